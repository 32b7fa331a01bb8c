//! The words in which moves are announced, from `locales`, for `core::notation::spoken`. What the
//! program says itself of a move is `chess::move_aloud`.

use std::sync::OnceLock;

use crate::core::notation::spoken::words::{GERMAN, Sign, Spellings, Words as Spoken};
use crate::i18n::lang::Lang;
use crate::i18n::words::Words;

/// The ids of one sign: the word that is said, if another file has it, and the other spellings.
type Ids = (Option<&'static str>, &'static str);

const FILES: [Ids; 8] = [
    (Some("voice-file-a"), "spoken-file-a"),
    (Some("voice-file-b"), "spoken-file-b"),
    (Some("voice-file-c"), "spoken-file-c"),
    (Some("voice-file-d"), "spoken-file-d"),
    (Some("voice-file-e"), "spoken-file-e"),
    (Some("voice-file-f"), "spoken-file-f"),
    (Some("voice-file-g"), "spoken-file-g"),
    (Some("voice-file-h"), "spoken-file-h"),
];

const RANKS: [Ids; 8] = [
    (Some("voice-rank-1"), "spoken-rank-1"),
    (Some("voice-rank-2"), "spoken-rank-2"),
    (Some("voice-rank-3"), "spoken-rank-3"),
    (Some("voice-rank-4"), "spoken-rank-4"),
    (Some("voice-rank-5"), "spoken-rank-5"),
    (Some("voice-rank-6"), "spoken-rank-6"),
    (Some("voice-rank-7"), "spoken-rank-7"),
    (Some("voice-rank-8"), "spoken-rank-8"),
];

/// In the order of `Kind::ALL`.
const KINDS: [Ids; 6] = [
    (Some("chess-pawn"), "spoken-pawn"),
    (Some("chess-knight"), "spoken-knight"),
    (Some("chess-bishop"), "spoken-bishop"),
    (Some("chess-rook"), "spoken-rook"),
    (Some("chess-queen"), "spoken-queen"),
    (Some("chess-king"), "spoken-king"),
];

/// In the order of `Sign::OTHERS`.
const OTHERS: [Ids; 10] = [
    (None, "spoken-takes"),
    (None, "spoken-en-passant"),
    (None, "spoken-promotes"),
    (None, "spoken-castles"),
    (Some("chess-castles-short"), "spoken-castles-short"),
    (Some("chess-castles-long"), "spoken-castles-long"),
    (None, "spoken-check"),
    (None, "spoken-mate"),
    (None, "spoken-draw-offer"),
    (None, "spoken-filler"),
];

/// The words of a language; in German, what the Laws and players write is understood as well. They
/// are made once in a run of the program and kept.
#[must_use]
pub fn words(lang: Lang) -> &'static Spoken {
    static MADE: [OnceLock<Spoken>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    MADE[lang as usize].get_or_init(|| made(lang))
}

fn made(lang: Lang) -> Spoken {
    let words = Words::new(lang);
    let known = (lang == Lang::De).then_some(&GERMAN);
    let mut signs = Sign::all();
    let mut next = |ids: Ids| -> Spellings {
        let known = signs.next().zip(known).map(|(sign, known)| known.of(sign));
        let (said, others) = ids;
        let mut spellings: Vec<&'static str> = Vec::new();
        let others = words.say(others);
        let own = said.map(|id| words.say(id));
        let written = own.iter().map(String::as_str).chain(others.split(',').map(str::trim));
        for spelling in written.chain(known.into_iter().flatten().copied()) {
            if !spelling.is_empty() && !spellings.contains(&spelling) {
                // The words stay as long as the program runs.
                spellings.push(spelling.to_owned().leak());
            }
        }
        spellings.leak()
    };
    Spoken {
        files: FILES.map(&mut next),
        ranks: RANKS.map(&mut next),
        kinds: KINDS.map(&mut next),
        others: OTHERS.map(&mut next),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::board::position::{Position, Uci};
    use crate::core::notation::place::Place;
    use crate::core::notation::spoken::Scheme;
    use crate::core::notation::system::{System, read, write};

    fn moves(place: &Place, text: &str, lang: Lang) -> String {
        let reading = read(System::Spoken(Scheme::of(words(lang))), place, text);
        let moves = reading.map(|reading| reading.moves).unwrap_or_default();
        let mut moves: Vec<String> = moves.iter().map(|m| place.position().uci(*m).0).collect();
        moves.sort();
        moves.join(" ")
    }

    #[test]
    fn moves_are_announced_and_understood_in_each_language() {
        let start = Place::beginning(Position::start());
        let knight = start.position().read_uci(&Uci("g1f3".into())).unwrap();
        for (lang, text) in [
            (Lang::En, "knight G one - F three"),
            (Lang::De, "Springer Gustav eins - Felix drei"),
            (Lang::Mk, "скокач ге еден - еф три"),
        ] {
            let mut said = String::new();
            write(System::Spoken(Scheme::of(words(lang))), &start, knight, &mut said);
            assert_eq!(said, text);
            assert_eq!(moves(&start, text, lang), "g1f3");
        }
        for (lang, text, uci) in [
            (Lang::En, "night golf 1 to foxtrot 3", "g1f3"),
            (Lang::En, "pawn charlie two charlie four", "c2c4"),
            (Lang::En, "f three", "f2f3 g1f3"),
            (Lang::De, "Bauer Cäsar zwo nach Cesar vier", "c2c4"),
            (Lang::De, "Springer Hektor drei", "g1h3"),
            (Lang::Mk, "коњ г1 на ф3", "g1f3"),
            (Lang::Mk, "пион е два е четири", "e2e4"),
        ] {
            assert_eq!(moves(&start, text, lang), uci, "{text}");
        }
    }

    #[test]
    fn no_word_of_a_language_means_two_things() {
        for lang in Lang::ALL {
            let mut seen = std::collections::BTreeMap::new();
            for sign in Sign::all() {
                assert!(!words(lang).say(sign).is_empty(), "{lang:?} {sign:?}");
                for spelling in words(lang).of(sign) {
                    let folded = spelling.to_lowercase();
                    let other = seen.insert(folded, sign).filter(|other| *other != sign);
                    assert_eq!(other, None, "{lang:?}: {spelling} is {sign:?}, too");
                }
            }
        }
    }

    #[test]
    fn the_german_words_of_the_laws_are_understood_as_german() {
        for sign in Sign::all() {
            let known = words(Lang::De).of(sign);
            assert!(GERMAN.of(sign).iter().all(|spelling| known.contains(spelling)), "{sign:?}");
        }
    }
}
