//! The envelopes of adjourned games: all of them in a list with search and filters, one as it will
//! be printed, and its guide with the one step that comes next; what else can happen is in `menu`.
//! Dialogs: `forms`, `plan`, and `secret` for what nobody may see.

pub mod forms;
pub mod plan;
pub mod secret;
pub mod alarms;
pub mod begin;
mod aloud;
mod menu;
mod guide;
mod list;
mod named;
mod notations;
mod nothing;

use egui::{ScrollArea, Ui, vec2};

use crate::actions::Actions;
use crate::icons::{self, Pen};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::preview::PrintPreview;
use crate::screens::view::View;
use crate::tokens::{Text, scale, space};
use crate::widgets::badge::badge;
use crate::widgets::board_paint::paint_small;
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{card, fact, fact_told, soft};
use crate::widgets::columns::{columns, scrolling_column};
use crate::widgets::focus;
use crate::widgets::rows::sentence;
use jadoube_chess::board::position::{Position, Variant as Chess};
use jadoube_chess::side::Side;
use jadoube_core::adjournment::envelope::{EnvelopeFront, EnvelopeKind};
use jadoube_core::adjournment::state::Adjournment;
use jadoube_desk::envelopes::{self, Paper};
use jadoube_desk::printing::Printable;
use jadoube_i18n::adjournment as said;
use jadoube_i18n::{chess, time};
use jadoube_laws::ids::EnvelopeNo;

/// What the screen remembers.
#[derive(Debug, Default)]
pub struct EnvelopesState {
    list: list::EnvelopeList,
    told: alarms::ShownAlarms,
}

impl EnvelopesState {
    /// What has become urgent since the last look, to be told once.
    pub fn news(&mut self, scene: &Scene<'_>) -> Vec<String> {
        self.told.news(scene)
    }

    /// Goes to an envelope, which may come to be only now.
    pub const fn go(&mut self, no: EnvelopeNo) {
        self.list.go(no);
    }

    /// Shows an envelope that is there.
    pub fn come_to(&mut self, scene: &Scene<'_>, no: EnvelopeNo) {
        if let Some(one) = scene.snap.hall.adjournments.get(&no) {
            self.list.come_to(one);
        }
    }

    /// The envelope that is shown.
    #[must_use]
    pub const fn shown(&self) -> Option<EnvelopeNo> {
        self.list.shown
    }
}

impl EnvelopesState {
    /// The envelope that is shown, if it can be printed.
    fn printable(&self, scene: &Scene<'_>) -> Option<EnvelopeNo> {
        let no = self.list.shown?;
        let one = scene.snap.hall.adjournments.get(&no)?;
        (!is_being_sealed(one)).then_some(no)
    }

    /// The envelope that is meant by who comes from another screen: that of the game at work, else one that cannot
    /// wait, unless somebody works at that which was shown last.
    fn meant<'a>(&self, scene: &Scene<'a>) -> Option<&'a Adjournment> {
        let hall = &scene.snap.hall;
        let get = |no: EnvelopeNo| hall.adjournments.get(&no).map(AsRef::as_ref);
        if let Some(one) = scene.looked_at().and_then(|(game, _)| hall.adjournment_of(game)) {
            return Some(one);
        }
        if self.list.shown.and_then(get).is_some_and(is_at_work) {
            return None;
        }
        alarms::urgent(scene).first().and_then(|one| get(one.no))
    }
}

impl View for EnvelopesState {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        show(ui, scene, self, actions);
    }

    fn take_focus(&mut self) {
        self.list.focus = true;
    }

    fn icon(&self, pen: &Pen<'_>) {
        icons::envelope(pen);
    }

    fn asked_for(&mut self, scene: &Scene<'_>, again: bool) {
        let meant = self.meant(scene).filter(|one| !again && Some(one.no) != self.list.shown);
        if let Some(one) = meant {
            self.list.come_to(one);
        }
    }

    fn start_over(&mut self) {
        *self = Self::default();
    }

    fn waiting(&self, scene: &Scene<'_>) -> usize {
        alarms::waiting(scene)
    }

    fn next_step(&self, scene: &Scene<'_>) -> Option<String> {
        let one = scene.snap.hall.adjournments.get(&self.list.shown?)?;
        Some(guide::sentence(scene, one))
    }

    /// The envelope that is shown, else the plan of the resumptions.
    fn preview(&self, scene: &Scene<'_>) -> Option<PrintPreview> {
        let envelope = |no| Printable::Envelope(no, Paper::C5);
        let what = self.printable(scene).map_or(Printable::Plan, envelope);
        Some(PrintPreview::new(scene, what))
    }
}

fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut EnvelopesState, actions: &mut Actions) {
    let room = ui.available_size();
    let list_width = (room.x * 0.32).clamp(260.0, 420.0);
    // More than beside other lists: each of its rows tells an envelope, its state and its board.
    if room.x < 760.0 * scale(ui.ctx()).spread(1.6) {
        ScrollArea::vertical().id_salt("envelopes").auto_shrink([false, false]).show(ui, |ui| {
            focus::scroll_by_page(ui);
            list::show(ui, scene, &mut state.list, actions);
            detail(ui, scene, state, actions);
        });
        return;
    }
    columns(ui, |ui| {
        scrolling_column(ui, vec2(list_width, room.y), "envelopes", |ui| {
            list::show(ui, scene, &mut state.list, actions);
        });
        // Another envelope is seen from its beginning.
        let salt = ("envelope", state.list.shown);
        scrolling_column(ui, vec2(ui.available_width(), room.y), salt, |ui| {
            focus::scroll_by_page(ui);
            detail(ui, scene, state, actions);
        });
    });
}

fn detail(ui: &mut Ui, scene: &Scene<'_>, state: &mut EnvelopesState, actions: &mut Actions) {
    let found = state.list.shown.and_then(|no| scene.snap.hall.adjournments.get(&no));
    let Some(one) = found.map(AsRef::as_ref) else { return };
    ui.horizontal_wrapped(|ui| {
        ui.label(Text::Heading.rich(named::at_board(scene, one, EnvelopeKind::Sealed)));
        badge(ui, list::tone_of(one.status()), &scene.words.tell(&one.status()));
        soft(ui, chess::pairing(scene.words, &one.players));
    });
    alarms::own_ui(ui, scene, one.no);
    let came = std::mem::take(&mut state.list.came);
    scene.changing(ui, |ui| guide::show(ui, scene, (one, came), actions));
    cover_ui(ui, scene, one, actions);
    scene.changing(ui, |ui| {
        custody_ui(ui, scene, one, actions);
        menu::show(ui, scene, one, actions);
    });
}

/// Whether the move is being sealed, or the game is being resumed.
fn is_at_work(one: &Adjournment) -> bool {
    is_being_sealed(one) || one.is_live() && one.resumption.is_some()
}

/// Whether what stands on the envelope is not settled yet.
fn is_being_sealed(one: &Adjournment) -> bool {
    one.is_live() && one.stopped.is_none()
}

/// The envelope as it will be printed: the facts of the same document, and the position. While the
/// move is being sealed, what will stand there.
fn cover_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    let sealing = is_being_sealed(one);
    let front = envelopes::front(&scene.snap.hall, scene.snap.edition, one, scene.now);
    card(ui, &scene.say("envelopes-cover"), |ui| {
        if sealing {
            soft(ui, scene.say("envelopes-preview"));
            ui.ctx().request_repaint_after(std::time::Duration::from_secs(1));
        }
        ui.horizontal_top(|ui| {
            position_ui(ui, scene, &front);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = space::XS;
                let record = format!("{} {}", one.no, scene.snap.hall.seq);
                for (name, value) in aloud::facts(scene, one, &front) {
                    let told = time::clocks_aloud(scene.words, &value);
                    fact_told(ui, &name, &value, &told, &record);
                }
            });
        });
        ui.horizontal_wrapped(|ui| {
            aloud::front_ui(ui, scene, one, &front, actions);
            let word = scene.say("envelopes-print");
            if !sealing && button(ui, Weight::Plain, &word, None).clicked() {
                actions.open(PrintPreview::new(scene, Printable::Envelope(one.no, Paper::C5)));
            }
        });
    });
}

fn position_ui(ui: &mut Ui, scene: &Scene<'_>, front: &EnvelopeFront) {
    let Some(fen) = front.position.as_deref() else { return };
    let Ok(position) = Position::from_fen(fen, Chess::Chess960) else { return };
    let side = scale(ui.ctx()).of(168.0).min(240.0);
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), egui::Sense::hover());
    paint_small(ui, rect, &position.placement(), Side::White, None);
    let name = phrases::position_aloud(scene, &position.placement());
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Image);
        node.set_label(name);
    });
}

fn custody_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    card(ui, &scene.say("envelopes-custody"), |ui| {
        for handing in &one.custody {
            let at = said::date_time(scene.words, handing.at);
            let place = sentence(&[&handing.place, &at]);
            fact(ui, &format!("{} → {}", handing.from, handing.to), &place);
        }
        for attempt in &one.attempts {
            let why = scene.words.tell(&attempt.why);
            let when = attempt.at.map(|at| said::date_time(scene.words, at)).unwrap_or_default();
            fact(ui, &scene.say("envelopes-attempt"), &format!("{}, {when}: {why}", attempt.by));
        }
        for signature in &one.signatures {
            let name = format!("{} ({})", signature.name, scene.words.tell(&signature.by));
            fact(ui, &scene.say("envelopes-signed"), &name);
        }
        menu::custody_ui(ui, scene, one, actions);
    });
}
