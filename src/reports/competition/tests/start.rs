//! Chess960 on paper: whoever sets a board up finds its position on the pairings, the card and the
//! scoresheet.

use super::{ask, hall, in_every_language, stands, texts};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::regulations::Regulations;
use jadoube_core::competition::start::{Means, StartDraw, StartPosition};
use jadoube_core::hall::state::Hall;

/// A round of four players for which positions were drawn.
fn drawn(start: StartPosition, positions: &[u16]) -> Hall {
    let mut hall = hall(4);
    let old = hall.contest.regulations.clone().unwrap();
    let regulations = Box::new(Regulations { start, ..old });
    ask(&mut hall, Ask::ChangeRegulations { regulations, reason: "a trial".into() });
    ask(&mut hall, Ask::Draft { round: 1, pairings: Vec::new() });
    let how = StartDraw::Hand { means: Means::Dice, positions: positions.to_vec() };
    ask(&mut hall, Ask::DrawStart { round: 1, how });
    hall
}

#[test]
fn one_position_of_a_round_stands_above_the_pairings_and_with_every_board() {
    let hall = drawn(StartPosition::Chess960, &[0]);
    let own = [
        &["Initial position 0 BBQNNRKR"][..],
        &["Anfangsstellung 0 LLDSSTKT"],
        &["Почетна позиција 0 ЛЛДССТКТ"],
    ];
    let pairings = in_every_language(&hall, |paper| paper.pairings(1).unwrap());
    stands(&pairings, &[], own);
    assert!(!texts(&pairings[0]).contains("|Initial position"), "no column for one of all");
    let sheets = in_every_language(&hall, |paper| paper.scoresheets(1).unwrap());
    stands(&sheets, &[], own);
    assert_eq!(texts(&sheets[0]).matches("0 BBQNNRKR").count(), 4, "two for each board");
    let cards = in_every_language(&hall, |paper| paper.board_cards(1).unwrap());
    stands(&cards, &[], [&["Initial position: 0 BBQNNRKR"], &[], &[]]);
}

#[test]
fn positions_of_each_board_stand_in_the_rows_of_the_pairings() {
    let hall = drawn(StartPosition::Chess960EachBoard, &[518, 959]);
    let pairings = in_every_language(&hall, |paper| paper.pairings(1).unwrap());
    stands(
        &pairings,
        &[],
        [
            &["|Initial position", "|518 RNBQKBNR\n", "|959 RKRNNQBB"],
            &["|518 TSLDKLST\n"],
            &["|518 ТСЛДКЛСТ\n"],
        ],
    );
    let cards = in_every_language(&hall, |paper| paper.board_cards(1).unwrap());
    assert!(texts(&cards[0]).contains("959 RKRNNQBB"), "{}", texts(&cards[0]));
    let usual = in_every_language(&super::played(), |paper| paper.pairings(3).unwrap());
    assert!(!texts(&usual[0]).contains("Initial position"), "of the usual one nothing is said");
}
