//! Claims of repetition and of fifty moves (FIDE Laws 2023, Art. 9.2–9.5): a correct one draws, a
//! wrong one costs what the edition says and binds the claimant to the intended move. What keeps a
//! claim from being looked into is in `bars`, what a wrong one costs in `wrong_claim`.

use crate::citation::Citation;
use crate::claims::fifty::{self, FiftyCheck, RequirementReason};
use crate::claims::flag;
use crate::claims::repetition::{self, NotAdmissible, RepetitionCheck};
use crate::claims::touch;
use crate::game::event::Observation;
use crate::game::outcome::{EndReason, Outcome};
use crate::laws::draws::{IntendedForm, LostOn};
use crate::rulings::claims::bars;
use crate::rulings::claims::claim::{Claim, Ground};
use crate::rulings::claims::facts::{
    FiftyMoves, FlagAtClaim, IntendedTold, Repetition, Withdrawal,
};
use crate::rulings::claims::wrong_claim;
use crate::rulings::facts::Proof;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::{Said, Value};
use crate::rulings::touch::touched_piece::oblige;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// A claim that the position has appeared three times.
#[must_use]
pub fn repetition(scene: &Scene<'_>, facts: &Repetition) -> Ruling {
    let rules = &scene.edition.rules.claims;
    let (intended, notes) = counting(scene, facts.told, (&facts.intended, &facts.changed_to));
    let articles = if intended.is_some() {
        scene.edition.cite(&rules.repetition_intended)
    } else {
        scene.edition.cite(&rules.repetition_appeared)
    };
    let claim = Claim {
        ground: Ground::Repetition,
        by: facts.by,
        intended,
        told: facts.told,
        stood: facts.stood.filter(|stood| *stood != scene.game.ply()),
        touched: facts.touched.filter(|_| facts.proof != Proof::Denied),
        unrecorded: facts.unrecorded,
        withdrawn: facts.withdrawn,
        flag: facts.flag,
        accepted: facts.accepted,
        articles,
        lost: (Some(rules.lost_on.value), scene.edition.cite(&rules.lost_on)),
        unrecorded_count: &rules.unrecorded_count,
        notes,
    };
    ruled(scene, claim.noting_proof(facts.touched))
}

/// A claim that fifty moves were made without capture or pawn move.
#[must_use]
pub fn fifty_moves(scene: &Scene<'_>, facts: &FiftyMoves) -> Ruling {
    let rules = &scene.edition.rules.claims;
    let (mut intended, mut notes) =
        counting(scene, facts.told, (&facts.intended, &facts.changed_to));
    let mut articles = scene.edition.cite(&rules.fifty_appeared);
    if intended.is_some() && rules.fifty_intended.value {
        articles = scene.edition.cite(&rules.fifty_intended);
    } else if intended.is_some() && facts.told != IntendedTold::Made {
        intended = None;
        notes.push((Said::new("claims-only-moves-made"), Vec::new()));
    }
    let claim = Claim {
        ground: Ground::FiftyMoves { announced: facts.announced },
        by: facts.by,
        intended,
        told: facts.told,
        stood: None,
        touched: facts.touched.filter(|_| facts.proof != Proof::Denied),
        unrecorded: facts.unrecorded,
        withdrawn: facts.withdrawn,
        flag: facts.flag,
        accepted: facts.accepted,
        articles,
        lost: (rules.fifty_lost_on.value, scene.edition.cite(&rules.fifty_lost_on)),
        unrecorded_count: &rules.unrecorded_fifty_count,
        notes,
    };
    ruled(scene, claim.noting_proof(facts.touched))
}

/// The intended move that counts: the one written first, where a written one cannot be changed, and
/// the one declared last elsewhere.
fn counting<'a>(
    scene: &Scene<'_>,
    told: IntendedTold,
    (first, later): (&'a Option<Uci>, &'a Option<Uci>),
) -> (Option<&'a Uci>, Vec<(Said, Vec<Citation>)>) {
    let rule = &scene.edition.rules.claims.repetition_intended;
    let (Some(first), Some(later)) = (first, later) else {
        return (first.as_ref().or(later.as_ref()), Vec::new());
    };
    let fixed = rule.value == IntendedForm::WriteFixed && told == IntendedTold::Written;
    let (counts, key) = if fixed {
        (first, "claims-first-writing-counts")
    } else {
        (later, "claims-last-declared-counts")
    };
    let said = Said::new(key).with("move", Value::Moves(vec![counts.clone()]));
    (Some(counts), vec![(said, Vec::new())])
}

fn ruled(scene: &Scene<'_>, mut claim: Claim<'_>) -> Ruling {
    let ruling = match bars::barred(scene, &claim) {
        Some(barred) => barred,
        None => examined(scene, &mut claim),
    };
    // Whether it fell before the claim or after it, the record cannot tell.
    let side = claim.by;
    let doubtful = claim.flag == FlagAtClaim::Up && flag::check(scene.game, side, scene.at).is_down;
    let doubt = doubtful.then_some(Doubt::FlagOnRecord { side });
    let notes = claim.notes.into_iter();
    notes.fold(ruling, |ruling, (said, cited)| ruling.because(said).citing(cited)).unsure_if(doubt)
}

fn examined(scene: &Scene<'_>, claim: &mut Claim<'_>) -> Ruling {
    note_rights(scene, claim);
    let by = claim.by;
    match claim.ground {
        Ground::Repetition => {
            match repetition::check(scene.game, &claim.claimed(), scene.edition) {
                Err(fault) => not_admissible(scene, claim, fault),
                Ok(check) => of_repetition(scene, claim, check),
            }
        }
        Ground::FiftyMoves { announced } => {
            match fifty::check(scene.game, by, (claim.intended, announced), scene.edition) {
                Err(fault) => not_admissible(scene, claim, fault),
                Ok(check) => of_fifty(scene, claim, check),
            }
        }
    }
}

/// What the players wish and the edition does not grant.
fn note_rights(scene: &Scene<'_>, claim: &mut Claim<'_>) {
    let rules = &scene.edition.rules;
    if claim.withdrawn != Withdrawal::No {
        let cited = scene.edition.cite(&rules.claims.withdrawable);
        claim.notes.push((Said::new("claims-cannot-be-withdrawn").of(claim.by), cited));
    }
    if claim.unrecorded {
        let cited = scene.edition.cite(claim.unrecorded_count);
        claim.notes.push((Said::new("claims-both-help-to-check"), cited));
    }
    if claim.accepted && !rules.claims.is_offer.value {
        claim.notes.push((Said::new("claims-is-no-offer").of(claim.by), Vec::new()));
    }
}

fn of_repetition(scene: &Scene<'_>, claim: &mut Claim<'_>, check: RepetitionCheck) -> Ruling {
    if let Some(last) = check.lookalikes.last() {
        let cited = scene.edition.cite(&scene.edition.rules.claims.same_position);
        let said = Said::new("claims-look-alike")
            .number("count", i64::try_from(check.lookalikes.len()).unwrap_or(i64::MAX))
            .with("last", Value::After(last.ply));
        claim.notes.push((said, cited));
    }
    let correct = check.is_correct();
    let finding = Finding::Repetition {
        by: claim.by,
        correct,
        at: check.at,
        needed: check.needed,
        intended: check.intended,
    };
    rule_on_claim(scene, claim, (finding, correct), EndReason::Repetition)
}

fn of_fifty(scene: &Scene<'_>, claim: &mut Claim<'_>, check: FiftyCheck) -> Ruling {
    let rules = &scene.edition.rules.claims;
    let (extensions, raised) = (&rules.fifty_extensions, &rules.fifty_raised);
    let because = match check.because {
        RequirementReason::Usual => None,
        RequirementReason::Ending => {
            Some(("claims-ending-allows-more", scene.edition.cite(extensions)))
        }
        RequirementReason::EndingNotSo => {
            Some(("claims-pawn-not-blocked", scene.edition.cite(extensions)))
        }
        RequirementReason::Announced => {
            Some(("claims-more-was-announced", scene.edition.cite(raised)))
        }
        RequirementReason::AnnouncedInVain => {
            Some(("claims-no-extension", scene.edition.cite(raised)))
        }
    };
    if let Some((key, cited)) = because {
        claim.notes.push((Said::new(key).number("moves", check.needed), cited));
    }
    let correct = check.is_correct();
    let finding = Finding::FiftyMoves {
        by: claim.by,
        correct,
        moves: check.moves,
        needed: check.needed,
        intended: check.intended,
    };
    rule_on_claim(scene, claim, (finding, correct), EndReason::FiftyMoves)
}

fn rule_on_claim(
    scene: &Scene<'_>,
    claim: &Claim<'_>,
    (finding, correct): (Finding, bool),
    reason: EndReason,
) -> Ruling {
    let by = claim.by;
    if !correct {
        let then = match (claim.intended, claim.touched) {
            (Some(uci), _) => Some(Remedy::Play { uci: uci.clone() }),
            (None, Some(square)) => Some(oblige(
                by,
                touch::duty(&scene.edition.rules.touch, scene.game.position(), &[square]),
            )),
            (None, None) => None,
        };
        let doubt = misses_a_move(scene, claim).then_some(Doubt::IntendedNotTold);
        return wrong_claim::rule(scene, claim, finding, then).unsure_if(doubt);
    }
    let felt = claim.lost.0 == Some(LostOn::Touch) && felt_touch(scene, by);
    let doubt = felt.then_some(Doubt::TouchedBeforeClaim { by });
    let outcome = Outcome { score: Score::Draw, reason };
    let mut ruling = Ruling::new(finding, vec![Remedy::End(outcome)], claim.articles.clone());
    if felt {
        ruling = ruling.citing(claim.lost.1.clone());
    }
    ruling = ruling.citing(scene.edition.cite(&scene.edition.rules.claims.correct));
    let cited = match claim.flag {
        FlagAtClaim::Up => return ruling.unsure_if(doubt),
        FlagAtClaim::During => scene.edition.cite(&scene.edition.rules.claims.clock),
        FlagAtClaim::Before | FlagAtClaim::Noticed => {
            scene.edition.cite(&scene.edition.rules.flags.fallen)
        }
    };
    ruling = ruling.because(Said::new("claims-flag-changes-nothing").of(by)).citing(cited);
    ruling.unsure_if(doubt)
}

/// Whether the claim could be one with a move that nobody has told: a position that has not appeared
/// often enough is claimed with one; moves are counted with one where it would be the last.
fn misses_a_move(scene: &Scene<'_>, claim: &Claim<'_>) -> bool {
    if claim.intended.is_some() || claim.told == IntendedTold::Standing {
        return false;
    }
    let Ground::FiftyMoves { announced } = claim.ground else { return true };
    let position = scene.game.position();
    scene.edition.rules.claims.fifty_intended.value
        && position.legal_moves().into_iter().any(|m| {
            let told = (Some(&position.uci(m)), announced);
            fifty::check(scene.game, claim.by, told, scene.edition)
                .is_ok_and(|check| check.is_correct())
        })
}

fn not_admissible(scene: &Scene<'_>, claim: &Claim<'_>, fault: NotAdmissible) -> Ruling {
    match fault {
        NotAdmissible::NotOnMove(_) => bars::not_on_move(scene, claim),
        NotAdmissible::IntendedIllegal(uci) => {
            // Another move with the same piece, where one is legal (Art. 9.5.3 with 4).
            let from: Option<Square> = uci.0.get(..2).and_then(|name| name.parse().ok());
            let duty =
                touch::duty(&scene.edition.rules.touch, scene.game.position(), from.as_slice());
            let finding = Finding::IntendedIllegal { by: claim.by, uci };
            wrong_claim::rule(scene, claim, finding, Some(oblige(claim.by, duty)))
        }
    }
}

/// Whether the board has felt the claimant touch an own piece since the opponent's last move.
fn felt_touch(scene: &Scene<'_>, by: Side) -> bool {
    let now = scene.game.ply();
    scene.game.seen.iter().any(|seen| match &seen.what {
        Observation::Touched { ply, touches } => {
            *ply == now && touches.iter().any(|touch| touch.piece.side == by)
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::claims::claimable::{Claimable, claimable};
    use crate::game::command::Command;
    use crate::game::state::Game;
    use crate::recognition::evidence::{Handling, Touch};
    use crate::rulings::case::Case;
    use crate::rulings::ruling::Certainty;
    use crate::rulings::scenario::{STANDARD, START, ask, edition, game, now, ruled, told};
    use jadoube_chess::board::piece::{Kind, Piece};

    const TWICE: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";

    fn claim(by: Side, intended: &str) -> Case {
        let intended = (!intended.is_empty()).then(|| Uci(intended.to_owned()));
        Case::Repetition(Repetition::proper(by, intended))
    }

    #[test]
    fn the_finding_names_the_moves_after_which_the_position_stood() {
        let ruling = ruled("2023", &game(STANDARD, START, TWICE), &claim(Side::Black, "f6g8"));
        let Finding::Repetition { at, intended, .. } = ruling.finding else { panic!() };
        let after: Vec<_> = at.iter().map(|appearance| appearance.after).collect();
        let black = Side::Black;
        assert_eq!(after, [None, Some((2, black)), Some((4, black))]);
        assert_eq!(intended.as_deref(), Some("Ng8"));
    }

    #[test]
    fn a_piece_touched_before_the_claim_is_a_doubt() {
        let mut game = game(STANDARD, START, &format!("{TWICE} f6g8"));
        let touches = vec![Touch {
            piece: Piece::new(Side::White, Kind::Knight),
            square: "g1".parse().unwrap(),
            handling: Handling::Lifted,
        }];
        let seen = Observation::Touched { ply: game.ply(), touches };
        let at = now(&game);
        ask(&mut game, &Command::Observe(seen), at);
        let ruling = ruled("2023", &game, &claim(Side::White, ""));
        assert_eq!(told(&ruling), "end draw Repetition | 9.2.2 9.4 9.5.2 ?");
    }

    #[test]
    fn a_claim_whose_flag_is_on_record_as_fallen_is_no_claim_with_the_flag_up() {
        let mut game = game(STANDARD, START, &format!("{TWICE} f6g8"));
        let (side, mut facts) = (Side::White, Repetition::proper(Side::White, None));
        let certainty = |game: &Game, facts: &Repetition| {
            ruled("2023", game, &Case::Repetition(facts.clone())).certainty
        };
        assert_eq!(certainty(&game, &facts), Certainty::Certain);
        game.flags.white = Some(now(&game));
        let why = Doubt::FlagOnRecord { side };
        assert_eq!(certainty(&game, &facts), Certainty::Unsure { why });
        // That of the opponent is no matter of the claim.
        game.flags.black = game.flags.white.take();
        assert_eq!(certainty(&game, &facts), Certainty::Certain);
        game.flags.white = game.flags.black.take();
        facts.flag = FlagAtClaim::Noticed;
        assert_eq!(certainty(&game, &facts), Certainty::Certain);
        let ruling = ruled("2023", &game, &Case::Repetition(facts));
        assert_eq!(told(&ruling), "do claims-rule-on-flag white | 6.8");
    }

    #[test]
    fn the_arbiter_is_shown_what_could_be_claimed_and_nothing_else() {
        let shown = |game: &crate::game::state::Game| -> Vec<String> {
            claimable(game, edition("2023"))
                .into_iter()
                .map(|claim| match claim {
                    Claimable::Repetition { at, citation } => {
                        format!("{} times {}", at.len(), citation.article)
                    }
                    Claimable::RepetitionAfter { uci, appearances, citation } => {
                        format!("{appearances} times after {uci} {}", citation.article)
                    }
                    Claimable::FiftyMoves { moves, citation } => {
                        format!("{}+{} moves {}", moves.white, moves.black, citation.article)
                    }
                    Claimable::FiftyMovesAfter { uci, citation } => {
                        format!("fifty after {uci} {}", citation.article)
                    }
                })
                .collect()
        };
        let quiet = |plies: u32| format!("7k/8/6K1/8/8/8/8/R7 w - - {plies} 90");
        for (fen, moves, expected) in [
            (START, String::new(), vec![]),
            (START, "g1f3 g8f6 f3g1 f6g8".into(), vec![]),
            (START, TWICE.into(), vec!["3 times after f6g8 9.2.1"]),
            (START, format!("{TWICE} f6g8"), vec!["3 times 9.2.2"]),
            (&quiet(98), String::new(), vec![]),
            (&quiet(100), String::new(), vec!["50+50 moves 9.3.2"]),
        ] {
            assert_eq!(shown(&game(STANDARD, fen, &moves)), expected, "{fen} {moves}");
        }
        let almost = shown(&game(STANDARD, &quiet(99), ""));
        assert!(almost.len() == 1 && almost[0].starts_with("fifty after"), "{almost:?}");
    }
}
