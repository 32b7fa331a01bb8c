//! A table on which a script is played: what the hands did, what was found.

use crate::line::LineFault;
use crate::recognition::finding::Finding;
use crate::recognition::recognizer::{Recognizer, Settings};
use crate::sensing::{
    Abilities, ClockEnd, ClockReading, EndReading, LinkState, MemoryRecord, Orientation,
    ResultSignal, Sensing, SensorReport,
};
use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::Side;

pub(super) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

pub(super) fn end(secs: i64) -> EndReading {
    EndReading { time: Millis::from_secs(secs), flag: false, blocked: false }
}

/// A table with a board, a clock and two players. Every act takes 60 ms.
pub(super) struct Table {
    pub(super) recognizer: Recognizer,
    pub(super) board: Placement,
    pub(super) lies: Orientation,
    /// Whether the board senses presence only.
    pub(super) presence: bool,
    pub(super) reading: ClockReading,
    pub(super) now: Moment,
    pub(super) found: Vec<Finding>,
    /// What the board keeps in its own memory.
    pub(super) kept: Vec<MemoryRecord>,
}

impl Table {
    pub(super) fn new(position: Position, settings: Settings) -> Self {
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
            presence: false,
            reading,
            now: Moment::START,
            found: Vec::new(),
            kept: Vec::new(),
        }
    }

    pub(super) fn of(fen: &str) -> Self {
        let mut table =
            Self::new(Position::from_fen(fen, Variant::Standard).unwrap(), Settings::USUAL);
        table.dump();
        table
    }

    /// A board that senses presence, with or without a lever on its clock.
    pub(super) fn of_presence(fen: &str, lever: bool) -> Self {
        let mut table =
            Self::new(Position::from_fen(fen, Variant::Standard).unwrap(), Settings::USUAL);
        table.presence = true;
        let abilities = Abilities { sensing: Sensing::Presence, clock: true, lever };
        table.sense(&SensorReport::Abilities(abilities));
        table.dump();
        table
    }

    pub(super) fn pass(&mut self, span: i64) {
        let until = self.now + Millis(span);
        while let Some(due) = self.recognizer.wait_until().filter(|due| *due <= until) {
            self.now = Ord::max(due, self.now);
            let found = self.recognizer.elapse(self.now);
            self.found.extend(found);
            assert_ne!(self.recognizer.wait_until(), Some(due), "it waits for what has passed");
        }
        self.now = until;
    }

    pub(super) fn sense(&mut self, sensed: &SensorReport) {
        self.pass(60);
        let found = self.recognizer.sense(sensed, self.now);
        self.found.extend(found);
    }

    pub(super) fn dump(&mut self) {
        let raw = self.lies.placement(&self.board);
        self.sense(&if self.presence {
            SensorReport::Presence(raw.pieces().map(|(square, _)| square).collect())
        } else {
            SensorReport::Board(raw)
        });
    }

    pub(super) fn put(&mut self, at: Square, piece: Option<Piece>) {
        self.board.set(at, piece);
        let at = self.lies.square(at);
        self.sense(&if self.presence {
            SensorReport::Occupied(at, piece.is_some())
        } else {
            SensorReport::Square(at, piece)
        });
    }

    pub(super) fn clock(&mut self) {
        self.sense(&SensorReport::Clock(self.reading));
    }

    /// The lever is pressed; ten seconds were used.
    fn press_unseen(&mut self) {
        let turn = self.reading.turn;
        let end = match turn {
            ClockEnd::A => &mut self.reading.a,
            ClockEnd::B => &mut self.reading.b,
        };
        end.time -= Millis::from_secs(10);
        self.kept.push(MemoryRecord::Halted { end: turn, time: end.time });
        self.act("lever");
    }

    pub(super) fn press(&mut self) {
        self.kept.push(MemoryRecord::Halted {
            end: self.reading.turn,
            time: match self.reading.turn {
                ClockEnd::A => self.reading.a.time,
                ClockEnd::B => self.reading.b.time,
            },
        });
        self.reading.turn = match self.reading.turn {
            ClockEnd::A => ClockEnd::B,
            ClockEnd::B => ClockEnd::A,
        };
        self.clock();
    }

    /// `e2` lifts, `Pe4` places, `~` before them goes unreported, `=FEN` sets up and dumps.
    pub(super) fn act(&mut self, act: &str) {
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
            "~press" => self.press_unseen(),
            "ages" => self.pass(20_000),
            "forget" => self.kept.clear(),
            "memory" => self.sense(&SensorReport::Memory(self.kept.clone())),
            "flip" | "signal" => self.sense(&SensorReport::ResultPiece(ResultSignal::Draw)),
            "noclock" => self.sense(&SensorReport::NoClock),
            "quiet" => self.pass(300),
            "long" => self.pass(4300),
            "dump" => self.dump(),
            "turn" => self.lies = Orientation::Rotated,
            "cut" => self.sense(&SensorReport::Link(LinkState::Lost {
                reason: LineFault::NoAnswer("COM3".into()),
            })),
            "link" => self.sense(&SensorReport::Link(LinkState::Connected)),
            "gap" => self.sense(&SensorReport::Gap),
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
        self.kept.push(MemoryRecord::Square { square: self.lies.square(at), piece, soon: false });
        if silent {
            self.board.set(at, piece);
        } else {
            self.put(at, piece);
        }
    }

    pub(super) fn play(&mut self, script: &str) -> &mut Self {
        for act in script.split_whitespace() {
            self.act(act);
        }
        self
    }

    /// What was found, but for touches, clock readings and provisional moves, since last asked. A
    /// press just made has stayed by then.
    pub(super) fn told(&mut self) -> String {
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
        Finding::Earlier { back } => format!("earlier-{back}"),
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
        Finding::ClockTurned { plies, .. } => format!("turned-{plies}"),
        Finding::Missing { position } => format!("missing-{:?}", position.turn()).to_lowercase(),
        Finding::Restored => "restored".into(),
        Finding::NewGame => "new-game".into(),
    })
}

/// Each case: a sentence, the position, what is done, what is found (after the board's first dump).
pub(super) fn check(cases: &[(&str, &str, &str, &str)]) {
    for (name, fen, script, expected) in cases {
        let mut table = Table::of(fen);
        table.pass(300);
        table.told();
        assert_eq!(table.play(script).told(), *expected, "{name}: {script}");
    }
}

pub(super) const CAPTURE: &str = "4k3/8/5p2/4p3/3P4/8/8/3QK3 w - - 0 1";
pub(super) const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
pub(super) const EP: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
pub(super) const PROMOTION: &str = "3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1";
