//! What is on the table, and what is made of it.

use crate::blind::reconcile::divergence::Cause;
use crate::blind::reconcile::paper::Paper;
use crate::blind::reconcile::procedure::{Step, procedure};
use crate::blind::reconcile::reversal::Reversal;
use crate::blind::reconcile::{Reconciliation, ReconciliationInput, Source, Verdict, reconcile};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Position;
use jadoube_chess::notation::any;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::laws::adjournment::WrongExecution;
use jadoube_laws::rulings::case_file;
use jadoube_laws::rulings::sealed::facts::BoardsDiffer;

const GAME: &str = "1. e4 e5 2. Nf3 d6 3. d4 Nd7 4. Bc4 c6 5. O-O Be7";

/// What stands on a board on which these moves are executed.
fn after(moves: &str) -> Placement {
    let mut position = Position::start();
    for text in case_file::words(moves) {
        position.play(any::read(&position, text, PieceLetters::English).expect(text));
    }
    position.placement()
}

/// The boards of White and Black, the scores of White and Black, and the record.
fn found(boards: [Placement; 2], [white, black]: [&str; 2], record: &str) -> Reconciliation {
    let paper = Paper {
        fen: None,
        boards: BySide::new(boards[0], boards[1]),
        scores: BySide::new(white.to_owned(), black.to_owned()),
        record: record.to_owned(),
        measured: Vec::new(),
        control: None,
        clocks: None,
    };
    reconcile(&paper.table().expect("a table"))
}

/// The game with another fifth move of White.
fn departed() -> Placement {
    after("1. e4 e5 2. Nf3 d6 3. d4 Nd7 4. Bc4 c6 5. h3 Be7")
}

#[test]
fn what_a_score_lacks_is_told_with_its_half_moves_and_where_it_comes_from() {
    let one = "e4,e5;Nf3,;d4,Nd7;Bc4,c6;O-O,Be7";
    let five = "e4,e5;Nf3,;,;,;O-O,Be7";
    for (white, black, record, expected) in [
        (GAME, GAME, "", ""),
        (one, GAME, "", "White OtherScore [4]"),
        (GAME, one, GAME, "Black OtherScore [4]"),
        (five, GAME, "", "White OtherScore [4, 5, 6, 7, 8]"),
        (one, one, GAME, "White Record [4], Black Record [4]"),
        ("1. e4 e5 2. Nf3 d6 3. d4", GAME, "", "White OtherScore [6, 7, 8, 9, 10]"),
        // Who kept no score lacks nothing in it.
        ("", GAME, GAME, ""),
    ] {
        let found = found([after(GAME), departed()], [white, black], record);
        let told: Vec<String> = found
            .filled
            .iter()
            .map(|one| {
                let plies: Vec<u16> = one.plies.iter().map(|ply| ply.0).collect();
                format!("{:?} {:?} {plies:?}", one.score, one.from)
            })
            .collect();
        assert_eq!(told.join(", "), expected, "{white} / {black} / {record}");
    }
}

#[test]
fn a_board_is_judged_by_what_there_is() {
    for (white, black, record, expected) in [
        (GAME, GAME, GAME, Some(Source::BothScores)),
        (GAME, "", "", Some(Source::WhitesScore)),
        ("", GAME, GAME, Some(Source::BlacksScore)),
        ("", "", GAME, Some(Source::Record)),
        ("", "", "", None),
    ] {
        let found = found([after(GAME), departed()], [white, black], record);
        let by: Vec<Source> = found.standings.iter().map(|standing| standing.by).collect();
        let expected: Vec<Source> = expected.into_iter().flat_map(|by| [by; 2]).collect();
        assert_eq!(by, expected, "{white} / {black} / {record}");
    }
}

#[test]
fn a_board_the_wrong_way_round_is_one_step() {
    for how in Reversal::ALL {
        for side in Side::BOTH {
            let mut boards = [after(GAME); 2];
            boards[usize::from(side == Side::Black)] = how.reverse(&after(GAME));
            for scores in [[GAME; 2], [""; 2]] {
                let found = found(boards, scores, GAME);
                assert_eq!(found.verdict, Verdict::Reversed { boards: vec![side] }, "{how:?}");
                let steps = procedure(&found, WrongExecution::AdjustToScores);
                assert_eq!(
                    steps,
                    [
                        Step::StopClocks,
                        Step::Reverse { board: side, how },
                        Step::Compare,
                        Step::StartClock { side: Side::White },
                    ]
                );
            }
        }
        // What else is wrong is found on the board turned right.
        let found = found([after(GAME), how.reverse(&departed())], [GAME; 2], "");
        assert_eq!(*found.reversed.of(Side::Black), Some(how));
        assert_eq!(found.verdict, Verdict::Adjust { boards: vec![Side::Black] });
    }
    let found = found([after(GAME), departed()], [GAME; 2], "");
    assert_eq!(found.reversed, BySide::default());
}

#[test]
fn boards_that_are_equal_are_held_against_the_scores() {
    let behind = "1. e4 e5 2. Nf3 d6 3. d4 Nd7 4. Bc4 c6 5. O-O";
    let other = "1. e4 e5 2. Nf3 d6 3. d4 Nd7 4. Bc4 c6 5. h3 Be7";
    for (boards, scores, expected) in [
        (departed(), [GAME, GAME], Verdict::BothAgainstScores),
        (after(GAME), [GAME, GAME], Verdict::Same),
        // The last move is still to be executed on both, or to be written by both.
        (after(behind), [GAME, GAME], Verdict::Same),
        (after(GAME), [behind, behind], Verdict::Same),
        // One score alone proves nothing, and scores that differ do not either.
        (departed(), [GAME, ""], Verdict::Same),
        (departed(), [GAME, other], Verdict::Same),
    ] {
        assert_eq!(found([boards; 2], scores, "").verdict, expected, "{scores:?}");
    }
    let found = found([departed(); 2], [GAME; 2], "");
    let steps = procedure(&found, WrongExecution::CertainDisadvantages);
    assert!(!steps.iter().any(|step| matches!(step, Step::NameDisadvantages { .. })));
    for board in Side::BOTH {
        let mut hands = steps.iter().filter_map(|step| match step {
            Step::Handle { board: of, hand } if *of == board => Some(*hand),
            _ => None,
        });
        let mut placement = departed();
        assert!(hands.all(|hand| hand.apply(&mut placement)));
        assert_eq!(placement, after(GAME));
    }
}

#[test]
fn the_case_of_boards_that_differ_has_what_the_scores_tell() {
    let other = "1. e4 e5 2. Nf3 d6 3. d4 Nd7 4. Bc4 c6 5. h3 Be7";
    let noticed = || BoardsDiffer { by: Some(Side::Black), scores_agree: None, ply: Ply(10) };
    let agreed = BoardsDiffer { scores_agree: Some(true), ..noticed() };
    let boards = [after(GAME), departed()];
    let nobody = BoardsDiffer { by: Some(Side::White), scores_agree: Some(false), ply: Ply(8) };
    for (scores, expected) in [([GAME, GAME], agreed), ([GAME, other], nobody)] {
        assert_eq!(found(boards, scores, "").by_scores(&noticed()), expected, "{scores:?}");
    }
}

#[test]
fn three_slips_are_told_with_their_moves() {
    let slips = "1. e4 e5 2. Nf3 d6 3. a4 Nd7 4. Be2 a6 5. O-O Be7";
    for [white, black] in [[GAME, slips], [slips, GAME]] {
        let found = found([after(white), after(black)], [GAME; 2], "");
        let explained = found.standings.iter().find_map(|standing| standing.divergence.as_ref());
        let explained = &explained.expect("one departs").explanations;
        let otherwise = |cause: &Cause| match cause {
            Cause::Otherwise { ply, from, to, .. } => format!("{} {from}{to}", ply.0),
            other => format!("{other:?}"),
        };
        let told: Vec<Vec<String>> =
            explained.iter().map(|causes| causes.iter().map(otherwise).collect()).collect();
        assert_eq!(told, [["5 a2a4", "7 f1e2", "8 a7a6"]]);
        assert!(matches!(found.verdict, Verdict::Adjust { .. }));
    }
}

#[test]
fn a_move_that_was_announced_and_repeated_counts_where_the_scores_end_before_it() {
    let (written, made, wrong) = ("1. e4 e5", "1. e4 e5 2. Nf3", "1. e4 e5 2. Nh3");
    let mut before = Position::start();
    for text in case_file::words(written) {
        before.play(any::read(&before, text, PieceLetters::English).expect(text));
    }
    let knight = any::read(&before, "Nf3", PieceLetters::English).expect("a move");
    let told = |record: &str, scores: &str, pending| {
        let paper = Paper {
            fen: None,
            boards: BySide::new(after(wrong), after(made)),
            scores: BySide::new(scores.to_owned(), scores.to_owned()),
            record: record.to_owned(),
            measured: Vec::new(),
            control: None,
            clocks: None,
        };
        reconcile(&ReconciliationInput { pending, ..paper.table().expect("a table") })
    };
    let found = told(written, written, Some(knight));
    assert_eq!(found.verdict, Verdict::AsAnnounced { boards: vec![Side::White] });
    assert_eq!(found.target.as_ref().map(Position::placement), Some(after(made)));
    assert!(found.filled.is_empty() && found.scores.moves.len() == 2);
    let steps = procedure(&found, WrongExecution::AdjustToScores);
    let hands: Vec<&Step> =
        steps.iter().filter(|step| matches!(step, Step::Handle { .. })).collect();
    assert!(matches!(hands[..], [Step::Handle { board: Side::White, .. }]), "{steps:?}");
    assert_eq!(steps.last(), Some(&Step::StartClock { side: Side::White }));
    // Nothing that was repeated, or scores that tell another game: these are not overruled.
    for (scores, pending) in [(written, None), ("1. e4 d5", Some(knight))] {
        let found = told(written, scores, pending);
        assert!(!matches!(found.verdict, Verdict::AsAnnounced { .. }), "{scores}");
    }
}
