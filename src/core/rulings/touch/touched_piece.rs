//! Touched pieces (FIDE Laws 2023, Art. 4.2–4.5, 4.8): whether the touch counts, and what the
//! player must play. What a touch obliges to is computed in `claims::touch`.

use crate::core::board::position::{Position, Uci};
use crate::core::board::square::Square;
use crate::core::citation::Citation;
use crate::core::claims::touch::{Basis, Duty, Obligation, duty};
use crate::core::ids::Ply;
use crate::core::rulings::case::Case;
use crate::core::rulings::rule::Scene;
use crate::core::rulings::ruling::{Discretion, Finding, NoTouch, Remedy, Ruling};
use crate::core::rulings::touch::facts::TouchedPiece;
use crate::core::side::Side;

/// Pieces were touched.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &TouchedPiece) -> Ruling {
    let TouchedPiece { by, touched, announced, deliberate, claim_lost } = facts;
    let rules = &scene.edition.rules;
    let none = |why: NoTouch, citations: Vec<Citation>| {
        Ruling::new(Finding::NoTouchMove { by: *by, why }, vec![Remedy::Continue], citations)
    };
    let Some((before, played)) = moment_of_touch(scene, *by) else {
        let citations = scene.edition.cite(&rules.touch.adjusting);
        return none(NoTouch::NotOnMove, citations).leaving(Discretion::Penalty);
    };
    if *announced {
        return none(NoTouch::Announced, scene.edition.cite(&rules.touch.adjusting));
    }
    if !deliberate {
        let citations = scene.edition.cite(&rules.touch.intent);
        return none(NoTouch::Accidental, citations).leaving(Discretion::Intent);
    }
    if *claim_lost {
        return none(NoTouch::ClaimLost, scene.edition.cite(&rules.touch.claim_lost));
    }
    if touched.iter().all(|square| before.piece_at(*square).is_none()) {
        return none(NoTouch::NothingThere, scene.edition.cite(&rules.touch.touch_move))
            .leaving(Discretion::Intent);
    }
    let duty = duty(before, touched);
    let citations = articles(scene, duty.basis);
    match played {
        Some((uci, _, _)) if duty.moves.contains(&uci) => none(NoTouch::Fulfilled, citations),
        Some((_, san, ply)) => {
            let finding = touch_move(*by, &duty, Some(san));
            let remedies =
                vec![Remedy::Restore { ply }, oblige(*by, duty), Remedy::StartClock { side: *by }];
            Ruling::new(finding, remedies, citations).leaving(Discretion::Intent)
        }
        None => {
            let finding = touch_move(*by, &duty, None);
            let remedies = vec![oblige(*by, duty)];
            Ruling::new(finding, remedies, citations).leaving(Discretion::Intent)
        }
    }
}

fn touch_move(by: Side, duty: &Duty, played: Option<String>) -> Finding {
    Finding::TouchMove { by, obligation: duty.obligation.clone(), played }
}

type Played = (Uci, String, Ply);

/// The position in which the player was on move, and the move made since: the present position, or
/// the one before the player's last move, as long as the opponent has not answered it.
fn moment_of_touch<'a>(scene: &Scene<'a>, by: Side) -> Option<(&'a Position, Option<Played>)> {
    let game = scene.game;
    if game.turn() == by {
        return Some((game.position(), None));
    }
    let last = game.plies.last()?;
    let before = Ply(game.ply().0.checked_sub(1)?);
    let played = (last.uci.clone(), last.san.clone(), before);
    Some((game.position_at(before)?, Some(played)))
}

fn articles(scene: &Scene<'_>, basis: Basis) -> Vec<Citation> {
    let rules = &scene.edition.rules;
    let cite = match basis {
        Basis::Own => scene.edition.cite(&rules.touch.own),
        Basis::Enemy => scene.edition.cite(&rules.touch.enemy),
        Basis::Both => scene.edition.cite(&rules.touch.both),
        Basis::Castling => scene.edition.cite(&rules.touch.castling),
        Basis::RookFirst => scene.edition.cite(&rules.touch.rook_first),
        Basis::CastlingIllegal => scene.edition.cite(&rules.touch.castling_illegal),
        Basis::Free => scene.edition.cite(&rules.touch.free),
    };
    [cite, scene.edition.cite(&rules.touch.intent)].concat()
}

/// The remedy that an obligation asks for.
#[must_use]
pub fn oblige(by: Side, duty: Duty) -> Remedy {
    let moves = duty.moves;
    match duty.obligation {
        Obligation::Move { square } => Remedy::ObligeToMove { by, square, moves },
        Obligation::Capture { square, with } => Remedy::ObligeToCapture { by, square, with, moves },
        Obligation::Castle { uci } => Remedy::ObligeToCastle { by, uci },
        Obligation::Free => Remedy::AnyLegalMove { by },
    }
}

/// The squares of a case, where it is one of touching; for the board to mark.
#[must_use]
pub fn squares(case: &Case) -> &[Square] {
    match case {
        Case::TouchedPiece(TouchedPiece { touched, .. }) => touched,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::rulings::scenario::{STANDARD, START, game, ruled, told};

    struct Touch {
        by: Side,
        squares: &'static str,
        announced: bool,
        deliberate: bool,
        claim_lost: bool,
    }

    fn touch(by: Side, squares: &'static str) -> Touch {
        Touch { by, squares, announced: false, deliberate: true, claim_lost: false }
    }

    #[test]
    fn a_touch_obliges_where_it_counts() {
        let (w, b) = (Side::White, Side::Black);
        for (name, moves, touch, expected) in [
            ("own piece", "", touch(w, "g1"), "white moves g1 | 4.3.1 4.2.2"),
            (
                "enemy piece that can be taken",
                "e2e4 d7d5",
                touch(w, "d5"),
                "white takes d5 | 4.3.2 4.2.2",
            ),
            ("both", "e2e4 d7d5", touch(w, "d5 e4"), "white takes d5 with e4 | 4.3.3 4.2.2"),
            ("a rook that cannot move", "", touch(w, "a1"), "white moves freely | 4.5 4.2.2"),
            ("j'adoube", "", Touch { announced: true, ..touch(w, "g1") }, "continue | 4.2.1"),
            ("an accident", "", Touch { deliberate: false, ..touch(w, "g1") }, "continue | 4.2.2"),
            (
                "the opponent has touched a piece since",
                "",
                Touch { claim_lost: true, ..touch(w, "g1") },
                "continue | 4.8",
            ),
            ("not on move, nothing played before", "", touch(b, "g8"), "continue | 4.2.1"),
            (
                "another piece was played since",
                "e2e4",
                touch(w, "g1"),
                "restore 0, white moves g1, start white | 4.3.1 4.2.2",
            ),
            ("the touched piece was played", "g1f3", touch(w, "g1"), "continue | 4.3.1 4.2.2"),
            ("an empty square", "", touch(w, "e4"), "continue | 4.3"),
        ] {
            let case = Case::TouchedPiece(TouchedPiece {
                by: touch.by,
                touched: touch.squares.split(' ').map(|name| name.parse().unwrap()).collect(),
                announced: touch.announced,
                deliberate: touch.deliberate,
                claim_lost: touch.claim_lost,
            });
            for id in ["2018", "2023"] {
                let ruling = ruled(id, &game(STANDARD, START, moves), &case);
                assert_eq!(told(&ruling), expected, "{name} {id}");
            }
        }
    }
}
