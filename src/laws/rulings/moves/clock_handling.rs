//! The hand and the clock (FIDE Laws 2023, Art. 6.2.2–6.2.4): faults in handling it, which are no
//! illegal moves, and the right to press it.

use crate::rulings::moves::facts::{ClockFault, ClockHandling, PressAfterReply};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;

/// A player handles the clock wrongly.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &ClockHandling) -> Ruling {
    let (edition, play) = (scene.edition, &scene.edition.rules.play);
    let by = facts.by;
    let (forbidden, citations) = match facts.fault {
        ClockFault::OtherHand | ClockFault::Finger => {
            (play.same_hand.value, edition.cite(&play.same_hand))
        }
        ClockFault::Struck => {
            (!play.clock_handling.article.is_empty(), edition.cite(&play.clock_handling))
        }
        ClockFault::BeforeMoving => {
            (play.press_before_moving.value, edition.cite(&play.press_before_moving))
        }
    };
    if !forbidden {
        let citations = [citations, edition.cite(&edition.rules.conduct.distraction)].concat();
        let finding = Finding::Told(Said::new("moves-handling-not-ruled").of(by));
        return Ruling::new(finding, vec![Remedy::Continue], citations)
            .leaving(Discretion::Told(Said::new("moves-handling-if-it-disturbs")));
    }
    let key = if facts.repeated { "moves-handling-again" } else { "moves-handling-wrong" };
    Ruling::new(
        Finding::Told(Said::new(key).of(by)),
        vec![Remedy::Warn { side: by }, Remedy::Continue],
        citations,
    )
    .citing(edition.cite(&edition.rules.conduct.penalties))
    .because(Said::new("moves-handling-is-no-illegal-move"))
    .leaving(Discretion::Penalty)
}

/// A player wants to press the clock though the opponent has replied already.
#[must_use]
pub fn press_after_reply(scene: &Scene<'_>, facts: &PressAfterReply) -> Ruling {
    let (edition, play) = (scene.edition, &scene.edition.rules.play);
    let by = facts.by;
    let finding = Finding::Told(Said::new("moves-may-press").of(by));
    let remedies = vec![Remedy::Do(Said::new("moves-press-in-turn").of(by)), Remedy::Continue];
    let rule = &play.press_after_reply;
    let ruling =
        Ruling::new(finding, remedies, edition.cite(rule)).citing(edition.cite(&play.press_clock));
    match (rule.value, rule.article.is_empty()) {
        (true, _) => ruling.because(Said::new("moves-press-expressly")),
        (false, false) => ruling.because(Said::new("moves-press-always")),
        (false, true) => ruling.leaving(Discretion::Told(Said::new("moves-press-no-text"))),
    }
}
