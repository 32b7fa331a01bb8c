//! Any message of the program in words: its id names the text, and each of its values is written
//! as the language has it.
//!
//! Not here: what a message is and which values it has (`jadoube_message`, and the type that says
//! it).

use jadoube_message::{Argument, Arguments, Message, Value};

use crate::catalogue::{Arg, Catalogue};
use crate::chess::{self, Numbering};
use crate::{sheets, time};
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_core::blind::reconcile::divergence::Line;

/// What a text needs to know of the game that it is about.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// How the game counts its moves.
    pub numbering: Numbering,
    /// The position in which the moves of the message are made, where it is known.
    pub position: Option<&'a Position>,
    /// The record that a text speaks of by its half-moves, where there is one.
    pub line: Option<&'a Line>,
    /// How moves and the times of clocks are written.
    pub moves: Moves,
}

/// How moves and the times of clocks are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moves {
    /// As in a score: “Nf3”, “g1-f3”; and as a clock shows it: “1:05”.
    Written,
    /// For the ear: “knight g1 f3”, “g1 f3”, “1 minute 5 seconds”.
    Aloud,
}

impl Context<'static> {
    /// Nothing is known of the game.
    pub const USUAL: Self = Self::of(Numbering::USUAL);

    /// A game that counts its moves so.
    #[must_use]
    pub const fn of(numbering: Numbering) -> Self {
        Self { numbering, position: None, line: None, moves: Moves::Written }
    }
}

impl<'a> Context<'a> {
    /// Moves are made in this position.
    #[must_use]
    pub const fn at(position: Option<&'a Position>, moves: Moves) -> Self {
        Self { numbering: Numbering::USUAL, position, line: None, moves }
    }
}

impl Catalogue {
    /// A message in words.
    #[must_use]
    pub fn tell(&self, message: &dyn Message) -> String {
        self.tell_in(message, Context::USUAL)
    }

    /// A message about a game in words.
    #[must_use]
    pub fn tell_in(&self, message: &dyn Message, context: Context<'_>) -> String {
        self.fill_in(&message.id(), &message.values(), context)
    }

    /// A message about a game in words; some of its values, by their names, are written already.
    #[must_use]
    pub fn tell_with<'w>(
        &self,
        message: &dyn Message,
        written: impl IntoIterator<Item = (&'w str, &'w str)>,
        context: Context<'_>,
    ) -> String {
        let mut values = message.values();
        for (known, text) in written {
            for (_, value) in values.iter_mut().filter(|(name, _)| known == *name) {
                *value = Value::Text(text.to_owned().into());
            }
        }
        self.fill_in(&message.id(), &values, context)
    }

    /// A value of a message in words.
    #[must_use]
    pub fn value(&self, value: &Value<'_>) -> String {
        self.value_in(value, Context::USUAL)
    }

    /// What is a value of messages, in words.
    #[must_use]
    pub fn value_of(&self, what: &impl Argument) -> String {
        self.value(&what.value())
    }

    /// A value of a message about a game in words.
    #[must_use]
    pub fn value_in(&self, value: &Value<'_>, context: Context<'_>) -> String {
        self.written(value, context)
    }

    fn fill_in(&self, id: &str, values: &Arguments<'_>, context: Context<'_>) -> String {
        if id.is_empty() {
            return String::new();
        }
        let args: Vec<(&str, Arg<'_>)> =
            values.iter().map(|(name, value)| (*name, self.worded(value, context))).collect();
        self.say_with(id, &args)
    }

    fn worded<'a>(&self, value: &'a Value<'_>, context: Context<'_>) -> Arg<'a> {
        match value {
            Value::Text(text) => (&**text).into(),
            Value::Number(number) => (*number).into(),
            other => self.written(other, context).into(),
        }
    }

    fn written(&self, value: &Value<'_>, context: Context<'_>) -> String {
        match value {
            Value::Text(text) => text.to_string(),
            Value::Number(number) => number.to_string(),
            Value::Decimal(number) => self.decimal(number),
            Value::Said(id, values) => self.fill_in(id, values, context),
            Value::Message(message) => self.tell_in(*message, context),
            Value::List(all, _) if all.is_empty() => "none".to_owned(),
            Value::List(all, between) => {
                let all: Vec<String> = all.iter().map(|one| self.written(one, context)).collect();
                all.join(between)
            }
            Value::Date(year, month, day) => self.date(*year, *month, *day),
            Value::Span(ms) => time::brief(self, Millis(*ms)),
            Value::SpanInFull(ms) => time::aloud(self, Millis(*ms)),
            Value::Clock(ms) | Value::ClockInFull(ms) if context.moves == Moves::Aloud => {
                time::aloud(self, Millis(*ms))
            }
            Value::Clock(ms) => time::shown(Millis(*ms)),
            Value::ClockInFull(ms) => time::full(Millis(*ms)),
            Value::Move(uci) => {
                let uci = Uci((*uci).to_owned());
                match context.moves {
                    Moves::Written => chess::written(self, &uci, context.position),
                    Moves::Aloud => chess::aloud(self, &uci, context.position),
                }
            }
            Value::Numbered(uci) => {
                chess::numbered(self, &Uci((*uci).to_owned()), context.position)
            }
            Value::Recorded(ply) => {
                let line = context.line.map(|line| chess::recorded(self, line, Ply(*ply)));
                line.unwrap_or_else(|| context.numbering.sign(Ply(*ply)))
            }
            Value::San(san) => chess::localized_san(self, san),
            Value::Cell(index) => sheets::place(context.numbering, *index),
            Value::After(ply) => context.numbering.after(self, Ply(*ply)),
            Value::Sign(ply) => context.numbering.sign(Ply(*ply)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::result::Score;
    use jadoube_laws::citation::Citation;
    use jadoube_laws::claims::claimable::Claimable;
    use jadoube_laws::claims::repetition::Appearance;
    use jadoube_laws::game::outcome::{EndReason, Outcome};
    use jadoube_laws::game::refusal::Refusal;

    #[test]
    fn a_result_is_told_with_its_reason() {
        let mate = Outcome { score: Score::WhiteWins, reason: EndReason::Checkmate };
        assert_eq!(Catalogue::new(Lang::En).tell(&mate), "White wins (1–0): checkmate");
        assert_eq!(Catalogue::new(Lang::De).tell(&mate), "Weiß gewinnt (1–0): Schachmatt");
    }

    #[test]
    fn a_claim_is_told_with_where_it_rests_and_its_article() {
        let at = [0, 4, 8].map(|ply| Appearance { ply: Ply(ply), after: None }).to_vec();
        let three = Claimable::Repetition { at, citation: Citation::new("2023", "9.2.2") };
        assert_eq!(
            Catalogue::new(Lang::En).tell(&three),
            "Draw can be claimed: same position 3 times (start, 2…, 4…). Art. 9.2.2 (Laws of 2023)"
        );
    }

    #[test]
    fn a_claim_with_a_move_names_it_as_it_is_written_in_every_language() {
        let uci = Uci("g1f3".into());
        let after = Claimable::FiftyMovesAfter { uci, citation: Citation::new("2018", "9.3.1") };
        for lang in Lang::ALL {
            let written = Some(("move", "Nf3"));
            let said = Catalogue::new(lang).tell_with(&after, written, Context::USUAL);
            assert!(said.contains("Nf3") && said.contains("9.3.1"), "{said}");
        }
    }

    #[test]
    fn a_refusal_says_what_is_the_case_where_it_stands_and_what_to_do() {
        let illegal = Refusal::MoveIllegal {
            uci: Uci("e2e5".into()),
            ply: Ply(24),
            citation: Box::new(Citation::new("2023", "3.10")),
        };
        for lang in Lang::ALL {
            let said = Catalogue::new(lang).tell(&illegal);
            for part in ["e2e5", "12", "3.10", "2023"] {
                assert!(said.contains(part), "{part} is missing in: {said}");
            }
            assert!(!said.contains(['{', '$']), "{said}");
        }
    }
}
