//! Finding texts by words as people type them: capitals and accents do not matter, every word must
//! occur, and what occurs in a title or begins a word is found first.

/// The text without capitals and accents: `Zug für Zug` and `zug fur zug`, `ѓ` and `г`.
#[must_use]
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'á' | 'à' | 'â' | 'ä' | 'ã' => folded.push('a'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'í' | 'ì' | 'î' | 'ï' => folded.push('i'),
            'ó' | 'ò' | 'ô' | 'ö' | 'õ' => folded.push('o'),
            'ú' | 'ù' | 'û' | 'ü' => folded.push('u'),
            'ç' => folded.push('c'),
            'ñ' => folded.push('n'),
            'ß' => folded.push_str("ss"),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            'ѓ' => folded.push('г'),
            'ќ' => folded.push('к'),
            'ѐ' | 'ё' => folded.push('е'),
            'ѝ' | 'й' => folded.push('и'),
            // Accents that stand on their own (U+0300 to U+036F).
            '\u{300}'..='\u{36f}' => {}
            other => folded.push(other),
        }
    }
    folded
}

/// The words that are sought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sought(Vec<String>);

impl Sought {
    /// The words of what was typed.
    #[must_use]
    pub fn new(typed: &str) -> Self {
        Self(fold(typed).split_whitespace().map(str::to_owned).collect())
    }

    /// Whether nothing is sought.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How well a text fits, from its folded title and body: all words must occur. The more the
    /// better; nothing, if it does not fit.
    #[must_use]
    pub fn fit(&self, title: &str, body: &str) -> Option<u32> {
        let mut score = 0;
        for word in &self.0 {
            score += match (place(word, title), place(word, body)) {
                (Some(Place::Whole), _) => 12,
                (Some(Place::Begins), _) => 8,
                (Some(Place::Within), _) => 4,
                (None, Some(Place::Whole)) => 3,
                (None, Some(Place::Begins)) => 2,
                (None, Some(Place::Within)) => 1,
                (None, None) => return None,
            };
        }
        // What was typed in a row, found in a row.
        let phrase = self.0.join(" ");
        if title.contains(&phrase) {
            score += 10;
        } else if body.contains(&phrase) {
            score += 2;
        }
        Some(score)
    }
}

/// What fits, the best first; what fits as well stays in its order.
pub fn best_first<T>(all: &[T], fit: impl Fn(&T) -> Option<u32>) -> Vec<&T> {
    let mut found: Vec<(u32, &T)> =
        all.iter().filter_map(|one| fit(one).map(|score| (score, one))).collect();
    found.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    found.into_iter().map(|(_, one)| one).collect()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Within,
    Begins,
    Whole,
}

/// The best place where a word occurs in a text.
fn place(word: &str, text: &str) -> Option<Place> {
    let found = text.match_indices(word).map(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let after = text.get(at + word.len()..).and_then(|after| after.chars().next());
        match (before.is_some_and(char::is_alphanumeric), after) {
            (true, _) => Place::Within,
            (false, Some(next)) if next.is_alphanumeric() => Place::Begins,
            (false, _) => Place::Whole,
        }
    });
    found.max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_accents_do_not_matter() {
        for (text, folded) in [
            ("Züge für Weiß", "zuge fur weiss"),
            ("échec et mat", "echec et mat"),
            ("Ќе се врати", "ке се врати"),
            ("e\u{301}", "e"),
            ("ГУБИ", "губи"),
        ] {
            assert_eq!(fold(text), folded);
        }
    }

    #[test]
    fn every_word_must_occur_and_titles_come_first() {
        let fit = |typed: &str, title: &str, body: &str| Sought::new(typed).fit(title, body);
        assert_eq!(fit("flag king", "flag", "the clock"), None);
        assert!(fit("flag", "fallen flag", "") > fit("flag", "clock", "a flag falls"));
        assert!(fit("flag", "flag", "") > fit("flag", "flags", ""));
        assert!(fit("lag", "a lag", "") > fit("lag", "flag", ""));
        assert!(fit("illegal move", "illegal move", "") > fit("illegal move", "move, illegal", ""));
        assert!(Sought::new("  ").is_empty());
    }
}
