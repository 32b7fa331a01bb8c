//! A list of players, or of teams with theirs, from a file or pasted: what its columns are taken for is shown and can be
//! corrected, and what is left out is told before all others enter with one act.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use egui::{ComboBox, ScrollArea, Ui};

use crate::actions::{FileChoice, UiMessage};
use crate::form::{Check, DialogForm, Field, Fields, FormOutcome, Head};
use crate::scene::Scene;
use crate::screens::file::at_home;
use crate::tokens::{Text, scale};
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{item, list, soft};
use crate::widgets::dialog::Column as Place;
use crate::widgets::field::{entered, hint_ui};
use crate::widgets::pick::{name_list, turned};
use jadoube_competition::csv::heading::Column;
use jadoube_competition::csv::{Beside, Table};
use jadoube_competition::tournament::{Date, Player};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, RatingKind, RatingSource};
use jadoube_core::competition::listed_teams::in_teams;
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::NewTeam;
use jadoube_core::hall::command::Command;
use jadoube_desk::player_lists::{PlayerList, take_unknown};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::regulations::RATINGS;

/// How many cells of a column, and how many players, are shown.
const SHOWN: usize = 3;
const PLAYERS: usize = 5;
/// How many reasons are listed.
const REASONS: usize = 100;

/// So high is the box for what is pasted, in points of the usual text beside those that do not grow with it: its
/// label and three lines.
const PASTED: f32 = 82.0;
const AROUND: f32 = 24.0;

/// The label of the field for the date of the list.
const DATE: &str = "tournament-players-list-date";

/// The label of the field for the team of the whole list.
const TEAM: &str = "tournament-teams-import-name";

/// Of which team the whole list is.
#[derive(Debug, Default)]
struct OfTeams {
    name: String,
    captain: String,
}

/// What was read so far, and what is to be made of it.
#[derive(Debug)]
pub(in crate::screens::competition) struct ImportForm {
    /// Where teams enter with those of the list.
    of_teams: Option<OfTeams>,
    path: String,
    pasted: String,
    read: Option<PlayerList>,
    /// Whether the file of the path is to be read with the next pass.
    to_read: bool,
    /// Why the file was not read.
    unread: Option<String>,
    kind: RatingKind,
    list: String,
    date: String,
    taken: Option<ImportPreview>,
    /// What was said last of how much of the list is understood.
    told: String,
}

/// Who would enter.
#[derive(Debug)]
struct ImportPreview {
    /// The event for which that was asked.
    contest: Arc<Contest>,
    /// How many players are understood, and how many lines are not.
    understood: (usize, usize),
    entrants: Vec<Entrant>,
    /// The teams in which they enter, where teams play.
    teams: Vec<NewTeam>,
    /// What is left out, and why.
    left_out: Vec<String>,
    /// How many columns with something in them are left out.
    columns: usize,
}

impl ImportPreview {
    /// How much of the list is understood, and how much of it is left out.
    fn told(&self, scene: &Scene<'_>) -> String {
        let (players, lines) = self.understood;
        let args = [("players", players.into()), ("lines", lines.into())];
        let understood = scene.say_with("tournament-import-understood", &args);
        let left_out = [
            ("tournament-players-left-out", self.left_out.len()),
            ("tournament-import-columns", self.columns),
        ];
        let left_out = left_out.into_iter().filter(|(_, count)| *count > 0);
        let left_out = left_out.map(|(id, count)| scene.say_with(id, &[("count", count.into())]));
        std::iter::once(understood).chain(left_out).collect::<Vec<_>>().join(". ")
    }

    /// Whether all of the list enters.
    const fn is_whole(&self) -> bool {
        self.understood.1 == 0 && self.left_out.is_empty() && self.columns == 0
    }
}

impl ImportForm {
    /// An empty form; the ratings of the list are those that count in the event.
    pub(in crate::screens::competition) const fn new(kind: RatingKind) -> Self {
        Self {
            of_teams: None,
            path: String::new(),
            pasted: String::new(),
            read: None,
            to_read: false,
            unread: None,
            kind,
            list: String::new(),
            date: String::new(),
            taken: None,
            told: String::new(),
        }
    }

    /// The same for teams with their players.
    pub(in crate::screens::competition) fn of_teams(kind: RatingKind) -> Self {
        Self { of_teams: Some(OfTeams::default()), ..Self::new(kind) }
    }

    /// The same with what was pasted.
    pub(in crate::screens::competition) fn with(self, pasted: String) -> Self {
        Self { read: Some(PlayerList::of_text(&pasted)), pasted, ..self }
    }

    fn load(&mut self, words: &Catalogue) {
        let path = at_home(self.path.trim());
        (self.read, self.unread) = match PlayerList::read(&path) {
            Ok(read) => (Some(read), None),
            Err(why) => (None, Some(words.tell(&why))),
        };
        (self.taken, self.pasted) = (None, String::new());
    }

    /// The date of the list; nothing, where none was typed.
    fn date(&self) -> Option<Option<Date>> {
        let typed = self.date.trim();
        if typed.is_empty() { Some(None) } else { Date::read(typed).map(Some) }
    }

    fn source(&self) -> RatingSource {
        let date = self.date().flatten();
        RatingSource { kind: self.kind, list: self.list.trim().to_owned(), date }
    }

    /// Finds out who would enter, where something has changed.
    fn learn(&mut self, scene: &Scene<'_>) {
        let contest = &scene.snap.hall.contest;
        let same = |taken: &ImportPreview| Arc::ptr_eq(&taken.contest, contest);
        if self.taken.as_ref().is_some_and(same) {
            return;
        }
        let words = scene.words;
        let mut named: Vec<(String, Vec<String>)> = Vec::new();
        let (players, mut left_out, lines): (Vec<(Player, Beside)>, Vec<String>, usize) =
            match &self.read {
                None => (Vec::new(), Vec::new(), 0),
                Some(PlayerList::Table(table)) => {
                    // Of a list whose lines are not what they seem nobody enters.
                    let misread = table.misread();
                    let (players, faults) = match misread.is_empty() {
                        true => table.players_with_all(),
                        false => (BTreeMap::new(), misread),
                    };
                    let lines = table.rows.len().saturating_sub(players.len());
                    let faults = faults.iter().map(|fault| words.tell(fault));
                    (players.into_values().collect(), faults.collect(), lines)
                }
                Some(PlayerList::Tournament { players, teams, faults, .. }) => {
                    named.clone_from(teams);
                    let faults = || faults.iter().filter(|fault| fault.what.is_error());
                    let lines: BTreeSet<usize> =
                        faults().map(|fault| fault.line).filter(|line| *line > 0).collect();
                    let players = players.iter().map(|player| (player.clone(), Beside::default()));
                    let told = faults().map(|fault| words.tell(fault));
                    (players.collect(), told.collect(), lines.len())
                }
            };
        let understood = (players.len(), lines);
        let source = self.source();
        let listed = players.into_iter();
        let listed =
            listed.map(|(player, beside)| Entrant::listed(player, &source).with(beside, &source));
        let mut listed: Vec<Entrant> = listed.collect();
        let taken = take_unknown(&mut listed).into_iter();
        left_out.extend(taken.map(|(name, why)| format!("{name}: {}", words.tell(&why))));
        let (entrants, known) = contest.newcomers(&listed);
        let known = known.into_iter().map(|one| Refusal::EnteredBefore(one.name.clone()));
        left_out.extend(known.map(|why| words.tell(&why)));
        let mut entrants: Vec<Entrant> = entrants.into_iter().cloned().collect();
        let mut teams = Vec::new();
        if let Some(of) = &self.of_teams {
            let (grouped, without) = in_teams(&entrants, &named, (&of.name, &of.captain));
            teams = grouped;
            left_out.extend(
                without.into_iter().map(|name| {
                    scene.say_with("tournament-teams-no-team", &[("name", name.into())])
                }),
            );
            entrants = teams.iter().flat_map(|team| team.players.clone()).collect();
        }
        let contest = contest.clone();
        let columns = self.read.as_ref().map_or(0, columns_left_out);
        let taken = ImportPreview { contest, understood, entrants, teams, left_out, columns };
        self.taken = Some(taken);
    }

    /// Why nobody can enter now.
    fn hindered(&self, scene: &Scene<'_>, count: usize) -> Option<String> {
        let why = match &self.read {
            _ if !scene.can_change() => "app-file-only-read",
            None => "tournament-import-hindered-empty",
            Some(_) if self.unread.is_none() && count > 0 => return None,
            Some(_) => "tournament-import-hindered-none",
        };
        Some(scene.say(why))
    }

    /// Of which team the whole list is.
    fn team_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let Some(of) = &mut self.of_teams else { return };
        let mut changed = fields.text(ui, TEAM, &mut of.name).changed();
        soft(ui, fields.say("tournament-teams-import-what"));
        if !of.name.trim().is_empty() {
            changed |= fields.text(ui, "tournament-teams-captain", &mut of.captain).changed();
        }
        if changed {
            self.taken = None;
        }
    }

    /// Which teams would enter.
    fn teams_ui(ui: &mut Ui, scene: &Scene<'_>, teams: &[NewTeam]) {
        let count = [("count", teams.len().into())];
        let head = scene.say_with("tournament-teams-taken", &count);
        list(ui, &head, |ui| {
            ui.label(Text::Strong.rich(&head));
            for team in teams {
                let names: Vec<&str> = team.players.iter().map(|one| one.name.as_str()).collect();
                let args =
                    [("team", team.name.as_str().into()), ("players", names.join("; ").into())];
                let line = scene.say_with("tournament-teams-of", &args);
                item(ui, &line, |ui| soft(ui, line.as_str()));
            }
        });
    }

    fn source_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let path = Field::new("setup-file").example("players.csv").fault(self.unread.clone());
        let field = fields.text(ui, path, &mut self.path);
        if field.changed() {
            self.unread = None;
        }
        if entered(ui, &field) && !self.path.trim().is_empty() {
            self.to_read = true;
            fields.use_enter();
        }
        ui.horizontal_wrapped(|ui| {
            if button(ui, Weight::Plain, &scene.say("setup-choose"), None).clicked() {
                fields.actions.push(UiMessage::Choose(FileChoice::Players));
            }
            hint_ui(ui, &field, &scene.say("tournament-players-file-what"));
        });
        if std::mem::take(&mut self.to_read) {
            self.load(scene.words);
        }
        let height = scale(ui.ctx()).of(PASTED) + AROUND;
        let room = ScrollArea::vertical().id_salt("pasted").max_height(height);
        let drawn = room.min_scrolled_height(height).show(ui, |ui| {
            let example = scene.say("tournament-players-paste-example");
            let area = Field::new("tournament-players-paste").example(example);
            fields.area(ui, area, &mut self.pasted, 3)
        });
        if drawn.inner.gained_focus() {
            // All of the box comes into sight, and not only where the caret is in it.
            ui.scroll_to_rect(drawn.inner_rect, None);
        }
        if drawn.inner.changed() {
            self.read = Some(PlayerList::of_text(&self.pasted));
            self.taken = None;
        }
    }

    /// Where the ratings come from.
    fn ratings_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let mut changed = fields.choose(ui, "tournament-players-kind", &RATINGS, &mut self.kind);
        let list = Field::new("tournament-players-list").example("FIDE");
        changed |= fields.text(ui, list, &mut self.list).changed();
        let wrong = self.date().is_none().then(|| fields.say("tournament-players-no-date"));
        let date = Field::new(DATE).example("2026-11-01").fault(wrong);
        changed |= fields.text(ui, date, &mut self.date).changed();
        if changed {
            self.taken = None;
        }
    }

    /// Who would enter, and what is left out.
    fn taken_ui(&self, ui: &mut Ui, scene: &Scene<'_>) {
        let Some(taken) = self.taken.as_ref().filter(|_| self.read.is_some()) else { return };
        if self.of_teams.is_some() {
            Self::teams_ui(ui, scene, &taken.teams);
        } else {
            self.players_ui(ui, scene, taken);
        }
        if taken.left_out.is_empty() {
            return;
        }
        let count = [("count", taken.left_out.len().into())];
        let head = scene.say_with("tournament-players-left-out", &count);
        list(ui, &head, |ui| {
            badge(ui, Tone::Warn, &head);
            for line in taken.left_out.iter().take(REASONS) {
                item(ui, line, |ui| soft(ui, line.as_str()));
            }
        });
    }

    /// Who would enter.
    fn players_ui(&self, ui: &mut Ui, scene: &Scene<'_>, taken: &ImportPreview) {
        let count = [("count", taken.entrants.len().into())];
        let head = scene.say_with("tournament-players-taken", &count);
        list(ui, &head, |ui| {
            ui.label(Text::Strong.rich(&head));
            for entrant in taken.entrants.iter().take(PLAYERS) {
                let line = about(entrant, self.kind);
                item(ui, &line, |ui| soft(ui, line.as_str()));
            }
            if taken.entrants.len() > PLAYERS {
                soft(ui, "…");
            }
        });
    }
}

/// An entrant in one line.
fn about(entrant: &Entrant, kind: RatingKind) -> String {
    let rating = entrant.rating(kind).map(|rating| rating.to_string()).unwrap_or_default();
    let birth = entrant.birth.map(|birth| birth.year.to_string()).unwrap_or_default();
    let parts = [&entrant.name, &entrant.title, &entrant.federation, &rating, &birth];
    let parts: Vec<&str> = parts.into_iter().map(String::as_str).collect();
    crate::widgets::rows::sentence(&parts)
}

/// How many columns of a list have something in them and are left out.
fn columns_left_out(list: &PlayerList) -> usize {
    let PlayerList::Table(table) = list else { return 0 };
    let columns = table.columns.iter().enumerate();
    let left_out =
        columns.filter(|(at, column)| column.is_none() && table.samples(*at, 1).next().is_some());
    left_out.count()
}

/// The columns of a table, each with what it is taken for; returns whether one was corrected.
fn columns_ui(ui: &mut Ui, scene: &Scene<'_>, table: &mut Table) -> bool {
    let name = scene.say("tournament-players-columns");
    ui.label(Text::Strong.rich(&name));
    let mut corrected = None;
    let ignored = scene.say("competition-csv-ignored");
    let word = |column: Option<Column>| {
        column.map_or_else(|| ignored.clone(), |column| scene.words.tell(&column))
    };
    list(ui, &name, |ui| {
        for (at, column) in table.columns.iter().copied().enumerate() {
            let heading = table.headings.get(at).map(String::as_str).unwrap_or_default();
            let samples = table.samples(at, SHOWN).collect::<Vec<_>>();
            // Names have commas of their own.
            let between = if samples.iter().any(|one| one.contains(',')) { "; " } else { ", " };
            let samples = samples.join(between);
            let args = [
                ("cell", (at + 1).into()),
                ("heading", heading.into()),
                ("samples", samples.into()),
            ];
            let label = scene.say_with("tournament-players-column", &args);
            item(ui, &label, |ui| {
                ui.horizontal_wrapped(|ui| {
                    let shown = word(column);
                    let combo = ComboBox::from_id_salt(("column", at)).selected_text(&shown);
                    let shown_list = combo.width(150.0).height(420.0).show_ui(ui, |ui| {
                        for option in Column::ALL.into_iter().map(Some).chain([None]) {
                            if ui.selectable_label(option == column, word(option)).clicked() {
                                corrected = Some((at, option));
                            }
                        }
                    });
                    let all: Vec<Option<Column>> =
                        Column::ALL.into_iter().map(Some).chain([None]).collect();
                    let now = all.iter().position(|option| *option == column);
                    let to = turned(ui, &shown_list.response, all.len(), now);
                    corrected = to.and_then(|to| Some((at, *all.get(to)?))).or(corrected);
                    name_list(ui, &shown_list.response, &label, &shown);
                    soft(ui, label.as_str());
                });
            });
        }
    });
    if let Some((at, column)) = corrected {
        table.take(at, column);
    }
    corrected.is_some()
}

impl DialogForm for ImportForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let (title, deed) = match self.of_teams {
            None => ("tournament-players-import-title", "tournament-players-import-deed"),
            Some(_) => ("tournament-teams-import-title", "tournament-teams-import-deed"),
        };
        let count = self.taken.as_ref().map_or(0, |taken| match self.of_teams {
            None => taken.entrants.len(),
            Some(_) => taken.teams.len(),
        });
        let deed = scene.say_with(deed, &[("count", count.into())]);
        let head = Head::new("players", scene.say(title), deed);
        let head = head.width(900.0).columns().enter_nowhere().waits();
        Some(head.hindered(self.hindered(scene, count)))
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, place: Place) {
        let scene = fields.scene;
        match place {
            Place::First => {
                let was_read = self.read.is_some();
                self.source_ui(ui, fields);
                self.team_ui(ui, fields);
                self.ratings_ui(ui, fields);
                self.learn(scene);
                if !was_read && self.taken.as_ref().is_some_and(|taken| !taken.entrants.is_empty())
                {
                    fields.go_to_main_button();
                }
            }
            Place::Last => {
                if let Some(PlayerList::Table(table)) = &mut self.read
                    && columns_ui(ui, scene, table)
                {
                    self.taken = None;
                }
                self.learn(scene);
                self.taken_ui(ui, scene);
            }
        }
    }

    fn below(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        self.learn(fields.scene);
        let Some(taken) = self.taken.as_ref().filter(|_| self.read.is_some()) else {
            return self.told.clear();
        };
        let told = taken.told(fields.scene);
        badge(ui, if taken.is_whole() { Tone::Good } else { Tone::Warn }, &told);
        if self.told != told {
            fields.actions.hear(Audience::All, told.clone());
            self.told = told;
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        check.read(DATE, self.date(), "tournament-players-no-date")?;
        self.learn(check.scene);
        let taken = self.taken.as_ref()?;
        let what = match self.of_teams {
            None => Ask::Enter { entrants: taken.entrants.clone() },
            Some(_) => Ask::EnterTeams { teams: taken.teams.clone() },
        };
        check.actions.command(Command::Contest { what });
        Some(())
    }

    fn chosen(&mut self, what: FileChoice, path: &Path) -> FormOutcome {
        if what == FileChoice::Players {
            self.path = path.display().to_string();
            self.to_read = true;
        }
        FormOutcome::Stays
    }
}
