//! From the event to the moment at which the engine has accepted the announcement: what the program
//! adds to the time that speech takes. Asked of a real speech-dispatcher with espeak-ng (see
//! `tests/it/speechd.rs`).
//!
//! Wanted: under 50 ms. Measured with a debug build on two cores under a load of nine: an
//! announcement 2 ms, an alert that breaks off a sentence 5 ms, the longest of all 26 ms; the very
//! first, for which the engine has to be found, 49 ms.

#[cfg(unix)]
#[path = "../../../tests/it/ended.rs"]
mod ended;
#[cfg(unix)]
#[path = "../../../tests/it/speechd.rs"]
mod speechd;

#[cfg(unix)]
fn main() {
    real::run();
}

#[cfg(not(unix))]
fn main() {
    println!("skipped: speech-dispatcher is not for this system");
}

#[cfg(unix)]
mod real {
    use std::process::Command;
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    use criterion::Criterion;
    use jadoube_i18n::lang::Lang;
    use jadoube_laws::ids::BoardNo;
    use jadoube_voice::alarm::{Alarm, Call, Detail};
    use jadoube_voice::history::UtteranceStatus;
    use jadoube_voice::listener::{Listener, Priority};
    use jadoube_voice::utterance::Utterance;
    use jadoube_voice::voice::{Settings, Switch, Voice};

    /// The program must not add more.
    const WANTED: Duration = Duration::from_millis(50);
    const PATIENCE: Duration = Duration::from_secs(30);

    pub(super) fn run() {
        if let Some(what) = super::speechd::missing() {
            println!("skipped: {what} is not there");
            return;
        }
        // The address of the service stands in the environment, so the work is done by a second process.
        if std::env::var_os("SPEECHD_ADDRESS").is_some_and(|a| a.to_string_lossy().contains("tap"))
        {
            return measure();
        }
        let service = super::speechd::Speechd::start();
        let again = std::env::current_exe().expect("this program");
        let mut child = Command::new(again);
        child.args(std::env::args().skip(1)).env("SPEECHD_ADDRESS", service.address());
        let ended = child.status().expect("it starts again");
        assert!(ended.success(), "{ended}");
        let german = service.asked().iter().any(|line| line == "SET SELF LANGUAGE de");
        assert!(german && !service.heard().is_empty(), "it was not spoken");
    }

    fn measure() {
        let settings = Settings { speech: Switch::On, lang: Lang::De, ..Settings::default() };
        let mut voice = Voice::start(settings, Arc::new(|| {}));
        let announced = || {
            let text = "Springer Gustav eins - Felix drei".to_owned();
            Utterance::text(Listener::Arbiter, Priority::Announcement, Lang::De, text)
        };
        let call = Call { alarm: Alarm::Flag, board: BoardNo(3), side: None, detail: Detail::None };
        // The engine is found, and warm.
        let cold = begun(&mut voice, announced());
        println!("the first one, with the engine to be found: {cold:?}");
        let mut criterion = Criterion::default().sample_size(20).configure_from_args();
        let mut most = Duration::ZERO;
        criterion.bench_function("announcement accepted", |bench| {
            bench.iter_custom(|times| {
                let spans: Vec<Duration> =
                    (0..times).map(|_| begun(&mut voice, announced())).collect();
                most = most.max(spans.iter().max().copied().unwrap_or_default());
                spans.iter().sum()
            });
        });
        criterion.bench_function("alert over a sentence accepted", |bench| {
            bench.iter_custom(|times| {
                let span = |_| {
                    voice.say(announced());
                    begun(&mut voice, Utterance::alarm(call))
                };
                let spans: Vec<Duration> = (0..times).map(span).collect();
                most = most.max(spans.iter().max().copied().unwrap_or_default());
                spans.iter().sum()
            });
        });
        criterion.final_summary();
        println!("the longest: {most:?}, wanted: under {WANTED:?}");
        assert!(most < WANTED, "{most:?}");
    }

    /// Says something once nothing else is being said; how long it was until the engine accepted it.
    fn begun(voice: &mut Voice, utterance: Utterance) -> Duration {
        voice.say(utterance);
        let number = voice.state().heard.last().map_or(0, |heard| heard.number);
        let asked = Instant::now();
        loop {
            let heard = voice.state().heard;
            let fate = heard.iter().find(|heard| heard.number == number).map(|heard| heard.fate);
            let goes_on =
                |fate| matches!(fate, UtteranceStatus::Waiting | UtteranceStatus::Begun(_));
            match fate {
                Some(UtteranceStatus::Said(span))
                    if !heard.iter().any(|heard| goes_on(heard.fate)) =>
                {
                    return span;
                }
                Some(
                    UtteranceStatus::Said(_) | UtteranceStatus::Waiting | UtteranceStatus::Begun(_),
                ) => {}
                other => panic!("not said: {other:?}"),
            }
            assert!(asked.elapsed() < PATIENCE, "the engine does not answer");
            std::thread::park_timeout(Duration::from_millis(1));
        }
    }
}
