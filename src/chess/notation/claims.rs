//! What is said of check and mate beside a move, held against the moves that the text can mean:
//! a recorded check tells two moves apart, and one that is not true is remarked on. That none is
//! written proves nothing. And what stands round a move in a code.

use shakmaty::{CastlingSide, MoveList, Position as _};

use crate::board::piece::Kind;
use crate::board::position::{Move, Position};
use crate::board::square::Square;
use crate::notation::reading::{NotationFault, Reading, Remark};

/// The text of a code without a move number before it. Digits alone are none here, for they can be
/// the move: a number has its full stop (`12.`, `12…`).
pub(super) fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let after = rest.trim_start_matches(['.', '…']);
    if rest.len() < text.len() && after.len() < rest.len() { after.trim_start() } else { text }
}

/// The text of a code without a move number before it and a draw offer behind it, and whether there
/// was one.
pub(super) fn without_marks(text: &str) -> (&str, bool) {
    let text = without_number(text.trim());
    text.strip_suffix("(=)").map_or((text, false), |rest| (rest.trim_end(), true))
}

/// What a move does to the opponent's king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Effect {
    /// The move gives no check.
    Quiet,
    /// The move gives check.
    Check,
    /// The move gives mate.
    Mate,
}

impl Effect {
    /// Of a move that the position gave out.
    pub(super) fn of(position: &Position, m: Move) -> Self {
        let after = after(position, m);
        match after.is_check() {
            false => Self::Quiet,
            true if after.is_checkmate() => Self::Mate,
            true => Self::Check,
        }
    }
}

/// The position after a move that the position gave out.
pub(super) fn after(position: &Position, m: Move) -> Position {
    let mut after = position.clone();
    after.play_known(m);
    after
}

/// The legal moves that fit.
pub(super) fn fitting(position: &Position, fits: impl Fn(Move) -> bool) -> Vec<Move> {
    // By reference: a list of moves is large, and is not to be copied.
    position.shakmaty().legal_moves().iter().copied().map(Move).filter(|m| fits(*m)).collect()
}

/// The legal moves of one kind of man to a square that fit, and the castlings that do where it is
/// the king: no other moves are made for it.
pub(super) fn arriving(
    position: &Position,
    kind: Kind,
    to: Square,
    fits: impl Fn(Move) -> bool,
) -> Vec<Move> {
    let chess = position.shakmaty();
    let mut fitting: Vec<Move> = Vec::new();
    let mut take =
        |moves: &MoveList| fitting.extend(moves.iter().copied().map(Move).filter(|m| fits(*m)));
    take(&chess.san_candidates(kind.to_shakmaty(), to.to_shakmaty()));
    if kind == Kind::King {
        CastlingSide::ALL.into_iter().for_each(|side| take(&chess.castling_moves(side)));
    }
    fitting
}

/// The legal moves of the man on a square to another that fit, as [`arriving`]; none where no man
/// of the player to move stands.
pub(super) fn leaving(
    position: &Position,
    from: Square,
    to: Square,
    fits: impl Fn(Move) -> bool,
) -> Vec<Move> {
    let own = position.piece_at(from).filter(|piece| piece.side == position.turn());
    own.map_or_else(Vec::new, |piece| arriving(position, piece.kind, to, fits))
}

/// What is written beside a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Claims {
    /// Whether a sign of check is written.
    pub(super) check: bool,
    /// Whether a sign of mate is written.
    pub(super) mate: bool,
    /// Whether stalemate is written.
    pub(super) stalemate: bool,
}

impl Claims {
    /// The reading of a text that fits some moves; each claim keeps those that bear it out, and
    /// all of them, with a remark, when none does.
    ///
    /// # Errors
    /// [`NotationFault::Illegal`] when it fits none.
    pub(super) fn reading(
        self,
        position: &Position,
        text: &str,
        moves: Vec<Move>,
    ) -> Result<Reading, NotationFault> {
        if moves.is_empty() {
            let by = position.turn();
            return Err(NotationFault::Illegal { text: text.trim().to_owned(), by });
        }
        let mut reading = Reading::of(moves);
        if self == Self::default() {
            return Ok(reading);
        }
        type BornOut = fn(&Position, Move) -> bool;
        let claims: [(bool, Remark, BornOut); 3] = [
            (self.check, Remark::NotCheck, |p, m| Effect::of(p, m) != Effect::Quiet),
            (self.mate, Remark::NotMate, |p, m| Effect::of(p, m) == Effect::Mate),
            (self.stalemate, Remark::NotStalemate, |p, m| after(p, m).is_stalemate()),
        ];
        for (_, remark, holds) in claims.into_iter().filter(|(written, ..)| *written) {
            let mut borne_out = reading.moves.clone();
            borne_out.retain(|m| holds(position, *m));
            if borne_out.is_empty() {
                reading.remarks.push(remark);
            } else {
                reading.moves = borne_out;
            }
        }
        Ok(reading)
    }
}
