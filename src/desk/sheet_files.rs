//! Scoresheets in files: the games that a file holds, so that one can be chosen.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::converting::chunks::Chunks;
use jadoube_chess::notation::system::System;
use jadoube_chess::side::BySide;
use jadoube_message::system::SystemReason;
use jadoube_message::{Message, Value};

/// The longest file that is read for a scoresheet, in megabytes.
pub const LONGEST: u32 = 16;

/// A game of a file, as it stands there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetGame {
    /// The players, where the tags name them.
    pub players: BySide<String>,
    /// Event, round and date, as far as the tags tell them.
    pub about: String,
    /// Tags and moves.
    pub text: String,
}

/// Why there is no sheet in a file.
#[derive(Debug, Message)]
#[message(prefix = "sheets-file", error)]
pub enum SheetFault {
    /// The system cannot read it.
    #[message(transparent)]
    Unreadable(SystemReason),
    /// It is longer than [`LONGEST`].
    #[message(with(most = most()))]
    TooLong,
    /// Nothing stands in it.
    Empty,
}

fn most() -> Value<'static> {
    Value::Number(i64::from(LONGEST))
}

impl From<io::Error> for SheetFault {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error.into())
    }
}

/// The games of a file, at least one; a file without tags and results is one game.
///
/// # Errors
/// [`SheetFault`] when the file cannot be read, is too long or empty. Nothing is cut off.
pub fn games_in(path: &Path) -> Result<Vec<SheetGame>, SheetFault> {
    let mut bytes = Vec::new();
    let most = u64::from(LONGEST) << 20;
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(SheetFault::TooLong);
    }
    games_of(&bytes)
}

fn games_of(bytes: &[u8]) -> Result<Vec<SheetGame>, SheetFault> {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let chunks = Chunks::new(text, System::Coordinates);
    let games: Vec<SheetGame> =
        chunks.map(|chunk| Ok(game(chunk?.text))).collect::<io::Result<_>>()?;
    if games.is_empty() { Err(SheetFault::Empty) } else { Ok(games) }
}

fn game(text: String) -> SheetGame {
    let tag = |name: &str| {
        let found = text.lines().filter_map(tag).find(|(known, _)| *known == name);
        let value = found.map(|(_, value)| value.trim());
        value.filter(|value| !value.is_empty() && !value.contains('?')).map(str::to_owned)
    };
    let about: Vec<String> = ["Event", "Round", "Date"].into_iter().filter_map(tag).collect();
    let player = |name| tag(name).unwrap_or_default();
    SheetGame {
        players: BySide::new(player("White"), player("Black")),
        about: about.join(", "),
        text,
    }
}

/// Name and value of a line of tags.
fn tag(line: &str) -> Option<(&str, &str)> {
    let inner = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inner.split_once(char::is_whitespace)?;
    Some((name, value.trim().strip_prefix('"')?.strip_suffix('"')?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_a_file_is_there_with_its_names_and_its_text_unchanged() {
        let two = "[White \"Ada\"]\n[Black \"Bela\"]\n[Event \"Cup\"]\n[Round \"3\"]\n\n1. e4 *\n\n\
                   [White \"?\"]\n\n1. d4 d5 *\n";
        let ada = "[White \"Ada\"]\n[Black \"Bela\"]\n[Event \"Cup\"]\n[Round \"3\"]\n\n1. e4 *\n";
        for (text, wanted) in [
            (
                two,
                &[("Ada", "Bela", "Cup, 3", ada), ("", "", "", "[White \"?\"]\n\n1. d4 d5 *\n")][..],
            ),
            ("\u{feff}1. e4 e5\n2. Nf3", &[("", "", "", "1. e4 e5\n2. Nf3")]),
            (
                "1. e4 e5 1-0\n1. d4 1-0",
                &[("", "", "", "1. e4 e5 1-0\n"), ("", "", "", "1. d4 1-0")],
            ),
        ] {
            let found = games_of(text.as_bytes()).unwrap();
            let found: Vec<(&str, &str, &str, &str)> = found
                .iter()
                .map(|game| {
                    let BySide { white, black } = &game.players;
                    (white.as_str(), black.as_str(), game.about.as_str(), game.text.as_str())
                })
                .collect();
            assert_eq!(found, wanted);
        }
        assert!(matches!(games_of(b" \n"), Err(SheetFault::Empty)));
    }

    #[test]
    fn a_file_that_is_too_long_is_refused_and_not_cut() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("long.pgn");
        // A hole of the file system: nothing is written.
        File::create(&path).unwrap().set_len((u64::from(LONGEST) << 20) + 1).unwrap();
        assert!(matches!(games_in(&path), Err(SheetFault::TooLong)));
    }
}
