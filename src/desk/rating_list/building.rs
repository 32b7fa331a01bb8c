//! A list put in order: the players are held in memory as bytes, some 100 MB for two million, sorted
//! by federation and name, and written.

use std::collections::BTreeSet;
use std::io::{self, Write};

use crate::rating_list::directory::{Block, Code, Directory, ENTRY, Page, sum};
use crate::rating_list::finding::code;
use crate::rating_list::progress::Progress;
use crate::rating_list::record::{self, Record};
use crate::rating_list::{About, ListFault, MARK};
use jadoube_competition::rating_list::ListedPlayer;
use jadoube_competition::rating_list::odd::Oddity;
use jadoube_competition::rating_list::spelling::{Spelling, fold};
use jadoube_formats::document;

/// How many players are in a block, and numbers on a page.
const PLAYERS: usize = 64;
const NUMBERS: usize = 512;

/// Bytes are held in pieces of this length, so that none is ever copied to grow.
const PIECE: usize = 1 << PIECE_BITS;
const PIECE_BITS: u32 = 22;

/// A player that is held: by what he is sorted at first, where his bytes are, in which line he stood.
#[derive(Debug, Clone, Copy)]
struct SortEntry {
    /// Federation and the first five letters of the folded name.
    head: u64,
    at: u32,
    line: u32,
}

/// The players read so far.
#[derive(Debug, Default)]
pub(super) struct Builder {
    pieces: Vec<Vec<u8>>,
    held: Vec<SortEntry>,
    /// The folded name of the last.
    name: Vec<u8>,
}

/// Why nothing was written.
#[derive(Debug)]
pub(super) enum BuildFault {
    Io(io::Error),
    Stopped,
}

impl From<io::Error> for BuildFault {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<ListFault> for BuildFault {
    fn from(_: ListFault) -> Self {
        Self::Stopped
    }
}

impl Builder {
    /// Takes a player who stood in a line.
    pub(super) fn add(&mut self, player: &ListedPlayer, line: u32) {
        fold(&player.name, Spelling::Short, &mut self.name);
        let name = &self.name[..self.name.len().min(record::NAME)];
        let longest = 2 * record::NAME + 64;
        if self.pieces.last().is_none_or(|piece| piece.len() + longest > PIECE) {
            self.pieces.push(Vec::with_capacity(PIECE));
        }
        let nth = self.pieces.len() - 1;
        let Some(piece) = self.pieces.last_mut() else { return };
        let Ok(at) = u32::try_from(nth << PIECE_BITS | piece.len()) else { return };
        let mut head = [0; 8];
        head[..3].copy_from_slice(&code(&player.federation));
        for (to, byte) in head[3..].iter_mut().zip(name) {
            *to = *byte;
        }
        self.held.push(SortEntry { head: u64::from_be_bytes(head), at, line });
        piece.push(u8::try_from(name.len()).unwrap_or(u8::MAX));
        piece.extend(name);
        record::write(player, piece);
    }

    /// Whether nobody was read.
    pub(super) const fn is_empty(&self) -> bool {
        self.held.is_empty()
    }

    /// Writes the list, and counts in `about` who is in it.
    pub(super) fn write(
        mut self,
        to: &mut dyn Write,
        about: &mut About,
        progress: &Progress,
    ) -> Result<(), BuildFault> {
        self.leave_out_doubles(about);
        progress.come(SORTING)?;
        let mut held = std::mem::take(&mut self.held);
        held.sort_unstable_by(|one, other| {
            one.head.cmp(&other.head).then_with(|| {
                let (one, other) = (self.parts(one.at), self.parts(other.at));
                (one.name, one.number()).cmp(&(other.name, other.number()))
            })
        });
        progress.come(WRITING)?;
        let mut directory = Directory::default();
        let mut numbers = Vec::with_capacity(held.len());
        let mut written = 0;
        for block in held.chunk_by(|one, other| one.head >> 40 == other.head >> 40) {
            for block in block.chunks(PLAYERS) {
                progress.of(WRITING..=DONE, written, held.len())?;
                written += block.len();
                self.write_block(block, to, &mut directory, &mut numbers)?;
            }
        }
        about.players = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
        about.unrated = self.unrated(&held);
        numbers.sort_unstable();
        for page in numbers.chunks(NUMBERS) {
            let mut bytes = Vec::with_capacity(page.len() * ENTRY);
            for (number, block) in page {
                bytes.extend(number.to_le_bytes());
                bytes.extend(block.to_le_bytes());
            }
            to.write_all(&bytes)?;
            let first = page.first().map_or(0, |(number, _)| *number);
            let length = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
            directory.pages.push(Page { first, from: 0, length, sum: sum(&bytes) });
        }
        let mut bytes = directory.write();
        let length = bytes.len();
        let text = document::write(about).map_err(io::Error::other)?;
        bytes.extend(text.as_bytes());
        to.write_all(&bytes)?;
        for number in [length as u64, text.len() as u64, sum(&bytes)] {
            to.write_all(&number.to_le_bytes())?;
        }
        to.write_all(MARK)?;
        Ok(())
    }

    /// Of players with one number the first is kept.
    fn leave_out_doubles(&mut self, about: &mut About) {
        let mut numbers: Vec<(u32, u32)> =
            self.held.iter().map(|one| (self.parts(one.at).number(), one.at)).collect();
        numbers.sort_unstable();
        let doubles = numbers.windows(2).filter(|pair| pair[0].0 == pair[1].0);
        let doubles: BTreeSet<u32> = doubles.map(|pair| pair[1].1).collect();
        if doubles.is_empty() {
            return;
        }
        self.held.retain(|one| {
            let is_double = doubles.contains(&one.at);
            if is_double {
                about.odd.add(Oddity::Twice, one.line);
            }
            !is_double
        });
    }

    fn unrated(&self, held: &[SortEntry]) -> u32 {
        let unrated = held.iter().filter(|one| self.parts(one.at).is_unrated());
        u32::try_from(unrated.count()).unwrap_or(u32::MAX)
    }

    fn write_block(
        &self,
        players: &[SortEntry],
        to: &mut dyn Write,
        directory: &mut Directory,
        numbers: &mut Vec<(u32, u32)>,
    ) -> io::Result<()> {
        let Some(first) = players.first() else { return Ok(()) };
        let nth = u32::try_from(directory.blocks.len()).map_err(io::Error::other)?;
        let mut bytes = Vec::with_capacity(players.len() * 48);
        for one in players {
            let parts = self.parts(one.at);
            numbers.push((parts.number(), nth));
            bytes.extend(parts.record);
        }
        to.write_all(&bytes)?;
        let [a, b, c, ..] = first.head.to_be_bytes();
        let federation: Code = [a, b, c];
        let length = u32::try_from(bytes.len()).map_err(io::Error::other)?;
        let name = self.parts(first.at).name;
        let first = String::from_utf8_lossy(name).into_owned().into_boxed_str();
        directory.blocks.push(Block { federation, first, from: 0, length, sum: sum(&bytes) });
        Ok(())
    }

    /// The bytes of a player.
    fn parts(&self, at: u32) -> Parts<'_> {
        let (nth, at) = ((at >> PIECE_BITS) as usize, at as usize & (PIECE - 1));
        let piece = self.pieces.get(nth).and_then(|piece| piece.get(at..)).unwrap_or_default();
        let (long, rest) =
            piece.split_first().map_or((0, piece), |(long, rest)| ((*long).into(), rest));
        let (name, rest) = rest.split_at_checked(long).unwrap_or_default();
        let behind = Record::first(rest).map_or(rest.len(), |(_, behind)| behind.len());
        Parts { name, record: rest.get(..rest.len() - behind).unwrap_or_default() }
    }
}

/// A held player: the folded name, and the record.
struct Parts<'a> {
    name: &'a [u8],
    record: &'a [u8],
}

impl Parts<'_> {
    fn number(&self) -> u32 {
        Record::first(self.record).map_or(0, |(record, _)| record.number())
    }

    fn is_unrated(&self) -> bool {
        Record::first(self.record).is_some_and(|(record, _)| record.is_unrated())
    }
}

/// How far the work has come, per mille, when the players are read, when they are sorted, and when
/// all is written.
pub(super) const SORTING: u16 = 850;
const WRITING: u16 = 900;
const DONE: u16 = 1000;
