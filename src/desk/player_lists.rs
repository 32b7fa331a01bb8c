//! Lists of players from files and from the clipboard: tables as spreadsheets save them, and
//! tournament files.

use std::fs;
use std::io::{self, Read as _};
use std::mem::take;
use std::path::{Path, PathBuf};

use jadoube_message::Message;

use crate::system_fault::SystemFault;
use jadoube_competition::csv::Table;
use jadoube_competition::tournament::Player;
use jadoube_competition::trf::contents::{Reading, Text};
use jadoube_competition::trf::document::Document;
use jadoube_competition::trf::encoding::Encoding;
use jadoube_competition::trf::fault::Fault;
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::refusal::Refusal;

/// A longer file is no list of players.
const LONGEST: u64 = 16 * 1024 * 1024;

/// Why a file gives no list.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "desk-list", error)]
pub enum ListFault {
    /// It is too long to be one.
    TooLong(PathBuf),
    /// It is empty.
    Empty(PathBuf),
    /// It is no text.
    NotText(PathBuf),
    /// The system does not give it.
    #[message(transparent, from)]
    System(SystemFault),
}

/// What was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerList {
    /// A table, of which each column may be corrected.
    Table(Table),
    /// A tournament file.
    Tournament {
        /// What it is called.
        name: String,
        /// How many results of its players stand in it.
        results: usize,
        /// Its players.
        players: Vec<Player>,
        /// Its teams, with the names of their players in their order.
        teams: Vec<(String, Vec<String>)>,
        /// What is wrong in it.
        faults: Vec<Fault>,
    },
}

impl PlayerList {
    /// Reads a file, however its letters are written.
    ///
    /// # Errors
    /// When the system does not give it, or it is too long to be one.
    pub fn read(path: &Path) -> Result<Self, ListFault> {
        Self::read_as(path, None)
    }

    /// The same, its letters written as is told; of standard input for `-`.
    ///
    /// # Errors
    /// When the system does not give it, it is too long to be one, empty, or no text.
    pub fn read_as(path: &Path, encoding: Option<Encoding>) -> Result<Self, ListFault> {
        let fault = |error: io::Error| SystemFault::of(path, &error);
        let is_input = path == Path::new("-");
        if !is_input && fs::metadata(path).map_err(fault)?.len() > LONGEST {
            return Err(ListFault::TooLong(path.to_owned()));
        }
        let mut bytes = Vec::new();
        match is_input {
            true => io::stdin().read_to_end(&mut bytes).map(drop).map_err(fault)?,
            false => bytes = fs::read(path).map_err(fault)?,
        }
        if bytes.trim_ascii().is_empty() {
            return Err(ListFault::Empty(path.to_owned()));
        }
        if let Some(text) = wide(&bytes) {
            return Ok(Self::of_text(&text));
        }
        // One such sign in a text is a fault of one cell, and told with it.
        if bytes.contains(&0) && str::from_utf8(&bytes).is_err() {
            return Err(ListFault::NotText(path.to_owned()));
        }
        Ok(Self::of(&bytes, encoding))
    }

    /// Reads what was pasted.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        Self::of(text.as_bytes(), None)
    }

    fn of(bytes: &[u8], encoding: Option<Encoding>) -> Self {
        let document = Document::read(bytes, encoding);
        // A line of a player in a tournament file begins so, and no table has a cell like it.
        let is_player =
            |text: &str| text.strip_prefix("001 ").is_some_and(|rest| rest.chars().count() > 40);
        if document.lines.iter().any(|line| is_player(&line.text)) {
            let reading = Reading::of(&document);
            let faults = reading.check();
            let tournament = reading.tournament().tournament;
            let name = |number| tournament.players.get(number).map(|one| one.name.clone());
            let teams = tournament.teams.values();
            let teams = teams
                .map(|team| (team.name.clone(), team.players.iter().filter_map(name).collect()));
            let teams = teams.collect();
            let name = reading.contents.text(Text::Name).trim().to_owned();
            let players: Vec<Player> = tournament.players.into_values().collect();
            let results = players.iter().flat_map(|one| one.rounds.iter().flatten()).count();
            return Self::Tournament { name, results, players, teams, faults };
        }
        let lines = document.lines.iter().map(|line| format!("{}\n", line.text));
        Self::Table(Table::read(&lines.collect::<String>()))
    }
}

/// A text in two bytes a letter, as spreadsheets save it under “Unicode”: it begins with its mark.
/// Nothing for any other.
fn wide(bytes: &[u8]) -> Option<String> {
    let (encoding, _) = encoding_rs::Encoding::for_bom(bytes)?;
    (encoding != encoding_rs::UTF_8).then(|| encoding.decode(bytes).0.into_owned())
}

/// Takes out of the entries of a list what the event would refuse: a title that FIDE does not give, and more
/// than the three letters of a federation. Of whom and why, in the order of the list.
#[must_use]
pub fn take_unknown(entrants: &mut [Entrant]) -> Vec<(String, Refusal)> {
    let of_one = |entrant: &mut Entrant| {
        let title = entrant.has_unknown_title().then(|| take(&mut entrant.title));
        let federation = entrant.has_long_federation().then(|| take(&mut entrant.federation));
        let whys = [title.map(Refusal::NoSuchTitle), federation.map(Refusal::LongFederation)];
        whys.into_iter().flatten().map(|why| (entrant.name.clone(), why)).collect::<Vec<_>>()
    };
    entrants.iter_mut().flat_map(of_one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRF: &str = "012 Cup\n001    1      Novak, Ana                        2105 MKD    \
                       12345678 1987/03/00  0.0    1\n";

    #[test]
    fn a_table_and_a_tournament_file_are_told_apart_by_what_stands_in_them() {
        let PlayerList::Tournament { players, .. } = PlayerList::of_text(TRF) else {
            panic!("a tournament file")
        };
        assert_eq!(players[0].name, "Novak, Ana");
        let PlayerList::Table(table) = PlayerList::of_text("Name;Elo\nNovak, Ana;2105\n") else {
            panic!("a table")
        };
        let (players, faults) = table.players();
        assert_eq!((players.len(), faults.len()), (1, 0));
    }

    #[test]
    fn letters_of_older_systems_are_read() {
        // “Müller” as Windows wrote it.
        let PlayerList::Table(table) = PlayerList::of(b"Name,Elo\n\"M\xfcller, Jo\",2105\n", None)
        else {
            panic!("a table")
        };
        let (players, _) = table.players();
        assert_eq!(players.values().next().map(|player| player.name.as_str()), Some("Müller, Jo"));
    }

    #[test]
    fn a_table_in_two_bytes_a_letter_is_read_by_its_mark() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("players.csv");
        let text = "\u{feff}Name;Elo\nÄrger, Ana;2105\nПетров, Јован;1900\n";
        for order in [u16::to_le_bytes, u16::to_be_bytes] {
            let bytes: Vec<u8> = text.encode_utf16().flat_map(order).collect();
            fs::write(&path, bytes).unwrap();
            let Ok(PlayerList::Table(table)) = PlayerList::read(&path) else { panic!("a table") };
            let (players, faults) = table.players();
            let names: Vec<&str> = players.values().map(|player| player.name.as_str()).collect();
            assert_eq!((names, faults.len()), (vec!["Ärger, Ana", "Петров, Јован"], 0));
        }
    }

    #[test]
    fn what_is_no_title_and_no_federation_is_taken_out_of_an_entry_with_its_reason() {
        let entrant = |title: &str, federation: &str| Entrant {
            title: title.into(),
            federation: federation.into(),
            ..Entrant::named("Novak, Ana")
        };
        let mut all = [entrant("KING", "QQQQ"), entrant("GM", "MKD")];
        let taken = take_unknown(&mut all);
        let [title, federation] = ["KING", "QQQQ"].map(str::to_owned);
        let whys = [Refusal::NoSuchTitle(title), Refusal::LongFederation(federation)];
        assert_eq!(taken, whys.map(|why| ("Novak, Ana".to_owned(), why)));
        assert_eq!(all, [entrant("", ""), entrant("GM", "MKD")]);
    }
}
