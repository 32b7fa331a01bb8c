//! The last move of a period (FIDE Laws 2023, Art. 6.2.1, 6.9; 14.4 of 1972): whether it counts
//! when the flag falls, and what ends the game before that. And the move that was never pressed.

use crate::citation::Citation;
use crate::claims::flag::moves_made;
use crate::game::outcome::{EndReason, Outcome};
use crate::laws::clock::FlagFallen;
use crate::laws::play::LastMoveClaim;
use crate::rulings::mating::ByFlag;
use crate::rulings::moves::facts::{FlagSeen, LastMove, NextMoveUnpressed};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::board::position::Position;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_chess::unwinnability::is_dead;

/// The flag falls at the last move of a period.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &LastMove) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let by = facts.by;
    let position = scene.game.position();
    let legal = position.read_uci(&facts.uci).ok().filter(|_| position.turn() == by);
    let last_move = edition.cite(&rules.play.last_move);
    let after = legal.map(|m| position.after(m));
    if facts.seen == FlagSeen::After
        && let Some(ended) = after.as_ref().and_then(|after| ended(scene, by, after))
    {
        return before_the_flag(scene, facts, ended).citing(last_move);
    }
    let told = |key: &str| Finding::Told(Said::new(key).of(by));
    if facts.seen == FlagSeen::After && after.is_some() {
        if facts.pressed {
            let finding = told("moves-last-completed");
            return Ruling::new(finding, vec![Remedy::Continue], last_move)
                .citing(edition.cite(&rules.play.completed_by_press));
        }
        if facts.claimed && rules.play.last_move_claim.value != LastMoveClaim::NoRule {
            let heard = Remedy::Do(Said::new("moves-hear-claim").of(by));
            let ruling = Ruling::new(told("moves-last-claimed"), vec![heard], last_move)
                .citing(edition.cite(&rules.play.last_move_claim));
            if rules.play.last_move_claim.value == LastMoveClaim::Counts {
                return ruling;
            }
            let judged = Said::new("moves-time-would-have-sufficed").of(by);
            return ruling.leaving(Discretion::Told(judged));
        }
    }
    // A move that was made after the flag was seen down changes nothing.
    let standing = after.as_ref().filter(|_| facts.seen == FlagSeen::After);
    let lost = ByFlag::new(scene, standing.unwrap_or(position), by.other());
    let end = vec![Remedy::End(lost.outcome)];
    let ruling = Ruling::new(told("moves-last-not-completed"), end, last_move)
        .citing(edition.cite(&rules.play.completed_by_press))
        .citing(edition.cite(&rules.flags.draw_if_no_mate));
    lost.told_by(ruling)
}

/// How the move ends the game, if it does, with the articles.
fn ended(scene: &Scene<'_>, by: Side, after: &Position) -> Option<(Outcome, Vec<Citation>)> {
    let (edition, play) = (scene.edition, &scene.edition.rules.play);
    if after.is_checkmate() {
        let score = Score::won_by(by);
        let reason = EndReason::Checkmate;
        return Some((Outcome { score, reason }, edition.cite(&play.checkmate)));
    }
    let drawn = |reason| Outcome { score: Score::Draw, reason };
    if after.is_stalemate() {
        return Some((drawn(EndReason::Stalemate), edition.cite(&play.stalemate)));
    }
    let dead = play.dead_position.value && is_dead(after, scene.budget) == Some(true);
    dead.then(|| (drawn(EndReason::DeadPosition), edition.cite(&play.dead_position)))
}

/// The game ended on the board before anybody saw the flag down.
fn before_the_flag(
    scene: &Scene<'_>,
    facts: &LastMove,
    (outcome, citations): (Outcome, Vec<Citation>),
) -> Ruling {
    let finding = Finding::Told(Said::new("moves-ended-before-flag").of(facts.by));
    let remedies = vec![Remedy::Play { uci: facts.uci.clone() }, Remedy::End(outcome)];
    let ruling = Ruling::new(finding, remedies, citations);
    // Where the flag counts as fallen when the clock shows it, not when somebody sees it, the
    // arbiter must find out which came first.
    match scene.edition.rules.flags.fallen.value {
        FlagFallen::Clock => ruling.leaving(Discretion::Told(Said::new("moves-which-came-first"))),
        FlagFallen::ArbiterElsePlayer | FlagFallen::ArbiterOrPlayer => ruling,
    }
}

/// A player did not press, was answered, and has made the next move.
#[must_use]
pub fn next_move_unpressed(scene: &Scene<'_>, facts: &NextMoveUnpressed) -> Ruling {
    let (edition, play) = (scene.edition, &scene.edition.rules.play);
    let by = facts.by;
    let completed = play.completed_by_next_move.value;
    let key = if completed { "moves-completed-by-next" } else { "moves-no-rule-on-next" };
    let citations = if completed {
        edition.cite(&play.completed_by_next_move)
    } else {
        edition.cite(&play.completed_by_press)
    };
    let mut remedies = Vec::new();
    if !scene.game.clock_on_table() {
        remedies.push(Remedy::SetCounter { side: by, moves: moves_made(scene.game, by) });
    }
    remedies.push(Remedy::Continue);
    let ruling = Ruling::new(Finding::Told(Said::new(key).of(by)), remedies, citations);
    if completed {
        ruling
    } else {
        ruling.leaving(Discretion::Told(Said::new("moves-both-stand-by-practice")))
    }
}
