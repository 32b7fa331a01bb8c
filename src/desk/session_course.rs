//! The hall over the session: how many games were under way and how many boards needed the arbiter at
//! each time, by the journal; and whose time runs out next, by the clocks as they go now.

use std::collections::BTreeSet;

use crate::history::History;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::Side;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::Hall;
use jadoube_laws::aggregate::Aggregate as _;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// How the hall stood from a moment on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionPoint {
    /// The moment.
    pub at: Moment,
    /// The wall clock then, `15:04`.
    pub wall: String,
    /// Games under way.
    pub playing: usize,
    /// Boards on record as needing the arbiter: a flag, a position that differs, moves missing, lost
    /// time, a piece owed, an incident to decide.
    pub alarms: usize,
}

/// The session so far.
#[derive(Debug, Clone, Default)]
pub struct SessionCourse {
    /// The entry behind which it begins.
    from: usize,
    /// How many entries are in it, those before it among them.
    taken: usize,
    /// The hall as the entries of the session make it.
    hall: Hall,
    playing: BTreeSet<BoardNo>,
    alarms: BTreeSet<BoardNo>,
    points: Vec<SessionPoint>,
}

/// Of a longer session only so many of the latest entries are looked at.
const ENTRIES: usize = 10_000;

impl SessionCourse {
    /// Takes what was recorded since; begins anew with other games on the boards.
    pub fn follow(&mut self, hall: &Hall, history: &History) {
        let len = history.len();
        let first = hall.at_board.values().map(|no| no.0).min().unwrap_or(u64::MAX);
        let first = usize::try_from(first.saturating_sub(1)).unwrap_or(usize::MAX).min(len);
        if self.from != first || self.taken > len {
            *self = Self { from: first, ..Self::default() };
            self.taken = first.max(len.saturating_sub(ENTRIES));
        }
        for entry in history.since(self.taken) {
            self.take(&entry);
        }
        self.taken = len;
    }

    fn take(&mut self, entry: &Entry) {
        self.hall.apply(&entry.event, entry.origin());
        // What happens at a board changes that one alone.
        let at = entry.event.board();
        for (board, game) in self.hall.on_boards().filter(|(on, _)| at.is_none_or(|at| at == *on)) {
            set(&mut self.playing, board, self.hall.is_under_way(board));
            set(&mut self.alarms, board, needs_arbiter(&self.hall, board, game));
        }
        self.playing.retain(|board| self.hall.at_board.contains_key(board));
        self.alarms.retain(|board| self.hall.at_board.contains_key(board));
        let (playing, alarms) = (self.playing.len(), self.alarms.len());
        let changed = |last: &SessionPoint| (last.playing, last.alarms) != (playing, alarms);
        // It begins when the first game does.
        let worth = self.points.last().map_or(playing + alarms > 0, changed);
        if !worth {
            return;
        }
        let wall = entry.wall.get(11..16).unwrap_or_default().to_owned();
        let point = SessionPoint { at: entry.at, wall, playing, alarms };
        match self.points.last_mut() {
            Some(last) if last.at == entry.at => *last = point,
            _ => self.points.push(point),
        }
    }

    /// Where something changed, oldest first.
    #[must_use]
    pub fn points(&self) -> &[SessionPoint] {
        &self.points
    }

    /// How the hall stood at a moment; nothing before the session.
    #[must_use]
    pub fn at(&self, moment: Moment) -> Option<&SessionPoint> {
        let behind = self.points.partition_point(|point| point.at <= moment);
        self.points.get(behind.checked_sub(1)?)
    }
}

fn needs_arbiter(hall: &Hall, board: BoardNo, game: &Game) -> bool {
    let flag = Side::BOTH.into_iter().any(|side| game.flags.of(side).is_some());
    let differs = game.disagreement.is_some() || game.missing.is_some();
    let of_play = game.outcome().is_none() && (flag || differs || game.owed().is_some());
    let no = hall.at_board.get(&board).copied();
    let mut incidents = hall.incidents.values();
    of_play
        || game.lost_time.is_some()
        || incidents.any(|one| one.is_open() && one.game.is_some() && one.game == no)
}

fn set(boards: &mut BTreeSet<BoardNo>, board: BoardNo, there: bool) {
    if there {
        boards.insert(board);
    } else {
        boards.remove(&board);
    }
}

/// A player on move whose time runs out soon if no move is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RunningOut {
    /// At which board.
    pub board: BoardNo,
    /// The player whose time it is.
    pub side: Side,
    /// In how long, a delay with it.
    pub left: Millis,
    /// The moves still to be made before the time control, where there is one.
    pub moves: Option<u16>,
}

/// Those whose time runs out within a span, the first of them first; `now_at` is now on the time line of
/// the station that keeps a board. Who has no time left already is an alarm, and not among them.
#[must_use]
pub fn running_out(
    hall: &Hall,
    now_at: impl Fn(BoardNo) -> Moment,
    within: Millis,
) -> Vec<RunningOut> {
    let of = |(board, game): (BoardNo, &std::sync::Arc<Game>)| {
        let now = now_at(board);
        let side = game.clock.running().filter(|_| game.is_playing())?;
        let left = game.clock.remaining(side, now) + game.clock.delay_left(side, now);
        let soon = left > Millis::ZERO && left <= within;
        let moves = game.clock.moves_to_control(side);
        soon.then_some(RunningOut { board, side, left, moves })
    };
    let mut all: Vec<RunningOut> = hall.on_boards().filter_map(of).collect();
    all.sort_by_key(|one| (one.left, one.board));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::result::Score;
    use jadoube_core::hall::event::Event;
    use jadoube_laws::game::event::{Event as GameEvent, Setup};
    use jadoube_laws::game::outcome::{EndReason, Outcome};
    use jadoube_laws::ids::{Role, Who};

    fn setup(control: &str) -> GameEvent {
        GameEvent::SetUp(Setup::new(control.parse().unwrap()))
    }

    fn recorded(events: Vec<(i64, u16, GameEvent)>) -> (Hall, History) {
        let (mut hall, history) = (Hall::default(), History::default());
        for (seq, (at, board, what)) in (1..).zip(events) {
            let event = Event::Game { board: BoardNo(board), what };
            let who = Who { station: "desk".into(), role: Role::Arbiter };
            let wall = format!("2026-11-22T15:{at:02}:00+01:00");
            let at = Moment(at * 60_000);
            history.add(&mut hall, Entry { seq, at, wall, who, event, place: None });
        }
        (hall, history)
    }

    fn won() -> GameEvent {
        let score = Score::won_by(Side::White);
        GameEvent::Ended(Outcome { score, reason: EndReason::Resignation })
    }

    #[test]
    fn games_and_alarms_are_counted_over_the_session() {
        let (hall, history) = recorded(vec![
            (0, 1, setup("10")),
            (0, 2, setup("10")),
            (1, 1, GameEvent::Started),
            (1, 2, GameEvent::Started),
            (5, 1, GameEvent::FlagFell { side: Side::Black }),
            (6, 1, won()),
        ]);
        let mut course = SessionCourse::default();
        course.follow(&hall, &history);
        let told: Vec<_> =
            course.points().iter().map(|p| (p.wall.as_str(), p.playing, p.alarms)).collect();
        assert_eq!(told, [("15:01", 2, 0), ("15:05", 2, 1), ("15:06", 1, 0)]);
        assert_eq!(course.at(Moment(5 * 60_000 + 1)).map(|point| point.alarms), Some(1));
        assert_eq!(course.at(Moment(0)), None, "before it began");
        let whole = course.points().to_vec();
        course.follow(&hall, &history);
        assert_eq!(course.points(), whole, "nothing is taken twice");
    }

    #[test]
    fn other_games_on_the_boards_are_another_session() {
        let first = vec![(0, 1, setup("10")), (1, 1, GameEvent::Started), (2, 1, won())];
        let (hall, history) = recorded(first.clone());
        let mut course = SessionCourse::default();
        course.follow(&hall, &history);
        assert_eq!(course.points().len(), 2);
        let next = vec![(9, 1, setup("10")), (10, 1, GameEvent::Started)];
        let (hall, history) = recorded(first.into_iter().chain(next).collect());
        course.follow(&hall, &history);
        let told: Vec<_> = course.points().iter().map(|point| point.wall.as_str()).collect();
        assert_eq!(told, ["15:10"]);
    }

    #[test]
    fn whose_time_runs_out_is_told_by_the_clocks_as_they_go() {
        let starts = |board, side| (0, board, GameEvent::ClockStarted { side });
        let (hall, _) = recorded(vec![
            (0, 1, setup("10")),
            (0, 2, setup("40/12, 30")),
            (0, 3, setup("90")),
            (0, 4, setup("10")),
            (0, 1, GameEvent::Started),
            (0, 2, GameEvent::Started),
            (0, 3, GameEvent::Started),
            (0, 4, GameEvent::Started),
            starts(1, Side::White),
            starts(2, Side::White),
            starts(3, Side::White),
            (0, 4, GameEvent::ClockStopped),
        ]);
        for (minutes, within, expected) in [
            (0, 5, vec![]),
            (6, 5, vec![(1, 4)]),
            (3, 10, vec![(1, 7), (2, 9)]),
            (11, 5, vec![(2, 1)]),
        ] {
            let now = Moment(minutes * 60_000);
            let found = running_out(&hall, |_| now, Millis::from_mins(within));
            let told: Vec<_> = found.iter().map(|one| (one.board.0, one.left.0 / 60_000)).collect();
            assert_eq!(told, expected, "after {minutes} minutes, within {within}");
            let control = found.iter().find(|one| one.board == BoardNo(2));
            assert!(control.is_none_or(|one| one.moves == Some(40)), "40 moves are to be made");
        }
    }
}
