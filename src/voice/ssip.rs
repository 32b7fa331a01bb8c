//! speech-dispatcher by its own protocol, SSIP: lines of text over a socket, each command answered
//! by a number. This gives what the `tts` crate does not: the language without a list of 13 000
//! voices, a priority that leaves the screen reader alone, a name for each listener.

use std::io::{BufRead as _, BufReader, ErrorKind, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::earlier_runs;
use crate::engine::{
    Engine, EngineKind, EngineRequest, EngineSettings, Manner, Order, Progress, together,
};
use crate::listener::Priority;
use jadoube_i18n::lang::Lang;

/// The service answers within milliseconds, or it hangs.
const PATIENCE: Duration = Duration::from_secs(2);

/// Where the service listens: what `SPEECHD_ADDRESS` says, or the usual place. Nothing if it listens
/// elsewhere than on a socket of this machine.
fn socket() -> Option<PathBuf> {
    if let Ok(address) = std::env::var("SPEECHD_ADDRESS")
        && !address.is_empty()
    {
        let (method, path) = address.split_once(':').unwrap_or((address.as_str(), ""));
        return match (method, path) {
            ("unix_socket", "") => usual_socket(),
            ("unix_socket", path) => Some(PathBuf::from(path)),
            _ => None,
        };
    }
    usual_socket()
}

fn usual_socket() -> Option<PathBuf> {
    let folder = std::env::var_os("XDG_RUNTIME_DIR")?;
    Some(PathBuf::from(folder).join("speech-dispatcher").join("speechd.sock"))
}

/// A connection to the service.
pub(crate) struct Ssip<S> {
    line: BufReader<S>,
    /// What has been set, so that it is not set again.
    set: Vec<(&'static str, String)>,
    rate: i8,
    /// The number of the last text, until the service has told how it ended.
    spoken: Option<String>,
    progress: Progress,
    /// What was told last of a text whose number is not known yet: the service may tell that before its answer.
    early: Option<(String, Progress)>,
    /// The number of the text that an event is about, which comes in a line before it.
    about: Option<String>,
    lang: Option<Lang>,
    /// A line that has not come in whole.
    partial: Vec<u8>,
    /// Where the service listens, until what earlier runs have left in it is forgotten.
    socket: Option<PathBuf>,
}

/// Opens a connection; starts the service first where nobody has.
pub(crate) fn open() -> Option<Box<dyn Engine>> {
    let path = socket()?;
    let stream = UnixStream::connect(&path).or_else(|fault| {
        // The library of the service starts it like this; it goes to the background.
        let mut service = Command::new("speech-dispatcher");
        service.arg("--spawn").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        match service.status() {
            Ok(status) if status.success() => UnixStream::connect(&path),
            _ => Err(fault),
        }
    });
    let stream = stream.ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    stream.set_write_timeout(Some(PATIENCE)).ok()?;
    Some(Box::new(Ssip { socket: Some(path), ..Ssip::over(stream) }))
}

/// The plain voices of our languages that the service lists, without their variants.
pub(crate) fn voices() -> Vec<(Lang, String)> {
    let Some(path) = socket() else { return Vec::new() };
    let Ok(stream) = UnixStream::connect(path) else { return Vec::new() };
    let _ = stream.set_read_timeout(Some(10 * PATIENCE));
    let mut ssip = Ssip::over(stream);
    let listed = ssip.command("LIST SYNTHESIS_VOICES").unwrap_or_default();
    let voice = |line: &String| {
        let mut fields = line.get(4..)?.split('\t');
        let (name, tag, variant) = (fields.next()?, fields.next()?, fields.next());
        let plain = variant.is_none_or(|variant| variant == "none" || variant.is_empty());
        let lang = Lang::from_code(tag).filter(|_| plain)?;
        Some((lang, name.to_owned()))
    };
    listed.iter().filter_map(voice).collect()
}

impl Ssip<UnixStream> {
    /// Takes in what the service has told since, without waiting for more.
    fn hear(&mut self) {
        if self.line.get_ref().set_nonblocking(true).is_err() {
            return;
        }
        loop {
            match self.read_line() {
                Ok(line) => self.note(&line),
                Err(fault) if fault.kind() == ErrorKind::WouldBlock => break,
                Err(_) => {
                    // The service has gone, and the text with it.
                    if self.spoken.take().is_some() {
                        self.progress = Progress::Cut;
                    }
                    break;
                }
            }
        }
        let _ = self.line.get_ref().set_nonblocking(false);
    }
}

impl<S: Read> Ssip<S> {
    fn over(stream: S) -> Self {
        Self {
            line: BufReader::new(stream),
            set: Vec::new(),
            rate: 0,
            spoken: None,
            progress: Progress::Over,
            early: None,
            about: None,
            lang: None,
            partial: Vec::new(),
            socket: None,
        }
    }

    /// One line, without its end.
    fn read_line(&mut self) -> std::io::Result<String> {
        let read = self.line.read_until(b'\n', &mut self.partial)?;
        if read == 0 || self.partial.last() != Some(&b'\n') {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        let line = String::from_utf8_lossy(&self.partial).trim_end().to_owned();
        self.partial.clear();
        Ok(line)
    }

    /// Takes note of an event: of the text that was handed over last, that it has begun, was spoken or cut off.
    /// Its first line is the number of the text, the second that of the client.
    fn note(&mut self, line: &str) {
        let Some((code, rest)) = line.split_at_checked(4) else { return };
        if code.ends_with('-') {
            self.about.get_or_insert_with(|| rest.to_owned());
            return;
        }
        let Some(about) = self.about.take() else { return };
        let progress = match code {
            "701 " => Progress::Speaking,
            "702 " => Progress::Over,
            "703 " => Progress::Cut,
            _ => return,
        };
        if self.spoken.as_ref() == Some(&about) {
            self.set_progress(progress);
        } else {
            self.early = Some((about, progress));
        }
    }

    /// How far the service is with the text that was handed over last; nothing more is told of one that is over.
    fn set_progress(&mut self, progress: Progress) {
        self.progress = progress;
        if matches!(progress, Progress::Over | Progress::Cut) {
            self.spoken = None;
        }
    }
}

impl<S: Read + Write> Ssip<S> {
    /// Sends a command; the lines of the answer, or nothing if it was refused.
    fn command(&mut self, command: &str) -> Option<Vec<String>> {
        self.line.get_mut().write_all(format!("{command}\r\n").as_bytes()).ok()?;
        let mut answer = Vec::new();
        loop {
            let line = self.read_line().ok()?;
            let is_last = line.as_bytes().get(3) == Some(&b' ');
            match line.as_bytes().first() {
                Some(b'7') => self.note(&line),
                Some(b'2') if is_last => return Some(answer),
                Some(b'2') => answer.push(line),
                _ if is_last => return None,
                _ => {}
            }
        }
    }

    /// Sets something of this connection, unless it is set so already.
    fn set(&mut self, what: &'static str, value: &str) -> bool {
        if self.set.iter().any(|(set, held)| *set == what && held == value) {
            return true;
        }
        let done = self.command(&format!("SET SELF {what} {value}")).is_some();
        self.set.retain(|(set, _)| *set != what);
        if done {
            self.set.push((what, value.to_owned()));
        }
        done
    }

    /// Has the service forget what is left in it of runs that are gone, and nothing of others.
    fn forget_earlier_runs(&mut self, socket: &Path) {
        for number in earlier_runs::take_numbers(socket) {
            // It is refused where nothing is left.
            let _ = self.command(&format!("CANCEL {number}"));
        }
        let own = self.command("HISTORY GET CLIENT_ID").unwrap_or_default();
        let own = own.first().and_then(|line| line.get(4..)?.parse().ok());
        if let Some(number) = own {
            earlier_runs::note(socket, number);
        }
    }

    fn choose_voice(&mut self, wanted: &EngineRequest) -> Option<EngineSettings> {
        let tuning = &wanted.tuning;
        let client = format!("user:jadoube:{}", wanted.listener.name());
        if self.set.is_empty() {
            // The name may be given once only, and first.
            self.set("CLIENT_NAME", &client);
            if let Some(socket) = self.socket.take() {
                self.forget_earlier_runs(&socket);
            }
            self.set("NOTIFICATION", "END on");
            self.command("SET SELF NOTIFICATION CANCEL on")?;
            self.command("SET SELF NOTIFICATION BEGIN on")?;
            self.set("PUNCTUATION", "none");
        }
        if self.lang != Some(wanted.lang) {
            // The language takes a voice of its own, whatever was set before.
            self.set.retain(|(set, _)| *set != "SYNTHESIS_VOICE");
            if !self.set("LANGUAGE", wanted.lang.code()) {
                return None;
            }
            self.lang = Some(wanted.lang);
        }
        let named = tuning.voice(wanted.lang);
        let voice = named.filter(|voice| self.set("SYNTHESIS_VOICE", voice));
        let volume = i16::from(tuning.volume.min(100)) * 2 - 100;
        self.set("VOLUME", &volume.to_string());
        self.set("PITCH", &tuning.pitch.clamp(-100, 100).to_string());
        self.rate = tuning.rate;
        Some(EngineSettings { lang: wanted.lang, voice: voice.map(str::to_owned), device: None })
    }

    fn speak(&mut self, order: &Order) -> bool {
        if order.manner == Manner::Instead && self.command("CANCEL SELF").is_none() {
            return false;
        }
        // A screen reader says `message`: that cuts off a `text`, and waits for another `message` to
        // end. `important` silences it, `notification` would be dropped beside it.
        let priority = match order.priority {
            Priority::Alert => "important",
            Priority::Announcement | Priority::Answer | Priority::Hint => "message",
        };
        let rate = together(self.rate, order.rate).to_string();
        if !self.set("PRIORITY", priority) || !self.set("RATE", &rate) {
            return false;
        }
        // What was said before is over with it: it has been cut off by us, if at all.
        self.spoken = None;
        let taken = self.command("SPEAK").and_then(|_| self.command(&body(&order.text)));
        let Some(answer) = taken else { return false };
        self.spoken = answer.first().and_then(|line| line.get(4..)).map(str::to_owned);
        let told = self.early.take().filter(|(about, _)| self.spoken.as_ref() == Some(about));
        // Of a text without a number nothing is told.
        let untold = self.spoken.as_ref().map_or(Progress::Unknown, |_| Progress::Waiting);
        self.set_progress(told.map_or(untold, |(_, progress)| progress));
        true
    }
}

/// The lines of a text and the line that ends it; a dot at the head of a line is doubled.
fn body(text: &str) -> String {
    let mut body = String::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        body.push_str(if line.starts_with('.') { "." } else { "" });
        body.push_str(line);
        body.push_str("\r\n");
    }
    body.push('.');
    body
}

impl Engine for Ssip<UnixStream> {
    fn kind(&self) -> EngineKind {
        EngineKind::Ssip
    }

    fn choose(&mut self, wanted: &EngineRequest) -> Option<EngineSettings> {
        self.choose_voice(wanted)
    }

    fn say(&mut self, order: &Order) -> bool {
        self.speak(order)
    }

    fn progress(&mut self) -> Progress {
        self.hear();
        self.progress
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Tuning;
    use crate::listener::Listener;
    use std::thread::{JoinHandle, spawn};

    /// A service that writes down what it is told, and says that each text was spoken.
    fn service(stream: UnixStream) -> JoinHandle<Vec<String>> {
        service_that_tells(stream, "702-1\r\n702-1\r\n702 END\r\n")
    }

    /// The same, with what it tells of each text.
    fn service_that_tells(stream: UnixStream, end: &'static str) -> JoinHandle<Vec<String>> {
        spawn(move || {
            let mut told = Vec::new();
            let mut lines = BufReader::new(stream.try_clone().unwrap());
            let mut writer = stream;
            let mut in_text = false;
            loop {
                let mut line = String::new();
                if lines.read_line(&mut line).unwrap_or(0) == 0 {
                    return told;
                }
                let line = line.trim_end().to_owned();
                let answer = match (in_text, line.as_str()) {
                    (true, ".") => {
                        in_text = false;
                        let queued = "701-1\r\n701-1\r\n701 BEGIN\r\n225-1\r\n\
                                      225 OK MESSAGE QUEUED\r\n";
                        format!("{queued}{end}")
                    }
                    (true, _) => String::new(),
                    (false, "SPEAK") => {
                        in_text = true;
                        "230 OK RECEIVING DATA\r\n".into()
                    }
                    (false, "SET SELF SYNTHESIS_VOICE nobody") => {
                        "309 ERR NO SUCH VOICE\r\n".into()
                    }
                    (false, _) => "201 OK\r\n".into(),
                };
                told.push(line);
                let _ = writer.write_all(answer.as_bytes());
            }
        })
    }

    fn wanted(lang: Lang, voice: Option<&str>) -> EngineRequest {
        let voices = voice.into_iter().map(|voice| (Lang::De, voice.to_owned())).collect();
        let tuning = Tuning { voices, volume: 80, ..Tuning::default() };
        EngineRequest { lang, tuning, listener: Listener::Arbiter }
    }

    #[test]
    fn language_priority_and_text_are_told_and_nothing_twice() {
        let (ours, theirs) = UnixStream::pair().unwrap();
        let told = service(theirs);
        let mut ssip = Ssip::over(ours);
        for lang in [Lang::En, Lang::De] {
            assert_eq!(ssip.choose(&wanted(lang, None)).map(|chosen| chosen.lang), Some(lang));
        }
        let order = |text: &str, priority, manner, rate| Order {
            text: text.into(),
            priority,
            manner,
            rate,
        };
        assert!(ssip.say(&order("Dame\n.punkt", Priority::Announcement, Manner::Then, 0)));
        assert!(ssip.say(&order("Flagge", Priority::Alert, Manner::Instead, -45)));
        drop(ssip);
        let told = told.join().unwrap();
        let text: Vec<&str> = told.iter().map(String::as_str).collect();
        assert_eq!(
            text,
            [
                "SET SELF CLIENT_NAME user:jadoube:arbiter",
                "SET SELF NOTIFICATION END on",
                "SET SELF NOTIFICATION CANCEL on",
                "SET SELF NOTIFICATION BEGIN on",
                "SET SELF PUNCTUATION none",
                "SET SELF LANGUAGE en",
                "SET SELF VOLUME 60",
                "SET SELF PITCH 0",
                "SET SELF LANGUAGE de",
                "SET SELF PRIORITY message",
                "SET SELF RATE 0",
                "SPEAK",
                "Dame",
                "..punkt",
                ".",
                "CANCEL SELF",
                "SET SELF PRIORITY important",
                "SET SELF RATE -45",
                "SPEAK",
                "Flagge",
                ".",
            ]
        );
    }

    #[test]
    fn a_voice_that_is_not_there_leaves_the_language_and_a_text_ends() {
        let (ours, theirs) = UnixStream::pair().unwrap();
        let told = service(theirs);
        let mut ssip = Ssip::over(ours);
        let chosen = ssip.choose(&wanted(Lang::De, Some("nobody"))).unwrap();
        assert_eq!((chosen.lang, chosen.voice), (Lang::De, None));
        let text = "Anna".to_owned();
        let (priority, manner) = (Priority::Answer, Manner::Then);
        assert!(ssip.say(&Order { text, priority, manner, rate: 0 }));
        // Whatever comes after it was written after the end of the text.
        assert!(ssip.command("HELP").is_some());
        assert_eq!(ssip.progress(), Progress::Over);
        drop(ssip);
        told.join().unwrap();
    }

    #[test]
    fn what_another_client_cuts_off_is_told_from_what_was_said_and_no_priority_gives_way_to_it() {
        let (ended, cut) = ("702-1\r\n702-9\r\n702 END\r\n", "703-1\r\n703-9\r\n703 CANCELED\r\n");
        let of_another = "703-7\r\n703-9\r\n703 CANCELED\r\n";
        for (tells, progress) in
            [(ended, Progress::Over), (cut, Progress::Cut), (of_another, Progress::Speaking)]
        {
            let (ours, theirs) = UnixStream::pair().unwrap();
            let told = service_that_tells(theirs, tells);
            let mut ssip = Ssip::over(ours);
            for priority in [Priority::Hint, Priority::Answer, Priority::Announcement] {
                let (text, manner) = ("Anna".to_owned(), Manner::Then);
                assert!(ssip.say(&Order { text, priority, manner, rate: 0 }));
            }
            assert!(ssip.command("HELP").is_some());
            assert_eq!(ssip.progress(), progress, "{tells}");
            drop(ssip);
            let told = told.join().unwrap();
            let set: Vec<&String> = told.iter().filter(|line| line.contains("PRIORITY")).collect();
            assert_eq!(set, ["SET SELF PRIORITY message"], "a screen reader cuts off a text");
        }
    }

    #[test]
    fn a_text_that_waits_behind_others_is_not_said_and_one_whose_service_goes_away_is_cut_off() {
        let (ours, theirs) = UnixStream::pair().unwrap();
        let mut ssip = Ssip::over(ours);
        ssip.spoken = Some("7".to_owned());
        ssip.progress = Progress::Waiting;
        let mut service = theirs;
        service.write_all(b"701-6\r\n701-9\r\n701 BEGIN\r\n702-6\r\n702-9\r\n702 END\r\n").unwrap();
        assert_eq!(ssip.progress(), Progress::Waiting, "another text was said");
        service.write_all(b"701-7\r\n701-9\r\n701 BEGIN\r\n").unwrap();
        assert_eq!(ssip.progress(), Progress::Speaking);
        drop(service);
        assert_eq!(ssip.progress(), Progress::Cut);
    }

    #[test]
    fn what_a_run_that_was_killed_has_left_is_cancelled_and_nothing_of_others() {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("speechd.sock");
        std::fs::write(&socket, "").unwrap();
        earlier_runs::note(&socket, 7);
        let mut ended = Command::new("true").spawn().unwrap();
        ended.wait().unwrap();
        let at = |process: u32| folder.path().join(format!("jadoube-{process}"));
        std::fs::rename(at(std::process::id()), at(ended.id())).unwrap();
        let (ours, theirs) = UnixStream::pair().unwrap();
        let told = service(theirs);
        let mut ssip = Ssip { socket: Some(socket), ..Ssip::over(ours) };
        assert!(ssip.choose(&wanted(Lang::En, None)).is_some());
        drop(ssip);
        let told = told.join().unwrap();
        let cancelled: Vec<&String> = told.iter().filter(|line| line.contains("CANCEL ")).collect();
        assert_eq!(cancelled, ["CANCEL 7", "SET SELF NOTIFICATION CANCEL on"]);
    }

    #[test]
    fn a_service_that_goes_away_is_noticed() {
        let (ours, theirs) = UnixStream::pair().unwrap();
        let mut ssip = Ssip::over(ours);
        drop(theirs);
        assert_eq!(ssip.choose(&wanted(Lang::De, None)), None);
    }
}
