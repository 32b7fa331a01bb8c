//! What an arbiter walks through the hall with: the sheet for the clocks of a round, and the list of
//! what must be at the boards by the edition of the Laws.

use super::EventPaper;
use super::known_clocks::{KnownClocks, OfGame};
use crate::document::{Block, Column, ColumnKind, Document, Table};
use crate::flow::pages;
use crate::protocol::head;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::Side;
use jadoube_core::competition::round::Bout;
use jadoube_i18n::{appeal, clock, law, time};
use jadoube_laws::clock::control::{Bonus, Schedule, TimeControl};
use jadoube_laws::library::clock_checks::clock_checks;
use jadoube_laws::library::topics::groups;

/// After how many moves a game is taken to be over, to know how many checks there are.
const LONG: u16 = 60;
const CHECKS_MOST: i64 = 14;
/// How high a row is in which somebody writes, and how wide the places are.
const ROW: f32 = 7.5;
const PLACE: f32 = 26.0;
const TICK: f32 = 16.0;

/// The topics of the Laws that say what must be at a board, by what is checked.
const EQUIPMENT: [(&str, &[&str]); 4] = [
    ("protocol-equipment-boards", &["N04", "N06"]),
    ("protocol-equipment-clocks", &["N23", "N26"]),
    ("protocol-equipment-sheets", &["S01", "S05"]),
    ("protocol-equipment-blind", &["B01", "B02", "B06", "B07"]),
];

impl EventPaper<'_> {
    /// A table for each check of the clocks of a round: what both times together must come to, and room
    /// for what the clocks show. In the check that is due, what is known of them at that moment.
    #[must_use]
    pub fn clock_sheet(&self, no: u8, at: Moment, of_game: OfGame<'_>) -> Option<Document> {
        let round = self.round(no)?;
        let control = &self.contest().regulations.as_ref()?.control;
        let title = self.say_round("protocol-clock-sheet", no);
        let mut rows = self.of_round(no);
        rows.push((self.say("protocol-control"), clock::control(self.words, control)));
        let mut blocks = self.top(&title, rows);
        blocks.push(Block::Text(self.how()));
        let more = control.schedules.of(Side::White).0.len() > 1;
        blocks.extend(more.then(|| Block::Text(self.say("protocol-clock-periods"))));
        let delayed = Side::BOTH.iter().any(|side| is_delayed(control.schedules.of(*side)));
        blocks.extend(delayed.then(|| Block::Text(self.say("protocol-clock-delay"))));
        let known = |bout: &Bout| KnownClocks::of(self.hall, bout, at, of_game);
        let known: Vec<Option<KnownClocks>> = round.bouts.iter().map(known).collect();
        let played = known.iter().flatten().map(|one| one.played).max();
        let every = clock_checks().every();
        // The check whose time is nearest.
        let due = played.map(|played| ((played.0 + every.0 / 2) / every.0).max(1));
        for nth in 1..=checks(control) {
            blocks.push(Block::Heading(2, self.check(no, control, Millis(every.0 * nth))));
            let is_due = due == Some(nth);
            if let Some(played) = played.filter(|_| is_due) {
                let after = [("time", time::full(played).into())];
                let known = self.words.say_with("protocol-clock-after", &after);
                blocks.push(Block::Facts(vec![(self.say("protocol-clock-known"), known)]));
            }
            let rows = round.bouts.iter().zip(&known);
            let rows =
                rows.map(|(bout, known)| self.of_clocks(bout, known.filter(|_| is_due), delayed));
            let (columns, rows) = (self.clock_columns(), rows.collect());
            blocks.push(Block::Table(Table { columns, rows, boxes: Some(ROW) }));
        }
        blocks.push(Block::Signature(self.say("paper-signed-arbiter")));
        blocks.extend(head(self.words, self.about));
        Some(self.document(title, pages(blocks)))
    }

    /// How clocks are checked, and by whose rule.
    fn how(&self) -> String {
        let checks = clock_checks();
        let brief = |time| time::brief(self.words, time);
        let sources = appeal::articles(self.words, &checks.tolerance_seconds.articles);
        let args = [
            ("every", brief(checks.every()).into()),
            ("tolerance", brief(checks.tolerance()).into()),
            ("source", sources.into()),
        ];
        self.words.say_with("protocol-clock-how", &args)
    }

    fn clock_columns(&self) -> Vec<Column> {
        vec![
            self.column("protocol-column-board", ColumnKind::Number),
            self.column("protocol-column-players", ColumnKind::Words),
            Column::wide("T1", ColumnKind::Sign, PLACE * 0.75),
            Column::wide("T2", ColumnKind::Sign, PLACE * 0.75),
            Column::wide(self.say("protocol-moves"), ColumnKind::Sign, PLACE * 0.75),
            Column::wide(self.say("protocol-clock-sum"), ColumnKind::Sign, PLACE),
            Column::wide(self.say("protocol-clock-deviation"), ColumnKind::Words, PLACE),
        ]
    }

    /// The row of a board: filled in, where its clocks are known, else with room to write.
    fn of_clocks(&self, bout: &Bout, known: Option<KnownClocks>, delayed: bool) -> Vec<String> {
        let [white, black] = bout.pairing.both().map(|one| self.contest().name(one));
        let mut row = vec![bout.pairing.board.to_string(), format!("{white} – {black}")];
        if let Some(known) = known {
            row.extend(known.shown.map(time::full));
            row.push(known.moves.to_string());
            row.push(time::full(known.sum()));
            row.extend(known.deviation().map(|deviation| self.deviation(deviation, delayed)));
        }
        row
    }

    /// `+0:00:03`; beyond the tolerance with a sign and a word. With a delay more time is none.
    fn deviation(&self, deviation: Millis, delayed: bool) -> String {
        let sign = if deviation.0 < 0 { '−' } else { '+' };
        let told = format!("{sign}{}", time::full(Millis(deviation.0.abs())));
        let is_beyond = deviation.0.abs() > clock_checks().tolerance().0;
        if !is_beyond || (delayed && deviation.0 > 0) {
            return told;
        }
        self.words.say_with("protocol-clock-beyond", &[("deviation", told.into())])
    }

    /// `0:30:00 (15:30): T1 + T2 = 1:00 × moves + 2:30:00`
    fn check(&self, no: u8, control: &TimeControl, elapsed: Millis) -> String {
        let start = self.round(no).and_then(|round| round.starts);
        let starts = start.or_else(|| self.contest().schedule.get(&no).copied());
        let at = starts.map(|starts| {
            let (hour, minute, _) = starts.plus(elapsed).time();
            format!(" ({hour:02}:{minute:02})")
        });
        let each: i64 = Side::BOTH.map(|side| bonus(control.schedules.of(side)).0).iter().sum();
        let both: i64 = Side::BOTH.map(|side| first(control.schedules.of(side)).0).iter().sum();
        let left = both - elapsed.0;
        let rest = time::full(Millis(left.abs()));
        let due = match (each, left) {
            (0, 0..) => rest,
            (0, _) => format!("− {rest}"),
            (each, left) => {
                let sign = if left < 0 { '−' } else { '+' };
                let each = time::shown(Millis(each));
                format!("{each} × {} {sign} {rest}", self.say("protocol-clock-moves"))
            }
        };
        format!("{}{}: T1 + T2 = {due}", time::full(elapsed), at.unwrap_or_default())
    }

    /// What must be at the boards by the edition of the Laws, with its articles, to be ticked off.
    #[must_use]
    pub fn equipment(&self) -> Option<Document> {
        let edition = &self.hall.competition.as_ref()?.edition;
        let laws = [("edition", edition.into())];
        let title = self.words.say_with("protocol-equipment", &laws);
        let boards = self.contest().rounds.values().map(|round| round.bouts.len()).max();
        let boards = boards.unwrap_or(self.contest().entrants.len() / 2).to_string();
        let rows = vec![
            (self.say("protocol-equipment-count"), boards),
            (self.say("protocol-control"), self.control()),
        ];
        let mut blocks = self.top(&title, rows);
        for (id, topics) in EQUIPMENT {
            let rows: Vec<Vec<String>> =
                topics.iter().filter_map(|topic| self.required(topic, edition)).collect();
            if rows.is_empty() {
                continue;
            }
            blocks.push(Block::Heading(2, self.say(id)));
            let columns = vec![
                self.column("protocol-equipment-what", ColumnKind::Words),
                self.column("protocol-equipment-laws", ColumnKind::Words),
                Column::wide(self.say("protocol-equipment-wrong"), ColumnKind::Sign, PLACE * 1.2),
                Column::wide(self.say("protocol-equipment-ok"), ColumnKind::Sign, TICK),
            ];
            blocks.push(Block::Table(Table { columns, rows, boxes: Some(ROW) }));
        }
        blocks.push(Block::Signature(self.say("paper-signed-arbiter")));
        blocks.extend(head(self.words, self.about));
        Some(self.document(title, pages(blocks)))
    }

    /// What an edition says on a topic, with its articles, and room beside it.
    fn required(&self, id: &str, edition: &str) -> Option<Vec<String>> {
        let mut all =
            groups().iter().flat_map(|group| group.topics.iter().map(move |it| (group, it)));
        let (group, topic) = all.find(|(_, topic)| topic.id == id)?;
        let cell = topic.cell(edition)?;
        cell.sentence_of()?;
        let said = law::statement(self.words, group, topic, cell);
        let articles = law::numbers(self.words, &cell.articles);
        let said = if articles.is_empty() { said } else { format!("{said} ({articles})") };
        Some(vec![law::subject(self.words, group, topic), said, String::new(), String::new()])
    }

    pub(super) fn control(&self) -> String {
        let control = self.contest().regulations.as_ref().map(|one| &one.control);
        control.map_or_else(String::new, |control| clock::control(self.words, control))
    }
}

/// The time of the first period.
fn first(schedule: &Schedule) -> Millis {
    schedule.0.first().map_or(Millis::ZERO, |period| period.time)
}

/// What a move adds to a clock.
fn bonus(schedule: &Schedule) -> Millis {
    match schedule.0.first().map(|period| period.bonus) {
        Some(Bonus::Increment(time)) => time,
        Some(Bonus::None | Bonus::Delay(_) | Bonus::Bronstein(_)) | None => Millis::ZERO,
    }
}

fn is_delayed(schedule: &Schedule) -> bool {
    let delays = |bonus| matches!(bonus, Bonus::Delay(_) | Bonus::Bronstein(_));
    schedule.0.iter().any(|period| delays(period.bonus))
}

/// How many checks there are in a long game.
fn checks(control: &TimeControl) -> i64 {
    let whole = |side| {
        let periods = &control.schedules.of(side).0;
        let all: i64 = periods.iter().map(|period| period.time.0).sum();
        all + bonus(control.schedules.of(side)).0 * i64::from(LONG)
    };
    let both: i64 = Side::BOTH.map(whole).iter().sum();
    ((both - 1) / clock_checks().every().0).clamp(1, CHECKS_MOST)
}
