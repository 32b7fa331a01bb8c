//! Each event of a game as one line of the log.

use crate::catalogue::Catalogue;
use crate::chess::{self, Numbering};
use crate::message;
use jadoube_chess::ply::Ply;
use jadoube_laws::game::event::{Event, Observation};
use jadoube_laws::game::gap::ClockGap;
use jadoube_laws::game::state::{Damage, Game};

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
pub fn line(words: &Catalogue, event: &Event, context: Context<'_>) -> String {
    let known = context.written.map(|written| ("move", written));
    words.tell_with(event, known, message::Context::of(context.numbering))
}

/// The same for the ear: a time is no time of day, and of a correction it is not told by which articles it was
/// made, which is a chain of numbers.
#[must_use]
pub fn aloud(words: &Catalogue, event: &Event, context: Context<'_>) -> String {
    let moves = message::Moves::Aloud;
    let how = message::Context { moves, ..message::Context::of(context.numbering) };
    match event {
        Event::ClockCorrected { correction, .. } => {
            let correction = words.tell_in(correction, how);
            words.say_with("event-clock-corrected-aloud", &[("correction", correction.into())])
        }
        Event::LostTimeCounted { .. } => words.tell_in(event, how),
        _ => line(words, event, context),
    }
}

/// The move that was made where another one was owed, as the score of the game has it; nothing for other events.
#[must_use]
pub fn played_instead(words: &Catalogue, game: &Game, event: &Event) -> Option<String> {
    let Event::Observed(Observation::OwedNotPlayed { ply, uci, .. }) = event else { return None };
    Some(chess::written(words, uci, game.position_at(*ply)))
}

/// What happened in a game, which is as that has left it. What does not fit it has left it as it was.
#[must_use]
pub fn line_after(words: &Catalogue, game: Option<&Game>, event: &Event) -> String {
    if let Some(joined) = game.and_then(|game| joined(words, game, event)) {
        return joined;
    }
    let numbering = game.map_or(Numbering::USUAL, |game| Numbering::from_start(&game.start));
    let fits = |damage: Damage| damage.is_of_lost_rows();
    let written = game.filter(|game| game.damage.is_none_or(fits)).and_then(|game| {
        let (ply, uci) = match event {
            Event::MovePlayed { uci, .. } => (game.ply(), uci),
            Event::MoveCorrected { ply, uci, .. } => (*ply, uci),
            _ => return None,
        };
        let record = game.plies.get(usize::from(ply.0.checked_sub(1)?))?;
        // A move of a record that is not in force has not become one of the game.
        if record.uci != *uci {
            return None;
        }
        let san = chess::localized_san(words, &record.san);
        Some(format!("{}{san}", numbering.sign(Ply(ply.0))))
    });
    let written = written.or_else(|| played_instead(words, game?, event));
    line(words, event, Context { numbering, written: written.as_deref() })
}

/// An interruption that has joined a question still open, as the question tells it: the clock stood by then.
fn joined(words: &Catalogue, game: &Game, event: &Event) -> Option<String> {
    let Event::Interrupted { side, gap } = event else { return None };
    let [_, .., newest] = game.lost_time.as_ref()?.gaps.as_slice() else { return None };
    (*newest == ClockGap { side: *side, gap: *gap }).then(|| words.value(&newest.joined()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::board::position::Uci;
    use jadoube_chess::moment::{Millis, Moment};
    use jadoube_chess::ply::Ply;
    use jadoube_chess::side::{BySide, Side};
    use jadoube_laws::aggregate::Aggregate as _;
    use jadoube_laws::clock::correction::Correction;
    use jadoube_laws::game::event::{LostTime, Setup, Source};
    use jadoube_laws::game::gap::{Cause, Gap};

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
        let words = Catalogue::new(Lang::En);
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
    fn a_correction_of_a_clock_is_said_in_words_and_without_its_articles() {
        let side = Side::White;
        let times = BySide::new(Millis::from_secs(5_455), Millis::from_secs(65));
        for (lang, correction, said) in [
            (
                Lang::De,
                Correction::Add { side, time: Millis::from_mins(2) },
                "Uhr korrigiert: Weiß +2 Minuten",
            ),
            (
                Lang::En,
                Correction::SetBoth { times },
                "Clock corrected: White set to 1 hour 30 minutes 55 seconds, Black to 1 minute 5 seconds",
            ),
        ] {
            let event = Event::ClockCorrected { correction, reason: "#1, 7.5.5 (2023)".into() };
            let context = Context { numbering: Numbering::USUAL, written: None };
            assert_eq!(aloud(&Catalogue::new(lang), &event, context), said);
        }
    }

    #[test]
    fn lost_time_is_said_in_words() {
        let taken = Some(BySide::new(Millis::from_secs(725), Millis::ZERO));
        let (how, time) = (LostTime::ToPlayerOnMove, Millis::from_secs(725));
        let event = Event::LostTimeCounted { how, time, taken };
        let context = Context { numbering: Numbering::USUAL, written: None };
        let said = aloud(&Catalogue::new(Lang::En), &event, context);
        assert!(said.ends_with("White 12 minutes 5 seconds, Black 0 seconds"), "{said}");
    }

    #[test]
    fn a_move_that_has_not_become_one_of_the_game_is_not_told_as_its_last_one() {
        let words = Catalogue::new(Lang::En);
        let setup = Setup::new("90+30".parse().unwrap());
        let mut game = Game::new(setup);
        let played = |uci: &str| Event::MovePlayed {
            uci: Uci(uci.into()),
            source: Source::Arbiter,
            times: None,
            spent: None,
        };
        game.apply(&Event::Started, Moment(0));
        game.apply(&played("e2e4"), Moment(1));
        let of = |uci| line_after(&words, Some(&game), &played(uci));
        assert_eq!(of("e2e4"), "Move 1.e4, entered by the arbiter");
        assert_eq!(of("d2d4"), "Move d2d4, entered by the arbiter");
    }

    #[test]
    fn an_interruption_while_the_question_is_open_finds_no_running_clock() {
        let words = Catalogue::new(Lang::En);
        let mut game = Game::new(Setup::new("90+30".parse().unwrap()));
        game.apply(&Event::Started, Moment(0));
        let told = [10_000, 60_000].map(|away| {
            let gap = Gap { cause: Cause::Cut, from: None, to: None, away: Some(Millis(away)) };
            let event = Event::Interrupted { side: Side::White, gap };
            game.apply(&event, Moment(1_000));
            line_after(&words, Some(&game), &event)
        });
        let first = "program away for 10 seconds, the clock of White was running";
        assert_eq!(told, [first, "then program away for 1 minute, in the time of White"]);
    }

    #[test]
    fn lost_time_in_parts_is_the_whole() {
        let words = Catalogue::new(Lang::En);
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
