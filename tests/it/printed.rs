//! Games printed in the descriptive notation as books print it, and read back: each game in each
//! print must come back whole, or what is in doubt must be told.
//!
//! [`Print`] is a way of printing; what a book does differently from others stands in one of its
//! fields, and the prints of the test are [`books`] and mixtures of them by lot.

use jadoube_chess::board::piece::Kind;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::descriptive::Manner;
use jadoube_chess::notation::san;
use jadoube_chess::notation::system::{System, write};
use jadoube_chess::side::Side;
use jadoube_desk::converting::Conversion;
use jadoube_desk::converting::chunks::Chunk;
use jadoube_desk::converting::reader::ConvertedGame;
use jadoube_desk::converting::remarks::What;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

/// How a book prints.
#[derive(Debug, Clone, Copy)]
struct Print {
    /// The knight; several take turns.
    knight: &'static [&'static str],
    /// Between the names of a man or square: `Q B`.
    inside: &'static str,
    /// Behind a name: a full stop.
    stop: &'static str,
    dash: &'static str,
    takes: &'static str,
    /// Round what tells two men apart.
    brackets: [&'static str; 2],
    /// Short and long.
    castles: [&'static str; 2],
    /// Round the piece of a promotion.
    promotes: [&'static str; 2],
    check: &'static str,
    double: &'static str,
    discovered: &'static str,
    mate: &'static str,
    en_passant: &'static str,
    /// In the place of the first rank of a square that a man goes to.
    first_rank: &'static str,
    /// Behind the figure of a rank.
    ordinal: bool,
    /// Before and behind a move number.
    number: [&'static str; 2],
    /// White's number before a move of Black.
    black: &'static str,
    /// Between White's move and Black's.
    between: &'static str,
    /// Columns for White's move.
    column: usize,
    /// Behind Black's move.
    behind: &'static str,
    /// A note behind every so many moves; it holds a variation too.
    notes: usize,
    /// Lines break between any two words at so many characters.
    width: usize,
    lower: bool,
    end: &'static str,
}

/// Close print, as the Laws of 1980 have it.
const PLAIN: Print = Print {
    knight: &["N"],
    inside: "",
    stop: "",
    dash: "-",
    takes: "x",
    brackets: ["/", ""],
    castles: ["O-O", "O-O-O"],
    promotes: ["/", ""],
    check: "ch",
    double: "dbl ch",
    discovered: "dis ch",
    mate: " mate",
    en_passant: " e.p.",
    first_rank: "1",
    ordinal: false,
    number: ["", ". "],
    black: "...",
    between: " ",
    column: 0,
    behind: "\n",
    notes: 0,
    width: 0,
    lower: false,
    end: "*",
};

/// Blanks everywhere.
const SPACED: Print = Print {
    knight: &["Kt"],
    inside: " ",
    dash: " - ",
    takes: " x ",
    brackets: [" (", ")"],
    castles: ["Castles", "Castles Q R"],
    promotes: [" (", ")"],
    check: " ch.",
    double: " dbl. ch.",
    discovered: " dis. ch.",
    mate: " mate.",
    en_passant: " e. p.",
    ..PLAIN
};

/// Books of all kinds.
#[expect(clippy::too_many_lines, reason = "a table of prints")]
fn books() -> Vec<(&'static str, Print)> {
    vec![
        ("close", PLAIN),
        ("close, with Kt and columns", Print { knight: &["Kt"], column: 14, ..PLAIN }),
        ("close, mixed letters", Print { knight: &["Kt", "N", "S", "KT"], ..PLAIN }),
        ("small letters", Print { knight: &["Kt"], lower: true, ..PLAIN }),
        ("tabulators", Print { between: "\t", number: ["", ".\t"], ..PLAIN }),
        ("spaced", SPACED),
        ("spaced, columns", Print { column: 22, number: ["  ", ".  "], ..SPACED }),
        (
            "spaced, four blanks, the sides of castling",
            Print { between: "    ", castles: ["Castles KR", "Castles QR"], ..SPACED },
        ),
        (
            "spaced, running text, the sides of castling",
            Print { behind: " ", castles: ["Castles K R", "Castles Q R"], width: 62, ..SPACED },
        ),
        (
            "spaced, castles in brackets",
            Print { castles: ["Castles (K R)", "Castles (Q R)"], ..SPACED },
        ),
        (
            "blanks round the dash only",
            Print { inside: "", brackets: [" (", ")"], castles: ["O - O", "O - O - O"], ..SPACED },
        ),
        (
            "full stops",
            Print { stop: ".", dash: " to ", takes: " takes ", black: " ...", ..SPACED },
        ),
        (
            "words",
            Print {
                dash: " to ",
                takes: " takes ",
                castles: ["Castles (K's side)", "Castles (Q's side)"],
                promotes: [", becoming a ", ""],
                check: ", ch",
                mate: ", and mates",
                ..SPACED
            },
        ),
        (
            "words, close",
            Print {
                knight: &["Kt"],
                dash: " to ",
                takes: " takes ",
                brackets: ["(", ")"],
                castles: ["Castles", "Castles QR"],
                check: " ch",
                ..PLAIN
            },
        ),
        ("ordinals", Print { ordinal: true, dash: " to ", takes: " takes ", ..SPACED }),
        ("squares of the first rank", Print { first_rank: "sq", knight: &["Kt"], ..PLAIN }),
        ("sq. with blanks", Print { first_rank: " sq.", ..SPACED }),
        ("no first rank", Print { first_rank: "", knight: &["Kt"], ..PLAIN }),
        ("no first rank, words", Print { first_rank: "", dash: " to ", ..SPACED }),
        ("en dashes", Print { dash: "–", knight: &["Kt"], castles: ["O–O", "O–O–O"], ..PLAIN }),
        ("em dashes with blanks", Print { dash: " — ", black: " —", ..SPACED }),
        ("minus signs and crosses", Print { dash: "−", takes: "×", ..PLAIN }),
        ("hyphens that do not break", Print { dash: "‑", castles: ["0‑0", "0‑0‑0"], ..PLAIN }),
        ("blanks that do not break", Print { inside: "\u{a0}", dash: "\u{a0}-\u{a0}", ..SPACED }),
        ("zeros", Print { castles: ["0-0", "0-0-0"], check: "+", mate: "#", ..PLAIN }),
        ("zeros with blanks", Print { castles: ["0 - 0", "0 - 0 - 0"], ..SPACED }),
        ("promotion with =", Print { promotes: ["=", ""], check: "+", mate: "++", ..PLAIN }),
        ("promotion with blanks and =", Print { promotes: [" = ", ""], ..SPACED }),
        ("promotion in brackets", Print { promotes: ["(", ")"], check: " ch", ..PLAIN }),
        ("promotion without a sign", Print { promotes: ["", ""], ..PLAIN }),
        ("daggers", Print { check: "†", mate: "‡", double: "††", discovered: "†", ..SPACED }),
        ("checks in brackets", Print { check: " (ch)", mate: " (mate)", ..SPACED }),
        ("checks with commas", Print { check: ", ch.", discovered: ", dis. ch.", ..PLAIN }),
        ("en pas", Print { en_passant: " en pas.", brackets: ["(", ")"], ..PLAIN }),
        ("en passant in brackets", Print { en_passant: " (en passant)", ..SPACED }),
        ("numbers without stops", Print { number: ["", " "], behind: " ", ..PLAIN }),
        ("numbers without stops, spaced", Print { number: ["", " "], behind: " ", ..SPACED }),
        ("numbers close to the move", Print { number: ["", "."], behind: " ", ..SPACED }),
        ("commas and semicolons", Print { between: ", ", behind: "; ", ..SPACED }),
        ("notes", Print { notes: 5, behind: " ", knight: &["Kt"], ..PLAIN }),
        ("notes in spaced print", Print { notes: 4, behind: " ", width: 50, ..SPACED }),
        ("each move in a line of its own", Print { between: "\n", ..SPACED }),
        ("resigns", Print { end: "Resigns.", ..SPACED }),
        ("wins", Print { end: "and White wins", ..PLAIN }),
    ]
}

/// A move as the program writes it, printed.
struct Printed<'a> {
    print: &'a Print,
    ply: usize,
}

impl Printed<'_> {
    fn name(&self, letter: char) -> String {
        let knight = self.print.knight[self.ply % self.print.knight.len()];
        let name = if letter == 'N' { knight.to_owned() } else { letter.to_string() };
        format!("{name}{}", self.print.stop)
    }

    /// `QB3`
    fn square(&self, text: &str, arrival: bool) -> String {
        let print = self.print;
        let mut parts: Vec<String> = Vec::new();
        for c in text.chars() {
            match c {
                '1' if arrival && parts.len() == 1 && print.first_rank != "1" => {
                    let last = parts.pop().unwrap_or_default();
                    parts.push(format!("{last}{}", print.first_rank));
                }
                '1'..='8' => parts.push(self.rank(c)),
                _ => parts.push(self.name(c)),
            }
        }
        parts.join(print.inside)
    }

    fn rank(&self, figure: char) -> String {
        let end = match figure {
            _ if !self.print.ordinal => "",
            '1' => "st",
            '2' => "d",
            '3' => "rd",
            _ => "th",
        };
        format!("{figure}{end}")
    }

    /// A man or a captured man, perhaps with what tells it from others.
    fn man(&self, text: &str) -> String {
        let [open, close] = self.print.brackets;
        match text.split_once('/') {
            Some((man, square)) => {
                format!("{}{open}{}{close}", self.square(man, false), self.square(square, false))
            }
            None => self.square(text, false),
        }
    }

    fn text(&self, place: &NotationContext, m: Move) -> String {
        let print = self.print;
        let mut plain = String::new();
        write(System::Descriptive(Manner::English), place, m, &mut plain);
        let after = place.after(m);
        let mut text = if m.is_castling() {
            print.castles[usize::from(!m.is_castling_short())].to_owned()
        } else {
            self.body(plain.trim_end_matches("ch").trim_end_matches(" e.p. "), m)
        };
        if m.is_en_passant() {
            text.push_str(print.en_passant);
        }
        text.push_str(match checkers(after.position(), m) {
            _ if after.position().is_checkmate() => print.mate,
            (0, _) => "",
            (1, true) => print.check,
            (1, false) => print.discovered,
            _ => print.double,
        });
        if print.lower { text.to_lowercase() } else { text }
    }

    fn body(&self, plain: &str, m: Move) -> String {
        let print = self.print;
        let plain = plain.trim_end_matches(" e.p.");
        let (plain, promotion) = match m.promotion() {
            Some(kind) => {
                let [open, close] = print.promotes;
                let letter = self.name(if kind == Kind::Knight { 'N' } else { kind.letter() });
                (&plain[..plain.len() - 2], format!("{open}{letter}{close}"))
            }
            None => (plain, String::new()),
        };
        let body = match plain.split_once('x') {
            Some((man, taken)) => format!("{}{}{}", self.man(man), print.takes, self.man(taken)),
            None => {
                let (man, square) = plain.split_once('-').unwrap_or((plain, ""));
                format!("{}{}{}", self.man(man), print.dash, self.square(square, true))
            }
        };
        body + &promotion
    }
}

/// How many men give check, and whether the one that moved is among them.
fn checkers(after: &Position, m: Move) -> (usize, bool) {
    let fen: Fen = after.fen().parse().expect("a FEN");
    let chess: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
    let all: Vec<String> = chess.checkers().into_iter().map(|square| square.to_string()).collect();
    (all.len(), all.contains(&m.to().to_string()))
}

/// A game in print.
fn printed(moves: &[Move], print: &Print) -> String {
    let mut place = NotationContext::beginning(Position::start());
    let mut text = String::new();
    let mut after_note = false;
    for (ply, m) in moves.iter().enumerate() {
        let white = place.position().turn() == Side::White;
        let number = place.position().move_number();
        let [before, behind] = print.number;
        if white {
            text.push_str(&format!("{before}{number}{behind}"));
        } else if std::mem::take(&mut after_note) {
            text.push_str(&format!("{number}{} ", print.black));
        }
        let entry = Printed { print, ply }.text(&place, *m);
        text.push_str(&entry);
        if white {
            let blanks = print.column.saturating_sub(entry.chars().count());
            text.push_str(&" ".repeat(blanks));
            text.push_str(print.between);
        } else {
            text.push_str(print.behind);
        }
        if print.notes > 0 && ply % print.notes == print.notes - 1 {
            let other = place.position().legal_moves().into_iter().find(|other| other != m);
            if let Some(other) = other {
                let dots = if white { "." } else { print.black };
                let other = Printed { print, ply }.text(&place, other);
                text.push_str(&format!(" {{the best}} ({number}{dots} {other}) "));
                after_note = white;
            }
        }
        place.play(*m);
    }
    text.push(' ');
    text.push_str(print.end);
    if print.width > 0 { wrapped(&text, print.width) } else { text }
}

/// Broken into lines between any two words.
fn wrapped(text: &str, width: usize) -> String {
    let mut out = String::new();
    let mut length = 0;
    for word in text.split_inclusive(' ') {
        if length + word.chars().count() > width {
            out.truncate(out.trim_end().len());
            out.push('\n');
            length = 0;
        }
        length += word.chars().count();
        out.push_str(word);
    }
    out
}

fn converted(text: &str) -> ConvertedGame {
    let from = System::Descriptive(Manner::English);
    let chunk = Chunk { game: 1, line: 1, text: text.to_owned(), read: 0, latin: false };
    Conversion { from, to: System::Coordinates, brf: false }.convert(&chunk)
}

/// Only the moves of the game.
fn moves_of(text: &str) -> Vec<String> {
    let mut depth = 0_usize;
    let mut plain = String::new();
    for c in text.chars() {
        match c {
            '(' | '{' => depth += 1,
            ')' | '}' => depth = depth.saturating_sub(1),
            c if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    let is_move = |word: &&str| {
        word.len() >= 4 && word.as_bytes()[1].is_ascii_digit() && !word.ends_with('.')
    };
    plain.split_whitespace().filter(is_move).map(str::to_owned).collect()
}

/// Whether a game comes back: as it was, or told to be open.
fn comes_back(moves: &[Move], print: &Print) -> Result<bool, String> {
    let text = printed(moves, print);
    let back = converted(&text);
    let place = NotationContext::beginning(Position::start());
    let mut position = place.position().clone();
    let mut wanted = Vec::new();
    for m in moves {
        wanted.push(position.uci(*m).to_string());
        position = position.after(*m);
    }
    let open = back
        .remarks
        .iter()
        .any(|remark| matches!(remark.what, What::Open { .. } | What::Cut { .. }));
    let found = moves_of(&back.text);
    let other =
        |what: &What| !matches!(what, What::Open { .. } | What::Cut { .. } | What::Chosen { .. });
    if back.remarks.iter().any(|remark| other(&remark.what)) || (found != wanted && !open) {
        let remarks: Vec<String> = back.remarks.iter().map(|it| format!("{it:?}")).collect();
        return Err(format!("{text}\n{}\n{}", back.text, remarks.join("\n")));
    }
    Ok(!open)
}

/// Games with all that is printed in a way of its own.
const GAMES: [&str; 6] = [
    "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 Qxb5 Rb8 \
     Qa4 Bb6 Nbd2 Bb7 Ne4 Qf5 Bxd3 Qh5 Nf6+ gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7+ Nxe7 Qxd7+ Kxd7 Bf5+ \
     Ke8 Bd7+ Kf8 Bxe7#",
    "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 \
     O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#",
    "d4 e6 Nf3 f5 Nc3 Nf6 Bg5 Be7 Bxf6 Bxf6 e4 fxe4 Nxe4 b6 Ne5 O-O Bd3 Bb7 Qh5 Qe7 Qxh7+ Kxh7 \
     Nxf6+ Kh6 Neg4+ Kg5 h4+ Kf4 g3+ Kf3 Be2+ Kg2 Rh2+ Kg1 O-O-O#",
    "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1",
    "e4 d5 e5 d4 e6 d3 exf7+ Kd7 fxg8=N dxc2 Nf6+ exf6 a3 cxb1=R Rxb1 f5 b4 a5 bxa5 Rxa5 Rb3 f4 \
     Rf3 g5 h4 gxh4 g4 hxg3 Rxh7+ Rxh7 fxg3 fxg3 Rd3+ Bd6 Re3 g2 Bxg2",
    "d4 d5 c4 e6 Nc3 Nf6 Nf3 Nbd7 Bg5 Be7 e3 O-O Qc2 c5 cxd5 Nxd5 Bxe7 Nxe7 dxc5 Nxc5 Be2 b6 O-O \
     Bb7 Rad1 Nd5 Nxd5 exd5 Rd2 Rc8 Rfd1 Qe7 Qf5 Rfe8 Bb5 Red8 h3 Ne6 Ng5 Nxg5 Qxg5 Qxg5",
];

fn moves(san: &str) -> Vec<Move> {
    let mut place = NotationContext::beginning(Position::start());
    let mut moves = Vec::new();
    for text in san.split_whitespace() {
        let Ok(m) = san::read(place.position(), text) else { panic!("{text} in {san}") };
        place.play(m);
        moves.push(m);
    }
    moves
}

/// A game of moves by lot in which captures, castling and promotions are frequent.
fn by_lot(seed: u64, plies: usize) -> Vec<Move> {
    let mut dice = seed;
    let mut roll = |sides: usize| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(dice >> 33).unwrap_or_default() % sides.max(1)
    };
    let mut position = Position::start();
    let mut moves = Vec::new();
    while moves.len() < plies {
        let legal = position.legal_moves();
        let sharp = |m: &&Move| m.capture().is_some() || m.is_castling() || m.promotion().is_some();
        let sharp: Vec<Move> = legal.iter().filter(sharp).copied().collect();
        let from = if roll(3) == 0 && !sharp.is_empty() { &sharp } else { &legal };
        let Some(m) = from.get(roll(from.len())) else { break };
        moves.push(*m);
        position = position.after(*m);
    }
    moves
}

#[test]
fn games_come_back_from_every_kind_of_print() {
    let known = GAMES.iter().map(|game| moves(game));
    let games: Vec<Vec<Move>> = known.chain((1..=4).map(|seed| by_lot(seed, 90))).collect();
    let (mut read, mut open, mut wrong) = (0, 0, Vec::new());
    for (name, print) in books() {
        for game in &games {
            match comes_back(game, &print) {
                Ok(clear) => {
                    read += 1;
                    open += usize::from(!clear);
                }
                Err(why) => wrong.push(format!("{name}:\n{why}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), read + wrong.len(), wrong.join("\n\n"));
    assert!(open * 20 <= read, "{open} of {read} are in doubt");
}
