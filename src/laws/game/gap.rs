//! Time in which the program did not see a clock that was running: a power cut, a lid that was
//! closed. What that time costs is for the arbiter to say; until then the clock stands, and is kept
//! a second time as it would be if play had gone on.
//!
//! # The time line of a cut
//! ```text
//! White thinks │ cut      away      back │ clock stands, moves may be entered │ answer
//! ─────────────┼─────────────────────────┼────────────────────────────────────┼───────▶
//! what is shown│ as at the last heartbeat ───────────────────── standing ──┤ chosen
//! if it went on│ White is charged        │ whose turn it is is charged        │
//! ```
//! - *Whose time it was* is written down with the gap and does not change with the moves entered
//!   since: the one whose clock ran is charged with what was away, and what has passed since the
//!   program is back is charged to the player on move, move by move.
//! - A move that is entered before the answer is completed on both: counters, periods and
//!   increments are the same whatever is answered.
//! - Another gap before the answer joins the question. It is charged to the one whose time it was
//!   then; none is forgotten.
//! - A gap longer than the time left is counted like any other: the flag is down, and it is told
//!   when it fell. A gap that cannot be measured has no length, and only the arbiter can give it one.

use jadoube_message::{Argument as _, Message, Value};
use serde::{Deserialize, Serialize};

use crate::clock::dual::DualClock;
use crate::wall::Wall;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};

/// Why nobody saw the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "timing-gap")]
pub enum Cause {
    /// The program was not there: a power cut, a crash, or it was closed.
    Cut,
    /// The machine slept.
    Asleep,
}

/// Time that nobody saw pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[message(with(away = between(from, to, away), span = in_brackets(from, to)), skip(from, to, away))]
pub struct Gap {
    /// Why nobody saw the clock.
    #[message(id)]
    pub cause: Cause,
    /// The wall clock at the last heartbeat; none where the file does not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Wall>,
    /// The wall clock when the program was back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Wall>,
    /// How long it was; none where it cannot be measured, as when the wall clock was set back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<Millis>,
}

impl Gap {
    /// How long it was, as it is told beside its two times of day and without them: these are cut to the
    /// second, and so is what is between them. None where it cannot be measured.
    #[must_use]
    pub fn told(&self) -> Option<Millis> {
        told(self.from, self.to, self.away)
    }
}

fn told(from: Option<Wall>, to: Option<Wall>, away: Option<Millis>) -> Option<Millis> {
    let away = away?;
    let shown = from.zip(to).map(|(from, to)| to.since(from));
    let is_it = |shown: &Millis| shown.0 > 0 && shown.0.abs_diff(away.0) < 1_000;
    Some(shown.filter(is_it).unwrap_or(away))
}

/// As a value of a message: how long it was, if it can be said.
#[must_use]
pub fn measured(time: &Option<Millis>) -> Value<'_> {
    let unknown = Value::Said("timing-away-unknown".into(), Vec::new());
    time.as_ref().map_or(unknown, Millis::in_words)
}

/// The same beside its two times of day, see [`Gap::told`].
fn between<'a>(from: &Option<Wall>, to: &Option<Wall>, away: &'a Option<Millis>) -> Value<'a> {
    match told(*from, *to, *away) {
        Some(told) => Value::SpanInFull(told.0),
        None => measured(away),
    }
}

fn in_brackets<'a>(from: &Option<Wall>, to: &Option<Wall>) -> Value<'a> {
    match from.zip(*to) {
        Some((from, to)) => Value::Said("timing-gap-span".into(), vec![("span", span(&from, &to))]),
        None => Value::Text("".into()),
    }
}

/// As a value of a message: from when to when; with the day, where it is not the same, and once where
/// it is the same second.
#[must_use]
pub fn span<'a>(from: &Wall, to: &Wall) -> Value<'a> {
    if (from.date(), from.time()) == (to.date(), to.time()) {
        return from.clock();
    }
    let shown = if from.date() == to.date() { Wall::clock } else { Wall::to_the_second };
    Value::Said("timing-span".into(), vec![("from", shown(from)), ("to", shown(to))])
}

/// A gap in one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Message)]
pub struct ClockGap {
    /// Whose clock was running.
    pub side: Side,
    /// The gap.
    #[message(id)]
    pub gap: Gap,
}

impl ClockGap {
    /// As a value of a message, of one that has joined a question: whose time it was, though the clock may
    /// have stood.
    #[must_use]
    pub fn joined(&self) -> Value<'_> {
        self.told_as(match self.gap.cause {
            Cause::Cut => "timing-gap-then-cut",
            Cause::Asleep => "timing-gap-then-asleep",
        })
    }

    /// The same where it is told before those that it has joined.
    #[must_use]
    pub fn newest(&self) -> Value<'_> {
        self.told_as(match self.gap.cause {
            Cause::Cut => "timing-gap-last-cut",
            Cause::Asleep => "timing-gap-last-asleep",
        })
    }

    fn told_as(&self, id: &'static str) -> Value<'_> {
        let Gap { from, to, away, .. } = &self.gap;
        let (away, span) = (between(from, to, away), in_brackets(from, to));
        let side = self.side.value();
        Value::Said(id.into(), vec![("away", away), ("span", span), ("side", side)])
    }
}

/// What the record of a move would be if play had gone on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct WentOnPly {
    /// Which, from 0.
    pub(super) index: usize,
    pub(super) times: BySide<Millis>,
    pub(super) spent: Option<Millis>,
}

/// The question how the time of one gap or several is to be counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LostTimeQuestion {
    /// The gaps that it is about, oldest first.
    pub gaps: Vec<ClockGap>,
    /// When the flag of a player would have fallen, if in one of the gaps.
    pub fell: Option<(Side, Wall)>,
    /// The clock as it would be if play had gone on all the time.
    pub went_on: DualClock,
    /// As [`crate::game::state::Game::turn_since`], if play had gone on.
    pub(super) turn_since: Option<BySide<Millis>>,
    /// The moves entered since.
    pub(super) plies: Vec<WentOnPly>,
    /// What passed since the program is back and before `seen` while the clock stood.
    waited: Millis,
    /// When that was last reckoned up.
    seen: Moment,
}

impl LostTimeQuestion {
    /// The question about a clock that has been running, before its first gap is put to it.
    #[must_use]
    pub(super) fn new(clock: &DualClock, turn_since: Option<BySide<Millis>>, at: Moment) -> Self {
        Self {
            gaps: Vec::new(),
            fell: None,
            went_on: clock.clone(),
            turn_since,
            plies: Vec::new(),
            waited: Millis::ZERO,
            seen: at,
        }
    }

    /// Goes on by another time line, which is ahead by so much of the one so far.
    pub(super) fn go_over(&mut self, ahead: Millis) {
        self.went_on.go_over(ahead);
        self.seen = self.seen + ahead;
    }

    /// Puts one more gap to it.
    pub(super) fn join(&mut self, missed: ClockGap, at: Moment) {
        let passed = self.went_on.pass(missed.gap.away.unwrap_or_default(), at);
        if let (Some((side, down)), Some(to), None) = (passed, missed.gap.to, self.fell) {
            self.fell = Some((side, to.plus(-down)));
        }
        self.gaps.push(missed);
    }

    /// Reckons up what has passed, before the clock is touched.
    pub(super) fn reckon(&mut self, clock: &DualClock, at: Moment) {
        self.waited = self.waited(clock, at);
        self.seen = self.seen.max(at);
    }

    /// What has passed on nobody's clock since the program is back.
    #[must_use]
    pub fn waited(&self, clock: &DualClock, now: Moment) -> Millis {
        let since =
            if self.grows(clock) { now.since(self.seen).max(Millis::ZERO) } else { Millis::ZERO };
        self.waited + since
    }

    /// Whether more is lost as time passes: the clock stands, and it is somebody's time if play goes
    /// on.
    #[must_use]
    pub fn grows(&self, clock: &DualClock) -> bool {
        clock.running().is_none() && self.went_on.running().is_some()
    }

    /// How long the gaps were together; none if one of them cannot be measured.
    #[must_use]
    pub fn away(&self) -> Option<Millis> {
        self.gaps.iter().try_fold(Millis::ZERO, |sum, missed| Some(sum + missed.gap.away?))
    }

    /// All that is asked about, given the clock as it stands: the gaps and the time since; none if
    /// a gap cannot be measured.
    #[must_use]
    pub fn total(&self, clock: &DualClock, now: Moment) -> Option<Millis> {
        Some(self.away()? + self.waited(clock, now))
    }

    /// What was lost, where that was measured and less than both players together are to lose: the
    /// arbiter's figure shares out what was lost and takes no more. A second that has begun is one.
    #[must_use]
    pub fn exceeded(
        &self,
        times: BySide<Millis>,
        (clock, now): (&DualClock, Moment),
    ) -> Option<Millis> {
        let asked = (times.white + times.black).secs_ceil();
        self.total(clock, now).filter(|lost| asked > lost.secs_ceil())
    }

    /// What each player's clock would lose if play had gone on.
    #[must_use]
    pub fn lost(&self, clock: &DualClock, now: Moment) -> BySide<Millis> {
        let (stands, went_on) = (clock.reading(now), self.went_on.reading(now));
        BySide::new(stands.white - went_on.white, stands.black - went_on.black)
    }

    /// Whose flag is down if play had gone on, and since when by the wall clock, if it is known.
    #[must_use]
    pub fn flag(&self, now: Moment) -> Option<(Side, Option<Wall>)> {
        let down = |side: &Side| self.went_on.flag(*side, now).is_some();
        let side = Side::BOTH.into_iter().find(down)?;
        Some((side, self.fell.filter(|(fell, _)| *fell == side).map(|(_, wall)| wall)))
    }
}
