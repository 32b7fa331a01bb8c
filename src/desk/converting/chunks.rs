//! The games of a file, one text after the other.

use std::io::{self, BufRead};

use jadoube_chess::braille::read::{is_last, is_tag};
use jadoube_chess::notation::braille::Code;
use jadoube_chess::notation::system::System;

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

/// A line with its end.
#[derive(Default)]
struct TextLine {
    text: String,
    /// Whether it was not UTF-8.
    latin: bool,
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
    next: Option<TextLine>,
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

    /// Takes a line in place of the one at hand; whether there was one.
    fn take_line(&mut self, line: &mut TextLine) -> io::Result<bool> {
        if let Some(next) = self.next.take() {
            *line = next;
            return Ok(true);
        }
        let mut bytes = std::mem::take(&mut line.text).into_bytes();
        bytes.clear();
        let count = self.lines.read_until(b'\n', &mut bytes)?;
        self.read += count as u64;
        self.line += usize::from(count > 0);
        // Old files have a byte for each letter; which letters, nothing tells.
        *line = match String::from_utf8(bytes) {
            Ok(text) => TextLine { text, latin: false },
            Err(error) => {
                let text = error.as_bytes().iter().copied().map(char::from).collect();
                TextLine { text, latin: true }
            }
        };
        Ok(count > 0)
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
        let mut line = TextLine::default();
        while self.take_line(&mut line)? {
            let plain = line.text.trim();
            if !inside && moves && plain.starts_with('[') {
                self.next = Some(line);
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
            chunk.text.push_str(&line.text);
            chunk.latin |= line.latin;
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
        let mut line = TextLine::default();
        while self.take_line(&mut line)? {
            let is_blank = |c| matches!(c, ' ' | '\r' | '\n' | '\u{c}' | '\u{2800}');
            let empty = line.text.chars().all(is_blank);
            if chunk.text.is_empty() {
                if empty {
                    after_empty = true;
                    continue;
                }
                chunk.line = self.line;
                heading = !after_empty || is_tag(&line.text, code);
                if !heading {
                    // The empty line above the moves tells that there are no tags.
                    chunk.line -= 1;
                    chunk.text.push('\n');
                }
            } else if !heading && after_empty && is_tag(&line.text, code) {
                self.next = Some(line);
                break;
            }
            chunk.text.push_str(&line.text);
            chunk.latin |= line.latin;
            // Above the moves a line may end like a result.
            if !heading && is_last(&line.text, code) {
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
