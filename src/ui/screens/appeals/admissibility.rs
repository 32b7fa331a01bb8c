//! Whether an appeal may be handed in: the regulations that hold here, the deadline as it runs, and
//! what was checked.

use egui::{Context, Ui};

use crate::scene::Scene;
use crate::widgets::badge::{Tone, badge, marked};
use jadoube_core::disputes::state::Incident;
use jadoube_core::hall::appeals;
use jadoube_desk::choices;
use jadoube_laws::appeals::deadline::DeadlineStatus;
use jadoube_laws::appeals::filing::{Admissibility, PointStatus};
use jadoube_laws::laws::edition::Rulebook;

/// What appeals are judged by here.
#[must_use]
pub fn rulebook<'a>(scene: &Scene<'a>) -> Rulebook<'a> {
    choices::rulebook(&scene.snap.hall, scene.snap.edition)
}

/// How the deadline for an appeal against the decision of an incident stands.
#[must_use]
pub fn due(scene: &Scene<'_>, incident: &Incident) -> Option<DeadlineStatus> {
    appeals::due(&scene.snap.hall, incident, rulebook(scene), scene.wall())
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

/// What was checked of an appeal, and what follows.
pub fn checks_ui(ui: &mut Ui, scene: &Scene<'_>, admissibility: &Admissibility) {
    let stands = admissibility.answer();
    badge(ui, tone(stands), &scene.words.value_of(admissibility));
    for check in &admissibility.checks {
        let word = scene.words.tell(&check.answer);
        marked(ui, tone(check.answer), &word, &scene.words.value_of(check));
    }
}

const fn tone(answer: PointStatus) -> Tone {
    match answer {
        PointStatus::Yes => Tone::Good,
        PointStatus::Unclear => Tone::Warn,
        PointStatus::No => Tone::Bad,
    }
}
