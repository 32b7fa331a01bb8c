//! A modal dialog: named, with the right role, its first control focused, closed by Escape. What
//! stands in it is the caller's affair; give the focus to the first control when `opened` is true.

use egui::accesskit::Role;
use egui::{
    Align2, Context, Event, Frame, Id, Key, Label, Modal, Rect, ScrollArea, Ui, UiBuilder, Vec2,
    vec2,
};

use crate::tokens::{self, Text, space};
use crate::widgets::{announcer, focus};

/// How a dialog is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Urgency {
    /// Something to fill in or choose.
    Question,
    /// Something that must be answered before work goes on.
    Alarm,
}

/// A dialog about to be shown.
pub struct Dialog<'a> {
    id: Id,
    title: &'a str,
    place: &'a str,
    text: Option<&'a str>,
    urgency: Urgency,
    width: f32,
}

/// What came of a dialog in this pass.
#[derive(Debug)]
pub struct Outcome<R> {
    /// What the content returned.
    pub inner: R,
    /// Whether Escape was pressed or the veil was clicked.
    pub cancelled: bool,
}

impl<'a> Dialog<'a> {
    /// A dialog with a title.
    #[must_use]
    pub const fn new(id: Id, title: &'a str, urgency: Urgency) -> Self {
        Self { id, title, place: "", text: None, urgency, width: 460.0 }
    }

    /// Tells in a few words what it is about, as its title does, up to a colon or elsewhere: where there is no room for
    /// all of the title above what scrolls, these alone stay there.
    #[must_use]
    pub const fn place(mut self, place: &'a str) -> Self {
        self.place = place;
        self
    }

    /// Adds a paragraph below the title; a screen reader reads it as the description.
    #[must_use]
    pub const fn text(mut self, text: &'a str) -> Self {
        self.text = Some(text);
        self
    }

    /// The greatest width of the content, in points at usual size of text; the usual one is 460.
    #[must_use]
    pub const fn width(mut self, width: f32) -> Self {
        self.width = width;
        self
    }

    /// Shows it. The content is told whether the dialog was opened in this very pass.
    pub fn show<R>(self, ctx: &Context, content: impl FnOnce(&mut Ui, bool) -> R) -> Outcome<R> {
        let opened = opened_now(ctx, self.id);
        if opened {
            begin_at_top(ctx);
        } else if is_acted_on(ctx) {
            ctx.data_mut(|data| data.remove::<u64>(Id::unique(OPENED)));
        }
        if is_opened(ctx) {
            // Where the keyboard stands is known for good once everything has found its place.
            focus::come_at_top(ctx);
        }
        focus::take_main_button_key(ctx);
        let t = tokens::of(ctx);
        let role = if self.urgency == Urgency::Alarm { Role::AlertDialog } else { Role::Dialog };
        let area = Modal::default_area(self.id)
            .anchor(Align2::CENTER_CENTER, vec2(0.0, -lift(ctx, self.id)))
            .accessible_name(self.title)
            .role(role);
        let frame = Frame::popup(&ctx.global_style())
            .inner_margin(MARGIN)
            .corner_radius(tokens::radius::L)
            .fill(t.surface);
        let modal = Modal::new(self.id).area(area).frame(frame).backdrop_color(t.veil);
        let response = modal.show(ctx, |ui| {
            let width = tokens::scale(ctx).of(self.width);
            ui.set_max_width(width.min(ctx.content_rect().width() - 2.0 * space::XL));
            // In a low window a row is no higher than its text wants.
            ui.spacing_mut().interact_size.y = tokens::target(ctx);
            let rest = self.pin_title(ui);
            // Nothing may lie beyond the window: what is higher scrolls as a whole.
            let room = greatest_height(ctx);
            let area = ScrollArea::both().id_salt("dialog").max_height(room).animated(false);
            let area = if is_opened(ctx) { area.scroll_offset(Vec2::ZERO) } else { area };
            let shown = area.min_scrolled_height(room).show(ui, |ui| {
                if let Some(rest) = rest {
                    ui.label(title_style(ctx).rich(rest));
                } else {
                    ui.skip_ahead_auto_ids(1);
                }
                if let Some(text) = self.text {
                    ui.label(Text::Body.rich(text).color(t.ink_soft));
                }
                ui.add_space(space::S);
                let inner = content(ui, opened);
                // Where no part of it has taken these keys, it scrolls as a whole.
                focus::scroll_by_page(ui);
                inner
            });
            hidden_field_ui(ui);
            shown.inner
        });
        ask_for_place(ctx, self.id, response.response.rect);
        let text = self.text.map(str::to_owned);
        // The node of the area itself; that of its response would be a second one without a name.
        ctx.accesskit_node_builder(self.id, |node| {
            node.set_modal();
            if let Some(text) = text {
                node.set_description(text);
            }
        });
        Outcome { cancelled: response.should_close(), inner: response.inner }
    }

    /// Draws the title above what scrolls, where it takes little room, else what it is about alone, in one line: of what
    /// a field is asked is in sight wherever that has scrolled to. Returns what of it scrolls. All else is known by the
    /// same names either way: the keyboard stays where it is when the text becomes larger.
    fn pin_title(&self, ui: &mut Ui) -> Option<&'a str> {
        let style = title_style(ui.ctx());
        let (font, ink) = (style.font(ui), tokens::of(ui.ctx()).ink);
        let (width, most) = (ui.available_width(), ui.ctx().content_rect().height() / 6.0);
        let size = |text: &str, width| {
            ui.painter().layout(text.to_owned(), font.clone(), ink, width).size()
        };
        let (pinned, rest) = if size(self.title, width).y <= most {
            (Some(style.rich(self.title)), None)
        } else {
            let line = size(self.place, f32::INFINITY);
            // A little smaller rather than cut: its last word is a number.
            let smaller = (width * LESS / line.x).min(1.0);
            let fits = smaller >= SMALLEST && line.y * smaller <= most;
            let rest = self.title.strip_prefix(self.place).unwrap_or(self.title);
            let rest = (fits && line.x > 0.0).then_some(rest);
            let place = rest.map(|_| style.rich(self.place).size(font.size * smaller));
            let rest = rest.map_or(self.title, |rest| rest.trim_start_matches([':', ' ']));
            (place, Some(rest))
        };
        let height = if let Some(text) = pinned {
            ui.label(text).rect.height() + ui.spacing().item_spacing.y
        } else {
            ui.skip_ahead_auto_ids(1);
            0.0
        };
        ui.data_mut(|data| data.insert_temp(title_key(), height));
        rest
    }
}

/// How small the type of what a dialog is about becomes above what scrolls, of its size.
const SMALLEST: f32 = 0.5;

/// A hair less: letters are rounded to whole pixels.
const LESS: f32 = 0.98;

/// A field that has the keyboard and is out of sight.
#[derive(Debug, Clone)]
struct HiddenField {
    /// The passes since which it is, and in which it was last.
    passes: (u64, u64),
    /// That the keyboard is there, with its label.
    told: String,
}

/// Notes that the keyboard is at a field that is out of sight, which is told with this pass below what scrolls.
pub fn note_hidden_field(ctx: &Context, told: String) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let before = data.get_temp::<HiddenField>(hidden_key());
        let before = before.filter(|one| one.passes.1 + 1 >= pass && one.told == told);
        let since = before.map_or(pass, |one| one.passes.0);
        data.insert_temp(hidden_key(), HiddenField { passes: (since, pass), told });
    });
}

fn hidden_key() -> Id {
    Id::unique("the field out of sight that has the keyboard")
}

/// Names the field that has the keyboard where that is out of sight, in one line below what scrolls. A screen reader
/// tells by itself where the keyboard is.
fn hidden_field_ui(ui: &mut Ui) {
    let ctx = ui.ctx().clone();
    let pass = ctx.cumulative_pass_nr();
    let hidden = ctx.data(|data| data.get_temp::<HiddenField>(hidden_key()));
    let hidden = hidden.filter(|one| one.passes.1 == pass);
    let mut height = 0.0;
    if let Some(HiddenField { passes: (since, _), told }) = hidden {
        if pass < since + PASSES_TO_OPEN {
            // It may be on its way.
            ctx.request_repaint();
        } else {
            let size = tokens::scale(&ctx).of(Text::Caption.points());
            let told = Text::Caption.rich(told).size(size.min(2.0 * Text::Caption.points()));
            let line = ui.add(Label::new(told.color(tokens::of(&ctx).ink_soft)).truncate());
            ctx.accesskit_node_builder(line.id, |node| node.set_hidden());
            height = line.rect.height() + ui.spacing().item_spacing.y;
        }
    }
    ui.data_mut(|data| data.insert_temp(hidden_height_key(), height));
}

/// Where it is kept how much room that line takes in the dialog that was drawn last, in points.
fn hidden_height_key() -> Id {
    Id::unique("what names the field with the keyboard below what scrolls in a dialog")
}

/// In a window that is low for its text the title is as large as the text, to leave room for what it is about.
fn title_style(ctx: &Context) -> Text {
    if tokens::is_tight(ctx) { Text::Strong } else { Text::Title }
}

/// Where it is kept how much room the title takes above what scrolls in the dialog that was drawn last, in points.
fn title_key() -> Id {
    Id::unique("the title of a dialog above what scrolls")
}

/// Asks for another pass where the dialog is of another size than in the pass before: it was placed for that
/// one, and might cover what is told below until something else happens.
fn ask_for_place(ctx: &Context, id: Id, rect: Rect) {
    let key = size_key(id);
    let before = ctx.data_mut(|data| {
        let before = data.get_temp::<Vec2>(key);
        data.insert_temp(key, rect.size());
        before
    });
    if before.is_none_or(|before| (before - rect.size()).length() > 1.0) {
        ctx.request_repaint();
    }
}

/// Where it is kept how large a dialog was in the pass before.
fn size_key(id: Id) -> Id {
    id.with("size")
}

/// How far above the middle of the window a dialog stands, so that it does not cover what is told below: one that
/// leaves room enough for that is in the middle.
fn lift(ctx: &Context, id: Id) -> f32 {
    let size = ctx.data(|data| data.get_temp::<Vec2>(size_key(id)));
    let below = (ctx.content_rect().height() - size.unwrap_or_default().y) / 2.0;
    (announcer::line_height(ctx) - below).max(0.0)
}

/// Between the edge of a dialog and what stands in it, in points.
const MARGIN: i8 = 20;

/// How high what scrolls in a dialog can be: as the window, without the title that stays above it, the line that may
/// stand below it, and what is always told below.
fn greatest_height(ctx: &Context) -> f32 {
    let around = 2.0 * f32::from(MARGIN) + 2.0 * space::XS;
    let kept = |key| ctx.data(|data| data.get_temp::<f32>(key)).unwrap_or_default();
    let lines = kept(title_key()) + kept(hidden_height_key());
    ctx.content_rect().height() - around - lines - announcer::line_height(ctx)
}

/// How high the fields of a dialog can be, so that all of it is in sight: what stands above them
/// stands there already, `below` is what comes below them. Where so little is left that they could
/// not be worked with, they are as high as they want, and the dialog scrolls as a whole.
#[must_use]
pub fn room(ui: &Ui, below: f32) -> f32 {
    let above = ui.cursor().top() - ui.min_rect().top();
    let left = greatest_height(ui.ctx()) - above - below;
    let least = tokens::scale(ui.ctx()).of(140.0);
    if left < least { f32::INFINITY } else { left }
}

/// In what the part of a dialog that scrolls is no larger than what stands in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shrink {
    /// In width and height.
    Both,
    /// In its height; it is as wide as the dialog may be.
    Height,
}

/// The part of a dialog that scrolls where it is higher than this. Where it may be as high as it wants, the
/// dialog scrolls as a whole: an area of its own would get no more than what is left of the window, and
/// take the keys that scroll for itself.
pub fn scrolled<R>(
    ui: &mut Ui,
    height: f32,
    shrink: Shrink,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    // Known by one name either way: the keyboard stays where it is when the room changes.
    let part = UiBuilder::new().scope_id(ui.scope_id().with("fields"));
    let both = shrink == Shrink::Both;
    if height.is_infinite() {
        let whole = |ui: &mut Ui| {
            if !both {
                ui.set_min_width(ui.available_width());
            }
            content(ui)
        };
        return ui.scope_builder(part, whole).inner;
    }
    let area = ScrollArea::vertical().max_height(height).auto_shrink([both, true]);
    let shown = from_top(ui.ctx(), area).show(ui, |ui| {
        let inner = ui.scope_builder(part, content).inner;
        scroll_what_overflows(ui);
        inner
    });
    shown.inner
}

/// Lets Page Up and Page Down scroll a part of a dialog of which more stands that way; where no more does, what is
/// further out. Call it when all is drawn: an area in it would take the step for its own, and what takes these
/// keys for itself has had them.
fn scroll_what_overflows(ui: &Ui) {
    let (all, seen) = (ui.min_rect(), ui.clip_rect());
    let (up, down) = (all.top() < seen.top() - HARDLY, all.bottom() > seen.bottom() + HARDLY);
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    if up && pressed(Key::PageUp) || down && pressed(Key::PageDown) {
        focus::scroll_by_page(ui);
    }
}

/// So much of a part that is out of sight is only its edge, in points.
const HARDLY: f32 = 4.0;

/// A column of a dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Column {
    /// The left one.
    First,
    /// The right one; where there is no room for two, what is below.
    Last,
}

/// Two columns that scroll together; one where there is no room for two. Both are drawn by
/// `content`, the first one first.
pub fn two_columns(ui: &mut Ui, height: f32, mut content: impl FnMut(&mut Ui, Column)) {
    let two = ui.available_width() > tokens::scale(ui.ctx()).of(880.0);
    scrolled(ui, height, Shrink::Height, |ui| {
        ui.columns(if two { 2 } else { 1 }, |columns| {
            if let [first, ..] = columns {
                content(first, Column::First);
            }
            if let [.., last] = columns {
                content(last, Column::Last);
            }
        });
    });
}

/// Whether there is no room for two columns [`beside`] each other: the second stands below the first.
#[must_use]
pub fn is_stacked(ui: &Ui) -> bool {
    ui.available_width() < tokens::scale(ui.ctx()).of(900.0)
}

/// Two columns that scroll each for itself, so that what is on the right stays in view; one column that
/// scrolls where there is no room for two. Page Up and Page Down scroll what is read: the one column, or
/// that on the right, while Tab leads through the fields on the left; these, where all of the right is in sight.
pub fn beside(ui: &mut Ui, height: f32, mut content: impl FnMut(&mut Ui, Column)) {
    let room = egui::vec2(ui.available_width(), height);
    let ctx = ui.ctx().clone();
    let area = |salt| {
        let area = ScrollArea::vertical().id_salt(salt).max_height(room.y);
        from_top(&ctx, area.auto_shrink([false, true]))
    };
    if is_stacked(ui) || !room.is_finite() {
        return scrolled(ui, height, Shrink::Height, |ui| {
            content(ui, Column::First);
            content(ui, Column::Last);
        });
    }
    let overflows = ui.scope_id().with("whether the right one scrolls");
    let read = match ui.data(|data| data.get_temp::<bool>(overflows)) {
        Some(false) => Column::First,
        Some(true) | None => Column::Last,
    };
    let left = ((room.x - space::L) * 0.56).floor();
    let widths = [(Column::First, left), (Column::Last, room.x - space::L - left)];
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::L;
        for (column, width) in widths {
            let size = egui::vec2(width, room.y);
            ui.allocate_ui_with_layout(size, egui::Layout::top_down(egui::Align::Min), |ui| {
                let salt = if column == Column::First { "first" } else { "last" };
                let shown = area(salt).show(ui, |ui| {
                    content(ui, column);
                    if column == read {
                        scroll_what_overflows(ui);
                    }
                });
                if column == Column::Last {
                    let scrolls = shown.content_size.y > shown.inner_rect.height() + 1.0;
                    ui.data_mut(|data| data.insert_temp(overflows, scrolls));
                }
            });
        }
    });
}

/// What scrolls in a dialog begins at its top, however far another one of its kind was scrolled.
pub fn begin_at_top(ctx: &Context) {
    let now = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(Id::unique(OPENED), now));
}

/// Under this name stands the pass in which a dialog was opened last.
const OPENED: &str = "a dialog was opened";

/// So many passes it takes until everything in a dialog that was opened has found its place: its width, one
/// column or two, the room for what stands below the fields.
const PASSES_TO_OPEN: u64 = 6;

/// Whether a dialog is being opened: it is not laid out for good yet.
#[must_use]
pub fn is_opened(ctx: &Context) -> bool {
    let opened = ctx.data(|data| data.get_temp::<u64>(Id::unique(OPENED)));
    opened.is_some_and(|pass| ctx.cumulative_pass_nr() < pass + PASSES_TO_OPEN)
}

/// Whether somebody does something in this pass: the dialog is in use then, and scrolls as it is used.
fn is_acted_on(ctx: &Context) -> bool {
    let acts = |event: &Event| {
        matches!(
            event,
            Event::Key { pressed: true, .. }
                | Event::Text(_)
                | Event::MouseWheel { .. }
                | Event::PointerButton { pressed: true, .. }
        )
    };
    ctx.input(|input| input.events.iter().any(acts))
}

/// What scrolls, from its top while its dialog is being opened; at once, for on its way it would go on to a
/// place that was measured before all had found theirs.
fn from_top(ctx: &Context, area: ScrollArea) -> ScrollArea {
    let area = area.animated(false);
    if is_opened(ctx) { area.vertical_scroll_offset(0.0) } else { area }
}

/// Whether a dialog was not there in the pass before this one.
fn opened_now(ctx: &Context, id: Id) -> bool {
    let now = ctx.cumulative_pass_nr();
    let key = id.with("last shown");
    let before = ctx.data_mut(|data| {
        let before = data.get_temp::<u64>(key);
        data.insert_temp(key, now);
        before
    });
    before.is_none_or(|pass| pass + 1 < now)
}
