//! PGN text cut into tokens, each with its place. What the words mean is found in `read`.

use std::borrow::Cow;

use crate::pgn::source::line_ends;

/// One token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, without the escapes.
    Tag(&'a str, Cow<'a, str>),
    /// A bracket that begins like a tag but is none, with what belongs to it.
    NotATag(&'a str),
    /// `%…` at the beginning of a line.
    Escape(&'a str),
    /// `{…}`
    Comment(&'a str),
    /// `{…{…}…}`
    Nested(&'a str),
    /// `{…` to the next game or the end of the text.
    OpenComment(&'a str),
    /// `;…` to the end of the line.
    LineComment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$1`, with the sign.
    Nag(&'a str),
    /// Anything else up to a blank.
    Word(&'a str),
    /// The token goes on behind the end of the text at hand.
    More,
    /// The text at hand is used up.
    End,
}

/// A comment longer than this is taken as it stands: it has lost its end.
const LONGEST_COMMENT: usize = 8 * 1024 * 1024;

/// A place in a text of which the beginning may have been dropped.
#[derive(Debug, Clone)]
pub(super) struct Cursor {
    /// The byte in the text at hand.
    at: usize,
    /// The line of the file, from 1.
    line: usize,
    /// The byte at which the line begins.
    line_start: usize,
    /// Where the last token began, and its line and the beginning of that.
    token: (usize, usize, usize),
    /// Whether an empty line stood before the last token.
    pub(super) after_empty_line: bool,
}

impl Cursor {
    pub(super) const fn new() -> Self {
        Self { at: 0, line: 1, line_start: 0, token: (0, 1, 0), after_empty_line: true }
    }

    /// The line of the last token, from 1.
    pub(super) const fn line(&self) -> usize {
        self.token.1
    }

    /// Whether the last token began its line.
    pub(super) const fn at_line_start(&self) -> bool {
        self.token.0 == self.token.2
    }

    /// The character of its line at which the last token began, from 1.
    pub(super) fn column(&self, text: &str) -> usize {
        1 + text.get(self.token.2..self.token.0).unwrap_or_default().chars().count()
    }

    /// Drops the lines that are done with from the text.
    pub(super) fn drop_done(&mut self, text: &mut String) {
        let done = self.line_start.min(self.token.2);
        text.drain(..done);
        self.at -= done;
        self.line_start -= done;
        self.token = (self.token.0 - done, self.token.1, self.token.2 - done);
    }

    /// Moves on to a byte behind text in which lines may end.
    fn pass(&mut self, text: &str, to: usize) {
        let passed = text.as_bytes().get(self.at..to).unwrap_or_default();
        let ends = line_ends(passed);
        if ends > 0 {
            self.line += ends;
            let last = passed.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
            self.line_start = self.at + last.map_or(0, |last| last + 1);
        }
        self.at = to;
    }

    /// The next token. `whole` says that no text follows the one at hand.
    pub(super) fn next<'a>(&mut self, text: &'a str, whole: bool) -> Token<'a> {
        self.skip_blanks(text);
        self.token = (self.at, self.line, self.line_start);
        let bytes = text.as_bytes();
        let Some(first) = bytes.get(self.at) else { return Token::End };
        match first {
            b'{' => self.comment(text, whole),
            b'(' if !text.get(self.at..).is_some_and(|rest| rest.starts_with("(=)")) => {
                self.at += 1;
                Token::Open
            }
            b')' => {
                self.at += 1;
                Token::Close
            }
            b'$' => {
                let digits = bytes.iter().skip(self.at + 1).take_while(|b| b.is_ascii_digit());
                let end = self.at + 1 + digits.count();
                Token::Nag(self.take(text, end))
            }
            b'[' => self.tag(text),
            b';' => Token::LineComment(self.take_line(text).get(1..).unwrap_or_default()),
            b'%' if self.at == self.line_start => Token::Escape(self.take_line(text)),
            _ => {
                let end = word_end(text, self.at);
                Token::Word(self.take(text, end))
            }
        }
    }

    /// Takes what stands on this line up to a byte.
    fn take<'a>(&mut self, text: &'a str, to: usize) -> &'a str {
        let taken = text.get(self.at..to).unwrap_or_default();
        self.at = to;
        taken
    }

    fn take_line<'a>(&mut self, text: &'a str) -> &'a str {
        let rest = text.get(self.at..).unwrap_or_default();
        let end = rest.find(['\n', '\r']).unwrap_or(rest.len());
        self.take(text, self.at + end)
    }

    fn skip_blanks(&mut self, text: &str) {
        let bytes = text.as_bytes();
        let mut ends = 0;
        while let Some(byte) = bytes.get(self.at) {
            match byte {
                b' ' | b'\t' | 0x0B | 0x0C => self.at += 1,
                b'\n' | b'\r' => {
                    let pair = *byte == b'\r' && bytes.get(self.at + 1) == Some(&b'\n');
                    self.at += if pair { 2 } else { 1 };
                    self.line += 1;
                    self.line_start = self.at;
                    ends += 1;
                }
                0x80.. => match text.get(self.at..).and_then(|rest| rest.chars().next()) {
                    Some(c) if is_blank(c) => {
                        self.at += c.len_utf8();
                        if self.line_start + c.len_utf8() == self.at {
                            // A mark at the head of a file belongs to no line.
                            self.line_start = self.at;
                        }
                    }
                    _ => break,
                },
                _ => break,
            }
        }
        self.after_empty_line = ends > 1;
    }

    fn tag<'a>(&mut self, text: &'a str) -> Token<'a> {
        let rest = text.get(self.at..).unwrap_or_default();
        if let Some((name, value, length)) = tag(rest) {
            self.at += length;
            return Token::Tag(name, value);
        }
        let line = rest.get(..rest.find(['\n', '\r']).unwrap_or(rest.len())).unwrap_or_default();
        // Between moves only the bracket is meant; a damaged tag has its line for itself.
        let inner = line.get(1..).unwrap_or_default();
        let ends = |c: char| matches!(c, '[' | ']' | '{' | '}' | '(' | ')' | ';');
        let close = match inner.find(ends) {
            Some(at) if inner.get(at..).is_some_and(|rest| rest.starts_with(']')) => at + 2,
            _ => 1 + inner.find(|c: char| ends(c) || c.is_whitespace()).unwrap_or(inner.len()),
        };
        let whole_line = self.at_line_start() && has_a_tags_head(line);
        let length = if whole_line { line.len() } else { close };
        Token::NotATag(self.take(text, self.at + length))
    }

    fn comment<'a>(&mut self, text: &'a str, whole: bool) -> Token<'a> {
        let inner = self.at + 1;
        let rest = text.get(inner..).unwrap_or_default();
        let close = rest.find('}');
        let next_game = next_game(rest.get(..close.unwrap_or(rest.len())).unwrap_or_default());
        let at_hand = whole || rest.len() > LONGEST_COMMENT;
        let (token, length): (fn(&'a str) -> Token<'a>, usize) = match (close, next_game) {
            (_, Some(end)) => (Token::OpenComment, end),
            (None, None) if at_hand => (Token::OpenComment, rest.len()),
            (None, None) => return Token::More,
            (Some(close), None) => match nested(rest, close) {
                Nesting::No => (Token::Comment, close),
                Nesting::Yes(close) => (Token::Nested, close),
                Nesting::Unknown if at_hand => (Token::Comment, close),
                Nesting::Unknown => return Token::More,
            },
        };
        let open = matches!(token(""), Token::OpenComment(_));
        self.pass(text, inner + length + if open { 0 } else { 1 });
        token(rest.get(..length).unwrap_or_default())
    }
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}')
}

/// The tags that a game may begin with where it has no `Event`; an empty line stands before them.
const FIRST: [&str; 7] = ["Site", "Date", "Round", "White", "Black", "Result", "FEN"];

/// Where the next game begins, if its first tag stands in a text.
fn next_game(text: &str) -> Option<usize> {
    text.match_indices('[').map(|(at, _)| at).find(|at| {
        let (before, from) = text.split_at(*at);
        let begins = |name: &str| {
            let value = from.strip_prefix('[').and_then(|inner| inner.strip_prefix(name));
            value.is_some_and(|value| value.starts_with(" \""))
        };
        before.ends_with(['\n', '\r'])
            && (begins("Event") || (after_empty_line(before) && FIRST.into_iter().any(begins)))
    })
}

/// Whether the last line of a text is empty; each line has its end.
fn after_empty_line(text: &str) -> bool {
    let line = text.strip_suffix('\n').unwrap_or(text);
    line.strip_suffix('\r').unwrap_or(line).ends_with(['\n', '\r'])
}

enum Nesting {
    No,
    /// With the byte of the last brace.
    Yes(usize),
    /// The text at hand does not tell.
    Unknown,
}

/// Whether a comment contains whole comments. A brace alone inside a comment means nothing.
fn nested(text: &str, first_close: usize) -> Nesting {
    let Some(_) = text.get(..first_close).and_then(|inner| inner.find('{')) else {
        return Nesting::No;
    };
    let end = next_game(text);
    let mut depth = 1_usize;
    for (at, byte) in text.bytes().take(end.unwrap_or(text.len())).enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Nesting::Yes(at);
        }
    }
    if end.is_some() { Nesting::No } else { Nesting::Unknown }
}

/// Where a word ends that begins at a byte.
fn word_end(text: &str, start: usize) -> usize {
    let bytes = text.as_bytes();
    let mut at = start;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b' ' | b'\n' | b'\r' | b'\t' | 0x0B | 0x0C => break,
            b'(' if at > start => {
                let rest = text.get(at..).unwrap_or_default();
                return at + promotion_in_brackets(rest).unwrap_or(0);
            }
            b'{' | b'}' | b')' | b'[' | b';' | b'$' if at > start => break,
            0x80.. => match text.get(at..).and_then(|rest| rest.chars().next()) {
                Some(c) if is_blank(c) => break,
                Some(c) => at += c.len_utf8(),
                None => break,
            },
            b'(' if bytes.get(at..at + 3) == Some(b"(=)") => return at + 3,
            _ => at += 1,
        }
    }
    at
}

/// The length of `(Q)` or `(=Q)` behind a pawn's move.
fn promotion_in_brackets(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('(')?;
    let inner = inner.strip_prefix('=').unwrap_or(inner);
    let after = inner.strip_prefix(|c: char| c.is_alphabetic())?.strip_prefix(')')?;
    Some(text.len() - after.len())
}

/// The tag at the beginning of the text, and how many bytes it is long. A quotation mark inside
/// the value counts as its end only where the bracket follows.
pub(super) fn tag(text: &str) -> Option<(&str, Cow<'_, str>, usize)> {
    let inner = text.strip_prefix('[')?.trim_start_matches([' ', '\t']);
    let name_end = inner.bytes().position(|c| !c.is_ascii_alphanumeric() && c != b'_')?;
    let (name, after) = inner.split_at(name_end);
    let opened = after.trim_start_matches([' ', '\t']).strip_prefix('"')?;
    if name.is_empty() {
        return None;
    }
    // Nearly all values have no escapes.
    let plain = opened.bytes().position(|byte| matches!(byte, b'"' | b'\\' | b'\n' | b'\r'))?;
    let (value, tail) = opened.split_at(plain);
    if let Some(rest) = tail.strip_prefix("\"]") {
        return Some((name, Cow::Borrowed(value), text.len() - rest.len()));
    }
    let (value, rest) = escaped_value(opened)?;
    Some((name, Cow::Owned(value), text.len() - rest.len()))
}

/// Whether a text begins `[Name "`.
fn has_a_tags_head(text: &str) -> bool {
    let name = text.strip_prefix('[').unwrap_or_default().trim_start();
    let rest = name.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
    rest.len() < name.len() && rest.trim_start().starts_with('"')
}

/// A value with escapes, and what follows the tag.
fn escaped_value(opened: &str) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut chars = opened.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '\n' | '\r' => return None,
            '\\' if opened.get(at + 1..).is_some_and(|t| t.starts_with(['"', '\\'])) => {
                value.extend(chars.next().map(|(_, escaped)| escaped));
            }
            '"' => {
                let tail = opened.get(at + 1..)?.trim_start_matches([' ', '\t']);
                if let Some(rest) = tail.strip_prefix(']') {
                    return Some((value, rest));
                }
                value.push('"');
            }
            _ => value.push(c),
        }
    }
    None
}
