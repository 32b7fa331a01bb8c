//! Flag fall (FIDE Laws 2023, Art. 6.8, 6.9): who may call it, what had happened before, whether
//! the moves were made. What a fallen flag costs is in `one_flag`, two flags are in `two_flags`.

use crate::game::outcome::{EndReason, Outcome};
use crate::laws::clock::{ArbiterCalls, FlagFallen};
use crate::rulings::clock::facts::{Before, FlagFall, MovesMade, NotedBy};
use crate::rulings::clock::one_flag::{called_by, one};
use crate::rulings::clock::two_flags;
use crate::rulings::rule::{Scene, ended_by};
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// The ruling on a flag that is down, or two.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &FlagFall) -> Ruling {
    if let Some(outcome) = scene.game.outcome() {
        return after_the_end(scene, outcome);
    }
    match facts.before {
        Before::Nothing => {}
        Before::Claim => return claimed_before(scene, facts.side),
        Before::Sealed => return sealed_before(scene, facts.side),
        Before::Mate | Before::Stalemate | Before::Resignation | Before::Agreement => {
            return ended_before(scene, facts);
        }
    }
    match facts.moves {
        MovesMade::Completed => return moves_completed(scene, facts.side),
        MovesMade::Unclear => return moves_unclear(scene, facts.side),
        MovesMade::ByRecord | MovesMade::NotPressed => {}
    }
    if let Some(ruling) = not_called(scene, facts) {
        return ruling;
    }
    if facts.both { two_flags::rule(scene, facts) } else { one(scene, facts, facts.side) }
}

/// The flag is noted by somebody whose word does not make it fall: the game goes on, and a player
/// may still claim.
fn not_called(scene: &Scene<'_>, facts: &FlagFall) -> Option<Ruling> {
    let calls = scene.edition.rules.flags.arbiter_calls.of(scene.kind).value;
    let heard = match (facts.noted_by, calls) {
        (NotedBy::Opponent, _) | (_, ArbiterCalls::Must | ArbiterCalls::May) => true,
        (_, ArbiterCalls::OnlyBoth) => facts.both,
        (_, ArbiterCalls::MustNot) => false,
    };
    if heard {
        return None;
    }
    let side = facts.side;
    let finding = Finding::Told(Said::new("clock-flag-not-claimed").of(side));
    let mut remedies = vec![Remedy::Continue];
    if facts.noted_by == NotedBy::Bystander {
        remedies.push(Remedy::Do(Said::new("clock-silence-bystander")));
    }
    let right = if facts.both {
        Said::new("clock-may-claim-both-flags")
    } else {
        Said::new("clock-may-claim-flag").of(side.other())
    };
    let ruling = Ruling::new(finding, remedies, called_by(scene, facts)).may_claim(right);
    Some(if scene.supervision.is_none() {
        ruling.leaving(Discretion::Told(Said::new("clock-if-supervised")))
    } else {
        ruling
    })
}

/// The game had ended and its end is on record.
fn after_the_end(scene: &Scene<'_>, outcome: Outcome) -> Ruling {
    let citations = scene.edition.cite(&scene.edition.rules.flags.after_the_game);
    let ruling = Ruling::new(Finding::GameOver { outcome }, vec![Remedy::Continue], citations)
        .citing(ended_by(scene.edition, outcome.reason));
    physically(scene, ruling)
}

/// The game had ended before the flag was noted, and the arbiter tells how.
fn ended_before(scene: &Scene<'_>, facts: &FlagFall) -> Ruling {
    let side = facts.side;
    let (score, reason) = match facts.before {
        Before::Mate => (Score::won_by(side), EndReason::Checkmate),
        Before::Resignation => (Score::won_by(side), EndReason::Resignation),
        Before::Stalemate => (Score::Draw, EndReason::Stalemate),
        _ => (Score::Draw, EndReason::Agreement),
    };
    let outcome = Outcome { score, reason };
    let rules = &scene.edition.rules;
    let citations = scene.edition.cite(&rules.flags.after_the_game);
    let ruling = Ruling::new(Finding::GameOver { outcome }, vec![Remedy::End(outcome)], citations)
        .citing(ended_by(scene.edition, reason));
    let ruling = match facts.before {
        Before::Mate | Before::Stalemate => ruling
            .because(Said::new("clock-ends-without-press").of(side))
            .citing(scene.edition.cite(&rules.play.last_move)),
        _ => ruling,
    };
    physically(scene, ruling)
}

/// Where the clock alone decides when a flag fell, it may have fallen before the end.
fn physically(scene: &Scene<'_>, ruling: Ruling) -> Ruling {
    match scene.edition.rules.flags.fallen.value {
        FlagFallen::Clock => {
            ruling.leaving(Discretion::Told(Said::new("clock-fallen-before-the-end")))
        }
        FlagFallen::ArbiterElsePlayer | FlagFallen::ArbiterOrPlayer => ruling,
    }
}

/// A draw was claimed before the flag fell: the claim is looked into first.
fn claimed_before(scene: &Scene<'_>, side: Side) -> Ruling {
    let rules = &scene.edition.rules;
    let finding = Finding::Told(Said::new("clock-claim-came-first").of(side));
    let citations =
        [scene.edition.cite(&rules.claims.repetition), scene.edition.cite(&rules.play.last_move)]
            .concat();
    Ruling::new(finding, vec![Remedy::Do(Said::new("clock-claim-first").of(side))], citations)
        .may_claim(Said::new("clock-flag-if-claim-fails").of(side.other()))
}

/// The move had been sealed before anybody noted the flag.
fn sealed_before(scene: &Scene<'_>, side: Side) -> Ruling {
    let finding = Finding::Told(Said::new("clock-sealed-came-first").of(side));
    let citations = scene.edition.cite(&scene.edition.rules.flags.after_the_game);
    Ruling::new(finding, vec![Remedy::Continue], citations)
}

/// All moves of the period were made in time: the flag means nothing.
fn moves_completed(scene: &Scene<'_>, side: Side) -> Ruling {
    let rules = &scene.edition.rules;
    let finding = Finding::Told(Said::new("clock-moves-completed").of(side));
    let citations = vec![scene.edition.telling(&rules.flags.draw_if_no_mate)];
    Ruling::new(finding, vec![Remedy::Continue], citations)
        .citing(scene.edition.cite(&rules.clocks.time_saved))
}

/// The scoresheets do not tell whether the moves were made: they are completed first.
fn moves_unclear(scene: &Scene<'_>, side: Side) -> Ruling {
    let rules = &scene.edition.rules;
    let finding = Finding::Told(Said::new("clock-moves-unclear").of(side));
    let remedies = vec![Remedy::StopClock, Remedy::Do(Said::new("clock-complete-sheets-first"))];
    Ruling::new(finding, remedies, scene.edition.cite(&rules.score.arrears_both))
        .citing(scene.edition.cite(&rules.score.reconstruct))
        .citing(scene.edition.cite(&rules.flags.unprovable_is_next))
        .may_claim(Said::new("clock-flag-if-moves-lack").of(side.other()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::control::{PeriodChange, TimeControl};
    use crate::rulings::case::{Case, rule};
    use crate::rulings::scenario::{START, edition, game, play, ruled, told};
    use jadoube_chess::moment::{Millis, Moment};

    #[test]
    fn a_flag_that_is_up_is_said_to_be_up() {
        let game = game("5", START, "e2e4");
        let ruling = ruled("2023", &game, &Case::FlagFall(FlagFall::new(Side::Black, false)));
        assert_eq!(
            ruling.finding,
            Finding::FlagUp { side: Side::Black, remaining: Millis(299_500) }
        );
        assert_eq!(told(&ruling), "continue | 6.9 6.8 ?");
    }

    #[test]
    fn where_periods_change_by_time_the_moves_made_decide() {
        // One move in one minute, then five minutes: White has made none, or one.
        let mut control: TimeControl = "1/1, 5".parse().unwrap();
        control.change = PeriodChange::ByTime;
        for (moves, expected) in
            [("", "end 0-1 Flag | 6.9 6.8 B.3 A.5.3"), ("e2e4 e7e5", "continue | 6.9 6.8")]
        {
            let mut setup = game("5", START, "").setup;
            setup.control = control.clone();
            let game = play(setup, moves);
            let case = Case::FlagFall(FlagFall::new(Side::White, false));
            let ruling = rule(&case, &game, edition("2023"), Moment(70_000));
            assert_eq!(told(&ruling), expected, "{moves}");
        }
    }

    #[test]
    fn of_two_flags_the_one_that_the_record_has_first_decides() {
        let case = Case::FlagFall(FlagFall::new(Side::White, true));
        for (name, white, black, expected) in [
            ("Black's fell first", 2000, 1000, "end 1-0 Flag | 6.9 6.8 B.3 A.5.3"),
            ("White's fell first", 1000, 2000, "end 0-1 Flag | 6.9 6.8 B.3 A.5.3"),
            ("nobody knows", 1000, 1000, "do clock-look-at-sign | 6.8 ?"),
        ] {
            let mut game = game("5", START, "");
            game.flags.white = Some(Moment(white));
            game.flags.black = Some(Moment(black));
            assert_eq!(told(&ruled("2023", &game, &case)), expected, "{name}");
        }
    }
}
