//! How the program ends when nobody closes it: a signal (SIGTERM, SIGHUP, SIGINT), or a display
//! that dies under the window. Every desk then closes its competition as it does otherwise, and
//! only then the process ends.

use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::inbox::Message;

/// How long a user interface may take to end by itself when a signal has come.
#[cfg(unix)]
const GRACE: Duration = Duration::from_secs(4);

/// How long the desks may take to close: a disk that hangs must not keep the process for ever.
const PATIENCE: Duration = Duration::from_secs(20);

/// Desks by number.
type Desks = Vec<(u64, Sender<Message>)>;

/// The desks that work, and the number of the next.
static DESKS: Mutex<(Desks, u64)> = Mutex::new((Vec::new(), 0));
static LEFT: Condvar = Condvar::new();

/// What a user interface does to end by itself.
type Callback = Box<dyn Fn() + Send>;
static FACE: Mutex<Option<Callback>> = Mutex::new(None);

/// The signal that has come; 0 for none.
static SIGNAL: AtomicI32 = AtomicI32::new(0);

/// Whether the face looks by itself whether a signal has come.
static LOOKS: AtomicBool = AtomicBool::new(false);

/// A desk that works, until dropped.
#[derive(Debug)]
pub(crate) struct Working(u64);

/// Takes note of a desk.
pub(crate) fn register(inbox: &Sender<Message>) -> Working {
    let mut desks = DESKS.lock().unwrap_or_else(PoisonError::into_inner);
    desks.1 += 1;
    let number = desks.1;
    desks.0.push((number, inbox.clone()));
    Working(number)
}

impl Drop for Working {
    fn drop(&mut self) {
        let mut desks = DESKS.lock().unwrap_or_else(PoisonError::into_inner);
        desks.0.retain(|(number, _)| *number != self.0);
        LEFT.notify_all();
    }
}

/// Lets every desk close its competition, and waits until they have; within reason. Tells whether there
/// was a desk.
pub fn close_all() -> bool {
    let begun = Instant::now();
    let mut desks = DESKS.lock().unwrap_or_else(PoisonError::into_inner);
    let was_one = !desks.0.is_empty();
    for (_, inbox) in &desks.0 {
        let _ = inbox.send(Message::Quit);
    }
    while let Some(left) = PATIENCE.checked_sub(begun.elapsed())
        && !desks.0.is_empty()
    {
        desks = LEFT.wait_timeout(desks, left).unwrap_or_else(PoisonError::into_inner).0;
    }
    was_one
}

/// From now on the face looks by itself whether a signal has come, and is left time to clear up.
pub fn look_by_oneself() {
    LOOKS.store(true, Ordering::SeqCst);
}

/// Whether a signal has asked the program to end.
#[must_use]
pub fn is_asked() -> bool {
    SIGNAL.load(Ordering::SeqCst) != 0
}

/// What a user interface does when a signal has come: it closes its window.
pub fn when_asked(action: impl Fn() + Send + 'static) {
    *FACE.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(action));
}

/// The exit code after a signal, as shells count: 128 and its number. Nothing if none has come.
#[must_use]
pub fn code() -> Option<u8> {
    let signal = SIGNAL.load(Ordering::SeqCst);
    (signal != 0).then(|| u8::try_from(128 + signal).unwrap_or(u8::MAX))
}

/// Ends the process at once, without what libraries would still do: their threads may hang on a
/// display that is dead. What the program has to do is done before.
#[cfg(unix)]
pub fn exit(code: u8) -> ! {
    signal_hook::low_level::exit(i32::from(code))
}

/// Ends the process at once.
#[cfg(not(unix))]
pub fn exit(code: u8) -> ! {
    std::process::exit(i32::from(code))
}

/// Listens for signals from now on.
///
/// # Errors
/// What the system says; the signals then end the process as they always did.
#[cfg(unix)]
pub fn listen() -> std::io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    // What was to be ignored (nohup, a job in the background) goes on being ignored.
    let ignored = ignored_signals();
    let wanted = [SIGTERM, SIGHUP, SIGINT];
    let heard: Vec<i32> =
        wanted.into_iter().filter(|signal| ignored & (1 << (signal - 1)) == 0).collect();
    let mut signals = Signals::new(heard)?;
    let listen = move || {
        let Some(signal) = signals.forever().next() else { return };
        SIGNAL.store(signal, Ordering::SeqCst);
        let has_face = FACE.lock().unwrap_or_else(PoisonError::into_inner).is_some();
        // On a thread of its own: a user interface that hangs must not keep the process.
        let ask =
            || FACE.lock().unwrap_or_else(PoisonError::into_inner).iter().for_each(|ask| ask());
        let asked = std::thread::Builder::new().name("ending".into()).spawn(ask).is_ok();
        if (has_face && asked) || LOOKS.load(Ordering::SeqCst) {
            // The process ends meanwhile, unless the face hangs. A second signal is impatience.
            let begun = Instant::now();
            while begun.elapsed() < GRACE && signals.pending().next().is_none() {
                std::thread::park_timeout(Duration::from_millis(50));
            }
        }
        close_all();
        exit(code().unwrap_or(1));
    };
    std::thread::Builder::new().name("signals".into()).spawn(listen).map(drop)
}

/// Elsewhere the system closes windows itself.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn listen() -> std::io::Result<()> {
    Ok(())
}

/// The signals that this process was started to ignore, one a bit; none where that is not told.
#[cfg(unix)]
fn ignored_signals() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}
