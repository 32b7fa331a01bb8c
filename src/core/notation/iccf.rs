//! The numeric notation of correspondence chess.

use crate::core::board::position::{Move, Position};
use crate::core::notation::san::NotationFault;
use crate::core::notation::system::Reading;

/// How a promotion is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Promotion {
    /// The arrival rank gives way to the piece: `3731` (Laws 1980).
    Laws1980,
    /// A fifth digit: `37381` (ICCF today).
    Fifth,
}

pub(super) fn read(position: &Position, text: &str) -> Result<Reading, NotationFault> {
    let _ = position;
    Err(NotationFault::Unreadable { text: text.to_owned() })
}

pub(super) fn write(m: Move, promotion: Promotion, out: &mut String) {
    let _ = (m, promotion, out);
}
