//! What has changed in the game of an incident, and what a deed would take away, in words.

use crate::words::Words;
use crate::{chess, outcome, time};
use jadoube_chess::side::Side;
use jadoube_core::disputes::change::{Change, Loss, Moves, Written};
use jadoube_core::disputes::event::TimeSince;
use jadoube_core::disputes::undo::RunSince;
use jadoube_laws::game::counter::Counter;

/// “12.Nf3”, “12…Nf6”.
fn written(words: &Words, one: &Written) -> String {
    let dots = if one.side == Side::White { "." } else { "…" };
    format!("{}{dots}{}", one.number, chess::lettered(words, &one.san))
}

fn moves(words: &Words, id: &str, moves: &Moves) -> String {
    let args = [
        ("count", moves.count.into()),
        ("first", written(words, &moves.first).into()),
        ("last", written(words, &moves.last).into()),
    ];
    words.say_with(id, &args)
}

/// One thing that has changed, as a sentence without its stop.
#[must_use]
pub fn change(words: &Words, change: &Change) -> String {
    let count = |id: &str, by: Side, count: u8| {
        let args = [("side", chess::side(words, by).into()), ("count", count.into())];
        words.say_with(id, &args)
    };
    match change {
        Change::Played(played) => moves(words, "dispute-change-played", played),
        Change::Gone(gone) => moves(words, "dispute-change-gone", gone),
        Change::Ended(result) => {
            let result = outcome::outcome(words, *result);
            words.say_with("dispute-change-ended", &[("result", result.into())])
        }
        Change::Reopened(result) => {
            let result = outcome::outcome(words, *result);
            words.say_with("dispute-change-reopened", &[("result", result.into())])
        }
        Change::IllegalMoves { by, now } => count("dispute-change-illegal-moves", *by, *now),
        Change::Counted { what, by, now } => {
            let id = match what {
                Counter::Warnings => "dispute-change-warnings",
                Counter::WrongClaims => "dispute-change-wrong-claims",
                Counter::SheetRequests => "dispute-change-sheet-requests",
            };
            count(id, *by, *now)
        }
        Change::Flag { side } => {
            let side = chess::side(words, *side);
            words.say_with("dispute-change-flag", &[("side", side.into())])
        }
        Change::Presence => words.say("dispute-change-presence"),
        Change::Clock => words.say("dispute-change-clock"),
        Change::Laws => words.say("dispute-change-laws"),
    }
}

/// What is lost, a sentence for the moves and one for the result.
#[must_use]
pub fn loss(words: &Words, loss: &Loss, gone: Option<&Moves>) -> Vec<String> {
    let gone = gone.map(|gone| moves(words, "dispute-loss-moves", gone));
    let result = loss.result.map(|result| {
        let result = outcome::outcome(words, result);
        words.say_with("dispute-loss-result", &[("result", result.into())])
    });
    gone.into_iter().chain(result).collect()
}

/// The line of an undone act with what became of the time since.
pub(super) fn with_time(words: &Words, line: String, since: Option<&TimeSince>) -> String {
    let Some(since) = since else { return line };
    let id = match since.how {
        RunSince::GivenBack => "dispute-time-given-back",
        RunSince::Counts => "dispute-time-counts",
    };
    let args = [
        ("line", line.into()),
        ("white", time::shown(since.ran.white).into()),
        ("black", time::shown(since.ran.black).into()),
    ];
    words.say_with(id, &args)
}
