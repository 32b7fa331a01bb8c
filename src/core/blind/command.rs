//! What can be asked of a blind match, in the imperative. A command that completes a move has the
//! game record it as well.

use serde::{Deserialize, Serialize};

use crate::blind::arrangement::Arrangement;
use crate::blind::event::{Actor, Inquiry};
use crate::blind::execution::ExecutionReport;
use crate::blind::reconcile::procedure::Step;
use crate::blind::utterance::Utterance;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;
use jadoube_laws::laws::adjournment::AssistantDuty;
use jadoube_laws::rulings::sealed::facts::AssistantAct;

/// A request to a blind match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Command {
    /// Arrange how the match is played, or change it.
    Arrange {
        arrangement: Box<Arrangement>,
        /// Why it is changed; may be empty for the first.
        reason: String,
    },
    /// Take down an announcement.
    Announce {
        /// By whom.
        by: Actor,
        /// What was said.
        said: Utterance,
    },
    /// Take down the correction of an announcement.
    CorrectAnnouncement {
        /// By whom.
        by: Actor,
        /// What was said.
        said: Utterance,
    },
    /// Take down how it was repeated.
    Repeat {
        /// By whom.
        by: Actor,
        /// What was said.
        said: Utterance,
    },
    /// Take down what was executed on a board that is kept by hand.
    Execute {
        /// On whose board.
        board: Side,
        done: ExecutionReport,
        /// By whom, if that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Actor>,
    },
    /// Take down that a piece was lifted.
    Lift {
        /// On whose board.
        board: Side,
        /// From which square.
        square: Square,
    },
    /// Tell what an electronic board shows, once its pieces have come to rest.
    Sense {
        /// Whose board.
        board: Side,
        /// What stands there.
        placement: Placement,
    },
    /// Start the opponent's clock.
    PressClock {
        /// By whom.
        by: Actor,
    },
    /// Set a clock back that was started too early: the mover's runs again, and both show what they
    /// would without that.
    SetClockBack,
    /// Say which move stands, where announcement and execution do not agree.
    Settle {
        /// The move.
        uci: Uci,
        /// Why; may not be empty.
        reason: String,
    },
    /// Take down that a player asks.
    Ask { by: Side, what: Inquiry },
    /// Take down what a player is told.
    Tell {
        /// By whom.
        by: Actor,
        to: Side,
        /// What about.
        what: Inquiry,
        /// In which words.
        text: String,
    },
    /// An assistant leaves the board.
    Leave { of: Side },
    /// An assistant comes back.
    Return { of: Side },
    /// An assistant has seen to a duty.
    DoDuty { of: Side, duty: AssistantDuty },
    /// Report what an assistant did; noticed when it is outside the duties.
    Report {
        /// Whose assistant.
        of: Side,
        act: AssistantAct,
    },
    /// Have both sides compare their boards with the position of the record.
    Compare,
    /// Take down what a side found.
    Confirm {
        /// Which side.
        side: Side,
        /// Whether the own board agrees.
        agrees: bool,
    },
    /// Find out what is wrong where the boards differ, and what is to be done.
    Reconcile,
    /// Take down that a step of the procedure is done.
    DoStep { step: Step },
    /// Lock a player's screen.
    Lock {
        side: Side,
        /// By what the passphrase that unlocks it is known again.
        #[serde(default)]
        passphrase: String,
    },
    /// Unlock it. Who may do so is asked before.
    Unlock { side: Side },
}
