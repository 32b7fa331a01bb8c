//! Why the demonstration could not be set up, and what in it came out otherwise than it should.

use jadoube_message::Message;
use jadoube_message::system::SystemReason;

use crate::request_error::Trouble;
use jadoube_laws::game::outcome::Outcome;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, IncidentNo};

/// The demonstration could not be set up.
#[derive(Debug, Message)]
#[message(prefix = "desk-demo", error)]
pub enum DemoFault {
    /// The desk refused something.
    #[message(transparent, from)]
    Trouble(Trouble),
    /// The system gave no folder, thread or pseudo-terminal.
    NoBoard(#[message(name = "why")] SystemReason),
    /// A part of the demonstration itself is wrong.
    Script(#[message(name = "why")] String),
}

impl From<std::io::Error> for DemoFault {
    fn from(error: std::io::Error) -> Self {
        Self::NoBoard(error.into())
    }
}

/// Something that did not come out as the script has it.
#[derive(Debug, Message)]
#[message(prefix = "desk-demo-wrong")]
pub enum Deviation {
    /// A board has no game.
    NoGame(BoardNo),
    /// A game has other moves.
    Moves {
        /// On which board.
        board: BoardNo,
        /// The moves that it has.
        moves: String,
    },
    /// A game ended otherwise, or not at all.
    Ended {
        /// On which board.
        board: BoardNo,
        /// How it ended; none for a game that is not over.
        how: Option<Outcome>,
    },
    /// A board has no blind match.
    NoBlindMatch(BoardNo),
    /// What was noticed in a blind match is something else.
    Noticed(BoardNo),
    /// The boards of a blind match still differ.
    BoardsDiffer(BoardNo),
    /// An envelope is not settled.
    NotSettled(EnvelopeNo),
    /// An incident has no ruling that cites an article.
    NoArticle(IncidentNo),
    /// The dispute log has other incidents.
    Incidents {
        /// How many.
        count: usize,
    },
    /// The illegal moves of a game are counted otherwise.
    Counted(BoardNo),
}

impl Deviation {
    /// What is wrong with a game that should have these moves and this end.
    pub(super) fn of_game(board: BoardNo, game: &Game, moves: &str, end: Outcome) -> Vec<Self> {
        let played: Vec<&str> = game.plies.iter().map(|ply| ply.san.as_str()).collect();
        let played = played.join(" ");
        let how = game.outcome();
        let other_end = (how != Some(end)).then_some(Self::Ended { board, how });
        let other_moves = (played != moves).then_some(Self::Moves { board, moves: played });
        other_end.into_iter().chain(other_moves).collect()
    }
}
