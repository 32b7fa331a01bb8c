//! The traffic of a line for support people, at three levels: what was meant, as a message that a
//! reader's language puts into words, and the bytes.

use std::fmt::{self, Write as _};
use std::sync::Arc;

use jadoube_laws::ids::PortName;
use jadoube_laws::line::LineFault;
use jadoube_message::{Argument, Message, Value, for_developers};

/// How much of the traffic is written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum TraceLevel {
    /// Nothing but the state of the line.
    #[default]
    Off,
    /// What was said, in words.
    Messages,
    /// The same, with the bytes of each message and command.
    Frames,
    /// Every read and write as well, as the system gave it.
    Bytes,
}

/// Which way something went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// From us to the board.
    ToBoard,
    /// From the board to us.
    FromBoard,
    /// About the line itself.
    Line,
}

impl Direction {
    const fn arrow(self) -> &'static str {
        match self {
            Self::ToBoard => "-->",
            Self::FromBoard => "<--",
            Self::Line => "---",
        }
    }
}

/// What bytes mean: a message of their make.
#[derive(Clone)]
pub struct Meaning(Arc<dyn Message + Send + Sync>);

impl Meaning {
    /// The meaning that a message has.
    pub fn of(what: impl Message + Send + Sync + 'static) -> Self {
        Self(Arc::new(what))
    }
}

impl fmt::Debug for Meaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for_developers(&*self.0, f)
    }
}

/// The same where a developer reads the same.
impl PartialEq for Meaning {
    fn eq(&self, other: &Self) -> bool {
        format!("{self:?}") == format!("{other:?}")
    }
}

impl Eq for Meaning {}

impl Argument for Meaning {
    const NAME: &'static str = "what";

    fn value(&self) -> Value<'_> {
        Value::Message(&*self.0)
    }
}

/// A whole message, as people and as the line read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frame {
    /// What it means.
    pub meaning: Meaning,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// What happens to the line itself.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "device-trace")]
pub enum LineEvent {
    /// It is open.
    Open,
    /// It is open under the name that the device has now.
    OpenAs {
        /// The name.
        port: PortName,
    },
    /// Bytes came that are no message.
    NotUnderstood {
        /// Why they are none.
        why: Meaning,
    },
    /// Bytes as the system gave or took them.
    Bytes {
        /// How many.
        count: usize,
    },
    /// It is lost.
    Lost {
        /// What has become of it.
        reason: LineFault,
    },
    /// The device is let go.
    Closed,
}

/// A line of the trace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TraceLine {
    time: String,
    port: String,
    direction: Direction,
    meaning: Meaning,
    /// None where the level does not ask for them.
    bytes: Vec<u8>,
}

impl TraceLine {
    /// The line with its meaning put into words: `12:00:00.123 COM3 --> report changes [4b]`.
    #[must_use]
    pub fn written(&self, tell: impl FnOnce(&dyn Message) -> String) -> String {
        let Self { time, port, direction, meaning, bytes } = self;
        let text = tell(&*meaning.0);
        let line = format!("{time} {port} {} {text}", direction.arrow());
        if bytes.is_empty() { line } else { format!("{line} [{}]", hex(bytes)) }
    }
}

/// For developers and for programs: the id of the meaning and its values in place of words.
impl fmt::Display for TraceLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written(|_| format!("{:?}", self.meaning)))
    }
}

/// Makes the lines of the trace of a port.
#[derive(Debug)]
pub struct Trace {
    level: TraceLevel,
    port: String,
}

impl Trace {
    /// A trace of a port.
    #[must_use]
    pub fn new(port: &str, level: TraceLevel) -> Self {
        Self { level, port: port.to_owned() }
    }

    /// How much is written.
    #[must_use]
    pub const fn level(&self) -> TraceLevel {
        self.level
    }

    /// Writes more or less from now on.
    pub fn set_level(&mut self, level: TraceLevel) {
        self.level = level;
    }

    /// Something about the line itself; written at every level.
    #[must_use]
    pub fn line(&self, what: LineEvent) -> TraceLine {
        self.write(Direction::Line, Meaning::of(what), &[])
    }

    /// A message, with its bytes from [`TraceLevel::Frames`] on.
    #[must_use]
    pub fn frame(&self, direction: Direction, frame: &Frame) -> Option<TraceLine> {
        let bytes = match self.level {
            TraceLevel::Off => return None,
            TraceLevel::Messages => &[],
            TraceLevel::Frames | TraceLevel::Bytes => frame.bytes.as_slice(),
        };
        Some(self.write(direction, frame.meaning.clone(), bytes))
    }

    /// Bytes as the system gave or took them, at [`TraceLevel::Bytes`].
    #[must_use]
    pub fn bytes(&self, direction: Direction, bytes: &[u8]) -> Option<TraceLine> {
        let what = Meaning::of(LineEvent::Bytes { count: bytes.len() });
        (self.level >= TraceLevel::Bytes).then(|| self.write(direction, what, bytes))
    }

    fn write(&self, direction: Direction, meaning: Meaning, bytes: &[u8]) -> TraceLine {
        let time = jiff::Zoned::now().strftime("%H:%M:%S%.3f").to_string();
        TraceLine { time, port: self.port.clone(), direction, meaning, bytes: bytes.to_vec() }
    }
}

/// Bytes in two digits each, with blanks.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 3);
    for (position, byte) in bytes.iter().enumerate() {
        let gap = if position == 0 { "" } else { " " };
        // Writing into a String cannot fail.
        let _ = write!(text, "{gap}{byte:02x}");
    }
    text
}

/// A byte as a value of a message: its two digits.
#[must_use]
pub fn byte(byte: &u8) -> Value<'static> {
    Value::Text(hex(&[*byte]).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_writes_what_it_promises() {
        let (open, bytes) =
            ("pty --- device-trace-open", "pty <-- device-trace-bytes count=2 [8e 00]");
        for (level, said, raw) in [
            (TraceLevel::Off, None, None),
            (TraceLevel::Messages, Some("pty --> device-trace-closed"), None),
            (TraceLevel::Frames, Some("pty --> device-trace-closed [40]"), None),
            (TraceLevel::Bytes, Some("pty --> device-trace-closed [40]"), Some(bytes)),
        ] {
            let trace = Trace::new("pty", level);
            let after_time = |line: TraceLine| line.to_string()[13..].to_owned();
            let frame = Frame { meaning: Meaning::of(LineEvent::Closed), bytes: vec![0x40] };
            let line = trace.frame(Direction::ToBoard, &frame).map(after_time);
            assert_eq!(line.as_deref(), said, "{level:?}");
            let line = trace.bytes(Direction::FromBoard, &[0x8E, 0]).map(after_time);
            assert_eq!(line.as_deref(), raw, "{level:?}");
            assert_eq!(after_time(trace.line(LineEvent::Open)), open);
        }
    }

    #[test]
    fn a_line_is_put_into_the_words_of_its_reader() {
        let line = Trace::new("pty", TraceLevel::Off).line(LineEvent::Open);
        let written = line.written(|what| format!("<{}>", what.id()));
        assert!(written.ends_with(" pty --- <device-trace-open>"), "{written}");
    }
}
