//! What the crate `chasolver` says (M. Ambrona, "A Practical Algorithm for Chess Unwinnability",
//! FUN 2022). It is quick, and nearly always right: of winnable positions in blocked structures it
//! calls some unwinnable. So its word is a hint where to begin, never a verdict.

use std::str::FromStr as _;

use chasolver::Winnability;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position as _};

/// What the library's full search says.
pub(super) enum Opinion {
    /// There is this mate; our rules have played it.
    Line(Vec<Move>),
    /// There is no mate.
    Unwinnable,
    /// It cannot tell.
    Nothing,
}

/// Whether the library's quick test sees no mate; some microseconds.
pub(super) fn doubts(chess: &Chess, winner: Color) -> bool {
    board(chess).is_some_and(|board| chasolver::is_unwinnable_fast(&board, color(winner)))
}

/// Asks the library's full search, which gives up after some seconds.
pub(super) fn opinion(chess: &Chess, winner: Color) -> Opinion {
    let found = board(chess).and_then(|board| chasolver::winnability(&board, color(winner)));
    match found {
        Some(Winnability::Unwinnable) => Opinion::Unwinnable,
        Some(Winnability::Winnable { helpmate }) => {
            let texts: Vec<String> = helpmate.iter().map(ToString::to_string).collect();
            played(chess, winner, &texts).map_or(Opinion::Nothing, Opinion::Line)
        }
        None => Opinion::Nothing,
    }
}

/// The position for the library; nothing where it could go astray: it has room for sixteen men of
/// a side, and knows no castling of Chess960.
fn board(chess: &Chess) -> Option<chasolver_chess::Board> {
    let men = chess.board();
    let fits = Color::ALL.into_iter().all(|color| men.by_color(color).count() <= 16);
    let castles = chess.castles();
    if !fits || castles.any() && castles.mode() != CastlingMode::Standard {
        return None;
    }
    let fen = Fen::from_position(chess, EnPassantMode::Legal).to_string();
    chasolver_chess::Board::from_str(&fen).ok()
}

const fn color(color: Color) -> chasolver_chess::Color {
    match color {
        Color::White => chasolver_chess::Color::White,
        Color::Black => chasolver_chess::Color::Black,
    }
}

/// The moves, if they are legal and end in a mate by the winner.
fn played(start: &Chess, winner: Color, texts: &[String]) -> Option<Vec<Move>> {
    let mut chess = start.clone();
    let mut moves = Vec::new();
    for text in texts {
        let m = UciMove::from_str(text).ok()?.to_move(&chess).ok()?;
        chess.play_unchecked(m);
        moves.push(m);
    }
    (chess.is_checkmate() && chess.turn() != winner).then_some(moves)
}
