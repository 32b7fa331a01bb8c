//! The glossary that comes with the program, read from `assets/glossary.ron`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::laws::glossary::Term;
use crate::library::bundled::shipped;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    terms: Vec<Term>,
}

static ALL: LazyLock<Vec<Term>> = LazyLock::new(|| shipped!("glossary.ron").value::<File>().terms);

/// All terms, in the order of their subjects.
#[must_use]
pub fn terms() -> &'static [Term] {
    &ALL
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_term_has_a_word_in_each_language() {
        let mut ids = BTreeSet::new();
        for term in terms() {
            assert!(ids.insert(&term.id), "{} stands there twice", term.id);
            for (lang, word) in term.words() {
                assert!(!word.trim().is_empty(), "{} has no word in {lang}", term.id);
            }
        }
        assert!(ids.len() >= 150, "{} terms", ids.len());
    }
}
