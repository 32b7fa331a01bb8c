//! Words for what only the desk knows: faults of files, notices, and the journal as lines.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::event_export::Incomplete;
use crate::log_reader::LogReader;
use crate::lost_places::{LostPlace, Neighbour};
use crate::request_error::Trouble;
use crate::sighting::{DeviceFault, Sighting};
use crate::snapshot::{Importing, NoticeKind};
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_core::adjournment::event::Event as AdjournmentEvent;
use jadoube_core::competition::refusal::Refusal as ContestRefusal;
use jadoube_core::evidence::record::{how_many, last_before, ranges};
use jadoube_core::hall::event::Event;
use jadoube_core::hall::state::Hall;
use jadoube_core::hall::timing::HeartbeatFault;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::message;
use jadoube_i18n::{chess, device};
use jadoube_journal::chain::{BrokenRow, RowFault};
use jadoube_journal::fault::Fault;
use jadoube_journal::salvage::{LeftOut, LostGame, Salvage};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::{Damage, DamageKind};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::sensing::ClockAnswer;

/// So many games are named of which something was left out.
const MOST_GAMES: usize = 20;
/// So many entries about incidents and envelopes are told of one place.
const MOST_CASES: usize = 12;

/// A file as it is told to who looks for it: with its folder, also where it was named without.
#[must_use]
pub fn in_full(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// A fault of a competition file: what happened, to which file, what to do next.
#[must_use]
pub fn fault(words: &Catalogue, fault: &Fault) -> String {
    words.tell(fault)
}

/// What was saved of a damaged file, and what was left out, with the places where that was.
#[must_use]
pub fn salvaged(
    words: &Catalogue,
    (to, salvage): (&Path, &Salvage),
    places: &[LostPlace],
) -> String {
    let args = [
        ("path", to.display().to_string().into()),
        ("rows", salvage.rows.to_string().into()),
        ("unchanged", salvage.unchanged.to_string().into()),
    ];
    let mut text = words.say_with("desk-salvaged", &args);
    if !salvage.players.is_empty() {
        let players = ("players", entered_anew(words, &salvage.players).into());
        text = format!("{text} {}", words.say_with("desk-salvaged-players", &[players]));
    }
    if !salvage.presses.is_empty() {
        let count = ("count", salvage.presses.len().to_string().into());
        text = format!("{text} {}", words.say_with("desk-salvaged-presses", &[count]));
    }
    if !salvage.left_out.is_empty() {
        let args = [
            ("out", ranges(&salvage.left_out).into()),
            ("count", how_many(&salvage.left_out).into()),
            ("after", last_before(&salvage.left_out).into()),
        ];
        text = format!("{text} {}", words.say_with("desk-salvaged-without", &args));
        for place in places {
            text.extend(lost_place(words, place).map(|told| format!(" {told}")));
            text.extend(lost_cases(words, place).map(|told| format!(" {told}")));
        }
        let more = salvage.unknown().len().saturating_sub(places.len());
        if more > 0 && !places.is_empty() {
            let count = ("count", more.into());
            text = format!("{text} {}", words.say_with("desk-salvaged-places", &[count]));
        }
    }
    if !salvage.games.is_empty() {
        text = format!("{text} {}", lost_games(words, &salvage.games));
    }
    if !salvage.doubted.is_empty() {
        text = format!("{text} {}", doubted(words, &salvage.doubted));
    }
    if salvage.lacks_competition {
        text = format!("{text} {}", words.say("desk-salvaged-competition"));
    }
    if salvage.lacks_regulations {
        text = format!("{text} {}.", words.tell(&ContestRefusal::RegulationsLost));
    }
    if salvage.is_note_lost {
        text = format!("{text} {}.", words.say("desk-salvaged-before"));
    }
    if !salvage.results.is_empty() {
        let results = ("results", earlier_results(words, &salvage.results).into());
        text = format!("{text} {}", words.say_with("desk-salvaged-results", &[results]));
    }
    if salvage.signatures > 0 {
        let count = ("count", salvage.signatures.to_string().into());
        text = format!("{text} {}", words.say_with("desk-salvaged-signatures", &[count]));
    }
    if !salvage.others.is_empty() {
        text = format!("{text} {}", left_out_of_others(words, salvage));
    }
    if let Some(why) = wrong_before(words, salvage) {
        text = format!("{text} {why}");
    }
    if !salvage.left_out.is_empty() {
        text = format!("{text} {}", words.say("desk-salvaged-go-on"));
    }
    text
}

/// The players who were entered anew: “Marin (entry 2), ? (entry 5)”.
fn entered_anew(words: &Catalogue, players: &[(u16, String)]) -> String {
    let told = |(no, name): &(u16, String)| {
        words.say_with("desk-salvaged-player", &[("no", (*no).into()), ("name", name.into())])
    };
    players.iter().map(told).collect::<Vec<_>>().join(", ")
}

/// The pairings whose result may be an earlier one: “round 1, board 2; round 3, board 1”.
fn earlier_results(words: &Catalogue, results: &[(u8, BoardNo)]) -> String {
    let told = |(round, board): &(u8, BoardNo)| at_board(words, Some((*round).into()), *board);
    results.iter().map(told).collect::<Vec<_>>().join("; ")
}

/// The games that may lack something: “round 1, board 2; round 1, board 4”, and why.
fn doubted(words: &Catalogue, games: &[(Option<u16>, BoardNo)]) -> String {
    let told = |(round, board): &(Option<u16>, BoardNo)| at_board(words, *round, *board);
    let shown: Vec<String> = games.iter().take(MOST_GAMES).map(told).collect();
    let more = games.len().saturating_sub(shown.len());
    let args = [("games", shown.join("; ").into()), ("more", more.into())];
    words.say_with("desk-salvaged-doubted", &args)
}

/// The place of a game; without its round where there is no event.
fn at_board(words: &Catalogue, round: Option<u16>, board: BoardNo) -> String {
    let round = round.map_or_else(|| "none".to_owned(), |round| round.to_string());
    let args = [("round", round.into()), ("board", board.0.into())];
    words.say_with("desk-salvaged-at-board", &args)
}

/// What was left out of games: “round 1, board 3 (5 half-moves and the result); round 1, board 4 (the result)”.
fn lost_games(words: &Catalogue, games: &[LostGame]) -> String {
    let told = |game: &LostGame| {
        let round = game.round.map_or_else(|| "none".to_owned(), |round| round.to_string());
        let result = if game.has_result { "yes" } else { "no" };
        let args = [
            ("round", round.into()),
            ("board", game.board.0.into()),
            ("moves", game.moves.into()),
            ("result", result.into()),
        ];
        words.say_with("desk-salvaged-game", &args)
    };
    let shown: Vec<String> = games.iter().take(MOST_GAMES).map(told).collect();
    let more = games.len().saturating_sub(shown.len());
    let args = [("games", shown.join("; ").into()), ("more", more.into())];
    words.say_with("desk-salvaged-games", &args)
}

/// Between what rows stood that were left out; nothing where nothing is left beside them.
fn lost_place(words: &Catalogue, place: &LostPlace) -> Option<String> {
    let told = |one: &Arc<Neighbour>| {
        let text = LogReader::behind(one.hall.clone()).line(words, &one.entry);
        text.trim_end_matches('.').to_owned()
    };
    let (before, behind) = (place.before.as_ref().map(told), place.behind.as_ref().map(told));
    if before.is_none() && behind.is_none() {
        return None;
    }
    let none = || "none".to_owned();
    let rows = [place.rows];
    let args = [
        ("count", how_many(&rows).into()),
        ("rows", ranges(&rows).into()),
        ("before", before.unwrap_or_else(none).into()),
        ("behind", behind.unwrap_or_else(none).into()),
    ];
    Some(words.say_with("desk-salvaged-place", &args))
}

/// What was left out there of incidents and envelopes; nothing where there is none.
fn lost_cases(words: &Catalogue, place: &LostPlace) -> Option<String> {
    let shown = place.cases.iter().take(MOST_CASES).map(|one| lost_case(words, one));
    let shown: Vec<String> = shown.collect();
    let more = place.cases.len().saturating_sub(shown.len());
    let args = [("cases", shown.join("; ").into()), ("more", more.into())];
    (!shown.is_empty()).then(|| words.say_with("desk-salvaged-cases", &args))
}

/// One of those; with an envelope that was sealed its game, which its front tells.
fn lost_case(words: &Catalogue, one: &Neighbour) -> String {
    let line = LogReader::behind(one.hall.clone()).line(words, &one.entry);
    let line = line.trim_end_matches('.');
    let Event::Adjournment { what: AdjournmentEvent::Sealed { front, .. } } = &one.entry.event
    else {
        return line.to_owned();
    };
    let place = front.board.map(|board| at_board(words, front.round, board));
    let (white, black) = (&front.players.white.name, &front.players.black.name);
    let names = (!white.is_empty() && !black.is_empty()).then(|| format!("{white} – {black}"));
    let about: Vec<String> = place.into_iter().chain(names).collect();
    if about.is_empty() { line.to_owned() } else { format!("{line} ({})", about.join(": ")) }
}

/// What was wrong with a file of which the readable part was saved; nothing where what was left out tells it.
fn wrong_before(words: &Catalogue, salvage: &Salvage) -> Option<String> {
    let named = salvage.left_out.is_empty();
    Some(match salvage.trouble.as_ref()? {
        Fault::Truncated { .. } => words.say("desk-salvaged-cut"),
        // What that fault advises was just done.
        Fault::Damaged { broken: Some(BrokenRow { how: RowFault::HeaderGone, .. }), .. } => {
            words.say("desk-salvaged-header")
        }
        Fault::Damaged { broken: Some(broken), .. } if named => broken_row(words, broken),
        Fault::Damaged { broken: None, flaw, .. } => {
            words.say_with("desk-salvaged-altered", &[("note", words.tell(flaw).into())])
        }
        Fault::Damaged { .. } => return None,
        why => fault(words, why),
    })
}

/// What was left out of the records of other stations, and whether it comes back.
fn left_out_of_others(words: &Catalogue, salvage: &Salvage) -> String {
    let one = |out: &LeftOut| {
        let station = match out.name.is_empty() {
            true => out.station.fingerprint(),
            false => out.name.clone(),
        };
        let args = [
            ("station", station.into()),
            ("from", out.from.to_string().into()),
            ("to", out.to.to_string().into()),
        ];
        words.say_with("desk-salvaged-others", &args)
    };
    let mut all: Vec<String> = salvage.others.iter().map(one).collect();
    let alone = !salvage.left_out.is_empty() || salvage.unchanged < salvage.rows;
    all.push(words.say(if alone { "desk-salvaged-alone" } else { "desk-salvaged-others-back" }));
    all.join(" ")
}

/// The first row of a journal that does not stand.
#[must_use]
pub fn broken_row(words: &Catalogue, broken: &BrokenRow) -> String {
    words.tell(broken)
}

/// Why the heartbeat in a file does not fit its entries.
#[must_use]
pub fn unfit(words: &Catalogue, why: HeartbeatFault) -> String {
    words.say_with("timing-unfit", &[("why", words.tell(&why).into())])
}

/// Why a request was not fulfilled. `numbering` is that of the board it was meant for.
#[must_use]
pub fn trouble(words: &Catalogue, trouble: &Trouble) -> String {
    trouble_at(words, trouble, Numbering::USUAL)
}

/// The same, for a game that counts its moves in its own way.
#[must_use]
pub fn trouble_at(words: &Catalogue, trouble: &Trouble, numbering: Numbering) -> String {
    words.tell_in(trouble, message::Context::of(numbering))
}

/// How far a file of games is read: “3 games are read, and 1200 of 17000 half-moves of the next”.
#[must_use]
pub fn importing(words: &Catalogue, come: Importing) -> String {
    let line = words.say_with("desk-importing", &[("games", come.games.into())]);
    if come.of == 0 {
        return line;
    }
    let args = [("line", line.into()), ("plies", come.plies.into()), ("of", come.of.into())];
    words.say_with("desk-importing-plies", &args)
}

/// What was left out, wrong or doubtful in the games of a file, by game and reason; nothing for
/// another notice.
#[must_use]
pub fn imported(words: &Catalogue, notice: &NoticeKind) -> Vec<String> {
    let NoticeKind::Imported { lines, more, .. } = notice else { return Vec::new() };
    let rest = || words.say_with("desk-import-more", &[("count", (*more).into())]);
    let rest = (*more > 0).then(rest);
    lines.iter().map(|line| words.tell(line)).chain(rest).collect()
}

/// Something the desk has to say.
#[must_use]
pub fn notice(words: &Catalogue, what: &NoticeKind) -> String {
    match what {
        NoticeKind::Salvaged(path, salvage, places) => {
            salvaged(words, (path.as_path(), salvage), places)
        }
        NoticeKind::PossiblyIncomplete { is_loss_unknown } => {
            let is_loss_unknown = *is_loss_unknown;
            Incomplete::Salvaged { missing: None, is_loss_unknown }.told(words)
        }
        other => words.tell(other),
    }
}

/// A game to which a row of the journal does not fit.
#[must_use]
pub fn game_damaged(words: &Catalogue, board: BoardNo, damage: Damage) -> String {
    let args = [("board", board.0.into()), ("row", damage.seq.to_string().into())];
    words.say_with("desk-game-damaged", &args)
}

/// What is wrong with a file that was read, and with the games in it, if anything: line by line.
#[must_use]
pub fn complaint(words: &Catalogue, hall: &Hall, trouble: Option<&Fault>) -> Option<String> {
    let shown = |why: &&Fault| matches!(why, Fault::Truncated { .. } | Fault::Damaged { .. });
    let shown = trouble.filter(shown).map(|_| words.say("desk-file-shown"));
    let file = trouble.into_iter().map(|trouble| fault(words, trouble)).chain(shown);
    // What a newer program wrote is told of the file.
    let damaged = hall.damaged().filter(|(_, damage)| damage.kind == DamageKind::Misfit);
    let games = damaged.map(|(board, damage)| game_damaged(words, board, damage));
    let lines: Vec<String> = file.chain(games).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// A result that the pieces show, or one that the game itself brought.
fn ended(words: &Catalogue, score: Score, reason: EndReason) -> String {
    if reason != EndReason::AsRecorded {
        return words.tell(&Outcome { score, reason });
    }
    words.say(match score {
        Score::WhiteWins => "desk-watch-shown-white",
        Score::BlackWins => "desk-watch-shown-black",
        Score::Draw | Score::BothLose | Score::HalfForWhite | Score::HalfForBlack => {
            "desk-watch-shown-draw"
        }
    })
}

/// What is wrong with a device; that its line was lost is told by the line itself.
fn device_fault(words: &Catalogue, what: &DeviceFault) -> Option<String> {
    Some(match what {
        DeviceFault::Lost(_) => return None,
        DeviceFault::Refused(code) => words.tell(&ClockAnswer::Refused { code: *code }),
        DeviceFault::Silent => words.tell(&ClockAnswer::Silent),
        DeviceFault::NoClock => device::no_clock(words, None),
        DeviceFault::LeverContradicts => words.say("desk-watch-lever"),
        DeviceFault::NotLegal => words.say("desk-watch-not-legal"),
    })
}

/// Something seen on a board, as a line for people; touches and passing seconds are left out.
#[must_use]
pub fn sighting(words: &Catalogue, seen: &Sighting) -> Option<String> {
    let numbered = |ply: u16, san: &str| {
        format!("{}{}", Numbering::USUAL.sign(Ply(ply)), chess::localized_san(words, san))
    };
    match seen {
        Sighting::Move { ply, san, white_ms, black_ms, .. } => {
            let times = match (white_ms, black_ms) {
                (Some(white), Some(black)) => format!("   {} {}", Millis(*white), Millis(*black)),
                _ => String::new(),
            };
            Some(numbered(*ply, san) + &times)
        }
        Sighting::NotCompleted { ply, san, .. } => {
            let made = numbered(*ply, san);
            Some(words.say_with("desk-watch-not-completed", &[("move", made.into())]))
        }
        Sighting::Result { score, reason, .. } => Some(ended(words, *score, *reason)),
        Sighting::Senses { what } => device::sensing(words, *what),
        Sighting::Fault { what } => device_fault(words, what),
        Sighting::Trace { line } => Some(line.written(|what| words.tell(what))),
        Sighting::Touched(_) | Sighting::Clock { .. } => None,
        other => Some(words.tell(other)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence::HeadStatus;
    use jadoube_journal::chain::RowFault;
    use jadoube_journal::fault::Flaw;

    #[test]
    fn what_stands_before_the_first_row_is_told_by_its_place_and_not_as_row_0() {
        for lang in jadoube_i18n::lang::Lang::ALL {
            let words = Catalogue::new(lang);
            for how in [
                RowFault::HeaderGone,
                RowFault::OutOfOrder,
                RowFault::Unreadable,
                RowFault::SignatureWrong,
                RowFault::StateOther,
                RowFault::HeartbeatChanged,
            ] {
                let text = broken_row(&words, &BrokenRow { seq: 0, how });
                assert!(!text.contains('0') && !text.contains("row head"), "{how:?}: {text}");
            }
            for (seq, rows) in [(0, 7), (7, 0)] {
                let text = words.tell(&HeadStatus::Beyond { seq, rows });
                assert!(!text.contains('0') && !text.contains("row head"), "{text}");
            }
        }
    }

    #[test]
    fn the_sentences_about_a_damaged_file_do_not_run_together() {
        let broken = Some(BrokenRow { seq: 9000, how: RowFault::ChainBroken });
        let damaged = Fault::Damaged { path: "x".into(), broken, flaw: Flaw::Rows };
        for lang in jadoube_i18n::lang::Lang::ALL {
            let words = Catalogue::new(lang);
            let row = broken_row(&words, &BrokenRow { seq: 9000, how: RowFault::ChainBroken });
            let text = fault(&words, &damaged);
            assert!(text.ends_with(&format!(". {row}")), "{text}");
        }
    }
}
