//! What was done on a board, read as a move. On the special board a move is three acts: the
//! captured piece is removed, the piece is lifted, and it is put into another aperture (Laws 2023,
//! D.2.2 and D.2.3); what of them is still to be done is said.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::board::square::Square;

/// What somebody says was done on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExecutionReport {
    /// The move as it was announced.
    AsAnnounced,
    /// A piece was moved so, legally or not.
    Move(Uci),
    /// The board now stands so.
    Stands(Placement),
}

/// What of a move is still to be done on a board.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum MissingPart {
    /// The pawn captured en passant still stands here.
    Captured(Square),
    /// The castling rook still stands here.
    Rook(Square),
}

/// What was executed on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(fields, skip(placement, sensed))]
pub struct Execution {
    /// The move, if it is a legal one.
    #[message(name = "move")]
    pub uci: Option<Uci>,
    /// What stands on the board after it.
    pub placement: Placement,
    /// What of the move is still to be done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<MissingPart>,
    /// Whether an electronic board told it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sensed: bool,
}

/// What an arrangement is, seen from a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlacementMeaning {
    /// The position itself.
    Before,
    /// A legal move from it, whole or in part.
    Move(Uci, Option<MissingPart>),
    /// Pieces are lifted from these squares and nothing is put down.
    Lifted(Vec<Square>),
    /// Anything else.
    Other,
}

impl Execution {
    /// A legal move, all of it.
    #[must_use]
    pub fn of(position: &Position, m: Move) -> Self {
        let placement = position.after(m).placement();
        Self { uci: Some(position.uci(m)), placement, rest: None, sensed: false }
    }

    /// A move made by hand, legal or not; none when the text names no piece that stands there.
    #[must_use]
    pub fn by_hand(position: &Position, uci: &Uci) -> Option<Self> {
        if let Ok(m) = position.read_uci(uci) {
            return Some(Self::of(position, m));
        }
        let placement = shifted(&position.placement(), uci)?;
        Some(Self { uci: None, placement, rest: None, sensed: false })
    }

    /// A legal move, all of it, on a board that need not show its position.
    #[must_use]
    pub fn made_on(stands: &Placement, position: &Position, m: Move) -> Self {
        let placement = placement_after(stands, position, m);
        Self { uci: Some(position.uci(m)), placement, rest: None, sensed: false }
    }

    /// What an arrangement is, taken for an execution from a position.
    #[must_use]
    pub fn standing(position: &Position, placement: Placement) -> Self {
        let (uci, rest) = match find(position, &placement) {
            PlacementMeaning::Move(uci, rest) => (Some(uci), rest),
            PlacementMeaning::Before | PlacementMeaning::Lifted(_) | PlacementMeaning::Other => {
                (None, None)
            }
        };
        Self { uci, placement, rest, sensed: false }
    }

    /// The same, told by an electronic board.
    #[must_use]
    pub fn by_sensor(self) -> Self {
        Self { sensed: true, ..self }
    }

    /// The move, once all of it is done.
    #[must_use]
    pub const fn whole(&self) -> Option<&Uci> {
        if self.rest.is_none() { self.uci.as_ref() } else { None }
    }
}

/// The two squares of a move.
#[must_use]
pub fn squares(uci: &Uci) -> Option<(Square, Square)> {
    let square = |range| uci.0.get(range).and_then(|text: &str| text.parse().ok());
    Some((square(0..2)?, square(2..4)?))
}

/// What stands on a board after a piece was moved on it, legally or not; none where none stands there.
#[must_use]
pub fn shifted(stands: &Placement, uci: &Uci) -> Option<Placement> {
    let (from, to) = squares(uci)?;
    let mut placement = *stands;
    let piece = placement.get(from)?;
    let becomes = uci.0.chars().nth(4).and_then(Piece::from_fen_letter);
    let kind = becomes.map_or(piece.kind, |promoted| promoted.kind);
    placement.set(from, None);
    placement.set(to, Some(Piece::new(piece.side, kind)));
    Some(placement)
}

/// What stands on a board after a legal move is made on it by hand. What stood wrong stands so still, but
/// for the squares of the move; a piece that is not where it should be is moved from where it is.
#[must_use]
pub fn placement_after(stands: &Placement, position: &Position, m: Move) -> Placement {
    let (before, after) = (position.placement(), position.after(m).placement());
    let mut placement = *stands;
    for (square, _, there) in before.differences(&after) {
        placement.set(square, there);
    }
    let (from, to) = (m.from(), m.to());
    let Some(piece) = before.get(from) else { return placement };
    match stands.get(from) {
        Some(there) if there == piece => {}
        // Another piece of the mover stands there, and is taken for it.
        Some(there) if there.side == piece.side => {
            if m.promotion().is_none() {
                placement.set(to, Some(there));
            }
        }
        other => {
            let strays = stands.differences(&before);
            let strays = strays.filter(|(_, here, _)| *here == Some(piece));
            let strays: Vec<Square> = strays.map(|(square, ..)| square).collect();
            // Which of several it was nobody has said: they are looked at when the board is put right.
            if let [stray] = strays.as_slice() {
                placement.set(from, other);
                if *stray != to {
                    placement.set(*stray, None);
                }
            }
        }
    }
    placement
}

/// What an arrangement is, seen from a position.
#[must_use]
pub fn find(position: &Position, placement: &Placement) -> PlacementMeaning {
    let before = position.placement();
    if *placement == before {
        return PlacementMeaning::Before;
    }
    let moves = position.legal_moves();
    if let Some(m) = moves.iter().find(|m| position.after(**m).placement() == *placement) {
        return PlacementMeaning::Move(position.uci(*m), None);
    }
    let partly = moves.iter().find_map(|m| Some((*m, partly(position, *m, placement)?)));
    if let Some((m, rest)) = partly {
        return PlacementMeaning::Move(position.uci(m), Some(rest));
    }
    let different: Vec<(Square, Option<Piece>)> =
        before.differences(placement).map(|(square, _, now)| (square, now)).collect();
    if different.iter().all(|(_, now)| now.is_none()) {
        return PlacementMeaning::Lifted(different.into_iter().map(|(square, _)| square).collect());
    }
    PlacementMeaning::Other
}

/// What is left to do if this is the move, but for the captured pawn or the castling rook.
fn partly(position: &Position, m: Move, placement: &Placement) -> Option<MissingPart> {
    if m.is_en_passant() {
        let (_, square) = m.capture()?;
        let mut almost = position.after(m).placement();
        almost.set(square, position.piece_at(square));
        return (almost == *placement).then_some(MissingPart::Captured(square));
    }
    let (rook, _) = m.castling_rook()?;
    let mut almost = position.placement();
    almost.set(m.from(), None);
    almost.set(m.to(), Some(Piece::new(position.turn(), Kind::King)));
    (almost == *placement && rook != m.to()).then_some(MissingPart::Rook(rook))
}
