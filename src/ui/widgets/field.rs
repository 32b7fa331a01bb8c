//! A text field with its label above and its fault below, tied together for screen readers.
//!
//! A field in which nothing can be changed takes the keyboard all the same, as a button that is out of use
//! does: it tells why, and its text can be copied.

use egui::accesskit::{TextPosition, TextSelection};
use egui::response::Flags;
use egui::{Context, Event, Galley, Id, Key, Response, Sense, TextEdit, Ui};

use crate::tokens::{self, Text, space};
use crate::widgets::button::hindered_by;
use crate::widgets::sign::{self, Sign};
use crate::widgets::{focus, said};

/// What a field says about itself.
#[derive(Debug, Clone, Copy, Default)]
pub struct FieldLabels<'a> {
    /// The label above.
    pub label: &'a str,
    /// An example in the empty field.
    pub example: &'a str,
    /// What is wrong with the text, if anything.
    pub fault: Option<&'a str>,
}

/// A field of one line.
pub fn field(ui: &mut Ui, labels: FieldLabels<'_>, text: &mut String) -> Response {
    let response = labelled(ui, labels, TextEdit::singleline(text));
    focus::select_after_tab(&response, text);
    response
}

/// A field of one line that keeps the keyboard when what stands above it comes and goes: it is known
/// by `id` and not by its place.
pub fn field_known(ui: &mut Ui, labels: FieldLabels<'_>, text: &mut String, id: Id) -> Response {
    let response = labelled(ui, labels, TextEdit::singleline(text).id(id));
    focus::select_after_tab(&response, text);
    response
}

/// The same without its fault in words, for [`fault_ui`] to say it where there is room for it.
pub fn field_alone(ui: &mut Ui, labels: FieldLabels<'_>, text: &mut String, id: Id) -> Response {
    let edit = TextEdit::singleline(text).id(id);
    let response = ui.vertical(|ui| edit_ui(ui, labels, edit)).inner;
    focus::select_after_tab(&response, text);
    response
}

/// A field of several lines. Tab marks nothing in it, as on any desktop: what stands there took time to write, and
/// the next key would wipe it out; who replaces a list marks it first.
pub fn area(ui: &mut Ui, labels: FieldLabels<'_>, text: &mut String, lines: usize) -> Response {
    labelled(ui, labels, TextEdit::multiline(text).desired_rows(lines))
}

fn labelled(ui: &mut Ui, labels: FieldLabels<'_>, edit: TextEdit<'_>) -> Response {
    ui.vertical(|ui| {
        let response = edit_ui(ui, labels, edit);
        if let Some(fault) = labels.fault {
            fault_ui(ui, fault);
        }
        focus::follow_whole(ui);
        if labels.fault.is_some() {
            focus::follow_down(ui);
        }
        response
    })
    .inner
}

/// The label with the field below it; a field with a fault is marked and described as wrong.
fn edit_ui(ui: &mut Ui, labels: FieldLabels<'_>, edit: TextEdit<'_>) -> Response {
    let t = tokens::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = space::XS;
    let label = ui.label(Text::Caption.rich(labels.label).color(t.ink_soft));
    if labels.fault.is_some() {
        let wrong = egui::Stroke::new(2.0, t.bad.ink);
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.inactive.bg_stroke = wrong;
        widgets.hovered.bg_stroke = wrong;
    }
    let width = ui.available_width().min(ui.spacing().text_edit_width * 2.0);
    let why = hindered_by(ui);
    // A field that has the keyboard would take what is typed, though it is out of use.
    let edit = edit.hint_text(labels.example).desired_width(width).interactive(why.is_none());
    let before = ui.memory(egui::Memory::focused);
    let edit = edit.margin(egui::vec2(space::S, 6.0));
    let output = without_deleting_keys(ui, |ui| edit.show(ui));
    let mut response = output.response.response.labelled_by(label.id);
    if let Some(why) = why {
        response = kept_ui(ui, response, before, (labels.label, output.galley.text(), &why));
    }
    caret_at_end(ui.ctx(), &response, &output.galley);
    let said = labels.fault.and_then(|fault| was_said(ui, response.id, fault));
    if response.gained_focus() && said.is_none() {
        note_entered(ui.ctx(), labels.label, output.galley.text());
    }
    focus::come_back_when_used(&response);
    focus::follow(&response);
    note_writing(ui, &response, output.galley.text());
    // The eye sees it at once; a screen reader would say it over every letter.
    let is_told = || said != Some(SaidBy::OwnVoice) && !is_being_written(ui, response.id);
    if let Some(fault) = labels.fault.filter(|_| is_told()) {
        let told = fault.to_owned();
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_description(told);
            node.set_invalid(egui::accesskit::Invalid::True);
        });
    }
    response
}

/// With these letters and Ctrl egui deletes a part of a text. Some of them are keys of actions: who presses one for
/// that has not asked for a text to go, and would not notice.
const DELETING: [Key; 4] = [Key::H, Key::K, Key::U, Key::W];

/// Draws a field that hears nothing of the keys by which egui deletes, which stay for whoever has a use for them.
pub fn without_deleting_keys<R>(ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let deletes = |event: &Event| match event {
        // On a Mac Ctrl alone is the key by which every program deletes so, and of no action.
        Event::Key { key, modifiers, .. } => {
            modifiers.ctrl && modifiers.command && DELETING.contains(key)
        }
        _ => false,
    };
    let kept = ui.input_mut(|input| {
        let all = std::mem::take(&mut input.events).into_iter();
        let (kept, heard) = all.partition::<Vec<Event>, _>(deletes);
        input.events = heard;
        kept
    });
    let drawn = draw(ui);
    ui.input_mut(|input| input.events.extend(kept));
    drawn
}

/// A field in which nothing can be changed: its response is that of a control that is neither enabled nor
/// clicked.
fn kept_ui(
    ui: &Ui,
    mut field: Response,
    before: Option<Id>,
    (label, text, why): (&str, &str, &str),
) -> Response {
    // egui takes the keyboard from whatever is out of use.
    if before == Some(field.id) {
        ui.memory_mut(|memory| memory.request_focus(field.id));
    }
    field.flags.insert(Flags::ENABLED);
    let mut response = field.interact(Sense::click());
    if response.clicked() {
        response.request_focus();
    }
    let asked = |is_it: fn(&Event) -> bool| ui.input(|input| input.events.iter().any(is_it));
    if response.has_focus() && asked(|event| matches!(event, Event::Copy | Event::Cut)) {
        ui.ctx().copy_text(text.to_owned());
    }
    if response.has_focus() && asked(|event| matches!(event, Event::Text(_) | Event::Paste(_))) {
        said::say(ui.ctx(), format!("{label}: {why}"));
    }
    let told = why.to_owned();
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.clear_disabled();
        node.set_read_only();
        node.set_description(told);
    });
    response.flags.remove(Flags::ENABLED | Flags::CLICKED | Flags::FAKE_PRIMARY_CLICKED);
    response
}

/// Notes that the keyboard comes to a field, for who does not see what stands in it.
pub fn note_entered(ctx: &Context, label: &str, text: &str) {
    if !text.is_empty() {
        let told = format!("{label}: {text}");
        ctx.data_mut(|data| data.insert_temp(entered_key(), told));
    }
}

/// The field with a text in it to which the keyboard has just come, with that text. Orca 43 says nothing
/// of such a field, for it asks in a way that the accessible tree does not answer.
pub fn take_entered(ctx: &Context) -> Option<String> {
    ctx.data_mut(|data| data.remove_temp(entered_key()))
}

fn entered_key() -> Id {
    Id::unique("the field to which the keyboard has come")
}

/// By whom what is wrong with a field is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SaidBy {
    /// By the own voice alone.
    OwnVoice,
    /// By the own voice, and by a screen reader as the description of the field.
    Both,
}

/// What is wrong with a field and was said, and which field it was once that has the keyboard.
#[derive(Debug, Clone)]
struct SaidFault {
    text: String,
    by: SaidBy,
    at: Option<Id>,
}

/// Notes that the own voice has said what is wrong with the field to which the keyboard comes: as its new
/// description a screen reader would read it as well. Who leaves the field and comes back finds it there.
pub fn note_fault_said(ctx: &Context, text: String, by: SaidBy) {
    ctx.data_mut(|data| data.insert_temp(said_key(), SaidFault { text, by, at: None }));
}

fn said_key() -> Id {
    Id::unique("what is wrong with a field and was said")
}

/// By whom it is told what is wrong with a field that has had the keyboard since it was said; nothing, where it
/// was not said.
#[must_use]
pub fn was_said(ui: &Ui, field: Id, fault: &str) -> Option<SaidBy> {
    let said = ui.data(|data| data.get_temp::<SaidFault>(said_key()));
    let said = said.filter(|said| said.text == fault)?;
    let by = said.by;
    // Enter takes the keyboard from a field for the pass in which it is pressed.
    let entered = ui.input(|input| input.key_pressed(egui::Key::Enter));
    match (said.at, ui.memory(|memory| memory.has_focus(field))) {
        (None, false) => Some(by),
        (None, true) => {
            let here = SaidFault { at: Some(field), ..said };
            ui.data_mut(|data| data.insert_temp(said_key(), here));
            Some(by)
        }
        (Some(at), has_keyboard) if at == field && (has_keyboard || entered) => Some(by),
        (Some(at), _) => {
            if at == field {
                ui.data_mut(|data| data.remove::<SaidFault>(said_key()));
            }
            None
        }
    }
}

/// Who stops so long, in seconds, has written what was to be written.
const PAUSE: f64 = 1.0;

/// Notes when a field was written in last, and what; Enter ends that. That the same text is put there
/// again is no writing.
fn note_writing(ui: &Ui, field: &Response, text: &str) {
    let (now, entered) = ui.input(|input| (input.time, input.key_pressed(egui::Key::Enter)));
    let (key, what) = (written_key(field.id), Id::unique(text));
    ui.data_mut(|data| {
        let noted: &mut Option<(Option<f64>, Id)> = data.get_temp_mut_or_default(key);
        let is_other = noted.is_none_or(|(_, before)| before != what);
        if field.changed() && is_other {
            *noted = Some((Some(now), what));
        } else if entered {
            *noted = Some((None, what));
        }
    });
}

fn written_key(field: Id) -> Id {
    field.with("written")
}

/// Whether somebody is writing in a field: what is half written is not wrong yet.
#[must_use]
pub fn is_being_written(ui: &Ui, field: Id) -> bool {
    let key = written_key(field);
    let noted = ui.data(|data| data.get_temp::<Option<(Option<f64>, Id)>>(key)).flatten();
    let Some((Some(last), what)) = noted else { return false };
    let left = last + PAUSE - ui.input(|input| input.time);
    let writing = left > 0.0 && ui.memory(|memory| memory.has_focus(field));
    if writing {
        ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(left));
    } else {
        // The keyboard was elsewhere for a moment, as after a refusal: what was told stays told.
        ui.data_mut(|data| data.insert_temp(key, Some((None::<f64>, what))));
    }
    writing
}

/// What is wrong with a field, in words that wrap where the room ends.
pub fn fault_ui(ui: &mut Ui, fault: &str) {
    let t = tokens::of(ui.ctx());
    ui.horizontal(|ui| {
        // A row does not wrap a text by itself.
        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
        let side = Text::Caption.font(ui).size;
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(side), egui::Sense::hover());
        sign::paint(ui.painter(), rect, Sign::Octagon, t.bad.ink, t.surface);
        ui.label(Text::Caption.rich(fault).color(t.bad.ink));
    });
}

/// A hint below a field. A screen reader tells it of the field, and not with the dialog in which it
/// stands, where the hints of all fields would run together.
pub fn hint_ui(ui: &mut Ui, of: &Response, text: &str) {
    let t = tokens::of(ui.ctx());
    let label = ui.label(Text::Caption.rich(text).color(t.ink_soft));
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_hidden());
    ui.ctx().accesskit_node_builder(of.id, |node| {
        if node.description().is_none() {
            node.set_description(text.to_owned());
        }
    });
}

/// Whether Enter was pressed in a field of one line.
#[must_use]
pub fn entered(ui: &Ui, response: &Response) -> bool {
    response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter))
}

/// A field that does not have the keyboard yet tells where its caret will be as well. A screen reader
/// asks for the line at the caret when the keyboard comes, which may be before the next pass: of a field
/// without a caret it reads nothing, as if it were empty.
fn caret_at_end(ctx: &Context, response: &Response, galley: &Galley) {
    let Some(row) = galley.rows.len().checked_sub(1) else { return };
    let column = galley.rows.get(row).map_or(0, |last| last.char_count_excluding_newline().0);
    // As egui parts the text of a row into runs.
    let run = column.saturating_sub(1) / RUN;
    let node = response.id.with(row).with(run).accesskit_id();
    let caret = TextPosition { node, character_index: column - run * RUN };
    ctx.accesskit_node_builder(response.id, |node| {
        if node.text_selection().is_none() {
            node.set_text_selection(TextSelection { anchor: caret, focus: caret });
        }
    });
}

/// The most letters of a run of text in the accessible tree of egui.
const RUN: usize = 255;

#[cfg(test)]
mod tests {
    use egui::accesskit::Role;
    use egui_kittest::Harness;
    use egui_kittest::kittest::{NodeT, Queryable};

    use super::*;
    use crate::tokens::{TextScale, Theme};

    #[test]
    fn a_fault_wider_than_its_place_breaks_into_lines() {
        let heights =
            ["Not a time.", "This is not a time: write it as 1:30:00 or as 90:00."].map(|fault| {
                let mut harness = Harness::builder()
                    .with_size(egui::vec2(320.0, 600.0))
                    .with_context_setup(|ctx| {
                        tokens::style::apply(ctx, Theme::Light, TextScale::from_percent(400));
                    })
                    .build_ui_state(
                        move |ui, seen: &mut Option<egui::Rect>| {
                            let labels =
                                FieldLabels { label: "Time", example: "", fault: Some(fault) };
                            field(ui, labels, &mut String::new());
                            *seen = Some(ui.min_rect());
                        },
                        None,
                    );
                harness.run();
                let rect = harness.state().unwrap();
                assert!(rect.right() <= 320.0, "{fault}: {rect:?}");
                rect.height()
            });
        assert!(heights[1] > heights[0] * 1.5, "{heights:?}");
    }

    #[test]
    fn a_field_has_room_for_as_many_letters_however_large_they_are() {
        let widths = [100, 200].map(|percent| {
            let setup = move |ctx: &Context| {
                tokens::style::apply(ctx, Theme::Light, TextScale::from_percent(percent));
            };
            let build = Harness::builder().with_size(egui::vec2(1600.0, 600.0));
            let mut harness = build.with_context_setup(setup).build_ui_state(
                |ui, width: &mut f32| {
                    let labels = FieldLabels { label: "Time", ..FieldLabels::default() };
                    *width = field(ui, labels, &mut String::new()).rect.width();
                },
                0.0,
            );
            harness.run();
            *harness.state()
        });
        assert!(widths[1] > widths[0] * 1.8, "{widths:?}");
    }

    #[test]
    fn a_field_that_was_scrolled_out_of_sight_comes_back_with_the_first_sign() {
        let setup = |ctx: &Context| {
            tokens::style::apply(ctx, Theme::Light, TextScale::from_percent(100));
        };
        let build = Harness::builder().with_size(egui::vec2(300.0, 200.0));
        let mut harness = build.with_context_setup(setup).build_ui_state(
            |ui, (text, seen): &mut (String, bool)| {
                egui::ScrollArea::vertical().show(ui, |ui| {
                    focus::scroll_by_page_from_fields(ui);
                    let labels = FieldLabels { label: "Name", ..FieldLabels::default() };
                    let response = field(ui, labels, text);
                    *seen = ui.clip_rect().expand(1.0).contains_rect(response.rect);
                    ui.allocate_space(egui::vec2(100.0, 1_000.0));
                });
            },
            (String::new(), false),
        );
        harness.get_by_role_and_label(Role::TextInput, "Name").focus();
        harness.run_steps(4);
        assert!(harness.state().1);
        harness.key_press(egui::Key::PageDown);
        harness.run_steps(60);
        assert!(!harness.state().1, "it is scrolled away, and stays so");
        harness.event(Event::Text("B".into()));
        harness.run_steps(60);
        assert_eq!(harness.state().0, "B");
        assert!(harness.state().1, "it is seen what is written");
    }

    #[test]
    fn tab_marks_what_stands_in_one_line_and_a_text_of_several_is_not_typed_over() {
        let setup = |ctx: &Context| {
            tokens::style::apply(ctx, Theme::Light, TextScale::from_percent(100));
        };
        let mut harness = Harness::builder().with_context_setup(setup).build_ui_state(
            |ui, (name, reasons): &mut (String, String)| {
                field(ui, FieldLabels { label: "Name", ..FieldLabels::default() }, name);
                area(ui, FieldLabels { label: "Reasons", ..FieldLabels::default() }, reasons, 3);
            },
            ("Ada".to_owned(), "The clock stood".to_owned()),
        );
        for sign in ["B", "!"] {
            focus::note_tab(&harness.ctx);
            harness.key_press(egui::Key::Tab);
            harness.run_steps(4);
            harness.event(Event::Text(sign.to_owned()));
            harness.run_steps(2);
        }
        assert_eq!(*harness.state(), ("B".to_owned(), "The clock stood!".to_owned()));
    }

    #[test]
    fn what_was_said_of_a_field_describes_it_once_the_keyboard_has_left_it() {
        let setup = |ctx: &Context| {
            tokens::style::apply(ctx, Theme::Light, TextScale::from_percent(100));
        };
        let mut harness = Harness::builder().with_context_setup(setup).build_ui_state(
            |ui, text: &mut String| {
                let labels = FieldLabels { label: "Move", example: "", fault: Some("not legal") };
                field(ui, labels, text);
                field(ui, FieldLabels { label: "Reason", ..FieldLabels::default() }, text);
            },
            "Ke5".to_owned(),
        );
        note_fault_said(&harness.ctx, "not legal".into(), SaidBy::OwnVoice);
        for (label, described) in
            [("Move", None), ("Reason", Some("not legal")), ("Move", Some("not legal"))]
        {
            harness.get_by_role_and_label(Role::TextInput, label).focus();
            harness.run_steps(4);
            let told = harness.get_by_role_and_label(Role::TextInput, "Move");
            let told = told.accesskit_node().description();
            assert_eq!(told.as_deref(), described, "the keyboard is at {label}");
        }
    }
}
