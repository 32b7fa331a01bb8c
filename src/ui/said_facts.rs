//! What was given to the own voice only as long as it is so: what was noticed until it is corrected, what
//! is asked until it is answered, a position until another one stands. What is over before its turn, or
//! before it is said once more, is not said.

use jadoube_chess::board::placement::Placement;
use jadoube_chess::ply::Ply;
use jadoube_core::blind::missing::{SoundAlike, agree, caution};
use jadoube_core::blind::notice::Notice;
use jadoube_core::blind::present_move::{expected, read_to_both};
use jadoube_core::blind::state::{Blind, MoveCycle};
use jadoube_core::hall::state::Hall;
use jadoube_desk::voicing::Validity;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// Something that is so now.
#[derive(Debug)]
pub(crate) enum Fact {
    /// What was noticed in a blind match, at which move.
    Noticed(BoardNo, Ply, Notice),
    /// What was announced there can be taken for another move.
    Alike(BoardNo, SoundAlike),
    /// It is asked how the time counts that nobody saw.
    LostTime,
    /// The position with which the boards of a blind match are compared.
    Compared(BoardNo, Placement),
}

impl Fact {
    /// Whether it is still so; of lost time, whether that is `asked` about.
    fn is_so(&self, hall: &Hall, asked: bool) -> bool {
        let board = match self {
            Self::LostTime => return asked,
            Self::Noticed(board, ..) | Self::Alike(board, _) | Self::Compared(board, _) => *board,
        };
        let Some((game, blind)) = hall.game(board).zip(hall.blind(board)) else { return false };
        match self {
            Self::LostTime => asked,
            Self::Noticed(_, ply, what) => is_to_be_corrected(blind, game, *ply, what),
            Self::Alike(_, alike) => caution(blind, game).as_ref() == Some(alike),
            Self::Compared(_, placement) => read_to_both(blind, game) == *placement,
        }
    }
}

/// Whether what was noticed at a move is still to be corrected; what is only told stays so.
fn is_to_be_corrected(blind: &Blind, game: &Game, ply: Ply, what: &Notice) -> bool {
    let cycle = blind.cycle(ply);
    match what {
        Notice::ClockTooEarly { .. } => game.ply() == ply && blind.pressed_early(game).is_some(),
        Notice::AnnouncedIllegal { .. }
        | Notice::AnnouncedUnclear { .. }
        | Notice::PromotionNotNamed { .. } => {
            let said = cycle.and_then(MoveCycle::announcement);
            said.is_some_and(|said| said.reading.clear().is_none())
        }
        Notice::RepetitionDiffers { .. } => {
            let said = cycle.and_then(|cycle| cycle.announcement().zip(cycle.repetition()));
            said.is_some_and(|(one, other)| !agree(&one.reading, &other.reading))
        }
        Notice::ExecutionDiffers { board, .. } | Notice::BoardsDiffer { board, .. } => {
            blind.placement(game, *board) != expected(blind, game, *board)
        }
        Notice::ComparedDifferent { .. }
        | Notice::Touched { .. }
        | Notice::SlipTooLate { .. }
        | Notice::OutsideDuties { .. }
        | Notice::OutOfOrder { .. } => true,
    }
}

/// What was said as long as it is so.
#[derive(Debug, Default)]
pub(crate) struct SaidFacts(Vec<(Validity, Fact)>);

impl SaidFacts {
    /// Keeps what is said now, until it is over.
    pub(crate) fn keep(&mut self, fact: Fact) -> Validity {
        let validity = Validity::default();
        self.0.push((validity.clone(), fact));
        validity
    }

    /// Takes back what is not so any more.
    pub(crate) fn follow(&mut self, hall: &Hall, asked: bool) {
        self.0.retain(|(validity, fact)| {
            let is_so = fact.is_so(hall, asked);
            if !is_so {
                validity.end();
            }
            is_so && validity.is_shared()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_over_once_it_is_answered() {
        let (hall, mut said) = (Hall::default(), SaidFacts::default());
        let question = said.keep(Fact::LostTime);
        said.follow(&hall, true);
        assert!(question.holds());
        said.follow(&hall, false);
        assert!(!question.holds());
        assert!(said.0.is_empty());
    }

    #[test]
    fn what_nobody_has_to_say_any_more_is_not_kept() {
        let mut said = SaidFacts::default();
        drop(said.keep(Fact::LostTime));
        said.follow(&Hall::default(), true);
        assert!(said.0.is_empty());
    }
}
