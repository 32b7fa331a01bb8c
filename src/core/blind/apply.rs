//! Makes events part of a blind match. Obeys and cannot fail.
#![deny(clippy::wildcard_enum_match_arm)]

use std::sync::Arc;

use crate::blind::event::{Actor, Event};
use crate::blind::notice::Notice;
use crate::blind::state::{
    Announcement, Blind, BlindMatch, CYCLES_AT_HAND, Comparison, InquiryRecord, LINES_AT_HAND,
    MoveCycle, NoticeRecord,
};
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_laws::game::event::Event as GameEvent;

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
        Event::Arranged { arrangement, .. } => blind.arrangement = (**arrangement).clone(),
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
        Event::Compared { side, agrees, .. } => {
            if let Some(comparison) = &mut blind.comparison {
                *comparison.found.of_mut(*side) = Some(*agrees);
            }
            if *agrees {
                blind.differing.remove(side);
            }
        }
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

/// Lets go what was known of moves that are no longer those of the record, which had so many plies before.
/// Where the undoing of a decision has left the moves as they were, the one that is being made goes on.
#[expect(clippy::wildcard_enum_match_arm, reason = "of its game, only what changes the record")]
pub(in crate::blind) fn follow(of: &mut BlindMatch, event: &GameEvent, before: Ply) {
    let Some(blind) = &mut of.0 else { return };
    let blind = Arc::make_mut(blind);
    match event {
        GameEvent::PutBack { standing, .. }
            if standing.kept == before && standing.again.is_empty() => {}
        GameEvent::PutBack { standing, .. } => blind.cycles.retain(|ply, _| *ply < standing.kept),
        GameEvent::TakenBack { to, .. } => blind.cycles.retain(|ply, _| ply < to),
        GameEvent::MoveCorrected { ply, .. } => {
            blind.cycles.remove(&Ply(ply.0.saturating_sub(1)));
        }
        GameEvent::Reconstructed { .. } => blind.cycles.clear(),
        _ => {}
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
