//! A proof with untracked men is held against the rules in two ways: every move of every game must
//! be followed by some node that stands for the position, and no proof may deny a mate that the
//! rules find.

use std::ops::Range;

use shakmaty::Move;

use super::*;
use crate::unwinnability::proof::tests::positions::{Dice, after, each_has_its_own, numbered};
use crate::unwinnability::proof::tests::{chess, mate_arises};
use crate::unwinnability::search;

#[test]
fn an_untracked_man_does_not_hide_a_mate() {
    use Color::{Black, White};
    for (fen, winner, why) in [
        // A pawn of the untracked set's side promotes between the rook and its king, or is pinned
        // to it.
        ("k1n4R/1p1P4/1P6/8/8/8/8/K7 b - - 0 1", White, "a man steps in the way"),
        ("k6b/1p6/1P6/8/3P4/2K5/8/7B w - - 0 1", White, "a pawn is taken and the line opens"),
        ("7k/5p1p/5P1P/8/8/8/1b6/K5R1 w - - 0 1", White, "a rook on the last file but one"),
        ("6bk/7p/7P/8/4N3/8/8/K7 w - - 0 1", White, "its own bishop hems the king in"),
        ("kb6/p7/8/8/8/8/6B1/K7 b - - 0 1", White, "its own men hem the king in"),
        ("7k/7p/8/8/8/8/1p6/7K b - - 0 1", Black, "a queen"),
    ] {
        for joining in Joining::ALL {
            assert!(
                !Walk::new(winner, 5_000).proves(&chess(fen), joining),
                "{why}: {joining:?} {fen}"
            );
        }
    }
}

/// Which pieces join an untracked set, at a guess; seldom so few that a proof becomes likelier.
fn some_pieces(dice: &mut Dice, winner: Color) -> impl Fn(&Board) -> Bitboard {
    let pieces = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let mut pick = |often: usize| pieces.map(|role| (dice.below(4) < often).then_some(role));
    let (theirs, own) = (pick(3), pick(1));
    move |board: &Board| {
        let joins = |(_, man): &(Square, Piece)| {
            (if man.color == winner { own } else { theirs }).contains(&Some(man.role))
        };
        board.iter().filter(joins).map(|(at, _)| at).collect()
    }
}

/// Whether a position is one of those that a node stands for: the men outside the untracked set
/// stand where it says, and for every other one there is a member of its own.
fn stands_for(node: &Node, chess: &Chess) -> bool {
    let board = chess.board();
    let followed = node.board.iter().all(|(at, man)| board.piece_at(at) == Some(man));
    let others = board.occupied() & !node.board.occupied();
    followed
        && node.turn == chess.turn()
        && (board.occupied() & node.left).is_empty()
        && node.untracked.untracked.pawns == board.pawns()
        && each_has_its_own(board, others, &node.untracked.untracked.members, &|member, at, man| {
            member.white == man.color.is_white()
                && !matches!(man.role, Role::Pawn | Role::King)
                && member.role.is_none_or(|role| role == man.role)
                && member.region.contains(at)
        })
}

/// What was met on the way: a test shows by it that it saw what it is about.
#[derive(Debug, Default)]
struct Met {
    moves: usize,
    mates: usize,
    /// By members of the untracked set.
    pawns_taken: usize,
    promotions: usize,
    in_passing: usize,
    hopeless: usize,
}

/// A game that is played at random, with a node that stands for its position.
struct Game {
    walk: Walk,
    chess: Chess,
    node: Node,
    /// No mate may come any more.
    hopeless: bool,
}

impl Game {
    fn new(chess: Chess, winner: Color, joining: Bitboard) -> Self {
        let mut walk = Walk::new(winner, usize::MAX);
        let node = walk.root(&chess, joining).unwrap();
        Self { walk, chess, node, hopeless: false }
    }

    /// Positions after a move; a capture in passing is one with the two steps before it.
    fn arise(&self, m: Move, met: &mut Met) -> Vec<Chess> {
        met.moves += 1;
        met.promotions += usize::from(m.is_promotion());
        let by_untracked = m.from().is_some_and(|from| self.node.board.piece_at(from).is_none());
        met.pawns_taken += usize::from(by_untracked && m.capture() == Some(Role::Pawn));
        let next = after(&self.chess, m);
        let replies = next.legal_moves().into_iter().filter(|reply| reply.is_en_passant());
        let passed: Vec<Chess> = replies.map(|reply| after(&next, reply)).collect();
        met.in_passing += passed.len();
        [passed, vec![next]].concat()
    }

    /// Holds every legal move against the nodes that follow, and plays one of them; false at the
    /// end of the game.
    fn go_on(&mut self, dice: &mut Dice, met: &mut Met) -> bool {
        let winner = self.walk.winner;
        let followers = self.node.followers(winner);
        let followers: Vec<Node> =
            followers.into_iter().map(|next| self.walk.settle(next).unwrap()).collect();
        let mut ways = Vec::new();
        let moves = self.chess.legal_moves().into_iter();
        let arising: Vec<Chess> = moves.flat_map(|m| self.arise(m, met)).collect();
        for next in arising {
            let here = |node: &&Node| stands_for(node, &next);
            let nodes: Vec<&Node> = followers.iter().filter(here).collect();
            assert!(!nodes.is_empty(), "{next:?} does not follow {:?}", self.node);
            if next.is_checkmate() && next.turn() != winner {
                met.mates += 1;
                let seen = |node: &&Node| node.may_be_mate(winner) && !node.is_hopeless(winner);
                assert!(!self.hopeless && nodes.iter().all(seen), "{next:?} is mate: {nodes:?}");
            }
            if next.legal_ep_square().is_none() {
                ways.push((next.legal_moves().len(), next, dice.of(&nodes).clone()));
            }
        }
        // Every other time to where the fewest moves are left.
        let fewest = (0..ways.len()).min_by_key(|index| ways[*index].0);
        let Some(fewest) = fewest else { return false };
        let any = dice.below(ways.len());
        (_, self.chess, self.node) = ways.swap_remove(dice.of(&[fewest, any]));
        self.hopeless |= self.node.is_hopeless(winner);
        met.hopeless += usize::from(self.hopeless);
        true
    }
}

fn play(numbers: Range<u64>) -> Met {
    let mut met = Met::default();
    for (start, winner, mut dice) in numbers.filter_map(numbered) {
        let joining = some_pieces(&mut dice, winner)(start.board());
        let mut game = Game::new(start, winner, joining);
        let _ = (0..24).all(|_| game.go_on(&mut dice, &mut met));
    }
    met
}

/// This is what makes a proof one: where the games begin, a node stands for the position, and if a
/// node stands for a position, one of its followers stands for each that a move leads to.
#[test]
fn every_game_is_among_the_ones_followed() {
    let met = play(0..600);
    let Met { moves, mates, pawns_taken, promotions, in_passing, hopeless } = met;
    let seen = [moves / 1_000, mates, pawns_taken, promotions, in_passing, hopeless];
    assert!(seen.into_iter().all(|count| count >= 5), "too few: {met:?}");
}

/// Proofs that were found, and those of them for which everything was looked at.
fn hold_against_the_rules(numbers: Range<u64>, limit: usize, states: usize) -> (u32, u32) {
    let (mut proofs, mut sure) = (0, 0);
    for (start, winner, mut dice) in numbers.filter_map(numbered) {
        let joins = some_pieces(&mut dice, winner);
        if Walk::new(winner, limit).run(&start, joins).is_ok() {
            let mate = mate_arises(&start, winner, states);
            assert_ne!(mate, Some(true), "{winner:?} in {start:?}");
            let line = search::find(&start, winner, states).line;
            assert_eq!(line, None, "{winner:?} in {start:?}");
            proofs += 1;
            sure += u32::from(mate.is_some());
        }
    }
    (proofs, sure)
}

#[test]
fn no_untracked_man_is_refuted_by_looking_at_the_positions() {
    let (proofs, sure) = hold_against_the_rules(0..4_000, 300, 2_000);
    assert!(proofs >= 50 && sure >= 5, "too few: {proofs}, {sure}");
}
