//! What can happen to an envelope beside the step that comes next: a table of dialogs, each with
//! when it can be had.

use egui::{Key, Ui};

use crate::actions::Actions;
use crate::dialogs::Dialog;
use crate::scene::Scene;
use crate::screens::envelopes::forms::{self, Errand};
use crate::screens::envelopes::{ask, pressed, unseen};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::card;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{Signer, Which};
use jadoube_core::adjournment::state::{Adjournment, End};
use jadoube_desk::sealing::now;

/// One row: the word of the button, its dialog, and when it can be had.
type Deed = (&'static str, Errand, fn(&Adjournment) -> bool);

/// What happens to the envelope itself.
const OF_CUSTODY: [Deed; 4] = [
    ("envelopes-hand", Errand::Keep, Adjournment::is_adjourned),
    ("envelopes-sign", Errand::Sign(Signer::Arbiter), is_closed),
    ("envelopes-inscribe", Errand::Front, is_closed),
    ("envelopes-schedule", Errand::Schedule, waits),
];

/// What else happens.
const OTHERS: [Deed; 14] = [
    ("envelopes-on-board", Errand::OnBoard, is_sealing),
    ("envelopes-break-off", Errand::BreakOff, is_sealing),
    ("envelopes-offer", Errand::Offer, may_offer),
    ("envelopes-reject", Errand::Reject, may_reject),
    ("envelopes-conclude", Errand::Conclude, is_closed),
    ("envelopes-resume", Errand::Resume, |one| one.is_adjourned() && waits(one)),
    ("envelopes-presence", Errand::Presence, is_resuming),
    ("envelopes-excuse", Errand::Excuse, came_late),
    ("envelopes-set-up", Errand::SetUp, was_set_up),
    ("envelopes-keep-times", Errand::KeepTimes, shows_other_times),
    ("envelopes-establish", Errand::Establish, is_lost),
    ("envelopes-annul", Errand::Annul, |one| is_lost(one) && one.established == Some(false)),
    ("envelopes-question", Errand::Question, was_resumed),
    ("envelopes-settle", Errand::Settle, Adjournment::is_adjourned),
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
    one.resumption.is_some() && matches!(one.end, None | Some(End::WentOn))
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
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            let changes = is_sealing(one) && one.cover.is_some();
            if changes && button(ui, Weight::Plain, &scene.say("envelopes-change"), None).clicked()
            {
                let form = unseen::Form::seal(one.no, Which::Sealed);
                actions.open(Dialog::Unseen(Box::new(form)));
            }
            if may_open
                && button(ui, Weight::Plain, &scene.say("envelopes-look-in"), None).clicked()
                && let Some(form) = unseen::Form::open(scene, one.no, Which::Sealed)
            {
                actions.open(Dialog::Unseen(Box::new(form)));
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
    deeds: &[Deed],
    actions: &mut Actions,
) {
    for (word, errand, may) in deeds {
        if !may(one) {
            continue;
        }
        let (key, sign) = key_of(*errand).unzip();
        let asked = key.is_some_and(|key| pressed(ui, key));
        if button(ui, Weight::Plain, &scene.say(word), sign).clicked() || asked {
            actions.open(forms::dialog(scene, one.no, *errand));
        }
    }
}

/// The key of what ends an adjournment, with Alt, and how it is written.
const fn key_of(errand: Errand) -> Option<(Key, &'static str)> {
    match errand {
        Errand::BreakOff => Some((Key::X, "Alt+X")),
        Errand::Settle => Some((Key::O, "Alt+O")),
        _ => None,
    }
}

/// What can be said of an envelope that is not to be found, and taken back at once.
fn lost_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    for which in [Which::Sealed, Which::Reply] {
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
            ask(actions, what);
        }
    }
}

/// Begins the resumption: at once if its time has come, and only when that is confirmed before.
pub(super) fn resume(scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    let (no, board, at) = (one.no, one.board, now());
    if one.due().is_some_and(|due| due.at > at) {
        actions.open(forms::dialog(scene, no, Errand::Resume));
    } else {
        ask(actions, Ask::Resume { no, board, at });
    }
}
