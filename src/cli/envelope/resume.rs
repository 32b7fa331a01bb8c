//! `jadoube envelope resume` and what follows on the table: who is there, what stands on the board
//! and what the clocks show, the move of a lost envelope, and times that were set wrongly.

use crate::envelope::arguments::{Coming, QuestionArgs, ResumeArgs, StateArgs};
use crate::envelope::presence::Sighting;
use crate::envelope::session::Picture;
use crate::envelope::sheet::{Law, done, ruled};
use crate::exit::Exit;
use crate::work::Work;
use jadoube_chess::board::position::Uci;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::arrival::arrival;
use jadoube_core::adjournment::cases;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_core::adjournment::reading::Judgement;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_desk::sealing::{self, SealingFault, now, sealing_fault};
use jadoube_i18n::adjournment as said;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::citation::Citation;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::sealed::facts::ResumedTimes;
use jadoube_laws::wall::Wall;

pub(super) fn run(args: &ResumeArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.place.file, words)?;
    let no = args.place.no();
    resume(&work, no, &args.coming)?;
    if args.start_clock {
        work.adjourn(Ask::StartClock { no })?;
    }
    found(&work, no)
}

/// What was told, and what the edition says where it is wrong: refused then.
pub(super) fn found(work: &Work<'_>, no: EnvelopeNo) -> Result<Exit, Exit> {
    let snap = work.picture();
    let wrong = is_unsettled(snap.one(no)?);
    let printed = done(work, no, &Law::Cited(articles(&snap, wrong)))?;
    Ok(if wrong { Exit::Refused } else { printed })
}

/// The position and the times that are set up; how long wrong ones can be put right.
fn articles(snap: &Picture, wrong: bool) -> Vec<Citation> {
    let (edition, rules) = (snap.edition, &snap.edition.rules.adjournment);
    let of_wrong = if wrong { edition.cite(&rules.wrong_times) } else { Vec::new() };
    [edition.cite(&rules.set_up), of_wrong].concat()
}

/// Whether the board or the clocks were told to be wrong, and were neither put right nor left so.
pub(super) fn is_unsettled(of: &Adjournment) -> bool {
    let looked = of.resumption.as_ref().is_some_and(|now| now.set_up.is_some());
    let played = of.cover.as_ref().is_some_and(|cover| cover.played);
    of.is_adjourned() && looked && !played && !of.is_set_up()
}

impl Coming {
    /// Whether it is told what stands on the table.
    pub(super) const fn tells_of_table(&self) -> bool {
        self.clock_white.is_some() || self.board_shows.is_some()
    }
}

/// The resumption begins, the players come, position and clocks are set up.
pub(super) fn resume(work: &Work<'_>, no: EnvelopeNo, told: &Coming) -> Result<(), Exit> {
    let snap = work.picture();
    let of = snap.one(no)?;
    let times = told.clock_white.zip(told.clock_black);
    let times = times.map(|(white, black)| BySide::new(white, black));
    if times.is_some() && snap.game(of).is_some_and(|game| !game.clock_on_table()) {
        return Err(Exit::unusable(work.words.say("cli-resume-own-clock")));
    }
    if of.is_decided_unplayed() {
        // The game is over: nobody comes, and nothing is set up.
        return Ok(());
    }
    let at = now();
    if of.resumption.is_none() && of.is_adjourned() {
        if let Some(due) = of.due().filter(|due| due.at > at && !told.early) {
            let args = [("no", no.into()), ("at", said::date_time(work.words, due.at).into())];
            return Err(Exit::refused(work.words.say_with("cli-resume-not-due", &args)));
        }
        let board = told.board.map_or(of.board, BoardNo);
        work.adjourn(Ask::Resume { no, board, at })?;
    }
    presence(work, no, told, at)?;
    let snap = work.picture();
    let of = snap.one(no)?;
    let played = of.cover.as_ref().is_some_and(|cover| cover.played);
    let looked = of.resumption.as_ref().is_none_or(|now| now.set_up.is_some());
    // What was told to be wrong stays so until something else is told.
    if !looked && !played || told.tells_of_table() || told.put_right {
        let placement = told.board_shows;
        let times = if told.put_right { of.recorded_times() } else { times };
        work.adjourn(Ask::SetUp { no, placement, times })?;
    }
    if let Some(reason) = &told.keep_times {
        work.adjourn(Ask::KeepTimes { no, reason: reason.clone() })?;
    }
    Ok(())
}

/// Who is there since when, who is not, and what becomes of whoever came too late.
fn presence(work: &Work<'_>, no: EnvelopeNo, told: &Coming, now: Wall) -> Result<(), Exit> {
    for Sighting { side, at } in told.present.iter().copied() {
        let snap = work.picture();
        let of = snap.one(no)?;
        let known = of.resumption.as_ref().and_then(|now| *now.arrived.of(side));
        if known.is_some() && (at.is_none() || at == known) {
            continue;
        }
        for what in arrival(of, side, (at.unwrap_or(now), now)) {
            work.adjourn(what)?;
        }
    }
    for Sighting { side, at } in told.absent.iter().copied() {
        work.adjourn(Ask::NoteAbsent { no, side, at: at.unwrap_or(now) })?;
    }
    if let Some(reason) = &told.excuse {
        let snap = work.picture();
        let of = snap.one(no)?;
        let late: Vec<Side> = Side::BOTH.into_iter().filter(|side| of.is_too_late(*side)).collect();
        if late.is_empty() {
            return Err(Exit::refused(work.words.say("cli-resume-nobody-late")));
        }
        for side in late {
            work.adjourn(Ask::Excuse { no, side, reason: reason.clone() })?;
        }
    }
    Ok(())
}

pub(super) fn state(args: &StateArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.place.file, words)?;
    let (snap, no) = (work.picture(), args.place.no());
    let uci = intended_move(&snap, snap.one(no)?, (&args.text, args.system.as_deref()), words)?;
    work.adjourn(Ask::StateMove { no, uci })?;
    if args.play {
        work.adjourn(Ask::Play { no, which: EnvelopeKind::Sealed })?;
    }
    let rule = &snap.edition.rules.adjournment.lost_envelope;
    done(&work, no, &Law::Cited(snap.edition.cite(rule)))
}

/// The one legal move that a text means in the adjourned position, in a notation or in any.
pub(super) fn intended_move(
    snap: &Picture,
    of: &Adjournment,
    (text, system): (&str, Option<&str>),
    words: &Catalogue,
) -> Result<Uci, Exit> {
    let position = snap.hall.position_of(of.no, EnvelopeKind::Sealed);
    let told =
        |judged| Exit::refused(format!("{text}: {}", said::judgement_in(words, judged, position)));
    match sealing::meaning(&snap.hall, of, text, system) {
        Ok(Judgement::Move { uci, .. }) => Ok(uci),
        Ok(judged @ (Judgement::Unreadable { .. } | Judgement::Nothing)) => {
            told(&judged);
            Err(Exit::Unusable)
        }
        Ok(judged) => Err(told(&judged)),
        Err(fault @ SealingFault::NoSuchEnvelope(_)) => Err(Exit::refused(words.tell(&fault))),
        Err(fault) => Err(Exit::unusable(sealing_fault(words, &fault))),
    }
}

pub(super) fn question_times(args: &QuestionArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.place.file, words)?;
    let (no, by) = (args.place.no(), args.by);
    work.picture().one(no)?;
    work.adjourn(Ask::QuestionTimes { no, by })?;
    let snap = work.picture();
    let of = snap.one(no)?;
    let moved = of.questioned.last().is_some_and(|(_, moved)| *moved);
    let case = match cases::times(of, by, moved) {
        Case::ResumedTimes(facts) => {
            Case::ResumedTimes(ResumedTimes { severe: args.severe, ..facts })
        }
        case => case,
    };
    done(&work, no, &Law::Ruled(ruled(&snap, of, &case, words)))
}
