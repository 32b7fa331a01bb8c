//! Recognition told as a table: what the hands did, what was found. The tests of whole games and
//! of anything at all are below the tables.

use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::core::board::piece::{Kind, Piece};
use crate::core::board::placement::Placement;
use crate::core::board::position::{Form, Move, Position, Uci};
use crate::core::board::square::Square;
use crate::core::moment::{Millis, Moment};
use crate::core::recognition::evidence::Handling;
use crate::core::recognition::finding::Finding;
use crate::core::recognition::recognizer::{Recognizer, Settings};
use crate::core::sensing::{
    ClockEnd, ClockMapping, ClockReading, EndReading, LinkState, Orientation, ResultSignal, Sensed,
};
use crate::core::side::Side;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn end(secs: i64) -> EndReading {
    EndReading { time: Millis::from_secs(secs), flag: false, blocked: false }
}

/// A table with a board, a clock and two players. Every act takes 60 ms.
struct Table {
    recognizer: Recognizer,
    board: Placement,
    lies: Orientation,
    reading: ClockReading,
    now: Moment,
    found: Vec<Finding>,
}

impl Table {
    fn new(position: Position, settings: Settings) -> Self {
        let reading = ClockReading {
            a: end(180),
            b: end(180),
            running: true,
            turn: if position.turn() == Side::White { ClockEnd::B } else { ClockEnd::A },
            battery_low: false,
        };
        Self {
            board: position.placement(),
            recognizer: Recognizer::new(position, settings),
            lies: Orientation::Normal,
            reading,
            now: Moment::START,
            found: Vec::new(),
        }
    }

    fn of(fen: &str) -> Self {
        let mut table =
            Self::new(Position::from_fen(fen, Form::Standard).unwrap(), Settings::USUAL);
        table.dump();
        table
    }

    fn pass(&mut self, span: i64) {
        let until = self.now + Millis(span);
        while let Some(due) = self.recognizer.wait_until().filter(|due| *due <= until) {
            self.now = Ord::max(due, self.now);
            let found = self.recognizer.elapse(self.now);
            self.found.extend(found);
            assert_ne!(self.recognizer.wait_until(), Some(due), "it waits for what has passed");
        }
        self.now = until;
    }

    fn sense(&mut self, sensed: &Sensed) {
        self.pass(60);
        let found = self.recognizer.sense(sensed, self.now);
        self.found.extend(found);
    }

    fn dump(&mut self) {
        let raw = self.lies.placement(&self.board);
        self.sense(&Sensed::Board(raw));
    }

    fn put(&mut self, at: Square, piece: Option<Piece>) {
        self.board.set(at, piece);
        self.sense(&Sensed::Square(self.lies.square(at), piece));
    }

    fn clock(&mut self) {
        self.sense(&Sensed::Clock(self.reading));
    }

    fn press(&mut self) {
        self.reading.turn = match self.reading.turn {
            ClockEnd::A => ClockEnd::B,
            ClockEnd::B => ClockEnd::A,
        };
        self.clock();
    }

    /// `e2` lifts, `Pe4` places, `~` before them goes unreported, `=FEN` sets up and dumps.
    fn act(&mut self, act: &str) {
        match act {
            "press" => self.press(),
            "clock" => self.clock(),
            "stop" => {
                self.reading.running = false;
                self.clock();
            }
            "go" => {
                self.reading.running = true;
                self.clock();
            }
            "lever" => {
                self.reading.turn = match self.reading.turn {
                    ClockEnd::A => ClockEnd::B,
                    ClockEnd::B => ClockEnd::A,
                }
            }
            "flag" => {
                self.reading.a.flag = true;
                self.clock();
            }
            "noclock" => self.sense(&Sensed::NoClock),
            "quiet" => self.pass(300),
            "long" => self.pass(4300),
            "dump" => self.dump(),
            "turn" => self.lies = Orientation::Rotated,
            "cut" => self.sense(&Sensed::Link(LinkState::Lost { reason: String::new() })),
            "link" => self.sense(&Sensed::Link(LinkState::Connected)),
            "gap" => self.sense(&Sensed::Gap),
            "confirm" => {
                let found = self.recognizer.confirm(self.now);
                self.found.extend(found);
            }
            "finish" => self.recognizer.finish(),
            "resume" => self.recognizer.resume(),
            _ => self.handle(act),
        }
    }

    fn handle(&mut self, act: &str) {
        if let Some(fen) = act.strip_prefix('=') {
            self.board = fen.parse().unwrap();
            self.dump();
            return;
        }
        let (silent, act) = act.strip_prefix('~').map_or((false, act), |act| (true, act));
        let (piece, at) = match act.len() {
            2 => (None, square(act)),
            3 => (Piece::from_fen_letter(act.chars().next().unwrap()), square(&act[1..])),
            _ => panic!("what is {act}?"),
        };
        if silent {
            self.board.set(at, piece);
        } else {
            self.put(at, piece);
        }
    }

    fn play(&mut self, script: &str) -> &mut Self {
        for act in script.split_whitespace() {
            self.act(act);
        }
        self
    }

    /// What was found, but for touches, clock readings and provisional moves, since last asked. A
    /// press just made has stayed by then.
    fn told(&mut self) -> String {
        self.pass(300);
        let words: Vec<String> =
            self.found.drain(..).filter_map(|finding| word(&finding)).collect();
        words.join(" ")
    }
}

fn word(finding: &Finding) -> Option<String> {
    Some(match finding {
        Finding::Touched(_)
        | Finding::Clock(_)
        | Finding::Provisional { .. }
        | Finding::Withdrawn => return None,
        Finding::Move { uci, .. } => uci.to_string(),
        Finding::Orientation(lies) => format!("{lies:?}").to_lowercase(),
        Finding::StartPosition => "start".into(),
        Finding::WrongStart(fault) => format!("{fault:?}"),
        Finding::TakenBack { to_back } => format!("back-{to_back}"),
        Finding::Illegal { made, by, completed, .. } => {
            let made = made.map_or("?".into(), |(from, to)| format!("{from}{to}"));
            let completed = if *completed { "completed" } else { "open" };
            format!("illegal-{made}-{by:?}-{completed}")
        }
        Finding::Agreed => "agreed".into(),
        Finding::Displaced { squares } => format!("displaced-{squares:?}").replace(", ", "-"),
        Finding::PressedWithoutMove { by } => format!("pressed-{by:?}"),
        Finding::Result(signal) => match signal {
            ResultSignal::WhiteWins => "1-0".into(),
            ResultSignal::BlackWins => "0-1".into(),
            ResultSignal::Draw => "draw".into(),
        },
        Finding::ClockContradiction => "contradiction".into(),
        Finding::NewGame => "new-game".into(),
    })
}

/// Each case: a sentence, the position, what is done, what is found (after the board's first dump).
fn check(cases: &[(&str, &str, &str, &str)]) {
    for (name, fen, script, expected) in cases {
        let mut table = Table::of(fen);
        table.pass(300);
        table.told();
        assert_eq!(table.play(script).told(), *expected, "{name}: {script}");
    }
}

const CAPTURE: &str = "4k3/8/5p2/4p3/3P4/8/8/3QK3 w - - 0 1";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const EP: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const PROMOTION: &str = "3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn a_move_is_committed_by_the_press_and_not_before() {
    check(&[
        ("not by standing", START, "clock e2 Pe4 long", ""),
        ("by the press", START, "clock e2 Pe4 press", "e2e4"),
        ("placed before lifted", START, "clock Pe4 e2 press", "e2e4"),
        ("by the opponent's lift", START, "clock e2 Pe4 e7", "e2e4"),
        ("not by the mover's own touch", START, "clock e2 Pe4 b1 Nb1", ""),
        ("by the arbiter", START, "clock e2 Pe4 confirm", "e2e4"),
        ("a slide stops twice", START, "clock e2 Pe3 quiet e3 Pe4 press", "e2e4"),
        ("taken back before the press", START, "clock e2 Pe4 e4 Pe2 d2 Pd4 press", "d2d4"),
        ("both players", START, "clock e2 Pe4 press e7 pe5 press g1 Nf3 press", "e2e4 e7e5 g1f3"),
        (
            "the reply begins before the press",
            START,
            "clock e2 Pe4 e7 press pe5 press",
            "e2e4 e7e5",
        ),
        (
            "a reply made before the press",
            START,
            "clock e2 Pe4 e7 pe5 press press g1 Nf3 press",
            "e2e4 e7e5 g1f3",
        ),
    ]);
}

#[test]
fn without_a_clock_a_move_is_committed_by_the_completed_reply() {
    check(&[
        ("not alone", START, "e2 Pe4 long", ""),
        ("not by a lift", START, "e2 Pe4 e7 long", ""),
        ("by the reply", START, "e2 Pe4 e7 pe5", "e2e4"),
        ("by the arbiter", START, "e2 Pe4 e7 pe5 confirm", "e2e4 e7e5"),
        ("mate stands", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1 Ra8 long", "a1a8"),
        ("clock stopped and never started", START, "stop e2 Pe4 e7 pe5", "e2e4"),
        (
            "a clock stopped in the game: moves shown then are not played",
            START,
            "clock e2 Pe4 press stop e7 pe5 g1 Nf3 b8 nc6 long",
            "e2e4",
        ),
        (
            "and none is taken back",
            START,
            "clock e2 Pe4 press stop e4 Pe2 long go e2 Pe4 e7 pe5 press",
            "e2e4 e7e5",
        ),
        ("clock taken away", START, "clock noclock e2 Pe4 e7 pe5", "e2e4"),
    ]);
}

#[test]
fn captures_are_recognised_in_every_order() {
    check(&[
        ("victim, mover, place", CAPTURE, "clock e5 d4 Pe5 press", "d4e5"),
        ("mover, victim, place", CAPTURE, "clock d4 e5 Pe5 press", "d4e5"),
        ("mover, overwritten", CAPTURE, "clock d4 Pe5 press", "d4e5"),
        ("overwritten, mover", CAPTURE, "clock Pe5 d4 press", "d4e5"),
        ("victim dragged over f5", CAPTURE, "clock d4 e5 pf5 Pe5 f5 press", "d4e5"),
        ("victim dragged after", CAPTURE, "clock d4 e5 Pe5 pf5 f5 press", "d4e5"),
        (
            "the slide's stop is no move when the victim goes",
            "3rk3/8/8/8/8/8/8/3RK3 w - - 0 1",
            "clock d1 Rd5 quiet d8 d5 Rd8 press",
            "d1d8",
        ),
        (
            "nor when the victim is dragged, without a clock",
            "3rk3/8/8/8/8/8/8/3RK3 w - - 0 1",
            "d1 Rd5 d8 rc8 c8 d5 Rd8 confirm",
            "d1d8",
        ),
    ]);
}

#[test]
fn castling_is_recognised_in_every_order() {
    check(&[
        ("king first", CASTLES, "clock e1 Kg1 h1 Rf1 press", "e1g1"),
        ("king first, slowly", CASTLES, "clock e1 Kg1 long h1 Rf1 press", "e1g1"),
        ("rook first", CASTLES, "clock h1 Rf1 e1 Kg1 press", "e1g1"),
        ("rook first, slowly", CASTLES, "clock h1 Rf1 long e1 long Kg1 press", "e1g1"),
        ("both hands", CASTLES, "clock e1 h1 Rf1 Kg1 press", "e1g1"),
        ("long, rook first", CASTLES, "clock a1 Rd1 e1 Kc1 press", "e1c1"),
        ("king slid over f1", CASTLES, "clock e1 Kf1 f1 Kg1 h1 Rf1 press", "e1g1"),
        ("only the rook", CASTLES, "clock h1 Rf1 press", "h1f1"),
        ("black, no clock", CASTLES, "e1 Kg1 h1 Rf1 h8 rf8", "e1g1"),
        ("king first, no clock, rook forgotten for a while", CASTLES, "e1 Kg1 long h1 Rf1", ""),
    ]);
    let chess960 = |number: u16, fen: &str, script: &str, expected: &str| {
        assert_eq!(Position::chess960(number).unwrap().form(), Form::Chess960);
        let position = Position::from_fen(fen, Form::Chess960).unwrap();
        let mut table = Table::new(position, Settings::USUAL);
        table.dump();
        table.play("clock").told();
        assert_eq!(table.play(script).told(), expected, "{fen}: {script}");
    };
    chess960(0, "1k6/8/8/8/8/8/8/5KR1 w G - 0 1", "g1 f1 Kg1 Rf1 press", "f1g1");
    chess960(0, "1k6/8/8/8/8/8/8/5KR1 w G - 0 1", "f1 Kg1 Rf1 press", "f1g1");
    chess960(0, "1k6/8/8/8/8/8/8/6KR w H - 0 1", "h1 Rf1 press", "g1h1");
    chess960(0, "1k6/8/8/8/8/8/8/5K1R w H - 0 1", "f1 Kg1 quiet h1 Rf1 press", "f1h1");
    chess960(0, "1k6/8/8/8/8/8/8/4KR2 w F - 0 1", "e1 Kg1 press", "e1f1");
}

#[test]
fn en_passant_and_promotion_are_recognised_in_every_order() {
    check(&[
        ("victim last", EP, "clock e5 Pd6 e5 d5 press", "e5d6"),
        ("victim first", EP, "clock d5 e5 Pd6 press", "e5d6"),
        ("pawn slid sideways over its victim", EP, "clock e5 Pd5 d5 Pd6 press", "e5d6"),
        ("queen at once", PROMOTION, "clock e7 Qe8 press", "e7e8q"),
        ("pawn pushed first", PROMOTION, "clock e7 Pe8 long e8 Qe8 press", "e7e8q"),
        ("pawn pushed and replaced", PROMOTION, "clock e7 Pe8 Ne8 press", "e7e8n"),
        ("queen placed, then a rook", PROMOTION, "clock e7 Qe8 e8 Re8 press", "e7e8r"),
        ("with a capture", PROMOTION, "clock d8 e7 Pd8 Bd8 press", "e7d8b"),
        (
            "the pawn left there is an illegal move",
            PROMOTION,
            "clock e7 Pe8 press quiet",
            "illegal-e7e8-White-completed",
        ),
        ("the pawn waits for its queen", PROMOTION, "e7 Pe8 long long", ""),
    ]);
}

#[test]
fn an_alarm_needs_a_press_or_a_quiet_time_without_a_clock() {
    check(&[
        ("standing is not enough", START, "clock e2 Pe5 long long", ""),
        ("pressed", START, "clock e2 Pe5 press quiet", "illegal-e2e5-White-completed"),
        (
            "told once",
            START,
            "clock e2 Pe5 press quiet dump long dump press press long",
            "illegal-e2e5-White-completed",
        ),
        ("the last report may come after the press", START, "clock e2 press Pe4 quiet", "e2e4"),
        (
            "put right",
            START,
            "clock e2 Pe5 press quiet e5 Pe4 press press",
            "illegal-e2e5-White-completed agreed e2e4",
        ),
        (
            "put back",
            START,
            "clock e2 Pe5 press quiet e5 Pe2",
            "illegal-e2e5-White-completed agreed",
        ),
        ("no clock, not at once", START, "e2 Pe5 quiet quiet", ""),
        ("no clock, after quiet time", START, "e2 Pe5 long long", "illegal-e2e5-White-open"),
        ("no clock, the reply is wrong", START, "e2 Pe4 e7 pe4 long", "illegal-e7e4-Black-open"),
        (
            "castling out of check",
            "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1",
            "clock e1 Kg1 h1 Rf1 press quiet",
            "illegal-e1g1-White-completed",
        ),
        (
            "a capture of the wrong piece",
            CAPTURE,
            "clock f6 d4 Pf6 press quiet",
            "illegal-d4f6-White-completed",
        ),
        ("in hand, no clock", START, "e2 long long", ""),
        ("clock stopped in a dispute", START, "clock e2 Pe5 stop long long", ""),
        ("after a flag", START, "clock flag e2 Pe5 press quiet", ""),
    ]);
}

#[test]
fn a_piece_knocked_over_is_no_move() {
    check(&[
        ("and put back", START, "clock e2 Pe4 press d7 pd7 e7 pe5 press", "e2e4 e7e5"),
        ("two, and put back", START, "clock d1 e1 Ke1 Qd1 e2 Pe4 press", "e2e4"),
        (
            "knocked over with the move, then put right",
            START,
            "clock e2 Pe4 d2 press Pd2 e7 pe5 press",
            "e2e4 e7e5",
        ),
        ("several, for long", START, "clock d1 e1 c1 long long", "displaced-[c1-d1-e1]"),
        (
            "several, then put back",
            START,
            "d1 e1 c1 long Bc1 Qd1 Ke1",
            "displaced-[c1-d1-e1] agreed",
        ),
        ("a stranger left on the board", START, "clock e2 Pe4 pa3 press quiet", "displaced-[a3]"),
    ]);
}

#[test]
fn the_lever_alone_is_judged_by_whether_it_stays() {
    check(&[
        ("it stays", START, "clock press quiet", "pressed-White"),
        ("a flicker", START, "clock press press quiet quiet", ""),
        ("a flicker with a piece in hand", START, "clock e2 press press quiet Pe4 press", "e2e4"),
        ("the first reading", START, "lever clock quiet", ""),
        ("while the clock stands still", START, "stop lever stop lever stop go quiet", ""),
        (
            "put right after it stayed",
            START,
            "clock press quiet press quiet e2 Pe4 press",
            "pressed-White e2e4",
        ),
        (
            "moved after pressing",
            START,
            "clock press quiet e2 Pe4 e7 pe5 press",
            "pressed-White e2e4 e7e5",
        ),
    ]);
}

#[test]
fn a_lever_that_turns_back_at_once_completes_nothing_and_alarms_nobody() {
    let mate = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    check(&[
        ("with a legal move there", START, "clock e2 Pe4 press press quiet long", ""),
        ("which goes on", START, "clock e2 Pe3 press press e3 Pe4 press", "e2e4"),
        ("with the rook put down first", CASTLES, "clock h1 Rf1 press press e1 Kg1 press", "e1g1"),
        ("with the king moved", CASTLES, "clock e1 Kg1 press press h1 Rf1 press", "e1g1"),
        ("with the victim still there", EP, "clock e5 Pd6 press press d5 press", "e5d6"),
        (
            "with an illegal move there",
            START,
            "clock e2 Pe5 press press quiet e5 Pe4 press",
            "e2e4",
        ),
        (
            "the press itself bounces",
            START,
            "clock e2 Pe4 press press press e7 pe5 press",
            "e2e4 e7e5",
        ),
        ("and bounces again", START, "clock e2 Pe4 press press press press press quiet", "e2e4"),
        (
            "it bounces, and the reply is quick and slow to be taken",
            "4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1",
            "clock press press e5 Pf6 quiet f5 quiet press",
            "e5f6",
        ),
        (
            "a bounce at once, and then a reply that slides",
            START,
            "clock e2 Pe4 press press press e7 pe6 quiet e6 pe5 press",
            "e2e4 e7e5",
        ),
        ("a mate was made without it", mate, "clock a1 Ra8 press press long", "a1a8"),
        (
            "it stays after all",
            START,
            "clock e2 Pe5 press press press quiet quiet",
            "illegal-e2e5-White-completed",
        ),
    ]);
}

#[test]
fn a_quick_reply_completes_the_move_at_once() {
    let mut table = Table::of(START);
    table.play("clock").told();
    table.play("e2 Pe4 press");
    let is_move = |finding: &Finding| matches!(finding, Finding::Move { .. });
    assert!(!table.found.iter().any(is_move), "the lever may turn back");
    table.play("e7");
    assert!(table.found.iter().any(is_move), "a piece of the opponent was lifted");
    for end in ["cut", "noclock", "e1 e8 Ke4 kd5 quiet"] {
        let mut table = Table::of(START);
        table.play("clock e2 Pe4 press").play(end);
        assert!(table.found.iter().any(is_move), "nothing can tell otherwise after {end}");
    }
}

#[test]
fn after_a_gap_nothing_is_judged_before_the_board_was_read() {
    check(&[
        ("a lost placing", START, "clock e2 ~Pe4 gap press quiet quiet dump", "e2e4"),
        ("a lost lift", START, "clock ~e2 Pe4 gap press quiet dump", "e2e4"),
        ("nothing was lost", START, "clock e2 Pe4 gap press quiet dump", "e2e4"),
        ("nothing stands for long", START, "e2 ~Pe4 gap long long dump long confirm", "e2e4"),
        (
            "the opponent has gone on by then",
            START,
            "clock e2 ~Pe4 gap press e7 dump quiet quiet pe5 press",
            "e2e4 e7e5",
        ),
        (
            "an illegal move is one all the same",
            START,
            "clock e2 ~Pe5 gap press dump quiet",
            "illegal-e2e5-White-completed",
        ),
        ("the line goes away meanwhile", START, "clock e2 ~Pe4 gap cut link dump press", "e2e4"),
    ]);
    let mut table = Table::of(START);
    table.play("clock gap");
    assert!(table.recognizer.wants_dump());
    table.play("clock");
    assert!(!table.recognizer.wants_dump(), "asked once");
    let due = table.recognizer.wait_until().unwrap();
    table.recognizer.elapse(due);
    assert!(table.recognizer.wants_dump(), "and again when none came");
}

#[test]
fn after_a_gap_the_game_is_found_again_several_plies_later() {
    let knights = "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1";
    check(&[
        (
            "three plies, and the last was pressed",
            START,
            "clock ~e2 ~Pe4 ~d7 ~pd5 ~e4 ~Pe5 lever clock gap dump quiet quiet",
            "e2e4 d7d5 e4e5",
        ),
        (
            "three plies, and the last was not",
            START,
            "clock ~e2 ~Pe4 ~d7 ~pd5 ~e4 ~Pe5 gap dump quiet quiet",
            "e2e4 d7d5",
        ),
        (
            "four plies",
            START,
            "clock ~e2 ~Pe4 ~d7 ~pd5 ~e4 ~d5 ~Pd5 ~d8 ~qd5 gap dump quiet",
            "e2e4 d7d5 e4d5 d8d5",
        ),
        (
            "found at a press, without a quiet moment",
            START,
            "clock ~e2 ~Pe4 ~d7 gap pd5 dump e4 Pe5 press",
            "e2e4 d7d5 e4e5",
        ),
        (
            "two moves of one player in either order",
            START,
            "clock ~e2 ~Pe4 ~e7 ~pe5 ~g1 ~Nf3 lever clock gap dump long",
            "displaced-[g1-f3-e5-e7]",
        ),
        (
            "in the order in which they were seen",
            START,
            "clock ~e2 Pe4 ~e7 ~pe5 g1 Nf3 lever clock gap dump quiet quiet",
            "e2e4 e7e5 g1f3",
        ),
        (
            "a pawn of which nobody saw where it stood before it was captured, but its lifting",
            "4k3/5p2/8/4P3/8/8/8/4K3 b - - 0 1",
            "clock f7 ~pf5 gap press e5 Pf6 dump f5 press",
            "f7f5 e5f6",
        ),
        (
            "everything is somewhere else",
            START,
            "clock gap =2kr1b1r/ppp1pppp/2n2n2/3q4/3P2b1/2N2N2/PPP1BPPP/R1BQK2R quiet",
            "",
        ),
        (
            "nothing was lost, so nothing is made up",
            knights,
            "clock g1 Ne5 press quiet dump long",
            "illegal-g1e5-White-completed",
        ),
    ]);
}

#[test]
fn moves_taken_back_are_found_when_they_stand() {
    check(&[
        (
            "with the lever",
            START,
            "clock e2 Pe4 press quiet e4 Pe2 press d2 Pd4 press",
            "e2e4 back-1 d2d4",
        ),
        ("after a while", START, "clock e2 Pe4 press e4 Pe2 quiet", "e2e4"),
        ("after a long while", START, "clock e2 Pe4 press e4 Pe2 long", "e2e4 back-1"),
        (
            "two plies",
            START,
            "clock e2 Pe4 press e7 pe5 press e5 pe7 e4 Pe2 long",
            "e2e4 e7e5 back-2",
        ),
        (
            "a knight's return is a move",
            START,
            "clock g1 Nf3 press g8 nf6 press f3 Ng1 press f6 ng8 press",
            "g1f3 g8f6 f3g1 f6g8",
        ),
        (
            "a move committed at the reply's lift was a slide",
            "3rk3/8/8/8/8/8/8/R3K3 w - - 0 1",
            "clock a1 Ra5 e8 ke8 a5 Ra6 press quiet",
            "a1a5 back-1 a1a6",
        ),
    ]);
}

#[test]
fn two_plies_between_two_looks_are_both_found() {
    check(&[
        ("both presses seen", START, "clock ~e2 ~Pe4 ~e7 ~pe5 press press dump", "e2e4 e7e5"),
        ("no clock", START, "~e2 ~Pe4 ~e7 ~pe5 dump quiet confirm", "e2e4 e7e5"),
        ("one press seen", START, "clock ~e2 ~Pe4 ~e7 ~pe5 dump press quiet press", "e2e4 e7e5"),
        (
            "a lost update, found by the dump after the press",
            START,
            "clock e2 ~Pe4 press dump quiet",
            "e2e4",
        ),
        (
            "a lost lift, found by the dump after settling",
            START,
            "clock ~e2 Pe4 quiet dump press",
            "e2e4",
        ),
        (
            "the cable came out in a move",
            START,
            "clock e2 cut ~Pe4 lever link clock dump quiet",
            "e2e4",
        ),
        (
            "and for two plies",
            START,
            "clock e2 cut ~Pe4 ~e7 ~pe5 link clock dump quiet",
            "e2e4 e7e5",
        ),
        (
            "and came back to a mess",
            START,
            "clock cut ~e2 ~e7 ~Pe5 ~d1 link clock dump long",
            "displaced-[d1-e2-e5-e7]",
        ),
    ]);
}

#[test]
fn kings_in_the_centre_are_a_result() {
    let bare = "8/8/3k4/8/8/4K3/8/8 w - - 0 1";
    check(&[
        ("light squares", START, "clock e1 Ke4 e8 kd5 quiet", "1-0"),
        ("dark squares", START, "clock d4 e1 e8 Kd4 ke5 quiet", "0-1"),
        ("one of each", START, "clock e1 e8 Ke4 ke5 quiet", "draw"),
        ("pieces half removed", START, "clock d2 e2 a1 e1 e8 Kd4 kd5 long a7 b7 c7 long", "draw"),
        ("no moves of kings that could go there", bare, "clock e3 Ke4 d6 kd5 long", "1-0"),
        ("nor without a clock", bare, "e3 Ke4 d6 kd5 long", "1-0"),
        ("nor the other king first", bare, "clock d6 ke5 e3 Kd4 quiet", "0-1"),
        (
            "the move before them stands",
            START,
            "clock e2 Pe4 quiet e1 Kd4 e8 ke5 quiet",
            "e2e4 0-1",
        ),
        ("one king passing is nothing", START, "clock e1 Ke4 e4 Ke1 quiet", ""),
        (
            "then the pieces are set up",
            START,
            "clock e2 Pe4 press e1 e8 Kd4 ke5 quiet \
            d4 e5 a1 b1 c1 d1 long Re5 long",
            "e2e4 0-1",
        ),
        ("both kings off silences", START, "e1 e8 a1 b1 c1 long", ""),
    ]);
    let mut table = Table::of(START);
    table.play("clock e2 Pe4 press").told();
    table.sense(&Sensed::ResultPiece(ResultSignal::Draw));
    assert_eq!(table.play("a1 b1 c1 long").told(), "draw", "a piece that stands for a draw");
}

#[test]
fn a_new_game_begins_when_the_start_position_stands_again() {
    let start = "=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let script = format!(
        "clock e2 Pe4 press quiet finish e4 d1 Qh5 long a1 press long {start} quiet \
         d2 Pd4 long e7 pe5 long"
    );
    check(&[
        ("no alarms between", START, &script, "e2e4 new-game d2d4"),
        (
            "an ended game goes on",
            START,
            "clock finish e2 Pe4 press resume e4 Pe2 press e2 Pe4 press",
            "e2e4",
        ),
        ("no move was made, the pieces stayed", START, "clock finish e2 Pe2 long", ""),
    ]);
}

#[test]
fn the_board_is_found_to_lie_either_way_and_every_wrong_start_is_named() {
    let exchanged = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let normal = "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr";
    let rotated = "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr";
    let right = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let turned = "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr";
    let cases: [(&str, Option<Orientation>, &str); 8] = [
        (right, None, "normal start"),
        (rotated, None, "rotated start"),
        (exchanged, None, "normal KingAndQueenExchanged"),
        (turned, None, "rotated KingAndQueenExchanged"),
        (normal, None, "normal ColoursReversed"),
        (rotated, Some(Orientation::Normal), "ColoursReversed"),
        (right, Some(Orientation::Rotated), "ColoursReversed"),
        ("rbnqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", None, "normal Other"),
    ];
    for (raw, orientation, expected) in cases {
        let settings = Settings { orientation, ..Settings::USUAL };
        let mut table = Table::new(Position::start(), settings);
        assert_eq!(table.play(&format!("={raw} quiet")).told(), expected, "{raw}");
    }
    let mut table = Table::new(Position::start(), Settings::USUAL);
    table.play(&format!("={exchanged} quiet d8 e8 qd8 ke8 quiet clock e2 Pe4 press"));
    assert_eq!(table.told(), "normal KingAndQueenExchanged start e2e4");
    let mut table = Table::of(START);
    table.play("clock e2 Pe4 press quiet turn dump lever clock e7 pe5 press");
    assert_eq!(table.told(), "normal e2e4 rotated e7e5", "turned round in the game");
}

#[test]
fn a_clock_on_the_other_side_is_found_and_contradictions_told() {
    let mut table = Table::of(START);
    table.play("lever clock e2 Pe4 press e7 pe5 press g1 Nf3 press").pass(300);
    assert_eq!(table.told(), "normal e2e4 e7e5 g1f3");
    assert_eq!(table.recognizer.clock().unwrap().turn, Side::Black);

    let settings = Settings { mapping: ClockMapping::AIsWhite, ..Settings::USUAL };
    let mut table = Table::new(Position::start(), settings);
    table.dump();
    table.play("lever clock e2 Pe4 press");
    assert_eq!(table.told(), "normal start e2e4".replace(" start", ""));

    let mut table = Table::of(START);
    table.play("clock").told();
    for second in 1..8 {
        table.pass(940);
        table.reading.a = end(180 - second);
        table.clock();
    }
    assert_eq!(table.told(), "contradiction");
}

#[test]
fn the_record_may_be_changed_from_outside() {
    let start = Position::start();
    let after = |position: &Position, uci: &str| {
        position.after(position.read_uci(&Uci(uci.into())).unwrap())
    };
    let e4 = after(&start, "e2e4");
    let e5 = after(&e4, "e7e5");

    let mut table = Table::of(START);
    table.play("clock quiet").told();
    let found = table.recognizer.accept(&[start.clone(), e4.clone()], table.now);
    assert_eq!(found, [], "typed before it stands on the board");
    table.play("quiet e2 Pe4 quiet press e7 pe5 press");
    assert_eq!(table.told(), "e7e5", "the board follows, and is not taken to go back");

    let found = table.recognizer.accept(&[start.clone(), e4.clone()], table.now);
    assert_eq!(found, [], "taken back by the arbiter");
    assert_eq!(table.play("lever clock long e5 pe7 c7 pc5 press").told(), "c7c5");
    assert_eq!(table.recognizer.position().turn(), Side::White);

    let mut table = Table::of(START);
    table.play("clock e2 Pe4 press quiet").told();
    table.recognizer.accept(&[Position::chess960(0).unwrap()], table.now);
    assert_eq!(table.play("long a1 b1 long").told(), "", "the next game is being set up");
    assert_eq!(table.play("=bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR quiet").told(), "start");

    let mut table = Table::of(START);
    table.play("clock e2 Pe5 press quiet").told();
    let mut found = table.recognizer.accept(&[start.clone(), e4, e5.clone()], table.now);
    assert_eq!(found, [], "still apart");
    found = table.play("=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR").found.split_off(0);
    assert!(found.contains(&Finding::Agreed), "{found:?}");
    assert_eq!(table.recognizer.physical(), Some(e5.placement()));
}

#[test]
fn every_move_carries_what_was_touched_for_it_in_order() {
    let mut table = Table::of(CASTLES);
    table.play("clock h1 Rf1 e1 Kg1 press e8 kd7 press quiet");
    let moves: Vec<String> = table
        .found
        .iter()
        .filter_map(|finding| {
            let Finding::Move { touches, shown, .. } = finding else { return None };
            assert!(shown.is_some());
            let words: Vec<String> = touches
                .iter()
                .map(|touch| {
                    let sign = if touch.handling == Handling::Lifted { '-' } else { '+' };
                    format!("{sign}{}{}", touch.piece.fen_letter(), touch.square)
                })
                .collect();
            Some(words.join(" "))
        })
        .collect();
    assert_eq!(moves, ["-Rh1 +Rf1 -Ke1 +Kg1", "-ke8 +kd7"]);

    let mut table = Table::of(START);
    table.play("e2 Pe4 e7 pe5");
    let touches = table.found.iter().find_map(|finding| match finding {
        Finding::Move { touches, .. } => Some(touches.len()),
        _ => None,
    });
    assert_eq!(touches, Some(2), "the reply's touches are the reply's");
}

#[test]
fn the_newest_legal_explanation_is_provisional() {
    let mut table = Table::of(CASTLES);
    table.play("clock h1 Rf1 e1 Kg1 g1");
    let words: Vec<String> = table
        .found
        .iter()
        .filter_map(|finding| match finding {
            Finding::Provisional { uci } => Some(uci.to_string()),
            Finding::Withdrawn => Some("withdrawn".into()),
            _ => None,
        })
        .collect();
    assert_eq!(words, ["h1f1", "withdrawn", "e1g1", "withdrawn"]);
}

#[test]
fn a_dump_is_wanted_at_first_after_settling_and_when_the_line_is_back() {
    let mut table = Table::new(Position::start(), Settings::USUAL);
    assert!(table.recognizer.wants_dump(), "nothing is known");
    table.dump();
    assert!(!table.recognizer.wants_dump());
    table.play("e2 Pe4");
    assert!(!table.recognizer.wants_dump(), "not yet quiet");
    table.play("quiet");
    assert!(table.recognizer.wants_dump());
    table.play("dump cut link");
    assert!(table.recognizer.wants_dump());
}

/// Reads the three messages of the recorded traffic that matter here.
fn decode(line: &str, turned: bool) -> Sensed {
    let bytes: Vec<u8> = (0..line.len() / 2)
        .map(|i| u8::from_str_radix(&line[2 * i..2 * i + 2], 16).unwrap())
        .collect();
    let field = |field: u8| {
        let square = Square::new(field % 8, 7 - field / 8).unwrap();
        if turned { square.rotated() } else { square }
    };
    let piece = |code: u8| {
        let code = code & 0x0f;
        " PRNBKQprnbkq".chars().nth(code.into()).and_then(Piece::from_fen_letter)
    };
    let bcd = |byte: u8| i64::from(byte >> 4) * 10 + i64::from(byte & 15);
    let end = |at: usize| EndReading {
        time: Millis::from_secs(
            i64::from(bytes[at] & 15) * 3600 + bcd(bytes[at + 1]) * 60 + bcd(bytes[at + 2]),
        ),
        flag: bytes[at] & 0x50 != 0,
        blocked: bytes[at] & 0x10 != 0,
    };
    match bytes[0] {
        0x86 => {
            let mut placement = Placement::EMPTY;
            for (code, number) in bytes[3..].iter().zip(0..) {
                placement.set(field(number), piece(*code));
            }
            Sensed::Board(placement)
        }
        0x8e => Sensed::Square(field(bytes[3]), piece(bytes[4])),
        0x8d => {
            let a_moves = (bytes[9] & 2 != 0) != turned;
            let (a, b) = if turned { (end(6), end(3)) } else { (end(3), end(6)) };
            Sensed::Clock(ClockReading {
                a,
                b,
                running: bytes[9] & 1 != 0,
                turn: if a_moves { ClockEnd::A } else { ClockEnd::B },
                battery_low: false,
            })
        }
        other => panic!("no such message: {other:x}"),
    }
}

/// Turns of recorded games (facts on devices, 5.1) in positions made for them: the field updates
/// between two presses, and what they mean. `turned` boards were recorded turned round.
#[test]
fn the_selected_turns_of_recorded_games_are_recognised() {
    use Orientation::{Normal, Rotated};
    let cases = [
        ("1/9", Normal, "4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1", "1200 1900 1204", "b5c6"),
        ("1/10", Normal, "4k3/3p4/2B5/8/8/8/8/4K3 b - - 0 1", "0b00 1207", "d7c6"),
        ("1/12", Normal, "4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "0400 060b 0700 0508", "e8g8"),
        ("1/21", Normal, "6k1/4b3/8/3N4/8/8/8/4K3 w - - 0 1", "1b00 0c00 0c03 140a 1400", "d5e7"),
        ("1/35", Normal, "4k3/8/8/8/8/8/6K1/R7 w - - 0 1", "3800 3b02 3b00 3c02 3c00 3d02", "a1f1"),
        ("2/5", Rotated, START, "0c00 1401 1400 1c01", "d2d4"),
        ("2/18", Rotated, "4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "3b00 390b 3800 3a08", "e8g8"),
        ("2/30", Rotated, "4k3/8/8/8/pP6/8/8/4K3 b - b3 0 1", "1f00 1607 1e00", "a4b3"),
        ("2/60", Rotated, "4k3/8/8/4p3/5P2/8/8/4K3 b - - 0 1", "2300 2207 2200 1a00 1a07", "e5f4"),
        ("2/62", Rotated, "6k1/2qR4/8/8/8/8/8/6K1 b - - 0 1", "3400 3500 340c", "c7d7"),
        (
            "2/70",
            Rotated,
            "6k1/8/2q5/8/2P5/8/8/6K1 b - - 0 1",
            "2d00 250c 2500 1d0c 1501 1500",
            "c6c4",
        ),
        ("johan/12", Normal, "4k3/2p5/8/8/8/8/8/4K3 b - - 0 1", "1207 0a00", "c7c6"),
        ("johan/34", Normal, "r5k1/8/8/8/8/8/8/6K1 b - - 0 1", "0000 0308 0300 0408", "a8e8"),
        ("johan/37", Normal, "6k1/8/8/5p2/4P3/8/8/6K1 w - - 0 1", "1d00 2400 1d01", "e4f5"),
        ("johan/44", Normal, "6k1/8/8/8/3P4/8/8/6K1 b - - 0 1", "2300 0600 3e00 1b0b 2405", "1-0"),
    ];
    for (name, lies, fen, fields, expected) in cases {
        for has_clock in [true, false] {
            let position = Position::from_fen(fen, Form::Standard).unwrap();
            let mut table = Table::new(position, Settings::USUAL);
            table.lies = lies;
            table.reading.turn = match (table.reading.turn, lies) {
                (turn, Normal) => turn,
                (ClockEnd::A, Rotated) => ClockEnd::B,
                (ClockEnd::B, Rotated) => ClockEnd::A,
            };
            table.play(if has_clock { "dump clock quiet" } else { "dump quiet" }).told();
            for field in fields.split_whitespace() {
                table.sense(&decode(&format!("8e0005{field}"), false));
            }
            let is_move = expected.len() > 3;
            table.play(match (is_move, has_clock) {
                (true, true) => "press quiet",
                (true, false) => "long confirm",
                (false, _) => "quiet",
            });
            assert_eq!(table.told(), expected, "{name}, clock: {has_clock}");
        }
    }
}

#[expect(clippy::disallowed_methods, clippy::print_stderr, reason = "a test reads its vectors")]
#[test]
fn a_recorded_game_is_recognised_move_by_move_without_a_false_alarm() {
    let shared = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/vectors/dgt_real_1");
    let read = |ending: &str| std::fs::read_to_string(format!("{shared}.{ending}"));
    let (Ok(hex), Ok(score)) = (read("hex"), read("uci")) else {
        eprintln!("skipped: ../shared/vectors/dgt_real_1 is not here");
        return;
    };
    let score: Vec<&str> =
        score.split_whitespace().filter(|w| w.len() >= 4 && !w.ends_with('.')).collect();
    assert_eq!(score.len(), 57);
    for turned in [false, true] {
        // Reports in their second, and all glued together.
        for pace in [120, 1000, 0] {
            let mut table = Table::new(Position::start(), Settings::USUAL);
            for line in hex.split_whitespace() {
                table.pass(pace);
                let found = table.recognizer.sense(&decode(line, turned), table.now);
                table.found.extend(found);
            }
            let lies = if turned { "rotated" } else { "normal" };
            let start = if pace == 0 { "" } else { "start " };
            let expected = format!("{lies} {start}{}", score.join(" "));
            let told = table.told();
            assert_eq!(told, expected, "turned: {turned}, pace: {pace}");
        }
    }
}

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
                    17 => table.sense(&Sensed::ResultPiece(ResultSignal::Draw)),
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
