//! A wrong result on the scoresheets (FIDE Laws 2023, Art. 8.7), and a ruling on a game whose result
//! was corrected since.

use crate::laws::score::WrongResult as Then;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::score::facts::WrongResult;
use crate::rulings::sentence::{Said, Value};

/// The ruling on a result that was written or reported wrongly.
#[must_use]
pub fn wrong(scene: &Scene<'_>, facts: &WrongResult) -> Ruling {
    let signing = &scene.edition.rules.score.signing;
    let citations = scene.edition.cite(signing);
    if !facts.signed {
        let finding = Finding::Told(Said::new("score-result-not-signed"));
        let remedies = vec![Remedy::Do(Said::new("score-write-right-result"))];
        return Ruling::new(finding, remedies, citations);
    }
    match signing.value {
        Then::CorrectedLater => {
            let finding = Finding::Told(Said::new("score-result-wrong"));
            let remedies = vec![Remedy::Do(Said::new("score-correct-result"))];
            let ruling = Ruling::new(finding, remedies, citations);
            if facts.paired { ruling.because(Said::new("score-pairings-stay")) } else { ruling }
        }
        Then::StandsUnlessArbiter => {
            let finding = Finding::Told(Said::new("score-signed-result-stands"));
            let left =
                if facts.paired { "score-correct-after-pairing" } else { "score-may-correct" };
            Ruling::new(finding, vec![Remedy::Do(Said::new("score-result-stands"))], citations)
                .leaving(Discretion::Told(Said::new(left)))
        }
    }
}

/// What is said where the game had ended and another result counts than the one it ended with.
const CORRECTED: &str = "score-result-was-corrected";

/// The ruling on a game that has ended, where another result counts in its event than the one that is
/// on its record: it names the one that counts, as it is written, and beside it how the game ended.
#[must_use]
pub fn corrected(ruling: Ruling, counts: String) -> Ruling {
    let Finding::GameOver { outcome } = ruling.finding else { return ruling };
    let said = Said::new(CORRECTED).with("result", Value::Text(counts));
    let said = said.with("shown", Value::Outcome(outcome));
    Ruling { finding: Finding::Told(said), ..ruling }
}

/// Whether a ruling names a result that was corrected.
#[must_use]
pub fn is_corrected(ruling: &Ruling) -> bool {
    matches!(&ruling.finding, Finding::Told(said) if said.key == CORRECTED)
}
