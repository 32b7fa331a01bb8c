//! The groups of the actions: by them the palette sorts and finds what it shows.

/// What actions have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// The screens.
    Screens,
    /// Starting, stopping and correcting clocks.
    Clocks,
    /// Moves, draws and the end of a game.
    Game,
    /// Electronic boards, and going from board to board.
    Boards,
    /// Blind matches.
    Blind,
    /// Incidents, rulings and counts.
    Decisions,
    /// Adjourned games and their envelopes.
    Adjournment,
    /// The event, its pages and its file.
    Competition,
    /// Several stations.
    Stations,
    /// Printing and exports.
    Print,
    /// How the window looks, and looking back.
    Looks,
    /// What is spoken.
    Speech,
    /// Help, messages and the palette itself.
    Help,
}

impl Group {
    /// The ids of its name and of other words for it.
    #[must_use]
    pub const fn ids(self) -> [&'static str; 2] {
        match self {
            Self::Screens => ["palette-screens", "palette-also-for-screens"],
            Self::Clocks => ["palette-clocks", "palette-also-for-clocks"],
            Self::Game => ["palette-game", "palette-also-for-game"],
            Self::Boards => ["palette-boards", "palette-also-for-boards"],
            Self::Blind => ["palette-blind", "palette-also-for-blind"],
            Self::Decisions => ["palette-decisions", "palette-also-for-decisions"],
            Self::Adjournment => ["palette-adjournment", "palette-also-for-adjournment"],
            Self::Competition => ["palette-competition", "palette-also-for-competition"],
            Self::Stations => ["palette-stations", "palette-also-for-stations"],
            Self::Print => ["palette-print", "palette-also-for-print"],
            Self::Looks => ["palette-looks", "palette-also-for-looks"],
            Self::Speech => ["palette-speech", "palette-also-for-speech"],
            Self::Help => ["palette-help", "palette-also-for-help"],
        }
    }
}
