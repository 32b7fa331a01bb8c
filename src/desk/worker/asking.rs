//! A file that was opened may be an older copy of itself, whose own rows went further elsewhere. Before
//! anything is recorded in one that several stations share, they are asked how far they know its strand:
//! whoever has more rows of it sends them at once, and they are taken back first. What user interfaces and
//! boards want meanwhile waits its turn. Nobody is waited for long: where no line stands the work begins,
//! and what was recorded twice is found later.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use crate::cycle::Cycle;
use crate::inbox::Message;
use crate::snapshot::NoticeKind;
use crate::worker::Worker;
use crate::worker::held::Asking;

/// So long a line has to come up.
const LINE: Duration = Duration::from_secs(3);

/// So long the others have to answer, once it is up.
const ANSWER: Duration = Duration::from_secs(1);

/// So long rows that somebody says to have may be on their way.
const ROWS: Duration = Duration::from_secs(5);

impl Worker {
    /// Begins to ask, where a file was opened that others share and there is a line to them; else the work
    /// in it begins.
    pub(super) fn begin_asking(&mut self) {
        if self.cycle.as_ref().is_some_and(Cycle::is_asking) && self.expects_line() {
            let since = Instant::now();
            let is_up = self.exchanging.exchange.is_some();
            let until = since + if is_up { ANSWER } else { LINE };
            let held = VecDeque::new();
            self.exchanging.asking = Some(Asking { since, until, held, recovery: None });
            // What time alone calls for waits as well.
            self.held = Some(since + ROWS);
        } else {
            self.begin();
        }
    }

    /// The line stands.
    pub(super) fn line_is_up(&mut self) {
        if let Some(asking) = &mut self.exchanging.asking {
            asking.until = (Instant::now() + ANSWER).min(asking.since + ROWS);
        }
    }

    /// Keeps what a user interface or a board wants while the others are being asked; hands back anything
    /// else.
    pub(super) fn hold(&mut self, message: Message) -> Option<Message> {
        let waits = matches!(message, Message::Face(..) | Message::Device(_));
        match self.exchanging.asking.as_mut().filter(|_| waits) {
            Some(asking) => {
                asking.held.push_back(message);
                None
            }
            None => Some(message),
        }
    }

    /// How long the desk may wait until the others were asked.
    pub(super) fn until_asked(&self) -> Option<Duration> {
        let over = self.asking_ends()?;
        Some(over.saturating_duration_since(Instant::now()))
    }

    /// Until when is asked: longer where somebody says to have own rows that are not here, or where it is not
    /// known yet which of two records under the own key the others have.
    fn asking_ends(&self) -> Option<Instant> {
        let asking = self.exchanging.asking.as_ref()?;
        let is_open = |cycle: &Cycle| cycle.is_behind() || cycle.is_key_undecided();
        let more = self.cycle.as_ref().is_some_and(is_open);
        Some(if more { asking.since + ROWS } else { asking.until })
    }

    /// Goes on where the others were asked.
    pub(super) fn go_on_asking(&mut self) {
        match self.asking_ends() {
            Some(over) if over <= Instant::now() => self.end_asking(),
            Some(_) => {}
            // Rows that were missing have come since.
            None if self.cycle.as_ref().is_some_and(Cycle::is_asking) => self.begin(),
            None => {}
        }
    }

    /// The work begins, with what has waited.
    pub(super) fn end_asking(&mut self) {
        let Some(Asking { held, recovery, .. }) = self.exchanging.asking.take() else { return };
        self.held = None;
        if let Some(mut recovery) = recovery {
            if let Some(cycle) = &self.cycle {
                recovery.look_again(cycle.hall());
            }
            self.notice(NoticeKind::Recovered(recovery));
        }
        self.begin();
        self.tell();
        for message in held {
            // One of them may have opened a file of which others are asked anew.
            if let Some(message) = self.hold(message) {
                self.handle(message);
            }
        }
    }

    /// What the opening of the file calls for is recorded.
    pub(super) fn begin(&mut self) {
        let Some(cycle) = &mut self.cycle else { return };
        let was_unlike = cycle.unlike().is_some();
        if cycle.begin().is_empty() && was_unlike == cycle.unlike().is_some() {
            return;
        }
        self.tables.arrange(cycle.hall());
        self.tell();
    }
}
