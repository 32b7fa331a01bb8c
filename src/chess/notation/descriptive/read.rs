//! What a text in descriptive notation means in its place.

use crate::board::position::Move;
use crate::notation::context::NotationContext;
use crate::notation::descriptive::{Manner, fit, pattern, text};
use crate::notation::reading::{NotationFault, Reading};

/// The legal moves that a text can mean. The names by origin and by position are both tried.
///
/// # Errors
/// [`NotationFault::Unreadable`] when the text is no move in this notation,
/// [`NotationFault::Illegal`] when no legal move is called that.
pub(in crate::notation) fn read(
    context: &NotationContext,
    text: &str,
    manner: Manner,
) -> Result<Reading, NotationFault> {
    let unreadable = || NotationFault::Unreadable { text: text.trim().to_owned() };
    let written = text::read(text, manner).ok_or_else(unreadable)?;
    let patterns = pattern::patterns(&written, manner);
    if patterns.is_empty() {
        return Err(unreadable());
    }
    let (moves, remarks) = fit::fitting(context, &patterns, written.marks);
    if moves.is_empty() {
        let by = context.position().turn();
        return Err(NotationFault::Illegal { text: text.trim().to_owned(), by });
    }
    Ok(Reading { moves, draw_offered: written.marks.draw_offer, remarks })
}

/// All moves that a text can mean, the men called by their origin or by where they stand, those by
/// origin first; none for a text that is no move.
pub(in crate::notation) fn read_widely(
    context: &NotationContext,
    text: &str,
    manner: Manner,
) -> Vec<Move> {
    let Some(written) = text::read(text, manner) else { return Vec::new() };
    let patterns = pattern::patterns(&written, manner);
    fit::fitting_widely(context, &patterns, written.marks)
}
