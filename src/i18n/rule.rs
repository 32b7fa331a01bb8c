//! What an article says, as far as the program uses it: one sentence per rule, in our own words.
//! Which rule stands in which article is in the editions (`assets/laws`).

use crate::core::citation::Citation;
use crate::core::laws::edition::Edition;
use crate::i18n::words::Words;

/// The sentences on an article: one for each rule that stands in it, none for an article that the
/// edition does not use.
#[must_use]
pub fn statements(words: &Words, citation: &Citation, edition: &Edition) -> Vec<String> {
    let keys = edition.keys_of(&citation.article);
    keys.into_iter().map(|key| words.say(&format!("rule-{key}"))).collect()
}
