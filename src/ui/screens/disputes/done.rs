//! What an act of the arbiter on an incident has done, in words.

use jadoube_core::disputes::event::Event;
use jadoube_core::disputes::state::Decision;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::ruling;

/// “Incident 3 decided: White receives two minutes”, undone or restored: what an act of the arbiter has
/// done, for who does not see it.
#[must_use]
pub fn carried_out(words: &Catalogue, hall: &Hall, what: &Event) -> Option<String> {
    let number = what.incident();
    let one = hall.incidents.get(&number);
    let game = one.and_then(|one| hall.game_of_incident(one)).map(|one| one.game.as_ref());
    let (decision, undoes): (&Decision, Option<&str>) = match what {
        Event::Decided { decision, .. } => (decision.as_ref(), None),
        Event::Withdrawn { .. } => (&one?.withdrawn.as_ref()?.decision, Some("disputes-undone")),
        Event::Reinstated { .. } => (one?.decision.as_ref()?, Some("disputes-restored")),
        _ => return None,
    };
    let numbering = game.map_or(Numbering::USUAL, |game| Numbering::from_start(&game.start));
    let text = Some(decision.text.clone()).filter(|text| !text.is_empty());
    let done = ruling::remedies(words, &decision.ruling.remedies, (game, numbering));
    let done: Vec<String> = text.into_iter().chain(done).collect();
    let done = match done.is_empty() {
        true if decision.as_proposed => words.tell(&decision.ruling.finding),
        true => words.say("disputes-nothing-done"),
        false => done.join(". "),
    };
    let id = undoes.unwrap_or(match decision.as_proposed {
        true => "disputes-decided-doing",
        false => "disputes-decided-otherwise-doing",
    });
    Some(words.say_with(id, &[("no", number.into()), ("what", done.into())]))
}
