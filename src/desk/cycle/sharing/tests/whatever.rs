//! Anything at all, in any order: in the end all know the same.

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::room::{BOARDS, Room};
use crate::testing::{contest, give, incident, play, result, set_up, take, take_over};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::result::PairingResult;
use jadoube_laws::ids::BoardNo;

/// A deed of a station, or of the world.
fn deed(room: &mut Room, (what, a, b): (u8, u16, u16)) {
    let count = room.stations.len();
    let (nth, board) = (usize::from(a) % count, b % BOARDS + 1);
    let other = usize::from(b) % count;
    // More often than not at a board that the station keeps.
    let own = (0..count).find(|nth| room.hall(*nth).is_kept_here(BoardNo(board)));
    let nth = own.filter(|_| what < 8 && a % 4 > 0).unwrap_or(nth);
    let command = match what % 16 {
        0..=3 => {
            let game = room.hall(nth).game(BoardNo(board));
            let ply = game.map_or(0, |game| usize::from(game.ply().0));
            play(board, ["g1f3", "g8f6", "f3g1", "f6g8"][ply % 4])
        }
        4 => incident(board),
        5 => contest(if a % 2 == 0 {
            Ask::Draft { round: 1, pairings: Vec::new() }
        } else {
            Ask::Publish { round: 1 }
        }),
        6 => set_up(board),
        7 => result(board, PairingResult::Draw),
        8 => give(board, room.id(other)),
        9 => take(board),
        10 if a % 3 == 0 => take_over(board),
        11 => return room.kill(nth),
        12 => {
            room.cut.insert((nth.min(other), nth.max(other)));
            return;
        }
        13 => {
            let _ = room.cut.pop_first();
            return;
        }
        _ => {
            for which in 0..4 {
                room.hear(nth, usize::from(b) + which);
            }
            if what % 2 == 0 && !room.cut.contains(&(nth.min(other), nth.max(other))) {
                room.sync(other, nth);
            }
            return;
        }
    };
    let _ = room.ask(nth, &command);
}

#[test]
fn whatever_happens_all_know_the_same_in_the_end() {
    let config =
        Config { cases: 6, max_shrink_iters: 40, failure_persistence: None, ..Config::default() };
    let deeds = proptest::collection::vec((0_u8..16, any::<u16>(), any::<u16>()), 150..200);
    let did = std::cell::RefCell::new(BTreeMap::new());
    TestRunner::new(config)
        .run(&deeds, |deeds| {
            let mut room = Room::new(3);
            room.publish();
            for one in deeds {
                deed(&mut room, one);
            }
            *did.borrow_mut().entry(room.done.len()).or_insert(0) += 1;
            room.agree();
            Ok(())
        })
        .unwrap();
    assert!(did.borrow().keys().any(|count| *count > 40), "{did:?}");
}
