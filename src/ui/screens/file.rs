//! A file or a folder for one errand: its path is typed, or chosen in the dialog of the system
//! where the desktop has one. Where a new competition lies is asked in `founding`.

use std::path::{Path, PathBuf};

use egui::Ui;

use crate::actions::{Errand, FileChoice, Wish};
use crate::dialogs::Dialog;
use crate::form::{Check, Chosen, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::settings::Change;
use crate::widgets::button::{Weight, button};
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use jadoube_chess::side::Side;
use jadoube_desk::broadcast::{Delay, Live};
use jadoube_desk::catalogue;
use jadoube_desk::inbox::{Request, ResultSigns};
use jadoube_desk::preferences;
use jadoube_desk::protocols::Sheet;
use jadoube_desk::sheet_files::{self, LONGEST, SheetFault};
use jadoube_desk::words;
use jadoube_i18n::law;
use jadoube_i18n::words::Words;

/// What was typed so far.
#[derive(Debug)]
pub struct Form {
    errand: Errand,
    path: String,
    /// The file about which the person knows that it will be replaced.
    may_replace: Option<PathBuf>,
    /// The damaged competition of which the readable part is to be saved.
    damaged: Option<PathBuf>,
    /// What becomes of last moves of kings that may be signs of the result.
    signs: ResultSigns,
    /// How many minutes and moves the live PGN stays behind, as typed.
    delay: (String, String),
}

/// The form for a file: a system without file dialogs of its own leaves the path to be typed.
#[must_use]
pub fn dialog(scene: &Scene<'_>, errand: Errand) -> Dialog {
    Form::new(scene, errand).into()
}

impl Form {
    /// A form with the path that is likely to be meant.
    #[must_use]
    pub fn new(scene: &Scene<'_>, errand: Errand) -> Self {
        let open = scene.snap.path.as_deref();
        let path = match errand {
            Errand::Open | Errand::ImportPgn | Errand::Rules | Errand::Sheet(_) => None,
            Errand::ExportPgn => open.map(|open| open.with_extension("pgn")),
            Errand::Braille(board, whose) => {
                let side = if whose == Side::White { "white" } else { "black" };
                open.map(|open| open.with_extension(format!("{board}-{side}.brf")))
            }
            Errand::Paper(sheet) => open.map(|open| {
                open.with_extension(match sheet {
                    Sheet::Incident(no) => format!("incident-{no}.pdf"),
                    Sheet::Round(round) => format!("round-{round}.pdf"),
                })
            }),
            Errand::Salvage => open.map(|open| {
                let stem = open.file_stem().unwrap_or_default().to_string_lossy();
                open.with_file_name(format!("{stem}-readable.jadoube"))
            }),
            // The folder of the file is that of the disk that takes nothing more.
            Errand::Elsewhere => open.map(|open| {
                let stem = open.file_stem().unwrap_or_default().to_string_lossy();
                preferences::refuge().join(format!("{stem}-saved.jadoube"))
            }),
            Errand::Copies => scene.prefs.copies.folder.clone(),
            Errand::LivePgn => {
                let now = scene.snap.live_pgn.as_ref().map(|live| &live.folder);
                let before = now.or(scene.prefs.live_pgn.as_ref());
                before.cloned().or_else(|| open?.parent().map(Path::to_owned))
            }
        };
        let path = path.map(|path| path.display().to_string()).unwrap_or_default();
        let now = scene.snap.live_pgn.as_ref().map(|live| live.delay);
        let delay = now.unwrap_or_else(|| Delay::proposed(&scene.snap.hall));
        Self {
            errand,
            path,
            may_replace: None,
            damaged: scene.snap.damaged().map(Path::to_owned),
            signs: ResultSigns::Kept,
            delay: (delay.minutes.to_string(), delay.moves.to_string()),
        }
    }

    /// What the window is asked for where the desk is not.
    fn wish(&self, words: &Words) -> Option<Result<Wish, String>> {
        let path = at_home(self.path.trim());
        let shown = || ("path", path.display().to_string().into());
        Some(match self.errand {
            Errand::Rules => catalogue::rules_in(&path)
                .map(|(rules, edition)| Wish::LayOver { rules, edition })
                .map_err(|faults| law::overlay_faults(words, &faults)),
            Errand::Copies if path.is_dir() => Ok(Wish::Change(Change::CopyFolder(Some(path)))),
            Errand::Copies => Err(words.say_with("setup-no-folder", &[shown()])),
            Errand::Sheet(whose) => sheet_files::games_in(&path)
                .map(|games| Wish::ReadSheet { whose, games })
                .map_err(|fault| {
                    let why = match fault {
                        SheetFault::Unreadable(why) => why.to_string(),
                        SheetFault::TooLong => {
                            words.say_with("sheets-file-too-long", &[("most", LONGEST.into())])
                        }
                        SheetFault::Empty => words.say("sheets-file-empty"),
                    };
                    words.say_with("desk-text-file", &[shown(), ("why", why.into())])
                }),
            _ => return None,
        })
    }

    fn request(&mut self, words: &Words) -> Result<Request, String> {
        let typed = self.path.trim();
        if typed.is_empty() {
            return Err(words.say("app-field-empty"));
        }
        let path = with_ending(self.errand, at_home(typed));
        let about = [("path", path.display().to_string().into())];
        match self.errand {
            Errand::Salvage => match &self.damaged {
                Some(damaged) => Ok(Request::Salvage(damaged.clone(), path)),
                None => Ok(Request::Open(path)),
            },
            Errand::Elsewhere => Ok(Request::GoOver(path)),
            Errand::Open | Errand::Rules | Errand::Copies | Errand::Sheet(_) => {
                Ok(Request::Open(path))
            }
            Errand::ImportPgn => Ok(Request::ImportPgn(path, self.signs)),
            Errand::ExportPgn | Errand::Braille(..) | Errand::Paper(_)
                if path.exists() && self.may_replace.as_ref() != Some(&path) =>
            {
                let why = words.say_with("setup-file-there", &about);
                self.may_replace = Some(path);
                Err(why)
            }
            Errand::ExportPgn => Ok(Request::ExportPgn(path)),
            Errand::Paper(sheet) => Ok(Request::PrintSheet(sheet, path)),
            Errand::Braille(board, whose) => Ok(Request::BrailleSheet(board, whose, path)),
            Errand::LivePgn if !path.is_dir() => Err(words.say_with("setup-no-folder", &about)),
            Errand::LivePgn => {
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
fn with_ending(errand: Errand, path: PathBuf) -> PathBuf {
    let told = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pgn"));
    // A pipe or a device keeps its name.
    let special = std::fs::metadata(&path).is_ok_and(|there| !there.is_file());
    if errand != Errand::ExportPgn || told || special {
        return path;
    }
    let mut name = path.into_os_string();
    name.push(".pgn");
    PathBuf::from(name)
}

/// `~/games.pgn` is a path for people, not for the system.
fn at_home(typed: &str) -> PathBuf {
    let home = std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"));
    match (typed.strip_prefix("~/"), home) {
        (Some(rest), Some(home)) => PathBuf::from(home).join(rest),
        _ => PathBuf::from(typed),
    }
}

/// Title, label, example and deed.
const fn ids(errand: Errand) -> (&'static str, &'static str, &'static str, &'static str) {
    match errand {
        Errand::Open => ("setup-open-title", "setup-file", "open-2026.jadoube", "setup-open-deed"),
        Errand::ImportPgn => ("setup-import-title", "setup-file", "games.pgn", "setup-import-deed"),
        Errand::ExportPgn => ("setup-export-title", "setup-file", "games.pgn", "setup-export-deed"),
        Errand::Sheet(_) => ("sheets-file-title", "setup-file", "games.pgn", "sheets-file-deed"),
        Errand::Braille(..) => {
            ("sheets-braille-title", "setup-file", "sheet.brf", "sheets-braille-deed")
        }
        Errand::Paper(_) => {
            ("protocol-print-title", "setup-file", "sheet.pdf", "protocol-print-deed")
        }
        Errand::Rules => ("settings-rules", "setup-file", "liga.ron", "settings-rules-take"),
        Errand::Salvage => {
            ("setup-salvage-title", "setup-file", "open-2026.jadoube", "setup-salvage-deed")
        }
        Errand::Elsewhere => {
            ("setup-elsewhere-title", "setup-file", "open-2026.jadoube", "setup-elsewhere-deed")
        }
        Errand::Copies => ("setup-copies-title", "setup-folder", "", "setup-copies-deed"),
        Errand::LivePgn => ("setup-live-title", "setup-folder", "", "setup-live-deed"),
    }
}

impl DialogForm for Form {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let (title, _, _, deed) = ids(self.errand);
        let head = Head::new("file", scene.say(title), scene.say(deed)).width(640.0);
        Some(head.enter_anywhere().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let (_, label, example, _) = ids(self.errand);
        fields.text(ui, Field::new(label).example(example), &mut self.path);
        if button(ui, Weight::Plain, &scene.say("setup-choose"), None).clicked() {
            fields.actions.push(Wish::Choose(FileChoice::For(self.errand)));
        }
        soft(ui, scene.say("setup-choose-what"));
        if self.errand == Errand::ImportPgn {
            let options =
                [(ResultSigns::Kept, "setup-signs-kept"), (ResultSigns::Cut, "setup-signs-cut")];
            fields.choose(ui, "setup-signs", &options, &mut self.signs);
            if let Some(importing) = scene.snap.importing.filter(|_| fields.is_asked()) {
                let come = words::importing(scene.words, importing);
                soft(ui, scene.say_with("setup-importing", &[("come", come.into())]));
            }
        }
        if self.errand == Errand::LivePgn {
            for (label, text) in DELAYS.into_iter().zip([&mut self.delay.0, &mut self.delay.1]) {
                let wrong = count(text).is_none().then(|| scene.say("setup-live-delay-wrong"));
                fields.text(ui, Field::new(label).example("0").fault(wrong), text);
            }
            soft(ui, scene.say("setup-live-delay-what"));
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let label = ids(self.errand).1;
        if self.errand == Errand::LivePgn {
            let typed = [&self.delay.0, &self.delay.1];
            let counts = DELAYS
                .into_iter()
                .zip(typed)
                .map(|(label, text)| check.read(label, count(text), "setup-live-delay-wrong"));
            // It is told where it stands, and not at the folder.
            counts.collect::<Option<Vec<u16>>>()?;
        }
        match self.wish(check.scene.words) {
            Some(wish) => {
                let wish = check.result(label, wish)?;
                // A sheet goes on to another form, which takes the place of this one.
                let goes_on = matches!(wish, Wish::ReadSheet { .. });
                check.actions.push(wish);
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

    /// The dialog of the system has asked whether a file may be replaced.
    fn chosen(&mut self, what: FileChoice, path: &Path) -> Chosen {
        if what != FileChoice::For(self.errand) {
            return Chosen::Stays;
        }
        let path = with_ending(self.errand, path.to_owned());
        self.path = path.display().to_string();
        self.may_replace = Some(path);
        Chosen::IsSent
    }
}

/// The labels of the fields for how far the live PGN stays behind.
const DELAYS: [&str; 2] = ["setup-live-minutes", "setup-live-moves"];
