//! A case as people tell it: facts under their names, read leniently. Moves are read in the
//! position that they are about and in any notation, times also as `2:30:00`. What cannot be
//! read, or cannot be so, is named; nothing is taken for something else.

use jadoube_message::system::SystemReason;
use serde_json::{Map, Value};

use crate::rulings::case::Case;
use crate::rulings::consistency;
use crate::rulings::facts::{Fact, FactType, Need, Schema};
use crate::rulings::fault::{Contradiction, Fault, FaultReason, near};
use crate::rulings::positions::GamePositions;
use jadoube_chess::board::piece::{Kind as PieceKind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_chess::notation::any;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::reading::NotationFault;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

impl Case {
    /// The case of a kind with its facts as a file has them.
    ///
    /// # Errors
    /// A [`Fault`] for the first part that is missing, unknown, unreadable, or cannot be so.
    pub fn told(
        kind: &str,
        facts: &Map<String, Value>,
        line: &GamePositions<'_>,
    ) -> Result<Self, Fault> {
        let schema = Self::KINDS.iter().find(|schema| schema.kind == kind);
        let asked = match schema {
            Some(schema) => schema.facts,
            None if kind == Self::Other.kind() => &[],
            None => {
                let kinds = Self::KINDS.iter().map(|schema| schema.kind);
                let near = near(kind, kinds.chain([Self::Other.kind()]));
                return Err(Fault::new(
                    "case",
                    FaultReason::NoSuchKind { told: kind.into(), near },
                ));
            }
        };
        if let Some(name) = facts.keys().find(|name| asked.iter().all(|fact| fact.name != *name)) {
            let near = near(name, asked.iter().map(|fact| fact.name));
            return Err(Fault::new(name, FaultReason::NoSuchPart { near }));
        }
        let mut read = Map::new();
        for fact in asked {
            let empty =
                |value: &&Value| value.is_null() || value.as_array().is_some_and(Vec::is_empty);
            let told = facts.get(fact.name).filter(|value| !empty(value));
            match told {
                Some(value) => {
                    let value = FactsReader { facts, schema, line }.read(fact, value);
                    let value = value.map_err(|why| Fault::new(fact.name, why))?;
                    read.insert(fact.name.into(), value);
                }
                None if fact.need == Need::Asked => {
                    let example = fact.form.example();
                    return Err(Fault::new(fact.name, FaultReason::Missing { example }));
                }
                None => {}
            }
        }
        let case = Self::from_facts(kind, &read).map_err(|fault| {
            Fault::new("case", FaultReason::Text { why: SystemReason::Other(fault.to_string()) })
        })?;
        consistency::check(&case, line)?;
        Ok(case)
    }
}

/// Facts that are being read.
struct FactsReader<'a> {
    facts: &'a Map<String, Value>,
    schema: Option<&'static Schema>,
    line: &'a GamePositions<'a>,
}

impl FactsReader<'_> {
    /// The player that the case is about; White where that is not told or not asked.
    fn who(&self) -> Side {
        let facts = self.schema.map(|schema| schema.facts).unwrap_or_default();
        let named = facts.iter().find(|fact| fact.form == FactType::Side);
        let told = named.and_then(|fact| self.facts.get(fact.name)).and_then(Value::as_str);
        match told {
            Some("black") => Side::Black,
            _ => Side::White,
        }
    }

    /// The position that a move is about: after the half-moves that are told, before the last turn
    /// of the player for what was done then, and now for what is announced.
    fn position(&self, form: FactType) -> &Position {
        let told = ["ply", "stood"].into_iter().find_map(|name| self.facts.get(name)?.as_u64());
        let ply = told.and_then(|ply| u16::try_from(ply).ok()).map(Ply);
        let named = ply.and_then(|ply| self.line.at(ply));
        match form {
            FactType::FromTo => named.unwrap_or_else(|| self.line.before(self.who())),
            _ => named.unwrap_or_else(|| self.line.now()),
        }
    }

    /// A fact as the journal has it.
    fn read(&self, fact: &Fact, value: &Value) -> Result<Value, FaultReason> {
        let text = value.as_str().map(str::trim);
        let unreadable = || unreadable(fact.form, value);
        match (fact.form, text) {
            (FactType::YesNo, _) if value.is_boolean() => Ok(value.clone()),
            (FactType::Side, Some("white" | "black")) | (FactType::Text, Some(_)) => {
                Ok(value.clone())
            }
            (FactType::OneOf(words), Some(text)) if words.contains(&text) => Ok(text.into()),
            (FactType::Square, Some(text)) => square(text).ok_or_else(unreadable),
            (FactType::Squares, _) => squares(value).map(Value::from).ok_or_else(unreadable),
            (FactType::FromTo, _) => {
                self.moved(value).map_err(|why| why.unwrap_or_else(unreadable))
            }
            (FactType::Move, Some(text)) => {
                let read = written(self.position(fact.form), self.who(), text, LETTERS);
                read.map(|uci| uci.0.into())
            }
            (FactType::Placement, Some(text)) => {
                let first = text.split_whitespace().next().unwrap_or_default();
                let placement: Result<Placement, _> = first.parse();
                placement.map(|read| read.to_string().into()).map_err(|_| unreadable())
            }
            (FactType::Ply | FactType::Number, None) => match value.as_i64() {
                Some(number) if number < 0 => {
                    Err(FaultReason::Negative { told: value.to_string() })
                }
                Some(number) if u16::try_from(number).is_ok() => Ok(number.into()),
                _ => Err(unreadable()),
            },
            (FactType::Time, _) => time(value),
            _ => Err(unreadable()),
        }
    }

    /// A move by its squares, or as it is written; nothing to say where it is of no such form.
    fn moved(&self, value: &Value) -> Result<Value, Option<FaultReason>> {
        if let Some((from, to)) = value.as_str().and_then(by_squares) {
            return Ok(vec![from.to_string(), to.to_string()].into());
        }
        if let Some(text) = value.as_str() {
            let read = written(self.position(FactType::FromTo), self.who(), text, LETTERS);
            let Uci(uci) = read.map_err(Some)?;
            return match (uci.get(0..2), uci.get(2..4)) {
                (Some(from), Some(to)) => Ok(vec![from, to].into()),
                _ => Err(None),
            };
        }
        let read = squares(value).ok_or(None)?;
        if read.len() == 2 { Ok(read.into()) } else { Err(None) }
    }
}

/// The letters of pieces in a file that says nothing about them.
const LETTERS: PieceLetters = PieceLetters::English;

/// A value that is not of its form, with what would be understood.
pub fn unreadable(form: FactType, value: &Value) -> FaultReason {
    let told = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let words: &[&str] = match form {
        FactType::OneOf(words) => words,
        FactType::Side => &["white", "black"],
        _ => &[],
    };
    let near = near(&told, words.iter().copied());
    FaultReason::Unreadable { told, example: form.example(), near }
}

fn square(text: &str) -> Option<Value> {
    let square: Square = text.to_ascii_lowercase().parse().ok()?;
    Some(square.to_string().into())
}

/// Squares one by one or in one text, `["e4", "d5"]` or `e4 d5`.
fn squares(value: &Value) -> Option<Vec<Value>> {
    match value {
        Value::Array(all) => all.iter().map(|one| square(one.as_str()?.trim())).collect(),
        Value::String(text) => {
            let parts = text.split([' ', ',', ';', '-', '–']).filter(|part| !part.is_empty());
            parts.map(square).collect()
        }
        _ => None,
    }
}

/// A span of time: milliseconds as a number, or `2:30:00`.
pub fn time(value: &Value) -> Result<Value, FaultReason> {
    let read = match value {
        Value::Number(number) => number.as_i64().map(Millis),
        Value::String(text) if text.contains(':') => Millis::read(text),
        _ => None,
    };
    match read {
        Some(time) if time < Millis::ZERO => Err(FaultReason::Negative { told: value.to_string() }),
        Some(time) => Ok(time.0.into()),
        None => Err(unreadable(FactType::Time, value)),
    }
}

/// A move of a player as it was written down: the legal move that it means, in any notation; or,
/// where it is illegal, from where to where: by its squares, or if one piece alone can be meant.
///
/// # Errors
/// [`FaultReason::Move`] when it is no move or more than one, [`FaultReason::Nonsense`] when no
/// piece of that player stands on the square.
pub fn written(
    position: &Position,
    by: Side,
    text: &str,
    own: PieceLetters,
) -> Result<Uci, FaultReason> {
    let turned = if position.turn() == by { Some(position.clone()) } else { position.passed() };
    let fault = match &turned {
        Some(here) => match any::read(here, text, own) {
            Ok(m) => return Ok(here.uci(m)),
            Err(fault) => fault,
        },
        None => NotationFault::Illegal { text: text.trim().to_owned(), by },
    };
    match by_squares(text) {
        Some((from, to)) => {
            let own = position.piece_at(from).is_some_and(|piece| piece.side == by);
            if !own {
                return Err(FaultReason::Nonsense(Contradiction::NotTheirs {
                    square: from,
                    side: by,
                }));
            }
            match fault {
                // A promotion without the new piece is one of several legal moves.
                NotationFault::Ambiguous { .. } => Err(FaultReason::Move(fault)),
                _ => Ok(Uci(format!("{from}{to}{}", promotion(text)))),
            }
        }
        None if matches!(fault, NotationFault::Illegal { .. }) => {
            by_piece(position, by, text, own).ok_or(FaultReason::Move(fault))
        }
        None => Err(FaultReason::Move(fault)),
    }
}

/// The two squares of a text that has nothing else but a piece's letter, a dash or a cross.
fn by_squares(text: &str) -> Option<(Square, Square)> {
    let small = text.trim().to_ascii_lowercase();
    let core = small.trim_end_matches(['+', '#']).replace(['-', '–', 'x', ':', ' '], "");
    let from_square = |core: &str| -> Option<(Square, Square)> {
        let rest = core.get(4..)?;
        let ends = rest.is_empty() || matches!(rest, "q" | "r" | "b" | "n");
        let square = |at: std::ops::Range<usize>| core.get(at)?.parse::<Square>().ok();
        ends.then_some((square(0..2)?, square(2..4)?))
    };
    from_square(&core).or_else(|| {
        let mut letters = core.chars();
        letters.next().filter(|letter| letter.is_alphabetic())?;
        from_square(letters.as_str())
    })
}

/// The letter of the new piece, where a move by its squares has one.
fn promotion(text: &str) -> &'static str {
    let last = text.trim().trim_end_matches(['+', '#']).chars().last();
    match last.map(|letter| letter.to_ascii_lowercase()) {
        Some('q') => "q",
        Some('r') => "r",
        Some('b') => "b",
        Some('n') => "n",
        _ => "",
    }
}

/// An illegal move by the letter of its piece and where it went, if one piece alone can be meant.
fn by_piece(position: &Position, by: Side, text: &str, own: PieceLetters) -> Option<Uci> {
    let core = text.trim().trim_end_matches(['+', '#', '!', '?']).replace(['x', ':'], "");
    let to: Square = core.get(core.len().checked_sub(2)?..)?.parse().ok()?;
    let letter = core.get(..core.len().checked_sub(2)?)?;
    let kind = if letter.is_empty() {
        PieceKind::Pawn
    } else {
        let named = |letters: PieceLetters| {
            let mut kinds = PieceKind::ALL.into_iter().filter(|kind| *kind != PieceKind::Pawn);
            kinds.find(|kind| letters.of(*kind) == letter)
        };
        named(own).or_else(|| named(PieceLetters::English))?
    };
    let placement = position.placement();
    let mut meant = placement.pieces().filter(|(square, piece)| {
        *piece == Piece::new(by, kind)
            && (kind != PieceKind::Pawn || square.file() == to.file())
            && *square != to
    });
    match (meant.next(), meant.next()) {
        (Some((from, _)), None) => Some(Uci(format!("{from}{to}"))),
        _ => None,
    }
}
