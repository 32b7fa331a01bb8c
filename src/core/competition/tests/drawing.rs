//! The restricted draw and the start positions of Chess960 in the event.

use super::*;
use crate::competition::draw::Drawing;
use crate::competition::start::{Means, StartDraw, StartPosition};
use jadoube_chess::board::position::{Position, Variant};
use jadoube_competition::article::Article;
use jadoube_competition::varma::draw::{DrawFault, Next};
use jadoube_competition::varma::rows::{Edition, Letter};

/// Where the tables of today stand.
const HERE: Article = Edition::Handbook.article();

/// Ten players; two of them from each of two federations.
fn ten() -> TestHall {
    let mut one = TestHall::new(TABLE, 10);
    for (no, federation) in [(1, "MKD"), (2, "MKD"), (3, "MKD"), (4, "GER"), (5, "GER")] {
        let entrant = Entrant { federation: federation.into(), ..entrant(&format!("P{no}"), 2000) };
        one.ask(Ask::Amend { no: EntrantNo(no), entrant: Box::new(entrant) }).unwrap();
    }
    one
}

fn begin() -> Ask {
    Ask::BeginDraw { edition: Edition::Handbook, reason: "announced".into() }
}

fn draw(what: Drawing) -> Ask {
    Ask::Draw { what }
}

#[test]
fn the_restricted_draw_is_recorded_step_by_step_and_gives_the_numbers() {
    let mut one = ten();
    assert_eq!(one.refused(&draw(Drawing::Lot { seed: 1 })), Not::NoDraw(HERE));
    let unsaid = Ask::BeginDraw { edition: Edition::Handbook, reason: String::new() };
    assert_eq!(one.refused(&unsaid), Not::NumbersGiven(BY.corrections), "there are numbers");
    one.ask(begin()).unwrap();
    // Three of MKD: only envelopes with three numbers are offered.
    let (envelope, small) = (Letter('A'), Letter('C'));
    match one.contest().draw.as_ref().unwrap().so_far().unwrap().next() {
        Next::Envelope { offered, players, .. } => {
            assert_eq!((offered, players), (vec![Letter('A'), Letter('B')], 3));
        }
        other => panic!("{other:?}"),
    }
    let too_small = one.refused(&draw(Drawing::Envelope { envelope: small }));
    assert!(matches!(too_small, Not::Varma(DrawFault::Envelope(..))), "{too_small:?}");
    one.ask(draw(Drawing::Envelope { envelope })).unwrap();
    let not_in =
        Not::Varma(DrawFault::NotInEnvelope { number: Number(5), envelope, article: HERE });
    assert_eq!(one.refused(&draw(Drawing::Number { number: 5 })), not_in);
    one.ask(draw(Drawing::Number { number: 8 })).unwrap();
    let late = Ask::Enter { entrants: vec![entrant("Late", 1)] };
    assert_eq!(one.refused(&late), Not::DrawGoesOn(HERE));
    let step = &one.contest().draw.as_ref().unwrap().steps[1];
    assert_eq!((step.who.station.as_str(), &step.wall[..10]), ("test", "2026-11-23"));
    let numbers = one.contest().numbers.len();
    one.ask(draw(Drawing::Rest { seed: 1972 })).unwrap();
    let contest = one.contest();
    assert_eq!((contest.numbers.len(), contest.draw.is_none()), (numbers + 1, true));
    let given = contest.numbers.last().unwrap();
    assert_eq!(given.how, Numbering::Varma { edition: Edition::Handbook });
    assert_eq!(contest.number(EntrantNo(1)), Some(8), "as he drew");
    let group: Vec<_> = [1, 2, 3].map(|no| contest.number(EntrantNo(no)).unwrap()).into();
    assert!(group.iter().all(|number| [3, 4, 8].contains(number)), "{group:?}");
    assert_eq!(given.draw.as_ref().unwrap().steps.len(), 10 + 7, "six alone, two federations less");
    one.round(1, &[]);
    assert_eq!(
        one.refused(&begin()),
        Not::NumbersFixed { round: BY.numbers_until.value, article: BY.numbers_until.article }
    );
}

#[test]
fn the_same_seed_draws_the_same_numbers_and_a_draw_that_is_not_possible_is_refused() {
    let order = |seed| {
        let mut one = ten();
        one.ask(begin()).unwrap();
        one.ask(draw(Drawing::Rest { seed })).unwrap();
        one.contest().order()
    };
    assert_eq!(order(5), order(5));
    assert_ne!(order(5), order(6));
    let mut few = TestHall::new(TABLE, 6);
    assert_eq!(few.refused(&begin()), Not::Varma(DrawFault::NoRow { players: 6, article: HERE }));
    let mut by_hand = TestHall::new(System::Manual { rounds: 3 }, 10);
    assert_eq!(by_hand.refused(&begin()), Not::NoTableToDraw(HERE));
}

fn chess960(start: StartPosition, players: u16) -> TestHall {
    let mut one = TestHall::new(TABLE, players);
    let regulations = one.contest().regulations.clone().unwrap();
    let regulations = Box::new(Regulations { start, ..regulations });
    one.ask(Ask::ChangeRegulations { regulations, reason: "Chess960".into() }).unwrap();
    one.ask(Ask::Draft { round: 1, pairings: Vec::new() }).unwrap();
    one
}

fn start(how: StartDraw) -> Ask {
    Ask::DrawStart { round: 1, how }
}

fn by_hand(positions: &[u16]) -> Ask {
    start(StartDraw::Hand { means: Means::Dice, positions: positions.to_vec() })
}

fn set_up(one: &TestHall, no: u16) -> (Variant, String) {
    let setup = &one.hall.game(BoardNo(no)).unwrap().setup;
    (setup.form, setup.fen.clone())
}

#[test]
fn one_start_position_of_chess960_is_drawn_for_the_round() {
    let mut one = chess960(StartPosition::Chess960, 4);
    assert_eq!(one.refused(&Ask::Publish { round: 1 }), Not::StartNotDrawn(1));
    for (positions, why) in [
        (&[][..], Not::StartsIncomplete { wanted: 1, drawn: 0 }),
        (&[1, 2], Not::StartsIncomplete { wanted: 1, drawn: 2 }),
        (&[960], Not::NoSuchStart(960)),
    ] {
        assert_eq!(one.refused(&by_hand(positions)), why);
    }
    one.ask(by_hand(&[357])).unwrap();
    // Paired again, what was drawn stays.
    one.ask(Ask::Draft { round: 1, pairings: Vec::new() }).unwrap();
    one.ask(Ask::Publish { round: 1 }).unwrap();
    let wanted = (Variant::Chess960, Position::chess960(357).unwrap().fen());
    assert_eq!((set_up(&one, 1), set_up(&one, 2)), (wanted.clone(), wanted));
    assert_eq!(one.contest().start_at(1, BoardNo(2)), Some(357));
    assert_eq!(one.refused(&by_hand(&[1])), Not::PublishedBefore(1, BY.grounds.article));
}

#[test]
fn start_positions_are_drawn_for_each_board_and_by_lot_as_its_seed_says() {
    let mut one = chess960(StartPosition::Chess960EachBoard, 8);
    let wrong = Not::StartsIncomplete { wanted: 4, drawn: 1 };
    assert_eq!(one.refused(&by_hand(&[1])), wrong);
    one.ask(start(StartDraw::Lot { seed: 960 })).unwrap();
    let drawn = |one: &TestHall| [1, 2, 3, 4].map(|no| one.contest().start_at(1, BoardNo(no)));
    let first = drawn(&one);
    assert!(first.iter().flatten().all(|number| *number < 960), "{first:?}");
    assert_ne!(first[0], first[1]);
    one.ask(start(StartDraw::Lot { seed: 961 })).unwrap();
    assert_ne!(drawn(&one), first);
    one.ask(start(StartDraw::Lot { seed: 960 })).unwrap();
    assert_eq!(drawn(&one), first);
    one.ask(Ask::Publish { round: 1 }).unwrap();
    let fen = Position::chess960(first[3].unwrap()).unwrap().fen();
    assert_eq!(set_up(&one, 4), (Variant::Chess960, fen));
    let mut usual = TestHall::new(TABLE, 4);
    usual.ask(Ask::Draft { round: 1, pairings: Vec::new() }).unwrap();
    assert_eq!(usual.refused(&start(StartDraw::Lot { seed: 1 })), Not::StartIsUsual);
}
