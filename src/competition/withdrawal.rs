//! Who leaves a round robin: whether his games count, and how those that he did not play are marked;
//! for players and teams, by edition.
//!
//! A table has two readings from then on. The *record* holds all games, for rating and history; the
//! *standing* is what places are counted from, and of somebody who left early his games are struck
//! from it. Half is half of all the games that he had to play; who has completed just half of them
//! has completed enough.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::article::Article;
use crate::pairing::Pairing;
use crate::tournament::{Number, RoundResult, Tournament};

/// Which rules hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The custom that FIDE described in 1958.
    Custom1958,
    /// The interpretations of 1969 and 1970.
    Rulings1970,
    /// The Tournament Rules of 2006.
    Rules2006,
    /// The Competition Rules of today, chapter C.05 of the Handbook.
    Handbook,
}

/// What happens to the games of somebody who completed less than half of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// They count.
    Counted,
    /// They stay on record, and are struck from the standing.
    RecordOnly,
    /// They are annulled: struck from both.
    Annulled,
}

/// What stands in the table for a game that was not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[message(keys)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// `–`: nothing.
    Dash,
    /// `+`: a win without play.
    Plus,
    /// `0`: lost.
    Zero,
    /// `1`: won.
    One,
}

impl Mark {
    /// As a table prints it.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Dash => "–",
            Self::Plus => "+",
            Self::Zero => "0",
            Self::One => "1",
        }
    }
}

/// The marks for a game that was not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Marks {
    /// Of the one who left.
    pub leaver: Mark,
    /// Of the opponent.
    pub opponent: Mark,
}

/// What an edition says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Rules {
    /// Where, for less than half.
    pub below: Article,
    /// Where, for half and more.
    pub from_half: Article,
    /// The games of somebody who completed less than half.
    pub fate: Fate,
    /// His games that were not played, then.
    pub marks_below: Marks,
    /// The games that were not played by somebody who completed half or more.
    pub marks_from_half: Marks,
    /// Whether an unfinished game counts among those completed.
    pub unfinished_counts: bool,
}

const DASHES: Marks = Marks { leaver: Mark::Dash, opponent: Mark::Dash };
const PLUS: Marks = Marks { leaver: Mark::Dash, opponent: Mark::Plus };
const POINT: Marks = Marks { leaver: Mark::Zero, opponent: Mark::One };

impl Edition {
    /// All, the oldest first.
    pub const ALL: [Self; 4] =
        [Self::Custom1958, Self::Rulings1970, Self::Rules2006, Self::Handbook];

    /// What it says.
    #[must_use]
    pub fn rules(self) -> Rules {
        let of = |below, from_half, fate, marks_below, marks_from_half| Rules {
            below,
            from_half,
            fate,
            marks_below,
            marks_from_half,
            unfinished_counts: false,
        };
        match self {
            Self::Custom1958 => {
                let article = Article::new("Int. 14", "(1958)");
                let rules = of(article, article, Fate::Annulled, DASHES, POINT);
                Rules { unfinished_counts: true, ..rules }
            }
            Self::Rulings1970 => {
                let article = Article::new("Int. 35, 36", "(1969, 1970)");
                of(article, article, Fate::RecordOnly, DASHES, POINT)
            }
            Self::Rules2006 => {
                let of_2006 = |number| Article::new("TR 2006", number);
                of(of_2006("11(d)"), of_2006("11(e)"), Fate::RecordOnly, PLUS, PLUS)
            }
            Self::Handbook => {
                let article = Article::new("C.05", "6.6");
                of(article, article, Fate::RecordOnly, PLUS, PLUS)
            }
        }
    }
}

/// Whether somebody's games count: the working.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// The games that he completed.
    pub completed: u16,
    /// The games that he had to play.
    pub to_play: u16,
    /// What happens to them.
    pub fate: Fate,
    /// The marks of the others.
    pub marks: Marks,
    /// The article.
    pub article: Article,
}

/// Decides by how many games, or matches, were completed.
///
/// # Example
/// ```
/// use jadoube_competition::withdrawal::{Edition, Fate, decide};
///
/// assert_eq!(decide(Edition::Handbook, 5, 10).fate, Fate::Counted);
/// assert_eq!(decide(Edition::Handbook, 4, 10).fate, Fate::RecordOnly);
/// ```
#[must_use]
pub fn decide(edition: Edition, completed: u16, to_play: u16) -> Decision {
    let rules = edition.rules();
    // In a wider type: twice the games must have room.
    if 2 * u32::from(completed) >= u32::from(to_play) {
        let (fate, marks) = (Fate::Counted, rules.marks_from_half);
        return Decision { completed, to_play, fate, marks, article: rules.from_half };
    }
    let (fate, marks) = (rules.fate, rules.marks_below);
    Decision { completed, to_play, fate, marks, article: rules.below }
}

/// Those who leave, each with the first round that he does not play. Of players, or of teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leavers {
    /// Players by their numbers.
    Players(BTreeMap<Number, u16>),
    /// Teams by their numbers.
    Teams(BTreeMap<Number, u16>),
}

/// What happened to a game, or a match, of somebody who left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayState {
    /// It was completed.
    Completed,
    /// It was begun.
    Unfinished,
    /// One of them, or both, had not come while both took part.
    Forfeited,
    /// It was not played: he had left.
    Not(Marks),
}

/// A cell of the table: a game, or a match, of somebody who left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Cell {
    /// The round.
    pub round: u16,
    /// The opponent.
    pub opponent: Number,
    /// What happened.
    pub played: PlayState,
}

/// Why nothing can be decided.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "competition-withdrawal", error)]
pub enum WithdrawalFault {
    /// Nobody has this number.
    Nobody {
        /// The number.
        #[message(name = "player")]
        who: Number,
    },
    /// He has no game in the schedule.
    NoGames {
        /// The one who left, by his number.
        #[message(name = "player")]
        who: Number,
    },
    /// He has played against somebody else than the schedule says.
    OtherOpponent {
        /// The one who left, by his number.
        #[message(name = "player")]
        who: Number,
        /// In which round.
        round: u16,
    },
}

/// What a withdrawal does to a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Withdrawal {
    /// Who left.
    pub who: Number,
    /// Whether his games count, and why.
    pub decision: Decision,
    /// His games, by round.
    pub cells: Vec<Cell>,
}

/// A table with those who left, in its two readings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Readings {
    /// Everything that was played, and the marks for what was not.
    pub record: Tournament,
    /// What places are counted from.
    pub standing: Tournament,
    /// Those who left, one after the other.
    pub withdrawn: Vec<Withdrawal>,
}

/// Reads a round robin that some have left. The schedule has the pairings of all rounds, of teams
/// where teams leave.
///
/// The marks for a team's matches that were not played are in its cells alone: nobody knows who would
/// have sat at the boards.
///
/// # Errors
/// When a number is nobody's, or has no game in the schedule.
pub fn read(
    tournament: &Tournament,
    schedule: &[Vec<Pairing>],
    leavers: &Leavers,
    edition: Edition,
) -> Result<Readings, WithdrawalFault> {
    let (mut record, mut standing) = (tournament.clone(), tournament.clone());
    let table = Table { tournament, schedule, leavers, rules: edition.rules() };
    let mut withdrawn = Vec::new();
    for (who, from) in leavers.all() {
        let one = table.withdrawn(*who, *from, edition)?;
        for cell in &one.cells {
            if let (Leavers::Players(_), PlayState::Not(marks)) = (leavers, cell.played) {
                for table in [&mut record, &mut standing] {
                    mark(table, (*who, cell.opponent), cell.round, marks);
                }
            }
        }
        withdrawn.push(one);
    }
    for one in &withdrawn {
        let readings: &mut [&mut Tournament] = match one.decision.fate {
            Fate::Counted => &mut [],
            Fate::RecordOnly => &mut [&mut standing],
            Fate::Annulled => &mut [&mut record, &mut standing],
        };
        for reading in readings {
            for cell in &one.cells {
                let parties = [one.who, cell.opponent].map(|who| table.party(who));
                strike(reading, parties, cell.round);
            }
        }
    }
    Ok(Readings { record, standing, withdrawn })
}

impl Leavers {
    /// Each with the first round that he does not play.
    const fn all(&self) -> &BTreeMap<Number, u16> {
        match self {
            Self::Players(all) | Self::Teams(all) => all,
        }
    }

    /// Whether somebody has left before a round.
    fn has_left(&self, who: Number, round: u16) -> bool {
        self.all().get(&who).is_some_and(|from| *from <= round)
    }
}

/// A round robin that some have left.
struct Table<'a> {
    tournament: &'a Tournament,
    schedule: &'a [Vec<Pairing>],
    leavers: &'a Leavers,
    rules: Rules,
}

impl Table<'_> {
    /// The players who play for somebody: himself, or those of the team.
    fn party(&self, who: Number) -> BTreeSet<Number> {
        match self.leavers {
            Leavers::Players(_) => BTreeSet::from([who]),
            Leavers::Teams(_) => {
                let team = self.tournament.teams.get(&who);
                team.into_iter().flat_map(|team| &team.players).copied().collect()
            }
        }
    }

    fn withdrawn(
        &self,
        who: Number,
        from: u16,
        edition: Edition,
    ) -> Result<Withdrawal, WithdrawalFault> {
        let is_there = match self.leavers {
            Leavers::Players(_) => self.tournament.players.contains_key(&who),
            Leavers::Teams(_) => self.tournament.teams.contains_key(&who),
        };
        if !is_there {
            return Err(WithdrawalFault::Nobody { who });
        }
        let games = (1_u16..).zip(self.schedule).filter_map(|(round, pairings)| {
            let of = pairings.iter().find_map(|pairing| pairing.of(who))?;
            Some((round, of.0))
        });
        let games: Vec<(u16, Number)> = games.collect();
        if games.is_empty() {
            return Err(WithdrawalFault::NoGames { who });
        }
        let other =
            games.iter().find(|(round, opponent)| !self.is_as_scheduled(who, *opponent, *round));
        if let Some((round, _)) = other {
            return Err(WithdrawalFault::OtherOpponent { who, round: *round });
        }
        let state = |round: u16| self.state(who, round);
        let is_complete = |(round, _): &&(u16, Number)| match state(*round) {
            Some(PlayState::Completed) => true,
            Some(PlayState::Unfinished) => self.rules.unfinished_counts,
            _ => false,
        };
        let count = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        let completed = count(games.iter().filter(is_complete).count());
        let decision = decide(edition, completed, count(games.len()));
        let cell = |(round, opponent): (u16, Number)| {
            let gone = round >= from
                && !matches!(state(round), Some(PlayState::Completed | PlayState::Unfinished));
            let both_gone =
                self.leavers.has_left(opponent, round) || self.was_not_there(opponent, round);
            let played = match state(round) {
                Some(played) if !gone => played,
                _ if both_gone => PlayState::Not(DASHES),
                _ => PlayState::Not(decision.marks),
            };
            Cell { round, opponent, played }
        };
        Ok(Withdrawal { who, decision, cells: games.into_iter().map(cell).collect() })
    }

    /// What is on record of somebody, or of a team's players, in a round.
    fn results(&self, who: Number, round: u16) -> Vec<RoundResult> {
        let at = usize::from(round).saturating_sub(1);
        let of = |player| self.tournament.players.get(player)?.rounds.get(at).copied().flatten();
        self.party(who).iter().filter_map(of).collect()
    }

    /// Whether somebody, or a team, is on record as not having come to a round: he had left and came back,
    /// or was absent.
    fn was_not_there(&self, who: Number, round: u16) -> bool {
        let is_lost = |one: RoundResult| matches!(one, RoundResult::Forfeit { won: false, .. });
        match self.leavers {
            Leavers::Players(_) => self.results(who, round).into_iter().any(is_lost),
            Leavers::Teams(_) => {
                let team = self.tournament.teams.get(&who);
                let nth = u8::try_from(round).ok();
                let forfeit = team.zip(nth).and_then(|(team, nth)| team.forfeits.get(&nth));
                forfeit.is_some_and(|forfeit| !forfeit.won)
            }
        }
    }

    /// Whether those whom somebody met in a round are those of the schedule.
    fn is_as_scheduled(&self, who: Number, opponent: Number, round: u16) -> bool {
        let others = self.party(opponent);
        let met = self.results(who, round).into_iter().filter_map(|one| one.opponent());
        met.into_iter().all(|one| others.contains(&one))
    }

    /// What is on record of somebody's game, or match, in a round.
    fn state(&self, who: Number, round: u16) -> Option<PlayState> {
        let mut found = None;
        for result in self.results(who, round) {
            let of_one = match result {
                RoundResult::Game { score: Some(_), .. } => PlayState::Completed,
                RoundResult::Game { score: None, .. } => PlayState::Unfinished,
                RoundResult::Forfeit { .. } => PlayState::Forfeited,
                RoundResult::Bye(_) => continue,
            };
            // A match is unfinished as long as one of its games is, and played if one game was.
            found = Some(match (found, of_one) {
                (Some(PlayState::Unfinished), _) | (_, PlayState::Unfinished) => {
                    PlayState::Unfinished
                }
                (Some(PlayState::Completed), _) | (_, PlayState::Completed) => PlayState::Completed,
                (_, one) => one,
            });
        }
        found
    }
}

/// Marks a game that was not played, for both.
fn mark(table: &mut Tournament, (who, opponent): (Number, Number), round: u16, marks: Marks) {
    for (player, other, mark) in [(who, opponent, marks.leaver), (opponent, who, marks.opponent)] {
        let won = matches!(mark, Mark::Plus | Mark::One);
        let result = RoundResult::Forfeit { opponent: Some(other), colour: None, won };
        set(table, player, round, Some(result));
    }
}

/// Takes a game, or the games of a match, out of a table.
fn strike(table: &mut Tournament, parties: [BTreeSet<Number>; 2], round: u16) {
    for player in parties.into_iter().flatten() {
        set(table, player, round, None);
    }
}

/// Writes what somebody did in a round.
fn set(table: &mut Tournament, player: Number, round: u16, result: Option<RoundResult>) {
    let Some(player) = table.players.get_mut(&player) else { return };
    let rounds = usize::from(round);
    if player.rounds.len() < rounds && result.is_some() {
        player.rounds.resize(rounds, None);
    }
    if let Some(cell) = player.rounds.get_mut(rounds.saturating_sub(1)) {
        *cell = result;
    }
}

#[cfg(test)]
mod tests;
