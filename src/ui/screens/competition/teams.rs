//! The teams: who has entered, in the order of their numbers, and what is done with one of them.

pub(super) mod form;
mod leave;

use std::sync::Arc;

use egui::{Align, Key, Modifiers, Ui};

use crate::actions::{Actions, key_name};
use crate::scene::Scene;
use crate::screens::competition::folding::{page_area, tools_ui};
use crate::screens::competition::headings::{columns_of, grid_labels};
use crate::screens::competition::players::import::ImportForm;
use crate::screens::competition::players::leave::ReturnForm;
use crate::screens::competition::players::{hindered_by, insert_pressed, is_full, pasted};
use crate::screens::competition::tab::Tab;
use crate::screens::competition::teams::form::TeamForm;
use crate::screens::competition::teams::leave::TeamLeaveForm;
use crate::screens::competition::undo::undo_ui;
use crate::tokens::{self, space};
use crate::widgets::badge::Tone;
use crate::widgets::button::{Weight, button_about, button_hindered};
use crate::widgets::card::{all_ui, soft};
use crate::widgets::focus;
use crate::widgets::grid::table::{Column, GridRow, GridTable, Keep};
use crate::widgets::grid::{Grid, GridState, grid_ui};
use crate::widgets::rows::{RowAction, sentence};
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::regulations::Regulations;
use jadoube_core::competition::state::{Contest, TeamEntry};
use jadoube_core::competition::team::TeamNo;
use jadoube_i18n::lang::Lang;

/// What the page remembers.
#[derive(Debug, Default)]
pub(super) struct TeamsPage {
    /// Whether the keyboard shall come.
    focus: bool,
    grid: GridState,
    /// The team at which the keyboard stands.
    selected: Option<TeamNo>,
    known: Option<TableCache>,
}

/// The table as it was made, and of what.
#[derive(Debug)]
struct TableCache {
    contest: Arc<Contest>,
    lang: Lang,
    nos: Vec<TeamNo>,
    table: GridTable,
}

impl TeamsPage {
    /// Brings the keyboard to where work begins, with the next pass.
    pub(super) const fn take_focus(&mut self) {
        self.focus = true;
    }

    /// Draws it.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        let contest = &scene.snap.hall.contest;
        let (Some(regulations), Some(_)) = (&contest.regulations, contest.team_rules()) else {
            self.focus = false;
            let why = match &contest.regulations {
                None => contest.not_started(),
                Some(_) => Refusal::NoTeams,
            };
            all_ui(ui, &scene.words.tell(&why));
            return;
        };
        let room = ui.available_height();
        page_area("teams").show(ui, |ui| {
            let hindered = hindered_by(scene, regulations);
            let of = (regulations, hindered.as_deref());
            // Where none has entered yet that is what comes next.
            if contest.teams.is_empty() {
                self.bar_ui(ui, scene, of, actions);
            } else {
                tools_ui(ui, scene, |ui| self.bar_ui(ui, scene, of, actions));
            }
            if hindered.is_none() {
                let new = insert_pressed(ui).then(TeamForm::new);
                new.into_iter().for_each(|form| actions.open(form));
                let import = pasted(ui);
                let import = import.map(|it| ImportForm::of_teams(regulations.rating).with(it));
                import.into_iter().for_each(|form| actions.open(form));
            }
            self.learn(scene);
            let count =
                [("teams", contest.teams.len().into()), ("players", contest.entrants.len().into())];
            soft(ui, scene.say_with("tournament-teams-count", &count));
            let left = room - ui.min_rect().height();
            self.table_ui(ui, scene, left, actions);
        });
    }

    /// New ones, a list of them, and what was done last.
    fn bar_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (regulations, hindered): (&Regulations, Option<&str>),
        actions: &mut Actions,
    ) {
        let contest = &scene.snap.hall.contest;
        ui.horizontal_wrapped(|ui| {
            let new = scene.say("tournament-teams-new");
            let key = key_name(Key::Insert.name(), scene.words);
            let new = button_hindered(ui, Weight::Primary, &new, Some(&key), hindered);
            if new.clicked() {
                actions.open(TeamForm::new());
            }
            let import = scene.say("tournament-teams-import");
            if button_hindered(ui, Weight::Plain, &import, None, hindered).clicked() {
                actions.open(ImportForm::of_teams(regulations.rating));
            }
            if self.focus && contest.teams.is_empty() && focus::can_come(ui) {
                self.focus = false;
                new.request_focus();
            }
            undo_ui(ui, scene, Tab::Teams, actions);
        });
        if is_full(scene, regulations) {
            soft(
                ui,
                scene.words.tell(&Refusal::TableFixed(scene.snap.hall.contest.handling().tables)),
            );
        }
    }

    /// Makes the table anew where something in it is new.
    fn learn(&mut self, scene: &Scene<'_>) {
        let (contest, lang) = (&scene.snap.hall.contest, scene.words.lang());
        let is_same =
            |known: &TableCache| Arc::ptr_eq(&known.contest, contest) && known.lang == lang;
        if self.known.as_ref().is_some_and(is_same) {
            return;
        }
        let nos = listed(contest);
        let rows = nos.iter().filter_map(|no| Some((*no, contest.teams.get(no)?)));
        let rows = rows.map(|(no, entry)| row(scene, contest, no, entry)).collect();
        let table = GridTable::new(columns(scene), rows);
        self.known = Some(TableCache { contest: contest.clone(), lang, nos, table });
    }

    /// The table in the room that is left, with what is done with one of them below it.
    fn table_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, room: f32, actions: &mut Actions) {
        let Some(known) = &self.known else { return };
        let at = known.nos.iter().position(|no| Some(*no) == self.selected);
        self.grid.row = at.unwrap_or(self.grid.row).min(known.nos.len().saturating_sub(1));
        if known.nos.is_empty() {
            return;
        }
        if std::mem::take(&mut self.focus) {
            self.grid.take_focus();
        }
        let name = scene.say("tournament-teams-table");
        let below = tokens::target(ui.ctx()) * 2.0 + space::L;
        let row = ui.scope_id().with(&name).with(self.grid.row);
        let delete = ui.memory(|memory| memory.has_focus(row))
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Delete));
        let grid = Grid {
            name: &name,
            table: &known.table,
            height: room - below,
            labels: &grid_labels(scene),
        };
        let action = grid_ui(ui, &grid, &mut self.grid);
        self.selected = known.nos.get(self.grid.row).copied();
        let Some(selected) = self.selected else { return };
        let contest = &scene.snap.hall.contest;
        let team = contest.team_name(selected);
        ui.horizontal_wrapped(|ui| {
            let amend = scene.say("tournament-teams-amend");
            let amend = button_about(ui, Weight::Plain, &amend, team).clicked();
            if (amend || matches!(action, Some(RowAction::Open(_))))
                && let Some(form) = TeamForm::of(contest, selected)
            {
                actions.open(form);
            }
            if !scene.can_change() {
                return;
            }
            let entry = contest.teams.get(&selected);
            if entry.is_some_and(|entry| entry.stay.left.is_some()) {
                let comes = scene.say("tournament-teams-return");
                if button_about(ui, Weight::Plain, &comes, team).clicked() {
                    actions.open(ReturnForm::of_team(scene, selected));
                }
            }
            let leave = scene.say("tournament-teams-leave");
            if button_about(ui, Weight::Plain, &leave, team).clicked() || delete {
                actions.open(TeamLeaveForm::new(scene, selected));
            }
            soft(ui, scene.say("tournament-teams-keys"));
        });
    }
}

/// All of them by number; who came after the numbers were given stands last.
fn listed(contest: &Contest) -> Vec<TeamNo> {
    let mut nos: Vec<TeamNo> = contest.teams.keys().copied().collect();
    nos.sort_by_key(|no| (contest.team_number(*no).unwrap_or(u16::MAX), *no));
    nos
}

fn columns(scene: &Scene<'_>) -> Vec<Column> {
    columns_of(
        scene,
        [
            ("tournament-players-head-number", Align::Max, Keep::Whole),
            ("tournament-teams-head-name", Align::Min, Keep::Elastic),
            ("tournament-players-head-federation", Align::Min, Keep::Drops(2)),
            ("tournament-teams-head-captain", Align::Min, Keep::Drops(3)),
            ("tournament-teams-head-average", Align::Max, Keep::Drops(4)),
            ("tournament-teams-head-players", Align::Min, Keep::Drops(5)),
            ("tournament-players-head-remarks", Align::Min, Keep::Drops(1)),
        ],
    )
}

fn row(scene: &Scene<'_>, contest: &Contest, no: TeamNo, entry: &TeamEntry) -> GridRow {
    let team = &entry.team;
    let number = contest.team_numbers.last().and(contest.team_number(no));
    let number = number.map(|number| number.to_string());
    let numbered = match &number {
        Some(number) => scene.say_with("tournament-players-numbered", &[("number", number.into())]),
        None => scene.say("tournament-players-no-number"),
    };
    let told = |id, text: &str| match text.is_empty() {
        true => String::new(),
        false => scene.say_with(id, &[("text", text.into())]),
    };
    let average = contest.team_average(no).map(|one| one.to_string()).unwrap_or_default();
    let players = (1..).zip(&team.players);
    let players = players.map(|(place, player)| format!("{place} {}", contest.name(*player)));
    let players = players.collect::<Vec<_>>().join(", ");
    let left = entry.stay.left.as_ref().map(|left| {
        let args = [("round", left.from.into()), ("reason", left.reason.as_str().into())];
        scene.say_with("tournament-teams-left", &args)
    });
    let faults = jadoube_i18n::contest::entry_warnings(scene.words, contest, no);
    let has_faults = !faults.is_empty();
    let left = left.into_iter().chain(faults).collect::<Vec<_>>().join(". ");
    let spoken = sentence(&[
        &team.name,
        &numbered,
        &team.federation,
        &told("tournament-teams-with-captain", &team.captain),
        &told("tournament-teams-with-average", &average),
        &left,
        &players,
    ]);
    let cells = vec![
        number.unwrap_or_else(|| "–".into()),
        team.name.clone(),
        team.federation.clone(),
        team.captain.clone(),
        average,
        players,
        left,
    ];
    let tone = if entry.stay.left.is_some() || has_faults { Tone::Warn } else { Tone::Neutral };
    GridRow { cells, spoken, tone }
}
