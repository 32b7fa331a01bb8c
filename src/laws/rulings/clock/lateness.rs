//! Players absent at the start or late (FIDE Laws 2023, Art. 6.6, 6.7).

use crate::game::outcome::{EndReason, Outcome};
use crate::laws::clock::{DefaultTime, LateFrom};
use crate::rulings::clock::facts::{Absent, AbsentAtStart, LateArrival};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::moment::Millis;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// The ruling on who is absent at the start: White's clock is started all the same, or, where no
/// lateness is allowed, the game is lost.
#[must_use]
pub fn absent(scene: &Scene<'_>, facts: &AbsentAtStart) -> Ruling {
    let clocks = &scene.edition.rules.clocks;
    let minutes = default_minutes(scene, facts.default);
    if minutes == Some(0) {
        return absent_without_grace(scene, facts);
    }
    let (finding, citations) = match facts.absent {
        Absent::Black => ("clock-absent-black", scene.edition.cite(&clocks.black_absent)),
        Absent::White => ("clock-absent-white", scene.edition.cite(&clocks.start)),
        Absent::Both => ("clock-absent-both", scene.edition.cite(&clocks.both_absent)),
    };
    let remedies = vec![Remedy::StartClock { side: Side::White }];
    let ruling = Ruling::new(Finding::Told(Said::new(finding)), remedies, citations)
        .citing(scene.edition.cite(&clocks.start))
        .citing(scene.edition.cite(&clocks.default_time));
    let ruling = match minutes {
        Some(minutes) => {
            ruling.because(Said::new("clock-default-minutes").number("minutes", minutes))
        }
        None => ruling.because(Said::new("clock-default-not-told")).unsure(Doubt::NoRule),
    };
    match facts.absent {
        Absent::Black if olympiad(scene) => {
            ruling.leaving(Discretion::Told(Said::new("clock-absent-olympiad")))
        }
        _ => ruling,
    }
}

/// Where no lateness is allowed, who is absent at the start has lost.
fn absent_without_grace(scene: &Scene<'_>, facts: &AbsentAtStart) -> Ruling {
    let clocks = &scene.edition.rules.clocks;
    let score = match facts.absent {
        Absent::Black => Score::WhiteWins,
        Absent::White => Score::BlackWins,
        Absent::Both => Score::BothLose,
    };
    let finding = Finding::Told(Said::new("clock-default-zero"));
    let outcome = Outcome { score, reason: EndReason::Forfeit };
    let citations = scene.edition.cite(&clocks.default_time);
    excused(scene, Ruling::new(finding, vec![Remedy::End(outcome)], citations))
}

/// The ruling, and the arbiter's right to decide otherwise where the edition gives it.
fn excused(scene: &Scene<'_>, ruling: Ruling) -> Ruling {
    let rule = &scene.edition.rules.clocks.late_excused;
    if !rule.value {
        return ruling;
    }
    ruling
        .citing(scene.edition.cite(rule))
        .leaving(Discretion::Told(Said::new("clock-late-excused")))
}

/// Whether the regulations of an Olympiad stand beside the Laws of the edition.
fn olympiad(scene: &Scene<'_>) -> bool {
    let articles = &scene.edition.rules.clocks.black_absent;
    articles.articles().any(|article| article.starts_with("Ol."))
}

/// The ruling on a player who comes late.
#[must_use]
pub fn late(scene: &Scene<'_>, facts: &LateArrival) -> Ruling {
    let side = facts.side;
    let clocks = &scene.edition.rules.clocks;
    let citations =
        [scene.edition.cite(&clocks.default_time), scene.edition.cite(&clocks.late_from)].concat();
    let late = match clocks.late_from.value {
        LateFrom::Scheduled => facts.late,
        LateFrom::Actual => facts.late - facts.delayed,
    };
    let Some(minutes) = default_minutes(scene, facts.default) else {
        let finding = Finding::Told(Said::new("clock-default-not-told"));
        let remedies = vec![Remedy::Do(Said::new("clock-ask-regulations"))];
        return Ruling::new(finding, remedies, Vec::new()).citing(citations).unsure(Doubt::NoRule);
    };
    let default = Millis::from_mins(i64::from(minutes));
    if late <= default {
        let finding = Finding::Told(Said::new("clock-late-in-time").of(side).time(default));
        return Ruling::new(finding, vec![Remedy::Continue], Vec::new())
            .citing(citations)
            .citing(scene.edition.cite(&clocks.start))
            .because(Said::new("clock-time-stays-lost"));
    }
    let score = if facts.both { Score::BothLose } else { Score::won_by(side.other()) };
    let key = if facts.both { "clock-both-too-late" } else { "clock-too-late" };
    let finding = Finding::Told(Said::new(key).of(side).time(default));
    let outcome = Outcome { score, reason: EndReason::Forfeit };
    let mut ruling = Ruling::new(finding, vec![Remedy::End(outcome)], Vec::new()).citing(citations);
    if facts.both {
        ruling = ruling.citing(scene.edition.cite(&clocks.both_late_lose));
        if !clocks.both_late_lose.value {
            ruling = ruling.because(Said::new("clock-each-loses"));
        }
    }
    excused(scene, ruling)
}

/// The default time in minutes; nothing where the rules of the event must name it and it is not
/// told.
fn default_minutes(scene: &Scene<'_>, told: Option<u16>) -> Option<u16> {
    match scene.edition.rules.clocks.default_time.value {
        DefaultTime::Minutes(minutes) => Some(minutes),
        DefaultTime::UnlessSet(minutes) => told.or(Some(minutes)),
        DefaultTime::Required => told,
    }
}
