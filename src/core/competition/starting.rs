//! The start position at each board of a round: that of article 2.3, or the one of Chess960 that was
//! drawn.

use crate::competition::event::Event;
use crate::competition::refusal::Refusal;
use crate::competition::regulations::Regulations;
use crate::competition::round::{Round, Stage};
use crate::competition::start::{POSITIONS, StartDraw, StartPosition};
use crate::competition::state::Contest;
use crate::competition::step::{CommandResult, Step};
use jadoube_chess::board::position::{Position, Variant};
use jadoube_laws::ids::BoardNo;

/// Draws the start positions of a round that is only paired.
pub(in crate::competition) fn draw(contest: &Contest, round: u8, how: &StartDraw) -> CommandResult {
    let regulations = contest.started()?;
    let drafted = contest.rounds.get(&round).ok_or(Refusal::NoSuchRound(round))?;
    if regulations.start.is_usual() {
        return Err(Refusal::StartIsUsual);
    }
    if drafted.stage != Stage::Draft {
        return Err(Refusal::PublishedBefore(round, contest.handling().grounds.article));
    }
    if let StartDraw::Hand { positions, .. } = how {
        let wanted = match regulations.start {
            StartPosition::Chess960EachBoard => drafted.bouts.len(),
            StartPosition::Chess960 | StartPosition::Usual => 1,
        };
        if positions.len() != wanted {
            return Err(Refusal::StartsIncomplete { wanted, drawn: positions.len() });
        }
        if let Some(number) = positions.iter().find(|number| **number >= POSITIONS) {
            return Err(Refusal::NoSuchStart(*number));
        }
    }
    Ok(vec![Step::Here(Event::StartDrawn { round, how: how.clone() })])
}

/// From where the game at a board begins: its form and its position.
pub(in crate::competition) fn position(
    regulations: &Regulations,
    round: u8,
    of: &Round,
    board: BoardNo,
) -> Result<(Variant, Position), Refusal> {
    if regulations.start.is_usual() {
        return Ok((Variant::Standard, Position::start()));
    }
    let missing = || Refusal::StartNotDrawn(round);
    let place = of.bouts.iter().position(|bout| bout.pairing.board == board);
    let place = place.unwrap_or(of.bouts.len());
    let how = of.start.as_ref().ok_or_else(missing)?;
    let number = how.at(regulations.start, board, place).ok_or_else(missing)?;
    let position = Position::chess960(number).map_err(|_| Refusal::NoSuchStart(number))?;
    Ok((Variant::Chess960, position))
}

impl Contest {
    /// The number of the start position at a board of a round, where one of Chess960 was drawn.
    #[must_use]
    pub fn start_at(&self, round: u8, board: BoardNo) -> Option<u16> {
        let start = self.regulations.as_ref()?.start;
        let of = self.rounds.get(&round)?;
        let place = of.bouts.iter().position(|bout| bout.pairing.board == board)?;
        of.start.as_ref().filter(|_| !start.is_usual())?.at(start, board, place)
    }
}
