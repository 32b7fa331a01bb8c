//! The appeal of an incident: its deadline as it runs, and the committee for the case. It is handed
//! in by the dialog `filing` and decided by the dialog `decision`; how the competition handles
//! appeals is set in `provisions`.

pub mod filing;
pub mod decision;

use egui::{Context, Ui};

use crate::actions::Actions;
use crate::scene::Scene;
use crate::tokens::{Text, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{card, fact, marked_text, soft};
use jadoube_chess::moment::Millis;
use jadoube_core::disputes::state::{Appeal, Incident};
use jadoube_core::hall::appeals;
use jadoube_desk::choices;
use jadoube_i18n::appeal;
use jadoube_laws::appeals::deadline::DeadlineStatus;
use jadoube_laws::appeals::filing::{Admissibility, PointStatus};
use jadoube_laws::appeals::sitting::{CommitteeRole, Flaw, MemberRole, Sitting};
use jadoube_laws::appeals::verdict::{Decision, EffectStatus, Verdict};
use jadoube_laws::laws::edition::Rulebook;
use jadoube_laws::laws::regulations::Sourced;

/// What appeals are judged by here.
#[must_use]
pub fn rulebook<'a>(scene: &Scene<'a>) -> Rulebook<'a> {
    choices::rulebook(&scene.snap.hall, scene.snap.edition)
}

/// How the deadline for an appeal against the decision of an incident stands.
fn due(scene: &Scene<'_>, incident: &Incident) -> Option<DeadlineStatus> {
    appeals::due(&scene.snap.hall, incident, rulebook(scene), scene.wall())
}

/// What the list of incidents says of the appeal of one: the deadline as long as it runs, then the
/// appeal.
#[must_use]
pub fn in_the_list(scene: &Scene<'_>, incident: &Incident) -> Option<String> {
    if let Some(appeal) = &incident.appeal {
        let (_, decision) = appeal.decision.as_ref()?;
        let verdict = appeal::verdict(scene.words, decision.judgement.verdict);
        return Some(scene.say_with("appeals-row-decided", &[("verdict", verdict.into())]));
    }
    let stands = due(scene, incident)?;
    let running =
        matches!(stands, DeadlineStatus::Running { .. } | DeadlineStatus::AfterRound { .. });
    let text = appeal::due(scene.words, stands);
    running.then(|| scene.say_with("appeals-row-due", &[("due", text.into())]))
}

/// Draws again when the next minute of a deadline begins.
pub fn follow_deadlines(ctx: &Context, scene: &Scene<'_>) {
    let incidents = scene.snap.hall.incidents.values();
    let waits = incidents.filter(|incident| incident.appeal.is_none()).filter_map(|incident| {
        match due(scene, incident)? {
            DeadlineStatus::Running { left } => Some(left.0.rem_euclid(60_000)),
            DeadlineStatus::AtOnce { since: ago } | DeadlineStatus::Passed { ago } => {
                Some(60_000 - ago.0.rem_euclid(60_000))
            }
            DeadlineStatus::Silent
            | DeadlineStatus::NotFixed
            | DeadlineStatus::AfterRound { .. } => None,
        }
    });
    if let Some(wait) = waits.min() {
        let wait = u64::try_from(wait).unwrap_or_default();
        ctx.request_repaint_after(std::time::Duration::from_millis(wait + 50));
    }
}

const fn tone(answer: PointStatus) -> Tone {
    match answer {
        PointStatus::Yes => Tone::Good,
        PointStatus::Unclear => Tone::Warn,
        PointStatus::No => Tone::Bad,
    }
}

/// A line with its state before it, in a word and a sign.
pub fn marked(ui: &mut Ui, mark: Tone, word: &str, text: &str) {
    ui.scope(|ui| {
        // Nothing here is to be clicked: the lines stand close.
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(|ui| {
            marked_text(ui, mark, word, text);
        });
    });
}

fn checks_ui(ui: &mut Ui, scene: &Scene<'_>, admissibility: &Admissibility) {
    let stands = admissibility.answer();
    badge(ui, tone(stands), &appeal::admissible(scene.words, admissibility));
    for check in &admissibility.checks {
        let word = appeal::answer(scene.words, check.answer);
        marked(ui, tone(check.answer), &word, &appeal::check(scene.words, check));
    }
}

/// The card on an incident that is decided.
pub fn card_ui(ui: &mut Ui, scene: &Scene<'_>, incident: &Incident, actions: &mut Actions) {
    card(ui, &scene.say("appeals-card"), |ui| {
        let book = rulebook(scene);
        soft(ui, appeal::regulations(scene.words, &book.regulations.id));
        let Some(appeal) = &incident.appeal else {
            due_ui(ui, scene, incident, book);
            if button(ui, Weight::Plain, &scene.say("appeals-file"), None).clicked() {
                let form = filing::FilingForm::new(incident);
                actions.open(form);
            }
            return;
        };
        appeal_ui(ui, scene, appeal);
        if let Some((_, decision)) = &appeal.decision {
            decision_ui(ui, scene, decision);
            return;
        }
        let sitting = appeals::sitting(&scene.snap.hall, incident, book);
        ui.label(Text::Strong.rich(scene.say("appeals-committee-of-case")));
        sitting_ui(ui, scene, &sitting);
        if button(ui, Weight::Primary, &scene.say("appeals-decide"), None).clicked() {
            let form = decision::DecisionForm::new(scene, incident, appeal);
            actions.open(form);
        }
    });
}

fn due_ui(ui: &mut Ui, scene: &Scene<'_>, incident: &Incident, book: Rulebook<'_>) {
    let Some(stands) = due(scene, incident) else { return };
    let mark = match stands {
        DeadlineStatus::Running { left } if left <= Millis::from_mins(5) => Tone::Warn,
        DeadlineStatus::Running { .. } | DeadlineStatus::AfterRound { .. } => Tone::Info,
        DeadlineStatus::AtOnce { .. } | DeadlineStatus::NotFixed => Tone::Warn,
        DeadlineStatus::Passed { .. } | DeadlineStatus::Silent => Tone::Neutral,
    };
    let text = appeal::due(scene.words, stands);
    let articles = appeal::articles(scene.words, &book.regulations.term.articles);
    let text = if articles.is_empty() { text } else { format!("{text} ({articles})") };
    marked(ui, mark, &scene.say("appeals-deadline"), &text);
}

fn appeal_ui(ui: &mut Ui, scene: &Scene<'_>, appeal: &Appeal) {
    let by = ("by", appeal.by.as_str().into());
    ui.label(Text::Strong.rich(scene.say_with("appeals-by", &[by])));
    if let Some(filing) = &appeal.filing {
        soft(ui, appeal::filing(scene.words, filing));
    }
    if !appeal.text.is_empty() {
        ui.label(Text::Body.rich(&appeal.text));
    }
    if let Some(admissibility) = &appeal.admissibility {
        soft(ui, scene.say("appeals-as-recorded"));
        checks_ui(ui, scene, admissibility);
    }
}

fn decision_ui(ui: &mut Ui, scene: &Scene<'_>, decision: &Decision) {
    let judgement = &decision.judgement;
    ui.add_space(space::XS);
    ui.label(Text::Strong.rich(scene.say("appeals-decision")));
    let mark = match judgement.verdict {
        Verdict::Upheld | Verdict::Partly => Tone::Good,
        Verdict::Rejected => Tone::Neutral,
    };
    badge(ui, mark, &appeal::verdict(scene.words, judgement.verdict));
    let line = |ui: &mut Ui, label: &str, text: &str| fact(ui, &scene.say(label), text);
    line(ui, "appeals-effect", &appeal::effect(scene.words, judgement.effect));
    line(ui, "appeals-fee-fate", &appeal::fee(scene.words, judgement.fee));
    line(ui, "appeals-voters", &judgement.voters.join(", "));
    line(ui, "appeals-reasons", &judgement.reasons);
    if decision.carried == EffectStatus::ByHand {
        let text = scene.words.say("appeal-by-hand");
        marked(ui, Tone::Warn, &scene.say("appeals-attention"), &text);
    }
    flaws_ui(ui, scene, &decision.flaws);
}

/// Who sits, and why somebody does not.
fn sitting_ui(ui: &mut Ui, scene: &Scene<'_>, sitting: &Sitting) {
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
        marked(ui, mark, &appeal::part(scene.words, &placed.part), &member_words(scene, placed));
    }
    let votes = sitting.voters().count();
    soft(ui, scene.say_with("appeals-votes", &[("votes", votes.into())]));
    flaws_ui(ui, scene, &sitting.flaws);
}

/// A member with what stands in the way of the vote.
#[must_use]
pub fn member_words(scene: &Scene<'_>, placed: &MemberRole) -> String {
    let member = &placed.member;
    let mut who = vec![member.name.clone(), appeal::seat(scene.words, member.seat)];
    who.extend(member.federation.clone());
    let who = who.join(" · ");
    let why: Vec<String> = conflicts(scene, placed).collect();
    if why.is_empty() { who } else { format!("{who} – {}", why.join("; ")) }
}

/// What stands in the way of the vote of a member.
fn conflicts(scene: &Scene<'_>, placed: &MemberRole) -> impl Iterator<Item = String> {
    placed.conflicts.iter().map(|conflict| appeal::conflict(scene.words, conflict))
}

/// What is not in order with a committee.
pub fn flaws_ui(ui: &mut Ui, scene: &Scene<'_>, flaws: &[Sourced<Flaw>]) {
    for flaw in flaws {
        let text = appeal::flaw(scene.words, flaw);
        marked(ui, Tone::Warn, &scene.say("appeals-attention"), &text);
    }
}
