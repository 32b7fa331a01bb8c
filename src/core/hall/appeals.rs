//! Appeals with all that only the competition knows: its regulations and committee, the end of the
//! round, the game whose result a decision changes.

use std::collections::BTreeSet;

use crate::disputes::event::Event as DisputeEvent;
use crate::disputes::refusal::Refusal as DisputeRefusal;
use crate::disputes::state::Incident;
use crate::hall::decide::{place_of, run};
use crate::hall::event::Event;
use crate::hall::games::GameLocation;
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use jadoube_chess::moment::Moment;
use jadoube_laws::appeals::committee::Member;
use jadoube_laws::appeals::deadline::{self, DeadlineStart, DeadlineStatus};
use jadoube_laws::appeals::filing::{Admissibility, FeePayment, Filing, admissibility};
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::appeals::sitting::{Sitting, compose, flaws_of_vote};
use jadoube_laws::appeals::verdict::{self, Effect, EffectStatus, Judgement};
use jadoube_laws::game::command::{Command as GameCommand, Ending, LastMove};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::{Edition, Rulebook};
use jadoube_laws::laws::kind::Pace;
use jadoube_laws::laws::regulations::Regulations;
use jadoube_laws::rulings::rule::pace_of;
use jadoube_laws::wall::Wall;

/// How the competition handles appeals; by the rulebook alone, where nothing was fixed.
#[must_use]
pub fn provisions(hall: &Hall, book: Rulebook<'_>) -> Provisions {
    match &hall.appeals {
        Some(provisions) => provisions.as_ref().clone(),
        None => Provisions::of(&book.regulations.id),
    }
}

/// How the deadline for an appeal stands; none while the incident waits for its decision.
#[must_use]
pub fn due(
    hall: &Hall,
    incident: &Incident,
    book: Rulebook<'_>,
    at: Wall,
) -> Option<DeadlineStatus> {
    incident.decision.as_ref()?;
    let decided = *hall.decided.get(&incident.no)?;
    let game = hall.game_of_incident(incident);
    let pace = game.map_or(Pace::Standard, |one| pace_of(&one.game, book.edition));
    let since = (decided, round_of(hall, incident));
    Some(deadline::due(book.regulations, &provisions(hall, book), pace, since, at))
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
    let due = due(hall, incident, book, at)?;
    let ruling = &incident.decision.as_ref()?.ruling;
    Some(admissibility(book, &provisions(hall, book), ruling, filing, due))
}

/// How the committee of the competition sits on a case.
#[must_use]
pub fn sitting(hall: &Hall, incident: &Incident, book: Rulebook<'_>) -> Sitting {
    let players = incident.circumstances.as_ref().map(|then| &then.players);
    compose(book.regulations, &provisions(hall, book).members, players)
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

/// Adds to the events of the log what only the competition knows, and returns what a decision of
/// the committee does to the game.
///
/// # Errors
/// [`Refusal::Game`] when the game refuses; [`DisputeRefusal::FeeNotSo`].
pub(in crate::hall) fn complete(
    hall: &Hall,
    events: &mut [Event],
    at: Moment,
    book: Rulebook<'_>,
) -> Result<Vec<Event>, Refusal> {
    let mut more = Vec::new();
    for event in events {
        let Event::Dispute { what } = event else { continue };
        let Some(incident) = hall.incidents.get(&what.incident()) else { continue };
        match what {
            DisputeEvent::Appealed { filing: Some(filing), admissibility, .. } => {
                let at = filing.at;
                *admissibility = at.and_then(|at| admissible(hall, incident, filing, book, at));
            }
            DisputeEvent::AppealDecided { decision, .. } => {
                let judgement = &decision.judgement;
                of_fee(incident, judgement, book.regulations)?;
                let sitting = sitting(hall, incident, book);
                decision.flaws = flaws_of_vote(book.regulations, &sitting, &judgement.voters);
                let reason = judgement.reasons.as_str();
                let done =
                    carry_out(hall, incident, (judgement.effect, reason), (at, book.edition))?;
                decision.carried = done.0;
                more.extend(done.1);
            }
            _ => {}
        }
    }
    Ok(more)
}

/// Whether the regulations leave it to the committee to deal with the fee like that.
fn of_fee(
    incident: &Incident,
    judgement: &Judgement,
    regulations: &Regulations,
) -> Result<(), DisputeRefusal> {
    let filing = incident.appeal.as_ref().and_then(|appeal| appeal.filing);
    // Of the first appeals that this program recorded it is not known.
    let paid = filing.map_or(vec![FeePayment::No, FeePayment::Yes], |filing| vec![filing.fee]);
    let may =
        |paid: &FeePayment| verdict::may(regulations, *paid, judgement.verdict, judgement.fee);
    if paid.iter().any(may) {
        return Ok(());
    }
    let fates = |paid| verdict::fees(regulations, paid, judgement.verdict);
    let fates = paid.into_iter().flat_map(fates).collect();
    let articles = regulations.fee.articles.clone();
    Err(DisputeRefusal::FeeNotSo { no: incident.no, fates, articles })
}

fn carry_out(
    hall: &Hall,
    incident: &Incident,
    (effect, reason): (Effect, &str),
    moment: (Moment, &Edition),
) -> Result<(EffectStatus, Vec<Event>), Refusal> {
    let wanted = match effect {
        Effect::Stays => return Ok((EffectStatus::Nothing, Vec::new())),
        Effect::Result { score } => Some(score),
        Effect::PlayOn => None,
    };
    let Some((place, game)) = place_of(hall, incident) else {
        return Ok((EffectStatus::ByHand, Vec::new()));
    };
    let has = game.outcome().map(|outcome| outcome.score);
    if has == wanted {
        return Ok((EffectStatus::Nothing, Vec::new()));
    }
    // On no board a game cannot be played on.
    if let (None, GameLocation::Off(..)) = (wanted, place) {
        return Ok((EffectStatus::ByHand, Vec::new()));
    }
    let mut scratch = game.clone();
    let mut events = Vec::new();
    if has.is_some() {
        let what = GameCommand::Reopen { reason: reason.to_owned() };
        events.extend(run(&mut scratch, place, &what, moment)?);
    }
    if let Some(score) = wanted {
        let outcome = Outcome { score, reason: EndReason::AppealsCommittee };
        let last_move = scratch.standing.clone().map(LastMove::Include);
        let what = GameCommand::End(Ending { outcome, last_move });
        events.extend(run(&mut scratch, place, &what, moment)?);
    }
    Ok((EffectStatus::Out, events))
}
