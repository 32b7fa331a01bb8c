//! Files of an event in which rows were changed or taken out, and what is saved of them.

mod boards;
mod games;
mod lost;

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use tempfile::TempDir;
use uuid::Uuid;

use crate::cycle::Cycle;
use crate::event_export::Incomplete;
use crate::evidence::examine;
use crate::export::to_pgn_text;
use crate::library;
use crate::log_lines::salvaged;
use crate::lost_places::{self, LostPlace};
use crate::salvage::salvage;
use crate::station::Station;
use crate::testing::{contest, cup, event, first_round, play, result, set_up};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_competition::tournament::RoundResult;
use jadoube_core::adjournment::command::Command as Adjourn;
use jadoube_core::adjournment::envelope::{EnvelopeKind, SealedMove};
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::adjournment::reading::EnvelopeContents;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::event::{Act, Event as ContestEvent};
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::result::PairingResult;
use jadoube_core::competition::round::{Bout, Stage};
use jadoube_core::disputes::change::Loss;
use jadoube_core::disputes::command::{Caller, Clocks, Command as Dispute};
use jadoube_core::evidence::record::{Event as EvidenceEvent, TO_THE_END};
use jadoube_core::hall::all_clocks::AllClocks;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Event;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_journal::file::Journal;
use jadoube_journal::row::Batch;
use jadoube_journal::salvage::{LostGame, Salvage};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::{Damage, DamageKind, MOVES_WHOLE};
use jadoube_laws::ids::{BoardNo, CommandKey, EnvelopeNo, IncidentNo, Role};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_laws::wall::Wall;

/// The rows by which a round becomes known, with the games that are set up.
const FIRST: &str =
    "key = (SELECT key FROM event WHERE payload LIKE '%\"published\",\"round\":1%')";
const SECOND: &str =
    "key = (SELECT key FROM event WHERE payload LIKE '%\"published\",\"round\":2%')";
/// A board of those is set up for somebody else.
const RENAMED: &str = "UPDATE event SET payload = replace(payload, '\"name\":\"P', '\"name\":\"Q')
                       WHERE payload LIKE '%\"board\":2%\"set-up\"%' AND ";

/// The row by which the second round becomes known has another time.
const TOUCHED: &str =
    "UPDATE event SET at = at + 1 WHERE payload LIKE '%\"published\",\"round\":2%'";

/// A file with what these commands did, its own folder, and where what is saved of it comes.
struct Room {
    _folder: TempDir,
    file: PathBuf,
    saved: PathBuf,
}

impl Room {
    fn new(commands: &[Command]) -> Self {
        let folder = TempDir::new().unwrap();
        let (file, saved) = (folder.path().join("cup.jadoube"), folder.path().join("new.jadoube"));
        let (cycle, _) = Cycle::found(&file, "desk 1", commands).unwrap();
        cycle.close().unwrap();
        Self { _folder: folder, file, saved }
    }

    /// The first and the last of the rows for which this holds.
    fn rows(&self, which: &str) -> (u64, u64) {
        let sql = format!("SELECT min(seq), max(seq) FROM event WHERE {which}");
        let found = Connection::open(&self.file).unwrap();
        let found =
            found.query_row(&sql, [], |row| Ok((row.get::<_, u32>(0)?, row.get::<_, u32>(1)?)));
        found.map(|(from, to)| (from.into(), to.into())).unwrap()
    }

    /// What is saved when this was done to the file, and the state that it makes.
    fn saved_after(&self, sql: &str) -> (Salvage, Hall) {
        let guards = "DROP TRIGGER event_update; DROP TRIGGER event_delete;";
        let file = Connection::open(&self.file).unwrap();
        file.execute_batch(&format!("{guards} {sql}")).unwrap();
        drop(file);
        let told = salvage(&self.file, &self.saved, &Station::from("desk 1")).unwrap();
        assert!(library::verify(&self.saved).unwrap().is_sound(), "{sql}");
        let read = library::read(&self.saved).unwrap();
        let fits = |(_, damage): (BoardNo, Damage)| damage.is_of_lost_rows();
        assert!(read.hall.damaged().all(fits), "{sql}");
        let kind = Incomplete::of(&read.hall, read.trouble.as_ref());
        assert!(
            matches!(kind, Some(Incomplete::Salvaged { .. })),
            "{sql}: the new file says so itself"
        );
        (told, read.hall)
    }
}

/// Two rounds of four players: the first won by White and by Black, the second drawn.
fn two_rounds() -> Vec<Command> {
    let mut all = vec![Command::Found { competition: cup() }];
    all.extend(event(2));
    all.extend(first_round());
    all.extend([result(1, PairingResult::WhiteWins), result(2, PairingResult::BlackWins)]);
    all.push(contest(Ask::Close { round: 1 }));
    all.push(contest(Ask::Draft { round: 2, pairings: Vec::new() }));
    all.push(contest(Ask::Publish { round: 2 }));
    all.extend([result(1, PairingResult::Draw), result(2, PairingResult::Draw)]);
    all
}

/// The results of a round, as its boards show them.
fn results(hall: &Hall, round: u8) -> Vec<String> {
    let of = |no| hall.games.get(&no).and_then(|one| one.game.outcome());
    let bouts = hall.contest.rounds.get(&round).map_or(&[][..], |round| round.bouts.as_slice());
    let shown = bouts.iter().map(|bout| bout.game.and_then(of));
    shown.map(|end| end.map_or_else(String::new, |end| format!("{:?}", end.score))).collect()
}

#[test]
fn results_of_a_round_whose_boards_are_left_out_do_not_count_in_the_round_before() {
    for (what, sql) in [
        ("changed", TOUCHED.to_owned()),
        ("gone in part", format!("DELETE FROM event WHERE part = 0 AND {SECOND}")),
        ("gone", format!("DELETE FROM event WHERE {SECOND}")),
    ] {
        let mut commands = two_rounds();
        commands.push(contest(Ask::Close { round: 2 }));
        let room = Room::new(&commands);
        let out = (room.rows(SECOND).0, room.rows("1").1);
        let (told, hall) = room.saved_after(&sql);
        assert_eq!(told.left_out, [out], "{what}: with its results, and that it was closed");
        assert_eq!(results(&hall, 1), ["WhiteWins", "BlackWins"], "{what}");
        assert_eq!(results(&hall, 2), ["", ""], "{what}: it is only paired");
    }
}

#[test]
fn a_damaged_file_is_shown_as_it_would_be_saved() {
    for sql in [TOUCHED.to_owned(), format!("DELETE FROM event WHERE {SECOND}")] {
        let room = Room::new(&two_rounds());
        room.saved_after(&sql);
        let reader = library::Reader::of(&room.file).unwrap();
        let (hall, trouble) = reader.state();
        assert!(trouble.is_some(), "{sql}");
        assert_eq!(results(&hall, 1), ["WhiteWins", "BlackWins"], "{sql}");
        assert_eq!(results(&hall, 2), ["", ""], "{sql}: it is only paired");
        let read = library::read(&room.file).unwrap();
        assert_eq!(read.hall, hall, "{sql}");
        assert!(read.entries.len() > reader.entries().count(), "{sql}: what was recorded stays");
        // So are the games that are exported, with those marked that may have changed.
        let games = reader.doubted().unwrap_or(hall);
        assert_eq!(results(&games, 1), ["WhiteWins", "BlackWins"], "{sql}");
    }
}

/// How far the game on a board can be relied on, and why no further.
fn damage(hall: &Hall, board: u16) -> Option<(Option<Ply>, DamageKind)> {
    let damage = hall.game(BoardNo(board)).and_then(|game| game.damage);
    damage.map(|damage| (damage.sound, damage.kind))
}

#[test]
fn the_last_time_of_a_damaged_file_is_of_what_would_be_saved() {
    let room = Room::new(&two_rounds());
    let late = "2099-01-01T00:00:00+00:00[UTC]";
    let last = "seq = (SELECT max(seq) FROM event)";
    room.saved_after(&format!("UPDATE event SET wall = '{late}' WHERE {last}"));
    let read = library::read(&room.file).unwrap();
    assert_eq!(read.entries.last().map(|entry| entry.wall.as_str()), Some(late));
    let sound = library::Reader::of(&room.file).unwrap().entries().last();
    assert!(sound.is_some());
    assert_eq!(read.last_wall, sound.map(|entry| entry.wall));
    let saved = library::read(&room.saved).unwrap();
    assert_eq!(saved.last_wall, saved.entries.last().map(|entry| entry.wall.clone()));
}

#[test]
fn a_file_whose_end_is_lost_says_so_and_where_moves_may_be_lost_with_it() {
    let half = format!("DELETE FROM event WHERE part = 0 AND {FIRST}");
    let before = format!("seq = (SELECT min(seq) - 1 FROM event WHERE {FIRST})");
    for (sql, is_end_lost) in [
        ("DELETE FROM event WHERE seq = (SELECT max(seq) FROM event)".to_owned(), true),
        // Of the last command the end is there, and a row before it is the first that does not stand.
        (format!("UPDATE event SET at = at + 1 WHERE {before}; {half}"), false),
        (half, false),
    ] {
        let mut commands = vec![Command::Found { competition: cup() }, set_up(9), play(9, "e2e4")];
        commands.extend(event(2));
        commands.extend(first_round());
        let room = Room::new(&commands);
        let (told, hall) = room.saved_after(&sql);
        let is_told = told.left_out.iter().any(|(_, to)| *to == TO_THE_END);
        assert_eq!(is_told, is_end_lost, "{sql}: {told:?}");
        let found = damage(&hall, 9);
        assert_eq!(found, Some((Some(Ply(1)), DamageKind::RowsLost)), "{sql}: {told:?}");
    }
}

#[test]
fn moves_may_be_lost_before_what_is_altered_at_the_end() {
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1), set_up(2)];
    commands.extend([play(1, "e2e4"), play(1, "e7e5"), play(2, "d2d4")]);
    let room = Room::new(&commands);
    let gone = "key = (SELECT key FROM event WHERE payload LIKE '%\"e7e5\"%')";
    let out = (room.rows(gone).0, room.rows("1").1);
    let altered = "UPDATE event SET at = at + 1 WHERE payload LIKE '%\"d2d4\"%'";
    let (told, hall) = room.saved_after(&format!("{altered}; DELETE FROM event WHERE {gone}"));
    assert_eq!(told.left_out, [out]);
    assert_eq!(damage(&hall, 1), Some((Some(Ply(1)), DamageKind::RowsLost)), "{told:?}");
}

#[test]
fn an_undoing_of_what_is_left_out_undoes_nothing_else() {
    let mut commands = two_rounds();
    commands.extend([contest(Ask::Undo), contest(Ask::Undo)]);
    let room = Room::new(&commands);
    let out = (room.rows(SECOND).0, room.rows("1").1);
    let (told, hall) = room.saved_after(TOUCHED);
    assert_eq!(told.left_out, [out]);
    assert_eq!(results(&hall, 1), ["WhiteWins", "BlackWins"]);
}

#[test]
fn a_result_that_was_undone_is_named_where_that_may_have_been_another_one() {
    let mut commands = vec![Command::Found { competition: cup() }, set_up(9)];
    commands.extend(event(2));
    commands.extend(first_round());
    commands.extend([result(2, PairingResult::BlackWins), result(1, PairingResult::WhiteWins)]);
    commands.extend([corrected(2, PairingResult::Draw), play(9, "e2e4"), set_up(8)]);
    commands.push(contest(Ask::Undo));
    let typed = |hall: &Hall| hall.contest.bout(1, BoardNo(2)).and_then(Bout::typed);

    // Of a move nothing can be about a result: the undoing stays.
    let room = Room::new(&commands);
    let first = "part = 0 AND parts > 1 AND payload LIKE '%\"board\":9%'";
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {first}"));
    assert_eq!((typed(&hall), told.results.as_slice()), (None, &[][..]), "{told:?}");

    // A row of which nothing is known may have been another correction of the same result.
    let room = Room::new(&commands);
    let (told, hall) = room.saved_after("DELETE FROM event WHERE payload LIKE '%\"board\":8%'");
    assert_eq!(typed(&hall), Some(PairingResult::Draw), "{told:?}");
    assert_eq!(told.results, [(1, BoardNo(2))]);
    let notes = examine(&room.saved).unwrap().salvaged;
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let text = salvaged(&words, (room.saved.as_path(), &told), &[]);
        let args = [("round", 1_u8.into()), ("board", 2_u16.into())];
        assert!(text.contains(&words.say_with("desk-salvaged-at-board", &args)), "{text}");
        let note: Vec<String> = notes.iter().map(|note| words.tell(note)).collect();
        assert!(note.iter().any(|line| line.contains("1/2")), "{note:?}");
    }
}

#[test]
fn of_two_results_the_later_counts_where_the_undoing_between_them_is_lost() {
    let mut commands = vec![Command::Found { competition: cup() }];
    commands.extend(event(2));
    commands.extend(first_round());
    commands.extend([result(1, PairingResult::WhiteWins), result(2, PairingResult::Draw)]);
    commands.extend([contest(Ask::Undo), result(2, PairingResult::BlackWins)]);
    commands.push(contest(Ask::Close { round: 1 }));
    commands.push(contest(Ask::Draft { round: 2, pairings: Vec::new() }));
    commands.push(contest(Ask::Publish { round: 2 }));
    let room = Room::new(&commands);
    let which = "key = (SELECT key FROM event WHERE payload LIKE '%\"reopened\"%')";
    let lost = room.rows(which);
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {which}"));
    assert_eq!(told.left_out, [lost]);
    assert_eq!(results(&hall, 1), ["WhiteWins", "BlackWins"], "{told:?}");
    assert_eq!(told.results, [(1, BoardNo(2))]);
    assert_eq!(told.doubted, [(Some(1), BoardNo(2))]);
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let text = salvaged(&words, (room.saved.as_path(), &told), &[]);
        let args = [("round", 1_u8.into()), ("board", 2_u16.into())];
        assert!(text.contains(&words.say_with("desk-salvaged-at-board", &args)), "{text}");
    }

    // What is exported of the damaged file tells it of the same game, and of no other.
    let games = library::Reader::of(&room.file).unwrap().doubted().unwrap();
    let marked = games.games.values().filter(|one| one.game.damage.is_some());
    let marked: Vec<(u16, BoardNo)> = marked.map(|one| (one.game.setup.round, one.board)).collect();
    assert_eq!(marked, [(1, BoardNo(2))]);
}

#[test]
fn results_count_in_no_other_round_where_so_many_rows_are_lost_that_the_next_may_have_begun() {
    let room = Room::new(&two_rounds());
    // The results of the first round, and all up to the games of the second.
    let (_, published) = room.rows(FIRST);
    let (_, set_up) = room.rows(SECOND);
    let gone = format!("seq > {published} AND seq <= {set_up}");
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {gone}"));
    assert_eq!(results(&hall, 1), ["", ""], "{told:?}");
}

#[test]
fn a_round_of_which_one_board_is_lost_keeps_the_others() {
    for (what, sql) in [
        ("changed", format!("{RENAMED} {SECOND}")),
        ("gone", format!("DELETE FROM event WHERE part = 2 AND {SECOND}")),
    ] {
        let mut commands = two_rounds();
        commands.push(contest(Ask::Close { round: 2 }));
        let room = Room::new(&commands);
        let (lost, closed) = (room.rows(SECOND).1, room.rows("1").1);
        let (told, hall) = room.saved_after(&sql);
        assert_eq!(told.left_out.first(), Some(&(lost, lost)), "{what}");
        assert!(told.left_out.iter().all(|(_, to)| *to < closed), "{what}: {:?}", told.left_out);
        assert_eq!(results(&hall, 1), ["WhiteWins", "BlackWins"], "{what}");
        assert_eq!(results(&hall, 2), ["Draw", ""], "{what}");
        let bouts = hall.contest.rounds.get(&2).map(|round| round.bouts.as_slice()).unwrap();
        let is_there = |nth: usize| bouts.get(nth).is_some_and(|bout| bout.game.is_some());
        assert_eq!([is_there(0), is_there(1)], [true, false], "{what}");
    }
}

/// The row of a list by which this player was entered.
fn entry(name: &str) -> String {
    format!("payload LIKE '%\"entered\"%' AND payload LIKE '%\"{name}\"%'")
}

#[test]
fn a_list_of_which_one_player_is_lost_keeps_the_others() {
    for name in ["P1", "P2", "P4"] {
        for change in [
            "DELETE FROM event",
            "UPDATE event SET at = at + 1",
            "UPDATE event SET key = zeroblob(16)",
            "UPDATE event SET part = 9, parts = 10",
        ] {
            let which = entry(name);
            let mut commands = two_rounds();
            commands.push(contest(Ask::Close { round: 2 }));
            let room = Room::new(&commands);
            let lost = room.rows(&which);
            let (told, hall) = room.saved_after(&format!("{change} WHERE {which}"));
            assert_eq!(told.left_out, [lost], "{name}: {change}");
            // The player who is lost is entered anew, with the name that the boards have.
            let no: u16 = name.trim_start_matches('P').parse().unwrap();
            assert_eq!(told.players, [(no, name.to_owned())], "{change}");
            let names = hall.contest.entrants.values().map(|one| one.entrant.name.as_str());
            assert_eq!(names.collect::<Vec<_>>(), ["P1", "P2", "P3", "P4"], "{name}: {change}");
            assert_eq!(hall.games.len(), 4, "{name}: {change}");
            assert_eq!(results(&hall, 1), ["WhiteWins", "BlackWins"], "{name}: {change}");
            assert_eq!(results(&hall, 2), ["Draw", "Draw"], "{name}: {change}");
            let games = |rounds: &[Option<RoundResult>]| rounds.iter().flatten().count();
            let all = hall.tournament().record.players;
            assert!(all.values().all(|one| games(&one.rounds) == 2), "{name}: {change}: {all:?}");
        }
    }
}

#[test]
fn a_player_whose_entry_is_lost_and_whom_no_board_names_is_entered_without_a_name() {
    let [start, _, number] = event(2);
    let enter = |name: &str| contest(Ask::Enter { entrants: vec![Entrant::named(name)] });
    let mut commands = vec![Command::Found { competition: cup() }, start];
    commands.extend(["P1", "P2", "P3", "P4"].map(enter));
    commands.push(number);
    let room = Room::new(&commands);
    let lost = room.rows(&entry("P2"));
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {}", entry("P2")));
    assert_eq!(
        (told.left_out.as_slice(), told.players.as_slice()),
        (&[lost][..], &[(2, "?".to_owned())][..])
    );
    let names = hall.contest.entrants.values().map(|one| one.entrant.name.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["P1", "?", "P3", "P4"]);
    let (reader, _) = library::Reader::of(&room.file).unwrap().state();
    assert_eq!(reader.contest.entrants, hall.contest.entrants, "it is shown as it is saved");
    for lang in Lang::ALL {
        let text = salvaged(&Catalogue::new(lang), (room.saved.as_path(), &told), &[]);
        assert!(text.contains("? (") && text.contains(" 2)"), "{text}");
    }
}

#[test]
fn what_is_left_out_of_games_is_told_by_round_and_board() {
    let lost = |round, board, moves, has_result| {
        let board = BoardNo(board);
        LostGame { round, board, moves, has_result }
    };
    // Without the set-up nobody knows which game the results of a board were of.
    let room = Room::new(&two_rounds());
    let (told, _) = room.saved_after(&format!("DELETE FROM event WHERE {SECOND}"));
    assert_eq!(told.games, [lost(None, 1, 0, true), lost(None, 2, 0, true)]);

    let mut commands = vec![Command::Found { competition: cup() }];
    commands.extend(event(2));
    commands.extend(first_round());
    commands.extend(["e2e4", "d7d5", "e4d5", "d8d5"].map(|uci| play(2, uci)));
    let room = Room::new(&commands);
    let first = "key = (SELECT key FROM event WHERE payload LIKE '%\"e2e4\"%')";
    let (told, _) = room.saved_after(&format!("DELETE FROM event WHERE {first}"));
    assert_eq!(told.games, [lost(Some(1), 2, 3, false)]);
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let text = salvaged(&words, (room.saved.as_path(), &told), &[]);
        let args = [
            ("round", "1".into()),
            ("board", 2_u16.into()),
            ("moves", 3_u32.into()),
            ("result", "no".into()),
        ];
        assert!(text.contains(&words.say_with("desk-salvaged-game", &args)), "{text}");
    }
}

#[test]
fn an_event_whose_regulations_are_lost_is_there_again_when_they_are_fixed_again() {
    let room = Room::new(&two_rounds());
    let shown = |hall: &Hall| {
        let regulations = hall.contest.regulations.clone();
        (regulations, results(hall, 1), results(hall, 2))
    };
    let whole = shown(&library::read(&room.file).unwrap().hall);
    let regulations = "payload LIKE '%\"regulations\"%'";
    let lost = room.rows(regulations);
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {regulations}"));
    assert_eq!(told.left_out, [lost]);
    assert!(told.lacks_regulations);
    assert_eq!(hall.contest.not_started(), Refusal::RegulationsLost);
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let text = salvaged(&words, (room.saved.as_path(), &told), &[]);
        assert!(text.contains(&words.tell(&Refusal::RegulationsLost)), "{text}");
    }

    let (mut cycle, _) = Cycle::open(&room.saved, "desk 1").unwrap();
    let [start, ..] = event(2);
    cycle.submit(&start, Role::Arbiter, CommandKey(Uuid::now_v7())).unwrap();
    assert_eq!(shown(cycle.hall()), whole);
    cycle.close().unwrap();

    // A file without an event lacks nothing of one.
    let commands = [Command::Found { competition: cup() }, set_up(1), play(1, "e2e4")];
    let room = Room::new(&commands);
    let (told, hall) = room.saved_after("DELETE FROM event WHERE seq = 2");
    assert!(!told.lacks_regulations);
    assert_eq!(hall.contest.not_started(), Refusal::NotStarted);
}

#[test]
fn what_is_left_out_is_told_by_what_is_kept_before_and_behind_it() {
    let room = Room::new(&two_rounds());
    let (lost, _) = room.rows(&entry("P2"));
    let (told, _) = room.saved_after(&format!("DELETE FROM event WHERE {}", entry("P2")));
    let places = lost_places::of(&room.file, &told);
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let text = salvaged(&words, (room.saved.as_path(), &told), &places);
        let place = text.find(&format!("{lost} ")).map(|at| &text[at..]).unwrap_or_default();
        let at = |name: &str| place.find(name);
        assert!(at("P1").is_some() && at("P1") < at("P3"), "{text}");
        assert_eq!((at("P2"), at("P4")), (None, None), "{text}");
    }
    // The last result is lost: nothing that is kept follows.
    let room = Room::new(&two_rounds());
    let last = "seq = (SELECT max(seq) FROM event)";
    let (told, _) = room.saved_after(&format!("UPDATE event SET at = at + 1 WHERE {last}"));
    let places = lost_places::of(&room.file, &told);
    let is_last = |place: &LostPlace| place.before.is_some() && place.behind.is_none();
    assert!(places.len() == 1 && places.iter().all(is_last), "{places:?}");
}

#[test]
fn a_list_that_was_undone_stays_undone_where_one_player_of_it_is_lost() {
    for name in ["P1", "P2", "P4"] {
        let [start, enter, _] = event(2);
        let found = Command::Found { competition: cup() };
        let room = Room::new(&[found, start, enter, contest(Ask::Undo)]);
        let lost = room.rows(&entry(name));
        let sql = format!("DELETE FROM event WHERE {}", entry(name));
        let (told, hall) = room.saved_after(&sql);
        assert_eq!(told.left_out, [lost], "{name}");
        assert!(hall.contest.entrants.is_empty() && hall.contest.acts.is_empty(), "{name}");
    }
}

#[test]
fn clocks_that_were_started_at_once_run_where_that_of_one_board_is_lost() {
    let clocks = Command::Clocks { what: AllClocks::Start, games: None };
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1), set_up(2), set_up(3)];
    commands.extend([clocks, play(1, "e2e4"), play(3, "d2d4")]);
    let room = Room::new(&commands);
    let which = "payload LIKE '%\"board\":2%\"started\"%'";
    let lost = room.rows(which);
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {which}"));
    assert_eq!(told.left_out, [lost]);
    let moves = |board| hall.game(BoardNo(board)).map(|game| game.plies.len());
    assert_eq!([moves(1), moves(2), moves(3)], [Some(1), Some(0), Some(1)], "{told:?}");
    assert_eq!([damage(&hall, 1), damage(&hall, 3)], [None, None], "{told:?}");
}

#[test]
fn what_does_not_rest_on_what_is_left_out_is_saved() {
    // The first round was never known: what is about it goes, the second stays.
    let room = Room::new(&two_rounds());
    let closed = room.rows("payload LIKE '%\"closed\"%'").1;
    let out = (room.rows(FIRST).0, closed);
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {FIRST}"));
    assert_eq!(told.left_out, [out]);
    assert_eq!(results(&hall, 2), ["Draw", "Draw"]);
    let told = Incomplete::salvaged(&hall).told(&Catalogue::new(Lang::En));
    assert!(told.ends_with(". Round 1 is missing"), "{told}");

    // A game beside the event is changed: what was undone in the event stays undone.
    let mut commands = vec![Command::Found { competition: cup() }, set_up(9)];
    commands.extend(event(2));
    commands.extend(first_round());
    commands.extend([result(1, PairingResult::WhiteWins), contest(Ask::Undo)]);
    commands.push(result(1, PairingResult::Draw));
    let room = Room::new(&commands);
    let ninth = room.rows("payload LIKE '%\"board\":9%'");
    let sql = "UPDATE event SET payload = replace(payload, '5400000', '5400001')
               WHERE payload LIKE '%\"board\":9%'";
    let (told, hall) = room.saved_after(sql);
    assert_eq!(told.left_out, [ninth]);
    assert_eq!(results(&hall, 1), ["Draw", ""]);
}

#[test]
fn a_game_that_is_seen_to_go_on_is_saved_behind_many_rows_that_are_gone() {
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1), set_up(2)];
    commands.extend([play(1, "e2e4"), play(2, "d2d4"), play(2, "d7d5"), play(2, "c2c4")]);
    // No game begins with a move of Black; with this one of White it could.
    commands.extend([play(1, "e7e5"), play(1, "g1f3"), play(2, "e7e6"), play(2, "b1c3")]);
    let room = Room::new(&commands);
    let gone = "payload LIKE '%\"board\":2%' AND payload NOT LIKE '%\"set-up\"%'
                AND seq < (SELECT min(seq) FROM event WHERE payload LIKE '%\"e7e5\"%')";
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {gone}"));
    let moves = |board| hall.game(BoardNo(board)).map(|game| game.plies.len());
    assert_eq!(moves(1), Some(3), "{told:?}");
    // Of those of the second game one can be made without what is gone, and it tells that.
    assert_eq!(moves(2), Some(1), "{told:?}");
    let lacks = Some((Some(Ply(0)), DamageKind::RowsLost));
    assert_eq!(damage(&hall, 2), lacks, "{told:?}");
}

#[test]
fn a_file_that_is_damaged_again_says_what_it_lacked_before() {
    let mut commands = vec![Command::Found { competition: cup() }, set_up(2), set_up(1)];
    commands.extend([play(2, "d2d4"), play(1, "e2e4"), play(1, "e7e5"), play(1, "g1f3")]);
    commands.extend([play(1, "b8c6"), play(1, "f1c4")]);
    let room = Room::new(&commands);
    let gone = "DELETE FROM event WHERE key IN (SELECT key FROM event
                WHERE payload LIKE '%\"e7e5\"%' OR payload LIKE '%\"g1f3\"%')";
    let (first, hall) = room.saved_after(gone);
    let lacks = Some((Some(Ply(1)), DamageKind::RowsLost));
    assert_eq!(damage(&hall, 1), lacks, "{first:?}");

    let folder = TempDir::new().unwrap();
    let (file, saved) = (folder.path().join("cup.jadoube"), folder.path().join("new.jadoube"));
    fs::copy(&room.saved, &file).unwrap();
    let again = Room { _folder: folder, file, saved };
    // The games behind the one that is lost have other numbers then.
    let which = "payload LIKE '%\"board\":2%\"set-up\"%'";
    let (set_up, _) = again.rows(which);
    let sql = format!("UPDATE event SET at = at + 1 WHERE {which}");
    let (second, hall) = again.saved_after(&sql);
    assert_eq!(second.left_out.first().map(|(from, _)| *from), Some(set_up), "{second:?}");
    let notes = examine(&again.saved).unwrap().salvaged;
    let out = |note: &EvidenceEvent| match note {
        EvidenceEvent::Salvaged { left_out, .. } => left_out.clone(),
        _ => Vec::new(),
    };
    let told: Vec<_> = notes.iter().map(out).collect();
    assert_eq!(told, [first.left_out, second.left_out]);
    assert_eq!(damage(&hall, 1), lacks, "{told:?}");
}

/// Takes back to a ply at a board.
fn take_back(board: u16, to: u16) -> Command {
    let what = GameCommand::TakeBack { to: Ply(to), reason: "as on the scoresheets".into() };
    Command::Game { board: BoardNo(board), what }
}

/// A result of round 1 is entered that contradicts what is known, or a board at which is being played.
fn corrected(board: u16, result: PairingResult) -> Command {
    let (board, reason) = (BoardNo(board), "as signed".to_owned());
    contest(Ask::EnterResult { round: Some(1), board, result, reason })
}
