//! What reaches the desk's thread: requests of the user interfaces and reports of the devices, in
//! one queue, handled in the order in which they come.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use crate::broadcast::{BroadcastFault, Live};
use crate::copies::Copies;
use crate::event_export::EventExport;
use crate::exchange::{Exchange, Incoming};
use crate::import::ResultSigns;
use crate::request_error::Trouble;
use crate::snapshot::NoticeKind;
use crate::stations_line::{LineRequest, StationsLine};
use crate::timekeeper::Timekeeper;
use crate::waiting_room::Reservation;
use jadoube_chess::side::Side;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::event::Entry;
use jadoube_devices::supervisor::Report;
use jadoube_devices::trace::TraceLevel;
use jadoube_i18n::lang::Lang;
use jadoube_journal::chain::BrokenRow;
use jadoube_journal::fault::Fault;
use jadoube_journal::snapshot::Snapshot;
use jadoube_laws::ids::{BoardNo, CommandKey, GameNo, PortName};
use jadoube_reports::document::Document;
use jadoube_voice::earcon::Earcon;
use jadoube_voice::listener::Listener;
use jadoube_voice::queue::Delivery;
use jadoube_voice::utterance::Utterance;
use jadoube_voice::voice::Settings;
use uuid::Uuid;

/// So many deliveries of other stations are taken in one go at most: as many rows as somebody sends in one who
/// answers by hand. A flag waits for no more.
pub(crate) const IN_ONE_GO: usize = 500;

/// As long as they have no more bytes than this.
const BYTES_IN_ONE_GO: usize = 512 * 1024;

/// One thing for the desk to do.
#[derive(Debug)]
pub enum Message {
    /// A user interface asks for something.
    Face(Request, Option<Sender<Answer>>),
    /// A device reports.
    Device(Report),
    /// The state of the voice has changed.
    Voice,
    /// A copy of a competition up to a row was made, or not.
    Copied {
        /// Which competition.
        of: PathBuf,
        /// The number of the last row that it holds for certain.
        upto: u64,
        /// Where it lies.
        made: Result<PathBuf, Fault>,
    },
    /// All signatures of a file that was opened were looked at.
    Examined {
        /// Which file.
        of: PathBuf,
        /// The first thing that does not stand.
        broken: Option<BrokenRow>,
    },
    /// A snapshot of the state of a competition was made, or could not be.
    StateMade {
        /// Which file.
        of: PathBuf,
        /// The snapshot, to be written into the file.
        made: Result<Box<Snapshot>, Fault>,
    },
    /// Something that a user interface had asked for was written on a thread of its own, or was
    /// not.
    Written {
        /// What there is to say of it.
        done: Result<Vec<NoticeKind>, Trouble>,
        /// Who waits for it.
        to: Option<Sender<Answer>>,
    },
    /// Live files were written, or were not.
    Published {
        /// The live files and how far they stay behind.
        live: Live,
        /// Those that were not.
        failed: Option<BroadcastFault>,
    },
    /// Something came from another station, with the room that it takes while it waits.
    Incoming(Incoming, Reservation),
    /// From now on this carries things to the other stations; or nothing does.
    Exchange(Option<Box<dyn Exchange>>),
    /// From now on this serves, invites and joins.
    Line(Box<dyn StationsLine>),
    /// From now on this tells the moment in the open file: for tests.
    Timekeeper(Arc<Timekeeper>),
    /// The program ends.
    Quit,
}

/// What the desk answers to a request.
pub type Answer = Result<Vec<Entry>, Trouble>;

/// What a user interface may ask for.
#[derive(Debug, Clone)]
pub enum Request {
    /// Answer when all signatures of the open file were looked at; what was found is a notice.
    Examine,
    /// Do this, and record it. The same key is recorded once only.
    Do(Command, CommandKey),
    /// Make a new competition file and open it.
    New(PathBuf, Competition),
    /// The same, with all of this done already: there is the whole file or none. The first command
    /// founds the competition.
    NewWith(PathBuf, Vec<Command>),
    /// Save what can be read of a damaged file as a new one, and open that.
    Salvage(PathBuf, PathBuf),
    /// Save everything recorded as a new file and go on in that, without a break.
    GoOver(PathBuf),
    /// Go on in the open file although it is not what this computer remembers of the competition: from now
    /// on it is.
    GoOnInThis,
    /// Make automatic copies like this from now on; until a user interface asks, none is made.
    Copies(Copies),
    /// Open a competition file.
    Open(PathBuf),
    /// Make a file for a station that joins a competition, and open it. The strand of the station with this
    /// key, with which the event began, is taken on trust.
    Join(PathBuf, Uuid, PublicKey),
    /// Go on although somebody says that they have own rows that are not here.
    GoOnWithout,
    /// Ask something of the line to the other stations.
    Line(LineRequest),
    /// Open a line and look what is at its end.
    Connect(PortName),
    /// Let go of a line.
    Disconnect(PortName),
    /// Write what the desk itself has to write into the journal in this language.
    Language(Lang),
    /// Record under this name from now on.
    Station(String),
    /// Look again which lines the machine has.
    ListPorts,
    /// Confirm the move that a board seems to show.
    ConfirmMove(BoardNo),
    /// Read a board again.
    ReadBoard(BoardNo),
    /// Send the times of the game to the clock on the table.
    SetTableClock(BoardNo),
    /// Show a text on the clock of the table.
    ShowText(BoardNo, String),
    /// How much of the traffic of a line to trace.
    Trace(PortName, Traffic),
    /// Read games from a PGN file onto free boards.
    ImportPgn(PathBuf, ImportOptions),
    /// Write all games to a PGN file.
    ExportPgn(PathBuf),
    /// Write the event to a file of the kind that its name says.
    ExportEvent(PathBuf, EventExport),
    /// Write a player's scoresheet of a game of any round in braille to a file: for an embosser where its name ends in
    /// `.brf`, else in Unicode patterns.
    BrailleSheet(GameNo, Side, PathBuf),
    /// Write what was laid out to a PDF file.
    Print(Box<Document>, PathBuf),
    /// Keep a PGN file of each round in this folder, rewritten after every move; or stop it.
    LivePgn(Option<Live>),
    /// Sound and speak alarms like this from now on; until a user interface asks, nothing is heard.
    Voice(Settings),
    /// Say this, as soon as it is its turn.
    Say(Box<Utterance>),
    /// Say no more of what the dialog said of itself that has just been closed.
    DialogClosed,
    /// Say once more what was last said to this listener.
    Repeat(Listener, Delivery),
    /// Say a sentence by which this listener's voice can be tried.
    Sample(Listener),
    /// Sound a sign for this listener.
    Earcon(Listener, Earcon),
    /// Look which sound devices and voices this machine has.
    LookForVoices,
    /// Take note that the arbiter has read the notices up to this one.
    Dismiss(u64),
}

/// How a file of games is read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ImportOptions {
    /// What becomes of last moves of kings that may be signs of the result.
    pub signs: ResultSigns,
    /// Which games that are in the competition already are read once more.
    pub again: Again,
    /// Whether the games come through the program's standard input, whatever the path.
    pub piped: bool,
}

/// Which games of a file are read although they are in the competition already.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Again {
    /// None: they are told.
    #[default]
    None,
    /// All of the file.
    All,
    /// These by their numbers, from 1, and no other game of the file.
    These(Arc<[usize]>),
}

/// How much of the traffic of a line is traced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Traffic {
    /// Nothing is traced.
    #[default]
    None,
    /// What the messages mean.
    Messages,
    /// The messages, byte by byte.
    Frames,
    /// Every byte on the line as it comes.
    Bytes,
}

impl Traffic {
    /// The devices' word for it.
    pub(crate) const fn level(self) -> TraceLevel {
        match self {
            Self::None => TraceLevel::Off,
            Self::Messages => TraceLevel::Messages,
            Self::Frames => TraceLevel::Frames,
            Self::Bytes => TraceLevel::Bytes,
        }
    }
}

/// The messages in their order.
#[derive(Debug)]
pub(crate) struct Messages<'a> {
    waiting: &'a Receiver<Message>,
    /// What was looked at before its turn.
    ahead: Option<Message>,
}

impl<'a> Messages<'a> {
    pub(crate) const fn of(waiting: &'a Receiver<Message>) -> Self {
        Self { waiting, ahead: None }
    }

    /// The next message, or nothing when it takes longer than that.
    pub(crate) fn next(&mut self, wait: Option<Duration>) -> Next {
        if let Some(message) = self.ahead.take() {
            return Next::Message(Box::new(message));
        }
        match wait {
            None => {
                self.waiting.recv().map_or(Next::Gone, |message| Next::Message(Box::new(message)))
            }
            Some(wait) => match self.waiting.recv_timeout(wait) {
                Ok(message) => Next::Message(Box::new(message)),
                Err(RecvTimeoutError::Timeout) => Next::Nothing,
                Err(RecvTimeoutError::Disconnected) => Next::Gone,
            },
        }
    }

    /// A delivery, and those that wait right behind it: as many as are taken in one go. Whether more wait.
    pub(crate) fn deliveries(&mut self, first: Vec<u8>) -> (Vec<Vec<u8>>, bool) {
        let (mut bytes, mut all) = (first.len(), vec![first]);
        while all.len() < IN_ONE_GO && bytes < BYTES_IN_ONE_GO {
            match self.waiting.try_recv() {
                Ok(Message::Incoming(Incoming::Delivery(next), _room)) => {
                    bytes += next.len();
                    all.push(next);
                }
                Ok(other) => {
                    self.ahead = Some(other);
                    return (all, false);
                }
                Err(_) => return (all, false),
            }
        }
        self.ahead = self.waiting.try_recv().ok();
        let more = matches!(self.ahead, Some(Message::Incoming(Incoming::Delivery(_), _)));
        (all, more)
    }
}

/// What came of waiting.
pub(crate) enum Next {
    /// A message.
    Message(Box<Message>),
    /// The time is up.
    Nothing,
    /// Nobody can send any more.
    Gone,
}
