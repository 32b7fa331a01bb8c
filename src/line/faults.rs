//! Faults of the engine in words of the desk.

use std::io::ErrorKind;

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
        Fault::File { path, kind, what } => LineFault::File { path, why: of_system(kind, what) },
        Fault::Address { address, kind, what } => {
            LineFault::Address { address: address.to_string(), why: of_system(kind, what) }
        }
        Fault::System { kind, what } => LineFault::System(of_system(kind, what)),
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
        Fault::NotReloaded(text) => LineFault::NotReloaded(text),
        // The libraries of keys tell it in English only.
        Fault::Key(_) => LineFault::Key,
        Fault::TooLarge { bytes, most } => LineFault::TooLarge { bytes, most },
        Fault::NoLeader => LineFault::NoLeader,
        Fault::NotUnderstood => LineFault::NotUnderstood,
        Fault::NotSent => LineFault::NotSent,
        Fault::Refused(text) => LineFault::Refused(text),
        Fault::Closed => LineFault::Closed,
    }
}

/// What the system says: in words of the program where the kind of the error has some.
fn of_system(kind: ErrorKind, what: String) -> SystemReason {
    SystemReason::of_kind(kind).unwrap_or(SystemReason::Other(what))
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
    fn what_the_system_says_is_told_in_words_of_the_program_where_they_are_known() {
        let of = |kind| Fault::File {
            path: "here".into(),
            kind,
            what: "Permission denied (os error 13)".to_owned(),
        };
        let told_of = |why| LineFault::File { path: "here".into(), why };
        assert_eq!(told(of(ErrorKind::PermissionDenied)), told_of(SystemReason::NoPermission));
        let quoted = SystemReason::Other("Permission denied (os error 13)".to_owned());
        assert_eq!(told(of(ErrorKind::Other)), told_of(quoted));
    }

    #[test]
    fn no_fault_of_the_engine_is_told_in_its_own_english() {
        let address = ([192, 0, 2, 1], 4222).into();
        let (kind, what) = (ErrorKind::Other, "as the system says".to_owned());
        for (fault, is_quoted) in [
            (Fault::Address { address, kind, what: what.clone() }, true),
            (
                Fault::Address { address, kind: ErrorKind::AddrNotAvailable, what: what.clone() },
                false,
            ),
            (Fault::System { kind, what: what.clone() }, true),
            (Fault::NotReloaded(what.clone()), true),
            (Fault::Refused(what.clone()), true),
            (Fault::Key(what.clone()), false),
            (Fault::TooLarge { bytes: 2, most: 1 }, false),
            (Fault::NoLeader, false),
            (Fault::NotUnderstood, false),
            (Fault::NotSent, false),
            (Fault::Closed, false),
        ] {
            let english = fault.to_string();
            let told = format!("{:?}", told(fault));
            assert!(!told.contains(&english), "{told}");
            assert_eq!(told.contains(&what), is_quoted, "{told}");
        }
    }

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
