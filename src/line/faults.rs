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
        Fault::NoStream => LineFault::StreamGone,
        other @ (Fault::Address { .. }
        | Fault::NotReloaded(_)
        | Fault::Key(_)
        | Fault::TooLarge { .. }
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
        Why::NotReached(text) => not_reached_because(text),
        Why::Stranger | Why::NotLetIn => SystemReason::NoPermission,
        Why::Cut => SystemReason::HungUp,
    }
}

/// The library tells it in words only.
fn not_reached_because(text: &str) -> SystemReason {
    match text {
        _ if text.contains("refused") => SystemReason::Refused,
        _ if text.contains("reset by peer") || text.contains("roken pipe") => SystemReason::HungUp,
        _ if text.contains("unreachable") || text.contains("o route") => SystemReason::Unreachable,
        _ if text.contains("timed out") => SystemReason::TimedOut,
        _ => SystemReason::Other(text.to_owned()),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn why_a_server_is_not_reached_is_told_in_words_of_the_program_where_they_are_known() {
        for (text, reason) in [
            ("IO error: Connection refused (os error 111)", SystemReason::Refused),
            ("IO error: Connection reset by peer (os error 104)", SystemReason::HungUp),
            ("IO error: Network is unreachable (os error 101)", SystemReason::Unreachable),
            ("IO error: No route to host (os error 113)", SystemReason::Unreachable),
            ("something new", SystemReason::Other("something new".into())),
        ] {
            assert_eq!(super::reason(&Why::NotReached(text.into())), reason, "{text}");
        }
    }
}
