//! Rows of a game are lost: what of it is saved, and what it says of itself.

use super::*;

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

#[test]
fn the_report_names_the_games_of_which_a_lost_row_may_have_been_and_says_why() {
    let stop = Command::Game { board: BoardNo(1), what: GameCommand::StopClock };
    let mut commands = vec![Command::Found { competition: cup() }, set_up(1), set_up(2), set_up(3)];
    // Nothing rests on it, and the third game has not begun.
    commands.extend([play(1, "e2e4"), play(2, "d2d4"), stop, set_up(4)]);
    let room = Room::new(&commands);
    let which = "payload LIKE '%\"clock-stopped\"%'";
    let lost = room.rows(which);
    let (told, _) = room.saved_after(&format!("DELETE FROM event WHERE {which}"));
    assert_eq!(told.left_out, [lost]);
    assert_eq!(told.doubted, [1, 2].map(|board| (None, BoardNo(board))));
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let at = |board: u16| {
            let args = [("round", "none".into()), ("board", board.into())];
            words.say_with("desk-salvaged-at-board", &args)
        };
        let games = ("games", format!("{}; {}", at(1), at(2)).into());
        let why = words.say_with("desk-salvaged-doubted", &[games, ("more", 0_usize.into())]);
        let text = salvaged(&words, (room.saved.as_path(), &told), &[]);
        assert!(why.contains(&at(2)) && text.contains(&why), "{text}");
    }
}
