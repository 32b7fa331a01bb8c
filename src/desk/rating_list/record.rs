//! A player as bytes: number (4), ratings (2 each), year of birth (2), title and marks (1), length of
//! the name (1), the name in UTF-8. The federation is that of the block.

use jadoube_competition::rating_list::{ListedPlayer, Ratings};
use jadoube_competition::tournament::Sex;

/// The titles by their number; none is the first.
const TITLES: [&str; 9] = ["", "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];

/// The bits of titles and marks.
const TITLE: u8 = 0x0f;
const MAN: u8 = 0x10;
const WOMAN: u8 = 0x20;
const INACTIVE: u8 = 0x40;

/// How long a record is without its name.
const HEAD: usize = 14;

/// How long a name may be.
pub(super) const NAME: usize = 255;

/// Writes a player.
pub(super) fn write(player: &ListedPlayer, into: &mut Vec<u8>) {
    let Ratings { standard, rapid, blitz } = player.ratings;
    into.extend(player.number.to_le_bytes());
    for number in [standard, rapid, blitz, player.birth] {
        into.extend(number.unwrap_or_default().to_le_bytes());
    }
    let title = TITLES.iter().position(|title| *title == player.title).unwrap_or_default();
    let mut marks = u8::try_from(title).unwrap_or_default();
    marks |= match player.sex {
        Some(Sex::Man) => MAN,
        Some(Sex::Woman) => WOMAN,
        None => 0,
    };
    if player.is_inactive {
        marks |= INACTIVE;
    }
    let name = &player.name[..player.name.floor_char_boundary(NAME)];
    into.extend([marks, u8::try_from(name.len()).unwrap_or(u8::MAX)]);
    into.extend(name.as_bytes());
}

/// A record that lies in a block.
#[derive(Debug, Clone, Copy)]
pub(super) struct Record<'a> {
    head: &'a [u8; HEAD],
    /// The name.
    pub(super) name: &'a str,
}

impl<'a> Record<'a> {
    /// The first record of some bytes, and what is behind it.
    pub(super) fn first(bytes: &'a [u8]) -> Option<(Self, &'a [u8])> {
        let (head, rest) = bytes.split_first_chunk::<HEAD>()?;
        let (name, rest) = rest.split_at_checked(head[HEAD - 1].into())?;
        Some((Self { head, name: std::str::from_utf8(name).ok()? }, rest))
    }

    const fn two(self, at: usize) -> Option<u16> {
        match u16::from_le_bytes([self.head[at], self.head[at + 1]]) {
            0 => None,
            number => Some(number),
        }
    }

    /// FIDE's number.
    pub(super) const fn number(self) -> u32 {
        let [a, b, c, d, ..] = *self.head;
        u32::from_le_bytes([a, b, c, d])
    }

    /// Whether he has no rating.
    pub(super) const fn is_unrated(self) -> bool {
        self.two(4).is_none() && self.two(6).is_none() && self.two(8).is_none()
    }

    /// The player of a federation.
    pub(super) fn player(self, federation: &str) -> ListedPlayer {
        let marks = self.head[HEAD - 2];
        let title = TITLES.get(usize::from(marks & TITLE)).copied().unwrap_or_default();
        let sex = match marks & (MAN | WOMAN) {
            MAN => Some(Sex::Man),
            WOMAN => Some(Sex::Woman),
            _ => None,
        };
        ListedPlayer {
            number: self.number(),
            name: self.name.to_owned(),
            federation: federation.to_owned(),
            title: title.to_owned(),
            sex,
            birth: self.two(10),
            ratings: Ratings { standard: self.two(4), rapid: self.two(6), blitz: self.two(8) },
            is_inactive: marks & INACTIVE != 0,
        }
    }
}
