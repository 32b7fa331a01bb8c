//! The game that two scoresheets tell, looked for on a thread of its own while the window goes on.

use std::sync::mpsc::{Receiver, channel};
use std::thread;

use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::scoresheet::compare::{Comparison, compare};
use jadoube_chess::scoresheet::end::EndPosition;
use jadoube_chess::scoresheet::length::Counter;
use jadoube_chess::scoresheet::reconstruct::{Reconstruction, ReconstructionInput, reconstruct};
use jadoube_chess::scoresheet::sheet::Sheet;
use jadoube_chess::side::BySide;

/// What is asked: two sheets of a game from a position, and where it ended if that is known.
#[derive(Debug, Clone)]
pub struct Question {
    /// The position from which the game began.
    pub start: Position,
    /// The sheets.
    pub sheets: BySide<Sheet>,
    /// The position at the end, as far as it is known.
    pub end: Option<EndPosition>,
    /// What the players' clocks tell about the number of moves.
    pub clocks: BySide<Option<Counter>>,
    /// The moves of the record, if there is one.
    pub record: Vec<Move>,
}

/// What was found.
#[derive(Debug, Clone)]
pub struct ReconstructionResult {
    /// The games that fit the sheets.
    pub games: Reconstruction,
    /// The sheets beside the moves of the record, or of the likeliest game where there is no record;
    /// nothing where they have nothing to do with each other.
    pub beside: Option<Comparison>,
    /// The moves beside which they were laid.
    pub moves: Vec<Move>,
}

/// A question that is worked on.
#[derive(Debug)]
pub struct PendingReconstruction {
    question: Question,
    found: Option<ReconstructionResult>,
    coming: Receiver<ReconstructionResult>,
}

impl PendingReconstruction {
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
    pub const fn found(&self) -> Option<&ReconstructionResult> {
        self.found.as_ref()
    }
}

/// Looks for the games, and lays the sheets beside the record.
fn find(question: &Question) -> ReconstructionResult {
    let Question { start, sheets, end, clocks, record } = question;
    let known = ReconstructionInput { end: end.as_ref(), plies: None, clocks: *clocks };
    let games = reconstruct(start, sheets, known);
    // Where the record goes no further, what the sheets tell of the rest is laid beside them too.
    let goes_on = games.games.first().filter(|likeliest| likeliest.moves.starts_with(record));
    let moves = goes_on.map_or_else(|| record.clone(), |likeliest| likeliest.moves.clone());
    ReconstructionResult { beside: compare(start, sheets, &moves), games, moves }
}
