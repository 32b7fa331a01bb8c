//! Whether mate can still be given: for one position while the window goes on, and for files of
//! positions on all cores, each answer with its time, for measuring.

use jadoube_message::Message;
use jadoube_message::system::SystemReason;

use std::io;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use jadoube_chess::board::position::{Position, PositionFault, Variant};
use jadoube_chess::side::{BySide, Side};
use jadoube_chess::unwinnability::{Answer, Budget, Chance, decide};

/// The question for both sides of one position, answered on threads of its own: whoever asks goes
/// on meanwhile.
#[derive(Debug)]
pub struct MateSearch {
    answers: BySide<Option<Answer>>,
    coming: Receiver<(Side, Answer)>,
}

impl MateSearch {
    /// Asks with the full budget; `wake` is called when an answer is there.
    #[must_use]
    pub fn new(position: &Position, wake: impl Fn() + Clone + Send + 'static) -> Self {
        let (send, coming) = channel();
        for side in Side::BOTH {
            let (own, answer, wake) = (position.clone(), send.clone(), wake.clone());
            let work = move || {
                // Whoever asked may have gone.
                let _ = answer.send((side, decide(&own, side, Budget::Full)));
                wake();
            };
            // Without a thread the question stays open: the quick answer is what can be had.
            if thread::Builder::new().name("mating".into()).spawn(work).is_err() {
                let _ = send.send((side, decide(position, side, Budget::Quick)));
            }
        }
        Self { answers: BySide::new(None, None), coming }
    }

    /// Takes in what has come; the sides that were answered now.
    pub fn poll(&mut self) -> Vec<Side> {
        let new: Vec<(Side, Answer)> = self.coming.try_iter().collect();
        new.into_iter()
            .map(|(side, answer)| {
                *self.answers.of_mut(side) = Some(answer);
                side
            })
            .collect()
    }

    /// What is known of a side; nothing as long as it is looked into.
    #[must_use]
    pub const fn answer(&self, side: Side) -> Option<&Answer> {
        self.answers.of(side).as_ref()
    }

    /// Whether neither side can mate (Art. 5.2.2).
    #[must_use]
    pub fn is_dead(&self) -> bool {
        let cannot = |side| {
            let answer: Option<&Answer> = self.answer(side);
            answer.is_some_and(|answer| Chance::from(&answer.verdict) == Chance::Cannot)
        };
        Side::BOTH.into_iter().all(cannot)
    }
}

/// A line of a batch: a position and the side that should mate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// The side.
    pub winner: Side,
}

/// Why a line is no question.
#[derive(Debug, Message)]
#[message(prefix = "cli-line", error)]
pub enum BadLine {
    /// It cannot be read.
    #[message(id = "cli-unreadable", from)]
    Unreadable(#[message(name = "why")] SystemReason),
    /// No side stands behind the position.
    NoSide,
    /// The position is none.
    #[message(transparent, from)]
    Position(PositionFault),
}

/// The answer to a line of a batch, `FEN<TAB>w|b`, and the time that it took.
///
/// # Errors
/// [`BadLine`] when the line is no question.
pub fn answer(
    line: io::Result<String>,
    budget: Budget,
) -> Result<(Question, Answer, Duration), BadLine> {
    let question = read(&line.map_err(SystemReason::from)?)?;
    let begun = Instant::now();
    let answer = decide(&question.position, question.winner, budget);
    Ok((question, answer, begun.elapsed()))
}

fn read(line: &str) -> Result<Question, BadLine> {
    let (fen, winner) = line.trim().split_once('\t').ok_or(BadLine::NoSide)?;
    let winner = match winner.trim() {
        "w" => Side::White,
        "b" => Side::Black,
        _ => return Err(BadLine::NoSide),
    };
    Ok(Question { position: Position::from_loose_fen(fen, Variant::Standard)?, winner })
}
