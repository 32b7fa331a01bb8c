//! Tables of reasons, and the exact state.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, FromSetup as _, PositionError};

use crate::core::unwinnability::proof::state::{State, States};
use crate::core::unwinnability::proof::{End, Material, Reason, prove};

/// As generous as the vectors need it: positions with more bishops than eight pawns can become.
fn chess(fen: &str) -> Chess {
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
fn the_search_for_a_proof_stops_at_its_limit() {
    let attempt = prove(&Chess::default(), Color::White, 100);
    assert_eq!((attempt.reason, attempt.nodes), (None, 101));
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
