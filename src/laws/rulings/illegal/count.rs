//! What an illegal move costs: the steps of the edition, for the kind of play and the phase of the
//! game, and what they do to clock and result.

use crate::citation::Citation;
use crate::game::outcome::{EndReason, Outcome};
use crate::laws::irregular::IllegalMovePenalty;
use crate::laws::kind::{Kind, Pace};
use crate::rulings::illegal::increment;
use crate::rulings::illegal::times::moves_at;
use crate::rulings::mating::chances;
use crate::rulings::rule::{Scene, with_other_minutes};
use crate::rulings::ruling::{CanMate, Discretion, Doubt, Finding, Irregularity, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::board::piece::Kind as PieceKind;
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// What is counted.
pub(super) struct Count<'a> {
    /// Against whom.
    pub(super) by: Side,
    /// What it was.
    pub(super) irregularity: Irregularity,
    /// The plies played before it.
    pub(super) ply: Ply,
    /// The position in which it is asked whether the opponent could mate: the last legal one.
    pub(super) before: &'a Position,
}

/// What is done besides: before the count, and after it if the game goes on.
pub(super) struct Continuation {
    /// What corrects the position.
    pub(super) restored: Vec<Remedy>,
    /// How play goes on.
    pub(super) then: Vec<Remedy>,
    /// The articles of both.
    pub(super) citations: Vec<Citation>,
}

/// The steps for a player, with their articles.
struct Ladder<'a> {
    steps: &'a [IllegalMovePenalty],
    citations: Vec<Citation>,
}

impl Ladder<'_> {
    /// What the player's n-th illegal move costs, from 1.
    fn step(&self, nth: u8) -> IllegalMovePenalty {
        let step = self.steps.get(usize::from(nth).saturating_sub(1)).or(self.steps.last());
        step.copied().unwrap_or(IllegalMovePenalty::Nothing)
    }
}

fn ladder<'a>(scene: &Scene<'a>, by: Side, ply: Ply) -> Ladder<'a> {
    let rules = &scene.edition.rules.illegal;
    if let Some(steps) = &rules.penalties_in_quickplay.value
        && scene.kind == Kind::Standard
        && in_quickplay(scene, by, ply)
    {
        return Ladder { steps, citations: scene.edition.cite(&rules.penalties_in_quickplay) };
    }
    let usual = rules.penalties.of(scene.kind);
    Ladder { steps: &usual.value, citations: scene.edition.cite(usual) }
}

/// Whether all the remaining moves must be made in the time of the period.
fn in_quickplay(scene: &Scene<'_>, side: Side, ply: Ply) -> bool {
    let schedule = scene.game.setup.control.schedules.of(side);
    let stage = schedule.stage_after(moves_at(scene.game, side, ply));
    schedule.stage(stage).is_some_and(|period| period.moves.is_none())
}

/// The part that all illegal moves share: count, then time or the end of the game.
pub(super) fn counted(scene: &Scene<'_>, count: &Count<'_>, course: Continuation) -> Ruling {
    let (by, irregularity) = (count.by, count.irregularity);
    let ladder = ladder(scene, by, count.ply);
    let nth = scene.game.illegal_moves.of(by).saturating_add(1);
    let penalty = ladder.step(nth);
    let asked = (penalty == IllegalMovePenalty::LossOrDraw)
        .then(|| opponents_chance(scene, count.before, by.other()));
    let (opponent, chances) = asked.unzip();
    let free = ladder.steps.iter().all(|step| *step == IllegalMovePenalty::Nothing);
    let mut remedies = course.restored;
    if !free {
        remedies.push(Remedy::CountIllegalMove { by });
    }
    remedies.extend(cost(by, penalty, opponent));
    let finding = Finding::IllegalMove { by, irregularity, nth, penalty, opponent };
    if matches!(penalty, IllegalMovePenalty::Loss | IllegalMovePenalty::LossOrDraw) {
        let unclear = opponent == Some(CanMate::Unsure);
        let doubt = unclear.then_some(Doubt::MateUnclear { side: by.other() });
        let mut ruling = Ruling::new(finding, remedies, ladder.citations).citing(course.citations);
        ruling.explanation.extend(chances.flatten());
        return potential(scene, count.before, ruling.unsure_if(doubt), by.other());
    }
    let taken_back = taken_back(scene, count);
    remedies.extend(taken_back.map(|time| Remedy::SubtractTime { side: by, time }));
    remedies.extend(course.then);
    // What costs nothing is ruled by the article on the position.
    let mut ruling = if free {
        Ruling::new(finding, remedies, Vec::new()).citing(course.citations).citing(ladder.citations)
    } else {
        Ruling::new(finding, remedies, ladder.citations).citing(course.citations)
    };
    let rules = &scene.edition.rules.illegal;
    if let Some(time) = taken_back {
        let said = Said::new("illegal-increment-taken-back").of(by).time(time);
        ruling = ruling.citing(scene.edition.cite(&rules.take_back_increment)).because(said);
    }
    if free && rules.at_discretion.value {
        ruling =
            ruling.citing(scene.edition.cite(&rules.at_discretion)).leaving(Discretion::Penalty);
    }
    if matches!(penalty, IllegalMovePenalty::OpponentTime(_)) {
        ruling = with_other_minutes(scene, ruling);
    }
    left_open(scene, count, penalty, ruling)
}

fn cost(by: Side, penalty: IllegalMovePenalty, opponent: Option<CanMate>) -> Option<Remedy> {
    let reason = EndReason::IllegalMoves;
    match penalty {
        IllegalMovePenalty::Nothing => None,
        IllegalMovePenalty::OpponentTime(time) => Some(Remedy::AddTime { side: by.other(), time }),
        IllegalMovePenalty::LossOrDraw if opponent == Some(CanMate::No) => {
            Some(Remedy::End(Outcome { score: Score::Draw, reason }))
        }
        IllegalMovePenalty::Loss | IllegalMovePenalty::LossOrDraw => {
            Some(Remedy::End(Outcome { score: Score::won_by(by.other()), reason }))
        }
    }
}

fn opponents_chance(scene: &Scene<'_>, before: &Position, winner: Side) -> (CanMate, Option<Said>) {
    if lacks_potential(scene, before, winner) {
        return (CanMate::No, None);
    }
    let (can, said) = chances(scene, before, winner);
    (can, Some(said))
}

/// Two knights against the bare king: a mate is possible and can never be forced.
fn lacks_potential(scene: &Scene<'_>, before: &Position, winner: Side) -> bool {
    let mut own = Vec::new();
    let mut bare = true;
    for (_, piece) in before.placement().pieces().filter(|(_, p)| p.kind != PieceKind::King) {
        if piece.side == winner {
            own.push(piece.kind);
        } else {
            bare = false;
        }
    }
    let asked = scene.edition.rules.illegal.mating_potential.value;
    asked
        && scene.kind.pace() == Pace::Blitz
        && bare
        && own == [PieceKind::Knight, PieceKind::Knight]
}

fn potential(scene: &Scene<'_>, before: &Position, ruling: Ruling, winner: Side) -> Ruling {
    if !lacks_potential(scene, before, winner) {
        return ruling;
    }
    let citations = scene.edition.cite(&scene.edition.rules.illegal.mating_potential);
    ruling.citing(citations).because(Said::new("illegal-no-mating-potential").of(winner))
}

/// The increment that the press gave, where the edition takes it back. A move that stands keeps it, but
/// a promotion that the program's clock was pressed for and that is made anew gets it anew.
fn taken_back(scene: &Scene<'_>, count: &Count<'_>) -> Option<Millis> {
    let game = scene.game;
    let stays = match count.irregularity {
        Irregularity::Move | Irregularity::PressWithoutMove => false,
        Irregularity::UnpromotedPawn => game.clock_on_table() || game.ply() <= count.ply,
        Irregularity::TwoHands => true,
    };
    if stays { None } else { increment::taken_back(scene, count.by, count.ply) }
}

fn left_open(
    scene: &Scene<'_>,
    count: &Count<'_>,
    penalty: IllegalMovePenalty,
    ruling: Ruling,
) -> Ruling {
    let rules = &scene.edition.rules.illegal;
    let ruling = match (&rules.penalties_in_quickplay.value, scene.kind.pace(), penalty) {
        (Some(_), Pace::Rapid, IllegalMovePenalty::Nothing) => ruling
            .citing(scene.edition.cite(&rules.penalties_in_quickplay))
            .leaving(Discretion::Told(Said::new("illegal-quickplay-in-rapid").of(count.by))),
        _ => ruling,
    };
    if count.irregularity == Irregularity::PressWithoutMove {
        return ruling.leaving(Discretion::Accident);
    }
    let pressed = increment::is_pressed(scene, count.by, count.ply);
    let gave = pressed && taken_back(scene, count).is_none();
    let increment = scene.increment(count.by).filter(|_| gave);
    ruling.leaving(Discretion::Times { increment })
}

/// The illegal move with which this player answered the first one: counted as well, but the end of the
/// game for it is left to the arbiter, for it came from a position that should not have been.
pub(super) fn answered_illegally(
    scene: &Scene<'_>,
    by: Side,
    ply: Ply,
    mut ruling: Ruling,
) -> Ruling {
    if ruling.remedies.iter().any(|remedy| matches!(remedy, Remedy::End(_))) {
        return ruling.because(Said::new("illegal-first-one-ends").of(by.other()));
    }
    let nth = scene.game.illegal_moves.of(by).saturating_add(1);
    let ladder = ladder(scene, by, ply);
    match ladder.step(nth) {
        IllegalMovePenalty::Nothing => {
            return ruling.because(Said::new("illegal-answer-falls-away").of(by));
        }
        IllegalMovePenalty::OpponentTime(time) => {
            let counted =
                [Remedy::CountIllegalMove { by }, Remedy::AddTime { side: by.other(), time }];
            let at = ruling.remedies.iter().rposition(|r| matches!(r, Remedy::AddTime { .. }));
            let at = at.map_or(ruling.remedies.len(), |at| at.saturating_add(1));
            ruling.remedies.splice(at..at, counted);
        }
        IllegalMovePenalty::Loss | IllegalMovePenalty::LossOrDraw => {
            let said = Said::new("illegal-both-would-lose").of(by).number("nth", nth);
            return ruling.leaving(Discretion::Told(said));
        }
    }
    ruling.because(Said::new("illegal-both-counted").of(by))
}
