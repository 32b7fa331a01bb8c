//! The papers of an event of teams: the list of teams, a form for every line-up, and the protocol of
//! every match (regulations of 1972, articles 16, 23 and 24.1).

use super::{EventPaper, filled};
use crate::document::{Block, Column, ColumnKind, Document, Page, Table};
use crate::flow::pages;
use crate::protocol::head;
use jadoube_competition::board_prizes::board_scores;
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::round::{Bout, Round, Stage};
use jadoube_core::competition::team::{Match, TeamNo};
use jadoube_i18n::adjournment::date_time;
use jadoube_i18n::bracket::points as halves;
use jadoube_i18n::team_table::{board_heads, board_row};

use ColumnKind::{Number, Sign, Words};

/// How wide the place for a result is.
const RESULT: f32 = 24.0;
/// How high a row is in which somebody writes.
const ROW: f32 = 9.0;

impl EventPaper<'_> {
    /// Whether teams play.
    pub(super) fn is_of_teams(&self) -> bool {
        self.contest().team_rules().is_some()
    }

    /// `3 Alfa`
    pub(super) fn team(&self, no: TeamNo) -> String {
        let number = self.contest().team_number(no).map(|number| number.to_string());
        let name = self.contest().team_name(no);
        format!("{} {name}", number.unwrap_or_default()).trim().to_owned()
    }

    /// All teams by number, each with its captain and its players in their order.
    pub(super) fn team_list(&self) -> Document {
        let title = self.say("tournament-teams");
        let count = self.contest().teams.len();
        let mut blocks = self.top(&title, vec![(self.say("protocol-count"), count.to_string())]);
        for no in self.contest().team_order() {
            let Some(entry) = self.contest().teams.get(&no) else { continue };
            blocks.push(Block::Heading(2, self.team(no)));
            let captain = (self.say("tournament-teams-captain"), entry.team.captain.clone());
            let left = entry.stay.left.as_ref().map(|left| {
                let args = [("round", left.from.into()), ("reason", left.reason.as_str().into())];
                (
                    self.say("protocol-column-remarks"),
                    self.words.say_with("tournament-teams-left", &args),
                )
            });
            let facts = [captain].into_iter().filter(|(_, text)| !text.is_empty()).chain(left);
            blocks.push(Block::Facts(facts.collect()));
            blocks.push(Block::Table(self.members(&entry.team.players, None)));
        }
        self.document(title, pages(blocks))
    }

    /// The players of a team by their places in its list; with a column to write the board in.
    fn members(&self, players: &[EntrantNo], board: Option<f32>) -> Table {
        let of = |(place, no): (u16, &EntrantNo)| {
            let mut row = vec![place.to_string(), self.player(*no), self.rating(*no)];
            row.extend(board.map(|_| String::new()));
            row
        };
        let mut columns = vec![
            self.column("competition-standings-number", Number),
            self.column("competition-standings-name", Words),
            self.column("competition-standings-rating", Number),
        ];
        let head = self.say("protocol-column-board");
        columns.extend(board.map(|wide| Column::wide(head, Sign, wide)));
        let rows = (1..).zip(players).map(of).collect();
        filled(Table { columns, rows, boxes: board.map(|_| ROW) })
    }

    /// The name of a team above its match, with the result so far.
    fn match_title(&self, no: u8, round: &Round, of: Match) -> String {
        let teams = of.both().map(|team| self.team(team)).join(" – ");
        if round.stage == Stage::Draft {
            return teams;
        }
        let points = self.contest().match_points((no, of), &self.boards);
        let is_known = round
            .bouts
            .iter()
            .any(|bout| self.is_of(of, bout) && bout.result(&self.boards).is_some());
        match is_known {
            true => {
                let points = points.map(|points| self.words.decimal(points)).join(" : ");
                format!("{teams}   {points}")
            }
            false => teams,
        }
    }

    fn is_of(&self, of: Match, bout: &Bout) -> bool {
        let boards = u16::from(self.contest().team_rules().map_or(0, |rules| rules.boards));
        let board = bout.pairing.board.0;
        of.board.0 <= board && board < of.board.0.saturating_add(boards)
    }

    /// A table of boards for each match below the names of its teams; the table as it is, where no
    /// teams play. Boards at which one team has nobody stand below.
    pub(super) fn by_match(
        &self,
        (no, round): (u8, &Round),
        table: impl Fn(&[&Bout]) -> Table,
    ) -> Vec<Block> {
        let bouts: Vec<&Bout> = round.bouts.iter().collect();
        if round.matches.is_empty() {
            return vec![Block::Table(table(&bouts))];
        }
        let mut blocks = Vec::new();
        for of in &round.matches {
            blocks.push(Block::Heading(2, self.match_title(no, round, *of)));
            let own: Vec<&Bout> =
                bouts.iter().copied().filter(|bout| self.is_of(*of, bout)).collect();
            if !own.is_empty() {
                blocks.push(Block::Table(table(&own)));
            }
            blocks.extend(self.empty_boards(no, *of).into_iter().map(Block::Text));
        }
        let free: Vec<String> = round.free_teams.iter().map(|team| self.team(*team)).collect();
        // Where there are groups it stands below each of them.
        if !free.is_empty() && self.contest().phase_of(no).is_none() {
            let teams = [("teams", free.join(", ").into())];
            blocks.push(Block::Text(self.words.say_with("tournament-match-free", &teams)));
        }
        blocks
    }

    /// The boards of a match at which one team has nobody.
    fn empty_boards(&self, no: u8, of: Match) -> Vec<String> {
        let boards = self.contest().boards_of(no, of).into_iter().enumerate();
        let empty = boards.filter(|(_, (_, pair))| pair.contains(&None));
        let told = empty.map(|(nth, (board, mut pair))| {
            // The team that is named first has White at the odd boards.
            if nth % 2 == 1 {
                pair.reverse();
            }
            let nobody = || self.say("tournament-match-nobody");
            let [white, black] = pair.map(|one| one.map_or_else(nobody, |no| self.player(no)));
            let sign = match pair {
                [Some(_), _] => "+ : –",
                [None, Some(_)] => "– : +",
                [None, None] => "– : –",
            };
            let args = [
                ("board", board.0.into()),
                ("white", white.into()),
                ("black", black.into()),
                ("result", sign.into()),
            ];
            self.words.say_with("tournament-match-empty-board", &args)
        });
        told.collect()
    }

    /// A form for each team that plays in a round, on which its captain hands in the line-up.
    #[must_use]
    pub fn line_up_forms(&self, no: u8) -> Option<Document> {
        let round = self.round(no).filter(|round| !round.matches.is_empty())?;
        let title = self.words.say_with("tournament-line-up-title", &[("round", no.into())]);
        let forms = round.matches.iter().flat_map(|of| {
            let [first, second] = of.both();
            [(first, second), (second, first)].map(|pair| (*of, pair))
        });
        let forms = forms.flat_map(|(of, pair)| self.line_up_form((no, of), pair, &title));
        let forms = forms.collect();
        Some(self.document(title, forms))
    }

    fn line_up_form(
        &self,
        (no, of): (u8, Match),
        (team, other): (TeamNo, TeamNo),
        title: &str,
    ) -> Vec<Page> {
        let entry = self.contest().teams.get(&team);
        let captain = entry.map(|entry| entry.team.captain.clone()).unwrap_or_default();
        let mut rows = self.of_round(no);
        rows.push((self.say("tournament-line-up-team"), self.team(team)));
        rows.push((self.say("protocol-match-against"), self.team(other)));
        rows.push((self.say("protocol-column-board"), self.boards_text(of)));
        rows.push((self.say("tournament-teams-captain"), captain));
        if let Some(due) = self.contest().line_ups_due(no) {
            let due = [("due", date_time(self.words, due).into())];
            let due = self.words.say_with("tournament-line-up-due", &due);
            rows.push((self.say("protocol-column-remarks"), due));
        }
        let mut blocks = self.top(title, rows);
        blocks.push(Block::Text(self.say("protocol-line-up-what")));
        let players = entry.map(|entry| entry.team.players.as_slice()).unwrap_or_default();
        blocks.push(Block::Table(self.members(players, Some(RESULT))));
        blocks.push(Block::Signature(self.say("protocol-signed-captain")));
        blocks.push(Block::Signature(self.say("protocol-line-up-received")));
        blocks.extend(head(self.words, self.about));
        pages(blocks)
    }

    /// `1–4`
    fn boards_text(&self, of: Match) -> String {
        let boards = u16::from(self.contest().team_rules().map_or(1, |rules| rules.boards));
        format!("{}–{}", of.board, of.board.0.saturating_add(boards.saturating_sub(1)))
    }

    /// The protocol of each match of a round: the teams, the players in the order of their boards with
    /// their colours, the results as far as they are known, and who signs.
    #[must_use]
    pub fn match_protocols(&self, no: u8) -> Option<Document> {
        let round = self
            .round(no)
            .filter(|round| round.stage != Stage::Draft && !round.matches.is_empty())?;
        let title = self.say_round("protocol-matches", no);
        let protocols = round.matches.iter().enumerate();
        let protocols =
            protocols.flat_map(|(nth, of)| self.match_protocol((no, round), (nth + 1, *of)));
        let protocols = protocols.collect();
        Some(self.document(title, protocols))
    }

    /// When a match begins, its teams, their captains and what their line-ups come from.
    fn match_facts(&self, no: u8, of: Match) -> Vec<(String, String)> {
        let mut rows = self.of_round(no);
        let [first, second] = of.both();
        rows.push((self.say("protocol-match-first"), self.team(first)));
        rows.push((self.say("protocol-match-second"), self.team(second)));
        for team in [first, second] {
            let name = self.contest().team_name(team);
            let captain = self.contest().teams.get(&team).map(|entry| &entry.team.captain);
            if let Some(captain) = captain.filter(|captain| !captain.is_empty()) {
                let of = [("team", name.into())];
                rows.push((self.words.say_with("protocol-match-captain", &of), captain.clone()));
            }
            let line_up = self.contest().line_up(no, team);
            let source = self.words.tell(&line_up.source);
            let reason = Some(line_up.reason).filter(|reason| !reason.is_empty());
            let parts: Vec<String> = [source].into_iter().chain(reason).collect();
            let label = self.words.say_with(
                "protocol-match-line-up",
                &[("team", self.contest().team_name(team).into())],
            );
            rows.push((label, parts.join("; ")));
        }
        rows
    }

    fn match_protocol(&self, (no, round): (u8, &Round), (nth, of): (usize, Match)) -> Vec<Page> {
        let args = [("round", no.into()), ("nth", nth.into())];
        let title = self.words.say_with("protocol-match", &args);
        let [first, second] = of.both();
        let rows = self.match_facts(no, of);
        let mut blocks = self.top(&title, rows);
        let row = |(nth, (board, pair)): (usize, (_, [Option<EntrantNo>; 2]))| {
            let board: jadoube_laws::ids::BoardNo = board;
            let colours = ["competition-white-short", "competition-black-short"];
            let [ours, theirs] = if nth % 2 == 0 { colours } else { [colours[1], colours[0]] };
            let bout = round.bouts.iter().find(|bout| bout.pairing.board == board);
            let results = match pair {
                [Some(_), Some(_)] => self.results_of(bout, nth),
                // Who has nobody opposite has the point.
                pair => pair.map(|one| if one.is_some() { "+" } else { "–" }.to_owned()),
            };
            let [first, second] = pair.map(|one| {
                one.map_or_else(|| self.say("tournament-match-nobody"), |no| self.player(no))
            });
            let [one, other] = results;
            vec![board.to_string(), first, self.say(ours), one, other, self.say(theirs), second]
        };
        let columns = vec![
            self.column("protocol-column-board", Number),
            Column::new(self.contest().team_name(first), Words),
            Column::new("", Sign),
            Column::wide(self.say("protocol-result"), Sign, RESULT),
            Column::wide(self.say("protocol-result"), Sign, RESULT),
            Column::new("", Sign),
            Column::new(self.contest().team_name(second), Words),
        ];
        let seats = self.contest().boards_of(no, of).into_iter().enumerate();
        let mut rows: Vec<Vec<String>> = seats.map(row).collect();
        let is_over = round
            .bouts
            .iter()
            .filter(|bout| self.is_of(of, bout))
            .all(|bout| bout.result(&self.boards).is_some());
        let points = self.contest().match_points((no, of), &self.boards);
        let [ours, theirs] =
            points.map(|points| if is_over { halves(points) } else { String::new() });
        let none = String::new;
        rows.push(vec![
            none(),
            self.say("protocol-match-total"),
            none(),
            ours,
            theirs,
            none(),
            none(),
        ]);
        blocks.push(Block::Table(Table { columns, rows, boxes: Some(ROW) }));
        for id in [
            "protocol-signed-match-arbiter",
            "protocol-signed-captain-first",
            "protocol-signed-captain-second",
        ] {
            blocks.push(Block::Signature(self.say(id)));
        }
        blocks.extend(head(self.words, self.about));
        pages(blocks)
    }

    /// What the first team, and the second, have got at a board; nothing while it is not known.
    fn results_of(&self, bout: Option<&Bout>, nth: usize) -> [String; 2] {
        let Some(result) = bout.and_then(|bout| bout.result(&self.boards)) else {
            return [String::new(), String::new()];
        };
        let told = self.words.tell(&result);
        let mut halves: Vec<String> =
            told.split(['–', ':']).map(|part| part.trim().to_owned()).collect();
        if nth % 2 == 1 {
            halves.reverse();
        }
        match <[String; 2]>::try_from(halves) {
            Ok(two) => two,
            Err(_) => [told, String::new()],
        }
    }

    /// The best on each board, behind the standings.
    pub(super) fn board_prizes(&self, after: u8) -> Vec<Block> {
        let tournament = &self.readings.record;
        let scores = board_scores(tournament, after);
        if scores.is_empty() {
            return Vec::new();
        }
        let kinds = [Number, Number, Words, Words, Number, Number, Number, Number];
        let columns = board_heads(self.words).into_iter().zip(kinds);
        let columns = columns.map(|(head, kind)| Column::new(head, kind)).collect();
        let rows = scores.iter().flat_map(|(board, scores)| {
            let best = (1..).zip(scores).filter(|(_, score)| score.is_enough).take(3);
            best.map(|(place, score)| {
                board_row(self.words, tournament, *board, place, score).into()
            })
        });
        let table = Table { columns, rows: rows.collect(), boxes: None };
        let article = [("article", jadoube_competition::board_prizes::ARTICLE.to_string().into())];
        vec![
            Block::Heading(2, self.say("tournament-boards")),
            Block::Table(filled(table)),
            Block::Text(self.words.say_with("tournament-boards-note", &article)),
        ]
    }
}
