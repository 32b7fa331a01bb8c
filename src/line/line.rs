//! What the desk asks of the line. Nothing here waits: what takes its time is done on the line's thread.

use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use crate::faults::{of_code, told};
use crate::memory::{self, is_known};
use crate::open_event::{CONNECTION, OpenEvent};
use crate::options::Options;
use crate::order::Order;
use crate::state::Engine;
use jadoube_desk::inlet::Inlet;
use jadoube_desk::stations_line::{Door, LineFault, LinePlace, LineRequest, StationsLine};
use jadoube_message::system::SystemReason;
use jadoube_network::door::Knock;
use jadoube_network::invitation::Invitation;
use jadoube_network::nkey::Nkey;
use jadoube_network::renewal::Renewal;
use jadoube_network::server::program::Program;

/// The line of a desk. It ends when this is dropped, and with it the server that it has started.
pub struct DeskLine {
    orders: Sender<Order>,
    door: Arc<Mutex<Door>>,
    thread: Option<JoinHandle<()>>,
}

impl fmt::Debug for DeskLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DeskLine").finish_non_exhaustive()
    }
}

impl DeskLine {
    /// Starts the thread of a line. Nothing is connected, and nothing listens, before an event is open that
    /// was served or joined here, or it is asked for.
    ///
    /// # Errors
    /// What the system says when no thread can be had.
    pub fn start(inlet: Inlet, options: Options) -> io::Result<Self> {
        let (orders, wanted) = channel();
        let door = Arc::default();
        let engine = Engine::new((orders.clone(), wanted), inlet, options, Arc::clone(&door));
        let thread = std::thread::Builder::new().name("line".into()).spawn(|| engine.run())?;
        Ok(Self { orders, door, thread: Some(thread) })
    }

    fn order(&self, order: Order) -> Result<(), LineFault> {
        self.orders.send(order).map_err(|_| LineFault::NoLine)
    }

    /// The servers of an event are elsewhere.
    fn renew(&self, renewal: Renewal, file: &Path, place: LinePlace<'_>) -> Result<(), LineFault> {
        let other = |(open, event): (&Path, _)| open == file && event != renewal.competition;
        if place.open.is_some_and(other) {
            return Err(LineFault::NotJoined);
        }
        let folder = place.station.folder().ok_or(LineFault::NotJoined)?.to_owned();
        if memory::of(&folder, renewal.competition).is_none() {
            let is_new = !file.exists();
            return Err(if is_new { LineFault::NotInvitation } else { LineFault::NotJoined });
        }
        self.order(Order::Renew { renewal, folder })
    }

    /// Whether the line can do it as things stand.
    fn check(&self, wish: &LineRequest) -> Result<(), LineFault> {
        let door = self.door.lock().unwrap_or_else(PoisonError::into_inner);
        match wish {
            LineRequest::Invite(_) if door.served.is_empty() => Err(LineFault::NotServed),
            LineRequest::LetIn(key, _) | LineRequest::TurnAway(key)
                if !door.waiting.iter().any(|one| one.station == *key) =>
            {
                Err(LineFault::NobodyWaits)
            }
            _ => Ok(()),
        }
    }
}

/// Whether a code says where the servers of an event are now.
#[must_use]
pub fn renews(code: &str) -> bool {
    Renewal::read(code).is_ok()
}

impl StationsLine for DeskLine {
    fn can_serve(&self, place: LinePlace<'_>) -> Result<(), LineFault> {
        let LinePlace { open, hall, station } = place;
        let shared_before = |(_, competition)| memory::has_others(station, competition);
        if hall.own.is_none() && open.is_some_and(shared_before) {
            return Err(LineFault::SharedBefore);
        }
        Program::find(None).map(drop).map_err(told)
    }

    fn ask(&mut self, wish: &LineRequest, place: LinePlace<'_>) -> Result<(), LineFault> {
        self.check(wish)?;
        let LineRequest::Join { code, name, file } = wish else {
            return self.order(Order::Request(wish.clone(), OpenEvent::of(place)));
        };
        if let Ok(renewal) = Renewal::read(code) {
            return self.renew(renewal, file, place);
        }
        let invitation = Invitation::read(code).map_err(of_code)?;
        let is_open = place.open.is_some_and(|(open, _)| open == file);
        let of_file = |why| LineFault::File { path: file.clone(), why };
        if file.exists() && !is_open {
            return Err(of_file(SystemReason::Exists));
        }
        // Before the code is used, and anything is handed over there.
        if !is_open {
            let (folder, tried) = try_folder(file);
            tried.map_err(|why| LineFault::File { path: folder, why: (&why).into() })?;
        }
        let folder = place.station.folder().ok_or(LineFault::Key)?.to_owned();
        let signer = place.station.signer().map_err(|error| of_file((&error).into()))?;
        let station = signer.ok_or(LineFault::Key)?.public();
        let nkey = Nkey::at(&folder.join(CONNECTION)).map_err(told)?;
        let knock = Knock { name: name.clone(), station, nkey: nkey.public().to_owned() };
        self.order(Order::Knock { invitation, knock, file: file.clone(), folder })
    }

    fn expects(&self, place: LinePlace<'_>) -> bool {
        place.open.is_some_and(|(_, competition)| is_known(place.station, competition))
    }

    fn look(&mut self, place: LinePlace<'_>) {
        let _ = self.order(Order::Look(OpenEvent::of(place)));
    }
}

/// Tries whether a file can be made: the folder in which it is to lie, and what the system says.
fn try_folder(file: &Path) -> (PathBuf, io::Result<()>) {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or_else(|| Path::new(".")).to_owned();
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let probe = folder.join(format!(".{name}.{}.try", std::process::id()));
    let tried = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&probe)
        .and_then(|mut made| made.write_all(name.as_bytes()));
    let _ = fs::remove_file(&probe);
    (folder, tried)
}

impl Drop for DeskLine {
    fn drop(&mut self) {
        let _ = self.orders.send(Order::Quit);
        if let Some(thread) = self.thread.take() {
            // A thread that has panicked has said so.
            let _ = thread.join();
        }
    }
}
