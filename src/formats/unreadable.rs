//! What the readers of RON and JSON say about a text that they do not understand: where, and in
//! their own words, which are quoted.

use jadoube_message::system::SystemReason;

/// What the reader of RON says.
#[must_use]
pub fn ron(error: &ron::error::SpannedError) -> SystemReason {
    let at = &error.span.end;
    SystemReason::Unreadable { line: at.line, column: at.col, text: error.code.to_string() }
}

/// What the reader of JSON says; of a value that does not fit it knows no place.
#[must_use]
pub fn json(error: &serde_json::Error) -> SystemReason {
    let text = error.to_string();
    match (error.line(), error.column()) {
        (0, _) => SystemReason::Other(text),
        (line, column) => {
            let place = format!(" at line {line} column {column}");
            let text = text.strip_suffix(&place).unwrap_or(&text).to_owned();
            SystemReason::Unreadable { line, column, text }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_is_told_apart_from_the_words() {
        let of_json = serde_json::from_str::<u8>("\n x").unwrap_err();
        let of_ron = ron::from_str::<u8>("\n x").unwrap_err();
        for (reason, at) in [(json(&of_json), (2, 2)), (super::ron(&of_ron), (2, 2))] {
            let SystemReason::Unreadable { line, column, text } = reason else {
                panic!("{reason:?}")
            };
            assert_eq!((line, column), at, "{text}");
            assert!(!text.contains("line") && !text.is_empty(), "{text}");
        }
    }
}
