//! Random games in random orders with random slips; every event is read as it was written.

use proptest::prelude::*;

use super::*;

#[test]
fn events_are_read_as_they_are_written() {
    let mut room = TestMatch::of("2023", electronic(), game());
    let mut all = Vec::new();
    let said = room.said("Dame Eva zwei - Eva vier");
    for command in [
        Command::Announce { by: WHITE, said },
        Command::Execute {
            board: Side::White,
            done: ExecutionReport::Move(Uci("e2e4".into())),
            by: None,
        },
        Command::PressClock { by: WHITE },
    ] {
        let steps = room.ask(&command).unwrap_or_default();
        all.extend(steps.iter().filter_map(Step::here).cloned());
    }
    assert!(all.len() > 2);
    for event in all {
        let json = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&json).unwrap(), event, "{json}");
    }
}

/// The acts of one move, each of which may come at any time before the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Act {
    Announce,
    Repeat,
    Own,
    Other,
}

const ACTS: [Act; 4] = [Act::Announce, Act::Repeat, Act::Own, Act::Other];

fn command(act: Act, mover: Side, uci: &Uci) -> Command {
    let said = Utterance::of_move("…", uci.clone());
    let done = ExecutionReport::Move(uci.clone());
    match act {
        Act::Announce => Command::Announce { by: Actor::Player(mover), said },
        Act::Repeat => Command::Repeat { by: Actor::Player(mover.other()), said },
        Act::Own => Command::Execute { board: mover, done, by: None },
        Act::Other => Command::Execute { board: mover.other(), done, by: None },
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// Whatever the order of the acts of each move, before the clock or, for the opponent's, after
    /// it, the record is the same, nothing disagrees and nothing is missing in the end.
    #[test]
    fn any_admissible_order_gives_the_same_record(
        picks in prop::collection::vec((any::<u16>(), any::<u64>(), any::<bool>()), 1..24),
        year in 0_usize..10,
    ) {
        let edition = &editions()[year];
        let mut room = TestMatch::new(&edition.id);
        room.start();
        let mut moves = Vec::new();
        for (pick, order, late) in picks {
            let position = room.scratch.game.position().clone();
            let legal = position.legal_moves();
            if legal.is_empty() || room.scratch.game.outcome().is_some() {
                break;
            }
            let m = legal[usize::from(pick) % legal.len()];
            let (uci, mover) = (position.uci(m), position.turn());
            moves.push(uci.0.clone());
            let mut acts = ACTS.to_vec();
            let mut seed = order;
            for place in (1..acts.len()).rev() {
                acts.swap(place, usize::try_from(seed % 7).unwrap() % (place + 1));
                seed /= 7;
            }
            let opponents = |act: &Act| matches!(act, Act::Repeat | Act::Other);
            let (behind, before): (Vec<Act>, Vec<Act>) =
                acts.into_iter().partition(|act| late && opponents(act));
            for act in before {
                if room.scratch.game.outcome().is_none() {
                    prop_assert_eq!(room.must(&command(act, mover, &uci)), vec![]);
                }
            }
            if room.scratch.game.outcome().is_none() {
                prop_assert_eq!(room.press(Actor::Player(mover)), vec![]);
            }
            for act in behind {
                if room.scratch.game.outcome().is_none() {
                    prop_assert_eq!(room.must(&command(act, mover, &uci)), vec![]);
                }
            }
        }
        prop_assert_eq!(room.played(), moves.join(" "));
        if room.scratch.game.outcome().is_none() {
            let blind = room.scratch.blind.arranged().unwrap();
            let first = next(blind, &room.scratch.game, edition).unwrap();
            prop_assert_eq!(first.lack, Lack::Announcement { by: room.scratch.game.turn() });
        }
    }

    /// One act is done with another move: it is noticed in that very batch or, where what it should
    /// agree with comes later, by the time the clock is started and the opponent has followed.
    #[test]
    fn a_slip_in_any_act_is_noticed(
        before in prop::collection::vec(any::<u16>(), 0..10),
        (pick, other, slip) in (any::<u16>(), any::<u16>(), 0_usize..4),
        year in 0_usize..10,
    ) {
        let edition = &editions()[year];
        let mut room = TestMatch::new(&edition.id);
        room.start();
        for pick in before {
            let position = room.scratch.game.position().clone();
            let legal = position.legal_moves();
            prop_assume!(!legal.is_empty() && room.scratch.game.outcome().is_none());
            let uci = position.uci(legal[usize::from(pick) % legal.len()]);
            for act in ACTS {
                if room.scratch.game.outcome().is_none() {
                    room.must(&command(act, position.turn(), &uci));
                }
            }
            if room.scratch.game.outcome().is_none() {
                room.press(Actor::Player(position.turn()));
            }
        }
        prop_assume!(room.scratch.game.outcome().is_none());
        let position = room.scratch.game.position().clone();
        let legal = position.legal_moves();
        prop_assume!(legal.len() > 1);
        let first = usize::from(pick) % legal.len();
        let second = (first + 1 + usize::from(other) % (legal.len() - 1)) % legal.len();
        let (uci, wrong) = (position.uci(legal[first]), position.uci(legal[second]));
        let mut noticed = Vec::new();
        for (nth, act) in ACTS.into_iter().enumerate() {
            let uci = if nth == slip { &wrong } else { &uci };
            if room.scratch.game.outcome().is_none() {
                noticed.extend(room.must(&command(act, position.turn(), uci)));
            }
        }
        prop_assume!(room.scratch.game.outcome().is_none() || !noticed.is_empty());
        prop_assert!(!noticed.is_empty(), "{:?} with {} for {}", ACTS[slip], wrong, uci);
    }

    /// Nothing that is told brings the match down or changes the record against the Laws.
    #[test]
    fn anything_may_be_told(steps in prop::collection::vec((0_u8..12, any::<u16>(), any::<bool>()), 0..40)) {
        let mut room = TestMatch::of("2023", electronic(), game());
        room.start();
        for (what, pick, white) in steps {
            let side = if white { Side::White } else { Side::Black };
            let legal = room.scratch.game.position().legal_moves();
            if legal.is_empty() {
                break;
            }
            let uci = room.scratch.game.position().uci(legal[usize::from(pick) % legal.len()]);
            let said = Utterance::of_move("…", uci.clone());
            let by = if pick % 3 == 0 { Actor::Assistant(side) } else { Actor::Player(side) };
            let square = Square::from_index(u8::try_from(pick % 64).unwrap()).unwrap();
            let mut placement = room.scratch.game.position().placement();
            placement.set(square, None);
            let command = match what {
                0 | 1 => Command::Announce { by, said },
                2 => Command::Repeat { by, said },
                3 | 4 => Command::Execute { board: side, done: ExecutionReport::Move(uci), by: None },
                5 => Command::Execute { board: side, done: ExecutionReport::AsAnnounced, by: None },
                6 => Command::Execute { board: side, done: ExecutionReport::Stands(placement), by: None },
                7 => Command::Sense { board: side, placement },
                8 => Command::CorrectAnnouncement { by, said },
                9 => Command::Lift { board: side, square },
                10 => Command::Settle { uci, reason: "…".into() },
                _ => Command::PressClock { by },
            };
            let _ = room.ask(&command);
            let mut position = room.scratch.game.start.clone();
            for ply in &room.scratch.game.plies {
                let m = position.read_uci(&ply.uci).unwrap();
                position.play(m);
            }
        }
    }
}
