//! Any text in cells and back, by the tables of a braille code without contractions.

use crate::notation::braille::cells;

/// The tables of a code.
#[derive(Clone, Copy)]
pub(super) struct BrailleTables {
    /// Stands before a capital.
    capital: u8,
    /// Whether capitals are written as such, or small.
    capitals: bool,
    /// Stands before the first digit of a number.
    number: u8,
    /// Stands before a letter a to j behind a digit, where it would be another digit.
    letter: u8,
    /// Signs within a number behind which digits go on without another number sign.
    within_numbers: &'static [char],
    /// The cells of the other signs. Where two have the same cells, or one has two, the first opens
    /// and the second closes.
    signs: &'static [(char, &'static [u8])],
    /// What begins with each cell.
    begins: [Begins; 64],
    /// Letters with marks: what stands before which letter.
    marked: &'static [(char, &'static [u8], char)],
}

/// The signs that begin with a cell.
#[derive(Clone, Copy)]
enum Begins {
    Nothing,
    /// One, with its place among the signs.
    One(u8),
    Several,
}

/// Signs that are written as others.
const NORMAL: &[(char, &str)] = &[
    ('–', "-"),
    ('—', "-"),
    ('−', "-"),
    ('…', "..."),
    ('½', "1/2"),
    ('“', "\""),
    ('”', "\""),
    ('„', "\""),
    ('«', "\""),
    ('»', "\""),
    ('’', "'"),
    ('‘', "'"),
    ('\u{a0}', " "),
    ('\t', " "),
    ('\n', " "),
    ('\r', " "),
];

/// Unified English Braille, uncontracted.
pub(super) const UEB: BrailleTables = BrailleTables {
    capital: 0x20,
    capitals: true,
    number: 0x3c,
    letter: 0x30,
    within_numbers: &['.', ','],
    begins: begins(UEB_SIGNS),
    signs: UEB_SIGNS,
    marked: UEB_MARKED,
};

const UEB_SIGNS: &[(char, &[u8])] = &[
    ('.', &[0x32]),
    (',', &[0x02]),
    (';', &[0x06]),
    (':', &[0x12]),
    ('!', &[0x16]),
    ('?', &[0x26]),
    ('-', &[0x24]),
    ('\'', &[0x04]),
    ('"', &[0x20, 0x36]),
    ('(', &[0x10, 0x23]),
    (')', &[0x10, 0x1c]),
    ('[', &[0x28, 0x23]),
    (']', &[0x28, 0x1c]),
    ('{', &[0x38, 0x23]),
    ('}', &[0x38, 0x1c]),
    ('/', &[0x38, 0x0c]),
    ('+', &[0x10, 0x16]),
    ('=', &[0x10, 0x36]),
    ('*', &[0x10, 0x14]),
    ('#', &[0x38, 0x39]),
    ('%', &[0x28, 0x34]),
    ('&', &[0x08, 0x2f]),
    ('@', &[0x08, 0x01]),
    ('<', &[0x08, 0x23]),
    ('>', &[0x08, 0x1c]),
    ('_', &[0x28, 0x24]),
    ('$', &[0x08, 0x0e]),
];

const UEB_MARKED: &[(char, &[u8], char)] = &[
    ('á', &[0x18, 0x0c], 'a'),
    ('é', &[0x18, 0x0c], 'e'),
    ('í', &[0x18, 0x0c], 'i'),
    ('ó', &[0x18, 0x0c], 'o'),
    ('ú', &[0x18, 0x0c], 'u'),
    ('ć', &[0x18, 0x0c], 'c'),
    ('à', &[0x18, 0x21], 'a'),
    ('è', &[0x18, 0x21], 'e'),
    ('â', &[0x18, 0x29], 'a'),
    ('ê', &[0x18, 0x29], 'e'),
    ('î', &[0x18, 0x29], 'i'),
    ('ô', &[0x18, 0x29], 'o'),
    ('ä', &[0x18, 0x12], 'a'),
    ('ë', &[0x18, 0x12], 'e'),
    ('ï', &[0x18, 0x12], 'i'),
    ('ö', &[0x18, 0x12], 'o'),
    ('ü', &[0x18, 0x12], 'u'),
    ('ñ', &[0x18, 0x3b], 'n'),
    ('ç', &[0x18, 0x2f], 'c'),
    ('č', &[0x18, 0x2c], 'c'),
    ('š', &[0x18, 0x2c], 's'),
    ('ž', &[0x18, 0x2c], 'z'),
];

/// German Basisschrift.
pub(super) const GERMAN: BrailleTables = BrailleTables {
    capital: 0x28,
    capitals: false,
    number: 0x3c,
    letter: 0x20,
    within_numbers: &[],
    begins: begins(GERMAN_SIGNS),
    signs: GERMAN_SIGNS,
    marked: &[],
};

const GERMAN_SIGNS: &[(char, &[u8])] = &[
    ('ä', &[0x1c]),
    ('ö', &[0x2a]),
    ('ü', &[0x33]),
    ('ß', &[0x2e]),
    ('.', &[0x04]),
    (',', &[0x02]),
    (';', &[0x06]),
    (':', &[0x12]),
    ('!', &[0x16]),
    ('?', &[0x22]),
    ('-', &[0x24]),
    ('(', &[0x36]),
    (')', &[0x36]),
    ('"', &[0x26]),
    ('"', &[0x34]),
    ('/', &[0x10, 0x02]),
    ('+', &[0x08, 0x16]),
    ('=', &[0x08, 0x36]),
    ('#', &[0x08, 0x3c]),
    ('*', &[0x20, 0x14]),
];

/// What begins with each cell; never with that of a letter, nor with the number sign.
#[expect(clippy::indexing_slicing, reason = "worked out when the program is built")]
const fn begins(signs: &[(char, &[u8])]) -> [Begins; 64] {
    let mut begins = [Begins::Nothing; 64];
    let mut nth = 0;
    while nth < signs.len() {
        let first = signs[nth].1[0];
        assert!(!cells::is_letter(first) && first != cells::NUMBER);
        begins[first as usize] = match begins[first as usize] {
            Begins::Nothing => Begins::One(nth as u8),
            Begins::One(_) | Begins::Several => Begins::Several,
        };
        nth += 1;
    }
    begins
}

impl BrailleTables {
    /// The same with capitals.
    pub(super) const fn with_capitals(self) -> Self {
        Self { capitals: true, ..self }
    }

    /// Appends the text; gives back what has no cells and stands there as a full cell.
    pub(super) fn write(&self, text: &str, out: &mut String) -> Vec<char> {
        let mut writing = Writing { code: self, out, in_number: false, quoted: false };
        let mut lost = Vec::new();
        for c in text.chars() {
            let normal = if c.is_ascii_graphic() { None } else { NORMAL.iter().find(|n| n.0 == c) };
            let written = match normal {
                Some((_, plain)) => plain.chars().all(|c| writing.push(c).is_some()),
                None => writing.push(c).is_some(),
            };
            if !written {
                writing.cells(&[cells::FULL]);
                writing.in_number = false;
                lost.push(c);
            }
        }
        lost
    }

    /// Appends the text of cells; `None` when one has no meaning.
    pub(super) fn read(&self, cells: &[u8], text: &mut String) -> Option<()> {
        let (mut rest, mut in_number) = (cells, false);
        let mut closing = false;
        while let Some((first, after)) = rest.split_first() {
            let before = rest;
            rest = after;
            if let Some(letter) = cells::letter_of(*first) {
                let digit = cells::digit_of(*first).filter(|_| in_number);
                in_number = digit.is_some();
                text.push(digit.unwrap_or(letter));
            } else if *first == self.number {
                in_number = true;
            } else if let Some(letter) = self.capital(*first, after) {
                in_number = false;
                text.push(letter);
                rest = after.get(1..)?;
            } else if let Some((sign, length, paired)) = self.sign(before, closing) {
                closing ^= paired;
                in_number = in_number && self.within_numbers.contains(&sign);
                text.push(sign);
                rest = before.get(length..)?;
            } else if let Some((letter, length)) = self.marked(before) {
                in_number = false;
                text.push(letter);
                rest = before.get(length..)?;
            } else if *first == self.letter && cells::letter_of(*after.first()?).is_some() {
                in_number = false;
            } else {
                match *first {
                    cells::BLANK => text.push(' '),
                    cells::FULL => text.push('\u{fffd}'),
                    _ => return None,
                }
                in_number = false;
            }
        }
        Some(())
    }

    /// The capital without a mark that two cells are.
    fn capital(&self, first: u8, after: &[u8]) -> Option<char> {
        let letter = after.first().filter(|_| first == self.capital).copied();
        letter.and_then(cells::letter_of).map(|letter| letter.to_ascii_uppercase())
    }

    /// The sign that the cells begin with, the longest, its length, and whether another has the
    /// same cells, so that opening and closing are told apart by turns.
    fn sign(&self, cells: &[u8], closing: bool) -> Option<(char, usize, bool)> {
        let begins = |own: &[u8]| own.first() == cells.first() && cells.starts_with(own);
        match self.begins.get(usize::from(*cells.first()?))? {
            Begins::Nothing => return None,
            Begins::One(nth) => {
                let (sign, own) = self.signs.get(usize::from(*nth))?;
                return begins(own).then_some((*sign, own.len(), false));
            }
            Begins::Several => {}
        }
        let found = self.signs.iter().filter(|(_, own)| begins(own));
        let longest = found.clone().map(|(_, own)| own.len()).max()?;
        let mut found = found.filter(|(_, own)| own.len() == longest);
        let (first, second) = (found.next()?, found.next());
        let (sign, _) = second.filter(|_| closing).unwrap_or(first);
        Some((*sign, longest, second.is_some()))
    }

    /// The letter with a mark that the cells begin with, its capital included, and its length.
    fn marked(&self, cells: &[u8]) -> Option<(char, usize)> {
        let capital = cells.first() == Some(&self.capital);
        let body = cells.get(usize::from(capital)..)?;
        let (letter, length) = self.marked.iter().find_map(|(c, mark, base)| {
            let after = body.strip_prefix(*mark)?;
            (after.first().copied() == cells::letter(*base)).then_some((*c, mark.len() + 1))
        })?;
        let cased = if capital { letter.to_uppercase().next()? } else { letter };
        Some((cased, length + usize::from(capital)))
    }
}

/// A text on its way into cells.
struct Writing<'a> {
    code: &'a BrailleTables,
    out: &'a mut String,
    in_number: bool,
    /// Whether a quotation mark is open, where the code has two.
    quoted: bool,
}

impl Writing<'_> {
    fn cell(&mut self, cell: u8) {
        self.out.push(cells::unicode(cell));
    }

    fn cells(&mut self, cells: &[u8]) {
        self.out.extend(cells.iter().copied().map(cells::unicode));
    }

    fn marked(&self, c: char) -> Option<&'static (char, &'static [u8], char)> {
        let mut marked = self.code.marked.iter();
        if c.is_ascii() { None } else { marked.find(|(own, ..)| *own == c) }
    }

    fn push(&mut self, c: char) -> Option<()> {
        let code = self.code;
        if let Some(digit) = c.to_digit(10) {
            if !self.in_number {
                self.cell(code.number);
            }
            self.in_number = true;
            self.cell(cells::digit(usize::try_from(digit).ok()?)?);
            return Some(());
        }
        let small = match c.is_ascii() {
            true => c.to_ascii_lowercase(),
            false => c.to_lowercase().next().filter(|_| c.to_lowercase().count() == 1)?,
        };
        let capital = (code.capitals && small != c).then_some(code.capital);
        let was_in_number = std::mem::take(&mut self.in_number);
        if c == ' ' {
            self.cell(cells::BLANK);
        } else if let Some(cell) = cells::letter(small) {
            let digit_like = ('a'..='j').contains(&small);
            match capital {
                Some(sign) => self.cell(sign),
                None if was_in_number && digit_like => self.cell(code.letter),
                None => {}
            }
            self.cell(cell);
        } else if let Some((_, mark, base)) = self.marked(small) {
            let letter = cells::letter(*base)?;
            if let Some(sign) = capital {
                self.cell(sign);
            }
            self.cells(mark);
            self.cell(letter);
        } else {
            let mut found = code.signs.iter().filter(|(own, _)| *own == small);
            let (first, second) = (found.next()?, found.next());
            let (_, own) = second.filter(|_| self.quoted).unwrap_or(first);
            self.quoted ^= second.is_some();
            self.in_number = was_in_number && code.within_numbers.contains(&small);
            self.cells(own);
        }
        Some(())
    }
}
