//! What the regulations of 1972 say, as values: `assets/competition/olympiad-1972.ron`.

use std::sync::LazyLock;

use jadoube_message::Message;
use jiff::civil::Date;
use jiff::{Span, ToSpan as _};
use serde::{Deserialize, Serialize};

use crate::article::Article;
use crate::pairing::BoardColours;

/// The document.
const DOCUMENT: &str = "Ol. 1972";

/// The rate of play (article 21) as it is written: 40 moves in two hours and a half, then 16 an hour.
pub const CONTROL: &str = "40/150,16/60";

/// Where entries and the lists of the teams are.
pub const ENTRIES: Article = Article::new(DOCUMENT, "2–8");
/// Where the table of groups is.
pub const GROUPS: Article = Article::new(DOCUMENT, "10");
/// Where the ranking is.
pub const RANKING: Article = Article::new(DOCUMENT, "11");
/// Where line-ups are.
pub const LINE_UPS: Article = Article::new(DOCUMENT, "24.1");

/// On which boards the team named first has White (20).
pub const COLOURS: BoardColours = BoardColours::OddBoards;

/// Which championship.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[message(keys)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// That of the men.
    Men,
    /// That of the women.
    Women,
}

/// Both championships.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Book {
    men: Regulations,
    women: Regulations,
    deadlines: Deadlines,
    minutes: Minutes,
}

/// What holds for one championship.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    /// The fewest and the most players of a team.
    pub players: (u16, u16),
    /// The boards of a match.
    pub boards: u16,
    /// The most days that the event may take.
    pub days: u16,
    /// Up to how many teams play in one group.
    pub one_group: u16,
    /// Whether the organiser may, or shall, add a second team of his to an odd consolation group.
    pub extra_team: Duty,
    /// The share of a group that can object to it by more votes than that: a third.
    pub objectors: Option<(u16, u16)>,
    /// The table of groups.
    pub rows: Vec<Row>,
}

/// Whether somebody may do a thing, or shall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
pub enum Duty {
    /// He may.
    #[default]
    May,
    /// He shall.
    Shall,
}

/// The months before the event by which something is to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Deadlines {
    draft: i32,
    invitation: i32,
    entries: i32,
    lists: i32,
}

/// Times around the start of a round, in minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minutes {
    /// How long before the round a line-up must have been handed in.
    pub handed_in: u16,
    /// How long before the round the line-ups are posted.
    pub posted: u16,
    /// How long after the start a player may come.
    pub late: u16,
}

/// A row of the table of groups.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// For how many teams.
    pub teams: u16,
    /// The sizes of the preliminary groups.
    pub groups: Vec<u16>,
    /// For each final, the first of which is for the title, how many come from each group.
    pub finals: Vec<Vec<u16>>,
    /// The final that is no round robin.
    #[serde(default)]
    pub swiss: Option<Swiss>,
    /// What the document prints instead.
    #[serde(default)]
    pub misprints: Vec<Misprint>,
}

/// A final by the Swiss system. Its rules are not given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swiss {
    /// Its letter.
    #[serde(rename = "final")]
    pub letter: char,
    /// Its rounds.
    pub rounds: u16,
}

/// What the document prints wrongly.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, Message)]
#[message(prefix = "competition-olympiad-misprint")]
pub enum Misprint {
    /// Groups that do not add up to the teams.
    Groups(#[message(name = "sizes")] Vec<u16>),
    /// A final without the numbers of those who qualify.
    NoQualifiers {
        /// Its letter.
        #[serde(rename = "final")]
        #[message(name = "final")]
        letter: char,
    },
    /// A final of another size than those who qualify for it.
    FinalSize {
        /// Its letter.
        #[serde(rename = "final")]
        #[message(name = "final")]
        letter: char,
        /// The size that is printed.
        size: u16,
    },
    /// A final for which nobody is left.
    FinalTooMany {
        /// Its letter.
        #[serde(rename = "final")]
        #[message(name = "final")]
        letter: char,
        /// The size that is printed.
        size: u16,
    },
    /// One row for several numbers of teams.
    OneRow {
        /// From how many.
        from: u16,
        /// To how many.
        to: u16,
    },
}

/// What is to be done before the event, and by when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[message(prefix = "competition-olympiad-task")]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// The draft of the invitation goes to the President.
    Draft,
    /// The final invitation goes out.
    Invitation,
    /// Entries, with copies to the President and the zone, and the fee.
    Entries,
    /// Lists of the teams with their captains.
    Lists,
}

/// The book; empty if it could not be read, which a test rules out.
static BOOK: LazyLock<Book> = LazyLock::new(|| read().unwrap_or_default());

fn read() -> Result<Book, ron::error::SpannedError> {
    let options =
        ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(include_str!("../../../assets/competition/olympiad-1972.ron"))
}

impl Event {
    /// What holds for it.
    #[must_use]
    pub fn regulations(self) -> &'static Regulations {
        match self {
            Self::Men => &BOOK.men,
            Self::Women => &BOOK.women,
        }
    }
}

/// Times around the start of a round.
#[must_use]
pub fn minutes() -> Minutes {
    BOOK.minutes
}

/// By when what is to be done before an event that begins on a day.
#[must_use]
pub fn deadlines(start: Date) -> Vec<(Task, Date)> {
    let Deadlines { draft, invitation, entries, lists } = BOOK.deadlines;
    let months = [
        (Task::Draft, draft),
        (Task::Invitation, invitation),
        (Task::Entries, entries),
        (Task::Lists, lists),
    ];
    let before = |months: i32| {
        let span: Span = months.months();
        start.checked_sub(span).unwrap_or(start)
    };
    months.into_iter().map(|(task, months)| (task, before(months))).collect()
}

impl Row {
    /// The letter of a final, from 0.
    #[must_use]
    pub fn letter(at: usize) -> char {
        ('A'..='Z').nth(at).unwrap_or('?')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEN: &str = include_str!("../../../tests/vectors/competitions/olympiad_men_1972.csv");
    const WOMEN: &str = include_str!("../../../tests/vectors/competitions/olympiad_women_1972.csv");

    fn numbers(text: &str) -> Vec<u16> {
        text.split(' ').filter(|one| !one.is_empty()).map(|one| one.parse().unwrap()).collect()
    }

    #[test]
    fn the_rows_are_those_of_the_checked_table_and_add_up() {
        let mut checked = 0;
        for (event, text, finals) in [(Event::Men, MEN, 6), (Event::Women, WOMEN, 3)] {
            let rows = &event.regulations().rows;
            let lines: Vec<&str> = text.lines().skip(1).collect();
            assert_eq!(rows.len(), lines.len());
            for (row, line) in rows.iter().zip(lines) {
                let cells: Vec<&str> = line.split(',').collect();
                assert_eq!(
                    (row.teams, row.groups.len()),
                    (cells[0].parse().unwrap(), cells[1].parse().unwrap())
                );
                assert_eq!(row.groups, numbers(cells[2]), "{line}");
                let qualify: Vec<Vec<u16>> = cells[3..3 + finals]
                    .iter()
                    .map(|cell| numbers(cell))
                    .filter(|all| !all.is_empty())
                    .collect();
                assert_eq!(row.finals, qualify, "{line}");
                let sizes: Vec<u16> = row.finals.iter().map(|from| from.iter().sum()).collect();
                let printed: Vec<u16> = cells[3 + finals..3 + 2 * finals]
                    .iter()
                    .flat_map(|cell| numbers(cell))
                    .collect();
                assert_eq!(sizes, printed, "{line}");
                assert_eq!(row.groups.iter().sum::<u16>(), row.teams);
                assert_eq!(sizes.iter().sum::<u16>(), row.teams);
                for (at, size) in row.groups.iter().enumerate() {
                    assert_eq!(
                        row.finals.iter().map(|from| from[at]).sum::<u16>(),
                        *size,
                        "{line}"
                    );
                }
                let system = cells[3 + 2 * finals];
                let swiss = row.swiss.map(|swiss| format!("Swiss {} rounds", swiss.rounds));
                assert_eq!(swiss.as_deref().unwrap_or("round-robin"), system, "{line}");
                assert_eq!(
                    row.misprints.is_empty(),
                    cells[4 + 2 * finals] == "as printed",
                    "{line}"
                );
                checked += 1;
            }
        }
        assert_eq!(checked, 52 + 26);
    }

    #[test]
    fn the_file_can_be_read() {
        assert_eq!(read().map(|book| book.minutes.handed_in), Ok(60));
    }

    #[test]
    fn deadlines_are_months_before_the_start() {
        let start: Date = "1972-09-18".parse().unwrap();
        let all: Vec<String> = deadlines(start).iter().map(|(_, day)| day.to_string()).collect();
        assert_eq!(all, ["1972-04-18", "1972-05-18", "1972-06-18", "1972-07-18"]);
        // Where the month is too short, its last day.
        let late: Date = "1972-07-31".parse().unwrap();
        assert_eq!(deadlines(late)[0].1.to_string(), "1972-02-29");
    }
}
