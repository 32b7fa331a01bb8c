//! The record of several stations in one file: what is taken, what is refused, what is left after all of it
//! was sent in any order, twice, cut and with gaps.

use super::*;
use crate::opening::Fold;
use crate::signing::{SignatureRow, Signer};
use crate::snapshot::Snapshot;
use crate::strand::{Delivery, Heads, Strand, StrandFault, TakeFault};
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;

/// All rows take effect at once.
pub(super) const AT_ONCE: u64 = u64::MAX;
/// All wait.
pub(super) const LATER: u64 = 0;

/// A laptop with its key and its own file.
pub(super) struct Station {
    pub(super) folder: TempDir,
    pub(super) journal: Journal,
    pub(super) signer: Signer,
    recorded: u128,
}

impl Station {
    pub(super) fn new(number: u128) -> Self {
        let (folder, signer) = (TempDir::new().unwrap(), Signer::make().unwrap());
        Self::with(folder, signer, number)
    }

    pub(super) fn with(folder: TempDir, signer: Signer, number: u128) -> Self {
        let created = format!("2026-11-21T09:00:{number:02}+01:00[Europe/Berlin]");
        let header = Header { created, ..header() };
        let mut journal = Journal::create(&place(&folder), &header).unwrap();
        journal.sign_with(signer.clone());
        Self { folder, journal, signer, recorded: number * 1_000_000 }
    }

    pub(super) fn path(&self) -> PathBuf {
        place(&self.folder)
    }

    pub(super) fn key(&self) -> PublicKey {
        self.signer.public()
    }

    /// Records a command that gives so many events.
    pub(super) fn record(&mut self, events: usize) -> Vec<Row> {
        self.recorded += 1;
        let payload = match self.journal.last_seq() {
            0 => self.shown_key(),
            _ => format!("{{\"number\":{}}}", self.recorded),
        };
        let batch = batch(self.recorded, &vec![payload.as_str(); events]);
        self.journal.append(&batch).unwrap().rows().to_vec()
    }

    /// What stands in the first row of a station.
    fn shown_key(&self) -> String {
        let what = format!(r#"{{"event":"key-shown","station":"S","key":"{}"}}"#, self.key());
        format!(r#"{{"in":"evidence","what":{what}}}"#)
    }

    /// The first delivery that another lacks who knows nothing.
    pub(super) fn all(&self) -> Delivery {
        self.journal.since(&Heads::new(), u64::MAX).unwrap().remove(0)
    }

    /// Takes all that another has and this one lacks; how many rows came.
    pub(super) fn take_from(&mut self, other: &Self, limit: u64) -> usize {
        let sent = other.journal.since(&self.journal.heads().unwrap(), limit).unwrap();
        sent.iter().map(|one| self.journal.take(one, AT_ONCE).unwrap().rows.len()).sum()
    }

    /// Closes the file and opens it again; what a reader makes of it.
    pub(super) fn reopen<F: Fold>(self) -> (Self, F) {
        let Self { folder, journal, signer, recorded } = self;
        journal.close().unwrap();
        let key = signer.public();
        let (mut journal, made) = Journal::open_as(&place(&folder), Some(&key)).unwrap();
        journal.sign_with(signer.clone());
        (Self { folder, journal, signer, recorded }, made)
    }
}

/// The rows in the order in which they took effect: of which station, and which number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Log(pub(super) Vec<String>);

impl Log {
    pub(super) fn line(station: Option<&PublicKey>, row: &Row) -> String {
        let who = station.map_or_else(|| "own".to_owned(), PublicKey::to_string);
        format!("{who} {} {}", row.seq, row.payload)
    }
}

impl Fold for Log {
    fn begin() -> Self {
        Self(Vec::new())
    }

    fn row(&mut self, row: Row) {
        self.0.push(Self::line(None, &row));
    }

    fn foreign(&mut self, station: &PublicKey, row: Row) {
        self.0.push(Self::line(Some(station), &row));
    }

    fn knows(form: &str) -> bool {
        form == "log"
    }

    fn resume(snapshot: &Snapshot) -> Option<Self> {
        let text = String::from_utf8(snapshot.bytes.clone()).ok()?;
        Some(Self(text.lines().map(str::to_owned).collect()))
    }
}

pub(super) fn format_of(path: &Path) -> u32 {
    let database = Connection::open(path).unwrap();
    database.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap()
}

fn refused(found: Result<crate::strand::DeliveryOutcome, TakeFault>) -> StrandFault {
    match found {
        Err(TakeFault::Strand(fault)) => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_a_station_recorded_is_kept_by_others_and_handed_on_by_them() {
    let (mut a, mut b, mut c) = (Station::new(1), Station::new(2), Station::new(3));
    let recorded: Vec<Row> = [1, 3, 2].into_iter().flat_map(|events| a.record(events)).collect();
    b.record(1);
    assert_eq!(b.take_from(&a, 1000), 6);
    assert_eq!(b.take_from(&a, 1000), 0, "nothing is sent twice");
    a.record(1);
    assert_eq!(b.take_from(&a, 1000), 1);
    // A is gone: C gets its strand from B.
    let key = a.key();
    let heads = a.journal.heads().unwrap();
    let own = a.path();
    a.journal.close().unwrap();
    assert_eq!(c.take_from(&b, 1000), 8);
    assert_eq!(c.journal.strand_rows(&key, 1..=6).unwrap(), recorded);
    assert_eq!(c.journal.heads().unwrap().get(&key), heads.get(&key));
    assert_eq!(c.journal.heads().unwrap(), b.journal.heads().unwrap());
    assert_eq!(b.take_from(&c, 1000), 0);
    assert_eq!(b.journal.effective(&key), 7);
    for (station, rows) in [(&b.path(), 1), (&c.path(), 0)] {
        let verdict = Journal::verify(station).unwrap();
        assert!(verdict.is_sound(), "{verdict:?}");
        assert_eq!(verdict.rows, rows);
        assert_eq!(verdict.strands[verdict.strands.len() - 1].broken, None);
        let found = verdict.strands.iter().find(|one| one.key == key).unwrap();
        assert_eq!((found.head.seq, found.waiting, found.fork), (7, 0, None));
    }
    let (b, rows) = b.reopen::<Vec<Row>>();
    assert_eq!(rows.len(), 1, "the file's own rows");
    let path = b.path();
    b.journal.close().unwrap();
    assert_eq!((format_of(&path), format_of(&own)), (4, 2), "who took nothing has an old file");
}

#[test]
fn whole_commands_are_sent_about_as_many_as_are_asked_for() {
    let (mut a, mut b) = (Station::new(1), Station::new(2));
    for events in [2, 5, 1, 1, 3] {
        a.record(events);
    }
    let mut sizes = Vec::new();
    while let Some(size) = Some(b.take_from(&a, 3)).filter(|size| *size > 0) {
        sizes.push(size);
    }
    // Two, then five although three were asked for, then what fits.
    assert_eq!(sizes, [2, 5, 2, 3]);
    assert_eq!(b.journal.heads().unwrap().get(&a.key()).unwrap().seq, 12);
}

/// A delivery of five rows in three commands (1, 3, 1), and the station that sent it.
fn sent() -> (Station, Delivery) {
    let mut a = Station::new(1);
    for events in [1, 3, 1] {
        a.record(events);
    }
    let delivery = a.all();
    (a, delivery)
}

type Change = fn(&mut Delivery, &Signer);

/// What is done, and what is found to be wrong.
type Case = (&'static str, Change, u64, RowFault);

/// Rows that are not as they were recorded.
fn rows_changed() -> Vec<Case> {
    vec![
        ("a flipped bit", |sent, _| flip(&mut sent.rows[2]), 3, RowFault::HashMismatch),
        ("another author", |sent, _| sent.rows[0].who.station.push('x'), 1, RowFault::HashMismatch),
        ("another time", |sent, _| sent.rows[4].at.0 += 1, 5, RowFault::HashMismatch),
        ("a flipped hash", |sent, _| sent.rows[4].hash.0[7] ^= 1, 5, RowFault::HashMismatch),
        (
            "another beginning",
            |sent, _| sent.strand.header.program.push('x'),
            1,
            RowFault::ChainBroken,
        ),
        ("a row left out", |sent, _| drop(sent.rows.remove(1)), 2, RowFault::Missing),
        (
            "a row twice",
            |sent, _| sent.rows.insert(1, sent.rows[0].clone()),
            1,
            RowFault::OutOfOrder,
        ),
        ("two rows exchanged", |sent, _| sent.rows.swap(1, 2), 2, RowFault::Missing),
        ("row 0", |sent, _| sent.rows[0].seq = 0, 0, RowFault::OutOfOrder),
        ("a row written again", |sent, _| again(sent, 4), 5, RowFault::SignatureWrong),
        ("all written again", |sent, _| again(sent, 0), 1, RowFault::SignatureWrong),
    ]
}

/// Signatures that are not those of the strand.
fn signatures_changed() -> Vec<Case> {
    vec![
        (
            "a flipped signature",
            |sent, _| sent.signatures[2].signature[9] ^= 2,
            5,
            RowFault::SignatureWrong,
        ),
        (
            "exchanged signatures",
            |sent, _| {
                let (one, other) = (sent.signatures[0].signature, sent.signatures[2].signature);
                (sent.signatures[0].signature, sent.signatures[2].signature) = (other, one);
            },
            1,
            RowFault::SignatureWrong,
        ),
        (
            "a signature inside a command",
            |sent, _| sent.signatures[1].seq = 3,
            3,
            RowFault::SignatureWrong,
        ),
        (
            "a signature of no row",
            |sent, _| sent.signatures[2].seq = 9,
            9,
            RowFault::SignatureWrong,
        ),
        ("no signature", |sent, _| sent.signatures.clear(), 5, RowFault::Unsigned),
        ("the last one gone", |sent, _| sent.signatures.truncate(2), 5, RowFault::Unsigned),
        (
            // Signed by somebody else, who says it is this station's.
            "a stranger's",
            |sent, stranger| {
                let statement = crate::signing::Statement::of_head(
                    sent.strand.header.competition,
                    &Head { seq: 5, hash: sent.rows[4].hash.0 },
                );
                sent.signatures[2].signature = stranger.sign(&statement);
            },
            5,
            RowFault::SignatureWrong,
        ),
    ]
}

#[test]
fn what_is_not_as_its_station_recorded_it_is_refused_with_its_word() {
    for (name, change, seq, how) in rows_changed().into_iter().chain(signatures_changed()) {
        let (a, whole) = sent();
        let mut b = Station::new(2);
        b.record(1);
        let mut delivery = whole.clone();
        change(&mut delivery, &b.signer);
        let found = refused(b.journal.take(&delivery, AT_ONCE));
        let StrandFault::Broken { station, broken } = found else { panic!("{name}: {found:?}") };
        assert_eq!((station, broken), (a.key(), BrokenRow { seq, how }), "{name}");
        assert_eq!(b.journal.heads().unwrap().len(), 1, "{name}: nothing of it is there");
        assert_eq!(b.journal.take(&whole, AT_ONCE).unwrap().rows, whole.rows, "{name}");
    }
}

fn flip(row: &mut Row) {
    let mut bytes = row.payload.clone().into_bytes();
    bytes[3] ^= 1;
    row.payload = String::from_utf8(bytes).unwrap();
}

/// Changes a row, and computes its hash and those behind it again.
fn again(sent: &mut Delivery, from: usize) {
    sent.rows[from].payload = "{}".to_owned();
    for place in from..sent.rows.len() {
        if place > 0 {
            sent.rows[place].previous = sent.rows[place - 1].hash;
        }
        sent.rows[place].hash = row_hash(&sent.rows[place]);
    }
}

#[test]
fn strands_of_another_competition_or_key_and_gaps_are_refused_with_their_word() {
    let (a, whole) = sent();
    let (station, mut b) = (a.key(), Station::new(2));
    let other = b.key();
    let mut elsewhere = whole.clone();
    elsewhere.strand.header.competition = Uuid::from_u128(7);
    let fault = refused(b.journal.take(&elsewhere, AT_ONCE));
    assert_eq!(fault, StrandFault::Competition { station, competition: Uuid::from_u128(7) });
    // The strand says one key, and is signed with another.
    let mut stolen = whole.clone();
    stolen.strand.key = Signer::make().unwrap().public();
    let fault = refused(b.journal.take(&stolen, AT_ONCE));
    let thief = stolen.strand.key;
    assert_eq!(fault, StrandFault::OtherKey { station: thief, other: station });
    let mut foreign = whole.clone();
    let head = Head { seq: 5, hash: whole.rows[4].hash.0 };
    foreign.signatures[2] = SignatureRow::of(header().competition, &head, &b.signer);
    let fault = refused(b.journal.take(&foreign, AT_ONCE));
    assert_eq!(fault, StrandFault::OtherKey { station, other });
    // Rows 2 to 4 and 5, before there is a first.
    let part = |from: usize, to: usize| Delivery {
        rows: whole.rows[from..to].to_vec(),
        signatures: whole
            .signatures
            .iter()
            .filter(|one| (from..to).contains(&(one.seq as usize - 1)))
            .copied()
            .collect(),
        ..whole.clone()
    };
    let fault = refused(b.journal.take(&part(1, 4), AT_ONCE));
    assert_eq!(fault, StrandFault::Gap { station, have: 0, got: 2 });
    b.journal.take(&part(0, 1), AT_ONCE).unwrap();
    let fault = refused(b.journal.take(&part(4, 5), AT_ONCE));
    assert_eq!(fault, StrandFault::Gap { station, have: 1, got: 5 });
    let mut renamed = part(1, 4);
    renamed.strand.header.created.push('x');
    let fault = refused(b.journal.take(&renamed, AT_ONCE));
    assert_eq!(fault, StrandFault::OtherBeginning { station });
    // Overlapping, whole, and nothing at all.
    assert_eq!(b.journal.take(&part(0, 4), AT_ONCE).unwrap().rows, whole.rows[1..4]);
    assert_eq!(b.journal.take(&whole, AT_ONCE).unwrap().rows, whole.rows[4..]);
    assert_eq!(b.journal.take(&part(0, 0), AT_ONCE).unwrap().rows, []);
    assert!(Journal::verify(&b.path()).unwrap().is_sound());
    // Without a key of its own a file belongs to nobody.
    let folder = TempDir::new().unwrap();
    let mut nobody = filled(&place(&folder), 1);
    assert_eq!(refused(nobody.take(&whole, AT_ONCE)), StrandFault::NoKey);
}

/// Two files of one station that were the same once, and have grown apart behind row 4.
fn forked() -> (Station, Station) {
    let (mut a, _) = sent();
    let folder = TempDir::new().unwrap();
    let (signer, recorded) = (a.signer.clone(), a.recorded + 500);
    let rows = Journal::read(&a.path()).unwrap().rows;
    let header = a.journal.header().clone();
    let mut journal = Journal::create(&place(&folder), &header).unwrap();
    journal.sign_with(signer.clone());
    for command in rows.chunk_by(|one, two| one.key == two.key).take(2) {
        let Row { key, wall, at, who, .. } = command[0].clone();
        let events = command.iter().map(|row| (row.version, row.payload.clone())).collect();
        journal.append(&crate::row::Batch { key, wall, at, who, events }).unwrap();
    }
    let mut other = Station { folder, journal, signer, recorded };
    other.record(1);
    other.record(1);
    a.record(2);
    (a, other)
}

#[test]
fn a_strand_that_its_owner_has_rewritten_is_refused_and_the_proof_is_kept() {
    let (a, other) = forked();
    let mut b = Station::new(2);
    b.take_from(&a, 1000);
    let key = a.key();
    // Asked for what B lacks, the other file shows the row that differs, as it knows fewer than B does.
    let heads = b.journal.heads().unwrap();
    assert_eq!(heads[&key].seq, 7);
    let whole = other.all();
    let fault = refused(b.journal.take(&whole, AT_ONCE));
    let StrandFault::Fork { station, have, got } = fault else { panic!("{fault:?}") };
    assert_eq!((station, have.seq, got.seq), (key, 5, 5));
    assert_eq!(got.hash, whole.rows[4].hash.0);
    assert_eq!(have.hash, a.journal.hash_at(5).unwrap().unwrap().0);
    let proof = b.journal.fork_of(&key).unwrap().unwrap();
    assert_eq!(proof.head, got);
    // Rows behind those that are here, of the other branch: seen by what they follow.
    let mut c = Station::new(3);
    let five = Delivery {
        rows: whole.rows[..5].to_vec(),
        signatures: whole.signatures[..3].to_vec(),
        ..whole.clone()
    };
    c.journal.take(&five, AT_ONCE).unwrap();
    let of_a = a.all();
    let behind = Delivery {
        rows: of_a.rows[5..].to_vec(),
        signatures: of_a.signatures[3..].to_vec(),
        ..of_a.clone()
    };
    let fault = refused(c.journal.take(&behind, AT_ONCE));
    assert!(matches!(fault, StrandFault::Fork { have, .. } if have.seq == 5), "{fault:?}");
    // Who is asked by somebody on another branch sends the command that differs.
    let shown = a.journal.since(&c.journal.heads().unwrap(), 1000).unwrap().remove(0);
    assert_eq!((shown.rows[0].seq, shown.rows.len()), (5, 1));
    let fault = refused(c.journal.take(&shown, AT_ONCE));
    assert!(matches!(fault, StrandFault::Fork { have, .. } if have.seq == 5), "{fault:?}");
    // The strand as it was taken goes on; the proof stays with the file, and what is there is sound.
    let (mut b, _) = b.reopen::<()>();
    assert_eq!(b.journal.fork_of(&key).unwrap(), Some(proof));
    let mut a = a;
    a.record(1);
    assert_eq!(b.take_from(&a, 1000), 1);
    let verdict = Journal::verify(&b.path()).unwrap();
    assert!(verdict.is_sound(), "{verdict:?}");
    assert_eq!(verdict.strands[0].fork, Some(proof));
}

#[test]
fn a_station_gets_its_own_rows_back_and_learns_of_a_second_file_of_its_own() {
    let (a, other) = forked();
    let mut b = Station::new(2);
    b.record(1);
    b.take_from(&a, 1000);
    let fault = refused(b.journal.take(&other.all(), AT_ONCE));
    assert!(matches!(fault, StrandFault::Fork { .. }), "{fault:?}");
    // The disk of A is gone; a copy of its second row is put in its place.
    let (signer, key) = (a.signer.clone(), a.key());
    let mut copy = Station::with(TempDir::new().unwrap(), signer, 1);
    assert_eq!(copy.take_from(&b, 1000), 8, "its own seven and the one of B");
    assert_eq!(copy.journal.head(), a.journal.head());
    assert_eq!(copy.journal.effective(&key), 7);
    let mut a = a;
    copy.recorded = a.recorded;
    assert_eq!(copy.record(1), a.record(1), "it goes on where it was");
    let fault = refused(copy.journal.take(&other.all(), AT_ONCE));
    assert!(matches!(fault, StrandFault::Fork { station, .. } if station == key), "{fault:?}");
    let (copy, rows) = copy.reopen::<Vec<Row>>();
    assert_eq!(rows, Journal::read(&a.path()).unwrap().rows);
    let verdict = Journal::verify(&copy.path()).unwrap();
    assert!(verdict.is_sound(), "{verdict:?}");
}

#[test]
fn nobody_records_in_the_file_of_another_station() {
    let (mut a, mut b) = (Station::new(1), Station::new(2));
    a.record(1);
    b.record(1);
    b.take_from(&a, 10);
    let path = b.path();
    let station = b.key();
    b.journal.close().unwrap();
    let (mut journal, _) = Journal::open(&path).unwrap();
    let fault = Fault::OtherStation { path: path.clone(), station };
    assert_eq!(journal.append(&batch(1, &["{}"])), Err(fault.clone()), "without a key");
    journal.sign_with(Signer::make().unwrap());
    assert_eq!(journal.append(&batch(1, &["{}"])), Err(fault.clone()));
    let sent = a.all();
    assert_eq!(journal.take(&sent, AT_ONCE), Err(TakeFault::File(fault)));
    assert_eq!(journal.owner(), Some(station));
    // What is in it can be handed on all the same.
    let all = journal.since(&Heads::new(), 10).unwrap();
    let strands: Vec<&Strand> = all.iter().map(|one| &one.strand).collect();
    assert_eq!(strands.iter().map(|one| one.key).collect::<Vec<_>>(), [station, a.key()]);
}

#[test]
fn a_file_that_is_shared_stays_that_of_its_key_also_if_it_takes_nothing() {
    let mut a = Station::new(1);
    a.record(3);
    a.journal.begin_sharing().unwrap();
    a.journal.begin_sharing().unwrap();
    a.record(1);
    let (mut a, log) = a.reopen::<Log>();
    assert_eq!(log.0.len(), 4);
    let path = a.path();
    let station = a.key();
    a.journal.sign_with(Signer::make().unwrap());
    let fault = Fault::OtherStation { path: path.clone(), station };
    assert_eq!(a.journal.append(&batch(1, &["{}"])), Err(fault.clone()));
    assert_eq!(a.journal.begin_sharing(), Err(TakeFault::File(fault)));
    a.journal.close().unwrap();
    assert_eq!(format_of(&path), 4);
    assert!(Journal::verify(&path).unwrap().is_sound());
    // Of a new file nothing has taken effect yet.
    let mut empty = Station::new(2);
    empty.journal.begin_sharing().unwrap();
    assert!(empty.journal.heads().unwrap().is_empty());
    assert_eq!(empty.journal.since(&Heads::new(), 5).unwrap(), []);
    empty.record(2);
    let (empty, log) = empty.reopen::<Log>();
    assert_eq!(log.0.len(), 2);
    assert!(Journal::verify(&empty.path()).unwrap().is_sound());
}

#[test]
fn a_strand_of_which_somebody_takes_nothing_keeps_no_other_back() {
    let (mut a, mut b, mut c) = (Station::new(1), Station::new(2), Station::new(3));
    (0..5).for_each(|_| drop(a.record(2)));
    b.take_from(&a, 100);
    b.record(1);
    c.record(1);
    b.take_from(&c, 100);
    let sent = b.journal.since(&Heads::new(), 4).unwrap();
    let sizes: Vec<_> = sent.iter().map(|one| (one.strand.key, one.rows.len())).collect();
    assert_eq!(sizes, [(b.key(), 1), (a.key(), 4), (c.key(), 1)]);
}

/// What happens to several stations.
#[derive(Debug, Clone)]
enum Act {
    /// One of them records a command of so many events.
    Record(usize, usize),
    /// One sends another what that one lacks, about so many rows; perhaps cut off behind some of them.
    Send { from: usize, to: usize, limit: u64, cut: Option<usize> },
    /// Something that was sent comes (perhaps again) at any of them.
    Deliver { which: prop::sample::Index, to: usize, effective: bool },
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let who = 0..4_usize;
    let cut = prop::option::weighted(0.3, 0..6_usize);
    let send = (who.clone(), who.clone(), 1..8_u64, cut)
        .prop_map(|(from, to, limit, cut)| Act::Send { from, to, limit, cut });
    let deliver = (any::<prop::sample::Index>(), who.clone(), any::<bool>())
        .prop_map(|(which, to, effective)| Act::Deliver { which, to, effective });
    let record = (who, 1..4_usize).prop_map(|(who, events)| Act::Record(who, events));
    prop::collection::vec(prop_oneof![2 => record, 2 => send, 3 => deliver], 1..50)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_files_end_with_the_same_strands_whatever_happens_on_the_way(acts in acts()) {
        let mut stations: Vec<Station> = (1..=4).map(Station::new).collect();
        let mut way: Vec<Delivery> = Vec::new();
        for act in acts {
            match act {
                Act::Record(who, events) => drop(stations[who].record(events)),
                Act::Send { from, to, limit, cut } => {
                    let known = stations[to].journal.heads().unwrap();
                    for mut one in stations[from].journal.since(&known, limit).unwrap() {
                        if let Some(rows) = cut {
                            one.rows.truncate(rows);
                            one.signatures.retain(|one| one.seq <= rows as u64);
                        }
                        way.push(one);
                    }
                }
                Act::Deliver { which, to, effective } if !way.is_empty() => {
                    let effective = if effective { AT_ONCE } else { LATER };
                    let one = which.get(&way);
                    let journal = &mut stations[to].journal;
                    let before = journal.heads().unwrap();
                    match journal.take(one, effective) {
                        Ok(taken) => {
                            let head = journal.heads().unwrap().get(&one.strand.key).copied();
                            let first = taken.rows.first().map(|row| row.seq);
                            let known = before.get(&one.strand.key).map_or(0, |head| head.seq);
                            prop_assert!(first.is_none_or(|first| first == known + 1));
                            prop_assert!(head.is_some_and(|head| head.seq >= known) || one.rows.is_empty());
                        }
                        Err(TakeFault::Strand(StrandFault::Gap { .. } | StrandFault::Broken { .. })) => {
                            prop_assert_eq!(journal.heads().unwrap(), before);
                        }
                        Err(other) => panic!("{other:?}"),
                    }
                }
                Act::Deliver { .. } => {}
            }
        }
        // At last everybody hears everybody.
        for (to, from) in [(0, 1), (0, 2), (0, 3), (1, 0), (2, 0), (3, 0)] {
            let heads = stations[to].journal.heads().unwrap();
            for one in stations[from].journal.since(&heads, u64::MAX).unwrap() {
                stations[to].journal.take(&one, LATER).unwrap();
            }
        }
        let heads = stations[0].journal.heads().unwrap();
        for station in stations {
            prop_assert_eq!(&station.journal.heads().unwrap(), &heads);
            let mut station = station;
            for (key, rows) in station.journal.waiting(u64::MAX).unwrap() {
                let entered = station.journal.enter(&key, rows.last().unwrap().seq).unwrap();
                prop_assert_eq!(entered, Some(rows[0].seq..=rows.last().unwrap().seq));
            }
            prop_assert!(station.journal.waiting(1).unwrap().is_empty());
            let (station, log) = station.reopen::<Log>();
            let rows: u64 = heads.values().map(|head| head.seq).sum();
            prop_assert_eq!(log.0.len() as u64, rows);
            let verdict = Journal::verify(&station.path()).unwrap();
            prop_assert!(verdict.is_sound(), "{:?}", verdict);
            for one in verdict.strands {
                prop_assert_eq!(Some(&one.head), heads.get(&one.key));
                prop_assert_eq!(one.waiting, 0);
            }
        }
    }
}

#[test]
fn a_killed_process_has_taken_a_delivery_wholly_or_not_at_all() {
    let test = "strands::a_killed_process_has_taken_a_delivery_wholly_or_not_at_all";
    let signer_at =
        |path: &Path| Signer::at(Path::new(&format!("{}.key", path.display()))).unwrap();
    if let Some(path) = std::env::var_os(CHILD) {
        // Takes what lies in a file beside its own, command after command.
        let path = PathBuf::from(path);
        let (mut journal, _) = Journal::open(&path).unwrap();
        journal.sign_with(signer_at(&path));
        let (mut source, _) = Journal::open(&path.with_extension("source")).unwrap();
        source.sign_with(signer_at(&path.with_extension("source")));
        loop {
            let sent = source.since(&journal.heads().unwrap(), 4).unwrap();
            let Some(one) = sent.first() else { return };
            let taken = journal.take(one, AT_ONCE).unwrap();
            println!("\n<{}>", taken.rows.last().unwrap().seq);
        }
    }
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let source = path.with_extension("source");
    Journal::create(&path, &header()).unwrap().close().unwrap();
    let mut journal = Journal::create(&source, &header()).unwrap();
    journal.sign_with(signer_at(&source));
    for key in 1..=400 {
        journal.append(&batch(key, &["{}", "{}"])).unwrap();
    }
    journal.close().unwrap();
    let key = signer_at(&source).public();
    let mut told = 0;
    for kill in 0..4_u64 {
        let mut child = another_process(test, &path).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut seqs = lines.filter_map(|line| {
            line.ok()?.strip_prefix('<')?.strip_suffix('>')?.parse::<u64>().ok()
        });
        told = seqs.by_ref().take(5 + 11 * usize::try_from(kill).unwrap()).last().unwrap_or(told);
        child.kill().unwrap();
        child.wait().unwrap();
        told = seqs.last().unwrap_or(told);
        let verdict = Journal::verify(&path).unwrap();
        assert!(verdict.is_sound(), "kill {kill}: {verdict:?}");
        let found = &verdict.strands[0];
        assert_eq!(found.key, key, "kill {kill}");
        assert!(found.head.seq >= told && told > 0, "kill {kill}: {found:?} after {told}");
        assert_eq!((found.head.seq % 4, found.waiting), (0, 0), "kill {kill}: half a delivery");
    }
}

#[test]
fn on_a_full_disk_nothing_of_another_strand_is_taken_and_all_of_it_once_there_is_room() {
    let (mut one, mut other) = (Station::new(1), Station::new(2));
    one.record(1);
    other.record(1);
    one.take_from(&other, u64::MAX);
    for _ in 0..20 {
        other.record(40);
    }
    let before = one.journal.heads().unwrap();
    let sent = other.journal.since(&before, u64::MAX).unwrap().remove(0);
    one.journal.leave_pages(2);
    let fault = one.journal.take(&sent, AT_ONCE).unwrap_err();
    assert_eq!(fault, TakeFault::File(Fault::DiskFull { path: one.path() }));
    assert_eq!(one.journal.heads().unwrap(), before, "wholly or not at all");
    // It is sent again, and by then there is room.
    one.journal.leave_pages(10_000);
    assert_eq!(one.journal.take(&sent, AT_ONCE).unwrap().rows.len(), 800);
    one.record(1);
    let key = other.key();
    assert_eq!(one.journal.heads().unwrap()[&key], other.journal.heads().unwrap()[&key]);
    let path = one.path();
    one.journal.close().unwrap();
    assert!(Journal::verify(&path).unwrap().is_sound());
}
