//! The display may die under the window: the X server is killed, the session ends, a cable of a
//! remote desktop is pulled. The library that speaks to it then ends the process from within, or
//! waits for ever. Either way the competition is closed first, as when the window is closed.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use jadoube_desk::shutdown;
use jadoube_i18n::catalogue::Catalogue;
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
        expect_panics(lang);
        Self(())
    }

    /// The window is closed.
    pub fn disarm(self) {
        OPEN.store(false, Ordering::SeqCst);
    }
}

/// A library may also panic on this thread for a display that is gone: that is no failure of the program.
fn expect_panics(lang: Lang) {
    let (window, usual) = (std::thread::current().id(), std::panic::take_hook());
    std::panic::set_hook(Box::new(move |info| {
        let is_window = std::thread::current().id() == window;
        if is_window && is_gone() && OPEN.swap(false, Ordering::SeqCst) {
            end(lang);
        }
        usual(info);
    }));
}

/// Closes what is open, says why, and ends the process: with 2, or as the signal wants that has
/// ended the session.
fn end(lang: Lang) -> ! {
    shutdown::close_all();
    eprintln!("jadoube: {}", Catalogue::new(lang).say("app-display-gone"));
    shutdown::exit(shutdown::code().unwrap_or(2))
}

/// A connection of our own to the display of this session, in the order in which the window looks for one.
#[cfg(target_os = "linux")]
enum Connection {
    Wayland(std::os::unix::net::UnixStream),
    X11(Box<x11rb::rust_connection::RustConnection>),
}

/// Connects to the display; nothing where none is named, no line where it does not answer.
#[cfg(target_os = "linux")]
fn connect() -> Option<Option<Connection>> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    match (set("WAYLAND_DISPLAY"), set("DISPLAY")) {
        (Some(name), _) => Some(wayland(&name).map(Connection::Wayland)),
        (None, Some(_)) => {
            Some(x11rb::connect(None).ok().map(|(line, _)| Connection::X11(Box::new(line))))
        }
        (None, None) => None,
    }
}

/// Whether the display of this session answers no more.
#[cfg(target_os = "linux")]
fn is_gone() -> bool {
    matches!(connect(), Some(None))
}

#[cfg(not(target_os = "linux"))]
fn is_gone() -> bool {
    false
}

/// Returns when the display of this session is gone, which a connection of our own shows; never
/// where it cannot be told.
#[cfg(target_os = "linux")]
fn wait_for_its_end() {
    use std::io::Read as _;
    use x11rb::connection::Connection as _;
    match connect().flatten() {
        // A compositor says nothing to who says nothing, until it ends.
        Some(Connection::Wayland(mut line)) => {
            let mut byte = [0];
            while line.read(&mut byte).is_ok_and(|read| read > 0) {}
        }
        Some(Connection::X11(line)) => while line.wait_for_event().is_ok() {},
        None => park(),
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

#[cfg(target_os = "linux")]
fn wayland(name: &std::ffi::OsStr) -> Option<std::os::unix::net::UnixStream> {
    let folder = std::path::PathBuf::from(std::env::var_os("XDG_RUNTIME_DIR")?);
    std::os::unix::net::UnixStream::connect(folder.join(name)).ok()
}
