//! The line-up of a team for a round, as its captain hands it in: places in the team’s list, board by
//! board. Late, or once the round is known, only with the reason for which the chief arbiter decides it
//! (regulations of 1972, article 24.1).

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::competition::round::next::comes;
use crate::tokens::Text;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::{item, list, soft};
use crate::widgets::dialog::Column;
use jadoube_core::competition::command::Command as ContestCommand;
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::round::Stage;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::{LineUpSource, Match, TeamNo};
use jadoube_core::hall::command::Command;
use jadoube_i18n::adjournment::date_time;
use jadoube_laws::wall::Wall;

/// The labels of the fields.
const TEAM: &str = "tournament-line-up-team";
const PLACES: &str = "tournament-line-up-places";

/// What was typed so far.
#[derive(Debug)]
pub(super) struct LineUpForm {
    round: u8,
    team: TeamNo,
    /// For which team the places are.
    of: TeamNo,
    places: String,
    reason: String,
}

/// Until when line-ups are handed in, or were.
pub(super) fn due_words(scene: &Scene<'_>, due: Wall) -> String {
    let id = match due < scene.wall() {
        true => "tournament-line-up-was-due",
        false => "tournament-line-up-due",
    };
    scene.say_with(id, &[("due", date_time(scene.words, due).into())])
}

impl LineUpForm {
    /// For a match of a round: the first of its teams that has handed in none.
    pub(super) fn new(contest: &Contest, round: u8, of: Match) -> Self {
        let is_missing =
            |team: &TeamNo| contest.line_up(round, *team).source == LineUpSource::BasicOrder;
        let team = of.both().into_iter().find(is_missing).unwrap_or(of.first);
        let places = places(contest, round, team);
        Self { round, team, of: team, places, reason: String::new() }
    }

    /// Why it needs a reason; nothing, if it does not.
    fn late(&self, scene: &Scene<'_>) -> Option<String> {
        let contest = &scene.snap.hall.contest;
        let stage = contest.rounds.get(&self.round)?.stage;
        if stage != Stage::Draft {
            return Some(scene.say("tournament-line-up-known"));
        }
        let due = contest.line_up_was_due(self.round, scene.wall())?;
        let due = [("due", date_time(scene.words, due).into())];
        Some(scene.say_with("tournament-line-up-late", &due))
    }

    /// The teams of the round by their numbers.
    fn teams(&self, scene: &Scene<'_>) -> Vec<(TeamNo, String)> {
        let contest = &scene.snap.hall.contest;
        let matches = contest.rounds.get(&self.round).map(|round| round.matches.as_slice());
        let teams = matches.unwrap_or_default().iter().flat_map(|one| one.both());
        let named = teams.map(|team| {
            let number = contest.team_number(team).unwrap_or(team.0);
            (team, format!("{number} {}", contest.team_name(team)))
        });
        named.collect()
    }

    /// Who is meant; nothing where it cannot be read.
    fn players(&self, contest: &Contest) -> Option<Vec<Option<EntrantNo>>> {
        let list = &contest.teams.get(&self.team)?.team.players;
        let boards = contest.team_rules().map_or(0, |rules| usize::from(rules.boards));
        read(&self.places, list, boards)
    }
}

/// The places of a team’s line-up in its list, as they are typed.
fn places(contest: &Contest, round: u8, team: TeamNo) -> String {
    let list = contest.teams.get(&team).map(|entry| entry.team.players.as_slice());
    let place = |player: &Option<EntrantNo>| {
        let at = list.unwrap_or_default().iter().position(|one| Some(*one) == *player);
        at.map_or_else(|| "-".to_owned(), |at| (at + 1).to_string())
    };
    let players = contest.line_up(round, team).players;
    players.iter().map(place).collect::<Vec<_>>().join(" ")
}

/// What is typed, `1 2 5`, `1,2,5` or `125`; a dash for a board that stays empty.
fn read(typed: &str, list: &[EntrantNo], boards: usize) -> Option<Vec<Option<EntrantNo>>> {
    let parts = typed.split([' ', ',', ';']).map(str::trim).filter(|part| !part.is_empty());
    let mut parts: Vec<String> = parts.map(str::to_owned).collect();
    // Without anything between them each sign is a board.
    if let [only] = parts.as_slice()
        && boards > 1
        && only.chars().count() == boards
    {
        parts = only.chars().map(String::from).collect();
    }
    let player = |part: &String| match part.as_str() {
        "-" | "–" => Some(None),
        place => {
            let at = place.parse::<usize>().ok()?.checked_sub(1)?;
            list.get(at).copied().map(Some)
        }
    };
    parts.iter().map(player).collect()
}

impl DialogForm for LineUpForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let round = [("round", i64::from(self.round).into())];
        let title = scene.say_with("tournament-line-up-title", &round);
        let head = Head::new("line-up", title, scene.say("tournament-line-up-deed"));
        let head = head.about(scene.say("tournament-line-up-about")).width(640.0);
        Some(head.begin_at(PLACES).enter_anywhere().ready(scene.can_change()).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let contest = &scene.snap.hall.contest;
        let teams = self.teams(scene);
        fields.pick(ui, TEAM, &teams, &mut self.team);
        if self.of != self.team {
            self.of = self.team;
            self.places = places(contest, self.round, self.team);
        }
        let line_up = contest.line_up(self.round, self.team);
        soft(ui, scene.words.tell(&line_up.source));
        if let Some(due) = contest.line_ups_due(self.round) {
            soft(ui, due_words(scene, due));
        }
        let unread = self.players(contest).is_none();
        let fault = unread.then(|| scene.say("tournament-line-up-wrong"));
        let field = Field::new(PLACES).example("1 2 4 5").fault(fault);
        fields.text(ui, field, &mut self.places);
        let name = scene.say("tournament-line-up-list");
        list(ui, &name, |ui| {
            ui.label(Text::Strong.rich(&name));
            let players = contest.teams.get(&self.team).map(|entry| entry.team.players.as_slice());
            for (place, no) in (1..).zip(players.unwrap_or_default()) {
                let line = self.member(scene, (place, *no));
                item(ui, &line, |ui| soft(ui, line.as_str()));
            }
        });
        if let Some(late) = self.late(scene) {
            badge(ui, Tone::Warn, &late);
            fields.reason(ui, &mut self.reason);
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let contest = &check.scene.snap.hall.contest;
        let players = check.read(PLACES, self.players(contest), "tournament-line-up-wrong");
        let reason = match self.late(check.scene) {
            Some(_) => check.reason(&self.reason)?,
            None => String::new(),
        };
        let (round, team, players) = (self.round, self.team, players?);
        let at = Some(check.scene.wall());
        let what = ContestCommand::HandInLineUp { round, team, players, at, reason };
        if let Err(why) = comes(check.scene, what.clone()) {
            let why = check.scene.words.tell(&why);
            check.fault(PLACES, why);
            return None;
        }
        check.actions.command(Command::Contest { what });
        Some(())
    }
}

impl LineUpForm {
    /// “3 Petrova, board 2”
    fn member(&self, scene: &Scene<'_>, (place, no): (u16, EntrantNo)) -> String {
        let contest = &scene.snap.hall.contest;
        let at = self.players(contest).unwrap_or_default();
        let board = at.iter().position(|one| *one == Some(no)).map(|at| at + 1);
        let board = board
            .map(|board| scene.say_with("tournament-line-up-board", &[("board", board.into())]));
        let absent = contest
            .entrants
            .get(&no)
            .is_some_and(|entry| entry.stay.has_left(self.round) || entry.is_absent(self.round));
        let absent = absent.then(|| scene.say("tournament-line-up-absent"));
        let name = format!("{place} {}", contest.name(no));
        crate::widgets::rows::sentence(&[
            &name,
            &board.unwrap_or_default(),
            &absent.unwrap_or_default(),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_typed_with_and_without_signs_between_them() {
        let list: Vec<EntrantNo> = (11..=16).map(EntrantNo).collect();
        let of = |places: &[u16]| {
            let one = |place: &u16| (*place > 0).then(|| EntrantNo(place + 10));
            Some(places.iter().map(one).collect::<Vec<_>>())
        };
        for (typed, players) in [
            ("1 2 4 5", of(&[1, 2, 4, 5])),
            ("1,2, 4;5", of(&[1, 2, 4, 5])),
            ("1245", of(&[1, 2, 4, 5])),
            ("1-45", of(&[1, 0, 4, 5])),
            ("- 2 3 4", of(&[0, 2, 3, 4])),
            ("1 2", of(&[1, 2])),
            ("1 2 4 7", None),
            ("0 1 2 3", None),
            ("a b c d", None),
        ] {
            assert_eq!(read(typed, &list, 4), players, "{typed}");
        }
    }
}
