//! Scores of our own in each code, and games written and read again.

use proptest::prelude::*;

use super::read::read;
use super::write::write;
use super::*;
use crate::board::position::Variant;
use crate::notation::samples;

fn game(start: &Position, moves: &str) -> Score {
    let mut game = Score::new(start.clone());
    let mut position = start.clone();
    for uci in moves.split_whitespace() {
        let m = samples::legal_move(&position, uci);
        game.moves.push(AnnotatedMove::new(m));
        position.play(m);
    }
    game
}

fn commented() -> Score {
    let mut game = game(&Position::start(), samples::GAME_2018);
    game.tags = [("White", "Ada"), ("Black", "Ben")].map(|(n, v)| (n.into(), v.into())).into();
    game.comment = Some("a sample".to_owned());
    game.moves[0].comment = Some("the usual first move, and the most usual one of all".to_owned());
    game.moves[1].nags = vec![5];
    game.moves[20].draw_offer = true;
    game.result = PgnResult::Draw;
    game
}

#[test]
fn a_score_is_laid_out_in_lines() {
    let text = write(&commented(), Layout::unicode(Code::Ueb)).text;
    let lines: Vec<&str> = text.lines().take(9).collect();
    assert_eq!(
        lines,
        [
            "⠠⠺⠓⠊⠞⠑⠒ ⠠⠁⠙⠁",
            "⠠⠃⠇⠁⠉⠅⠒ ⠠⠃⠑⠝",
            "",
            "    ⠁ ⠎⠁⠍⠏⠇⠑",
            "⠼⠁⠲ ⠑⠼⠙",
            "    ⠞⠓⠑ ⠥⠎⠥⠁⠇ ⠋⠊⠗⠎⠞ ⠍⠕⠧⠑⠂ ⠁⠝⠙ ⠞⠓⠑ ⠍⠕⠎⠞",
            "    ⠥⠎⠥⠁⠇ ⠕⠝⠑ ⠕⠋ ⠁⠇⠇",
            "⠼⠁⠲⠲⠲ ⠑⠼⠑⠖⠦",
            "⠼⠃⠲ ⠠⠝⠋⠼⠉ ⠠⠝⠋⠼⠋",
        ]
    );
    let german = write(&commented(), Layout::unicode(Code::German)).text;
    assert_eq!(german.lines().last(), Some("⠼⠁⠐⠂⠼⠃⠤⠼⠁⠐⠂⠼⠃"));
    let compact = write(&commented(), Layout::unicode(Code::Compact)).text;
    assert_eq!(compact.lines().nth(7), Some("⠂ ⠤⠑⠢⠜⠖⠜⠦"));
}

#[test]
fn german_readers_find_german_tags_and_english_ones_are_read_too() {
    let mut game = game(&Position::start(), "e2e4");
    let tags = [("Event", "open"), ("Site", "ulm"), ("Round", "3"), ("White", "ada")];
    game.tags = tags.map(|(name, value)| (name.into(), value.into())).into();
    let german = write(&game, Layout::unicode(Code::German)).text;
    let lines: Vec<&str> = german.lines().take(4).collect();
    assert_eq!(lines, ["⠞⠥⠗⠝⠊⠑⠗⠒ ⠕⠏⠑⠝", "⠕⠗⠞⠒ ⠥⠇⠍", "⠗⠥⠝⠙⠑⠒ ⠼⠉", "⠺⠑⠊⠮⠒ ⠁⠙⠁"]);
    let english = german.replace("⠞⠥⠗⠝⠊⠑⠗", "⠑⠧⠑⠝⠞").replace("⠺⠑⠊⠮", "⠺⠓⠊⠞⠑");
    for text in [german, english] {
        assert_eq!(read(&text, Code::German).unwrap().tags, game.tags, "{text}");
    }
}

#[test]
fn an_embossers_file_has_lines_and_pages_of_its_size() {
    let long = game(&Position::start(), &"g1f3 g8f6 f3g1 f6g8 ".repeat(30));
    for code in Code::ALL {
        let text = write(&long, Layout::brf(code)).text;
        assert!(text.is_ascii());
        assert!(text.ends_with("\r\n\u{c}"));
        for page in text.split_terminator('\u{c}') {
            let lines: Vec<&str> = page.split_terminator("\r\n").collect();
            assert!(lines.len() <= 25, "{}", lines.len());
            assert!(lines.iter().all(|line| line.len() <= 40 && !line.ends_with(' ')));
        }
        assert_eq!(text.matches('\u{c}').count(), 3, "62 lines");
    }
}

/// The same as far as a code tells it: the German one writes no capitals.
fn assert_same(read: &Score, written: &Score, code: Code) {
    let mut expected = written.clone();
    let case = |text: &mut String| *text = text.to_lowercase();
    if code == Code::German {
        expected.tags.iter_mut().for_each(|(_, value)| case(value));
        let comments = expected.moves.iter_mut().filter_map(|m| m.comment.as_mut());
        comments.chain(expected.comment.as_mut()).for_each(case);
    }
    assert_eq!(read, &expected);
}

#[test]
fn a_score_comes_back_in_every_code_and_script() {
    let long = "x".repeat(90);
    let mut games = vec![commented()];
    let chess960 = Position::chess960(361).unwrap();
    games.push(game(&chess960, ""));
    for (fen, form) in samples::RICH {
        let mut game = game(&samples::position(fen, *form), "");
        game.comment = Some(long.clone());
        games.push(game);
    }
    for game in &games {
        for code in Code::ALL {
            for layout in [Layout::brf(code), Layout::unicode(code)] {
                let written = write(game, layout);
                let back = read(&written.text, code).unwrap();
                assert_same(&back, game, code);
            }
        }
    }
}

#[test]
fn what_can_be_two_moves_is_decided_by_those_behind_it() {
    let start = samples::position("4k3/8/8/3P4/3Pp3/3P4/4Q3/4K3 w - - 0 1", Variant::Standard);
    // The queen or the pawn takes on e4; only the queen gives a check on e7 then.
    let decided = game(&start, "e2e4 e8d7 e4e6");
    let open = game(&start, "e2e4 e8d7 d5d6");
    let text = |game: &Score| write(game, Layout::unicode(Code::German)).text;
    assert_same(&read(&text(&decided), Code::German).unwrap(), &decided, Code::German);
    let fault = read(&text(&open), Code::German).unwrap_err();
    assert!(matches!(fault, BrailleFault::Several { ply: Ply(1), .. }), "{fault}");
}

#[test]
fn what_stands_beside_moves_stays_with_them_while_they_are_open() {
    let start = samples::position("4k3/8/8/3P4/3Pp3/3P4/4Q3/4K3 w - - 0 1", Variant::Standard);
    let mut game = game(&start, "e2e4 e8d7 e4e6");
    game.comment = Some("before".to_owned());
    game.moves[0].comment = Some("queen or pawn".to_owned());
    game.moves[1].nags = vec![2];
    game.moves[1].draw_offer = true;
    game.moves[2].comment = Some("the queen".to_owned());
    let text = write(&game, Layout::unicode(Code::German)).text;
    assert_same(&read(&text, Code::German).unwrap(), &game, Code::German);
}

#[test]
fn what_cannot_be_read_is_told_with_its_line() {
    for (text, fault) in [
        (
            "\n⠼⠁⠲ ⠑⠼⠙ ⠑⠼⠙\n",
            "convert-braille-move line=2 ply=2 fault=case-file-move-illegal text=⠑⠼⠙ side=chess-black",
        ),
        ("\n⠼⠁⠲ ⠑⠼⠙ ⠑⠼⠑\n⠼⠉⠲ ⠙⠼⠙\n", "convert-braille-number line=3 found=3 expected=2"),
        ("⠠⠺⠓⠊⠞⠑\n\n", "convert-braille-tag line=1 text=White"),
        ("\n⠸\n", "convert-braille-cells line=2 text=⠸"),
        ("\n⠐⠣⠐⠶⠐⠜\n", "convert-braille-no-move line=2 text=(=)"),
    ] {
        assert_eq!(read(text, Code::Ueb).unwrap_err().to_string(), fault);
    }
}

#[test]
fn what_a_score_does_not_say_is_told() {
    let mut game = game(&Position::start(), "e2e4");
    game.moves[0].nags = vec![1, 14];
    game.moves[0].comment = Some("ход".to_owned());
    let written = write(&game, Layout::unicode(Code::Ueb));
    assert_eq!(written.left_out, [14]);
    assert_eq!(written.lost.into_iter().collect::<String>(), "дох");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn random_games_come_back(choices in prop::collection::vec(any::<u16>(), 0..90), number in 0..960_u16, cells in 0..60_usize) {
        let start = Position::chess960(number).unwrap();
        let mut moves = String::new();
        let mut position = start.clone();
        for choice in choices {
            let legal = position.legal_moves();
            let Some(m) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
            moves += &format!("{} ", position.uci(*m));
            position.play(*m);
        }
        let game = game(&start, &moves);
        for code in Code::ALL {
            let layout = Layout { cells, ..Layout::brf(code) };
            match read(&write(&game, layout).text, code) {
                Ok(back) => assert_same(&back, &game, code),
                Err(fault) => prop_assert!(
                    code == Code::German && matches!(fault, BrailleFault::Several { .. }),
                    "{}", fault
                ),
            }
        }
    }

    #[test]
    fn any_text_is_answered(text in "[\u{2800}-\u{283f} \n]{0,60}", other in "(.|\n){0,40}") {
        for code in Code::ALL {
            let _ = read(&text, code);
            let _ = read(&other, code);
        }
    }
}
