//! What the desk found when it opened a file: that clocks were running unseen, that the clock of the
//! computer was changed, that a sign of life does not fit. The window shows it; here it goes to
//! standard error, so that an answer on standard output stays what it is.

use crate::desk::desk::Desk;
use crate::desk::inbox::Request;
use crate::desk::snapshot::{Notice, NoticeKind};
use crate::desk::words::notice;
use crate::i18n::words::Words;

/// Tells all of it.
pub fn tell(desk: &Desk, words: &Words) {
    for found in desk.snapshot().notices.iter() {
        if !matches!(found.what, NoticeKind::Doubtful(_)) {
            eprintln!("{}", notice(words, &found.what));
        }
    }
}

/// What is found of the signatures of the file while the work goes on; told once.
#[derive(Debug, Default)]
pub struct Doubts(bool);

impl Doubts {
    /// Tells what was found by now.
    pub fn tell(&mut self, desk: &Desk, words: &Words) {
        let snapshot = desk.snapshot();
        let doubt = |found: &&Notice| matches!(found.what, NoticeKind::Doubtful(_));
        if let Some(found) = snapshot.notices.iter().find(doubt).filter(|_| !self.0) {
            eprintln!("{}", notice(words, &found.what));
            self.0 = true;
        }
    }

    /// Waits until all was looked at, and tells it.
    pub fn tell_all(mut self, desk: &Desk, words: &Words) {
        // A desk that has stopped has said so.
        let _ = desk.ask(Request::Examine).wait();
        self.tell(desk, words);
    }
}
