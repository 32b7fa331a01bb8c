//! What is drawn in a form: texts, choices and the reason; each with what is wrong with it, and where the
//! keyboard comes.

use egui::{Key, Response, Ui};

use crate::actions::UiMessage;
use crate::form::parts::{FieldSelection, WrittenField};
use crate::form::{Fault, Field, Fields};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::field::{FieldLabels, area, entered, field, note_entered};
use crate::widgets::focus;
use crate::widgets::secret::{mark_all, secret_ui};
use crate::widgets::{choice, dialog, pick, said};
use jadoube_chess::side::Side;
use jadoube_desk::sealing::Secret;
use jadoube_i18n::chess;

impl Fields<'_, '_> {
    /// The text of an id.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.scene.say(id)
    }

    /// A field of one line.
    pub fn text<'f>(
        &mut self,
        ui: &mut Ui,
        named: impl Into<Field<'f>>,
        text: &mut String,
    ) -> Response {
        let named = named.into();
        let response = self.written(ui, &named, |ui, words| field(ui, words, text));
        if text.is_empty() && (response.has_focus() || response.lost_focus()) {
            *self.empty = Some(named.id);
        }
        self.come_to(&response, &named, text, FieldSelection::All);
        if named.id == "app-reason" {
            self.note_draft(named.id, &response, text);
        }
        self.note_filled(text.trim().is_empty());
        self.note_enter(&response, entered(ui, &response));
        response
    }

    /// A field of several lines.
    pub fn area<'f>(
        &mut self,
        ui: &mut Ui,
        named: impl Into<Field<'f>>,
        text: &mut String,
        lines: usize,
    ) -> Response {
        let named = named.into();
        let response = self.written(ui, &named, |ui, words| area(ui, words, text, lines));
        self.come_to(&response, &named, text, FieldSelection::Nothing);
        self.note_draft(named.id, &response, text);
        self.note_filled(text.trim().is_empty());
        response
    }

    /// A field for what nobody may see.
    pub fn secret<'f>(
        &mut self,
        ui: &mut Ui,
        named: impl Into<Field<'f>>,
        secret: &mut Secret,
    ) -> Response {
        let told = self.scene.say_with("envelopes-typed", &[("count", secret.count().into())]);
        let response = self.written(ui, &named.into(), |ui, words| {
            secret_ui(ui, words.label, (&told, words.fault), secret)
        });
        if std::mem::take(&mut self.comes) && secret.count() > 0 {
            mark_all(&response);
        }
        self.note_filled(secret.is_blank());
        let entered = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        self.note_enter(&response, entered);
        response
    }

    /// Takes note that Enter was pressed in a field that was drawn elsewhere.
    pub const fn enter(&mut self) {
        self.pressed.elsewhere = true;
    }

    /// Takes note that the form itself has done something with the Enter that was pressed in a field.
    pub const fn use_enter(&mut self) {
        self.pressed.is_used = true;
    }

    /// Notes of the field that was drawn last whether nothing stands in it.
    fn note_filled(&mut self, is_empty: bool) {
        if let Some(last) = self.written.last_mut() {
            last.is_empty = is_empty;
        }
    }

    /// Notes of the field that was drawn last whether Enter was pressed in it.
    const fn note_enter(&mut self, response: &Response, entered: bool) {
        if entered {
            self.pressed.field = Some((self.written.len().saturating_sub(1), response.id));
        }
    }

    /// Notes that somebody has written what takes thought; what stood there before is known.
    fn note_draft(&mut self, id: &'static str, response: &Response, text: &str) {
        if text.trim().is_empty() {
            self.drafts.retain(|one| *one != id);
        } else if response.changed() && !self.drafts.contains(&id) {
            self.drafts.push(id);
        }
    }

    /// The field for a reason.
    pub fn reason(&mut self, ui: &mut Ui, text: &mut String) -> Response {
        let example = self.say("app-reason-example");
        self.text(ui, Field::new("app-reason").example(example), text)
    }

    fn written(
        &mut self,
        ui: &mut Ui,
        named: &Field<'_>,
        draw: impl FnOnce(&mut Ui, FieldLabels<'_>) -> Response,
    ) -> Response {
        let label = named.label.map_or_else(|| self.say(named.id), str::to_owned);
        let field = label.trim_end_matches(':').to_owned();
        self.written.push(WrittenField { id: named.id, label: field, is_empty: false });
        let told = self.faults.iter().find(|fault| fault.at == named.id);
        let fault = named.fault.as_deref().or_else(|| told.map(|fault| fault.why.as_str()));
        let reads_first = self.is_high && dialog::is_opened(ui.ctx());
        if reads_first {
            focus::read_first(ui.ctx());
        }
        let response = draw(ui, FieldLabels { label: &label, example: &named.example, fault });
        let is_wrong = fault.is_some();
        if reads_first {
            focus::read_on(ui.ctx());
        }
        if self.is_high && response.has_focus() && !focus::is_in_sight(&response) {
            let field = label.trim_end_matches(':').into();
            let told = self.scene.say_with("app-keyboard-at", &[("field", field)]);
            dialog::note_hidden_field(ui.ctx(), told);
        }
        if let (None, Some(why)) = (&self.wrong, &named.fault) {
            self.wrong = Some(Fault { at: named.id, why: why.clone() });
        }
        if response.changed() {
            self.faults.retain(|fault| fault.at != named.id);
        }
        let goes_on = self.goes_to.is_some_and(|nth| nth + 1 == self.written.len());
        if std::mem::take(&mut self.first) || self.takes_focus(named.id) || goes_on {
            response.request_focus();
            self.comes = true;
            if is_wrong {
                // What is wrong comes into sight also where the keyboard is there already.
                focus::come_and_settle(ui.ctx());
            }
        }
        response
    }

    /// What stands in a field to which the keyboard is brought is read, and what is typed takes its place,
    /// as after Tab.
    fn come_to(
        &mut self,
        response: &Response,
        named: &Field<'_>,
        text: &str,
        selected: FieldSelection,
    ) {
        let came = std::mem::take(&mut self.comes);
        let comes = came && !text.is_empty();
        if (comes || came && !self.told.is_empty()) && self.opened.is_some() {
            *self.begun = Some((named.id, comes));
        }
        if let Some((_, filled)) = self.begun.filter(|(label, _)| *label == named.id) {
            self.described = Some((response.id, filled));
        }
        if !comes {
            return;
        }
        let label = named.label.map_or_else(|| self.say(named.id), str::to_owned);
        let ctx = &response.ctx;
        let is_wrong = self.faults.iter().any(|fault| fault.at == named.id);
        if let Some(part) = self.part.take() {
            let told: String = text.chars().take(part.end).skip(part.start).collect();
            focus::select(ctx, response.id, part);
            return note_entered(ctx, &label, &told);
        }
        if selected == FieldSelection::All {
            focus::select_all(ctx, response.id, text);
        }
        match self.opened {
            // What is wrong is the last thing said, for who has it repeated; what was typed is known.
            _ if is_wrong => {}
            // Who hears this hears it in the place of what a screen reader says of the dialog.
            Some(intro) => note_entered(ctx, &format!("{intro}. {label}"), text),
            None => note_entered(ctx, &label, text),
        }
    }

    /// Whether the desk was asked and has not answered yet.
    #[must_use]
    pub const fn is_asked(&self) -> bool {
        self.asked
    }

    /// Tells what is wrong with what stands in a field, before the form is sent.
    pub fn refuse(&mut self, at: &'static str, why: String) {
        self.actions.push(UiMessage::Say(Manner::Assertive, why.clone()));
        self.faults.retain(|fault| fault.at != at);
        self.faults.push(Fault { at, why });
        *self.wanted = Some(at);
    }

    /// What was told of a field is settled, though nothing was typed in it.
    pub fn settle(&mut self, at: &'static str) {
        self.faults.retain(|fault| fault.at != at);
    }

    /// Tells what is wrong at something that was drawn elsewhere, below it, until another value is
    /// chosen there; and brings the keyboard to it where it is wanted.
    pub fn told_at(&mut self, ui: &mut Ui, id: &'static str, drawn: &Response) {
        if drawn.changed() {
            self.settle(id);
        }
        if self.takes_focus(id) {
            drawn.request_focus();
        }
        let Some(fault) = self.faults.iter().find(|fault| fault.at == id) else { return };
        badge(ui, Tone::Bad, &fault.why);
        ui.ctx().accesskit_node_builder(drawn.id, |node| {
            let told = match node.description() {
                Some(value) => format!("{}. {value}", fault.why),
                None => fault.why.clone(),
            };
            node.set_description(told);
        });
    }

    /// Brings the keyboard to the button that sends the form.
    pub const fn go_to_main_button(&mut self) {
        self.to_main_button = true;
    }

    /// Brings the keyboard to the field or the choice with this label, with the next pass.
    pub const fn go_to(&mut self, id: &'static str) {
        *self.wanted = Some(id);
    }

    /// Whether the keyboard comes to what is drawn with this label, which then has it.
    pub fn takes_focus(&mut self, id: &str) -> bool {
        let wanted = *self.wanted == Some(id);
        if wanted {
            *self.wanted = None;
        }
        wanted
    }

    /// One of a few values, each with the id of its word; returns whether another was chosen.
    pub fn choose<'f, T: PartialEq + Copy>(
        &mut self,
        ui: &mut Ui,
        named: impl Into<Field<'f>>,
        options: &[(T, &str)],
        value: &mut T,
    ) -> bool {
        let words: Vec<(T, String)> =
            options.iter().map(|(option, word)| (*option, self.say(word))).collect();
        self.pick(ui, named, &words, value)
    }

    /// One of a few values, each with its word; returns whether another was chosen.
    pub fn pick<'f, T: PartialEq + Copy>(
        &mut self,
        ui: &mut Ui,
        named: impl Into<Field<'f>>,
        options: &[(T, String)],
        value: &mut T,
    ) -> bool {
        self.pick_told(ui, named, (options, &[]), value)
    }

    /// The same with what is told of each option, in the order of the options, where their words are signs.
    pub fn pick_told<'f, T: PartialEq + Copy>(
        &mut self,
        ui: &mut Ui,
        named: impl Into<Field<'f>>,
        options: (&[(T, String)], &[String]),
        value: &mut T,
    ) -> bool {
        let Field { id, label, .. } = named.into();
        let label = label.map_or_else(|| self.say(id), str::to_owned);
        if self.takes_focus(id) {
            choice::focus(ui, &label);
            if self.opened.is_some() {
                said::begins_at_choice(ui.ctx(), self.told);
            }
            // What is wrong comes into sight also where the keyboard is there already.
            focus::come_and_settle(ui.ctx());
        }
        let fault = self.faults.iter().find(|fault| fault.at == id);
        let fault = fault.map(|fault| fault.why.as_str());
        let chosen = pick::pick_with_fault(ui, (&label, fault), options, value);
        if chosen {
            self.settle(id);
        }
        chosen
    }

    /// White or Black; returns whether the other was chosen.
    pub fn side(&mut self, ui: &mut Ui, id: &'static str, side: &mut Side) -> bool {
        let sides = Side::BOTH.map(|side| (side, chess::side(self.scene.words, side)));
        self.pick(ui, id, &sides, side)
    }

    /// Yes or no; returns whether the other was chosen.
    pub fn yes_no(&mut self, ui: &mut Ui, id: &'static str, value: &mut bool) -> bool {
        self.choose(ui, id, &[(true, "app-yes"), (false, "app-no")], value)
    }
}
