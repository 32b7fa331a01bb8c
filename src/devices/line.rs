//! A line opened by its address, whatever it goes through.

use std::sync::mpsc::{Receiver, channel};

use crate::address::Address;
use crate::memory::MemoryLine;
use crate::serial::SerialLine;
use crate::tcp::TcpLine;
use crate::transport::{LineSettings, Patience, Transport};
use jadoube_laws::ids::PortName;
use jadoube_laws::line::LineFault;

/// A line, or why there is none.
pub type OpenResult = Result<Box<dyn Transport>, LineFault>;

/// Opens a line. A network may take its time, and the lookup of a name has no limit of its own:
/// both are waited for on a thread that nobody else depends on, and the answer is received.
#[must_use]
pub fn open(name: &PortName, settings: LineSettings, patience: Patience) -> Receiver<OpenResult> {
    let (sender, opened) = channel();
    let answer = |opened: OpenResult| drop(sender.send(opened));
    match Address::read(name) {
        Err(fault) => answer(Err(LineFault::Address(name.clone(), fault))),
        Ok(Address::Port(port)) => {
            let line = SerialLine::open(&port, settings, patience.read);
            answer(line.map(|line| Box::new(line) as Box<dyn Transport>));
        }
        Ok(Address::Memory(name)) => {
            let line = MemoryLine::open(&name, patience.read);
            answer(line.map(|line| Box::new(line) as Box<dyn Transport>));
        }
        Ok(Address::Tcp { host, port }) => {
            let name = name.clone();
            let dial = move || {
                let line = TcpLine::connect(&name, (&host, port), patience);
                // Whoever asked may have lost patience.
                drop(sender.send(line.map(|line| Box::new(line) as Box<dyn Transport>)));
            };
            // Without a thread the sender is gone, which says that there is no line.
            drop(std::thread::Builder::new().name("device-dial".into()).spawn(dial));
        }
    }
    opened
}
