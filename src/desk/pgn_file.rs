//! A file of games as it is opened: what is no text, or endless, is refused before anything is read
//! of it, and what stands in it and is no game is passed over and told.

use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::Path;

use crate::request_error::{NoPgn, Trouble};
use jadoube_chess::pgn::PgnGame;
use jadoube_chess::pgn::fault::{Complaint, PgnFault};
use jadoube_chess::pgn::read::{Games, ReadGame, games};

/// How much of a file is looked at to know whether it is text.
const HEAD: u64 = 8 * 1024;

/// One sign for machines among so many is no accident any more: no text has them, what is packed or
/// drawn has one among ten, and a text that a disk has hurt has a few.
const RARE: usize = 50;

/// The games of a file, each with what stands between it and the next.
pub(crate) struct GameFile {
    games: Games<BufReader<Box<dyn Read + Send>>>,
    /// The next, when it has been read to see where the one before ends.
    ahead: Option<io::Result<ReadGame>>,
}

impl GameFile {
    /// Opens it.
    ///
    /// # Errors
    /// [`Trouble::NoPgn`] for what cannot hold games, [`Trouble::Text`] when it cannot be read.
    pub(crate) fn open(path: &Path) -> Result<Self, Trouble> {
        let no = |what| Trouble::NoPgn { path: path.to_owned(), what };
        let unread = |error: io::Error| Trouble::Text { path: path.to_owned(), why: error.into() };
        // A pipe without a writer would keep the program for ever, so it is asked before.
        let found = fs::metadata(path).map_err(unread)?;
        if found.is_dir() {
            return Err(no(NoPgn::Folder));
        }
        if !found.is_file() {
            return Err(no(NoPgn::Special));
        }
        Self::of(path, File::open(path).map_err(unread)?)
    }

    /// The games that come through standard input, by whatever name they are told of.
    ///
    /// # Errors
    /// As [`GameFile::open`].
    pub(crate) fn piped(path: &Path) -> Result<Self, Trouble> {
        Self::of(path, io::stdin())
    }

    fn of(path: &Path, mut source: impl Read + Send + 'static) -> Result<Self, Trouble> {
        let unread = |error: io::Error| Trouble::Text { path: path.to_owned(), why: error.into() };
        let mut head = Vec::new();
        source.by_ref().take(HEAD).read_to_end(&mut head).map_err(unread)?;
        if is_binary(&head) {
            return Err(Trouble::NoPgn { path: path.to_owned(), what: NoPgn::Binary });
        }
        let whole: Box<dyn Read + Send> = Box::new(io::Cursor::new(head).chain(source));
        Ok(Self { games: games(BufReader::new(whole)), ahead: None })
    }
}

impl Iterator for GameFile {
    type Item = io::Result<ReadGame>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut before = Vec::new();
        let mut found = loop {
            match self.ahead.take().or_else(|| self.games.next())? {
                Ok(read) if is_game(&read.game) => break read,
                Ok(read) => before.push(passed_over(&read)),
                Err(error) => return Some(Err(error)),
            }
        };
        found.complaints.splice(0..0, before);
        loop {
            match self.games.next() {
                Some(Ok(read)) if !is_game(&read.game) => {
                    found.complaints.push(passed_over(&read));
                }
                next => {
                    self.ahead = next;
                    return Some(Ok(found));
                }
            }
        }
    }
}

/// What has neither a tag nor a move is no game, whatever else it may be.
pub(crate) fn is_game(game: &PgnGame) -> bool {
    !game.tags.is_empty() || !game.plies().is_empty()
}

fn passed_over(read: &ReadGame) -> Complaint {
    let (game, line) = (read.number, read.line);
    Complaint { game, ply: None, line, column: 1, fault: PgnFault::NoGame }
}

/// Whether this is the beginning of something that is no text.
pub(crate) fn is_binary(head: &[u8]) -> bool {
    let wide = matches!(head, [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..])
        || matches!(head, [a, 0, b, 0, ..] | [0, a, 0, b, ..] if *a != 0 && *b != 0);
    let text = |byte: &u8| *byte >= b' ' || matches!(byte, b'\t'..=b'\r' | 0x1A | 0x1B);
    let signs = head.iter().filter(|byte| !text(byte)).count();
    !wide && signs * RARE > head.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(bytes: &[u8]) -> (tempfile::TempDir, std::path::PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pgn");
        fs::write(&path, bytes).unwrap();
        (folder, path)
    }

    #[test]
    fn what_is_no_text_is_refused_by_its_kind() {
        let noise: Vec<u8> = (0_u64..9_000).map(|nth| (nth * nth * 31).to_le_bytes()[1]).collect();
        for (name, bytes) in [
            ("a picture", &b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\0"[..]),
            ("a database", b"SQLite format 3\0\x10\0\x02\x02\0\x40 \0\0\0\0e4 e5"),
            ("zeros", &[0; 500]),
            ("noise", &noise),
        ] {
            let (_folder, path) = file(bytes);
            let what = NoPgn::Binary;
            assert_eq!(GameFile::open(&path).err(), Some(Trouble::NoPgn { path, what }), "{name}");
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().to_owned();
        let what = NoPgn::Folder;
        assert_eq!(GameFile::open(&path).err(), Some(Trouble::NoPgn { path, what }));
    }

    #[cfg(unix)]
    #[test]
    fn what_never_ends_is_not_begun() {
        let (path, what) = (std::path::PathBuf::from("/dev/zero"), NoPgn::Special);
        assert_eq!(GameFile::open(&path).err(), Some(Trouble::NoPgn { path, what }));
    }

    #[test]
    fn games_are_counted_and_what_stands_beside_them_is_told() {
        let wide: Vec<u8> =
            "[White \"a\"]\n\n1. e4 *\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let hurt =
            [&b"[White \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *\n"[..], b"\0"].concat();
        for (name, bytes, found, beside) in [
            ("nothing", &b""[..], 0, 0),
            ("a shopping list", b"milk\n3 eggs\nbread\n", 0, 0),
            ("a page of text", b"# Title\n\n[a link](https://x.org) and *more*\n\n- one\n", 0, 0),
            ("a result alone", b"1-0\n", 0, 0),
            ("tags without moves", b"[White \"a\"]\n\n*\n", 1, 0),
            ("moves without tags", b"1. e4 e5 *\n", 1, 0),
            ("in units of two bytes", &wide, 1, 0),
            ("with a zero at its end", &hurt, 1, 1),
            ("between words", b"bread *\n\n1. e4 *\n\nmilk *\n\neggs *\n\n1. d4 *\n", 2, 3),
        ] {
            let (_folder, path) = file(bytes);
            let read: Vec<ReadGame> = GameFile::open(&path).unwrap().map(Result::unwrap).collect();
            let told = read.iter().flat_map(|read| &read.complaints);
            let told = told.filter(|one| one.fault == PgnFault::NoGame).count();
            assert_eq!((read.len(), told), (found, beside), "{name}");
        }
    }
}
