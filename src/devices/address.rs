//! Where a line leads: a port of this machine, or a host of the network that carries a board's
//! bytes as they are (a box at the board with its own port, such as `ser2net` on a small computer); or
//! a device that this program simulates itself.

use jadoube_laws::ids::PortName;
use jadoube_laws::line::AddressFault;

/// What a line over a network begins with.
const TCP: &str = "tcp://";

/// What a line within the program begins with.
const MEMORY: &str = "memory://";

/// Where a line leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Address {
    /// A port that the system knows by this name.
    Port(PortName),
    /// `tcp://host:port`; raw bytes, no protocol of the network's own about them.
    Tcp {
        /// A name, or a number without the brackets of IPv6.
        host: String,
        /// 1 to 65535; 0, for any that is free, where somebody listens.
        port: u16,
    },
    /// `memory://NAME`: a line within the program, by its whole name.
    Memory(PortName),
}

impl Address {
    /// Reads the name of a line. Without `://` it is a port of this machine, whatever it looks like.
    ///
    /// # Errors
    /// What is wrong with an address of the network.
    pub fn read(name: &PortName) -> Result<Self, AddressFault> {
        if name.as_str().starts_with(MEMORY) {
            return Ok(Self::Memory(name.clone()));
        }
        let Some(rest) = name.as_str().strip_prefix(TCP) else {
            let is_address = name.as_str().contains("://");
            return if is_address {
                Err(AddressFault::Scheme)
            } else {
                Ok(Self::Port(name.clone()))
            };
        };
        let (host, port) = rest.rsplit_once(':').ok_or(AddressFault::Port)?;
        let bracketed = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        let is_host = match bracketed {
            Some(number) => number.parse::<std::net::Ipv6Addr>().is_ok(),
            None => {
                let fits = |c: char| c.is_alphanumeric() || matches!(c, '.' | '-' | '_');
                !host.is_empty() && host.chars().all(fits)
            }
        };
        if !is_host {
            return Err(AddressFault::Host);
        }
        let digits = port.chars().all(|c| c.is_ascii_digit());
        let port = port.parse().ok().filter(|_| digits).ok_or(AddressFault::Port)?;
        Ok(Self::Tcp { host: bracketed.unwrap_or(host).to_owned(), port })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_or_refused_for_what_is_wrong_with_it() {
        let tcp = |host: &str, port| Ok(Address::Tcp { host: host.into(), port });
        for (name, expected) in [
            ("/dev/ttyUSB0", Ok(Address::Port("/dev/ttyUSB0".into()))),
            ("COM3", Ok(Address::Port("COM3".into()))),
            ("memory://board", Ok(Address::Memory("memory://board".into()))),
            ("tcp://board-7.local:4001", tcp("board-7.local", 4001)),
            ("tcp://192.168.1.7:65535", tcp("192.168.1.7", 65535)),
            ("tcp://[fe80::1]:4001", tcp("fe80::1", 4001)),
            ("http://board:80", Err(AddressFault::Scheme)),
            ("TCP://board:80", Err(AddressFault::Scheme)),
            ("://board:80", Err(AddressFault::Scheme)),
            ("tcp://board", Err(AddressFault::Port)),
            ("tcp://board:", Err(AddressFault::Port)),
            ("tcp://board:+1", Err(AddressFault::Port)),
            ("tcp://board:65536", Err(AddressFault::Port)),
            ("tcp://board:4001/", Err(AddressFault::Port)),
            ("tcp://board:4001 ", Err(AddressFault::Port)),
            ("tcp://", Err(AddressFault::Port)),
            ("tcp://:4001", Err(AddressFault::Host)),
            ("tcp://a b:4001", Err(AddressFault::Host)),
            ("tcp://me@board:4001", Err(AddressFault::Host)),
            ("tcp://fe80::1:4001", Err(AddressFault::Host)),
            ("tcp://[board]:4001", Err(AddressFault::Host)),
        ] {
            assert_eq!(Address::read(&name.into()), expected, "{name}");
        }
    }
}
