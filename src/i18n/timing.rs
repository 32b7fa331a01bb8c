//! Time itself in words: gaps that nobody saw, the clock of the computer, the heartbeat in a file.

use crate::catalogue::Catalogue;
use crate::{chess, time};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_laws::clock::dual::DualClock;
use jadoube_laws::game::gap::{ClockGap, LostTimeQuestion, measured};

/// How long it was, if it can be said.
#[must_use]
pub fn away(words: &Catalogue, time: Option<Millis>) -> String {
    words.value(&measured(&time))
}

/// All that a question about lost time is about, and what has to be known for the answer.
#[must_use]
pub fn question(
    words: &Catalogue,
    question: &LostTimeQuestion,
    (dual, now): (&DualClock, Moment),
) -> String {
    let tell = |(nth, gap): (usize, &ClockGap)| match nth {
        0 => words.tell(gap),
        _ => words.value(&gap.joined()),
    };
    let parts: Vec<String> = question.gaps.iter().enumerate().map(tell).collect();
    with_rest(words, question, (dual, now), (parts, flag(words, question, now)))
}

/// The same for who hears it: the newest gap, and how many there were before. Whose flag has fallen is said before
/// all of it, see [`flag`].
#[must_use]
pub fn question_aloud(
    words: &Catalogue,
    question: &LostTimeQuestion,
    (dual, now): (&DualClock, Moment),
) -> String {
    let parts = match question.gaps.as_slice() {
        [before @ .., _, newest] => {
            let count = before.len() + 1;
            let earlier = words.say_with("timing-earlier", &[("count", count.into())]);
            vec![words.value(&newest.newest()), earlier]
        }
        gaps => gaps.iter().map(|gap| words.tell(gap)).collect(),
    };
    with_rest(words, question, (dual, now), (parts, None))
}

/// What is told of the gaps, with what has to be known beside them.
fn with_rest(
    words: &Catalogue,
    question: &LostTimeQuestion,
    (dual, now): (&DualClock, Moment),
    (mut parts, fallen): (Vec<String>, Option<String>),
) -> String {
    let waited = question.waited(dual, now);
    if question.grows(dual) {
        parts.push(words.say("timing-and-since"));
    } else if waited > Millis::ZERO {
        // Since then a clock was started, play was stopped or the game had ended: no more is lost.
        let time = Millis::from_secs(waited.secs_ceil());
        let args = [("time", away(words, Some(time)).into())];
        parts.push(words.say_with("timing-and-until", &args));
    }
    parts.extend(fallen);
    if question.away().is_none() {
        parts.push(words.say("timing-unmeasured"));
    }
    parts.join(". ")
}

/// Whose flag has fallen if play went on.
#[must_use]
pub fn flag(words: &Catalogue, question: &LostTimeQuestion, now: Moment) -> Option<String> {
    let (side, fell) = question.flag(now)?;
    let side = ("side", chess::side(words, side).into());
    Some(match fell {
        Some(at) => {
            words.say_with("timing-flag-at", &[side, ("time", words.value(&at.clock()).into())])
        }
        None => words.say_with("timing-flag", &[side]),
    })
}

/// What is lost until now, and whose it is if play went on: what an answer counts at this moment, in
/// seconds of which one that has begun is one.
#[must_use]
pub fn so_far(
    words: &Catalogue,
    question: &LostTimeQuestion,
    (dual, now): (&DualClock, Moment),
) -> Option<String> {
    let total = question.total(dual, now)?;
    let lost = question.lost(dual, now);
    let shown = |time: Millis| time::shown(Millis::from_secs(time.max(Millis::ZERO).secs_ceil()));
    Some(words.say_with(
        "timing-so-far",
        &[
            ("time", shown(total).into()),
            ("white", shown(lost.white).into()),
            ("black", shown(lost.black).into()),
        ],
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::side::{BySide, Side};
    use jadoube_laws::aggregate::Aggregate;
    use jadoube_laws::game::command::Command;
    use jadoube_laws::game::event::{Event, LostTime, Setup};
    use jadoube_laws::game::gap::{Cause, Gap};
    use jadoube_laws::game::state::Game;
    use jadoube_laws::library::laws;
    use jadoube_laws::wall::Wall;

    #[test]
    fn how_long_a_gap_was_is_told_alike_with_its_times_and_without_them() {
        let words = Catalogue::new(Lang::En);
        let wall = |text: &str| text.parse::<Wall>().ok();
        let [from, to] = ["2026-11-22T14:03:07+01:00", "2026-11-22T14:03:25+01:00"].map(wall);
        let gap = Gap { cause: Cause::Cut, from, to, away: Some(Millis(18_900)) };
        let alone = away(&words, gap.told());
        assert_eq!(alone, "18 seconds");
        let beside = words.tell(&ClockGap { side: Side::White, gap });
        assert!(beside.contains(&alone), "{beside}");
        assert_eq!(Gap { away: None, ..gap }.told(), None, "it cannot be measured");
    }

    #[test]
    fn a_gap_is_told_with_its_player_and_its_times() {
        let words = Catalogue::new(Lang::En);
        let wall = |text: &str| text.parse::<Wall>().ok();
        let gap = |cause, from, to, away| ClockGap {
            side: Side::White,
            gap: Gap { cause, from: wall(from), to: wall(to), away },
        };
        for (missed, text) in [
            (
                gap(
                    Cause::Cut,
                    "2026-11-22T14:03:07+01:00",
                    "2026-11-22T14:03:17+01:00",
                    Some(Millis::from_secs(10)),
                ),
                "program away for 10 seconds (14:03:07 to 14:03:17), the clock of White was running",
            ),
            // Both are told to the same second, however long it was to the millisecond.
            (
                gap(
                    Cause::Cut,
                    "2026-11-22T20:38:36+01:00",
                    "2026-11-22T20:38:37+01:00",
                    Some(Millis(1_700)),
                ),
                "program away for 1 second (20:38:36 to 20:38:37), the clock of White was running",
            ),
            (
                gap(
                    Cause::Cut,
                    "2026-11-22T14:03:07+01:00",
                    "2026-11-22T14:03:07+01:00",
                    Some(Millis::from_secs(1)),
                ),
                "program away for 1 second (14:03:07), the clock of White was running",
            ),
            (
                gap(Cause::Cut, "2026-11-22T14:03:07+01:00", "2026-11-21T13:00:00+01:00", None),
                "program away for a time that cannot be measured (2026-11-22 14:03:07 to \
                 2026-11-21 13:00:00), the clock of White was running",
            ),
            (
                gap(Cause::Asleep, "", "", Some(Millis::from_mins(10))),
                "computer asleep for 10 minutes, the clock of White was running",
            ),
        ] {
            assert_eq!(words.tell(&missed), text);
        }
    }

    #[test]
    fn who_hears_it_hears_of_the_newest_gap_first_and_how_many_there_were_before() {
        let words = Catalogue::new(Lang::En);
        let mut game = Game::new(Setup::new("90".parse().unwrap()));
        game.apply(&Event::Started, Moment(0));
        for (at, seconds) in [(5_000, 60), (20_000, 7)] {
            let away = Some(Millis::from_secs(seconds));
            let gap = Gap { cause: Cause::Cut, from: None, to: None, away };
            game.apply(&Event::Interrupted { side: Side::White, gap }, Moment(at));
        }
        let asked = game.lost_time.clone().unwrap();
        let told = question_aloud(&words, &asked, (&game.clock, Moment(21_000)));
        let newest = "last, program away for 7 seconds, in the time of White. ";
        assert!(told.starts_with(&format!("{newest}before that one interruption")), "{told}");
        let late = Moment(3 * 60 * 60_000);
        assert!(flag(&words, &asked, late).is_some());
        assert!(question(&words, &asked, (&game.clock, late)).contains("flag"));
        let told = question_aloud(&words, &asked, (&game.clock, late));
        assert!(!told.contains("flag"), "it is said before: {told}");
    }

    /// White thinks for five seconds; the program is away for six and back for nineteen before the
    /// arbiter stops the game; the answer comes later.
    #[test]
    fn what_is_named_is_what_an_answer_counts() {
        let words = Catalogue::new(Lang::En);
        let setup = Setup::new("90".parse().unwrap());
        let away = Some(Millis(5_600));
        let gap = Gap { cause: Cause::Cut, from: None, to: None, away };
        for (stopped, since, named, counted) in [
            (
                true,
                "Of the time since then only this counts too: 19 seconds",
                "Lost until now: 0:25. If play went on, White loses 0:25 and Black 0:00",
                24_600,
            ),
            (
                false,
                "The time since then counts too",
                "Lost until now: 0:36. If play went on, White loses 0:36 and Black 0:00",
                35_600,
            ),
        ] {
            let mut game = Game::new(setup.clone());
            game.apply(&Event::Started, Moment(0));
            game.apply(&Event::Interrupted { side: Side::White, gap }, Moment(5_000));
            if stopped {
                game.apply(&Event::ClockStopped, Moment(24_000));
            }
            let now = Moment(35_000);
            let asked = game.lost_time.clone().unwrap();
            let clock = (&game.clock, now);
            assert!(question(&words, &asked, clock).ends_with(since), "{named}");
            assert_eq!(so_far(&words, &asked, clock).as_deref(), Some(named));
            let how = LostTime::ToPlayerOnMove;
            let answer = Command::CountLostTime { how, gaps: Some(1) };
            let decided = game.decide(&answer, (now, laws::newest())).unwrap();
            let [Event::LostTimeCounted { time, taken, .. }] = &decided[..] else {
                panic!("{decided:?}")
            };
            assert_eq!(*time, Millis(counted), "{named}");
            assert_eq!(*taken, Some(BySide::new(Millis(counted), Millis::ZERO)));
        }
    }
}
