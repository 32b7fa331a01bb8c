//! Faults of the engine in words of the desk.

use jadoube_desk::stations_line::LineFault;
use jadoube_message::system::SystemReason;
use jadoube_network::code::CodeFault;
use jadoube_network::event::Why;
use jadoube_network::fault::Fault;

/// A fault of the engine, as the desk tells it.
pub(crate) fn told(fault: Fault) -> LineFault {
    match fault {
        Fault::NoServer => LineFault::NoServer,
        Fault::TooOld { found, least } => LineFault::TooOld { found, least: least.to_owned() },
        Fault::File { path, what } => LineFault::File { path, why: SystemReason::Other(what) },
        Fault::PortTaken(address) => LineFault::PortTaken(address.to_string()),
        Fault::NotStarted(text) | Fault::Configuration(text) => LineFault::NotStarted(text),
        Fault::Ended => LineFault::Ended,
        Fault::NotAllowed => LineFault::NotAllowed,
        Fault::StoreFull => LineFault::StoreFull,
        Fault::NotInvited => LineFault::NotInvited,
        Fault::Expired => LineFault::Expired,
        Fault::Used => LineFault::Used,
        Fault::Busy { .. } => LineFault::Busy,
        Fault::TimedOut | Fault::Nobody => LineFault::Mute,
        other @ (Fault::Address { .. }
        | Fault::NotReloaded(_)
        | Fault::Key(_)
        | Fault::TooLarge { .. }
        | Fault::NoStream
        | Fault::Refused(_)
        | Fault::Closed) => LineFault::Other(other.to_string()),
    }
}

/// Why a text is no code.
pub(crate) fn of_code(fault: CodeFault) -> LineFault {
    match fault {
        CodeFault::OtherAlphabet(sign) => LineFault::OtherAlphabet(sign),
        CodeFault::Sign(sign) => LineFault::OddSign(sign),
        CodeFault::Group(group) => LineFault::Group { group },
        CodeFault::Length => LineFault::CodeLength,
        CodeFault::Whole => LineFault::CodeWhole,
        CodeFault::Kind => LineFault::CodeKind,
    }
}

/// Why a server is not reached, as the state of a line.
pub(crate) fn reason(why: &Why) -> SystemReason {
    match why {
        Why::NotYet | Why::Mute => SystemReason::TimedOut,
        Why::NotReached(text) if text.contains("refused") => SystemReason::Refused,
        Why::NotReached(text) => SystemReason::Other(text.clone()),
        Why::Stranger | Why::NotLetIn => SystemReason::NoPermission,
        Why::Cut => SystemReason::HungUp,
    }
}

/// Why the laptop that invites is not reached.
pub(crate) fn not_reached(why: &Why) -> LineFault {
    match why {
        Why::Stranger => LineFault::Stranger,
        Why::NotLetIn => LineFault::NotInvited,
        Why::Mute => LineFault::Mute,
        Why::NotYet | Why::NotReached(_) | Why::Cut => LineFault::NotReached(reason(why)),
    }
}
