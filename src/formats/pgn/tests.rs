//! Small files of our own: what is read from them, what is complained about, what is written.

use proptest::prelude::*;

use super::read::{read, read_bytes};
use super::write::{write, write_exact};
use super::*;
use crate::core::board::position::Form;

fn sans(game: &PgnGame) -> String {
    game.plies.iter().map(|ply| ply.san.as_str()).collect::<Vec<_>>().join(" ")
}

fn only_game(text: &str) -> PgnGame {
    let file = read(text);
    assert_eq!(file.complaints, [], "{text}");
    assert_eq!(file.games.len(), 1, "{text}");
    file.games.into_iter().next().unwrap()
}

#[test]
fn a_sound_game_is_read_whatever_its_dress() {
    for (text, moves) in [
        ("[Event \"A\"]\n\n1. e4 e5 2. Nf3 *\n", "e4 e5 Nf3"),
        ("\u{feff}[Event \"A\"]\r\n\r\n1.e4 e5\r\n2.Nf3 *\r\n", "e4 e5 Nf3"),
        ("[Event \"A\"]\r\r1.e4 e5 2.Nf3 *\r", "e4 e5 Nf3"),
        ("[Event \"A\"]\n\n[Site \"B\"]\n\n1. e4 *", "e4"),
        ("e2e4 e7e5 g1f3 *", "e4 e5 Nf3"),
        ("1. e2-e4 e7-e5 2. Ng1-f3 *", "e4 e5 Nf3"),
        ("1. e4 (1. d4 d5 (1... Nf6 {deep}) 2. c4) 1... e5 *", "e4 e5"),
        ("1. e4! $14 e5?! 2. Nf3 !! *", "e4 e5 Nf3"),
        ("1. e4 ; a remark {\n e5 *", "e4 e5"),
        ("% an escape\n1. e4\n% another\ne5 *", "e4 e5"),
        ("1. e4 e5 2. Ke2 Ke7 1/2-1/2 {agreed}", "e4 e5 Ke2 Ke7"),
        ("1. e4 a6 2. e5 d5 3. exd6 e.p. *", "e4 a6 e5 d5 exd6"),
        ("1. e4 a6 2. e5 d5 3. exd6e.p. *", "e4 a6 e5 d5 exd6"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 (=) *", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O"),
        ("[SetUp \"1\"]\n[FEN \"k7/3P4/8/8/8/8/8/K7 w - - 0 1\"]\n1. d8(R)+ *", "d8=R+"),
        ("1. f3 e5 2. g4 Qh4++ 0-1", "f3 e5 g4 Qh4#"),
    ] {
        assert_eq!(sans(&only_game(text)), moves, "{text}");
    }
}

#[test]
fn times_are_read_in_every_spelling_and_taken_out_of_the_comment() {
    for (comment, clk, emt, rest) in [
        ("{[%clk 1:29:05]}", Some(5_345_000), None, None),
        ("{[%clk 01:30:56]} {[%emt 00:00:05]}", Some(5_456_000), Some(5000), None),
        ("{[%clk\n0:09:57.1]}", Some(597_100), None, None),
        ("{[%emt 4.097]}", None, Some(4097), None),
        (
            "{good [%clk 0:01:00] move [%eval 0.3]}",
            Some(60_000),
            None,
            Some("good move [%eval 0.3]"),
        ),
        ("{one} {two}", None, None, Some("one two")),
    ] {
        let game = only_game(&format!("1. e4 {comment} e5 *"));
        let ply = &game.plies[0];
        assert_eq!(ply.clk, clk.map(Millis), "{comment}");
        assert_eq!(ply.emt, emt.map(Millis), "{comment}");
        assert_eq!(ply.comment.as_deref(), rest, "{comment}");
    }
}

#[test]
fn draw_offers_are_read_where_people_write_them() {
    for text in ["1. e4 (=) e5 *", "1. e4(=) e5 *", "1. e4 {(=)} e5 *"] {
        let game = only_game(text);
        assert_eq!(game.plies.len(), 2, "{text}");
        assert!(game.plies[0].draw_offer && !game.plies[1].draw_offer, "{text}");
        assert_eq!(game.plies[0].comment, None, "{text}");
    }
}

#[test]
fn chess960_is_known_by_its_tag_or_by_its_castling_letters() {
    let fen = "nnrbkrbq/pppppppp/8/8/8/8/PPPPPPPP/NNRBKRBQ w FCfc - 0 1";
    for variant in ["Chess960", "chess 960", "Fischerandom", "fischerandom", ""] {
        let game = only_game(&format!("[Variant \"{variant}\"]\n[FEN \"{fen}\"]\n\n1. d4 *"));
        assert_eq!(game.start.form(), Form::Chess960, "{variant}");
        let again = only_game(&write(&game).unwrap());
        assert_eq!(again.start, game.start, "{variant}");
    }
}

fn faults(text: &str) -> Vec<(usize, Option<u16>, usize, String)> {
    let summary = |fault: &PgnFault| match fault {
        PgnFault::Move(NotationFault::Illegal { .. }) => "illegal".to_owned(),
        PgnFault::Move(NotationFault::Unreadable { .. }) => "unreadable".to_owned(),
        PgnFault::Move(NotationFault::Ambiguous { .. }) => "ambiguous".to_owned(),
        other => format!("{other:?}").split(['(', ' ']).next().unwrap_or_default().to_owned(),
    };
    read(text)
        .complaints
        .iter()
        .map(|c| (c.game, c.ply.map(|ply| ply.0), c.line, summary(&c.fault)))
        .collect()
}

#[test]
fn every_fault_is_told_with_its_place_and_costs_no_other_game() {
    let good = "\n\n[Event \"next\"]\n\n1. d4 d5 *\n";
    for (bad, kept, ply, line, fault) in [
        ("[Event \"x\"]\n\n1. e4 e5\n2. Ke3 *", 2, Some(3), 4, "illegal"),
        ("[Event \"x\"]\n\n1. e4 Sf6 *", 1, Some(2), 3, "unreadable"),
        ("[Event \"x\"]\n\n1. d4 d5 2. c3 c6 3. Nd2 Nd7 4. Nf3 *", 6, Some(7), 3, "ambiguous"),
        ("[Event \"x\"]\n\n1. e4 -- 2. d4 *", 1, Some(2), 3, "NullMove"),
        ("[Event \"x\"]\n[FEN \"nonsense\"]\n\n1. e4 *", 0, None, 4, "Start"),
        ("[Event \"x\"]\n[Variant \"Atomic\"]\n\n1. e4 *", 0, None, 4, "Variant"),
        ("[Event \"x\"]\n[What is this]\n\n1. e4 *", 1, None, 2, "Tag"),
        ("[Event \"x\"]\n[Event2 \"y\"]\n[Event2 \"z\"]\n1. e4 *", 1, None, 3, "TagTwice"),
        ("[Event \"x\"]\n\n1. e4 (1. d4 *", 1, None, 5, "Brackets"),
        ("[Event \"x\"]\n\n1. e4 ) e5 *", 2, None, 3, "Brackets"),
        ("[Event \"x\"]\n\n1. e4 {[%clk soon]} *", 1, Some(1), 3, "Time"),
        ("[Event \"x\"]\n[Result \"1-0\"]\n\n1. e4 0-1", 1, None, 4, "TwoResults"),
        ("[Event \"x\"]\n\n1. e4 e5", 2, None, 5, "NoEnd"),
        ("[Event \"x\"]\n\n1. e4 {never closed *", 1, None, 3, "CommentOpen"),
    ] {
        let text = format!("{bad}{good}");
        let file = read(&text);
        let found = faults(&text);
        assert!(found.contains(&(1, ply, line, fault.to_owned())), "{bad}: {found:?}");
        assert!(found.iter().all(|(game, ..)| *game == 1), "{bad}: {found:?}");
        assert_eq!(file.games.len(), 2, "{bad}");
        assert_eq!(file.games[0].plies.len(), kept, "{bad}");
        assert_eq!(sans(&file.games[1]), "d4 d5", "{bad}");
    }
}

#[test]
fn bytes_that_are_not_utf8_are_taken_as_the_standard_says() {
    let file = read_bytes(b"[Event \"x\"]\n[White \"J\xfcrgen\"]\n\n1. e4 *\n");
    assert_eq!(file.games[0].tag("White"), Some("Jürgen"));
    assert_eq!(file.complaints[0].fault, PgnFault::NotUtf8);
    assert_eq!(file.complaints[0].line, 2);
}

#[test]
fn the_export_format_is_as_the_standard_has_it() {
    let mut game =
        only_game("1. e4 {[%clk 1:29:05.2] [%emt 55] sharp} e5 $1 2. Nf3 Nc6 (=) 3. Bb5 1-0");
    for (name, value) in [
        ("White", "Quote \" and \\ slash"),
        ("TimeControl", "40/7200:1800+30"),
        ("Board", "3"),
        ("Annotator", "x"),
        ("Termination", termination::TIME_FORFEIT),
    ] {
        game.set_tag(name, value);
    }
    let text = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
        [White \"Quote \\\" and \\\\ slash\"]\n[Black \"?\"]\n[Result \"1-0\"]\n[Annotator \"x\"]\n\
        [Board \"3\"]\n[TimeControl \"40/7200:1800+30\"]\n[Termination \"time forfeit\"]\n\n\
        1. e4 {[%clk 1:29:06] [%emt 0:00:55] sharp} 1... e5 $1 2. Nf3 Nc6 {(=)} 3. Bb5\n1-0\n\n";
    assert_eq!(write(&game).unwrap(), text);
    assert!(write_exact(&game).unwrap().contains("[%clk 1:29:05.2]"));
}

#[test]
fn an_illegal_game_is_not_written() {
    let mut game = only_game("1. e4 e5 *");
    game.plies[1].uci = Uci("e7e4".into());
    assert!(write(&game).is_err());
}

fn comment() -> impl Strategy<Value = Option<String>> {
    let word = "[A-Za-z0-9.,!?äж♘%;\\[\\]\"-]{1,12}";
    let text = prop::collection::vec(word, 1..12).prop_map(|words| words.join(" "));
    prop::option::weighted(0.3, text.prop_filter("no command", |text| !text.contains("[%")))
}

prop_compose! {
    fn any_game()(
        number in prop::option::of(0_u16..960),
        white in "\\PC{0,12}",
        plies in prop::collection::vec(
            (any::<prop::sample::Index>(), prop::option::of(0_i64..40_000_000),
             prop::option::of(0_i64..40_000_000), any::<bool>(), comment()),
            0..60,
        ),
        preamble in comment(),
        result in prop::sample::select(vec![
            PgnResult::WhiteWins, PgnResult::BlackWins, PgnResult::Draw, PgnResult::Open,
        ]),
    ) -> PgnGame {
        let start = match number {
            Some(number) => Position::chess960(number).unwrap(),
            None => Position::start(),
        };
        let mut game = PgnGame { comment: preamble, result, ..PgnGame::new(start.clone()) };
        game.set_tag("White", &white);
        let mut position = start;
        for (choice, clk, emt, draw_offer, comment) in plies {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let played = *choice.get(&legal);
            let san = crate::core::notation::san::san(&position, played);
            let (clk, emt) = (clk.map(Millis), emt.map(Millis));
            let uci = position.uci(played);
            game.plies.push(PgnPly { clk, emt, draw_offer, comment, ..PgnPly::new(uci, san) });
            position = position.after(played);
        }
        game
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_written_is_read_back_the_same(game in any_game()) {
        let text = write_exact(&game).unwrap();
        let back = only_game(&text);
        prop_assert_eq!(&back.plies, &game.plies);
        prop_assert_eq!(&back.start, &game.start);
        prop_assert_eq!(back.result, game.result);
        prop_assert_eq!(&back.comment, &game.comment);
        prop_assert_eq!(back.tag("White"), game.tag("White"));
        prop_assert_eq!(write_exact(&back).unwrap(), text);
    }

    #[test]
    fn no_text_makes_the_reader_stumble(text in "(\\PC|\\n|[{}()\\[\\]\"$;%*]|e4 |1-0){0,80}") {
        let _ = read(&text);
    }
}
