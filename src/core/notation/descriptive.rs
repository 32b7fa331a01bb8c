//! The descriptive notation, English and Spanish manner (Laws 1972 and 1980).

use crate::core::board::position::Move;
use crate::core::notation::place::Place;
use crate::core::notation::san::NotationFault;
use crate::core::notation::system::Reading;

/// Whose manner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// `P-K4`
    English,
    /// `P4R`
    Spanish,
}

pub(super) fn read(place: &Place, text: &str, manner: Manner) -> Result<Reading, NotationFault> {
    let _ = (place, manner);
    Err(NotationFault::Unreadable { text: text.to_owned() })
}

pub(super) fn write(place: &Place, m: Move, manner: Manner, out: &mut String) {
    let _ = (place, m, manner, out);
}
