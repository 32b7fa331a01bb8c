//! The resumption: who is there, position and clocks, the opening, the move, the reply.

use crate::adjournment::cases;
use crate::adjournment::command::Command;
use crate::adjournment::decide::sealing::encrypted;
use crate::adjournment::decide::{Desk, Happened, given, here, named};
use crate::adjournment::envelope::{Sealed, Which};
use crate::adjournment::event::{Event, NotOpened};
use crate::adjournment::fingerprint;
use crate::adjournment::reading::{Contents, Judgement, judge, place_at};
use crate::adjournment::receipt::{self, Checked};
use crate::adjournment::refusal::Refusal;
use crate::adjournment::state::{Adjournment, Cover};
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

pub(super) fn decide(desk: &Desk<'_>, command: &Command) -> Result<Vec<Happened>, Refusal> {
    match command {
        Command::Resume { no, board, at } => resume(desk, *no, *board, *at),
        Command::SetUp { no, placement, times } => {
            set_up(desk, resumed(desk, *no)?, placement.as_ref(), *times)
        }
        Command::KeepTimes { no, reason } => keep_times(resumed(desk, *no)?, reason),
        Command::Establish { no, agreed } => {
            let one = desk.sealed(*no)?;
            let lost = one.cover.as_ref().is_some_and(|cover| cover.missing && !cover.played);
            match lost {
                _ if one.established == Some(*agreed) => Ok(Vec::new()),
                true => here(Event::Established { no: *no, agreed: *agreed }),
                false => Err(Refusal::NotMissing(*no)),
            }
        }
        Command::StartClock { no } => start(desk, resumed(desk, *no)?),
        Command::CheckReceipt { no, which, whose, shown } => {
            check_receipt(desk, (*no, *which), *whose, shown.as_deref())
        }
        Command::Open { no, which, by, at } => open(desk, *no, *which, (by, *at)),
        Command::FailToOpen { no, which, by, at, why } => {
            cover(desk.sealed(*no)?, *which)?;
            let (by, at) = (named(by)?, Some(*at));
            here(Event::OpeningRefused { no: *no, which: *which, by, at, why: *why })
        }
        Command::Read { no, which, contents } => {
            let decided = desk.find(*no)?.is_decided_unplayed();
            let one = if decided { desk.find(*no)? } else { resumed(desk, *no)? };
            read(desk, one, *which, contents)
        }
        Command::Play { no, which: Which::Sealed } => play(desk, resumed(desk, *no)?),
        Command::Play { no, which: Which::Reply } => play_reply(desk, resumed(desk, *no)?),
        Command::SealReply { no, what } => seal_reply(desk, resumed(desk, *no)?, what),
        Command::ReportMissing { no, which } => {
            let found = cover(desk.sealed(*no)?, *which)?;
            if found.read.is_some() || found.played {
                return Err(Refusal::Opened(*no));
            }
            if found.missing {
                return Ok(Vec::new());
            }
            here(Event::Missed { no: *no, which: *which })
        }
        Command::ReportFound { no, which } => {
            let found = cover(desk.sealed(*no)?, *which)?;
            if !found.missing || found.played {
                return Err(Refusal::NotMissing(*no));
            }
            here(Event::Found { no: *no, which: *which })
        }
        Command::StateMove { no, uci } => state(desk, resumed(desk, *no)?, uci),
        Command::QuestionTimes { no, by } => {
            let one = desk.find(*no)?;
            if one.resumption.is_none() {
                return Err(Refusal::NotResumed(*no));
            }
            let game = desk.game()?;
            here(Event::TimesQuestioned { no: *no, by: *by, moved: has_moved(one, game, *by) })
        }
        _ => Ok(Vec::new()),
    }
}

fn resume(
    desk: &Desk<'_>,
    no: EnvelopeNo,
    board: BoardNo,
    at: Wall,
) -> Result<Vec<Happened>, Refusal> {
    let one = desk.sealed(no)?;
    if one.resumption.is_some() {
        return Err(Refusal::AlreadyResumed(no));
    }
    desk.game()?;
    here(Event::Resumed { no, board, at })
}

fn keep_times(one: &Adjournment, reason: &str) -> Result<Vec<Happened>, Refusal> {
    if one.cover.as_ref().is_some_and(|cover| cover.played) {
        return Err(Refusal::PlayGoesOn(one.no));
    }
    if !one.has_wrong_times() {
        return Err(Refusal::TimesRight(one.no));
    }
    here(Event::TimesKept { no: one.no, reason: given(reason)? })
}

/// A receipt that bears another code shows that what is kept was exchanged. Only one with the right
/// code undoes that: it may have been the wrong paper; that nothing is shown later does not.
fn check_receipt(
    desk: &Desk<'_>,
    (no, which): (EnvelopeNo, Which),
    whose: Side,
    shown: Option<&str>,
) -> Result<Vec<Happened>, Refusal> {
    let cover = cover(desk.find(no)?, which)?;
    let Sealed::InProgram { fingerprint, .. } = &cover.sealed else {
        return Err(Refusal::NoReceipt(no));
    };
    let found = match shown {
        Some(shown) => receipt::check(no, fingerprint, shown).map_err(Refusal::ReceiptMistyped)?,
        None => Checked::NotShown,
    };
    let before = cover.receipts.of(whose);
    if matches!((before, &found), (Some(Checked::Differs { .. }), Checked::NotShown)) {
        return Err(Refusal::ReceiptDiffered(no));
    }
    here(Event::ReceiptChecked { no, which, whose, found })
}

/// Whether a player has made a move of their own since the resumption; the sealed one was made
/// before.
fn has_moved(one: &Adjournment, game: &Game, by: Side) -> bool {
    let since = game.ply().0.saturating_sub(one.ply.0);
    if by == one.sealer { since > 2 } else { since > 1 }
}

pub(super) fn resumed<'a>(desk: &Desk<'a>, no: EnvelopeNo) -> Result<&'a Adjournment, Refusal> {
    let one = desk.sealed(no)?;
    if one.resumption.is_some() { Ok(one) } else { Err(Refusal::NotResumed(no)) }
}

fn cover(one: &Adjournment, which: Which) -> Result<&Cover, Refusal> {
    one.cover(which).ok_or(match which {
        Which::Sealed => Refusal::NotWritten(one.no),
        Which::Reply => Refusal::NoReply(one.no),
    })
}

fn set_up(
    desk: &Desk<'_>,
    one: &Adjournment,
    placement: Option<&Placement>,
    times: Option<BySide<Millis>>,
) -> Result<Vec<Happened>, Refusal> {
    if one.cover.as_ref().is_some_and(|cover| cover.played) {
        return Err(Refusal::PlayGoesOn(one.no));
    }
    let game = desk.game()?;
    let position = game.position_at(one.ply).unwrap_or(&game.start);
    let right = position.placement();
    let differs: Vec<_> = placement
        .map(|found| found.differences(&right).map(|row| row.0).collect())
        .unwrap_or_default();
    let mut scratch = game.clone();
    let mut happened = Vec::new();
    let started = one.resumption.as_ref().is_some_and(|now| now.clock.is_some());
    if let (Some(left), false, false) = (one.times(), game.clock_on_table(), started)
        && game.times(desk.at) != left
    {
        let correction = Correction::SetBoth { times: left };
        let citation = desk.edition.telling(&desk.edition.rules.adjournment.set_up);
        let reason = format!("✉ {} · {citation}", one.no);
        happened.extend(desk.ask(&mut scratch, &GameCommand::CorrectClock { correction, reason })?);
    }
    let shown = times.filter(|_| game.clock_on_table()).unwrap_or(scratch.times(desk.at));
    happened.push(Happened::Here(Event::SetUp { no: one.no, differs, times: shown }));
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

/// The clock of the absent player who must reply runs, and the envelope stays closed.
fn start(desk: &Desk<'_>, one: &Adjournment) -> Result<Vec<Happened>, Refusal> {
    let side = one.replier();
    if one.is_there(side) {
        return Err(Refusal::AlreadyThere(side));
    }
    is_set_up(one)?;
    if one.resumption.as_ref().is_some_and(|now| now.clock.is_some()) {
        return Err(Refusal::ClockRuns(side));
    }
    let game = desk.game()?;
    let mut happened = vec![Happened::Here(Event::ClockStarted { no: one.no, side })];
    if !game.clock_on_table() {
        happened.extend(desk.ask(&mut game.clone(), &GameCommand::StartClock { side })?);
    }
    Ok(happened)
}

/// Every attempt is recorded, also one that may not be.
fn open(
    desk: &Desk<'_>,
    no: EnvelopeNo,
    which: Which,
    (by, at): (&str, Wall),
) -> Result<Vec<Happened>, Refusal> {
    let one = desk.find(no)?;
    let by = named(by)?;
    here(match closed_by(desk, one, which) {
        Some(why) => Event::OpeningRefused { no, which, by, at: Some(at), why },
        None => Event::Opened { no, which, by, at },
    })
}

/// Why an envelope may not be opened.
fn closed_by(desk: &Desk<'_>, one: &Adjournment, which: Which) -> Option<NotOpened> {
    let Some(cover) = one.cover(which) else { return Some(NotOpened::NotSealed) };
    let (sealer, replier) = (one.sealer, one.replier());
    let absent = match which {
        Which::Sealed => NotOpened::ReplierAbsent,
        Which::Reply => NotOpened::SealerAbsent,
    };
    let there = match which {
        // Once somebody has seen that the player did not come in time, it may be looked whether the
        // sealed move ended the game.
        Which::Sealed => one.is_there(replier) || has_lost(desk, one, replier),
        Which::Reply => one.is_there(sealer),
    };
    // A game that is decided stays so, whatever is in its envelope: nobody must be there.
    let decided = one.is_decided_unplayed() && cover.opened.is_none();
    let rows = [
        (!one.is_live() && !decided, NotOpened::Settled),
        (one.stopped.is_none(), NotOpened::NotSealed),
        (cover.opened.is_some(), NotOpened::OpenedBefore),
        (cover.missing, NotOpened::Missing),
        (one.resumption.is_none() && !decided, NotOpened::NotResumed),
        (!one.is_set_up() && !decided, NotOpened::NotSetUp),
        (!there && !decided, absent),
        (receipt_differs(cover), NotOpened::ReceiptDiffers),
    ];
    rows.into_iter().find(|row| row.0).map(|row| row.1)
}

/// Whether an absent player has come too late by what was seen, or has no time left.
fn has_lost(desk: &Desk<'_>, one: &Adjournment, side: Side) -> bool {
    one.is_too_late(side) || cases::absent_flag(one, desk.game().ok(), desk.at).is_some()
}

/// Whether a player holds another fingerprint than that of what is kept.
fn receipt_differs(cover: &Cover) -> bool {
    let BySide { white, black } = &cover.receipts;
    [white, black].into_iter().any(|one| matches!(one, Some(Checked::Differs { .. })))
}

fn read(
    desk: &Desk<'_>,
    one: &Adjournment,
    which: Which,
    contents: &Contents,
) -> Result<Vec<Happened>, Refusal> {
    let found = cover(one, which)?;
    let no = one.no;
    if found.missing {
        return Err(Refusal::Missing(no));
    }
    let Some((by, _)) = &found.opened else { return Err(Refusal::NotOpened(no)) };
    if found.played {
        return Err(Refusal::PlayGoesOn(no));
    }
    // A slip of whoever took it down, or the wrong notation, is put right until the move is made.
    if found.read.as_ref().is_some_and(|read| read.0 == *contents) {
        return Err(Refusal::AlreadyRead(no));
    }
    let system = System::named(contents.system.trim(), None)
        .ok_or_else(|| Refusal::NoSuchNotation(contents.system.clone()))?;
    if let Sealed::InProgram { fingerprint, .. } = &found.sealed
        && !bears(fingerprint, contents)
    {
        let why = NotOpened::FingerprintDiffers;
        return here(Event::OpeningRefused { no, which, by: by.clone(), at: None, why });
    }
    let game = desk.game()?;
    let ply = match which {
        Which::Sealed => one.ply,
        Which::Reply => Ply(one.ply.0.saturating_add(1)),
    };
    let place = place_at(game, ply).ok_or(Refusal::NoGame)?;
    let made = one.on_board.as_ref().filter(|_| which == Which::Sealed);
    let judgement = judge(&place, &contents.text, system, made);
    here(Event::Read { no, which, contents: contents.clone(), judgement })
}

/// Whether what was read is what was sealed.
fn bears(fingerprint: &str, contents: &Contents) -> bool {
    let print =
        fingerprint::bytes(&contents.salt).map(|salt| fingerprint::of(&salt, &contents.text));
    print.is_some_and(|print| print.eq_ignore_ascii_case(fingerprint))
}

/// The move that may be made without a decision.
fn playable(one: &Adjournment, which: Which) -> Result<&Uci, Refusal> {
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
fn play(desk: &Desk<'_>, one: &Adjournment) -> Result<Vec<Happened>, Refusal> {
    let uci = playable(one, Which::Sealed)?;
    let game = desk.game()?;
    is_set_up(one)?;
    if game.ply() != one.ply {
        return Err(Refusal::PlayGoesOn(one.no));
    }
    let ends = || cases::end_by(game, uci, desk.edition, desk.at).is_some();
    let stands = cases::end_stands(one, desk.edition) && ends();
    if let (Some(side), false) =
        (Side::BOTH.into_iter().find(|side| one.is_too_late(*side)), stands)
    {
        return Err(Refusal::LateUndecided(side));
    }
    if !(one.is_there(one.replier()) || stands) {
        return Err(Refusal::Absent(one.replier()));
    }
    let (no, which) = (one.no, Which::Sealed);
    let mut happened = vec![Happened::Here(Event::Played { no, which, uci: uci.clone() })];
    let mut scratch = game.clone();
    happened.extend(desk.ask(&mut scratch, &cases::playing(uci, one.spent))?);
    if scratch.outcome().is_some() {
        return Ok(happened);
    }
    if one.rejected.is_some() && scratch.offer.map(|offer| offer.by) == one.rejected {
        happened.extend(desk.ask(&mut scratch, &GameCommand::DeclineDraw)?);
    }
    if !game.clock_on_table() {
        // The move is completed only now: it counts for the control, and the other clock runs.
        let pressed = vec![GameEvent::ClockPressed { side: one.sealer }];
        happened.extend(desk.make(&mut scratch, pressed));
    }
    if let (Some(by), None) = (offered(one), scratch.offer) {
        happened.extend(desk.ask(&mut scratch, &GameCommand::OfferDraw { by })?);
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

fn play_reply(desk: &Desk<'_>, one: &Adjournment) -> Result<Vec<Happened>, Refusal> {
    let uci = playable(one, Which::Reply)?;
    if one.is_too_late(one.sealer) {
        return Err(Refusal::LateUndecided(one.sealer));
    }
    let game = desk.game()?;
    if game.ply().0 != one.ply.0.saturating_add(1) {
        return Err(Refusal::PlayGoesOn(one.no));
    }
    let (no, which) = (one.no, Which::Reply);
    let mut happened = vec![Happened::Here(Event::Played { no, which, uci: uci.clone() })];
    let mut scratch = game.clone();
    happened.extend(desk.ask(&mut scratch, &cases::playing(uci, None))?);
    let runs = scratch.clock.running() == Some(one.sealer);
    if scratch.outcome().is_none() && !game.clock_on_table() && !runs {
        let side = one.sealer;
        happened.extend(desk.ask(&mut scratch, &GameCommand::StartClock { side })?);
    }
    Ok(happened)
}

/// The reply is sealed, and the clock of the absent player runs.
fn seal_reply(desk: &Desk<'_>, one: &Adjournment, what: &Sealed) -> Result<Vec<Happened>, Refusal> {
    if one.reply.is_some() {
        return Err(Refusal::ReplySealed(one.no));
    }
    let played = one.cover.as_ref().is_some_and(|cover| cover.played);
    let game = desk.game()?;
    let on_move = game.ply().0 == one.ply.0.saturating_add(1) && game.outcome().is_none();
    if !(played && on_move && one.is_there(one.replier())) || one.is_there(one.sealer) {
        return Err(Refusal::NoReplyNow);
    }
    let what = encrypted(desk, what)?;
    let mut happened = vec![Happened::Here(Event::ReplySealed { no: one.no, what })];
    if !game.clock_on_table() && game.clock.running() != Some(one.sealer) {
        let mut scratch = game.clone();
        let pressed = vec![GameEvent::ClockPressed { side: one.replier() }];
        happened.extend(desk.make(&mut scratch, pressed));
    }
    Ok(happened)
}

/// The sealer states the move of the lost envelope, where the edition says so.
fn state(desk: &Desk<'_>, one: &Adjournment, uci: &Uci) -> Result<Vec<Happened>, Refusal> {
    let found = cover(one, Which::Sealed)?;
    let rule = &desk.edition.rules.adjournment.lost_envelope;
    if rule.value != LostEnvelope::SealerStates {
        let citation = Box::new(desk.edition.telling(rule));
        return Err(Refusal::NotStated { citation });
    }
    if !found.missing {
        return Err(Refusal::NotMissing(one.no));
    }
    if !one.is_there(one.sealer) {
        return Err(Refusal::Absent(one.sealer));
    }
    let position = desk.game()?.position_at(one.ply).ok_or(Refusal::NoGame)?;
    let m = position.read_uci(uci).map_err(|illegal| Refusal::MoveIllegal(illegal.0))?;
    here(Event::MoveStated { no: one.no, uci: position.uci(m) })
}
