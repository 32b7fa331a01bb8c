//! The facts of the incident that is shown, to be put differently, and what becomes of those that stand changed.

use egui::Ui;

use crate::actions::{Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::incident::Questions;
use crate::screens::incident::facts::{Facts, Fault};
use crate::screens::incident::fields::Keys;
use crate::screens::incident::kinds::called;
use crate::widgets::button::{Weight, button_hindered};
use crate::widgets::card::card;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::state::Incident;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::case::Case;

/// The facts as they stand in the form of the incident that is shown.
#[derive(Debug, Default)]
pub(super) struct FormFacts {
    questions: Option<(IncidentNo, Case, Questions)>,
    /// Whether they were saved: once they are, the keyboard comes to what is done next.
    saved: bool,
    /// The incident whose facts stand here otherwise than they are saved.
    pub(super) unsaved: Option<IncidentNo>,
    /// Whether they can be saved so, and whether they shall be.
    pub(super) savable: bool,
    pub(super) save: bool,
}

impl FormFacts {
    /// Asks for them to be saved as they stand; whether they can be.
    pub(super) const fn ask_to_save(&mut self) -> bool {
        self.save = self.savable;
        self.savable
    }

    /// Whether they have been drawn, so that something can have been changed.
    pub(super) const fn are_asked(&self) -> bool {
        self.questions.is_some()
    }

    /// Whether the facts of an incident are saved now as they were asked to be; true once.
    pub(super) fn take_saved(&mut self, incident: &Incident) -> bool {
        let now = (incident.no, &incident.case);
        let anew = self.questions.as_ref().is_some_and(|(no, case, _)| (*no, case) != now);
        anew && std::mem::take(&mut self.saved)
    }

    /// That the facts of an incident stand here otherwise than they are saved, with the case that they make.
    pub(super) fn changed_aloud(&self, scene: &Scene<'_>, incident: &Incident) -> Option<String> {
        let (_, _, questions) = self.questions.as_ref().filter(|(no, case, questions)| {
            *no == incident.no && *case == incident.case && questions.is_changed()
        })?;
        let case = called(scene, &questions.facts);
        let told = || scene.say_with("disputes-changed-unsaved", &[("case", case.into())]);
        incident.is_open().then(told)
    }
}

/// The facts of the case, to be put differently; the proposal follows. Whether the keyboard comes to
/// the first that is missing.
pub(super) fn restate_card(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut FormFacts,
    (incident, comes): (&Incident, bool),
    actions: &mut Actions,
) {
    let game = scene.game_of(incident);
    let kept =
        state.questions.take().filter(|(no, case, _)| *no == incident.no && *case == incident.case);
    let (_, _, questions) = state.questions.insert(kept.unwrap_or_else(|| {
        let facts = Facts::of_case(&incident.case, game.map(AsRef::as_ref), scene.now);
        (incident.no, incident.case.clone(), Questions::new(facts))
    }));
    card(ui, &scene.say("disputes-restate"), |ui| {
        if comes {
            questions.ask_next();
        }
        if let Some(game) = game {
            questions.follow_record(game);
        }
        let weighed = questions.weigh(ui.ctx(), scene, (game, incident.then.as_ref()));
        let faults: &[Fault] = weighed.as_ref().err().map_or(&[], Vec::as_slice);
        let entered = questions.show(ui, scene, game.map(AsRef::as_ref), (faults, Keys::None));
        questions.tell_entered(ui.ctx(), scene, (incident, entered), actions);
        questions.search.tell(scene, actions);
        let case = weighed.map(|weighed| weighed.case.clone());
        let changed = case.as_ref().is_ok_and(|case| *case != incident.case);
        let is_other = questions.facts.kind() != incident.case.kind();
        let differs = questions.is_changed() && (changed || is_other);
        state.unsaved = differs.then_some(incident.no);
        state.savable = changed;
        let asked = std::mem::take(&mut state.save);
        let label = scene.say("disputes-restate-deed");
        let why = match &case {
            Ok(_) if changed => None,
            Ok(_) => Some(scene.say("app-why-unchanged")),
            Err(_) => Some(scene.say("app-why-incomplete")),
        };
        // What stands changed is saved at the foot, which is always in sight: one act has one button.
        let pressed =
            !differs && button_hindered(ui, Weight::Plain, &label, None, why.as_deref()).clicked();
        if let (true, Some(why)) = (asked, why) {
            actions.push(UiMessage::Refuse(why));
        }
        if (pressed || asked)
            && changed
            && let Ok(case) = case
        {
            actions.dispute(DisputeCommand::Restate { no: incident.no, case });
            // The button goes out of use with it.
            state.saved = true;
        }
    });
}
