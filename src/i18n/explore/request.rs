//! Typed questions: `p N`, `s a`, `b e4`, `c`, “where are the knights”, „was greift e4 an“. The words
//! are `locales/*/explore.ftl`'s; those of the language are understood and the English ones, which
//! are the habits of the sites where blind people play.

use crate::catalogue::Catalogue;
use crate::lang::Lang;
use crate::spoken;
use jadoube_chess::board::explore::{Directions, PieceFilter, Question, RankOrFile};
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::spoken::vocabulary::{GERMAN, Vocabulary};
use jadoube_chess::notation::spoken::{NotAMoveText, named};
use jadoube_chess::side::Side;

/// What a typed line asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypedRequest {
    /// Something of the position or the record.
    Board(Question),
    /// Both clocks.
    Clocks,
    /// Who plays.
    Players,
    /// The last answer again.
    Repeat,
    /// What can be asked.
    Help,
    /// Something to be done.
    Command(TypedCommand),
}

/// What sites take as typed commands, too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypedCommand {
    /// Take the last move back.
    TakeBack,
    /// Offer a draw.
    OfferDraw,
    /// Resign the game.
    Resign,
}

/// What stands behind the words of a question.
#[derive(Debug, Clone, Copy)]
enum Kindred {
    /// No words follow the question.
    Alone(TypedRequest),
    /// A square, or none for the cursor's.
    OfSquare(fn(Square) -> Question),
    /// A rank, a file or a square, or none for the cursor's rank.
    OfLine,
    /// Men, or none for all.
    OfMen,
}

use Kindred::{Alone, OfLine, OfMen, OfSquare};

/// The questions: the id of their words, and what goes with them.
const QUESTIONS: [(&str, Kindred); 22] = [
    ("explore-ask-square", OfSquare(Question::Square)),
    ("explore-ask-line", OfLine),
    ("explore-ask-diagonals", OfSquare(|at| Question::Rays(Directions::Diagonals, at))),
    ("explore-ask-straights", OfSquare(|at| Question::Rays(Directions::Straights, at))),
    ("explore-ask-where", OfMen),
    ("explore-ask-attackers", OfSquare(Question::Attackers)),
    ("explore-ask-moves", OfSquare(Question::Moves)),
    ("explore-ask-captures", OfSquare(Question::Captures)),
    ("explore-ask-last", Alone(TypedRequest::Board(Question::LastMove))),
    ("explore-ask-capture", Alone(TypedRequest::Board(Question::LastCapture))),
    ("explore-ask-captured", Alone(TypedRequest::Board(Question::Captured))),
    ("explore-ask-material", Alone(TypedRequest::Board(Question::Material))),
    ("explore-ask-turn", Alone(TypedRequest::Board(Question::Turn))),
    ("explore-ask-since", Alone(TypedRequest::Board(Question::Since))),
    ("explore-ask-clocks", Alone(TypedRequest::Clocks)),
    ("explore-ask-players", Alone(TypedRequest::Players)),
    (
        "explore-ask-board",
        Alone(TypedRequest::Board(Question::Where(PieceFilter { side: None, kind: None }))),
    ),
    ("explore-ask-repeat", Alone(TypedRequest::Repeat)),
    ("explore-ask-help", Alone(TypedRequest::Help)),
    ("explore-ask-take-back", Alone(TypedRequest::Command(TypedCommand::TakeBack))),
    ("explore-ask-draw", Alone(TypedRequest::Command(TypedCommand::OfferDraw))),
    ("explore-ask-resign", Alone(TypedRequest::Command(TypedCommand::Resign))),
];

const SIDES: [(&str, Side); 2] = [("explore-white", Side::White), ("explore-black", Side::Black)];

const KINDS: [(&str, Kind); 6] = [
    ("explore-kings", Kind::King),
    ("explore-queens", Kind::Queen),
    ("explore-rooks", Kind::Rook),
    ("explore-bishops", Kind::Bishop),
    ("explore-knights", Kind::Knight),
    ("explore-pawns", Kind::Pawn),
];

/// The text behind the sign that marks a question: `?p N`, `/last`.
#[must_use]
pub fn marked(text: &str) -> Option<&str> {
    text.trim().strip_prefix(['?', '/', ':']).map(str::trim)
}

/// The example of each question, to say what there is.
#[must_use]
pub fn examples(words: &Catalogue) -> Vec<String> {
    let example = |(id, _): &(&str, Kindred)| {
        let text = words.say(id);
        text.split(';').next().unwrap_or_default().trim().to_owned()
    };
    QUESTIONS.iter().map(example).collect()
}

/// What a line asks, if it asks anything; where no square is named, the one `here` is meant. The
/// signs `?`, `/` and `:` before it mark a question and let a bare square or line be one.
#[must_use]
pub fn read(lang: Lang, text: &str, here: Square) -> Option<TypedRequest> {
    let (text, is_marked) = marked(text).map_or((text, false), |text| (text, true));
    let tokens: Vec<&str> = text.split_whitespace().map(unpunctuated).collect();
    if tokens.is_empty() {
        return is_marked.then_some(TypedRequest::Help);
    }
    let grammars = [lang, Lang::En].map(|lang| Grammar { words: Catalogue::new(lang), here });
    let by_verb = grammars.iter().find_map(|grammar| grammar.question(&tokens));
    let men = || grammars.iter().find_map(|grammar| grammar.men_by_name(&tokens));
    let bare = || match grammars.iter().find_map(|grammar| grammar.named(&tokens))? {
        NotAMoveText::Square(square) => Some(Question::Square(square)),
        NotAMoveText::File(file) => Some(Question::Line(RankOrFile::File(file))),
        NotAMoveText::Rank(rank) => Some(Question::Line(RankOrFile::Rank(rank))),
        NotAMoveText::Kind(kind) => Some(Question::Where(PieceFilter::of(kind))),
    };
    by_verb
        .or_else(|| men().map(|men| TypedRequest::Board(Question::Where(men))))
        .or_else(|| is_marked.then(bare).flatten().map(TypedRequest::Board))
}

fn unpunctuated(token: &str) -> &str {
    token.trim_matches(['?', '!', ',', '.'])
}

struct Grammar {
    words: Catalogue,
    here: Square,
}

impl Grammar {
    /// The question whose words the line begins with; the longest words first, and those only
    /// that the rest of the line fits.
    fn question(&self, tokens: &[&str]) -> Option<TypedRequest> {
        let mut found: Vec<(usize, Kindred)> = Vec::new();
        for (id, kindred) in QUESTIONS {
            let text = self.words.say(id);
            let spellings = text.split_once(';').map_or("", |(_, spellings)| spellings);
            let lengths = spellings.split(',').filter_map(|spelling| begins(tokens, spelling));
            found.extend(lengths.map(|length| (length, kindred)));
        }
        found.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
        found.into_iter().find_map(|(length, kindred)| self.with(kindred, tokens.get(length..)?))
    }

    fn with(&self, kindred: Kindred, rest: &[&str]) -> Option<TypedRequest> {
        let board = |question| Some(TypedRequest::Board(question));
        match (kindred, rest) {
            (Alone(asked), []) => Some(asked),
            (Alone(_), _) => None,
            (OfSquare(ask), []) => board(ask(self.here)),
            (OfSquare(ask), rest) => match self.named(rest)? {
                NotAMoveText::Square(square) => board(ask(square)),
                _ => None,
            },
            (OfLine, []) => board(Question::Line(RankOrFile::Rank(self.here.rank()))),
            (OfLine, rest) => match self.named(rest)? {
                NotAMoveText::File(file) => board(Question::Line(RankOrFile::File(file))),
                NotAMoveText::Rank(rank) => board(Question::Line(RankOrFile::Rank(rank))),
                NotAMoveText::Square(_) | NotAMoveText::Kind(_) => None,
            },
            (OfMen, []) => board(Question::Where(PieceFilter::default())),
            (OfMen, [letter]) => {
                let men = self.men_by_letter(letter).or_else(|| self.men_by_name(rest));
                board(Question::Where(men?))
            }
            (OfMen, rest) => board(Question::Where(self.men_by_name(rest)?)),
        }
    }

    /// The square, line or piece that is named, by itself or among words that say nothing.
    fn named(&self, tokens: &[&str]) -> Option<NotAMoveText> {
        let own = spoken::words(self.words.lang());
        let in_words = |text: &str| -> Option<NotAMoveText> {
            let schemes: [&Vocabulary; 2] = [own, &GERMAN];
            schemes.iter().find_map(|words| named(text, words))
        };
        in_words(&tokens.join(" ")).or_else(|| in_words(&self.without_fillers(tokens).join(" ")))
    }

    fn without_fillers<'t>(&self, tokens: &[&'t str]) -> Vec<&'t str> {
        let is_filler = |token: &&str| self.is_one("explore-fillers", &[*token]);
        tokens.iter().copied().filter(|token| !is_filler(token)).collect()
    }

    /// `N` for White's knights, `n` for Black's, `A` and `a` for all of a side, as sites have it; in
    /// the letters of the language too.
    fn men_by_letter(&self, letter: &str) -> Option<PieceFilter> {
        let mut chars = letter.chars();
        let (Some(first), None) = (chars.next(), chars.next()) else { return None };
        let side = if first.is_uppercase() { Side::White } else { Side::Black };
        if first.eq_ignore_ascii_case(&'a') {
            return Some(PieceFilter { side: Some(side), kind: None });
        }
        let letters = PieceLetters::for_language(self.words.lang().code());
        let capital = first.to_uppercase().to_string();
        let own = Kind::ALL.into_iter().find(|kind| {
            let of_kind = if *kind == Kind::Pawn { letters.pawn() } else { letters.of(*kind) };
            of_kind == capital
        });
        let english = || Piece::from_fen_letter(first).map(|piece| piece.kind);
        Some(PieceFilter { side: Some(side), kind: Some(own.or_else(english)?) })
    }

    /// “the white knights”, “black”
    fn men_by_name(&self, tokens: &[&str]) -> Option<PieceFilter> {
        let mut men = PieceFilter::default();
        for token in self.without_fillers(tokens) {
            let side = SIDES.iter().find(|(id, _)| self.is_one(id, &[token])).map(|row| row.1);
            let kind = KINDS.iter().find(|(id, _)| self.is_one(id, &[token])).map(|row| row.1);
            let fresh = match (side, kind) {
                (Some(side), _) => men.side.replace(side).is_none(),
                (None, Some(kind)) => men.kind.replace(kind).is_none(),
                (None, None) => false,
            };
            if !fresh {
                return None;
            }
        }
        (men != PieceFilter::default()).then_some(men)
    }

    /// Whether the tokens are one of the spellings of an id.
    fn is_one(&self, id: &str, tokens: &[&str]) -> bool {
        let text = self.words.say(id);
        text.split(',').any(|spelling| begins(tokens, spelling) == Some(tokens.len()))
    }
}

/// With how many tokens the line says a spelling, if it begins with it.
fn begins(tokens: &[&str], spelling: &str) -> Option<usize> {
    let mut length = 0;
    for word in spelling.split_whitespace() {
        let token = tokens.get(length)?;
        if folded(token) != folded(word) {
            return None;
        }
        length += 1;
    }
    (length > 0).then_some(length)
}

/// Case does not matter, nor whether an umlaut is written with two letters.
fn folded(word: &str) -> String {
    let mut folded = String::new();
    for c in word.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' => folded.push_str("ae"),
            'ö' => folded.push_str("oe"),
            'ü' => folded.push_str("ue"),
            'ß' => folded.push_str("ss"),
            '\'' | '’' => {}
            other => folded.push(other),
        }
    }
    folded
}

#[cfg(test)]
mod tests;
