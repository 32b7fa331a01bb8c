//! Words for what only the desk knows: faults of files, notices, and the journal as lines.

use std::path::Path;

use crate::evidence::HeadStatus;
use crate::recovery::{FileLeftAs, Recovery};
use crate::request_error::Trouble;
use crate::snapshot::{Importing, NoticeKind};
use crate::watch::{DeviceFault, Sighting};
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::hall::state::Hall;
use jadoube_core::hall::timing::HeartbeatFault;
use jadoube_i18n::catalogue::Words;
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::message;
use jadoube_i18n::{chess, device, observation, outcome, time, timing};
use jadoube_journal::chain::BrokenRow;
use jadoube_journal::fault::Fault;
use jadoube_journal::salvage::Salvage;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::{Damage, DamageKind};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::sensing::ClockAnswer;

/// A fault of a competition file: what happened, to which file, what to do next.
#[must_use]
pub fn fault(words: &Words, fault: &Fault) -> String {
    words.tell(fault)
}

/// What was saved of a damaged file, and what was left out.
#[must_use]
pub fn salvaged(words: &Words, to: &Path, salvage: &Salvage) -> String {
    let args = [
        ("path", to.display().to_string().into()),
        ("rows", salvage.rows.to_string().into()),
        ("unchanged", salvage.unchanged.to_string().into()),
    ];
    let mut text = words.say_with("desk-salvaged", &args);
    if !salvage.left_out.is_empty() {
        let range = |(from, to): &(u64, u64)| match from == to {
            true => from.to_string(),
            false => format!("{from}–{to}"),
        };
        let rows: Vec<_> = salvage.left_out.iter().map(range).collect();
        let out = ("out", rows.join(", ").into());
        text = format!("{text} {}", words.say_with("desk-salvaged-without", &[out]));
    }
    if salvage.signatures > 0 {
        let count = ("count", salvage.signatures.to_string().into());
        text = format!("{text} {}", words.say_with("desk-salvaged-signatures", &[count]));
    }
    // What was wrong is named, unless what was left out tells it.
    let named = salvage.left_out.is_empty();
    let why = match &salvage.trouble {
        Some(Fault::Truncated { .. }) => words.say("desk-salvaged-cut"),
        Some(Fault::Damaged { broken: Some(broken), .. }) if named => broken_row(words, broken),
        Some(Fault::Damaged { broken: None, note, .. }) => {
            words.say_with("desk-salvaged-altered", &[("note", note.into())])
        }
        Some(Fault::Damaged { .. }) | None => return text,
        Some(why) => fault(words, why),
    };
    format!("{text} {why}")
}

/// The first row of a journal that does not stand.
#[must_use]
pub fn broken_row(words: &Words, broken: &BrokenRow) -> String {
    words.tell(broken)
}

/// Why the heartbeat in a file does not fit its entries.
#[must_use]
pub fn unfit(words: &Words, why: HeartbeatFault) -> String {
    words.say_with("timing-unfit", &[("why", timing::unfit(words, why).into())])
}

/// Why a request was not fulfilled. `numbering` is that of the board it was meant for.
#[must_use]
pub fn trouble(words: &Words, trouble: &Trouble) -> String {
    trouble_at(words, trouble, Numbering::USUAL)
}

/// The same, for a game that counts its moves in its own way.
#[must_use]
pub fn trouble_at(words: &Words, trouble: &Trouble, numbering: Numbering) -> String {
    words.tell_in(trouble, message::Context::of(numbering))
}

/// How far a file of games is read: “3 games are read, and 1200 of 17000 half-moves of the next”.
#[must_use]
pub fn importing(words: &Words, come: Importing) -> String {
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
pub fn imported(words: &Words, notice: &NoticeKind) -> Vec<String> {
    let NoticeKind::Imported { lines, more, .. } = notice else { return Vec::new() };
    let rest = || words.say_with("desk-import-more", &[("count", (*more).into())]);
    let rest = (*more > 0).then(rest);
    lines.iter().map(|line| words.tell(line)).chain(rest).collect()
}

fn recovered(words: &Words, found: &Recovery) -> String {
    let left = match found.left {
        FileLeftAs::CutOff => "cut",
        FileLeftAs::Closed => "closed",
        FileLeftAs::Asked => "asked",
    };
    words.say_with(
        "desk-recovered",
        &[
            ("away", timing::away(words, found.away).into()),
            ("entries", found.entries.into()),
            ("clocks", found.clocks.into()),
            ("left", left.into()),
        ],
    )
}

/// Something the desk has to say.
#[must_use]
pub fn notice(words: &Words, what: &NoticeKind) -> String {
    match what {
        NoticeKind::Trouble(_, why) => trouble(words, why),
        NoticeKind::Time(note) => timing::line(words, note),
        NoticeKind::Recovered(found) => recovered(words, found),
        NoticeKind::Imported { games, there, complaints, left_out, .. } => words.say_with(
            "desk-imported",
            &[
                ("games", (*games).into()),
                ("there", there.games.len().into()),
                ("complaints", (*complaints).into()),
                ("leftout", (*left_out).into()),
            ],
        ),
        NoticeKind::Written(path) => {
            words.say_with("desk-written", &[("path", path.display().to_string().into())])
        }
        NoticeKind::NoCells(path, letters) => {
            let path = path.display().to_string();
            words.say_with("desk-no-cells", &[("path", path.into()), ("letters", letters.into())])
        }
        NoticeKind::LivePgnFailed(path, why) => {
            let path = path.display().to_string();
            words.say_with(
                "desk-live-failed",
                &[("path", path.into()), ("why", words.tell(why).into())],
            )
        }
        NoticeKind::Lost(why) => fault(words, why),
        NoticeKind::Unwritten(why) => {
            words.say_with("desk-unwritten", &[("why", fault(words, why).into())])
        }
        NoticeKind::Recording(path) => {
            words.say_with("desk-recording", &[("path", path.display().to_string().into())])
        }
        NoticeKind::CopyFailed(why) => {
            words.say_with("desk-copy-failed", &[("why", fault(words, why).into())])
        }
        NoticeKind::Salvaged(path, salvage) => salvaged(words, path, salvage),
        NoticeKind::OnlyRead(why) => {
            words.say_with("desk-only-read-why", &[("why", fault(words, why).into())])
        }
        NoticeKind::NoneSigned => words.say("evidence-none-signed"),
        NoticeKind::NotAsRemembered(standing) => {
            let what = standing_told(words, standing);
            words.say_with("evidence-remembered", &[("what", what.into())])
        }
        NoticeKind::Doubtful(broken) => {
            words.say_with("evidence-doubtful", &[("why", broken_row(words, broken).into())])
        }
        NoticeKind::NotSigned(why) => {
            words.say_with("evidence-not-signed", &[("why", words.tell(why).into())])
        }
        NoticeKind::SetByHand(board, times) => words.say_with(
            "desk-set-by-hand",
            &[
                ("board", board.0.into()),
                ("white", time::shown(times.white).into()),
                ("black", time::shown(times.black).into()),
            ],
        ),
    }
}

/// A game to which a row of the journal does not fit.
#[must_use]
pub fn game_damaged(words: &Words, board: BoardNo, damage: Damage) -> String {
    let args = [("board", board.0.into()), ("row", damage.seq.to_string().into())];
    words.say_with("desk-game-damaged", &args)
}

/// Whether a head is part of a file, in words.
#[must_use]
pub fn standing_told(words: &Words, standing: &HeadStatus) -> String {
    let row = |id: &str, seq: u64| words.say_with(id, &[("row", seq.to_string().into())]);
    match standing {
        HeadStatus::Part { seq, wall, rows } => words.say_with(
            "evidence-head-part",
            &[
                ("row", seq.to_string().into()),
                ("wall", wall.into()),
                ("later", usize::try_from(rows - seq).unwrap_or(usize::MAX).into()),
            ],
        ),
        HeadStatus::Other { seq } => row("evidence-head-other", *seq),
        HeadStatus::Beyond { seq, rows } => {
            let args = [("row", seq.to_string().into()), ("rows", rows.to_string().into())];
            words.say_with("evidence-head-beyond", &args)
        }
        HeadStatus::OtherCompetition => words.say("evidence-head-elsewhere"),
        HeadStatus::Unsound(broken) => broken_row(words, broken),
    }
}

/// What is wrong with a file that was read, and with the games in it, if anything: line by line.
#[must_use]
pub fn complaint(words: &Words, hall: &Hall, trouble: Option<&Fault>) -> Option<String> {
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
fn ended(words: &Words, score: Score, reason: EndReason) -> String {
    if reason != EndReason::AsRecorded {
        return outcome::outcome(words, Outcome { score, reason });
    }
    words.say(match score {
        Score::WhiteWins => "desk-watch-shown-white",
        Score::BlackWins => "desk-watch-shown-black",
        Score::Draw | Score::BothLose => "desk-watch-shown-draw",
    })
}

/// What is wrong with a device; that its line was lost is told by the line itself.
fn device_fault(words: &Words, what: &DeviceFault) -> Option<String> {
    Some(match what {
        DeviceFault::Lost(_) => return None,
        DeviceFault::Refused(code) => {
            device::clock_answer(words, &ClockAnswer::Refused { code: *code })
        }
        DeviceFault::Silent => device::clock_answer(words, &ClockAnswer::Silent),
        DeviceFault::NoClock => device::no_clock(words, None),
        DeviceFault::LeverContradicts => words.say("desk-watch-lever"),
        DeviceFault::NotLegal => words.say("desk-watch-not-legal"),
    })
}

/// Something seen on a board, as a line for people; touches and passing seconds are left out.
#[must_use]
pub fn sighting(words: &Words, seen: &Sighting) -> Option<String> {
    let by = |id: &str, side: Side| {
        Some(words.say_with(id, &[("side", chess::side(words, side).into())]))
    };
    match seen {
        Sighting::Move { ply, san, white_ms, black_ms, .. } => {
            let sign = Numbering::USUAL.sign(Ply(*ply));
            let times = match (white_ms, black_ms) {
                (Some(white), Some(black)) => format!("   {} {}", Millis(*white), Millis(*black)),
                _ => String::new(),
            };
            Some(format!("{sign}{}{times}", chess::localized_san(words, san)))
        }
        Sighting::NotCompleted { ply, san, .. } => {
            let san = chess::localized_san(words, san);
            let made = format!("{}{san}", Numbering::USUAL.sign(Ply(*ply)));
            Some(words.say_with("desk-watch-not-completed", &[("move", made.into())]))
        }
        Sighting::MovesMissing { ply, fen } => {
            let place = Numbering::USUAL.after(words, Ply(*ply));
            let args = [("place", place.into()), ("position", fen.into())];
            Some(words.say_with("desk-watch-moves-missing", &args))
        }
        Sighting::Unfinished { ply } => {
            let place = ("place", Numbering::USUAL.after(words, Ply(*ply)).into());
            Some(words.say_with("desk-watch-unfinished", &[place]))
        }
        Sighting::ClockTurned { .. } => Some(words.say("observation-clock-turned")),
        Sighting::Earlier { ply } => {
            let place = Numbering::USUAL.after(words, Ply(*ply));
            Some(words.say_with("desk-watch-earlier", &[("place", place.into())]))
        }
        Sighting::TakenBack { ply } => {
            let place = Numbering::USUAL.after(words, Ply(*ply));
            Some(words.say_with("desk-watch-taken-back", &[("place", place.into())]))
        }
        Sighting::Illegal { by: side, completed, placement, .. } => {
            let id = if *completed { "desk-watch-illegal" } else { "desk-watch-standing" };
            let side = chess::side(words, *side);
            let text = placement.to_string();
            Some(words.say_with(id, &[("side", side.into()), ("placement", text.into())]))
        }
        Sighting::Agreed => Some(words.say("desk-watch-agreed")),
        Sighting::Displaced { squares } => {
            let squares = squares.join(", ");
            Some(words.say_with("desk-watch-displaced", &[("squares", squares.into())]))
        }
        Sighting::PressedWithoutMove { by: side } => by("desk-watch-pressed", *side),
        Sighting::Flag { side } => by("desk-watch-flag", *side),
        Sighting::Result { score, reason, .. } => Some(ended(words, *score, *reason)),
        Sighting::Orientation { orientation } => {
            Some(observation::orientation(words, *orientation))
        }
        Sighting::Start => Some(words.say("desk-watch-start")),
        Sighting::WrongStart { fault } => Some(observation::start_fault(words, *fault)),
        Sighting::Device { serial, version } => {
            let serial = serial.clone().unwrap_or_else(|| "–".into());
            let version = version.map_or_else(|| "–".into(), |(a, b)| format!("{a}/{b}"));
            let args = [("serial", serial.into()), ("version", version.into())];
            Some(words.say_with("desk-watch-device", &args))
        }
        Sighting::Senses { what } => device::sensing(words, *what),
        Sighting::Link { state } => Some(device::link(words, state)),
        Sighting::Fault { what } => device_fault(words, what),
        Sighting::Trace { line } => Some(line.clone()),
        Sighting::Touched(_) | Sighting::Clock { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_journal::chain::RowFault;

    #[test]
    fn the_sentences_about_a_damaged_file_do_not_run_together() {
        let broken = Some(BrokenRow { seq: 9000, how: RowFault::ChainBroken });
        let damaged = Fault::Damaged { path: "x".into(), broken, note: String::new() };
        for lang in jadoube_i18n::lang::Lang::ALL {
            let words = Words::new(lang);
            let row = broken_row(&words, &BrokenRow { seq: 9000, how: RowFault::ChainBroken });
            let text = fault(&words, &damaged);
            assert!(text.ends_with(&format!(". {row}")), "{text}");
        }
    }
}
