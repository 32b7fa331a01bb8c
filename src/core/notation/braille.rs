//! Braille chess notation.

use crate::core::board::position::{Move, Position};
use crate::core::notation::san::NotationFault;
use crate::core::notation::system::Reading;

/// Which code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Code {
    /// The code of the Braille Authority of the United Kingdom.
    British,
}

pub(super) fn read(position: &Position, text: &str, code: Code) -> Result<Reading, NotationFault> {
    let _ = (position, code);
    Err(NotationFault::Unreadable { text: text.to_owned() })
}

pub(super) fn write(position: &Position, m: Move, code: Code, out: &mut String) {
    let _ = (position, m, code, out);
}
