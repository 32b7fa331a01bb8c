//! Rows, heads, questions, proposals, clocks, posts: as it goes when all is well.

use crate::event::{Event, Outcome};
use crate::fault::Fault;
use crate::station::{Delivery, LARGEST, Position};
use crate::tests::bed::{Bed, with_server};
use jadoube_core::stations::member::Role::{
    self, Assistant, ChiefArbiter, ResultsDesk, SectorArbiter, Viewer,
};
use jadoube_core::stations::post::Post;
use jadoube_laws::ids::BoardNo;

#[test]
fn rows_reach_everybody_in_one_order_also_who_comes_later() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter, SectorArbiter, Viewer, Viewer]);
        let (chief, arbiter, viewer) = (bed.station(0), bed.station(1), bed.station(2));
        let made = chief.stream();
        assert_eq!(arbiter.stream(), made);
        assert_eq!(viewer.stream(), made);
        chief.wait_for(&Event::Reaches { upto: 0 });

        for number in 1..=20_u64 {
            chief.publish(number, number, &[0, number as u8]);
            arbiter.publish(number, number, &[1, number as u8]);
        }
        let heard: Vec<_> = (0..40).map(|_| viewer.rows()).collect();
        assert_eq!((0..40).map(|_| chief.rows()).collect::<Vec<_>>(), heard);
        assert_eq!(heard.iter().map(|row| row.0).collect::<Vec<_>>(), (1..=40).collect::<Vec<_>>());
        for (mark, station) in [(0, chief.own), (1, arbiter.own)] {
            let of: Vec<_> = heard.iter().filter(|row| row.1 == station).collect();
            let bytes: Vec<_> = of.iter().map(|row| row.2.clone()).collect();
            assert_eq!(bytes, (1..=20).map(|number| vec![mark, number]).collect::<Vec<_>>());
        }
        assert_eq!((1..=20).map(|_| arbiter.published()).last(), Some((20, 20)));

        let late = bed.station(3);
        assert_eq!((0..40).map(|_| late.rows()).collect::<Vec<_>>(), heard);
        drop(late);
        let back = bed.station_from(3, Position { made, next: 38 });
        assert_eq!((0..3).map(|_| back.rows()).collect::<Vec<_>>(), heard[37..]);

        drop(arbiter);
        let again = bed.station(1);
        again.wait_for(&Event::Reaches { upto: 20 });
        again.publish(21, 21, b"again");
        assert_eq!(again.published(), (21, 21));
        assert_eq!(viewer.rows().2, b"again");
    });
}

#[test]
fn what_is_not_allowed_or_too_large_is_refused_here_already() {
    with_server(|program| {
        let roles = [ChiefArbiter, Viewer, Assistant(BoardNo(3)), ResultsDesk];
        let bed = Bed::new(program, &roles);
        let (chief, viewer, assistant, desk) =
            (bed.station(0), bed.station(1), bed.station(2), bed.station(3));
        let rows = |bytes| Delivery { strand: chief.own, first: 1, last: 1, bytes };
        for station in [&viewer, &assistant, &desk] {
            assert_eq!(station.network.publish(rows(Vec::new())), Err(Fault::NotAllowed));
            let claimed = station.network.claim(Post::Chief, 1, Vec::new());
            assert_eq!(claimed, Err(Fault::NotAllowed));
        }
        let too_large = Fault::TooLarge { bytes: LARGEST + 1, most: LARGEST };
        assert_eq!(chief.network.publish(rows(vec![0; LARGEST + 1])), Err(too_large));
        assert_eq!(viewer.network.propose(chief.own, None, vec![]), Err(Fault::NotAllowed));
        let other = Some(BoardNo(4));
        assert_eq!(assistant.network.propose(chief.own, other, vec![]), Err(Fault::NotAllowed));

        chief.publish(1, 1, &vec![7; LARGEST]);
        assert_eq!(viewer.rows().2.len(), LARGEST);
    });
}

#[test]
fn stations_say_how_far_they_are_and_ask_for_what_they_lack() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter, Viewer]);
        let (chief, viewer) = (bed.station(0), bed.station(1));
        chief.network.announce(b"heads of the chief".to_vec()).unwrap();
        viewer.wait_for(&Event::Present { station: chief.own });
        viewer.wait(|event| {
            matches!(event, Event::Heads { bytes, .. } if bytes == b"heads of the chief")
                .then_some(())
        });

        let ask = viewer.network.ask(chief.own, b"what have you?".to_vec()).unwrap();
        let reply = chief.wait(|event| match event {
            Event::Asked { by, bytes, reply } => {
                assert_eq!((by, &bytes[..]), (viewer.own, &b"what have you?"[..]));
                Some(reply)
            }
            _ => None,
        });
        for part in 0..5 {
            chief.network.answer(&reply, vec![part; 300_000], part == 4).unwrap();
        }
        for part in 0..5 {
            let bytes = viewer.wait(|event| match event {
                Event::Answer { ask: of, bytes } if of == ask => Some(bytes),
                _ => None,
            });
            assert_eq!(bytes, vec![part; 300_000]);
        }
        viewer.wait_for(&Event::Answered { ask, fault: None });

        drop(chief);
        // Until the server has seen that the line is down, a question would wait for its answer.
        viewer.wait(|event| matches!(event, Event::Silent { .. }).then_some(()));
        let ask = viewer.network.ask(bed.people[0].station, Vec::new()).unwrap();
        viewer.wait_for(&Event::Answered { ask, fault: Some(Fault::Nobody) });
    });
}

#[test]
fn a_proposal_is_answered_and_clocks_are_compared() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter, Assistant(BoardNo(3))]);
        let (chief, assistant) = (bed.station(0), bed.station(1));
        assistant.wait_for(&Event::Present { station: chief.own });
        let board = Some(BoardNo(3));
        let proposal = assistant.network.propose(chief.own, board, b"e4".to_vec()).unwrap();
        let reply = chief.wait(|event| match event {
            Event::Proposed { by, board: at, bytes, reply } => {
                assert_eq!((by, at, &bytes[..]), (assistant.own, board, &b"e4"[..]));
                Some(reply)
            }
            _ => None,
        });
        chief.network.reply(&reply, b"yes".to_vec()).unwrap();
        assistant.wait_for(&Event::Replied { proposal, outcome: Ok(b"yes".to_vec()) });

        let (ahead, uncertain) = assistant.wait(|event| match event {
            Event::Clock { station, ahead, uncertain } if station == chief.own => {
                Some((ahead, uncertain))
            }
            _ => None,
        });
        // One machine, one clock.
        assert!(ahead.unsigned_abs() <= uncertain + 1, "{ahead} µs, {uncertain} µs uncertain");
    });
}

#[test]
fn of_all_who_claim_a_post_for_one_epoch_one_has_it() {
    with_server(|program| {
        let roles = [ChiefArbiter, SectorArbiter, SectorArbiter, SectorArbiter];
        let bed = Bed::new(program, &roles);
        let all: Vec<_> = (0..roles.len()).map(|number| bed.station(number)).collect();
        all.iter().for_each(|station| drop(station.stream()));
        let post = Post::Board(BoardNo(5));
        let claim_by = |epoch: u32| {
            let numbers: Vec<u64> = all
                .iter()
                .map(|station| station.network.claim(post, epoch, b"!".to_vec()).unwrap())
                .collect();
            let outcomes = all.iter().zip(numbers).map(|(station, number)| {
                station.wait(|event| match event {
                    Event::Claimed { claim, outcome } if claim == number => Some(outcome.unwrap()),
                    _ => None,
                })
            });
            outcomes.collect::<Vec<_>>()
        };
        for epoch in 1..=3 {
            let outcomes = claim_by(epoch);
            let winners: Vec<_> = all
                .iter()
                .zip(&outcomes)
                .filter(|(_, outcome)| **outcome == Outcome::Stands)
                .map(|(station, _)| station.own)
                .collect();
            assert_eq!(winners.len(), 1, "{outcomes:?}");
            for outcome in outcomes {
                if let Outcome::Other(stands) = outcome {
                    assert_eq!((stands.epoch, stands.station), (epoch, winners[0]));
                }
            }
        }
        let old = all[0].network.claim(post, 2, Vec::new()).unwrap();
        all[0].wait(|event| match event {
            Event::Claimed { claim, outcome: Ok(Outcome::Other(stands)) } if claim == old => {
                assert_eq!(stands.epoch, 3);
                Some(())
            }
            _ => None,
        });
        let told: Role = bed.people[3].role;
        assert_eq!(told, SectorArbiter);
        let last = bed.station(3).wait(|event| match event {
            Event::Lease { claim, .. } if claim.epoch == 3 => Some(claim),
            _ => None,
        });
        assert_eq!(last.post, post);
    });
}
