//! A decision is undone as a whole, or restored: what the game becomes by it, what becomes of the
//! time since, what is lost, and why.

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::incident::named::of_incident;
use crate::screens::ruling;
use crate::tokens::Text;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::card;
use crate::widgets::dialog::Column;
use crate::widgets::running_line::running_line;
use jadoube_chess::moment::Millis;
use jadoube_core::disputes::change::Loss;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::refusal::Refusal as DisputeRefusal;
use jadoube_core::disputes::state::Incident;
use jadoube_core::disputes::undo::{ElapsedTime, TimeChoice, UndoResult};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::dispute::change::loss;
use jadoube_i18n::time;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::IncidentNo;

/// Which way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UndoKind {
    /// The decision is undone.
    Withdraw,
    /// It is restored.
    Reinstate,
}

/// What can become of the time since.
const CHOICES: [(ElapsedTime, &str); 2] = [
    (ElapsedTime::GivenBack, "disputes-time-given-back"),
    (ElapsedTime::Counts, "disputes-time-counts"),
];

/// The form.
#[derive(Debug)]
pub struct UndoForm {
    no: IncidentNo,
    way: UndoKind,
    reason: String,
    time: Option<ElapsedTime>,
}

impl UndoForm {
    /// An empty form.
    #[must_use]
    pub const fn new(no: IncidentNo, way: UndoKind) -> Self {
        Self { no, way, reason: String::new(), time: None }
    }

    fn command(&self, reason: String, lose: Option<Loss>) -> DisputeCommand {
        let (no, time) = (self.no, self.time);
        match self.way {
            UndoKind::Withdraw => DisputeCommand::Withdraw { no, reason, time, lose },
            UndoKind::Reinstate => DisputeCommand::Reinstate { no, reason, time, lose },
        }
    }

    /// Title, explanation and button; other words where a game comes back that the decision annulled.
    fn words(&self, scene: &Scene<'_>) -> [&'static str; 3] {
        match self.way {
            UndoKind::Withdraw if self.annulled(scene) => {
                ["disputes-withdraw-title", "disputes-withdraw-annulled", "disputes-withdraw-deed"]
            }
            UndoKind::Withdraw => {
                ["disputes-withdraw-title", "disputes-withdraw-what", "disputes-withdraw-deed"]
            }
            UndoKind::Reinstate => {
                ["disputes-reinstate-title", "disputes-reinstate-what", "disputes-reinstate-deed"]
            }
        }
    }
}

impl UndoForm {
    /// Whether a game has left its board for a new one by the decision.
    fn annulled(&self, scene: &Scene<'_>) -> bool {
        let game = scene.incident(self.no).and_then(|incident| incident.game);
        game.and_then(|game| scene.snap.hall.annulled_by(game)) == Some(self.no)
    }

    /// Why the decision can no longer be undone, whatever is chosen here; nothing, where it can.
    fn hindrance(&self, scene: &Scene<'_>) -> Option<DisputeRefusal> {
        match self.way {
            UndoKind::Withdraw => scene.snap.hall.may_be_undone(self.no).err(),
            UndoKind::Reinstate => None,
        }
    }

    /// The game as it is, and what it becomes.
    fn undone<'a>(&self, scene: &Scene<'a>) -> Option<(&'a Incident, &'a Game, UndoResult)> {
        let incident = scene.incident(self.no)?;
        let game = scene.game_of(incident)?;
        let moment = (scene.now, scene.snap.edition);
        Some((incident, game, scene.snap.hall.undone(incident, self.time, moment)?))
    }

    /// What the eye sees of it beside the fields, for who hears the first of them; but for the times, which may run
    /// on while it is read.
    fn told(&self, scene: &Scene<'_>) -> String {
        let Some((incident, game, undone)) = self.undone(scene) else { return String::new() };
        let mut told = changes(scene, game, &undone.game);
        told.push(ruling::clock_words(scene, incident, &undone.game, None));
        told.extend(losses(scene, game, &undone));
        if has_run(&undone) {
            let is_chosen = |(one, _): &(ElapsedTime, &str)| match undone.choice {
                TimeChoice::Counts => *one == ElapsedTime::Counts,
                TimeChoice::Free => *one == undone.how,
            };
            let chosen = CHOICES.into_iter().find(is_chosen);
            let asked = scene.say("disputes-time-what");
            told.extend(chosen.map(|(_, id)| format!("{asked}: {}", scene.say(id))));
        }
        format!("{}: {}", scene.say("disputes-undo-effect"), told.join(". "))
    }
}

impl DialogForm for UndoForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let [title, what, deed] = self.words(scene);
        let title = scene.say(title);
        if let Some(why) = self.hindrance(scene) {
            // Said at once: nobody chooses and writes a reason first for what is refused.
            let head = Head::telling("undo", title).about(scene.words.tell(&why));
            return Some(of_incident(scene, self.no, head).width(640.0));
        }
        let head = Head::new("undo", title, scene.say(deed)).about(scene.say(what));
        Some(of_incident(scene, self.no, head).told(self.told(scene)).width(640.0).wide().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        if self.hindrance(fields.scene).is_some() {
            return;
        }
        if let Some((incident, game, undone)) = &self.undone(fields.scene) {
            becomes_ui(ui, fields.scene, (incident, game), undone, self.time);
            time_ui(ui, fields, self, undone);
        }
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let reason = check.reason(&self.reason)?;
        let lose = self.undone(check.scene).and_then(|(.., undone)| undone.lost);
        check.actions.dispute(self.command(reason, lose));
        Some(())
    }
}

/// The moves and the result before and after, where they change.
fn changes(scene: &Scene<'_>, game: &Game, after: &Game) -> Vec<String> {
    let mut told = Vec::new();
    if !game.has_moves_of(after) {
        let args = [("before", game.ply().0.into()), ("after", after.ply().0.into())];
        told.push(scene.say_with("disputes-undo-moves", &args));
    }
    if game.outcome() != after.outcome() {
        let [before, after] = [game, after].map(|one| match one.outcome() {
            Some(result) => scene.words.tell(&result),
            None => scene.say("disputes-undo-none"),
        });
        let args = [("before", before.into()), ("after", after.into())];
        told.push(scene.say_with("disputes-undo-result", &args));
    }
    told
}

/// What is lost of what has happened since.
fn losses(scene: &Scene<'_>, game: &Game, undone: &UndoResult) -> Vec<String> {
    let lost = undone.lost.as_ref();
    lost.map(|lost| loss(scene.words, lost, lost.moves(game).as_ref())).unwrap_or_default()
}

/// Whether time has run since.
fn has_run(undone: &UndoResult) -> bool {
    undone.ran.white != Millis::ZERO || undone.ran.black != Millis::ZERO
}

/// The game before and after, and what is lost.
fn becomes_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (incident, game): (&Incident, &Game),
    undone: &UndoResult,
    time: Option<ElapsedTime>,
) {
    card(ui, &scene.say("disputes-undo-effect"), |ui| {
        for text in changes(scene, game, &undone.game) {
            ui.label(Text::Strong.rich(text));
        }
        ruling::effect_lines_ui(ui, scene, (game, &undone.game), &format!("{time:?}"));
        ui.label(Text::Body.rich(ruling::clock_words(scene, incident, &undone.game, None)));
        for text in losses(scene, game, undone) {
            badge(ui, Tone::Bad, &text);
        }
    });
}

/// The time that a player has used; none, where more was added than that.
fn used(words: &Catalogue, time: Millis) -> String {
    match time < Millis::ZERO {
        true => words.say_with("disputes-time-more", &[("time", time::shown(-time).into())]),
        false => time::shown(time),
    }
}

/// What becomes of the time since, where that can be chosen.
fn time_ui(ui: &mut Ui, fields: &mut Fields<'_, '_>, form: &mut UndoForm, undone: &UndoResult) {
    let scene = fields.scene;
    if !has_run(undone) {
        return;
    }
    let args = [
        ("white", used(scene.words, undone.ran.white).into()),
        ("black", used(scene.words, undone.ran.black).into()),
    ];
    let label = scene.say_with("disputes-time-since", &args);
    if undone.choice == TimeChoice::Counts {
        let counts = scene.say("disputes-time-counts");
        let text = Text::Body.rich(format!("{label} · {counts}"));
        running_line(ui, scene.words, text, "the time since");
        return;
    }
    running_line(ui, scene.words, Text::Body.rich(label), "the time since");
    let mut how = undone.how;
    if fields.choose(ui, Field::new("disputes-time-what"), &CHOICES, &mut how) {
        form.time = Some(how);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_i18n::lang::Lang;

    #[test]
    fn no_time_is_used_below_nothing() {
        let words = Catalogue::new(Lang::En);
        assert_eq!(used(&words, Millis::from_secs(12)), "0:12");
        assert_eq!(used(&words, Millis::ZERO), "0:00");
        assert_eq!(used(&words, Millis::from_secs(-9)), "none (0:09 more on the clock)");
    }
}
