//! A clock on the table beside the clock of the program: what it shows now by what it showed last, and
//! whether the two go together. Nothing is decided by it; the arbiter is told.

use crate::clock::control::{Bonus, Period};
use crate::clock::dual::DualClock;
use crate::game::event::Timing;
use crate::game::state::{Game, IncrementLack};
use crate::sensing::PlayerClocks;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};

/// Two clocks that are nearer than this go together: one tells whole seconds, and the other is pressed
/// when the move is recognised.
const APART: Millis = Millis(5_000);

/// Two that were apart go together again only when they are so near: none flickers at the limit.
const NEAR: Millis = Millis(2_500);

/// Behind a break in which moves were made unseen the program's clock has surely counted otherwise: then they
/// are apart by more than [`NEAR`], and go together again within this. A whole second is not told from less.
const NEAR_AFTER_BREAK: Millis = Millis(1_500);

/// A shorter increment is not told from the seconds that pass between two readings.
const TELLING: Millis = Millis(2_000);

/// A press that adds so much less than is due shows another increment: fewer seconds pass between two
/// readings, even where one is lost. Where no more than that is due, only a press that adds nothing does: a
/// smaller increment is not told from one that was read late.
const LESS: Millis = Millis(5_000);

/// So many presses of a player in succession show what a clock on the table adds.
const PRESSES: u16 = 2;

/// What a clock on the table showed, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableClock {
    /// What it showed.
    pub shown: PlayerClocks,
    /// Since when.
    pub since: Moment,
}

impl TableClock {
    /// What it shows now: while it runs it counts by itself.
    #[must_use]
    pub fn times(&self, now: Moment) -> BySide<Millis> {
        let mut times = self.shown.times;
        if self.shown.running {
            let left = times.of_mut(self.shown.turn);
            *left = (*left - now.since(self.since)).max(Millis::ZERO);
        }
        times
    }
}

/// How a clock on the table goes with its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Agreement {
    /// It shows what is expected.
    Together,
    /// Not quite; it is not to be told, and what was told holds.
    Nearly,
    /// It shows something else than these times.
    Apart(BySide<Millis>),
}

impl Game {
    /// Whether a clock on the table shows what is expected: where the program's clock keeps the time, what
    /// that shows; where the one on the table does, what the time control gives to who has not moved yet.
    #[must_use]
    pub fn agreement(&self, clock: TableClock, now: Moment) -> Agreement {
        let known = self.setup.known_control().is_some() && self.lost_time.is_none();
        if self.outcome().is_some() || !known {
            return Agreement::Together;
        }
        let (times, expected) = (clock.times(now), self.expected(now));
        let off = |side: Side| self.off(side, (*times.of(side), *expected.of(side)), &clock.shown);
        let (apart, near) = if self.has_break() { (NEAR, NEAR_AFTER_BREAK) } else { (APART, NEAR) };
        match off(Side::White).max(off(Side::Black)) {
            off if off > apart => Agreement::Apart(expected),
            off if off > near => Agreement::Nearly,
            _ => Agreement::Together,
        }
    }

    fn expected(&self, now: Moment) -> BySide<Millis> {
        match self.setup.timing {
            Timing::Desk => self.times(now),
            Timing::Device => DualClock::new(&self.setup.control).reading(now),
        }
    }

    /// How far the two are from one another for a player, whatever the clock may count otherwise than the
    /// program: an increment sooner or later, the time of a later period at the move or at zero. Behind a break
    /// all that is less than an increment would hide what it cost: only a whole one may be still to come.
    fn off(&self, side: Side, (shown, expected): (Millis, Millis), clock: &PlayerClocks) -> Millis {
        let periods = &self.setup.control.schedules.of(side).0;
        let most = |is_increment: bool| {
            let bonuses = periods.iter().map(|period| period.bonus);
            let bonuses = bonuses
                .filter(|bonus| matches!(bonus, Bonus::Increment(_)) == is_increment)
                .map(Bonus::time);
            bonuses.max().unwrap_or_default()
        };
        let (increment, other) = (most(true), most(false));
        let bonus = increment.max(other);
        let is_exact = self.has_break();
        let off = shown - expected;
        let near = |off: Millis| {
            let size = |off: Millis| off.max(-off);
            if is_exact { size(off).min(size(off + increment)) - other } else { size(off) - bonus }
        };
        if self.setup.timing == Timing::Desk {
            let later = periods.iter().skip(1).map(|period: &Period| period.time);
            let also = later.flat_map(|time| [near(off - time), near(off + time)]);
            return also.chain([near(off)]).min().unwrap_or_default();
        }
        // Corrected by the arbiter, or begun: nobody knows what it should show but itself.
        if self.clock.moves_made(side) > 0 || !self.corrections.is_empty() {
            return Millis::ZERO;
        }
        let runs = clock.running && clock.turn == side;
        if runs { off - bonus } else { near(off) }
    }

    /// What the press that a clock on the table shows says of its increment. A time that a press does not
    /// raise, or by [`LESS`] too little, lacks what the time control gives.
    pub(in crate::game) fn note_press_on_table(&mut self, shown: &PlayerClocks) {
        let side = shown.turn.other();
        let (Some(raised), Some(due)) = (shown.raised, self.increment_due(side)) else { return };
        if *shown.times.of(side) <= Millis::ZERO {
            // Where no time is left a clock adds nothing.
            return;
        }
        let lack = self.lacking.of_mut(side);
        *lack = if is_enough(raised, due) {
            IncrementLack::default()
        } else {
            // A second may have passed between the two readings: what was seen before may be nearer.
            let is_as_before = raised + TELLING > lack.added;
            let before = if is_as_before { lack.added } else { Millis::ZERO };
            let (presses, added) = (lack.presses.saturating_add(1), before.max(raised));
            IncrementLack { presses, added, is_late: lack.is_late }
        };
    }

    /// What was taken for a press without increment is none where the time comes with the next reading. A move
    /// that was recorded with nothing added took what the lever showed: the player's next begins with more.
    pub(in crate::game) fn note_late_increment(&mut self, shown: &PlayerClocks) {
        let Some(raised) = self.raised_late(shown) else { return };
        let side = shown.turn.other();
        let is_recorded = self.clock_on_table() && self.turn() == shown.turn;
        let is_short = self.added_on_table(side) < self.increment(side);
        if let Some(since) = self.turn_since.as_mut().filter(|_| is_recorded && is_short) {
            *since.of_mut(side) += raised;
        }
        *self.lacking.of_mut(side) = IncrementLack { is_late: true, ..IncrementLack::default() };
    }

    /// By how much a clock that has shown a press without its increment shows the time raised now: some tell
    /// of the lever first.
    pub(in crate::game) fn raised_late(&self, shown: &PlayerClocks) -> Option<Millis> {
        let side = shown.turn.other();
        let (last, _) = self.shown?;
        let is_behind_press = last.turn == shown.turn && shown.raised.is_none();
        let lacks = self.lacking.of(side).presses > 0;
        let due = self.increment_due(side).filter(|_| is_behind_press && lacks)?;
        let raised = *shown.times.of(side) - *last.times.of(side);
        is_enough(raised, due).then_some(raised)
    }

    /// Another clock may stand on the table, or this one be set otherwise: its next presses tell what it adds.
    pub fn forget_lack(&mut self) {
        self.lacking = BySide::default();
    }

    /// The increment of the player's present move, where a clock on the table shows whether it adds it.
    fn increment_due(&self, side: Side) -> Option<Millis> {
        let time = self.increment(side);
        Some(time).filter(|time| *time >= TELLING && self.setup.known_control().is_some())
    }

    fn increment(&self, side: Side) -> Millis {
        match self.clock.bonus(side) {
            Bonus::Increment(time) => time,
            Bonus::None | Bonus::Delay(_) | Bonus::Bronstein(_) => Millis::ZERO,
        }
    }

    /// What a clock on the table adds after the player's present move: the increment, unless the last presses
    /// have shown that it adds less. A single one shows it only where it adds so little that it cannot have been
    /// read late, and where the clock is known to show the press first.
    #[must_use]
    pub fn added_on_table(&self, side: Side) -> Millis {
        let (lack, due) = (self.lacking.of(side), self.increment(side));
        let needed = if lack.is_late || lack.added + LESS <= due { 1 } else { PRESSES };
        if lack.presses >= needed { lack.added.min(due) } else { due }
    }

    /// What the present move takes if it ends the game with these times and the clock on the table, which
    /// keeps the time, has not been pressed: nothing is added then. None where it was pressed, and where
    /// nobody read it when the move began.
    pub(in crate::game) fn spent_unpressed(&self, times: BySide<Millis>) -> Option<Millis> {
        let mover = self.turn();
        let (shown, _) = self.shown.filter(|_| self.clock_on_table())?;
        let is_known = self.plies.last().is_none_or(|ply| ply.times.is_some());
        let spent = *self.turn_since?.of(mover) - *times.of(mover);
        Some(spent).filter(|_| is_known && shown.turn == mover && spent >= Millis::ZERO)
    }

    /// What the clock on the table adds after each move, and what is due, where its last readings show that it
    /// adds less.
    #[must_use]
    pub fn lacking_increment(&self) -> Option<(Millis, Millis)> {
        let lack = |side: Side| {
            let lack = self.lacking.of(side);
            let due = self.increment_due(side).filter(|_| lack.presses >= PRESSES)?;
            Some((lack.added, due))
        };
        Side::BOTH.into_iter().find_map(lack).filter(|_| self.outcome().is_none())
    }

    /// How much longer than its time a clock on the table may stand still though it runs.
    pub(in crate::game) fn delay_on_table(&self, side: Side) -> Millis {
        match self.clock.bonus(side) {
            Bonus::Delay(time) => time,
            Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => Millis::ZERO,
        }
    }
}

/// Whether a press that raises the time by so much may have added what is due.
fn is_enough(raised: Millis, due: Millis) -> bool {
    raised > Millis::ZERO && raised + LESS > due
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aggregate::Aggregate;
    use crate::clock::control::{Schedule, TimeControl};
    use crate::game::command::Command;
    use crate::game::event::{Event, Setup, Source};
    use crate::library::laws;
    use jadoube_chess::board::position::Uci;

    fn game(control: &str, timing: Timing) -> Game {
        let mut game = Game::new(Setup { timing, ..Setup::new(control.parse().unwrap()) });
        game.apply(&Event::Started, Moment(0));
        game
    }

    fn shows(white: i64, black: i64, running: bool) -> PlayerClocks {
        PlayerClocks {
            times: BySide::new(Millis::from_secs(white), Millis::from_secs(black)),
            flags: BySide::new(false, false),
            running,
            turn: Side::White,
            raised: None,
        }
    }

    #[test]
    fn a_clock_that_lags_a_little_goes_with_the_game_and_one_that_is_set_otherwise_does_not() {
        use Timing::{Desk, Device};
        for (control, timing, shown, apart) in [
            ("15+10", Desk, shows(910, 910, true), false),
            ("15+10", Desk, shows(909, 911, true), false),
            // Set without the increment for the first move.
            ("15+10", Desk, shows(900, 900, true), false),
            ("15+10", Desk, shows(8_996, 8_996, true), true),
            ("15", Desk, shows(900, 893, true), true),
            // The time of the second period is added at zero, and not with the fortieth move.
            ("40/90,30", Desk, shows(5_400, 5_400, true), false),
            ("40/90,30", Desk, shows(5_400 - 1_800, 5_400, true), false),
            ("15+10", Device, shows(9_000, 9_000, false), true),
            ("15+10", Device, shows(300, 900, false), true),
            // White has thought for ten minutes.
            ("15+10", Device, shows(300, 900, true), false),
            ("15+10", Device, shows(900, 300, true), true),
        ] {
            let game = game(control, timing);
            let clock = TableClock { shown, since: Moment(0) };
            let found = game.agreement(clock, Moment(0));
            let is_apart = matches!(found, Agreement::Apart(_));
            assert_eq!(is_apart, apart, "{control} {timing:?} {shown:?}: {found:?}");
        }
    }

    #[test]
    fn near_the_limit_nothing_flickers_and_a_clock_that_stands_parts_from_one_that_runs() {
        let game = game("15", Timing::Desk);
        let at = |shown, secs: i64| {
            let clock = TableClock { shown, since: Moment(0) };
            game.agreement(clock, Moment(secs * 1_000))
        };
        let off = |secs: i64| at(shows(900 + secs, 900, true), 0);
        assert_eq!((off(2), off(4)), (Agreement::Together, Agreement::Nearly));
        assert!(matches!(off(6), Agreement::Apart(_)));
        assert_eq!(at(shows(900, 900, true), 600), Agreement::Together, "both go on");
        assert!(matches!(at(shows(900, 900, false), 600), Agreement::Apart(_)));
    }

    #[test]
    fn behind_a_break_in_which_moves_were_made_unseen_less_shows_that_the_two_are_apart() {
        let (seen, found) = ([Source::Board; 2], [Source::Found; 2]);
        let found_in_memory = [Source::Kept];
        for (timing, sources, apart) in [
            (Timing::Desk, &seen[..], false),
            (Timing::Desk, &found[..], true),
            (Timing::Desk, &found_in_memory[..], true),
            // It was made in the break, which is its time.
            (Timing::Desk, &found[..1], false),
            (Timing::Device, &found[..], false),
        ] {
            let mut game = game("15+10", timing);
            for (uci, source) in ["e2e4", "e7e5"].into_iter().zip(sources) {
                let (uci, source) = (Uci(uci.into()), *source);
                let made = Event::MovePlayed { uci, source, times: None, spent: None };
                game.apply(&made, Moment(0));
            }
            let at = |white: i64| {
                let clock = TableClock { shown: shows(white, 910, false), since: Moment(0) };
                game.agreement(clock, Moment(0))
            };
            assert_eq!(matches!(at(906), Agreement::Apart(_)), apart, "{timing:?} {sources:?}");
            assert_eq!(at(909), Agreement::Together, "{timing:?} {sources:?}");
            // The increment comes with the next reading, or the first move has none.
            assert_eq!(at(900), Agreement::Together, "{timing:?} {sources:?}");
        }
    }

    #[test]
    fn seconds_that_pass_on_a_clock_that_is_set_otherwise_are_no_news() {
        let mut game = game("15+10", Timing::Desk);
        let edition = laws::newest();
        let mut rows = 0;
        for second in 0..60 {
            let at = Moment(second * 1_000);
            let shown = shows(8_996 - second, 8_996, true);
            let events = game.decide(&Command::ObserveClock(shown), (at, edition)).unwrap();
            rows += events.len();
            events.iter().for_each(|event| game.apply(event, at));
        }
        assert_eq!(rows, 1);
    }

    #[test]
    fn what_a_player_lacks_is_told_though_the_other_has_come_to_a_period_without_increment() {
        let mut control: TimeControl = "90+30".parse().unwrap();
        control.schedules.white = Schedule(vec![Period::rest(Millis::from_mins(30))]);
        let mut game = Game::new(Setup { timing: Timing::Device, ..Setup::new(control) });
        game.apply(&Event::Started, Moment(0));
        let lack = IncrementLack { presses: PRESSES, added: Millis::ZERO, is_late: false };
        game.lacking = BySide::new(lack, lack);
        assert_eq!(game.lacking_increment(), Some((Millis::ZERO, Millis::from_secs(30))));
        let adds = Side::BOTH.map(|side| game.added_on_table(side));
        assert_eq!(adds, [Millis::ZERO; 2], "nothing is due to White, and nothing is added");
        game.lacking.black = IncrementLack::default();
        assert_eq!(game.lacking_increment(), None, "White lacks nothing any more");
    }
}
