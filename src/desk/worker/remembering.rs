//! What this computer remembers of the open competition follows the record while the work goes on: an older copy
//! is told by it after a crash, too, and by another program while the file is open. It is written beside the
//! desk; no command waits for it.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::last_known;
use crate::worker::Worker;
use jadoube_core::evidence::head::RecordState;
use jadoube_journal::fault::Fault;

/// It is written no more often than this, however much is recorded.
const PAUSE: Duration = Duration::from_secs(2);

impl Worker {
    /// Remembers how far the record has come, and where it is: in what was saved of a file that is lost. A file
    /// that is not what was remembered takes its place only when the work goes on in it. A folder that does not
    /// answer is not waited for beyond reason.
    pub(super) fn remember(&mut self) {
        self.remembering.finish();
        if self.remembering.is_writing() {
            return;
        }
        self.write_head();
        self.remembering.finish();
    }

    /// How long until what was recorded has to be remembered; none where all of it is. The first since the file
    /// was opened is remembered at once.
    pub(super) fn until_remembered(&self) -> Option<Duration> {
        let (_, record) = self.to_remember()?;
        let pause = |begun: Instant| PAUSE.saturating_sub(begun.elapsed());
        let wait = self.remembering.begun.map_or(Duration::ZERO, pause);
        (record.head.seq != self.remembering.upto).then_some(wait)
    }

    /// Has what was recorded remembered when it is time.
    pub(super) fn go_on_remembering(&mut self) {
        if self.until_remembered().is_none_or(|wait| !wait.is_zero()) {
            return;
        }
        self.remembering.begun = Some(Instant::now());
        // On a folder that does not answer one writer waits, not one more at each turn.
        if self.remembering.is_writing() {
            return;
        }
        self.write_head();
    }

    /// Begins to write it down, beside the desk.
    fn write_head(&mut self) {
        let Some((path, record)) = self.to_remember() else { return };
        let (station, path, upto) = (self.station.clone(), path.to_owned(), record.head.seq);
        // What cannot be remembered costs nothing but that.
        let write = move || drop(last_known::keep(&station, &path, &record));
        // Where no thread can be had, it is tried again.
        if self.remembering.begin(write).is_ok() {
            self.remembering.upto = upto;
        }
    }

    fn to_remember(&self) -> Option<(&Path, RecordState)> {
        // Without a folder of its own a station remembers nothing.
        self.station.folder()?;
        let cycle = self.cycle.as_ref().filter(|cycle| cycle.unlike().is_none())?;
        let path = match cycle.lost() {
            Some(Fault::Lost { saved: Some(saved), .. }) => saved.as_path(),
            _ => cycle.path(),
        };
        Some((path, cycle.record_state()))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::inbox::Request;
    use crate::request_error::Trouble;
    use crate::testing::{cup, set_up};
    use crate::worker::testing::{ask, worker};
    use jadoube_core::evidence::code::hex;

    /// Whether a file is in doubt when it is opened, and records nothing then.
    fn is_doubted(folder: &Path, file: &Path) -> bool {
        let mut desk = worker(folder);
        desk.serve(Request::Open(file.to_owned()), &mut None).unwrap();
        let doubted = desk.cycle.as_ref().unwrap().unlike().is_some();
        let asked = ask(&mut desk, set_up(9));
        assert_eq!(matches!(asked, Err(Trouble::OtherState)), doubted, "{asked:?}");
        desk.leave().unwrap();
        doubted
    }

    #[test]
    fn an_older_copy_is_told_while_the_file_is_open_and_after_a_crash() {
        let folder = tempfile::tempdir().unwrap();
        let (file, copy) = (folder.path().join("q.jadoube"), folder.path().join("q-old.jadoube"));
        let mut desk = worker(folder.path());
        desk.serve(Request::New(file.clone(), cup()), &mut None).unwrap();
        assert_eq!(desk.until_remembered(), Some(Duration::ZERO), "of a new file at once");
        desk.leave().unwrap();
        fs::copy(&file, &copy).unwrap();

        let mut desk = worker(folder.path());
        desk.serve(Request::Open(file.clone()), &mut None).unwrap();
        assert_eq!(desk.until_remembered(), None, "nothing was recorded");
        ask(&mut desk, set_up(1)).unwrap();
        assert_eq!(desk.until_remembered(), Some(Duration::ZERO), "the first at once");
        desk.go_on_remembering();
        assert_eq!(desk.until_remembered(), None);
        desk.remembering.finish();
        assert!(is_doubted(folder.path(), &copy), "while the file is open");

        // The program is killed.
        drop(desk);
        assert!(is_doubted(folder.path(), &copy), "after a crash");
        assert!(!is_doubted(folder.path(), &file), "the right one is the right one");
    }

    #[test]
    fn what_follows_is_remembered_after_a_pause_and_the_last_of_it_too() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("q.jadoube");
        let mut desk = worker(folder.path());
        desk.serve(Request::New(file.clone(), cup()), &mut None).unwrap();
        desk.go_on_remembering();
        desk.remembering.finish();
        let first = desk.remembering.upto;
        for board in 1..=2 {
            ask(&mut desk, set_up(board)).unwrap();
            // As if it had been written just now, however slow the machine is.
            desk.remembering.begun = Some(Instant::now() + PAUSE);
            desk.go_on_remembering();
            assert_eq!(desk.remembering.upto, first, "not yet");
            assert!(desk.until_remembered().is_some_and(|wait| !wait.is_zero()));
        }
        desk.remembering.begun = Instant::now().checked_sub(PAUSE);
        desk.go_on_remembering();
        desk.remembering.finish();
        let head = desk.cycle.as_ref().unwrap().head();
        assert!(head.seq > first);
        assert_eq!(desk.until_remembered(), None);
        let known = fs::read_to_string(folder.path().join("heads.ron")).unwrap();
        assert!(known.contains(&hex(&head.hash)), "{known}");
    }
}
