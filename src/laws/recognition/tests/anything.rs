//! Whole games and anything at all, by chance.

use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::recognition::recognizer::Settings;
use crate::recognition::tests::table::Table;
use crate::sensing::{ClockEnd, Orientation, ResultSignal, SensorReport};
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

/// Numbers from a seed, for choosing.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit.max(1)
    }
}

type Acts = Vec<(Square, Option<Piece>)>;

/// The acts of one legal move, in one of the orders that hands use.
fn handling(position: &Position, m: Move, dice: &mut Dice) -> Acts {
    let side = position.turn();
    let piece = Some(Piece::new(side, m.kind()));
    let made = m.promotion().map_or(piece, |kind| Some(Piece::new(side, kind)));
    let mut acts = Acts::new();
    if let Some((rook_from, rook_to)) = m.castling_rook() {
        let rook = Some(Piece::new(side, Kind::Rook));
        acts = match dice.below(3) {
            0 if rook_from != m.to() && m.from() != m.to() => {
                vec![(m.from(), None), (m.to(), piece), (rook_from, None), (rook_to, rook)]
            }
            1 if rook_to != m.from() => {
                vec![(rook_from, None), (rook_to, rook), (m.from(), None), (m.to(), piece)]
            }
            _ => vec![(m.from(), None), (rook_from, None), (rook_to, rook), (m.to(), piece)],
        };
        return acts;
    }
    let victim = m.capture().map(|(kind, at)| (at, Piece::new(side.other(), kind)));
    if let Some((at, _)) = victim.filter(|_| dice.below(3) == 0) {
        acts.push((at, None));
    }
    let placed_first = dice.below(6) == 0;
    if !placed_first {
        acts.push((m.from(), None));
        let stops: Vec<Square> = position
            .legal_moves()
            .into_iter()
            .filter(|other| other.from() == m.from() && other.capture().is_none())
            .filter(|other| !other.is_castling() && other.to() != m.to())
            .map(Move::to)
            .collect();
        if !stops.is_empty() && dice.below(3) == 0 {
            let stop = stops[dice.below(stops.len())];
            acts.push((stop, piece));
            acts.push((stop, None));
        }
    }
    match (victim, acts.first()) {
        (Some((at, victim)), Some((first, _))) if *first != at && dice.below(2) == 0 => {
            acts.push((at, None));
            let free = at.offset(1, 0).filter(|next| position.piece_at(*next).is_none());
            if let Some(next) = free.filter(|next| *next != m.to() && dice.below(2) == 0) {
                acts.push((next, Some(victim)));
                acts.push((next, None));
            }
        }
        _ => {}
    }
    if made != piece && dice.below(2) == 0 {
        acts.push((m.to(), piece));
    }
    acts.push((m.to(), made));
    if placed_first {
        acts.push((m.from(), None));
    }
    if m.is_en_passant()
        && !acts.iter().any(|(at, p)| p.is_none() && Some(*at) == victim.map(|v| v.0))
    {
        acts.extend(victim.map(|(at, _)| (at, None)));
    }
    acts
}

/// Plays a random game by hand and compares what was found with what was played.
fn play_by_hand(seed: u64, has_clock: bool) {
    let mut dice = Dice(seed);
    let number = u16::try_from(dice.below(960)).unwrap();
    let mut position = match dice.below(2) {
        0 => Position::start(),
        _ => Position::chess960(number).unwrap(),
    };
    let mut table = Table::new(position.clone(), Settings::USUAL);
    table.lies = [Orientation::Normal, Orientation::Rotated][dice.below(2)];
    if table.lies == Orientation::Rotated {
        table.reading.turn = ClockEnd::A;
    }
    table.dump();
    if has_clock {
        table.clock();
    }
    table.pass(300);
    table.told();
    let mut played = Vec::new();
    for _ in 0..60 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        // Castling, captures and promotions are rarer than they should be here.
        let mut m = moves[dice.below(moves.len())];
        for _ in 0..2 {
            let special = m.is_castling() || m.capture().is_some() || m.promotion().is_some();
            m = if special { m } else { moves[dice.below(moves.len())] };
        }
        for (at, piece) in handling(&position, m, &mut dice) {
            table.put(at, piece);
        }
        played.push(position.uci(m).to_string());
        position = position.after(m);
        assert_eq!(table.board, position.placement(), "the hands are right, seed {seed}");
        if has_clock {
            table.press();
        }
        if dice.below(4) == 0 {
            table.pass(300);
        }
    }
    table.play("confirm");
    assert_eq!(table.told(), played.join(" "), "seed {seed}, clock: {has_clock}");
}

fn runner(cases: u32) -> TestRunner {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

#[test]
fn any_legal_game_is_recognised_however_the_pieces_are_handled() {
    runner(50)
        .run(&proptest::num::u64::ANY, |seed| {
            play_by_hand(seed, true);
            play_by_hand(seed, false);
            Ok(())
        })
        .unwrap();
}

#[test]
fn nothing_a_device_may_report_stops_the_recognizer() {
    runner(50)
        .run(&proptest::num::u64::ANY, |seed| {
            let mut dice = Dice(seed);
            let mut table = Table::new(Position::start(), Settings::USUAL);
            for _ in 0..150 {
                let acts = [
                    "press", "clock", "stop", "go", "lever", "flag", "noclock", "quiet", "long",
                    "dump", "turn", "cut", "link", "confirm", "finish", "resume", "gap",
                ];
                match dice.below(25) {
                    act @ 0..17 => table.act(acts[act]),
                    17 => table.sense(&SensorReport::ResultPiece(ResultSignal::Draw)),
                    18 => {
                        let history = table.recognizer.position().clone();
                        table.recognizer.accept(&[Position::start(), history], table.now);
                    }
                    _ => {
                        let at = Square::all().nth(dice.below(64)).unwrap();
                        let piece = Piece::new(Side::BOTH[dice.below(2)], Kind::ALL[dice.below(6)]);
                        table.put(at, (dice.below(3) == 0).then_some(piece));
                    }
                }
            }
            Ok(())
        })
        .unwrap();
}
