//! Moves written exactly as the PGN standard has them (8.2.3), read and played without an
//! allocation: the way through files of millions of moves. Whatever deviates is `None` and goes to
//! [`crate::core::notation::san`], which reads more and tells what it made of it.

use shakmaty::san::{San, SanPlus, Suffix};
use shakmaty::{Position as _, Role};

use crate::core::board::position::{Move, Position};
use crate::core::notation::san::Remark;

/// A move that was read and played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub played: Move,
    /// A sign of check or mate that the position does not bear out.
    pub remark: Option<Remark>,
}

/// Plays the one legal move that a text in strict notation means; `None`, and nothing is played,
/// for every other text. A piece named more exactly than needed (`Ng1f3`) is strict enough.
///
/// Not strict are forms in which another language could be meant: `Pf3` is a Dutch knight, `dd4`
/// a German queen in small letters, `e2e4` the engines' notation.
#[must_use]
pub fn play(position: &mut Position, text: &[u8]) -> Option<Played> {
    if !matches!(text.first()?, b'a'..=b'h' | b'B' | b'K' | b'N' | b'O' | b'Q' | b'R') {
        return None;
    }
    let read = SanPlus::from_ascii(text).ok()?;
    if let San::Normal { role: Role::Pawn, file, rank, capture, .. } = read.san
        && (rank.is_some() || file.is_some() != capture)
    {
        return None;
    }
    let played = read.san.to_move(position.shakmaty()).ok()?;
    position.play_known(Move(played));
    let remark = match read.suffix {
        Some(Suffix::Check) if !position.shakmaty().is_check() => Some(Remark::NotCheck),
        Some(Suffix::Checkmate) if !position.shakmaty().is_checkmate() => Some(Remark::NotMate),
        _ => None,
    };
    Some(Played { played: Move(played), remark })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::board::position::Form;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen, Form::Standard).unwrap()
    }

    #[test]
    fn only_the_standards_own_forms_are_played() {
        let start = Position::start();
        for (text, uci) in [
            ("e4", Some("e2e4")),
            ("Nf3", Some("g1f3")),
            ("Ng1f3", Some("g1f3")),
            ("Ngf3", Some("g1f3")),
            ("e2e4", None),
            ("ee4", None),
            ("Pe4", None),
            ("Pf3", None),
            ("nf3", None),
            ("Sf3", None),
            ("Ng1-f3", None),
            ("exd5", None),
            ("0-0", None),
            ("--", None),
            ("e4 ", None),
            ("", None),
        ] {
            let mut after = start.clone();
            let played = play(&mut after, text.as_bytes());
            assert_eq!(played.map(|p| start.uci(p.played).0).as_deref(), uci, "{text}");
            assert_eq!(after == start, uci.is_none(), "{text}");
        }
    }

    #[test]
    fn signs_that_do_not_agree_are_told() {
        let pos = position("7k/8/8/8/8/8/6Q1/K7 w - - 0 1");
        for (text, remark) in [
            ("Qg7+", None),
            ("Qg7#", Some(Remark::NotMate)),
            ("Qg3+", Some(Remark::NotCheck)),
            ("Qh3+", None),
            ("Qh3", None),
            ("Qh3#", Some(Remark::NotMate)),
        ] {
            let played = play(&mut pos.clone(), text.as_bytes());
            assert_eq!(played.map(|p| p.remark), Some(remark), "{text}");
        }
    }
}
