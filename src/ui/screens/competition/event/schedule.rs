//! When the rounds begin: one of them with its sessions, or all that are not published yet.

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use jadoube_core::adjournment::command::Command as OfSession;
use jadoube_core::adjournment::register::of_round;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::state::Contest;
use jadoube_core::hall::command::Command;
use jadoube_desk::round_sessions::{self, SessionsFault};
use jadoube_desk::sealing::now;
use jadoube_desk::times::{self, SequenceFault};
use jadoube_i18n::adjournment::date_time;
use jadoube_laws::wall::Wall;

/// When a round begins, where that is fixed.
pub(super) fn starts(contest: &Contest, round: u8) -> Option<Wall> {
    contest.schedule.get(&round).copied()
}

/// When one round begins.
#[derive(Debug)]
pub(super) struct StartForm {
    round: u8,
    starts: String,
    /// When its sessions end, and the break between them.
    ends: String,
    pause: String,
    reason: String,
}

impl StartForm {
    /// With the time that is fixed, or that of the round before a day later.
    pub(super) fn new(scene: &Scene<'_>, round: u8) -> Self {
        let contest = &scene.snap.hall.contest;
        let before = || starts(contest, round.checked_sub(1)?);
        let proposed = starts(contest, round)
            .or_else(|| before().map(times::day_after))
            .unwrap_or_else(|| times::tomorrow(now()));
        let sessions = of_round(&scene.snap.hall.adjournments.sessions, round);
        let ends = sessions.last().map(|(_, last)| times::written_in(scene.words, last.ends));
        let pause = match sessions[..] {
            [(_, first), (_, second)] => format!("{}–{}", clock(first.ends), clock(second.starts)),
            _ => String::new(),
        };
        let starts = times::written_in(scene.words, proposed);
        Self { round, starts, ends: ends.unwrap_or_default(), pause, reason: String::new() }
    }
}

impl DialogForm for StartForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let round = [("round", self.round.into())];
        let title = scene.say_with("tournament-event-start-title", &round);
        let deed = scene.say("tournament-event-record");
        Some(Head::new("round begins", title, deed).enter_anywhere().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let example = times::written_in(scene.words, times::tomorrow(now()));
        let field = Field::new("tournament-event-begins").example(example);
        fields.text(ui, field, &mut self.starts);
        let field = Field::new("tournament-event-ends").example("20:00");
        fields.text(ui, field, &mut self.ends);
        let field = Field::new("tournament-event-break").example("17:00–18:00");
        fields.text(ui, field, &mut self.pause);
        if !of_round(&scene.snap.hall.adjournments.sessions, self.round).is_empty() {
            fields.text(ui, "app-reason", &mut self.reason);
        }
        let typed = times::typed(&self.starts, now());
        let contest = &scene.snap.hall.contest;
        if let Some(other) = typed.and_then(|at| out_of_order(contest, self.round, at)) {
            let args = [("round", other.into())];
            badge(ui, Tone::Warn, &scene.say_with("tournament-event-out-of-order", &args));
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let at = times::typed(&self.starts, now());
        let starts = check.read("tournament-event-begins", at, "envelopes-time-fault")?;
        let sessions = self.sessions(check, starts)?;
        let contest = &check.scene.snap.hall.contest;
        let act = round_sessions::one_act(contest, (self.round, starts), sessions);
        act.into_iter().for_each(|command| check.actions.command(command));
        Some(())
    }
}

impl StartForm {
    /// What plans its sessions, or changes them.
    fn sessions(&self, check: &mut Check<'_, '_>, starts: Wall) -> Option<Vec<OfSession>> {
        let scene = check.scene;
        let sessions = &scene.snap.hall.adjournments.sessions;
        let times = round_sessions::typed(starts, &self.ends, &self.pause);
        let at = match times {
            Err(SessionsFault::NoBreak) => "tournament-event-break",
            Ok(_) | Err(SessionsFault::NoEnd) => "tournament-event-ends",
        };
        let times = check.result(at, times.map_err(|fault| scene.words.tell(&fault)))?;
        let (of, venue) = ((self.round, &times[..]), scene.venue());
        let found = round_sessions::commands(sessions, of, &venue, self.reason.trim());
        if round_sessions::need_reason(&found) {
            let missing = "adjournment-refusal-reason-missing";
            check.given("app-reason", &self.reason, missing)?;
        }
        Some(found)
    }
}

/// The time of day.
fn clock(at: Wall) -> String {
    let (hour, minute, _) = at.time();
    format!("{hour:02}:{minute:02}")
}

/// A round that would not begin in its order.
fn out_of_order(contest: &Contest, round: u8, at: Wall) -> Option<u8> {
    let mut others = contest.schedule.iter().filter(|(other, _)| **other != round);
    let wrong = others.find(|(other, begins)| (**other < round) != (**begins < at));
    wrong.map(|(other, _)| *other)
}

/// When all rounds begin that are not published.
#[derive(Debug)]
pub(super) struct FillForm {
    first: String,
    times: String,
    free: String,
}

impl FillForm {
    /// From the next day on, or the day on which the first of them begins.
    pub(super) fn new(scene: &Scene<'_>) -> Self {
        let contest = &scene.snap.hall.contest;
        let next = contest.published().saturating_add(1);
        let known = starts(contest, next).unwrap_or_else(|| times::tomorrow(now()));
        let first = scene.words.value_of(&known.date());
        Self { first, times: "15:00".into(), free: String::new() }
    }

    /// The rounds with their times.
    fn found(&self, contest: &Contest) -> Result<Vec<(u8, Wall)>, SequenceFault> {
        let rounds = contest.published().saturating_add(1)..=contest.planned();
        let typed = (self.first.as_str(), self.times.as_str(), self.free.as_str());
        let times = times::sequence(typed, rounds.len(), now())?;
        Ok(rounds.zip(times).collect())
    }
}

/// The label of the field that cannot be read, and what to write there.
const fn label_of(fault: SequenceFault) -> (&'static str, &'static str) {
    match fault {
        SequenceFault::FirstDay => ("tournament-event-first-day", "tournament-event-no-day"),
        SequenceFault::TimesOfDay => ("tournament-event-times", "tournament-event-no-times"),
        SequenceFault::FreeDays => ("tournament-event-free-days", "tournament-event-no-days"),
    }
}

impl DialogForm for FillForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let count = self.found(&scene.snap.hall.contest).map_or(0, |found| found.len());
        let title = scene.say("tournament-event-fill-title");
        let deed = scene.say_with("tournament-event-fill-deed", &[("count", count.into())]);
        Some(Head::new("fill", title, deed).width(560.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let found = self.found(&scene.snap.hall.contest);
        let wrong = found.as_ref().err().map(|fault| label_of(*fault));
        for (label, example, typed) in [
            ("tournament-event-first-day", "2026-12-01", &mut self.first),
            ("tournament-event-times", "10:00, 16:00", &mut self.times),
            ("tournament-event-free-days", "2026-12-05, 6.12.", &mut self.free),
        ] {
            let fault = wrong.filter(|(at, _)| *at == label).map(|(_, why)| scene.say(why));
            fields.text(ui, Field::new(label).example(example).fault(fault), typed);
        }
        for (round, at) in found.unwrap_or_default() {
            let args = [("round", round.into()), ("starts", date_time(scene.words, at).into())];
            soft(ui, scene.say_with("tournament-event-begins-at", &args));
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        match self.found(&check.scene.snap.hall.contest) {
            Ok(starts) => {
                let what = Ask::ScheduleRounds { starts };
                check.actions.command(Command::Contest { what });
                Some(())
            }
            Err(fault) => {
                let (at, why) = label_of(fault);
                check.read(at, None, why)
            }
        }
    }
}
