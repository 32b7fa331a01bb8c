//! Whether teams play, and what holds for their matches, while the regulations are written.

use egui::Ui;

use crate::form::{Check, Field, Fields};
use crate::scene::Scene;
use crate::tokens::Text;
use crate::widgets::card::soft;
use jadoube_competition::points::{Points, Scoring};
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::team::{ListOrder, TeamRules};
use jadoube_i18n::regulations as words;

/// The labels of the fields.
const WHO: &str = "tournament-event-who";
const BOARDS: &str = "tournament-event-boards";
const BEFORE: &str = "tournament-event-line-ups-before";

/// What was typed so far.
#[derive(Debug)]
pub(super) struct Teams {
    /// Whether teams play.
    pub(super) play: bool,
    boards: String,
    order: ListOrder,
    matches: Scoring,
    before: String,
}

/// A match won 1, drawn ½, as in 1972 (article 11.2).
const ONE: Scoring = Scoring {
    win: Points(10),
    draw: Points(5),
    loss: Points(0),
    absence: Points(0),
    pairing_bye: Points(5),
    unknown: Points(5),
};

impl Teams {
    /// As it is; four boards where it is new.
    pub(super) fn of(rules: Option<TeamRules>) -> Self {
        let play = rules.is_some();
        let rules = rules.unwrap_or_else(|| TeamRules::new(4));
        Self {
            play,
            boards: rules.boards.to_string(),
            order: rules.order,
            matches: rules.match_scoring,
            before: rules.line_ups_before.map(|it| it.to_string()).unwrap_or_default(),
        }
    }

    /// Draws it; returns whether somebody else plays now.
    pub(super) fn show(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) -> bool {
        let scene = fields.scene;
        let contest = &scene.snap.hall.contest;
        let mut changed = false;
        let players =
            [(false, "tournament-event-who-players"), (true, "tournament-event-who-teams")];
        if contest.entrants.is_empty() {
            changed = fields.choose(ui, WHO, &players, &mut self.play);
        } else if self.play {
            self.fixed_ui(ui, scene);
        }
        if !self.play {
            return changed;
        }
        if contest.rounds.is_empty() {
            let wrong = self.boards().is_none().then(|| scene.say("setup-not-a-number"));
            fields.text(ui, Field::new(BOARDS).fault(wrong), &mut self.boards);
        }
        let orders = [
            (ListOrder::Kept, "tournament-event-list-kept"),
            (ListOrder::Free, "tournament-event-list-free"),
        ];
        fields.choose(ui, "tournament-event-list-order", &orders, &mut self.order);
        let mut worth = vec![
            (Scoring::MATCHES, scene.say("tournament-event-match-two")),
            (ONE, scene.say("tournament-event-match-one")),
        ];
        if worth.iter().all(|(one, _)| *one != self.matches) {
            worth.push((self.matches, words::match_points(scene.words, &self.matches)));
        }
        fields.pick(ui, "tournament-event-match-worth", &worth, &mut self.matches);
        let wrong = self.before().is_none().then(|| scene.say("setup-not-a-number"));
        fields.text(ui, Field::new(BEFORE).fault(wrong), &mut self.before);
        changed
    }

    /// What cannot be changed says why.
    fn fixed_ui(&self, ui: &mut Ui, scene: &Scene<'_>) {
        soft(ui, scene.say(WHO));
        ui.label(Text::Body.rich(scene.say("tournament-event-who-teams")));
        soft(ui, scene.words.tell(&Refusal::TeamsFixed));
    }

    fn boards(&self) -> Option<u8> {
        self.boards.trim().parse().ok().filter(|boards| *boards > 0)
    }

    /// How long before the round; nothing at all, where it is no number.
    fn before(&self) -> Option<Option<u16>> {
        match self.before.trim() {
            "" => Some(None),
            typed => typed.parse().ok().map(Some),
        }
    }

    /// What was typed; the field that is wrong says why.
    pub(super) fn read(&self, check: &mut Check<'_, '_>) -> Option<Option<TeamRules>> {
        if !self.play {
            return Some(None);
        }
        let boards = check.read(BOARDS, self.boards(), "setup-not-a-number");
        let before = check.read(BEFORE, self.before(), "setup-not-a-number");
        Some(Some(TeamRules {
            boards: boards?,
            order: self.order,
            match_scoring: self.matches,
            line_ups_before: before?,
        }))
    }
}
