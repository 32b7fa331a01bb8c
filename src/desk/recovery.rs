//! What is found when a file is opened: how long nobody had it open, and how it was left.

use jadoube_chess::moment::Millis;
use jadoube_core::hall::timing::TimeNote;
use jadoube_laws::game::gap::measured;
use jadoube_message::Message;

/// A time in which nobody had a file open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeAway {
    /// The last row before it.
    pub last: u64,
    /// How long it was. The line of time of the file stood still meanwhile.
    pub away: Millis,
}

/// What was found when a file was opened.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(id = "desk-recovered", skip(notes))]
pub struct Recovery {
    /// How long nobody had the file open, as the question about it tells it; none where that cannot be
    /// measured.
    #[message(with = measured)]
    pub away: Option<Millis>,
    /// What was found about time itself, and is noted in the file.
    pub notes: Vec<TimeNote>,
    /// How many rows the file had, before anything of its opening was recorded.
    #[message(skip)]
    pub rows: u64,
    /// How many entries were read.
    pub entries: usize,
    /// How many clocks were running when the program was cut off.
    pub clocks: usize,
    /// How the file was left while those clocks ran.
    pub left: FileLeftAs,
}

/// How a file was left in which it was somebody's time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(keys)]
pub enum FileLeftAs {
    /// Nobody closed it: a power cut, a crash.
    CutOff,
    /// It was closed while clocks ran.
    Closed,
    /// No clock ran: lost time was a question already, and is one still.
    Asked,
}
