//! The record of a blind match where there is nothing but to read: all that was announced, asked and
//! noticed, the newest first. It comes from the journal, for the state has only the last at hand.

use std::sync::Arc;

use egui::Ui;

use crate::scene::Scene;
use crate::screens::blind::notices::{Correction, notice_item};
use crate::tokens::Text;
use crate::widgets::card::{card, item, list, soft};
use jadoube_core::blind::event::Event as BlindEvent;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_i18n::blind as told;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::GameNo;

/// What happened in the match of a game, read as far as the journal goes.
#[derive(Debug, Default)]
pub(super) struct Record {
    /// Of which game, among how many entries of the journal.
    known: Option<(GameNo, usize)>,
    entries: Vec<Arc<Entry>>,
}

impl Record {
    /// Fetches the entries when there are new ones.
    fn follow(&mut self, scene: &Scene<'_>, no: GameNo) {
        let count = scene.snap.history.len();
        let seen = match self.known.replace((no, count)) {
            Some((known, seen)) if known == no && seen <= count => seen,
            _ => {
                self.entries.clear();
                0
            }
        };
        if seen < count {
            self.entries.extend(scene.snap.history.of_blind(no, seen));
        }
    }

    /// What happened, the newest first.
    fn events(&self) -> impl Iterator<Item = &BlindEvent> {
        self.entries.iter().rev().filter_map(|entry| match &entry.event {
            Event::Blind { what, .. } => Some(what),
            _ => None,
        })
    }

    /// Draws it.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, no: GameNo, game: &Game) {
        self.follow(scene, no);
        lines_ui(ui, &scene.say("match-announcements"), |ui| {
            for what in self.events() {
                if let BlindEvent::Announced { by, said, .. }
                | BlindEvent::AnnouncementCorrected { by, said, .. } = what
                {
                    let text = format!("{}: {}", scene.words.tell(by), said.text);
                    item(ui, &text, |ui| ui.label(Text::Body.rich(&text)));
                }
            }
        });
        lines_ui(ui, &scene.say("match-questions"), |ui| {
            for what in self.events() {
                if matches!(what, BlindEvent::Asked { .. } | BlindEvent::Told { .. }) {
                    let text = told::line(scene.words, what, None);
                    item(ui, &text, |ui| soft(ui, &text));
                }
            }
        });
        let noticed = |what: &BlindEvent| matches!(what, BlindEvent::Noticed { .. });
        let none = !self.events().any(noticed);
        lines_ui(ui, &scene.say("match-noticed"), |ui| {
            if none {
                soft(ui, scene.say("match-noticed-none"));
            }
            for what in self.events() {
                if let BlindEvent::Noticed { ply, what } = what {
                    let text = told::notice(scene.words, what, game.position_at(*ply));
                    notice_item(ui, scene, (what, &text), Correction::open_in(game), |_| {});
                }
            }
        });
    }
}

/// A card with a list of lines, both of this name.
fn lines_ui(ui: &mut Ui, name: &str, lines: impl FnOnce(&mut Ui)) {
    card(ui, name, |ui| list(ui, name, lines));
}
