//! What each player, or each team, did in the rounds up to a given one, and which points that
//! brought: what standings and tie-breaks are made of. A team's matches follow from the games of its
//! players.

use std::collections::BTreeMap;

use jadoube_chess::side::Side;
use serde::{Deserialize, Serialize};

use crate::fraction::Fraction;
use crate::points::{Points, Scoring};
use crate::tournament::{
    Bye, MatchForfeit, Number, Player, RoundResult, Schedule, Team, Tournament,
};

/// Which of a team's points; a player has only those of his games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reference {
    /// For matches.
    Match,
    /// For games.
    Game,
}

impl Reference {
    /// The other kind.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Match => Self::Game,
            Self::Game => Self::Match,
        }
    }
}

/// What a round, or a board of it, was for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Kind {
    /// A game over the board, or a match.
    Played,
    /// The opponent did not come.
    ForfeitWin,
    /// He did not come.
    ForfeitLoss,
    /// No opponent was left for him.
    PairingBye,
    /// A full-point bye.
    FullBye,
    /// A half-point bye.
    HalfBye,
    /// A zero-point bye; absent or withdrawn.
    ZeroBye,
}

impl Kind {
    /// Whether it was played over the board.
    #[must_use]
    pub const fn is_played(self) -> bool {
        matches!(self, Self::Played)
    }

    /// Whether one did not come (C.07 16.2.2, 16.2.4).
    #[must_use]
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitWin | Self::ForfeitLoss)
    }

    /// Whether the bye was asked for (C.07 16.1.1).
    #[must_use]
    pub const fn is_requested_bye(self) -> bool {
        matches!(self, Self::HalfBye | Self::ZeroBye)
    }

    /// Whether he was not available: a voluntary unplayed round (C.07 16.1.2).
    #[must_use]
    pub const fn is_voluntary(self) -> bool {
        self.is_requested_bye() || matches!(self, Self::ForfeitLoss)
    }

    const fn of(result: Option<&RoundResult>) -> Self {
        match result {
            Some(RoundResult::Game { .. }) => Self::Played,
            Some(RoundResult::Forfeit { won: true, .. }) => Self::ForfeitWin,
            Some(RoundResult::Forfeit { won: false, .. }) => Self::ForfeitLoss,
            Some(RoundResult::Bye(Bye::PairingAllocated)) => Self::PairingBye,
            Some(RoundResult::Bye(Bye::Full)) => Self::FullBye,
            Some(RoundResult::Bye(Bye::Half)) => Self::HalfBye,
            // A round of which nothing is known was missed.
            Some(RoundResult::Bye(Bye::Zero)) | None => Self::ZeroBye,
        }
    }
}

/// A game, or a match as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// What it was.
    pub kind: Kind,
    /// Against whom he played or was paired: a player, or for a match a team.
    pub opponent: Option<Number>,
    /// His pieces.
    pub colour: Option<Side>,
    /// What it brought.
    pub points: Points,
    /// What it brought the opponent.
    pub against: Option<Points>,
    /// What it was worth as one, a half and nothing, whatever points the competition gives.
    pub usual: Points,
}

impl Game {
    fn of(tournament: &Tournament, result: Option<&RoundResult>, against: Option<Points>) -> Self {
        let worth = |scoring: &Scoring| result.map_or(scoring.absence, |result| scoring.of(result));
        let colour = match result {
            Some(RoundResult::Game { colour, .. }) => Some(*colour),
            Some(RoundResult::Forfeit { colour, .. }) => *colour,
            Some(RoundResult::Bye(_)) | None => None,
        };
        Self {
            kind: Kind::of(result),
            opponent: result.and_then(RoundResult::opponent),
            colour,
            points: worth(&tournament.scoring),
            against,
            usual: worth(&Scoring::USUAL),
        }
    }
}

/// A round: the match, or the one game of a player, and the games on the boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// As a whole, with match points for a team.
    pub whole: Game,
    /// On board 1, 2, …; a player has one board.
    pub boards: Vec<Game>,
}

impl Round {
    /// The points of one kind.
    #[must_use]
    pub fn points(&self, reference: Reference) -> Points {
        match reference {
            Reference::Match => self.whole.points,
            Reference::Game => self.boards.iter().map(|game| game.points).sum(),
        }
    }

    /// What counts one by one: the match, or the games.
    #[must_use]
    pub fn games(&self, reference: Reference) -> &[Game] {
        match reference {
            Reference::Match => std::slice::from_ref(&self.whole),
            Reference::Game => &self.boards,
        }
    }
}

/// What one of them did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The rating; teams have none.
    pub rating: Option<u16>,
    /// Round 1, 2, …, as far as they are counted.
    pub rounds: Vec<Round>,
}

impl Record {
    /// The rounds with their numbers.
    pub fn numbered(&self) -> impl DoubleEndedIterator<Item = (u8, &Round)> {
        self.rounds
            .iter()
            .enumerate()
            .filter_map(|(i, round)| Some((u8::try_from(i + 1).ok()?, round)))
    }

    /// The points of one kind.
    #[must_use]
    pub fn points(&self, reference: Reference) -> Points {
        self.rounds.iter().map(|round| round.points(reference)).sum()
    }
}

/// What all of them did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Records {
    /// How many rounds are counted.
    pub rounds: u8,
    /// How many rounds the competition has.
    pub planned: u8,
    /// How it pairs.
    pub schedule: Schedule,
    /// Whether teams play.
    pub is_team: bool,
    /// How many boards a match has; one for players.
    pub boards: u8,
    /// Which points count first.
    pub primary: Reference,
    /// Each of them.
    pub all: BTreeMap<Number, Record>,
    scoring: Scoring,
    match_scoring: Scoring,
}

impl Records {
    /// Of a tournament after so many rounds; of its teams where it has teams.
    #[must_use]
    pub fn new(tournament: &Tournament, rounds: u8, primary: Reference) -> Self {
        let is_team = !tournament.teams.is_empty();
        let mut records = Self {
            rounds,
            planned: tournament.rounds.max(rounds),
            schedule: tournament.schedule,
            is_team,
            boards: 1,
            primary: if is_team { primary } else { Reference::Game },
            all: BTreeMap::new(),
            scoring: tournament.scoring,
            match_scoring: tournament.match_scoring,
        };
        records.all = if is_team {
            let teams = Teams::new(tournament);
            records.boards =
                (1..=rounds).map(|round| teams.boards(round)).max().unwrap_or(1).max(1);
            let team = |(number, team): (&Number, &Team)| {
                (*number, teams.record(team, rounds, records.boards))
            };
            tournament.teams.iter().map(team).collect()
        } else {
            let player = |(number, player): (&Number, &Player)| {
                let rounds = (1..=rounds).map(|round| {
                    let game = game(tournament, *number, round);
                    Round { whole: game, boards: vec![game] }
                });
                (*number, Record { rating: player.rating, rounds: rounds.collect() })
            };
            tournament.players.iter().map(player).collect()
        };
        records
    }

    /// The points of one of them; nothing for who is not there.
    #[must_use]
    pub fn points(&self, number: Number, reference: Reference) -> Points {
        self.all.get(&number).map_or(Points::ZERO, |record| record.points(reference))
    }

    /// What a win is worth: of a match, or on all its boards together.
    #[must_use]
    pub fn win(&self, reference: Reference) -> Fraction {
        self.worth(reference, |scoring| scoring.win)
    }

    /// What a draw is worth: of a match, or on all its boards together.
    #[must_use]
    pub fn draw(&self, reference: Reference) -> Fraction {
        self.worth(reference, |scoring| scoring.draw)
    }

    /// What a win on one board, or of one match, is worth.
    #[must_use]
    pub const fn single(&self, reference: Reference) -> &Scoring {
        match reference {
            Reference::Match => &self.match_scoring,
            Reference::Game => &self.scoring,
        }
    }

    fn worth(&self, reference: Reference, of: impl Fn(&Scoring) -> Points) -> Fraction {
        match reference {
            Reference::Match => of(&self.match_scoring).into(),
            Reference::Game => {
                Fraction::from(of(&self.scoring)) * Fraction::whole(i64::from(self.boards))
            }
        }
    }
}

fn result(tournament: &Tournament, player: Number, round: u8) -> Option<&RoundResult> {
    let index = usize::from(round).checked_sub(1)?;
    tournament.players.get(&player)?.rounds.get(index)?.as_ref()
}

fn game(tournament: &Tournament, player: Number, round: u8) -> Game {
    let own = result(tournament, player, round);
    let against = own
        .and_then(RoundResult::opponent)
        .and_then(|opponent| result(tournament, opponent, round))
        .map(|result| tournament.scoring.of(result));
    Game::of(tournament, own, against)
}

/// The teams, and whose team a player belongs to.
struct Teams<'a> {
    tournament: &'a Tournament,
    of: BTreeMap<Number, Number>,
}

impl<'a> Teams<'a> {
    fn new(tournament: &'a Tournament) -> Self {
        let members = |(number, team): (&Number, &'a Team)| {
            let number = *number;
            team.players.iter().map(move |player| (*player, number)).collect::<Vec<_>>()
        };
        Self { tournament, of: tournament.teams.iter().flat_map(members).collect() }
    }

    /// How many boards a match had in a round.
    fn boards(&self, round: u8) -> u8 {
        let line_ups = self.tournament.teams.values().map(|team| self.line_up(team, round).len());
        line_ups.max().and_then(|boards| u8::try_from(boards).ok()).unwrap_or(0)
    }

    /// The games of those who were paired, in the order of their boards: that of the team, unless it is
    /// told. A loss by forfeit against nobody is an absence.
    fn line_up(&self, team: &Team, round: u8) -> Vec<Game> {
        if let Some(line_up) = team.line_ups.get(&round) {
            let board = |player: &Option<Number>| match player {
                Some(player) => game(self.tournament, *player, round),
                None => self.empty_board(),
            };
            return line_up.iter().map(board).collect();
        }
        let paired = team.players.iter().filter(|player| {
            let result = result(self.tournament, **player, round);
            !matches!(
                result,
                None | Some(
                    RoundResult::Bye(_) | RoundResult::Forfeit { opponent: None, won: false, .. }
                )
            )
        });
        paired.map(|player| game(self.tournament, *player, round)).collect()
    }

    /// Whether a game of a team in a round has no result yet.
    fn is_open(&self, team: &Team, round: u8) -> bool {
        let of = |player: Number| result(self.tournament, player, round);
        let goes_on =
            |player: &Number| matches!(of(*player), Some(RoundResult::Game { score: None, .. }));
        let waits = |line_up: &Vec<Option<Number>>| {
            line_up.iter().flatten().any(|player| of(*player).is_none())
        };
        team.players.iter().any(goes_on) || team.line_ups.get(&round).is_some_and(waits)
    }

    /// A board that nobody took is lost.
    fn empty_board(&self) -> Game {
        let result = RoundResult::Forfeit { opponent: None, colour: None, won: false };
        Game::of(self.tournament, Some(&result), None)
    }

    fn record(&self, team: &Team, rounds: u8, boards: u8) -> Record {
        let rounds = (1..=rounds).map(|round| self.round(team, round, usize::from(boards)));
        Record { rating: None, rounds: rounds.collect() }
    }

    fn round(&self, team: &Team, round: u8, boards: usize) -> Round {
        let mut line_up = self.line_up(team, round);
        if let Some(forfeit) = team.forfeits.get(&round) {
            return self.forfeit(*forfeit, round, boards);
        }
        let opponent = line_up.iter().find_map(|game| self.of.get(&game.opponent?).copied());
        if line_up.is_empty() {
            return self.bye(team, round, boards);
        }
        line_up.resize(line_up.len().max(boards), self.empty_board());
        let theirs = opponent
            .and_then(|opponent| self.tournament.teams.get(&opponent))
            .map(|opponents| points(&self.line_up(opponents, round)));
        let scoring = &self.tournament.match_scoring;
        let (kind, mut points, mut against) = self.outcome(&line_up, theirs.unwrap_or_default());
        // As long as a game of it goes on nobody has won a match.
        let other = opponent.and_then(|opponent| self.tournament.teams.get(&opponent));
        let open = [Some(team), other].into_iter().flatten().any(|one| self.is_open(one, round));
        if open && kind == Kind::Played {
            (points, against) = (scoring.unknown, scoring.unknown);
        }
        let colour = line_up.first().and_then(|game| game.colour);
        let against = theirs.map(|_| against);
        let usual = match points {
            points if points == scoring.win => Points::ONE,
            points if points == scoring.draw => Points::HALF,
            _ => Points::ZERO,
        };
        let whole = Game { kind, opponent, colour, points, against, usual };
        Round { whole, boards: line_up }
    }

    /// What a match was, what it brought, and what it brought the other team.
    fn outcome(&self, line_up: &[Game], theirs: Points) -> (Kind, Points, Points) {
        let scoring = &self.tournament.match_scoring;
        let ours = points(line_up);
        if line_up.iter().any(|game| game.kind == Kind::Played) {
            let (ours, theirs) = match ours.cmp(&theirs) {
                std::cmp::Ordering::Greater => (scoring.win, scoring.loss),
                std::cmp::Ordering::Equal => (scoring.draw, scoring.draw),
                std::cmp::Ordering::Less => (scoring.loss, scoring.win),
            };
            return (Kind::Played, ours, theirs);
        }
        match ours.cmp(&theirs) {
            std::cmp::Ordering::Greater => (Kind::ForfeitWin, scoring.win, scoring.absence),
            std::cmp::Ordering::Equal => (Kind::ForfeitLoss, scoring.absence, scoring.absence),
            std::cmp::Ordering::Less => (Kind::ForfeitLoss, scoring.absence, scoring.win),
        }
    }

    /// A round without an opponent: as it is told, or the most that one of its players got in it; on
    /// every board.
    fn bye(&self, team: &Team, round: u8, boards: usize) -> Round {
        let told = team.byes.get(&round).map(|bye| RoundResult::Bye(*bye));
        let results =
            team.players.iter().filter_map(|player| result(self.tournament, *player, round));
        let best = results.max_by_key(|result| self.tournament.scoring.of(result)).copied();
        let board = Game::of(self.tournament, told.or(best).as_ref(), None);
        let matches = &self.tournament.match_scoring;
        let points = told.or(best).map_or(matches.absence, |result| matches.of(&result));
        Round { whole: Game { points, ..board }, boards: vec![board; boards] }
    }

    /// A match that was not played: won or lost on every board.
    fn forfeit(
        &self,
        MatchForfeit { opponent, won }: MatchForfeit,
        round: u8,
        boards: usize,
    ) -> Round {
        let result = |won| RoundResult::Forfeit { opponent: Some(opponent), colour: None, won };
        let theirs = self.tournament.teams.get(&opponent);
        let theirs = theirs.and_then(|theirs| theirs.forfeits.get(&round));
        let theirs = result(theirs.is_some_and(|theirs| theirs.won));
        let game = |scoring: &Scoring| Game {
            points: scoring.of(&result(won)),
            against: Some(scoring.of(&theirs)),
            ..Game::of(self.tournament, Some(&result(won)), None)
        };
        let board = game(&self.tournament.scoring);
        Round { whole: game(&self.tournament.match_scoring), boards: vec![board; boards] }
    }
}

fn points(games: &[Game]) -> Points {
    games.iter().map(|game| game.points).sum()
}
