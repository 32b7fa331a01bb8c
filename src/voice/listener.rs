//! For whose ear something is said, and how urgent it is.

use serde::{Deserialize, Serialize};

use jadoube_chess::side::Side;

/// For whose ear. Each has a voice, and where the machine has several a sound device, of its own.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
#[serde(rename_all = "kebab-case")]
pub enum Listener {
    /// The arbiter, or who works for them.
    #[default]
    Arbiter,
    /// The player with the white pieces. The time and the number of moves are told to a player on
    /// request only (FIDE Laws 2023, Art. D.2.10.4).
    White,
    /// The player with the black pieces.
    Black,
}

impl Listener {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Arbiter, Self::White, Self::Black];

    /// The player of a side.
    #[must_use]
    pub const fn player(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }

    /// Its name in files and to the speech service: `arbiter`, `white`, `black`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Arbiter => "arbiter",
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

/// How urgent it is; the order is that of urgency, the least urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Priority {
    /// Helpful, and out of date at once: the newest replaces the one before.
    Hint,
    /// Said because it was asked for: the newest replaces the one before. Late it would mislead, so
    /// it is not said then.
    Answer,
    /// Said to the end, and again from its beginning if an alert broke it off; never dropped.
    Announcement,
    /// Breaks off what is being said: a flag, a discrepancy. Never dropped.
    Alert,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_listener_has_a_name_of_its_own_and_a_flag_is_the_most_urgent() {
        let names: std::collections::BTreeSet<_> = Listener::ALL.map(Listener::name).into();
        assert_eq!(names.len(), Listener::ALL.len());
        assert_eq!(Listener::player(Side::Black), Listener::Black);
        use Priority::{Alert, Announcement, Answer, Hint};
        assert!([Hint, Answer, Announcement, Alert].is_sorted());
    }
}
