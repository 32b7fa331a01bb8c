//! What the dialogs about an envelope are for: one row each, with its texts and fields.

use jadoube_core::adjournment::envelope::Signer;

/// What a dialog is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DialogPurpose {
    /// The game at work is adjourned before its session ends, or by the arbiter.
    Begin,
    /// The player made the move on the board.
    OnBoard,
    /// The sealing is left off.
    BreakOff,
    /// What stands on the envelope is completed.
    Front,
    /// It is signed.
    Sign(Signer),
    /// The envelope is handed over.
    Keep,
    /// It is fixed when and where the game is resumed.
    Schedule,
    /// A draw is offered between the sessions.
    Offer,
    /// The offer is rejected.
    Reject,
    /// The game is decided before the opening.
    Conclude,
    /// The adjournment is settled otherwise.
    Settle,
    /// The resumption begins, early or at another board.
    Resume,
    /// Who is there, and since when.
    Presence,
    /// A player came too late, and the game goes on all the same.
    Excuse,
    /// The clocks stay as they are.
    KeepTimes,
    /// The players are asked about position and times of a lost envelope.
    Establish,
    /// The game is annulled, and a new one played.
    Annul,
    /// Position and clocks are set up.
    SetUp,
    /// The sealer states the move of a lost envelope.
    State,
    /// A player says that the clocks were set wrongly.
    Question,
}

/// Title, paragraph (empty, where the title says it all) and button of a dialog; the labels of its
/// fields.
pub(super) type DialogTexts = ([&'static str; 3], &'static [&'static str]);

impl DialogPurpose {
    #[expect(clippy::too_many_lines, reason = "a table, one row per dialog")]
    pub(super) const fn asked(self) -> DialogTexts {
        match self {
            Self::Begin => (
                ["envelopes-begin-title", "envelopes-begin-what", "envelopes-begin-deed"],
                &["envelopes-until-end"],
            ),
            Self::OnBoard => (
                ["envelopes-on-board-title", "envelopes-on-board-what", "envelopes-state-deed"],
                &["envelopes-move"],
            ),
            Self::BreakOff => (
                [
                    "envelopes-break-off-title",
                    "envelopes-break-off-what",
                    "envelopes-break-off-deed",
                ],
                &["app-reason"],
            ),
            Self::Front => (
                ["envelopes-front", "", "envelopes-front-deed"],
                &[
                    "envelopes-name-white",
                    "envelopes-name-black",
                    "envelopes-country-white",
                    "envelopes-country-black",
                    "envelopes-left-white",
                    "envelopes-left-black",
                    "envelopes-used-white",
                    "envelopes-used-black",
                ],
            ),
            Self::Sign(_) => {
                (["envelopes-sign-title", "", "envelopes-sign-deed"], &["envelopes-name"])
            }
            Self::Keep => (
                ["envelopes-hand-title", "", "envelopes-hand-deed"],
                &["envelopes-from", "envelopes-to", "envelopes-where"],
            ),
            Self::Schedule => (
                ["envelopes-schedule-title", "", "envelopes-schedule-deed"],
                &["envelopes-time", "envelopes-venue"],
            ),
            Self::Offer => {
                (["envelopes-offer-title", "envelopes-offer-what", "envelopes-offer-deed"], &[])
            }
            Self::Reject => {
                (["envelopes-reject-title", "envelopes-reject-what", "envelopes-reject-deed"], &[])
            }
            Self::Conclude => (
                ["envelopes-conclude-title", "envelopes-conclude-what", "envelopes-conclude-deed"],
                &[],
            ),
            Self::Settle => (
                ["envelopes-settle-title", "envelopes-settle-what", "envelopes-settle-deed"],
                &["app-reason"],
            ),
            Self::Resume => (
                ["envelopes-resume-title", "envelopes-resume-what", "envelopes-resume-deed"],
                &["envelopes-board"],
            ),
            Self::Presence => (
                ["envelopes-presence-title", "envelopes-presence-what", "envelopes-presence-deed"],
                &["envelopes-since-white", "envelopes-since-black"],
            ),
            Self::Excuse => (
                ["envelopes-excuse-title", "envelopes-excuse-what", "envelopes-excuse-deed"],
                &["app-reason"],
            ),
            Self::KeepTimes => (
                [
                    "envelopes-keep-times-title",
                    "envelopes-keep-times-what",
                    "envelopes-keep-times-deed",
                ],
                &["app-reason"],
            ),
            Self::Establish => (
                [
                    "envelopes-establish-title",
                    "envelopes-establish-what",
                    "envelopes-presence-deed",
                ],
                &[],
            ),
            Self::Annul => (["envelopes-annul-title", "", "envelopes-annul-deed"], &["app-reason"]),
            Self::SetUp => (
                ["envelopes-set-up-title", "envelopes-set-up-what", "envelopes-set-up-deed"],
                &["envelopes-clock-white", "envelopes-clock-black"],
            ),
            Self::State => (["envelopes-state", "", "envelopes-state-deed"], &["envelopes-move"]),
            Self::Question => (
                ["envelopes-question-title", "envelopes-question-what", "envelopes-question-deed"],
                &[],
            ),
        }
    }

    /// The choice that is asked before anything is typed, where the keyboard begins.
    pub(super) const fn first_choice(self) -> Option<&'static str> {
        match self {
            Self::Presence => Some(PRESENCE_OF[0]),
            Self::Offer | Self::Question => Some("envelopes-who"),
            Self::Conclude => Some("envelopes-what"),
            Self::Establish => Some("envelopes-established"),
            Self::SetUp => Some("envelopes-set-clock"),
            _ => None,
        }
    }
}

/// The questions who is there, of White and Black.
pub(super) const PRESENCE_OF: [&str; 2] =
    ["envelopes-presence-of-white", "envelopes-presence-of-black"];

/// Why a game is adjourned otherwise than at the end of its session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Early {
    /// The player wants to.
    Wish,
    /// The arbiter interrupts the game.
    Arbiter,
}

/// What is told of a player at the beginning of the resumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PresenceAnswer {
    /// Nothing yet.
    NotAsked,
    /// The player is there.
    Here,
    /// The player is not.
    Away,
}
