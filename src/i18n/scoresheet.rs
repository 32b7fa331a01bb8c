//! What two scoresheets yield, and the slips in them, in words.

use crate::catalogue::Catalogue;
use jadoube_chess::scoresheet::reconstruct::{Reconstruction, Verdict};
use jadoube_chess::side::Side;

/// The id of the words for where the games part: a certain game parts only from ones that are far
/// less likely.
#[must_use]
pub const fn parts(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Certain | Verdict::Agreed => "scoresheet-parts-far",
        Verdict::Likely | Verdict::Open => "scoresheet-parts",
    }
}

/// The verdict in one sentence.
#[must_use]
pub fn verdict(words: &Catalogue, found: &Reconstruction) -> String {
    match found.verdict {
        Verdict::Open if found.games.is_empty() => words.say("scoresheet-none"),
        verdict => words.tell(&verdict),
    }
}

/// What was left out of account, a sentence each.
#[must_use]
pub fn disregarded(words: &Catalogue, found: &Reconstruction) -> Vec<String> {
    let counters = found.counters_disregarded.then(|| words.say("scoresheet-counters-disregarded"));
    let castling = found.castling_disregarded.then(|| words.say("scoresheet-castling-disregarded"));
    let clocks = found.clocks_disregarded.then(|| words.say("scoresheet-clocks-disregarded"));
    let end = found.end_disregarded.then(|| words.say("scoresheet-end-disregarded"));
    counters.into_iter().chain(castling).chain(clocks).chain(end).collect()
}

/// How many moves are proved.
#[must_use]
pub fn proved(words: &Catalogue, found: &Reconstruction) -> String {
    let moves = |side| found.moves_proved(side).into();
    let arguments = [("white", moves(Side::White)), ("black", moves(Side::Black))];
    words.say_with("scoresheet-proved", &arguments)
}

/// Whether the moves that were claimed are proved, for both players.
#[must_use]
pub fn claimed(words: &Catalogue, found: &Reconstruction, count: usize) -> String {
    let is_proved = found.proves(count);
    let arguments =
        [("count", count.into()), ("proved", if is_proved { "yes" } else { "no" }.into())];
    words.say_with("scoresheet-claimed", &arguments)
}

/// Whose sheet.
#[must_use]
pub fn sheet(words: &Catalogue, side: Side) -> String {
    words.say(match side {
        Side::White => "scoresheet-of-white",
        Side::Black => "scoresheet-of-black",
    })
}
