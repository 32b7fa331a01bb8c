//! A list read line by line, or player by player, and written beside the old one, which stands until
//! the new one is whole on the disk.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead as _, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use crate::rating_list::building::{BuildFault, Builder, SORTING};
use crate::rating_list::options::ListOptions;
use crate::rating_list::pieces::{CHUNK, Piece, Pieces};
use crate::rating_list::progress::Progress;
use crate::rating_list::{About, ListFault};
use crate::system_fault::SystemFault;
use jadoube_competition::rating::edition::Rate;
use jadoube_competition::rating_list::odd::{Oddities, Oddity};
use jadoube_competition::rating_list::{ListedPlayer, Ratings, text, xml};

/// How the lists are called in ratings.
const NAME: &str = "FIDE";

/// How packed files begin: ZIP, gzip, 7z, RAR, xz.
const PACKED: [&[u8]; 5] = [b"PK\x03\x04", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!", b"\xfd7zXZ"];

/// Imports a list.
///
/// # Errors
/// [`ListFault`]; the old list stays then.
pub(super) fn import(
    source: &Path,
    to: &Path,
    options: &ListOptions,
    progress: &Progress,
) -> Result<About, ListFault> {
    let fault = |error: io::Error| -> ListFault { SystemFault::of(source, &error).into() };
    let metadata = fs::metadata(source).map_err(fault)?;
    if metadata.is_dir() {
        return Err(SystemFault::Folder(source.to_owned()).into());
    }
    // What never ends is not begun.
    if !metadata.is_file() {
        return Err(ListFault::NoList(source.to_owned()));
    }
    let mut reading = Reading {
        pieces: Pieces::lines(source).map_err(fault)?,
        all: usize::try_from(metadata.len()).unwrap_or(usize::MAX),
        builder: Builder::default(),
        odd: Oddities::default(),
        progress,
    };
    let rates = reading.read(source, options)?;
    if reading.builder.is_empty() {
        return Err(ListFault::NoPlayers(source.to_owned()));
    }
    let dated = options.date_of(source);
    let (date, dated_by) = dated.ok_or_else(|| ListFault::NoList(source.to_owned()))?;
    let mut about = About {
        list: NAME.to_owned(),
        date,
        dated_by,
        source: source.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        rates,
        players: 0,
        unrated: 0,
        odd: reading.odd,
    };
    write(to, reading.builder, &mut about, progress)?;
    Ok(about)
}

/// Writes it beside the old list and gives it its name once it is on the disk. What is left of an
/// import that was killed has a name of its own, and is written over by the next one; a crate for
/// this would leave a new file each time.
fn write(
    to: &Path,
    builder: Builder,
    about: &mut About,
    progress: &Progress,
) -> Result<(), ListFault> {
    let fault = |error: io::Error| -> ListFault { SystemFault::of(to, &error).into() };
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(fault)?;
    }
    // Two windows may import at once: the second is told that the first does.
    let lock = OpenOptions::new().create(true).append(true).open(to.with_extension("lock"));
    let lock = lock.map_err(fault)?;
    lock.try_lock().map_err(|_| ListFault::Busy)?;
    let beside = to.with_extension("new");
    let written = write_beside(&beside, builder, about, progress);
    let placed = written.and_then(|()| Ok(fs::rename(&beside, to)?));
    if let Err(why) = placed {
        let _ = fs::remove_file(&beside);
        return Err(match why {
            BuildFault::Io(error) => fault(error),
            BuildFault::Stopped => ListFault::Stopped,
        });
    }
    Ok(())
}

fn write_beside(
    beside: &Path,
    builder: Builder,
    about: &mut About,
    progress: &Progress,
) -> Result<(), BuildFault> {
    let mut file = BufWriter::with_capacity(CHUNK, File::create(beside)?);
    builder.write(&mut file, about, progress)?;
    file.flush()?;
    file.get_ref().sync_all()?;
    Ok(())
}

/// A list that is being read.
struct Reading<'a> {
    pieces: Pieces,
    /// How long the file is.
    all: usize,
    builder: Builder,
    odd: Oddities,
    progress: &'a Progress,
}

impl Reading<'_> {
    /// Reads all, and tells for which rates of play there are ratings.
    fn read(&mut self, source: &Path, options: &ListOptions) -> Result<Vec<Rate>, ListFault> {
        let fault = |error: io::Error| -> ListFault { SystemFault::of(source, &error).into() };
        let single = options.rate_of(source);
        let begin = self.pieces.from.fill_buf().map_err(fault)?;
        if PACKED.iter().any(|mark| begin.starts_with(mark)) {
            return Err(ListFault::Packed(PathBuf::from(source)));
        }
        if xml::is_xml(begin.get(..4096).unwrap_or(begin)) {
            self.pieces.end = xml::END;
            let mut rates = Ratings::default();
            self.each(source, |piece| {
                let read = xml::read(piece, single);
                if let (Some(player), _) = &read {
                    rates = rates.or(player.ratings);
                }
                read
            })?;
            return Ok(rates.rates().collect());
        }
        let columns = self.pieces.columns(single).map_err(fault)?;
        let columns = columns.ok_or_else(|| ListFault::NoList(source.to_owned()))?;
        self.each(source, |line| {
            let line = line.strip_suffix(b"\n").unwrap_or(line);
            text::read(&columns, line.strip_suffix(b"\r").unwrap_or(line))
        })?;
        Ok(columns.rates().collect())
    }

    /// Reads piece by piece.
    fn each(
        &mut self,
        source: &Path,
        mut read: impl FnMut(&[u8]) -> (Option<ListedPlayer>, Option<Oddity>),
    ) -> Result<(), ListFault> {
        let is_text = self.pieces.end.len() == 1;
        // The heading is the first line.
        let mut nth = u32::from(is_text);
        loop {
            let done = self.pieces.done;
            let piece = self.pieces.next_piece();
            let piece = piece.map_err(|error| SystemFault::of(source, &error))?;
            let Some(piece) = piece else { return Ok(()) };
            nth = nth.saturating_add(1);
            if nth.is_multiple_of(1024) {
                self.progress.of(0..=SORTING, done, self.all)?;
            }
            let (player, odd) = match piece {
                Piece::Whole(bytes) => read(bytes),
                Piece::Endless => (None, Some(Oddity::Nobody)),
            };
            if let Some(odd) = odd {
                self.odd.add(odd, nth);
            }
            if let Some(player) = player {
                self.builder.add(&player, nth);
            }
        }
    }
}
