//! Castling by hand (FIDE Laws 2023, Art. 4.4.1–4.4.3, 4.7.2; Int. 16 of 1972): which piece was
//! touched first, how far it had come, and whether it is legal.

use crate::claims::touch::{Basis, Duty, duty};
use crate::rulings::facts::Proof;
use crate::rulings::illegal::increment::with_increment_of_restored;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use crate::rulings::touch::facts::{CastlingByHand, CastlingHand, CastlingStage};
use crate::rulings::touch::touched_piece::{articles, because, moment_of_touch, not_proved, owing};
use jadoube_chess::board::position::Position;
use jadoube_chess::ply::Ply;

/// A player castles by hand.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &CastlingByHand) -> Ruling {
    let by = facts.by;
    if facts.proof == Proof::Denied {
        return not_proved(scene);
    }
    let Some((before, played)) = moment_of_touch(scene, by) else { return not_proved(scene) };
    let Some(duty) = owed(scene, facts, before) else { return not_proved(scene) };
    let ply = played.as_ref().map_or_else(|| scene.game.ply(), |(_, _, ply)| *ply);
    let mut citations = articles(scene, duty.basis);
    if facts.stage != CastlingStage::Touched {
        citations.extend(scene.edition.cite(&scene.edition.rules.play.made_castling));
    }
    let castles = matches!(duty.basis, Basis::Castling | Basis::RookFirstValid);
    let finished = matches!(facts.stage, CastlingStage::Castled | CastlingStage::Pressed);
    let ruling = match (castles, finished) {
        (true, true) => stands(facts, &duty),
        (false, true) if facts.stage == CastlingStage::Pressed && is_illegal(&duty) => {
            let finding = Finding::Told(Said::new("touch-castling-illegal-pressed").of(by));
            let rule_it = Remedy::Do(Said::new("touch-rule-as-illegal").of(by));
            Ruling::new(finding, vec![rule_it], Vec::new())
        }
        (false, _) if facts.stage != CastlingStage::Touched => taken_back(scene, facts, duty, ply),
        _ => {
            let basis = duty.basis;
            owing(scene, by, &[duty], None).because(Said::new(because(basis)).of(by))
        }
    };
    let ruling = ruling.citing(citations).leaving(Discretion::Intent);
    // The program's clock knows whether it was pressed; that the one on the table was is told.
    if facts.stage == CastlingStage::Pressed || !scene.game.clock_on_table() {
        with_increment_of_restored(scene, by, ruling)
    } else {
        ruling
    }
}

/// What is owed after king and rook were touched in that order; nothing without a rook there.
fn owed(scene: &Scene<'_>, facts: &CastlingByHand, before: &Position) -> Option<Duty> {
    let king = before.king(facts.by)?;
    before.piece_at(facts.rook)?;
    let touched = match facts.first {
        CastlingHand::Rook => [facts.rook, king],
        CastlingHand::King | CastlingHand::Together => [king, facts.rook],
    };
    Some(duty(&scene.edition.rules.touch, before, &touched))
}

/// Whether castling there is against the rules of castling, not only of the order of touching.
const fn is_illegal(duty: &Duty) -> bool {
    matches!(duty.basis, Basis::CastlingIllegal)
}

fn stands(facts: &CastlingByHand, duty: &Duty) -> Ruling {
    let by = facts.by;
    let finding = Finding::Told(Said::new("touch-castling-stands").of(by));
    let warning = (duty.basis == Basis::RookFirstValid).then_some(Remedy::Warn { side: by });
    let remedies = warning.into_iter().chain([Remedy::Continue]).collect();
    Ruling::new(finding, remedies, Vec::new()).because(Said::new(because(duty.basis)).of(by))
}

/// The pieces go back, and what is owed is played.
fn taken_back(scene: &Scene<'_>, facts: &CastlingByHand, duty: Duty, ply: Ply) -> Ruling {
    let by = facts.by;
    let basis = duty.basis;
    let mut ruling = owing(scene, by, &[duty], None).because(Said::new(because(basis)).of(by));
    ruling.remedies.insert(0, Remedy::Restore { ply });
    if facts.stage == CastlingStage::Pressed {
        ruling.remedies.push(Remedy::StartClock { side: by });
    }
    ruling
}
