//! The games of a player that count for norms, and the rounds that do not.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::tournament::{Bye, Number, RoundResult, Schedule, Score, Tournament};

/// A game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Game {
    /// The round.
    pub round: u8,
    /// Against whom.
    pub opponent: Number,
    /// His rating.
    pub rating: Option<u16>,
    /// His title, empty without one.
    pub title: String,
    /// His federation.
    pub federation: String,
    /// Half points: 2, 1 or 0.
    pub half_points: usize,
}

/// A player's tournament, as norms see it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct PlayerTournament {
    /// His federation.
    pub federation: String,
    /// His games over the board.
    pub games: Vec<Game>,
    /// How many rounds he won without play, by forfeit or by a bye of the pairing.
    pub walkovers: usize,
    /// How many rounds the tournament has.
    pub rounds: usize,
    /// Whether the pairings were known beforehand.
    pub is_fixed: bool,
    /// Whether teams play.
    pub is_of_teams: bool,
}

impl PlayerTournament {
    /// The games of a player. Forfeits and games of less than a move do not count (B.01 1.4.2c).
    #[must_use]
    pub fn of(tournament: &Tournament, number: Number) -> Self {
        let mut played = Self {
            rounds: usize::from(tournament.rounds),
            is_fixed: tournament.schedule == Schedule::Fixed,
            is_of_teams: !tournament.teams.is_empty(),
            ..Self::default()
        };
        let Some(player) = tournament.players.get(&number) else { return played };
        played.federation.clone_from(&player.federation);
        for (round, result) in (1..=u8::MAX).zip(&player.rounds) {
            match result {
                Some(RoundResult::Game {
                    opponent, score: Some(score), is_rated: true, ..
                }) => {
                    played.games.extend(game(tournament, round, *opponent, *score));
                }
                Some(
                    RoundResult::Forfeit { won: true, .. }
                    | RoundResult::Bye(Bye::PairingAllocated),
                ) => played.walkovers += 1,
                _ => {}
            }
        }
        played
    }

    /// Whether everybody was met twice.
    #[must_use]
    pub fn is_double(&self) -> bool {
        let mut met: BTreeMap<Number, usize> = BTreeMap::new();
        for game in &self.games {
            *met.entry(game.opponent).or_default() += 1;
        }
        !met.is_empty() && met.values().all(|times| *times == 2)
    }
}

fn game(tournament: &Tournament, round: u8, number: Number, score: Score) -> Option<Game> {
    let opponent = tournament.players.get(&number)?;
    Some(Game {
        round,
        opponent: number,
        rating: opponent.rating,
        title: opponent.title.clone(),
        federation: opponent.federation.clone(),
        half_points: match score {
            Score::Win => 2,
            Score::Draw => 1,
            Score::Loss => 0,
        },
    })
}
