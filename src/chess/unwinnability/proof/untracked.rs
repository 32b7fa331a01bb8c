//! All positions of the men that matter, with the others wherever they could be.
//!
//! Men that are free to go make most of the positions, and seldom matter. Here they are a set of
//! *untracked* men: each has a region as long as the pawns stand as they do, and nobody knows where
//! in it it stands nor whether it is still there. An untracked man may move, take, be taken, stand
//! in the way or next to the king wherever that helps a mate, and need not where it does not; the
//! winner's guard all that they could. All other men are followed move by move, so every game is
//! among the ones followed here. A pawn that the loser promotes joins the untracked set.

mod members;
mod node;

use std::collections::BTreeMap;
use std::rc::Rc;

use shakmaty::{Bitboard, Board, Chess, Color, Piece, Position as _, Rank, Role, Square};

use crate::unwinnability::proof::reach::{flood, reach};
use crate::unwinnability::proof::state::{State, States};
use crate::unwinnability::proof::untracked::members::{Member, UntrackedFacts, UntrackedMen};
use crate::unwinnability::proof::untracked::node::Node;
use crate::unwinnability::proof::work::{Open, Work};

/// What it costs to take up an untracked set, in positions.
const FACTS_COST: usize = 16;

/// Which pieces that can go far join the untracked set at the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Joining {
    loser: &'static [Role],
    winner: &'static [Role],
}

impl Joining {
    /// The largest untracked set first: the fewest positions, but the likeliest to look like a
    /// mate.
    pub(super) const ALL: [Self; 4] = {
        let all = &[Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let bishops = &[Role::Bishop];
        [
            Self { loser: all, winner: bishops },
            Self { loser: bishops, winner: bishops },
            Self { loser: all, winner: &[] },
            Self { loser: &[], winner: &[] },
        ]
    };

    /// Where those stand that join.
    fn squares(self, board: &Board, winner: Color) -> Bitboard {
        let joins = |(at, man): &(Square, Piece)| {
            let roles = if man.color == winner { self.winner } else { self.loser };
            roles.contains(&man.role) && goes_far(board, *at, *man)
        };
        board.iter().filter(joins).map(|(at, _)| at).collect()
    }
}

/// All that was looked at.
pub(super) struct Walk {
    winner: Color,
    pub(super) work: Work,
    numbers: BTreeMap<UntrackedMen, usize>,
    facts: Vec<(Rc<UntrackedFacts>, States)>,
    todo: Vec<(State, usize)>,
}

impl Walk {
    pub(super) const fn new(winner: Color, limit: usize) -> Self {
        Self {
            winner,
            work: Work::new(limit),
            numbers: BTreeMap::new(),
            facts: Vec::new(),
            todo: Vec::new(),
        }
    }

    /// Whether it is proved that no mate by `winner` can arise.
    pub(super) fn proves(&mut self, start: &Chess, joining: Joining) -> bool {
        if start.castles().any() || start.legal_ep_square().is_some() {
            return false;
        }
        let winner = self.winner;
        self.run(start, |board| joining.squares(board, winner)).is_ok()
    }

    /// Whoever joins, it is a proof.
    fn run(&mut self, start: &Chess, joins: impl Fn(&Board) -> Bitboard) -> Result<(), Open> {
        for root in roots(start, self.winner)? {
            let node = self.root(&root, joins(root.board()))?;
            if !node.is_hopeless(self.winner) {
                self.visit(&node)?;
            }
        }
        while let Some((state, number)) = self.todo.pop() {
            let (untracked, _) = self.facts.get(number).ok_or(Open)?;
            let node = Node::of(state, untracked.clone()).ok_or(Open)?;
            for next in node.followers(self.winner) {
                // Nothing behind it is a mate.
                if !next.is_hopeless(self.winner) {
                    let next = self.settle(next)?;
                    self.visit(&next)?;
                }
            }
        }
        Ok(())
    }

    /// A position with some of its men in the untracked set.
    fn root(&mut self, root: &Chess, joining: Bitboard) -> Result<Node, Open> {
        let mut board = root.board().clone();
        let mut untracked = UntrackedMen { pawns: board.pawns(), members: Vec::new() };
        for at in joining {
            if let Some(man) = board.remove_piece_at(at) {
                let region = Bitboard::from_square(at);
                let white = man.color.is_white();
                untracked.members.push(Member { white, role: Some(man.role), region });
            }
        }
        let untracked = self.facts_of(untracked.settle(board.pawns()))?;
        Ok(Node { board, turn: root.turn(), left: Bitboard::EMPTY, untracked, arrived: None })
    }

    fn facts_of(&mut self, untracked: UntrackedMen) -> Result<Rc<UntrackedFacts>, Open> {
        let new = self.facts.len();
        let number = *self.numbers.entry(untracked.clone()).or_insert(new);
        if let Some((facts, _)) = self.facts.get(number) {
            return Ok(facts.clone());
        }
        self.work.pay(FACTS_COST)?;
        let facts = Rc::new(UntrackedFacts::new(number, untracked));
        self.facts.push((facts.clone(), States::new()));
        Ok(facts)
    }

    /// Gives the untracked set the room that it has after the last move.
    fn settle(&mut self, mut node: Node) -> Result<Node, Open> {
        // No move of a pawn leaves all squares with pawns as they were.
        if node.board.pawns() == node.untracked.untracked.pawns {
            return Ok(node);
        }
        let mut untracked = node.untracked.untracked.clone();
        // Nobody takes a pawn there: one has promoted.
        let ends = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
        untracked.members.extend(node.arrived.filter(|at| ends.contains(*at)).map(|at| Member {
            white: self.winner.is_black(),
            role: None,
            region: Bitboard::from_square(at),
        }));
        node.untracked = self.facts_of(untracked.settle(node.board.pawns()))?;
        Ok(node)
    }

    /// Takes a position up if it is new.
    fn visit(&mut self, node: &Node) -> Result<(), Open> {
        let state = node.state();
        let number = node.untracked.number;
        if !self.facts.get_mut(number).is_some_and(|(_, seen)| seen.insert(state)) {
            return Ok(());
        }
        self.work.take_up()?;
        if node.may_be_mate(self.winner) {
            return Err(Open);
        }
        self.todo.push((state, number));
        Ok(())
    }
}

/// The positions to begin from: after the first moves, for they may be forced. No mate is passed
/// over on the way, and none of the positions allows a capture in passing.
fn roots(start: &Chess, winner: Color) -> Result<Vec<Chess>, Open> {
    const PLIES: usize = 4;
    const MANY: usize = 40;
    let mut roots = vec![start.clone()];
    for _ in 0..PLIES {
        let mut next = Vec::new();
        for root in &roots {
            if root.is_checkmate() && root.turn() != winner {
                return Err(Open);
            }
            next.extend(root.legal_moves().into_iter().map(|m| {
                let mut after = root.clone();
                after.play_unchecked(m);
                after
            }));
        }
        if next.len() > MANY || next.iter().any(|after| after.legal_ep_square().is_some()) {
            break;
        }
        roots = next;
    }
    Ok(roots)
}

fn goes_far(board: &Board, at: Square, man: Piece) -> bool {
    /// The least number of squares that such a piece can reach.
    const FAR: usize = 10;
    let still = board.pawns() | board.kings();
    let region = flood(Bitboard::from_square(at), |fresh| reach(fresh, man, still) & !still);
    region.count() >= FAR
}

#[cfg(test)]
mod tests;
