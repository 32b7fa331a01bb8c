//! What has changed in the game of an incident, and what a deed would take away, in words.

use crate::cases;
use crate::catalogue::Catalogue;
use jadoube_chess::moment::Moment;
use jadoube_core::disputes::change::{Loss, Moves};
use jadoube_core::disputes::event::Event;
use jadoube_core::disputes::state::{EarlierVersion, Incident};
use jadoube_laws::game::state::Game;
use jadoube_laws::rulings::case::Case;

/// What is lost, a sentence for the moves and one for the result.
#[must_use]
pub fn loss(words: &Catalogue, loss: &Loss, gone: Option<&Moves>) -> Vec<String> {
    let gone = gone.map(|gone| words.value(&gone.lost()));
    let result = loss.result.map(|_| words.value(&loss.of_the_result()));
    gone.into_iter().chain(result).collect()
}

/// An event of the log on a line, which happened at that moment; of a case that was put differently, with the
/// facts that changed. `incident` is as that event or later ones have left it.
#[must_use]
pub fn line(words: &Catalogue, event: &Event, incident: Option<&Incident>, at: Moment) -> String {
    let line = words.tell(event);
    let Some(incident) = incident.filter(|_| matches!(event, Event::CaseRestated { .. })) else {
        return line;
    };
    let changed = restated(words, incident, at);
    std::iter::once(line).chain(changed).collect::<Vec<_>>().join(". ")
}

/// The facts that changed when the case of an incident was put differently at that moment.
#[must_use]
pub fn restated(words: &Catalogue, incident: &Incident, at: Moment) -> Vec<String> {
    let cases = incident.earlier.iter().filter_map(|one| {
        if let EarlierVersion::Case { until, case, .. } = one { Some((*until, case)) } else { None }
    });
    let mut cases = cases.skip_while(|(until, _)| *until != at);
    let Some((_, before)) = cases.next() else { return Vec::new() };
    let now = cases.next().map_or(&incident.case, |(_, case)| case);
    let game = incident.ground.as_deref().or(incident.then.as_deref());
    changed(words, (before, now), game)
}

/// The facts that changed from one case to another of the same kind: “Was the clock pressed? No → Yes”. What
/// has no answer is a dash.
fn changed(words: &Catalogue, (before, now): (&Case, &Case), game: Option<&Game>) -> Vec<String> {
    let kind = |case: &Case| case.schema().map(|schema| schema.kind);
    if kind(before) != kind(now) {
        return Vec::new();
    }
    let (was, is) = (cases::told(words, before, game), cases::told(words, now, game));
    let answer = |told: &[(String, String)], question: &str| {
        let found = told.iter().find(|(asked, _)| asked == question);
        found.map_or_else(|| "–".to_owned(), |(_, answer)| answer.clone())
    };
    let gone = was.iter().filter(|(asked, _)| is.iter().all(|(other, _)| other != asked));
    let questions = is.iter().chain(gone).map(|(asked, _)| asked.as_str());
    let row = |question: &str| {
        let (before, now) = (answer(&was, question), answer(&is, question));
        let colon = if question.ends_with(['?', ':']) { "" } else { ":" };
        (before != now).then(|| format!("{question}{colon} {before} → {now}"))
    };
    questions.filter_map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::ply::Ply;
    use jadoube_chess::side::Side;
    use jadoube_laws::rulings::illegal::facts::IllegalMove;

    #[test]
    fn of_a_case_that_was_put_differently_the_facts_that_changed_are_named() {
        let words = Catalogue::new(Lang::En);
        let before = IllegalMove::new(Side::White, false);
        let pressed = IllegalMove { completed: true, ..before.clone() };
        let later = IllegalMove { ply: Some(Ply(4)), ..before.clone() };
        for (now, expected) in [
            (Case::IllegalMove(pressed), &["Was the clock pressed? No → Yes"][..]),
            (Case::IllegalMove(before.clone()), &[]),
            (Case::IllegalMove(later), &["Half-moves before it: – → 4"]),
            (Case::Other, &[]),
        ] {
            let before = Case::IllegalMove(before.clone());
            assert_eq!(changed(&words, (&before, &now), None), expected, "{now:?}");
        }
    }
}
