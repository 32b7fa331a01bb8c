//! A round on paper: its pairings before it, its results, and the protocol that the chief arbiter
//! signs (Laws 1972, regulations of the team world championship, articles 16, 23 and 25).

use super::{EventPaper, filled};
use crate::document::{Block, Column, ColumnKind, Document, Table};
use crate::flow::{pages, pages_posted};
use crate::protocol::{decided, head};
use jadoube_competition::tournament::Number;
use jadoube_core::adjournment::register::{EnvelopeFilter, find};
use jadoube_core::adjournment::state::Adjournment;
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::round::{Bout, EnteredResult, Round, Stage};
use jadoube_core::disputes::state::Incident;
use jadoube_i18n::adjournment::date_time;
use jadoube_i18n::bracket::BracketText;
use jadoube_i18n::contest as event;
use jadoube_i18n::entrant::marked;
use jadoube_laws::game::state::{Damage, DamageKind};
use jadoube_laws::wall::Wall;

use ColumnKind::{Number as Count, Short, Sign, Words};

/// How wide the place for a result is.
const RESULT: f32 = 24.0;

impl EventPaper<'_> {
    /// The pairings of a round, to be posted; none where it is not paired.
    #[must_use]
    pub fn pairings(&self, no: u8) -> Option<Document> {
        let round = self.round(no)?;
        let title = self.say_round("protocol-pairings", no);
        let about = self.of_round(no).into_iter().chain(self.start_of(no)).collect();
        let mut blocks = self.top(&title, about);
        // Where each board has its own, it stands with the board.
        let start = |board| match self.start_of(no) {
            None => self.start_at(no, board).unwrap_or_default(),
            Some(_) => String::new(),
        };
        if round.stage == Stage::Draft {
            blocks.push(Block::Text(self.say("protocol-draft")));
        }
        blocks.extend(self.match_lists(no));
        let before = no.saturating_sub(1);
        let points = |one| match before {
            0 => String::new(),
            _ => format!("{}{}", self.points(one, before), self.mark(one, before)),
        };
        let of = |bout: &Bout| {
            let [white, black] = bout.pairing.both();
            vec![
                bout.pairing.board.to_string(),
                self.number(white),
                self.seated(white),
                self.rating(white),
                points(white),
                self.unplayed(bout),
                points(black),
                self.seated(black),
                self.rating(black),
                self.number(black),
                start(bout.pairing.board),
            ]
        };
        let columns = vec![
            self.column("protocol-column-board", Count),
            self.column("competition-standings-number", Count),
            self.column("protocol-column-white", Words),
            self.column("competition-standings-rating", Count),
            self.column("protocol-column-points", Count),
            Column::wide(self.say("protocol-result"), Sign, RESULT),
            self.column("protocol-column-points", Count),
            self.column("protocol-column-black", Words),
            self.column("competition-standings-rating", Count),
            self.column("competition-standings-number", Count),
            self.column("protocol-start", Short),
        ];
        blocks.extend(self.games((no, round), &columns, of));
        let is_marked = |bout: &Bout| {
            bout.pairing.both().into_iter().any(|one| !self.mark(one, before).is_empty())
        };
        if round.bouts.iter().any(is_marked) {
            blocks.push(Block::Text(self.say("protocol-points-unfinished")));
        }
        blocks.extend(self.of_matches(no));
        Some(self.document(title, pages_posted(&blocks)))
    }

    /// A player as he is paired, with the word where he is blind.
    fn seated(&self, no: EntrantNo) -> String {
        marked(self.words, &self.player(no), self.contest().is_blind(no))
    }

    /// The games of a round as a table, of each match where teams play, and who has none.
    fn games(
        &self,
        (no, round): (u8, &Round),
        columns: &[Column],
        row: impl Fn(&Bout) -> Vec<String>,
    ) -> Vec<Block> {
        let mut blocks = self.by_match((no, round), |bouts| {
            let rows = bouts.iter().map(|bout| row(bout)).collect();
            filled(Table { columns: columns.to_vec(), rows, boxes: None })
        });
        blocks.extend(self.byes(round, no).into_iter().map(Block::Text));
        blocks
    }

    /// The mark of one of whom a game is not over, whose points may grow.
    fn mark(&self, no: EntrantNo, rounds: u8) -> &'static str {
        let number = self.contest().number(no).map(Number);
        let open =
            number.is_some_and(|number| !self.readings.unfinished(number, rounds).is_empty());
        if open { "*" } else { "" }
    }

    /// Whether what somebody did in a round does not count, because a player has left.
    fn is_struck(&self, no: EntrantNo, round: u8) -> bool {
        let struck = self.contest().number(no).map(|number| self.readings.struck(Number(number)));
        struck.is_some_and(|struck| struck.iter().any(|(of, _)| *of == round))
    }

    /// What the brackets in the results of a round mean, where there are any.
    pub(super) fn struck_note(&self, no: u8) -> Option<Block> {
        let mut bouts = self.round(no)?.bouts.iter();
        let is_struck =
            bouts.any(|bout| bout.pairing.both().into_iter().any(|one| self.is_struck(one, no)));
        is_struck.then(|| Block::Text(self.say("protocol-struck")))
    }

    /// Which games of which matches are played at the boards, and how the matches stand, in a
    /// knock-out.
    fn of_matches(&self, no: u8) -> Option<Block> {
        let course = self.contest().bracket(&self.boards)?;
        let text =
            BracketText { course: &course, record: &self.readings.record, words: self.words };
        let at_board = |bout: &Bout| {
            let leg = self.contest().leg_at(no, bout.pairing.board)?;
            let score = course.of(leg.tie).map(|one| text.score(one)).unwrap_or_default();
            let board = [("board", bout.pairing.board.0.into())];
            let board = self.words.say_with("tournament-round-board", &board);
            Some((board, [text.leg(leg), score].join("  ").trim_end().to_owned()))
        };
        Some(Block::Facts(self.round(no)?.bouts.iter().filter_map(at_board).collect()))
    }

    /// That nobody plays at a board, as far as it is known before the round.
    fn unplayed(&self, bout: &Bout) -> String {
        let known = bout.result(&self.boards).filter(|result| result.is_forfeit());
        known.map_or_else(String::new, |result| self.words.tell(&result))
    }

    /// The results of a round, to be posted; none where its pairings are not known.
    #[must_use]
    pub fn results(&self, no: u8) -> Option<Document> {
        let round = self.round(no).filter(|round| round.stage != Stage::Draft)?;
        let title = self.say_round("protocol-results", no);
        let mut blocks = self.top(&title, self.of_round(no));
        blocks.extend(self.match_lists(no));
        blocks.extend(self.by_match((no, round), |bouts| self.result_rows(no, bouts)));
        blocks.extend(self.struck_note(no));
        blocks.extend(self.byes(round, no).into_iter().map(Block::Text));
        blocks.extend(self.of_matches(no));
        Some(self.document(title, pages_posted(&blocks)))
    }

    /// Boards, players and results of a round, with the points after it.
    pub(super) fn result_table(&self, no: u8) -> Option<Table> {
        let bouts: Vec<&Bout> = self.round(no)?.bouts.iter().collect();
        Some(self.result_rows(no, &bouts))
    }

    /// The same of some boards.
    fn result_rows(&self, no: u8, bouts: &[&Bout]) -> Table {
        // One whose games are all struck has no points at all.
        let points = |one: EntrantNo| {
            let number = self.contest().number(one).map(Number);
            match number.is_some_and(|one| self.readings.unplaced.contains(&one)) {
                true => "–".to_owned(),
                false => self.points(one, no),
            }
        };
        let of = |bout: &Bout| {
            let [white, black] = bout.pairing.both();
            let result = self.result(bout);
            let is_struck = [white, black].into_iter().any(|one| self.is_struck(one, no));
            vec![
                bout.pairing.board.to_string(),
                self.number(white),
                self.player(white),
                points(white),
                if is_struck && !result.is_empty() { format!("({result})") } else { result },
                points(black),
                self.player(black),
                self.number(black),
            ]
        };
        let columns = vec![
            self.column("protocol-column-board", Count),
            self.column("competition-standings-number", Count),
            self.column("protocol-column-white", Words),
            self.column("protocol-column-points", Count),
            self.column("protocol-result", Sign),
            self.column("protocol-column-points", Count),
            self.column("protocol-column-black", Words),
            self.column("competition-standings-number", Count),
        ];
        Table { columns, rows: bouts.iter().map(|bout| of(bout)).collect(), boxes: None }
    }

    /// The results of a round that hold though a board shows another, or another was known before,
    /// each with its reason.
    pub(super) fn reasons(&self, no: u8) -> Vec<String> {
        let Some(round) = self.round(no) else { return Vec::new() };
        let with_reason = |bout: &Bout| {
            let told = bout.entered.iter().filter(|one| !one.undone && !one.reason.is_empty());
            told.map(|one| self.corrected(bout, one).join(" · ")).collect::<Vec<_>>()
        };
        round.bouts.iter().flat_map(with_reason).collect()
    }

    /// Which board and what result, what the board showed, why, and who entered it when.
    pub(super) fn corrected(&self, bout: &Bout, one: &EnteredResult) -> [String; 2] {
        let words = self.words;
        let board =
            [("board", bout.pairing.board.0.into()), ("result", words.tell(&one.result).into())];
        let board = words.say_with("protocol-board-result", &board);
        let other = one.against.filter(|shown| !one.result.is_only_unrated(*shown));
        let shown = other.map(|shown| {
            let shown = [("result", words.tell(&shown).into())];
            let by_hand = bout.is_shown_by_hand(&self.boards);
            words.say_with(event::shows(by_hand), &shown)
        });
        let undone = one.undone.then(|| self.say("protocol-undone"));
        let reason = Some(one.reason.clone()).filter(|reason| !reason.is_empty());
        let at = one
            .wall
            .parse::<Wall>()
            .map_or_else(|_| one.wall.clone(), |at| date_time(self.words, at));
        let by = format!("{at} {}", self.about.recorded_at(words, &one.who.station));
        let parts = [shown, reason, undone, Some(by)];
        [board, parts.into_iter().flatten().collect::<Vec<_>>().join("; ")]
    }

    /// The adjourned games that wait, in the order of their resumption.
    fn waiting(&self) -> Vec<&Adjournment> {
        let all = find(&self.hall.adjournments, &EnvelopeFilter::default());
        let waits = |one: &&Adjournment| one.is_adjourned() && one.resumption.is_none();
        all.into_iter().filter(waits).collect()
    }

    /// The incidents in the games of a round.
    pub(super) fn incidents_of(&self, no: u8) -> impl Iterator<Item = &Incident> {
        let is_of = move |incident: &&Incident| {
            let game = incident.game.and_then(|game| self.hall.games.get(&game));
            game.is_some_and(|one| one.game.setup.round == u16::from(no))
        };
        self.hall.incidents.values().filter(is_of)
    }

    /// The protocol of a round: each game with its result, the games that are adjourned in the order
    /// of their resumption, what was decided, and where the chief arbiter signs.
    #[must_use]
    pub fn protocol(&self, no: u8) -> Option<Document> {
        let round = self.round(no).filter(|round| round.stage != Stage::Draft)?;
        let title = self.say_round("protocol-of-round", no);
        let mut rows = self.of_round(no);
        rows.push((self.say("protocol-stage"), self.words.tell(&round.stage)));
        let mut blocks = self.top(&title, rows);
        blocks.push(Block::Heading(2, self.say("protocol-games")));
        let of = |bout: &Bout| {
            let [white, black] = bout.pairing.both();
            let game = bout.game.and_then(|game| self.hall.games.get(&game));
            // Where some may be missing, nobody knows how many there were.
            let are_whole = |damage: Damage| damage.kind == DamageKind::TimesLost;
            let whole = game.filter(|one| one.game.damage.is_none_or(are_whole));
            let moves =
                whole.map(|one| one.game.plies.len().div_ceil(2)).filter(|moves| *moves > 0);
            vec![
                bout.pairing.board.to_string(),
                self.player(white),
                self.player(black),
                self.result(bout),
                moves.map_or_else(String::new, |moves| moves.to_string()),
            ]
        };
        let columns = vec![
            self.column("protocol-column-board", Count),
            self.column("protocol-column-white", Words),
            self.column("protocol-column-black", Words),
            self.column("protocol-result", Sign),
            self.column("protocol-moves", Count),
        ];
        blocks.extend(self.games((no, round), &columns, of));
        blocks.extend(self.reasons(no).into_iter().map(Block::Text));
        let waiting = self.waiting().into_iter().map(|one| self.adjournment(one));
        let waiting: Vec<(String, String)> = waiting.collect();
        if !waiting.is_empty() {
            blocks.push(Block::Heading(2, self.say("protocol-adjourned")));
            blocks.push(Block::Facts(waiting));
        }
        let incidents: Vec<(String, String)> =
            self.incidents_of(no).map(|one| decided(self.words, one)).collect();
        if !incidents.is_empty() {
            blocks.push(Block::Heading(2, self.say("protocol-incidents")));
            blocks.push(Block::Facts(incidents));
        }
        blocks.push(Block::Signature(self.say("protocol-signed-chief")));
        blocks.push(Block::Signature(self.say("protocol-signed-director")));
        blocks.extend(head(self.words, self.about));
        Some(self.document(title, pages(blocks)))
    }
}
