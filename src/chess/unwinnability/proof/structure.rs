//! What every man could reach at most, and whether that is enough for a mate.
//!
//! The game is made easier than it is: a man may go wherever no man stands that can never move nor
//! be taken, no matter whose turn it is, who gives check and what is in the way. So every square
//! that is reached in a game is reached here. It begins with no man able to move, and what moves
//! become possible is added until nothing more comes (after the semi-static analysis of
//! M. Ambrona, "A Practical Algorithm for Chess Unwinnability", FUN 2022, but erring to one side
//! only).

use shakmaty::attacks::attacks;
use shakmaty::{Bitboard, ByColor, Chess, Color, Piece, Position as _, Rank, Role, Square};

use crate::board::square;
use crate::unwinnability::proof::net;
use crate::unwinnability::proof::reach::{flood, reach};
use crate::unwinnability::proof::{Lack, Structure};

/// The structure as a reason, if it excludes a mate by `winner`.
pub(super) fn cannot_mate(chess: &Chess, winner: Color) -> Option<Structure> {
    let relaxed = Relaxation::of(chess, winner)?;
    relaxed.mate_square(winner).is_none().then(|| relaxed.tell(winner))
}

/// A man of the position with all that could become of it.
#[derive(Debug, Clone)]
struct Man {
    piece: Piece,
    at: Square,
    /// Where it could ever stand as what it is.
    region: Bitboard,
    /// A pawn's squares as long as it takes nothing.
    path: Bitboard,
    /// Where it could ever stand once promoted, as whatever is best.
    promoted: Bitboard,
    /// Where it can be taken in passing without standing there.
    passing: Bitboard,
    takable: bool,
}

impl Man {
    fn is_fixed(&self) -> bool {
        !self.takable && self.promoted.is_empty() && self.region == Bitboard::from_square(self.at)
    }

    fn stands(&self) -> Bitboard {
        self.region | self.promoted
    }

    fn is_pawn(&self) -> bool {
        self.piece.role == Role::Pawn
    }
}

/// All that could become of the men of a position.
#[derive(Debug, Clone)]
struct Relaxation {
    men: Vec<Man>,
    /// Squares of the men that can never move nor be taken.
    fixed: ByColor<Bitboard>,
    /// Squares of kings that can never move.
    kings: Bitboard,
    /// Squares that those men guard for ever.
    guarded: ByColor<Bitboard>,
    /// Where a man other than the king could ever be taken.
    prey: ByColor<Bitboard>,
    /// Where a man could ever take something.
    strike: ByColor<Bitboard>,
}

impl Relaxation {
    /// `None` once a pawn of `winner` could promote: then there is nothing to prove here.
    fn of(chess: &Chess, winner: Color) -> Option<Self> {
        let mut relaxed = Self {
            men: men(chess),
            fixed: ByColor::default(),
            kings: Bitboard::EMPTY,
            guarded: ByColor::default(),
            prey: ByColor::default(),
            strike: ByColor::default(),
        };
        relaxed.castle(chess);
        while relaxed.widen() {
            let promotes = |man: &Man| man.piece.color == winner && man.promoted.any();
            if relaxed.men.iter().any(promotes) {
                return None;
            }
        }
        Some(relaxed)
    }

    /// Where a king could ever be in check by `winner`; kings give none.
    fn could_check(&self, winner: Color) -> Bitboard {
        let men = self.men.iter().filter(|man| man.piece.color == winner);
        men.filter(|man| man.piece.role != Role::King)
            .fold(Bitboard::EMPTY, |all, man| all | self.strikes(man))
    }

    fn blocks(&self) -> Bitboard {
        self.fixed.white | self.fixed.black
    }

    /// A square on which the loser's king could be mated.
    fn mate_square(&self, winner: Color) -> Option<Square> {
        let king = self.men.iter().find(|man| man.piece == Role::King.of(!winner))?;
        let men = || {
            self.men.iter().map(|man| {
                let own = man.piece.color == winner;
                let region = if own { man.region } else { man.stands() };
                net::Man { piece: man.piece, region }
            })
        };
        let scene = |king: Square| net::Scene {
            king,
            loser: !winner,
            blocks: self.blocks(),
            attacked: Bitboard::EMPTY,
            taken: Bitboard::EMPTY,
        };
        (king.region & self.could_check(winner))
            .into_iter()
            .find(|at| net::mate_at(&scene(*at), men()))
    }

    fn tell(&self, winner: Color) -> Structure {
        let union = |of: &dyn Fn(&Man) -> bool| {
            let men = self.men.iter().filter(|man| of(man));
            squares(men.fold(Bitboard::EMPTY, |all, man| all | man.stands()))
        };
        let king = |man: &Man, color: Color| man.piece == Role::King.of(color);
        let hunted = self.men.iter().find(|man| king(man, !winner));
        let check = hunted.is_some_and(|man| (man.region & self.could_check(winner)).any());
        Structure {
            fixed: union(&|man| man.is_pawn() && man.is_fixed()),
            hunted: union(&|man| king(man, !winner)),
            hunter: union(&|man| king(man, winner)),
            pieces: union(&|man| {
                man.piece.color == winner && !man.is_pawn() && man.piece.role != Role::King
            }),
            lack: if check { Lack::Net } else { Lack::Check },
        }
    }

    /// A castling is allowed as long as the right to it stands.
    fn castle(&mut self, chess: &Chess) {
        let castles = chess.castles();
        for man in &mut self.men {
            if !castles.has_color(man.piece.color) {
                continue;
            }
            let home = Bitboard::from_rank(man.piece.color.relative_rank(Rank::First));
            let files = match man.piece.role {
                Role::King => {
                    Bitboard::from_file(shakmaty::File::C) | Bitboard::from_file(shakmaty::File::G)
                }
                Role::Rook if castles.castling_rights().contains(man.at) => {
                    Bitboard::from_file(shakmaty::File::D) | Bitboard::from_file(shakmaty::File::F)
                }
                _ => continue,
            };
            man.region |= home & files;
        }
    }

    /// One round; whether anything was added.
    fn widen(&mut self) -> bool {
        self.look();
        let mut grown = false;
        for index in 0..self.men.len() {
            let Some(man) = self.men.get(index) else { break };
            let mut next = man.clone();
            self.move_man(&mut next);
            let strikes = self.strikes(&next);
            *self.strike.get_mut(next.piece.color) |= strikes;
            let Some(man) = self.men.get_mut(index) else { break };
            grown |= man.stands() != next.stands() || man.passing != next.passing;
            *man = next;
        }
        let strike = self.strike;
        for man in self.men.iter_mut().filter(|man| man.piece.role != Role::King && !man.takable) {
            let where_taken = man.stands() | man.passing;
            if (where_taken & *strike.get(!man.piece.color)).any() {
                man.takable = true;
                grown = true;
            }
        }
        grown
    }

    fn look(&mut self) {
        self.fixed = ByColor::default();
        self.kings = Bitboard::EMPTY;
        self.guarded = ByColor::default();
        self.prey = ByColor::default();
        self.strike = ByColor::default();
        for man in &self.men {
            let color = man.piece.color;
            if man.piece.role != Role::King {
                *self.prey.get_mut(color) |= man.stands() | man.passing;
            }
            if man.is_fixed() {
                self.fixed.get_mut(color).add(man.at);
                if man.piece.role == Role::King {
                    self.kings.add(man.at);
                }
                // As if every square were occupied: a line may be closed by any man.
                *self.guarded.get_mut(color) |= attacks(man.at, man.piece, Bitboard::FULL);
            }
        }
    }

    fn move_man(&self, man: &mut Man) {
        match man.piece.role {
            Role::Pawn => self.move_pawn(man),
            _ => man.region = self.flood(man.piece, man.region),
        }
        if man.promoted.any() {
            let color = man.piece.color;
            loop {
                let queen = self.flood(Role::Queen.of(color), man.promoted);
                let both = self.flood(Role::Knight.of(color), queen);
                if both == man.promoted {
                    break;
                }
                man.promoted = both;
            }
        }
    }

    fn flood(&self, piece: Piece, from: Bitboard) -> Bitboard {
        let blocks = self.blocks();
        let closed = self.closed(piece);
        flood(from, |fresh| reach(fresh, piece, blocks) & !closed)
    }

    /// Squares that a piece can never enter.
    fn closed(&self, piece: Piece) -> Bitboard {
        let own = *self.fixed.get(piece.color) | self.kings;
        let guarded = *self.guarded.get(!piece.color);
        if piece.role == Role::King { own | guarded } else { own }
    }

    fn move_pawn(&self, man: &mut Man) {
        let color = man.piece.color;
        let blocks = self.blocks();
        let closed = self.closed_ahead(man);
        let last = Bitboard::from_rank(color.relative_rank(Rank::Eighth));
        let home = Bitboard::from_rank(color.relative_rank(Rank::Second));
        let step = |from: Bitboard| forward(from, color) & !blocks;
        let path = |from: Bitboard| step(from) & !closed;
        man.path = flood(man.path, |fresh| path(fresh) | path(path(fresh & home)));
        // Passed squares count only for a double step that is still to come.
        man.passing |=
            forward(man.path & home, color) & backward(path(path(man.path & home)), color);
        let takes = |from| reach(from, man.piece, blocks) & *self.prey.get(!color);
        let astray = (man.region & !man.path) | takes(man.path);
        let astray = flood(astray, |fresh| step(fresh) | takes(fresh));
        let reached = man.path | astray;
        man.promoted |= reached & last;
        man.region |= reached & !last;
        man.path &= !last;
    }

    /// Squares of its file that a pawn cannot come to as long as it takes nothing: pawns that stay
    /// on the file and are never taken keep their order. It cannot come to where an opposing one
    /// began, nor to where one of its own ends.
    fn closed_ahead(&self, man: &Man) -> Bitboard {
        let color = man.piece.color;
        let file = Bitboard::from_file(man.at.file());
        let ahead = |at: Bitboard| flood(at, |fresh| forward(fresh, color));
        let before = ahead(Bitboard::from_square(man.at)).without(man.at);
        let stays = |other: &&Man| {
            other.is_pawn()
                && !other.takable
                && before.contains(other.at)
                && other.region.is_subset(file)
        };
        self.men.iter().filter(stays).fold(Bitboard::EMPTY, |all, other| {
            let limit = if other.piece.color != color {
                Bitboard::from_square(other.at)
            } else if other.promoted.is_empty() {
                other.region & !backward(other.region, color)
            } else {
                return all;
            };
            all | ahead(limit)
        })
    }

    /// Where a man could take something.
    fn strikes(&self, man: &Man) -> Bitboard {
        let color = man.piece.color;
        let blocks = self.blocks();
        let over = |piece: Piece, from: Bitboard| {
            let reached = reach(from, piece, blocks);
            if piece.role == Role::King { reached & !*self.guarded.get(!color) } else { reached }
        };
        let as_promoted =
            over(Role::Queen.of(color), man.promoted) | over(Role::Knight.of(color), man.promoted);
        over(man.piece, man.region) | as_promoted
    }
}

fn men(chess: &Chess) -> Vec<Man> {
    let passed = chess.legal_ep_square();
    let board = chess.board();
    let of = |(at, piece): (Square, Piece)| {
        let passing = passed
            .filter(|_| piece.role == Role::Pawn && piece.color != chess.turn())
            .map_or(Bitboard::EMPTY, |target| {
                let behind = backward(Bitboard::from_square(at), piece.color);
                behind & Bitboard::from_square(target)
            });
        let region = Bitboard::from_square(at);
        Man { piece, at, region, path: region, promoted: Bitboard::EMPTY, passing, takable: false }
    };
    board.iter().map(of).collect()
}

fn squares(of: Bitboard) -> Vec<square::Square> {
    of.into_iter().filter_map(|at| square::Square::from_index(at as u8)).collect()
}

const fn forward(squares: Bitboard, color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard(squares.0 << 8),
        Color::Black => Bitboard(squares.0 >> 8),
    }
}

const fn backward(squares: Bitboard, color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard(squares.0 >> 8),
        Color::Black => Bitboard(squares.0 << 8),
    }
}
