//! Why a command about an adjournment was refused, in words.

use crate::chess::{self, Numbering};
use crate::evidence::code_fault;
use crate::words::{Arg, Words};
use crate::{refusal as game_refusal, time};
use jadoube_core::adjournment::refusal::Refusal;
use jadoube_laws::citation::Citation;

/// Why it was refused; `numbering` is that of the game.
#[must_use]
pub fn refusal(words: &Words, refusal: &Refusal, numbering: Numbering) -> String {
    let side = |id, side| words.say_with(id, &[("side", chess::side(words, side).into())]);
    match refusal {
        Refusal::NoGame => words.say("adjournment-refusal-no-game"),
        Refusal::NotEncrypted => words.say("adjournment-refusal-not-encrypted"),
        Refusal::ReceiptMistyped(fault) => code_fault(words, *fault),
        Refusal::NoReplyNow => words.say("adjournment-refusal-no-reply-now"),
        Refusal::NoOffer => words.say("adjournment-refusal-no-offer"),
        Refusal::OfferPending => words.say("adjournment-refusal-offer-pending"),
        Refusal::SessionBackwards => words.say("adjournment-refusal-session-backwards"),
        Refusal::ReasonMissing => words.say("adjournment-refusal-reason-missing"),
        Refusal::SamePerson(name) => {
            words.say_with("adjournment-refusal-same-person", &[("name", name.into())])
        }
        Refusal::NameMissing => words.say("adjournment-refusal-name-missing"),
        Refusal::LateUndecided(who) => side("adjournment-refusal-late-undecided", *who),
        Refusal::NotLate(who) => side("adjournment-refusal-not-late", *who),
        Refusal::AlreadyThere(who) => side("adjournment-refusal-already-there", *who),
        Refusal::Absent(who) => side("adjournment-refusal-absent", *who),
        Refusal::ClockRuns(who) => side("adjournment-refusal-clock-runs", *who),
        Refusal::BoardTaken(board) => {
            words.say_with("adjournment-refusal-board-taken", &[("board", board.0.into())])
        }
        Refusal::LostTimeOpen(board) => {
            words.say_with("adjournment-refusal-lost-time-open", &[("board", board.0.into())])
        }
        Refusal::NoSuchSession(no) => {
            words.say_with("adjournment-refusal-no-such-session", &[("no", no.0.into())])
        }
        Refusal::NoSuchLock(no) => {
            words.say_with("adjournment-refusal-no-such-lock", &[("no", no.0.into())])
        }
        Refusal::SheetMissing(no, who) => words.say_with(
            "adjournment-refusal-sheet-missing",
            &[("no", no.0.into()), ("side", chess::side(words, *who).into())],
        ),
        Refusal::MoveIllegal(uci) => {
            let uci = ("move", chess::written(uci, None).into());
            words.say_with("adjournment-refusal-move-illegal", &[uci])
        }
        Refusal::NoSuchNotation(name) => {
            words.say_with("adjournment-refusal-no-such-notation", &[("name", name.into())])
        }
        Refusal::EarlyOversteps { left, time: clock } => words.say_with(
            "adjournment-refusal-early-oversteps",
            &[
                ("left", time::brief(words, *left).into()),
                ("time", time::brief(words, *clock).into()),
            ],
        ),
        Refusal::TooEarly { left, citation } => {
            let left = ("left", time::brief(words, *left).into());
            by_law(words, "adjournment-refusal-too-early", Some(left), citation)
        }
        Refusal::TooLong { most, citation } => {
            let most = ("most", time::brief(words, *most).into());
            by_law(words, "adjournment-refusal-too-long", Some(most), citation)
        }
        Refusal::NotStated { citation } => {
            by_law(words, "adjournment-refusal-not-stated", None, citation)
        }
        Refusal::Game(why) => game_refusal::refusal(words, why, numbering),
        other => of_envelope(words, other),
    }
}

fn by_law(
    words: &Words,
    id: &str,
    what: Option<(&'static str, Arg<'_>)>,
    citation: &Citation,
) -> String {
    let article = ("article", (&citation.article).into());
    let edition = ("edition", (&citation.edition).into());
    let args: Vec<_> = what.into_iter().chain([article, edition]).collect();
    words.say_with(id, &args)
}

fn of_envelope(words: &Words, refusal: &Refusal) -> String {
    let (id, no) = match refusal {
        Refusal::NoSuchEnvelope(no) => ("adjournment-refusal-no-such-envelope", no),
        Refusal::AlreadyBegun(no) => ("adjournment-refusal-already-begun", no),
        Refusal::AlreadySealed(no) => ("adjournment-refusal-already-sealed", no),
        Refusal::NotSealed(no) => ("adjournment-refusal-not-sealed", no),
        Refusal::NotWritten(no) => ("adjournment-refusal-not-written", no),
        Refusal::NoReceipt(no) => ("adjournment-refusal-no-receipt", no),
        Refusal::ReceiptDiffered(no) => ("adjournment-refusal-receipt-differed", no),
        Refusal::NotClosed(no) => ("adjournment-refusal-not-closed", no),
        Refusal::Settled(no) => ("adjournment-refusal-settled", no),
        Refusal::AlreadyResumed(no) => ("adjournment-refusal-already-resumed", no),
        Refusal::NotResumed(no) => ("adjournment-refusal-not-resumed", no),
        Refusal::NotSetUp(no) => ("adjournment-refusal-not-set-up", no),
        Refusal::PlayGoesOn(no) => ("adjournment-refusal-play-goes-on", no),
        Refusal::NoReply(no) => ("adjournment-refusal-no-reply", no),
        Refusal::ReplySealed(no) => ("adjournment-refusal-reply-sealed", no),
        Refusal::NotOpened(no) => ("adjournment-refusal-not-opened", no),
        Refusal::Opened(no) => ("adjournment-refusal-opened", no),
        Refusal::AlreadyRead(no) => ("adjournment-refusal-already-read", no),
        Refusal::NothingToPlay(no) => ("adjournment-refusal-nothing-to-play", no),
        Refusal::Missing(no) => ("adjournment-refusal-missing", no),
        Refusal::NotMissing(no) => ("adjournment-refusal-not-missing", no),
        Refusal::TimesWrong(no) => ("adjournment-refusal-times-wrong", no),
        Refusal::TimesRight(no) => ("adjournment-refusal-times-right", no),
        Refusal::NotEstablished(no) => ("adjournment-refusal-not-established", no),
        Refusal::Adjourned(no) => ("adjournment-refusal-adjourned", no),
        _ => return String::new(),
    };
    words.say_with(id, &[("no", no.0.into())])
}
