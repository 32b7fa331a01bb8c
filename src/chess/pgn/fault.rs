//! What can be wrong or odd in a file, with its place.

use crate::board::position::PositionFault;
use crate::notation::reading::NotationFault;
use crate::pgn::signal::Signal;
use crate::ply::Ply;
use jadoube_message::Message;

/// Something in a file that could not be taken as it stands, or that is worth a second look.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(id = "pgn-complaint", error)]
pub struct Complaint {
    /// The game, from 1.
    pub game: usize,
    /// The half-move that it concerns, from 1, if it concerns one; in a variation the half-move of
    /// the game that it stands behind.
    #[message(skip)]
    pub ply: Option<Ply>,
    /// The line of the file, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: PgnFault,
}

/// What can be wrong or odd.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "pgn", error)]
pub enum PgnFault {
    /// The move is not one legal move; it and all after it are kept as words.
    Move(NotationFault),
    /// Words that have neither a tag nor a legal move.
    NoGame,
    /// A player passes.
    NullMove(String),
    /// The start position cannot be played from; the moves are kept as words.
    Start(PositionFault),
    /// The start position has rights to castle or to capture en passant that it does not bear
    /// out; they were left out.
    LooseStart(String),
    /// Another kind of chess; the moves are kept as words.
    Variant(String),
    /// A line in brackets that is no tag; it is kept as a line.
    Tag(String),
    /// A tag stands twice with different values; the first counts.
    TagTwice(String),
    /// Tags that every game should have are not there.
    TagsMissing(String),
    /// The value of a tag is not one that the standard knows.
    TagValue {
        /// The tag.
        name: &'static str,
        /// What stands in it.
        value: String,
        /// What should.
        expected: TagShape,
    },
    /// A start position is given, but not the tag that announces it.
    NoSetUp,
    /// A line for programs, which the standard does not explain; it is kept as a line.
    Escape(String),
    /// A comment has no end; it was ended before the next game.
    CommentOpen,
    /// A comment stands inside a comment; both were taken as one.
    CommentNested,
    /// A variation has no end, no beginning, or no move that it could stand for.
    Brackets,
    /// More variations stand inside each other than anyone can follow; kept as words.
    TooDeep(usize),
    /// The time cannot be read; it was left in the comment.
    Time(String),
    /// The same move has another time already; this one was left in the comment.
    TimeTwice(String),
    /// A command is broken by the end of a line; it was joined.
    TimeBroken(String),
    /// A word that is neither move nor glyph; kept as it stands.
    Stray(String),
    /// A move is written as PGN does not, but can only mean one.
    Spelling {
        /// What stands there.
        text: String,
        /// What it means.
        san: String,
    },
    /// Check or mate is written, but the move gives none.
    WrongSign(String),
    /// The number of a move is another than where it stands.
    Number {
        /// What stands there.
        written: String,
        /// What should.
        due: String,
    },
    /// The result of the tag and the one after the moves differ; the latter counts.
    TwoResults {
        /// In the tag.
        tag: String,
        /// After the moves.
        end: &'static str,
    },
    /// There is no result after the moves: the file may have been cut.
    NoEnd,
    /// The last move of a king may be the sign by which a board on the table tells the result.
    #[message(transparent)]
    ResultSignal(Signal),
    /// The tags say that the game was not ended.
    NotEnded(String),
    /// Times at an adjournment, which this program does not take over.
    Adjourned(#[message(name = "tag")] String, #[message(name = "value")] String),
    /// The bytes are not UTF-8; they were taken for another encoding.
    NotUtf8(&'static str),
    /// The text is in UTF-16, which PGN does not know.
    Utf16(&'static str),
    /// Bytes that no encoding explains; each became U+FFFD.
    Undecodable(&'static str),
}

/// How the value of a tag is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "pgn-shape")]
pub enum TagShape {
    /// Of the tag `Date`.
    Date,
    /// Of the tag `Result`.
    Result,
    /// Of the tag `SetUp`.
    SetUp,
    /// Of the tag `Termination`.
    Termination,
}
