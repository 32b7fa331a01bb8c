//! What was found about the record as evidence, in words.

use std::path::Path;

use crate::evidence::{CheckResult, EvidenceFault, Examination, HeadStatus};
use crate::log_lines::{broken_row, fault};
use crate::salvage::saved_beside;
use jadoube_core::evidence::record::{Countersignature, Event};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_journal::fault::Fault;
use jadoube_journal::reading::Verdict;
use jadoube_journal::signing::Run;

/// Why something could not be looked at, in words.
#[must_use]
pub fn fault_told(words: &Catalogue, why: &EvidenceFault) -> String {
    words.tell(why)
}

/// What is wrong with a file that is checked; of one that is cut off also in which file beside it all was saved, if
/// that befell it while it was open.
#[must_use]
pub fn fault_of_checked(words: &Catalogue, file: &Path, why: &Fault) -> String {
    let told = fault(words, why);
    let is_cut = matches!(why, Fault::Truncated { .. });
    match is_cut.then(|| saved_beside(file)).flatten() {
        Some(saved) => {
            let path = ("path", saved.display().to_string().into());
            format!("{told}. {}", words.say_with("desk-file-saved-beside", &[path]))
        }
        None => told,
    }
}

/// What is said of a file that is not what is remembered of its competition, because it was saved from a damaged
/// one: how that stood. Nothing where the file has what is remembered.
#[must_use]
pub fn salvaged_unlike(words: &Catalogue, status: &HeadStatus) -> Option<String> {
    let row = match status {
        HeadStatus::Other { seq } | HeadStatus::Beyond { seq, .. } => seq.to_string(),
        HeadStatus::Part { .. } | HeadStatus::OtherCompetition | HeadStatus::Unsound(_) => {
            return None;
        }
    };
    Some(words.say_with("evidence-head-salvaged", &[("row", row.into())]))
}

/// Who signed which rows, and the second signatures, a line each.
#[must_use]
pub fn signed_told(words: &Catalogue, examined: &Examination) -> Vec<String> {
    let rows =
        |run: &Run| [("from", run.from.to_string().into()), ("to", run.to.to_string().into())];
    let run = |run: &Run| {
        let [from, to] = rows(run);
        let Some(key) = run.key else {
            return words.say_with("evidence-run-unsigned", &[from, to]);
        };
        let station = ("station", examined.station(&key).into());
        words.say_with("evidence-run", &[from, to, station, ("print", key.fingerprint().into())])
    };
    let second = |(_, second): &(u64, Countersignature)| {
        let what = Event::Countersigned { signature: second.clone() };
        words.tell(&what)
    };
    let seconds = examined.signers.seconds.iter().map(second);
    let Verdict { runs, signable, .. } = &examined.verdict;
    let bare = *signable && !runs.is_empty() && runs.iter().all(|run| run.key.is_none());
    let none = bare.then(|| words.say("evidence-none-signed"));
    let newer = examined.newer.iter().map(|why| fault(words, why));
    let salvaged = examined.salvaged.iter().map(|what| words.tell(what));
    runs.iter().map(run).chain(none).chain(salvaged).chain(seconds).chain(newer).collect()
}

/// What a check has found, in words.
#[must_use]
pub fn checked_told(words: &Catalogue, checked: &CheckResult) -> String {
    match checked {
        CheckResult::Head(Ok(standing)) => words.tell(standing),
        CheckResult::Head(Err(why)) | CheckResult::Second(Err(why)) => fault_told(words, why),
        CheckResult::Second(Ok(_)) => words.say("evidence-second-added"),
        CheckResult::File(examined) => match examined.as_ref() {
            Err(why) => fault(words, why),
            Ok(Examination { verdict: Verdict { broken: Some(broken), .. }, .. }) => {
                broken_row(words, broken)
            }
            Ok(Examination { verdict: Verdict { trouble: Some(why), .. }, .. }) => {
                fault(words, why)
            }
            Ok(examined) => {
                let rows = ("rows", examined.verdict.rows.to_string().into());
                let sound = words.say_with("evidence-file-sound", &[rows]);
                [vec![sound], signed_told(words, examined)].concat().join("\n")
            }
        },
    }
}
