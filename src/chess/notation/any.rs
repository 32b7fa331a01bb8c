//! A move in whatever notation somebody wrote it: by its squares, in the letters of any language,
//! descriptive, by digits, as it is spoken. For facts of a case and the like, where nobody says
//! which notation it is.

use std::collections::BTreeSet;

use crate::board::position::{Move, Position, Uci};
use crate::notation::context::NotationContext;
use crate::notation::letters::PieceLetters;
use crate::notation::reading::NotationFault;
use crate::notation::san;
use crate::notation::system::{self, System};

/// The legal move that a text means. The own letters come first: what is a move in them, or in the
/// English ones, is not read in another way because it is illegal. For the rest a move counts only
/// if all languages and systems that can read it mean the same.
///
/// # Errors
/// [`NotationFault`] when the text is no move, no legal move, or more than one.
pub fn read(position: &Position, text: &str, own: PieceLetters) -> Result<Move, NotationFault> {
    let entry = |letters| san::read_entry(position, text, letters).map(|entry| entry.played);
    let fault = match entry(own) {
        Err(fault @ NotationFault::Unreadable { .. }) => fault,
        read => return read,
    };
    if let Err(illegal @ NotationFault::Illegal { .. }) = entry(PieceLetters::English) {
        return Err(illegal);
    }
    let moves: Vec<Uci> = elsewhere(position, text).into_iter().collect();
    match moves.as_slice() {
        [] => Err(fault),
        [only] => position.read_uci(only).map_err(|_| fault),
        _ => Err(NotationFault::Ambiguous { text: text.trim().to_owned(), moves }),
    }
}

/// The moves that the other languages and systems read.
fn elsewhere(position: &Position, text: &str) -> BTreeSet<Uci> {
    let languages = PieceLetters::LANGUAGES.into_iter();
    let mut found: BTreeSet<Uci> = languages
        .filter_map(|letters| san::read_all(position, text, letters).ok())
        .flat_map(|reading| reading.moves)
        .map(|m| position.uci(m))
        .collect();
    let context = NotationContext::beginning(position.clone());
    for (_, other) in System::all() {
        if matches!(other, System::Algebraic(..) | System::Coordinates) {
            continue;
        }
        let reading = system::read(other, &context, text).map(|reading| reading.moves);
        found.extend(reading.into_iter().flatten().map(|m| position.uci(m)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::position::Variant;

    fn told(fen: &str, text: &str, own: PieceLetters) -> String {
        let position = match fen {
            "" => Position::start(),
            fen => Position::from_fen(fen, Variant::Standard).unwrap(),
        };
        match read(&position, text, own) {
            Ok(m) => position.uci(m).to_string(),
            Err(NotationFault::Unreadable { .. }) => "unreadable".into(),
            Err(NotationFault::Illegal { .. }) => "illegal".into(),
            Err(NotationFault::Ambiguous { moves, .. }) => format!("{} moves", moves.len()),
        }
    }

    #[test]
    fn a_move_is_read_in_any_notation_and_never_guessed() {
        let two_knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
        let rook_before_king = "3k4/8/8/8/8/4R3/8/4K3 w - - 0 1";
        let rook_and_king = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
        for (fen, text, own, expected) in [
            ("", "g1f3", PieceLetters::English, "g1f3"),
            ("", "Nf3", PieceLetters::English, "g1f3"),
            ("", "Nf3", PieceLetters::German, "g1f3"),
            // An English rook or a French king.
            (rook_before_king, "Re2", PieceLetters::German, "2 moves"),
            ("", "Sf3", PieceLetters::English, "g1f3"),
            ("", "Сf3", PieceLetters::English, "g1f3"),
            ("", "N-KB3", PieceLetters::English, "g1f3"),
            ("", "7163", PieceLetters::English, "g1f3"),
            ("", "Nf6", PieceLetters::English, "illegal"),
            ("", "g1g3", PieceLetters::English, "illegal"),
            ("", "knight", PieceLetters::English, "unreadable"),
            ("", "", PieceLetters::English, "unreadable"),
            (two_knights, "Nd2", PieceLetters::English, "2 moves"),
            // No legal rook's move: it does not become the Spanish king's.
            (rook_and_king, "Rf2", PieceLetters::English, "illegal"),
            (rook_and_king, "Re2", PieceLetters::Spanish, "e1e2"),
        ] {
            assert_eq!(told(fen, text, own), expected, "{fen} {text}");
        }
    }
}
