//! The topics of the Laws that come with the program, read from `assets/laws/topics`.

use std::sync::LazyLock;

use crate::core::laws::topic::Group;

/// The files, in the order of the Laws.
const FILES: &[&str] = &[
    include_str!("../../assets/laws/topics/touch.ron"),
    include_str!("../../assets/laws/topics/moves.ron"),
    include_str!("../../assets/laws/topics/irregularities.ron"),
    include_str!("../../assets/laws/topics/draws.ron"),
    include_str!("../../assets/laws/topics/clock.ron"),
    include_str!("../../assets/laws/topics/quickplay.ron"),
    include_str!("../../assets/laws/topics/scoresheet.ron"),
    include_str!("../../assets/laws/topics/conduct.ron"),
    include_str!("../../assets/laws/topics/rapid.ron"),
    include_str!("../../assets/laws/topics/adjournment.ron"),
    include_str!("../../assets/laws/topics/blind.ron"),
    include_str!("../../assets/laws/topics/other.ron"),
    include_str!("../../assets/laws/topics/basics.ron"),
];

static GROUPS: LazyLock<Vec<Group>> = LazyLock::new(|| {
    let ron =
        ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    FILES.iter().map(|text| ron.from_str(text).expect("the topics are tested")).collect()
});

/// All topics, group by group.
#[must_use]
pub fn groups() -> &'static [Group] {
    &GROUPS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::laws;
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
