//! The handle by which a user interface speaks to the desk's thread.

use std::fmt;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, PoisonError};
use std::thread::JoinHandle;

use crate::exchange::Exchange;
use crate::inbox::{Answer, Message, Request};
use crate::inlet::Inlet;
use crate::request_error::Trouble;
use crate::shutdown;
use crate::snapshot::{Picture, Snapshot, Waker};
use crate::station::Station;
use crate::stations_line::StationsLine;
use crate::timekeeper::Timekeeper;
use crate::worker::Worker;
use jadoube_core::hall::command::Command;
use jadoube_devices::supervisor::Config;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_journal::fault::Fault;
use jadoube_journal::fresh;
use jadoube_laws::ids::CommandKey;

/// The desk: a thread that works as long as this handle lives.
pub struct Desk {
    inbox: Sender<Message>,
    inlet: Inlet,
    picture: Picture,
    thread: Option<JoinHandle<Result<(), Fault>>>,
}

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").finish_non_exhaustive()
    }
}

/// An answer that is on its way.
#[derive(Debug)]
pub struct Pending(Receiver<Answer>);

impl Pending {
    /// The answer, if it is there.
    #[must_use]
    pub fn poll(&self) -> Option<Answer> {
        use std::sync::mpsc::TryRecvError;
        match self.0.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(Trouble::DeskGone)),
        }
    }

    /// Waits for the answer.
    ///
    /// # Errors
    /// [`Trouble`] when the request was not fulfilled.
    pub fn wait(self) -> Answer {
        self.0.recv().unwrap_or(Err(Trouble::DeskGone))
    }
}

/// A key that no command has had.
#[must_use]
pub fn fresh_key() -> CommandKey {
    CommandKey(fresh::id())
}

impl Desk {
    /// Starts the desk's thread. `station` is what this machine records as; a mere name signs
    /// nothing, which is for tests.
    ///
    /// # Errors
    /// What the system says when no thread can be had.
    pub fn start(station: impl Into<Station>, waker: Waker) -> std::io::Result<Self> {
        Self::start_with(station, Config::board(), waker)
    }

    /// The same, with electronic boards that are kept like this.
    ///
    /// # Errors
    /// As [`Desk::start`].
    pub fn start_with(
        station: impl Into<Station>,
        boards: Config,
        waker: Waker,
    ) -> std::io::Result<Self> {
        let (inbox, messages) = channel();
        let mut worker = Worker::new(station.into(), inbox.clone(), waker);
        worker.keep_boards(boards);
        let picture = worker.picture();
        let ended = shutdown::register(&inbox);
        let thread = std::thread::Builder::new().name("desk".into()).spawn(move || {
            let closed = worker.run(&messages);
            drop(ended);
            closed
        })?;
        let inlet = Inlet::new(inbox.clone());
        Ok(Self { inbox, inlet, picture, thread: Some(thread) })
    }

    /// The latest picture.
    #[must_use]
    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.picture.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Where what comes from other stations is put in.
    #[must_use]
    pub fn inlet(&self) -> Inlet {
        self.inlet.clone()
    }

    /// From now on this carries things to the other stations; or nothing does.
    pub fn exchange(&self, exchange: Option<Box<dyn Exchange>>) {
        // A desk that has ended has nothing to send.
        let _ = self.inbox.send(Message::Exchange(exchange));
    }

    /// From now on this serves, invites and joins; until then nothing does.
    pub fn line(&self, line: Box<dyn StationsLine>) {
        // A desk that has ended has nothing to ask.
        let _ = self.inbox.send(Message::Line(line));
    }

    /// From now on this tells the moment in the open file: for tests.
    pub fn set_timekeeper(&self, keeper: Arc<Timekeeper>) {
        // A desk that has ended tells no time.
        let _ = self.inbox.send(Message::Timekeeper(keeper));
    }

    /// Asks for something; the answer comes when it is recorded.
    pub fn ask(&self, request: Request) -> Pending {
        let (answer, pending) = channel();
        if self.inbox.send(Message::Face(request, Some(answer.clone()))).is_err() {
            let _ = answer.send(Err(Trouble::DeskGone));
        }
        Pending(pending)
    }

    /// Closes the competition, and waits until that is done.
    ///
    /// # Errors
    /// [`Fault`] when something is not where it should be.
    pub fn close(mut self) -> Result<(), Fault> {
        self.end()
    }

    fn end(&mut self) -> Result<(), Fault> {
        let _ = self.inbox.send(Message::Quit);
        // A thread that has panicked has said so.
        self.thread.take().map_or(Ok(()), |thread| thread.join().unwrap_or(Ok(())))
    }

    /// Asks for a command under a fresh key.
    pub fn command(&self, command: Command) -> Pending {
        self.ask(Request::Do(command, fresh_key()))
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        if let Err(fault) = self.end() {
            // Nobody else is left who could say it.
            eprintln!("jadoube: {}", Catalogue::new(Lang::detect()).tell(&fault));
        }
    }
}
