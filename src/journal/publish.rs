//! A finished file put in its place at once: under its name there is never half a file, nothing is
//! overwritten, and a program that is killed meanwhile leaves nothing behind where the system
//! knows files without a name (Linux, on most disks).

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Writes a new file, to the disk and as a whole.
///
/// # Errors
/// `AlreadyExists` when there is a file of that name; what else the system says. There is no new
/// file then.
pub(crate) fn place(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if !placed_unnamed(path, bytes)? {
        place_named(path, bytes)?;
    }
    sync_folder(path);
    Ok(())
}

/// Whether so many bytes can be written in a folder; nothing of them stays.
///
/// # Errors
/// What the system says.
pub(crate) fn try_room(folder: &Path, bytes: usize) -> io::Result<()> {
    let fill = |mut file: File| file.write_all(&vec![0x5A; bytes]).and_then(|()| file.sync_all());
    if let Some(file) = unnamed(folder) {
        return fill(file);
    }
    let path = folder.join(format!(".jadoube-room-{}", std::process::id()));
    let tried = OpenOptions::new().write(true).create(true).truncate(true).open(&path);
    let tried = tried.and_then(fill);
    let _ = fs::remove_file(&path);
    tried
}

/// A path with something behind its name.
pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// The folder of a file.
pub(crate) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// A file without a name, where the system knows such. What is wrong with a folder is told by the
/// other way of writing.
#[cfg(target_os = "linux")]
fn unnamed(folder: &Path) -> Option<File> {
    use rustix::fs::{CWD, Mode, OFlags, openat};
    let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
    openat(CWD, folder, flags, Mode::from_raw_mode(0o666)).ok().map(File::from)
}

#[cfg(not(target_os = "linux"))]
fn unnamed(_folder: &Path) -> Option<File> {
    None
}

/// Writes a file that gets its name only when it is finished; `false` where that cannot be done.
#[cfg(target_os = "linux")]
fn placed_unnamed(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    use std::os::fd::AsRawFd as _;

    use rustix::fs::{AtFlags, CWD, linkat};
    use rustix::io::Errno;
    let Some(mut file) = unnamed(folder_of(path)) else { return Ok(false) };
    file.write_all(bytes)?;
    file.sync_all()?;
    let unnamed = format!("/proc/self/fd/{}", file.as_raw_fd());
    match linkat(CWD, unnamed, CWD, path, AtFlags::SYMLINK_FOLLOW) {
        Ok(()) => Ok(true),
        Err(Errno::EXIST) => Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => Ok(false),
    }
}

#[cfg(not(target_os = "linux"))]
fn placed_unnamed(_path: &Path, _bytes: &[u8]) -> io::Result<bool> {
    Ok(false)
}

fn place_named(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let unfinished = with_suffix(path, "-new");
    // Left over, if at all, from an attempt that was cut short.
    let _ = fs::remove_file(&unfinished);
    let placed = (|| {
        let mut file = OpenOptions::new().write(true).create_new(true).open(&unfinished)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        drop(file);
        rename_to_new(&unfinished, path)
    })();
    if placed.is_err() {
        // The fault is what matters; what cannot be removed is never taken for a competition.
        let _ = fs::remove_file(&unfinished);
    }
    placed
}

/// Renames unless there is a file of that name already.
fn rename_to_new(from: &Path, to: &Path) -> io::Result<()> {
    #[cfg(any(target_os = "linux", target_os = "macos"))]
    {
        use rustix::fs::{CWD, RenameFlags, renameat_with};
        use rustix::io::Errno;
        match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
            Ok(()) => return Ok(()),
            Err(Errno::EXIST) => return Err(io::ErrorKind::AlreadyExists.into()),
            // A disk that does not know it.
            Err(_) => {}
        }
    }
    match fs::hard_link(from, to) {
        Ok(()) => fs::remove_file(from),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        Err(_) => {
            // Neither: the name is taken first.
            OpenOptions::new().write(true).create_new(true).open(to)?;
            fs::rename(from, to).inspect_err(|_| {
                let _ = fs::remove_file(to);
            })
        }
    }
}

/// Makes the new name durable. Not every system can do that to a folder; the file itself is synced.
fn sync_folder(path: &Path) {
    if let Ok(folder) = File::open(folder_of(path)) {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let all = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> =
            all.map(|one| one.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn room_is_tried_and_nothing_stays() {
        let folder = tempfile::tempdir().unwrap();
        try_room(folder.path(), 1 << 20).unwrap();
        assert_eq!(names(folder.path()), [""; 0]);
        let nowhere = try_room(&folder.path().join("none"), 1).unwrap_err();
        assert_eq!(nowhere.kind(), io::ErrorKind::NotFound);
    }

    #[test]
    fn a_file_is_placed_whole_or_not_at_all_and_overwrites_nothing() {
        type Way = fn(&Path, &[u8]) -> io::Result<()>;
        for way in [place as Way, place_named] {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("a");
            fs::write(with_suffix(&path, "-new"), "half").unwrap();
            way(&path, b"whole").unwrap();
            assert_eq!(fs::read(&path).unwrap(), b"whole");
            assert_eq!(way(&path, b"other").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
            assert_eq!(fs::read(&path).unwrap(), b"whole");
            let nowhere = folder.path().join("none").join("a");
            assert_eq!(way(&nowhere, b"x").unwrap_err().kind(), io::ErrorKind::NotFound);
            let _ = fs::remove_file(with_suffix(&path, "-new"));
            assert_eq!(names(folder.path()), ["a"]);
        }
    }
}
