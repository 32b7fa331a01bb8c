//! The bracket of a knock-out, and the places that it leads to: `jadoube competition standings` and
//! `draw` of an event that is one.

use std::path::Path;

use serde_json::json;

use crate::competition::answer::Answer;
use crate::competition::event_file::read_at;
use crate::exit::Exit;
use jadoube_i18n::bracket::BracketText;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::wall::Wall;

/// Shows it; nothing where the file has no knock-out.
pub(super) fn shown(
    (file, time): (&Path, Option<Wall>),
    as_json: bool,
    words: &Catalogue,
) -> Result<Option<Exit>, Exit> {
    if file.extension().is_none_or(|end| end != "jadoube") {
        return Ok(None);
    }
    let looked = read_at((file, time), words)?;
    let hall = &looked.hall;
    let Some(course) = hall.contest.bracket(&hall.pairing_boards()) else { return Ok(None) };
    let record = hall.tournament().record;
    let text = BracketText { course: &course, record: &record, words };
    let mut answer = Answer::default();
    looked.past(words).into_iter().for_each(|line| answer.line(format!("# {line}")));
    for place in course.places() {
        answer.line(text.place_row(&place).join("\t").trim_end());
    }
    answer.line("");
    for one in &course.matches {
        answer.line(text.row(one).join("\t").trim_end());
    }
    let odd = hall.contest.odd_matches(&hall.pairing_boards(), None);
    odd.iter().for_each(|odd| answer.line(format!("# {}", text.odd_told(odd))));
    let places = course.places();
    answer.json = json!({
        "rounds": course.rounds, "places": places, "matches": course.matches, "odd": odd,
    });
    Ok(Some(looked.print(&answer, as_json)))
}
