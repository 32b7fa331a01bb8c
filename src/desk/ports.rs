//! The serial lines of this machine, as the user interfaces see them, and what else may be a line.

use serde::Serialize;

use jadoube_devices::address::Address;
use jadoube_devices::ports::{self, Access, Attachment, Likelihood};
use jadoube_i18n::catalogue::Words;
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
pub fn fault(words: &Words, name: &PortName) -> Option<String> {
    let fault = Address::read(name).err()?;
    Some(words.tell(&LineFault::Address(name.clone(), fault)))
}
