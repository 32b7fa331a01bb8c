//! What the program remembers on this machine between two runs: language, looks, the name of the
//! station. Nothing of a competition is kept here. What cannot be read is replaced by the default,
//! and never keeps the program from starting.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy as _, choose_base_strategy};
use serde::{Deserialize, Serialize};

use crate::copies::Copies;
use crate::own_files;
use jadoube_formats::document;
use jadoube_i18n::lang::Lang;
use jadoube_journal::rescue;
use jadoube_voice::engine::Tuning;
use jadoube_voice::listener::Listener;
use jadoube_voice::voice::{Channel, Settings};

/// The preferences; every field has a default, so that older files stay readable.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The code of the language, or none for the desktop's.
    pub lang: Option<String>,
    /// The language that this start was asked for; it is not kept.
    #[serde(skip)]
    pub lang_of_start: Option<Lang>,
    /// The id of the theme: `light`, `dark`, `contrast`.
    pub theme: String,
    /// The size of the text, per cent, 100 to 400.
    pub scale_percent: u16,
    /// The window: left, top, width, height in points.
    pub window: Option<(i32, i32, u32, u32)>,
    /// Whether it fills its screen.
    pub maximized: bool,
    /// The name under which this machine records.
    pub station: String,
    /// Whether alarms sound.
    pub sounds: bool,
    /// Whether alarms are spoken.
    pub speak_alerts: bool,
    /// Whether the offer was answered that the own voice says what a screen reader would be told.
    pub voice_offered: bool,
    /// Through what the words reach the arbiter.
    pub channel: Channel,
    /// The voice of each listener.
    pub voices: BTreeMap<Listener, Tuning>,
    /// The face of the clock: `digital` or `analogue`.
    pub clock_face: String,
    /// The competitions opened last, latest first.
    pub recent: Vec<PathBuf>,
    /// Where the live PGN goes.
    pub live_pgn: Option<PathBuf>,
    /// Whether a move entered by hand presses the program's clock.
    pub press_with_move: bool,
    /// Whether a move entered by hand counts only once it was heard and confirmed.
    pub confirm_moves: bool,
    /// How squares are spoken: `letters` or `names`.
    pub squares_aloud: String,
    /// The automatic copies of the open competition.
    pub copies: Copies,
    /// Whether the Board screen shows only board and clock, as large as possible.
    pub large_board: bool,
    /// Whether the clocks of a game and the hall over the session are shown as graphs.
    pub graphs: bool,
    /// Where the rating list of this machine lies, if not with the data of its user: several users may
    /// have one in common.
    pub rating_list: Option<PathBuf>,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            lang: None,
            lang_of_start: None,
            theme: "light".into(),
            scale_percent: 100,
            window: None,
            maximized: false,
            station: station(),
            sounds: true,
            speak_alerts: false,
            voice_offered: false,
            channel: Channel::default(),
            voices: BTreeMap::new(),
            clock_face: "digital".into(),
            recent: Vec::new(),
            live_pgn: None,
            press_with_move: true,
            confirm_moves: false,
            squares_aloud: "letters".into(),
            copies: Copies::default(),
            large_board: false,
            graphs: true,
            rating_list: None,
        }
    }
}

/// How many competitions are remembered.
const RECENT: usize = 8;

impl Preferences {
    /// Reads them; `JADOUBE_CONFIG` names another folder than the system's.
    #[must_use]
    pub fn load() -> Self {
        let text = path().and_then(|path| own_files::read(&path).ok()).unwrap_or_default();
        let mut read: Self = document::read(&text).unwrap_or_default();
        read.scale_percent = read.scale_percent.clamp(100, 400);
        read
    }

    /// Writes them.
    ///
    /// # Errors
    /// What the system says; nothing else depends on it.
    pub fn save(&self) -> std::io::Result<()> {
        let Some(path) = path() else { return Ok(()) };
        let text = document::write(self).map_err(std::io::Error::other)?;
        own_files::write(&path, &text)
    }

    /// The language of the program: the one that this start was asked for, the one chosen, or else the
    /// desktop's.
    #[must_use]
    pub fn language(&self) -> Lang {
        self.lang_asked().unwrap_or_else(Lang::detect)
    }

    /// The same; none for the desktop's.
    #[must_use]
    pub fn lang_asked(&self) -> Option<Lang> {
        self.lang_of_start.or_else(|| self.lang.as_deref().and_then(Lang::from_code))
    }

    /// What the voice is to do, for [`crate::inbox::Request::Voice`].
    #[must_use]
    pub fn voice(&self) -> Settings {
        Settings {
            sounds: self.sounds.into(),
            speech: self.speak_alerts.into(),
            lang: self.language(),
            channel: self.channel,
            tunings: self.voices.clone(),
            unsaid: path().map(|path| path.with_file_name("unsaid.txt")),
        }
    }

    /// Whether the program itself speaks.
    #[must_use]
    pub const fn speaks(&self) -> bool {
        self.speak_alerts && self.channel.speaks()
    }

    /// Puts a competition at the head of those opened last.
    pub fn remember(&mut self, path: &std::path::Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        self.recent.retain(|known| *known != path);
        self.recent.insert(0, path);
        self.recent.truncate(RECENT);
    }
}

fn path() -> Option<PathBuf> {
    folder().map(|folder| folder.join("preferences.ron"))
}

/// Where this machine keeps what is its own.
pub(crate) fn folder() -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os("JADOUBE_CONFIG") {
        return Some(PathBuf::from(folder));
    }
    let base = choose_base_strategy().ok()?;
    Some(base.config_dir().join("jadoube"))
}

/// Where this machine keeps what is the same for all competitions, as the rating list.
pub(crate) fn library() -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os("JADOUBE_CONFIG") {
        return Some(PathBuf::from(folder).join("library"));
    }
    let base = choose_base_strategy().ok()?;
    Some(base.data_dir().join("jadoube").join("library"))
}

/// The folder in which a competition is saved whose file is lost with its folder.
#[must_use]
pub fn refuge() -> PathBuf {
    if let Some(folder) = std::env::var_os("JADOUBE_CONFIG") {
        return PathBuf::from(folder).join("saved");
    }
    let data = choose_base_strategy().map(|base| base.data_dir().join("jadoube").join("saved"));
    data.unwrap_or_else(|_| std::env::temp_dir())
}

/// The name of a competition's file without its ending, and without what was added when it was saved
/// before.
#[must_use]
pub fn own_name(path: &Path) -> String {
    rescue::own_name(path)
}

/// A competition with a name in a folder; with a number behind it, where there is one already.
#[must_use]
pub fn free_name(folder: &Path, name: &str) -> PathBuf {
    let numbered = (2..100).map(|nth| format!("{name}-{nth}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    let path = |name: String| folder.join(format!("{name}.jadoube"));
    let free = names.by_ref().map(path).find(|path| !path.exists());
    free.unwrap_or_else(|| path(name.to_owned()))
}

/// The name of this machine, by which its entries are told from another's.
#[must_use]
pub fn station() -> String {
    let named = std::env::var("HOSTNAME").ok().or_else(|| {
        std::fs::read_to_string("/etc/hostname").ok().map(|name| name.trim().to_owned())
    });
    named.filter(|name| !name.is_empty()).unwrap_or_else(|| "desk".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_or_older_file_gives_what_it_can() {
        for (text, lang, scale) in [
            ("", None, 100),
            ("(lang: Some(\"mk\"))", Some("mk"), 100),
            ("(lang: Some(\"mk\"), scale_percent: 150, unheard_of: 3)", Some("mk"), 150),
            ("(lang: ", None, 100),
        ] {
            let read: Preferences = document::read(text).unwrap_or_default();
            assert_eq!((read.lang.as_deref(), read.scale_percent), (lang, scale), "{text}");
        }
    }

    #[test]
    fn a_language_given_at_the_start_holds_for_that_start_only() {
        let lang = Some("en".to_owned());
        let given = Preferences { lang, lang_of_start: Some(Lang::De), ..Preferences::default() };
        assert_eq!(given.language(), Lang::De);
        let read: Preferences = document::read(&document::write(&given).unwrap()).unwrap();
        assert_eq!(read.language(), Lang::En);
    }

    #[test]
    fn each_listeners_voice_is_kept() {
        let mut kept = Preferences { channel: Channel::Both, ..Preferences::default() };
        let voices = [(Lang::De, "German".to_owned())].into();
        let device = Some("headphones".to_owned());
        let tuning = Tuning { voices, device, rate: -20, ..Tuning::default() };
        kept.voices.insert(Listener::White, tuning.clone());
        let read: Preferences = document::read(&document::write(&kept).unwrap()).unwrap();
        assert_eq!(read, kept);
        assert_eq!(read.voice().tuning(Listener::White), tuning);
        assert_eq!(read.voice().tuning(Listener::Black), Tuning::default());
    }

    #[test]
    fn names_of_saved_files_do_not_grow() {
        for name in [
            "open",
            "open-saved",
            "open-saved-2",
            "open-readable-saved",
            "open-saved-20261123-020000",
        ] {
            assert_eq!(own_name(Path::new(&format!("/x/{name}.jadoube"))), "open", "{name}");
        }
        let folder = tempfile::tempdir().unwrap();
        let mut names = Vec::new();
        for _ in 0..3 {
            let path = free_name(folder.path(), "open-saved");
            std::fs::write(&path, "").unwrap();
            names.push(path.file_stem().unwrap().to_string_lossy().into_owned());
        }
        assert_eq!(names, ["open-saved", "open-saved-2", "open-saved-3"]);
    }

    #[test]
    fn what_is_opened_is_remembered_once_latest_first() {
        let mut preferences = Preferences::default();
        for name in ["/a", "/b", "/a"] {
            preferences.remember(std::path::Path::new(name));
        }
        assert_eq!(preferences.recent, [PathBuf::from("/a"), PathBuf::from("/b")]);
    }
}
