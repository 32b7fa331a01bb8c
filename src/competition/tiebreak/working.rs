//! A value with its working: what each round contributed and why, what was left out, and what
//! another reading of the regulations makes of it.

use std::cmp::Ordering;

use jadoube_message::Message;
use serde::Serialize;

use crate::article::Article;
use crate::fraction::Fraction;
use crate::tiebreak::edition::c07;
use crate::tournament::Number;

/// What a tie-break makes of a participant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Value {
    /// A number.
    Number(Fraction),
    /// The place among those tied; the least is the best.
    Place(u16),
    /// Numbers of which the first that differs decides.
    InTurn(Vec<Fraction>),
    /// It breaks nothing here.
    Nothing(Lack),
}

/// Why a tie-break breaks nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "competition-lack")]
pub enum Lack {
    /// Nobody shares his place, or those who do stay equal.
    NoOrder,
    /// Somebody has no rating, and no rule for that was published (C.07 10).
    Unrated,
    /// It must not be used in round robins (C.07 8).
    RoundRobin,
    /// It is for teams.
    TeamsOnly,
    /// It is for players.
    PlayersOnly,
    /// Those tied have not the same game points (C.07 12.1).
    UnequalGamePoints,
    /// The competition thought it up: the arbiter applies it.
    Own,
}

impl Lack {
    /// Whether the tie-break breaks nothing at all here, and not only nothing for these.
    #[must_use]
    pub const fn is_general(self) -> bool {
        !matches!(self, Self::NoOrder)
    }

    /// Where that stands.
    #[must_use]
    pub const fn article(self) -> Article {
        match self {
            Self::NoOrder => c07("6"),
            Self::Unrated | Self::PlayersOnly => c07("10"),
            Self::RoundRobin => c07("8"),
            Self::TeamsOnly => c07("13"),
            Self::UnequalGamePoints => c07("12.1"),
            Self::Own => c07("4.1"),
        }
    }
}

impl Value {
    /// Compares two values of one tie-break: the greater is the one with the higher number.
    #[must_use]
    pub fn order(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Number(mine), Self::Number(theirs)) => mine.cmp(theirs),
            (Self::Place(mine), Self::Place(theirs)) => mine.cmp(theirs),
            (Self::InTurn(mine), Self::InTurn(theirs)) => mine.cmp(theirs),
            // What breaks nothing for one breaks nothing for those tied with him.
            _ => Ordering::Equal,
        }
    }

    /// The number, where it is one.
    #[must_use]
    pub const fn number(&self) -> Option<Fraction> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Place(_) | Self::InTurn(_) | Self::Nothing(_) => None,
        }
    }
}

/// Why a contribution is what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "competition-basis")]
pub enum Basis {
    /// What he did himself.
    Own,
    /// A game over the board.
    Game,
    /// The opponent’s score.
    Opponent,
    /// The opponent’s score, in which his last byes count as draws.
    OpponentWithDraws,
    /// A forfeit that counts as a game.
    ForfeitAsGame,
    /// His own score: the dummy’s.
    Dummy,
    /// The dummy’s score, not above that of the scheduled opponent.
    DummyLikeOpponent,
    /// The dummy’s score, not above a draw in every round.
    DummyLikeDraws,
    /// The opponent’s rating.
    OpponentRating,
    /// The opponent’s value of the tie-break that is averaged.
    OpponentValue,
    /// The points after a round.
    Running,
    /// More points than the scheduled opponent, or than a draw.
    More,
    /// As many points as the scheduled opponent, or as a draw.
    Equal,
    /// The opponent has half of the points or more.
    StrongOpponent,
    /// A match not yet played among those tied, at the best.
    Missing,
    /// Points on a board.
    Board,
    /// The other points.
    OtherScore,
    /// A part of the Buchholz.
    Schedule,
    /// What the share of the points adds to the average of the ratings.
    Difference,
}

/// Why a contribution was left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "competition-cut")]
pub enum Cut {
    /// The least significant value.
    Lowest,
    /// The most significant value.
    Highest,
    /// The lowest of the rounds in which he was not available, instead of the least value.
    Voluntary,
}

impl Cut {
    /// Where it stands.
    #[must_use]
    pub const fn article(self) -> Article {
        match self {
            Self::Lowest => c07("14.1"),
            Self::Highest => c07("14.3"),
            Self::Voluntary => c07("16.5"),
        }
    }
}

/// A contribution to a value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Term {
    /// In which round.
    pub round: Option<u8>,
    /// On which board, or up to which.
    pub board: Option<u8>,
    /// By whom.
    pub opponent: Option<Number>,
    /// What is counted: the opponent's score, a rating, points.
    pub score: Fraction,
    /// What it is multiplied by.
    pub factor: Option<Fraction>,
    /// What it contributes.
    pub amount: Fraction,
    /// Why so much.
    pub basis: Basis,
    /// Where that stands.
    pub article: Article,
    /// Whether he was not available in this round (C.07 16.1.2).
    pub is_voluntary: bool,
    /// Why it is left out, if it is.
    pub cut: Option<Cut>,
}

impl Term {
    /// What somebody did himself in a round.
    #[must_use]
    pub const fn of(round: u8, amount: Fraction, basis: Basis, article: Article) -> Self {
        Self {
            round: Some(round),
            board: None,
            opponent: None,
            score: amount,
            factor: None,
            amount,
            basis,
            article,
            is_voluntary: false,
            cut: None,
        }
    }

    /// The same against somebody.
    #[must_use]
    pub const fn against(self, opponent: Option<Number>) -> Self {
        Self { opponent, ..self }
    }

    /// What it contributes as long as it is not left out.
    #[must_use]
    pub fn counted(&self) -> Option<Fraction> {
        self.cut.is_none().then_some(self.amount)
    }
}

/// How a value comes from its contributions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "competition-method")]
pub enum Method {
    /// They are added.
    Sum,
    /// Their average.
    Average,
    /// Their average, to a whole number, halves up.
    WholeAverage,
    /// The average of the ratings and what the share of the points adds to it.
    Performance,
    /// The lowest rating with which these points were to be expected.
    Perfect,
    /// The place in the table of those tied.
    Place,
    /// One after the other, until one decides.
    InTurn,
}

/// What another reading of the regulations makes of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reading {
    /// The value.
    pub value: Value,
    /// How it is read.
    pub why: Why,
    /// Where that reading finds itself.
    pub article: Article,
}

/// How else the regulations are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "competition-reading")]
pub enum Why {
    /// A double forfeit is nothing for both: so FIDE's server; by 7.7 they got the same.
    DoubleForfeitIsNothing,
    /// Cut is the unavailable round with the lowest opponent: so FIDE's server; by 16.5 that with the
    /// lowest contribution.
    VoluntaryByOpponent,
    /// A forfeit win in a round robin is an ordinary game: so the letter of 15.2; by 7.2 to 7.4 only
    /// games over the board count.
    ForfeitWinIsGame,
    /// The higher board count is better: so FIDE's server; by 12.1 the lower.
    HigherBoardCount,
    /// The sub-tie goes on with the points that made it: so the exercises of FIDE's commission; by
    /// 13.3.3 it begins with the first kind again.
    SubTieGoesOn,
}

/// A value and how it came about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Evaluation {
    /// The value.
    pub value: Value,
    /// How it comes from the contributions.
    pub method: Method,
    /// The contributions.
    pub terms: Vec<Term>,
    /// Where the tie-break stands.
    pub article: Article,
    /// Another reading, where its value differs.
    pub reading: Option<Reading>,
}

impl Evaluation {
    /// The sum of what is not left out.
    #[must_use]
    pub fn sum(terms: Vec<Term>, article: Article) -> Self {
        let value = Value::Number(terms.iter().filter_map(Term::counted).sum());
        Self { value, method: Method::Sum, terms, article, reading: None }
    }

    /// One number, without contributions.
    #[must_use]
    pub fn number(number: Fraction, article: Article) -> Self {
        Self { value: Value::Number(number), ..Self::sum(Vec::new(), article) }
    }

    /// Nothing, and why.
    #[must_use]
    pub fn nothing(lack: Lack, article: Article) -> Self {
        Self { value: Value::Nothing(lack), ..Self::sum(Vec::new(), article) }
    }

    /// With another reading, where its value is another.
    #[must_use]
    pub fn read_as(mut self, value: Value, why: Why, article: Article) -> Self {
        if value != self.value {
            self.reading = Some(Reading { value, why, article });
        }
        self
    }
}
