//! The systems by name, and the one interface that all of them have.

use crate::core::board::position::Move;
use crate::core::notation::letters::PieceLetters;
use crate::core::notation::place::Place;
use crate::core::notation::san::{self, NotationFault, Remark, Style};
use crate::core::notation::{braille, descriptive, iccf, spoken, uedemann};

/// A way to write moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// The algebraic notations, short and long.
    Algebraic(Style),
    /// What engines write: `e2e4`, `e7e8q`.
    Coordinates,
    /// By the names of the files and men.
    Descriptive(descriptive::Manner),
    /// The digits of correspondence chess.
    Iccf(iccf::Promotion),
    /// The telegraph code of the Laws of 1972 and 1980.
    Uedemann(uedemann::Extension),
    /// As it is announced.
    Spoken(spoken::Scheme),
    /// In braille.
    Braille(braille::Code),
}

/// What a text can mean in its place.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reading {
    /// The legal moves that it fits, in no order; at least one.
    pub moves: Vec<Move>,
    /// Whether a draw offer `(=)` stands with it.
    pub draw_offered: bool,
    /// What is written beside the rule and was read all the same, or does not agree with the
    /// position.
    pub remarks: Vec<Remark>,
}

impl Reading {
    /// A text that says nothing but the move.
    #[must_use]
    pub const fn of(moves: Vec<Move>) -> Self {
        Self { moves, draw_offered: false, remarks: Vec::new() }
    }
}

/// The legal moves that a text can mean.
///
/// # Errors
/// [`NotationFault::Unreadable`] when the text is no move of the system, and
/// [`NotationFault::Illegal`] when no legal move is called that. A text with several meanings is
/// no fault here: the reading holds them all.
pub fn read(system: System, place: &Place, text: &str) -> Result<Reading, NotationFault> {
    match system {
        System::Algebraic(style) => san::read_all(place.position(), text, style.letters()),
        System::Coordinates => san::read_all(place.position(), text, PieceLetters::English),
        System::Descriptive(manner) => descriptive::read(place, text, manner),
        System::Iccf(_) => iccf::read(place.position(), text),
        System::Uedemann(_) => uedemann::read(place.position(), text),
        System::Spoken(scheme) => spoken::read(place.position(), text, scheme),
        System::Braille(code) => braille::read(place.position(), text, code),
    }
}

/// Appends the move in the system's best form.
pub fn write(system: System, place: &Place, m: Move, out: &mut String) {
    match system {
        System::Algebraic(style) => san::write_to(place.position(), m, style, out),
        System::Coordinates => out.push_str(&place.position().uci(m).0),
        System::Descriptive(manner) => descriptive::write(place, m, manner, out),
        System::Iccf(promotion) => iccf::write(m, promotion, out),
        System::Uedemann(extension) => uedemann::write(place.position(), m, extension, out),
        System::Spoken(scheme) => spoken::write(place.position(), m, scheme, out),
        System::Braille(code) => braille::write(place.position(), m, code, out),
    }
}
