//! A desk without a thread, for the tests of its parts.

use std::path::Path;
use std::sync::mpsc::channel;

use crate::inbox::{Answer, Request};
use crate::station::Station;
use crate::worker::Worker;
use jadoube_core::hall::command::Command;
use jadoube_journal::fresh;
use jadoube_laws::ids::CommandKey;

/// That of a laptop that keeps its key in this folder.
pub(super) fn worker(folder: &Path) -> Worker {
    let (inbox, _messages) = channel();
    Worker::new(Station::in_folder("test", folder), inbox, Box::new(|| {}))
}

/// Has it record something.
pub(super) fn ask(worker: &mut Worker, command: Command) -> Answer {
    worker.serve(Request::Do(command, CommandKey(fresh::id())), &mut None)
}
