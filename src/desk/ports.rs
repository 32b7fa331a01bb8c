//! The serial lines of this machine, as the user interfaces see them, and what else may be a line.

use std::path::Path;

use serde::Serialize;

use jadoube_devices::address::Address;
use jadoube_devices::ports::{self, Access, Attachment, Likelihood};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::PortName;
use jadoube_laws::line::LineFault;

/// A line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PortView {
    /// Its name.
    pub name: PortName,
    /// What is known of what is plugged in.
    pub title: String,
    /// Whether an electronic board is likely to be at its end.
    pub likely: bool,
    /// Whether this user may open it.
    pub permitted: bool,
    /// The serial number of a USB device.
    pub serial: Option<String>,
}

/// Lists them, the likeliest first; none where the system does not tell: then a path is typed.
#[must_use]
pub fn list() -> Vec<PortView> {
    ports::list()
        .unwrap_or_default()
        .into_iter()
        .map(|port| PortView {
            name: port.name.clone(),
            title: port.title(),
            likely: port.likelihood() == Likelihood::Board,
            permitted: port.access == Access::Open,
            serial: match port.attachment {
                Attachment::Usb(usb) => usb.serial,
                Attachment::Bluetooth | Attachment::BuiltIn | Attachment::Unknown => None,
            },
        })
        .collect()
}

/// Why this can be no line, in words; nothing where it may be one.
#[must_use]
pub fn fault(words: &Catalogue, name: &PortName) -> Option<String> {
    let fault = Address::read(name).err()?;
    Some(words.tell(&LineFault::Address(name.clone(), fault)))
}

/// Whether a line is named that leads to a port of this machine, and there is no such port now; of what is
/// behind a network nothing is known before it answers.
#[must_use]
pub fn is_missing(name: &PortName) -> bool {
    match Address::read(name) {
        Ok(Address::Port(port)) => {
            // A port need not be listed: a fixed name leads to it, or it is a pseudo-terminal.
            !Path::new(port.as_str()).exists() && list().iter().all(|listed| listed.name != port)
        }
        Ok(Address::Tcp { .. } | Address::Memory(_)) | Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_that_is_not_there_is_missing_and_what_is_behind_a_network_is_not_known() {
        let here = tempfile::NamedTempFile::new().unwrap();
        let here = here.path().display().to_string();
        for (name, missing) in [
            ("/dev/no such port", true),
            ("nonsense", true),
            (here.as_str(), false),
            ("tcp://board-7.local:4001", false),
            ("memory://board", false),
            ("http://board:80", false),
        ] {
            assert_eq!(is_missing(&name.into()), missing, "{name}");
        }
    }
}
