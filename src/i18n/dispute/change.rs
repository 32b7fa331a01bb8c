//! What has changed in the game of an incident, and what a deed would take away, in words.

use crate::catalogue::Words;
use crate::time;
use jadoube_core::disputes::change::{Change, Loss, Moves};
use jadoube_core::disputes::event::TimeSince;
use jadoube_core::disputes::undo::ElapsedTime;

/// One thing that has changed, as a sentence without its stop.
#[must_use]
pub fn change(words: &Words, change: &Change) -> String {
    words.tell(change)
}

/// What is lost, a sentence for the moves and one for the result.
#[must_use]
pub fn loss(words: &Words, loss: &Loss, gone: Option<&Moves>) -> Vec<String> {
    let gone = gone.map(|gone| words.value(&gone.lost()));
    let result = loss.result.map(|_| words.value(&loss.of_the_result()));
    gone.into_iter().chain(result).collect()
}

/// The line of an undone act with what became of the time since.
pub(super) fn with_time(words: &Words, line: String, since: Option<&TimeSince>) -> String {
    let Some(since) = since else { return line };
    let id = match since.how {
        ElapsedTime::GivenBack => "dispute-time-given-back",
        ElapsedTime::Counts => "dispute-time-counts",
    };
    let args = [
        ("line", line.into()),
        ("white", time::shown(since.ran.white).into()),
        ("black", time::shown(since.ran.black).into()),
    ];
    words.say_with(id, &args)
}
