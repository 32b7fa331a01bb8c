//! How a player writes: the language of the piece letters, whether captures and checks are marked,
//! how short. Found out from the sheet itself, so that nobody has to be asked.

use crate::board::piece::Kind;
use crate::notation::letters::PieceLetters;
use crate::scoresheet::cell_text::{self, CellReading, LETTER_ORDER, Says, Signs, fold};
use crate::scoresheet::sheet::{Cell, Sheet};

/// The languages that are tried, the commonest first: a tie goes to the earlier one.
pub(super) const LANGUAGES: [PieceLetters; 9] = [
    PieceLetters::English,
    PieceLetters::German,
    PieceLetters::French,
    PieceLetters::Spanish,
    PieceLetters::Dutch,
    PieceLetters::Russian,
    PieceLetters::Macedonian,
    // The same letters as in Spanish.
    PieceLetters::Italian,
    PieceLetters::Polish,
];

/// How a player writes moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Manner {
    /// The language of the piece letters.
    pub letters: PieceLetters,
    /// Captures are marked (`x`, `:`).
    pub marks_captures: bool,
    /// Checks are marked.
    pub marks_checks: bool,
    /// Both squares are written (`Ng1-f3`).
    pub long: bool,
    /// A pawn's capture is written without the rank (`exd`, `ed`).
    pub short_pawn_captures: bool,
    /// The captured piece stands for the square (`NxB`).
    pub names_captured: bool,
}

impl Manner {
    /// The manner of a sheet.
    #[must_use]
    pub fn of(sheet: &Sheet) -> Self {
        let cells: Vec<CellReading> =
            sheet.cells().iter().filter_map(Cell::text).map(cell_text::read).collect();
        let signs: Vec<Signs> = cells.iter().filter_map(first_signs).collect();
        let count = |is: &dyn Fn(&Signs) -> bool| signs.iter().filter(|signs| is(signs)).count();
        let pieces = count(&|signs| signs.piece.is_some());
        let takes = count(&|signs| signs.piece.is_some() && signs.takes);
        let pawn_takes = |s: &Signs| s.piece.is_none() && s.from_file.is_some() && !s.is_long();
        let short = count(&|signs| pawn_takes(signs) && signs.to_rank.is_none());
        let captured = count(&|signs| signs.captured.is_some());
        Self {
            letters: language(&signs),
            marks_captures: takes * 20 >= pieces,
            marks_checks: cells.iter().filter(|cell| cell.check).count() > 0,
            long: count(&|signs| signs.is_long()) * 2 > signs.len(),
            short_pawn_captures: short * 2 > count(&pawn_takes),
            names_captured: captured * 4 > takes,
        }
    }

    /// Whether the language's own letters are Cyrillic.
    pub(super) const fn is_cyrillic(&self) -> bool {
        matches!(self.letters, PieceLetters::Russian | PieceLetters::Macedonian)
    }

    /// The kind that a folded letter means in this language.
    pub(super) fn kind(&self, letter: char) -> Option<Kind> {
        kind_in(self.letters, letter)
    }
}

fn first_signs(written: &CellReading) -> Option<Signs> {
    match written.readings.first() {
        Some(Says::Move(signs)) => Some(*signs),
        _ => None,
    }
}

/// The kind that a folded letter means in a language.
pub(super) fn kind_in(letters: PieceLetters, letter: char) -> Option<Kind> {
    LETTER_ORDER.into_iter().find(|kind| {
        let mut spelt = letters.of(*kind).chars().map(fold);
        // The Russian king, of two letters, is folded into one sign by `written`.
        matches!((spelt.next(), spelt.next()), (Some(first), second)
            if letter == if second.is_some() { 'Ќ' } else { first })
    })
}

/// The language in which most letters are letters and the numbers of moves by each piece look like
/// those of a game.
fn language(signs: &[Signs]) -> PieceLetters {
    let letters: Vec<char> = signs.iter().filter_map(|signs| signs.piece).collect();
    let score = |language: PieceLetters| -> usize {
        letters.iter().filter(|letter| kind_in(language, **letter).is_some()).count()
    };
    let mut best = (PieceLetters::English, 0);
    for language in LANGUAGES {
        let found = score(language);
        if found > best.1 {
            best = (language, found);
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manner_is_found_from_the_sheet() {
        let cases: &[(&str, PieceLetters, &str)] = &[
            ("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 0-0", PieceLetters::English, "x"),
            ("e4 e5 Sf3 Sc6 Lb5 a6 Lc6 bc Sxe5+", PieceLetters::German, "x+s"),
            ("e4 e5 Cf3 Cc6 Ab5 a6", PieceLetters::Spanish, ""),
            ("e4 e5 Cf3 Cc6 Fb5 a6", PieceLetters::French, ""),
            ("e4 e5 Sf3 Sc6 Gb5 a6 He2 Wd8", PieceLetters::Polish, ""),
            ("e4 e5 Pf3 Pc6 Lb5 a6", PieceLetters::Dutch, ""),
            ("e4 e5 Кf3 Кc6 Сb5 a6 Фe2 Крe7 Лd1", PieceLetters::Russian, ""),
            ("e4 e5 Сf3 Сc6 Лb5 a6 Дe2 Тd8", PieceLetters::Macedonian, ""),
            ("e2-e4 e7-e5 Ng1-f3 Nb8-c6", PieceLetters::English, "l"),
        ];
        for (text, letters, flags) in cases {
            let manner = Manner::of(&Sheet::from_text(text));
            assert_eq!(manner.letters, *letters, "{text}");
            assert_eq!(manner.marks_captures && text.contains('x'), flags.contains('x'), "{text}");
            assert_eq!(manner.marks_checks, flags.contains('+'), "{text}");
            assert_eq!(manner.short_pawn_captures, flags.contains('s'), "{text}");
            assert_eq!(manner.long, flags.contains('l'), "{text}");
        }
    }
}
