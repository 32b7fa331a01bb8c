//! What the user interfaces see: one consistent picture of everything, made after every change.
//! Cheap to clone; a user interface keeps one for the length of a frame.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use crate::broadcast::Live;
use crate::copies::CopyState;
use crate::cycle::strands::ExchangeFault;
use crate::evidence::HeadStatus;
use crate::history::History;
use crate::import::{self, GamesLeftOut};
use crate::last_known::OtherState;
use crate::line_view::LineView;
use crate::lost_places::LostPlace;
use crate::ports::PortView;
use crate::recovery::Recovery;
use crate::request_error::Trouble;
use crate::station_view::StationsView;
use crate::stations_line::Door;
use crate::timekeeper::Timekeeper;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::BySide;
use jadoube_core::evidence::head::RecordState;
use jadoube_core::hall::state::Hall;
use jadoube_core::hall::timing::TimeNote;
use jadoube_i18n::lang::Lang;
use jadoube_journal::chain::BrokenRow;
use jadoube_journal::fault::Fault;
use jadoube_journal::salvage::Salvage;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::table_clock::TableClock;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::sensing::LinkState;
use jadoube_message::Message;
use jadoube_message::system::SystemReason;
use jadoube_voice::history::VoiceState;
use jadoube_voice::voice::Settings;

/// Something the desk has to say that no request asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// Its number, growing.
    pub number: u64,
    /// The moment on the competition's time line.
    pub at: Moment,
    /// The subject of the notice.
    pub what: NoticeKind,
}

/// What a notice is about.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "desk")]
pub enum NoticeKind {
    /// A command that came from a device or from the program was not carried out.
    Trouble(#[message(skip)] Option<BoardNo>, #[message(id)] Trouble),
    /// The file was opened after the program had been cut off.
    #[message(transparent)]
    Recovered(Recovery),
    /// Something was found about time itself.
    #[message(transparent)]
    Time(TimeNote),
    /// Games were read from a file.
    #[message(skip(lines, more))]
    Imported {
        /// How many.
        games: usize,
        /// Those that are in the competition already and were not read again.
        there: GamesLeftOut,
        /// How many complaints the reader had.
        complaints: usize,
        /// How many things a competition does not hold and were left out.
        #[message(name = "leftout")]
        left_out: usize,
        /// How many games cannot be set up, and stand on no board.
        #[message(name = "notsetup")]
        not_set_up: usize,
        /// All of it, and what looks doubtful, line by line.
        lines: Arc<Vec<import::ReportLine>>,
        /// How many further lines there would be.
        more: usize,
    },
    /// A file was written.
    Written(PathBuf),
    /// Letters of a file in braille that its code has no cells for; full cells stand there.
    NoCells(PathBuf, #[message(name = "letters")] String),
    /// The open file was lost; where everything is saved, the fault says.
    #[message(transparent)]
    Lost(Fault),
    /// Nothing can be written to the open file; told once until something is written again.
    Unwritten(#[message(name = "why")] Fault),
    /// It is recorded again, in this file.
    Recording(PathBuf),
    /// An automatic copy could not be made; told once until one is made again.
    CopyFailed(#[message(name = "why")] Fault),
    /// What could be read of a damaged file was saved as a new one; that is told in several
    /// sentences.
    #[message(skip)]
    Salvaged(PathBuf, Box<Salvage>, Vec<LostPlace>),
    /// The open file was saved from a damaged one, and nobody has signed for a state of it since; it is told as
    /// on paper.
    #[message(skip)]
    PossiblyIncomplete {
        /// Whether what was lost is not known any more.
        is_loss_unknown: bool,
    },
    /// The live file could not be written.
    #[message(id = "desk-live-failed")]
    LivePgnFailed(PathBuf, SystemReason),
    /// The file cannot be worked on; what could be read of it is shown.
    #[message(id = "desk-only-read-why")]
    OnlyRead(#[message(name = "why")] Fault),
    /// Nothing in the file is signed although it is of a format in which rows are.
    #[message(id = "evidence-none-signed")]
    NoneSigned,
    /// The file is not what this computer remembers of the competition.
    #[message(id = "evidence-remembered")]
    NotAsRemembered(HeadStatus),
    /// Something of what was signed in the open file does not stand; the work goes on.
    #[message(id = "evidence-doubtful")]
    Doubtful(#[message(name = "why")] BrokenRow),
    /// Something that another station sent was not taken.
    #[message(transparent)]
    NotTaken(ExchangeFault),
    /// This station was dismissed.
    #[message(id = "desk-dismissed")]
    Dismissed {
        /// By the chief's station of this name.
        by: String,
        /// The reason that was given.
        reason: String,
    },
    /// The servers of the open event are looked for where a code says.
    #[message(id = "desk-renewed")]
    Renewed,
    /// Those of an event that is not open will be.
    #[message(id = "desk-renewed-of-other")]
    RenewedOfOther,
    /// The laptop of another station shares the event from now on.
    #[message(id = "desk-led")]
    Led {
        /// What that station is called.
        by: String,
    },
    /// What is recorded now is not signed: the key of this machine cannot be had, for this reason.
    #[message(id = "evidence-not-signed")]
    NotSigned(SystemReason),
    /// The clock on the table cannot be set from here: it is to be set by hand to these times.
    #[message(with(white = BySide::white_clock(times), black = BySide::black_clock(times)))]
    SetByHand {
        /// The board.
        board: BoardNo,
        /// What each side of its clock is to show.
        #[message(skip)]
        times: BySide<Millis>,
    },
}

/// One consistent picture.
#[derive(Debug, Clone)]
pub struct Snapshot {
    /// Grows with every picture.
    pub revision: u64,
    /// The open file.
    pub path: Option<PathBuf>,
    /// The state of the competition.
    pub hall: Hall,
    /// The edition of the Laws in force.
    pub edition: &'static Edition,
    /// The entries.
    pub history: History,
    /// The lines and the boards at their ends.
    pub lines: Arc<Vec<LineView>>,
    /// The lines that the machine has.
    pub ports: Arc<Vec<PortView>>,
    /// What the desk has to say, oldest first; dismissed notices are gone.
    pub notices: Arc<Vec<Notice>>,
    /// What has become of the open file, once it is lost: nothing is recorded any more.
    pub lost: Option<Fault>,
    /// How the open file differs from what this computer remembers of the competition, until it is answered
    /// that the work goes on in it.
    pub unlike: Option<Arc<OtherState>>,
    /// Why nothing can be written to the open file, as long as it is so: then nothing is recorded.
    pub unwritten: Option<Fault>,
    /// What keeps the file from being worked on, while it can only be looked at.
    pub only_read: Option<Fault>,
    /// The automatic copies.
    pub copies: CopyState,
    /// Where the live PGN goes.
    pub live_pgn: Option<Live>,
    /// The name under which this machine records.
    pub station: String,
    /// The language in which the desk itself writes into the journal.
    pub lang: Lang,
    /// How alarms are heard; not at all until a user interface has asked for it.
    pub voice: Settings,
    /// What speaks, why nothing does, and what was said last.
    pub spoken: VoiceState,
    /// Tells the moment.
    pub keeper: Arc<Timekeeper>,
    /// Where the record stands, and who signs it; none if no file is open.
    pub record: Option<RecordState>,
    /// How far a file of games is read, while it is.
    pub importing: Option<Importing>,
    /// The stations that keep the event, where it is more than one.
    pub stations: Option<Arc<StationsView>>,
    /// What happens at the door to the other stations.
    pub door: Arc<Door>,
}

/// How far a file of games is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Importing {
    /// How many games stand on boards already.
    pub games: usize,
    /// How many half-moves of the next are judged.
    pub plies: usize,
    /// Of how many.
    pub of: usize,
}

impl Snapshot {
    /// Now, on the competition's time line.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.keeper.now()
    }

    /// Now, for the clocks of a board: on the time line of the station that keeps it.
    #[must_use]
    pub fn now_at(&self, board: BoardNo) -> Moment {
        let there = self.stations.as_ref();
        let there = there.and_then(|all| all.now_at(&self.hall, board, &self.keeper));
        there.unwrap_or_else(|| self.now())
    }

    /// The new file in which everything is that was recorded before the open one was lost.
    #[must_use]
    pub fn saved_as(&self) -> Option<&Path> {
        match &self.lost {
            Some(Fault::Lost { saved, .. }) => saved.as_deref(),
            _ => None,
        }
    }

    /// The file that is damaged, and of which the readable part can be saved as a new one.
    #[must_use]
    pub fn damaged(&self) -> Option<&Path> {
        match &self.only_read {
            Some(Fault::Damaged { .. } | Fault::Truncated { .. } | Fault::StraySide { .. }) => {
                self.path.as_deref()
            }
            _ => None,
        }
    }

    /// Whether what is done is recorded in the open file: not in one that is only read, nor in one of which it
    /// is not answered yet whether the work goes on in it. No clock runs there.
    #[must_use]
    pub const fn records(&self) -> bool {
        self.only_read.is_none() && self.unlike.is_none()
    }

    /// Whether another program, or another window of this one, has the file open: it is only read here.
    #[must_use]
    pub const fn is_open_elsewhere(&self) -> bool {
        matches!(self.only_read, Some(Fault::Locked { .. }))
    }

    /// The game on a board.
    #[must_use]
    pub fn game(&self, board: BoardNo) -> Option<&Arc<Game>> {
        self.hall.game(board)
    }

    /// The electronic board of a table.
    #[must_use]
    pub fn line(&self, board: BoardNo) -> Option<&LineView> {
        self.lines.iter().find(|line| line.board == Some(board))
    }

    /// The clock that is connected at a board.
    #[must_use]
    pub fn table_clock(&self, board: BoardNo) -> Option<TableClock> {
        let mut lines = self.lines.iter().filter(|line| line.board == Some(board));
        let line = lines.find(|line| line.has_clock && line.link == LinkState::Connected)?;
        Some(TableClock { shown: line.clock?, since: line.clock_since })
    }
}

/// Called on the desk's thread after every change of the picture; a window repaints itself.
pub type Waker = Box<dyn Fn() + Send>;

/// Where the latest picture lies.
pub(crate) type Picture = Arc<Mutex<Arc<Snapshot>>>;
