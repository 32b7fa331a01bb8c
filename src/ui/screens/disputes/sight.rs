//! What of a proposed ruling is in sight: nobody accepts what they have not read. With large text it has half of
//! the height, or what a third for the case and the buttons leave of it, and where that does not hold all of it, it
//! is said how many lines more there are. What can be done with a ruling is not drawn here.

use egui::{Key, Rect, Response, Ui};

use crate::actions::key_name;
use crate::scene::Scene;
use crate::tokens::{self, space};
use crate::widgets::focus;
use crate::widgets::sight::{self, HARDLY, line};
use jadoube_core::disputes::state::Incident;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::ruling::Ruling;

/// How many lines of a ruling stand above its buttons with text of the usual size: its card is in sight as well.
const LINES: f32 = 2.0;

/// What of the case can be worked with above a ruling is at least so high, in points of the usual text.
const LEAST: f32 = 48.0;

/// Where a ruling stands with its buttons.
pub(super) enum RulingPlacement {
    /// Below the case, which scrolls by itself.
    Below,
    /// Above the case, with which it scrolls; `new` in the first pass in which it does.
    Above { new: bool },
}

/// What is hidden of what stands above the buttons, which scrolls by itself.
#[derive(Debug, Clone, Copy, Default)]
struct HiddenLines {
    /// How many lines above what is in sight.
    above: usize,
    /// How many below it.
    below: usize,
    /// Whether the rest is in sight.
    rest_seen: bool,
}

/// What of the ruling of the incident that is shown is in sight.
#[derive(Debug, Default)]
pub(super) struct RulingSight {
    /// Whether a line of it is, above its buttons or in its card.
    seen: bool,
    hidden: HiddenLines,
    /// The same in the pass before.
    hidden_before: HiddenLines,
    /// How high what stands above the buttons is drawn, in points.
    height: f32,
    /// The same in the pass before.
    height_before: f32,
    /// Whether it stands above the case.
    leads: bool,
    /// What a key of a decision has brought into sight last.
    brought: Option<(IncidentNo, Ruling)>,
    /// Whether the keyboard has been there since: who has gone elsewhere has read what stands there now.
    stays: bool,
    /// Whether that is still to come there, with the keyboard.
    wanted: bool,
    /// The incident that came to be shown once another was decided: a second press in haste was meant for that one.
    came: Option<IncidentNo>,
}

impl RulingSight {
    /// A pass begins, in which nothing of it is drawn yet.
    pub(super) fn begin(&mut self) {
        self.seen = false;
        self.hidden_before = std::mem::take(&mut self.hidden);
        self.height_before = std::mem::take(&mut self.height);
    }

    /// Takes note that it was drawn from `top` to `bottom`, in points of the window; whether a line of that is
    /// in sight.
    pub(super) fn drawn(&mut self, ui: &Ui, top: f32, bottom: f32) -> bool {
        let seen = sight::is_seen(ui, top, bottom);
        self.seen |= seen;
        seen
    }

    /// Takes note of what stands above the buttons: it is `all` points high, `above` of which have scrolled away,
    /// and `rect` is its place.
    pub(super) fn measured(&mut self, ui: &Ui, (all, above): (f32, f32), rect: Rect) {
        let rest_seen = self.drawn(ui, rect.top(), rect.bottom());
        self.height = rect.height();
        if !is_large(ui) {
            return;
        }
        let lines = |points: f32| match points > HARDLY {
            true => (points / line(ui)).ceil() as usize,
            false => 0,
        };
        let below = lines(all - above - rect.height());
        self.hidden = HiddenLines { above: lines(above), below, rest_seen };
    }

    /// That there is more of it than stands in sight above the buttons, and the key that shows it.
    pub(super) fn more(&self, scene: &Scene<'_>) -> Option<String> {
        let (id, count, key) = match (self.hidden.above, self.hidden.below) {
            (0, 0) => return None,
            (above, 0) => ("disputes-lines-above", above, Key::PageUp),
            (_, below) => ("disputes-lines-below", below, Key::PageDown),
        };
        let key = key_name(key.name(), scene.words);
        Some(scene.say_with(id, &[("count", count.into()), ("key", key.into())]))
    }

    /// Whether Page Up or Page Down is pressed and scrolls what stands above the buttons: it is read before the
    /// case.
    pub(super) fn takes_page(&self, ui: &Ui) -> bool {
        let HiddenLines { above, below, rest_seen } = self.hidden_before;
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        rest_seen && (below > 0 && pressed(Key::PageDown) || above > 0 && pressed(Key::PageUp))
    }

    /// Where it stands with its buttons in a pane `height` points high, where with these it took `foot` in the pass
    /// before: with large text they may leave too little to the case for anything to be done there, however few
    /// lines of the ruling stand above them.
    pub(super) fn place(&mut self, ui: &Ui, height: f32, foot: f32) -> RulingPlacement {
        let others = (foot - self.height_before).max(0.0);
        let rest = height - others - self.height_before.min(LINES * line(ui));
        let least = tokens::scale(ui.ctx()).of(LEAST);
        // Beside a bar that scrolls both, lines may break elsewhere: that alone changes nothing back.
        let least = if self.leads { least + 2.0 * line(ui) } else { least };
        let led = std::mem::replace(&mut self.leads, is_large(ui) && rest < least);
        if self.leads {
            return RulingPlacement::Above { new: !led };
        }
        RulingPlacement::Below
    }

    /// An incident comes to be shown for which nobody has asked.
    pub(super) const fn come_to(&mut self, no: IncidentNo) {
        self.came = Some(no);
    }

    /// Whether it is to be read before a key decides: nothing of it is in sight, nobody has asked for its incident, or
    /// it has become another one under the keyboard, which a key has brought there. It is brought there with the next
    /// pass.
    pub(super) fn is_read_first(&mut self, incident: &Incident) -> bool {
        let brought = self.brought.as_ref().filter(|(no, _)| *no == incident.no);
        let is_other = brought.is_some_and(|(_, ruling)| *ruling != incident.proposal);
        let came = self.came.take() == Some(incident.no);
        if self.seen && !came && !(is_other && self.stays) {
            return false;
        }
        self.brought = Some((incident.no, incident.proposal.clone()));
        (self.wanted, self.stays) = (true, true);
        true
    }

    /// Whether a key of a decision has brought that of an incident into sight: the keyboard can come to it.
    pub(super) fn is_brought(&self, incident: &Incident) -> bool {
        self.brought.as_ref().is_some_and(|(no, _)| *no == incident.no)
    }

    /// Whether it is still to be brought there.
    pub(super) const fn is_wanted(&self) -> bool {
        self.wanted
    }

    /// Brings the keyboard to it, where it is wanted, and with the keyboard `rect` into sight: it and the button
    /// that accepts it. Nothing is pressed there by mistake.
    pub(super) fn come(&mut self, ui: &Ui, ruling: &Response, rect: Rect) {
        let comes = self.wanted && focus::can_come(ui);
        if comes {
            self.wanted = false;
            ruling.request_focus();
        }
        self.stays &= self.wanted || comes || ruling.has_focus();
        if comes || ruling.gained_focus() {
            ui.scroll_to_rect(rect, None);
        }
    }
}

/// How high a ruling may be above its buttons, in points: with large text whole lines of half of the screen, for
/// its card is then hardly in sight.
pub(super) fn most(ui: &Ui) -> f32 {
    let half = if is_large(ui) { ui.clip_rect().height() / 2.0 } else { 0.0 };
    LINES.max((half / line(ui)).ceil()) * line(ui) + space::XS
}

/// Whether text is larger than usual.
pub(super) fn is_large(ui: &Ui) -> bool {
    tokens::scale(ui.ctx()).percent() > 100
}
