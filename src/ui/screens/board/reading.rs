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
}
