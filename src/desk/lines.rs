//! Batches: a file of lines answered on all cores, in the order of the lines and as they come.

use std::collections::BTreeMap;
use std::io::{self, BufRead, ErrorKind};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

/// What became of a line.
#[derive(Debug)]
pub struct Reply<T> {
    /// Its number in the batch, from 1.
    pub line: usize,
    /// What was made of it.
    pub found: T,
}

/// Has every line of a batch answered (blank lines and those that begin with `#` are passed over),
/// on so many threads; the replies come in the order of the lines, each as soon as those before it
/// are there. A line that cannot be read is handed on as the error that it is. Ends early when
/// `reply` says so.
///
/// # Errors
/// The one that `reply` gave.
pub fn answered<T: Send, E>(
    lines: impl BufRead + Send,
    threads: usize,
    answer: impl Fn(io::Result<String>) -> T + Sync,
    reply: impl FnMut(Reply<T>) -> Result<(), E>,
) -> Result<(), E> {
    let mut over = false;
    // Text that is no UTF-8 costs its line; a file that cannot be read any more is told once.
    let readable = lines.lines().take_while(move |line| {
        let fault = line.as_ref().err().map(io::Error::kind);
        !std::mem::replace(&mut over, fault.is_some_and(|kind| kind != ErrorKind::InvalidData))
    });
    let asked = (1..).zip(readable).filter(|(_, line)| is_asked(line));
    let answer = |(line, text)| Reply { line, found: answer(text) };
    in_order(asked, threads, answer, reply)
}

/// Has every item of a series answered on so many threads; the replies come in the order of the
/// items, each as soon as those before it are there. Ends early when `reply` says so.
///
/// # Errors
/// The one that `reply` gave.
pub fn in_order<I: Send, T: Send, E>(
    items: impl Iterator<Item = I> + Send,
    threads: usize,
    answer: impl Fn(I) -> T + Sync,
    mut reply: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    if threads <= 1 {
        // Nothing to wait for: what goes between threads costs more than a game.
        return items.map(answer).try_for_each(reply);
    }
    let items = Mutex::new((0_usize..).zip(items));
    let (send, replies) = mpsc::sync_channel(threads * AHEAD);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (send, items, answer) = (send.clone(), &items, &answer);
            scope.spawn(move || {
                loop {
                    let next = items.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some((place, item)) = next else { break };
                    // Nobody listens any more: the batch has ended early.
                    if send.send((place, answer(item))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        // Moved in, so that it is gone, and nobody waits to be heard, when a reply ends it all.
        let replies = replies;
        let mut early = BTreeMap::new();
        let mut due = 0;
        for (place, one) in &replies {
            early.insert(place, one);
            while let Some(one) = early.remove(&due) {
                reply(one)?;
                due += 1;
            }
        }
        Ok(())
    })
}

/// Answers that may wait for each thread until they are heard.
const AHEAD: usize = 64;

fn is_asked(line: &io::Result<String>) -> bool {
    let Ok(text) = line else { return true };
    let text = text.trim();
    !text.is_empty() && !text.starts_with('#')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mating;
    use jadoube_chess::unwinnability::Budget;

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
            let answer = |line| mating::answer(line, Budget::Quick);
            answered(text.as_bytes(), threads, answer, |reply| {
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
        let ended = answered(
            text.as_bytes(),
            2,
            |line| line.is_ok(),
            |_| {
                heard += 1;
                if heard == 3 { Err("enough") } else { Ok(()) }
            },
        );
        assert_eq!((ended, heard), (Err("enough"), 3));
    }
}
