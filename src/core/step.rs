//! One step of what a command leads to, where it also makes something happen in a game.

use jadoube_laws::game::event::Event as GameEvent;

/// Something that happens; a batch has them in the order in which they do.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "the events of the others are as large")]
pub enum Step<E> {
    /// To the aggregate that decided on it.
    Here(E),
    /// To its game.
    Game(GameEvent),
}

impl<E> Step<E> {
    /// What happens here; none for what happens to the game.
    pub const fn here(&self) -> Option<&E> {
        match self {
            Self::Here(event) => Some(event),
            Self::Game(_) => None,
        }
    }
}
