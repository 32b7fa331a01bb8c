//! Copies of a competition file that is in use: each is complete, checked and in its place at once;
//! of a competition, the newest few are kept. Reads as [`crate::reading`] does, without
//! locking or slowing whoever writes.

use std::fs;
use std::path::{Path, PathBuf};

use jiff::Zoned;
use uuid::Uuid;

use crate::fault::Fault;
use crate::image::Image;
use crate::publish::place;
use crate::reading;
use jadoube_core::evidence::head::Head;

/// Copies a file into a folder, and removes the oldest copies of the same competition there beyond
/// `keep`; where the copy lies. The copy holds the record at least up to `head`.
///
/// # Errors
/// The faults of reading and writing; [`Fault::Damaged`] when the file does not hold what was
/// recorded. There is no new copy then, and no old one is removed.
pub fn copy(path: &Path, head: Head, folder: &Path, keep: usize) -> Result<PathBuf, Fault> {
    let image = Image::read(path)?;
    if let Some(trouble) = image.trouble {
        return Err(trouble);
    }
    let header = reading::holds(path, &image.bytes, head)?;
    let mut bytes = image.bytes;
    // In memory there was no side file; in use there will be one.
    if let Some(versions) = bytes.get_mut(18..20) {
        versions.fill(2);
    }
    let begin = beginning(path, header.competition);
    let time = Zoned::now().strftime("%Y%m%d-%H%M%S").to_string();
    let copy = folder.join(format!("{begin}{time}.jadoube"));
    fs::create_dir_all(folder)
        .and_then(|()| place(&copy, &bytes))
        .map_err(|error| Fault::of_writing(&copy, &error))?;
    for old in copies_in(folder, &begin).into_iter().rev().skip(keep.max(1)) {
        if old != copy {
            // One too many is no fault that anybody has to hear of.
            let _ = fs::remove_file(old);
        }
    }
    Ok(copy)
}

/// How the names of all copies of a competition begin: two competitions of one name may keep
/// theirs in one folder.
fn beginning(path: &Path, competition: Uuid) -> String {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let id = competition.simple().to_string();
    format!("{stem}-copy-{}-", id.get(24..).unwrap_or_default())
}

/// The copies whose names begin so, the oldest first.
fn copies_in(folder: &Path, begin: &str) -> Vec<PathBuf> {
    let is_copy = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let time = name.strip_prefix(begin).and_then(|rest| rest.strip_suffix(".jadoube"));
        time.is_some_and(|time| {
            let digit = |(place, letter): (usize, char)| match place {
                8 => letter == '-',
                _ => letter.is_ascii_digit(),
            };
            time.len() == 15 && time.chars().enumerate().all(digit)
        })
    };
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<PathBuf> =
        entries.flatten().map(|entry| entry.path()).filter(is_copy).collect();
    found.sort();
    found
}
