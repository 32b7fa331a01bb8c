//! The topics of the Laws that come with the program, read from `assets/laws/topics`.

use std::sync::LazyLock;

use crate::laws::topic::Group;
use crate::library::bundled::{BundledFile, shipped};

/// The files, in the order of the Laws.
const FILES: &[BundledFile] = &[
    shipped!("laws/topics/touch.ron"),
    shipped!("laws/topics/moves.ron"),
    shipped!("laws/topics/irregularities.ron"),
    shipped!("laws/topics/draws.ron"),
    shipped!("laws/topics/clock.ron"),
    shipped!("laws/topics/quickplay.ron"),
    shipped!("laws/topics/scoresheet.ron"),
    shipped!("laws/topics/conduct.ron"),
    shipped!("laws/topics/rapid.ron"),
    shipped!("laws/topics/adjournment.ron"),
    shipped!("laws/topics/blind.ron"),
    shipped!("laws/topics/other.ron"),
    shipped!("laws/topics/basics.ron"),
];

static GROUPS: LazyLock<Vec<Group>> =
    LazyLock::new(|| FILES.iter().map(BundledFile::value).collect());

/// All topics, group by group.
#[must_use]
pub fn groups() -> &'static [Group] {
    &GROUPS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::laws;
    use std::collections::BTreeSet;

    #[test]
    fn every_topic_speaks_of_every_edition_once() {
        let editions: BTreeSet<&str> = laws::editions().iter().map(|e| e.id.as_str()).collect();
        let all = || groups().iter().flat_map(|group| &group.topics);
        let ids: BTreeSet<&str> = all().map(|topic| topic.id.as_str()).collect();
        assert_eq!(ids.len(), all().count(), "an id occurs twice");
        assert!(ids.len() >= 129, "{} topics", ids.len());
        for topic in all() {
            let named = topic.cells.iter().flat_map(|cell| &cell.editions);
            let named: Vec<&str> = named.map(String::as_str).collect();
            let once: BTreeSet<&str> = named.iter().copied().collect();
            assert_eq!((named.len(), &once), (editions.len(), &editions), "{}", topic.id);
            for see in &topic.see {
                assert!(ids.contains(see.as_str()), "{} sends to {see}", topic.id);
            }
            for cell in topic.cells.iter().filter_map(|cell| cell.as_in.as_ref()) {
                let firsts = topic.cells.iter().filter(|c| c.as_in.is_none());
                let mut firsts = firsts.filter_map(|c| c.editions.first());
                assert!(firsts.any(|first| first == cell), "{}: as in {cell}", topic.id);
            }
        }
    }
}
