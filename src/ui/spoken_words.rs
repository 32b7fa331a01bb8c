//! What is written, as it is said: words for figurines, arrows, dots and other signs, and times and days in full.

use jadoube_chess::board::piece::Kind;
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::side::Side;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::{chess, time};

/// So many bytes has what is written on a key at the most, where a voice says a longer name.
const KEY_CAP_MOST: usize = 8;

/// Results of games that were not played, as they are written, with the ids of their words.
const FORFEITS: [(&str, &str); 3] = [
    ("+/−", "app-sign-forfeit-for-white"),
    ("−/+", "app-sign-forfeit-for-black"),
    ("−/−", "app-sign-forfeit-of-both"),
];

/// The kinds that are written with a letter.
const PIECES: [Kind; 5] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// A text of the window for the own voice: with words for its signs and its times.
#[must_use]
pub fn aloud(words: &Catalogue, text: &str) -> String {
    SpokenWords::of(words).as_message(text).unwrap_or_else(|| text.to_owned())
}

/// Texts of the window as they are said in a language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SpokenWords<'a> {
    words: &'a Catalogue,
}

impl<'a> SpokenWords<'a> {
    /// In the language of these messages, which is that of the window.
    pub(crate) const fn of(words: &'a Catalogue) -> Self {
        Self { words }
    }

    /// What is heard once and cannot be looked at again, and each line of a list: its times are told in full as
    /// well, where they are no times of day.
    pub(crate) fn as_message(&self, text: &str) -> Option<String> {
        let said = time::times_aloud(self.words, text);
        self.in_words(said.as_deref().unwrap_or(text)).or(said)
    }

    /// A text with words for its signs; nothing, where it has none.
    pub(crate) fn in_words(&self, text: &str) -> Option<String> {
        let said = time::days_aloud(self.words, text);
        let said = time::seconds_aloud(self.words, said.as_deref().unwrap_or(text)).or(said);
        let said = time::spans_aloud(self.words, said.as_deref().unwrap_or(text)).or(said);
        let said = self.in_full(said.as_deref().unwrap_or(text)).or(said);
        self.in_signs(said.as_deref().unwrap_or(text)).or(said)
    }

    /// A text with words for what is written shorter than it is said; nothing, where that is nothing.
    fn in_full(&self, text: &str) -> Option<String> {
        let said = chess::with_figurines(self.words, text);
        let said = self.captures(said.as_deref().unwrap_or(text)).or(said);
        let said = self.halves(said.as_deref().unwrap_or(text)).or(said);
        let said = self.incident(said.as_deref().unwrap_or(text)).or(said);
        let said = self.numbers(said.as_deref().unwrap_or(text)).or(said);
        let said = self.keys(said.as_deref().unwrap_or(text)).or(said);
        ended_once(said.as_deref().unwrap_or(text)).or(said)
    }

    /// A text with a word for the sign of a capture, “e takes d5” of “exd5”, which is read as a letter; and for the
    /// piece before it, which a figurine does not name. What stands in quotation marks is told as it is typed.
    fn captures(&self, text: &str) -> Option<String> {
        if !text.contains('x') {
            return None;
        }
        let mut parts = text.split('x');
        let mut said = parts.next().unwrap_or_default().to_owned();
        for behind in parts {
            let Some(((begun, taker), (square, rest))) = self.taker(&said).zip(taken(behind))
            else {
                said.push('x');
                said.push_str(behind);
                continue;
            };
            said.truncate(begun);
            said += &format!("{taker} {} {square}", self.words.say("app-sign-takes"));
            let marked = [('+', "app-sign-check"), ('#', "app-sign-mate")];
            let marked =
                marked.into_iter().find_map(|(sign, id)| Some((id, rest.strip_prefix(sign)?)));
            match marked {
                Some((id, rest)) => said += &format!(", {}{rest}", self.words.say(id)),
                None => said.push_str(rest),
            }
        }
        (said != text).then_some(said)
    }

    /// What takes, where a text ends with it, and where that begins: the file of a pawn, or a piece with its
    /// letter.
    fn taker(&self, text: &str) -> Option<(usize, String)> {
        let word = text.rsplit(|c: char| !c.is_alphanumeric()).next()?;
        let begun = text.len() - word.len();
        let before = text.get(..begun)?.chars().next_back();
        if before.is_some_and(|c| figurine(c).is_some() || "“„\"".contains(c)) {
            return None;
        }
        if matches!(word.as_bytes(), [b'a'..=b'h']) {
            return Some((begun, word.to_owned()));
        }
        let letters = PieceLetters::for_language(self.words.lang().code());
        let left = |from: &&str| {
            from.len() <= 2 && from.bytes().all(|c| matches!(c, b'a'..=b'h' | b'1'..=b'8'))
        };
        PIECES.into_iter().find_map(|kind| {
            let from = word.strip_prefix(letters.of(kind)).filter(left)?;
            let kind = chess::kind(self.words, kind);
            Some((begun, if from.is_empty() { kind } else { format!("{kind} {from}") }))
        })
    }

    /// “2 and a half” of “2½”, “half–half” of a draw: not every voice has a word for the sign.
    fn halves(&self, text: &str) -> Option<String> {
        if !text.contains('½') {
            return None;
        }
        let [half, more] = ["app-sign-half", "app-sign-and-a-half"].map(|id| self.words.say(id));
        let mut said = String::with_capacity(text.len() + half.len());
        for sign in text.chars() {
            match sign {
                '½' if said.ends_with(|c: char| c.is_ascii_digit()) => {
                    said.push(' ');
                    said.push_str(&more);
                }
                '½' => said.push_str(&half),
                _ => said.push(sign),
            }
        }
        Some(said)
    }

    /// “Incident 2: Illegal move” of the title of an incident, “#2 Illegal move”.
    fn incident(&self, text: &str) -> Option<String> {
        let (no, case) = text.strip_prefix('#')?.split_once(' ')?;
        let is_no =
            no.contains(|c: char| c.is_ascii_digit()) && no.chars().all(char::is_alphanumeric);
        let is_title = is_no && case.starts_with(char::is_alphanumeric);
        let args = [("no", no.into()), ("case", case.into())];
        is_title.then(|| self.words.say_with("protocol-incident", &args))
    }

    /// A text in which “No. 3” is “Number 3”.
    fn numbers(&self, text: &str) -> Option<String> {
        if !text.contains(". ") {
            return None;
        }
        let short = self.words.say("competition-standings-number");
        let mut said = String::new();
        let mut rest = text;
        while let Some((before, behind)) = rest.split_once(short.as_str()) {
            said.push_str(before);
            let counts = behind
                .strip_prefix(' ')
                .is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit()));
            if counts && !said.ends_with(char::is_alphanumeric) {
                said.push_str(&self.words.say("app-sign-number"));
            } else {
                said.push_str(&short);
            }
            rest = behind;
        }
        said.push_str(rest);
        (said != text).then_some(said)
    }

    /// A text in which the keys have their whole names.
    fn keys(&self, text: &str) -> Option<String> {
        // Most texts of each pass are longer: the name of the key is not looked up for them.
        if text.len() <= KEY_CAP_MOST && text == self.words.say("app-key-insert-cap") {
            return Some(self.words.say("app-key-insert"));
        }
        if !text.contains("Esc") {
            return None;
        }
        let mut said = String::new();
        for word in text.split_inclusive(|c: char| !c.is_alphanumeric()) {
            if word.trim_end_matches(|c: char| !c.is_alphanumeric()) == "Esc" {
                said += &word.replace("Esc", &self.words.say("app-key-escape"));
            } else {
                said += word;
            }
        }
        (said != text).then_some(said)
    }

    /// The same without days and times.
    pub(crate) fn in_signs(&self, text: &str) -> Option<String> {
        let apart = key_apart(text).or_else(|| squares_apart(text));
        self.signs(apart.as_deref().unwrap_or(text)).or(apart)
    }

    /// The word for an arrow that names a key.
    fn arrow(&self, sign: char) -> Option<String> {
        let id = match sign {
            '←' => "app-key-left",
            '↑' => "app-key-up",
            '↓' => "app-key-down",
            '→' => "app-key-right",
            _ => return None,
        };
        Some(self.words.say(id))
    }

    /// A text with words for its arrows: those of keys stand alone or behind another key, else the one to the
    /// right says what comes then.
    fn arrows(&self, text: &str) -> String {
        let keys: Option<Vec<String>> = text.chars().map(|sign| self.arrow(sign)).collect();
        if let Some(keys) = keys {
            return keys.join(", ");
        }
        let mut said = String::with_capacity(text.len());
        for sign in text.chars() {
            match self.arrow(sign) {
                Some(key) if sign != '→' || said.ends_with('+') => said += &key,
                Some(_) => said += &self.words.say("app-sign-then"),
                None => said.push(sign),
            }
        }
        said
    }

    /// A text in which signs stand, with words for those that say the same wherever they stand.
    fn signs_between(&self, text: &str) -> Option<String> {
        // Most texts of each pass: looked through at once, not sign by sign.
        if text.is_ascii() {
            return None;
        }
        let is_sign = |c: char| "·→←↑↓…☑☐⏎▶×÷−".contains(c);
        if !text.chars().any(|c| is_sign(c) || figurine(c).is_some()) {
            return None;
        }
        let text = self.arrows(&text.replace(" · ", ", "));
        let text = FORFEITS.into_iter().fold(text, |text, (sign, id)| match text.contains(sign) {
            true => text.replace(sign, &self.words.say(id)),
            false => text,
        });
        let [times, by] = ["app-sign-times", "app-sign-divided"].map(|id| self.words.say(id));
        let text = text.replace(" × ", &format!(" {times} ")).replace(" ÷ ", &format!(" {by} "));
        Some(text.replace(" ▶", &format!(", {}", self.words.say("app-sign-running"))))
    }

    /// A text in which a move of Black is told as one, “12, Black knight f6” of “12…♞f6”: to the ear the dots
    /// are nothing. What stands in quotation marks is told as it is typed.
    fn moves_of_black(&self, text: &str) -> String {
        let mut parts = text.split('…');
        let mut said = parts.next().unwrap_or_default().to_owned();
        for behind in parts {
            if !said.ends_with(|c: char| c.is_ascii_digit()) || behind.starts_with(['”', '“']) {
                said.push('…');
            } else {
                let black = chess::side(self.words, Side::Black);
                said.push(',');
                if !behind.trim_start().starts_with(&black) {
                    said.push(' ');
                    said.push_str(&black);
                }
                // What is written against the number is a word apart.
                if behind.starts_with(char::is_alphanumeric) {
                    said.push(' ');
                }
            }
            said.push_str(behind);
        }
        said
    }

    fn signs(&self, text: &str) -> Option<String> {
        let text = self.moves_of_black(&self.signs_between(text)?);
        let mut said = String::with_capacity(text.len());
        // Within a move that a figurine begins.
        let mut in_move = false;
        let mut signs = text.chars().peekable();
        while let Some(c) = signs.next() {
            let after = said.chars().next_back();
            let counts = signs.peek().is_some_and(char::is_ascii_digit);
            in_move &= !c.is_whitespace();
            match (c, figurine(c)) {
                ('x', None) if in_move => {
                    let end = if after == Some(' ') { "" } else { " " };
                    said.push_str(&format!("{end}{} ", self.words.say("app-sign-takes")));
                }
                ('+', None) if in_move => {
                    said += &format!(", {}", self.words.say("app-sign-check"));
                }
                ('#', None) if in_move => said += &format!(", {}", self.words.say("app-sign-mate")),
                (_, Some(kind)) => {
                    in_move = true;
                    if after.is_some_and(|c| !c.is_whitespace()) {
                        said.push(' ');
                    }
                    said.push_str(&chess::kind(self.words, kind));
                    said.push(' ');
                }
                ('·', None) => said.push(','),
                // What is below zero, not what a forfeit is marked with.
                ('−', None) if counts && after.is_none_or(|c| !c.is_alphanumeric()) => {
                    said.push_str(&format!("{} ", self.words.say("app-sign-minus")));
                }
                ('⏎', None) => said.push_str(&self.words.say("app-key-enter")),
                ('☑', None) => said.push_str(&self.words.say("app-sign-done")),
                ('☐', None) => said.push_str(&self.words.say("app-sign-to-do")),
                _ => said.push(c),
            }
        }
        Some(said)
    }
}

/// A text in which neither a full stop nor a colon stands behind the sign that ends a question or a call:
/// texts are joined by them. Nothing, where none does.
fn ended_once(text: &str) -> Option<String> {
    if !text.contains(['?', '!']) {
        return None;
    }
    let pairs = [("?.", "?"), ("?:", "?"), ("!.", "!"), ("!:", "!")];
    let said =
        pairs.into_iter().fold(text.to_owned(), |said, (twice, once)| said.replace(twice, once));
    (said != text).then_some(said)
}

/// The square on which something is taken, where a text begins with it, and what follows.
fn taken(text: &str) -> Option<(&str, &str)> {
    let (square, rest) = text.split_at_checked(2)?;
    let is_square = square.parse::<Square>().is_ok() && !rest.starts_with(char::is_alphanumeric);
    is_square.then_some((square, rest))
}

/// “6, Touched piece” of a key that stands before the name of what it chooses; nothing, where none does.
fn key_apart(text: &str) -> Option<String> {
    let mut signs = text.chars();
    let key = signs.next().filter(char::is_ascii_digit)?;
    Some(format!("{key}, {}", signs.as_str().strip_prefix("  ")?))
}

/// A text in which the two squares of a move stand apart: `f8d6` is read as if it were one word. Nothing,
/// where there are none.
fn squares_apart(text: &str) -> Option<String> {
    let is_square = |square: &str| square.parse::<Square>().is_ok();
    let mut said = String::with_capacity(text.len() + 1);
    for word in text.split_inclusive(|c: char| !c.is_alphanumeric()) {
        let core = word.trim_end_matches(|c: char| !c.is_alphanumeric());
        let squares = core.get(..2).zip(core.get(2..4));
        match (squares.filter(|(from, to)| is_square(from) && is_square(to)), core.get(4..)) {
            (Some((from, to)), Some("")) => said += &format!("{from} {to}"),
            (Some((from, to)), Some(piece @ ("q" | "r" | "b" | "n"))) => {
                said += &format!("{from} {to} {piece}");
            }
            _ => said += core,
        }
        said += word.get(core.len()..).unwrap_or_default();
    }
    (said != text).then_some(said)
}

fn figurine(c: char) -> Option<Kind> {
    Some(match c {
        '♔' | '♚' => Kind::King,
        '♕' | '♛' => Kind::Queen,
        '♖' | '♜' => Kind::Rook,
        '♗' | '♝' => Kind::Bishop,
        '♘' | '♞' => Kind::Knight,
        '♙' | '♟' => Kind::Pawn,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use jadoube_i18n::lang::Lang;

    use super::*;

    #[test]
    fn a_capture_is_told_with_its_word_by_whatever_is_written_before_the_sign() {
        for (lang, written, told) in [
            (Lang::En, "2. exd5 Qxd5", "2. e takes d5 queen takes d5"),
            (Lang::En, "2…exd5, exf6 e.p.", "2, Black e takes d5, e takes f6 e.p."),
            (Lang::De, "Sbxd2; dxe5+", "Springer b schlägt d2; d schlägt e5, Schach"),
            (Lang::Mk, "7.cxd8", "7.c зема d8"),
            (Lang::En, "“exd5” is not a legal move", "“exd5” is not a legal move"),
            (Lang::En, "axle, mix, xe4", "axle, mix, xe4"),
        ] {
            assert_eq!(aloud(&Catalogue::new(lang), written), told);
        }
    }

    #[test]
    fn a_move_of_black_is_told_as_one() {
        for (lang, written, told) in [
            (Lang::En, "1… e6", "1, Black e6"),
            (Lang::De, "1…e6", "1, Schwarz e6"),
            (Lang::Mk, "1…e6; 1.e4", "1, Црниот e6; 1.e4"),
            (Lang::En, "1… Black, pawn e7 e6", "1, Black, pawn e7 e6"),
            (Lang::De, "Es fehlen 1…, 2.", "Es fehlen 1, Schwarz, 2."),
            (Lang::En, "Write “12…” for move 12…", "Write “12…” for move 12, Black"),
        ] {
            assert_eq!(aloud(&Catalogue::new(lang), written), told);
        }
    }
}
