//! The competition as a whole, on pages: its regulations, who has entered, the drawing of numbers, a
//! round, the standings, the cross-table. The games themselves are on the boards of the hall.

pub(crate) mod next;
mod undo;
pub mod tab;
mod event;
mod players;
mod teams;
mod draw;
mod round;
mod standings;
mod cross_table;
pub mod projector;
mod working;
mod category;
mod headings;
mod ordering;
mod folding;

use std::sync::Arc;

use egui::{Context, Id, Rect, Ui, vec2};

use crate::actions::Actions;
use crate::icons::{self, Pen};
use crate::scene::{Scene, SelectedPairing};
use crate::screens::competition::folding::{COMES, least_height, page_area};
use crate::screens::competition::next::{next_by_key, next_line_ui};
use crate::screens::competition::tab::Tab;
use crate::screens::preview::PrintPreview;
use crate::screens::view::View;
use crate::tokens::{self, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::all_ui;
use crate::widgets::choice::{self, Choice, ChoiceKind, choice_ui};
use crate::widgets::columns::column;
use crate::widgets::{focus, said};
use jadoube_core::competition::command::Command as ContestCommand;
use jadoube_core::competition::tournament::StandingView;
use jadoube_core::hall::state::Hall;
use jadoube_desk::event_export::Incomplete;
use jadoube_desk::printing::Printable;
use jadoube_desk::protocols::Sheet;
use jadoube_laws::wall::Wall;

/// What the screen remembers.
#[derive(Debug, Default)]
pub struct CompetitionScreen {
    tab: Tab,
    /// How high the tabs were.
    tabs: f32,
    /// The tab that was chosen with the keyboard on it, which stays there for so many passes.
    kept: Option<(Id, u8)>,
    /// For how many passes more a page that was asked for may take the keyboard; then its tab does.
    waits: u8,
    /// Whether the page was come to otherwise than by its tab, which tells its name.
    arrives: bool,
    /// What had the keyboard in the pass before, where the tabs scroll with the page.
    at: Option<Id>,
    /// For how many passes more the page is in sight with it, and not the tabs.
    comes: u8,
    event: event::EventPage,
    players: players::PlayersPage,
    teams: teams::TeamsPage,
    draw: draw::DrawPage,
    round: round::RoundPage,
    standings: standings::StandingsPage,
    cross_table: cross_table::CrossTablePage,
}

impl CompetitionScreen {
    /// Goes to a page.
    pub fn go(&mut self, tab: Tab) {
        self.tab = tab;
        self.take_focus();
    }

    /// What is printed of the page that is shown; of a round its pairings, and its results once all are
    /// known. Nothing before there is an event.
    fn printable(&self, scene: &Scene<'_>) -> Option<Sheet> {
        let hall = &scene.snap.hall;
        hall.contest.regulations.as_ref()?;
        Some(match self.tab {
            Tab::Event => Sheet::Report,
            Tab::Players | Tab::Teams | Tab::Draw => Sheet::Players,
            Tab::Round => {
                let no = self.round_on_paper(scene);
                let round = hall.contest.rounds.get(&no)?;
                let boards = hall.pairing_boards();
                match round.bouts.iter().all(|bout| bout.result(&boards).is_some()) {
                    true => Sheet::Results(no),
                    false => Sheet::Pairings(no),
                }
            }
            Tab::Standings => self.standings.sheet(),
            Tab::CrossTable => Sheet::CrossTable,
        })
    }

    /// A paper of the page that is shown, as of the time that the page shows.
    pub(crate) fn preview_of(&self, scene: &Scene<'_>, sheet: Sheet) -> PrintPreview {
        match self.past() {
            Some(past) => PrintPreview::of_past(scene, sheet, past),
            None => PrintPreview::new(scene, Printable::Sheet(sheet)),
        }
    }

    /// The standings as they are shown, on paper; the last ones, before they were looked at.
    #[must_use]
    pub fn standing_sheet(&self) -> Sheet {
        match self.tab {
            Tab::Standings => self.standings.standing_sheet(),
            _ => Sheet::Standings(None),
        }
    }

    /// The state and the time of which the standings are shown, where that is not now.
    #[must_use]
    pub fn past(&self) -> Option<(Arc<Hall>, Wall)> {
        if self.tab == Tab::Standings { self.standings.past() } else { None }
    }

    /// Which standing is written to a file: the one that is shown, else the last.
    #[must_use]
    pub fn standing_view(&self) -> StandingView {
        match self.tab {
            Tab::Standings => self.standings.view(),
            _ => StandingView::default(),
        }
    }

    /// The round whose papers are printed: the one that is shown, or the last one that is paired.
    #[must_use]
    pub fn round_on_paper(&self, scene: &Scene<'_>) -> u8 {
        let hall = &scene.snap.hall;
        let last = hall.contest.rounds.keys().last().copied().unwrap_or(0);
        self.round.shown(hall).min(last)
    }

    /// What is selected on the page of a round, where that page is shown.
    #[must_use]
    pub fn selected(&self) -> Option<SelectedPairing> {
        (self.tab == Tab::Round).then(|| self.round.selected())
    }

    /// Goes to a round on its page; `asked` is what was asked of it just now.
    pub fn come_to_round(&mut self, no: u8, asked: Option<&ContestCommand>) {
        self.round.come_to(no, asked);
    }

    /// The desk has refused a result: the field for results goes back to its board.
    pub(crate) fn result_refused(&mut self, what: &ContestCommand) {
        self.round.result_refused(what);
    }

    /// Shows the standings as they were recorded at a time.
    pub const fn look_at(&mut self, time: Wall) {
        self.standings.look_at(time);
    }
}

impl CompetitionScreen {
    fn tabs_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        let top = ui.cursor().top();
        let has_teams = scene.snap.hall.contest.team_rules().is_some();
        let tabs = Tab::shown(has_teams, self.tab);
        let words: Vec<String> = tabs.iter().map(|tab| scene.say(tab.label())).collect();
        let choices: Vec<Choice<'_>> =
            words.iter().map(|word| Choice { word, told: "", key: "" }).collect();
        let at = tabs.iter().position(|tab| *tab == self.tab);
        let name = scene.say("tournament-pages");
        if let Some(tab) =
            choice_ui(ui, ChoiceKind::Tabs, &name, &choices, at).and_then(|wanted| tabs.get(wanted))
        {
            self.tab = *tab;
            // The tab has told its name.
            self.arrives = false;
            let at = tabs.iter().position(|one| one == tab).unwrap_or(0);
            self.kept = Some((ui.scope_id().with(&name).with(at), 2));
        }
        if self.tab != Tab::Event {
            next_line_ui(ui, scene, self.tab, actions);
        }
        let has_results = matches!(self.tab, Tab::Round | Tab::Standings | Tab::CrossTable);
        if has_results && scene.snap.hall.signers.is_unchecked() {
            badge(ui, Tone::Warn, &Incomplete::salvaged(&scene.snap.hall).told(scene.words));
        }
        let contest = &scene.snap.hall.contest;
        if has_results && contest.lacks_regulations() {
            badge(ui, Tone::Warn, &scene.words.tell(&contest.not_started()));
        }
        self.tabs = ui.cursor().top() - top;
    }

    /// Where the tabs scroll too, all of the page comes in sight with the keyboard.
    fn follow_into(&mut self, ui: &Ui, page: Rect) {
        let now = ui.memory(|memory| memory.focused());
        if self.at == now {
            return;
        }
        self.at = now;
        let there = now.and_then(|at| ui.ctx().read_response(at));
        let is_in_page = there.as_ref().is_some_and(|there| {
            page.x_range().contains(there.rect.center().x) && there.rect.center().y > page.top()
        });
        if is_in_page {
            self.comes = COMES;
        } else if there.is_some_and(|there| there.interact_rect.is_positive()) {
            // What is not in sight may be in a page that has yet to scroll.
            self.comes = 0;
        }
        ui.ctx().request_repaint();
    }

    fn page_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        // A round says itself which it is.
        if self.arrives && self.tab != Tab::Round {
            let name = scene.say(self.tab.label());
            said::page(ui.ctx(), &format!("page {name}"), &name);
        }
        match self.tab {
            Tab::Event => self.event.show(ui, scene, actions),
            Tab::Players => self.players.show(ui, scene, actions),
            Tab::Teams => self.teams.show(ui, scene, actions),
            Tab::Draw => self.draw.show(ui, scene, actions),
            Tab::Round => self.round.show(ui, scene, actions),
            Tab::Standings => self.standings.show(ui, scene, actions),
            Tab::CrossTable => self.cross_table.show(ui, scene, actions),
        }
        self.keep_at_tabs(ui, scene);
    }

    /// Who goes through the tabs stays there, whatever the pages want; and a page on which nothing takes
    /// the keyboard leaves it at its tab.
    fn keep_at_tabs(&mut self, ui: &Ui, scene: &Scene<'_>) {
        if let Some((id, passes)) = self.kept {
            ui.memory_mut(|memory| memory.request_focus(id));
            self.kept = passes.checked_sub(1).map(|passes| (id, passes));
            self.waits = 0;
        }
        if self.waits == 0 || !focus::can_come(ui) {
            return;
        }
        ui.ctx().request_repaint();
        self.waits -= 1;
        if self.waits == 0 && ui.memory(|memory| memory.focused().is_none()) {
            choice::focus(ui, &scene.say("tournament-pages"));
        }
    }
}

impl View for CompetitionScreen {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        if scene.snap.hall.competition.is_none() {
            all_ui(ui, &scene.say("tournament-no-file"));
            return;
        }
        ui.spacing_mut().interact_size.y = tokens::target(ui.ctx());
        // Where the tabs leave too little room for a page they scroll with it.
        let (room, width) = (ui.available_height(), ui.available_width());
        let least = match self.tab {
            Tab::Players => least_height(ui, players::ROOM),
            Tab::Round => least_height(ui, round::in_sight::ROOM),
            _ => 0.0,
        };
        // How high they are is known once they were drawn.
        if !tokens::is_tight(ui.ctx()) && room - self.tabs >= least.max(room * 0.5) {
            self.tabs_ui(ui, scene, actions);
            self.page_ui(ui, scene, actions);
            return;
        }
        let part = if tokens::is_tight(ui.ctx()) { 1.0 } else { 0.9 };
        let mut area = page_area("event");
        if let Some(comes) = self.comes.checked_sub(1) {
            (self.comes, area) = (comes, area.vertical_scroll_offset(self.tabs));
            ui.ctx().request_repaint();
        }
        area.show(ui, |ui| {
            self.tabs_ui(ui, scene, actions);
            let size = vec2(width - ui.spacing().scroll.bar_width - space::S, room * part);
            let page = Rect::from_min_size(ui.cursor().min, size);
            column(ui, size, |ui| self.page_ui(ui, scene, actions));
            self.follow_into(ui, page);
        });
    }

    fn take_focus(&mut self) {
        (self.kept, self.waits, self.comes) = (None, 3, COMES + 1);
        self.arrives = true;
        match self.tab {
            Tab::Event => self.event.take_focus(),
            Tab::Players => self.players.take_focus(),
            Tab::Teams => self.teams.take_focus(),
            Tab::Draw => self.draw.take_focus(),
            Tab::Round => self.round.take_focus(),
            Tab::Standings => self.standings.take_focus(),
            Tab::CrossTable => self.cross_table.take_focus(),
        }
    }

    fn keys(&mut self, ctx: &Context, scene: &Scene<'_>, actions: &mut Actions) {
        if scene.is_open() && self.tab == Tab::Round {
            self.round.keys(ctx);
        } else if scene.can_change() {
            next_by_key(ctx, scene, self.tab, actions);
        }
        undo::undo_by_key(ctx, scene, self.tab, actions);
    }

    fn icon(&self, pen: &Pen<'_>) {
        icons::table(pen);
    }

    fn preview(&self, scene: &Scene<'_>) -> Option<PrintPreview> {
        Some(self.preview_of(scene, self.printable(scene)?))
    }

    fn start_over(&mut self) {
        *self = Self::default();
    }
}
