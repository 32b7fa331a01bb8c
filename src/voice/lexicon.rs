//! Words that synthetic voices read by the rules of the wrong language, and how to write them so
//! that they come out right; engine by engine, for what helps one can harm another. What is shown
//! and kept stays as it was: this is for the engine alone.

use crate::engine::EngineKind;
use jadoube_i18n::lang::Lang;

/// For which engines a row holds.
#[derive(Clone, Copy)]
enum For {
    /// Every one.
    All,
    /// The synthesiser espeak-ng, alone or behind speech-dispatcher. (The service may have been
    /// given another synthesiser; the rows do it no harm.)
    Espeak,
}

impl For {
    const fn holds(self, engine: EngineKind) -> bool {
        match self {
            Self::All => true,
            Self::Espeak => matches!(engine, EngineKind::Ssip | EngineKind::Espeak),
        }
    }
}

/// A word as it is written, and spelled for the engine. Whole words only, whatever the case.
type Row = (For, &'static str, &'static str);

/// The Laws print the German announcements without umlauts, which no German voice understands;
/// and some words follow the rules of other languages. Tried with espeak-ng 1.51.
const GERMAN: &[Row] = &[
    (For::All, "koenig", "König"),
    (For::All, "laeufer", "Läufer"),
    (For::All, "fuenf", "fünf"),
    (For::All, "schlaegt", "schlägt"),
    (For::All, "cesar", "Zesar"),
    (For::All, "caesar", "Zäsar"),
    (For::All, "cäsar", "Zäsar"),
    (For::All, "hector", "Hektor"),
    (For::All, "remis", "Remi"),
    (For::Espeak, "rochade", "Roschade"),
    (For::Espeak, "en", "ang"),
    (For::Espeak, "passant", "passang"),
    (For::Espeak, "j'adoube", "Schadub"),
];

/// The letter A would be the article wherever a word follows, and “ay” is read like “eye”.
const ENGLISH: &[Row] = &[
    (For::Espeak, "a", "eigh"),
    (For::Espeak, "cesar", "seezar"),
    (For::Espeak, "j'adoube", "zhadoob"),
];

const fn rows(lang: Lang) -> &'static [Row] {
    match lang {
        Lang::De => GERMAN,
        Lang::En => ENGLISH,
        Lang::Mk => &[],
    }
}

/// A text spelled for an engine that speaks a language.
pub(crate) fn pronounced(engine: EngineKind, lang: Lang, text: &str) -> String {
    let rows = rows(lang);
    let mut spelled = String::with_capacity(text.len());
    let mut rest = text;
    for part in parts(text) {
        rest = &rest[part.len()..];
        let folded = part.to_lowercase();
        let row = rows.iter().find(|row| row.0.holds(engine) && row.1 == folded);
        spelled.push_str(match row {
            // “a” in a sentence is the article; a file's letter is written large.
            Some((_, "a", _)) if part != "A" || (begins(&spelled) && goes_on(rest)) => part,
            Some((.., spelling)) => spelling,
            None => part,
        });
    }
    spelled
}

/// Whether a sentence begins after this text.
fn begins(before: &str) -> bool {
    let before = before.trim_end_matches(|sign: char| sign.is_whitespace() || "“‘(".contains(sign));
    before.chars().next_back().is_none_or(|last| ".:!?".contains(last))
}

/// Whether a word of a sentence comes after the letter A: “A name is needed”, not “A two” of a square, nor
/// “A: yes” of a key.
fn goes_on(after: &str) -> bool {
    let Some(after) = after.strip_prefix([' ', '\u{a0}']) else { return false };
    let word = parts(after).next().unwrap_or_default();
    let of_a_move = ["one", "two", "three", "four", "five", "six", "seven", "eight", "takes"];
    word.starts_with(char::is_lowercase) && !of_a_move.contains(&word)
}

/// The words of a text and what stands between them.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let in_word = |letter: char| letter.is_alphanumeric() || letter == '\'';
        let word = in_word(first);
        let end = rest.find(|letter| in_word(letter) != word).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        rest = after;
        Some(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_german_voice_is_sent_the_spellings_of_the_laws() {
        use EngineKind::{Espeak, Ssip, System};
        use Lang::{De, En, Mk};
        for (engine, lang, written, spelled) in [
            (Ssip, De, "Koenig Eva eins - Eva zwei", "König Eva eins - Eva zwei"),
            (System, De, "Laeufer Cesar fuenf - Hector acht", "Läufer Zesar fünf - Hektor acht"),
            (Espeak, De, "Kurze Rochade, Remis", "Kurze Roschade, Remi"),
            (System, De, "Kurze Rochade", "Kurze Rochade"),
            (Ssip, De, "J'adoube, en passant", "Schadub, ang passang"),
            (Ssip, De, "Remisgebot von Cesaria", "Remisgebot von Cesaria"),
            (
                Ssip,
                En,
                "pawn A two - A three, offers a draw",
                "pawn eigh two - eigh three, offers a draw",
            ),
            (Ssip, En, "A name is needed", "A name is needed"),
            (
                Ssip,
                En,
                "Board 2: A draw was offered. A flag fell",
                "Board 2: A draw was offered. A flag fell",
            ),
            (Ssip, En, "A two, Ctrl+Shift+A for yes", "eigh two, Ctrl+Shift+eigh for yes"),
            (Ssip, En, "A takes B four", "eigh takes B four"),
            (Ssip, En, "A", "eigh"),
            (Ssip, En, "a4, A4", "a4, A4"),
            (Ssip, Mk, "скокач ге еден - еф три", "скокач ге еден - еф три"),
        ] {
            assert_eq!(pronounced(engine, lang, written), spelled, "{engine:?}");
        }
    }

    #[test]
    fn a_text_that_needs_nothing_stays_as_it_is() {
        for text in ["", "  ", "Brett 3: Weiß, noch 5 Minuten", "1 Stunde 29 Minuten 5 Sekunden"] {
            assert_eq!(pronounced(EngineKind::Ssip, Lang::De, text), text);
        }
    }

    #[test]
    fn every_row_is_written_as_it_is_looked_for_and_changes_something() {
        for lang in Lang::ALL {
            for (_, written, spelled) in rows(lang) {
                assert_eq!(&written.to_lowercase(), written);
                assert_ne!(written, spelled);
            }
        }
    }
}
