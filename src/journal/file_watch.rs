//! Whether the open file is still what its name stands for. A file can be renamed, deleted,
//! replaced by another, cut short or overwritten while it is open, and SQLite notices none of it:
//! it goes on writing into what it holds. So before and after everything that is written, the name
//! is looked at again: device and file number, length and times of both files, and the end of the
//! side file. Where those differ, somebody has touched the file, as programs for backups do: then the
//! bytes are compared with what we left there, which takes no longer than to read them. Only what
//! differs there as well is read as a record, and checked row by row.

use std::fs::{self, File, Metadata};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;

use crate::hash::Hash;
use crate::image::{FRAME, committed, digest, read_side, wal_path};
use crate::loss::Loss;

/// How the name is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Look {
    /// As it was left.
    AsLeft,
    /// Somebody has changed it: its contents have to be looked at.
    Changed,
}

/// What the system says about a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Print {
    /// Device and number of the file, where the system tells them.
    file: (u64, u64),
    length: u64,
    modified: (i64, i64),
    changed: (i64, i64),
}

#[cfg(unix)]
impl From<&Metadata> for Print {
    fn from(found: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt as _;
        Self {
            file: (found.dev(), found.ino()),
            length: found.len(),
            modified: (found.mtime(), found.mtime_nsec()),
            changed: (found.ctime(), found.ctime_nsec()),
        }
    }
}

/// Windows lets nobody rename or delete what is open; what is written to it shows in its times.
#[cfg(not(unix))]
impl From<&Metadata> for Print {
    fn from(found: &Metadata) -> Self {
        let modified = found.modified().ok();
        let since = modified.and_then(|time| time.duration_since(std::time::UNIX_EPOCH).ok());
        let modified = since.map_or((0, 0), |since| {
            (i64::try_from(since.as_secs()).unwrap_or(0), i64::from(since.subsec_nanos()))
        });
        Self { file: (0, 0), length: found.len(), modified, changed: (0, 0) }
    }
}

/// What was left in place.
#[derive(Debug)]
struct FileState {
    main: Print,
    side: Print,
    /// The bytes of the file, as many as there were.
    digest: Digest,
    /// How far the side file went, and the head of its last page.
    end: u64,
    tail: Vec<u8>,
}

/// What the bytes of a file are known by. To read all of a long one takes seconds, so that a thread
/// works it out; who wants to compare before it is there waits.
#[derive(Debug)]
struct Digest {
    length: u64,
    /// Nothing where it could not be read.
    hash: Arc<OnceLock<Option<Hash>>>,
    stop: Arc<AtomicBool>,
}

impl Digest {
    /// One that is known.
    fn known((length, hash): (u64, Hash)) -> Self {
        Self { length, hash: Arc::new(OnceLock::from(Some(hash))), stop: Arc::default() }
    }

    /// That of the first bytes of a file.
    fn of(held: &Arc<File>, length: u64) -> Self {
        let coming = Self { length, hash: Arc::default(), stop: Arc::default() };
        let (held, hash, stop) = (held.clone(), coming.hash.clone(), coming.stop.clone());
        let read = move || {
            let found = digest(&held, length, &stop).ok();
            // Who has waited may close the file, and nobody may hold it then: see `ReaderHandle`.
            drop(held);
            let _ = hash.set(found);
        };
        if thread::Builder::new().name("digest".into()).spawn(read).is_err() {
            let _ = coming.hash.set(None);
        }
        coming
    }

    /// Whether the file has these bytes still.
    fn is_of(&self, held: &File) -> bool {
        let found = || digest(held, self.length, &AtomicBool::new(false)).ok();
        self.hash.wait().is_some_and(|known| found() == Some(known))
    }
}

impl Drop for Digest {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.hash.wait();
    }
}

/// Watches a file that is open.
#[derive(Debug)]
pub(crate) struct Standing {
    path: PathBuf,
    side: PathBuf,
    left: Option<FileState>,
}

/// The file is folded when its side file has grown beyond this many bytes, or beyond this part of
/// the file: after each time all of it is read once, on a thread, to know it again.
const FOLD: (u64, u64) = (4 * 1024 * 1024, 16);

impl Standing {
    /// Of a file that is open; it has to be noted what stands there.
    pub(crate) fn of(path: &Path) -> Self {
        // SQLite follows links, too, and keeps the side file beside what they lead to.
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        Self { side: wal_path(&path), path, left: None }
    }

    /// Notes what stands there now; after everything that was written by ourselves. Whether it
    /// could be.
    pub(crate) fn note(&mut self, held: &Arc<File>) -> bool {
        self.note_known(held, None)
    }

    /// The same, where the bytes of the file are known already.
    pub(crate) fn note_known(&mut self, held: &Arc<File>, bytes: Option<(u64, Hash)>) -> bool {
        let before = self.left.take();
        self.left = (|| {
            let main = Print::from(&fs::metadata(&self.path).ok()?);
            let side = Print::from(&fs::metadata(&self.side).ok()?);
            let known = before.filter(|left| left.main == main).map(|left| left.digest);
            let given = bytes.filter(|(length, _)| *length == main.length).map(Digest::known);
            let digest = known.or(given).unwrap_or_else(|| Digest::of(held, main.length));
            let (end, tail) = (side.length, self.tail(side.length).ok()?);
            Some(FileState { main, side, digest, end, tail })
        })();
        self.left.is_some()
    }

    /// Whether so much lies in the side file that it should be folded into its file.
    pub(crate) fn is_to_fold(&self) -> bool {
        let most = |left: &FileState| FOLD.0.max(left.main.length / FOLD.1);
        self.left.as_ref().is_some_and(|left| left.end > most(left))
    }

    /// Looks whether everything is as it was left.
    ///
    /// # Errors
    /// [`Loss`] where that can be seen without reading the file.
    pub(crate) fn look(&mut self, held: &File) -> Result<Look, Loss> {
        let (main, side) = self.both(held)?;
        let tail = |left: &FileState| self.tail(left.end).is_ok_and(|found| found == left.tail);
        let stands = self.left.as_ref().is_some_and(|left| {
            (left.main == main || left.digest.is_of(held))
                && (left.side == side && tail(left) || self.is_side_same(left))
        });
        Ok(self.found(stands, main, side))
    }

    /// The same after something was written to the side file by ourselves: that one has grown, and
    /// the file is as it was.
    ///
    /// # Errors
    /// As for [`Standing::look`].
    pub(crate) fn look_after_writing(&mut self, held: &File) -> Result<Look, Loss> {
        let (main, side) = self.both(held)?;
        let stands =
            self.left.as_ref().is_some_and(|left| left.main == main || left.digest.is_of(held));
        Ok(self.found(stands, main, side))
    }

    /// What was touched and stands is known by its new face the next time.
    fn found(&mut self, stands: bool, main: Print, side: Print) -> Look {
        match &mut self.left {
            Some(left) if stands => {
                (left.main, left.side) = (main, side);
                Look::AsLeft
            }
            _ => Look::Changed,
        }
    }

    /// Both files under their names, if they are those that were left there.
    fn both(&self, held: &File) -> Result<(Print, Print), Loss> {
        let (main, side) = self.there(held)?;
        if let Some(left) = &self.left {
            if main.file != left.main.file {
                return Err(Loss::Replaced);
            }
            if side.file != left.side.file || side.length < left.end {
                return Err(Loss::SideFile);
            }
        }
        Ok((main, side))
    }

    /// Whether all that was committed to the side file is there still, and nothing else is: each
    /// page has a sum over all that lies before it. Behind the end may be what could not be
    /// written in full.
    fn is_side_same(&self, left: &FileState) -> bool {
        read_side(&self.side).is_ok_and(|bytes| {
            let (end, tail) = committed(&bytes);
            (end, tail) == (left.end, left.tail.as_slice())
        })
    }

    fn there(&self, held: &File) -> Result<(Print, Print), Loss> {
        let Ok(main) = fs::metadata(&self.path) else { return Err(gone(held)) };
        let main = Print::from(&main);
        let same = |held: Metadata| Print::from(&held).file == main.file;
        if !held.metadata().is_ok_and(same) {
            return Err(Loss::Replaced);
        }
        let side = fs::metadata(&self.side).map_err(|_| Loss::SideFile)?;
        Ok((main, Print::from(&side)))
    }

    /// The head of the last page of a side file that ends there: its sum covers all that lies
    /// before.
    fn tail(&self, end: u64) -> io::Result<Vec<u8>> {
        let mut side = File::open(&self.side)?;
        let mut tail = Vec::new();
        if let Some(begin) = end.checked_sub(FRAME) {
            side.seek(SeekFrom::Start(begin))?;
            side.take(24).read_to_end(&mut tail)?;
        }
        Ok(tail)
    }
}

/// What has become of a file whose name nothing has any more: on Linux the system still knows.
fn gone(held: &File) -> Loss {
    #[cfg(target_os = "linux")]
    {
        use std::os::fd::AsRawFd as _;
        use std::os::unix::fs::MetadataExt as _;
        let named = fs::read_link(format!("/proc/self/fd/{}", held.as_raw_fd()));
        if let (Ok(to), Ok(ours)) = (named, held.metadata())
            && ours.nlink() > 0
            && fs::metadata(&to).is_ok_and(|there| Print::from(&there) == Print::from(&ours))
        {
            return Loss::Moved(to);
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = held;
    Loss::Gone
}
