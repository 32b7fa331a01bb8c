//! The scoresheets of a game: each player's own record with its gaps, marks and manner, as it was
//! entered. What a cell means, how two sheets differ and which game they tell belongs to
//! `scoresheet`; the record of the game itself is `state`.

use std::collections::BTreeMap;

use jadoube_message::{Message, Value};
use serde::{Deserialize, Serialize};

use crate::laws::score::SheetNotation;
use jadoube_chess::moment::Millis;
use jadoube_chess::notation::braille::Code;
use jadoube_chess::notation::descriptive;
use jadoube_chess::notation::iccf::Promotion;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::san::{MateSign, Style};
use jadoube_chess::notation::system::System;
use jadoube_chess::scoresheet::sheet::{Cell, Sheet};
use jadoube_chess::scoresheet::writing_style::Manner;

/// How many cells a scoresheet can have: six hundred rows, more than any game was long.
pub const CELLS_MAX: u16 = 1200;

/// The sign of a draw offer on a scoresheet (FIDE Laws 2023, Art. 9.1.2.3, Appendix C.12).
pub const OFFER: &str = "(=)";

/// A device that keeps the score: not a notation, but a way to keep one.
pub const ELECTRONIC: &str = "electronic";

/// The ways to write that a sheet can be said to be kept in, and what the Laws call them; nothing
/// where no edition knows them for a scoresheet.
pub const SYSTEMS: [(&str, Option<SheetNotation>); 6] = [
    ("algebraic", Some(SheetNotation::Algebraic)),
    ("long-algebraic", Some(SheetNotation::Algebraic)),
    ("descriptive", Some(SheetNotation::Descriptive)),
    (ELECTRONIC, Some(SheetNotation::Electronic)),
    ("numeric", None),
    ("braille", None),
];

/// Whether a sign can be the letter of a piece: castling is written with O too.
fn is_piece(sign: char) -> bool {
    sign.is_uppercase() && !matches!(sign, 'O' | 'О')
}

/// In which way a sheet is kept.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RecordingMethod {
    /// The name of the system, one of [`SYSTEMS`].
    pub system: String,
    /// The language of the piece letters, `de`; nothing where none was told or none matters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

impl RecordingMethod {
    /// What the Laws call it; nothing for a way that no edition knows.
    #[must_use]
    pub fn notation(&self) -> Option<SheetNotation> {
        SYSTEMS.iter().find(|(name, _)| *name == self.system).and_then(|(_, notation)| *notation)
    }
}

/// Values of a message.
impl RecordingMethod {
    /// The name of the way to write.
    #[must_use]
    pub fn system_name(&self) -> Value<'_> {
        system_name(&self.system)
    }

    /// The name of the language, if one was told.
    #[must_use]
    pub fn language_name(&self) -> Value<'_> {
        language_name(&self.language)
    }
}

/// The name of a way to write, as a value of a message; the name in the record for one that is not
/// known here.
#[must_use]
pub fn system_name(name: &str) -> Value<'_> {
    let id = match name {
        "algebraic" => "sheets-system-algebraic",
        "long-algebraic" => "sheets-system-long",
        "descriptive" => "sheets-system-descriptive",
        "electronic" => "sheets-system-electronic",
        "numeric" => "sheets-system-numeric",
        "braille" => "sheets-system-braille",
        other => return Value::Text(other.into()),
    };
    Value::Said(id.into(), Vec::new())
}

/// The name of a language by its tag, as a value of a message; the tag for one without a name.
#[must_use]
pub fn language_name(tag: &str) -> Value<'_> {
    let id = match tag {
        "" => return Value::NONE,
        "en" => "sheets-language-en",
        "de" => "sheets-language-de",
        "fr" => "sheets-language-fr",
        "nl" => "sheets-language-nl",
        "es" => "sheets-language-es",
        "it" => "sheets-language-it",
        "pl" => "sheets-language-pl",
        "ru" => "sheets-language-ru",
        "mk" => "sheets-language-mk",
        other => return Value::Text(other.into()),
    };
    Value::Said(id.into(), Vec::new())
}

/// What stands beside a cell besides the move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Mark {
    /// Whether a draw offer is marked, `(=)`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draw_offered: bool,
    /// The time that the player noted, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Millis>,
}

impl Mark {
    /// As a value of a message: as it is written there, `(=) 0:12:30`.
    #[must_use]
    pub fn beside(&self) -> Value<'_> {
        let offer = self.draw_offered.then_some(Value::Text(OFFER.into()));
        let clock = self.clock.map(|time| Value::Clock(time.0));
        Value::List(offer.into_iter().chain(clock).collect(), " ")
    }
}

/// Where a whole sheet came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "event-sheet-taken")]
pub enum Origin {
    /// It was typed or pasted as a text.
    Text,
    /// A file.
    File,
    /// The record of the game: the moves of the board.
    Board,
}

/// One player's scoresheet, as far as it has been entered.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Record {
    /// The cells in their order, White's and Black's column by turns.
    pub cells: Vec<Cell>,
    /// What stands beside them; cells with nothing are not named.
    pub marks: BTreeMap<u16, Mark>,
    /// In which way it is kept, where that was said.
    pub kept: Option<RecordingMethod>,
    /// The language of its piece letters as it shows in the moves.
    shows: Option<PieceLetters>,
}

impl Record {
    /// A sheet with these cells, kept in that way.
    #[must_use]
    pub fn of(cells: &[Cell], kept: Option<RecordingMethod>) -> Self {
        let mut record = Self { kept, ..Self::default() };
        record.take(cells);
        record
    }

    /// The cell of an index; blank where nothing was entered.
    #[must_use]
    pub fn cell(&self, index: u16) -> &Cell {
        self.cells.get(usize::from(index)).unwrap_or(&Cell::Blank)
    }

    /// What stands beside a cell.
    #[must_use]
    pub fn mark(&self, index: u16) -> Mark {
        self.marks.get(&index).copied().unwrap_or_default()
    }

    /// The sheet, to be compared and to reconstruct the game from.
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        Sheet::new(self.cells.clone())
    }

    /// Whether nothing has been entered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|cell| *cell == Cell::Blank)
    }

    /// The letters with which it is read: those of the language in which it is said to be kept,
    /// else those that it shows.
    #[must_use]
    pub fn letters(&self) -> PieceLetters {
        let told = self.kept.as_ref().map(|kept| kept.language.as_str());
        match told.filter(|language| !language.is_empty()) {
            Some(language) => PieceLetters::for_language(language),
            None => self.shows.unwrap_or(PieceLetters::English),
        }
    }

    /// The notation in which it is read and written.
    #[must_use]
    pub fn system(&self) -> System {
        let algebraic = System::Algebraic(Style::Fide(self.letters()), MateSign::Hash);
        let Some(kept) = &self.kept else { return algebraic };
        let spanish = kept.language.starts_with("es");
        match kept.system.as_str() {
            "long-algebraic" => System::Algebraic(Style::Long(self.letters()), MateSign::Hash),
            "descriptive" if spanish => System::Descriptive(descriptive::Manner::Spanish),
            "descriptive" => System::Descriptive(descriptive::Manner::English),
            "numeric" => System::Iccf(Promotion::Laws1980),
            "braille" if kept.language.starts_with("de") => System::Braille(Code::German),
            "braille" => System::Braille(Code::Ueb),
            _ => algebraic,
        }
    }

    /// Whether neither anybody has said nor any move shows in which language it is kept.
    #[must_use]
    pub fn shows_no_language(&self) -> bool {
        let said = self.kept.as_ref().is_some_and(|kept| !kept.language.is_empty());
        let letter = |cell: &Cell| cell.text().is_some_and(|text| text.chars().any(is_piece));
        !said && self.is_algebraic() && !self.cells.iter().any(letter)
    }

    /// The notation in which its player is said to write; nothing where nobody has said it.
    #[must_use]
    pub fn told(&self) -> Option<System> {
        self.kept.as_ref().map(|_| self.system())
    }

    /// Whether its cells are algebraic as they stand.
    #[must_use]
    pub fn is_algebraic(&self) -> bool {
        matches!(self.system(), System::Algebraic(..))
    }

    /// Takes all cells again.
    pub(super) fn take(&mut self, cells: &[Cell]) {
        self.cells = cells.to_vec();
        self.marks.clear();
        self.shows = Some(Manner::of(&self.sheet()).letters);
    }

    /// Writes a cell.
    pub(super) fn write(&mut self, index: u16, cell: Cell) {
        if index >= CELLS_MAX {
            return;
        }
        let at = usize::from(index);
        if self.cells.len() <= at {
            self.cells.resize(at + 1, Cell::Blank);
        }
        if let Some(old) = self.cells.get_mut(at) {
            *old = cell;
        }
        while self.cells.last() == Some(&Cell::Blank) {
            self.cells.pop();
        }
        self.shows = Some(Manner::of(&self.sheet()).letters);
    }

    /// Sets what stands beside a cell.
    pub(super) fn set_mark(&mut self, index: u16, mark: Mark) {
        if mark == Mark::default() {
            self.marks.remove(&index);
        } else {
            self.marks.insert(index, mark);
        }
    }
}

/// A text as it stands in a cell, without the sign of a draw offer behind it; whether there was
/// one.
#[must_use]
pub fn without_offer(cell: &Cell) -> (Cell, bool) {
    let text = cell.as_entered();
    match text.trim_end().strip_suffix(OFFER) {
        Some(rest) => (Cell::read(rest), true),
        None => (Cell::read(text), false),
    }
}

/// How a sheet stands to the moves of the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrears {
    /// The first cell of a move that was made and is not written; nothing when all are.
    pub from: Option<u16>,
    /// How many half-moves are not written.
    pub cells: u16,
    /// How many of them are the player's own.
    pub own: u16,
}
