//! From “please seal” to the clock that is stopped.

use crate::adjournment::decide::scene::{CommandResult, Scene, here, named, required};
use crate::adjournment::envelope::{EnvelopeFront, SealedMove};
use crate::adjournment::event::{AdjournmentReason, AdjournmentStart, Event};
use crate::adjournment::fingerprint;
use crate::adjournment::lock::{Lock, named_twice, newest};
use crate::adjournment::refusal::Refusal;
use crate::adjournment::state::Adjournment;
use crate::step::Step;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, LockNo};
use jadoube_laws::rulings::case::{Case, rule};
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_laws::rulings::sealed::facts::{Sealing, SealingMatter};

pub(super) fn move_on_board(on: &Scene<'_>, no: EnvelopeNo, uci: &Uci) -> CommandResult {
    let one = sealing(on, no)?;
    let position = on.game()?.position();
    let m = position.read_uci(uci).map_err(|illegal| Refusal::MoveIllegal(illegal.0))?;
    let uci = position.uci(m);
    if one.on_board.as_ref() == Some(&uci) {
        return Ok(Vec::new());
    }
    here(Event::MovedOnBoard { no, uci })
}

pub(super) fn seal(on: &Scene<'_>, no: EnvelopeNo, what: &SealedMove) -> CommandResult {
    sealing(on, no)?;
    here(Event::Written { no, what: encrypted(on, what)? })
}

pub(super) fn enclose(on: &Scene<'_>, no: EnvelopeNo, whose: Side) -> CommandResult {
    if *sealing(on, no)?.enclosed.of(whose) {
        return Ok(Vec::new());
    }
    here(Event::Enclosed { no, whose })
}

pub(super) fn close(on: &Scene<'_>, no: EnvelopeNo) -> CommandResult {
    let one = sealing(on, no)?;
    filled(one)?;
    if one.closed { Ok(Vec::new()) } else { here(Event::Closed { no }) }
}

pub(super) fn break_off(on: &Scene<'_>, no: EnvelopeNo, reason: &str) -> CommandResult {
    sealing(on, no)?;
    here(Event::BrokenOff { no, reason: required(reason)? })
}

/// An adjournment whose move can still be changed.
fn sealing<'a>(on: &Scene<'a>, no: EnvelopeNo) -> Result<&'a Adjournment, Refusal> {
    let one = on.live(no)?;
    if one.stopped.is_none() { Ok(one) } else { Err(Refusal::AlreadySealed(no)) }
}

pub(super) fn make_lock(on: &Scene<'_>, lock: &Lock) -> CommandResult {
    if lock.public.trim().is_empty() || lock.secret.trim().is_empty() {
        return Err(Refusal::NotEncrypted);
    }
    let persons = lock.persons.iter().map(|name| named(name)).collect::<Result<Vec<_>, _>>()?;
    if persons.is_empty() {
        return Err(Refusal::NameMissing);
    }
    if let Some(name) = named_twice(&persons) {
        return Err(Refusal::SamePerson(name.to_owned()));
    }
    let last = newest(&on.books.locks).map_or(0, |(no, _)| no.0);
    let no = LockNo(last.saturating_add(1));
    here(Event::LockMade { no, lock: Lock { persons, ..lock.clone() } })
}

/// What is kept in the program is a ciphertext with a fingerprint, under a lock of the competition.
pub(super) fn encrypted(on: &Scene<'_>, what: &SealedMove) -> Result<SealedMove, Refusal> {
    match what {
        SealedMove::InProgram { ciphertext, fingerprint, .. }
            if ciphertext.is_empty() || !fingerprint::is_one(fingerprint) =>
        {
            Err(Refusal::NotEncrypted)
        }
        SealedMove::InProgram { lock, .. } if !on.books.locks.contains_key(lock) => {
            Err(Refusal::NoSuchLock(*lock))
        }
        what => Ok(what.clone()),
    }
}

fn filled(one: &Adjournment) -> Result<(), Refusal> {
    if one.cover.is_none() {
        return Err(Refusal::NotWritten(one.no));
    }
    let lacks = Side::BOTH.into_iter().find(|side| !one.enclosed.of(*side));
    lacks.map_or(Ok(()), |side| Err(Refusal::SheetMissing(one.no, side)))
}

pub(super) fn begin(
    on: &Scene<'_>,
    board: BoardNo,
    why: AdjournmentReason,
    assistants: BySide<bool>,
) -> CommandResult {
    let (this, game) = on.game.filter(|(_, game)| game.is_playing()).ok_or(Refusal::NoGame)?;
    let here_already = |one: &&Adjournment| one.is_live() && one.game == this;
    if let Some(one) = on.books.envelopes.values().map(AsRef::as_ref).find(here_already) {
        return Err(Refusal::AlreadyBegun(one.no));
    }
    let sealer = game.turn();
    answered(game, board)?;
    let until = match why {
        AdjournmentReason::Early { left } => {
            may_be_early(on, game, sealer, left)?;
            Some(on.at + left)
        }
        AdjournmentReason::SessionEnd | AdjournmentReason::Arbiter => None,
    };
    let beginning = AdjournmentStart {
        board,
        round: game.setup.round,
        players: game.setup.players.clone(),
        sealer,
        ply: game.ply(),
        why,
        until,
        assistants,
    };
    let no = on.next;
    here(Event::Begun { no, beginning: Box::new(beginning) })
}

/// The times on the front are those to which the clocks are set at the resumption: what is asked
/// about lost time is answered before them. After a cut while the envelope was being closed, its
/// move can still be written, and only the clock waits.
fn answered(game: &Game, board: BoardNo) -> Result<(), Refusal> {
    if game.lost_time.is_some() { Err(Refusal::LostTimeOpen(board)) } else { Ok(()) }
}

/// Whether the edition lets a player adjourn so early: the ruling on it tells.
fn may_be_early(on: &Scene<'_>, game: &Game, by: Side, left: Millis) -> Result<(), Refusal> {
    let matter = SealingMatter::Early;
    let facts = Sealing { by, matter, stopped: false, uci: None, left };
    let ruling = rule(&Case::Sealing(facts), game, on.edition, on.at);
    let rule = &on.edition.rules.adjournment.early_is_nominal_end;
    let says = !rule.article.is_empty();
    if says && ruling.remedies == [Remedy::Continue] {
        let citation = Box::new(on.edition.telling(rule));
        return Err(Refusal::TooEarly { left, citation });
    }
    oversteps(game, on, by, if rule.value { left } else { Millis::ZERO })
}

/// The time to the end of the session must be on the player's clock, where it counts as used.
fn oversteps(game: &Game, on: &Scene<'_>, by: Side, left: Millis) -> Result<(), Refusal> {
    let time = *game.times(on.at).of(by);
    if left > Millis::ZERO && time <= left {
        return Err(Refusal::EarlyOversteps { left, time });
    }
    Ok(())
}

/// The envelope is closed, and only now the clock is stopped, without starting the other.
pub(super) fn stop(on: &Scene<'_>, no: EnvelopeNo) -> CommandResult {
    let one = sealing(on, no)?;
    filled(one)?;
    if !one.closed {
        return Err(Refusal::NotClosed(one.no));
    }
    let game = on.game()?;
    answered(game, one.board)?;
    let mut scratch = game.clone();
    let mut clock = Vec::new();
    if !game.clock_on_table() && game.whose_time().is_some() {
        clock.extend(on.ask(&mut scratch, &GameCommand::StopClock)?);
    }
    let counted = one.counts_as_used(on.edition, on.at);
    if counted > Millis::ZERO {
        oversteps(game, on, one.sealer, counted)?;
        let correction = Correction::Subtract { side: one.sealer, time: counted };
        let citation = on.edition.telling(&on.edition.rules.adjournment.early_is_nominal_end);
        let reason = format!("✉ {} · {citation}", one.no);
        clock.extend(on.ask(&mut scratch, &GameCommand::CorrectClock { correction, reason })?);
    }
    let front = EnvelopeFront::of(on.event, one.board, &scratch, on.at);
    let before = game.turn_since.map(|since| *since.of(one.sealer));
    // What was taken off moved the beginning of the turn with it, and is not time spent on the move.
    let spent = before.map(|before| before - *game.times(on.at).of(one.sealer));
    let spent = spent.filter(|spent| *spent >= Millis::ZERO);
    // The clock is stopped last: until then the move can be changed.
    let mut happened = clock;
    happened.push(Step::Here(Event::Sealed { no: one.no, front: Box::new(front), spent }));
    Ok(happened)
}
