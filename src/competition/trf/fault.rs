//! What can be wrong or odd in a tournament file, with its line and column.

use jadoube_message::Message;

use crate::points::Points;

/// Something in a file that could not be taken as it stands, or that is worth a second look.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(id = "competition-trf-at", error)]
pub struct Fault {
    /// The line of the file, from 1; 0 for what no line is to blame for.
    pub line: usize,
    /// The column of the line, from 1.
    pub column: usize,
    /// What is wrong.
    pub what: What,
}

/// What can be wrong or odd.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "competition-trf", error)]
pub enum What {
    // --- cannot be read
    /// A whole number should stand here.
    NotANumber(String),
    /// Points should stand here, with at most one decimal.
    NotPoints(String),
    /// A record lacks a number without which it means nothing.
    NoNumber,
    /// No such result is known.
    NoSuchResult(char),
    /// A colour is `w` or `b`.
    NoSuchColour(String),
    /// A letter that this record does not know.
    NoSuchLetter(String),
    /// A game without the colour of its pieces.
    NoColour,
    /// Two lines have the same number.
    NumberTwice {
        /// The number.
        number: u16,
        /// The line in which it stands first.
        first: usize,
    },
    /// A player or a team that is in no line.
    NobodyOfThatNumber {
        /// The number.
        number: u16,
    },
    /// Against himself.
    AgainstHimself {
        /// The round.
        round: u8,
    },
    /// Two records of one pairing contradict each other.
    PairingDiffers {
        /// The round.
        round: u8,
        /// Whose line says otherwise.
        opponent: u16,
    },
    // --- odd
    /// Signs between two fields: columns may have slipped.
    BetweenFields(String),
    /// Columns are counted in bytes instead of letters.
    CountedInBytes,
    /// A date in another form than `YYYY/MM/DD`.
    DateForm(String),
    /// A title that FIDE does not know, or knows by another name.
    TitleForm(String),
    /// A full-point bye: deprecated, and in old files a bye given by the pairing.
    FullBye {
        /// The round.
        round: u8,
    },
    /// The result of a game where nobody was the opponent: a bye as it was written in 2006.
    ResultWithoutOpponent {
        /// The round.
        round: u8,
    },
    /// A bye, and yet an opponent.
    ByeWithOpponent {
        /// The round.
        round: u8,
    },
    /// The points do not fit the results.
    PointsDiffer {
        /// What the file says.
        stated: Points,
        /// What the results are worth.
        counted: Points,
    },
    /// More rounds in a line than the tournament has.
    SurplusRound {
        /// The first of them.
        round: u8,
    },
    /// A FIDE number with more digits than FIDE gives.
    LongFideNumber(String),
    /// White and Black, or win and forfeit, are worth different points, which is not supported.
    UnequalPoints(String),
    /// Nobody knows this code; the line is kept.
    UnknownCode(String),
    /// The file is not in UTF-8, but probably in this.
    OtherEncoding(String),
    /// Lines end in different ways.
    MixedLineEnds,
    // --- what a rating report lacks
    /// A record that must be there.
    Missing {
        /// Its code.
        code: &'static str,
    },
    /// A record that is there, and empty.
    Empty {
        /// Its code.
        code: &'static str,
    },
    /// A player's line without something that is wanted.
    Without {
        /// The player.
        number: u16,
        /// What is missing.
        field: Field,
    },
}

/// A field of a player's line that a rating report wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "competition-field", name = "field")]
pub enum Field {
    /// `m` or `w`.
    Sex,
    /// The name.
    Name,
    /// The federation.
    Federation,
    /// The number in FIDE's list.
    FideNumber,
    /// The date of birth.
    Birth,
    /// The rank at the end.
    Rank,
}

impl What {
    /// Whether something was lost by it: the line does not say what it should. Everything else is
    /// worth a second look.
    #[must_use]
    pub const fn is_error(&self) -> bool {
        matches!(
            self,
            Self::NotANumber(_)
                | Self::NotPoints(_)
                | Self::NoNumber
                | Self::NoSuchResult(_)
                | Self::NoSuchColour(_)
                | Self::NoSuchLetter(_)
                | Self::NoColour
                | Self::NumberTwice { .. }
                | Self::NobodyOfThatNumber { .. }
                | Self::AgainstHimself { .. }
                | Self::PairingDiffers { .. }
        )
    }
}
