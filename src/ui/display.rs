//! The display may die under the window: the X server is killed, the session ends, a cable of a
//! remote desktop is pulled. The library that speaks to it then ends the process from within, or
//! waits for ever. Either way the competition is closed first, as when the window is closed.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use jadoube_desk::shutdown;
use jadoube_i18n::catalogue::Words;
use jadoube_i18n::lang::Lang;

/// Whether the window is open.
static OPEN: AtomicBool = AtomicBool::new(false);

/// How long the window may take to notice by itself that the display is dead.
const GRACE: Duration = Duration::from_secs(2);

thread_local! {
    /// Dropped when a library calls the system's `exit` on this thread, as Xlib does when its
    /// server is gone: the only place where we still come by.
    static LAST: RefCell<Option<Last>> = const { RefCell::new(None) };
}

struct Last(Lang);

impl Drop for Last {
    fn drop(&mut self) {
        if OPEN.swap(false, Ordering::SeqCst) {
            end(self.0);
        }
    }
}

/// Stands by while the window is open.
#[derive(Debug)]
pub struct Guard(());

impl Guard {
    /// Stands by from now on; on the thread of the window.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        OPEN.store(true, Ordering::SeqCst);
        LAST.with(|last| *last.borrow_mut() = Some(Last(lang)));
        let wait = move || {
            wait_for_its_end();
            std::thread::park_timeout(GRACE);
            if OPEN.swap(false, Ordering::SeqCst) {
                end(lang);
            }
        };
        // Without the thread, what a library does is all that is noticed.
        let _ = std::thread::Builder::new().name("display".into()).spawn(wait);
        Self(())
    }

    /// The window is closed.
    pub fn disarm(self) {
        OPEN.store(false, Ordering::SeqCst);
    }
}

/// Closes what is open, says why, and ends the process: with 2, or as the signal wants that has
/// ended the session.
fn end(lang: Lang) -> ! {
    shutdown::close_all();
    eprintln!("jadoube: {}", Words::new(lang).say("app-display-gone"));
    shutdown::exit(shutdown::code().unwrap_or(2))
}

/// Returns when the display of this session is gone, which a connection of our own shows; never
/// where it cannot be told.
#[cfg(target_os = "linux")]
fn wait_for_its_end() {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    // In the order in which the window looks for one.
    let waited = match (set("WAYLAND_DISPLAY"), set("DISPLAY")) {
        (Some(name), _) => wayland(&name),
        (None, Some(_)) => x11(),
        (None, None) => None,
    };
    if waited.is_none() {
        park();
    }
}

#[cfg(not(target_os = "linux"))]
fn wait_for_its_end() {
    park();
}

fn park() {
    loop {
        std::thread::park();
    }
}

/// A compositor says nothing to who says nothing, until it ends.
#[cfg(target_os = "linux")]
fn wayland(name: &std::ffi::OsStr) -> Option<()> {
    use std::io::Read as _;
    use std::path::PathBuf;
    let folder = PathBuf::from(std::env::var_os("XDG_RUNTIME_DIR")?);
    let mut line = std::os::unix::net::UnixStream::connect(folder.join(name)).ok()?;
    let mut byte = [0];
    while line.read(&mut byte).is_ok_and(|read| read > 0) {}
    Some(())
}

#[cfg(target_os = "linux")]
fn x11() -> Option<()> {
    use x11rb::connection::Connection as _;
    let (line, _) = x11rb::connect(None).ok()?;
    while line.wait_for_event().is_ok() {}
    Some(())
}
