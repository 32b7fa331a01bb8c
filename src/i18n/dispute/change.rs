//! What has changed in the game of an incident, and what a deed would take away, in words.

use crate::catalogue::Words;
use jadoube_core::disputes::change::{Loss, Moves};

/// What is lost, a sentence for the moves and one for the result.
#[must_use]
pub fn loss(words: &Words, loss: &Loss, gone: Option<&Moves>) -> Vec<String> {
    let gone = gone.map(|gone| words.value(&gone.lost()));
    let result = loss.result.map(|_| words.value(&loss.of_the_result()));
    gone.into_iter().chain(result).collect()
}
