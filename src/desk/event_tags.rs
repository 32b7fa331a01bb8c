//! What the games of an event say of it as PGN: round and board, the teams, the players' numbers, the
//! kind of event. The names are those that broadcasts and databases read.

use jadoube_core::competition::regulations::{Regulations, System};
use jadoube_core::competition::round::Bout;
use jadoube_core::competition::state::Contest;
use jadoube_laws::wall::Wall;

/// The tags of an event that the file of an imported game may have and no other value of the game
/// holds: they stay with it word for word.
pub(crate) const KEPT: [&str; 13] = [
    "EventDate",
    "EventType",
    "EventRounds",
    "EventCountry",
    "EventCategory",
    "Section",
    "Stage",
    "WhiteTeam",
    "BlackTeam",
    "WhiteTeamCountry",
    "BlackTeamCountry",
    "WhiteFideId",
    "BlackFideId",
];

/// What an event knows of one of its games beside the players' names.
pub(crate) fn event_tags(contest: &Contest, round: u16, bout: &Bout) -> Vec<(String, String)> {
    let tag = |name: &str, value: String| (name.to_owned(), value);
    // With the board behind a point two games of a round are never taken for one.
    let place = format!("{round}.{}", bout.pairing.board);
    let mut tags = vec![tag("Round", place)];
    let begins = |round: u8| contest.begins(round).map(day);
    let date = u8::try_from(round).ok().and_then(begins);
    tags.extend(date.map(|date| tag("Date", date)));
    tags.extend(begins(1).map(|date| tag("EventDate", date)));
    let kind = contest.regulations.as_ref().and_then(kind);
    tags.extend(kind.map(|kind| tag("EventType", kind.to_owned())));
    let rounds = Some(contest.planned()).filter(|rounds| *rounds > 0);
    tags.extend(rounds.map(|rounds| tag("EventRounds", rounds.to_string())));
    for (no, side) in bout.pairing.both().into_iter().zip(["White", "Black"]) {
        let entry = contest.entrants.get(&no);
        let number = entry.and_then(|entry| entry.entrant.fide_id);
        tags.extend(number.map(|number| tag(&format!("{side}FideId"), number.to_string())));
        let Some(team) = contest.team_of(no).and_then(|team| contest.teams.get(&team)) else {
            continue;
        };
        tags.push(tag(&format!("{side}Team"), team.team.name.clone()));
        let country = Some(&team.team.federation).filter(|country| !country.is_empty());
        tags.extend(country.map(|country| tag(&format!("{side}TeamCountry"), country.clone())));
    }
    tags
}

/// A day as PGN writes it.
fn day(at: Wall) -> String {
    at.date().to_string().replace('-', ".")
}

/// The word of databases for the kind of event; none where the arbiter pairs, which may be any.
const fn kind(regulations: &Regulations) -> Option<&'static str> {
    match regulations.system {
        _ if regulations.teams.is_some() => Some("team"),
        System::RoundRobin { .. } => Some("tourn"),
        System::KnockOut { .. } => Some("k.o."),
        System::Match => Some("match"),
        System::Olympiad1972 { .. } => Some("team"),
        System::Manual { .. } => None,
    }
}
