//! The words of one language, with English behind them.

use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::files::FILES;
use crate::lang::Lang;
use jadoube_laws::ids::{EnvelopeNo, IncidentNo};

/// What a text is filled in with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A name or a piece of text.
    Text(Cow<'a, str>),
    /// A count: the language picks its plural by it.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}

from_numbers!(u8, u16, u32, i32);

/// With the letter of its station, where it has one, it is a text: B-7.
macro_rules! from_lettered {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                match number.letter() {
                    Some(_) => Self::from(number.to_string()),
                    None => Self::from(number.0),
                }
            }
        }
    )*};
}

from_lettered!(IncidentNo, EnvelopeNo);

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<'a> From<Arg<'a>> for FluentValue<'a> {
    fn from(arg: Arg<'a>) -> Self {
        match arg {
            Arg::Text(text) => Self::String(text),
            Arg::Number(number) => Self::from(number),
        }
    }
}

/// The words of one language. Cheap to clone, and the same for all threads.
#[derive(Clone)]
pub struct Catalogue(Arc<Bundles>);

struct Bundles {
    lang: Lang,
    own: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// The words of a language. They are read once in a run of the program, whoever asks first.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        static READ: [OnceLock<Catalogue>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        READ[lang as usize].get_or_init(|| Self::read(lang)).clone()
    }

    fn read(lang: Lang) -> Self {
        let mut own = FluentBundle::new_concurrent(vec![lang.id()]);
        // Isolation marks would stand in labels, logs and the mouth of the voice.
        own.set_use_isolating(false);
        for file in FILES {
            // A fault in a file costs that message only, and `tests/it/locales.rs` finds it.
            let resource = FluentResource::try_new(file.text(lang).to_owned())
                .unwrap_or_else(|(readable, _)| readable);
            own.add_resource_overriding(resource);
        }
        Self(Arc::new(Bundles { lang, own }))
    }

    /// Where a text is missing, the English one stands in; English is read only then, and has no other.
    fn instead(&self) -> Option<Self> {
        (self.0.lang != Lang::En).then(|| Self::new(Lang::En))
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.0.lang
    }

    /// The text of an id that takes no arguments. An id that no file has is shown as `⟦id⟧`.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.filled_in(id, None)
    }

    /// The text of an id, filled in with arguments.
    #[must_use]
    pub fn say_with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let args: FluentArgs<'_> =
            args.iter().map(|(name, arg)| (*name, FluentValue::from(arg.clone()))).collect();
        self.filled_in(id, Some(&args))
    }

    /// A number as the language writes it: with a point before its decimals, or with a comma.
    #[must_use]
    pub fn decimal(&self, number: impl fmt::Display) -> String {
        let written = number.to_string();
        match self.0.lang.conventions().has_decimal_comma {
            false => written,
            true => written.replace('.', ","),
        }
    }

    /// Several numbers: where a comma stands before decimals, a semicolon parts them.
    #[must_use]
    pub fn decimals<N: fmt::Display>(&self, numbers: impl IntoIterator<Item = N>) -> String {
        let all = numbers.into_iter().map(|number| self.decimal(number)).collect::<Vec<_>>();
        all.join(if self.0.lang.conventions().has_decimal_comma { "; " } else { ", " })
    }

    /// A day as the language writes it: `2026-11-23`, `23.11.2026`.
    #[must_use]
    pub fn date(&self, year: i32, month: u8, day: u8) -> String {
        match self.0.lang.conventions().puts_day_first {
            false => format!("{year:04}-{month:02}-{day:02}"),
            true => format!("{day:02}.{month:02}.{year:04}"),
        }
    }

    /// A day that somebody wrote: as the language writes it where it is one, else as it stands.
    #[must_use]
    pub fn date_written(&self, text: &str) -> String {
        let mut parts = text.split(['-', '/', '.']);
        let mut next = |digits: usize| {
            parts
                .next()
                .filter(|part| part.len() == digits && part.bytes().all(|one| one.is_ascii_digit()))
        };
        let read = next(4).zip(next(2)).zip(next(2));
        let read = read.filter(|_| parts.next().is_none()).and_then(|((year, month), day)| {
            Some((year.parse().ok()?, month.parse().ok()?, day.parse().ok()?))
        });
        read.map_or_else(|| text.to_owned(), |(year, month, day)| self.date(year, month, day))
    }

    /// The text of an id that need not be there, and takes no arguments.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<String> {
        let there = |words: &Self| words.0.own.has_message(id);
        (there(self) || self.instead().is_some_and(|english| there(&english))).then(|| self.say(id))
    }

    fn filled_in(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        if let Some(pattern) = self.0.own.get_message(id).and_then(|message| message.value()) {
            // An argument that is missing shows as `{$name}` in the text: better than no text.
            let mut faults = Vec::new();
            return self.0.own.format_pattern(pattern, args, &mut faults).into_owned();
        }
        match self.instead() {
            Some(english) => english.filled_in(id, args),
            None => format!("⟦{id}⟧"),
        }
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Catalogue").field(&self.0.lang).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_picks_its_own_plural() {
        for (lang, count, text) in [
            (Lang::En, 1, "1 minute"),
            (Lang::En, 2, "2 minutes"),
            (Lang::De, 1, "1 Minute"),
            (Lang::De, 0, "0 Minuten"),
            (Lang::Mk, 1, "1 минута"),
            (Lang::Mk, 21, "21 минута"),
            (Lang::Mk, 11, "11 минути"),
            (Lang::Mk, 5, "5 минути"),
        ] {
            let said = Catalogue::new(lang).say_with("time-minutes", &[("count", count.into())]);
            assert_eq!(said, text, "{lang:?}");
        }
    }

    #[test]
    fn an_id_that_nobody_has_is_shown_and_hurts_nobody() {
        for lang in Lang::ALL {
            assert_eq!(Catalogue::new(lang).say("no-such-id"), "⟦no-such-id⟧");
            assert_eq!(Catalogue::new(lang).say(""), "⟦⟧");
        }
    }

    #[test]
    fn an_argument_left_out_leaves_the_rest_of_the_text() {
        let said = Catalogue::new(Lang::En).say("chess-square-empty");
        assert!(said.contains("empty"), "{said}");
    }

    #[test]
    fn texts_hold_no_isolation_marks() {
        let said =
            Catalogue::new(Lang::De).say_with("chess-square-empty", &[("square", "e4".into())]);
        assert_eq!(said, "e4, leer");
    }

    #[test]
    fn words_go_to_any_thread() {
        fn any_thread<T: Send + Sync + Clone + 'static>(_: &T) {}
        let words = Catalogue::new(Lang::Mk);
        any_thread(&words);
        assert_eq!(words.lang(), Lang::Mk);
    }
}
