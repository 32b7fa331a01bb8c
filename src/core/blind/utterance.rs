//! What was said, and which move it means. A text is read where the words are known (the languages
//! of the program stand outside `core`), and what it was read as stays with it.

use jadoube_message::{Argument, Message, Value};
use serde::{Deserialize, Serialize};

use crate::blind::hearing;
use crate::blind::hearing::ClosePair;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::reading::NotationFault;
use jadoube_chess::notation::spoken;
use jadoube_chess::notation::spoken::vocabulary::Vocabulary;
use jadoube_chess::notation::system::{System, read};

/// Which move an announcement means.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnnouncedMove {
    /// This one.
    Clear(Uci),
    /// One of these.
    Open(Vec<Uci>),
    /// A move that is not legal.
    Illegal,
    /// It is no move in these words.
    Unreadable,
}

/// What was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(fields, skip(near, draw_offered))]
pub struct Utterance {
    /// In which words.
    pub text: String,
    /// What it means.
    #[message(name = "meaning")]
    pub reading: AnnouncedMove,
    /// The legal moves that it would be if one word were taken for another that sounds like it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<Uci>,
    /// Whether a draw is offered with it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draw_offered: bool,
}

/// The move, the moves that it can be, or that it is none.
impl Argument for AnnouncedMove {
    const NAME: &'static str = "meaning";

    fn value(&self) -> Value<'_> {
        let said = |id: &'static str, values| Value::Said(id.into(), values);
        match self {
            Self::Clear(uci) => uci.value(),
            Self::Open(moves) => said("blind-reading-open", vec![("moves", moves.value())]),
            Self::Illegal => said("blind-reading-illegal", Vec::new()),
            Self::Unreadable => said("blind-reading-unreadable", Vec::new()),
        }
    }
}

impl AnnouncedMove {
    /// The move, if it is clear.
    #[must_use]
    pub const fn clear(&self) -> Option<&Uci> {
        match self {
            Self::Clear(uci) => Some(uci),
            Self::Open(_) | Self::Illegal | Self::Unreadable => None,
        }
    }

    /// The moves that it can be.
    #[must_use]
    pub fn moves(&self) -> &[Uci] {
        match self {
            Self::Clear(uci) => std::slice::from_ref(uci),
            Self::Open(moves) => moves,
            Self::Illegal | Self::Unreadable => &[],
        }
    }

    /// Whether it can be a move.
    #[must_use]
    pub fn fits(&self, uci: &Uci) -> bool {
        self.moves().contains(uci)
    }

    /// Whether all that is open is what a pawn becomes.
    #[must_use]
    pub fn lacks_promotion(&self) -> bool {
        let Self::Open(moves) = self else { return false };
        let squares = |uci: &Uci| uci.0.get(..4).map(str::to_owned);
        let first = moves.first().and_then(squares);
        moves.iter().all(|uci| uci.0.len() == 5 && squares(uci) == first)
    }
}

impl Utterance {
    /// A text read in a system of notation. The words that sound alike are looked for only in
    /// spoken ones.
    #[must_use]
    pub fn heard(place: &NotationContext, text: &str, system: System, alike: &[ClosePair]) -> Self {
        let position = place.position();
        let mut draw_offered = false;
        let reading = match read(system, place, text) {
            Ok(found) => {
                draw_offered = found.draw_offered;
                let mut moves: Vec<Uci> = found.moves.iter().map(|m| position.uci(*m)).collect();
                moves.sort();
                match moves.as_slice() {
                    [only] => AnnouncedMove::Clear(only.clone()),
                    _ => AnnouncedMove::Open(moves),
                }
            }
            Err(NotationFault::Illegal { .. }) => AnnouncedMove::Illegal,
            Err(_) => AnnouncedMove::Unreadable,
        };
        let near = match system {
            System::Spoken(scheme) => near(position, text, &reading, scheme.words, alike),
            _ => Vec::new(),
        };
        Self { text: text.trim().to_owned(), reading, near, draw_offered }
    }

    /// A text read in spoken words.
    #[must_use]
    pub fn spoken(
        place: &NotationContext,
        text: &str,
        words: &'static Vocabulary,
        alike: &[ClosePair],
    ) -> Self {
        Self::heard(place, text, System::Spoken(spoken::Scheme::of(words)), alike)
    }

    /// A move that was pointed at in a list, with the words for it.
    #[must_use]
    pub fn of_move(text: impl Into<String>, uci: Uci) -> Self {
        let reading = AnnouncedMove::Clear(uci);
        Self { text: text.into(), reading, near: Vec::new(), draw_offered: false }
    }
}

fn near(
    position: &Position,
    text: &str,
    reading: &AnnouncedMove,
    words: &Vocabulary,
    alike: &[ClosePair],
) -> Vec<Uci> {
    let found = hearing::near(position, text, words, alike);
    let mut found: Vec<Uci> = found.iter().map(|m| position.uci(*m)).collect();
    found.retain(|uci| !reading.fits(uci));
    found.sort();
    found.dedup();
    found
}
