//! The draw: its order, its refusals, and that it keeps its promise.

use super::*;
use crate::berger::{Cycles, RoundRobin};

/// Where the tables of today stand.
const HERE: Article = Edition::Handbook.article();

/// Players of federations with so many each.
fn players(sizes: &[usize]) -> Vec<Entrant> {
    let federations = sizes
        .iter()
        .zip('A'..)
        .map(|(size, letter)| vec![format!("{letter}{letter}{letter}"); *size]);
    let one = |(federation, entry): (String, u16)| Entrant {
        entry: Number(entry),
        name: format!("{}, P", char::from(b'A' + u8::try_from(entry % 26).unwrap())),
        federation,
    };
    federations.flatten().zip(1..).map(one).collect()
}

fn new(sizes: &[usize]) -> Result<Draw, DrawFault> {
    Draw::new(players(sizes), Edition::Handbook)
}

fn by_lot(mut draw: Draw, seed: u64) -> Draw {
    while let Some(step) = draw.lot(seed, None) {
        draw.apply(step);
    }
    draw
}

/// Federations whose sizes add up to so many.
fn random_sizes(lot: &mut Lot, players: usize) -> Vec<usize> {
    let (mut left, mut sizes) = (players, Vec::new());
    let most = 1 + lot.below(players);
    while left > 0 {
        let size = 1 + lot.below(left.min(most));
        sizes.push(size);
        left -= size;
    }
    sizes
}

#[test]
fn in_ten_thousand_draws_no_two_of_a_federation_meet_in_the_last_three_rounds() {
    let mut lot = Lot::new(17);
    let (mut draws, mut refused, mut seed) = (0, 0, 0);
    while draws < 10_000 {
        seed += 1;
        let number = 9 + lot.below(16);
        let sizes = random_sizes(&mut lot, number);
        let draw = match new(&sizes) {
            Ok(draw) => draw,
            Err(DrawFault::FederationTooLarge { players, numbers, .. }) => {
                assert!(players > numbers);
                refused += 1;
                continue;
            }
            Err(fault) => {
                assert_eq!(fault, DrawFault::NoPlace(HERE), "{sizes:?}");
                refused += 1;
                continue;
            }
        };
        let drawn = by_lot(draw, seed);
        let players = u16::try_from(number).unwrap();
        let robin = RoundRobin::new(players, Cycles::Single).unwrap();
        let federation: BTreeMap<Number, &str> = drawn
            .order()
            .map(|one| (drawn.number_of(one.entry).unwrap(), one.federation.as_str()))
            .collect();
        assert_eq!(federation.len(), number, "{sizes:?}: a number twice");
        for round in robin.rounds() - 2..=robin.rounds() {
            for pairing in robin.round(round).unwrap().pairings {
                let [one, other] = pairing.both().map(|number| federation[&number]);
                assert_ne!(one, other, "{sizes:?}, seed {seed}: {pairing} in round {round}");
            }
        }
        draws += 1;
    }
    assert!(refused > 0);
}

#[test]
fn only_envelopes_that_are_large_enough_are_offered() {
    // Of 12: A holds 4, B and C 3, D 2.
    let mut draw = new(&[4, 2, 2, 1, 1, 1, 1]).unwrap();
    let Next::Envelope { players, offered, withheld, .. } = draw.next() else { panic!() };
    let small = |letter, numbers| WithheldReason::TooSmall {
        envelope: Letter(letter),
        numbers,
        players: 4,
    };
    assert_eq!((players, offered), (4, vec![Letter('A')]));
    assert_eq!(withheld, [small('B', 3), small('C', 3), small('D', 2)]);
    let refused = draw.take_envelope(Letter('D'), By::Hand, None);
    assert_eq!(refused, Err(DrawFault::Envelope(small('D', 2), HERE)));
    assert_eq!(
        draw.take_envelope(Letter('E'), By::Hand, None),
        Err(DrawFault::NoSuchEnvelope { envelope: Letter('E'), article: HERE })
    );
    assert_eq!(draw.take_number(Number(4), By::Hand, None), Err(DrawFault::OutOfTurn(HERE)));
    draw.apply(draw.take_envelope(Letter('A'), By::Hand, None).unwrap());
    assert_eq!(draw.take_envelope(Letter('B'), By::Hand, None), Err(DrawFault::OutOfTurn(HERE)));
    for number in [4, 5, 9, 10] {
        draw.read_number(Number(number), None).unwrap();
    }
    // The next federation finds nothing in A.
    let Next::Envelope { offered, .. } = draw.next() else { panic!() };
    assert_eq!(offered, [Letter('B'), Letter('C'), Letter('D')]);
}

#[test]
fn an_envelope_that_leaves_a_later_federation_without_one_is_held_back() {
    // Of 10: A and B hold 3, C and D 2. With two pairs in A and B, a three has no place.
    let draw = new(&[3, 3, 2, 2]).unwrap();
    let Next::Envelope { offered, .. } = draw.next() else { panic!() };
    assert_eq!(offered, [Letter('A'), Letter('B')]);
    // Four pairs and two who are alone fit anyhow; with 2, 2, 2 and a three that comes first as well.
    let mut draw = new(&[2, 2, 2, 2, 1, 1]).unwrap();
    for number in [3, 4, 5, 7] {
        draw.read_number(Number(number), None).unwrap();
    }
    let Next::Envelope { offered, withheld, .. } = draw.next() else { panic!() };
    assert_eq!(offered, [Letter('C'), Letter('D')]);
    assert_eq!(withheld.len(), 2);
    // Of 12 (4, 3, 3, 2): a pair must not go into B if two threes are to follow … they came first.
    let mut draw = new(&[2, 2, 2, 2, 2, 1, 1]).unwrap();
    for numbers in [[2, 6], [1, 8]] {
        for number in numbers {
            draw.read_number(Number(number), None).unwrap();
        }
    }
    assert_eq!(by_lot(draw, 3).drawn.len(), 12);
}

#[test]
fn draws_that_cannot_be_finished_are_refused_before_they_begin() {
    let too_large = |players, numbers| DrawFault::FederationTooLarge {
        federation: "AAA".into(),
        players,
        numbers,
        article: HERE,
    };
    for (sizes, fault) in [
        (&[4, 1, 1, 1, 1, 1, 1][..], too_large(4, 3)),
        (&[2, 2, 2, 2, 2], DrawFault::NoPlace(HERE)),
        (&[3, 3, 3, 1], DrawFault::NoPlace(HERE)),
        (&[8], DrawFault::NoRow { players: 8, article: HERE }),
        (&[13, 12], DrawFault::NoRow { players: 25, article: HERE }),
    ] {
        assert_eq!(new(sizes).map(|_| ()), Err(fault), "{sizes:?}");
    }
    let wrong = Draw::new(players(&[1; 12]), Edition::Rules2006).map(|_| ());
    let (envelope, one, other) = (Letter('C'), Number(6), Number(12));
    let meet = RowFault::Meet { envelope, one, other, round: 11 };
    let article = Edition::Rules2006.article();
    assert_eq!(article.to_string(), "TR 2006 9(h)");
    assert_eq!(wrong, Err(DrawFault::Row { article, faults: vec![meet] }));
    let few = Draw::new(players(&[1; 8]), Edition::Rules2006).map(|_| ());
    assert_eq!(few, Err(DrawFault::NoRow { players: 8, article }), "each edition by its article");
    assert!(Draw::new(players(&[1; 14]), Edition::Rules2006).is_ok());
}

#[test]
fn a_number_that_cannot_have_been_drawn_is_refused() {
    let mut draw = new(&[2, 1, 1, 1, 1, 1, 1, 1]).unwrap();
    // Nine players: 10 is the bye and lies nowhere; D holds only 2, too few for two players.
    let none = DrawFault::NotInAny { number: Number(10), article: HERE };
    assert_eq!(draw.read_number(Number(10), None), Err(none));
    let small = WithheldReason::TooSmall { envelope: Letter('D'), numbers: 1, players: 2 };
    assert_eq!(draw.read_number(Number(2), None), Err(DrawFault::Envelope(small, HERE)));
    draw.read_number(Number(1), None).unwrap();
    let other =
        DrawFault::NotInEnvelope { number: Number(3), envelope: Letter('C'), article: HERE };
    assert_eq!(draw.read_number(Number(3), None), Err(other));
    let again =
        DrawFault::NotInEnvelope { number: Number(1), envelope: Letter('C'), article: HERE };
    assert_eq!(draw.read_number(Number(1), None), Err(again));
    draw.read_number(Number(6), None).unwrap();
    for number in [2, 3, 4, 5, 7, 8, 9] {
        draw.read_number(Number(number), None).unwrap();
    }
    assert_eq!(draw.next(), Next::Done);
    assert_eq!(draw.read_number(Number(2), None), Err(DrawFault::Done(HERE)));
}

#[test]
fn a_seed_repeats_a_draw_and_the_steps_alone_are_the_draw() {
    let when: Timestamp = "1972-09-17T18:00:00Z".parse().unwrap();
    let mut one = new(&[3, 2, 2, 1, 1, 1]).unwrap();
    while let Some(step) = one.lot(1972, Some(when)) {
        one.apply(step);
    }
    let mut other = new(&[3, 2, 2, 1, 1, 1]).unwrap();
    for step in one.steps() {
        other.apply(*step);
    }
    assert_eq!(one, other);
    assert_eq!(one.steps().len(), 10 + 6);
    assert!(
        matches!(one.steps()[0], Step::Envelope { by: By::Lot { seed: 1972 }, at: Some(at), .. } if at == when)
    );
    // What this seed drew first: records of draws depend on it.
    let numbers: Vec<u16> = one.order().map(|who| one.number_of(who.entry).unwrap().0).collect();
    assert_eq!(numbers, [5, 9, 7, 6, 1, 3, 4, 8, 2, 10]);
    // Half by hand, half by lot.
    let mut mixed = new(&[3, 2, 2, 1, 1, 1]).unwrap();
    mixed.read_number(Number(5), None).unwrap();
    assert_eq!(by_lot(mixed, 4).drawn.len(), 10);
}
