//! The envelopes of adjourned games: all of them in a list with search and filters, one as it will
//! be printed, and its guide with the one step that comes next; what else can happen is in `menu`.
//! Dialogs: `forms`, `plan`, and `secret` for what nobody may see.

pub mod forms;
pub mod plan;
pub mod secret;
pub mod alarms;
mod aloud;
mod menu;
mod guide;
mod list;
mod notations;
mod nothing;

use std::path::Path;

use egui::{Key, Layout, Modifiers, ScrollArea, Ui, vec2};

use crate::actions::{Actions, UiMessage};
use crate::icons::{self, Pen};
use crate::scene::Scene;
use crate::screens::preview::PrintPreview;
use crate::screens::view::View;
use crate::tokens::{Text, scale, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::board_paint::paint_small;
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{card, fact, soft};
use jadoube_chess::board::position::{Position, Variant as Chess};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::EnvelopeFront;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::adjournment::state::{Adjournment, Status};
use jadoube_core::hall::command::Command;
use jadoube_desk::envelopes::{self, Paper};
use jadoube_desk::printing::Printable;
use jadoube_desk::sealing::now;
use jadoube_i18n::adjournment as said;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};

/// What the screen remembers.
#[derive(Debug, Default)]
pub struct EnvelopesState {
    /// Whether the keyboard shall come to the list.
    pub focus: bool,
    /// The envelope that is shown.
    shown: Option<EnvelopeNo>,
    /// One that was gone to: it is shown once it is there, whatever is looked for.
    sought: Option<EnvelopeNo>,
    looked_for: list::LookedFor,
    told: alarms::ShownAlarms,
}

impl EnvelopesState {
    /// What has become urgent since the last look, to be told once.
    pub fn news(&mut self, scene: &Scene<'_>) -> Vec<String> {
        self.told.news(scene)
    }

    /// Goes to an envelope, which may come to be only now.
    pub const fn go(&mut self, no: EnvelopeNo) {
        self.sought = Some(no);
    }
}

/// The command that asks the player on move to seal; in a blind match the assistants see to the
/// formalities.
#[must_use]
pub fn begin(scene: &Scene<'_>, board: BoardNo, why: AdjournmentReason) -> Ask {
    Ask::Begin { board, why, assistants: scene.snap.hall.assistants_at(board) }
}

/// The number that the next envelope gets.
#[must_use]
pub fn next_no(scene: &Scene<'_>) -> EnvelopeNo {
    let last = scene.snap.hall.adjournments.keys().next_back().map_or(0, |no| no.0);
    EnvelopeNo(last.saturating_add(1))
}

/// Position and clocks are set up, with what a clock on the table shows. What an electronic board
/// shows is compared square by square.
fn set_up(scene: &Scene<'_>, one: &Adjournment, times: Option<BySide<Millis>>) -> Ask {
    let placement = scene.snap.line(one.board).and_then(|line| line.physical);
    Ask::SetUp { no: one.no, placement, times }
}

/// Where the competition is played.
fn place(scene: &Scene<'_>) -> String {
    let competition = scene.snap.hall.competition.as_ref();
    competition.map(|it| it.place.clone()).unwrap_or_default()
}

fn tell_written(scene: &Scene<'_>, path: &Path, actions: &mut Actions) {
    let path = ("path", path.display().to_string().into());
    actions.push(UiMessage::Tell(scene.say_with("envelopes-written", &[path])));
}

/// Whether a key of this screen was pressed, with Alt; what is behind a dialog hears none.
fn pressed(ui: &Ui, key: Key) -> bool {
    let open = ui.ctx().memory(|memory| memory.top_modal_layer().is_some());
    !open && ui.input_mut(|input| input.consume_key(Modifiers::ALT, key))
}

/// Asks something about an adjournment.
fn ask(actions: &mut Actions, what: Ask) {
    actions.command(Command::Adjournment { what });
}

impl EnvelopesState {
    /// The envelope that is shown, if it can be printed.
    #[must_use]
    pub(crate) fn printable(&self, scene: &Scene<'_>) -> Option<EnvelopeNo> {
        let no = self.shown?;
        let one = scene.snap.hall.adjournments.get(&no)?;
        (!is_being_sealed(one)).then_some(no)
    }
}

impl View for EnvelopesState {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        show(ui, scene, self, actions);
    }

    fn take_focus(&mut self) {
        self.focus = true;
    }

    fn icon(&self, pen: &Pen<'_>) {
        icons::envelope(pen);
    }

    fn start_over(&mut self) {
        *self = Self::default();
    }

    fn waiting(&self, scene: &Scene<'_>) -> usize {
        alarms::waiting(scene)
    }
}

fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut EnvelopesState, actions: &mut Actions) {
    let room = ui.available_size();
    let list_width = (room.x * 0.32).clamp(260.0, 420.0);
    if room.x < 760.0 * scale(ui.ctx()).spread(1.4) {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            list::show(ui, scene, state, actions);
            detail(ui, scene, state, actions);
        });
        return;
    }
    ui.with_layout(Layout::left_to_right(egui::Align::Min), |ui| {
        let mut column = |ui: &mut Ui, width: f32, name: &str, first: bool| {
            let size = vec2(width, room.y);
            // Another envelope is seen from its beginning.
            let salt = (name, state.shown.filter(|_| !first));
            ui.allocate_ui_with_layout(size, Layout::top_down(egui::Align::Min), |ui| {
                ui.set_width(width);
                ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).show(ui, |ui| {
                    if first {
                        list::show(ui, scene, state, actions);
                    } else {
                        detail(ui, scene, state, actions);
                    }
                });
            });
        };
        column(ui, list_width, "envelopes", true);
        let rest = ui.available_width();
        column(ui, rest, "envelope", false);
    });
}

const fn tone_of(status: Status) -> Tone {
    match status {
        Status::Sealing | Status::Sealed => Tone::Warn,
        Status::InCustody | Status::Resuming | Status::Opened => Tone::Info,
        Status::Missing => Tone::Bad,
        Status::BrokenOff => Tone::Neutral,
        Status::Settled => Tone::Good,
    }
}

fn title_of(scene: &Scene<'_>, one: &Adjournment) -> String {
    said::envelope(scene.words, one.no, jadoube_core::adjournment::envelope::EnvelopeKind::Sealed)
}

fn row_texts(scene: &Scene<'_>, one: &Adjournment) -> [String; 4] {
    let pairing = jadoube_i18n::chess::pairing(scene.words, &one.players);
    let title = format!("{} · {pairing}", title_of(scene, one));
    let args = [("round", one.round.into()), ("board", one.board.0.into())];
    let place = scene.words.say_with("paper-round-board", &args);
    let detail = format!("{} · {place}", scene.words.tell(&one.status()));
    let due = one.due().map(|due| said::date_time(due.at)).unwrap_or_default();
    let spoken = format!("{title}, {detail}, {due}");
    // Of what is due today the time says it all.
    let today = now().date().to_string();
    let aside = due.strip_prefix(&today).map_or(due.as_str(), str::trim).to_owned();
    [title, detail, aside, spoken]
}

fn detail(ui: &mut Ui, scene: &Scene<'_>, state: &mut EnvelopesState, actions: &mut Actions) {
    let found = state.shown.and_then(|no| scene.snap.hall.adjournments.get(&no));
    let Some(one) = found.map(AsRef::as_ref) else { return };
    ui.horizontal_wrapped(|ui| {
        ui.label(Text::Heading.rich(title_of(scene, one)));
        badge(ui, tone_of(one.status()), &scene.words.tell(&one.status()));
    });
    alarms::own_ui(ui, scene, one.no);
    scene.changing(ui, |ui| guide::show(ui, scene, one, actions));
    cover_ui(ui, scene, one, actions);
    scene.changing(ui, |ui| {
        custody_ui(ui, scene, one, actions);
        menu::show(ui, scene, one, actions);
    });
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
                for (name, value) in aloud::facts(scene, one, &front) {
                    fact(ui, &name, &value);
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
    let name = scene.say_with("disputes-position", &[("fen", fen.into())]);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Image);
        node.set_label(name);
    });
}

fn custody_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    card(ui, &scene.say("envelopes-custody"), |ui| {
        for handing in &one.custody {
            let place = format!("{}, {}", handing.place, said::date_time(handing.at));
            fact(ui, &format!("{} → {}", handing.from, handing.to), &place);
        }
        for attempt in &one.attempts {
            let why = scene.words.tell(&attempt.why);
            let when = attempt.at.map(said::date_time).unwrap_or_default();
            fact(ui, &scene.say("envelopes-attempt"), &format!("{}, {when}: {why}", attempt.by));
        }
        for signature in &one.signatures {
            let name = format!("{} ({})", signature.name, scene.words.tell(&signature.by));
            fact(ui, &scene.say("envelopes-signed"), &name);
        }
        menu::custody_ui(ui, scene, one, actions);
    });
}
