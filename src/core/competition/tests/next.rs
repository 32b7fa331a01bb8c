//! What comes next, from the regulations to the last standings.

use super::*;
use crate::competition::next::NextStep;

/// Does what comes next, as an arbiter would, with the first player the winner.
fn go(one: &mut TestHall) -> NextStep {
    let next = one.hall.next_step();
    match &next {
        NextStep::FixRegulations => {
            let regulations = Box::new(Regulations::new(TABLE, "90+30".parse().unwrap()));
            one.ask(Ask::Start { regulations }).unwrap();
        }
        NextStep::EnterPlayers { .. } | NextStep::EnterTeams { .. } => {
            let name = format!("P{}", one.contest().entrants.len());
            one.ask(Ask::Enter { entrants: vec![entrant(&name, 2000)] }).unwrap();
        }
        NextStep::GiveNumbers => {
            let reason = "more have entered".into();
            one.ask(Ask::Number { how: Numbering::Rating, reason }).unwrap();
        }
        NextStep::Pair { round } => {
            one.ask(Ask::Draft { round: *round, pairings: Vec::new() }).unwrap();
        }
        NextStep::Publish { round } => drop(one.ask(Ask::Publish { round: *round }).unwrap()),
        NextStep::Results { boards, .. } => {
            for board in boards {
                one.enter(board.0, "1").unwrap();
            }
        }
        NextStep::Close { round } => drop(one.ask(Ask::Close { round: *round }).unwrap()),
        NextStep::DivideTeams
        | NextStep::DrawGroups
        | NextStep::Qualify
        | NextStep::PlayOff { .. }
        | NextStep::Settle { .. }
        | NextStep::DrawStart { .. }
        | NextStep::Resume { .. }
        | NextStep::Standings => {}
    }
    next
}

#[test]
fn a_round_robin_is_led_from_its_regulations_to_its_standings() {
    use NextStep::*;
    let mut one = TestHall { hall: Hall::default() };
    one.command(&Command::Found { competition: Competition::new("Cup", "2023") }).unwrap();
    let round = |round: u8| {
        let boards = vec![BoardNo(1)];
        [Pair { round }, Publish { round }, Results { round, boards }, Close { round }]
    };
    let mut way = vec![FixRegulations];
    way.extend((0..3).map(|entered| EnterPlayers { entered, least: 3 }));
    way.push(GiveNumbers);
    way.extend((1..=3).flat_map(round));
    way.extend([Standings, Standings]);
    for (step, wanted) in way.iter().enumerate() {
        assert_eq!(go(&mut one), *wanted, "step {step}");
    }
}

#[test]
fn what_is_missing_comes_before_what_is_prepared() {
    let mut one = TestHall::new(TABLE, 4);
    // Somebody comes after the numbers were given: all get theirs anew.
    one.ask(Ask::Enter { entrants: vec![entrant("late", 1800)] }).unwrap();
    assert_eq!(go(&mut one), NextStep::GiveNumbers);
    one.round(1, &[]);
    one.ask(Ask::Draft { round: 2, pairings: Vec::new() }).unwrap();
    let boards = vec![BoardNo(1), BoardNo(2)];
    assert_eq!(one.hall.next_step(), NextStep::Results { round: 1, boards });
    one.enter(2, "=").unwrap();
    let boards = vec![BoardNo(1)];
    assert_eq!(go(&mut one), NextStep::Results { round: 1, boards });
    // Who has paired the next round already goes on with it.
    assert_eq!(go(&mut one), NextStep::Publish { round: 2 });
    go(&mut one);
    assert_eq!(one.hall.next_step(), NextStep::Close { round: 1 });
}

#[test]
fn where_the_arbiter_pairs_two_are_enough() {
    let mut one = TestHall { hall: Hall::default() };
    one.command(&Command::Found { competition: Competition::new("Cup", "2023") }).unwrap();
    let system = System::Manual { rounds: 1 };
    let regulations = Box::new(Regulations::new(system, "90+30".parse().unwrap()));
    one.ask(Ask::Start { regulations }).unwrap();
    for entered in 0..2 {
        assert_eq!(go(&mut one), NextStep::EnterPlayers { entered, least: 2 });
    }
    assert_eq!(go(&mut one), NextStep::GiveNumbers);
    assert_eq!(one.hall.next_step(), NextStep::Pair { round: 1 });
    one.round(1, &[board(1, 1, 2)]);
    go(&mut one);
    assert_eq!(go(&mut one), NextStep::Close { round: 1 });
    assert_eq!(one.hall.next_step(), NextStep::Standings);
}

#[test]
fn what_a_board_shows_against_what_was_entered_is_settled_before_the_round_is_closed() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    one.ask(result(Some(1), 1, "1u", "")).unwrap();
    one.enter(2, "1").unwrap();
    assert_eq!(one.hall.next_step(), NextStep::Close { round: 1 });
    let what = GameCommand::Reopen { reason: "an appeal".into() };
    one.command(&Command::Game { board: BoardNo(1), what }).unwrap();
    one.end(1, Score::BlackWins, EndReason::Resignation);
    let boards = vec![BoardNo(1)];
    assert_eq!(one.hall.next_step(), NextStep::Settle { round: 1, boards });
    one.ask(result(Some(1), 1, "0", "they played after all")).unwrap();
    assert_eq!(one.hall.next_step(), NextStep::Close { round: 1 });
}

#[test]
fn start_positions_are_drawn_before_the_pairings_are_published() {
    use crate::competition::start::{StartDraw, StartPosition};
    let mut one = TestHall::new(TABLE, 4);
    let regulations = one.contest().regulations.clone().unwrap();
    let regulations = Box::new(Regulations { start: StartPosition::Chess960, ..regulations });
    let reason = "Chess960".into();
    one.ask(Ask::ChangeRegulations { regulations, reason }).unwrap();
    one.ask(Ask::Draft { round: 1, pairings: Vec::new() }).unwrap();
    assert_eq!(one.hall.next_step(), NextStep::DrawStart { round: 1 });
    one.ask(Ask::DrawStart { round: 1, how: StartDraw::Lot { seed: 1 } }).unwrap();
    assert_eq!(one.hall.next_step(), NextStep::Publish { round: 1 });
}
