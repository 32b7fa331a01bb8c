//! Promotion by hand (FIDE Laws 2023, Art. 4.4.4, 4.6, 4.7.3; 7d of 1972): when the choice of the
//! new piece is final, and what a rook standing on its head is. A pawn left on the last rank is an
//! illegal move; see `rulings::illegal`.

use crate::laws::touch::PromotionFinal;
use crate::rulings::illegal::facts::IllegalMove;
use crate::rulings::illegal::illegal_move;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use crate::rulings::touch::facts::{InvertedRook, PromotionChoice, PromotionStage};
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;

/// A player wants to promote to something else.
#[must_use]
pub fn choice(scene: &Scene<'_>, facts: &PromotionChoice) -> Ruling {
    if facts.pressed {
        return pressed_before(scene, facts);
    }
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let by = facts.by;
    let rule = &rules.touch.promotion_final;
    let is_final = match rule.value {
        PromotionFinal::TouchSquare => facts.stage >= PromotionStage::OnSquare,
        PromotionFinal::Release | PromotionFinal::NoRule => facts.stage == PromotionStage::Released,
    };
    let mut citations = edition.cite(rule);
    // Where no article speaks of the choice, a piece that was released stays where it stands.
    if rule.value == PromotionFinal::NoRule || facts.stage == PromotionStage::Pawn {
        citations.extend(edition.cite(&rules.play.made));
    }
    if facts.fetched {
        citations.extend(edition.cite(&rules.clocks.stopping));
    }
    let key = if is_final { "touch-choice-final" } else { "touch-choice-open" };
    let remedy = if is_final {
        Remedy::Do(Said::new("touch-new-piece-stays").of(by))
    } else {
        Remedy::Do(Said::new("touch-may-choose-anew").of(by))
    };
    let ruling = Ruling::new(Finding::Told(Said::new(key).of(by)), vec![remedy], citations)
        .because(Said::new(match rule.value {
            PromotionFinal::TouchSquare => "touch-because-final-on-touch",
            PromotionFinal::Release => "touch-because-final-on-release",
            PromotionFinal::NoRule => "touch-because-no-rule-on-choice",
        }));
    let ruling = match facts.stage {
        PromotionStage::Pawn => ruling.because(Said::new("touch-because-pawn-stays").of(by)),
        _ => ruling,
    };
    if facts.fetched && !is_final {
        ruling.because(Said::new("touch-because-fetching-binds-nobody").of(by))
    } else {
        ruling
    }
}

/// The clock was pressed before the new piece stood there: the pawn was left on the last rank, and
/// whatever came to stand there afterwards, such as a knight, is no choice any more.
fn pressed_before(scene: &Scene<'_>, facts: &PromotionChoice) -> Ruling {
    let by = facts.by;
    let last = scene.game.ply();
    let ply = if scene.game.turn() == by { last } else { Ply(last.0.saturating_sub(1)) };
    let before = scene.game.position_at(ply);
    let mut pushed: Vec<(Square, Square)> = before.map_or_else(Vec::new, |before| {
        let promotions = before.legal_moves().into_iter().filter(|m| m.promotion().is_some());
        promotions.map(|m| (m.from(), m.to())).collect()
    });
    pushed.dedup();
    // Where more than one promotion is possible, only the board tells which it was.
    let made = match pushed.as_slice() {
        [only] => Some(*only),
        _ => None,
    };
    let facts = IllegalMove { made, ply: Some(ply), ..IllegalMove::new(by, true) };
    illegal_move::rule(scene, &facts)
        .because(Said::new("touch-piece-came-after-the-press").of(by))
        .citing(scene.edition.cite(&scene.edition.rules.play.made_promotion))
}

/// A rook was put on the square of promotion upside down.
#[must_use]
pub fn inverted_rook(scene: &Scene<'_>, facts: &InvertedRook) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let by = facts.by;
    let said = |key: &str| Said::new(key).of(by);
    let mut remedies = Vec::new();
    if facts.moved_as_queen {
        remedies.push(Remedy::Do(said("touch-rule-as-illegal")));
    }
    remedies.push(Remedy::Do(said("touch-turn-rook-up")));
    let citations = [
        edition.cite(&rules.play.made_promotion),
        edition.cite(&rules.touch.inverted_rook),
        edition.cite(&rules.clocks.stopping),
    ];
    let ruling = Ruling::new(Finding::Told(said("touch-inverted-rook")), remedies, Vec::new())
        .citing(citations.concat());
    let ruling = if facts.named_queen {
        ruling.because(said("touch-because-name-counts-nothing"))
    } else {
        ruling
    };
    if rules.touch.inverted_rook.value {
        ruling.because(Said::new("touch-because-manual-on-rook"))
    } else {
        ruling.leaving(Discretion::Told(Said::new("touch-no-text-on-rook")))
    }
}
