//! What is said of a competition file that is only looked at and has not all that was recorded: above what
//! is printed of it, and behind. What programs read has a field for the first, and standard error says it.

use serde_json::Value;

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
        let above = Incomplete::of(hall, trouble).map(|why| why.told(words));
        Self { above, behind: complaint(words, hall, trouble) }
    }

    /// The line that stands above what is printed for people.
    pub(crate) fn line(&self) -> Option<String> {
        self.above.as_ref().map(|told| format!("# {told}"))
    }

    /// Tells it on standard error, where no line for people stands above; what is wrong with the file is
    /// told there anyway.
    pub(crate) fn tell(&self) {
        if let Some(told) = self.above.as_ref().filter(|_| self.behind.is_none()) {
            eprintln!("jadoube: {told}");
        }
    }

    /// Tells it to a program: in a field of what it reads, where that has fields, and on standard error.
    pub(crate) fn mark(&self, data: &mut Value) {
        self.tell();
        if let (Some(_), Value::Object(fields)) = (&self.above, data) {
            fields.insert("incomplete".to_owned(), true.into());
        }
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
