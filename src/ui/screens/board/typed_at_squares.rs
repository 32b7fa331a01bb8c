//! Moves that are typed while the keyboard is at the squares, where letters ask about the board: none of them
//! is entered, and whoever ends them with Enter is told so.

use egui::{Event, Key, Ui};

use crate::scene::Scene;
use crate::screens::board::reading::moves_in;
use crate::widgets::board::{self, BoardAction, BoardState};
use jadoube_chess::board::position::Position;

/// What is typed after so many seconds does not belong to what was typed before.
const PAUSE: f64 = 5.0;

/// What was typed at the squares.
#[derive(Debug, Default)]
pub struct TypedAtSquares {
    text: String,
    /// When the last of it was typed, in egui's seconds.
    last: f64,
}

impl TypedAtSquares {
    /// Follows what is typed, before the board is drawn; with Enter all of it.
    pub fn follow(&mut self, ui: &Ui, widget: &BoardState) -> Option<String> {
        if !board::has_focus(ui, widget) {
            self.text.clear();
            return None;
        }
        let (now, events) = ui.input(|input| (input.time, input.events.clone()));
        let mut entered = None;
        for event in events {
            match event {
                Event::Text(text) => {
                    if now - self.last > PAUSE {
                        self.text.clear();
                    }
                    self.last = now;
                    self.text.push_str(&text);
                }
                Event::Key { key: Key::Enter, pressed: true, .. } => {
                    entered = Some(std::mem::take(&mut self.text));
                }
                Event::Key { key, pressed: true, .. } if walks(key) => self.text.clear(),
                _ => {}
            }
        }
        entered
    }
}

/// Whether a key goes from square to square: whoever does that types no moves.
const fn walks(key: Key) -> bool {
    matches!(key, Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown | Key::Escape)
}

/// That the moves of a text are not entered, where it is meant as moves: several of them, or one where Enter does
/// nothing else.
#[must_use]
pub fn not_entered(
    scene: &Scene<'_>,
    position: &Position,
    text: &str,
    done: Option<BoardAction>,
) -> Option<String> {
    let moves = moves_in(position, text, scene.words.lang());
    let is_meant = match done {
        Some(BoardAction::Play(_)) => false,
        Some(BoardAction::Touch(_)) => !moves.is_empty(),
        _ => moves.len() > 1,
    };
    let moves = moves.join(" ");
    is_meant.then(|| scene.say_with("board-typed-at-squares", &[("moves", moves.into())]))
}
