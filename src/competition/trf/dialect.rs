//! The two dialects that programs read, TRF16 and TRF26, and a document in either of them: each
//! record in its place, comments and records that nobody knows as they stand.

use std::collections::BTreeMap;

use crate::trf::contents::{Contents, Kind, Reading, Text};
use crate::trf::document::{Document, TrfLine};
use crate::trf::encoding::Encoding;

/// Which codes are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    /// The report of 2016, and JaVaFo's records for what it does not have.
    Trf16,
    /// The format in force since 1 September 2025.
    Trf26,
}

/// A document in a dialect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conversion {
    /// The document.
    pub document: Document,
    /// Records that the dialect has no form for, by their code, and how many were left out.
    pub left_out: BTreeMap<String, usize>,
}

/// The order in which records stand in a new file.
const ORDER: [Kind; 18] = [
    Kind::RoundDates,
    Kind::Rounds,
    Kind::InitialColour,
    Kind::Worth,
    Kind::RankingMethod,
    Kind::MatchScoring,
    Kind::BoardColours,
    Kind::Acceleration,
    Kind::Prohibited,
    Kind::Player,
    Kind::National,
    Kind::Team,
    Kind::Byes,
    Kind::Abnormal,
    Kind::LineUp,
    Kind::TeamByes,
    Kind::ForfeitedMatch,
    Kind::Other,
];

impl Contents {
    /// A new document with these contents.
    #[must_use]
    pub fn document(&self, dialect: Dialect) -> Document {
        let texts = Text::ALL.into_iter().map(|(text, _)| Kind::Text(text));
        let kinds = texts.chain(ORDER);
        let lines = kinds.flat_map(|kind| self.lines(kind, dialect));
        Document {
            encoding: Encoding::Utf8,
            has_mark: false,
            lines: lines.map(TrfLine::new).collect(),
        }
    }
}

/// A document in a dialect, in UTF-8 and with CR and LF, as TRF26 and most programs want it. Records
/// that have another form there are written where the first of their kind stood.
#[must_use]
pub fn convert(document: &Document, dialect: Dialect) -> Conversion {
    let reading = Reading::of(document);
    let contents = &reading.contents;
    let mut written: BTreeMap<Kind, bool> = BTreeMap::new();
    let mut lines: Vec<String> = Vec::new();
    let mut left_out: BTreeMap<String, usize> = BTreeMap::new();
    let mut players = contents.players.iter().zip(&reading.player_lines).peekable();
    for ((number, line), kind) in (1..).zip(&document.lines).zip(&reading.kinds) {
        match kind {
            Kind::Other => lines.push(line.text.clone()),
            Kind::Player => match players.next_if(|(_, place)| **place == number) {
                Some((player, _)) => {
                    lines.push(player.clone().with_title_of_today().write("001"));
                }
                None => lines.push(line.text.clone()),
            },
            _ => {
                let code: String = line.text.chars().take(3).collect();
                let is_new = !written.contains_key(kind);
                if is_new {
                    let all = contents.lines(*kind, dialect);
                    written.insert(*kind, !all.is_empty());
                    lines.extend(all);
                }
                let is_readable = !contents.lines(*kind, Dialect::Trf26).is_empty();
                if !is_readable {
                    lines.push(line.text.clone());
                } else if written.get(kind) == Some(&false) {
                    *left_out.entry(code).or_default() += 1;
                }
            }
        }
    }
    for (code, count) in contents.partly_lost(dialect) {
        if count > 0 && !left_out.contains_key(code) {
            left_out.insert(code.to_owned(), count);
        }
    }
    let document = Document {
        encoding: Encoding::Utf8,
        has_mark: false,
        lines: lines.into_iter().map(TrfLine::new).collect(),
    };
    Conversion { document, left_out }
}

impl Contents {
    /// Records of kinds that a dialect has a form for, but not for all of them: prohibitions and byes
    /// of other rounds than the next, match points for pairing only.
    fn partly_lost(&self, dialect: Dialect) -> [(&'static str, usize); 3] {
        if dialect == Dialect::Trf26 {
            return [("260", 0), ("240", 0), ("250", 0)];
        }
        let (begun, rounds) = (self.begun_rounds(), self.rounds.unwrap_or_default());
        let prohibited = self.prohibited.iter().filter(|one| {
            one.rounds.is_some_and(|(first, last)| first > begun.saturating_add(1) || last < rounds)
        });
        let byes = self.byes.iter().filter(|byes| byes.round > begun.saturating_add(1));
        let match_points = self.accelerations.iter().filter(|one| one.match_points.is_some());
        [("260", prohibited.count()), ("240", byes.count()), ("250", match_points.count())]
    }
}
