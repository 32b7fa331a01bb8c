//! Bytes as a code that people read aloud and type: capitals and digits that no keyboard hides and no two of
//! which are alike (Crockford's base 32: `I` and `L` are read as 1, `O` as 0), in groups of five, whose
//! last sign is a check of the other four and of the place of the group.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Signs of a group before its check.
const GROUP: usize = 4;
/// Odd, so that no other single sign has the same check.
const WEIGHTS: [u32; GROUP] = [1, 3, 7, 11];
/// Bytes that say whether the whole is what was written.
const CHECK: usize = 2;
/// Longer than any code that is made here.
const SIGNS_MAX: usize = 600;

/// Why a text is no code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CodeFault {
    /// A letter of another alphabet: the keyboard is to be switched.
    #[error("{0} is no Latin letter")]
    OtherAlphabet(char),
    /// A sign that is in no code.
    #[error("{0} is in no code")]
    Sign(char),
    /// A group is mistyped.
    #[error("group {0} is mistyped")]
    Group(usize),
    /// A sign or a group is missing, or one is too many.
    #[error("something is missing or too much")]
    Length,
    /// Each group is right, but not this code: groups of two codes, perhaps.
    #[error("the groups do not belong together")]
    Whole,
    /// It is a code of another kind, or of a newer version.
    #[error("a code of another kind")]
    Kind,
}

/// The bytes as a code, with a blank between the groups.
#[must_use]
pub fn write(bytes: &[u8]) -> String {
    let mut whole = bytes.to_vec();
    whole.extend(check(bytes));
    let signs = signs(&whole);
    let mut text = String::new();
    for (place, group) in signs.chunks(GROUP).enumerate() {
        if place > 0 {
            text.push(' ');
        }
        for value in group.iter().chain([&group_check(place, group)]) {
            let _ = write!(text, "{}", char::from(SIGNS[usize::from(*value)]));
        }
    }
    text
}

/// The bytes of a code; blanks, hyphens and small letters do not matter.
///
/// # Errors
/// Where it is mistyped.
pub fn read(text: &str) -> Result<Vec<u8>, CodeFault> {
    let mut values = Vec::new();
    for sign in text.chars().filter(|sign| !sign.is_whitespace() && !"-–.".contains(*sign)) {
        values.push(value(sign)?);
        if values.len() > SIGNS_MAX {
            return Err(CodeFault::Length);
        }
    }
    let mut data = Vec::new();
    for (place, group) in values.chunks(GROUP + 1).enumerate() {
        let Some((check, group)) = group.split_last() else { return Err(CodeFault::Length) };
        if group.len() < GROUP {
            return Err(CodeFault::Length);
        }
        if *check != group_check(place, group) {
            return Err(CodeFault::Group(place + 1));
        }
        data.extend_from_slice(group);
    }
    let (length, data) = bytes(&data).ok_or(CodeFault::Length)?;
    let whole = data.get(..length).ok_or(CodeFault::Length)?;
    let (whole, found) = whole.split_last_chunk::<CHECK>().ok_or(CodeFault::Length)?;
    if *found == check(whole) { Ok(whole.to_vec()) } else { Err(CodeFault::Whole) }
}

fn check(bytes: &[u8]) -> [u8; CHECK] {
    let hash: [u8; 32] = Sha256::digest(bytes).into();
    [hash[0], hash[1]]
}

/// Five bits each, the first five how many bytes there are modulo 32, filled to whole groups.
fn signs(bytes: &[u8]) -> Vec<u8> {
    let mut values = vec![(bytes.len() % 32) as u8];
    let (mut held, mut bits) = (0_u32, 0);
    for byte in bytes {
        held = held << 8 | u32::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            values.push((held >> bits & 31) as u8);
        }
    }
    if bits > 0 {
        values.push((held << (5 - bits) & 31) as u8);
    }
    values.resize(values.len().next_multiple_of(GROUP), 0);
    values
}

/// How many of the bytes count, and all.
fn bytes(values: &[u8]) -> Option<(usize, Vec<u8>)> {
    let (first, values) = values.split_first()?;
    let mut bytes = Vec::new();
    let (mut held, mut bits) = (0_u32, 0);
    for value in values {
        held = held << 5 | u32::from(*value);
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits & 255) as u8);
        }
    }
    // Filling adds less than three bytes, so that the number modulo 32 tells it.
    let length = (0..=bytes.len()).rev().find(|length| length % 32 == usize::from(*first))?;
    (bytes.len() - length < 3).then_some((length, bytes))
}

fn group_check(place: usize, group: &[u8]) -> u8 {
    let sum = group.iter().zip(WEIGHTS).map(|(value, weight)| u32::from(*value) * weight);
    ((sum.sum::<u32>() + 5 * (place as u32 % 32)) % 32) as u8
}

fn value(sign: char) -> Result<u8, CodeFault> {
    let plain = match sign.to_ascii_uppercase() {
        'I' | 'L' => '1',
        'O' => '0',
        other => other,
    };
    let found = SIGNS.iter().position(|known| char::from(*known) == plain);
    let wrong = if sign.is_alphabetic() && !sign.is_ascii() {
        CodeFault::OtherAlphabet(sign)
    } else {
        CodeFault::Sign(sign)
    };
    found.and_then(|place| u8::try_from(place).ok()).ok_or(wrong)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_was_written_is_read(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let text = write(&bytes);
            prop_assert_eq!(read(&text), Ok(bytes.clone()));
            let typed = text.to_lowercase().replace('0', "o").replace('1', "l").replace(' ', "-");
            prop_assert_eq!(read(&typed), Ok(bytes));
        }

        #[test]
        fn one_wrong_sign_is_told_with_its_group(
            bytes in prop::collection::vec(any::<u8>(), 1..60),
            at in any::<prop::sample::Index>(),
            other in 1..32_u8,
        ) {
            let mut text: Vec<char> = write(&bytes).chars().filter(|sign| *sign != ' ').collect();
            let at = at.index(text.len());
            let was = value(text[at]).unwrap();
            text[at] = char::from(SIGNS[usize::from((was + other) % 32)]);
            let text: String = text.into_iter().collect();
            prop_assert_eq!(read(&text), Err(CodeFault::Group(at / 5 + 1)));
        }

        #[test]
        fn any_text_is_read_or_refused(text in ".{0,300}") {
            let _ = read(&text);
        }
    }

    #[test]
    fn what_is_mistyped_is_told() {
        let text = write(b"an invitation of some length");
        let groups: Vec<&str> = text.split(' ').collect();
        assert!(groups.iter().all(|group| group.len() == 5), "{text}");
        let turned = [&[groups[1], groups[0]], &groups[2..]].concat().concat();
        assert_eq!(read(&turned), Err(CodeFault::Group(1)));
        assert_eq!(read(&text[..text.len() - 1]), Err(CodeFault::Length));
        assert_eq!(read(&text[..text.len() - 6]).unwrap_err(), CodeFault::Length);
        assert_eq!(read(""), Err(CodeFault::Length));
        // The key of `B` on a Macedonian keyboard.
        assert_eq!(read("Б"), Err(CodeFault::OtherAlphabet('Б')));
        assert_eq!(read("А"), Err(CodeFault::OtherAlphabet('А')), "it looks like A");
        assert_eq!(read("U"), Err(CodeFault::Sign('U')));
    }
}
