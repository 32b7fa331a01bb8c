//! Why a written move is not legal, where the position says it plainly: for whoever cannot see the board.

use crate::board::piece::{Kind, Piece};
use crate::board::placement::Placement;
use crate::board::position::{Move, Position, Variant};
use crate::board::square::Square;
use crate::notation::letters::PieceLetters;
use crate::notation::marks;
use crate::notation::pattern::{self, NamedMove};
use crate::side::Side;

/// What stands against a move that somebody wrote.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hindrance {
    /// The player has no such piece on the board.
    NoSuchPiece(Piece),
    /// Nothing stands where the move begins.
    Empty(Square),
    /// What stands where the move begins is the opponent's.
    OpponentsPiece(Square, Piece),
    /// A piece of the player's own stands where the move ends.
    OwnPiece(Square, Piece),
    /// None of several pieces of the kind can go there.
    OutOfReach(Square, Piece),
    /// The one piece that is meant does not move like that.
    NotItsMove {
        /// What is meant.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it shall go.
        to: Square,
    },
    /// Something stands in the way of the only piece that goes there.
    Blocked(Square, Piece),
    /// The player is in check, and the move does not end it.
    Check,
    /// The move would leave the player's own king in check.
    Exposed,
}

impl Hindrance {
    /// What stands against a text that is no legal move in this position, written in these letters, English
    /// or German ones; nothing where it is not plain.
    #[must_use]
    pub fn of(position: &Position, text: &str, own: PieceLetters) -> Option<Self> {
        let named = named(text, own);
        let absent = named.and_then(|named| absent(position, named));
        absent
            .or_else(|| own_piece(position, text))
            .or_else(|| on_the_way(position, named?))
            .or_else(|| position.is_check().then_some(Self::Check))
    }
}

/// The one move that the text names, whether it is legal or not.
fn named(text: &str, own: PieceLetters) -> Option<NamedMove> {
    let (core, _) = marks::strip(text);
    [own, PieceLetters::English, PieceLetters::German].into_iter().find_map(|letters| {
        let patterns = pattern::patterns(&core, &letters);
        let mut exact = patterns.iter().filter_map(pattern::Pattern::named);
        exact.next().filter(|_| exact.next().is_none())
    })
}

/// That nothing of the player's stands where the move begins.
fn absent(position: &Position, named: NamedMove) -> Option<Hindrance> {
    let turn = position.turn();
    if let (Some(file), Some(rank)) = (named.from_file, named.from_rank) {
        let from = Square::new(file, rank)?;
        return match position.piece_at(from) {
            None => Some(Hindrance::Empty(from)),
            Some(piece) if piece.side != turn => Some(Hindrance::OpponentsPiece(from, piece)),
            Some(_) => None,
        };
    }
    let piece = Piece::new(turn, named.kind?);
    let stands = position.placement().pieces().any(|(_, there)| there == piece);
    (!stands).then_some(Hindrance::NoSuchPiece(piece))
}

/// That an own piece stands where the move ends.
fn own_piece(position: &Position, text: &str) -> Option<Hindrance> {
    // In Chess960 the king castles by a move to its own rook.
    let square = target(text).filter(|_| position.form() == Variant::Standard)?;
    let piece = position.piece_at(square)?;
    (piece.side == position.turn()).then_some(Hindrance::OwnPiece(square, piece))
}

/// The square that is named last.
fn target(text: &str) -> Option<Square> {
    let signs: Vec<char> = text.chars().collect();
    signs.windows(2).rev().find_map(|two| String::from_iter(two).parse().ok())
}

/// What keeps the pieces that can be meant from going there.
fn on_the_way(position: &Position, named: NamedMove) -> Option<Hindrance> {
    let (turn, to, placement) = (position.turn(), named.to, position.placement());
    let is_own = |piece: Piece| piece.side == turn;
    if placement.get(to).is_some_and(is_own) {
        return None;
    }
    let is_meant = |(from, piece): &(Square, Piece)| {
        is_own(*piece)
            && named.kind.is_none_or(|kind| piece.kind == kind)
            && named.from_file.is_none_or(|file| from.file() == file)
            && named.from_rank.is_none_or(|rank| from.rank() == rank)
    };
    let meant: Vec<(Square, Piece)> = placement.pieces().filter(is_meant).collect();
    let ways = meant.iter().map(|(from, piece)| Way::of(&placement, *piece, (*from, to)));
    let ways: Vec<Way> = ways.collect();
    if ways.contains(&Way::Unknown) {
        return None;
    }
    if ways.contains(&Way::Open) {
        let goes = |m: &Move| m.to() == to && meant.iter().any(|(from, _)| *from == m.from());
        let exposes = !position.is_check() && !position.legal_moves().iter().any(goes);
        return exposes.then_some(Hindrance::Exposed);
    }
    let mut blocked = ways.iter().filter_map(|way| match way {
        Way::Blocked(square, piece) => Some(Hindrance::Blocked(*square, *piece)),
        Way::Open | Way::Closed | Way::Unknown => None,
    });
    if let Some(first) = blocked.next() {
        return Some(first).filter(|_| blocked.next().is_none());
    }
    match *meant.as_slice() {
        [] => None,
        [(from, piece)] => Some(Hindrance::NotItsMove { piece, from, to }),
        [(_, piece), ..] => {
            let all = named.from_file.is_none() && named.from_rank.is_none();
            all.then_some(Hindrance::OutOfReach(to, piece))
        }
    }
}

/// How a piece comes from one square to another, without regard to the king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Open,
    Blocked(Square, Piece),
    /// It does not move like that.
    Closed,
    /// What came before decides: castling and en passant.
    Unknown,
}

impl Way {
    fn of(placement: &Placement, piece: Piece, (from, to): (Square, Square)) -> Self {
        let (across, up) = (apart(from.file(), to.file()), apart(from.rank(), to.rank()));
        let is_straight = across == 0 || up == 0;
        let is_diagonal = across.abs() == up.abs();
        let goes = match piece.kind {
            Kind::Pawn => return Self::of_pawn(placement, piece.side, (from, to)),
            Kind::King if up == 0 && across.abs() == 2 => return Self::Unknown,
            Kind::King => across.abs().max(up.abs()) == 1,
            Kind::Knight => across.abs() * up.abs() == 2,
            Kind::Rook => is_straight,
            Kind::Bishop => is_diagonal,
            Kind::Queen => is_straight || is_diagonal,
        };
        match piece.kind {
            _ if !goes => Self::Closed,
            Kind::King | Kind::Knight => Self::Open,
            Kind::Pawn | Kind::Rook | Kind::Bishop | Kind::Queen => {
                Self::along(placement, (from, to))
            }
        }
    }

    /// In a straight line, as far as the square before the last.
    fn along(placement: &Placement, (from, to): (Square, Square)) -> Self {
        let step = (apart(from.file(), to.file()).signum(), apart(from.rank(), to.rank()).signum());
        let next = |at: &Square| at.offset(step.0, step.1).filter(|next| *next != to);
        let mut between = std::iter::successors(next(&from), next);
        let found = between.find_map(|square| Some((square, placement.get(square)?)));
        found.map_or(Self::Open, |(square, piece)| Self::Blocked(square, piece))
    }

    fn of_pawn(placement: &Placement, side: Side, (from, to): (Square, Square)) -> Self {
        let (across, up) = (apart(from.file(), to.file()), apart(from.rank(), to.rank()));
        let (ahead, home) = match side {
            Side::White => (up, 1),
            Side::Black => (-up, 6),
        };
        let there = placement.get(to);
        match (across.abs(), ahead) {
            (0, 1 | 2) if ahead == 1 || from.rank() == home => {
                match (Self::along(placement, (from, to)), there) {
                    (Self::Open, Some(piece)) => Self::Blocked(to, piece),
                    (way, _) => way,
                }
            }
            (1, 1) if there.is_some_and(|piece| piece.side != side) => Self::Open,
            (1, 1) => {
                let beside = to.offset(0, -up).and_then(|square| placement.get(square));
                let passed = Piece::new(side.other(), Kind::Pawn);
                if beside == Some(passed) { Self::Unknown } else { Self::Closed }
            }
            _ => Self::Closed,
        }
    }
}

/// How far it is from one file or rank to another.
fn apart(from: u8, to: u8) -> i8 {
    let signed = |line: u8| i8::try_from(line).unwrap_or_default();
    signed(to) - signed(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(fen: &str, text: &str) -> String {
        let position = Position::from_fen(fen, Variant::Standard).unwrap();
        let on = |what: &str, square: Square, piece: Piece| {
            format!("{what} {} {square}", piece.fen_letter())
        };
        match Hindrance::of(&position, text, PieceLetters::English) {
            Some(Hindrance::NoSuchPiece(piece)) => format!("none {}", piece.fen_letter()),
            Some(Hindrance::Empty(square)) => format!("empty {square}"),
            Some(Hindrance::OpponentsPiece(square, piece)) => on("theirs", square, piece),
            Some(Hindrance::OwnPiece(square, piece)) => on("own", square, piece),
            Some(Hindrance::OutOfReach(square, piece)) => on("far", square, piece),
            Some(Hindrance::NotItsMove { piece, from, to }) => {
                format!("{} {to}", on("not so", from, piece))
            }
            Some(Hindrance::Blocked(square, piece)) => on("blocked", square, piece),
            Some(Hindrance::Check) => "check".into(),
            Some(Hindrance::Exposed) => "exposed".into(),
            None => "nothing".into(),
        }
    }

    const QUEENS_GAMBIT: &str = "rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2";
    const CHECKED: &str = "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1";

    #[test]
    fn an_own_piece_in_the_way_and_a_check_are_told_and_nothing_is_guessed() {
        for (fen, text, expected) in [
            (QUEENS_GAMBIT, "Nd5", "own p d5"),
            (QUEENS_GAMBIT, "Springer d5!?", "own p d5"),
            (QUEENS_GAMBIT, "b8d7", "nothing"),
            (QUEENS_GAMBIT, "0-0", "nothing"),
            (QUEENS_GAMBIT, "Springer d4", "nothing"),
            (CHECKED, "Rb1", "check"),
            (CHECKED, "e1h1", "own R h1"),
        ] {
            assert_eq!(told(fen, text), expected, "{text}");
        }
    }

    #[test]
    fn a_piece_that_is_not_there_or_does_not_come_there_is_told() {
        // White's knight on d2 is pinned by the bishop on b4.
        let pinned = "4k3/8/8/8/1b6/8/3N4/R3K2R w KQ - 0 1";
        for (fen, text, expected) in [
            (CHECKED, "Nf3", "none N"),
            (CHECKED, "Sf3", "none N"),
            (CHECKED, "d4", "none P"),
            (CHECKED, "e4e5", "empty e4"),
            (CHECKED, "e2e4", "theirs r e2"),
            (QUEENS_GAMBIT, "Nd4", "far n d4"),
            (QUEENS_GAMBIT, "g8e6", "not so n g8 e6"),
            (QUEENS_GAMBIT, "Qh4", "blocked p e7"),
            (QUEENS_GAMBIT, "Bb4", "blocked p e7"),
            (QUEENS_GAMBIT, "d4", "blocked P d4"),
            (QUEENS_GAMBIT, "exd6", "not so p e7 d6"),
            (pinned, "Nf3", "exposed"),
            (pinned, "O-O", "nothing"),
            (pinned, "e1g1", "nothing"),
            (pinned, "Ke3", "not so K e1 e3"),
        ] {
            assert_eq!(told(fen, text), expected, "{text}");
        }
    }
}
