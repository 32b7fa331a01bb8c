//! What has happened in the dispute log, in the past tense. The tags are a promise to every
//! journal that exists.

use jadoube_message::{Argument, Arguments, Message, Value};
use serde::{Deserialize, Serialize};

use crate::disputes::command::{Caller, Clocks};
use crate::disputes::evidence::Evidence;
use crate::disputes::state::{Circumstances, Decision};
use crate::disputes::undo::ElapsedTime;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::BySide;
use jadoube_laws::appeals::filing::{Admissibility, Filing};
use jadoube_laws::appeals::verdict::{Decision as AppealDecision, EffectStatus, Judgement};
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use jadoube_laws::laws::regulations::WithArticles;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::ruling::Ruling;

/// All that is known when an incident is opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(
    fields,
    with(claim = if_any(claim)),
    skip(game, circumstances, claim, clocks, evidence, proposal)
)]
pub struct Opening {
    /// The board, if it is at one.
    pub board: Option<BoardNo>,
    /// The game, where it was told by its number: it may have left that board. Else the one that was there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameNo>,
    /// The state of the game at that board.
    pub circumstances: Option<Circumstances>,
    /// Who called.
    pub caller: Caller,
    /// The case.
    pub case: Case,
    /// What is claimed.
    pub claim: String,
    /// What was done to the clocks.
    pub clocks: Clocks,
    /// What the board and clock have to say.
    pub evidence: Vec<Evidence>,
    /// The ruling proposed.
    pub proposal: Ruling,
}

/// The time that had run since an act when it was undone, and what became of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(
    fields,
    with(white = BySide::white_clock(ran), black = BySide::black_clock(ran)),
    skip(ran)
)]
pub struct TimeSince {
    /// For each player; below zero where more was granted than used.
    pub ran: BySide<Millis>,
    /// What became of it.
    pub how: ElapsedTime,
}

facts!(jadoube_laws::events);

fn if_any(text: &str) -> Value<'_> {
    if text.is_empty() { Value::NONE } else { text.value() }
}

fn finding(proposal: &Ruling) -> Value<'_> {
    proposal.finding.value()
}

/// How an appeal was handed in; older files do not tell it.
fn how<'a>(filing: &'a Option<Filing>, admissibility: &Option<Admissibility>) -> Value<'a> {
    let told = filing.as_ref().filter(|_| admissibility.is_some());
    told.map_or(Value::NONE, Filing::value)
}

fn admissible(admissibility: &Option<Admissibility>) -> Value<'_> {
    admissibility.as_ref().map_or(Value::NONE, Admissibility::value)
}

fn fields(judgement: &Judgement) -> Arguments<'_> {
    let mut values = Arguments::new();
    judgement.put_into("judgement", &mut values);
    values
}

/// As a value of a message: what the committee decided, with what was not in order.
#[must_use]
pub fn decided<'a>(no: &'a IncidentNo, decision: &'a AppealDecision) -> Value<'a> {
    let mut values = fields(&decision.judgement);
    values.push(("no", no.value()));
    let line = Value::Said("appeal-event-decided".into(), values);
    let by_hand = (decision.carried == EffectStatus::ByHand)
        .then(|| Value::Said("appeal-by-hand".into(), Vec::new()));
    let flaws = decision.flaws.iter().map(WithArticles::value);
    Value::List([line].into_iter().chain(by_hand).chain(flaws).collect(), ". ")
}
