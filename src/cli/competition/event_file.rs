//! The event of a competition file: opened to work on, or only read, and written as a tournament
//! file.

use std::path::Path;

use serde_json::{Value, json};

use crate::caveat::Caveat;
use crate::competition::answer::Answer;
use crate::competition::args::ExportArgs;
use crate::competition::file;
use crate::exit::Exit;
use crate::output;
use crate::work::Work;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::tournament::StandingView;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::refusal::Refusal as HallRefusal;
use jadoube_core::hall::state::Hall;
use jadoube_desk::event_export::{self, EventExport, EventFile, Incomplete};
use jadoube_desk::library::{self, Reader};
use jadoube_desk::log_lines::{fault, trouble};
use jadoube_desk::request_error::Trouble;
use jadoube_i18n::adjournment::date_time;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::wall::Wall;

impl Work<'_> {
    /// The state now.
    pub(super) fn hall(&self) -> Hall {
        self.desk.snapshot().hall.clone()
    }

    /// Asks something of the event.
    pub(super) fn contest(&self, what: Ask) -> Result<(), Exit> {
        let asked = self.desk.command(Command::Contest { what }).wait();
        asked.map(drop).map_err(|why| {
            let option = match why {
                Trouble::Refused(HallRefusal::Contest(
                    Refusal::ReasonMissing(_) | Refusal::NumbersGiven(_),
                )) => " (--reason)",
                _ => "",
            };
            Exit::refused(trouble(self.words, &why) + option)
        })
    }

    /// The same, for machines where they ask: the entries of the journal.
    pub(super) fn finished_as(self, as_json: bool) -> Result<Exit, Exit> {
        if !as_json {
            return self.finished();
        }
        let entries = self.entries();
        self.desk.close().map_err(|why| Exit::refused(fault(self.words, &why)))?;
        Ok(Exit::print(&format!("{}\n", json!(entries))))
    }

    /// Prints what was recorded since, and closes the file.
    pub(super) fn finished(self) -> Result<Exit, Exit> {
        self.finished_with(None)
    }

    /// The same with a line behind it; where nothing was recorded, that is told.
    pub(super) fn finished_with(self, last: Option<String>) -> Result<Exit, Exit> {
        let mut lines = self.since(|_| true);
        if lines.is_empty() {
            lines.push(self.words.say("competition-event-known"));
        }
        lines.extend(last);
        let text: String = lines.into_iter().map(|line| line + "\n").collect();
        self.desk.close().map_err(|why| Exit::refused(fault(self.words, &why)))?;
        Ok(Exit::print(&text))
    }
}

/// The state of a file that is only looked at, and what is wrong with the file.
pub(super) struct EventRecord {
    /// The state, as far as it could be read.
    pub(super) hall: Hall,
    /// What is told above and behind everything that is made from it.
    caveat: Caveat,
    /// Why what is made from it is incomplete, if it is.
    incomplete: Option<Incomplete>,
    /// The time of its last entry, where it is that of an earlier time.
    as_of: Option<Wall>,
}

impl EventRecord {
    /// That it is the state of an earlier time.
    pub(super) fn past(&self, words: &Catalogue) -> Option<String> {
        let time = [("time", date_time(words, self.as_of?).into())];
        Some(words.say_with("tournament-standings-past-shown", &time))
    }

    /// That it is incomplete: a line above all that is printed of it for people.
    pub(super) fn caveat(&self) -> Option<String> {
        self.caveat.line()
    }

    /// Prints an answer that was made from it, below what is to be known of it.
    pub(super) fn print(self, answer: &Answer, as_json: bool) -> Exit {
        if as_json {
            let mut data = answer.json.clone();
            self.mark(&mut data);
            return self.ended(Exit::print(&format!("{data}\n")));
        }
        let shown = match self.caveat() {
            Some(line) => answer.print_below(&line, false),
            None => answer.print(false),
        };
        self.ended(shown)
    }

    /// That it is incomplete, for a program.
    pub(super) fn mark(&self, data: &mut Value) {
        self.caveat.mark(data);
    }

    /// How a command ends that has shown something of the file.
    pub(super) fn ended(self, shown: Exit) -> Exit {
        self.caveat.ended(shown)
    }
}

/// Reads a file that is only looked at.
pub(super) fn read(file: &Path, words: &Catalogue) -> Result<EventRecord, Exit> {
    let record = library::read(file).map_err(|why| Exit::unusable(fault(words, &why)))?;
    if let Some(why) = record.trouble.as_ref().filter(|why| why.is_of_newer_program()) {
        return Err(Exit::refused(fault(words, why)));
    }
    let caveat = Caveat::of(&record, words);
    if record.hall.contest.regulations.is_none() {
        let none = || words.tell(&record.hall.contest.not_started());
        return Err(Exit::refused(caveat.complaint().unwrap_or_else(none)));
    }
    let incomplete = Incomplete::of(&record.hall, record.trouble.as_ref());
    Ok(EventRecord { hall: record.hall, caveat, incomplete, as_of: None })
}

/// The same, as it was at a time where one is told.
pub(super) fn read_at(
    (file, time): (&Path, Option<Wall>),
    words: &Catalogue,
) -> Result<EventRecord, Exit> {
    let looked = read(file, words)?;
    let Some(time) = time else { return Ok(looked) };
    let reader = Reader::of(file).map_err(|why| Exit::unusable(fault(words, &why)))?;
    let none = || Exit::refused(words.say("tournament-standings-past-none"));
    let (hall, last) = reader.state_at(time).ok_or_else(none)?;
    if hall.contest.regulations.is_none() {
        return Err(none());
    }
    Ok(EventRecord { hall, as_of: Some(last), ..looked })
}

/// Writes it as a tournament file, its standings as a list, or with the cross-table as a page.
pub(super) fn export(args: &ExportArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let looked = read(&args.file, words)?;
    let kinds =
        [(EventFile::Trf, &args.trf), (EventFile::Csv, &args.csv), (EventFile::Html, &args.html)];
    let asked = kinds.into_iter().find_map(|(kind, path)| Some((kind, path.as_ref()?)));
    // The command line asks for one of them.
    let Some((kind, path)) = asked else { return Ok(Exit::Done) };
    output::free(path, words)?;
    let missing = event_export::missing(&looked.hall, looked.hall.contest.published(), words);
    let told = path.display().to_string();
    let mut answer = Answer::of(json!({ "file": told, "missing": missing }));
    answer.line(&told);
    if !missing.is_empty() {
        let missing = [("missing", missing.join(". ").into())];
        eprintln!("{}", words.say_with("competition-export-missing", &missing));
    }
    let what = EventExport { lang: words.lang(), view: StandingView::default(), past: None };
    let bytes = kind.write(&looked.hall, &what, looked.incomplete);
    let bytes = bytes.map_err(|fault| file::unwritable(&fault, words))?;
    output::write(path, words, &bytes)?;
    // A list has no room for it, and of the others not everybody looks into the file.
    if args.json {
        looked.mark(&mut answer.json);
    } else {
        looked.caveat.tell();
    }
    Ok(looked.ended(answer.print(args.json)))
}
