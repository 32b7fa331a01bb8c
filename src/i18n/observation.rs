//! What was seen at a board, in words.

use crate::catalogue::Catalogue;
use crate::chess::Numbering;
use crate::message::Context;
use jadoube_laws::game::event::Observation;

/// An observation in a game that counts its moves so.
#[must_use]
pub fn observation(words: &Catalogue, observation: &Observation, numbering: Numbering) -> String {
    words.tell_in(observation, Context::of(numbering))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::board::piece::{Kind, Piece};
    use jadoube_chess::board::placement::Placement;
    use jadoube_chess::ply::Ply;
    use jadoube_chess::side::Side;
    use jadoube_laws::recognition::evidence::{Handling, Touch};

    #[test]
    fn touches_are_told_in_their_order() {
        let knight = Piece::new(Side::White, Kind::Knight);
        let touch = |square: &str, handling| Touch {
            piece: knight,
            square: square.parse().unwrap(),
            handling,
        };
        let touches = vec![touch("g1", Handling::Lifted), touch("f3", Handling::Placed)];
        let seen = Observation::Touched { ply: Ply(2), touches };
        assert_eq!(
            observation(&Catalogue::new(Lang::En), &seen, Numbering::USUAL),
            "Touched after move 1 of Black: white knight g1 lifted; white knight placed on f3"
        );
    }

    #[test]
    fn an_illegal_move_is_told_with_whether_the_clock_was_pressed() {
        let seen = |completed| Observation::IllegalPosition {
            ply: Ply(0),
            placement: Placement::start(),
            made: Some(("e2".parse().unwrap(), "e5".parse().unwrap())),
            by: Side::White,
            completed,
        };
        let said =
            |completed| observation(&Catalogue::new(Lang::En), &seen(completed), Numbering::USUAL);
        assert!(said(true).ends_with("and pressed the clock"), "{}", said(true));
        assert!(said(false).ends_with("was not pressed"), "{}", said(false));
    }
}
