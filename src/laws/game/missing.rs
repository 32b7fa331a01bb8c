//! Moves that are missing between the record and what stands on the board: they were made while
//! the line was away and nobody can tell them. Until the arbiter says what becomes of them, what is
//! played on is kept beside the record; then it follows in it.

use crate::game::event::{MissingAnswer, Source};
use crate::game::plies::{Plies, PlyRecord};
use crate::game::refusal::Refusal;
use crate::game::state::{Game, MissingMoves};
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::BySide;

/// Moves were found missing.
pub(in crate::game) fn note_missing(game: &mut Game, fen: &str) {
    let Ok(position) = Position::from_loose_fen(fen, game.setup.form) else {
        return game.mark_damaged();
    };
    game.missing = Some(MissingMoves { played: Plies::from(position.clone()), position });
    game.disagreement = None;
}

/// A move was played on while they are missing.
pub(in crate::game) fn played_on(
    game: &mut Game,
    uci: &Uci,
    times: Option<BySide<Millis>>,
    at: Moment,
) {
    let Some(missing) = &mut game.missing else { return game.mark_damaged() };
    let before = missing.now().clone();
    let Ok(m) = before.read_uci(uci) else { return game.mark_damaged() };
    let made = PlyRecord::of(&before, m, Source::Board, at);
    missing.played.push(PlyRecord { times, ..made });
}

/// Whether the missing moves can be these: each legal, and the last leads to what was found, from
/// where what was played on is legal too.
pub(in crate::game) fn check(
    game: &Game,
    moves: &[Uci],
    illegal: impl Fn(&Uci, Ply) -> Refusal,
) -> Result<(), Refusal> {
    let missing = game.missing.as_ref().ok_or(Refusal::NothingMissing)?;
    let mut position = game.position().clone();
    for (ply, uci) in (game.ply().0..).zip(moves) {
        let m = position.read_uci(uci).map_err(|_| illegal(uci, Ply(ply)))?;
        position.play(m);
    }
    let found = &missing.position;
    // Whose turn it was may have been no more than likely; a move played on proves it.
    let turned = position.turn() != found.turn() && !missing.played.is_empty();
    if position.placement() != found.placement() || turned {
        let off = position.placement().differences(&found.placement()).count();
        return Err(Refusal::MissingNotReached { squares: u16::try_from(off).unwrap_or(u16::MAX) });
    }
    for (nth, record) in missing.played.iter().enumerate() {
        let ply = usize::from(game.ply().0) + moves.len() + nth;
        let m = position
            .read_uci(&record.uci)
            .map_err(|_| illegal(&record.uci, Ply(u16::try_from(ply).unwrap_or(u16::MAX))))?;
        position.play(m);
    }
    Ok(())
}

/// Whether the record has come to the position that was found on the board.
#[must_use]
pub(in crate::game) fn is_reached(game: &Game) -> bool {
    game.missing.as_ref().is_some_and(|missing| {
        let found = &missing.position;
        let position = game.position();
        position.placement() == found.placement() && position.turn() == found.turn()
    })
}

/// What becomes of the missing moves was said.
pub(in crate::game) fn close(game: &mut Game, how: &MissingAnswer, at: Moment) {
    let Some(missing) = game.missing.take() else { return game.mark_damaged() };
    match how {
        MissingAnswer::NoneMissing => return,
        MissingAnswer::Moves(moves) => {
            for uci in moves {
                let before = game.position().clone();
                let Ok(m) = before.read_uci(uci) else {
                    game.mark_damaged();
                    break;
                };
                game.plies.push(PlyRecord::of(&before, m, Source::Arbiter, at));
            }
        }
        MissingAnswer::Marked => mark(game, missing.position, at),
    }
    for record in missing.played {
        let before = game.position().clone();
        let Ok(m) = before.read_uci(&record.uci) else {
            game.mark_damaged();
            break;
        };
        let made = PlyRecord::of(&before, m, record.source, record.at);
        game.plies.push(PlyRecord { times: record.times, ..made });
    }
    game.offer = None;
    game.corrections.clear();
    game.count_moves();
    game.turn_since = game.plies.last().and_then(|ply| ply.times).or(Some(game.times(at)));
}

/// One half-move stands for all that are missing, or two, so that White's and Black's go on taking
/// turns in the score.
fn mark(game: &mut Game, found: Position, at: Moment) {
    let missing = |position| PlyRecord::missing(position, at);
    let last = game.position().clone();
    if last.turn() == found.turn() {
        // In check nobody can pass; then it is the turn of nobody in between.
        game.plies.push(missing(last.passed().or_else(|| found.passed()).unwrap_or(last)));
    }
    game.plies.push(missing(found));
}
