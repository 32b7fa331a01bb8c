//! From an event to the new state. Obeys and cannot fail: an event that does not fit the record of
//! the moves (from a damaged journal) changes nothing but that the game is marked damaged.

use crate::clock::correction::Correction;
use crate::clock::dual::DualClock;
use crate::game::event::{Event, Observation, Source, Timing};
use crate::game::lost_time;
use crate::game::missing;
use crate::game::outcome::Outcome;
use crate::game::plies::PlyRecord;
use crate::game::sheets::Mark;
use crate::game::state::{DoneCorrection, Game, SEEN_AT_HAND, TimedObservation};
use crate::game::status::{Offer, PlyMark, Status};
use crate::game::stopped;
use crate::game::touch_duty::{Obligation, TouchDuty};
use crate::sensing::PlayerClocks;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::sheet::Cell;
use jadoube_chess::side::{BySide, Side};

/// Makes the event, which happened at that moment, part of the game.
#[deny(clippy::wildcard_enum_match_arm)]
pub(in crate::game) fn apply(game: &mut Game, event: &Event, at: Moment) {
    match event {
        Event::SetUp(setup) => *game = Game::new(setup.clone()),
        Event::Started => start(game, at),
        Event::MovePlayed { uci, source, times, spent } => {
            play(game, uci, *source, *times, *spent, at);
        }
        Event::NotCompleted { ply } => not_completed(game, *ply),
        Event::MissingAnswered { how } => missing::close(game, how, at),
        Event::TakenBack { to, .. } => take_back(game, *to, at),
        Event::MoveCorrected { ply, uci, .. } => correct_move(game, *ply, uci),
        Event::ClockStarted { side } => {
            lost_time::start(game, *side, at);
            game.clock.start(*side, at);
            game.turn_since = Some(game.times(at));
        }
        Event::ClockPressed { side } => press(game, *side, at),
        Event::ClockStopped => {
            lost_time::stop(game, at);
            game.clock.stop(at);
        }
        Event::ClockObserved(shown) => observe_clock(game, shown, at),
        Event::ClockCorrected { correction, .. } => correct_clock(game, *correction, at),
        Event::CorrectionUndone { .. } => undo_correction(game, at),
        Event::FlagFell { side } => {
            let fell = game.clock.flag(*side, at).unwrap_or(at);
            *game.flags.of_mut(*side) = Some(fell);
        }
        Event::DrawOffered { by } => offer(game, *by),
        Event::DrawDeclined => game.offer = None,
        Event::Observed(observation) => observe(game, observation, at),
        Event::IllegalMoveCounted { by, count } | Event::IllegalMovesSet { by, count, .. } => {
            *game.illegal_moves.of_mut(*by) = *count;
        }
        Event::Counted { what, by, count } | Event::CountSet { what, by, count, .. } => {
            game.counts.set(*what, *by, *count);
        }
        Event::Obliged { by, obligation, moves } => oblige(game, *by, obligation, moves),
        Event::Ended(outcome) => end(game, *outcome, at),
        Event::Reopened { .. } => reopen(game, at),
        Event::Interrupted { side, gap } => lost_time::ask(game, (*side, *gap), at),
        Event::Recovered { away, running } => lost_time::recover(game, *away, *running, at),
        Event::LostTimeCounted { how, time, taken } => {
            lost_time::answer(game, (*how, *time, *taken), at);
        }
        Event::CellWritten { whose, index, cell } => {
            game.sheets.of_mut(*whose).write(*index, cell.clone());
        }
        Event::SheetTaken { whose, cells, offers, .. } => take_sheet(game, *whose, cells, offers),
        Event::SheetKept { whose, kept } => game.sheets.of_mut(*whose).kept = Some(kept.clone()),
        Event::CellMarked { whose, index, mark } => {
            game.sheets.of_mut(*whose).set_mark(*index, *mark);
        }
        Event::PutBack { standing, .. } => standing.put(game, at),
        Event::Reconstructed { moves, .. } => reconstruct(game, moves, at),
    }
    if game.clock.running().is_some() {
        game.left_standing = false;
    }
}

fn start(game: &mut Game, at: Moment) {
    game.status = Status::Playing;
    if game.setup.timing == Timing::Desk && game.clock.running().is_none() {
        game.clock.start(game.turn(), at);
    }
    game.turn_since = Some(game.times(at));
}

fn not_completed(game: &mut Game, ply: Ply) {
    let index = usize::from(ply.0).checked_sub(1);
    match index.and_then(|index| game.plies.get_mut(index)) {
        Some(record) => record.mark = Some(PlyMark::NotCompleted),
        None => game.mark_damaged(),
    }
}

fn end(game: &mut Game, outcome: Outcome, at: Moment) {
    lost_time::end(game, at);
    game.status = Status::Ended(outcome);
    game.clock.stop(at);
    game.offer = None;
    game.disagreement = None;
    game.standing = None;
}

/// The game goes on. A clock that had run was stopped by its end, and starts by hand alone.
fn reopen(game: &mut Game, at: Moment) {
    lost_time::ask_again(game);
    game.status = Status::Playing;
    let fresh = DualClock::new(&game.setup.control);
    let is_begun = !game.plies.is_empty() || game.clock.reading(at) != fresh.reading(at);
    let is_ours = game.setup.timing == Timing::Desk && game.setup.imported.is_none();
    game.left_standing = is_begun && is_ours;
}

fn offer(game: &mut Game, by: Side) {
    game.offer = Some(Offer { by, ply: game.ply() });
    let moved = game.plies.last().is_some() && game.turn() != by;
    if let Some(last) = game.plies.last_mut().filter(|_| moved) {
        last.draw_offered = true;
    }
}

fn oblige(game: &mut Game, by: Side, obligation: &Obligation, moves: &[Uci]) {
    let (obligation, moves, ply) = (obligation.clone(), moves.to_vec(), game.ply());
    let owed = TouchDuty { by, obligation, moves, ply };
    game.owed = Some(owed).filter(|owed| owed.obligation != Obligation::Free);
}

fn take_sheet(game: &mut Game, whose: Side, cells: &[Cell], offers: &[u16]) {
    let record = game.sheets.of_mut(whose);
    record.take(cells);
    for index in offers {
        record.set_mark(*index, Mark { draw_offered: true, clock: None });
    }
}

/// The moves found take the place of those recorded. Where both begin alike, times and draw offers
/// stay; what differs has none.
fn reconstruct(game: &mut Game, moves: &[Uci], at: Moment) {
    let same = game.plies.iter().zip(moves).take_while(|(ply, uci)| ply.uci == **uci).count();
    game.plies.truncate(same);
    // The whole record was corrected, whatever was wrong with it.
    game.damage.take_if(|damage| damage.sound.is_some());
    for uci in moves.iter().skip(same) {
        let position = game.position().clone();
        let Ok(m) = position.read_uci(uci) else {
            game.mark_damaged();
            break;
        };
        game.plies.push(PlyRecord::of(&position, m, Source::Arbiter, at));
    }
    game.owed = None;
    game.offer = None;
    game.disagreement = None;
    game.missing = None;
    game.corrections.clear();
    game.pressed = game.pressed.min(game.ply());
    game.count_moves();
    game.turn_since = Some(game.times(at));
    lost_time::turn_back(game, same, at);
}

fn press(game: &mut Game, side: Side, at: Moment) {
    let is_of_several = stopped::give_times(game, side, at);
    lost_time::press(game, side, at);
    if game.clock.running().is_none() && game.lost_time.is_some() {
        game.clock.complete(side);
    } else {
        game.clock.press(side, at);
    }
    let times = game.times(at);
    game.turn_since = Some(times);
    // A press without a new move changes nothing of the moves that are over.
    let is_seen = |ply: &&mut PlyRecord| !ply.source.is_unseen();
    if !is_of_several
        && game.completes(side)
        && let Some(last) = game.plies.last_mut().filter(is_seen)
    {
        last.times = Some(times);
    }
    game.pressed = game.ply();
}

fn observe_clock(game: &mut Game, shown: &PlayerClocks, at: Moment) {
    if game.outcome().is_some() {
        // What the clock on the table shows after the game is not of the game.
        return;
    }
    game.note_press_on_table(shown);
    game.note_late_increment(shown);
    game.shown = Some((*shown, at));
    if game.setup.timing == Timing::Device {
        game.clock.show(shown.times, shown.running.then_some(shown.turn), at);
        if game.turn_since.is_none() {
            game.turn_since = Some(shown.times);
        }
    }
}

fn play(
    game: &mut Game,
    uci: &Uci,
    source: Source,
    times: Option<BySide<Millis>>,
    spent: Option<Millis>,
    at: Moment,
) {
    lost_time::play(game, at);
    let position = game.position().clone();
    let Ok(m) = position.read_uci(uci) else { return game.mark_damaged() };
    let mover = position.turn();
    // What the clock shows now says nothing of a move that was made at another time.
    let is_of_now = source != Source::Import && !source.is_unseen();
    let clock_in_use = game.setup.timing == Timing::Desk && game.turn_since.is_some() && is_of_now;
    let shown = times.or_else(|| clock_in_use.then(|| game.times(at)));
    let spent = spent.or_else(|| {
        let unknown_since = |ply: &PlyRecord| ply.source.is_unseen() && ply.times.is_none();
        if !is_of_now || game.plies.last().is_some_and(unknown_since) {
            return None;
        }
        let before = *game.turn_since?.of(mover);
        let granted = match game.setup.timing {
            // The clock on the table has added the increment, if it adds one, before it told its time.
            Timing::Device => game.added_on_table(mover),
            Timing::Desk => Millis::ZERO,
        };
        let spent = stopped::spent_now(game, mover, before + granted - *shown?.of(mover));
        Some(spent).filter(|spent| *spent >= Millis::ZERO)
    });
    let made = PlyRecord::of(&position, m, source, at);
    game.plies.push(PlyRecord { times: shown, spent, ..made });
    game.corrections.clear();
    game.disagreement = None;
    game.standing = None;
    if game.setup.timing == Timing::Device || source == Source::Import {
        game.turn_since = shown.or(game.turn_since);
        game.count_moves();
    }
    if let (Source::Import, Some(times)) = (source, times) {
        game.clock.show(times, game.clock.running(), at);
    }
}

fn take_back(game: &mut Game, to: Ply, at: Moment) {
    if to > game.ply() {
        game.mark_damaged();
    } else {
        // Where moves may be missing, that the record stands as it is says that none are.
        let stands = to == game.ply();
        game.damage.take_if(|damage| stands && damage.is_of_lost_rows());
        game.plies.truncate(usize::from(to.0));
        game.mend();
    }
    game.owed.take_if(|owed| owed.ply > to);
    game.offer = None;
    game.disagreement = None;
    game.standing = None;
    game.missing = None;
    game.corrections.clear();
    game.pressed = game.pressed.min(to);
    game.count_moves();
    game.turn_since = Some(game.times(at));
    lost_time::turn_back(game, usize::from(to.0), at);
}

fn correct_move(game: &mut Game, ply: Ply, uci: &Uci) {
    if corrected(game, ply, uci).is_none() {
        game.mark_damaged();
    }
}

/// Nothing when the move, or one behind it, does not fit.
fn corrected(game: &mut Game, ply: Ply, uci: &Uci) -> Option<()> {
    let index = usize::from(ply.0).checked_sub(1)?;
    game.plies.get(index)?;
    let mut position = game.position_at(Ply(ply.0 - 1)).cloned()?;
    for (nth, record) in game.plies.iter_mut().enumerate().skip(index) {
        let meant = if nth == index { uci.clone() } else { record.uci.clone() };
        let m = position.read_uci(&meant).ok()?;
        if nth == index {
            record.corrected_from.get_or_insert_with(|| record.uci.clone());
        }
        record.uci = position.uci(m);
        record.san = san::san(&position, m);
        record.position = position.after(m);
        position = record.position.clone();
    }
    Some(())
}

#[deny(clippy::wildcard_enum_match_arm)]
fn observe(game: &mut Game, observation: &Observation, at: Moment) {
    match observation {
        Observation::IllegalPosition { .. } => game.disagreement = Some(observation.clone()),
        Observation::Agreed { .. } => game.disagreement = None,
        Observation::Standing { uci, .. } => game.standing.clone_from(uci),
        Observation::ClockTurned { since, .. } => {
            let wrong = game.plies.iter_mut().skip(usize::from(since.0));
            for times in wrong.filter_map(|ply| ply.times.as_mut()) {
                *times = BySide::new(times.black, times.white);
            }
        }
        Observation::MovesMissing { fen, .. } => missing::note_missing(game, fen),
        Observation::PlayedOn { uci, times } => missing::played_on(game, uci, *times, at),
        Observation::WentBack { remain } => {
            if let Some(missing) = &mut game.missing {
                missing.played.truncate(usize::from(*remain));
            }
        }
        // They are evidence, and change nothing else.
        Observation::Touched { .. }
        | Observation::PressedWithoutMove { .. }
        | Observation::Orientation { .. }
        | Observation::ResultShown { .. }
        | Observation::WrongStart { .. }
        | Observation::OwedNotPlayed { .. } => {}
    }
    if game.seen.len() >= SEEN_AT_HAND {
        game.seen.remove(0);
    }
    game.seen.push(TimedObservation { at, what: observation.clone() });
}

fn counters(game: &Game) -> BySide<u16> {
    BySide::new(game.clock.moves_made(Side::White), game.clock.moves_made(Side::Black))
}

fn correct_clock(game: &mut Game, correction: Correction, at: Moment) {
    let (before, counters_before) = (game.times(at), counters(game));
    game.clock.correct(correction, at);
    let after = game.times(at);
    let went_on = lost_time::correct(game, correction, at);
    game.corrections.push(DoneCorrection { correction, before, counters_before, after, went_on });
    game.shift_turn(before, after);
    // Whoever has set the times has had the clock in hand.
    game.forget_lack();
    lift_flags(game, at);
}

/// A flag that a correction has lifted is no longer down.
fn lift_flags(game: &mut Game, at: Moment) {
    for side in Side::BOTH {
        if game.clock.flag(side, at).is_none() && *game.times(at).of(side) > Millis::ZERO {
            *game.flags.of_mut(side) = None;
        }
    }
}

fn undo_correction(game: &mut Game, at: Moment) {
    let Some(done) = game.corrections.pop() else { return };
    let now = game.times(at);
    undo_on(&mut game.clock, &done, (done.before, done.after), at);
    if let (Some(question), Some(changed)) = (&mut game.lost_time, done.went_on) {
        undo_on(&mut question.went_on, &done, changed, at);
    }
    let after = game.times(at);
    game.shift_turn(now, after);
    lift_flags(game, at);
}

fn undo_on(
    clock: &mut DualClock,
    done: &DoneCorrection,
    (before, after): (BySide<Millis>, BySide<Millis>),
    at: Moment,
) {
    match done.correction {
        Correction::SwapSides => clock.correct(Correction::SwapSides, at),
        Correction::SetCounter { side, .. } => {
            let moves = *done.counters_before.of(side);
            clock.correct(Correction::SetCounter { side, moves }, at);
        }
        Correction::Add { .. }
        | Correction::Subtract { .. }
        | Correction::Set { .. }
        | Correction::SetBoth { .. } => {
            // What has run since stays run: only the difference that the correction made goes.
            let now = clock.reading(at);
            let restored = BySide::new(
                now.white + before.white - after.white,
                now.black + before.black - after.black,
            );
            let times = restored.map(|time| time.max(Millis::ZERO));
            clock.correct(Correction::SetBoth { times }, at);
        }
    }
}
