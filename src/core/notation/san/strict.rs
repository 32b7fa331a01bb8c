//! The short way for a text that is written just as the Laws or PGN have it: one pass over its
//! bytes and the moves of one kind to one square, no list of all legal moves. Whatever else
//! stands there is left to the patient reader; what both read, they read alike.

use shakmaty::{CastlingSide, MoveList, Position as _};

use crate::core::board::piece::Kind;
use crate::core::board::position::{Move, Position};
use crate::core::board::square::Square;
use crate::core::notation::letters::PieceLetters;
use crate::core::notation::marks::Marks;

/// A move as it is written.
struct Written {
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
    if let Some((side, rest)) = castling(text) {
        let moves = position.shakmaty().castling_moves(side);
        return found(&moves, |_| true).zip(Marks::read(rest));
    }
    let written = parse(text, letters)?;
    let kind = match written.kind {
        Some(kind) => kind,
        None => {
            let from = Square::new(written.from_file?, written.from_rank?)?;
            position.piece_at(from).filter(|piece| piece.side == position.turn())?.kind
        }
    };
    let moves = position.shakmaty().san_candidates(kind.to_shakmaty(), written.to.to_shakmaty());
    found(&moves, |m| written.fits(m)).map(|moves| (moves, written.marks))
}

fn found(moves: &MoveList, fits: impl Fn(Move) -> bool) -> Option<Vec<Move>> {
    let fitting: Vec<Move> = moves.iter().copied().map(Move).filter(|m| fits(*m)).collect();
    (!fitting.is_empty()).then_some(fitting)
}

fn castling(text: &str) -> Option<(CastlingSide, &str)> {
    if !text.starts_with(['0', 'O']) {
        return None;
    }
    let long = text.strip_prefix("0-0-0").or_else(|| text.strip_prefix("O-O-O"));
    let short = || text.strip_prefix("0-0").or_else(|| text.strip_prefix("O-O"));
    long.map(|rest| (CastlingSide::QueenSide, rest))
        .or_else(|| short().map(|rest| (CastlingSide::KingSide, rest)))
}

fn parse(text: &str, letters: &PieceLetters) -> Option<Written> {
    let (letter, rest) = if text.starts_with(|c: char| matches!(c, 'a'..='h')) {
        (None, text)
    } else {
        let (kind, rest) = piece(text, letters, &Kind::ALL)?;
        (Some(kind), rest)
    };
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
    Some(Written { kind, from_file, from_rank, captures, to, promotion, marks })
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

impl Written {
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
