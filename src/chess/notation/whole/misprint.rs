//! How print, scanners and hands go wrong with one entry, and what may have been meant.

use crate::board::position::Move;
use crate::notation::context::NotationContext;
use crate::notation::system::{self, System};
use crate::notation::whole::Slip;

impl Slip {
    /// How unlikely it is; a game is read with as little of it as possible.
    pub(super) const fn cost(self) -> u32 {
        match self {
            Self::LooksAlike => 2,
            Self::OtherSign | Self::Lost | Self::Added | Self::Swapped => 3,
            Self::Nothing => 7,
        }
    }
}

/// A move that may have been meant.
pub(super) struct LikelyMove {
    pub(super) m: Move,
    pub(super) read_as: String,
    pub(super) slip: Slip,
}

/// What scanners make of signs, and readers of handwriting: each for the other.
const ALIKE: &[(&str, &str)] = &[
    ("1", "4"),
    ("1", "7"),
    ("1", "l"),
    ("1", "I"),
    ("2", "7"),
    ("3", "5"),
    ("3", "8"),
    ("4", "9"),
    ("5", "6"),
    ("5", "S"),
    ("6", "8"),
    ("8", "B"),
    ("0", "O"),
    ("0", "o"),
    ("0", "Q"),
    ("O", "Q"),
    ("x", "X"),
    ("x", "><"),
    ("x", "-"),
    ("-", "~"),
    ("-", "."),
    ("B", "R"),
    ("B", "P"),
    ("K", "R"),
    ("K", "N"),
    ("Kt", "K"),
    ("Kt", "R"),
    ("Kt", "B"),
    ("N", "R"),
    ("P", "R"),
    ("C", "G"),
    ("a", "o"),
    ("a", "d"),
    ("b", "h"),
    ("c", "e"),
    ("f", "t"),
    ("f", "e"),
    ("g", "q"),
    ("g", "y"),
    ("h", "n"),
];

/// The likeliest move for each misprint of the text, each move once, likeliest first. Adds what was
/// read to the count.
pub(super) fn likely_moves(
    system: System,
    context: &NotationContext,
    text: &str,
    as_written: &[Move],
    readings: &mut u32,
) -> Vec<LikelyMove> {
    let mut found = MisprintSearch { system, context, as_written, readings, all: Vec::new() };
    let forms: Vec<(Move, String)> = context
        .position()
        .legal_moves()
        .into_iter()
        .map(|m| {
            let mut form = String::new();
            system::write(system, context, m, &mut form);
            (m, form)
        })
        .collect();
    found.looking_alike(text);
    found.one_sign_off(text, &signs(&forms));
    for (m, form) in forms {
        found.add(m, form, Slip::Nothing);
    }
    found.all.sort_by_key(|meant| meant.slip.cost());
    found.all
}

/// The signs with which moves are written here.
fn signs(forms: &[(Move, String)]) -> Vec<char> {
    let mut signs: Vec<char> = forms.iter().flat_map(|(_, form)| form.chars()).collect();
    signs.extend("x12345678".chars());
    signs.retain(|sign| !sign.is_whitespace());
    signs.sort_unstable();
    signs.dedup();
    signs
}

struct MisprintSearch<'a> {
    system: System,
    context: &'a NotationContext,
    as_written: &'a [Move],
    readings: &'a mut u32,
    all: Vec<LikelyMove>,
}

impl MisprintSearch<'_> {
    fn looking_alike(&mut self, text: &str) {
        for (one, other) in ALIKE.iter().flat_map(|(a, b)| [(a, b), (b, a)]) {
            for (at, _) in text.match_indices(one) {
                let (before, rest) = text.split_at(at);
                let after = rest.get(one.len()..).unwrap_or_default();
                self.read(&format!("{before}{other}{after}"), Slip::LooksAlike);
            }
        }
    }

    fn one_sign_off(&mut self, text: &str, signs: &[char]) {
        for (at, c) in text.char_indices() {
            let (before, rest) = text.split_at(at);
            let after = rest.get(c.len_utf8()..).unwrap_or_default();
            for sign in signs.iter().filter(|sign| **sign != c && are_of_a_sort(**sign, c)) {
                self.read(&format!("{before}{sign}{after}"), Slip::OtherSign);
            }
            for sign in signs {
                self.read(&format!("{before}{sign}{rest}"), Slip::Lost);
            }
            self.read(&format!("{before}{after}"), Slip::Added);
            if let Some(next) = after.chars().next() {
                let behind = after.get(next.len_utf8()..).unwrap_or_default();
                self.read(&format!("{before}{next}{c}{behind}"), Slip::Swapped);
            }
        }
        for sign in signs {
            self.read(&format!("{text}{sign}"), Slip::Lost);
        }
    }

    fn read(&mut self, text: &str, slip: Slip) {
        *self.readings = self.readings.saturating_add(1);
        let Ok(reading) = system::read(self.system, self.context, text) else { return };
        for m in reading.moves {
            self.add(m, text.to_owned(), slip);
        }
    }

    fn add(&mut self, m: Move, read_as: String, slip: Slip) {
        if self.as_written.contains(&m) {
            return;
        }
        match self.all.iter_mut().find(|meant| meant.m == m) {
            Some(meant) if meant.slip.cost() > slip.cost() => {
                (meant.read_as, meant.slip) = (read_as, slip);
            }
            Some(_) => {}
            None => self.all.push(LikelyMove { m, read_as, slip }),
        }
    }
}

fn are_of_a_sort(one: char, other: char) -> bool {
    let sort = |c: char| match c {
        c if c.is_numeric() => 0,
        c if c.is_uppercase() => 1,
        c if c.is_lowercase() => 2,
        _ => 3,
    };
    sort(one) == sort(other)
}
