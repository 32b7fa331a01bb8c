//! The dialogs in which something is typed that nobody may see: the sealed move, and passphrases.
//! What is typed is in a [`Secret`] and nowhere else, is not said and not shown.

use egui::{Context, Id, Ui};

use crate::actions::{Actions, UiMessage};
use crate::dialogs::{Close, FooterAction, foot, yes_no};
use crate::scene::Scene;
use crate::screens::envelopes::ask;
use crate::screens::envelopes::notations::{self, WrittenMoveInput};
use crate::tokens::{self, Text};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Enabled, Weight, button};
use crate::widgets::dialog::{Dialog as Frame, Urgency};
use crate::widgets::field::{FieldLabels, field};
use crate::widgets::secret::secret_ui;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{EnvelopeKind, SealedMove};
use jadoube_core::adjournment::receipt;
use jadoube_core::adjournment::refusal::Refusal;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_desk::request_error::Trouble;
use jadoube_desk::sealing::{
    self, EnvelopeInput, Opening, SealingFault, SealingTask, Secret, sealing_fault,
};
use jadoube_laws::ids::EnvelopeNo;

/// What is typed.
#[derive(Debug)]
enum Errand {
    /// A lock is made, for one person or two.
    Lock,
    /// A move is sealed.
    Seal(EnvelopeNo, EnvelopeKind),
    /// An envelope is opened; whose passphrases are asked for, none for one on paper; whether it was
    /// read before and that is corrected.
    Open(EnvelopeNo, EnvelopeKind, Vec<String>, bool),
}

/// A dialog for what nobody may see.
#[derive(Debug)]
pub struct Form {
    purpose: Errand,
    /// Names: the persons of a lock; who opens.
    names: [String; 2],
    /// Each secret, and where it is confirmed, the same again.
    secrets: Vec<Secret>,
    /// What is written on the paper, and its notation.
    written: WrittenMoveInput,
    /// Whether the move is written on paper instead of being sealed here.
    on_paper: bool,
    sheets: BySide<bool>,
    /// The codes on the players' receipts; empty where none is shown.
    receipts: BySide<String>,
    fault: Option<String>,
    /// Which of them is to be written again.
    again: Option<usize>,
    /// Whether it has not been drawn yet: it may come in the place of another.
    fresh: bool,
}

impl Form {
    fn new(purpose: Errand, secrets: usize) -> Self {
        Self {
            purpose,
            names: Default::default(),
            secrets: (0..secrets).map(|_| Secret::empty()).collect(),
            written: WrittenMoveInput::sealed(String::new(), String::new()),
            on_paper: false,
            sheets: BySide::new(true, true),
            receipts: BySide::default(),
            fault: None,
            again: None,
            fresh: true,
        }
    }

    /// The dialog that makes a lock.
    #[must_use]
    pub fn lock(scene: &Scene<'_>) -> Self {
        let mut form = Self::new(Errand::Lock, 4);
        form.names[0] = arbiter(scene);
        form
    }

    /// The dialog in which a move is sealed.
    #[must_use]
    pub fn seal(no: EnvelopeNo, which: EnvelopeKind) -> Self {
        Self::new(Errand::Seal(no, which), 2)
    }

    /// The dialog in which an envelope is opened, if it is there.
    #[must_use]
    pub fn open(scene: &Scene<'_>, no: EnvelopeNo, which: EnvelopeKind) -> Option<Self> {
        let locked = sealing::locked(&scene.snap.hall, no, which).ok()?;
        let persons = locked.map(|locked| locked.persons).unwrap_or_default();
        let count = persons.len();
        let one = scene.snap.hall.adjournments.get(&no)?;
        let cover = one.cover(which)?;
        let again = cover.read.is_some() && cover.opened.is_some();
        let mut form = Self::new(Errand::Open(no, which, persons, again), count);
        form.names[0] = arbiter(scene);
        if let (Some((contents, _)), Some((by, _))) = (&cover.read, &cover.opened) {
            form.names[0].clone_from(by);
            form.sheets = contents.sheets;
            let text = if count == 0 { contents.text.clone() } else { String::new() };
            form.written = WrittenMoveInput::sealed(text, contents.system.clone());
        }
        Some(form)
    }

    /// The same with what went wrong.
    #[must_use]
    pub fn with_fault(mut self, fault: String) -> Self {
        self.fault = Some(fault);
        self
    }

    const fn title(&self) -> (&'static str, &'static str) {
        match self.purpose {
            Errand::Lock => ("envelopes-lock-title", "envelopes-lock-deed"),
            Errand::Seal(..) => ("envelopes-seal", "envelopes-seal-deed"),
            Errand::Open(.., false) => ("envelopes-open", "envelopes-open-deed"),
            Errand::Open(.., true) => ("envelopes-correct-title", "envelopes-correct-deed"),
        }
    }
}

fn arbiter(scene: &Scene<'_>) -> String {
    scene.snap.hall.competition.as_ref().map(|one| one.arbiter.clone()).unwrap_or_default()
}

/// Draws the dialog.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let (title, deed) = form.title();
    let (title, deed) = (scene.say(title), scene.say(deed));
    let frame = Frame::new(Id::unique("unseen"), &title, Urgency::Question);
    let outcome = frame.show(ctx, |ui, _| {
        let opened = std::mem::take(&mut form.fresh);
        let paper = match &form.purpose {
            Errand::Lock => {
                lock_ui(ui, scene, form, opened);
                false
            }
            Errand::Seal(..) => seal_ui(ui, scene, form, opened),
            Errand::Open(no, which, persons, _) => {
                let (no, which, persons) = (*no, *which, persons.clone());
                open_ui(ui, scene, form, ((no, which), &persons), opened);
                false
            }
        };
        // That of an opening stands at the list of notations.
        if let (Some(fault), false) = (&form.fault, matches!(form.purpose, Errand::Open(..))) {
            fault_ui(ui, fault);
        }
        let locked = !scene.snap.hall.adjournments.locks.is_empty();
        let may = locked || !matches!(form.purpose, Errand::Seal(..));
        let may = if may { Enabled::Yes } else { Enabled::No };
        if paper { FooterAction::Done } else { foot(ui, scene, &deed, may) }
    });
    match outcome.inner {
        _ if outcome.cancelled => Close::Yes,
        FooterAction::Cancel => Close::Yes,
        FooterAction::Nothing => Close::No,
        FooterAction::Done if form.on_paper => {
            seal(form, SealedMove::Paper, actions);
            Close::Yes
        }
        FooterAction::Done => match done(scene, form, actions) {
            Ok(()) => Close::Yes,
            Err(fault) => {
                let text = sealing_fault(scene.words, &fault);
                actions.push(UiMessage::Say(Manner::Assertive, text.clone()));
                form.fault = Some(text);
                if matches!(fault, SealingFault::NotTheSame) {
                    // Nobody can see which of the two is wrong: both are written again.
                    for (nth, two) in form.secrets.chunks_exact_mut(2).enumerate() {
                        if let [one, again] = two
                            && one.reveal() != again.reveal()
                        {
                            (*one, *again) = (Secret::empty(), Secret::empty());
                            form.again.get_or_insert(2 * nth);
                        }
                    }
                }
                Close::No
            }
        },
    }
}

/// What is wrong, however long that is.
fn fault_ui(ui: &mut Ui, fault: &str) {
    let t = tokens::of(ui.ctx());
    ui.label(Text::Body.rich(fault).color(t.bad.ink));
}

fn secret(ui: &mut Ui, scene: &Scene<'_>, label: &str, form: &mut Form, nth: usize) -> bool {
    let Some(secret) = form.secrets.get_mut(nth) else { return false };
    let told = scene.say_with("envelopes-typed", &[("count", secret.count().into())]);
    let response = secret_ui(ui, label, &told, secret);
    if form.again == Some(nth) {
        form.again = None;
        response.request_focus();
    }
    response.has_focus()
}

fn lock_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, opened: bool) {
    ui.label(Text::Body.rich(scene.say("envelopes-lock-what")));
    let persons = [
        ["envelopes-person", "envelopes-passphrase", "envelopes-again"],
        ["envelopes-person-two", "envelopes-passphrase-two", "envelopes-again-two"],
    ];
    for (nth, [person, passphrase, again]) in persons.into_iter().enumerate() {
        let label = scene.say(person);
        let labels = FieldLabels { label: &label, ..FieldLabels::default() };
        let name = form.names.get_mut(nth);
        let response = name.map(|name| field(ui, labels, name));
        if let Some(response) = response.filter(|_| opened && nth == 0) {
            response.request_focus();
        }
        secret(ui, scene, &scene.say(passphrase), form, 2 * nth);
        secret(ui, scene, &scene.say(again), form, 2 * nth + 1);
    }
}

/// The move twice; says whether it is written on paper instead.
fn seal_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, opened: bool) -> bool {
    ui.label(Text::Body.rich(scene.say("envelopes-seal-what")));
    let paper = button(ui, Weight::Plain, &scene.say("envelopes-on-paper"), None);
    if opened {
        paper.request_focus();
    }
    if paper.clicked() {
        form.on_paper = true;
        return true;
    }
    if scene.snap.hall.adjournments.locks.is_empty() {
        badge(ui, Tone::Warn, &sealing_fault(scene.words, &SealingFault::NoLock));
        if button(ui, Weight::Plain, &scene.say("envelopes-lock"), None).clicked() {
            *form = Form::lock(scene);
        }
        return false;
    }
    secret(ui, scene, &scene.say("envelopes-move"), form, 0);
    secret(ui, scene, &scene.say("envelopes-again"), form, 1);
    false
}

fn open_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    form: &mut Form,
    ((no, which), persons): ((EnvelopeNo, EnvelopeKind), &[String]),
    opened: bool,
) {
    let label = scene.say("envelopes-by");
    let labels = FieldLabels { label: &label, ..FieldLabels::default() };
    let response = field(ui, labels, &mut form.names[0]);
    if opened {
        response.request_focus();
    }
    if asks_receipts(&form.purpose) {
        for (side, label) in
            [(Side::White, "envelopes-receipt-white"), (Side::Black, "envelopes-receipt-black")]
        {
            let label = scene.say(label);
            let labels = FieldLabels { label: &label, ..FieldLabels::default() };
            field(ui, labels, form.receipts.of_mut(side));
        }
    }
    for (nth, person) in persons.iter().enumerate() {
        let name = ("name", person.as_str().into());
        secret(ui, scene, &scene.say_with("envelopes-passphrase-of", &[name]), form, nth);
    }
    if persons.is_empty() {
        let label = scene.say("envelopes-written-there");
        let labels = FieldLabels { label: &label, ..FieldLabels::default() };
        let field = field(ui, labels, &mut form.written.text);
        if let Some(one) = scene.snap.hall.adjournments.get(&no) {
            form.written.meaning_ui(ui, scene, (one, which), field.id);
        }
    }
    if notations::list_ui(ui, scene, &mut form.written.system) {
        form.fault = None;
    }
    if let Some(fault) = &form.fault {
        fault_ui(ui, fault);
    }
    for (side, label) in
        [(Side::White, "envelopes-sheet-white"), (Side::Black, "envelopes-sheet-black")]
    {
        yes_no(ui, scene, label, form.sheets.of_mut(side));
    }
}

/// The players are asked when an envelope is opened first that the program keeps.
const fn asks_receipts(purpose: &Errand) -> bool {
    matches!(purpose, Errand::Open(_, _, persons, false) if !persons.is_empty())
}

fn seal(form: &Form, what: SealedMove, actions: &mut Actions) {
    match form.purpose {
        Errand::Seal(no, EnvelopeKind::Reply) => ask(actions, Ask::SealReply { no, what }),
        Errand::Seal(no, EnvelopeKind::Sealed) => ask(actions, Ask::Seal { no, what }),
        Errand::Lock | Errand::Open(..) => {}
    }
}

fn done(scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Result<(), SealingFault> {
    match &form.purpose {
        Errand::Seal(..) => {
            let [text, again] = form.secrets.as_slice() else { return Ok(()) };
            let what = sealing::seal(&scene.snap.hall, text, again)?;
            seal(form, what, actions);
        }
        Errand::Lock => {
            let named =
                |nth: usize| form.names.get(nth).is_some_and(|name| !name.trim().is_empty());
            let (mut persons, mut passphrases) = (Vec::new(), Vec::new());
            for (nth, pair) in form.secrets.chunks(2).enumerate() {
                let [one, again] = pair else { continue };
                if !named(nth) {
                    continue;
                }
                if one.reveal() != again.reveal() {
                    return Err(SealingFault::NotTheSame);
                }
                persons.extend(form.names.get(nth).cloned());
                passphrases.push(one.clone());
            }
            sealing::may_lock(&persons, &passphrases)?;
            actions.push(UiMessage::Unseen(Box::new(SealingTask::Lock { persons, passphrases })));
        }
        Errand::Open(no, which, persons, correct) => {
            let left = sealing::wait(&scene.snap.hall, sealing::now());
            if let Some(left) = left.filter(|_| !persons.is_empty()) {
                return Err(SealingFault::Wait(left));
            }
            if let (Some(one), true) = (scene.snap.hall.adjournments.get(no), persons.is_empty()) {
                // Told before anything is opened.
                may_be_read(scene, one, *which, &mut form.written)?;
            }
            let asked = |shown: &String| asks_receipts(&form.purpose).then(|| shown.clone());
            let receipts = BySide::new(asked(&form.receipts.white), asked(&form.receipts.black));
            for shown in [&form.receipts.white, &form.receipts.black] {
                // A slip is told here, where it can be mended without typing a passphrase again.
                if !shown.trim().is_empty() {
                    receipt::check(*no, "", shown)
                        .map_err(|why| Trouble::Refused(Refusal::ReceiptMistyped(why).into()))?;
                }
            }
            let by = form.names[0].clone();
            let opening = Opening { no: *no, which: *which, by, correct: *correct, receipts };
            let WrittenMoveInput { text, system, .. } = form.written.clone();
            let system = Some(system).filter(|name| !name.is_empty());
            let found = EnvelopeInput { text, system, sheets: form.sheets };
            let passphrases = std::mem::take(&mut form.secrets);
            actions.push(UiMessage::Unseen(Box::new(SealingTask::Open {
                opening,
                passphrases,
                found,
            })));
        }
    }
    Ok(())
}

/// Whether the notation is clear.
fn may_be_read(
    scene: &Scene<'_>,
    one: &Adjournment,
    which: EnvelopeKind,
    written: &mut WrittenMoveInput,
) -> Result<(), SealingFault> {
    match written.found(scene, one, which) {
        Some(notations::TextMeaning::Several(meanings)) => {
            Err(SealingFault::SeveralNotations(meanings.clone()))
        }
        _ => Ok(()),
    }
}
