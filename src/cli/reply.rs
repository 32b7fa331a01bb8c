//! The answer to one line of standard input: what was recorded, or why not.

use serde::Serialize;

use crate::exit::Exit;
use crate::unknown_field::unknown_field;
use jadoube_core::disputes::change::Loss;
use jadoube_core::disputes::refusal::Refusal as DisputeRefusal;
use jadoube_core::hall::clocks::boards;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::hall::state::Hall;
use jadoube_desk::choices::rulebook;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::log_lines::trouble;
use jadoube_desk::ports;
use jadoube_desk::request_error::Trouble;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::clocks::obstacles;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::ids::{BoardNo, CommandKey};
use jadoube_laws::unreadable::json;
use jadoube_message::Message;
use jadoube_message::reader::ReaderFault;
use jadoube_message::system::SystemReason;

/// A line that is no command.
#[derive(Debug, Message)]
#[message(id = "cli-play-unread")]
pub struct Unread {
    /// What the reader of JSON says.
    pub why: SystemReason,
}

/// One line of output.
#[derive(Debug, Serialize)]
pub struct Reply {
    ok: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    entries: Vec<Entry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// What was done and what was not, where somebody might think otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    told: Option<String>,
    /// What a decision would take away: the command is done when it comes again with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    lose: Option<Loss>,
    #[serde(skip)]
    exit: Exit,
}

impl Reply {
    pub(crate) const fn done(entries: Vec<Entry>, told: Option<String>) -> Self {
        Self { ok: true, entries, why: None, told, lose: None, exit: Exit::Done }
    }

    const fn wrong(exit: Exit, why: String, lose: Option<Loss>) -> Self {
        Self { ok: false, entries: Vec::new(), why: Some(why), told: None, lose, exit }
    }

    /// The answer to a command of a line of input, once it is done or refused.
    pub(crate) fn to(
        desk: &Desk,
        key: Option<CommandKey>,
        (line, command): (&[u8], Command),
        words: &Catalogue,
    ) -> Self {
        if let Some(field) = unknown_field(line, &command) {
            let fault = ReaderFault::NoField { field, known: None };
            return Self::unreadable(SystemReason::Misread(fault), words);
        }
        let waits = may_leave_standing(&command);
        let left = left_out(desk, &command, words);
        let line = line_of(&command, words);
        let pending = match key {
            Some(key) => desk.ask(Request::Do(command, key)),
            None => desk.command(command),
        };
        match pending.wait() {
            Ok(entries) => {
                let told = waits.filter(|_| !entries.is_empty());
                let told = told.and_then(|it| standing(&desk.snapshot().hall, it, words));
                let line = line.filter(|_| !entries.is_empty());
                Self::done(entries, told.or(left).or(line))
            }
            Err(why) => {
                let text = [Some(trouble(words, &why)), left].into_iter().flatten();
                let text = text.collect::<Vec<_>>().join("\n");
                Self::wrong(Exit::Refused, text, lost(&why))
            }
        }
    }

    /// Something was not done, for this reason.
    pub(crate) const fn refused(why: String) -> Self {
        Self::wrong(Exit::Refused, why, None)
    }

    /// The answer to a line that cannot be read.
    pub(crate) fn unread(error: &serde_json::Error, words: &Catalogue) -> Self {
        Self::unreadable(json(error), words)
    }

    fn unreadable(why: SystemReason, words: &Catalogue) -> Self {
        Self::wrong(Exit::Unusable, words.tell(&Unread { why }), None)
    }

    /// How the program ends because of it, if nothing is worse.
    pub(crate) const fn exit(&self) -> Exit {
        self.exit
    }
}

/// The boards that an act on the clocks of all boards is about and that cannot take part, with the
/// reason.
fn left_out(desk: &Desk, command: &Command, words: &Catalogue) -> Option<String> {
    let Command::Clocks { what, .. } = command else { return None };
    let snap = desk.snapshot();
    let book = rulebook(&snap.hall, snap.edition);
    let lines = obstacles(words, &boards(&snap.hall, *what, (snap.now(), book)));
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// What is the matter with the line to which a board is assigned, as far as that is known without opening it: a
/// port may come later, and an address that can be none is told all the same.
fn line_of(command: &Command, words: &Catalogue) -> Option<String> {
    let (Command::AssignDevice { device, .. } | Command::AssignOwnBoard { device, .. }) = command
    else {
        return None;
    };
    let port = &device.as_ref()?.port;
    let missing = || {
        let page = words.say("actions-devices");
        let args = [("port", port.as_str().into()), ("page", page.into())];
        ports::is_missing(port).then(|| words.say_with("cli-play-no-port", &args))
    };
    ports::fault(words, port).or_else(missing)
}

/// What is lost, where that is why a command was refused.
const fn lost(why: &Trouble) -> Option<Loss> {
    match why {
        Trouble::Refused(Refusal::Dispute(DisputeRefusal::WouldLose { loss, .. })) => Some(*loss),
        _ => None,
    }
}

/// The board of a command that somebody may think sets a clock going, and what is told if none runs.
fn may_leave_standing(command: &Command) -> Option<(BoardNo, &'static str)> {
    let Command::Game { board, what } = command else { return None };
    let id = match what {
        GameCommand::Play { after: AfterMove::Press, .. } => "cli-play-not-pressed",
        GameCommand::CountLostTime { .. } => "cli-play-clocks-stand",
        _ => return None,
    };
    Some((*board, id))
}

/// That no clock runs in a game of which the program keeps the time. While lost time is a question,
/// the clocks stand until it is answered; that was told when the file was opened.
fn standing(hall: &Hall, (board, id): (BoardNo, &str), words: &Catalogue) -> Option<String> {
    let game = hall.game(board)?;
    let stands = game.is_playing() && !game.clock_on_table() && game.whose_time().is_none();
    stands.then(|| words.say_with(id, &[("board", board.0.into())]))
}
