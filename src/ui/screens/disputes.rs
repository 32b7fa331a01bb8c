//! The dispute log: the incidents in a list, and one of them with everything that belongs to it.
//! Nothing can be deleted here; corrections are added.

mod buttons;
pub mod done;
mod later;
mod listed;
mod restate;
mod sight;

use std::collections::{BTreeMap, BTreeSet};

use egui::{Context, Id, Key, Modifiers, ScrollArea, Ui, vec2};

use crate::actions::{Action, Actions, UiMessage};
use crate::icons::{self, Pen};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::appeals::admissibility;
use crate::screens::disputes::buttons::{buttons_ui, changed_ui, reopen_button, save_ui};
use crate::screens::disputes::later::later_card;
use crate::screens::disputes::listed::{round_ui, tell_listed};
use crate::screens::disputes::restate::{FormFacts, restate_card};
use crate::screens::disputes::sight::{RulingPlacement, RulingSight};
use crate::screens::mate;
use crate::screens::preview::PrintPreview;
use crate::screens::view::View;
use crate::screens::{appeals, ruling as ruling_view};
use crate::shell::action_button;
use crate::spoken_words::aloud;
use crate::tokens::{Text, scale, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::board_paint::paint_small;
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::{card, fact, known, soft};
use crate::widgets::columns::{column, columns, scrolling_column};
use crate::widgets::field::{FieldLabels, area, field};
use crate::widgets::focus;
use crate::widgets::pick::pick;
use crate::widgets::reading::{Reading, ReadingLine, reading_ui};
use crate::widgets::rows::{self, RowTexts, list_ui};
use crate::widgets::said;
use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::side::Side;
use jadoube_core::disputes::change::changes;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::state::Incident;
use jadoube_core::hall::state::Hall;
use jadoube_desk::printing::Printable;
use jadoube_desk::protocols::Sheet;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::{chess, dispute, time};
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::required_facts::missing;

/// Which incidents are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Filter {
    #[default]
    All,
    Open,
    ThisGame,
    ThisBoard,
}

/// What the screen remembers.
#[derive(Debug, Default)]
pub struct DisputesState {
    /// Whether the keyboard shall come to the list.
    pub focus: bool,
    /// Whether it shall come to the first fact that is missing, if one is.
    pub ask: bool,
    /// The facts in the forms of the incidents.
    facts: FormFacts,
    /// The incident that is shown.
    pub shown: Option<IncidentNo>,
    /// The incidents of the list.
    listed: Vec<IncidentNo>,
    /// The newest incident when the screen was last seen.
    known: Option<IncidentNo>,
    filter: Filter,
    /// Of which round; none, where those of all are shown.
    round: Option<u16>,
    /// Whether other incidents than before were asked for in the last pass.
    is_other: bool,
    /// The statement that is being written at each incident: who says it, and what is said.
    statements: BTreeMap<IncidentNo, (String, String)>,
    /// Where the keyboard stands in what happened.
    read: Reading,
    /// What of the ruling is in sight.
    sight: RulingSight,
    /// Whether the keyboard comes to what is done with it.
    comes: bool,
    /// The incident that was shown in the pass before, while it waited for its decision.
    open: Option<IncidentNo>,
    /// Whether it has just been decided: it is shown from its top.
    to_top: bool,
}

impl DisputesState {
    /// Turns to the newest incident that waits for its decision, where the arbiter has not met it yet,
    /// asks for it `again`, or what is shown has been decided.
    fn meet(&mut self, scene: &Scene<'_>, again: bool) {
        let open = scene.snap.hall.incidents.values().filter(|incident| incident.is_open());
        let Some(newest) = open.map(|incident| incident.no).max() else { return };
        let shown = self.shown.and_then(|no| scene.incident(no));
        if again || Some(newest) > self.known || shown.is_none_or(|shown| !shown.is_open()) {
            self.shown = Some(newest);
            (self.filter, self.round) = (Filter::All, None);
        }
    }

    /// Turns to an incident of the game that is looked at, where it has any: the keys of decisions are about what
    /// the log shows, and are meant for the board from which it was asked for. One that waits comes first, and one
    /// that the arbiter has not met yet.
    pub fn meet_of_game(&mut self, scene: &Scene<'_>) -> bool {
        let Some(first) = self.first_of_game(scene) else { return false };
        if self.filter == Filter::Open && !first.is_open() {
            self.filter = Filter::All;
        }
        self.round = self.round.filter(|round| round_of(first) == Some(*round));
        self.shown = Some(first.no);
        true
    }

    /// The incident to which that leads.
    #[must_use]
    pub fn first_of_game<'a>(&self, scene: &Scene<'a>) -> Option<&'a Incident> {
        let game = scene.looked_at().map(|(no, _)| no);
        let all = scene.snap.hall.incidents.values();
        let here = all.filter(|one| game.is_some() && one.game == game);
        let rank = |one: &&Incident| {
            let no = Some(one.no);
            (one.is_open(), no > self.known, no == self.shown, no)
        };
        here.max_by_key(rank)
    }

    /// The incident of the list that waits for its decision and comes next behind one that was decided: the next older
    /// one, else the newest.
    #[must_use]
    pub fn next_open(&self, hall: &Hall, decided: IncidentNo) -> Option<IncidentNo> {
        let waits = |no: &IncidentNo| hall.incidents.get(no).is_some_and(Incident::is_open);
        let open = self.listed.iter().copied().filter(waits);
        open.max_by_key(|no| (*no < decided, *no))
    }

    /// Turns to an incident for which nobody has asked.
    pub const fn turn_to(&mut self, no: IncidentNo) {
        (self.shown, self.focus) = (Some(no), true);
        self.sight.come_to(no);
    }

    /// Takes note of whether the incident that is shown has been decided since the last pass.
    fn follow_decision(&mut self, scene: &Scene<'_>) {
        let shown = self.shown.and_then(|no| scene.incident(no));
        let open = shown.filter(|one| one.decision.is_none()).map(|one| one.no);
        let before = std::mem::replace(&mut self.open, open);
        self.to_top = open.is_none() && before.is_some() && before == self.shown;
    }

    /// Asks for the facts to be saved as they stand in the form; whether they can be.
    pub fn save_facts(&mut self, ctx: &Context) -> bool {
        ctx.request_repaint();
        self.facts.ask_to_save()
    }

    /// Puts them back to how they are saved. What had the keyboard may go with that: it comes to the list.
    pub(crate) fn discard_facts(&mut self) {
        self.facts.discard();
        self.focus = true;
    }

    /// Whether a statement was typed that stands nowhere else.
    #[must_use]
    pub fn holds_a_draft(&self) -> bool {
        self.statements.values().any(|(_, text)| !text.trim().is_empty())
    }

    /// The incident whose facts stand in its form otherwise than they are saved.
    #[must_use]
    pub const fn unsaved(&self) -> Option<IncidentNo> {
        self.facts.unsaved
    }

    /// Whether the ruling of the incident that is shown is read before a key decides: no part of it is in sight,
    /// or it has changed since a key brought it there. It then comes into sight.
    pub fn is_read_first(&mut self, scene: &Scene<'_>, incident: &Incident) -> bool {
        phrases::proposal_hindered(scene, incident).is_none() && self.sight.is_read_first(incident)
    }
}

impl View for DisputesState {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        show(ui, scene, self, actions);
    }

    fn take_focus(&mut self) {
        self.focus = true;
    }

    /// While facts stand changed the button for them is the main one, and has its key: before they are saved
    /// nothing can be decided. Of what was typed just before the key it is known only once it is drawn whether it
    /// changes them.
    fn keys(&mut self, ctx: &Context, scene: &Scene<'_>, actions: &mut Actions) {
        let pressed = || ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter));
        let shown = self.shown.and_then(|no| scene.incident(no));
        let is_told = shown.is_some_and(|one| one.is_open() && self.facts.are_asked(one.no));
        if Action::SaveFacts.is_available(scene) {
            if pressed() {
                actions.run(Action::SaveFacts);
            }
        } else if is_told && ctx.text_edit_focused() && pressed() {
            self.facts.save = true;
        }
    }

    fn icon(&self, pen: &Pen<'_>) {
        icons::scales(pen);
    }

    fn start_over(&mut self) {
        *self = Self::default();
    }

    fn asked_for(&mut self, scene: &Scene<'_>, again: bool) {
        self.meet(scene, again);
    }

    /// Where none was shown yet none waits, and the list begins with the newest.
    fn shown_aloud(&self, scene: &Scene<'_>) -> Option<String> {
        let newest = || scene.snap.hall.incidents.values().next_back();
        let shown = self.shown.and_then(|no| scene.incident(no)).or_else(newest)?;
        let [.., spoken] = row_texts(scene, shown);
        let spoken = aloud(scene.words, &spoken);
        let changed = self.facts.changed_aloud(scene, shown);
        Some([Some(spoken), changed].into_iter().flatten().collect::<Vec<_>>().join(". "))
    }

    fn waiting(&self, scene: &Scene<'_>) -> usize {
        scene.snap.hall.incidents.values().filter(|incident| incident.is_open()).count()
    }

    fn preview(&self, scene: &Scene<'_>) -> Option<PrintPreview> {
        let sheet = Sheet::Incident(scene.shown?);
        Some(PrintPreview::new(scene, Printable::Sheet(sheet)))
    }
}

fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut DisputesState, actions: &mut Actions) {
    admissibility::follow_deadlines(ui.ctx(), scene);
    state.sight.begin();
    state.follow_decision(scene);
    state.facts.unsaved = None;
    state.known = scene.snap.hall.incidents.keys().next_back().copied();
    let at_board = || scene.snap.hall.at_board.get(&scene.board?).copied();
    let game = scene.chosen.or_else(at_board);
    let rounds = rounds(scene);
    state.round = state.round.filter(|round| rounds.contains(round));
    let mut all: Vec<&Incident> = scene
        .snap
        .hall
        .incidents
        .values()
        .filter(|incident| state.round.is_none_or(|round| round_of(incident) == Some(round)))
        .filter(|incident| match state.filter {
            Filter::All => true,
            Filter::Open => incident.is_open(),
            Filter::ThisGame => game.is_some() && incident.game == game,
            Filter::ThisBoard => incident.board == scene.board,
        })
        .collect();
    // What waits stands first, the newest above.
    all.sort_by_key(|incident| (!incident.is_open(), std::cmp::Reverse(incident.no)));
    state.listed = all.iter().map(|incident| incident.no).collect();
    let room = ui.available_size();
    let text = scale(ui.ctx());
    let list_width = (room.x * 0.32).clamp(260.0, 420.0);
    if room.x < 760.0 * text.spread(1.4) {
        let area = ScrollArea::vertical().id_salt(state.shown.map(|no| no.0));
        area.auto_shrink([false, false]).show(ui, |ui| {
            list(ui, scene, state, &all, actions);
            detail(ui, scene, state, actions);
            scene.changing(ui, |ui| foot_ui(ui, scene, state, actions));
            focus::scroll_by_page_from_fields(ui);
        });
        return;
    }
    columns(ui, |ui| {
        scrolling_column(ui, vec2(list_width, room.y), "incidents", |ui| {
            list(ui, scene, state, &all, actions);
        });
        let rest = vec2(ui.available_width(), room.y);
        column(ui, rest, |ui| ruling_ui(ui, scene, state, rest.y, actions));
    });
}

/// The round in which an incident happened, where it was at a game.
fn round_of(incident: &Incident) -> Option<u16> {
    incident.circumstances.as_ref().map(|then| then.round)
}

/// Where it happened: with the round, where that game has left the board and another may be there.
fn place_of(scene: &Scene<'_>, incident: &Incident) -> Option<String> {
    let board = ("board", incident.board?.0.into());
    let earlier = incident.game.is_some_and(|no| !scene.snap.hall.is_on_board(no));
    Some(match round_of(incident).filter(|_| earlier) {
        Some(round) => {
            scene.say_with("disputes-at-board-earlier", &[board, ("round", round.into())])
        }
        None => scene.say_with("disputes-at-board", &[board]),
    })
}

/// The rounds in which there were incidents.
fn rounds(scene: &Scene<'_>) -> BTreeSet<u16> {
    scene.snap.hall.incidents.values().filter_map(round_of).collect()
}

/// The incident that is shown, from its top; what can be done with its ruling stays at the foot, or stands at the
/// head where it leaves no room for the case.
fn ruling_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut DisputesState,
    height: f32,
    actions: &mut Actions,
) {
    let key = ui.scope_id().with("foot");
    let foot = ui.data(|data| data.get_temp::<f32>(key)).unwrap_or_default();
    let area = ScrollArea::vertical().id_salt(("incident", state.shown.map(|no| no.0)));
    let area = area.auto_shrink([false, false]);
    let area = if state.to_top { area.vertical_scroll_offset(0.0) } else { area };
    let measured = match state.sight.place(ui, height, foot) {
        RulingPlacement::Above { new } => {
            let area = if new { area.vertical_scroll_offset(0.0) } else { area };
            let shown = area.max_height(height).show(ui, |ui| {
                let measured = measured_foot_ui(ui, scene, state, actions);
                detail(ui, scene, state, actions);
                focus::scroll_by_page_from_fields(ui);
                measured
            });
            shown.inner
        }
        RulingPlacement::Below => {
            area.max_height(height - foot).show(ui, |ui| {
                if !state.sight.takes_page(ui) {
                    focus::scroll_by_page_from_fields(ui);
                }
                detail(ui, scene, state, actions);
            });
            measured_foot_ui(ui, scene, state, actions)
        }
    };
    if (measured - foot).abs() > 1.0 {
        ui.data_mut(|data| data.insert_temp(key, measured));
        // What has the keyboard, as the answer just changed, stays in sight above a foot that grows.
        focus::come_again(ui.ctx());
        ui.ctx().request_discard("the incident makes room for its foot");
        ui.ctx().request_repaint();
    }
}

/// What can be done with the ruling, in which the keyboard stays wherever it stands; how high that is, in points.
fn measured_foot_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut DisputesState,
    actions: &mut Actions,
) -> f32 {
    let top = ui.cursor().top();
    known(ui, Id::unique("what is done with a ruling"), |ui| {
        scene.changing(ui, |ui| foot_ui(ui, scene, state, actions));
    });
    ui.cursor().top() - top
}

/// What can be done with the ruling: to carry it out, or to undo what was decided.
fn foot_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut DisputesState, actions: &mut Actions) {
    let comes = std::mem::take(&mut state.comes);
    let Some(incident) = state.shown.and_then(|no| scene.incident(no)) else { return };
    if incident.decision.is_none() {
        if incident.lapsed.is_none() {
            let unsaved = state.facts.unsaved == Some(incident.no);
            let scene = &Scene { shown: state.shown, unsaved, ..*scene };
            if unsaved {
                let why = (!state.facts.savable).then(|| scene.say("app-why-incomplete"));
                save_ui(ui, scene, why.as_deref(), actions);
            }
            buttons_ui(ui, scene, (incident, comes), &mut state.sight, actions);
        }
        return;
    }
    ui.horizontal_wrapped(|ui| {
        badge(ui, Tone::Good, &decided(scene.words, incident.no));
        action_button(ui, scene, Action::UndoDecision, Weight::Plain, actions);
        reopen_button(ui, scene, incident, actions);
    });
}

/// “Incident 3 decided”
fn decided(words: &Catalogue, no: IncidentNo) -> String {
    words.say_with("disputes-decided", &[("no", no.into())])
}

fn list(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut DisputesState,
    all: &[&Incident],
    actions: &mut Actions,
) {
    let filters = [
        (Filter::All, scene.say("disputes-filter-all")),
        (Filter::Open, scene.say("disputes-filter-open")),
        (Filter::ThisGame, scene.say("disputes-filter-game")),
        (Filter::ThisBoard, scene.say("disputes-filter-board")),
    ];
    let is_other = pick(ui, &scene.say("disputes-show"), &filters, &mut state.filter);
    let is_other = round_ui(ui, scene, rounds(scene), &mut state.round) || is_other;
    let is_new = std::mem::replace(&mut state.is_other, is_other);
    ui.add_space(space::XS);
    if all.is_empty() {
        ui.add_space(space::L);
        let none = scene.say("disputes-none");
        said::page(ui.ctx(), &none, &none);
        ui.label(Text::Strong.rich(none));
        soft(ui, scene.say("disputes-none-what"));
        ui.add_space(space::S);
        focus::begin_at(&action_button(ui, scene, Action::NewIncident, Weight::Plain, actions));
        return;
    }
    if !all.iter().any(|incident| Some(incident.no) == state.shown) {
        state.shown = all.first().map(|incident| incident.no);
    }
    let rows: Vec<RowTexts> =
        all.iter().map(|incident| (tone_of(incident), row_texts(scene, incident))).collect();
    let selected = all.iter().position(|incident| Some(incident.no) == state.shown).unwrap_or(0);
    tell_listed(scene, (&rows, selected), is_new, actions);
    let name = scene.say("disputes-list");
    rows::follow(ui, &name, state.shown, selected);
    if let Some(row) = list_ui(ui, &name, &rows, selected, &mut state.focus) {
        state.shown = all.get(row).map(|incident| incident.no);
    }
    for (row, incident) in all.iter().enumerate() {
        let told = || {
            let changed = state.facts.changed_aloud(scene, incident);
            changed.or_else(|| phrases::proposal_aloud(scene, incident))
        };
        rows::describe(ui, &name, row, told);
    }
}

const fn tone_of(incident: &Incident) -> Tone {
    if incident.lapsed.is_some() {
        Tone::Neutral
    } else if incident.is_open() {
        Tone::Warn
    } else if incident.appeal.is_some() {
        Tone::Info
    } else {
        Tone::Good
    }
}

fn state_words(scene: &Scene<'_>, incident: &Incident) -> String {
    if incident.lapsed.is_some() {
        return scene.say("disputes-state-lapsed");
    }
    scene.say(match (incident.is_open(), incident.appeal.is_some()) {
        (true, _) => "disputes-state-open",
        (false, true) => "disputes-state-appealed",
        (false, false) => "disputes-state-decided",
    })
}

fn row_texts(scene: &Scene<'_>, incident: &Incident) -> [String; 4] {
    let title = format!("#{} {}", incident.no, scene.words.value_of(&incident.case));
    let place = place_of(scene, incident);
    let state = state_words(scene, incident);
    let players = incident.circumstances.as_ref().map(|circumstances| {
        let [white, black] = Side::BOTH.map(|side| circumstances.players.of(side).name.clone());
        (!white.is_empty() || !black.is_empty()).then(|| format!("{white} – {black}"))
    });
    let appeal = appeals::in_the_list(scene, incident);
    // What is cut off where the room ends stands last.
    let players = players.flatten();
    let detail: Vec<&str> = [Some(state.as_str()), appeal.as_deref(), players.as_deref()]
        .into_iter()
        .flatten()
        .collect();
    let aside = place.unwrap_or_default();
    // Signs between the parts would be read by their names.
    let spoken = rows::sentence(&[&[title.as_str(), &aside], detail.as_slice()].concat());
    let detail = detail.join(" · ");
    [title, detail, aside, spoken]
}

/// The incident that is shown.
fn detail(ui: &mut Ui, scene: &Scene<'_>, state: &mut DisputesState, actions: &mut Actions) {
    let Some(incident) = state.shown.and_then(|no| scene.incident(no)) else { return };
    // Nothing of one incident stands for anything of another: a screen reader keeps what it knows.
    ui.push_id(("incident", incident.no.0), |ui| whole(ui, scene, state, incident, actions));
}

fn whole(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut DisputesState,
    incident: &Incident,
    actions: &mut Actions,
) {
    let numbering = numbering_of(incident);
    let lacks = incident.is_open()
        && !missing(&incident.case, scene.game_of(incident).map(AsRef::as_ref)).is_empty();
    ui.horizontal_wrapped(|ui| {
        let title = format!("#{} {}", incident.no, scene.words.value_of(&incident.case));
        ui.label(Text::Heading.rich(title));
        badge(ui, tone_of(incident), &state_words(scene, incident));
        if let Some(appeal) = appeals::in_the_list(scene, incident) {
            badge(ui, Tone::Info, &appeal);
        }
        if button(ui, Weight::Quiet, &scene.say("protocol-print"), None).clicked() {
            let sheet = Printable::Sheet(Sheet::Incident(incident.no));
            actions.open(PrintPreview::new(scene, sheet));
        }
        if let (Some(no), Some(one)) = (incident.game, scene.snap.hall.game_of_incident(incident)) {
            let there = scene.snap.hall.is_on_board(no);
            let id = if there { "actions-go-to-board" } else { "actions-go-to-earlier" };
            let text = scene.say_with(id, &[("board", one.board.0.into())]);
            if button(ui, Weight::Quiet, &text, None).clicked() {
                actions.push(UiMessage::ShowGame(no));
            }
        }
    });
    let saved = state.facts.take_saved(incident);
    let asked = focus::can_come(ui) && std::mem::take(&mut state.ask);
    // What must be told first stands first.
    if lacks {
        let comes = saved || asked;
        scene.changing(ui, |ui| {
            restate_card(ui, scene, &mut state.facts, (incident, comes), actions);
        });
    }
    facts_card(ui, scene, incident, &mut state.read);
    scene.changing(ui, |ui| {
        let top = ui.cursor().top();
        decision_card(ui, scene, (incident, numbering), &mut state.sight, actions);
        if state.to_top {
            // With large text the facts above it leave it too little room.
            ui.scroll_to_rect(ui.min_rect().with_min_y(top), None);
        }
        if incident.is_open() && !lacks {
            restate_card(ui, scene, &mut state.facts, (incident, false), actions);
        } else if incident.decision.is_some() {
            appeals::card_ui(ui, scene, incident, actions);
        }
        evidence_card(ui, scene, incident, numbering);
        statements_card(ui, scene, &mut state.statements, incident, actions);
        later_card(ui, scene, incident, numbering, actions);
    });
    if saved && !lacks {
        // At the head it has been drawn already.
        state.comes = true;
        ui.ctx().request_repaint();
    }
}

/// How the game of an incident counts its moves.
fn numbering_of(incident: &Incident) -> Numbering {
    let then = incident.circumstances.as_ref();
    then.map_or(Numbering::USUAL, |then| Numbering::then(&then.fen, then.ply))
}

fn facts_card(ui: &mut Ui, scene: &Scene<'_>, incident: &Incident, read: &mut Reading) {
    card(ui, &scene.say("disputes-facts"), |ui| {
        ui.horizontal_top(|ui| {
            let then = incident.circumstances.as_ref();
            let position =
                then.and_then(|then| Position::from_fen(&then.fen, Variant::Chess960).ok());
            if let Some(position) = position {
                let side = scale(ui.ctx()).of(168.0).min(240.0);
                let size = egui::Vec2::splat(side);
                let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
                paint_small(ui, rect, &position.placement(), Side::White, None);
                let name = phrases::position_aloud(scene, &position.placement());
                ui.ctx().accesskit_node_builder(response.id, |node| {
                    node.set_role(egui::accesskit::Role::Image);
                    node.set_label(name);
                });
            }
            let name = scene.say("disputes-facts");
            ui.vertical(|ui| reading_ui(ui, &name, &facts_lines(scene, incident), read));
        });
    });
}

fn facts_lines(scene: &Scene<'_>, incident: &Incident) -> Vec<ReadingLine> {
    let mut lines = Vec::new();
    let mut line = |label: &str, text: String| {
        if !text.is_empty() {
            let (tone, head, more) = (Tone::Neutral, scene.say(label), String::new());
            lines.push(ReadingLine { tone, head, text, more });
        }
    };
    if let Some(board) = incident.board {
        let text = board.to_string();
        line("disputes-fact-board", text);
    }
    if let Some(then) = &incident.circumstances {
        let [white, black] = Side::BOTH.map(|side| then.players.of(side).name.clone());
        line("disputes-fact-round", then.round.to_string());
        line("disputes-fact-players", format!("{white} – {black}"));
        let last = match then.last_move {
            Some((number, side)) => scene.say_with(
                "chess-after-move",
                &[("number", number.into()), ("side", chess::side(scene.words, side).into())],
            ),
            None => scene.say("chess-at-start"),
        };
        line("disputes-fact-move", last);
        let times = Side::BOTH.map(|side| {
            let mark = if then.running == Some(side) { " ▶" } else { "" };
            let name = chess::side(scene.words, side);
            format!("{name} {}{mark}", time::shown(*then.times.of(side)))
        });
        line("disputes-fact-clocks", times.join(" · "));
    }
    line("disputes-fact-caller", scene.words.tell(&incident.caller));
    line("disputes-fact-stopped", scene.words.tell(&incident.clocks));
    line("disputes-fact-claim", incident.claim.clone());
    // Where there are several stations, one of them has given the number.
    let stations = &scene.snap.hall.stations.members;
    let by = |letter| stations.values().find(|one| one.letter == letter);
    match incident.no.letter().and_then(by) {
        Some(one) => line("disputes-fact-recorded-at", format!("{} · {}", one.letter, one.name)),
        None => line("disputes-fact-station", incident.opened_by.station.clone()),
    }
    lines
}

fn decision_card(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (incident, numbering): (&Incident, Numbering),
    sight: &mut RulingSight,
    actions: &mut Actions,
) {
    let undecided = incident.decision.is_none();
    let title = if undecided { "disputes-proposal" } else { "disputes-decision" };
    let place = (dispute::ground(incident), numbering);
    card(ui, &scene.say(title), |ui| {
        match &incident.decision {
            // What it was about is no longer so: it is only read, or taken up again.
            None if incident.lapsed.is_some() => {
                ruling_view::show(ui, scene, &incident.proposal, place, Some(actions));
                reopen_button(ui, scene, incident, actions);
            }
            None => proposal_ui(ui, scene, (incident, numbering), sight, actions),
            Some(decision) => {
                ruling_view::show(ui, scene, &decision.ruling, place, Some(actions));
                mate::evidence_button(ui, scene, incident.board, &decision.ruling, actions);
                soft(ui, dispute::as_proposed(scene.words, incident, decision));
                if !decision.text.is_empty() {
                    ui.label(Text::Strong.rich(&decision.text));
                }
                let reason = ("reason", decision.reason.as_str().into());
                ui.label(Text::Body.rich(scene.say_with("disputes-because", &[reason])));
                if let Some(game) = scene.game_of(incident) {
                    let text = ruling_view::clock_words(scene, incident, game, Some(decision));
                    fact(ui, &scene.say("disputes-clocks-now"), &text);
                }
            }
        }
    });
}

/// The ruling proposed; what can be done with it stands at the foot.
fn proposal_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (incident, numbering): (&Incident, Numbering),
    sight: &mut RulingSight,
    actions: &mut Actions,
) {
    let (place, top) = ((dispute::ground(incident), numbering), ui.cursor().top());
    ruling_view::show(ui, scene, &incident.proposal, place, Some(actions));
    sight.drawn(ui, top, ui.cursor().top());
    mate::evidence_button(ui, scene, incident.board, &incident.proposal, actions);
    let Some(game) = scene.game_of(incident) else { return };
    ruling_view::effect_ui(ui, scene, game, &incident.proposal.remedies);
    let others = |one: &Incident| one.game == incident.game && one.no != incident.no;
    let waits = scene.snap.hall.incidents.values().any(|one| one.is_open() && others(one));
    if incident.has_stopped(game) && !waits {
        ruling_view::clock_again_ui(ui, scene, game, &incident.proposal.remedies);
    }
    if let Some(ground) = &incident.ground {
        changed_ui(ui, scene, incident, &changes(ground, game), actions);
    }
}

fn evidence_card(ui: &mut Ui, scene: &Scene<'_>, incident: &Incident, numbering: Numbering) {
    if incident.evidence.is_empty() {
        return;
    }
    card(ui, &scene.say("disputes-evidence"), |ui| {
        for piece in &incident.evidence {
            ui.label(Text::Body.rich(dispute::evidence(scene.words, (incident, piece), numbering)));
        }
    });
}

fn statements_card(
    ui: &mut Ui,
    scene: &Scene<'_>,
    written: &mut BTreeMap<IncidentNo, (String, String)>,
    incident: &Incident,
    actions: &mut Actions,
) {
    let (who, text) = written.entry(incident.no).or_default();
    card(ui, &scene.say("disputes-statements"), |ui| {
        for statement in &incident.statements {
            ui.label(Text::Strong.rich(&statement.who));
            ui.label(Text::Body.rich(&statement.text));
        }
        let labels = FieldLabels {
            label: &scene.say("disputes-statement-who"),
            example: &scene.say("disputes-statement-who-example"),
            fault: None,
        };
        field(ui, labels, who);
        let labels =
            FieldLabels { label: &scene.say("disputes-statement"), example: "", fault: None };
        area(ui, labels, text, 2);
        let missing = text.trim().is_empty();
        let why = missing.then(|| scene.say("app-why-incomplete"));
        let label = scene.say("disputes-statement-deed");
        if button_hindered(ui, Weight::Plain, &label, None, why.as_deref()).clicked() {
            let (who, text) = (std::mem::take(who), std::mem::take(text));
            actions.dispute(DisputeCommand::State { no: incident.no, who, text });
        }
    });
}
