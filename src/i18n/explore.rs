//! The answers to whoever explores the board by ear, in words; what was typed to ask for them is
//! read in `request`. Squares are spoken in the scheme that the person has chosen.

pub mod request;

use crate::catalogue::Catalogue;
use crate::chess;
use jadoube_chess::board::explore::{Answer, Census, PieceFilter, PlayedMove, RankOrFile, Ray};
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::position::Move;
use jadoube_chess::board::square::Square;
use jadoube_chess::side::{BySide, Side};

/// How squares are spoken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Squares {
    /// “e4”
    #[default]
    Letters,
    /// “Eva four”: the names that the Laws suggest, with the language's numbers.
    Names,
}

impl Squares {
    /// Both ways of naming squares.
    pub const ALL: [Self; 2] = [Self::Letters, Self::Names];

    /// Its name in the preferences.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Letters => "letters",
            Self::Names => "names",
        }
    }

    /// The scheme of a name in the preferences; letters where nobody has that name.
    #[must_use]
    pub fn of_id(id: &str) -> Self {
        Self::ALL.into_iter().find(|squares| squares.id() == id).unwrap_or_default()
    }
}

const FILES: [&str; 8] = [
    "explore-file-a",
    "explore-file-b",
    "explore-file-c",
    "explore-file-d",
    "explore-file-e",
    "explore-file-f",
    "explore-file-g",
    "explore-file-h",
];

const RANKS: [&str; 8] = [
    "voice-rank-1",
    "voice-rank-2",
    "voice-rank-3",
    "voice-rank-4",
    "voice-rank-5",
    "voice-rank-6",
    "voice-rank-7",
    "voice-rank-8",
];

/// Whoever answers: in which words, with which names for squares.
#[derive(Debug, Clone, Copy)]
pub struct BoardReader<'a> {
    words: &'a Catalogue,
    squares: Squares,
}

impl<'a> BoardReader<'a> {
    /// A speaker.
    #[must_use]
    pub const fn new(words: &'a Catalogue, squares: Squares) -> Self {
        Self { words, squares }
    }

    /// “e4”, “Eva four”
    #[must_use]
    pub fn square(self, square: Square) -> String {
        match self.squares {
            Squares::Letters => square.to_string(),
            Squares::Names => {
                let (file, rank) =
                    (RankOrFile::File(square.file()), RankOrFile::Rank(square.rank()));
                format!("{} {}", self.line_name(file), self.line_name(rank))
            }
        }
    }

    fn line_name(self, line: RankOrFile) -> String {
        let named = |ids: [&str; 8], at: u8| {
            ids.get(usize::from(at)).map(|id| self.words.say(id)).unwrap_or_default()
        };
        match (self.squares, line) {
            (Squares::Letters, RankOrFile::File(file)) => {
                char::from(b'a' + file.min(7)).to_string()
            }
            (Squares::Letters, RankOrFile::Rank(rank)) => (rank + 1).to_string(),
            (Squares::Names, RankOrFile::File(file)) => named(FILES, file),
            (Squares::Names, RankOrFile::Rank(rank)) => named(RANKS, rank),
        }
    }

    /// “e4, white knight”: short, for the cursor on its way.
    #[must_use]
    pub fn standing(self, square: Square, piece: Option<Piece>) -> String {
        chess::standing(self.words, &self.square(square), piece)
    }

    /// “No queen on the board”
    #[must_use]
    pub fn no_such(self, kind: Kind) -> String {
        let kind = chess::kind(self.words, kind).into();
        self.words.say_with("explore-no-such", &[("kind", kind)])
    }

    /// A move for the ear.
    #[must_use]
    pub fn played(self, played: &PlayedMove<'_>) -> String {
        chess::move_aloud_as(self.words, played.m, played.before, &|square| self.square(square))
    }

    /// The same without check and mate.
    #[must_use]
    pub fn played_plainly(self, m: Move) -> String {
        chess::move_aloud_plainly(self.words, m, &|square| self.square(square))
    }

    /// The answer.
    #[must_use]
    pub fn answer(self, answer: &Answer<'_>) -> String {
        match answer {
            Answer::Square(square, piece) => self.in_full(*square, *piece),
            Answer::Line(line, men) => self.line(*line, men),
            Answer::Rays(from, rays) => self.rays(*from, rays),
            Answer::Where(asked, men) => self.whereabouts(*asked, men),
            Answer::Attackers { square, piece, by } => self.attackers(*square, *piece, by),
            Answer::Moves { square, piece, captures, moves } => match piece {
                Some(piece) => self.moves(*square, *piece, *captures, moves),
                None => self.standing(*square, None),
            },
            Answer::LastMove(last) => match last {
                Some(played) => self.numbered(played),
                None => self.words.say("explore-last-none"),
            },
            Answer::LastCapture(last) => match last {
                Some((played, 1)) => self.numbered(played),
                Some((played, _)) => {
                    let played = self.numbered(played);
                    self.words.say_with("explore-capture-before", &[("played", played.into())])
                }
                None => self.words.say("explore-capture-none"),
            },
            Answer::Captured(by) => {
                let lost = by.clone().map(|kinds| self.census(&counted(&kinds)));
                let args = [("white", lost.white.into()), ("black", lost.black.into())];
                self.words.say_with("explore-captured", &args)
            }
            Answer::Material(have) => self.material(have),
            Answer::Turn { side, number, check } => self.turn(*side, *number, *check),
            Answer::Since { gone, moves } => self.since(*gone, moves),
        }
    }

    fn in_full(self, square: Square, piece: Option<Piece>) -> String {
        let colour = if square.is_light() { "explore-light" } else { "explore-dark" };
        let colour = ("colour", self.words.say(colour).into());
        let square = ("square", self.square(square).into());
        match piece {
            Some(piece) => {
                let piece = ("piece", chess::piece(self.words, piece).into());
                self.words.say_with("explore-square", &[square, piece, colour])
            }
            None => self.words.say_with("explore-square-empty", &[square, colour]),
        }
    }

    fn line(self, line: RankOrFile, men: &[(Square, Piece)]) -> String {
        let id = match line {
            RankOrFile::Rank(_) => "explore-rank",
            RankOrFile::File(_) => "explore-file",
        };
        let men = match men {
            [] => self.words.say("explore-line-empty"),
            men => self.men(men),
        };
        self.words.say_with(id, &[("line", self.line_name(line).into()), ("men", men.into())])
    }

    fn men(self, men: &[(Square, Piece)]) -> String {
        let one = |(square, piece): &(Square, Piece)| {
            let piece = chess::piece(self.words, *piece);
            let args = [("square", self.square(*square).into()), ("piece", piece.into())];
            self.words.say_with("explore-man", &args)
        };
        men.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    fn rays(self, from: Square, rays: &[Ray]) -> String {
        if rays.is_empty() {
            let square = self.square(from).into();
            return self.words.say_with("explore-rays-none", &[("square", square)]);
        }
        let one = |ray: &Ray| {
            let end = self.square(ray.end).into();
            let men = self.men(&ray.men).into();
            self.words.say_with("explore-ray", &[("end", end), ("men", men)])
        };
        rays.iter().map(one).collect::<Vec<_>>().join(". ")
    }

    /// Side by side, and each side's men kind by kind.
    fn whereabouts(self, asked: PieceFilter, men: &[(Square, Piece)]) -> String {
        if men.is_empty() {
            return self.words.say("explore-where-none");
        }
        let of_side = |side: Side| {
            let groups = Kind::ALL.into_iter().rev().filter_map(|kind| {
                let wanted = Piece::new(side, kind);
                let here = men.iter().filter(|(_, piece)| *piece == wanted);
                let squares: Vec<String> = here.map(|(square, _)| self.square(*square)).collect();
                (!squares.is_empty()).then(|| self.group(kind, &squares))
            });
            let groups: Vec<String> = groups.collect();
            let wanted = asked.side.is_none_or(|asked| asked == side);
            let what = if groups.is_empty() { self.none() } else { groups.join(", ") };
            wanted.then(|| self.of_side(side, what))
        };
        Side::BOTH.into_iter().filter_map(of_side).collect::<Vec<_>>().join(". ")
    }

    fn group(self, kind: Kind, squares: &[String]) -> String {
        let id = match kind {
            Kind::King => "explore-group-king",
            Kind::Queen => "explore-group-queen",
            Kind::Rook => "explore-group-rook",
            Kind::Bishop => "explore-group-bishop",
            Kind::Knight => "explore-group-knight",
            Kind::Pawn => "explore-group-pawn",
        };
        let names = ("squares", squares.join(" ").into());
        self.words.say_with(id, &[("count", squares.len().into()), names])
    }

    fn attackers(
        self,
        square: Square,
        piece: Option<Piece>,
        by: &BySide<Vec<(Square, Kind)>>,
    ) -> String {
        let named = |side: Side| {
            let one = |(square, kind): &(Square, Kind)| {
                let piece = chess::kind(self.words, *kind).into();
                let args = [("piece", piece), ("square", self.square(*square).into())];
                self.words.say_with("explore-attacker", &args)
            };
            match by.of(side).as_slice() {
                [] => self.none(),
                men => men.iter().map(one).collect::<Vec<_>>().join(", "),
            }
        };
        let square = ("square", self.square(square).into());
        match piece {
            Some(piece) => {
                let attackers = named(piece.side.other()).into();
                let defenders = named(piece.side).into();
                let piece = ("piece", chess::piece(self.words, piece).into());
                let args = [square, piece, ("attackers", attackers), ("defenders", defenders)];
                self.words.say_with("explore-attacked", &args)
            }
            None => {
                let (white, black) = (named(Side::White).into(), named(Side::Black).into());
                let args = [square, ("white", white), ("black", black)];
                self.words.say_with("explore-reached", &args)
            }
        }
    }

    fn moves(self, square: Square, piece: Piece, captures: bool, moves: &[Move]) -> String {
        // Of a promotion the choices are one move here.
        let mut said: Vec<String> = moves.iter().map(|m| self.target(*m)).collect();
        said.dedup();
        let said = match (moves, captures) {
            ([], true) => self.words.say("explore-captures-none"),
            ([], false) => self.words.say("explore-moves-none"),
            _ => said.join(", "),
        };
        let piece = chess::piece(self.words, piece).into();
        let args =
            [("square", self.square(square).into()), ("piece", piece), ("moves", said.into())];
        self.words.say_with("explore-moves", &args)
    }

    fn target(self, m: Move) -> String {
        if m.is_castling() {
            let short = m.is_castling_short();
            let id = if short { "chess-castles-short" } else { "chess-castles-long" };
            return self.words.say(id);
        }
        let mut said = self.square(m.to());
        if let Some((captured, _)) = m.capture() {
            let piece = chess::kind(self.words, captured).into();
            let args = [("piece", piece), ("to", said.into())];
            said = self.words.say_with("explore-move-takes", &args);
        }
        if m.promotion().is_some() {
            said = self.words.say_with("explore-move-promotes", &[("move", said.into())]);
        }
        said
    }

    fn numbered(self, played: &PlayedMove<'_>) -> String {
        let args = [
            ("number", played.before.move_number().into()),
            ("side", chess::side(self.words, played.before.turn()).into()),
            ("move", self.played(played).into()),
        ];
        self.words.say_with("explore-played", &args)
    }

    fn material(self, have: &BySide<Census>) -> String {
        let each = |side| self.of_side(side, self.census(have.of(side)));
        let more = |side: Side| {
            let mut more = *have.of(side);
            for (mine, theirs) in more.iter_mut().zip(have.of(side.other())) {
                *mine = mine.saturating_sub(*theirs);
            }
            let args = [
                ("side", chess::side(self.words, side).into()),
                ("men", self.census(&more).into()),
            ];
            let any = more.iter().any(|count| *count > 0);
            any.then(|| self.words.say_with("explore-more", &args))
        };
        let mut said: Vec<String> = Side::BOTH.map(each).into();
        said.extend(Side::BOTH.into_iter().filter_map(more));
        if have.white == have.black {
            said.push(self.words.say("explore-equal"));
        }
        said.join(". ")
    }

    /// “queen, 2 rooks, 5 pawns”
    fn census(self, census: &Census) -> String {
        let said: Vec<String> = Kind::ALL
            .into_iter()
            .zip(census)
            .rev()
            .filter(|(_, count)| **count > 0)
            .map(|(kind, count)| {
                let id = match kind {
                    Kind::King => "explore-count-king",
                    Kind::Queen => "explore-count-queen",
                    Kind::Rook => "explore-count-rook",
                    Kind::Bishop => "explore-count-bishop",
                    Kind::Knight => "explore-count-knight",
                    Kind::Pawn => "explore-count-pawn",
                };
                self.words.say_with(id, &[("count", (*count).into())])
            })
            .collect();
        if said.is_empty() { self.none() } else { said.join(", ") }
    }

    fn turn(self, side: Side, number: u32, check: bool) -> String {
        let args = [("number", number.into()), ("side", chess::side(self.words, side).into())];
        let turn = self.words.say_with("explore-turn", &args);
        if check {
            self.words.say_with("explore-turn-check", &[("turn", turn.into())])
        } else {
            turn
        }
    }

    fn since(self, gone: usize, moves: &[PlayedMove<'_>]) -> String {
        let gone = (gone > 0)
            .then(|| self.words.say_with("explore-since-gone", &[("count", gone.into())]));
        let new = moves.iter().map(|played| self.numbered(played));
        let said: Vec<String> = gone.into_iter().chain(new).collect();
        if said.is_empty() { self.words.say("explore-since-none") } else { said.join(". ") }
    }

    /// “White: 1 hour 29 minutes”
    #[must_use]
    pub fn of_side(self, side: Side, what: String) -> String {
        let side = chess::side(self.words, side).into();
        self.words.say_with("explore-of-side", &[("side", side), ("what", what.into())])
    }

    fn none(self) -> String {
        self.words.say("explore-none")
    }
}

fn counted(kinds: &[Kind]) -> Census {
    Kind::ALL.map(|kind| {
        let count = kinds.iter().filter(|each| **each == kind).count();
        u8::try_from(count).unwrap_or(u8::MAX)
    })
}

#[cfg(test)]
mod tests;
