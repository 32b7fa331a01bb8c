//! What the arbiter is alarmed about, and how urgent it is. How it sounds and what is said of it is
//! not known here.

use jadoube_chess::board::piece::Kind;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_laws::game::event::{Event, Observation};
use jadoube_laws::game::outcome::EndReason;
use jadoube_laws::ids::BoardNo;

/// A kind of alarm. The order is that of urgency, the least urgent first: what the arbiter must
/// act upon at once comes last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Alarm {
    /// A draw was offered (Art. 9.1).
    DrawOffer,
    /// The game ended by itself: mate, stalemate, dead position, an automatic draw.
    GameOver,
    /// A player has little time left.
    LowTime,
    /// The electronic board of a game in play does not answer any more.
    Lost,
    /// Moves are missing between the record and what stands on the electronic board.
    MovesMissing,
    /// The clock was pressed without a move (Art. 7.5.3).
    PressedWithoutMove,
    /// An illegal move was completed (Art. 7.5.1).
    Illegal,
    /// The two boards of a game differ (Laws 2018 and 2023, Art. D.2.9).
    Discrepancy,
    /// A flag fell (Art. 6.8).
    Flag,
}

impl Alarm {
    /// All of them, the least urgent first.
    pub const ALL: [Self; 9] = [
        Self::DrawOffer,
        Self::GameOver,
        Self::LowTime,
        Self::Lost,
        Self::MovesMissing,
        Self::PressedWithoutMove,
        Self::Illegal,
        Self::Discrepancy,
        Self::Flag,
    ];
}

/// An alarm with what is said of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Call {
    /// The kind.
    pub alarm: Alarm,
    /// At which board.
    pub board: BoardNo,
    /// Whose flag, move or time it is.
    pub side: Option<Side>,
    /// What else is to be said.
    pub detail: Detail,
}

/// What belongs to one kind of alarm only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Detail {
    /// Nothing besides the kind.
    None,
    /// The time that is left.
    Left(Millis),
    /// The move as it was made: from and to.
    Made(Square, Square),
    /// The piece that mates, from and to.
    Mated(Kind, Square, Square),
    /// It is not known whether moves are missing: the board shows another position than the game.
    AnotherPosition,
    /// The first squares on which the boards differ, and how many more there are.
    Differing {
        /// The first of them.
        first: [Option<Square>; 3],
        /// How many more.
        more: usize,
    },
}

impl Call {
    /// The alarm that an event at a board calls for, if any.
    #[must_use]
    pub fn at(board: BoardNo, event: &Event) -> Option<Self> {
        let alarm = of_event(event)?;
        let side = match event {
            Event::FlagFell { side } => Some(*side),
            Event::DrawOffered { by }
            | Event::Observed(
                Observation::IllegalPosition { by, .. }
                | Observation::PressedWithoutMove { by, .. },
            ) => Some(*by),
            _ => None,
        };
        let detail = match event {
            Event::Observed(Observation::IllegalPosition { made: Some((from, to)), .. }) => {
                Detail::Made(*from, *to)
            }
            _ => Detail::None,
        };
        Some(Self { alarm, board, side, detail })
    }

    /// The alarm for a player who has only so much time left.
    #[must_use]
    pub const fn low_time(board: BoardNo, side: Side, left: Millis) -> Self {
        Self { alarm: Alarm::LowTime, board, side: Some(side), detail: Detail::Left(left) }
    }

    /// The alarm for a board on which a game is played whose moves until then are not recorded.
    #[must_use]
    pub const fn moves_missing(board: BoardNo) -> Self {
        Self { alarm: Alarm::MovesMissing, board, side: None, detail: Detail::None }
    }

    /// The alarm for a board that has come to its game with another position.
    #[must_use]
    pub const fn another_position(board: BoardNo) -> Self {
        let detail = Detail::AnotherPosition;
        Self { alarm: Alarm::MovesMissing, board, side: None, detail }
    }

    /// The alarm for the two boards of a game that differ on these squares, as far as they are known.
    #[must_use]
    pub fn discrepancy(board: BoardNo, squares: &[Square]) -> Self {
        let mut first = [None; 3];
        for (place, square) in first.iter_mut().zip(squares) {
            *place = Some(*square);
        }
        let more = squares.len().saturating_sub(first.len());
        let detail = match squares {
            [] => Detail::None,
            _ => Detail::Differing { first, more },
        };
        Self { alarm: Alarm::Discrepancy, board, side: None, detail }
    }

    /// The alarm for the electronic board of a table, when it is gone.
    #[must_use]
    pub const fn lost(board: BoardNo) -> Self {
        Self { alarm: Alarm::Lost, board, side: None, detail: Detail::None }
    }
}

/// The alarm that an event calls for, if any. A position that is illegal but not completed by the
/// clock calls for none: the player may still correct it (Art. 7.5.1).
#[must_use]
pub fn of_event(event: &Event) -> Option<Alarm> {
    match event {
        Event::FlagFell { .. } => Some(Alarm::Flag),
        Event::Observed(Observation::IllegalPosition { completed: true, .. }) => {
            Some(Alarm::Illegal)
        }
        Event::Observed(Observation::PressedWithoutMove { .. }) => Some(Alarm::PressedWithoutMove),
        Event::Observed(Observation::MovesMissing { .. }) => Some(Alarm::MovesMissing),
        Event::DrawOffered { .. } => Some(Alarm::DrawOffer),
        Event::Ended(outcome) if came_by_itself(outcome.reason) => Some(Alarm::GameOver),
        _ => None,
    }
}

/// Whether a game ended without anybody having claimed, agreed or decided it.
const fn came_by_itself(reason: EndReason) -> bool {
    matches!(
        reason,
        EndReason::Checkmate
            | EndReason::Stalemate
            | EndReason::DeadPosition
            | EndReason::FivefoldRepetition
            | EndReason::SeventyFiveMoves
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::placement::Placement;
    use jadoube_chess::ply::Ply;
    use jadoube_chess::result::Score;
    use jadoube_laws::game::outcome::Outcome;

    fn illegal(completed: bool) -> Event {
        Event::Observed(Observation::IllegalPosition {
            ply: Ply(2),
            placement: Placement::start(),
            made: Square::new(4, 1).zip(Square::new(4, 4)),
            by: Side::White,
            completed,
        })
    }

    fn ended(reason: EndReason) -> Event {
        Event::Ended(Outcome { score: Score::Draw, reason })
    }

    #[test]
    fn only_what_the_arbiter_must_know_alarms() {
        let missing = Observation::MovesMissing { ply: Ply(2), fen: String::new() };
        let pressed = Observation::PressedWithoutMove { ply: Ply(0), by: Side::Black };
        for (event, alarm) in [
            (Event::FlagFell { side: Side::White }, Some(Alarm::Flag)),
            (illegal(true), Some(Alarm::Illegal)),
            (illegal(false), None),
            (Event::Observed(pressed), Some(Alarm::PressedWithoutMove)),
            (Event::Observed(missing), Some(Alarm::MovesMissing)),
            (Event::DrawOffered { by: Side::Black }, Some(Alarm::DrawOffer)),
            (Event::DrawDeclined, None),
            (ended(EndReason::Stalemate), Some(Alarm::GameOver)),
            (ended(EndReason::Agreement), None),
            (ended(EndReason::Flag), None),
            (Event::ClockStopped, None),
            (Event::Started, None),
        ] {
            assert_eq!(of_event(&event), alarm, "{event:?}");
        }
    }

    #[test]
    fn a_call_says_whose_move_it_was_and_which() {
        let call = Call::at(BoardNo(3), &illegal(true)).unwrap();
        assert_eq!((call.board, call.side), (BoardNo(3), Some(Side::White)));
        assert!(matches!(call.detail, Detail::Made(from, _) if from.to_string() == "e2"));
        assert_eq!(Call::at(BoardNo(3), &Event::Started), None);
    }

    #[test]
    fn a_flag_is_the_most_urgent_and_a_draw_offer_the_least() {
        assert!(Alarm::ALL.is_sorted());
        assert_eq!(Alarm::ALL.iter().max(), Some(&Alarm::Flag));
        assert_eq!(Alarm::ALL.iter().min(), Some(&Alarm::DrawOffer));
        assert!(Alarm::Illegal > Alarm::LowTime);
    }
}
