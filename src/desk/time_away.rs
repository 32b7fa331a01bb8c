//! How long nobody had a file open, and whether that can be said at all.
//!
//! In one run of the machine a clock that is never set tells it. After the machine was switched off
//! only the wall clock remains, and that one can have been set meanwhile, or have lost its battery:
//! what it tells is believed where it can be, and is otherwise left to the arbiter.

use jiff::Zoned;

use crate::timekeeper::{ClockReadings, Up, drift};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::timing::TimeNote;
use jadoube_journal::heartbeat::fits;
use jadoube_journal::row::{Header, Heartbeat, Row};
use jadoube_laws::game::gap::{Cause, Gap};
use jadoube_laws::wall::Wall;

/// Longer than this the wall clock is not believed: nobody was at the board.
const MOST: Millis = Millis::from_mins(24 * 60);

/// Two spans that are the same but for the time that it takes to read two clocks.
const SAME: Millis = Millis(100);

/// By so much a wall clock may seem to have gone back: it is corrected all the time.
const LEAST: Millis = Millis(-1_000);

/// The last that is known of a desk.
#[derive(Debug, Clone, PartialEq, Eq)]
struct LastSign {
    /// The wall time, as it was written down.
    wall: String,
    /// For how long the machine had been switched on, if that was written down.
    up: Option<Up>,
}

/// For how long nobody was there since; and what is to be noted about the wall clock.
fn measure(last: &LastSign, now: &ClockReadings) -> (Gap, Option<TimeNote>) {
    let then = last.wall.parse::<Zoned>().ok();
    let from = last.wall.parse::<Wall>().ok();
    let by_wall = then.map(|then| {
        Millis(now.wall.timestamp().as_millisecond() - then.timestamp().as_millisecond())
    });
    let by_machine = match (&last.up, &now.up) {
        (Some(then), Some(now)) if then.boot == now.boot => Some(now.since - then.since),
        _ => None,
    };
    let by_machine = by_machine.filter(|away| *away >= Millis::ZERO);
    let to = now.wall();
    let (away, changed) = match (by_machine, by_wall, from) {
        (Some(away), Some(by_wall), Some(from)) => {
            let off = by_wall - away;
            let set = off.max(-off) > drift(away);
            (Some(away), set.then(|| TimeNote::WallChanged { from: from.plus(away), to }))
        }
        (Some(away), ..) => (Some(away), None),
        (None, Some(away), Some(from)) if away < LEAST => {
            (None, Some(TimeNote::WallChanged { from, to }))
        }
        (None, away, _) => (away.map(|away| away.max(Millis::ZERO)).filter(|a| *a <= MOST), None),
    };
    (Gap { cause: Cause::Cut, from, to: Some(to), away }, changed)
}

/// How a file was left.
#[derive(Debug)]
pub(crate) struct LastUse {
    /// Where its time line stands.
    pub(crate) at: Moment,
    /// The time since.
    pub(crate) gap: Gap,
    /// What is to be noted.
    pub(crate) notes: Vec<TimeNote>,
    /// Whether it was closed, and not cut off.
    pub(crate) closed: bool,
}

/// When a file was last worked on: at its last heartbeat, if it was left behind the last row and
/// fits it; at the last row otherwise. A heartbeat comes with the row behind which it was left.
pub(crate) fn last_sight(
    header: &Header,
    row: Option<&Row>,
    beat: Option<(Option<Row>, Heartbeat)>,
    now: &ClockReadings,
) -> LastUse {
    let (at, wall) = row.map_or((Moment::START, &header.created), |row| (row.at, &row.wall));
    let mut last = LastSign { wall: wall.clone(), up: None };
    let (mut at, mut notes, mut closed) = (at, Vec::new(), false);
    let newest = row.map_or(0, |row| row.seq);
    match beat {
        Some((_, beat)) if beat.after == newest => match fits(&beat, header, row) {
            Ok(()) => {
                at = beat.at;
                closed = beat.seal.is_some() && beat.state.ends_with(CLOSED);
                last = LastSign { up: up_of(&beat), wall: beat.wall };
            }
            Err(why) => notes.push(TimeNote::BeatRefused { at: beat.at, wall: beat.wall, why }),
        },
        Some((before, beat)) if fits(&beat, header, before.as_ref()).is_ok() => {
            last.up = up_at(&beat, (at, wall));
        }
        _ => {}
    }
    let (gap, changed) = measure(&last, now);
    notes.extend(changed);
    LastUse { at, gap, notes, closed }
}

/// For how long the machine had been on at a heartbeat; nothing that bears no seal tells it.
fn up_of(beat: &Heartbeat) -> Option<Up> {
    beat.seal.as_ref()?;
    traced(&beat.state)
}

/// For how long the machine had been on at the last row, by the heartbeat before it: only if the
/// wall clock says as well that no more has passed between them than the time line knows.
fn up_at(beat: &Heartbeat, (at, wall): (Moment, &str)) -> Option<Up> {
    let since = at.since(beat.at);
    let millis = |wall: &str| Some(wall.parse::<Zoned>().ok()?.timestamp().as_millisecond());
    let by_wall = Millis(millis(wall)? - millis(&beat.wall)?);
    let off = by_wall - since;
    let up = up_of(beat).filter(|_| off.max(-off) <= SAME);
    up.map(|up| Up { since: up.since + since, ..up })
}

/// What is to be done about what has befallen the clocks of the machine: it is noted, and where it
/// slept, clocks that were running are asked about.
pub(crate) fn called_for_by(what: TimeNote) -> Vec<Command> {
    let gap = match what {
        TimeNote::Slept { from, to, away } => {
            Some(Gap { cause: Cause::Asleep, from: Some(from), to: Some(to), away: Some(away) })
        }
        TimeNote::WallChanged { .. } | TimeNote::BeatRefused { .. } => None,
    };
    let asked = gap.map(|gap| Command::Recover { gap });
    std::iter::once(Command::NoteTime { what }).chain(asked).collect()
}

/// What a desk leaves with a heartbeat, to be measured by after a power cut.
pub(crate) fn trace(shown: &ClockReadings) -> String {
    match &shown.up {
        Some(up) => format!("boot={} up={}", up.boot, up.since.0),
        None => String::new(),
    }
}

/// The last word of a heartbeat that was left because the file was closed.
const CLOSED: &str = " closed";

/// The same, when somebody closes the file.
pub(crate) fn last_trace(shown: &ClockReadings) -> String {
    trace(shown) + CLOSED
}

/// The same, read again; none in files of an earlier version of the program.
fn traced(state: &str) -> Option<Up> {
    let state = state.strip_suffix(CLOSED).unwrap_or(state);
    let (boot, since) = state.strip_prefix("boot=")?.split_once(" up=")?;
    Some(Up { boot: boot.to_owned(), since: Millis(since.parse().ok()?) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::timekeeper::{Clocks, written};

    /// What happens while nobody is there, and what can be said of it afterwards: how long it was,
    /// and by how much the wall clock was set.
    type Row = (&'static str, fn(&Clocks), Option<Millis>, Option<Millis>);

    const TEN: Option<Millis> = Some(Millis::from_mins(10));
    const HOUR: Millis = Millis::from_mins(60);
    const HOUR_BACK: Millis = Millis::from_mins(-60);

    const ROWS: [Row; 9] = [
        ("ten minutes", |c| c.advance(Millis::from_mins(10)), TEN, None),
        ("asleep meanwhile", |c| c.sleep(Millis::from_mins(10)), TEN, None),
        (
            "the wall clock set back, the machine left on",
            |c| {
                c.advance(Millis::from_mins(10));
                c.set_wall(HOUR_BACK);
            },
            TEN,
            Some(HOUR_BACK),
        ),
        (
            "the wall clock set forwards, the machine left on",
            |c| {
                c.advance(Millis::from_mins(10));
                c.set_wall(HOUR);
            },
            TEN,
            Some(HOUR),
        ),
        (
            "switched off and on",
            |c| {
                c.reboot("second");
                c.advance(Millis::from_mins(10));
            },
            TEN,
            None,
        ),
        (
            "switched off, and the wall clock set back",
            |c| {
                c.reboot("second");
                c.set_wall(HOUR_BACK);
            },
            None,
            Some(HOUR_BACK),
        ),
        (
            "switched off, and a day and a minute later by the wall clock",
            |c| {
                c.reboot("second");
                c.set_wall(Millis(MOST.0 + 1));
            },
            None,
            None,
        ),
        (
            "the clock that is never set has gone",
            |c| {
                c.without_up();
                c.set_wall(Millis::from_mins(10));
            },
            TEN,
            None,
        ),
        ("a moment", |c| c.set_wall(Millis(-300)), Some(Millis::ZERO), None),
    ];

    #[test]
    fn an_absence_is_measured_where_a_clock_can_tell_it() {
        for (name, deed, away, changed) in ROWS {
            let clocks = Clocks::scripted();
            let before = clocks.read();
            let last = LastSign { wall: written(&before), up: traced(&last_trace(&before)) };
            assert_eq!(last.up, before.up, "{name}");
            deed(&clocks);
            let (gap, note) = measure(&last, &clocks.read());
            assert_eq!(gap.away, away, "{name}");
            assert_eq!((gap.from, gap.to), (Some(before.wall()), Some(clocks.read().wall())));
            let by = note.map(|note| match note {
                TimeNote::WallChanged { from, to } => to.since(from),
                other => panic!("{other:?}"),
            });
            assert_eq!(by, changed, "{name}");
        }
        let unreadable = LastSign { wall: "yesterday".into(), up: None };
        let (gap, note) = measure(&unreadable, &Clocks::scripted().read());
        assert_eq!((gap.from, gap.away, note), (None, None, None), "never silently nothing");
    }
}
