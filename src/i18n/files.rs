//! The files of words, built into the program. The list below is the only one;
//! `tests/it/locales.rs` holds it against the folders.

use crate::lang::Lang;

/// One file of words in all languages.
#[derive(Debug, Clone, Copy)]
pub struct File {
    /// Its name without `.ftl`; every id in it begins with it.
    pub name: &'static str,
    en: &'static str,
    de: &'static str,
    mk: &'static str,
}

impl File {
    /// The file's text in a language.
    #[must_use]
    pub const fn text(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::De => self.de,
            Lang::Mk => self.mk,
        }
    }
}

macro_rules! files {
    ($($name:literal,)*) => {
        /// All files of words.
        pub const FILES: &[File] = &[$(File {
            name: $name,
            en: include_str!(concat!("../../locales/en/", $name, ".ftl")),
            de: include_str!(concat!("../../locales/de/", $name, ".ftl")),
            mk: include_str!(concat!("../../locales/mk/", $name, ".ftl")),
        },)*];
    };
}

// Braces, so that rustfmt leaves one name a line.
files! {
    "actions",
    "adjournment",
    "app",
    "appeal",
    "appeals",
    "blind",
    "board",
    "case-claims",
    "case-clock",
    "case-common",
    "case-conduct",
    "case-file",
    "case-illegal",
    "case-moves",
    "case-quickplay",
    "case-score",
    "case-sealed",
    "case-setup",
    "case-touch",
    "chess",
    "claim",
    "cli",
    "cli-help",
    "clock",
    "clock-graph",
    "clocks",
    "competition",
    "contest",
    "convert",
    "counts",
    "desk",
    "device",
    "devices",
    "dispute",
    "disputes",
    "envelopes",
    "event",
    "evidence",
    "explore",
    "hall",
    "law",
    "law-adjournment",
    "law-basics",
    "law-blind",
    "law-clock",
    "law-conduct",
    "law-draws",
    "law-interpretations",
    "law-irregularities",
    "law-moves",
    "law-other",
    "law-quickplay",
    "law-rapid",
    "law-scoresheet",
    "law-touch",
    "laws",
    "match",
    "mate",
    "observation",
    "outcome",
    "palette",
    "paper",
    "pgn",
    "preview",
    "protocol",
    "rating-list",
    "reconcile",
    "refusal",
    "ruling",
    "scoresheet",
    "session",
    "settings",
    "setup",
    "sheets",
    "spoken",
    "stations",
    "system",
    "time",
    "timing",
    "time-control",
    "tournament",
    "voice",
    "welcome",
}

/// Beginnings of ids that code may complete with the id of a datum (`preset-` and the preset's own
/// id): the only ones that need not stand in the code in full.
pub const COMPOSED: &[&str] = &["case-", "cli-help-", "law-", "time-control-"];
