//! The titles that a player may make norms for: each audited, with what is still needed while rounds
//! remain.

use serde::Serialize;

use crate::norm::audit::{Audit, audit};
use crate::norm::edition::{Regulations, Title};
use crate::norm::forecast::{Forecast, forecast};
use crate::norm::games::{Game, PlayerTournament};
use crate::tournament::{Number, Player, RoundResult, Sex, Tournament};

/// How a player stands to a title.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TitleCase {
    /// His games, requirement by requirement.
    pub audit: Audit,
    /// What is still needed; nothing once all rounds are over.
    pub forecast: Option<Forecast>,
}

/// The titles that a player may still make norms for.
fn open_titles(player: &Player) -> impl Iterator<Item = Title> {
    Title::ALL.into_iter().filter(|title| {
        let holds = title.holders().contains(&player.title.as_str());
        !holds && (!title.is_womens() || player.sex == Some(Sex::Woman))
    })
}

/// The norms that were made.
#[must_use]
pub fn norms(
    tournament: &Tournament,
    regulations: &Regulations,
    is_exempt_from_federations: bool,
) -> Vec<(Number, Audit)> {
    let all = tournament.players.iter().flat_map(|(number, player)| {
        let played = PlayerTournament::of(tournament, *number);
        let is_long = played.games.len() >= regulations.team_games.value;
        let titles = open_titles(player).filter(move |_| is_long);
        titles.map(move |title| {
            (*number, audit(&played, title, regulations, is_exempt_from_federations))
        })
    });
    all.filter(|(_, audit)| audit.is_norm()).collect()
}

/// How a player stands to each title that he may make a norm for.
#[must_use]
pub fn title_cases(
    tournament: &Tournament,
    number: Number,
    regulations: &Regulations,
    is_exempt_from_federations: bool,
) -> Vec<TitleCase> {
    let Some(player) = tournament.players.get(&number) else { return Vec::new() };
    let played = PlayerTournament::of(tournament, number);
    let done = player.rounds.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
    let next = next_game(tournament, player);
    let open = next.as_ref().map_or(done, |game| usize::from(game.round) - 1);
    let remaining = played.rounds.saturating_sub(open);
    let cases = open_titles(player).map(|title| {
        let audit = audit(&played, title, regulations, is_exempt_from_federations);
        let ahead = || {
            let next = next.as_ref();
            forecast(&played, next, remaining, title, regulations, is_exempt_from_federations)
        };
        TitleCase { audit, forecast: (remaining > 0).then(ahead) }
    });
    cases.collect()
}

/// The game of the round that is being played.
fn next_game(tournament: &Tournament, player: &Player) -> Option<Game> {
    let open = player.rounds.iter().enumerate().rev().find_map(|(at, result)| match result {
        Some(RoundResult::Game { opponent, score: None, .. }) => Some((at + 1, *opponent)),
        _ => None,
    });
    let (round, number) = open?;
    let opponent = tournament.players.get(&number)?;
    Some(Game {
        round: u8::try_from(round).ok()?,
        opponent: number,
        rating: opponent.rating,
        title: opponent.title.clone(),
        federation: opponent.federation.clone(),
        half_points: 0,
    })
}
