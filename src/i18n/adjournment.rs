//! Adjourned games in words: the lines of the journal, what is found in an envelope, and why a
//! command was refused. The guide, alarms and plans are in `guide`, times as people type them in
//! `times`.

pub mod guide;
pub mod notation;

use crate::catalogue::Words;
use crate::message::{Context, Moves};
use jadoube_chess::board::position::Position;
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_core::adjournment::event::Event;
use jadoube_core::adjournment::reading::{Judgement, named};
use jadoube_core::adjournment::register::{Sessions, of_round};
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::wall::Wall;

/// A time as it is announced: `2026-11-22 15:00`, `22.11.2026 15:00`.
#[must_use]
pub fn date_time(words: &Words, at: Wall) -> String {
    words.value_of(&at)
}

/// The same with its seconds, where it is not on the minute.
#[must_use]
pub fn date_time_exact(words: &Words, at: Wall) -> String {
    if at.time().2 == 0 { date_time(words, at) } else { words.value(&at.to_the_second()) }
}

/// The sessions of a round: “15:00–17:00, 18:00–20:00”; nothing, where none is planned.
#[must_use]
pub fn sessions_of_round(words: &Words, sessions: &Sessions, round: u8) -> Option<String> {
    let of = of_round(sessions, round);
    let day = of.first()?.1.starts.date();
    let time = |at: Wall| {
        let (hour, minute, _) = at.time();
        if at.date() == day { format!("{hour:02}:{minute:02}") } else { date_time(words, at) }
    };
    let each = of.iter().map(|(_, one)| format!("{}–{}", time(one.starts), time(one.ends)));
    Some(each.collect::<Vec<_>>().join(", "))
}

/// “Envelope 3”, “Envelope 3, reply”
#[must_use]
pub fn envelope(words: &Words, no: EnvelopeNo, which: EnvelopeKind) -> String {
    let id = match which {
        EnvelopeKind::Sealed => "adjournment-envelope",
        EnvelopeKind::Reply => "adjournment-envelope-reply",
    };
    words.say_with(id, &[("no", no.into())])
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

/// An event as one line of the journal; the position is that on the board before it.
#[must_use]
pub fn line(words: &Words, event: &Event, position: Option<&Position>) -> String {
    let notation = match event {
        Event::Read { contents, .. } => {
            named(&contents.system).map(|system| notation::name(words, system))
        }
        _ => None,
    };
    let notation = notation.as_deref().map(|name| ("notation", name));
    words.tell_with(event, notation, Context::at(position, Moves::Written))
}

#[cfg(test)]
mod tests;
