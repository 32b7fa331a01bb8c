//! Adjourned games in words: the lines of the journal, what is found in an envelope, and why a
//! command was refused. The guide, alarms and plans are in `guide`, times as people type them in
//! `times`.

pub mod guide;
pub mod notation;

use crate::catalogue::Catalogue;
use crate::chess;
use crate::message::{Context, Moves};
use jadoube_chess::board::position::Position;
use jadoube_chess::notation::context::NotationContext;
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_core::adjournment::event::Event;
use jadoube_core::adjournment::reading::{
    EnvelopeContents, Judgement, MeaningAsPgn, meanings, named,
};
use jadoube_core::adjournment::register::{Sessions, of_round};
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::wall::Wall;

/// A time as it is announced: `2026-11-22 15:00`, `22.11.2026 15:00`.
#[must_use]
pub fn date_time(words: &Catalogue, at: Wall) -> String {
    words.value_of(&at)
}

/// The same with its seconds, where it is not on the minute.
#[must_use]
pub fn date_time_exact(words: &Catalogue, at: Wall) -> String {
    if at.time().2 == 0 { date_time(words, at) } else { words.value(&at.to_the_second()) }
}

/// The sessions of a round: “15:00–17:00, 18:00–20:00”; nothing, where none is planned.
#[must_use]
pub fn sessions_of_round(words: &Catalogue, sessions: &Sessions, round: u8) -> Option<String> {
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
pub fn envelope(words: &Catalogue, no: EnvelopeNo, which: EnvelopeKind) -> String {
    let id = match which {
        EnvelopeKind::Sealed => "adjournment-envelope",
        EnvelopeKind::Reply => "adjournment-envelope-reply",
    };
    words.say_with(id, &[("no", no.into())])
}

/// What the text in an envelope means, where the position is not at hand.
#[must_use]
pub fn judgement(words: &Catalogue, judged: &Judgement) -> String {
    judgement_in(words, judged, None)
}

/// What the text in an envelope means in its position.
#[must_use]
pub fn judgement_in(words: &Catalogue, judged: &Judgement, position: Option<&Position>) -> String {
    words.tell_in(judged, Context::at(position, Moves::Written))
}

/// The same for the ear: “That is knight g1 f3”.
#[must_use]
pub fn judgement_aloud(
    words: &Catalogue,
    judged: &Judgement,
    position: Option<&Position>,
) -> String {
    let context = Context::at(position, Moves::Aloud);
    move_aloud(words, judged, context).unwrap_or_else(|| words.tell_in(judged, context))
}

/// What a text found in an envelope means in its position; of a text that is no legal move in its
/// notation, in which others it is one.
#[must_use]
pub fn meaning_in(
    words: &Catalogue,
    (contents, judged): (&EnvelopeContents, &Judgement),
    position: Option<&Position>,
) -> String {
    let other = elsewhere(words, (contents, judged), position);
    other.unwrap_or_else(|| judgement_in(words, judged, position))
}

/// In which notations a text is a move that is none in its own.
fn elsewhere(
    words: &Catalogue,
    (contents, judged): (&EnvelopeContents, &Judgement),
    position: Option<&Position>,
) -> Option<String> {
    let position = position.filter(|_| judged.is_no_move())?;
    let place = NotationContext::beginning(position.clone());
    let found = MeaningAsPgn::of(&place, meanings(&place, &contents.text));
    notation::elsewhere(words, &contents.system, &found)
}

/// An event as one line of the journal; the position is that on the board before it.
#[must_use]
pub fn line(words: &Catalogue, event: &Event, position: Option<&Position>) -> String {
    line_in(words, event, Context::at(position, Moves::Written))
}

/// The same for the ear: “That is knight g1 f3”.
#[must_use]
pub fn line_aloud(words: &Catalogue, event: &Event, position: Option<&Position>) -> String {
    line_in(words, event, Context::at(position, Moves::Aloud))
}

fn line_in(words: &Catalogue, event: &Event, context: Context<'_>) -> String {
    let Event::Read { contents, judgement, .. } = event else {
        return words.tell_in(event, context);
    };
    let other = elsewhere(words, (contents, judgement), context.position);
    // Of what is no move it matters as what it was read.
    let system = if judgement.is_no_move() && other.is_none() {
        Some(contents.system.as_str())
    } else {
        named(&contents.system)
    };
    let notation = system.map(|system| notation::name(words, system));
    let meant = other.or_else(|| move_aloud(words, judgement, context));
    let written = [("notation", notation.as_deref()), ("judgement", meant.as_deref())];
    let written = written.into_iter().filter_map(|(name, text)| Some((name, text?)));
    words.tell_with(event, written, context)
}

/// The one move that was found, for the ear; nothing, where it is to be written or there is none.
fn move_aloud(words: &Catalogue, judged: &Judgement, context: Context<'_>) -> Option<String> {
    let Judgement::Move { uci, .. } = judged else { return None };
    let is_aloud = context.moves == Moves::Aloud && context.position.is_some();
    let said = || chess::aloud(words, uci, context.position);
    is_aloud.then(|| words.say_with("adjournment-judged-move", &[("move", said().into())]))
}

#[cfg(test)]
mod tests;
