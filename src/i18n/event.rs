//! Each event of a game as one line of the log.

use crate::catalogue::{Arg, Words};
use crate::chess::{self, Numbering};
use crate::{clock, observation, outcome, ruling, sheets, time, timing};
use jadoube_chess::board::position::Variant;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::game::counter::Counter;
use jadoube_laws::game::event::{Event, LostTime, MissingAnswer, Setup, Source};
use jadoube_laws::game::gap::ClockGap;

/// What a line needs to know besides its event.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// How the game counts its moves.
    pub numbering: Numbering,
    /// The event's move as the score has it, `12…Qh5`; without it the line shows it as `d8h4`.
    pub written: Option<&'a str>,
}

/// “Move 12…Qh5”, “Clock corrected: White +2:00 (wrong setting)”.
#[must_use]
pub fn line(words: &Words, event: &Event, context: Context<'_>) -> String {
    let numbering = context.numbering;
    let of_side = |id, side| words.say_with(id, &[("side", chess::side(words, side).into())]);
    match event {
        Event::SetUp(setup) => set_up(words, setup),
        Event::Started => words.say("event-started"),
        Event::MovePlayed { uci, source, .. } => {
            let written = context.written.map_or_else(|| uci.to_string(), str::to_owned);
            words.say_with(moved(*source), &[("move", written.into())])
        }
        Event::NotCompleted { ply } => {
            words.say_with("event-not-completed", &[("place", numbering.sign(*ply).into())])
        }
        Event::MissingAnswered { how } => missing_answered(words, how),
        Event::TakenBack { to, reason } => words.say_with(
            "event-taken-back",
            &[("place", numbering.after(words, *to).into()), ("reason", reason.into())],
        ),
        Event::MoveCorrected { ply, uci, reason } => {
            let written = context
                .written
                .map_or_else(|| format!("{}{uci}", numbering.sign(*ply)), str::to_owned);
            let args = [("move", written.into()), ("reason", reason.into())];
            words.say_with("event-move-corrected", &args)
        }
        Event::ClockStarted { .. }
        | Event::ClockPressed { .. }
        | Event::ClockStopped
        | Event::ClockObserved(_)
        | Event::ClockCorrected { .. }
        | Event::CorrectionUndone { .. }
        | Event::FlagFell { .. } => clock_line(words, event),
        Event::DrawOffered { by } => of_side("event-draw-offered", *by),
        Event::DrawDeclined => words.say("event-draw-declined"),
        Event::Observed(seen) => observation::observation(words, seen, numbering),
        Event::IllegalMoveCounted { by, count } => words.say_with(
            "event-illegal-move-counted",
            &[("side", chess::side(words, *by).into()), ("count", (*count).into())],
        ),
        Event::IllegalMovesSet { by, count, reason } => words.say_with(
            "event-illegal-moves-set",
            &[
                ("side", chess::side(words, *by).into()),
                ("count", (*count).into()),
                ("reason", reason.into()),
            ],
        ),
        Event::Counted { .. } | Event::CountSet { .. } => counted(words, event),
        Event::Obliged { by, obligation, .. } => ruling::obligation_of(words, *by, obligation),
        Event::Ended(result) => {
            let result = outcome::outcome(words, *result);
            words.say_with("event-ended", &[("result", result.into())])
        }
        Event::Reopened { reason } => {
            words.say_with("event-reopened", &[("reason", reason.into())])
        }
        Event::PutBack { incident, reason, .. } => {
            let args = [("incident", incident.0.into()), ("reason", reason.into())];
            words.say_with("event-put-back", &args)
        }
        Event::Recovered { away, running } => recovered(words, *away, *running),
        Event::Interrupted { side, gap } => {
            timing::missed(words, &ClockGap { side: *side, gap: *gap })
        }
        Event::LostTimeCounted { how, time, taken } => lost_time(words, *how, (*time, *taken)),
        Event::CellWritten { .. }
        | Event::SheetTaken { .. }
        | Event::SheetKept { .. }
        | Event::CellMarked { .. }
        | Event::Reconstructed { .. } => sheets::line(words, event, numbering),
    }
}

const fn moved(source: Source) -> &'static str {
    match source {
        Source::Board => "event-move-board",
        Source::Arbiter => "event-move-arbiter",
        Source::Import => "event-move-import",
        Source::Found => "event-move-found",
    }
}

fn missing_answered(words: &Words, how: &MissingAnswer) -> String {
    match how {
        MissingAnswer::Moves(moves) => {
            words.say_with("event-missing-filled", &[("moves", moves.len().into())])
        }
        MissingAnswer::Marked => words.say("event-missing-marked"),
        MissingAnswer::NoneMissing => words.say("event-missing-none"),
    }
}

fn counted(words: &Words, event: &Event) -> String {
    match event {
        Event::Counted { what, by, count } => {
            let id = match what {
                Counter::Warnings => "event-counted-warning",
                Counter::WrongClaims => "event-counted-wrong-claim",
                Counter::SheetRequests => "event-counted-sheet-request",
            };
            let args = [("side", chess::side(words, *by).into()), ("count", (*count).into())];
            words.say_with(id, &args)
        }
        Event::CountSet { what, by, count, reason } => {
            let id = match what {
                Counter::Warnings => "event-set-warnings",
                Counter::WrongClaims => "event-set-wrong-claims",
                Counter::SheetRequests => "event-set-sheet-requests",
            };
            let args = [
                ("side", chess::side(words, *by).into()),
                ("count", (*count).into()),
                ("reason", reason.into()),
            ];
            words.say_with(id, &args)
        }
        _ => String::new(),
    }
}

fn set_up(words: &Words, setup: &Setup) -> String {
    let id = match setup.form {
        Variant::Standard => "event-set-up",
        Variant::Chess960 => "event-set-up-chess960",
    };
    let players = &setup.players;
    let args = [
        ("white", (&players.white.name).into()),
        ("black", (&players.black.name).into()),
        ("round", setup.round.into()),
    ];
    words.say_with(id, &args)
}

fn recovered(words: &Words, away: Millis, running: Option<Side>) -> String {
    let away = ("away", Arg::from(time::aloud(words, away)));
    match running {
        Some(side) => {
            let side = ("side", chess::side(words, side).into());
            words.say_with("event-recovered-running", &[away, side])
        }
        None => words.say_with("event-recovered-stopped", &[away]),
    }
}

fn lost_time(
    words: &Words,
    how: LostTime,
    (time, taken): (Millis, Option<BySide<Millis>>),
) -> String {
    let id = match (how, taken) {
        (LostTime::NotCounted, _) => "event-lost-time-not-counted",
        (LostTime::ToPlayerOnMove, None) => "event-lost-time-to-player-on-move",
        (LostTime::ToPlayerOnMove, Some(_)) => "event-lost-time-went-on",
        (LostTime::Halved, _) => "event-lost-time-halved",
        (LostTime::Counted { .. }, _) => "event-lost-time-counted",
    };
    let taken = taken.unwrap_or_default();
    // Seconds are rounded up; the parts are shown so that they are the whole.
    let part = |lost: &Millis| Millis::from_secs(time.secs_ceil() - lost.secs_ceil());
    let split = taken.white + taken.black == time && taken.black >= Millis::ZERO;
    let black = if split { part(&taken.white) } else { taken.black };
    let [white, black] = [taken.white, black].map(time::shown);
    let time = ("time", time::aloud(words, time).into());
    words.say_with(id, &[time, ("white", white.into()), ("black", black.into())])
}

fn clock_line(words: &Words, event: &Event) -> String {
    let of_side = |id, side: Side| words.say_with(id, &[("side", chess::side(words, side).into())]);
    match event {
        Event::ClockStarted { side } => of_side("event-clock-started", *side),
        Event::ClockPressed { side } => of_side("event-clock-pressed", *side),
        Event::FlagFell { side } => of_side("event-flag-fell", *side),
        Event::ClockObserved(shown) => words.say_with(
            "event-clock-observed",
            &[
                ("white", time::shown(shown.times.white).into()),
                ("black", time::shown(shown.times.black).into()),
            ],
        ),
        Event::ClockCorrected { correction, reason } => {
            let correction = clock::correction(words, correction).into();
            let args = [("correction", correction), ("reason", reason.into())];
            words.say_with("event-clock-corrected", &args)
        }
        Event::CorrectionUndone { reason } => {
            words.say_with("event-correction-undone", &[("reason", reason.into())])
        }
        _ => words.say("event-clock-stopped"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::board::position::Uci;
    use jadoube_chess::ply::Ply;
    use jadoube_laws::clock::correction::Correction;

    #[test]
    fn the_log_reads_as_an_arbiter_would_write_it() {
        let moved = |source| Event::MovePlayed {
            uci: Uci("d8h5".into()),
            source,
            times: None,
            spent: None,
        };
        let corrected = Event::ClockCorrected {
            correction: Correction::Add { side: Side::White, time: Millis::from_mins(2) },
            reason: "Art. 7.5.5".into(),
        };
        let back = Event::TakenBack { to: Ply(23), reason: "wrong entry".into() };
        let away = Event::Recovered { away: Millis::from_secs(61), running: Some(Side::Black) };
        let words = Words::new(Lang::En);
        for (event, written, text) in [
            (moved(Source::Board), Some("12…Qh5"), "Move 12…Qh5"),
            (moved(Source::Arbiter), None, "Move d8h5, entered by the arbiter"),
            (corrected, None, "Clock corrected: White +2:00 (Art. 7.5.5)"),
            (back, None, "Taken back to the position after move 12 of White (wrong entry)"),
            (away, None, "Program back after 1 minute 1 second; the clock of Black was running"),
            (Event::ClockStopped, None, "Both clocks stopped"),
        ] {
            let context = Context { numbering: Numbering::USUAL, written };
            assert_eq!(line(&words, &event, context), text);
        }
    }

    #[test]
    fn lost_time_in_parts_is_the_whole() {
        let words = Words::new(Lang::En);
        for (white, black, parts) in [
            (7_100, 6_500, "14 seconds counted as if play had gone on: White 0:08, Black 0:06"),
            (400, 400, "1 second counted as if play had gone on: White 0:01, Black 0:00"),
            (0, 13_600, "14 seconds counted as if play had gone on: White 0:00, Black 0:14"),
        ] {
            let taken = Some(BySide::new(Millis(white), Millis(black)));
            let (how, time) = (LostTime::ToPlayerOnMove, Millis(white + black));
            let event = Event::LostTimeCounted { how, time, taken };
            let context = Context { numbering: Numbering::USUAL, written: None };
            let said = line(&words, &event, context);
            assert!(said.ends_with(parts), "{said}");
        }
    }
}
