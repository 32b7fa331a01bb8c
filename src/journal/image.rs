//! A competition file as bytes in memory: the database with the committed part of its side file
//! (`-wal`) laid over it. Nothing here writes, locks or asks SQLite, so that a file on a read-only
//! stick, in use by another program, left over from a power cut or cut short can all be looked at.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, OpenFlags};
use sha2::{Digest as _, Sha256};

use crate::fault::{Fault, Flaw, ForeignFile};
use crate::hash::Hash;
use crate::schema::{APPLICATION_ID, FORMAT, LONG, SIGNED};

const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// How long the head of a database is, before the first page proper.
const HEAD: usize = 100;
const WAL_HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
/// A page of a competition file.
const PAGE: usize = 4096;
/// A page in the side file, with what stands before it.
pub(crate) const FRAME: u64 = (FRAME_HEADER + PAGE) as u64;

/// The side file of a competition file.
pub(crate) fn wal_path(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push("-wal");
    PathBuf::from(name)
}

/// The files that this process has open for writing. On Unix, closing *any* handle of a file drops
/// the locks that the process has on it, SQLite's too; so reading an open file goes through the
/// handle kept here, which is closed after SQLite's.
static KEPT: Mutex<Vec<(PathBuf, Arc<File>)>> = Mutex::new(Vec::new());

/// A handle of an open file that readers in this process use; closed when dropped.
#[derive(Debug)]
pub(crate) struct ReaderHandle(PathBuf);

impl ReaderHandle {
    /// Keeps a handle of the file; `None` if this process has it open already.
    pub(crate) fn new(path: &Path) -> io::Result<Option<(Self, Arc<File>)>> {
        let path = path.canonicalize()?;
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.iter().any(|(other, _)| *other == path) {
            return Ok(None);
        }
        // Asking to write, too, tells a read-only disk apart from other faults at once.
        let file = OpenOptions::new().read(true).write(true).open(&path)?;
        let file = Arc::new(file);
        kept.push((path.clone(), file.clone()));
        Ok(Some((Self(path), file)))
    }
}

impl Drop for ReaderHandle {
    fn drop(&mut self) {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(path, _)| *path != self.0);
    }
}

fn read_main(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    // The lock is held while reading: the handle has one position, and must not be closed now.
    let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let path = path.canonicalize()?;
    match kept.iter().find(|(other, _)| *other == path) {
        Some((_, file)) => {
            let mut file: &File = file;
            file.rewind()?;
            file.read_to_end(&mut bytes)?;
        }
        None => bytes = fs::read(path)?,
    }
    Ok(bytes)
}

/// The first bytes of a file that this process has open, as a hash; not to be confused with what
/// another has put under its name. Ends early when it is to stop.
///
/// # Errors
/// What the system says; `UnexpectedEof` when there are fewer, `Interrupted` when it was to stop.
pub(crate) fn digest(held: &File, length: u64, stop: &AtomicBool) -> io::Result<Hash> {
    let mut hash = Sha256::new();
    let mut part = vec![0; 1 << 20];
    let mut done = 0;
    while done < length {
        if stop.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let most = usize::try_from(length - done).unwrap_or(usize::MAX).min(part.len());
        let part = &mut part[..most];
        {
            // As in `read_main`: the handle has one position. Nobody waits for more than this part.
            let _kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
            let mut file = held;
            file.seek(SeekFrom::Start(done))?;
            file.read_exact(part)?;
        }
        hash.update(&part);
        done += most as u64;
    }
    Ok(Hash(hash.finalize().into()))
}

/// The first bytes of a file that this process has open, written to another place as a database that
/// needs no side file; their hash, as [`digest`] tells it.
///
/// # Errors
/// What the system says.
pub(crate) fn copy_of(held: &File, length: u64, to: &mut impl io::Write) -> io::Result<Hash> {
    // As in `read_main`: the handle has one position.
    let _kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let mut hash = Sha256::new();
    copy_locked(held, length, to, |part| hash.update(part))?;
    Ok(Hash(hash.finalize().into()))
}

/// The same of a file that nobody else reads meanwhile; each part is shown as it stands there.
fn copy_locked(
    mut file: &File,
    length: u64,
    to: &mut impl io::Write,
    mut show: impl FnMut(&[u8]),
) -> io::Result<()> {
    file.rewind()?;
    let mut part = vec![0; 1 << 20];
    let mut done = 0;
    while done < length {
        let most = usize::try_from(length - done).unwrap_or(usize::MAX).min(part.len());
        let part = &mut part[..most];
        file.read_exact(part)?;
        show(part);
        if done == 0 {
            // Say "rollback journal" where the file says "WAL".
            part.get_mut(18..20).into_iter().for_each(|versions| versions.fill(1));
        }
        to.write_all(part)?;
        done += most as u64;
    }
    Ok(())
}

/// A file on which SQLite can look without reading all of it into memory, locking or changing
/// anything: one without a side file that is as long as it says, and that this process has not open.
/// Nothing where any of that is not so.
pub(crate) fn plain(path: &Path) -> Option<Connection> {
    let path = path.canonicalize().ok()?;
    // The lock is held until it is open: closing it later must not drop the locks of an open file.
    let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.iter().any(|(other, _)| *other == path) {
        return None;
    }
    let main = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
    if fs::metadata(wal_path(&path)).is_ok_and(|side| !side.is_file() || side.len() > 0) {
        return None;
    }
    let mut head = [0; 100];
    File::open(&path).and_then(|mut file| file.read_exact(&mut head)).ok()?;
    let pages = u64::from(be32(&head, 28)?);
    let stands = is_ours(&head) && pages * PAGE as u64 == main.len();
    if stands { open_plain(&path) } else { None }
}

/// Whether a file that begins so is a competition file of a format that is known.
fn is_ours(head: &[u8]) -> bool {
    head.starts_with(MAGIC)
        && be32(head, 68) == Some(APPLICATION_ID)
        && be32(head, 60).is_some_and(|format| (1..=FORMAT).contains(&format))
        && page_size(head) == PAGE
}

/// Copies a competition file, whoever has it open, to another place as a database that needs no side
/// file; how long it is.
///
/// # Errors
/// What the system says; `InvalidData` for any other file.
pub(crate) fn copy_main(path: &Path, to: &mut impl io::Write) -> io::Result<u64> {
    let path = path.canonicalize()?;
    // As in `read_main`: until it is read, and what was opened for that is closed.
    let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let held = kept.iter().find(|(other, _)| *other == path).map(|(_, held)| held.clone());
    let held = held.map_or_else(|| File::open(&path).map(Arc::new), Ok)?;
    let mut file: &File = &held;
    let mut head = [0; 100];
    file.rewind()?;
    file.read_exact(&mut head)?;
    if !is_ours(&head) {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let length = file.metadata()?.len();
    copy_locked(file, length, to, |_| {})?;
    Ok(length)
}

/// Lays the side file over a copy of its file that is so long; whether both stand, as far as bytes can
/// tell.
///
/// # Errors
/// What the system says.
pub(crate) fn lay_over(copy: &mut File, length: u64, wal: &[u8]) -> io::Result<bool> {
    let mut head = [0; 100];
    copy.rewind()?;
    copy.read_exact(&mut head)?;
    let log = Wal::of(wal, PAGE);
    let pages = log.pages.or_else(|| be32(&head, 28)).unwrap_or(0);
    let laid: BTreeSet<u32> = log.frames.iter().map(|(number, _)| *number).collect();
    let there = u32::try_from(length / PAGE as u64).unwrap_or(u32::MAX);
    let missing = (there..pages).any(|number| !laid.contains(&(number + 1)));
    if !is_ours(&head) || log.lost || missing {
        return Ok(false);
    }
    for (number, frame) in log.frames.iter().filter(|(number, _)| *number <= pages) {
        copy.seek(SeekFrom::Start(u64::from(number - 1) * PAGE as u64))?;
        copy.write_all(frame)?;
    }
    copy.set_len(u64::from(pages) * PAGE as u64)?;
    // Say "rollback journal" where the frame says "WAL".
    copy.seek(SeekFrom::Start(18))?;
    copy.write_all(&[1, 1])?;
    Ok(true)
}

/// Opens a database that nobody changes, to look at it.
pub(crate) fn open_plain(path: &Path) -> Option<Connection> {
    let mut uri = "file:".to_owned();
    for byte in path.to_str()?.bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' | b'~' => uri.push(char::from(byte)),
            b'\\' if cfg!(windows) => uri.push('/'),
            _ if byte.is_ascii_alphanumeric() => uri.push(char::from(byte)),
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri.push_str("?immutable=1");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(uri, flags).ok()?;
    connection
        .execute_batch("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;")
        .and_then(|()| connection.query_row("SELECT count(*) FROM header", [], |_| Ok(())))
        .ok()?;
    Some(connection)
}

fn read_wal(path: &Path) -> Result<Vec<u8>, Fault> {
    // As SQLite does: beside what a link leads to.
    read_side(&wal_path(&path.canonicalize().unwrap_or_else(|_| path.to_owned())))
}

/// The bytes of a side file; none where there is no such file.
///
/// # Errors
/// [`Fault::Foreign`] for what is no file, [`Fault::Io`] for what cannot be read.
pub(crate) fn read_side(path: &Path) -> Result<Vec<u8>, Fault> {
    let path = path.to_owned();
    // A pipe would never come to its end.
    if fs::metadata(&path).is_ok_and(|there| !there.is_file() && !there.is_dir()) {
        return Err(Fault::Foreign { path, what: ForeignFile::Special });
    }
    match fs::read(&path) {
        Ok(bytes) => Ok(bytes),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(Fault::Io { path, why: error.into() }),
    }
}

/// A competition file in memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Image {
    /// A database that SQLite can take as it is; missing pages are zero.
    pub(crate) bytes: Vec<u8>,
    /// The file without its side file, where there is one with something in it.
    pub(crate) bare: Option<Vec<u8>>,
    /// What is wrong with the bytes, if anything.
    pub(crate) trouble: Option<Fault>,
}

impl Image {
    /// Reads a file and its side file.
    ///
    /// # Errors
    /// When the file is not there, cannot be read, is not a competition file, is of a newer
    /// format, or ends before that can be told.
    pub(crate) fn read(path: &Path) -> Result<Self, Fault> {
        let reading = |error: io::Error| Fault::of_reading(path, &error);
        let what = match fs::metadata(path) {
            Ok(there) if there.is_dir() => Some(ForeignFile::Folder),
            // It would never come to its end, or is somebody's disk.
            Ok(there) if !there.is_file() => Some(ForeignFile::Special),
            _ => None,
        };
        if let Some(what) = what {
            return Err(Fault::Foreign { path: path.to_owned(), what });
        }
        // The side file is read after the file, so that whatever a checkpoint moves meanwhile is
        // laid over it; unless the side file was begun again in between.
        let mut begun = read_wal(path)?;
        for _ in 0..20 {
            let main = read_main(path).map_err(reading)?;
            let wal = read_wal(path)?;
            if start(&begun) == start(&wal) {
                return Self::of(path, main, &wal);
            }
            begun = wal;
        }
        Err(Fault::Locked { path: path.to_owned(), by: None })
    }

    /// Lays the side file over the file.
    fn of(path: &Path, mut main: Vec<u8>, wal: &[u8]) -> Result<Self, Fault> {
        let path = path.to_owned();
        let found = main.len();
        let headless = !main.starts_with(&MAGIC[..MAGIC.len().min(found)]);
        if headless && !put_head_on(&mut main) {
            return Err(Fault::Foreign { what: stranger(&main), path });
        }
        let (Some(format), Some(application)) = (be32(&main, 60), be32(&main, 68)) else {
            return Err(Fault::Truncated { path, expected: 4096, found: found as u64 });
        };
        if application != APPLICATION_ID || format == 0 {
            return Err(Fault::Foreign { path, what: ForeignFile::Database });
        }
        if format > FORMAT {
            return Err(Fault::Newer { path, file_version: format, known: FORMAT });
        }
        let page = page_size(&main);
        if found < page {
            return Err(Fault::Truncated { path, expected: page as u64, found: found as u64 });
        }
        let log = Wal::of(wal, page);
        let pages = log.pages.unwrap_or_else(|| be32(&main, 28).unwrap_or(0)) as usize;
        // Any number may stand in a damaged header: no more room than the two files can explain.
        let most = found.div_ceil(page) + log.frames.len() + 65_536;
        let flaw = headless.then_some(Flaw::Head).or(log.lost.then_some(Flaw::SideFile));
        let mut trouble =
            flaw.map(|flaw| Fault::Damaged { path: path.clone(), broken: None, flaw });
        let mut bytes = main;
        // In memory there is no side file: say "rollback journal" where the file says "WAL".
        bytes[18..20].fill(1);
        let bare = (!log.frames.is_empty()).then(|| bytes.clone());
        let missing = (bytes.len() / page..pages.min(most))
            .any(|number| log.frames.iter().all(|(other, _)| *other as usize != number + 1));
        if missing || pages > most {
            let expected = (pages * page) as u64;
            trouble = Some(Fault::Truncated { path, expected, found: found as u64 });
        }
        bytes.resize(pages.min(most).max(1) * page, 0);
        for (number, frame) in &log.frames {
            let begin = (*number as usize).saturating_sub(1) * page;
            if let Some(place) = bytes.get_mut(begin..begin + page) {
                place.copy_from_slice(frame);
            }
        }
        bytes[18..20].fill(1);
        Ok(Self { bytes, bare, trouble })
    }
}

/// By what a side file is known that was not begun again.
pub(crate) fn start(wal: &[u8]) -> &[u8] {
    &wal[..wal.len().min(WAL_HEADER)]
}

fn be32(bytes: &[u8], at: usize) -> Option<u32> {
    let four: [u8; 4] = bytes.get(at..at + 4)?.try_into().ok()?;
    Some(u32::from_be_bytes(four))
}

/// The page size in a database's header; 1 stands for 65536. At least 512, whatever is written.
fn page_size(main: &[u8]) -> usize {
    match main.get(16..18) {
        Some([0, 1]) => 65_536,
        Some([high, low]) => usize::from(u16::from_be_bytes([*high, *low])).max(512),
        _ => 512,
    }
}

/// Where the head of a competition file is destroyed and the rest is there, puts one on with which SQLite
/// can read that; whether it is so. What is read then is proved by the chain of the rows as ever. See
/// <https://www.sqlite.org/fileformat2.html#the_database_header>.
fn put_head_on(main: &mut [u8]) -> bool {
    // Behind the head stands a page of a table, with rows or with the numbers of such pages.
    let is_paged = main.len().is_multiple_of(PAGE) && matches!(main.get(HEAD), Some(5 | 13));
    if !is_paged || !has_table(main, "event") {
        return false;
    }
    let formats = [(FORMAT, "strand"), (LONG, "snapshot"), (SIGNED, "signature")];
    let format = formats.into_iter().find(|(_, table)| has_table(main, table));
    let format = format.map_or(1, |(format, _)| format);
    let pages = u32::try_from(main.len() / PAGE).unwrap_or(u32::MAX);
    let Some(head) = main.first_chunk_mut::<HEAD>() else { return false };
    head.fill(0);
    head[..16].copy_from_slice(MAGIC);
    // The size of a page, no side file, nothing kept free in a page, and three fixed fractions.
    head[16..24].copy_from_slice(&[0x10, 0, 1, 1, 0, 64, 32, 32]);
    // Two counters of changes with the size between them, that of the tables, their form, and UTF-8.
    let words = [(24, 1), (28, pages), (40, 1), (44, 4), (56, 1), (60, format), (92, 1)];
    for (at, word) in words.into_iter().chain([(68, APPLICATION_ID)]) {
        head[at..at + 4].copy_from_slice(&word.to_be_bytes());
    }
    true
}

/// Whether the text that makes a table stands in a database.
fn has_table(main: &[u8], table: &str) -> bool {
    let text = format!("CREATE TABLE {table} (");
    main.windows(text.len()).any(|part| part == text.as_bytes())
}

fn stranger(bytes: &[u8]) -> ForeignFile {
    let pictures: [&[u8]; 4] = [b"\x89PNG", b"\xFF\xD8\xFF", b"GIF8", b"BM"];
    if pictures.iter().any(|magic| bytes.starts_with(magic)) {
        return ForeignFile::Picture;
    }
    // The first part is enough, and may cut a letter in two.
    let head = &bytes[..bytes.len().min(4096)];
    let text = match std::str::from_utf8(head) {
        Ok(_) => true,
        Err(error) => error.error_len().is_none(),
    };
    if text && !head.contains(&0) { ForeignFile::Text } else { ForeignFile::Other }
}

/// The committed frames of a side file, see <https://www.sqlite.org/fileformat2.html#walformat>.
#[derive(Debug, Default)]
struct Wal<'a> {
    /// Page numbers (from 1) and pages, in the order written.
    frames: Vec<(u32, &'a [u8])>,
    /// The size of the database in pages after the last commit, if there is one.
    pages: Option<u32>,
    /// Whether something that had been acknowledged is certainly lost.
    lost: bool,
}

impl<'a> Wal<'a> {
    fn of(wal: &'a [u8], page: usize) -> Self {
        let word = |at| be32(wal, at).unwrap_or(0);
        let stride = FRAME_HEADER + page;
        let big = word(0) & 1 == 1;
        let mut sum = match wal.get(..24) {
            Some(head) => checksum(big, (0, 0), head),
            None => return Self::default(),
        };
        let header_stands =
            word(0) & !1 == 0x377F_0682 && word(8) as usize == page && sum == (word(24), word(28));
        if !header_stands {
            // A header is synced before the first frame: with frames behind it, it was good once.
            let lost = wal.len() >= WAL_HEADER + stride && wal.iter().any(|byte| *byte != 0);
            return Self { lost, ..Self::default() };
        }
        let salts = (word(16), word(20));
        let mut log = Self::default();
        let mut pending = Vec::new();
        let mut rest = &wal[WAL_HEADER..];
        while let Some(frame) = rest.get(..stride) {
            let (head, body) = frame.split_at(FRAME_HEADER);
            let word = |at| be32(head, at).unwrap_or(0);
            sum = checksum(big, checksum(big, sum, &head[..8]), body);
            let stands = (word(8), word(12)) == salts && (word(16), word(20)) == sum && word(0) > 0;
            if !stands {
                log.lost = lost_commit(rest, stride, salts);
                break;
            }
            pending.push((word(0), body));
            if word(4) > 0 {
                log.pages = Some(word(4));
                log.frames.append(&mut pending);
            }
            rest = &rest[stride..];
        }
        log
    }
}

/// How far what is committed in the side file of a competition file goes, and the head of its last
/// frame; nothing of one that does not stand.
pub(crate) fn committed(wal: &[u8]) -> (u64, &[u8]) {
    let log = Wal::of(wal, PAGE);
    let stride = FRAME_HEADER + PAGE;
    let end = WAL_HEADER + log.frames.len() * stride;
    match end.checked_sub(stride).and_then(|begin| wal.get(begin..begin + FRAME_HEADER)) {
        Some(head) if !log.frames.is_empty() && !log.lost => (end as u64, head),
        _ => (0, &[]),
    }
}

/// Whether, from a bad frame on, a commit is followed by yet another frame of the same round. Each
/// commit is synced before the next frame is written, so then the bad frame was once good.
fn lost_commit(rest: &[u8], stride: usize, salts: (u32, u32)) -> bool {
    let mut commit = false;
    for frame in rest.chunks_exact(stride) {
        let word = |at| be32(frame, at).unwrap_or(0);
        let ours = (word(8), word(12)) == salts;
        if ours && commit {
            return true;
        }
        commit |= ours && word(4) > 0;
    }
    false
}

fn checksum(big: bool, start: (u32, u32), bytes: &[u8]) -> (u32, u32) {
    let word = |four: &[u8]| {
        let four = [four[0], four[1], four[2], four[3]];
        if big { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) }
    };
    bytes.chunks_exact(8).fold(start, |(one, two), eight| {
        let one = one.wrapping_add(word(&eight[..4])).wrapping_add(two);
        let two = two.wrapping_add(word(&eight[4..])).wrapping_add(one);
        (one, two)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_competition_is_called_by_its_kind() {
        for (bytes, what) in [
            (&b"\x89PNG\r\n\x1a\n\0\0"[..], ForeignFile::Picture),
            (b"[Event \"Open\"]\n\n1. e4 *\n", ForeignFile::Text),
            ("[White \"Петров\"]".as_bytes(), ForeignFile::Text),
            (b"PK\x03\x04\0\0\0\0", ForeignFile::Other),
        ] {
            let found = Image::of(Path::new("x"), bytes.to_vec(), &[]);
            assert_eq!(found, Err(Fault::Foreign { path: "x".into(), what }), "{bytes:?}");
        }
    }
}
