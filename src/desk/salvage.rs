//! What can be read of a damaged competition file, saved as a new one.

use std::fs;
use std::path::{Path, PathBuf};

use crate::evidence::HeadStatus;
use crate::last_known;
use crate::library;
use crate::same_meaning::SameMeaning;
use crate::station::Station;
use jadoube_core::stations::station::StationId;
use jadoube_journal::fault::Fault;
use jadoube_journal::file::Journal;
use jadoube_journal::rescue;
use jadoube_journal::salvage::Salvage;

/// Saves what can be read of a damaged file as a new one; the damaged one stays as it is. What would mean
/// something else without what is left out is left out too.
///
/// # Errors
/// [`Fault`] when nothing can be read, or the new file cannot be made.
pub fn salvage(damaged: &Path, to: &Path, station: &Station) -> Result<Salvage, Fault> {
    let signer = station.signer().ok().flatten();
    let signer = signer.as_ref().map(|signer| (signer, station.name.as_str()));
    // An older copy is what it is; the file itself was cut off.
    let known_to = match last_known::look(station, damaged) {
        Ok(Some((known, HeadStatus::Beyond { seq, .. }))) if known.is_at(damaged) => seq,
        _ => 0,
    };
    let mut saved = Journal::salvage(damaged, to, signer, &mut SameMeaning::default(), known_to)?;
    if !saved.others.is_empty() {
        // What was saved tells who they are, or else what is left of the damaged one.
        let members = |path| {
            library::read(path).map(|read| read.hall.stations.members.clone()).unwrap_or_default()
        };
        let (new, old) = (members(to), members(damaged));
        for out in &mut saved.others {
            let id = StationId(out.station);
            let known = new.get(&id).or_else(|| old.get(&id));
            out.name = known.map(|one| one.name.clone()).unwrap_or_default();
        }
    }
    Ok(saved)
}

/// The newest file beside another into which all was saved when that was lost while it was open; its name says it.
#[must_use]
pub fn saved_beside(file: &Path) -> Option<PathBuf> {
    let begins = format!("{}-saved-", rescue::own_name(file));
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let there = fs::read_dir(folder.unwrap_or(Path::new("."))).ok()?.flatten();
    let is_saved = |path: &PathBuf| {
        let is_named =
            path.file_stem().is_some_and(|name| name.to_string_lossy().starts_with(&begins));
        is_named && path.extension() == file.extension() && path.file_name() != file.file_name()
    };
    there.map(|entry| entry.path()).filter(is_saved).max()
}
