//! Work that may take long: whoever waits is told on standard error that it goes on.

use std::io::{Write as _, stderr};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;

/// How long nothing is said, and how often it is said then.
const STEP: Duration = Duration::from_secs(5);

/// Does it, and says now and then that it goes on, and how far it has come if that is known.
pub fn slowly<T>(
    lang: Lang,
    come: impl Fn(&Catalogue) -> Option<String> + Send,
    work: impl FnOnce() -> T,
) -> T {
    let (done, ended) = channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let words = Catalogue::new(lang);
            let mut seconds = 0_u64;
            // Nothing is ever sent: the end of the work hangs up.
            while ended.recv_timeout(STEP) == Err(RecvTimeoutError::Timeout) {
                seconds += STEP.as_secs();
                let args = [("seconds", seconds.to_string().into())];
                let mut text = words.say_with("cli-still-working", &args);
                if let Some(come) = come(&words) {
                    text = format!("{text}: {come}");
                }
                let _ = writeln!(stderr(), "jadoube: {text}");
            }
        });
        let came = work();
        drop(done);
        came
    })
}
