//! A game made into a braille score.

use std::collections::BTreeSet;

use crate::board::position::{Position, Variant};
use crate::braille::{
    AnnotatedMove, BROKEN, COMMENT, CONTINUED, DRAW_OFFER, GLYPHS, Layout, Score, Script, tag_name,
};
use crate::notation::braille::{self, cells};
use crate::notation::context::NotationContext;
use crate::notation::system::{self, System};
use crate::side::Side;

/// The text of a score, and what it does not say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pages {
    /// The text.
    pub text: String,
    /// Characters that the code has no cells for; full cells stand in their place.
    pub lost: BTreeSet<char>,
    /// Glyphs without a sign of their own, which were left out.
    pub left_out: Vec<u16>,
}

/// The narrowest line, so that every move has room beside its indent.
const CELLS_MIN: usize = 12;

/// The score in braille. Its moves must have been given out by the positions that they lead to.
#[must_use]
pub fn write(game: &Score, layout: Layout) -> Pages {
    let mut page = Page::new(layout);
    page.tags(game);
    page.end_line();
    if let Some(comment) = &game.comment {
        page.comment(comment);
    }
    let mut place = NotationContext::beginning(game.start.clone());
    // A number and the moves behind it.
    let mut line = String::new();
    for ply in &game.moves {
        let m = ply.played;
        let (number, side) = (place.position().move_number(), place.position().turn());
        // The number ends with its blank, and in the compact form with dots 3-6.
        if line.is_empty() {
            braille::write_number(number, side, layout.code, &mut line);
        } else {
            line.push(' ');
        }
        system::write(System::Braille(layout.code), &place, m, &mut line);
        page.glyphs(ply, &mut line);
        if ply.draw_offer {
            line.push(' ');
            braille::write_mark(DRAW_OFFER, layout.code, &mut line);
        }
        place.play(m);
        if side == Side::Black || ply.comment.is_some() {
            page.moves(&mut line);
        }
        if let Some(comment) = &ply.comment {
            page.comment(comment);
        }
    }
    page.moves(&mut line);
    let mut result = String::new();
    braille::write_mark(game.result.text(), layout.code, &mut result);
    page.text.push_str(&result);
    page.end_line();
    page.finish()
}

/// Lines of cells as they come to stand.
pub struct Page {
    layout: Layout,
    /// In Unicode patterns.
    text: String,
    /// How many lines the page at hand has.
    lines: usize,
    lost: BTreeSet<char>,
    left_out: Vec<u16>,
}

impl Page {
    /// With nothing on it.
    pub const fn new(layout: Layout) -> Self {
        let text = String::new();
        Self { layout, text, lines: 0, lost: BTreeSet::new(), left_out: Vec::new() }
    }

    /// Ends a line, and the page with its last.
    pub fn end_line(&mut self) {
        self.text.push_str(match self.layout.script {
            Script::Unicode => "\n",
            Script::Brf => "\r\n",
        });
        self.lines += 1;
        if self.layout.lines.is_some_and(|lines| self.lines >= lines) {
            self.end_page();
        }
    }

    fn end_page(&mut self) {
        self.text.push('\u{c}');
        self.lines = 0;
    }

    fn blanks(&mut self, count: usize) {
        self.text.extend(std::iter::repeat_n(' ', count));
    }

    /// Remembers what the code has no cells for.
    pub fn lose(&mut self, lost: BTreeSet<char>) {
        self.lost.extend(lost);
    }

    /// Lays out any text.
    pub fn print(&mut self, text: &str, first: usize, others: usize) {
        let mut cells = String::new();
        self.lost.extend(braille::write_text(text, self.layout.code, &mut cells));
        self.words(&cells, first, others);
    }

    fn tags(&mut self, game: &Score) {
        let start = ["SetUp", "FEN", "Variant"];
        for (name, value) in game.tags.iter().filter(|(name, _)| !start.contains(&name.as_str())) {
            let name = tag_name(name, self.layout.code);
            self.print(&format!("{name}: {value}"), 0, CONTINUED);
        }
        let mut exact = Vec::new();
        if game.start.form() == Variant::Chess960 {
            exact.push("Variant: Chess960".to_owned());
        }
        if game.start != Position::start() {
            exact.push(format!("FEN: {}", game.start.fen()));
        }
        for line in exact {
            let mut text = String::new();
            self.lost.extend(braille::write_exact(&line, self.layout.code, &mut text));
            self.words(&text, 0, CONTINUED);
        }
    }

    fn comment(&mut self, comment: &str) {
        self.print(comment, COMMENT, COMMENT);
    }

    /// Writes the glyphs behind the move that have signs.
    fn glyphs(&mut self, ply: &AnnotatedMove, word: &mut String) {
        for nag in &ply.nags {
            match GLYPHS.iter().find(|(own, _)| own == nag) {
                Some((_, glyph)) => braille::write_mark(glyph, self.layout.code, word),
                None => self.left_out.push(*nag),
            }
        }
    }

    /// Lays out a number and the moves behind it, if there are any, and begins the next line.
    fn moves(&mut self, line: &mut String) {
        self.words(line, 0, CONTINUED);
        line.clear();
    }

    /// Words in cells, in lines, the first and the others indented.
    pub fn words(&mut self, text: &str, first: usize, others: usize) {
        let width = self.layout.cells.max(CELLS_MIN);
        let mut used = first;
        // Whether a line has been begun, and whether it has a word.
        let (mut begun, mut fresh) = (false, true);
        for mut word in text.split(' ').filter(|word| !word.is_empty()) {
            let mut length = word.chars().count();
            if !begun {
                self.blanks(first);
                begun = true;
            }
            if !fresh && used + 1 + length > width {
                self.end_line();
                self.blanks(others);
                (used, fresh) = (others, true);
            }
            if !fresh {
                self.text.push(' ');
                used += 1;
            }
            while used + length > width {
                let room = width - used - 1;
                let cut = word.char_indices().nth(room).map_or(word.len(), |(at, _)| at);
                let (begin, rest) = word.split_at(cut);
                self.text.push_str(begin);
                self.text.push(BROKEN);
                self.end_line();
                self.blanks(others);
                (word, length, used) = (rest, length - room, others);
            }
            self.text.push_str(word);
            used += length;
            fresh = false;
        }
        if begun {
            self.end_line();
        }
    }

    /// The text.
    pub fn finish(mut self) -> Pages {
        if self.layout.lines.is_some() && self.lines > 0 {
            self.end_page();
        }
        if self.layout.script == Script::Brf {
            self.text = cells::to_ascii(&self.text);
        }
        Pages { text: self.text, lost: self.lost, left_out: self.left_out }
    }
}
