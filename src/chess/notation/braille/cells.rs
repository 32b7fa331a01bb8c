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
const fn contexts<const N: usize>(list: &[u8; N]) -> [Option<u8>; 64] {
    let mut contexts = [None; 64];
    let mut nth = N;
    // Backwards, so that the first of two counts.
    while nth > 0 {
        nth -= 1;
        contexts[list[nth] as usize] = Some(nth as u8);
    }
    contexts
}

const LETTER_PLACES: [Option<u8>; 64] = contexts(&LETTERS);
const LOWERED_PLACES: [Option<u8>; 64] = contexts(&LOWERED);

/// The cells of the ASCII characters. Small letters stand for capitals, and the brackets behind
/// them for those before them, as some programs write it.
#[expect(clippy::indexing_slicing, reason = "worked out when the program is built")]
const ASCII_CELLS: [Option<u8>; 128] = {
    let mut cells = [None; 128];
    let mut cell = 0;
    while cell < 64 {
        let character = ASCII[cell] as usize;
        cells[character] = Some(cell as u8);
        if character >= b'@' as usize {
            cells[character + 0x20] = Some(cell as u8);
        }
        cell += 1;
    }
    // The second half has no sign for the last, `_`.
    cells[0x7f] = None;
    cells
};

/// The cell of a small letter.
pub(super) fn letter(c: char) -> Option<u8> {
    LETTERS.get((c as usize).checked_sub('a' as usize)?).copied()
}

/// Whether a cell is a letter.
#[expect(clippy::indexing_slicing, reason = "asked when the program is built")]
pub(super) const fn is_letter(cell: u8) -> bool {
    LETTER_PLACES[cell as usize].is_some()
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

/// Bytes of which a word is seldom longer.
const WORD: usize = 64;

/// What is made of the cells of a text in Unicode patterns or, if it holds none, in ASCII braille
/// of either case; `None` where a character is no cell.
pub(super) fn read<T>(text: &str, make: impl FnOnce(&[u8]) -> Option<T>) -> Option<T> {
    let text = text.trim().as_bytes();
    // A cell has at least a byte.
    match [0; WORD].get_mut(..text.len()) {
        Some(cells) => make(decoded(text, cells)?),
        None => make(decoded(text, &mut vec![0; text.len()])?),
    }
}

/// The cells of a text of no more bytes, put into the slots.
fn decoded<'a>(text: &[u8], slots: &'a mut [u8]) -> Option<&'a [u8]> {
    let (mut rest, mut length) = (text, 0);
    let (mut patterns, mut ascii) = (false, false);
    while let Some((first, behind)) = rest.split_first() {
        let cell = match (first, behind) {
            // U+2800 to U+283F.
            (0xe2, [0xa0, last @ 0x80..=0xbf, after @ ..]) => {
                rest = after;
                patterns |= *last != 0x80;
                last & 0x3f
            }
            (first, after) => {
                rest = after;
                ascii |= *first != b' ';
                (*ASCII_CELLS.get(usize::from(*first))?)?
            }
        };
        *slots.get_mut(length)? = cell;
        length += 1;
    }
    if patterns && ascii { None } else { slots.get(..length) }
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
    let cell = |byte: u8| ASCII_CELLS.get(usize::from(byte)).copied().flatten();
    text.bytes().map(|byte| cell(byte).map(unicode)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cells_in_one_script_or_the_other() {
        let long = "a".repeat(100);
        for (text, cells) in [
            ("", Some(vec![])),
            (" ⠁⠃ ", Some(vec![1, 3])),
            ("⠁ ⠃\u{2800}⠿", Some(vec![1, 0, 3, 0, 63])),
            ("aB", Some(vec![1, 3])),
            ("a\u{2800}b", Some(vec![1, 0, 3])),
            ("@[\\]^", Some(vec![0x08, 0x2a, 0x33, 0x3b, 0x18])),
            ("`{|}~", Some(vec![0x08, 0x2a, 0x33, 0x3b, 0x18])),
            ("_=", Some(vec![0x38, 0x3f])),
            (long.as_str(), Some(vec![1; 100])),
            // Both scripts, and what is no cell.
            ("⠁b", None),
            ("⠁.", None),
            ("a\tb", None),
            ("\u{7f}", None),
            ("é", None),
            ("⡀", None),
        ] {
            assert_eq!(read(text, |found| Some(found.to_vec())), cells, "{text:?}");
        }
    }
}
