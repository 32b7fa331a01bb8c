//! The sheet itself: refused, unreadable, in another notation, electronic, asked for (FIDE Laws
//! 2023, Art. 8.1 to 8.3, 11.7, A.2, A.4.2).

use crate::game::outcome::{EndReason, Outcome};
use crate::laws::kind::{Pace, Supervision};
use crate::laws::score::SheetNotation as Allowed;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::score::facts::{
    ElectronicSheetFails, Notation, Refused, Sheet, SheetFault, SheetNotation, SheetRefused,
    SheetRequest, SheetUnclear,
};
use crate::rulings::sentence::Said;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// The ruling on a refusal about the scoresheet: a warning, and the game for going on with it.
#[must_use]
pub fn refused(scene: &Scene<'_>, facts: &SheetRefused) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules;
    let (key, citations) = match facts.what {
        Refused::KeepScore => ("score-refuses-to-record", scene.edition.cite(&rules.score.duty)),
        Refused::Lend => ("score-refuses-to-lend", scene.edition.cite(&rules.score.arrears_one)),
        Refused::HandOver => ("score-refuses-to-show", scene.edition.cite(&rules.score.owner)),
        Refused::Sign => {
            let finding = Finding::Told(Said::new("score-refuses-to-sign").of(by));
            let remedies = vec![Remedy::Do(Said::new("score-note-refusal").of(by))];
            return Ruling::new(finding, remedies, scene.edition.cite(&rules.score.signing))
                .because(Said::new("score-result-without-signature"));
        }
    };
    let finding = Finding::Told(Said::new(key).of(by));
    let refusal = scene.edition.cite(&rules.conduct.refusal);
    if facts.persisting {
        let lost = Outcome { score: Score::won_by(by.other()), reason: EndReason::ArbiterDecision };
        return Ruling::new(finding, vec![Remedy::End(lost)], refusal)
            .citing(citations)
            .leaving(Discretion::Told(Said::new("score-opponents-points").of(by.other())));
    }
    let remedies = vec![Remedy::Warn { side: by }, Remedy::Do(Said::new("score-require").of(by))];
    Ruling::new(finding, remedies, citations)
        .citing(refusal)
        .because(Said::new("score-persisting-loses").of(by))
        .leaving(Discretion::Penalty)
}

/// The ruling on a sheet that cannot be read or seen.
#[must_use]
pub fn unclear(scene: &Scene<'_>, facts: &SheetUnclear) -> Ruling {
    let by = facts.by;
    let score = &scene.edition.rules.score;
    let (key, remedy, citations) = match facts.fault {
        SheetFault::Illegible => {
            let remedy = Remedy::Do(Said::new("score-write-legibly").of(by));
            ("score-illegible", remedy, scene.edition.cite(&score.duty))
        }
        SheetFault::Hidden => {
            let remedy = Remedy::Do(Said::new("score-uncover").of(by));
            ("score-hidden", remedy, scene.edition.cite(&score.owner))
        }
        SheetFault::Covered => {
            ("score-covered", Remedy::Continue, scene.edition.cite(&score.owner))
        }
    };
    let finding = Finding::Told(Said::new(key).of(by));
    let ruling = Ruling::new(finding, vec![remedy], citations);
    match facts.fault {
        SheetFault::Covered => ruling,
        SheetFault::Illegible | SheetFault::Hidden => ruling.leaving(Discretion::Penalty),
    }
}

/// The ruling on how a player writes.
#[must_use]
pub fn notation(scene: &Scene<'_>, facts: &SheetNotation) -> Ruling {
    let by = facts.by;
    let notations = &scene.edition.rules.score.notations;
    let allowed = |one| notations.value.contains(&one);
    let counts = match facts.notation {
        Notation::Algebraic => allowed(Allowed::Algebraic),
        Notation::Descriptive => allowed(Allowed::Descriptive),
        Notation::Electronic => allowed(Allowed::Electronic),
        Notation::Other => false,
    };
    let citations = scene.edition.cite(notations);
    if counts {
        let finding = Finding::Told(Said::new("score-notation-allowed").of(by));
        let ruling = Ruling::new(finding, vec![Remedy::Continue], citations);
        return match facts.notation {
            Notation::Electronic => ruling.because(Said::new("score-certified-only")),
            _ => ruling,
        };
    }
    let finding = Finding::Told(Said::new("score-notation-not-allowed").of(by));
    let mut remedies = vec![Remedy::Do(Said::new("score-write-algebraically").of(by))];
    if facts.notation == Notation::Electronic {
        remedies = vec![Remedy::Do(Said::new("score-write-on-paper").of(by))];
    }
    Ruling::new(finding, remedies, citations)
        .because(Said::new("score-no-evidence"))
        .leaving(Discretion::Penalty)
}

/// The ruling on an electronic scoresheet that fails.
#[must_use]
pub fn electronic_fails(scene: &Scene<'_>, facts: &ElectronicSheetFails) -> Ruling {
    let by = facts.by;
    let score = &scene.edition.rules.score;
    if !score.notations.value.contains(&Allowed::Electronic) {
        let electronic = SheetNotation { by, notation: Notation::Electronic };
        return notation(scene, &electronic);
    }
    let finding = Finding::Told(Said::new("score-electronic-fails").of(by));
    let remedies = vec![Remedy::Continue, Remedy::Do(Said::new("score-replace-sheet").of(by))];
    Ruling::new(finding, remedies, scene.edition.cite(&score.owner))
        .citing(scene.edition.cite(&score.notations))
        .leaving(Discretion::Told(Said::new("score-whose-time").of(by)))
}

/// The ruling on a request for a sheet in rapid or blitz.
#[must_use]
pub fn request(scene: &Scene<'_>, facts: &SheetRequest) -> Ruling {
    let by = facts.by;
    let score = &scene.edition.rules.score;
    if scene.kind.pace() == Pace::Standard {
        let finding = Finding::Told(Said::new("score-own-sheet").of(by));
        let citations = scene.edition.cite(&score.duty);
        return Ruling::new(finding, vec![Remedy::Continue], citations);
    }
    match facts.sheet {
        Sheet::Blank if score.sheet_on_request.value => {
            let finding = Finding::Told(Said::new("score-blank-on-request").of(by));
            let remedies = vec![Remedy::Do(Said::new("score-bring-sheet").of(by))];
            Ruling::new(finding, remedies, scene.edition.cite(&score.sheet_on_request))
        }
        Sheet::Blank => no_right(scene, by),
        Sheet::Record => match score.record_shown.value {
            Some(times) => record(scene, facts, times),
            None => no_right(scene, by),
        },
    }
}

fn no_right(scene: &Scene<'_>, by: Side) -> Ruling {
    let finding = Finding::Told(Said::new("score-no-right-to-sheet").of(by));
    let citations = scene.edition.cite(&scene.edition.rules.score.exempt_in_rapid);
    Ruling::new(finding, vec![Remedy::Continue], citations)
        .leaving(Discretion::Told(Said::new("score-may-bring-sheet")))
}

/// A player asks to be shown the arbiter's record: on move, and so many times.
fn record(scene: &Scene<'_>, facts: &SheetRequest, times: u16) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules;
    let citations = scene.edition.cite(&rules.score.record_shown);
    if scene.game.turn() != by {
        let finding = Finding::Told(Said::new("score-record-only-on-move").of(by));
        return Ruling::new(finding, vec![Remedy::Continue], citations);
    }
    if facts.before >= times {
        let finding = Said::new("score-record-too-often").of(by).number("times", times);
        let remedies = vec![Remedy::Continue, Remedy::Warn { side: by }];
        return Ruling::new(Finding::Told(finding), remedies, citations)
            .citing(scene.edition.cite(&rules.conduct.distraction))
            .leaving(Discretion::Penalty);
    }
    let left = times - facts.before - 1;
    let finding = Said::new("score-record-shown").of(by).number("left", left);
    let remedies = vec![Remedy::Do(Said::new("score-show-record").of(by))];
    let ruling = Ruling::new(Finding::Told(finding), remedies, citations);
    // The arbiter keeps a record only where the game is adequately supervised.
    if scene.kind.supervision() == Supervision::Lacking {
        ruling.unsure(Doubt::Supervision)
    } else {
        ruling
    }
}
