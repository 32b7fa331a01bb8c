//! What is said in which order and language, what breaks off what, and what becomes of it when an
//! engine fails, hangs or is not there; with engines that write down what they were told.

use std::sync::mpsc::{Receiver, Sender, channel};

use super::*;
use crate::alarm::{Alarm, Call, Detail};
use crate::engine::{Dead, Engine};
use crate::listener::Priority;
use crate::utterance::Utterance;
use crate::watchdog::Patience;
use jadoube_chess::side::Side;
use jadoube_laws::ids::BoardNo;

const LONG: Duration = Duration::from_secs(20);

#[derive(Debug, PartialEq, Eq)]
enum Did {
    Opened(EngineKind),
    Chose(Lang),
    Said(String, Manner),
}

/// How an engine behaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Habit {
    /// Says everything at once.
    Quick,
    /// Never ends the first text.
    Endless,
    /// Another program cuts the first two texts off.
    CutTwice,
    /// Another program cuts everything off.
    Cut,
    /// Says that it cannot.
    Fails,
    /// Does not come back from opening.
    HangsAtOnce,
    /// Does not come back from saying something.
    HangsSpeaking,
    /// Is not there.
    Missing,
}

struct Recording {
    kind: EngineKind,
    habit: Habit,
    speaks: &'static [Lang],
    tell: Sender<Did>,
    /// Answers when the test is over.
    hang: Arc<Mutex<Receiver<()>>>,
    said: u32,
}

fn hang(held: &Arc<Mutex<Receiver<()>>>) {
    let _ = held.lock().map(|held| held.recv());
}

impl Engine for Recording {
    fn kind(&self) -> EngineKind {
        self.kind
    }
    fn choose(&mut self, wanted: &EngineRequest) -> Option<EngineSettings> {
        let lang = if self.speaks.contains(&wanted.lang) { wanted.lang } else { Lang::En };
        let _ = self.tell.send(Did::Chose(lang));
        Some(EngineSettings { lang, voice: None, device: None })
    }
    fn say(&mut self, order: &Order) -> bool {
        let _ = self.tell.send(Did::Said(order.text.clone(), order.manner));
        self.said += 1;
        if self.habit == Habit::HangsSpeaking {
            hang(&self.hang);
        }
        self.habit != Habit::Fails
    }
    fn progress(&mut self) -> Progress {
        match (self.habit, self.said) {
            (Habit::Endless, 1) => Progress::Speaking,
            (Habit::CutTwice, ..=2) | (Habit::Cut, _) => Progress::Cut,
            _ => Progress::Over,
        }
    }
}

struct Bench {
    speech_thread: Option<SpeechThread>,
    history: History,
    did: Receiver<Did>,
    _hold: Sender<()>,
    number: std::cell::Cell<u64>,
}

/// A speech thread over engines with these habits; those that are not named are missing.
fn bench(lang: Lang, speaks: &'static [Lang], habits: &'static [(EngineKind, Habit)]) -> Bench {
    let (tell, did) = channel();
    let (hold, held) = channel();
    let held = Arc::new(Mutex::new(held));
    let open: Open = Arc::new(move |kind, _| {
        let habit = habits.iter().find(|habit| habit.0 == kind).map_or(Habit::Missing, |h| h.1);
        let _ = tell.send(Did::Opened(kind));
        let hang_on = held.clone();
        match habit {
            Habit::Missing => return None,
            Habit::HangsAtOnce => hang(&hang_on),
            _ => {}
        }
        let tell = tell.clone();
        Some(Box::new(Recording { kind, habit, speaks, tell, hang: hang_on, said: 0 }))
    });
    let patience =
        |_| Patience { choosing: Duration::from_millis(300), saying: Duration::from_millis(300) };
    let history = History::new(Arc::new(|| {}));
    let listeners = Listener::ALL.map(|listener| (listener, Tuning::default())).into();
    let watchdog = Watchdog::with_patience(open, patience);
    let speech_thread = SpeechThread::with(Task { lang, listeners }, watchdog, history.clone());
    Bench { speech_thread: Some(speech_thread), history, did, _hold: hold, number: 0.into() }
}

impl Bench {
    fn say(&self, utterance: Utterance) -> u64 {
        self.deliver(utterance, Delivery::Usual)
    }

    fn deliver(&self, utterance: Utterance, delivery: Delivery) -> u64 {
        let number = self.history.note(&utterance, Lang::En, UtteranceStatus::Waiting);
        self.number.set(number);
        let now = Instant::now();
        let waiting = QueuedUtterance {
            number,
            utterance,
            delivery,
            since: now,
            due: now,
            cuts: 0,
            is_again: false,
            part: 0,
        };
        self.speech_thread.as_ref().unwrap().say(waiting);
        number
    }

    fn next(&self) -> Did {
        self.did.recv_timeout(LONG).expect("the mouth is at work")
    }

    fn said(&self) -> (String, Manner) {
        loop {
            if let Did::Said(text, manner) = self.next() {
                return (text, manner);
            }
        }
    }

    /// What became of an utterance, once something has.
    fn fate(&self, number: u64) -> UtteranceStatus {
        let begun = Instant::now();
        loop {
            let heard = self.history.state().heard;
            let fate = heard.iter().find(|heard| heard.number == number).unwrap().fate;
            if !matches!(fate, UtteranceStatus::Waiting | UtteranceStatus::Begun(_))
                || begun.elapsed() > LONG
            {
                return fate;
            }
            std::thread::yield_now();
        }
    }

    fn dead(&self) -> Option<Dead> {
        self.history.state().of(Listener::Arbiter).dead_because
    }
}

fn alarm(alarm: Alarm, board: u16) -> Utterance {
    let side = Some(Side::White);
    Utterance::alarm(Call { alarm, board: BoardNo(board), side, detail: Detail::None })
}

fn announced(text: &str) -> Utterance {
    Utterance::text(Listener::White, Priority::Announcement, Lang::De, text.into())
}

const QUICK: &[(EngineKind, Habit)] = &[(EngineKind::Ssip, Habit::Quick)];

#[test]
fn it_speaks_the_language_of_the_words_or_else_english() {
    for (wanted, speaks, text) in [
        (Lang::De, &[Lang::En, Lang::De][..], "Brett 3: Partie beendet"),
        (Lang::Mk, &[Lang::En, Lang::De], "Board 3: game over"),
    ] {
        let bench = bench(wanted, speaks, QUICK);
        bench.say(alarm(Alarm::GameOver, 3));
        assert_eq!(bench.said(), (text.to_owned(), Manner::Then), "{wanted:?}");
    }
}

#[test]
fn an_announcement_is_said_in_its_own_language_spelled_for_the_engine_and_shown_as_it_was() {
    let bench = bench(Lang::Mk, &Lang::ALL, QUICK);
    let number = bench.say(announced("Laeufer Cesar fuenf - Eva drei"));
    assert_eq!(bench.said().0, "Läufer Zesar fünf - Eva drei");
    assert!(matches!(bench.fate(number), UtteranceStatus::Said(_)));
    let heard = bench.history.state().heard;
    assert_eq!(
        (heard[0].text.as_str(), heard[0].lang),
        ("Laeufer Cesar fuenf - Eva drei", Lang::De)
    );
    let state = bench.history.state().of(Listener::White);
    assert_eq!((state.engine, state.lang), (Some(EngineKind::Ssip), Some(Lang::De)));
    bench.deliver(announced("Turm a1"), Delivery::Spelled);
    assert_eq!(bench.said().0, "T U R M, A 1");
}

#[test]
fn another_language_is_taken_while_it_runs() {
    let bench = bench(Lang::En, &Lang::ALL, QUICK);
    assert_eq!(bench.next(), Did::Opened(EngineKind::Ssip));
    assert_eq!(bench.next(), Did::Chose(Lang::En));
    let listeners = [(Listener::Arbiter, Tuning::default())].into();
    bench.speech_thread.as_ref().unwrap().change(Task { lang: Lang::De, listeners });
    assert_eq!(bench.next(), Did::Chose(Lang::De));
    bench.say(alarm(Alarm::GameOver, 1));
    assert_eq!(bench.said().0, "Brett 1: Partie beendet");
}

#[test]
fn a_flag_interrupts_and_what_it_broke_off_is_said_again() {
    const ENDLESS: &[(EngineKind, Habit)] = &[(EngineKind::Ssip, Habit::Endless)];
    let bench = bench(Lang::En, &Lang::ALL, ENDLESS);
    let first = bench.say(announced("Kurze Roschade"));
    assert_eq!(bench.said(), ("Kurze Roschade".into(), Manner::Then));
    bench.say(alarm(Alarm::DrawOffer, 2));
    bench.say(Utterance::text(Listener::White, Priority::Answer, Lang::En, "ten".into()));
    bench.say(alarm(Alarm::Flag, 3));
    assert_eq!(bench.said(), ("Board 3: White, flag fallen".into(), Manner::Instead));
    assert_eq!(bench.said(), ("Kurze Roschade".into(), Manner::Then));
    assert_eq!(bench.said(), ("Board 2: White offers a draw".into(), Manner::Then));
    assert_eq!(bench.said().0, "ten");
    assert!(matches!(bench.fate(first), UtteranceStatus::Said(_)));
}

#[test]
fn what_was_asked_for_is_broken_off_by_a_move_and_not_said_again() {
    const ENDLESS: &[(EngineKind, Habit)] = &[(EngineKind::Ssip, Habit::Endless)];
    let bench = bench(Lang::En, &Lang::ALL, ENDLESS);
    let answer = Utterance::text(Listener::White, Priority::Answer, Lang::En, "long".into());
    let answer = bench.say(answer);
    assert_eq!(bench.said().0, "long");
    let last = bench.say(announced("Dame"));
    assert_eq!(bench.said(), ("Dame".into(), Manner::Instead));
    assert_eq!(bench.fate(answer), UtteranceStatus::BrokenOff);
    assert!(matches!(bench.fate(last), UtteranceStatus::Said(_)));
}

#[test]
fn an_answer_that_an_alarm_cuts_off_is_said_again_after_it() {
    const ENDLESS: &[(EngineKind, Habit)] = &[(EngineKind::Ssip, Habit::Endless)];
    let bench = bench(Lang::En, &Lang::ALL, ENDLESS);
    let answer = Utterance::text(Listener::Arbiter, Priority::Answer, Lang::En, "long".into());
    let answer = bench.say(answer);
    assert_eq!(bench.said().0, "long");
    bench.say(alarm(Alarm::Flag, 3));
    assert_eq!(bench.said(), ("Board 3: White, flag fallen".into(), Manner::Instead));
    assert_eq!(bench.said(), ("long".into(), Manner::Then));
    assert!(matches!(bench.fate(answer), UtteranceStatus::Said(_)));
}

#[test]
fn what_is_read_in_parts_is_taken_up_again_at_the_part_at_which_it_was_broken_off() {
    const ENDLESS: &[(EngineKind, Habit)] = &[(EngineKind::Ssip, Habit::Endless)];
    let bench = bench(Lang::En, &Lang::ALL, ENDLESS);
    let answer = |text: &str| {
        Utterance::text(Listener::Arbiter, Priority::Answer, Lang::En, text.to_owned())
    };
    let parts = vec!["King".to_owned(), "Queen".to_owned()];
    let reading = bench.say(answer("King. Queen").in_parts(parts));
    assert_eq!(bench.said(), ("King".into(), Manner::Then));
    bench.say(answer("The board agrees"));
    assert_eq!(bench.said(), ("The board agrees".into(), Manner::Instead));
    assert_eq!(bench.said(), ("King".into(), Manner::Then));
    assert_eq!(bench.said(), ("Queen".into(), Manner::Then));
    assert!(matches!(bench.fate(reading), UtteranceStatus::Said(_)));
    let heard = bench.history.state().heard;
    assert!(heard.iter().any(|one| one.text == "King. Queen"), "{heard:?}");
}

#[test]
fn what_waits_in_a_service_or_does_not_end_there_never_counts_as_said() {
    let usual = usual_length("White, king: Eva eins");
    for (progress, secs, end) in [
        (Progress::Waiting, 10, None),
        (Progress::Waiting, 31, Some(false)),
        (Progress::Speaking, 10, None),
        (Progress::Speaking, 31, Some(false)),
        (Progress::Unknown, 0, None),
        (Progress::Unknown, 4, Some(true)),
        (Progress::Over, 0, Some(true)),
        (Progress::Cut, 0, Some(false)),
    ] {
        let found = end_after(progress, usual, Duration::from_secs(secs));
        let is_said = found.map(|end| matches!(end, SpeechEnd::Said));
        assert_eq!(is_said, end, "{progress:?} after {secs} seconds");
    }
}

#[test]
fn what_a_closed_dialog_says_is_broken_off_by_whatever_comes_next() {
    const ENDLESS: &[(EngineKind, Habit)] = &[(EngineKind::Ssip, Habit::Endless)];
    let bench = bench(Lang::En, &Lang::ALL, ENDLESS);
    let say = |priority, text: &str| {
        Utterance::text(Listener::Arbiter, priority, Lang::En, text.to_owned())
    };
    let warning = bench.say(say(Priority::Alert, "cancel once more").of_dialog());
    assert_eq!(bench.said().0, "cancel once more");
    bench.say(say(Priority::Announcement, "recorded"));
    let field = bench.say(say(Priority::Hint, "Name: Cup").of_dialog());
    bench.speech_thread.as_ref().unwrap().dialog_closed();
    assert_eq!(bench.said(), ("recorded".into(), Manner::Instead));
    bench.say(say(Priority::Hint, "New incident").of_dialog());
    assert_eq!(bench.said().0, "New incident");
    assert_eq!(bench.fate(warning), UtteranceStatus::BrokenOff);
    assert_eq!(bench.fate(field), UtteranceStatus::Replaced);
}

#[test]
fn what_another_program_cuts_off_is_said_again_and_not_listed_as_said_if_it_never_was() {
    const CUT_TWICE: &[(EngineKind, Habit)] = &[(EngineKind::Ssip, Habit::CutTwice)];
    const CUT: &[(EngineKind, Habit)] = &[(EngineKind::Ssip, Habit::Cut)];
    let text = |priority| Utterance::text(Listener::White, priority, Lang::En, "ten".into());
    for priority in [Priority::Announcement, Priority::Answer] {
        for (habits, is_said) in [(CUT_TWICE, true), (CUT, false)] {
            let mut bench = bench(Lang::En, &Lang::ALL, habits);
            let number = bench.say(text(priority));
            for _ in 0..3 {
                assert_eq!(bench.said().0, "ten", "{priority:?}");
            }
            let fate = bench.fate(number);
            assert_eq!(matches!(fate, UtteranceStatus::Said(_)), is_said, "{fate:?}");
            bench.speech_thread = None;
            let more = bench.did.iter().any(|did| matches!(did, Did::Said(..)));
            assert!(!more, "nothing is said for ever");
        }
    }
}

#[test]
fn an_engine_that_fails_is_opened_once_more_and_then_left_alone() {
    const FAILS: &[(EngineKind, Habit)] = &[(EngineKind::Ssip, Habit::Fails)];
    let mut bench = bench(Lang::En, &Lang::ALL, FAILS);
    let number = bench.say(alarm(Alarm::Flag, 1));
    for _ in 0..2 {
        assert_eq!(bench.said().0, "Board 1: White, flag fallen");
    }
    assert_eq!(bench.fate(number), UtteranceStatus::Unsaid);
    assert_eq!(bench.dead(), Some(Dead::Failed(EngineKind::Ssip)));
    bench.speech_thread = None;
    assert!(!bench.did.iter().any(|did| matches!(did, Did::Said(..))), "not tried again");
}

#[test]
fn without_an_engine_everything_is_kept_as_text_and_nobody_waits() {
    let mut bench = bench(Lang::En, &Lang::ALL, &[]);
    let begun = Instant::now();
    let numbers: Vec<u64> = (0..40).map(|board| bench.say(alarm(Alarm::Flag, board))).collect();
    for number in numbers {
        assert_eq!(bench.fate(number), UtteranceStatus::Unsaid);
    }
    assert_eq!(bench.dead(), Some(Dead::NoEngine));
    bench.speech_thread = None;
    let looked: Vec<Did> = bench.did.iter().collect();
    assert_eq!(looked, EngineKind::ALL.map(Did::Opened), "not looked for again and again");
    assert!(begun.elapsed() < LONG);
}

#[test]
fn an_engine_that_hangs_is_left_behind_and_the_next_one_speaks() {
    const HANGS: [&[(EngineKind, Habit)]; 2] = [
        &[(EngineKind::Ssip, Habit::HangsAtOnce), (EngineKind::Espeak, Habit::Quick)],
        &[(EngineKind::Ssip, Habit::HangsSpeaking), (EngineKind::Espeak, Habit::Quick)],
    ];
    for habits in HANGS {
        let bench = bench(Lang::En, &Lang::ALL, habits);
        let number = bench.say(announced("Dame"));
        assert!(matches!(bench.fate(number), UtteranceStatus::Said(_)), "{habits:?}");
        let state = bench.history.state().of(Listener::Arbiter);
        assert_eq!((state.engine, state.dead_because), (Some(EngineKind::Espeak), None));
    }
}

#[test]
fn when_all_hang_it_is_told_and_the_program_ends_all_the_same() {
    const HANGS: &[(EngineKind, Habit)] = &[(EngineKind::System, Habit::HangsSpeaking)];
    let mut bench = bench(Lang::En, &Lang::ALL, HANGS);
    let number = bench.say(announced("Dame"));
    assert_eq!(bench.fate(number), UtteranceStatus::Unsaid);
    assert_eq!(bench.dead(), Some(Dead::Hung(EngineKind::System)));
    let begun = Instant::now();
    bench.speech_thread = None;
    assert!(begun.elapsed() < LONG);
}
