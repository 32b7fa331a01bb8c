//! Whole game scores turned from one notation into another, game by game as they are read, so that
//! a file may be longer than memory.

pub mod chunks;
mod parts;
mod cutting;
mod page;
mod table;
pub mod remarks;
pub mod reader;
pub mod guess;
pub mod braille;

use crate::converting::chunks::Chunk;
use crate::converting::cutting::wording;
use crate::converting::page::Page;
use crate::converting::reader::{ConvertedGame, read_onto};
use jadoube_chess::notation::system::System;

/// From which notation into which.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conversion {
    /// In which the score is written.
    pub from: System,
    /// In which it is to be written.
    pub to: System,
    /// Whether braille is written for embossers: in ASCII characters, in pages.
    pub brf: bool,
}

impl Conversion {
    /// Lays a converted game out as a table: a row for each move. Braille has its own lines.
    #[must_use]
    pub fn table(self, converted: &ConvertedGame) -> String {
        match self.to {
            System::Braille(_) => converted.text.clone(),
            to => table::laid_out(&converted.text, wording(to)),
        }
    }

    /// Turns a game into the other notation.
    #[must_use]
    pub fn convert(self, chunk: &Chunk) -> ConvertedGame {
        match (self.from, self.to) {
            (System::Braille(code), to) => {
                return braille::read_back(chunk, code, to, self.brf);
            }
            (from, System::Braille(code)) => {
                return braille::written(chunk, from, code, self.brf);
            }
            _ => {}
        }
        let (page, remarks) = read_onto(Page::new(self.to, chunk.text.len()), chunk, self.from);
        ConvertedGame { text: page.finish(), remarks }
    }
}

#[cfg(test)]
mod tests;
