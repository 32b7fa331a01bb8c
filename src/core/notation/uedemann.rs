//! The telegraph code.

use crate::core::board::position::{Move, Position};
use crate::core::notation::san::NotationFault;
use crate::core::notation::system::Reading;

pub(super) fn read(position: &Position, text: &str) -> Result<Reading, NotationFault> {
    let _ = position;
    Err(NotationFault::Unreadable { text: text.to_owned() })
}

pub(super) fn write(m: Move, out: &mut String) {
    let _ = (m, out);
}
