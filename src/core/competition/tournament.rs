//! The event as a tournament, of which standings, tournament files and ratings are made.

use std::collections::{BTreeMap, BTreeSet};

use crate::competition::category::Category;
use crate::competition::context::Boards;
use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::result::BoardResult;
use crate::competition::round::{Bout, Stage};
use crate::competition::state::{Contest, Departure};
use crate::competition::table::table;
use crate::competition::team::TeamNo;
use crate::competition::teams;
use jadoube_chess::side::Side;
use jadoube_competition::norm::edition::Regulations as NormRules;
use jadoube_competition::norm::exemption::{International, international};
use jadoube_competition::pairing::Pairing;
use jadoube_competition::points::{Points, Scoring};
use jadoube_competition::standing::{Ranking, Standing};
use jadoube_competition::tournament::{
    Bye, MatchForfeit, Number, Player, RoundResult, Schedule, Team, Tournament,
};
use jadoube_competition::withdrawal::{Decision, Fate, Leavers, Withdrawal, read};
use jadoube_laws::ids::BoardNo;

/// An event in its two readings, which differ where somebody has left it. In both a game without a
/// result is worth nothing yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Readings {
    /// Everything that was played.
    pub record: Tournament,
    /// What places are counted from.
    pub standing: Tournament,
    /// Those who left, with what is decided of their games.
    pub withdrawn: Vec<Withdrawal>,
    /// Who has left: teams, where teams play.
    pub left: BTreeSet<Number>,
    /// Those whose games are struck from the standing: they have no place in it.
    pub unplaced: BTreeSet<Number>,
    /// Which players have an adjourned game, in which round.
    pub adjourned: BTreeSet<(u8, Number)>,
}

/// Which games count in a standing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Games {
    /// Those from which places are counted.
    #[default]
    Counted,
    /// All that were played.
    All,
}

/// Which standing is meant; by itself that after the last round whose pairings are known, of all, by
/// the games that count.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StandingView {
    /// After which round; the last one, where none is said.
    pub after: Option<u8>,
    /// By which games.
    pub games: Games,
    /// Of whom.
    pub only: Category,
}

impl Readings {
    /// The tournament that has these games.
    #[must_use]
    pub const fn of(&self, games: Games) -> &Tournament {
        match games {
            Games::Counted => &self.standing,
            Games::All => &self.record,
        }
    }

    /// Who stands where after so many rounds by these games. By those that count, who left too early
    /// has no place.
    #[must_use]
    pub fn ranked(&self, ranking: &Ranking, games: Games, rounds: u8) -> Standing {
        let standing = ranking.standing(self.of(games), rounds);
        match games {
            Games::Counted => standing.without_places(&self.unplaced),
            Games::All => standing,
        }
    }

    /// The rounds up to one in which a game of somebody, or of a player of the team, is not over.
    #[must_use]
    pub fn unfinished(&self, who: Number, until: u8) -> Vec<u8> {
        let players = self.players_of(who);
        let is_open = |round: &u8| {
            let at = usize::from(*round).saturating_sub(1);
            players.iter().any(|player| {
                let of = self.record.players.get(player).and_then(|one| one.rounds.get(at));
                matches!(of, Some(Some(RoundResult::Game { score: None, .. })))
            })
        };
        (1..=until).filter(is_open).collect()
    }

    /// Whether a game of somebody, or of a player of the team, is adjourned.
    #[must_use]
    pub fn is_adjourned(&self, who: Number, round: u8) -> bool {
        self.players_of(who).iter().any(|player| self.adjourned.contains(&(round, *player)))
    }

    fn players_of(&self, who: Number) -> Vec<Number> {
        match self.record.teams.get(&who) {
            Some(team) => team.players.clone(),
            None => vec![who],
        }
    }

    /// What is on record of somebody, and does not count in the standing: round by round.
    #[must_use]
    pub fn struck(&self, who: Number) -> Vec<(u8, RoundResult)> {
        self.standing.struck_from(&self.record, who)
    }
}

impl Contest {
    /// The event as a tournament. A game that is adjourned, or goes on, is one without a result; a
    /// round that is only drafted is none yet.
    #[must_use]
    pub fn tournament(&self, boards: &Boards) -> Readings {
        let record = self.played(boards);
        let leavers = self.order().into_iter().zip(1..).filter_map(|(no, number)| {
            let left = self.entrants.get(&no)?.stay.left.as_ref()?;
            Some((Number(number), u16::from(left.from)))
        });
        let leavers: BTreeMap<Number, u16> = leavers.collect();
        let is_of_teams = self.team_rules().is_some();
        let leavers = if is_of_teams { BTreeMap::new() } else { leavers };
        let teams = self.team_order().into_iter().zip(1..).filter_map(|(no, number)| {
            let left = self.teams.get(&no)?.stay.left.as_ref()?;
            Some((Number(number), u16::from(left.from)))
        });
        let teams: BTreeMap<Number, u16> = teams.collect();
        let read = match (&self.regulations, self.timetable()) {
            (Some(regulations), Some(schedule)) if !leavers.is_empty() => {
                let edition = regulations.withdrawal;
                read(&record, &schedule, &Leavers::Players(leavers), edition).ok()
            }
            (Some(regulations), Some(schedule)) if !teams.is_empty() => {
                read(&record, &schedule, &Leavers::Teams(teams), regulations.withdrawal).ok()
            }
            _ => None,
        };
        let (mut record, mut standing, withdrawn) = match read {
            Some(read) => (read.record, read.standing, read.withdrawn),
            None => (record.clone(), record, Vec::new()),
        };
        // What stands for the games of those who left comes with the rounds: nobody has won one that
        // is not paired.
        let known = usize::from(self.published());
        for table in [&mut record, &mut standing] {
            table.players.values_mut().for_each(|player| player.rounds.truncate(known));
        }
        // An adjourned game is a draw for the pairing only (C.04.2 3.1).
        for table in [&mut record, &mut standing] {
            table.scoring.unknown = Points::ZERO;
            table.match_scoring.unknown = Points::ZERO;
        }
        let (left, adjourned) = (self.gone(), self.adjourned(boards));
        let struck = withdrawn.iter().filter(|one| one.decision.fate != Fate::Counted);
        let unplaced = struck.map(|one| one.who).collect();
        Readings { record, standing, withdrawn, left, unplaced, adjourned }
    }

    /// The same with a round as it will be, once its pairings are known; nothing, if they are, or if it
    /// is not paired.
    #[must_use]
    pub fn tournament_of_draft(&self, round: u8, boards: &Boards) -> Option<Readings> {
        self.rounds.get(&round).filter(|round| round.stage == Stage::Draft)?;
        let mut known = self.clone();
        known.stage(round, Stage::Published);
        Some(known.tournament(boards))
    }

    /// Who has left: teams, where teams play.
    fn gone(&self) -> BTreeSet<Number> {
        let numbered = |left: Vec<bool>| {
            let all = left.into_iter().zip(1..).filter(|(left, _)| *left);
            all.map(|(_, number)| Number(number)).collect()
        };
        let player =
            |no: &EntrantNo| self.entrants.get(no).is_some_and(|one| one.stay.left.is_some());
        let team = |no: &TeamNo| self.teams.get(no).is_some_and(|one| one.stay.left.is_some());
        match self.team_rules() {
            None => numbered(self.order().iter().map(player).collect()),
            Some(_) => numbered(self.team_order().iter().map(team).collect()),
        }
    }

    /// Which players have an adjourned game, in which round.
    fn adjourned(&self, boards: &Boards) -> BTreeSet<(u8, Number)> {
        let known = self.rounds.iter().filter(|(_, round)| round.stage != Stage::Draft);
        let both = known.flat_map(|(no, round)| {
            let bouts = round.bouts.iter().filter(|bout| bout.is_adjourned(boards));
            bouts.flat_map(|bout| bout.pairing.both()).map(|one| (*no, one))
        });
        both.filter_map(|(no, one)| Some((no, Number(self.number(one)?)))).collect()
    }

    /// The boards of a round whose pairings are known that have no result yet.
    #[must_use]
    pub fn missing(&self, round: u8, boards: &Boards) -> Vec<BoardNo> {
        let known = self.rounds.get(&round).filter(|round| round.stage != Stage::Draft);
        let bouts = known.map_or(&[][..], |round| &round.bouts);
        let open = bouts.iter().filter(|bout| bout.result(boards).is_none());
        open.map(|bout| bout.pairing.board).collect()
    }

    /// The standing that is meant, in an event of a year; none before there are regulations.
    #[must_use]
    pub fn standing(
        &self,
        readings: &Readings,
        view: &StandingView,
        year: u16,
    ) -> Option<Standing> {
        let ranking = self.regulations.as_ref()?.ranking();
        let published = self.published();
        let after = view.after.unwrap_or(published).min(published);
        let standing = readings.ranked(&ranking, view.games, after);
        Some(self.in_category(&standing, &view.only, year))
    }

    /// Whether the event is so international that nobody needs foreign opponents for a norm, and what
    /// there is of it, by the title regulations; nothing where its host is not known.
    #[must_use]
    pub fn international(&self, readings: &Readings, rules: &NormRules) -> Option<International> {
        let host = &self.regulations.as_ref().filter(|one| !one.host.is_empty())?.host;
        Some(international(&readings.record, host, rules))
    }

    /// The categories among those who have entered, in an event of a year; that of all is the first.
    #[must_use]
    pub fn categories(&self, year: u16) -> Vec<Category> {
        let kind = self.regulations.as_ref().map(|one| one.rating).unwrap_or_default();
        let entrants: Vec<&Entrant> = self.entrants.values().map(|one| &one.entrant).collect();
        Category::among(&entrants, (year, kind))
    }

    /// A standing of those alone who belong to a category, with places of their own. A category is
    /// one of players.
    #[must_use]
    pub fn in_category(&self, standing: &Standing, only: &Category, year: u16) -> Standing {
        if *only == Category::All || self.team_rules().is_some() {
            return standing.clone();
        }
        let kind = self.regulations.as_ref().map(|one| one.rating).unwrap_or_default();
        let order = self.order();
        standing.among(|number| {
            let no = usize::from(number.0).checked_sub(1).and_then(|at| order.get(at));
            let entry = no.and_then(|no| self.entrants.get(no));
            entry.is_some_and(|entry| only.holds(&entry.entrant, (year, kind)))
        })
    }

    /// What would be decided of the games of somebody if he left before a round; nothing where the
    /// pairings are not known beforehand: then all that was played counts.
    #[must_use]
    pub fn if_left(&self, no: EntrantNo, from: u8, boards: &Boards) -> Option<Decision> {
        let mut after = self.clone();
        after.entrants.get_mut(&no)?.stay.left = Some(leaving(from));
        after.decided(Number(after.number(no)?), boards)
    }

    /// The same for a team.
    #[must_use]
    pub fn if_team_left(&self, no: TeamNo, from: u8, boards: &Boards) -> Option<Decision> {
        let mut after = self.clone();
        after.teams.get_mut(&no)?.stay.left = Some(leaving(from));
        after.decided(Number(after.team_number(no)?), boards)
    }

    fn decided(&self, who: Number, boards: &Boards) -> Option<Decision> {
        let withdrawn = self.tournament(boards).withdrawn;
        withdrawn.into_iter().find(|one| one.who == who).map(|one| one.decision)
    }

    /// The pairings of all rounds by number, where they are known beforehand.
    fn timetable(&self) -> Option<Vec<Vec<Pairing>>> {
        let table = table(self).ok()??;
        Some((1..).map_while(|round| table.round(round)).map(|round| round.pairings).collect())
    }

    fn played(&self, boards: &Boards) -> Tournament {
        let kind = self.regulations.as_ref().map(|one| one.system.kind());
        let schedule = kind.map_or(Schedule::ByResults, |kind| kind.schedule);
        let scoring = self.regulations.as_ref().map(|one| one.scoring).unwrap_or_default();
        let players = self.order().into_iter().zip(1..);
        let players = players.map(|(no, number)| (Number(number), self.player(no, boards)));
        Tournament {
            rounds: self.planned(),
            schedule,
            scoring,
            players: players.collect(),
            match_scoring: self.team_rules().map_or(Scoring::MATCHES, |rules| rules.match_scoring),
            teams: self.teams_by_number(),
        }
    }

    fn teams_by_number(&self) -> BTreeMap<Number, Team> {
        let order = self.order();
        let player = |no: EntrantNo| {
            let at = order.iter().position(|one| *one == no)?;
            u16::try_from(at + 1).ok().map(Number)
        };
        let teams = self.team_order().into_iter().zip(1..);
        let teams = teams.filter_map(|(no, number)| {
            let team = &self.teams.get(&no)?.team;
            let line_ups = teams::line_ups(self, no).into_iter().map(|(round, players)| {
                (round, players.into_iter().map(|one| one.and_then(player)).collect())
            });
            let known = self.rounds.iter().filter(|(_, round)| round.stage != Stage::Draft);
            let free = known.filter(|(_, round)| round.free_teams.contains(&no));
            let team = Team {
                name: team.name.clone(),
                players: team.players.iter().filter_map(|one| player(*one)).collect(),
                byes: free.map(|(round, _)| (*round, Bye::Zero)).collect(),
                forfeits: self.matches_away(no).collect(),
                line_ups: line_ups.collect(),
            };
            Some((Number(number), team))
        });
        teams.collect()
    }

    fn player(&self, no: EntrantNo, boards: &Boards) -> Player {
        let Some(entry) = self.entrants.get(&no) else { return Player::default() };
        let entrant = &entry.entrant;
        let kind = self.regulations.as_ref().map(|regulations| regulations.rating);
        Player {
            name: entrant.name.clone(),
            federation: entrant.federation.clone(),
            title: entrant.title.clone(),
            rating: entrant.rating(kind.unwrap_or_default()),
            fide_id: entrant.fide_id,
            sex: entrant.sex,
            birth: entrant.birth,
            club: entrant.club.clone(),
            rounds: (1..=self.published()).map(|round| self.in_round(no, round, boards)).collect(),
        }
    }

    /// What somebody did in a round.
    pub(in crate::competition) fn in_round(
        &self,
        no: EntrantNo,
        nth: u8,
        boards: &Boards,
    ) -> Option<RoundResult> {
        let round = self.rounds.get(&nth).filter(|round| round.stage != Stage::Draft)?;
        let Some(bout) = round.bouts.iter().find(|bout| bout.pairing.both().contains(&no)) else {
            // At a board that the other team left empty.
            if self.waits_alone(nth, no) {
                return Some(RoundResult::Forfeit { opponent: None, colour: None, won: true });
            }
            if let Some(forfeited) = self.while_away(nth, no) {
                return Some(forfeited);
            }
            // Who came late was in no list when the rounds before were paired.
            let bye = round.byes.get(&no).copied().or_else(|| self.bye_of(no, nth));
            return bye.map(RoundResult::Bye);
        };
        let (side, opponent) = match bout.pairing.white == no {
            true => (Side::White, bout.pairing.black),
            false => (Side::Black, bout.pairing.white),
        };
        let opponent = Number(self.number(opponent)?);
        match bout.result(boards) {
            Some(result) => Some(self.as_rated((nth, bout), result.for_side(side, opponent))),
            None => has_begun(bout, boards).then_some(RoundResult::Game {
                opponent,
                colour: side,
                score: None,
                is_rated: true,
            }),
        }
    }
}

impl Contest {
    /// A game of a knock-out at another rate than that of the event does not count for the same
    /// rating, and one with unequal times for none (B.02).
    fn as_rated(&self, (round, bout): (u8, &Bout), result: RoundResult) -> RoundResult {
        let RoundResult::Game { opponent, colour, score, is_rated } = result else { return result };
        let is_usual = self.stage_control(round, bout.pairing.board).is_none();
        RoundResult::Game { opponent, colour, score, is_rated: is_rated && is_usual }
    }
}

impl Contest {
    /// The matches of a table that a team did not play, because it or its opponent had left and came
    /// back later: the team that was there won without play.
    fn matches_away(&self, no: TeamNo) -> impl Iterator<Item = (u8, MatchForfeit)> {
        let was_away =
            |no: TeamNo, nth| self.teams.get(&no).is_some_and(|it| it.stay.was_away(nth));
        let somebody = self.teams.values().any(|entry| !entry.stay.away.is_empty());
        let schedule = somebody.then(|| self.timetable()).flatten().unwrap_or_default();
        let (order, own) = (self.team_order(), self.team_number(no).map(Number));
        let known = self.rounds.iter().filter(|(_, round)| round.stage != Stage::Draft);
        let found = known.filter_map(move |(nth, _)| {
            let mut pairings = schedule.get(usize::from(*nth).checked_sub(1)?)?.iter();
            let is_own = |it: Number| own == Some(it);
            let pairing = pairings.find(|it| is_own(it.white) || is_own(it.black))?;
            let opponent = if is_own(pairing.white) { pairing.black } else { pairing.white };
            let other = *order.get(usize::from(opponent.0).checked_sub(1)?)?;
            let is_forfeited = was_away(no, *nth) || was_away(other, *nth);
            let won = self.teams.get(&no).is_some_and(|it| !it.stay.has_left(*nth));
            is_forfeited.then_some((*nth, MatchForfeit { opponent, won }))
        });
        found.collect::<Vec<_>>().into_iter()
    }

    /// What a round of a table was to somebody, where he or his opponent had left and came back later:
    /// who was there won without play.
    fn while_away(&self, nth: u8, no: EntrantNo) -> Option<RoundResult> {
        let was_away =
            |no: EntrantNo| self.entrants.get(&no).is_some_and(|it| it.stay.was_away(nth));
        if !self.entrants.values().any(|entry| entry.stay.was_away(nth)) {
            return None;
        }
        let own = Number(self.number(no)?);
        let schedule = self.timetable()?;
        let mut pairings = schedule.get(usize::from(nth).checked_sub(1)?)?.iter();
        let pairing = pairings.find(|pairing| pairing.white == own || pairing.black == own)?;
        let (colour, opponent) = match pairing.white == own {
            true => (Side::White, pairing.black),
            false => (Side::Black, pairing.white),
        };
        let other = *self.order().get(usize::from(opponent.0).checked_sub(1)?)?;
        if !was_away(no) && !was_away(other) {
            return None;
        }
        // Neither has, where the one left for good and the other for a time.
        let won = self.entrants.get(&no).is_some_and(|it| !it.stay.has_left(nth));
        let (opponent, colour) = (Some(opponent), Some(colour));
        Some(RoundResult::Forfeit { opponent, colour, won })
    }
}

const fn leaving(from: u8) -> Departure {
    Departure { from, expelled: false, reason: String::new() }
}

fn has_begun(bout: &Bout, boards: &Boards) -> bool {
    let shown = bout.view(boards).map(|view| view.result);
    matches!(shown, Some(BoardResult::Playing | BoardResult::Adjourned))
}
