//! The pages of the screen of the competition.

/// A page of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tab {
    /// Regulations and schedule.
    #[default]
    Event,
    /// Who has entered.
    Players,
    /// The teams, where teams play.
    Teams,
    /// The drawing of numbers.
    Draw,
    /// One round.
    Round,
    /// Who stands where.
    Standings,
    /// The cross-table.
    CrossTable,
}

impl Tab {
    /// All of them, from left to right.
    const ALL: [Self; 7] = [
        Self::Event,
        Self::Players,
        Self::Teams,
        Self::Draw,
        Self::Round,
        Self::Standings,
        Self::CrossTable,
    ];

    /// Those that are there: that of the teams only where teams play, or somebody went there.
    pub(super) fn shown(has_teams: bool, at: Self) -> Vec<Self> {
        let is_there = |tab: &Self| *tab != Self::Teams || has_teams || at == Self::Teams;
        Self::ALL.into_iter().filter(is_there).collect()
    }

    /// The id of its name.
    pub(super) const fn label(self) -> &'static str {
        match self {
            Self::Event => "tournament-page",
            Self::Players => "tournament-players",
            Self::Teams => "tournament-teams",
            Self::Draw => "tournament-draw",
            Self::Round => "tournament-round",
            Self::Standings => "tournament-standings",
            Self::CrossTable => "tournament-cross-table",
        }
    }
}
