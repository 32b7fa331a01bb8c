//! What follows where Enter is pressed in the field of a fact or in the search for a kind of case. In the log
//! nothing is sent with it: how the answer was taken is told, and what is asked or done next.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use crate::actions::{Action, Actions, key_text};
use crate::form::Fields;
use crate::phrases;
use crate::scene::Scene;
use crate::screens::incident::Questions;
use crate::screens::incident::fields::EnteredField;
use crate::screens::incident::kinds::taken_aloud;
use crate::screens::incident::proposal::RulingProposal;
use crate::widgets::announcer::Audience;
use jadoube_core::disputes::state::Incident;
use jadoube_laws::game::state::Game;

impl Questions {
    /// Says how the answer was taken in whose field Enter was pressed, or which kind of case the search has taken,
    /// and what comes next; what is wrong with the answer, where it cannot be used.
    pub fn tell_entered(
        &mut self,
        ctx: &Context,
        scene: &Scene<'_>,
        (incident, entered): (&Incident, Option<EnteredField>),
        actions: &mut Actions,
    ) {
        let found = std::mem::take(&mut self.search.taken);
        if !found && entered.is_none() {
            return;
        }
        let (game, then) = (scene.game_of(incident), incident.then.as_ref());
        // The last letters may have come with Enter in one go.
        let weighed = self.weigh(ctx, scene, (game, then));
        if found {
            self.ask_next();
            actions.hear(Audience::All, taken_aloud(scene, &self.facts, self.next));
        }
        let Some(field) = entered else { return };
        let mut faults = weighed.as_ref().err().into_iter().flatten();
        if let Some(fault) = faults.find(|fault| fault.fact == field.fact) {
            // It describes the field from now on, unless it did so before.
            let ears = if field.is_wrong { Audience::All } else { Audience::Fault };
            return actions.hear(ears, fault.text.clone());
        }
        let games = (game.map(AsRef::as_ref), then.map(AsRef::as_ref));
        let taken = self.facts.taken(scene, games, field.fact);
        // Without a game nothing is proposed, and nothing hinders that.
        let hindered = self.hindrance(scene, game, &weighed);
        let hindered = hindered.filter(|_| game.is_some() || weighed.is_err());
        let next = match (hindered, &weighed) {
            (None, Ok(weighed)) => next_deed(scene, incident, weighed),
            (hindered, _) => hindered.unwrap_or_default(),
        };
        let told: Vec<String> = taken.into_iter().chain([next]).collect();
        actions.hear(Audience::All, told.join(". "));
    }

    /// The search has taken a kind: the keyboard goes on to what is missing; where that is nothing, or a letter
    /// says it, to the button that Enter presses.
    pub(super) fn go_on_from_search(&mut self, ctx: &Context, fields: &mut Fields<'_, '_>) {
        let wanted = self.facts.question(self.wrong.or(self.next));
        self.ask = wanted.is_some_and(|fact| !self.facts.is_who(fact));
        if !self.ask {
            return fields.go_to_main_button();
        }
        if self.leads_to_a_field() {
            self.led = self.facts.names_a_player();
            self.way.begin_behind();
        }
        ctx.request_repaint();
    }
}

/// “Proposed ruling: … Save the changed facts: Ctrl+Enter”: what follows from facts that are all told, and the key
/// that records them, or that accepts the ruling where they are recorded.
fn next_deed(scene: &Scene<'_>, incident: &Incident, weighed: &RulingProposal) -> String {
    let game: Option<&Game> = scene.game_of(incident).map(AsRef::as_ref);
    let ruling = game.map(|game| {
        let ruling = phrases::ruling_aloud(scene.words, &weighed.ruling, Some(game));
        format!("{}: {ruling}", scene.say("disputes-proposal"))
    });
    let (deed, key) = match weighed.case == incident.case {
        true => ("disputes-accept", Action::AcceptProposal.key_text(scene.words)),
        false => {
            let enter = KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter);
            ("disputes-save-changed", Some(key_text(enter, scene.words)))
        }
    };
    let deed = format!("{}: {}", scene.say(deed), key.unwrap_or_default());
    ruling.into_iter().chain([deed]).collect::<Vec<_>>().join(". ")
}
