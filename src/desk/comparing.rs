//! Whether the files of several stations agree: the same rows as far as both have them, the same history of
//! each board, one writer in each term, each number once. What one has and the other has not yet is no
//! disagreement, but what one lacks is told.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use jadoube_message::{Message, plain};
use uuid::Uuid;

use crate::entries::entry_at;
use crate::evidence::examine;
use jadoube_core::adjournment::event::Event as AdjournmentEvent;
use jadoube_core::disputes::event::{Event as DisputeEvent, Opening};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::posts::scope;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::state::Classification;
use jadoube_core::stations::station::{EntryId, StationId};
use jadoube_journal::fault::Fault;
use jadoube_journal::view::View;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::ids::BoardNo;

/// In what files do not agree.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "desk-comparing")]
pub enum Disagreement {
    /// A file does not stand.
    Unsound {
        /// Where the file lies.
        path: PathBuf,
    },
    /// A file is of another competition than the first.
    OtherCompetition {
        /// Where the file lies.
        path: PathBuf,
    },
    /// The proof is in a file that a station has recorded a row twice.
    Twice {
        /// The file.
        path: PathBuf,
        /// The station.
        station: String,
    },
    /// A row of a station is another in two files.
    Row {
        /// The one file.
        path: PathBuf,
        /// The other.
        other: PathBuf,
        /// The station.
        station: String,
        /// The first such row.
        #[message(with = plain)]
        row: u64,
    },
    /// What both files know of a board makes two histories.
    Board {
        /// The one file.
        path: PathBuf,
        /// The other.
        other: PathBuf,
        /// The board.
        board: BoardNo,
    },
    /// What both files know makes two states, although the boards are the same.
    State {
        /// The one file.
        path: PathBuf,
        /// The other.
        other: PathBuf,
    },
    /// What two stations have recorded in one term of a post is in force.
    Writers {
        /// The file.
        path: PathBuf,
        /// The post.
        post: Post,
        /// The number of the term.
        term: u32,
    },
    /// The number of an incident or an envelope was given twice.
    Number {
        /// The file.
        path: PathBuf,
        /// The number.
        number: String,
    },
}

/// What came of a comparison.
#[derive(Debug)]
pub struct Comparison {
    /// In what files do not agree, as far as they have the same rows.
    pub disagreements: Vec<Disagreement>,
    /// What they lack of each other.
    pub lacks: Vec<Lack>,
}

impl Comparison {
    /// Whether the files agree. One that has not come as far as another does; two of which each has rows
    /// that the other lacks have gone different ways.
    #[must_use]
    pub fn agrees(&self) -> bool {
        self.disagreements.is_empty() && self.lacks.iter().all(|lack| !lack.is_mutual)
    }
}

/// Rows of a station that one file has and another lacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lack {
    /// The file that lacks them.
    pub path: PathBuf,
    /// The file that has them.
    pub other: PathBuf,
    /// The name of the station that has recorded them.
    pub station: String,
    /// How many.
    pub rows: u64,
    /// Whether the other file lacks rows of this one as well.
    pub is_mutual: bool,
}

/// How many rows of each strand have taken effect in a file, or in both of two.
type Reach = BTreeMap<PublicKey, u64>;

/// Where each number was given first, and for what: by competition, whether it is of an incident, and the
/// number.
type FirstUses = BTreeMap<(Uuid, bool, String), (Option<EntryId>, Option<Opening>)>;

/// A file that is compared.
struct Look {
    path: PathBuf,
    view: View,
    /// The hashes of the rows of each strand that have taken effect.
    rows: BTreeMap<PublicKey, Vec<[u8; 32]>>,
    hall: Hall,
}

/// Compares files; nothing is found where they are the same. One alone is looked at by itself.
///
/// # Errors
/// [`Fault`] of a file of which nothing can be read.
pub fn compare(paths: &[PathBuf]) -> Result<Comparison, Fault> {
    let (mut found, mut looks, mut given) = (Vec::new(), Vec::<Look>::new(), BTreeMap::new());
    let mut lacks = Vec::new();
    for path in paths {
        let (look, entries) = Look::at(path)?;
        look.alone(&mut found)?;
        look.writers(&entries, &mut found);
        look.numbers(&entries, &mut given, &mut found);
        for other in &looks {
            other.beside(&look, &mut found);
            let (mut here, mut there) = (other.lacks_of(&look), look.lacks_of(other));
            let is_mutual = !here.is_empty() && !there.is_empty();
            here.append(&mut there);
            lacks.extend(here.into_iter().map(|lack| Lack { is_mutual, ..lack }));
        }
        looks.push(look);
    }
    Ok(Comparison { disagreements: found, lacks })
}

impl Look {
    fn at(path: &Path) -> Result<(Self, Vec<Entry>), Fault> {
        let view = View::of(path)?;
        let (mut rows, owner) = (BTreeMap::<_, Vec<_>>::new(), view.owner().or(view.signer()));
        for one in view.arrived() {
            let key = one.station.or(owner).unwrap_or(PublicKey([0; 32]));
            rows.entry(key).or_default().push(one.row.hash.0);
        }
        let (path, hall) = (path.to_owned(), Hall::default());
        let mut look = Self { path, view, rows, hall };
        let (hall, entries) = look.folded(&look.reach());
        look.hall = hall;
        Ok((look, entries))
    }

    fn reach(&self) -> Reach {
        self.rows.iter().map(|(key, rows)| (*key, rows.len() as u64)).collect()
    }

    /// What the entries up to there make. Those that two files share rest on nothing else: what an entry
    /// follows is in each file before it.
    fn folded(&self, reach: &Reach) -> (Hall, Vec<Entry>) {
        let is_within = |entry: &Entry| {
            entry.place.is_none_or(|place| {
                reach.get(&place.station.0).is_some_and(|last| place.number <= *last)
            })
        };
        let entries = self.view.arrived().filter_map(|one| entry_at(&one));
        let entries: Vec<Entry> = entries.filter(is_within).collect();
        let own = self.view.owner().map(StationId);
        let (mut hall, mut turned) = (Hall { own, ..Hall::default() }, false);
        for entry in &entries {
            turned |= entry.place.is_some_and(|place| hall.turns(&entry.event, place));
            hall.apply(&entry.event, entry.origin());
        }
        if turned {
            hall = hall.anew();
            entries.iter().for_each(|entry| hall.apply(&entry.event, entry.origin()));
        }
        (hall, entries)
    }

    /// Whether the file stands, and whether it has the proof that somebody wrote a row twice.
    fn alone(&self, found: &mut Vec<Disagreement>) -> Result<(), Fault> {
        let examined = examine(&self.path)?;
        if !examined.is_sound() {
            found.push(Disagreement::Unsound { path: self.path.clone() });
        }
        for strand in examined.verdict.strands.iter().filter(|strand| strand.fork.is_some()) {
            let station = self.hall.stations.name(StationId(strand.key));
            found.push(Disagreement::Twice { path: self.path.clone(), station });
        }
        Ok(())
    }

    /// Whether each term has one writer of what is in force.
    fn writers(&self, entries: &[Entry], found: &mut Vec<Disagreement>) {
        let stations = &self.hall.stations;
        if !stations.is_begun() {
            return;
        }
        let mut writers: BTreeMap<(Post, u32), BTreeSet<StationId>> = BTreeMap::new();
        for entry in entries {
            let Some(place) = entry.place else { continue };
            for post in scope(&self.hall, &entry.event).posts() {
                if stations.classify(post, place) == Classification::Applies {
                    let term = stations.term_of(post, place);
                    writers.entry((post, term.no)).or_default().insert(place.station);
                }
            }
        }
        for ((post, term), _) in writers.into_iter().filter(|(_, of)| of.len() > 1) {
            found.push(Disagreement::Writers { path: self.path.clone(), post, term });
        }
    }

    /// Whether each number was given once, here and in the files before.
    fn numbers(&self, entries: &[Entry], given: &mut FirstUses, found: &mut Vec<Disagreement>) {
        let (mut here, of) = (BTreeSet::new(), self.view.header().competition);
        for entry in entries {
            let (number, opening) = match &entry.event {
                Event::Dispute { what: DisputeEvent::Opened { no, opening } } => {
                    ((of, true, no.to_string()), Some(opening.as_ref()))
                }
                Event::Adjournment { what: AdjournmentEvent::Begun { no, .. } } => {
                    ((of, false, no.to_string()), None)
                }
                _ => continue,
            };
            let new = || (entry.place, opening.cloned());
            let first = given.entry(number.clone()).or_insert_with(new);
            // An incident of a record put aside that stands is opened again as it was, under its number.
            if opening.is_some() && first.1.as_ref() == opening {
                here.insert(number);
            } else if !here.insert(number.clone()) || first.0 != entry.place {
                let (path, number) = (self.path.clone(), number.2);
                found.push(Disagreement::Number { path, number });
            }
        }
    }

    /// What this file lacks of another one of the same event; nothing, where one of the two is not shared.
    fn lacks_of(&self, other: &Self) -> Vec<Lack> {
        let is_same = self.view.header().competition == other.view.header().competition;
        if !is_same || self.view.owner().is_some() != other.view.owner().is_some() {
            return Vec::new();
        }
        let lack = |(key, rows): (&PublicKey, &Vec<[u8; 32]>)| {
            let known = self.rows.get(key).map_or(0, Vec::len);
            let rows = rows.len().saturating_sub(known) as u64;
            let station = other.hall.stations.name(StationId(*key));
            let (path, other) = (self.path.clone(), other.path.clone());
            (rows > 0).then_some(Lack { path, other, station, rows, is_mutual: false })
        };
        other.rows.iter().filter_map(lack).collect()
    }

    /// Whether another file agrees with this one.
    fn beside(&self, other: &Self, found: &mut Vec<Disagreement>) {
        if self.view.header().competition != other.view.header().competition {
            return found.push(Disagreement::OtherCompetition { path: other.path.clone() });
        }
        let (one, two) = (|| self.path.clone(), || other.path.clone());
        let mut common = Reach::new();
        let before = found.len();
        for (key, rows) in &self.rows {
            let Some(others) = other.rows.get(key) else { continue };
            common.insert(*key, rows.len().min(others.len()) as u64);
            let differs = rows.iter().zip(others).position(|(here, there)| here != there);
            if let Some(nth) = differs {
                let (station, row) = (self.hall.stations.name(StationId(*key)), nth as u64 + 1);
                found.push(Disagreement::Row { path: one(), other: two(), station, row });
            }
        }
        // Where the rows are others, all else follows from that.
        if found.len() > before || self.view.owner().is_some() != other.view.owner().is_some() {
            return;
        }
        let state = |look: &Self| {
            if look.reach() == common { look.hall.clone() } else { look.folded(&common).0 }
        };
        let (here, there) = (state(self).shared(), state(other).shared());
        if here == there {
            return;
        }
        let of = |hall: &Hall, board| -> Vec<_> {
            let games = hall.games.iter().filter(|(_, one)| one.board == board);
            games.map(|(no, one)| (*no, one.clone())).collect()
        };
        let boards = here.games.values().chain(there.games.values()).map(|one| one.board);
        let boards: BTreeSet<BoardNo> = boards.collect();
        let differ: Vec<BoardNo> =
            boards.into_iter().filter(|board| of(&here, *board) != of(&there, *board)).collect();
        if differ.is_empty() {
            found.push(Disagreement::State { path: one(), other: two() });
        }
        found.extend(differ.into_iter().map(|board| Disagreement::Board {
            path: one(),
            other: two(),
            board,
        }));
    }
}
