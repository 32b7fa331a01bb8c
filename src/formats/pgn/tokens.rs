//! PGN text cut into tokens, each with its line. What the words mean is found in `read`.

/// One token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, without the escapes.
    Tag(&'a str, String),
    /// A line that begins like a tag but is none.
    NotATag(&'a str),
    /// `{…}` or `;…`
    Comment(&'a str),
    /// `{…` to the next game or the end of the text.
    OpenComment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$1`
    Nag(u16),
    /// Anything else up to a space.
    Word(&'a str),
}

/// The tokens of a text with `\n` at the ends of its lines.
pub(super) struct Tokens<'a> {
    rest: &'a str,
    line: usize,
    at_line_start: bool,
}

impl<'a> Tokens<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, line: 1, at_line_start: true }
    }

    /// The line where the next token is looked for.
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// Takes so many bytes, which must end between two characters.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.at_line_start = taken.ends_with('\n');
        self.rest = rest;
        taken
    }

    fn take_line(&mut self) -> &'a str {
        let end = self.rest.find('\n').unwrap_or(self.rest.len());
        self.take(end)
    }

    fn skip_spaces(&mut self) {
        loop {
            let space = self.rest.find(|c: char| !c.is_whitespace()).unwrap_or(self.rest.len());
            if space > 0 {
                self.take(space);
            }
            let line_start = self.at_line_start || self.line == 1 && space == 0;
            if self.rest.starts_with('%') && line_start {
                // An escaped line: the standard has no use for it.
                self.take_line();
            } else {
                return;
            }
        }
    }

    fn tag(&mut self) -> Token<'a> {
        match tag(self.rest) {
            Some((name, value, length)) => {
                self.take(length);
                Token::Tag(name, value)
            }
            None => Token::NotATag(self.take_line()),
        }
    }

    fn comment(&mut self) -> Token<'a> {
        self.take(1);
        let next_game = self.rest.find("\n[Event \"").unwrap_or(self.rest.len());
        match self.rest.find('}') {
            Some(end) if end < next_game => {
                let text = self.take(end);
                self.take(1);
                Token::Comment(text)
            }
            _ => Token::OpenComment(self.take(next_game)),
        }
    }

    fn word(&mut self) -> Token<'a> {
        let mut end = 0;
        for (at, c) in self.rest.char_indices() {
            let tail = self.rest.get(at..).unwrap_or_default();
            match c {
                '(' if at > 0 => {
                    if let Some(length) = promotion_in_brackets(tail) {
                        end = at + length;
                    }
                    break;
                }
                c if c.is_whitespace() => break,
                '{' | '}' | '(' | ')' | '[' | ';' | '$' if at > 0 => break,
                _ => end = at + c.len_utf8(),
            }
        }
        Token::Word(self.take(end))
    }
}

/// The length of `(Q)` or `(=Q)` behind a pawn's move.
fn promotion_in_brackets(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('(')?;
    let inner = inner.strip_prefix('=').unwrap_or(inner);
    let after = inner.strip_prefix(|c: char| c.is_alphabetic())?.strip_prefix(')')?;
    Some(text.len() - after.len())
}

impl<'a> Iterator for Tokens<'a> {
    type Item = (usize, Token<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        self.skip_spaces();
        let line = self.line;
        let token = match self.rest.chars().next()? {
            '[' => self.tag(),
            '{' => self.comment(),
            ';' => {
                self.take(1);
                Token::Comment(self.take_line())
            }
            '(' if self.rest.starts_with("(=)") => Token::Word(self.take(3)),
            '(' => {
                self.take(1);
                Token::Open
            }
            ')' => {
                self.take(1);
                Token::Close
            }
            '$' => {
                self.take(1);
                let end = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
                Token::Nag(self.take(end).parse().unwrap_or(0))
            }
            _ => self.word(),
        };
        Some((line, token))
    }
}

/// The tag at the beginning of the text, and how many bytes it is long. A quotation mark inside
/// the value counts as its end only where the bracket follows.
fn tag(text: &str) -> Option<(&str, String, usize)> {
    let inner = text.strip_prefix('[')?.trim_start_matches([' ', '\t']);
    let name_end = inner.find(|c: char| !c.is_ascii_alphanumeric() && c != '_')?;
    let (name, after) = inner.split_at(name_end);
    let opened = after.trim_start_matches([' ', '\t']).strip_prefix('"')?;
    if name.is_empty() {
        return None;
    }
    let mut value = String::new();
    let mut chars = opened.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '\n' => return None,
            '\\' if opened.get(at + 1..).is_some_and(|t| t.starts_with(['"', '\\'])) => {
                value.extend(chars.next().map(|(_, escaped)| escaped));
            }
            '"' => {
                let tail = opened.get(at + 1..)?.trim_start_matches([' ', '\t']);
                if let Some(rest) = tail.strip_prefix(']') {
                    return Some((name, value, text.len() - rest.len()));
                }
                value.push('"');
            }
            _ => value.push(c),
        }
    }
    None
}
