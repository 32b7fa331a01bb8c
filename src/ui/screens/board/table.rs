//! The table: what may be claimed, the illegal moves counted, what the electronic board says, what
//! was touched, and the incidents of the game.

use egui::Ui;

use crate::actions::{Action, Actions, UiMessage};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::board::look::ShownGame;
use crate::screens::board::{damage, missing, table_clock};
use crate::screens::counts;
use crate::screens::end::{EndForm, usual};
use crate::screens::reason::{Reason, ReasonFor};
use crate::shell::action_button;
use crate::tokens::{self, Text};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Availability, Weight, button};
use crate::widgets::card::{card, soft};
use jadoube_chess::board::position::Uci;
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_core::disputes::command::Clocks;
use jadoube_desk::line_view::LineView;
use jadoube_desk::table_concerns::is_no_move;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::message;
use jadoube_i18n::{device, observation};
use jadoube_laws::claims::claimable::Claimable;
use jadoube_laws::game::event::Observation;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::claims::facts::FiftyMoves;
use jadoube_laws::rulings::claims::facts::Repetition;
use jadoube_laws::rulings::illegal::facts::IllegalMove;
use jadoube_laws::sensing::{LinkState, ResultSignal};

/// How many of the latest touches are shown.
const TOUCHES: usize = 4;

/// Draws the table.
pub fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    claims: &[Claimable],
    shown: ShownGame<'_>,
    actions: &mut Actions,
) {
    if let Some(line) = scene.current_line().filter(|_| !shown.past) {
        card(ui, &scene.say("board-table"), |ui| {
            line_ui(ui, scene, shown, line, actions);
        });
    }
    // A file that can only be read has no present in which it would be shown.
    if !shown.past || scene.is_only_read() {
        damage::show(ui, scene, shown);
    }
    if !shown.past {
        missing::show(ui, scene, shown, actions);
        disagreement_ui(ui, scene, shown, actions);
        card(ui, &scene.say("board-claims"), |ui| {
            claims_ui(ui, scene, shown, claims, actions);
            action_button(ui, scene, Action::MateChances, Weight::Quiet, actions);
        });
    }
    card(ui, &scene.say("board-watch"), |ui| {
        let change = if shown.past { Availability::No } else { Availability::Yes };
        counts::lines_ui(ui, scene, (shown.board, shown.game), change, actions);
        touches_ui(ui, scene, shown);
        incidents_ui(ui, scene, shown, actions);
    });
}

fn line_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    shown: ShownGame<'_>,
    line: &LineView,
    actions: &mut Actions,
) {
    let words = scene.words;
    let concerns = phrases::of_line(scene, line);
    let tone = if concerns.is_empty() { Tone::Good } else { Tone::Warn };
    badge(ui, tone, &words.tell(&line.link));
    soft(ui, words.tell(&line.orientation));
    if let Some(text) = line.abilities.and_then(|it| device::sensing(words, it.sensing)) {
        soft(ui, text);
    }
    if let Some(uci) = &line.provisional {
        let position = shown.present.on_board();
        let text =
            position.read_uci(uci).map_or_else(|_| uci.0.clone(), |m| san::figurine(position, m));
        ui.label(Text::Strong.rich(scene.say_with("board-shows-move", &[("move", text.into())])));
        action_button(ui, scene, Action::ConfirmMove, Weight::Primary, actions);
    }
    if let Some(back) = line.earlier_in(shown.present) {
        let text = scene.say_with("board-earlier", &[("plies", back.into())]);
        ui.label(Text::Strong.rich(text));
        if button(ui, Weight::Plain, &scene.say("board-take-back-too"), None).clicked() {
            let to = Ply(shown.present.ply().0.saturating_sub(back));
            actions.open(Reason::at(scene, ReasonFor::TakeBack(shown.board, to)));
        }
    }
    if let Some(signal) = line.result_shown.filter(|_| shown.present.outcome().is_none()) {
        result_ui(ui, scene, shown, signal, actions);
    }
    if line.begun_unseen && shown.present.outcome().is_none() {
        badge(ui, Tone::Bad, &scene.say("board-begun-unseen"));
        soft(ui, scene.say("board-begun-unseen-remedy"));
    }
    if line.shows_another(shown.present) {
        badge(ui, Tone::Bad, &scene.say("board-another"));
        soft(ui, scene.say("board-another-remedy"));
    }
    if line.contradiction {
        badge(ui, Tone::Warn, &scene.say("board-lever"));
    }
    table_clock::show(ui, scene, shown.board, shown.present, actions);
    differences_ui(ui, scene, shown, line);
    if !line.has_clock {
        soft(ui, device::no_clock(words, line.abilities));
    }
    if let Some(battery) = line.battery {
        soft(ui, device::battery(words, battery));
    }
    ui.horizontal_wrapped(|ui| {
        action_button(ui, scene, Action::ReadBoard, Weight::Quiet, actions);
        action_button(ui, scene, Action::ShowDevices, Weight::Quiet, actions);
    });
}

fn result_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    shown: ShownGame<'_>,
    signal: ResultSignal,
    actions: &mut Actions,
) {
    let seen = Observation::ResultShown { signal };
    let numbering = Numbering::from_start(&shown.present.start);
    ui.label(Text::Strong.rich(observation::observation(scene.words, &seen, numbering)));
    if button(ui, Weight::Primary, &scene.say("board-enter-result"), None).clicked() {
        let (score, reason) = usual(signal);
        actions.open(EndForm::new(scene, shown.board, score, reason));
    }
}

/// The squares on which the board and the record differ, while no move is under way.
fn differences_ui(ui: &mut Ui, scene: &Scene<'_>, shown: ShownGame<'_>, line: &LineView) {
    let Some(physical) = line.physical.filter(|_| line.provisional.is_none()) else { return };
    let placement = shown.present.on_board().placement();
    let different: Vec<_> = placement.differences(&physical).collect();
    if different.is_empty() {
        // What a lost line told last says nothing of now.
        if !matches!(line.link, LinkState::Lost { .. }) {
            soft(ui, scene.say("board-agrees"));
        }
        return;
    }
    let count = ("count", different.len().into());
    let wrong = shown.present.disagreement.is_some()
        || !line.displaced.is_empty()
        || is_no_move(different.len());
    let tone = if wrong { Tone::Warn } else { Tone::Neutral };
    badge(ui, tone, &scene.say_with("board-differs", &[count]));
    let name = |piece: Option<_>| match piece {
        Some(_) if line.senses_presence() => scene.say("board-square-something"),
        Some(piece) => chess::piece(scene.words, piece),
        None => scene.say("board-square-nothing"),
    };
    for (square, record, there) in different {
        let args = [
            ("square", square.to_string().into()),
            ("record", name(record).into()),
            ("there", name(there).into()),
        ];
        soft(ui, scene.say_with("board-difference", &args));
    }
}

fn disagreement_ui(ui: &mut Ui, scene: &Scene<'_>, shown: ShownGame<'_>, actions: &mut Actions) {
    let Some(seen) = &shown.present.disagreement else { return };
    let t = tokens::of(ui.ctx());
    let numbering = Numbering::from_start(&shown.present.start);
    card(ui, &scene.say("board-disagreement"), |ui| {
        let text = observation::observation(scene.words, seen, numbering);
        ui.label(Text::Body.rich(text).color(t.bad.ink));
        if let Observation::IllegalPosition { ply, placement, made, by, completed } = seen {
            let label = scene.say("board-illegal-incident");
            if button(ui, Weight::Primary, &label, None).clicked() {
                let case = Case::IllegalMove(IllegalMove {
                    standing: Some(*placement),
                    made: *made,
                    ply: Some(*ply),
                    ..IllegalMove::new(*by, *completed)
                });
                open(shown, case, actions);
            }
        }
    });
}

fn open(shown: ShownGame<'_>, case: Case, actions: &mut Actions) {
    actions.open_incident(shown.board, case, Clocks::Stop);
    actions.run(Action::ShowDisputes);
}

fn claims_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    shown: ShownGame<'_>,
    claims: &[Claimable],
    actions: &mut Actions,
) {
    if claims.is_empty() {
        soft(ui, scene.say("board-claims-none"));
        return;
    }
    let by = shown.present.turn();
    let position = shown.present.position();
    let written = |uci: &Uci| {
        position.read_uci(uci).map_or_else(|_| uci.0.clone(), |m| san::figurine(position, m))
    };
    let numbering = Numbering::from_start(&shown.present.start);
    for claim in claims {
        let written = claim.uci().map(written);
        let written = written.as_deref().map(|written| ("move", written));
        let text = scene.words.tell_with(claim, written, message::Context::of(numbering));
        let case = match claim {
            Claimable::Repetition { .. } => Case::Repetition(Repetition::proper(by, None)),
            Claimable::RepetitionAfter { uci, .. } => {
                Case::Repetition(Repetition::proper(by, Some(uci.clone())))
            }
            Claimable::FiftyMoves { .. } => Case::FiftyMoves(FiftyMoves::proper(by, None)),
            Claimable::FiftyMovesAfter { uci, .. } => {
                Case::FiftyMoves(FiftyMoves::proper(by, Some(uci.clone())))
            }
        };
        ui.label(Text::Body.rich(text));
        if button(ui, Weight::Plain, &scene.say("board-claim-made"), None).clicked() {
            open(shown, case, actions);
        }
    }
    soft(ui, scene.say("board-claims-never-told"));
}

fn touches_ui(ui: &mut Ui, scene: &Scene<'_>, shown: ShownGame<'_>) {
    let numbering = Numbering::from_start(&shown.game.start);
    let touches = shown.game.seen.iter().rev();
    for seen in
        touches.filter(|seen| matches!(seen.what, Observation::Touched { .. })).take(TOUCHES)
    {
        soft(ui, observation::observation(scene.words, &seen.what, numbering));
    }
}

fn incidents_ui(ui: &mut Ui, scene: &Scene<'_>, shown: ShownGame<'_>, actions: &mut Actions) {
    let incidents = scene.snap.hall.incidents.values();
    for incident in incidents.filter(|incident| incident.game == Some(shown.no)) {
        let case = scene.words.value_of(&incident.case);
        let text =
            scene.say_with("board-incident", &[("no", incident.no.into()), ("case", case.into())]);
        let weight = if incident.is_open() { Weight::Plain } else { Weight::Quiet };
        if button(ui, weight, &text, None).clicked() {
            actions.push(UiMessage::ShowIncident(incident.no));
        }
    }
}
