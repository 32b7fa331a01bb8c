//! The automatic copies of the open competition, on a thread of their own: the desk goes on
//! meanwhile. And the slow look whether the file is still there, for when nothing is recorded.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::copies::Copies;
use crate::inbox::{Message, Request};
use crate::log_lines;
use crate::snapshot::NoticeKind;
use crate::timekeeper::wall;
use crate::voicing::{Listener, Priority, Utterance};
use crate::worker::Worker;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_journal::copies::copy;
use jadoube_journal::fault::Fault;

/// While nothing is recorded, the file is looked at this often.
const LOOK: Duration = Duration::from_secs(2);

impl Worker {
    /// Makes copies like this from now on.
    pub(super) fn set_copies(&mut self, copies: Copies) {
        self.copying.state.asked = Some(copies);
    }

    /// Another competition is open now.
    pub(super) fn begin_copying(&mut self) {
        let Some(cycle) = &self.cycle else { return };
        self.copying.upto = cycle.head().seq;
        self.copying.begun = Instant::now();
        self.copying.looked = Instant::now();
        self.copying.state.last = None;
        self.copying.state.failed = None;
    }

    /// How long until the file has to be looked at or copied.
    pub(super) fn until_look(&self) -> Option<Duration> {
        self.cycle.as_ref()?;
        Some(LOOK.saturating_sub(self.copying.looked.elapsed()))
    }

    /// Looks at the file, and has it copied when it is time.
    pub(super) fn look_after_file(&mut self) {
        if self.copying.looked.elapsed() < LOOK {
            return;
        }
        self.copying.looked = Instant::now();
        let Some(cycle) = &mut self.cycle else { return };
        if let Err(fault) = cycle.check() {
            return self.tell_loss(&fault);
        }
        self.try_writing();
        self.begin_keeping();
        self.copy_if_due();
    }

    fn copy_if_due(&mut self) {
        let Some(cycle) = &self.cycle else { return };
        let Some(asked) = &self.copying.state.asked else { return };
        let due = asked.every().is_some_and(|every| self.copying.begun.elapsed() >= every);
        let head = cycle.head();
        if !due || self.copying.under_way || head.seq == self.copying.upto {
            return;
        }
        self.copying.begun = Instant::now();
        self.copying.under_way = true;
        let (path, folder) = (cycle.path().to_owned(), asked.folder_for(cycle.path()));
        let (keep, inbox) = (usize::from(asked.keep), self.copying.inbox.clone());
        let work = move || {
            let made = copy(&path, head, &folder, keep);
            // The desk may have ended meanwhile.
            let _ = inbox.send(Message::Copied { of: path, upto: head.seq, made });
        };
        if std::thread::Builder::new().name("copy".into()).spawn(work).is_err() {
            self.copying.under_way = false;
        }
    }

    /// Takes note of a copy that was made, or of why it was not: the latter is told once.
    pub(super) fn copied(&mut self, of: &Path, upto: u64, made: Result<PathBuf, Fault>) {
        self.copying.under_way = false;
        if self.cycle.as_ref().is_none_or(|cycle| cycle.path() != of) {
            return;
        }
        match made {
            Ok(path) => {
                self.copying.upto = upto;
                self.copying.state.last = Some((path, wall()));
                self.copying.state.failed = None;
            }
            Err(fault) => {
                let again = self.copying.state.failed.replace(fault.clone()).is_some();
                if !again {
                    self.notice(NoticeKind::CopyFailed(fault));
                }
            }
        }
        self.tell();
    }

    /// Says it where there may be nobody at the window.
    pub(super) fn complain(&self, fault: &Fault) {
        eprintln!("jadoube: {}", log_lines::fault(&Catalogue::new(self.lang), fault));
    }

    /// The file is lost: reported at once, to eye and ear, and once.
    pub(super) fn tell_loss(&mut self, fault: &Fault) {
        if !matches!(fault, Fault::Lost { .. }) || self.lost.as_ref() == Some(fault) {
            return;
        }
        self.complain(fault);
        self.lost = Some(fault.clone());
        // The program may end before anybody goes on in what was saved.
        self.remembering.begin_anew();
        self.say_at_once(log_lines::fault(&Catalogue::new(self.lang), fault));
        self.notice(NoticeKind::Lost(fault.clone()));
        self.tell();
    }

    /// Says something to the arbiter that cannot wait.
    pub(super) fn say_at_once(&mut self, text: String) {
        let said = Utterance::text(Listener::Arbiter, Priority::Alert, self.lang, text);
        self.alarms.serve(Request::Say(Box::new(said)));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};

    use uuid::Uuid;

    use super::*;
    use crate::station::Station;
    use jadoube_core::hall::command::Command;
    use jadoube_core::hall::competition::Competition;
    use jadoube_journal::file::Journal;
    use jadoube_laws::game::command::Command as GameCommand;
    use jadoube_laws::ids::{BoardNo, CommandKey, Role};

    fn worker(hall: &Path) -> (Worker, Receiver<Message>) {
        of(hall, "test".into())
    }

    fn of(hall: &Path, station: Station) -> (Worker, Receiver<Message>) {
        let (inbox, messages) = channel();
        let mut worker = Worker::new(station, inbox, Box::new(|| {}));
        let competition = Competition::new("Open", "2023");
        worker.serve(Request::New(hall.to_owned(), competition), &mut None).unwrap();
        (worker, messages)
    }

    /// Lets ten minutes pass, and takes in what comes of it.
    fn ten_minutes_later(worker: &mut Worker, messages: &Receiver<Message>) {
        let before = Instant::now().checked_sub(Duration::from_secs(600));
        worker.copying.begun = before.expect("the machine runs for longer");
        worker.copying.looked = worker.copying.begun;
        worker.look_after_file();
        while worker.copying.under_way {
            if let Message::Copied { of, upto, made } = messages.recv().unwrap() {
                worker.copied(&of, upto, made);
            }
        }
    }

    fn record(worker: &mut Worker) {
        let competition = worker.hall().unwrap().competition.unwrap();
        let reason = "again".to_owned();
        let command = Command::ChangeCompetition { competition, reason };
        worker.submit(&command, Role::Arbiter, CommandKey(Uuid::now_v7())).unwrap();
    }

    #[test]
    fn what_was_recorded_is_copied_when_it_is_time_and_a_failure_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        let hall = folder.path().join("hall.jadoube");
        let (mut worker, messages) = worker(&hall);
        let failures = |worker: &Worker| {
            let all = worker.notices.iter();
            all.filter(|notice| matches!(notice.what, NoticeKind::CopyFailed(_))).count()
        };
        record(&mut worker);
        ten_minutes_later(&mut worker, &messages);
        assert_eq!(worker.copying.state.last, None, "nobody has asked for copies");
        worker.set_copies(Copies::default());
        ten_minutes_later(&mut worker, &messages);
        let (first, _) = worker.copying.state.last.clone().unwrap();
        assert_eq!(first.parent(), Some(folder.path().join("hall-copies").as_path()));
        assert_eq!(Journal::read(&first).unwrap(), Journal::read(&hall).unwrap());
        // Nothing new: no new copy.
        std::fs::remove_file(&first).unwrap();
        ten_minutes_later(&mut worker, &messages);
        assert!(!first.exists());
        // A folder that is none, until there is one.
        let other = folder.path().join("other");
        std::fs::write(&other, "").unwrap();
        worker.set_copies(Copies { folder: Some(other.clone()), ..Copies::default() });
        record(&mut worker);
        for _ in 0..3 {
            ten_minutes_later(&mut worker, &messages);
            assert!(worker.copying.state.failed.is_some());
            assert_eq!(failures(&worker), 1);
        }
        std::fs::remove_file(&other).unwrap();
        ten_minutes_later(&mut worker, &messages);
        assert_eq!(worker.copying.state.failed, None);
        let (last, _) = worker.copying.state.last.clone().unwrap();
        assert_eq!(last.parent(), Some(other.as_path()));
        // Switched off.
        worker.set_copies(Copies { minutes: 0, ..Copies::default() });
        record(&mut worker);
        ten_minutes_later(&mut worker, &messages);
        assert_eq!(worker.copying.state.last.map(|(path, _)| path), Some(last));
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_goes_while_nothing_happens_is_told_once_and_work_goes_on_in_the_saved_one() {
        let folder = tempfile::tempdir().unwrap();
        let hall = folder.path().join("hall.jadoube");
        let (mut worker, messages) = worker(&hall);
        std::fs::rename(&hall, folder.path().join("away.jadoube")).unwrap();
        for _ in 0..3 {
            ten_minutes_later(&mut worker, &messages);
        }
        let lost = |worker: &Worker| {
            let all = worker.notices.iter();
            all.filter(|notice| matches!(notice.what, NoticeKind::Lost(_))).count()
        };
        assert_eq!(lost(&worker), 1);
        worker.publish();
        let picture = worker.picture().lock().unwrap().clone();
        let saved = picture.saved_as().unwrap().to_owned();
        let start = Command::Game { board: BoardNo(1), what: GameCommand::Start };
        assert!(worker.submit(&start, Role::Arbiter, CommandKey(Uuid::now_v7())).is_err());
        worker.serve(Request::Open(saved.clone()), &mut None).unwrap();
        record(&mut worker);
        worker.publish();
        let picture = worker.picture().lock().unwrap().clone();
        assert_eq!((picture.lost.clone(), picture.path.clone()), (None, Some(saved.clone())));
        worker.leave().unwrap();
        assert_eq!(Journal::read(&saved).unwrap().rows.len(), 2);
    }

    #[cfg(unix)]
    #[test]
    fn what_is_lost_with_its_folder_is_saved_in_that_of_the_station_and_of_a_mere_name_nowhere() {
        let home = tempfile::tempdir().unwrap();
        let own = home.path().canonicalize().unwrap();
        for (station, refuge) in
            [(Station::in_folder("test", &own), Some(own.join("saved"))), ("test".into(), None)]
        {
            let folder = tempfile::tempdir().unwrap();
            let (mut worker, messages) = of(&folder.path().join("hall.jadoube"), station);
            drop(folder);
            ten_minutes_later(&mut worker, &messages);
            let Some(Fault::Lost { saved, .. }) = &worker.lost else { panic!("{:?}", worker.lost) };
            assert_eq!(saved.as_deref().and_then(Path::parent), refuge.as_deref());
        }
    }
}
