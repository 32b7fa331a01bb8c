//! The short dialogs about an envelope: each asks for a few words, or only whether it is so, and is
//! a row of the table in `purpose`. What can be taken back needs none. Here they are drawn; `prefill`
//! knows what stands in them at first, `content` what was typed, `sending` what it asks of the desk.

pub mod purpose;
pub mod prefill;
pub mod content;
pub mod sending;

use egui::{Id, Ui};

use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::envelopes::forms::content::EnvelopeForm;
use crate::screens::envelopes::forms::prefill::other_times;
use crate::screens::envelopes::forms::purpose::{
    DialogPurpose, Early, PRESENCE_OF, PresenceAnswer,
};
use crate::screens::envelopes::{named, notations};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::dialog::Column;
use crate::widgets::{focus, said};
use jadoube_chess::side::Side;
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_desk::envelopes;
use jadoube_laws::laws::adjournment::AssistantDuty;
use jadoube_laws::rulings::sealed::facts::SaidBefore;

impl DialogForm for EnvelopeForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let ([title, _, button], _) = self.purpose.asked();
        let head = Head::new("envelope form", scene.say(title), scene.say(button));
        let head = head.about(self.about(scene));
        let head = match self.purpose {
            DialogPurpose::Begin => {
                let there = self.adjourned.as_ref()?.game(scene);
                let (board, game) = there.filter(|(_, game)| game.is_playing())?;
                named::of_game(scene, (board, game), head)
            }
            _ => named::of_envelope(scene, (self.no, EnvelopeKind::Sealed), head),
        };
        let fields = !self.labels().is_empty();
        let head = match self.purpose.first_choice() {
            // Who is there is asked before since when.
            Some(label) if !fields || self.purpose == DialogPurpose::Presence => {
                head.begin_at(label)
            }
            _ if fields => head,
            _ => head.begin_at_main_button(),
        };
        let filled = matches!(
            self.purpose,
            DialogPurpose::SetUp
                | DialogPurpose::Schedule
                | DialogPurpose::Resume
                | DialogPurpose::Presence
        );
        let head = if filled { head.enter_anywhere() } else { head };
        Some(head.waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        if self.purpose == DialogPurpose::Presence {
            return self.presence_ui(ui, fields);
        }
        self.picks_ui(ui, fields);
        let mut first = None;
        for (label, text) in self.labels().iter().zip(&mut self.fields) {
            let response = fields.text(ui, *label, text);
            if self.purpose == DialogPurpose::SetUp && response.gained_focus() {
                // What the clock shows instead is typed over it.
                focus::select_all(ui.ctx(), response.id, text);
            }
            first = first.or(Some(response.id));
        }
        if let (Some(first), DialogPurpose::OnBoard | DialogPurpose::State) = (first, self.purpose)
        {
            self.move_ui(ui, fields.scene, first);
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        if self.purpose == DialogPurpose::Schedule && sending::is_during_a_round(self, check) {
            return None;
        }
        sending::done(self, check)
    }

    fn gone(&self, scene: &Scene<'_>) -> Option<String> {
        self.adjourned.as_ref().map(|game| game.told_gone(scene))
    }
}

impl EnvelopeForm {
    /// What a move means that was typed, and the list of notations.
    fn move_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, field: Id) {
        let one = scene.snap.hall.adjournments.get(&self.no);
        let (Some(one), Some(text)) = (one, self.fields.first()) else { return };
        self.written.text.clone_from(text);
        self.written.meaning_ui(ui, scene, (one, EnvelopeKind::Sealed), field);
        notations::list_ui(ui, scene, &mut self.written.system);
    }

    /// Who is there, and since when: one player after the other, so that nobody is taken for the other.
    fn presence_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let answers = [
            (PresenceAnswer::NotAsked, "envelopes-presence-open"),
            (PresenceAnswer::Here, "envelopes-presence-here"),
            (PresenceAnswer::Away, "envelopes-presence-away"),
        ];
        let labels = self.labels();
        for ((nth, side), name) in Side::BOTH.into_iter().enumerate().zip(PRESENCE_OF) {
            fields.choose(ui, name, &answers, self.seen.of_mut(side));
            let (Some(label), Some(text)) = (labels.get(nth), self.fields.get_mut(nth)) else {
                return;
            };
            let response = fields.text(ui, *label, text);
            self.late_ui(ui, fields.scene, (side, response.id));
        }
    }

    /// That a player would be recorded as too late stands below the time before it is recorded, describes its
    /// field, and is said when it becomes so.
    fn late_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, (side, field): (Side, Id)) {
        let late = self.too_late(scene, side);
        if let Some(late) = &late {
            badge(ui, Tone::Warn, late);
            ui.ctx().accesskit_node_builder(field, |node| {
                let told = match node.description() {
                    Some(more) => format!("{more}. {late}"),
                    None => late.clone(),
                };
                node.set_description(told);
            });
            if self.told_late.of(side).as_ref() != Some(late) {
                said::say(ui.ctx(), late.clone());
            }
        }
        *self.told_late.of_mut(side) = late;
    }

    /// What is chosen before anything is typed.
    fn picks_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        match self.purpose {
            DialogPurpose::Begin => {
                let why = [
                    (Early::Wish, "envelopes-why-wish"),
                    (Early::Arbiter, "envelopes-why-arbiter"),
                ];
                fields.choose(ui, "envelopes-why", &why, &mut self.early);
                let duties = &scene.snap.edition.rules.blind.assistant_duties.value;
                if duties.contains(&AssistantDuty::Adjourns) {
                    fields.yes_no(ui, "envelopes-assisted", &mut self.assisted);
                }
            }
            DialogPurpose::Sign(mut by) => {
                let signers = envelopes::signers(scene.snap.edition).into_iter();
                let signers: Vec<_> = signers.map(|by| (by, scene.words.tell(&by))).collect();
                if fields.pick(ui, "envelopes-signer", &signers, &mut by) {
                    self.purpose = DialogPurpose::Sign(by);
                    let one = scene.snap.hall.adjournments.get(&self.no).map(AsRef::as_ref);
                    self.fields = prefill::known(scene, one, self.purpose);
                }
            }
            DialogPurpose::Conclude => {
                let said = [
                    (SaidBefore::Agreed, "envelopes-agreed"),
                    (SaidBefore::Resigned, "envelopes-resigned"),
                ];
                fields.choose(ui, "envelopes-what", &said, &mut self.said);
                if self.said == SaidBefore::Resigned {
                    fields.side(ui, "envelopes-who", &mut self.side);
                }
            }
            DialogPurpose::Establish => {
                fields.yes_no(ui, "envelopes-established", &mut self.established);
            }
            DialogPurpose::SetUp if other_times(scene, self.no).is_some() => {
                fields.yes_no(ui, "envelopes-set-clock", &mut self.set_clock);
            }
            DialogPurpose::Offer | DialogPurpose::Question => {
                fields.side(ui, "envelopes-who", &mut self.side);
            }
            _ => {}
        }
    }
}
