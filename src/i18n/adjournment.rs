//! Adjourned games in words: the lines of the journal, what is found in an envelope, and why a
//! command was refused. The guide, alarms and plans are in `guide`, times as people type them in
//! `times`.

pub mod guide;
pub mod notation;

use crate::catalogue::{Arg, Words};
use crate::message::{Context, Moves};
use crate::{chess, outcome, time};
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::envelope::{EnvelopeKind, Handover, Signer};
use jadoube_core::adjournment::event::{AdjournmentReason, Event, OpeningFailure};
use jadoube_core::adjournment::reading::Judgement;
use jadoube_core::adjournment::receipt::ReceiptCheck;
use jadoube_core::adjournment::state::Status;
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::rulings::sealed::facts::SaidBefore;
use jadoube_laws::wall::Wall;

/// A time as it is announced: `2026-11-22 15:00`.
#[must_use]
pub fn date_time(at: Wall) -> String {
    let (hour, minute, _) = at.time();
    format!("{} {hour:02}:{minute:02}", at.date())
}

/// “Envelope 3”, “Envelope 3, reply”
#[must_use]
pub fn envelope(words: &Words, no: EnvelopeNo, which: EnvelopeKind) -> String {
    let id = match which {
        EnvelopeKind::Sealed => "adjournment-envelope",
        EnvelopeKind::Reply => "adjournment-envelope-reply",
    };
    words.say_with(id, &[("no", no.0.into())])
}

/// Where an envelope stands.
#[must_use]
pub fn status(words: &Words, status: Status) -> String {
    words.tell(&status)
}

/// Why an envelope was not opened.
#[must_use]
pub fn not_opened(words: &Words, why: OpeningFailure) -> String {
    words.tell(&why)
}

/// What the text in an envelope means, where the position is not at hand.
#[must_use]
pub fn judgement(words: &Words, judged: &Judgement) -> String {
    judgement_in(words, judged, None)
}

/// What the text in an envelope means in its position.
#[must_use]
pub fn judgement_in(words: &Words, judged: &Judgement, position: Option<&Position>) -> String {
    words.tell_in(judged, Context::at(position, Moves::Written))
}

/// In what capacity an envelope is signed.
#[must_use]
pub fn signer(words: &Words, by: Signer) -> String {
    words.tell(&by)
}

/// An event as one line of the journal; the position is that on the board before it.
#[must_use]
pub fn line(words: &Words, event: &Event, position: Option<&Position>) -> String {
    let no = event.envelope().unwrap_or(EnvelopeNo(0));
    let of = |which| ("envelope", Arg::from(envelope(words, no, which)));
    let plain = |id| words.say_with(id, &[of(EnvelopeKind::Sealed)]);
    let with = |id, more: Vec<(&'static str, Arg<'_>)>| {
        words.say_with(id, &[vec![of(EnvelopeKind::Sealed)], more].concat())
    };
    let side = |side: Side| ("side", Arg::from(chess::side(words, side)));
    match event {
        Event::LockMade { no, lock } => {
            let persons = ("persons", lock.persons.join(", ").into());
            words.say_with("adjournment-event-lock-made", &[("no", no.0.into()), persons])
        }
        Event::Begun { beginning, .. } => {
            let (board, round) = (beginning.board.0, beginning.round);
            let mut args =
                vec![side(beginning.sealer), ("board", board.into()), ("round", round.into())];
            match beginning.why {
                AdjournmentReason::Early { left } => {
                    args.push(("left", time::brief(words, left).into()));
                    with("adjournment-event-begun-early", args)
                }
                AdjournmentReason::SessionEnd | AdjournmentReason::Arbiter => {
                    with("adjournment-event-begun", args)
                }
            }
        }
        Event::MovedOnBoard { uci, .. } => with(
            "adjournment-event-moved-on-board",
            vec![("move", chess::written(words, uci, position).into())],
        ),
        Event::Written { what, .. } => plain(written(what)),
        Event::Enclosed { whose, .. } => with("adjournment-event-enclosed", vec![side(*whose)]),
        Event::Closed { .. } => plain("adjournment-event-closed"),
        Event::Sealed { front, .. } => sealed(words, of(EnvelopeKind::Sealed), front.left),
        Event::BrokenOff { reason, .. } => {
            with("adjournment-event-broken-off", vec![("reason", reason.into())])
        }
        Event::FrontWritten { .. } => plain("adjournment-event-front-written"),
        Event::Signed { signature, .. } => with(
            "adjournment-event-signed",
            vec![("name", (&signature.name).into()), ("as", signer(words, signature.by).into())],
        ),
        Event::Handed { handing, .. } => handed(words, of(EnvelopeKind::Sealed), handing),
        Event::Scheduled { due, .. } => with(
            "adjournment-event-scheduled",
            vec![("at", date_time(due.at).into()), ("place", (&due.place).into())],
        ),
        Event::SessionPlanned { .. }
        | Event::SessionChanged { .. }
        | Event::SessionAnnounced { .. } => session(words, event),
        Event::DrawOffered { by, .. } => with("adjournment-event-offered", vec![side(*by)]),
        Event::DrawRejected { .. } => plain("adjournment-event-offer-rejected"),
        Event::Concluded { by, said, outcome: end, .. } => {
            let result = ("result", outcome::outcome(words, *end).into());
            match said {
                SaidBefore::Agreed => with("adjournment-event-agreed", vec![result]),
                SaidBefore::Resigned => with("adjournment-event-resigned", vec![side(*by), result]),
            }
        }
        Event::Annulled { reason, .. } => {
            with("adjournment-event-annulled", vec![("reason", reason.into())])
        }
        Event::Settled { reason, .. } => {
            with("adjournment-event-settled", vec![("reason", reason.into())])
        }
        other => resumed(words, other, (no, position)),
    }
}

fn sealed(
    words: &Words,
    envelope: (&'static str, Arg<'_>),
    left: Option<BySide<Millis>>,
) -> String {
    let Some(left) = left else {
        return words.say_with("adjournment-event-sealed-unread", &[envelope]);
    };
    let white = ("white", time::full(left.white).into());
    let black = ("black", time::full(left.black).into());
    words.say_with("adjournment-event-sealed", &[envelope, white, black])
}

const fn written(what: &jadoube_core::adjournment::envelope::SealedMove) -> &'static str {
    use jadoube_core::adjournment::envelope::SealedMove;
    match what {
        SealedMove::Paper => "adjournment-event-written",
        SealedMove::InProgram { .. } => "adjournment-event-written-program",
    }
}

fn handed(words: &Words, envelope: (&'static str, Arg<'_>), handing: &Handover) -> String {
    let mut args = vec![
        envelope,
        ("to", (&handing.to).into()),
        ("at", date_time(handing.at).into()),
        ("place", (&handing.place).into()),
    ];
    if handing.from.is_empty() {
        return words.say_with("adjournment-event-handed", &args);
    }
    args.push(("from", (&handing.from).into()));
    words.say_with("adjournment-event-handed-from", &args)
}

fn session(words: &Words, event: &Event) -> String {
    match event {
        Event::SessionPlanned { no, session } => words.say_with(
            "adjournment-event-session-planned",
            &[
                ("no", no.0.into()),
                ("from", date_time(session.starts).into()),
                ("to", date_time(session.ends).into()),
            ],
        ),
        Event::SessionChanged { no, session, reason } => words.say_with(
            "adjournment-event-session-changed",
            &[
                ("no", no.0.into()),
                ("from", date_time(session.starts).into()),
                ("to", date_time(session.ends).into()),
                ("reason", reason.into()),
            ],
        ),
        Event::SessionAnnounced { no, at } => words.say_with(
            "adjournment-event-session-announced",
            &[("no", no.0.into()), ("at", date_time(*at).into())],
        ),
        _ => String::new(),
    }
}

/// The lines of the resumption.
fn resumed(
    words: &Words,
    event: &Event,
    (no, position): (EnvelopeNo, Option<&Position>),
) -> String {
    let of = |which| ("envelope", Arg::from(envelope(words, no, which)));
    let sealed = of(EnvelopeKind::Sealed);
    let side = |side: Side| ("side", Arg::from(chess::side(words, side)));
    match event {
        Event::Resumed { board, at, .. } => words.say_with(
            "adjournment-event-resumed",
            &[sealed, ("board", board.0.into()), ("at", date_time(*at).into())],
        ),
        Event::Arrived { .. }
        | Event::NotedAbsent { .. }
        | Event::Excused { .. }
        | Event::TimesKept { .. } => presence(words, event, &sealed),
        Event::Established { agreed, .. } => {
            let id = match agreed {
                true => "adjournment-event-established",
                false => "adjournment-event-not-established",
            };
            words.say_with(id, &[sealed])
        }
        Event::SetUp { differs, times, .. } if differs.is_empty() => words.say_with(
            "adjournment-event-set-up",
            &[
                sealed,
                ("white", time::full(times.white).into()),
                ("black", time::full(times.black).into()),
            ],
        ),
        Event::SetUp { differs, .. } => {
            let squares: Vec<String> = differs.iter().map(ToString::to_string).collect();
            let squares = ("squares", squares.join(", ").into());
            words.say_with("adjournment-event-set-up-wrong", &[sealed, squares])
        }
        Event::ClockStarted { side: who, .. } => {
            words.say_with("adjournment-event-clock-started", &[sealed, side(*who)])
        }
        Event::MoveStated { uci, .. } => {
            let args = [sealed, ("move", chess::written(words, uci, position).into())];
            words.say_with("adjournment-event-stated", &args)
        }
        Event::ReplySealed { .. } => {
            words.say_with("adjournment-event-reply-sealed", &[of(EnvelopeKind::Reply)])
        }
        Event::TimesQuestioned { by, moved, .. } => {
            let id = if *moved {
                "adjournment-event-times-questioned-late"
            } else {
                "adjournment-event-times-questioned"
            };
            words.say_with(id, &[sealed, side(*by)])
        }
        other => opened(words, other, position, of),
    }
}

/// The lines of who is there, and of what is left as it is.
fn presence(words: &Words, event: &Event, envelope: &(&'static str, Arg<'_>)) -> String {
    let side = |side: Side| ("side", Arg::from(chess::side(words, side)));
    let seen = |id, who, at| {
        words.say_with(id, &[envelope.clone(), side(who), ("at", date_time(at).into())])
    };
    match event {
        Event::Arrived { side, at, too_late: false, .. } => {
            seen("adjournment-event-arrived", *side, *at)
        }
        Event::Arrived { side, at, .. } => seen("adjournment-event-arrived-late", *side, *at),
        Event::NotedAbsent { side, at, too_late: false, .. } => {
            seen("adjournment-event-noted-absent", *side, *at)
        }
        Event::NotedAbsent { side, at, .. } => {
            seen("adjournment-event-noted-absent-late", *side, *at)
        }
        Event::Excused { side: who, reason, .. } => words.say_with(
            "adjournment-event-excused",
            &[envelope.clone(), side(*who), ("reason", reason.into())],
        ),
        Event::TimesKept { reason, .. } => words.say_with(
            "adjournment-event-times-kept",
            &[envelope.clone(), ("reason", reason.into())],
        ),
        _ => String::new(),
    }
}

/// The notations that need not be named, for everybody takes a move to be written so.
const USUAL: [&str; 2] = ["san", "san_fide"];

/// The lines of an opening.
fn opened<'a>(
    words: &Words,
    event: &'a Event,
    position: Option<&Position>,
    of: impl Fn(EnvelopeKind) -> (&'static str, Arg<'a>),
) -> String {
    match event {
        Event::ReceiptChecked { which, whose, found, .. } => {
            let id = match found {
                ReceiptCheck::Matches => "adjournment-event-receipt-matches",
                ReceiptCheck::Differs { .. } => "adjournment-event-receipt-differs",
                ReceiptCheck::NotShown => "adjournment-event-receipt-none",
            };
            words.say_with(id, &[of(*which), ("side", chess::side(words, *whose).into())])
        }
        Event::Opened { which, by, at, .. } => words.say_with(
            "adjournment-event-opened",
            &[of(*which), ("by", by.into()), ("at", date_time(*at).into())],
        ),
        Event::OpeningRefused { which, by, why, .. } => words.say_with(
            "adjournment-event-not-opened",
            &[of(*which), ("by", by.into()), ("why", not_opened(words, *why).into())],
        ),
        Event::Read { which, judgement: Judgement::Nothing, .. } => {
            words.say_with("adjournment-event-read-nothing", &[of(*which)])
        }
        Event::Read { which, contents, judgement: judged, .. } => {
            let (text, system) = (&contents.text, contents.system.as_str());
            let judged = ("judged", judgement_in(words, judged, position).into());
            let args = vec![of(*which), ("text", text.into()), judged];
            if USUAL.contains(&system) {
                return words.say_with("adjournment-event-read", &args);
            }
            let notation = ("notation", notation::name(words, system).into());
            words.say_with("adjournment-event-read-in", &[args, vec![notation]].concat())
        }
        Event::Played { which, uci, .. } => {
            let played = chess::written(words, uci, position);
            words.say_with("adjournment-event-played", &[of(*which), ("move", played.into())])
        }
        Event::Missed { which, .. } => words.say_with("adjournment-event-missed", &[of(*which)]),
        Event::Found { which, .. } => words.say_with("adjournment-event-found", &[of(*which)]),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests;
