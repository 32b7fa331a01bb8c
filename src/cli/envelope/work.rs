//! A file that is worked on, what was recorded since, and the state that is shown.

use std::path::Path;

use crate::cli::exit::Exit;
use crate::cli::notices;
use crate::core::adjournment::command::Command as Ask;
use crate::core::adjournment::guide::{Guide, View, guide};
use crate::core::adjournment::state::Adjournment;
use crate::core::evidence::head::RecordState;
use crate::core::game::state::Game;
use crate::core::hall::command::Command;
use crate::core::hall::event::Event;
use crate::core::hall::state::Hall;
use crate::core::ids::EnvelopeNo;
use crate::core::laws::edition::Edition;
use crate::desk::desk::Desk;
use crate::desk::inbox::Request;
use crate::desk::sealing::now;
use crate::desk::station::Station;
use crate::desk::words::{LogReader, fault, trouble};
use crate::desk::{catalogue, library, preferences};
use crate::i18n::words::Words;

/// The state that is shown.
pub(super) struct Picture {
    pub(super) hall: Hall,
    pub(super) edition: &'static Edition,
    pub(super) record: Option<RecordState>,
}

impl Picture {
    /// The state of a file that is only looked at.
    pub(super) fn read(file: &Path, words: &Words) -> Result<Self, Exit> {
        let record = library::read(file).map_err(|why| Exit::unusable(fault(words, &why)))?;
        if let Some(why) = record.trouble.as_ref().filter(|why| why.is_of_newer_program()) {
            return Err(Exit::refused(fault(words, why)));
        }
        let edition = record.hall.competition.as_ref();
        let edition = edition.and_then(|one| catalogue::in_force(one).ok());
        let edition = edition.unwrap_or_else(catalogue::newest);
        Ok(Self { hall: record.hall, edition, record: Some(record.record) })
    }

    /// An envelope.
    pub(super) fn one(&self, no: EnvelopeNo) -> Result<&Adjournment, Exit> {
        let found = self.hall.adjournments.get(&no);
        found.map(AsRef::as_ref).ok_or_else(|| Exit::unusable(format!("there is no envelope {no}")))
    }

    /// Its game; none, if another has come to its board.
    pub(super) fn game(&self, of: &Adjournment) -> Option<&Game> {
        self.hall.game_of(of.no)
    }

    /// What comes next for it.
    pub(super) fn guide(&self, of: &Adjournment) -> Guide {
        let (game, edition, at) = (self.game(of), self.edition, self.hall.last);
        guide(&View { adjournment: of, game, edition, at, now: now() })
    }
}

/// A file that is worked on.
pub(super) struct Work<'a> {
    pub(super) desk: Desk,
    pub(super) words: &'a Words,
    /// How many entries there were.
    from: usize,
}

impl<'a> Work<'a> {
    /// Opens the file.
    pub(super) fn on(file: &Path, words: &'a Words) -> Result<Self, Exit> {
        let desk = Desk::start(Station::own(&preferences::station()), Box::new(|| {}))
            .map_err(Exit::unusable)?;
        let opened = desk.ask(Request::Open(file.to_owned())).wait();
        opened.map_err(|why| Exit::unopened(words, &why))?;
        notices::tell(&desk, words);
        let from = desk.snapshot().history.len();
        Ok(Self { desk, words, from })
    }

    /// The state now.
    pub(super) fn picture(&self) -> Picture {
        let snap = self.desk.snapshot();
        Picture { hall: snap.hall.clone(), edition: snap.edition, record: snap.record }
    }

    /// Asks something about an adjournment.
    pub(super) fn ask(&self, what: Ask) -> Result<(), Exit> {
        let asked = self.desk.command(Command::Adjournment { what }).wait();
        asked.map(drop).map_err(|why| Exit::refused(trouble(self.words, &why)))
    }

    /// What was recorded since, as the journal has it.
    pub(super) fn recorded(&self) -> Vec<String> {
        let mut reader = LogReader::default();
        let tells = |event: &Event| matches!(event, Event::Adjournment { .. } | Event::Game { .. });
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
