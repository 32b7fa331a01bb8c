//! How the clocks of a game went, move by move: what was left, what each move took, and where a clock
//! was corrected, a flag fell, or nobody saw the board. From the record and the entries of the game.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::history::what_of_game;
use crate::line_view::LineLoss;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};
use jadoube_core::disputes::state::Incident;
use jadoube_core::hall::event::Entry;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::event::{Event, Source};
use jadoube_laws::game::gap::ClockGap;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::PlyMark;
use jadoube_laws::ids::IncidentNo;

/// The clocks of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ClockCourse {
    /// One for each half-move of the record.
    pub plies: Vec<PlyTime>,
    /// What happened to the clocks, in its order.
    pub marks: Vec<ClockMark>,
}

/// The clocks at a half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlyTime {
    /// Who made it.
    pub mover: Side,
    /// What both had left after it, if known.
    pub left: Option<BySide<Millis>>,
    /// The time spent on it, if known.
    pub spent: Option<Millis>,
}

/// Something that happened to the clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockMark {
    /// After how many half-moves.
    pub after: usize,
    /// What it was.
    pub what: ClockEvent,
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockEvent {
    /// The arbiter corrected a clock, perhaps by the decision of an incident.
    Corrected(Correction, Option<IncidentNo>),
    /// The last correction was undone.
    Undone,
    /// A flag fell.
    Flag(Side),
    /// A clock that was running was not seen for a time.
    Unseen(ClockGap),
    /// So many half-moves, with the one before, were not reported by the board: the line was away.
    LineAway(usize),
    /// The line to the board was lost for so long; nothing while it still is.
    LineLost(Option<Millis>),
}

impl ClockCourse {
    /// That of a game, with the incidents that were decided in it and the losses of the line to its board.
    #[must_use]
    pub fn of(
        game: &Game,
        entries: &[Arc<Entry>],
        incidents: &[&Incident],
        losses: &[LineLoss],
    ) -> Self {
        let first = game.start.turn();
        let mover = |index: usize| if index.is_multiple_of(2) { first } else { first.other() };
        let plies = game.plies.iter().enumerate().map(|(index, ply)| PlyTime {
            mover: mover(index),
            left: ply.times,
            spent: ply.spent,
        });
        let mut marks: Vec<ClockMark> = entries
            .iter()
            .filter_map(|entry| {
                let what = event(what_of_game(&entry.event)?, entry.at, incidents.iter().copied())?;
                Some(ClockMark { after: played(game, entry.at), what })
            })
            .collect();
        marks.extend(line_away(game));
        marks.extend(line_lost(game, entries, losses));
        marks.sort_by_key(|mark| mark.after);
        Self { plies: plies.collect(), marks }
    }

    /// The half-move that took a player longest, with its time; the first of several.
    #[must_use]
    pub fn longest(&self, side: Side) -> Option<(usize, Millis)> {
        let own = self.plies.iter().enumerate().filter(|(_, ply)| ply.mover == side);
        let spent = own.filter_map(|(index, ply)| Some((index, ply.spent?)));
        spent.max_by_key(|(index, spent)| (*spent, std::cmp::Reverse(*index)))
    }

    /// The most that a clock had left, and the most that a move took.
    #[must_use]
    pub fn greatest(&self) -> (Millis, Millis) {
        let left = self.plies.iter().filter_map(|ply| ply.left);
        let left = left.map(|left| left.white.max(left.black)).max();
        let spent = self.plies.iter().filter_map(|ply| ply.spent).max();
        (left.unwrap_or_default(), spent.unwrap_or_default())
    }

    /// The half-moves, from 1, that were not reported when the line was away.
    #[must_use]
    pub const fn away(mark: &ClockMark) -> Option<RangeInclusive<usize>> {
        match mark.what {
            ClockEvent::LineAway(count) => Some(mark.after + 1..=mark.after + count),
            _ => None,
        }
    }
}

/// How many half-moves of the record had been made at a moment.
fn played(game: &Game, at: Moment) -> usize {
    game.plies.iter().filter(|ply| ply.at <= at).count()
}

fn event<'a>(
    what: &Event,
    at: Moment,
    mut incidents: impl Iterator<Item = &'a Incident>,
) -> Option<ClockEvent> {
    Some(match what {
        Event::ClockCorrected { correction, .. } => {
            let decides = |one: &&Incident| one.decision.as_ref().is_some_and(|it| it.at == at);
            ClockEvent::Corrected(*correction, incidents.find(decides).map(|one| one.no))
        }
        Event::CorrectionUndone { .. } => ClockEvent::Undone,
        Event::FlagFell { side } => ClockEvent::Flag(*side),
        Event::Interrupted { side, gap } => ClockEvent::Unseen(ClockGap { side: *side, gap: *gap }),
        _ => return None,
    })
}

/// Where moves stand in the record that no board reported.
fn line_away(game: &Game) -> Vec<ClockMark> {
    let mut marks: Vec<ClockMark> = Vec::new();
    for (index, ply) in game.plies.iter().enumerate() {
        if ply.source != Source::Found && ply.mark != Some(PlyMark::Missing) {
            continue;
        }
        match marks.last_mut() {
            Some(ClockMark { after, what: ClockEvent::LineAway(count) })
                if *after + *count == index =>
            {
                *count += 1;
            }
            _ => marks.push(ClockMark { after: index, what: ClockEvent::LineAway(1) }),
        }
    }
    marks
}

/// Where the line was lost while the game was played.
fn line_lost(game: &Game, entries: &[Arc<Entry>], losses: &[LineLoss]) -> Vec<ClockMark> {
    let of_game = || entries.iter().filter_map(|one| Some((one.at, what_of_game(&one.event)?)));
    let begun = of_game().find(|(_, what)| matches!(what, Event::Started));
    let Some((begun, _)) = begun else { return Vec::new() };
    let ended = of_game().rfind(|(_, what)| matches!(what, Event::Ended(_)));
    let over = game.outcome().and(ended).map(|(at, _)| at);
    let in_game = |loss: &&LineLoss| {
        loss.to.is_none_or(|to| to > begun) && over.is_none_or(|over| loss.from < over)
    };
    let mark = |loss: &LineLoss| ClockMark {
        after: played(game, loss.from),
        what: ClockEvent::LineLost(loss.to.map(|to| to.since(loss.from))),
    };
    losses.iter().filter(in_game).map(mark).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::position::Uci;
    use jadoube_core::hall::event::Event as HallEvent;
    use jadoube_laws::aggregate::Aggregate as _;
    use jadoube_laws::game::event::Setup;
    use jadoube_laws::game::gap::{Cause, Gap};
    use jadoube_laws::ids::{BoardNo, Role, Who};

    fn entry(at: i64, what: Event) -> Arc<Entry> {
        let event = HallEvent::Game { board: BoardNo(1), what };
        let who = Who { station: "desk".into(), role: Role::Arbiter };
        Arc::new(Entry {
            seq: 1,
            at: Moment(at * 1000),
            wall: String::new(),
            who,
            event,
            place: None,
        })
    }

    fn move_of(uci: &str, source: Source) -> Event {
        let times = Some(BySide::new(Millis::from_mins(9), Millis::from_mins(8)));
        Event::MovePlayed { uci: Uci(uci.into()), source, times, spent: Some(Millis::from_secs(7)) }
    }

    fn with_losses(entries: &[Arc<Entry>], losses: &[LineLoss]) -> ClockCourse {
        let mut game = Game::new(Setup::new("10+5".parse().unwrap()));
        for entry in entries {
            game.apply(what_of_game(&entry.event).unwrap(), entry.at);
        }
        ClockCourse::of(&game, entries, &[], losses)
    }

    fn course(entries: &[Arc<Entry>]) -> ClockCourse {
        with_losses(entries, &[])
    }

    #[test]
    fn each_thing_that_happens_to_a_clock_is_marked_behind_the_move_before_it() {
        let add = Correction::Add { side: Side::Black, time: Millis::from_mins(2) };
        let gap = Gap { cause: Cause::Cut, from: None, to: None, away: None };
        let corrected = Event::ClockCorrected { correction: add, reason: "agreed".into() };
        let undone = Event::CorrectionUndone { reason: "wrong side".into() };
        let unseen = ClockEvent::Unseen(ClockGap { side: Side::White, gap });
        for (case, what, expected) in [
            ("a correction", corrected, ClockEvent::Corrected(add, None)),
            ("undone", undone, ClockEvent::Undone),
            ("a flag", Event::FlagFell { side: Side::White }, ClockEvent::Flag(Side::White)),
            ("a cut", Event::Interrupted { side: Side::White, gap }, unseen),
        ] {
            let course = course(&[
                entry(1, Event::Started),
                entry(2, move_of("e2e4", Source::Arbiter)),
                entry(3, what),
                entry(4, move_of("e7e5", Source::Arbiter)),
            ]);
            assert_eq!(course.marks, [ClockMark { after: 1, what: expected }], "{case}");
            assert_eq!(course.plies.len(), 2, "{case}");
            assert_eq!(course.plies[1].mover, Side::Black, "{case}");
            assert_eq!(course.greatest(), (Millis::from_mins(9), Millis::from_secs(7)), "{case}");
        }
    }

    #[test]
    fn moves_that_no_board_reported_are_one_stretch_in_which_the_line_was_away() {
        let course = course(&[
            entry(1, Event::Started),
            entry(2, move_of("e2e4", Source::Board)),
            entry(3, move_of("e7e5", Source::Found)),
            entry(3, move_of("g1f3", Source::Found)),
            entry(4, move_of("b8c6", Source::Board)),
            entry(5, move_of("f1c4", Source::Found)),
        ]);
        let away: Vec<_> = course.marks.iter().filter_map(ClockCourse::away).collect();
        assert_eq!(away, [2..=3, 5..=5]);
    }

    #[test]
    fn a_line_that_was_away_without_a_move_is_marked_where_it_was_lost() {
        let loss = |from: i64, to: Option<i64>| LineLoss {
            from: Moment(from * 1000),
            to: to.map(|to| Moment(to * 1000)),
        };
        let losses = [loss(1, Some(2)), loss(11, Some(36)), loss(40, None)];
        let entries = [
            entry(5, Event::Started),
            entry(10, move_of("e2e4", Source::Board)),
            entry(38, move_of("e7e5", Source::Board)),
        ];
        let marks = with_losses(&entries, &losses).marks;
        let lost = |after, what| ClockMark { after, what: ClockEvent::LineLost(what) };
        let away = Some(Millis::from_secs(25));
        assert_eq!(marks, [lost(1, away), lost(2, None)], "before the game is none of its affairs");
    }

    #[test]
    fn the_longest_move_is_the_first_of_those_that_took_most() {
        let ply = |mover, secs| PlyTime { mover, left: None, spent: Some(Millis::from_secs(secs)) };
        let plies = vec![
            ply(Side::White, 3),
            ply(Side::Black, 9),
            ply(Side::White, 5),
            ply(Side::Black, 9),
            ply(Side::White, 5),
        ];
        let course = ClockCourse { plies, marks: Vec::new() };
        assert_eq!(course.longest(Side::White), Some((2, Millis::from_secs(5))));
        assert_eq!(course.longest(Side::Black), Some((1, Millis::from_secs(9))));
        assert_eq!(ClockCourse::default().longest(Side::White), None);
    }
}
