//! The guide in words, with what is missing on an envelope, the alarms, and what speaks against a
//! plan.

use crate::catalogue::{Arg, Catalogue};
use crate::{chess, time};
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_core::adjournment::guide::Step;
use jadoube_core::adjournment::guide::notes::Note;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_laws::laws::adjournment::SealedNotation;

fn side(words: &Catalogue, name: &'static str, side: Side) -> (&'static str, Arg<'static>) {
    (name, chess::side(words, side).into())
}

/// A step of an adjournment, as what is to be done.
#[must_use]
pub fn step(words: &Catalogue, step: Step, of: &Adjournment) -> String {
    let with = |id, args: &[(&str, Arg<'_>)]| words.say_with(id, args);
    let sealer = side(words, "side", of.sealer);
    let replier = side(words, "replier", of.replier());
    match step {
        Step::Ask => with("adjournment-step-ask", &[sealer]),
        Step::Write(SealedNotation::Unambiguous) => with("adjournment-step-write", &[sealer]),
        Step::Write(SealedNotation::Full) => with("adjournment-step-write-in-full", &[sealer]),
        Step::Enclose(whose) => with("adjournment-step-enclose", &[side(words, "whose", whose)]),
        Step::Close => words.say("adjournment-step-close"),
        Step::Stop => words.say("adjournment-step-stop"),
        Step::Front => words.say("adjournment-step-front"),
        Step::OpponentWrites => with("adjournment-step-opponent-writes", &[replier]),
        Step::SignFlap => words.say("adjournment-step-sign-flap"),
        Step::Schedule => words.say("adjournment-step-schedule"),
        Step::Keep => words.say("adjournment-step-keep"),
        Step::Wait => words.say("adjournment-step-wait"),
        Step::Resume => words.say("adjournment-step-resume"),
        Step::Presence => words.say("adjournment-step-presence"),
        Step::Establish => words.say("adjournment-step-establish"),
        Step::SetUp => words.say("adjournment-step-set-up"),
        Step::StartClock(whose) => {
            with("adjournment-step-start-clock", &[side(words, "whose", whose)])
        }
        Step::Await(whose) => match of.absent_from(whose) {
            Some(at) => {
                let at = ("at", words.value_of(&at).into());
                with("adjournment-step-await-until", &[side(words, "whose", whose), at])
            }
            None => with("adjournment-step-await", &[side(words, "whose", whose)]),
        },
        Step::Open(EnvelopeKind::Sealed) => words.say("adjournment-step-open"),
        Step::Open(EnvelopeKind::Reply) => words.say("adjournment-step-open-reply"),
        Step::Read(_) => words.say("adjournment-step-read"),
        Step::State => with("adjournment-step-state", &[sealer]),
        Step::Play(EnvelopeKind::Sealed) => with("adjournment-step-play", &[replier]),
        Step::Play(EnvelopeKind::Reply) => words.say("adjournment-step-play-reply"),
        Step::Reply => with("adjournment-step-reply", &[replier]),
        Step::Decide => words.say("adjournment-step-decide"),
        Step::Done => words.say("adjournment-step-done"),
    }
}

/// What must be kept in mind, in the position in which the move is sealed.
#[must_use]
pub fn note(
    words: &Catalogue,
    note: &Note,
    of: &Adjournment,
    position: Option<&Position>,
) -> String {
    let of_side = |id, who| words.say_with(id, &[side(words, "side", who)]);
    let brief = |span| ("time", Arg::from(time::brief(words, span)));
    match note {
        Note::ClockStands(who) => of_side("adjournment-note-clock-stands", *who),
        Note::MayChange => words.say("adjournment-note-may-change"),
        Note::AsMade(uci) => {
            let made = chess::written(words, uci, position);
            words.say_with("adjournment-note-as-made", &[("move", made.into())])
        }
        Note::EarlyWithoutRule => words.say("adjournment-note-early-without-rule"),
        Note::CountsAsUsed(left) => words.say_with(
            "adjournment-note-counts-as-used",
            &[brief(*left), side(words, "side", of.sealer)],
        ),
        Note::ShortOfTime { left, moves } => words.say_with(
            "adjournment-note-short-of-time",
            &[brief(*left), ("moves", (*moves).into()), side(words, "side", of.sealer)],
        ),
        Note::ClaimFirst => words.say("adjournment-note-claim-first"),
        Note::Offered(by) => of_side("adjournment-note-offered", *by),
        Note::FlagDown(who) => of_side("adjournment-note-flag-down", *who),
        Note::MayConclude => words.say("adjournment-note-may-conclude"),
        Note::OpenIncidents(incidents) => {
            let all: Vec<_> = incidents.iter().map(|no| format!("#{no}")).collect();
            let args = [("incidents", all.join(", ").into()), ("count", all.len().into())];
            words.say_with("adjournment-note-open-incidents", &args)
        }
        Note::Granted(times) => granted(words, times, of),
        Note::NotKept => words.say("adjournment-note-not-kept"),
        Note::BeforeTime(by) => {
            words.say_with("adjournment-note-before-time", &[brief(whole_minutes(*by))])
        }
        Note::NoTimeFixed => words.say("adjournment-note-no-time-fixed"),
        Note::OpenedByStranger(name) => {
            words.say_with("adjournment-note-opened-by-stranger", &[("name", name.into())])
        }
        Note::AbsentFlagDown(who) => of_side("adjournment-note-absent-flag-down", *who),
        Note::NotCharged { side: who, time } => words.say_with(
            "adjournment-note-not-charged",
            &[side(words, "side", *who), brief(whole_minutes(*time))],
        ),
        Note::MayLook => words.say("adjournment-note-may-look"),
        Note::Excused(who) => of_side("adjournment-note-excused", *who),
        Note::Late { side: who, by, limit } => late(words, of, *who, (*by, *limit)),
        Note::FlagBeforeLimit { side: who, left } => words.say_with(
            "adjournment-note-flag-before-limit",
            &[side(words, "side", *who), brief(*left)],
        ),
        Note::MaySealReply => {
            let replier = side(words, "replier", of.replier());
            words.say_with("adjournment-note-may-seal-reply", &[replier])
        }
        Note::SheetMissing(who) => of_side("adjournment-note-sheet-missing", *who),
        Note::WrongPosition => words.say("adjournment-note-wrong-position"),
        Note::WrongTimes { later: false } => words.say("adjournment-note-wrong-times"),
        Note::WrongTimes { later: true } => words.say("adjournment-note-wrong-times-later"),
        Note::Attempts(count) => {
            words.say_with("adjournment-note-attempts", &[("count", (*count).into())])
        }
        Note::PrintReceipts => words.say("adjournment-note-print-receipts"),
        Note::AskReceipt(side) => of_side("adjournment-note-ask-receipt", *side),
        Note::ReceiptDiffers(side) => of_side("adjournment-note-receipt-differs", *side),
        Note::ReadAloud(who) => of_side("adjournment-note-read-aloud", *who),
    }
}

/// What was granted since the game was adjourned, and the times with it.
fn granted(words: &Catalogue, times: &BySide<Millis>, of: &Adjournment) -> String {
    let granted = Side::BOTH.into_iter().filter(|side| *times.of(*side) != Millis::ZERO);
    let granted =
        granted.map(|side| format!("{} {}", chess::side(words, side), signed(*times.of(side))));
    let now = of.times().unwrap_or_default();
    let now = Side::BOTH
        .map(|side| format!("{} {}", chess::side(words, side), time::full(*now.of(side))));
    let granted = granted.collect::<Vec<_>>().join(", ");
    let args = [("granted", granted.into()), ("times", now.join(", ").into())];
    words.say_with("adjournment-note-granted", &args)
}

/// Who is late, by how much, and how late one may be.
fn late(
    words: &Catalogue,
    of: &Adjournment,
    who: Side,
    (by, limit): (Millis, Option<Millis>),
) -> String {
    let mut args =
        vec![side(words, "side", who), ("time", time::brief(words, whole_minutes(by)).into())];
    args.extend(limit.map(|limit| ("limit", Arg::from(time::brief(words, limit)))));
    let id = match limit {
        None => "adjournment-note-late-no-limit",
        Some(_) if of.is_there(who) => "adjournment-note-came-late",
        Some(_) => "adjournment-note-late",
    };
    words.say_with(id, &args)
}

/// What is given, or taken: `+2:00`, `−1:00`.
fn signed(time: Millis) -> String {
    let sign = if time > Millis::ZERO { "+" } else { "" };
    format!("{sign}{}", time::shown(time))
}

/// To whole minutes, from the first: what is told of a calendar does not change every second.
fn whole_minutes(span: Millis) -> Millis {
    let minutes = span.0 / 60_000;
    if minutes > 0 { Millis::from_mins(minutes) } else { span }
}
