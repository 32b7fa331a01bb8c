//! The players of a list: a tournament file, or a table.

use std::path::Path;

use crate::competition::args::EncodingArg;
use crate::exit::Exit;
use jadoube_competition::csv::{Beside, Table};
use jadoube_competition::tournament::Player;
use jadoube_competition::trf::encoding::Encoding;
use jadoube_core::competition::entrant::{Entrant, RatingSource};
use jadoube_core::competition::team::NewTeam;
use jadoube_desk::player_lists::{PlayerList, take_unknown};
use jadoube_i18n::catalogue::Catalogue;

/// A list as it stands, told apart by what is in it, and its letters as is told or guessed.
pub(super) fn read(
    list: &Path,
    encoding: Option<EncodingArg>,
    words: &Catalogue,
) -> Result<PlayerList, Exit> {
    let read = PlayerList::read_as(list, encoding.map(Encoding::from));
    read.map_err(|why| Exit::unusable(words.tell(&why)))
}

/// The teams of a tournament file with their players; none of a table.
pub(super) fn teams(list: &PlayerList) -> Vec<NewTeam> {
    let PlayerList::Tournament { players, teams, .. } = list else { return Vec::new() };
    let source = RatingSource::default();
    let of = |name: &String| {
        let player = players.iter().find(|player| player.name == *name)?;
        Some(Entrant::listed(player.clone(), &source))
    };
    let teams = teams.iter().map(|(name, players)| NewTeam {
        name: name.clone(),
        players: players.iter().filter_map(of).collect(),
        ..NewTeam::default()
    });
    teams.collect()
}

/// Which event a tournament file is of, and that its results stay there.
pub(super) fn tell_source(list: &PlayerList, words: &Catalogue) {
    let PlayerList::Tournament { name, results, faults, .. } = list else { return };
    let args = [("name", name.into()), ("results", (*results).into())];
    eprintln!("{}", words.say_with("competition-event-from-file", &args));
    let faults = faults.iter().filter(|fault| fault.what.is_error());
    faults.for_each(|fault| eprintln!("{}", words.tell(fault)));
}

/// The players of a list. A list whose lines are not what they seem is not taken; a cell that cannot be
/// taken is told, and left out.
pub(super) fn listed(
    path: &Path,
    list: PlayerList,
    words: &Catalogue,
) -> Result<Vec<Entrant>, Exit> {
    let mut left_out = Vec::new();
    let players: Vec<(Player, Beside)> = match list {
        PlayerList::Tournament { players, .. } => {
            players.into_iter().map(|player| (player, Beside::default())).collect()
        }
        PlayerList::Table(table) => of_table(path, &table, &mut left_out, words)?,
    };
    if players.is_empty() {
        return Err(no_list(path, "competition-event-nobody-in-list", words));
    }
    let source = RatingSource::default();
    let entrant = |(player, beside)| Entrant::listed(player, &source).with(beside, &source);
    let mut entrants: Vec<Entrant> = players.into_iter().map(entrant).collect();
    let taken = take_unknown(&mut entrants).into_iter();
    left_out.extend(taken.map(|(name, why)| format!("{name}: {}", words.tell(&why))));
    if !left_out.is_empty() {
        left_out.push(words.say("competition-event-list-amend"));
        eprintln!("{}", left_out.join("\n"));
    }
    Ok(entrants)
}

fn of_table(
    path: &Path,
    table: &Table,
    left_out: &mut Vec<String>,
    words: &Catalogue,
) -> Result<Vec<(Player, Beside)>, Exit> {
    let wrong: Vec<String> = table.misread().iter().map(|fault| words.tell(fault)).collect();
    if !wrong.is_empty() {
        return Err(Exit::unusable(wrong.join("\n")));
    }
    if !table.is_list() {
        return Err(no_list(path, "competition-event-no-list", words));
    }
    for (cell, heading) in table.unknown() {
        let ignored = words.say("competition-csv-ignored").into();
        let about = [("cell", cell.into()), ("heading", heading.into()), ("column", ignored)];
        eprintln!("{}", words.say_with("competition-csv-column", &about));
    }
    let (players, faults) = table.players_with_all();
    left_out.extend(faults.iter().map(|fault| words.tell(fault)));
    Ok(players.into_values().collect())
}

fn no_list(path: &Path, why: &str, words: &Catalogue) -> Exit {
    let path = [("path", path.display().to_string().into())];
    Exit::unusable(words.say_with(why, &path))
}
