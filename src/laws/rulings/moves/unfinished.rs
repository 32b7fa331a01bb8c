//! Moves that are not finished (FIDE Laws 2023, Art. 4.7; 7 of 1972): what the hand has fixed and
//! what must still be done, before or after the clock was pressed.

use crate::citation::Citation;
use crate::claims::touch::duty;
use crate::laws::play::CompletedByPress;
use crate::rulings::illegal::facts::IllegalMove;
use crate::rulings::illegal::illegal_move;
use crate::rulings::moves::facts::{MoveStage, UnfinishedMove};
use crate::rulings::rule::{Scene, without_proposal};
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::{Said, Value};
use crate::rulings::touch::touched_piece::{moment_of_touch, oblige};
use jadoube_chess::board::position::{Move, Position, Uci};

/// A move that is not finished, or not pressed.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &UnfinishedMove) -> Ruling {
    let Some((before, _)) = moment_of_touch(scene, facts.by) else {
        return without_proposal(scene.edition);
    };
    let legal = before
        .legal_moves()
        .into_iter()
        .find(|m| m.from() == facts.from && m.to() == facts.to && fits(*m, facts.stage));
    let ruling = match (facts.stage, legal) {
        (MoveStage::InHand, _) => in_hand(scene, facts, before),
        (_, None) => illegal(scene, facts, before),
        (MoveStage::Released, Some(m)) => released(facts, &before.uci(m)),
        (MoveStage::PieceAfterPress, Some(_)) => as_illegal(scene, facts)
            .because(Said::new("moves-piece-came-after-the-press").of(facts.by)),
        (_, Some(m)) => unfinished(scene, facts, before, m),
    };
    ruling.citing(articles(scene, facts.stage))
}

/// Whether a move can be at that stage: a castling only with its king, a promotion with its pawn.
fn fits(m: Move, stage: MoveStage) -> bool {
    match stage {
        MoveStage::KingReleased => m.is_castling(),
        MoveStage::PawnReleased | MoveStage::PawnLeft | MoveStage::PieceAfterPress => {
            m.promotion().is_some()
        }
        MoveStage::CaptureLeft => m.capture().is_some(),
        MoveStage::InHand | MoveStage::Released => true,
    }
}

fn articles(scene: &Scene<'_>, stage: MoveStage) -> Vec<Citation> {
    let (edition, play) = (scene.edition, &scene.edition.rules.play);
    match stage {
        MoveStage::InHand | MoveStage::Released => edition.cite(&play.made),
        MoveStage::CaptureLeft => edition.cite(&play.made_capture),
        MoveStage::KingReleased => edition.cite(&play.made_castling),
        MoveStage::PawnReleased | MoveStage::PieceAfterPress => {
            [edition.cite(&play.made_promotion), edition.cite(&play.made)].concat()
        }
        MoveStage::PawnLeft => {
            [edition.cite(&play.made_promotion), edition.cite(&play.promotion_any_order)].concat()
        }
    }
}

/// The piece is touched, and nothing else is fixed.
fn in_hand(scene: &Scene<'_>, facts: &UnfinishedMove, before: &Position) -> Ruling {
    let touch = &scene.edition.rules.touch;
    let remedy = oblige(facts.by, duty(touch, before, &[facts.from]));
    let finding = Finding::Told(Said::new("moves-in-hand").of(facts.by));
    Ruling::new(finding, vec![remedy], scene.edition.cite(&touch.own))
}

/// Released where it may go: the move is made and cannot be changed.
fn released(facts: &UnfinishedMove, uci: &Uci) -> Ruling {
    let by = facts.by;
    let finding = Finding::Told(Said::new("moves-made").of(by));
    let remedy = if facts.pressed {
        Remedy::Continue
    } else {
        Remedy::Do(Said::new("moves-stands").of(by).with("moves", Value::Moves(vec![uci.clone()])))
    };
    Ruling::new(finding, vec![remedy], Vec::new())
}

/// Released where it may not go: before the press it goes back without a penalty.
fn illegal(scene: &Scene<'_>, facts: &UnfinishedMove, before: &Position) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let by = facts.by;
    if facts.pressed() {
        return as_illegal(scene, facts);
    }
    let ply = scene.game.ply();
    let remedies =
        vec![Remedy::Restore { ply }, oblige(by, duty(&rules.touch, before, &[facts.from]))];
    let castling = facts.stage == MoveStage::KingReleased;
    let citations = if castling {
        edition.cite(&rules.touch.castling_illegal)
    } else {
        [edition.cite(&rules.illegal.restore), edition.cite(&rules.touch.own)].concat()
    };
    Ruling::new(Finding::NotCompleted { by }, remedies, citations)
}

/// The move is fixed, and something is still to be done.
fn unfinished(scene: &Scene<'_>, facts: &UnfinishedMove, before: &Position, m: Move) -> Ruling {
    let by = facts.by;
    let said = |key: &str| Said::new(key).of(by).with("square", Value::Squares(vec![facts.to]));
    if facts.stage == MoveStage::PawnReleased && facts.pressed {
        return as_illegal(scene, facts);
    }
    let (key, remedy) = match facts.stage {
        MoveStage::KingReleased => {
            ("moves-king-released", Remedy::ObligeToCastle { by, uci: before.uci(m) })
        }
        MoveStage::PawnReleased => ("moves-pawn-released", Remedy::Do(said("moves-put-new-piece"))),
        MoveStage::PawnLeft => ("moves-pawn-left", Remedy::Do(said("moves-remove-pawn"))),
        _ => ("moves-capture-left", Remedy::Do(said("moves-remove-captured"))),
    };
    let finding = Finding::Told(said(key));
    if !facts.pressed {
        return Ruling::new(finding, vec![remedy], Vec::new());
    }
    // It is finished in the player's own time.
    let remedies = vec![Remedy::StartClock { side: by }, remedy];
    let ruling = Ruling::new(finding, remedies, Vec::new())
        .because(Said::new("moves-finished-in-own-time").of(by));
    let rules = &scene.edition.rules;
    if rules.play.completed_by_press.value == CompletedByPress::Always {
        ruling
            .citing(scene.edition.cite(&rules.play.completed_by_press))
            .leaving(Discretion::Told(Said::new("moves-may-count-as-illegal").of(by)))
    } else {
        ruling.leaving(Discretion::Penalty)
    }
}

/// It was completed by the press as it stood: an illegal move, and ruled on as one.
fn as_illegal(scene: &Scene<'_>, facts: &UnfinishedMove) -> Ruling {
    let made = Some((facts.from, facts.to));
    illegal_move::rule(scene, &IllegalMove { made, ..IllegalMove::new(facts.by, true) })
}
