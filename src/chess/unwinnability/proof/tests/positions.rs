//! Positions of the kinds that the proofs are about, by numbers, so that they are always the same.

use shakmaty::attacks::{attacks, between, king_attacks, knight_attacks};
use shakmaty::{Bitboard, Board, CastlingMode, Chess, Color, FromSetup as _, Move, Piece};
use shakmaty::{Position as _, Rank, Role, Setup, Square};

use crate::unwinnability::proof::reach::ahead;

/// Numbers that look drawn (S. Vigna's SplitMix64).
pub(in crate::unwinnability::proof) struct Dice(pub(in crate::unwinnability::proof) u64);

impl Dice {
    pub(in crate::unwinnability::proof) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % u64::try_from(end).unwrap()).unwrap()
    }

    pub(in crate::unwinnability::proof) fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn square(&mut self) -> Square {
        Square::new(u32::try_from(self.below(64)).unwrap())
    }

    fn one(&mut self, of: Bitboard) -> Option<Square> {
        of.into_iter().nth(self.below(of.count().max(1)))
    }
}

/// Pawns that block each other on most files, on one height or a jagged one, kings and a few pieces.
fn wall(dice: &mut Dice) -> Board {
    let mut board = Board::empty();
    let (jagged, height) = (dice.below(2) == 0, 1 + dice.below(4));
    for file in 0..8 {
        if dice.below(8) == 0 {
            continue;
        }
        let rank = if jagged { 1 + dice.below(4) } else { height + file % 2 };
        for (rank, color) in [(rank, Color::White), (rank + 1, Color::Black)] {
            board.set_piece_at(Square::new(u32::try_from(rank * 8 + file).unwrap()), color.pawn());
        }
    }
    let pieces = [Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook];
    for _ in 0..dice.below(4) {
        let man = dice.of(&pieces).of(dice.of(&Color::ALL));
        board.set_piece_at(dice.square(), man);
    }
    for color in Color::ALL {
        board.set_piece_at(dice.square(), color.king());
    }
    board
}

fn start(board: Board, dice: &mut Dice) -> Option<Chess> {
    let setup = Setup { board, turn: dice.of(&Color::ALL), ..Setup::empty() };
    Chess::from_setup(setup, CastlingMode::Standard).ok()
}

/// A wall by its number.
pub(in crate::unwinnability::proof) fn walled(number: u64) -> Option<Chess> {
    let mut dice = Dice(number);
    start(wall(&mut dice), &mut dice)
}

/// Kings, pawns and a few pieces, most of them in one part of the board: what the proofs are about,
/// and what nearly is.
fn huddle(dice: &mut Dice) -> Option<Board> {
    let mut board = Board::empty();
    let (files, ranks) = (3 + dice.below(6), 3 + dice.below(6));
    let corner = (dice.below(9 - files), dice.below(9 - ranks));
    let square = |dice: &mut Dice| {
        let (file, rank) = (corner.0 + dice.below(files), corner.1 + dice.below(ranks));
        let anywhere = dice.below(8) == 0;
        Square::new(u32::try_from(if anywhere { dice.below(64) } else { rank * 8 + file }).unwrap())
    };
    // Pairs that block each other.
    for _ in 0..dice.of(&[0, 1, 2, 3, 5, 7]) {
        let pawn = square(dice);
        if (Rank::Second..=Rank::Sixth).contains(&pawn.rank()) {
            board.set_piece_at(pawn, Color::White.pawn());
            board.set_piece_at(pawn.offset(8)?, Color::Black.pawn());
        }
    }
    for _ in 0..dice.of(&[0, 0, 1, 2, 3]) {
        let (pawn, color) = (square(dice), dice.of(&Color::ALL));
        let end = color.relative_rank(dice.of(&[Rank::Second, Rank::Seventh]));
        let rank = dice.of(&[pawn.rank(), end]);
        if !matches!(rank, Rank::First | Rank::Eighth) {
            board.set_piece_at(Square::from_coords(pawn.file(), rank), color.pawn());
        }
    }
    let pieces = [Role::Bishop, Role::Bishop, Role::Knight, Role::Rook, Role::Queen];
    for _ in 0..1 + dice.below(6) {
        board.set_piece_at(square(dice), dice.of(&pieces).of(dice.of(&Color::ALL)));
    }
    for color in Color::ALL {
        board.set_piece_at(square(dice), color.king());
    }
    Some(board)
}

/// A line to a king, with a man on it that can leave or be taken there, or with a pawn about to
/// promote on it.
fn aim(board: &mut Board, dice: &mut Dice, hunted: Color) -> Option<()> {
    let line = dice.of(&[Role::Rook, Role::Bishop]);
    let promotes = line == Role::Rook && dice.below(2) == 0;
    let king = dice.square();
    let last = hunted.relative_rank(Rank::Eighth);
    let king = if promotes { Square::from_coords(king.file(), last) } else { king };
    let from = dice.one(attacks(king, line.of(hunted), Bitboard::EMPTY))?;
    let on = dice.one(between(king, from))?;
    board.set_piece_at(king, hunted.king());
    board.set_piece_at(from, dice.of(&[line, Role::Queen]).of(!hunted));
    if promotes {
        board.set_piece_at(ahead(!hunted, on)?, hunted.pawn());
        return Some(());
    }
    let pieces = [Role::Bishop, Role::Knight, Role::Rook, Role::Queen];
    let taker = dice.of(&pieces).of(hunted);
    board.set_piece_at(dice.one(attacks(on, taker, board.occupied()) & !board.occupied())?, taker);
    let inner = !matches!(on.rank(), Rank::First | Rank::Eighth);
    let pawn = inner && dice.below(2) == 0;
    board.set_piece_at(on, if pawn { Role::Pawn } else { dice.of(&pieces) }.of(!hunted));
    Some(())
}

/// A king among its own men.
fn hem(board: &mut Board, dice: &mut Dice, hunted: Color) {
    let corner = dice.of(&[Square::A1, Square::A8, Square::H1, Square::H8]);
    let king = if dice.below(2) == 0 { corner } else { dice.square() };
    board.set_piece_at(king, hunted.king());
    for at in king_attacks(king) {
        let pieces = [Role::Bishop, Role::Knight, Role::Rook, Role::Pawn];
        let man = dice.of(&pieces);
        let may = man != Role::Pawn || !matches!(at.rank(), Rank::First | Rank::Eighth);
        if may && dice.below(5) > 0 {
            board.set_piece_at(at, man.of(hunted));
        }
    }
    // Two moves from giving check, now and then one.
    let near = dice.one(knight_attacks(king)).map_or(Bitboard::EMPTY, knight_attacks);
    for man in [Role::Knight, dice.of(&[Role::Rook, Role::Bishop, Role::Queen])] {
        if let Some(at) = dice.one(near & !board.occupied()) {
            board.set_piece_at(at, man.of(!hunted));
        }
    }
}

/// The position of a number, and who should mate in it.
pub(in crate::unwinnability::proof) fn numbered(number: u64) -> Option<(Chess, Color, Dice)> {
    let mut dice = Dice(number);
    let hunted = dice.of(&Color::ALL);
    let winner = dice.of(&[hunted, !hunted, !hunted]);
    let mut board = Board::empty();
    match dice.below(7) {
        0 => aim(&mut board, &mut dice, hunted)?,
        1 => hem(&mut board, &mut dice, hunted),
        2..=4 => board = wall(&mut dice),
        _ => board = huddle(&mut dice)?,
    }
    if board.king_of(!hunted).is_none() {
        let free = !board.occupied();
        board.set_piece_at(dice.one(free)?, (!hunted).king());
    }
    Some((start(board, &mut dice)?, winner, dice))
}

pub(in crate::unwinnability::proof) fn after(chess: &Chess, m: Move) -> Chess {
    let mut next = chess.clone();
    next.play_unchecked(m);
    next
}

/// Whether every man on these squares can be told a member of its own that fits.
pub(in crate::unwinnability::proof) fn each_has_its_own<T: Clone>(
    board: &Board,
    mut squares: Bitboard,
    members: &[T],
    fits: &dyn Fn(&T, Square, Piece) -> bool,
) -> bool {
    let Some(at) = squares.pop_front() else { return true };
    let man = board.piece_at(at).unwrap();
    let rest = |index: usize| [&members[..index], &members[index + 1..]].concat();
    (0..members.len()).any(|index| {
        fits(&members[index], at, man) && each_has_its_own(board, squares, &rest(index), fits)
    })
}
