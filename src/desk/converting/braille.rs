//! Scores in braille converted by way of PGN, for their lines and pages are a format of their own.

use crate::core::notation::braille::Code;
use crate::core::notation::letters::PieceLetters;
use crate::core::notation::san::{MateSign, Style};
use crate::core::notation::system::System;
use crate::desk::converting::{Chunk, Conversion, Converted, Remark, What};
use crate::formats::braille::game::{game, score};
use crate::formats::braille::{Layout, read, write};
use crate::formats::pgn;

/// What PGN is written in.
const PGN: System = System::Algebraic(Style::Pgn, MateSign::Hash);

/// A game turned into braille.
pub(super) fn written(chunk: &Chunk, from: System, code: Code, brf: bool) -> Converted {
    let Converted { text, mut remarks } = Conversion { from, to: PGN, brf }.convert(chunk);
    let layout = if brf { Layout::brf(code) } else { Layout::unicode(code) };
    let mut braille = String::new();
    for read in pgn::read::read(&text).games {
        let (score, left) = score(&read);
        let pages = write::write(&score, layout);
        if !left.is_nothing() {
            remarks.push(of_game(chunk, What::LeftOut(left)));
        }
        if !pages.lost.is_empty() {
            let lost = pages.lost.iter().map(char::to_string).collect::<Vec<_>>().join(" ");
            remarks.push(of_game(chunk, What::NoCells(lost)));
        }
        if !pages.left_out.is_empty() {
            let glyphs: Vec<String> = pages.left_out.iter().map(|nag| format!("${nag}")).collect();
            remarks.push(of_game(chunk, What::NoCells(glyphs.join(" "))));
        }
        braille.push_str(&pages.text);
    }
    Converted { text: braille, remarks }
}

/// A score in braille turned into another notation.
pub(super) fn read_back(chunk: &Chunk, code: Code, to: System, brf: bool) -> Converted {
    let found = match read::read_from(&chunk.text, code, chunk.line) {
        Ok(score) => pgn::write::write(&game(&score)).map_err(|fault| fault.to_string()),
        Err(fault) => Err(fault.to_string()),
    };
    match found {
        Ok(text) => {
            let from = System::Algebraic(Style::Fide(PieceLetters::English), MateSign::Hash);
            Conversion { from, to, brf }.convert(&Chunk { text, ..chunk.clone() })
        }
        Err(fault) => Converted {
            text: format!("{{{}}}\n", chunk.text.replace(['{', '}'], "")),
            remarks: vec![of_game(chunk, What::Braille(fault))],
        },
    }
}

fn of_game(chunk: &Chunk, what: What) -> Remark {
    let number = "1.".to_owned();
    Remark { game: chunk.game, number, line: chunk.line, column: 1, what }
}
