//! An incident as it is now: the fold of its events. Only `apply` changes it.

use jadoube_message::{Argument, Message, Value, count, listed};
use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::disputes::command::{Caller, Clocks};
use crate::disputes::evidence::Evidence;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::appeals::filing::{Admissibility, Filing};
use jadoube_laws::appeals::verdict::Decision as AppealDecision;
use jadoube_laws::game::event::Player;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo, Who};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::ruling::{Certainty, Doubt, Remedy, Ruling};

/// The state of the game when the incident was opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Circumstances {
    /// The round.
    pub round: u16,
    /// The players.
    pub players: BySide<Player>,
    /// The plies played.
    pub ply: Ply,
    /// The number of the last move and who made it; none before the first.
    pub last_move: Option<(u32, Side)>,
    /// Who was to move.
    pub turn: Side,
    /// Both remaining times.
    pub times: BySide<Millis>,
    /// Whose clock was running by the program's knowledge.
    pub running: Option<Side>,
    /// The position of the record, as FEN.
    pub fen: String,
}

impl Circumstances {
    /// Those of a game at a moment.
    #[must_use]
    pub fn of(game: &Game, at: Moment) -> Self {
        let ply = game.ply();
        Self {
            round: game.setup.round,
            players: game.setup.players.clone(),
            ply,
            last_move: (ply.0 > 0).then(|| game.move_label(ply)),
            turn: game.turn(),
            times: game.times(at),
            running: game.clock.running(),
            fen: game.position().fen(),
        }
    }
}

/// What somebody said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statement {
    /// When it was recorded.
    pub at: Moment,
    /// Who said it.
    pub who: String,
    /// The words as they were written down.
    pub text: String,
}

/// What the arbiter decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(
    fields,
    with(text = text_of(as_proposed, ruling, text), waits = waits(waits_for)),
    skip(at, ruling, text, waits_for)
)]
pub struct Decision {
    /// The moment on the competition's time line.
    pub at: Moment,
    /// The ruling as decided: with other remedies where it was not as proposed.
    pub ruling: Ruling,
    /// Whether it was as proposed.
    pub as_proposed: bool,
    /// The decision in words, a penalty among them; empty when as proposed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The arbiter's reason.
    pub reason: String,
    /// The incidents of the same game that wait for their decision, where the clock stays stopped
    /// for them which would run again by this one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waits_for: Vec<IncidentNo>,
}

/// What was found where it was decided as proposed; otherwise what was said, and what is done.
fn text_of<'a>(as_proposed: &bool, ruling: &'a Ruling, text: &'a str) -> Value<'a> {
    if *as_proposed {
        return ruling.finding.value();
    }
    let text = Some(text).filter(|text| !text.is_empty());
    let steps = ruling.remedies.iter().map(Argument::value);
    Value::List(text.map(|text| Value::Text(text.into())).into_iter().chain(steps).collect(), "; ")
}

/// As a value of a message: that the clocks stay stopped for these incidents.
#[must_use]
pub fn waits(incidents: &[IncidentNo]) -> Value<'_> {
    if incidents.is_empty() {
        return Value::NONE;
    }
    let values = vec![("numbers", listed(incidents, ", ")), ("count", count(incidents))];
    Value::Said("dispute-clock-waits".into(), values)
}

/// Whether remedies say that play goes on, and not that the clocks stand: those that were stopped for the
/// incident run again.
#[must_use]
pub fn let_play_go_on(remedies: &[Remedy]) -> bool {
    let goes_on = |remedy: &Remedy| {
        matches!(
            remedy,
            Remedy::Continue
                | Remedy::ObligeToMove { .. }
                | Remedy::ObligeToCapture { .. }
                | Remedy::ObligeToCastle { .. }
                | Remedy::AnyLegalMove { .. }
        )
    };
    remedies.iter().any(goes_on) && !remedies.contains(&Remedy::StopClock)
}

impl Decision {
    /// Whether it says that play goes on, and not that the clocks stand.
    #[must_use]
    pub fn lets_play_go_on(&self) -> bool {
        self.as_proposed && let_play_go_on(&self.ruling.remedies)
    }
}

/// An appeal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Appeal {
    /// When it was recorded.
    pub at: Moment,
    /// Who appeals.
    pub by: String,
    /// On what grounds.
    pub text: String,
    /// How it was handed in; not known of the first appeals that this program recorded.
    pub filing: Option<Filing>,
    /// Whether it was admissible then.
    pub admissibility: Option<Admissibility>,
    /// What the committee decided, and when.
    pub decision: Option<(Moment, Box<AppealDecision>)>,
}

/// A correction: added, never put in the place of what was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// The moment on the competition's time line.
    pub at: Moment,
    /// By whom.
    pub by: Who,
    /// What is right.
    pub text: String,
    /// The reason for the correction.
    pub reason: String,
}

/// What the case was taken for before its facts were put differently, or how it was decided before
/// it was taken up again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum EarlierVersion {
    /// The case and its proposal, until that moment.
    Case {
        /// Until when.
        until: Moment,
        /// The case.
        case: Case,
        /// The ruling then proposed.
        proposal: Box<Ruling>,
    },
    /// The proposal, until the game had gone on and another followed.
    Proposal {
        /// Until when.
        until: Moment,
        /// The ruling then proposed.
        proposal: Box<Ruling>,
    },
    /// The decision was withdrawn, until that moment, when it stood again.
    Withdrawal {
        /// Until when.
        until: Moment,
        /// Why it stood again.
        reason: String,
    },
    /// The decision, until that moment.
    Decision {
        /// Until when.
        until: Moment,
        /// The decision.
        decision: Box<Decision>,
        /// The appeal against it.
        appeal: Option<Appeal>,
        /// Why it was taken up again.
        reason: String,
        /// Whether it was undone with all that it did.
        undone: UndoneStatus,
    },
}

/// Whether what a decision did was undone with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum UndoneStatus {
    /// As a whole.
    Wholly,
    /// The game was left as it was.
    No,
}

/// What was done last to the game of an incident: a decision, its withdrawal, or that it stands
/// again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastAct {
    /// The moment on the competition's time line.
    pub at: Moment,
    /// The game before.
    pub before: Arc<Game>,
    /// The game after, once it is known: that of a decision follows from its remedies.
    pub after: Option<Arc<Game>>,
}

/// A decision that was withdrawn and can stand again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct WithdrawnDecision {
    /// The decision.
    pub decision: Decision,
    /// The appeal against it.
    pub appeal: Option<Appeal>,
}

/// An incident.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Incident {
    /// Its number, from 1.
    pub no: IncidentNo,
    /// When it was opened.
    pub opened_at: Moment,
    /// Who wrote it down.
    pub opened_by: Who,
    /// The board where it happened, if at one.
    pub board: Option<BoardNo>,
    /// The game in which it happened, if in one.
    pub game: Option<GameNo>,
    /// The state of the game then.
    pub circumstances: Option<Circumstances>,
    /// Who called.
    pub caller: Caller,
    /// The case.
    pub case: Case,
    /// What is claimed.
    pub claim: String,
    /// What was done to the clocks.
    pub clocks: Clocks,
    /// What was said.
    pub statements: Vec<Statement>,
    /// What the board and clock have to say.
    pub evidence: Vec<Evidence>,
    /// The ruling proposed.
    pub proposal: Ruling,
    /// What was decided.
    pub decision: Option<Decision>,
    /// The appeal against it.
    pub appeal: Option<Appeal>,
    /// What was added later.
    pub corrections: Vec<Correction>,
    /// What it was before, oldest first.
    pub earlier: Vec<EarlierVersion>,
    /// The game when it was opened; none without one.
    pub then: Option<Arc<Game>>,
    /// The game on which the ruling was proposed last.
    pub ground: Option<Arc<Game>>,
    /// When it was proposed.
    pub proposed_at: Moment,
    /// What was done to the game last.
    pub act: Option<LastAct>,
    /// The decision that was withdrawn last, as long as no other was made.
    pub withdrawn: Option<Box<WithdrawnDecision>>,
    /// When what it was about was no longer so, and it was withdrawn without a decision.
    pub lapsed: Option<Moment>,
}

impl Incident {
    /// Whether it waits for a decision.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.decision.is_none() && self.lapsed.is_none()
    }

    /// What was proposed for the position of the incident, where the game has gone on since and the proposal of
    /// now leaves out what was bound to that position: which of the two is decided is the arbiter's choice.
    #[must_use]
    pub fn proposed_for_then(&self) -> Option<&Ruling> {
        let gone_on = Certainty::Unsure { why: Doubt::GoneOn };
        if self.proposal.certainty != gone_on {
            return None;
        }
        // What was proposed on other facts is not meant.
        let proposals = self.earlier.iter().rev().map_while(|one| match one {
            EarlierVersion::Proposal { proposal, .. } => Some(proposal.as_ref()),
            _ => None,
        });
        let mut full = proposals.skip_while(|ruling| ruling.certainty == gone_on);
        full.next().filter(|ruling| ruling.remedies != self.proposal.remedies)
    }

    /// Whether a clock that ran was stopped for it, and stands in the game as it was left then.
    #[must_use]
    pub fn has_stopped(&self, game: &Game) -> bool {
        let ran = self.circumstances.as_ref().is_some_and(|then| then.running.is_some());
        let same = self.then.as_ref().is_some_and(|then| then.clock == game.clock);
        self.clocks == Clocks::Stop && ran && same
    }
}

/// The dispute log: all incidents by their number.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Incidents(pub(in crate::disputes) BTreeMap<IncidentNo, Incident>);

impl Deref for Incidents {
    type Target = BTreeMap<IncidentNo, Incident>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Incidents {
    /// The game as it is after it was put back for an incident.
    pub fn put_back(&mut self, no: IncidentNo, game: &Arc<Game>) {
        if let Some(act) = self.0.get_mut(&no).and_then(|incident| incident.act.as_mut()) {
            act.after = Some(game.clone());
        }
    }
}
