//! The thread that says one thing after the other through one engine into one output. Nobody waits
//! for it, and it waits for no engine without a watch (`watchdog`). What waits stays here, where it
//! can be overtaken, until what was said before it has been said.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::engine::{
    EngineKind, EngineRequest, EngineSettings, Manner, Open, Order, Progress, Tuning,
};
use crate::history::{History, SpeechThreadState as State, UtteranceStatus};
use crate::lexicon;
use crate::listener::Listener;
use crate::queue::{Delivery, Queue, QueuedUtterance};
use crate::watchdog::Watchdog;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;

/// By so much what is repeated slower is slower.
const SLOWER: i8 = -45;

/// How long a text may wait in a service behind what a screen reader says.
const WAITS_MOST: Duration = Duration::from_secs(30);
/// How much longer than the slowest voice a text may take, once it has begun.
const ENDS_LATE: Duration = Duration::from_secs(10);
/// So many times something is said again that another program has cut off.
const CUTS_MOST: u8 = 2;

/// For whom a speech thread speaks, and how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Task {
    /// The language of what is in no language of its own.
    pub(crate) lang: Lang,
    /// Its listeners; never empty.
    pub(crate) listeners: BTreeMap<Listener, Tuning>,
}

struct Contents {
    queue: Queue,
    task: Task,
    changed: bool,
    closed: bool,
    /// The last utterance before a dialog was closed: what the dialog said of itself up to it is over.
    dialog_over: u64,
}

type Inbox = Arc<(Mutex<Contents>, Condvar)>;

fn lock(inbox: &Inbox) -> MutexGuard<'_, Contents> {
    inbox.0.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The handle of the thread, which ends with it.
pub(crate) struct SpeechThread {
    inbox: Inbox,
    history: History,
}

impl SpeechThread {
    /// Starts the thread, which looks for a voice at once.
    pub(crate) fn start(task: Task, open: Open, history: History) -> Self {
        Self::with(task, Watchdog::new(open), history)
    }

    fn with(task: Task, watchdog: Watchdog, history: History) -> Self {
        let queue = Queue::default();
        let contents = Contents { queue, task, changed: false, closed: false, dialog_over: 0 };
        let inbox: Inbox = Arc::new((Mutex::new(contents), Condvar::new()));
        let (theirs, heard) = (inbox.clone(), history.clone());
        let thread = Thread { inbox: theirs, history: heard, watchdog, is_overdue: false };
        let work = move || thread.work();
        let _ = std::thread::Builder::new().name("speech".into()).spawn(work);
        Self { inbox, history }
    }

    /// Says something, as soon as it is its turn.
    pub(crate) fn say(&self, waiting: QueuedUtterance) {
        let gone = lock(&self.inbox).queue.put(waiting);
        self.inbox.1.notify_all();
        for (number, fate) in gone {
            self.history.tell(number, fate, None);
        }
    }

    /// Speaks otherwise from now on; and looks for a voice again, if it had none.
    pub(crate) fn change(&self, task: Task) {
        let mut contents = lock(&self.inbox);
        if contents.task != task {
            contents.task = task;
            contents.changed = true;
        }
        drop(contents);
        self.inbox.1.notify_all();
    }

    /// Forgets what a dialog has said of itself, which is closed: whatever comes next breaks it off.
    pub(crate) fn dialog_closed(&self) {
        let until = self.history.latest();
        let gone = {
            let mut contents = lock(&self.inbox);
            contents.dialog_over = until;
            contents.queue.take_of_dialog(until)
        };
        self.inbox.1.notify_all();
        for number in gone {
            self.history.tell(number, UtteranceStatus::Replaced, None);
        }
    }

    /// Forgets what waits.
    pub(crate) fn quiet(&self) {
        let gone = lock(&self.inbox).queue.take_all();
        for waiting in gone {
            self.history.tell(waiting.number, UtteranceStatus::Silent, None);
        }
    }
}

impl Drop for SpeechThread {
    fn drop(&mut self) {
        // Not joined: an engine that hangs must not keep the program from ending.
        lock(&self.inbox).closed = true;
        self.inbox.1.notify_all();
    }
}

/// What came of waiting.
enum WaitOutcome {
    Item(QueuedUtterance),
    Nothing,
    Changed,
    Closed,
}

/// The handle has gone.
struct HandleGone;

/// How a text ended.
enum SpeechEnd {
    /// It was said.
    Said,
    /// It was cut off before its end: by another program or with the service, or it is overdue.
    Cut,
    /// This breaks it off.
    Over(QueuedUtterance),
}

struct Thread {
    inbox: Inbox,
    history: History,
    watchdog: Watchdog,
    /// Whether the text that was handed over last may wait in the service still, which is not waited for any more:
    /// the next one takes its place.
    is_overdue: bool,
}

impl Thread {
    fn work(mut self) {
        // So that the first announcement does not wait for the list of voices.
        self.make_ready();
        loop {
            match self.take(None, None) {
                WaitOutcome::Closed => return,
                WaitOutcome::Nothing => {}
                WaitOutcome::Changed => {
                    // The arbiter has touched the settings: it is worth another look.
                    self.watchdog.forgive();
                    self.make_ready();
                }
                WaitOutcome::Item(waiting) => {
                    if matches!(self.serve(waiting), Err(HandleGone)) {
                        return;
                    }
                }
            }
        }
    }

    /// Waits for the first thing that may break off what is being said, no longer than `until`.
    fn take(&self, said: Option<&QueuedUtterance>, until: Option<Instant>) -> WaitOutcome {
        let mut contents = lock(&self.inbox);
        loop {
            if contents.closed {
                return WaitOutcome::Closed;
            }
            if std::mem::take(&mut contents.changed) {
                return WaitOutcome::Changed;
            }
            for number in contents.queue.take_stale() {
                self.history.tell(number, UtteranceStatus::TooLate, None);
            }
            let until_dialog = contents.dialog_over;
            let is_over = |said: &QueuedUtterance| {
                said.is_of_closed_dialog(until_dialog) || !said.utterance.is_so()
            };
            let holds = said.filter(|said| !is_over(said));
            if let Some(item) = contents.queue.take(holds.map(|said| &said.utterance)) {
                return WaitOutcome::Item(item);
            }
            let now = Instant::now();
            if until.is_some_and(|until| until <= now) {
                return WaitOutcome::Nothing;
            }
            let until = until.map(|until| until - now);
            contents = match until.into_iter().chain(contents.queue.next_due()).min() {
                Some(span) => {
                    let woken = self.inbox.1.wait_timeout(contents, span);
                    woken.unwrap_or_else(PoisonError::into_inner).0
                }
                None => self.inbox.1.wait(contents).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }

    /// Says one thing and whatever breaks it off.
    fn serve(&mut self, first: QueuedUtterance) -> Result<(), HandleGone> {
        let mut next = Some((first, Manner::Then));
        while let Some((mut waiting, manner)) = next.take() {
            let Some((text, after)) = self.begin(&waiting, manner) else { continue };
            let over = match self.listen(&text, &waiting)? {
                SpeechEnd::Over(over) => over,
                SpeechEnd::Said if waiting.has_more_parts() && waiting.utterance.is_so() => {
                    (waiting.part, waiting.cuts) = (waiting.part + 1, 0);
                    next = Some((waiting, Manner::Then));
                    continue;
                }
                SpeechEnd::Said if waiting.has_more_parts() => {
                    self.history.tell(waiting.number, UtteranceStatus::TooLate, None);
                    continue;
                }
                SpeechEnd::Said => {
                    self.history.tell(waiting.number, UtteranceStatus::Said(after), None);
                    continue;
                }
                SpeechEnd::Cut if waiting.cuts < CUTS_MOST => {
                    waiting.cuts += 1;
                    self.put_back(waiting);
                    continue;
                }
                SpeechEnd::Cut => {
                    self.history.tell(waiting.number, UtteranceStatus::BrokenOff, None);
                    continue;
                }
            };
            let is_over = waiting.utterance.is_over_with(&over.utterance);
            let goes_on = waiting.utterance.is_taken_up();
            let may = waiting.cuts == 0 || goes_on;
            let is_due = may && waiting.utterance.is_due_after(&over.utterance);
            if waiting.utterance.is_owed() && !is_over {
                self.put_back(waiting);
            } else if is_due && !is_over {
                waiting.cuts += u8::from(!goes_on);
                self.put_back(waiting);
            } else {
                self.history.tell(waiting.number, UtteranceStatus::BrokenOff, None);
            }
            next = Some((over, Manner::Instead));
        }
        Ok(())
    }

    /// What was broken off is said again, unless what waits takes its place.
    fn put_back(&self, broken_off: QueuedUtterance) {
        let number = broken_off.number;
        // Told before it waits: what comes meanwhile may take its place.
        self.history.tell(number, UtteranceStatus::Waiting, None);
        let is_kept = {
            let mut contents = lock(&self.inbox);
            let is_over = broken_off.is_of_closed_dialog(contents.dialog_over);
            !is_over && contents.queue.put_back(broken_off)
        };
        if !is_kept {
            self.history.tell(number, UtteranceStatus::BrokenOff, None);
        }
    }

    fn make_ready(&mut self) {
        let wanted = {
            let contents = lock(&self.inbox);
            let lang = contents.task.lang;
            let first = contents.task.listeners.iter().next();
            first.map(|(listener, tuning)| EngineRequest {
                lang,
                tuning: tuning.clone(),
                listener: *listener,
            })
        };
        if let Some(wanted) = wanted {
            let state = match self.watchdog.choose(&wanted) {
                Ok((kind, chosen)) => able(kind, chosen),
                Err(dead) => State { dead_because: Some(dead), ..State::default() },
            };
            self.tell(&state);
        }
    }

    fn tell(&self, state: &State) {
        let listeners: Vec<Listener> = lock(&self.inbox).task.listeners.keys().copied().collect();
        self.history.tell_listeners(&listeners, state);
    }

    /// Begins to say something; returns the text, and after how long; or nothing if it could not.
    fn begin(&mut self, waiting: &QueuedUtterance, manner: Manner) -> Option<(String, Duration)> {
        let utterance = &waiting.utterance;
        let wanted = {
            let task = &lock(&self.inbox).task;
            let tuning = task.listeners.get(&utterance.listener).cloned().unwrap_or_default();
            let lang = utterance.lang().unwrap_or(task.lang);
            EngineRequest { lang, tuning, listener: utterance.listener }
        };
        let manner = if std::mem::take(&mut self.is_overdue) { Manner::Instead } else { manner };
        let heard = std::cell::RefCell::new(None);
        let order = |kind: EngineKind, chosen: &EngineSettings| {
            let words = Catalogue::new(chosen.lang);
            let part = utterance.parts.get(waiting.part).cloned();
            let text =
                part.unwrap_or_else(|| utterance.words_after(&words, waiting.since.elapsed()));
            let said = match waiting.delivery {
                Delivery::Spelled => spelled(&text),
                Delivery::Usual | Delivery::Slower => text.clone(),
            };
            let slower = if waiting.delivery == Delivery::Usual { 0 } else { SLOWER };
            let said = lexicon::pronounced(kind, chosen.lang, &said);
            *heard.borrow_mut() = Some((chosen.lang, text, able(kind, chosen)));
            Order { text: said, priority: utterance.priority, manner, rate: slower }
        };
        let said = self.watchdog.say(&wanted, &order);
        match (said, heard.into_inner()) {
            (Ok(order), Some((lang, text, state))) => {
                let since = waiting.since.max(waiting.due);
                let after = since.elapsed();
                // What is read in parts stays there as a whole.
                let told = (!utterance.is_taken_up()).then_some((lang, text.as_str()));
                self.history.tell(waiting.number, UtteranceStatus::Begun(after), told);
                self.tell(&state);
                Some((order.text, after))
            }
            (said, _) => {
                // Who learns that it was not said finds the reason there already.
                self.tell(&State { dead_because: said.err(), ..State::default() });
                self.history.tell(waiting.number, UtteranceStatus::Unsaid, None);
                None
            }
        }
    }

    /// Waits until a text has been said or cut off, or something breaks it off.
    fn listen(&mut self, text: &str, said: &QueuedUtterance) -> Result<SpeechEnd, HandleGone> {
        let handed_over = Instant::now();
        let usual = usual_length(text);
        // One that tells the end of a text is asked often, so that the next one follows at once.
        let step = usual / 8;
        let mut until = handed_over + step;
        let mut begun: Option<Instant> = None;
        let mut changed = false;
        let over = loop {
            match self.take(Some(said), Some(until)) {
                WaitOutcome::Closed => return Err(HandleGone),
                WaitOutcome::Item(over) => break SpeechEnd::Over(over),
                WaitOutcome::Changed => changed = true,
                WaitOutcome::Nothing => {
                    let progress = self.watchdog.progress();
                    let now = Instant::now();
                    let since = match progress {
                        Progress::Speaking => *begun.get_or_insert(now),
                        _ => handed_over,
                    };
                    if let Some(end) = end_after(progress, usual, now - since) {
                        self.is_overdue =
                            progress != Progress::Cut && matches!(end, SpeechEnd::Cut);
                        break end;
                    }
                    until = now + step;
                }
            }
        };
        // The settings are looked at before the next text.
        lock(&self.inbox).changed |= changed;
        Ok(over)
    }
}

fn able(kind: EngineKind, chosen: &EngineSettings) -> State {
    State {
        engine: Some(kind),
        voice: chosen.voice.clone(),
        lang: Some(chosen.lang),
        device: chosen.device.clone(),
        dead_because: None,
    }
}

/// How long a usual voice takes for a text: some 15 characters a second, and a moment to begin.
fn usual_length(text: &str) -> Duration {
    let characters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    Duration::from_millis(300) + Duration::from_millis(65).saturating_mul(characters)
}

/// How a text of this length ended with which an engine is so far, since so long; nothing as long as it is waited
/// for. The engine is not believed for ever, one that was killed says to the end of days that it speaks; but
/// only what was told to have ended, or surely has where nothing is told, counts as said.
fn end_after(progress: Progress, usual: Duration, since: Duration) -> Option<SpeechEnd> {
    let is_overdue = match progress {
        Progress::Over => return Some(SpeechEnd::Said),
        Progress::Cut => return Some(SpeechEnd::Cut),
        Progress::Unknown => return (since > 2 * usual).then_some(SpeechEnd::Said),
        Progress::Waiting => since > WAITS_MOST,
        Progress::Speaking => since > 4 * usual + ENDS_LATE,
    };
    is_overdue.then_some(SpeechEnd::Cut)
}

/// Letter by letter, with a pause after each word.
fn spelled(text: &str) -> String {
    let words = text.split_whitespace().map(|word| {
        let letters = word.chars().filter(|letter| letter.is_alphanumeric());
        letters.map(|letter| letter.to_uppercase().to_string()).collect::<Vec<_>>().join(" ")
    });
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests;
