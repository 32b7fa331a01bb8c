//! Why a blind match refused a command: facts for the arbiter, worded in `i18n`.

use jadoube_message::{Message, plain};

use jadoube_chess::board::position::Uci;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::citation::Citation;
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::laws::adjournment::AssistantDuty;

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "blind-refusal", error)]
pub enum Refusal {
    /// Nothing is arranged for this game.
    NotArranged,
    /// Nobody who plays is blind.
    NobodyBlind,
    /// The edition prescribes two boards, or a player demanded them.
    TwoBoardsNeeded(#[message(with = Citation::in_full)] Box<Citation>),
    /// The blind player's board must have apertures.
    SpecialBoardNeeded {
        /// Whose board.
        side: Side,
        /// The article.
        #[message(name = "article", with = Citation::in_full)]
        citation: Box<Citation>,
    },
    /// The edition does not let anybody adapt its rules.
    NotAdaptable(#[message(with = Citation::in_full)] Box<Citation>),
    /// An assistant needs a name.
    AssistantNameless(Side),
    /// The sighted player may have an assistant only if the blind player has none.
    AssistantTooMany {
        /// The player who would have a second assistant.
        side: Side,
        /// The article.
        #[message(name = "article", with = Citation::in_full)]
        citation: Box<Citation>,
    },
    /// The edition does not give an assistant this duty.
    NotHisDuty {
        /// Whose assistant.
        side: Side,
        /// Which duty.
        duty: AssistantDuty,
        /// The article that lists them.
        #[message(name = "article", with = Citation::in_full_if_any)]
        citation: Option<Box<Citation>>,
    },
    /// The edition leaves no other numbers for the ranks to the arbiter's choice.
    RanksNotChosen(#[message(with = Citation::in_full)] Box<Citation>),
    /// Play cannot begin without an assistant.
    AssistantNeeded(#[message(with = Citation::in_full)] Box<Citation>),
    /// A player has no assistant.
    NoAssistant(Side),
    /// The assistant is not there.
    AssistantAway(Side),
    /// The assistant is there already.
    AssistantThere(Side),
    /// Nothing was said.
    Silence,
    /// The program and the arbiter do not announce moves.
    NobodysMove,
    /// That player has no move to announce, to repeat or to complete.
    NotOnMove(Side),
    /// Nothing has been announced clearly yet.
    NothingAnnounced,
    /// A move said to be meant is not legal.
    MoveIllegal {
        /// The move.
        #[message(name = "move")]
        uci: Uci,
        /// The plies before it.
        #[message(name = "place")]
        ply: Ply,
    },
    /// What was told of a board is no move.
    NotAMove(#[message(with = plain)] Uci),
    /// The clock was started already.
    AlreadyStarted,
    /// No clock was started too early, or the opponent has moved since.
    NotStartedEarly,
    /// The clocks are stopped until it is said how the lost time counts.
    LostTimeOpen,
    /// The program speaks to a player on request only.
    NotAsked(Side),
    /// Nobody was asked to compare.
    NoComparison,
    /// A board does not show what a step of the procedure expects.
    BoardUnexpected,
    /// A change needs a reason.
    ReasonMissing,
    /// The game refused.
    #[message(transparent, from)]
    Game(GameRefusal),
}
