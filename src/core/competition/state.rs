//! The event as it is now: the fold of its events. Only `apply` changes it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::adjournment::session::Session;
use crate::competition::context::{BoardView, Boards};
use crate::competition::draw::VarmaDraw;
use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::event::{Act, Numbering};
use crate::competition::phase::Phase;
use crate::competition::refusal::Refusal;
use crate::competition::regulations::Regulations;
use crate::competition::result::{BoardResult, PairingResult};
use crate::competition::round::{Bout, Byes, Pairing, Round, Stage};
use crate::competition::start::StartDraw;
use crate::competition::team::{LineUp, Team, TeamNo};
use jadoube_chess::side::BySide;
use jadoube_competition::handling::Rules as Handling;
use jadoube_competition::knockout::bracket::Tie;
use jadoube_competition::knockout::course::MatchLot;
use jadoube_competition::tournament::Bye;
use jadoube_laws::game::event::Setup;
use jadoube_laws::game::outcome::EndReason;
use jadoube_laws::ids::{BoardNo, GameNo};
use jadoube_laws::rulings::ruling::Ruling;
use jadoube_laws::rulings::score::result::corrected;
use jadoube_laws::wall::Wall;

/// That somebody plays no more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departure {
    /// The first round that he does not play.
    pub from: u8,
    /// Whether he was expelled.
    pub expelled: bool,
    /// The reason that was given.
    pub reason: String,
}

/// Rounds that somebody did not play who had left and came back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeAway {
    /// The first round that he did not play.
    pub from: u8,
    /// The first round that he played again.
    pub until: u8,
}

impl TimeAway {
    /// Whether a round is one of them.
    #[must_use]
    pub const fn holds(self, round: u8) -> bool {
        self.from <= round && round < self.until
    }
}

/// How long somebody, or a team, plays: written as part of the entry that it is of.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Stay {
    /// That he plays no more.
    pub left: Option<Departure>,
    /// The rounds of earlier departures from which he came back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<TimeAway>,
}

impl Departure {
    pub(in crate::competition) fn new(from: u8, expelled: bool, reason: &str) -> Self {
        Self { from, expelled, reason: reason.to_owned() }
    }
}

impl Stay {
    /// Whether he has left before a round, and not come back by then.
    #[must_use]
    pub fn has_left(&self, round: u8) -> bool {
        self.was_away(round) || self.left.as_ref().is_some_and(|left| left.from <= round)
    }

    /// Whether he had left before a round, and came back after it.
    #[must_use]
    pub fn was_away(&self, round: u8) -> bool {
        self.away.iter().any(|away| away.holds(round))
    }

    /// He leaves, when so many rounds are published; the rounds that he had not played by an earlier
    /// departure stay as they are.
    pub(in crate::competition) fn leave(&mut self, departure: Departure, published: u8) {
        self.come_back(departure.from.min(published.saturating_add(1)));
        self.left = Some(departure);
    }

    /// He plays again from a round on; the rounds meanwhile stay as they are.
    pub(in crate::competition) fn come_back(&mut self, until: u8) {
        if let Some(left) = self.left.take().filter(|left| left.from < until) {
            self.away.push(TimeAway { from: left.from, until });
        }
    }

    /// That he came back is undone: he has left as before.
    pub(in crate::competition) fn leave_again(&mut self, left: Option<Departure>) {
        let is_of = |away: &TimeAway| left.as_ref().is_some_and(|left| left.from == away.from);
        if self.away.last().is_some_and(is_of) {
            self.away.pop();
        }
        self.left = left;
    }
}

/// Somebody who entered, and whether he plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// What is known of him.
    pub entrant: Entrant,
    /// How long he plays.
    #[serde(flatten)]
    pub stay: Stay,
    /// Rounds that he does not play.
    pub absent: BTreeSet<u8>,
    /// Byes that he asked for and got.
    #[serde(default)]
    pub byes: BTreeMap<u8, Bye>,
}

impl Entry {
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
    /// The draw from which they follow.
    #[serde(default)]
    pub draw: Option<VarmaDraw>,
}

/// What an act changed, as it was before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::competition) enum Before {
    /// Nothing that the act does not tell by itself.
    Nothing,
    /// The same; it is undone with the act before it.
    Joined,
    /// The regulations.
    Regulations(Box<Regulations>),
    /// What was known of the entrant.
    Entrant(Box<Entrant>),
    /// That he had left.
    Departure(Option<Departure>),
    /// That he had left, and a round that was only paired.
    Return(Option<Departure>, Option<(u8, Box<Round>)>),
    /// His absence from a round, and his bye.
    Attendance(bool, Option<Bye>),
    /// The same of several.
    Departures(Vec<(EntrantNo, Option<Departure>)>),
    /// The same of several, each with his absence and his bye.
    Attendances(Vec<(EntrantNo, bool, Option<Bye>)>),
    /// When the round began.
    Schedule(Option<Wall>),
    /// When the rounds began.
    Schedules(Vec<(u8, Option<Wall>)>),
    /// A round that was only paired, and a draw that went on.
    Draft(Option<(u8, Box<Round>)>, Option<Box<VarmaDraw>>),
    /// The session of a round, and whether it is undone with the act before it.
    Session(Box<Session>, bool),
    /// The start positions.
    Start(Option<StartDraw>),
    /// How many steps of the draw there were.
    Steps(usize),
    /// What was known of the team.
    Team(Box<TeamEntry>),
    /// The same, and a round that was only paired.
    TeamReturn(Box<TeamEntry>, Option<(u8, Box<Round>)>),
    /// What the team had handed in.
    LineUp(Option<LineUp>),
    /// The pairings.
    Pairings(Vec<Pairing>, Byes),
    /// The phases, and a round that was only paired.
    Phases(Vec<Phase>, Option<(u8, Box<Round>)>),
}

impl Before {
    /// Whether the act is undone with the one before it.
    pub(in crate::competition) const fn is_joined(&self) -> bool {
        matches!(self, Self::Joined | Self::Session(_, true))
    }

    /// The act is undone by itself.
    pub(in crate::competition) fn stand_alone(&mut self) {
        if let Self::Session(_, joined) = self {
            *joined = false;
        } else if *self == Self::Joined {
            *self = Self::Nothing;
        }
    }
}

/// A team, and whether it plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamEntry {
    /// What is known of it.
    pub team: Team,
    /// How long it plays.
    #[serde(flatten)]
    pub stay: Stay,
}

/// Numbers for pairing of the teams as they were given at a time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamNumbers {
    /// Which team has number 1, 2, …
    pub order: Vec<TeamNo>,
    /// How they were given.
    pub how: Numbering<TeamNo>,
    /// Why, where there were others before.
    pub reason: String,
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
    /// The teams that have entered, where teams play.
    #[serde(default)]
    pub teams: BTreeMap<TeamNo, TeamEntry>,
    /// The numbers of the teams, the latest last.
    #[serde(default)]
    pub team_numbers: Vec<TeamNumbers>,
    /// The phases of a championship, the latest last.
    #[serde(default)]
    pub phases: Vec<Phase>,
    /// The rounds that are paired.
    pub rounds: BTreeMap<u8, Round>,
    /// When rounds begin that are not paired yet.
    pub schedule: BTreeMap<u8, Wall>,
    /// The lots by which matches were won that stood even, in a knock-out.
    #[serde(default, with = "crate::pairs", skip_serializing_if = "BTreeMap::is_empty")]
    pub lots: BTreeMap<Tie, MatchLot<EntrantNo>>,
    /// The restricted draw, while it goes on.
    #[serde(default)]
    pub draw: Option<VarmaDraw>,
    /// The acts of the arbiter that can be undone, the last one last.
    pub acts: Vec<Act>,
    /// What each of them changed.
    pub(in crate::competition) before: Vec<Before>,
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

    /// Whether an entrant plays by the rules for blind players.
    #[must_use]
    pub fn is_blind(&self, no: EntrantNo) -> bool {
        self.entrants.get(&no).is_some_and(|entry| entry.entrant.blind)
    }

    /// Whether the two of the pairing that a game is of play by the rules for blind players; neither of a
    /// game that is of none.
    #[must_use]
    pub fn blind_in(&self, game: GameNo) -> BySide<bool> {
        let mut bouts = self.rounds.values().flat_map(|round| &round.bouts);
        let of = bouts.find(|bout| bout.game == Some(game)).map(|bout| bout.pairing);
        of.map_or_else(BySide::default, |pairing| {
            BySide::new(self.is_blind(pairing.white), self.is_blind(pairing.black))
        })
    }

    /// The boards of a round at which somebody plays by the rules for blind players.
    #[must_use]
    pub fn boards_of_blind(&self, round: u8) -> Vec<BoardNo> {
        let bouts = self.rounds.get(&round).into_iter().flat_map(|round| &round.bouts);
        let pairings = bouts.map(|bout| bout.pairing);
        let of = pairings.filter(|one| one.both().into_iter().any(|no| self.is_blind(no)));
        of.map(|one| one.board).collect()
    }

    /// Those of a list who can enter, and those who cannot because somebody with that name, or that
    /// number of FIDE, has entered or stands before them in the list.
    #[must_use]
    pub fn newcomers<'a>(&'a self, all: &'a [Entrant]) -> (Vec<&'a Entrant>, Vec<&'a Entrant>) {
        let entered = || self.entrants.values().map(|entry| &entry.entrant);
        let mut names: BTreeSet<&str> = entered().map(|one| one.name.as_str()).collect();
        let mut ids: BTreeSet<u32> = entered().filter_map(|one| one.fide_id).collect();
        all.iter()
            .partition(|one| names.insert(&one.name) && one.fide_id.is_none_or(|id| ids.insert(id)))
    }

    /// The last round whose pairings are known; 0 before the first.
    #[must_use]
    pub fn published(&self) -> u8 {
        let known = self.rounds.iter().filter(|(_, round)| round.stage != Stage::Draft);
        known.map(|(round, _)| *round).max().unwrap_or(0)
    }

    /// How many rounds there are to be; in a knock-out the fewest that are left.
    #[must_use]
    pub fn planned(&self) -> u8 {
        if let Some(rounds) = self.rounds_of_phases() {
            return rounds.max(self.published());
        }
        let Some(regulations) = &self.regulations else { return self.published() };
        // A match that is not decided in its first stage makes a knock-out longer.
        let last = self.rounds.last_key_value().filter(|(_, round)| !round.legs.is_empty());
        let planned = last.map(|(no, round)| {
            let after = round.legs.values().map(|leg| regulations.games_after(*leg, self.field()));
            no.saturating_add(after.max().unwrap_or(0))
        });
        planned.unwrap_or_else(|| regulations.rounds(self.field())).max(self.published())
    }

    /// Whether numbers for pairing can still be given.
    #[must_use]
    pub fn can_be_numbered(&self, regulations: &Regulations) -> bool {
        let is_fixed = self.published() > 0 && regulations.is_table();
        !is_fixed && !self.rounds.contains_key(&regulations.handling.rules().numbers_until.value)
    }

    /// What is done from round to round, by the edition of the event.
    #[must_use]
    pub fn handling(&self) -> &'static Handling {
        let edition = self.regulations.as_ref().map(|one| one.handling);
        edition.unwrap_or_default().rules()
    }

    /// The regulations, where they are fixed.
    pub(in crate::competition) fn started(&self) -> Result<&Regulations, Refusal> {
        self.regulations.as_ref().ok_or_else(|| self.not_started())
    }

    /// Why nothing can be done in an event without regulations.
    #[must_use]
    pub fn not_started(&self) -> Refusal {
        if self.lacks_regulations() { Refusal::RegulationsLost } else { Refusal::NotStarted }
    }

    /// Whether there is something of an event but its regulations, without which nobody can have entered: they
    /// are lost.
    #[must_use]
    pub fn lacks_regulations(&self) -> bool {
        let is_empty = self.entrants.is_empty() && self.teams.is_empty() && self.rounds.is_empty();
        self.regulations.is_none() && !is_empty
    }

    /// A round whose pairings are known.
    pub(in crate::competition) fn known(&self, round: u8) -> Result<&Round, Refusal> {
        if self.published() == 0 {
            return Err(Refusal::NothingPublished);
        }
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

    /// The games of the pairings of a round.
    pub fn games_of(&self, round: u8) -> impl Iterator<Item = GameNo> {
        let bouts = self.rounds.get(&round).into_iter().flat_map(|round| &round.bouts);
        bouts.filter_map(|bout| bout.game)
    }

    /// The pairing at a board in a round, to change it.
    pub(in crate::competition) fn bout_mut(
        &mut self,
        round: u8,
        board: BoardNo,
    ) -> Option<&mut Bout> {
        let round = self.rounds.get_mut(&round)?;
        round.bouts.iter_mut().find(|bout| bout.pairing.board == board)
    }

    /// The latest round of which a pairing is at a board.
    #[must_use]
    pub fn latest_at(&self, board: BoardNo) -> Option<u8> {
        let known = self.rounds.iter().rev().filter(|(_, round)| round.stage != Stage::Draft);
        let mut at_board =
            known.filter(|(_, round)| round.bouts.iter().any(|bout| bout.pairing.board == board));
        at_board.next().map(|(round, _)| *round)
    }

    /// Whether the arbiter has entered the result of a game.
    #[must_use]
    pub fn is_decided(&self, game: GameNo) -> bool {
        let mut bouts = self.rounds.values().flat_map(|round| &round.bouts);
        bouts.any(|bout| bout.game == Some(game) && bout.typed().is_some())
    }

    /// How far a round has come.
    pub(in crate::competition) fn stage(&mut self, round: u8, stage: Stage) {
        self.with_round(round, |round| round.stage = stage);
    }

    /// Changes a round, if it is known.
    pub(in crate::competition) fn with_round(
        &mut self,
        round: u8,
        change: impl FnOnce(&mut Round),
    ) {
        if let Some(round) = self.rounds.get_mut(&round) {
            change(round);
        }
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

/// Two results of one pairing, between which the arbiter has to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// What was entered, which counts until he has decided.
    pub entered: PairingResult,
    /// What the board shows.
    pub shown: PairingResult,
}

impl Difference {
    /// A ruling on the game that has ended: it names the result that counts.
    #[must_use]
    pub fn named_in(self, ruling: Ruling) -> Ruling {
        if self.entered.is_only_unrated(self.shown) {
            return ruling;
        }
        corrected(ruling, self.entered.written())
    }
}

impl Bout {
    /// What its board shows, if there is a game.
    #[must_use]
    pub fn view(&self, boards: &Boards) -> Option<BoardView> {
        boards.get(&self.game?).copied()
    }

    /// That its board shows another result than the one that was entered, which was not known when
    /// it was entered: a ruling, an appeal, a game that was played all the same.
    #[must_use]
    pub fn difference(&self, boards: &Boards) -> Option<Difference> {
        let last = self.entered.iter().rfind(|entered| !entered.undone)?;
        let shown = self.view(boards)?.result.ended()?;
        let is_new = last.result != shown && last.against != Some(shown);
        is_new.then_some(Difference { entered: last.result, shown })
    }

    /// Whether the result that its board shows was entered by hand.
    #[must_use]
    pub fn is_shown_by_hand(&self, boards: &Boards) -> bool {
        let shown = self.view(boards).map(|view| view.result);
        let Some(BoardResult::Ended(outcome)) = shown else { return false };
        outcome.reason == EndReason::AsRecorded
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
