//! What can be read of a damaged file, as a new and valid one. What is not as it was recorded is left
//! out, and so is every signature that does not stand: nobody shall be accused by what was saved.
//! Who saves it signs in the place of those, and tells the own key before the first of them.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::chain::{genesis, row_hash};
use crate::fault::Fault;
use crate::file_end::FileEnd;
use crate::fresh;
use crate::hash::Hash;
use crate::heartbeat::fits;
use crate::new_file::{LastBeat, make_with_beat};
use crate::others::Others;
use crate::reading::{self, Reading};
use crate::row::{Header, Heartbeat, Row};
use crate::signing::{SignatureRow, Signer, Statement};
use crate::strands::{self, Intact, OWN};
use jadoube_chess::ply::Ply;
use jadoube_core::competition::event::Event as ContestEvent;
use jadoube_core::evidence::code::unhex;
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::evidence::record::{Countersignature, Event as Told, TO_THE_END};
use jadoube_core::hall::event::Event;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::{BoardNo, CommandKey, GameNo, Role, Who};

/// What became of a damaged file that was read as far as possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Salvage {
    /// How many rows of the damaged file the new one has.
    pub rows: u64,
    /// How many of them stand as they were recorded, with their hashes: those before the first
    /// that is missing or does not stand.
    pub unchanged: u64,
    /// The numbers of the rows that were left out or are missing, as ranges from–to, in order; the last goes up
    /// to [`TO_THE_END`] where what came behind the last row is lost.
    pub left_out: Vec<(u64, u64)>,
    /// How many signatures were left out, because they are not genuine or what they are of has
    /// another place now; and how many are gone or cannot be read, where that can be told.
    pub signatures: u64,
    /// Which rows of other stations were left out, which have them still: behind one that does not stand, or
    /// all, where the own rows are not all as they were.
    pub others: Vec<LeftOut>,
    /// What was left out of games and can be read in the damaged file.
    pub games: Vec<LostGame>,
    /// Games of which moves or times may be among what was left out, by round, where there is an event, and board.
    pub doubted: Vec<(Option<u16>, BoardNo)>,
    /// Whether there is something of an event in the new file, but not its regulations.
    pub lacks_regulations: bool,
    /// Whether nothing in the new file says by which edition of the Laws is played.
    pub lacks_competition: bool,
    /// Pairings whose result may be an earlier one, which was corrected or undone, by round and board.
    pub results: Vec<(u8, BoardNo)>,
    /// Players whose entry is lost and who were entered anew: the number of their entry, and a name.
    pub players: Vec<(u16, String)>,
    /// The rows of those presses of the clock that are lost behind their moves and were recorded anew.
    pub presses: Vec<u64>,
    /// Whether the file had been saved from a damaged one before, and the row that told what was lost then is
    /// lost now.
    pub is_note_lost: bool,
    /// What was wrong with the file.
    pub trouble: Option<Fault>,
}

/// What was left out of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LostGame {
    /// Its round; none where there is no event, or nobody knows which game was at the board.
    pub round: Option<u16>,
    /// Its board.
    pub board: BoardNo,
    /// How many half-moves.
    pub moves: u32,
    /// Whether a result is part of it.
    pub has_result: bool,
}

/// Rows of another station that were left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftOut {
    /// Whose they are.
    pub station: PublicKey,
    /// What that is called; empty where nothing tells.
    pub name: String,
    /// The first.
    pub from: u64,
    /// The last.
    pub to: u64,
}

impl Salvage {
    /// Whether the new file is the old one, and nothing was wrong with that.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.left_out.is_empty()
            && self.unchanged == self.rows
            && self.signatures == 0
            && self.others.is_empty()
            && self.trouble.is_none()
    }

    /// The rows that were left out and of which nobody knows what they said: what a press was that is
    /// recorded anew is known.
    #[must_use]
    pub fn unknown(&self) -> Vec<(u64, u64)> {
        let is_back = |(from, to): &(u64, u64)| from == to && self.presses.contains(from);
        self.left_out.iter().copied().filter(|rows| !is_back(rows)).collect()
    }
}

/// Tells whether rows still mean what they meant: the journal does not look into them. It is shown every
/// row of the damaged file once, in order.
pub trait RowMeaning {
    /// All rows that can be read, before any of them is shown.
    fn ahead(&mut self, _rows: &[Row]) {}
    /// What has to be recorded anew before a batch that is taken, because it is lost and the batch rests on it.
    fn needed(&self, _batch: &[Row]) -> Vec<Event> {
        Vec::new()
    }
    /// The same behind a batch that is taken without others of its rows.
    fn needed_behind(&self, _rest: &[Row]) -> Vec<Event> {
        Vec::new()
    }
    /// Whether a batch that is as it was recorded is about the same behind the rows that were taken as it
    /// was behind all that were recorded.
    fn fits(&mut self, batch: &[Row]) -> bool;
    /// What of a batch that does not fit means the same without the rest, and that rest: what was done at once
    /// with several boards is done with each.
    fn divide(&self, batch: &[Row]) -> (Vec<Row>, Vec<Row>) {
        (Vec::new(), batch.to_vec())
    }
    /// A batch was taken; these are its rows with the numbers that they have in the new file.
    fn taken(&mut self, batch: &[Row], new: &[Row]);
    /// A batch was left out that is as it was recorded.
    fn left_out(&mut self, batch: &[Row]);
    /// A batch was left out that is not as it was recorded.
    fn altered(&mut self, batch: &[Row]);
    /// So many rows are not there before the batch that is shown next.
    fn missing(&mut self, rows: u64);
    /// Whether these rows of a batch, of which others are not there or not as they were recorded, mean what they
    /// meant without those.
    fn can_spare(&self, rest: &[Row]) -> bool;
    /// Such rows were taken, and the others of their batch are left out.
    fn spared(&mut self, rest: &[Row]);
    /// Rows of a batch that are as they were recorded were left out, because they cannot spare the others, which
    /// are not there or not as they were recorded. Nothing more is told of those.
    fn cut(&mut self, rest: &[Row]);
    /// The row that told last what the file lacks of an earlier one is not there.
    fn note_lost(&mut self) {}
    /// After all that was shown: the games, as they are numbered in the new file, of which moves may be among
    /// the rows that it lacks, each with the plies before that place.
    fn lacking(&self) -> Vec<(GameNo, Ply)>;
    /// The same of the pairings whose result may be an earlier one, by round and board.
    fn earlier_results(&self) -> Vec<(u8, BoardNo)> {
        Vec::new()
    }
    /// The games that may lack something, by round, where there is an event, and board.
    fn doubted(&self) -> Vec<(Option<u16>, BoardNo)> {
        Vec::new()
    }
    /// What was left out of games and can be read.
    fn lost_games(&self) -> Vec<LostGame> {
        Vec::new()
    }
    /// Whether something of an event was taken, but not its regulations.
    fn lacks_regulations(&self) -> bool {
        false
    }
    /// Whether the row is not taken that names the competition and its edition of the Laws.
    fn lacks_competition(&self) -> bool {
        false
    }
}

/// Saves what can be read of a file as a new, valid one, and says what was left out. Rows that are
/// not as they were recorded are left out, with their batch unless that can spare them, and so are those that would mean something
/// else without them; the rows behind are chained again, and signed by who saves them under the name of
/// a station (without a key nothing of the new file is signed). Where the file is known to have come to a row
/// that it does not have, its end is lost.
///
/// # Errors
/// When nothing can be read, or the new file cannot be made; the damaged one stays as it is.
pub(crate) fn salvage(
    damaged: &Path,
    to: &Path,
    signer: Option<(&Signer, &str)>,
    meaning: &mut dyn RowMeaning,
    known_to: u64,
) -> Result<Salvage, Fault> {
    let reading = reading::read_all(damaged)?;
    let file_end = FileEnd::of(&reading, known_to);
    let was_note_last = was_note_last(&reading);
    let Reading { mut header, rows, trouble, signatures, .. } = reading;
    if header.competition.is_nil() {
        // Its own is gone with the head of the file.
        header.competition = fresh::id();
    }
    let mut saved = NewFile::new(header, signatures, signer);
    let RowReport { mut left_out, last, end } = judge(&rows, meaning, &mut saved);
    if was_note_last {
        meaning.note_lost();
    }
    let is_end_lost = file_end.is_lost(end);
    // The other stations have the own rows that are lost at the end, and give them back: a row more in their
    // place would contradict those.
    if (end > last || is_end_lost) && (!left_out.is_empty() || !is_shared(damaged)) {
        leave_out_half(&mut left_out, last, end);
        if is_end_lost {
            meaning.missing(TO_THE_END);
            left_out.push((end.saturating_add(1), TO_THE_END));
        }
    }
    let is_note_lost = was_note_last || rows.iter().any(|row| !stands(row) && is_note(row));
    let (unchanged, rows) = (saved.unchanged, saved.rows.len() as u64 - saved.added);
    if let Some(end) = saved.rows.last().cloned().filter(|_| !left_out.is_empty()) {
        let (lacking, results) = (meaning.lacking(), meaning.earlier_results());
        if is_note_lost {
            saved.tell(Lack::default(), &end);
        }
        saved.tell(Lack { left_out: left_out.clone(), lacking, results }, &end);
    }
    let signatures = saved.finish();
    let as_it_was = unchanged == saved.rows.len() as u64 && left_out.is_empty();
    let (others, lost) = others_of(damaged, as_it_was);
    let (rows_and_signatures, beat) = ((&*saved.rows, &*saved.signatures), saved.last_beat());
    make_with_beat(to, &saved.header, rows_and_signatures, others.as_ref(), beat.as_ref())?;
    let results = meaning.earlier_results();
    let doubted = if left_out.is_empty() { Vec::new() } else { meaning.doubted() };
    let (players, presses) = (saved.players, saved.presses);
    Ok(Salvage {
        rows,
        unchanged,
        left_out,
        signatures,
        others: lost,
        games: meaning.lost_games(),
        doubted,
        lacks_regulations: meaning.lacks_regulations(),
        lacks_competition: meaning.lacks_competition(),
        results,
        players,
        presses,
        is_note_lost,
        trouble,
    })
}

/// The rows of a damaged file that [`crate::file::Journal::salvage`] would take, as they stand there: what is
/// shown of it is what can be trusted.
///
/// # Errors
/// When nothing can be read.
pub fn sound_rows(damaged: &Path, meaning: &mut dyn RowMeaning) -> Result<Vec<Row>, Fault> {
    let reading = reading::read_all(damaged)?;
    let mut kept = KeptRows::default();
    judge(&reading.rows, meaning, &mut kept);
    if was_note_last(&reading) {
        meaning.note_lost();
    }
    Ok(kept.0)
}

/// Where rows go that are taken.
trait Target {
    /// Whether a batch may come behind those that were taken.
    fn may_follow(&self, batch: &[Row]) -> bool;
    /// Takes the rows of a batch; they, as they stand here.
    fn take(&mut self, batch: &[Row]) -> &[Row];
    /// Takes something that is recorded anew, at the time of that row.
    fn take_own(&mut self, event: &Event, beside: &Row) -> Option<Row>;
    /// Where a batch that is left out tells what its file lacked of an earlier one, tells that again in its
    /// place, with the games of which moves may be missing so far; whether it did.
    fn tell_again(&mut self, batch: &[Row], lacking: Vec<(GameNo, Ply)>) -> bool;
}

/// Rows that are only looked at.
#[derive(Default)]
struct KeptRows(Vec<Row>);

impl Target for KeptRows {
    fn may_follow(&self, _: &[Row]) -> bool {
        true
    }

    fn take(&mut self, batch: &[Row]) -> &[Row] {
        let from = self.0.len();
        self.0.extend_from_slice(batch);
        self.0.get(from..).unwrap_or_default()
    }

    fn take_own(&mut self, event: &Event, beside: &Row) -> Option<Row> {
        let own = own_row(event, beside.who.station.clone(), beside)?;
        self.0.push(own.clone());
        Some(own)
    }

    /// Nothing is numbered again here, so that what is told there is right or is about a game that is gone.
    fn tell_again(&mut self, _: &[Row], _: Vec<(GameNo, Ply)>) -> bool {
        false
    }
}

/// What became of the rows of a file.
struct RowReport {
    /// The numbers of those that are not handed on, up to the last.
    left_out: Vec<(u64, u64)>,
    /// The last row that there was, but for a command at the end of which nothing can be kept without the rest.
    last: u64,
    /// The last row that there was, as its command tells.
    end: u64,
}

/// Shows all rows to who tells their meaning, and hands on those that are as they were recorded and mean the
/// same.
fn judge(rows: &[Row], meaning: &mut dyn RowMeaning, target: &mut impl Target) -> RowReport {
    let placed = without_strays(rows);
    meaning.ahead(&placed);
    let batches = placed.chunk_by(|one, two| one.key == two.key && two.index > one.index);
    let mut left_out: Vec<(u64, u64)> = Vec::new();
    // The last row that there was, and the number behind the last that is taken.
    let (mut last, mut known, mut expected) = (0, 0, 1);
    // The number behind the last row that stands, and how many were shown since that do not.
    let (mut next, mut altered) = (1, 0);
    for batch in batches {
        let Some(end) = batch.last().map(|row| row.seq) else { continue };
        let stands = standing(batch, &*meaning);
        let is_cut = stands.is_none();
        let Some(rows) = stands.or_else(|| half(batch)) else {
            // Of half a command of which no row stands nothing is shown: it is as if they were not there.
            if is_whole(batch) {
                last = last.max(end);
                altered += batch.len() as u64;
                meaning.altered(batch);
            }
            continue;
        };
        let Some(first) = rows.first() else { continue };
        let of = u64::from(first.of);
        // Rows of it that are not there, before and behind those that are, are not missing beside it.
        let begin = first.seq.saturating_sub(u64::from(first.index));
        let end = end.max(begin.saturating_add(of).saturating_sub(1));
        known = known.max(end);
        if !is_cut {
            last = last.max(end);
        }
        if first.seq < next {
            continue;
        }
        let missing = begin.saturating_sub(next).saturating_sub(altered);
        if missing > 0 {
            meaning.missing(missing);
        }
        (next, altered) = (end.saturating_add(1), 0);
        if is_cut {
            meaning.cut(&rows);
            continue;
        }
        let is_spared = (rows.len() as u64) < of;
        let fitting = fitting(&rows, meaning, &*target);
        let Some(first) = fitting.first() else {
            if target.tell_again(&rows, meaning.lacking()) {
                pass(first, &mut expected, &mut left_out);
            }
            continue;
        };
        let rows = &fitting;
        record_anew(&meaning.needed(rows), first, meaning, target);
        let behind = meaning.needed_behind(rows);
        rows.iter().for_each(|row| pass(row, &mut expected, &mut left_out));
        meaning.taken(rows, target.take(rows));
        if is_spared {
            meaning.spared(rows);
        }
        record_anew(&behind, rows.last().unwrap_or(first), meaning, target);
    }
    // Before what is altered at the end no batch follows that would tell of rows that are not there.
    let missing = last.saturating_add(1).saturating_sub(next).saturating_sub(altered);
    if missing > 0 {
        meaning.missing(missing);
    }
    if last >= expected {
        left_out.push((expected, last));
    }
    RowReport { left_out, last, end: known.max(last) }
}

/// What of a batch can be handed on: all that fits, or nothing.
fn fitting<'a>(
    batch: &'a [Row],
    meaning: &mut dyn RowMeaning,
    target: &impl Target,
) -> Cow<'a, [Row]> {
    if target.may_follow(batch) && meaning.fits(batch) {
        return Cow::Borrowed(batch);
    }
    let (part, rest) = meaning.divide(batch);
    meaning.left_out(&rest);
    Cow::Owned(part)
}

/// Of a command at the end the rows cannot be kept, and it is known how many it had.
fn leave_out_half(left_out: &mut Vec<(u64, u64)>, last: u64, end: u64) {
    match left_out.last_mut() {
        _ if end <= last => {}
        Some((_, to)) if *to == last => *to = end,
        _ => left_out.push((last.saturating_add(1), end)),
    }
}

/// Records what is lost and can be told from the rest, at the time of a row.
fn record_anew(
    events: &[Event],
    beside: &Row,
    meaning: &mut dyn RowMeaning,
    target: &mut impl Target,
) {
    for event in events {
        let own = target.take_own(event, beside);
        meaning.taken(own.as_slice(), own.as_slice());
    }
}

/// The rows without those that are not as they were recorded and whose command or place in it is another one
/// than before and behind them: they would cut that in two.
fn without_strays(rows: &[Row]) -> Cow<'_, [Row]> {
    let follow = |one: &Row, two: &Row| one.key == two.key && two.index > one.index;
    let is_stray = |three: &[Row]| match three {
        [one, two, three] => {
            follow(one, three)
                && !(follow(one, two) && follow(two, three))
                && row_hash(two) != two.hash
        }
        _ => false,
    };
    let places = (1..).zip(rows.windows(3));
    let strays: BTreeSet<usize> =
        places.filter_map(|(place, three)| is_stray(three).then_some(place)).collect();
    if strays.is_empty() {
        return Cow::Borrowed(rows);
    }
    let kept = rows.iter().enumerate().filter(|(place, _)| !strays.contains(place));
    Cow::Owned(kept.map(|(_, row)| row.clone()).collect())
}

/// A row is in the new file: those before it from the expected one on are not.
fn pass(row: &Row, expected: &mut u64, left_out: &mut Vec<(u64, u64)>) {
    if row.seq > *expected {
        left_out.push((*expected, row.seq - 1));
    }
    *expected = row.seq.saturating_add(1);
}

/// Whether several stations keep the event.
fn is_shared(damaged: &Path) -> bool {
    let look = reading::look(damaged).ok();
    look.is_some_and(|look| strands::owner(&look.connection).is_ok_and(|owner| owner.is_some()))
}

/// Whether all rows of a command are there.
fn is_whole(batch: &[Row]) -> bool {
    let is_first = |row: &Row| row.index == 0 && usize::from(row.of) == batch.len();
    let mut pairs = batch.iter().zip(batch.iter().skip(1));
    batch.first().is_some_and(is_first)
        && pairs.all(|(one, two)| two.index == one.index.wrapping_add(1))
}

/// What of a batch can be taken: all of it, where it is as it was recorded, or what can spare the rest.
fn standing<'a>(batch: &'a [Row], meaning: &dyn RowMeaning) -> Option<Cow<'a, [Row]>> {
    if is_whole(batch) && batch.iter().all(stands) {
        return Some(Cow::Borrowed(batch));
    }
    let rest = rest(batch);
    meaning.can_spare(&rest).then_some(Cow::Owned(rest))
}

/// What there is of a batch of which rows are not there: what it was about need not be guessed.
fn half(batch: &[Row]) -> Option<Cow<'_, [Row]>> {
    let rest = rest(batch);
    (!is_whole(batch) && !rest.is_empty()).then_some(Cow::Owned(rest))
}

/// The rows of a batch that are as they were recorded.
fn rest(batch: &[Row]) -> Vec<Row> {
    batch.iter().filter(|row| stands(row)).cloned().collect()
}

fn stands(row: &Row) -> bool {
    row_hash(row) == row.hash
}

/// What a file holds of other stations, as far as it stands, and what is left out of it: all, where the own
/// rows are not those among which it took effect.
fn others_of(damaged: &Path, own_stand: bool) -> (Option<Others>, Vec<LeftOut>) {
    let Ok(look) = reading::look(damaged) else { return (None, Vec::new()) };
    let (file, header) = (&look.connection, &look.header);
    let Ok(Some(owner)) = strands::owner(file) else { return (None, Vec::new()) };
    let parts: Vec<Intact> = match strands::others(file, header) {
        Ok(all) => (1..).zip(all).map(|(no, strand)| Intact::of(file, no, strand)).collect(),
        Err(_) => return (None, Vec::new()),
    };
    let lost = |one: &Intact| {
        let from = if own_stand { one.rows.len() as u64 + 1 } else { 1 };
        let (station, to) = (one.strand.key, one.last);
        (from <= to).then(|| LeftOut { station, name: String::new(), from, to })
    };
    let lost = parts.iter().filter_map(lost).collect();
    let own = || strands::head(file, OWN).ok().flatten().map_or(0, |head| head.seq);
    let saved = own_stand.then(|| Others::saved(file, (owner, header), own(), parts));
    (saved, lost)
}

/// Whether a row tells, as it was recorded or not, that its file was saved from a damaged one.
#[must_use]
pub fn is_note(row: &Row) -> bool {
    row.payload.contains(r#""event":"salvaged""#)
}

/// The word of the heartbeat that is left behind such a row.
const SAVED: &str = "salvaged";

/// Whether such a row was told last and is not there: the heartbeat that was left behind it still is.
fn was_note_last(reading: &Reading) -> bool {
    let (Some(beat), Some(last)) = (&reading.heartbeat, reading.rows.last()) else { return false };
    beat.state == SAVED && (beat.after > last.seq || !reading.rows.iter().any(is_note))
}

/// What a file lacks.
#[derive(Default)]
struct Lack {
    /// Rows.
    left_out: Vec<(u64, u64)>,
    /// The games of which moves may be among them.
    lacking: Vec<(GameNo, Ply)>,
    /// The pairings whose result may be an earlier one.
    results: Vec<(u8, BoardNo)>,
}

/// The new file as far as it has come.
struct NewFile<'a> {
    header: Header,
    rows: Vec<Row>,
    signatures: Vec<SignatureRow>,
    signer: Option<(&'a Signer, &'a str)>,
    /// The signatures of the damaged file that were not met yet.
    old: BTreeMap<u64, SignatureRow>,
    was_signed: bool,
    /// The row of the first of them.
    first_signed: Option<u64>,
    /// The keys that were told so far.
    told: BTreeSet<PublicKey>,
    unchanged: u64,
    /// How many rows are not of the damaged file.
    added: u64,
    /// How many signatures were left out, and how many are not there.
    left_out: u64,
    missing: u64,
    /// The players who were entered anew.
    players: Vec<(u16, String)>,
    /// The rows of the presses that were recorded anew.
    presses: Vec<u64>,
}

impl Target for NewFile<'_> {
    /// A second signature is of a row as it was: where that is not here, it would be called wrong.
    fn may_follow(&self, batch: &[Row]) -> bool {
        batch.iter().all(|row| match signature_row(row) {
            Some(Told::Countersigned { signature }) => self.bears(&signature).is_some(),
            _ => true,
        })
    }

    /// With their signature or another in its place.
    fn take(&mut self, batch: &[Row]) -> &[Row] {
        self.add(batch);
        let from = self.rows.len().saturating_sub(batch.len());
        self.rows.get(from..).unwrap_or_default()
    }

    fn take_own(&mut self, event: &Event, beside: &Row) -> Option<Row> {
        match event {
            Event::Contest { what: ContestEvent::Entered { no, entrant, .. } } => {
                self.players.push((no.0, entrant.name.clone()));
            }
            Event::Game { what: GameEvent::ClockPressed { .. }, .. } => {
                self.presses.push(beside.seq.saturating_add(1));
            }
            _ => {}
        }
        self.say(event, beside)
    }

    /// Its games have other numbers here.
    fn tell_again(&mut self, batch: &[Row], lacking: Vec<(GameNo, Ply)>) -> bool {
        let [row] = batch else { return false };
        let told = signature_row(row);
        let Some(Told::Salvaged { left_out, results, .. }) = told else { return false };
        self.tell(Lack { left_out, lacking, results }, row);
        true
    }
}

impl<'a> NewFile<'a> {
    fn new(header: Header, old: Vec<SignatureRow>, signer: Option<(&'a Signer, &'a str)>) -> Self {
        Self {
            header,
            rows: Vec::new(),
            signatures: Vec::new(),
            signer,
            was_signed: !old.is_empty(),
            first_signed: old.iter().map(|one| one.seq).min(),
            old: old.into_iter().map(|one| (one.seq, one)).collect(),
            told: BTreeSet::new(),
            unchanged: 0,
            added: 0,
            left_out: 0,
            missing: 0,
            players: Vec::new(),
            presses: Vec::new(),
        }
    }

    fn bears(&self, second: &Countersignature) -> Option<()> {
        let head = Head { seq: second.head, hash: unhex(&second.hash)? };
        let place = usize::try_from(head.seq).ok()?.checked_sub(1)?;
        let (key, signature) = (PublicKey::read(&second.key)?, unhex(&second.signature)?);
        let statement = Statement::of_second(self.header.competition, &head, &second.by);
        let stands = self.rows.get(place)?.hash.0 == head.hash;
        (stands && statement.is_signed(&key, &signature)).then_some(())
    }

    fn add(&mut self, batch: &[Row]) {
        let Some(end) = batch.last() else { return };
        let own = self.old.remove(&end.seq);
        let chained = self.chained(batch);
        let as_it_was = chained.last().is_some_and(|row| row.hash == end.hash);
        let keys: BTreeSet<PublicKey> = batch.iter().filter_map(key_of).collect();
        let genuine = own.filter(|one| {
            let told = self.told.contains(&one.key) || keys.contains(&one.key);
            as_it_was && told && one.stands(&self.header, end.hash)
        });
        // A row that tells a key was signed with it.
        let begun = !self.signatures.is_empty() || own.is_some() || !keys.is_empty();
        // Behind the first signature every batch had one.
        let is_behind = self.first_signed.is_some_and(|first| end.seq > first);
        let is_end = end.index.saturating_add(1) == end.of;
        let was_signed =
            if self.was_signed { is_end && is_behind || !keys.is_empty() } else { begun };
        self.missing += u64::from(own.is_none() && was_signed);
        let renewed = begun || self.was_signed && !as_it_was;
        let signer = self.signer.filter(|_| genuine.is_none() && renewed);
        self.left_out += u64::from(own.is_some() && genuine.is_none());
        match signer {
            Some((signer, _)) => {
                if !keys.contains(&signer.public()) {
                    self.show_key(end);
                }
                let rows = self.chained(batch);
                self.keep(rows, end);
                self.sign(signer);
            }
            None => {
                self.keep(chained, end);
                self.signatures.extend(genuine);
            }
        }
        self.told.extend(keys);
    }

    /// The rows behind those that are here already, as a batch of so many.
    fn chained(&self, batch: &[Row]) -> Vec<Row> {
        let of = u16::try_from(batch.len()).unwrap_or(u16::MAX);
        let mut previous = self.rows.last().map_or_else(|| genesis(&self.header), |row| row.hash);
        let link = |((seq, index), row): ((u64, u16), &Row)| {
            let mut row = Row { seq, index, of, previous, hash: Hash([0; 32]), ..row.clone() };
            row.hash = row_hash(&row);
            previous = row.hash;
            row
        };
        (self.rows.len() as u64 + 1..).zip(0..).zip(batch).map(link).collect()
    }

    fn keep(&mut self, rows: Vec<Row>, end: &Row) {
        if rows.last().is_some_and(|row| row.hash == end.hash) {
            self.unchanged += rows.len() as u64;
        }
        self.rows.extend(rows);
    }

    /// Tells the key of who saves, once, at the time of the row that it comes with.
    fn show_key(&mut self, beside: &Row) {
        let Some((signer, station)) = self.signer else { return };
        let (key, station) = (signer.public(), station.to_owned());
        if !self.told.insert(key) {
            return;
        }
        let what = Told::KeyShown { station: station.clone(), key: key.to_string() };
        self.append(&Event::Evidence { what }, station, beside);
        self.sign(signer);
    }

    /// Tells what this file lacks of a damaged one, at the time of that row.
    fn tell(&mut self, Lack { left_out, lacking, results }: Lack, beside: &Row) {
        let what = Told::Salvaged { left_out, lacking, results };
        self.say(&Event::Evidence { what }, beside);
    }

    /// Adds a row of the program's own at the time of another, signed where the file is.
    fn say(&mut self, event: &Event, beside: &Row) -> Option<Row> {
        let is_signed = self.was_signed || !self.signatures.is_empty();
        let signer = self.signer.filter(|_| is_signed);
        if signer.is_some() {
            self.show_key(beside);
        }
        let station = signer.map_or(beside.who.station.as_str(), |(_, station)| station).to_owned();
        let own = self.append(event, station, beside);
        if let Some((signer, _)) = signer {
            self.sign(signer);
        }
        own
    }

    /// Adds a row of the program's own.
    fn append(&mut self, event: &Event, station: String, beside: &Row) -> Option<Row> {
        let row = own_row(event, station, beside)?;
        let own = self.chained(&[row]).pop()?;
        self.rows.push(own.clone());
        self.added += 1;
        Some(own)
    }

    fn sign(&mut self, signer: &Signer) {
        let Some(row) = self.rows.last() else { return };
        let head = Head { seq: row.seq, hash: row.hash.0 };
        self.signatures.push(SignatureRow::of(self.header.competition, &head, signer));
    }

    /// A heartbeat behind the last row, where a row tells what the file lacks: that may be the last, and who cuts
    /// it off shall not leave a file that seems whole.
    fn last_beat(&self) -> Option<LastBeat<'a>> {
        let last = self.rows.last()?;
        let tells = |row: &Row| matches!(signature_row(row), Some(Told::Salvaged { .. }));
        if !self.rows.iter().any(tells) {
            return None;
        }
        let (at, wall, state) = (last.at, last.wall.clone(), SAVED.to_owned());
        let beat = Heartbeat { at, wall, state, after: last.seq, seal: None };
        let is_signed = self.signatures.last().is_some_and(|one| one.seq == last.seq);
        let signer = self.signer.map(|(signer, _)| signer).filter(|_| is_signed);
        fits(&beat, &self.header, Some(last)).is_ok().then_some((beat, signer))
    }

    /// Vouches for what was never signed, behind it; how many signatures were left out.
    fn finish(&mut self) -> u64 {
        if self.signer.is_none() {
            self.left_out += self.signatures.drain(..).len() as u64;
        } else if self.signatures.is_empty()
            && let Some(last) = self.rows.last().cloned()
        {
            self.show_key(&last);
        }
        // One of a row that never was may be that which another lacks.
        self.left_out + self.missing.max(self.old.len() as u64)
    }
}

/// A row of the program's own, at the time of another.
fn own_row(event: &Event, station: String, beside: &Row) -> Option<Row> {
    // A text of names and digits can always be written.
    let payload = serde_json::to_string(event).ok()?;
    let (key, who) = (CommandKey(fresh::id()), Who { station, role: Role::Program });
    let version = event.version();
    Some(Row { key, index: 0, of: 1, who, version, payload, ..beside.clone() })
}

/// What a row tells of signatures.
fn signature_row(row: &Row) -> Option<Told> {
    // Most rows tell something else, and are not read for it.
    if !row.payload.contains("\"evidence\"") {
        return None;
    }
    match serde_json::from_str(&row.payload) {
        Ok(Event::Evidence { what }) => Some(what),
        _ => None,
    }
}

fn key_of(row: &Row) -> Option<PublicKey> {
    match signature_row(row)? {
        Told::KeyShown { key, .. } => PublicKey::read(&key),
        Told::Countersigned { .. } | Told::Salvaged { .. } => None,
    }
}
