//! The short dialogs about an envelope: each asks for a few words, or only whether it is so, and is
//! a row of a table. What can be taken back needs none.

mod known;
mod sending;

use egui::{Context, Id, Ui};

use crate::actions::{Actions, Wish};
use crate::dialogs::{Close, Dialog, Foot, entered, focus_deed, foot, pick_side, yes_no};
use crate::scene::Scene;
use crate::screens::envelopes::notations::{self, Written};
use crate::widgets::announcer::Manner;
use crate::widgets::button::Enabled;
use crate::widgets::choice;
use crate::widgets::dialog::{Dialog as Frame, Urgency};
use crate::widgets::field::{FieldWords, field};
use crate::widgets::focus;
use crate::widgets::pick::pick;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::envelope::{Signer, Which};
use jadoube_core::adjournment::state::Adjournment;
use jadoube_desk::envelopes::{self, Paper};
use jadoube_i18n::adjournment::{signer, when};
use jadoube_i18n::chess;
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::laws::adjournment::AssistantDuty;
use jadoube_laws::rulings::sealed::facts::SaidBefore;

/// What a dialog is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Errand {
    /// The game at work is adjourned before its session ends, or by the arbiter.
    Begin,
    /// The player made the move on the board.
    OnBoard,
    /// The sealing is left off.
    BreakOff,
    /// What stands on the envelope is completed.
    Front,
    /// It is signed.
    Sign(Signer),
    /// The envelope is handed over.
    Keep,
    /// It is fixed when and where the game is resumed.
    Schedule,
    /// A draw is offered between the sessions.
    Offer,
    /// The offer is rejected.
    Reject,
    /// The game is decided before the opening.
    Conclude,
    /// The adjournment is settled otherwise.
    Settle,
    /// The resumption begins, early or at another board.
    Resume,
    /// Who is there, and since when.
    Presence,
    /// A player came too late, and the game goes on all the same.
    Excuse,
    /// The clocks stay as they are.
    KeepTimes,
    /// The players are asked about position and times of a lost envelope.
    Establish,
    /// The game is annulled, and a new one played.
    Annul,
    /// Position and clocks are set up.
    SetUp,
    /// The sealer states the move of a lost envelope.
    State,
    /// A player says that the clocks were set wrongly.
    Question,
    /// It is printed.
    Print,
}

/// The words of a dialog.
struct Asked {
    title: &'static str,
    /// The paragraph below the title; empty, where the title says it all.
    about: &'static str,
    deed: &'static str,
    /// The labels of its fields.
    labels: &'static [&'static str],
}

static BEGIN: Asked = Asked {
    title: "envelopes-begin-title",
    about: "envelopes-begin-what",
    deed: "envelopes-begin-deed",
    labels: &["envelopes-until-end"],
};
static ON_BOARD: Asked = Asked {
    title: "envelopes-on-board-title",
    about: "envelopes-on-board-what",
    deed: "envelopes-state-deed",
    labels: &["envelopes-move"],
};
static BREAK_OFF: Asked = Asked {
    title: "envelopes-break-off-title",
    about: "envelopes-break-off-what",
    deed: "envelopes-break-off-deed",
    labels: &["app-reason"],
};
static FRONT: Asked = Asked {
    title: "envelopes-front",
    about: "",
    deed: "envelopes-front-deed",
    labels: &[
        "envelopes-name-white",
        "envelopes-name-black",
        "envelopes-country-white",
        "envelopes-country-black",
        "envelopes-left-white",
        "envelopes-left-black",
        "envelopes-used-white",
        "envelopes-used-black",
    ],
};
static SIGN: Asked = Asked {
    title: "envelopes-sign-title",
    about: "",
    deed: "envelopes-sign-deed",
    labels: &["envelopes-name"],
};
static KEEP: Asked = Asked {
    title: "envelopes-hand-title",
    about: "",
    deed: "envelopes-hand-deed",
    labels: &["envelopes-from", "envelopes-to", "envelopes-where"],
};
static SCHEDULE: Asked = Asked {
    title: "envelopes-schedule-title",
    about: "",
    deed: "envelopes-schedule-deed",
    labels: &["envelopes-time", "envelopes-venue"],
};
static OFFER: Asked = Asked {
    title: "envelopes-offer-title",
    about: "envelopes-offer-what",
    deed: "envelopes-offer-deed",
    labels: &[],
};
static REJECT: Asked = Asked {
    title: "envelopes-reject-title",
    about: "envelopes-reject-what",
    deed: "envelopes-reject-deed",
    labels: &[],
};
static CONCLUDE: Asked = Asked {
    title: "envelopes-conclude-title",
    about: "envelopes-conclude-what",
    deed: "envelopes-conclude-deed",
    labels: &[],
};
static SETTLE: Asked = Asked {
    title: "envelopes-settle-title",
    about: "envelopes-settle-what",
    deed: "envelopes-settle-deed",
    labels: &["app-reason"],
};
static RESUME: Asked = Asked {
    title: "envelopes-resume-title",
    about: "envelopes-resume-what",
    deed: "envelopes-resume-deed",
    labels: &["envelopes-board"],
};
static PRESENCE: Asked = Asked {
    title: "envelopes-presence-title",
    about: "envelopes-presence-what",
    deed: "envelopes-presence-deed",
    labels: &["envelopes-since-white", "envelopes-since-black"],
};
static EXCUSE: Asked = Asked {
    title: "envelopes-excuse-title",
    about: "envelopes-excuse-what",
    deed: "envelopes-excuse-deed",
    labels: &["app-reason"],
};
static KEEP_TIMES: Asked = Asked {
    title: "envelopes-keep-times-title",
    about: "envelopes-keep-times-what",
    deed: "envelopes-keep-times-deed",
    labels: &["app-reason"],
};
static ESTABLISH: Asked = Asked {
    title: "envelopes-establish-title",
    about: "envelopes-establish-what",
    deed: "envelopes-presence-deed",
    labels: &[],
};
static ANNUL: Asked = Asked {
    title: "envelopes-annul-title",
    about: "",
    deed: "envelopes-annul-deed",
    labels: &["app-reason"],
};
static SET_UP: Asked = Asked {
    title: "envelopes-set-up-title",
    about: "envelopes-set-up-what",
    deed: "envelopes-set-up-deed",
    labels: &["envelopes-clock-white", "envelopes-clock-black"],
};
static STATE: Asked = Asked {
    title: "envelopes-state",
    about: "",
    deed: "envelopes-state-deed",
    labels: &["envelopes-move"],
};
static QUESTION: Asked = Asked {
    title: "envelopes-question-title",
    about: "envelopes-question-what",
    deed: "envelopes-question-deed",
    labels: &[],
};
static PRINT: Asked = Asked {
    title: "envelopes-print-title",
    about: "",
    deed: "envelopes-print-deed",
    labels: &["envelopes-file"],
};

impl Errand {
    const fn asked(self) -> &'static Asked {
        match self {
            Self::Begin => &BEGIN,
            Self::OnBoard => &ON_BOARD,
            Self::BreakOff => &BREAK_OFF,
            Self::Front => &FRONT,
            Self::Sign(_) => &SIGN,
            Self::Keep => &KEEP,
            Self::Schedule => &SCHEDULE,
            Self::Offer => &OFFER,
            Self::Reject => &REJECT,
            Self::Conclude => &CONCLUDE,
            Self::Settle => &SETTLE,
            Self::Resume => &RESUME,
            Self::Presence => &PRESENCE,
            Self::Excuse => &EXCUSE,
            Self::KeepTimes => &KEEP_TIMES,
            Self::Establish => &ESTABLISH,
            Self::Annul => &ANNUL,
            Self::SetUp => &SET_UP,
            Self::State => &STATE,
            Self::Question => &QUESTION,
            Self::Print => &PRINT,
        }
    }
}

/// Why a game is adjourned otherwise than at the end of its session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Early {
    /// The player wants to.
    Wish,
    /// The arbiter interrupts the game.
    Arbiter,
}

/// What is told of a player at the beginning of the resumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seen {
    /// Nothing yet.
    NotAsked,
    /// The player is there.
    Here,
    /// The player is not.
    Away,
}

/// What was typed so far.
#[derive(Debug)]
pub struct Form {
    no: EnvelopeNo,
    errand: Errand,
    fields: Vec<String>,
    /// What is wrong with which field.
    fault: Option<(usize, String)>,
    /// The field to which the keyboard comes.
    focus: Option<usize>,
    paper: Paper,
    side: Side,
    said: SaidBefore,
    early: Early,
    /// Whether an assistant carries out the formalities of the player who seals.
    assisted: bool,
    /// What is found out of a move, in which notation.
    written: Written,
    /// The first field as it was drawn.
    first: Option<Id>,
    /// Whether a connected clock is set to the times of the envelope.
    set_clock: bool,
    /// Who is there.
    seen: BySide<Seen>,
    /// Whether position and times of a lost envelope are established.
    established: bool,
}

/// The dialog, filled in as far as it is known.
#[must_use]
pub fn dialog(scene: &Scene<'_>, no: EnvelopeNo, errand: Errand) -> Dialog {
    let one = scene.snap.hall.adjournments.get(&no).map(AsRef::as_ref);
    let mut fields = vec![String::new(); errand.asked().labels.len()];
    for (field, known) in fields.iter_mut().zip(known::known(scene, one, errand)) {
        *field = known;
    }
    Dialog::Envelope(Box::new(Form {
        no,
        errand,
        fields,
        fault: None,
        focus: None,
        paper: Paper::C5,
        side: one.map_or(Side::White, |one| one.sealer),
        said: SaidBefore::Agreed,
        early: Early::Wish,
        assisted: known::assisted(scene),
        written: Written::default(),
        first: None,
        set_clock: other_times(scene, no).is_some(),
        seen: BySide::new(seen(one, Side::White), seen(one, Side::Black)),
        established: false,
    }))
}

/// The dialog that asks who is there, with one who is.
#[must_use]
pub fn here(scene: &Scene<'_>, no: EnvelopeNo, side: Side) -> Dialog {
    let mut dialog = dialog(scene, no, Errand::Presence);
    if let Dialog::Envelope(form) = &mut dialog {
        *form.seen.of_mut(side) = Seen::Here;
    }
    dialog
}

impl Form {
    /// The labels of the fields that are asked for now.
    const fn labels(&self) -> &'static [&'static str] {
        match (self.errand, self.early) {
            // Only where the rest of the session counts it is asked for.
            (Errand::Begin, Early::Arbiter) => &[],
            (Errand::SetUp, _) if self.set_clock => &[],
            _ => self.errand.asked().labels,
        }
    }

    /// What the dialog says of itself.
    fn about(&self, scene: &Scene<'_>) -> String {
        let one = scene.snap.hall.adjournments.get(&self.no);
        let about = self.errand.asked().about;
        match self.errand {
            Errand::Reject => {
                let by = one.and_then(|one| one.standing_offer()).unwrap_or(self.side);
                scene.say_with(about, &[("side", chess::side(scene.words, by).into())])
            }
            Errand::Presence => {
                let due = one.and_then(|one| one.due()).map(|due| when(due.at));
                let due = due.unwrap_or_else(|| "–".to_owned());
                scene.say_with(about, &[("due", due.into())])
            }
            Errand::Excuse => {
                let late = one.map(|one| late(one)).unwrap_or_default();
                let late: Vec<_> =
                    late.into_iter().map(|side| chess::side(scene.words, side)).collect();
                scene.say_with(about, &[("side", late.join(", ").into())])
            }
            Errand::Resume => {
                let due = one.and_then(|one| one.due()).map(|due| when(due.at));
                due.map_or_else(String::new, |at| scene.say_with(about, &[("at", at.into())]))
            }
            Errand::SetUp if known::clock(scene, self.no).is_some() => {
                scene.say("envelopes-set-up-shown")
            }
            Errand::SetUp if one.is_some_and(|one| one.times().is_none()) => {
                scene.say("envelopes-set-up-unknown")
            }
            _ if about.is_empty() => String::new(),
            _ => scene.say(about),
        }
    }
}

/// Whoever was there is; of anybody else it must be told.
fn seen(one: Option<&Adjournment>, side: Side) -> Seen {
    if one.is_some_and(|one| one.is_there(side)) { Seen::Here } else { Seen::NotAsked }
}

/// Who came too late.
fn late(one: &Adjournment) -> Vec<Side> {
    Side::BOTH.into_iter().filter(|side| one.is_too_late(*side)).collect()
}

/// What a connected clock shows, where the envelope says something else.
pub(super) fn other_times(scene: &Scene<'_>, no: EnvelopeNo) -> Option<BySide<Millis>> {
    known::other_times(scene, no)
}

/// Draws the dialog.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let asked = form.errand.asked();
    let (title, about) = (scene.say(asked.title), form.about(scene));
    let mut frame = Frame::new(Id::unique("envelope form"), &title, Urgency::Question);
    if !about.is_empty() {
        frame = frame.text(&about);
    }
    let outcome = frame.show(ctx, |ui, opened| {
        let fields = !form.labels().is_empty();
        // Who is there is asked before since when.
        let picks_first = !fields || form.errand == Errand::Presence;
        if opened && !picks_first {
            form.focus = Some(0);
        }
        let picks = picks_ui(ui, scene, form, opened && picks_first);
        let entered = fields_ui(ui, scene, form);
        move_ui(ui, scene, form);
        let used = foot(ui, scene, &scene.say(asked.deed), Enabled::Yes);
        if opened && !fields && !picks {
            focus_deed(ui);
        }
        if entered && used == Foot::Nothing { Foot::Done } else { used }
    });
    match outcome.inner {
        _ if outcome.cancelled => Close::Yes,
        Foot::Cancel => Close::Yes,
        Foot::Nothing => Close::No,
        Foot::Done => match sending::done(scene, form, actions) {
            Ok(()) => Close::Yes,
            Err((nth, fault)) => {
                actions.push(Wish::Say(Manner::Assertive, fault.clone()));
                form.focus = Some(nth);
                form.fault = Some((nth, fault));
                Close::No
            }
        },
    }
}

/// The fields; says whether Enter was pressed in the last one, or in any where nothing needs to be
/// typed.
fn fields_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form) -> bool {
    let labels = form.labels();
    let last = labels.len().saturating_sub(1);
    let filled =
        matches!(form.errand, Errand::SetUp | Errand::Schedule | Errand::Resume | Errand::Presence);
    let mut done = false;
    for (nth, (label, text)) in labels.iter().zip(&mut form.fields).enumerate() {
        let label = scene.say(label);
        let fault = form.fault.as_ref().filter(|fault| fault.0 == nth);
        let fault = fault.map(|fault| fault.1.as_str());
        let response = field(ui, FieldWords { label: &label, fault, example: "" }, text);
        if nth == 0 {
            form.first = Some(response.id);
        }
        if form.focus == Some(nth) {
            form.focus = None;
            response.request_focus();
        }
        if form.errand == Errand::SetUp && response.gained_focus() {
            // What the clock shows instead is typed over it.
            focus::select_all(ui.ctx(), response.id, text);
        }
        done |= (filled || nth == last) && entered(ui, &response);
    }
    done
}

/// What a move means that was typed, and the list of notations.
fn move_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form) {
    let one = scene.snap.hall.adjournments.get(&form.no);
    let asked = matches!(form.errand, Errand::OnBoard | Errand::State);
    let (Some(one), Some(text), true) = (one, form.fields.first(), asked) else { return };
    form.written.text.clone_from(text);
    if let Some(field) = form.first {
        form.written.meaning_ui(ui, scene, (one, Which::Sealed), field);
    }
    notations::list_ui(ui, scene, &mut form.written.system);
}

/// The questions who is there, of White and Black.
const PRESENCE_OF: [&str; 2] = ["envelopes-presence-of-white", "envelopes-presence-of-black"];

fn presence_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form) {
    for (side, name) in Side::BOTH.into_iter().zip(PRESENCE_OF) {
        let label = scene.say(name);
        let answers = [
            (Seen::NotAsked, scene.say("envelopes-presence-open")),
            (Seen::Here, scene.say("envelopes-presence-here")),
            (Seen::Away, scene.say("envelopes-presence-away")),
        ];
        pick(ui, &label, &answers, form.seen.of_mut(side));
    }
}

/// What is chosen before anything is typed; says whether there is anything.
fn picks_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, focus: bool) -> bool {
    let first = |id: &str| {
        let label = scene.say(id);
        if focus {
            choice::focus(ui, &label);
        }
        label
    };
    match form.errand {
        Errand::Begin => {
            let label = first("envelopes-why");
            let why = [
                (Early::Wish, scene.say("envelopes-why-wish")),
                (Early::Arbiter, scene.say("envelopes-why-arbiter")),
            ];
            pick(ui, &label, &why, &mut form.early);
            let duties = &scene.snap.edition.rules.blind.assistant_duties.value;
            if duties.contains(&AssistantDuty::Adjourns) {
                yes_no(ui, scene, "envelopes-assisted", &mut form.assisted);
            }
        }
        Errand::Sign(mut by) => {
            let label = first("envelopes-signer");
            let signers = envelopes::signers(scene.snap.edition).into_iter();
            let signers: Vec<_> = signers.map(|by| (by, signer(scene.words, by))).collect();
            if pick(ui, &label, &signers, &mut by) {
                form.errand = Errand::Sign(by);
                let one = scene.snap.hall.adjournments.get(&form.no).map(AsRef::as_ref);
                form.fields = known::known(scene, one, form.errand);
            }
        }
        Errand::Print => {
            let label = first("envelopes-paper");
            let papers = [
                (Paper::C5, "C5".to_owned()),
                (Paper::Dl, "DL".to_owned()),
                (Paper::Labels, scene.say("envelopes-labels")),
                (Paper::Receipts, scene.say("envelopes-receipts")),
            ];
            pick(ui, &label, &papers, &mut form.paper);
        }
        Errand::Conclude => {
            let label = first("envelopes-what");
            let said = [
                (SaidBefore::Agreed, scene.say("envelopes-agreed")),
                (SaidBefore::Resigned, scene.say("envelopes-resigned")),
            ];
            pick(ui, &label, &said, &mut form.said);
            if form.said == SaidBefore::Resigned {
                pick_side(ui, scene, "envelopes-who", &mut form.side);
            }
        }
        Errand::Presence => {
            first(PRESENCE_OF[0]);
            presence_ui(ui, scene, form);
        }
        Errand::Establish => {
            first("envelopes-established");
            yes_no(ui, scene, "envelopes-established", &mut form.established);
        }
        Errand::SetUp if other_times(scene, form.no).is_some() => {
            first("envelopes-set-clock");
            yes_no(ui, scene, "envelopes-set-clock", &mut form.set_clock);
        }
        Errand::Offer | Errand::Question => {
            first("envelopes-who");
            pick_side(ui, scene, "envelopes-who", &mut form.side);
        }
        _ => return false,
    }
    true
}
