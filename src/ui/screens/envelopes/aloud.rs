//! The envelope read aloud: what stands on it at any time, and the move in it once it has been
//! opened and read, in the words agreed upon. The arbiter hears it, and a blind player who is there
//! through the own device.

use egui::{Key, Ui};

use crate::actions::{Actions, UiMessage};
use crate::phrases;
use crate::scene::Scene;
use crate::widgets::button::{Weight, button};
use crate::widgets::focus::alt_pressed;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::envelope::{EnvelopeFront, EnvelopeKind};
use jadoube_core::adjournment::event::Event;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_core::blind::state::Blind;
use jadoube_desk::envelopes;
use jadoube_desk::inbox::Request;
use jadoube_desk::voicing::{Listener, Priority, Utterance};
use jadoube_i18n::lang::Lang;
use jadoube_i18n::{adjournment as said, blind, chess, time};

/// The names and values that stand on an envelope.
pub(super) fn facts(
    scene: &Scene<'_>,
    one: &Adjournment,
    front: &EnvelopeFront,
) -> Vec<(String, String)> {
    let front = Adjournment { front: front.clone(), ..one.clone() };
    envelopes::facts(scene.words, scene.snap.edition, &front)
}

/// The button that reads aloud what stands on the envelope.
pub(super) fn front_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    one: &Adjournment,
    front: &EnvelopeFront,
    actions: &mut Actions,
) {
    let key = alt_pressed(ui, Key::R);
    let word = scene.say("envelopes-aloud");
    if button(ui, Weight::Plain, &word, Some("Alt+R")).clicked() || key {
        let facts = facts(scene, one, front).into_iter();
        let facts = facts.map(|(name, value)| format!("{name}: {value}"));
        let title = said::envelope(scene.words, one.no, EnvelopeKind::Sealed);
        let text = std::iter::once(title).chain(facts).collect::<Vec<_>>();
        let text = time::clocks_aloud(scene.words, &text.join(". "));
        let text = time::days_aloud(scene.words, &text).unwrap_or(text);
        speak(scene, one, (scene.words.lang(), text), actions);
    }
}

/// The button that reads aloud what was found in the envelope; none before it was read.
pub(super) fn move_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    let Some(text) = spoken_contents(scene, one) else { return };
    let key = alt_pressed(ui, Key::M);
    let word = scene.say("envelopes-aloud-move");
    if button(ui, Weight::Plain, &word, Some("Alt+M")).clicked() || key {
        speak(scene, one, text, actions);
    }
}

/// Which of the envelopes was read last, or its move stated.
fn read_last(one: &Adjournment) -> Option<EnvelopeKind> {
    let read = |which: &EnvelopeKind| {
        one.cover(*which).is_some_and(|cover| cover.read.is_some() || cover.playable().is_some())
    };
    [EnvelopeKind::Reply, EnvelopeKind::Sealed].into_iter().find(read)
}

/// Whether there is a move to be read aloud.
pub(super) fn is_read(one: &Adjournment) -> bool {
    read_last(one).is_some()
}

/// What was found last, in the language whose voice says it best: a move in the words agreed upon for
/// a blind match, of any other game as the window says its moves; what is no move that can simply be
/// made, as it is written and what that means.
fn spoken_contents(scene: &Scene<'_>, one: &Adjournment) -> Option<(Lang, String)> {
    let which = read_last(one)?;
    let cover = one.cover(which)?;
    let (ply, by) = match which {
        EnvelopeKind::Sealed => (one.ply, one.sealer),
        EnvelopeKind::Reply => (Ply(one.ply.0.saturating_add(1)), one.replier()),
    };
    let screen = scene.words.lang();
    let known = scene.snap.hall.game_of(one.no).and_then(|game| game.position_at(ply));
    if let Some((position, uci)) = known.zip(cover.playable())
        && let Ok(m) = position.read_uci(uci)
    {
        let (lang, text) = match of_blind(scene, one) {
            Some(agreed) => blind::aloud(agreed.arrangement.announcing, screen, position, m),
            None => {
                let reader = phrases::speaker(scene);
                let name = |square| reader.square(square);
                (screen, chess::move_aloud_as(scene.words, m, position, &name))
            }
        };
        return Some((lang, format!("{}: {text}", chess::side(scene.words, by))));
    }
    let (contents, judgement) = cover.read.clone()?;
    let event = Event::Read { no: one.no, which, contents, judgement };
    Some((screen, said::line(scene.words, &event, known)))
}

/// The arrangement of the game, if it is a blind match.
fn of_blind<'a>(scene: &Scene<'a>, one: &Adjournment) -> Option<&'a Blind> {
    scene.snap.hall.games.get(&one.game)?.blind.arranged().map(AsRef::as_ref)
}

/// Says it to the arbiter, and to a blind player who is there.
fn speak(
    scene: &Scene<'_>,
    one: &Adjournment,
    (lang, text): (Lang, String),
    actions: &mut Actions,
) {
    if let Some(blind) = of_blind(scene, one) {
        let there = |side: &Side| one.stopped.is_none() || one.is_there(*side);
        for side in Side::BOTH.into_iter().filter(there) {
            if blind.arrangement.is_blind(side) {
                let (ear, priority) = (Listener::player(side), Priority::Announcement);
                let call = Utterance::text(ear, priority, lang, text.clone()).at(one.board);
                actions.ask(Request::Say(Box::new(call)));
            }
        }
    }
    actions.push(UiMessage::HearIn(lang, text, None));
}
