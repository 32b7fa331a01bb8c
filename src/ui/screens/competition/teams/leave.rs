//! A team plays no more.

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::competition::players::leave::published_stay;
use crate::tokens::Text;
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::regulations::Regulations;
use jadoube_core::competition::team::TeamNo;
use jadoube_core::hall::command::Command;
use jadoube_i18n::withdrawal;

/// The label of the field for the round.
const FROM: &str = "tournament-teams-from";

/// From which round it plays no more, and why.
#[derive(Debug)]
pub(super) struct TeamLeaveForm {
    no: TeamNo,
    expelled: bool,
    from: String,
    reason: String,
}

impl TeamLeaveForm {
    /// From the next round that is not published.
    pub(super) fn new(scene: &Scene<'_>, no: TeamNo) -> Self {
        let from = scene.snap.hall.contest.published().saturating_add(1).to_string();
        Self { no, expelled: false, from, reason: String::new() }
    }

    fn from(&self) -> Option<u8> {
        self.from.trim().parse().ok().filter(|round| *round > 0)
    }

    /// What becomes of its matches, by the edition and its article.
    fn effect(&self, scene: &Scene<'_>) -> Option<String> {
        let hall = &scene.snap.hall;
        if !hall.contest.regulations.as_ref().is_some_and(Regulations::is_table) {
            let article = hall.contest.handling().departed.to_string();
            let article = [("article", article.into())];
            return Some(scene.say_with("tournament-players-not-paired-again", &article));
        }
        let boards = hall.pairing_boards();
        let decision = hall.contest.if_team_left(self.no, self.from()?, &boards)?;
        Some(withdrawal::decision(scene.words, hall.contest.team_name(self.no), &decision))
    }
}

impl DialogForm for TeamLeaveForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let entry = scene.snap.hall.contest.teams.get(&self.no)?;
        let args = [("name", entry.team.name.as_str().into())];
        let title = scene.say_with("tournament-players-leave-title", &args);
        let head = Head::new("team-leave", title, scene.say("tournament-event-record"));
        Some(head.width(560.0).ready(scene.can_change()).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let how = [(false, "tournament-teams-withdraws"), (true, "tournament-teams-is-expelled")];
        fields.choose(ui, "tournament-players-how", &how, &mut self.expelled);
        let wrong = self.from().is_none().then(|| scene.say("setup-not-a-number"));
        fields.text(ui, Field::new(FROM).fault(wrong), &mut self.from);
        if let Some(effect) = self.effect(scene) {
            ui.label(Text::Strong.rich(effect));
        }
        if self.from().is_some_and(|from| from <= scene.snap.hall.contest.published()) {
            soft(ui, published_stay(scene));
        }
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let from = check.read(FROM, self.from(), "setup-not-a-number");
        let reason = check.reason(&self.reason);
        let (no, expelled) = (self.no, self.expelled);
        let what = Ask::LeaveTeam { no, from: from?, expelled, reason: reason? };
        check.actions.command(Command::Contest { what });
        Some(())
    }
}
