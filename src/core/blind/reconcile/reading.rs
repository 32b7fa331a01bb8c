//! A whole position read aloud: piece by piece, White first, the king first, so that both sides can
//! check it on their boards with few words.

use jadoube_message::{Argument as _, Message, Value};
use serde::{Deserialize, Serialize};

use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

/// All pieces of one kind of one side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(id = "reconcile-read-line", with(piece = named(piece, squares)), skip(piece))]
pub struct PieceGroup {
    /// What pieces.
    pub piece: Piece,
    /// Where they stand, by files from a to h and up the file.
    pub squares: Vec<Square>,
}

fn named<'a>(piece: &'a Piece, squares: &[Square]) -> Value<'a> {
    if squares.len() > 1 { piece.several() } else { piece.value() }
}

/// The order in which kinds are read.
const ORDER: [Kind; 6] =
    [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];

/// The position line by line; kinds of which there are none are left out.
#[must_use]
pub fn read_out(placement: &Placement) -> Vec<PieceGroup> {
    let line = |piece: Piece| {
        let all = placement.pieces().filter(|(_, other)| *other == piece);
        let mut squares: Vec<Square> = all.map(|(square, _)| square).collect();
        squares.sort_unstable_by_key(|square| (square.file(), square.rank()));
        PieceGroup { piece, squares }
    };
    Side::BOTH
        .into_iter()
        .flat_map(|side| ORDER.map(|kind| Piece::new(side, kind)))
        .map(line)
        .filter(|line| !line.squares.is_empty())
        .collect()
}
