//! A letter that said which player an incident is about, typed where what is missing is written: it may
//! begin the answer that stands there, and is told only once it is known that it does not.

use egui::{Key, Ui};

use crate::actions::{Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::incident::facts::Facts;
use crate::widgets::announcer::Manner;
use jadoube_chess::board::piece::Kind;
use jadoube_chess::notation::letters::PieceLetters;

/// How the ranks of the board are called.
const RANKS: [char; 8] = ['1', '2', '3', '4', '5', '6', '7', '8'];
/// And its files.
const FILES: [char; 8] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/// So many seconds after the letter nobody goes on typing.
const ALONE_SECS: f64 = 0.7;

/// The letter, with what it has changed.
#[derive(Debug)]
pub(super) struct PlayerLetter {
    /// Its key.
    pub(super) key: Key,
    /// The answers without it.
    pub(super) before: Facts,
    /// Whether a move was missing.
    awaits_move: bool,
    /// What is not told yet, and until which of egui's seconds it waits.
    held: Option<(String, f64)>,
}

impl PlayerLetter {
    /// A letter that is about to say the player.
    pub(super) const fn new(key: Key, before: Facts, awaits_move: bool) -> Self {
        Self { key, before, awaits_move, held: None }
    }

    /// Whether it begins an answer with what is typed behind it: “b8” a square; “sf3” in German a move, where
    /// one is missing and the letter would name the other player.
    pub(super) fn begins_an_answer(&self, scene: &Scene<'_>, facts: &Facts, next: char) -> bool {
        if RANKS.contains(&next) {
            return self.is_a_file();
        }
        FILES.contains(&next) && self.may_be_a_piece(scene, facts)
    }

    fn is_a_file(&self) -> bool {
        self.key.name().to_lowercase().starts_with(FILES)
    }

    fn may_be_a_piece(&self, scene: &Scene<'_>, facts: &Facts) -> bool {
        let name = self.key.name();
        let own = PieceLetters::for_language(scene.words.lang().code());
        let names_a_piece =
            |letters: &PieceLetters| Kind::ALL.iter().any(|kind| letters.of(*kind) == name);
        self.awaits_move
            && facts.who() != self.before.who()
            && (names_a_piece(&own) || names_a_piece(&PieceLetters::English))
    }

    /// Whether something typed behind it could make it the begin of an answer.
    pub(super) fn may_begin_an_answer(&self, scene: &Scene<'_>, facts: &Facts) -> bool {
        self.is_a_file() || self.may_be_a_piece(scene, facts)
    }

    /// Holds back what it has chosen, until it is known what it was.
    pub(super) fn hold(&mut self, ui: &Ui, told: String) {
        let until = ui.input(|input| input.time) + ALONE_SECS;
        self.held = Some((told, until));
        ui.ctx().request_repaint_after_secs(ALONE_SECS as f32);
    }

    /// Whether what it has chosen is still to be told.
    pub(super) const fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// Tells what it has chosen, where nobody has heard it.
    pub(super) fn tell(&mut self, actions: &mut Actions) {
        if let Some((told, _)) = self.held.take() {
            actions.push(UiMessage::Say(Manner::Polite, told));
        }
    }

    /// The same, once nobody has typed anything behind it for a while.
    pub(super) fn tell_once_alone(&mut self, ui: &Ui, actions: &mut Actions) {
        let Some((_, until)) = &self.held else { return };
        let left = until - ui.input(|input| input.time);
        if left <= 0.0 {
            self.tell(actions);
        } else {
            ui.ctx().request_repaint_after_secs(left as f32);
        }
    }
}
