//! The result of a match of two teams, board by board.

use jadoube_message::Message;
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

/// The matches of a group as they are typed: those of the group, and those of a play-off for the title.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TypedMatches {
    /// The group's.
    pub group: Vec<Match>,
    /// Those of the play-off.
    pub play_off: Vec<Match>,
}

/// What is wrong with a typed match.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "competition-results", error)]
pub enum ResultsFault {
    /// Not the numbers of two teams and their points.
    NoMatch {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// More points than the match has boards.
    TooMany {
        /// The line, from 1.
        line: usize,
        /// The boards.
        boards: u16,
    },
}

/// Reads the results of a group, a match a line: `1:2 2.5:1.5`, the numbers of the two teams and their
/// game points. What comes after a line of dashes is the play-off for the title. Lines that begin with
/// `#` are passed over.
///
/// # Errors
/// The first line that is no match.
pub fn read(text: &str, boards: u16) -> Result<TypedMatches, ResultsFault> {
    let mut typed = TypedMatches::default();
    let mut is_play_off = false;
    for (text, line) in text.lines().map(str::trim).zip(1..) {
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        if text.len() > 2 && text.bytes().all(|byte| byte == b'-') {
            is_play_off = true;
            continue;
        }
        let played = of_line(text);
        let played = played.ok_or_else(|| ResultsFault::NoMatch { line, text: text.into() })?;
        let [first, second] = played.points;
        if first + second > Points(i32::from(boards) * Points::ONE.0) {
            return Err(ResultsFault::TooMany { line, boards });
        }
        if is_play_off { typed.play_off.push(played) } else { typed.group.push(played) }
    }
    Ok(typed)
}

/// `1:2 2.5:1.5`.
fn of_line(text: &str) -> Option<Match> {
    let (teams, points) = text.split_once(char::is_whitespace)?;
    let pair = |text: &str| {
        let (first, second) = text.trim().split_once([':', '-'])?;
        Some([first.trim().to_owned(), second.trim().to_owned()])
    };
    let [one, other] = pair(teams)?;
    let [of_one, of_other] = pair(points)?;
    let number = |text: String| text.parse().ok().filter(|number| *number > 0).map(Number);
    let teams = [number(one)?, number(other)?];
    let points = [Points::read(&of_one)?, Points::read(&of_other)?];
    (teams[0] != teams[1]).then_some(Match { teams, points })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::olympiad1972::regulations::minutes;

    #[test]
    fn results_are_read_a_match_a_line() {
        let typed = read("# group A\n1:2 2.5:1.5\n\n3-1  1½:2½\n---\n1:2 2:2\n", 4).unwrap();
        assert_eq!((typed.group.len(), typed.play_off.len()), (2, 1));
        assert_eq!(typed.group[1].points, [Points(15), Points(25)]);
        for (text, fault) in [
            ("1:2 2.5:1.5\n1:2", ResultsFault::NoMatch { line: 2, text: "1:2".into() }),
            ("1:1 2:2", ResultsFault::NoMatch { line: 1, text: "1:1 2:2".into() }),
            ("1:2 2:x", ResultsFault::NoMatch { line: 1, text: "1:2 2:x".into() }),
            ("1:2 3:1.5", ResultsFault::TooMany { line: 1, boards: 4 }),
        ] {
            assert_eq!(read(text, 4), Err(fault), "{text}");
        }
    }

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
