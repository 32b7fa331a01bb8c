//! Tie-breaks as tournament files write them (records 202 and 212 of TRF26): `BH/C1`, `BH:MP/M1/P`,
//! `KS/L+1`, `SSSC/K4`. What a competition thought up itself, `OTHER_…`, is kept as it is.

use std::fmt;
use std::str::FromStr;

use jadoube_message::Message;
use serde::{Serialize, Serializer};

use crate::article::Article;
use crate::record::Reference;
use crate::tiebreak::edition::c07;

/// What a tie is broken by.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "competition-tie-break")]
pub enum Criterion {
    /// The points, or a team's points of the kind that counts first.
    Points,
    /// A team's match points.
    MatchPoints,
    /// A team's game points.
    GamePoints,
    /// The games among those tied.
    DirectEncounter,
    /// Rounds with the points of a win.
    Wins,
    /// Games won over the board.
    GamesWon,
    /// Games with Black over the board.
    BlackGames,
    /// Games won with Black over the board.
    BlackWins,
    /// The sum of the scores after each round.
    Progressive,
    /// Rounds that he chose to play.
    Elected,
    /// One for more than the opponent, a half for as much.
    Standard,
    /// The number for pairing.
    PairingNumber,
    /// The opponents' scores.
    Buchholz,
    /// The average of the opponents' Buchholz.
    AverageBuchholz,
    /// Buchholz as if the games of the last round were drawn.
    ForeBuchholz,
    /// Opponents' scores times the points against them.
    SonnebornBerger,
    /// The points against those with half of the points or more.
    Koya,
    /// The average rating of the opponents.
    AverageRating,
    /// The rating that the result was worth, by the average of the opponents.
    Performance,
    /// The rating that was to be expected to make the points.
    PerfectPerformance,
    /// The average of the opponents' performances.
    AveragePerformance,
    /// The average of the opponents' perfect performances.
    AveragePerfect,
    /// His rating.
    Rating,
    /// Match points where game points count first, and the other way about.
    OtherScore,
    /// Opponents' match or game points times the match or game points against them.
    #[message(skip(theirs, own))]
    TeamSonnebornBerger {
        /// The opponents' points.
        theirs: Reference,
        /// The points against them.
        own: Reference,
    },
    /// The matches among those tied, by both kinds of points.
    ExtendedEncounter(#[message(skip)] Knockout),
    /// The numbers of the boards times the points on them; fewer are better.
    BoardCount,
    /// The points on board 1, then on board 2, and so on.
    TopBoards,
    /// The points without the last board, then without the last two, and so on.
    BottomBoards,
    /// The other points plus a part of the Buchholz.
    ScheduleStrength,
    /// One that the competition thought up, as it is written; it is not computed.
    Other(#[message(skip)] String),
}

impl Criterion {
    /// Those that players can be ranked by, in the order of C.07; the points come before all of them.
    pub const OF_PLAYERS: [Self; 20] = [
        Self::DirectEncounter,
        Self::Wins,
        Self::GamesWon,
        Self::BlackGames,
        Self::BlackWins,
        Self::Progressive,
        Self::Elected,
        Self::Standard,
        Self::PairingNumber,
        Self::Buchholz,
        Self::AverageBuchholz,
        Self::ForeBuchholz,
        Self::SonnebornBerger,
        Self::Koya,
        Self::AverageRating,
        Self::Performance,
        Self::PerfectPerformance,
        Self::AveragePerformance,
        Self::AveragePerfect,
        Self::Rating,
    ];

    /// Those for teams alone that need no more than their name.
    pub const OF_TEAMS: [Self; 5] = [
        Self::MatchPoints,
        Self::GamePoints,
        Self::BoardCount,
        Self::TopBoards,
        Self::BottomBoards,
    ];

    /// Where C.07 says what it is; nothing for one that the competition thought up.
    #[must_use]
    pub const fn article(&self) -> Option<Article> {
        use Reference::{Game, Match};
        Some(c07(match self {
            Self::Points => "4.2",
            Self::MatchPoints | Self::GamePoints => "11.1",
            Self::DirectEncounter => "6",
            Self::Wins => "7.1",
            Self::GamesWon => "7.2",
            Self::BlackGames => "7.3",
            Self::BlackWins => "7.4",
            Self::Progressive => "7.5",
            Self::Elected => "7.6",
            Self::Standard => "7.7",
            Self::PairingNumber => "7.8",
            Self::Buchholz => "8.1",
            Self::AverageBuchholz => "8.2",
            Self::ForeBuchholz => "8.3",
            Self::SonnebornBerger => "9.1",
            Self::Koya => "9.2",
            Self::AverageRating => "10.1",
            Self::Performance => "10.2",
            Self::PerfectPerformance => "10.3",
            Self::AveragePerformance => "10.4",
            Self::AveragePerfect => "10.5",
            Self::Rating => "10.6",
            Self::BoardCount => "12.1",
            Self::TopBoards => "12.2",
            Self::BottomBoards => "12.3",
            Self::OtherScore => "13.1",
            Self::TeamSonnebornBerger { theirs: Match, own: Match } => "13.2.1",
            Self::TeamSonnebornBerger { theirs: Match, own: Game } => "13.2.2",
            Self::TeamSonnebornBerger { theirs: Game, own: Match } => "13.2.3",
            Self::TeamSonnebornBerger { theirs: Game, own: Game } => "13.2.4",
            Self::ExtendedEncounter(_) => "13.3",
            Self::ScheduleStrength => "13.4",
            Self::Other(_) => return None,
        }))
    }
}

/// How the match of two teams is looked at that are equal in all points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Knockout {
    /// Not at all.
    None,
    /// Board count, then the boards from the top.
    CountTop,
    /// Board count, then without the boards from the bottom.
    CountBottom,
    /// The boards from the top.
    Top,
    /// Without the boards from the bottom.
    Bottom,
}

/// What changes a tie-break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Modifier {
    /// So many of the least significant values are left out.
    Cut(u8),
    /// So many of the least and of the most significant values are left out.
    Median(u8),
    /// The limit of the Koya system, so many half points up or down.
    Limit(i8),
    /// What the Buchholz is divided by.
    Factor(u16),
    /// Forfeits count as games played.
    AsPlayed,
    /// With Fore Buchholz.
    Fore,
    /// The other way round.
    Reversed,
    /// By the newest edition.
    Newest,
}

/// A tie-break: what, by which points, changed how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TieBreak {
    /// What is counted.
    pub criterion: Criterion,
    /// Which of a team's points; those that count first where it is not said.
    pub reference: Option<Reference>,
    /// What changes it, in the order in which it is written.
    pub modifiers: Vec<Modifier>,
}

/// What is no tie-break.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "competition-code", error)]
pub enum BadCode {
    /// No tie-break is called so.
    UnknownName {
        /// What was written.
        text: String,
    },
    /// Behind the name stands something that is not known.
    UnknownModifier {
        /// What was written.
        text: String,
    },
}

static NAMES: [(Criterion, &str); 41] = {
    use Criterion as C;
    use Reference::{Game, Match};
    const fn sb(theirs: Reference, own: Reference) -> Criterion {
        C::TeamSonnebornBerger { theirs, own }
    }
    [
        (C::Points, "PTS"),
        (C::MatchPoints, "MPTS"),
        (C::GamePoints, "GPTS"),
        (C::DirectEncounter, "DE"),
        (C::Wins, "WIN"),
        (C::GamesWon, "WON"),
        (C::BlackGames, "BPG"),
        (C::BlackWins, "BWG"),
        (C::Progressive, "PS"),
        (C::Elected, "REP"),
        (C::Elected, "GE"),
        (C::Standard, "STD"),
        (C::PairingNumber, "TPN"),
        (C::Buchholz, "BH"),
        (C::AverageBuchholz, "AOB"),
        (C::ForeBuchholz, "FB"),
        (C::SonnebornBerger, "SB"),
        (C::Koya, "KS"),
        (C::AverageRating, "ARO"),
        (C::Performance, "TPR"),
        (C::PerfectPerformance, "PTP"),
        (C::AveragePerformance, "APRO"),
        (C::AveragePerfect, "APPO"),
        (C::Rating, "RTNG"),
        (C::OtherScore, "MPvGP"),
        (sb(Match, Match), "EMMSB"),
        (sb(Match, Game), "EMGSB"),
        (sb(Game, Match), "EGMSB"),
        (sb(Game, Game), "EGGSB"),
        (C::ExtendedEncounter(Knockout::None), "EDE"),
        (C::ExtendedEncounter(Knockout::CountTop), "EDEBT"),
        (C::ExtendedEncounter(Knockout::CountBottom), "EDEBB"),
        (C::ExtendedEncounter(Knockout::Top), "EDET"),
        (C::ExtendedEncounter(Knockout::Bottom), "EDEB"),
        (C::BoardCount, "BC"),
        (C::TopBoards, "TBR"),
        (C::BottomBoards, "BBE"),
        (C::ScheduleStrength, "SSSC"),
        // Names of older programs.
        (C::PairingNumber, "SNO"),
        (C::Rating, "RTG"),
        (C::OtherScore, "MPVGP"),
    ]
};

impl TieBreak {
    /// Without changes.
    #[must_use]
    pub const fn plain(criterion: Criterion) -> Self {
        Self { criterion, reference: None, modifiers: Vec::new() }
    }

    /// Whether this modifier stands behind it.
    #[must_use]
    pub fn has(&self, modifier: Modifier) -> bool {
        self.modifiers.contains(&modifier)
    }

    /// How many of the least and of the most significant values it leaves out.
    #[must_use]
    pub fn cuts(&self) -> (u8, u8) {
        self.modifiers.iter().fold((0, 0), |found, modifier| match modifier {
            Modifier::Cut(count) => (*count, 0),
            Modifier::Median(count) => (*count, *count),
            _ => found,
        })
    }

    /// Whether it is made anew for each group of those tied.
    #[must_use]
    pub const fn is_among_the_tied(&self) -> bool {
        matches!(self.criterion, Criterion::DirectEncounter | Criterion::ExtendedEncounter(_))
    }

    /// Whether it stands for points, as the first of a list does.
    #[must_use]
    pub const fn is_points(&self) -> bool {
        matches!(self.criterion, Criterion::Points | Criterion::MatchPoints | Criterion::GamePoints)
    }

    /// Whether less is better.
    #[must_use]
    pub fn is_less_better(&self) -> bool {
        let rising = self.is_among_the_tied()
            || matches!(self.criterion, Criterion::PairingNumber | Criterion::BoardCount);
        rising != self.has(Modifier::Reversed)
    }

    /// With how many decimals its value is shown.
    #[must_use]
    pub const fn decimals(&self) -> u32 {
        match self.criterion {
            Criterion::SonnebornBerger
            | Criterion::TeamSonnebornBerger { .. }
            | Criterion::AverageBuchholz
            | Criterion::ScheduleStrength => 2,
            Criterion::Points
            | Criterion::MatchPoints
            | Criterion::GamePoints
            | Criterion::OtherScore
            | Criterion::Buchholz
            | Criterion::ForeBuchholz
            | Criterion::Koya
            | Criterion::Progressive
            | Criterion::Standard
            | Criterion::BoardCount
            | Criterion::TopBoards
            | Criterion::BottomBoards => 1,
            _ => 0,
        }
    }
}

/// A list of tie-breaks, by commas.
///
/// # Errors
/// The first that is none.
pub fn list(text: &str) -> Result<Vec<TieBreak>, BadCode> {
    text.split(',').map(str::trim).filter(|code| !code.is_empty()).map(str::parse).collect()
}

/// The first that stands in a list once more.
#[must_use]
pub fn twice(list: &[TieBreak]) -> Option<&TieBreak> {
    let again = |(at, code): &(usize, &TieBreak)| list.iter().take(*at).any(|one| one == *code);
    list.iter().enumerate().find(again).map(|(_, code)| code)
}

impl FromStr for TieBreak {
    type Err = BadCode;

    fn from_str(text: &str) -> Result<Self, BadCode> {
        let text = text.trim();
        if text.get(..6).is_some_and(|start| start.eq_ignore_ascii_case("OTHER_")) {
            return Ok(Self::plain(Criterion::Other(text.to_owned())));
        }
        let mut parts = text.split('/');
        let head = parts.next().unwrap_or_default();
        let (name, points) = head.split_once(':').map_or((head, None), |(n, p)| (n, Some(p)));
        // The handbook writes `BH-C1`, files write `BH/C1`.
        let (name, hyphened) = name.split_once('-').map_or((name, None), |(n, m)| (n, Some(m)));
        let criterion = NAMES
            .iter()
            .find(|(_, known)| known.eq_ignore_ascii_case(name))
            .map(|(criterion, _)| criterion.clone())
            .ok_or_else(|| BadCode::UnknownName { text: text.to_owned() })?;
        let bad = || BadCode::UnknownModifier { text: text.to_owned() };
        let reference = match points.map(str::to_ascii_uppercase).as_deref() {
            None => None,
            Some("MP") => Some(Reference::Match),
            Some("GP") => Some(Reference::Game),
            Some(_) => return Err(bad()),
        };
        let modifiers =
            hyphened.into_iter().chain(parts).map(|part| modifier(part).ok_or_else(bad));
        Ok(Self { criterion, reference, modifiers: modifiers.collect::<Result<_, _>>()? })
    }
}

fn modifier(text: &str) -> Option<Modifier> {
    let upper = text.to_ascii_uppercase();
    let mut letters = upper.chars();
    let letter = letters.next()?;
    let number = letters.as_str();
    let count = || number.parse::<u8>().ok().filter(|count| *count > 0);
    match letter {
        'C' => count().map(Modifier::Cut),
        'M' => count().map(Modifier::Median),
        'L' => number.parse().ok().map(Modifier::Limit),
        'K' => number.parse().ok().filter(|factor| *factor > 0).map(Modifier::Factor),
        'P' if number.is_empty() => Some(Modifier::AsPlayed),
        'F' if number.is_empty() => Some(Modifier::Fore),
        'R' if number.is_empty() => Some(Modifier::Reversed),
        'V' if number.is_empty() => Some(Modifier::Newest),
        _ => None,
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Criterion::Other(text) = &self.criterion {
            return f.write_str(text);
        }
        let name = NAMES.iter().find(|(criterion, _)| *criterion == self.criterion);
        f.write_str(name.map_or("", |(_, name)| name))?;
        match self.reference {
            Some(Reference::Match) => f.write_str(":MP")?,
            Some(Reference::Game) => f.write_str(":GP")?,
            None => {}
        }
        for modifier in &self.modifiers {
            match modifier {
                Modifier::Cut(count) => write!(f, "/C{count}")?,
                Modifier::Median(count) => write!(f, "/M{count}")?,
                Modifier::Limit(halves) => write!(f, "/L{halves:+}")?,
                Modifier::Factor(factor) => write!(f, "/K{factor}")?,
                Modifier::AsPlayed => f.write_str("/P")?,
                Modifier::Fore => f.write_str("/F")?,
                Modifier::Reversed => f.write_str("/R")?,
                Modifier::Newest => f.write_str("/V")?,
            }
        }
        Ok(())
    }
}

/// As it is written.
impl Serialize for TieBreak {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::side::Side;

    #[test]
    fn codes_are_written_as_files_write_them() {
        for (text, written) in [
            ("BH/C1", "BH/C1"),
            ("bh:mp/m1/p", "BH:MP/M1/P"),
            ("KS/L+1", "KS/L+1"),
            ("KS/L1", "KS/L+1"),
            ("KS/L-2", "KS/L-2"),
            ("SSSC/F/P/K4", "SSSC/F/P/K4"),
            ("mpvgp", "MPvGP"),
            ("EDEBB", "EDEBB"),
            ("EMGSB/C1/P", "EMGSB/C1/P"),
            ("TPN/R", "TPN/R"),
            ("BH-C1", "BH/C1"),
            ("GE", "REP"),
            ("DE/P", "DE/P"),
            ("OTHER_Blitz match/2", "OTHER_Blitz match/2"),
            ("Other_lots", "Other_lots"),
        ] {
            let read: TieBreak = text.parse().unwrap();
            assert_eq!(read.to_string(), written);
            assert_eq!(written.parse::<TieBreak>().unwrap(), read, "{written}");
        }
    }

    /// The article is told before anything is reckoned, and with every value that is.
    #[test]
    fn a_tie_break_has_the_article_of_its_values() {
        use crate::standing::Ranking;
        use crate::tournament::{Number, Player, RoundResult, Score, Tournament};
        let player = |rating, opponent, colour, score| Player {
            rating: Some(rating),
            rounds: vec![Some(RoundResult::Game {
                opponent: Number(opponent),
                colour,
                score: Some(score),
                is_rated: true,
            })],
            ..Player::default()
        };
        let players = [
            (Number(1), player(2000, 2, Side::White, Score::Draw)),
            (Number(2), player(2100, 1, Side::Black, Score::Draw)),
        ];
        let players = players.into_iter().collect();
        let tournament = Tournament { rounds: 1, players, ..Tournament::default() };
        let mut told = 0;
        for criterion in Criterion::OF_PLAYERS {
            let list = vec![TieBreak::plain(criterion.clone())];
            let standing = Ranking { list, ..Ranking::default() }.standing(&tournament, 1);
            for line in standing.lines {
                let value = line.values.get(1).cloned().flatten();
                let Some(value) = value else { continue };
                assert_eq!(Some(value.article), criterion.article(), "{criterion:?}");
                told += 1;
            }
        }
        assert_eq!(told, 2 * Criterion::OF_PLAYERS.len());
    }

    #[test]
    fn what_is_no_code_is_named() {
        let name = |text: &str| BadCode::UnknownName { text: text.into() };
        let behind = |text: &str| BadCode::UnknownModifier { text: text.into() };
        for (text, wrong) in [
            ("BHX", name("BHX")),
            ("", name("")),
            ("Ä", name("Ä")),
            ("BH/C", behind("BH/C")),
            ("BH/C0", behind("BH/C0")),
            ("BH:XP", behind("BH:XP")),
            ("SSSC/K0", behind("SSSC/K0")),
            ("BH/", behind("BH/")),
        ] {
            assert_eq!(text.parse::<TieBreak>(), Err(wrong), "{text}");
        }
        assert_eq!(list("BH,, SB ,x"), Err(name("x")));
        assert_eq!(list(" BH , ,SB").unwrap().len(), 2);
    }
}
