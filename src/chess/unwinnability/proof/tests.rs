//! Tables of reasons, and the exact state.

pub(super) mod positions;

use std::collections::BTreeSet;

use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, FromSetup as _, Position as _, PositionError};

use crate::unwinnability::proof::prove::prove;
use crate::unwinnability::proof::state::{State, States};
use crate::unwinnability::proof::tests::positions::walled;
use crate::unwinnability::proof::{End, Lack, Material, Reason};

/// As generous as the vectors need it: positions with more bishops than eight pawns can become.
pub(super) fn chess(fen: &str) -> Chess {
    let setup = fen.parse::<Fen>().unwrap().into_setup();
    Chess::from_setup(setup, CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[test]
fn the_game_over_and_the_material_are_told() {
    use Color::{Black, White};
    let material = |material| Some(Reason::Material { material });
    let finished = |end| Some(Reason::Finished { end });
    for (fen, winner, reason) in [
        ("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", White, None),
        ("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", Black, finished(End::Mated)),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", White, finished(End::Stalemate)),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Black, material(Material::BareKing)),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", White, None),
        ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", White, material(Material::LoneKnight)),
        ("3qk3/8/8/8/8/8/8/4K1N1 w - - 0 1", White, material(Material::LoneKnight)),
        ("3rk3/8/8/8/8/8/8/4K1N1 w - - 0 1", White, None),
        ("3bk3/8/8/8/8/8/8/2B1K3 w - - 0 1", White, material(Material::BishopsOfOneColour)),
        ("3rk3/8/8/8/8/8/8/2B1K3 w - - 0 1", White, material(Material::BishopsOfOneColour)),
        ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", White, None),
        ("4k3/7p/8/8/8/8/8/2B1K3 w - - 0 1", White, None),
    ] {
        assert_eq!(prove(&chess(fen), winner, 5_000).reason, reason, "{winner:?} in {fen}");
    }
}

#[test]
fn a_structure_is_told_with_its_squares() {
    for (fen, lack, fixed, hunted, pieces) in [
        // Nothing can pass the wall, and a bare wall has no man that gives check.
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", Lack::Check, 8, 24, 0),
        // Pawns on one file keep their order as long as none is taken.
        ("3k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1", Lack::Check, 8, 8, 0),
        // The bishop cannot pass its own pawns.
        ("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/3BK3 w - - 0 1", Lack::Check, 16, 16, 12),
        // It guards squares of one colour, and the king can always leave them.
        ("4k3/8/8/Bp1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", Lack::Net, 8, 24, 16),
    ] {
        let Some(Reason::Structure(found)) = prove(&chess(fen), Color::White, 0).reason else {
            panic!("no structure seen in {fen}");
        };
        let counts = (found.fixed.len(), found.hunted.len(), found.pieces.len());
        assert_eq!((found.lack, counts), (lack, (fixed, hunted, pieces)), "{fen}");
    }
}

#[test]
fn a_few_structures_of_pawns_stand_for_countless_positions() {
    use Color::{Black, White};
    for (fen, winner, why) in [
        ("8/8/8/8/8/8/5k1p/7K w - - 2 61", Black, "only a stalemate is left"),
        ("8/5p2/5Pp1/6P1/6P1/6PK/6PP/6k1 w - - 0 1", White, "the king cannot come out"),
        ("5b1k/3BpBp1/4PpP1/4pP2/4Pp1N/5Pp1/6P1/7K w - - 0 1", Black, "black pieces behind pawns"),
        ("8/b7/1b5p/2b2p1P/3b1p1K/4bPp1/6P1/5kb1 w - - 0 1", White, "taking g2 is stalemate"),
        ("8/8/p3b3/P1p2b2/K1p1b1b1/1pP2b2/1P4b1/1bkb4 w - - 0 1", Black, "taking b2 is no check"),
    ] {
        let reason = prove(&chess(fen), winner, 4_000).reason;
        assert!(matches!(reason, Some(Reason::Phases { .. })), "{why}: {reason:?} for {fen}");
    }
}

#[test]
fn men_that_are_free_need_not_be_followed() {
    use Color::{Black, White};
    for (fen, winner, why) in [
        ("8/8/1p4p1/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1", White, "two pawns become anything"),
        ("2B5/b7/2k5/p1p1p1p1/P1P1P1P1/pp6/rp6/1K2b3 b - - 0 1", White, "bishops apart"),
        (
            "B1B1B1B1/pBpBpBp1/P1P1P1P1/2b5/5b2/3k4/8/2K5 w - - 0 1",
            Black,
            "seven bishops in a cage",
        ),
    ] {
        let reason = prove(&chess(fen), winner, 400_000).reason;
        assert!(matches!(reason, Some(Reason::Untracked { .. })), "{why}: {reason:?} for {fen}");
    }
}

/// Every position after `start` by the rules alone, without any of our shortcuts: whether one is a
/// mate by `winner`; `None` beyond the limit.
pub(super) fn mate_arises(start: &Chess, winner: Color, limit: usize) -> Option<bool> {
    let mut seen = BTreeSet::from([State::of(start)]);
    let mut open = vec![start.clone()];
    while let Some(position) = open.pop() {
        if position.is_checkmate() && position.turn() != winner {
            return Some(true);
        }
        for m in position.legal_moves() {
            let next = position.clone().play(m).unwrap();
            if seen.insert(State::of(&next)) {
                open.push(next);
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_proof_is_refuted_by_looking_at_the_positions(number in any::<u64>()) {
        let Some(chess) = walled(number) else { return Ok(()) };
        for winner in Color::ALL {
            if let Some(reason) = prove(&chess, winner, 200).reason {
                prop_assert_ne!(mate_arises(&chess, winner, 2_000), Some(true), "{:?}", reason);
            }
        }
    }
}

#[test]
fn the_search_for_a_proof_stops_at_its_limit() {
    let attempt = prove(&Chess::default(), Color::White, 100);
    assert_eq!(attempt.reason, None);
    assert!(attempt.nodes < 300, "{}", attempt.nodes);
}

#[test]
fn a_state_is_the_position_and_nothing_less() {
    let mut states = States::new();
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
        "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1",
    ] {
        let chess = chess(fen);
        let state = State::of(&chess);
        assert_eq!(state.chess(CastlingMode::Standard), Some(chess), "{fen}");
        assert_eq!([states.insert(state), states.insert(state)], [true, false], "{fen}");
    }
    assert_eq!(states.len(), 8);
}
