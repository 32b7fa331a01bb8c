//! The moves that are entered while the program's clock stands: the start of the opponent's clock completes
//! them, each with a press of its own. Until then what had run before the stop stands with the first of each
//! player's moves.

use crate::game::plies::PlyRecord;
use crate::game::state::Game;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};

/// Who made a move.
pub(in crate::game) fn mover(ply: &PlyRecord) -> Side {
    ply.position.turn().other()
}

/// What was entered since the last press.
pub(in crate::game) fn entered(game: &Game) -> &[PlyRecord] {
    game.plies.get(usize::from(game.pressed.0)..).unwrap_or_default()
}

/// Which half-moves of the record, counted from 0, were entered since the last press and are not counted by
/// the program's clock, in order.
pub(in crate::game) fn uncounted(game: &Game) -> Vec<usize> {
    let entered = entered(game);
    let counted = |side: Side| {
        let of_side = entered.iter().filter(|ply| mover(ply) == side).count();
        of_side.saturating_sub(usize::from(behind(game, side)))
    };
    // What was pressed before it was entered, or counted before the next move, came first.
    let mut counted = BySide::new(counted(Side::White), counted(Side::Black));
    let due = (usize::from(game.pressed.0)..).zip(entered).filter(|(_, ply)| {
        let left = counted.of_mut(mover(ply));
        let is_due = *left == 0;
        *left = left.saturating_sub(1);
        is_due
    });
    due.map(|(index, _)| index).collect()
}

/// How many moves of the record the program's clock has not counted for a player.
fn behind(game: &Game, side: Side) -> u16 {
    let plies = game.ply().0;
    let recorded = if side == game.start.turn() { plies.div_ceil(2) } else { plies / 2 };
    recorded.saturating_sub(game.clock.moves_made(side))
}

/// Whether what a player has used of the present turn is what his moves that were entered since the last
/// press have taken: then the clock has not run for him since.
pub(in crate::game) fn is_all_used(game: &Game, side: Side, used: Millis) -> bool {
    let mut his = entered(game).iter().filter(|ply| mover(ply) == side);
    let taken = his.try_fold(Millis::ZERO, |sum, ply| Some(sum + ply.spent?));
    taken == Some(used)
}

/// What a move takes by which so much of the present turn is used: nothing where the clock stands and all of
/// it was before an earlier move.
pub(in crate::game) fn spent_now(game: &Game, side: Side, used: Millis) -> Millis {
    let stands = game.clock.running().is_none() && !game.clock_on_table();
    if stands && is_all_used(game, side, used) { Millis::ZERO } else { used }
}

/// Before the first press of several moves that were entered while the clock stood: each has the times that
/// its own press leaves. Tells whether there are several.
pub(in crate::game) fn give_times(game: &mut Game, side: Side, at: Moment) -> bool {
    if game.clock.running().is_some() || game.lost_time.is_some() {
        return false;
    }
    let due = uncounted(game);
    let first = due.first().and_then(|index| game.plies.get(*index)).map(mover);
    if due.len() < 2 || first != Some(side) {
        return false;
    }
    let mut clock = game.clock.clone();
    for index in due {
        let Some(ply) = game.plies.get_mut(index) else { continue };
        clock.press(mover(ply), at);
        // Of others nobody knows when they were made.
        if ply.times.is_some() {
            ply.times = Some(clock.reading(at));
        }
    }
    true
}
