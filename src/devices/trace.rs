//! The traffic of a line as text that support people can read, at three levels, kept in a bounded
//! ring and, if wished, in a file. The file is written by a thread of its own: a slow disk costs
//! lines of the trace, never bytes of the board.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::{fs, io, thread};

use crate::driver::Frame;

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

/// The last lines of a trace, shared between the device's thread and whoever reads them.
#[derive(Debug, Clone)]
pub struct TraceRing {
    lines: Arc<Mutex<VecDeque<String>>>,
    capacity: usize,
}

impl TraceRing {
    /// A ring that keeps so many lines.
    #[must_use]
    pub fn new(capacity: usize) -> Self {
        Self { lines: Arc::default(), capacity }
    }

    fn push(&self, line: String) {
        // A reader that panicked has spoilt nothing: the lines are whole.
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        while lines.len() >= self.capacity.max(1) {
            lines.pop_front();
        }
        lines.push_back(line);
    }

    /// The lines kept, oldest first.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().cloned().collect()
    }
}

/// The trace of one line.
#[derive(Debug)]
pub struct Trace {
    level: TraceLevel,
    port: String,
    ring: TraceRing,
    file: Option<SyncSender<String>>,
    lost_lines: usize,
}

/// As many lines may wait for the disk.
const WAITING_LINES: usize = 4096;

impl Trace {
    /// A trace of a port into a ring.
    #[must_use]
    pub fn new(port: &str, level: TraceLevel, ring: TraceRing) -> Self {
        Self { level, port: port.to_owned(), ring, file: None, lost_lines: 0 }
    }

    /// Writes into a file as well, at its end.
    ///
    /// # Errors
    /// What the system said when the file could not be opened.
    pub fn keep_in(&mut self, path: &Path) -> io::Result<()> {
        let mut file = fs::OpenOptions::new().create(true).append(true).open(path)?;
        let (sender, lines) = sync_channel::<String>(WAITING_LINES);
        thread::Builder::new().name("device-trace".into()).spawn(move || {
            // A disk that has become full or has gone ends the file, not the device.
            while let Ok(line) = lines.recv() {
                if writeln!(file, "{line}").is_err() {
                    break;
                }
            }
        })?;
        self.file = Some(sender);
        Ok(())
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

    /// Something about the line itself; written at every level. Gives the line back.
    pub fn line(&mut self, text: &str) -> String {
        self.write(Direction::Line, text)
    }

    /// A message as text, with its bytes from [`TraceLevel::Frames`] on. Gives the line back if it
    /// was written.
    pub fn frame(&mut self, direction: Direction, frame: &Frame) -> Option<String> {
        match self.level {
            TraceLevel::Off => None,
            TraceLevel::Messages => Some(self.write(direction, &frame.text)),
            TraceLevel::Frames | TraceLevel::Bytes => {
                let text = format!("{} [{}]", frame.text, hex(&frame.bytes));
                Some(self.write(direction, &text))
            }
        }
    }

    /// Bytes as the system gave or took them, at [`TraceLevel::Bytes`].
    pub fn bytes(&mut self, direction: Direction, bytes: &[u8]) -> Option<String> {
        (self.level >= TraceLevel::Bytes).then(|| {
            let text = format!("{} bytes: {}", bytes.len(), hex(bytes));
            self.write(direction, &text)
        })
    }

    fn write(&mut self, direction: Direction, text: &str) -> String {
        let time = jiff::Zoned::now().strftime("%H:%M:%S%.3f");
        let line = format!("{time} {} {} {text}", self.port, direction.arrow());
        self.ring.push(line.clone());
        self.write_to_file(line.clone());
        line
    }

    fn write_to_file(&mut self, line: String) {
        let Some(file) = &self.file else { return };
        let line = if self.lost_lines == 0 {
            line
        } else {
            format!("({} lines lost: the disk is slow)\n{line}", self.lost_lines)
        };
        match file.try_send(line) {
            Ok(()) => self.lost_lines = 0,
            Err(TrySendError::Full(_)) => self.lost_lines += 1,
            Err(TrySendError::Disconnected(_)) => self.file = None,
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_writes_what_it_promises() {
        for (level, said, raw) in [
            (TraceLevel::Off, None, None),
            (TraceLevel::Messages, Some("pty --> reset"), None),
            (TraceLevel::Frames, Some("pty --> reset [40]"), None),
            (TraceLevel::Bytes, Some("pty --> reset [40]"), Some("pty <-- 2 bytes: 8e 00")),
        ] {
            let mut trace = Trace::new("pty", level, TraceRing::new(9));
            let after_time = |line: Option<String>| line.map(|line| line[13..].to_owned());
            let frame = Frame { text: "reset".into(), bytes: vec![0x40] };
            let line = trace.frame(Direction::ToBoard, &frame);
            assert_eq!(after_time(line).as_deref(), said, "{level:?}");
            let line = trace.bytes(Direction::FromBoard, &[0x8E, 0]);
            assert_eq!(after_time(line).as_deref(), raw, "{level:?}");
            assert!(trace.line("open").ends_with("pty --- open"));
        }
    }

    #[test]
    fn the_ring_keeps_the_last_lines_only() {
        let ring = TraceRing::new(2);
        let mut trace = Trace::new("pty", TraceLevel::Off, ring.clone());
        for text in ["one", "two", "three"] {
            trace.line(text);
        }
        let lines = ring.lines();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].ends_with("two") && lines[1].ends_with("three"), "{lines:?}");
    }

    #[test]
    fn a_file_that_cannot_be_opened_is_said_at_once() {
        let mut trace = Trace::new("pty", TraceLevel::Off, TraceRing::new(2));
        assert!(trace.keep_in(Path::new("/no/such/folder/trace.txt")).is_err());
        trace.line("still alive");
    }
}
