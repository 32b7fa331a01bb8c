//! From a tournament to the contents of a tournament file. What the file says beyond a tournament
//! stays: names of arbiters, regulations, national records.

use crate::points::Scoring;
use crate::tournament::{Bye, Number, Player, RoundResult, Schedule, Score, Tournament};
use crate::trf::contents::{Contents, Text};
use crate::trf::player::{Cell, PlayerLine, Sign};
use crate::trf::regulation::Worth;
use crate::trf::team::{MatchScoring, TeamLine};

impl Contents {
    /// Takes over a tournament: players, teams, results and what they are worth, with the ranks that
    /// its standing gives.
    pub fn set_tournament(
        &mut self,
        tournament: &Tournament,
        rank: impl Fn(Number) -> Option<u16>,
    ) {
        self.rounds = Some(tournament.rounds);
        if self.worth.scoring() != tournament.scoring {
            self.worth = Worth::of(&tournament.scoring);
        }
        let count = |number: usize| number.to_string();
        let rated = tournament.players.values().filter(|player| player.rating.is_some());
        self.set(Text::Players, count(tournament.players.len()));
        self.set(Text::RatedPlayers, count(rated.count()));
        self.set(Text::Teams, count(tournament.teams.len()));
        if self.schedule() != tournament.schedule || self.text(Text::Type).is_empty() {
            self.set(Text::TypeCode, "");
            self.set(Text::Type, type_of(tournament));
        }
        let players = tournament.players.iter().map(|(number, player)| {
            let old = self.players.iter().find(|line| line.number == *number);
            let mut line = player_line(*number, player, old);
            line.points = Some(tournament.points(*number, tournament.rounds));
            // Where teams play, it is they who are ranked.
            line.rank = rank(*number).filter(|_| tournament.teams.is_empty());
            line
        });
        self.players = players.collect();
        let Scoring { win, draw, loss, .. } = tournament.match_scoring;
        let matches = MatchScoring { win, draw, loss };
        if !tournament.teams.is_empty() && self.match_scoring.unwrap_or_default() != matches {
            self.match_scoring = Some(matches);
        }
        let teams = tournament.teams.iter().map(|(number, team)| {
            let old = self.teams.iter().find(|line| line.number == *number).cloned();
            let line = old.unwrap_or_else(|| empty_team(*number));
            let rank = rank(*number).or(line.rank);
            TeamLine { name: team.name.clone(), players: team.players.clone(), rank, ..line }
        });
        self.teams = teams.collect();
    }
}

/// The words that programs have used for record 092 since 2006.
fn type_of(tournament: &Tournament) -> &'static str {
    match (tournament.teams.is_empty(), tournament.schedule) {
        (true, Schedule::ByResults) => "Individual: Swiss-System",
        (true, Schedule::Fixed) => "Individual: Round-Robin",
        (false, Schedule::ByResults) => "Team: Swiss-System",
        (false, Schedule::Fixed) => "Team: Round-Robin",
    }
}

const fn empty_team(number: Number) -> TeamLine {
    TeamLine {
        number,
        name: String::new(),
        nickname: String::new(),
        strength: String::new(),
        match_points: None,
        game_points: None,
        rank: None,
        players: Vec::new(),
    }
}

fn player_line(number: Number, player: &Player, old: Option<&PlayerLine>) -> PlayerLine {
    let known = player.fide_id.map(|id| id.to_string());
    let list_number = known.or_else(|| old.map(|line| line.list_number.clone()));
    PlayerLine {
        number,
        sex: player.sex,
        title: player.title.clone(),
        name: player.name.clone(),
        rating: player.rating,
        federation: player.federation.clone(),
        list_number: list_number.unwrap_or_default(),
        birth: player.birth,
        points: None,
        rank: None,
        cells: player.rounds.iter().map(|result| result.map(cell).unwrap_or_default()).collect(),
    }
}

fn cell(result: RoundResult) -> Cell {
    let (colour, sign) = match result {
        RoundResult::Game { colour, score, is_rated, .. } => (Some(colour), game(score, is_rated)),
        RoundResult::Forfeit { colour, won: true, .. } => (colour, Sign::ForfeitWin),
        RoundResult::Forfeit { colour, won: false, .. } => (colour, Sign::ForfeitLoss),
        RoundResult::Bye(bye) => (None, bye_sign(bye)),
    };
    let opponent = result.opponent();
    Cell {
        opponent,
        is_nobody: opponent.is_none(),
        colour,
        has_dash: colour.is_none(),
        result: Some(sign),
    }
}

const fn game(score: Option<Score>, is_rated: bool) -> Sign {
    match (score, is_rated) {
        (Some(Score::Win), true) => Sign::Win,
        (Some(Score::Draw), true) => Sign::Draw,
        (Some(Score::Loss), true) => Sign::Loss,
        (Some(Score::Win), false) => Sign::UnratedWin,
        (Some(Score::Draw), false) => Sign::UnratedDraw,
        (Some(Score::Loss), false) => Sign::UnratedLoss,
        (None, _) => Sign::Unknown,
    }
}

const fn bye_sign(bye: Bye) -> Sign {
    match bye {
        Bye::PairingAllocated => Sign::PairingBye,
        Bye::Full => Sign::FullBye,
        Bye::Half => Sign::HalfBye,
        Bye::Zero => Sign::ZeroBye,
    }
}
