//! Small files of our own: what is read from them, what is complained about, what is written.

use proptest::prelude::*;

use super::fault::{Complaint, PgnFault};
use super::read::{read, read_bytes};
use super::write::{write, write_exact};
use super::*;
use crate::board::position::Variant;
use crate::notation::reading::NotationFault;

fn sans(game: &PgnGame) -> String {
    game.sans().join(" ")
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
        let ply = &game.plies()[0];
        assert_eq!(ply.clk, clk.map(Millis), "{comment}");
        assert_eq!(ply.emt, emt.map(Millis), "{comment}");
        assert_eq!(ply.comment().as_deref(), rest, "{comment}");
    }
}

#[test]
fn draw_offers_are_read_where_people_write_them() {
    for text in ["1. e4 (=) e5 *", "1. e4(=) e5 *", "1. e4 {(=)} e5 *"] {
        let game = only_game(text);
        assert_eq!(game.plies().len(), 2, "{text}");
        assert!(game.plies()[0].draw_offer && !game.plies()[1].draw_offer, "{text}");
        assert_eq!(game.plies()[0].comment(), None, "{text}");
    }
}

#[test]
fn chess960_is_known_by_its_tag_or_by_its_castling_letters() {
    let fen = "nnrbkrbq/pppppppp/8/8/8/8/PPPPPPPP/NNRBKRBQ w FCfc - 0 1";
    for variant in ["Chess960", "chess 960", "Fischerandom", "fischerandom", ""] {
        let game = only_game(&format!("[Variant \"{variant}\"]\n[FEN \"{fen}\"]\n\n1. d4 *"));
        assert_eq!(game.start.form(), Variant::Chess960, "{variant}");
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
        // Read all the same, and told: an analysis may hold it.
        ("[Event \"x\"]\n\n1. e4 -- 2. d4 *", 3, Some(2), 3, "NullMove"),
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
        assert_eq!(file.games[0].plies().len(), kept, "{bad}");
        assert_eq!(sans(&file.games[1]), "d4 d5", "{bad}");
    }
}

#[test]
fn a_comment_without_an_end_does_not_take_the_next_game_whatever_that_begins_with() {
    for first in ["[White \"c\"]", "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]", "[Event \"c\"]"] {
        let next = if first.contains("FEN") { "1. Kd2 Kd7 {end} *" } else { "1. d4 d5 {end} *" };
        let text = format!("[White \"a\"]\n\n1. e4 e5 {{open 2. d4 1-0\r\n\r\n{first}\n\n{next}\n");
        let read = read(&text);
        let moves: Vec<usize> = read.games.iter().map(|game| game.plies().len()).collect();
        assert_eq!(moves, [2, 2], "{first}");
        assert!(faults(&text).contains(&(1, None, 3, "CommentOpen".to_owned())), "{first}");
    }
    // Without an empty line before it a bracket is a part of the comment.
    let whole = read("[White \"a\"]\n\n1. e4 {as in\n[White \"c\"]} e5 *\n");
    assert_eq!((whole.games.len(), whole.complaints), (1, Vec::new()));
}

#[test]
fn bytes_that_are_not_utf8_are_taken_as_the_standard_says() {
    let file = read_bytes(b"[Event \"x\"]\n[White \"J\xfcrgen\"]\n\n1. e4 *\n");
    assert_eq!(file.games[0].tag("White"), Some("Jürgen"));
    assert_eq!(file.complaints[0].fault, PgnFault::NotUtf8("windows-1252"));
    assert_eq!(file.complaints[0].line, 2);
}

/// What other readers lose without a word or read as another move (facts of the project, 1.2).
#[test]
fn what_others_lose_silently_is_read_or_told() {
    let before = "1. e4 d5";
    for (text, moves, unread) in [
        // Understood, and told as another spelling.
        ("1. e4 d5 2. e:d5 Q:d5 3. Nc3 *", "e4 d5 exd5 Qxd5 Nc3", ""),
        ("1. e4 d5 2. exd Qxd5 *", "e4 d5 exd5 Qxd5", ""),
        ("1. e4 d5 2. ed Qxd5 *", "e4 d5 exd5 Qxd5", ""),
        ("1. Ng1-f3 Ng8-f6 *", "Nf3 Nf6", ""),
        ("1. g1f3 g8f6 *", "Nf3 Nf6", ""),
        ("1. f3 e5 2. g4 Qh4++ *", "f3 e5 g4 Qh4#", ""),
        ("1. ♘f3 ♞f6 *", "Nf3 Nf6", ""),
        ("[FEN \"rn5k/P7/8/8/8/8/8/7K w - - 0 1\"]\n1. axb8(N) *", "axb8=N", ""),
        ("[FEN \"rn5k/P7/8/8/8/8/8/7K w - - 0 1\"]\n1. axb8R+ *", "axb8=R+", ""),
        // Not English: never another move, and every word is kept.
        ("1. e4 d5 2. Pf3 Pc6 *", before, "Pf3 Pc6"),
        ("1. e4 d5 2. Sf3 Sc6 *", before, "Sf3 Sc6"),
        ("1. e4 d5 2. Cf3 Cc6 *", before, "Cf3 Cc6"),
        ("1. e4 d5 2. Кf3 {да} Кc6 *", before, "Кf3 {да} Кc6"),
        ("1. P-K4 P-K4 2. N-KB3 *", "", "P-K4 P-K4 2. N-KB3"),
        ("1. GEGO SESO *", "", "GEGO SESO"),
        ("1. 5254 5755 *", "", "5254 5755"),
        // What the pawn becomes is not guessed.
        ("[FEN \"rn5k/P7/8/8/8/8/8/7K w - - 0 1\"]\n1. axb8 Kg7 *", "", "axb8 Kg7"),
        ("1. e4 d5 2. O - O *", before, "O - O"),
    ] {
        let file = read(text);
        let game = &file.games[0];
        let numberless = moves.replace("1. ", "");
        assert_eq!(sans(game), numberless, "{text}");
        assert_eq!(game.line.unread.join(" "), unread, "{text}");
        assert_eq!(file.complaints.is_empty(), unread.is_empty(), "{text}");
        let told = file.remarks.iter().any(|r| matches!(r.fault, PgnFault::Spelling { .. }));
        assert_eq!(told, unread.is_empty(), "{text}: {:?}", file.remarks);
        assert_eq!(read(&write(game).unwrap()).games[0].line, game.line, "{text}");
    }
}

#[test]
fn oddities_are_told_with_line_and_column() {
    let text = "[Event \"x\"]\n[Date \"2.11.2025\"]\n\n1. e4 e5\r\n  2. Ng1-f3 é Nc6 \
        {a {nested} one} 5. Bb5 {[%clk\n1:00:00]} a6+ *\n";
    let file = read(text);
    let place = |c: &Complaint| {
        let kind = format!("{:?}", c.fault);
        (c.line, c.column, kind.split(['(', ' ']).next().unwrap_or_default().to_owned())
    };
    let row = |line, column, kind: &str| (line, column, kind.to_owned());
    let told: Vec<_> = file.remarks.iter().map(place).collect();
    assert_eq!(
        told,
        [
            row(5, 6, "Spelling"),
            row(5, 19, "CommentNested"),
            row(1, 1, "TagsMissing"),
            row(1, 1, "TagValue")
        ]
    );
    let told: Vec<_> = file.complaints.iter().map(place).collect();
    assert_eq!(told, [row(5, 13, "Move")]);
    let text = text.replace("é ", "");
    let told: Vec<_> = read(&text).remarks.iter().map(place).collect();
    assert_eq!(
        told,
        [
            row(5, 6, "Spelling"),
            row(5, 17, "CommentNested"),
            row(5, 34, "Number"),
            row(5, 41, "TimeBroken"),
            row(6, 11, "WrongSign"),
            row(1, 1, "TagsMissing"),
            row(1, 1, "TagValue"),
        ]
    );
}

#[test]
fn encodings_are_told_apart_and_named() {
    const NAME: &str = "[White \"Јовановић, Љубомир\"]\n[Black \"Müller\"]\n\n1. e4 *\n";
    const LATIN: &str = "[White \"Müller, Jörg\"]\n\n1. e4 {“été”} *\n";
    let utf16 = |text: &str, bytes: fn(u16) -> [u8; 2], mark: bool| -> Vec<u8> {
        let units = mark.then_some(0xFEFF).into_iter().chain(text.encode_utf16());
        units.flat_map(bytes).collect()
    };
    let cyrillic = NAME.replace("ü", "u").replace('ћ', "h");
    for (bytes, text, named) in [
        (format!("\u{feff}{NAME}").into_bytes(), NAME, None),
        (utf16(NAME, u16::to_le_bytes, true), NAME, Some("UTF-16LE")),
        (utf16(NAME, u16::to_be_bytes, true), NAME, Some("UTF-16BE")),
        (utf16(LATIN, u16::to_le_bytes, false), LATIN, Some("UTF-16LE")),
        (encoding_rs::WINDOWS_1252.encode(LATIN).0.into_owned(), LATIN, Some("windows-1252")),
        (
            encoding_rs::WINDOWS_1251.encode(&cyrillic).0.into_owned(),
            &cyrillic,
            Some("windows-1251"),
        ),
    ] {
        let (file, wanted) = (read_bytes(&bytes), read(text));
        assert_eq!(file.games, wanted.games, "{named:?}");
        assert_eq!(file.games[0].plies().len(), 1);
        let told: Vec<&PgnFault> = file.complaints.iter().map(|c| &c.fault).collect();
        let names: Vec<&str> = told
            .iter()
            .map(|fault| match fault {
                PgnFault::NotUtf8(name) | PgnFault::Utf16(name) => *name,
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(names, named.into_iter().collect::<Vec<_>>(), "{text}");
    }
}

#[test]
fn the_sign_of_the_result_is_flagged_and_cut_only_when_asked() {
    const FEN: &str = "[FEN \"8/8/3k4/8/8/3K4/8/R7 w - - 0 1\"]\n[SetUp \"1\"]\n";
    for (moves, flagged, plies, words) in [
        ("1. Ra2 Ke5 1-0", Some("e5"), 1, ""),
        ("1. Kd4 Ke7 2. Ke5 1-0", Some("e5"), 2, ""),
        ("1. Ke4 Ke6 1-0", None, 2, ""),
        ("1. Ra2 Ke5 *", None, 2, ""),
        ("1. Ra2 Kd4 {[%clk 0:01:00]} 1-0", Some("d4"), 1, "Kd4 {[%clk 0:01:00]}"),
        ("1. Ke4 Kd5 0-1", Some("d5"), 0, "Kd5"),
        ("1. Ra2 Qd4 1-0", None, 1, "Qd4"),
    ] {
        let file = read(&format!("{FEN}\n{moves}"));
        let mut game = file.games[0].clone();
        let all = file.complaints.iter().chain(&file.remarks);
        let told: Vec<_> = all
            .filter_map(|c| match &c.fault {
                PgnFault::ResultSignal(signal) => Some(signal.square.as_str()),
                _ => None,
            })
            .collect();
        assert_eq!(told, flagged.into_iter().collect::<Vec<_>>(), "{moves}");
        let whole = game.clone();
        let cut = game.cut_result_signal();
        assert_eq!(game.plies().len(), plies, "{moves}");
        let back: Vec<PgnPly> = game.line.plies.iter().chain(&cut.plies).cloned().collect();
        assert_eq!(back, whole.line.plies, "{moves}: what is cut is handed back");
        let left = if flagged.is_some() { &cut.words } else { &whole.line.unread };
        assert_eq!(left.join(" "), words, "{moves}");
    }
}

#[test]
fn variations_comments_and_glyphs_stand_where_they_stood() {
    let text = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
        [Black \"?\"]\n[Result \"*\"]\n% for a program\n\n{first} 1. e4 $1 {a} (1. d4 d5 (1... Nf6 {deep} \
        2. c4) 2. c4) {b} 1... e5 2.\nNf3 {[%eval 0.3] [%csl Rd4]} 2... Nc6 (2... --) (2... Sf6 3. Sc3)\n\
        ;a } brace\n3. Bb5 } 3... a6 *\n\n";
    let file = read(text);
    assert_eq!(write(&file.games[0]).unwrap(), text);
}

#[test]
fn games_without_tags_or_results_are_told_apart() {
    for (text, counts) in [
        ("1. e4 e5 *\n1. d4 d5 *\n", vec![2, 2]),
        ("1. e4 e5\n2. Nf3\n\n1. d4 d5\n", vec![3, 2]),
        ("[Event \"a\"]\n1. e4 e5\n[Event \"b\"]\n1. d4 1-0\n[Event \"c\"]\n*\n", vec![2, 1, 0]),
        ("[Event \"a\"]\n{about}\n[White \"b\"]\n\n1. e4 *", vec![1]),
        ("1. e4 e5 1-0 1-0\n", vec![2]),
        ("1.e4e5 *", vec![0]),
    ] {
        let found: Vec<usize> = read(text).games.iter().map(|game| game.plies().len()).collect();
        assert_eq!(found, counts, "{text}");
    }
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
fn a_move_took_as_many_whole_seconds_as_the_clock_went_down() {
    for (spent, left, seconds, exact) in [
        (20, "1:30:00", "0:00:00", "0:00:00.02"),
        (2_020, "1:29:58", "0:00:02", "0:00:02.02"),
        (2_980, "1:29:58", "0:00:02", "0:00:02.98"),
        (3_000, "1:29:57", "0:00:03", "0:00:03"),
    ] {
        let mut game = only_game("1. e4 *");
        let ply = &mut game.line.plies[0];
        ply.clk = Some(Millis(5_400_000 - spent));
        ply.emt = Some(Millis(spent));
        ply.egt = Some(Millis(spent));
        let told = format!("[%clk {left}] [%emt {seconds}] [%egt {seconds}]");
        let text = write(&game).unwrap();
        assert!(text.contains(&told), "{spent}: {text}");
        let text = write_exact(&game).unwrap();
        assert!(text.contains(&format!("[%emt {exact}] [%egt {exact}]")), "{spent}: {text}");
    }
}

#[test]
fn an_illegal_game_is_not_written() {
    let mut game = only_game("1. e4 e5 *");
    game.line.plies[1].played = game.line.plies[0].played;
    assert!(write(&game).is_err());
}

fn comment() -> impl Strategy<Value = String> {
    let word = "[A-Za-z0-9.,!?äж♘%;\\[\\]{}\"-]{1,12}";
    let text = prop::collection::vec(word, 1..12).prop_map(|words| words.join(" "));
    text.prop_filter("no command", |text| !text.contains("[%"))
}

fn nag_or_stray() -> impl Strategy<Value = Note> {
    prop_oneof![
        3 => (0_u16..300).prop_map(Note::Nag),
        1 => prop::sample::select(vec!["}", "?!?", "[odd]", "$", "<>", "[", "[%clk 1]"])
            .prop_map(|word| Note::Stray(word.to_owned())),
    ]
}

/// What stands beside a move, as choices; the moves are found when the game is played.
#[derive(Debug, Clone)]
enum Beside {
    Other(Note),
    Comment(String),
    Variation(Vec<Choice>),
}

#[derive(Debug, Clone)]
struct Choice {
    index: prop::sample::Index,
    pass: bool,
    clk: Option<i64>,
    emt: Option<i64>,
    draw_offer: bool,
    beside: Vec<Beside>,
}

fn choices(depth: u32) -> BoxedStrategy<Vec<Choice>> {
    let beside = if depth == 0 {
        prop_oneof![nag_or_stray().prop_map(Beside::Other), comment().prop_map(Beside::Comment)]
            .boxed()
    } else {
        prop_oneof![
            3 => nag_or_stray().prop_map(Beside::Other),
            3 => comment().prop_map(Beside::Comment),
            2 => choices(depth - 1).prop_map(Beside::Variation),
        ]
        .boxed()
    };
    let choice = (
        any::<prop::sample::Index>(),
        prop::bool::weighted(0.05),
        prop::option::weighted(0.3, 0_i64..40_000_000),
        prop::option::weighted(0.2, 0_i64..40_000_000),
        prop::bool::weighted(0.1),
        prop::collection::vec(beside, 0..3),
    )
        .prop_map(|(index, pass, clk, emt, draw_offer, beside)| Choice {
            index,
            pass,
            clk,
            emt,
            draw_offer,
            beside,
        });
    prop::collection::vec(choice, 0..if depth == 2 { 40 } else { 6 }).boxed()
}

fn notes(beside: Vec<Beside>, before: &Position) -> Vec<Note> {
    let note = |beside| match beside {
        Beside::Other(note) => note,
        Beside::Comment(text) => Note::Comment(text),
        Beside::Variation(choices) => Note::Variation(played(choices, before)),
    };
    beside.into_iter().map(note).collect()
}

fn played(choices: Vec<Choice>, start: &Position) -> Variation {
    let mut line = Variation::default();
    let mut position = start.clone();
    for choice in choices {
        let before = position.clone();
        let legal = before.legal_moves();
        let passed = before.passed().filter(|_| choice.pass);
        let move_ = if passed.is_some() {
            None
        } else if legal.is_empty() {
            break;
        } else {
            Some(*choice.index.get(&legal))
        };
        position = passed.unwrap_or_else(|| before.after(move_.unwrap()));
        line.plies.push(PgnPly {
            clk: choice.clk.map(Millis),
            emt: choice.emt.map(Millis),
            draw_offer: choice.draw_offer,
            notes: notes(choice.beside, &before),
            ..PgnPly::new(move_)
        });
    }
    line
}

prop_compose! {
    fn any_game()(
        number in prop::option::of(0_u16..960),
        white in "\\PC{0,12}",
        other in "\\PC{0,12}",
        choices in choices(2),
        preamble in prop::option::of(comment()),
        unread in prop::option::weighted(
            0.2, prop::collection::vec("Sf3|[a-z]{1,5}|2\\.\\.\\.|\\$4|\\{a b\\}|--", 0..6)),
        kept in prop::collection::vec("%[a-z ]{0,20}[a-z]|\\[[a-z ]{0,20}\\]", 0..3),
        result in prop::sample::select(vec![
            PgnResult::WhiteWins, PgnResult::BlackWins, PgnResult::Draw, PgnResult::Open,
        ]),
    ) -> PgnGame {
        let start = match number {
            Some(number) => Position::chess960(number).unwrap(),
            None => Position::start(),
        };
        let mut line = played(choices, &start);
        line.notes.extend(preamble.map(Note::Comment));
        if let Some(words) = unread {
            line.unread.push("Xyz".to_owned());
            line.unread.extend(words);
        }
        let mut game = PgnGame { result, line, kept, ..PgnGame::new(start) };
        game.set_tag("White", &white);
        game.set_tag("Zz", &other);
        game.tags.push(("Zz".to_owned(), format!("{other}, again")));
        game
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn what_is_written_is_read_back_the_same(game in any_game()) {
        let game = game.in_export_form();
        let text = write_exact(&game).unwrap();
        let back = read(&text);
        prop_assert_eq!(back.games.len(), 1, "{}", text);
        prop_assert_eq!(&back.games[0], &game, "{}", text);
        prop_assert_eq!(write_exact(&back.games[0]).unwrap(), text);
    }

    #[test]
    fn no_text_makes_the_reader_stumble_and_what_it_reads_it_can_write(
        text in "(\\PC|\\n|\\r|[{}()\\[\\]\"$;%*]|e4 |1-0|[Event \"x\"]){0,80}"
    ) {
        for game in read(&text).games {
            write(&game).unwrap();
        }
    }

    #[test]
    fn no_bytes_make_the_reader_stumble(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        for game in read_bytes(&bytes).games {
            write(&game).unwrap();
        }
    }
}
