//! What is done when sheets must be completed or a control must be proved from them, step by step
//! as the edition orders it: whose clock runs, which sheet may be borrowed, what happens on another
//! board under the arbiter.

use std::sync::Arc;

use egui::Ui;

use crate::actions::{Action, Actions};
use crate::scene::Scene;
use crate::screens::sheets::keeping::ruled_ui;
use crate::tokens::space;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{card, soft};
use crate::widgets::pick::pick;
use jadoube_chess::scoresheet::reconstruct::{Reconstruction, Verdict};
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::Clocks;
use jadoube_i18n::{chess, scoresheet};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::rule::Scene as Situation;
use jadoube_laws::rulings::score::duty::{self, ArbiterRecord, Sure};
use jadoube_laws::rulings::score::facts::Arrears;

/// What is known besides the sheets, and whose control is in question.
#[derive(Debug, Clone, Copy)]
pub(super) struct Procedure {
    record: ArbiterRecord,
    side: Side,
}

impl Default for Procedure {
    fn default() -> Self {
        Self { record: ArbiterRecord::Complete, side: Side::White }
    }
}

/// Draws the page; with what the sheets tell, where they have been put together.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut Procedure,
    (board, game, found): (BoardNo, &Arc<Game>, Option<&Reconstruction>),
    actions: &mut Actions,
) {
    let situation = Situation::new(game, scene.snap.edition, scene.now);
    let options = [
        (ArbiterRecord::Complete, scene.say("sheets-record-there")),
        (ArbiterRecord::Missing, scene.say("sheets-record-none")),
    ];
    pick(ui, &scene.say("sheets-record-known"), &options, &mut state.record);
    match duty::arrears(&situation, state.record) {
        Some(case) => {
            case_ui(ui, scene, &situation, (board, &case), actions);
            if let Case::Arrears(facts @ Arrears { flag_down: false, .. }) = &case {
                let then = Case::Arrears(Arrears { flag_down: true, ..facts.clone() });
                card(ui, &scene.say("sheets-once-a-flag"), |ui| {
                    ruled_ui(ui, scene, &situation, &then, actions);
                });
            }
        }
        None => {
            badge(ui, Tone::Good, &scene.say("sheets-nothing-owed"));
        }
    }
    ui.add_space(space::S);
    let options = Side::BOTH.map(|side| (side, chess::side(scene.words, side)));
    pick(ui, &scene.say("sheets-control-of"), &options, &mut state.side);
    if game.clock.moves_to_control(state.side).is_none() && game.clock.period(state.side) == 0 {
        soft(ui, scene.say("sheets-no-control"));
        return;
    }
    let text = match found {
        Some(found) => scoresheet::proved(scene.words, found),
        None => scene.say("sheets-not-rebuilt"),
    };
    soft(ui, text);
    let established = found.filter(|found| found.verdict != Verdict::Open).and_then(|found| {
        let proved = u16::try_from(found.moves_proved(state.side)).unwrap_or(u16::MAX);
        let sure = if found.verdict.is_settled() { Sure::Yes } else { Sure::No };
        duty::established(game, state.side, proved, sure)
    });
    let case = duty::control(state.side, established);
    case_ui(ui, scene, &situation, (board, &case), actions);
}

/// What the edition orders, and the way to write it down as an incident.
fn case_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    situation: &Situation<'_>,
    (board, case): (BoardNo, &Case),
    actions: &mut Actions,
) {
    let title = scene.words.value_of(case);
    card(ui, &title, |ui| {
        ruled_ui(ui, scene, situation, case, actions);
        if scene.is_only_read() {
            return;
        }
        let label = scene.say("sheets-open-incident");
        let response = button(ui, Weight::Plain, &label, None);
        let name = format!("{label}: {title}");
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
        if response.clicked() {
            actions.open_incident(board, case.clone(), Clocks::Leave);
            actions.run(Action::ShowDisputes);
        }
    });
}
