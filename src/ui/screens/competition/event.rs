//! The event: its regulations, when its rounds begin, and what comes next in it.

mod byes;
pub(super) mod form;
mod prizes;
mod schedule;
mod stages;
mod teams;
mod tie_breaks;

use egui::{ScrollArea, Ui};

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::competition::event::form::RegulationsForm;
use crate::screens::competition::event::prizes::PrizesForm;
use crate::screens::competition::event::schedule::{FillForm, StartForm};
use crate::screens::competition::next::next_ui;
use crate::screens::competition::tab::Tab;
use crate::tokens::space;
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{all_ui, card, facts, item, list, soft};
use crate::widgets::focus;
use crate::widgets::rows::{self, Row, RowAction, rows_ui, sentence};
use jadoube_core::competition::regulations::Regulations;
use jadoube_i18n::adjournment::{date_time, sessions_of_round};
use jadoube_i18n::contest::timetable;
use jadoube_i18n::{clock, prizes as prize_words, regulations as words};

/// What the page remembers.
#[derive(Debug, Default)]
pub(super) struct EventPage {
    /// Whether the keyboard shall come.
    focus: bool,
    /// The round of the schedule at which the keyboard stands, from 0.
    round: usize,
}

impl EventPage {
    /// Brings the keyboard to where work begins, with the next pass.
    pub(super) const fn take_focus(&mut self) {
        self.focus = true;
    }

    /// Draws it.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        ScrollArea::vertical().id_salt("event").auto_shrink([false, false]).show(ui, |ui| {
            focus::scroll_by_page(ui);
            let next = next_ui(ui, scene, Tab::Event, actions);
            if let Some(button) = next
                && self.focus
                && focus::can_come(ui)
            {
                self.focus = false;
                button.request_focus();
            }
            if let Some(path) = &scene.snap.path {
                let path = [("path", path.display().to_string().into())];
                soft(ui, scene.say_with("tournament-event-file", &path));
            }
            ui.add_space(space::S);
            let contest = &scene.snap.hall.contest;
            match &contest.regulations {
                None if contest.lacks_regulations() => {
                    all_ui(ui, &scene.words.tell(&contest.not_started()));
                }
                None => all_ui(ui, &scene.say("tournament-event-none")),
                Some(regulations) => {
                    regulations_ui(ui, scene, regulations, actions);
                    ui.add_space(space::S);
                    self.schedule_ui(ui, scene, actions);
                }
            }
        });
    }

    /// The rounds with the times at which they begin.
    fn schedule_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        let name = scene.say("tournament-event-schedule");
        card(ui, &name, |ui| {
            let contest = &scene.snap.hall.contest;
            let planned = contest.planned();
            if planned == 0 {
                let id = match contest.team_rules() {
                    Some(_) => "tournament-event-no-rounds-of-teams",
                    None => "tournament-event-no-rounds",
                };
                soft(ui, scene.say(id));
                return;
            }
            let texts: Vec<[String; 4]> = (1..=planned)
                .map(|round| {
                    let title =
                        scene.say_with("tournament-event-round", &[("round", round.into())]);
                    let stage = contest.rounds.get(&round).map(|one| scene.words.tell(&one.stage));
                    let stage = stage.unwrap_or_default();
                    let starts =
                        schedule::starts(contest, round).map(|at| date_time(scene.words, at));
                    let starts =
                        starts.unwrap_or_else(|| scene.say("tournament-event-not-scheduled"));
                    let sessions = &scene.snap.hall.adjournments.sessions;
                    let sessions = sessions_of_round(scene.words, sessions, round);
                    let sessions = sessions.map(|told| {
                        let args = [("sessions", told.into())];
                        scene.say_with("tournament-event-sessions", &args)
                    });
                    let starts = sentence(&[&starts, &sessions.unwrap_or_default()]);
                    let spoken = sentence(&[&title, &starts, &stage]);
                    [title, stage, starts, spoken]
                })
                .collect();
            let rows: Vec<Row<'_>> = texts.iter().map(Row::plain).collect();
            if scene.snap.only_read.is_none() {
                ui.horizontal_wrapped(|ui| {
                    let fill = scene.say("tournament-event-fill");
                    let is_left = contest.published() < planned;
                    if is_left && button(ui, Weight::Plain, &fill, None).clicked() {
                        actions.open(FillForm::new(scene));
                    }
                    soft(ui, scene.say("tournament-event-schedule-keys"));
                });
            }
            if self.focus && focus::can_come(ui) {
                self.focus = false;
                rows::focus(ui, &name, self.round.min(rows.len().saturating_sub(1)));
            }
            let day = scene.snap.hall.competition.as_ref().map_or("", |one| one.date.as_str());
            let timetable = timetable(scene.words, contest, day);
            if !timetable.is_empty() {
                list(ui, &scene.say("tournament-event-timetable"), |ui| {
                    for told in &timetable {
                        item(ui, told, |ui| soft(ui, told));
                    }
                });
            }
            match rows_ui(ui, &name, &rows, self.round) {
                Some(RowAction::Select(round)) => self.round = round,
                Some(RowAction::Open(round)) => {
                    self.round = round;
                    let no = u8::try_from(round + 1).unwrap_or(u8::MAX);
                    if scene.can_change() {
                        actions.open(StartForm::new(scene, no));
                    }
                }
                None => {}
            }
        });
    }
}

/// What the regulations say, and the way to change them.
fn regulations_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    regulations: &Regulations,
    actions: &mut Actions,
) {
    card(ui, &scene.say("tournament-event-regulations"), |ui| {
        let contest = &scene.snap.hall.contest;
        let entered = contest.field();
        let rounds = regulations.rounds(entered);
        let system = words::system(scene.words, regulations.system);
        let system = if rounds > 0 && !regulations.is_knockout() && regulations.is_table() {
            let (id, who) = match regulations.teams {
                None => ("tournament-event-rounds-for", "players"),
                Some(_) => ("tournament-event-rounds-for-teams", "teams"),
            };
            let args =
                [("system", system.into()), ("rounds", rounds.into()), (who, entered.into())];
            scene.say_with(id, &args)
        } else {
            system
        };
        let byes = (!regulations.is_table())
            .then(|| ("tournament-event-byes", words::byes(scene.words, regulations)));
        let rows = [
            ("tournament-event-system", system),
            ("tournament-event-scoring", words::scoring(scene.words, regulations)),
            ("tournament-event-tie-breaks-fact", words::tie_breaks(scene.words, regulations)),
            ("tournament-event-edition", scene.words.tell(&regulations.tie_break_edition)),
            ("setup-control", clock::control(scene.words, &regulations.control)),
            ("tournament-event-rating", words::rating(scene.words, regulations.rating)),
            ("tournament-event-start", words::start(scene.words, regulations.start)),
            ("tournament-event-first-board", regulations.first_board.to_string()),
        ];
        let told = words::stages(scene.words, regulations, &regulations.stages());
        // Who is out of a knock-out has nothing of which half could be counted.
        let leaving = (!regulations.is_knockout()).then(|| {
            ("tournament-event-withdrawal", words::withdrawal(scene.words, regulations.withdrawal))
        });
        let stages = regulations.is_knockout().then_some(("tournament-event-stages-fact", told));
        let last = &regulations.final_stages;
        let told = words::stages(scene.words, regulations, last);
        let last = (!last.is_empty()).then_some(("tournament-event-final-stages", told));
        let offered = prize_words::offered(scene.words, &regulations.prizes);
        let prizes = [("tournament-event-prizes", offered)];
        let teams = regulations.teams.as_ref();
        let teams =
            teams.map(|rules| ("tournament-event-who-teams", words::teams(scene.words, rules)));
        let host = Some(("tournament-event-host", regulations.host.clone()));
        let host = host.filter(|(_, host)| !host.is_empty());
        let rows =
            rows.into_iter().chain(leaving).chain(host).chain(teams).chain(byes).chain(prizes);
        let rows = rows.chain(stages).chain(last);
        let rows: Vec<_> = rows.map(|(label, text)| (scene.say(label), text)).collect();
        facts(ui, &rows);
        scene.changing(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let change = scene.say("tournament-event-change");
                if button(ui, Weight::Plain, &change, None).clicked() {
                    actions.open(RegulationsForm::new(scene));
                }
                let change = scene.say("tournament-event-prizes-change");
                if button(ui, Weight::Plain, &change, None).clicked() {
                    actions.open(PrizesForm::new(scene, regulations));
                }
            });
        });
    });
}
