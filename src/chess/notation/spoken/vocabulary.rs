//! The words of an announcement. Those of the Laws, and of the languages that players write in but
//! the program does not speak, are below; those of the program's languages come from `locales`.
//! Two words that sound alike are named by their signs.

use crate::board::piece::Kind;

/// What a word of an announcement can mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sign {
    /// A file, 0 for a.
    File(u8),
    /// A rank, 0 for the first.
    Rank(u8),
    /// A piece or a pawn.
    Kind(Kind),
    /// “takes”
    Takes,
    /// “en passant”
    EnPassant,
    /// “promotes to”
    Promotes,
    /// “castles”, the side left open
    Castles,
    /// “castles short”
    CastlesShort,
    /// “castles long”
    CastlesLong,
    /// “check”
    Check,
    /// “checkmate”
    Mate,
    /// “draw offered”
    DrawOffer,
    /// A word that says nothing: “to”, “moves”.
    Filler,
}

impl Sign {
    /// Those that are neither squares nor pieces.
    pub const OTHERS: [Self; 10] = [
        Self::Takes,
        Self::EnPassant,
        Self::Promotes,
        Self::Castles,
        Self::CastlesShort,
        Self::CastlesLong,
        Self::Check,
        Self::Mate,
        Self::DrawOffer,
        Self::Filler,
    ];

    /// All signs.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8)
            .map(Self::File)
            .chain((0..8).map(Self::Rank))
            .chain(Kind::ALL.map(Self::Kind))
            .chain(Self::OTHERS)
    }
}

/// The words for one sign: the first is said and written, all are understood.
pub type Spellings = &'static [&'static str];

/// The words of one language. No word may mean two things.
#[derive(Debug, PartialEq, Eq)]
pub struct Vocabulary {
    /// The files a to h. The bare letters are always understood.
    pub files: [Spellings; 8],
    /// The ranks 1 to 8. The digits are always understood.
    pub ranks: [Spellings; 8],
    /// The pieces, in the order of [`Kind::ALL`].
    pub kinds: [Spellings; 6],
    /// The other signs, in the order of [`Sign::OTHERS`].
    pub others: [Spellings; 10],
}

impl Vocabulary {
    /// The words of the language for a sign, the one that is said first.
    #[must_use]
    pub fn of(&self, sign: Sign) -> Spellings {
        let found = match sign {
            Sign::File(file) => self.files.get(usize::from(file)),
            Sign::Rank(rank) => self.ranks.get(usize::from(rank)),
            Sign::Kind(kind) => of_same(&Kind::ALL, &kind, &self.kinds),
            other => of_same(&Sign::OTHERS, &other, &self.others),
        };
        found.copied().unwrap_or_default()
    }

    /// Whether a text begins with a word for what is said behind a move and a comma: en passant,
    /// check or mate.
    #[must_use]
    pub fn begin_an_addition(&self, text: &str) -> bool {
        let additions = [Sign::EnPassant, Sign::Check, Sign::Mate];
        let mut words = additions.into_iter().flat_map(|sign| self.of(sign));
        words.any(|word| begins_with(text, word))
    }

    /// The word that is said.
    #[must_use]
    pub fn say(&self, sign: Sign) -> &'static str {
        self.of(sign).first().copied().unwrap_or_default()
    }
}

/// Whether a text begins with a whole word, in capitals or small letters.
fn begins_with(text: &str, word: &str) -> bool {
    let mut rest = text.chars();
    let mut letters = word.chars();
    let alike = |c: char, letter: char| match c.is_ascii() {
        true => c.eq_ignore_ascii_case(&letter),
        false => c.to_lowercase().eq(letter.to_lowercase()),
    };
    letters.all(|letter| rest.next().is_some_and(|c| alike(c, letter)))
        && !rest.next().is_some_and(char::is_alphanumeric)
}

/// The cell that stands where a key stands in its list.
fn of_same<'a, K: PartialEq>(keys: &[K], key: &K, cells: &'a [Spellings]) -> Option<&'a Spellings> {
    keys.iter().zip(cells).find_map(|(k, cell)| (k == key).then_some(cell))
}

/// German as the Laws have it since 2001, in the letters in which they print it, with what players
/// say and write for it: umlauts, `Cäsar`, `zwo` for the number that sounds like `drei`.
pub const GERMAN: Vocabulary = Vocabulary {
    files: [
        &["Anna"],
        &["Bella"],
        &["Cesar", "Cäsar", "Caesar", "Zesar", "Zäsar", "Cezar"],
        &["David"],
        &["Eva", "Ewa"],
        &["Felix"],
        &["Gustav", "Gustaf"],
        &["Hector", "Hektor"],
    ],
    ranks: [
        &["eins", "ein"],
        &["zwei", "zwo"],
        &["drei"],
        &["vier"],
        &["fuenf", "funf"],
        &["sechs"],
        &["sieben"],
        &["acht"],
    ],
    kinds: [
        &["Bauer"],
        &["Springer", "Pferd", "Rössel"],
        &["Laeufer", "Laeuffer", "Laufer"],
        &["Turm"],
        &["Dame"],
        &["Koenig", "Konig"],
    ],
    others: [
        &["schlaegt", "schlagt", "nimmt", "x", "mal"],
        &["en passant", "e p", "im Vorbeigehen", "im Vorübergehen"],
        &["Umwandlung", "wird", "verwandelt", "Umwandlung in", "verwandelt in", "zur", "zum"],
        &["Rochade", "rochiert"],
        &["Kurze Rochade", "Rochade kurz", "rochiert kurz", "kurz", "0-0", "o-o"],
        &["Lange Rochade", "Rochade lang", "rochiert lang", "lang", "0-0-0", "o-o-o"],
        &["Schach", "Schachgebot", "mit Schach"],
        &["matt", "Schachmatt", "Schach matt", "Schach und matt"],
        &["Remis", "Remis angeboten", "biete Remis", "ich biete Remis an"],
        &["nach", "auf", "von", "zieht"],
    ],
};

/// The Russian vocabulary.
pub const RUSSIAN: Vocabulary = Vocabulary {
    files: [
        &["а", "анна"],
        &["бэ", "б", "бе", "борис"],
        &["цэ", "ц", "це", "с", "цапля"],
        &["дэ", "д", "де", "дмитрий"],
        &["е", "елена"],
        &["эф", "ф", "фёдор"],
        &["жэ", "ж", "же", "г", "гэ", "женя"],
        &["аш", "х", "ха", "харитон"],
    ],
    ranks: [
        &["один", "раз"],
        &["два"],
        &["три"],
        &["четыре"],
        &["пять"],
        &["шесть"],
        &["семь"],
        &["восемь"],
    ],
    kinds: [&["пешка"], &["конь"], &["слон"], &["ладья"], &["ферзь"], &["король"]],
    others: [
        &["берёт", "бьёт", "взятие"],
        &["на проходе", "взятие на проходе"],
        &["превращение", "превращается в", "становится"],
        &["рокировка"],
        &["короткая рокировка", "рокировка короткая", "рокировка в короткую"],
        &["длинная рокировка", "рокировка длинная", "рокировка в длинную"],
        &["шах"],
        &["мат", "шах и мат"],
        &["ничья", "предлагаю ничью"],
        &["на", "ход"],
    ],
};

/// Spanish. The preposition `a` is left out, for it is also a file.
pub const SPANISH: Vocabulary = Vocabulary {
    files: [
        &["a"],
        &["be", "b"],
        &["ce", "c"],
        &["de", "d"],
        &["e"],
        &["efe", "f"],
        &["ge", "g"],
        &["hache", "h"],
    ],
    ranks: [
        &["uno"],
        &["dos"],
        &["tres"],
        &["cuatro"],
        &["cinco"],
        &["seis"],
        &["siete"],
        &["ocho"],
    ],
    kinds: [&["peón"], &["caballo"], &["alfil"], &["torre"], &["dama", "reina"], &["rey"]],
    others: [
        &["por", "captura", "toma", "come", "x"],
        &["al paso", "a p"],
        &["corona", "promociona", "promoción"],
        &["enroque"],
        &["enroque corto", "enroca corto"],
        &["enroque largo", "enroca largo"],
        &["jaque"],
        &["mate", "jaque mate"],
        &["tablas", "ofrezco tablas"],
        &["hacia", "va"],
    ],
};

/// The French vocabulary.
pub const FRENCH: Vocabulary = Vocabulary {
    files: [
        &["a"],
        &["bé", "b"],
        &["cé", "c"],
        &["dé", "d"],
        &["e"],
        &["effe", "f"],
        &["gé", "g"],
        &["hache", "h"],
    ],
    ranks: [
        &["un", "une"],
        &["deux"],
        &["trois"],
        &["quatre"],
        &["cinq"],
        &["six"],
        &["sept"],
        &["huit"],
    ],
    kinds: [&["pion"], &["cavalier"], &["fou"], &["tour"], &["dame", "reine"], &["roi"]],
    others: [
        &["prend", "prise", "capture", "x"],
        &["en passant", "e p"],
        &["promotion", "promu en", "devient", "fait"],
        &["roque"],
        &["petit roque", "roque court"],
        &["grand roque", "roque long"],
        &["échec", "échec au roi"],
        &["mat", "échec et mat"],
        &["nulle", "propose nulle", "je propose nulle"],
        &["à", "en", "va en"],
    ],
};
