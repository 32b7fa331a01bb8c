//! Letters for the seven-segment display of the DGT XL: six places, no case. Letters that seven
//! strokes cannot show get their nearest look-alike.

/// The strokes of one place: bit 0 top, then clockwise right-top, right-bottom, bottom,
/// left-bottom, left-top; bit 6 is the middle.
pub type Strokes = u8;

/// The strokes of a character; blank for what cannot be shown.
#[must_use]
pub fn strokes(letter: char) -> Strokes {
    match letter.to_ascii_lowercase() {
        '0' | 'o' => 0x3F,
        '1' | 'i' => 0x06,
        '2' | 'z' => 0x5B,
        '3' => 0x4F,
        '4' => 0x66,
        '5' | 's' => 0x6D,
        '6' => 0x7D,
        '7' => 0x07,
        '8' => 0x7F,
        '9' | 'g' => 0x6F,
        'a' => 0x77,
        'b' => 0x7C,
        'c' => 0x39,
        'd' => 0x5E,
        'e' => 0x79,
        'f' => 0x71,
        'h' => 0x76,
        'j' => 0x1E,
        'k' => 0x75,
        'l' => 0x38,
        'm' | 'n' => 0x54,
        'p' => 0x73,
        'q' => 0x67,
        'r' => 0x50,
        't' => 0x78,
        'u' | 'v' => 0x3E,
        'w' => 0x7E,
        'x' => 0x49,
        'y' => 0x6E,
        '-' => 0x40,
        '=' => 0x48,
        '_' => 0x08,
        _ => 0,
    }
}

/// The first six characters of a text, padded with blanks.
#[must_use]
pub fn six_places(text: &str) -> [Strokes; 6] {
    let mut places = [0; 6];
    for (place, letter) in places.iter_mut().zip(text.chars()) {
        *place = strokes(letter);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_eight_lights_every_stroke_and_a_blank_none() {
        assert_eq!(six_places("8 -"), [0x7F, 0, 0x40, 0, 0, 0]);
        assert_eq!(six_places("123456789").len(), 6);
    }
}
