//! A competition opened by a command that writes into it, and what the desk found then: that clocks
//! were running unseen, that the clock of the computer was changed, that a sign of life does not
//! fit; and on which boards it is still open how lost time counts. The window shows and asks it; here
//! it goes to standard error, so that an answer on standard output stays what it is.

use std::io::{IsTerminal as _, stderr, stdin};
use std::path::Path;

use crate::consent;
use crate::exit::Exit;
use jadoube_desk::desk::Desk;
use jadoube_desk::evidence::was_salvaged;
use jadoube_desk::evidence_lines::salvaged_unlike;
use jadoube_desk::inbox::Request;
use jadoube_desk::log_lines::{fault, notice};
use jadoube_desk::snapshot::{Notice, NoticeKind, Snapshot, Waker};
use jadoube_desk::station::Station;
use jadoube_desk::{last_known, preferences};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::timing;
use jadoube_laws::ids::BoardNo;
use jadoube_line::line::DeskLine;
use jadoube_line::options::Options;

/// A line that answers the question how lost time counts.
const ANSWER: &str =
    r#"{"command":{"to":"game","board":BOARD,"what":{"command":"count-lost-time","how":HOW}}}"#;

/// What stands there for times that are entered: beside “not-counted” the only answer where nobody knows how long
/// it was.
const COUNTED: &str = r#"{"counted":{"times":{"white":7000,"black":0}}}"#;

/// Opens it, and tells what was found.
///
/// # Errors
/// [`Exit`] when it cannot be worked on.
pub fn open(file: &Path, words: &Catalogue) -> Result<Desk, Exit> {
    open_woken(file, Box::new(|| {}), None, words).map(|(desk, _)| desk)
}

/// The same with something that is woken for every new picture, and with a line to the other stations: they
/// are asked what they know of this one's strand before anything is recorded. Also how many entries were
/// there before anything came from them.
///
/// # Errors
/// As [`open`].
pub fn open_woken(
    file: &Path,
    waker: Waker,
    line: Option<Options>,
    words: &Catalogue,
) -> Result<(Desk, usize), Exit> {
    is_what_is_remembered(file, words)?;
    let desk = Desk::start(Station::own(&preferences::station()), waker)
        .map_err(|error| Exit::failed(words, error))?;
    let is_connected = line.is_some();
    if let Some(options) = line {
        let line = DeskLine::start(desk.inlet(), options);
        desk.line(Box::new(line.map_err(|error| Exit::failed(words, error))?));
    }
    let opened = desk.ask(Request::Open(file.to_owned())).wait();
    opened.map_err(|why| Exit::unopened(words, &why))?;
    if let Some(unlike) = desk.snapshot().unlike.clone().filter(|_| consent::given().go_on_in_this)
    {
        eprintln!("{}", notice(words, &NoticeKind::NotAsRemembered(unlike.status.clone())));
        let gone_on = desk.ask(Request::GoOnInThis).wait();
        gone_on.map_err(|why| Exit::unopened(words, &why))?;
    }
    let entries = desk.snapshot().history.len();
    if is_connected {
        // Answered once the others were asked; until then it is not known what the opening calls for.
        let _ = desk.ask(Request::ListPorts).wait();
    }
    tell(&desk, words);
    if let Some(asked) = lost_time_open(&desk.snapshot(), words) {
        eprintln!("{asked}");
    }
    Ok((desk, entries))
}

/// At which boards it is open how lost time counts, and about how many interruptions that is.
pub(crate) fn lost_time_asked(found: &Snapshot) -> Vec<(BoardNo, usize)> {
    let games = found.hall.on_own_boards();
    games.filter_map(|(board, game)| Some((board, game.lost_time.as_ref()?.gaps.len()))).collect()
}

/// The same in words, board by board, and the line that answers it; nothing where it is at none.
pub(crate) fn lost_time_open(found: &Snapshot, words: &Catalogue) -> Option<String> {
    let asked = lost_time_asked(found);
    let boards: Vec<String> = asked.iter().map(|(board, _)| board.to_string()).collect();
    // Of several boards each has its own line, which its number makes of this one.
    let answer = match boards.as_slice() {
        [] => return None,
        [board] => ANSWER.replace("BOARD", board),
        _ => ANSWER.to_owned(),
    };
    let args = [
        ("count", boards.len().into()),
        ("boards", boards.join(", ").into()),
        ("answer", answer.into()),
        ("counted", COUNTED.into()),
    ];
    let question = words.say_with("cli-lost-time-open", &args);
    let told = asked.iter().filter_map(|(board, _)| asked_at(found, *board, words));
    Some(told.chain([question]).collect::<Vec<_>>().join("\n"))
}

/// What is asked about at a board, as the window says it: whose time it is, from when to when nobody saw it, and
/// whose flag has fallen if play went on.
fn asked_at(found: &Snapshot, board: BoardNo, words: &Catalogue) -> Option<String> {
    let game = found.hall.game(board)?;
    let text = timing::question(words, game.lost_time.as_ref()?, (&game.clock, found.now()));
    Some(words.say_with("desk-at-board", &[("board", board.0.into()), ("text", text.into())]))
}

/// Tells what the desk has to say of the file that it has opened or made, but for what is found of signatures:
/// that is looked at beside the work, see [`SignatureWatch`].
pub fn tell(desk: &Desk, words: &Catalogue) {
    let doubt = |found: &&Notice| matches!(found.what, NoticeKind::Doubtful(_));
    for told in desk.snapshot().notices.iter().filter(|found| !doubt(found)) {
        eprintln!("{}", notice(words, &told.what));
    }
}

/// Closes the competition: what was acknowledged has to be where it belongs at the end, too.
pub fn close(desk: Desk, words: &Catalogue) -> Exit {
    let lost = desk.snapshot().lost.clone();
    match desk.close() {
        Ok(()) => Exit::Done,
        // The desk has said so as soon as it was found.
        Err(why) if lost.as_ref() == Some(&why) => Exit::Refused,
        Err(why) => Exit::refused(fault(words, &why)),
    }
}

/// Nothing is recorded, not even that the program was away, in an older copy or a file that was changed,
/// unless that is agreed to. A file that cannot be read is told by who opens it.
fn is_what_is_remembered(file: &Path, words: &Catalogue) -> Result<(), Exit> {
    let station = Station::own(&preferences::station());
    let found = last_known::look(&station, file).ok().flatten();
    let Some((known, status)) = found.filter(|_| !consent::given().go_on_in_this) else {
        return Ok(());
    };
    let newer =
        known.elsewhere(file).map_or_else(|| "none".to_owned(), |path| path.display().to_string());
    let salvaged = salvaged_unlike(words, &status).filter(|_| was_salvaged(file));
    let args = [
        ("path", file.display().to_string().into()),
        ("status", salvaged.unwrap_or_else(|| words.tell(&status)).into()),
        ("newer", newer.into()),
    ];
    Err(Exit::refused(words.say_with("cli-other-state", &args)))
}

/// Where it is open how lost time counts, as far as that was told.
#[derive(Debug)]
pub struct LostTimeWatch(Vec<(BoardNo, usize)>);

impl LostTimeWatch {
    /// What there is was told when the file was opened.
    #[must_use]
    pub fn of(found: &Snapshot) -> Self {
        Self(lost_time_asked(found))
    }

    /// Tells of a question that has come up since.
    pub fn tell(&mut self, desk: &Desk, words: &Catalogue) {
        let found = desk.snapshot();
        let asked = lost_time_asked(&found);
        let is_new = asked.iter().any(|one| !self.0.contains(one));
        self.0 = asked;
        let Some(text) = lost_time_open(&found, words).filter(|_| is_new) else { return };
        // Somebody may be typing: what stands in the terminal is read with its line all the same, and this
        // begins a line of its own below it.
        if stdin().is_terminal() && stderr().is_terminal() {
            eprintln!();
        }
        eprintln!("{text}");
    }
}

/// What is found of the signatures of the file while the work goes on; told once.
#[derive(Debug, Default)]
pub struct SignatureWatch(bool);

impl SignatureWatch {
    /// Tells what was found by now.
    pub fn tell(&mut self, desk: &Desk, words: &Catalogue) {
        let snapshot = desk.snapshot();
        let doubt = |found: &&Notice| matches!(found.what, NoticeKind::Doubtful(_));
        if let Some(found) = snapshot.notices.iter().find(doubt).filter(|_| !self.0) {
            eprintln!("{}", notice(words, &found.what));
            self.0 = true;
        }
    }

    /// Waits until all was looked at, and tells it.
    pub fn tell_all(mut self, desk: &Desk, words: &Catalogue) {
        // A desk that has stopped has said so.
        let _ = desk.ask(Request::Examine).wait();
        self.tell(desk, words);
    }
}
