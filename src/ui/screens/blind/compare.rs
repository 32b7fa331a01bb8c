//! The two boards compared: the position that both should show read aloud piece by piece, White first,
//! and both sides confirm it square by square.

use egui::{Id, Ui};

use crate::actions::{Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::blind::at_work::Match;
use crate::screens::blind::settle;
use crate::tokens::{Text, space};
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_about};
use crate::widgets::card::{card, known, soft, tinted};
use crate::widgets::focus;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Uci;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::command::Command;
use jadoube_core::blind::present_move::{PresentMove, read_to_both};
use jadoube_core::blind::reconcile::reading::read_out;
use jadoube_core::blind::reconcile::squares::{Difference, differences};
use jadoube_core::blind::state::Comparison;
use jadoube_desk::voicing::{Listener, UtteranceStatus, VoiceState};
use jadoube_i18n::catalogue::{Arg, Catalogue};
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::{blind, chess};

/// An answer about which is asked before it is recorded.
#[derive(Debug, Clone, Copy)]
struct Doubt {
    /// Who says that the board agrees.
    side: Side,
    /// Whether the position has not been read to its end to who hears it.
    is_unread: bool,
    /// Whether the keyboard has come to the question.
    is_reached: bool,
}

/// What this part remembers.
#[derive(Debug, Default)]
pub(super) struct Compare {
    /// The comparison whose position was read aloud; that is read again on request only.
    read: Option<Ply>,
    /// Whether it was asked for here, and is not read yet.
    called: bool,
    /// What was read aloud last.
    reading: Option<String>,
    /// Who says that the board agrees although the boards differ as far as they are known, or before the
    /// position was read.
    doubted: Option<Doubt>,
    /// Whether the keyboard shall come to the answers.
    focus: bool,
    /// Of each side that says that its board agrees, what was compared then: after which move, with which
    /// position, and what the board showed.
    agreed: BySide<Option<(Ply, Placement, Placement)>>,
    /// What had been said in the pass before, while the comparison was open.
    answers: Option<BySide<Option<bool>>>,
    /// The steps that correct the boards.
    pub(super) settle: settle::Settle,
}

/// The comparison of the position on the board, until both have confirmed it.
fn opened(at: &Match<'_>) -> Option<Comparison> {
    at.blind.comparison.filter(|one| {
        one.ply == at.game.ply() && Side::BOTH.iter().any(|side| *one.found.of(*side) != Some(true))
    })
}

impl Compare {
    /// What a screen begins with that comes to a game, with the steps that it has of that. A comparison is read
    /// and answered anew there.
    pub(super) fn with(settle: settle::Settle) -> Self {
        Self { settle, ..Self::default() }
    }

    /// Brings the keyboard to the step that comes next, where the boards are being corrected step by step;
    /// returns whether there is one.
    pub(super) fn take_focus(&mut self) -> bool {
        self.focus = self.settle.is_comparing();
        self.settle.take_focus()
    }

    /// Takes note that a comparison is asked for here.
    pub(super) const fn call(&mut self) {
        self.called = true;
    }

    /// Reads a comparison that is open once more, and brings the keyboard to its answers as when it was opened.
    pub(super) fn read_again(&mut self, scene: &Scene<'_>, at: &Match<'_>, actions: &mut Actions) {
        self.focus = true;
        self.reading = Some(read_aloud(scene, at, actions));
    }

    /// Takes note of the board of each side that has been found to agree, and whether all of that holds still.
    /// What was said before the comparison was shown here was said of boards that nobody knows.
    fn follow_agreed(&mut self, at: &Match<'_>, open: Comparison) {
        let (read, boards) = (read_to_both(at.blind, at.game), at.placements());
        let before = self.answers.replace(open.found);
        let (mut any, mut holds) = (false, true);
        for side in Side::BOTH {
            let agreed = self.agreed.of_mut(side);
            if *open.found.of(side) == Some(true) {
                let now = Some((open.ply, read, *boards.of(side)));
                if before.is_some_and(|before| *before.of(side) != Some(true)) {
                    *agreed = now;
                }
                any = true;
                holds &= *agreed == now;
            } else {
                *agreed = None;
            }
        }
        self.settle.note_agreed(any && holds);
    }
}

/// Whether one is open.
pub(super) fn is_open(at: &Match<'_>) -> bool {
    opened(at).is_some()
}

/// Draws a comparison that is not over, and what is to be done where the boards differ.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    state: &mut Compare,
    actions: &mut Actions,
) {
    match opened(at) {
        Some(open) => {
            state.follow_agreed(at, open);
            let id = Id::unique("the comparison of the boards");
            known(ui, id, |ui| comparison_ui(ui, scene, at, (open, state), actions));
        }
        None => {
            (state.read, state.doubted, state.reading) = (None, None, None);
            (state.agreed, state.answers) = (BySide::default(), None);
            state.settle.note_agreed(false);
        }
    }
    settle::show(ui, scene, at, &mut state.settle, actions);
    // One that was open before the step is read once more, and answered where no answer holds still.
    if state.settle.take_reads() {
        (state.read, state.doubted, state.called) = (None, None, true);
        ui.ctx().request_repaint();
    }
}

/// Reads the position in the words that both players know, and first which one it is; returns what is read.
fn read_aloud(scene: &Scene<'_>, at: &Match<'_>, actions: &mut Actions) -> String {
    let (announcing, screen) = (at.blind.arrangement.announcing, scene.words.lang());
    let placement = read_to_both(at.blind, at.game);
    let (lang, text) = blind::position_aloud(announcing, screen, &placement);
    let (words, position) = (Catalogue::new(lang), at.game.position());
    let agreed = |uci: &Uci| match position.read_uci(uci) {
        Ok(m) => blind::aloud(announcing, screen, position, m).1,
        Err(_) => chess::aloud(&words, uci, Some(position)),
    };
    let title = title(&words, at, agreed);
    let pieces = text.split(". ").map(str::to_owned);
    let parts = std::iter::once(title.clone()).chain(pieces).collect();
    let all = format!("{title}. {text}");
    actions.push(UiMessage::HearIn(lang, all.clone(), Some((at.board, placement, parts))));
    all
}

/// Whether the own voice has begun to read what was `reading` last, or is to, and has not come to its end. What
/// it cannot say nobody waits for.
fn is_unread(spoken: &VoiceState, reading: &str) -> bool {
    let voice = spoken.of(Listener::Arbiter);
    if voice.engine.is_none() || voice.dead_because.is_some() {
        return false;
    }
    let last = spoken.heard.iter().rev().find(|one| one.text == reading);
    last.is_some_and(|one| {
        !matches!(
            one.fate,
            UtteranceStatus::Said(_) | UtteranceStatus::Unsaid | UtteranceStatus::Silent
        )
    })
}

/// Which position is compared: after which move of the record, and whether with the move that is being
/// made, where that is executed on a board; that one as it is named.
fn title(words: &Catalogue, at: &Match<'_>, named: impl Fn(&Uci) -> String) -> String {
    let numbering = Numbering::from_start(&at.game.start);
    let place = ("place", numbering.after(words, at.game.ply()).into());
    let present = PresentMove::of(at.blind, at.game).filter(PresentMove::is_on_any);
    let Some(present) = present else { return words.say_with("match-comparison", &[place]) };
    let id = match present.is_on_both() {
        true => "match-comparison-with",
        false => "match-comparison-without",
    };
    words.say_with(id, &[place, ("move", named(&present.uci).into())])
}

fn comparison_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    (open, state): (Comparison, &mut Compare),
    actions: &mut Actions,
) {
    let placement = read_to_both(at.blind, at.game);
    let lines = read_out(&placement);
    let lines: Vec<String> = lines.iter().map(|line| scene.words.tell(line)).collect();
    let now = Some(open.ply);
    // What is asked about lost time is not talked down by a comparison that was open before.
    if at.asks_for_lost_time() && !state.called {
        state.read = now;
    }
    // A move that is executed meanwhile does not begin the reading again: that would break off what is said
    // of the move.
    let first = state.read != now && focus::can_come(ui);
    if first {
        (state.read, state.called) = (now, false);
        state.reading = Some(read_aloud(scene, at, actions));
    }
    let named = |uci: &Uci| chess::aloud(scene.words, uci, Some(at.game.position()));
    card(ui, &title(scene.words, at, named), |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = space::L;
            for line in &lines {
                ui.label(Text::Body.rich(line));
            }
        });
        if button(ui, Weight::Plain, &scene.say("match-read-again"), None).clicked() {
            state.reading = Some(read_aloud(scene, at, actions));
        }
        let mut focus = first || (state.focus && focus::can_come(ui));
        state.focus &= !focus;
        for side in Side::BOTH {
            answers_ui(ui, scene, at, (side, open), (&mut *state, &mut focus), actions);
        }
        doubted_ui(ui, scene, at, &mut state.doubted, actions);
    });
}

/// What a side can say of its board. The keyboard comes to the first answer if it is to; from that of a side which has
/// said that its board agrees, Tab leads to that of the other one.
fn answers_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    (side, open): (Side, Comparison),
    (state, focus): (&mut Compare, &mut bool),
    actions: &mut Actions,
) {
    let name = chess::side(scene.words, side);
    let found = *open.found.of(side);
    // The steps do not ask again a side whose answer holds still.
    let has_said = state.settle.is_agreed() && found == Some(true);
    let mut goes_on = false;
    ui.horizontal_wrapped(|ui| {
        ui.label(Text::Strong.rich(&name));
        match found {
            Some(true) => drop(badge(ui, Tone::Good, &scene.say("match-agrees"))),
            Some(false) => drop(badge(ui, Tone::Bad, &scene.say("match-differs"))),
            None => soft(ui, scene.say("match-not-compared")),
        }
        for (agrees, id) in [(true, "match-say-agrees"), (false, "match-say-differs")] {
            let response = button_about(ui, Weight::Plain, &scene.say(id), &name);
            if !has_said && std::mem::take(focus) {
                response.request_focus();
                response.scroll_to_me(None);
            }
            goes_on |= agrees && found == Some(true) && focus::left_by_tab(&response);
            if response.clicked() && !agrees {
                state.settle.note_report();
            }
            if response.clicked() && found == Some(agrees) {
                let said = format!("{}: {name}", scene.say(id));
                let said = scene.say_with("match-said-before", &[("said", said.into())]);
                actions.hear(Audience::All, said);
            } else if response.clicked() {
                confirm(scene, at, (side, agrees), state, actions);
            }
        }
    });
    // Behind its other answer, which has the keyboard by now.
    *focus |= goes_on && side == Side::White;
}

/// What is known against the word of a side that its board agrees: how the boards differ, unless its own shows what
/// was read.
fn against(at: &Match<'_>, side: Side) -> Vec<Difference> {
    let boards = at.placements();
    let is_right = *boards.of(side) == read_to_both(at.blind, at.game);
    if is_right { Vec::new() } else { differences(&boards) }
}

/// Takes down what a side found. That its board agrees is asked about first where that is known to be
/// wrong, and of a player who hears the position before that was read to its end.
fn confirm(
    scene: &Scene<'_>,
    at: &Match<'_>,
    (side, agrees): (Side, bool),
    state: &mut Compare,
    actions: &mut Actions,
) {
    state.doubted = None;
    let hears = at.blind.arrangement.is_blind(side);
    let reading = state.reading.as_deref().filter(|_| hears);
    let is_unread = reading.is_some_and(|reading| is_unread(&scene.snap.spoken, reading));
    if agrees && (is_unread || !against(at, side).is_empty()) {
        let doubted = Doubt { side, is_unread, is_reached: false };
        state.doubted = Some(doubted);
        actions.hear(Audience::All, doubt(scene, at, doubted));
        return;
    }
    at.ask(Command::Confirm { side, agrees }, actions);
}

/// What was said against what is known, or too early.
fn doubt(scene: &Scene<'_>, at: &Match<'_>, doubted: Doubt) -> String {
    let known = against(at, doubted.side);
    let known: Vec<String> = known.iter().map(|one| scene.words.tell(one)).collect();
    let side: (&str, Arg<'_>) = ("side", chess::side(scene.words, doubted.side).into());
    let unread =
        doubted.is_unread.then(|| scene.say_with("match-unread", std::slice::from_ref(&side)));
    let differs = (!known.is_empty())
        .then(|| scene.say_with("match-doubt", &[side, ("differences", known.join("; ").into())]));
    unread.into_iter().chain(differs).collect::<Vec<String>>().join(". ")
}

/// Whether it is recorded all the same.
fn doubted_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    doubted: &mut Option<Doubt>,
    actions: &mut Actions,
) {
    let Some(found) = doubted else { return };
    let side = found.side;
    let (records, leaves) = tinted(ui, Tone::Warn, |ui| {
        ui.label(Text::Strong.rich(doubt(scene, at, *found)));
        ui.horizontal_wrapped(|ui| {
            let leaves = button(ui, Weight::Plain, &scene.say("match-doubt-leave"), None);
            if !found.is_reached && focus::can_come(ui) {
                found.is_reached = true;
                leaves.request_focus();
            }
            let records = button(ui, Weight::Plain, &scene.say("match-doubt-record"), None);
            (records.clicked(), leaves.clicked())
        })
        .inner
    });
    if records {
        at.ask(Command::Confirm { side, agrees: true }, actions);
    }
    if records || leaves {
        *doubted = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_desk::voicing::{EngineKind, Priority, SpeechThreadState, SpokenItem};
    use jadoube_i18n::lang::Lang;
    use std::sync::Arc;
    use std::time::Duration;

    #[test]
    fn a_position_is_unread_until_the_own_voice_has_come_to_its_end() {
        let said = |engine: Option<EngineKind>, fate: UtteranceStatus| {
            let heard = Arc::new(vec![SpokenItem {
                number: 1,
                listener: Listener::Arbiter,
                priority: Priority::Answer,
                text: "King e1".to_owned(),
                lang: Lang::En,
                is_shown: true,
                fate,
            }]);
            let voice = SpeechThreadState { engine, ..SpeechThreadState::default() };
            let speech_threads = [(Listener::Arbiter, voice)].into();
            VoiceState { heard, speech_threads, ..VoiceState::default() }
        };
        let speaks = Some(EngineKind::Espeak);
        for (engine, fate, unread) in [
            (speaks, UtteranceStatus::Begun(Duration::ZERO), true),
            (speaks, UtteranceStatus::Waiting, true),
            (speaks, UtteranceStatus::TooLate, true),
            (speaks, UtteranceStatus::Said(Duration::ZERO), false),
            (speaks, UtteranceStatus::Unsaid, false),
            (speaks, UtteranceStatus::Silent, false),
            (None, UtteranceStatus::Waiting, false),
        ] {
            assert_eq!(is_unread(&said(engine, fate), "King e1"), unread, "{fate:?}");
        }
        assert!(!is_unread(&said(speaks, UtteranceStatus::Waiting), "Queen d1"));
    }
}
