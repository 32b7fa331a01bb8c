//! The first question: what happened? The nine most frequent kinds have a key; all others are
//! found by a few letters, or in their chapters.

use egui::accesskit::Role;
use egui::{Ui, UiBuilder};

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::incident::facts::{Facts, schema_of};
use crate::screens::incident::fields::Keys;
use crate::tokens::{self, Text, space};
use crate::widgets::announcer::Audience;
use crate::widgets::button::{Weight, button};
use crate::widgets::card::soft;
use crate::widgets::field::entered;
use crate::widgets::field::{FieldLabels, field};
use crate::widgets::focus;
use crate::widgets::pick::pick;
use jadoube_chess::side::Side;
use jadoube_i18n::{cases, chess, dispute};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::facts::{FactType, Schema};

/// The name of a kind.
fn name_of(scene: &Scene<'_>, kind: &str) -> String {
    match schema_of(kind) {
        Some(schema) => cases::kind(scene.words, schema),
        None => scene.say("ruling-case-other"),
    }
}

/// What a key has chosen, for who does not see it: the player, or “6, Touched piece. Black”.
pub fn chosen_words(
    scene: &Scene<'_>,
    facts: &Facts,
    (side, digit): (Option<Side>, Option<&str>),
) -> Option<String> {
    match side {
        Some(side) => Some(chess::side(scene.words, side)),
        None => digit.map(|digit| format!("{digit}, {}", called(scene, facts))),
    }
}

/// “Touched piece. Black”: the kind that is chosen, with the player whom it is about, where one is named.
#[must_use]
pub fn called(scene: &Scene<'_>, facts: &Facts) -> String {
    let who = facts.schema().and_then(|schema| {
        let fact = schema.facts.iter().find(|fact| fact.form == FactType::Side)?;
        let answers = cases::answers(scene.words, schema, fact);
        let present = facts.text(fact);
        answers.into_iter().find(|(side, _)| *side == present).map(|(_, word)| word)
    });
    let name = name_of(scene, facts.kind());
    who.map_or_else(|| name.clone(), |who| format!("{name}. {who}"))
}

/// “Mobile phone. First answer: Whose is it?”: the kind that the search has taken, and the `next` question
/// about it, for who hears neither in the field of the search.
#[must_use]
pub fn taken_aloud(scene: &Scene<'_>, facts: &Facts, next: Option<&str>) -> String {
    let named = called(scene, facts);
    let Some(fact) = facts.question(next) else { return named };
    let question = dispute::questions(scene.words, facts.kind(), &[fact]);
    let first = scene.say_with("disputes-missing", &[("questions", question.into())]);
    format!("{named}. {first}")
}

/// The search for a kind by a few letters.
#[derive(Debug, Default)]
pub struct KindSearch {
    letters: String,
    /// Whether the keyboard shall come to it.
    pub wanted: bool,
    /// Whether a kind was just taken from it, which is still to be told.
    pub taken: bool,
    /// The letters of which it was told last what they have found.
    told: String,
}

impl KindSearch {
    /// Tells how many kinds the letters have found, and the one that Enter takes, once they are others: what is
    /// found stands below the field, where the keyboard stays.
    pub fn tell(&mut self, scene: &Scene<'_>, actions: &mut Actions) {
        if self.told == self.letters {
            return;
        }
        self.told.clone_from(&self.letters);
        if self.letters.trim().is_empty() {
            return;
        }
        let found = matching_kinds(scene, &self.letters);
        let text = match found.first() {
            Some(first) => {
                let name = cases::kind(scene.words, first);
                let args =
                    [("name", name.into()), ("at", 1_u16.into()), ("count", found.len().into())];
                scene.say_with("actions-palette-at", &args)
            }
            None => scene.say("disputes-find-nothing"),
        };
        actions.hear(Audience::All, text);
    }
}

/// What became of the search in this pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Search {
    /// A kind was chosen: the next question.
    Done,
    /// The search did nothing in this pass.
    Idle,
}

/// Draws the choice, and the search for what is not in it.
pub fn kinds_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    facts: &mut Facts,
    search: &mut KindSearch,
    keys: Keys,
) -> Search {
    let numbered = |(index, kind): (usize, &&'static str)| {
        let name = name_of(scene, kind);
        (*kind, if keys == Keys::Named { format!("{}  {name}", index + 1) } else { name })
    };
    let mut frequent: Vec<(&'static str, String)> =
        Case::FREQUENT.iter().enumerate().map(numbered).collect();
    let mut kind = facts.kind();
    if !Case::FREQUENT.contains(&kind) {
        frequent.push((kind, name_of(scene, kind)));
    }
    let label = match keys {
        Keys::Named => "disputes-case-keys",
        Keys::None => "disputes-case",
    };
    pick(ui, &scene.say(label), &frequent, &mut kind);
    let label = match keys {
        Keys::Named => "disputes-find-keys",
        Keys::None => "disputes-find",
    };
    let example = scene.say("disputes-find-example");
    let labels = FieldLabels { label: &scene.say(label), example: &example, fault: None };
    let top = ui.cursor().top();
    let response = field(ui, labels, &mut search.letters);
    if std::mem::take(&mut search.wanted) {
        response.request_focus();
    }
    let found = matching_kinds(scene, &search.letters);
    let is_entered = entered(ui, &response);
    if is_entered && (keys == Keys::None || found.is_empty()) {
        // Nothing is sent with it here: who goes on writing is not led away, and hears again what is found.
        response.request_focus();
        search.told.clear();
    }
    let mut wanted = None;
    if search.letters.trim().is_empty() {
        let all = egui::CollapsingHeader::new(scene.say("disputes-all-kinds")).id_salt("kinds");
        let shown = all.show(ui, |ui| wanted = chapters_ui(ui, scene, &found));
        focus::follow(&shown.header_response);
    } else if found.is_empty() {
        soft(ui, scene.say("disputes-find-nothing"));
    } else {
        let (clicked, bottom) = found_ui(ui, scene, &found);
        wanted = clicked;
        if response.changed() {
            // What was found is of no use out of sight; with large text little is in sight below the field.
            focus::follow_to(ui, response.rect.with_min_y(top).with_max_y(bottom));
        }
        if is_entered {
            wanted = wanted.or_else(|| found.first().copied());
        }
    }
    match wanted {
        Some(schema) => {
            facts.choose(schema.kind);
            search.letters.clear();
            Search::Done
        }
        None => {
            facts.choose(kind);
            Search::Idle
        }
    }
}

/// The name of a kind with its own word, as letters are looked up in them.
fn name_and_word(scene: &Scene<'_>, schema: &Schema) -> String {
    format!("{} {}", cases::kind(scene.words, schema), schema.kind).to_lowercase()
}

/// The kinds whose name or chapter has all the words typed; first those that are called so.
fn matching_kinds(scene: &Scene<'_>, letters: &str) -> Vec<&'static Schema> {
    let letters = letters.to_lowercase();
    let parts: Vec<&str> = letters.split_whitespace().collect();
    let fits = |schema: &&Schema| {
        let chapter = cases::chapter(scene.words, schema.chapter).to_lowercase();
        let name = name_and_word(scene, schema);
        parts.iter().all(|part| name.contains(part) || chapter.contains(part))
    };
    let mut found: Vec<&'static Schema> = Case::KINDS.iter().filter(fits).collect();
    found.sort_by_key(|schema| {
        let name = name_and_word(scene, schema);
        !parts.iter().all(|part| name.contains(part))
    });
    found
}

/// How many of the kinds that were found are in sight with the field, however large the text is.
const IN_SIGHT: usize = 3;

/// The kinds that were found, the first one with the key that takes it; returns the one that was clicked, and
/// the lower edge of what is to be in sight, in points of the window.
fn found_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    kinds: &[&'static Schema],
) -> (Option<&'static Schema>, f32) {
    let (mut wanted, mut bottom) = (None, ui.cursor().top());
    ui.horizontal_wrapped(|ui| {
        for (at, schema) in kinds.iter().enumerate() {
            let key = (at == 0).then_some("⏎");
            let response = button(ui, Weight::Plain, &cases::kind(scene.words, schema), key);
            if at < IN_SIGHT {
                bottom = bottom.max(response.rect.bottom());
            }
            if response.clicked() {
                wanted = Some(*schema);
            }
        }
    });
    (wanted, bottom)
}

/// The kinds chapter by chapter; returns the one that was clicked.
fn chapters_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    kinds: &[&'static Schema],
) -> Option<&'static Schema> {
    let t = tokens::of(ui.ctx());
    let mut wanted = None;
    for chapter in kinds.chunk_by(|one, two| one.chapter == two.chapter) {
        let Some(first) = chapter.first() else { continue };
        let name = cases::chapter(scene.words, first.chapter);
        let builder =
            UiBuilder::new().accessibility_role(Role::Group).accessibility_label(name.as_str());
        ui.scope_builder(builder, |ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            ui.label(Text::Caption.rich(&name).color(t.ink_soft));
            ui.horizontal_wrapped(|ui| {
                for schema in chapter {
                    let name = cases::kind(scene.words, schema);
                    if button(ui, Weight::Plain, &name, None).clicked() {
                        wanted = Some(*schema);
                    }
                }
            });
        });
    }
    wanted
}
