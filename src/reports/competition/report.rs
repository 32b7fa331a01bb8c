//! The chief arbiter's report: the event and its regulations, players, rounds, standings, all that was
//! decided, and what became of it.

use super::{EventPaper, filled};
use crate::document::{Block, ColumnKind, Document, Table};
use crate::flow::{fits_upright, pages};
use crate::protocol::{adjourned, decided, head};
use jadoube_core::adjournment::state::Adjournment;
use jadoube_core::competition::round::{Bout, EnteredResult, Stage};
use jadoube_core::competition::tournament::StandingView;
use jadoube_core::disputes::state::Incident;
use jadoube_i18n::adjournment::date_time;
use jadoube_i18n::{chess, regulations, ruling};
use jadoube_laws::wall::Wall;

use ColumnKind::{Number, Sign, Words};

type Row = (String, String);

impl EventPaper<'_> {
    /// The report, with what was decided about the event, each with its time.
    #[must_use]
    pub fn report(&self, acts: Vec<Row>) -> Document {
        let title = self.say("protocol-report");
        let facts = |rows: Vec<Row>| match rows.is_empty() {
            true => Vec::new(),
            false => vec![Block::Facts(rows)],
        };
        let mut blocks = self.top(&title, self.of_event());
        blocks.extend(self.part("protocol-regulations", facts(self.regulations())));
        let players = vec![Block::Table(self.player_table())];
        blocks.extend(self.part("protocol-players", players));
        for (no, round) in &self.contest().rounds {
            if round.stage == Stage::Draft {
                continue;
            }
            blocks.push(Block::Heading(2, self.say_round("protocol-round", *no)));
            let mut rows = self.of_round(*no);
            rows.push((self.say("protocol-stage"), self.words.tell(&round.stage)));
            blocks.push(Block::Facts(rows));
            blocks.extend(self.result_table(*no).map(Block::Table));
            blocks.extend(self.struck_note(*no));
            blocks.extend(self.byes(round, *no).into_iter().map(Block::Text));
        }
        let after = self.contest().published();
        let mut sheets = Vec::new();
        if after > 0 {
            blocks.push(Block::Heading(2, self.say_round("protocol-standings", after)));
            blocks.extend(self.standing_blocks(&StandingView::default()));
            // What is narrow enough goes on below the standings; else it has sheets of its own.
            match self.cross_blocks().filter(|cross| fits_upright(cross)) {
                Some(cross) => blocks.extend(cross),
                None => {
                    sheets.extend(pages(std::mem::take(&mut blocks)));
                    sheets.extend(self.cross_pages(&self.say("tournament-cross-table")));
                }
            }
        }
        let prizes = self.prize_blocks(None).unwrap_or_default();
        blocks.extend(self.part("protocol-prizes", prizes));
        blocks.extend(self.part("protocol-corrections-results", self.corrections()));
        let incidents = self.hall.incidents.values().map(|one| self.incident(one));
        let incidents = match facts(incidents.collect()) {
            none if none.is_empty() => vec![Block::Text(self.say("protocol-none"))],
            some => some,
        };
        blocks.extend(self.part("protocol-incidents-appeals", incidents));
        let adjourned = self.hall.adjournments.values().map(|one| self.adjournment(one));
        blocks.extend(self.part("protocol-adjournments", facts(adjourned.collect())));
        blocks.extend(self.part("protocol-acts", facts(acts)));
        blocks.push(Block::Signature(self.say("protocol-signed-chief")));
        blocks.push(Block::Signature(self.say("protocol-signed-director")));
        blocks.extend(head(self.words, self.about));
        sheets.extend(pages(blocks));
        self.document(title, sheets)
    }

    /// A part under its heading; nothing, where nothing is in it.
    fn part(&self, id: &str, blocks: Vec<Block>) -> impl Iterator<Item = Block> {
        let heading = (!blocks.is_empty()).then(|| Block::Heading(2, self.say(id)));
        heading.into_iter().chain(blocks)
    }

    /// When it began, how many played, and under which Laws.
    fn of_event(&self) -> Vec<Row> {
        let competition = self.about.competition;
        let date = competition.map(|one| self.words.date_written(&one.date));
        let laws = competition.map(|one| {
            let edition = [("edition", (&one.edition).into())];
            let laws = self.words.say_with("protocol-laws", &edition);
            match one.rules {
                Some(_) => format!("{laws} {}", self.say("protocol-own-rules")),
                None => laws,
            }
        });
        let count = Some(self.contest().entrants.len().to_string());
        let rows =
            [("protocol-date", date), ("protocol-count", count), ("protocol-laws-name", laws)];
        let told = rows.into_iter().filter_map(|(id, value)| Some((self.say(id), value?)));
        told.filter(|(_, value)| !value.is_empty()).collect()
    }

    /// What was fixed for all rounds, with the articles.
    fn regulations(&self) -> Vec<Row> {
        let Some(of) = &self.contest().regulations else { return Vec::new() };
        let rounds = ("protocol-rounds", self.contest().planned().to_string());
        let mut rows = regulations::facts(self.words, of);
        rows.insert(1, rounds);
        rows.into_iter().map(|(id, value)| (self.say(id), value)).collect()
    }

    /// What became of an adjourned game.
    pub(super) fn adjournment(&self, one: &Adjournment) -> Row {
        let (name, line) = adjourned(self.words, one);
        let game = chess::pairing(self.words, &one.players);
        (name, format!("{}: {game} · {line}", self.place(one.round, one.board.0)))
    }

    /// An incident: when and where, what was decided by which articles, and what became of the appeal.
    fn incident(&self, one: &Incident) -> Row {
        let (title, line) = decided(self.words, one);
        let opened = self.hall.opened.get(&one.no).map(|wall| date_time(self.words, *wall));
        let place = one.circumstances.as_ref().map(|then| {
            let board = one.board.map_or(0, |board| board.0);
            let game = chess::pairing(self.words, &then.players);
            format!("{}: {game}", self.place(then.round, board))
        });
        let cited = one
            .decision
            .as_ref()
            .map(|decision| ruling::citations(self.words, &decision.ruling.citations));
        let parts = [opened, place, Some(line), cited].into_iter().flatten();
        let parts: Vec<String> = parts.filter(|part| !part.trim().is_empty()).collect();
        (title, parts.join(" · "))
    }

    /// Results that were entered against a board or another result: what, why, who and when.
    fn corrections(&self) -> Vec<Block> {
        let rounds = self.contest().rounds.iter();
        let rows = rounds.flat_map(|(no, round)| {
            round.bouts.iter().flat_map(|bout| self.corrections_at(*no, bout))
        });
        let rows: Vec<Vec<String>> = rows.collect();
        if rows.is_empty() {
            return Vec::new();
        }
        let columns = vec![
            self.column("protocol-column-round", Number),
            self.column("protocol-column-board", Number),
            self.column("protocol-column-before", Sign),
            self.column("protocol-result", Sign),
            self.column("protocol-column-reason", Words),
            self.column("protocol-column-when", Words),
            self.column("protocol-column-who", Words),
        ];
        vec![Block::Table(filled(Table { columns, rows, boxes: None }))]
    }

    fn corrections_at(&self, no: u8, bout: &Bout) -> Vec<Vec<String>> {
        let told = |result| self.words.tell(&result);
        let mut before = None;
        let mut rows = Vec::new();
        for one in &bout.entered {
            let EnteredResult { result, against, reason, who, wall, undone } = one;
            let was = against.or(before);
            if was.is_some_and(|was| was != *result) || !reason.is_empty() || *undone {
                let undone = undone.then(|| self.say("protocol-undone"));
                let reason = Some(reason.clone()).filter(|reason| !reason.is_empty());
                let reason: Vec<String> = reason.into_iter().chain(undone).collect();
                rows.push(vec![
                    no.to_string(),
                    bout.pairing.board.to_string(),
                    was.map(told).unwrap_or_default(),
                    told(*result),
                    reason.join("; "),
                    wall.parse::<Wall>()
                        .map_or_else(|_| wall.clone(), |at| date_time(self.words, at)),
                    self.about.recorded_at(self.words, &who.station),
                ]);
            }
            if !undone {
                before = Some(*result);
            }
        }
        rows
    }
}
