//! How an appeal was handed in, and whether it is admissible: point by point, each with its
//! articles. An appeal that is not is recorded all the same; the committee decides on it.

use std::borrow::Cow;

use jadoube_message::{Argument, Message, Value};
use serde::{Deserialize, Serialize};

use crate::appeals::deadline::DeadlineStatus;
use crate::appeals::laws;
use crate::appeals::provisions::{Contest, Provisions};
use crate::laws::edition::Rulebook;
use crate::laws::regulations::{Capacity, Fee, Proviso, Right, Strength, WithArticles, cited};
use crate::rulings::ruling::Ruling;
use crate::wall::Wall;
use jadoube_chess::side::Side;

/// The form of an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "appeal-form")]
pub enum AppealForm {
    /// In writing.
    Written,
    /// By word of mouth.
    Spoken,
}

/// Whether the fee was handed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
pub enum FeePayment {
    /// It was.
    #[message(id = "appeal-paid")]
    Yes,
    /// It was not.
    #[message(id = "appeal-not-paid")]
    No,
}

/// What the appellant does on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AppellantPlay {
    /// Plays on, or the game is over.
    GoesOn,
    /// Has stopped playing.
    Stopped,
}

/// How an appeal was handed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Filing {
    /// In what capacity the appellant acts.
    pub capacity: Capacity,
    /// For which player; none for somebody who is no party.
    pub side: Option<Side>,
    /// The form.
    pub form: AppealForm,
    /// The fee.
    pub fee: FeePayment,
    /// What happens on the board meanwhile.
    pub play: AppellantPlay,
    /// When it was handed in; the desk takes the present time where it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Wall>,
}

/// How it was handed in: “Captain, in writing, fee paid”.
impl Argument for Filing {
    const NAME: &'static str = "how";

    fn value(&self) -> Value<'_> {
        let parts = [self.capacity.value(), self.form.value(), self.fee.value()];
        let handed_in = self
            .at
            .as_ref()
            .map(|at| Value::Said("appeal-handed-in".into(), vec![("at", at.value())]));
        Value::List(parts.into_iter().chain(handed_in).collect(), ", ")
    }
}

/// How a point stands.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "appeal-answer")]
pub enum PointStatus {
    /// The point is fulfilled.
    Yes,
    /// The regulations or the record leave it to the arbiter.
    Unclear,
    /// Not fulfilled.
    No,
}

/// What is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "point", rename_all = "kebab-case")]
pub enum Point {
    /// The Laws give a right to appeal.
    Right {
        /// What they say.
        right: Right,
    },
    /// The decision is final by the Laws.
    Final,
    /// Who appeals.
    Appellant {
        /// In what capacity.
        capacity: Capacity,
        /// When such a one may; none where the capacity is not named.
        when: Option<Proviso>,
    },
    /// The appellant is directly affected.
    Party,
    /// It is in writing.
    Written,
    /// It is in time.
    InTime {
        /// How the deadline stood.
        #[serde(flatten)]
        due: DeadlineStatus,
    },
    /// The fee is paid.
    FeePaid,
}

/// A point with its answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// What was looked at.
    #[serde(flatten)]
    pub point: Point,
    /// How it stands.
    pub answer: PointStatus,
    /// By which articles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub articles: Vec<String>,
}

/// “The fee is not paid (Art. 12)”
impl Argument for Check {
    const NAME: &'static str = "check";

    fn value(&self) -> Value<'_> {
        let answer = Value::Text(Cow::Borrowed(match self.answer {
            PointStatus::Yes => "yes",
            PointStatus::Unclear => "unclear",
            PointStatus::No => "no",
        }));
        let answered = |id: &'static str| Value::Said(id.into(), vec![("answer", answer.clone())]);
        let sentence = match &self.point {
            Point::Right { right } => right.value(),
            Point::Final => Value::Said("appeal-check-final".into(), Vec::new()),
            Point::Appellant { capacity, when } => {
                let args = [("who", capacity.value()), ("when", when.value()), ("answer", answer)];
                Value::Said("appeal-check-may".into(), args.into())
            }
            Point::Party => answered("appeal-check-party"),
            Point::Written => answered("appeal-check-written"),
            Point::InTime { due } => due.value(),
            Point::FeePaid => answered("appeal-check-fee"),
        };
        cited(sentence, &self.articles)
    }
}

/// Whether an appeal is admissible.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Admissibility {
    /// The regulations by which it was judged.
    pub regulations: String,
    /// The points, in the order in which they are asked.
    pub checks: Vec<Check>,
}

impl Argument for Admissibility {
    const NAME: &'static str = "admissible";

    fn value(&self) -> Value<'_> {
        let id = match self.answer() {
            PointStatus::Yes => "appeal-admissible",
            PointStatus::Unclear => "appeal-admissible-unclear",
            PointStatus::No => "appeal-not-admissible",
        };
        Value::Said(id.into(), Vec::new())
    }
}

impl Admissibility {
    /// The answer to all of it: that of the point that stands worst.
    #[must_use]
    pub fn answer(&self) -> PointStatus {
        self.checks.iter().map(|check| check.answer).max().unwrap_or(PointStatus::Unclear)
    }
}

/// Whether an appeal against a ruling is admissible at the moment for which `due` was computed.
#[must_use]
pub fn admissibility(
    book: Rulebook<'_>,
    provisions: &Provisions,
    ruling: &Ruling,
    filing: &Filing,
    due: DeadlineStatus,
) -> Admissibility {
    let regulations = book.regulations;
    let mut checks = vec![right_of_appeal(book, ruling), appellant(book, provisions, filing)];
    let yes = |fulfilled| if fulfilled { PointStatus::Yes } else { PointStatus::No };
    let mut asked = |strength, point, answer, articles: &[String]| {
        let answer = match (strength, answer) {
            (Strength::Silent, _) => return,
            (Strength::Should, PointStatus::No) => PointStatus::Unclear,
            (Strength::Must | Strength::Should, answer) => answer,
        };
        checks.push(Check { point, answer, articles: articles.to_vec() });
    };
    let (party, writing) = (&regulations.party, &regulations.writing);
    asked(party.value, Point::Party, yes(filing.side.is_some()), &party.articles);
    let written = yes(filing.form == AppealForm::Written);
    asked(writing.value, Point::Written, written, &writing.articles);
    let articles = regulations.term.articles.clone();
    checks.push(Check { point: Point::InTime { due }, answer: in_time(due), articles });
    if regulations.fee.value == Fee::Deposit {
        let answer = match filing.fee {
            FeePayment::Yes => PointStatus::Yes,
            FeePayment::No if provisions.fee.is_empty() => PointStatus::Unclear,
            FeePayment::No => PointStatus::No,
        };
        let articles = regulations.fee.articles.clone();
        checks.push(Check { point: Point::FeePaid, answer, articles });
    }
    Admissibility { regulations: regulations.id.clone(), checks }
}

const fn in_time(due: DeadlineStatus) -> PointStatus {
    match due {
        DeadlineStatus::AfterRound { .. } | DeadlineStatus::Running { .. } => PointStatus::Yes,
        DeadlineStatus::Silent | DeadlineStatus::AtOnce { .. } | DeadlineStatus::NotFixed => {
            PointStatus::Unclear
        }
        DeadlineStatus::Passed { .. } => PointStatus::No,
    }
}

/// Whether the Laws leave a ruling to an appeal: the right they give, or that it is final.
#[must_use]
pub fn right_of_appeal(book: Rulebook<'_>, ruling: &Ruling) -> Check {
    if let Some(articles) = laws::finality(book.edition, ruling) {
        return Check { point: Point::Final, answer: PointStatus::No, articles };
    }
    let WithArticles { value: right, articles } = laws::right(book.edition);
    let answer = match right {
        Right::Given => PointStatus::Yes,
        Right::LeftOpen | Right::Silent | Right::NotHeld => PointStatus::Unclear,
        Right::Denied => PointStatus::No,
    };
    Check { point: Point::Right { right }, answer, articles }
}

fn appellant(book: Rulebook<'_>, provisions: &Provisions, filing: &Filing) -> Check {
    let entitled = &book.regulations.entitled;
    let capacity = filing.capacity;
    let found = entitled.value.iter().find(|entitled| entitled.capacity == capacity);
    let when = found.map(|entitled| entitled.when);
    let answer = match when {
        None if entitled.value.is_empty() => PointStatus::Unclear,
        None => PointStatus::No,
        Some(Proviso::Always) => PointStatus::Yes,
        Some(Proviso::InTeamEvents) if provisions.contest == Contest::Team => PointStatus::Yes,
        Some(Proviso::InTeamEvents) => PointStatus::No,
        // The program does not know the players' ages.
        Some(Proviso::ForMinors) => PointStatus::Unclear,
    };
    let articles = entitled.articles.clone();
    Check { point: Point::Appellant { capacity, when }, answer, articles }
}
