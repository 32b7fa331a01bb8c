//! Moves written exactly as they should be, read without a list of all legal moves: one pass over
//! the bytes, then the moves of one kind to one square. [`play`] is the way through files of
//! millions of moves, as the PGN standard has them (8.2.3); `read` knows the Laws' forms and the
//! letters of every language too. Whatever deviates is `None` and goes to
//! [`crate::notation::san`], which reads more and tells what it made of it; what both read,
//! they read alike.

use shakmaty::{CastlingSide, MoveList, Position as _};

use crate::board::piece::Kind;
use crate::board::position::{Move, Position};
use crate::board::square::Square;
use crate::notation::letters::PieceLetters;
use crate::notation::marks::Marks;
use crate::notation::reading::Remark;

/// A move that was read and played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayedMove {
    /// The move.
    pub played: Move,
    /// A sign of check or mate that the position does not confirm.
    pub remark: Option<Remark>,
}

/// Plays the one legal move that a text in strict notation means; `None`, and nothing is played,
/// for every other text. A piece named more exactly than needed (`Ng1f3`) is strict enough.
///
/// Not strict are forms in which another language could be meant: `Pf3` is a Dutch knight, `dd4`
/// a German queen in small letters, `e2e4` the engines' notation.
#[must_use]
pub fn play(position: &mut Position, text: &str) -> Option<PlayedMove> {
    let body = text.strip_suffix(['+', '#']).unwrap_or(text);
    let chess = position.shakmaty();
    let played = match body {
        "O-O" => single(&chess.castling_moves(CastlingSide::KingSide), |_| true)?,
        "O-O-O" => single(&chess.castling_moves(CastlingSide::QueenSide), |_| true)?,
        _ if body.bytes().all(is_of_pgn) => {
            let (piece, rest) = piece_letter(body, &PieceLetters::English)?;
            let written = parse(piece, rest, &PieceLetters::English)?;
            if written.promotion.is_some() != body.contains('=') {
                return None;
            }
            let (kind, to) = (written.kind?.to_shakmaty(), written.to.to_shakmaty());
            single(&chess.san_candidates(kind, to), |m| written.is_just(m))?
        }
        _ => return None,
    };
    position.play_known(played);
    let remark = match text.as_bytes().last() {
        Some(b'+') if !position.is_check() => Some(Remark::NotCheck),
        Some(b'#') if !position.is_checkmate() => Some(Remark::NotMate),
        _ => None,
    };
    Some(PlayedMove { played, remark })
}

/// Whether a sign is one of which PGN makes moves other than castling.
const fn is_of_pgn(byte: u8) -> bool {
    matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x' | b'=' | b'B' | b'K' | b'N' | b'Q' | b'R')
}

/// A move as it is written.
struct WrittenMove {
    /// `None` where both squares are written without a letter.
    kind: Option<Kind>,
    from_file: Option<u8>,
    from_rank: Option<u8>,
    captures: bool,
    to: Square,
    promotion: Option<Kind>,
    marks: Marks,
}

/// The legal moves of the text and its marks; nothing when it is not strictly written, or no legal
/// move.
pub(super) fn read(
    position: &Position,
    text: &str,
    letters: &PieceLetters,
) -> Option<(Vec<Move>, Marks)> {
    if let Some((side, rest)) = castling_side(text) {
        let moves = position.shakmaty().castling_moves(side);
        return single_move(&moves, |_| true).zip(Marks::read(rest));
    }
    let (piece, rest) = piece_letter(text, letters)?;
    read_behind(position, piece, rest, letters)
}

/// The legal moves of what is written behind the letter of a piece, or of a text without one, and
/// its marks, as [`read`].
pub(super) fn read_behind(
    position: &Position,
    piece: Option<Kind>,
    rest: &str,
    letters: &PieceLetters,
) -> Option<(Vec<Move>, Marks)> {
    let written = parse(piece, rest, letters)?;
    let kind = written.kind_in(position)?.to_shakmaty();
    let moves = position.shakmaty().san_candidates(kind, written.to.to_shakmaty());
    single_move(&moves, |m| written.fits(m)).map(|moves| (moves, written.marks))
}

/// The move of what is written behind the letter of a piece, or of a text without one, if it is
/// strictly written and means one legal move; its marks are not held against the position.
pub(super) fn only(
    position: &Position,
    piece: Option<Kind>,
    rest: &str,
    letters: &PieceLetters,
) -> Option<Move> {
    let written = parse(piece, rest, letters)?;
    let kind = written.kind_in(position)?.to_shakmaty();
    let moves = position.shakmaty().san_candidates(kind, written.to.to_shakmaty());
    single(&moves, |m| written.fits(m))
}

/// The castling that a text is, as [`only`].
pub(super) fn castling(position: &Position, text: &str) -> Option<Move> {
    let (side, rest) = castling_side(text)?;
    Marks::read(rest)?;
    single(&position.shakmaty().castling_moves(side), |_| true)
}

/// The one of the moves that fits; they are not copied, for a list of moves is large.
fn single(moves: &MoveList, fits: impl Fn(Move) -> bool) -> Option<Move> {
    let mut fitting = moves.iter().copied().map(Move).filter(|m| fits(*m));
    fitting.next().filter(|_| fitting.next().is_none())
}

fn single_move(moves: &MoveList, fits: impl Fn(Move) -> bool) -> Option<Vec<Move>> {
    let fitting: Vec<Move> = moves.iter().copied().map(Move).filter(|m| fits(*m)).collect();
    (!fitting.is_empty()).then_some(fitting)
}

fn castling_side(text: &str) -> Option<(CastlingSide, &str)> {
    if !text.starts_with(['0', 'O']) {
        return None;
    }
    let long = text.strip_prefix("0-0-0").or_else(|| text.strip_prefix("O-O-O"));
    let short = || text.strip_prefix("0-0").or_else(|| text.strip_prefix("O-O"));
    long.map(|rest| (CastlingSide::QueenSide, rest))
        .or_else(|| short().map(|rest| (CastlingSide::KingSide, rest)))
}

/// The piece whose letter a text begins with, if it is not a square, and what stands behind it.
fn piece_letter<'a>(text: &'a str, letters: &PieceLetters) -> Option<(Option<Kind>, &'a str)> {
    if matches!(text.as_bytes(), [b'a'..=b'h', ..]) {
        return Some((None, text));
    }
    piece(text, letters, &Kind::ALL).map(|(kind, rest)| (Some(kind), rest))
}

fn parse(letter: Option<Kind>, rest: &str, letters: &PieceLetters) -> Option<WrittenMove> {
    let mut bytes = rest.as_bytes();
    let (file, rank) = (take(&mut bytes, b'a'), take(&mut bytes, b'1'));
    let (captures, dash, second) = match bytes {
        [b'x' | b':', rest @ ..] => (true, false, rest),
        [b'-', rest @ ..] => (false, true, rest),
        rest => (false, false, rest),
    };
    let mut after = second;
    let (to_file, to_rank) = (take(&mut after, b'a'), take(&mut after, b'1'));
    let (from_file, from_rank, to, after) = match (to_file, to_rank) {
        (Some(to_file), Some(to_rank)) => (file, rank, Square::new(to_file, to_rank)?, after),
        (None, None) if !captures && !dash => (None, None, Square::new(file?, rank?)?, bytes),
        _ => return None,
    };
    if dash && from_file.is_none() && from_rank.is_none() {
        return None;
    }
    let kind = match (letter, from_file, from_rank) {
        (None, Some(_), Some(_)) => None,
        // A capturing pawn is named by its file (Appendix C.9).
        (None, Some(file), None) if captures || dash => {
            (file.abs_diff(to.file()) == 1).then_some(Some(Kind::Pawn))?
        }
        (None, None, None) if !captures => Some(Kind::Pawn),
        (None, ..) => return None,
        (piece, ..) => piece,
    };
    let tail = rest.get(rest.len() - after.len()..)?;
    let (promotion, tail) = match letter {
        None => promotion(tail, letters),
        Some(_) => (None, tail),
    };
    let marks = Marks::read(tail)?;
    Some(WrittenMove { kind, from_file, from_rank, captures, to, promotion, marks })
}

/// Takes one of eight signs off the front: its distance from the first.
fn take(bytes: &mut &[u8], first: u8) -> Option<u8> {
    let (sign, rest) = bytes.split_first()?;
    let nth = sign.checked_sub(first).filter(|nth| *nth < 8)?;
    *bytes = rest;
    Some(nth)
}

/// The piece whose letter the text begins with; the longest counts (Кр is not К).
fn piece<'a>(text: &'a str, letters: &PieceLetters, kinds: &[Kind]) -> Option<(Kind, &'a str)> {
    let first = text.as_bytes().first()?;
    let begins = |kind: &Kind| {
        let letter = letters.of(*kind);
        // Most are told apart by their first byte.
        let rest = (letter.as_bytes().first()? == first).then(|| text.strip_prefix(letter))??;
        Some((*kind, rest))
    };
    kinds.iter().filter_map(begins).min_by_key(|(_, rest)| rest.len())
}

fn promotion<'a>(tail: &'a str, letters: &PieceLetters) -> (Option<Kind>, &'a str) {
    if tail.is_empty() {
        return (None, tail);
    }
    let bare = tail.strip_prefix('=').unwrap_or(tail);
    match piece(bare, letters, &Kind::PROMOTIONS) {
        Some((kind, rest)) => (Some(kind), rest),
        None => (None, tail),
    }
}

impl WrittenMove {
    /// Whether all that is written is said of the move, and all that must be: `x` and what a pawn
    /// becomes.
    fn is_just(&self, m: Move) -> bool {
        self.fits(m) && self.captures == m.0.is_capture() && self.promotion == m.promotion()
    }

    /// The man that moves: where no letter tells it, the player's own on the first of two squares.
    fn kind_in(&self, position: &Position) -> Option<Kind> {
        if self.kind.is_some() {
            return self.kind;
        }
        let from = Square::new(self.from_file?, self.from_rank?)?;
        position
            .piece_at(from)
            .filter(|piece| piece.side == position.turn())
            .map(|piece| piece.kind)
    }

    fn fits(&self, m: Move) -> bool {
        let from = m.from();
        // A pawn without origin moves straight ahead: `d5` is never `exd5`.
        let pushes = self.kind == Some(Kind::Pawn) && self.from_file.is_none();
        let is_capture = m.0.is_capture();
        self.from_file.is_none_or(|file| from.file() == file)
            && self.from_rank.is_none_or(|rank| from.rank() == rank)
            && (!self.captures || is_capture)
            && (!pushes || !is_capture)
            && (self.promotion.is_none() || m.promotion() == self.promotion)
            && (!self.marks.en_passant || m.is_en_passant())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::position::Variant;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen, Variant::Standard).unwrap()
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
            ("e4++", None),
            ("e4+#", None),
            ("e4=", None),
            ("--", None),
            ("e4 ", None),
            ("", None),
        ] {
            let mut after = start.clone();
            let played = play(&mut after, text);
            assert_eq!(played.map(|p| start.uci(p.played).0).as_deref(), uci, "{text}");
            assert_eq!(after == start, uci.is_none(), "{text}");
        }
    }

    #[test]
    fn captures_and_promotions_are_told_as_the_standard_has_them() {
        let pos = position("rn5k/P7/8/8/8/8/8/7K w - - 0 1");
        for (text, strict) in [
            ("axb8=R+", true),
            ("axb8R+", false),
            ("axb8", false),
            ("ab8=R", false),
            ("a8=Q", false),
            ("b8=Q", false),
            ("Kg2", true),
            ("Kxg2", false),
        ] {
            assert_eq!(play(&mut pos.clone(), text).is_some(), strict, "{text}");
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
            let played = play(&mut pos.clone(), text);
            assert_eq!(played.map(|p| p.remark), Some(remark), "{text}");
        }
    }
}
