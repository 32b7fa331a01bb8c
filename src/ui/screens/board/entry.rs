//! The field for typed moves: FIDE's notation, PGN's, coordinates; what is wrong with a text is
//! said in words, and several meanings are offered as buttons.

use egui::Ui;

use crate::core::board::position::Uci;
use crate::core::game::command::{AfterMove, Command};
use crate::core::game::event::Source;
use crate::core::game::state::Game;
use crate::core::ids::BoardNo;
use crate::core::notation::letters::PieceLetters;
use crate::core::notation::san::{self, NotationFault};
use crate::i18n::chess;
use crate::ui::actions::{Action, Actions};
use crate::ui::scene::Scene;
use crate::ui::screens::board::Shown;
use crate::ui::shell::action_button;
use crate::ui::tokens::space;
use crate::ui::widgets::button::{Weight, button};
use crate::ui::widgets::field::{FieldWords, field};
use crate::ui::widgets::focus;

/// What was typed so far.
#[derive(Debug, Default)]
pub struct Entry {
    /// The text.
    pub text: String,
    fault: Option<NotationFault>,
    /// Whether the keyboard shall come here.
    pub focus: bool,
}

/// What the program's clock does after a move entered by hand.
#[must_use]
pub const fn after_move(scene: &Scene<'_>) -> AfterMove {
    if scene.prefs.press_with_move { AfterMove::Press } else { AfterMove::Leave }
}

/// Asks for a move of the arbiter.
pub fn play(scene: &Scene<'_>, board: BoardNo, uci: Uci, actions: &mut Actions) {
    let (source, after) = (Source::Arbiter, after_move(scene));
    actions.game(board, Command::Play { uci, source, times: None, spent: None, after });
}

/// What is wrong with a written move, in words.
#[must_use]
pub fn fault_words(scene: &Scene<'_>, fault: &NotationFault) -> String {
    match fault {
        NotationFault::Unreadable { text } => {
            scene.say_with("board-move-unreadable", &[("text", text.into())])
        }
        NotationFault::Illegal { text, by } => {
            let side = chess::side(scene.words, *by).into();
            scene.say_with("board-move-illegal", &[("text", text.into()), ("side", side)])
        }
        NotationFault::Ambiguous { text, .. } => {
            scene.say_with("board-move-ambiguous", &[("text", text.into())])
        }
    }
}

/// Draws the field and what goes with it.
pub fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    entry: &mut Entry,
    shown: Shown<'_>,
    actions: &mut Actions,
) {
    if shown.present.outcome().is_some() {
        ui.horizontal_wrapped(|ui| {
            action_button(ui, scene, Action::Reopen, Weight::Plain, actions);
            action_button(ui, scene, Action::TakeBack, Weight::Plain, actions);
        });
        return;
    }
    ui.horizontal_top(|ui| {
        let width = (ui.available_width() * 0.5).max(150.0);
        let fault = entry.fault.as_ref().map(|fault| fault_words(scene, fault));
        ui.allocate_ui(egui::vec2(width, 20.0), |ui| {
            ui.set_max_width(width);
            let words = FieldWords {
                label: &scene.say("board-type-move"),
                example: &scene.say("board-type-move-example"),
                fault: fault.as_deref(),
            };
            let response = field(ui, words, &mut entry.text);
            if entry.focus && focus::can_come(ui) {
                entry.focus = false;
                response.request_focus();
            }
            if response.changed() {
                entry.fault = None;
            }
            if crate::ui::dialogs::entered(ui, &response) && !entry.text.trim().is_empty() {
                enter(scene, entry, shown.board, shown.present, actions);
                response.request_focus();
            }
        });
        ui.vertical(|ui| {
            ui.add_space(ui.text_style_height(&egui::TextStyle::Small) + space::XS);
            ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
            ui.horizontal(|ui| {
                action_button(ui, scene, Action::TakeBack, Weight::Plain, actions);
            });
        });
    });
    if let Some(NotationFault::Ambiguous { moves, .. }) = entry.fault.clone() {
        meanings(ui, scene, entry, shown, &moves, actions);
    }
}

fn meanings(
    ui: &mut Ui,
    scene: &Scene<'_>,
    entry: &mut Entry,
    shown: Shown<'_>,
    moves: &[Uci],
    actions: &mut Actions,
) {
    ui.horizontal_wrapped(|ui| {
        let position = shown.present.position();
        for uci in moves {
            let Ok(read) = position.read_uci(uci) else { continue };
            if button(ui, Weight::Plain, &san::figurine(position, read), None).clicked() {
                play(scene, shown.board, uci.clone(), actions);
                *entry = Entry { focus: true, ..Entry::default() };
            }
        }
    });
}

fn enter(scene: &Scene<'_>, entry: &mut Entry, board: BoardNo, game: &Game, actions: &mut Actions) {
    let position = game.position();
    let text = entry.text.trim().to_owned();
    let letters = PieceLetters::for_language(scene.words.lang().code());
    // The letters of the window's language first; English and figurines are always understood.
    let read = san::read_entry(position, &text, letters)
        .or_else(|_| san::read_entry(position, &text, PieceLetters::English));
    match read {
        Ok(read) => {
            let offers = game.turn();
            if read.draw_offered && game.offer.is_none() {
                actions.game(board, Command::OfferDraw { by: offers });
            }
            play(scene, board, position.uci(read.played), actions);
            *entry = Entry::default();
        }
        Err(fault) => entry.fault = Some(fault),
    }
}
