//! A hash as it is typed from paper: 20 signs of base 32, which are its first 100 bits, and 2 signs
//! by which a slip of the fingers is noticed: `7K3QF-9WX2M-D04TB-ZZ8AH-5C`.
//!
//! Format: the alphabet of Crockford (digits and letters without I, L, O and U), 5 bits a sign, the
//! highest first. The check is the number that belongs to the hash (of a row, of an envelope) in
//! decimal digits, followed by the 20 signs, read as one number in base 32, modulo 1021, in 2 signs.
//! As 1021 is a prime that divides neither a power of 32 nor 31, every single wrong sign and every
//! exchange of neighbours is noticed, in the number too. Small letters, blanks and dashes do not
//! matter; O is read as 0, I and L as 1. In place of the signs 24 to 64 hexadecimal digits of the
//! hash may stand.

use jadoube_message::Message;

const ALPHABET: [char; 32] = [
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J',
    'K', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'V', 'W', 'X', 'Y', 'Z',
];
const SIGNS: usize = 20;
const CHECKS: usize = 2;
const PRIME: u64 = 1021;
const GROUP: usize = 5;
/// The fewest hexadecimal digits that stand for a hash.
const SHORTEST_HEX: usize = 24;

/// What is wrong with a code that somebody typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "evidence-code", error)]
pub enum CodeFault {
    /// Nothing is there, or it does not have the length of a code.
    Length(#[message(name = "count")] usize),
    /// A sign that no code has.
    Sign(char),
    /// A sign is wrong, or two have changed places: the check says so.
    Check,
    /// The number before the colon cannot be read.
    Number,
}

/// The beginning of a hash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Prefix {
    /// Its first values of 5 bits.
    Fives(Vec<u8>),
    /// Its first values of 4 bits.
    Fours(Vec<u8>),
}

impl Prefix {
    /// Whether a hash begins with it.
    #[must_use]
    pub fn begins(&self, hash: &[u8; 32]) -> bool {
        match self {
            Self::Fives(values) => bits(hash, 5).take(values.len()).eq(values.iter().copied()),
            Self::Fours(values) => bits(hash, 4).take(values.len()).eq(values.iter().copied()),
        }
    }
}

/// The values of `width` bits of a hash, the highest first; what is left over at its end is left
/// out.
fn bits(hash: &[u8; 32], width: usize) -> impl Iterator<Item = u8> {
    let all = hash.iter().flat_map(|byte| (0..8).rev().map(move |bit| (byte >> bit) & 1));
    let all: Vec<u8> = all.collect();
    let values: Vec<u8> =
        all.chunks_exact(width).map(|few| few.iter().fold(0, |sum, bit| sum * 2 + bit)).collect();
    values.into_iter()
}

/// The check of a number and its signs.
fn check(number: u64, values: &[u8]) -> [u8; CHECKS] {
    let digits = number.to_string().into_bytes().into_iter().map(|digit| digit - b'0');
    let rest = digits
        .chain(values.iter().copied())
        .fold(0_u64, |rest, value| (rest * 32 + u64::from(value)) % PRIME);
    // Below 1021, so that both fit.
    [u8::try_from(rest / 32).unwrap_or_default(), u8::try_from(rest % 32).unwrap_or_default()]
}

/// The code of a hash that belongs to a number.
#[must_use]
pub fn of(number: u64, hash: &[u8; 32]) -> String {
    let values: Vec<u8> = bits(hash, 5).take(SIGNS).collect();
    let signs = values.iter().copied().chain(check(number, &values));
    let signs: Vec<char> =
        signs.filter_map(|value| ALPHABET.get(usize::from(value)).copied()).collect();
    let groups: Vec<String> = signs.chunks(GROUP).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

/// Reads a code that belongs to a number.
///
/// # Errors
/// [`CodeFault`] when it is none, or was mistyped.
pub fn read(number: u64, text: &str) -> Result<Prefix, CodeFault> {
    let kept = |sign: &char| !(sign.is_whitespace() || matches!(sign, '-' | '‐' | '–' | '.'));
    let signs: Vec<char> = text.chars().filter(kept).collect();
    let count = signs.len();
    if count == SIGNS + CHECKS {
        let values = signs.iter().map(|sign| value(*sign).ok_or(CodeFault::Sign(*sign)));
        let values: Vec<u8> = values.collect::<Result<_, _>>()?;
        let (values, checks) = values.split_at_checked(SIGNS).ok_or(CodeFault::Length(count))?;
        return if check(number, values) == checks {
            Ok(Prefix::Fives(values.to_vec()))
        } else {
            Err(CodeFault::Check)
        };
    }
    if !(SHORTEST_HEX..=64).contains(&count) {
        return Err(CodeFault::Length(count));
    }
    let digit = |sign: &char| {
        let digit = sign.to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        digit.ok_or(CodeFault::Sign(*sign))
    };
    signs.iter().map(digit).collect::<Result<_, _>>().map(Prefix::Fours)
}

fn value(sign: char) -> Option<u8> {
    let sign = match sign.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    ALPHABET.iter().position(|known| *known == sign).and_then(|place| u8::try_from(place).ok())
}

/// Bytes in hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// So many bytes from hexadecimal digits; none if it is anything else.
#[must_use]
pub fn unhex<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let values: Vec<u8> = digits
        .chars()
        .map(|digit| digit.to_digit(16).and_then(|digit| u8::try_from(digit).ok()))
        .collect::<Option<_>>()?;
    let (pairs, rest) = values.as_chunks::<2>();
    let bytes: Vec<u8> = pairs.iter().map(|[high, low]| high * 16 + low).collect();
    bytes.try_into().ok().filter(|_| rest.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hash(seed: u8) -> [u8; 32] {
        std::array::from_fn(|place| {
            seed.wrapping_mul(7).wrapping_add((place as u8).wrapping_mul(37))
        })
    }

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = of(1284, &hash(1));
        assert_eq!(code.len(), 22 + 4, "{code}");
        let looks_alike = code.replace('0', "o").replace('1', "l");
        for typed in [
            code.clone(),
            code.to_lowercase(),
            code.replace('-', ""),
            code.replace('-', " "),
            looks_alike,
        ] {
            let read = read(1284, &typed).unwrap();
            assert!(read.begins(&hash(1)), "{typed}");
            assert!(!read.begins(&hash(2)), "{typed}");
        }
        let hex: String = hash(1).iter().map(|byte| format!("{byte:02x}")).collect();
        for length in [24, 25, 63, 64] {
            assert!(read(1284, &hex[..length]).unwrap().begins(&hash(1)), "{length}");
        }
    }

    #[test]
    fn every_wrong_sign_and_every_exchange_of_neighbours_is_noticed() {
        for seed in 0..20 {
            let number = u64::from(seed) * 977 + 1;
            let code: Vec<char> = of(number, &hash(seed)).replace('-', "").chars().collect();
            for place in 0..code.len() {
                for sign in ALPHABET {
                    let mut typed = code.clone();
                    typed[place] = sign;
                    let text: String = typed.iter().collect();
                    assert_eq!(read(number, &text).is_ok(), typed == code, "{text}");
                }
                let mut typed = code.clone();
                if place + 1 < code.len() {
                    typed.swap(place, place + 1);
                }
                let text: String = typed.iter().collect();
                assert_eq!(read(number, &text).is_ok(), typed == code, "{text}");
            }
            for wrong in [number + 1, number * 10, number + 90] {
                let text: String = code.iter().collect();
                assert_eq!(read(wrong, &text), Err(CodeFault::Check), "{wrong}");
            }
        }
    }

    #[test]
    fn what_is_no_code_is_told_as_such() {
        for (text, fault) in [
            ("", CodeFault::Length(0)),
            ("7K3QF-9WX2M", CodeFault::Length(10)),
            ("0123456789abcdef", CodeFault::Length(16)),
            ("7K3QF-9WX2M-D04TB-ZZ8AH-U!", CodeFault::Sign('U')),
            ("0123456789abcdef0123456x", CodeFault::Sign('x')),
        ] {
            assert_eq!(read(1, text), Err(fault), "{text}");
        }
    }

    /// Another program finds the same: the check of 20 zeros at row 1 is 852, by Python
    /// `pow(32, 20, 1021)`: signs 26 and 20 of the alphabet.
    #[test]
    fn the_check_is_the_one_that_is_written_down() {
        assert_eq!(of(1, &[0; 32]), "00000-00000-00000-00000-TM");
    }

    #[test]
    fn bytes_are_written_and_read_in_digits() {
        assert_eq!(unhex::<3>(&hex(&[0, 10, 255])), Some([0, 10, 255]));
        for text in ["", "00", "000aff0", "000af", "000afg", "ж00000"] {
            assert_eq!(unhex::<3>(text), None, "{text}");
        }
    }
}
