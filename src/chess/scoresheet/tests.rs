//! Two sheets with every kind of slip, and games by chance with slips by chance: the true game is
//! found, and no wrong one is ever called certain.

use proptest::prelude::*;

use crate::board::position::{Move, Position, Variant};
use crate::notation::letters::PieceLetters;
use crate::notation::san::{self, Style, write};
use crate::scoresheet::compare::compare;
use crate::scoresheet::end::EndPosition;
use crate::scoresheet::reconstruct::{Reconstruction, ReconstructionInput, Verdict, reconstruct};
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::slips::Slip;
use crate::scoresheet::writing_style::Manner;
use crate::side::{BySide, Side};

/// The sample game of the Laws of 1980, Supplement 1, a move further than printed.
const GAME: &str = "d4 Nf6 c4 e6 Nc3 Bb4 Bd2 O-O e4 d5 exd5 exd5 cxd5 Bxc3 Bxc3 Nxd5 Nf3 b6 Qb3 \
                    Nxc3 bxc3 c5 Be2 cxd4 Nxd4 Re8 O-O Nd7 a4 Nc5 Qb4 Bb7 a5 bxa5";

fn play(text: &str) -> (Vec<Move>, Position) {
    let mut position = Position::start();
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        let m = san::read(&position, word).unwrap_or_else(|fault| panic!("{word}: {fault}"));
        position = position.after(m);
        moves.push(m);
    }
    (moves, position)
}

fn sheets(white: &str, black: &str) -> BySide<Sheet> {
    let sheet = |text: &str| {
        Sheet::new(
            text.split_whitespace()
                .map(|word| if word == "_" { "" } else { word })
                .map(crate::scoresheet::sheet::Cell::read)
                .collect(),
        )
    };
    BySide::new(sheet(white), sheet(black))
}

fn solve(white: &str, black: &str, end: Option<&Position>) -> Reconstruction {
    solve_to(white, black, end.cloned().map(EndPosition::Whole).as_ref())
}

fn solve_to(white: &str, black: &str, end: Option<&EndPosition>) -> Reconstruction {
    reconstruct(
        &Position::start(),
        &sheets(white, black),
        ReconstructionInput { end, ..ReconstructionInput::default() },
    )
}

/// Sheets that differ from the game in one place: White's text there, and what is said about it.
const SLIPS: &[(&str, &str, Slip)] = &[
    ("Nxd5 Nf3 b6", "Nxd5 Nb3 b6", Slip::WrongFile),
    ("Nf3 b6 Qb3", "Nf3 b6 Qb5", Slip::WrongRank),
    ("Nd7 a4 Nc5", "Nd2 a4 Nc5", Slip::MirroredRank),
    ("Bb7 a5 bxa5", "Nb7 a5 bxa5", Slip::WrongPiece),
    ("Nf3 b6 Qb3", "Sf3 b6 Qb3", Slip::OtherLanguage),
    ("e6 Nc3 Bb4", "e6 Nc Bb4", Slip::Incomplete),
    ("Be2 cxd4 Nxd4", "Be2 cxd4 Nd4", Slip::CaptureSign),
    ("Nd7 a4 Nc5", "Nd7 a4 Nc5+", Slip::CheckSign),
    ("Nd7 a4 Nc5", "Nd7 а4 Nc5", Slip::LookAlikes),
    ("Nd7 a4 Nc5", "Nd7 ? Nc5", Slip::Illegible),
    ("Nd7 a4 Nc5", "Nd7 _ Nc5", Slip::NotWritten),
    ("Be2 cxd4 Nxd4 Re8 O-O", "Be2 cxd4 Re8 O-O", Slip::ColoursShifted),
    ("Be2 cxd4 Nxd4 Re8 O-O", "Be2 cxd4 O-O", Slip::MovePairLeftOut),
    ("Nd7 a4 Nc5", "Nd7 a4 a4 Nc5", Slip::WrittenTwice),
    ("Qb3 Nxc3 bxc3 c5 Be2", "Qb3 c5 bxc3 Nxc3 Be2", Slip::OrderSwapped),
    ("Nc5 Qb4 Bb7 a5 bxa5", "Nc5 Qb4", Slip::StoppedWriting),
    ("exd5 exd5 cxd5", "exd5 exd5 Zz9", Slip::Unreadable),
    ("Nc5 Qb4 Bb7", "Nc5 O-O-O Bb7", Slip::OtherMove),
];

#[test]
fn every_kind_of_slip_is_mended_and_named() {
    let (moves, end) = play(GAME);
    for (game, written, slip) in SLIPS {
        let plain = GAME.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(plain.contains(game), "{game}");
        let white = plain.replace(game, written);
        let found = solve(&white, &plain, Some(&end));
        let first = found.games.first().unwrap_or_else(|| panic!("{written}: nothing found"));
        assert_eq!(first.moves, moves, "{written}");
        let named: Vec<Slip> =
            first.entries.iter().flat_map(|entry| entry.white.slips.clone()).collect();
        assert!(named.contains(slip), "{written}: {named:?}");
        let clean = first.entries.iter().all(|entry| entry.black.slips.is_empty());
        assert!(clean, "{written}: nothing is wrong with Black’s sheet");
    }
}

#[test]
fn sheets_without_a_slip_are_certain() {
    let (moves, end) = play(GAME);
    for known in [Some(&end), None] {
        let found = solve(GAME, GAME, known);
        // Without the final position, a move may have been played that nobody wrote.
        let is_settled = found.verdict.is_settled();
        assert_eq!(is_settled, known.is_some(), "final position known: {}", known.is_some());
        assert_eq!(found.games[0].moves, moves);
        assert_eq!(found.gaps, []);
        assert_eq!(found.moves_proved(Side::White), 17);
        assert!(found.proves(17) && !found.proves(18));
        assert!(found.open.iter().all(|ply| *ply >= moves.len()));
    }
}

#[test]
fn languages_and_manners_may_differ() {
    let (moves, end) = play(GAME);
    let mut position = Position::start();
    let mut german = Vec::new();
    let mut long = Vec::new();
    for m in &moves {
        german.push(write(&position, *m, Style::Fide(PieceLetters::German)).replace('x', ""));
        long.push(write(&position, *m, Style::Long(PieceLetters::Macedonian)));
        position = position.after(*m);
    }
    let (german, long) = (german.join(" "), long.join(" "));
    assert_eq!(Manner::of(&Sheet::from_text(&long)).letters, PieceLetters::Macedonian);
    let found = solve(&german, &long, Some(&end));
    assert!(found.verdict.is_settled(), "{:?}", found.verdict);
    assert_eq!(found.games[0].moves, moves);
}

#[test]
fn a_slip_that_both_made_alike_is_never_certain() {
    // The queen went to f3 and came back from there; both players wrote Qb3.
    let game = "e4 e5 Nc3 Nc6 Bc4 Bc5 d3 d6 Qf3 Qf6 Qd1 Qd8";
    let (_, end) = play(game);
    let written = game.replace("Qf3", "Qe2").replace("Qf6", "Qe7");
    let found = solve(&written, &written, Some(&end));
    assert_eq!(found.verdict, Verdict::Agreed, "{:?}", found.agreed);
    let plies: Vec<usize> = found.agreed.iter().map(|one| one.ply).collect();
    assert!(plies.contains(&8) && plies.contains(&9), "{plies:?}");
    // Where each move is needed for those behind it, nothing else comes to the same end.
    let forced = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6";
    let (moves, end) = play(forced);
    let found = solve(forced, forced, Some(&end));
    assert_eq!((found.verdict, found.agreed.as_slice()), (Verdict::Certain, &[][..]));
    assert_eq!(found.games[0].moves, moves);
    // Without the end, the last move can always have been another.
    assert_ne!(solve(forced, forced, None).verdict, Verdict::Certain);
}

#[test]
fn a_sheet_longer_than_any_game_is_refused_and_a_long_one_is_bounded() {
    use crate::scoresheet::reconstruct::LONGEST;
    let shuffle = |plies: usize| {
        let moves = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(plies);
        moves.collect::<Vec<_>>().join(" ")
    };
    let long = shuffle(LONGEST + 1);
    assert!(solve(&long, &long, None).games.is_empty());
    let long = shuffle(400);
    let (moves, end) = play(&long);
    let found = solve(&long, &long, Some(&end));
    assert_eq!(found.games.first().map(|game| &game.moves), Some(&moves));
}

#[test]
fn where_two_games_fit_nothing_is_certain_and_the_parting_is_named() {
    // Black's two moves can have come in either order, and neither player wrote them.
    let (moves, end) = play("d4 d5 c4 e6");
    let found = solve("d4 | c4 |", "d4 | c4 |", Some(&end));
    assert_eq!(found.verdict, Verdict::Likely);
    assert!(found.games.iter().any(|game| game.moves == moves));
    assert_eq!((found.parts_at(), found.open.as_slice()), (Some(1), &[1, 3][..]));
    assert!(found.gaps.iter().all(|gap| !gap.is_filled));
    assert_eq!(found.proved_plies, 4);
}

#[test]
fn a_gap_is_filled_where_one_series_of_moves_is_possible() {
    let (moves, end) = play("e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
    let found = solve("e4 e5 Qh5 Nc6 | | Qxf7#", "e4 e5 Qh5 Nc6 | | |", Some(&end));
    assert_eq!(found.games[0].moves, moves);
    assert!(found.gaps.iter().any(|gap| gap.ply == 4 && gap.is_filled), "{:?}", found.gaps);
}

#[test]
fn a_final_position_that_no_game_leads_to_leaves_the_matter_open() {
    let other = Position::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 18", Variant::Standard).unwrap();
    let found = solve(GAME, GAME, Some(&other));
    assert_eq!(found.verdict, Verdict::Open);
    assert!(found.end_disregarded);
    assert_eq!(found.games[0].moves, play(GAME).0, "the sheets still tell a game");
    assert!(!found.proves(1));
}

#[test]
fn counters_of_a_position_that_was_set_up_do_not_count() {
    let (moves, end) = play(GAME);
    let set_up = end.fen().split(' ').take(4).collect::<Vec<_>>().join(" ") + " 0 1";
    let end = Position::from_fen(&set_up, Variant::Standard).unwrap();
    let found = solve(GAME, GAME, Some(&end));
    assert_eq!((found.games[0].moves.clone(), found.verdict.is_settled()), (moves, true));
}

#[test]
fn the_counters_of_the_clocks_tell_how_long_the_game_was() {
    use crate::scoresheet::length::Counter::{AtLeast, Exactly};
    let (moves, _) = play(GAME);
    // White stopped writing after 15 moves, Black after 16: nobody wrote the last two half-moves.
    let cut = |plies: usize| GAME.split_whitespace().take(plies).collect::<Vec<_>>().join(" ");
    let cases = [
        ((Some(Exactly(17)), Some(Exactly(17))), 34..=35, false),
        ((Some(AtLeast(17)), None), 33..=46, false),
        ((Some(Exactly(17)), Some(Exactly(3))), 30..=46, true),
        ((None, None), 30..=46, false),
    ];
    for ((white, black), plies, disregarded) in cases {
        let clocks = BySide::new(white, black);
        let known = ReconstructionInput { clocks, ..ReconstructionInput::default() };
        let found = reconstruct(&Position::start(), &sheets(&cut(30), &cut(32)), known);
        assert!(!found.games.is_empty(), "{clocks:?}");
        assert_eq!(found.clocks_disregarded, disregarded, "{clocks:?}");
        for game in &found.games {
            assert!(plies.contains(&game.moves.len()), "{clocks:?}: {}", game.moves.len());
            assert_eq!(game.moves[..30], moves[..30], "{clocks:?}");
        }
    }
}

#[test]
fn black_may_have_moved_first() {
    let fen = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 7";
    let start = Position::from_fen(fen, Variant::Standard).unwrap();
    let game = "Nf6 c4 e6 Nc3 Bb4 Bd2 O-O e4 d5 exd5 exd5";
    let (mut end, mut moves) = (start.clone(), Vec::new());
    for word in game.split_whitespace() {
        let m = san::read(&end, word).unwrap();
        end = end.after(m);
        moves.push(m);
    }
    // With a blank where White’s move would stand, and without; a slip on each.
    let blank = format!("_ {}", game.replace("Bd2", "Bb2"));
    let bare = game.replace("Bb4", "Bd4");
    for (white, black) in [(&blank, &blank), (&blank, &bare), (&bare, &bare)] {
        let sheets = sheets(white, black);
        for end in [Some(EndPosition::Whole(end.clone())), None] {
            let known = ReconstructionInput { end: end.as_ref(), ..ReconstructionInput::default() };
            let found = reconstruct(&start, &sheets, known);
            assert_eq!(found.games[0].moves, moves, "{white} / {black}");
            assert_eq!(found.moves_proved(Side::Black), 6, "{white} / {black}");
            assert_eq!(found.moves_proved(Side::White), 5, "{white} / {black}");
        }
        let comparison = compare(&start, &sheets, &moves).unwrap();
        let cells = comparison.entries.iter().map(|entry| entry.white.cell);
        let first = usize::from(white == &blank);
        assert!(cells.eq((first..first + moves.len()).map(Some)), "{white}");
    }
}

#[test]
fn a_queen_at_the_end_may_be_another_than_the_one_that_was_taken() {
    // The old queen is taken, then the pawn promotes: too far for the old queen to walk.
    let start = Position::from_fen("8/2P1Q3/7k/8/8/2K5/8/8 w - - 0 1", Variant::Standard).unwrap();
    let game = "Qh7+ Kxh7 c8=Q";
    let (mut end, mut moves) = (start.clone(), Vec::new());
    for word in game.split_whitespace() {
        let m = san::read(&end, word).unwrap();
        end = end.after(m);
        moves.push(m);
    }
    let sheets = sheets(game, game);
    let end = EndPosition::Whole(end);
    let found = reconstruct(
        &start,
        &sheets,
        ReconstructionInput { end: Some(&end), ..ReconstructionInput::default() },
    );
    assert_eq!(found.games[0].moves, moves);
    assert!(!found.counters_disregarded && !found.end_disregarded);
}

#[test]
fn a_final_position_counts_as_far_as_it_is_known() {
    const PIECES: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R";
    let (moves, _) = play("e4 e5 Nf3 Nc6 Nc3 Nf6");
    let leaves = |castling, counters, end| (castling, counters, end);
    for (text, disregarded) in [
        // As an electronic board tells it, and with who is on move.
        (PIECES.to_owned(), leaves(false, false, false)),
        (format!("{PIECES} w"), leaves(false, false, false)),
        // Whole, with the counters that it has and with those of a position that was set up.
        (format!("{PIECES} w KQkq - 4 4"), leaves(false, false, false)),
        (format!("{PIECES} w KQkq - 0 1"), leaves(false, false, false)),
        // Somebody did not think of castling, or made a mistake with the counters, or both.
        (format!("{PIECES} w - - 0 1"), leaves(true, false, false)),
        (format!("{PIECES} w - - 4 4"), leaves(true, false, false)),
        (format!("{PIECES} w KQkq - 5 6"), leaves(false, true, false)),
        (format!("{PIECES} w Kq - 5 6"), leaves(true, true, false)),
        // A pawn has gone.
        (PIECES.replace("pppp1", "ppp2"), leaves(false, false, true)),
    ] {
        let end: EndPosition = text.parse().unwrap();
        let found = solve_to("e4 e5 Nf3 Nc6 Nc3 Nf6", "e4 e5 Nf3 Nc6 Nc3 Nf6", Some(&end));
        let Reconstruction { castling_disregarded, counters_disregarded, end_disregarded, .. } =
            found;
        let left = (castling_disregarded, counters_disregarded, end_disregarded);
        assert_eq!(left, disregarded, "{text}");
        assert_eq!(found.games[0].moves, moves, "{text}");
        assert_eq!(found.verdict == Verdict::Open, end_disregarded, "{text}");
    }
}

#[test]
fn empty_sheets_and_nonsense_prove_nothing() {
    let found = solve("", "", None);
    assert_eq!(found.proved_plies, 0);
    for nonsense in ["Zz9 ??? 🙂 12345 ;;;", "| | | | |", "? ? ?"] {
        let found = solve(nonsense, nonsense, None);
        assert!(!found.verdict.is_settled(), "{nonsense}");
    }
}

#[test]
fn sheets_beside_the_moves_from_the_board() {
    let (moves, _) = play(GAME);
    let plain = GAME.split_whitespace().collect::<Vec<_>>().join(" ");
    let white = plain.replace("Nf3 b6", "Nb3 b6");
    let sheets = sheets(&white, &plain);
    let comparison = compare(&Position::start(), &sheets, &moves).unwrap();
    assert_eq!(comparison.first_difference, Some(16));
    assert_eq!(comparison.agreed(), 16);
    assert_eq!(comparison.entries[16].white.slips, [Slip::WrongFile]);
    assert!(comparison.entries[16].black.slips.is_empty());
    let (others, _) = play("e4");
    assert_eq!(
        compare(&Position::start(), &self::sheets("", ""), &others[..0]).unwrap().agreed(),
        0
    );
}

/// What chance does to a cell.
#[derive(Debug, Clone, Copy)]
enum Harm {
    File,
    Rank,
    Illegible,
    Incomplete,
    Omitted,
    Twice,
}

fn harm() -> impl Strategy<Value = Harm> {
    prop_oneof![
        4 => Just(Harm::File),
        3 => Just(Harm::Rank),
        2 => Just(Harm::Illegible),
        2 => Just(Harm::Incomplete),
        1 => Just(Harm::Omitted),
        1 => Just(Harm::Twice),
    ]
}

/// A sheet with slips at these cells, the last one first.
fn harmed(cells: &[String], slips: &[(usize, Harm)]) -> Sheet {
    let mut cells = cells.to_vec();
    let mut slips = slips.to_vec();
    slips.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    for (at, harm) in slips {
        let at = at % cells.len();
        let text = cells[at].clone();
        match harm {
            Harm::File => cells[at] = text.replace('c', "e").replace('b', "h"),
            Harm::Rank => cells[at] = text.replace('3', "5").replace('6', "4"),
            Harm::Illegible => cells[at] = "?".into(),
            Harm::Incomplete => cells[at] = text.trim_end_matches(['1', '2', '3', '4', '5']).into(),
            Harm::Omitted => drop(cells.remove(at)),
            Harm::Twice => cells.insert(at, text),
        }
    }
    Sheet::new(cells.iter().map(|text| crate::scoresheet::sheet::Cell::read(text)).collect())
}

proptest! {
    // Each case is a search.
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn of_a_game_by_chance_with_slips_the_true_one_is_among_those_found(
        choices in prop::collection::vec(any::<u16>(), 16..60),
        white in prop::collection::vec((0_usize..60, harm()), 0..4),
        black in prop::collection::vec((0_usize..60, harm()), 0..4),
    ) {
        let mut position = Position::start();
        let (mut moves, mut cells) = (Vec::new(), Vec::new());
        for choice in choices {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let m = legal[usize::from(choice) % legal.len()];
            cells.push(write(&position, m, Style::Fide(PieceLetters::English)));
            position = position.after(m);
            moves.push(m);
        }
        let sheets = BySide::new(harmed(&cells, &white), harmed(&cells, &black));
        let end = EndPosition::Whole(position);
        let known = ReconstructionInput { end: Some(&end), ..ReconstructionInput::default() };
        let found = reconstruct(&Position::start(), &sheets, known);
        prop_assert!(found.games.iter().any(|game| game.moves == moves), "{sheets:?}");
        if found.verdict.is_settled() {
            prop_assert_eq!(&found.games[0].moves, &moves);
        }
    }

    #[test]
    fn no_text_is_too_strange(white in "\\PC{0,40}", black in "[a-h1-9KQRBNx+#=|?;, -]{0,40}") {
        let sheets = BySide::new(Sheet::from_text(&white), Sheet::from_text(&black));
        let found = reconstruct(&Position::start(), &sheets, ReconstructionInput::default());
        prop_assert!(found.games.iter().all(|game| game.entries.len() == game.moves.len()));
    }
}
