//! What the desk does for each request of a user interface: files, lines, exports. The turning of
//! the wheel itself is in the parent.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;

use crate::cycle::Cycle;
use crate::event_export::{EventExport, EventFile, Incomplete};
use crate::export;
use crate::import::GamesThere;
use crate::inbox::{Answer, ImportOptions, Request};
use crate::live_pgn;
use crate::log_lines::in_full;
use crate::lost_places;
use crate::ports::list as port_list;
use crate::protocols::ProtocolFault;
use crate::reading::Reading;
use crate::request_error::{CommandError, Trouble};
use crate::salvage::salvage;
use crate::snapshot::NoticeKind;
use crate::worker::Worker;
use crate::worker::draft::Import;
use jadoube_chess::side::Side;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::command::Command as StationsCommand;
use jadoube_devices::request::Request as DeviceRequest;
use jadoube_devices::supervisor::Config;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_journal::fault::Fault;
use jadoube_journal::fresh;
use jadoube_laws::ids::{BoardNo, CommandKey, GameNo, Role};
use jadoube_reports::document::Document;
use jadoube_reports::pdf::render;
use jadoube_voice::voice::Settings;

impl Worker {
    /// Keeps electronic boards like this from now on.
    pub(crate) fn keep_boards(&mut self, boards: Config) {
        self.tables.set_boards(boards);
    }

    /// Fulfils a request. What takes its time is only begun: it takes the sender along and answers
    /// when it has come to its end.
    pub(super) fn serve(&mut self, request: Request, to: &mut Option<Sender<Answer>>) -> Answer {
        match request {
            Request::Do(command, key) => self.submit_or_claim(command, key, to),
            Request::New(path, competition) => {
                self.create(&path, &[Command::Found { competition }])
            }
            Request::NewWith(path, commands) => self.create(&path, &commands),
            Request::Salvage(damaged, to) => self.salvage(&damaged, &to),
            Request::GoOver(path) => self.go_over(&path),
            Request::GoOnInThis => self.go_on_in_this(),
            Request::Examine => self.when_examined(to),
            Request::Copies(copies) => {
                self.set_copies(copies);
                Ok(Vec::new())
            }
            Request::Open(path) => self.open(&path),
            Request::Join(path, competition, trusted) => self.join(&path, competition, trusted),
            Request::GoOnWithout => self.go_on_without(),
            Request::Line(wish) => self.ask_line(&wish),
            Request::Connect(port) => {
                self.tables.open(&port);
                Ok(Vec::new())
            }
            Request::Disconnect(port) => {
                self.tables.close(&port);
                Ok(Vec::new())
            }
            Request::Language(lang) => {
                self.set_language(lang);
                Ok(Vec::new())
            }
            Request::Station(station) => {
                self.set_station(station);
                Ok(Vec::new())
            }
            Request::ListPorts => {
                self.ports = Arc::new(port_list());
                Ok(Vec::new())
            }
            Request::ConfirmMove(board) => self.confirm_move(board),
            Request::ReadBoard(board) => self.ask_table(board, DeviceRequest::Dump),
            Request::ShowText(board, text) => self.ask_table(board, DeviceRequest::ShowText(text)),
            Request::SetTableClock(board) => self.set_table_clock(board),
            Request::Trace(port, level) => {
                self.tables.trace(&port, level);
                Ok(Vec::new())
            }
            Request::ImportPgn(path, options) => self.import(path, options, to),
            Request::ExportPgn(path) => self.export(path, to),
            Request::ExportEvent(path, what) => self.export_event(path, what, to),
            Request::BrailleSheet(no, whose, path) => self.braille((no, whose), path, to),
            Request::LivePgn(live) => self.go_live(live, to),
            Request::Print(document, path) => self.print(*document, path, to),
            Request::Voice(settings) => {
                self.set_voice(settings);
                Ok(Vec::new())
            }
            Request::Say(_)
            | Request::DialogClosed
            | Request::Repeat(..)
            | Request::Sample(_)
            | Request::Earcon(..)
            | Request::LookForVoices => {
                self.alarms.serve(request);
                Ok(Vec::new())
            }
            Request::Dismiss(number) => {
                self.notices.retain(|notice| notice.number > number);
                Ok(Vec::new())
            }
        }
    }

    /// The file that differs from what is remembered is the right one from now on. It is opened anew: what that
    /// calls for, and how long clocks were not seen, is of this moment.
    fn go_on_in_this(&mut self) -> Answer {
        let doubted = self.cycle.as_ref().filter(|cycle| cycle.unlike().is_some());
        let Some(path) = doubted.map(|cycle| cycle.path().to_owned()) else {
            return Ok(Vec::new());
        };
        self.finish_imports();
        // Nothing was recorded in it. It is let go of before it can be opened.
        self.leave()?;
        self.open_file(&path, true)
    }

    /// Goes on with what is here, whatever record others have of this station, and records that it did so.
    fn go_on_without(&mut self) -> Answer {
        let cycle = self.recording()?;
        let from = cycle.differs_from();
        cycle.go_on_without();
        let own = cycle.own().filter(|own| cycle.hall().stations.member(*own).is_some());
        self.begin();
        let Some(row) = from.filter(|_| own.is_some()) else { return Ok(Vec::new()) };
        let what = StationsCommand::NoteWentOn { row };
        self.submit(&Command::Stations { what }, Role::Arbiter, CommandKey(fresh::id()))
    }

    fn set_voice(&mut self, settings: Settings) {
        self.alarms.set(settings.clone());
        self.voice = settings;
    }

    fn import(
        &mut self,
        path: PathBuf,
        options: ImportOptions,
        to: &mut Option<Sender<Answer>>,
    ) -> Answer {
        let there = GamesThere::of(&self.hall()?);
        let mut import = Import::open(path, options, there)?;
        import.answers(to.take());
        self.imports.push_back(import);
        Ok(Vec::new())
    }

    fn confirm_move(&mut self, board: BoardNo) -> Answer {
        let at = self.now();
        let hall = self.hall()?;
        let asked = self.tables.confirm(board, &hall, at);
        self.obey(asked);
        Ok(Vec::new())
    }

    fn set_table_clock(&mut self, board: BoardNo) -> Answer {
        let at = self.now();
        let hall = self.hall()?;
        self.tables.port_of(board).ok_or(Trouble::NoDevice)?;
        if let Some(game) = hall.game(board) {
            self.tables.set_clock(board, game, at);
        }
        Ok(Vec::new())
    }

    fn set_language(&mut self, lang: Lang) {
        self.lang = lang;
        if let Some(cycle) = &mut self.cycle {
            cycle.set_language(lang);
        }
        self.tables.set_take_back_reason(Catalogue::new(lang).say("desk-taken-back-on-board"));
    }

    fn set_station(&mut self, station: String) {
        if let Some(cycle) = &mut self.cycle {
            cycle.set_station(&station);
        }
        self.station.name = station;
    }

    pub(super) fn hall(&self) -> Result<Hall, Trouble> {
        let read = self.reading.as_ref().map(|reading| &reading.hall);
        self.cycle.as_ref().map(Cycle::hall).or(read).cloned().ok_or(Trouble::NoCompetition)
    }

    fn ask_table(&mut self, board: BoardNo, request: DeviceRequest) -> Answer {
        let port = self.tables.port_of(board).ok_or(Trouble::NoDevice)?;
        self.tables.ask(&port, request);
        Ok(Vec::new())
    }

    /// The whole file or none: its name is never taken by a competition that nobody founded.
    fn create(&mut self, path: &Path, commands: &[Command]) -> Answer {
        self.finish_imports();
        let (cycle, entries) = match Cycle::found(path, self.station.clone(), commands) {
            Ok(made) => made,
            Err(CommandError::NotRecorded(fault)) => return Err(Trouble::File(fault)),
            Err(rejected) => return Err(rejected.into()),
        };
        self.take(cycle);
        self.tell_unsigned();
        Ok(entries)
    }

    /// Saves what can be read of a damaged file, and goes on in that.
    fn salvage(&mut self, damaged: &Path, to: &Path) -> Answer {
        let saved = salvage(damaged, to, &self.station)?;
        let places = lost_places::of(damaged, &saved);
        self.finish_imports();
        // Less than is remembered, and what there is.
        self.open_file(to, true)?;
        self.notice(NoticeKind::Salvaged(in_full(to), Box::new(saved), places));
        Ok(Vec::new())
    }

    fn open(&mut self, path: &Path) -> Answer {
        if self.has_open(path) {
            // Fulfilled already; to open it again would stop its clocks.
            return Ok(Vec::new());
        }
        self.finish_imports();
        self.open_file(path, false)
    }

    /// Opens a file; one that is not what this computer remembers is only shown until it is answered that
    /// the work goes on in it.
    fn open_file(&mut self, path: &Path, goes_on: bool) -> Answer {
        // The competition now open stays open until the other one is there.
        let (mut cycle, recovery) = match Cycle::open_asking(path, self.station.clone()) {
            Ok(opened) => opened,
            Err(fault) => {
                self.only_read(path, &fault);
                return Err(fault.into());
            }
        };
        if goes_on {
            cycle.go_on_in_this();
        }
        let unlike = cycle.unlike().cloned();
        self.take(cycle);
        // What the opening calls for is told when it is recorded.
        for note in recovery.notes.iter().filter(|_| unlike.is_none()) {
            self.notice(NoticeKind::Time(note.clone()));
        }
        self.tell_unsigned();
        if self.cycle.as_ref().is_some_and(Cycle::is_bare) {
            self.notice(NoticeKind::NoneSigned);
        }
        // Who has just saved it, or goes on in it, was told.
        let signers = self.cycle.as_ref().map(|cycle| &cycle.hall().signers);
        let unchecked = signers.filter(|signers| !goes_on && signers.is_unchecked());
        let incomplete = unchecked.map(|signers| signers.is_loss_unknown);
        let is_incomplete = incomplete.is_some();
        if let Some(is_loss_unknown) = incomplete {
            self.notice(NoticeKind::PossiblyIncomplete { is_loss_unknown });
        }
        if let Some(unlike) = unlike {
            if !is_incomplete || !unlike.is_salvaged {
                self.notice(NoticeKind::NotAsRemembered(unlike.status.clone()));
            }
            return Ok(Vec::new());
        }
        self.remember();
        if recovery.is_told() {
            match &mut self.exchanging.asking {
                Some(asking) => asking.recovery = Some(recovery),
                None => self.notice(NoticeKind::Recovered(recovery)),
            }
        }
        Ok(Vec::new())
    }

    /// The record goes on without a signature rather than not at all; the arbiter must know it.
    fn tell_unsigned(&mut self) {
        if let Some(why) = self.cycle.as_ref().and_then(|cycle| cycle.unsigned().cloned()) {
            self.notice(NoticeKind::NotSigned(why));
        }
    }

    /// Shows what can be read of a file that cannot be worked on, if nothing else is open.
    fn only_read(&mut self, path: &Path, fault: &Fault) {
        if self.cycle.is_some() {
            return;
        }
        if let Some(mut reading) = Reading::of(path) {
            reading.trouble = Some(fault.clone());
            self.reading = Some(reading);
            self.notices.clear();
            self.notice(NoticeKind::OnlyRead(fault.clone()));
        }
    }

    fn has_open(&self, path: &Path) -> bool {
        let same =
            |open: &Path| std::fs::canonicalize(open).ok() == std::fs::canonicalize(path).ok();
        let open = self.cycle.as_ref().filter(|cycle| cycle.lost().is_none());
        path.exists() && open.is_some_and(|cycle| same(cycle.path()))
    }

    fn braille(
        &mut self,
        sheet: (GameNo, Side),
        path: PathBuf,
        to: &mut Option<Sender<Answer>>,
    ) -> Answer {
        let (hall, lang) = (self.hall()?, self.lang);
        self.beside(to, move || {
            let words = Catalogue::new(lang);
            let pages = export::braille_sheet(&hall, sheet, is_brf(&path), &words)
                .ok_or_else(|| nothing(&path))?;
            let mut done = vec![write(&path, &pages.text)?];
            if !pages.lost.is_empty() {
                done.push(NoticeKind::NoCells(in_full(&path), pages.lost.into_iter().collect()));
            }
            Ok(done)
        })
    }

    fn print(
        &mut self,
        document: Document,
        path: PathBuf,
        to: &mut Option<Sender<Answer>>,
    ) -> Answer {
        self.beside(to, move || {
            let not_printed = |why| Trouble::NotPrinted { path: path.clone(), why };
            let bytes = render(&document).map_err(|why| not_printed(ProtocolFault::from(why)))?;
            Ok(vec![write(&path, bytes)?])
        })
    }

    fn export(&mut self, path: PathBuf, to: &mut Option<Sender<Answer>>) -> Answer {
        let (hall, lang) = (self.hall()?, self.lang);
        self.beside(to, move || {
            Ok(vec![write(&path, export::to_pgn_text(&hall, &Catalogue::new(lang)))?])
        })
    }

    fn export_event(
        &mut self,
        path: PathBuf,
        what: EventExport,
        to: &mut Option<Sender<Answer>>,
    ) -> Answer {
        let now = self.hall()?;
        let trouble = self.reading.as_ref().and_then(|reading| reading.trouble.as_ref());
        let incomplete = Incomplete::of(&now, trouble);
        self.beside(to, move || {
            let text = EventFile::of(&path).write(&now, &what, incomplete);
            // A letter that the file cannot hold.
            let text = text.map_err(|_| text_trouble(&path, &ErrorKind::InvalidData.into()))?;
            Ok(vec![write(&path, text)?])
        })
    }
}

/// What was to be written is not in the competition, or not any more.
fn nothing(path: &Path) -> Trouble {
    Trouble::NotPrinted { path: path.to_owned(), why: ProtocolFault::Nothing }
}

/// Writes a file that somebody asked for, and says so.
fn write(path: &Path, text: impl AsRef<[u8]>) -> Result<NoticeKind, Trouble> {
    live_pgn::replace(path, text).map_err(|error| text_trouble(path, &error))?;
    Ok(NoticeKind::Written(in_full(path)))
}

/// Embossers know their files by the ending.
fn is_brf(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("brf"))
}

pub(super) fn text_trouble(path: &Path, error: &std::io::Error) -> Trouble {
    Trouble::Text { path: path.to_owned(), why: error.into() }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::time::Duration;

    use super::*;
    use crate::library;
    use crate::snapshot::Snapshot;
    use crate::testing::{cup, play, set_up};
    use crate::worker::testing::{ask, worker};

    fn picture(worker: &mut Worker) -> Arc<Snapshot> {
        worker.publish();
        worker.picture().lock().unwrap().clone()
    }

    /// A file in which a clock runs, and a copy of it that is older by a move.
    fn with_an_older_copy(folder: &Path) -> (PathBuf, PathBuf) {
        let (file, copy) = (folder.join("q.jadoube"), folder.join("q-old.jadoube"));
        let mut desk = worker(folder);
        desk.serve(Request::New(file.clone(), cup()), &mut None).unwrap();
        ask(&mut desk, set_up(1)).unwrap();
        ask(&mut desk, play(1, "e2e4")).unwrap();
        desk.leave().unwrap();
        fs::copy(&file, &copy).unwrap();
        let mut desk = worker(folder);
        desk.serve(Request::Open(file.clone()), &mut None).unwrap();
        ask(&mut desk, play(1, "e7e5")).unwrap();
        desk.leave().unwrap();
        (file, copy)
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_was_written_is_told_with_its_folder() {
        let folder = tempfile::tempdir().unwrap();
        // From here up to the root, and from there down.
        let here = std::env::current_dir().unwrap();
        let up: PathBuf = here.components().skip(1).map(|_| "..").collect();
        let path = up.join(folder.path().strip_prefix("/").unwrap()).join("cup.pdf");
        assert!(path.is_relative(), "{}", path.display());
        let NoticeKind::Written(told) = write(&path, "a page").unwrap() else { panic!("untold") };
        assert!(told.is_absolute() && told.ends_with("cup.pdf"), "{}", told.display());
        assert_eq!(fs::read_to_string(folder.path().join("cup.pdf")).unwrap(), "a page");
    }

    #[test]
    fn nothing_is_recorded_in_an_older_copy_until_the_work_goes_on_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let (file, copy) = with_an_older_copy(folder.path());
        let heads = || fs::read_to_string(folder.path().join("heads.ron")).unwrap();
        let (remembered, rows) = (heads(), library::read(&copy).unwrap().entries.len());
        let mut desk = worker(folder.path());
        desk.serve(Request::Open(copy.clone()), &mut None).unwrap();
        let seen = picture(&mut desk);
        let unlike = seen.unlike.clone().expect("told");
        assert_eq!(unlike.remembered, Some(file.canonicalize().unwrap()));
        assert!(seen.hall.is_own_clock_running(), "as it was recorded");
        assert!(seen.hall.on_own_boards().all(|(_, game)| game.lost_time.is_none()));
        let runs_by = desk.cycle.as_ref().unwrap().keeper();
        assert!(!Arc::ptr_eq(&seen.keeper, runs_by), "and is shown standing");
        for command in [play(1, "d7d5"), set_up(2)] {
            assert_eq!(ask(&mut desk, command).unwrap_err(), Trouble::OtherState);
        }
        // Time passes, the file is looked after, and it is closed.
        desk.time_passed();
        desk.remember();
        desk.leave().unwrap();
        assert_eq!(library::read(&copy).unwrap().entries.len(), rows, "not even the absence");
        assert_eq!(heads(), remembered, "the right file stays the right one");

        // It is asked again, until it is answered.
        let mut desk = worker(folder.path());
        desk.serve(Request::Open(copy.clone()), &mut None).unwrap();
        assert!(picture(&mut desk).unlike.is_some());
        desk.serve(Request::GoOnInThis, &mut None).unwrap();
        let seen = picture(&mut desk);
        assert_eq!((seen.unlike.clone(), seen.path.clone()), (None, Some(copy.clone())));
        assert!(seen.hall.on_own_boards().any(|(_, game)| game.lost_time.is_some()), "now asked");
        ask(&mut desk, play(1, "d7d5")).unwrap();
        desk.leave().unwrap();
        let mut desk = worker(folder.path());
        desk.serve(Request::Open(file), &mut None).unwrap();
        assert!(picture(&mut desk).unlike.is_some(), "now that one is another");
    }

    #[cfg(unix)]
    #[test]
    fn what_was_saved_of_a_lost_file_is_remembered_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let (file, copy) = with_an_older_copy(folder.path());
        let mut desk = worker(folder.path());
        desk.serve(Request::Open(file.clone()), &mut None).unwrap();
        ask(&mut desk, set_up(2)).unwrap();
        fs::rename(&copy, &file).unwrap();
        ask(&mut desk, set_up(3)).unwrap_err();
        let saved = picture(&mut desk).saved_as().expect("saved").to_owned();
        assert_eq!(desk.until_remembered(), Some(Duration::ZERO), "at the next turn");
        desk.go_on_remembering();
        desk.remembering.finish();
        // The program is killed before anybody has gone on in what was saved.
        drop(desk);
        for end in ["-wal", "-shm"] {
            let _ = fs::remove_file(format!("{}{end}", file.display()));
        }
        let mut again = worker(folder.path());
        again.serve(Request::Open(file), &mut None).unwrap();
        let unlike = picture(&mut again).unlike.clone().expect("told");
        assert_eq!(unlike.remembered, Some(saved.canonicalize().unwrap()));
        again.serve(Request::Open(saved.clone()), &mut None).unwrap();
        let seen = picture(&mut again);
        assert_eq!((seen.unlike.clone(), seen.path.clone()), (None, Some(saved)));
        assert!(seen.game(BoardNo(2)).is_some());
    }
}
