//! Which byes there are, while the regulations are written.

use egui::Ui;

use crate::form::{Check, Field, Fields};
use jadoube_core::competition::bye::ByeRules;

const HALF: &str = "tournament-event-half-byes";

/// The labels of the numbers.
const NUMBERS: [&str; 3] = [HALF, "tournament-event-last-rounds", "tournament-event-late-half"];

/// What was typed so far.
#[derive(Debug)]
pub(super) struct Byes {
    numbers: [String; NUMBERS.len()],
    full: bool,
}

impl Byes {
    /// As they are.
    pub(super) fn of(rules: ByeRules) -> Self {
        let numbers = [rules.half, rules.not_in_last, rules.late_half];
        Self { numbers: numbers.map(|number| number.to_string()), full: rules.full }
    }

    /// Draws them.
    pub(super) fn show(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        for (label, typed) in NUMBERS.into_iter().zip(&mut self.numbers) {
            let wrong = typed.trim().parse::<u8>().is_err();
            let fault = wrong.then(|| fields.say("setup-not-a-number"));
            let rules = fields.scene.snap.hall.contest.handling();
            let ruled = if label == HALF { rules.half_byes } else { rules.late_half };
            let args =
                [("article", ruled.article.to_string().into()), ("usual", ruled.value.into())];
            let name = fields.scene.say_with(label, &args);
            fields.text(ui, Field::new(label).named(&name).fault(fault), typed);
        }
        fields.yes_no(ui, "tournament-event-full-byes", &mut self.full);
    }

    /// What was typed; the field that is wrong says why.
    pub(super) fn read(&self, check: &mut Check<'_, '_>) -> Option<ByeRules> {
        let read = NUMBERS.into_iter().zip(&self.numbers).map(|(label, typed)| {
            check.read(label, typed.trim().parse().ok(), "setup-not-a-number")
        });
        let read: Vec<Option<u8>> = read.collect();
        match read[..] {
            [Some(half), Some(not_in_last), Some(late_half)] => {
                Some(ByeRules { half, not_in_last, full: self.full, late_half })
            }
            _ => None,
        }
    }
}
