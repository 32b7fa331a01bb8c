//! The boards differ: what is wrong, since when, whose, and what the edition prescribes, step by
//! step (Laws 2023, D.2.9). Each step that the program can do has a button; what it does is events of
//! the match and the game.

use std::sync::Arc;

use egui::Ui;

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::blind::at_work::Match;
use crate::screens::incident;
use crate::tokens::Text;
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_about};
use crate::widgets::card::{card, soft};
use crate::widgets::focus;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Position;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::command::Command;
use jadoube_core::blind::execution::ExecutionReport;
use jadoube_core::blind::missing::missing;
use jadoube_core::blind::missing_duty::Lack;
use jadoube_core::blind::reconcile::at_board::table;
use jadoube_core::blind::reconcile::procedure::{Step, procedure};
use jadoube_core::blind::reconcile::squares::differences;
use jadoube_core::blind::reconcile::{Reconciliation, Verdict, reconcile, verify};
use jadoube_core::blind::state::Blind;
use jadoube_i18n::reconcile as told;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::state::Game;

/// What this part remembers.
#[derive(Debug, Default)]
pub(super) struct Settle {
    /// What was worked out, and for which game and boards.
    found: Option<(Arc<Game>, Arc<Blind>, Arc<Reconciliation>)>,
    /// The steps once they are being gone through, with those that are done.
    going: Option<Going>,
}

#[derive(Debug)]
struct Going {
    found: Arc<Reconciliation>,
    steps: Vec<Step>,
    done: Vec<bool>,
    /// To which step the keyboard was brought; behind the last, to the button that ends the guide.
    reached: Option<usize>,
    /// What was said of the boards once all was done, and since when it has been so.
    checked: (String, f64),
}

fn boards(at: &Match<'_>) -> BySide<Placement> {
    let of = |side| at.blind.placement(at.game, side);
    BySide::new(of(Side::White), of(Side::Black))
}

/// Draws what is to be done where the boards differ, or where it is being done.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    state: &mut Settle,
    actions: &mut Actions,
) {
    if state.going.is_some() {
        going_ui(ui, scene, at, state, actions);
        return;
    }
    let two = at.blind.arrangement.has_two_boards();
    let differ = !differences(&boards(at)).is_empty();
    let to_see = if differ { is_wrong(scene, at) } else { has_both_scores(at.game) };
    if !two || !to_see {
        state.found = None;
        return;
    }
    let found = state.look(scene, at);
    if !differ && found.verdict != Verdict::BothAgainstScores {
        return;
    }
    let title = if differ { "match-settle" } else { "match-settle-scores" };
    let edition = scene.snap.edition;
    let steps = procedure(&found, edition.rules.blind.wrong_execution.value);
    card(ui, &scene.say(title), |ui| {
        ui.label(Text::Strong.rich(told::verdict(scene.words, &found.line, &found.verdict)));
        for line in told::reversals(scene.words, &found) {
            soft(ui, line);
        }
        for line in told::scores(scene.words, &found) {
            soft(ui, line);
        }
        for standing in &found.standings {
            soft(ui, told::board_comparison(scene.words, &found, standing));
        }
        ui.horizontal_wrapped(|ui| {
            if button(ui, Weight::Primary, &scene.say("match-settle-begin"), None).clicked() {
                actions
                    .hear(Audience::All, told::verdict(scene.words, &found.line, &found.verdict));
                at.ask(Command::Reconcile, actions);
                let done = vec![false; steps.len()];
                let checked = (String::new(), 0.0);
                state.going =
                    Some(Going { found: found.clone(), steps, done, reached: None, checked });
                ui.ctx().request_repaint();
            }
            for case in found.cases() {
                let case = jadoube_laws::rulings::case::Case::BoardsDiffer(case);
                if button(ui, Weight::Plain, &scene.say("match-open-incident"), None).clicked() {
                    let form = incident::IncidentForm::of_case(scene, &case);
                    actions.open(form);
                }
            }
        });
    });
}

/// Whether the boards differ other than by a move that is still to be executed on one of them.
fn is_wrong(scene: &Scene<'_>, at: &Match<'_>) -> bool {
    let noticed = at.blind.noticed.iter();
    let noticed = noticed.filter(|one| one.ply >= last_but_one(at));
    let compared = at.blind.comparison.filter(|one| one.ply == at.game.ply());
    noticed.into_iter().any(|one| differs(&one.what))
        || compared
            .is_some_and(|one| Side::BOTH.iter().any(|side| *one.found.of(*side) == Some(false)))
        || missing(at.blind, at.game, scene.snap.edition)
            .iter()
            .any(|one| matches!(one.lack, Lack::SameExecution { .. }))
}

fn has_both_scores(game: &Game) -> bool {
    Side::BOTH.into_iter().all(|side| !game.sheets.of(side).sheet().cells().is_empty())
}

fn last_but_one(at: &Match<'_>) -> Ply {
    Ply(at.game.ply().0.saturating_sub(1))
}

const fn differs(what: &jadoube_core::blind::notice::Notice) -> bool {
    use jadoube_core::blind::notice::Notice;
    matches!(
        what,
        Notice::BoardsDiffer { .. }
            | Notice::ExecutionDiffers { .. }
            | Notice::ComparedDifferent { .. }
            | Notice::OutOfOrder { .. }
    )
}

impl Settle {
    /// Brings the keyboard to the step that comes next; returns whether the steps are being gone through.
    pub(super) const fn take_focus(&mut self) -> bool {
        if let Some(going) = &mut self.going {
            going.reached = None;
        }
        self.going.is_some()
    }

    /// What is wrong, worked out once for each state of the match.
    fn look(&mut self, scene: &Scene<'_>, at: &Match<'_>) -> Arc<Reconciliation> {
        let hall = &scene.snap.hall;
        let now = (hall.game(at.board), hall.blind(at.board));
        if let (Some((game, blind, found)), (Some(game_now), Some(blind_now))) = (&self.found, now)
            && Arc::ptr_eq(game, game_now)
            && Arc::ptr_eq(blind, blind_now)
        {
            return found.clone();
        }
        let found = Arc::new(reconcile(&table(at.game, at.blind, scene.now)));
        if let (Some(game), Some(blind)) = now {
            self.found = Some((game.clone(), blind.clone(), found.clone()));
        }
        found
    }
}

/// The steps, the first that is not done with its button.
fn going_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    state: &mut Settle,
    actions: &mut Actions,
) {
    let Some(going) = &mut state.going else { return };
    let mut left = false;
    card(ui, &scene.say("match-settle"), |ui| {
        ui.label(Text::Strong.rich(told::verdict(
            scene.words,
            &going.found.line,
            &going.found.verdict,
        )));
        let next = going.done.iter().position(|done| !done);
        // The keyboard goes from step to step: who listens hears what is to be done next.
        let comes = going.reached != Some(next.unwrap_or(going.steps.len())) && focus::can_come(ui);
        if comes {
            going.reached = Some(next.unwrap_or(going.steps.len()));
        }
        for (nth, step) in going.steps.iter().enumerate() {
            let text = told::step(scene.words, &going.found.line, step);
            let done = going.done.get(nth).copied().unwrap_or(true);
            ui.horizontal_wrapped(|ui| {
                let sign = if done { "☑" } else { "☐" };
                ui.label(Text::Body.rich(format!("{sign} {}. {text}", nth + 1)));
                if next != Some(nth) {
                    return;
                }
                let button = button_about(ui, Weight::Primary, &scene.say("match-step-do"), &text);
                if comes {
                    button.request_focus();
                    let (nth, count) = ((nth + 1).into(), going.steps.len().into());
                    let args = [("nth", nth), ("count", count), ("step", (&text).into())];
                    actions.hear(Audience::OwnVoice, scene.say_with("match-step-of", &args));
                }
                if button.clicked() {
                    going.checked.1 = ui.input(|input| input.time);
                    take(scene, at, (&going.found, step), actions);
                    if let Some(done) = going.done.get_mut(nth) {
                        *done = true;
                    }
                }
            });
        }
        verified_ui(ui, scene, at, going, actions);
        let leave = button(ui, Weight::Plain, &scene.say("match-settle-leave"), None);
        if comes && next.is_none() {
            leave.request_focus();
        }
        left = leave.clicked();
    });
    if left {
        state.going = None;
    }
}

/// The boards checked square by square once all is done.
fn verified_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    going: &mut Going,
    actions: &mut Actions,
) {
    if going.done.iter().any(|done| !done) {
        return;
    }
    let target = going.found.target.as_ref().map(Position::placement);
    let check = verify(&boards(at), target.as_ref());
    let (tone, told) = if check.is_done() {
        (Tone::Good, vec![scene.say("match-boards-same")])
    } else {
        let left = Side::BOTH.into_iter().flat_map(|board| {
            check.left.of(board).iter().map(move |hand| Step::Handle { board, hand: *hand })
        });
        (Tone::Bad, left.map(|left| scene.words.tell(&left)).collect())
    };
    for line in &told {
        badge(ui, tone, line);
    }
    let (said, since) = &mut going.checked;
    let (told, now) = (told.join(". "), ui.input(|input| input.time));
    if *said == told {
        *since = now;
    } else if check.is_done() || now - *since > RECORDED_SECS {
        said.clone_from(&told);
        actions.hear(Audience::All, told);
    } else {
        ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(RECORDED_SECS));
    }
}

/// So long it takes at most until the last step is recorded, in seconds: what is wrong until then is not
/// said.
const RECORDED_SECS: f64 = 0.6;

/// Does a step, as far as it is one of the program's: the rest is done at the board.
fn take(
    scene: &Scene<'_>,
    at: &Match<'_>,
    (found, step): (&Reconciliation, &Step),
    actions: &mut Actions,
) {
    at.ask(Command::DoStep { step: step.clone() }, actions);
    let reason = told::verdict(scene.words, &found.line, &found.verdict);
    match step {
        Step::StopClocks => actions.game(at.board, GameCommand::StopClock),
        Step::GoBack { to } => {
            actions.game(at.board, GameCommand::TakeBack { to: *to, reason });
        }
        Step::Reverse { board, how } => {
            let placement = how.reverse(&at.blind.placement(at.game, *board));
            let done = ExecutionReport::Stands(placement);
            at.ask(Command::Execute { board: *board, done, by: None }, actions);
        }
        Step::Handle { board, hand } => {
            let mut placement = at.blind.placement(at.game, *board);
            if hand.apply(&mut placement) {
                let done = ExecutionReport::Stands(placement);
                at.ask(Command::Execute { board: *board, done, by: None }, actions);
            }
        }
        Step::Execute { board, uci } => {
            let done = ExecutionReport::Move(uci.clone());
            at.ask(Command::Execute { board: *board, done, by: None }, actions);
        }
        Step::SetClocks { times } => {
            let correction = Correction::SetBoth { times: times.left };
            actions.game(at.board, GameCommand::CorrectClock { correction, reason });
        }
        Step::SetCounters { moves } => {
            for side in Side::BOTH {
                let correction = Correction::SetCounter { side, moves: *moves.of(side) };
                let reason = reason.clone();
                actions.game(at.board, GameCommand::CorrectClock { correction, reason });
            }
        }
        Step::Compare => at.ask(Command::Compare, actions),
        Step::StartClock { side } => {
            actions.game(at.board, GameCommand::StartClock { side: *side });
        }
        Step::CompleteScores { .. }
        | Step::Hear { .. }
        | Step::Announce { .. }
        | Step::NameDisadvantages { .. }
        | Step::JudgeClocks => {}
    }
}
