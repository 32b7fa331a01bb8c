//! The players of a list in their teams: the same for the window and the command line.

use crate::competition::entrant::Entrant;
use crate::competition::team::NewTeam;

/// The players of a list in their teams, and those of whom it names none. All play for the team that is
/// named with its captain; where none is named, for that which `listed` tells with their names, or for
/// their club.
#[must_use]
pub fn in_teams(
    entrants: &[Entrant],
    listed: &[(String, Vec<String>)],
    (team, captain): (&str, &str),
) -> (Vec<NewTeam>, Vec<String>) {
    let own = team.trim();
    let of = |one: &Entrant| {
        let listed = listed.iter().find(|(_, players)| players.contains(&one.name));
        match (own, listed) {
            ("", Some((team, _))) => team.clone(),
            ("", None) => one.club.trim().to_owned(),
            (own, _) => own.to_owned(),
        }
    };
    let (mut teams, mut without): (Vec<NewTeam>, Vec<String>) = (Vec::new(), Vec::new());
    for one in entrants {
        let name = of(one);
        if name.is_empty() {
            without.push(one.name.clone());
            continue;
        }
        match teams.iter_mut().find(|team| team.name == name) {
            Some(team) => team.players.push(one.clone()),
            None => teams.push(NewTeam {
                name,
                federation: String::new(),
                captain: captain.trim().to_owned(),
                players: vec![one.clone()],
            }),
        }
    }
    // Where the list tells the order of a team, that is its order.
    for team in &mut teams {
        if let Some((_, order)) = listed.iter().find(|(name, _)| *name == team.name) {
            team.players.sort_by_key(|one| order.iter().position(|name| *name == one.name));
        }
    }
    (teams, without)
}
