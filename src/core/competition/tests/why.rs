//! Why two meet at a board: by the table, in a group, in a bracket, by the arbiter.

use super::*;
use crate::competition::why::{Because, ColourRule, Turn};
use jadoube_competition::berger::{Joint, Reason};

fn system(cycles: Cycles) -> System {
    System::RoundRobin { cycles, tables: Tables::Handbook }
}

impl TestHall {
    fn why(&self, round: u8, no: u16) -> Vec<Because> {
        self.contest().why(round, BoardNo(no), &self.hall.pairing_boards())
    }

    /// Pairs and publishes a round by the system, and White wins everywhere.
    fn win_all(&mut self, round: u8) {
        self.round(round, &[]);
        let bouts = &self.contest().rounds[&round].bouts;
        let boards: Vec<u16> = bouts.iter().map(|bout| bout.pairing.board.0).collect();
        for no in boards {
            self.enter(no, "1").unwrap();
        }
        self.ask(Ask::Close { round }).unwrap();
    }
}

#[test]
fn a_table_tells_its_round_its_article_and_where_the_two_sit() {
    let mut one = TestHall::new(TABLE, 6);
    one.round(1, &[]);
    let why = one.why(1, 1);
    let [Because::Table { players: 6, table_round: 1, cycle: 1, turn, article, .. }, seats] =
        &why[..]
    else {
        panic!("{why:?}");
    };
    assert_eq!((*turn, article.to_string()), (Turn::AsTabled, "C.05 5.1".to_owned()));
    assert!(matches!(seats, Because::Seats(Reason::Pivot { .. })), "{seats:?}");
    assert!(matches!(one.why(1, 2)[1], Because::Seats(Reason::Around { steps: 1, .. })));
    assert!(one.why(1, 9).is_empty() && one.why(2, 1).is_empty(), "nobody is paired there");
}

#[test]
fn of_two_cycles_the_exchange_and_the_reversed_colours_are_told() {
    for (joint, wanted) in [
        (Joint::Exchanged, [(1, Turn::AsTabled), (3, Turn::Exchanged), (2, Turn::Exchanged)]),
        (Joint::AsTabled, [(1, Turn::AsTabled), (2, Turn::AsTabled), (3, Turn::AsTabled)]),
    ] {
        let mut one = TestHall::new(system(Cycles::Double(joint)), 4);
        for (round, wanted) in (1..).zip(wanted.into_iter().chain([(1, Turn::Reversed)])) {
            one.win_all(round);
            let found = match one.why(round, 1)[..] {
                [Because::Table { table_round, turn, .. }, _] => (table_round, turn),
                ref other => panic!("{other:?}"),
            };
            assert_eq!(found, wanted, "{joint:?}, round {round}");
        }
    }
}

#[test]
fn a_double_round_robin_as_tabled_is_played_in_the_order_of_the_table() {
    let table = system(Cycles::Double(Joint::AsTabled));
    let mut one = TestHall::new(table, 4);
    let mut played = Vec::new();
    for round in 1..=6 {
        one.win_all(round);
        let bouts = one.contest().rounds[&round].bouts.iter().map(|bout| bout.pairing);
        played.push(bouts.map(|one| (one.white.0, one.black.0)).collect::<Vec<_>>());
    }
    let first = [[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]];
    assert_eq!(played[..3], first, "C.05 Annex 1, three or four players");
    let second = first.map(|round| round.map(|(white, black)| (black, white)));
    assert_eq!(played[3..], second, "the second cycle has the other colours");
}

#[test]
fn a_board_of_ones_own_and_a_changed_pairing_are_told_with_their_articles() {
    let mut one = TestHall::new(TABLE, 4);
    let entrant = Entrant { fixed_board: Some(BoardNo(7)), ..entrant("P2", 2498) };
    one.ask(Ask::Amend { no: EntrantNo(2), entrant: Box::new(entrant) }).unwrap();
    one.round(1, &[]);
    let own = Because::OwnBoard { name: "2 P2".into(), board: BoardNo(7), article: BY.own_board };
    assert_eq!(one.why(1, 7).last(), Some(&own));
    let pairings = vec![board(1, 4, 1)];
    let reason = "colours".to_owned();
    one.ask(Ask::ChangePairings { round: 1, pairings, ground: Ground::CompetitionRules, reason })
        .unwrap();
    assert_eq!(one.why(1, 1), [Because::Changed { article: BY.grounds.article }]);
}

#[test]
fn a_pairing_of_the_arbiter_comes_with_what_speaks_against_it() {
    let mut one = TestHall::new(System::Manual { rounds: 3 }, 4);
    one.round(1, &[board(1, 1, 2), board(2, 3, 4)]);
    assert_eq!(one.why(1, 1), [Because::Arbiter]);
    for no in [1, 2] {
        one.enter(no, "1").unwrap();
    }
    one.round(2, &[board(1, 2, 1), board(2, 3, 4)]);
    assert!(matches!(one.why(2, 1)[..], [Because::Arbiter, Because::Remarked(_)]));
}

#[test]
fn a_game_of_a_bracket_tells_who_has_white() {
    let mut one = TestHall::new(System::KnockOut { third_place: false }, 4);
    one.win_all(1);
    one.round(2, &[]);
    let found = |round| match one.why(round, 1)[..] {
        [Because::Game { leg, colours, .. }] => (leg.tie.round, leg.game, colours),
        ref other => panic!("{other:?}"),
    };
    assert_eq!(found(1), (1, 1, ColourRule::NamedFirst));
    assert_eq!(found(2), (1, 2, ColourRule::Alternate));
}
