//! What has been said and what should have been: the last fifty, with what became of each, so that
//! nothing is said only once; and what the voice of each listener is able to. Shared by the threads
//! of the voice and read by the desk.

use std::collections::{BTreeMap, VecDeque};
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::engine::{Dead, EngineKind};
use crate::listener::{Listener, Priority};
use crate::utterance::Utterance;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;

/// How many utterances are kept.
pub const KEPT: usize = 50;

/// What became of an utterance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UtteranceStatus {
    /// It waits.
    Waiting,
    /// It was handed to the engine, so long after it was asked for.
    Begun(Duration),
    /// It was said to its end; it was handed to the engine so long after it was asked for.
    Said(Duration),
    /// It was broken off.
    BrokenOff,
    /// The same or something newer is said instead.
    Replaced,
    /// It was too late for it.
    TooLate,
    /// It should have been said and could not be.
    Unsaid,
    /// It is for the eye or for a screen reader: speech is switched off.
    Silent,
}

/// One of the last utterances.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpokenItem {
    /// Its number, growing.
    pub number: u64,
    /// For whose ear.
    pub listener: Listener,
    /// How urgent.
    pub priority: Priority,
    /// The words for the eye: those that were said, or that would be in the listener's language.
    pub text: String,
    /// The language of the words.
    pub lang: Lang,
    /// Whether the window tells a screen reader of it.
    pub is_shown: bool,
    /// What became of it.
    pub fate: UtteranceStatus,
}

/// What a listener's voice is able to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SpeechThreadState {
    /// What speaks; nothing before it was first looked for.
    pub engine: Option<EngineKind>,
    /// The voice that was taken, as the engine calls it.
    pub voice: Option<String>,
    /// The language in which it speaks.
    pub lang: Option<Lang>,
    /// The sound device; none is the system's.
    pub device: Option<String>,
    /// Why nothing is spoken.
    pub dead_because: Option<Dead>,
}

/// The state of the voice: one picture, cheap to clone.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VoiceState {
    /// Grows with every change.
    pub revision: u64,
    /// Who has a voice, and what it is able to.
    pub speech_threads: BTreeMap<Listener, SpeechThreadState>,
    /// The last utterances, the latest at the end.
    pub heard: Arc<Vec<SpokenItem>>,
    /// The sound devices of this machine, once they were looked for.
    pub devices: Arc<Vec<String>>,
    /// The voices of this machine in our languages, once they were looked for.
    pub voices: Arc<Vec<(Lang, String)>>,
}

impl VoiceState {
    /// What a listener's voice is able to.
    #[must_use]
    pub fn of(&self, listener: Listener) -> SpeechThreadState {
        self.speech_threads.get(&listener).cloned().unwrap_or_default()
    }
}

/// Told of every change; must not wait.
pub type OnChange = Arc<dyn Fn() + Send + Sync>;

#[derive(Default)]
struct Contents {
    revision: u64,
    heard: VecDeque<SpokenItem>,
    last: BTreeMap<Listener, Utterance>,
    next: u64,
    speech_threads: BTreeMap<Listener, SpeechThreadState>,
    devices: Arc<Vec<String>>,
    voices: Arc<Vec<(Lang, String)>>,
    unsaid: Option<PathBuf>,
}

/// The history; the clones are the same one.
#[derive(Clone)]
pub(crate) struct History {
    contents: Arc<Mutex<Contents>>,
    /// Notified when it is told what became of an utterance.
    told: Arc<Condvar>,
    on_change: OnChange,
}

impl History {
    pub(crate) fn new(on_change: OnChange) -> Self {
        Self { contents: Arc::default(), told: Arc::default(), on_change }
    }

    /// What could not be said is also written into this file from now on.
    pub(crate) fn keep_unsaid_in(&self, file: Option<PathBuf>) {
        self.lock().unsaid = file;
    }

    /// Notes an utterance down; returns its number.
    pub(crate) fn note(&self, utterance: &Utterance, lang: Lang, fate: UtteranceStatus) -> u64 {
        let text = utterance.words(&Catalogue::new(lang));
        let number = {
            let mut contents = self.lock();
            contents.next += 1;
            let number = contents.next;
            if contents.heard.len() == KEPT {
                contents.heard.pop_front();
            }
            contents.heard.push_back(SpokenItem {
                number,
                listener: utterance.listener,
                priority: utterance.priority,
                text,
                lang: utterance.lang().unwrap_or(lang),
                is_shown: utterance.is_shown,
                fate,
            });
            contents.last.insert(utterance.listener, utterance.clone());
            contents.revision += 1;
            number
        };
        (self.on_change)();
        number
    }

    /// Notes down what became of one, and in which language it was said.
    pub(crate) fn tell(&self, number: u64, fate: UtteranceStatus, said: Option<(Lang, &str)>) {
        {
            let mut contents = self.lock();
            contents.revision += 1;
            let Some(heard) = contents.heard.iter_mut().find(|heard| heard.number == number) else {
                return;
            };
            heard.fate = fate;
            if let Some((lang, text)) = said {
                heard.lang = lang;
                text.clone_into(&mut heard.text);
            }
            if fate == UtteranceStatus::Unsaid {
                let line = format!("{}: {}\n", heard.listener.name(), heard.text);
                if let Some(path) = &contents.unsaid {
                    // The text stands in the history too; a disk that is full is told elsewhere.
                    let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
                    let _ = file.and_then(|mut file| file.write_all(line.as_bytes()));
                }
            }
        }
        self.told.notify_all();
        (self.on_change)();
    }

    /// Notes down what a listener's voice is able to.
    pub(crate) fn tell_listeners(&self, listeners: &[Listener], speech_thread: &SpeechThreadState) {
        {
            let mut contents = self.lock();
            contents.revision += 1;
            for listener in listeners {
                contents.speech_threads.insert(*listener, speech_thread.clone());
            }
        }
        (self.on_change)();
    }

    /// Notes down what the machine has.
    pub(crate) fn tell_devices(&self, devices: Vec<String>, voices: Vec<(Lang, String)>) {
        {
            let mut contents = self.lock();
            contents.revision += 1;
            (contents.devices, contents.voices) = (Arc::new(devices), Arc::new(voices));
        }
        (self.on_change)();
    }

    /// The number of the utterance that was noted down last.
    pub(crate) fn latest(&self) -> u64 {
        self.lock().next
    }

    /// The last utterance for a listener.
    pub(crate) fn last(&self, listener: Listener) -> Option<Utterance> {
        self.lock().last.get(&listener).cloned()
    }

    /// Waits until the last utterance has been said, or will not be; no longer than until then.
    pub(crate) fn wait_for_last(&self, until: Instant) {
        let goes_on = |fate| matches!(fate, UtteranceStatus::Waiting | UtteranceStatus::Begun(_));
        let mut contents = self.lock();
        while contents.heard.back().is_some_and(|last| goes_on(last.fate))
            && let Some(left) = until.checked_duration_since(Instant::now())
        {
            let woken = self.told.wait_timeout(contents, left);
            contents = woken.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    pub(crate) fn state(&self) -> VoiceState {
        let contents = self.lock();
        VoiceState {
            revision: contents.revision,
            speech_threads: contents.speech_threads.clone(),
            heard: Arc::new(contents.heard.iter().cloned().collect()),
            devices: contents.devices.clone(),
            voices: contents.voices.clone(),
        }
    }

    pub(crate) fn revision(&self) -> u64 {
        self.lock().revision
    }

    fn lock(&self) -> MutexGuard<'_, Contents> {
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: String) -> Utterance {
        Utterance::text(Listener::White, Priority::Announcement, Lang::De, text)
    }

    #[test]
    fn the_last_fifty_are_kept_and_what_became_of_each() {
        let history = History::new(Arc::new(|| {}));
        for n in 1..=60 {
            assert_eq!(history.note(&said(n.to_string()), Lang::En, UtteranceStatus::Waiting), n);
        }
        history.tell(60, UtteranceStatus::BrokenOff, None);
        history.tell(1, UtteranceStatus::Unsaid, None);
        let heard = history.state().heard;
        assert_eq!(heard.len(), KEPT);
        assert_eq!((heard[0].number, heard[0].text.as_str()), (11, "11"));
        assert_eq!((heard[49].fate, heard[49].lang), (UtteranceStatus::BrokenOff, Lang::De));
        assert_eq!(history.last(Listener::White), Some(said("60".into())));
        assert_eq!(history.last(Listener::Arbiter), None);
    }

    #[test]
    fn the_last_utterance_is_waited_for_until_it_is_over_and_no_longer_than_is_allowed() {
        let (begun, long) = (Instant::now(), Duration::from_secs(20));
        let history = History::new(Arc::new(|| {}));
        history.wait_for_last(begun + long);
        let number = history.note(&said("x".into()), Lang::En, UtteranceStatus::Waiting);
        let until = Instant::now() + Duration::from_millis(20);
        history.wait_for_last(until);
        assert!(Instant::now() >= until, "nothing has said it");
        std::thread::scope(|scope| {
            scope.spawn(|| {
                history.tell(number, UtteranceStatus::Begun(Duration::ZERO), None);
                history.tell(number, UtteranceStatus::Said(Duration::ZERO), None);
            });
            history.wait_for_last(begun + long);
        });
        assert!(begun.elapsed() < long, "it was said");
    }

    #[test]
    fn what_could_not_be_said_stands_in_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("unsaid.txt");
        let history = History::new(Arc::new(|| {}));
        history.keep_unsaid_in(Some(path.clone()));
        for text in ["Springer Gustav eins - Felix drei", "Kurze Rochade"] {
            let number = history.note(&said(text.into()), Lang::En, UtteranceStatus::Waiting);
            history.tell(number, UtteranceStatus::Unsaid, None);
        }
        let kept = std::fs::read_to_string(path).unwrap();
        assert_eq!(kept, "white: Springer Gustav eins - Felix drei\nwhite: Kurze Rochade\n");
    }
}
