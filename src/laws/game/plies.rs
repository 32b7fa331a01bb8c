//! The half-moves of a record. A record that comes out of a snapshot of the state is kept as the
//! text it was, and its positions are made when somebody looks at them: of the thousands of games of
//! a festival few are looked at.
//!
//! The text: one entry for each half-move, entries after `;`, each the move, a letter for its source,
//! the moment, both times with `/` between, the time spent, the marks (`d` a draw was offered, `n` not
//! completed, `m` missing), and the move as it was first recorded, with spaces between; `-` where
//! there is nothing. Behind a missing move `|` and the position that was found.

use std::ops::{Deref, DerefMut};
use std::sync::OnceLock;

use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::event::Source;
use crate::game::status::PlyMark;
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::notation::san;
use jadoube_chess::side::BySide;

/// How moves that are missing are written.
pub const MISSING_SAN: &str = "--";
/// The same, as the engines' protocol has a null move.
pub const MISSING_UCI: &str = "0000";

/// One half-move of the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlyRecord {
    /// The move.
    pub uci: Uci,
    /// The move in the short algebraic form of PGN.
    pub san: String,
    /// The position after it.
    pub position: Position,
    /// Where it came from.
    pub source: Source,
    /// When it was recorded.
    pub at: Moment,
    /// Both remaining times when it was made, if known.
    pub times: Option<BySide<Millis>>,
    /// The time spent on it, if known.
    pub spent: Option<Millis>,
    /// Whether a draw was offered with it: the (=) of the scoresheet.
    pub draw_offered: bool,
    /// Set when the record was corrected here: the move as it was first recorded.
    pub corrected_from: Option<Uci>,
    /// What is to be known of it, if anything.
    pub mark: Option<PlyMark>,
}

impl PlyRecord {
    /// A move as it is made, nothing known of the times.
    #[must_use]
    pub(in crate::game) fn of(before: &Position, m: Move, source: Source, at: Moment) -> Self {
        Self {
            uci: before.uci(m),
            san: san::san(before, m),
            position: before.after(m),
            source,
            at,
            times: None,
            spent: None,
            draw_offered: false,
            corrected_from: None,
            mark: None,
        }
    }

    /// What stands for a move that is missing, with the position that was found.
    #[must_use]
    pub(in crate::game) fn missing(position: Position, at: Moment) -> Self {
        Self {
            uci: Uci(MISSING_UCI.to_owned()),
            san: MISSING_SAN.to_owned(),
            position,
            source: Source::Board,
            at,
            times: None,
            spent: None,
            draw_offered: false,
            corrected_from: None,
            mark: Some(PlyMark::Missing),
        }
    }
}

const SOURCES: [(char, Source); 5] = [
    ('b', Source::Board),
    ('a', Source::Arbiter),
    ('i', Source::Import),
    ('f', Source::Found),
    ('k', Source::Kept),
];

/// The half-moves from a position on.
#[derive(Clone)]
pub struct Plies {
    start: Position,
    own: Vec<PlyRecord>,
    /// Stands for them as they came out of a snapshot, until they change.
    packed: Option<Box<PackedPlies>>,
}

#[derive(Clone)]
struct PackedPlies {
    count: usize,
    text: Box<str>,
    made: OnceLock<Vec<PlyRecord>>,
}

impl Plies {
    /// None yet, from this position on.
    #[must_use]
    pub fn from(start: Position) -> Self {
        Self { start, own: Vec::new(), packed: None }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.packed.as_ref().map_or(self.own.len(), |packed| packed.count)
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn made(&self) -> &Vec<PlyRecord> {
        let made = |packed: &'_ PackedPlies| unpack(&self.start, &packed.text);
        self.packed.as_ref().map_or(&self.own, |packed| packed.made.get_or_init(|| made(packed)))
    }
}

impl Deref for Plies {
    type Target = Vec<PlyRecord>;

    fn deref(&self) -> &Vec<PlyRecord> {
        self.made()
    }
}

impl DerefMut for Plies {
    fn deref_mut(&mut self) -> &mut Vec<PlyRecord> {
        if let Some(packed) = self.packed.take() {
            let PackedPlies { text, made, .. } = *packed;
            self.own = made.into_inner().unwrap_or_else(|| unpack(&self.start, &text));
        }
        &mut self.own
    }
}

impl std::fmt::Debug for Plies {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.made().fmt(f)
    }
}

impl PartialEq for Plies {
    fn eq(&self, other: &Self) -> bool {
        self.start == other.start && self.made() == other.made()
    }
}

impl Eq for Plies {}

impl<'a> IntoIterator for &'a Plies {
    type Item = &'a PlyRecord;
    type IntoIter = std::slice::Iter<'a, PlyRecord>;

    fn into_iter(self) -> Self::IntoIter {
        self.made().iter()
    }
}

impl<'a> IntoIterator for &'a mut Plies {
    type Item = &'a mut PlyRecord;
    type IntoIter = std::slice::IterMut<'a, PlyRecord>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl IntoIterator for Plies {
    type Item = PlyRecord;
    type IntoIter = std::vec::IntoIter<PlyRecord>;

    fn into_iter(mut self) -> Self::IntoIter {
        std::mem::take(&mut *self).into_iter()
    }
}

/// What stands for the half-moves in a snapshot.
#[derive(Serialize, Deserialize)]
struct PliesSnapshot {
    start: Position,
    count: usize,
    text: Box<str>,
}

impl Serialize for Plies {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (start, count) = (self.start.clone(), self.len());
        let text = match &self.packed {
            Some(packed) => packed.text.clone(),
            None => pack(self.made())
                .ok_or_else(|| S::Error::custom("a move cannot be written"))?
                .into_boxed_str(),
        };
        PliesSnapshot { start, count, text }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Plies {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let PliesSnapshot { start, count, text } = PliesSnapshot::deserialize(deserializer)?;
        let entries = text.split_terminator(';');
        if entries.clone().count() != count || entries.map(entry).any(|entry| entry.is_none()) {
            return Err(D::Error::custom("half-moves that cannot be read"));
        }
        let packed = PackedPlies { count, text, made: OnceLock::new() };
        Ok(Self { start, own: Vec::new(), packed: Some(Box::new(packed)) })
    }
}

fn pack(plies: &[PlyRecord]) -> Option<String> {
    use std::fmt::Write as _;
    let plain = |uci: &Uci| uci.0.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let mut text = String::with_capacity(plies.len() * 40);
    for ply in plies {
        let PlyRecord {
            uci,
            san: _,
            position,
            source,
            at,
            times,
            spent,
            draw_offered,
            corrected_from,
            mark,
        } = ply;
        let (source, _) = SOURCES.iter().find(|(_, known)| known == source)?;
        if !plain(uci) || !corrected_from.iter().all(plain) {
            return None;
        }
        let _ = write!(text, "{} {source} {} ", uci.0, at.0);
        let _ = match times {
            Some(times) => write!(text, "{}/{} ", times.white.0, times.black.0),
            None => write!(text, "- "),
        };
        let _ = match spent {
            Some(spent) => write!(text, "{} ", spent.0),
            None => write!(text, "- "),
        };
        text.push_str(if *draw_offered { "d" } else { "-" });
        text.push_str(match mark {
            Some(PlyMark::NotCompleted) => "n",
            Some(PlyMark::Missing) => "m",
            None => "-",
        });
        if let Some(was) = corrected_from {
            let _ = write!(text, " {}", was.0);
        }
        if *mark == Some(PlyMark::Missing) {
            let _ = write!(text, "|{}", position.fen());
        }
        text.push(';');
    }
    Some(text)
}

/// A half-move as it is written, before it is played.
struct Entry<'a> {
    uci: &'a str,
    source: Source,
    at: Moment,
    times: Option<BySide<Millis>>,
    spent: Option<Millis>,
    draw_offered: bool,
    mark: Option<PlyMark>,
    corrected_from: Option<Uci>,
    found: Option<&'a str>,
}

fn entry(text: &str) -> Option<Entry<'_>> {
    let (text, found) = match text.split_once('|') {
        Some((text, found)) => (text, Some(found)),
        None => (text, None),
    };
    let mut fields = text.split(' ');
    let uci = fields.next()?;
    let letter = fields.next()?.parse::<char>().ok()?;
    let (_, source) = *SOURCES.iter().find(|(known, _)| *known == letter)?;
    let millis = |text: &str| text.parse().ok().map(Millis);
    let at = Moment(fields.next()?.parse().ok()?);
    let times = match fields.next()? {
        "-" => None,
        both => {
            let (white, black) = both.split_once('/')?;
            Some(BySide::new(millis(white)?, millis(black)?))
        }
    };
    let spent = match fields.next()? {
        "-" => None,
        spent => Some(millis(spent)?),
    };
    let marks = fields.next()?;
    let mark = match marks.get(1..)? {
        "n" => Some(PlyMark::NotCompleted),
        "m" => Some(PlyMark::Missing),
        "-" => None,
        _ => return None,
    };
    let corrected_from = fields.next().map(|was| Uci(was.to_owned()));
    let draw_offered = marks.starts_with('d');
    Some(Entry { uci, source, at, times, spent, draw_offered, mark, corrected_from, found })
}

/// The half-moves as far as they can be played.
fn unpack(start: &Position, text: &str) -> Vec<PlyRecord> {
    let mut plies: Vec<PlyRecord> = Vec::with_capacity(text.matches(';').count());
    for entry in text.split_terminator(';').map_while(entry) {
        let before = plies.last().map_or(start, |ply| &ply.position);
        let Some(made) = played(before, &entry) else { break };
        plies.push(PlyRecord {
            source: entry.source,
            times: entry.times,
            spent: entry.spent,
            draw_offered: entry.draw_offered,
            corrected_from: entry.corrected_from,
            mark: entry.mark,
            ..made
        });
    }
    plies
}

fn played(before: &Position, entry: &Entry<'_>) -> Option<PlyRecord> {
    let uci = Uci(entry.uci.to_owned());
    match entry.found {
        Some(fen) => {
            let position = Position::from_loose_fen(fen, before.form()).ok()?;
            Some(PlyRecord::missing(position, entry.at))
        }
        None => Some(PlyRecord::of(before, before.read_uci(&uci).ok()?, entry.source, entry.at)),
    }
}
