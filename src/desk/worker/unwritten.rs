//! When nothing can be written to the open file any more, because its disk is full, was made
//! read-only or fails: reported at once, to eye and ear, and shown for as long as it is so. It is
//! tried again by itself, and work goes on in another file where the arbiter says so. What is
//! entered meanwhile is refused: nothing is acknowledged that is not recorded.

use std::path::Path;

use crate::cycle::Cycle;
use crate::inbox::Answer;
use crate::log_lines;
use crate::request_error::Trouble;
use crate::snapshot::NoticeKind;
use crate::worker::Worker;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_journal::fault::Fault;

impl Worker {
    /// Something could not be written.
    pub(super) fn not_written(&mut self, fault: &Fault) {
        match fault {
            Fault::Lost { .. } => self.tell_loss(fault),
            // It is about the command, not about the file.
            Fault::BatchTooLarge { .. } => self.complain(fault),
            _ if self.unwritten.is_some() => self.unwritten = Some(fault.clone()),
            _ => {
                self.complain(fault);
                self.unwritten = Some(fault.clone());
                let notice = NoticeKind::Unwritten(fault.clone());
                self.say_at_once(log_lines::notice(&Catalogue::new(self.lang), &notice));
                self.notice(notice);
                self.tell();
            }
        }
    }

    /// Looks whether the file can be written again: without an entry that found room, there has to be
    /// room for more than a page, else the next would be refused again. After one it is only made up
    /// for what that called for.
    pub(super) fn try_writing(&mut self) {
        if self.unwritten.is_none() && !self.is_scarce {
            return;
        }
        match self.cycle.as_mut().map(Cycle::try_writing) {
            Some(Ok(())) => {
                self.is_scarce = false;
                self.tell_recording();
                self.tell();
            }
            Some(Err(fault)) if self.unwritten.is_some() => self.not_written(&fault),
            Some(Err(_)) => {}
            None => (self.unwritten, self.is_scarce) = (None, false),
        }
    }

    /// Something was recorded: nobody is told any longer that entries are refused.
    pub(super) fn is_written(&mut self) {
        self.is_scarce |= self.unwritten.is_some();
        self.tell_recording();
    }

    /// The fault is over, if there was one.
    fn tell_recording(&mut self) {
        let Some(path) = self.cycle.as_ref().map(|cycle| cycle.path().to_owned()) else { return };
        if self.unwritten.take().is_some() {
            self.held = None;
            self.notice(NoticeKind::Recording(log_lines::in_full(&path)));
        }
    }

    /// Goes on in a new file with everything that is recorded, clocks and all.
    pub(super) fn go_over(&mut self, path: &Path) -> Answer {
        let refuge = self.station.refuge().filter(|refuge| path.parent() == Some(*refuge));
        if let Some(refuge) = refuge {
            // If it cannot be made, the file cannot either, and that is told.
            let _ = std::fs::create_dir_all(refuge);
        }
        let cycle = self.cycle.as_mut().ok_or(Trouble::NoCompetition)?;
        cycle.go_over(path)?;
        (self.lost, self.unwritten, self.held) = (None, None, None);
        self.is_scarce = false;
        self.remembering.begin_anew();
        self.begin_copying();
        self.notice(NoticeKind::Recording(log_lines::in_full(path)));
        Ok(Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use uuid::Uuid;

    use super::*;
    use crate::inbox::Request;
    use crate::library;
    use crate::snapshot::Snapshot;
    use jadoube_core::hall::command::Command;
    use jadoube_core::hall::competition::Competition;
    use jadoube_laws::game::command::Command as GameCommand;
    use jadoube_laws::ids::{BoardNo, CommandKey, Role};

    fn competition(name: &str) -> Competition {
        Competition::new(name, "2023")
    }

    fn rename(worker: &mut Worker, name: &str) -> Answer {
        let (competition, reason) = (competition(name), "again".to_owned());
        let command = Command::ChangeCompetition { competition, reason };
        worker.submit(&command, Role::Arbiter, CommandKey(Uuid::now_v7()))
    }

    fn picture(worker: &mut Worker) -> std::sync::Arc<Snapshot> {
        worker.publish();
        worker.picture().lock().unwrap().clone()
    }

    fn told(worker: &Worker) -> Vec<&str> {
        let kind = |what: &NoticeKind| match what {
            NoticeKind::Unwritten(_) => Some("unwritten"),
            NoticeKind::Recording(_) => Some("recording"),
            _ => None,
        };
        worker.notices.iter().filter_map(|notice| kind(&notice.what)).collect()
    }

    #[test]
    fn what_cannot_be_written_is_told_once_tried_again_and_saved_elsewhere() {
        let folder = tempfile::tempdir().unwrap();
        let hall = folder.path().join("hall.jadoube");
        let (inbox, _messages) = channel();
        let mut worker = Worker::new("test".into(), inbox, Box::new(|| {}));
        worker.serve(Request::New(hall.clone(), competition("Open")), &mut None).unwrap();
        let spoil = |worker: &Worker, only| {
            worker.cycle.as_ref().unwrap().journal().be_read_only(only);
        };
        spoil(&worker, true);
        for name in ["A", "B"] {
            let refused = rename(&mut worker, name).unwrap_err();
            let full = Fault::ReadOnly { path: hall.clone() };
            assert_eq!(refused, Trouble::NotRecorded(full.clone()));
            worker.try_writing();
            assert_eq!(picture(&mut worker).unwritten, Some(full), "as long as it lasts");
        }
        // What the Laws refuse is no word about the disk.
        let start = Command::Game { board: BoardNo(9), what: GameCommand::Start };
        worker.submit(&start, Role::Arbiter, CommandKey(Uuid::now_v7())).unwrap_err();
        assert!(picture(&mut worker).unwritten.is_some());
        assert_eq!(told(&worker), ["unwritten"]);
        spoil(&worker, false);
        worker.try_writing();
        assert_eq!(picture(&mut worker).unwritten, None);
        rename(&mut worker, "C").unwrap();
        assert_eq!(told(&worker), ["unwritten", "recording"]);
        // And again; what is recorded says so at once, and where there is no room for more that is
        // told when something is refused.
        spoil(&worker, true);
        rename(&mut worker, "D").unwrap_err();
        spoil(&worker, false);
        rename(&mut worker, "E").unwrap();
        assert_eq!(picture(&mut worker).unwritten, None);
        spoil(&worker, true);
        worker.try_writing();
        assert_eq!(picture(&mut worker).unwritten, None);
        assert_eq!(told(&worker), ["unwritten", "recording", "unwritten", "recording"]);
        // And now elsewhere, on the same time line.
        spoil(&worker, true);
        rename(&mut worker, "F").unwrap_err();
        let keeper = picture(&mut worker).keeper.clone();
        let there = worker.serve(Request::GoOver(hall.clone()), &mut None).unwrap_err();
        assert!(matches!(there, Trouble::File(Fault::AlreadyExists { .. })), "{there:?}");
        assert!(picture(&mut worker).unwritten.is_some());
        let saved = folder.path().join("saved.jadoube");
        worker.serve(Request::GoOver(saved.clone()), &mut None).unwrap();
        let now = picture(&mut worker);
        assert_eq!((now.unwritten.clone(), now.path.clone()), (None, Some(saved.clone())));
        assert!(std::sync::Arc::ptr_eq(&now.keeper, &keeper));
        rename(&mut worker, "G").unwrap();
        worker.leave().unwrap();
        let name = |path: &Path| {
            let record = library::read(path).unwrap();
            assert_eq!(record.trouble, None);
            (record.entries.len(), record.hall.competition.unwrap().name)
        };
        assert_eq!((name(&hall), name(&saved)), ((3, "E".to_owned()), (4, "G".to_owned())));
    }
}
