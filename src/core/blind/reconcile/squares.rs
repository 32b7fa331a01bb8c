//! Two arrangements square by square: how they differ in words that a person can act on, and which
//! pieces a hand takes, shifts and puts to make one of the other.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::square::Square;
use jadoube_chess::side::{BySide, Side};

/// One way in which two boards differ. The boards are White's and Black's.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(tag = "differs", rename_all = "kebab-case")]
#[message(prefix = "reconcile-differs")]
pub enum Difference {
    /// A piece stands here on the one board and there on the other.
    Displaced {
        /// What piece.
        piece: Piece,
        /// Where it stands on White's board.
        white: Square,
        /// Where it stands on Black's board.
        black: Square,
    },
    /// Pieces of one side, but of different kinds, stand on the same square.
    OtherKind {
        /// The square, the same on both boards.
        square: Square,
        /// What stands there on White's board.
        white: Piece,
        /// What stands there on Black's board.
        black: Piece,
    },
    /// A piece stands on one board only.
    OnlyOn {
        /// On whose board.
        #[message(with = Side::key)]
        board: Side,
        /// What piece.
        piece: Piece,
        /// The square on that board.
        square: Square,
    },
}

/// What a hand does with one piece.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(tag = "hand", rename_all = "kebab-case")]
#[message(prefix = "reconcile")]
pub enum Handling {
    /// Take a piece off the board.
    Take {
        /// What piece.
        piece: Piece,
        /// From where.
        from: Square,
    },
    /// Put a piece on another, empty square.
    Shift {
        /// What piece.
        piece: Piece,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// Put a piece on an empty square.
    Put {
        /// What piece.
        piece: Piece,
        /// The square on which the piece is put.
        to: Square,
    },
}

impl Handling {
    /// Does it on a board; `false`, and nothing done, when the squares are not as it says.
    pub fn apply(self, board: &mut Placement) -> bool {
        let (taken, put) = match self {
            Self::Take { piece, from } => (Some((piece, from)), None),
            Self::Shift { piece, from, to } => (Some((piece, from)), Some((piece, to))),
            Self::Put { piece, to } => (None, Some((piece, to))),
        };
        let there = taken.is_none_or(|(piece, from)| board.get(from) == Some(piece));
        let free = put.is_none_or(|(_, to)| board.get(to).is_none());
        if !there || !free {
            return false;
        }
        if let Some((_, from)) = taken {
            board.set(from, None);
        }
        if let Some((piece, to)) = put {
            board.set(to, Some(piece));
        }
        true
    }

    /// Whether a board shows what a hand was to do on it.
    #[must_use]
    pub fn is_done(self, board: &Placement) -> bool {
        let stands = |piece, square| board.get(square) == Some(piece);
        match self {
            Self::Take { piece, from } => !stands(piece, from),
            Self::Shift { piece, from, to } => stands(piece, to) && !stands(piece, from),
            Self::Put { piece, to } => stands(piece, to),
        }
    }
}

/// What two arrangements have on different squares.
pub(super) struct Pairing {
    /// Pieces that stand here in the one and there in the other.
    pub(super) moved: Vec<(Piece, Square, Square)>,
    /// Pieces that only the one has.
    pub(super) first: Vec<(Piece, Square)>,
    /// Pieces that only the other has.
    pub(super) second: Vec<(Piece, Square)>,
}

/// Pairs the same pieces on different squares, the nearest first.
pub(super) fn pair(one: &Placement, other: &Placement) -> Pairing {
    let (mut first, mut second) = (Vec::new(), Vec::new());
    for (square, here, there) in one.differences(other) {
        first.extend(here.map(|piece| (piece, square)));
        second.extend(there.map(|piece| (piece, square)));
    }
    let mut near: Vec<(u8, Piece, Square, Square)> = Vec::new();
    for (piece, from) in &first {
        let same = second.iter().filter(|(other, _)| other == piece);
        near.extend(same.map(|(_, to)| (distance(*piece, *from, *to), *piece, *from, *to)));
    }
    near.sort_unstable_by_key(|(distance, _, from, to)| (*distance, *from, *to));
    let mut moved = Vec::new();
    for (_, piece, from, to) in near {
        if first.contains(&(piece, from)) && second.contains(&(piece, to)) {
            first.retain(|one| *one != (piece, from));
            second.retain(|one| *one != (piece, to));
            moved.push((piece, from, to));
        }
    }
    moved.sort_unstable_by_key(|(_, from, to)| (*from, *to));
    Pairing { moved, first, second }
}

/// How far apart two squares are for a piece; a bishop does not come to squares of the other colour.
fn distance(piece: Piece, from: Square, to: Square) -> u8 {
    let files = from.file().abs_diff(to.file());
    let ranks = from.rank().abs_diff(to.rank());
    let strange = piece.kind == Kind::Bishop && from.is_light() != to.is_light();
    files.max(ranks) + if strange { 8 } else { 0 }
}

/// How the two boards differ; nothing when they show the same.
#[must_use]
pub fn differences(boards: &BySide<Placement>) -> Vec<Difference> {
    let Pairing { moved, first, mut second } = pair(&boards.white, &boards.black);
    let displaced = |(piece, white, black): (Piece, Square, Square)| Difference::Displaced {
        piece,
        white,
        black,
    };
    let mut all: Vec<Difference> = moved.into_iter().map(displaced).collect();
    for (white, square) in first {
        let same = |(black, at): &(Piece, Square)| *at == square && black.side == white.side;
        match second.iter().position(same) {
            Some(nth) => {
                let (black, _) = second.swap_remove(nth);
                all.push(Difference::OtherKind { square, white, black });
            }
            None => all.push(Difference::OnlyOn { board: Side::White, piece: white, square }),
        }
    }
    second.sort_unstable_by_key(|(_, square)| *square);
    all.extend(second.into_iter().map(|(piece, square)| Difference::OnlyOn {
        board: Side::Black,
        piece,
        square,
    }));
    all
}

/// What a hand does, in this order, to make one arrangement of another: first what is taken off,
/// then what is shifted to squares that are free by then, last what is put on.
#[must_use]
pub fn handlings(from: &Placement, to: &Placement) -> Vec<Handling> {
    let Pairing { mut moved, first, second } = pair(from, to);
    let mut board = *from;
    let mut all = Vec::new();
    let mut put: Vec<(Piece, Square)> = second;
    let mut does = |handling: Handling, board: &mut Placement| {
        let done = handling.apply(board);
        if done {
            all.push(handling);
        }
        done
    };
    for (piece, from) in first {
        does(Handling::Take { piece, from }, &mut board);
    }
    while !moved.is_empty() {
        let before = moved.len();
        moved.retain(|(piece, from, to)| {
            !does(Handling::Shift { piece: *piece, from: *from, to: *to }, &mut board)
        });
        if moved.len() == before
            && let Some((piece, from, to)) = moved.pop()
        {
            // They stand in each other's way: one of them goes off first.
            does(Handling::Take { piece, from }, &mut board);
            put.push((piece, to));
        }
    }
    for (piece, to) in put {
        does(Handling::Put { piece, to }, &mut board);
    }
    all
}
