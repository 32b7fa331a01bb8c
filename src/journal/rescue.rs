//! The rows of memory as a new competition file, whole and valid, when the open one is lost.

use std::path::{Path, PathBuf};

use jiff::Zoned;

use crate::fault::Fault;
use crate::file::Journal;
use crate::loss::Loss;
use crate::new_file::make;
use crate::others::Others;
use crate::publish::folder_of;
use crate::row::{Header, Heartbeat, Row};
use crate::signing::{SignatureRow, Signer};

/// What is saved of a lost file.
#[derive(Debug)]
pub(crate) struct RescuedContents<'a> {
    pub(crate) header: &'a Header,
    pub(crate) rows: &'a [Row],
    pub(crate) signatures: &'a [SignatureRow],
    /// The strands of other stations, in a file of several.
    pub(crate) others: Option<&'a Others>,
    pub(crate) beat: Option<&'a Heartbeat>,
    /// Who signs the heartbeat again.
    pub(crate) signer: Option<&'a Signer>,
}

/// How often a name is tried that is taken already.
const TRIES: u32 = 100;

/// Saves everything beside a lost file, or where it is now, or else in the refuge, if there is one;
/// the name of the new file.
///
/// # Errors
/// The fault of the last place.
pub(crate) fn save(
    lost: &Path,
    how: &Loss,
    refuge: Option<&Path>,
    what: &RescuedContents<'_>,
) -> Result<PathBuf, Fault> {
    let mut folders = vec![folder_of(lost).to_owned()];
    if let Loss::Moved(to) = how {
        folders.push(folder_of(to).to_owned());
    }
    if let Some(refuge) = refuge {
        // Made where it is missing; if that fails, so does what follows, and is told.
        let _ = std::fs::create_dir_all(refuge);
        folders.push(refuge.to_owned());
    }
    let mut last = Fault::NotFound { path: lost.to_owned() };
    for folder in folders {
        match save_in(&folder, lost, what) {
            Ok(path) => return Ok(path),
            Err(fault) => last = fault,
        }
    }
    Err(last)
}

/// The name of a competition's file without its ending, and without what was added when it was saved
/// before: a file that is saved again and again keeps a name that can be read.
#[must_use]
pub fn own_name(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let cut = ADDED.iter().filter_map(|added| stem.find(added)).min();
    cut.and_then(|at| stem.get(..at)).filter(|name| !name.is_empty()).unwrap_or(&stem).to_owned()
}

/// What is added to a name when a file is saved as another.
const ADDED: [&str; 2] = ["-saved", "-readable"];

fn save_in(folder: &Path, lost: &Path, what: &RescuedContents<'_>) -> Result<PathBuf, Fault> {
    let stem = own_name(lost);
    let time = Zoned::now().strftime("%Y%m%d-%H%M%S").to_string();
    let mut taken = Fault::NotFound { path: folder.to_owned() };
    for nth in 1..=TRIES {
        let number = if nth == 1 { String::new() } else { format!("-{nth}") };
        let path = folder.join(format!("{stem}-saved-{time}{number}.jadoube"));
        match make(&path, what.header, what.rows, what.signatures, what.others) {
            Ok(()) => {
                // Opening checks all of it. The heartbeat gives running clocks back; behind
                // newer rows it tells nothing that they do not.
                let (mut saved, _) = Journal::open(&path)?;
                if let Some(signer) = what.signer {
                    saved.sign_with(signer.clone());
                }
                if let Some(beat) = what.beat.filter(|beat| beat.after == saved.last_seq()) {
                    saved.beat(beat.at, &beat.wall, &beat.state)?;
                }
                saved.close()?;
                return Ok(path.canonicalize().unwrap_or(path));
            }
            Err(fault @ Fault::AlreadyExists { .. }) => taken = fault,
            Err(fault) => return Err(fault),
        }
    }
    Err(taken)
}
