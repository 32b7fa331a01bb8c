//! Scoresheets as values: what is decided when one is entered, how the entries stand to the record,
//! which game the arbiter decides on, and what could have been claimed in it.

use crate::aggregate::Aggregate;
use crate::claims::missed::{Chance, Ground, chances};
use crate::game::command::Command;
use crate::game::course::{self, EntryAgreement, KnownMoves, entry_agreements, expected, filled};
use crate::game::event::Event;
use crate::game::outcome::EndReason;
use crate::game::refusal::Refusal;
use crate::game::sheets::{CELLS_MAX, Origin, RecordingMethod, SYSTEMS};
use crate::game::state::Game;
use crate::rulings::scenario::{STANDARD, START, ask, edition, game};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::sheet::{Cell, Sheet};
use jadoube_chess::side::{BySide, Side};

// --- entering ---------------------------------------------------------------------------------

fn decided(game: &Game, command: &Command) -> Result<Vec<Event>, Refusal> {
    game.decide(command, (Moment(9_000), edition("2023")))
}

fn write(index: u16, text: &str) -> Command {
    Command::WriteCell { whose: Side::White, index, cell: Cell::Written(text.to_owned()) }
}

#[test]
fn what_is_typed_becomes_a_cell_and_a_mark_beside_it() {
    let mut game = game(STANDARD, START, "");
    ask(&mut game, &write(0, "e4"), Moment(1));
    let cases: [(u16, &str, &[&str]); 7] = [
        (0, "e4", &[]),
        (0, " e4 ", &[]),
        (0, "d4", &["0 d4"]),
        (1, "e5 (=)", &["1 e5", "1 offer"]),
        (0, "", &["0 "]),
        (3, "|", &["3 |"]),
        (3, "??", &["3 ?"]),
    ];
    for (index, text, told) in cases {
        let events = decided(&game, &write(index, text)).unwrap();
        let found: Vec<String> = events
            .iter()
            .map(|event| match event {
                Event::CellWritten { index, cell, .. } => {
                    format!("{index} {}", cell.as_entered())
                }
                Event::CellMarked { index, mark, .. } if mark.draw_offered => {
                    format!("{index} offer")
                }
                other => format!("{other:?}"),
            })
            .collect();
        assert_eq!(found, told, "{index} {text}");
    }
    let refused = decided(&game, &write(CELLS_MAX, "e4"));
    assert_eq!(refused, Err(Refusal::NoSuchCell { index: usize::from(CELLS_MAX) }));
}

#[test]
fn a_sheet_is_taken_as_it_stands_and_an_offer_alone_goes_to_the_move_before() {
    let game = game(STANDARD, START, "");
    let cells = ["e4", "e5", "(=)", "", "Nf3(=)", "", ""].map(Cell::read).to_vec();
    let take = Command::TakeSheet { whose: Side::Black, cells, from: Origin::Text };
    let events = decided(&game, &take).unwrap();
    let [Event::SheetTaken { cells, offers, .. }] = events.as_slice() else { panic!("{events:?}") };
    assert_eq!(*cells, ["e4", "e5", "", "Nf3"].map(Cell::read));
    assert_eq!(*offers, [1, 3]);
}

#[test]
fn only_known_ways_to_write_are_recorded() {
    let game = game(STANDARD, START, "");
    for (system, _) in SYSTEMS {
        let kept = RecordingMethod { system: system.into(), language: "mk".into() };
        let keep = Command::KeepSheet { whose: Side::White, kept };
        assert_eq!(decided(&game, &keep).unwrap().len(), 1, "{system}");
    }
    let kept = RecordingMethod { system: "runes".into(), language: String::new() };
    let refused = decided(&game, &Command::KeepSheet { whose: Side::White, kept });
    assert_eq!(refused, Err(Refusal::NoSuchSystem("runes".into())));
}

#[test]
fn the_game_decided_on_replaces_the_record_and_keeps_what_is_the_same() {
    let reason = || "both sheets".to_owned();
    let moves =
        |text: &str| text.split_whitespace().map(|uci| Uci(uci.to_owned())).collect::<Vec<_>>();
    let mut game = game(STANDARD, START, "e2e4 e7e5 g1f3 b8c6");
    let before = game.plies.clone();
    let decide_on = |game: &Game, text: &str| {
        decided(game, &Command::Reconstruct { moves: moves(text), reason: reason() })
    };
    let illegal = decide_on(&game, "e2e4 e7e4");
    assert!(matches!(illegal, Err(Refusal::MoveIllegal { ply: Ply(1), .. })), "{illegal:?}");
    let empty = Command::Reconstruct { moves: moves("e2e4"), reason: " ".into() };
    assert_eq!(decided(&game, &empty), Err(Refusal::ReasonMissing));
    let found = Command::Reconstruct { moves: moves("e2e4 e7e5 b1c3"), reason: reason() };
    ask(&mut game, &found, Moment(9_000));
    assert_eq!(game.plies.len(), 3);
    assert_eq!(game.plies[..2], before[..2], "their times stay");
    assert_eq!((game.plies[2].san.as_str(), game.plies[2].times), ("Nc3", None));
    assert_eq!(game.clock.running(), Some(Side::Black));
    assert_eq!((game.clock.moves_made(Side::White), game.clock.moves_made(Side::Black)), (2, 1));
    let mate = decide_on(&game, "f2f3 e7e5 g2g4 d8h4").unwrap();
    let ended = mate.iter().find_map(|event| match event {
        Event::Ended(outcome) => Some(outcome.reason),
        _ => None,
    });
    assert_eq!(ended, Some(EndReason::Checkmate));
}

// --- entries beside the record ----------------------------------------------------------------

fn of(fen: &str, moves: &str, sheets: [&str; 2], languages: [&str; 2]) -> Game {
    let mut game = game(STANDARD, fen, moves);
    for (nth, whose) in Side::BOTH.into_iter().enumerate() {
        let kept = RecordingMethod { system: "algebraic".into(), language: languages[nth].into() };
        ask(&mut game, &Command::KeepSheet { whose, kept }, Moment(1));
        let cells = Sheet::from_text(sheets[nth]).cells().to_vec();
        let take = Command::TakeSheet { whose, cells, from: Origin::Text };
        ask(&mut game, &take, Moment(2));
    }
    game
}

fn told(game: &Game) -> String {
    let courses = BySide::new(KnownMoves::of(game, Side::White), KnownMoves::of(game, Side::Black));
    let sign = |standing| match standing {
        EntryAgreement::Open => '_',
        EntryAgreement::Same => '=',
        EntryAgreement::Among => '~',
        EntryAgreement::Other => '!',
        EntryAgreement::NoMove => 'x',
    };
    let all = entry_agreements(game, &courses);
    let of = |side: Side| all.iter().map(|one| sign(*one.of(side))).collect::<String>();
    format!("{} {}", of(Side::White), of(Side::Black))
}

#[test]
fn entries_are_held_against_the_record_or_against_each_other() {
    let cases = [
        ("e2e4 e7e5 g1f3", ["e4 e5 Nf3", "e4 e5 Nc3"], "=== ==!"),
        ("e2e4 e7e5 g1f3", ["e4 e5 Nf4", "e4 e5"], "==x ==_"),
        ("", ["e4 e5 Nf3 Nc6", "e4 e5 Nf3"], "===_ ===_"),
        ("", ["e4 c5 Nf3", "e4 e5 Nf3"], "=!= =!="),
        ("", ["", "e4 e5"], "__ __"),
    ];
    for (moves, sheets, signs) in cases {
        assert_eq!(told(&of(START, moves, sheets, ["en", "en"])), signs, "{moves} {sheets:?}");
    }
}

#[test]
fn what_is_expected_is_written_as_the_sheet_is_kept() {
    let game = of(START, "e2e4", ["e4", "e4 e5 Nf3 Nc6"], ["de", "en"]);
    let course = |side| KnownMoves::of(&game, side);
    let white = course(Side::White);
    let found: Vec<Option<String>> =
        (0..5).map(|index| expected(&game, &white, Side::White, index)).collect();
    let wanted = ["e4", "e5", "Sf3", "Sc6"].map(|text| Some(text.to_owned()));
    assert_eq!(found, [wanted.to_vec(), vec![None]].concat());
    let black = course(Side::Black);
    assert_eq!(expected(&game, &black, Side::Black, 0).as_deref(), Some("e4"));
    assert_eq!(expected(&game, &black, Side::Black, 4), None, "White has not written it");
}

#[test]
fn a_game_that_black_begins_leaves_whites_first_cell_empty() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 30";
    let game = of(fen, "e8d7 e2e4", ["", ""], ["", ""]);
    let cells = filled(&game, Side::White);
    let texts: Vec<&str> = cells.iter().map(|cell| cell.text().unwrap_or("_")).collect();
    assert_eq!(texts, ["_", "Kd7", "e4"]);
    let course = KnownMoves::of(&game, Side::White);
    assert_eq!(expected(&game, &course, Side::White, 0), None);
    assert_eq!(expected(&game, &course, Side::White, 1).as_deref(), Some("Kd7"));
}

// --- claims -----------------------------------------------------------------------------------

/// The game with both sheets complete, White's only up to some half-move.
fn written(moves: &str, white: usize) -> Game {
    let mut game = game(STANDARD, START, moves);
    for (whose, cells) in [(Side::White, white), (Side::Black, usize::MAX)] {
        let plies = game.plies.iter().take(cells);
        let cells = plies.map(|ply| Cell::Written(ply.san.clone())).collect();
        let take = Command::TakeSheet { whose, cells, from: Origin::Board };
        ask(&mut game, &take, Moment(500_000));
    }
    game
}

const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8 ";

#[test]
fn what_could_be_claimed_where_and_whether_unwritten_moves_count() {
    let shuffle = |times: usize| SHUFFLE.repeat(times);
    // Black may still castle when White's king first comes to e2: that position is another.
    let castling = "e2e4 e7e5 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7";
    let cases: [(&str, &str, usize, &str); 6] = [
        ("2023", &shuffle(1), 99, ""),
        ("2023", &shuffle(2), 99, "White 8: 0 4 8, holds"),
        ("2023", &shuffle(2), 5, "White 8: 0 4 8, holds without 6 7 8"),
        ("1980", &shuffle(2), 5, "White 8: 0 4 8, fails without 6 7 8"),
        (
            "2023",
            "e2e4 e7e5 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
            99,
            "White 10: 2 6 10, holds",
        ),
        ("2023", castling, 99, "White 12: 4 8 12, holds"),
    ];
    for (id, moves, white, told) in cases {
        let found: Vec<String> =
            chances(&written(moves, white), edition(id)).iter().map(brief).collect();
        assert_eq!(found.join("; "), told, "{id} {moves}");
    }
}

fn brief(chance: &Chance) -> String {
    let plies =
        |plies: &[Ply]| plies.iter().map(|ply| ply.0.to_string()).collect::<Vec<_>>().join(" ");
    let where_ = match &chance.ground {
        Ground::Repetition(check) => plies(&check.at.iter().map(|at| at.ply).collect::<Vec<_>>()),
        Ground::FiftyMoves { after, check } => {
            format!("after {} {}+{}", after.0, check.moves.white, check.moves.black)
        }
    };
    let holds = if chance.holds() { "holds" } else { "fails" };
    let without = match chance.unrecorded.as_slice() {
        [] => String::new(),
        missing => format!(" without {}", plies(missing)),
    };
    format!("{:?} {}: {where_}, {holds}{without}", chance.by, chance.from.0)
}

#[test]
fn fifty_moves_are_found_once_with_their_first_and_last_half_move() {
    let fen = "7k/8/8/8/8/8/R7/K7 w - - 97 80";
    let game = game(STANDARD, fen, "a2b2 h8g8 b2c2 g8f8 c2c3");
    let found = chances(&game, edition("2023"));
    assert_eq!(found.iter().map(brief).collect::<Vec<_>>(), ["Black 3: after 0 51+51, holds"]);
    assert_eq!(found.iter().map(|chance| chance.until.0).collect::<Vec<_>>(), [5]);
}

// --- in the notation of the sheet -------------------------------------------------------------

#[test]
fn a_sheet_is_read_and_filled_in_the_notation_that_it_is_kept_in() {
    let moves = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6";
    for (system, language, cells) in [
        ("algebraic", "de", "e4 e5 Sf3 Sc6 Lb5 a6"),
        ("algebraic", "pl", "e4 e5 Sf3 Sc6 Gb5 a6"),
        ("long-algebraic", "en", "e2-e4 e7-e5 Ng1-f3 Nb8-c6 Bf1-b5 a7-a6"),
        ("descriptive", "en", "P-K4 P-K4 N-KB3 N-QB3 B-N5 P-QR3"),
        ("descriptive", "es", "P4R P4R C3AR C3AD A5C P3TD"),
        ("numeric", "", "5254 5755 7163 2836 6125 1716"),
    ] {
        let mut game = game(STANDARD, START, moves);
        let kept = RecordingMethod { system: system.into(), language: language.into() };
        ask(&mut game, &Command::KeepSheet { whose: Side::White, kept }, Moment(9_000));
        let texts: Vec<&str> = cells.split(' ').collect();
        let found: Vec<String> =
            filled(&game, Side::White).iter().map(|cell| cell.as_entered().to_owned()).collect();
        assert_eq!(found, texts, "{system} {language}");
        let course = KnownMoves::of(&game, Side::White);
        assert_eq!(expected(&game, &course, Side::White, 2).as_deref(), Some(texts[2]));
        for (index, text) in (0..).zip(&texts) {
            ask(&mut game, &write(index, text), Moment(9_000));
        }
        let courses = BySide::new(course, KnownMoves::of(&game, Side::Black));
        let stands = entry_agreements(&game, &courses);
        assert!(
            stands.iter().all(|stand| stand.white == EntryAgreement::Same),
            "{system}: {stands:?}"
        );
        // Set beside the other sheet it is algebraic; what cannot be followed is not made up.
        ask(&mut game, &write(3, "Zz9"), Moment(9_000));
        let sheet = course::sheet(&game, Side::White);
        let (third, fourth) = (sheet.cell(2).unwrap(), sheet.cell(3).unwrap());
        if system.ends_with("algebraic") {
            assert_eq!(third.as_entered(), texts[2]);
        } else {
            assert_eq!((third.as_entered(), fourth), ("Nf3", &Cell::Illegible), "{system}");
        }
    }
}
