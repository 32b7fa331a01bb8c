//! What has happened in a game between two of its states, and what of it a decision would take away:
//! before that is done it is named, and asked about once.

use std::borrow::Cow;

use jadoube_message::{Argument, Arguments, Message, Value};
use serde::{Deserialize, Serialize};

use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::game::counter::Counter;
use jadoube_laws::game::outcome::Outcome;
use jadoube_laws::game::state::Game;

/// A move as a scoresheet has it: the number, whose it is, and the move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumberedMove {
    /// The number.
    pub number: u32,
    /// The player who made the move.
    pub side: Side,
    /// The move in short algebraic.
    pub san: String,
}

impl NumberedMove {
    /// The move that led to a ply of the record.
    fn of(game: &Game, ply: Ply) -> Option<Self> {
        let record = game.plies.get(usize::from(ply.0).checked_sub(1)?)?;
        let (number, side) = game.move_label(ply);
        Some(Self { number, side, san: record.san.clone() })
    }
}

/// Half-moves in a row, by the first and the last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves {
    /// How many.
    pub count: u16,
    /// The first.
    pub first: NumberedMove,
    /// The last.
    pub last: NumberedMove,
}

/// “12.Nf3”, “12…Nf6”.
impl Argument for NumberedMove {
    const NAME: &'static str = "move";

    fn value(&self) -> Value<'_> {
        let dots = if self.side == Side::White { "." } else { "…" };
        let number = Value::Text(Cow::Owned(format!("{}{dots}", self.number)));
        Value::List(vec![number, Value::San(&self.san)], "")
    }
}

/// Three values: `count`, `first` and `last`.
impl Argument for Moves {
    const NAME: &'static str = "count";

    fn value(&self) -> Value<'_> {
        self.count.value()
    }

    fn put_into<'a>(&'a self, _: &'static str, into: &mut Arguments<'a>) {
        self.count.put_into("count", into);
        self.first.put_into("first", into);
        self.last.put_into("last", into);
    }

    fn names(_: &'static str) -> Vec<&'static str> {
        vec!["count", "first", "last"]
    }
}

impl Moves {
    /// As a value of a message: that they are taken back.
    #[must_use]
    pub fn lost(&self) -> Value<'_> {
        let mut values = Arguments::new();
        self.put_into("count", &mut values);
        Value::Said("dispute-loss-moves".into(), values)
    }

    /// Those of a record after a ply; nothing where there are none.
    fn after(game: &Game, ply: Ply) -> Option<Self> {
        let count = game.ply().0.checked_sub(ply.0).filter(|count| *count > 0)?;
        let first = NumberedMove::of(game, Ply(ply.0.saturating_add(1)))?;
        Some(Self { count, first, last: NumberedMove::of(game, game.ply())? })
    }
}

/// Something that has changed.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "dispute-change")]
pub enum Change {
    /// Moves stand in the record that did not.
    Played(Moves),
    /// Moves are no longer in the record.
    Gone(Moves),
    /// The game has ended.
    Ended(#[message(name = "result")] Outcome),
    /// The game goes on, which had ended so.
    Reopened(#[message(name = "result")] Outcome),
    /// Illegal moves are counted otherwise.
    IllegalMoves {
        /// Against whom.
        #[message(name = "side")]
        by: Side,
        /// How many.
        #[message(name = "count")]
        now: u8,
    },
    /// Something else is counted otherwise.
    Counted {
        /// Warnings, wrong claims, or requests of the sheet.
        what: Counter,
        /// For whom.
        #[message(name = "side")]
        by: Side,
        /// How many.
        #[message(name = "count")]
        now: u8,
    },
    /// A flag has fallen.
    Flag {
        /// The player whose flag has fallen.
        side: Side,
    },
    /// The clock was started, stopped or corrected.
    Clock,
    /// Nothing in the game: who is there at its resumption.
    Presence,
    /// Nothing in the game: another result counts in the event.
    Result,
    /// Nothing in the game: the Laws in force are others, or the program knows them better.
    Laws,
}

/// What has changed in a game.
#[must_use]
pub fn changes(then: &Game, now: &Game) -> Vec<Change> {
    let common = then.moves_in_common(now);
    let mut found = Vec::new();
    found.extend(Moves::after(then, common).map(Change::Gone));
    found.extend(Moves::after(now, common).map(Change::Played));
    if then.outcome() != now.outcome() {
        found.extend(match (then.outcome(), now.outcome()) {
            (_, Some(outcome)) => Some(Change::Ended(outcome)),
            (was, None) => was.map(Change::Reopened),
        });
    }
    for by in Side::BOTH {
        let count = *now.illegal_moves.of(by);
        if *then.illegal_moves.of(by) != count {
            found.push(Change::IllegalMoves { by, now: count });
        }
        for what in Counter::ALL {
            let count = now.counts.of(what, by);
            if then.counts.of(what, by) != count {
                found.push(Change::Counted { what, by, now: count });
            }
        }
        if then.flags.of(by).is_none() && now.flags.of(by).is_some() {
            found.push(Change::Flag { side: by });
        }
    }
    if found.is_empty() && then.clock != now.clock {
        found.push(Change::Clock);
    }
    found
}

/// What an act takes away from a game, as whoever asks for it must have said that they know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loss {
    /// The half-moves of the record that stay.
    pub to: Ply,
    /// How many there are.
    pub of: Ply,
    /// The result that no longer stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

impl Loss {
    /// As a value of a message: that the result no longer counts, if there was one.
    #[must_use]
    pub fn of_the_result(&self) -> Value<'_> {
        let said = |id: &'static str, result| Value::Said(id.into(), vec![("result", result)]);
        let result = self.result.as_ref().map(Outcome::value);
        result.map_or(Value::NONE, |result| said("dispute-loss-result", result))
    }

    /// What is lost where a game becomes another; nothing where it only gains.
    #[must_use]
    pub fn between(before: &Game, after: &Game) -> Option<Self> {
        let (to, of) = (before.moves_in_common(after), before.ply());
        let result = before.outcome().filter(|was| after.outcome() != Some(*was));
        (to < of || result.is_some()).then_some(Self { to, of, result })
    }

    /// The moves that go, in the game that it is lost from.
    #[must_use]
    pub fn moves(&self, game: &Game) -> Option<Moves> {
        Moves::after(game, self.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::disputes::scenario::{STANDARD, START, ask, game, now};
    use jadoube_chess::result::Score;
    use jadoube_laws::game::command::Command;
    use jadoube_laws::game::outcome::EndReason;

    fn resigned(mut game: Game) -> Game {
        let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
        let at = now(&game);
        ask(&mut game, &Command::End(outcome.into()), at);
        game
    }

    #[test]
    fn what_has_happened_and_what_would_be_lost_is_named() {
        let play = |moves: &str| game(STANDARD, START, moves);
        let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
        let lost = |to, of, result| Some(Loss { to: Ply(to), of: Ply(of), result });
        for (name, one, two, told, loss) in [
            ("nothing", play("e2e4"), play("e2e4"), "", None),
            ("moves", play("e2e4"), play("e2e4 e7e5 g1f3"), "+2 1e5 2Nf3", None),
            ("taken back", play("e2e4 e7e5"), play("e2e4"), "-1 1e5 1e5", lost(1, 2, None)),
            (
                "other moves",
                play("e2e4 e7e5"),
                play("d2d4"),
                "-2 1e4 1e5, +1 1d4 1d4",
                lost(0, 2, None),
            ),
            ("the end", play("e2e4"), resigned(play("e2e4")), "end", None),
            (
                "the end undone",
                resigned(play("e2e4")),
                play("e2e4"),
                "reopened",
                lost(1, 1, Some(outcome)),
            ),
        ] {
            let written = |moves: &Moves| {
                let [first, last] =
                    [&moves.first, &moves.last].map(|w| format!("{}{}", w.number, w.san));
                format!("{} {first} {last}", moves.count)
            };
            let found: Vec<String> = changes(&one, &two)
                .iter()
                .map(|change| match change {
                    Change::Played(moves) => format!("+{}", written(moves)),
                    Change::Gone(moves) => format!("-{}", written(moves)),
                    Change::Ended(_) => "end".into(),
                    Change::Reopened(_) => "reopened".into(),
                    other => format!("{other:?}"),
                })
                .collect();
            assert_eq!(found.join(", "), told, "{name}");
            assert_eq!(Loss::between(&one, &two), loss, "{name}");
        }
    }

    #[test]
    fn counts_flags_and_clocks_are_changes_too() {
        let then = game("5", START, "e2e4");
        let at = now(&then);
        let (w, b) = (Side::White, Side::Black);
        let add = Command::CorrectClock {
            correction: jadoube_laws::clock::correction::Correction::Add {
                side: w,
                time: jadoube_chess::moment::Millis(1),
            },
            reason: "late".into(),
        };
        for (command, change) in [
            (Command::CountIllegalMove { by: b }, Change::IllegalMoves { by: b, now: 1 }),
            (
                Command::Count { what: Counter::Warnings, by: w },
                Change::Counted { what: Counter::Warnings, by: w, now: 1 },
            ),
            (Command::StopClock, Change::Clock),
            (add, Change::Clock),
        ] {
            let mut game = then.clone();
            ask(&mut game, &command, at);
            assert_eq!(changes(&then, &game), [change], "{command:?}");
        }
    }
}
