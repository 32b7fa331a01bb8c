//! What is wrong with a value of the command line, and the values that several commands take.

use jadoube_chess::board::placement::NotAPlacement;
use jadoube_chess::board::position::PositionFault;
use jadoube_chess::scoresheet::end::{EndPosition, NotAnEnd};
use jadoube_chess::scoresheet::length::{Counter, NotACounter};
use jadoube_competition::points::ScoringFault;
use jadoube_core::stations::post::Post;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::spoken::Style;
use jadoube_laws::ids::BoardNo;
use jadoube_message::Message;

/// Why a value does not fit where it stands.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "cli-value", error)]
pub enum ValueFault {
    /// A word that is not in a list.
    Unlisted {
        /// The list.
        known: String,
    },
    /// Neither `white` nor `black`.
    NotSide,
    /// Not a span of time on a clock.
    NotClock,
    /// Not a point of time.
    NotTime,
    /// A point of time that is too far away.
    TooFar,
    /// Not one letter.
    NotLetter,
    /// Not what results are worth.
    NotScoring,
    /// Results cannot be worth that.
    #[message(transparent, from)]
    Scoring(ScoringFault),
    /// Neither a day nor a point of time.
    NotDay,
    /// A point of time that has not come yet.
    NotYet,
    /// Not the name of a notation.
    NotSystem,
    /// Not a whole number, or one that is too large.
    NotNumber,
    /// Neither the number of a board nor `chief`.
    NotPost,
    /// Not a position.
    #[message(transparent, from)]
    Position(PositionFault),
    /// Not the men on a board.
    #[message(transparent, from)]
    Placement(NotAPlacement),
    /// Not a final position.
    #[message(transparent, from)]
    End(NotAnEnd),
    /// Not what the counter of a clock shows.
    #[message(transparent, from)]
    Counter(NotACounter),
}

/// What a station keeps: a board by its number, or the chief's place.
pub(crate) fn post(text: &str) -> Result<Post, ValueFault> {
    if text == "chief" {
        return Ok(Post::Chief);
    }
    let board = text.parse().map_err(|_| ValueFault::NotPost)?;
    Ok(Post::Board(BoardNo(board)))
}

/// A language that is not there must not silently become another.
pub(crate) fn lang(code: &str) -> Result<String, ValueFault> {
    let lang = Lang::from_code(code).ok_or_else(|| unlisted(&Lang::ALL.map(Lang::code)))?;
    Ok(lang.code().to_owned())
}

/// How moves are announced.
pub(crate) fn scheme(name: &str) -> Result<Style, ValueFault> {
    Style::from_name(name).ok_or_else(|| unlisted(&Style::ALL.map(Style::name)))
}

/// A final position, or as much as is known of it.
pub(crate) fn end(text: &str) -> Result<EndPosition, ValueFault> {
    Ok(text.parse::<EndPosition>()?)
}

/// What the counter of a clock shows.
pub(crate) fn counter(text: &str) -> Result<Counter, ValueFault> {
    Ok(text.parse::<Counter>()?)
}

fn unlisted(known: &[&str]) -> ValueFault {
    ValueFault::Unlisted { known: known.join(", ") }
}
