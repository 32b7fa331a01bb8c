//! Who writes down how far the open competition is known on this computer, beside the desk.

use std::thread::JoinHandle;
use std::time::Instant;

/// How far the open competition is remembered.
#[derive(Debug, Default)]
pub(super) struct HeadWriter {
    /// The last row that is remembered of the open file; 0 while that is none.
    pub(super) upto: u64,
    /// When a writer was last begun since the file was opened.
    pub(super) begun: Option<Instant>,
    pub(super) writer: Option<JoinHandle<()>>,
}

impl HeadWriter {
    /// Lets the writer end what it has begun: it must not come behind a newer state.
    pub(super) fn finish(&mut self) {
        if let Some(writer) = self.writer.take() {
            // One that has panicked has said so.
            let _ = writer.join();
        }
    }

    pub(super) fn is_writing(&self) -> bool {
        self.writer.as_ref().is_some_and(|writer| !writer.is_finished())
    }
}
