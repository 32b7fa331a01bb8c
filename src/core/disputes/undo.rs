//! A decision undone as a whole, and done again. What an act changed in a game is taken out of the
//! game as it is now: what it did not touch, and what the players have done since, stays where both
//! can be. Where the act changed the moves or the result, those of before it stand again, and moves
//! made since are lost; that is asked about before (`change`).

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::disputes::change::Loss;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::clock::dual::DualClock;
use jadoube_laws::game::counter::{Counter, Counts};
use jadoube_laws::game::state::Game;

/// What becomes of the time that has run since the act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum ElapsedTime {
    /// It is given back: the clocks show what they showed before the act.
    GivenBack,
    /// It counts: only what the act itself gave or took is taken out.
    Counts,
}

/// An act: the game before and after it.
#[derive(Debug, Clone, Copy)]
pub struct Act<'a> {
    /// Before it.
    pub before: &'a Game,
    /// After it.
    pub after: &'a Game,
    /// The moment on the competition's time line.
    pub at: Moment,
}

/// What comes of undoing an act.
#[derive(Debug, Clone)]
pub struct UndoResult {
    /// The game as it then is.
    pub game: Game,
    /// What is lost of what has happened since.
    pub lost: Option<Loss>,
    /// The time that has run for each player since the act.
    pub ran: BySide<Millis>,
    /// What becomes of it.
    pub how: ElapsedTime,
    /// Whether the one or the other can be chosen.
    pub choice: TimeChoice,
}

/// Whether there is something to choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimeChoice {
    /// Either can be.
    Free,
    /// The players have gone on playing in the game that stays: their time counts.
    Counts,
}

/// The game as it is without the act.
#[must_use]
pub fn undone(now: &Game, act: Act<'_>, how: Option<ElapsedTime>, at: Moment) -> UndoResult {
    let Act { before, after, .. } = act;
    let moves_differ = !before.has_moves_of(after);
    let restored = moves_differ || before.outcome() != after.outcome();
    let gone_on = !now.has_moves_of(after)
        || now.outcome() != after.outcome()
        || now.clock.running() != after.clock.running();
    let ran = used(act, now, at);
    let choice = if restored || !gone_on { TimeChoice::Free } else { TimeChoice::Counts };
    let usual = if restored || before.clock.running() != after.clock.running() {
        ElapsedTime::GivenBack
    } else {
        ElapsedTime::Counts
    };
    let how = if choice == TimeChoice::Free { how.unwrap_or(usual) } else { ElapsedTime::Counts };
    let mut game = now.clone();
    if moves_differ {
        put_moves(&mut game, before);
    }
    if restored {
        game.status = before.status;
        game.offer = before.offer;
    } else if now.offer == after.offer {
        game.offer = before.offer;
    }
    if now.owed == after.owed {
        game.owed.clone_from(&before.owed);
    }
    for side in Side::BOTH {
        let count = game.illegal_moves.of_mut(side);
        *count = without(*count, *before.illegal_moves.of(side), *after.illegal_moves.of(side));
        let (fell_then, fell) = (*before.flags.of(side), *after.flags.of(side));
        if fell_then != fell && *now.flags.of(side) == fell {
            *game.flags.of_mut(side) = fell_then;
        }
    }
    game.counts = counts(now, act);
    game.clock = match choice {
        TimeChoice::Free => clock_of_before(now, act, (how, ran), at),
        TimeChoice::Counts => clock_of_now(now, act, at),
    };
    let shift = |since: BySide<Millis>, from: BySide<Millis>| {
        let times = game.clock.reading(at);
        BySide::new(since.white + times.white - from.white, since.black + times.black - from.black)
    };
    game.turn_since = match choice {
        TimeChoice::Free => before.turn_since.map(|since| shift(since, before.times(act.at))),
        TimeChoice::Counts => now.turn_since.map(|since| shift(since, now.times(at))),
    };
    let lost = if gone_on { lost(now, after, &game) } else { None };
    UndoResult { game, lost, ran, how, choice }
}

/// The moves of before the act; where the record has them, with what it has of them.
fn put_moves(game: &mut Game, before: &Game) {
    let kept = usize::from(game.moves_in_common(before).0);
    game.plies.truncate(kept);
    game.plies.extend(before.plies.iter().skip(kept).cloned());
}

/// What goes that the act had not brought.
fn lost(now: &Game, after: &Game, game: &Game) -> Option<Loss> {
    let all = Loss::between(now, game)?;
    let moves = !now.has_moves_of(after) && all.to < all.of;
    let result = all.result.filter(|result| after.outcome() != Some(*result));
    let to = if moves { all.to } else { all.of };
    (moves || result.is_some()).then_some(Loss { to, of: all.of, result })
}

/// The time that each player's clock has run since the act, what was granted and corrected since
/// taken off.
fn used(act: Act<'_>, now: &Game, at: Moment) -> BySide<Millis> {
    let (then, is) = (act.after.times(act.at), now.times(at));
    BySide::new(then.white - is.white, then.black - is.black)
}

/// A count without what an act has added.
fn without(now: u8, before: u8, after: u8) -> u8 {
    let count = i16::from(now) + i16::from(before) - i16::from(after);
    u8::try_from(count.max(0)).unwrap_or(u8::MAX)
}

fn counts(now: &Game, act: Act<'_>) -> Counts {
    let mut counts = now.counts;
    for what in Counter::ALL {
        for side in Side::BOTH {
            let (before, after) =
                (act.before.counts.of(what, side), act.after.counts.of(what, side));
            counts.set(what, side, without(now.counts.of(what, side), before, after));
        }
    }
    counts
}

/// The clock as it stood before the act. Where somebody has stopped it since, it stays stopped: no
/// clock is started behind an arbiter's back.
fn clock_of_before(
    now: &Game,
    act: Act<'_>,
    (how, ran): (ElapsedTime, BySide<Millis>),
    at: Moment,
) -> DualClock {
    let mut clock = act.before.clock.clone();
    let running = clock.running();
    clock.stop(act.at);
    if how == ElapsedTime::Counts {
        let had = clock.reading(act.at);
        for side in Side::BOTH.into_iter().filter(|side| *ran.of(*side) != Millis::ZERO) {
            let time = (*had.of(side) - *ran.of(side)).max(Millis::ZERO);
            clock.correct(Correction::Set { side, time }, at);
        }
    }
    let stopped_since = now.clock.running().is_none() && act.after.clock.running().is_some();
    let ended = act.before.outcome().is_some();
    let running = if now.clock_on_table() { now.clock.running() } else { running };
    if let Some(side) = running.filter(|_| !stopped_since && !ended) {
        clock.start(side, at);
    }
    clock
}

/// The clock of now, without the time and the counters that the act gave or took.
fn clock_of_now(now: &Game, act: Act<'_>, at: Moment) -> DualClock {
    let mut clock = now.clock.clone();
    let (before, after) = (act.before.times(act.at), act.after.times(act.at));
    let is = clock.reading(at);
    for side in Side::BOTH {
        let given = *after.of(side) - *before.of(side);
        if given != Millis::ZERO {
            let time = (*is.of(side) - given).max(Millis::ZERO);
            clock.correct(Correction::Set { side, time }, at);
        }
        let (was, set) = (act.before.clock.moves_made(side), act.after.clock.moves_made(side));
        if was != set {
            let moves = clock.moves_made(side).saturating_add(was).saturating_sub(set);
            clock.correct(Correction::SetCounter { side, moves }, at);
        }
    }
    clock
}
