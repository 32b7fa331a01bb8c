//! A text cut into signs. Case, umlauts, hyphens and blanks do not matter, nor do digits for the
//! ranks and single letters for the files; words may be glued together (`anna2`, `KurzeRochade`).

use crate::core::notation::spoken::words::{Sign, Words};

/// Longer texts are no announced move.
const CHARS_MAX: usize = 120;

impl Words {
    /// The signs of a text, the longest words first; `None` when something in it is no word of the
    /// language.
    pub(super) fn signs(&self, text: &str) -> Option<Vec<Sign>> {
        let text: Vec<char> = folded(text).take(CHARS_MAX + 1).collect();
        if text.len() > CHARS_MAX {
            return None;
        }
        let mut signs = Vec::new();
        let mut dead = vec![false; text.len() + 1];
        self.cut(&text, 0, &mut signs, &mut dead).then_some(signs)
    }

    /// Cuts the rest of the text from a place on. Places from which that fails are marked, so that
    /// each is tried once.
    fn cut(&self, text: &[char], at: usize, signs: &mut Vec<Sign>, dead: &mut [bool]) -> bool {
        let at = after_separators(text, at);
        if at >= text.len() {
            return true;
        }
        if dead.get(at).copied().unwrap_or(true) {
            return false;
        }
        let mut words: Vec<(usize, Sign)> = Sign::all()
            .flat_map(|sign| self.spellings(sign).map(move |spelling| (spelling, sign)))
            .filter_map(|(spelling, sign)| Some((end_of(text, at, spelling)?, sign)))
            .collect();
        words.sort_by_key(|(end, _)| std::cmp::Reverse(*end));
        for (end, sign) in words {
            signs.push(sign);
            if self.cut(text, end, signs, dead) {
                return true;
            }
            signs.pop();
        }
        if let Some(dead) = dead.get_mut(at) {
            *dead = true;
        }
        false
    }
}

/// Where the spelling ends when the text has it at a place. A blank in it may be any separators in
/// the text, or none.
fn end_of(text: &[char], mut at: usize, spelling: &str) -> Option<usize> {
    for wanted in folded(spelling) {
        if wanted == ' ' {
            at = after_separators(text, at);
        } else if text.get(at) == Some(&wanted) {
            at += 1;
        } else {
            return None;
        }
    }
    Some(at)
}

fn after_separators(text: &[char], at: usize) -> usize {
    at + text.iter().skip(at).take_while(|c| **c == ' ').count()
}

/// Small letters without marks; whatever is neither letter nor digit is a blank.
fn folded(text: &str) -> impl Iterator<Item = char> {
    text.chars().flat_map(char::to_lowercase).flat_map(|c| {
        let plain: &'static str = match c {
            'ä' | 'æ' => "ae",
            'ö' => "oe",
            'ü' => "ue",
            'ß' => "ss",
            'á' | 'â' => "a",
            'é' | 'è' | 'ê' | 'ë' => "e",
            'í' | 'î' => "i",
            'ó' | 'ô' => "o",
            'ú' | 'û' | 'ù' => "u",
            'ñ' => "n",
            'ç' => "c",
            'ё' => "е",
            'й' => "и",
            _ => "",
        };
        // Combining marks stand behind the letter that they belong to.
        let combining = ('\u{300}'..='\u{36f}').contains(&c);
        let kept = if c.is_alphanumeric() { c } else { ' ' };
        let own = (plain.is_empty() && !combining).then_some(kept);
        plain.chars().chain(own)
    })
}
