//! One flag that is down (FIDE Laws 2023, Art. 6.8, 6.9): by which article it is noted, whether the opponent
//! could mate, and what it costs.

use crate::citation::Citation;
use crate::claims::flag::{self, FlagCheck};
use crate::game::outcome::{EndReason, Outcome};
use crate::rulings::clock::facts::{FlagFall, MovesMade, NotedBy};
use crate::rulings::mating::chances;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{CanMate, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::board::piece::Kind;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

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
