//! A dialog in which something is filled in. A form says what stands in it, what it asks the desk
//! for, and which field is wrong; all else is done here, once: the frame, where the keyboard begins,
//! Enter and Ctrl+Enter, the lower row, and what happens where something is missing. A form that
//! cannot be sent stays open with what was typed, and the keyboard comes to the first field that is
//! wrong, which says why.

mod draft;
mod enter;
mod fields;
mod parts;
mod head;
mod seen;

use std::fmt::Debug;
use std::ops::Range;
use std::path::Path;

use egui::{Context, Id, Key, KeyboardShortcut, Modifiers, Rect, Ui};

use crate::actions::{Actions, Close, Dialog, FileChoice, UiMessage, key_text};
use crate::form::parts::{
    Begin, Enter, EnterPress, Foot, FormLayout, Second, WrittenField, describe, is_held,
};
use crate::form::seen::{SentByKey, VisiblePart};
use crate::phrases;
use crate::scene::Scene;
use crate::tokens::{self, space};
use crate::widgets::announcer::{Audience, Manner};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Availability, Weight, button, button_hindered};
use crate::widgets::dialog::{
    self, Column, Dialog as Frame, Shrink, Urgency, beside, scrolled, two_columns,
};
use crate::widgets::focus::{self, KeyPress};
use crate::widgets::{said, turns};
use jadoube_desk::request_error::Trouble;
use jadoube_desk::sealing::SealingFault;

/// What is filled in.
pub trait DialogForm: Debug {
    /// What stands round the fields; nothing, where what it is about has gone: it closes then.
    fn head(&self, scene: &Scene<'_>) -> Option<Head>;

    /// Draws the fields; a form with one column is asked for the first only.
    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, column: Column);

    /// Draws what stands between the fields and the lower row, which does not scroll with them.
    fn below(&mut self, _ui: &mut Ui, _fields: &mut Fields<'_, '_>) {}

    /// Asks for what it is for, or tells which fields are wrong. What is asked for counts only where
    /// no field is. A dialog that only tells something asks for nothing.
    fn submit(&mut self, _check: &mut Check<'_, '_>) -> Option<()> {
        None
    }

    /// The id of what is told, once, to who leaves the form, where something was typed that stands nowhere
    /// else.
    fn draft_lost(&self) -> Option<&'static str> {
        None
    }

    /// What is told where it closes by itself, for what it is about has gone.
    fn gone(&self, _scene: &Scene<'_>) -> Option<String> {
        None
    }

    /// Takes a path that was chosen in a file dialog of the system.
    fn chosen(&mut self, _what: FileChoice, _path: &Path) -> FormOutcome {
        FormOutcome::Stays
    }

    /// The label of the field that is to be corrected after what the desk has refused, where one is.
    fn to_correct(&self, _trouble: &Trouble) -> Option<&'static str> {
        None
    }

    /// The same after what was done unseen came to nothing.
    fn to_correct_unseen(&self, _fault: &SealingFault) -> Option<&'static str> {
        None
    }

    /// Which signs of that field are to be corrected, where it is not all of it: they are read and marked.
    fn part_to_correct(&self, _trouble: &Trouble) -> Option<Range<usize>> {
        None
    }
}

/// What becomes of a form for which a path was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormOutcome {
    /// It is sent.
    IsSent,
    /// It stays.
    Stays,
}

/// What stands round the fields of a form.
#[derive(Debug)]
pub struct Head {
    id: &'static str,
    title: String,
    /// In which words it names what it is about; empty, where none do.
    place: String,
    about: String,
    told: String,
    button: String,
    second: Option<Second>,
    foot: Foot,
    urgency: Urgency,
    width: f32,
    room: FormLayout,
    begin: Begin,
    /// The label of the field or the choice at which it begins where it is higher than the window.
    begin_high: Option<&'static str>,
    enter: Enter,
    ready: Availability,
    /// Why it cannot be sent.
    hindered: Option<String>,
    stays: bool,
    waits: bool,
    /// Whether all that stands above the fields is said when it opens.
    heard: bool,
}

/// Sentences one after the other, without those that are empty.
fn sentences<const N: usize>(parts: [&str; N]) -> String {
    let parts = parts.map(|part| part.trim_end_matches('.'));
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(". ")
}

/// What is wrong, and at the field with which label; with none, where it is the whole.
#[derive(Debug)]
struct Fault {
    at: &'static str,
    why: String,
}

/// No label of a field.
const SHOWN: &str = "shown";

/// With which button a form is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SubmitButton {
    /// The main one.
    First,
    /// The other one, see [`Head::second`].
    Second,
}

/// What the lower row of a dialog was used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FooterAction {
    Send(SubmitButton),
    Cancel,
    Nothing,
}

/// What became of the lower row of a dialog in a pass.
#[derive(Debug, Clone, Copy)]
struct Footer {
    used: FooterAction,
    /// Whether the key that sends was pressed.
    asked: bool,
    /// By which key it is sent, where it is by one that is pressed wherever the keyboard is.
    by_key: Option<(Modifiers, KeyPress)>,
    /// Where the main button stands, where there is one.
    button: Option<Rect>,
}

impl Footer {
    /// The same of a row that only closes.
    const fn closing(used: FooterAction) -> Self {
        Self { used, asked: false, by_key: None, button: None }
    }

    /// The same where nothing was done there, and Enter was pressed above it.
    fn or_entered(self, entered: bool) -> Self {
        if !entered || self.used != FooterAction::Nothing {
            return self;
        }
        let used = FooterAction::Send(SubmitButton::First);
        Self { used, by_key: Some((Modifiers::NONE, KeyPress::Anew)), ..self }
    }
}

/// A form that is open.
#[derive(Debug)]
struct OpenForm<F> {
    form: F,
    faults: Vec<Fault>,
    /// The label of the field to which the keyboard comes.
    wanted: Option<&'static str>,
    /// The signs of that field that are to be corrected, where it is not all of it.
    part: Option<Range<usize>>,
    /// To which of the fields that are written in, counted from the first, it goes on.
    goes_to: Option<usize>,
    /// Whether it has not been drawn yet: it may come in the place of another.
    fresh: bool,
    /// Whether it is sent with the next pass.
    to_send: bool,
    /// Whether the desk was asked and has not answered yet.
    asked: bool,
    /// Whether whoever wants to leave it was told that a draft is lost, and nothing was typed since.
    leaving: bool,
    /// What has had the keyboard last.
    keyboard: Option<Id>,
    /// Whether the keyboard comes to the button that sends it.
    to_main_button: bool,
    /// The fields that are written in.
    written: Vec<WrittenField>,
    /// The labels of those in which somebody has written what takes thought.
    drafts: Vec<&'static str>,
    /// In so many passes what is told of the whole comes into sight.
    tells_in: Option<u8>,
    /// The label of the field in which it was opened and that is described with it, and whether something stood in
    /// that already.
    begun: Option<(&'static str, bool)>,
    /// The label of the field that has the keyboard, or had it until Enter was pressed, where nothing stands
    /// in that.
    empty: Option<&'static str>,
    /// How much of it was in sight.
    seen: VisiblePart,
    /// With what Enter was pressed to send it, where not all of it was.
    unseen: Option<Modifiers>,
    /// Whether the button that sends it comes into sight.
    to_show: bool,
}

impl<F: DialogForm + 'static> From<F> for Box<dyn Dialog> {
    fn from(form: F) -> Self {
        Box::new(OpenForm {
            form,
            faults: Vec::new(),
            wanted: None,
            goes_to: None,
            part: None,
            fresh: true,
            to_send: false,
            asked: false,
            leaving: false,
            keyboard: None,
            to_main_button: false,
            written: Vec::new(),
            drafts: Vec::new(),
            tells_in: None,
            begun: None,
            empty: None,
            seen: VisiblePart::default(),
            unseen: None,
            to_show: false,
        })
    }
}

impl<F: DialogForm> Dialog for OpenForm<F> {
    fn chosen(&mut self, what: FileChoice, path: &Path) {
        self.to_send = self.form.chosen(what, path) == FormOutcome::IsSent;
    }

    fn is_asked(&self) -> bool {
        self.asked
    }

    fn holds_a_draft(&self) -> bool {
        self.draft_lost().is_some()
    }

    fn come_back(&mut self) {
        // As if it were opened.
        self.fresh = true;
        self.answered(None, self.only());
    }

    fn refuse(&mut self, trouble: &Trouble, why: String) -> bool {
        let at = self.form.to_correct(trouble).unwrap_or_else(|| self.only());
        self.answered(Some(why), at);
        self.part = self.form.part_to_correct(trouble);
        !at.is_empty()
    }

    fn fail(&mut self, fault: &SealingFault, why: String) -> bool {
        let at = self.form.to_correct_unseen(fault).unwrap_or_default();
        self.answered(Some(why), at);
        !at.is_empty()
    }

    fn show(&mut self, ctx: &Context, scene: &Scene<'_>, actions: &mut Actions) -> Close {
        let Some(head) = self.form.head(scene) else {
            // What was sent may be done already, and that is why.
            let told = self.form.gone(scene).filter(|_| !self.asked);
            told.into_iter().for_each(|text| actions.push(UiMessage::Refuse(text)));
            return Close::Yes;
        };
        self.follow_keyboard(ctx);
        let frame = Frame::new(Id::unique(head.id), &head.title, head.urgency);
        let mut frame = frame.place(&head.place);
        if !head.about.is_empty() {
            frame = frame.text(&head.about);
        }
        if head.width > 0.0 {
            frame = frame.width(head.width);
        }
        let leaves = (ctx, Self::goes_on_leaving(ctx));
        let outcome = frame.show(ctx, |ui, _| self.content(ui, scene, &head, actions));
        let send = std::mem::take(&mut self.to_send) && !self.asked;
        match outcome.inner {
            FooterAction::Nothing if send => {
                self.submit(ctx, scene, (&head, SubmitButton::First), actions)
            }
            _ if outcome.cancelled => self.leave(leaves, scene, actions),
            FooterAction::Cancel => self.leave(leaves, scene, actions),
            FooterAction::Nothing => Close::No,
            FooterAction::Send(sent) => self.submit(ctx, scene, (&head, sent), actions),
        }
    }
}

impl<F: DialogForm> OpenForm<F> {
    /// Where there is one field only, that is what is wrong.
    fn only(&self) -> &'static str {
        if let [only] = &self.written[..] { only.id } else { "" }
    }

    /// The desk has answered, and the form stays: the keyboard comes to a field, else to the button.
    fn answered(&mut self, why: Option<String>, at: &'static str) {
        // The question whether it is left stands there no more.
        (self.asked, self.leaving) = (false, false);
        self.faults = why.into_iter().map(|why| Fault { at, why }).collect();
        (self.wanted, self.part) = (Some(at), None);
        // The button was out of use meanwhile.
        self.to_main_button = at.is_empty();
        self.show_told(at);
    }

    /// Whether it is drawn for the first time: then it begins at its top, with the keyboard where it is wanted.
    fn begins(&mut self, ui: &Ui, head: &Head, room: f32, actions: &mut Actions) -> bool {
        let opened = std::mem::take(&mut self.fresh);
        if opened {
            dialog::begin_at_top(ui.ctx());
            self.seen = VisiblePart::default();
        }
        self.seen.follow(ui);
        if opened {
            // Where the keyboard is at a button, that says nothing of what is asked.
            let is_urgent = head.urgency == Urgency::Alarm || head.heard;
            if is_urgent {
                actions.hear(Audience::Described, head.intro());
            }
            let dialog = said::OpenedDialog::named(head.intro());
            said::opened(ui.ctx(), said::OpenedDialog { is_urgent, ..dialog });
        }
        if let (true, Begin::At(label)) = (opened, head.begin_in(room)) {
            self.wanted = Some(label);
        }
        opened
    }

    fn content(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        head: &Head,
        actions: &mut Actions,
    ) -> FooterAction {
        self.written.clear();
        self.empty = None;
        let below_key = Id::unique(head.id).with("what stands below the fields");
        let below = ui.data(|data| data.get_temp::<f32>(below_key));
        let below = below.unwrap_or(tokens::scale(ui.ctx()).of(60.0));
        let room = dialog::room(ui, below);
        let opened = self.begins(ui, head, room, actions);
        let form = &mut self.form;
        let intro = head.intro();
        let mut fields = Fields {
            scene,
            actions,
            faults: &mut self.faults,
            wrong: None,
            wanted: &mut self.wanted,
            goes_to: self.goes_to,
            part: &mut self.part,
            opened: opened.then_some(intro.as_str()),
            begun: &mut self.begun,
            told: &head.told,
            described: None,
            is_high: room.is_infinite(),
            first: opened && head.begin == Begin::First,
            pressed: EnterPress::default(),
            drafts: &mut self.drafts,
            comes: false,
            to_main_button: std::mem::take(&mut self.to_main_button),
            asked: self.asked,
            written: &mut self.written,
            empty: &mut self.empty,
            room: room.min(ui.ctx().content_rect().height() * 0.7),
        };
        let mut draw = |ui: &mut Ui, column| form.fields(ui, &mut fields, column);
        match head.room {
            FormLayout::Plain => scrolled(ui, room, Shrink::Both, |ui| draw(ui, Column::First)),
            FormLayout::Wide => scrolled(ui, room, Shrink::Height, |ui| draw(ui, Column::First)),
            FormLayout::Columns => two_columns(ui, room, draw),
            FormLayout::Beside => beside(ui, room, draw),
        }
        let below_top = ui.cursor().top();
        form.below(ui, &mut fields);
        if let Some((field, filled)) = fields.described {
            describe(ui, Some(field), &head.description_of(filled));
        }
        let begin = if fields.to_main_button { Begin::MainButton } else { head.begin_in(room) };
        let begin = if fields.to_main_button || opened { begin } else { Begin::Stay };
        let wrong = fields.wrong.take();
        let pressed = fields.pressed.at_choice(ui, opened);
        self.whole_ui(ui);
        // What was filled in just now counts already.
        let now = self.form.head(scene);
        let head = now.as_ref().unwrap_or(head);
        let entered = self.is_sent(ui, scene, (head, pressed), actions);
        let why = self.why_not(scene, head, wrong.as_ref());
        self.answer_alt_enter(ui, scene, (head, why.as_deref(), wrong.as_ref()), actions);
        let foot = self.foot(ui, scene, (head, begin, why.as_deref()), actions);
        if let Some(why) = why.filter(|_| (foot.asked || entered) && !self.asked) {
            // The key for what cannot be sent says why, and leads there.
            actions.push(UiMessage::Say(Manner::Assertive, head.refusal(scene, &why)));
            self.wanted = wrong.map(|wrong| wrong.at).or(self.wanted);
        }
        let height = ui.cursor().top() - below_top;
        if (height - below).abs() > 1.0 {
            ui.data_mut(|data| data.insert_temp(below_key, height));
            ui.ctx().request_discard("the fields make room for what stands below them");
        }
        let ready = head.ready == Availability::Yes && !self.asked;
        let used = self.seen_first(ui, scene, (head, foot.or_entered(entered && ready)), actions);
        if used == FooterAction::Nothing {
            self.give_back(ui, pressed);
        }
        used
    }

    /// What the lower row was used for; a key that would send what was never in sight shows that first. A form that
    /// stays until the desk has answered is looked through before: what is wrong with it comes first.
    fn seen_first(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        (head, foot): (&Head, Footer),
        actions: &mut Actions,
    ) -> FooterAction {
        self.unseen = None;
        if let Some(button) = foot.button.filter(|_| std::mem::take(&mut self.to_show)) {
            self.seen.show(ui, button);
        }
        let FooterAction::Send(sent) = foot.used else { return foot.used };
        let Some(((modifiers, how), button)) = foot.by_key.zip(foot.button) else {
            return foot.used;
        };
        match self.seen.sent(ui, button, how) {
            SentByKey::Sends => foot.used,
            SentByKey::Waits => FooterAction::Nothing,
            SentByKey::Shows if head.waits => {
                self.unseen = Some(modifiers);
                foot.used
            }
            SentByKey::Shows => {
                self.seen.show(ui, button);
                self.press_again(scene, head, (modifiers, sent), actions);
                FooterAction::Nothing
            }
        }
    }

    /// Says that a key is to be pressed again, which has shown what it sends.
    fn press_again(
        &mut self,
        scene: &Scene<'_>,
        head: &Head,
        (modifiers, sent): (Modifiers, SubmitButton),
        actions: &mut Actions,
    ) {
        // Enter takes the keyboard from a field: pressed again, it is that of the button.
        self.to_main_button |= modifiers.is_none();
        let key = key_text(KeyboardShortcut::new(modifiers, Key::Enter), scene.words);
        let second = head.second.as_ref().filter(|_| sent == SubmitButton::Second);
        let what = second.map_or(head.button.as_str(), |second| second.label.as_str());
        let again = phrases::press_again(scene, &key, what);
        actions.push(UiMessage::PressAgain { told: head.title.clone(), again });
    }

    /// Why it cannot be sent now, if it cannot.
    fn why_not(&self, scene: &Scene<'_>, head: &Head, wrong: Option<&Fault>) -> Option<String> {
        if self.asked {
            return Some(scene.say("app-why-asked"));
        }
        let is_off = head.ready == Availability::No;
        is_off.then(|| {
            let own = scene.hindrance().or_else(|| head.hindered.clone());
            let wrong = || wrong.map(|wrong| wrong.why.clone());
            own.or_else(wrong).unwrap_or_else(|| scene.say("app-why-incomplete"))
        })
    }

    /// Answers the key that takes the next step of an envelope elsewhere: which dialog stands before that, and why
    /// it cannot be sent or what is wrong with it.
    fn answer_alt_enter(
        &self,
        ui: &Ui,
        scene: &Scene<'_>,
        (head, why, wrong): (&Head, Option<&str>, Option<&Fault>),
        actions: &mut Actions,
    ) {
        if focus::alt_enter_in_dialog(ui.ctx()) {
            let fault = wrong.or(self.faults.first()).map(|fault| fault.why.as_str());
            let first = scene.say("app-dialog-first");
            let told = why.or(fault).unwrap_or(&first);
            actions.hear(Audience::All, sentences([&head.title, told]));
        }
    }

    /// The lower row: what it was used for. Why it cannot be sent is told of its button.
    fn foot(
        &self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (head, begin, why_not): (&Head, Begin, Option<&str>),
        actions: &mut Actions,
    ) -> Footer {
        let close = |ui: &mut Ui, weight, id| button(ui, weight, &scene.say(id), Some("Esc"));
        match head.foot {
            Foot::Bare => return Footer::closing(FooterAction::Nothing),
            Foot::Close => {
                if dialog::is_opened(ui.ctx()) {
                    // Only its button takes the keyboard: what the dialog tells is read from its top.
                    focus::read_first(ui.ctx());
                }
                let close = close(ui, Weight::Primary, "app-close");
                if begin == Begin::MainButton {
                    close.request_focus();
                }
                let closed = close.clicked();
                let used = if closed { FooterAction::Cancel } else { FooterAction::Nothing };
                return Footer::closing(used);
            }
            Foot::Send => {}
        }
        ui.add_space(space::S);
        let ready = Availability::from(why_not.is_none());
        let alarming = head.urgency == Urgency::Alarm;
        let pressed = focus::main_button_pressed(ui.ctx());
        let asked = pressed.is_some();
        // A key that is held down, or was pressed before the question came, has not answered it.
        let pressed = pressed.filter(|how| {
            ready == Availability::Yes
                && !(alarming && (*how == KeyPress::Held || begin != Begin::Stay))
        });
        let hindered = head.second.as_ref().and_then(|second| second.hindered.as_deref());
        if let (Some(_), Some(why)) = (pressed, hindered) {
            actions.push(UiMessage::Say(Manner::Assertive, why.to_owned()));
        }
        let row = ui.horizontal_wrapped(|ui| {
            let with_control = format!("{}+⏎", scene.say("app-key-control"));
            let key = if head.second.is_some() { "⏎" } else { &with_control };
            let main = button_hindered(ui, Weight::Primary, &head.button, Some(key), why_not);
            let second = head.second.as_ref().is_some_and(|second| {
                let key = Some(with_control.as_str());
                button_hindered(ui, Weight::Plain, &second.label, key, hindered).clicked()
            });
            let cancel = close(ui, Weight::Plain, "app-cancel");
            let told = if head.heard { Some(main.id) } else { alarming.then_some(cancel.id) };
            describe(ui, told, &head.intro());
            if let Some(why) = hindered.or(head.hindered.as_deref()) {
                badge(ui, Tone::Warn, why);
            }
            match begin {
                Begin::MainButton => main.request_focus(),
                Begin::Cancel => cancel.request_focus(),
                Begin::First | Begin::At(_) | Begin::Stay => {}
            }
            let by_key = pressed.filter(|_| hindered.is_none());
            // One that is held down has opened the form, or shown this button.
            let anew = !is_held(ui.ctx());
            let used = match head.second {
                Some(_) if second && anew && !self.asked || by_key.is_some() => {
                    FooterAction::Send(SubmitButton::Second)
                }
                None if by_key.is_some() => FooterAction::Send(SubmitButton::First),
                _ if main.clicked() && anew => FooterAction::Send(SubmitButton::First),
                _ if cancel.clicked() => FooterAction::Cancel,
                _ => FooterAction::Nothing,
            };
            let by_key = by_key.map(|how| (Modifiers::COMMAND, how));
            Footer { used, asked, by_key, button: Some(main.rect) }
        });
        row.inner
    }

    fn submit(
        &mut self,
        ctx: &Context,
        scene: &Scene<'_>,
        (head, sent): (&Head, SubmitButton),
        actions: &mut Actions,
    ) -> Close {
        let unseen = self.unseen.take();
        self.leaving = false;
        let mut check = Check { scene, sent, actions: Actions::default(), faults: Vec::new() };
        let asked = self.form.submit(&mut check);
        let before = std::mem::replace(&mut self.faults, check.faults);
        if let Some(first) = self.faults.first() {
            // It describes the field to which the keyboard comes: it is read or said as that, unless it
            // stood there already.
            let stood = before.iter().any(|one| (one.at, &one.why) == (first.at, &first.why));
            let read = self.written.iter().any(|one| one.id == first.at) && !stood;
            let why = first.why.clone();
            // Nor is it read again of one that has the keyboard still and in which nothing is marked.
            let stays = self.empty == Some(first.at);
            let ears = if stays { Audience::All } else { Audience::Fault };
            actions.push(match read {
                true => UiMessage::Hear(ears, why),
                false => UiMessage::Say(Manner::Assertive, why),
            });
            let at = first.at;
            self.wanted = Some(at);
            self.stay(ctx, at);
            // What is typed on in haste is written whole in the field that is to be corrected.
            turns::wait(ctx);
            return Close::No;
        }
        if let Some(modifiers) = unseen {
            self.to_show = true;
            self.press_again(scene, head, (modifiers, sent), actions);
            return Close::No;
        }
        for message in check.actions.take() {
            actions.push(match message {
                UiMessage::Ask(request) if head.waits => {
                    self.asked = true;
                    UiMessage::AskHere(request)
                }
                UiMessage::Unseen(task) if head.waits => {
                    self.asked = true;
                    UiMessage::Unseen(task)
                }
                other => other,
            });
        }
        let done = asked.is_some() && !self.asked && !head.stays;
        if done { Close::Yes } else { Close::No }
    }
}

/// A field that is written in, or a choice.
#[derive(Debug, Default)]
pub struct Field<'a> {
    id: &'static str,
    label: Option<&'a str>,
    example: String,
    fault: Option<String>,
}

impl From<&'static str> for Field<'_> {
    fn from(id: &'static str) -> Self {
        Self { id, ..Self::default() }
    }
}

impl<'a> Field<'a> {
    /// A field with the label of an id, by which it is told from the others of its form.
    #[must_use]
    pub fn new(id: &'static str) -> Self {
        id.into()
    }

    /// The same with a label that is filled in.
    #[must_use]
    pub fn named(self, label: &'a str) -> Self {
        Self { label: Some(label), ..self }
    }

    /// The same with what is shown while it is empty.
    #[must_use]
    pub fn example(self, example: impl Into<String>) -> Self {
        Self { example: example.into(), ..self }
    }

    /// The same with what is wrong already while it is being written.
    #[must_use]
    pub fn fault(self, fault: Option<String>) -> Self {
        Self { fault, ..self }
    }
}

/// What the fields of a form are drawn with.
pub struct Fields<'a, 's> {
    /// What may be read.
    pub scene: &'a Scene<'s>,
    /// Where wishes go that are not what the form is for.
    pub actions: &'a mut Actions,
    faults: &'a mut Vec<Fault>,
    /// The first field that is wrong while it is being written.
    wrong: Option<Fault>,
    wanted: &'a mut Option<&'static str>,
    /// To which of the fields that are written in, counted from the first, the keyboard goes on.
    goes_to: Option<usize>,
    /// The signs that are to be corrected of the field to which the keyboard comes.
    part: &'a mut Option<Range<usize>>,
    /// What the form is called and what stands above its fields, in the pass in which it is opened.
    opened: Option<&'a str>,
    /// The label of the field in which it was opened and that is described with it, and whether something stood in
    /// that already.
    begun: &'a mut Option<(&'static str, bool)>,
    /// What is told beside the fields to who works by ear: with it an empty one is described, too.
    told: &'a str,
    /// That field, once it is drawn, and whether something stood in it.
    described: Option<(Id, bool)>,
    /// Whether the form is higher than the window. A field that has the keyboard is not scrolled to then as it opens,
    /// for what it is about would scroll away with it: with the first key the field comes into sight, and until then
    /// it is named.
    is_high: bool,
    /// Whether the keyboard comes to the next field that is written in.
    first: bool,
    /// Where Enter was pressed.
    pressed: EnterPress,
    /// The labels of the fields in which somebody has written what takes thought.
    drafts: &'a mut Vec<&'static str>,
    /// Whether the keyboard comes to the field that was drawn last.
    comes: bool,
    /// Whether the keyboard goes on to the button that sends the form.
    to_main_button: bool,
    /// Whether the desk was asked and has not answered yet.
    asked: bool,
    /// Those that were drawn.
    written: &'a mut Vec<WrittenField>,
    /// The label of the one that has the keyboard and in which nothing stands.
    empty: &'a mut Option<&'static str>,
    /// How high the fields can be while all of the dialog is in sight, for what has no height of its
    /// own: a board, a page.
    pub room: f32,
}

/// What a form is checked with when it is sent, and where it asks for what it is for.
pub struct Check<'a, 's> {
    /// What may be read.
    pub scene: &'a Scene<'s>,
    /// With which button it is sent.
    pub sent: SubmitButton,
    /// What is asked for where no field is wrong.
    pub actions: Actions,
    faults: Vec<Fault>,
}

impl Check<'_, '_> {
    /// Tells what is wrong with the field that has a label.
    pub fn fault(&mut self, at: &'static str, why: impl Into<String>) {
        self.faults.push(Fault { at, why: why.into() });
    }

    /// Tells what is wrong and shown already: it is only said.
    pub fn shown(&mut self, why: String) {
        self.fault(SHOWN, why);
    }

    /// What was read of a field; the text with the id `wrong`, where nothing was.
    pub fn read<T>(&mut self, at: &'static str, found: Option<T>, wrong: &str) -> Option<T> {
        if found.is_none() {
            let why = self.scene.say(wrong);
            self.fault(at, why);
        }
        found
    }

    /// What was read of a field, or why it was not.
    pub fn result<T>(&mut self, at: &'static str, found: Result<T, String>) -> Option<T> {
        found.map_err(|why| self.fault(at, why)).ok()
    }

    /// What must not be empty, without the spaces round it.
    pub fn given(&mut self, at: &'static str, text: &str, missing: &str) -> Option<String> {
        let text = text.trim();
        self.read(at, (!text.is_empty()).then(|| text.to_owned()), missing)
    }

    /// The reason, which must not be empty.
    pub fn reason(&mut self, text: &str) -> Option<String> {
        self.given("app-reason", text, "app-reason-missing")
    }
}
