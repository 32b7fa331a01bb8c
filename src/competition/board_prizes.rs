//! Prizes for boards in team events: who scored best on board 1, 2, … by the share of the points in the
//! games that were played (regulations of 1972, article 27), with the performance by ratings beside it.
//! Somebody's board is the place in the list of the team, wherever reserves moved others to.

use std::collections::BTreeMap;

use crate::article::Article;
use crate::fraction::Fraction;
use crate::points::Points;
use crate::tiebreak::conversion::difference;
use crate::tournament::{Number, RoundResult, Tournament};

/// Where it stands.
pub const ARTICLE: Article = Article::new("Ol. 1972", "27");

/// What somebody scored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardScore {
    /// The player who scored it.
    pub player: Number,
    /// For which team.
    pub team: Number,
    /// How many games were played.
    pub games: u16,
    /// What they brought.
    pub points: Points,
    /// Their share of the points that could be had, in per cent.
    pub percent: Fraction,
    /// The average rating of the opponents and what the share adds to it; nothing, where one of them
    /// has no rating.
    pub performance: Option<i64>,
    /// Whether it is enough for a prize: two thirds of the rounds (interpretation 21 of 1957).
    pub is_enough: bool,
}

/// The scores of all who have played, by board, the best first: those who have played enough, by the
/// share of the points, then by the number of games.
#[must_use]
pub fn board_scores(tournament: &Tournament, rounds: u8) -> BTreeMap<u16, Vec<BoardScore>> {
    let mut boards: BTreeMap<u16, Vec<BoardScore>> = BTreeMap::new();
    for (team, of) in &tournament.teams {
        for (board, player) in (1..).zip(&of.players) {
            if let Some(score) = score(tournament, (*team, *player), rounds) {
                boards.entry(board).or_default().push(score);
            }
        }
    }
    for scores in boards.values_mut() {
        scores.sort_by(|one, other| {
            other
                .is_enough
                .cmp(&one.is_enough)
                .then(other.percent.cmp(&one.percent))
                .then(other.games.cmp(&one.games))
                .then(one.player.cmp(&other.player))
        });
    }
    boards
}

/// What one has scored; nothing for who has not finished a game.
fn score(
    tournament: &Tournament,
    (team, player): (Number, Number),
    rounds: u8,
) -> Option<BoardScore> {
    let known = tournament.players.get(&player)?.rounds.iter().take(usize::from(rounds));
    let played = known.flatten().filter_map(|result| match result {
        RoundResult::Game { opponent, score: Some(score), .. } => Some((*opponent, *score)),
        _ => None,
    });
    let played: Vec<_> = played.collect();
    let games = u16::try_from(played.len()).ok().filter(|games| *games > 0)?;
    let scoring = &tournament.scoring;
    let points: Points = played.iter().map(|(_, score)| scoring.score(*score)).sum();
    let most = i64::from(scoring.win.0) * i64::from(games);
    let share = Fraction::whole(i64::from(points.0) * 100);
    let percent = share.over(usize::try_from(most).ok()?)?;
    let rating = |(opponent, _): &(Number, _)| {
        tournament.players.get(opponent)?.rating.map(|rating| Fraction::whole(rating.into()))
    };
    let ratings: Option<Vec<Fraction>> = played.iter().map(rating).collect();
    let average = ratings.and_then(|all| all.into_iter().sum::<Fraction>().over(played.len()));
    let added = u8::try_from(percent.half_up()).map_or(0, difference);
    Some(BoardScore {
        player,
        team,
        games,
        points,
        percent,
        performance: average.map(|average| average.half_up() + added),
        is_enough: u32::from(games) * 3 >= u32::from(rounds) * 2,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Player, Score, Team};
    use jadoube_chess::side::Side;

    #[test]
    fn the_share_of_the_points_counts_for_who_has_played_two_thirds_of_the_rounds() {
        let game = |opponent, score| {
            Some(RoundResult::Game {
                opponent: Number(opponent),
                colour: Side::White,
                score: Some(score),
                is_rated: true,
            })
        };
        let player = |rating, rounds| Player { rating, rounds, ..Player::default() };
        let (win, draw, loss) = (Score::Win, Score::Draw, Score::Loss);
        let forfeit = Some(RoundResult::Forfeit { opponent: None, colour: None, won: true });
        let players = [
            (Number(1), player(Some(2400), vec![game(3, win), game(3, draw), forfeit])),
            (Number(2), player(Some(2300), vec![None, None, game(3, win)])),
            (Number(3), player(Some(2500), vec![game(1, loss), game(1, draw), game(2, loss)])),
        ];
        let team = |players: &[u16]| Team {
            players: players.iter().copied().map(Number).collect(),
            ..Team::default()
        };
        let tournament = Tournament {
            rounds: 3,
            players: players.into(),
            teams: [(Number(1), team(&[1])), (Number(2), team(&[3])), (Number(3), team(&[2]))]
                .into(),
            ..Tournament::default()
        };
        let scores = board_scores(&tournament, 3);
        let told: Vec<_> = scores[&1]
            .iter()
            .map(|one| (one.player.0, one.games, one.percent.to_decimals(1), one.performance))
            .collect();
        // 75 per cent against 2500 add 193. One game of three is not enough, though it was won.
        assert_eq!(
            told,
            [
                (1, 2, "75.0".into(), Some(2693)),
                (3, 3, "16.7".into(), Some(2367 - 273)),
                (2, 1, "100.0".into(), Some(3300)),
            ]
        );
        assert!(!scores[&1][2].is_enough);
    }
}
