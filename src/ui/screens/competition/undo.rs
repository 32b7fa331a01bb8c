//! The last act of the arbiter undone, from every page: by a button or by Ctrl+Z. An act that belongs
//! to something else than the page shows, and a publication, is named first, and undone when that is
//! confirmed.

use egui::{Context, Key, KeyboardShortcut, Modifiers, Ui};

use crate::actions::{Actions, UiMessage, key_text};
use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::competition::round::next::comes;
use crate::screens::competition::tab::Tab;
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{item, list, soft};
use crate::widgets::dialog::Column;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::event::{Act, Event};
use jadoube_core::hall::command::Command;
use jadoube_desk::contest_lines;

const UNDO: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::Z);

/// Whether there is something to undo.
fn can_undo(scene: &Scene<'_>) -> bool {
    scene.can_change() && !scene.snap.hall.contest.acts.is_empty()
}

/// The button, where there is something to undo.
pub(super) fn undo_ui(ui: &mut Ui, scene: &Scene<'_>, here: Tab, actions: &mut Actions) {
    let key = key_text(UNDO, scene.words);
    if can_undo(scene)
        && button(ui, Weight::Plain, &scene.say("tournament-undo"), Some(&key)).clicked()
    {
        take_back(scene, (here, None), actions);
    }
}

/// The key. A field undoes what was typed in it.
pub(super) fn undo_by_key(ctx: &Context, scene: &Scene<'_>, here: Tab, actions: &mut Actions) {
    if can_undo(scene)
        && !ctx.text_edit_focused()
        && ctx.input_mut(|input| input.consume_shortcut(&UNDO))
    {
        take_back(scene, (here, None), actions);
    }
}

/// Undoes the last act, or asks whether it is meant, where it is not about the page and its round, or made
/// pairings known.
/// Whether it was undone.
pub(super) fn take_back(
    scene: &Scene<'_>,
    (here, round): (Tab, Option<u8>),
    actions: &mut Actions,
) -> bool {
    if let Err(why) = comes(scene, Ask::Undo) {
        actions.push(UiMessage::Refuse(scene.words.tell(&why)));
        return false;
    }
    let hall = &scene.snap.hall;
    let acts = hall.contest.undoing(&hall.pairing_boards());
    let is_here = acts.iter().all(|act| is_shown(*act, here, round));
    // What all have seen is not taken back by one key too many.
    let is_known = acts.iter().any(|act| matches!(act, Act::Publication { .. }));
    if is_here && !is_known {
        actions.command(Command::Contest { what: Ask::Undo });
        return true;
    }
    let about = if is_here { "tournament-undo-known" } else { "tournament-undo-about" };
    actions.open(UndoForm { acts, about });
    false
}

/// Whether an act is about what a page shows.
fn is_shown(act: Act, here: Tab, shown: Option<u8>) -> bool {
    match act {
        Act::Draft { round }
        | Act::Publication { round }
        | Act::Changing { round }
        | Act::Result { round, .. }
        | Act::BoardResult { round, .. }
        | Act::LineUp { round, .. }
        | Act::Closing { round } => here == Tab::Round && shown == Some(round),
        Act::Entry { .. }
        | Act::Departure { .. }
        | Act::Return { .. }
        | Act::Departures { .. }
        | Act::Absence { .. }
        | Act::Absences { .. }
        | Act::Bye { .. }
        | Act::Presence { .. }
        | Act::Amendment { .. } => matches!(here, Tab::Players | Tab::Teams),
        Act::TeamEntry { .. }
        | Act::TeamAmendment { .. }
        | Act::TeamDeparture { .. }
        | Act::TeamReturn { .. } => here == Tab::Teams,
        Act::Regulations
        | Act::Schedule { .. }
        | Act::Schedules
        | Act::SessionPlan { .. }
        | Act::SessionChange { .. }
        | Act::SessionRemoval { .. } => here == Tab::Event,
        Act::TeamNumbers
        | Act::Phase { .. }
        | Act::GroupDraw
        | Act::GroupFilling { .. }
        | Act::Numbers
        | Act::Drawing
        | Act::Drawn
        | Act::Start { .. } => here == Tab::Draw,
        Act::MatchLot { .. } => here == Tab::CrossTable,
    }
}

/// The question whether the last act is undone, with all that goes with it.
#[derive(Debug)]
struct UndoForm {
    acts: Vec<Act>,
    /// The id of the text that says why it is asked.
    about: &'static str,
}

impl DialogForm for UndoForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say("tournament-undo-title");
        let head = Head::alarming("undo-act", title, scene.say("tournament-undo-deed"));
        Some(head.about(scene.say(self.about)).width(560.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        list(ui, &scene.say(self.about), |ui| {
            for act in &self.acts {
                let line = told(scene, *act);
                item(ui, &line, |ui| soft(ui, line.as_str()));
            }
        });
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let hall = &check.scene.snap.hall;
        let now = hall.contest.undoing(&hall.pairing_boards());
        if now != self.acts {
            self.acts = now;
            check.fault("", check.scene.say("tournament-undo-changed"));
            return None;
        }
        check.actions.command(Command::Contest { what: Ask::Undo });
        Some(())
    }
}

/// What would be recorded: of a result with who played and what it is now.
fn told(scene: &Scene<'_>, act: Act) -> String {
    let hall = &scene.snap.hall;
    let text = contest_lines::contest(scene.words, &hall.contest, &Event::Undone { act });
    let (Act::Result { round, board } | Act::BoardResult { round, board }) = act else {
        return text;
    };
    let Some(bout) = hall.contest.bout(round, board) else { return text };
    let [white, black] = bout.pairing.both().map(|no| hall.contest.name(no).to_owned());
    let result = bout.result(&hall.pairing_boards()).map(|result| scene.words.tell(&result));
    let args = [
        ("text", text.into()),
        ("players", format!("{white} – {black}").into()),
        ("result", result.unwrap_or_default().into()),
    ];
    scene.say_with("tournament-undo-result", &args)
}
