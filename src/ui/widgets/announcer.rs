//! What the window says: a live region for screen readers and messages for the eye, with the last
//! fifty kept so that nothing is said only once. Where the program's own voice says it for a screen
//! reader, it is handed over; speech itself is the voice's affair.

use std::collections::VecDeque;

use egui::accesskit::{Live, Role};
use egui::{Context, FontId, Id, Panel, Rect, Sense, Ui, Vec2, vec2};

use crate::tokens::{self, Text, radius, space};
use crate::widgets::badge::Tone;
use crate::widgets::columns::scrolling_column;
use crate::widgets::elide::elide;
use crate::widgets::focus::bounds;
use crate::widgets::sign::{self, Sign};
use jadoube_desk::timekeeper::wall_now;
use jadoube_desk::voicing::Channel;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::wall::Wall;

/// How many messages are kept.
const KEPT: usize = 50;
/// The side of the cross that takes a message away, in points.
const CROSS: f32 = 24.0;
/// How much of the height of the window a message takes at the most.
const MOST: f32 = 1.0 / 3.0;
/// The same while a dialog is open, which shrinks for it.
const MOST_AT_DIALOG: f32 = 1.0 / 8.0;
/// How long a message stays in sight, in seconds.
const SHOWN_SECS: f64 = 8.0;

/// Whether a screen reader interrupts itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// When it has finished.
    Polite,
    /// At once.
    Assertive,
}

/// Who does not know an answer yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Nobody does.
    All,
    /// It is said by somebody, or spoken into another ear: only screen readers are to be told.
    Window,
    /// A screen reader reads it anyway, because the keyboard went there: only the program's own
    /// voice has to say it.
    OwnVoice,
    /// It has become the description of what has the keyboard: a screen reader that is known to run
    /// reads it, and to who has none it is said as an answer is.
    Described,
    /// It is wrong with the field that has the keyboard. Where the own voice speaks for a screen reader it
    /// says so, and the field does not describe it as well; else it is told as what is described.
    Fault,
}

/// Something that the own voice is to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpokenText {
    /// Whether it cannot wait.
    pub manner: Manner,
    /// Whether it is among the messages; what is not gives way to what is newer.
    pub kept: bool,
    /// The board at which that was recorded which it tells, if it does: it waits for what is being said.
    pub recorded: Option<BoardNo>,
    /// Whether a dialog says it of itself: it is over with the dialog.
    pub of_dialog: bool,
    /// Whether it tells what is to be done next: it does not wait for what is said once more.
    pub next_step: bool,
    /// The words.
    pub text: String,
}

/// A message that was given.
#[derive(Debug, Clone, PartialEq)]
pub struct Message {
    /// The words.
    pub text: String,
    /// Its weight.
    pub tone: Tone,
    /// When it was given.
    pub at: Wall,
    /// What was refused, if anything was.
    refused: Option<Id>,
    /// Until when it is in sight, in egui's seconds; `None` until it was first drawn.
    until: Option<f64>,
    dismissed: bool,
}

/// Says things, once each, to eye and ear.
#[derive(Debug)]
pub struct Announcer {
    polite: Region,
    assertive: Region,
    /// Through what the words come to who works by ear.
    pub(crate) channel: Channel,
    spoken: Vec<SpokenText>,
    history: VecDeque<Message>,
    /// How high the message in sight was in the pass before.
    height: f32,
    /// How wide the line is in which it stands.
    width: f32,
}

/// How high the line below everything is in which messages stand; nothing else ever stands there.
#[must_use]
pub fn line_height(ctx: &Context) -> f32 {
    let text = tokens::scale(ctx).of(Text::Caption.points()).min(2.0 * Text::Caption.points());
    let line = (text * 1.5).max(CROSS) + space::XS;
    line.max(ctx.data(|data| data.get_temp(height_id())).unwrap_or_default())
}

/// Where it is kept how high the messages in sight are.
fn height_id() -> Id {
    Id::unique("height of the messages")
}

impl Default for Announcer {
    fn default() -> Self {
        Self {
            polite: Region::default(),
            assertive: Region::default(),
            channel: Channel::ScreenReader,
            spoken: Vec::new(),
            history: VecDeque::new(),
            height: 0.0,
            width: 0.0,
        }
    }
}

#[derive(Debug, Default)]
struct Region {
    text: String,
    /// Whether it has stood in the window.
    drawn: bool,
    /// Whether it stood there for the first time in the last pass.
    is_new: bool,
    /// Whether it tells what is wrong with something written.
    wrong: bool,
    /// Whether that is mended: it stands there no longer.
    over: bool,
}

impl Region {
    /// The same text twice is no change, and a screen reader would keep silent: the second time
    /// it ends with a no-break space.
    fn say(&mut self, text: &str) {
        if !self.drawn && !self.text.is_empty() {
            // Two things happened at once: the second must not push out the first.
            self.text.push_str(". ");
            self.text.push_str(text);
            return;
        }
        self.replace(text);
    }

    fn replace(&mut self, text: &str) {
        self.drawn = false;
        let again = self.text == text;
        self.wrong &= again;
        self.over = false;
        text.clone_into(&mut self.text);
        if again {
            self.text.push('\u{a0}');
        }
    }
}

/// By what it is known that is told to be done next with a round.
pub(crate) fn next_step() -> Id {
    Id::unique("what is done next with the round")
}

/// By what it is known that is told of a key that has shown what it does, and is to be pressed again.
pub(crate) fn pressed_again() -> Id {
    Id::unique("the key is pressed again")
}

/// By what it is known that is shown of Alt+Enter when it did nothing: no step of an envelope, or none at all there.
pub(crate) fn idle_alt_enter() -> Id {
    Id::unique("Alt and Enter did nothing")
}

/// By what it is known that is shown of the incident that waits at a board to which F12 has led.
pub(crate) fn incident_there() -> Id {
    Id::unique("the incident that waits there")
}

/// By what it is known that is told of a key that does nothing while a dialog is open.
pub(crate) fn dialog_first() -> Id {
    Id::unique("the dialog comes first")
}

impl Announcer {
    /// Says something to who works by ear only: what the eye sees anyway.
    pub fn say(&mut self, manner: Manner, text: &str) {
        self.announce(manner, text);
        self.speak(manner, false, text);
    }

    /// Says to a screen reader what the own voice says, or has said, by itself.
    pub fn announce(&mut self, manner: Manner, text: &str) {
        if self.channel.announces() {
            match manner {
                Manner::Polite => self.polite.say(text),
                Manner::Assertive => self.assertive.say(text),
            }
        }
    }

    fn speak(&mut self, manner: Manner, kept: bool, text: &str) {
        if self.channel.speaks() {
            let text = text.to_owned();
            let (recorded, of_dialog, next_step) = (None, false, false);
            self.spoken.push(SpokenText { manner, kept, recorded, of_dialog, next_step, text });
        }
    }

    /// Says what was recorded at a board, as [`Announcer::say`] does; however long it has to wait, it is said.
    pub fn say_recorded(&mut self, board: BoardNo, text: &str) {
        self.say(Manner::Polite, text);
        if let Some(last) = self.spoken.last_mut().filter(|last| last.text == text) {
            last.recorded = Some(board);
        }
    }

    /// Tells what was recorded at a board as [`Announcer::tell`] does; the own voice says it behind what was
    /// recorded before.
    pub fn tell_recorded(&mut self, board: BoardNo, tone: Tone, text: &str) {
        self.keep(tone, text, None);
        self.speak(Manner::Polite, false, text);
        if let Some(last) = self.spoken.last_mut().filter(|last| last.text == text) {
            last.recorded = Some(board);
        }
    }

    /// Says what is to be done next, as [`Announcer::say`] does.
    pub fn say_next_step(&mut self, text: &str) {
        self.say(Manner::Polite, text);
        if let Some(last) = self.spoken.last_mut().filter(|last| last.text == text) {
            last.next_step = true;
        }
    }

    /// Says what a dialog says of itself, as [`Announcer::say`] does; it is over with the dialog.
    pub fn say_of_dialog(&mut self, manner: Manner, text: &str) {
        self.say(manner, text);
        if let Some(last) = self.spoken.last_mut().filter(|last| last.text == text) {
            last.of_dialog = true;
        }
    }

    /// Takes out what the own voice is to say.
    pub fn take_spoken(&mut self) -> Vec<SpokenText> {
        std::mem::take(&mut self.spoken)
    }

    /// Answers a question about the board: the newest answer counts, and not one that it overtook. The
    /// own voice answers by itself.
    pub fn answer(&mut self, text: &str) {
        if self.channel.announces() {
            self.polite.replace(text);
        }
    }

    /// Says something to everybody and keeps it. What is bad interrupts.
    pub fn tell(&mut self, tone: Tone, text: &str) {
        self.keep(tone, text, None);
        self.speak(manner(tone), true, text);
    }

    /// Says what went well and what is done next, until `what` is dismissed with [`Announcer::dismiss_refused`]:
    /// done, it is not asked for any more.
    pub fn tell_until(&mut self, what: Id, text: &str) {
        self.keep(Tone::Good, text, Some(what));
        self.speak(manner(Tone::Good), true, text);
    }

    /// Tells everybody of an alarm, which the own voice says by itself.
    pub fn alarm(&mut self, tone: Tone, text: &str) {
        self.keep(tone, text, None);
    }

    /// Says why something was refused. An earlier refusal of the same goes out of sight: the newest
    /// says what is the matter now.
    pub fn refuse(&mut self, what: Id, text: &str) {
        self.dismiss_refused(what);
        self.keep(Tone::Bad, text, Some(what));
        self.note_wrong(Manner::Assertive);
        self.speak(Manner::Assertive, true, text);
    }

    /// Notes that what was said last in this manner is wrong with something written.
    pub fn note_wrong(&mut self, manner: Manner) {
        if self.channel.announces() {
            match manner {
                Manner::Polite => self.polite.wrong = true,
                Manner::Assertive => self.assertive.wrong = true,
            }
        }
    }

    /// Somebody writes: who goes through the window by ear must not find there what was wrong before. What no
    /// screen reader was told of yet stays to be told.
    pub fn forget_wrong(&mut self) {
        for region in [&mut self.polite, &mut self.assertive] {
            region.over |= region.wrong && region.drawn && !region.is_new;
        }
    }

    /// Shows why a key does nothing now to who sees; who hears has it as an answer.
    pub fn show_refusal(&mut self, what: Id, text: &str) {
        self.dismiss_refused(what);
        self.store(Tone::Warn, text, Some(what));
    }

    /// Shows something to who sees; who hears is told it otherwise.
    pub fn show(&mut self, tone: Tone, text: &str) {
        self.store(tone, text, None);
    }

    /// Takes out of sight why something was refused: it is done now, or refused anew.
    pub fn dismiss_refused(&mut self, what: Id) {
        for before in self.history.iter_mut().filter(|before| before.refused == Some(what)) {
            before.dismissed = true;
        }
    }

    fn keep(&mut self, tone: Tone, text: &str, refused: Option<Id>) {
        self.announce(manner(tone), text);
        self.store(tone, text, refused);
    }

    fn store(&mut self, tone: Tone, text: &str, refused: Option<Id>) {
        if self.history.len() == KEPT {
            self.history.pop_front();
        }
        let text = text.to_owned();
        self.history.push_back(Message {
            text,
            tone,
            at: wall_now(),
            refused,
            until: None,
            dismissed: false,
        });
    }

    /// Takes all messages out of sight.
    pub fn dismiss(&mut self) {
        for message in &mut self.history {
            message.dismissed = true;
        }
    }

    /// Takes back what screen readers were to hear and did not, because something else was shown.
    pub fn forget_said(&mut self) {
        (self.polite, self.assertive) = (Region::default(), Region::default());
        self.spoken.clear();
    }

    /// What was drawn in the last pass was told to nobody: what is new there must not be pushed out.
    pub fn was_held(&mut self) {
        for region in [&mut self.polite, &mut self.assertive] {
            region.drawn &= !region.is_new;
        }
    }

    /// What was told, the newest last.
    pub fn history(&self) -> impl DoubleEndedIterator<Item = &Message> {
        self.history.iter()
    }

    /// The live regions; they must stand in the window from the start, so draw them in every pass.
    pub fn regions_ui(&mut self, ui: &Ui) {
        for (name, live, role, region) in [
            ("polite", Live::Polite, Role::Status, &mut self.polite),
            ("assertive", Live::Assertive, Role::Alert, &mut self.assertive),
        ] {
            let rect = Rect::from_min_size(ui.max_rect().min, Vec2::splat(1.0));
            let response = ui.interact(rect, ui.scope_id().with(name), Sense::hover());
            region.is_new = !std::mem::replace(&mut region.drawn, true);
            let text = if region.over { String::new() } else { region.text.clone() };
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_role(role);
                node.set_live(live);
                node.set_live_atomic();
                node.set_bounds(bounds(rect));
                node.set_label(text);
            });
        }
    }

    /// Keeps the line in which the messages stand; more where they are longer than it.
    pub fn line_ui(&mut self, ui: &mut Ui) {
        self.width = ui.available_width();
        let height = line_height(ui.ctx()).max(self.height);
        let frame = egui::Frame::new().fill(tokens::of(ui.ctx()).canvas);
        let panel = Panel::bottom("messages").exact_size(height).resizable(false);
        panel.show_separator_line(false).frame(frame).show(ui, |_| {});
    }

    /// The messages for the eye, below everything and before every dialog, each with a cross for the
    /// mouse that takes it away. They are no stops of the keyboard: they come and go by themselves, and the order
    /// of the stops must not change under who goes through them. By keys they are taken away where all
    /// that was said is shown, see [`Announcer::dismiss`].
    pub fn messages_ui(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let mut next = f64::INFINITY;
        let mut shown: Vec<&mut Message> = Vec::new();
        for message in self.history.iter_mut().rev().take(3) {
            let until = *message.until.get_or_insert(now + SHOWN_SECS);
            if !message.dismissed && until > now {
                next = next.min(until - now);
                shown.push(message);
            }
        }
        // One line: what is bad before the rest, the newest before the others.
        let others = shown.len().saturating_sub(1);
        let first = shown.into_iter().rev().max_by_key(|message| message.tone == Tone::Bad);
        let Some(first) = first else {
            self.takes(ctx, 0.0);
            return;
        };
        ctx.request_repaint_after(std::time::Duration::from_secs_f64(next.clamp(0.0, SHOWN_SECS)));
        let place = egui::Align2::RIGHT_BOTTOM;
        let area = egui::Area::new(Id::unique("messages")).anchor(place, [-space::L, 0.0]);
        let all = area.order(egui::Order::Foreground).show(ctx, |ui| {
            let wide = if self.width > 0.0 { self.width } else { ctx.content_rect().width() };
            ui.set_max_width(wide - 2.0 * space::L);
            message_ui(ui, first, others);
        });
        self.takes(ctx, all.response.rect.height());
    }

    /// The messages in sight are so high; what was laid out for another height is laid out again at once.
    fn takes(&mut self, ctx: &Context, height: f32) {
        if (height - self.height).abs() > 0.5 {
            ctx.request_repaint();
        }
        self.height = height;
        ctx.data_mut(|data| data.insert_temp(height_id(), height));
    }
}

/// What is bad interrupts.
fn manner(tone: Tone) -> Manner {
    if tone == Tone::Bad { Manner::Assertive } else { Manner::Polite }
}

/// One message, and how many others there are. The cross takes it away; one that is folded because a dialog is
/// open has its time in sight once it stands there whole.
fn message_ui(ui: &mut Ui, message: &mut Message, others: usize) {
    let t = tokens::of(ui.ctx());
    let colours = message.tone.colours(t);
    let frame = egui::Frame::new()
        .fill(t.surface)
        .stroke(egui::Stroke::new(1.0, colours.ink))
        .corner_radius(radius::S)
        .inner_margin(egui::Margin::symmetric(8, 1));
    let wide = ui.max_rect().width() - 2.0 * space::S;
    frame.show(ui, |ui| {
        ui.spacing_mut().interact_size.y = CROSS;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            let font = Text::Caption.font(ui);
            let side = font.size * 1.1;
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            sign::paint(ui.painter(), rect, message.tone.sign(), colours.ink, t.surface);
            // A row does not wrap a text by itself.
            let more = font.size * 2.0;
            let room = (wide - side - CROSS - more - 6.0 * space::S).max(120.0);
            if text_ui(ui, &message.text, font, room) == Extent::Folded {
                message.until = None;
            }
            if others > 0 {
                let more = ui.label(Text::Caption.rich(format!("+{others}")).color(t.ink_soft));
                // The ear has heard the others, and a number alone tells it nothing.
                ui.ctx().accesskit_node_builder(more.id, |node| node.set_hidden());
            }
            let (rect, close) = ui.allocate_exact_size(Vec2::splat(CROSS), Sense::CLICK);
            sign::paint(ui.painter(), rect.shrink(5.0), Sign::Cross, t.ink_soft, t.surface);
            message.dismissed |= close.clicked();
        });
    });
}

/// How much of a message stands there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// All of it, if need be by scrolling.
    Whole,
    /// One line, as long as a dialog is open.
    Folded,
}

/// The text of a message; of a very long one the first lines, and the rest scrolls: all of it stands among what
/// was said. Where several lines would take the room of an open dialog it is one line.
fn text_ui(ui: &mut Ui, text: &str, font: FontId, room: f32) -> Extent {
    let ink = tokens::of(ui.ctx()).ink;
    let window = ui.ctx().content_rect().height();
    let most = window * MOST;
    let galley = ui.painter().layout(text.to_owned(), font.clone(), ink, room);
    let at_dialog = ui.memory(|memory| memory.top_modal_layer().is_some());
    if at_dialog && galley.rows.len() > 1 && galley.size().y > window * MOST_AT_DIALOG {
        let line = elide(ui.painter(), text, font, ink, room);
        ui.label(line);
        return Extent::Folded;
    }
    if galley.size().y <= most {
        ui.label(galley);
        return Extent::Whole;
    }
    let beside_bar = room - ui.spacing().scroll.allocated_width();
    let galley = ui.painter().layout(text.to_owned(), font, ink, beside_bar);
    scrolling_column(ui, vec2(room, most), text, |ui| ui.label(galley));
    Extent::Whole
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;

    use super::*;
    use crate::tokens::{TextScale, Theme};

    #[test]
    fn the_same_text_said_again_is_a_new_text_each_time() {
        let mut announcer = Announcer::default();
        let mut heard = Vec::new();
        for _ in 0..3 {
            announcer.say(Manner::Polite, "flag fallen");
            heard.push(announcer.polite.text.clone());
            announcer.polite.drawn = true;
        }
        assert_eq!(heard, ["flag fallen", "flag fallen\u{a0}", "flag fallen"]);
    }

    #[test]
    fn each_way_to_the_ear_is_told_once() {
        for (channel, announces, speaks) in [
            (Channel::ScreenReader, true, false),
            (Channel::OwnVoice, false, true),
            (Channel::Both, true, true),
        ] {
            let mut announcer = Announcer { channel, ..Announcer::default() };
            announcer.say(Manner::Polite, "Clock of White started");
            announcer.alarm(Tone::Bad, "flag fallen");
            announcer.refuse(Id::unique("board 1"), "not legal");
            let spoken = announcer.take_spoken();
            let spoken: Vec<&str> = spoken.iter().map(|one| one.text.as_str()).collect();
            let own = ["Clock of White started", "not legal"];
            assert_eq!(spoken, if speaks { &own[..] } else { &[] }, "{channel:?}");
            let regions = [announcer.polite.text.as_str(), announcer.assertive.text.as_str()];
            let both = ["Clock of White started", "flag fallen. not legal"];
            assert_eq!(regions, if announces { both } else { ["", ""] }, "{channel:?}");
            assert_eq!(announcer.history().count(), 2, "the eye sees them all");
            assert!(announcer.take_spoken().is_empty());
        }
    }

    #[test]
    fn what_was_recorded_is_told_to_the_own_voice_as_that_and_to_a_screen_reader_as_ever() {
        let mut announcer = Announcer { channel: Channel::Both, ..Announcer::default() };
        announcer.say(Manner::Polite, "Stations");
        announcer.say_recorded(BoardNo(1), "a6");
        let spoken = announcer.take_spoken();
        let marks: Vec<_> = spoken.iter().map(|one| (one.text.as_str(), one.recorded)).collect();
        assert_eq!(marks, [("Stations", None), ("a6", Some(BoardNo(1)))]);
        assert_eq!(announcer.polite.text, "Stations. a6");
    }

    #[test]
    fn what_is_said_at_once_is_all_said() {
        let mut announcer = Announcer::default();
        announcer.say(Manner::Polite, "decided");
        announcer.say(Manner::Polite, "clock corrected");
        assert_eq!(announcer.polite.text, "decided. clock corrected");
    }

    #[test]
    fn what_stood_in_a_pass_of_which_nobody_was_told_is_not_pushed_out() {
        let mut announcer = Announcer::default();
        let ctx = Context::default();
        let pass = |announcer: &mut Announcer| {
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| announcer.regions_ui(ui));
            output.textures_delta.clear();
        };
        announcer.say(Manner::Polite, "told");
        pass(&mut announcer);
        announcer.say(Manner::Polite, "decided");
        pass(&mut announcer);
        announcer.was_held();
        announcer.say(Manner::Polite, "clock corrected");
        assert_eq!(announcer.polite.text, "decided. clock corrected");
        pass(&mut announcer);
        pass(&mut announcer);
        announcer.was_held();
        announcer.say(Manner::Polite, "new");
        assert_eq!(announcer.polite.text, "new");
    }

    #[test]
    fn what_was_wrong_goes_when_somebody_writes_and_is_a_new_text_when_it_is_wrong_again() {
        let mut announcer = Announcer::default();
        let ctx = Context::default();
        let pass = |announcer: &mut Announcer| {
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| announcer.regions_ui(ui));
            output.textures_delta.clear();
        };
        announcer.refuse(Id::unique("board 1"), "not legal");
        announcer.say(Manner::Polite, "decided");
        announcer.forget_wrong();
        assert!(!announcer.assertive.over, "nobody was told of it yet");
        pass(&mut announcer);
        pass(&mut announcer);
        announcer.forget_wrong();
        assert!(announcer.assertive.over && !announcer.polite.over);
        announcer.refuse(Id::unique("board 1"), "not legal");
        assert!(!announcer.assertive.over);
        assert_eq!(announcer.assertive.text, "not legal\u{a0}");
        pass(&mut announcer);
        pass(&mut announcer);
        announcer.alarm(Tone::Bad, "flag fallen");
        pass(&mut announcer);
        pass(&mut announcer);
        announcer.forget_wrong();
        assert!(!announcer.assertive.over, "an alarm is mended by nothing that is written");
    }

    #[test]
    fn of_what_was_refused_of_one_thing_only_the_newest_is_in_sight() {
        let mut announcer = Announcer::default();
        let (board, file) = (Id::unique("board 1"), Id::unique("file"));
        for (what, text) in [(board, "not legal"), (file, "no folder"), (board, "not your move")] {
            announcer.refuse(what, text);
        }
        let in_sight = |announcer: &Announcer| {
            let shown = announcer.history().filter(|message| !message.dismissed);
            shown.map(|message| message.text.clone()).collect::<Vec<_>>()
        };
        assert_eq!(in_sight(&announcer), ["no folder", "not your move"]);
        announcer.dismiss_refused(board);
        assert_eq!(in_sight(&announcer), ["no folder"]);
        announcer.dismiss();
        assert!(in_sight(&announcer).is_empty());
    }

    #[test]
    fn the_last_fifty_messages_are_kept() {
        let mut announcer = Announcer::default();
        for i in 0..60 {
            announcer.tell(Tone::Info, &i.to_string());
        }
        let texts: Vec<&str> = announcer.history().map(|message| message.text.as_str()).collect();
        assert_eq!((texts.len(), texts[0], texts[49]), (50, "10", "59"));
    }

    #[test]
    fn a_message_of_many_lines_leaves_most_of_the_window_to_what_stands_above_it() {
        let mut announcer = Announcer::default();
        announcer.tell(Tone::Warn, &"The clock of board 4 does not answer. ".repeat(8));
        let mut harness = Harness::builder()
            .with_size(vec2(1366.0, 768.0))
            .with_context_setup(|ctx| {
                tokens::style::apply(ctx, Theme::Light, TextScale::from_percent(400));
            })
            .build_ui_state(
                |ui, announcer: &mut Announcer| announcer.messages_ui(ui.ctx()),
                announcer,
            );
        harness.run_steps(4);
        let messages = Id::unique("messages");
        let place = harness.ctx.memory(|memory| memory.area_rect(messages));
        let height = place.expect("a message").height();
        assert!((768.0 * 0.25..768.0 * 0.4).contains(&height), "{height}");
    }
}
