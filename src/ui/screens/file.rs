//! A file or a folder for one purpose: its path is typed, or chosen in the dialog of the system
//! where the desktop has one. Where a new competition lies is asked in `founding`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Ui;

use crate::actions::{Change, Dialog, FileChoice, FilePurpose, UiMessage};
use crate::form::{Check, DialogForm, Field, Fields, FormOutcome, Head};
use crate::scene::Scene;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use jadoube_chess::side::Side;
use jadoube_core::competition::tournament::StandingView;
use jadoube_core::hall::state::Hall;
use jadoube_desk::broadcast::{Delay, Live};
use jadoube_desk::choices;
use jadoube_desk::event_export::{self, EventExport};
use jadoube_desk::import::ResultSigns;
use jadoube_desk::inbox::{ImportOptions, Request};
use jadoube_desk::log_lines;
use jadoube_desk::preferences;
use jadoube_desk::sheet_files;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::law;
use jadoube_i18n::standing::view_told;
use jadoube_laws::wall::Wall;

/// What was typed so far.
#[derive(Debug)]
pub struct FileForm {
    purpose: FilePurpose,
    path: String,
    /// The file about which the person knows that it will be replaced.
    may_replace: Option<PathBuf>,
    /// The damaged competition of which the readable part is to be saved.
    damaged: Option<PathBuf>,
    /// What becomes of last moves of kings that may be signs of the result.
    signs: ResultSigns,
    /// How many minutes and moves the live PGN stays behind, as typed.
    delay: (String, String),
    /// Which standing is written.
    view: StandingView,
    /// The state and the time of which it is, where that is not now.
    past: Option<(Arc<Hall>, Wall)>,
}

/// The form for a file: a system without file dialogs of its own leaves the path to be typed.
#[must_use]
pub fn dialog(scene: &Scene<'_>, purpose: FilePurpose) -> Box<dyn Dialog> {
    FileForm::new(scene, purpose).into()
}

impl FileForm {
    /// A form with the path that is likely to be meant.
    #[must_use]
    pub fn new(scene: &Scene<'_>, purpose: FilePurpose) -> Self {
        let open = scene.snap.path.as_deref();
        let path = match purpose {
            FilePurpose::Open if open.is_none() => scene.prefs.recent.first().cloned(),
            FilePurpose::Open
            | FilePurpose::ImportPgn
            | FilePurpose::Rules
            | FilePurpose::Sheet(..) => None,
            FilePurpose::ExportPgn => open.map(|open| open.with_extension("pgn")),
            FilePurpose::ExportEvent => open.map(|open| open.with_extension("trf")),
            FilePurpose::Braille(no, whose) => {
                let side = if whose == Side::White { "white" } else { "black" };
                let board = scene.snap.hall.games.get(&no).map(|one| one.board);
                open.zip(board)
                    .map(|(open, board)| open.with_extension(format!("{board}-{side}.brf")))
            }
            FilePurpose::Salvage => open.map(|open| {
                let folder = open.parent().unwrap_or_else(|| Path::new(""));
                preferences::free_name(folder, &format!("{}-readable", preferences::own_name(open)))
            }),
            // The folder of the file is that of the disk that takes nothing more.
            FilePurpose::Elsewhere => open.map(|open| {
                let name = format!("{}-saved", preferences::own_name(open));
                preferences::free_name(&preferences::refuge(), &name)
            }),
            FilePurpose::Copies => scene.prefs.copies.folder.clone(),
            FilePurpose::LivePgn => {
                let now = scene.snap.live_pgn.as_ref().map(|live| &live.folder);
                let before = now.or(scene.prefs.live_pgn.as_ref());
                before.cloned().or_else(|| open?.parent().map(Path::to_owned))
            }
        };
        let path = path.map(|path| path.display().to_string()).unwrap_or_default();
        let now = scene.snap.live_pgn.as_ref().map(|live| live.delay);
        let delay = now.unwrap_or_else(|| Delay::proposed(&scene.snap.hall));
        Self {
            purpose,
            path,
            may_replace: None,
            damaged: scene.snap.damaged().map(Path::to_owned),
            signs: ResultSigns::Kept,
            delay: (delay.minutes.to_string(), delay.moves.to_string()),
            view: StandingView::default(),
            past: None,
        }
    }

    /// That for a file of the event, with a standing, as it was recorded at a time or as it is now.
    #[must_use]
    pub fn of_event(
        scene: &Scene<'_>,
        view: StandingView,
        past: Option<(Arc<Hall>, Wall)>,
    ) -> Self {
        Self { view, past, ..Self::new(scene, FilePurpose::ExportEvent) }
    }

    /// What the window is asked for where the desk is not.
    fn message(&self, words: &Catalogue) -> Option<Result<UiMessage, String>> {
        let path = at_home(self.path.trim());
        let shown = || ("path", path.display().to_string().into());
        Some(match self.purpose {
            FilePurpose::Rules => choices::rules_in(&path)
                .map(|(rules, edition)| UiMessage::LayOver { rules, edition })
                .map_err(|faults| law::overlay_faults(words, &faults)),
            FilePurpose::Copies if path.is_dir() => {
                Ok(UiMessage::Change(Change::CopyFolder(Some(path))))
            }
            FilePurpose::Copies => Err(words.say_with("setup-no-folder", &[shown()])),
            FilePurpose::Sheet(no, whose) => sheet_files::games_in(&path)
                .map(|games| UiMessage::ReadSheet { no, whose, games })
                .map_err(|fault| {
                    let why = words.tell(&fault);
                    words.say_with("desk-text-file", &[shown(), ("why", why.into())])
                }),
            _ => return None,
        })
    }

    fn request(&mut self, words: &Catalogue) -> Result<Request, String> {
        let lang = words.lang();
        let typed = self.path.trim();
        if typed.is_empty() {
            return Err(words.say("app-field-empty"));
        }
        let path = with_ending(self.purpose, at_home(typed));
        let about = [("path", path.display().to_string().into())];
        match self.purpose {
            FilePurpose::Salvage => match &self.damaged {
                Some(damaged) => Ok(Request::Salvage(damaged.clone(), path)),
                None => Ok(Request::Open(path)),
            },
            FilePurpose::Elsewhere => Ok(Request::GoOver(path)),
            FilePurpose::Open
            | FilePurpose::Rules
            | FilePurpose::Copies
            | FilePurpose::Sheet(..) => Ok(Request::Open(path)),
            FilePurpose::ImportPgn => {
                let options = ImportOptions { signs: self.signs, ..ImportOptions::default() };
                Ok(Request::ImportPgn(path, options))
            }
            FilePurpose::ExportPgn | FilePurpose::ExportEvent | FilePurpose::Braille(..)
                if path.exists() && self.may_replace.as_ref() != Some(&path) =>
            {
                let why = words.say_with("setup-file-there", &about);
                self.may_replace = Some(path);
                Err(why)
            }
            FilePurpose::ExportPgn => Ok(Request::ExportPgn(path)),
            FilePurpose::ExportEvent => {
                let (view, past) = (self.view.clone(), self.past.clone());
                Ok(Request::ExportEvent(path, EventExport { lang, view, past }))
            }
            FilePurpose::Braille(no, whose) => Ok(Request::BrailleSheet(no, whose, path)),
            FilePurpose::LivePgn if !path.is_dir() => {
                Err(words.say_with("setup-no-folder", &about))
            }
            FilePurpose::LivePgn => {
                let (minutes, moves) = &self.delay;
                let (minutes, moves) = (count(minutes), count(moves));
                let delay = Delay { minutes: minutes.unwrap_or(0), moves: moves.unwrap_or(0) };
                Ok(Request::LivePgn(Some(Live { folder: path, delay })))
            }
        }
    }
}

/// A number of minutes or moves; an empty field is none.
fn count(typed: &str) -> Option<u16> {
    let typed = typed.trim();
    if typed.is_empty() { Some(0) } else { typed.parse().ok() }
}

/// Games are written to a file that says what is in it.
fn with_ending(purpose: FilePurpose, path: PathBuf) -> PathBuf {
    let told = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pgn"));
    // A pipe or a device keeps its name.
    let special = std::fs::metadata(&path).is_ok_and(|there| !there.is_file());
    if purpose != FilePurpose::ExportPgn || told || special {
        return path;
    }
    let mut name = path.into_os_string();
    name.push(".pgn");
    PathBuf::from(name)
}

/// `~/games.pgn` is a path for people, not for the system.
pub(crate) fn at_home(typed: &str) -> PathBuf {
    let home = std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"));
    match (typed.strip_prefix("~/"), home) {
        (Some(rest), Some(home)) => PathBuf::from(home).join(rest),
        _ => PathBuf::from(typed),
    }
}

/// Title, label, example and main button.
const fn ids(purpose: FilePurpose) -> (&'static str, &'static str, &'static str, &'static str) {
    match purpose {
        FilePurpose::Open => {
            ("setup-open-title", "setup-file", "open-2026.jadoube", "setup-open-deed")
        }
        FilePurpose::ImportPgn => {
            ("setup-import-title", "setup-file", "games.pgn", "setup-import-deed")
        }
        FilePurpose::ExportPgn => {
            ("setup-export-title", "setup-file", "games.pgn", "setup-export-deed")
        }
        FilePurpose::ExportEvent => {
            ("setup-export-event-title", "setup-file", "event.trf", "setup-export-deed")
        }
        FilePurpose::Sheet(..) => {
            ("sheets-file-title", "setup-file", "games.pgn", "sheets-file-deed")
        }
        FilePurpose::Braille(..) => {
            ("sheets-braille-title", "setup-file", "sheet.brf", "sheets-braille-deed")
        }
        FilePurpose::Rules => ("settings-rules", "setup-file", "liga.ron", "settings-rules-take"),
        FilePurpose::Salvage => {
            ("setup-salvage-title", "setup-file", "open-2026.jadoube", "setup-salvage-deed")
        }
        FilePurpose::Elsewhere => {
            ("setup-elsewhere-title", "setup-file", "open-2026.jadoube", "setup-elsewhere-deed")
        }
        FilePurpose::Copies => ("setup-copies-title", "setup-folder", "", "setup-copies-deed"),
        FilePurpose::LivePgn => ("setup-live-title", "setup-folder", "", "setup-live-deed"),
    }
}

impl DialogForm for FileForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        if let FilePurpose::Sheet(no, _) = self.purpose
            && !scene.snap.hall.is_on_board(no)
        {
            return None;
        }
        let (title, _, _, deed) = ids(self.purpose);
        let head = Head::new("file", scene.say(title), scene.say(deed)).width(640.0);
        Some(head.enter_anywhere().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let (_, label, example, _) = ids(self.purpose);
        fields.text(ui, Field::new(label).example(example), &mut self.path);
        if button(ui, Weight::Plain, &scene.say("setup-choose"), None).clicked() {
            fields.actions.push(UiMessage::Choose(FileChoice::For(self.purpose)));
        }
        soft(ui, scene.say("setup-choose-what"));
        if self.purpose == FilePurpose::ExportEvent {
            soft(ui, scene.say("setup-export-event-what"));
            event_ui(ui, scene, &self.view);
        }
        if self.purpose == FilePurpose::ImportPgn {
            let options =
                [(ResultSigns::Kept, "setup-signs-kept"), (ResultSigns::Cut, "setup-signs-cut")];
            fields.choose(ui, "setup-signs", &options, &mut self.signs);
            importing_ui(ui, fields);
        }
        if self.purpose == FilePurpose::LivePgn {
            for (label, text) in DELAYS.into_iter().zip([&mut self.delay.0, &mut self.delay.1]) {
                let wrong = count(text).is_none().then(|| scene.say("setup-live-delay-wrong"));
                fields.text(ui, Field::new(label).example("0").fault(wrong), text);
            }
            soft(ui, scene.say("setup-live-delay-what"));
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let label = ids(self.purpose).1;
        if self.purpose == FilePurpose::LivePgn {
            let typed = [&self.delay.0, &self.delay.1];
            let counts = DELAYS
                .into_iter()
                .zip(typed)
                .map(|(label, text)| check.read(label, count(text), "setup-live-delay-wrong"));
            // It is told where it stands, and not at the folder.
            counts.collect::<Option<Vec<u16>>>()?;
        }
        match self.message(check.scene.words) {
            Some(message) => {
                let message = check.result(label, message)?;
                // A sheet goes on to another form, which takes the place of this one.
                let goes_on = matches!(message, UiMessage::ReadSheet { .. });
                check.actions.push(message);
                (!goes_on).then_some(())
            }
            None => {
                let request = self.request(check.scene.words);
                let request = check.result(label, request)?;
                check.actions.ask(request);
                Some(())
            }
        }
    }

    fn gone(&self, scene: &Scene<'_>) -> Option<String> {
        let FilePurpose::Sheet(no, _) = self.purpose else { return None };
        let board = scene.snap.hall.games.get(&no)?.board;
        Some(scene.say_with("board-game-gone", &[("board", board.0.into())]))
    }

    /// The dialog of the system has asked whether a file may be replaced.
    fn chosen(&mut self, what: FileChoice, path: &Path) -> FormOutcome {
        if what != FileChoice::For(self.purpose) {
            return FormOutcome::Stays;
        }
        let path = with_ending(self.purpose, path.to_owned());
        self.path = path.display().to_string();
        self.may_replace = Some(path);
        FormOutcome::IsSent
    }
}

/// Which standing is written, where it is not the usual one, and which results are missing.
fn event_ui(ui: &mut Ui, scene: &Scene<'_>, view: &StandingView) {
    let view_told = view_told(view, scene.words);
    if !view_told.is_empty() {
        soft(ui, view_told.join(" · "));
    }
    let hall = &scene.snap.hall;
    let missing = event_export::missing(hall, hall.contest.published(), scene.words);
    if !missing.is_empty() {
        let missing = [("missing", missing.join(". ").into())];
        badge(ui, Tone::Warn, &scene.say_with("competition-export-missing", &missing));
    }
}

/// How far the file is read that was asked for.
pub(super) fn importing_ui(ui: &mut Ui, fields: &Fields<'_, '_>) {
    let scene = fields.scene;
    if let Some(importing) = scene.snap.importing.filter(|_| fields.is_asked()) {
        let come = log_lines::importing(scene.words, importing);
        soft(ui, scene.say_with("setup-importing", &[("come", come.into())]));
    }
}

/// The labels of the fields for how far the live PGN stays behind.
const DELAYS: [&str; 2] = ["setup-live-minutes", "setup-live-moves"];
