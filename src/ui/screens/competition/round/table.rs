//! The round that is shown, worked out once for every picture of the desk: its boards with their
//! players, points and results, and what comes next.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::Align;

use crate::scene::Scene;
use crate::screens::competition::round::matches::MatchLine;
use crate::screens::competition::round::next::{Next, comes};
use crate::screens::competition::round::points::points;
use crate::widgets::badge::Tone;
use crate::widgets::grid::table::{Column, GridRow, GridTable, Keep};
use crate::widgets::rows::sentence;
use jadoube_chess::side::{BySide, Side};
use jadoube_competition::points::Points;
use jadoube_competition::tournament::Number;
use jadoube_core::competition::context::Boards;
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::result::{BoardResult, PairingResult};
use jadoube_core::competition::round::{Bout, Stage};
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::LineUpSource;
use jadoube_core::competition::team::Match;
use jadoube_i18n::bracket::BracketText;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::entrant::marked;
use jadoube_i18n::lang::Lang;
use jadoube_laws::ids::{BoardNo, GameNo};

/// One of the two at a board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(in crate::screens::competition) struct Seat {
    pub(in crate::screens::competition) number: u16,
    pub(in crate::screens::competition) name: String,
    /// Plays by the rules for blind players.
    pub(in crate::screens::competition) blind: bool,
    pub(in crate::screens::competition) rating: Option<u16>,
    /// His points before the round.
    pub(in crate::screens::competition) points: Points,
}

impl Seat {
    /// His name, with the word where he is blind.
    pub(in crate::screens::competition) fn called(&self, words: &Catalogue) -> String {
        marked(words, &self.name, self.blind)
    }
}

/// How a pairing stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens::competition) enum State {
    /// Nobody has begun.
    Waiting,
    /// It is being played.
    Playing,
    /// It is adjourned.
    Adjourned,
    /// Its result is known.
    Known(PairingResult),
}

/// In which order the boards are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::screens::competition) enum Order {
    /// Those without a result first.
    #[default]
    OpenFirst,
    /// By number.
    Board,
}

/// A board of the round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::screens::competition) struct BoardRow {
    pub(in crate::screens::competition) board: BoardNo,
    pub(in crate::screens::competition) seats: BySide<Seat>,
    pub(in crate::screens::competition) state: State,
    /// What the board shows, where the result that was entered is another one; and whether that has
    /// come since, and is to be settled.
    pub(in crate::screens::competition) shown: Option<(PairingResult, bool)>,
    /// Whether that was entered by hand, so that nothing at the board has said it.
    by_hand: bool,
    pub(in crate::screens::competition) game: Option<GameNo>,
    /// Which game of which match it is, with the points in its stage before it, in a knock-out.
    of_match: Option<String>,
}

impl BoardRow {
    fn of(contest: &Contest, bout: &Bout, boards: &Boards, points: &PointsBefore) -> Self {
        let view = bout.view(boards).map(|view| view.result);
        let state = match (bout.result(boards), view) {
            (Some(result), _) => State::Known(result),
            (None, Some(BoardResult::Adjourned)) => State::Adjourned,
            (None, Some(BoardResult::Playing)) => State::Playing,
            (None, _) => State::Waiting,
        };
        let shown = view.and_then(BoardResult::ended);
        let is_new = bout.difference(boards).is_some();
        // That a result is not rated says the result itself: its board shows the same points.
        let is_other = |shown: &PairingResult| {
            bout.typed()
                .is_some_and(|typed| typed != *shown && (is_new || !typed.is_only_unrated(*shown)))
        };
        let shown = shown.filter(is_other).map(|shown| (shown, is_new));
        let kind = contest.regulations.as_ref().map(|one| one.rating).unwrap_or_default();
        let seat = |no: EntrantNo| {
            let number = contest.number(no).unwrap_or_default();
            let entrant = contest.entrants.get(&no).map(|entry| &entry.entrant);
            Seat {
                number,
                name: contest.name(no).to_owned(),
                blind: contest.is_blind(no),
                rating: entrant.and_then(|entrant| entrant.rating(kind)),
                points: points.get(&Number(number)).copied().unwrap_or_default(),
            }
        };
        let pairing = bout.pairing;
        let seats = BySide::new(seat(pairing.white), seat(pairing.black));
        let of_match = None;
        let by_hand = shown.is_some() && bout.is_shown_by_hand(boards);
        let game = bout.game;
        Self { board: pairing.board, seats, state, shown, by_hand, game, of_match }
    }

    /// Whether a result is still to come, and not because the game is adjourned.
    pub(in crate::screens::competition) const fn is_open(&self) -> bool {
        matches!(self.state, State::Waiting | State::Playing)
    }

    /// “Novak – Petrova”
    pub(in crate::screens::competition) fn players(&self) -> String {
        format!("{} – {}", self.seats.white.name, self.seats.black.name)
    }

    /// Its result, or how it stands.
    pub(in crate::screens::competition) fn status(&self, words: &Catalogue) -> String {
        match self.state {
            State::Waiting => words.say("tournament-round-waiting"),
            State::Playing => words.say("tournament-round-playing"),
            State::Adjourned => words.say("tournament-round-adjourned"),
            State::Known(result) => words.tell(&result),
        }
    }

    /// That the board shows another result than was entered, or that one entered before was corrected.
    pub(in crate::screens::competition) fn difference(&self, words: &Catalogue) -> Option<String> {
        let (shown, is_new) = self.shown?;
        let id = match is_new {
            true => "tournament-round-differs",
            false if self.by_hand => "contest-corrected-from",
            false => "tournament-round-shows",
        };
        Some(words.say_with(id, &[("result", words.tell(&shown).into())]))
    }

    /// The board and who plays there.
    pub(in crate::screens::competition) fn called(&self, words: &Catalogue) -> String {
        let args = [("board", self.board.0.into()), ("players", self.players().into())];
        words.say_with("tournament-round-at", &args)
    }

    /// The same with the round: what says elsewhere which one is shown may be scrolled away.
    pub(in crate::screens::competition) fn called_in(
        &self,
        words: &Catalogue,
        round: u8,
    ) -> String {
        let args = [
            ("round", i64::from(round).into()),
            ("board", self.board.0.into()),
            ("players", self.players().into()),
        ];
        words.say_with("tournament-round-at-work", &args)
    }

    const fn tone(&self) -> Tone {
        match (self.state, self.shown) {
            (_, Some((_, true))) => Tone::Warn,
            (State::Known(_), _) => Tone::Good,
            (State::Playing | State::Adjourned, _) => Tone::Info,
            (State::Waiting, _) => Tone::Neutral,
        }
    }

    /// The whole line as one sentence.
    pub(in crate::screens::competition) fn spoken(
        &self,
        words: &Catalogue,
        stage: Stage,
    ) -> String {
        let of = |side| {
            let seat: &Seat = self.seats.of(side);
            let rating = seat.rating.map(|rating| rating.to_string());
            let args = [
                ("number", seat.number.into()),
                ("name", seat.called(words).into()),
                ("rating", rating.unwrap_or_else(|| "none".to_owned()).into()),
                ("points", points(seat.points).into()),
            ];
            words.say_with("tournament-round-seat-aloud", &args)
        };
        let [white, black] = Side::BOTH.map(of);
        let board = words.say_with("tournament-round-board", &[("board", self.board.0.into())]);
        let against = [("white", white.into()), ("black", black.into())];
        let pairing = words.say_with("tournament-round-against", &against);
        let of_match = self.of_match.as_deref().unwrap_or_default();
        sentence(&[&board, &pairing, of_match, &self.shown_status(words, stage)])
    }

    /// What stands in the column of the results.
    fn shown_status(&self, words: &Catalogue, stage: Stage) -> String {
        let status = match stage {
            Stage::Draft => String::new(),
            Stage::Published | Stage::Closed => self.status(words),
        };
        sentence(&[&status, &self.difference(words).unwrap_or_default()])
    }

    fn row(&self, words: &Catalogue, stage: Stage) -> GridRow {
        let rating = |seat: &Seat| seat.rating.map_or_else(String::new, |it| it.to_string());
        let (white, black) = (&self.seats.white, &self.seats.black);
        let cells = vec![
            self.board.to_string(),
            white.number.to_string(),
            white.called(words),
            rating(white),
            points(white.points),
            self.shown_status(words, stage),
            points(black.points),
            rating(black),
            black.called(words),
            black.number.to_string(),
        ];
        let cells = cells.into_iter().chain(self.of_match.clone()).collect();
        GridRow { cells, spoken: self.spoken(words, stage), tone: self.tone() }
    }
}

/// What stands in a row of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens::competition) enum RowSubject {
    /// Two teams, above their boards.
    Match(Match),
    /// A board, with its game.
    Board(BoardNo, Option<GameNo>),
    /// A board at which one team has nobody.
    Empty(BoardNo),
}

/// How far a dialog has come that was opened at a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::screens::competition) enum Back {
    /// There is none.
    #[default]
    No,
    /// It was asked for.
    Asked,
    /// It is open.
    Open,
}

/// Where the names of White and of Black stand in the table of boards.
const NAMES: BySide<usize> = BySide { white: 2, black: 8 };

/// The columns of the table of boards.
fn columns(words: &Catalogue, has_matches: bool) -> Vec<Column> {
    let of = |id, align, keep| Column::new(words.say(id), align, keep);
    // Both sides have these; to the ear each says whose it is.
    let sided = |head, meaning, side: Side, keep| {
        let meaning = words.say_with(meaning, &[("side", words.tell(&side).into())]);
        of(head, Align::Max, keep).meaning(meaning).about(*NAMES.of(side))
    };
    let number = |side| {
        let [head, meaning] = ["tournament-round-head-number", "tournament-round-number-of"];
        sided(head, meaning, side, Keep::Drops(2))
    };
    let rating = |side| {
        let [head, meaning] = ["tournament-round-head-rating", "tournament-round-rating-of"];
        sided(head, meaning, side, Keep::Drops(3))
    };
    let points = |side| {
        let [head, meaning] = ["tournament-round-head-points", "tournament-round-points-of"];
        sided(head, meaning, side, Keep::Drops(1))
    };
    let matches = of("tournament-round-head-match", Align::Min, Keep::Whole);
    let columns = vec![
        of("tournament-round-head-board", Align::Max, Keep::Whole),
        number(Side::White),
        of("tournament-round-head-white", Align::Min, Keep::Elastic),
        rating(Side::White),
        points(Side::White),
        of("tournament-round-head-result", Align::Center, Keep::Whole),
        points(Side::Black),
        rating(Side::Black),
        of("tournament-round-head-black", Align::Min, Keep::Elastic).about(NAMES.black),
        number(Side::Black),
    ];
    columns.into_iter().chain(has_matches.then_some(matches)).collect()
}

/// The points of all before a round.
type PointsBefore = BTreeMap<Number, Points>;

/// What the points before a round are made from: the event, and the results of the rounds before.
type PointsKey = (Arc<Contest>, u8, Vec<Option<PairingResult>>);

/// What was worked out last.
#[derive(Debug, Default)]
pub(in crate::screens::competition) struct Table {
    key: Option<(u64, Lang, u8, Order)>,
    points: Option<(PointsKey, PointsBefore)>,
    /// The boards in their order.
    pub(in crate::screens::competition) lines: Vec<BoardRow>,
    /// The boards as they are shown, and the table of them.
    pub(in crate::screens::competition) order: Vec<RowSubject>,
    /// The matches, where teams play.
    pub(in crate::screens::competition) matches: Vec<MatchLine>,
    pub(in crate::screens::competition) grid: GridTable,
    /// How far the round has come; nothing, where it is not paired.
    pub(in crate::screens::competition) stage: Option<Stage>,
    /// Who has no opponent.
    pub(in crate::screens::competition) byes: Vec<String>,
    /// Who plays in it without having come there by the results, in a knock-out.
    pub(in crate::screens::competition) odd: Vec<String>,
    /// Why what comes next cannot be done now.
    pub(in crate::screens::competition) hindered: Option<String>,
}

impl Table {
    /// Finds out what is new since the last picture.
    pub(in crate::screens::competition) fn learn(
        &mut self,
        scene: &Scene<'_>,
        next: Next,
        (no, order): (u8, Order),
    ) {
        let key = (scene.snap.revision, scene.words.lang(), no, order);
        if self.key == Some(key) {
            return;
        }
        self.key = Some(key);
        let hall = &scene.snap.hall;
        let contest = &hall.contest;
        let boards = hall.pairing_boards();
        let points = self.points_before(contest, no, &boards);
        let round = contest.rounds.get(&no);
        self.stage = round.map(|round| round.stage);
        let bouts = round.map_or(&[][..], |round| &round.bouts);
        self.lines =
            bouts.iter().map(|bout| BoardRow::of(contest, bout, &boards, &points)).collect();
        self.learn_matches(scene.words, contest, (no, &boards));
        let matches = round.map_or(&[][..], |round| &round.matches);
        let matches = matches.iter().map(|one| MatchLine::of(contest, (no, *one), &boards));
        self.matches = matches.collect();
        self.arrange(scene.words, order);
        let byes = round.into_iter().flat_map(|round| round.byes.keys());
        let byes = byes.map(|no| contest.called(*no));
        let teams = round.into_iter().flat_map(|round| &round.free_teams);
        let teams = teams.map(|no| contest.team_name(*no).to_owned());
        self.byes = byes.chain(teams).collect();
        let hand = contest.regulations.as_ref().is_some_and(|one| !one.is_table());
        let asks = next.command().filter(|_| !(hand && matches!(next, Next::Pair(_))));
        self.hindered = match next {
            Next::Results(_) => Some(scene.words.tell(&hall.next_step())),
            _ => asks.and_then(|what| {
                let why = comes(scene, what).err()?;
                Some(scene.words.tell(&why))
            }),
        };
    }

    /// Finds out which games of which matches are played, in a knock-out.
    fn learn_matches(&mut self, words: &Catalogue, contest: &Contest, (no, boards): (u8, &Boards)) {
        self.odd.clear();
        let Some(course) = contest.bracket(boards) else { return };
        let record = contest.tournament(boards).record;
        let text = BracketText { course: &course, record: &record, words };
        let odd = contest.odd_matches(boards, None).into_iter().filter(|odd| odd.round == no);
        self.odd = odd.map(|odd| text.odd_told(&odd)).collect();
        for line in &mut self.lines {
            let Some(leg) = contest.leg_at(no, line.board) else { continue };
            let before = contest.match_score(no, line.board, boards).unwrap_or_default();
            let args =
                [("game", text.leg(leg).into()), ("score", before.map(points).join("–").into())];
            let told = words.say_with("tournament-round-of-match", &args);
            let is_armageddon = contest.is_armageddon(no, line.board);
            let odds = is_armageddon.then(|| words.say("tournament-event-stage-armageddon"));
            line.of_match = Some([told].into_iter().chain(odds).collect::<Vec<_>>().join("; "));
        }
    }

    /// Puts the boards in the order in which they are shown.
    fn arrange(&mut self, words: &Catalogue, order: Order) {
        let stage = self.stage.unwrap_or(Stage::Draft);
        if !self.matches.is_empty() {
            return self.arrange_matches(words, stage);
        }
        let mut lines: Vec<&BoardRow> = self.lines.iter().collect();
        if order == Order::OpenFirst && stage == Stage::Published {
            lines.sort_by_key(|line| match line.state {
                State::Waiting | State::Playing => 0,
                State::Adjourned => 1,
                State::Known(_) => 2,
            });
        }
        let rows = lines.iter().map(|line| line.row(words, stage)).collect();
        self.order = lines.iter().map(|line| RowSubject::Board(line.board, line.game)).collect();
        let has_matches = self.lines.iter().any(|line| line.of_match.is_some());
        self.grid = GridTable::new(columns(words, has_matches), rows);
    }

    /// Matches with their boards below them.
    fn arrange_matches(&mut self, words: &Catalogue, stage: Stage) {
        let (mut order, mut rows) = (Vec::new(), Vec::new());
        for one in &self.matches {
            order.push(RowSubject::Match(one.of));
            rows.push(one.row(words, stage));
            let taken = self.lines.iter().filter(|line| one.has(line.board));
            let taken = taken
                .map(|line| (RowSubject::Board(line.board, line.game), line.row(words, stage)));
            let empty = one.empty.iter().map(|it| (RowSubject::Empty(it.board), it.row(words)));
            let mut boards: Vec<(RowSubject, GridRow)> = taken.chain(empty).collect();
            boards.sort_by_key(|(place, _)| place.board());
            let (places, lines): (Vec<RowSubject>, Vec<GridRow>) = boards.into_iter().unzip();
            order.extend(places);
            rows.extend(lines);
        }
        self.order = order;
        self.grid = GridTable::new(columns(words, false), rows);
    }

    /// The match to which a place belongs.
    pub(in crate::screens::competition) fn match_of(
        &self,
        place: RowSubject,
    ) -> Option<&MatchLine> {
        self.matches.iter().find(|one| one.has(place.board()))
    }

    /// The teams whose line-ups nobody has handed in.
    pub(in crate::screens::competition) fn line_ups_missing(&self) -> Vec<String> {
        let sides = self.matches.iter().flat_map(|one| &one.sides);
        let missing = sides.filter(|side| side.source != LineUpSource::HandedIn);
        missing.map(|side| side.name.clone()).collect()
    }

    fn points_before(&mut self, contest: &Arc<Contest>, no: u8, boards: &Boards) -> PointsBefore {
        let before = contest.rounds.range(..no).flat_map(|(_, round)| &round.bouts);
        let results = before.map(|bout| bout.result(boards)).collect();
        let key = (contest.clone(), no, results);
        let is_known = |(known, ..): &(PointsKey, PointsBefore)| {
            Arc::ptr_eq(&known.0, &key.0) && known.1 == key.1 && known.2 == key.2
        };
        if let Some((_, points)) = self.points.as_ref().filter(|one| is_known(one)) {
            return points.clone();
        }
        let tournament = contest.tournament(boards).standing;
        let of = |number: &Number| (*number, tournament.points(*number, no.saturating_sub(1)));
        let points: PointsBefore = tournament.players.keys().map(of).collect();
        self.points = Some((key, points.clone()));
        points
    }

    /// The board with this number.
    pub(in crate::screens::competition) fn line(&self, board: BoardNo) -> Option<&BoardRow> {
        self.lines.iter().find(|line| line.board == board)
    }

    /// The next board without a result after one, or before it, if none is left.
    pub(in crate::screens::competition) fn next_open(
        &self,
        after: Option<BoardNo>,
    ) -> Option<BoardNo> {
        let open = || self.lines.iter().filter(|line| line.is_open()).map(|line| line.board);
        open().find(|board| Some(*board) > after).or_else(|| open().find(|one| Some(*one) != after))
    }

    /// How many results are still to come.
    pub(in crate::screens::competition) fn open(&self) -> usize {
        self.lines.iter().filter(|line| line.is_open()).count()
    }
}

impl RowSubject {
    /// The board, or the first one of a match.
    pub(in crate::screens::competition) const fn board(self) -> BoardNo {
        match self {
            Self::Match(one) => one.board,
            Self::Board(board, _) | Self::Empty(board) => board,
        }
    }
}
