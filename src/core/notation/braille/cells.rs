//! The 64 cells of six dots: as numbers (dot 1 = 1, dot 2 = 2, dot 3 = 4 … dot 6 = 32), as Unicode
//! patterns, and as North American ASCII braille (BRF).

/// No dot.
pub(super) const BLANK: u8 = 0;
/// Dots 3-4-5: separates a move from the sign behind it.
pub(super) const AR: u8 = 0x1c;
/// Dot 5.
pub(super) const DOT_5: u8 = 0x10;
/// Dot 6.
pub(super) const DOT_6: u8 = 0x20;
/// Before a number.
pub(super) const NUMBER: u8 = 0x3c;
/// Behind dot 5 or dot 6, an asterisk.
pub(super) const ASTERISK: u8 = 0x14;
/// All six dots.
pub(super) const FULL: u8 = 0x3f;

/// The letters a to z; the digits 1 to 9 and 0 are a to j.
const LETTERS: [u8; 26] = [
    0x01, 0x03, 0x09, 0x19, 0x11, 0x0b, 0x1b, 0x13, 0x0a, 0x1a, 0x05, 0x07, 0x0d, 0x1d, 0x15, 0x0f,
    0x1f, 0x17, 0x0e, 0x1e, 0x25, 0x27, 0x3a, 0x2d, 0x3d, 0x35,
];

/// The digits 0 to 9 in the lower part of the cell.
const LOWERED: [u8; 10] = [0x34, 0x02, 0x06, 0x12, 0x32, 0x22, 0x16, 0x36, 0x26, 0x14];

/// The ASCII characters of the cells 0 to 63.
const ASCII: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// What each cell is in a list of cells: its place there.
#[expect(clippy::indexing_slicing, reason = "worked out when the program is built")]
const fn places<const N: usize>(list: &[u8; N]) -> [Option<u8>; 64] {
    let mut places = [None; 64];
    let mut nth = N;
    // Backwards, so that the first of two counts.
    while nth > 0 {
        nth -= 1;
        places[list[nth] as usize] = Some(nth as u8);
    }
    places
}

const LETTER_PLACES: [Option<u8>; 64] = places(&LETTERS);
const LOWERED_PLACES: [Option<u8>; 64] = places(&LOWERED);

/// The cells of the ASCII characters.
#[expect(clippy::indexing_slicing, reason = "worked out when the program is built")]
const ASCII_CELLS: [Option<u8>; 128] = {
    let mut cells = [None; 128];
    let mut cell = 0;
    while cell < 64 {
        cells[ASCII[cell] as usize] = Some(cell as u8);
        cell += 1;
    }
    cells
};

/// The cell of a small letter.
pub(super) fn letter(c: char) -> Option<u8> {
    LETTERS.get((c as usize).checked_sub('a' as usize)?).copied()
}

/// The small letter of a cell.
pub(super) fn letter_of(cell: u8) -> Option<char> {
    let nth = (*LETTER_PLACES.get(usize::from(cell))?)?;
    Some(char::from(b'a' + nth))
}

/// The cell of a digit behind a number sign.
pub(super) fn digit(digit: usize) -> Option<u8> {
    LETTERS.get(if digit == 0 { 9 } else { digit - 1 }).copied()
}

/// The digit of a cell behind a number sign.
pub(super) fn digit_of(cell: u8) -> Option<char> {
    match (*LETTER_PLACES.get(usize::from(cell))?)? {
        9 => Some('0'),
        nth => (nth < 9).then(|| char::from(b'1' + nth)),
    }
}

/// The cell of a lowered digit.
pub(super) fn lowered(digit: usize) -> Option<u8> {
    LOWERED.get(digit).copied()
}

/// The digit of a lowered cell.
pub(super) fn lowered_of(cell: u8) -> Option<char> {
    let digit = (*LOWERED_PLACES.get(usize::from(cell))?)?;
    Some(char::from(b'0' + digit))
}

/// The Unicode pattern of a cell; a plain blank for the empty one, so that lines can be broken.
pub(super) fn unicode(cell: u8) -> char {
    if cell == BLANK { ' ' } else { char::from_u32(0x2800 + u32::from(cell)).unwrap_or(' ') }
}

/// Cells of which a word is seldom longer.
const WORD: usize = 32;

/// What is made of the cells of a text in Unicode patterns or, if it holds none, in ASCII braille
/// of either case; `None` where a character is no cell.
pub(super) fn read<T>(text: &str, make: impl FnOnce(&[u8]) -> Option<T>) -> Option<T> {
    let mut word = [0; WORD];
    let mut length = 0;
    for cell in each(text) {
        let Some(slot) = word.get_mut(length) else {
            return make(&each(text).collect::<Option<Vec<u8>>>()?);
        };
        *slot = cell?;
        length += 1;
    }
    make(word.get(..length)?)
}

fn each(text: &str) -> impl Iterator<Item = Option<u8>> {
    let is_pattern = |c: char| ('\u{2801}'..='\u{283f}').contains(&c);
    let patterns = text.chars().any(is_pattern);
    let cell = move |c: char| match c {
        ' ' | '\u{2800}' => Some(BLANK),
        _ if is_pattern(c) => u8::try_from(u32::from(c) - 0x2800).ok(),
        _ if patterns => None,
        _ => ascii_cell(c),
    };
    text.trim().chars().map(cell)
}

fn ascii_cell(c: char) -> Option<u8> {
    // The second half of the ASCII letters and brackets stands for the first, as some programs
    // write it.
    let upper = match c {
        '`' => '@',
        '{' => '[',
        '|' => '\\',
        '}' => ']',
        '~' => '^',
        other => other.to_ascii_uppercase(),
    };
    ASCII_CELLS.get(usize::try_from(u32::from(upper)).ok()?).copied().flatten()
}

/// A text in Unicode patterns as ASCII braille; what is no pattern stays.
#[must_use]
pub fn to_ascii(text: &str) -> String {
    let ascii = |c: char| {
        let cell = u32::from(c).checked_sub(0x2800).and_then(|n| usize::try_from(n).ok());
        cell.and_then(|cell| ASCII.get(cell)).map_or(c, |byte| char::from(*byte))
    };
    text.chars().map(ascii).collect()
}

/// A text in ASCII braille as Unicode patterns; `None` when a character of it is no cell.
#[must_use]
pub fn from_ascii(text: &str) -> Option<String> {
    text.chars().map(|c| ascii_cell(c).map(unicode)).collect()
}
