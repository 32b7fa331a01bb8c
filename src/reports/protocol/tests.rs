//! The sheets of an incident and of a round: all that must stand there, in every language, and PDF
//! that is made of it; a long round takes as many sheets as it needs.

use uuid::Uuid;

use super::*;
use crate::envelope::read_aloud;
use crate::pdf::render;
use jadoube_chess::board::position::Position;
use jadoube_chess::side::BySide;
use jadoube_core::evidence::head::Head;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::event::{Player, Setup, SourceTags};

fn about() -> About<'static> {
    let head = Head { seq: 1284, hash: [0xA5; 32] };
    let record = RecordState { competition: Uuid::from_u128(7), head, key: None };
    About {
        competition: None,
        record: Some(record),
        printed: "2026-11-22T15:00:07+01:00".parse().unwrap(),
        as_of: None,
        here: "vm",
    }
}

fn game(white: &str) -> Game {
    let player = |name: &str| Player { name: name.into(), ..Player::default() };
    Game::new(Setup {
        players: BySide::new(player(white), player("Ilić, Nikola")),
        round: 3,
        ..Setup::new("90+30".parse().unwrap())
    })
}

fn texts(document: &Document) -> String {
    let areas = document.pages.iter().flat_map(|page| &page.areas);
    let of = |block: &Block| match block {
        Block::Heading(_, text) | Block::Text(text) | Block::Signature(text) => text.clone(),
        Block::Table(table) => table.rows.concat().join("\n"),
        Block::Facts(rows) => rows.iter().map(|(a, b)| format!("{a} {b}\n")).collect(),
        Block::Diagram(diagram) => diagram.alt.clone(),
        Block::Code { text, alt, .. } => format!("{text} {alt}"),
    };
    areas.flat_map(|area| &area.blocks).map(of).collect::<Vec<_>>().join("\n")
}

#[test]
fn paper_names_the_station_and_not_the_computer() {
    let words = Catalogue::new(Lang::En);
    assert_eq!(about().recorded_at(&words, "vm"), "this computer");
    assert_eq!(about().recorded_at(&words, "Desk 2"), "Desk 2");
    let several = About { here: "", ..about() };
    assert_eq!(several.recorded_at(&words, "vm"), "vm", "of several stations each has its name");
}

#[test]
fn the_sheet_of_a_round_has_every_board_and_the_head_in_every_language() {
    let about = about();
    let head = about.record.unwrap();
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        for count in [0, 1, 60] {
            let games: Vec<Game> = (0..count).map(|nth| game(&format!("Player {nth}"))).collect();
            let board = |(game, no)| RoundBoard {
                board: BoardNo(no),
                game,
                corrected: None,
                adjournments: Vec::new(),
                incidents: Vec::new(),
            };
            let boards: Vec<RoundBoard<'_>> = games.iter().zip(1..).map(board).collect();
            let document = round(&words, &about, (3, &boards), Moment::START);
            let all = texts(&document);
            for part in [head.head.to_string(), head.scanned()] {
                assert!(all.contains(&part), "{lang:?} {count}: {part}");
            }
            for nth in 0..count {
                assert!(all.contains(&format!("Player {nth}")), "{lang:?}: {nth} of {count}");
            }
            assert!(render(&document).is_ok(), "{lang:?} {count}: {:?}", render(&document).err());
            assert!(count < 60 || document.pages.len() > 3);
        }
    }
}

#[test]
fn a_text_of_any_length_finds_room() {
    let words = Catalogue::new(Lang::En);
    for text in ["word ".repeat(4000), "x".repeat(9000), String::new()] {
        let blocks = vec![
            Block::Heading(1, "Title".into()),
            Block::Text(text.clone()),
            Block::Facts(vec![("Name".into(), text.clone())]),
        ];
        let document = document(&words, "Title".into(), blocks);
        assert!(render(&document).is_ok(), "{}: {:?}", text.len(), render(&document).err());
        let written = texts(&document);
        let letters = |text: &str| text.chars().filter(|sign| "wordx".contains(*sign)).count();
        assert!(letters(&written) >= 2 * letters(&text), "nothing is lost");
    }
}

#[test]
fn the_time_of_printing_is_told_as_people_write_it() {
    let words = Catalogue::new(Lang::En);
    let sheet = texts(&round(&words, &about(), (3, &[]), Moment::START));
    assert!(sheet.contains("Printed 2026-11-22 15:00\n"), "{sheet}");
}

#[test]
fn several_pieces_have_their_plural_and_one_has_not() {
    let placement = Position::start().placement();
    for (lang, king, pawns) in [
        (Lang::En, "white king: e1", "white pawns: a2, b2"),
        (Lang::De, "weißer König: e1", "weiße Bauern: a2, b2"),
        (Lang::Mk, "бел крал: e1", "бели пешаци: a2, b2"),
    ] {
        let told = read_aloud(&Catalogue::new(lang), &placement);
        assert!(told.contains(king) && told.contains(pawns), "{told}");
    }
}

#[test]
fn a_game_whose_clock_has_run_is_begun_and_a_score_that_ends_early_says_so() {
    let words = Catalogue::new(Lang::En);
    let mut game = game("Ada");
    let rows = |game: &Game| -> String {
        let rows = move_rows(&words, (game, None), Moment::START);
        rows.into_iter().map(|(name, value)| format!("{name}: {value}\n")).collect()
    };
    assert!(rows(&game).contains("Result: not begun"), "{}", rows(&game));
    game.status = Status::Playing;
    assert!(!rows(&game).contains("not begun") && !rows(&game).contains("goes on"));
    let unread = Some("Qh9 Nf3".to_owned());
    game.setup.imported = Some(SourceTags { unread, ..SourceTags::default() }.into());
    let told = "Source: The score ends here, but the file it was read from goes on: “Qh9 Nf3”";
    assert!(rows(&game).contains(told), "{}", rows(&game));
}
