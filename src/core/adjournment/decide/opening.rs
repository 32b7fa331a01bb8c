//! The resumption: who is there, position and clocks, the opening, the move, the reply.

use crate::adjournment::cases;
use crate::adjournment::decide::scene::{CommandResult, Scene, here, named, required};
use crate::adjournment::decide::sealing::encrypted;
use crate::adjournment::envelope::{EnvelopeKind, SealedMove};
use crate::adjournment::event::{Event, OpeningFailure};
use crate::adjournment::fingerprint;
use crate::adjournment::reading::{EnvelopeContents, Judgement, judge, place_at};
use crate::adjournment::receipt::{self, ReceiptCheck, ReceiptFault};
use crate::adjournment::refusal::Refusal;
use crate::adjournment::register::Adjournments;
use crate::adjournment::state::{Adjournment, Envelope};
use crate::step::Step;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::notation::system::System;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_laws::laws::adjournment::LostEnvelope;
use jadoube_laws::wall::Wall;

pub(super) fn establish(on: &Scene<'_>, no: EnvelopeNo, agreed: bool) -> CommandResult {
    let one = on.sealed(no)?;
    let lost = one.cover.as_ref().is_some_and(|cover| cover.missing && !cover.played);
    match lost {
        _ if one.established == Some(agreed) => Ok(Vec::new()),
        true => here(Event::Established { no, agreed }),
        false => Err(Refusal::NotMissing(no)),
    }
}

pub(super) fn fail(
    on: &Scene<'_>,
    (no, which): (EnvelopeNo, EnvelopeKind),
    (by, at): (&str, Wall),
    why: OpeningFailure,
) -> CommandResult {
    cover(on.sealed(no)?, which)?;
    here(Event::OpeningRefused { no, which, by: named(by)?, at: Some(at), why })
}

pub(super) fn miss(on: &Scene<'_>, no: EnvelopeNo, which: EnvelopeKind) -> CommandResult {
    let found = cover(on.sealed(no)?, which)?;
    if found.read.is_some() || found.played {
        return Err(Refusal::Opened(no));
    }
    if found.missing { Ok(Vec::new()) } else { here(Event::Missed { no, which }) }
}

pub(super) fn find(on: &Scene<'_>, no: EnvelopeNo, which: EnvelopeKind) -> CommandResult {
    let found = cover(on.sealed(no)?, which)?;
    if !found.missing || found.played {
        return Err(Refusal::NotMissing(no));
    }
    here(Event::Found { no, which })
}

pub(super) fn question_times(on: &Scene<'_>, no: EnvelopeNo, by: Side) -> CommandResult {
    let one = on.find(no)?;
    if one.resumption.is_none() {
        return Err(Refusal::NotResumed(no));
    }
    here(Event::TimesQuestioned { no, by, moved: has_moved(one, on.game()?, by) })
}

pub(super) fn resume(on: &Scene<'_>, no: EnvelopeNo, board: BoardNo, at: Wall) -> CommandResult {
    let one = on.sealed(no)?;
    if one.resumption.is_some() {
        return Err(Refusal::AlreadyResumed(no));
    }
    on.game()?;
    here(Event::Resumed { no, board, at })
}

pub(super) fn keep_times(on: &Scene<'_>, no: EnvelopeNo, reason: &str) -> CommandResult {
    let one = on.resumed(no)?;
    if one.cover.as_ref().is_some_and(|cover| cover.played) {
        return Err(Refusal::PlayGoesOn(one.no));
    }
    if !one.has_wrong_times() {
        return Err(Refusal::TimesRight(one.no));
    }
    here(Event::TimesKept { no: one.no, reason: required(reason)? })
}

/// A receipt that bears another code shows that what is kept was exchanged. Only one with the right
/// code undoes that: it may have been the wrong paper; that nothing is shown later does not.
pub(super) fn check_receipt(
    on: &Scene<'_>,
    (no, which): (EnvelopeNo, EnvelopeKind),
    whose: Side,
    shown: Option<&str>,
) -> CommandResult {
    let cover = cover(on.find(no)?, which)?;
    let SealedMove::InProgram { fingerprint, .. } = &cover.sealed else {
        return Err(Refusal::NoReceipt(no));
    };
    let found = match shown {
        Some(shown) => on.books.receipt_shown(no, fingerprint, shown)?,
        None => ReceiptCheck::NotShown,
    };
    let before = cover.receipts.of(whose);
    if matches!((before, &found), (Some(ReceiptCheck::Differs { .. }), ReceiptCheck::NotShown)) {
        return Err(Refusal::ReceiptDiffered(no));
    }
    here(Event::ReceiptChecked { no, which, whose, found })
}

impl Adjournments {
    /// What comes of a receipt that a player shows for an envelope whose content has this
    /// fingerprint.
    ///
    /// # Errors
    /// [`Refusal`] when it is the receipt of another envelope, is no code, or was mistyped.
    pub fn receipt_shown(
        &self,
        no: EnvelopeNo,
        fingerprint: &str,
        shown: &str,
    ) -> Result<ReceiptCheck, Refusal> {
        receipt::check(no, fingerprint, shown).map_err(|why| match why {
            ReceiptFault::OfOther(other) => Refusal::ReceiptOfOther { no, other },
            // The check sign of a code belongs to the number of its envelope.
            ReceiptFault::Code(why) => match self.owner_of(shown) {
                Some(other) => Refusal::ReceiptOfOther { no, other },
                None => Refusal::ReceiptMistyped(why),
            },
        })
    }

    /// The envelope to which a receipt belongs.
    fn owner_of(&self, shown: &str) -> Option<EnvelopeNo> {
        let covers = self.envelopes.values().flat_map(|one| {
            [&one.cover, &one.reply].into_iter().flatten().map(|cover| (one.no, &cover.sealed))
        });
        let fits = |(no, sealed): (EnvelopeNo, &SealedMove)| match sealed {
            SealedMove::InProgram { fingerprint, .. } => {
                receipt::check(no, fingerprint, shown) == Ok(ReceiptCheck::Matches)
            }
            SealedMove::Paper => false,
        };
        covers.into_iter().find(|one| fits(*one)).map(|(no, _)| no)
    }
}

/// Whether a player has made a move of their own since the resumption; the sealed one was made
/// before.
fn has_moved(one: &Adjournment, game: &Game, by: Side) -> bool {
    let since = game.ply().0.saturating_sub(one.ply.0);
    if by == one.sealer { since > 2 } else { since > 1 }
}

fn cover(one: &Adjournment, which: EnvelopeKind) -> Result<&Envelope, Refusal> {
    one.cover(which).ok_or(match which {
        EnvelopeKind::Sealed => Refusal::NotWritten(one.no),
        EnvelopeKind::Reply => Refusal::NoReply(one.no),
    })
}

pub(super) fn set_up(
    on: &Scene<'_>,
    no: EnvelopeNo,
    placement: Option<&Placement>,
    times: Option<BySide<Millis>>,
) -> CommandResult {
    let one = on.resumed(no)?;
    if one.cover.as_ref().is_some_and(|cover| cover.played) {
        return Err(Refusal::PlayGoesOn(one.no));
    }
    let game = on.game()?;
    let position = game.position_at(one.ply).unwrap_or(&game.start);
    let right = position.placement();
    let differs: Vec<_> = placement
        .map(|found| found.differences(&right).map(|row| row.0).collect())
        .unwrap_or_default();
    let mut scratch = game.clone();
    let mut happened = Vec::new();
    let started = one.resumption.as_ref().is_some_and(|now| now.clock.is_some());
    if let (Some(left), false, false) = (one.times(), game.clock_on_table(), started)
        && game.times(on.at) != left
    {
        let correction = Correction::SetBoth { times: left };
        let citation = on.edition.telling(&on.edition.rules.adjournment.set_up);
        let reason = format!("✉ {} · {citation}", one.no);
        happened.extend(on.ask(&mut scratch, &GameCommand::CorrectClock { correction, reason })?);
    }
    let shown = times.filter(|_| game.clock_on_table()).unwrap_or(scratch.times(on.at));
    happened.push(Step::Here(Event::SetUp { no: one.no, differs, times: shown }));
    Ok(happened)
}

/// Position and clocks are right, or stay as the arbiter has said.
fn is_set_up(one: &Adjournment) -> Result<(), Refusal> {
    let set_up = one.resumption.as_ref().and_then(|now| now.set_up.as_ref());
    if one.is_set_up() {
        Ok(())
    } else if set_up.is_some_and(|found| found.differs.is_empty()) {
        Err(Refusal::TimesWrong(one.no))
    } else {
        Err(Refusal::NotSetUp(one.no))
    }
}

/// The clock of an absent player is started from the time on that was fixed for the resumption.
fn is_absent(on: &Scene<'_>, one: &Adjournment, side: Side) -> Result<(), Refusal> {
    one.absent_from(side).map_or(Ok(()), |at| Err(Refusal::before_time(at, on.edition)))
}

/// The clock of the absent player who must reply runs, and the envelope stays closed.
pub(super) fn start(on: &Scene<'_>, no: EnvelopeNo) -> CommandResult {
    let one = on.resumed(no)?;
    let side = one.replier();
    if one.is_there(side) {
        return Err(Refusal::AlreadyThere(side));
    }
    is_set_up(one)?;
    if one.resumption.as_ref().is_some_and(|now| now.clock.is_some()) {
        return Err(Refusal::ClockRuns(side));
    }
    is_absent(on, one, side)?;
    let game = on.game()?;
    let mut happened = vec![Step::Here(Event::ClockStarted { no: one.no, side })];
    if !game.clock_on_table() {
        happened.extend(on.ask(&mut game.clone(), &GameCommand::StartClock { side })?);
    }
    Ok(happened)
}

/// Every attempt is recorded, also one that may not be.
pub(super) fn open(
    on: &Scene<'_>,
    no: EnvelopeNo,
    which: EnvelopeKind,
    (by, at): (&str, Wall),
) -> CommandResult {
    let one = on.find(no)?;
    let by = named(by)?;
    here(match closed_by(on, one, which) {
        Some(why) => Event::OpeningRefused { no, which, by, at: Some(at), why },
        None => Event::Opened { no, which, by, at },
    })
}

/// Why an envelope may not be opened.
fn closed_by(on: &Scene<'_>, one: &Adjournment, which: EnvelopeKind) -> Option<OpeningFailure> {
    let Some(cover) = one.cover(which) else { return Some(OpeningFailure::NotSealed) };
    let (sealer, replier) = (one.sealer, one.replier());
    let absent = match which {
        EnvelopeKind::Sealed => OpeningFailure::ReplierAbsent,
        EnvelopeKind::Reply => OpeningFailure::SealerAbsent,
    };
    let there = match which {
        // Once somebody has seen that the player did not come in time, it may be looked whether the
        // sealed move ended the game.
        EnvelopeKind::Sealed => one.is_there(replier) || has_lost(on, one, replier),
        EnvelopeKind::Reply => one.is_there(sealer),
    };
    // A game that is decided stays so, whatever is in its envelope: nobody must be there.
    let decided = one.is_decided_unplayed() && cover.opened.is_none();
    let rows = [
        (!one.is_live() && !decided, OpeningFailure::Settled),
        (one.stopped.is_none(), OpeningFailure::NotSealed),
        (cover.opened.is_some(), OpeningFailure::OpenedBefore),
        (cover.missing, OpeningFailure::Missing),
        (one.resumption.is_none() && !decided, OpeningFailure::NotResumed),
        (!one.is_set_up() && !decided, OpeningFailure::NotSetUp),
        (!there && !decided, absent),
        (receipt_differs(cover), OpeningFailure::ReceiptDiffers),
    ];
    rows.into_iter().find(|row| row.0).map(|row| row.1)
}

/// Whether an absent player has come too late by what was seen, or has no time left.
fn has_lost(on: &Scene<'_>, one: &Adjournment, side: Side) -> bool {
    one.is_too_late(side) || cases::absent_flag(one, on.game().ok(), on.at).is_some()
}

/// Whether a player holds another fingerprint than that of what is kept.
fn receipt_differs(cover: &Envelope) -> bool {
    let BySide { white, black } = &cover.receipts;
    [white, black].into_iter().any(|one| matches!(one, Some(ReceiptCheck::Differs { .. })))
}

pub(super) fn read(
    on: &Scene<'_>,
    no: EnvelopeNo,
    which: EnvelopeKind,
    contents: &EnvelopeContents,
) -> CommandResult {
    let decided = on.find(no)?.is_decided_unplayed();
    let one = if decided { on.find(no)? } else { on.resumed(no)? };
    let found = cover(one, which)?;
    if found.missing {
        return Err(Refusal::Missing(no));
    }
    let Some((by, _)) = &found.opened else { return Err(Refusal::NotOpened(no)) };
    if found.played {
        return Err(Refusal::PlayGoesOn(no));
    }
    // A slip of whoever took it down, or the wrong notation, is corrected until the move is made.
    if found.read.as_ref().is_some_and(|read| read.0 == *contents) {
        return Err(Refusal::AlreadyRead(no));
    }
    let system = System::named(contents.system.trim(), None)
        .ok_or_else(|| Refusal::NoSuchNotation(contents.system.clone()))?;
    if let SealedMove::InProgram { fingerprint, .. } = &found.sealed
        && !matches_fingerprint(fingerprint, contents)
    {
        let why = OpeningFailure::FingerprintDiffers;
        return here(Event::OpeningRefused { no, which, by: by.clone(), at: None, why });
    }
    let game = on.game()?;
    let ply = match which {
        EnvelopeKind::Sealed => one.ply,
        EnvelopeKind::Reply => Ply(one.ply.0.saturating_add(1)),
    };
    let place = place_at(game, ply).ok_or(Refusal::NoGame)?;
    let made = one.on_board.as_ref().filter(|_| which == EnvelopeKind::Sealed);
    let judgement = judge(&place, &contents.text, system, made);
    here(Event::Read { no, which, contents: contents.clone(), judgement })
}

/// Whether what was read is what was sealed.
fn matches_fingerprint(fingerprint: &str, contents: &EnvelopeContents) -> bool {
    let print =
        fingerprint::bytes(&contents.salt).map(|salt| fingerprint::of(&salt, &contents.text));
    print.is_some_and(|print| print.eq_ignore_ascii_case(fingerprint))
}

/// The move that may be made without a decision.
fn playable(one: &Adjournment, which: EnvelopeKind) -> Result<&Uci, Refusal> {
    let found = cover(one, which)?;
    if found.played {
        return Err(Refusal::PlayGoesOn(one.no));
    }
    if found.read.is_none() && found.stated.is_none() {
        let missing = found.missing;
        return Err(if missing { Refusal::Missing(one.no) } else { Refusal::NotOpened(one.no) });
    }
    found.playable().ok_or(Refusal::NothingToPlay(one.no))
}

/// The sealed move is made on the board, and then the clock of the other player starts.
pub(super) fn play(on: &Scene<'_>, no: EnvelopeNo) -> CommandResult {
    let one = on.resumed(no)?;
    let uci = playable(one, EnvelopeKind::Sealed)?;
    let game = on.game()?;
    is_set_up(one)?;
    if game.ply() != one.ply {
        return Err(Refusal::PlayGoesOn(one.no));
    }
    let ends = || cases::end_by(game, uci, on.edition, on.at).is_some();
    let stands = cases::end_stands(one, on.edition) && ends();
    if let (Some(side), false) =
        (Side::BOTH.into_iter().find(|side| one.is_too_late(*side)), stands)
    {
        return Err(Refusal::LateUndecided(side));
    }
    if !(one.is_there(one.replier()) || stands) {
        return Err(Refusal::Absent(one.replier()));
    }
    let which = EnvelopeKind::Sealed;
    let mut happened = vec![Step::Here(Event::Played { no, which, uci: uci.clone() })];
    let mut scratch = game.clone();
    happened.extend(on.ask(&mut scratch, &cases::playing(uci, one.spent))?);
    if scratch.outcome().is_some() {
        return Ok(happened);
    }
    if one.rejected.is_some() && scratch.offer.map(|offer| offer.by) == one.rejected {
        happened.extend(on.ask(&mut scratch, &GameCommand::DeclineDraw)?);
    }
    if !game.clock_on_table() {
        // The move is completed only now: it counts for the control, and the other clock runs.
        let pressed = vec![GameEvent::ClockPressed { side: one.sealer }];
        happened.extend(on.make(&mut scratch, pressed));
    }
    if let (Some(by), None) = (offered(one), scratch.offer) {
        happened.extend(on.ask(&mut scratch, &GameCommand::OfferDraw { by })?);
    }
    Ok(happened)
}

/// An offer that the sealed move does not reject: it came after the sealing, or with the move.
fn offered(one: &Adjournment) -> Option<Side> {
    let with_it = one
        .cover
        .as_ref()
        .and_then(|cover| cover.read.as_ref())
        .is_some_and(|read| matches!(read.1, Judgement::Move { offers_draw: true, .. }));
    one.offer.or(with_it.then_some(one.sealer))
}

pub(super) fn play_reply(on: &Scene<'_>, no: EnvelopeNo) -> CommandResult {
    let one = on.resumed(no)?;
    let uci = playable(one, EnvelopeKind::Reply)?;
    if one.is_too_late(one.sealer) {
        return Err(Refusal::LateUndecided(one.sealer));
    }
    let game = on.game()?;
    if game.ply().0 != one.ply.0.saturating_add(1) {
        return Err(Refusal::PlayGoesOn(one.no));
    }
    let which = EnvelopeKind::Reply;
    let mut happened = vec![Step::Here(Event::Played { no, which, uci: uci.clone() })];
    let mut scratch = game.clone();
    happened.extend(on.ask(&mut scratch, &cases::playing(uci, None))?);
    let runs = scratch.clock.running() == Some(one.sealer);
    if scratch.outcome().is_none() && !game.clock_on_table() && !runs {
        let side = one.sealer;
        happened.extend(on.ask(&mut scratch, &GameCommand::StartClock { side })?);
    }
    Ok(happened)
}

/// The reply is sealed, and the clock of the absent player runs.
pub(super) fn seal_reply(on: &Scene<'_>, no: EnvelopeNo, what: &SealedMove) -> CommandResult {
    let one = on.resumed(no)?;
    if one.reply.is_some() {
        return Err(Refusal::ReplySealed(one.no));
    }
    let played = one.cover.as_ref().is_some_and(|cover| cover.played);
    let game = on.game()?;
    let on_move = game.ply().0 == one.ply.0.saturating_add(1) && game.outcome().is_none();
    if !(played && on_move && one.is_there(one.replier())) || one.is_there(one.sealer) {
        return Err(Refusal::NoReplyNow);
    }
    is_absent(on, one, one.sealer)?;
    let what = encrypted(on, what)?;
    let mut happened = vec![Step::Here(Event::ReplySealed { no: one.no, what })];
    if !game.clock_on_table() && game.clock.running() != Some(one.sealer) {
        let mut scratch = game.clone();
        let pressed = vec![GameEvent::ClockPressed { side: one.replier() }];
        happened.extend(on.make(&mut scratch, pressed));
    }
    Ok(happened)
}

/// The sealer states the move of the lost envelope, where the edition says so.
pub(super) fn state(on: &Scene<'_>, no: EnvelopeNo, uci: &Uci) -> CommandResult {
    let one = on.resumed(no)?;
    let found = cover(one, EnvelopeKind::Sealed)?;
    let rule = &on.edition.rules.adjournment.lost_envelope;
    if rule.value != LostEnvelope::SealerStates {
        let citation = Box::new(on.edition.telling(rule));
        return Err(Refusal::NotStated { citation });
    }
    if !found.missing {
        return Err(Refusal::NotMissing(one.no));
    }
    if !one.is_there(one.sealer) {
        return Err(Refusal::Absent(one.sealer));
    }
    let position = on.game()?.position_at(one.ply).ok_or(Refusal::NoGame)?;
    let m = position.read_uci(uci).map_err(|illegal| Refusal::MoveIllegal(illegal.0))?;
    here(Event::MoveStated { no: one.no, uci: position.uci(m) })
}
