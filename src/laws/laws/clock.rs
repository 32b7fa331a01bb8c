//! What an edition says on flags, lateness and clocks that fail (Article 6 since 1997; 14, 16 and 17
//! before; the appendices on rapid and blitz).

use serde::{Deserialize, Serialize};

use crate::laws::rule::{ByKind, Rule, chapter};

/// When a flag counts as fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FlagFallen {
    /// When the clock shows it.
    Clock,
    /// When the arbiter observes it; without an arbiter, when a player claims it.
    ArbiterElsePlayer,
    /// When the arbiter observes it or a player claims it.
    ArbiterOrPlayer,
}

/// Whether the arbiter calls a fallen flag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ArbiterCalls {
    /// The arbiter must call the flag.
    Must,
    /// The arbiter may.
    May,
    /// No: only a player may claim it.
    MustNot,
    /// Only when both flags have fallen.
    OnlyBoth,
}

/// Both flags down and nobody knows which fell first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BothFlags {
    /// No rule: the arbiter decides.
    Arbiter,
    /// The game goes on.
    Continue,
    /// It is drawn.
    Draw,
    /// The sign of the digital clock decides.
    Sign,
}

/// What is done when Black is absent at the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BlackAbsent {
    /// White's clock is started all the same.
    StartWhite,
}

/// The default time of an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DefaultTime {
    /// So many minutes after the start.
    Minutes(u16),
    /// The rules of the event must name it.
    Required,
    /// So many, unless the rules of the event name another.
    UnlessSet(u16),
}

impl DefaultTime {
    /// The minutes, where the edition or the rules of the event say them.
    #[must_use]
    pub const fn minutes(self) -> Option<u16> {
        match self {
            Self::Minutes(minutes) | Self::UnlessSet(minutes) => Some(minutes),
            Self::Required => None,
        }
    }
}

/// A clock found defective.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ClockDefect {
    /// The formula of 1971: the missing time goes to the unit that stood still, or half to each.
    Formula1971,
    /// The arbiter's best judgement.
    BestJudgement,
}

/// A wrong setting found during play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WrongSetting {
    /// No rule for play.
    NoRule,
    /// The arbiter corrects it at once.
    Correct,
}

/// From when lateness is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LateFrom {
    /// From the start that was announced.
    Scheduled,
    /// From the moment when the round began.
    Actual,
}

/// Help for a player who cannot handle pieces, clock or scoresheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Assistance {
    /// None, except for blind players.
    NoRule,
    /// Time is deducted from a player who cannot write.
    Deduction,
    /// An assistant for the clock; time is deducted from a player who cannot write.
    Clock,
    /// An assistant for clock and scoresheet; the player's time is adjusted.
    ClockAndSheet,
    /// An assistant for pieces, clock and scoresheet; the player's time is adjusted, except for a
    /// player with a disability.
    Everything,
}

/// When the number of moves may be told to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MovesDisclosure {
    /// Never, by nobody.
    Never,
    /// By the arbiter, while the scoresheets are completed after a flag.
    Completing,
}

chapter! {
    /// The rules on the fall of a flag.
    Flags {
        /// When a flag counts as fallen.
        fallen: Rule<FlagFallen>,
        /// Whether the arbiter calls it.
        arbiter_calls: ByKind<ArbiterCalls>,
        /// Whether the claimant's own flag must be up.
        claimant_up: ByKind<bool>,
        /// Whether the game is drawn if the opponent cannot mate.
        draw_if_no_mate: Rule<bool>,
        /// Whether a player wins on time only with mating potential: more than two knights against
        /// a bare king.
        mating_potential: ByKind<bool>,
        /// Both down, not in the last period.
        both_not_last: Rule<BothFlags>,
        /// Both down in the last period.
        both_last: ByKind<BothFlags>,
        /// A fall found after the game has ended otherwise.
        after_the_game: Rule<()>,
        /// Nobody tells a player of the clock or of the number of moves.
        no_reminder: Rule<()>,
        /// When the number of moves may be told.
        moves_told: Rule<MovesDisclosure>,
        /// Whether the next move counts as the first of the next period when nobody can show that
        /// the control was passed.
        unprovable_is_next: Rule<bool>,
    }
}

chapter! {
    /// The start, lateness, and clocks that fail.
    Clocks {
        /// White's clock is started at the appointed time.
        start: Rule<()>,
        /// What is done when Black is absent then.
        black_absent: Rule<BlackAbsent>,
        /// When both are absent White loses the time until somebody comes.
        both_absent: Rule<()>,
        /// The default time.
        default_time: Rule<DefaultTime>,
        /// Whether both lose when both come later than it.
        both_late_lose: Rule<bool>,
        /// From when lateness is counted.
        late_from: Rule<LateFrom>,
        /// Whether the arbiter may excuse a player who comes later than it.
        late_excused: Rule<bool>,
        /// A defective clock.
        defect: Rule<ClockDefect>,
        /// A wrong setting found during play.
        wrong_setting: Rule<WrongSetting>,
        /// The arbiter stops the clocks when play must be interrupted.
        interruption: Rule<()>,
        /// For what a player may stop the clocks, and who decides when play goes on.
        stopping: Rule<()>,
        /// Whether a player who stops them without a valid reason is penalised.
        stopping_penalised: Rule<bool>,
        /// Time saved goes to the next period, except with a delay.
        time_saved: Rule<()>,
        /// Help for a player who cannot handle pieces, clock or scoresheet.
        assistant: Rule<Assistance>,
        /// Extra time after a disturbance from outside.
        disturbance: Rule<bool>,
    }
}
