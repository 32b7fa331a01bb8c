//! The words in which moves are announced, from `locales`, for `core::notation::spoken`. What the
//! program says itself of a move is `chess::move_aloud`.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::catalogue::Catalogue;
use crate::lang::Lang;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::spoken::sites::{self, GERMAN_ZWO};
use jadoube_chess::notation::spoken::vocabulary::{GERMAN, Sign, Spellings, Vocabulary};
use jadoube_chess::notation::spoken::{Detail, Scheme};
use jadoube_chess::notation::system::{self, System};

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
pub fn words(lang: Lang) -> &'static Vocabulary {
    static MADE: [OnceLock<Vocabulary>; Lang::ALL.len()] =
        [const { OnceLock::new() }; Lang::ALL.len()];
    MADE[lang as usize].get_or_init(|| made(lang))
}

/// What the Laws and the players of a language write besides.
const fn written_by_players(lang: Lang) -> Option<&'static Vocabulary> {
    match lang {
        Lang::De => Some(&GERMAN),
        Lang::En | Lang::Mk => None,
    }
}

fn made(lang: Lang) -> Vocabulary {
    let words = Catalogue::new(lang);
    let known = written_by_players(lang);
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
    Vocabulary {
        files: FILES.map(&mut next),
        ranks: RANKS.map(&mut next),
        kinds: KINDS.map(&mut next),
        others: OTHERS.map(&mut next),
    }
}

/// The words of a language with the files and ranks of the sites.
fn site_words(lang: Lang) -> &'static Vocabulary {
    static MADE: [OnceLock<Vocabulary>; Lang::ALL.len()] =
        [const { OnceLock::new() }; Lang::ALL.len()];
    let Vocabulary { kinds, others, .. } = *words(lang);
    MADE[lang as usize].get_or_init(|| Vocabulary {
        files: sites::FILES,
        ranks: sites::RANKS,
        kinds,
        others,
    })
}

/// The words of a language with `zwo`, where it is German.
fn zwo_words(lang: Lang) -> &'static Vocabulary {
    static MADE: [OnceLock<Vocabulary>; Lang::ALL.len()] =
        [const { OnceLock::new() }; Lang::ALL.len()];
    let Vocabulary { files, ranks, kinds, others } = *words(lang);
    MADE[lang as usize].get_or_init(|| {
        let mut ranks = ranks;
        ranks[1] = match lang {
            Lang::De => GERMAN_ZWO.ranks[1],
            Lang::En | Lang::Mk => ranks[1],
        };
        Vocabulary { files, ranks, kinds, others }
    })
}

/// In which manner moves are announced; the names stand in files and on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// As the Laws suggest (2018 and 2023, Art. D.2.1): German pieces, Anna to Hector, eins to acht,
    /// both squares.
    #[default]
    FideGerman,
    /// The same in the words of a language, as players may agree.
    Local,
    /// As chess sites have it: the score, with the pieces of a language, Anna to Hector and digits.
    AnnaLocal,
}

impl Style {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::FideGerman, Self::Local, Self::AnnaLocal];

    /// The name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FideGerman => "fide-german",
            Self::Local => "local",
            Self::AnnaLocal => "anna-local",
        }
    }

    /// The style of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.name() == name)
    }
}

/// The words that were agreed upon for the announcements of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Announcing {
    /// The manner.
    pub style: Style,
    /// The language of a local manner.
    pub lang: Lang,
    /// `zwo` for two, where the words are German.
    pub zwo: bool,
    /// Captures, check and mate as well, for which the Laws do not ask.
    pub full: bool,
}

impl Announcing {
    /// A manner in a language, with nothing beyond it.
    #[must_use]
    pub const fn new(style: Style, lang: Lang) -> Self {
        Self { style, lang, zwo: false, full: false }
    }

    /// The language in which it is said.
    #[must_use]
    pub const fn lang(self) -> Lang {
        match self.style {
            Style::FideGerman => Lang::De,
            Style::Local | Style::AnnaLocal => self.lang,
        }
    }

    /// The scheme by which it is written and read.
    #[must_use]
    pub fn scheme(self) -> Scheme {
        let (words, detail) = match (self.style, self.zwo) {
            (Style::FideGerman, true) => (&GERMAN_ZWO, Detail::Squares),
            (Style::FideGerman, false) => (&GERMAN, Detail::Squares),
            (Style::Local, true) => (zwo_words(self.lang), Detail::Squares),
            (Style::Local, false) => (words(self.lang), Detail::Squares),
            (Style::AnnaLocal, _) => (site_words(self.lang), Detail::Score),
        };
        let detail = if self.full && detail == Detail::Squares { Detail::Full } else { detail };
        Scheme { words, detail }
    }

    /// A move that is made in a position, as it is announced.
    #[must_use]
    pub fn said(self, before: &Position, m: Move) -> String {
        let mut text = String::new();
        let place = NotationContext::beginning(before.clone());
        system::write(System::Spoken(self.scheme()), &place, m, &mut text);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::position::{Uci, Variant};
    use jadoube_chess::notation::system::{read, write};

    fn moves(place: &NotationContext, text: &str, lang: Lang) -> String {
        let reading = read(System::Spoken(Scheme::of(words(lang))), place, text);
        let moves = reading.map(|reading| reading.moves).unwrap_or_default();
        let mut moves: Vec<String> = moves.iter().map(|m| place.position().uci(*m).0).collect();
        moves.sort();
        moves.join(" ")
    }

    #[test]
    fn moves_are_announced_and_understood_in_each_language() {
        let start = NotationContext::beginning(Position::start());
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
    fn the_scheme_of_the_laws_and_that_of_the_sites_are_two() {
        const RICH: &str = "r5k1/1P6/8/3pP3/8/8/8/R3K2R w KQ d6 0 1";
        const CASTLING: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        use Lang::{De, En, Mk};
        use Style::{AnnaLocal, FideGerman, Local};
        for (style, lang, fen, uci, text) in [
            (FideGerman, En, START, "g1f3", "Springer Gustav eins - Felix drei"),
            (Local, En, START, "g1f3", "knight G one - F three"),
            (AnnaLocal, En, START, "g1f3", "knight felix 3"),
            (AnnaLocal, En, START, "e2e4", "eva 4"),
            (AnnaLocal, En, RICH, "e5d6", "eva takes david 6"),
            (AnnaLocal, De, RICH, "b7a8q", "bella schlägt anna 8 Umwandlung Dame Schach"),
            (AnnaLocal, En, CASTLING, "e1g1", "castles short"),
            (AnnaLocal, Mk, START, "g1f3", "скокач felix 3"),
            (FideGerman, En, START, "c2c4", "Bauer Cesar zwei - Cesar vier"),
        ] {
            let before = Position::from_fen(fen, Variant::Standard).unwrap();
            let m = before.read_uci(&Uci(uci.into())).unwrap();
            let words = Announcing::new(style, lang);
            assert_eq!(words.said(&before, m), text, "{style:?} {lang:?}");
            let place = NotationContext::beginning(before.clone());
            let heard = read(System::Spoken(words.scheme()), &place, text).unwrap();
            assert_eq!(heard.moves, [m], "{text}");
        }
    }

    #[test]
    fn zwo_is_an_option_of_the_arbiter_in_german_only() {
        let start = Position::start();
        let m = start.read_uci(&Uci("e2e4".into())).unwrap();
        for (style, lang, text) in [
            (Style::FideGerman, Lang::Mk, "Bauer Eva zwo - Eva vier"),
            (Style::Local, Lang::De, "Bauer Eva zwo - Eva vier"),
            (Style::Local, Lang::En, "pawn E two - E four"),
        ] {
            let words = Announcing { zwo: true, ..Announcing::new(style, lang) };
            assert_eq!(words.said(&start, m), text);
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
