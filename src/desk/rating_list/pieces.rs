//! A list in pieces: its lines, or the players of its XML form.

use std::fs::{self, File};
use std::io::{self, BufRead as _, BufReader, Read as _};
use std::path::Path;

use jadoube_competition::rating::edition::Rate;
use jadoube_competition::rating_list::columns::Columns;

/// How much is read at once.
pub(super) const CHUNK: usize = 1 << 20;

/// No line, and no player of the XML form, is longer.
const LONGEST: u64 = 1 << 16;

/// The columns of a text list, by its first line.
pub(super) fn heading(source: &Path) -> Option<Columns> {
    fs::metadata(source).ok().filter(fs::Metadata::is_file)?;
    Pieces::lines(source).ok()?.columns(Rate::Standard).ok()?
}

/// What stands between two ends of lines, or of players.
pub(super) enum Piece<'a> {
    Whole(&'a [u8]),
    /// More than any line or player can be; it was not kept.
    Endless,
}

impl Piece<'_> {
    fn text(self) -> Option<String> {
        match self {
            Self::Whole(bytes) => Some(String::from_utf8_lossy(bytes).into_owned()),
            Self::Endless => None,
        }
    }
}

/// A file in pieces.
pub(super) struct Pieces {
    pub(super) from: BufReader<File>,
    piece: Vec<u8>,
    /// With what a piece ends.
    pub(super) end: &'static [u8],
    /// How much was read.
    pub(super) done: usize,
}

impl Pieces {
    /// The lines of a file.
    pub(super) fn lines(source: &Path) -> io::Result<Self> {
        let from = BufReader::with_capacity(CHUNK, File::open(source)?);
        Ok(Self { from, piece: Vec::new(), end: b"\n", done: 0 })
    }

    /// The columns, if the next line is a heading.
    pub(super) fn columns(&mut self, single: Rate) -> io::Result<Option<Columns>> {
        let heading = self.next_piece()?.and_then(Piece::text).unwrap_or_default();
        let heading = heading.trim_start_matches('\u{feff}').trim_end_matches(['\r', '\n']);
        Ok(Columns::read(heading, single))
    }

    pub(super) fn next_piece(&mut self) -> io::Result<Option<Piece<'_>>> {
        self.piece.clear();
        let last = self.end.last().copied().unwrap_or(b'\n');
        let mut is_endless = false;
        loop {
            let read = self.from.by_ref().take(LONGEST).read_until(last, &mut self.piece)?;
            self.done += read;
            let is_end = read == 0 || self.piece.ends_with(self.end);
            match is_end {
                true if is_endless => return Ok(Some(Piece::Endless)),
                true if self.piece.is_empty() => return Ok(None),
                true => return Ok(Some(Piece::Whole(&self.piece))),
                false => {}
            }
            if self.piece.len() as u64 > LONGEST {
                // The end of a piece may begin here.
                let kept = self.piece.len() - self.end.len();
                self.piece.drain(..kept);
                is_endless = true;
            }
        }
    }
}
