//! Claims of repetition and of fifty moves (FIDE Laws 2023, Art. 9.2–9.5): a correct one draws, a
//! wrong one gives the opponent time and binds the claimant to the intended move.

use crate::core::board::position::Uci;
use crate::core::board::square::Square;
use crate::core::citation::Citation;
use crate::core::claims::repetition::NotAdmissible;
use crate::core::claims::{fifty, repetition, touch};
use crate::core::game::event::Observation;
use crate::core::game::outcome::{EndReason, Outcome, Score};
use crate::core::laws::draws::WrongClaim;
use crate::core::rulings::claims::facts::{FiftyMoves, Repetition};
use crate::core::rulings::rule::Scene;
use crate::core::rulings::ruling::{Doubt, Finding, Remedy, Ruling};
use crate::core::rulings::touch::touched_piece::oblige;
use crate::core::side::Side;

/// The articles of a kind of claim.
struct Grounds {
    intended: Vec<Citation>,
    appeared: Vec<Citation>,
    reason: EndReason,
}

/// A claim that the position has appeared three times.
#[must_use]
pub fn repetition(scene: &Scene<'_>, facts: &Repetition) -> Ruling {
    let (by, intended) = (facts.by, facts.intended.as_ref());
    let rules = &scene.edition.rules;
    let grounds = Grounds {
        intended: scene.edition.cite(&rules.claims.repetition_intended),
        appeared: scene.edition.cite(&rules.claims.repetition_appeared),
        reason: EndReason::Repetition,
    };
    match repetition::check(scene.game, by, intended, scene.edition) {
        Err(fault) => not_admissible(scene, by, fault, &grounds),
        Ok(check) => {
            let correct = check.is_correct();
            let finding = Finding::Repetition {
                by,
                correct,
                at: check.at,
                needed: check.needed,
                intended: check.intended,
            };
            judged(scene, by, intended, (finding, correct), &grounds)
        }
    }
}

/// A claim that fifty moves were made without capture or pawn move.
#[must_use]
pub fn fifty_moves(scene: &Scene<'_>, facts: &FiftyMoves) -> Ruling {
    let (by, intended) = (facts.by, facts.intended.as_ref());
    let rules = &scene.edition.rules;
    let grounds = Grounds {
        intended: scene.edition.cite(&rules.claims.fifty_intended),
        appeared: scene.edition.cite(&rules.claims.fifty_appeared),
        reason: EndReason::FiftyMoves,
    };
    match fifty::check(scene.game, by, intended, scene.edition) {
        Err(fault) => not_admissible(scene, by, fault, &grounds),
        Ok(check) => {
            let correct = check.is_correct();
            let finding = Finding::FiftyMoves {
                by,
                correct,
                moves: check.moves,
                needed: check.needed,
                intended: check.intended,
            };
            judged(scene, by, intended, (finding, correct), &grounds)
        }
    }
}

fn judged(
    scene: &Scene<'_>,
    by: Side,
    intended: Option<&Uci>,
    (finding, correct): (Finding, bool),
    grounds: &Grounds,
) -> Ruling {
    let articles = if intended.is_some() { &grounds.intended } else { &grounds.appeared };
    let rules = &scene.edition.rules;
    let mut citations = articles.clone();
    let touched = touched_before(scene, by).then_some(Doubt::TouchedBeforeClaim { by });
    if touched.is_some() {
        citations.extend(scene.edition.cite(&rules.claims.lost_on));
    }
    if correct {
        citations.extend(scene.edition.cite(&rules.claims.correct));
        let outcome = Outcome { score: Score::Draw, reason: grounds.reason };
        return Ruling::new(finding, vec![Remedy::End(outcome)], citations).unsure_if(touched);
    }
    let played = intended.map(|uci| Remedy::Play { uci: uci.clone() });
    wrong(scene, by, (finding, citations), played)
}

/// The opponent gets time; the clock goes on for the claimant, who must play the intended move.
fn wrong(
    scene: &Scene<'_>,
    by: Side,
    (finding, mut citations): (Finding, Vec<Citation>),
    then: Option<Remedy>,
) -> Ruling {
    let rule = scene.edition.rules.claims.wrong.of(scene.kind);
    citations.extend(scene.edition.cite(rule));
    let mut remedies = Vec::new();
    if let WrongClaim::OpponentTime(time) = rule.value {
        remedies.push(Remedy::AddTime { side: by.other(), time });
    }
    remedies.push(Remedy::StartClock { side: by });
    remedies.extend(then);
    Ruling::new(finding, remedies, citations)
}

fn not_admissible(scene: &Scene<'_>, by: Side, fault: NotAdmissible, grounds: &Grounds) -> Ruling {
    match fault {
        NotAdmissible::NotOnMove(by) => {
            let citations = [
                grounds.appeared.clone(),
                scene.edition.cite(&scene.edition.rules.conduct.distraction),
            ]
            .concat();
            let turn = scene.game.turn();
            let remedies = vec![Remedy::StartClock { side: turn }, Remedy::Continue];
            Ruling::new(Finding::ClaimantNotOnMove { by }, remedies, citations)
        }
        NotAdmissible::IntendedIllegal(uci) => {
            // Another move with the same piece, where one is legal (Art. 9.5.3 with 4).
            let from: Option<Square> = uci.0.get(..2).and_then(|name| name.parse().ok());
            let rules = &scene.edition.rules.touch;
            let duty = touch::duty(rules, scene.game.position(), from.as_slice());
            let citations = grounds.intended.clone();
            let finding = Finding::IntendedIllegal { by, uci };
            wrong(scene, by, (finding, citations), Some(oblige(by, duty)))
        }
    }
}

/// Whether the board has felt the claimant touch an own piece since the opponent's last move.
fn touched_before(scene: &Scene<'_>, by: Side) -> bool {
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
    use crate::core::board::piece::{Kind, Piece};
    use crate::core::claims::claimable::{Claimable, claimable};
    use crate::core::game::command::Command;
    use crate::core::recognition::evidence::{Handling, Touch};
    use crate::core::rulings::case::Case;
    use crate::core::rulings::scenario::{STANDARD, START, ask, edition, game, now, ruled, told};

    const TWICE: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";

    fn claim(by: Side, intended: &str) -> Case {
        let intended = (!intended.is_empty()).then(|| Uci(intended.to_owned()));
        Case::Repetition(Repetition { by, intended })
    }

    #[test]
    fn a_claim_of_repetition_is_verified_with_the_intended_move() {
        let (w, b) = (Side::White, Side::Black);
        let whole = format!("{TWICE} f6g8");
        for (name, id, moves, case, expected) in [
            (
                "by the intended move",
                "2023",
                TWICE,
                claim(b, "f6g8"),
                "end draw Repetition | 9.2.1 9.5.2",
            ),
            ("in 2018", "2018", TWICE, claim(b, "f6g8"), "end draw Repetition | 9.2.1.1 9.5.2"),
            ("it has appeared", "2023", &whole, claim(w, ""), "end draw Repetition | 9.2.2 9.5.2"),
            ("in 2018", "2018", &whole, claim(w, ""), "end draw Repetition | 9.2.1.2 9.5.2"),
            (
                "only twice as it stands",
                "2023",
                TWICE,
                claim(b, ""),
                "white+2:00, start black | 9.2.2 9.5.3",
            ),
            (
                "wrong with another move, which must be played",
                "2023",
                TWICE,
                claim(b, "f6e4"),
                "white+2:00, start black, play f6e4 | 9.2.1 9.5.3",
            ),
            (
                "an illegal intended move binds the piece",
                "2023",
                TWICE,
                claim(b, "f6f5"),
                "white+2:00, start black, black moves f6 | 9.2.1 9.5.3",
            ),
            (
                "only the player on move may claim",
                "2023",
                TWICE,
                claim(w, ""),
                "start black, continue | 9.2.2 11.5",
            ),
        ] {
            assert_eq!(told(&ruled(id, &game(STANDARD, START, moves), &case)), expected, "{name}");
        }
    }

    #[test]
    fn a_wrong_claim_costs_by_pace_and_edition() {
        for (id, control, expected) in [
            ("2018", "15+10", "white+2:00, start black | 9.2.1.2 9.5.3"),
            ("2018", "3+2", "white+1:00, start black | 9.2.1.2 9.5.3 B.2"),
            ("2023", "15+10", "white+1:00, start black | 9.2.2 9.5.3 A.3"),
            ("2023", "3+2", "white+1:00, start black | 9.2.2 9.5.3 B.3 A.3"),
        ] {
            let ruling = ruled(id, &game(control, START, TWICE), &claim(Side::Black, ""));
            assert_eq!(told(&ruling), expected, "{id} {control}");
        }
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
    fn fifty_moves_are_counted_for_each_player_with_the_intended_one() {
        let at = |quiet: u32, turn: &str| format!("7k/8/6K1/8/8/8/8/R7 {turn} - - {quiet} 90");
        let claim = |intended: &str| {
            Case::FiftyMoves(FiftyMoves {
                by: Side::White,
                intended: (!intended.is_empty()).then(|| Uci(intended.to_owned())),
            })
        };
        for (name, fen, case, expected) in [
            ("fifty by each", at(100, "w"), claim(""), "end draw FiftyMoves | 9.3.2 9.5.2"),
            (
                "the fiftieth is intended",
                at(99, "w"),
                claim("a1a2"),
                "end draw FiftyMoves | 9.3.1 9.5.2",
            ),
            (
                "one too few",
                at(98, "w"),
                claim("a1a2"),
                "black+2:00, start white, play a1a2 | 9.3.1 9.5.3",
            ),
            ("not yet", at(99, "w"), claim(""), "black+2:00, start white | 9.3.2 9.5.3"),
        ] {
            assert_eq!(told(&ruled("2023", &game(STANDARD, &fen, ""), &case)), expected, "{name}");
        }
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
    fn the_arbiter_is_shown_what_could_be_claimed_and_nothing_else() {
        let shown = |game: &crate::core::game::state::Game| -> Vec<String> {
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
