//! The event of a competition file: opened to work on, or only read, and written as a tournament
//! file.

use std::fs;
use std::path::Path;

use crate::competition::args::ExportArgs;
use crate::exit::Exit;
use crate::notices::{self, SignatureWatch};
use jadoube_competition::standing::Standing;
use jadoube_competition::tournament::Tournament;
use jadoube_competition::trf::contents::{Contents, Text};
use jadoube_competition::trf::dialect::Dialect;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::state::Hall;
use jadoube_desk::desk::Desk;
use jadoube_desk::library;
use jadoube_desk::log_lines::{fault, trouble};
use jadoube_desk::log_reader::LogReader;
use jadoube_i18n::catalogue::Words;

/// An event that is worked on.
pub(super) struct Work<'a> {
    desk: Desk,
    words: &'a Words,
    from: usize,
}

impl<'a> Work<'a> {
    /// Opens its file.
    pub(super) fn on(file: &Path, words: &'a Words) -> Result<Self, Exit> {
        let desk = notices::open(file, words)?;
        SignatureWatch::default().tell_all(&desk, words);
        let from = desk.snapshot().history.len();
        Ok(Self { desk, words, from })
    }

    /// The state now.
    pub(super) fn hall(&self) -> Hall {
        self.desk.snapshot().hall.clone()
    }

    /// Asks something of it.
    pub(super) fn ask(&self, what: Ask) -> Result<(), Exit> {
        let asked = self.desk.command(Command::Contest { what }).wait();
        asked.map(drop).map_err(|why| Exit::refused(trouble(self.words, &why)))
    }

    /// Prints what was recorded since, as the journal has it.
    pub(super) fn recorded(self) -> Result<Exit, Exit> {
        let mut reader = LogReader::default();
        let all = self.desk.snapshot().history.all();
        let lines = all.iter().map(|entry| reader.line(self.words, entry) + "\n");
        let text: String = lines.skip(self.from).collect();
        self.desk.close().map_err(|why| Exit::refused(fault(self.words, &why)))?;
        Ok(Exit::print(&text))
    }
}

/// The state of a file that is only looked at.
pub(super) fn read(file: &Path, words: &Words) -> Result<Hall, Exit> {
    let record = library::read(file).map_err(|why| Exit::unusable(fault(words, &why)))?;
    if let Some(why) = record.trouble.as_ref().filter(|why| why.is_of_newer_program()) {
        return Err(Exit::refused(fault(words, why)));
    }
    if record.hall.contest.regulations.is_none() {
        return Err(Exit::refused(words.tell(&Refusal::NotStarted)));
    }
    Ok(record.hall)
}

/// The standing of an event after its last round.
pub(super) fn standing(hall: &Hall, tournament: &Tournament) -> Option<Standing> {
    let regulations = hall.contest.regulations.as_ref()?;
    Some(regulations.ranking().standing(tournament, hall.contest.published()))
}

/// Writes it as a tournament file.
pub(super) fn export(args: &ExportArgs, words: &Words) -> Result<Exit, Exit> {
    let hall = read(&args.file, words)?;
    let readings = hall.tournament();
    let mut contents = Contents::default();
    if let Some(competition) = &hall.competition {
        contents.set(Text::Name, competition.name.clone());
        contents.set(Text::City, competition.place.clone());
        contents.set(Text::Start, competition.date.replace('-', "/"));
        contents.set(Text::ChiefArbiter, competition.arbiter.clone());
    }
    if let Some(regulations) = &hall.contest.regulations {
        contents.set(Text::TieBreaks, regulations.tie_breaks.clone());
        contents.set(Text::Rate, regulations.control.to_string());
    }
    let standing = standing(&hall, &readings.standing);
    contents.set_tournament(&readings.record, |number| Some(standing.as_ref()?.of(number)?.place));
    let bytes = contents.document(Dialect::Trf26).write();
    let bytes = bytes.map_err(|why| Exit::refused(why.to_string()))?;
    fs::write(&args.trf, bytes).map_err(|why| Exit::of_system(words, &args.trf, &why))?;
    Ok(Exit::print(&format!("{}\n", args.trf.display())))
}
