//! The committee's decision: what becomes of the fee and of the game.

use jadoube_message::{Argument, Message, Value};
use serde::{Deserialize, Serialize};

use crate::appeals::filing::{AppellantPlay, FeePayment, Filing};
use crate::appeals::sitting::Flaw;
use crate::laws::regulations::{Fee, Meanwhile, Regulations, WithArticles};
use jadoube_chess::result::Score;

/// What became of the appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "appeal-verdict")]
pub enum Verdict {
    /// It is upheld.
    Upheld,
    /// It is upheld in part.
    Partly,
    /// It is rejected.
    Rejected,
}

/// What becomes of the fee.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(tag = "fee", rename_all = "kebab-case")]
#[message(prefix = "appeal-fee")]
pub enum FeeFate {
    /// There is none.
    Nothing,
    /// It is given back.
    Returned,
    /// It is kept.
    Kept,
    /// A fine for an appeal without foundation.
    Fine {
        /// Swiss francs.
        francs: u16,
    },
}

impl FeeFate {
    /// As a value of a message: of a fine the most.
    #[must_use]
    pub fn at_most(&self) -> Value<'_> {
        match self {
            Self::Fine { francs } => {
                Value::Said("appeal-fee-fine-most".into(), vec![("francs", francs.value())])
            }
            other => other.value(),
        }
    }
}

/// What the decision does to the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(tag = "effect", rename_all = "kebab-case")]
#[message(prefix = "appeal-effect")]
pub enum Effect {
    /// Nothing: it stays as it is.
    Stays,
    /// The game has this result.
    Result {
        /// The new score.
        #[message(with = with_sign)]
        score: Score,
    },
    /// The game is played on.
    PlayOn,
}

fn with_sign(score: &Score) -> Value<'_> {
    Value::List(vec![score.value(), Value::Text(format!("({})", score.sign()).into())], " ")
}

/// What a committee has decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(fields)]
pub struct Judgement {
    /// What became of the appeal.
    pub verdict: Verdict,
    /// Why; may not be empty.
    pub reasons: String,
    /// The names of those who voted.
    pub voters: Vec<String>,
    /// What becomes of the fee.
    pub fee: FeeFate,
    /// What the decision does to the game.
    pub effect: Effect,
}

/// Whether the effect was carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EffectStatus {
    /// There was nothing to carry out.
    Nothing,
    /// On its game.
    Out,
    /// Not: it is to be done by hand. The game has left its board and cannot be played on there.
    ByHand,
}

/// A decision as it is recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// What was decided.
    pub judgement: Judgement,
    /// Whether its effect was carried out.
    pub carried: EffectStatus,
    /// What was not in order with those who voted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flaws: Vec<WithArticles<Flaw>>,
}

/// What may become of the fee, the usual first.
#[must_use]
pub fn fees(regulations: &Regulations, paid: FeePayment, verdict: Verdict) -> Vec<FeeFate> {
    use FeeFate::{Fine, Kept, Nothing, Returned};
    match (regulations.fee.value, paid, verdict) {
        (Fee::Fine { francs_max }, _, Verdict::Rejected) => {
            vec![Nothing, Fine { francs: francs_max }]
        }
        (Fee::Fine { .. }, _, _) | (_, FeePayment::No, _) => vec![Nothing],
        (Fee::Deposit, FeePayment::Yes, Verdict::Upheld) => vec![Returned],
        (Fee::Silent, FeePayment::Yes, Verdict::Upheld) | (_, FeePayment::Yes, Verdict::Partly) => {
            vec![Returned, Kept]
        }
        (_, FeePayment::Yes, Verdict::Rejected) => vec![Kept, Returned],
    }
}

/// Whether the committee may do that with the fee: a fine up to what the regulations allow, or one of
/// the ways that they leave.
#[must_use]
pub fn may(regulations: &Regulations, paid: FeePayment, verdict: Verdict, fee: FeeFate) -> bool {
    fees(regulations, paid, verdict).into_iter().any(|fate| match (fate, fee) {
        (FeeFate::Fine { francs: most }, FeeFate::Fine { francs }) => francs <= most,
        (fate, fee) => fate == fee,
    })
}

/// What the regulations themselves make of the game; none where it is the committee's to say.
#[must_use]
pub fn effect(regulations: &Regulations, filing: &Filing, verdict: Verdict) -> Option<Effect> {
    match (regulations.meanwhile.value, filing.play, verdict, filing.side) {
        (Meanwhile::MayStop, AppellantPlay::Stopped, Verdict::Rejected, Some(side)) => {
            Some(Effect::Result { score: Score::won_by(side.other()) })
        }
        (_, _, Verdict::Rejected, _) => Some(Effect::Stays),
        _ => None,
    }
}
