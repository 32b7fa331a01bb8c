//! A blind match while a command is judged.

use crate::blind::apply::change;
use crate::blind::discrepancies::discrepancies;
use crate::blind::event::{EarlyPress, Event};
use crate::blind::missing::move_made;
use crate::blind::notice::Notice;
use crate::blind::reconcile::at_board::table;
use crate::blind::reconcile::reconcile;
use crate::blind::refusal::Refusal;
use crate::blind::state::{Blind, asks_for_lost_time};
use crate::step::Step;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Event as GameEvent, Source, Timing};
use jadoube_laws::game::state::{DoneCorrection, Game};
use jadoube_laws::laws::edition::Edition;

/// The match and its game while a command is judged: each event is part of it as soon as it is
/// decided on.
pub(super) struct PendingMatch<'a> {
    pub(super) blind: Blind,
    pub(super) game: &'a Game,
    pub(super) at: Moment,
    pub(super) edition: &'a Edition,
    pub(super) events: Vec<Event>,
}

impl PendingMatch<'_> {
    pub(super) fn push(&mut self, event: Event) {
        change(&mut self.blind, &event, self.at);
        self.events.push(event);
    }

    pub(super) fn notice(&mut self, ply: Ply, what: Notice) {
        self.push(Event::Noticed { ply, what });
    }

    /// Finds out what is wrong with the boards as they stand.
    pub(super) fn reconcile(&mut self) {
        let table = table(self.game, &self.blind, self.at);
        let found = reconcile(&table);
        let moves = found.line.uci();
        self.push(Event::Reconciled { ply: self.game.ply(), verdict: found.verdict, moves });
    }

    /// The ply of the move before the present one, if it was announced here.
    pub(super) fn earlier(&self) -> Option<Ply> {
        let before = Ply(self.game.ply().0.checked_sub(1)?);
        self.blind.cycle(before).map(|_| before)
    }

    /// What does not agree in the present move and the one before.
    pub(super) fn disagreeing(&self) -> Vec<(Ply, Notice)> {
        let plies = self.earlier().into_iter().chain([self.game.ply()]);
        plies
            .flat_map(|ply| {
                let found = discrepancies(&self.blind, self.game, ply, self.edition);
                found.into_iter().map(move |notice| (ply, notice))
            })
            .collect()
    }

    /// The present move, as far as it has been made.
    fn made(&self) -> Option<Uci> {
        let cycle = self.blind.cycle(self.game.ply())?;
        move_made(&self.blind, cycle, self.game.position(), self.edition)
    }

    /// Who makes the move of a ply.
    pub(super) fn mover(&self, ply: Ply) -> Side {
        self.game.position_at(ply).unwrap_or_else(|| self.game.position()).turn()
    }

    /// How the clock stands before the half of a move's player is stopped.
    pub(super) fn before_press(&self, ply: Ply) -> EarlyPress {
        EarlyPress { times: self.game.times(self.at), used: self.used(ply) }
    }

    /// What its player has used for a move, as far as it is known: with what was used before a clock
    /// that was started too early was set back.
    fn used(&self, ply: Ply) -> Option<Millis> {
        let mover = self.mover(ply);
        let before = self.blind.cycle(ply).and_then(|cycle| cycle.used);
        let since = *self.game.turn_since?.of(mover) - *self.game.times(self.at).of(mover);
        Some(before.unwrap_or_default() + since).filter(|used| *used >= Millis::ZERO)
    }

    /// Whether a clock may be started: not before it is said how the time counts that nobody saw.
    pub(super) fn clock_may_start(&self) -> Result<(), Refusal> {
        if asks_for_lost_time(self.game) { Err(Refusal::LostTimeOpen) } else { Ok(()) }
    }

    /// Sets back a clock that was started too early. What ran for the opponent meanwhile was the
    /// mover's time, since the move was not made (Laws 2023, D.2.4); what the press added goes, and
    /// comes with the press that completes the move. That press is made where the move is recorded already, too.
    pub(super) fn set_clock_back(&self) -> Result<Vec<Step<Event>>, Refusal> {
        let early = self.blind.pressed_early(self.game);
        let (ply, pressed) = early.ok_or(Refusal::NotStartedEarly)?;
        self.clock_may_start()?;
        let mut game = self.game.clone();
        let mut used = None;
        let mut commands = Vec::new();
        let mover = self.mover(ply);
        if let Some(early) = pressed.early.as_ref().filter(|_| !game.clock_on_table()) {
            let opponent = mover.other();
            let added = self.added_since(ply);
            let mut times = early.times;
            for side in Side::BOTH {
                *times.of_mut(side) += *added.of(side);
            }
            let ran = *times.of(opponent) - *game.times(self.at).of(opponent);
            let ran = ran.max(Millis::ZERO);
            *times.of_mut(mover) -= ran;
            let times = times.map(|time| time.max(Millis::ZERO));
            used = early.used.map(|used| used + ran);
            let moves = game.clock.moves_made(mover).saturating_sub(1);
            let reason = self.edition.telling(&self.edition.rules.blind.made).to_string();
            for correction in
                [Correction::SetCounter { side: mover, moves }, Correction::SetBoth { times }]
            {
                commands.push(GameCommand::CorrectClock { correction, reason: reason.clone() });
            }
        }
        if !game.clock_on_table() {
            commands.push(GameCommand::StartClock { side: mover });
        }
        let mut steps = vec![Step::Here(Event::ClockSetBack { ply, used })];
        for command in commands {
            let events = game.obey(&command, (self.at, self.edition))?;
            steps.extend(events.into_iter().map(Step::Game));
        }
        Ok(steps)
    }

    /// How much time the arbiter has added and taken away since a move was recorded: what was given for an early
    /// press stays when that is set back. Nothing, where the move is not recorded.
    fn added_since(&self, ply: Ply) -> BySide<Millis> {
        let mut by = BySide::new(Millis::ZERO, Millis::ZERO);
        // Corrections are kept since the last move.
        let since = self.game.corrections.iter().filter(|_| ply < self.game.ply());
        let is_a_difference = |done: &&DoneCorrection| {
            matches!(done.correction, Correction::Add { .. } | Correction::Subtract { .. })
        };
        for done in since.filter(is_a_difference) {
            for side in Side::BOTH {
                *by.of_mut(side) += *done.after.of(side) - *done.before.of(side);
            }
        }
        by
    }

    /// The press that completes a move of the record whose clock was set back.
    pub(super) fn press_again(&self, ply: Ply) -> Result<Vec<GameEvent>, Refusal> {
        let command = GameCommand::PressClock { side: self.mover(ply) };
        Ok(self.game.decide(&command, (self.at, self.edition))?)
    }

    /// The events of the game: the move, once it is made and the clock was started after it, or
    /// once it ends the game; and the clock, when it was started just now.
    pub(super) fn recorded(&self, pressed_now: bool) -> Result<Vec<GameEvent>, Refusal> {
        let ply = self.game.ply();
        let Some(cycle) = self.blind.cycle(ply) else { return Ok(Vec::new()) };
        let complete = self.made().filter(|uci| cycle.pressed.is_some() || self.ends(uci));
        let command = match complete {
            Some(uci) => {
                let own = self.blind.arrangement.board(self.game.turn());
                let sensed = cycle.executed.of(own).as_ref().is_some_and(|done| done.sensed);
                let source = if sensed { Source::Board } else { Source::Arbiter };
                let after = if pressed_now { AfterMove::Press } else { AfterMove::Leave };
                // After an early press the game no longer knows what the mover had used.
                let early = cycle.early.as_ref().and_then(|early| early.used);
                let spent = match (early, cycle.used) {
                    (None, Some(_)) => self.used(ply),
                    (early, _) => early.filter(|_| !pressed_now),
                };
                GameCommand::Play { uci, source, times: None, spent, after }
            }
            None if pressed_now && self.game.setup.timing == Timing::Desk => {
                GameCommand::PressClock { side: self.game.turn() }
            }
            None => return Ok(Vec::new()),
        };
        let mut events = self.game.decide(&command, (self.at, self.edition))?;
        let offered = cycle.announcement().is_some_and(|said| said.draw_offered);
        if offered && matches!(command, GameCommand::Play { .. }) {
            events.extend(self.offer_after(&events));
        }
        Ok(events)
    }

    /// The offer that was announced with the move (Laws 2023, Art. 9.1.2.1); none where the move
    /// ended the game or an offer is open already.
    fn offer_after(&self, events: &[GameEvent]) -> Vec<GameEvent> {
        let after = self.game.after(events, self.at);
        let offer = GameCommand::OfferDraw { by: self.game.turn() };
        after.decide(&offer, (self.at, self.edition)).unwrap_or_default()
    }

    /// Whether a move ends the game on the board: then no clock is started after it.
    fn ends(&self, uci: &Uci) -> bool {
        let position = self.game.position();
        position.read_uci(uci).is_ok_and(|m| {
            let after = position.after(m);
            after.is_checkmate() || after.is_stalemate()
        })
    }
}
