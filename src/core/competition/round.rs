//! A round: its pairings, the boards they are played at, and the results that were entered.

use std::collections::BTreeMap;

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::competition::entrant::EntrantNo;
use crate::competition::result::PairingResult;
use crate::competition::start::StartDraw;
use crate::competition::team::{LineUp, Match, TeamNo};
use jadoube_competition::knockout::course::Leg;
use jadoube_competition::tournament::Bye;
use jadoube_laws::ids::{BoardNo, GameNo, Who};
use jadoube_laws::wall::Wall;

/// How far a round has come. It is being played once a game of it has begun, which its boards show.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "contest-stage")]
pub enum Stage {
    /// Paired; nobody else has seen it.
    Draft,
    /// The pairings are known, and their boards set up.
    Published,
    /// All results are in, and its boards are free.
    Closed,
}

/// Two who meet, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pairing {
    /// At which board.
    pub board: BoardNo,
    /// Who has White.
    pub white: EntrantNo,
    /// Who has Black.
    pub black: EntrantNo,
}

impl Pairing {
    /// Both, White first.
    #[must_use]
    pub const fn both(self) -> [EntrantNo; 2] {
        [self.white, self.black]
    }
}

/// A result that the arbiter entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnteredResult {
    /// The result.
    pub result: PairingResult,
    /// What the board showed then, where it was something else.
    pub against: Option<PairingResult>,
    /// Why; empty where nothing needed to be said.
    pub reason: String,
    /// Who entered it.
    pub who: Who,
    /// The wall time of the entry.
    pub wall: String,
    /// Whether it was undone: what held before holds again.
    pub undone: bool,
}

/// A pairing with what has become of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bout {
    /// Who meets whom.
    pub pairing: Pairing,
    /// The game, once its board is set up.
    pub game: Option<GameNo>,
    /// What was entered, the latest last.
    pub entered: Vec<EnteredResult>,
}

impl Bout {
    /// A pairing of which nothing has become yet.
    #[must_use]
    pub const fn of(pairing: Pairing) -> Self {
        Self { pairing, game: None, entered: Vec::new() }
    }

    /// What the arbiter entered last, if it still holds.
    #[must_use]
    pub fn typed(&self) -> Option<PairingResult> {
        self.entered.iter().rfind(|entered| !entered.undone).map(|entered| entered.result)
    }
}

/// Who has no opponent in a round.
pub type Byes = BTreeMap<EntrantNo, Bye>;

/// A round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// How far it has come.
    pub stage: Stage,
    /// When it begins.
    pub starts: Option<Wall>,
    /// The pairings in the order of their boards.
    pub bouts: Vec<Bout>,
    /// Who has no opponent.
    pub byes: Byes,
    /// How the start positions were drawn, where they are those of Chess960.
    #[serde(default)]
    pub start: Option<StartDraw>,
    /// Which teams meet, where teams play.
    #[serde(default)]
    pub matches: Vec<Match>,
    /// Which game of which match is played at a board, in a knock-out.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub legs: BTreeMap<BoardNo, Leg>,
    /// The teams that have no opponent.
    #[serde(default)]
    pub free_teams: Vec<TeamNo>,
    /// Who sits where: as handed in; of the teams that handed nothing in, once the round is known.
    #[serde(default)]
    pub line_ups: BTreeMap<TeamNo, LineUp>,
}

impl Round {
    /// Other pairings at some boards, each with a game of its own that is set up next.
    pub(in crate::competition) fn change(&mut self, pairings: &[Pairing]) {
        for pairing in pairings {
            let old = self.bouts.iter_mut().find(|bout| bout.pairing.board == pairing.board);
            match old {
                Some(old) => *old = Bout::of(*pairing),
                None => self.bouts.push(Bout::of(*pairing)),
            }
            self.byes.retain(|no, _| !pairing.both().contains(no));
        }
        self.bouts.sort_by_key(|bout| bout.pairing.board);
    }

    /// The pairings are again what they were; boards at which nothing had changed go on.
    pub(in crate::competition) fn put_back(&mut self, pairings: &[Pairing], byes: Byes) {
        let back = pairings.iter().map(|pairing| {
            let same = self.bouts.iter().find(|bout| bout.pairing == *pairing);
            same.cloned().unwrap_or_else(|| Bout::of(*pairing))
        });
        self.bouts = back.collect();
        self.byes = byes;
    }
}
