//! One of several: the tabs of the window and the choices of the settings. One tab stop; the arrow
//! keys choose. What is chosen is told by a bar or a tick as well as by colour.

use egui::accesskit::Role;
use egui::{
    Align2, Event, Id, Key, Rect, Response, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};

use crate::tokens::{self, Text, radius, space};
use crate::widgets::focus::{self, Group};
use crate::widgets::rows::sentence;
use crate::widgets::sign::{self, Sign};
use crate::widgets::tile::TabStop;

/// What kind of choice it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChoiceKind {
    /// The pages of the window.
    Tabs,
    /// A setting.
    Setting,
}

/// One option.
#[derive(Debug, Clone, Copy)]
pub struct Choice<'a> {
    /// The word.
    pub word: &'a str,
    /// What is told of it where the word is signs; empty, where it is the word.
    pub told: &'a str,
    /// The key that chooses it from anywhere, or nothing.
    pub key: &'a str,
}

/// Brings the keyboard to the chosen option of the choice with this name, which is drawn next.
pub fn focus(ui: &Ui, name: &str) {
    ui.data_mut(|data| data.insert_temp(wanted(), name.to_owned()));
}

fn wanted() -> Id {
    Id::unique("the choice that gets the keyboard")
}

/// Draws the options in a row (more rows where the room ends); returns another choice. While none is
/// chosen the keyboard comes to the first, and the space bar or an arrow chooses.
pub fn choice_ui(
    ui: &mut Ui,
    form: ChoiceKind,
    name: &str,
    choices: &[Choice<'_>],
    chosen: Option<usize>,
) -> Option<usize> {
    let start = chosen.unwrap_or(0);
    let list = ui.scope_id().with(name);
    // On Linux a list of tabs tells that it has a chosen one as soon as it is drawn, and Orca takes that for
    // the place of the keyboard.
    let tabs = if cfg!(target_os = "linux") { Role::Group } else { Role::TabList };
    let role = if form == ChoiceKind::Tabs { tabs } else { Role::RadioGroup };
    let builder =
        UiBuilder::new().scope_id(list).accessibility_role(role).accessibility_label(name);
    // A dialog that is only measured yet takes no keyboard.
    let can_come = !ui.is_sizing_pass() && focus::can_come(ui);
    if can_come && ui.data(|data| data.get_temp::<String>(wanted())).as_deref() == Some(name) {
        ui.data_mut(|data| data.remove::<String>(wanted()));
        ui.memory_mut(|memory| memory.request_focus(list.with(start)));
    }
    ui.scope_builder(builder, |ui| {
        let group = Group { count: choices.len(), columns: choices.len(), id: &|at| list.with(at) };
        let cursor = match form {
            ChoiceKind::Tabs => group.roam(ui, start),
            ChoiceKind::Setting => group.roam_in_order(ui, start),
        };
        let came = came(ui, list, form == ChoiceKind::Setting, cursor);
        note_enter(ui, list.with(cursor), form == ChoiceKind::Setting && chosen == Some(cursor));
        let mut wanted = (cursor != start).then_some(cursor);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
            for (at, choice) in choices.iter().enumerate() {
                let item = Item {
                    id: list.with(at),
                    stop: TabStop::at(at, cursor),
                    // At once: a screen reader speaks as soon as the keyboard comes.
                    chosen: wanted.or(chosen) == Some(at),
                    form,
                    place: (at + 1, choices.len()),
                    of: if came == Some(at) { name } else { "" },
                };
                if item.show(ui, choice).clicked() && Some(at) != chosen {
                    wanted = Some(at);
                    ui.memory_mut(|memory| memory.request_focus(list.with(at)));
                }
            }
        });
        wanted
    })
    .inner
}

/// The option to which the keyboard was brought in a choice, as long as it stands there; none, where Tab led to it:
/// from a control that is still there Orca reads the names of the groups that it comes to by itself.
fn came(ui: &Ui, list: Id, is_setting: bool, cursor: usize) -> Option<usize> {
    let key = list.with("came");
    if !is_setting || !ui.memory(|memory| memory.has_focus(list.with(cursor))) {
        ui.data_mut(|data| data.remove::<Option<usize>>(key));
        return None;
    }
    let brought = (!focus::comes_by_tab(ui.ctx())).then_some(cursor);
    let came = ui.data_mut(|data| *data.get_temp_mut_or_insert_with(key, || brought));
    came.filter(|came| *came == cursor)
}

/// Notes that Enter was pressed at what is chosen already: it is not chosen anew.
fn note_enter(ui: &Ui, item: Id, is_chosen: bool) {
    let anew = |event: &Event| {
        matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, modifiers, .. }
            if !modifiers.any())
    };
    let here = is_chosen && ui.memory(|memory| memory.has_focus(item));
    if here && ui.input(|input| input.events.iter().any(anew)) {
        let pass = ui.ctx().cumulative_pass_nr();
        ui.data_mut(|data| data.insert_temp(entered_key(), pass));
    }
}

/// Whether Enter was pressed in this pass at what is chosen already: in a form it is then Enter as in any of
/// its fields.
#[must_use]
pub fn entered(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp::<u64>(entered_key())) == Some(ui.ctx().cumulative_pass_nr())
}

fn entered_key() -> Id {
    Id::unique("Enter at what is chosen")
}

/// How much room the choices of a setting want beside each other.
pub(super) fn width<'a>(ui: &Ui, words: impl Iterator<Item = &'a str>) -> f32 {
    let (wide, sign) = (Text::Strong.font(ui), Text::Body.font(ui).size + 6.0);
    let ink = tokens::of(ui.ctx()).ink;
    let each = words.map(|word| {
        let word = ui.painter().layout_no_wrap(word.to_owned(), wide.clone(), ink).size().x;
        word + sign + 2.0 * space::M + space::XS
    });
    each.sum::<f32>() - space::XS
}

struct Item<'a> {
    id: Id,
    stop: TabStop,
    chosen: bool,
    form: ChoiceKind,
    /// Which one of how many it is, from 1.
    place: (usize, usize),
    /// Of what it is a choice, where the keyboard was brought to it: of a page that has just come Orca reads no name
    /// of a group.
    of: &'a str,
}

impl Item<'_> {
    fn show(&self, ui: &mut Ui, choice: &Choice<'_>) -> Response {
        let t = tokens::of(ui.ctx());
        let style = if self.chosen { Text::Strong } else { Text::Body };
        let (font, small) = (style.font(ui), Text::Caption.font(ui));
        // As wide as when chosen, so that nothing moves; a sign of another typeface may be wider before.
        let wide = |style: Text| {
            let (word, font) = (choice.word.to_owned(), style.font(ui));
            ui.painter().layout_no_wrap(word, font, t.ink).size().x
        };
        let word = wide(Text::Strong).max(wide(Text::Body));
        let key = ui.painter().layout_no_wrap(choice.key.to_owned(), small, t.ink_soft);
        let sign_room = if self.form == ChoiceKind::Setting { font.size + 6.0 } else { 0.0 };
        let key_room = if choice.key.is_empty() { 0.0 } else { key.size().x + space::S };
        let all = word + sign_room + key_room + 2.0 * space::M;
        let width = all.min(ui.max_rect().width());
        let word = (word - (all - width)).max(font.size * 4.0);
        let ink = if self.chosen || self.form == ChoiceKind::Setting { t.ink } else { t.ink_soft };
        // What is longer than a row breaks into lines.
        let galley = ui.painter().layout(choice.word.to_owned(), font.clone(), ink, word + 1.0);
        let height = (tokens::target(ui.ctx()) + 2.0).max(galley.size().y + space::S);
        let (_, rect) = ui.allocate_space(vec2(width, height));
        let response = ui.interact(rect, self.id, self.stop.sense());
        focus::follow(&response);
        self.announce(ui, rect, choice);
        let painter = ui.painter();
        let corner = f32::from(radius::M);
        if self.chosen && self.form == ChoiceKind::Setting {
            painter.rect_filled(rect, corner, t.accent_soft);
            painter.rect_stroke(rect, corner, Stroke::new(2.0, t.accent), StrokeKind::Inside);
        } else if response.hovered() {
            painter.rect_filled(rect, corner, t.raised_hover);
        }
        if !self.chosen && self.form == ChoiceKind::Setting {
            let edge = Stroke::new(t.edge_width, t.edge);
            painter.rect_stroke(rect, corner, edge, StrokeKind::Inside);
        }
        if self.chosen && self.form == ChoiceKind::Tabs {
            let bar = Rect::from_min_max(
                pos2(rect.left() + space::S, rect.bottom() - 3.0),
                pos2(rect.right() - space::S, rect.bottom()),
            );
            painter.rect_filled(bar, 1.5, t.accent);
        }
        let left = rect.left() + space::M;
        if self.chosen && self.form == ChoiceKind::Setting {
            let at = pos2(left + font.size * 0.5, rect.center().y);
            let square = Rect::from_center_size(at, Vec2::splat(font.size));
            sign::paint(painter, square, Sign::Tick, t.accent, t.accent_soft);
        }
        // Without a tick the word stands in the middle: no empty place for one.
        let indent = if self.chosen { sign_room } else { sign_room * 0.5 };
        let at = pos2(left + indent, rect.center().y);
        let at = Align2::LEFT_CENTER.anchor_size(at, galley.size()).min;
        painter.galley(at, galley, ink);
        let at = pos2(rect.right() - space::M, rect.center().y);
        let at = Align2::RIGHT_CENTER.anchor_size(at, key.size()).min;
        painter.galley(at, key, t.ink_soft);
        response
    }

    fn announce(&self, ui: &Ui, rect: Rect, choice: &Choice<'_>) {
        let label = if choice.told.is_empty() { choice.word } else { choice.told };
        let (label, key) = (label.to_owned(), choice.key.to_owned());
        let (chosen, form, (place, count)) = (self.chosen, self.form, self.place);
        let told = sentence(&[self.of, &key]);
        ui.ctx().accesskit_node_builder(self.id, |node| {
            focus::name_clickable(node, rect, label);
            node.set_position_in_set(place - 1);
            node.set_size_of_set(count);
            if form == ChoiceKind::Tabs {
                node.set_role(Role::Tab);
                node.set_selected(chosen);
            } else {
                node.set_role(Role::RadioButton);
                node.set_toggled(chosen.into());
            }
            if !key.is_empty() {
                node.set_keyboard_shortcut(key);
            }
            if !told.is_empty() {
                node.set_description(told);
            }
        });
    }
}
