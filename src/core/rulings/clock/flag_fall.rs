//! Flag fall (FIDE Laws 2023, Art. 6.8, 6.9; both flags: Guidelines III.3.1).

use crate::core::claims::flag;
use crate::core::game::outcome::{EndReason, Outcome, Score};
use crate::core::rulings::clock::facts::FlagFall;
use crate::core::rulings::rule::Scene;
use crate::core::rulings::ruling::{CanMate, Discretion, Doubt, Finding, Remedy, Ruling};
use crate::core::side::Side;

/// The ruling on a flag that is down, or two.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &FlagFall) -> Ruling {
    if facts.both { both(scene, facts.side) } else { one(scene, facts.side) }
}

/// One flag is down.
fn one(scene: &Scene<'_>, side: Side) -> Ruling {
    let check = flag::check(scene.game, side, scene.at);
    let rules = &scene.edition.rules;
    let citations =
        [scene.edition.cite(&rules.flags.draw_if_no_mate), scene.edition.cite(&rules.flags.fallen)]
            .concat();
    if !check.is_down && scene.game.turn_since.is_some() {
        let finding = Finding::FlagUp { side, remaining: check.remaining };
        let doubt = (!check.control_reached).then_some(Doubt::FlagNotSeen { side });
        return Ruling::new(finding, vec![Remedy::Continue], citations).unsure_if(doubt);
    }
    let opponent = CanMate::from(check.opponent_can_mate);
    let draws = rules.flags.draw_if_no_mate.value && opponent == CanMate::No;
    let outcome = if draws {
        Outcome { score: Score::Draw, reason: EndReason::FlagWithoutMatingMaterial }
    } else {
        Outcome { score: Score::won_by(side.other()), reason: EndReason::Flag }
    };
    let doubt = if !check.is_down {
        Some(Doubt::FlagNotSeen { side })
    } else if rules.flags.draw_if_no_mate.value && opponent == CanMate::Unsure {
        Some(Doubt::MateUnclear { side: side.other() })
    } else {
        None
    };
    let finding = Finding::FlagFallen { side, opponent, moves_made: check.moves_made };
    Ruling::new(finding, vec![Remedy::End(outcome)], citations).unsure_if(doubt)
}

/// Both are down: the one that is known to have fallen first decides; otherwise the guidelines
/// let play go on, or draw in the last period.
fn both(scene: &Scene<'_>, side: Side) -> Ruling {
    let check = flag::check(scene.game, side, scene.at);
    if let Some(first) = check.first {
        return one(scene, first);
    }
    let citations = [
        scene.edition.cite(&scene.edition.rules.flags.both_not_last),
        scene.edition.cite(&scene.edition.rules.flags.fallen),
    ]
    .concat();
    let last_period = check.last_period;
    let remedy = if last_period {
        Remedy::End(Outcome { score: Score::Draw, reason: EndReason::Flag })
    } else {
        Remedy::Continue
    };
    Ruling::new(Finding::BothFlags { last_period }, vec![remedy], citations)
        .unsure(Doubt::OrderOfFlags)
        .leaving(Discretion::PlayOnOrDraw)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::clock::control::{PeriodChange, TimeControl};
    use crate::core::moment::{Millis, Moment};
    use crate::core::rulings::case::Case;
    use crate::core::rulings::rule::rule;
    use crate::core::rulings::scenario::{START, edition, game, play, ruled, told};

    #[test]
    fn a_fallen_flag_loses_unless_the_opponent_cannot_mate() {
        for (name, id, fen, expected) in [
            ("a full board", "2018", START, "end 0-1 Flag | 6.9 6.8"),
            ("a full board", "2023", START, "end 0-1 Flag | 6.9 6.8"),
            (
                "a bare king cannot mate",
                "2023",
                "8/8/8/8/8/2k5/7R/K7 w - - 0 1",
                "end draw FlagWithoutMatingMaterial | 6.9 6.8",
            ),
        ] {
            let mut game = game("5", fen, "");
            game.flags.white = Some(Moment(300_000));
            let case = Case::FlagFall(FlagFall { side: Side::White, both: false });
            let ruling = rule(&case, &game, edition(id), Moment(300_100));
            assert_eq!(told(&ruling), expected, "{name} {id}");
        }
    }

    #[test]
    fn a_flag_that_is_up_is_said_to_be_up() {
        let game = game("5", START, "e2e4");
        let ruling =
            ruled("2023", &game, &Case::FlagFall(FlagFall { side: Side::Black, both: false }));
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
            [("", "end 0-1 Flag | 6.9 6.8"), ("e2e4 e7e5", "continue | 6.9 6.8")]
        {
            let mut setup = game("5", START, "").setup;
            setup.control = control.clone();
            let game = play(setup, moves);
            let case = Case::FlagFall(FlagFall { side: Side::White, both: false });
            let ruling = rule(&case, &game, edition("2023"), Moment(70_000));
            assert_eq!(told(&ruling), expected, "{moves}");
        }
    }

    #[test]
    fn with_both_flags_down_the_first_decides_and_otherwise_the_guidelines() {
        let case = Case::FlagFall(FlagFall { side: Side::White, both: true });
        for (name, control, white, black, expected) in [
            ("Black's fell first", "5", 2000, 1000, "end 1-0 Flag | 6.9 6.8"),
            ("White's fell first", "5", 1000, 2000, "end 0-1 Flag | 6.9 6.8"),
            ("nobody knows", "5", 1000, 1000, "end draw Flag | III.3.1.1 6.8 ?"),
            ("not the last period", "40/120, 60", 1000, 1000, "continue | III.3.1.1 6.8 ?"),
        ] {
            let mut game = game(control, START, "");
            game.flags.white = Some(Moment(white));
            game.flags.black = Some(Moment(black));
            let ruling = ruled("2023", &game, &case);
            let got = told(&ruling);
            let got = if expected.ends_with('?') { &got } else { got.trim_end_matches(" ?") };
            assert_eq!(got, expected, "{name}");
        }
    }
}
