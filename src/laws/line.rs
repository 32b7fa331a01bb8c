//! Why a line to a device cannot be used.

use jadoube_message::Message;
use jadoube_message::system::SystemReason;

use crate::ids::PortName;

/// What is wrong with an address of the network.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "desk-port", error)]
pub enum AddressFault {
    /// It begins like an address of a kind that is not spoken.
    Scheme,
    /// Nothing, or something odd, where the host stands.
    Host,
    /// No number of a port at its end.
    #[message(id = "desk-port-number")]
    Port,
}

/// Why a line cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "device-line", error)]
pub enum LineFault {
    /// It is no address.
    Address(PortName, #[message(id)] AddressFault),
    /// There is no such port.
    NotFound(PortName),
    /// The port is there, but not for this user.
    NoPermission(PortName),
    /// Another program has it.
    Busy(PortName),
    /// The network knows no host of that name.
    NoHost(PortName),
    /// The host is there, and nothing listens at that port of it.
    NobodyListens(PortName),
    /// No answer came, in as long as one is waited for.
    NoAnswer(PortName),
    /// Much has come, and nothing that a board of this make says.
    NoBoard(PortName),
    /// A board answers, and not the one that was there before.
    AnotherBoard(PortName),
    /// It opened and then went away, or something else is wrong with it.
    Lost {
        /// Which port.
        port: PortName,
        /// What the system said.
        reason: SystemReason,
    },
    /// The program itself failed over it.
    Broken(PortName),
}
