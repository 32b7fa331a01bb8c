//! Flag fall (FIDE Laws 2023, Art. 6.8, 6.9): who may call it, what had happened before, whether
//! the moves were made, whether the opponent could mate. Two flags are in `two_flags`.

use crate::citation::Citation;
use crate::claims::flag::{self, FlagCheck};
use crate::game::outcome::{EndReason, Outcome};
use crate::laws::clock::{ArbiterCalls, FlagFallen};
use crate::rulings::clock::facts::{Before, FlagFall, MovesMade, NotedBy};
use crate::rulings::clock::two_flags;
use crate::rulings::mating::chances;
use crate::rulings::rule::{Scene, ended_by};
use crate::rulings::ruling::{CanMate, Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::said::Said;
use jadoube_chess::board::piece::Kind;
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

/// One flag is down, or of two the one that fell first.
pub(super) fn one(scene: &Scene<'_>, facts: &FlagFall, side: Side) -> Ruling {
    let check = flag::check(scene.game, side, scene.at);
    let flags = &scene.edition.rules.flags;
    if !check.is_down && scene.game.turn_since.is_some() {
        let finding = Finding::FlagUp { side, remaining: check.remaining };
        let doubt = (!check.control_reached).then_some(Doubt::FlagNotSeen { side });
        let citations = vec![scene.edition.telling(&flags.draw_if_no_mate)];
        return Ruling::new(finding, vec![Remedy::Continue], citations)
            .citing(scene.edition.cite(&flags.fallen))
            .unsure_if(doubt);
    }
    let ruling = fallen(scene, &check).citing(called_by(scene, facts));
    let ruling = match facts.noted_by {
        NotedBy::Bystander => ruling.because(Said::new("clock-arbiter-looked-too")),
        NotedBy::Opponent | NotedBy::Arbiter => ruling,
    };
    match facts.moves {
        MovesMade::NotPressed => ruling
            .because(Said::new("clock-last-move-not-pressed").of(side))
            .citing(scene.edition.cite(&scene.edition.rules.play.last_move)),
        _ => ruling,
    }
}

/// What a fallen flag costs.
pub(in crate::rulings) fn fallen(scene: &Scene<'_>, check: &FlagCheck) -> Ruling {
    let side = check.side;
    let flags = &scene.edition.rules.flags;
    let draw_if_no_mate = flags.draw_if_no_mate.value;
    let (opponent, chances) = chances(scene, scene.game.position(), side.other());
    let potential = flags.mating_potential.of(scene.kind);
    let lacks_potential = potential.value && only_two_knights(scene, side.other());
    let outcome = if draw_if_no_mate && (opponent == CanMate::No || lacks_potential) {
        Outcome { score: Score::Draw, reason: EndReason::FlagWithoutMatingMaterial }
    } else {
        Outcome { score: Score::won_by(side.other()), reason: EndReason::Flag }
    };
    let doubt = if !check.is_down {
        Some(Doubt::FlagNotSeen { side })
    } else if draw_if_no_mate && opponent == CanMate::Unsure {
        Some(Doubt::MateUnclear { side: side.other() })
    } else {
        None
    };
    // The interpretations on the article are about an opponent who cannot mate.
    let costs = match opponent {
        CanMate::Yes => vec![scene.edition.telling(&flags.draw_if_no_mate)],
        CanMate::No | CanMate::Unsure => scene.edition.cite(&flags.draw_if_no_mate),
    };
    let finding = Finding::FlagFallen { side, opponent, moves_made: check.moves_made };
    let ruling = Ruling::new(finding, vec![Remedy::End(outcome)], costs)
        .citing(scene.edition.cite(&flags.fallen))
        .because(chances)
        .unsure_if(doubt);
    if lacks_potential {
        ruling
            .citing(scene.edition.cite(potential))
            .because(Said::new("clock-no-mating-potential").of(side.other()))
    } else if opponent == CanMate::No && !draw_if_no_mate {
        ruling.because(Said::new("clock-loses-though-no-mate").of(side))
    } else {
        ruling
    }
}

/// Whether a side has but king and two knights, and the other a bare king: mate could be given,
/// and not be forced.
fn only_two_knights(scene: &Scene<'_>, side: Side) -> bool {
    let placement = scene.game.position().placement();
    let kinds = |of: Side| {
        let mut kinds: Vec<Kind> = placement
            .pieces()
            .filter(|(_, piece)| piece.side == of && piece.kind != Kind::King)
            .map(|(_, piece)| piece.kind)
            .collect();
        kinds.sort();
        kinds
    };
    kinds(side) == [Kind::Knight, Kind::Knight] && kinds(side.other()).is_empty()
}

/// By which articles whoever notes the flag may do so.
pub(super) fn called_by(scene: &Scene<'_>, facts: &FlagFall) -> Vec<Citation> {
    let rules = &scene.edition.rules;
    let arbiter = || scene.edition.cite(rules.flags.arbiter_calls.of(scene.kind));
    match facts.noted_by {
        NotedBy::Opponent => scene.edition.cite(rules.flags.claimant_up.of(scene.kind)),
        NotedBy::Arbiter => arbiter(),
        NotedBy::Bystander => [arbiter(), scene.edition.cite(&rules.conduct.spectators)].concat(),
    }
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
    use crate::rulings::case::Case;
    use crate::rulings::rule::rule;
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
