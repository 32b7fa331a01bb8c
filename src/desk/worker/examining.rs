//! All signatures of a file that was opened, on a thread of its own: a festival has hundreds of
//! thousands, and nobody waits for them. What does not stand is told, and the work goes on.

use std::path::Path;
use std::sync::mpsc::Sender;

use crate::inbox::{Answer, Message};
use crate::snapshot::NoticeKind;
use crate::worker::Worker;
use jadoube_journal::chain::BrokenRow;

impl Worker {
    /// Begins to look at the file that was opened.
    pub(super) fn begin_examining(&mut self) {
        self.answer_examined();
        let Some(cycle) = &mut self.cycle else { return };
        let Some(opened) = cycle.take_opened() else { return };
        let (of, inbox) = (cycle.path().to_owned(), self.copying.inbox());
        let examine = move || {
            // A desk that is gone does not want to know.
            let _ = inbox.send(Message::Examined { of, broken: opened.examine() });
        };
        let begun = std::thread::Builder::new().name("examine".into()).spawn(examine);
        self.examining.under_way = begun.is_ok();
    }

    /// It is over.
    pub(super) fn examined(&mut self, of: &Path, broken: Option<BrokenRow>) {
        if self.cycle.as_ref().is_none_or(|cycle| cycle.path() != of) {
            return;
        }
        if let Some(broken) = broken {
            self.notice(NoticeKind::Doubtful(broken));
            self.tell();
        }
        self.answer_examined();
    }

    /// Answers when it is over.
    pub(super) fn when_examined(&mut self, answer: &mut Option<Sender<Answer>>) -> Answer {
        if self.examining.under_way {
            self.examining.waiting.extend(answer.take());
        }
        Ok(Vec::new())
    }

    fn answer_examined(&mut self) {
        self.publish();
        self.examining.under_way = false;
        for answer in self.examining.waiting.drain(..) {
            // Nobody need wait for it.
            let _ = answer.send(Ok(Vec::new()));
        }
    }
}
