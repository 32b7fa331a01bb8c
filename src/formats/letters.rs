//! A federation's own letters of the pieces, as a file brings them:
//! `(king: "K", queen: "D", rook: "V", bishop: "S", knight: "J")`.

use jadoube_message::Message;
use jadoube_message::system::SystemReason;
use serde::Deserialize;

use jadoube_chess::notation::letters::{LettersFault, OwnLetters};
use jadoube_laws::unreadable::ron;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    king: String,
    queen: String,
    rook: String,
    bishop: String,
    knight: String,
}

/// A file of letters that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "cli-letters", error)]
pub enum LettersFileFault {
    /// It is not of the form above; the reader's own words, with line and column.
    Form(#[message(name = "why")] SystemReason),
    /// A letter cannot be used.
    #[message(transparent, from)]
    Letters(LettersFault),
}

/// Reads the letters.
///
/// # Errors
/// [`LettersFileFault`] when the text has another form, or a letter could be mistaken.
pub fn read(text: &str) -> Result<OwnLetters, LettersFileFault> {
    let file: File = ron::from_str(text).map_err(|error| LettersFileFault::Form(ron(&error)))?;
    Ok(OwnLetters::new([&file.king, &file.queen, &file.rook, &file.bishop, &file.knight])?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::piece::Kind;

    #[test]
    fn letters_are_read_from_their_file_or_the_fault_is_named() {
        let czech = r#"(king: "K", queen: "D", rook: "V", bishop: "S", knight: "J")"#;
        assert_eq!(read(czech), Ok(OwnLetters::new(["K", "D", "V", "S", "J"]).unwrap()));
        let missing = read(r#"(king: "K", queen: "D", rook: "V", bishop: "S")"#);
        assert!(
            matches!(&missing, Err(LettersFileFault::Form(why)) if why.to_string().contains("knight"))
        );
        let empty = r#"(king: "", queen: "D", rook: "V", bishop: "S", knight: "J")"#;
        assert_eq!(read(empty), Err(LettersFault::Missing(Kind::King).into()));
    }
}
