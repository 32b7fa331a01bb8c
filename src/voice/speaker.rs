//! The thread that speaks, through the system's speech service. That service is a program of its
//! own that may be missing, take seconds to list its voices, or never answer again; so only this
//! thread talks to it, nobody waits for the thread, and one that hangs is left behind.
//!
//! What is said is in `script`.

use std::mem::ManuallyDrop;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tts::{Tts, Voice as SystemVoice};

use crate::i18n::lang::Lang;
use crate::i18n::words::Words;
use crate::voice::alarm::{Alarm, Call};
use crate::voice::mailbox::{Mailbox, Taken, Waiting};
use crate::voice::script;

/// No answer for so long, and the service is given up. Listing and choosing among 13 000 voices
/// was seen to take five seconds.
const PATIENCE: Duration = Duration::from_secs(20);
/// What could not be said for so long is not said any more: late it would mislead.
const STALE: Duration = Duration::from_secs(30);
/// How long no service is looked for after none was found: each time the system tries to start one.
const NO_SERVICE_FOR: Duration = Duration::from_secs(30);
/// How many services that hang are left behind before no other is tried.
const LEFT_BEHIND_MOST: u8 = 3;

/// Something that speaks. It is made and used on the speaker's thread only.
pub(in crate::voice) trait Speaker {
    /// Takes a voice of that language; without one, whatever speaks English. Returns the language
    /// in which it will speak.
    fn choose(&mut self, lang: Lang) -> Lang;
    /// Begins to say a text; false when it cannot.
    fn say(&mut self, text: &str, manner: Manner) -> bool;
    /// Whether it still speaks, as far as it knows.
    fn is_speaking(&self) -> bool;
}

/// How to begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::voice) enum Manner {
    /// After what is being said.
    Then,
    /// Instead of what is being said.
    Instead,
}

/// Opens the speech service; nothing if there is none.
pub(in crate::voice) type OpenSpeech = Arc<dyn Fn() -> Option<Box<dyn Speaker>> + Send + Sync>;

/// What is to be said, and from when on it may be.
#[derive(Debug, Clone, Copy)]
struct Spoken {
    call: Call,
    due: Instant,
}

impl Waiting for Spoken {
    fn urgency(&self) -> Alarm {
        self.call.alarm
    }
    fn is_same(&self, other: &Self) -> bool {
        self.call == other.call
    }
    fn due(&self) -> Option<Instant> {
        Some(self.due)
    }
}

/// What the thread and its handle both know.
#[derive(Debug)]
struct Shared {
    lang: Lang,
    /// Since when the thread has been waiting for the service.
    asking_since: Option<Instant>,
}

/// The handle of the thread, which ends with it.
pub(in crate::voice) struct Speech {
    open: OpenSpeech,
    mailbox: Mailbox<Spoken>,
    shared: Arc<Mutex<Shared>>,
    left_behind: u8,
}

impl std::fmt::Debug for Speech {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Speech").field("left_behind", &self.left_behind).finish_non_exhaustive()
    }
}

impl Speech {
    /// Starts the thread, which looks for a voice at once. Without a thread, or without a service,
    /// nothing is said.
    pub(in crate::voice) fn start(lang: Lang, open: OpenSpeech) -> Self {
        let (mailbox, shared) = run(lang, &open);
        Self { open, mailbox, shared, left_behind: 0 }
    }

    /// Says what an alarm is about, after so long: a tone may come first.
    pub(in crate::voice) fn say(&mut self, call: Call, after: Duration) {
        self.leave_behind_if_hung(PATIENCE);
        self.mailbox.put(Spoken { call, due: Instant::now() + after });
    }

    /// Speaks another language from now on.
    pub(in crate::voice) fn choose(&self, lang: Lang) {
        lock(&self.shared).lang = lang;
        self.mailbox.tell_changed();
    }

    /// Forgets what waits.
    pub(in crate::voice) fn quiet(&self) {
        self.mailbox.clear();
    }

    /// Turns to a new thread when the old one has waited for so long. The old one ends as soon as
    /// it is answered, if it ever is.
    fn leave_behind_if_hung(&mut self, patience: Duration) {
        let (lang, asking) = {
            let shared = lock(&self.shared);
            (shared.lang, shared.asking_since)
        };
        if self.left_behind >= LEFT_BEHIND_MOST
            || asking.is_none_or(|since| since.elapsed() < patience)
        {
            return;
        }
        eprintln!("jadoube: the speech service does not answer; it is opened anew");
        self.mailbox.close();
        self.left_behind += 1;
        (self.mailbox, self.shared) = run(lang, &self.open);
    }
}

impl Drop for Speech {
    fn drop(&mut self) {
        // Not joined: a service that hangs must not keep the program from ending.
        self.mailbox.close();
    }
}

fn lock(shared: &Mutex<Shared>) -> std::sync::MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn run(lang: Lang, open: &OpenSpeech) -> (Mailbox<Spoken>, Arc<Mutex<Shared>>) {
    let mailbox = Mailbox::new();
    let shared = Arc::new(Mutex::new(Shared { lang, asking_since: None }));
    let (theirs, ours, open) = (mailbox.clone(), shared.clone(), open.clone());
    let work =
        move || Thread { mailbox: theirs, shared: ours, open, held: None, none_until: None }.work();
    let _ = std::thread::Builder::new().name("speech".into()).spawn(work);
    (mailbox, shared)
}

/// The open service and the voice that was taken.
struct Held {
    speaker: Box<dyn Speaker>,
    wanted: Lang,
    words: Words,
}

struct Thread {
    mailbox: Mailbox<Spoken>,
    shared: Arc<Mutex<Shared>>,
    open: OpenSpeech,
    held: Option<Held>,
    none_until: Option<Instant>,
}

impl Thread {
    fn work(mut self) {
        // So that the first alarm does not wait for the list of voices.
        self.make_ready();
        let mut ahead: Option<(Spoken, Manner)> = None;
        loop {
            let (spoken, manner) = match ahead.take() {
                Some(ahead) => ahead,
                None => match self.mailbox.take(None, None) {
                    Taken::Closed => return,
                    Taken::Nothing => continue,
                    Taken::Changed => {
                        // The arbiter has touched the settings: it is worth another look.
                        self.none_until = None;
                        self.make_ready();
                        continue;
                    }
                    Taken::Item(spoken) => (spoken, Manner::Then),
                },
            };
            if spoken.due.elapsed() > STALE {
                continue;
            }
            let Some(text) = self.say(&spoken.call, manner) else { continue };
            match self.listen(&text, spoken.call.alarm) {
                Ok(more_urgent) => ahead = more_urgent.map(|spoken| (spoken, Manner::Instead)),
                Err(Closed) => return,
            }
        }
    }

    /// Asks the service something, and lets the handle see for how long.
    fn ask<A>(&mut self, question: impl FnOnce(&mut Self) -> A) -> A {
        lock(&self.shared).asking_since = Some(Instant::now());
        let answer = question(self);
        lock(&self.shared).asking_since = None;
        answer
    }

    /// Opens the service, if it is not open, and takes a voice of the language, if another is taken.
    fn make_ready(&mut self) {
        let wanted = lock(&self.shared).lang;
        if self.held.as_ref().is_some_and(|held| held.wanted == wanted) {
            return;
        }
        let held = self.held.take();
        if held.is_none() && self.none_until.is_some_and(|until| Instant::now() < until) {
            return;
        }
        let open = self.open.clone();
        self.held = self.ask(|_| {
            let mut speaker = held.map(|held| held.speaker).or_else(|| open())?;
            let words = Words::new(speaker.choose(wanted));
            Some(Held { speaker, wanted, words })
        });
        self.none_until = self.held.is_none().then(|| Instant::now() + NO_SERVICE_FOR);
    }

    /// Begins to say what an alarm is about; returns the text, or nothing if it could not.
    fn say(&mut self, call: &Call, manner: Manner) -> Option<String> {
        self.make_ready();
        let text = script::said(&self.held.as_ref()?.words, call);
        let begun = self.ask(|own| own.held.as_mut().is_some_and(|h| h.speaker.say(&text, manner)));
        if begun {
            return Some(text);
        }
        // The service has gone; it may have been started again.
        self.held = None;
        self.make_ready();
        let again = self
            .ask(|own| own.held.as_mut().is_some_and(|held| held.speaker.say(&text, Manner::Then)));
        again.then_some(text)
    }

    /// Waits until a text has been said, so that what waits stays here, where it can be overtaken;
    /// returns what overtakes it. The service is asked whether it still speaks but not believed for
    /// ever: one that was killed says yes to the end of days.
    fn listen(&self, text: &str, alarm: Alarm) -> Result<Option<Spoken>, Closed> {
        let begun = Instant::now();
        let usual = usual_length(text);
        let mut until = begun + usual;
        loop {
            match self.mailbox.take(Some(alarm), Some(until)) {
                Taken::Closed => return Err(Closed),
                Taken::Item(spoken) => return Ok(Some(spoken)),
                // The language is looked at before the next text.
                Taken::Changed => {}
                Taken::Nothing => {
                    let speaks = self.held.as_ref().is_some_and(|held| held.speaker.is_speaking());
                    if !speaks || begun.elapsed() >= 3 * usual {
                        return Ok(None);
                    }
                    until = Instant::now() + usual / 8;
                }
            }
        }
    }
}

/// The handle has gone.
struct Closed;

/// How long a usual voice takes for a text: some 15 characters a second, and a moment to begin.
fn usual_length(text: &str) -> Duration {
    let characters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    Duration::from_millis(300) + Duration::from_millis(65).saturating_mul(characters)
}

/// The system's own speech service.
struct System {
    // Never dropped: the service's library calls back on a thread of its own, and aborts the
    // program if the table of callers is gone by then. A run has one, or a few when it fails.
    tts: ManuallyDrop<Tts>,
    voices: Vec<(Lang, SystemVoice)>,
}

/// Opens the system's speech service and looks which of our languages it speaks.
pub(in crate::voice) fn system() -> Option<Box<dyn Speaker>> {
    let tts = ManuallyDrop::new(Tts::default().ok()?);
    let offered = tts.voices().unwrap_or_default();
    // The first voice of a language is the plain one, its variants follow.
    let of = |lang: Lang| {
        let voice = offered.iter().find(|voice| {
            let tag = voice.language();
            Lang::from_code(tag.primary_language()) == Some(lang)
        })?;
        Some((lang, voice.clone()))
    };
    let voices = Lang::ALL.into_iter().filter_map(of).collect();
    Some(Box::new(System { tts, voices }))
}

impl Speaker for System {
    fn choose(&mut self, lang: Lang) -> Lang {
        for wanted in [lang, Lang::En] {
            if let Some((_, voice)) = self.voices.iter().find(|(held, _)| *held == wanted)
                && self.tts.set_voice(voice).is_ok()
            {
                return wanted;
            }
        }
        // A service that lists no voices has one set by its owner, in their language most likely.
        if self.voices.is_empty() { lang } else { Lang::En }
    }

    fn say(&mut self, text: &str, manner: Manner) -> bool {
        self.tts.speak(text, manner == Manner::Instead).is_ok()
    }

    fn is_speaking(&self) -> bool {
        self.tts.is_speaking().unwrap_or(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::ids::BoardNo;
    use crate::core::side::Side;
    use crate::voice::alarm::Detail;
    use std::sync::mpsc::{Receiver, Sender, channel};

    const LONG: Duration = Duration::from_secs(20);

    #[derive(Debug, PartialEq, Eq)]
    enum Did {
        Chose(Lang),
        Said(String, Manner),
    }

    struct Recording {
        tell: Sender<Did>,
        speaks: &'static [Lang],
        fails: bool,
    }

    impl Speaker for Recording {
        fn choose(&mut self, lang: Lang) -> Lang {
            let chosen = if self.speaks.contains(&lang) { lang } else { Lang::En };
            let _ = self.tell.send(Did::Chose(chosen));
            chosen
        }
        fn say(&mut self, text: &str, manner: Manner) -> bool {
            let _ = self.tell.send(Did::Said(text.to_owned(), manner));
            !self.fails
        }
        fn is_speaking(&self) -> bool {
            false
        }
    }

    fn speech(lang: Lang, speaks: &'static [Lang], fails: bool) -> (Speech, Receiver<Did>) {
        let (tell, did) = channel();
        let open: OpenSpeech = Arc::new(move || {
            let speaker = Recording { tell: tell.clone(), speaks, fails };
            Some(Box::new(speaker) as Box<dyn Speaker>)
        });
        (Speech::start(lang, open), did)
    }

    fn call(alarm: Alarm, board: u16) -> Call {
        Call { alarm, board: BoardNo(board), side: Some(Side::White), detail: Detail::None }
    }

    fn next(did: &Receiver<Did>) -> Did {
        did.recv_timeout(LONG).expect("the speaker is at work")
    }

    fn said(did: &Receiver<Did>) -> (String, Manner) {
        loop {
            if let Did::Said(text, manner) = next(did) {
                return (text, manner);
            }
        }
    }

    #[test]
    fn it_speaks_the_language_of_the_words_or_else_english() {
        for (wanted, speaks, text) in [
            (Lang::De, &[Lang::En, Lang::De][..], "Brett 3: Partie beendet"),
            (Lang::Mk, &[Lang::En, Lang::De], "Board 3: game over"),
        ] {
            let (mut speech, did) = speech(wanted, speaks, false);
            speech.say(call(Alarm::GameOver, 3), Duration::ZERO);
            assert_eq!(said(&did), (text.to_owned(), Manner::Then), "{wanted:?}");
        }
    }

    #[test]
    fn another_language_is_taken_while_it_runs() {
        let (mut speech, did) = speech(Lang::En, &Lang::ALL, false);
        assert_eq!(next(&did), Did::Chose(Lang::En));
        speech.choose(Lang::De);
        assert_eq!(next(&did), Did::Chose(Lang::De));
        speech.say(call(Alarm::GameOver, 1), Duration::ZERO);
        assert_eq!(said(&did).0, "Brett 1: Partie beendet");
    }

    #[test]
    fn a_flag_interrupts_and_a_draw_offer_waits() {
        let (mut speech, did) = speech(Lang::En, &Lang::ALL, false);
        speech.say(call(Alarm::Lost, 1), Duration::ZERO);
        assert_eq!(said(&did), ("Board 1: electronic board lost".into(), Manner::Then));
        speech.say(call(Alarm::DrawOffer, 2), Duration::ZERO);
        speech.say(call(Alarm::Flag, 3), Duration::ZERO);
        assert_eq!(said(&did), ("Board 3: White, flag fallen".into(), Manner::Instead));
        assert_eq!(said(&did), ("Board 2: White offers a draw".into(), Manner::Then));
    }

    #[test]
    fn a_service_that_fails_is_opened_once_more_and_then_left_alone() {
        let (mut speech, did) = speech(Lang::En, &Lang::ALL, true);
        speech.say(call(Alarm::Flag, 1), Duration::ZERO);
        for _ in 0..2 {
            assert_eq!(said(&did).0, "Board 1: White, flag fallen");
        }
        drop(speech);
        assert!(did.recv_timeout(LONG).is_err(), "the thread ends and has not tried again");
    }

    #[test]
    fn without_a_service_nothing_is_said_and_nobody_waits() {
        let (opened, openings) = channel();
        let open: OpenSpeech = Arc::new(move || {
            let _ = opened.send(());
            None
        });
        let mut speech = Speech::start(Lang::En, open);
        assert_eq!(openings.recv_timeout(LONG), Ok(()));
        let begun = Instant::now();
        for board in 0..1000 {
            speech.say(call(Alarm::Flag, board), Duration::ZERO);
        }
        while !speech.mailbox.is_empty() && begun.elapsed() < LONG {
            std::thread::yield_now();
        }
        drop(speech);
        assert!(openings.recv_timeout(LONG).is_err(), "it is not looked for again and again");
        assert!(begun.elapsed() < LONG);
    }

    #[test]
    fn a_service_that_hangs_is_left_behind_and_a_few_more_at_most() {
        let (opened, openings) = channel();
        let (hold, held) = channel::<()>();
        let held = Arc::new(Mutex::new(held));
        let open: OpenSpeech = Arc::new(move || {
            let _ = opened.send(());
            let _ = held.lock().map(|held| held.recv());
            None
        });
        let mut speech = Speech::start(Lang::En, open);
        for _ in 0..=LEFT_BEHIND_MOST {
            assert_eq!(openings.recv_timeout(LONG), Ok(()), "the service is asked");
            speech.leave_behind_if_hung(Duration::ZERO);
        }
        speech.leave_behind_if_hung(Duration::ZERO);
        assert_eq!(speech.left_behind, LEFT_BEHIND_MOST);
        assert!(openings.try_recv().is_err(), "no thread is started without end");
        let begun = Instant::now();
        drop(speech);
        assert!(begun.elapsed() < LONG, "the program ends all the same");
        drop(hold);
    }
}
