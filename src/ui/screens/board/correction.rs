//! The dialog in which the clock of a board is corrected: more time or less, the sides exchanged,
//! the count of moves; with what the clock shows then, and the reason.

use egui::{Context, Id, Ui};

use crate::actions::Actions;
use crate::dialogs::{Close, Foot, entered, foot, pick_side, reason_field};
use crate::scene::Scene;
use crate::tokens::{self, Text};
use crate::widgets::button::{Enabled, Weight, button};
use crate::widgets::dialog::{Dialog as Frame, Urgency, scrolled};
use crate::widgets::field::{FieldWords, field};
use crate::widgets::pick::pick;
use jadoube_chess::side::Side;
use jadoube_i18n::{chess, time};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::BoardNo;

/// What is done to a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Add,
    Subtract,
    Set,
    Swap,
    Counter,
}

/// The form of a correction of the clock.
#[derive(Debug)]
pub struct Form {
    board: BoardNo,
    kind: Kind,
    side: Side,
    value: String,
    reason: String,
    tried: bool,
}

impl Form {
    /// A form that gives a player two minutes; the reason is still to be written.
    #[must_use]
    pub fn new(board: BoardNo, side: Side) -> Self {
        Self {
            board,
            kind: Kind::Add,
            side,
            value: "2:00".into(),
            reason: String::new(),
            tried: false,
        }
    }

    fn correction(&self) -> Option<Correction> {
        let side = self.side;
        match self.kind {
            Kind::Swap => Some(Correction::SwapSides),
            Kind::Counter => {
                Some(Correction::SetCounter { side, moves: self.value.trim().parse().ok()? })
            }
            Kind::Add => Some(Correction::Add { side, time: time::read(&self.value)? }),
            Kind::Subtract => Some(Correction::Subtract { side, time: time::read(&self.value)? }),
            Kind::Set => Some(Correction::Set { side, time: time::read(&self.value)? }),
        }
    }
}

/// Draws the form.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let title = scene.say_with("board-clock-title", &[("board", form.board.0.into())]);
    let frame = Frame::new(Id::unique("clock"), &title, Urgency::Question)
        .width(tokens::scale(ctx).of(560.0));
    let outcome = frame.show(ctx, |ui, opened| {
        let mut done = scrolled(ui, 0.68, |ui| fields(ui, scene, form, opened));
        match foot(ui, scene, &scene.say("app-record"), Enabled::Yes) {
            Foot::Done => done = true,
            Foot::Cancel => return Close::Yes,
            Foot::Nothing => {}
        }
        if !done {
            return Close::No;
        }
        form.tried = true;
        let reason = form.reason.trim().to_owned();
        match form.correction() {
            Some(correction) if !reason.is_empty() => {
                actions.game(form.board, GameCommand::CorrectClock { correction, reason });
                Close::Yes
            }
            _ => Close::No,
        }
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

/// The fields of a correction; returns whether Enter was pressed in the last.
fn fields(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, opened: bool) -> bool {
    let kinds = [
        (Kind::Add, scene.say("board-clock-add")),
        (Kind::Subtract, scene.say("board-clock-subtract")),
        (Kind::Set, scene.say("board-clock-set")),
        (Kind::Swap, scene.say("board-clock-swap")),
        (Kind::Counter, scene.say("board-clock-counter")),
    ];
    pick(ui, &scene.say("board-clock-what"), &kinds, &mut form.kind);
    if form.kind != Kind::Swap {
        pick_side(ui, scene, "board-clock-whose", &mut form.side);
        value_ui(ui, scene, form);
    }
    now_ui(ui, scene, form);
    let missing = form.tried.then_some("app-reason-missing");
    let response = reason_field(ui, scene, &mut form.reason, missing);
    if opened {
        response.request_focus();
    }
    entered(ui, &response)
}

fn value_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form) {
    let wrong = form.correction().is_none();
    let (label, example, fault) = if form.kind == Kind::Counter {
        ("board-clock-moves", "23", "board-not-a-count")
    } else {
        ("board-clock-time", "2:00", "board-not-a-time")
    };
    let fault = wrong.then(|| scene.say(fault));
    let words = FieldWords { label: &scene.say(label), example, fault: fault.as_deref() };
    field(ui, words, &mut form.value);
    if matches!(form.kind, Kind::Add | Kind::Subtract) {
        ui.horizontal_wrapped(|ui| {
            for text in ["0:10", "0:30", "1:00", "2:00", "5:00"] {
                if button(ui, Weight::Plain, text, None).clicked() {
                    text.clone_into(&mut form.value);
                }
            }
        });
    }
}

/// What the clock shows now, and would show then.
fn now_ui(ui: &mut Ui, scene: &Scene<'_>, form: &Form) {
    let Some(game) = scene.snap.game(form.board) else { return };
    let now = game.times(scene.now);
    let then = form.correction().map(|correction| {
        let mut clock = game.clock.clone();
        clock.correct(correction, scene.now);
        clock.reading(scene.now)
    });
    let t = tokens::of(ui.ctx());
    for side in Side::BOTH {
        let name = chess::side(scene.words, side);
        let before = time::shown(*now.of(side));
        let text = match then.map(|then| time::shown(*then.of(side))) {
            Some(after) if after != before => format!("{name}: {before} → {after}"),
            _ => format!("{name}: {before}"),
        };
        ui.label(Text::Mono.rich(text).color(t.ink_soft));
    }
}
