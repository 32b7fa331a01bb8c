//! The focus ring: one black and one white line, each two points wide, so that it stands out from
//! any ground (WCAG 2.4.13). Which widget has the focus is egui's affair.

use egui::{
    Color32, Context, CornerRadius, Event, Id, Key, KeyboardShortcut, Modifiers, Painter, Rect,
    Stroke, StrokeKind, Ui,
};

use crate::tokens::{self, TextScale};

/// The width of each of the two lines, in points.
pub const LINE: f32 = 2.0;

/// Paints the ring on the inner side of a rectangle.
pub fn ring(painter: &Painter, rect: Rect, corner: CornerRadius) {
    let stroke = |colour| Stroke::new(LINE, colour);
    painter.rect_stroke(rect, corner, stroke(Color32::BLACK), StrokeKind::Inside);
    let inner = rect.shrink(LINE);
    painter.rect_stroke(inner, corner, stroke(Color32::WHITE), StrokeKind::Inside);
}

/// Paints the ring round whatever has the focus, whoever drew it. Call it once, at the end of
/// every pass: no widget can forget its ring then.
pub fn ring_the_focused(ctx: &Context) {
    let focused = ctx.memory(|memory| memory.focused());
    forget_unless(ctx, focused);
    let Some(id) = focused else { return };
    let Some(response) = ctx.read_response(id) else { return };
    let apart = ctx.data(|data| data.get_temp::<Id>(apart_key())) == Some(id);
    let rect = response.interact_rect.expand(if apart { 2.0 * LINE } else { LINE });
    if rect.is_positive() {
        let painter = ctx.layer_painter(response.layer_id);
        ring(&painter, rect, CornerRadius::same(crate::tokens::radius::S));
    }
}

/// A control whose text reaches to its edge has the ring round it: nothing of the text is covered.
pub fn ring_apart(response: &egui::Response) {
    if response.has_focus() {
        response.ctx.data_mut(|data| data.insert_temp(apart_key(), response.id));
    }
}

fn apart_key() -> Id {
    Id::unique("the control whose ring lies round it")
}

/// A control that is clickable but perhaps no tab stop, as a screen reader sees it: egui gives
/// such a node neither bounds nor an action of its own accord.
pub fn name_clickable(node: &mut egui::accesskit::Node, rect: Rect, label: String) {
    node.set_label(label);
    node.add_action(egui::accesskit::Action::Click);
    node.set_bounds(bounds(rect));
}

/// What is told of a control beside its name, as it was when the keyboard came: a screen reader says
/// each change of what it stands at, and would never come to the end of a running clock.
#[must_use]
pub fn as_it_came(ui: &Ui, control: Id, now: String) -> String {
    while_it_is(ui, control, "", now)
}

/// The same, told anew once the facts are others of which it tells.
#[must_use]
pub fn while_it_is(ui: &Ui, control: Id, facts: &str, now: String) -> String {
    let (key, pass) = (control.with("as it came"), ui.ctx().cumulative_pass_nr());
    let has_it = ui.memory(|memory| memory.has_focus(control));
    ui.data_mut(|data| {
        let before = data.get_temp::<(String, String, u64)>(key);
        let stays = before.filter(|(of, _, drawn)| of == facts && has_it && drawn + 1 >= pass);
        let told = stays.map_or(now, |(_, came, _)| came);
        data.insert_temp(key, (facts.to_owned(), told.clone(), pass));
        told
    })
}

/// A rectangle as a node takes it.
pub(crate) fn bounds(rect: Rect) -> egui::accesskit::Rect {
    egui::accesskit::Rect {
        x0: rect.min.x.into(),
        y0: rect.min.y.into(),
        x1: rect.max.x.into(),
        y1: rect.max.y.into(),
    }
}

/// Whether the keyboard can be brought to this `Ui` in this pass: not while a dialog stands before
/// it, nor in the pass after, when egui still keeps all others out. Ask again in the next one.
#[must_use]
pub fn can_come(ui: &Ui) -> bool {
    let free = ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    if !free {
        ui.ctx().request_repaint();
    }
    free
}

/// Whether a key was pressed with Alt; what is behind a dialog hears none.
#[must_use]
pub fn alt_pressed(ui: &Ui, key: Key) -> bool {
    pressed_behind_nothing(ui, KeyboardShortcut::new(Modifiers::ALT, key))
}

/// Whether a key was pressed; what is behind a dialog hears none.
#[must_use]
pub fn pressed_behind_nothing(ui: &Ui, key: KeyboardShortcut) -> bool {
    let open = ui.memory(|memory| memory.top_modal_layer().is_some());
    !open && ui.input_mut(|input| input.consume_shortcut(&key))
}

/// Takes the keyboard from what has it, as something is opened before that; what had it. What is typed until the
/// keyboard comes to what is opened would be written behind it.
pub fn leave(ctx: &Context) -> Option<Id> {
    ctx.memory_mut(|memory| {
        let had = memory.focused();
        had.into_iter().for_each(|id| memory.surrender_focus(id));
        had
    })
}

/// Gives the keyboard to the control where work begins on a screen that has nothing else to show, if
/// nothing has it.
pub fn begin_at(response: &egui::Response) {
    let free =
        |memory: &egui::Memory| memory.focused().is_none() && memory.top_modal_layer().is_none();
    if response.ctx.memory(free) {
        response.request_focus();
    }
}

/// An arrow key, as a step: columns to the right, rows down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// To the right.
    pub right: i8,
    /// Rows down; negative is up.
    pub down: i8,
}

/// Takes the arrow keys pressed in this pass out of the input, for a group of widgets that is one
/// tab stop and has the focus now. egui would otherwise carry the focus out of the group.
pub fn take_arrows(ui: &Ui) -> Vec<Step> {
    let steps = ui.input_mut(|input| {
        let mut steps = Vec::new();
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, modifiers, .. } = event else { return true };
            let step = match key {
                Key::ArrowLeft => Step { right: -1, down: 0 },
                Key::ArrowRight => Step { right: 1, down: 0 },
                Key::ArrowUp => Step { right: 0, down: -1 },
                Key::ArrowDown => Step { right: 0, down: 1 },
                _ => return true,
            };
            if modifiers.any() {
                return true;
            }
            steps.push(step);
            false
        });
        steps
    });
    if !steps.is_empty() {
        ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    }
    steps
}

/// Whether a row is told as the chosen one of its list. On Linux Orca takes what a list says to be chosen for
/// the place of the keyboard, and reads it though that is elsewhere: there only the row that has it says so.
#[must_use]
pub fn tells_choice(ui: &Ui, row: Id) -> bool {
    !cfg!(target_os = "linux") || ui.memory(|memory| memory.has_focus(row))
}

/// Keeps the keyboard where it is when an arrow key is pressed: egui would bring it to whatever lies that
/// way, out of a table or a list. Who wants the arrows takes them, see [`take_arrows`]; in an open list that
/// drops down egui goes from line to line. Call it before anything is drawn.
pub fn stay_at_arrows(ctx: &Context) {
    if egui::Popup::is_any_open(ctx) {
        return;
    }
    let leads = |event: &Event| match event {
        Event::Key { key, pressed: true, modifiers, .. } => match key {
            Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight => {
                (!modifiers.any()).then_some(true)
            }
            Key::Tab => Some(false),
            _ => None,
        },
        _ => None,
    };
    // Of several in one pass egui follows the last.
    if ctx.input(|input| input.events.iter().rev().find_map(leads)) == Some(true) {
        ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    }
}

/// Lets Page Up and Page Down scroll what this `Ui` shows: a text without a control in it could be
/// read by the mouse alone. Call it in the one scroll area of a screen that is for reading. In a dialog they do
/// so in its fields as well, which have no use for them.
pub fn scroll_by_page(ui: &Ui) {
    let in_dialog = ui.memory(|memory| memory.top_modal_layer().is_some());
    if in_dialog || !ui.ctx().text_edit_focused() {
        scroll_by_page_from_fields(ui);
    }
}

/// The same on a screen of which no field has a use for these keys: from its fields as well.
pub fn scroll_by_page_from_fields(ui: &Ui) {
    if !can_come(ui) {
        return;
    }
    let pressed =
        |key| ui.input_mut(|input| input.count_and_consume_key(egui::Modifiers::NONE, key)) as f32;
    let pages = pressed(Key::PageUp) - pressed(Key::PageDown);
    if pages != 0.0 {
        leave_alone(ui.ctx());
        ui.scroll_with_delta(egui::vec2(0.0, pages * ui.clip_rect().height() * 0.9));
    }
}

/// Scrolls to a control to which the keyboard has come, by Tab or because it was brought there: who
/// works by keys sees where they are. A field, and whatever has the keyboard in a dialog, stays in view
/// while what stands above it grows; who scrolls away by hand is left alone.
pub fn follow(response: &egui::Response) {
    let ctx = &response.ctx;
    let away = came_or_left_view(response);
    let reads = ctx.data(|data| data.get_temp::<u64>(read_first_key()));
    if response.has_focus() && reads == Some(ctx.cumulative_pass_nr()) {
        return pass_over(ctx);
    }
    let follows = match away {
        Some(Away::Come) => !(is_in_view(response) && begins_at_top(ctx)),
        Some(Away::Moved) => {
            ctx.text_edit_focused() || ctx.memory(|memory| memory.top_modal_layer().is_some())
        }
        None => false,
    };
    if follows {
        response.scroll_to_me(None);
        note_sought(ctx, response.rect, response.rect);
    }
}

/// A field in which somebody writes or goes through what stands there, though it was scrolled out of view, comes back
/// with the first key. Call it before [`follow`].
pub fn come_back_when_used(response: &egui::Response) {
    let ctx = &response.ctx;
    let used = || response.changed() || ctx.input(|input| input.events.iter().any(is_for_field));
    if response.has_focus() && !is_in_sight(response) && used() {
        come_again(ctx);
    }
}

/// Whether something was done that a field with the keyboard takes for itself.
fn is_for_field(event: &Event) -> bool {
    use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Backspace, Delete, End, Home};
    match event {
        Event::Text(_) | Event::Paste(_) | Event::Ime(_) => true,
        Event::Key { key, pressed: true, modifiers, .. } => {
            let goes = [ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Backspace, Delete, End, Home];
            !modifiers.alt && goes.contains(key)
        }
        _ => false,
    }
}

/// Whether enough of a field is in view for its caret to be found there.
#[must_use]
pub fn is_in_sight(field: &egui::Response) -> bool {
    let least = tokens::scale(&field.ctx).of(LEAST_OF_A_FIELD).min(field.rect.height());
    field.interact_rect.is_positive() && field.interact_rect.height() + 1.0 >= least
}

/// So much of a field of several lines is enough to be in view, in points at usual size of text.
const LEAST_OF_A_FIELD: f32 = 40.0;

/// Brings a part of what scrolls into view, as a field with what was found for the letters in it; its upper edge,
/// where it is higher than what can be seen.
pub fn follow_to(ui: &Ui, part: Rect) {
    ui.scroll_to_rect(part, None);
    note_sought(ui.ctx(), part, part);
}

/// Brings something into view for which a key was pressed, wherever the keyboard is: what has that is not followed
/// back from there. It comes to the middle: a message that tells of it takes some of the room below.
pub fn show_instead(ui: &Ui, part: Rect) {
    leave_alone(ui.ctx());
    ui.scroll_to_rect(part, Some(egui::Align::Center));
    ui.ctx().request_repaint();
}

/// What is to come into view.
#[derive(Debug, Clone, Copy)]
struct Sought {
    pass: u64,
    control: Rect,
    /// With what belongs to it.
    part: Rect,
}

fn note_sought(ctx: &Context, control: Rect, part: Rect) {
    let sought = Sought { pass: ctx.cumulative_pass_nr(), control, part };
    ctx.data_mut(|data| data.insert_temp(sought_key(), sought));
}

/// What is to come into view, where that was found in this pass.
fn sought_now(ctx: &Context) -> Option<Sought> {
    let sought = ctx.data(|data| data.get_temp::<Sought>(sought_key()));
    sought.filter(|sought| sought.pass == ctx.cumulative_pass_nr())
}

/// Under this name stands what is to come into view, with the pass.
fn sought_key() -> Id {
    Id::unique("what is scrolled to")
}

/// Brings what stands above a control, from `top` in points of the window, into sight with it where it is
/// scrolled to: what it does is seen before it is pressed.
pub fn follow_from(ui: &Ui, response: &egui::Response, top: f32) {
    let sought = sought_now(ui.ctx()).filter(|sought| sought.control == response.rect);
    if let Some(Sought { part, .. }) = sought {
        ui.scroll_to_rect(part.with_min_y(part.top().min(top)), None);
    }
}

/// Brings all that was drawn in this `Ui` so far, as a label above and what is wrong below, into sight with the
/// control in it that is scrolled to; where there is no room for that, what stands above it; else it alone. What is
/// nearly as high as the window would leave no room for what it belongs to, as the board of an incident.
pub fn follow_whole(ui: &Ui) {
    let all = ui.min_rect();
    let sought =
        sought_now(ui.ctx()).filter(|sought| all.expand(1.0).contains_rect(sought.control));
    let Some(Sought { control, part, .. }) = sought else { return };
    // What is cut now is seen once it is scrolled to: a dialog shows no less than this.
    let least = tokens::scale(ui.ctx()).of(140.0).min(ui.ctx().content_rect().height() * 0.6);
    let room = ui.clip_rect().height().max(least) - 2.0 * ui.spacing().item_spacing.y;
    let whole = part.with_min_y(part.top().min(all.top()));
    let with_below = whole.with_max_y(part.bottom().max(all.bottom()));
    let fitting = [(with_below, 0.75 * room), (whole, room)];
    if let Some((part, _)) = fitting.into_iter().find(|(part, room)| part.height() <= *room) {
        ui.scroll_to_rect(part, None);
        note_sought(ui.ctx(), control, part);
    }
}

/// Where there is no room for what stands above a control that is scrolled to and for what is told below it, as what
/// is wrong, that below comes into sight with it, or as much of it as there is room for. Call it after
/// [`follow_whole`].
pub fn follow_down(ui: &Ui) {
    let all = ui.min_rect();
    let sought =
        sought_now(ui.ctx()).filter(|sought| all.expand(1.0).contains_rect(sought.control));
    let Some(Sought { control, part, .. }) = sought else { return };
    if part.bottom() + 1.0 < all.bottom() {
        let part = control.with_max_y(all.bottom());
        ui.scroll_to_rect(part, None);
        note_sought(ui.ctx(), control, part);
    }
}

/// Draws what stands in an area that scrolls, with areas in it that scroll for themselves: what one of those has
/// scrolled to comes into view further out as well, in the pass after, when it lies in its place. (In the same
/// pass, each of them would go all the way.) A field in which is written is followed by whoever draws it.
pub fn following_out<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let (key, pass) = (ui.scope_id().with("followed out"), ui.ctx().cumulative_pass_nr());
    let sought = |ui: &Ui| sought_now(ui.ctx()).is_some();
    let before = sought(ui);
    let drawn = content(ui);
    if !before && sought(ui) {
        ui.data_mut(|data| data.insert_temp(key, pass));
        ui.ctx().request_repaint();
    } else if ui.data(|data| data.get_temp::<u64>(key)).is_some_and(|at| at + 1 == pass) {
        let focused = ui.memory(|memory| memory.focused());
        let response = focused.and_then(|id| ui.ctx().read_response(id));
        if let Some(response) = response.filter(|_| !ui.ctx().text_edit_focused()) {
            ui.scroll_to_rect(response.rect, None);
        }
    }
    drawn
}

/// Why a control with the keyboard may be out of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Away {
    /// The keyboard has just come to it, or all is drawn in another size since.
    Come,
    /// It was in view in the pass before and is no longer, and nobody has scrolled.
    Moved,
}

/// So many passes a dialog in two columns takes until its fields lie one below the other.
const PASSES_TO_SETTLE: u8 = 8;

/// A control that has the keyboard, and whether it was in view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct FocusedControl {
    control: Id,
    in_view: bool,
    scale: TextScale,
    /// How many passes what is drawn in another size still has to find its places.
    unsettled: u8,
}

/// Whether all of its height is in view.
fn is_in_view(response: &egui::Response) -> bool {
    let seen = response.interact_rect.height().max(0.0);
    response.interact_rect.is_positive() && seen + 1.0 >= response.rect.height()
}

fn came_or_left_view(response: &egui::Response) -> Option<Away> {
    let ctx = &response.ctx;
    if !response.has_focus() {
        return None;
    }
    let in_view = is_in_view(response);
    let key = followed_key();
    let before = ctx.data(|data| data.get_temp::<FocusedControl>(key));
    let by_hand = turns_pages(ctx)
        || ctx.input(|input| {
            input.smooth_scroll_delta() != egui::Vec2::ZERO || input.pointer.any_down()
        });
    let scale = tokens::scale(ctx);
    let same = before.filter(|before| before.control == response.id);
    let unsettled = match same {
        Some(before) if before.scale != scale => PASSES_TO_SETTLE,
        Some(before) if !by_hand => before.unsettled.saturating_sub(1),
        _ => 0,
    };
    let settles = ctx.data(|data| data.get_temp::<u64>(settles_key())).is_some_and(|pass| {
        !by_hand && ctx.cumulative_pass_nr() < pass + u64::from(PASSES_TO_SETTLE)
    });
    let away = match same {
        None => Some(Away::Come),
        Some(_) if settles => Some(Away::Come),
        Some(_) if unsettled > 0 && !in_view => Some(Away::Come),
        Some(before) => (before.in_view && !in_view && !by_hand).then_some(Away::Moved),
    };
    let in_view = in_view || away.is_some();
    let followed = FocusedControl { control: response.id, in_view, scale, unsettled };
    ctx.data_mut(|data| data.insert_temp(key, followed));
    away
}

/// A control from which the keyboard has gone is scrolled to when it comes back.
fn forget_unless(ctx: &Context, focused: Option<Id>) {
    let key = followed_key();
    ctx.data_mut(|data| {
        let kept = data.get_temp::<FocusedControl>(key);
        if kept.is_some_and(|kept| Some(kept.control) != focused) {
            data.remove::<FocusedControl>(key);
        }
    });
}

/// What has the keyboard is scrolled to no more: somebody turns the pages.
fn leave_alone(ctx: &Context) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        data.insert_temp(turned_key(), pass);
    });
    pass_over(ctx);
}

/// What has the keyboard counts as out of view, and stays where it is.
fn pass_over(ctx: &Context) {
    let key = followed_key();
    ctx.data_mut(|data| {
        if let Some(followed) = data.get_temp::<FocusedControl>(key) {
            data.insert_temp(key, FocusedControl { in_view: false, unsettled: 0, ..followed });
        }
    });
}

/// Whether pages are being turned: what is drawn after the key is pressed stands where it stood, and is out of
/// view with the next pass.
fn turns_pages(ctx: &Context) -> bool {
    let turned = ctx.data(|data| data.get_temp::<u64>(turned_key()));
    turned.is_some_and(|pass| ctx.cumulative_pass_nr() <= pass + 2)
}

/// A control to which a dialog brings the keyboard though what stands above it is read first: it is not scrolled
/// to in this pass nor, as long as it stays out of view, in those after. Call it before the control is drawn.
pub fn read_first(ctx: &Context) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(read_first_key(), pass));
}

/// What is drawn from here on is scrolled to again: the key of a button does something that is to be seen before.
pub fn read_on(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<u64>(read_first_key()));
}

fn read_first_key() -> Id {
    Id::unique("what stands above the control with the keyboard is read first")
}

fn turned_key() -> Id {
    Id::unique("the pass in which a page was turned")
}

/// What has the keyboard is scrolled to as if that had just come there.
pub fn come_again(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<FocusedControl>(followed_key()));
}

/// The same in a dialog that is being opened, and so stands at its top: what is in view there is not scrolled to, for
/// the head would go out of view with that.
pub fn come_at_top(ctx: &Context) {
    come_again(ctx);
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(top_key(), pass));
}

fn begins_at_top(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp::<u64>(top_key())) == Some(ctx.cumulative_pass_nr())
}

fn top_key() -> Id {
    Id::unique("the pass in which a dialog stands at its top")
}

/// What has the keyboard is scrolled to as if that had just come there, and again until all has found its place
/// round it: what was refused there makes room for itself, and a message below takes some.
pub fn come_and_settle(ctx: &Context) {
    come_again(ctx);
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(settles_key(), pass));
}

fn settles_key() -> Id {
    Id::unique("the pass in which what has the keyboard came to settle")
}

/// How Ctrl and Enter were pressed in a dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum KeyPress {
    /// They are held down.
    Held,
    /// Just now.
    Anew,
}

/// Takes Enter with a modifier out of the input before anything of a dialog is drawn: it is no click on
/// what has the keyboard. With Ctrl it is the main button of the dialog, see [`main_button_pressed`].
pub fn take_main_button_key(ctx: &Context) {
    let writing = ctx.text_edit_focused();
    let mut asked = None;
    ctx.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Key { key: Key::Enter, pressed: true, repeat, modifiers, .. } => {
                if modifiers.command {
                    let how = if *repeat { KeyPress::Held } else { KeyPress::Anew };
                    asked = asked.max(Some(how));
                }
                !modifiers.any() || writing && !modifiers.command && !modifiers.alt
            }
            _ => true,
        });
    });
    if let Some(how) = asked {
        let pass = ctx.cumulative_pass_nr();
        ctx.data_mut(|data| data.insert_temp(main_button_id(), (pass, how)));
    }
}

/// Takes the sign of a key that is pressed with Alt out of the input before anything is drawn: some systems
/// send it as a text as well, and no field is written in by a key that does something else. Where a key
/// with Alt (on a Mac) or AltGr is how a sign is written, it stays.
pub fn take_alt_signs(ctx: &Context) {
    if cfg!(target_os = "macos") {
        return;
    }
    let mut of_alt = false;
    ctx.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Key { pressed: true, modifiers, .. } => {
                of_alt = modifiers.alt && !modifiers.ctrl;
                true
            }
            Event::Text(_) => !std::mem::take(&mut of_alt),
            _ => true,
        });
    });
}

/// Takes Alt+Enter out of the input before anything is drawn: to no field, button or question is it
/// Enter. Who asks for it, see [`alt_enter`], hears of it once, however long it is held down.
pub fn take_alt_enter(ctx: &Context) {
    let mut anew = false;
    ctx.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Key { key: Key::Enter, pressed, repeat, modifiers, .. } if modifiers.alt => {
                anew |= *pressed && !*repeat;
                false
            }
            _ => true,
        });
    });
    if anew {
        let pass = ctx.cumulative_pass_nr();
        ctx.data_mut(|data| data.insert_temp(alt_enter_key(), pass));
    }
}

/// Whether Alt+Enter was pressed anew in this pass; what is behind a dialog hears none. Whoever asks
/// takes it.
#[must_use]
pub fn alt_enter(ui: &Ui) -> bool {
    if ui.memory(|memory| memory.top_modal_layer().is_some()) {
        return false;
    }
    alt_enter_in_dialog(ui.ctx())
}

/// The same of the dialog that stands before all else.
#[must_use]
pub fn alt_enter_in_dialog(ctx: &Context) -> bool {
    let asked = ctx.data_mut(|data| {
        let asked = data.get_temp::<u64>(alt_enter_key());
        data.remove::<u64>(alt_enter_key());
        asked
    });
    asked == Some(ctx.cumulative_pass_nr())
}

/// Whether Alt+Enter was pressed in this pass, and nobody asked for it.
#[must_use]
pub fn alt_enter_is_left(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp::<u64>(alt_enter_key())) == Some(ctx.cumulative_pass_nr())
}

fn alt_enter_key() -> Id {
    Id::unique("Alt and Enter")
}

/// Whether and how Ctrl+Enter was pressed in this pass of a dialog. Whoever asks takes it.
#[must_use]
pub fn main_button_pressed(ctx: &Context) -> Option<KeyPress> {
    let (pass, how) = ctx.data_mut(|data| {
        let asked = data.get_temp::<(u64, KeyPress)>(main_button_id());
        data.remove::<(u64, KeyPress)>(main_button_id());
        asked
    })?;
    (pass == ctx.cumulative_pass_nr()).then_some(how)
}

fn followed_key() -> Id {
    Id::unique("the control that has the keyboard")
}

fn main_button_id() -> Id {
    Id::unique("Ctrl and Enter in a dialog")
}

/// Marks all that stands in a text field, so that what is typed takes its place.
pub fn select_all(ctx: &egui::Context, field: egui::Id, text: &str) {
    select(ctx, field, 0..text.chars().count());
}

/// Marks some signs of a text field, with the caret behind them.
pub fn select(ctx: &egui::Context, field: egui::Id, signs: std::ops::Range<usize>) {
    use egui::text::{CCursor, CCursorRange};
    let mut state = egui::TextEdit::load_state(ctx, field).unwrap_or_default();
    let (from, to) = (CCursor::new(signs.start), CCursor::new(signs.end));
    state.cursor.set_char_range(Some(CCursorRange::two(from, to)));
    state.store(ctx, field);
}

/// Notes that Tab is pressed with the coming pass.
pub fn note_tab(ctx: &Context) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(tab_key(), pass));
}

/// Marks all that stands in a field to which Tab has just led: what is typed takes its place.
pub fn select_after_tab(field: &egui::Response, text: &str) {
    if field.gained_focus() && comes_by_tab(&field.ctx) {
        select_all(&field.ctx, field.id, text);
    }
}

/// Whether what has just got the keyboard has it by Tab.
#[must_use]
pub fn comes_by_tab(ctx: &Context) -> bool {
    let tab = ctx.data(|data| data.get_temp::<u64>(tab_key()));
    // Backwards the keyboard comes one pass later.
    tab.is_some_and(|tab| ctx.cumulative_pass_nr() <= tab + 2)
}

/// Whether Tab has just led on from a control.
#[must_use]
pub fn left_by_tab(control: &egui::Response) -> bool {
    let is_tab = |input: &egui::InputState| input.key_pressed(Key::Tab) && !input.modifiers.shift;
    control.lost_focus() && control.ctx.input(is_tab)
}

fn tab_key() -> Id {
    Id::unique("the pass before Tab")
}

/// Keeps the arrow keys (and Escape, where asked) for the widget that has the focus.
pub fn hold_arrows(ui: &Ui, id: egui::Id, escape: Escape) {
    let filter = egui::EventFilter {
        tab: false,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: escape == Escape::Hold,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
}

/// What Escape does while a group of widgets has the focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Escape {
    /// The group has something to cancel and wants the key.
    Hold,
    /// The key goes on to whoever else wants it.
    Pass,
}

/// A group of controls that is one tab stop: a list (one column), a score, the tiles of a hall.
#[derive(Clone, Copy)]
pub struct Group<'a> {
    /// How many controls there are.
    pub count: usize,
    /// How many stand in a row.
    pub columns: usize,
    /// The id of each.
    pub id: &'a dyn Fn(usize) -> egui::Id,
}

impl Group<'_> {
    /// Where the keyboard stands after this pass's arrow keys, Home and End, if it stood at
    /// `cursor` and the group has the focus. Call it before the controls are drawn, and draw the
    /// one it returns as the tab stop.
    #[must_use]
    pub fn roam(&self, ui: &Ui, cursor: usize) -> usize {
        self.roam_by(ui, cursor, |step| {
            let along = if self.columns > 1 { isize::from(step.right) } else { 0 };
            along + isize::try_from(self.columns).unwrap_or(1) * isize::from(step.down)
        })
    }

    /// The same where the controls are one after the other, in however many rows they stand: down is as
    /// right, and up as left.
    #[must_use]
    pub fn roam_in_order(&self, ui: &Ui, cursor: usize) -> usize {
        self.roam_by(ui, cursor, |step| isize::from(step.right) + isize::from(step.down))
    }

    fn roam_by(&self, ui: &Ui, cursor: usize, on: impl Fn(Step) -> isize) -> usize {
        let cursor = cursor.min(self.count.saturating_sub(1));
        if self.count == 0 || !ui.memory(|memory| memory.has_focus((self.id)(cursor))) {
            return cursor;
        }
        let last = self.count - 1;
        let mut moved = cursor;
        for step in take_arrows(ui) {
            // A step out of the group is no step.
            moved = moved.checked_add_signed(on(step)).filter(|at| *at <= last).unwrap_or(moved);
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
        if pressed(Key::Home) {
            moved = 0;
        }
        if pressed(Key::End) {
            moved = last;
        }
        if moved != cursor {
            ui.memory_mut(|memory| memory.request_focus((self.id)(moved)));
        }
        hold_arrows(ui, (self.id)(moved), Escape::Pass);
        moved
    }
}
