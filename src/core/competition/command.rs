//! What can be asked of the event, in the imperative.

use crate::competition::draw::Drawing;
use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::event::Numbering;
use crate::competition::phase::GroupDraw;
use crate::competition::regulations::Regulations;
use crate::competition::result::PairingResult;
use crate::competition::round::Pairing;
use crate::competition::start::StartDraw;
use crate::competition::team::{Match, NewTeam, Team, TeamNo};
use jadoube_competition::handling::Ground;
use jadoube_competition::tournament::Bye;
use jadoube_competition::varma::rows::Edition as VarmaEdition;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::wall::Wall;

facts!(jadoube_laws::commands);
