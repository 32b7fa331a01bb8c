//! Of the page of a round: matches and their line-ups, who plays whom in a sentence, and what is warned of.

use egui::Ui;

use crate::actions::{Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::competition::round::line_up::{LineUpForm, due_words};
use crate::screens::competition::round::next::{Next, undecided};
use crate::screens::competition::round::table::RowSubject;
use crate::screens::competition::round::{Back, RoundPage, TOLD, show_board, undecided_words};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::soft;
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::round::Stage;
use jadoube_core::competition::team::Match;

impl RoundPage {
    /// The match at which the arbiter is; the first one, while he is nowhere.
    pub(super) fn match_at(&self) -> Option<Match> {
        let at = self.entry.line(&self.table).map(|line| RowSubject::Board(line.board, line.game));
        let place = self.marked.or(at);
        let found = place.and_then(|place| self.table.match_of(place));
        found.or(self.table.matches.first()).map(|one| one.of)
    }

    /// Opens what stands in a row: a match, or a board with its game. Before the pairings are known
    /// boards have none, and belong to the line-ups of their match.
    pub(super) fn open(
        &mut self,
        scene: &Scene<'_>,
        (no, place): (u8, RowSubject),
        actions: &mut Actions,
    ) {
        let of = self.table.match_of(place).map(|one| one.of);
        match (place, of) {
            (RowSubject::Match(_), Some(of)) => self.line_ups(scene, (no, of), actions),
            (_, Some(of)) if self.table.stage == Some(Stage::Draft) => {
                self.line_ups(scene, (no, of), actions);
            }
            (RowSubject::Board(board, game), _) => show_board(scene, board, game, actions),
            (RowSubject::Empty(board), _) => show_board(scene, board, None, actions),
            (RowSubject::Match(_), None) => {}
        }
    }

    /// Opens the line-ups of a match; the keyboard comes back to its row.
    pub(super) fn line_ups(
        &mut self,
        scene: &Scene<'_>,
        (no, of): (u8, Match),
        actions: &mut Actions,
    ) {
        self.open_match(scene, (no, of), actions);
        if self.table.stage != Some(Stage::Closed) {
            (self.marked, self.back) = (Some(RowSubject::Match(of)), Back::Asked);
        }
    }

    /// Brings the keyboard back to its row, once the dialog that was opened there is closed.
    pub(super) const fn comes_back(&mut self, is_free: bool) {
        self.back = match (self.back, is_free) {
            (Back::Asked | Back::Open, false) => Back::Open,
            (Back::Open, true) => {
                self.to_boards = true;
                Back::No
            }
            (back, _) => back,
        };
    }

    /// A match is opened by its line-ups, as long as these can be changed.
    pub(super) fn open_match(
        &self,
        scene: &Scene<'_>,
        (no, of): (u8, Match),
        actions: &mut Actions,
    ) {
        if self.table.stage == Some(Stage::Closed) {
            let why = scene
                .words
                .tell(&Refusal::ClosedBefore(no, scene.snap.hall.contest.handling().corrections));
            return actions.push(UiMessage::Say(Manner::Assertive, why));
        }
        actions.open(LineUpForm::new(&scene.snap.hall.contest, no, of));
    }

    /// Which line-ups are missing, and until when they are handed in.
    pub(super) fn line_ups_ui(&self, ui: &mut Ui, scene: &Scene<'_>, no: u8) {
        if self.table.stage != Some(Stage::Draft) || self.table.matches.is_empty() {
            return;
        }
        if let Some(due) = scene.snap.hall.contest.line_ups_due(no) {
            soft(ui, due_words(scene, due));
        }
        let missing = self.table.line_ups_missing();
        if self.warned_of == Some((no, missing.len())) {
            let teams = [("teams", missing.join(", ").into())];
            badge(ui, Tone::Warn, &scene.say_with("tournament-line-up-ask", &teams));
        } else if !missing.is_empty() {
            let count = [("count", missing.len().into())];
            soft(ui, scene.say_with("tournament-line-up-missing", &count));
        }
    }
}

impl RoundPage {
    /// Who meets whom, as far as one listens to it; of many boards the first ones.
    pub(super) fn pairings(&self, scene: &Scene<'_>, no: u8) -> String {
        let contest = &scene.snap.hall.contest;
        let bouts = contest.rounds.get(&no).map_or(&[][..], |round| &round.bouts);
        let told = bouts.iter().take(TOLD).map(|bout| {
            let (white, black) = (bout.pairing.white, bout.pairing.black);
            let players = format!("{} – {}", contest.name(white), contest.name(black));
            let args = [("board", bout.pairing.board.0.into()), ("players", players.into())];
            scene.say_with("tournament-round-at", &args)
        });
        let mut told: Vec<String> = told.collect();
        let left = bouts.len().saturating_sub(TOLD);
        if left > 0 {
            told.push(scene.say_with("tournament-round-more-boards", &[("count", left.into())]));
        }
        told.join(". ")
    }

    /// Which incidents are open in the round that is to be closed.
    pub(super) fn warning_ui(&self, ui: &mut Ui, scene: &Scene<'_>, next: Next) {
        let Next::Close(round) = next else { return };
        let open = undecided(scene, round);
        if !open.is_empty() {
            badge(ui, Tone::Warn, &undecided_words(scene, round, &open));
        }
    }
}
