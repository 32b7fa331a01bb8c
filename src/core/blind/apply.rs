//! Makes events part of a blind match. Obeys and cannot fail.
#![deny(clippy::wildcard_enum_match_arm)]

use std::sync::Arc;

use crate::blind::arrangement::Arrangement;
use crate::blind::event::{Actor, Event};
use crate::blind::execution::Execution;
use crate::blind::notice::Notice;
use crate::blind::state::{
    Announcement, Blind, BlindMatch, CYCLES_AT_HAND, Comparison, InquiryRecord, LINES_AT_HAND,
    MoveCycle, NoticeRecord,
};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;

/// Makes an event part of the match at its moment. The first arrangement is its beginning; before it
/// there is nothing that could change.
pub(in crate::blind) fn apply(of: &mut BlindMatch, event: &Event, at: Moment) {
    if let Some(blind) = &mut of.0 {
        change(Arc::make_mut(blind), event, at);
    } else if let Event::Arranged { arrangement, .. } = event {
        of.0 = Some(Arc::new(Blind::new((**arrangement).clone())));
    }
}

/// Makes an event part of a match that is arranged.
pub(in crate::blind) fn change(blind: &mut Blind, event: &Event, at: Moment) {
    match event {
        Event::Arranged { arrangement, .. } => arrange_anew(blind, arrangement),
        Event::Announced { ply, by, said } | Event::AnnouncementCorrected { ply, by, said } => {
            cycle(blind, *ply).announced.push(Announcement { at, by: *by, said: said.clone() });
        }
        Event::CorrectedTooLate { ply, by, said } => {
            cycle(blind, *ply).late.push(Announcement { at, by: *by, said: said.clone() });
        }
        Event::Repeated { ply, by, said } => {
            cycle(blind, *ply).repeated.push(Announcement { at, by: *by, said: said.clone() });
        }
        Event::Lifted { ply, board, square } => {
            cycle(blind, *ply).lifted.of_mut(*board).push((at, *square));
        }
        Event::Executed { ply, board, what, .. } => {
            *cycle(blind, *ply).executed.of_mut(*board) = Some(what.clone());
        }
        Event::PutBack { ply, board } => *cycle(blind, *ply).executed.of_mut(*board) = None,
        Event::ClockStarted { ply, by, early } => {
            let cycle = cycle(blind, *ply);
            (cycle.pressed, cycle.early) = (Some((at, *by)), early.clone());
        }
        Event::ClockSetBack { ply, used } => {
            let cycle = cycle(blind, *ply);
            (cycle.pressed, cycle.early, cycle.used) = (None, None, *used);
        }
        Event::Settled { ply, uci, .. } => cycle(blind, *ply).settled = Some(uci.clone()),
        Event::DutyDone { ply, of, duty } => {
            cycle(blind, *ply).duties.insert((*of, *duty));
        }
        Event::Asked { by, what } => {
            blind.open.of_mut(*by).push(*what);
            let player = Actor::Player(*by);
            let asked =
                InquiryRecord { at, by: player, player: *by, what: *what, text: None, asked: true };
            keep(&mut blind.told, asked);
        }
        Event::Told { by, to, what, text, asked } => {
            blind.open.of_mut(*to).retain(|open| open != what);
            let (by, text) = (*by, Some(text.clone()));
            let told = InquiryRecord { at, by, player: *to, what: *what, text, asked: *asked };
            keep(&mut blind.told, told);
        }
        Event::AssistantLeft { of } => *blind.away.of_mut(*of) = true,
        Event::AssistantReturned { of } => *blind.away.of_mut(*of) = false,
        Event::CompareCalled { ply } => {
            blind.comparison = Some(Comparison { ply: *ply, found: Default::default() });
        }
        Event::Compared { side, agrees, .. } => compared(blind, *side, *agrees),
        Event::Noticed { ply, what } => {
            noticed(blind, NoticeRecord { at, ply: *ply, what: what.clone() });
        }
        // They are told of; what was done to boards and clocks is in events of its own.
        Event::Reconciled { .. }
        | Event::StepDone { .. }
        | Event::StepSkipped { .. }
        | Event::StepsLeft { .. } => {}
        Event::Locked { side, passphrase } => {
            *blind.locked.of_mut(*side) = Some(passphrase.clone());
        }
        Event::Unlocked { side } => *blind.locked.of_mut(*side) = None,
    }
}

/// Of boards that were put there or taken away nothing is known from before.
fn arrange_anew(blind: &mut Blind, arrangement: &Arrangement) {
    let had_two = blind.arrangement.has_two_boards();
    blind.arrangement = arrangement.clone();
    if blind.arrangement.has_two_boards() != had_two {
        forget_boards(blind);
    }
}

/// A player has compared the own board with what was read.
fn compared(blind: &mut Blind, side: Side, agrees: bool) {
    if let Some(comparison) = &mut blind.comparison {
        *comparison.found.of_mut(side) = Some(agrees);
    }
    if agrees {
        blind.differing.remove(&side);
    }
}

/// Boards were set up as the record has it: nothing is known of them from before.
pub(in crate::blind) fn set_up_anew(of: &mut BlindMatch) {
    if let Some(blind) = &mut of.0 {
        forget_boards(Arc::make_mut(blind));
    }
}

/// The moves that were executed on boards go as a whole: without its execution one would be owed on them.
fn forget_boards(blind: &mut Blind) {
    blind.cycles.clear();
    blind.differing.clear();
    blind.comparison = None;
}

/// Lets go what was known of moves that are no longer those of the record, which had so many plies before
/// and is by now that of the game. Where the undoing of a decision has left the moves as they were, the one
/// that is being made goes on.
#[expect(clippy::wildcard_enum_match_arm, reason = "of its game, only what changes the record")]
pub(in crate::blind) fn follow(
    of: &mut BlindMatch,
    event: &GameEvent,
    (game, before): (&Game, Ply),
) {
    let Some(blind) = &mut of.0 else { return };
    let blind = Arc::make_mut(blind);
    match event {
        GameEvent::PutBack { standing, .. }
            if standing.kept == before && standing.again.is_empty() => {}
        GameEvent::PutBack { standing, .. } => blind.cycles.retain(|ply, _| *ply < standing.kept),
        GameEvent::TakenBack { to, .. } => blind.cycles.retain(|ply, _| ply < to),
        GameEvent::MoveCorrected { ply, uci, .. } => {
            correct(blind, game, (Ply(ply.0.saturating_sub(1)), uci));
        }
        GameEvent::Reconstructed { .. } => blind.cycles.clear(),
        _ => {}
    }
}

/// A move of the record is corrected, of which nobody has to announce or repeat anything any more. Where a
/// board has that move, it was wrongly executed on one that has another; where none has it, all of them were
/// taken down wrongly, and it was made on them.
fn correct(blind: &mut Blind, game: &Game, (at, uci): (Ply, &Uci)) {
    if let Some(cycle) = blind.cycles.get_mut(&at) {
        cycle.settled = Some(uci.clone());
    }
    for board in Side::BOTH {
        shown_after(blind, game, (at, uci), board);
    }
    let has_it = |board: &Side| {
        blind.executed(at, *board).and_then(Execution::whole).is_some_and(|made| made == uci)
    };
    if Side::BOTH.iter().any(has_it) {
        return;
    }
    let plies: Vec<Ply> = blind.cycles.range(at..).map(|(ply, _)| *ply).collect();
    for ply in plies {
        for board in Side::BOTH {
            make_again(blind, game, (at, uci), (ply, board));
        }
    }
}

/// What was found on a board after the last move, and was none, is what that should show by its correction:
/// the move was made there.
fn shown_after(blind: &mut Blind, game: &Game, (at, uci): (Ply, &Uci), board: Side) {
    let now = game.ply();
    let right = game.position().placement();
    let is_shown = blind.executed(now, board).is_some_and(|found| found.placement == right);
    let made = game.position_at(at).filter(|_| is_shown && at.0.saturating_add(1) == now.0);
    let made = made.and_then(|position| Execution::by_hand(position, uci));
    let Some(made) = made else { return };
    if let Some(cycle) = blind.cycles.get_mut(&at) {
        *cycle.executed.of_mut(board) = Some(made);
    }
    if let Some(cycle) = blind.cycles.get_mut(&now) {
        *cycle.executed.of_mut(board) = None;
    }
}

/// A move that was executed on a board is so still, on what stands there by the correction of one before it
/// or of itself. What is known to be no move stands as it was told.
fn make_again(blind: &mut Blind, game: &Game, (at, uci): (Ply, &Uci), (ply, board): (Ply, Side)) {
    let Some(done) = blind.executed(ply, board) else { return };
    let made = done.whole().map(|own| if ply == at { uci } else { own });
    let Some((uci, position)) = made.zip(game.position_at(ply)) else { return };
    let Ok(m) = position.read_uci(uci) else { return };
    let what = Execution::made_on(&blind.before(game, board, ply), position, m);
    let what = Execution { sensed: done.sensed, ..what };
    if let Some(cycle) = blind.cycles.get_mut(&ply) {
        *cycle.executed.of_mut(board) = Some(what);
    }
}

fn cycle(blind: &mut Blind, ply: Ply) -> &mut MoveCycle {
    while blind.cycles.len() >= CYCLES_AT_HAND && !blind.cycles.contains_key(&ply) {
        blind.cycles.pop_first();
    }
    blind.cycles.entry(ply).or_default()
}

fn noticed(blind: &mut Blind, record: NoticeRecord) {
    if let Notice::ComparedDifferent { side } = &record.what {
        blind.differing.insert(*side);
    }
    keep(&mut blind.noticed, record);
}

fn keep<T>(lines: &mut Vec<T>, line: T) {
    if lines.len() >= LINES_AT_HAND {
        lines.remove(0);
    }
    lines.push(line);
}
