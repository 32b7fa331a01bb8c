//! From a case to its ruling: one function, which asks the file of the case. Pace is settled here.

use crate::core::citation::Citation;
use crate::core::clock::control::Bonus;
use crate::core::game::outcome::EndReason;
use crate::core::game::state::Game;
use crate::core::laws::edition::{Edition, Pace};
use crate::core::moment::{Millis, Moment};
use crate::core::rulings::case::Case;
use crate::core::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::core::rulings::{
    clock_press, draw_claim, draw_offer, flag_fall, illegal_move, touched_piece,
};
use crate::core::side::Side;

/// What a case is ruled on: the game, the Laws, the moment.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    /// The game.
    pub game: &'a Game,
    /// The edition.
    pub edition: &'a Edition,
    /// The pace of the game.
    pub pace: Pace,
    /// When the arbiter rules.
    pub at: Moment,
}

/// The ruling that the edition prescribes for a case in this game at this moment.
#[must_use]
pub fn rule(case: &Case, game: &Game, edition: &Edition, at: Moment) -> Ruling {
    let scene = Scene { game, edition, pace: pace_of(game, edition), at };
    if let Some(outcome) = game.outcome()
        && *case != Case::Other
    {
        let citations = vec![ended_by(edition, outcome.reason)];
        return Ruling::new(Finding::GameOver { outcome }, vec![Remedy::Continue], citations);
    }
    match case {
        Case::IllegalMove { by, completed, standing, made, ply } => {
            let facts =
                illegal_move::Facts { by: *by, standing: *standing, made: *made, ply: *ply };
            if *completed {
                illegal_move::completed(&scene, &facts)
            } else {
                illegal_move::not_completed(&scene, &facts)
            }
        }
        Case::FlagFall { side, both: false } => flag_fall::one(&scene, *side),
        Case::FlagFall { side, both: true } => flag_fall::both(&scene, *side),
        Case::Repetition { by, intended } => draw_claim::repetition(&scene, *by, intended.as_ref()),
        Case::FiftyMoves { by, intended } => {
            draw_claim::fifty_moves(&scene, *by, intended.as_ref())
        }
        Case::DrawOffer { by, when, answer } => draw_offer::rule(&scene, *by, *when, *answer),
        Case::TouchedPiece { .. } => touched_piece::rule(&scene, case),
        Case::ClockNotPressed { by } => clock_press::not_pressed(&scene, *by),
        Case::PressedWithoutMove { by } => clock_press::without_move(&scene, *by),
        Case::Other => without_proposal(edition),
    }
}

/// The article by which a game has ended.
#[must_use]
pub fn ended_by(edition: &Edition, reason: EndReason) -> Citation {
    let rules = &edition.rules;
    match reason {
        EndReason::Checkmate => edition.cite(&rules.checkmate),
        EndReason::Resignation => edition.cite(&rules.resignation),
        EndReason::Stalemate => edition.cite(&rules.stalemate),
        EndReason::DeadPosition => edition.cite(&rules.dead_position),
        EndReason::Agreement => edition.cite(&rules.agreement),
        EndReason::Repetition => edition.cite(&rules.repetition_claim),
        EndReason::FiftyMoves => edition.cite(&rules.fifty_claim),
        EndReason::FivefoldRepetition => edition.cite(&rules.automatic_repetition),
        EndReason::SeventyFiveMoves => edition.cite(&rules.automatic_moves),
        EndReason::Flag | EndReason::FlagWithoutMatingMaterial => {
            edition.cite(&rules.flag_draw_if_no_mate)
        }
        EndReason::IllegalMoves => edition.cite(&rules.illegal_penalties.standard),
        EndReason::Forfeit => edition.cite(&rules.default_time),
        EndReason::AppealsCommittee => edition.cite(&rules.appeal),
        EndReason::ArbiterDecision | EndReason::AsRecorded => edition.cite(&rules.penalties),
    }
}

/// The ruling for an incident without a game, or of a kind that the program does not know.
#[must_use]
pub fn without_proposal(edition: &Edition) -> Ruling {
    let citations = vec![edition.cite(&edition.rules.penalties)];
    Ruling::new(Finding::Open, vec![Remedy::Continue], citations)
        .unsure(Doubt::NoRule)
        .leaving(Discretion::Everything)
}

/// The pace of a game: the time of all periods with the increments of 60 moves (Art. A.1, B.1).
/// Where the players have different times the longer counts.
#[must_use]
pub fn pace_of(game: &Game, edition: &Edition) -> Pace {
    let schedules = &game.setup.control.schedules;
    edition.pace(schedules.white.allotment().max(schedules.black.allotment()))
}

impl Scene<'_> {
    /// The increment that a press gives a player in the present period, if any.
    #[must_use]
    pub fn increment(&self, side: Side) -> Option<Millis> {
        let periods = &self.game.setup.control.schedules.of(side).0;
        let period = periods.get(self.game.clock.period(side)).or_else(|| periods.last())?;
        match period.bonus {
            Bonus::Increment(time) if time > Millis::ZERO => Some(time),
            _ => None,
        }
    }
}
