//! What a game is written on as it is read: running text in lines, as PGN has it, or what is made
//! into a score for reading.

use std::fmt::Write as _;

use jadoube_chess::board::position::Move;
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::system::{self as notation, System};
use jadoube_chess::side::Side;

/// What takes a game, part by part.
pub(super) trait Sheet {
    /// The game begins from a place.
    fn begin(&mut self, _start: &NotationContext) {}
    /// A line that stands for itself: a tag.
    fn line(&mut self, text: &str);
    /// A word among the moves that is none: a result, a glyph, a draw offer.
    fn word(&mut self, text: &str);
    /// A comment with its braces or its semicolon.
    fn comment(&mut self, text: &str);
    /// A variation begins.
    fn open(&mut self);
    /// A variation ends.
    fn close(&mut self);
    /// A move, with the place before it.
    fn entry(&mut self, place: &NotationContext, m: Move);
}

/// `12.` before White's move, `12...` before Black's.
pub(super) fn numbered(place: &NotationContext) -> String {
    let mut number = String::new();
    push_number(place, &mut number);
    number
}

fn push_number(place: &NotationContext, out: &mut String) {
    let dots = if place.position().turn() == Side::White { "." } else { "..." };
    // A text takes everything.
    let _ = write!(out, "{}{dots}", place.position().move_number());
}

/// The text as it grows: lines of 80 characters, as PGN exports them.
pub(super) struct Page {
    system: System,
    text: String,
    width: usize,
    /// Whether the next move of Black needs its number.
    numbered: bool,
    /// Whether the last word was a move of White, after which a comma may be needed.
    half: bool,
    /// Whether nothing may come between the last word and the next.
    glue: bool,
}

const WIDTH: usize = 79;

impl Page {
    /// An empty page for so many bytes of text, in a system.
    pub(super) fn new(system: System, len: usize) -> Self {
        let text = String::with_capacity(len);
        Self { system, text, width: 0, numbered: false, half: false, glue: false }
    }

    /// The text.
    pub(super) fn finish(mut self) -> String {
        if !self.text.ends_with('\n') {
            self.text.push('\n');
        }
        self.text
    }

    /// Writes a word behind the others, in a new line where it has no room.
    fn put(&mut self, write: impl FnOnce(&mut String)) {
        let before = self.text.len();
        if self.width > 0 {
            if !std::mem::take(&mut self.glue) {
                self.text.push(' ');
            }
        } else {
            self.glue = false;
            if self.text.ends_with("]\n") {
                self.text.push('\n');
            }
        }
        let begin = self.text.len();
        let apart = self.width > 0 && begin > before;
        write(&mut self.text);
        let len = characters(self.text.get(begin..).unwrap_or_default());
        if apart && self.width + 1 + len > WIDTH {
            self.text.replace_range(before..begin, "\n");
            self.width = len;
        } else {
            self.width += usize::from(apart) + len;
        }
    }
}

/// How many characters a short text has.
fn characters(text: &str) -> usize {
    // A byte that goes on with a character begins with the bits 10.
    text.bytes().map(|byte| usize::from(byte & 0xc0 != 0x80)).sum()
}

impl Sheet for Page {
    fn line(&mut self, text: &str) {
        if self.width > 0 {
            self.text.push('\n');
            self.width = 0;
        }
        self.text.push_str(text);
        self.text.push('\n');
        self.numbered = true;
    }

    fn word(&mut self, text: &str) {
        self.put(|out| out.push_str(text));
        self.half = false;
    }

    fn comment(&mut self, text: &str) {
        for (nth, word) in text.split('\n').enumerate() {
            if nth > 0 {
                self.text.push('\n');
                self.width = 0;
            }
            self.put(|out| out.push_str(word.trim_end_matches('\r')));
        }
        if text.starts_with(';') {
            self.text.push('\n');
            self.width = 0;
        }
        (self.numbered, self.half) = (true, false);
    }

    fn open(&mut self) {
        self.put(|out| out.push('('));
        (self.glue, self.numbered, self.half) = (true, true, false);
    }

    fn close(&mut self) {
        self.glue = true;
        self.put(|out| out.push(')'));
        (self.numbered, self.half) = (true, false);
    }

    fn entry(&mut self, place: &NotationContext, m: Move) {
        let white = place.position().turn() == Side::White;
        let due = white || self.numbered || self.text.is_empty();
        let system = self.system;
        if self.half && !due && matches!(system, System::Spoken(_)) {
            self.text.push(',');
            self.width += 1;
        }
        self.put(|out| {
            if due {
                push_number(place, out);
                out.push(' ');
            }
            notation::write(system, place, m, out);
        });
        (self.numbered, self.half) = (false, white);
    }
}
