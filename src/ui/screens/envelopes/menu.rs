//! What can happen to an envelope beside the step that comes next: a table of dialogs, each with
//! when it can be had.

use egui::{Key, Ui};

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::envelopes::forms::content::dialog;
use crate::screens::envelopes::forms::purpose::DialogPurpose;
use crate::screens::envelopes::secret;
use crate::widgets::button::{Weight, button};
use crate::widgets::card::card;
use crate::widgets::focus::alt_pressed;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{EnvelopeKind, Signer};
use jadoube_core::adjournment::state::{Adjournment, AdjournmentEnd};
use jadoube_desk::sealing::now;

/// One row: the word of the button, its dialog, and when it can be had.
type MenuItem = (&'static str, DialogPurpose, fn(&Adjournment) -> bool);

/// What happens to the envelope itself.
const OF_CUSTODY: [MenuItem; 4] = [
    ("envelopes-hand", DialogPurpose::Keep, Adjournment::is_adjourned),
    ("envelopes-sign", DialogPurpose::Sign(Signer::Arbiter), is_closed),
    ("envelopes-inscribe", DialogPurpose::Front, is_closed),
    ("envelopes-schedule", DialogPurpose::Schedule, waits),
];

/// What else happens.
const OTHERS: [MenuItem; 14] = [
    ("envelopes-on-board", DialogPurpose::OnBoard, is_sealing),
    ("envelopes-break-off", DialogPurpose::BreakOff, is_sealing),
    ("envelopes-offer", DialogPurpose::Offer, may_offer),
    ("envelopes-reject", DialogPurpose::Reject, may_reject),
    ("envelopes-conclude", DialogPurpose::Conclude, is_closed),
    ("envelopes-resume", DialogPurpose::Resume, |one| one.is_adjourned() && waits(one)),
    ("envelopes-presence", DialogPurpose::Presence, is_resuming),
    ("envelopes-excuse", DialogPurpose::Excuse, came_late),
    ("envelopes-set-up", DialogPurpose::SetUp, was_set_up),
    ("envelopes-keep-times", DialogPurpose::KeepTimes, shows_other_times),
    ("envelopes-establish", DialogPurpose::Establish, is_lost),
    ("envelopes-annul", DialogPurpose::Annul, |one| is_lost(one) && one.established == Some(false)),
    ("envelopes-question", DialogPurpose::Question, was_resumed),
    ("envelopes-settle", DialogPurpose::Settle, Adjournment::is_adjourned),
];

const fn is_sealing(one: &Adjournment) -> bool {
    one.is_live() && one.stopped.is_none()
}

/// Sealed, and nobody has opened it.
fn is_closed(one: &Adjournment) -> bool {
    let opened = one.cover.as_ref().is_some_and(|cover| cover.opened.is_some() || cover.played);
    one.is_adjourned() && !opened
}

/// No offer stands.
fn may_offer(one: &Adjournment) -> bool {
    is_closed(one) && one.standing_offer().is_none()
}

/// An offer stands that has not been answered on the board.
fn may_reject(one: &Adjournment) -> bool {
    let played = one.cover.as_ref().is_some_and(|cover| cover.played);
    one.is_adjourned() && !played && one.standing_offer().is_some()
}

/// Before the resumption.
const fn waits(one: &Adjournment) -> bool {
    one.is_live() && one.resumption.is_none()
}

/// Somebody looked at position and clocks, and no move was made since.
fn was_set_up(one: &Adjournment) -> bool {
    let looked = one.resumption.as_ref().is_some_and(|now| now.set_up.is_some());
    one.is_adjourned() && looked && one.cover.as_ref().is_some_and(|cover| !cover.played)
}

/// The resumption has begun, and the game does not go on yet.
fn is_resuming(one: &Adjournment) -> bool {
    one.is_adjourned() && one.resumption.is_some()
}

/// Nobody has decided what becomes of a player who came too late.
fn came_late(one: &Adjournment) -> bool {
    is_resuming(one) && Side::BOTH.into_iter().any(|side| one.is_too_late(side))
}

/// The clocks were found to show something else, and nothing was settled.
fn shows_other_times(one: &Adjournment) -> bool {
    was_set_up(one) && one.has_wrong_times() && !one.is_set_up()
}

/// The envelope is not to be found.
fn is_lost(one: &Adjournment) -> bool {
    one.is_adjourned() && one.cover.as_ref().is_some_and(|cover| cover.missing && !cover.played)
}

/// The resumption has begun; a player may say that the clocks were wrong after the first moves too.
fn was_resumed(one: &Adjournment) -> bool {
    one.resumption.is_some() && matches!(one.end, None | Some(AdjournmentEnd::WentOn))
}

/// The buttons of the custody.
pub(super) fn custody_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        buttons_ui(ui, scene, one, &OF_CUSTODY, actions);
        lost_ui(ui, scene, one, actions);
    });
}

/// The card with all that is rarely wanted; none, where there is nothing.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    let may_open = may_be_looked_at(one);
    if !(may_open || OTHERS.iter().any(|deed| deed.2(one))) {
        return;
    }
    card(ui, &scene.say("envelopes-others"), |ui| {
        ui.horizontal_wrapped(|ui| {
            let changes = is_sealing(one) && one.cover.is_some();
            if changes && button(ui, Weight::Plain, &scene.say("envelopes-change"), None).clicked()
            {
                let form = secret::SecretForm::seal(one.no, EnvelopeKind::Sealed);
                actions.open(form);
            }
            if may_open
                && button(ui, Weight::Plain, &scene.say("envelopes-look-in"), None).clicked()
                && let Some(form) = secret::SecretForm::open(scene, one.no, EnvelopeKind::Sealed)
            {
                actions.open(form);
            }
            buttons_ui(ui, scene, one, &OTHERS, actions);
        });
    });
}

/// The game was decided before anybody had opened the envelope.
fn may_be_looked_at(one: &Adjournment) -> bool {
    one.is_decided_unplayed() && one.cover.as_ref().is_some_and(|cover| cover.opened.is_none())
}

fn buttons_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    one: &Adjournment,
    deeds: &[MenuItem],
    actions: &mut Actions,
) {
    for (word, purpose, may) in deeds {
        if !may(one) {
            continue;
        }
        let (key, sign) = key_of(*purpose).unzip();
        let asked = key.is_some_and(|key| alt_pressed(ui, key));
        if button(ui, Weight::Plain, &scene.say(word), sign).clicked() || asked {
            actions.open(dialog(scene, one.no, *purpose));
        }
    }
}

/// The key of what ends an adjournment, with Alt, and how it is written.
const fn key_of(purpose: DialogPurpose) -> Option<(Key, &'static str)> {
    match purpose {
        DialogPurpose::BreakOff => Some((Key::X, "Alt+X")),
        DialogPurpose::Settle => Some((Key::O, "Alt+O")),
        _ => None,
    }
}

/// What can be said of an envelope that is not to be found, and taken back at once.
fn lost_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    for which in [EnvelopeKind::Sealed, EnvelopeKind::Reply] {
        let Some(cover) = one.cover(which) else { continue };
        if cover.read.is_some() || cover.played || !one.is_adjourned() {
            continue;
        }
        let no = one.no;
        let (id, what) = if cover.missing {
            ("envelopes-found", Ask::ReportFound { no, which })
        } else {
            ("envelopes-missing", Ask::ReportMissing { no, which })
        };
        if button(ui, Weight::Quiet, &scene.say(id), None).clicked() {
            actions.adjournment(what);
        }
    }
}

/// Begins the resumption: at once if its time has come, and only when that is confirmed before.
pub(super) fn resume(scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    let (no, board, at) = (one.no, one.board, now());
    if one.due().is_some_and(|due| due.at > at) {
        actions.open(dialog(scene, no, DialogPurpose::Resume));
    } else {
        actions.adjournment(Ask::Resume { no, board, at });
    }
}
