//! The settings: language, looks, clock, sounds, live files, the Laws of the competition, and the
//! time controls of this machine. All take effect at once.

use egui::{Id, ScrollArea, Slider, Ui};

use crate::actions::{Action, Actions, Change, FilePurpose, UiMessage};
use crate::icons::{self, Pen};
use crate::scene::Scene;
use crate::screens::board::clocks::{DIAL, DIGITAL};
use crate::screens::rating_list::RatingListState;
use crate::screens::setup::control::control_words;
use crate::screens::speech::{self, SpeechState};
use crate::screens::view::View;
use crate::screens::{copies, file, founding, provisions};
use crate::shell::action_button;
use crate::tokens::{Text, Theme, scale, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_about, button_hindered};
use crate::widgets::card::{card, fact, soft};
use crate::widgets::choice;
use crate::widgets::field::{FieldLabels, entered, field};
use crate::widgets::focus;
use crate::widgets::pick::pick;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_desk::choices::{self, Choice};
use jadoube_desk::desk::fresh_key;
use jadoube_desk::inbox::Request;
use jadoube_i18n::explore::Squares;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::{clock, law};
use jadoube_laws::clock::control::TimeControl;

/// What the screen remembers.
#[derive(Debug, Default)]
pub struct SettingsState {
    /// Whether the keyboard shall come to the first choice.
    pub focus: bool,
    station: Option<String>,
    competition: Option<(Competition, Competition)>,
    reason: String,
    name: String,
    control: String,
    own: Option<Vec<Choice>>,
    fault: Option<String>,
    speech: SpeechState,
    /// The rating list, and its import.
    pub rating_list: RatingListState,
}

impl SettingsState {
    /// Takes rules for the competition's own; they hold once the change is recorded.
    pub fn lay_over(&mut self, rules: String, edition: String) {
        if let Some((_, edited)) = &mut self.competition {
            edited.rules = Some(rules);
            edited.edition = edition;
        }
    }
}

impl View for SettingsState {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        show(ui, scene, self, actions);
    }

    fn take_focus(&mut self) {
        self.focus = true;
    }

    fn icon(&self, pen: &Pen<'_>) {
        icons::sliders(pen);
    }

    fn needs_no_file(&self) -> bool {
        true
    }
}

fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut SettingsState, actions: &mut Actions) {
    if state.focus && focus::can_come(ui) {
        state.focus = false;
        choice::focus(ui, &scene.say("settings-language"));
    }
    ScrollArea::vertical().id_salt("settings").auto_shrink([false, false]).show(ui, |ui| {
        let width = ui.available_width();
        let two = width > scale(ui.ctx()).of(900.0);
        if two {
            ui.columns(2, |columns| {
                if let [left, right] = columns {
                    known(left, "looks", |ui| looks(ui, scene, actions));
                    known(left, "clocks", |ui| clocks(ui, scene, actions));
                    known(left, "ear", |ui| by_ear(ui, scene, actions));
                    let speech = &mut state.speech;
                    known(left, "speech", |ui| speech::card_ui(ui, scene, speech, actions));
                    known(left, "machine", |ui| machine(ui, scene, state, actions));
                    known(left, "copies", |ui| copies::card_ui(ui, scene, actions));
                    scene.changing(right, |ui| laws(ui, scene, state, actions));
                    scene.changing(right, |ui| provisions::card_ui(ui, scene, actions));
                    controls(right, scene, state);
                    state.rating_list.card_ui(right, scene, actions);
                }
            });
        } else {
            known(ui, "looks", |ui| looks(ui, scene, actions));
            known(ui, "clocks", |ui| clocks(ui, scene, actions));
            known(ui, "ear", |ui| by_ear(ui, scene, actions));
            known(ui, "speech", |ui| speech::card_ui(ui, scene, &mut state.speech, actions));
            scene.changing(ui, |ui| laws(ui, scene, state, actions));
            scene.changing(ui, |ui| provisions::card_ui(ui, scene, actions));
            controls(ui, scene, state);
            known(ui, "machine", |ui| machine(ui, scene, state, actions));
            known(ui, "copies", |ui| copies::card_ui(ui, scene, actions));
            state.rating_list.card_ui(ui, scene, actions);
        }
    });
}

/// Draws a card whose parts are known by its name and not by their place: the keyboard stays where it is
/// when a size of the text makes one column of two.
fn known(ui: &mut Ui, name: &'static str, card: impl FnOnce(&mut Ui)) {
    let id = Id::unique("the settings").with(name);
    crate::widgets::card::known(ui, id, card);
}

fn change(actions: &mut Actions, change: Change) {
    actions.push(UiMessage::Change(change));
}

fn looks(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    card(ui, &scene.say("settings-looks"), |ui| {
        let mut lang = scene.prefs.lang_asked();
        let mut langs = vec![(None, scene.say("settings-language-desktop"))];
        langs.extend(Lang::ALL.map(|lang| (Some(lang), lang.native_name().to_owned())));
        if pick(ui, &scene.say("settings-language"), &langs, &mut lang) {
            change(actions, Change::Language(lang));
        }
        let mut theme = Theme::of(&scene.prefs.theme);
        let themes = [
            (Theme::Light, scene.say("settings-theme-light")),
            (Theme::Dark, scene.say("settings-theme-dark")),
            (Theme::Contrast, scene.say("settings-theme-contrast")),
        ];
        if pick(ui, &scene.say("settings-theme"), &themes, &mut theme) {
            change(actions, Change::Theme(theme));
        }
        let label = ui.label(Text::Caption.rich(scene.say("settings-scale")));
        let mut percent = scene.prefs.scale_percent;
        ui.horizontal(|ui| {
            ui.spacing_mut().slider_width = (ui.available_width() - 110.0).clamp(120.0, 320.0);
            let slider = Slider::new(&mut percent, 100..=400).step_by(10.0).suffix(" %");
            // Of 400 the 4 alone would hold already, and make 100 of it.
            let slider = slider.update_while_editing(false);
            let response = ui.add(slider).labelled_by(label.id);
            if response.changed() {
                change(actions, Change::Scale(percent));
            }
            if entered(ui, &response) {
                // Who has typed the size is still there.
                response.request_focus();
            }
        });
    });
}

fn on_off(
    ui: &mut Ui,
    scene: &Scene<'_>,
    id: &str,
    now: bool,
    make: fn(bool) -> Change,
    actions: &mut Actions,
) {
    let mut value = now;
    let options = [(true, scene.say("app-yes")), (false, scene.say("app-no"))];
    if pick(ui, &scene.say(id), &options, &mut value) {
        change(actions, make(value));
    }
}

fn clocks(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    card(ui, &scene.say("settings-clocks"), |ui| {
        let mut face = if scene.prefs.clock_face == DIAL { DIAL } else { DIGITAL };
        let faces = [
            (DIGITAL, scene.say("settings-face-digital")),
            (DIAL, scene.say("settings-face-analogue")),
        ];
        if pick(ui, &scene.say("settings-face"), &faces, &mut face) {
            change(actions, Change::ClockFace(face));
        }
        let press = scene.prefs.press_with_move;
        on_off(ui, scene, "settings-press-with-move", press, Change::PressWithMove, actions);
        on_off(ui, scene, "settings-sounds", scene.prefs.sounds, Change::Sounds, actions);
        on_off(ui, scene, "settings-speak", scene.prefs.speak_alerts, Change::Speak, actions);
    });
}

fn by_ear(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    card(ui, &scene.say("settings-ear"), |ui| {
        let mut squares = Squares::of_id(&scene.prefs.squares_aloud);
        let options = Squares::ALL.map(|squares| {
            let id = match squares {
                Squares::Letters => "settings-squares-letters",
                Squares::Names => "settings-squares-names",
            };
            (squares, scene.say(id))
        });
        if pick(ui, &scene.say("settings-squares"), &options, &mut squares) {
            change(actions, Change::SquaresAloud(squares));
        }
        let confirm = scene.prefs.confirm_moves;
        on_off(ui, scene, "settings-confirm-moves", confirm, Change::ConfirmMoves, actions);
        let large = scene.prefs.large_board;
        on_off(ui, scene, "settings-large-board", large, Change::LargeBoard, actions);
        on_off(ui, scene, "settings-graphs", scene.prefs.graphs, Change::Graphs, actions);
    });
}

fn machine(ui: &mut Ui, scene: &Scene<'_>, state: &mut SettingsState, actions: &mut Actions) {
    card(ui, &scene.say("settings-machine"), |ui| {
        let station = state.station.get_or_insert_with(|| scene.prefs.station.clone());
        let labels =
            FieldLabels { label: &scene.say("settings-station"), ..FieldLabels::default() };
        let response = field(ui, labels, station);
        if response.lost_focus() && *station != scene.prefs.station && !station.trim().is_empty() {
            change(actions, Change::Station(station.trim().to_owned()));
        }
        soft(ui, scene.say("settings-station-what"));
        ui.add_space(space::XS);
        let live = match &scene.snap.live_pgn {
            Some(live) => {
                let path = live.folder.display().to_string();
                let (minutes, moves) = (live.delay.minutes, live.delay.moves);
                let about =
                    [("path", path.into()), ("minutes", minutes.into()), ("moves", moves.into())];
                scene.say_with("settings-live-on", &about)
            }
            None => scene.say("settings-live-off"),
        };
        ui.label(Text::Strong.rich(scene.say("settings-live")));
        ui.label(Text::Body.rich(live));
        ui.horizontal_wrapped(|ui| {
            if button(ui, Weight::Plain, &scene.say("settings-live-choose"), None).clicked() {
                let form = file::FileForm::new(scene, FilePurpose::LivePgn);
                actions.open(form);
            }
            if scene.snap.live_pgn.is_some()
                && button(ui, Weight::Plain, &scene.say("settings-live-stop"), None).clicked()
            {
                actions.ask(Request::LivePgn(None));
            }
        });
        ui.horizontal_wrapped(|ui| {
            action_button(ui, scene, Action::ImportPgn, Weight::Plain, actions);
            action_button(ui, scene, Action::ExportPgn, Weight::Plain, actions);
        });
    });
}

fn laws(ui: &mut Ui, scene: &Scene<'_>, state: &mut SettingsState, actions: &mut Actions) {
    let Some(competition) = &scene.snap.hall.competition else { return };
    let fresh = state.competition.as_ref().is_none_or(|(known, _)| known != competition);
    if fresh {
        state.competition = Some((competition.clone(), competition.clone()));
    }
    let Some((_, edited)) = &mut state.competition else { return };
    card(ui, &scene.say("settings-competition"), |ui| {
        for (id, text) in [
            ("setup-name", &mut edited.name),
            ("setup-place", &mut edited.place),
            ("setup-arbiter", &mut edited.arbiter),
        ] {
            let labels = FieldLabels { label: &scene.say(id), ..FieldLabels::default() };
            field(ui, labels, text);
        }
        let editions = founding::editions(scene);
        let known = choices::edition(&edited.edition).unwrap_or_else(|| choices::newest());
        let mut id = known.id.as_str();
        if pick(ui, &scene.say("setup-edition"), &editions, &mut id) {
            id.clone_into(&mut edited.edition);
        }
        founding::successor_ui(ui, scene, known);
        founding::supervision(ui, scene, known, &mut edited.supervision);
        rules(ui, scene, edited, actions);
        if edited == competition {
            return;
        }
        let labels = FieldLabels {
            label: &scene.say("app-reason"),
            example: &scene.say("app-reason-example"),
            fault: None,
        };
        field(ui, labels, &mut state.reason);
        let missing = state.reason.trim().is_empty();
        let why = missing.then(|| scene.say("app-reason-missing"));
        let label = scene.say("settings-competition-change");
        if button_hindered(ui, Weight::Primary, &label, None, why.as_deref()).clicked() {
            let reason = std::mem::take(&mut state.reason);
            let competition = edited.clone();
            actions.command(Command::ChangeCompetition { competition, reason });
        }
    });
}

/// The rules of the competition's own.
fn rules(ui: &mut Ui, scene: &Scene<'_>, edited: &mut Competition, actions: &mut Actions) {
    ui.label(Text::Strong.rich(scene.say("settings-rules")));
    match choices::in_force(edited) {
        Ok(edition) => {
            let name = edition.overlay.clone();
            ui.label(Text::Body.rich(name.unwrap_or_else(|| scene.say("settings-rules-none"))));
        }
        Err(faults) => {
            badge(ui, Tone::Bad, &law::overlay_faults(scene.words, &faults));
        }
    }
    for (what, fee) in edited.rules.as_deref().map(choices::fees).unwrap_or_default() {
        fact(ui, &what, &fee);
    }
    ui.horizontal_wrapped(|ui| {
        if button(ui, Weight::Plain, &scene.say("settings-rules-choose"), None).clicked() {
            let form = file::FileForm::new(scene, FilePurpose::Rules);
            actions.open(form);
        }
        if edited.rules.is_some()
            && button(ui, Weight::Plain, &scene.say("settings-rules-remove"), None).clicked()
        {
            edited.rules = None;
        }
    });
}

/// The time controls of this machine, to add to and take from.
fn controls(ui: &mut Ui, scene: &Scene<'_>, state: &mut SettingsState) {
    let own = state.own.get_or_insert_with(choices::own_time_controls);
    card(ui, &scene.say("settings-controls"), |ui| {
        let mut gone = None;
        for (index, choice) in own.iter().enumerate() {
            ui.horizontal_wrapped(|ui| {
                let title = ui.label(Text::Strong.rich(choice.title(scene.words)));
                let told = choice.aloud(scene.words);
                let value = told.clone();
                ui.ctx().accesskit_node_builder(title.id, |node| node.set_value(value));
                soft(ui, clock::control(scene.words, &choice.control));
                let label = scene.say("settings-control-remove");
                if button_about(ui, Weight::Quiet, &label, &told).clicked() {
                    gone = Some(index);
                }
            });
        }
        if let Some(index) = gone {
            own.remove(index);
            state.fault = choices::keep_own_time_controls(own).err().map(|why| why.to_string());
        }
        let labels =
            FieldLabels { label: &scene.say("settings-control-name"), ..FieldLabels::default() };
        field(ui, labels, &mut state.name);
        let parsed = state.control.trim().parse::<TimeControl>();
        let typed = !state.control.trim().is_empty();
        let fault = parsed.as_ref().err().filter(|_| typed).map(|why| control_words(scene, why));
        let labels = FieldLabels {
            label: &scene.say("setup-control-text"),
            example: "40/90+30, 30+30",
            fault: fault.as_deref(),
        };
        field(ui, labels, &mut state.control);
        soft(ui, scene.say("setup-control-help"));
        let label = scene.say("settings-control-add");
        let missing = (!typed).then(|| scene.say("app-why-incomplete"));
        let why = fault.or(missing);
        if button_hindered(ui, Weight::Plain, &label, None, why.as_deref()).clicked()
            && let Ok(control) = parsed
        {
            let name = std::mem::take(&mut state.name);
            let id = format!("own-{}", fresh_key().0.simple());
            let control = TimeControl { preset: Some(id.clone()), ..control };
            let name = (!name.trim().is_empty()).then(|| name.trim().to_owned());
            own.push(Choice { id, name, control });
            state.control.clear();
            state.fault = choices::keep_own_time_controls(own).err().map(|why| why.to_string());
        }
        if let Some(fault) = &state.fault {
            ui.label(Text::Body.rich(fault));
        }
    });
}
