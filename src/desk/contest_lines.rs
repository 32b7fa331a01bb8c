//! What happened in the event, in words.

use crate::history::History;
use jadoube_core::competition::event::{Act, Event as ContestEvent};
use jadoube_core::competition::state::Contest;
use jadoube_core::hall::event::Event;
use jadoube_i18n::catalogue::Catalogue;

/// What happened in the event, with the name of the player or the team that it is about.
#[must_use]
pub fn contest(words: &Catalogue, contest: &Contest, what: &ContestEvent) -> String {
    of(words, name(contest, what), what)
}

/// What was undone at once, in an event as it is after that: in one sentence, which says once that it was
/// undone. Of several whose entry was undone their number is told, and a result that a board showed once.
#[must_use]
pub fn undone(words: &Catalogue, state: (&Contest, &History), acts: &[Act]) -> String {
    let entries = acts.iter().filter(|act| matches!(act, Act::Entry { .. })).count();
    let is_told = |act: &Act| match *act {
        Act::Entry { .. } => entries < 2,
        Act::Result { round, board } => !acts.contains(&Act::BoardResult { round, board }),
        _ => true,
    };
    let told: Vec<Act> = acts.iter().copied().filter(is_told).collect();
    if let [act] = told.as_slice()
        && entries < 2
    {
        return of(words, name_undone(state, *act), &ContestEvent::Undone { act: *act });
    }
    let several = (entries > 1)
        .then(|| words.say_with("tournament-players-many-undone", &[("count", entries.into())]));
    let told = told.into_iter().map(|act| named(words, name_undone(state, act), words.tell(&act)));
    let told: Vec<String> = told.chain(several).collect();
    words.say_with("contest-undone", &[("act", told.join("; ").into())])
}

/// Whom an act that was undone is about; whose entry it was stands in the history alone.
fn name_undone((now, history): (&Contest, &History), act: Act) -> String {
    let Act::Entry { no } = act else { return name(now, &ContestEvent::Undone { act }) };
    let entered = history.all().into_iter().rev().find_map(|entry| match &entry.event {
        Event::Contest { what: ContestEvent::Entered { no: of, entrant, .. } } if *of == no => {
            Some(entrant.name.clone())
        }
        _ => None,
    });
    entered.unwrap_or_default()
}

/// The player or the team, or the players, that it is about; empty, where it is about none.
fn name(contest: &Contest, what: &ContestEvent) -> String {
    let team = || what.team().map_or("", |no| contest.team_name(no));
    let name = what.entrant().map_or_else(team, |no| contest.name(no)).to_owned();
    let several: Vec<&str> = what.entrants().iter().map(|no| contest.name(*no)).collect();
    if several.is_empty() { name } else { several.join("; ") }
}

fn of(words: &Catalogue, name: String, what: &ContestEvent) -> String {
    named(words, name, words.tell(what))
}

fn named(words: &Catalogue, name: String, text: String) -> String {
    if name.is_empty() {
        return text;
    }
    words.say_with("contest-of", &[("name", name.into()), ("text", text.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_core::competition::entrant::EntrantNo;
    use jadoube_i18n::lang::Lang;
    use jadoube_laws::ids::BoardNo;

    #[test]
    fn what_was_undone_at_once_is_one_sentence() {
        let entry = |no| Act::Entry { no: EntrantNo(no) };
        let (round, board) = (1, BoardNo(2));
        let typed = [Act::Result { round, board }, Act::BoardResult { round, board }];
        let cases: [(Lang, &[Act], &str); 6] = [
            (
                Lang::En,
                &[Act::Draft { round }, Act::Numbers],
                "Undone: pairing of round 1; the pairing numbers",
            ),
            (Lang::En, &[entry(1), entry(2), entry(3)], "Undone: the entry of 3 players"),
            (
                Lang::En,
                &[Act::Schedules, entry(1), entry(2)],
                "Undone: the start times of several rounds; the entry of 2 players",
            ),
            (Lang::En, &typed, "Undone: the result entered at board 2, round 1. The game goes on"),
            (
                Lang::De,
                &[Act::Draft { round }, Act::Numbers],
                "Rückgängig gemacht: Paarung der Runde 1; die Startnummern",
            ),
            (
                Lang::Mk,
                &[Act::Draft { round }, Act::Numbers],
                "Вратено: спарувањето на колото 1; стартните броеви",
            ),
        ];
        for (lang, acts, told) in cases {
            let state = (&Contest::default(), &History::default());
            assert_eq!(undone(&Catalogue::new(lang), state, acts), told);
        }
    }
}
