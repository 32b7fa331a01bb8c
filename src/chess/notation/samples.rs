//! Games and positions that the tests of several notations share: the sample games that the Laws
//! print, positions with every kind of move, and walks through random games.

use proptest::prelude::*;

use crate::board::position::{Move, Position, Uci, Variant};

/// The sample game of 1980 and 2001, up to the move after which the latter stops.
pub(crate) const GAME_1980: &str = "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4 c1d2 e8g8 e2e4 d7d5 e4d5 e6d5 \
     c4d5 b4c3 d2c3 f6d5 g1f3 b7b6 d1b3 d5c3 b2c3 c7c5 f1e2 c5d4 f3d4 f8e8 e1g1 b8d7 a2a4 d7c5 \
     b3b4 c8b7 a4a5";

/// The sample game of 2018 and 2023.
pub(crate) const GAME_2018: &str = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 \
     c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1";

/// Castling both ways, promotions with and without capture, en passant, check and mate.
pub(crate) const RICH: &[(&str, Variant)] = &[
    ("r5k1/1P6/8/3pP3/8/8/8/R3K2R w KQ d6 0 1", Variant::Standard),
    ("r3k2r/8/8/8/2Pp4/8/p6p/R3K1N1 b Qkq c3 0 1", Variant::Standard),
    ("6k1/R7/6K1/8/8/8/3P4/1B6 w - - 0 1", Variant::Standard),
    ("7k/5P2/5K2/8/8/8/1P1B4/8 w - - 0 1", Variant::Standard),
    ("r4kr1/8/8/8/8/8/8/RK4R1 w GAga - 0 1", Variant::Chess960),
    ("2r1kr2/8/8/8/8/8/8/2R2KR1 w GC - 0 1", Variant::Chess960),
];

/// A position.
pub(crate) fn position(fen: &str, form: Variant) -> Position {
    Position::from_fen(fen, form).unwrap()
}

/// The positions of [`RICH`].
pub(crate) fn rich() -> impl Iterator<Item = Position> {
    RICH.iter().map(|(fen, form)| position(fen, *form))
}

/// The legal move of a text in coordinates.
pub(crate) fn legal_move(position: &Position, uci: &str) -> Move {
    position.read_uci(&Uci(uci.to_owned())).unwrap()
}

/// The positions of a game, each with the move that is made in it.
pub(crate) fn game(moves: &str) -> Vec<(Position, Move)> {
    let mut position = Position::start();
    let step = |uci: &str| {
        let m = legal_move(&position, uci);
        let before = position.clone();
        position.play(m);
        (before, m)
    };
    moves.split_whitespace().map(step).collect()
}

/// The positions of a random game, the first one included: each number chooses a move.
pub(crate) fn walk(begin: &Position, choices: &[u16]) -> Vec<Position> {
    let mut positions = vec![begin.clone()];
    for choice in choices {
        let Some(last) = positions.last() else { break };
        let legal = last.legal_moves();
        let Some(m) = legal.get(usize::from(*choice) % legal.len().max(1)) else { break };
        let next = last.after(*m);
        positions.push(next);
    }
    positions
}

/// The positions of two random games, from the usual start position and from one of Chess960.
pub(crate) fn random_games() -> impl Strategy<Value = Vec<Position>> {
    (prop::collection::vec(any::<u16>(), 0..120), 0..960_u16).prop_map(|(choices, number)| {
        let starts = [Position::start(), Position::chess960(number).unwrap()];
        starts.iter().flat_map(|begin| walk(begin, &choices)).collect()
    })
}

/// The moves in coordinates, sorted and joined by blanks.
pub(crate) fn sorted(position: &Position, moves: &[Move]) -> String {
    let mut texts: Vec<String> = moves.iter().map(|m| position.uci(*m).0).collect();
    texts.sort();
    texts.join(" ")
}
