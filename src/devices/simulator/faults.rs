//! What can go wrong with a board, its clock and its cable, by name, and what a bad cable does to
//! bytes. Everything is repeatable: the same script with the same faults gives the same bytes.

use std::fmt;
use std::str::FromStr;

/// One thing that goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// `split`: every byte is written by itself.
    Split,
    /// `glue`: several messages are written at once.
    Glue,
    /// `noise`: stray bytes come between messages.
    Noise,
    /// `truncate`: now and then a message loses its end.
    Truncate,
    /// `lost-ack`: every other answer of the clock is lost.
    LostAck,
    /// `error-ack`: every other answer of the clock is the undocumented error 20h.
    ErrorAck,
    /// `null-clock`: after each clock command comes a clock message of zeros.
    NullClock,
    /// `stale-time`: after the clock was set it shows its old times once more.
    StaleTime,
    /// `no-clock`: no clock is connected.
    NoClock,
    /// `flicker`: the lever is pressed, springs back and is pressed again.
    Flicker,
    /// `knocked`: now and then a piece falls over and is put back.
    Knocked,
    /// `battery-low`: of the clock and of the board.
    BatteryLow,
    /// `no-memory`: the board keeps nothing of what happens on it.
    NoMemory,
    /// `unplug@12`: the cable comes out in the middle of ply 12 and is put back after it; the board
    /// has its power by it. `unplug@12+4`: it is put back after four plies, and the board, which has
    /// power of its own, has kept them.
    Unplug(u16, u16),
    /// `power-cycle@12`: the board restarts at ply 12, and is silent until it is spoken to.
    PowerCycle(u16),
    /// `clock-out@12`: the clock's plug comes out at ply 12 and is put back two plies later.
    ClockOut(u16),
    /// `jump@12`: at ply 12 the player to move is given a minute at the clock.
    Jump(u16),
}

/// All that goes wrong.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Faults(pub Vec<Fault>);

/// The ply of a fault that was named without one.
const USUAL_PLY: u16 = 10;

const PLAIN: [(&str, Fault); 13] = [
    ("split", Fault::Split),
    ("glue", Fault::Glue),
    ("noise", Fault::Noise),
    ("truncate", Fault::Truncate),
    ("lost-ack", Fault::LostAck),
    ("error-ack", Fault::ErrorAck),
    ("null-clock", Fault::NullClock),
    ("stale-time", Fault::StaleTime),
    ("no-clock", Fault::NoClock),
    ("flicker", Fault::Flicker),
    ("knocked", Fault::Knocked),
    ("battery-low", Fault::BatteryLow),
    ("no-memory", Fault::NoMemory),
];

/// A fault that happens at a ply.
type AtPly = fn(u16) -> Fault;

const AT_PLY: [(&str, AtPly); 4] = [
    ("unplug", |ply| Fault::Unplug(ply, 1)),
    ("power-cycle", Fault::PowerCycle),
    ("clock-out", Fault::ClockOut),
    ("jump", Fault::Jump),
];

impl Faults {
    /// Whether a fault is among them.
    #[must_use]
    pub fn has(&self, fault: Fault) -> bool {
        self.0.contains(&fault)
    }

    /// The names of all faults, those with a ply written `name@12`.
    pub fn names() -> impl Iterator<Item = String> {
        let plain = PLAIN.iter().map(|(name, _)| (*name).to_owned());
        plain.chain(AT_PLY.iter().map(|(name, _)| format!("{name}@{USUAL_PLY}")))
    }
}

/// A name that is no fault.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a fault; there are {names}", names = Faults::names().collect::<Vec<_>>().join(", "))]
pub struct NotAFault(pub String);

impl FromStr for Fault {
    type Err = NotAFault;
    fn from_str(text: &str) -> Result<Self, NotAFault> {
        let wrong = || NotAFault(text.to_owned());
        if let Some((_, fault)) = PLAIN.iter().find(|(name, _)| *name == text) {
            return Ok(*fault);
        }
        if let Some((ply, plies)) = text.strip_prefix("unplug@").and_then(|at| at.split_once('+')) {
            let number = |text: &str| text.parse().map_err(|_| wrong());
            return Ok(Self::Unplug(number(ply)?, number(plies)?.max(1)));
        }
        let (name, ply) = match text.split_once('@') {
            Some((name, ply)) => (name, ply.parse().map_err(|_| wrong())?),
            None => (text, USUAL_PLY),
        };
        let (_, make) = AT_PLY.iter().find(|(known, _)| *known == name).ok_or_else(wrong)?;
        Ok(make(ply))
    }
}

/// A list with commas: `split,noise,unplug@12`.
impl FromStr for Faults {
    type Err = NotAFault;
    fn from_str(text: &str) -> Result<Self, NotAFault> {
        let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
        names.map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = |f: &mut fmt::Formatter<'_>, name: &str, ply: &u16| write!(f, "{name}@{ply}");
        match self {
            Self::Unplug(ply, 1) => at(f, "unplug", ply),
            Self::Unplug(ply, plies) => write!(f, "unplug@{ply}+{plies}"),
            Self::PowerCycle(ply) => at(f, "power-cycle", ply),
            Self::ClockOut(ply) => at(f, "clock-out", ply),
            Self::Jump(ply) => at(f, "jump", ply),
            plain => f.write_str(
                PLAIN.iter().find(|(_, fault)| fault == plain).map_or("", |(name, _)| name),
            ),
        }
    }
}

/// A bad cable: takes messages, gives the pieces that are written one after the other.
#[derive(Debug)]
pub(in crate::simulator) struct BadCable {
    faults: Faults,
    count: u32,
    random: u32,
}

impl BadCable {
    pub(in crate::simulator) const fn new(faults: Faults) -> Self {
        Self { faults, count: 0, random: 0x2545_F491 }
    }

    /// The bytes of one message as they go into the cable.
    pub(in crate::simulator) fn carry(&mut self, mut bytes: Vec<u8>) -> Vec<Vec<u8>> {
        self.count += 1;
        if self.faults.has(Fault::Truncate) && self.count.is_multiple_of(23) {
            bytes.pop();
        }
        if self.faults.has(Fault::Noise) && self.count.is_multiple_of(5) {
            let noise: Vec<u8> = (0..1 + self.count / 5 % 3).map(|_| self.random_byte()).collect();
            bytes.splice(0..0, noise);
        }
        if self.faults.has(Fault::Split) {
            bytes.into_iter().map(|byte| vec![byte]).collect()
        } else {
            vec![bytes]
        }
    }

    /// Xorshift: any sequence will do, as long as it is always the same.
    fn random_byte(&mut self) -> u8 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 17;
        self.random ^= self.random << 5;
        self.random.to_le_bytes()[1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_is_read_from_its_name_and_written_back() {
        let all = Faults::names().collect::<Vec<_>>().join(",");
        let read: Faults = all.parse().unwrap();
        assert_eq!(read.0.len(), 17);
        let written: Vec<String> = read.0.iter().map(ToString::to_string).collect();
        assert_eq!(written.join(","), all);
        assert_eq!("unplug@3".parse(), Ok(Fault::Unplug(3, 1)));
        assert_eq!("unplug".parse(), Ok(Fault::Unplug(USUAL_PLY, 1)));
        assert_eq!("unplug@3+6".parse(), Ok(Fault::Unplug(3, 6)));
        assert_eq!(Fault::Unplug(3, 6).to_string(), "unplug@3+6");
        assert_eq!(" split , ".parse(), Ok(Faults(vec![Fault::Split])));
    }

    #[test]
    fn a_name_that_is_no_fault_is_told_those_that_are() {
        for wrong in ["spilt", "split@3", "unplug@soon", "unplug@3+", "unplug@+3"] {
            let fault = wrong.parse::<Faults>().unwrap_err();
            assert!(fault.to_string().contains("power-cycle@10"), "{fault}");
        }
    }

    #[test]
    fn a_bad_cable_splits_and_adds_and_cuts_but_repeatably() {
        let carry = |names: &str| {
            let mut cable = BadCable::new(names.parse().unwrap());
            (0..23).flat_map(|_| cable.carry(vec![0x8E, 0, 5, 1, 1])).collect::<Vec<_>>()
        };
        assert_eq!(carry("").concat().len(), 23 * 5);
        assert!(carry("split").iter().all(|piece| piece.len() == 1));
        assert_eq!(carry("truncate").concat().len(), 23 * 5 - 1);
        assert!(carry("noise").concat().len() > 23 * 5);
        assert_eq!(carry("noise,split"), carry("noise,split"));
    }
}
