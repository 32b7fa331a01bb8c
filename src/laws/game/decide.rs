//! From a command to events or a refusal. Everything is judged here, once, and the judgement is
//! written into the events, so that `apply` only has to obey.
#![deny(clippy::wildcard_enum_match_arm)]

mod clock;
mod owed;
mod sheets;

use crate::aggregate::Aggregate;
use crate::clock::correction::Correction;
use crate::game::automatic;
use crate::game::command::{AfterMove, Command, Ending, LastMove};
use crate::game::event::{Event, LostTime, MissingAnswer, Observation, Source, Timing};
use crate::game::gap::Gap;
use crate::game::missing;
use crate::game::plies::PlyRecord;
use crate::game::refusal::{Refusal, playing, required};
use crate::game::state::{Damage, DamageKind, Game, MissingMoves};
use crate::game::status::{PlyMark, Status};
use crate::laws::edition::Edition;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};

/// What the command leads to in this game, at this moment, under this edition.
pub(in crate::game) fn decide(
    game: &Game,
    command: &Command,
    (at, edition): (Moment, &Edition),
) -> Result<Vec<Event>, Refusal> {
    match command {
        Command::Start => start(game),
        Command::Play { uci, source, times, spent, after } => {
            let made =
                MoveInput { uci, source: *source, times: *times, spent: *spent, after: *after };
            play(game, &made, at, edition)
        }
        Command::TakeBack { to, reason } => take_back(game, *to, reason, at),
        Command::CorrectMove { ply, uci, reason } => correct_move(game, *ply, uci, reason, edition),
        Command::PressClock { side } => clock::press(game, *side),
        Command::StartClock { side } => clock::start(game, *side, at),
        Command::StopClock => clock::stop(game),
        Command::ObserveClock(shown) => Ok(clock::observe(game, *shown, at)),
        Command::CorrectClock { correction, reason } => {
            clock::correct(game, *correction, reason, at)
        }
        Command::UndoCorrection { reason } => clock::undo(game, reason),
        Command::NoteFlag { side } => clock::note_flag(game, *side, at),
        Command::OfferDraw { by } => offer_draw(game, *by),
        Command::DeclineDraw => {
            game.offer.map(|_| vec![Event::DrawDeclined]).ok_or(Refusal::NoOffer)
        }
        Command::Observe(observation) => Ok(observe(game, observation)),
        Command::CountIllegalMove { by } => {
            let count = game.illegal_moves.of(*by).saturating_add(1);
            Ok(vec![Event::IllegalMoveCounted { by: *by, count }])
        }
        Command::SetIllegalMoves { by, count, reason } => {
            let reason = required(reason)?;
            Ok(vec![Event::IllegalMovesSet { by: *by, count: *count, reason }])
        }
        Command::Count { what, by } => {
            let count = game.counts.of(*what, *by).saturating_add(1);
            Ok(vec![Event::Counted { what: *what, by: *by, count }])
        }
        Command::SetCount { what, by, count, reason } => {
            let (what, by, count, reason) = (*what, *by, *count, required(reason)?);
            Ok(vec![Event::CountSet { what, by, count, reason }])
        }
        Command::Oblige { by, obligation, moves } => {
            playing(game)?;
            Ok(owed::oblige(game, (*by, obligation, moves)))
        }
        Command::End(ending) => end(game, ending, at, edition),
        Command::AnswerMissing { how } => answer_missing(game, how, at, edition),
        Command::Reopen { reason } => reopen(game, reason),
        Command::Recover { gap } => Ok(recover(game, *gap, at)),
        Command::CountLostTime { how, gaps } => count_lost_time(game, (*how, *gaps), at),
        Command::WriteCell { whose, index, cell } => sheets::write(game, *whose, *index, cell),
        Command::TakeSheet { whose, cells, from } => sheets::take(game, *whose, cells, *from),
        Command::KeepSheet { whose, kept } => sheets::keep(game, *whose, kept),
        Command::MarkCell { whose, index, mark } => sheets::set_mark(game, *whose, *index, *mark),
        Command::Reconstruct { moves, reason } => {
            sheets::reconstruct(game, moves, reason, (at, edition))
        }
    }
}

fn start(game: &Game) -> Result<Vec<Event>, Refusal> {
    match game.status {
        Status::Waiting => Ok(vec![Event::Started]),
        Status::Playing => Err(Refusal::AlreadyStarted),
        Status::Ended(_) => Err(Refusal::GameEnded),
    }
}

fn offer_draw(game: &Game, by: Side) -> Result<Vec<Event>, Refusal> {
    playing(game)?;
    if game.offer.is_some() {
        return Err(Refusal::OfferPending);
    }
    Ok(vec![Event::DrawOffered { by }])
}

fn reopen(game: &Game, reason: &str) -> Result<Vec<Event>, Refusal> {
    game.outcome().ok_or(Refusal::GameNotEnded)?;
    Ok(vec![Event::Reopened { reason: required(reason)? }])
}

struct MoveInput<'a> {
    uci: &'a Uci,
    source: Source,
    times: Option<BySide<Millis>>,
    spent: Option<Millis>,
    after: AfterMove,
}

fn play(
    game: &Game,
    made: &MoveInput<'_>,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    playing(game)?;
    // Behind lost rows play goes on: all that is there fits.
    if let Some(Damage { seq, kind: DamageKind::Misfit | DamageKind::NotUnderstood, .. }) =
        game.damage
    {
        return Err(Refusal::RecordDamaged { seq });
    }
    let position = game.position();
    let m = position.read_uci(made.uci).map_err(|illegal| Refusal::MoveIllegal {
        uci: illegal.0,
        ply: game.ply(),
        citation: Box::new(edition.telling(&edition.rules.illegal.definition)),
    })?;
    let mover = position.turn();
    let mut events = Vec::new();
    if game.status == Status::Waiting {
        events.push(Event::Started);
        if made.source == Source::Import && game.setup.timing == Timing::Desk {
            // The game was played long ago: nobody's time runs now.
            events.push(Event::ClockStopped);
        }
    }
    if game.offer.is_some_and(|offer| offer.by != mover) {
        // Concluding a move rejects the offer (Art. 9.1.2.1).
        events.push(Event::DrawDeclined);
    }
    events.extend(clock::counted_before_move(game, at));
    let brought = automatic::end_of(game, Some(&position.after(m)), edition);
    let unpressed = || game.spent_unpressed(made.times.filter(|_| made.source == Source::Board)?);
    events.push(Event::MovePlayed {
        uci: position.uci(m),
        source: made.source,
        times: made.times,
        spent: made.spent.or_else(|| brought.and_then(|_| unpressed())),
    });
    events.extend(owed::not_done(game, &position.uci(m)));
    let next = joined(game, &events, at);
    let ended = match &next {
        Some(next) => automatic::end_of(next, None, edition),
        None => brought,
    };
    // Where play has gone on behind missing moves, the last move of that was completed, and not this one.
    let pressed_by = next.as_ref().map_or(mover, |next| next.turn().other());
    let presses = made.after == AfterMove::Press
        && game.setup.timing == Timing::Desk
        && game.after(&events, at).whose_time() == Some(pressed_by);
    if presses && ended.is_none() {
        events.push(Event::ClockPressed { side: pressed_by });
    }
    if next.is_some() {
        // The missing moves were entered one after the other, and this was the last: all are counted with that.
        events.push(Event::MissingAnswered { how: MissingAnswer::Moves(Vec::new()) });
    }
    events.extend(ended.map(Event::Ended));
    Ok(events)
}

/// The game with moves that were missing, once these events answer what they are.
fn joined(game: &Game, events: &[Event], at: Moment) -> Option<Game> {
    game.missing.as_ref()?;
    let next = game.after(events, at);
    let answer = Event::MissingAnswered { how: MissingAnswer::Moves(Vec::new()) };
    missing::is_reached(&next).then(|| next.after([&answer], at))
}

/// The end, with the move before it that was made and not completed, where one stands on the board.
fn end(
    game: &Game,
    Ending { outcome, last_move }: &Ending,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    playing(game)?;
    if game.missing.is_some() {
        // Nobody has said what is missing: what was played on belongs to the record all the same.
        let marked = Event::MissingAnswered { how: MissingAnswer::Marked };
        let next = game.after([&marked], at);
        let ending = Ending { outcome: *outcome, last_move: last_move.clone() };
        let rest = end(&next, &ending, at, edition)?;
        return Ok([vec![marked], rest].concat());
    }
    let stands = |uci: &Uci| Refusal::LastMoveStands { uci: uci.clone(), ply: game.ply() };
    let included = match (last_move, &game.standing) {
        (None, Some(standing)) => return Err(stands(standing)),
        (Some(LastMove::Include(told) | LastMove::LeaveOut(told)), Some(standing))
            if told != standing =>
        {
            return Err(stands(standing));
        }
        (Some(LastMove::Include(uci)), _) => uci,
        (None | Some(LastMove::LeaveOut(_)), _) => return Ok(vec![Event::Ended(*outcome)]),
    };
    let source = if game.standing.is_some() { Source::Board } else { Source::Arbiter };
    let made =
        MoveInput { uci: included, source, times: None, spent: None, after: AfterMove::Leave };
    let mut events = play(game, &made, at, edition)?;
    if let Some(Event::Ended(brought)) = events.last() {
        if brought.score != outcome.score {
            let (uci, brought) = (included.clone(), *brought);
            return Err(Refusal::LastMoveEnds { uci, ply: game.ply(), outcome: brought });
        }
        // The move itself ends the game: that is the reason, and nobody need press.
        return Ok(events);
    }
    events.push(Event::NotCompleted { ply: Ply(game.ply().0.saturating_add(1)) });
    events.push(Event::Ended(*outcome));
    Ok(events)
}

/// What becomes of missing moves, and the end that they or what was played on bring.
fn answer_missing(
    game: &Game,
    how: &MissingAnswer,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    playing(game)?;
    game.missing.as_ref().ok_or(Refusal::NothingMissing)?;
    if let MissingAnswer::Moves(moves) = how {
        missing::check(game, moves, |uci, ply| Refusal::MoveIllegal {
            uci: uci.clone(),
            ply,
            citation: Box::new(edition.telling(&edition.rules.illegal.definition)),
        })?;
    }
    let mut events = vec![Event::MissingAnswered { how: how.clone() }];
    let mut next = game.clone();
    missing::close(&mut next, how, at);
    if next.plies.len() > game.plies.len()
        && let Some(outcome) = automatic::end_of(&next, None, edition)
    {
        events.push(Event::Ended(outcome));
    }
    Ok(events)
}

fn take_back(game: &Game, to: Ply, reason: &str, at: Moment) -> Result<Vec<Event>, Refusal> {
    let reason = required(reason)?;
    // Where the record is damaged, that it stands as far as it is there can be said as well.
    if to > game.ply() || to == game.ply() && game.damage.is_none() {
        return Err(Refusal::NoSuchPly { asked: to, played: game.ply() });
    }
    let mut events = Vec::new();
    if game.outcome().is_some() {
        events.push(Event::Reopened { reason: reason.clone() });
    }
    let counters = clock::counters_left(game, (to, &reason), at);
    events.push(Event::TakenBack { to, reason });
    events.extend(counters);
    let turn = game.position_at(to).map_or_else(|| game.turn(), Position::turn);
    if !game.clock_on_table() && game.clock.running().is_some_and(|side| side != turn) {
        events.push(Event::ClockStarted { side: turn });
    }
    Ok(events)
}

fn correct_move(
    game: &Game,
    ply: Ply,
    uci: &Uci,
    reason: &str,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    let reason = required(reason)?;
    let no_such = || Refusal::NoSuchPly { asked: ply, played: game.ply() };
    let before = Ply(ply.0.checked_sub(1).ok_or_else(no_such)?);
    if ply > game.ply() {
        return Err(no_such());
    }
    let start = game.position_at(before).ok_or_else(no_such)?;
    let m = start.read_uci(uci).map_err(|illegal| Refusal::MoveIllegal {
        uci: illegal.0,
        ply: before,
        citation: Box::new(edition.telling(&edition.rules.illegal.definition)),
    })?;
    let written = start.uci(m);
    let mut position = start.after(m);
    // Behind a gap nothing follows from what was before it.
    let missing = |record: &&PlyRecord| record.mark != Some(PlyMark::Missing);
    let after = game.plies.iter().skip(usize::from(ply.0)).take_while(missing);
    for (later, record) in (ply.0 + 1..).zip(after) {
        let m = position.read_uci(&record.uci).map_err(|_| Refusal::LaterMoveIllegal {
            uci: written.clone(),
            later: record.uci.clone(),
            ply: Ply(later),
        })?;
        position = position.after(m);
    }
    Ok(vec![Event::MoveCorrected { ply, uci: written, reason }])
}

fn observe(game: &Game, observation: &Observation) -> Vec<Event> {
    let known = match observation {
        Observation::Agreed { .. } => game.disagreement.is_none(),
        Observation::Standing { uci, .. } => game.outcome().is_some() || game.standing == *uci,
        Observation::MovesMissing { fen, .. } => {
            let same = |missing: &MissingMoves| {
                missing.played.is_empty() && missing.position.fen() == *fen
            };
            game.outcome().is_some()
                || game.missing.as_ref().is_some_and(same)
                || Position::from_loose_fen(fen, game.setup.form).is_err()
        }
        Observation::PlayedOn { uci, .. } => {
            game.missing.as_ref().is_none_or(|missing| missing.now().read_uci(uci).is_err())
        }
        Observation::WentBack { remain } => {
            game.missing.as_ref().is_none_or(|missing| missing.played.len() <= usize::from(*remain))
        }
        Observation::IllegalPosition { .. } => game.disagreement.as_ref() == Some(observation),
        Observation::Touched { touches, .. } => touches.is_empty(),
        Observation::OwedNotPlayed { .. } => false,
        Observation::PressedWithoutMove { .. }
        | Observation::Orientation { .. }
        | Observation::ResultShown { .. }
        | Observation::ClockTurned { .. }
        | Observation::WrongStart { .. } => {
            game.seen.last().is_some_and(|seen| seen.what == *observation)
        }
    };
    if known { Vec::new() } else { vec![Event::Observed(observation.clone())] }
}

fn recover(game: &Game, gap: Gap, at: Moment) -> Vec<Event> {
    let whose = game.time_to_lose(at);
    whose.map(|side| vec![Event::Interrupted { side, gap }]).unwrap_or_default()
}

fn count_lost_time(
    game: &Game,
    (how, gaps): (LostTime, Option<usize>),
    at: Moment,
) -> Result<Vec<Event>, Refusal> {
    let question = game.lost_time.as_ref().ok_or(Refusal::NoLostTime)?;
    if gaps.is_some_and(|seen| seen != question.gaps.len()) {
        return Err(Refusal::LostTimeChanged);
    }
    let total = question.total(&game.clock, at);
    let known = || total.ok_or(Refusal::LostTimeUnknown);
    let (time, taken) = match how {
        LostTime::NotCounted => (total.unwrap_or_default(), BySide::default()),
        LostTime::ToPlayerOnMove => (known()?, question.lost(&game.clock, at)),
        LostTime::Halved => {
            let half = Millis(known()?.0 / 2);
            (half + half, BySide::new(half, half))
        }
        LostTime::Counted { times } => {
            for side in Side::BOTH {
                let time = *times.of(side);
                game.clock.check(Correction::Set { side, time }, at)?;
            }
            let asked = times.white + times.black;
            if let Some(lost) = question.exceeded(times, (&game.clock, at)) {
                return Err(Refusal::LostTimeTooMuch { asked, lost });
            }
            (asked, times)
        }
    };
    let counted = Event::LostTimeCounted { how, time, taken: Some(taken) };
    let after = game.after([&counted], at);
    let fallen =
        |side: &Side| game.flags.of(*side).is_none() && after.clock.flag(*side, at).is_some();
    let flags = Side::BOTH.into_iter().filter(fallen).map(|side| Event::FlagFell { side });
    Ok(std::iter::once(counted).chain(flags).collect())
}
