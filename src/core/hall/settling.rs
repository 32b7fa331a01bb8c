//! Two records of a board settled part by part: what stands becomes the usual events in the strand of the
//! station that decides, judged one after the other as if the arbiter had asked for each by hand. So the
//! state needs nothing new, and what was decided can be undone like anything else.

use crate::disputes::event::Event as DisputeEvent;
use crate::hall::boards::game;
use crate::hall::context::Context;
use crate::hall::event::Event;
use crate::hall::games::GameLocation;
use crate::hall::parts::{AsideRecord, ClockSource, Parts};
use crate::hall::refusal::Refusal;
use crate::hall::running::run;
use crate::hall::state::Hall;
use crate::stations::command::{Ahead, Command as StationsCommand, Stands};
use crate::stations::event::Event as StationsEvent;
use crate::stations::post::{Epoch, Post};
use crate::stations::refusal::Refusal as StationsRefusal;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand, Ending, LastMove};
use jadoube_laws::game::counter::Counter;
use jadoube_laws::game::event::{Event as GameEvent, Timing};
use jadoube_laws::game::plies::PlyRecord;
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::PlyMark;
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::laws::edition::Edition;

/// What it leads to. The record that was put aside is told by who has the entries.
pub(in crate::hall) fn settle(
    hall: &Hall,
    (board, aside): (BoardNo, Epoch),
    (parts, reason, record): (&Parts, &str, Option<&AsideRecord>),
    ctx: Context<'_>,
) -> Result<Vec<Event>, Refusal> {
    let post = Post::Board(board);
    let (stands, reason) = (Stands::InForce, reason.to_owned());
    let whole = StationsCommand::Settle {
        post,
        aside,
        stands,
        reason: reason.clone(),
        basis: None,
        ahead: Ahead::new(),
    };
    let mut settled = hall.stations.decide(&whole, ctx.station)?;
    for event in &mut settled {
        if let StationsEvent::Settled { in_parts, .. } = event {
            *in_parts = true;
        }
    }
    let now = game(hall, board)?;
    let Some(record) = record else { return Err(StationsRefusal::RecordsChanged(post).into()) };
    if record.is_whole || hall.adjournment_at(board).is_some() {
        return Err(StationsRefusal::OnlyWhole(post).into());
    }
    let mut putting = Putting {
        game: now.clone(),
        place: GameLocation::Board(board),
        reason: reason.trim().to_owned(),
        when: (ctx.at, ctx.book.edition),
        events: Vec::new(),
    };
    putting.moves(now, record, parts)?;
    putting.counts(record, parts)?;
    putting.clock(record, parts)?;
    putting.result(now, record, parts)?;
    let Putting { reason, events, .. } = putting;
    let incidents = incidents(hall, (board, record), (&parts.incidents, &reason), ctx.at)?;
    let settled = settled.into_iter().map(|what| Event::Stations { what });
    Ok(settled.chain(events).chain(incidents).collect())
}

/// A game that is put together.
struct Putting<'a> {
    game: Game,
    place: GameLocation,
    reason: String,
    when: (Moment, &'a Edition),
    events: Vec<Event>,
}

impl Putting<'_> {
    fn ask(&mut self, what: &GameCommand) -> Result<(), Refusal> {
        self.events.extend(run(&mut self.game, self.place, what, self.when)?);
        Ok(())
    }

    /// Something that follows from the record and that nobody asks for by itself.
    fn note(&mut self, what: GameEvent) {
        self.game.apply(&what, self.when.0);
        self.events.push(self.place.event(what));
    }

    /// The moves up to where they stand; the clocks are stopped before they change.
    fn moves(&mut self, now: &Game, record: &AsideRecord, parts: &Parts) -> Result<(), Refusal> {
        let of = match parts.moves {
            Stands::InForce => now,
            Stands::Aside => &record.game,
        };
        let upto = parts.upto.unwrap_or_else(|| of.ply());
        if upto > of.ply() {
            let (board, why) =
                (self.place.board(), GameRefusal::NoSuchPly { asked: upto, played: of.ply() });
            return Err(Refusal::Game { board, why });
        }
        let kept = now.moves_in_common(of).min(upto);
        if kept == upto && upto == now.ply() {
            return Ok(());
        }
        if self.game.setup.timing == Timing::Desk && self.game.whose_time().is_some() {
            self.ask(&GameCommand::StopClock)?;
        }
        let reason = self.reason.clone();
        if kept < now.ply() {
            self.ask(&GameCommand::TakeBack { to: kept, reason })?;
        } else if self.game.outcome().is_some() {
            self.ask(&GameCommand::Reopen { reason })?;
        }
        let (kept, upto) = (usize::from(kept.0), usize::from(upto.0));
        for ply in of.plies.iter().take(upto).skip(kept) {
            self.play(ply)?;
        }
        Ok(())
    }

    fn play(&mut self, ply: &PlyRecord) -> Result<(), Refusal> {
        let (uci, source, after) = (ply.uci.clone(), ply.source, AfterMove::Leave);
        let (times, spent, by) = (ply.times, ply.spent, self.game.turn());
        self.ask(&GameCommand::Play { uci, source, times, spent, after })?;
        if ply.mark == Some(PlyMark::NotCompleted) {
            self.note(GameEvent::NotCompleted { ply: self.game.ply() });
        }
        if ply.draw_offered && self.game.outcome().is_none() {
            self.ask(&GameCommand::OfferDraw { by })?;
        }
        Ok(())
    }

    fn counts(&mut self, record: &AsideRecord, parts: &Parts) -> Result<(), Refusal> {
        if parts.counts == Stands::InForce {
            return Ok(());
        }
        for by in Side::BOTH {
            let (count, reason) = (*record.game.illegal_moves.of(by), self.reason.clone());
            if count != *self.game.illegal_moves.of(by) {
                self.ask(&GameCommand::SetIllegalMoves { by, count, reason })?;
            }
            for what in Counter::ALL {
                let (count, reason) = (record.game.counts.of(what, by), self.reason.clone());
                if count != self.game.counts.of(what, by) {
                    self.ask(&GameCommand::SetCount { what, by, count, reason })?;
                }
            }
        }
        Ok(())
    }

    fn clock(&mut self, record: &AsideRecord, parts: &Parts) -> Result<(), Refusal> {
        let times = match parts.clock {
            ClockSource::InForce => return Ok(()),
            ClockSource::Aside => record.times,
            ClockSource::LastMove => {
                let known = self.game.plies.last().and_then(|ply| ply.times);
                let post = Post::Board(self.place.board());
                known.ok_or(StationsRefusal::TimesNotKnown(post))?
            }
        };
        let times = BySide::new(times.white.max(Millis::ZERO), times.black.max(Millis::ZERO));
        if times == self.game.times(self.when.0) {
            return Ok(());
        }
        let (correction, reason) = (Correction::SetBoth { times }, self.reason.clone());
        self.ask(&GameCommand::CorrectClock { correction, reason })
    }

    fn result(&mut self, now: &Game, record: &AsideRecord, parts: &Parts) -> Result<(), Refusal> {
        let wanted = match parts.result {
            Stands::InForce => now.outcome(),
            Stands::Aside => record.game.outcome(),
        };
        match (wanted, self.game.outcome()) {
            (Some(wanted), found) if found != Some(wanted) => {
                if found.is_some() {
                    self.ask(&GameCommand::Reopen { reason: self.reason.clone() })?;
                }
                let last_move = self.game.standing.clone().map(LastMove::LeaveOut);
                self.ask(&GameCommand::End(Ending { outcome: wanted, last_move }))
            }
            // What the moves themselves ended stays so.
            (None, Some(found)) if now.outcome() == Some(found) => {
                self.ask(&GameCommand::Reopen { reason: self.reason.clone() })
            }
            _ => Ok(()),
        }
    }
}

/// The incidents that stand, as they were recorded, under their numbers.
fn incidents(
    hall: &Hall,
    (board, record): (BoardNo, &AsideRecord),
    (stand, reason): (&[IncidentNo], &str),
    at: Moment,
) -> Result<Vec<Event>, Refusal> {
    let mut all = Vec::new();
    for no in stand {
        let post = Post::Board(board);
        let told =
            record.incidents.get(no).ok_or(StationsRefusal::NotInRecord { post, no: *no })?;
        let decides = told.iter().any(|what| matches!(what, DisputeEvent::Decided { .. }));
        let decided = hall.incidents.get(no).is_some_and(|one| one.decision.is_some());
        if decides && decided {
            all.push(DisputeEvent::Reopened { no: *no, reason: reason.to_owned() });
        }
        all.extend(told.iter().cloned().map(|what| match what {
            DisputeEvent::Decided { no, mut decision } => {
                decision.at = at;
                DisputeEvent::Decided { no, decision }
            }
            other => other,
        }));
    }
    Ok(all.into_iter().map(|what| Event::Dispute { what }).collect())
}
