//! The form in which the arbiter pairs teams, where no table does: two numbers in each line.

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::competition::round::next::comes;
use crate::widgets::card::{item, list, soft};
use crate::widgets::dialog::Column;
use jadoube_core::competition::command::Command as ContestCommand;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::{Match, TeamNo};
use jadoube_core::hall::command::Command;
use jadoube_laws::ids::BoardNo;

/// The label of the field.
const PAIRS: &str = "tournament-match-pairs";

/// What was typed so far.
#[derive(Debug)]
pub(super) struct MatchesForm {
    round: u8,
    typed: String,
}

impl MatchesForm {
    /// For a round, with the draft that is there.
    pub(super) fn new(contest: &Contest, round: u8) -> Self {
        let matches = contest.rounds.get(&round).map(|round| round.matches.as_slice());
        let number = |team| contest.team_number(team).unwrap_or_default();
        let lines = matches.unwrap_or_default().iter();
        let lines = lines.map(|one| format!("{} – {}", number(one.first), number(one.second)));
        Self { round, typed: lines.collect::<Vec<_>>().join("\n") }
    }

    /// What is meant; nothing where a line is no pair of teams.
    fn matches(&self, contest: &Contest) -> Option<Vec<Match>> {
        let regulations = contest.regulations.as_ref()?;
        let boards = u16::from(contest.team_rules()?.boards);
        let order = contest.team_order();
        let team = |typed: &str| -> Option<TeamNo> {
            let at = typed.parse::<usize>().ok()?.checked_sub(1)?;
            order.get(at).copied()
        };
        let lines = self.typed.lines().map(str::trim).filter(|line| !line.is_empty());
        let pairs = lines.enumerate().map(|(nth, line)| {
            let numbers = line.split(|sign: char| !sign.is_ascii_digit());
            let numbers: Vec<&str> = numbers.filter(|number| !number.is_empty()).collect();
            let [first, second] = numbers[..] else { return None };
            let before = u16::try_from(nth).ok()?.checked_mul(boards)?;
            let board = BoardNo(regulations.first_board.0.checked_add(before)?);
            Some(Match { board, first: team(first)?, second: team(second)? })
        });
        pairs.collect()
    }
}

impl DialogForm for MatchesForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let round = [("round", i64::from(self.round).into())];
        let title = scene.say_with("tournament-pair-title", &round);
        let head = Head::new("matches", title, scene.say_with("tournament-round-pair", &round));
        let about = scene.say("tournament-match-pairs-about");
        Some(head.about(about).width(560.0).enter_nowhere().ready(scene.can_change()).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let contest = &fields.scene.snap.hall.contest;
        let wrong = self.matches(contest).is_none();
        let fault = wrong.then(|| fields.say("tournament-match-pairs-wrong"));
        fields.area(ui, Field::new(PAIRS).fault(fault), &mut self.typed, 4);
        list(ui, &fields.say("tournament-teams-table"), |ui| {
            for (number, team) in (1..).zip(contest.team_order()) {
                let number: u16 = number;
                let line = format!("{number} {}", contest.team_name(team));
                item(ui, &line, |ui| soft(ui, line.as_str()));
            }
        });
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let matches = self.matches(&check.scene.snap.hall.contest);
        let matches = check.read(PAIRS, matches, "tournament-match-pairs-wrong")?;
        let what = ContestCommand::DraftMatches { round: self.round, matches };
        if let Err(why) = comes(check.scene, what.clone()) {
            let why = check.scene.words.tell(&why);
            check.fault(PAIRS, why);
            return None;
        }
        check.actions.command(Command::Contest { what });
        Some(())
    }
}
