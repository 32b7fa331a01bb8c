//! Asks an engine and does not wait for ever. The engine lives on a thread of its own; when it does
//! not answer in time that thread is left behind, and the next kind of engine is tried.

use std::collections::BTreeSet;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use crate::engine::{
    Dead, Engine, EngineKind, EngineRequest, EngineSettings, Open, Order, Progress,
};

/// How long no engine is looked for after none was found: each time the system tries to start one.
const NO_ENGINE_FOR: Duration = Duration::from_secs(30);
/// How many threads that hang are left behind before no other is started.
const LEFT_BEHIND_MOST: u8 = 6;

/// How long an engine may take.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Patience {
    /// To be opened and to take a voice. Listing and choosing among 13 000 voices was seen to take
    /// five seconds.
    pub(crate) choosing: Duration,
    /// To take a text. Some make the sound of a whole sentence before they answer.
    pub(crate) saying: Duration,
}

impl Patience {
    const fn of(kind: EngineKind) -> Self {
        let (choosing, saying) = match kind {
            EngineKind::Ssip => (5, 2),
            EngineKind::System => (20, 5),
            EngineKind::Espeak => (10, 5),
        };
        Self { choosing: Duration::from_secs(choosing), saying: Duration::from_secs(saying) }
    }
}

enum Question {
    /// Open the first of these that can be opened, unless one is open, and take a voice.
    Choose(Vec<EngineKind>, Box<EngineRequest>),
    Say(Order),
    Progress,
}

enum Answer {
    /// It is this one's turn to answer.
    Trying(EngineKind),
    Chosen(Option<(EngineKind, EngineSettings)>),
    Yes(bool),
    Progress(Progress),
}

/// Makes the order for the engine that will carry it out.
pub(crate) type MakeOrder<'a> = &'a dyn Fn(EngineKind, &EngineSettings) -> Order;

struct EngineChannel {
    questions: Sender<Question>,
    answers: Receiver<Answer>,
    /// Whose turn it is.
    kind: EngineKind,
}

/// What was taken, and for what.
struct EngineChoice {
    wanted: EngineRequest,
    kind: EngineKind,
    chosen: EngineSettings,
}

/// Why there was no answer.
enum Silence {
    Hung,
    Gone,
}

/// Asks; is used on one thread.
pub(crate) struct Watchdog {
    open: Open,
    patience: fn(EngineKind) -> Patience,
    line: Option<EngineChannel>,
    held: Option<EngineChoice>,
    /// Those that did not answer, and are not asked again.
    hung: BTreeSet<EngineKind>,
    left_behind: u8,
    none_until: Option<(Instant, Dead)>,
}

impl Watchdog {
    pub(crate) fn new(open: Open) -> Self {
        Self::with_patience(open, Patience::of)
    }

    pub(crate) fn with_patience(open: Open, patience: fn(EngineKind) -> Patience) -> Self {
        Self {
            open,
            patience,
            line: None,
            held: None,
            hung: BTreeSet::new(),
            left_behind: 0,
            none_until: None,
        }
    }

    /// Whatever went wrong before, it is worth another try.
    pub(crate) fn forgive(&mut self) {
        self.none_until = None;
        self.hung.clear();
    }

    /// Takes a voice, in an engine that is opened for it if none is.
    pub(crate) fn choose(
        &mut self,
        wanted: &EngineRequest,
    ) -> Result<(EngineKind, &EngineSettings), Dead> {
        let fits = |held: &EngineChoice| held.wanted == *wanted;
        if !self.held.as_ref().is_some_and(fits) {
            self.choose_anew(wanted)?;
        }
        self.held.as_ref().map(|held| (held.kind, &held.chosen)).ok_or(Dead::NoEngine)
    }

    fn choose_anew(&mut self, wanted: &EngineRequest) -> Result<(), Dead> {
        if let Some((until, dead)) = self.none_until
            && Instant::now() < until
        {
            return Err(dead);
        }
        let engine = |held: &EngineChoice| {
            let (one, other) = (&held.wanted.tuning, &wanted.tuning);
            one.engine == other.engine && one.device == other.device
        };
        if !self.held.take().is_some_and(|held| engine(&held)) {
            self.line = None;
        }
        let mut dead = Dead::NoEngine;
        loop {
            let kinds: Vec<EngineKind> =
                wanted.tuning.engines().into_iter().filter(|k| !self.hung.contains(k)).collect();
            if kinds.is_empty() || self.left_behind >= LEFT_BEHIND_MOST {
                break;
            }
            let question = Question::Choose(kinds, Box::new(wanted.clone()));
            match self.ask(question, |patience| patience.choosing) {
                Ok(Answer::Chosen(Some((kind, chosen)))) => {
                    self.none_until = None;
                    self.held = Some(EngineChoice { wanted: wanted.clone(), kind, chosen });
                    return Ok(());
                }
                Ok(_) => break,
                Err((Silence::Hung, Some(kind))) => dead = Dead::Hung(kind),
                Err(_) => break,
            }
        }
        self.line = None;
        if let (Dead::NoEngine, Some(kind)) = (dead, self.hung.last()) {
            dead = Dead::Hung(*kind);
        }
        self.none_until = Some((Instant::now() + NO_ENGINE_FOR, dead));
        Err(dead)
    }

    /// Has a text said; it is made for the engine that says it. An engine that has gone is opened
    /// once more, one that hangs is left behind for the next.
    pub(crate) fn say(
        &mut self,
        wanted: &EngineRequest,
        order: MakeOrder<'_>,
    ) -> Result<Order, Dead> {
        let mut failed = None;
        loop {
            let (kind, chosen) = self.choose(wanted)?;
            let order = order(kind, chosen);
            match self.ask(Question::Say(order.clone()), |patience| patience.saying) {
                Ok(Answer::Yes(true)) => return Ok(order),
                Err((Silence::Hung, _)) => {}
                Ok(_) | Err(_) => {
                    self.held = None;
                    self.line = None;
                    if failed.replace(kind) == Some(kind) {
                        let dead = Dead::Failed(kind);
                        self.none_until = Some((Instant::now() + NO_ENGINE_FOR, dead));
                        return Err(dead);
                    }
                }
            }
        }
    }

    /// How far it is with the last text, as far as it knows. One that does not answer has not said it.
    pub(crate) fn progress(&mut self) -> Progress {
        let asked = self.held.is_some().then(|| self.ask(Question::Progress, |p| p.saying));
        match asked {
            Some(Ok(Answer::Progress(progress))) => progress,
            _ => Progress::Cut,
        }
    }

    fn ask(
        &mut self,
        question: Question,
        patience: fn(Patience) -> Duration,
    ) -> Result<Answer, (Silence, Option<EngineKind>)> {
        let of = self.patience;
        let line = self.line.get_or_insert_with(|| start(self.open.clone()));
        if line.questions.send(question).is_err() {
            self.line = None;
            return Err((Silence::Gone, None));
        }
        loop {
            match line.answers.recv_timeout(patience(of(line.kind))) {
                Ok(Answer::Trying(kind)) => line.kind = kind,
                Ok(answer) => return Ok(answer),
                Err(RecvTimeoutError::Disconnected) => {
                    self.line = None;
                    return Err((Silence::Gone, None));
                }
                Err(RecvTimeoutError::Timeout) => {
                    let kind = line.kind;
                    self.hung.insert(kind);
                    self.left_behind += 1;
                    self.line = None;
                    self.held = None;
                    return Err((Silence::Hung, Some(kind)));
                }
            }
        }
    }
}

/// Starts a thread for an engine. It ends when nobody asks any more, as soon as it can.
fn start(open: Open) -> EngineChannel {
    let (questions, asked) = channel();
    let (answer, answers) = channel();
    let run = move || answer_all(&open, &asked, &answer);
    // Without a thread available nobody answers, and that is told.
    let _ = std::thread::Builder::new().name("speech-engine".into()).spawn(run);
    EngineChannel { questions, answers, kind: EngineKind::System }
}

fn answer_all(open: &Open, asked: &Receiver<Question>, answers: &Sender<Answer>) {
    let mut engine: Option<Box<dyn Engine>> = None;
    while let Ok(question) = asked.recv() {
        let answer = match (question, &mut engine) {
            (Question::Choose(_, wanted), Some(open)) => {
                Answer::Chosen(open.choose(&wanted).map(|chosen| (open.kind(), chosen)))
            }
            (Question::Choose(kinds, wanted), None) => {
                let mut found = None;
                for kind in kinds {
                    if answers.send(Answer::Trying(kind)).is_err() {
                        return;
                    }
                    let opened = open(kind, &wanted.tuning);
                    let chosen = opened.and_then(|mut opened| {
                        let chosen = opened.choose(&wanted)?;
                        Some((opened, chosen))
                    });
                    if let Some((opened, chosen)) = chosen {
                        engine = Some(opened);
                        found = Some((kind, chosen));
                        break;
                    }
                }
                Answer::Chosen(found)
            }
            (Question::Say(order), Some(engine)) => Answer::Yes(engine.say(&order)),
            (Question::Progress, Some(engine)) => Answer::Progress(engine.progress()),
            (Question::Say(_) | Question::Progress, None) => Answer::Yes(false),
        };
        if answers.send(answer).is_err() {
            return;
        }
    }
}
