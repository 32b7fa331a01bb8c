//! What can be wrong or odd in a file, with its place.

use crate::board::position::PositionFault;
use crate::notation::reading::NotationFault;
use crate::pgn::signal::Signal;
use crate::ply::Ply;

/// Something in a file that could not be taken as it stands, or that is worth a second look.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, line {line}, column {column}: {fault}")]
pub struct Complaint {
    /// The game, from 1.
    pub game: usize,
    /// The half-move that it concerns, from 1, if it concerns one; in a variation the half-move of
    /// the game that it stands behind.
    pub ply: Option<Ply>,
    /// The line of the file, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: PgnFault,
}

/// What can be wrong or odd.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PgnFault {
    /// The move is not one legal move; it and all after it are kept as words.
    #[error("{0}; what stands from here on was not read as moves")]
    Move(NotationFault),
    /// Words that have neither a tag nor a legal move.
    #[error("what stands here is no game; it was passed over")]
    NoGame,
    /// A player passes.
    #[error("a move is passed with “{0}”, which no game does")]
    NullMove(String),
    /// The start position cannot be played from; the moves are kept as words.
    #[error("the start position: {0}; the moves were not read")]
    Start(PositionFault),
    /// The start position has rights to castle or to capture en passant that it does not bear
    /// out; they were left out.
    #[error("the start position “{0}” has rights to castle or en passant that cannot be")]
    LooseStart(String),
    /// Another kind of chess; the moves are kept as words.
    #[error("the variant “{0}” is not played here; the moves were not read")]
    Variant(String),
    /// A line in brackets that is no tag; it is kept as a line.
    #[error("“{0}” is not a tag; it should read [Name \"value\"]")]
    Tag(String),
    /// A tag stands twice with different values; the first counts.
    #[error("the tag {0} stands twice; the first counts")]
    TagTwice(String),
    /// Tags that every game should have are not there.
    #[error("the game has no tag {0}")]
    TagsMissing(String),
    /// The value of a tag is not one that the standard knows.
    #[error("[{name} \"{value}\"] is not written as the standard has it: {expected}")]
    TagValue {
        /// The tag.
        name: &'static str,
        /// What stands in it.
        value: String,
        /// What should.
        expected: &'static str,
    },
    /// A start position is given, but not the tag that announces it.
    #[error("the tag FEN stands without [SetUp \"1\"]")]
    NoSetUp,
    /// A line for programs, which the standard does not explain; it is kept as a line.
    #[error("the line “{0}” is meant for a program; it was kept")]
    Escape(String),
    /// A comment has no end; it was ended before the next game.
    #[error("a comment is not closed with “}}”")]
    CommentOpen,
    /// A comment stands inside a comment; both were taken as one.
    #[error("a comment in braces stands inside another; they were taken as one")]
    CommentNested,
    /// A variation has no end, no beginning, or no move that it could stand for.
    #[error("the brackets round a variation do not match")]
    Brackets,
    /// More variations stand inside each other than anyone can follow; kept as words.
    #[error("more than {0} variations stand inside each other; the inner ones were kept as words")]
    TooDeep(usize),
    /// The time cannot be read; it was left in the comment.
    #[error("“{0}” is not a time; expected h:mm:ss")]
    Time(String),
    /// The same move has another time already; this one was left in the comment.
    #[error("“{0}” contradicts an earlier time of the same move")]
    TimeTwice(String),
    /// A command is broken by the end of a line; it was joined.
    #[error("“{0}” was broken by the end of a line")]
    TimeBroken(String),
    /// A word that is neither move nor glyph; kept as it stands.
    #[error("“{0}” is neither a move nor a sign of PGN; it was kept as it stands")]
    Stray(String),
    /// A move is written as PGN does not, but can only mean one.
    #[error("“{text}” is not PGN's way of writing {san}")]
    Spelling {
        /// What stands there.
        text: String,
        /// What it means.
        san: String,
    },
    /// Check or mate is written, but the move gives none.
    #[error("“{0}” has a sign of check or mate, but the position has none")]
    WrongSign(String),
    /// The number of a move is another than where it stands.
    #[error("the move number “{written}” stands where {due} is due")]
    Number {
        /// What stands there.
        written: String,
        /// What should.
        due: String,
    },
    /// The result of the tag and the one after the moves differ; the latter counts.
    #[error("the result is {tag} in the tag but {end} after the moves; the latter counts")]
    TwoResults {
        /// In the tag.
        tag: String,
        /// After the moves.
        end: &'static str,
    },
    /// There is no result after the moves: the file may have been cut.
    #[error("no result stands after the moves: the file may be cut short")]
    NoEnd,
    /// The last move of a king may be the sign by which a board on the table tells the result.
    #[error("{0}")]
    ResultSignal(Signal),
    /// The tags say that the game was not ended.
    #[error("[Termination \"{0}\"] says that the game was not ended, but it has a result")]
    NotEnded(String),
    /// Times at an adjournment, which this program does not take over.
    #[error("[{0} \"{1}\"] tells a clock at an adjournment; it stays in the tag")]
    Adjourned(String, String),
    /// The bytes are not UTF-8; they were taken for another encoding.
    #[error("not UTF-8; read as {0}")]
    NotUtf8(&'static str),
    /// The text is in UTF-16, which PGN does not know.
    #[error("the file is in {0}, not UTF-8")]
    Utf16(&'static str),
    /// Bytes that no encoding explains; each became U+FFFD.
    #[error("bytes that are no text in {0}")]
    Undecodable(&'static str),
}
