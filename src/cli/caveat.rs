//! What is said of a competition file that is only looked at and has not all that was recorded: above what
//! is printed of it, and behind. What is printed to be read by programs has no room for the first.

use crate::exit::Exit;
use jadoube_desk::event_export::Incomplete;
use jadoube_desk::library::Record;
use jadoube_desk::log_lines::complaint;
use jadoube_i18n::catalogue::Catalogue;

/// What is to be said of a file; nothing of one that is whole.
#[derive(Debug, Clone, Default)]
pub(crate) struct Caveat {
    above: Option<String>,
    behind: Option<String>,
}

impl Caveat {
    /// That of a file that was read.
    pub(crate) fn of(read: &Record, words: &Catalogue) -> Self {
        let (hall, trouble) = (&read.hall, read.trouble.as_ref());
        let above = Incomplete::of(hall, trouble).map(|why| format!("# {}", why.told(words)));
        Self { above, behind: complaint(words, hall, trouble) }
    }

    /// The line that stands above what is printed for people.
    pub(crate) fn line(&self) -> Option<String> {
        self.above.clone()
    }

    /// What is wrong with the file.
    pub(crate) fn complaint(self) -> Option<String> {
        self.behind
    }

    /// How a command ends that has shown something of the file: of one that is damaged what could be
    /// read was shown, and that is no success.
    pub(crate) fn ended(self, shown: Exit) -> Exit {
        match self.behind.filter(|_| shown == Exit::Done) {
            Some(complaint) => Exit::refused(complaint),
            None => shown,
        }
    }
}
