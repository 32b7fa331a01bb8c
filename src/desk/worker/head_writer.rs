//! Who writes down how far the open competition is known on this computer, beside the desk.

use std::convert::Infallible;
use std::io;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::Builder;
use std::time::{Duration, Instant};

/// So long a writer is waited for at the most: a healthy disk needs a fraction of it, another program that
/// remembers half of it, and what hangs is left alone.
const PATIENCE: Duration = Duration::from_secs(2);

/// How far the open competition is remembered.
#[derive(Debug, Default)]
pub(super) struct HeadWriter {
    /// The last row that is remembered of the open file; 0 while that is none.
    pub(super) upto: u64,
    /// When a writer was last begun since the file was opened.
    pub(super) begun: Option<Instant>,
    /// Ends with the writer.
    writer: Option<Receiver<Infallible>>,
}

impl HeadWriter {
    /// Begins a writer. Where no thread can be had, the system says why.
    pub(super) fn begin(&mut self, write: impl FnOnce() + Send + 'static) -> io::Result<()> {
        let (at_work, ended) = channel();
        let work = move || {
            write();
            drop(at_work);
        };
        Builder::new().name("remember".into()).spawn(work)?;
        self.writer = Some(ended);
        Ok(())
    }

    /// Another file is open, or the same lies elsewhere: it is to be remembered at the next turn. A writer that
    /// hangs stays the only one.
    pub(super) fn begin_anew(&mut self) {
        (self.upto, self.begun) = (0, None);
    }

    /// Lets the writer end what it has begun, within reason: it must not come behind a newer state.
    pub(super) fn finish(&self) {
        if let Some(writer) = &self.writer {
            // One that has panicked has said so.
            let _ = writer.recv_timeout(PATIENCE);
        }
    }

    pub(super) fn is_writing(&self) -> bool {
        let going = |writer: &Receiver<Infallible>| writer.try_recv() == Err(TryRecvError::Empty);
        self.writer.as_ref().is_some_and(going)
    }
}
