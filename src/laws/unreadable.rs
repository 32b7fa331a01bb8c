//! What the readers of RON and JSON say about a text that they do not understand, as messages: where,
//! and what is wrong. Not here: what serde says itself, which is in [`jadoube_message::reader`].

use jadoube_message::reader::{Kind, ReaderFault, names};
use jadoube_message::system::SystemReason;
use ron::error::{Error, SpannedError};
use serde_json::error::Category;

/// What the reader of RON says, with its place.
#[must_use]
pub fn ron(error: &SpannedError) -> SystemReason {
    let at = &error.span.end;
    SystemReason::Unreadable { line: at.line, column: at.col, fault: ron_fault(&error.code) }
}

/// The same without the place.
#[must_use]
pub fn ron_fault(code: &Error) -> ReaderFault {
    let signs = |signs: &str| ReaderFault::Signs { signs: signs.to_owned() };
    let need = |expected| ReaderFault::Need { expected };
    match code {
        Error::Eof | Error::UnclosedBlockComment | Error::ExpectedStringEnd => ReaderFault::Ended,
        Error::TrailingCharacters => ReaderFault::Trailing,
        Error::ExpectedArray => signs("`[`"),
        Error::ExpectedArrayEnd => signs("`]`"),
        Error::ExpectedMap => signs("`{`"),
        Error::ExpectedMapEnd => signs("`}`"),
        Error::ExpectedMapColon => signs("`:`"),
        Error::ExpectedComma => signs("`,`"),
        Error::ExpectedStructLike
        | Error::ExpectedNamedStructLike(_)
        | Error::ExpectedDifferentStructName { .. } => signs("`(`"),
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => signs("`)`"),
        Error::ExpectedOption => signs("`Some(…)` / `None`"),
        Error::ExpectedBoolean => need(Kind::Boolean),
        Error::ExpectedChar => need(Kind::Sign),
        Error::ExpectedInteger => need(Kind::Whole),
        Error::ExpectedFloat => need(Kind::Number),
        Error::ExpectedString => need(Kind::Text),
        Error::ExpectedUnit => need(Kind::Nothing),
        Error::ExpectedIdentifier => need(Kind::Word),
        Error::InvalidEscape(_) => ReaderFault::Escape,
        Error::IntegerOutOfBounds => ReaderFault::OutOfRange,
        Error::FloatUnderscore
        | Error::UnderscoreAtBeginning
        | Error::InvalidIntegerDigit { .. } => ReaderFault::Number,
        Error::UnexpectedChar(sign) => ReaderFault::Stray { sign: *sign },
        Error::ExceededRecursionLimit => ReaderFault::Depth,
        _ => of_value(code),
    }
}

/// What serde has it say of a value.
fn of_value(code: &Error) -> ReaderFault {
    match code {
        Error::Message(text) => ReaderFault::of_text(text),
        Error::InvalidValueForType { expected, found } => ReaderFault::misfit(expected, found)
            .unwrap_or_else(|| ReaderFault::Other(code.to_string())),
        Error::ExpectedDifferentLength { .. } => ReaderFault::Length,
        Error::NoSuchEnumVariant { expected, found, .. } => {
            ReaderFault::NoWord { found: found.clone(), known: names(expected.iter().copied()) }
        }
        Error::NoSuchStructField { expected, found, .. } => {
            ReaderFault::NoField { field: found.clone(), known: names(expected.iter().copied()) }
        }
        Error::MissingStructField { field, .. } => {
            ReaderFault::Missing { field: (*field).to_owned() }
        }
        Error::DuplicateStructField { field, .. } => {
            ReaderFault::Repeated { field: (*field).to_owned() }
        }
        // It may have more kinds one day, and some are of its own making only.
        _ => ReaderFault::Other(code.to_string()),
    }
}

/// What the reader of JSON says; of a value that does not fit it knows no place.
#[must_use]
pub fn json(error: &serde_json::Error) -> SystemReason {
    let (line, column) = (error.line(), error.column());
    let text = error.to_string();
    let text = text.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&text);
    let fault = match error.classify() {
        Category::Eof => ReaderFault::Ended,
        Category::Io | Category::Syntax | Category::Data => ReaderFault::of_text(text),
    };
    if line == 0 {
        SystemReason::Misread(fault)
    } else {
        SystemReason::Unreadable { line, column, fault }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_is_told_apart_from_what_is_wrong_there() {
        let of_json = serde_json::from_str::<u8>("\n x").unwrap_err();
        let of_ron = ron::from_str::<u8>("\n x").unwrap_err();
        for (reason, fault) in [
            (json(&of_json), ReaderFault::NoValue),
            (super::ron(&of_ron), ReaderFault::Need { expected: Kind::Whole }),
        ] {
            assert_eq!(reason, SystemReason::Unreadable { line: 2, column: 2, fault });
        }
    }

    #[test]
    fn texts_that_end_and_values_that_do_not_fit_are_told_without_the_readers_words() {
        let text = |text: &str| ron_fault(&ron::from_str::<Vec<u8>>(text).unwrap_err().code);
        assert_eq!(text("[1, "), ReaderFault::Ended);
        assert_eq!(text("[1] 2"), ReaderFault::Trailing);
        assert_eq!(text("[300]"), ReaderFault::OutOfRange);
        let ended = serde_json::from_str::<Vec<u8>>("[1").unwrap_err();
        let fault = ReaderFault::Ended;
        assert_eq!(json(&ended), SystemReason::Unreadable { line: 1, column: 2, fault });
        let expected = Kind::Within { from: "0", to: "255" };
        let misfit = serde_json::from_value::<u8>(true.into()).unwrap_err();
        let fault = ReaderFault::Misfit { expected, found: "true".into() };
        assert_eq!(json(&misfit), SystemReason::Misread(fault));
    }
}
