//! Files of an event in which rows were changed or taken out, and what is saved of them.

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
use jadoube_core::competition::event::Event as ContestEvent;
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
    for sql in [
        "DELETE FROM event WHERE seq = (SELECT max(seq) FROM event)".to_owned(),
        // Of the last command only a part is there, and a row before it is the first that does not stand.
        format!("UPDATE event SET at = at + 1 WHERE {before}; {half}"),
        half,
    ] {
        let mut commands = vec![Command::Found { competition: cup() }, set_up(9), play(9, "e2e4")];
        commands.extend(event(2));
        commands.extend(first_round());
        let room = Room::new(&commands);
        let (told, hall) = room.saved_after(&sql);
        assert!(told.left_out.iter().any(|(_, to)| *to == TO_THE_END), "{sql}: {told:?}");
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
        assert!(text.contains(&words.say_with("desk-salvaged-result", &args)), "{text}");
        let note: Vec<String> = notes.iter().map(|note| words.tell(note)).collect();
        assert!(note.iter().any(|line| line.contains("1/2")), "{note:?}");
    }
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

/// Four boards: all clocks are stopped and started at once, an incident at board 1 is decided, and the other
/// games end. Their first moves come behind it, and could begin other games as well.
fn four_boards_with_an_incident(begin: &[Command], ends: &[Command]) -> Vec<Command> {
    let clocks = |what| Command::Clocks { what, games: None };
    let (no, case, reason) = (IncidentNo(1), Case::Other, "as both say".to_owned());
    let (board, caller, claim) = (Some(BoardNo(1)), Caller::Arbiter, String::new());
    let remedies = vec![Remedy::AddTime { side: Side::White, time: Millis(120_000) }];
    let (text, lose) = (String::new(), None);
    let open = Dispute::Open { board, case, caller, claim, clocks: Clocks::Stop };
    let decide = Dispute::DecideOtherwise { no, remedies, text, reason, lose };
    let mut all = vec![Command::Found { competition: cup() }];
    all.extend_from_slice(begin);
    all.extend([play(1, "e2e4"), play(2, "d2d4")]);
    all.extend([clocks(AllClocks::Stop), clocks(AllClocks::Start)]);
    all.extend([open, decide].map(|what| Command::Dispute { what }));
    all.extend(["c2c4", "c7c5", "g1f3"].map(|uci| play(3, uci)));
    all.extend([play(4, "g1f3"), play(2, "d7d5"), play(2, "c2c4")]);
    all.extend([play(1, "e7e5"), play(1, "g1f3")]);
    all.extend_from_slice(ends);
    all
}

/// The board that a row of those says something of, once they are set up.
fn board_of(event: &Event) -> Option<BoardNo> {
    match event {
        Event::Game { what: GameEvent::SetUp(_), .. } => None,
        Event::Game { board, .. }
        | Event::Contest { what: ContestEvent::ResultEntered { board, .. } } => Some(*board),
        Event::Dispute { .. } => Some(BoardNo(1)),
        _ => None,
    }
}

#[test]
fn a_row_that_is_lost_costs_no_board_its_game_of_which_it_says_nothing() {
    let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    let end = |board| {
        let what = GameCommand::End(drawn.into());
        Command::Game { board: BoardNo(board), what }
    };
    let entered = |board| corrected(board, PairingResult::Draw);
    let in_event: Vec<Command> = event(4).into_iter().chain(first_round()).collect();
    let halls = [
        four_boards_with_an_incident(&[1, 2, 3, 4].map(set_up), &[2, 3, 4].map(end)),
        four_boards_with_an_incident(&in_event, &[2, 3, 4].map(entered)),
    ];
    let shown = |hall: &Hall, board| {
        let game = hall.game(BoardNo(board)).unwrap();
        let moves = game.plies.iter().map(|ply| ply.uci.0.clone()).collect::<Vec<_>>();
        (moves, game.outcome())
    };
    for commands in halls {
        let room = Room::new(&commands);
        let whole = library::read(&room.file).unwrap();
        let known = whole.entries.iter().filter_map(|one| Some((one.seq, board_of(&one.event)?)));
        let known: Vec<(u64, BoardNo)> = known.collect();
        assert!(known.len() > 30, "{known:?}");
        // Of what came last in a file nobody knows that it was there.
        let last = whole.hall.seq;
        for (seq, about) in known.into_iter().filter(|(seq, _)| *seq < last) {
            let folder = TempDir::new().unwrap();
            let (file, saved) =
                (folder.path().join("cup.jadoube"), folder.path().join("new.jadoube"));
            fs::copy(&room.file, &file).unwrap();
            let lost = Room { _folder: folder, file, saved };
            let (told, hall) = lost.saved_after(&format!("DELETE FROM event WHERE seq = {seq}"));
            for board in (1..=4).filter(|board| BoardNo(*board) != about) {
                let found = shown(&hall, board);
                assert_eq!(found, shown(&whole.hall, board), "row {seq}, board {board}: {told:?}");
            }
        }
    }
}

#[test]
fn what_is_lost_of_an_incident_leaves_the_other_boards_beyond_doubt() {
    let boards = [1, 2, 3, 4].map(set_up);
    for which in ["\"opened\"", "\"clock-stopped\"", "\"clock-corrected\""] {
        let room = Room::new(&four_boards_with_an_incident(&boards, &[]));
        // The clock is stopped for the incident, and not with those of all boards.
        let of_incident = "key IN (SELECT key FROM event WHERE payload LIKE '%\"dispute\"%')";
        let which = format!("payload LIKE '%{which}%' AND {of_incident}");
        let (lost, _) = room.rows(&which);
        let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE seq = {lost}"));
        let doubts = [2, 3, 4].map(|board| damage(&hall, board));
        assert_eq!(doubts, [None; 3], "{which}: {told:?}");
        let plies = [2, 3, 4].map(|board| hall.game(BoardNo(board)).map(|it| it.plies.len()));
        assert_eq!(plies, [Some(3), Some(3), Some(1)], "{which}: {told:?}");
    }
}

/// A round of which the moves of one board were entered while its clock stood; then that was started, with all
/// presses. Both games have ended and the round is closed.
fn moves_entered_while_the_clock_stood() -> Vec<Command> {
    let game = |what| Command::Game { board: BoardNo(1), what };
    let mut all = vec![Command::Found { competition: cup() }];
    all.extend(event(2));
    all.extend(first_round());
    all.extend([game(GameCommand::Start), game(GameCommand::StopClock), play(2, "d2d4")]);
    all.extend(["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"].map(|uci| play(1, uci)));
    all.extend([game(GameCommand::StartClock { side: Side::White }), play(2, "d7d5")]);
    all.extend([corrected(1, PairingResult::WhiteWins), corrected(2, PairingResult::BlackWins)]);
    all.push(contest(Ask::Close { round: 1 }));
    all
}

/// A result of round 1 is entered that contradicts what is known, or a board at which is being played.
fn corrected(board: u16, result: PairingResult) -> Command {
    let (board, reason) = (BoardNo(board), "as signed".to_owned());
    contest(Ask::EnterResult { round: Some(1), board, result, reason })
}

#[test]
fn a_press_of_one_board_that_is_lost_costs_no_other_board_its_game() {
    let act = "key = (SELECT key FROM event WHERE parts > 4 AND payload LIKE '%clock-pressed%')";
    for part in 0..7 {
        let room = Room::new(&moves_entered_while_the_clock_stood());
        let (first, last) = room.rows(act);
        assert_eq!(last - first, 6, "six presses and a start");
        let (told, hall) =
            room.saved_after(&format!("DELETE FROM event WHERE part = {part} AND {act}"));
        assert_eq!(told.left_out, [(first, last)], "{part}");
        assert_eq!(results(&hall, 1), ["WhiteWins", "BlackWins"], "{part}");
        assert_eq!(hall.contest.rounds.get(&1).map(|it| it.stage), Some(Stage::Closed), "{part}");
        let moves = |board| hall.game(BoardNo(board)).map(|game| game.plies.len());
        assert_eq!([moves(1), moves(2)], [Some(6), Some(2)], "{part}");
        assert_eq!(damage(&hall, 2), None, "{part}: nothing of it can be lost");
    }
}

#[test]
fn a_move_of_which_the_press_is_lost_stays_and_so_does_what_follows() {
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1)];
    commands.extend(["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"].map(|uci| play(1, uci)));
    let whole = Room::new(&commands);
    let whole = library::read(&whole.file).unwrap().hall;
    let clock = |hall: &Hall| hall.game(BoardNo(1)).map(|game| game.clock.running());
    let presses = "SELECT key FROM event WHERE payload LIKE";
    for uci in ["e2e4", "e7e5", "g1f3", "f1b5"] {
        let room = Room::new(&commands);
        let which = format!("payload LIKE '%clock-pressed%' AND key = ({presses} '%\"{uci}\"%')");
        let lost = room.rows(&which);
        let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {which}"));
        assert_eq!(told.left_out.first().map(|(from, _)| *from), Some(lost.0), "{uci}");
        if uci != "f1b5" {
            assert_eq!(told.left_out, [lost], "{uci}");
            assert_eq!(hall.game(BoardNo(1)).map(|game| game.plies.len()), Some(5), "{uci}");
            assert_eq!(damage(&hall, 1), None, "{uci}: nothing else can be lost there");
            assert_eq!(clock(&hall), clock(&whole), "{uci}");
            assert_eq!(told.presses, 1, "{uci}");
            for lang in Lang::ALL {
                let words = Catalogue::new(lang);
                let text = salvaged(&words, (room.saved.as_path(), &told), &[]);
                let anew = words.say_with("desk-salvaged-presses", &[("count", "1".into())]);
                assert!(text.contains(&anew), "{text}");
            }
        }
    }

    // Where the move itself is lost, those behind it that do not fit are left out, and no others.
    let room = Room::new(&commands);
    let which = "payload LIKE '%\"g1f3\"%'";
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {which}"));
    let moves = hall.game(BoardNo(1)).map(|game| game.plies.len());
    assert_eq!(moves, Some(3), "the next move of White can be made: {told:?}");
    assert_eq!(damage(&hall, 1), Some((Some(Ply(2)), DamageKind::RowsLost)), "{told:?}");
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
    assert_eq!(moves(2), Some(0), "what is gone cannot be gone on with: {told:?}");
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

#[test]
fn a_move_that_fits_behind_a_single_lost_row_does_not_show_that_no_move_is_missing() {
    let (ply, reason) = (Ply(4), "as on the scoresheets".to_owned());
    let what = GameCommand::CorrectMove { ply, uci: Uci("g8f6".to_owned()), reason };
    for (changed, row, next) in [
        (Command::Game { board: BoardNo(1), what }, "move-corrected", "f1c4"),
        (take_back(1, 2), "taken-back", "b1c3"),
    ] {
        let mut commands = vec![Command::Found { competition: cup() }, set_up(1)];
        commands.extend(["e2e4", "e7e5", "g1f3", "b8c6"].map(|uci| play(1, uci)));
        commands.extend([changed, play(1, next)]);
        let room = Room::new(&commands);
        let which = format!("payload LIKE '%\"{row}\"%'");
        let lost = room.rows(&which);
        let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {which}"));
        assert_eq!((told.left_out.as_slice(), lost.0), (&[lost][..], lost.1), "{row}: one row");
        assert_eq!(hall.game(BoardNo(1)).map(|game| game.plies.len()), Some(5), "{row}");
        assert_eq!(damage(&hall, 1), Some((Some(ply), DamageKind::RowsLost)), "{row}: {told:?}");
    }
}

#[test]
fn a_game_says_where_moves_may_be_lost_unless_what_follows_shows_that_none_are() {
    let mut commands = vec![Command::Found { competition: cup() }, set_up(2), set_up(1)];
    commands.extend([play(2, "d2d4"), play(1, "e2e4"), play(1, "e7e5"), play(1, "g1f3")]);
    commands.extend([play(1, "b8c6"), play(1, "f1c4"), play(2, "d7d5"), take_back(2, 0)]);
    commands.push(play(2, "c2c4"));
    let room = Room::new(&commands);
    // Two half-moves are gone, and the next fit all the same.
    let gone = "DELETE FROM event WHERE key IN (SELECT key FROM event
                WHERE payload LIKE '%\"e7e5\"%' OR payload LIKE '%\"g1f3\"%')";
    let (told, hall) = room.saved_after(gone);
    let plies = |board| hall.game(BoardNo(board)).map(|game| game.plies.len());
    assert_eq!([plies(1), plies(2)], [Some(3), Some(1)], "{told:?}");
    let lacks = Some((Some(Ply(1)), DamageKind::RowsLost));
    assert_eq!(damage(&hall, 1), lacks, "{told:?}");
    let timed = Some((Some(MOVES_WHOLE), DamageKind::TimesLost));
    assert_eq!(damage(&hall, 2), timed, "all its moves were made anew: {told:?}");
    let pgn = to_pgn_text(&hall, &Catalogue::new(Lang::En))
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    let place = pgn.find("moves may be missing here");
    assert!(pgn.find("1. e4").is_some_and(|first| place > Some(first)), "{pgn}");
    assert!(place < pgn.find("Nc6") && pgn.matches("moves may be missing").count() == 1, "{pgn}");

    let folder = TempDir::new().unwrap();
    let (file, saved) = (folder.path().join("cup.jadoube"), folder.path().join("new.jadoube"));
    fs::copy(&room.saved, &file).unwrap();
    let early = Room { _folder: folder, file, saved };

    // Play goes on, and the note stays until the record is confirmed.
    let (mut cycle, _) = Cycle::open(&room.saved, "desk 1").unwrap();
    for (command, is_noted) in [(play(1, "g8f6"), true), (take_back(1, 4), false)] {
        cycle.submit(&command, Role::Arbiter, CommandKey(Uuid::now_v7())).unwrap();
        assert_eq!(damage(cycle.hall(), 1).is_some(), is_noted, "{command:?}");
    }
    cycle.close().unwrap();

    // Damaged and saved once more, the game is told of by the number that it has now, unless its record was
    // confirmed meanwhile.
    let saved = room.saved.with_file_name("again.jadoube");
    let confirmed = Room { file: room.saved.clone(), saved, ..room };
    for (room, found) in [(early, lacks), (confirmed, None)] {
        let (told, hall) =
            room.saved_after("DELETE FROM event WHERE payload LIKE '%\"board\":2%\"set-up\"%'");
        assert_eq!(damage(&hall, 1), found, "{told:?}");
    }
}

/// A decision that takes a half-move of the four back, and its undoing.
fn a_decision_that_is_undone() -> [Command; 3] {
    let (no, reason) = (IncidentNo(1), || "as both say".to_owned());
    let (board, caller, clocks) = (Some(BoardNo(1)), Caller::Arbiter, Clocks::Leave);
    let (remedies, text) = (vec![Remedy::Restore { ply: Ply(3) }], String::new());
    let lose = Some(Loss { to: Ply(3), of: Ply(4), result: None });
    [
        Dispute::Open { board, case: Case::Other, caller, claim: String::new(), clocks },
        Dispute::DecideOtherwise { no, remedies, text, reason: reason(), lose },
        Dispute::Withdraw { no, reason: reason(), time: None, lose: None },
    ]
    .map(|what| Command::Dispute { what })
}

/// An adjournment, from the sealing of a move to that it is made.
fn an_adjournment(sealed: &str) -> Vec<Command> {
    let (no, board, which) = (EnvelopeNo(1), BoardNo(1), EnvelopeKind::Sealed);
    let at: Wall = "2026-11-23T15:00+01:00".parse().unwrap();
    let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::default());
    let (text, system, salt) = (sealed.to_owned(), "san".to_owned(), "00".repeat(16));
    let contents = EnvelopeContents { text, system, sheets: BySide::new(true, true), salt };
    let steps = [
        Adjourn::Begin { board, why, assistants },
        Adjourn::Seal { no, what: SealedMove::Paper },
        Adjourn::Enclose { no, whose: Side::White },
        Adjourn::Enclose { no, whose: Side::Black },
        Adjourn::Close { no },
        Adjourn::StopClock { no },
        Adjourn::Resume { no, board, at },
        Adjourn::SetUp { no, placement: None, times: None },
        Adjourn::Arrive { no, side: Side::White, at },
        Adjourn::Arrive { no, side: Side::Black, at },
        Adjourn::Open { no, which, by: "Chief arbiter".to_owned(), at },
        Adjourn::Read { no, which, contents },
        Adjourn::Play { no, which },
    ];
    steps.map(|what| Command::Adjournment { what }).into()
}

#[test]
fn whichever_row_of_a_game_is_lost_nothing_that_is_saved_does_not_fit() {
    let (ply, reason) = (Ply(3), "as on the scoresheets".to_owned());
    let correct = GameCommand::CorrectMove { ply, uci: Uci("f1b5".to_owned()), reason };
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1)];
    commands.extend(["e2e4", "e7e5", "g1f3", "b8c6"].map(|uci| play(1, uci)));
    commands.extend([take_back(1, 2), play(1, "f1c4"), play(1, "b8c6")]);
    commands.push(Command::Game { board: BoardNo(1), what: correct });
    commands.extend(a_decision_that_is_undone());
    commands.extend([play(1, "d2d3"), play(1, "g8f6")]);
    commands.extend(an_adjournment("Nf3"));
    commands.extend([play(1, "f8c5"), take_back(1, 7), play(1, "f8e7")]);
    let room = Room::new(&commands);
    let whole = library::read(&room.file).unwrap().hall;
    let moves = |hall: &Hall| {
        let plies = hall.game(BoardNo(1)).map(|game| game.plies.as_slice());
        plies.unwrap_or_default().iter().map(|ply| ply.uci.0.clone()).collect::<Vec<_>>()
    };
    let played = ["e2e4", "e7e5", "f1b5", "b8c6", "d2d3", "g8f6", "g1f3", "f8e7"];
    assert_eq!(moves(&whole), played);
    let (first, last) = (room.rows("payload LIKE '%\"set-up\"%'").0, room.rows("1").1);
    for seq in first..=last {
        let folder = TempDir::new().unwrap();
        let (file, saved) = (folder.path().join("cup.jadoube"), folder.path().join("new.jadoube"));
        fs::copy(&room.file, &file).unwrap();
        let lost = Room { _folder: folder, file, saved };
        let (told, hall) = lost.saved_after(&format!("DELETE FROM event WHERE seq = {seq}"));
        assert!(told.left_out.iter().any(|(from, to)| (*from..=*to).contains(&seq)), "{told:?}");
        let found = moves(&hall);
        let is_told = found.is_empty() || found == played || damage(&hall, 1).is_some();
        assert!(is_told, "row {seq}: {found:?}, {told:?}");
    }
}

#[test]
fn to_go_back_in_a_record_that_something_did_not_fit_does_not_show_it_whole() {
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1)];
    commands.extend(["e2e4", "e7e5", "g1f3", "b8c6"].map(|uci| play(1, uci)));
    commands.extend([take_back(1, 2), play(1, "f1c4"), play(1, "b8c6")]);
    commands.extend([take_back(1, 3), play(1, "d7d6")]);
    let room = Room::new(&commands);
    let (lost, _) = room.rows("payload LIKE '%\"taken-back\"%'");
    // What is gone back to is the move of the knight, which was taken back.
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE seq = {lost}"));
    assert_eq!(damage(&hall, 1), Some((Some(Ply(3)), DamageKind::RowsLost)), "{told:?}");
}

#[test]
fn of_a_game_that_is_over_it_is_told_that_something_does_not_fit() {
    let correct = |ply, uci: &str| {
        let (uci, reason) = (Uci(uci.to_owned()), "as on the scoresheets".to_owned());
        let what = GameCommand::CorrectMove { ply: Ply(ply), uci, reason };
        Command::Game { board: BoardNo(1), what }
    };
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1)];
    commands.extend(["e2e4", "e7e5", "g1f3", "b8c6"].map(|uci| play(1, uci)));
    let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    commands.push(Command::Game { board: BoardNo(1), what: GameCommand::End(drawn.into()) });
    // The bishop can go out only behind the first correction.
    commands.extend([correct(1, "d2d4"), correct(3, "c1f4")]);
    let room = Room::new(&commands);
    let first = "payload LIKE '%\"move-corrected\"%d2d4%'";
    let out = (room.rows(first).0, room.rows("1").1);
    let (told, hall) = room.saved_after(&format!("UPDATE event SET at = at + 1 WHERE {first}"));
    assert_eq!(told.left_out, [out]);
    assert_eq!(damage(&hall, 1), Some((Some(Ply(4)), DamageKind::RowsLost)), "{told:?}");
}

/// Adds a row to a file that no program understands, about the game on a board; tells its number.
fn add_unknown(file: &Path, board: u16) -> u64 {
    let (mut journal, rows) = Journal::open(file).unwrap();
    let last = rows.last().unwrap();
    let event = format!(r#"{{"in":"game","board":{board},"what":{{"event":"sang"}}}}"#);
    let batch = Batch {
        key: CommandKey(Uuid::now_v7()),
        wall: last.wall.clone(),
        at: Moment(last.at.0 + 1),
        who: last.who.clone(),
        events: vec![(1, event)],
    };
    let seq = journal.append(&batch).unwrap().rows()[0].seq;
    journal.close().unwrap();
    seq
}

#[test]
fn what_is_worse_than_lost_rows_is_told_in_their_place() {
    let mut commands = vec![Command::Found { competition: cup() }, set_up(2), set_up(1)];
    commands.extend([play(2, "d2d4"), play(1, "e2e4"), play(1, "e7e5"), play(1, "g1f3")]);
    commands.extend([play(1, "b8c6"), play(1, "f1c4"), play(2, "d7d5")]);
    let room = Room::new(&commands);
    let (told, hall) = room.saved_after(
        "DELETE FROM event WHERE key IN (SELECT key FROM event
         WHERE payload LIKE '%\"e7e5\"%' OR payload LIKE '%\"g1f3\"%')",
    );
    let damage = |hall: &Hall| hall.game(BoardNo(1)).and_then(|game| game.damage);
    assert_eq!(damage(&hall).map(|it| it.kind), Some(DamageKind::RowsLost), "{told:?}");
    let sound = Some(Ply(1));

    // A newer program has recorded something of the game.
    let newer = room.file.with_file_name("newer.jadoube");
    std::fs::copy(&room.saved, &newer).unwrap();
    let seq = add_unknown(&newer, 1);
    let (hall, _) = library::Reader::of(&newer).unwrap().state();
    assert_eq!(damage(&hall), Some(Damage { seq, sound, kind: DamageKind::NotUnderstood }));

    // A move that was recorded since is altered.
    let (mut cycle, _) = Cycle::open(&room.saved, "desk 1").unwrap();
    cycle.submit(&play(1, "g8f6"), Role::Arbiter, CommandKey(Uuid::now_v7())).unwrap();
    cycle.close().unwrap();
    let saved = room.saved.with_file_name("again.jadoube");
    let room = Room { file: room.saved.clone(), saved, ..room };
    let (seq, _) = room.rows("payload LIKE '%\"g8f6\"%'");
    room.saved_after("UPDATE event SET at = at + 1 WHERE payload LIKE '%\"g8f6\"%'");
    let hall = library::Reader::of(&room.file).unwrap().doubted().unwrap();
    assert_eq!(damage(&hall), Some(Damage { seq, ..Damage::misfit(sound) }));
}
