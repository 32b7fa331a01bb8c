//! The event as it is now: the fold of its events. Only `apply` changes it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::competition::context::{BoardView, Boards};
use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::event::{Act, Numbering};
use crate::competition::refusal::Refusal;
use crate::competition::regulations::Regulations;
use crate::competition::result::{BoardResult, PairingResult};
use crate::competition::round::{Bout, Round, Stage};
use jadoube_laws::game::event::Setup;
use jadoube_laws::ids::{BoardNo, GameNo};
use jadoube_laws::wall::Wall;

/// That somebody plays no more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departure {
    /// The first round that he does not play.
    pub from: u8,
    /// Whether he was expelled.
    pub expelled: bool,
    /// Why.
    pub reason: String,
}

/// Somebody who entered, and whether he plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// What is known of him.
    pub entrant: Entrant,
    /// That he plays no more.
    pub left: Option<Departure>,
    /// Rounds that he does not play.
    pub absent: BTreeSet<u8>,
}

impl Entry {
    /// Whether he has left before a round.
    #[must_use]
    pub fn has_left(&self, round: u8) -> bool {
        self.left.as_ref().is_some_and(|left| left.from <= round)
    }

    /// Whether it is known that he will not come to a round.
    #[must_use]
    pub fn is_absent(&self, round: u8) -> bool {
        let is_late = self.entrant.from_round.is_some_and(|from| round < from);
        is_late || self.absent.contains(&round)
    }
}

/// Numbers for pairing as they were given at a time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbers {
    /// Who has number 1, 2, …
    pub order: Vec<EntrantNo>,
    /// How they were given.
    pub how: Numbering,
    /// Why, where there were others before.
    pub reason: String,
    /// After so many rounds whose pairings were known.
    pub after: u8,
}

/// An event.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Contest {
    /// The regulations, once they are fixed.
    pub regulations: Option<Regulations>,
    /// Who has entered.
    pub entrants: BTreeMap<EntrantNo, Entry>,
    /// The numbers for pairing, the latest last.
    pub numbers: Vec<Numbers>,
    /// The rounds that are paired.
    pub rounds: BTreeMap<u8, Round>,
    /// When rounds begin that are not paired yet.
    pub schedule: BTreeMap<u8, Wall>,
    /// The acts of the arbiter from which nothing has followed, the last one last.
    pub acts: Vec<Act>,
}

impl Contest {
    /// The entrants in the order of their numbers; of their entry, before there are numbers.
    #[must_use]
    pub fn order(&self) -> Vec<EntrantNo> {
        match self.numbers.last() {
            Some(numbers) => numbers.order.clone(),
            None => self.entrants.keys().copied().collect(),
        }
    }

    /// The number for pairing of an entrant.
    #[must_use]
    pub fn number(&self, of: EntrantNo) -> Option<u16> {
        let at = self.order().iter().position(|no| *no == of)?;
        u16::try_from(at + 1).ok()
    }

    /// The name of an entrant.
    #[must_use]
    pub fn name(&self, of: EntrantNo) -> &str {
        self.entrants.get(&of).map_or("", |entry| &entry.entrant.name)
    }

    /// The last round whose pairings are known; 0 before the first.
    #[must_use]
    pub fn published(&self) -> u8 {
        let known = self.rounds.iter().filter(|(_, round)| round.stage != Stage::Draft);
        known.map(|(round, _)| *round).max().unwrap_or(0)
    }

    /// How many rounds there are to be.
    #[must_use]
    pub fn planned(&self) -> u8 {
        let planned = self.regulations.as_ref().map(|one| one.rounds(self.entrants.len()));
        planned.unwrap_or(0).max(self.published())
    }

    /// The regulations, where they are fixed.
    pub(in crate::competition) fn started(&self) -> Result<&Regulations, Refusal> {
        self.regulations.as_ref().ok_or(Refusal::NotStarted)
    }

    /// A round whose pairings are known.
    pub(in crate::competition) fn known(&self, round: u8) -> Result<&Round, Refusal> {
        let found = self.rounds.get(&round).ok_or(Refusal::NoSuchRound(round))?;
        match found.stage {
            Stage::Draft => Err(Refusal::NotPublished(round)),
            Stage::Published | Stage::Closed => Ok(found),
        }
    }

    /// The games of all pairings.
    pub fn games(&self) -> impl Iterator<Item = GameNo> {
        let bouts = self.rounds.values().flat_map(|round| &round.bouts);
        bouts.filter_map(|bout| bout.game)
    }

    /// The pairing at a board in a round.
    #[must_use]
    pub fn bout(&self, round: u8, board: BoardNo) -> Option<&Bout> {
        self.rounds.get(&round)?.bouts.iter().find(|bout| bout.pairing.board == board)
    }

    /// A game was set up at a board: it is that of the pairing there, if it is one of the same
    /// players in that round, and the pairing has none that is still there.
    pub(crate) fn seat(
        &mut self,
        (board, setup): (BoardNo, &Setup),
        no: GameNo,
        is_there: impl Fn(GameNo) -> bool,
    ) {
        let Ok(round) = u8::try_from(setup.round) else { return };
        let Self { entrants, rounds, .. } = self;
        let Some(round) = rounds.get_mut(&round).filter(|it| it.stage == Stage::Published) else {
            return;
        };
        let named = |of: &EntrantNo, name: &str| {
            entrants.get(of).is_some_and(|entry| entry.entrant.name == name)
        };
        let mut bouts = round.bouts.iter_mut();
        let bout = bouts.find(|bout| {
            bout.pairing.board == board
                && named(&bout.pairing.white, &setup.players.white.name)
                && named(&bout.pairing.black, &setup.players.black.name)
                && !bout.game.is_some_and(&is_there)
        });
        if let Some(bout) = bout {
            bout.game = Some(no);
        }
    }
}

impl Bout {
    /// What its board shows, if there is a game.
    #[must_use]
    pub fn view(&self, boards: &Boards) -> Option<BoardView> {
        boards.get(&self.game?).copied()
    }

    /// Its result: what was entered, or else what its board shows.
    #[must_use]
    pub fn result(&self, boards: &Boards) -> Option<PairingResult> {
        self.typed().or_else(|| self.view(boards)?.result.ended())
    }

    /// Whether its game is adjourned and nothing was entered.
    #[must_use]
    pub fn is_adjourned(&self, boards: &Boards) -> bool {
        let shows = self.view(boards).map(|view| view.result);
        self.typed().is_none() && shows == Some(BoardResult::Adjourned)
    }
}
