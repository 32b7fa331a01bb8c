//! When nothing can be written to the open file any more, because its disk is full, was made
//! read-only or fails: told at once, to eye and ear, and shown for as long as it is so. It is tried
//! again by itself, and work goes on in another file where the arbiter says so. What is entered
//! meanwhile is refused: nothing is acknowledged that is not recorded.

use std::path::Path;

use crate::desk::inbox::Answer;
use crate::desk::preferences;
use crate::desk::snapshot::NoticeKind;
use crate::desk::trouble::Trouble;
use crate::desk::words;
use crate::desk::worker::Worker;
use crate::i18n::words::Words;
use crate::journal::fault::Fault;

impl Worker {
    /// Something could not be written.
    pub(super) fn not_written(&mut self, fault: &Fault) {
        match fault {
            Fault::Lost { .. } => self.tell_loss(fault),
            // It is about the command, not about the file.
            Fault::BatchTooLarge { .. } => eprintln!("jadoube: {fault}"),
            _ if self.unwritten.is_some() => self.unwritten = Some(fault.clone()),
            _ => {
                eprintln!("jadoube: {fault}");
                self.unwritten = Some(fault.clone());
                let notice = NoticeKind::Unwritten(fault.clone());
                self.say_at_once(words::notice(&Words::new(self.lang), &notice));
                self.notice(notice);
                self.tell();
            }
        }
    }

    /// Looks whether the file can be written again.
    pub(super) fn try_writing(&mut self) {
        if self.unwritten.is_none() {
            return;
        }
        match self.cycle.as_mut().map(|cycle| (cycle.try_writing(), cycle.path().to_owned())) {
            Some((Ok(()), path)) => self.is_written(&path),
            Some((Err(fault), _)) => self.not_written(&fault),
            None => self.unwritten = None,
        }
    }

    /// Something was written to the file of that name.
    pub(super) fn is_written(&mut self, path: &Path) {
        if self.unwritten.take().is_some() {
            self.held = None;
            self.notice(NoticeKind::Recording(path.to_owned()));
            self.tell();
        }
    }

    /// Goes on in a new file with everything that is recorded, clocks and all.
    pub(super) fn go_over(&mut self, path: &Path) -> Answer {
        let refuge = preferences::refuge();
        if path.parent() == Some(&refuge) {
            // If it cannot be made, the file cannot either, and that is told.
            let _ = std::fs::create_dir_all(&refuge);
        }
        let cycle = self.cycle.as_mut().ok_or(Trouble::NoCompetition)?;
        cycle.go_over(path)?;
        (self.lost, self.unwritten, self.held) = (None, None, None);
        self.begin_copying();
        self.notice(NoticeKind::Recording(path.to_owned()));
        Ok(Vec::new())
    }
}
