//! Small things as bytes, for codes and for joining: what is in both is written in
//! [`crate::invitation`].

use std::net::{IpAddr, SocketAddr};

use jadoube_core::stations::member::Role;
use jadoube_laws::ids::BoardNo;

/// How many addresses are told at most.
pub(crate) const ADDRESSES_MAX: usize = 8;

pub(crate) fn put_role(bytes: &mut Vec<u8>, role: Role) {
    match role {
        Role::ChiefArbiter => bytes.push(0),
        Role::SectorArbiter => bytes.push(1),
        Role::ResultsDesk => bytes.push(2),
        Role::Viewer => bytes.push(3),
        Role::Assistant(board) => {
            bytes.push(4);
            bytes.extend(board.0.to_be_bytes());
        }
    }
}

pub(crate) fn put_boards(bytes: &mut Vec<u8>, boards: &[BoardNo]) {
    let ranges = ranges(boards);
    bytes.push(ranges.len() as u8);
    for (first, last) in ranges {
        bytes.extend(first.to_be_bytes());
        bytes.extend(last.to_be_bytes());
    }
}

pub(crate) fn put_addresses(bytes: &mut Vec<u8>, addresses: &[SocketAddr]) {
    let addresses = &addresses[..addresses.len().min(ADDRESSES_MAX)];
    bytes.push(addresses.len() as u8);
    for address in addresses {
        match address.ip() {
            IpAddr::V4(ip) => {
                bytes.push(4);
                bytes.extend(ip.octets());
            }
            IpAddr::V6(ip) => {
                bytes.push(6);
                bytes.extend(ip.octets());
            }
        }
        bytes.extend(address.port().to_be_bytes());
    }
}

/// A text with its length before it; cut where it is longer than any name.
pub(crate) fn put_text(bytes: &mut Vec<u8>, text: &str) {
    let end = text.floor_char_boundary(TEXT_MAX);
    bytes.extend((end as u16).to_be_bytes());
    bytes.extend(text.get(..end).unwrap_or_default().as_bytes());
}

/// How many bytes of a text are told at most.
const TEXT_MAX: usize = 200;

/// Boards one behind the other as first and last.
fn ranges(boards: &[BoardNo]) -> Vec<(u16, u16)> {
    let mut ranges: Vec<(u16, u16)> = Vec::new();
    for board in boards {
        match ranges.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(board.0) => *last = board.0,
            _ => ranges.push((board.0, board.0)),
        }
    }
    ranges.truncate(usize::from(u8::MAX));
    ranges
}

/// What is left to be read.
pub(crate) struct Rest<'a>(pub(crate) &'a [u8]);

impl<'a> Rest<'a> {
    pub(crate) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (found, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*found)
    }

    pub(crate) fn byte(&mut self) -> Option<u8> {
        self.array::<1>().map(|[byte]| byte)
    }

    pub(crate) fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (found, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(found)
    }

    /// A text with its length before it.
    pub(crate) fn text(&mut self) -> Option<&'a str> {
        let length = usize::from(u16::from_be_bytes(self.array()?));
        std::str::from_utf8(self.take(length).filter(|_| length <= TEXT_MAX)?).ok()
    }

    pub(crate) fn role(&mut self) -> Option<Role> {
        Some(match self.byte()? {
            0 => Role::ChiefArbiter,
            1 => Role::SectorArbiter,
            2 => Role::ResultsDesk,
            3 => Role::Viewer,
            4 => Role::Assistant(BoardNo(u16::from_be_bytes(self.array()?))),
            _ => return None,
        })
    }

    pub(crate) fn boards(&mut self) -> Option<Vec<BoardNo>> {
        let mut boards = Vec::new();
        for _ in 0..self.byte()? {
            let first = u16::from_be_bytes(self.array()?);
            let last = u16::from_be_bytes(self.array()?);
            // In order, so that a few bytes do not make millions of boards.
            if boards.last().is_some_and(|BoardNo(before)| first <= *before) {
                return None;
            }
            boards.extend((first..=last).map(BoardNo));
        }
        Some(boards)
    }

    pub(crate) fn addresses(&mut self) -> Option<Vec<SocketAddr>> {
        let mut addresses = Vec::new();
        for _ in 0..self.byte()? {
            let ip = match self.byte()? {
                4 => IpAddr::from(self.array::<4>()?),
                6 => IpAddr::from(self.array::<16>()?),
                _ => return None,
            };
            addresses.push(SocketAddr::new(ip, u16::from_be_bytes(self.array()?)));
        }
        Some(addresses)
    }
}
