//! Timetables: what is done with a clock, when, and what it shows then.

use proptest::prelude::*;

use super::*;
use crate::clock::control::{Period, Schedule};
use Side::{Black, White};

const fn s(secs: i64) -> Millis {
    Millis::from_secs(secs)
}

const fn m(mins: i64) -> Millis {
    Millis::from_mins(mins)
}

/// A moment so many milliseconds after the beginning.
const fn at(ms: i64) -> Moment {
    Moment(ms)
}

const fn sec(secs: i64) -> Moment {
    Moment(secs * 1000)
}

/// How far past zero a player's time has run; zero if it has not.
fn overstep(clock: &DualClock, side: Side, now: Moment) -> Millis {
    (-clock.half_at(side, now).left).max(Millis::ZERO)
}

fn sudden(time: Millis, bonus: Bonus) -> TimeControl {
    TimeControl::equal(vec![Period::rest(time).with_bonus(bonus)])
}

/// 40 moves in 90 minutes, 30 minutes for the rest, 30 seconds for every move.
fn fide_90_30() -> TimeControl {
    let bonus = Bonus::Increment(s(30));
    TimeControl::equal(vec![
        Period::of_moves(40, m(90)).with_bonus(bonus),
        Period::rest(m(30)).with_bonus(bonus),
    ])
}

/// Lets a side make moves that take no time, the opponent answering with the same.
fn blitz_out(clock: &mut DualClock, moves: u16, now: Moment) {
    for _ in 0..moves {
        clock.press(White, now);
        clock.press(Black, now);
    }
}

#[test]
fn art_6_2_1_a_press_stops_ones_own_half_and_starts_the_other() {
    let mut clock = DualClock::new(&sudden(m(5), Bonus::None));
    assert_eq!((clock.running(), clock.reading(sec(99))), (None, BySide::new(m(5), m(5))));
    clock.start(White, sec(100));
    clock.press(White, sec(130));
    for (now, white, black) in [(130, 270, 300), (145, 270, 285), (160, 270, 270)] {
        assert_eq!(clock.reading(sec(now)), BySide::new(s(white), s(black)), "at {now} s");
    }
    clock.press(Black, sec(160));
    clock.stop(sec(161));
    assert_eq!(clock.reading(sec(9999)), BySide::new(s(269), s(270)));
    assert_eq!((clock.moves_made(White), clock.moves_made(Black)), (1, 1));
}

#[test]
fn a_press_on_a_stopped_clock_completes_the_move_and_starts_the_other_half() {
    let mut clock = DualClock::new(&sudden(m(5), Bonus::Increment(s(3))));
    clock.press(White, sec(0));
    assert_eq!((clock.running(), clock.moves_made(White)), (Some(Black), 1));
    assert_eq!(clock.reading(sec(10)), BySide::new(s(306), s(293)));
}

#[test]
fn starting_the_other_side_counts_no_move_and_gives_no_bonus() {
    let mut clock = DualClock::new(&sudden(m(5), Bonus::Increment(s(3))));
    clock.start(White, sec(0));
    clock.start(Black, sec(4));
    assert_eq!(clock.reading(sec(10)), BySide::new(s(299), s(297)));
    assert_eq!((clock.moves_made(White), clock.moves_made(Black)), (0, 0));
}

#[test]
fn glossary_an_increment_is_given_for_every_move_and_the_first_one_too() {
    let mut clock = DualClock::new(&fide_90_30());
    assert_eq!(clock.remaining(White, sec(0)), s(90 * 60 + 30));
    clock.start(White, sec(0));
    clock.press(White, sec(10));
    assert_eq!(clock.remaining(White, sec(10)), s(90 * 60 + 50));
    // Unused increments are kept: 40 moves bring 40 increments, and the 41st its own.
    let mut clock = DualClock::new(&fide_90_30());
    clock.start(White, sec(0));
    blitz_out(&mut clock, 40, sec(0));
    assert_eq!(clock.reading(sec(0)), BySide::new(s(7200 + 41 * 30), s(7200 + 41 * 30)));
}

#[test]
fn a_bonus_from_a_later_move_is_first_given_for_that_move() {
    let period = Period::rest(m(60)).with_bonus(Bonus::Increment(s(30))).with_bonus_from(61);
    let mut clock = DualClock::new(&TimeControl::equal(vec![period]));
    clock.start(White, sec(0));
    for (moves, left) in [(0, 3600), (59, 3600), (60, 3630), (61, 3660)] {
        let more = moves - clock.moves_made(White);
        blitz_out(&mut clock, more, sec(0));
        assert_eq!(clock.remaining(White, sec(0)), s(left), "{moves} moves made");
    }
}

#[test]
fn art_6_3_2_time_saved_goes_on_to_the_next_period_when_the_moves_are_made() {
    let control = TimeControl::equal(vec![
        Period::of_moves(2, m(10)),
        Period::of_moves(1, m(5)),
        Period::rest(m(1)).with_bonus(Bonus::Increment(s(30))),
    ]);
    let mut clock = DualClock::new(&control);
    clock.start(White, sec(0));
    // (moves White has made, time left, period, moves to the control), ten seconds a move
    for (moves, left, period, to_go) in
        [(1, 590, 0, Some(1)), (2, 880, 1, Some(1)), (3, 960, 2, None), (4, 980, 2, None)]
    {
        let now = sec(10 * i64::from(moves));
        clock.press(White, now);
        assert_eq!(clock.remaining(White, now), s(left), "move {moves}");
        assert_eq!((clock.period(White), clock.moves_to_control(White)), (period, to_go));
        assert!(!clock.period_flag(White));
        clock.press(Black, now);
    }
}

#[test]
fn laws_1972_the_last_period_is_repeated_when_it_has_a_number_of_moves() {
    let control =
        TimeControl::equal(vec![Period::of_moves(40, m(150)), Period::of_moves(16, m(60))]);
    let mut clock = DualClock::new(&control);
    clock.start(White, sec(0));
    for (moves, left, period, to_go) in [
        (0, 150, 0, 40),
        (39, 150, 0, 1),
        (40, 210, 1, 16),
        (55, 210, 1, 1),
        (56, 270, 1, 16),
        (72, 330, 1, 16),
        (88, 390, 1, 16),
    ] {
        let more = moves - clock.moves_made(White);
        blitz_out(&mut clock, more, sec(0));
        assert_eq!(clock.remaining(White, sec(0)), m(left), "{moves} moves made");
        assert_eq!((clock.period(White), clock.moves_to_control(White)), (period, Some(to_go)));
    }
}

#[test]
fn art_6_3_1_the_flag_of_an_earlier_period_falls_when_its_moves_are_not_made() {
    let control = TimeControl::equal(vec![Period::of_moves(2, m(1)), Period::rest(m(1))]);
    let mut clock = DualClock::new(&control);
    clock.start(White, sec(0));
    assert_eq!(clock.next_flag(), Some((White, sec(60))));
    assert_eq!(clock.flag(White, at(59_999)), None);
    assert_eq!(clock.flag(White, at(60_000)), Some(sec(60)));
    assert_eq!(clock.flag(White, at(75_000)), Some(sec(60)));
    assert_eq!(overstep(&clock, White, sec(75)), s(15));
    assert_eq!(clock.remaining(White, sec(75)), Millis::ZERO);
    assert_eq!(clock.period(White), 0);
}

#[test]
fn a_press_after_the_flag_fell_counts_the_move_but_the_flag_stays_down() {
    let mut clock = DualClock::new(&sudden(m(1), Bonus::Increment(s(5))));
    clock.start(White, sec(0));
    clock.press(White, sec(70));
    assert_eq!(clock.moves_made(White), 1);
    assert_eq!(clock.flag(White, sec(100)), Some(sec(65)));
    assert_eq!(clock.remaining(White, sec(100)), Millis::ZERO, "no bonus on a fallen flag");
    assert_eq!(overstep(&clock, White, sec(100)), s(5));
    // The next period's time does not lift it either.
    let control = TimeControl::equal(vec![Period::of_moves(1, m(1)), Period::rest(m(1))]);
    let mut clock = DualClock::new(&control);
    clock.start(White, sec(0));
    clock.press(White, sec(61));
    assert_eq!(clock.flag(White, sec(61)), Some(sec(60)));
    assert_eq!(clock.remaining(White, sec(61)), s(59));
}

#[test]
fn guideline_iii_3_1_when_each_flag_fell_is_known_when_both_are_down() {
    let control = TimeControl::different(
        Schedule(vec![Period::rest(m(1))]),
        Schedule(vec![Period::rest(s(30))]),
    );
    let mut clock = DualClock::new(&control);
    let flags = |clock: &DualClock, now| (clock.flag(White, now), clock.flag(Black, now));
    clock.start(White, sec(0));
    assert_eq!(flags(&clock, sec(59)), (None, None));
    assert_eq!(flags(&clock, sec(61)), (Some(sec(60)), None));
    clock.press(White, sec(61));
    assert_eq!(clock.next_flag(), Some((Black, sec(91))));
    assert_eq!(flags(&clock, sec(200)), (Some(sec(60)), Some(sec(91))));
    // Black's first: White is given more time and oversteps later.
    clock.correct(Correction::Set { side: White, time: m(1) }, sec(200));
    clock.start(White, sec(200));
    assert_eq!(flags(&clock, sec(300)), (Some(sec(260)), Some(sec(91))));
    clock.correct(Correction::SetBoth { times: BySide::new(m(1), m(1)) }, sec(300));
    assert_eq!(flags(&clock, sec(300)), (None, None));
    clock.correct(Correction::SetBoth { times: BySide::new(Millis::ZERO, Millis::ZERO) }, sec(300));
    assert_eq!(flags(&clock, sec(300)), (Some(sec(300)), Some(sec(300))), "neither fell first");
}

#[test]
fn art_6_3_2_a_delay_comes_before_the_main_time_and_is_not_kept() {
    let mut clock = DualClock::new(&sudden(m(1), Bonus::Delay(s(5))));
    clock.start(White, sec(0));
    // (now, delay left, time left)
    for (now, delay, left) in
        [(0, 5000, 60_000), (4999, 1, 60_000), (5000, 0, 60_000), (5001, 0, 59_999)]
    {
        assert_eq!(clock.delay_left(White, at(now)), Millis(delay), "at {now} ms");
        assert_eq!(clock.remaining(White, at(now)), Millis(left), "at {now} ms");
    }
    assert_eq!(clock.next_flag(), Some((White, sec(65))));
    clock.press(White, sec(3));
    clock.press(Black, sec(4));
    assert_eq!(clock.delay_left(White, sec(4)), s(5), "the two seconds saved are lost");
    clock.press(White, sec(19));
    assert_eq!(clock.remaining(White, sec(19)), s(50));
    assert_eq!(clock.flag(Black, sec(84)), Some(sec(84)));
}

#[test]
fn stopping_in_the_middle_of_a_move_does_not_grant_the_delay_again() {
    let mut clock = DualClock::new(&sudden(m(1), Bonus::Delay(s(5))));
    clock.start(White, sec(0));
    clock.stop(sec(4));
    assert_eq!(clock.delay_left(White, sec(50)), s(1));
    clock.start(White, sec(100));
    assert_eq!(clock.remaining(White, sec(103)), s(58));
    // Neither does a correction on the running clock.
    clock.correct(Correction::Add { side: White, time: s(2) }, sec(103));
    assert_eq!(clock.remaining(White, sec(104)), s(59));
}

#[test]
fn bronstein_returns_what_was_used_and_never_more() {
    for (used, left) in [(0, 60), (3, 60), (5, 60), (6, 59), (20, 45)] {
        let mut clock = DualClock::new(&sudden(m(1), Bonus::Bronstein(s(5))));
        clock.start(White, sec(0));
        assert_eq!(clock.remaining(White, sec(used)), s(60 - used), "the main time runs at once");
        clock.press(White, sec(used));
        assert_eq!(clock.remaining(White, sec(used)), s(left), "{used} s used");
    }
    // A stop in the middle of the move belongs to nobody.
    let mut clock = DualClock::new(&sudden(m(1), Bonus::Bronstein(s(5))));
    clock.start(White, sec(0));
    clock.stop(sec(2));
    clock.start(White, sec(50));
    clock.press(White, sec(52));
    assert_eq!(clock.remaining(White, sec(52)), m(1));
    // Nothing is returned to a player who has run out of time.
    let mut clock = DualClock::new(&sudden(s(4), Bonus::Bronstein(s(5))));
    clock.start(White, sec(0));
    clock.press(White, sec(4));
    assert_eq!(clock.flag(White, sec(4)), Some(sec(4)));
}

#[test]
fn by_time_the_next_period_begins_when_the_time_has_run_out() {
    let control = TimeControl::equal(vec![Period::of_moves(3, m(2)), Period::rest(m(1))]).by_time();
    let mut clock = DualClock::new(&control);
    clock.start(White, sec(0));
    blitz_out(&mut clock, 2, sec(0));
    assert_eq!((clock.period(White), clock.moves_to_control(White)), (0, Some(1)));
    assert_eq!(clock.remaining(White, at(119_999)), Millis(1));
    assert_eq!(clock.remaining(White, sec(120)), m(1));
    assert_eq!(clock.flag(White, sec(120)), None, "the moves are for the arbiter to check");
    assert!(!clock.period_flag(White), "not touched since");
    let then = clock.brought_to(sec(121));
    assert_eq!((then.period(White), then.period_flag(White)), (1, true));
    assert_eq!((then.moves_lacking(White), then.moves_lacking(Black)), (1, 0));
    assert_eq!(clock.next_flag(), Some((White, sec(180))));
    assert_eq!(clock.flag(White, sec(500)), Some(sec(180)));
    // Moves alone change nothing.
    blitz_out(&mut clock, 5, sec(0));
    assert_eq!((clock.period(White), clock.moves_to_control(White)), (0, Some(0)));
    assert_eq!(clock.brought_to(sec(121)).moves_lacking(White), 0);
}

#[test]
fn by_time_a_repeated_last_period_goes_on_without_an_end() {
    let control =
        TimeControl::equal(vec![Period::of_moves(40, m(150)), Period::of_moves(16, m(60))])
            .by_time();
    let mut clock = DualClock::new(&control);
    clock.start(White, sec(0));
    assert_eq!(clock.next_flag(), None);
    assert_eq!(clock.remaining(White, sec(150 * 60)), m(60));
    assert_eq!(clock.remaining(White, sec(150 * 60 + 59 * 60)), m(1));
    assert_eq!(clock.remaining(White, sec(1000 * 3600 + 1)), s(30 * 60 - 1));
    assert_eq!(clock.flag(White, sec(1000 * 3600)), None);
    assert_eq!(clock.brought_to(sec(211 * 60)).moves_lacking(White), 56);
}

#[test]
fn a_correction_of_a_running_clock_takes_effect_at_once() {
    // (correction, White and Black afterwards, with White's 50 s and Black's 60 s before)
    for (correction, white, black) in [
        (Correction::Add { side: White, time: m(2) }, 170, 60),
        (Correction::Add { side: Black, time: m(2) }, 50, 180),
        (Correction::Subtract { side: White, time: s(20) }, 30, 60),
        (Correction::Set { side: White, time: s(7) }, 7, 60),
        (Correction::SetBoth { times: BySide::new(s(1), s(2)) }, 1, 2),
        (Correction::SwapSides, 60, 50),
        (Correction::SetCounter { side: White, moves: 12 }, 50, 60),
    ] {
        let mut clock = DualClock::new(&sudden(m(1), Bonus::None));
        clock.start(White, sec(0));
        assert_eq!(clock.check(correction, sec(10)), Ok(()), "{correction:?}");
        clock.correct(correction, sec(10));
        assert_eq!(clock.reading(sec(10)), BySide::new(s(white), s(black)), "{correction:?}");
        assert_eq!(clock.running(), Some(White), "{correction:?}");
        let later = at(10_500);
        assert_eq!(clock.remaining(White, later), s(white) - Millis(500), "{correction:?}");
    }
}

#[test]
fn corrections_that_make_no_sense_are_refused() {
    let mut clock = DualClock::new(&sudden(m(1), Bonus::None));
    clock.start(White, sec(0));
    let now = sec(10);
    for (correction, verdict) in [
        (Correction::Add { side: White, time: s(0) }, Err(CorrectionFault::NotPositive)),
        (Correction::Subtract { side: White, time: s(-1) }, Err(CorrectionFault::NotPositive)),
        (Correction::Subtract { side: White, time: s(50) }, Ok(())),
        (Correction::Subtract { side: White, time: s(51) }, Err(CorrectionFault::BelowZero)),
        (Correction::Set { side: Black, time: s(-1) }, Err(CorrectionFault::BelowZero)),
        (Correction::Set { side: Black, time: MOST }, Ok(())),
        (Correction::Add { side: Black, time: MOST }, Err(CorrectionFault::TooMuch(MOST + m(1)))),
        (Correction::SetBoth { times: BySide::new(s(1), s(-1)) }, Err(CorrectionFault::BelowZero)),
    ] {
        assert_eq!(clock.check(correction, now), verdict, "{correction:?}");
    }
    // Carried out all the same, it stops at zero.
    clock.correct(Correction::Subtract { side: White, time: m(9) }, now);
    assert_eq!((clock.remaining(White, now), overstep(&clock, White, now)), (s(0), s(0)));
    assert_eq!(clock.flag(White, now), Some(now));
}

#[test]
fn only_an_arbiter_who_gives_time_lifts_a_fallen_flag() {
    let mut clock = DualClock::new(&sudden(m(1), Bonus::None));
    clock.start(White, sec(0));
    clock.stop(sec(63));
    clock.correct(Correction::SetCounter { side: White, moves: 30 }, sec(64));
    assert_eq!(clock.flag(White, sec(64)), Some(sec(60)));
    clock.correct(Correction::Add { side: White, time: m(2) }, sec(64));
    assert_eq!(clock.flag(White, sec(64)), None);
    assert_eq!(clock.remaining(White, sec(64)), m(2), "what was overstepped is forgiven");
}

#[test]
fn setting_the_opponents_time_too_forgets_nothing_of_a_fallen_flag() {
    let mut clock = DualClock::new(&sudden(m(1), Bonus::None));
    clock.start(White, sec(0));
    let times = BySide::new(Millis::ZERO, m(3));
    clock.correct(Correction::SetBoth { times }, sec(63));
    assert_eq!(
        (clock.flag(White, sec(63)), overstep(&clock, White, sec(63))),
        (Some(sec(60)), s(3))
    );
    assert_eq!(clock.remaining(Black, sec(63)), m(3));
}

#[test]
fn the_bonus_of_the_present_move_is_that_of_its_period() {
    let control = TimeControl::equal(vec![
        Period::of_moves(2, m(5)).with_bonus(Bonus::Delay(s(3))).with_bonus_from(2),
        Period::rest(m(5)).with_bonus(Bonus::Increment(s(10))),
    ]);
    let mut clock = DualClock::new(&control);
    for bonus in [Bonus::None, Bonus::Delay(s(3)), Bonus::Increment(s(10))] {
        assert_eq!(clock.bonus(White), bonus, "{} moves made", clock.moves_made(White));
        clock.press(White, sec(0));
    }
}

#[test]
fn over_ten_hours_of_moves_not_a_millisecond_is_lost() {
    // White takes 29,983 ms for each move and Black 30,011 ms: 600 moves are 9:59:56.4.
    for (bonus, per_white, per_black) in [
        (Bonus::None, 29_983, 30_011),
        (Bonus::Increment(s(30)), -17, 11),
        (Bonus::Delay(s(30)), 0, 11),
        (Bonus::Bronstein(s(30)), 0, 11),
    ] {
        let mut clock = DualClock::new(&sudden(m(600), bonus));
        let before = clock.reading(at(0));
        let mut now = at(0);
        clock.start(White, now);
        for _ in 0..600 {
            now = now + Millis(29_983);
            clock.press(White, now);
            now = now + Millis(30_011);
            clock.press(Black, now);
        }
        assert_eq!(now, at(35_996_400));
        let after = BySide::new(
            before.white - Millis(600 * per_white),
            before.black - Millis(600 * per_black),
        );
        assert_eq!(clock.reading(now), after, "{bonus:?}");
        assert_eq!((clock.moves_made(White), clock.moves_made(Black)), (600, 600));
    }
}

#[test]
fn art_6_10_2_the_period_follows_from_a_counter_that_is_set_and_no_time_does() {
    let mut clock = DualClock::new(&fide_90_30());
    let before = clock.reading(sec(0));
    for (moves, period, to_go) in [(39, 0, Some(1)), (40, 1, None), (12, 0, Some(28))] {
        clock.correct(Correction::SetCounter { side: Black, moves }, sec(0));
        assert_eq!((clock.period(Black), clock.moves_to_control(Black)), (period, to_go));
        assert_eq!(clock.reading(sec(0)), before, "{moves} moves");
    }
    clock.correct(Correction::SetCounter { side: Black, moves: 39 }, sec(0));
    clock.press(Black, sec(0));
    assert_eq!(clock.remaining(Black, sec(0)), before.black + m(30) + s(30));
}

#[test]
fn a_move_taken_back_over_the_control_does_not_bring_the_time_twice() {
    let mut clock = DualClock::new(&fide_90_30());
    clock.start(White, sec(0));
    blitz_out(&mut clock, 40, sec(0));
    let before = clock.remaining(White, sec(0));
    clock.set_moves(White, 39);
    clock.start(White, sec(0));
    assert_eq!((clock.moves_made(White), clock.remaining(White, sec(0))), (39, before));
    clock.press(White, sec(0));
    assert_eq!(clock.remaining(White, sec(0)), before + s(30), "only the bonus");
}

#[test]
fn sides_that_are_swapped_swap_everything_and_swapping_twice_is_nothing() {
    let control = TimeControl::different(
        Schedule(vec![Period::of_moves(2, m(5)), Period::rest(m(1))]),
        Schedule(vec![Period::rest(m(4)).with_bonus(Bonus::Delay(s(2)))]),
    );
    let mut clock = DualClock::new(&control);
    clock.start(White, sec(0));
    blitz_out(&mut clock, 3, sec(0));
    let before = clock.brought_to(sec(7));
    clock.correct(Correction::SwapSides, sec(7));
    assert_eq!(clock.reading(sec(7)), before.reading(sec(7)).swapped());
    assert_eq!((clock.period(Black), clock.period(White)), (1, 0));
    assert_eq!(clock.delay_left(White, sec(7)), s(2));
    clock.correct(Correction::SwapSides, sec(7));
    assert_eq!(clock, before);
}

#[test]
fn a_mirrored_clock_shows_what_the_clock_on_the_table_shows() {
    let mut clock = DualClock::new(&fide_90_30());
    let times = BySide::new(s(100), s(200));
    clock.show(times, Some(Black), sec(10));
    assert_eq!(clock.reading(sec(15)), BySide::new(s(100), s(195)));
    assert_eq!((clock.moves_made(White), clock.moves_made(Black)), (0, 0));
    clock.set_moves(White, 41);
    assert_eq!((clock.period(White), clock.reading(sec(10))), (1, times), "entered, no time");
    clock.show(BySide::new(Millis::ZERO, s(200)), None, sec(20));
    assert_eq!((clock.running(), clock.flag(White, sec(30))), (None, Some(sec(20))));
    clock.show(BySide::new(s(120), s(200)), Some(White), sec(40));
    assert_eq!(clock.flag(White, sec(40)), None);
}

#[test]
fn a_schedule_without_periods_has_no_time_and_nothing_breaks() {
    let mut clock = DualClock::new(&TimeControl::equal(Vec::new()));
    assert_eq!((clock.flag(White, sec(9)), clock.next_flag()), (None, None));
    assert_eq!((clock.period(White), clock.moves_to_control(White)), (0, None));
    clock.start(White, sec(10));
    assert_eq!(clock.flag(White, sec(99)), Some(sec(10)));
    clock.press(White, sec(20));
    clock.correct(Correction::SwapSides, sec(20));
    clock.set_moves(Black, u16::MAX);
    assert_eq!(clock.reading(sec(30)), BySide::default());
}

#[test]
fn a_moment_before_the_last_touch_charges_nobody_twice() {
    let mut clock = DualClock::new(&sudden(m(5), Bonus::None));
    clock.start(White, sec(10));
    clock.press(White, sec(20));
    clock.press(Black, sec(15));
    assert_eq!(clock.reading(sec(21)), BySide::new(s(289), s(300)));
}

/// Something done with a clock.
#[derive(Debug, Clone, Copy)]
enum Act {
    Press(Side),
    PressRunning,
    Start(Side),
    Stop,
    Correct(Correction),
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(White), Just(Black)]
}

fn act() -> impl Strategy<Value = Act> {
    let correction = prop_oneof![
        (side(), 1..3000_i64).prop_map(|(side, ms)| Correction::Add { side, time: Millis(ms) }),
        (side(), 1..3000_i64)
            .prop_map(|(side, ms)| Correction::Subtract { side, time: Millis(ms) }),
        (side(), 0..3000_i64).prop_map(|(side, ms)| Correction::Set { side, time: Millis(ms) }),
        Just(Correction::SwapSides),
    ];
    prop_oneof![
        6 => Just(Act::PressRunning),
        1 => side().prop_map(Act::Press),
        1 => side().prop_map(Act::Start),
        1 => Just(Act::Stop),
        2 => correction.prop_map(Act::Correct),
    ]
}

fn perform(clock: &mut DualClock, act: Act, now: Moment) {
    match act {
        Act::Press(side) => clock.press(side, now),
        Act::PressRunning => clock.press(clock.running().unwrap_or(White), now),
        Act::Start(side) => clock.start(side, now),
        Act::Stop => clock.stop(now),
        Act::Correct(correction) => clock.correct(correction, now),
    }
}

/// Main time and overstep in one signed number.
fn signed(clock: &DualClock, side: Side, now: Moment) -> Millis {
    clock.remaining(side, now) - overstep(clock, side, now)
}

fn any_control() -> impl Strategy<Value = TimeControl> {
    let bonus = prop_oneof![
        Just(Bonus::None),
        (1..900_i64).prop_map(|ms| Bonus::Increment(Millis(ms))),
        (1..900_i64).prop_map(|ms| Bonus::Delay(Millis(ms))),
        (1..900_i64).prop_map(|ms| Bonus::Bronstein(Millis(ms))),
    ];
    let period = (1..6_u16, 1..5000_i64, bonus, 1..8_u16);
    (prop::collection::vec(period, 1..4), any::<bool>(), any::<bool>()).prop_map(
        |(periods, repeats, by_time)| {
            let last = periods.len() - 1;
            let periods =
                periods.into_iter().enumerate().map(|(index, (moves, ms, bonus, from))| {
                    let moves = (index < last || repeats).then_some(moves);
                    Period { moves, time: Millis(ms), bonus, bonus_from: from }
                });
            let control = TimeControl::equal(periods.collect());
            if by_time { control.by_time() } else { control }
        },
    )
}

proptest! {
    #[test]
    fn over_ten_hours_every_millisecond_is_charged_to_one_side_or_to_a_stop(
        acts in prop::collection::vec((act(), 0..600_000_i64), 1..120),
    ) {
        let mut clock = DualClock::new(&sudden(m(600), Bonus::None));
        let mut now = at(0);
        let mut stood = Millis::ZERO;
        let mut given = Millis::ZERO;
        for (act, wait) in acts {
            let then = now + Millis(wait);
            if clock.running().is_none() {
                stood += Millis(wait);
            }
            now = then;
            let both = |clock: &DualClock| signed(clock, White, now) + signed(clock, Black, now);
            let before = both(&clock);
            perform(&mut clock, act, now);
            // What only a correction may do to the sum.
            let changed = both(&clock) - before;
            prop_assert!(changed == Millis::ZERO || matches!(act, Act::Correct(_)));
            given += changed;
            prop_assert_eq!(both(&clock), m(1200) + given - (now.since(at(0)) - stood));
        }
    }

    #[test]
    fn asking_in_between_changes_nothing(
        control in any_control(),
        acts in prop::collection::vec((act(), 0..2000_i64, 0..2000_i64), 1..60),
    ) {
        let mut asked = DualClock::new(&control);
        let mut left_alone = asked.clone();
        let mut now = at(0);
        for (act, wait, more) in acts {
            let between = now + Millis(wait);
            now = between + Millis(more);
            let promised = asked.next_flag();
            asked = asked.brought_to(between);
            if let Some((side, fall)) = promised && fall <= now {
                prop_assert_eq!(asked.flag(side, now), Some(fall));
                prop_assert_eq!(asked.flag(side, fall - Millis(1)).filter(|_| fall > between), None);
            }
            perform(&mut asked, act, now);
            perform(&mut left_alone, act, now);
            prop_assert_eq!(&asked, &left_alone);
        }
    }

    #[test]
    fn a_clock_that_ticks_every_millisecond_shows_the_same(
        control in any_control(),
        acts in prop::collection::vec((act(), 0..700_i64), 1..40),
    ) {
        let mut clock = DualClock::new(&control);
        let mut ticking = DualClock::new(&control);
        let mut now = at(0);
        for (act, wait) in acts {
            for _ in 0..wait {
                now = now + Millis(1);
                ticking = ticking.brought_to(now);
            }
            prop_assert_eq!(ticking.reading(now), clock.reading(now));
            perform(&mut clock, act, now);
            perform(&mut ticking, act, now);
            for side in Side::BOTH {
                prop_assert_eq!(clock.flag(side, now), ticking.flag(side, now));
                prop_assert_eq!(signed(&clock, side, now), signed(&ticking, side, now));
                prop_assert_eq!(clock.remaining(side, now).min(overstep(&clock, side, now)), s(0));
            }
        }
    }
}
