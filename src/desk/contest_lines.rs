//! What happened in the event, in words.

use jadoube_core::competition::event::Event as ContestEvent;
use jadoube_core::competition::state::Contest;
use jadoube_i18n::catalogue::Words;

/// What happened in the event, with the name of the player or the team that it is about.
#[must_use]
pub fn contest(words: &Words, contest: &Contest, what: &ContestEvent) -> String {
    let text = words.tell(what);
    let team = || what.team().map_or("", |no| contest.team_name(no));
    let name = what.entrant().map_or_else(team, |no| contest.name(no)).to_owned();
    let several: Vec<&str> = what.entrants().iter().map(|no| contest.name(*no)).collect();
    let name = if several.is_empty() { name } else { several.join("; ") };
    if name.is_empty() {
        return text;
    }
    words.say_with("contest-of", &[("name", name.into()), ("text", text.into())])
}
