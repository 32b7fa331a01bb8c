//! Finding texts by words as people type them: capitals, accents and endings do not matter, every
//! word must occur, itself or a synonym, and what occurs in a title or begins a word is found first.

use rust_stemmers::{Algorithm, Stemmer};

use crate::catalogue::Catalogue;
use crate::lang::Lang;

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
            '’' | '‘' | '`' | '´' => folded.push('\''),
            // Accents that stand on their own (U+0300 to U+036F).
            '\u{300}'..='\u{36f}' => {}
            other => folded.push(other),
        }
    }
    folded
}

/// The words that are sought, as typed and with synonyms in their place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchTerms {
    typed: Vec<Word>,
    synonyms: Vec<Vec<Word>>,
}

/// A word that is sought.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Word {
    folded: String,
    /// The word without its ending, with which any form of it begins.
    stem: String,
}

impl SearchTerms {
    /// The words of what was typed, in the language of the program.
    #[must_use]
    pub fn new(words: &Catalogue, typed: &str) -> Self {
        let lang = words.lang();
        let typed = split(lang, typed);
        let mut synonyms = Vec::new();
        // A line is a set of phrases that mean the same to who looks something up.
        for set in words.say("law-synonyms").lines() {
            let phrases: Vec<Vec<Word>> =
                set.split('=').map(|phrase| split(lang, phrase)).collect();
            for known in &phrases {
                let Some(at) = find(&typed, known) else { continue };
                let others = phrases.iter().filter(|other| *other != known);
                synonyms.extend(others.map(|other| replaced(&typed, at, known.len(), other)));
            }
        }
        Self { typed, synonyms }
    }

    /// Whether nothing is sought.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.typed.is_empty()
    }

    /// How well a text fits, from its folded title and body: all words must occur, or synonyms of
    /// them, which count for less. The more the better; nothing, if it does not fit.
    #[must_use]
    pub fn fit(&self, title: &str, body: &str) -> Option<u32> {
        let typed = fit(&self.typed, title, body).map(|score| score * 2);
        let synonyms = self.synonyms.iter().filter_map(|words| fit(words, title, body));
        typed.into_iter().chain(synonyms).max()
    }
}

/// The words of a text.
fn split(lang: Lang, text: &str) -> Vec<Word> {
    let folded = fold(text);
    let words = folded.split_whitespace();
    words.map(|word| Word { folded: word.to_owned(), stem: stem(lang, word) }).collect()
}

/// Where a phrase stands in what was typed, in any form of its words.
fn find(typed: &[Word], phrase: &[Word]) -> Option<usize> {
    let same = |(one, other): (&Word, &Word)| one.stem == other.stem;
    (!phrase.is_empty())
        .then(|| typed.windows(phrase.len()).position(|part| part.iter().zip(phrase).all(same)))
        .flatten()
}

fn replaced(typed: &[Word], at: usize, length: usize, other: &[Word]) -> Vec<Word> {
    let before = typed.iter().take(at);
    let after = typed.iter().skip(at + length);
    before.chain(other).chain(after).cloned().collect()
}

fn fit(words: &[Word], title: &str, body: &str) -> Option<u32> {
    let mut score = 0;
    for word in words {
        score += match (word.place(title), word.place(body)) {
            (Some(MatchPlace::Whole), _) => 12,
            (Some(MatchPlace::Begins), _) => 8,
            (Some(MatchPlace::Within), _) => 4,
            (None, Some(MatchPlace::Whole)) => 3,
            (None, Some(MatchPlace::Begins)) => 2,
            (None, Some(MatchPlace::Within)) => 1,
            (None, None) => return None,
        };
    }
    // What was typed in a row, found in a row.
    let phrase = words.iter().map(|word| word.folded.as_str()).collect::<Vec<_>>().join(" ");
    if title.contains(&phrase) {
        score += 10;
    } else if body.contains(&phrase) {
        score += 2;
    }
    Some(score)
}

impl Word {
    /// The best place where it, or another form of it, occurs in a text.
    fn place(&self, text: &str) -> Option<MatchPlace> {
        place(&self.folded, text).or_else(|| {
            let form = place(&self.stem, text).filter(|place| *place != MatchPlace::Within);
            form.map(|_| MatchPlace::Begins)
        })
    }
}

/// The shortest stem of a Macedonian word.
const SHORTEST_STEM: usize = 4;

/// The endings of Macedonian nouns, adjectives and participles: the three articles, the plurals, the
/// genders. The longest come first. There is no well-kept stemmer of the language.
const MK_ENDINGS: [&str; 36] = [
    "овите",
    "овиве",
    "овине",
    "евите",
    "ањето",
    "ењето",
    "иите",
    "ките",
    "ците",
    "ните",
    "ата",
    "ава",
    "ана",
    "ето",
    "ево",
    "ено",
    "ото",
    "ово",
    "оно",
    "ите",
    "иве",
    "ине",
    "иот",
    "ови",
    "еви",
    "ање",
    "ење",
    "от",
    "та",
    "то",
    "те",
    "ти",
    "а",
    "о",
    "и",
    "е",
];

/// A folded word without its ending.
fn stem(lang: Lang, word: &str) -> String {
    let snowball = |algorithm| Stemmer::create(algorithm).stem(word).into_owned();
    match lang {
        Lang::En => snowball(Algorithm::English),
        Lang::De => snowball(Algorithm::German),
        Lang::Mk => {
            let long = |stem: &&str| stem.chars().count() >= SHORTEST_STEM;
            let cut = MK_ENDINGS.iter().find_map(|end| word.strip_suffix(end).filter(long));
            cut.unwrap_or(word).to_owned()
        }
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
enum MatchPlace {
    Within,
    Begins,
    Whole,
}

/// The best place where a word occurs in a text.
fn place(word: &str, text: &str) -> Option<MatchPlace> {
    let found = text.match_indices(word).map(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let after = text.get(at + word.len()..).and_then(|after| after.chars().next());
        match (before.is_some_and(char::is_alphanumeric), after) {
            (true, _) => MatchPlace::Within,
            (false, Some(next)) if next.is_alphanumeric() => MatchPlace::Begins,
            (false, _) => MatchPlace::Whole,
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
        let words = Catalogue::new(Lang::En);
        let fit =
            |typed: &str, title: &str, body: &str| SearchTerms::new(&words, typed).fit(title, body);
        assert_eq!(fit("flag king", "flag", "the clock"), None);
        assert!(fit("flag", "fallen flag", "") > fit("flag", "clock", "a flag falls"));
        assert!(fit("flag", "flag", "") > fit("flag", "flags", ""));
        assert!(fit("lag", "a lag", "") > fit("lag", "flag", ""));
        assert!(fit("illegal move", "illegal move", "") > fit("illegal move", "move, illegal", ""));
        assert!(SearchTerms::new(&words, "  ").is_empty());
    }

    #[test]
    fn a_word_is_found_in_every_form() {
        for (lang, typed, text) in [
            (Lang::En, "adjusting pieces", "who adjusts a piece"),
            (Lang::En, "claims", "a claimed draw"),
            (Lang::De, "Uhren", "die uhr"),
            (Lang::De, "regelwidrige", "ein regelwidriger Zug"),
            (Lang::De, "Schachbretter", "auf dem Schachbrett"),
            (Lang::Mk, "плика", "пликот се отвора"),
            (Lang::Mk, "повторувањето", "тројно повторување"),
            (Lang::Mk, "рекламацијата", "погрешна рекламација"),
        ] {
            let sought = SearchTerms::new(&Catalogue::new(lang), typed);
            assert!(sought.fit("", &fold(text)).is_some(), "{typed}: {sought:?}");
        }
    }

    #[test]
    fn a_synonym_is_found_and_counts_for_less() {
        let words = Catalogue::new(Lang::En);
        let sought = SearchTerms::new(&words, "mobile phones");
        let own = sought.fit("mobile phones", "").unwrap();
        let other = sought.fit("electronic devices", "").unwrap();
        assert!(own > other, "{own} {other}");
        assert_eq!(sought.fit("knights", ""), None);
    }
}
