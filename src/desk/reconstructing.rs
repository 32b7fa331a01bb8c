//! Scoresheets for the window: the text of one from a file.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The longest file that is taken for a scoresheet.
const LONGEST: u64 = 1 << 20;

/// The text of a scoresheet in a file: of a PGN file with several games, that of the first.
///
/// # Errors
/// The system's, when the file cannot be read or is no text.
pub fn sheet_in(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(LONGEST).read_to_end(&mut bytes)?;
    let text = String::from_utf8(bytes)
        .unwrap_or_else(|wrong| wrong.into_bytes().iter().map(|byte| char::from(*byte)).collect());
    Ok(first_game(&text).to_owned())
}

/// The tags and moves of the first game of a text.
fn first_game(text: &str) -> &str {
    let mut moves = false;
    let mut from = 0;
    for line in text.split_inclusive('\n') {
        let tag = line.trim_start().starts_with('[');
        if tag && moves {
            return &text[..from];
        }
        moves |= !tag && !line.trim().is_empty();
        from += line.len();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_games_the_first_is_taken() {
        for (text, first) in [
            ("1. e4 e5\n2. Nf3", "1. e4 e5\n2. Nf3"),
            (
                "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n",
                "[White \"A\"]\n\n1. e4 *\n\n",
            ),
            ("", ""),
        ] {
            assert_eq!(first_game(text), first);
        }
    }
}
