//! Whether a screen reader runs, as the desktop says it. On Linux the accessibility bus knows; on
//! Windows and macOS nothing is asked, for the screen readers there hear announcements.

use std::sync::mpsc::{Receiver, channel};

use crate::widgets::field::SaidBy;
use jadoube_desk::preferences::Preferences;

/// What is known of a screen reader.
#[derive(Debug, Default)]
pub(crate) struct Reader {
    /// Whether one runs.
    pub(crate) runs: bool,
    /// Where it is told.
    pub(crate) news: Option<Receiver<bool>>,
    /// Whether the offer of the own voice was said.
    pub(crate) told: bool,
    /// What the own voice has still to say of an interruption: it may be on only once a reader is found.
    pub(crate) recovered: Option<String>,
    /// When that was first met, in seconds since the first pass.
    pub(crate) asked_at: Option<f64>,
    /// What is wrong with a field and was said by the own voice, and by whom else, until the field is told so.
    pub(crate) fault_said: Option<(String, SaidBy)>,
    /// Whether it was said that the arbiter's own move presses the clock.
    pub(crate) press_told: bool,
}

impl Reader {
    /// Whether the own voice is offered: until that is answered it speaks, so that no alarm is missed.
    pub(crate) const fn is_offered(&self, prefs: &Preferences) -> bool {
        self.runs && !prefs.voice_offered && !prefs.speak_alerts
    }
}

/// Tells whether a screen reader runs, now and with each change, and wakes the window; says nothing
/// where nobody knows.
pub(crate) fn watch(wake: impl Fn() + Send + 'static) -> Receiver<bool> {
    let (tell, told) = channel();
    let tell = move |runs| {
        let goes_on = tell.send(runs).is_ok();
        wake();
        goes_on
    };
    #[cfg(target_os = "linux")]
    {
        // Without a thread or a bus nothing is known.
        let made = std::thread::Builder::new().name("screen reader".into());
        let _ = made.spawn(move || follow(tell));
    }
    #[cfg(not(target_os = "linux"))]
    drop(tell);
    told
}

/// Follows the property that the desktop sets for a screen reader, until the window is gone.
#[cfg(target_os = "linux")]
fn follow(tell: impl Fn(bool) -> bool) -> zbus::Result<()> {
    use zbus::blocking::{Connection, Proxy};

    const RUNS: &str = "ScreenReaderEnabled";
    let bus = Connection::session()?;
    let status = Proxy::new(&bus, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status")?;
    let changes = status.receive_property_changed::<bool>(RUNS);
    let mut known = status.get_property::<bool>(RUNS)?;
    if known && !tell(known) {
        return Ok(());
    }
    for change in changes {
        let runs = change.get()?;
        if runs != known && !tell(runs) {
            break;
        }
        known = runs;
    }
    Ok(())
}
