//! Whether the open file is still what its name stands for. A file can be renamed, deleted,
//! replaced by another, cut short or overwritten while it is open, and SQLite notices none of it:
//! it goes on writing into what it holds. So before and after everything that is written, the name
//! is looked at anew: device and file number, length and times of both files, and the end of the
//! side file. What differs from what we left there is read and checked in full.

use std::fs::{self, File, Metadata};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use crate::journal::image::wal_path;

/// What has become of a file that was open.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Loss {
    /// Nothing has its name any more, or its disk is away.
    #[error("it is gone")]
    Gone,
    /// It has another name now.
    #[error("it is now {}", .0.display())]
    Moved(PathBuf),
    /// Another file has its name.
    #[error("another file is in its place")]
    Replaced,
    /// It was overwritten or cut short: its contents are not what was recorded.
    #[error("it was overwritten or cut off")]
    Overwritten,
    /// Its side file was taken away, replaced or changed, and with it what was recorded last.
    #[error("its side file (-wal) was taken away or changed")]
    SideFile,
}

/// How the name is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Look {
    /// As it was left.
    AsLeft,
    /// Somebody has touched it: its contents have to be looked at.
    Touched,
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
pub(crate) struct Standing {
    path: PathBuf,
    side: PathBuf,
    left: Option<(Print, Print, Vec<u8>)>,
}

impl Standing {
    /// Of a file that is open; it has to be noted what stands there.
    pub(crate) fn of(path: &Path) -> Self {
        // SQLite follows links, too, and keeps the side file beside what they lead to.
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        Self { side: wal_path(&path), path, left: None }
    }

    /// Notes what stands there now; after everything that was written by ourselves. Whether it
    /// could be.
    pub(crate) fn note(&mut self) -> bool {
        self.left = (|| {
            let main = Print::from(&fs::metadata(&self.path).ok()?);
            let side = Print::from(&fs::metadata(&self.side).ok()?);
            Some((main, side, self.tail().ok()?))
        })();
        self.left.is_some()
    }

    /// How much lies in the side file.
    pub(crate) fn side_length(&self) -> u64 {
        self.left.as_ref().map_or(0, |(_, side, _)| side.length)
    }

    /// Looks whether everything is as it was left.
    ///
    /// # Errors
    /// [`Loss`] where that can be seen without reading the file.
    pub(crate) fn look(&self, held: &File) -> Result<Look, Loss> {
        Ok(match self.as_left(held)? {
            Some((true, true)) if self.is_tail_as_left() => Look::AsLeft,
            _ => Look::Touched,
        })
    }

    /// The same after something was written to the side file by ourselves: that one has grown, and
    /// the file is as it was.
    ///
    /// # Errors
    /// As for [`Standing::look`].
    pub(crate) fn look_after_writing(&self, held: &File) -> Result<Look, Loss> {
        Ok(match self.as_left(held)? {
            Some((true, _)) => Look::AsLeft,
            _ => Look::Touched,
        })
    }

    /// Whether the file and its side file are as they were left, if that is known.
    fn as_left(&self, held: &File) -> Result<Option<(bool, bool)>, Loss> {
        let (main, side) = self.both(held)?;
        let Some((left_main, left_side, _)) = &self.left else { return Ok(None) };
        if main.file != left_main.file {
            return Err(Loss::Replaced);
        }
        if side.file != left_side.file || side.length < left_side.length {
            return Err(Loss::SideFile);
        }
        Ok(Some((main == *left_main, side == *left_side)))
    }

    fn is_tail_as_left(&self) -> bool {
        let left = self.left.as_ref().map(|(.., tail)| tail);
        self.tail().is_ok_and(|found| left == Some(&found))
    }

    fn both(&self, held: &File) -> Result<(Print, Print), Loss> {
        let Ok(main) = fs::metadata(&self.path) else { return Err(gone(held)) };
        let main = Print::from(&main);
        let same = |held: Metadata| Print::from(&held).file == main.file;
        if !held.metadata().is_ok_and(same) {
            return Err(Loss::Replaced);
        }
        let side = fs::metadata(&self.side).map_err(|_| Loss::SideFile)?;
        Ok((main, Print::from(&side)))
    }

    /// The head of the last page in the side file: its checksum covers all that lies before.
    fn tail(&self) -> io::Result<Vec<u8>> {
        /// A page of a competition file, and what stands before each in the side file.
        const FRAME: i64 = 4096 + 24;
        let mut side = File::open(&self.side)?;
        let mut tail = Vec::new();
        if side.metadata()?.len() >= FRAME.unsigned_abs() {
            side.seek(SeekFrom::End(-FRAME))?;
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
