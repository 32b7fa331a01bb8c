//! What is found when a file is opened: how long nobody had it open, and how it was left.

use jadoube_chess::moment::{Millis, Moment};
use jadoube_core::hall::state::Hall;
use jadoube_core::hall::timing::TimeNote;
use jadoube_laws::game::gap::measured;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::wall::Wall;
use jadoube_message::{Message, Value};

/// For no longer than this a question that waits for its answer takes up an absence as part of its waiting.
/// After a longer one the arbiter sees from when to when nobody was there.
const BRIEF: Millis = Millis::from_mins(5);

/// A time in which nobody had a file open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeAway {
    /// The last row before it.
    pub last: u64,
    /// How long it was. The line of time of the file stood still meanwhile.
    pub away: Millis,
}

/// What was found when a file was opened.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(
    id = "desk-recovered",
    with(
        since = when(since),
        absent = count(absent),
        boards = listed(absent),
        moved = count(moved),
        elsewhere = listed(moved)
    ),
    skip(notes, since, absent, running, asked_at, moved)
)]
pub struct Recovery {
    /// How long nobody had the file open, as the question about it tells it; none where that cannot be
    /// measured.
    #[message(with = measured)]
    pub away: Option<Millis>,
    /// What was found about time itself, and is noted in the file.
    pub notes: Vec<TimeNote>,
    /// How many rows the file had, before anything of its opening was recorded.
    #[message(skip)]
    pub rows: u64,
    /// How many entries were read.
    pub entries: usize,
    /// How many clocks were running when the program was cut off, and stand now.
    pub clocks: usize,
    /// How many had been stopped by an interruption before, about which is still asked.
    pub stood: usize,
    /// Since when those stand, where it is since the same time.
    pub since: Option<Wall>,
    /// Where the clock of a player runs on who has not come to the resumption.
    pub absent: Vec<BoardNo>,
    /// At which boards clocks were running when the program was cut off.
    pub running: Vec<BoardNo>,
    /// At which boards it is asked since before.
    pub asked_at: Vec<BoardNo>,
    /// Which of all these another station has taken over meanwhile: what happened there since is its record.
    pub moved: Vec<BoardNo>,
    /// How the file was left while those clocks ran.
    pub left: FileLeftAs,
}

impl Recovery {
    /// Finds whose time it was while nobody saw the clocks, by the state that the file was left in.
    pub(crate) fn look_at(&mut self, hall: &Hall, now: Moment) {
        let mut stood = Vec::new();
        for (board, game) in hall.on_own_boards() {
            if game.time_to_lose(now).is_none() {
                continue;
            }
            match &game.lost_time {
                Some(asked) if asked.grows(&game.clock) => {
                    self.asked_at.push(board);
                    stood.push(asked.gaps.first().and_then(|missed| missed.gap.from));
                }
                // Time that cannot be measured is asked about there, too.
                _ if self.away.is_some() && hall.is_time_of_absent(board) => {
                    self.absent.push(board);
                }
                _ => self.running.push(board),
            }
        }
        self.clocks = self.running.len();
        let first = stood.first().copied().flatten();
        self.since = first.filter(|_| stood.iter().all(|since| *since == first));
        self.stood = stood.len();
        if self.clocks == 0 && self.stood > 0 {
            self.left = FileLeftAs::Asked;
        }
    }

    /// Looks again once the others were asked: of a board that was taken over meanwhile nothing is asked here.
    pub(crate) fn look_again(&mut self, hall: &Hall) {
        for boards in [&mut self.running, &mut self.asked_at, &mut self.absent] {
            self.moved.extend(boards.extract_if(.., |board| !hall.is_kept_here(*board)));
        }
        (self.clocks, self.stood) = (self.running.len(), self.asked_at.len());
        if !self.asks() && self.left == FileLeftAs::Asked {
            self.left = FileLeftAs::CutOff;
        }
    }

    /// Whether it was somebody's time while nobody saw the clocks.
    #[must_use]
    pub const fn is_told(&self) -> bool {
        self.asks() || !self.absent.is_empty() || !self.moved.is_empty()
    }

    /// Whether it is asked how lost time counts.
    #[must_use]
    pub const fn asks(&self) -> bool {
        self.clocks + self.stood > 0
    }

    /// How long it was, where it is only a part of the time that a question waits for its answer: that
    /// counts as lost time as well, and no clock that stood was interrupted again.
    #[must_use]
    pub(crate) fn only_waited(&self) -> Option<Millis> {
        let waits = self.left == FileLeftAs::Asked && self.notes.is_empty();
        self.away.filter(|away| waits && *away <= BRIEF)
    }
}

fn when(since: &Option<Wall>) -> Value<'_> {
    since.as_ref().map_or(Value::NONE, Wall::clock)
}

fn count(boards: &[BoardNo]) -> Value<'_> {
    Value::Number(i64::try_from(boards.len()).unwrap_or(i64::MAX))
}

fn listed(boards: &[BoardNo]) -> Value<'_> {
    Value::List(boards.iter().map(|board| Value::Number(board.0.into())).collect(), ", ")
}

/// How a file was left in which it was somebody's time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(keys)]
pub enum FileLeftAs {
    /// Nobody closed it: a power cut, a crash.
    CutOff,
    /// It was closed while clocks ran.
    Closed,
    /// No clock ran: lost time was a question already, and is one still.
    Asked,
}
