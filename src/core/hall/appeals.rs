//! How the competition handles appeals, and what of it an appeal rests on.

use std::collections::BTreeSet;

use crate::disputes::context::AppealContext;
use crate::disputes::state::Incident;
use crate::hall::event::Event;
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use jadoube_laws::appeals::committee::Member;
use jadoube_laws::appeals::deadline::{DeadlineStart, DeadlineStatus};
use jadoube_laws::appeals::filing::{Admissibility, Filing};
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::appeals::sitting::Sitting;
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Rulebook;
use jadoube_laws::wall::Wall;

/// How the competition handles appeals; by the rulebook alone, where nothing was fixed.
#[must_use]
pub fn provisions(hall: &Hall, book: Rulebook<'_>) -> Provisions {
    match &hall.appeals {
        Some(provisions) => provisions.as_ref().clone(),
        None => Provisions::of(&book.regulations.id),
    }
}

/// What of the competition an appeal rests on; of a new incident there is none yet.
pub(in crate::hall) fn context<'a>(
    hall: &Hall,
    incident: Option<&Incident>,
    provisions: &'a Provisions,
) -> AppealContext<'a> {
    let decided = incident.and_then(|incident| hall.decided.get(&incident.no)).copied();
    let round = incident.map_or(DeadlineStart::None, |incident| round_of(hall, incident));
    AppealContext { provisions, decided, round }
}

/// How the deadline for an appeal stands; none while the incident waits for its decision.
#[must_use]
pub fn due(
    hall: &Hall,
    incident: &Incident,
    book: Rulebook<'_>,
    at: Wall,
) -> Option<DeadlineStatus> {
    let game = hall.game_of_incident(incident).map(|one| one.game.as_ref());
    context(hall, Some(incident), &provisions(hall, book)).due(incident, game, book, at)
}

/// Whether an appeal is admissible; none while the incident waits for its decision.
#[must_use]
pub fn admissible(
    hall: &Hall,
    incident: &Incident,
    filing: &Filing,
    book: Rulebook<'_>,
    at: Wall,
) -> Option<Admissibility> {
    let game = hall.game_of_incident(incident).map(|one| one.game.as_ref());
    let provisions = provisions(hall, book);
    context(hall, Some(incident), &provisions).admissible(incident, game, filing, (book, at))
}

/// How the committee of the competition sits on a case.
#[must_use]
pub fn sitting(hall: &Hall, incident: &Incident, book: Rulebook<'_>) -> Sitting {
    context(hall, Some(incident), &provisions(hall, book)).sitting(incident, book)
}

fn round_of(hall: &Hall, incident: &Incident) -> DeadlineStart {
    let Some(then) = &incident.circumstances else { return DeadlineStart::None };
    let of_round = |game: &Game| game.setup.round == then.round;
    if hall.on_boards().any(|(_, game)| of_round(game) && game.outcome().is_none()) {
        return DeadlineStart::GoesOn;
    }
    let ended = hall.games.values().filter(|one| of_round(&one.game)).filter_map(|one| one.ended);
    ended.max().map_or(DeadlineStart::None, DeadlineStart::Ended)
}

/// Fixes how appeals are handled.
///
/// # Errors
/// [`Refusal::MemberNameless`] when a member cannot be told from another.
pub(in crate::hall) fn provide(
    hall: &Hall,
    provisions: &Provisions,
) -> Result<Vec<Event>, Refusal> {
    hall.competition.as_ref().ok_or(Refusal::NotFounded)?;
    let trimmed = |member: &Member| Member {
        name: member.name.trim().to_owned(),
        federation: member
            .federation
            .as_ref()
            .map(|federation| federation.trim().to_uppercase())
            .filter(|federation| !federation.is_empty()),
        ..member.clone()
    };
    let members: Vec<Member> = provisions.members.iter().map(trimmed).collect();
    let names: BTreeSet<&str> = members.iter().map(|member| member.name.as_str()).collect();
    if names.len() < members.len() || names.contains("") {
        return Err(Refusal::MemberNameless);
    }
    let fee = provisions.fee.trim().to_owned();
    let provisions = Provisions { fee, members, ..provisions.clone() };
    if hall.appeals.as_deref() == Some(&provisions) {
        return Ok(Vec::new());
    }
    Ok(vec![Event::AppealsProvided { provisions }])
}
