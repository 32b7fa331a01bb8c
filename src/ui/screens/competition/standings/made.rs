//! What the page of the standings shows, made from the event: a table with its notes, and the working
//! of every row.

use std::collections::BTreeMap;

use egui::Align;

use crate::screens::competition::headings::{NUMBER, column, tell_in_full};
use crate::screens::competition::standings::asked::{
    Maker, Parts, StandingsQuery, What, WorkingSource,
};
use crate::screens::competition::standings::group;
use crate::widgets::badge::Tone;
use crate::widgets::grid::table::{Column, GridRow, GridTable, Keep};
use crate::widgets::lines::LineText;
use crate::widgets::rows::sentence;
use jadoube_competition::board_prizes::{ARTICLE, board_scores};
use jadoube_competition::norm::edition::{Regulations as NormRules, Title};
use jadoube_competition::norm::titles::title_cases;
use jadoube_competition::rating::edition::{Rate, Regulations as RatingRules};
use jadoube_competition::rating::effects;
use jadoube_competition::rating::factor::Holder;
use jadoube_competition::record::{Records, Reference};
use jadoube_competition::standing::StandingLine;
use jadoube_competition::tournament::Number;
use jadoube_core::competition::entrant::RatingKind;
use jadoube_core::competition::tournament::{Games, StandingView};
use jadoube_desk::event_picture::EventPicture;
use jadoube_i18n::bracket::BracketText;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::norm::{self, NormText};
use jadoube_i18n::prizes;
use jadoube_i18n::rating::{self, RatingText};
use jadoube_i18n::standing::{self, StandingText};
use jadoube_i18n::team_table::{board_heads, board_row};

/// What is shown, ready to be drawn.
#[derive(Debug)]
pub(super) struct StandingsContent {
    pub(super) asked: StandingsQuery,
    pub(super) title: String,
    pub(super) table: GridTable,
    pub(super) notes: Vec<String>,
    /// Who stands in which row.
    rows: Vec<Number>,
    found: WorkingSource,
}

impl StandingsContent {
    pub(super) fn new(event: &EventPicture, asked: StandingsQuery, words: &Catalogue) -> Self {
        let maker = Maker { event, asked: &asked, words };
        let (title, table, notes, rows, found) = match asked.what {
            What::Standings => match (event.bracket_text(words), asked.group) {
                (Some(text), _) => maker.places(&text),
                (None, Some(of)) => maker.group(of).unwrap_or_else(|| maker.standings()),
                (None, None) => maker.standings(),
            },
            What::Ratings => maker.ratings(),
            What::Norms => maker.norms(),
            What::Prizes => maker.prizes(),
            What::Boards => maker.boards(),
        };
        Self { asked, title, table, notes, rows, found }
    }

    /// Who stands in a row.
    pub(super) fn who(&self, row: usize) -> Option<Number> {
        self.rows.get(row).copied()
    }

    /// In which row somebody stands.
    pub(super) fn row_of(&self, who: Number) -> Option<usize> {
        self.rows.iter().position(|number| *number == who)
    }

    /// How what stands in a row came about.
    pub(super) fn working(
        &self,
        event: &EventPicture,
        row: usize,
        words: &Catalogue,
    ) -> Vec<LineText> {
        let Some(who) = self.who(row) else { return Vec::new() };
        match &self.found {
            WorkingSource::Standing(standing) => {
                let readings = &event.readings;
                let tournament = readings.of(self.asked.games);
                let told = StandingText { standing, tournament, readings, words };
                let Some(line) = standing.of(who) else { return Vec::new() };
                let mut lines: Vec<LineText> = LineText::headed(told.who(line)).collect();
                lines.extend(told.workings(line).into_iter().flat_map(LineText::headed));
                lines
            }
            WorkingSource::Group(standing) => group::working((event, standing), who, words),
            WorkingSource::Bracket => {
                let Some(text) = event.bracket_text(words) else { return Vec::new() };
                let of = text.course.matches.iter();
                let of = of.filter(|one| one.players.contains(&Some(who)));
                let head = [text.player(who)].into_iter();
                LineText::headed(head.chain(of.map(|one| text.told(one))).collect()).collect()
            }
            WorkingSource::Ratings(all) => {
                let told = RatingText { tournament: &event.readings.record, words };
                let Some(effect) = all.get(&who) else { return Vec::new() };
                let head = vec![format!("{who} {}", event.name(who))];
                LineText::headed(head.into_iter().chain(told.working(effect)).collect()).collect()
            }
            WorkingSource::Prizes(offered) => LineText::headed(vec![offered.clone()]).collect(),
            WorkingSource::Boards => Vec::new(),
            WorkingSource::Norms(all) => {
                let tournament = &event.readings.record;
                let told = NormText {
                    tournament,
                    regulations: NormRules::on(event.date).regulations,
                    words,
                };
                let cases = all.get(&who).into_iter().flatten();
                cases.flat_map(|case| LineText::headed(told.working(case))).collect()
            }
        }
    }
}

/// What the first columns of a standing mean in full, where their heads are shortened.
const MEANT: [&str; 5] = ["", NUMBER, "", "", "tournament-players-head-federation"];

impl Maker<'_> {
    /// Whether somebody belongs to the category that is shown.
    fn shows(&self, who: Number) -> bool {
        let event = self.event.year_and_rating();
        let entrant = self.event.entrant(who);
        entrant.is_some_and(|entrant| self.asked.only.holds(entrant, event))
    }

    fn is_of_teams(&self) -> bool {
        self.event.is_of_teams()
    }

    fn column(&self, id: &str, align: Align, keep: Keep) -> Column {
        column(self.words, id, align, keep)
    }

    /// The places to which a bracket leads, as it stands now.
    fn places(&self, text: &BracketText<'_>) -> Parts {
        let keep = [
            (Align::Max, Keep::Whole),
            (Align::Max, Keep::Drops(1)),
            (Align::Min, Keep::Elastic),
            (Align::Min, Keep::Whole),
        ];
        let heads = text.place_heads().into_iter().zip(keep);
        let mut columns: Vec<Column> =
            heads.map(|(head, (align, keep))| Column::new(head, align, keep)).collect();
        tell_in_full(&mut columns, &MEANT, self.words);
        let places = text.course.places().into_iter().filter(|place| self.shows(place.number));
        let (numbers, rows) = places
            .map(|place| {
                let mut odd = text.course.odds();
                let is_odd =
                    odd.any(|(_, plays, due)| [Some(plays), due].contains(&Some(place.number)));
                let tone = if is_odd { Tone::Warn } else { Tone::Neutral };
                let cells = text.place_row(&place).to_vec();
                let row = GridRow { cells, spoken: text.place_told(&place), tone };
                (place.number, row)
            })
            .unzip();
        let title = self.words.say("tournament-standings");
        let notes = self.event.odd_matches(self.words);
        (title, GridTable::new(columns, rows), notes, numbers, WorkingSource::Bracket)
    }

    fn standings(&self) -> Parts {
        let words = self.words;
        let (contest, readings) = (&self.event.contest, &self.event.readings);
        let view = StandingView {
            after: Some(self.asked.after),
            games: self.asked.games,
            only: self.asked.only.clone(),
        };
        let standing = contest.standing(readings, &view, self.event.year_and_rating().0);
        let Some(standing) = standing else {
            let none = GridTable::new(Vec::new(), Vec::new());
            return (String::new(), none, Vec::new(), Vec::new(), WorkingSource::Boards);
        };
        let tournament = readings.of(self.asked.games);
        let told = StandingText { standing: &standing, tournament, readings, words };
        let who = [
            (Align::Max, Keep::Whole),
            (Align::Max, Keep::Drops(1)),
            (Align::Min, Keep::Drops(3)),
            (Align::Min, Keep::Elastic),
            (Align::Min, Keep::Drops(4)),
            (Align::Max, Keep::Drops(5)),
        ];
        // Points stay, and no tie-break is out of reach.
        let values = std::iter::once((Align::Max, Keep::Whole))
            .chain(std::iter::repeat((Align::Max, Keep::Scrolls)));
        let places = who.into_iter().chain(values);
        let mut columns: Vec<Column> = told
            .heads()
            .into_iter()
            .zip(places)
            .map(|(head, (align, keep))| Column::new(head, align, keep))
            .collect();
        tell_in_full(&mut columns, &MEANT, words);
        for (column, code) in columns.iter_mut().skip(who.len()).zip(&standing.list) {
            column.meaning = standing::tie_break(words, code);
        }
        let is_of_teams = self.event.is_of_teams();
        let lines = &standing.lines;
        let shared = |at: usize, line: &StandingLine| {
            let place = |at: usize| lines.get(at).map(|other| other.place);
            let both = [at.checked_sub(1).and_then(place), place(at + 1)];
            line.place > 0 && both.contains(&Some(line.place))
        };
        let rows = lines.iter().enumerate();
        let mut rows: Vec<GridRow> =
            rows.map(|(at, line)| self.standing_row(&told, line, shared(at, line))).collect();
        let numbers = lines.iter().map(|line| line.number).collect();
        let mut notes: Vec<String> = self.results_open(0).collect();
        notes.extend(told.notes());
        notes.extend(self.departures());
        if is_of_teams {
            // Teams have no title and no rating, and their federation is seldom more than their name.
            columns = without(columns);
            rows.iter_mut().for_each(|row| row.cells = without(std::mem::take(&mut row.cells)));
        }
        let shares = lines.iter().enumerate().filter(|(at, line)| shared(*at, line));
        let shares = shares.map(|(at, line)| {
            let place = [("place", line.place.into())];
            ((at, 0), words.say_with("tournament-standings-cell-shared", &place))
        });
        let table = GridTable::new(columns, rows).telling(shares.collect());
        (told.title(), table, notes, numbers, WorkingSource::Standing(standing))
    }

    /// From this round on, those of which results are missing.
    pub(super) fn results_open(&self, before: u8) -> impl Iterator<Item = String> {
        let open = self.event.open.range(before..=self.asked.after.max(before));
        open.map(|(round, count)| {
            let args = [("round", (*round).into()), ("count", (*count).into())];
            self.words.say_with("tournament-standings-open", &args)
        })
    }

    fn standing_row(&self, told: &StandingText<'_>, line: &StandingLine, shared: bool) -> GridRow {
        let words = self.words;
        let mut cells = told.row(line);
        let [_, number, title, name, federation, rating, values @ ..] = cells.as_mut_slice() else {
            return GridRow::new(cells, String::new());
        };
        let has_left = self.event.readings.left.contains(&line.number);
        let remarks = told.remarks(line.number).join(", ");
        let id = match (line.place, shared) {
            (0, _) => "tournament-standings-no-place",
            (_, true) => "tournament-standings-place-shared",
            (_, false) => "tournament-standings-place",
        };
        let number = [("number", number.as_str().into())];
        let rated = match rating.is_empty() {
            true => String::new(),
            false => {
                words.say_with("tournament-players-rated", &[("rating", rating.as_str().into())])
            }
        };
        let who = [
            words.say_with(id, &[("place", line.place.into())]),
            words.say_with("tournament-number", &number),
            title.clone(),
            name.clone(),
            remarks,
            federation.clone(),
            rated,
        ];
        let named =
            told.standing.list.iter().zip(values.iter()).filter(|(_, value)| !value.is_empty());
        let named = named.map(|(code, value)| {
            let name = standing::tie_break(words, code);
            match value.strip_suffix('*') {
                Some(value) => {
                    let args = [("name", name.into()), ("value", value.into())];
                    words.say_with("tournament-standings-two-readings", &args)
                }
                None => format!("{name} {value}"),
            }
        });
        let spoken: Vec<String> = who.into_iter().chain(named).collect();
        let spoken: Vec<&str> = spoken.iter().map(String::as_str).collect();
        let spoken = sentence(&spoken);
        *name = told.marked(line.number);
        let tone = if has_left { Tone::Warn } else { Tone::Neutral };
        GridRow { cells, spoken, tone }
    }

    /// What becomes of the games of those who left.
    fn departures(&self) -> impl Iterator<Item = String> {
        let all = self.event.readings.withdrawn.iter();
        all.map(|one| standing::withdrawal(self.words, one))
    }

    fn rate(&self) -> Rate {
        match self.event.year_and_rating().1 {
            RatingKind::Standard => Rate::Standard,
            RatingKind::Rapid => Rate::Rapid,
            RatingKind::Blitz => Rate::Blitz,
        }
    }

    fn ratings(&self) -> Parts {
        let words = self.words;
        // For ratings every game counts that was played.
        let tournament = &self.event.readings.record;
        let date = self.event.date;
        let regulations = date.map_or(RatingRules::NEWEST, RatingRules::on);
        let holder = |number: Number| Holder {
            born: tournament.players.get(&number).and_then(|one| one.birth).map(|born| born.year),
            year: date.map(|date| date.year),
            ..Holder::default()
        };
        let all = effects(tournament, &regulations, self.rate(), holder);
        let told = RatingText { tournament, words };
        let keep = [
            Keep::Drops(4),
            Keep::Elastic,
            Keep::Drops(1),
            Keep::Drops(3),
            Keep::Drops(2),
            Keep::Whole,
            Keep::Whole,
        ];
        let heads = told.heads();
        let columns = heads.iter().zip(told.heads_in_full()).zip(keep);
        let columns = columns.map(|((head, full), keep)| {
            let align = if keep == Keep::Elastic { Align::Min } else { Align::Max };
            Column::new(head, align, keep).meaning(full)
        });
        let columns = columns.collect();
        let shown = all.iter().filter(|(number, _)| self.shows(**number));
        let (numbers, rows) = shown
            .map(|(number, effect)| {
                let cells = told.cells(*number, effect);
                let parts = heads.iter().zip(&cells).enumerate();
                let parts = parts.filter(|(_, (_, cell))| *cell != "–");
                let parts: Vec<String> = parts
                    .map(|(at, (head, cell))| match at {
                        1 => cell.clone(),
                        _ => format!("{head} {cell}"),
                    })
                    .collect();
                let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
                let spoken = sentence(&parts);
                (*number, GridRow::new(cells.to_vec(), spoken))
            })
            .unzip();
        let title = rating::title(words, &regulations, self.rate());
        let table = GridTable::new(columns, rows);
        (title, table, Vec::new(), numbers, WorkingSource::Ratings(all))
    }

    /// The best on each board.
    fn boards(&self) -> Parts {
        let words = self.words;
        let tournament = &self.event.readings.record;
        let align = |at| if at == 2 || at == 3 { Align::Min } else { Align::Max };
        let keep = [
            Keep::Whole,
            Keep::Drops(3),
            Keep::Elastic,
            Keep::Drops(4),
            Keep::Drops(1),
            Keep::Whole,
            Keep::Whole,
            Keep::Drops(2),
        ];
        let heads = board_heads(words);
        let columns = heads.iter().zip(keep).enumerate();
        let mut columns: Vec<Column> =
            columns.map(|(at, (head, keep))| Column::new(head, align(at), keep)).collect();
        let percent = ["", "", "", "", "", "", "tournament-boards-percent-meaning"];
        tell_in_full(&mut columns, &percent, words);
        let (mut numbers, mut rows) = (Vec::new(), Vec::new());
        for (board, scores) in board_scores(tournament, self.asked.after) {
            for (place, score) in (1..).zip(&scores) {
                let cells = board_row(self.words, tournament, board, place, score);
                let parts = columns.iter().zip(&cells).filter(|(_, cell)| !cell.is_empty());
                let parts: Vec<String> =
                    parts.map(|(column, cell)| format!("{} {cell}", column.meaning)).collect();
                let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
                let tone = if place == 1 && score.is_enough { Tone::Good } else { Tone::Neutral };
                rows.push(GridRow { spoken: sentence(&parts), cells: cells.into(), tone });
                numbers.push(score.player);
            }
        }
        let article = [("article", ARTICLE.to_string().into())];
        let notes = vec![words.say_with("tournament-boards-note", &article)];
        let title = words.say("tournament-boards");
        (title, GridTable::new(columns, rows), notes, numbers, WorkingSource::Boards)
    }

    fn norms(&self) -> Parts {
        let words = self.words;
        let tournament = &self.event.readings.record;
        let in_force = NormRules::on(self.event.date);
        let rules = in_force.regulations;
        let told = NormText { tournament, regulations: rules, words };
        let mut all = BTreeMap::new();
        let (mut numbers, mut rows) = (Vec::new(), Vec::new());
        let mut notes: Vec<String> = Vec::new();
        let international = self.event.contest.international(&self.event.readings, rules);
        let international = international.filter(|found| found.is_exempt);
        for (number, player) in &tournament.players {
            let cases = title_cases(tournament, *number, rules, international.is_some());
            if cases.is_empty() || !self.shows(*number) {
                continue;
            }
            let states: Vec<(&str, String)> = cases
                .iter()
                .map(|case| {
                    let missed = case.audit.missed().count();
                    let id = match case.audit.is_norm() {
                        true => "tournament-norms-made",
                        false => "tournament-norms-missed",
                    };
                    (case.audit.title.code(), words.say_with(id, &[("count", missed.into())]))
                })
                .collect();
            for case in cases.iter().filter(|case| case.audit.is_norm()) {
                notes.push(told.norm(*number, &case.audit));
            }
            let has_norm = cases.iter().any(|case| case.audit.is_norm());
            let who = [("number", number.to_string().into())];
            let who = words.say_with("tournament-number", &who);
            let who = [who, player.title.clone(), player.name.clone()].into_iter();
            let told = states.iter().map(|(title, state)| format!("{title}: {state}"));
            let spoken: Vec<String> = who.chain(told).collect();
            let spoken: Vec<&str> = spoken.iter().map(String::as_str).collect();
            let of = |title: &str| {
                let found = states.iter().find(|(code, _)| *code == title);
                found.map(|(_, state)| state.clone()).unwrap_or_default()
            };
            let mut cells = vec![number.to_string(), player.title.clone(), player.name.clone()];
            cells.extend(Title::ALL.map(|title| of(title.code())));
            let tone = if has_norm { Tone::Good } else { Tone::Neutral };
            rows.push(GridRow { cells, spoken: sentence(&spoken), tone });
            numbers.push(*number);
            all.insert(*number, cases);
        }
        if notes.is_empty() {
            notes.push(words.say("competition-norms-none"));
        }
        notes.extend(norm::earlier(words, in_force));
        notes.extend(international.map(|found| norm::international(words, &found)));
        let mut columns = vec![
            self.column("competition-standings-number", Align::Max, Keep::Drops(1)),
            self.column("competition-standings-title-held", Align::Min, Keep::Drops(2)),
            self.column("competition-standings-name", Align::Min, Keep::Elastic),
        ];
        let titles = Title::ALL.map(Title::code);
        columns.extend(titles.map(|title| Column::new(title, Align::Min, Keep::Scrolls)));
        let title = words.say("tournament-standings-norms");
        (title, GridTable::new(columns, rows), notes, numbers, WorkingSource::Norms(all))
    }

    /// Who gets what by the standing as it is now.
    fn prizes(&self) -> Parts {
        let (words, contest) = (self.words, &self.event.contest);
        let regulations = contest.regulations.as_ref();
        let ranking = regulations.map(|one| one.ranking()).unwrap_or_default();
        let readings = &self.event.readings;
        let standing = readings.ranked(&ranking, Games::Counted, contest.published());
        let awards = self.event.awards(&standing);
        let shown = awards.iter().filter(|award| self.is_of_teams() || self.shows(award.who));
        let teams = Records::new(&readings.standing, standing.rounds, Reference::Match);
        let prizes = regulations.map(|of| of.prizes.clone()).unwrap_or_default();
        let (numbers, rows) = shown
            .map(|award| {
                let category = words.tell(&award.category);
                let place = [("place", award.place.into())];
                let place = words.say_with("tournament-standings-place", &place);
                let (points, name) = match award.is_team {
                    true => (
                        teams.points(award.who, Reference::Match),
                        self.event.participant(award.who),
                    ),
                    false => (
                        readings.standing.points(award.who, standing.rounds),
                        self.event.name(award.who),
                    ),
                };
                let (points, name) = (words.decimal(points), name.to_owned());
                let amount = prizes::amount(words, &prizes, award);
                let spoken = sentence(&[&category, &place, &name, &amount]);
                let (place, number) = (award.place.to_string(), award.who.to_string());
                let cells = vec![category, place, number, name, points, amount];
                (award.who, GridRow::new(cells, spoken))
            })
            .unzip();
        let columns = vec![
            self.column("tournament-standings-category", Align::Min, Keep::Whole),
            self.column("competition-standings-place", Align::Max, Keep::Drops(1)),
            self.column("competition-standings-number", Align::Max, Keep::Drops(3)),
            self.column("competition-standings-name", Align::Min, Keep::Elastic),
            self.column("protocol-column-points", Align::Max, Keep::Drops(2)),
            self.column("protocol-column-prize", Align::Max, Keep::Whole),
        ];
        let offered = prizes::offered(words, &prizes);
        let open =
            self.event.open.keys().map(|round| {
                words.say_with("tournament-prizes-open", &[("round", (*round).into())])
            });
        let notes = std::iter::once(offered.clone()).chain(open).collect();
        let title = words.say("protocol-prizes");
        (title, GridTable::new(columns, rows), notes, numbers, WorkingSource::Prizes(offered))
    }
}

/// Without the columns for title, federation and rating.
fn without<T>(all: Vec<T>) -> Vec<T> {
    let kept = all.into_iter().enumerate().filter(|(at, _)| ![2, 4, 5].contains(at));
    kept.map(|(_, one)| one).collect()
}
