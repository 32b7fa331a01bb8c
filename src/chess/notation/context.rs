//! What a move is written in: the position, and where each man on it began. The descriptive notation
//! names men by their origin (KR, QN; Laws 1980, Supplement 1), so the position alone does not
//! say what a move is called.

use crate::board::position::{Move, Position};
use crate::board::square::Square;

/// Where the man on each square stood when the game began; by the square's number, a1 first.
/// `None` for an empty square and for a man that a pawn became.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origins([Option<Square>; 64]);

impl Origins {
    /// Every man of a position where the record begins is taken to come from where it stands.
    #[must_use]
    pub fn beginning(position: &Position) -> Self {
        let mut origins = [None; 64];
        for square in Square::all() {
            if let Some(slot) = origins.get_mut(square.index()) {
                *slot = position.piece_at(square).map(|_| square);
            }
        }
        Self(origins)
    }

    /// Where the man on a square began.
    #[must_use]
    pub fn of(&self, square: Square) -> Option<Square> {
        self.0.get(square.index()).copied().flatten()
    }

    fn carry(&mut self, m: Move) {
        if let Some((_, taken)) = m.capture() {
            self.put(taken, None);
        }
        let rook = m.castling_rook().map(|(before, after)| (self.take(before), after));
        let mover = self.take(m.from());
        self.put(m.to(), if m.promotion().is_some() { None } else { mover });
        if let Some((rook, after)) = rook {
            self.put(after, rook);
        }
    }

    fn take(&mut self, square: Square) -> Option<Square> {
        self.0.get_mut(square.index()).and_then(Option::take)
    }

    fn put(&mut self, square: Square, origin: Option<Square>) {
        if let Some(slot) = self.0.get_mut(square.index()) {
            *slot = origin;
        }
    }
}

/// The position and what its men are called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotationContext {
    position: Position,
    origins: Origins,
}

impl NotationContext {
    /// Where a record begins: the start position, or one set up.
    #[must_use]
    pub fn beginning(position: Position) -> Self {
        let origins = Origins::beginning(&position);
        Self { position, origins }
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Where its men began.
    #[must_use]
    pub const fn origins(&self) -> &Origins {
        &self.origins
    }

    /// Goes on by a move that the position gave out.
    pub fn play(&mut self, m: Move) {
        self.origins.carry(m);
        self.position.play_known(m);
    }

    /// The place after a move that the position gave out.
    #[must_use]
    pub fn after(&self, m: Move) -> Self {
        let mut next = self.clone();
        next.play(m);
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::position::Uci;

    #[test]
    fn men_keep_their_origin_until_they_are_taken_or_promoted() {
        let mut context = NotationContext::beginning(Position::start());
        for uci in "e2e4 d7d5 e4d5 g8f6 g1f3 f6d5 f1c4 d5f6 e1g1".split(' ') {
            let m = context.position().read_uci(&Uci(uci.to_owned())).unwrap();
            context.play(m);
        }
        let origin = |square: &str| {
            context.origins().of(square.parse().unwrap()).map(|origin| origin.to_string())
        };
        for (square, began) in [
            ("f1", Some("h1")),
            ("g1", Some("e1")),
            ("f6", Some("g8")),
            ("d5", None),
            ("c4", Some("f1")),
        ] {
            assert_eq!(origin(square).as_deref(), began, "{square}");
        }
    }
}
