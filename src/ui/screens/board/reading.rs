//! A move as people type it, in any notation.

use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::reading::NotationFault;
use jadoube_chess::notation::san::{MateSign, Style};
use jadoube_chess::notation::spoken::Scheme;
use jadoube_chess::notation::system::{self, System};
use jadoube_i18n::lang::Lang;
use jadoube_i18n::spoken;

/// The move of a text, and whether a draw is offered with it: the letters of the language first, then English ones and
/// figurines, the words of the language and those of the Laws, at last German letters, which
/// players type who are used to announcing in German.
pub(crate) fn read(
    position: &Position,
    text: &str,
    lang: Lang,
) -> Result<(Move, bool), NotationFault> {
    let place = NotationContext::beginning(position.clone());
    let letters = |letters| System::Algebraic(Style::Fide(letters), MateSign::DoublePlus);
    let spoken = |words| System::Spoken(Scheme::of(words));
    let written =
        [letters(PieceLetters::for_language(lang.code())), letters(PieceLetters::English)];
    let others = [
        spoken(spoken::words(lang)),
        System::Spoken(Scheme::GERMAN),
        letters(PieceLetters::German),
    ];
    let mut worst = None;
    for systems in [written.as_slice(), &others] {
        for system in systems {
            match system::read(*system, &place, text) {
                Ok(reading) => return Ok((reading.only(&place, text)?, reading.draw_offered)),
                // A move that is not legal says more than a text that cannot be read.
                Err(fault @ NotationFault::Illegal { .. }) => worst = Some(fault),
                Err(fault) => worst = worst.or(Some(fault)),
            }
        }
        if matches!(worst, Some(NotationFault::Illegal { .. })) {
            // The bishop of an impossible “Bb6” is not the pawn (Bauer) that German words would make of it.
            break;
        }
    }
    Err(worst.unwrap_or_else(|| NotationFault::Unreadable { text: text.to_owned() }))
}

/// The words of a text in which moves stand one behind the other, without the numbers of moves.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().map(without_number).filter(|word| !word.is_empty())
}

/// `Nf3` of `12.Nf3`, but the noughts of castling whole.
fn without_number(word: &str) -> &str {
    let after = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.' || c == '…');
    if word.contains(['.', '…']) || after.is_empty() { after } else { word }
}

/// Whether a word is a move by its letters.
fn is_move(position: &Position, word: &str, lang: Lang) -> bool {
    !matches!(read(position, word, lang), Err(NotationFault::Unreadable { .. }))
}

/// The moves of a text in which each word is one by its letters, wherever it may be legal; nothing, where a word is
/// none.
pub(crate) fn moves_in<'a>(position: &Position, text: &'a str, lang: Lang) -> Vec<&'a str> {
    let found: Vec<&str> = words(text).collect();
    if found.iter().all(|word| is_move(position, word, lang)) { found } else { Vec::new() }
}

/// The words of a text that is a list of moves, with the place of the first that is none by its letters; nothing,
/// where it is no list: most of it must be moves, unless it is known to be one.
pub(crate) fn list_in<'a>(
    position: &Position,
    text: &'a str,
    (lang, is_list): (Lang, bool),
) -> Option<(Vec<&'a str>, Option<usize>)> {
    let found: Vec<&str> = words(text).collect();
    let of_moves = |word: &&str| is_move(position, word, lang);
    let moves = found.iter().filter(|word| of_moves(word)).count();
    let slip = found.iter().position(|word| !of_moves(word));
    let others = found.len() - moves;
    (moves > others || is_list && moves > 0).then_some((found, slip))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::position::Variant;

    #[test]
    fn a_move_that_is_impossible_in_its_letters_is_not_read_in_others() {
        let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        let position = Position::from_fen(fen, Variant::Standard).expect("a position");
        for (lang, text, expected) in [
            // As it is announced in German, B is a pawn (Bauer).
            (Lang::De, "Bb6", None),
            (Lang::En, "Bb6", None),
            (Lang::Mk, "Bb6", None),
            (Lang::En, "b6", Some("b7b6")),
            // What is no move in the own letters or in English ones is read in German ones.
            (Lang::De, "Nf6", Some("g8f6")),
            (Lang::En, "Sf6", Some("g8f6")),
            (Lang::En, "Sf5", None),
        ] {
            let found = read(&position, text, lang);
            let uci = found.as_ref().ok().map(|(m, _)| position.uci(*m).0);
            assert_eq!(uci.as_deref(), expected, "{lang:?}: {text}: {found:?}");
        }
    }

    #[test]
    fn moves_one_behind_the_other_are_told_from_the_words_of_one() {
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let position = Position::from_fen(fen, Variant::Standard).expect("a position");
        for (text, expected) in [
            ("e4 e5 Nf3 Nxc6 Bb5", "e4 e5 Nf3 Nxc6 Bb5"),
            ("1.e4 e5 2. Nf3 0-0", "e4 e5 Nf3 0-0"),
            ("knight f3", ""),
            ("e4 hello e5", ""),
        ] {
            assert_eq!(moves_in(&position, text, Lang::En).join(" "), expected, "{text}");
        }
    }

    #[test]
    fn a_list_with_a_word_that_is_no_move_is_told_from_one_move_in_words() {
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let position = Position::from_fen(fen, Variant::Standard).expect("a position");
        for (text, is_list, slip) in [
            ("1.e4 e5 2.hello Bb5", false, Some(Some(2))),
            ("e4 hello e5", false, Some(Some(1))),
            ("e4 e5", false, Some(None)),
            ("knight f3", false, None),
            ("hello e5", false, None),
            ("hello e5", true, Some(Some(0))),
            ("hello hello", true, None),
        ] {
            let found = list_in(&position, text, (Lang::En, is_list));
            assert_eq!(found.map(|(_, slip)| slip), slip, "{text}");
        }
    }
}
