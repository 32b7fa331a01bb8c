//! What somebody has written that took thought, and the question before it is lost; and what is told of the whole of
//! a form, as that question is: it comes into sight.

use egui::{Context, Event, ImeEvent, PointerButton, Rect, Ui};

use crate::actions::{Actions, Close, UiMessage};
use crate::form::parts::is_held;
use crate::form::{DialogForm, Fault, OpenForm};
use crate::scene::Scene;
use crate::widgets::announcer::{Audience, Manner};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::{focus, sight};

/// So many passes it takes until the keyboard is where it belongs, and that is in sight.
const PASSES: u8 = 3;

impl<F: DialogForm> OpenForm<F> {
    /// The id of what is told to who leaves it where something was written that took thought. A form may know more of
    /// what becomes of that.
    pub(super) fn draft_lost(&self) -> Option<&'static str> {
        // Nobody is asked about what another choice has taken away: it is not in sight, nor sent.
        let is_drawn = |id: &&str| self.written.iter().any(|one| one.id == *id);
        let written = self.drafts.iter().any(is_drawn).then_some("app-draft-lost");
        self.form.draft_lost().or(written)
    }

    /// Whether what leaves it only goes on with what was begun before: a key that is held down, or the second click of
    /// a double one. To be asked before the dialog is drawn, which takes Escape.
    pub(super) fn goes_on_leaving(ctx: &Context) -> bool {
        let button = PointerButton::Primary;
        let in_haste = ctx.input(|input| {
            let pointer = &input.pointer;
            pointer.button_double_clicked(button) || pointer.button_triple_clicked(button)
        });
        in_haste || is_held(ctx)
    }

    /// Closes it; where a draft would be lost with it, only when that is asked for once more, anew. What the desk is
    /// asked for with a draft is waited for: refused, it is to be corrected.
    pub(super) fn leave(
        &mut self,
        (ctx, goes_on): (&Context, bool),
        scene: &Scene<'_>,
        actions: &mut Actions,
    ) -> Close {
        let Some(lost) = self.draft_lost() else { return Close::Yes };
        if self.leaving && !self.asked && !goes_on {
            actions.hear(Audience::All, scene.say("disputes-draft-discarded"));
            return Close::Yes;
        }
        if self.asked && !goes_on {
            actions.push(UiMessage::Say(Manner::Assertive, scene.say("app-why-asked")));
        } else if !self.asked && !self.leaving {
            self.leaving = true;
            let why = scene.say(lost);
            self.faults = vec![Fault { at: "", why: why.clone() }];
            self.show_told("");
            actions.push(UiMessage::Say(Manner::Assertive, why));
        }
        if let Some(id) = self.keyboard {
            // Escape takes it away.
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
        Close::No
    }

    /// Notes what has the keyboard. Who goes on typing does not want to leave the form.
    pub(super) fn follow_keyboard(&mut self, ctx: &Context) {
        self.keyboard = ctx.memory(|memory| memory.focused()).or(self.keyboard);
        let types = |event: &Event| match event {
            Event::Text(_) | Event::Paste(_) => true,
            Event::Ime(ImeEvent::Preedit { text, .. } | ImeEvent::Commit(text)) => !text.is_empty(),
            _ => false,
        };
        if self.leaving && ctx.input(|input| input.events.iter().any(types)) {
            self.leaving = false;
            self.faults.clear();
        }
    }

    /// Lets what is told of the whole come into sight with the passes to come.
    pub(super) const fn show_told(&mut self, at: &'static str) {
        if at.is_empty() {
            self.tells_in = Some(PASSES);
        }
    }

    /// What is wrong with the whole. With large text it would stand below all that is in sight.
    pub(super) fn whole_ui(&mut self, ui: &mut Ui) {
        let top = ui.cursor().min;
        let mut told = false;
        for fault in self.faults.iter().filter(|fault| fault.at.is_empty()) {
            badge(ui, Tone::Bad, &fault.why);
            told = true;
        }
        let Some(passes) = self.tells_in.filter(|_| told) else {
            self.tells_in = None;
            return;
        };
        self.tells_in = passes.checked_sub(1);
        if self.tells_in.is_some() {
            ui.ctx().request_repaint();
            return;
        }
        // Of what is higher than there is room for, its beginning.
        let bottom = ui.cursor().top().min(top.y + sight::room(ui));
        let place = Rect::from_min_max(top, egui::pos2(ui.max_rect().right(), bottom));
        if !sight::is_whole(ui, place) {
            focus::show_instead(ui, place);
        }
    }
}
