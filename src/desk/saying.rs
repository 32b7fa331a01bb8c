//! Announcements for the command line: moves in any notation, one after the other from a position,
//! in the words agreed upon; printed by the face, and spoken through the same voice as the desk's.

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use jadoube_message::Message;

use crate::preferences::Preferences;
use jadoube_chess::board::position::{Move, Position, PositionFault, Variant};
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::san::{MateSign, Style};
use jadoube_chess::notation::system::{System, read};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::spoken::Announcing;
use jadoube_voice::history::{UtteranceStatus, VoiceState};
use jadoube_voice::listener::{Listener, Priority};
use jadoube_voice::state_text;
use jadoube_voice::utterance::Utterance;
use jadoube_voice::voice::{Settings, Switch, Voice};

/// How long an engine may take to be found, and a sentence to be said.
const TO_BE_FOUND: Duration = Duration::from_secs(45);
const A_SENTENCE: Duration = Duration::from_secs(10);

/// Why there is no announcement.
#[derive(Debug, Message)]
#[message(prefix = "cli-say", error)]
pub enum NotSaid {
    /// The position is none.
    #[message(transparent, from)]
    Position(PositionFault),
    /// A move is none in any notation.
    NoMove(#[message(name = "text")] String),
    /// A move is several.
    Several {
        /// As it was written.
        text: String,
        /// What it can be.
        moves: String,
    },
}

/// The announcements of moves, each of which is made before the next.
///
/// # Errors
/// [`NotSaid`] when the position or a move cannot be used.
pub fn announcements(
    fen: Option<&str>,
    moves: &[String],
    words: Announcing,
) -> Result<Vec<String>, NotSaid> {
    let start = match fen {
        None => Position::start(),
        Some(fen) => Position::from_loose_fen(fen, Variant::Standard)?,
    };
    let mut place = NotationContext::beginning(start);
    let mut said = Vec::new();
    for text in moves {
        let m = only(&place, text, words)?;
        said.push(words.said(place.position(), m));
        place = NotationContext::beginning(place.position().after(m));
    }
    Ok(said)
}

/// The one move that a text means: what engines and players of that language write so; if it is
/// nothing there, what the agreed words say; and at last whatever else is known.
fn only(place: &NotationContext, text: &str, words: Announcing) -> Result<Move, NotSaid> {
    let letters = match words.lang {
        Lang::En => PieceLetters::English,
        Lang::De => PieceLetters::German,
        Lang::Mk => PieceLetters::Macedonian,
    };
    let written = [System::Coordinates, System::Algebraic(Style::Fide(letters), MateSign::Hash)];
    let mut moves = meant(place, text, &mut written.into_iter());
    if moves.is_empty() {
        moves = meant(place, text, &mut [System::Spoken(words.scheme())].into_iter());
    }
    if moves.is_empty() {
        moves = meant(place, text, &mut System::all().map(|(_, system)| system));
    }
    match moves.as_slice() {
        [only] => Ok(*only),
        [] => Err(NotSaid::NoMove(text.trim().to_owned())),
        several => {
            let moves = several.iter().map(|m| place.position().uci(*m).0).collect::<Vec<_>>();
            Err(NotSaid::Several { text: text.trim().to_owned(), moves: moves.join(" or ") })
        }
    }
}

fn meant(
    place: &NotationContext,
    text: &str,
    systems: &mut dyn Iterator<Item = System>,
) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    for m in systems.filter_map(|system| read(system, place, text).ok()).flat_map(|r| r.moves) {
        if !moves.contains(&m) {
            moves.push(m);
        }
    }
    moves
}

/// Says texts of a language one after the other through the voice that the preferences ask for, and
/// waits for the end.
///
/// # Errors
/// What was not said and why, in words.
pub fn aloud(texts: &[String], lang: Lang, words: &Catalogue) -> Result<(), String> {
    let chosen = Preferences::load().voice();
    let settings = Settings {
        sounds: Switch::Off,
        speech: Switch::On,
        lang: words.lang(),
        tunings: chosen.tunings,
        ..Settings::default()
    };
    let (changed, changes) = channel();
    let on_change = move || {
        let _ = changed.send(());
    };
    let mut voice = Voice::start(settings, Arc::new(on_change));
    for text in texts {
        let (listener, priority) = (Listener::Arbiter, Priority::Announcement);
        voice.say(Utterance::text(listener, priority, lang, text.clone()));
    }
    let sentences = u32::try_from(texts.len()).unwrap_or(u32::MAX);
    let until = Instant::now() + TO_BE_FOUND + A_SENTENCE.saturating_mul(sentences);
    while Instant::now() < until {
        let state = voice.state();
        let goes_on = |fate| matches!(fate, UtteranceStatus::Waiting | UtteranceStatus::Begun(_));
        if !state.heard.iter().any(|heard| goes_on(heard.fate)) {
            return ended(&state, words);
        }
        // Woken by every change; looked at once a second all the same.
        let _ = changes.recv_timeout(Duration::from_secs(1));
    }
    Err(state_text::speech_thread(words, &voice.state().of(Listener::Arbiter)))
}

fn ended(state: &VoiceState, words: &Catalogue) -> Result<(), String> {
    let unsaid = state.heard.iter().any(|heard| !matches!(heard.fate, UtteranceStatus::Said(_)));
    if unsaid {
        Err(state_text::speech_thread(words, &state.of(Listener::Arbiter)))
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_i18n::spoken::Style as Manner;

    fn said(moves: &[&str], words: Announcing) -> Result<Vec<String>, NotSaid> {
        let moves: Vec<String> = moves.iter().map(|text| (*text).to_owned()).collect();
        announcements(None, &moves, words)
    }

    #[test]
    fn moves_of_any_notation_are_announced_one_after_the_other() {
        let german = Announcing::new(Manner::FideGerman, Lang::De);
        let moves = ["e2e4", "e7-e5", "Springer Gustav eins Felix drei", "Sc6", "Bb5", "P-QR3"];
        assert_eq!(
            said(&moves, german).unwrap(),
            [
                "Bauer Eva zwei - Eva vier",
                "Bauer Eva sieben - Eva fuenf",
                "Springer Gustav eins - Felix drei",
                "Springer Bella acht - Cesar sechs",
                "Laeufer Felix eins - Bella fuenf",
                "Bauer Anna sieben - Anna sechs",
            ]
        );
    }

    #[test]
    fn what_is_no_move_or_several_is_told() {
        let english = Announcing::new(Manner::Local, Lang::En);
        assert!(matches!(said(&["Nf4"], english), Err(NotSaid::NoMove(text)) if text == "Nf4"));
        let several = said(&["f three"], english);
        assert!(matches!(several, Err(NotSaid::Several { moves, .. }) if moves.contains("g1f3")));
        let fen = announcements(Some("nowhere"), &[], english);
        assert!(matches!(fen, Err(NotSaid::Position(_))));
    }
}
