//! The record as evidence, for the user interfaces: whether a file stands and who signed it,
//! whether a head that was written down is part of it, and second signatures as texts to be carried
//! from one machine to another. Nothing here writes into a competition.
//!
//! The text of a second signature: `JADOUBE SIGNATURE COMPETITION ROW HASH KEY SIGNATURE NAME`, in
//! one line, all but row and name in hexadecimal digits.

use std::path::Path;
use std::sync::Arc;

use jadoube_message::system::SystemReason;
use jadoube_message::{Message, Value, plain};
use uuid::Uuid;

use crate::entries::entry_at;
use crate::library;
use crate::replay::Replay;
use crate::station::Station;
use jadoube_core::evidence::code::{CodeFault, hex, unhex};
use jadoube_core::evidence::head::{Claim, Head};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::evidence::record::{
    Command as EvidenceCommand, Countersignature, Event as EvidenceEvent, Signers,
};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event as HallEvent};
use jadoube_journal::arrival::ArrivedRow;
use jadoube_journal::base::Base;
use jadoube_journal::chain::{BrokenRow, RowFault, place};
use jadoube_journal::fault::Fault;
use jadoube_journal::opening::{self, Fold as _};
use jadoube_journal::reading::Verdict;
use jadoube_journal::row::Row;
use jadoube_journal::signing::{Run, Statement};
use jadoube_journal::snapshot::Snapshot;
use jadoube_journal::view::View;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::state::{Damage, DamageKind};
use jadoube_laws::ids::BoardNo;
use jadoube_reports::figures;

/// What a check of a file has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Examination {
    /// What the journal says, and what its payloads say of keys and second signatures.
    pub verdict: Verdict,
    /// Where the record has come to.
    pub head: Head,
    /// The keys and second signatures that the record tells.
    pub signers: Signers,
    /// What the record tells of rows that it lacks, where it was saved from a damaged file; oldest first.
    pub salvaged: Vec<EvidenceEvent>,
    /// The games to which a row does not fit although it stands.
    pub damaged: Vec<(BoardNo, Damage)>,
    /// What this program is too old to understand in it, if anything: its rows stand all the same.
    pub newer: Option<Fault>,
}

impl Examination {
    /// Whether the whole file stands, and every row of it fits.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.verdict.is_sound() && self.damaged.is_empty()
    }

    /// The name of the station with a key.
    #[must_use]
    pub fn station(&self, key: &PublicKey) -> &str {
        let found = self.signers.stations.iter().find(|(_, known, _)| known == key);
        found.map_or("", |(_, _, name)| name.as_str())
    }

    /// The rows that are not signed with the key that somebody expects, told by its fingerprint;
    /// none if all are.
    #[must_use]
    pub fn not_by(&self, expected: &str) -> Option<Run> {
        let by = |run: &&Run| !run.key.is_some_and(|key| key.is_meant(expected));
        self.verdict.runs.iter().find(by).copied()
    }
}

/// Checks a file: the chain, every signature, the keys, the second signatures.
///
/// # Errors
/// [`Fault`] when nothing at all can be read.
pub fn examine(path: &Path) -> Result<Examination, Fault> {
    let mut verdict = library::verify(path)?;
    let view = View::of(path)?;
    let snapshot = view.snapshot(Replay::knows);
    let (mut made, mut signers) = (Replay::about(&view), Signers::default());
    let mut salvaged = Vec::new();
    let owner = view.owner();
    let mut kept = snapshot.as_ref().map(|snapshot| (snapshot, false));
    for one in view.arrived() {
        let (entry, row) = (entry_at(&one), &one.row);
        // Keys are told also behind rows that are not understood.
        if let Some(HallEvent::Evidence { what }) = entry.as_ref().map(|entry| &entry.event)
            && one.station == owner
        {
            signers.apply(what, row.seq);
            salvaged.extend(is_salvaged(what).then(|| what.clone()));
        }
        made.next(row, entry.as_ref());
        let is_there = |snapshot: &Snapshot| owner.is_none() && snapshot.head.seq == row.seq;
        if let Some((snapshot, stands)) = kept.as_mut().filter(|(one, _)| is_there(one)) {
            *stands = snapshot.stands(view.header()) && made.is_written(&snapshot.bytes);
        }
    }
    made.settle(view.arrived());
    if let Some((snapshot, stands)) = kept.as_mut().filter(|_| owner.is_some()) {
        *stands = snapshot.stands(view.header()) && is_of_all(&view, snapshot);
    }
    let misfit = |(_, damage): &(_, Damage)| damage.kind == DamageKind::Misfit;
    let damaged = made.hall.damaged().filter(misfit).collect();
    let trouble = view.trouble().cloned().or_else(|| made.refusal(path));
    let newer = trouble.filter(Fault::is_of_newer_program);
    if verdict.broken.is_none() && verdict.trouble.is_none() {
        let competition = view.header().competition;
        verdict.broken = doubted(competition, |seq| view.row(seq), &verdict.runs, &signers);
        verdict.broken = verdict.broken.or(kept.and_then(other_state));
    }
    let head = Head { seq: verdict.rows, hash: verdict.head.0 };
    Ok(Examination { verdict, head, signers, salvaged, damaged, newer })
}

fn is_salvaged(what: &EvidenceEvent) -> bool {
    matches!(what, EvidenceEvent::Salvaged { .. })
}

/// Whether a file says that it was saved from a damaged one: then it lacks rows of that, and its competition is
/// no other for it.
#[must_use]
pub fn was_salvaged(path: &Path) -> bool {
    let is_told =
        |entry: Entry| matches!(&entry.event, HallEvent::Evidence { what } if is_salvaged(what));
    let told = |view: View| view.arrived().filter_map(|one| entry_at(&one)).any(is_told);
    View::of(path).is_ok_and(told)
}

/// Whether a snapshot is what the rows of all strands had made when it was.
fn is_of_all(view: &View, snapshot: &Snapshot) -> bool {
    let up_to = Some((snapshot.head.seq, snapshot.arrival()));
    let rows = |each: &mut dyn FnMut(ArrivedRow)| {
        let (mut place, owner) = (0, view.owner().filter(|_| snapshot.arrival() > 0));
        view.in_order(up_to, |station, row| {
            place += 1;
            each(ArrivedRow { place, station: station.copied().or(owner), row });
        })
    };
    let mut made = if snapshot.arrival() > 0 { Replay::about(view) } else { Replay::begin() };
    if rows(&mut |one| made.next(&one.row, entry_at(&one).as_ref())).is_err() {
        return false;
    }
    if made.is_turned() {
        let mut all = Vec::new();
        if rows(&mut |one| all.push(one)).is_err() {
            return false;
        }
        made.settle(all.into_iter());
    }
    made.is_written(&snapshot.bytes)
}

/// What the payloads show of rows that stand for the journal: a signature that was taken away, one of
/// a key that nobody told, a second one that does not stand.
fn doubted(
    competition: Uuid,
    row: impl Fn(u64) -> Option<Row>,
    runs: &[Run],
    signers: &Signers,
) -> Option<BrokenRow> {
    signature_gone(runs, signers)
        .or_else(|| untold_key(runs, signers))
        .or_else(|| wrong_second(competition, row, signers))
}

/// A row that tells a key is signed by it: where it is not, the signature was taken away.
fn signature_gone(runs: &[Run], signers: &Signers) -> Option<BrokenRow> {
    let signed =
        |row: u64| runs.iter().any(|run| (run.from..=run.to).contains(&row) && run.key.is_some());
    let gone = signers.stations.iter().map(|(row, ..)| *row).find(|row| !signed(*row));
    gone.map(|seq| BrokenRow { seq, how: RowFault::SignatureGone })
}

/// The snapshot of the state, if it is not what the rows make, or was not signed as it is. One that
/// another version of the program has written is not used by this one, and not looked at.
fn other_state((snapshot, stands): (&Snapshot, bool)) -> Option<BrokenRow> {
    let seq = snapshot.head.seq;
    (!stands).then_some(BrokenRow { seq, how: RowFault::StateOther })
}

/// What was read when a file was opened, with all that is signed in it. To open it quickly only the
/// newest signature is looked at, which vouches for the rows, and rows under a snapshot of the state
/// are not read at all; whether somebody has meddled with those is looked at beside the work.
#[derive(Debug)]
pub(crate) struct Dossier {
    pub(crate) base: Arc<Base>,
    pub(crate) signers: Arc<Signers>,
}

impl Dossier {
    /// The first thing that does not stand; slow.
    pub(crate) fn examine(&self) -> Option<BrokenRow> {
        let examined = opening::examine(&self.base);
        let competition = self.base.header().competition;
        let row = |seq| self.base.row(seq);
        let doubted = || doubted(competition, row, &examined.runs, &self.signers);
        examined.broken.or_else(doubted)
    }
}

/// Rows signed with a key that no row up to there has told.
fn untold_key(runs: &[Run], signers: &Signers) -> Option<BrokenRow> {
    let untold = |run: &&Run| {
        let told = |key: PublicKey| {
            signers.stations.iter().any(|(row, known, _)| *known == key && *row <= run.to)
        };
        run.key.is_some_and(|key| !told(key))
    };
    runs.iter().find(untold).map(|run| BrokenRow { seq: run.from, how: RowFault::KeyNotShown })
}

fn wrong_second(
    competition: Uuid,
    row_of: impl Fn(u64) -> Option<Row>,
    signers: &Signers,
) -> Option<BrokenRow> {
    let stands = |row: u64, second: &Countersignature| {
        let head = Head { seq: second.head, hash: unhex(&second.hash)? };
        let there = row_of(head.seq)?;
        let signed = is_signed(competition, &head, second);
        (signed && there.hash.0 == head.hash && head.seq < row).then_some(())
    };
    let wrong = signers.seconds.iter().find(|(row, second)| stands(*row, second).is_none());
    wrong.map(|(row, _)| BrokenRow { seq: *row, how: RowFault::SecondWrong })
}

/// Whether a second signature is one of its key on a head.
pub(crate) fn is_signed(competition: Uuid, head: &Head, second: &Countersignature) -> bool {
    let read = PublicKey::read(&second.key).zip(unhex(&second.signature));
    read.is_some_and(|(key, signature)| {
        Statement::of_second(competition, head, &second.by).is_signed(&key, &signature)
    })
}

/// Whether a head is part of a file.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "evidence-head")]
pub enum HeadStatus {
    /// It is: the file had come to this row at this time.
    #[message(with(later = later(seq, rows)), skip(rows))]
    Part {
        /// The row.
        #[message(name = "row", with = plain)]
        seq: u64,
        /// When it was recorded, by the wall clock with its zone.
        wall: String,
        /// How many rows there are now.
        rows: u64,
    },
    /// The row is another one: it, or one before it, was changed since.
    Other {
        /// The row.
        #[message(name = "row", with = plain)]
        seq: u64,
    },
    /// There is no such row: rows were cut off, or this is an older copy.
    Beyond {
        /// The row that was asked for.
        #[message(name = "row", with = place)]
        seq: u64,
        /// How many rows there are.
        #[message(with = place)]
        rows: u64,
    },
    /// It is of another competition.
    #[message(id = "evidence-head-elsewhere")]
    OtherCompetition,
    /// The file does not stand, so that nothing can be said.
    #[message(transparent)]
    Unsound(BrokenRow),
}

/// How many rows came after the head.
fn later(seq: &u64, rows: &u64) -> Value<'static> {
    Value::Number(i64::try_from(rows.saturating_sub(*seq)).unwrap_or(i64::MAX))
}

/// Why a head, or a second signature, could not be looked at.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "evidence", error)]
pub enum EvidenceFault {
    /// What was typed is no head.
    #[message(transparent, from)]
    Typed(CodeFault),
    /// The text is no second signature.
    NoSignature,
    /// To sign, the whole text of the head is needed.
    ShortHead,
    /// The signature is not one of this key, or of another text.
    #[message(id = "evidence-not-genuine")]
    Wrong,
    /// The signed state is not part of the file.
    #[message(id = "evidence-no-such-row")]
    NotPart(#[message(name = "row", with = plain)] u64),
    /// Who signs has no name.
    Nameless,
    /// This machine has no key, as the system says.
    NoKey(#[message(name = "why")] Option<SystemReason>),
    /// The file cannot be read.
    #[message(transparent, from)]
    File(Fault),
}

/// Whether a head that somebody typed, pasted or scanned is part of a file.
///
/// # Errors
/// [`EvidenceFault`]
pub fn stands(path: &Path, typed: &str) -> Result<HeadStatus, EvidenceFault> {
    let claim = Claim::read(typed)?;
    Ok(standing(&View::of(path)?, &claim))
}

fn standing(view: &View, claim: &Claim) -> HeadStatus {
    let (seq, rows) = (claim.seq, view.count());
    if claim.competition.is_some_and(|competition| competition != view.header().competition) {
        return HeadStatus::OtherCompetition;
    }
    if let Some(Fault::Damaged { broken: Some(broken), .. }) = view.trouble()
        && broken.seq <= seq
    {
        return HeadStatus::Unsound(*broken);
    }
    match view.row(seq) {
        None if seq == 0 || seq > rows => HeadStatus::Beyond { seq, rows },
        Some(row) if claim.hash.begins(&row.hash.0) => {
            HeadStatus::Part { seq, wall: row.wall, rows }
        }
        _ => HeadStatus::Other { seq },
    }
}

const MARK: [&str; 2] = ["JADOUBE", "SIGNATURE"];

/// Signs a head of another machine with this one's key; gives the text to carry back.
///
/// # Errors
/// [`EvidenceFault`]
pub fn sign(station: &Station, head: &str, by: &str) -> Result<String, EvidenceFault> {
    let by = by.split_whitespace().collect::<Vec<_>>().join(" ");
    if by.is_empty() {
        return Err(EvidenceFault::Nameless);
    }
    let claim = Claim::read(head)?;
    let words: Vec<&str> = head.split_whitespace().collect();
    let whole = words.last().and_then(|hash| unhex(hash));
    let (Some(competition), Some(hash)) = (claim.competition, whole) else {
        return Err(EvidenceFault::ShortHead);
    };
    let head = Head { seq: claim.seq, hash };
    let signer = match station.signer() {
        Ok(Some(signer)) => signer,
        Ok(None) => return Err(EvidenceFault::NoKey(None)),
        Err(error) => return Err(EvidenceFault::NoKey(Some(error.into()))),
    };
    let signature = signer.sign(&Statement::of_second(competition, &head, &by));
    let [one, two] = MARK;
    let (seq, hash, key) = (head.seq, hex(&head.hash), signer.public());
    Ok(format!("{one} {two} {competition} {seq} {hash} {key} {} {by}", hex(&signature)))
}

/// The command that adds a second signature to a file, which must hold what was signed.
///
/// # Errors
/// [`EvidenceFault`]
pub fn countersign(path: &Path, text: &str) -> Result<Command, EvidenceFault> {
    let (competition, signature) = second(text).ok_or(EvidenceFault::NoSignature)?;
    let no = || EvidenceFault::NoSignature;
    let head = Head { seq: signature.head, hash: unhex(&signature.hash).ok_or_else(no)? };
    if !is_signed(competition, &head, &signature) {
        return Err(EvidenceFault::Wrong);
    }
    let view = View::of(path)?;
    let part = view.row(head.seq).is_some_and(|row| row.hash.0 == head.hash);
    if !part || competition != view.header().competition {
        return Err(EvidenceFault::NotPart(head.seq));
    }
    Ok(Command::Evidence { what: EvidenceCommand::Countersign { signature } })
}

fn second(text: &str) -> Option<(Uuid, Countersignature)> {
    let mut words = text.split_whitespace();
    if [words.next()?, words.next()?] != MARK {
        return None;
    }
    let competition = words.next()?.parse().ok()?;
    let head = words.next()?.parse().ok()?;
    let mut next = || words.next().map(str::to_lowercase);
    let (hash, key, signature) = (next()?, next()?, next()?);
    let by = words.collect::<Vec<_>>().join(" ");
    Some((competition, Countersignature { head, hash, by, key, signature }))
}

/// A check that a user interface asked for, done.
#[derive(Debug)]
pub enum CheckResult {
    /// Whether a head is part of the file.
    Head(Result<HeadStatus, EvidenceFault>),
    /// Whether the file stands.
    File(Box<Result<Examination, Fault>>),
    /// The command that adds a second signature.
    Second(Result<Box<Command>, EvidenceFault>),
}

/// Checks a head against a file.
#[must_use]
pub fn check_head(path: &Path, typed: &str) -> CheckResult {
    CheckResult::Head(stands(path, typed))
}

/// Checks a file.
#[must_use]
pub fn check_file(path: &Path) -> CheckResult {
    CheckResult::File(Box::new(examine(path)))
}

/// Checks a second signature against a file.
#[must_use]
pub fn check_second(path: &Path, text: &str) -> CheckResult {
    CheckResult::Second(countersign(path, text).map(Box::new))
}

/// The dark squares of a code for a camera, as column and row, and how many a side has.
#[must_use]
pub fn code_squares(text: &str) -> Option<(Vec<(usize, usize)>, usize)> {
    figures::code(text)
}
