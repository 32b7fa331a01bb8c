//! The moves that a board has kept in its own memory while nobody listened: its changes of squares
//! and the times of halted clocks, in order. They are judged by the same rules as reports that come
//! in; here is found where in the memory the line was cut.

use crate::recognition::evidence::Touch;
use crate::recognition::finding::Finding;
use crate::recognition::recognizer::{BeforeGap, Recognizer, Settings};
use crate::sensing::{
    ClockEnd, ClockReading, MemoryRecord, Orientation, PlayerClocks, SensorReport,
};
use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::{Millis, Moment};

/// A change that came soon after the one before, and one that came later: long enough for a board
/// to be quiet, too short for anything to stand.
const SOON: Millis = Millis(100);
const LATER: Millis = Millis(400);
/// So many places are tried at which the line may have been cut.
const PLACES: usize = 4;

/// So many changes that were reported last tell the place in the memory beyond doubt.
const SURE: usize = 4;

/// A move that the memory tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct MemoryMove {
    pub(super) uci: Uci,
    pub(super) touches: Vec<Touch>,
    pub(super) shown: Option<PlayerClocks>,
}

/// The moves since the line was cut, if the memory tells without doubt how `now` came about.
pub(super) fn moves_since(
    from: &Position,
    settings: Settings,
    cut: &BeforeGap,
    memory: &[MemoryRecord],
    now: &Placement,
) -> Option<Vec<MemoryMove>> {
    let mut found: Option<Vec<MemoryMove>> = None;
    for place in places(cut, memory) {
        let rest = memory.get(place..).unwrap_or_default();
        let Some(told) = replayed(from, settings, cut, rest, now) else { continue };
        if cut.recent.len() >= SURE {
            return Some(told);
        }
        // With too little known of what came before, the same may have stood there twice.
        if found.as_ref().is_some_and(|before| *before != told) {
            return None;
        }
        found = Some(told);
    }
    found
}

/// Where in the memory the line may have been cut, the latest first: where the last changes are
/// those that were reported last, or, with none reported, where the board stood as it was.
fn places(cut: &BeforeGap, memory: &[MemoryRecord]) -> Vec<usize> {
    let changes: Vec<(usize, (Square, Option<Piece>))> = (1..)
        .zip(memory)
        .filter_map(|(after, kept)| match kept {
            MemoryRecord::Square { square, piece, .. } => Some((after, (*square, *piece))),
            MemoryRecord::Halted { .. } => None,
        })
        .collect();
    if cut.recent.is_empty() {
        return matching_states(cut, &changes);
    }
    let length = cut.recent.len();
    let same = |window: &&[(usize, (Square, Option<Piece>))]| {
        window.iter().map(|(_, change)| change).eq(cut.recent.iter())
    };
    let ends = changes.windows(length).filter(same).filter_map(|window| window.last());
    let mut places: Vec<usize> = ends.map(|(after, _)| *after).collect();
    places.reverse();
    places.truncate(PLACES);
    places
}

/// The places after which the board stood as at the cut, as far as the memory reaches back.
fn matching_states(cut: &BeforeGap, changes: &[(usize, (Square, Option<Piece>))]) -> Vec<usize> {
    let mut known: Vec<(Square, Option<Piece>)> = Vec::new();
    let mut places = vec![0];
    for (after, (square, piece)) in changes {
        known.retain(|(other, _)| other != square);
        known.push((*square, *piece));
        if known.iter().all(|(square, piece)| cut.raw.get(*square) == *piece) {
            places.push(*after);
        }
    }
    places.reverse();
    places.truncate(PLACES);
    places
}

/// What a recognizer of its own makes of this part of the memory, if it leads to what stands there
/// now.
fn replayed(
    from: &Position,
    settings: Settings,
    cut: &BeforeGap,
    rest: &[MemoryRecord],
    now: &Placement,
) -> Option<Vec<MemoryMove>> {
    let mut replay = Replay {
        recognizer: Recognizer::new(from.clone(), settings),
        at: Moment::START,
        reading: cut.reading.map(|reading| ClockReading { running: true, ..reading }),
        told: Vec::new(),
    };
    replay.sense(&SensorReport::Board(cut.raw), SOON);
    if let Some(reading) = replay.reading {
        replay.sense(&SensorReport::Clock(reading), SOON);
    }
    for kept in rest {
        match kept {
            MemoryRecord::Square { square, piece, soon } => {
                let span = if *soon { SOON } else { LATER };
                replay.sense(&SensorReport::Square(*square, *piece), span);
            }
            MemoryRecord::Halted { end, time } => replay.halt(*end, *time),
        }
    }
    replay.end();
    let way = settings.orientation.unwrap_or(Orientation::Normal);
    let seen = way.placement(now);
    let leads_here = replay.recognizer.physical() == Some(seen)
        && (replay.recognizer.position().placement() == seen || replay.recognizer.explains(&seen));
    leads_here.then_some(replay.told)
}

struct Replay {
    recognizer: Recognizer,
    at: Moment,
    /// The clock as it was last known; its times are told only where they were ever known.
    reading: Option<ClockReading>,
    told: Vec<MemoryMove>,
}

impl Replay {
    fn sense(&mut self, sensed: &SensorReport, span: Millis) {
        let until = self.at + span;
        while let Some(due) = self.recognizer.wait_until().filter(|due| *due <= until) {
            self.at = self.at.max(due) + Millis(1);
            let findings = self.recognizer.elapse(self.at);
            self.take(findings);
        }
        self.at = self.at.max(until);
        let findings = self.recognizer.sense(sensed, self.at);
        self.take(findings);
    }

    fn halt(&mut self, end: ClockEnd, time: Millis) {
        let Some(mut reading) = self.reading else { return };
        if reading.turn != end {
            // The lever had been put back, which is no press of which the memory knows.
            self.sense(&SensorReport::Clock(ClockReading { running: false, ..reading }), SOON);
            reading.turn = end;
            self.sense(&SensorReport::Clock(reading), SOON);
        }
        let (halted, other) = match end {
            ClockEnd::A => (&mut reading.a, ClockEnd::B),
            ClockEnd::B => (&mut reading.b, ClockEnd::A),
        };
        halted.time = time;
        reading.turn = other;
        self.reading = Some(reading);
        self.sense(&SensorReport::Clock(reading), SOON);
    }

    /// Nothing more is kept: what was pressed last has stayed.
    fn end(&mut self) {
        self.at = self.at + LATER;
        let findings = self.recognizer.elapse(self.at);
        self.take(findings);
    }

    fn take(&mut self, findings: Vec<Finding>) {
        for finding in findings {
            match finding {
                Finding::Move { uci, touches, shown, .. } => {
                    self.told.push(MemoryMove { uci, touches, shown });
                }
                Finding::TakenBack { to_back } => {
                    let remain = self.told.len().saturating_sub(usize::from(to_back));
                    self.told.truncate(remain);
                }
                _ => {}
            }
        }
    }
}
