//! What an edition says on resignation, conduct, penalties and the arbiter (Articles 5.1.2, 11 and
//! 12 of 2023; 11, 17 to 20 in 1972 and 1980).

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::laws::rule::{Rule, chapter};
use jadoube_chess::moment::Millis;

/// An electronic device with a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Devices {
    /// No rule.
    NoRule,
    /// A telephone that rings loses; the arbiter sets the opponent's score.
    Ringing,
    /// A device that makes a sound loses; drawn, if the opponent cannot win by any legal series.
    Sound,
    /// A device brought into the venue loses.
    Brought,
    /// A device on the person loses and the opponent wins, unless the rules of the event set a
    /// milder penalty.
    OnPerson,
    /// By the rules of the event: a warning first.
    WarningFirst,
}

/// A limit in minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Limit {
    /// Less than so many.
    Below(u16),
    /// So many or less.
    UpTo(u16),
}

impl Limit {
    /// Whether a time is within it.
    #[must_use]
    pub fn holds(self, time: Millis) -> bool {
        match self {
            Self::Below(minutes) => time < Millis::from_mins(i64::from(minutes)),
            Self::UpTo(minutes) => time <= Millis::from_mins(i64::from(minutes)),
        }
    }
}

/// A captain who tells a player to offer or take a draw, or to resign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CaptainOnDraws {
    /// The captain may, without a word on the position.
    May,
    /// The Laws say nothing: the rules of the event decide.
    ByTheEvent,
}

/// A penalty that the arbiter may impose.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[message(prefix = "ruling-penalty")]
pub enum Penalty {
    /// A warning.
    Warning,
    /// More time for the opponent.
    OpponentTime,
    /// Less time for the offender.
    OffenderTime,
    /// More points for the opponent, to the most that the game allows.
    OpponentPoints,
    /// Fewer points for the offender.
    OffenderPoints,
    /// The game is lost; the arbiter sets the opponent's score.
    Loss,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    Exclusion,
    /// Expulsion from the competition.
    Expulsion,
}

chapter! {
    /// Resignation, conduct, penalties, the arbiter.
    Conduct {
        /// Resigning ends the game.
        resignation: Rule<()>,
        /// Whether it draws when the opponent cannot mate.
        resign_draw_if_no_mate: Rule<bool>,
        /// Whether the edition says that a handshake alone is no resignation.
        handshake_no_resignation: Rule<bool>,
        /// Notes, advice and analysis are forbidden.
        notes: Rule<()>,
        /// Telephones and other devices.
        devices: Rule<Devices>,
        /// Leaving the playing area.
        leaving: Rule<()>,
        /// Bringing the game of chess into disrepute.
        disrepute: Rule<bool>,
        /// Whether players who have finished their games count as spectators.
        finished: Rule<bool>,
        /// Telephones of others than players who are playing.
        devices_of_others: Rule<()>,
        /// Distracting the opponent.
        distraction: Rule<()>,
        /// Refusing to comply with the Laws loses.
        refusal: Rule<()>,
        /// Both players guilty of it lose.
        both_guilty: Rule<()>,
        /// The penalties open to the arbiter.
        penalties: Rule<Vec<Penalty>>,
        /// The arbiter sees that the Laws are kept.
        duties: Rule<()>,
        /// Spectators and others do not speak on a game nor step in.
        spectators: Rule<()>,
        /// A captain's word on a draw or on resigning.
        captain_on_draws: Rule<CaptainOnDraws>,
        /// Whether the edition gives a right to appeal.
        appeal: Rule<bool>,
    }
}

chapter! {
    /// The limits of rapid and blitz, and their supervision.
    Paces {
        /// The limit of rapid: the time of each player, with the increments of 60 moves.
        rapid: Rule<Limit>,
        /// The limit of blitz.
        blitz: Rule<Limit>,
        /// With which supervision the competition rules hold in rapid.
        rapid_supervised: Rule<()>,
        /// And in blitz.
        blitz_supervised: Rule<()>,
        /// In which the penalties of other minutes stand.
        minutes: Rule<()>,
        /// What arbiters give instead in blitz with adequate supervision, who read the appendix so
        /// that its minutes hold there too.
        minutes_in_supervised_blitz: Rule<Option<Millis>>,
    }
}
