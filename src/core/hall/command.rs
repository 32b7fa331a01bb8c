//! All that can be asked of a competition.

use crate::adjournment::command::Command as AdjournmentCommand;
use crate::blind::command::Command as BlindCommand;
use crate::competition::command::Command as ContestCommand;
use crate::disputes::command::Command as DisputeCommand;
use crate::evidence::record::Command as EvidenceCommand;
use crate::hall::all_clocks::AllClocks;
use crate::hall::competition::{Assignment, Competition};
use crate::hall::parts::{AsideRecord, Parts};
use crate::hall::timing::TimeNote;
use crate::stations::command::Command as StationsCommand;
use crate::stations::post::Basis;
use crate::stations::post::Epoch;
use jadoube_chess::side::Side;
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Setup;
use jadoube_laws::game::gap::Gap;
use jadoube_laws::ids::{BoardNo, CommandKey, GameNo};

facts!(jadoube_laws::commands);
