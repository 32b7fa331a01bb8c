//! A file or a folder for one errand: its path is typed, or chosen in the dialog of the system
//! where the desktop has one. Where a new competition lies is asked in `founding`.

use std::path::{Path, PathBuf};

use egui::{Context, Id, Ui};

use crate::actions::{Actions, Errand, FileChoice, Wish};
use crate::dialogs::{Close, Foot, entered, foot};
use crate::scene::Scene;
use crate::screens::settings::Change;
use crate::tokens;
use crate::widgets::announcer::Manner;
use crate::widgets::button::{Enabled, Weight, button};
use crate::widgets::card::soft;
use crate::widgets::dialog::{Dialog as Frame, Urgency};
use crate::widgets::field::{FieldWords, field};
use crate::widgets::pick::pick;
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
    fault: Option<String>,
    /// The file about which the person knows that it will be replaced.
    may_replace: Option<PathBuf>,
    /// Whether the desk was asked and has not answered yet.
    asked: bool,
    /// The damaged competition of which the readable part is to be saved.
    damaged: Option<PathBuf>,
    /// What becomes of last moves of kings that may be signs of the result.
    signs: ResultSigns,
    /// How many minutes and moves the live PGN stays behind, as typed.
    delay: (String, String),
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
            fault: None,
            may_replace: None,
            asked: false,
            damaged: scene.snap.damaged().map(Path::to_owned),
            signs: ResultSigns::Kept,
            delay: (delay.minutes.to_string(), delay.moves.to_string()),
        }
    }

    /// What it is for.
    #[must_use]
    pub const fn errand(&self) -> Errand {
        self.errand
    }

    /// Whether the desk was asked and has not answered yet.
    #[must_use]
    pub const fn is_asked(&self) -> bool {
        self.asked
    }

    /// Takes the path that was chosen in the dialog of the system, which has asked whether a file
    /// may be replaced.
    pub fn choose(&mut self, path: &Path, words: &Words, actions: &mut Actions) {
        let path = with_ending(self.errand, path.to_owned());
        self.path = path.display().to_string();
        self.may_replace = Some(path);
        self.send(words, actions);
    }

    /// The desk could not do it: why, in words.
    pub fn refuse(&mut self, why: String) {
        self.fault = Some(why);
        self.asked = false;
    }

    fn send(&mut self, words: &Words, actions: &mut Actions) {
        if self.asked {
            return;
        }
        match self.wish(words) {
            Ok(wish) => {
                self.asked = matches!(wish, Wish::Ask(_));
                self.fault = None;
                // A sheet goes on to another form, which takes the place of this one.
                let done = !self.asked && !matches!(wish, Wish::ReadSheet { .. });
                actions.push(wish);
                if done {
                    actions.push(Wish::Close);
                }
            }
            Err(why) => self.fault = Some(why),
        }
    }

    fn wish(&mut self, words: &Words) -> Result<Wish, String> {
        if self.errand == Errand::Rules {
            let (rules, edition) = catalogue::rules_in(&at_home(self.path.trim()))
                .map_err(|faults| law::overlay_faults(words, &faults))?;
            return Ok(Wish::LayOver { rules, edition });
        }
        if self.errand == Errand::Copies {
            let folder = at_home(self.path.trim());
            if !folder.is_dir() {
                let path = folder.display().to_string();
                return Err(words.say_with("setup-no-folder", &[("path", path.into())]));
            }
            return Ok(Wish::Change(Change::CopyFolder(Some(folder))));
        }
        if let Errand::Sheet(whose) = self.errand {
            let path = at_home(self.path.trim());
            let games = sheet_files::games_in(&path).map_err(|fault| {
                let why = match fault {
                    SheetFault::Unreadable(why) => why.to_string(),
                    SheetFault::TooLong => {
                        words.say_with("sheets-file-too-long", &[("most", LONGEST.into())])
                    }
                    SheetFault::Empty => words.say("sheets-file-empty"),
                };
                let path = path.display().to_string();
                words.say_with("desk-text-file", &[("path", path.into()), ("why", why.into())])
            })?;
            return Ok(Wish::ReadSheet { whose, games });
        }
        Ok(Wish::Ask(Box::new(self.request(words)?)))
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
                let (Some(minutes), Some(moves)) = (count(minutes), count(moves)) else {
                    return Err(words.say("setup-live-delay-wrong"));
                };
                let delay = Delay { minutes, moves };
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

/// How far the live PGN stays behind; whether Enter was pressed, and the first field whose text is no
/// number.
fn delay_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (minutes, moves): &mut (String, String),
) -> (bool, Option<Id>) {
    let fields = [("setup-live-minutes", minutes), ("setup-live-moves", moves)];
    let mut faulty = None;
    let entered = fields.map(|(label, text)| {
        let wrong = count(text).is_none().then(|| scene.say("setup-live-delay-wrong"));
        let label = scene.say(label);
        let words = FieldWords { label: &label, example: "0", fault: wrong.as_deref() };
        let response = field(ui, words, text);
        if wrong.is_some() {
            faulty = faulty.or(Some(response.id));
        }
        entered(ui, &response)
    });
    soft(ui, scene.say("setup-live-delay-what"));
    (entered.contains(&true), faulty)
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

/// Draws the form.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let (title, label, example, deed) = ids(form.errand);
    let title = scene.say(title);
    let frame = Frame::new(Id::unique("file"), &title, Urgency::Question)
        .width(tokens::scale(ctx).of(640.0));
    let outcome = frame.show(ctx, |ui, opened| {
        let fault = form.fault.clone();
        let words = FieldWords { label: &scene.say(label), example, fault: fault.as_deref() };
        let response = field(ui, words, &mut form.path);
        if opened {
            response.request_focus();
        }
        if response.changed() {
            form.fault = None;
        }
        let mut done = entered(ui, &response);
        if button(ui, Weight::Plain, &scene.say("setup-choose"), None).clicked() {
            actions.push(Wish::Choose(FileChoice::For(form.errand)));
        }
        soft(ui, scene.say("setup-choose-what"));
        if form.errand == Errand::ImportPgn {
            let options = [
                (ResultSigns::Kept, scene.say("setup-signs-kept")),
                (ResultSigns::Cut, scene.say("setup-signs-cut")),
            ];
            pick(ui, &scene.say("setup-signs"), &options, &mut form.signs);
            if let Some(importing) = scene.snap.importing.filter(|_| form.asked) {
                let come = words::importing(scene.words, importing);
                soft(ui, scene.say_with("setup-importing", &[("come", come.into())]));
            }
        }
        let enabled = if form.asked { Enabled::No } else { Enabled::Yes };
        let mut faulty = None;
        if form.errand == Errand::LivePgn {
            let (entered, wrong) = delay_ui(ui, scene, &mut form.delay);
            done |= entered;
            faulty = wrong;
        }
        match foot(ui, scene, &scene.say(deed), enabled) {
            Foot::Done => done = true,
            Foot::Cancel => return Close::Yes,
            Foot::Nothing => {}
        }
        if let Some(id) = faulty.filter(|_| done) {
            // It is told where it stands, and not at the folder.
            ui.memory_mut(|memory| memory.request_focus(id));
            actions.push(Wish::Say(Manner::Assertive, scene.say("setup-live-delay-wrong")));
        } else if done {
            form.send(scene.words, actions);
            // What is wrong with it can be changed at once.
            response.request_focus();
        }
        Close::No
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}
