//! Scores converted: what is kept, what is told.

use proptest::collection::vec;
use proptest::prelude::*;

use super::*;
use crate::converting::chunks::Chunks;
use crate::converting::page::Sheet as _;
use crate::converting::remarks::{LeftOut, Remark, What};
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::braille::BrailleFault;
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::spoken::Scheme;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;

/// The sample game of the Laws of 2018 with what stands round it in real files.
const SAMPLE: &str = "[White \"A\"]\n[Result \"*\"]\n\n1. e4 {best\nby test} 1... e5 2. Nf3 Nf6 3. d4 \
exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 (7. Nc3 Nc6 (7... Be6) 8. Qf4) 7... Nc6 8. Qe3+ \
Be7 9. Nbd2 O-O 10. O-O-O!? Re8 $6 11. Kb1 (=) *\n";

fn converted(from: &str, to: &str, text: &str) -> Vec<ConvertedGame> {
    let system = |name| System::named(name, None).unwrap();
    let conversion = Conversion { from: system(from), to: system(to), brf: false };
    let chunks = Chunks::new(text.as_bytes(), conversion.from);
    chunks.map(|chunk| conversion.convert(&chunk.unwrap())).collect()
}

fn one(from: &str, to: &str, text: &str) -> String {
    let games = converted(from, to, text);
    assert_eq!(games.len(), 1, "{text}");
    assert_eq!(games[0].remarks, [], "{text}");
    games[0].text.clone()
}

fn said(remark: &Remark) -> String {
    Catalogue::new(Lang::En).tell(remark)
}

#[test]
fn a_score_comes_back_from_every_notation_with_all_that_stands_round_its_moves() {
    let pgn = one("san_pgn", "san_pgn", SAMPLE);
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(flat(&pgn), flat(SAMPLE).replace("!?", " !?"));
    for (name, _) in System::all().filter(|(name, _)| !name.starts_with("braille")) {
        let there = one("san_pgn", name, SAMPLE);
        assert_eq!(one(name, "san_pgn", &there), pgn, "{name}: {there}");
    }
}

#[test]
fn the_systems_are_written_as_people_write_them() {
    let text = "1. e4 d5 2. exd5 c5 3. dxc6 Nf6 0-1";
    for (to, wanted) in [
        ("san_fide", "1. e4 d5 2. exd5 c5 3. dxc6 e.p. Nf6 0-1\n"),
        ("lan_fide", "1. e2-e4 d7-d5 2. e4xd5 c7-c5 3. d5xc6 e.p. Ng8-f6 0-1\n"),
        ("de", "1. e4 d5 2. exd5 c5 3. dxc6 e.p. Sf6 0-1\n"),
        ("desc_en", "1. P-K4 P-Q4 2. PxP P-QB4 3. PxP e.p. N-B3 0-1\n"),
        ("iccf", "1. 5254 4745 2. 5445 3735 3. 4536 7866 0-1\n"),
    ] {
        assert_eq!(one("san", to, text), wanted);
    }
    let spoken = one("san", "phonetic_de", "1. e4 Nf6 2. Nc3 *");
    let line = "1. Bauer Eva zwei - Eva vier, Springer Gustav acht - Felix sechs\n2. Springer Bella eins - Cesar drei *\n";
    assert_eq!(spoken, line);
}

#[test]
fn games_are_told_apart_by_their_results_and_tags() {
    let text = "\n1. e4 e5 1-0\n\n1. d4 {no 0-1\n} d5\n1/2-1/2\n[Event \"3\"]\n\n1. c4\n\n[Event \
                \"4\"]\n1. f4 *";
    let pgn = System::named("san", None).unwrap();
    let chunks: Vec<Chunk> = Chunks::new(text.as_bytes(), pgn).map(Result::unwrap).collect();
    let places: Vec<(usize, usize)> = chunks.iter().map(|one| (one.game, one.line)).collect();
    assert_eq!(places, [(1, 2), (2, 4), (3, 7), (4, 11)]);
    assert_eq!(chunks.last().map(|one| one.read), Some(text.len() as u64));
}

#[test]
fn the_first_entry_that_cannot_be_read_is_named_and_nothing_is_lost() {
    let games = converted("san", "de", "1. e4 e5 *\n\n1. e4 e5\n2. Nf3 Nf9 3. Bb5 {x} 1-0\n");
    assert_eq!(games[0].remarks, []);
    assert_eq!(games[1].text, "1. e4 e5 2. Sf3 {Nf9 3. Bb5 x} 1-0\n");
    let told = games[1].remarks.iter().map(said).collect::<Vec<_>>();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(
        told[0].starts_with("Game 2, move 2..., line 4, column 8: Kept as a comment"),
        "{told:?}"
    );
    assert!(told[0].contains("“Nf9”"), "{told:?}");
    assert!(!games[1].remarks[0].is_settled());
    let games = converted("san", "de", "[FEN \"8/8/8/8\"]\n\n1. e4 *\n");
    assert!(said(&games[0].remarks[0]).contains("“8/8/8/8” is not a FEN"));
    assert_eq!(games[0].text, "[FEN \"8/8/8/8\"]\n\n{1. e4} *\n");
}

#[test]
fn what_one_entry_leaves_open_the_rest_of_the_game_decides() {
    // Both knights reach d2; only one of the games goes on with Ng1.
    let text = "1. Nf3 e5 2. d3 d6 3. Nd2 a6 4. Ng1 *";
    let game = &converted("san", "uci", text)[0];
    assert_eq!(game.text, "1. g1f3 e7e5 2. d2d3 d7d6 3. b1d2 a7a6 4. f3g1 *\n");
    assert!(game.remarks[0].is_settled(), "{:?}", game.remarks);
    let told = said(&game.remarks[0]);
    assert!(
        told.starts_with("Game 1, move 3., line 1, column 23: “Nd2” was read as b1d2"),
        "{told}"
    );
    // Nothing tells which.
    let game = &converted("san", "uci", "1. Nf3 e5 2. d3 d6 3. Nd2 *")[0];
    assert!(!game.remarks[0].is_settled(), "{:?}", game.remarks);
    // A misprint that only one move explains.
    let game = &converted("desc_en", "san", "1 P-K4 P-K4 2 N-KB3 N-QB3 3 B-N9 P-QR3 4 BxN *")[0];
    assert!(game.text.starts_with("1. e4 e5 2. Nf3 Nc6 3. Bb5 {“B-N9”?} 3... a6"), "{}", game.text);
    assert!(said(&game.remarks[0]).contains("“B-N9” was read as “B-N5”"), "{:?}", game.remarks);
}

#[test]
fn what_was_guessed_is_marked_in_the_score_itself() {
    // A misprint that one move explains, and one that stands before the entry that it blocks.
    let game = &converted("desc_en", "san", "1 P-K4 P-K4 2 N-KB3 N-QB3 3 B-N9 P-QR3 4 BxN *")[0];
    assert!(game.text.contains("3. Bb5 {“B-N9”?} 3... a6"), "{}", game.text);
    let game = &converted("san", "san", "1. Nf3 e5 2. d3 d6 3. Nd2 *")[0];
    assert!(
        game.text.contains("{“Nd2”? f3d2}") || game.text.contains("{“Nd2”? b1d2}"),
        "{}",
        game.text
    );
    // A choice that the rest of the game has made is none.
    let game = &converted("san", "uci", "1. Nf3 e5 2. d3 d6 3. Nd2 a6 4. Ng1 *")[0];
    assert!(!game.text.contains('{'), "{}", game.text);
    // Nothing is put in the place of an entry that any move would fit.
    let game = &converted("desc_en", "san", "1. P-K4 P-K4 2. N-KB3 %%% *")[0];
    assert_eq!(game.text, "1. e4 e5 2. Nf3 {%%%} *\n");
    assert!(matches!(game.remarks[0].what, What::Unread(_)), "{:?}", game.remarks);
}

#[test]
fn the_games_that_were_cut_in_the_wrong_place_are_whole() {
    for (text, wanted) in [
        ("1. P - Q 4    P - Q 4", "1. d4 d5"),
        ("1. P - K 4 P - K 4 2. Kt - Q B 3    Kt - K B 3", "1. e4 e5 2. Nc3 Nf6"),
        (
            "1. P-K4 P-K4 2. Kt-KB3 Kt-KB3 3. B-B4 B-B4 4. Castles KR P-Q3",
            "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O d6",
        ),
        (
            "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. P-Q3 P-Q3 4. Kt (Kt1) to Q2 B-K2",
            "1. e4 e5 2. Nf3 Nc6 3. d3 d6 4. Nbd2 Be7",
        ),
        (
            "White.      Black.\n1. P to K 4th    P to K 4th\n2. Kt to K B's 3rd   Kt to Q B's 3rd\n",
            "{White. Black.} 1. e4 e5 2. Nf3 Nc6",
        ),
        (
            "1. P-K4 P-K4 The usual reply. 2. P-KB4 (the King's Gambit) PxP",
            "1. e4 e5 {The usual reply.} 2. f4 {(the King's Gambit)} 2... exf4",
        ),
        ("1. P-K4, P-K4; 2. P-KB4, PxP;", "1. e4 e5 2. f4 exf4"),
        (
            "1. P-K4 P-K4 2. P-KB4 (2. Kt - K B 3 Kt - Q B 3) 2. ... PxP resigns",
            "1. e4 e5 2. f4 (2. Nf3 Nc6) 2... exf4 {resigns}",
        ),
    ] {
        let game = &converted("desc_en", "san", text)[0];
        let flat = game.text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(flat, wanted, "{:?}", game.remarks);
        assert_eq!(game.remarks, [], "{text}");
    }
}

#[test]
fn a_variation_that_cannot_be_read_does_not_end_the_game() {
    let game = &converted("san", "san", "1. e4 e5 (1... Xx9 2. d4) 2. Nf3 (2. f4 zz) Nc6 *")[0];
    let flat = game.text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(flat, "1. e4 e5 {(1... Xx9 2. d4)} 2. Nf3 (2. f4 {zz}) 2... Nc6 *");
    assert_eq!(game.remarks.len(), 2, "{:?}", game.remarks);
}

#[test]
fn a_score_in_braille_is_a_page_of_its_own_and_comes_back() {
    const GAME: &str = "{Round one} 1. e4 {best} 1... e5 2. Nf3 Nc6 3. Bb5 (=) 1/2-1/2";
    let text = &format!("[White \"Ada\"]\n\n{GAME}\n");
    for code in ["braille", "braille_de", "braille_compact"] {
        for brf in [false, true] {
            let pgn = System::named("san_pgn", None).unwrap();
            let braille = System::named(code, None).unwrap();
            let chunk = |text: &str| Chunk {
                game: 1,
                line: 1,
                text: text.to_owned(),
                read: 0,
                latin: false,
            };
            let there = Conversion { from: pgn, to: braille, brf }.convert(&chunk(text));
            assert_eq!(there.remarks, [], "{code}");
            assert_eq!(there.text.is_ascii(), brf, "{}", there.text);
            let back = Conversion { from: braille, to: pgn, brf }.convert(&chunk(&there.text));
            assert_eq!(back.remarks, [], "{code}: {}", there.text);
            let flat = back.text.split_whitespace().collect::<Vec<_>>().join(" ");
            // The German code has no capitals in texts.
            let same = |one: &str, two: &str| one.eq_ignore_ascii_case(two);
            let (tags, moves) = flat.split_at(flat.find('{').unwrap());
            assert!(tags.split('[').any(|tag| same(tag.trim(), "White \"Ada\"]")), "{flat}");
            // PGN has a draw offer in a comment.
            assert!(same(moves, &GAME.replace("(=)", "{(=)}")), "{flat}");
        }
    }
    let left = &converted("san", "braille", "1. e4 (1. d4) e5 *")[0];
    assert!(said(&left.remarks[0]).contains("1 variation"), "{:?}", left.remarks);
    let head = "[White \"Ada\"]\n\n{Round one} 1. e4 $1 {best} e5 ";
    let full = format!("{head}(1... c5) (1... e6) 2. Nf3 {{[%clk 1:00:00]}} (=) 1/2-1/2\n");
    let left = &converted("san", "braille", &full)[0];
    let wanted = LeftOut { variations: 2, times: 1, words: 0 };
    assert!(
        matches!(&left.remarks[..], [Remark { what: What::LeftOut(left), .. }] if *left == wanted),
        "{:?}",
        left.remarks
    );
    assert_eq!(left.text, one("san", "braille", &format!("{head}2. Nf3 (=) 1/2-1/2\n")));
    let lost = &converted("braille", "san", "\u{2801}\u{283f}\n")[0];
    assert!(matches!(lost.remarks[0].what, What::Braille(_)), "{:?}", lost.remarks);
}

#[test]
fn a_file_in_braille_holds_several_games_with_and_without_tags() {
    let text = "[White \"Ada\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n[White \"Ben\"]\n[Result \
                \"*\"]\n\n1. Nf3 {best: by test} 1... Nf6 *\n\n1. d4 d5 2. c4 0-1\n";
    for code in ["braille", "braille_de", "braille_compact"] {
        for brf in [false, true] {
            let system = |name| System::named(name, None).unwrap();
            let (pgn, braille) = (system("san"), system(code));
            let there = Conversion { from: pgn, to: braille, brf };
            let games: Vec<String> = Chunks::new(text.as_bytes(), pgn)
                .map(|chunk| there.convert(&chunk.unwrap()).text)
                .collect();
            // As the command writes them.
            let file = games.join("\n");
            let back = Conversion { from: braille, to: system("uci"), brf };
            let chunks: Vec<Chunk> =
                Chunks::new(file.as_bytes(), braille).map(Result::unwrap).collect();
            let moves: Vec<String> = chunks
                .iter()
                .map(|chunk| back.convert(chunk).text)
                .map(|text| text.rsplit("]\n\n").next().unwrap().to_lowercase())
                .collect();
            let wanted = [
                "1. e2e4 e7e5 1-0\n",
                "1. g1f3 {best: by test} 1... g8f6 *\n",
                "1. d2d4 d7d5 2. c2c4 0-1\n",
            ];
            assert_eq!(moves, wanted, "{code}: {file}");
        }
    }
}

/// A game of moves taken by lot, as PGN.
fn by_lot(lots: &[u8]) -> String {
    let mut place = NotationContext::beginning(Position::start());
    let mut page = Page::new(System::named("san", None).unwrap(), 0);
    for lot in lots {
        let legal = place.position().legal_moves();
        // Captures, castling and promotions come more often than by lot alone.
        let sharp = |m: &&Move| m.capture().is_some() || m.is_castling() || m.promotion().is_some();
        let sharp: Vec<Move> = legal.iter().filter(sharp).copied().collect();
        let from = if lot % 3 == 0 && !sharp.is_empty() { &sharp } else { &legal };
        let Some(m) = from.get(usize::from(lot / 3) % from.len().max(1)) else { break };
        page.entry(&place, *m);
        place.play(*m);
    }
    page.word("*");
    page.finish()
}

/// Every system by its name, and the announcements in German in each detail.
fn every_system() -> impl Iterator<Item = (&'static str, System)> {
    let german = Scheme::GERMAN;
    System::all().chain([
        ("phonetic_de in full", System::Spoken(german.in_full())),
        ("phonetic_de as the score", System::Spoken(german.as_the_score())),
    ])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn a_game_comes_back_the_same_from_every_system(lots in vec(any::<u8>(), 1..160)) {
        let san = System::named("san", None).unwrap();
        let game = by_lot(&lots);
        let moves = |text: &str| text.rsplit("]\n").next().unwrap().trim().to_owned();
        for (name, system) in every_system() {
            let chunk = |text: String| Chunk { game: 1, line: 1, text, read: 0, latin: false };
            let there = Conversion { from: san, to: system, brf: false }.convert(&chunk(game.clone()));
            prop_assert_eq!(&there.remarks, &vec![], "{}", name);
            let written = there.text;
            let from = Conversion { from: system, to: san, brf: false };
            let back = from.convert(&chunk(written.clone()));
            // What a notation leaves open is told; nothing else may differ.
            let is_open = |what: &What| match what {
                What::Open { .. } => true,
                What::Braille(BrailleFault::Several { .. }) => name == "braille_de",
                _ => false,
            };
            let open = back.remarks.iter().any(|remark| is_open(&remark.what));
            prop_assert!(
                open || moves(&back.text) == moves(&game),
                "{}: {}\n{}\n{}\n{:?}", name, game, written, back.text, back.remarks
            );
        }
    }
}

#[test]
fn the_notation_of_a_score_is_guessed_from_its_moves() {
    let spoken = [("spoken_de", System::named("phonetic_de", None).unwrap())];
    let guess = |text: &str| guess::guess(text, &spoken, None).map(|guess| guess.name);
    let game = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Qe2 Rb8 7. Kh1 *";
    for (to, wanted) in [
        ("san", "san_fide"),
        ("de", "de"),
        ("fr", "fr"),
        // Italian has the same letters.
        ("it", "es"),
        ("ru", "ru"),
        ("mk", "mk"),
        ("lan_fide", "san_fide"),
        ("figurine", "figurine"),
        ("uci", "uci"),
        ("iccf", "iccf"),
        ("uedemann", "uedemann"),
        ("desc_en", "desc_en"),
        ("desc_es", "desc_es"),
        ("phonetic_de", "spoken_de"),
        ("braille", "braille"),
        ("braille_de", "braille_de"),
        ("braille_compact", "braille_compact"),
    ] {
        assert_eq!(guess(&one("san", to, game)).as_deref(), Ok(wanted), "{to}");
    }
    let tie = guess("1. e4 e5 2. d4 *");
    assert!(matches!(&tie, Err(guess::NoGuess::Tie(names)) if names.len() > 4), "{tie:?}");
    assert_eq!(guess("no moves at all"), Err(guess::NoGuess::Nothing));
    assert_eq!(guess(""), Err(guess::NoGuess::Nothing));
}

#[test]
fn a_text_that_is_not_utf_8_is_read_all_the_same_and_that_is_told() {
    let bytes =
        b"1. c4 c5\n[White \"J\xf6rg\"]\n\n1. e4 e5 1-0\n\n[White \"Ada\"]\n\n1. d4 d5 0-1\n";
    let pgn = System::named("san", None).unwrap();
    let conversion = Conversion { from: pgn, to: pgn, brf: false };
    let games: Vec<ConvertedGame> =
        Chunks::new(&bytes[..], pgn).map(|chunk| conversion.convert(&chunk.unwrap())).collect();
    assert_eq!((&games[0].remarks, &games[2].remarks), (&vec![], &vec![]));
    assert!(games[1].text.starts_with("[White \"J\u{f6}rg\"]"), "{}", games[1].text);
    assert!(matches!(games[1].remarks[0].what, What::Latin), "{:?}", games[1].remarks);
}
