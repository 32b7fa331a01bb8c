//! The devices: the lines of this machine, the boards and clocks at their ends, which table they
//! belong to, and what goes over the line.

use egui::{ScrollArea, Ui, vec2};

use crate::actions::Actions;
use crate::icons::{self, Pen};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::view::View;
use crate::tokens::{self, Text, radius, scale, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::{all_ui, card, soft};
use crate::widgets::columns::{columns, scrolling_column};
use crate::widgets::field::{FieldLabels, field};
use crate::widgets::pick::pick;
use crate::widgets::rows::{self, RowTexts, list_ui};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Assignment;
use jadoube_desk::inbox::{Request, Traffic};
use jadoube_desk::line_view::{ClockAccess, LineView};
use jadoube_desk::ports::{self, PortView};
use jadoube_i18n::{chess, device, time};
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::sensing::{ClockAnswer, ClockMapping, LinkState, Orientation};

/// What the screen remembers.
#[derive(Debug, Default)]
pub struct DevicesState {
    /// Whether the keyboard shall come to the list.
    pub focus: bool,
    port: Option<PortName>,
    path: String,
    board: String,
    text: String,
    traffic: Traffic,
    asked: bool,
}

impl View for DevicesState {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        show(ui, scene, self, actions);
    }

    fn take_focus(&mut self) {
        self.focus = true;
    }

    fn icon(&self, pen: &Pen<'_>) {
        icons::plug(pen);
    }

    fn needs_no_file(&self) -> bool {
        true
    }

    fn waiting(&self, scene: &Scene<'_>) -> usize {
        let lines = scene.snap.lines.iter();
        lines.filter(|line| !phrases::of_line(scene, line).is_empty()).count()
    }
}

fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut DevicesState, actions: &mut Actions) {
    if !std::mem::replace(&mut state.asked, true) {
        actions.ask(Request::ListPorts);
    }
    let room = ui.available_size();
    let list_width = (room.x * 0.36).clamp(280.0, 460.0);
    let text = scale(ui.ctx());
    if room.x < 760.0 * text.spread(1.4) {
        ScrollArea::vertical().id_salt("devices").auto_shrink([false, false]).show(ui, |ui| {
            list(ui, scene, state, actions);
            scene.changing(ui, |ui| detail(ui, scene, state, actions));
        });
        return;
    }
    columns(ui, |ui| {
        scrolling_column(ui, vec2(list_width, room.y), "ports", |ui| {
            list(ui, scene, state, actions);
        });
        scrolling_column(ui, vec2(ui.available_width(), room.y), "port", |ui| {
            scene.changing(ui, |ui| detail(ui, scene, state, actions));
        });
    });
}

/// A line that is open, listed, or both.
struct DeviceRow<'a> {
    name: PortName,
    port: Option<&'a PortView>,
    line: Option<&'a LineView>,
}

fn known<'a>(scene: &Scene<'a>) -> Vec<DeviceRow<'a>> {
    let lines = scene.snap.lines.iter().map(|line| DeviceRow {
        name: line.port.clone(),
        port: scene.snap.ports.iter().find(|port| port.name == line.port),
        line: Some(line),
    });
    let rest = scene
        .snap
        .ports
        .iter()
        .filter(|port| !scene.snap.lines.iter().any(|line| line.port == port.name));
    lines
        .chain(rest.map(|port| DeviceRow { name: port.name.clone(), port: Some(port), line: None }))
        .collect()
}

fn list(ui: &mut Ui, scene: &Scene<'_>, state: &mut DevicesState, actions: &mut Actions) {
    let all = known(scene);
    card(ui, &scene.say("devices-lines"), |ui| {
        if all.is_empty() {
            all_ui(ui, &scene.say("devices-none"));
        }
        let rows: Vec<RowTexts> =
            all.iter().map(|known| (tone_of(scene, known), row_texts(scene, known))).collect();
        if state.port.is_none() {
            state.port = all.first().map(|known| known.name.clone());
        }
        let selected =
            all.iter().position(|known| Some(&known.name) == state.port.as_ref()).unwrap_or(0);
        let name = scene.say("devices-lines");
        if let Some(row) = list_ui(ui, &name, &rows, selected, &mut state.focus) {
            state.port = all.get(row).map(|known| known.name.clone());
        }
        ui.add_space(space::XS);
        if button(ui, Weight::Plain, &scene.say("devices-look-again"), None).clicked() {
            actions.ask(Request::ListPorts);
        }
    });
    card(ui, &scene.say("devices-typed"), |ui| {
        let fault = ports::fault(scene.words, &PortName::new(state.path.trim()));
        let label = scene.say("devices-path");
        let labels =
            FieldLabels { label: &label, example: "/dev/ttyUSB0", fault: fault.as_deref() };
        let response = field(ui, labels, &mut state.path);
        let entered = crate::widgets::field::entered(ui, &response);
        // What stands in the field now: letters may have come with the same pass.
        let port = PortName::new(state.path.trim());
        let good = !port.as_str().is_empty() && ports::fault(scene.words, &port).is_none();
        let label = scene.say("devices-connect");
        let why = (!good).then(|| {
            let wrong = ports::fault(scene.words, &port).filter(|_| !port.as_str().is_empty());
            wrong.unwrap_or_else(|| scene.say("app-why-incomplete"))
        });
        let clicked = button_hindered(ui, Weight::Plain, &label, None, why.as_deref()).clicked();
        if (clicked || entered) && good {
            state.port = Some(port.clone());
            actions.ask(Request::Connect(port));
        }
        soft(ui, scene.say("devices-typed-what"));
    });
}

fn tone_of(scene: &Scene<'_>, known: &DeviceRow<'_>) -> Tone {
    match (known.line, known.port) {
        (Some(line), _) if !phrases::of_line(scene, line).is_empty() => Tone::Warn,
        (Some(line), _) if line.link == LinkState::Connected => Tone::Good,
        (None, Some(port)) if port.likely => Tone::Info,
        _ => Tone::Neutral,
    }
}

fn row_texts(scene: &Scene<'_>, known: &DeviceRow<'_>) -> [String; 4] {
    let title = known.port.map_or_else(|| known.name.to_string(), |port| port.title.clone());
    let detail = match (known.line, known.port) {
        (Some(line), _) => scene.words.tell(&line.link),
        (None, Some(port)) if !port.permitted => scene.say("devices-no-permission"),
        (None, Some(port)) if port.likely => scene.say("devices-likely"),
        _ => scene.say("devices-unopened"),
    };
    let aside = known
        .line
        .and_then(|line| line.board)
        .map(|board| scene.say_with("disputes-at-board", &[("board", board.0.into())]));
    let whose = known.line.and_then(|line| whose(scene, line));
    let aside: Vec<String> = aside.into_iter().chain(whose).collect();
    let aside = aside.join(" · ");
    let spoken = rows::sentence(&[&title, &aside, &detail]);
    [title, detail, aside, spoken]
}

/// Whose board of two it is, in a blind match.
fn whose(scene: &Scene<'_>, line: &LineView) -> Option<String> {
    let side = ("side", chess::side(scene.words, line.whose?).into());
    Some(scene.say_with("match-board-of", &[side]))
}

fn detail(ui: &mut Ui, scene: &Scene<'_>, state: &mut DevicesState, actions: &mut Actions) {
    let Some(port) = state.port.clone() else { return };
    let view = scene.snap.ports.iter().find(|view| view.name == port);
    let line = scene.snap.lines.iter().find(|line| line.port == port);
    ui.label(Text::Heading.rich(view.map_or_else(|| port.to_string(), |view| view.title.clone())));
    soft(ui, port.to_string());
    if let Some(view) = view.filter(|view| !view.permitted) {
        badge(ui, Tone::Bad, &scene.say("devices-no-permission"));
        soft(ui, scene.say("devices-no-permission-what"));
        if let Some(serial) = &view.serial {
            soft(ui, scene.say_with("devices-serial", &[("serial", serial.into())]));
        }
    }
    let Some(line) = line else {
        if button(ui, Weight::Primary, &scene.say("devices-connect"), None).clicked() {
            actions.ask(Request::Connect(port));
        }
        return;
    };
    link_card(ui, scene, line, actions);
    table_card(ui, scene, state, line, actions);
    clock_card(ui, scene, state, line, actions);
    trace_card(ui, scene, state, line, actions);
}

fn link_card(ui: &mut Ui, scene: &Scene<'_>, line: &LineView, actions: &mut Actions) {
    card(ui, &scene.say("devices-board"), |ui| {
        let tone = match line.link {
            LinkState::Connected => Tone::Good,
            LinkState::Opening => Tone::Info,
            _ => Tone::Warn,
        };
        badge(ui, tone, &scene.words.tell(&line.link));
        let mut known = Vec::new();
        if let Some(make) = &line.identity.make {
            known.push(make.clone());
        }
        if let Some((major, minor)) = line.identity.version {
            let version = format!("{major}.{minor}");
            known.push(scene.say_with("devices-version", &[("version", version.into())]));
        }
        if let Some(serial) = &line.identity.serial {
            known.push(scene.say_with("devices-serial", &[("serial", serial.into())]));
        }
        if let Some(battery) = line.battery {
            known.push(device::battery(scene.words, battery));
        }
        known.push(scene.words.tell(&line.orientation));
        soft(ui, known.join(" · "));
        if let Some(text) = line.abilities.and_then(|it| device::sensing(scene.words, it.sensing)) {
            soft(ui, text);
        }
        for concern in phrases::of_line(scene, line) {
            badge(ui, concern.tone, &concern.text);
        }
        ui.horizontal_wrapped(|ui| {
            if let Some(board) = line.board
                && button(ui, Weight::Plain, &scene.say("actions-read-board"), None).clicked()
            {
                actions.ask(Request::ReadBoard(board));
            }
            if button(ui, Weight::Plain, &scene.say("devices-disconnect"), None).clicked() {
                actions.ask(Request::Disconnect(line.port.clone()));
            }
        });
    });
}

/// Which table the board belongs to, how it lies, which end of its clock is White's.
fn table_card(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut DevicesState,
    line: &LineView,
    actions: &mut Actions,
) {
    card(ui, &scene.say("devices-table"), |ui| {
        let held = scene.snap.hall.devices.iter().find(|(_, device)| device.port == line.port);
        // The boards of a blind match are arranged there, not here.
        let text = match held.map(|held| *held.0).or(line.board) {
            Some(board) => scene.say_with("devices-at", &[("board", board.0.into())]),
            None => scene.say("devices-unassigned"),
        };
        ui.label(Text::Strong.rich(text));
        if let Some(whose) = whose(scene, line) {
            ui.label(Text::Body.rich(whose));
        }
        let why = scene.say("devices-assign-why");
        let row = ui.horizontal_top(|ui| {
            let label = scene.say("devices-assign-to");
            // As wide as its caption.
            let font = Text::Caption.font(ui);
            let ink = egui::Color32::PLACEHOLDER;
            let caption = ui.painter().layout_no_wrap(label.clone(), font, ink).size().x;
            let width = caption.max(120.0) + space::S;
            let entered = ui.allocate_ui(vec2(width, 30.0), |ui| {
                ui.set_max_width(width);
                // An example would be a number that somebody may have written.
                let labels = FieldLabels { label: &label, ..FieldLabels::default() };
                let response = field(ui, labels, &mut state.board);
                crate::widgets::field::entered(ui, &response)
            });
            let entered = entered.inner;
            let wanted = state.board.trim().parse::<u16>().ok().filter(|board| *board > 0);
            ui.vertical(|ui| {
                ui.add_space(ui.text_style_height(&egui::TextStyle::Small) + space::XS);
                ui.horizontal(|ui| {
                    let label = scene.say("devices-assign");
                    let why = wanted.is_none().then_some(why.as_str());
                    let clicked = button_hindered(ui, Weight::Plain, &label, None, why).clicked();
                    if (clicked || entered)
                        && let Some(board) = wanted
                    {
                        assign(BoardNo(board), held, fresh(line), actions);
                        state.board.clear();
                    }
                    if let Some((board, _)) = held
                        && button(ui, Weight::Plain, &scene.say("devices-take-away"), None)
                            .clicked()
                    {
                        let board = *board;
                        actions.command(Command::AssignDevice { board, device: None });
                    }
                });
            });
            wanted
        });
        if row.inner.is_none() {
            soft(ui, why);
        }
        if let Some((board, device)) = held {
            overrides(ui, scene, *board, device, actions);
        }
    });
}

fn fresh(line: &LineView) -> Assignment {
    Assignment { port: line.port.clone(), mapping: ClockMapping::Automatic, orientation: None }
}

fn assign(
    board: BoardNo,
    held: Option<(&BoardNo, &Assignment)>,
    device: Assignment,
    actions: &mut Actions,
) {
    if let Some((other, _)) = held.filter(|(other, _)| **other != board) {
        actions.command(Command::AssignDevice { board: *other, device: None });
    }
    let device = held.map_or(device, |(_, held)| held.clone());
    actions.command(Command::AssignDevice { board, device: Some(device) });
}

fn overrides(
    ui: &mut Ui,
    scene: &Scene<'_>,
    board: BoardNo,
    device: &Assignment,
    actions: &mut Actions,
) {
    let mut wanted = device.clone();
    let orientations = [
        (None, scene.say("devices-orientation-automatic")),
        (Some(Orientation::Normal), scene.words.tell(&Orientation::Normal)),
        (Some(Orientation::Rotated), scene.words.tell(&Orientation::Rotated)),
    ];
    pick(ui, &scene.say("devices-orientation"), &orientations, &mut wanted.orientation);
    let mappings = [
        (ClockMapping::Automatic, scene.say("devices-mapping-automatic")),
        (ClockMapping::AIsWhite, scene.say("devices-mapping-a")),
        (ClockMapping::BIsWhite, scene.say("devices-mapping-b")),
    ];
    pick(ui, &scene.say("devices-mapping"), &mappings, &mut wanted.mapping);
    if wanted != *device {
        actions.command(Command::AssignDevice { board, device: Some(wanted) });
    }
}

fn clock_card(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut DevicesState,
    line: &LineView,
    actions: &mut Actions,
) {
    card(ui, &scene.say("devices-clock"), |ui| {
        if !line.has_clock {
            soft(ui, device::no_clock(scene.words, line.abilities));
            return;
        }
        if let Some(version) = line.clock_version {
            let answer = ClockAnswer::Version(version);
            ui.label(Text::Body.rich(scene.words.tell(&answer)));
        }
        if let Some(shown) = line.clock {
            let args = [
                ("white", time::shown(shown.times.white).into()),
                ("black", time::shown(shown.times.black).into()),
            ];
            ui.label(Text::Strong.rich(scene.say_with("devices-clock-shows", &args)));
        }
        let (tone, id) = match line.clock_access {
            ClockAccess::Untried => (Tone::Neutral, "devices-access-untried"),
            ClockAccess::Settable => (Tone::Good, "devices-access-settable"),
            ClockAccess::ReadOnly => (Tone::Warn, "devices-access-read-only"),
            ClockAccess::Silent => (Tone::Warn, "devices-access-silent"),
        };
        badge(ui, tone, &scene.say(id));
        if line.clock_battery_low {
            badge(ui, Tone::Warn, &scene.say("devices-clock-battery"));
        }
        let Some(board) = line.board else { return };
        if button(ui, Weight::Plain, &scene.say("actions-set-table-clock"), None).clicked() {
            actions.ask(Request::SetTableClock(board));
        }
        let labels = FieldLabels { label: &scene.say("devices-text"), example: "", fault: None };
        let response = field(ui, labels, &mut state.text);
        let entered = crate::widgets::field::entered(ui, &response);
        let send = button(ui, Weight::Plain, &scene.say("devices-text-send"), None).clicked();
        if (entered || send) && !state.text.trim().is_empty() {
            actions.ask(Request::ShowText(board, std::mem::take(&mut state.text)));
        }
    });
}

fn trace_card(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut DevicesState,
    line: &LineView,
    actions: &mut Actions,
) {
    card(ui, &scene.say("devices-traffic"), |ui| {
        let levels = [
            (Traffic::None, scene.say("devices-traffic-none")),
            (Traffic::Messages, scene.say("devices-traffic-messages")),
            (Traffic::Frames, scene.say("devices-traffic-frames")),
            (Traffic::Bytes, scene.say("devices-traffic-bytes")),
        ];
        if pick(ui, &scene.say("devices-traffic-level"), &levels, &mut state.traffic) {
            actions.ask(Request::Trace(line.port.clone(), state.traffic));
        }
        if line.trace.is_empty() {
            soft(ui, scene.say("devices-traffic-empty"));
            return;
        }
        if button(ui, Weight::Plain, &scene.say("devices-traffic-copy"), None).clicked() {
            let lines = line.trace.iter();
            let text: Vec<String> =
                lines.map(|one| one.written(|what| scene.words.tell(what))).collect();
            ui.ctx().copy_text(text.join("\n"));
        }
        let t = tokens::of(ui.ctx());
        let frame =
            egui::Frame::new().fill(t.sunken).corner_radius(radius::S).inner_margin(space::S);
        frame.show(ui, |ui| {
            let area = ScrollArea::both().id_salt("trace").max_height(260.0).stick_to_bottom(true);
            let height = Text::Mono.font(ui).size * 1.4;
            area.auto_shrink([false, true]).show_rows(ui, height, line.trace.len(), |ui, rows| {
                for one in line.trace.range(rows) {
                    let label = Text::Mono.rich(one.written(|what| scene.words.tell(what)));
                    ui.add(egui::Label::new(label).wrap_mode(egui::TextWrapMode::Extend));
                }
            });
        });
    });
}
