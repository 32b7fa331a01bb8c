//! What the gaps of [`crate::game::gap`] do to a game: the question is put, the clock as it
//! would be if play had gone on is kept beside the one that stands, and the answer chooses.

use crate::clock::correction::Correction;
use crate::game::event::LostTime;
use crate::game::gap::{Cause, ClockGap, Gap, LostTimeQuestion, WentOnPly};
use crate::game::state::Game;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};

/// A clock that was running was not seen for a time.
pub(super) fn ask(game: &mut Game, (side, gap): (Side, Gap), at: Moment) {
    open_question(game, ClockGap { side, gap }, at);
}

/// The same in files of an earlier version of the program.
pub(super) fn recover(game: &mut Game, away: Millis, running: Option<Side>, at: Moment) {
    game.clock.stop(at);
    game.lost_time = None;
    if let Some(side) = running {
        game.clock.start(side, at);
        let gap = Gap { cause: Cause::Cut, from: None, to: None, away: Some(away) };
        ask(game, (side, gap), at);
    }
}

/// The time counts as it was answered.
pub(super) fn answer(
    game: &mut Game,
    (how, time, taken): (LostTime, Millis, Option<BySide<Millis>>),
    at: Moment,
) {
    let Some(question) = game.lost_time.take() else { return };
    // A game that had ended and goes on after all waits for its clock whatever is answered.
    game.left_standing |= question.went_on.running().is_some();
    match taken {
        Some(taken) => count(game, question, (how, taken), at),
        None => count_as_before(game, &question, (how, time), at),
    }
}

fn open_question(game: &mut Game, missed: ClockGap, at: Moment) {
    let question = game
        .lost_time
        .get_or_insert_with(|| LostTimeQuestion::new(&game.clock, game.turn_since, at));
    question.reckon(&game.clock, at);
    if question.went_on.running() != Some(missed.side) {
        // Only a damaged journal says so: what runs is then what it says.
        question.went_on.start(missed.side, at);
    }
    question.join(missed, at);
    game.clock.stop(at);
}

/// The game ends: nobody is asked any more, and from here on nobody loses time.
pub(super) fn end(game: &mut Game, at: Moment) {
    stop(game, at);
    if let Some(question) = game.lost_time.take() {
        game.unanswered = Some(question);
    }
}

/// The game goes on after all: what was not answered when it ended is a question again.
pub(super) fn ask_again(game: &mut Game) {
    if let Some(question) = game.unanswered.take() {
        game.lost_time = Some(question);
        game.left_standing = true;
    }
}

// What an event is about to do to the clock that is shown is done to the clock as it would be, too.

pub(super) fn start(game: &mut Game, side: Side, at: Moment) {
    let Some(question) = &mut game.lost_time else { return };
    question.reckon(&game.clock, at);
    question.went_on.start(side, at);
    question.turn_since = Some(question.went_on.reading(at));
}

pub(super) fn press(game: &mut Game, side: Side, at: Moment) {
    let completes = game.completes(side);
    let Some(question) = &mut game.lost_time else { return };
    question.reckon(&game.clock, at);
    question.went_on.press(side, at);
    let times = question.went_on.reading(at);
    question.turn_since = Some(times);
    let newest = game.plies.len().checked_sub(1);
    let last = question.plies.last_mut();
    if let Some(last) = last.filter(|last| completes && Some(last.index) == newest) {
        last.times = times;
    }
}

pub(super) fn stop(game: &mut Game, at: Moment) {
    let Some(question) = &mut game.lost_time else { return };
    question.reckon(&game.clock, at);
    question.went_on.stop(at);
}

pub(super) fn play(game: &mut Game, at: Moment) {
    let Some(question) = &mut game.lost_time else { return };
    let (mover, times) = (game.plies.len(), question.went_on.reading(at));
    let turn = game.plies.last().map_or(&game.start, |ply| &ply.position).turn();
    let spent = question.turn_since.map(|since| *since.of(turn) - *times.of(turn));
    let spent = spent.filter(|spent| *spent >= Millis::ZERO);
    question.plies.push(WentOnPly { index: mover, times, spent });
}

/// Makes a correction on the clock as it would be: what it showed before and after.
pub(super) fn correct(
    game: &mut Game,
    correction: Correction,
    at: Moment,
) -> Option<(BySide<Millis>, BySide<Millis>)> {
    let question = game.lost_time.as_mut()?;
    let before = question.went_on.reading(at);
    question.went_on.correct(correction, at);
    let after = question.went_on.reading(at);
    if let Some(since) = &mut question.turn_since {
        for side in Side::BOTH {
            *since.of_mut(side) += *after.of(side) - *before.of(side);
        }
    }
    Some((before, after))
}

/// After moves were taken back to a ply, it is the time of the player who is to move now.
pub(super) fn turn_back(game: &mut Game, kept: usize, at: Moment) {
    let turn = game.turn();
    let Some(question) = &mut game.lost_time else { return };
    question.plies.retain(|ply| ply.index < kept);
    if question.went_on.running().is_some_and(|side| side != turn) {
        question.reckon(&game.clock, at);
        question.went_on.start(turn, at);
    }
    question.turn_since = Some(question.went_on.reading(at));
}

/// What is taken note of before a game is put back to where it stood: what passed until then, what its clock shows
/// and who is to move.
pub(super) fn before_put_back(game: &mut Game, at: Moment) -> (BySide<Millis>, Side) {
    if let Some(question) = &mut game.lost_time {
        question.reckon(&game.clock, at);
    }
    (game.times(at), game.turn())
}

/// After a game was put back, with the moves that it kept: what that gave or took on the clock that is shown is
/// given or taken on the clock as it would be, too.
pub(super) fn put_back(
    game: &mut Game,
    (shown, moved): (BySide<Millis>, Side),
    kept: usize,
    at: Moment,
) {
    ask_again(game);
    let (stands, turn, running) = (game.times(at), game.turn(), game.clock.running());
    let Some(question) = &mut game.lost_time else { return };
    question.plies.retain(|ply| ply.index < kept);
    for side in Side::BOTH {
        let moves = game.clock.moves_made(side);
        if question.went_on.moves_made(side) != moves {
            question.went_on.correct(Correction::SetCounter { side, moves }, at);
        }
        let time = *stands.of(side) - *shown.of(side);
        if time != Millis::ZERO {
            question.went_on.correct(Correction::Add { side, time }, at);
        }
        if let Some(since) = &mut question.turn_since {
            *since.of_mut(side) += time;
        }
    }
    let whose = question.went_on.running().map(|side| if turn == moved { side } else { turn });
    if let Some(side) = running.or(whose).filter(|side| question.went_on.running() != Some(*side)) {
        question.went_on.start(side, at);
        question.turn_since = Some(question.went_on.reading(at));
    }
}

fn count(
    game: &mut Game,
    question: LostTimeQuestion,
    (how, taken): (LostTime, BySide<Millis>),
    at: Moment,
) {
    if how == LostTime::ToPlayerOnMove {
        // The players had gone on: so does the clock.
        game.clock = question.went_on.brought_to(at);
        game.turn_since = question.turn_since;
        for told in question.plies {
            if let Some(ply) = game.plies.get_mut(told.index) {
                ply.times = Some(told.times);
                ply.spent = told.spent;
            }
        }
        return;
    }
    let before = game.times(at);
    for side in Side::BOTH {
        let time = *taken.of(side);
        if time > Millis::ZERO {
            game.clock.correct(Correction::Subtract { side, time }, at);
        }
    }
    if !question.plies.is_empty() {
        // It was lost on moves that are over, not on the present one.
        game.shift_turn(before, game.times(at));
    }
}

/// As an earlier version of the program counted, for its files.
fn count_as_before(
    game: &mut Game,
    question: &LostTimeQuestion,
    (how, time): (LostTime, Millis),
    at: Moment,
) {
    let Some(side) = question.gaps.last().map(|missed| missed.side) else { return };
    let mut take = |side, time| {
        if time > Millis::ZERO {
            game.clock.correct(Correction::Subtract { side, time }, at);
        }
    };
    match how {
        LostTime::NotCounted | LostTime::Counted { .. } => {}
        LostTime::ToPlayerOnMove => {
            take(side, time);
            game.clock.start(side, at);
        }
        LostTime::Halved => {
            take(side, Millis(time.0 / 2));
            take(side.other(), Millis(time.0 / 2));
        }
    }
}
