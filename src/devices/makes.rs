//! The makes of board that there are: how a board of each is told by its port, and its driver. What else
//! differs from make to make, its driver knows.

use crate::dgt::conversation::Timing;
use crate::dgt::driver::Dgt;
use crate::driver::Driver;

/// One make of board.
pub struct Make {
    /// Its name in capitals, as its boards give it by USB among other words.
    pub name: &'static str,
    /// USB numbers, vendor and product, under which its boards were seen (by users, not by us).
    pub usb: &'static [(u16, u16)],
    /// The driver of a real board.
    pub board: fn() -> Box<dyn Driver>,
    /// The driver of a simulated board that answers at once.
    pub brisk: fn() -> Box<dyn Driver>,
}

/// The make of a line of which nobody says another.
pub const USUAL: Make = Make {
    name: "DGT",
    usb: &[(0x045B, 0x8111), (0x04D8, 0x000A)],
    board: || Box::new(Dgt::new(Timing::BOARD)),
    brisk: || Box::new(Dgt::new(Timing::BRISK)),
};

/// All of them.
pub const ALL: [Make; 1] = [USUAL];

impl Make {
    /// Whether a device that says this of itself by USB is one of its boards.
    #[must_use]
    pub fn is_seen_in<'a>(
        &self,
        ids: (u16, u16),
        mut texts: impl Iterator<Item = &'a str>,
    ) -> bool {
        self.usb.contains(&ids) || texts.any(|text| text.to_ascii_uppercase().contains(self.name))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_board_of_each_make_is_told_by_its_numbers_or_its_name_and_has_a_driver_that_begins() {
        for make in ALL {
            for ids in make.usb {
                assert!(make.is_seen_in(*ids, std::iter::empty()), "{}", make.name);
            }
            let title = format!("a {} board", make.name.to_lowercase());
            assert!(make.is_seen_in((1, 2), [title.as_str()].into_iter()), "{title}");
            assert!(!make.is_seen_in((1, 2), ["FT232R"].into_iter()), "{}", make.name);
            for driver in [make.board, make.brisk] {
                assert!(!driver().begin(Duration::ZERO).is_empty(), "{}", make.name);
            }
        }
    }
}
