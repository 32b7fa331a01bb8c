//! The dialogs in which something is typed that nobody may see: the sealed move, and passphrases.
//! What is typed is in a [`Secret`] and nowhere else, is not said and not shown.

use egui::Ui;

use crate::actions::{Actions, UiMessage};
use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::envelopes::named;
use crate::screens::envelopes::notations::{self, NOTATION, WrittenMoveInput};
use crate::screens::envelopes::nothing::NothingWritten;
use crate::tokens::Text;
use crate::widgets::button::{Weight, button};
use crate::widgets::dialog::Column;
use crate::widgets::tick::tick;
use jadoube_chess::side::BySide;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{EnvelopeKind, SealedMove};
use jadoube_core::adjournment::reading::Judgement;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_desk::request_error::Trouble;
use jadoube_desk::sealing::{
    self, EnvelopeInput, Opening, SealFault, SealingFault, SealingTask, Secret, sealing_fault,
};
use jadoube_laws::ids::EnvelopeNo;

/// What is typed.
#[derive(Debug)]
enum SecretPurpose {
    /// A lock is made, for one person or two.
    Lock,
    /// A move is sealed.
    Seal(EnvelopeNo, EnvelopeKind),
    /// An envelope is opened; whose passphrases are asked for, none for one on paper or one that was
    /// read; whether it was read before and that is corrected.
    Open(EnvelopeNo, EnvelopeKind, Vec<String>, bool),
}

/// A dialog for what nobody may see.
#[derive(Debug)]
pub struct SecretForm {
    purpose: SecretPurpose,
    /// Names: the persons of a lock; who opens.
    names: [String; 2],
    /// Each secret, and where it is confirmed, the same again.
    secrets: Vec<Secret>,
    /// Whether what is opened is on paper.
    paper: bool,
    /// What is written on the paper, and its notation.
    written: WrittenMoveInput,
    /// Whether the arbiter says that no move is written on the paper.
    nothing: bool,
    /// The text of which it was told in which notations it is a move: sent again, it is recorded.
    told: Option<String>,
    sheets: BySide<bool>,
    /// The codes on the players' receipts; empty where none is shown.
    receipts: BySide<String>,
}

impl SecretForm {
    fn new(purpose: SecretPurpose, secrets: usize) -> Self {
        Self {
            purpose,
            names: Default::default(),
            secrets: (0..secrets).map(|_| Secret::empty()).collect(),
            paper: false,
            written: WrittenMoveInput::sealed(String::new(), String::new()),
            nothing: false,
            told: None,
            sheets: BySide::new(true, true),
            receipts: BySide::default(),
        }
    }

    /// The dialog that makes a lock.
    #[must_use]
    pub fn lock(scene: &Scene<'_>) -> Self {
        let mut form = Self::new(SecretPurpose::Lock, 4);
        form.names[0] = arbiter(scene);
        form
    }

    /// The dialog in which a move is sealed.
    #[must_use]
    pub fn seal(no: EnvelopeNo, which: EnvelopeKind) -> Self {
        Self::new(SecretPurpose::Seal(no, which), 2)
    }

    /// The dialog in which an envelope is opened, if it is there.
    #[must_use]
    pub fn open(scene: &Scene<'_>, no: EnvelopeNo, which: EnvelopeKind) -> Option<Self> {
        let one = scene.snap.hall.adjournments.get(&no)?;
        let cover = one.cover(which)?;
        let again = cover.read.is_some() && cover.opened.is_some();
        let locked = sealing::to_unlock(&scene.snap.hall, no, which, again).ok()?;
        let persons = locked.map(|locked| locked.persons).unwrap_or_default();
        let count = persons.len();
        let mut form = Self::new(SecretPurpose::Open(no, which, persons, again), count);
        form.paper = cover.sealed == SealedMove::Paper;
        form.names[0] = arbiter(scene);
        if let (Some((contents, judged)), Some((by, _))) = (&cover.read, &cover.opened) {
            form.names[0].clone_from(by);
            form.sheets = contents.sheets;
            let text = if form.paper { contents.text.clone() } else { String::new() };
            form.nothing = form.paper && text.trim().is_empty();
            // What could not be read fixes no notation for what is typed instead.
            let is_open = judged.is_no_move() || *judged == Judgement::Nothing;
            let system = if is_open { String::new() } else { contents.system.clone() };
            form.written = WrittenMoveInput::sealed(text, system);
        }
        Some(form)
    }

    const fn title(&self) -> (&'static str, &'static str) {
        match self.purpose {
            SecretPurpose::Lock => ("envelopes-lock-title", "envelopes-lock-deed"),
            SecretPurpose::Seal(..) => ("envelopes-seal", "envelopes-seal-deed"),
            SecretPurpose::Open(.., false) => ("envelopes-open", "envelopes-open-deed"),
            SecretPurpose::Open(.., true) => ("envelopes-correct-title", "envelopes-correct-deed"),
        }
    }
}

fn arbiter(scene: &Scene<'_>) -> String {
    scene.snap.hall.competition.as_ref().map(|one| one.arbiter.clone()).unwrap_or_default()
}

/// The label of the field for what is written on the paper.
const WRITTEN_THERE: &str = "envelopes-written-there";

/// The label of the field for the passphrase of somebody, and what the second person's is known by.
const PASSPHRASE_OF: [&str; 2] = ["envelopes-passphrase-of", "envelopes-passphrase-two"];

/// The labels of the persons of a lock, of their passphrases and of those once more.
const PERSONS: [[&str; 3]; 2] = [
    ["envelopes-person", "envelopes-passphrase", "envelopes-again"],
    ["envelopes-person-two", "envelopes-passphrase-two", "envelopes-again-two"],
];

impl DialogForm for SecretForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let (title, deed) = self.title();
        let head = Head::new("unseen", scene.say(title), scene.say(deed)).enter_nowhere();
        let head = match &self.purpose {
            SecretPurpose::Seal(no, which) | SecretPurpose::Open(no, which, ..) => {
                named::of_envelope(scene, (*no, *which), head)
            }
            SecretPurpose::Lock => head,
        };
        Some(match &self.purpose {
            SecretPurpose::Seal(..) => {
                // Only what the program keeps needs one: it is told at the button that seals here.
                let no_lock = scene.snap.hall.adjournments.locks.is_empty();
                let why = no_lock.then(|| scene.say("envelopes-seal-no-lock"));
                head.begin_at("envelopes-on-paper").hindered(why)
            }
            // Whoever opens it is known as a rule; where not, that is asked first.
            SecretPurpose::Open(..) if self.paper && !self.names[0].trim().is_empty() => {
                head.begin_at(WRITTEN_THERE)
            }
            // Who mistypes a passphrase goes on where it stands, and so does who tells the notation.
            SecretPurpose::Open(..) if !self.paper => head.waits(),
            SecretPurpose::Lock | SecretPurpose::Open(..) => head,
        })
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        match &self.purpose {
            SecretPurpose::Lock => self.lock_ui(ui, fields),
            SecretPurpose::Seal(..) => self.seal_ui(ui, fields),
            SecretPurpose::Open(no, which, persons, _) => {
                let (no, which, persons) = (*no, *which, persons.clone());
                self.open_ui(ui, fields, ((no, which), &persons));
            }
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        if matches!(self.purpose, SecretPurpose::Open(..)) {
            // Told here, where nothing that was typed is lost.
            check.given("envelopes-by", &self.names[0], "adjournment-refusal-name-missing")?;
        }
        if let Some(at) = self.not_typed() {
            check.fault(at, sealing_fault(check.scene.words, &SealingFault::NoPassphrase));
            return None;
        }
        if self.is_unread() {
            check.given(WRITTEN_THERE, &self.written.text, "envelopes-written-missing")?;
        }
        if let Some(why) = self.elsewhere(check.scene) {
            check.fault(NOTATION, why);
            return None;
        }
        let Err(fault) = done(check.scene, self, &mut check.actions) else {
            // It stays behind the question.
            return (!self.nothing).then_some(());
        };
        let text = sealing_fault(check.scene.words, &fault);
        match fault {
            SealingFault::NotTheSame => check.fault(self.not_the_same(), text),
            SealingFault::SeveralNotations(_) => {
                self.told = Some(self.written.text.clone());
                check.fault(NOTATION, text);
            }
            _ => check.fault("", text),
        }
        None
    }

    fn to_correct_unseen(&self, fault: &SealingFault) -> Option<&'static str> {
        match fault {
            SealingFault::Seal(SealFault::Wrong) => PASSPHRASE_OF.first().copied(),
            // The passphrase was the right one, and stays: the envelope is open.
            SealingFault::SeveralNotations(_) => Some(NOTATION),
            _ => None,
        }
    }
}

impl SecretForm {
    /// Whether a move on paper is asked for, and it is not said that there is none.
    const fn is_unread(&self) -> bool {
        matches!(self.purpose, SecretPurpose::Open(..)) && self.paper && !self.nothing
    }

    /// What is told once of a text on paper before it is recorded as no move: that it is one in other
    /// notations than the one that was told.
    fn elsewhere(&mut self, scene: &Scene<'_>) -> Option<String> {
        let SecretPurpose::Open(no, which, ..) = &self.purpose else { return None };
        if !self.is_unread() || self.told.as_ref() == Some(&self.written.text) {
            return None;
        }
        let one = scene.snap.hall.adjournments.get(no)?;
        let found = self.written.found(scene, one, *which)?;
        if !matches!(found, notations::TextMeaning::Elsewhere(..)) {
            return None;
        }
        let meaning = ("meaning", notations::meaning_text(scene, found).into());
        self.told = Some(self.written.text.clone());
        Some(scene.say_with("envelopes-elsewhere-again", &[meaning]))
    }

    /// Where a passphrase is missing with which an envelope is opened: that is a gap in the form, and
    /// no attempt.
    fn not_typed(&self) -> Option<&'static str> {
        if !matches!(self.purpose, SecretPurpose::Open(..)) {
            return None;
        }
        let mut fields = PASSPHRASE_OF.into_iter().zip(&self.secrets);
        fields.find(|(_, secret)| secret.is_blank()).map(|(label, _)| label)
    }

    /// Nobody can see which of two is wrong: both are written again; the label of the first.
    fn not_the_same(&mut self) -> &'static str {
        let labels = match self.purpose {
            SecretPurpose::Lock => PERSONS.map(|[_, label, _]| label),
            SecretPurpose::Seal(..) | SecretPurpose::Open(..) => ["envelopes-move"; 2],
        };
        let mut first = "";
        for (two, label) in self.secrets.chunks_exact_mut(2).zip(labels) {
            if let [one, again] = two
                && one.reveal() != again.reveal()
            {
                (*one, *again) = (Secret::empty(), Secret::empty());
                first = if first.is_empty() { label } else { first };
            }
        }
        first
    }

    fn lock_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        ui.label(Text::Body.rich(fields.say("envelopes-lock-what")));
        let secrets = self.secrets.chunks_exact_mut(2);
        let rows = PERSONS.into_iter().zip(&mut self.names).zip(secrets);
        for (([person, passphrase, again], name), secrets) in rows {
            fields.text(ui, person, name);
            for (label, secret) in [passphrase, again].into_iter().zip(secrets) {
                fields.secret(ui, label, secret);
            }
        }
    }

    /// The move twice, unless it is written on paper instead.
    fn seal_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        ui.label(Text::Body.rich(scene.say("envelopes-seal-what")));
        let paper = button(ui, Weight::Plain, &scene.say("envelopes-on-paper"), None);
        if fields.takes_focus("envelopes-on-paper") {
            paper.request_focus();
        }
        if paper.clicked() {
            seal(self, SealedMove::Paper, fields.actions);
            fields.actions.push(UiMessage::Close);
            return;
        }
        if scene.snap.hall.adjournments.locks.is_empty() {
            if button(ui, Weight::Plain, &scene.say("envelopes-lock"), None).clicked() {
                fields.actions.open(Self::lock(scene));
            }
            return;
        }
        for (label, secret) in
            ["envelopes-move", "envelopes-again"].into_iter().zip(&mut self.secrets)
        {
            fields.secret(ui, label, secret);
        }
    }

    fn open_ui(
        &mut self,
        ui: &mut Ui,
        fields: &mut Fields<'_, '_>,
        ((no, which), persons): ((EnvelopeNo, EnvelopeKind), &[String]),
    ) {
        let scene = fields.scene;
        fields.text(ui, "envelopes-by", &mut self.names[0]);
        if asks_receipts(&self.purpose) {
            fields.text(ui, "envelopes-receipt-white", &mut self.receipts.white);
            fields.text(ui, "envelopes-receipt-black", &mut self.receipts.black);
        }
        let [first, second] = PASSPHRASE_OF;
        let ids = std::iter::once(first).chain(std::iter::repeat(second));
        for ((person, secret), id) in persons.iter().zip(&mut self.secrets).zip(ids) {
            let label = scene.say_with(first, &[("name", person.as_str().into())]);
            fields.secret(ui, Field::new(id).named(&label), secret);
        }
        if self.paper {
            self.paper_ui(ui, fields, (no, which));
        }
        let list = notations::list_ui(ui, scene, &mut self.written.system);
        fields.told_at(ui, NOTATION, &list);
        fields.yes_no(ui, "envelopes-sheet-white", &mut self.sheets.white);
        fields.yes_no(ui, "envelopes-sheet-black", &mut self.sheets.black);
    }

    /// What is written on the paper, or that nothing is.
    fn paper_ui(
        &mut self,
        ui: &mut Ui,
        fields: &mut Fields<'_, '_>,
        (no, which): (EnvelopeNo, EnvelopeKind),
    ) {
        let scene = fields.scene;
        if !self.nothing {
            let field = fields.text(ui, WRITTEN_THERE, &mut self.written.text);
            if let Some(one) = scene.snap.hall.adjournments.get(&no) {
                self.written.meaning_ui(ui, scene, (one, which), field.id);
            }
        }
        let nothing = tick(ui, &mut self.nothing, scene.say("adjournment-judged-nothing"));
        if nothing.changed() && !self.nothing {
            fields.go_to(WRITTEN_THERE);
        }
    }
}

/// The players are asked when an envelope is opened first that the program keeps.
const fn asks_receipts(purpose: &SecretPurpose) -> bool {
    matches!(purpose, SecretPurpose::Open(_, _, persons, false) if !persons.is_empty())
}

fn seal(form: &SecretForm, what: SealedMove, actions: &mut Actions) {
    match form.purpose {
        SecretPurpose::Seal(no, EnvelopeKind::Reply) => {
            actions.adjournment(Ask::SealReply { no, what });
        }
        SecretPurpose::Seal(no, EnvelopeKind::Sealed) => {
            actions.adjournment(Ask::Seal { no, what });
        }
        SecretPurpose::Lock | SecretPurpose::Open(..) => {}
    }
}

fn done(
    scene: &Scene<'_>,
    form: &mut SecretForm,
    actions: &mut Actions,
) -> Result<(), SealingFault> {
    match &form.purpose {
        SecretPurpose::Seal(..) => {
            let [text, again] = form.secrets.as_slice() else { return Ok(()) };
            let what = sealing::seal(&scene.snap.hall, text, again)?;
            seal(form, what, actions);
        }
        SecretPurpose::Lock => {
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
        SecretPurpose::Open(no, which, persons, correct) => {
            let left = sealing::wait(&scene.snap.hall, sealing::now());
            if let Some(left) = left.filter(|_| !persons.is_empty()) {
                return Err(SealingFault::Wait(left));
            }
            if let (Some(one), true) = (scene.snap.hall.adjournments.get(no), form.paper) {
                // Told before anything is opened.
                may_be_read(scene, one, *which, &mut form.written)?;
            }
            let asked = |shown: &String| asks_receipts(&form.purpose).then(|| shown.clone());
            let receipts = BySide::new(asked(&form.receipts.white), asked(&form.receipts.black));
            for shown in [&form.receipts.white, &form.receipts.black] {
                // A slip is told here, where it can be mended without typing a passphrase again.
                if !shown.trim().is_empty() {
                    let found = scene.snap.hall.adjournments.receipt_shown(*no, "", shown);
                    found.map_err(|why| Trouble::Refused(why.into()))?;
                }
            }
            let by = form.names[0].clone();
            let opening = Opening { no: *no, which: *which, by, correct: *correct, receipts };
            let WrittenMoveInput { text, system, .. } = form.written.clone();
            let text = if form.nothing { String::new() } else { text };
            let system = Some(system).filter(|name| !name.is_empty());
            let (sheets, lang) = (form.sheets, scene.words.lang());
            let found = EnvelopeInput { text, system, sheets, lang };
            // Where one is wrong, the dialog stays with what was typed.
            let passphrases = form.secrets.clone();
            let task = SealingTask::Open { opening, passphrases, found };
            actions.push(if form.nothing {
                UiMessage::OpenAbove(NothingWritten::new((*no, *which), task).into())
            } else {
                UiMessage::Unseen(Box::new(task))
            });
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
