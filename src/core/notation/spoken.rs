//! Moves as they are announced.

use crate::core::board::position::{Move, Position};
use crate::core::notation::san::NotationFault;
use crate::core::notation::system::Reading;

/// In which words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scheme {
    /// Anna, Bella, Cesar … (Laws 2018, Guidelines for the blind).
    German,
}

pub(super) fn read(
    position: &Position,
    text: &str,
    scheme: Scheme,
) -> Result<Reading, NotationFault> {
    let _ = (position, scheme);
    Err(NotationFault::Unreadable { text: text.to_owned() })
}

pub(super) fn write(position: &Position, m: Move, scheme: Scheme, out: &mut String) {
    let _ = (position, m, scheme, out);
}
