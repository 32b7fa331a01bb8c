//! The notation in which what lies in an envelope is read: chosen from a list by its name, or left
//! open, and what the text means in it, told while it is typed.

use egui::{Id, Response, Ui};

use crate::scene::Scene;
use crate::tokens::{self, Text, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::pick::name_list;
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::system::System;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_core::adjournment::reading::{
    self, Judgement, LikelyNotations, MeaningAsPgn, Writer, judge, place_at,
};
use jadoube_core::adjournment::state::Adjournment;
use jadoube_i18n::adjournment::notation;
use jadoube_i18n::adjournment::{judgement, judgement_aloud};

/// The label of the list.
pub(super) const NOTATION: &str = "envelopes-system";

/// The list; nothing chosen is the notation in which the text means one move. The keyboard comes to what
/// is chosen in it when it is opened, and back to the list when it is closed.
pub(super) fn list_ui(ui: &mut Ui, scene: &Scene<'_>, chosen: &mut String) -> Response {
    let t = tokens::of(ui.ctx());
    let (label, open) = (scene.say(NOTATION), scene.say("envelopes-system-open"));
    let before = chosen.clone();
    let list = ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.label(Text::Caption.rich(&label).color(t.ink_soft));
        let shown =
            if chosen.is_empty() { open.clone() } else { notation::name(scene.words, chosen) };
        let width = ui.available_width().min(ui.spacing().text_edit_width * 2.0);
        let list = egui::ComboBox::from_id_salt("notation").selected_text(&shown).width(width);
        let open_key = Id::unique("the list of notations is open");
        let pass = ui.ctx().cumulative_pass_nr();
        let open_in = ui.data(|data| data.get_temp::<(u64, Option<Id>)>(open_key));
        let open_in = open_in.filter(|(last, _)| last + 1 >= pass);
        // The row that has the keyboard, or had it last.
        let mut held = open_in.and_then(|(_, row)| row);
        let response = list.show_ui(ui, |ui| {
            let rows =
                notation::NOTATIONS.iter().map(|row| (row.0, notation::name(scene.words, row.0)));
            for (notation, word) in std::iter::once(("", open.clone())).chain(rows) {
                let is_chosen = *chosen == notation;
                let row = ui.selectable_value(chosen, notation.to_owned(), word);
                if is_chosen && open_in.is_none() {
                    row.request_focus();
                }
                if row.has_focus() {
                    held = Some(row.id);
                }
                // Chosen with the keyboard, the list would stay open.
                if row.clicked() {
                    ui.close();
                }
            }
        });
        let is_open = response.inner.is_some();
        if is_open {
            ui.data_mut(|data| data.insert_temp(open_key, (pass, held)));
        }
        let focused = ui.memory(|memory| memory.focused());
        let left = !is_open && held.is_some() && focused.is_none_or(|here| Some(here) == held);
        if left || *chosen != before {
            response.response.request_focus();
        }
        name_list(ui, &response.response, &label, &shown);
        response.response
    });
    let mut list = list.inner;
    if *chosen != before {
        list.mark_changed();
    }
    list
}

/// What a text means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum TextMeaning {
    /// This, in the notation with this name.
    One(String, Judgement),
    /// Other moves in other notations, or a move only in others than the player's.
    Several(Vec<MeaningAsPgn>),
    /// No legal move in the notation with this name, which was told, but a move in others.
    Elsewhere(String, Vec<MeaningAsPgn>),
}

/// What is written in an envelope.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct WrittenMoveInput {
    /// As it is written.
    pub(super) text: String,
    /// The name of the notation; empty, where it was not told.
    pub(super) system: String,
    /// Whose text it is.
    writer: Writer,
    /// What was found out of both, for to find out how a slip came about takes its time.
    found: Option<(String, String, Option<TextMeaning>)>,
}

impl WrittenMoveInput {
    /// What a player has sealed, as it was recorded before, if it was.
    pub(super) const fn sealed(text: String, system: String) -> Self {
        Self { text, system, writer: Writer::Player, found: None }
    }

    /// What it means; nothing, as long as nothing is written or the game is not there.
    pub(super) fn found(
        &mut self,
        scene: &Scene<'_>,
        one: &Adjournment,
        which: EnvelopeKind,
    ) -> Option<&TextMeaning> {
        let known = self.found.as_ref();
        if known.is_none_or(|known| known.0 != self.text || known.1 != self.system) {
            let told = (self.text.as_str(), self.system.as_str(), self.writer);
            let found = find(scene, one, which, told);
            self.found = Some((self.text.clone(), self.system.clone(), found));
        }
        self.found.as_ref().and_then(|known| known.2.as_ref())
    }

    /// What it means, below the field, which a screen reader tells with it.
    pub(super) fn meaning_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (one, which): (&Adjournment, EnvelopeKind),
        field: Id,
    ) {
        let Some(found) = self.found(scene, one, which) else { return };
        let tone = match found {
            TextMeaning::One(_, Judgement::Move { .. }) => Tone::Good,
            TextMeaning::One(..) => Tone::Warn,
            TextMeaning::Several(_) | TextMeaning::Elsewhere(..) => Tone::Bad,
        };
        let text = meaning_text(scene, found);
        let told = match found {
            TextMeaning::One(name, judged) => {
                let position = scene.snap.hall.position_of(one.no, which);
                let judged = judgement_aloud(scene.words, judged, position);
                format!("{judged} ({})", notation::name(scene.words, name))
            }
            TextMeaning::Several(_) | TextMeaning::Elsewhere(..) => text.clone(),
        };
        ui.horizontal_wrapped(|ui| {
            badge(ui, tone, &scene.say("envelopes-meaning"));
            ui.label(Text::Body.rich(&text));
        });
        ui.ctx().accesskit_node_builder(field, |node| node.set_description(told));
    }
}

fn find(
    scene: &Scene<'_>,
    one: &Adjournment,
    which: EnvelopeKind,
    (text, system, writer): (&str, &str, Writer),
) -> Option<TextMeaning> {
    let place = place_of(scene, one, which)?;
    if text.trim().is_empty() {
        return None;
    }
    let name = if system.is_empty() {
        let sheet = scene.snap.hall.game_of(one.no)?.sheets.of(player(one, which));
        let used = LikelyNotations::of(scene.snap.edition, sheet);
        let own = (writer == Writer::Player).then(|| notation::system_of(scene.words.lang()));
        let used = used.and(own.flatten());
        match reading::notation(&place, text, &used, writer) {
            Ok(name) => name,
            Err(several) => return Some(TextMeaning::Several(MeaningAsPgn::of(&place, several))),
        }
    } else {
        system.to_owned()
    };
    let read = System::named(&name, None)?;
    let made = one.on_board.as_ref().filter(|_| which == EnvelopeKind::Sealed);
    let judged = judge(&place, text, read, made);
    if judged.is_no_move() {
        let others = MeaningAsPgn::of(&place, reading::meanings(&place, text));
        if !others.is_empty() {
            return Some(TextMeaning::Elsewhere(name, others));
        }
    }
    // Where the letters of the window's language mean the same, that is what it is called.
    let own = notation::of_language(scene.words.lang());
    let same = |own: &&str| {
        let read = System::named(own, None).map(|own| judge(&place, text, own, made));
        system.is_empty() && read.as_ref() == Some(&judged)
    };
    let name = Some(own).filter(same).map_or(name, ToOwned::to_owned);
    Some(TextMeaning::One(name, judged))
}

const fn player(one: &Adjournment, which: EnvelopeKind) -> Side {
    match which {
        EnvelopeKind::Sealed => one.sealer,
        EnvelopeKind::Reply => one.replier(),
    }
}

fn place_of(scene: &Scene<'_>, one: &Adjournment, which: EnvelopeKind) -> Option<NotationContext> {
    let ply = match which {
        EnvelopeKind::Sealed => one.ply,
        EnvelopeKind::Reply => Ply(one.ply.0.saturating_add(1)),
    };
    place_at(scene.snap.hall.game_of(one.no)?, ply)
}

/// What was found, in words.
pub(super) fn meaning_text(scene: &Scene<'_>, found: &TextMeaning) -> String {
    match found {
        TextMeaning::One(notation, judged) => {
            let judged = judgement(scene.words, judged);
            format!("{judged} ({})", notation::name(scene.words, notation))
        }
        TextMeaning::Several(several) => notation::several(scene.words, several),
        TextMeaning::Elsewhere(told, others) => {
            notation::elsewhere(scene.words, told, others).unwrap_or_default()
        }
    }
}
