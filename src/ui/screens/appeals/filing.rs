//! The dialog in which an appeal is handed in, with whether it would be admissible now.

use egui::{Context, Id, Ui};

use crate::core::appeals::filing::{Filing, Form as Manner, Paid, Play};
use crate::core::disputes::command::Command as DisputeCommand;
use crate::core::disputes::state::Incident;
use crate::core::hall::appeals;
use crate::core::ids::IncidentNo;
use crate::core::laws::regulations::{Capacity, Fee, Meanwhile};
use crate::core::side::Side;
use crate::i18n::{appeal, chess};
use crate::ui::actions::Actions;
use crate::ui::dialogs::{Close, Foot, foot, yes_no};
use crate::ui::scene::Scene;
use crate::ui::screens::appeals::{checks_ui, follow_deadlines, rulebook};
use crate::ui::tokens::{self, space};
use crate::ui::widgets::button::Enabled;
use crate::ui::widgets::card::{card, soft};
use crate::ui::widgets::dialog::{Column, Dialog as Frame, Urgency, two_columns};
use crate::ui::widgets::field::{FieldWords, area, field};
use crate::ui::widgets::pick::pick;

/// The form of an appeal.
#[derive(Debug)]
pub struct Form {
    no: IncidentNo,
    by: String,
    /// Whether the name was typed and no longer follows the side.
    typed: bool,
    side: Option<Side>,
    capacity: Capacity,
    written: bool,
    paid: bool,
    stopped: bool,
    text: String,
    tried: bool,
}

impl Form {
    /// An appeal of the player whom the case is about.
    #[must_use]
    pub fn new(incident: &Incident) -> Self {
        let side = incident.case.side().unwrap_or(Side::White);
        let mut form = Self {
            no: incident.no,
            by: String::new(),
            typed: false,
            side: incident.circumstances.as_ref().map(|_| side),
            capacity: Capacity::Player,
            written: true,
            paid: false,
            stopped: false,
            text: String::new(),
            tried: false,
        };
        form.follow(incident);
        form
    }

    fn follow(&mut self, incident: &Incident) {
        let players = incident.circumstances.as_ref().map(|then| &then.players);
        let own = self.capacity == Capacity::Player && !self.typed;
        if let (true, Some(side), Some(players)) = (own, self.side, players) {
            self.by.clone_from(&players.of(side).name);
        } else if !self.typed {
            self.by.clear();
        }
    }

    const fn filing(&self) -> Filing {
        Filing {
            capacity: self.capacity,
            side: self.side,
            form: if self.written { Manner::Written } else { Manner::Spoken },
            fee: if self.paid { Paid::Yes } else { Paid::No },
            play: if self.stopped { Play::Stopped } else { Play::GoesOn },
            at: None,
        }
    }
}

/// Draws the form of an appeal.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let Some(incident) = scene.incident(form.no) else { return Close::Yes };
    follow_deadlines(ctx, scene);
    let title = scene.say_with("appeals-file-title", &[("no", form.no.0.into())]);
    let frame = Frame::new(Id::unique("appeal"), &title, Urgency::Question)
        .width(tokens::scale(ctx).of(1080.0));
    let outcome = frame.show(ctx, |ui, opened| {
        two_columns(ui, 0.66, |ui, column| match column {
            Column::First => fields(ui, scene, (form, incident), opened),
            Column::Last => admissibility_ui(ui, scene, (form, incident)),
        });
        match foot(ui, scene, &scene.say("appeals-file-deed"), Enabled::Yes) {
            Foot::Cancel => return Close::Yes,
            Foot::Nothing => return Close::No,
            Foot::Done => form.tried = true,
        }
        if form.by.trim().is_empty() {
            return Close::No;
        }
        let (by, text) = (form.by.trim().to_owned(), form.text.trim().to_owned());
        let filing = Some(form.filing());
        actions.dispute(DisputeCommand::Appeal { no: form.no, by, text, filing });
        Close::Yes
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

/// Whether the appeal would be admissible if it were recorded now.
fn admissibility_ui(ui: &mut Ui, scene: &Scene<'_>, (form, incident): (&Form, &Incident)) {
    let (book, hall, filing) = (rulebook(scene), &scene.snap.hall, form.filing());
    let Some(found) = appeals::admissible(hall, incident, &filing, book, scene.wall()) else {
        return;
    };
    ui.add_space(space::S);
    card(ui, &scene.say("appeals-admissibility"), |ui| {
        ui.set_width(ui.available_width());
        soft(ui, appeal::regulations(scene.words, &found.regulations));
        checks_ui(ui, scene, &found);
    });
}

fn fields(ui: &mut Ui, scene: &Scene<'_>, (form, incident): (&mut Form, &Incident), opened: bool) {
    let capacities = Capacity::ALL.map(|who| (who, appeal::capacity(scene.words, who)));
    let mut changed = pick(ui, &scene.say("appeals-capacity"), &capacities, &mut form.capacity);
    if incident.circumstances.is_some() {
        let [white, black] = Side::BOTH.map(|side| (Some(side), chess::side(scene.words, side)));
        let sides = [white, black, (None, scene.say("appeals-no-side"))];
        changed |= pick(ui, &scene.say("appeals-side"), &sides, &mut form.side);
    }
    if changed {
        form.follow(incident);
    }
    let missing = (form.tried && form.by.trim().is_empty()).then(|| scene.say("app-field-empty"));
    let words =
        FieldWords { label: &scene.say("appeals-who"), example: "", fault: missing.as_deref() };
    let response = field(ui, words, &mut form.by);
    form.typed |= response.changed();
    if opened {
        response.request_focus();
    }
    let words = FieldWords { label: &scene.say("appeals-grounds"), ..FieldWords::default() };
    area(ui, words, &mut form.text, 3);
    yes_no(ui, scene, "appeals-written", &mut form.written);
    let book = rulebook(scene).regulations;
    if book.fee.value == Fee::Deposit {
        let fee = appeals::provisions(&scene.snap.hall, rulebook(scene)).fee;
        yes_no(ui, scene, "appeals-paid", &mut form.paid);
        if !fee.is_empty() {
            soft(ui, scene.say_with("appeals-fee-announced", &[("fee", fee.into())]));
        }
    }
    if book.meanwhile.value == Meanwhile::MayStop {
        yes_no(ui, scene, "appeals-stopped", &mut form.stopped);
    }
}
