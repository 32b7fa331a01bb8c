//! A championship on paper: the matches of a round and the places, group by group.

use super::{EventPaper, filled};
use crate::document::{Block, Column, ColumnKind, Table};
use jadoube_core::competition::group_standing::GroupStanding;
use jadoube_core::competition::team::{Match, TeamNo};
use jadoube_i18n::group_table::GroupTable;

use ColumnKind::{Number, Sign, Words};

impl EventPaper<'_> {
    fn group_team(&self, team: u16) -> [String; 2] {
        let team = TeamNo(team);
        let number = self.contest().team_number(team).map(|number| number.to_string());
        [number.unwrap_or_default(), self.contest().team_name(team).to_owned()]
    }

    /// The matches of a round, each group below its name, and who is free; nothing, where there are no
    /// groups.
    pub(super) fn match_lists(&self, no: u8) -> Vec<Block> {
        let (Some((_, phase)), Some(round)) = (self.contest().phase_of(no), self.round(no)) else {
            return Vec::new();
        };
        let boards = self.contest().team_rules().map_or(1, |rules| u16::from(rules.boards));
        let mut blocks = Vec::new();
        for (at, group) in phase.groups.iter().enumerate() {
            let is_here = |one: &&Match| group.teams.contains(&one.first);
            let of = |one: &Match| {
                let last = one.board.0.saturating_add(boards).saturating_sub(1);
                let [first, second] = one.both().map(|team| self.group_team(team.0));
                let points = self.contest().match_points((no, *one), &self.boards);
                let points = match self.contest().has_results((no, *one), &self.boards) {
                    true => points.map(|points| self.words.decimal(points)).join(" : "),
                    false => String::new(),
                };
                [vec![format!("{}–{last}", one.board)], first.into(), vec![points], second.into()]
                    .concat()
            };
            let rows: Vec<Vec<String>> = round.matches.iter().filter(is_here).map(of).collect();
            if rows.is_empty() {
                continue;
            }
            let columns = vec![
                self.column("protocol-group-boards", Sign),
                self.column("competition-standings-number", Number),
                self.column("protocol-group-white-first", Words),
                self.column("protocol-result", Sign),
                self.column("competition-standings-number", Number),
                self.column("protocol-group-black-first", Words),
            ];
            blocks.push(Block::Heading(2, self.words.tell(&phase.name(at))));
            blocks.push(Block::Table(filled(Table { columns, rows, boxes: None })));
            let free = round.free_teams.iter().filter(|team| group.teams.contains(team));
            blocks.extend(free.map(|team| {
                let player = [("player", self.group_team(team.0).join(" ").into())];
                Block::Text(self.words.say_with("competition-table-bye", &player))
            }));
        }
        blocks
    }

    /// The places of the groups of the latest phase after so many rounds, then those of the whole
    /// championship as they are now; nothing, where there are no groups.
    pub(super) fn group_standings(&self, after: u8) -> Vec<Block> {
        let nth = self.contest().standing_phase_after(after);
        let phase = nth.and_then(|nth| Some((nth, self.contest().phases.get(nth)?)));
        let Some((nth, phase)) = phase else { return Vec::new() };
        let mut blocks = Vec::new();
        for at in 0..phase.groups.len() {
            let standing = self.contest().group_standing_after((nth, at), after, &self.boards);
            blocks.extend(standing.into_iter().flat_map(|standing| self.group_table(&standing)));
        }
        let is_now = after >= self.contest().published();
        let places = if is_now { self.contest().event_places(&self.boards) } else { Vec::new() };
        if phase.groups.len() > 1 && !places.is_empty() {
            let of =
                |place: Option<u16>| place.map_or_else(|| "–".into(), |place| place.to_string());
            let rows = places.iter().map(|one| {
                let [number, name] = self.group_team(one.team.0);
                vec![of(one.place), number, name]
            });
            let columns = vec![
                self.column("competition-standings-place", Number),
                self.column("competition-standings-number", Number),
                self.column("competition-standings-name", Words),
            ];
            let rows = rows.collect();
            blocks.push(Block::Heading(2, self.say("competition-groups-whole")));
            blocks.push(Block::Table(Table { columns, rows, boxes: None }));
        }
        blocks
    }

    fn group_table(&self, standing: &GroupStanding) -> Vec<Block> {
        let told = GroupTable { contest: self.contest(), standing, words: self.words };
        let kinds = [Number, Number, Words, Number, Number, Number, Words];
        let columns = told.heads().into_iter().zip(kinds);
        let columns = columns.map(|(head, kind)| Column::new(head, kind)).collect();
        let rows = standing.ranking.places.iter().map(|place| told.row(place).to_vec()).collect();
        let mut blocks = vec![Block::Heading(2, self.words.tell(&standing.name))];
        blocks.push(Block::Table(filled(Table { columns, rows, boxes: None })));
        blocks.extend(told.notes().into_iter().map(Block::Text));
        blocks
    }
}
