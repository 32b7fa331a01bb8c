//! The dialog in which an appeal is handed in, with whether it would be admissible now.

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::appeals::admissibility::{checks_ui, follow_deadlines, rulebook};
use crate::tokens::space;
use crate::widgets::card::{card, soft};
use crate::widgets::dialog::Column;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::state::Incident;
use jadoube_core::hall::appeals;
use jadoube_desk::times;
use jadoube_i18n::{appeal, chess};
use jadoube_laws::appeals::filing::{AppealForm as Manner, AppellantPlay, FeePayment, Filing};
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::laws::regulations::{Capacity, Fee, Meanwhile};
use jadoube_laws::wall::Wall;

const MINUTE: Millis = Millis::from_mins(1);
const DAY: Millis = Millis::from_mins(24 * 60);

/// What was typed is no time, or one to come.
struct BadTime;

/// The form of an appeal.
#[derive(Debug)]
pub struct FilingForm {
    no: IncidentNo,
    by: String,
    /// Whether the name was typed and no longer follows the side.
    typed: bool,
    side: Option<Side>,
    capacity: Capacity,
    written: bool,
    paid: bool,
    stopped: bool,
    /// When it was handed in, as typed; nothing for now.
    handed_in: String,
    text: String,
}

impl FilingForm {
    /// An appeal of the player whom the case is about.
    #[must_use]
    pub fn new(incident: &Incident) -> Self {
        let side = incident.case.side().unwrap_or(Side::White);
        let mut form = Self {
            no: incident.no,
            by: String::new(),
            typed: false,
            side: incident.circumstances.as_ref().map(|_| side),
            capacity: Capacity::Player,
            written: true,
            paid: false,
            stopped: false,
            handed_in: String::new(),
            text: String::new(),
        };
        form.follow(incident);
        form
    }

    fn follow(&mut self, incident: &Incident) {
        let players = incident.circumstances.as_ref().map(|then| &then.players);
        let own = self.capacity == Capacity::Player && !self.typed;
        if let (true, Some(side), Some(players)) = (own, self.side, players) {
            self.by.clone_from(&players.of(side).name);
        } else if !self.typed {
            self.by.clear();
        }
    }

    /// When it was handed in; nothing where that is now.
    fn at(&self, scene: &Scene<'_>) -> Result<Option<Wall>, BadTime> {
        let text = self.handed_in.trim();
        if text.is_empty() {
            return Ok(None);
        }
        let decided = scene.snap.hall.decided.get(&self.no).copied();
        handed_in(text, scene.wall(), decided).map(Some).ok_or(BadTime)
    }

    const fn filing(&self, at: Option<Wall>) -> Filing {
        Filing {
            capacity: self.capacity,
            side: self.side,
            form: if self.written { Manner::Written } else { Manner::Spoken },
            fee: if self.paid { FeePayment::Yes } else { FeePayment::No },
            play: if self.stopped { AppellantPlay::Stopped } else { AppellantPlay::GoesOn },
            at,
        }
    }
}

/// A time from the decision up to now: a form is filled in after the paper is there, and nobody
/// appeals before. An hour that is still to come today was yesterday's, where that is after the
/// decision.
fn handed_in(text: &str, now: Wall, decided: Option<Wall>) -> Option<Wall> {
    // The decision has seconds, and what is typed has none.
    let after = |at: &Wall| decided.is_none_or(|decided| decided.since(*at) < MINUTE);
    let typed = |today| times::typed(text, today).filter(|at| *at <= now);
    typed(now).or_else(|| typed(now.plus(-DAY))).filter(after)
}

impl DialogForm for FilingForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        scene.incident(self.no)?;
        let title = scene.say_with("appeals-file-title", &[("no", self.no.into())]);
        let head = Head::new("appeal", title, scene.say("appeals-file-deed"));
        Some(head.width(1080.0).columns().enter_nowhere().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, column: Column) {
        let Some(incident) = fields.scene.incident(self.no) else { return };
        match column {
            Column::First => self.questions(ui, fields, incident),
            Column::Last => admissibility_ui(ui, fields.scene, (self, incident)),
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let by = check.given("appeals-who", &self.by, "app-field-empty");
        let at =
            check.read("appeals-handed-in", self.at(check.scene).ok(), "appeals-handed-in-fault");
        let (by, filing) = (by?, Some(self.filing(at?)));
        let text = self.text.trim().to_owned();
        check.actions.dispute(DisputeCommand::Appeal { no: self.no, by, text, filing });
        Some(())
    }
}

/// Whether the appeal would be admissible, handed in at the time that is told or now.
fn admissibility_ui(ui: &mut Ui, scene: &Scene<'_>, (form, incident): (&FilingForm, &Incident)) {
    let Ok(at) = form.at(scene) else { return };
    let (book, hall, filing) = (rulebook(scene), &scene.snap.hall, form.filing(at));
    let at = at.unwrap_or(scene.wall());
    let Some(found) = appeals::admissible(hall, incident, &filing, book, at) else { return };
    ui.add_space(space::S);
    card(ui, &scene.say("appeals-admissibility"), |ui| {
        soft(ui, appeal::regulations(scene.words, &found.regulations));
        checks_ui(ui, scene, &found);
    });
}

impl FilingForm {
    fn questions(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, incident: &Incident) {
        let scene = fields.scene;
        follow_deadlines(ui.ctx(), scene);
        let capacities = Capacity::ALL.map(|who| (who, scene.words.tell(&who)));
        let mut changed = fields.pick(ui, "appeals-capacity", &capacities, &mut self.capacity);
        if incident.circumstances.is_some() {
            let [white, black] =
                Side::BOTH.map(|side| (Some(side), chess::side(scene.words, side)));
            let sides = [white, black, (None, scene.say("appeals-no-side"))];
            changed |= fields.pick(ui, "appeals-side", &sides, &mut self.side);
        }
        if changed {
            self.follow(incident);
        }
        self.typed |= fields.text(ui, "appeals-who", &mut self.by).changed();
        let wrong = self.at(scene).err().map(|BadTime| scene.say("appeals-handed-in-fault"));
        let example = scene.say("appeals-handed-in-example");
        let handed_in = Field::new("appeals-handed-in").example(example).fault(wrong);
        fields.text(ui, handed_in, &mut self.handed_in);
        fields.area(ui, "appeals-grounds", &mut self.text, 3);
        fields.yes_no(ui, "appeals-written", &mut self.written);
        let book = rulebook(scene).regulations;
        if book.fee.value == Fee::Deposit {
            let fee = appeals::provisions(&scene.snap.hall, rulebook(scene)).fee;
            fields.yes_no(ui, "appeals-paid", &mut self.paid);
            if !fee.is_empty() {
                soft(ui, scene.say_with("appeals-fee-announced", &[("fee", fee.into())]));
            }
        }
        if book.meanwhile.value == Meanwhile::MayStop {
            fields.yes_no(ui, "appeals-stopped", &mut self.stopped);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_appeal_was_handed_in_at_a_time_up_to_now() {
        let now: Wall = "2026-11-22T00:30:00+00:00".parse().unwrap();
        for (text, at) in [
            ("0:20+00:00", Some("2026-11-22T00:20:00+00:00")),
            ("23:50+00:00", Some("2026-11-21T23:50:00+00:00")),
            ("2026-11-20 9:05+00:00", Some("2026-11-20T09:05:00+00:00")),
            ("2026-11-22 0:31+00:00", None),
            ("soon", None),
        ] {
            let found = handed_in(text, now, None).map(|at| at.to_string());
            assert_eq!(found.as_deref(), at, "{text}");
        }
        // Nobody appeals before the decision.
        let decided = Some("2026-11-21T23:40:30+00:00".parse().unwrap());
        for (text, fits) in [("23:39+00:00", false), ("23:40+00:00", true), ("0:10+00:00", true)] {
            assert_eq!(handed_in(text, now, decided).is_some(), fits, "{text}");
        }
    }
}
