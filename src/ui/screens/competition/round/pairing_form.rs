//! The forms for pairings: a round that the arbiter pairs, and published pairings that are changed on
//! one of the grounds on which that is allowed.

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::competition::round::next::comes;
use crate::screens::competition::round::pairs::{Boards, Pairs};
use crate::widgets::dialog::Column;
use jadoube_competition::handling::Ground;
use jadoube_competition::tiebreak::edition::Provision;
use jadoube_core::competition::command::Command as ContestCommand;
use jadoube_core::hall::command::Command;

/// The form in which a round is paired by hand.
#[derive(Debug)]
pub(super) struct PairingForm {
    round: u8,
    pairs: Pairs,
}

impl PairingForm {
    /// The form for a round, with the draft that is there.
    pub(super) fn new(scene: &Scene<'_>, round: u8) -> Self {
        Self { round, pairs: Pairs::new(scene, round, Boards::InTurn) }
    }
}

/// Asks for what was filled in, unless it would be refused: then that is told.
fn ask(check: &mut Check<'_, '_>, at: &'static str, what: ContestCommand) -> Option<()> {
    if let Err(why) = comes(check.scene, what.clone()) {
        let why = check.scene.words.tell(&why);
        check.fault(at, why);
        return None;
    }
    check.actions.command(Command::Contest { what });
    Some(())
}

impl DialogForm for PairingForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let round = [("round", i64::from(self.round).into())];
        let title = scene.say_with("tournament-pair-title", &round);
        let head = Head::new("pairing", title, scene.say_with("tournament-round-pair", &round));
        let about = scene.say("tournament-pair-about");
        Some(head.about(about).width(720.0).enter_nowhere().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        self.pairs.show(ui, fields);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        self.pairs.take_rest(check)?;
        let (round, pairings) = (self.round, self.pairs.typed.clone());
        ask(check, self.pairs.label(), ContestCommand::Draft { round, pairings })
    }
}

/// The form in which published pairings are changed.
#[derive(Debug)]
pub(super) struct ChangeForm {
    round: u8,
    ground: Option<Ground>,
    pairs: Pairs,
    reason: String,
}

impl ChangeForm {
    /// The form for a round.
    pub(super) fn new(scene: &Scene<'_>, round: u8) -> Self {
        let pairs = Pairs::new(scene, round, Boards::Changed);
        Self { round, ground: None, pairs, reason: String::new() }
    }
}

/// The grounds on which a published pairing changes, by the edition of the event.
fn grounds(scene: &Scene<'_>) -> Provision<&'static [Ground]> {
    scene.snap.hall.contest.handling().grounds
}

impl DialogForm for ChangeForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let round = [("round", i64::from(self.round).into())];
        let title = scene.say_with("tournament-change-title", &round);
        let head = Head::new("change-pairings", title, scene.say("tournament-change-deed"));
        let article = [("article", grounds(scene).article.to_string().into())];
        let about = scene.say_with("tournament-change-about", &article);
        let head = head.about(about).width(720.0).begin_at("tournament-change-ground");
        Some(head.enter_nowhere().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let article = [("article", grounds(scene).article.to_string().into())];
        let label = scene.say_with("tournament-change-ground", &article);
        let known = grounds(scene).value.iter();
        let grounds: Vec<_> = known.map(|it| (Some(*it), scene.words.tell(it))).collect();
        let field = Field::new("tournament-change-ground").named(&label);
        fields.pick(ui, field, &grounds, &mut self.ground);
        self.pairs.show(ui, fields);
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let article = [("article", grounds(check.scene).article.to_string().into())];
        let missing = check.scene.say_with("tournament-change-ground-missing", &article);
        let ground = check.result("tournament-change-ground", self.ground.ok_or(missing));
        let reason = check.reason(&self.reason);
        self.pairs.take_rest(check)?;
        let (round, pairings) = (self.round, self.pairs.typed.clone());
        let (ground, reason) = (ground?, reason?);
        let what = ContestCommand::ChangePairings { round, pairings, ground, reason };
        ask(check, self.pairs.label(), what)
    }
}
