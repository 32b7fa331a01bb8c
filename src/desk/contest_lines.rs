//! What happened in the event, in words.

use crate::history::History;
use jadoube_core::competition::event::{Act, Event as ContestEvent};
use jadoube_core::competition::state::Contest;
use jadoube_core::hall::event::Event;
use jadoube_i18n::catalogue::Words;

/// What happened in the event, with the name of the player or the team that it is about.
#[must_use]
pub fn contest(words: &Words, contest: &Contest, what: &ContestEvent) -> String {
    let team = || what.team().map_or("", |no| contest.team_name(no));
    let name = what.entrant().map_or_else(team, |no| contest.name(no)).to_owned();
    let several: Vec<&str> = what.entrants().iter().map(|no| contest.name(*no)).collect();
    of(words, if several.is_empty() { name } else { several.join("; ") }, what)
}

/// What was undone, in an event as it is after that: whose entry it was stands in the history alone.
#[must_use]
pub fn undone(words: &Words, (now, history): (&Contest, &History), what: &ContestEvent) -> String {
    let ContestEvent::Undone { act: Act::Entry { no } } = what else {
        return contest(words, now, what);
    };
    let entered = history.all().into_iter().rev().find_map(|entry| match &entry.event {
        Event::Contest { what: ContestEvent::Entered { no: of, entrant, .. } } if of == no => {
            Some(entrant.name.clone())
        }
        _ => None,
    });
    of(words, entered.unwrap_or_default(), what)
}

fn of(words: &Words, name: String, what: &ContestEvent) -> String {
    let text = words.tell(what);
    if name.is_empty() {
        return text;
    }
    words.say_with("contest-of", &[("name", name.into()), ("text", text.into())])
}
