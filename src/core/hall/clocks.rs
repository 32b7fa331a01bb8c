//! The clocks of all boards at once: which of them an act is about, and why some cannot take part.
//! What is recorded is what each board would have recorded alone.

use jadoube_message::Message;

use crate::blind::refusal::Refusal as BlindRefusal;
use crate::hall::all_clocks::AllClocks;
use crate::hall::command::Command;
use crate::hall::context::Context;
use crate::hall::event::Event;
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use crate::stations::post::Post;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use jadoube_laws::laws::edition::Rulebook;

/// Why a board that the act is about cannot take part.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "clocks-not")]
pub enum Obstacle {
    /// The time is kept by a clock on the table.
    OnTable,
    /// First it must be said how lost time counts.
    LostTime,
    /// The flag of the player on move is down.
    FlagDown(Side),
    /// The game was read from a file, and nothing was played here since: its clock is started alone.
    OnlyRead,
    /// An incident waits for its decision.
    Incident(#[message(name = "no")] IncidentNo),
    /// The blind match at the board refuses.
    #[message(transparent)]
    Blind(Box<BlindRefusal>),
    /// The board refuses for another reason.
    #[message(transparent)]
    Refused(Box<Refusal>),
}

/// A board that the act is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardClock {
    /// The board.
    pub board: BoardNo,
    /// The game there.
    pub game: GameNo,
    /// What is recorded, or why nothing can be.
    pub comes: Result<Vec<Event>, Obstacle>,
}

/// The boards that an act is about now, in order. Where it is done already there is nothing to do.
#[must_use]
pub fn boards(hall: &Hall, act: AllClocks, when: (Moment, Rulebook<'_>)) -> Vec<BoardClock> {
    let of = |(board, game): (&BoardNo, &GameNo)| {
        let at = &hall.games.get(game)?.game;
        let concerned = at.outcome().is_none()
            && match act {
                AllClocks::Start => at.clock.running().is_none() && !is_decided(hall, (*game, at)),
                AllClocks::Stop => at.clock.running().is_some(),
                AllClocks::Resume => hall.waits_for_clock(*board) || asks(at),
            };
        let comes = || comes(hall, act, (*board, *game, at), when);
        concerned.then(|| BoardClock { board: *board, game: *game, comes: comes() })
    };
    hall.at_board.iter().filter_map(of).collect()
}

/// What is recorded for these games, or for all that can take part; those that cannot any more are
/// left out.
pub(in crate::hall) fn decide(
    hall: &Hall,
    (act, games): (AllClocks, Option<&[GameNo]>),
    when: (Moment, Rulebook<'_>),
) -> Result<Vec<Event>, Refusal> {
    let meant = |one: &BoardClock| games.is_none_or(|games| games.contains(&one.game));
    let boards = boards(hall, act, when).into_iter().filter(meant);
    let events: Vec<Event> = boards.filter_map(|one| one.comes.ok()).flatten().collect();
    if events.is_empty() { Err(Refusal::NoClocks(act)) } else { Ok(events) }
}

fn comes(
    hall: &Hall,
    act: AllClocks,
    (board, no, game): (BoardNo, GameNo, &Game),
    when: (Moment, Rulebook<'_>),
) -> Result<Vec<Event>, Obstacle> {
    if game.clock_on_table() {
        return Err(Obstacle::OnTable);
    }
    if act == AllClocks::Start && game.is_only_read() {
        return Err(Obstacle::OnlyRead);
    }
    let what = match act {
        AllClocks::Stop => GameCommand::StopClock,
        AllClocks::Start | AllClocks::Resume => {
            hinders(hall, (no, game), when.0).map_or(Ok(()), Err)?;
            match game.status {
                Status::Waiting => GameCommand::Start,
                _ => {
                    let blind = hall.blind(board);
                    let turn = blind.map_or(game.turn(), |blind| blind.presses_next(game));
                    let side = hall.clock_to_start(board, turn).unwrap_or(turn);
                    GameCommand::StartClock { side }
                }
            }
        }
    };
    let refused = |why| match why {
        // Which board it is, is told with all that cannot take part.
        Refusal::Blind { why, .. } => Obstacle::Blind(Box::new(why)),
        why => Obstacle::Refused(Box::new(why)),
    };
    // Whoever asks, it is judged as at the home of the board.
    let at_home = Context::from(when).of(hall.stations.keeper(Post::Board(board)));
    hall.decide(&Command::Game { board, what }, at_home).map_err(refused)
}

/// What must be settled at a board before its clock is set going together with others: it stands
/// there for a reason.
fn hinders(hall: &Hall, (no, game): (GameNo, &Game), now: Moment) -> Option<Obstacle> {
    if asks(game) {
        return Some(Obstacle::LostTime);
    }
    let side = game.turn();
    if game.clock.flag(side, now).is_some() {
        return Some(Obstacle::FlagDown(side));
    }
    let mut open = hall.incidents.values().filter(|one| one.game == Some(no) && one.is_open());
    open.next().map(|one| Obstacle::Incident(one.no))
}

/// Whether somebody plays at a board by the rules for blind players whose game has not begun and is not
/// set up as such a game.
#[must_use]
pub fn lacks_blind_match(hall: &Hall, board: BoardNo) -> bool {
    let Some(no) = hall.at_board.get(&board) else { return false };
    let Some(one) = hall.games.get(no) else { return false };
    let waits = one.game.status == Status::Waiting && one.blind.arranged().is_none();
    waits && hall.contest.blind_in(*no) != BySide::default()
}

/// Whether the arbiter has entered a result before the game began: it is not played.
fn is_decided(hall: &Hall, (no, game): (GameNo, &Game)) -> bool {
    game.status == Status::Waiting && game.plies.is_empty() && hall.contest.is_decided(no)
}

/// Whether it is a question how lost time counts.
const fn asks(game: &Game) -> bool {
    game.lost_time.is_some()
}

#[cfg(test)]
mod tests;
