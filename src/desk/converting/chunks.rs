//! The games of a file, one text after the other.

use std::io::{self, BufRead};

use crate::core::notation::braille::Code;
use crate::core::notation::system::System;
use crate::formats::braille::read::{is_last, is_tag};

/// A game's text and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chunk {
    /// The game, from 1.
    pub game: usize,
    /// The line with which it begins, from 1.
    pub line: usize,
    /// The text.
    pub text: String,
    /// How many bytes of the file are behind its end.
    pub read: u64,
    /// Whether it was not UTF-8 and was read as Latin-1.
    pub latin: bool,
}

/// The games of a file, one after the other.
///
/// A game ends with its result at the end of a line, or before the tags of the next one.
pub struct Chunks<R> {
    lines: R,
    /// The code of a file in braille.
    code: Option<Code>,
    game: usize,
    line: usize,
    read: u64,
    /// The tag line that ended the last chunk.
    next: Option<(String, bool)>,
    over: bool,
}

impl<R: BufRead> Chunks<R> {
    /// The games of a reader.
    pub const fn new(lines: R, from: System) -> Self {
        let code = match from {
            System::Braille(code) => Some(code),
            _ => None,
        };
        Self { lines, code, game: 0, line: 0, read: 0, next: None, over: false }
    }

    /// A line, and whether it was not UTF-8.
    fn take_line(&mut self) -> io::Result<Option<(String, bool)>> {
        if let Some(line) = self.next.take() {
            return Ok(Some(line));
        }
        let mut bytes = Vec::new();
        let count = self.lines.read_until(b'\n', &mut bytes)?;
        self.read += count as u64;
        self.line += usize::from(count > 0);
        // Old files have a byte for each letter; which letters, nothing tells.
        let line = match String::from_utf8(bytes) {
            Ok(text) => (text, false),
            Err(error) => (error.as_bytes().iter().copied().map(char::from).collect(), true),
        };
        Ok((count > 0).then_some(line))
    }

    fn chunk(&mut self) -> io::Result<Option<Chunk>> {
        let game = self.game + 1;
        let mut chunk = Chunk { game, line: 0, text: String::new(), read: 0, latin: false };
        match self.code {
            Some(code) => self.braille(code, &mut chunk)?,
            None => self.score(&mut chunk)?,
        }
        if chunk.text.is_empty() {
            return Ok(None);
        }
        self.game = game;
        chunk.read = self.read;
        Ok(Some(chunk))
    }

    fn score(&mut self, chunk: &mut Chunk) -> io::Result<()> {
        let mut moves = false;
        let mut inside = false;
        while let Some((line, latin)) = self.take_line()? {
            let plain = line.trim();
            if !inside && moves && plain.starts_with('[') {
                self.next = Some((line, latin));
                break;
            }
            if chunk.text.is_empty() {
                if plain.is_empty() {
                    continue;
                }
                chunk.line = self.line;
            }
            let tag = !inside && plain.starts_with('[');
            moves |= !tag && !plain.is_empty();
            if !tag {
                inside = after_braces(plain, inside);
            }
            chunk.text.push_str(&line);
            chunk.latin |= latin;
            let last = plain.rsplit(char::is_whitespace).next().unwrap_or_default();
            if !tag && !inside && ["1-0", "0-1", "1/2-1/2", "½-½", "*"].contains(&last) {
                break;
            }
        }
        Ok(())
    }

    /// A game in braille: its tags, an empty line, and moves to a result or to the next game's tags.
    fn braille(&mut self, code: Code, chunk: &mut Chunk) -> io::Result<()> {
        let (mut heading, mut after_empty) = (false, false);
        while let Some((line, latin)) = self.take_line()? {
            let empty = line.trim_matches([' ', '\r', '\n', '\u{c}', '\u{2800}']).is_empty();
            if chunk.text.is_empty() {
                if empty {
                    after_empty = true;
                    continue;
                }
                chunk.line = self.line;
                heading = !after_empty || is_tag(&line, code);
                if !heading {
                    // The empty line above the moves tells that there are no tags.
                    chunk.line -= 1;
                    chunk.text.push('\n');
                }
            } else if !heading && after_empty && is_tag(&line, code) {
                self.next = Some((line, latin));
                break;
            }
            chunk.text.push_str(&line);
            chunk.latin |= latin;
            // Above the moves a line may end like a result.
            if !heading && is_last(&line, code) {
                break;
            }
            heading &= !empty;
            after_empty = empty;
        }
        Ok(())
    }
}

/// Whether a line ends inside a comment in braces.
fn after_braces(line: &str, before: bool) -> bool {
    match (line.rfind('{'), line.rfind('}')) {
        (None, None) => before,
        (open, close) => open > close,
    }
}

impl<R: BufRead> Iterator for Chunks<R> {
    type Item = io::Result<Chunk>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let chunk = self.chunk().transpose();
        self.over = !matches!(chunk, Some(Ok(_)));
        chunk
    }
}
