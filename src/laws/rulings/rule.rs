//! What every case is ruled on, and the rules that files of several parts of the Laws share. Pace is
//! settled here.

use crate::citation::Citation;
use crate::clock::control::Bonus;
use crate::game::outcome::EndReason;
use crate::game::state::Game;
use crate::laws::edition::Edition;
use crate::laws::kind::{Kind, Pace, Supervision};
use crate::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::Side;
use jadoube_chess::unwinnability::{Answer, Budget};

/// What a case is ruled on: the game, the Laws, the moment.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    /// The game.
    pub game: &'a Game,
    /// The edition.
    pub edition: &'a Edition,
    /// The kind of play: the pace of the game and its supervision; without adequate supervision
    /// where that is not known.
    pub kind: Kind,
    /// Its supervision, if known.
    pub supervision: Option<Supervision>,
    /// When the arbiter rules.
    pub at: Moment,
    /// How much work may go into the question whether mate can still be given.
    pub budget: Budget,
    /// What is known to that question already.
    pub known: &'a [KnownAnswer],
}

/// An answer that is there already: found with the full budget while somebody waited for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownAnswer {
    /// For this position.
    pub position: Position,
    /// For this side.
    pub side: Side,
    /// The answer.
    pub answer: Answer,
}

impl<'a> Scene<'a> {
    /// The scene of a game. What is not known of it is taken from its time control.
    #[must_use]
    pub fn new(game: &'a Game, edition: &'a Edition, at: Moment) -> Self {
        let supervision = edition.supervision;
        let kind = edition.kind(sixty_moves(game), supervision.unwrap_or(Supervision::Lacking));
        Self { game, edition, kind, supervision, at, budget: Budget::Full, known: &[] }
    }

    /// The same with the kind of play told.
    #[must_use]
    pub fn of_kind(self, kind: Kind) -> Self {
        Self { kind, supervision: Some(kind.supervision()), ..self }
    }

    /// The same with the supervision told.
    #[must_use]
    pub fn supervised(self, supervision: Supervision) -> Self {
        let kind = Kind::new(self.kind.pace(), supervision);
        Self { kind, supervision: Some(supervision), ..self }
    }
}

/// A ruling in a kind of play whose supervision is not known: that without adequate supervision;
/// where it would be another with it, that is said.
pub(in crate::rulings) fn under_either_supervision(
    scene: &Scene<'_>,
    rule: &dyn Fn(&Scene<'_>) -> Ruling,
) -> Ruling {
    let ruling = rule(scene);
    if scene.supervision.is_some() || scene.kind.pace() == Pace::Standard {
        return ruling;
    }
    if rule(&scene.supervised(Supervision::Adequate)).remedies == ruling.remedies {
        return ruling;
    }
    ruling.unsure(Doubt::Supervision).leaving(Discretion::Supervision)
}

/// The same ruling, which gives penalty minutes; where the edition can be read to give others in this
/// kind of play, with that reading.
pub(in crate::rulings) fn with_other_minutes(scene: &Scene<'_>, ruling: Ruling) -> Ruling {
    let rule = &scene.edition.rules.paces.minutes_in_supervised_blitz;
    match rule.value {
        Some(time) if scene.kind == Kind::BlitzSupervised => ruling
            .because(Said::new("illegal-minutes-read-otherwise").time(time))
            .citing(scene.edition.cite(rule)),
        _ => ruling,
    }
}

/// The articles by which a game has ended.
#[must_use]
pub fn ended_by(edition: &Edition, reason: EndReason) -> Vec<Citation> {
    let rules = &edition.rules;
    match reason {
        EndReason::Checkmate => edition.cite(&rules.play.checkmate),
        EndReason::Resignation => edition.cite(&rules.conduct.resignation),
        EndReason::Stalemate => edition.cite(&rules.play.stalemate),
        EndReason::DeadPosition => edition.cite(&rules.play.dead_position),
        EndReason::Agreement => edition.cite(&rules.offers.agreement),
        EndReason::Repetition => edition.cite(&rules.claims.repetition),
        EndReason::FiftyMoves => edition.cite(&rules.claims.fifty),
        EndReason::FivefoldRepetition => edition.cite(&rules.claims.automatic_repetition),
        EndReason::SeventyFiveMoves => edition.cite(&rules.claims.automatic_moves),
        EndReason::QuickplayFinish => edition.cite(&rules.quickplay.claim),
        EndReason::Flag | EndReason::FlagWithoutMatingMaterial => {
            edition.cite(&rules.flags.draw_if_no_mate)
        }
        EndReason::IllegalMoves => edition.cite(&rules.illegal.penalties.standard),
        EndReason::SealedMove => edition.cite(&rules.adjournment.illegal_sealed),
        EndReason::Forfeit => edition.cite(&rules.clocks.default_time),
        EndReason::AppealsCommittee => edition.cite(&rules.conduct.appeal),
        EndReason::ArbiterDecision | EndReason::AsRecorded => {
            edition.cite(&rules.conduct.penalties)
        }
    }
}

/// The ruling for an incident without a game, or of a kind that the program does not know.
#[must_use]
pub fn without_proposal(edition: &Edition) -> Ruling {
    let citations = edition.cite(&edition.rules.conduct.penalties);
    Ruling::new(Finding::Open, vec![Remedy::Continue], citations)
        .unsure(Doubt::NoRule)
        .leaving(Discretion::Everything)
}

/// The pace of a game.
#[must_use]
pub fn pace_of(game: &Game, edition: &Edition) -> Pace {
    edition.pace(sixty_moves(game))
}

/// The time that a player has for 60 moves: all periods with their increments (Art. A.1, B.1).
/// Where the players have different times the longer counts.
fn sixty_moves(game: &Game) -> Millis {
    let schedules = &game.setup.control.schedules;
    schedules.white.allotment().max(schedules.black.allotment())
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
