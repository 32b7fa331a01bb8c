//! A match of two, stage by stage: so many games at one rate, then so many at a faster one, then a
//! single game that must be won. Each stage is decided as soon as the opponent cannot catch up; what
//! is played of it after that is not rated (B.02 6.2).

use jadoube_chess::result::Score;
use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::article::Article;
use crate::points::Points;

/// Where play-offs are regulated.
pub const ARTICLE: Article = Article::new("C.07", "3");

/// One of the two of a match.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[message(keys)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// The one who is named first.
    First,
    /// The other.
    Second,
}

impl Seat {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// How a stage is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// By so many games.
    Games(u16),
    /// By who first has so many points; in so many games at most, where there is a limit.
    FirstTo {
        /// The points.
        points: Points,
        /// The limit.
        games: Option<u16>,
    },
    /// By the first game that is won; in so many games at most, where there is a limit.
    SuddenDeath {
        /// The limit.
        games: Option<u16>,
    },
    /// By one game that Black wins if it is drawn.
    Armageddon,
}

/// In what order the colours come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Odd games as drawn, even ones reversed.
    #[default]
    Alternate,
    /// The same, and turned round at half-way, so that the two games in the middle are of one colour
    /// (long matches of the past).
    ReversedAtHalf,
}

/// A stage of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stage {
    /// How it is decided.
    pub length: Length,
    /// The rate of play as files write it: `90+30`, of unequal times `W300-B240`.
    pub rate: String,
    /// The order of the colours.
    pub order: Order,
    /// Who has White in its first game, if that was drawn; otherwise who had Black in the game before.
    pub white: Option<Seat>,
}

impl Stage {
    /// A stage in which colours alternate.
    #[must_use]
    pub fn new(length: Length, rate: impl Into<String>) -> Self {
        Self { length, rate: rate.into(), order: Order::Alternate, white: None }
    }
}

/// The usual ladder of a knock-out event: two games, two rapid games at 15+10, two at 10+10, two
/// blitz games at 5+3, and single games at 3+2 until one is won.
#[must_use]
pub fn ladder() -> Vec<Stage> {
    let pairs = ["90+30", "15+10", "10+10", "5+3"];
    let two = pairs.map(|rate| Stage::new(Length::Games(2), rate));
    let last = Stage::new(Length::SuddenDeath { games: None }, "3+2");
    two.into_iter().chain([last]).collect()
}

/// How it stands in a stage: the working.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StageScore {
    /// Points of the first and of the second.
    pub points: [Points; 2],
    /// The games played that counted.
    pub games: u16,
    /// The games played after it was decided, which are not rated.
    pub after: u16,
    /// What decided it.
    pub decided: Option<StageDecision>,
}

/// What decided a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct StageDecision {
    /// Who won; nobody where the stage is over and stands even.
    pub winner: Option<Seat>,
    /// What decided it.
    pub why: Why,
}

/// Why a stage is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[message(prefix = "competition-match-why")]
#[serde(rename_all = "kebab-case", tag = "why")]
pub enum Why {
    /// The other cannot catch up in the games that are left.
    OutOfReach {
        /// How many are left.
        left: u16,
    },
    /// So many points are reached.
    Reached,
    /// A game was won where that is enough.
    Won,
    /// A drawn Armageddon game is won by Black.
    DrawnForBlack,
    /// All games are played, and it stands even.
    Even,
}

/// A game that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// How it ended.
    pub score: Score,
    /// Who had White; as the stage has it, if that is not told.
    pub white: Option<Seat>,
}

/// The next game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct NextGame {
    /// The stage, from 1.
    pub stage: u16,
    /// The game of the stage, from 1.
    pub game: u16,
    /// Who has White.
    pub white: Seat,
}

/// How it stands in a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The stages that were begun.
    pub stages: Vec<StageScore>,
    /// Who has won the match.
    pub winner: Option<Seat>,
    /// The next game, while nobody has won and a stage is left.
    pub next: Option<NextGame>,
}

/// How it stands after these games, stage by stage. In the first game of all the first has White,
/// unless the stage says otherwise. A game that both lost brings nobody a point.
///
/// # Example
/// ```
/// use jadoube_chess::result::Score;
/// use jadoube_competition::knockout::duel::{Seat, ladder, standing};
///
/// // Two draws, then two rapid games: Black wins both, so each has won one; then the first, with
/// // White, wins the first blitz game and draws the second.
/// let (white, black, draw) = (Score::WhiteWins, Score::BlackWins, Score::Draw);
/// let mut games = vec![vec![draw, draw], vec![black, black]];
/// assert_eq!(standing(&ladder(), &games).winner, None);
/// games.push(vec![white, draw]);
/// assert_eq!(standing(&ladder(), &games).winner, Some(Seat::First));
/// ```
#[must_use]
pub fn standing(stages: &[Stage], games: &[Vec<Score>]) -> Standing {
    let of = |score: &Score| Game { score: *score, white: None };
    let games = games.iter().map(|stage| stage.iter().map(of).collect());
    standing_of(stages, &games.collect::<Vec<Vec<Game>>>())
}

/// The same after games of which it is told who had White: what was played counts, whatever was
/// scheduled, and the colours go on from there.
#[must_use]
pub fn standing_of(stages: &[Stage], games: &[Vec<Game>]) -> Standing {
    let mut standing = Standing { stages: Vec::new(), winner: None, next: None };
    let mut white_next = Seat::First;
    for (stage, no) in stages.iter().zip(1_u16..) {
        let played = games.get(usize::from(no) - 1).map_or(&[][..], Vec::as_slice);
        let begun = played.first().and_then(|first| first.white);
        let starts = begun.or(stage.white).unwrap_or(white_next);
        let score = of_stage(stage, starts, played);
        let (decided, counted) = (score.decided, score.games);
        if !played.is_empty() || decided.is_none() {
            standing.stages.push(score);
        }
        let last = usize::from(counted).checked_sub(1).and_then(|at| played.get(at));
        let last = last.and_then(|last| last.white);
        let Some(decided) = decided else {
            let white = stage.white(starts, counted + 1);
            standing.next = Some(NextGame { stage: no, game: counted + 1, white });
            return standing;
        };
        if decided.winner.is_some() {
            standing.winner = decided.winner;
            return standing;
        }
        white_next = last.unwrap_or_else(|| stage.white(starts, counted)).other();
    }
    standing
}

impl Stage {
    /// The most games that it can have.
    #[must_use]
    pub const fn limit(&self) -> Option<u16> {
        match self.length {
            Length::Games(games) => Some(games),
            Length::FirstTo { games, .. } | Length::SuddenDeath { games } => games,
            Length::Armageddon => Some(1),
        }
    }

    /// Who has White in a game of it.
    fn white(&self, starts: Seat, game: u16) -> Seat {
        let half = self.limit().map(|games| games / 2);
        let turned = match (self.order, half) {
            (Order::ReversedAtHalf, Some(half)) => game > half,
            _ => false,
        };
        let is_odd = game % 2 == 1;
        if is_odd == turned { starts.other() } else { starts }
    }
}

fn of_stage(stage: &Stage, starts: Seat, played: &[Game]) -> StageScore {
    let mut score = StageScore { points: [Points::ZERO; 2], games: 0, after: 0, decided: None };
    for Game { score: result, white } in played {
        if score.decided.is_some() {
            score.after = score.after.saturating_add(1);
            continue;
        }
        score.games = score.games.saturating_add(1);
        let white = white.unwrap_or_else(|| stage.white(starts, score.games));
        let [first, second] = &mut score.points;
        let (of_white, of_black) = match white {
            Seat::First => (first, second),
            Seat::Second => (second, first),
        };
        match result {
            Score::WhiteWins => *of_white += Points::ONE,
            Score::BlackWins => *of_black += Points::ONE,
            Score::Draw => {
                *of_white += Points::HALF;
                *of_black += Points::HALF;
            }
            Score::HalfForWhite => *of_white += Points::HALF,
            Score::HalfForBlack => *of_black += Points::HALF,
            Score::BothLose => {}
        }
        score.decided = decided(stage, &score, *result, white);
    }
    score
}

/// Whether a stage is decided after its last game.
fn decided(stage: &Stage, score: &StageScore, last: Score, white: Seat) -> Option<StageDecision> {
    let [first, second] = score.points;
    let leader = match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Seat::First),
        std::cmp::Ordering::Less => Some(Seat::Second),
        std::cmp::Ordering::Equal => None,
    };
    let won = |why| leader.map(|winner| StageDecision { winner: Some(winner), why });
    let left = stage.limit().map(|games| games.saturating_sub(score.games));
    let lead = (first.0 - second.0).abs();
    let reached = match stage.length {
        Length::Games(_) => None,
        Length::FirstTo { points, .. } => {
            (first.max(second) >= points).then(|| won(Why::Reached)).flatten()
        }
        Length::SuddenDeath { .. } => won(Why::Won),
        Length::Armageddon if last == Score::Draw => {
            Some(StageDecision { winner: Some(white.other()), why: Why::DrawnForBlack })
        }
        Length::Armageddon => won(Why::Won),
    };
    let beyond = match left {
        Some(left) if lead > i32::from(left) * Points::ONE.0 => won(Why::OutOfReach { left }),
        Some(0) => Some(StageDecision { winner: None, why: Why::Even }),
        _ => None,
    };
    reached.or(beyond)
}

#[cfg(test)]
mod tests {
    use super::*;

    use Score::{BlackWins as Black, Draw, WhiteWins as White};

    fn after(stages: &[Stage], games: &[&[Score]]) -> Standing {
        standing(stages, &games.iter().map(|games| games.to_vec()).collect::<Vec<_>>())
    }

    #[test]
    fn a_stage_is_decided_as_soon_as_nobody_can_catch_up() {
        for (length, games, winner, why) in [
            (Length::Games(2), &[White][..], None, None),
            (
                Length::Games(2),
                &[White, Draw],
                Some(Seat::First),
                Some(Why::OutOfReach { left: 0 }),
            ),
            (Length::Games(2), &[White, White], None, Some(Why::Even)),
            (
                Length::Games(4),
                &[White, Black, Draw],
                Some(Seat::First),
                Some(Why::OutOfReach { left: 1 }),
            ),
            (Length::Games(4), &[White, Black], None, None),
            (
                Length::Games(4),
                &[White, Black, White],
                Some(Seat::First),
                Some(Why::OutOfReach { left: 1 }),
            ),
            (Length::FirstTo { points: Points(25), games: None }, &[White, Black], None, None),
            (
                Length::FirstTo { points: Points(25), games: None },
                &[White, Black, Draw],
                Some(Seat::First),
                Some(Why::Reached),
            ),
            (
                Length::FirstTo { points: Points(25), games: Some(4) },
                &[White, White, Draw, Draw],
                None,
                Some(Why::Even),
            ),
            (Length::SuddenDeath { games: None }, &[Draw, Draw], None, None),
            (
                Length::SuddenDeath { games: None },
                &[Draw, White],
                Some(Seat::Second),
                Some(Why::Won),
            ),
            (Length::SuddenDeath { games: Some(2) }, &[Draw, Draw], None, Some(Why::Even)),
            (Length::Armageddon, &[Draw], Some(Seat::Second), Some(Why::DrawnForBlack)),
            (Length::Armageddon, &[White], Some(Seat::First), Some(Why::Won)),
            (Length::Armageddon, &[Score::BothLose], None, Some(Why::Even)),
        ] {
            let stages = [Stage::new(length, "90+30")];
            let standing = after(&stages, &[games]);
            let decided = standing.stages.first().and_then(|stage| stage.decided);
            assert_eq!(decided.map(|one| one.why), why, "{length:?} {games:?}");
            assert_eq!(standing.winner, winner, "{length:?} {games:?}");
            assert_eq!(standing.next.is_some(), why.is_none(), "{length:?} {games:?}");
        }
    }

    #[test]
    fn colours_alternate_from_stage_to_stage_unless_they_are_drawn() {
        let mut stages = ladder();
        let drawn = [Draw, Draw];
        let next = after(&stages, &[&drawn]).next.unwrap();
        assert_eq!(next, NextGame { stage: 2, game: 1, white: Seat::First });
        stages[1].white = Some(Seat::Second);
        assert_eq!(after(&stages, &[&drawn]).next.unwrap().white, Seat::Second);
        let sudden = after(&stages, &[&drawn, &drawn, &drawn, &drawn, &[Draw]]).next.unwrap();
        assert_eq!((sudden.stage, sudden.game), (5, 2));
        // 24 games, turned round after twelve: the first has Black in games 12 and 13.
        let long = Stage { order: Order::ReversedAtHalf, ..Stage::new(Length::Games(24), "150") };
        let whites: Vec<Seat> = (11..=14).map(|game| long.white(Seat::First, game)).collect();
        assert_eq!(whites, [Seat::First, Seat::Second, Seat::Second, Seat::First]);
    }

    #[test]
    fn games_after_the_decision_are_told_apart() {
        let stages = [Stage::new(Length::Games(4), "90+30")];
        let standing = after(&stages, &[&[White, Black, White, Draw]]);
        assert_eq!((standing.stages[0].games, standing.stages[0].after), (3, 1));
        assert_eq!(standing.stages[0].points, [Points(30), Points::ZERO]);
        // A ladder that ends even has neither a winner nor a next game.
        let even = after(&stages, &[&[Draw, Draw, Draw, Draw]]);
        assert_eq!((even.winner, even.next), (None, None));
    }
}
