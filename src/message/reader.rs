//! Why a reader of JSON or RON stops, as a message: the readers' own texts are in English only. The
//! names in them are kept as they are. Not here: the place in the text, and the readers themselves.

use crate::Message;

/// What is wrong with a text or with a value in it.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "system-reader", name = "fault", error)]
pub enum ReaderFault {
    /// The text ends before the value does.
    Ended,
    /// Something follows after the value.
    Trailing,
    /// Other signs are expected.
    Signs {
        /// In backticks, with strokes between.
        signs: String,
    },
    /// This sign does not belong here.
    Stray {
        /// The sign.
        sign: char,
    },
    /// A value is missing.
    NoValue,
    /// Another kind of value is expected.
    Need {
        /// The kind.
        expected: Kind,
    },
    /// The same, where the reader quotes what it found.
    Misfit {
        /// The kind.
        expected: Kind,
        /// As it was written.
        found: String,
    },
    /// A list is too long or too short.
    Length,
    /// The word is none of those that are possible.
    NoWord {
        /// As it was written.
        found: String,
        /// Those that are possible, see [`names`].
        known: Option<String>,
    },
    /// There is no such field.
    NoField {
        /// As it was written.
        field: String,
        /// Those that there are, see [`names`].
        known: Option<String>,
    },
    /// A field must be given.
    Missing {
        /// Its name.
        field: String,
    },
    /// A field is given twice.
    Repeated {
        /// Its name.
        field: String,
    },
    /// What follows a backslash is wrong.
    Escape,
    /// A text has a line break or another control character in it.
    Control,
    /// A number is not written like one.
    Number,
    /// A number is larger than can be read.
    OutOfRange,
    /// A comma has nothing after it.
    Comma,
    /// Values stand in each other too deep.
    Depth,
    /// The name of a field is no text.
    Key,
    /// The value has none of several forms.
    NoForm,
    /// Something else, in the reader's own words.
    Other(String),
}

/// A kind of value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "system-kind", name = "expected")]
pub enum Kind {
    /// A whole number.
    Whole,
    /// A whole number within bounds.
    Within {
        /// The least.
        from: &'static str,
        /// The greatest.
        to: &'static str,
    },
    /// Any number.
    Number,
    /// True or false.
    Boolean,
    /// A text.
    Text,
    /// A single character.
    Sign,
    /// A list.
    List,
    /// An object with fields.
    Fields,
    /// One of several words.
    Word,
    /// No value at all.
    Nothing,
}

impl Kind {
    /// The kind that serde's own expectations name; nothing for those of others.
    fn of(expected: &str) -> Option<Self> {
        let within = |from, to| Some(Self::Within { from, to });
        match expected {
            "u8" => within("0", "255"),
            "u16" => within("0", "65535"),
            "u32" => within("0", "4294967295"),
            "u64" | "usize" => within("0", "18446744073709551615"),
            "i8" => within("−128", "127"),
            "i16" => within("−32768", "32767"),
            "i32" => within("−2147483648", "2147483647"),
            "i64" | "isize" => within("−9223372036854775808", "9223372036854775807"),
            "f32" | "f64" => Some(Self::Number),
            "a boolean" => Some(Self::Boolean),
            "a string" | "string" | "a borrowed string" => Some(Self::Text),
            "a character" => Some(Self::Sign),
            "unit" => Some(Self::Nothing),
            _ => {
                let begin = |all: &[&str]| all.iter().any(|begin| expected.starts_with(begin));
                if begin(&["a sequence", "a tuple", "tuple ", "an array"]) {
                    Some(Self::List)
                } else if begin(&["struct ", "a map", "map", "internally tagged", "adjacently"]) {
                    Some(Self::Fields)
                } else if begin(&["enum ", "variant ", "unit variant", "string or map"]) {
                    Some(Self::Word)
                } else {
                    None
                }
            }
        }
    }
}

impl ReaderFault {
    /// What a text of serde or of its reader of JSON says.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        of_value(text).or_else(|| of_form(text)).unwrap_or_else(|| Self::Other(text.to_owned()))
    }

    /// What serde says of a value of another kind than `expected`; nothing where that is no kind of ours.
    #[must_use]
    pub fn misfit(expected: &str, found: &str) -> Option<Self> {
        let expected = Kind::of(expected)?;
        // A number or a text is quoted, an object or a list is not.
        let literal = found.find(['`', '"']).and_then(|at| found.get(at..));
        Some(literal.map_or(Self::Need { expected }, |literal| Self::Misfit {
            expected,
            found: literal.trim_matches('`').to_owned(),
        }))
    }
}

/// Names in backticks, with commas between; nothing where there are none.
#[must_use]
pub fn names<'a>(all: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let all: Vec<String> = all.into_iter().map(|name| format!("`{name}`")).collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// What serde says of a value.
fn of_value(text: &str) -> Option<ReaderFault> {
    let field = |rest: &str| rest.strip_suffix('`').map(str::to_owned);
    if let Some(rest) = text.strip_prefix("unknown variant `") {
        return one_of(rest).map(|(found, known)| ReaderFault::NoWord { found, known });
    }
    if let Some(rest) = text.strip_prefix("unknown field `") {
        return one_of(rest).map(|(field, known)| ReaderFault::NoField { field, known });
    }
    if let Some(rest) = text.strip_prefix("missing field `") {
        return field(rest).map(|field| ReaderFault::Missing { field });
    }
    if let Some(rest) = text.strip_prefix("duplicate field `") {
        return field(rest).map(|field| ReaderFault::Repeated { field });
    }
    if text.starts_with("invalid length ") {
        return Some(ReaderFault::Length);
    }
    if text.starts_with("data did not match any variant") {
        return Some(ReaderFault::NoForm);
    }
    let rest = text.strip_prefix("invalid type: ").or_else(|| text.strip_prefix("invalid value: "));
    let (found, expected) = rest?.rsplit_once(", expected ")?;
    ReaderFault::misfit(expected, found)
}

/// The name that was found, and those that were expected.
fn one_of(rest: &str) -> Option<(String, Option<String>)> {
    if let Some((found, known)) = rest.rsplit_once("`, expected ") {
        return Some((found.to_owned(), names(known.split('`').skip(1).step_by(2))));
    }
    let (found, _) = rest.split_once("`, there are no ")?;
    Some((found.to_owned(), None))
}

/// What the reader of JSON says of its text.
fn of_form(text: &str) -> Option<ReaderFault> {
    Some(match text {
        "trailing characters" => ReaderFault::Trailing,
        "trailing comma" => ReaderFault::Comma,
        "expected value" | "expected ident" => ReaderFault::NoValue,
        "key must be a string" => ReaderFault::Key,
        "invalid number" => ReaderFault::Number,
        "number out of range" => ReaderFault::OutOfRange,
        "invalid escape"
        | "invalid unicode code point"
        | "lone leading surrogate in hex escape"
        | "unexpected end of hex escape" => ReaderFault::Escape,
        "recursion limit exceeded" => ReaderFault::Depth,
        _ if text.starts_with("control character ") => ReaderFault::Control,
        _ if text.starts_with("EOF while parsing ") => ReaderFault::Ended,
        _ => {
            let signs = text.strip_prefix("expected ").filter(|signs| signs.starts_with('`'))?;
            ReaderFault::Signs { signs: signs.replace("` or `", "` / `") }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_texts_of_readers_are_told_apart_and_the_rest_is_quoted() {
        let known = || names(["start", "move"]);
        let misfit = |expected, found: &str| ReaderFault::Misfit { expected, found: found.into() };
        for (text, fault) in [
            (
                "unknown variant `sing`, expected `start` or `move`",
                ReaderFault::NoWord { found: "sing".into(), known: known() },
            ),
            (
                "unknown variant `a`b`, expected one of `start`, `move`",
                ReaderFault::NoWord { found: "a`b".into(), known: known() },
            ),
            (
                "unknown field `x`, there are no fields",
                ReaderFault::NoField { field: "x".into(), known: None },
            ),
            ("missing field `command`", ReaderFault::Missing { field: "command".into() }),
            ("duplicate field `key`", ReaderFault::Repeated { field: "key".into() }),
            (
                "invalid type: integer `7`, expected internally tagged enum Command",
                misfit(Kind::Fields, "7"),
            ),
            (
                "invalid value: string \"a, expected b\", expected u8",
                misfit(Kind::Within { from: "0", to: "255" }, "\"a, expected b\""),
            ),
            ("invalid type: null, expected a string", ReaderFault::Need { expected: Kind::Text }),
            ("EOF while parsing an object", ReaderFault::Ended),
            ("expected `,` or `}`", ReaderFault::Signs { signs: "`,` / `}`".into() }),
            ("expected luck", ReaderFault::Other("expected luck".into())),
            ("invalid type: map, expected luck", {
                ReaderFault::Other("invalid type: map, expected luck".into())
            }),
        ] {
            assert_eq!(ReaderFault::of_text(text), fault, "{text}");
        }
    }
}
