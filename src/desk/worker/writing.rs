//! What is written beside the desk, each on a thread of its own: live files, exports, sheets. Their
//! folders may lie on a network drive that answers after minutes or never; no flag, no command and
//! no closing waits for it.

use std::path::PathBuf;
use std::sync::mpsc::Sender;

use crate::broadcast::{Broadcast, BroadcastFault, Live};
use crate::inbox::{Answer, Message};
use crate::request_error::Trouble;
use crate::snapshot::NoticeKind;
use crate::worker::Worker;

impl Worker {
    /// Does this on a thread of its own; the answer comes when it is done.
    pub(super) fn beside(
        &mut self,
        to: &mut Option<Sender<Answer>>,
        write: impl FnOnce() -> Result<Vec<NoticeKind>, Trouble> + Send + 'static,
    ) -> Answer {
        let answer = to.clone();
        self.on_thread(move || Message::Written { done: write(), to: answer })?;
        *to = None;
        Ok(Vec::new())
    }

    fn on_thread(&self, work: impl FnOnce() -> Message + Send + 'static) -> Result<(), Trouble> {
        let (inbox, at_work) = (self.copying.inbox(), self.writing.at_work.clone());
        let thread = std::thread::Builder::new().name("write".into()).spawn(move || {
            // The desk may have ended meanwhile.
            let _ = inbox.send(work());
            drop(at_work);
        });
        let path = PathBuf::new();
        thread.map(drop).map_err(|error| Trouble::Text { path, why: error.into() })
    }

    /// Something was written, or not.
    pub(super) fn written(
        &mut self,
        done: Result<Vec<NoticeKind>, Trouble>,
        to: Option<Sender<Answer>>,
    ) {
        let answered = done.map(|notices| {
            notices.into_iter().for_each(|what| self.notice(what));
            Vec::new()
        });
        self.reply(answered, to);
    }

    /// Keeps a live PGN from now on, or none. The answer comes when its files are there, or cannot be
    /// written; until then the one before goes on.
    pub(super) fn go_live(
        &mut self,
        live: Option<Live>,
        to: &mut Option<Sender<Answer>>,
    ) -> Answer {
        match (live, &self.cycle) {
            (Some(live), Some(cycle)) => {
                let next = Broadcast::new(live, cycle.hall(), cycle.closed());
                let nothing = next.is_up_to_date();
                if nothing {
                    self.live = Some(next);
                } else {
                    self.writing.begun = Some((next, to.take()));
                }
                self.broadcast();
                Ok(Vec::new())
            }
            (Some(_), None) => Err(Trouble::NoCompetition),
            (None, _) => {
                self.stop_live();
                Ok(Vec::new())
            }
        }
    }

    /// Writes no live files any more but those that are being written.
    pub(super) fn stop_live(&mut self) {
        self.live = None;
        if let Some((_, Some(to))) = self.writing.begun.take() {
            // Nobody need wait for it.
            let _ = to.send(Err(Trouble::NoCompetition));
        }
    }

    /// Brings the live PGN up to what may be shown now.
    pub(super) fn broadcast(&mut self) {
        let Some(cycle) = &self.cycle else { return };
        let begun = self.writing.begun.as_mut().map(|(live, _)| live);
        let mut works = Vec::new();
        for live in begun.into_iter().chain(&mut self.live) {
            live.advance(cycle.history(), cycle.own(), cycle.keeper());
            let folder = &live.live().folder;
            if !self.writing.folders.contains(folder)
                && let Some(work) = live.work(self.lang)
            {
                self.writing.folders.insert(live.live().folder.clone());
                works.push(work);
            }
        }
        for work in works {
            let live = work.live.clone();
            let write = move || Message::Published { live, failed: work.write().err() };
            if let Err(trouble) = self.on_thread(write) {
                self.notice(NoticeKind::Trouble(None, trouble));
            }
        }
    }

    /// The live files were written, or some were not.
    pub(super) fn published(&mut self, live: &Live, failed: Option<BroadcastFault>) {
        self.writing.folders.remove(&live.folder);
        let error = failed.as_ref().map(|failed| failed.error.clone());
        let begun = self.writing.begun.take_if(|(begun, _)| begun.live() == live);
        match (begun, error) {
            (Some((_, to)), Some(error)) => {
                let why = Trouble::Text { path: live.folder.clone(), why: error };
                self.reply(Err(why), to);
            }
            (Some((begun, to)), None) => {
                self.live = Some(begun);
                self.reply(Ok(Vec::new()), to);
            }
            (None, Some(error)) => {
                let rounds = failed.map(|failed| failed.rounds).unwrap_or_default();
                if let Some(now) = self.live.as_mut().filter(|now| now.live() == live) {
                    now.put_back(rounds);
                }
                self.notice(NoticeKind::LivePgnFailed(live.folder.clone(), error));
            }
            (None, None) => {}
        }
        // What has changed meanwhile; what has failed waits for the next change.
        self.broadcast();
        self.tell();
    }
}
