//! A tournament file as it stands: its lines with their ends, in its encoding. Reading never fails,
//! and a document that nobody touched is written byte for byte.

use crate::trf::encoding::Encoding;
use jadoube_message::line::is_control;

/// How a line ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineEnd {
    /// CR, as the format's text asks for.
    Cr,
    /// LF.
    Lf,
    /// CR and LF, as programs write it.
    CrLf,
    /// The file ends without one.
    Nothing,
}

impl LineEnd {
    const fn text(self) -> &'static str {
        match self {
            Self::Cr => "\r",
            Self::Lf => "\n",
            Self::CrLf => "\r\n",
            Self::Nothing => "",
        }
    }
}

/// A line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrfLine {
    /// What stands in it, without its end.
    pub text: String,
    /// How it ends.
    pub end: LineEnd,
}

impl TrfLine {
    /// A line as this program writes it. A sign that would end it, or is not seen, becomes a blank: the
    /// columns stay where they are.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        let text: String = text.into();
        Self { text: text.replace(is_control, " "), end: LineEnd::CrLf }
    }
}

/// A file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// How its bytes are letters.
    pub encoding: Encoding,
    /// Whether it begins with the mark of UTF-8 (BOM).
    pub has_mark: bool,
    /// Its lines.
    pub lines: Vec<TrfLine>,
}

/// A letter that a file cannot hold in its encoding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {encoding} has no {letter:?}")]
pub struct Unwritable {
    /// The line, from 1.
    pub line: usize,
    /// The letter.
    pub letter: char,
    /// The encoding.
    pub encoding: Encoding,
}

const MARK: &[u8] = b"\xef\xbb\xbf";

impl Document {
    /// Reads a file, in the encoding that was chosen or in the one that is guessed. Bytes that are
    /// not UTF-8 are read as what is guessed, whatever was chosen.
    #[must_use]
    pub fn read(bytes: &[u8], chosen: Option<Encoding>) -> Self {
        let (bytes, has_mark) = match bytes.strip_prefix(MARK) {
            Some(rest) => (rest, true),
            None => (bytes, false),
        };
        let decoded = |encoding: Encoding| encoding.decode(bytes).map(|text| (encoding, text));
        let (encoding, text) = chosen
            .and_then(decoded)
            .or_else(|| decoded(Encoding::guess(bytes)))
            .unwrap_or((Encoding::Utf8, String::new()));
        Self { encoding, has_mark, lines: lines(&text) }
    }

    /// The file's bytes.
    ///
    /// # Errors
    ///
    /// A letter that the encoding does not have.
    pub fn write(&self) -> Result<Vec<u8>, Unwritable> {
        let mut bytes = if self.has_mark { MARK.to_vec() } else { Vec::new() };
        for (number, line) in (1..).zip(&self.lines) {
            let text = self.encoding.encode(&line.text).map_err(|letter| Unwritable {
                line: number,
                letter,
                encoding: self.encoding,
            })?;
            bytes.extend(text);
            bytes.extend(line.end.text().bytes());
        }
        Ok(bytes)
    }
}

fn lines(text: &str) -> Vec<TrfLine> {
    let mut lines = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let Some(at) = rest.find(['\r', '\n']) else {
            lines.push(TrfLine { text: rest.to_owned(), end: LineEnd::Nothing });
            break;
        };
        let (text, behind) = rest.split_at(at);
        let ends = [LineEnd::CrLf, LineEnd::Cr, LineEnd::Lf];
        let end = ends.into_iter().find(|end| behind.starts_with(end.text()));
        let end = end.unwrap_or(LineEnd::Nothing);
        rest = behind.get(end.text().len()..).unwrap_or_default();
        lines.push(TrfLine { text: text.to_owned(), end });
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn any_bytes_are_written_as_they_were_read(
            bytes in prop::collection::vec(any::<u8>(), 0..200),
            chosen in prop::option::of(prop::sample::select(&Encoding::ALL[..])),
        ) {
            let document = Document::read(&bytes, chosen);
            prop_assert_eq!(document.write().expect("its own letters"), bytes);
        }
    }

    #[test]
    fn lines_keep_their_ends() {
        let document = Document::read(b"\xef\xbb\xbf012 A\r022 B\n\r\n032 C", None);
        let lines: Vec<(&str, LineEnd)> =
            document.lines.iter().map(|line| (line.text.as_str(), line.end)).collect();
        assert!(document.has_mark);
        assert_eq!(
            lines,
            [
                ("012 A", LineEnd::Cr),
                ("022 B", LineEnd::Lf),
                ("", LineEnd::CrLf),
                ("032 C", LineEnd::Nothing),
            ]
        );
    }

    #[test]
    fn a_letter_that_the_encoding_lacks_is_named() {
        let mut document = Document::read(b"012 M\xfcller\r\n", None);
        document.lines.push(TrfLine::new("022 Скопје"));
        assert_eq!(
            document.write(),
            Err(Unwritable { line: 2, letter: 'С', encoding: Encoding::Windows1252 })
        );
    }
}
