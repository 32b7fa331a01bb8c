//! What is wrong with a case as it was told, in words: the line, the part, why, and what would be
//! understood.

use crate::chess::{self, Numbering};
use crate::refusal::refusal;
use crate::words::{Arg, Words};
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::reading::NotationFault;
use jadoube_chess::side::Side;
use jadoube_laws::rulings::fault::{Fault, Nonsense, Why};

/// The fault of a file of a case, with where more is told: “line 3: both: …”.
#[must_use]
pub fn in_file(words: &Words, fault: &Fault) -> String {
    let said = located(words, fault);
    match fault.why {
        Why::Move(_) | Why::MoveOfGame { .. } | Why::Game(_) | Why::Nonsense(_) => said,
        _ => format!("{said} {}", words.say("docket-topics")),
    }
}

/// The fault with its line, where that is known.
#[must_use]
pub fn located(words: &Words, fault: &Fault) -> String {
    let said = fault_of(words, fault);
    let Some(line) = fault.line else { return said };
    let line = i64::try_from(line).unwrap_or(i64::MAX);
    words.say_with("docket-line", &[("line", line.into()), ("what", said.into())])
}

/// The fault with its part: “both: must be told; write it like true”.
#[must_use]
pub fn fault_of(words: &Words, fault: &Fault) -> String {
    let said = why(words, &fault.why);
    if fault.part.is_empty() { said } else { format!("{}: {said}", fault.part) }
}

/// Why a part cannot be used.
#[must_use]
pub fn why(words: &Words, why: &Why) -> String {
    match why {
        Why::Text { why } => words.say_with("docket-text", &[("why", why.into())]),
        Why::Bare { word } => words.say_with("docket-bare", &[("word", word.into())]),
        Why::NoSuchKind { told, near } => {
            let said = words.say_with("docket-no-such-kind", &[("told", told.into())]);
            meant(words, said, near)
        }
        Why::NoSuchPart { near } => meant(words, words.say("docket-no-such-part"), near),
        Why::Missing { example } => {
            words.say_with("docket-missing", &[("example", example.into())])
        }
        Why::Unreadable { told, example, near } => {
            let args = [("told", told.into()), ("example", example.into())];
            meant(words, words.say_with("docket-unreadable", &args), near)
        }
        Why::Negative { told } => words.say_with("docket-negative", &[("told", told.into())]),
        Why::Move(fault) => a_move(words, fault),
        Why::MoveOfGame { number, why } => {
            let number = i64::try_from(*number).unwrap_or(i64::MAX);
            let why = a_move(words, why);
            let args = [("number", number.into()), ("why", why.into())];
            words.say_with("docket-move-of-game", &args)
        }
        Why::Game(why) => {
            let why = refusal(words, why, Numbering::USUAL);
            words.say_with("docket-game", &[("why", why.into())])
        }
        Why::Nonsense(what) => nonsense(words, what),
    }
}

/// With the words that were perhaps meant.
fn meant(words: &Words, said: String, near: &[String]) -> String {
    if near.is_empty() {
        return said;
    }
    let near = words.say_with("docket-meant", &[("list", near.join(", ").into())]);
    format!("{said} {near}")
}

/// A move that cannot be read, with what would be understood.
fn a_move(words: &Words, fault: &NotationFault) -> String {
    match fault {
        NotationFault::Unreadable { text } => {
            words.say_with("docket-move-unreadable", &[("text", text.into())])
        }
        NotationFault::Illegal { text, by } => {
            words.say_with("docket-move-illegal", &[("text", text.into()), named(words, *by)])
        }
        NotationFault::Ambiguous { text, moves } => {
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            let args = [("text", text.into()), ("moves", moves.join(", ").into())];
            words.say_with("docket-move-ambiguous", &args)
        }
    }
}

fn named(words: &Words, side: Side) -> (&'static str, Arg<'static>) {
    ("side", chess::side(words, side).into())
}

fn nonsense(words: &Words, what: &Nonsense) -> String {
    let on = |square: &Square| ("square", Arg::from(square.to_string()));
    match what {
        Nonsense::NothingThere { square } => words.say_with("docket-nothing-there", &[on(square)]),
        Nonsense::NotTheirs { square, side } => {
            words.say_with("docket-not-theirs", &[on(square), named(words, *side)])
        }
        Nonsense::NotOnMove { side } => {
            words.say_with("docket-not-on-move", &[named(words, *side)])
        }
        Nonsense::NotLegal { text, side } => {
            words.say_with("docket-not-legal", &[("text", text.into()), named(words, *side)])
        }
        Nonsense::SameSquare { square } => words.say_with("docket-same-square", &[on(square)]),
        Nonsense::BeyondRecord { ply, of } => {
            let args = [("ply", ply.0.into()), ("of", of.0.into())];
            words.say_with("docket-beyond-record", &args)
        }
        Nonsense::TooMany { told, most } => {
            let args = [("told", (*told).into()), ("most", (*most).into())];
            words.say_with("docket-too-many", &args)
        }
        Nonsense::NoCastlingRook { square, side } => {
            words.say_with("docket-no-castling-rook", &[on(square), named(words, *side)])
        }
        Nonsense::NoPawn { side } => words.say_with("docket-no-pawn", &[named(words, *side)]),
        Nonsense::NoCastling => words.say("docket-no-castling"),
        Nonsense::NothingTaken { square } => words.say_with("docket-nothing-taken", &[on(square)]),
        Nonsense::ResultAndReason => words.say("docket-result-and-reason"),
        Nonsense::NotTwo => words.say("docket-not-two"),
        Nonsense::MoveAndNone => words.say("docket-move-and-none"),
    }
}
