//! Positions and records with what they answer; the finder round the board.

use super::*;
use crate::board::position::Variant;

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Variant::Standard).unwrap()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn asked<'a>(position: &'a Position) -> Exploration<'a> {
    Exploration::new(position, [], &[])
}

/// `Ng1 Nb1`
fn named(men: &[(Square, Piece)]) -> String {
    let name = |(square, piece): &(Square, Piece)| format!("{}{square}", piece.fen_letter());
    men.iter().map(name).collect::<Vec<_>>().join(" ")
}

/// The positions of a game from the start.
fn game(moves: &[&str]) -> (Position, Vec<(Uci, Position)>) {
    let start = Position::start();
    let mut position = start.clone();
    let mut plies = Vec::new();
    for uci in moves {
        let uci = Uci((*uci).into());
        position = position.after(position.read_uci(&uci).unwrap());
        plies.push((uci, position.clone()));
    }
    (start, plies)
}

fn course<'a>(
    start: &'a Position,
    plies: &'a [(Uci, Position)],
    told: &'a [Uci],
) -> Exploration<'a> {
    Exploration::new(start, plies.iter().map(|(uci, after)| (uci, after)), told)
}

const MIDDLE: &str = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";

#[test]
fn lines_are_read_from_white_and_from_the_a_file() {
    let position = position(MIDDLE);
    for (line, men) in [
        (RankOrFile::Rank(2), "Nc3 Nf3"),
        (RankOrFile::Rank(3), "Bc4 Pe4"),
        (RankOrFile::File(4), "Ke1 Pe4 pe5 ke8"),
        (RankOrFile::File(0), "Ra1 Pa2 pa7 ra8"),
    ] {
        let Answer::Line(_, found) = asked(&position).answer(Question::Line(line)) else {
            panic!()
        };
        assert_eq!(named(&found), men, "{line:?}");
    }
}

#[test]
fn rays_go_round_clockwise_and_those_without_men_are_left_out() {
    let position = position(MIDDLE);
    for (directions, from, rays) in [
        (Directions::Diagonals, "c4", "g8: pf7; f1: ; a2: Pa2; a6: "),
        (Directions::Diagonals, "e4", "h7: ph7; h1: Nf3 Pg2 Rh1; b1: Pc2; a8: nc6 pb7 ra8"),
        (Directions::Straights, "h4", "h8: ph7 rh8; h1: Ph2 Rh1; a4: Pe4 Bc4"),
        (Directions::Straights, "a1", "a8: Pa2 pa7 ra8; h1: Bc1 Qd1 Ke1 Rh1"),
    ] {
        let question = Question::Rays(directions, square(from));
        let Answer::Rays(_, found) = asked(&position).answer(question) else { panic!() };
        let found: Vec<String> =
            found.iter().map(|ray| format!("{}: {}", ray.end, named(&ray.men))).collect();
        let wanted: Vec<&str> = rays.split("; ").filter(|ray| !ray.ends_with(": ")).collect();
        assert_eq!(found, wanted, "{directions:?} {from}");
    }
}

#[test]
fn men_are_found_white_first_from_the_king_down() {
    let position = position("4k3/3p4/8/8/2N5/8/3P4/R3K1NR w KQ - 0 1");
    for (side, kind, men) in [
        (None, None, "Ke1 Ra1 Rh1 Ng1 Nc4 Pd2 ke8 pd7"),
        (None, Some(Kind::Knight), "Ng1 Nc4"),
        (Some(Side::Black), None, "ke8 pd7"),
        (Some(Side::Black), Some(Kind::Queen), ""),
    ] {
        let question = Question::Where(PieceFilter { side, kind });
        let Answer::Where(_, found) = asked(&position).answer(question) else { panic!() };
        assert_eq!(named(&found), men, "{side:?} {kind:?}");
    }
}

#[test]
fn a_square_is_attacked_by_pinned_pieces_too() {
    // The knight on e3 is pinned to its king and attacks d5 all the same.
    let position = position("4k3/8/4r3/3p4/8/4N3/6B1/4K3 b - - 0 1");
    let question = Question::Attackers(square("d5"));
    let Answer::Attackers { by, piece, .. } = asked(&position).answer(question) else { panic!() };
    assert_eq!(piece, Some(Piece::new(Side::Black, Kind::Pawn)));
    assert_eq!(by.white, [(square("g2"), Kind::Bishop), (square("e3"), Kind::Knight)]);
    assert_eq!(by.black, []);
}

#[test]
fn a_piece_has_its_moves_off_turn_too() {
    let start = Position::start();
    for (from, captures, to) in [
        ("g1", false, "f3 h3"),
        ("g8", false, "f6 h6"),
        ("e2", false, "e3 e4"),
        ("a1", false, ""),
        ("e4", false, ""),
        ("g1", true, ""),
    ] {
        let from = square(from);
        let question = if captures { Question::Captures(from) } else { Question::Moves(from) };
        let Answer::Moves { moves, .. } = asked(&start).answer(question) else { panic!() };
        let found: Vec<String> = moves.iter().map(|m| m.to().to_string()).collect();
        assert_eq!(found.join(" "), to, "{from}");
    }
    // In check the other side cannot be asked what it could do.
    let check = position("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    let Answer::Moves { moves, .. } = asked(&check).answer(Question::Moves(square("e2"))) else {
        panic!()
    };
    assert!(moves.is_empty());
}

#[test]
fn the_record_tells_the_last_move_and_what_was_captured() {
    let (start, plies) = game(&["e2e4", "d7d5", "e4d5", "d8d5", "b1c3"]);
    let all = course(&start, &plies, &[]);
    let Answer::LastMove(Some(last)) = all.answer(Question::LastMove) else { panic!() };
    assert_eq!(last.before.uci(last.m).0, "b1c3");
    let Answer::LastCapture(Some((played, ago))) = all.answer(Question::LastCapture) else {
        panic!()
    };
    assert_eq!((played.before.uci(played.m).0.as_str(), ago), ("d8d5", 2));
    let Answer::Captured(by) = all.answer(Question::Captured) else { panic!() };
    assert_eq!((by.white, by.black), (vec![Kind::Pawn], vec![Kind::Pawn]));
    let Answer::Material(have) = all.answer(Question::Material) else { panic!() };
    assert_eq!((have.white, have.black), ([7, 2, 2, 2, 1, 1], [7, 2, 2, 2, 1, 1]));
    let turn = Answer::Turn { side: Side::Black, number: 3, check: false };
    assert_eq!(all.answer(Question::Turn), turn);
    let nothing = course(&start, &[], &[]);
    assert_eq!(nothing.answer(Question::LastMove), Answer::LastMove(None));
    assert_eq!(nothing.answer(Question::LastCapture), Answer::LastCapture(None));
}

#[test]
fn what_is_new_since_it_was_asked_counts_what_was_taken_back() {
    let told: Vec<Uci> = ["e2e4", "e7e5", "g1f3"].map(|uci| Uci(uci.into())).into();
    for (moves, gone, new) in [
        (&["e2e4", "e7e5", "g1f3"][..], 0, 0),
        (&["e2e4", "e7e5", "g1f3", "b8c6"], 0, 1),
        (&["e2e4", "c7c5"], 2, 1),
        (&[], 3, 0),
        (&["e2e4", "e7e5"], 1, 0),
    ] {
        let (start, plies) = game(moves);
        let all = course(&start, &plies, &told);
        let Answer::Since { gone: found, moves: fresh } = all.answer(Question::Since) else {
            panic!()
        };
        assert_eq!((found, fresh.len()), (gone, new), "{moves:?}");
        assert_eq!(all.told().len(), moves.len());
    }
}

#[test]
fn the_finder_goes_round_the_board_both_ways() {
    let placement = Placement::start();
    for (from, kind, search, found) in [
        ("e2", Kind::Knight, SearchDirection::Onward, Some(("b1", false))),
        ("b1", Kind::Knight, SearchDirection::Onward, Some(("g1", false))),
        ("g1", Kind::Knight, SearchDirection::Onward, Some(("b8", true))),
        ("b8", Kind::Knight, SearchDirection::Back, Some(("g1", true))),
        ("e4", Kind::King, SearchDirection::Back, Some(("e8", false))),
        ("e8", Kind::King, SearchDirection::Back, Some(("e1", true))),
    ] {
        let found = found.map(|(name, round)| (square(name), round));
        assert_eq!(next(&placement, square(from), kind, search), found, "{from} {kind:?}");
    }
    let mut lonely = Placement::EMPTY;
    lonely.set(square("e4"), Some(Piece::new(Side::White, Kind::King)));
    let alone = next(&lonely, square("e4"), Kind::King, SearchDirection::Onward);
    assert_eq!(alone, Some((square("e4"), true)), "the only one is found again");
    assert_eq!(next(&lonely, square("e4"), Kind::Queen, SearchDirection::Onward), None);
}
