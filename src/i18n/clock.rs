//! Time controls and corrections of a clock in words. Times by themselves are in `time`.

use crate::catalogue::Catalogue;
use crate::{chess, time};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::clock::control::{Bonus, Period, Schedule, TimeControl};

/// The name of a time control that comes with the program, by its id.
#[must_use]
pub fn preset(words: &Catalogue, id: &str) -> String {
    words.say(&format!("time-control-{id}"))
}

/// “1 h 30 min for 40 moves, then 30 min for the rest of the game, + 30 s per move”; both players'
/// where they differ.
#[must_use]
pub fn control(words: &Catalogue, control: &TimeControl) -> String {
    control_in(words, control, time::brief)
}

/// The same for the ear: “1 hour 30 minutes for 40 moves, + 30 seconds per move”.
#[must_use]
pub fn control_aloud(words: &Catalogue, control: &TimeControl) -> String {
    control_in(words, control, time::aloud)
}

/// What a clock on the table shows, beside what it should show: by the time control, where it keeps the time
/// of the game itself, and by the program's clock where that does.
#[must_use]
pub fn on_table(
    words: &Catalogue,
    keeps_time: bool,
    [shown, expected]: [BySide<Millis>; 2],
) -> String {
    let id = if keeps_time { "app-table-clock-not-control" } else { "app-table-clock-not-program" };
    let args = [
        ("white", time::shown(shown.white).into()),
        ("black", time::shown(shown.black).into()),
        ("ownwhite", time::shown(expected.white).into()),
        ("ownblack", time::shown(expected.black).into()),
    ];
    words.say_with(id, &args)
}

/// How a span of time is told.
type Span = fn(&Catalogue, Millis) -> String;

fn control_in(words: &Catalogue, control: &TimeControl, span: Span) -> String {
    let said = control.schedules.clone().map(|periods| schedule(words, &periods, span));
    if said.white == said.black {
        return said.white;
    }
    Side::BOTH
        .map(|side| {
            let args = [
                ("side", chess::side(words, side).into()),
                ("control", said.of(side).as_str().into()),
            ];
            words.say_with("clock-control-of-side", &args)
        })
        .join("; ")
}

/// One player's periods.
fn schedule(words: &Catalogue, schedule: &Schedule, span: Span) -> String {
    let periods: Vec<String> = schedule.0.iter().map(|each| period(words, each, span)).collect();
    periods.join("; ")
}

fn period(words: &Catalogue, period: &Period, span: Span) -> String {
    let time = ("time", span(words, period.time).into());
    let main = match period.moves {
        Some(moves) => words.say_with("clock-period-moves", &[time, ("moves", moves.into())]),
        None => words.say_with("clock-period-rest", &[time]),
    };
    let (id, added) = match period.bonus {
        Bonus::None => return main,
        Bonus::Increment(added) => ("clock-bonus-increment", added),
        Bonus::Delay(added) => ("clock-bonus-delay", added),
        Bonus::Bronstein(added) => ("clock-bonus-bronstein", added),
    };
    let mut bonus = words.say_with(id, &[("time", span(words, added).into())]);
    if period.bonus_from > 1 {
        let args = [("bonus", bonus.into()), ("move", period.bonus_from.into())];
        bonus = words.say_with("clock-bonus-from", &args);
    }
    format!("{main}, {bonus}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::side::BySide;
    use jadoube_laws::clock::control::ControlFault;
    use jadoube_laws::clock::control::PeriodChange;
    use jadoube_laws::clock::correction::Correction;

    #[test]
    fn a_time_control_is_said_period_by_period() {
        let period = |moves, mins| Period {
            moves,
            time: Millis::from_mins(mins),
            bonus: Bonus::Increment(Millis::from_secs(30)),
            bonus_from: 1,
        };
        let long = Schedule(vec![period(Some(40), 90), period(None, 30)]);
        let mut sudden = period(None, 5);
        sudden.bonus_from = 61;
        let mut control = TimeControl {
            preset: None,
            schedules: BySide::new(long.clone(), long),
            change: PeriodChange::ByMoves,
        };
        let words = Catalogue::new(Lang::En);
        assert_eq!(
            super::control(&words, &control),
            "1 h 30 min for 40 moves, + 30 s per move; 30 min for the rest of the game, + 30 s per move"
        );
        assert_eq!(
            control_aloud(&words, &control),
            "1 hour 30 minutes for 40 moves, + 30 seconds per move; 30 minutes for the rest of the game, \
             + 30 seconds per move"
        );
        control.schedules.white = Schedule(vec![sudden]);
        assert!(super::control(&words, &control).starts_with(
            "White: 5 min for the rest of the game, + 30 s per move from move 61; Black: "
        ));
    }

    #[test]
    fn a_faulty_control_is_told_with_the_period_and_the_remedy() {
        let fault = ControlFault::NoTime { side: Side::Black, period: 2 };
        assert_eq!(
            Catalogue::new(Lang::En).tell(&fault),
            "Period 2 of Black has no time. Enter one"
        );
    }

    #[test]
    fn a_correction_names_the_player_and_the_time() {
        let add = Correction::Add { side: Side::White, time: Millis::from_mins(2) };
        assert_eq!(Catalogue::new(Lang::En).tell(&add), "White +2:00");
        assert_eq!(Catalogue::new(Lang::Mk).tell(&add), "Белиот +2:00");
    }
}
