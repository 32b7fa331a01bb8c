//! The interpretations that come with the program, read from `assets/laws/interpretations.ron`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::laws::interpretation::Interpretation;
use crate::library::bundled::shipped;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    interpretations: Vec<Interpretation>,
}

static ALL: LazyLock<Vec<Interpretation>> =
    LazyLock::new(|| shipped!("laws/interpretations.ron").value::<File>().interpretations);

/// All interpretations, as the editions have them.
#[must_use]
pub fn all() -> &'static [Interpretation] {
    &ALL
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::topics;
    use std::collections::BTreeSet;

    #[test]
    fn every_interpretation_has_a_name_of_its_own_and_belongs_to_topics_that_exist() {
        let topics: BTreeSet<&str> = topics::groups()
            .iter()
            .flat_map(|g| &g.topics)
            .map(|topic| topic.id.as_str())
            .collect();
        let mut names = BTreeSet::new();
        for case in all() {
            assert!(names.insert((&case.edition, &case.id)), "{} {}", case.edition, case.id);
            assert!(["1972", "1980", "2017"].contains(&case.edition.as_str()), "{}", case.edition);
            assert!(case.numbers().all(|number| number.starts_with("Int. ")), "{}", case.article);
            for topic in &case.topics {
                assert!(topics.contains(topic.as_str()), "{}: no topic {topic}", case.id);
            }
        }
        assert!(names.len() > 80, "{}", names.len());
    }
}
