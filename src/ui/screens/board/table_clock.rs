//! What can be done about a clock on the table that shows something else than it should, or adds
//! less than is due.

use egui::Ui;

use crate::actions::{Action, Actions, UiMessage};
use crate::scene::Scene;
use crate::shell::action_button;
use crate::table_clock::{apart, lacking_increment, set_the_increment, words};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::soft;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::BySide;
use jadoube_core::disputes::command::Clocks;
use jadoube_core::disputes::state::Incident;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::{Setting, WrongSetting};

/// Draws what differs and what can be done, if anything does.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, board: BoardNo, game: &Game, actions: &mut Actions) {
    increment_ui(ui, scene, board, game, actions);
    let Some(expected) = apart(scene, board, game) else { return };
    badge(ui, Tone::Warn, &words(scene, board, expected));
    let mut correct = |times: BySide<Millis>, why: &str| {
        let correction = Correction::SetBoth { times };
        let reason = scene.say(why);
        actions.game(board, Command::CorrectClock { correction, reason });
    };
    if game.clock_on_table() {
        // A correction of such a clock is sent to it.
        let label = scene.say("app-table-clock-set-to-control");
        if button(ui, Weight::Plain, &label, None).clicked() {
            correct(expected, "app-table-clock-was-set");
        }
        return;
    }
    let label = scene.say("app-table-clock-take");
    if button(ui, Weight::Plain, &label, None).clicked()
        && let Some(there) = scene.snap.table_clock(board)
    {
        correct(there.times(scene.now), "app-table-clock-was-taken");
    }
    action_button(ui, scene, Action::SetTableClock, Weight::Plain, actions);
}

/// That the clock adds too little. Where it keeps the time, the players lack it: the incident proposes what
/// is due to each of them.
fn increment_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    board: BoardNo,
    game: &Game,
    actions: &mut Actions,
) {
    let Some((set, _)) = game.lacking_increment() else { return };
    let text = lacking_increment(scene, game).unwrap_or_default();
    badge(ui, Tone::Warn, &text);
    soft(ui, set_the_increment(scene, game));
    let is_it = |one: &&Incident| matches!(one.case, Case::WrongSetting(_));
    if let Some(open) = scene.open_incidents(board).find(is_it) {
        // A second one would stop the clocks again.
        let label = scene.say_with("app-table-clock-incident-open", &[("no", open.no.into())]);
        if button(ui, Weight::Plain, &label, None).clicked() {
            actions.push(UiMessage::ShowIncident(open.no));
        }
        return;
    }
    let label = scene.say("app-table-clock-incident");
    if game.clock_on_table() && button(ui, Weight::Plain, &label, None).clicked() {
        let case = Case::WrongSetting(WrongSetting {
            wrong: Setting::Increment,
            side: None,
            set,
            resumption: false,
            schedule_suffers: false,
        });
        actions.open_incident(board, case, Clocks::Stop);
        actions.run(Action::ShowDisputes);
    }
}
