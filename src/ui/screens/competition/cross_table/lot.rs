//! A match that stands even after its last stage goes to one of its two by lot: drawn by the program
//! from a seed, or in the hall.

use egui::Ui;

use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::competition::draw::form::{lot, seed};
use crate::widgets::dialog::Column;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::hall::command::Command;

/// What was chosen so far.
#[derive(Debug)]
pub(super) struct MatchLotForm {
    two: [EntrantNo; 2],
    /// Who won the lot in the hall; nobody, where the program draws.
    winner: Option<EntrantNo>,
    seed: String,
    reason: String,
}

impl MatchLotForm {
    /// Of a match of these two.
    pub(super) fn new(two: [EntrantNo; 2]) -> Self {
        Self { two, winner: None, seed: seed(), reason: String::new() }
    }
}

impl DialogForm for MatchLotForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say("tournament-match-lot-title");
        let head = Head::new("even-lot", title, scene.say("tournament-event-record"));
        Some(head.about(scene.say("tournament-match-lot-what")).width(560.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let contest = &scene.snap.hall.contest;
        let by_lot = (None, scene.say("tournament-draw-way-lot"));
        let drawn = self.two.map(|no| {
            let player = [("player", contest.called(no).into())];
            (Some(no), scene.say_with("tournament-match-lot-drawn", &player))
        });
        let ways: Vec<_> = std::iter::once(by_lot).chain(drawn).collect();
        fields.pick(ui, "tournament-match-lot-how", &ways, &mut self.winner);
        if self.winner.is_none() {
            fields.text(ui, "tournament-draw-seed", &mut self.seed);
        }
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let winner = self.winner;
        let seed = match winner {
            None => Some(lot(check, &self.seed)?),
            Some(_) => None,
        };
        let reason = check.reason(&self.reason)?;
        let what = Ask::DrawMatch { no: self.two[0], seed, winner, reason };
        check.actions.command(Command::Contest { what });
        Some(())
    }
}
