//! The sign by which players show the result to an electronic board: the kings in the centre, both
//! on light squares or both on dark ones for a win, on different ones for a draw. Boards send it as
//! moves, and where these happen to be legal they stay in the game.

use crate::board::piece::Kind;
use crate::board::position::Move;
use crate::pgn::{PgnGame, PgnPly, PgnResult};
use jadoube_message::{Message, Value, listed};

/// A last move of a king that may be such a sign.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(id = "pgn-result-signal")]
pub struct Signal {
    /// How many half-moves at the end may belong to it.
    #[message(skip)]
    pub plies: usize,
    /// The words at the end that may belong to it and are no legal moves.
    #[message(with = spaced)]
    pub words: Vec<String>,
    /// The last king's square.
    pub square: String,
}

fn spaced(words: &[String]) -> Value<'_> {
    listed(words, " ")
}

/// What was cut off a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RemovedSignal {
    /// The half-moves, with all that stood beside them.
    pub plies: Vec<PgnPly>,
    /// The words.
    pub words: Vec<String>,
}

const CENTRE: [&str; 4] = ["d4", "d5", "e4", "e5"];

impl PgnGame {
    /// The sign of the result with which an ended game may close; none while it goes on.
    #[must_use]
    pub fn result_signal(&self) -> Option<Signal> {
        if self.result == PgnResult::Open {
            return None;
        }
        let words: Vec<String> =
            self.line.unread.iter().filter(|word| is_move(word)).cloned().collect();
        if words.len() > 2 || !words.iter().all(|word| king(word).is_some()) {
            return None;
        }
        let square = words.iter().filter_map(|word| king(word)).find(|to| CENTRE.contains(to));
        if !words.is_empty() && square.is_none() {
            return None;
        }
        // Each king shows once: of two moves into the centre the last may be the one, or both.
        let at_end = |ply: &PgnPly| ply.played.and_then(centre_move);
        let plies = self.line.plies.iter().rev().take(2).map_while(at_end).count();
        let last = self.line.plies.last().and_then(at_end);
        let square = square.map(str::to_owned).or(last)?;
        Some(Signal { plies: plies.min(2), words, square })
    }

    /// Cuts the sign of the result off, if the arbiter says that it is one. What is cut is handed
    /// back whole.
    pub fn cut_result_signal(&mut self) -> RemovedSignal {
        let Some(signal) = self.result_signal() else { return RemovedSignal::default() };
        let keep = self.line.plies.len().saturating_sub(signal.plies);
        let plies = self.line.plies.split_off(keep);
        RemovedSignal { plies, words: std::mem::take(&mut self.line.unread) }
    }
}

fn is_move(word: &str) -> bool {
    let bare = word.trim_matches(|c: char| c.is_ascii_digit() || c == '.');
    !bare.is_empty() && !word.starts_with(['{', ';'])
}

/// Where a word lets a king go.
fn king(word: &str) -> Option<&str> {
    let king =
        word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').strip_prefix('K')?;
    Some(king.trim_start_matches('x').trim_end_matches(['+', '#']))
}

fn centre_move(played: Move) -> Option<String> {
    let square = played.to().to_string();
    (played.kind() == Kind::King && CENTRE.contains(&square.as_str())).then_some(square)
}
