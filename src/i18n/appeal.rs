//! Appeals in words: regulations, deadlines, points of admissibility, the committee with its
//! conflicts, and the decision.

use crate::catalogue::Words;
use jadoube_laws::appeals::committee::Seat;
use jadoube_laws::appeals::deadline::DeadlineStatus;
use jadoube_laws::appeals::filing::{Admissibility, Check, Filing, Point, PointStatus};
use jadoube_laws::appeals::provisions::Contest;
use jadoube_laws::appeals::sitting::{CommitteeRole, Conflict, Flaw};
use jadoube_laws::appeals::verdict::{Effect, FeeFate, Verdict};
use jadoube_laws::laws::regulations;
use jadoube_laws::laws::regulations::{Capacity, OtherRole, Proviso, Right, Sourced};
use jadoube_message::Argument as _;

/// The name of a set of regulations.
#[must_use]
pub fn regulations(words: &Words, id: &str) -> String {
    match id {
        "1972-olympiad" => words.say("appeal-regulations-1972"),
        "1980" => words.say("appeal-regulations-1980"),
        "2006" => words.say("appeal-regulations-2006"),
        "2023" => words.say("appeal-regulations-2023"),
        other => other.to_owned(),
    }
}

/// In what capacity somebody appeals.
#[must_use]
pub fn capacity(words: &Words, capacity: Capacity) -> String {
    words.tell(&capacity)
}

/// What a member of the committee is besides.
#[must_use]
pub fn office(words: &Words, office: OtherRole) -> String {
    words.tell(&office)
}

/// A place on the committee.
#[must_use]
pub fn seat(words: &Words, seat: Seat) -> String {
    words.tell(&seat)
}

/// Whether players or teams compete.
#[must_use]
pub fn contest(words: &Words, contest: Contest) -> String {
    words.tell(&contest)
}

/// “Art. 12”, “C11 3.8”; empty where the regulations are silent.
#[must_use]
pub fn articles(words: &Words, articles: &[String]) -> String {
    words.value(&regulations::articles(articles))
}

/// A sentence with its articles.
fn cited(words: &Words, text: String, from: &[String]) -> String {
    if from.is_empty() { text } else { format!("{text} ({})", articles(words, from)) }
}

/// How a deadline stands.
#[must_use]
pub fn due(words: &Words, due: DeadlineStatus) -> String {
    words.tell(&due)
}

/// A point of admissibility with its articles.
#[must_use]
pub fn check(words: &Words, check: &Check) -> String {
    let yes = check.answer == PointStatus::Yes;
    let text = match check.point {
        Point::Right { right } => words.say(match right {
            Right::Given => "appeal-check-right-given",
            Right::LeftOpen => "appeal-check-right-left-open",
            Right::Silent => "appeal-check-right-silent",
            Right::NotHeld => "appeal-check-right-not-held",
            Right::Denied => "appeal-check-right-denied",
        }),
        Point::Final => words.say("appeal-check-final"),
        Point::Appellant { capacity: who, when } => {
            let id = match (when, check.answer) {
                (Some(Proviso::InTeamEvents), PointStatus::No) => "appeal-check-may-team",
                (Some(Proviso::ForMinors), _) => "appeal-check-may-minor",
                (Some(_), _) => "appeal-check-may",
                (None, PointStatus::Unclear) => "appeal-check-may-unsaid",
                (None, _) => "appeal-check-may-not",
            };
            words.say_with(id, &[("who", capacity(words, who).into())])
        }
        Point::Party if yes => words.say("appeal-check-party"),
        Point::Party => words.say("appeal-check-no-party"),
        Point::Written if yes => words.say("appeal-check-written"),
        Point::Written => words.say("appeal-check-not-written"),
        Point::InTime { due: stands } => due(words, stands),
        Point::FeePaid => words.say(match check.answer {
            PointStatus::Yes => "appeal-check-fee-paid",
            PointStatus::Unclear => "appeal-check-fee-none",
            PointStatus::No => "appeal-check-fee-unpaid",
        }),
    };
    cited(words, text, &check.articles)
}

/// How one point stands.
#[must_use]
pub fn answer(words: &Words, answer: PointStatus) -> String {
    words.tell(&answer)
}

/// Whether an appeal is admissible.
#[must_use]
pub fn admissible(words: &Words, admissibility: &Admissibility) -> String {
    words.value(&admissibility.value())
}

/// What a member does in a case.
#[must_use]
pub fn part(words: &Words, part: &CommitteeRole) -> String {
    words.tell(part)
}

/// What stands in the way of a vote, with its articles.
#[must_use]
pub fn conflict(words: &Words, conflict: &Sourced<Conflict>) -> String {
    words.value(&conflict.value())
}

/// What is not in order with those who sit, with its articles.
#[must_use]
pub fn flaw(words: &Words, flaw: &Sourced<Flaw>) -> String {
    words.value(&flaw.value())
}

/// What became of an appeal.
#[must_use]
pub fn verdict(words: &Words, verdict: Verdict) -> String {
    words.tell(&verdict)
}

/// What becomes of the fee.
#[must_use]
pub fn fee(words: &Words, fee: FeeFate) -> String {
    words.tell(&fee)
}

/// What may become of the fee: of a fine the most.
#[must_use]
pub fn fee_at_most(words: &Words, fate: FeeFate) -> String {
    words.value(&fate.at_most())
}

/// What a decision does to the game.
#[must_use]
pub fn effect(words: &Words, effect: Effect) -> String {
    words.tell(&effect)
}

/// How an appeal was handed in, in brackets of the log.
#[must_use]
pub fn filing(words: &Words, filing: &Filing) -> String {
    words.value(&filing.value())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::moment::Millis;

    #[test]
    fn a_deadline_counts_the_minutes_begun() {
        let words = Words::new(Lang::En);
        for (stands, text) in [
            (DeadlineStatus::Running { left: Millis::from_mins(43) }, "43 minutes left"),
            (DeadlineStatus::Running { left: Millis(60_001) }, "2 minutes left"),
            (DeadlineStatus::Running { left: Millis(1) }, "1 minute left"),
            (DeadlineStatus::Passed { ago: Millis(1) }, "Too late by 1 minute"),
            (
                DeadlineStatus::AtOnce { since: Millis(59_999) },
                "At once; decided less than a minute ago",
            ),
        ] {
            assert_eq!(due(&words, stands), text);
        }
    }

    #[test]
    fn a_point_is_told_with_its_articles_in_every_language() {
        let check_of = |articles: &[&str]| Check {
            point: Point::Appellant { capacity: Capacity::Captain, when: None },
            answer: PointStatus::No,
            articles: articles.iter().map(|article| (*article).to_owned()).collect(),
        };
        let english = Words::new(Lang::En);
        let text = check(&english, &check_of(&["12"]));
        assert_eq!(text, "Captain: may not appeal (Art. 12)");
        for lang in Lang::ALL {
            let said = check(&Words::new(lang), &check_of(&["Ol. 24.6"]));
            assert!(said.ends_with("(Ol. 24.6)") && !said.contains('⟦'), "{said}");
        }
    }
}
