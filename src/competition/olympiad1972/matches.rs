//! The result of a match of two teams, board by board.

use serde::{Deserialize, Serialize};

use crate::points::Points;
use crate::tournament::Number;

/// How a board of a match ended, for the team named first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardResult {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
    /// Won without play: the opponent came too late (21).
    WonByDefault,
    /// Lost without play.
    LostByDefault,
    /// Both came too late: lost for both.
    BothDefault,
}

impl BoardResult {
    /// The points of the team named first, and of the other.
    #[must_use]
    pub const fn points(self) -> [Points; 2] {
        match self {
            Self::Won | Self::WonByDefault => [Points::ONE, Points::ZERO],
            Self::Drawn => [Points::HALF, Points::HALF],
            Self::Lost | Self::LostByDefault => [Points::ZERO, Points::ONE],
            Self::BothDefault => [Points::ZERO, Points::ZERO],
        }
    }

    /// The result of a board whose players came so many minutes after the start, the one of the team
    /// named first and his opponent: nothing where both were in time. Who comes later than is allowed
    /// loses.
    #[must_use]
    pub fn by_default(late: [u16; 2], allowed: u16) -> Option<Self> {
        match late.map(|minutes| minutes > allowed) {
            [true, true] => Some(Self::BothDefault),
            [true, false] => Some(Self::LostByDefault),
            [false, true] => Some(Self::WonByDefault),
            [false, false] => None,
        }
    }
}

/// A match: the two teams, and their game points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// The two, the one named first in the pairing before the other.
    pub teams: [Number; 2],
    /// Their game points.
    pub points: [Points; 2],
}

impl Match {
    /// A match by its boards.
    #[must_use]
    pub fn of(teams: [Number; 2], boards: &[BoardResult]) -> Self {
        let mut points = [Points::ZERO; 2];
        for [first, second] in boards.iter().map(|board| board.points()) {
            let [of_first, of_second] = &mut points;
            *of_first += first;
            *of_second += second;
        }
        Self { teams, points }
    }

    /// The opponent of a team, its own points and those of the opponent.
    #[must_use]
    pub fn seen_by(&self, team: Number) -> Option<(Number, Points, Points)> {
        let ([first, second], [of_first, of_second]) = (self.teams, self.points);
        if team == first {
            Some((second, of_first, of_second))
        } else {
            (team == second).then_some((first, of_second, of_first))
        }
    }

    /// A team's match points: 1 for a match won, ½ for one drawn (11.2).
    #[must_use]
    pub fn match_points(&self, team: Number) -> Option<Points> {
        let (_, own, other) = self.seen_by(team)?;
        Some(match own.cmp(&other) {
            std::cmp::Ordering::Greater => Points::ONE,
            std::cmp::Ordering::Equal => Points::HALF,
            std::cmp::Ordering::Less => Points::ZERO,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::olympiad1972::regulations::minutes;

    #[test]
    fn more_than_an_hour_late_is_lost_and_for_both_if_both_are() {
        let late = minutes().late;
        for (minutes, result) in [
            ([0, 60], None),
            ([61, 0], Some(BoardResult::LostByDefault)),
            ([60, 61], Some(BoardResult::WonByDefault)),
            ([61, 90], Some(BoardResult::BothDefault)),
        ] {
            assert_eq!(BoardResult::by_default(minutes, late), result, "{minutes:?}");
        }
    }

    #[test]
    fn a_match_is_the_sum_of_its_boards() {
        use BoardResult::{BothDefault, Drawn, Lost, LostByDefault, Won, WonByDefault};
        let (one, other) = (Number(1), Number(2));
        for (boards, points, match_points) in [
            ([Won, Drawn, Drawn, Lost], [20, 20], [5, 5]),
            ([WonByDefault, Won, Drawn, Lost], [25, 15], [10, 0]),
            ([BothDefault, Drawn, LostByDefault, Lost], [5, 25], [0, 10]),
            ([BothDefault; 4], [0, 0], [5, 5]),
        ] {
            let played = Match::of([one, other], &boards);
            assert_eq!(played.points, points.map(Points), "{boards:?}");
            let of = [one, other].map(|team| played.match_points(team).unwrap());
            assert_eq!(of, match_points.map(Points), "{boards:?}");
        }
        assert_eq!(Match::of([one, other], &[]).seen_by(Number(3)), None);
    }
}
