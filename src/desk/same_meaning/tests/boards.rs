//! Rows of one board, or of an act about several, are lost: what becomes of the others.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::same_meaning::known_rounds::KnownRounds;
use jadoube_competition::handling::Ground;
use jadoube_core::competition::round::Pairing;
use jadoube_laws::game::event::LostTime;
use jadoube_laws::game::gap::{Cause, Gap};

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

/// The six steps by which the game at board 1 is adjourned.
fn sealing() -> [Command; 6] {
    let no = EnvelopeNo(1);
    let (board, why) = (BoardNo(1), AdjournmentReason::SessionEnd);
    [
        Adjourn::Begin { board, why, assistants: BySide::default() },
        Adjourn::Seal { no, what: SealedMove::Paper },
        Adjourn::Enclose { no, whose: Side::White },
        Adjourn::Enclose { no, whose: Side::Black },
        Adjourn::Close { no },
        Adjourn::StopClock { no },
    ]
    .map(|what| Command::Adjournment { what })
}

/// An incident at board 1 whose clock goes on, its decision, and that this is undone.
fn a_decision_undone_at_once() -> [Command; 3] {
    let (no, case, reason) = (IncidentNo(1), Case::Other, || "as both say".to_owned());
    let (board, caller, claim) = (Some(BoardNo(1)), Caller::Arbiter, String::new());
    let remedies = vec![Remedy::AddTime { side: Side::White, time: Millis(120_000) }];
    [
        Dispute::Open { board, case, caller, claim, clocks: Clocks::Leave },
        Dispute::DecideOtherwise {
            no,
            remedies,
            text: String::new(),
            reason: reason(),
            lose: None,
        },
        Dispute::Withdraw { no, reason: reason(), time: None, lose: None },
    ]
    .map(|what| Command::Dispute { what })
}

/// Four boards: a decision at board 1 is undone, and its game is adjourned while the others play on and end.
fn four_boards_with_an_envelope(begin: &[Command], ends: &[Command]) -> Vec<Command> {
    let mut all = vec![Command::Found { competition: cup() }];
    all.extend_from_slice(begin);
    all.extend([play(1, "e2e4"), play(2, "d2d4"), play(3, "c2c4")]);
    all.extend(a_decision_undone_at_once());
    all.extend([play(2, "d7d5"), play(1, "e7e5"), play(3, "c7c5")]);
    let between = [(2, "c2c4"), (3, "g1f3"), (4, "g1f3"), (4, "g8f6"), (2, "e7e6"), (3, "b8c6")];
    let between = between.map(|(board, uci)| play(board, uci));
    all.extend(sealing().into_iter().zip(between).flat_map(|(step, moved)| [step, moved]));
    all.extend_from_slice(ends);
    all
}

/// The board that a row of those says something of, once they are set up.
fn board_of(event: &Event) -> Option<BoardNo> {
    match event {
        Event::Game { what: GameEvent::SetUp(_), .. } => None,
        Event::Game { board, .. }
        | Event::Contest {
            what:
                ContestEvent::ResultEntered { board, .. }
                | ContestEvent::Undone { act: Act::Result { board, .. } | Act::BoardResult { board, .. } },
        } => Some(*board),
        Event::Dispute { .. } | Event::Adjournment { .. } => Some(BoardNo(1)),
        _ => None,
    }
}

/// Whether other rows were recorded in one act with this one: they show what it was about. A single row may have
/// been a move without its press, or have taken one back, at any board where was played.
fn has_others(room: &Room, seq: u64) -> bool {
    let sql = format!("SELECT parts FROM event WHERE seq = {seq}");
    let file = Connection::open(&room.file).unwrap();
    let parts: u16 = file.query_row(&sql, [], |row| row.get(0)).unwrap();
    parts > 1
}

/// Halls of four boards: with an incident or an envelope at board 1, beside an event and in one.
fn halls_of_four_boards() -> [Vec<Command>; 4] {
    let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    let end = |board| {
        let what = GameCommand::End(drawn.into());
        Command::Game { board: BoardNo(board), what }
    };
    let entered = |board| corrected(board, PairingResult::Draw);
    let in_event: Vec<Command> = event(4).into_iter().chain(first_round()).collect();
    let undone = [entered(2), contest(Ask::Undo), entered(2), entered(3), entered(4)];
    [
        four_boards_with_an_incident(&[1, 2, 3, 4].map(set_up), &[2, 3, 4].map(end)),
        four_boards_with_an_incident(&in_event, &[2, 3, 4].map(entered)),
        four_boards_with_an_envelope(&[1, 2, 3, 4].map(set_up), &[2, 3, 4].map(end)),
        four_boards_with_an_envelope(&in_event, &undone),
    ]
}

/// The moves at a board, and how its game ended.
fn shown(hall: &Hall, board: u16) -> (Vec<String>, Option<Outcome>) {
    let game = hall.game(BoardNo(board)).unwrap();
    (game.plies.iter().map(|ply| ply.uci.0.clone()).collect(), game.outcome())
}

#[test]
fn a_row_that_is_lost_costs_no_board_its_game_of_which_it_says_nothing() {
    for commands in halls_of_four_boards() {
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
            let is_shown = has_others(&lost, seq);
            let (told, hall) = lost.saved_after(&format!("DELETE FROM event WHERE seq = {seq}"));
            for board in (1..=4).filter(|board| BoardNo(*board) != about) {
                let found = shown(&hall, board);
                assert_eq!(found, shown(&whole.hall, board), "row {seq}, board {board}: {told:?}");
                let doubt = damage(&hall, board).filter(|_| is_shown);
                assert_eq!(doubt, None, "row {seq}, board {board}: {told:?}");
            }
        }
    }
}

#[test]
fn rows_that_are_lost_together_cost_no_board_its_game_of_which_they_say_nothing() {
    for commands in halls_of_four_boards() {
        let room = Room::new(&commands);
        let whole = library::read(&room.file).unwrap();
        let known = whole.entries.iter().filter_map(|one| Some((one.seq, board_of(&one.event)?)));
        let known: BTreeMap<u64, BoardNo> = known.collect();
        let last = whole.hall.seq;
        let firsts = || known.keys().copied();
        let pairs = firsts().map(|first| (first, first + 1));
        let triples = firsts().step_by(3).map(|first| (first, first + 2));
        for (from, to) in pairs.chain(triples) {
            let gone = format!("seq BETWEEN {from} AND {to}");
            // What only means something as a whole is left out whole.
            let acts = room.rows(&format!("key IN (SELECT key FROM event WHERE {gone})"));
            let about: Option<BTreeSet<BoardNo>> =
                (acts.0..=acts.1).map(|seq| known.get(&seq).copied()).collect();
            // Of what came last in a file nobody knows that it was there.
            let Some(about) = about.filter(|_| to < last) else { continue };
            let folder = TempDir::new().unwrap();
            let (file, saved) =
                (folder.path().join("cup.jadoube"), folder.path().join("new.jadoube"));
            fs::copy(&room.file, &file).unwrap();
            let lost = Room { _folder: folder, file, saved };
            let (told, hall) = lost.saved_after(&format!("DELETE FROM event WHERE {gone}"));
            for board in (1..=4).filter(|board| !about.contains(&BoardNo(*board))) {
                let found = shown(&hall, board);
                assert_eq!(found, shown(&whole.hall, board), "{gone}, board {board}: {told:?}");
            }
        }
    }
}

/// Three boards at which is played when the program is away.
fn three_boards_and_an_absence() -> Vec<Command> {
    let gap = Gap { cause: Cause::Cut, from: None, to: None, away: Some(Millis(6_000)) };
    let mut all = vec![Command::Found { competition: cup() }];
    all.extend([1, 2, 3].map(set_up));
    all.extend([play(1, "e2e4"), play(2, "d2d4"), play(3, "c2c4"), Command::Recover { gap }]);
    all
}

/// That nobody loses time of that at a board.
fn not_counted(board: u16) -> Command {
    let what = GameCommand::CountLostTime { how: LostTime::NotCounted, gaps: None };
    Command::Game { board: BoardNo(board), what }
}

const AWAY: &str = "payload LIKE '%\"interrupted\"%'";

#[test]
fn an_absence_of_the_program_that_is_lost_of_one_board_is_recorded_anew() {
    let mut commands = three_boards_and_an_absence();
    commands.extend([1, 2, 3].map(not_counted));
    commands.extend([play(1, "e7e5"), play(2, "d7d5"), play(3, "c7c5")]);
    for part in 0..3 {
        let room = Room::new(&commands);
        let whole = library::read(&room.file).unwrap().hall;
        let which = format!("part = {part} AND {AWAY}");
        let lost = room.rows(&which);
        let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {which}"));
        assert_eq!(told.left_out, [lost], "{part}");
        for board in [1, 2, 3] {
            let clock = |hall: &Hall| hall.game(BoardNo(board)).map(|game| game.clock.clone());
            assert_eq!(clock(&hall), clock(&whole), "{part}: {board}: {told:?}");
            assert_eq!(damage(&hall, board), None, "{part}: {board}: {told:?}");
        }
    }
}

#[test]
fn the_clock_of_a_sealed_game_stands_though_what_stopped_it_is_lost() {
    let mut commands = three_boards_and_an_absence();
    commands.extend([1, 2, 3].map(not_counted));
    commands.extend(sealing());
    commands.push(play(2, "d7d5"));
    let room = Room::new(&commands);
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {AWAY}"));
    let runs = hall.game(BoardNo(1)).map(|game| game.clock.running().is_some());
    assert_eq!(runs, Some(false), "{told:?}");
    assert!(hall.adjournments.get(&EnvelopeNo(1)).is_some_and(|one| one.is_adjourned()));
}

#[test]
fn a_row_that_is_lost_behind_the_sealing_takes_no_move_of_the_sealed_game() {
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1), set_up(2)];
    commands.extend([play(1, "e2e4"), play(2, "d2d4")]);
    commands.extend(sealing());
    let stop = Command::Game { board: BoardNo(2), what: GameCommand::StopClock };
    commands.extend([stop, set_up(3)]);
    let room = Room::new(&commands);
    // The clock of the first board is stopped with its sealing.
    let last = "seq = (SELECT max(seq) FROM event WHERE payload LIKE '%\"clock-stopped\"%')";
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {last}"));
    assert_eq!(damage(&hall, 1), None, "{told:?}");
    assert!(damage(&hall, 2).is_some(), "{told:?}");
}

#[test]
fn the_start_of_play_that_is_lost_is_told_of_its_board_and_of_no_other() {
    let start = |board| Command::Game { board: BoardNo(board), what: GameCommand::Start };
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1), set_up(2)];
    commands.extend([start(1), start(2), play(2, "d2d4"), play(1, "e2e4")]);
    for (board, other) in [(1, 2), (2, 1)] {
        let room = Room::new(&commands);
        let which = format!("payload LIKE '%\"board\":{board},%\"started\"%'");
        let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {which}"));
        let timed = Some((Some(MOVES_WHOLE), DamageKind::TimesLost));
        assert_eq!([damage(&hall, board), damage(&hall, other)], [timed, None], "{told:?}");
    }
}

#[test]
fn what_of_an_envelope_and_an_incident_is_left_out_and_can_be_read_is_told() {
    let [open, decide, _] = a_decision_undone_at_once();
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1), set_up(2)];
    commands.extend([play(1, "e2e4"), open, decide]);
    commands.extend(sealing());
    commands.push(play(2, "d2d4"));
    for (which, is_envelope) in [("\"dispute\"%\"opened\"", false), ("\"begun\"", true)] {
        let room = Room::new(&commands);
        let (lost, _) = room.rows(&format!("payload LIKE '%{which}%'"));
        let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE seq = {lost}"));
        let unsure = damage(&hall, 1).map(|(_, kind)| kind) == Some(DamageKind::RowsLost);
        assert_eq!(unsure, is_envelope, "{which}: the sealed move is missing: {told:?}");
        let places = lost_places::of(&room.file, &told);
        let lines: Vec<Event> = places
            .iter()
            .flat_map(|place| &place.cases)
            .map(|one| one.entry.event.clone())
            .collect();
        let is_told = |event: &Event| match event {
            Event::Adjournment { .. } => is_envelope,
            _ => !is_envelope,
        };
        assert!(!lines.is_empty() && lines.iter().all(is_told), "{which}: {lines:?}");
        for lang in Lang::ALL {
            let words = Catalogue::new(lang);
            let text = salvaged(&words, (room.saved.as_path(), &told), &places);
            let at = [("round", "0".into()), ("board", 1_u16.into())];
            let told = words.say_with("desk-salvaged-at-board", &at);
            let board = told.split(", ").last().unwrap_or_default();
            assert!(!is_envelope || text.contains(board), "{text}");
            for event in lines.iter().filter(|event| matches!(event, Event::Dispute { .. })) {
                let Event::Dispute { what } = event else { continue };
                let line = words.tell(what);
                assert!(text.contains(line.trim_end_matches('.')), "{text}");
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
            assert_eq!(told.presses, [lost.0], "{uci}");
            // What it was is known: nobody has to look for it.
            assert!(lost_places::of(&room.file, &told).is_empty(), "{uci}");
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
fn what_a_lost_row_was_is_seen_from_what_rests_on_it_and_then_no_other_game_is_in_doubt() {
    let [open, decide, withdraw] = a_decision_undone_at_once();
    let played = || ["e2e4", "e7e5"].map(|uci| play(1, uci));
    let in_envelope = || played().into_iter().chain(sealing()).collect::<Vec<_>>();
    let taken_back: Vec<Command> =
        played().into_iter().chain([take_back(1, 0), play(1, "e2e4")]).collect();
    for (which, acts) in [
        ("\"dispute\"%\"opened\"", vec![play(1, "e2e4"), open, decide, withdraw]),
        ("\"begun\"", in_envelope()),
        ("\"written\"", in_envelope()),
        ("\"enclosed\"", in_envelope()),
        ("\"closed\"", in_envelope()),
        // The pawn that moves is not where it was.
        ("\"taken-back\"", taken_back),
        ("\"board\":1%\"set-up\"", played().into()),
    ] {
        let mut commands = vec![Command::Found { competition: cup() }];
        commands.extend([set_up(2), set_up(3), play(2, "d2d4"), play(3, "c2c4"), set_up(1)]);
        commands.extend(acts);
        commands.push(play(2, "d7d5"));
        let room = Room::new(&commands);
        let (lost, _) = room.rows(&format!("payload LIKE '%{which}%'"));
        assert!(!has_others(&room, lost), "{which}");
        let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE seq = {lost}"));
        let doubts = [2, 3].map(|board| damage(&hall, board));
        assert_eq!(doubts, [None; 2], "{which}: {told:?}");
        let moves = [2, 3].map(|board| hall.game(BoardNo(board)).map(|game| game.plies.len()));
        assert_eq!(moves, [Some(2), Some(1)], "{which}: {told:?}");
    }
}

#[test]
fn clocks_that_are_started_and_stopped_with_that_of_a_board_whose_set_up_is_lost_are_right() {
    let clocks = |what| Command::Clocks { what, games: None };
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1), set_up(2), set_up(3)];
    commands.extend([clocks(AllClocks::Start), play(2, "e2e4"), clocks(AllClocks::Stop)]);
    commands.extend([clocks(AllClocks::Start), play(3, "d2d4"), clocks(AllClocks::Stop)]);
    let clock = |hall: &Hall, board| hall.game(BoardNo(board)).map(|game| game.clock.clone());
    for change in ["DELETE FROM event", "UPDATE event SET at = at + 1"] {
        let room = Room::new(&commands);
        let whole = library::read(&room.file).unwrap().hall;
        let set_up = "payload LIKE '%\"board\":1%\"set-up\"%'";
        let (told, hall) = room.saved_after(&format!("{change} WHERE {set_up}"));
        assert!(hall.game(BoardNo(1)).is_none(), "{change}: {told:?}");
        for board in [2, 3] {
            assert_eq!(clock(&hall, board), clock(&whole, board), "{change}: {board}: {told:?}");
            assert_eq!(damage(&hall, board), None, "{change}: {board}: {told:?}");
        }
    }
}

#[test]
fn what_is_left_out_of_a_running_game_is_not_missing_unseen() {
    // Without its opening, what was decided in an incident is left out, and what that did to the clock.
    let [open, decide, _] = a_decision_undone_at_once();
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1)];
    commands.extend([play(1, "e2e4"), open, decide, play(1, "e7e5")]);
    let room = Room::new(&commands);
    let (told, hall) = room.saved_after("DELETE FROM event WHERE payload LIKE '%\"opened\"%'");
    assert_eq!(hall.game(BoardNo(1)).map(|game| game.plies.len()), Some(2), "{told:?}");
    let timed = Some((Some(MOVES_WHOLE), DamageKind::TimesLost));
    assert_eq!(damage(&hall, 1), timed, "{told:?}");
}

#[test]
fn a_game_that_is_over_lacks_nothing_of_the_one_behind_it_whose_set_up_is_lost() {
    let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    let end = Command::Game { board: BoardNo(1), what: GameCommand::End(drawn.into()) };
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1), play(1, "e2e4"), end];
    commands.extend([set_up(1), play(1, "d2d4"), play(1, "e7e5"), set_up(3)]);
    for change in ["DELETE FROM event", "UPDATE event SET at = at + 1"] {
        let room = Room::new(&commands);
        let (_, second) = room.rows("payload LIKE '%\"board\":1%\"set-up\"%'");
        let (told, hall) = room.saved_after(&format!("{change} WHERE seq = {second}"));
        let game = hall.game(BoardNo(1)).unwrap();
        assert_eq!((game.plies.len(), game.outcome()), (1, Some(drawn)), "{change}: {told:?}");
        assert_eq!(damage(&hall, 1), None, "{change}: nothing of it is lost: {told:?}");
    }
}

/// That White has won the game at a board.
fn won(board: u16) -> Command {
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    Command::Game { board: BoardNo(board), what: GameCommand::End(won.into()) }
}

#[test]
fn the_end_of_another_game_whose_set_up_is_lost_is_no_result_of_the_pairing_that_was_there() {
    let mut commands = vec![Command::Found { competition: cup() }];
    commands.extend(event(2));
    commands.extend(first_round());
    commands.extend([play(2, "e2e4"), corrected(2, PairingResult::Draw), set_up(2)]);
    commands.extend([play(2, "e2e4"), play(2, "e7e5"), won(2)]);
    let room = Room::new(&commands);
    let (_, other) = room.rows("payload LIKE '%\"board\":2%\"set-up\"%'");
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE seq = {other}"));
    assert_eq!(results(&hall, 1), ["", "Draw"], "{told:?}");
    assert_eq!((told.results.as_slice(), damage(&hall, 2)), (&[][..], None), "{told:?}");
    let lost = LostGame { round: None, board: BoardNo(2), moves: 2, has_result: true };
    assert_eq!(told.games, [lost]);
}

#[test]
fn a_game_that_begins_where_one_was_being_played_is_another_one() {
    // The moves of the other game could also be made in the first one.
    for moves in [["e2e4", "e7e5", "g1f3"], ["d2d4", "d7d5", "c1f4"]] {
        let mut commands = vec![Command::Found { competition: cup() }, set_up(1)];
        commands.extend([play(1, "d2d4"), play(1, "d7d5"), won(1), set_up(1)]);
        commands.extend(moves.map(|uci| play(1, uci)));
        commands.push(won(1));
        let room = Room::new(&commands);
        let (ended, _) = room.rows("payload LIKE '%\"ended\"%'");
        let (_, other) = room.rows("payload LIKE '%\"board\":1%\"set-up\"%'");
        let gone = format!("seq BETWEEN {ended} AND {other}");
        let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {gone}"));
        let first = ["d2d4", "d7d5"].map(str::to_owned).to_vec();
        assert_eq!(shown(&hall, 1), (first, None), "{moves:?}: {told:?}");
        let lacks = Some((Some(Ply(2)), DamageKind::RowsLost));
        assert_eq!(damage(&hall, 1), lacks, "{moves:?}: {told:?}");
    }
}

#[test]
fn a_game_of_which_the_pairing_may_have_been_changed_in_lost_rows_is_told() {
    let mut commands = vec![Command::Found { competition: cup() }];
    commands.extend(event(2));
    commands.extend(first_round());
    let before = library::read(&Room::new(&commands).file).unwrap().hall;
    let Pairing { board, white, black } =
        before.contest.bout(1, BoardNo(2)).map(|bout| bout.pairing).unwrap();
    let pairings = vec![Pairing { board, white: black, black: white }];
    let (ground, reason) = (Ground::CompetitionRules, "the lot was read wrong".to_owned());
    commands.push(contest(Ask::ChangePairings { round: 1, pairings, ground, reason }));
    commands.extend([play(2, "e2e4"), play(2, "e7e5"), won(2)]);
    let room = Room::new(&commands);
    let change = "key = (SELECT key FROM event WHERE payload LIKE '%\"pairings-changed\"%')";
    let (told, hall) = room.saved_after(&format!("DELETE FROM event WHERE {change}"));
    assert_eq!(damage(&hall, 2), Some((Some(Ply(0)), DamageKind::RowsLost)), "{told:?}");
    assert_eq!(told.doubted, [(Some(1), BoardNo(2))]);
}

#[test]
fn no_result_of_an_adjourned_game_comes_before_the_next_round() {
    let mut commands = vec![Command::Found { competition: cup() }];
    commands.extend(event(2));
    commands.extend(first_round());
    commands.push(play(1, "e2e4"));
    let rows = |commands: &[Command]| {
        let hall = library::read(&Room::new(commands).file).unwrap().hall;
        KnownRounds::default().rows_to_next(&hall)
    };
    let open = rows(&commands);
    commands.extend(sealing());
    assert_eq!((open, rows(&commands)), (5, 4));
}
