//! Famous games as old books print them, misprints included, and what is told of them.

use super::search::read;
use super::*;
use crate::board::position::Position;
use crate::notation::context::NotationContext;
use crate::notation::descriptive::Manner;
use crate::notation::san::{self, MateSign, Style};
use crate::notation::system::{self, System};

const ENGLISH: System = System::Descriptive(Manner::English);
const SPANISH: System = System::Descriptive(Manner::Spanish);
const PGN: System = System::Algebraic(Style::Pgn, MateSign::Hash);

struct Printed {
    name: &'static str,
    /// As the game is known.
    san: &'static str,
    /// As it is printed: entries between semicolons.
    entries: &'static str,
}

const GAMES: &[Printed] = &[
    Printed {
        name: "Morphy against the Duke and the Count, with Kt and dis. ch.",
        san: "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 \
              Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#",
        entries: "P-K4;P-K4;Kt-KB3;P-Q3;P-Q4;B-KKt5;PxP;BxKt;QxB;PxP;B-QB4;Kt-KB3;Q-QKt3;Q-K2;\
                  Kt-B3;P-B3;B-KKt5;P-QKt4;KtxP;PxKt;BxKtP ch.;QKt-Q2;Castles QR;R-Q1;RxKt;RxR;\
                  R-Q1;Q-K3;BxR ch.;KtxB;Q-Kt8 ch.!;KtxQ;R-Q8 mate",
    },
    Printed {
        name: "the Immortal Game, the first rank without its number",
        san: "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 \
              cxb5 h4 Qg6 h5 Qg5 Qf3 Ng8 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 \
              Nxg7+ Kd8 Qf6+ Nxf6 Be7#",
        entries: "P to K4;P to K4;P to KB4;P takes P;B to QB4;Q to R5 ch;K to B;P to QKt4;\
                  B takes Kt P;Kt to KB3;Kt to KB3;Q to R3;P to Q3;Kt to R4;Kt to R4;Q to Kt4;\
                  Kt to B5;P to QB3;P to KKt4;Kt to B3;R to Kt;P takes B;P to KR4;Q to Kt3;\
                  P to R5;Q to Kt4;Q to B3;Kt to Kt;B takes P;Q to B3;Kt to B3;B to B4;Kt to Q5;\
                  Q takes P;B to Q6;B takes R;P to K5;Q takes R ch;K to K2;Kt to QR3;\
                  Kt takes P ch;K to Q;Q to B6 ch;Kt takes Q;B to K7 mate",
    },
    Printed {
        name: "the Evergreen Game, with square names for the men that could be confused",
        san: "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 \
              Qxb5 Rb8 Qa4 Bb6 Nbd2 Bb7 Ne4 Qf5 Bxd3 Qh5 Nf6+ gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7+ Nxe7 \
              Qxd7+ Kxd7 Bf5+ Ke8 Bd7+ Kf8 Bxe7#",
        entries: "P - K 4;P - K 4;Kt - K B 3;Kt - Q B 3;B - B 4;B - B 4;P - Q Kt 4;B x Kt P;\
                  P - B 3;B - R 4;P - Q 4;P x P;Castles;P - Q 6;Q - Kt 3;Q - B 3;P - K 5;Q - Kt 3;\
                  R - K 1;K Kt - K 2;B - R 3;P - Kt 4;Q x P;Q R - Kt 1;Q - R 4;B - Kt 3;\
                  Kt (Kt 1) - Q 2;B - Kt 2;Kt - K 4;Q - B 4;B x Q P;Q - R 4;Kt - B 6 ch;P x Kt;\
                  P x P;K R - Kt 1;R (R 1) - Q 1;Q x Kt;R x Kt ch;Kt x R;Q x P ch;K x Q;\
                  B - B 5 dbl. ch.;K - K 1;B - Q 7 ch;K - B 1;B x Kt mate",
    },
    Printed {
        name: "Rubinstein’s immortal game",
        san: "d4 d5 Nf3 e6 e3 c5 c4 Nc6 Nc3 Nf6 dxc5 Bxc5 a3 a6 b4 Bd6 Bb2 O-O Qd2 Qe7 Bd3 dxc4 \
              Bxc4 b5 Bd3 Rd8 Qe2 Bb7 O-O Ne5 Nxe5 Bxe5 f4 Bc7 e4 Rac8 e5 Bb6+ Kh1 Ng4 Be4 Qh4 g3 \
              Rxc3 gxh4 Rd2 Qxd2 Bxe4+ Qg2 Rh3",
        entries: "P-Q4;P-Q4;Kt-KB3;P-K3;P-K3;P-QB4;P-B4;Kt-QB3;Kt-B3;Kt-B3;QPxP;BxP;P-QR3;P-QR3;\
                  P-QKt4;B-Q3;B-Kt2;Castles;Q-Q2;Q-K2;B-Q3;PxP;BxBP;P-QKt4;B-Q3;R-Q1;Q-K2;B-Kt2;\
                  Castles;Kt-K4;KtxKt;BxKt;P-B4;B-B2;P-K4;QR-B1;P-K5;B-Kt3ch;K-R1;Kt-Kt5;B-K4;\
                  Q-R5;P-KKt3;RxKt;PxQ;R-Q7;QxR;BxBch;Q-Kt2;R-R6",
    },
    Printed {
        name: "Lasker against Bauer, over-specified here and there",
        san: "f4 d5 e3 Nf6 b3 e6 Bb2 Be7 Bd3 b6 Nf3 Bb7 Nc3 Nbd7 O-O O-O Ne2 c5 Ng3 Qc7 Ne5 Nxe5 \
              Bxe5 Qc6 Qe2 a6 Nh5 Nxh5 Bxh7+ Kxh7 Qxh5+ Kg8 Bxg7 Kxg7 Qg4+ Kh7 Rf3 e5 Rh3+ Qh6 \
              Rxh6+ Kxh6 Qd7 Bf6 Qxb7 Kg7 Rf1 Rab8 Qd7 Rfd8 Qg4+ Kf8 fxe5 Bg7 e6 Rb7 Qg6 f6 Rxf6+ \
              Bxf6 Qxf6+ Ke8 Qh8+ Ke7 Qg7+ Kxe6 Qxb7 Rd6 Qxa6 d4 exd4 cxd4 h4 d3 Qxd3",
        entries: "P-KB4;P-Q4;P-K3;N-KB3;P-QN3;P-K3;B-N2;B-K2;B-Q3;P-QN3;N-KB3;B-N2;N-B3;QN-Q2;\
                  O-O;O-O;N-K2;P-B4;N-N3;Q-B2;N-K5;QNxN;QBxN;Q-B3;Q-K2;P-QR3;N-R5;NxN;BxPch;KxB;\
                  QxNch;K-N1;BxP;KxB;Q-N4ch;K-R2;R-B3;P-K4;R-R3ch;Q-R3;RxQch;KxR;Q-Q7;KB-KB3;\
                  QxB;K-N2;R-KB1;QR-N1;Q-Q7;KR-Q1;Q-N4ch;K-B1;BPxP;B-N2;P-K6;R-N2;Q-N6;P-B3;\
                  RxPch;BxR;QxBch;K-K1;Q-R8ch;K-K2;Q-N7ch;KxP;QxR;R-Q3;QxRP;P-Q5;KPxP;BPxP;P-KR4;\
                  P-Q6;QxQP",
    },
    Printed {
        name: "Réti against Tartakower",
        san: "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Qd3 e5 dxe5 Qa5+ Bd2 Qxe5 O-O-O Nxe4 Qd8+ Kxd8 Bg5+ \
              Kc7 Bd8#",
        entries: "P-K4;P-QB3;P-Q4;P-Q4;Kt-QB3;PxP;KtxP;Kt-B3;Q-Q3;P-K4;PxP;Q-R4ch;B-Q2;QxKP;\
                  Castles;KtxKt;Q-Q8ch!!;KxQ;B-Kt5dblch;K-B2;B-Q8mate",
    },
    Printed {
        name: "Légal’s mate",
        san: "e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#",
        entries: "P-K4;P-K4;Kt-KB3;P-Q3;B-B4;B-Kt5;Kt-B3;P-KKt3;KtxP;BxQ;BxP+;K-K2;Kt-Q5 mate",
    },
    Printed {
        name: "Edward Lasker against Thomas, by where the knights stand",
        san: "d4 e6 Nf3 f5 Nc3 Nf6 Bg5 Be7 Bxf6 Bxf6 e4 fxe4 Nxe4 b6 Ne5 O-O Bd3 Bb7 Qh5 Qe7 \
              Qxh7+ Kxh7 Nxf6+ Kh6 Neg4+ Kg5 h4+ Kf4 g3+ Kf3 Be2+ Kg2 Rh2+ Kg1 Kd2#",
        entries: "P-Q4;P-K3;Kt-KB3;P-KB4;Kt-B3;Kt-KB3;B-Kt5;B-K2;BxKt;BxB;P-K4;PxP;KtxP;P-QKt3;\
                  Kt-K5;Castles;B-Q3;B-Kt2;Q-R5;Q-K2;QxPch;KxQ;KtxBch;K-R3;Kt(K5)-Kt4ch;K-Kt4;\
                  P-R4ch;K-B5;P-Kt3ch;K-B6;B-K2ch;K-Kt7;R-R2ch;K-Kt8;K-Q2 mate",
    },
    Printed {
        name: "Marshall’s golden move",
        san: "d4 e6 e4 d5 Nc3 c5 Nf3 Nc6 exd5 exd5 Be2 Nf6 O-O Be7 Bg5 O-O dxc5 Be6 Nd4 Bxc5 Nxe6 \
              fxe6 Bg4 Qd6 Bh3 Rae8 Qd2 Bb4 Bxf6 Rxf6 Rad1 Qc5 Qe2 Bxc3 bxc3 Qxc3 Rxd5 Nd4 Qh5 \
              Ref8 Re5 Rh6 Qg5 Rxh3 Rc5 Qg3",
        entries: "P-Q4;P-K3;P-K4;P-Q4;N-QB3;P-QB4;N-B3;N-QB3;KPxP;KPxP;B-K2;N-B3;O-O;B-K2;B-KN5;\
                  O-O;PxP;B-K3;N-Q4;BxP;NxB;PxN;B-N4;Q-Q3;B-R3;QR-K1;Q-Q2;B-N5;BxN;RxB;QR-Q1;Q-B4;\
                  Q-K2;BxN;PxB;QxQBP;RxP;N-Q5;Q-R5;R(K1)-KB1;R-K5;R-R3;Q-N5;RxB;R-QB5;Q-KN6",
    },
    Printed {
        name: "Steinitz against von Bardeleben",
        san: "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 d5 exd5 Nxd5 O-O Be6 Bg5 Be7 \
              Bxd5 Bxd5 Nxd5 Qxd5 Bxe7 Nxe7 Re1 f6 Qe2 Qd7 Rac1 c6 d5 cxd5 Nd4 Kf7 Ne6 Rhc8 Qg4 g6 \
              Ng5+ Ke8 Rxe7+ Kf8 Rf7+ Kg8 Rg7+ Kh8 Rxh7+",
        entries: "P-K4;P-K4;Kt-KB3;Kt-QB3;B-B4;B-B4;P-B3;Kt-B3;P-Q4;PxP;PxP;B-Kt5ch;Kt-B3;P-Q4;\
                  PxP;KKtxP;Castles;B-K3;B-KKt5;B-K2;BxKt;QBxB;KtxB;QxKt;BxB;KtxB;R-K1;P-KB3;Q-K2;\
                  Q-Q2;QR-B1;P-B3;P-Q5;PxP;Kt-Q4;K-B2;Kt-K6;KR-QB1;Q-Kt4;P-KKt3;Kt-Kt5ch;K-K1;\
                  RxKtch;K-B1;R-B7ch;K-Kt1;R-Kt7ch;K-R1;RxPch",
    },
];

fn start() -> NotationContext {
    NotationContext::beginning(Position::start())
}

fn moves_of(san: &str) -> Vec<Move> {
    let mut context = start();
    let mut moves = Vec::new();
    for text in san.split_whitespace() {
        let m = san::read(context.position(), text).unwrap();
        context.play(m);
        moves.push(m);
    }
    moves
}

fn read_printed(entries: &str, system: System) -> ReadGames {
    let entries: Vec<&str> = entries.split(';').collect();
    read(system, &start(), &entries, Limits::default())
}

#[test]
fn printed_games_are_read_to_the_end_and_are_that_one_game() {
    for printed in GAMES {
        let whole = read_printed(printed.entries, ENGLISH);
        let moves: Vec<&[Move]> = whole.games.iter().map(|game| game.moves.as_slice()).collect();
        assert_eq!(moves, [moves_of(printed.san)], "{}", printed.name);
        assert_eq!(whole.stopped, None, "{}", printed.name);
        assert!(whole.games.iter().all(|game| game.repairs.is_empty()), "{}", printed.name);
        assert!(whole.games.iter().flat_map(|game| &game.choices).all(AmbiguousEntry::is_decided));
    }
}

/// The games that the Laws of 1980 and 2018 print.
const OF_THE_LAWS: [&str; 2] = [
    "d4 Nf6 c4 e6 Nc3 Bb4 Bd2 O-O e4 d5 exd5 exd5 cxd5 Bxc3 Bxc3 Nxd5 Nf3 b6 Qb3 Nxc3 bxc3 c5 Be2 \
     cxd4 Nxd4 Re8 O-O Nd7 a4 Nc5 Qb4 Bb7 a5 bxa5",
    "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1",
];

#[test]
fn what_is_written_in_any_system_is_read_as_the_same_game() {
    let games = GAMES.iter().map(|printed| printed.san).chain(OF_THE_LAWS);
    for san in games {
        let moves = moves_of(san);
        for system in [ENGLISH, SPANISH, System::Descriptive(Manner::English1972), PGN] {
            let mut context = start();
            let mut entries = Vec::new();
            for m in &moves {
                let mut text = String::new();
                system::write(system, &context, *m, &mut text);
                entries.push(text);
                context.play(*m);
            }
            let entries: Vec<&str> = entries.iter().map(String::as_str).collect();
            let whole = read(system, &start(), &entries, Limits::default());
            assert_eq!(whole.games[0].moves, moves, "{san} in {system:?}");
            assert!(whole.games[0].repairs.is_empty());
        }
    }
}

#[test]
fn the_sample_game_of_1980_as_the_laws_print_it_names_some_squares_in_full() {
    let printed = "P-Q4;N-KB3;P-QB4;P-K3;N-QB3;B-N5;B-Q2;O-O;P-K4;P-Q4;KPxP;PxP;PxP;BxN;BxB;NxP;\
                   N-B3;P-QN3;Q-N3;NxB;PxN;P-QB4;B-K2;PxP;NxP;R-K1;O-O;N-Q2;P-QR4;N-B4;Q-N4;B-N2;\
                   P-QR5;PxP";
    let whole = read_printed(printed, ENGLISH);
    assert_eq!(whole.games.len(), 1);
    assert_eq!(whole.games[0].moves, moves_of(OF_THE_LAWS[0]));
}

#[test]
fn the_rest_of_the_game_decides_what_one_entry_cannot() {
    // Either knight can go to Q2; the castling says which did.
    let whole = read_printed("P-Q4;P-Q4;N-KB3;P-K3;N-Q2;P-QR3;N-N3;P-R3;N/B-Q2", ENGLISH);
    assert_eq!(whole.games.len(), 1);
    let choice = &whole.games[0].choices[0];
    assert_eq!((choice.ply, choice.text.as_str(), choice.others.len()), (4, "N-Q2", 1));
    assert!(choice.is_decided(), "{choice:?}");
    assert!(matches!(choice.others[0].1, AlternativeOutcome::BreaksOff(ply) if ply > 4));
}

#[test]
fn a_name_by_origin_comes_before_the_same_name_by_position() {
    // The king's rook stands on a3, the queen's on e4; both can go to e3.
    let entries =
        "P-QR4;P-QR3;R-R3;P-QN3;R-K3;P-QB3;R-K4;P-Q3;P-KR4;P-K3;R-R3;P-B3;R-R3;P-N3;KR-K3";
    let whole = read_printed(entries, ENGLISH);
    let last: Vec<String> =
        whole.games.iter().map(|game| game.moves[14].from().to_string()).collect();
    assert_eq!(last, ["a3", "e4"]);
    assert_eq!(whole.games[0].remarks, [(14, Remark::OtherByPosition)]);
    // Books that call them so go on from there: now the rook on e4 has left it.
    let whole = read_printed(&format!("{entries};P-Q4;R-Q4"), ENGLISH);
    let last: Vec<String> =
        whole.games.iter().map(|game| game.moves[14].from().to_string()).collect();
    assert_eq!(last, ["a3"]);
    assert!(whole.games[0].choices[0].is_decided());
}

#[test]
fn games_that_cannot_be_told_apart_are_all_told_with_where_they_part() {
    let whole = read_printed("P-Q4;P-Q4;N-KB3;P-K3;N-Q2;P-QR3", ENGLISH);
    assert_eq!((whole.games.len(), whole.parting, whole.more), (2, Some(4), false));
    for game in &whole.games {
        assert_eq!(game.choices.len(), 1);
        assert_eq!(game.choices[0].others[0].1, AlternativeOutcome::GoesOn);
    }
}

#[test]
fn one_misprint_in_a_printed_game_is_found_and_told() {
    for (nth, ply, misprint, right, slip) in [
        (0, 22, "Castles KB", "Castles QR", Slip::Nothing),
        (0, 20, "RxKtP ch.", "BxKtP ch.", Slip::LooksAlike),
        (2, 40, "Q x B ch", "Q x P ch", Slip::LooksAlike),
        (3, 44, "BxQ", "PxQ", Slip::LooksAlike),
        (4, 28, "BxNch", "BxPch", Slip::OtherSign),
        (9, 42, "RxPch", "RxKtch", Slip::OtherSign),
    ] {
        let printed = &GAMES[nth];
        let mut entries: Vec<&str> = printed.entries.split(';').collect();
        assert_eq!(entries[ply], right, "{}", printed.name);
        entries[ply] = misprint;
        let whole = read(ENGLISH, &start(), &entries, Limits::default());
        let moves = moves_of(printed.san);
        let Some(game) = whole.games.iter().find(|game| game.moves == moves) else {
            panic!("{misprint}: {whole:?}")
        };
        let repair = &game.repairs[0];
        assert_eq!((game.repairs.len(), repair.ply, repair.text.as_str()), (1, ply, misprint));
        assert!(repair.slip.cost() <= slip.cost(), "{repair:?}");
        assert!(whole.stopped.as_ref().is_some_and(|stop| stop.ply >= ply), "{misprint}");
    }
}

#[test]
fn what_cannot_be_read_is_named_with_the_series_before_it() {
    let strict = Limits { repairs: 0, ..Limits::default() };
    let entries = ["P-K4", "P-K4", "N-KB3", "QxQ", "B-B4"];
    let whole = read(ENGLISH, &start(), &entries, strict);
    let stop = whole.stopped.unwrap();
    assert!(whole.games.is_empty());
    assert_eq!((stop.ply, stop.text.as_str(), stop.before.len()), (3, "QxQ", 3));
    assert!(matches!(stop.fault, NotationFault::Illegal { .. }));
}

#[test]
fn a_hopeless_record_costs_no_more_than_was_granted() {
    let entries: Vec<&str> = ["N-B3", "N-B3", "N-N1", "N-N1"].repeat(30).into_iter().collect();
    let granted = Limits { readings: 5_000, ..Limits::default() };
    let entries: Vec<&str> = entries.into_iter().chain(["???"]).collect();
    let whole = read(ENGLISH, &start(), &entries, granted);
    assert!(whole.given_up);
    assert!(whole.games.is_empty());
    assert_eq!(read(ENGLISH, &start(), &[], granted).games, [Game::default()]);
}
