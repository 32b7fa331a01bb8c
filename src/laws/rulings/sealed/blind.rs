//! Play with blind and visually disabled players (FIDE Laws 2023, Appendix D; the supplements of
//! 1972 and 1980): slips of the tongue, boards that differ, assistants, and how moves are made.

use crate::laws::adjournment::{Blind, TwoBoards, WrongExecution};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sealed::facts::{
    AssistantAct, AssistantOf, BlindAssistant, BlindMatter, BlindPlay, BlindSlip, BoardsDiffer,
};
use crate::rulings::sentence::Said;

/// A blind player made a slip of the tongue.
#[must_use]
pub fn slip(scene: &Scene<'_>, facts: &BlindSlip) -> Ruling {
    let by = facts.by;
    let citations = scene.edition.cite(&scene.edition.rules.blind.slip);
    let finding = |key: &str| Finding::Told(Said::new(key).of(by));
    if facts.started {
        return Ruling::new(finding("sealed-slip-too-late"), vec![Remedy::Continue], citations)
            .leaving(Discretion::Told(Said::new("sealed-slip-if-not-noticed")));
    }
    let remedies = vec![Remedy::Do(Said::new("sealed-correct-slip").of(by))];
    Ruling::new(finding("sealed-slip"), remedies, citations)
}

/// The boards show different positions.
#[must_use]
pub fn boards_differ(scene: &Scene<'_>, facts: &BoardsDiffer) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules.blind);
    let Some(scores_agree) = facts.scores_agree else {
        return only_scores_tell(scene, Said::new("sealed-scores-not-compared"));
    };
    if !scores_agree {
        // Moves may have been taken back since it was told.
        if scene.game.position_at(facts.ply).is_none() {
            return only_scores_tell(scene, Said::new("sealed-agreed-not-in-record"));
        }
        let clocks = Said::new("sealed-readjust-clocks");
        let clocks = match facts.by {
            Some(by) => clocks.of(by),
            None => clocks,
        };
        let remedies = vec![Remedy::Restore { ply: facts.ply }, Remedy::Do(clocks)];
        let finding = Finding::Told(Said::new("sealed-scores-differ"));
        return Ruling::new(finding, remedies, edition.cite(&rules.discrepancy))
            .leaving(Discretion::Times { increment: None });
    }
    let Some(by) = facts.by else {
        return only_scores_tell(scene, Said::new("sealed-executed-unknown"));
    };
    let act = |key: &str| Remedy::Do(Said::new(key).of(by));
    let rule = &rules.wrong_execution;
    let finding = Finding::Told(Said::new("sealed-boards-differ").of(by));
    match rule.value {
        WrongExecution::AdjustToScores => {
            Ruling::new(finding, vec![act("sealed-adjust-board")], edition.cite(rule))
        }
        WrongExecution::CertainDisadvantages => {
            Ruling::new(finding, vec![act("sealed-correct-by-scores")], edition.cite(rule))
                .leaving(Discretion::Told(Said::new("sealed-certain-disadvantages").of(by)))
        }
    }
}

/// Who is to adjust, or how far the game goes back, only the scoresheets tell.
fn only_scores_tell(scene: &Scene<'_>, unknown: Said) -> Ruling {
    let remedies = vec![Remedy::Do(Said::new("sealed-compare-scores"))];
    let citations = scene.edition.cite(&scene.edition.rules.blind.discrepancy);
    Ruling::new(Finding::Told(unknown), remedies, citations).unsure(Doubt::NotProved)
}

/// An assistant at a board with a blind player.
#[must_use]
pub fn assistant(scene: &Scene<'_>, facts: &BlindAssistant) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules.blind);
    let by = facts.by;
    let allowed = match facts.whose {
        AssistantOf::Blind => allowed(rules, facts.act),
        // The duties of the blind player's assistant at the board, and no others.
        AssistantOf::Sighted => {
            matches!(facts.act, AssistantAct::OwnMoves | AssistantAct::AnnouncesOther)
                || (rules.assistant_moves_both.value
                    && matches!(facts.act, AssistantAct::OtherMoves | AssistantAct::AnnouncesOwn))
        }
        AssistantOf::SightedToo => false,
    };
    let citations = match (facts.whose, facts.act) {
        (AssistantOf::Sighted | AssistantOf::SightedToo, _) => {
            edition.cite(&rules.sighted_assistant)
        }
        (AssistantOf::Blind, AssistantAct::ReportsTouch) => {
            let report = edition.cite(&rules.assistant_reports_touch);
            if report.is_empty() { edition.cite(&rules.assistant_moves_both) } else { report }
        }
        (AssistantOf::Blind, _) => edition.cite(&rules.assistant_moves_both),
    };
    let key = if allowed { "sealed-assistant-may" } else { "sealed-assistant-may-not" };
    let finding = Finding::Told(Said::new(key).of(by));
    if allowed {
        return Ruling::new(finding, vec![Remedy::Continue], citations);
    }
    let warn = Remedy::Do(Said::new("sealed-tell-assistant").of(by));
    Ruling::new(finding, vec![warn, Remedy::Continue], citations).leaving(Discretion::Penalty)
}

/// What the blind player's assistant may do.
const fn allowed(rules: &Blind, act: AssistantAct) -> bool {
    match act {
        AssistantAct::OwnMoves | AssistantAct::AnnouncesOther | AssistantAct::ClaimsFlag => true,
        AssistantAct::OtherMoves | AssistantAct::AnnouncesOwn => rules.assistant_moves_both.value,
        AssistantAct::ReportsTouch => rules.assistant_reports_touch.value,
        AssistantAct::TellsUnasked => false,
    }
}

/// Play with a blind player.
#[must_use]
pub fn play(scene: &Scene<'_>, facts: &BlindPlay) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules.blind);
    let by = facts.by;
    let (key, citations) = match facts.matter {
        BlindMatter::TwoBoards => {
            let key = match rules.two_boards.value {
                TwoBoards::Obligatory => "sealed-two-boards-must",
                TwoBoards::OnDemand => "sealed-two-boards-on-demand",
            };
            (key, edition.cite(&rules.two_boards))
        }
        BlindMatter::Board => ("sealed-special-board", edition.cite(&rules.special_board)),
        BlindMatter::Announcing => {
            let key =
                if rules.phonetics.value { "sealed-announce-names" } else { "sealed-announce" };
            (key, edition.cite(&rules.announcing))
        }
        BlindMatter::Touched => ("sealed-blind-touched", edition.cite(&rules.touched)),
        BlindMatter::Made => ("sealed-blind-made", edition.cite(&rules.made)),
        BlindMatter::Clock => ("sealed-blind-clock", edition.cite(&rules.special_clock)),
        BlindMatter::NoScore => {
            let key = if rules.score_kept.value { "sealed-score-must" } else { "sealed-score-may" };
            (key, edition.cite(&rules.score_kept))
        }
        BlindMatter::DeafOpponent => {
            let key = if rules.deaf_pairing.value {
                "sealed-deaf-assistant"
            } else {
                "sealed-deaf-no-text"
            };
            let mut citations = edition.cite(&rules.deaf_pairing);
            if !rules.deaf_pairing.value {
                citations.extend(edition.cite(&rules.sighted_assistant));
            }
            (key, citations)
        }
    };
    let finding = Finding::Told(Said::new(key).of(by));
    let must = match facts.matter {
        BlindMatter::TwoBoards => Some("sealed-use-two-boards"),
        BlindMatter::NoScore if rules.score_kept.value => Some("sealed-keep-score"),
        BlindMatter::DeafOpponent if rules.deaf_pairing.value => Some("sealed-get-assistant"),
        _ => None,
    };
    let remedy = match must {
        Some(key) => Remedy::Do(Said::new(key).of(by)),
        None => Remedy::Continue,
    };
    Ruling::new(finding, vec![remedy], citations)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::case::Case;
    use crate::rulings::scenario::{STANDARD, START, game, ruled, told};
    use jadoube_chess::ply::Ply;
    use jadoube_chess::side::Side;

    #[test]
    fn only_scoresheets_that_were_compared_tell_who_adjusts_the_board() {
        let white = Some(Side::White);
        for (by, scores_agree, ply, expected) in [
            (white, Some(true), 1, "do sealed-adjust-board white | D.2.9"),
            (None, Some(true), 1, "do sealed-compare-scores | D.2.9 ?"),
            (white, Some(false), 1, "restore 1, do sealed-readjust-clocks white | D.2.9"),
            (None, Some(false), 1, "restore 1, do sealed-readjust-clocks | D.2.9"),
            (white, Some(false), 3, "do sealed-compare-scores | D.2.9 ?"),
            (white, None, 1, "do sealed-compare-scores | D.2.9 ?"),
            (None, None, 1, "do sealed-compare-scores | D.2.9 ?"),
        ] {
            let facts = BoardsDiffer { by, scores_agree, ply: Ply(ply) };
            let game = game(STANDARD, START, "e2e4 e7e5");
            let ruling = ruled("2023", &game, &Case::BoardsDiffer(facts));
            assert_eq!(told(&ruling), expected, "{by:?} {scores_agree:?} {ply}");
        }
    }
}
