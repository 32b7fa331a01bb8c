//! The stations as a user interface shows them: who is there, what each keeps, and how far each has come.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Zoned;

use crate::exchange::LineState;
use crate::timekeeper::Timekeeper;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_core::evidence::head::Head;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::letter::Letter;

/// All stations of the open competition.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StationsView {
    /// The line to the others.
    pub line: LineState,
    /// The stations, by their letters.
    pub stations: Vec<StationView>,
    /// An own row that others have and that is not here: nothing is recorded until it was taken back.
    pub missing_own: Option<Head>,
    /// The own row that was recorded twice, where nobody has told yet which of the two the others have: nothing is
    /// recorded until then.
    pub undecided: Option<u64>,
    /// The latest that is known of the clocks of each other station.
    pub(crate) anchors: BTreeMap<StationId, Anchor>,
}

/// One station.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StationView {
    /// By which it is told from others.
    pub id: StationId,
    /// What it is called.
    pub name: String,
    /// The letter of its numbers.
    pub letter: Letter,
    /// What it is there for.
    pub role: Role,
    /// Whether it takes part no more.
    pub dismissed: bool,
    /// Whether it is this one.
    pub own: bool,
    /// Whether it keeps the chief's place.
    pub chief: bool,
    /// The boards that it keeps and on which there is a game, or which it has taken.
    pub boards: Vec<BoardNo>,
    /// What was released for it and it has not taken yet.
    pub given: Vec<Post>,
    /// How many of its rows are here.
    pub rows: u64,
    /// How many of those wait for something that is not here yet.
    pub waiting: u64,
    /// Whether it goes on in a form that this program does not understand.
    pub newer: bool,
    /// The row that it has recorded and signed twice, if there is one: from there on two records bear its key.
    pub written_twice: Option<u64>,
    /// So many rows that are here it lacks, as far as it has told; none where it has told nothing.
    pub behind: Option<u64>,
    /// When it was last heard, on the time line here; never since the file was opened, if absent.
    pub heard: Option<Moment>,
    /// By how much the clock on its wall is ahead, if that was measured.
    pub ahead: Option<Millis>,
}

/// A moment of another station with the time on its wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Anchor {
    pub(crate) at: Moment,
    /// The time on its wall, in milliseconds.
    pub(crate) wall: i64,
    /// By how much that clock is ahead of the one here.
    pub(crate) ahead: Millis,
}

impl Anchor {
    /// That of an entry.
    pub(crate) fn of(entry: &Entry) -> Option<Self> {
        let wall = entry.wall.parse::<Zoned>().ok()?.timestamp().as_millisecond();
        Some(Self { at: entry.at, wall, ahead: Millis::ZERO })
    }

    /// What is now on the time line of that station: as of its last entry, plus what has passed since.
    pub(crate) fn now(&self, by: &Timekeeper) -> Moment {
        let wall = by.shown().wall.timestamp().as_millisecond();
        let passed = Millis(wall - self.wall) + self.ahead;
        self.at + passed.max(Millis::ZERO)
    }
}

impl StationsView {
    /// Now, on the time line of the station that keeps a board; none where that is this one.
    #[must_use]
    pub fn now_at(&self, hall: &Hall, board: BoardNo, by: &Timekeeper) -> Option<Moment> {
        if hall.is_kept_here(board) {
            return None;
        }
        let home = hall.stations.keeper(Post::Board(board))?;
        self.anchors.get(&home).map(|anchor| anchor.now(by))
    }

    /// A station.
    #[must_use]
    pub fn station(&self, id: StationId) -> Option<&StationView> {
        self.stations.iter().find(|one| one.id == id)
    }
}

impl StationView {
    /// What the state says of each station, by their letters; how far each has come is not in it.
    #[must_use]
    pub fn all(hall: &Hall) -> Vec<Self> {
        let stations = &hall.stations;
        let mut kept: BTreeMap<StationId, BTreeSet<BoardNo>> = BTreeMap::new();
        for board in hall.at_board.keys() {
            let home = stations.home(Post::Board(*board));
            if let Some(home) = home.filter(|home| home.released.is_none()) {
                kept.entry(home.epoch.of).or_default().insert(*board);
            }
        }
        let mut all: Vec<Self> = stations
            .members
            .iter()
            .map(|(id, member)| {
                let mut boards = kept.remove(id).unwrap_or_default();
                boards.extend(stations.taken_by(*id).filter_map(Post::board));
                Self {
                    id: *id,
                    name: member.name.clone(),
                    letter: member.letter,
                    role: member.role,
                    dismissed: member.dismissed.is_some(),
                    own: hall.own == Some(*id),
                    chief: stations.keeps(*id, Post::Chief),
                    boards: boards.into_iter().collect(),
                    given: stations.given_to(*id).collect(),
                    rows: 0,
                    waiting: 0,
                    newer: false,
                    written_twice: None,
                    behind: None,
                    heard: None,
                    ahead: None,
                }
            })
            .collect();
        all.sort_by_key(|one| one.letter);
        all
    }
}
