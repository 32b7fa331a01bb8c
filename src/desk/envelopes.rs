//! Envelopes and plans as files: the paper on which they are printed, and the calendar.

use std::path::Path;

use crate::live_pgn::replace;
use crate::request_error::Trouble;
use crate::sealing::now;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_core::adjournment::envelope::{Appointment, EnvelopeFront, Signer};
use jadoube_core::adjournment::session::Session;
use jadoube_core::adjournment::state::{Adjournment, AdjournmentEnd};
use jadoube_core::evidence::head::RecordState;
use jadoube_core::hall::state::Hall;
use jadoube_formats::ics::{Entry, Status, calendar};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::pairing;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::ids::{EnvelopeNo, SessionNo};
use jadoube_laws::laws::edition::Edition;
use jadoube_message::Message;
use jadoube_reports::cover::Cover;
use jadoube_reports::document::{Block, Document};
use jadoube_reports::envelope::{self, envelopes};
use jadoube_reports::layout::PrintFault;
use jadoube_reports::pdf::render;
use jadoube_reports::plan;

/// What an envelope is printed on.
pub type Paper = envelope::Paper;

/// Why something was not printed.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "preview", error)]
pub enum PaperFault {
    /// There is no such incident, or no game of that round.
    #[message(id = "protocol-nothing")]
    NoSuchSheet,
    /// There is no envelope with this number.
    #[message(id = "preview-no-envelope")]
    NoSuchEnvelope(EnvelopeNo),
    /// The moves are on paper, so that there is no receipt.
    NoReceipt,
    /// It could not be laid out.
    #[message(transparent, from)]
    Print(PrintFault),
    /// The file could not be written.
    #[message(transparent, from)]
    File(Trouble),
}

/// Who signs an envelope in an edition.
#[must_use]
pub fn signers(edition: &Edition) -> Vec<Signer> {
    let mut all = vec![Signer::White, Signer::Black, Signer::Arbiter];
    if edition.rules.adjournment.flap_signed.value {
        all.push(Signer::AcrossFlap);
    }
    all
}

fn of<'a>(one: &'a Adjournment, signers: &'a [Signer], record: Option<RecordState>) -> Cover<'a> {
    let kept = one.cover.as_ref().map(|cover| &cover.sealed);
    Cover { no: one.no, front: &one.front, offer: one.offer, kept, signers, record }
}

/// Envelopes as they will be printed.
///
/// # Errors
/// [`PaperFault::NoSuchEnvelope`]
pub fn document(
    words: &Catalogue,
    (hall, edition, record): (&Hall, &Edition, Option<RecordState>),
    nos: &[EnvelopeNo],
    paper: Paper,
) -> Result<Document, PaperFault> {
    let signers = signers(edition);
    let find = |no: &EnvelopeNo| {
        let one = hall.adjournments.get(no).ok_or(PaperFault::NoSuchEnvelope(*no))?;
        Ok(of(one, &signers, record))
    };
    let covers = nos.iter().map(find).collect::<Result<Vec<_>, PaperFault>>()?;
    if paper == Paper::Receipts && covers.iter().all(|cover| cover.fingerprint().is_none()) {
        return Err(PaperFault::NoReceipt);
    }
    Ok(envelopes(words, &covers, paper))
}

/// Prints envelopes into a PDF file.
///
/// # Errors
/// [`PaperFault`]
pub fn print(
    words: &Catalogue,
    of: (&Hall, &Edition, Option<RecordState>),
    nos: &[EnvelopeNo],
    (paper, path): (Paper, &Path),
) -> Result<(), PaperFault> {
    write(path, &render(&document(words, of, nos, paper)?)?)
}

/// What stands on an envelope; while its move is being sealed, what would stand there if the clock
/// were stopped at a moment.
#[must_use]
pub fn front(hall: &Hall, edition: &Edition, one: &Adjournment, at: Moment) -> EnvelopeFront {
    let sealing = one.is_live() && one.stopped.is_none();
    let Some(game) = hall.game_of(one.no).filter(|_| sealing) else { return one.front.clone() };
    let mut game = game.clone();
    let time = one.counts_as_used(edition, at);
    if time > Millis::ZERO {
        game.clock.correct(Correction::Subtract { side: one.sealer, time }, at);
    }
    let event = hall.competition.as_ref().map(|one| one.name.as_str()).unwrap_or_default();
    let resumption = one.front.resumption.clone();
    EnvelopeFront { resumption, ..EnvelopeFront::of(event, one.board, &game, at) }
}

/// A session of the plan as a line.
#[must_use]
pub fn session(words: &Catalogue, no: SessionNo, session: &Session) -> String {
    let (head, line) = plan::session(words, (&no, session));
    format!("{head}: {line}")
}

/// A game of the plan as a line: when it is resumed, where and between whom.
#[must_use]
pub fn planned(words: &Catalogue, one: &Adjournment, due: Option<&Appointment>) -> String {
    let (at, line) = plan::game(words, one, due);
    format!("{at}: {line}")
}

/// The games that wait, those resumed first in front.
pub fn waiting(hall: &Hall) -> impl Iterator<Item = &Adjournment> {
    plan::waiting(&hall.adjournments)
}

/// The names and values that stand on an envelope, in its order.
#[must_use]
pub fn facts(words: &Catalogue, edition: &Edition, one: &Adjournment) -> Vec<(String, String)> {
    let signers = signers(edition);
    let printed = envelopes(words, &[of(one, &signers, None)], Paper::C5);
    let blocks = printed.pages.into_iter().flat_map(|page| page.areas).flat_map(|area| area.blocks);
    let facts = blocks.filter_map(|block| match block {
        Block::Facts(facts) => Some(facts),
        _ => None,
    });
    facts.flatten().collect()
}

/// Prints the plan of resumptions into a PDF file.
///
/// # Errors
/// [`PaperFault`]
pub fn print_plan(words: &Catalogue, hall: &Hall, path: &Path) -> Result<(), PaperFault> {
    write(path, &render(&plan_document(words, hall))?)
}

/// The plan of resumptions as it will be printed.
#[must_use]
pub fn plan_document(words: &Catalogue, hall: &Hall) -> Document {
    let event = hall.competition.as_ref().map(|one| one.name.as_str()).unwrap_or_default();
    let books = (&hall.adjournments.envelopes, &hall.adjournments.sessions);
    plan::plan(words, event, books, now())
}

/// Writes the plan of resumptions as a calendar file.
///
/// # Errors
/// [`PaperFault`]
pub fn write_calendar(
    words: &Catalogue,
    hall: &Hall,
    record: Option<RecordState>,
    path: &Path,
) -> Result<(), PaperFault> {
    write(path, to_calendar(words, hall, record).as_bytes())
}

/// The plan of resumptions as a calendar. A game that needs no resumption any more is cancelled in
/// it; else it would stay in calendars that have taken it in.
#[must_use]
pub fn to_calendar(words: &Catalogue, hall: &Hall, record: Option<RecordState>) -> String {
    let entry = |one: &Adjournment| {
        let due = one.due()?;
        let cancelled = match &one.end {
            None if one.is_adjourned() && one.resumption.is_none() => false,
            Some(AdjournmentEnd::GameOver | AdjournmentEnd::Otherwise(_))
                if one.resumption.is_none() =>
            {
                true
            }
            _ => return None,
        };
        let status = if cancelled { Status::Cancelled } else { Status::Confirmed };
        let session = due.session.and_then(|no| hall.adjournments.sessions.get(&no));
        let no = ("no", one.no.into());
        let game = ("game", pairing(words, &one.players).into());
        Some(Entry {
            uid: uid(one.no, record),
            sequence: one.revised.saturating_add(cancelled.into()),
            status,
            starts: due.at,
            ends: session.filter(|session| session.holds(due.at)).map(|session| session.ends),
            summary: words.say_with("paper-plan-summary", &[game, no]),
            place: due.place.clone(),
        })
    };
    let mut entries: Vec<Entry> = hall.adjournments.values().filter_map(|one| entry(one)).collect();
    entries.sort_by_key(|entry| entry.starts);
    calendar(&entries, now())
}

/// What tells the resumption from all others everywhere, whatever becomes of names and times (RFC
/// 5545, 3.8.4.7).
fn uid(no: EnvelopeNo, record: Option<RecordState>) -> String {
    let competition = record.map(|record| format!("{}-", record.competition));
    format!("{}envelope-{no}@jadoube", competition.unwrap_or_default())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), PaperFault> {
    replace(path, bytes)
        .map_err(|error| Trouble::Text { path: path.to_owned(), why: error.into() }.into())
}
