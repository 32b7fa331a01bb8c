//! The envelope from the sealing to the resumption: what stands on it, who keeps it, and games that
//! are decided without being resumed.

use crate::adjournment::cases;
use crate::adjournment::decide::scene::{CommandResult, Scene, here, named, required};
use crate::adjournment::envelope::{Appointment, EnvelopeFront, Handover, Signature};
use crate::adjournment::event::Event;
use crate::adjournment::refusal::Refusal;
use crate::adjournment::state::Adjournment;
use crate::step::Step;
use jadoube_chess::side::Side;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::Outcome;
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::rulings::case::rule;
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_laws::rulings::sealed::facts::SaidBefore;

pub(super) fn write_front(on: &Scene<'_>, no: EnvelopeNo, front: &EnvelopeFront) -> CommandResult {
    let one = unopened(on, no)?;
    let rule = &on.edition.rules.adjournment.opponent_writes;
    if one.front == *front && (one.inscribed || !rule.value) {
        return Ok(Vec::new());
    }
    here(Event::FrontWritten { no, front: Box::new(front.clone()) })
}

pub(super) fn sign(on: &Scene<'_>, no: EnvelopeNo, signature: &Signature) -> CommandResult {
    let one = unopened(on, no)?;
    let signature = Signature { by: signature.by, name: named(&signature.name)? };
    if one.signatures.contains(&signature) {
        return Ok(Vec::new());
    }
    here(Event::Signed { no, signature })
}

pub(super) fn hand(on: &Scene<'_>, no: EnvelopeNo, handing: &Handover) -> CommandResult {
    on.sealed(no)?;
    let handing = Handover {
        from: handing.from.trim().to_owned(),
        to: named(&handing.to)?,
        place: handing.place.trim().to_owned(),
        at: handing.at,
    };
    here(Event::Handed { no, handing })
}

pub(super) fn schedule(on: &Scene<'_>, no: EnvelopeNo, due: &Appointment) -> CommandResult {
    let one = on.live(no)?;
    if one.resumption.is_some() {
        return Err(Refusal::AlreadyResumed(no));
    }
    if let Some(session) = due.session {
        on.books.sessions.get(&session).ok_or(Refusal::NoSuchSession(session))?;
    }
    if one.due() == Some(due) {
        return Ok(Vec::new());
    }
    here(Event::Scheduled { no, due: due.clone() })
}

pub(super) fn offer(on: &Scene<'_>, no: EnvelopeNo, by: Side) -> CommandResult {
    if unopened(on, no)?.standing_offer().is_some() {
        return Err(Refusal::OfferPending);
    }
    here(Event::DrawOffered { no, by })
}

pub(super) fn settle(on: &Scene<'_>, no: EnvelopeNo, reason: &str) -> CommandResult {
    on.sealed(no)?;
    here(Event::Settled { no, reason: required(reason)? })
}

pub(super) fn annul(on: &Scene<'_>, no: EnvelopeNo, reason: &str) -> CommandResult {
    let one = on.sealed(no)?;
    // Only where the envelope is lost and nothing can be established (A11b of 2001).
    let lost = one.cover.as_ref().is_some_and(|cover| cover.missing && !cover.played);
    if !lost {
        return Err(Refusal::NotMissing(no));
    }
    if one.established != Some(false) {
        return Err(Refusal::NotEstablished(no));
    }
    here(Event::Annulled { no, reason: required(reason)? })
}

fn unopened<'a>(on: &Scene<'a>, no: EnvelopeNo) -> Result<&'a Adjournment, Refusal> {
    let one = on.sealed(no)?;
    let opened = one.cover.as_ref().is_some_and(|cover| cover.opened.is_some() || cover.played);
    if opened { Err(Refusal::Opened(no)) } else { Ok(one) }
}

/// An offer that stands is rejected. One that was made before the sealing stands in the game as well:
/// there it is rejected at once, or, where the game is on no board, with the sealed move.
pub(super) fn reject(on: &Scene<'_>, no: EnvelopeNo) -> CommandResult {
    let one = on.sealed(no)?;
    one.standing_offer().ok_or(Refusal::NoOffer)?;
    let mut happened = vec![Step::Here(Event::DrawRejected { no })];
    if let Some((_, game)) = on.game.filter(|(_, game)| game.offer.is_some())
        && one.offer.is_none()
        && on.on_board
    {
        happened.extend(on.ask(&mut game.clone(), &GameCommand::DeclineDraw)?);
    }
    Ok(happened)
}

/// The result is what the ruling on it says; whatever lies in the envelope, it stands.
pub(super) fn conclude(
    on: &Scene<'_>,
    no: EnvelopeNo,
    by: Side,
    said: SaidBefore,
) -> CommandResult {
    unopened(on, no)?;
    let game = on.game()?;
    let ruling = rule(&cases::before_opening(by, said, false), game, on.edition, on.at);
    let outcome: Outcome = ruling
        .remedies
        .iter()
        .find_map(|remedy| match remedy {
            Remedy::End(outcome) => Some(*outcome),
            _ => None,
        })
        .ok_or(Refusal::Settled(no))?;
    let mut happened = vec![Step::Here(Event::Concluded { no, by, said, outcome })];
    if on.on_board {
        happened.extend(on.ask(&mut game.clone(), &GameCommand::End(outcome.into()))?);
    }
    Ok(happened)
}
