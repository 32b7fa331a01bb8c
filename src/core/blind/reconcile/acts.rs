//! What a step of the procedure stands for in the game.

use crate::blind::command::Command;
use crate::blind::reconcile::procedure::Step;
use crate::blind::state::Blind;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::state::Game;

/// What the game is asked for by a command to its blind match, beside what happens in that: what a step
/// stands for. Nothing, where that is so already.
#[must_use]
pub fn game_acts(game: &Game, blind: &Blind, command: &Command) -> Vec<GameCommand> {
    let Command::DoStep { step, reason, right } = command else { return Vec::new() };
    let correct = |correction| GameCommand::CorrectClock { correction, reason: reason.clone() };
    match step {
        // An older program asks the game by itself, and tells the match only that it is done.
        Step::GoBack { .. }
        | Step::Hear { .. }
        | Step::SetClocks { .. }
        | Step::SetCounters { .. }
            if reason.trim().is_empty() =>
        {
            Vec::new()
        }
        Step::StopClocks => game.whose_time().map(|_| GameCommand::StopClock).into_iter().collect(),
        Step::GoBack { to } if *to == game.ply() => Vec::new(),
        Step::GoBack { to } => vec![GameCommand::TakeBack { to: *to, reason: reason.clone() }],
        Step::Hear { .. } => {
            let last = right.and_then(|right| last_by(game, &blind.placement(game, right)));
            let correct =
                |(ply, uci)| GameCommand::CorrectMove { ply, uci, reason: reason.clone() };
            last.map(correct).into_iter().collect()
        }
        Step::SetClocks { times } => vec![correct(Correction::SetBoth { times: times.left })],
        Step::SetCounters { moves } => Side::BOTH
            .into_iter()
            .map(|side| correct(Correction::SetCounter { side, moves: *moves.of(side) }))
            .collect(),
        Step::StartClock { side } if game.clock.running() == Some(*side) => Vec::new(),
        Step::StartClock { side } => vec![GameCommand::StartClock { side: *side }],
        Step::CompleteScores { .. }
        | Step::Reverse { .. }
        | Step::Handle { .. }
        | Step::Execute { .. }
        | Step::Announce { .. }
        | Step::NameDisadvantages { .. }
        | Step::JudgeClocks
        | Step::Compare => Vec::new(),
    }
}

/// The move that is being made by a board that is right, if it shows the position after one.
pub(in crate::blind) fn present_by(game: &Game, right: &Placement) -> Option<Uci> {
    move_to(game.position(), right)
}

/// The last move of the record by a board that is right, where that shows another one.
fn last_by(game: &Game, right: &Placement) -> Option<(Ply, Uci)> {
    let last = game.ply();
    let before = game.position_at(Ply(last.0.checked_sub(1)?))?;
    let is_other = game.position().placement() != *right && present_by(game, right).is_none();
    let uci = move_to(before, right).filter(|_| is_other)?;
    Some((last, uci))
}

/// The legal move after which a position looks so, if there is one.
fn move_to(from: &Position, to: &Placement) -> Option<Uci> {
    let mut moves = from.legal_moves().into_iter();
    moves.find(|m| from.after(*m).placement() == *to).map(|m| from.uci(m))
}
