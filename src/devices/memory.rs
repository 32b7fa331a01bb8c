//! A line within the program, for a device that is simulated in it: it needs neither a terminal nor a
//! network, and so is the same on every system. The device has one end, under a name of the form
//! `memory://NAME`; who opens that name has the other. No protocol: bytes as they are.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::transport::Transport;
use jadoube_laws::ids::PortName;
use jadoube_laws::line::LineFault;
use jadoube_message::system::SystemReason;

/// The lines that are plugged in, by their names.
static PLUGGED: Mutex<BTreeMap<PortName, Arc<Cable>>> = Mutex::new(BTreeMap::new());

/// What both ends share.
#[derive(Debug, Default)]
struct Cable {
    carried: Mutex<LineBuffers>,
    changed: Condvar,
}

/// What is under way.
#[derive(Debug, Default)]
struct LineBuffers {
    to_host: VecDeque<u8>,
    to_device: VecDeque<u8>,
    /// Who has opened it last; an earlier one has hung up.
    host: u64,
    is_pulled: bool,
}

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes as much as there is and fits.
fn take(from: &mut VecDeque<u8>, buffer: &mut [u8]) -> usize {
    let taken = from.len().min(buffer.len());
    for (place, byte) in buffer.iter_mut().zip(from.drain(..taken)) {
        *place = byte;
    }
    taken
}

/// The end of the device; dropping it pulls the cable.
#[derive(Debug)]
pub struct DeviceEnd {
    name: PortName,
    cable: Arc<Cable>,
}

impl DeviceEnd {
    /// Plugs a line in under a name.
    ///
    /// # Errors
    /// When another device has the name.
    pub fn plug_in(name: PortName) -> io::Result<Self> {
        let mut plugged = lock(&PLUGGED);
        if plugged.contains_key(&name) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let cable = Arc::<Cable>::default();
        plugged.insert(name.clone(), Arc::clone(&cable));
        Ok(Self { name, cable })
    }

    /// The name that a host opens.
    #[must_use]
    pub const fn name(&self) -> &PortName {
        &self.name
    }

    /// What the host has written, waiting up to `timeout`; 0 when nothing.
    #[must_use]
    pub fn read(&self, buffer: &mut [u8], timeout: Duration) -> usize {
        let nothing = |carried: &mut LineBuffers| carried.to_device.is_empty();
        let carried = lock(&self.cable.carried);
        let waited = self.cable.changed.wait_timeout_while(carried, timeout, nothing);
        let (mut carried, _) = waited.unwrap_or_else(PoisonError::into_inner);
        take(&mut carried.to_device, buffer)
    }

    /// Writes to the host; what is said to nobody is lost.
    pub fn write(&self, bytes: &[u8]) {
        let mut carried = lock(&self.cable.carried);
        if carried.host > 0 {
            carried.to_host.extend(bytes);
            self.cable.changed.notify_all();
        }
    }

    /// How many bytes the host has not read yet.
    #[must_use]
    pub fn unread(&self) -> u32 {
        u32::try_from(lock(&self.cable.carried).to_host.len()).unwrap_or(u32::MAX)
    }
}

impl Drop for DeviceEnd {
    fn drop(&mut self) {
        lock(&PLUGGED).remove(&self.name);
        lock(&self.cable.carried).is_pulled = true;
        self.cable.changed.notify_all();
    }
}

/// The end of whoever opened it.
#[derive(Debug)]
pub struct MemoryLine {
    name: PortName,
    cable: Arc<Cable>,
    host: u64,
    patience: Duration,
}

impl MemoryLine {
    /// Opens the line with a name; whoever had it open before has it no more. A read waits for
    /// `patience`.
    ///
    /// # Errors
    /// [`LineFault::NotFound`] when no device has the name.
    pub fn open(name: &PortName, patience: Duration) -> Result<Self, LineFault> {
        let found = lock(&PLUGGED).get(name).cloned();
        let cable = found.ok_or_else(|| LineFault::NotFound(name.clone()))?;
        let mut carried = lock(&cable.carried);
        carried.host += 1;
        carried.to_host.clear();
        carried.to_device.clear();
        let host = carried.host;
        drop(carried);
        cable.changed.notify_all();
        Ok(Self { name: name.clone(), cable, host, patience })
    }

    fn is_cut(&self, carried: &LineBuffers) -> bool {
        carried.is_pulled || carried.host != self.host
    }

    fn lost(&self) -> LineFault {
        LineFault::Lost { port: self.name.clone(), reason: SystemReason::HungUp }
    }
}

impl Transport for MemoryLine {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, LineFault> {
        let nothing =
            |carried: &mut LineBuffers| carried.to_host.is_empty() && !self.is_cut(carried);
        let carried = lock(&self.cable.carried);
        let waited = self.cable.changed.wait_timeout_while(carried, self.patience, nothing);
        let (mut carried, _) = waited.unwrap_or_else(PoisonError::into_inner);
        // What was said before the cable was pulled is heard.
        let is_other = carried.host != self.host;
        let count = if is_other { 0 } else { take(&mut carried.to_host, buffer) };
        if count == 0 && self.is_cut(&carried) { Err(self.lost()) } else { Ok(count) }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), LineFault> {
        let mut carried = lock(&self.cable.carried);
        if self.is_cut(&carried) {
            return Err(self.lost());
        }
        carried.to_device.extend(bytes);
        self.cable.changed.notify_all();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT_ONCE: Duration = Duration::ZERO;

    #[test]
    fn what_one_end_writes_the_other_reads_until_the_cable_is_pulled() {
        let name = PortName::new("memory://both ends");
        let device = DeviceEnd::plug_in(name.clone()).unwrap();
        assert!(DeviceEnd::plug_in(name.clone()).is_err(), "the name is taken");
        device.write(b"to nobody");
        let mut host = MemoryLine::open(&name, AT_ONCE).unwrap();
        let mut buffer = [0; 4];
        assert_eq!(host.read(&mut buffer), Ok(0));
        host.write(b"who?").unwrap();
        assert_eq!((device.read(&mut buffer, AT_ONCE), buffer), (4, *b"who?"));
        device.write(b"board");
        assert_eq!((host.read(&mut buffer), buffer), (Ok(4), *b"boar"));
        assert_eq!(device.unread(), 1);
        drop(device);
        assert_eq!((host.read(&mut buffer), buffer[0]), (Ok(1), b'd'));
        assert!(matches!(host.read(&mut buffer), Err(LineFault::Lost { .. })));
        assert!(matches!(MemoryLine::open(&name, AT_ONCE), Err(LineFault::NotFound(_))));
    }

    #[test]
    fn who_opens_it_again_takes_it_from_whoever_had_it() {
        let name = PortName::new("memory://two hosts");
        let device = DeviceEnd::plug_in(name.clone()).unwrap();
        let mut first = MemoryLine::open(&name, AT_ONCE).unwrap();
        let mut second = MemoryLine::open(&name, AT_ONCE).unwrap();
        device.write(b"!");
        let mut buffer = [0; 4];
        assert!(matches!(first.read(&mut buffer), Err(LineFault::Lost { .. })));
        assert!(first.write(b"?").is_err());
        assert_eq!(second.read(&mut buffer), Ok(1));
    }
}
