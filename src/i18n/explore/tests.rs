//! Answers as they are spoken, in three languages and both names for squares.

use super::*;
use crate::lang::Lang;
use jadoube_chess::board::explore::{Directions, Exploration, Question};
use jadoube_chess::board::position::{Position, Uci, Variant};

fn said(lang: Lang, squares: Squares, fen: &str, question: Question) -> String {
    let position = Position::from_fen(fen, Variant::Standard).unwrap();
    let words = Catalogue::new(lang);
    let speaker = BoardReader::new(&words, squares);
    speaker.answer(&Exploration::new(&position, [], &[]).answer(question))
}

fn at(name: &str) -> Square {
    name.parse().unwrap()
}

const ENDING: &str = "4k3/3p4/8/4n3/2NP4/8/P5P1/R3K2R w KQ - 0 31";

#[test]
fn answers_are_short_and_complete() {
    for (question, answer) in [
        (Question::Square(at("c4")), "c4, white knight, light square"),
        (Question::Square(at("e4")), "e4, empty, light square"),
        (Question::Line(RankOrFile::Rank(3)), "Rank 4: c4 white knight, d4 white pawn"),
        (Question::Line(RankOrFile::File(1)), "File b: empty"),
        (
            Question::Where(PieceFilter::default()),
            "White: king e1, rooks a1 h1, knight c4, pawns a2 g2 d4. \
             Black: king e8, knight e5, pawn d7",
        ),
        (Question::Where(PieceFilter::of(Kind::Rook)), "White: rooks a1 h1. Black: none"),
        (Question::Where(PieceFilter::of(Kind::Queen)), "Nothing of the kind is on the board"),
        (
            Question::Attackers(at("e5")),
            "e5, black knight. Attackers: knight c4, pawn d4. Defenders: none",
        ),
        (Question::Attackers(at("f3")), "f3, empty. White: pawn g2. Black: knight e5"),
        (
            Question::Rays(Directions::Straights, at("e4")),
            "Towards e8: e5 black knight, e8 black king. Towards e1: e1 white king. \
             Towards a4: d4 white pawn, c4 white knight",
        ),
        (Question::Rays(Directions::Diagonals, at("e2")), "Towards a6: c4 white knight"),
        (Question::Captures(at("d4")), "d4, white pawn: takes knight e5"),
        (Question::Captures(at("a2")), "a2, white pawn: nothing to capture"),
        (
            Question::Moves(at("e1")),
            "e1, white king: d1, f1, d2, e2, f2, castles long, castles short",
        ),
        (
            Question::Material,
            "White: king, 2 rooks, knight, 3 pawns. Black: king, knight, pawn. \
             White has more: 2 rooks, 2 pawns",
        ),
        (Question::Turn, "Move 31, White has the move"),
        (Question::LastMove, "No move yet"),
        (Question::Captured, "Captured by White: none. By Black: none"),
        (Question::Since, "Nothing new on this board"),
    ] {
        assert_eq!(said(Lang::En, Squares::Letters, ENDING, question), answer);
    }
}

#[test]
fn squares_have_the_names_that_were_chosen() {
    for (lang, squares, question, answer) in [
        (
            Lang::En,
            Squares::Names,
            Question::Square(at("c4")),
            "Cesar four, white knight, light square",
        ),
        (
            Lang::De,
            Squares::Names,
            Question::Square(at("e5")),
            "Eva fünf, schwarzer Springer, schwarzes Feld",
        ),
        (Lang::Mk, Squares::Names, Question::Square(at("h1")), "Хектор еден, бел топ, бело поле"),
        (
            Lang::De,
            Squares::Letters,
            Question::Where(PieceFilter::of(Kind::Rook)),
            "Weiß: Türme a1 h1. Schwarz: keine",
        ),
        (
            Lang::De,
            Squares::Names,
            Question::Line(RankOrFile::File(7)),
            "Linie Hektor: Hektor eins weißer Turm",
        ),
        (Lang::Mk, Squares::Letters, Question::Turn, "Потег 31, на потег е Белиот"),
    ] {
        assert_eq!(said(lang, squares, ENDING, question), answer);
    }
}

#[test]
fn the_record_is_told_with_its_numbers() {
    let start = Position::start();
    let mut position = start.clone();
    let mut plies = Vec::new();
    for uci in ["e2e4", "d7d5", "e4d5", "g8f6"] {
        let uci = Uci(uci.into());
        position = position.after(position.read_uci(&uci).unwrap());
        plies.push((uci, position.clone()));
    }
    let words = Catalogue::new(Lang::En);
    let speaker = BoardReader::new(&words, Squares::Letters);
    let told = [Uci("e2e4".into()), Uci("e7e5".into())];
    let asked = Exploration::new(&start, plies.iter().map(|(uci, after)| (uci, after)), &told);
    for (question, answer) in [
        (Question::LastMove, "2, Black: knight g8 f6"),
        (
            Question::LastCapture,
            "Nothing by the last move. Before, 2, White: pawn e4 takes pawn d5",
        ),
        (Question::Captured, "Captured by White: pawn. By Black: none"),
        (
            Question::Since,
            "One half-move was taken back. 1, Black: pawn d7 d5. \
             2, White: pawn e4 takes pawn d5. 2, Black: knight g8 f6",
        ),
    ] {
        assert_eq!(speaker.answer(&asked.answer(question)), answer);
    }
}

#[test]
fn a_promotion_is_one_move_and_check_is_said() {
    let fen = "3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(
        said(Lang::En, Squares::Letters, fen, Question::Moves(at("e7"))),
        "e7, white pawn: takes knight d8, promoting, e8, promoting"
    );
    let check = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 9";
    assert_eq!(
        said(Lang::En, Squares::Letters, check, Question::Turn),
        "Move 9, White has the move, in check"
    );
}
