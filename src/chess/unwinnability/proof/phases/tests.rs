//! Where a proof was found, every position that a game comes to must be among those looked at.

use super::*;
use crate::unwinnability::proof::tests::positions::{Dice, after, each_has_its_own, walled};

/// Whether a phase stands for a position but for its kings: with these pawns, a piece of the phase
/// for every piece, and where nothing could move just that piece.
fn stands_for(phase: &Phase, chess: &Chess) -> bool {
    let board = chess.board();
    let pawns = ByColor::new_with(|color| board.pawns() & board.by_color(color));
    let still =
        |man: &Roamer| man.region.into_iter().all(|at| board.piece_at(at) == Some(man.piece()));
    let pieces = board.occupied() & !board.pawns() & !board.kings();
    pawns == ByColor { white: phase.white, black: phase.black }
        && phase.roamers.iter().filter(|man| !man.loose).all(still)
        && each_has_its_own(board, pieces, &phase.roamers, &|roamer, at, man| {
            roamer.piece() == man && roamer.region.contains(at)
        })
}

/// Whether a position was looked at; `None` where no mate can come any more.
fn was_seen(walk: &PhaseSearch, chess: &Chess) -> Option<bool> {
    let king = |color| chess.board().king_of(color).unwrap();
    let row = king(Color::White).to_usize() * 2 + usize::from(chess.turn().is_white());
    let mut seen = false;
    for (_, number) in walk.index.iter().filter(|(phase, _)| stands_for(phase, chess)) {
        let known = walk.known.get((*number)?).unwrap();
        let region = |color| known.phase.king(color).contains(king(color));
        seen |= known.seen[row].contains(king(Color::Black)) && Color::ALL.into_iter().all(region);
    }
    Some(seen)
}

#[test]
fn every_position_of_a_game_is_among_those_looked_at() {
    let mut looked = 0;
    for number in 0..600 {
        // The walk begins where the game is not over.
        let Some(start) = walled(number).filter(|start| !start.is_game_over()) else { continue };
        let mut dice = Dice(number);
        let winner = dice.of(&Color::ALL);
        let mut walk = PhaseSearch::new(winner, 3_000);
        if !walk.proves(&start) {
            continue;
        }
        let mut chess = start;
        for _ in 0..40 {
            // In between the two steps of a pawn and its capture in passing as well.
            let Some(seen) = was_seen(&walk, &chess) else { break };
            assert!(seen, "{winner:?}: not looked at: {chess:?}");
            assert!(!chess.is_checkmate() || chess.turn() == winner, "{chess:?} is mate");
            looked += 1;
            let moves = chess.legal_moves();
            if moves.is_empty() {
                break;
            }
            chess = after(&chess, dice.of(&moves));
        }
    }
    assert!(looked >= 200, "too few: {looked}");
}
