//! What a decision holds a player to: it stands with the game until the move is made, is seen and
//! read out, and another move is reported at once, with an incident prepared.

use egui::Key;
use jadoube_chess::board::position::Uci;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Clocks, Command as DisputeCommand};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Event, Observation, Timing};
use jadoube_laws::game::touch_duty::Obligation;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_laws::rulings::touch::facts::TouchedPiece;

use crate::incidents::{NO, Room, START};
use crate::stage::{Stage, preferences};

const NEXT: IncidentNo = IncidentNo(2);

/// White has touched a piece and is held to it.
fn held(moves: &str, squares: &[&str]) -> Room {
    let mut room = Room::new(START, "90+30", Timing::Desk);
    room.play(moves);
    let squares = squares.iter().map(|square| square.parse().unwrap()).collect();
    room.open(Case::TouchedPiece(TouchedPiece::new(Side::White, squares)), Clocks::Leave);
    room.accept().unwrap();
    room
}

/// The move of an irregularity that was told.
fn told(room: &Room) -> Option<String> {
    room.game().seen.iter().find_map(|seen| match &seen.what {
        Observation::OwedNotPlayed { uci, .. } => Some(uci.to_string()),
        _ => None,
    })
}

#[test]
fn what_is_owed_stands_until_the_move_and_another_one_opens_an_incident() {
    let castling = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5";
    for (moves, squares, played, irregular) in [
        ("e2e4 e7e5", &["g1"][..], "g1h3", false),
        ("e2e4 e7e5", &["g1"][..], "d2d4", true),
        ("e2e4 d7d5", &["d5"][..], "e4d5", false),
        ("e2e4 d7d5", &["d5"][..], "b1c3", true),
        (castling, &["e1", "h1"][..], "e1g1", false),
        (castling, &["e1", "h1"][..], "d2d3", true),
    ] {
        let mut room = held(moves, squares);
        let before = room.game().ply();
        assert!(room.game().owed().is_some_and(|owed| owed.by == Side::White), "{squares:?}");
        room.play(played);
        assert_eq!(room.game().ply(), Ply(before.0 + 1), "{played} is in the record as played");
        assert_eq!(room.game().owed(), None, "{played}: the next move is free");
        assert_eq!(told(&room).is_some(), irregular, "{played}");
        let opened = room.hall.incidents.get(&NEXT);
        assert_eq!(opened.is_some(), irregular, "{played}");
        let Some(opened) = opened else { continue };
        let remedies = &opened.proposal.remedies;
        assert_eq!(remedies[0], Remedy::Restore { ply: before }, "{played}: {remedies:?}");
    }
}

#[test]
fn it_stands_again_when_the_move_is_taken_back_and_goes_with_its_decision() {
    let back = |to| GameCommand::TakeBack { to: Ply(to), reason: "touched".into() };
    let mut room = held("e2e4 e7e5", &["g1"]);
    room.play("d2d4");
    room.game_must(back(2));
    assert!(room.game().owed().is_some(), "the position in which it is owed");
    room.game_must(back(1));
    room.play("c7c5");
    assert!(room.game().owed().is_none(), "another position");
    for after in ["", "g1f3"] {
        let mut room = held("e2e4 e7e5", &["g1"]);
        room.play(after);
        let reason = "the other board".to_owned();
        room.dispute(DisputeCommand::Withdraw { no: NO, reason, time: None, lose: None }).unwrap();
        assert_eq!((room.game().owed(), told(&room)), (None, None), "{after}");
    }
}

#[test]
fn nobody_is_held_to_what_no_legal_move_does() {
    for (by, square, moves) in
        [(Side::Black, "g8", &["g8f6"][..]), (Side::White, "f1", &["f1c4"][..])]
    {
        let mut room = Room::new(START, "90+30", Timing::Desk);
        room.game_must(GameCommand::Oblige {
            by,
            obligation: Obligation::Move { square: square.parse().unwrap() },
            moves: moves.iter().map(|uci| Uci((*uci).into())).collect(),
        });
        assert!(room.game().owed().is_none() && room.game().owed.is_none(), "{square}");
    }
}

#[test]
fn the_journal_keeps_it() {
    let written = r#"{"event":"obliged","by":"white","obligation":{"owes":"move","square":"g1"},"moves":["g1f3"]}"#;
    let event: Event = serde_json::from_str(written).unwrap();
    assert_eq!(serde_json::to_string(&event).unwrap(), written);
}

#[test]
fn the_board_screen_shows_it_and_what_was_played_instead_is_told() {
    let words = Catalogue::new(Lang::En);
    let touched = words.say("case-touch-ask-touched-piece-touched");
    let must = "White must move the piece on g1";
    let mut stage = Stage::of("2023", "90+30", preferences(Lang::En));
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4", "e7e5"]);
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.write_in(&touched, "g1");
    stage.ctrl(Key::Enter);
    stage.key(Key::F3);
    stage.must_say(must);
    stage.play(1, &["d2d4"]);
    assert_eq!(stage.game(1).owed(), None);
    stage.must_say("White played d4 after move 1 of Black");
    let incidents = &stage.desk.snapshot().hall.incidents;
    assert!(incidents[&NEXT].is_open());
    assert_eq!(incidents[&NEXT].case.kind(), "touched-piece");
}
