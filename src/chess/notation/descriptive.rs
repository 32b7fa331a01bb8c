//! The descriptive notation, English and Spanish manner (Laws 1972 and 1980, Supplement 1): men
//! and files are named after the pieces of the start position, ranks counted from the mover's own
//! side, and a capture names the man that is taken.
//!
//! `entries` cuts a printed score; `names` holds the names of files and men, `text` takes a text
//! into its signs, `pattern` says what the signs can mean, `fit` which legal moves fit, `spell`
//! writes.

pub mod entries;
mod fit;
mod names;
mod pattern;
mod spell;
pub mod text;

use crate::board::position::Move;
use crate::notation::place::Place;
use crate::notation::san::NotationFault;
use crate::notation::system::Reading;

/// Whose manner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// `P-K4`, as short as the position allows (Laws 1980, Supplement 1).
    English,
    /// `N-KB3`, `R/KN4-KN2`: the square of arrival always in full, and where two men could go
    /// there the square of departure too (Laws 1972).
    English1972,
    /// `P4R`
    Spanish,
}

/// The legal moves that a text can mean. The names by origin and by position are both tried.
///
/// # Errors
/// [`NotationFault::Unreadable`] when the text is no move in this notation,
/// [`NotationFault::Illegal`] when no legal move is called that.
pub(super) fn read(place: &Place, text: &str, manner: Manner) -> Result<Reading, NotationFault> {
    let unreadable = || NotationFault::Unreadable { text: text.trim().to_owned() };
    let written = text::read(text, manner).ok_or_else(unreadable)?;
    let patterns = pattern::patterns(&written, manner);
    if patterns.is_empty() {
        return Err(unreadable());
    }
    let (moves, remarks) = fit::fitting(place, &patterns, written.marks);
    if moves.is_empty() {
        let by = place.position().turn();
        return Err(NotationFault::Illegal { text: text.trim().to_owned(), by });
    }
    Ok(Reading { moves, draw_offered: written.marks.draw_offer, remarks })
}

/// All moves that a text can mean, the men called by their origin or by where they stand, those by
/// origin first; none for a text that is no move.
pub(super) fn read_widely(place: &Place, text: &str, manner: Manner) -> Vec<Move> {
    let Some(written) = text::read(text, manner) else { return Vec::new() };
    let patterns = pattern::patterns(&written, manner);
    fit::fitting_widely(place, &patterns, written.marks)
}

/// Appends the move in the manner's best form.
pub(super) fn write(place: &Place, m: Move, manner: Manner, out: &mut String) {
    spell::write(place, m, manner, out);
}

#[cfg(test)]
mod tests;
