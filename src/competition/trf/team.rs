//! Records of team tournaments: the teams, their line-ups and what happened to whole matches.

use crate::points::Points;
use crate::tournament::Number;
use crate::trf::columns::Columns;
use crate::trf::fault::What;
use crate::trf::player::cut;
use crate::trf::regulation::{numbers, optional, required};

/// A team (310; 013 has its name and players only).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamLine {
    /// Its number for pairing; in 013 its place among the teams.
    pub number: Number,
    /// Its name.
    pub name: String,
    /// Up to five letters.
    pub nickname: String,
    /// What it is ranked by at the start, as the file writes it.
    pub strength: String,
    /// Match points.
    pub match_points: Option<Points>,
    /// Game points.
    pub game_points: Option<Points>,
    /// Its rank.
    pub rank: Option<u16>,
    /// Its players in the order of their boards.
    pub players: Vec<Number>,
}

/// A line-up out of the usual order, or with an empty board (300).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineUp {
    /// The round.
    pub round: u8,
    /// The team.
    pub team: Number,
    /// Against whom; nobody in a bye.
    pub opponent: Option<Number>,
    /// Who sits at boards 1, 2, …; nobody at an empty one.
    pub players: Vec<Option<Number>>,
}

/// The byes that the pairing gave to teams (320).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamByes {
    /// Match points for it.
    pub match_points: Option<Points>,
    /// Game points for it.
    pub game_points: Option<Points>,
    /// Who had it in round 1, 2, …
    pub teams: Vec<Option<Number>>,
}

/// A match that was not played (330).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForfeitedMatch {
    /// Whether the first named team was there.
    pub white_wins: bool,
    /// Whether the other was.
    pub black_wins: bool,
    /// The round.
    pub round: u8,
    /// The team that had White on the first board.
    pub white: Number,
    /// The other.
    pub black: Number,
}

/// What matches are worth (362).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchScoring {
    /// `TW`
    pub win: Points,
    /// `TD`
    pub draw: Points,
    /// `TL`
    pub loss: Points,
}

impl Default for MatchScoring {
    fn default() -> Self {
        Self { win: Points(20), draw: Points::ONE, loss: Points::ZERO }
    }
}

impl TeamLine {
    pub(super) fn read(at: &mut Columns<'_>) -> Option<Self> {
        Some(Self {
            number: at.own_number(5, 7)?,
            name: at.field(9, 40).to_owned(),
            nickname: at.field(42, 46).to_owned(),
            strength: at.field(48, 53).to_owned(),
            match_points: at.points(55, 60),
            game_points: at.points(62, 67),
            rank: at.number(69, 71),
            players: at.tpns(73).into_iter().flatten().collect(),
        })
    }

    /// Record 013: the team has no number there, so it is counted.
    pub(super) fn read_old(at: &mut Columns<'_>, number: Number) -> Self {
        Self {
            number,
            name: at.field(5, 36).to_owned(),
            nickname: String::new(),
            strength: String::new(),
            match_points: None,
            game_points: None,
            rank: None,
            players: at.tpns(37).into_iter().flatten().collect(),
        }
    }

    pub(super) fn write(&self) -> String {
        let rank = self.rank.map(|rank| rank.to_string()).unwrap_or_default();
        let line = format!(
            "310 {:>3} {:<32} {:<5} {:>6} {:>6} {:>6} {rank:>3} {}",
            self.number.0,
            cut(&self.name, 32),
            cut(&self.nickname, 5),
            cut(&self.strength, 6),
            optional(self.match_points),
            optional(self.game_points),
            numbers(&self.players),
        );
        line.trim_end().to_owned()
    }

    pub(super) fn write_old(&self) -> String {
        let players = numbers(&self.players);
        format!("013 {:<32}{}", cut(&self.name, 32), players.get(1..).unwrap_or_default())
    }
}

impl LineUp {
    pub(super) fn read(at: &mut Columns<'_>) -> Option<Self> {
        let (round, team) = (required(at, 5, 7), at.own_number(9, 11));
        let opponent = at.tpn(13, 15);
        let players = at.tpns(17);
        Some(Self { round: round?, team: team?, opponent, players })
    }

    pub(super) fn write(&self) -> String {
        let opponent = self.opponent.map(|number| number.0.to_string()).unwrap_or_default();
        let players = self.players.iter().map(|player| match player {
            Some(number) => format!(" {:>4}", number.0),
            None => " 0000".to_owned(),
        });
        let players: String = players.collect();
        format!("300 {:>3} {:>3} {opponent:>3}{players}", self.round, self.team.0)
    }
}

impl TeamByes {
    pub(super) fn read(at: &mut Columns<'_>) -> Self {
        let (match_points, game_points) = (at.points(5, 8), at.points(10, 13));
        let mut teams = Vec::new();
        let mut column = 15;
        while !at.rest(column).is_empty() {
            teams.push(at.tpn(column, column + 2));
            column += 4;
        }
        Self { match_points, game_points, teams }
    }

    pub(super) fn write(&self) -> String {
        let teams = self.teams.iter().map(|team| match team {
            Some(number) => format!(" {:>3}", number.0),
            None => " 000".to_owned(),
        });
        let teams: String = teams.collect();
        let (match_points, points) = (optional(self.match_points), optional(self.game_points));
        format!("320 {match_points:>4} {points:>4}{teams}")
    }
}

impl ForfeitedMatch {
    pub(super) fn read(at: &mut Columns<'_>) -> Option<Self> {
        let signs = at.field(5, 6);
        let wins = match signs {
            "+-" => Some((true, false)),
            "-+" => Some((false, true)),
            "--" => Some((false, false)),
            _ => {
                at.fault(5, What::NoSuchLetter(signs.to_owned()));
                None
            }
        };
        let round = required(at, 8, 10);
        let (white, black) = (at.own_number(12, 14), at.own_number(16, 18));
        let (white_wins, black_wins) = wins?;
        Some(Self { white_wins, black_wins, round: round?, white: white?, black: black? })
    }

    pub(super) fn write(&self) -> String {
        let sign = |wins: bool| if wins { '+' } else { '-' };
        let signs = [sign(self.white_wins), sign(self.black_wins)];
        let signs: String = signs.iter().collect();
        format!("330 {signs} {:>3} {:>3} {:>3}", self.round, self.white.0, self.black.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_of_teams_are_written_in_the_columns_in_which_they_are_read() {
        for line in [
            "310   1 India                            IND     2486   15.0   28.0  11     1    5",
            "013 Azerbaijan                        13   61   32",
            "300   1   5  17   14 0000   29   39",
            "320  1.0  2.0 000 011 008",
            "330 -+   8  27  14",
        ] {
            let mut at = Columns::new(line);
            let written = match line.get(..3) {
                Some("310") => TeamLine::read(&mut at).map(|one| one.write()),
                Some("013") => Some(TeamLine::read_old(&mut at, Number(1)).write_old()),
                Some("300") => LineUp::read(&mut at).map(|one| one.write()),
                Some("320") => Some(TeamByes::read(&mut at).write()),
                _ => ForfeitedMatch::read(&mut at).map(|one| one.write()),
            };
            assert_eq!(at.faults, [], "{line}");
            let line = line.replace(" 011 008", "  11   8");
            assert_eq!(written, Some(line));
        }
    }
}
