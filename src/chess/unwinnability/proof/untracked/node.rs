//! One position of the men that are followed, and what can follow it.

use std::rc::Rc;

use shakmaty::attacks::{attacks, pawn_attacks};
use shakmaty::{Bitboard, Board, Color, Piece, Rank, Role, Square};

use crate::unwinnability::proof::material;
use crate::unwinnability::proof::reach::ahead;
use crate::unwinnability::proof::state::{Planes, State};
use crate::unwinnability::proof::untracked::members::UntrackedFacts;

/// A node *stands for* every position in which the same side is to move, the men outside the
/// untracked set stand just so, nobody stands on the square that was left, and every other man is a
/// member of its own: of that side, of that role, in that region. Members that are no man were
/// taken.
///
/// The proof rests on this: if a node stands for a position, one of its followers stands for each
/// position that a legal move leads to. So what only some of its positions allow is followed as
/// well, and nothing is left out but what none of them allows.
#[derive(Debug, Clone)]
pub(super) struct Node {
    /// The men outside the untracked set.
    pub(super) board: Board,
    pub(super) turn: Color,
    /// A square that the last move left, so that nobody stands there; told when it matters.
    pub(super) left: Bitboard,
    /// As it was before the last move, until the walk lets it settle.
    pub(super) untracked: Rc<UntrackedFacts>,
    /// Where the last move put an untracked man for certain: it took a pawn, or joined.
    pub(super) arrived: Option<Square>,
}

/// A move by a man outside the untracked set.
struct Step {
    next: Node,
    from: Square,
    way: Way,
}

/// When a move can be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Wherever the untracked set stands.
    Free,
    /// Unless an untracked man stands there.
    To(Square),
    /// Unless the untracked set stands in the way, or is not where it would have to be.
    Perhaps,
}

impl Node {
    pub(super) fn of(state: State, untracked: Rc<UntrackedFacts>) -> Option<Self> {
        let Planes { roles, mut colours, marked: left, turn } = state.unpack();
        colours.as_mut().for_each(|colour| *colour &= !left);
        let board = Board::try_from_bitboards(roles, colours).ok()?;
        Some(Self { board, turn, left, untracked, arrived: None })
    }

    /// The square that was left is marked.
    pub(super) fn state(&self) -> State {
        State::pack(&self.board, self.left, self.turn)
    }

    /// Whether the winner is left with nothing that mates, in no later position either: nobody joins
    /// its part of the untracked set, and its pawns are followed.
    pub(super) fn is_hopeless(&self, winner: Color) -> bool {
        if self.untracked.squares.get(winner).any() {
            return false;
        }
        let own = self.board.by_color(winner) & !self.board.kings();
        let alone = self.untracked.untracked.members.is_empty() && self.arrived.is_none();
        own.is_empty() || alone && material::cannot_mate(&self.board, winner).is_some()
    }

    /// Whether a king is in check wherever the others stand, if nobody stands on `left`: by a man
    /// outside the untracked set, though one stood on every square where one could stand after the
    /// move. These are the squares before it and the one where somebody arrived.
    fn is_surely_checked(&self, king: Color, left: Bitboard) -> bool {
        let untracked =
            self.untracked.all() & !left | self.arrived.map_or(Bitboard::EMPTY, Into::into);
        let full = self.board.occupied() | untracked;
        let at = self.board.king_of(king);
        at.is_some_and(|at| self.board.attacks_to(at, !king, full).any())
    }

    /// Where the untracked set of a side could take something; a pawn that went may have opened a
    /// line.
    fn reach(&self, color: Color) -> Bitboard {
        let pawns = self.board.pawns();
        if pawns == self.untracked.untracked.pawns {
            return *self.untracked.reach.get(color);
        }
        let members = self.untracked.untracked.members.iter();
        let own = members.filter(|member| member.white == color.is_white());
        own.fold(Bitboard::EMPTY, |all, member| all | member.reach(pawns))
    }

    /// Whether the loser's king could be in check in some position: no line is closed by the
    /// untracked set, and those of the untracked set only by pawns.
    fn may_be_checked(&self, winner: Color) -> bool {
        let at = self.board.king_of(!winner);
        at.is_some_and(|at| {
            let board = &self.board;
            self.reach(winner).contains(at) || board.attacks_to(at, winner, board.occupied()).any()
        })
    }

    /// Whether some position that it stands for could be a mate by the winner.
    ///
    /// It is none if some reply is certain: one that every position allows, and after which no check
    /// is possible, whatever lines it opened. Replies that only the loser's own untracked set could
    /// be in the way of are certain as well if it is too small to be on all those squares at once.
    /// Moves by the untracked set and captures in passing are never certain.
    pub(super) fn may_be_mate(&self, winner: Color) -> bool {
        if self.turn == winner || !self.may_be_checked(winner) {
            return false;
        }
        let mut steps = Vec::new();
        self.steps(winner, &mut steps);
        let mut needed = Bitboard::EMPTY;
        for step in steps.iter().filter(|step| !step.next.may_be_checked(winner)) {
            match step.way {
                Way::Free => return false,
                Way::To(square) => needed.add(square),
                Way::Perhaps => {}
            }
        }
        self.untracked.fills(!winner, needed)
    }

    /// The nodes that stand for what the legal moves lead to, before the untracked set has settled.
    /// Only those are left out in which who moved is in check for certain: what moved stands
    /// nowhere else any more, and where it came from is empty.
    pub(super) fn followers(&self, winner: Color) -> Vec<Self> {
        let mut steps = Vec::new();
        self.steps(winner, &mut steps);
        let mut next: Vec<Self> = steps
            .into_iter()
            .filter_map(|Step { mut next, from, .. }| {
                if next.is_surely_checked(self.turn, self.left.with(from)) {
                    return None;
                }
                let from = Bitboard::from_square(from);
                let tells = self.turn != winner
                    && next.is_surely_checked(winner, from)
                    && !next.is_surely_checked(winner, Bitboard::EMPTY);
                next.left = if tells { from } else { Bitboard::EMPTY };
                Some(next)
            })
            .collect();
        self.in_passing(&mut next);
        self.dim_moves(&mut next);
        next
    }

    fn then(&self) -> Self {
        let left = Bitboard::EMPTY;
        let (board, untracked) = (self.board.clone(), self.untracked.clone());
        Self { board, turn: !self.turn, left, untracked, arrived: None }
    }

    /// Men that are not followed move, or take something. Where they take each other, a member is no
    /// man any more, which needs no node of its own; and with more than one square in its region
    /// anyone may have moved.
    fn dim_moves(&self, next: &mut Vec<Self>) {
        let reach = *self.untracked.squares.get(self.turn) | *self.untracked.reach.get(self.turn);
        let prey = self.board.by_color(!self.turn) & !self.board.kings() & reach;
        let pawns = self.board.pawns();
        let taken = prey.into_iter().map(|at| {
            let mut then = self.then();
            then.board.discard_piece_at(at);
            then.arrived = Some(at).filter(|at| pawns.contains(*at));
            then
        });
        let pass = self.untracked.moves.get(self.turn).then(|| self.then());
        let all = taken.chain(pass);
        next.extend(all.filter(|then| !then.is_surely_checked(self.turn, Bitboard::EMPTY)));
    }

    /// Two steps by a pawn with its capture in passing, as one move: so no node has to tell that a
    /// pawn can be taken in passing. The position between the two is followed as well.
    fn in_passing(&self, next: &mut Vec<Self>) {
        let color = self.turn;
        let occupied = self.board.occupied();
        let home = Bitboard::from_rank(color.relative_rank(Rank::Second));
        for from in self.board.pawns() & self.board.by_color(color) & home {
            let step = |at| ahead(color, at).filter(|to| !occupied.contains(*to));
            let Some(single) = step(from).filter(|to| step(*to).is_some()) else { continue };
            let theirs = self.board.pawns() & self.board.by_color(!color);
            for taker in pawn_attacks(color, single) & theirs {
                let mut then = self.then();
                then.turn = color;
                then.board.discard_piece_at(from);
                then.board.discard_piece_at(taker);
                then.board.set_piece_at(single, Role::Pawn.of(!color));
                next.push(then);
            }
        }
    }

    /// The moves by men outside the untracked set, those among them that only some positions allow.
    /// The untracked set may be where it is needed to be taken, and away where it would be in the
    /// way.
    fn steps(&self, winner: Color, steps: &mut Vec<Step>) {
        let own = self.board.by_color(self.turn);
        let closed = own | self.board.kings();
        let occupied = self.board.occupied();
        let untracked = *self.untracked.squares.get(self.turn) & !occupied;
        for from in own {
            let Some(man) = self.board.piece_at(from) else { continue };
            if man.role == Role::Pawn {
                self.pawn_steps(winner, from, steps);
                continue;
            }
            let free = attacks(from, man, occupied | self.untracked.all());
            for to in attacks(from, man, occupied) & !closed {
                let way = match (free.contains(to), untracked.contains(to)) {
                    (true, false) => Way::Free,
                    (true, true) => Way::To(to),
                    (false, _) => Way::Perhaps,
                };
                steps.push(Step { next: self.moved(from, to, man), from, way });
            }
        }
    }

    fn pawn_steps(&self, winner: Color, from: Square, steps: &mut Vec<Step>) {
        let color = self.turn;
        let occupied = self.board.occupied();
        let theirs = self.board.by_color(!color) & !self.board.kings();
        let unseen = *self.untracked.squares.get(!color);
        let dim = self.untracked.all();
        for to in pawn_attacks(color, from) & (theirs | unseen & !occupied) {
            let way = if theirs.contains(to) { Way::Free } else { Way::Perhaps };
            self.arrive(winner, (from, to, way), steps);
        }
        let step = |at| ahead(color, at).filter(|to| !occupied.contains(*to));
        let Some(single) = step(from) else { return };
        let way = |bare: bool| if bare { Way::Free } else { Way::Perhaps };
        self.arrive(winner, (from, single, way(!dim.contains(single))), steps);
        let home = color.relative_rank(Rank::Second);
        if let Some(double) = step(single).filter(|_| from.rank() == home) {
            let bare = !dim.contains(single) && !dim.contains(double);
            self.arrive(winner, (from, double, way(bare)), steps);
        }
    }

    fn arrive(&self, winner: Color, (from, to, way): (Square, Square, Way), steps: &mut Vec<Step>) {
        let color = self.turn;
        if to.rank() != color.relative_rank(Rank::Eighth) {
            steps.push(Step { next: self.moved(from, to, Role::Pawn.of(color)), from, way });
        } else if color == winner {
            for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                steps.push(Step { next: self.moved(from, to, role.of(color)), from, way });
            }
        } else {
            let mut next = self.moved(from, to, Role::Pawn.of(color));
            next.board.discard_piece_at(to);
            next.arrived = Some(to);
            // Whether the new man stands in a check's way is not followed: no sure reply.
            steps.push(Step { next, from, way: Way::Perhaps });
        }
    }

    fn moved(&self, from: Square, to: Square, man: Piece) -> Self {
        let mut next = self.then();
        next.board.discard_piece_at(from);
        next.board.set_piece_at(to, man);
        next
    }
}
