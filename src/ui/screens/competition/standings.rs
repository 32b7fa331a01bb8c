//! Who stands where after a round, and why; what becomes of ratings; title norms. As it is now, or as it
//! was recorded at an earlier time.

mod asked;
mod group;
mod made;
mod past;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::{Context, Ui};

use crate::actions::{Action, Actions, UiMessage};
use crate::scene::{Scene, Way};
use crate::screens::competition::category::{categories, category_ui, group_ui};
use crate::screens::competition::folding::{page_area, tools_ui};
use crate::screens::competition::headings::grid_labels;
use crate::screens::competition::standings::asked::{StandingsQuery, What};
use crate::screens::competition::standings::made::StandingsContent;
use crate::screens::competition::standings::past::PastForm;
use crate::screens::competition::working::WorkingDialog;
use crate::screens::preview::PrintPreview;
use crate::shell::action_button;
use crate::tokens::{self, Text, space};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::{all_ui, item, list, soft};
use crate::widgets::grid::{Grid, GridState, grid_ui};
use crate::widgets::lines::LineText;
use crate::widgets::pick::pick;
use crate::widgets::rows::RowAction;
use jadoube_core::competition::category::Category;
use jadoube_core::competition::tournament::{Games, StandingView};
use jadoube_core::hall::state::Hall;
use jadoube_desk::event_picture::EventPicture;
use jadoube_desk::printing::Printable;
use jadoube_desk::protocols::Sheet;
use jadoube_i18n::adjournment::date_time_exact;
use jadoube_laws::wall::Wall;

/// What the page remembers.
#[derive(Debug, Default)]
pub(super) struct StandingsPage {
    what: What,
    /// After which round; the last one whose pairings are known, while none is chosen.
    after: Option<u8>,
    games: Games,
    only: Category,
    /// The group of a championship, phase and group from 0; the first of the phase at work, while none
    /// is chosen.
    group: Option<(usize, usize)>,
    /// A time as which they are to be shown.
    wanted: Option<Wall>,
    past: Past,
    event: Option<EventPicture>,
    made: Option<StandingsContent>,
    grid: GridState,
}

/// Which moment is shown.
#[derive(Debug, Default)]
enum Past {
    /// Now.
    #[default]
    Now,
    /// An earlier one, for which the journal is being read.
    Reading(Receiver<Option<Hall>>, Wall),
    /// An earlier one, with the time that was asked for.
    Shown(Arc<Hall>, Wall),
}

impl StandingsPage {
    /// Brings the keyboard to the table, with the next pass.
    pub(super) const fn take_focus(&mut self) {
        self.grid.take_focus();
    }

    /// What is printed of it: the norms of the player at the keyboard, else the standing.
    pub(super) fn sheet(&self) -> Sheet {
        match (self.what, self.made.as_ref().and_then(|made| made.who(self.grid.row))) {
            (What::Norms, Some(who)) => Sheet::Norms(who.0),
            (What::Prizes, _) => Sheet::Prizes,
            _ => self.standing_sheet(),
        }
    }

    /// The standing as it is shown, on paper.
    pub(super) fn standing_sheet(&self) -> Sheet {
        let view = self.view();
        let event = self.event.as_ref();
        let at = event.and_then(|event| categories(event).iter().position(|it| *it == view.only));
        let category = at.and_then(|at| u16::try_from(at).ok()).unwrap_or_default();
        match (view.games, category) {
            (Games::Counted, 0) => Sheet::Standings(view.after),
            (games, category) => Sheet::StandingsOf(view.after, games, category),
        }
    }

    /// Which standing is shown.
    pub(super) fn view(&self) -> StandingView {
        // All games are offered only where somebody has left.
        let has_left =
            self.event.as_ref().is_some_and(|event| !event.readings.withdrawn.is_empty());
        let games = if has_left { self.games } else { Games::Counted };
        let after =
            self.made.as_ref().map(|made| made.asked.after).filter(|_| self.after.is_some());
        StandingView { after, games, only: self.only.clone() }
    }

    /// The state and the time of which they are shown, where that is not now.
    pub(super) fn past(&self) -> Option<(Arc<Hall>, Wall)> {
        match &self.past {
            Past::Shown(hall, wall) => Some((hall.clone(), *wall)),
            Past::Now | Past::Reading(..) => None,
        }
    }

    /// Shows them as they were recorded at a time.
    pub(super) const fn look_at(&mut self, time: Wall) {
        self.wanted = Some(time);
    }

    /// Draws it.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        self.hear(ui.ctx(), scene, actions);
        self.follow(scene);
        let room = ui.available_height();
        page_area("standings").show(ui, |ui| {
            let top = ui.cursor().top();
            let Some(event) = self.event.as_ref().filter(|event| event.is_begun()) else {
                all_ui(ui, &scene.say("tournament-standings-nothing"));
                self.past_ui(ui, scene, actions);
                return;
            };
            let rounds = event.contest.published();
            let categories = categories(event);
            let in_groups = event.group(self.group, rounds).is_some();
            // Of groups only what counts in them is told.
            let has_left = !in_groups && !event.readings.withdrawn.is_empty();
            let regulations = event.contest.regulations.as_ref();
            let has_prizes = regulations.is_some_and(|of| !of.prizes.is_none());
            let of_teams = event.is_of_teams();
            // A category is one of players.
            let ranks_teams = of_teams && self.what == What::Standings;
            let categories = if ranks_teams { Vec::new() } else { categories };
            let off = [(What::Prizes, !has_prizes), (What::Boards, !of_teams)];
            let off: Vec<What> =
                off.into_iter().filter_map(|(what, is_off)| is_off.then_some(what)).collect();
            if off.contains(&self.what) {
                self.what = What::Standings;
            }
            if !categories.contains(&self.only) {
                self.only = Category::All;
            }
            tools_ui(ui, scene, |ui| {
                ui.horizontal_wrapped(|ui| self.what_ui(ui, scene, has_left, &off));
                ui.horizontal_wrapped(|ui| {
                    if matches!(self.what, What::Standings | What::Boards) {
                        self.rounds_ui(ui, scene, rounds, actions);
                    }
                    self.only_ui(ui, scene, &categories);
                    self.group_ui(ui, scene);
                    self.past_ui(ui, scene, actions);
                    action_button(ui, scene, Action::ExportEvent, Weight::Plain, actions);
                    self.certificate_ui(ui, scene, actions);
                });
            });
            if let (true, Past::Shown(_, wall)) = (tokens::is_tight(ui.ctx()), &self.past) {
                badge(ui, Tone::Info, &shown_at(scene, *wall));
            }
            self.follow(scene);
            self.table_ui(ui, scene, room - (ui.cursor().top() - top), actions);
        });
    }

    /// The way to the certificate of the player at the keyboard.
    fn certificate_ui(&self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        let sheet = self.sheet();
        if !matches!(sheet, Sheet::Norms(_)) {
            return;
        }
        if button(ui, Weight::Plain, &scene.say("tournament-norms-print"), None).clicked() {
            actions.open(match self.past() {
                Some(past) => PrintPreview::of_past(scene, sheet, past),
                None => PrintPreview::new(scene, Printable::Sheet(sheet)),
            });
        }
    }

    /// Makes what is shown again where the event has changed, or something else is asked for.
    fn follow(&mut self, scene: &Scene<'_>) {
        let entries = scene.snap.history.len();
        let is_new = matches!(self.past, Past::Now | Past::Reading(..))
            && EventPicture::follow(&mut self.event, &scene.snap.hall, entries);
        let Some(event) = &self.event else { return };
        let rounds = event.contest.published();
        let after = self.after.filter(|after| *after < rounds).unwrap_or(rounds);
        let asked = StandingsQuery {
            what: self.what,
            after,
            games: self.view().games,
            only: self.only.clone(),
            group: event.group(self.group, after).filter(|_| self.what == What::Standings),
            lang: scene.words.lang(),
        };
        if is_new || self.made.as_ref().is_none_or(|made| made.asked != asked) {
            let before = self.made.as_ref().and_then(|made| made.who(self.grid.row));
            let made = StandingsContent::new(event, asked, scene.words);
            // The keyboard stays with the one at whom it was.
            if let Some(row) = before.and_then(|who| made.row_of(who)) {
                self.grid.row = row;
            }
            self.made = Some(made);
        }
    }

    fn what_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, has_left: bool, off: &[What]) {
        let options = [
            (What::Standings, "tournament-standings"),
            (What::Ratings, "tournament-standings-ratings"),
            (What::Norms, "tournament-standings-norms"),
            (What::Prizes, "tournament-standings-prizes"),
            (What::Boards, "tournament-boards"),
        ];
        let shown = options.into_iter().filter(|(what, _)| !off.contains(what));
        let options: Vec<(What, String)> = shown.map(|(what, id)| (what, scene.say(id))).collect();
        pick(ui, &scene.say("tournament-standings-what"), &options, &mut self.what);
        if has_left && self.what == What::Standings {
            let options = [
                (Games::Counted, scene.say("tournament-standings-counted")),
                (Games::All, scene.say("tournament-standings-all-games")),
            ];
            pick(ui, &scene.say("tournament-standings-games"), &options, &mut self.games);
        }
    }

    /// The round after which it is, and those before and after it.
    fn rounds_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, rounds: u8, actions: &mut Actions) {
        let now = self.after.filter(|after| *after < rounds).unwrap_or(rounds);
        let turns = [
            (Way::Back, "tournament-standings-round-before", now.checked_sub(1)),
            (
                Way::On,
                "tournament-standings-round-after",
                Some(now + 1).filter(|round| *round <= rounds),
            ),
        ];
        for (way, id, to) in turns {
            let why = scene.no_way(way, to.is_some());
            let why = why.as_deref();
            let pressed = button_hindered(ui, Weight::Plain, &scene.say(id), None, why);
            if let (true, Some(to)) = (pressed.clicked(), to) {
                // The last one is the last one tomorrow too.
                self.after = Some(to).filter(|to| *to < rounds);
                actions.push(UiMessage::Say(Manner::Polite, after(scene, to)));
            }
        }
        ui.label(Text::Strong.rich(after(scene, now)));
    }

    fn only_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, categories: &[Category]) {
        if categories.len() < 2 {
            return;
        }
        category_ui(ui, scene, categories, &mut self.only);
    }

    /// Which group is shown, of a championship.
    fn group_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let Some(event) = self.event.as_ref().filter(|_| self.what == What::Standings) else {
            return;
        };
        let rounds = event.contest.published();
        let after = self.after.filter(|after| *after < rounds).unwrap_or(rounds);
        group_ui(ui, scene, (event, after), &mut self.group);
    }

    /// Which moment is shown, and the way to another.
    fn past_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        if button(ui, Weight::Plain, &scene.say("tournament-standings-past"), None).clicked() {
            actions.open(PastForm::new(scene));
        }
        match &self.past {
            Past::Now => {}
            Past::Reading(..) => soft(ui, scene.say("tournament-standings-past-reading")),
            Past::Shown(_, wall) => {
                badge(ui, Tone::Info, &shown_at(scene, *wall));
                let back = scene.say("tournament-standings-now");
                let is_back = button(ui, Weight::Plain, &back, None).clicked();
                // A sentence that needs two lines begins in its own.
                ui.end_row();
                soft(ui, scene.say("tournament-standings-past-paper"));
                ui.end_row();
                if is_back {
                    self.past = Past::Now;
                    self.event = None;
                    let told = scene.say("tournament-standings-now-told");
                    actions.push(UiMessage::Say(Manner::Polite, told));
                }
            }
        }
    }

    /// Takes the time that was asked for, and what was read of it.
    fn hear(&mut self, ctx: &Context, scene: &Scene<'_>, actions: &mut Actions) {
        if let Some(time) = self.wanted.take() {
            let (found, waits) = channel();
            let (history, ctx) = (scene.snap.history.clone(), ctx.clone());
            std::thread::spawn(move || {
                // The page may show something else meanwhile.
                let _ = found.send(history.hall_at(time).map(|(hall, _)| hall));
                ctx.request_repaint();
            });
            self.past = Past::Reading(waits, time);
        }
        let Past::Reading(waits, wall) = &self.past else { return };
        let wall = *wall;
        match waits.try_recv() {
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => self.past = Past::Now,
            Ok(None) => {
                self.past = Past::Now;
                let told = scene.say("tournament-standings-past-none");
                actions.push(UiMessage::Say(Manner::Assertive, told.clone()));
                actions.push(UiMessage::Tell(told));
            }
            Ok(Some(hall)) => {
                self.event = Some(EventPicture::new(&hall, 0));
                self.made = None;
                self.past = Past::Shown(Arc::new(hall), wall);
                actions.push(UiMessage::Say(Manner::Polite, shown_at(scene, wall)));
            }
        }
    }

    fn table_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, room: f32, actions: &mut Actions) {
        let (Some(event), Some(made)) = (&self.event, &self.made) else { return };
        ui.label(Text::Strong.rich(&made.title));
        let labels = grid_labels(scene);
        let notes = f32::from(u8::try_from(made.notes.len().min(4)).unwrap_or(4));
        let below = notes * Text::Caption.font(ui).size * 1.6;
        let grid = Grid {
            name: &made.title,
            table: &made.table,
            height: room - below - 3.0 * space::L - Text::Strong.font(ui).size,
            labels: &labels,
        };
        let done = grid_ui(ui, &grid, &mut self.grid);
        if let Some(RowAction::Open(row)) = done {
            let mut lines = made.working(event, row, scene.words);
            lines.extend(notes_told(scene, &made.notes));
            let name = made.who(row).map(|who| match self.what {
                What::Standings => event.participant(who).to_owned(),
                What::Ratings | What::Norms | What::Prizes | What::Boards => {
                    event.name(who).to_owned()
                }
            });
            if !lines.is_empty() {
                actions.open(WorkingDialog::new(name.unwrap_or_default(), lines));
            }
        }
        ui.add_space(space::S);
        list(ui, &scene.say("tournament-standings-notes"), |ui| {
            for note in &made.notes {
                item(ui, note, |ui| soft(ui, note));
            }
        });
    }
}

/// What stands below a table, to be read with the working of a row: no key leads there.
pub(super) fn notes_told(scene: &Scene<'_>, notes: &[String]) -> Vec<LineText> {
    if notes.is_empty() {
        return Vec::new();
    }
    let head = scene.say("tournament-standings-notes");
    LineText::headed([head].into_iter().chain(notes.iter().cloned()).collect()).collect()
}

fn after(scene: &Scene<'_>, round: u8) -> String {
    scene.say_with("tournament-standings-after", &[("round", round.into())])
}

fn shown_at(scene: &Scene<'_>, wall: Wall) -> String {
    let time = date_time_exact(scene.words, wall);
    scene.say_with("tournament-standings-past-shown", &[("time", time.into())])
}
