//! Commands about the scoresheets, and the decision which moves the game had.

use crate::aggregate::Aggregate;
use crate::game::automatic;
use crate::game::event::{Event, Timing};
use crate::game::refusal::{Refusal, required};
use crate::game::sheets::{CELLS_MAX, Mark, Origin, RecordingMethod, SYSTEMS, without_offer};
use crate::game::state::Game;
use crate::game::status::Status;
use crate::laws::edition::Edition;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::sheet::Cell;
use jadoube_chess::side::Side;

fn within(index: u16) -> Result<(), Refusal> {
    if index < CELLS_MAX { Ok(()) } else { Err(Refusal::NoSuchCell { index: usize::from(index) }) }
}

/// The cell as it is read; a draw offer behind it goes beside it.
pub(super) fn write(
    game: &Game,
    whose: Side,
    index: u16,
    cell: &Cell,
) -> Result<Vec<Event>, Refusal> {
    within(index)?;
    let record = game.sheets.of(whose);
    let (cell, offered) = without_offer(cell);
    let mut events = Vec::new();
    if *record.cell(index) != cell {
        events.push(Event::CellWritten { whose, index, cell });
    }
    let mark = record.mark(index);
    if offered && !mark.draw_offered {
        let mark = Mark { draw_offered: true, ..mark };
        events.push(Event::CellMarked { whose, index, mark });
    }
    Ok(events)
}

pub(super) fn take(
    game: &Game,
    whose: Side,
    cells: &[Cell],
    from: Origin,
) -> Result<Vec<Event>, Refusal> {
    let mut kept = Vec::with_capacity(cells.len());
    let mut offers = Vec::new();
    for (index, cell) in (0..).zip(cells) {
        let (cell, offered) = without_offer(cell);
        // An offer that stands in a cell of its own belongs to the move before.
        if offered && cell == Cell::Blank && !kept.is_empty() {
            offers.extend(u16::try_from(kept.len() - 1));
            continue;
        }
        if kept.len() >= usize::from(CELLS_MAX) {
            return Err(Refusal::NoSuchCell { index });
        }
        if offered {
            offers.extend(u16::try_from(kept.len()));
        }
        kept.push(cell);
    }
    while kept.last() == Some(&Cell::Blank) {
        kept.pop();
    }
    let record = game.sheets.of(whose);
    let marked = record.marks.iter().filter(|(_, mark)| mark.draw_offered);
    if record.cells == kept && marked.map(|(index, _)| *index).eq(offers.iter().copied()) {
        return Ok(Vec::new());
    }
    Ok(vec![Event::SheetTaken { whose, cells: kept, offers, from }])
}

pub(super) fn keep(
    game: &Game,
    whose: Side,
    kept: &RecordingMethod,
) -> Result<Vec<Event>, Refusal> {
    if !SYSTEMS.iter().any(|(name, _)| *name == kept.system) {
        return Err(Refusal::NoSuchSystem(kept.system.clone()));
    }
    if game.sheets.of(whose).kept.as_ref() == Some(kept) {
        return Ok(Vec::new());
    }
    Ok(vec![Event::SheetKept { whose, kept: kept.clone() }])
}

pub(super) fn set_mark(
    game: &Game,
    whose: Side,
    index: u16,
    mark: Mark,
) -> Result<Vec<Event>, Refusal> {
    within(index)?;
    if game.sheets.of(whose).mark(index) == mark {
        return Ok(Vec::new());
    }
    Ok(vec![Event::CellMarked { whose, index, mark }])
}

/// The moves of the game are those that the arbiter found; the same moves are a decision too.
pub(super) fn reconstruct(
    game: &Game,
    moves: &[Uci],
    reason: &str,
    (at, edition): (Moment, &Edition),
) -> Result<Vec<Event>, Refusal> {
    let reason = required(reason)?;
    let moves = legal(game, moves, edition)?;
    let mut events = Vec::new();
    if game.status == Status::Waiting {
        events.push(Event::Started);
        if game.setup.timing == Timing::Desk {
            // The game was played without the program: nobody's time runs now.
            events.push(Event::ClockStopped);
        }
    }
    events.push(Event::Reconstructed { moves, reason });
    let next = game.after(&events, at);
    let turn = next.turn();
    if !next.clock_on_table() && next.clock.running().is_some_and(|side| side != turn) {
        events.push(Event::ClockStarted { side: turn });
    }
    if game.outcome().is_none()
        && let Some(outcome) = automatic::end_of(&next, None, edition)
    {
        events.push(Event::Ended(outcome));
    }
    Ok(events)
}

/// The moves as they are written in the record.
fn legal(game: &Game, moves: &[Uci], edition: &Edition) -> Result<Vec<Uci>, Refusal> {
    let mut position: Position = game.start.clone();
    let mut written = Vec::with_capacity(moves.len());
    for (played, uci) in moves.iter().enumerate() {
        let m = position.read_uci(uci).map_err(|illegal| Refusal::MoveIllegal {
            uci: illegal.0,
            ply: Ply(u16::try_from(played).unwrap_or(u16::MAX)),
            citation: Box::new(edition.telling(&edition.rules.illegal.definition)),
        })?;
        written.push(position.uci(m));
        position = position.after(m);
    }
    Ok(written)
}
