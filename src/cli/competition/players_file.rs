//! The players of a list: a tournament file, or a table.

use std::mem::take;
use std::path::Path;

use crate::competition::answer::text_of;
use crate::competition::file::reading;
use crate::exit::Exit;
use jadoube_competition::csv::Table;
use jadoube_core::competition::entrant::{Entrant, RatingSource};
use jadoube_core::competition::refusal::Refusal;
use jadoube_i18n::catalogue::Words;

/// The players of a list: a tournament file by its name, else a table. A list whose lines are not what
/// they seem is not taken; a cell that cannot be taken is told, and left out.
pub(super) fn listed(list: &Path, words: &Words) -> Result<Vec<Entrant>, Exit> {
    let is_trf = list.extension().is_some_and(|end| end.eq_ignore_ascii_case("trf"));
    let mut left_out = Vec::new();
    let players = if is_trf {
        reading(list, words)?.tournament().tournament.players
    } else {
        let table = Table::read(&text_of(list, words)?);
        let wrong: Vec<String> = table.misread().iter().map(|fault| words.tell(fault)).collect();
        if !wrong.is_empty() {
            return Err(Exit::unusable(wrong.join("\n")));
        }
        for (cell, heading) in table.unknown() {
            let ignored = words.say("competition-csv-ignored").into();
            let about = [("cell", cell.into()), ("heading", heading.into()), ("column", ignored)];
            eprintln!("{}", words.say_with("competition-csv-column", &about));
        }
        let (players, faults) = table.players();
        left_out.extend(faults.iter().map(|fault| words.tell(fault)));
        players
    };
    if players.is_empty() {
        let path = [("path", list.display().to_string().into())];
        return Err(Exit::unusable(words.say_with("competition-event-nobody-in-list", &path)));
    }
    let source = RatingSource::default();
    let mut entrants: Vec<Entrant> =
        players.into_values().map(|player| Entrant::listed(player, &source)).collect();
    for entrant in &mut entrants {
        let title = entrant.has_unknown_title().then(|| take(&mut entrant.title));
        let federation = entrant.has_long_federation().then(|| take(&mut entrant.federation));
        let whys = [title.map(Refusal::NoSuchTitle), federation.map(Refusal::LongFederation)];
        let told = |why| format!("{}: {}", entrant.name, words.tell(&why));
        left_out.extend(whys.into_iter().flatten().map(told));
    }
    if !left_out.is_empty() {
        left_out.push(words.say("competition-event-list-amend"));
        eprintln!("{}", left_out.join("\n"));
    }
    Ok(entrants)
}
