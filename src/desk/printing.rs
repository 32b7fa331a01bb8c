//! What a person can print from the window, whatever it is, in one way: it is made and laid out once,
//! looked at, and written as it was seen.

use crate::envelopes::{self, Paper, PaperFault};
use crate::event_export::Incomplete;
use crate::protocols::{self, Sheet, SheetSource, is_of_contest, is_of_incident};
use crate::snapshot::Snapshot;
use jadoube_chess::moment::Moment;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::wall::Wall;
use jadoube_reports::document::Document;
use jadoube_reports::layout::{Layout, layout};

/// Something that can be printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Printable {
    /// The sheet of an incident, a round or a blind match.
    Sheet(Sheet),
    /// An envelope, on this paper.
    Envelope(EnvelopeNo, Paper),
    /// The plan of the resumptions.
    Plan,
}

impl Printable {
    /// How the name of its file ends, behind that of the competition.
    #[must_use]
    pub fn file_ending(self) -> String {
        match self {
            Self::Sheet(sheet) => sheet.file_name(),
            Self::Envelope(no, _) => format!("envelope-{no}.pdf"),
            Self::Plan => "plan.pdf".to_owned(),
        }
    }
}

/// What is printed, with how it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct Proof {
    /// The document.
    pub document: Document,
    /// Its pages as they will be on paper.
    pub layout: Layout,
}

/// Makes it as it stands at a moment.
///
/// # Errors
/// [`PaperFault`] when there is no such thing, or it finds no room on its paper.
pub fn proof(
    words: &Catalogue,
    snap: &Snapshot,
    what: Printable,
    at: Moment,
) -> Result<Proof, PaperFault> {
    let hall = &snap.hall;
    let document = match what {
        Printable::Sheet(sheet) => {
            of_sheet(words, snap, (hall, None), (sheet, at)).ok_or(PaperFault::NoSuchSheet)?
        }
        Printable::Envelope(no, paper) => {
            envelopes::document(words, (hall, snap.edition, snap.record), &[no], paper)?
        }
        Printable::Plan => {
            let mut plan = envelopes::plan_document(words, hall);
            if let Some(why) = Incomplete::of(hall, snap.only_read.as_ref()) {
                plan.warn(&why.told(words));
            }
            plan
        }
    };
    let layout = layout(&document)?;
    Ok(Proof { document, layout })
}

/// Makes a sheet as it stood at an earlier time, with the state as it was recorded by then.
///
/// # Errors
/// [`PaperFault`] when there is no such thing, or it finds no room on its paper.
pub fn proof_of_past(
    words: &Catalogue,
    snap: &Snapshot,
    sheet: Sheet,
    (hall, wall): (&Hall, Wall),
) -> Result<Proof, PaperFault> {
    let document = of_sheet(words, snap, (hall, Some(wall)), (sheet, hall.last));
    let document = document.ok_or(PaperFault::NoSuchSheet)?;
    let layout = layout(&document)?;
    Ok(Proof { document, layout })
}

fn of_sheet(
    words: &Catalogue,
    snap: &Snapshot,
    (hall, as_of): (&Hall, Option<Wall>),
    (sheet, at): (Sheet, Moment),
) -> Option<Document> {
    let of_game = |no| snap.history.between(no, 0, u64::MAX);
    let of_incident = |no| {
        let entries = snap.history.since(0).into_iter();
        entries.filter(|entry| is_of_incident(entry, no)).collect::<Vec<_>>()
    };
    let of_contest = || {
        let entries = snap.history.since(0).into_iter();
        entries.filter(|entry| is_of_contest(entry)).collect::<Vec<_>>()
    };
    let source = SheetSource {
        hall,
        record: snap.record,
        as_of,
        incomplete: Incomplete::of(hall, snap.only_read.as_ref()),
        of_game: &of_game,
        of_incident: &of_incident,
        of_contest: &of_contest,
    };
    protocols::document(words, source, sheet, at)
}

/// Why something cannot be printed, in words.
#[must_use]
pub fn told(words: &Catalogue, fault: &PaperFault) -> String {
    words.tell(fault)
}
