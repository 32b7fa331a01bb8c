//! Touched pieces (FIDE Laws 2023, Art. 4.2–4.5, 4.8): whether the touch counts, and what the
//! player must play. What a touch obliges to is computed in `claims::touch`.

use crate::citation::Citation;
use crate::claims::touch::{Basis, Duty, Order, duties};
use crate::game::touch_duty::Obligation;
use crate::laws::kind::Kind;
use crate::laws::touch::{OrderUnclear, Several, TouchIntent};
use crate::rulings::facts::Proof;
use crate::rulings::illegal::increment::with_increment_of_restored;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, NoTouch, Remedy, Ruling};
use crate::rulings::sentence::{Said, Value};
use crate::rulings::touch::facts::{AnnouncedTo, Raised, TouchOrder, TouchedPiece};
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// Pieces were touched.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &TouchedPiece) -> Ruling {
    if facts.proof == Proof::Denied {
        return not_proved(scene);
    }
    match excused(scene, facts) {
        Some(ruling) => ruling,
        None => obliges(scene, facts),
    }
}

/// One word against another: a touch that is not proved obliges to nothing.
pub(super) fn not_proved(scene: &Scene<'_>) -> Ruling {
    let touch = &scene.edition.rules.touch;
    let citations =
        [scene.edition.cite(&touch.evidence), scene.edition.cite(&touch.touch_move)].concat();
    let finding = Finding::Told(Said::new("common-not-proved"));
    Ruling::new(finding, vec![Remedy::Continue], citations)
}

/// Why the touch does not count, if it does not.
fn excused(scene: &Scene<'_>, facts: &TouchedPiece) -> Option<Ruling> {
    let (edition, touch) = (scene.edition, &scene.edition.rules.touch);
    let by = facts.by;
    let none = |why: NoTouch, remedies: Vec<Remedy>, citations: Vec<Citation>| {
        Ruling::new(Finding::NoTouchMove { by, why }, remedies, Vec::new()).citing(citations)
    };
    let go_on = || vec![Remedy::Continue];
    let warned = || vec![Remedy::Warn { side: by }, Remedy::Continue];
    let turn = moment_of_touch(scene, by);
    if facts.opponents_time || turn.is_none() {
        let citations = edition.cite(&touch.adjusting_on_move);
        // A hand that brushes a piece has disturbed nobody.
        return Some(if facts.deliberate {
            none(NoTouch::NotOnMove, warned(), citations).leaving(Discretion::Penalty)
        } else {
            none(NoTouch::NotOnMove, go_on(), citations)
        });
    }
    let any = touch.intent.value == TouchIntent::Any;
    if facts.announced {
        let alone = facts.told == AnnouncedTo::Nobody && touch.adjusting_alone.value;
        let mut citations = edition.cite(&touch.adjusting);
        if facts.told != AnnouncedTo::Opponent {
            citations.extend(edition.cite(&touch.adjusting_alone));
        }
        match (alone, any) {
            (false, _) => return Some(none(NoTouch::Announced, go_on(), citations)),
            (true, false) => return Some(none(NoTouch::Announced, warned(), citations)),
            // The warning was given to nobody, and every touch without one counts.
            (true, true) => {}
        }
    } else if facts.adjusting && touch.intent.value == TouchIntent::Intent {
        let citations = [edition.cite(&touch.intent), edition.cite(&touch.adjusting)].concat();
        return Some(none(NoTouch::Adjusting, warned(), citations).leaving(Discretion::Intent));
    }
    if !facts.deliberate && !any {
        let citations = edition.cite(&touch.intent);
        return Some(none(NoTouch::Accidental, go_on(), citations).leaving(Discretion::Intent));
    }
    if let Some(ruling) = not_claimed(scene, facts) {
        return Some(ruling);
    }
    let (before, _) = turn?;
    if facts.touched.iter().all(|square| before.piece_at(*square).is_none()) {
        let citations = edition.cite(&touch.touch_move);
        return Some(none(NoTouch::NothingThere, go_on(), citations).leaving(Discretion::Intent));
    }
    None
}

/// Why nothing is done about a touch that counts: nobody asks for it, or it is too late.
fn not_claimed(scene: &Scene<'_>, facts: &TouchedPiece) -> Option<Ruling> {
    let (edition, touch) = (scene.edition, &scene.edition.rules.touch);
    let unsupervised = matches!(scene.kind, Kind::Rapid | Kind::Blitz);
    let by_arbiter = facts.raised == Raised::Arbiter;
    if by_arbiter && unsupervised && touch.on_request_in_rapid.value {
        let finding = Finding::Told(Said::new("touch-only-on-request").of(facts.by));
        let citations = edition.cite(&touch.on_request_in_rapid);
        let right = Said::new("touch-may-still-claim").of(facts.by.other());
        return Some(Ruling::new(finding, vec![Remedy::Continue], citations).may_claim(right));
    }
    if by_arbiter && touch.arbiter_acts.value {
        return None;
    }
    let counts = !facts.accidental_since || touch.claim_lost.value == TouchIntent::Any;
    (facts.claim_lost && counts).then(|| {
        let finding = Finding::NoTouchMove { by: facts.by, why: NoTouch::ClaimLost };
        Ruling::new(finding, vec![Remedy::Continue], edition.cite(&touch.claim_lost))
    })
}

/// What a touch that counts obliges to.
fn obliges(scene: &Scene<'_>, facts: &TouchedPiece) -> Ruling {
    let by = facts.by;
    let touch = &scene.edition.rules.touch;
    let Some((before, played)) = moment_of_touch(scene, by) else { return not_proved(scene) };
    let order = match facts.order {
        TouchOrder::Known => Order::Known,
        TouchOrder::Unknown => Order::Unclear,
    };
    let owed = duties(touch, before, &facts.touched, order);
    let mut citations = owed.first().map_or_else(Vec::new, |duty| articles(scene, duty.basis));
    if order == Order::Unclear && unclear_decides(scene, facts, before, &owed) {
        citations.extend(scene.edition.cite(&touch.order_unclear));
    }
    if facts.announced {
        citations.extend(scene.edition.cite(&touch.adjusting_alone));
    }
    if facts.raised == Raised::Arbiter {
        citations.extend(scene.edition.cite(&touch.arbiter_acts));
    }
    let fulfilled =
        played.as_ref().is_some_and(|(uci, _, _)| owed.iter().any(|duty| duty.moves.contains(uci)));
    let ruling = if fulfilled {
        let finding = Finding::NoTouchMove { by, why: NoTouch::Fulfilled };
        let warned = owed.iter().any(|duty| duty.basis == Basis::RookFirstValid);
        let warning = warned.then_some(Remedy::Warn { side: by });
        let remedies = warning.into_iter().chain([Remedy::Continue]).collect();
        Ruling::new(finding, remedies, Vec::new())
    } else {
        owing(scene, by, &owed, played)
    };
    let ruling = match owed.first() {
        Some(duty) => ruling.because(Said::new(because(duty.basis)).of(by)),
        None => ruling,
    };
    let ruling = with_increment_of_restored(scene, by, ruling.citing(citations));
    left_open(scene, facts, before, ruling)
}

/// Whether what the edition says on an unknown order decides the case.
fn unclear_decides(
    scene: &Scene<'_>,
    facts: &TouchedPiece,
    before: &Position,
    owed: &[Duty],
) -> bool {
    let several = owed.iter().any(|duty| duty.basis == Basis::Several);
    match scene.edition.rules.touch.order_unclear.value {
        OrderUnclear::OwnFirst => {
            let (own, enemy) = counted(facts, before);
            own > 0 && enemy > 0
        }
        OrderUnclear::OpponentChooses | OrderUnclear::Arbiter => owed.len() > 1 && !several,
    }
}

/// How many of the own and of the opponent's pieces were touched.
fn counted(facts: &TouchedPiece, before: &Position) -> (usize, usize) {
    let of = |side: Side| {
        let there = |square: &&Square| before.piece_at(**square).map(|p| p.side) == Some(side);
        facts.touched.iter().filter(there).count()
    };
    (of(facts.by), of(facts.by.other()))
}

/// The remedies for what is owed: one duty, or several to choose from.
pub(super) fn owing(
    scene: &Scene<'_>,
    by: Side,
    owed: &[Duty],
    played: Option<MoveMade>,
) -> Ruling {
    let mut remedies = Vec::new();
    let mut san = None;
    let after = played.is_some().then_some(Remedy::StartClock { side: by });
    if let Some((_, text, ply)) = played {
        remedies.push(Remedy::Restore { ply });
        san = Some(text);
    }
    let [one] = owed else {
        remedies.extend(choice(scene, by, owed));
        let finding = Finding::Told(Said::new("touch-choice").of(by));
        return Ruling::new(finding, remedies, Vec::new());
    };
    if one.basis == Basis::RookFirstValid {
        remedies.push(Remedy::Warn { side: by });
    }
    remedies.push(oblige(by, one.clone()));
    remedies.extend(after);
    Ruling::new(touch_move(by, one, san), remedies, Vec::new())
}

/// Several duties are possible: who chooses, and whose clock runs meanwhile.
fn choice(scene: &Scene<'_>, by: Side, owed: &[Duty]) -> Vec<Remedy> {
    let touch = &scene.edition.rules.touch;
    let several = owed.iter().any(|duty| duty.basis == Basis::Several);
    let moves: Vec<Uci> = owed.iter().flat_map(|duty| duty.moves.iter().cloned()).collect();
    let mut squares: Vec<Square> = Vec::new();
    for duty in owed {
        if let Obligation::Move { square } | Obligation::Capture { square, .. } = &duty.obligation
            && !squares.contains(square)
        {
            squares.push(*square);
        }
    }
    let opponent = by.other();
    let told = |key: &str, who: Side| {
        let said = Said::new(key).of(who).with("squares", Value::Squares(squares.clone()));
        Remedy::Do(said)
    };
    if several || touch.order_unclear.value == OrderUnclear::OpponentChooses {
        let start = |side| Remedy::StartClock { side };
        vec![start(opponent), told("touch-opponent-chooses", opponent), start(by)]
    } else {
        let with_moves = Remedy::Do(
            Said::new("touch-arbiter-chooses")
                .of(by)
                .with("squares", Value::Squares(squares.clone()))
                .with("moves", Value::Moves(moves)),
        );
        vec![with_moves]
    }
}

/// What is left to the arbiter: the intention, and what the edition does not foresee.
fn left_open(scene: &Scene<'_>, facts: &TouchedPiece, before: &Position, ruling: Ruling) -> Ruling {
    let touch = &scene.edition.rules.touch;
    let (own, enemy) = counted(facts, before);
    let ruling = if touch.intent.value != TouchIntent::Any {
        ruling.leaving(Discretion::Intent)
    } else if facts.deliberate {
        ruling
    } else {
        ruling.leaving(Discretion::Told(Said::new("touch-no-exception-for-accidents")))
    };
    if own == 0 || enemy == 0 || own + enemy <= 2 {
        return ruling;
    }
    let citations = scene.edition.cite(&touch.several);
    match touch.several.value {
        Several::Discretion => ruling.citing(citations).leaving(Discretion::Penalty),
        Several::NoRule => ruling.leaving(Discretion::Told(Said::new("touch-no-rule-for-several"))),
        Several::OpponentSpecifies | Several::SameRule => ruling,
    }
}

fn touch_move(by: Side, duty: &Duty, played: Option<String>) -> Finding {
    Finding::TouchMove { by, obligation: duty.obligation.clone(), played }
}

pub(in crate::rulings) type MoveMade = (Uci, String, Ply);

/// The position in which the player was on move, and the move made since: the present position, or
/// the one before the player's last move, as long as the opponent has not answered it.
pub(in crate::rulings) fn moment_of_touch<'a>(
    scene: &Scene<'a>,
    by: Side,
) -> Option<(&'a Position, Option<MoveMade>)> {
    let game = scene.game;
    if game.turn() == by {
        return Some((game.position(), None));
    }
    let last = game.plies.last()?;
    let before = Ply(game.ply().0.checked_sub(1)?);
    let played = (last.uci.clone(), last.san.clone(), before);
    Some((game.position_at(before)?, Some(played)))
}

/// The articles by which something is owed.
pub(super) fn articles(scene: &Scene<'_>, basis: Basis) -> Vec<Citation> {
    let (edition, touch) = (scene.edition, &scene.edition.rules.touch);
    let cite = match basis {
        Basis::Own => edition.cite(&touch.own),
        Basis::Enemy => edition.cite(&touch.enemy),
        Basis::Both => edition.cite(&touch.both),
        Basis::Several => edition.cite(&touch.several),
        Basis::Castling => edition.cite(&touch.castling),
        Basis::RookFirst => [edition.cite(&touch.rook_first), edition.cite(&touch.own)].concat(),
        Basis::RookFirstValid => {
            [edition.cite(&touch.rook_first), edition.cite(&touch.castling)].concat()
        }
        Basis::CastlingIllegal => {
            [edition.cite(&touch.castling_illegal), edition.cite(&touch.castling_other_side)]
                .concat()
        }
        Basis::Free => edition.cite(&touch.free),
    };
    [cite, edition.cite(&touch.intent)].concat()
}

/// Why something is owed.
pub(super) const fn because(basis: Basis) -> &'static str {
    match basis {
        Basis::Own => "touch-because-own",
        Basis::Enemy => "touch-because-enemy",
        Basis::Both => "touch-because-both",
        Basis::Several => "touch-because-several",
        Basis::Castling => "touch-because-castling",
        Basis::RookFirst => "touch-because-rook-first",
        Basis::RookFirstValid => "touch-because-rook-first-valid",
        Basis::CastlingIllegal => "touch-because-castling-illegal",
        Basis::Free => "touch-because-free",
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::case::Case;
    use crate::rulings::scenario::{STANDARD, START, game, ruled, told};

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
            (
                "not on move, nothing played before",
                "",
                touch(b, "g8"),
                "warn black, continue | 4.2.1 6.2.5",
            ),
            ("the touched piece was played", "g1f3", touch(w, "g1"), "continue | 4.3.1 4.2.2"),
            ("an empty square", "", touch(w, "e4"), "continue | 4.3"),
        ] {
            let case = Case::TouchedPiece(TouchedPiece {
                announced: touch.announced,
                deliberate: touch.deliberate,
                claim_lost: touch.claim_lost,
                ..TouchedPiece::new(
                    touch.by,
                    touch.squares.split(' ').map(|name| name.parse().unwrap()).collect(),
                )
            });
            for id in ["2018", "2023"] {
                let ruling = ruled(id, &game(STANDARD, START, moves), &case);
                assert_eq!(told(&ruling), expected, "{name} {id}");
            }
        }
    }
}
