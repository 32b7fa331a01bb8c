//! The facts of the incident that is shown, to be put differently, and what becomes of those that stand changed.

use std::collections::BTreeMap;

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

/// The facts of one incident as they stand in its form.
#[derive(Debug)]
struct CaseForm {
    /// The case as it was saved when they were asked for.
    case: Case,
    questions: Questions,
    /// Whether they stand otherwise than they are saved.
    differs: bool,
}

/// The facts as they stand in the forms of the incidents.
#[derive(Debug, Default)]
pub(super) struct FormFacts {
    /// Of the incident that is shown, and of those that stand changed until somebody comes back to them.
    forms: BTreeMap<IncidentNo, CaseForm>,
    /// The incident of which they were saved: once they are, the keyboard comes to what is done next.
    saved: Option<IncidentNo>,
    /// The incident that is shown, where its facts stand here otherwise than they are saved.
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

    /// Puts those of the incident that is shown back to how they are saved.
    pub(super) fn discard(&mut self) {
        if let Some(no) = self.unsaved.take() {
            self.forms.remove(&no);
        }
        (self.savable, self.save) = (false, false);
    }

    /// Whether those of an incident have been drawn, so that something can have been changed.
    pub(super) fn are_asked(&self, no: IncidentNo) -> bool {
        self.forms.contains_key(&no)
    }

    /// Whether the facts of an incident are saved now as they were asked to be; true once.
    pub(super) fn take_saved(&mut self, incident: &Incident) -> bool {
        self.saved = self.saved.filter(|no| *no == incident.no);
        let form = self.forms.get(&incident.no);
        form.is_some_and(|form| form.case != incident.case) && self.saved.take().is_some()
    }

    /// That the facts of an incident stand here otherwise than they are saved, with the case that they make.
    pub(super) fn changed_aloud(&self, scene: &Scene<'_>, incident: &Incident) -> Option<String> {
        let form = self.forms.get(&incident.no);
        let form = form.filter(|form| form.differs && form.case == incident.case)?;
        let case = called(scene, &form.questions.facts);
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
    state.forms.retain(|no, form| match *no == incident.no {
        true => form.case == incident.case,
        false => form.differs,
    });
    let form = state.forms.entry(incident.no).or_insert_with(|| {
        let facts = Facts::of_case(&incident.case, game.map(AsRef::as_ref), scene.now);
        CaseForm { case: incident.case.clone(), questions: Questions::new(facts), differs: false }
    });
    let questions = &mut form.questions;
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
        // What cannot be saved as it stands differs as well: by the old facts nothing is decided.
        let differs = questions.is_changed() && (changed || case.is_err());
        form.differs = differs;
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
            state.saved = Some(incident.no);
        }
    });
}
