//! What can be asked of the event, in the imperative.

use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::event::Numbering;
use crate::competition::regulations::Regulations;
use crate::competition::result::PairingResult;
use crate::competition::round::{Ground, Pairing};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::wall::Wall;

facts!(jadoube_laws::commands);
