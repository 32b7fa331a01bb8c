//! Games of which rows are lost: how far their moves and their clocks can be relied on.

use std::path::Path;

use uuid::Uuid;

use super::{Room, damage, take_back};
use crate::cycle::Cycle;
use crate::export::to_pgn_text;
use crate::testing::{cup, play, set_up};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::record_end;
use jadoube_i18n::lang::Lang;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::Source;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::{DamageKind, MOVES_WHOLE};
use jadoube_laws::ids::{BoardNo, CommandKey, Role};

/// The rows that tell what a file lacks of an earlier one.
const NOTE: &str = "payload LIKE '%\"event\":\"salvaged\"%'";

/// These commands at board 1, where a game is set up.
fn at_the_board(what: impl IntoIterator<Item = Command>) -> Room {
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1)];
    commands.extend(what);
    Room::new(&commands)
}

fn game(what: GameCommand) -> Command {
    Command::Game { board: BoardNo(1), what }
}

/// A move without a press: one row.
fn enter(uci: &str) -> Command {
    let (uci, source, after) = (Uci(uci.to_owned()), Source::Arbiter, AfterMove::Leave);
    game(GameCommand::Play { uci, source, times: None, spent: None, after })
}

/// The rows of these moves are gone, with all that was recorded with them.
fn without(moves: &[&str]) -> String {
    let which = moves.iter().map(|uci| format!("payload LIKE '%\"{uci}\"%'"));
    let which = which.collect::<Vec<_>>().join(" OR ");
    format!("DELETE FROM event WHERE key IN (SELECT key FROM event WHERE {which})")
}

/// Goes on in a file.
fn go_on(file: &Path, command: &Command) {
    let (mut cycle, _) = Cycle::open(file, "desk 1").unwrap();
    cycle.submit(command, Role::Arbiter, CommandKey(Uuid::now_v7())).unwrap();
    cycle.close().unwrap();
}

/// What was saved, as the file that is damaged next.
fn again(room: Room, name: &str) -> Room {
    let saved = room.saved.with_file_name(name);
    Room { file: room.saved.clone(), saved, ..room }
}

#[test]
fn a_game_of_which_a_lost_note_told_that_moves_are_missing_is_not_certain_from_the_start() {
    let unsure = |ply| Some((Some(Ply(ply)), DamageKind::RowsLost));
    for (is_played_on, change) in [
        (false, "DELETE FROM event"),
        (false, "UPDATE event SET at = at + 1"),
        (true, "UPDATE event SET at = at + 1"),
    ] {
        let moves = ["e2e4", "e7e5", "g1f3", "b8c6", "d2d3", "a7a6", "b1c3"];
        let room = at_the_board(moves.map(|uci| play(1, uci)));
        let (told, hall) = room.saved_after(&without(&["b8c6", "d2d3"]));
        assert_eq!(damage(&hall, 1), unsure(3), "{told:?}");
        if is_played_on {
            go_on(&room.saved, &play(1, "g8f6"));
        }
        let room = again(room, "again.jadoube");
        let (told, hall) = room.saved_after(&format!("{change} WHERE {NOTE}"));
        assert!(told.is_note_lost, "{change}: {told:?}");
        assert_eq!(damage(&hall, 1), unsure(0), "{change}: {told:?}");

        // Of a row that is not there nobody knows what it was: where another tells that the file was saved
        // before, it may have been such a note.
        go_on(&room.saved, &play(1, if is_played_on { "d2d3" } else { "g8f6" }));
        let room = again(room, "once-more.jadoube");
        let last = format!("seq = (SELECT max(seq) FROM event WHERE {NOTE})");
        let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {last}"));
        assert_eq!(damage(&hall, 1), unsure(0), "{change}: {told:?}");
    }
}

#[test]
fn a_correction_behind_lost_rows_leaves_the_move_uncertain_that_it_may_not_have_been_of() {
    let (ply, uci, reason) = (Ply(6), Uci("d7d6".to_owned()), "as on the scoresheets".to_owned());
    let mut all: Vec<Command> =
        ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"].map(|uci| play(1, uci)).into();
    all.extend([take_back(1, 4), play(1, "d2d3"), play(1, "g8f6")]);
    // Without the taking back, it is the sixth of the moves that were taken back.
    all.push(game(GameCommand::CorrectMove { ply, uci, reason }));
    let room = at_the_board(all);
    let (told, hall) = room.saved_after("DELETE FROM event WHERE payload LIKE '%\"taken-back\"%'");
    assert_eq!(hall.game(BoardNo(1)).map(|game| game.plies.len()), Some(8), "{told:?}");
    assert_eq!(damage(&hall, 1), Some((Some(Ply(5)), DamageKind::RowsLost)), "{told:?}");
}

#[test]
fn an_undoing_of_a_clock_correction_that_is_lost_undoes_no_other_and_is_named() {
    let add = |side, minutes| {
        let correction = Correction::Add { side, time: Millis::from_mins(minutes) };
        game(GameCommand::CorrectClock { correction, reason: "as both say".into() })
    };
    let undo = || game(GameCommand::UndoCorrection { reason: "the wrong clock".into() });
    // Where the earlier one is lost, the later one is undone as it was.
    for (time, is_undone) in [(600_000, false), (240_000, true)] {
        for change in ["DELETE FROM event", "UPDATE event SET at = at + 1"] {
            let commands = [play(1, "e2e4"), add(Side::White, 4), add(Side::Black, 10), undo()];
            let room = at_the_board(commands);
            let which = format!("payload LIKE '%\"clock-corrected\"%{time}%'");
            let ((lost, _), (_, last)) = (room.rows(&which), room.rows("1"));
            let (told, hall) = room.saved_after(&format!("{change} WHERE {which}"));
            let to = if is_undone { lost } else { last };
            assert_eq!(told.left_out, [(lost, to)], "{change}: {time}");
            let left = hall.game(BoardNo(1)).map(|game| game.corrections.len());
            assert_eq!(left, Some(usize::from(!is_undone)), "{change}: {time}");
        }
    }
}

#[test]
fn a_game_whose_moves_are_whole_says_that_its_times_may_be_wrong_until_they_are_said_to_stand() {
    let commands =
        [play(1, "d2d4"), enter("d7d5"), take_back(1, 0), play(1, "c2c4"), play(1, "c7c5")];
    let room = at_the_board(commands);
    let (told, hall) = room.saved_after(&without(&["d7d5"]));
    let doubt = Some((Some(MOVES_WHOLE), DamageKind::TimesLost));
    assert_eq!(damage(&hall, 1), doubt, "{told:?}");
    let pgn = to_pgn_text(&hall, &Catalogue::new(Lang::En))
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    assert!(pgn.contains("clock times may be wrong") && pgn.contains("c5"), "{pgn}");
    assert!(!pgn.contains("not certain"), "{pgn}");
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let why = words.say_with("chess-record-break", &[("kind", "times".into())]);
        let end = hall.game(BoardNo(1)).and_then(|game| record_end(&words, game));
        assert_eq!(end, Some(why));
    }

    let (mut cycle, _) = Cycle::open(&room.saved, "desk 1").unwrap();
    for (command, found) in
        [(play(1, "g1f3"), doubt), (take_back(1, 2), doubt), (take_back(1, 2), None)]
    {
        cycle.submit(&command, Role::Arbiter, CommandKey(Uuid::now_v7())).unwrap();
        assert_eq!(damage(cycle.hall(), 1), found, "{command:?}");
    }
}

#[test]
fn a_game_that_went_on_after_its_end_says_so_where_the_row_of_that_is_lost() {
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    let end = || game(GameCommand::End(won.into()));
    let reopen = game(GameCommand::Reopen { reason: "the next board was meant".into() });
    let all = [play(1, "e2e4"), end(), reopen, play(1, "e7e5"), end(), set_up(3)];
    let room = at_the_board(all);
    let (told, hall) = room.saved_after("DELETE FROM event WHERE payload LIKE '%\"reopened\"%'");
    assert_eq!(hall.game(BoardNo(1)).map(|game| game.plies.len()), Some(1), "{told:?}");
    assert_eq!(damage(&hall, 1), Some((Some(Ply(1)), DamageKind::RowsLost)), "{told:?}");
}

#[test]
fn a_game_of_which_all_moves_are_lost_says_so_and_one_that_was_only_set_up_has_none_to_lose() {
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    for end in [None, Some(won)] {
        let start = [set_up(2), game(GameCommand::Start), enter("e2e4")];
        let ended = end.map(|end| game(GameCommand::End(end.into())));
        // Of what came last in a file nobody knows that it was there.
        let room = at_the_board(start.into_iter().chain(ended).chain([set_up(3)]));
        let (told, hall) = room.saved_after(&without(&["e2e4"]));
        assert_eq!(hall.game(BoardNo(1)).and_then(|game| game.outcome()), end, "{told:?}");
        assert_eq!(hall.game(BoardNo(1)).map(|game| game.plies.len()), Some(0), "{told:?}");
        assert_eq!(damage(&hall, 1), Some((Some(Ply(0)), DamageKind::RowsLost)), "{told:?}");
        assert_eq!(damage(&hall, 2), None, "{told:?}");
        let pgn = to_pgn_text(&hall, &Catalogue::new(Lang::En))
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        assert_eq!(pgn.matches("moves may be missing here").count(), 1, "{pgn}");
    }
}
