//! What can be asked of the adjournments, in the imperative. No command holds a sealed move before
//! its envelope is opened.

use crate::adjournment::envelope::{
    Appointment, EnvelopeFront, EnvelopeKind, Handover, SealedMove, Signature,
};
use crate::adjournment::event::{AdjournmentReason, OpeningFailure};
use crate::adjournment::lock::Lock;
use crate::adjournment::reading::EnvelopeContents;
use crate::adjournment::session::Session;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::ids::{BoardNo, EnvelopeNo, SessionNo};
use jadoube_laws::rulings::sealed::facts::SaidBefore;
use jadoube_laws::wall::Wall;

facts!(jadoube_laws::commands);
