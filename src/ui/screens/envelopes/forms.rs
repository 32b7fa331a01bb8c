//! The short dialogs about an envelope: each asks for a few words, or only whether it is so, and is
//! a row of a table. What can be taken back needs none.

mod prefill;
mod sending;

use egui::{Id, Ui};

use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::envelopes::notations::{self, WrittenMoveInput};
use crate::widgets::dialog::Column;
use crate::widgets::focus;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::envelope::{EnvelopeKind, Signer};
use jadoube_core::adjournment::state::Adjournment;
use jadoube_desk::envelopes;
use jadoube_i18n::adjournment::date_time;
use jadoube_i18n::chess;
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::laws::adjournment::AssistantDuty;
use jadoube_laws::rulings::sealed::facts::SaidBefore;

/// What a dialog is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DialogPurpose {
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
}

/// Title, paragraph (empty, where the title says it all) and button of a dialog; the labels of its
/// fields.
type DialogTexts = ([&'static str; 3], &'static [&'static str]);

impl DialogPurpose {
    #[expect(clippy::too_many_lines, reason = "a table, one row per dialog")]
    const fn asked(self) -> DialogTexts {
        match self {
            Self::Begin => (
                ["envelopes-begin-title", "envelopes-begin-what", "envelopes-begin-deed"],
                &["envelopes-until-end"],
            ),
            Self::OnBoard => (
                ["envelopes-on-board-title", "envelopes-on-board-what", "envelopes-state-deed"],
                &["envelopes-move"],
            ),
            Self::BreakOff => (
                [
                    "envelopes-break-off-title",
                    "envelopes-break-off-what",
                    "envelopes-break-off-deed",
                ],
                &["app-reason"],
            ),
            Self::Front => (
                ["envelopes-front", "", "envelopes-front-deed"],
                &[
                    "envelopes-name-white",
                    "envelopes-name-black",
                    "envelopes-country-white",
                    "envelopes-country-black",
                    "envelopes-left-white",
                    "envelopes-left-black",
                    "envelopes-used-white",
                    "envelopes-used-black",
                ],
            ),
            Self::Sign(_) => {
                (["envelopes-sign-title", "", "envelopes-sign-deed"], &["envelopes-name"])
            }
            Self::Keep => (
                ["envelopes-hand-title", "", "envelopes-hand-deed"],
                &["envelopes-from", "envelopes-to", "envelopes-where"],
            ),
            Self::Schedule => (
                ["envelopes-schedule-title", "", "envelopes-schedule-deed"],
                &["envelopes-time", "envelopes-venue"],
            ),
            Self::Offer => {
                (["envelopes-offer-title", "envelopes-offer-what", "envelopes-offer-deed"], &[])
            }
            Self::Reject => {
                (["envelopes-reject-title", "envelopes-reject-what", "envelopes-reject-deed"], &[])
            }
            Self::Conclude => (
                ["envelopes-conclude-title", "envelopes-conclude-what", "envelopes-conclude-deed"],
                &[],
            ),
            Self::Settle => (
                ["envelopes-settle-title", "envelopes-settle-what", "envelopes-settle-deed"],
                &["app-reason"],
            ),
            Self::Resume => (
                ["envelopes-resume-title", "envelopes-resume-what", "envelopes-resume-deed"],
                &["envelopes-board"],
            ),
            Self::Presence => (
                ["envelopes-presence-title", "envelopes-presence-what", "envelopes-presence-deed"],
                &["envelopes-since-white", "envelopes-since-black"],
            ),
            Self::Excuse => (
                ["envelopes-excuse-title", "envelopes-excuse-what", "envelopes-excuse-deed"],
                &["app-reason"],
            ),
            Self::KeepTimes => (
                [
                    "envelopes-keep-times-title",
                    "envelopes-keep-times-what",
                    "envelopes-keep-times-deed",
                ],
                &["app-reason"],
            ),
            Self::Establish => (
                [
                    "envelopes-establish-title",
                    "envelopes-establish-what",
                    "envelopes-presence-deed",
                ],
                &[],
            ),
            Self::Annul => (["envelopes-annul-title", "", "envelopes-annul-deed"], &["app-reason"]),
            Self::SetUp => (
                ["envelopes-set-up-title", "envelopes-set-up-what", "envelopes-set-up-deed"],
                &["envelopes-clock-white", "envelopes-clock-black"],
            ),
            Self::State => (["envelopes-state", "", "envelopes-state-deed"], &["envelopes-move"]),
            Self::Question => (
                ["envelopes-question-title", "envelopes-question-what", "envelopes-question-deed"],
                &[],
            ),
        }
    }

    /// The choice that is asked before anything is typed, where the keyboard begins.
    const fn first_choice(self) -> Option<&'static str> {
        match self {
            Self::Presence => Some(PRESENCE_OF[0]),
            Self::Offer | Self::Question => Some("envelopes-who"),
            Self::Conclude => Some("envelopes-what"),
            Self::Establish => Some("envelopes-established"),
            Self::SetUp => Some("envelopes-set-clock"),
            _ => None,
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
enum PresenceAnswer {
    /// Nothing yet.
    NotAsked,
    /// The player is there.
    Here,
    /// The player is not.
    Away,
}

/// What was typed so far.
#[derive(Debug)]
pub struct EnvelopeForm {
    no: EnvelopeNo,
    purpose: DialogPurpose,
    fields: Vec<String>,
    side: Side,
    said: SaidBefore,
    early: Early,
    /// Whether an assistant carries out the formalities of the player who seals.
    assisted: bool,
    /// What is found out of a move, in which notation.
    written: WrittenMoveInput,
    /// Whether a connected clock is set to the times of the envelope.
    set_clock: bool,
    /// Who is there.
    seen: BySide<PresenceAnswer>,
    /// Whether position and times of a lost envelope are established.
    established: bool,
}

/// The dialog, filled in as far as it is known.
#[must_use]
pub fn dialog(scene: &Scene<'_>, no: EnvelopeNo, purpose: DialogPurpose) -> EnvelopeForm {
    let one = scene.snap.hall.adjournments.get(&no).map(AsRef::as_ref);
    let mut fields = vec![String::new(); purpose.asked().1.len()];
    for (field, known) in fields.iter_mut().zip(prefill::known(scene, one, purpose)) {
        *field = known;
    }
    EnvelopeForm {
        no,
        purpose,
        fields,
        side: one.map_or(Side::White, |one| one.sealer),
        said: SaidBefore::Agreed,
        early: Early::Wish,
        assisted: prefill::assisted(scene),
        written: WrittenMoveInput::default(),
        set_clock: other_times(scene, no).is_some(),
        seen: BySide::new(presence(one, Side::White), presence(one, Side::Black)),
        established: false,
    }
}

/// The dialog that asks who is there, with one who is.
#[must_use]
pub fn here(scene: &Scene<'_>, no: EnvelopeNo, side: Side) -> EnvelopeForm {
    let mut form = dialog(scene, no, DialogPurpose::Presence);
    *form.seen.of_mut(side) = PresenceAnswer::Here;
    form
}

impl EnvelopeForm {
    /// The labels of the fields that are asked for now.
    const fn labels(&self) -> &'static [&'static str] {
        match (self.purpose, self.early) {
            // Only where the rest of the session counts it is asked for.
            (DialogPurpose::Begin, Early::Arbiter) => &[],
            (DialogPurpose::SetUp, _) if self.set_clock => &[],
            _ => self.purpose.asked().1,
        }
    }

    /// What the dialog says of itself.
    fn about(&self, scene: &Scene<'_>) -> String {
        let one = scene.snap.hall.adjournments.get(&self.no);
        let ([_, about, _], _) = self.purpose.asked();
        match self.purpose {
            DialogPurpose::Reject => {
                let by = one.and_then(|one| one.standing_offer()).unwrap_or(self.side);
                scene.say_with(about, &[("side", chess::side(scene.words, by).into())])
            }
            DialogPurpose::Presence => {
                let due = one.and_then(|one| one.due()).map(|due| date_time(due.at));
                let due = due.unwrap_or_else(|| "–".to_owned());
                scene.say_with(about, &[("due", due.into())])
            }
            DialogPurpose::Excuse => {
                let late = one.map(|one| late(one)).unwrap_or_default();
                let late: Vec<_> =
                    late.into_iter().map(|side| chess::side(scene.words, side)).collect();
                scene.say_with(about, &[("side", late.join(", ").into())])
            }
            DialogPurpose::Resume => {
                let due = one.and_then(|one| one.due()).map(|due| date_time(due.at));
                due.map_or_else(String::new, |at| scene.say_with(about, &[("at", at.into())]))
            }
            DialogPurpose::SetUp if prefill::clock(scene, self.no).is_some() => {
                scene.say("envelopes-set-up-shown")
            }
            DialogPurpose::SetUp if one.is_some_and(|one| one.times().is_none()) => {
                scene.say("envelopes-set-up-unknown")
            }
            _ if about.is_empty() => String::new(),
            _ => scene.say(about),
        }
    }
}

/// Whoever was there is; of anybody else it must be told.
fn presence(one: Option<&Adjournment>, side: Side) -> PresenceAnswer {
    if one.is_some_and(|one| one.is_there(side)) {
        PresenceAnswer::Here
    } else {
        PresenceAnswer::NotAsked
    }
}

/// Who came too late.
fn late(one: &Adjournment) -> Vec<Side> {
    Side::BOTH.into_iter().filter(|side| one.is_too_late(*side)).collect()
}

/// What a connected clock shows, where the envelope says something else.
pub(super) fn other_times(scene: &Scene<'_>, no: EnvelopeNo) -> Option<BySide<Millis>> {
    prefill::other_times(scene, no)
}

impl DialogForm for EnvelopeForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let ([title, _, button], _) = self.purpose.asked();
        let head = Head::new("envelope form", scene.say(title), scene.say(button));
        let head = head.about(self.about(scene));
        let fields = !self.labels().is_empty();
        let head = match self.purpose.first_choice() {
            // Who is there is asked before since when.
            Some(label) if !fields || self.purpose == DialogPurpose::Presence => {
                head.begin_at(label)
            }
            _ if fields => head,
            _ => head.begin_at_deed(),
        };
        let filled = matches!(
            self.purpose,
            DialogPurpose::SetUp
                | DialogPurpose::Schedule
                | DialogPurpose::Resume
                | DialogPurpose::Presence
        );
        Some(if filled { head.enter_anywhere() } else { head })
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        self.picks_ui(ui, fields);
        let mut first = None;
        for (label, text) in self.labels().iter().zip(&mut self.fields) {
            let response = fields.text(ui, *label, text);
            if self.purpose == DialogPurpose::SetUp && response.gained_focus() {
                // What the clock shows instead is typed over it.
                focus::select_all(ui.ctx(), response.id, text);
            }
            first = first.or(Some(response.id));
        }
        if let (Some(first), DialogPurpose::OnBoard | DialogPurpose::State) = (first, self.purpose)
        {
            self.move_ui(ui, fields.scene, first);
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        sending::done(self, check)
    }
}

/// The questions who is there, of White and Black.
const PRESENCE_OF: [&str; 2] = ["envelopes-presence-of-white", "envelopes-presence-of-black"];

impl EnvelopeForm {
    /// What a move means that was typed, and the list of notations.
    fn move_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, field: Id) {
        let one = scene.snap.hall.adjournments.get(&self.no);
        let (Some(one), Some(text)) = (one, self.fields.first()) else { return };
        self.written.text.clone_from(text);
        self.written.meaning_ui(ui, scene, (one, EnvelopeKind::Sealed), field);
        notations::list_ui(ui, scene, &mut self.written.system);
    }

    /// What is chosen before anything is typed.
    fn picks_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        match self.purpose {
            DialogPurpose::Begin => {
                let why = [
                    (Early::Wish, "envelopes-why-wish"),
                    (Early::Arbiter, "envelopes-why-arbiter"),
                ];
                fields.choose(ui, "envelopes-why", &why, &mut self.early);
                let duties = &scene.snap.edition.rules.blind.assistant_duties.value;
                if duties.contains(&AssistantDuty::Adjourns) {
                    fields.yes_no(ui, "envelopes-assisted", &mut self.assisted);
                }
            }
            DialogPurpose::Sign(mut by) => {
                let signers = envelopes::signers(scene.snap.edition).into_iter();
                let signers: Vec<_> = signers.map(|by| (by, scene.words.tell(&by))).collect();
                if fields.pick(ui, "envelopes-signer", &signers, &mut by) {
                    self.purpose = DialogPurpose::Sign(by);
                    let one = scene.snap.hall.adjournments.get(&self.no).map(AsRef::as_ref);
                    self.fields = prefill::known(scene, one, self.purpose);
                }
            }
            DialogPurpose::Conclude => {
                let said = [
                    (SaidBefore::Agreed, "envelopes-agreed"),
                    (SaidBefore::Resigned, "envelopes-resigned"),
                ];
                fields.choose(ui, "envelopes-what", &said, &mut self.said);
                if self.said == SaidBefore::Resigned {
                    fields.side(ui, "envelopes-who", &mut self.side);
                }
            }
            DialogPurpose::Presence => {
                for (side, name) in Side::BOTH.into_iter().zip(PRESENCE_OF) {
                    let answers = [
                        (PresenceAnswer::NotAsked, "envelopes-presence-open"),
                        (PresenceAnswer::Here, "envelopes-presence-here"),
                        (PresenceAnswer::Away, "envelopes-presence-away"),
                    ];
                    fields.choose(ui, name, &answers, self.seen.of_mut(side));
                }
            }
            DialogPurpose::Establish => {
                fields.yes_no(ui, "envelopes-established", &mut self.established);
            }
            DialogPurpose::SetUp if other_times(scene, self.no).is_some() => {
                fields.yes_no(ui, "envelopes-set-clock", &mut self.set_clock);
            }
            DialogPurpose::Offer | DialogPurpose::Question => {
                fields.side(ui, "envelopes-who", &mut self.side);
            }
            _ => {}
        }
    }
}
