//! A decision is undone as a whole, or restored: what the game becomes by it, what becomes of the
//! time since, what is lost, and why.

use egui::{Context, Id, Ui};

use crate::actions::Actions;
use crate::dialogs::{Close, Foot, entered, foot, reason_field};
use crate::scene::Scene;
use crate::screens::ruling;
use crate::tokens::{self, Text};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::Enabled;
use crate::widgets::card::card;
use crate::widgets::dialog::{Dialog as Frame, Urgency, scrolled};
use crate::widgets::pick::pick;
use jadoube_chess::moment::Millis;
use jadoube_core::disputes::change::Loss;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::state::Incident;
use jadoube_core::disputes::undo::{Choice, RunSince, Undone};
use jadoube_core::hall::decide::undone;
use jadoube_i18n::dispute::change::loss;
use jadoube_i18n::{outcome, time};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::IncidentNo;

/// Which way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// The decision is undone.
    Withdraw,
    /// It is restored.
    Reinstate,
}

/// The form.
#[derive(Debug)]
pub struct Form {
    no: IncidentNo,
    way: Way,
    reason: String,
    time: Option<RunSince>,
    tried: bool,
}

impl Form {
    /// An empty form.
    #[must_use]
    pub const fn new(no: IncidentNo, way: Way) -> Self {
        Self { no, way, reason: String::new(), time: None, tried: false }
    }

    fn command(&self, lose: Option<Loss>) -> DisputeCommand {
        let (no, reason, time) = (self.no, self.reason.trim().to_owned(), self.time);
        match self.way {
            Way::Withdraw => DisputeCommand::Withdraw { no, reason, time, lose },
            Way::Reinstate => DisputeCommand::Reinstate { no, reason, time, lose },
        }
    }

    const fn words(&self) -> [&'static str; 3] {
        match self.way {
            Way::Withdraw => {
                ["disputes-withdraw-title", "disputes-withdraw-what", "disputes-withdraw-deed"]
            }
            Way::Reinstate => {
                ["disputes-reinstate-title", "disputes-reinstate-what", "disputes-reinstate-deed"]
            }
        }
    }
}

/// Draws the form.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let [title, what, deed] = form.words();
    let title = scene.say_with(title, &[("no", form.no.0.into())]);
    let text = scene.say(what);
    let frame = Frame::new(Id::unique("undo"), &title, Urgency::Question)
        .text(&text)
        .width(tokens::scale(ctx).of(640.0));
    let hall = &scene.snap.hall;
    let found = scene.incident(form.no).and_then(|incident| {
        let moment = (scene.now, scene.snap.edition);
        let game = scene.game_of(incident)?;
        Some((incident, game, undone(hall, incident, &form.command(None), moment)?))
    });
    let outcome = frame.show(ctx, |ui, opened| {
        let mut done = false;
        scrolled(ui, 0.6, |ui| {
            if let Some((incident, game, undone)) = &found {
                becomes_ui(ui, scene, (incident, game), undone);
                time_ui(ui, scene, form, undone);
            }
            let missing = form.tried.then_some("app-reason-missing");
            let response = reason_field(ui, scene, &mut form.reason, missing);
            if opened {
                response.request_focus();
            }
            done = entered(ui, &response);
        });
        match foot(ui, scene, &scene.say(deed), Enabled::Yes) {
            Foot::Done => done = true,
            Foot::Cancel => return Close::Yes,
            Foot::Nothing => {}
        }
        if !done {
            return Close::No;
        }
        form.tried = true;
        if form.reason.trim().is_empty() {
            return Close::No;
        }
        let lose = found.as_ref().and_then(|(.., undone)| undone.lost);
        actions.dispute(form.command(lose));
        Close::Yes
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

/// The game before and after, and what is lost.
fn becomes_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (incident, game): (&Incident, &Game),
    undone: &Undone,
) {
    card(ui, &scene.say("disputes-undo-effect"), |ui| {
        ui.set_width(ui.available_width());
        let (was, is) = (game.ply(), undone.game.ply());
        if !game.has_moves_of(&undone.game) {
            let args = [("before", was.0.into()), ("after", is.0.into())];
            ui.label(Text::Strong.rich(scene.say_with("disputes-undo-moves", &args)));
        }
        if game.outcome() != undone.game.outcome() {
            let [before, after] = [game, &undone.game].map(|one| match one.outcome() {
                Some(result) => outcome::outcome(scene.words, result),
                None => scene.say("disputes-undo-none"),
            });
            let args = [("before", before.into()), ("after", after.into())];
            ui.label(Text::Strong.rich(scene.say_with("disputes-undo-result", &args)));
        }
        for line in ruling::effect_lines(scene, game, &undone.game) {
            ui.label(Text::Strong.rich(line));
        }
        ui.label(Text::Body.rich(ruling::clock_words(scene, incident, &undone.game, None)));
        if let Some(lost) = &undone.lost {
            for text in loss(scene.words, lost, lost.moves(game).as_ref()) {
                badge(ui, Tone::Bad, &text);
            }
        }
    });
}

/// What becomes of the time since, where that can be chosen.
fn time_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, undone: &Undone) {
    let none = undone.ran.white == Millis::ZERO && undone.ran.black == Millis::ZERO;
    if none {
        return;
    }
    let args = [
        ("white", time::shown(undone.ran.white).into()),
        ("black", time::shown(undone.ran.black).into()),
    ];
    let label = scene.say_with("disputes-time-since", &args);
    if undone.choice == Choice::Counts {
        let counts = scene.say("disputes-time-counts");
        ui.label(Text::Body.rich(format!("{label} · {counts}")));
        return;
    }
    let options = [RunSince::GivenBack, RunSince::Counts].map(|how| {
        let id = match how {
            RunSince::GivenBack => "disputes-time-given-back",
            RunSince::Counts => "disputes-time-counts",
        };
        (how, scene.say(id))
    });
    let mut how = undone.how;
    if pick(ui, &label, &options, &mut how) {
        form.time = Some(how);
    }
}
