//! Why a blind match refused a command: facts for the arbiter, worded in `i18n`.

use jadoube_chess::board::position::Uci;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::citation::Citation;
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::laws::adjournment::AssistantDuty;

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing is arranged for this game.
    #[error("no blind match is arranged at this board")]
    NotArranged,
    /// Nobody who plays is blind.
    #[error("neither player is blind or visually disabled")]
    NobodyBlind,
    /// The edition prescribes two boards, or a player demanded them.
    #[error("two boards must be used ({0})")]
    TwoBoardsNeeded(Box<Citation>),
    /// The blind player's board must have apertures.
    #[error("the board of {side:?} must have securing apertures ({citation})")]
    SpecialBoardNeeded {
        /// Whose board.
        side: Side,
        /// The article.
        citation: Box<Citation>,
    },
    /// The edition does not let anybody adapt its rules.
    #[error("the edition does not let these rules be adapted ({0})")]
    NotAdaptable(Box<Citation>),
    /// An assistant needs a name.
    #[error("the assistant of {0:?} needs a name")]
    AssistantNameless(Side),
    /// The sighted player may have an assistant only if the blind player has none.
    #[error("{side:?} may have an assistant only if the opponent has none ({citation})")]
    AssistantTooMany {
        /// Whose.
        side: Side,
        /// The article.
        citation: Box<Citation>,
    },
    /// The edition does not give an assistant this duty.
    #[error("the assistant of {side:?} may not have the duty {duty:?}")]
    NotHisDuty {
        /// Whose assistant.
        side: Side,
        /// Which duty.
        duty: AssistantDuty,
        /// The article that lists them.
        citation: Option<Box<Citation>>,
    },
    /// The edition leaves no other numbers for the ranks to the arbiter's choice.
    #[error("the numbers of the ranks are not the arbiter's to choose ({0})")]
    RanksNotChosen(Box<Citation>),
    /// Play cannot begin without an assistant.
    #[error("an assistant must be used in this pairing ({0})")]
    AssistantNeeded(Box<Citation>),
    /// A player has no assistant.
    #[error("{0:?} has no assistant")]
    NoAssistant(Side),
    /// The assistant is not there.
    #[error("the assistant of {0:?} has left the board")]
    AssistantAway(Side),
    /// The assistant is there already.
    #[error("the assistant of {0:?} is at the board")]
    AssistantThere(Side),
    /// Nothing was said.
    #[error("nothing was said")]
    Silence,
    /// The program and the arbiter do not announce moves.
    #[error("a move is announced by a player or an assistant")]
    NobodysMove,
    /// That player has no move to announce, to repeat or to complete.
    #[error("{0:?} has no move to complete")]
    NotOnMove(Side),
    /// Nothing has been announced clearly yet.
    #[error("no move has been announced clearly")]
    NothingAnnounced,
    /// A move said to be meant is not legal.
    #[error("{uci} is not legal after ply {}", ply.0)]
    MoveIllegal {
        /// The move.
        uci: Uci,
        /// The plies before it.
        ply: Ply,
    },
    /// What was told of a board is no move.
    #[error("“{0}” is no move on a board")]
    NotAMove(Uci),
    /// The clock was started already.
    #[error("the opponent's clock has been started already")]
    AlreadyStarted,
    /// The program speaks to a player on request only.
    #[error("{0:?} has not asked; the program tells on request only")]
    NotAsked(Side),
    /// Nobody was asked to compare.
    #[error("no comparison has been called")]
    NoComparison,
    /// A change needs a reason.
    #[error("a change needs a reason")]
    ReasonMissing,
    /// The game refused.
    #[error(transparent)]
    Game(#[from] GameRefusal),
}
