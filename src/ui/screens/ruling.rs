//! A ruling as the arbiter reads it: what was found and why, the remedies, the articles, how
//! certain that is, what is left to judgement and to the players; and what it does to the clocks.
//! All of it is data; `i18n::ruling` words it.

use std::borrow::Cow;

use egui::Ui;

use crate::actions::{Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::counts;
use crate::tokens::{self, Text, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{fact, fold_aloud, soft};
use crate::widgets::hint::hint;
use crate::widgets::running_line::running_line;
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_core::disputes::state::{Decision, Incident, let_play_go_on};
use jadoube_desk::choices;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::message::Context;
use jadoube_i18n::{cases, dispute, law, ruling, time};
use jadoube_laws::citation::Citation;
use jadoube_laws::game::refusal::Refusal;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::effect;
use jadoube_laws::rulings::ruling::{Certainty, Remedy, Ruling};

/// Draws a ruling on a game, whose moves are written as in its positions. Its articles lead to the Laws where
/// there are actions to ask for that; a form that is being filled in is not left for them.
pub fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    what: &Ruling,
    (game, numbering): (Option<&Game>, Numbering),
    actions: Option<&mut Actions>,
) {
    let t = tokens::of(ui.ctx());
    let words = scene.words;
    ui.label(Text::Body.rich(words.tell(&what.finding)));
    for step in &what.explanation {
        let position = game.map(Game::position);
        let context = Context { position, ..Context::of(numbering) };
        ui.label(Text::Body.rich(words.tell_in(step, context)));
    }
    ui.add_space(space::XS);
    let remedies = ruling::remedies(words, &what.remedies, (game, numbering));
    for (index, text) in remedies.iter().enumerate() {
        ui.label(Text::Strong.rich(format!("{}.  {text}", index + 1)));
    }
    let cited = ruling::citations(words, &what.citations);
    if !cited.is_empty() {
        let head = Text::Caption.rich(&cited).color(t.ink_soft);
        let articles = egui::CollapsingHeader::new(head).id_salt("articles");
        let shown = articles.show(ui, |ui| articles_ui(ui, scene, &what.citations, actions));
        let name = words.say_with("ruling-articles-name", &[("articles", cited.into())]);
        fold_aloud(ui, &shown.header_response, name, || articles_aloud(scene, &what.citations));
    }
    for citation in what.assumed() {
        badge(ui, Tone::Warn, &ruling::assumed(words, citation));
    }
    for name in what.changed_by() {
        badge(ui, Tone::Info, &words.say_with("ruling-changed-by", &[("rules", name.into())]));
    }
    // Facts that suffice are no warning; what the arbiter decides beyond them is one.
    let of_facts = if what.certainty == Certainty::Certain { Tone::Good } else { Tone::Warn };
    for (nth, sentence) in ruling::certainty(words, what).iter().enumerate() {
        badge(ui, if nth == 0 { of_facts } else { Tone::Warn }, sentence);
    }
    let left = what.discretion.iter().map(|left| words.tell(left)).collect();
    listed(ui, &scene.say("ruling-left"), left);
    let rights = what.rights.iter().map(|right| cases::said(words, right, numbering)).collect();
    listed(ui, &scene.say("ruling-rights"), rights);
    if !what.appealable {
        badge(ui, Tone::Info, &scene.say("ruling-final"));
    }
}

/// Sentences under a common head; nothing, where there are none.
fn listed(ui: &mut Ui, head: &str, sentences: Vec<String>) {
    for sentence in sentences {
        fact(ui, head, &sentence);
    }
}

/// The same for the ear.
fn articles_aloud(scene: &Scene<'_>, citations: &[Citation]) -> String {
    let told = citations.iter().map(|citation| {
        let said = law::statements(scene.words, choices::topics(), citation).join(". ");
        let word = law::citation(scene.words, citation);
        if said.is_empty() { word } else { format!("{word}: {said}") }
    });
    told.collect::<Vec<_>>().join(". ")
}

/// What the articles say, as far as the program uses them.
fn articles_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    citations: &[Citation],
    mut actions: Option<&mut Actions>,
) {
    for citation in citations {
        let word = law::citation(scene.words, citation);
        if citation.article.is_empty() {
            soft(ui, word);
            continue;
        }
        let said = law::statements(scene.words, choices::topics(), citation).join(". ");
        let Some(actions) = &mut actions else {
            if !said.is_empty() {
                fact(ui, &word, &said);
            }
            continue;
        };
        let response = button(ui, Weight::Quiet, &word, None);
        if hint(response, &scene.say("laws-open")).clicked() {
            actions.push(UiMessage::ShowArticle(citation.clone()));
        }
        if !said.is_empty() {
            ui.label(Text::Body.rich(said));
        }
    }
}

/// The game as the remedies would leave it.
///
/// # Errors
/// The [`Refusal`] of the first that cannot be carried out.
pub fn carried_out(scene: &Scene<'_>, game: &Game, remedies: &[Remedy]) -> Result<Game, Refusal> {
    effect::after(remedies, &on_the_board(scene, game), scene.now, scene.snap.edition)
}

/// The game with the move that stands on its electronic board and is not completed, as it will be
/// known when something is asked of it.
fn on_the_board<'a>(scene: &Scene<'_>, game: &'a Game) -> Cow<'a, Game> {
    let line = board_of(scene, game).and_then(|board| scene.snap.line(board));
    match line.and_then(|line| line.standing.clone()).filter(|_| game.outcome().is_none()) {
        Some(uci) => Cow::Owned(Game { standing: Some(uci), ..game.clone() }),
        None => Cow::Borrowed(game),
    }
}

/// The board where a game is now.
fn board_of(scene: &Scene<'_>, game: &Game) -> Option<BoardNo> {
    let mut boards = scene.snap.hall.on_boards();
    boards.find(|(_, there)| std::ptr::eq(there.as_ref(), game)).map(|(board, _)| board)
}

/// What the remedies do to the clocks, the move counters and what is counted, before and after.
pub fn effect_ui(ui: &mut Ui, scene: &Scene<'_>, game: &Game, remedies: &[Remedy]) {
    ui.add_space(space::XS);
    soft(ui, scene.say("ruling-effect"));
    match carried_out(scene, game, remedies) {
        Ok(after) => {
            let before = on_the_board(scene, game);
            effect_lines_ui(ui, scene, (&before, &after), &format!("{remedies:?}"));
        }
        Err(why) => {
            let numbering = Numbering::from_start(&game.start);
            badge(ui, Tone::Bad, &scene.words.tell_in(&why, Context::of(numbering)));
        }
    }
}

/// Whose clock runs again with the remedies, where it was stopped for the incident and none of them is to
/// start it: play goes on.
pub fn clock_again_ui(ui: &mut Ui, scene: &Scene<'_>, game: &Game, remedies: &[Remedy]) {
    let starts = |remedy: &Remedy| matches!(remedy, Remedy::StartClock { .. });
    if !let_play_go_on(remedies) || remedies.iter().any(starts) || game.clock_on_table() {
        return;
    }
    let Ok(after) = carried_out(scene, game, remedies) else { return };
    let turn = after.turn();
    let started = match board_of(scene, game) {
        Some(board) => scene.snap.hall.clock_to_start(board, turn),
        None => Some(turn),
    };
    if let Some(side) = started.filter(|_| after.is_playing()) {
        let side = chess::side(scene.words, side);
        let text = scene.say_with("ruling-effect-clock-again", &[("side", side.into())]);
        ui.label(Text::Strong.rich(text));
    }
}

/// How the clocks of the game of an incident stand, and why they stand where the decision does not
/// say so.
pub fn clock_words(
    scene: &Scene<'_>,
    incident: &Incident,
    game: &Game,
    decision: Option<&Decision>,
) -> String {
    let annulled = incident.game.and_then(|game| scene.snap.hall.annulled_by(game));
    if decision.is_some() && annulled == Some(incident.no) {
        return scene.say("disputes-clock-new-game");
    }
    if let Some(side) = game.clock.running() {
        let side = chess::side(scene.words, side);
        return scene.say_with("disputes-clock-runs", &[("side", side.into())]);
    }
    let one = incident.game.and_then(|game| scene.snap.hall.adjournment_of(game));
    let adjourned = one.is_some_and(Adjournment::is_adjourned);
    let ruled = |one: &Decision| one.ruling.remedies.contains(&Remedy::StopClock);
    let is_open = |no: &&IncidentNo| scene.incident(**no).is_some_and(Incident::is_open);
    let waits_for = decision.map_or(&[][..], |one| &one.waits_for);
    let waits_for: Vec<IncidentNo> = waits_for.iter().filter(is_open).copied().collect();
    let stands = game.outcome().is_none() && !game.clock_on_table();
    if let Some(text) = dispute::waits_for(scene.words, &waits_for).filter(|_| stands) {
        return text;
    }
    scene.say(if game.outcome().is_some() {
        "disputes-clock-over"
    } else if game.clock_on_table() {
        "disputes-clock-table"
    } else if adjourned {
        "disputes-clock-adjourned"
    } else if decision.is_some_and(ruled) {
        "disputes-clock-ruled"
    } else if decision.is_none() {
        "disputes-clock-stands"
    } else {
        "disputes-clock-stopped"
    })
}

/// What becomes other in a game, before and after; `choice` is what makes the one of the other.
pub fn effect_lines_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (before, after): (&Game, &Game),
    choice: &str,
) {
    let facts = format!("{choice} {:?}", before.clock);
    for line in effect_lines(scene, before, after) {
        running_line(ui, scene.words, Text::Strong.rich(line), &facts);
    }
}

/// “White 0:10:00 → 0:12:00”, “White: moves counted 12 → 11”, and the move that was made on the
/// board and not completed, where it becomes part of the record.
fn effect_lines(scene: &Scene<'_>, before: &Game, after: &Game) -> Vec<String> {
    let (then, now) = (after.times(scene.now), before.times(scene.now));
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let (was, is) = (time::shown(*now.of(side)), time::shown(*then.of(side)));
        let name = chess::side(scene.words, side);
        lines.push(if was == is {
            let args = [("side", name.into()), ("time", was.into())];
            scene.say_with("ruling-effect-same", &args)
        } else {
            format!("{name} {was} → {is}")
        });
    }
    for side in Side::BOTH {
        let (was, is) = (before.clock.moves_made(side), after.clock.moves_made(side));
        if was != is {
            let name = chess::side(scene.words, side).into();
            let args = [("side", name), ("before", was.into()), ("after", is.into())];
            lines.push(scene.say_with("ruling-effect-counter", &args));
        }
        let (was, is) = (counts::line(scene, before, side), counts::line(scene, after, side));
        if was != is {
            lines.push(is);
        }
    }
    let added = after.plies.get(before.plies.len());
    let included = added.filter(|ply| before.standing.as_ref() == Some(&ply.uci));
    if let Some(m) = included.and_then(|ply| before.position().read_uci(&ply.uci).ok()) {
        let sign = Numbering::from_start(&before.start).sign(Ply(before.ply().0.saturating_add(1)));
        let written = format!("{sign}{}", san::figurine(before.position(), m));
        lines.push(scene.say_with("ruling-effect-included", &[("move", written.into())]));
    }
    lines
}
