//! Bytes of any encoding as blocks of text that end where a line ends. UTF-8 is what PGN should
//! be; lines that are none are taken for Windows-1252, which contains the ISO 8859-1 of the
//! standard, or for Windows-1251 where the letters above 127 stand together in words, as Cyrillic
//! does. UTF-16 is known by its mark or its zeros. The tables are those of `encoding_rs`, the
//! web browsers' own.

use std::collections::VecDeque;
use std::io::{self, BufRead};

use encoding_rs::{Decoder, Encoding, UTF_16BE, UTF_16LE, WINDOWS_1251, WINDOWS_1252};

use crate::pgn::fault::PgnFault;

/// How much is read before it is cut into tokens.
const BLOCK: usize = 64 * 1024;

/// A line longer than this is cut.
const LONGEST_LINE: usize = 4 * 1024 * 1024;

pub(super) struct Source<R> {
    input: R,
    wide: Option<(&'static Encoding, Decoder)>,
    /// Bytes of a line that has not ended yet.
    tail: Vec<u8>,
    /// Lines given out so far.
    lines: usize,
    begun: bool,
    ended: bool,
    /// What is odd about the encoding, and on which line.
    pub(super) odd: VecDeque<(usize, PgnFault)>,
}

impl<R: BufRead> Source<R> {
    pub(super) const fn new(input: R) -> Self {
        Self {
            input,
            wide: None,
            tail: Vec::new(),
            lines: 0,
            begun: false,
            ended: false,
            odd: VecDeque::new(),
        }
    }

    /// Whether all has been given out.
    pub(super) const fn ended(&self) -> bool {
        self.ended
    }

    /// Adds the next lines to a text.
    pub(super) fn append(&mut self, text: &mut String) -> io::Result<()> {
        let mut bytes = std::mem::take(&mut self.tail);
        let mut wanted = BLOCK;
        let end = loop {
            self.fill(&mut bytes, wanted)?;
            match last_line_end(&bytes) {
                _ if self.ended => break bytes.len(),
                Some(end) => break end,
                None if bytes.len() >= LONGEST_LINE => break whole_characters(&bytes),
                None => wanted = bytes.len() * 2,
            }
        };
        self.tail.extend_from_slice(bytes.get(end..).unwrap_or_default());
        bytes.truncate(end);
        match std::str::from_utf8(&bytes) {
            Ok(sound) => {
                self.lines += line_ends(sound.as_bytes());
                text.push_str(sound);
            }
            Err(_) => self.append_lines(&bytes, text),
        }
        Ok(())
    }

    /// Reads until there are so many bytes or no more.
    fn fill(&mut self, bytes: &mut Vec<u8>, wanted: usize) -> io::Result<()> {
        while bytes.len() < wanted && !self.ended {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if !self.begun && !chunk.is_empty() {
                self.begun = true;
                if let Some(encoding) = wide(chunk) {
                    self.odd.push_back((1, PgnFault::Utf16(encoding.name())));
                    self.wide = Some((encoding, encoding.new_decoder_with_bom_removal()));
                }
            }
            self.ended = chunk.is_empty();
            let length = chunk.len();
            match &mut self.wide {
                None => bytes.extend_from_slice(chunk),
                Some((encoding, decoder)) => {
                    let room = decoder.max_utf8_buffer_length(length).unwrap_or(length * 3 + 16);
                    let mut decoded = String::with_capacity(room);
                    let (_, _, lossy) = decoder.decode_to_string(chunk, &mut decoded, self.ended);
                    if lossy {
                        let line = self.lines + 1;
                        self.odd.push_back((line, PgnFault::Undecodable(encoding.name())));
                    }
                    bytes.extend_from_slice(decoded.as_bytes());
                }
            }
            self.input.consume(length);
        }
        Ok(())
    }

    fn append_lines(&mut self, bytes: &[u8], text: &mut String) {
        let encoding = if is_cyrillic(bytes) { WINDOWS_1251 } else { WINDOWS_1252 };
        for line in bytes.split_inclusive(|byte| *byte == b'\n') {
            match std::str::from_utf8(line) {
                Ok(sound) => text.push_str(sound),
                Err(error) => {
                    let before = line.get(..error.valid_up_to()).unwrap_or_default();
                    let number = self.lines + 1 + line_ends(before);
                    self.odd.push_back((number, PgnFault::NotUtf8(encoding.name())));
                    let (decoded, lossy) = encoding.decode_without_bom_handling(line);
                    if lossy {
                        self.odd.push_back((number, PgnFault::Undecodable(encoding.name())));
                    }
                    text.push_str(&decoded);
                }
            }
            self.lines += line_ends(line);
        }
    }
}

/// The encoding of a file in units of two bytes: by its mark, or by the zeros beside `[Ev`.
fn wide(start: &[u8]) -> Option<&'static Encoding> {
    match start {
        [0xFF, 0xFE, ..] => Some(UTF_16LE),
        [0xFE, 0xFF, ..] => Some(UTF_16BE),
        [a, 0, b, 0, ..] if *a != 0 && *b != 0 => Some(UTF_16LE),
        [0, a, 0, b, ..] if *a != 0 && *b != 0 => Some(UTF_16BE),
        _ => None,
    }
}

/// Whether letters above 127 mostly stand beside each other. UTF-8 lines between do not count, nor
/// do the signs below the letters, such as quotation marks.
fn is_cyrillic(bytes: &[u8]) -> bool {
    let foreign = bytes
        .split(|byte| matches!(byte, b'\n' | b'\r'))
        .filter(|line| std::str::from_utf8(line).is_err());
    let (mut together, mut alone) = (0_usize, 0_usize);
    for line in foreign {
        for run in line.split(|byte| *byte < 0xC0).filter(|run| !run.is_empty()) {
            if run.len() > 1 { together += run.len() } else { alone += 1 }
        }
    }
    together > alone
}

fn last_line_end(bytes: &[u8]) -> Option<usize> {
    let feed = bytes.iter().rposition(|byte| *byte == b'\n');
    // A return at the very end may be half of a line end.
    let before_last = bytes.get(..bytes.len().saturating_sub(1)).unwrap_or_default();
    feed.or_else(|| before_last.iter().rposition(|byte| *byte == b'\r')).map(|at| at + 1)
}

/// How many bytes of a long line do not break a character of UTF-8.
fn whole_characters(bytes: &[u8]) -> usize {
    match std::str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => error.valid_up_to(),
        _ => bytes.len(),
    }
}

/// How many lines end: at `\n`, `\r\n`, or `\r` alone.
pub(super) fn line_ends(bytes: &[u8]) -> usize {
    let feeds = bytes.iter().filter(|byte| **byte == b'\n').count();
    let returns = bytes.iter().filter(|byte| **byte == b'\r').count();
    if returns == 0 {
        return feeds;
    }
    let pairs = bytes.windows(2).filter(|pair| *pair == b"\r\n").count();
    feeds + returns - pairs
}
