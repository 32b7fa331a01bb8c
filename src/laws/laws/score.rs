//! What an edition says on scoresheets and results (Article 8 since 1997, 13 before).

use serde::{Deserialize, Serialize};

use crate::laws::rule::{Rule, chapter};
use jadoube_chess::moment::Millis;

/// Writing a move down before it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WriteBefore {
    /// It is allowed, or not forbidden.
    Allowed,
    /// Only for a claim.
    OnlyClaims,
    /// Only for a claim or to adjourn.
    OnlyClaimsOrSealing,
}

/// In which notations a scoresheet counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SheetNotation {
    /// Algebraic notation.
    Algebraic,
    /// Descriptive notation.
    Descriptive,
    /// On a certified electronic scoresheet.
    Electronic,
}

/// Notations that an edition lets count for a while after it came into force.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Passing {
    /// The notations that still count.
    pub notations: Vec<SheetNotation>,
    /// The last year in which they count.
    pub until_end_of: u16,
}

/// When a player need not write.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Exempt {
    /// When extremely pressed for time, as the arbiter judges.
    Judged,
    /// With less than this in a period, unless each move brings so much more.
    Below {
        /// What is left.
        left: Millis,
        /// The increment with which the duty stays.
        unless: Millis,
    },
}

/// A result that was signed or reported wrongly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WrongResult {
    /// It is corrected for the rounds to come; pairings made on it stay.
    CorrectedLater,
    /// It stands, unless the arbiter decides otherwise.
    StandsUnlessArbiter,
}

chapter! {
    /// Scoresheets and results.
    Score {
        /// Both write down all moves.
        duty: Rule<()>,
        /// In which notations.
        notations: Rule<Vec<SheetNotation>>,
        /// In which others it counts for a while.
        passing_notations: Rule<Option<Passing>>,
        /// Whether the arbiter who sees a player use another notation warns that player.
        notation_warning: Rule<bool>,
        /// Writing before moving.
        write_before: Rule<WriteBefore>,
        /// When a player need not write.
        exempt: Rule<Exempt>,
        /// Whether a player in rapid or blitz need not write at all.
        exempt_in_rapid: Rule<bool>,
        /// Whether a player in rapid or blitz may ask for a sheet, to write.
        sheet_on_request: Rule<bool>,
        /// How often a player on move may ask to be shown the arbiter's record of a rapid or blitz
        /// game.
        record_shown: Rule<Option<u16>>,
        /// Bringing one's own sheet up to date, from the opponent's.
        arrears_one: Rule<()>,
        /// Bringing both up to date when neither wrote: the clocks stand still.
        arrears_both: Rule<()>,
        /// No complete sheet: on a second board.
        reconstruct: Rule<()>,
        /// The sheet is seen by the arbiter and belongs to the organiser.
        owner: Rule<()>,
        /// Both sign; what becomes of a wrong result.
        signing: Rule<WrongResult>,
    }
}
