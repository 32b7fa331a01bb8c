//! Which serial ports there are, boards first, each with a name for people and the reason when it
//! cannot be opened. A port need not be in the list to be used: a typed path is as good (a
//! pseudo-terminal is never listed). Opening is done in [`crate::serial`].

use std::path::Path;

use serialport::{SerialPortType, UsbPortInfo};

use crate::makes;
use jadoube_laws::ids::PortName;

/// What a port's name stands for, links followed; the name itself where there is nothing to follow.
#[must_use]
pub fn resolved(name: &PortName) -> PortName {
    std::fs::canonicalize(name.as_str())
        .map_or_else(|_| name.clone(), |path| PortName::new(path.to_string_lossy()))
}

/// How a port is attached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Attachment {
    /// By USB; what the device says of itself.
    Usb(UsbIdentity),
    /// By Bluetooth.
    Bluetooth,
    /// Built in.
    BuiltIn,
    /// The system does not say.
    Unknown,
}

/// What a USB device says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct UsbIdentity {
    /// The maker's number.
    pub vendor: u16,
    /// The product's number.
    pub product: u16,
    /// The serial number of the adapter, which is not the board's.
    pub serial: Option<String>,
    /// The maker's name.
    pub maker: Option<String>,
    /// The product's name.
    pub name: Option<String>,
}

/// Whether a port may be opened, as far as can be told without opening it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// It may.
    Open,
    /// This user has no permission; on Linux the group `dialout` or `uucp` has.
    NoPermission,
}

/// One port.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PortInfo {
    /// Its name.
    pub name: PortName,
    /// How it is attached.
    pub attachment: Attachment,
    /// Whether it may be opened.
    pub access: Access,
}

impl PortInfo {
    /// How likely a board is at this port: it is one of a make that we know, a USB serial device, or neither.
    #[must_use]
    pub fn likelihood(&self) -> Likelihood {
        match &self.attachment {
            Attachment::Usb(usb) => {
                let texts = || [&usb.name, &usb.maker].into_iter().flatten().map(String::as_str);
                let ids = (usb.vendor, usb.product);
                if makes::ALL.iter().any(|make| make.is_seen_in(ids, texts())) {
                    Likelihood::Board
                } else {
                    Likelihood::Adapter
                }
            }
            Attachment::Bluetooth => Likelihood::Adapter,
            Attachment::BuiltIn | Attachment::Unknown => Likelihood::Other,
        }
    }

    /// For people: the product's name if the device says one, and the port.
    #[must_use]
    pub fn title(&self) -> String {
        if let Attachment::Usb(UsbIdentity { name: Some(product), .. }) = &self.attachment {
            format!("{product} ({})", self.name)
        } else {
            self.name.to_string()
        }
    }
}

/// How likely a board is at a port, likeliest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Likelihood {
    /// It says that it is one.
    Board,
    /// It may be an adapter with a board behind it.
    Adapter,
    /// Any other port.
    Other,
}

/// The list could not be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the system does not list its serial ports ({0}); type the port's path instead")]
pub struct NotListed(String);

/// All ports that the system lists, boards first.
///
/// # Errors
/// [`NotListed`] when the system gives no list.
pub fn list() -> Result<Vec<PortInfo>, NotListed> {
    // The crate panics where a Linux has no such folder (containers).
    if cfg!(target_os = "linux") && !Path::new("/sys/class/tty").is_dir() {
        return Err(NotListed("no /sys/class/tty".into()));
    }
    let found = serialport::available_ports().map_err(|error| NotListed(error.to_string()))?;
    let mut ports: Vec<PortInfo> = found
        .into_iter()
        .map(|port| PortInfo {
            access: access(&port.port_name),
            name: PortName::new(port.port_name),
            attachment: match port.port_type {
                SerialPortType::UsbPort(usb) => Attachment::Usb(usb_identity(usb)),
                SerialPortType::BluetoothPort => Attachment::Bluetooth,
                SerialPortType::PciPort => Attachment::BuiltIn,
                SerialPortType::Unknown => Attachment::Unknown,
            },
        })
        .collect();
    ports.sort_by(|a, b| (a.likelihood(), &a.name).cmp(&(b.likelihood(), &b.name)));
    Ok(ports)
}

fn usb_identity(usb: UsbPortInfo) -> UsbIdentity {
    UsbIdentity {
        vendor: usb.vid,
        product: usb.pid,
        serial: usb.serial_number,
        maker: usb.manufacturer,
        name: usb.product,
    }
}

/// Asks for permission without opening the port: that would raise its modem lines, and some boards
/// restart at it.
#[cfg(unix)]
fn access(name: &str) -> Access {
    use rustix::fs::Access as Mode;
    match rustix::fs::access(name, Mode::READ_OK | Mode::WRITE_OK) {
        Err(rustix::io::Errno::ACCESS) => Access::NoPermission,
        _ => Access::Open,
    }
}

#[cfg(not(unix))]
fn access(_name: &str) -> Access {
    Access::Open
}

/// Where a USB device went when it is no longer under its old name: the port with the same serial
/// number, or the only one with the same vendor and product where it has no serial number.
#[must_use]
pub fn find_again(lost: &UsbIdentity, ports: &[PortInfo]) -> Option<PortName> {
    let same = |port: &&PortInfo| {
        matches!(&port.attachment, Attachment::Usb(usb)
            if (usb.vendor, usb.product) == (lost.vendor, lost.product)
                && usb.serial == lost.serial)
    };
    let mut candidates = ports.iter().filter(same);
    let first = candidates.next()?;
    // Two adapters that cannot be told apart: guessing could put one board's moves on another.
    if candidates.next().is_some() {
        return None;
    }
    Some(first.name.clone())
}

/// What a port of the list says of itself by USB, links followed.
#[must_use]
pub fn usb_identity_of(name: &PortName, ports: &[PortInfo]) -> Option<UsbIdentity> {
    let resolved = resolved(name);
    ports.iter().find(|port| port.name == *name || port.name == resolved).and_then(|port| {
        if let Attachment::Usb(usb) = &port.attachment { Some(usb.clone()) } else { None }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usb(name: &str, ids: (u16, u16), serial: Option<&str>, product: Option<&str>) -> PortInfo {
        PortInfo {
            name: name.into(),
            attachment: Attachment::Usb(UsbIdentity {
                vendor: ids.0,
                product: ids.1,
                serial: serial.map(Into::into),
                maker: None,
                name: product.map(Into::into),
            }),
            access: Access::Open,
        }
    }

    #[test]
    fn a_device_that_says_dgt_or_has_its_numbers_comes_before_an_adapter() {
        for (port, expected) in [
            (usb("ttyACM0", (1, 2), None, Some("DGT Chessboard")), Likelihood::Board),
            (usb("ttyACM1", (0x045B, 0x8111), None, None), Likelihood::Board),
            (usb("ttyUSB0", (0x0403, 0x6001), None, Some("FT232R")), Likelihood::Adapter),
        ] {
            assert_eq!(port.likelihood(), expected, "{}", port.title());
        }
        assert!(Likelihood::Board < Likelihood::Adapter);
    }

    #[test]
    fn a_board_is_found_again_under_another_name_but_never_guessed_between_two() {
        let lost = UsbIdentity { vendor: 1, product: 2, ..UsbIdentity::default() };
        let with = |serial: &str| UsbIdentity { serial: Some(serial.into()), ..lost.clone() };
        let one = usb("ttyACM1", (1, 2), None, None);
        let twin = usb("ttyACM2", (1, 2), None, None);
        let a = usb("ttyACM3", (1, 2), Some("A"), None);
        let b = usb("ttyACM4", (1, 2), Some("B"), None);
        let alien = usb("ttyUSB0", (3, 4), None, None);
        for (lost, ports, expected) in [
            (lost.clone(), vec![alien.clone(), one.clone()], Some("ttyACM1")),
            (lost.clone(), vec![one, twin], None),
            (with("B"), vec![a.clone(), b], Some("ttyACM4")),
            (with("B"), vec![a, alien.clone()], None),
            (lost, vec![alien], None),
        ] {
            assert_eq!(find_again(&lost, &ports), expected.map(PortName::from));
        }
    }

    #[test]
    fn listing_the_ports_of_this_machine_does_not_fail_loudly() {
        if let Ok(ports) = list() {
            assert!(ports.iter().all(|port| !port.title().is_empty()));
        }
    }
}
