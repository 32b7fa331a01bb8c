//! The server of an event: written, started, watched, and ended with its handle. Nothing listens
//! without being asked to, and only at the address that was asked for.

pub(crate) mod configuration;
pub mod program;
pub mod refused;
pub mod settings;

use std::fs;
use std::net::{IpAddr, SocketAddr, TcpListener, UdpSocket};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::event::Candidate;
use crate::fault::Fault;
use crate::nkey::is_public;
use crate::permission::Member;
use crate::private_file::write_whole;
use crate::server::configuration::{AUTHORITY, CERTIFICATE, CONFIGURATION, KEY};
use crate::server::program::{Program, Running};
use crate::server::refused::{RefusedConnection, Sieve};
use crate::server::settings::{Invitations, InvitedUser, Settings, Topology, Users};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_laws::ids::BoardNo;

/// How long a server may take until it is ready.
const READY: Duration = Duration::from_secs(20);
/// How many invitations may be open at once.
const INVITED_MAX: usize = 64;

/// What a server tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ServerEvent {
    /// It has ended, and nobody here asked it to.
    Ended {
        /// How, in the words of the system.
        how: String,
    },
    /// It has refused somebody.
    Refused(RefusedConnection),
}

/// A server. It ends when this is dropped.
#[derive(Debug)]
pub struct Server {
    program: Program,
    settings: Settings,
    listen: SocketAddr,
    synced: bool,
    users: Mutex<Users>,
    running: Mutex<Option<Running>>,
    events: Sender<ServerEvent>,
    wanted: Arc<Mutex<bool>>,
}

impl Server {
    /// Writes the configuration, starts the server and waits until it is ready. What happens to it later
    /// is told to `events`.
    ///
    /// # Errors
    /// See [`Fault`].
    pub fn start(settings: Settings, events: Sender<ServerEvent>) -> Result<Self, Fault> {
        let program = Program::find(settings.program.as_deref())?;
        let listen = free(settings.listen)?;
        let folder = &settings.folder;
        fs::create_dir_all(folder).map_err(|error| Fault::file(folder, &error))?;
        let identity = &settings.identity;
        let shown = format!("{}{}", identity.certificate, identity.authority);
        for (name, text) in
            [(CERTIFICATE, &shown), (KEY, &identity.key), (AUTHORITY, &identity.authority)]
        {
            write_whole(&folder.join(name), text)?;
        }
        let users =
            Users { members: settings.members.clone(), invited: settings.invitations.0.clone() };
        let mut server = Self {
            program,
            synced: settings.synced,
            settings,
            listen,
            users: Mutex::new(users),
            running: Mutex::new(None),
            events,
            wanted: Arc::new(Mutex::new(false)),
        };
        configuration::forget_others(&server.settings.folder, &server.settings.place);
        server.write()?;
        server.test()?;
        server.restart()?;
        Ok(server)
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.listen
    }

    /// Its version.
    #[must_use]
    pub fn version(&self) -> &str {
        &self.program.version
    }

    /// Whether what it acknowledges is on its disk. Before 2.10 it cannot be told to: then a power cut may
    /// take what came last, and the stations publish it again.
    #[must_use]
    pub const fn is_synced(&self) -> bool {
        self.synced
    }

    /// Who is invited here.
    #[must_use]
    pub fn invitations(&self) -> Invitations {
        Invitations(lock(&self.users).invited.clone())
    }

    /// Whether it runs.
    #[must_use]
    pub fn is_running(&self) -> bool {
        lock(&self.running).as_ref().is_some_and(|running| !running.is_ended())
    }

    /// Its number as a process, while it runs.
    #[must_use]
    pub fn process(&self) -> Option<u32> {
        lock(&self.running).as_ref().and_then(Running::process)
    }

    /// Starts it anew, ending it first if it runs.
    ///
    /// # Errors
    /// [`Fault::NotStarted`], [`Fault::PortTaken`].
    pub fn restart(&self) -> Result<(), Fault> {
        self.end();
        free(self.listen)?;
        if let Topology::OneOf { listen, .. } = &self.settings.place {
            free(*listen)?;
        }
        if let Some(halls) = self.settings.halls {
            free(halls)?;
        }
        let (events, wanted) = (self.events.clone(), Arc::clone(&self.wanted));
        let (refusals, mut sieve) = (events.clone(), Sieve::new());
        *lock(&wanted) = true;
        let folder = &self.settings.folder;
        let running = Running::start(
            &self.program,
            &folder.join(CONFIGURATION),
            &folder.join("server.log"),
            move |line| {
                if let Some(refused) = sieve.read(line) {
                    let _ = refusals.send(ServerEvent::Refused(refused));
                }
            },
            move |status| {
                if *lock(&wanted) {
                    let how = status.map_or_else(String::new, |status| status.to_string());
                    let _ = events.send(ServerEvent::Ended { how });
                }
            },
        )?;
        let ready = running.wait_for(0, READY, |line| {
            let fatal = line.contains("[FTL]");
            (fatal || line.contains("Server is ready")).then(|| fatal.then(|| line.to_owned()))
        });
        match ready {
            Ok(None) => *lock(&self.running) = Some(running),
            Ok(Some(line)) | Err(line) => {
                *lock(&self.wanted) = false;
                return Err(if line.contains("address already in use") {
                    Fault::PortTaken(self.listen)
                } else {
                    Fault::NotStarted(line)
                });
            }
        }
        Ok(())
    }

    /// Ends it.
    pub fn end(&self) {
        *lock(&self.wanted) = false;
        *lock(&self.running) = None;
    }

    /// Kills it, as a power cut would: for tests of what comes then.
    pub fn kill(&self) {
        if let Some(running) = lock(&self.running).as_ref() {
            running.kill();
        }
    }

    /// Lets a station in, or changes what it is there for.
    ///
    /// # Errors
    /// [`Fault::Key`] for a key that is none; [`Fault::NotReloaded`]; of the files.
    pub fn admit(&self, member: Member) -> Result<(), Fault> {
        if !is_public(&member.nkey) {
            return Err(Fault::Key("no public key of a connection".into()));
        }
        self.change(|users| {
            users.members.retain(|one| one.station != member.station && one.nkey != member.nkey);
            users.members.push(member);
            Ok(())
        })
    }

    /// Lets a station in no more, and ends its connections.
    ///
    /// # Errors
    /// As of [`Self::admit`].
    pub fn dismiss(&self, station: PublicKey) -> Result<(), Fault> {
        self.change(|users| {
            users.members.retain(|one| one.station != station);
            Ok(())
        })
    }

    /// Lets nobody in any more whose invitation has expired or been used. To be called now and then.
    ///
    /// # Errors
    /// As of [`Self::admit`].
    pub fn tidy(&self) -> Result<(), Fault> {
        if lock(&self.users).invited.iter().all(InvitedUser::is_open) {
            return Ok(());
        }
        self.change(|users| {
            users.invited.retain(InvitedUser::is_open);
            Ok(())
        })
    }

    /// For whom an invitation is that a candidate holds.
    ///
    /// # Errors
    /// [`Fault::NotInvited`], [`Fault::Expired`], [`Fault::Used`].
    pub fn invited(&self, candidate: &Candidate) -> Result<(Role, Vec<BoardNo>), Fault> {
        let users = lock(&self.users);
        let found = users.invited.iter().find(|one| one.nkey == candidate.invitation);
        let found = found.ok_or(Fault::NotInvited)?;
        found.is_for(candidate.station)?;
        Ok((found.role, found.boards.clone()))
    }

    /// Lets a candidate in, in the role of its invitation, which is used with that.
    ///
    /// # Errors
    /// As of [`Self::invited`] and [`Self::admit`].
    pub fn accept(&self, candidate: &Candidate) -> Result<(Role, Vec<BoardNo>), Fault> {
        let (role, boards) = self.invited(candidate)?;
        let used = |by| {
            let mut users = lock(&self.users);
            let found = users.invited.iter_mut().find(|one| one.nkey == candidate.invitation);
            found.into_iter().for_each(|one| one.used = by);
        };
        used(Some((candidate.station, Instant::now())));
        let Candidate { station, ref nkey, .. } = *candidate;
        self.admit(Member { station, nkey: nkey.clone(), role }).inspect_err(|_| used(None))?;
        Ok((role, boards))
    }

    pub(crate) fn invite(&self, invited: InvitedUser) -> Result<(), Fault> {
        self.change(|users| {
            users.invited.retain(InvitedUser::is_open);
            if users.invited.len() >= INVITED_MAX {
                return Err(Fault::Busy { waiting: users.invited.len() });
            }
            users.invited.push(invited);
            Ok(())
        })
    }

    /// Takes back the invitation with this public key.
    ///
    /// # Errors
    /// As of [`Self::admit`].
    pub fn withdraw(&self, nkey: &str) -> Result<(), Fault> {
        self.change(|users| {
            users.invited.retain(|one| one.nkey != nkey);
            Ok(())
        })
    }

    fn change(&self, how: impl FnOnce(&mut Users) -> Result<(), Fault>) -> Result<(), Fault> {
        let mut users = lock(&self.users);
        let before = users.clone();
        how(&mut users)?;
        if let Err(fault) = self.write_of(&users) {
            *users = before;
            return Err(fault);
        }
        drop(users);
        match lock(&self.running).as_ref() {
            Some(running) if !running.is_ended() => running.reload(&self.program),
            // It will read it when it starts.
            _ => Ok(()),
        }
    }

    fn write(&self) -> Result<(), Fault> {
        self.write_of(&lock(&self.users))
    }

    fn write_of(&self, users: &Users) -> Result<(), Fault> {
        let text = configuration::text(&self.settings, self.listen, users, self.synced);
        write_whole(&self.settings.folder.join(CONFIGURATION), &text)
    }

    /// Asks the program whether it takes the configuration; an old one does not know `sync_interval`.
    fn test(&mut self) -> Result<(), Fault> {
        let path = self.settings.folder.join(CONFIGURATION);
        match self.program.test(&path) {
            Ok(()) => Ok(()),
            Err(said) if self.synced && said.contains("sync_interval") => {
                self.synced = false;
                self.write()?;
                self.program.test(&path).map_err(Fault::Configuration)
            }
            Err(said) => Err(Fault::Configuration(said)),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

/// The addresses of this machine at which others may reach it, the most likely first. Asked for a way to
/// networks of every private kind, the system names its own end; nothing is sent.
#[must_use]
pub fn own_addresses() -> Vec<IpAddr> {
    const TOWARDS: [&str; 6] = [
        "192.0.2.1:9",
        "192.168.255.254:9",
        "10.255.255.254:9",
        "172.31.255.254:9",
        "169.254.255.254:9",
        "[2001:db8::1]:9",
    ];
    let mut all = Vec::new();
    for towards in TOWARDS {
        let any = if towards.starts_with('[') { "[::]:0" } else { "0.0.0.0:0" };
        let own = UdpSocket::bind(any)
            .and_then(|socket| socket.connect(towards).and_then(|()| socket.local_addr()));
        if let Ok(own) = own
            && !own.ip().is_loopback()
            && !all.contains(&own.ip())
        {
            all.push(own.ip());
        }
    }
    all
}

/// The address, with a port that is free.
///
/// # Errors
/// [`Fault::PortTaken`], [`Fault::Address`].
pub fn free(listen: SocketAddr) -> Result<SocketAddr, Fault> {
    reserve(listen).map(|(address, _)| address)
}

/// The same, and what keeps others on this machine from it until it is dropped.
///
/// # Errors
/// As of [`free`].
pub fn reserve(listen: SocketAddr) -> Result<(SocketAddr, TcpListener), Fault> {
    let reserved = TcpListener::bind(listen)
        .and_then(|listener| listener.local_addr().map(|address| (address, listener)));
    reserved.map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => Fault::PortTaken(listen),
        _ => Fault::Address { address: listen, kind: error.kind(), what: error.to_string() },
    })
}

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}
