//! Scoresheets for the window: the text of one from a file, and the game that two of them tell,
//! looked for on a thread of its own while the window goes on.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use crate::core::board::position::{Move, Position};
use crate::core::scoresheet::align::Slip;
use crate::core::scoresheet::reconstruct;
use crate::core::scoresheet::sheet::Sheet;
use crate::core::side::{BySide, Side};

/// The longest file that is taken for a scoresheet.
const LONGEST: u64 = 1 << 20;

/// The text of a scoresheet in a file: of a PGN file with several games, that of the first.
///
/// # Errors
/// The system's, when the file cannot be read.
pub fn sheet_in(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(LONGEST).read_to_end(&mut bytes)?;
    let text = String::from_utf8(bytes)
        .unwrap_or_else(|wrong| wrong.into_bytes().iter().map(|byte| char::from(*byte)).collect());
    Ok(first_game(&text).to_owned())
}

/// The tags and moves of the first game of a text.
fn first_game(text: &str) -> &str {
    let mut moves = false;
    let mut from = 0;
    for line in text.split_inclusive('\n') {
        let tag = line.trim_start().starts_with('[');
        if tag && moves {
            return &text[..from];
        }
        moves |= !tag && !line.trim().is_empty();
        from += line.len();
    }
    text
}

/// What is asked: two sheets of a game from a position, and where it ended if that is known.
#[derive(Debug, Clone)]
pub struct Question {
    /// The position from which the game began.
    pub start: Position,
    /// The sheets.
    pub sheets: BySide<Sheet>,
    /// The position at the end, if known.
    pub end: Option<Position>,
}

/// How sure it is that the first game is the one that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Certainty {
    /// No other game fits the sheets.
    Certain,
    /// Others fit, but much worse.
    Likely,
    /// It is one of several.
    Open,
}

/// One half-move of a game that was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The move.
    pub played: Move,
    /// What each sheet does while it is made.
    pub slips: BySide<Slip>,
    /// The cell of each sheet that is read for it.
    pub reads: BySide<Option<u16>>,
}

impl Step {
    /// Whether neither sheet has it: it was put in because nothing else fits.
    #[must_use]
    pub fn is_filled(&self) -> bool {
        self.reads.white.is_none() && self.reads.black.is_none()
    }
}

/// What was found: the games that fit, the likeliest first.
#[derive(Debug, Clone)]
pub struct Found {
    /// How sure the first is.
    pub certainty: Certainty,
    /// The games; none where the sheets tell no legal game.
    pub games: Vec<Vec<Step>>,
}

impl Found {
    /// How many half-moves from the start all games have in common: what the sheets prove.
    #[must_use]
    pub fn proved(&self) -> usize {
        let Some((first, others)) = self.games.split_first() else { return 0 };
        others.iter().map(|other| common(first, other)).min().unwrap_or(first.len())
    }

    /// The moves of each player that the sheets prove.
    #[must_use]
    pub fn proved_moves(&self, start: &Position) -> BySide<u16> {
        let proved = u16::try_from(self.proved()).unwrap_or(u16::MAX);
        let mut moves = BySide::new(proved / 2, proved / 2);
        *moves.of_mut(start.turn()) = proved.div_ceil(2);
        moves
    }

    /// Where another game parts from the first: the number of half-moves that they share.
    #[must_use]
    pub fn parts(&self, nth: usize) -> Option<usize> {
        let (first, other) = (self.games.first()?, self.games.get(nth)?);
        (nth > 0).then(|| common(first, other))
    }
}

fn common(one: &[Step], other: &[Step]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a.played == b.played).count()
}

/// A question that is worked on.
#[derive(Debug)]
pub struct Asked {
    question: Question,
    found: Option<Found>,
    coming: Receiver<Found>,
}

impl Asked {
    /// Asks; `wake` is called when the answer is there.
    #[must_use]
    pub fn new(question: Question, wake: impl Fn() + Send + 'static) -> Self {
        let (send, coming) = channel();
        let (own, answer) = (question.clone(), send.clone());
        let work = move || {
            // Whoever asked may have gone.
            let _ = answer.send(find(&own));
            wake();
        };
        // Without a thread it is done at once: better a window that waits than no answer.
        if thread::Builder::new().name("reconstructing".into()).spawn(work).is_err() {
            let _ = send.send(find(&question));
        }
        Self { question, found: None, coming }
    }

    /// Takes in the answer; whether it came now.
    pub fn poll(&mut self) -> bool {
        let Ok(found) = self.coming.try_recv() else { return false };
        self.found = Some(found);
        true
    }

    /// What was asked.
    #[must_use]
    pub const fn question(&self) -> &Question {
        &self.question
    }

    /// What was found; nothing as long as it is looked for.
    #[must_use]
    pub const fn found(&self) -> Option<&Found> {
        self.found.as_ref()
    }
}

/// How much worse the next game must be, in hundredths of a bit, for the first to be likely.
const LIKELY: u32 = 700;

/// Looks for the games.
fn find(question: &Question) -> Found {
    let games = reconstruct::games(&question.start, &question.sheets, question.end.as_ref());
    let behind = match games.as_slice() {
        [(_, first), (_, second), ..] => second.less(*first).0,
        _ => u32::MAX,
    };
    let certainty = match games.len() {
        1 => Certainty::Certain,
        _ if behind > LIKELY => Certainty::Likely,
        _ => Certainty::Open,
    };
    let step = |(played, slips, reads)| Step { played, slips, reads };
    let games = games.into_iter().map(|(paces, _)| paces.into_iter().map(step).collect());
    Found { certainty, games: games.collect() }
}

/// The moves of both columns of a sheet that a game passes by, as places of cells.
#[must_use]
pub fn unread(sheet: &Sheet, steps: &[Step], whose: Side) -> Vec<u16> {
    let read: Vec<u16> = steps.iter().filter_map(|step| *step.reads.of(whose)).collect();
    let written = (0..).zip(sheet.cells()).filter(|(_, cell)| !cell.is_unwritten());
    written.map(|(index, _)| index).filter(|index| !read.contains(index)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_games_the_first_is_taken() {
        for (text, first) in [
            ("1. e4 e5\n2. Nf3", "1. e4 e5\n2. Nf3"),
            (
                "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n",
                "[White \"A\"]\n\n1. e4 *\n\n",
            ),
            ("", ""),
        ] {
            assert_eq!(first_game(text), first);
        }
    }
}
