//! The one place that reads the operating system's clocks. There are three, and each tells what the
//! others cannot: one that stands still while the machine sleeps, one that goes on, and the wall
//! clock with its zone, which people set. Compared with each other they show that the machine slept
//! (minutes that nobody's clock has seen) and that the wall clock was set (which is no time at all).

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use jadoube_chess::moment::{Millis, Moment};
use jadoube_core::hall::timing::TimeNote;
use jadoube_laws::wall::{Wall, WallFault};

/// How far two clocks of the machine may drift apart before that is worth a word; over a long time
/// a thousandth of it more, since a wall clock that is being corrected gains or loses that much.
const DRIFT: Millis = Millis(2_000);

/// Since when the machine has been switched on. Time in which it sleeps counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Up {
    /// This run of the machine, as no other.
    pub boot: String,
    /// The time since it began.
    pub since: Millis,
}

/// What the clocks of the machine show at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockReadings {
    /// A clock that stands still while the machine sleeps, and is never set.
    pub awake: Millis,
    /// One that goes on while it sleeps, and is never set; not every system has it.
    pub up: Option<Up>,
    /// The wall clock, with its zone; it can be set.
    pub wall: Zoned,
}

impl ClockReadings {
    /// The wall time in whole seconds.
    #[must_use]
    pub fn wall(&self) -> Wall {
        wall_of(&self.wall)
    }
}

/// The clocks of the machine.
#[derive(Debug)]
pub struct Clocks(Source);

#[derive(Debug)]
enum Source {
    /// Those of the system, and which run of it this is.
    System(Instant, Option<String>),
    /// Those that a test sets.
    Scripted(Mutex<ClockReadings>),
}

impl Clocks {
    /// Those of the system.
    #[must_use]
    pub fn system() -> Arc<Self> {
        Arc::new(Self(Source::System(Instant::now(), boot_id())))
    }

    /// Clocks for tests, which stand still until they are told to go on.
    #[must_use]
    pub fn scripted() -> Arc<Self> {
        let up = Some(Up { boot: "first".to_owned(), since: Millis(1_000_000) });
        let wall = Zoned::now().round(jiff::Unit::Millisecond).unwrap_or_else(|_| Zoned::now());
        Arc::new(Self(Source::Scripted(Mutex::new(ClockReadings {
            awake: Millis::ZERO,
            up,
            wall,
        }))))
    }

    /// What they show.
    #[must_use]
    pub fn read(&self) -> ClockReadings {
        match &self.0 {
            Source::System(started, boot) => {
                let read = || ClockReadings {
                    awake: awake(*started),
                    up: boot.clone().zip(up_since()).map(|(boot, since)| Up { boot, since }),
                    wall: Zoned::now(),
                };
                let mut shown = read();
                // Kept waiting between two of them, they would seem to have parted.
                for _ in 0..8 {
                    if awake(*started) - shown.awake < Millis(50) {
                        break;
                    }
                    shown = read();
                }
                shown
            }
            Source::Scripted(shown) => shown.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        }
    }

    /// Lets scripted clocks go on; those of the system take no orders.
    pub fn advance(&self, span: Millis) {
        self.set(|shown| {
            shown.awake += span;
            pass(shown, span);
        });
    }

    /// Lets the machine sleep, in a script.
    pub fn sleep(&self, span: Millis) {
        self.set(|shown| pass(shown, span));
    }

    /// Sets the wall clock forwards or back, in a script.
    pub fn set_wall(&self, by: Millis) {
        self.set(|shown| shown.wall = moved(&shown.wall, by));
    }

    /// Switches the machine off and on again, in a script: the clock that is never set begins
    /// again.
    pub fn reboot(&self, boot: &str) {
        self.set(|shown| shown.up = Some(Up { boot: boot.to_owned(), since: Millis::ZERO }));
    }

    /// Takes the clock away that goes on while the machine sleeps, in a script.
    pub fn without_up(&self) {
        self.set(|shown| shown.up = None);
    }

    fn set(&self, change: impl FnOnce(&mut ClockReadings)) {
        if let Source::Scripted(shown) = &self.0 {
            change(&mut shown.lock().unwrap_or_else(PoisonError::into_inner));
        }
    }
}

fn awake(started: Instant) -> Millis {
    Millis(i64::try_from(started.elapsed().as_millis()).unwrap_or(i64::MAX))
}

fn pass(shown: &mut ClockReadings, span: Millis) {
    shown.wall = moved(&shown.wall, span);
    if let Some(up) = &mut shown.up {
        up.since += span;
    }
}

fn moved(wall: &Zoned, by: Millis) -> Zoned {
    wall.checked_add(jiff::SignedDuration::from_millis(by.0)).unwrap_or_else(|_| wall.clone())
}

#[cfg(target_os = "linux")]
fn boot_id() -> Option<String> {
    let id = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    Some(id.trim().to_owned()).filter(|id| !id.is_empty())
}

#[cfg(not(target_os = "linux"))]
fn boot_id() -> Option<String> {
    None
}

#[cfg(target_os = "linux")]
fn up_since() -> Option<Millis> {
    let up = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    Some(Millis(up.tv_sec.checked_mul(1_000)?.checked_add(up.tv_nsec / 1_000_000)?))
}

#[cfg(not(target_os = "linux"))]
fn up_since() -> Option<Millis> {
    None
}

/// What has befallen the clocks between two readings in one run of the program: the machine slept,
/// or the wall clock was set. (Where no clock goes on while it sleeps, one that was set forwards
/// looks the same.)
#[must_use]
pub fn jumps(before: &ClockReadings, now: &ClockReadings) -> Vec<TimeNote> {
    let awake = now.awake - before.awake;
    let by_wall =
        Millis(now.wall.timestamp().as_millisecond() - before.wall.timestamp().as_millisecond());
    let passed = match (&before.up, &now.up) {
        (Some(before), Some(now)) if before.boot == now.boot => now.since - before.since,
        // Nothing goes on here while the machine sleeps but the wall clock.
        _ if by_wall > awake + drift(awake) => by_wall,
        _ => awake,
    };
    let mut found = Vec::new();
    let slept = passed - awake;
    if slept > Millis(DRIFT.0 / 2) {
        let woke = wall_of(&moved(&before.wall, passed));
        found.push(TimeNote::Slept { from: woke.plus(-slept), to: woke, away: slept });
    }
    let off = by_wall - passed;
    if off.max(-off) > drift(passed) {
        found.push(TimeNote::WallChanged {
            from: wall_of(&moved(&before.wall, passed)),
            to: now.wall(),
        });
    }
    found
}

/// How far two clocks may drift apart in a span.
pub(crate) fn drift(span: Millis) -> Millis {
    DRIFT + Millis(span.max(Millis::ZERO).0 / 1_000)
}

/// Maps the machine's clock to a competition's time line. While no desk has the file open, or the
/// machine sleeps, that line stands still: a new timekeeper goes on where the last one ended.
#[derive(Debug)]
pub struct Timekeeper {
    base: Moment,
    started: Millis,
    clocks: Arc<Clocks>,
    latest: AtomicI64,
    /// What the clocks showed when they were last found to agree, or set right.
    compared: Mutex<ClockReadings>,
}

impl Timekeeper {
    /// Goes on from a moment with the machine's clock.
    #[must_use]
    pub fn resume(base: Moment) -> Self {
        Self::by(base, Clocks::system())
    }

    /// Goes on from a moment by these clocks.
    #[must_use]
    pub fn by(base: Moment, clocks: Arc<Clocks>) -> Self {
        let shown = clocks.read();
        Self {
            base,
            started: shown.awake,
            clocks,
            latest: AtomicI64::new(base.0),
            compared: Mutex::new(shown),
        }
    }

    /// One that goes on from a moment by the same clocks.
    #[must_use]
    pub fn at(&self, moment: Moment) -> Self {
        Self::by(moment, Arc::clone(&self.clocks))
    }

    /// A timekeeper for tests, which stands still until it is told to go on.
    #[must_use]
    pub fn scripted(base: Moment) -> Self {
        Self::by(base, Clocks::scripted())
    }

    /// Lets a scripted timekeeper go on; one of the system takes no orders.
    pub fn advance(&self, span: Millis) {
        self.clocks.advance(span);
    }

    /// Now. Never earlier than a moment given out before.
    pub fn now(&self) -> Moment {
        let awake = match &self.clocks.0 {
            // Asked for in each frame and for each report: the other clocks are not.
            Source::System(started, _) => awake(*started),
            Source::Scripted(_) => self.clocks.read().awake,
        };
        let now = (self.base + (awake - self.started)).0;
        Moment(self.latest.fetch_max(now, Ordering::SeqCst).max(now))
    }

    /// What the clocks of the machine show.
    #[must_use]
    pub fn shown(&self) -> ClockReadings {
        self.clocks.read()
    }

    /// The wall time, in whole seconds.
    #[must_use]
    pub fn wall(&self) -> Wall {
        self.shown().wall()
    }

    /// What has befallen the clocks since they were last compared, and what they show: to be given
    /// to [`Timekeeper::settle`] once it stands in the record.
    #[must_use]
    pub fn jumps(&self) -> (Vec<TimeNote>, ClockReadings) {
        let now = self.shown();
        (jumps(&self.compared.lock().unwrap_or_else(PoisonError::into_inner), &now), now)
    }

    /// From here on the clocks are compared with what they showed then.
    pub fn settle(&self, shown: ClockReadings) {
        *self.compared.lock().unwrap_or_else(PoisonError::into_inner) = shown;
    }
}

/// The wall time that clocks show, as RFC 9557 writes it.
#[must_use]
pub fn written(shown: &ClockReadings) -> String {
    let wall = &shown.wall;
    wall.round(jiff::Unit::Millisecond).unwrap_or_else(|_| wall.clone()).to_string()
}

fn wall_of(wall: &Zoned) -> Wall {
    Wall::new(wall.timestamp().as_second(), wall.offset().seconds() / 60)
}

/// The wall time with its zone, as RFC 9557 writes it: `2026-11-21T14:03:07.123+01:00[Europe/Skopje]`.
#[must_use]
pub fn wall() -> String {
    Zoned::now().round(jiff::Unit::Millisecond).unwrap_or_else(|_| Zoned::now()).to_string()
}

/// The wall time, in whole seconds.
#[must_use]
pub fn wall_now() -> Wall {
    wall_of(&Zoned::now())
}

/// The day, as `2026-11-21`.
#[must_use]
pub fn today() -> String {
    Zoned::now().date().to_string()
}

/// A time as people type it, `2026-11-23 15:00`, by the clocks as they will go here then: after a
/// night in which summer time begins or ends they have another offset from UTC than today. Where an
/// offset is typed, that holds.
///
/// # Errors
/// [`WallFault`] when it is no time.
pub fn typed(text: &str) -> Result<Wall, WallFault> {
    typed_in(text, &TimeZone::system())
}

fn typed_in(text: &str, zone: &TimeZone) -> Result<Wall, WallFault> {
    let plain = |text: &str| {
        text.contains(':') && text.chars().all(|c| c.is_ascii_digit() || "-: T".contains(c))
    };
    text.parse().or_else(|fault| {
        let local = Some(text.trim()).filter(|text| plain(text));
        let local = local.and_then(|text| text.parse::<DateTime>().ok());
        let zoned = local.and_then(|local| local.to_zoned(zone.clone()).ok());
        let wall = |at: Zoned| Wall::new(at.timestamp().as_second(), at.offset().seconds() / 60);
        zoned.map(wall).ok_or(fault)
    })
}

/// A time to the minute, as it can be typed again.
#[must_use]
pub fn to_type(at: Wall) -> String {
    to_type_in(at, &TimeZone::system())
}

fn to_type_in(at: Wall, zone: &TimeZone) -> String {
    let minute = |at: Wall| at.utc().div_euclid(60);
    let zoned = Timestamp::from_second(at.utc()).map(|then| then.to_zoned(zone.clone()));
    let text = zoned.map(|then| then.strftime("%Y-%m-%d %H:%M").to_string()).unwrap_or_default();
    // Of an hour that there is twice, the second needs its offset.
    let same = typed_in(&text, zone).is_ok_and(|typed| minute(typed) == minute(at));
    if same { text } else { at.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_line_goes_on_where_it_ended_and_never_back() {
        let keeper = Timekeeper::scripted(Moment(5_000));
        assert_eq!(keeper.now(), Moment(5_000));
        keeper.advance(Millis(250));
        assert_eq!(keeper.now(), Moment(5_250));
        keeper.advance(Millis(-1_000));
        assert_eq!(keeper.now(), Moment(5_250), "a clock that is set back does not turn time back");
    }

    #[test]
    fn clocks_that_part_tell_what_has_happened() {
        const HOUR: Millis = Millis::from_mins(60);
        type Row = (&'static str, fn(&Clocks), bool, Vec<(Millis, Millis)>);
        let slept = |away: Millis| (away, Millis::ZERO);
        let set = |by: Millis| (Millis::ZERO, by);
        let rows: [Row; 9] = [
            ("an hour passes", |clocks| clocks.advance(HOUR), true, vec![]),
            ("half a second out", |clocks| clocks.set_wall(Millis(500)), true, vec![]),
            (
                "ten minutes with the lid closed",
                |c| c.sleep(Millis::from_mins(10)),
                true,
                vec![slept(Millis::from_mins(10))],
            ),
            (
                "set forwards",
                |c| c.set_wall(Millis::from_mins(10)),
                true,
                vec![set(Millis::from_mins(10))],
            ),
            ("set back", |c| c.set_wall(-HOUR), true, vec![set(-HOUR)]),
            (
                "asleep, and set back meanwhile",
                |c| {
                    c.sleep(HOUR);
                    c.set_wall(-HOUR);
                },
                true,
                vec![slept(HOUR), set(-HOUR)],
            ),
            // Where nothing goes on while the machine sleeps but the wall clock.
            ("asleep", |c| c.sleep(HOUR), false, vec![slept(HOUR)]),
            ("set back", |c| c.set_wall(-HOUR), false, vec![set(-HOUR)]),
            ("an hour passes", |c| c.advance(HOUR), false, vec![]),
        ];
        for (name, deed, has_up, expected) in rows {
            let clocks = Clocks::scripted();
            if !has_up {
                clocks.without_up();
            }
            let keeper = Timekeeper::by(Moment::START, clocks.clone());
            clocks.advance(Millis(700));
            let before = keeper.now();
            deed(&clocks);
            let (found, shown) = keeper.jumps();
            let found: Vec<_> = found
                .iter()
                .map(|jump| match jump {
                    TimeNote::Slept { from, to, away } => {
                        assert_eq!(to.since(*from), *away, "{name}");
                        slept(*away)
                    }
                    TimeNote::WallChanged { from, to } => set(to.since(*from)),
                    other => panic!("{other:?}"),
                })
                .collect();
            assert_eq!(found, expected, "{name}, {has_up}");
            if !expected.is_empty() {
                assert_eq!(keeper.now(), before, "{name}: the time line knows nothing of it");
            }
            keeper.settle(shown);
            assert_eq!(keeper.jumps().0, [], "{name}: told once");
        }
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn this_machine_has_a_clock_that_goes_on_while_it_sleeps() {
        let clocks = Clocks::system();
        let (one, two) = (clocks.read(), clocks.read());
        let (one, two) = (one.up.unwrap(), two.up.unwrap());
        assert_eq!(one.boot, two.boot);
        assert!(one.since > Millis::ZERO && one.since <= two.since);
    }

    /// Where summer time lasts from the last Sunday of March to that of October.
    fn skopje() -> TimeZone {
        TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").unwrap()
    }

    #[test]
    fn a_time_is_typed_by_the_clocks_as_they_go_then() {
        for (typed, meant, shown) in [
            ("2026-11-23 15:00", "2026-11-23T15:00:00+01:00", "2026-11-23 15:00"),
            // The evening and the morning of the nights in which the clocks are changed.
            ("2026-10-24 22:00", "2026-10-24T22:00:00+02:00", "2026-10-24 22:00"),
            (" 2026-10-25T10:00 ", "2026-10-25T10:00:00+01:00", "2026-10-25 10:00"),
            ("2026-03-28 22:00", "2026-03-28T22:00:00+01:00", "2026-03-28 22:00"),
            ("2026-03-29 10:00", "2026-03-29T10:00:00+02:00", "2026-03-29 10:00"),
            // An hour that there is twice, and one that there is not.
            ("2026-10-25 02:30", "2026-10-25T02:30:00+02:00", "2026-10-25 02:30"),
            ("2026-10-25 02:30+01:00", "2026-10-25T02:30:00+01:00", "2026-10-25T02:30:00+01:00"),
            ("2026-03-29 02:30", "2026-03-29T03:30:00+02:00", "2026-03-29 03:30"),
            // Another zone, and seconds.
            ("2026-11-23T15:00-05:00", "2026-11-23T15:00:00-05:00", "2026-11-23 21:00"),
            ("2026-11-23 15:00:42", "2026-11-23T15:00:42+01:00", "2026-11-23 15:00"),
        ] {
            let at = typed_in(typed, &skopje()).unwrap();
            assert_eq!(at.to_string(), meant, "{typed}");
            assert_eq!(to_type_in(at, &skopje()), shown, "{typed}");
        }
        for text in [
            "",
            "tomorrow",
            "15:00",
            "2026-11-23",
            "2026-11-23 25:00",
            "2026-02-30 10:00",
            "2026-11-23 15:00[Asia/Tokyo]",
        ] {
            assert_eq!(typed_in(text, &skopje()), Err(WallFault(text.to_owned())));
        }
    }
}
