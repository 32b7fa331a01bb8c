//! The committee for a case: who sits, why somebody does not, and what is not in order with it.

use egui::Ui;

use crate::scene::Scene;
use crate::tokens::Text;
use crate::widgets::badge::{Tone, marked};
use crate::widgets::card::soft;
use jadoube_laws::appeals::sitting::{CommitteeRole, Flaw, MemberRole, Sitting};
use jadoube_laws::laws::regulations::WithArticles;

/// Who sits, and why somebody does not.
pub fn sitting_ui(ui: &mut Ui, scene: &Scene<'_>, sitting: &Sitting) {
    if sitting.placed.is_empty() {
        ui.label(Text::Body.rich(scene.say("appeals-no-committee")));
        return;
    }
    for placed in &sitting.placed {
        let mark = match placed.part {
            CommitteeRole::Votes | CommitteeRole::StepsIn(_) => Tone::Good,
            CommitteeRole::Discusses => Tone::Info,
            CommitteeRole::StandsDown => Tone::Warn,
            CommitteeRole::Waits => Tone::Neutral,
        };
        marked(ui, mark, &scene.words.tell(&placed.part), &member_words(scene, placed));
    }
    let votes = sitting.voters().count();
    soft(ui, scene.say_with("appeals-votes", &[("votes", votes.into())]));
    flaws_ui(ui, scene, &sitting.flaws);
}

/// A member with what stands in the way of the vote.
#[must_use]
pub fn member_words(scene: &Scene<'_>, placed: &MemberRole) -> String {
    let member = &placed.member;
    let mut who = vec![member.name.clone(), scene.words.tell(&member.seat)];
    who.extend(member.federation.clone());
    let who = who.join(" · ");
    let why: Vec<String> = conflicts(scene, placed).collect();
    if why.is_empty() { who } else { format!("{who} – {}", why.join("; ")) }
}

/// What stands in the way of the vote of a member.
pub fn conflicts(scene: &Scene<'_>, placed: &MemberRole) -> impl Iterator<Item = String> {
    placed.conflicts.iter().map(|conflict| scene.words.value_of(conflict))
}

/// What is not in order with a committee.
pub fn flaws_ui(ui: &mut Ui, scene: &Scene<'_>, flaws: &[WithArticles<Flaw>]) {
    for flaw in flaws {
        let text = scene.words.value_of(flaw);
        marked(ui, Tone::Warn, &scene.say("appeals-attention"), &text);
    }
}
