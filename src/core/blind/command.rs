//! What can be asked of a blind match, in the imperative. A command that completes a move has the
//! game record it as well.

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

facts!(jadoube_laws::commands);
