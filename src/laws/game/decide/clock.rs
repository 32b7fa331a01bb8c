//! The program's clock, and what a clock on the table shows.

use crate::aggregate::Aggregate;
use crate::clock::correction::Correction;
use crate::game::event::{Event, Source, Timing};
use crate::game::plies::PlyRecord;
use crate::game::refusal::{Refusal, playing, required};
use crate::game::state::Game;
use crate::game::status::Status;
use crate::game::stopped::{self, mover};
use crate::game::table_clock::TableClock;
use crate::sensing::PlayerClocks;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// How far a clock on the table may be from where it is expected before that is worth a record.
const CLOCK_JUMP: Millis = Millis(2_500);

pub(super) fn press(game: &Game, side: Side) -> Result<Vec<Event>, Refusal> {
    desk_clock(game)?;
    playing(game)?;
    if game.whose_time() == Some(side) {
        Ok(vec![Event::ClockPressed { side }])
    } else {
        Err(Refusal::ClockNotRunning(side))
    }
}

pub(super) fn start(game: &Game, side: Side, at: Moment) -> Result<Vec<Event>, Refusal> {
    desk_clock(game)?;
    playing(game)?;
    let mut events = Vec::new();
    if game.status == Status::Waiting {
        events.push(Event::Started);
    }
    if game.clock.running() != Some(side) {
        events.extend(presses_due(game, side, at));
        events.push(Event::ClockStarted { side });
    }
    Ok(events)
}

/// The presses of the moves that were entered while the clock stood: where the opponent's clock is started
/// after them, they are completed (Art. 6.2.1), with what each press adds.
///
/// Where the arbiter has set the time of a player since, that is the time he is meant to have: his move is
/// counted, and nothing is added.
fn presses_due(game: &Game, starts: Side, at: Moment) -> Vec<Event> {
    if game.turn() != starts {
        return Vec::new();
    }
    let due = moves_due(game, at);
    let pressed = due.iter().map(|ply| mover(ply)).filter(|side| !is_time_set(game, *side));
    let pressed = pressed.map(|side| Event::ClockPressed { side });
    // The presses last: with the start behind them they are one act.
    counters_due(game, &due).into_iter().chain(pressed).collect()
}

/// What counts the moves that were entered while the clock stood and whose player has been given a time since,
/// before the next move is entered: once it is, nobody knows how the times were corrected before.
pub(super) fn counted_before_move(game: &Game, at: Moment) -> Vec<Event> {
    if game.clock_on_table() || game.corrections.is_empty() {
        return Vec::new();
    }
    counters_due(game, &moves_due(game, at))
}

/// The counters of the players whose time was set since they made one of these moves.
fn counters_due(game: &Game, due: &[&PlyRecord]) -> Vec<Event> {
    let set = Side::BOTH.into_iter().filter(|side| is_time_set(game, *side));
    let counted = set.filter_map(|side| {
        let his = due.iter().filter(|ply| mover(ply) == side);
        let moves: Vec<String> = his.map(|ply| ply.uci.to_string()).collect();
        let count = u16::try_from(moves.len()).ok().filter(|count| *count > 0)?;
        let moves_made = game.clock.moves_made(side).saturating_add(count);
        let correction = Correction::SetCounter { side, moves: moves_made };
        Some(Event::ClockCorrected { correction, reason: moves.join(" ") })
    });
    counted.collect()
}

/// The counters of the players of whose moves, entered while the clock stood, some are left when those behind a
/// half-move are taken back: the record counts them then, and they wait for their presses, which count them.
pub(super) fn counters_left(game: &Game, (to, reason): (Ply, &str), at: Moment) -> Vec<Event> {
    if game.clock_on_table() {
        return Vec::new();
    }
    let due = moves_due(game, at);
    let gone = game.plies.get(usize::from(to.0)..).unwrap_or_default();
    let left = Side::BOTH.into_iter().filter_map(|side| {
        let his = due.iter().filter(|ply| mover(ply) == side).count();
        let taken_back = gone.iter().filter(|ply| mover(ply) == side).count();
        let moves = game.clock.moves_made(side);
        let correction = Correction::SetCounter { side, moves };
        let mut clock = game.clock.clone();
        clock.correct(correction, at);
        // A period that has begun already would begin anew, with its time.
        let is_same_period = clock.period(side) == game.clock.period(side);
        let counted = Event::ClockCorrected { correction, reason: reason.to_owned() };
        Some(counted).filter(|_| his > taken_back && is_same_period)
    });
    let left: Vec<Event> = left.collect();
    // What the start of the clock would not press is counted with the record.
    let back = Event::TakenBack { to, reason: reason.to_owned() };
    let later = game.after(std::iter::once(&back).chain(&left), at);
    if moves_due(&later, at).is_empty() { Vec::new() } else { left }
}

/// The moves that were entered in one stop of the clock and are not counted, in order.
///
/// None where a clock has run since one of them, and where the sides were exchanged since the last.
fn moves_due(game: &Game, at: Moment) -> Vec<&PlyRecord> {
    let entered = stopped::entered(game);
    let stands = game.clock.running().is_none() && game.lost_time.is_none();
    let is_swapped = game.corrections.iter().any(|done| done.correction == Correction::SwapSides);
    let is_made_now = |ply: &PlyRecord| {
        let is_live = ply.source == Source::Arbiter || ply.source == Source::Board;
        is_live && ply.mark.is_none()
    };
    if !stands || is_swapped || !entered.iter().all(is_made_now) {
        return Vec::new();
    }
    let due = stopped::uncounted(game).into_iter();
    let due: Vec<&PlyRecord> = due.filter_map(|index| game.plies.get(index)).collect();
    if due.iter().all(|ply| is_of_this_stop(game, ply, at)) { due } else { Vec::new() }
}

/// Whether the clock has not run since a move was entered: its player has used as much of the present turn as
/// the moves that he has entered in it have taken. A correction of the clock leaves that as it is.
fn is_of_this_stop(game: &Game, ply: &PlyRecord, at: Moment) -> bool {
    // Corrections are kept since the last move.
    let stood = game.corrections.first().map_or(game.times(at), |done| done.before);
    let side = mover(ply);
    let used = game.turn_since.map(|since| *since.of(side) - *game.times(at).of(side));
    ply.times == Some(stood) || used.is_some_and(|used| stopped::is_all_used(game, side, used))
}

/// Whether a player's time was set since the last move, and not only added to or taken from.
fn is_time_set(game: &Game, side: Side) -> bool {
    game.corrections.iter().any(|done| {
        let is_a_difference =
            matches!(done.correction, Correction::Add { .. } | Correction::Subtract { .. });
        !is_a_difference && done.before.of(side) != done.after.of(side)
    })
}

pub(super) fn stop(game: &Game) -> Result<Vec<Event>, Refusal> {
    desk_clock(game)?;
    game.whose_time().map(|_| vec![Event::ClockStopped]).ok_or(Refusal::ClocksStopped)
}

pub(super) fn correct(
    game: &Game,
    correction: Correction,
    reason: &str,
    at: Moment,
) -> Result<Vec<Event>, Refusal> {
    let reason = required(reason)?;
    game.clock.check(correction, at)?;
    Ok(vec![Event::ClockCorrected { correction, reason }])
}

pub(super) fn undo(game: &Game, reason: &str) -> Result<Vec<Event>, Refusal> {
    let reason = required(reason)?;
    game.corrections.last().ok_or(Refusal::NothingToUndo)?;
    Ok(vec![Event::CorrectionUndone { reason }])
}

pub(super) fn note_flag(game: &Game, side: Side, at: Moment) -> Result<Vec<Event>, Refusal> {
    if game.flags.of(side).is_some() {
        return Ok(Vec::new());
    }
    if game.clock.flag(side, at).is_none() && !shows_flag(game, side) {
        return Err(Refusal::FlagNotFallen(side));
    }
    Ok(vec![Event::FlagFell { side }])
}

fn desk_clock(game: &Game) -> Result<(), Refusal> {
    match game.setup.timing {
        Timing::Desk => Ok(()),
        Timing::Device => Err(Refusal::ClockOnTable),
    }
}

fn shows_flag(game: &Game, side: Side) -> bool {
    game.shown.is_some_and(|(shown, _)| fallen(&shown, side))
}

fn fallen(shown: &PlayerClocks, side: Side) -> bool {
    *shown.flags.of(side) && *shown.times.of(side) <= Millis::ZERO
}

/// Whether what a clock on the table shows is worth a record: a lever pressed, started, stopped,
/// a flag, or a time that is not where it is expected. Seconds that merely pass are not, nor is what
/// it shows after the game: a game that has ended keeps its clock.
fn is_clock_news(game: &Game, shown: &PlayerClocks, at: Moment) -> bool {
    if game.outcome().is_some() {
        return false;
    }
    let Some((last, since)) = game.shown else { return true };
    if last.turn != shown.turn || last.running != shown.running || last.flags != shown.flags {
        return true;
    }
    // A short increment is no jump, and all the same the word that the clock adds it.
    if game.raised_late(shown).is_some() {
        return true;
    }
    // Where the program's clock keeps the time, that on the table goes its own way.
    let (expected, jump) = match game.setup.timing {
        Timing::Device => (game.times(at), CLOCK_JUMP),
        Timing::Desk => {
            let on_table = TableClock { shown: last, since };
            (on_table.times(at), CLOCK_JUMP + game.delay_on_table(shown.turn))
        }
    };
    Side::BOTH.into_iter().any(|side| {
        let off = *expected.of(side) - *shown.times.of(side);
        off.max(-off) > jump
    })
}

pub(super) fn observe(game: &Game, shown: PlayerClocks, at: Moment) -> Vec<Event> {
    if !is_clock_news(game, &shown, at) {
        return Vec::new();
    }
    let mut events = vec![Event::ClockObserved(shown)];
    for side in Side::BOTH {
        if fallen(&shown, side) && game.flags.of(side).is_none() {
            events.push(Event::FlagFell { side });
        }
    }
    events
}
