//! A station without a window: `jadoube serve` and `jadoube join`. Commands come from standard input as
//! those of `play` do, and what is done at the door as well; what happens is printed. Both go on when
//! standard input ends, until they are told to stop or a signal comes.

mod happenings;

use std::io::{BufRead as _, Write as _, stdin, stdout};
use std::sync::mpsc::{Receiver, Sender, channel};

use fast_qr::{ECL, QRBuilder};
use serde::Deserialize;

use crate::args::{JoinArgs, PlayArgs, ServeArgs};
use crate::exit::Exit;
use crate::notices::{self, SignatureWatch};
use crate::reply::Reply;
use crate::station::happenings::{Happening, LastLook};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::command::Command;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::station::StationId;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::log_lines::trouble;
use jadoube_desk::preferences::{self, Preferences};
use jadoube_desk::request_error::Trouble;
use jadoube_desk::snapshot::Waker;
use jadoube_desk::station::Station;
use jadoube_desk::stations_line::{Candidate, Invitee, LineFault, LineRequest};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::{BoardNo, CommandKey};
use jadoube_line::line::{DeskLine, renews};
use jadoube_line::memory;
use jadoube_line::options::Options;

/// One line of input: one of these.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct InputLine {
    key: Option<CommandKey>,
    /// A command, as of `play`.
    command: Option<Command>,
    invite: Option<InviteOptions>,
    withdraw: Option<bool>,
    /// The number that both screens show.
    let_in: Option<String>,
    turn_away: Option<String>,
    go_on_without: Option<bool>,
    serve: Option<bool>,
    serve_beside: Option<bool>,
    serve_hall: Option<bool>,
    /// The letter of the station whose hall's server is used; empty for none.
    hall: Option<String>,
    stop_serving: Option<bool>,
    stop: Option<bool>,
}

/// Who is invited.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct InviteOptions {
    role: Role,
    #[serde(default)]
    name: String,
    #[serde(default)]
    boards: Vec<BoardNo>,
}

/// What there is to do.
pub(crate) enum Input {
    /// There is a new picture.
    Woken,
    /// A line of input.
    Line(Vec<u8>),
    /// There is no more: [`Exit::Unusable`] where it could not be read to its end.
    End(Exit),
}

/// Serves an event to other stations: 0 when it was told to stop, else why it is not served.
#[must_use]
pub fn serve(args: &ServeArgs, words: &Catalogue) -> Exit {
    let (inputs, waiting) = channel();
    let options = Some(Options { listen: args.listen });
    let (desk, entries) = match notices::open_woken(&args.file, waker(&inputs), options, words) {
        Ok(opened) => opened,
        Err(exit) => return exit,
    };
    let name = args.name.clone().unwrap_or_else(preferences::station);
    let wish = match (args.beside, args.hall) {
        (true, _) => LineRequest::ServeBeside,
        (_, true) => LineRequest::ServeHall,
        _ => LineRequest::Serve { name },
    };
    if let Err(why) = desk.ask(Request::Line(wish)).wait() {
        return Exit::refused(trouble(words, &why));
    }
    Post { desk, json: args.json, ends: false, entries: Some(entries), words }
        .keep(&inputs, &waiting)
}

/// Joins an event: 0 when it was told to stop, 1 when it was not let in, 2 when the code is none or the
/// file cannot be made.
#[must_use]
pub fn join(args: &JoinArgs, words: &Catalogue) -> Exit {
    if renews(&args.code) {
        return find_again(args, words);
    }
    let (inputs, waiting) = channel();
    let desk = match Desk::start(Station::own(&preferences::station()), waker(&inputs)) {
        Ok(desk) => desk,
        Err(error) => return Exit::failed(words, error),
    };
    if let Err(error) = attach(&desk, Options::default()) {
        return Exit::failed(words, error);
    }
    let name = args.name.clone().unwrap_or_else(preferences::station);
    let (code, file) = (args.code.clone(), args.file.clone());
    match desk.ask(Request::Line(LineRequest::Join { code, name, file })).wait() {
        Ok(_) => {}
        Err(Trouble::Line(LineFault::File { path, why })) if path != args.file => {
            let args =
                [("folder", path.display().to_string().into()), ("why", words.tell(&why).into())];
            return Exit::refused(words.say_with("cli-line-no-room", &args));
        }
        Err(why) => return Exit::unusable(trouble(words, &why)),
    }
    Post { desk, json: args.json, ends: false, entries: None, words }.keep(&inputs, &waiting)
}

/// A station whose servers are elsewhere opens its file and looks for them there.
fn find_again(args: &JoinArgs, words: &Catalogue) -> Exit {
    if !args.file.exists() {
        return Exit::unusable(trouble(words, &Trouble::Line(LineFault::NotInvitation)));
    }
    let (inputs, waiting) = channel();
    let line = Some(Options::default());
    let (desk, entries) = match notices::open_woken(&args.file, waker(&inputs), line, words) {
        Ok(opened) => opened,
        Err(exit) => return exit,
    };
    let (code, file) = (args.code.clone(), args.file.clone());
    let wish = LineRequest::Join { code, name: String::new(), file };
    if let Err(why) = desk.ask(Request::Line(wish)).wait() {
        return Exit::unusable(trouble(words, &why));
    }
    Post { desk, json: args.json, ends: false, entries: Some(entries), words }
        .keep(&inputs, &waiting)
}

/// Works as `play` does, and prints what happens meanwhile: until standard input ends.
pub(crate) fn play(args: &PlayArgs, words: &Catalogue) -> Exit {
    let (inputs, waiting) = channel();
    let line = Some(Options::default());
    let (desk, entries) = match notices::open_woken(&args.file, waker(&inputs), line, words) {
        Ok(opened) => opened,
        Err(exit) => return exit,
    };
    tell_alone(&desk, words);
    Post { desk, json: true, ends: true, entries: Some(entries), words }.keep(&inputs, &waiting)
}

/// Says so if several stations keep the event and this machine knows no line to them.
pub(crate) fn tell_alone(desk: &Desk, words: &Catalogue) {
    let snap = desk.snapshot();
    let Some(record) = snap.record.as_ref().filter(|_| snap.hall.own.is_some()) else { return };
    let own = Station::own(&preferences::station());
    let key = own.signer().ok().flatten().map(|signer| StationId(signer.public()));
    if key != snap.hall.own {
        eprintln!("{}", words.say("cli-line-not-own"));
        return;
    }
    if !memory::is_known(&own, record.competition) {
        eprintln!("{}", words.say("cli-line-alone"));
    }
}

fn attach(desk: &Desk, options: Options) -> std::io::Result<()> {
    let line = DeskLine::start(desk.inlet(), options)?;
    desk.line(Box::new(line));
    Ok(())
}

/// Puts in that there is a new picture, each time.
pub(crate) fn waker(inputs: &Sender<Input>) -> Waker {
    let inputs = inputs.clone();
    Box::new(move || {
        let _ = inputs.send(Input::Woken);
    })
}

/// Puts in what comes from standard input, line by line: who waits for the next line hears of all else meanwhile.
pub(crate) fn listen(inputs: &Sender<Input>) {
    let inputs = inputs.clone();
    std::thread::spawn(move || {
        let mut ended = Exit::Done;
        for line in stdin().lock().split(b'\n') {
            let Ok(line) = line else {
                ended = Exit::Unusable;
                break;
            };
            if inputs.send(Input::Line(line)).is_err() {
                return;
            }
        }
        let _ = inputs.send(Input::End(ended));
    });
}

/// A desk without a window.
struct Post<'a> {
    desk: Desk,
    json: bool,
    /// Whether it ends with standard input.
    ends: bool,
    /// How many entries were in the file when it was opened, where it was there: what came from others since
    /// is told.
    entries: Option<usize>,
    words: &'a Catalogue,
}

impl Post<'_> {
    /// Works until it is told to stop.
    fn keep(self, inputs: &Sender<Input>, waiting: &Receiver<Input>) -> Exit {
        self.desk.ask(Request::Copies(Preferences::load().copies));
        listen(inputs);
        let mut exit = Exit::Done;
        let mut seen = LastLook::from(self.entries);
        let mut doubts = SignatureWatch::default();
        // What there is before the first picture.
        let _ = inputs.send(Input::Woken);
        while let Ok(input) = waiting.recv() {
            let goes_on = match input {
                Input::Woken => self.tell(&mut seen, &mut exit),
                Input::End(_) => !self.ends,
                Input::Line(line) if line.trim_ascii().is_empty() => true,
                Input::Line(line) => self.answer(&line),
            };
            doubts.tell(&self.desk, self.words);
            if !goes_on {
                break;
            }
        }
        exit.max(notices::close(self.desk, self.words))
    }

    /// Prints what has happened; whether it goes on.
    fn tell(&self, seen: &mut LastLook, exit: &mut Exit) -> bool {
        for happening in seen.look(&self.desk.snapshot(), self.words) {
            let is_end = matches!(happening, Happening::TurnedAway { .. } | Happening::NotJoined);
            if self.json {
                let Ok(text) = serde_json::to_string(&happening) else { return false };
                if print(&text).is_err() {
                    return false;
                }
            } else {
                if let Some(text) = happening.plain(self.words) {
                    eprintln!("{text}");
                }
                if let Happening::Invitation { code, .. } = &happening
                    && let Ok(picture) = QRBuilder::new(code.as_str()).ecl(ECL::M).build()
                {
                    eprintln!("{}", picture.to_str());
                }
            }
            if is_end {
                *exit = Exit::Refused;
                return false;
            }
        }
        true
    }

    /// Does what a line asks and answers; whether it goes on.
    fn answer(&self, line: &[u8]) -> bool {
        let mut goes_on = true;
        let reply = match serde_json::from_slice::<InputLine>(line) {
            Ok(InputLine { key, command: Some(command), .. }) => {
                Reply::to(&self.desk, key, (line, command), self.words)
            }
            Ok(line) => {
                goes_on = line.stop != Some(true);
                let done = self.wish(line).and_then(|wish| match wish {
                    Some(request) => self.desk.ask(request).wait(),
                    None => Ok(Vec::new()),
                });
                match done {
                    Ok(entries) => Reply::done(entries, None),
                    Err(why) => Reply::refused(trouble(self.words, &why)),
                }
            }
            Err(error) => Reply::unread(&error, self.words),
        };
        let text = serde_json::to_string(&reply);
        goes_on && text.is_ok_and(|text| print(&text).is_ok())
    }

    /// What is asked of the desk.
    fn wish(&self, line: InputLine) -> Result<Option<Request>, Trouble> {
        let InputLine { invite, withdraw, let_in, turn_away, go_on_without, .. } = line;
        let InputLine { serve, serve_beside, serve_hall, hall, stop_serving, .. } = line;
        if go_on_without == Some(true) {
            return Ok(Some(Request::GoOnWithout));
        }
        let wish = if let Some(InviteOptions { role, name, boards }) = invite {
            LineRequest::Invite(Invitee { name, role, boards })
        } else if let Some(number) = let_in {
            let one = self.candidate(&number)?;
            let called = one.called(&self.desk.snapshot().hall.stations);
            LineRequest::LetIn(one.station, called)
        } else if let Some(number) = turn_away {
            LineRequest::TurnAway(self.candidate(&number)?.station)
        } else if withdraw == Some(true) {
            LineRequest::Withdraw
        } else if serve == Some(true) {
            LineRequest::Serve { name: preferences::station() }
        } else if serve_beside == Some(true) {
            LineRequest::ServeBeside
        } else if serve_hall == Some(true) {
            LineRequest::ServeHall
        } else if let Some(letter) = hall {
            LineRequest::UseHall(self.hall(&letter)?)
        } else if stop_serving == Some(true) {
            LineRequest::StopServing
        } else {
            return Ok(None);
        };
        Ok(Some(Request::Line(wish)))
    }

    /// The station with this letter; none for none.
    fn hall(&self, letter: &str) -> Result<Option<PublicKey>, Trouble> {
        if letter.is_empty() {
            return Ok(None);
        }
        let stations = &self.desk.snapshot().hall.stations;
        let mut members = stations.members.iter();
        let found = members.find(|(_, one)| one.letter.to_string() == letter);
        found.map(|(id, _)| Some(id.0)).ok_or(Trouble::Line(LineFault::NoHall))
    }

    fn candidate(&self, number: &str) -> Result<Candidate, Trouble> {
        let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
        let door = self.desk.snapshot().door.clone();
        let found = door.waiting.iter().find(|one| digits(&one.number) == digits(number));
        found.cloned().ok_or_else(|| {
            let numbers: Vec<&str> = door.waiting.iter().map(|one| one.number.as_str()).collect();
            let waiting = (!numbers.is_empty()).then(|| numbers.join(", "));
            Trouble::Line(LineFault::NotWaiting { number: number.to_owned(), waiting })
        })
    }
}

fn print(text: &str) -> std::io::Result<()> {
    let mut out = stdout().lock();
    writeln!(out, "{text}").and_then(|()| out.flush())
}
