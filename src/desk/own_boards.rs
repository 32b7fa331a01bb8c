//! What an electronic board tells in a blind match. There it shows what was executed on one of two
//! boards and completes no move: pieces that are lifted are reported at once, an arrangement once
//! it has come to rest, and the lever of its clock as the clock that was started after a move. The
//! match judges.

use jadoube_chess::board::placement::Placement;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::Side;
use jadoube_core::blind::command::Command;
use jadoube_core::blind::event::Actor;
use jadoube_core::hall::command::Command as HallCommand;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Observation;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::sensing::PlayerClocks;

/// How long nothing must move on a board before it counts as at rest. A discrepancy is to be noticed
/// within a second of the press.
const REST: Millis = Millis(300);

/// What a device calls for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CommandFromBoard {
    /// Something of the game.
    Game(GameCommand),
    /// Something of the blind match.
    Blind(Command),
}

impl CommandFromBoard {
    /// As it is asked of the competition.
    #[must_use]
    pub fn at(self, board: BoardNo) -> HallCommand {
        match self {
            Self::Game(what) => HallCommand::Game { board, what },
            Self::Blind(what) => HallCommand::Blind { board, what },
        }
    }

    /// Whether the record of the game would be another after it.
    #[must_use]
    pub const fn moves(&self) -> bool {
        matches!(
            self,
            Self::Game(
                GameCommand::Play { .. }
                    | GameCommand::TakeBack { .. }
                    | GameCommand::AnswerMissing { .. }
                    | GameCommand::Observe(
                        Observation::MovesMissing { .. }
                            | Observation::PlayedOn { .. }
                            | Observation::WentBack { .. }
                    )
            )
        )
    }
}

/// One board as it is watched.
#[derive(Debug, Clone, Default)]
pub(crate) struct WatchedBoard {
    /// What stands there now, since when, and whether it was told.
    standing: Option<(Placement, Moment)>,
    told: Option<Placement>,
    clock: Option<PlayerClocks>,
}

impl WatchedBoard {
    /// Takes in what stands on the board; what is to be told at once comes back.
    pub(crate) fn see(&mut self, now: Placement, at: Moment) -> Option<Placement> {
        let before = self.standing.map(|(before, _)| before);
        if before == Some(now) {
            return None;
        }
        self.standing = Some((now, at));
        let lifted = before
            .is_some_and(|before| before.differences(&now).all(|(_, _, stands)| stands.is_none()));
        lifted.then(|| self.tell()).flatten()
    }

    /// When the board will be at rest, if it was not told yet how it stands.
    pub(crate) fn wait_until(&self) -> Option<Moment> {
        let (standing, since) = self.standing?;
        (self.told != Some(standing)).then(|| since + REST)
    }

    /// What stands on the board, if it has come to rest and was not told.
    pub(crate) fn elapse(&mut self, at: Moment) -> Option<Placement> {
        self.wait_until().filter(|rest| *rest <= at).and_then(|_| self.tell())
    }

    /// What stands on the board, if it was not told.
    pub(crate) fn tell(&mut self) -> Option<Placement> {
        let (standing, _) = self.standing?;
        (self.told.replace(standing) != Some(standing)).then_some(standing)
    }

    /// The record is another: what stands on the board has another meaning.
    pub(crate) const fn look_again(&mut self) {
        self.told = None;
    }

    /// Takes in what the clock shows; the player who has pressed it, if one has.
    pub(crate) fn press(&mut self, shown: PlayerClocks) -> Option<Side> {
        let before = self.clock.replace(shown)?;
        (before.running && before.turn != shown.turn).then_some(before.turn)
    }
}

/// Whether the game is being played: with a clock on the table it begins when that runs.
#[must_use]
pub fn is_going(game: &Game) -> bool {
    game.outcome().is_none() && (game.is_playing() || game.clock.running().is_some())
}

/// What is on a player's board, for the match.
pub(crate) const fn sense(board: Side, placement: Placement) -> CommandFromBoard {
    CommandFromBoard::Blind(Command::Sense { board, placement })
}

/// The lever that a player has pressed; none where the match has nothing to learn from it.
pub(crate) fn pressed(by: Side, game: &Game) -> Option<CommandFromBoard> {
    let by = (is_going(game) && game.turn() == by).then_some(Actor::Player(by))?;
    Some(CommandFromBoard::Blind(Command::PressClock { by }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::position::{Position, Uci};

    fn after(uci: &str) -> Placement {
        let start = Position::start();
        start.after(start.read_uci(&Uci(uci.into())).unwrap()).placement()
    }

    #[test]
    fn a_lifted_piece_is_told_at_once_and_a_move_when_it_has_come_to_rest() {
        let mut watch = WatchedBoard::default();
        let start = Position::start().placement();
        assert_eq!(watch.see(start, Moment(0)), None);
        assert_eq!(watch.elapse(Moment(300)), Some(start));
        let mut lifted = start;
        lifted.set("e2".parse().unwrap(), None);
        assert_eq!(watch.see(lifted, Moment(1_000)), Some(lifted));
        assert_eq!(watch.see(after("e2e4"), Moment(1_100)), None);
        assert_eq!(watch.wait_until(), Some(Moment(1_400)));
        assert_eq!(watch.elapse(Moment(1_399)), None);
        assert_eq!(watch.elapse(Moment(1_400)), Some(after("e2e4")));
        assert_eq!((watch.wait_until(), watch.tell()), (None, None));
        watch.look_again();
        assert_eq!(watch.elapse(Moment(1_500)), Some(after("e2e4")));
    }
}
