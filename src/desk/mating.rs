//! Whether mate can still be given: for one position while the window goes on, and for files of
//! positions on all cores, each answer with its time, for measuring.

use std::collections::BTreeMap;
use std::io::{self, BufRead, ErrorKind};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use crate::core::board::position::{Form, Position, PositionFault};
use crate::core::side::{BySide, Side};
use crate::core::unwinnability::{Answer, Budget, Chance, decide};

/// The question for both sides of one position, answered on threads of its own: whoever asks goes
/// on meanwhile.
#[derive(Debug)]
pub struct Asked {
    answers: BySide<Option<Answer>>,
    coming: Receiver<(Side, Answer)>,
}

impl Asked {
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
#[derive(Debug, thiserror::Error)]
pub enum BadLine {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// No side stands behind the position.
    #[error("expected FEN, a tab, and w or b")]
    NoSide,
    /// The position is none.
    #[error(transparent)]
    Position(#[from] PositionFault),
}

/// What became of a line.
#[derive(Debug)]
pub struct Reply {
    /// Its number in the batch, from 1.
    pub line: usize,
    /// The question, its answer, and the time that it took.
    pub found: Result<(Question, Answer, Duration), BadLine>,
}

/// Answers a batch, `FEN<TAB>w|b` a line (blank lines and those that begin with `#` are passed
/// over), on so many threads; the replies come in the order of the lines, each as soon as those
/// before it are there. Ends early when `reply` says so.
///
/// # Errors
/// The one that `reply` gave.
pub fn batch<E>(
    lines: impl BufRead + Send,
    threads: usize,
    budget: Budget,
    mut reply: impl FnMut(Reply) -> Result<(), E>,
) -> Result<(), E> {
    let mut over = false;
    // Text that is no UTF-8 costs its line; a file that cannot be read any more is told once.
    let readable = lines.lines().take_while(move |line| {
        let fault = line.as_ref().err().map(io::Error::kind);
        !std::mem::replace(&mut over, fault.is_some_and(|kind| kind != ErrorKind::InvalidData))
    });
    let lines = Mutex::new((0..).zip((1..).zip(readable).filter(|(_, line)| is_asked(line))));
    let (send, replies) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (send, lines) = (send.clone(), &lines);
            scope.spawn(move || {
                loop {
                    let next = lines.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some((place, (line, text))) = next else { break };
                    let reply = Reply { line, found: answer(text, budget) };
                    // Nobody listens any more: the batch has ended early.
                    if send.send((place, reply)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut early = BTreeMap::new();
        let mut due = 0;
        for (place, one) in replies {
            early.insert(place, one);
            while let Some(one) = early.remove(&due) {
                reply(one)?;
                due += 1;
            }
        }
        Ok(())
    })
}

fn is_asked(line: &io::Result<String>) -> bool {
    let Ok(text) = line else { return true };
    let text = text.trim();
    !text.is_empty() && !text.starts_with('#')
}

fn answer(
    line: io::Result<String>,
    budget: Budget,
) -> Result<(Question, Answer, Duration), BadLine> {
    let question = read(&line?)?;
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
    Ok(Question { position: Position::from_loose_fen(fen, Form::Standard)?, winner })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_come_in_the_order_of_the_lines_however_long_each_takes() {
        let mut text = String::from("# positions\n\n");
        for nth in 0..24 {
            let fen = if nth % 3 == 0 {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
            } else {
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
            };
            text.push_str(&format!("{fen}\t{}\n", if nth == 5 { "x" } else { "b" }));
        }
        for threads in [0, 1, 3] {
            let mut got = Vec::new();
            batch(text.as_bytes(), threads, Budget::Quick, |reply| {
                got.push((reply.line, reply.found.is_ok()));
                Ok::<(), ()>(())
            })
            .unwrap();
            let wanted: Vec<_> = (0..24).map(|nth| (nth + 3, nth != 5)).collect();
            assert_eq!(got, wanted, "{threads} threads");
        }
    }

    #[test]
    fn a_batch_ends_when_nobody_listens() {
        let text = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\tw\n".repeat(50);
        let mut heard = 0;
        let ended = batch(text.as_bytes(), 2, Budget::Quick, |_| {
            heard += 1;
            if heard == 3 { Err("enough") } else { Ok(()) }
        });
        assert_eq!((ended, heard), (Err("enough"), 3));
    }
}
