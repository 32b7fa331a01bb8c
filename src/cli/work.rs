//! A competition file that a command works on: opened, asked, and what was recorded since.

use std::path::Path;

use crate::exit::Exit;
use crate::notices::{self, SignatureWatch};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_desk::desk::Desk;
use jadoube_desk::log_lines::trouble;
use jadoube_desk::log_reader::LogReader;
use jadoube_i18n::catalogue::Catalogue;

/// A file that is worked on.
pub(crate) struct Work<'a> {
    pub(crate) desk: Desk,
    pub(crate) words: &'a Catalogue,
    /// How many entries there were.
    from: usize,
}

impl<'a> Work<'a> {
    /// Opens the file.
    pub(crate) fn on(file: &Path, words: &'a Catalogue) -> Result<Self, Exit> {
        let desk = notices::open(file, words)?;
        SignatureWatch::default().tell_all(&desk, words);
        let from = desk.snapshot().history.len();
        Ok(Self { desk, words, from })
    }

    /// Asks something of it.
    pub(crate) fn ask(&self, command: Command) -> Result<(), Exit> {
        let asked = self.desk.command(command).wait();
        asked.map(drop).map_err(|why| Exit::refused(trouble(self.words, &why)))
    }

    /// What was recorded since.
    pub(crate) fn entries(&self) -> Vec<Entry> {
        let history = self.desk.snapshot().history.all();
        history.iter().skip(self.from).map(|entry| Entry::clone(entry)).collect()
    }

    /// Of what was recorded since, the lines that are wanted, as the journal has them.
    pub(crate) fn since(&self, tells: impl Fn(&Event) -> bool) -> Vec<String> {
        let mut reader = LogReader::default();
        let mut lines = Vec::new();
        for (nth, entry) in self.desk.snapshot().history.all().iter().enumerate() {
            let line = reader.line(self.words, entry);
            if nth >= self.from && tells(&entry.event) {
                lines.push(line);
            }
        }
        lines
    }
}
