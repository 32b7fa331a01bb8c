//! Whether what is saved of a damaged file still means what it meant. An event names the board of its game,
//! the number of its incident, its round: without the row that set the game up, a result would count for
//! the game that was at that board before. Both states are made, that of all rows and that of those that
//! are taken, and what a row is about is compared.
//!
//! Of rows that are not there nobody knows what they were: behind a game that is over, or behind a whole round
//! (`known_rounds`), they may have set up another, and which is there is in doubt until one is set up again. A
//! game that was being played goes on: what follows fits it, or is left out. It may lack moves, unless something
//! shows that it does not (`gaps`), or shows what the row was (`lost_row`).
//! The numbers of entrants and teams mean nobody else; who has one and whose entry is lost is entered anew
//! (`stand_ins`).

mod acts;
mod gaps;
mod known_rounds;
mod lost_games;
mod lost_row;
mod stand_ins;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::entries::entry_of;
use crate::same_meaning::acts::{
    Site, changes_nothing, lost_absences, lost_press, lost_stop, may_annul, may_be_of_result,
    means_the_same, not_set_up, site_of_act,
};
use crate::same_meaning::gaps::{Gaps, has_begun};
use crate::same_meaning::known_rounds::KnownRounds;
use crate::same_meaning::lost_games::LostGames;
use crate::same_meaning::lost_row::{LostRow, OnlyRow, begins_another};
use crate::same_meaning::stand_ins::BoardNames;
use jadoube_chess::ply::Ply;
use jadoube_core::adjournment::event::Event as AdjournmentEvent;
use jadoube_core::competition::event::{Act, Event as ContestEvent};
use jadoube_core::competition::round::{Pairing, Stage};
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::evidence::record::{Event as EvidenceEvent, TO_THE_END};
use jadoube_core::hall::event::{Entry, Event, Origin};
use jadoube_core::hall::state::Hall;
use jadoube_journal::row::Row;
use jadoube_journal::salvage::{LostGame, RowMeaning, is_note};
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::event::{Event as GameEvent, Source};
use jadoube_laws::game::state::{DamageKind, Game};
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, GameNo, IncidentNo};

/// So few rows of an act that is about one game cannot have ended it and set another up at its board: an end, a
/// set-up; in an event also the next round, paired and published.
const OTHER_GAME: u64 = 2;
const OTHER_ROUND: u64 = 4;

/// The state as it was recorded and as it is saved, row by row.
#[derive(Debug, Clone, Default)]
pub(crate) struct SameMeaning {
    /// What all rows make that can be read.
    recorded: Hall,
    /// What those make that are taken.
    saved: Hall,
    /// The number that each game has among those that are taken.
    games: BTreeMap<GameNo, GameNo>,
    /// Whether anything was left out or is missing.
    is_partial: bool,
    /// What is known of the row that is not there, where it is only one.
    only_row: OnlyRow,
    /// How many rows are not there so far.
    rows_lost: u64,
    /// Which rounds became known in rows that stand.
    known_rounds: KnownRounds,
    /// Where nobody knows which game is there.
    doubtful: BTreeSet<BoardNo>,
    /// Whether that is so also where no game is known.
    doubtful_elsewhere: bool,
    /// Boards where the game of a pairing is over and no other round can have begun: an end that follows is of that
    /// game, and what undid the one before it is lost.
    ended: BTreeSet<BoardNo>,
    /// Rounds that may have been paired again.
    rounds: BTreeSet<u8>,
    /// Acts that were left out, each with how many like it there were.
    lost: Vec<(Act, usize)>,
    /// Acts that are older than rows that are not there, which may have been followed by others like them.
    before_gap: Vec<Act>,
    /// Where moves of games may be missing.
    gaps: Gaps,
    /// Whether the file says that it was saved from a damaged one: rows that are not there may have said so too.
    was_saved: bool,
    /// Pairings of which something was left out that had changed or undone the result that counts now.
    earlier: BTreeSet<(u8, BoardNo)>,
    /// What was left out of games.
    lost_games: LostGames,
    /// The names of players whose entry may be lost.
    names: Arc<BoardNames>,
}

impl SameMeaning {
    /// Whether an event is about the same in both states.
    fn is_same(&self, event: &Event) -> bool {
        match event {
            // The one entry that has the number of a game; rows are numbered again.
            Event::Dispute { what: DisputeEvent::Opened { opening, .. } } => match opening.game {
                Some(no) => self.games.get(&no) == Some(&no),
                None => opening.board.is_none_or(|board| self.is_same_game(board)),
            },
            Event::Game { what: GameEvent::SetUp(_), .. } => true,
            Event::Game { board, what: GameEvent::Ended(_) } if self.may_end_again(*board) => true,
            Event::Game { board, what: GameEvent::PutBack { incident, .. } } => {
                self.is_same_game(*board) && self.is_same_incident(*incident)
            }
            Event::Game { board, .. } | Event::Blind { board, .. } => {
                self.is_same_game(*board) && self.gaps.undoes_the_same(&self.saved, event)
            }
            Event::OffBoard { incident, .. } => {
                self.is_same_incident(*incident) && self.gaps.undoes_the_same(&self.saved, event)
            }
            Event::Dispute { what } => self.is_same_incident(what.incident()),
            Event::Adjournment { what: AdjournmentEvent::Begun { beginning, .. } } => {
                self.is_same_game(beginning.board)
            }
            Event::Adjournment { what } => {
                what.envelope().is_none_or(|no| self.is_same_envelope(no))
            }
            Event::Contest { what } => self.is_same_round(what),
            Event::Evidence { what: EvidenceEvent::Salvaged { lacking, .. } } => {
                lacking.iter().all(|(no, _)| self.games.get(no) == Some(no))
            }
            Event::Founded { .. }
            | Event::CompetitionChanged { .. }
            | Event::AppealsProvided { .. }
            | Event::DeviceAssigned { .. }
            | Event::OwnBoardAssigned { .. }
            | Event::Time { .. }
            | Event::Evidence { .. }
            | Event::Stations { .. }
            | Event::Proposed { .. }
            | Event::Answered { .. } => true,
        }
    }

    fn is_same_game(&self, board: BoardNo) -> bool {
        let saved = self.saved.at_board.get(&board);
        !self.doubtful.contains(&board)
            && match self.recorded.at_board.get(&board) {
                Some(no) => saved.is_some() && self.games.get(no) == saved,
                None => saved.is_none() && !self.doubtful_elsewhere,
            }
    }

    /// Whether an end at a board is of the game of a pairing that is over: it is what was said of it last.
    fn may_end_again(&self, board: BoardNo) -> bool {
        self.ended.contains(&board) && self.is_one_game(board)
    }

    /// Whether the game that is saved at a board is, as far as is known, the one that was there.
    fn is_one_game(&self, board: BoardNo) -> bool {
        let recorded = self.recorded.at_board.get(&board).and_then(|no| self.games.get(no));
        recorded.is_some() && recorded == self.saved.at_board.get(&board)
    }

    fn is_same_incident(&self, no: IncidentNo) -> bool {
        let recorded = self.recorded.incidents.get(&no).map(|one| one.game);
        let saved = self.saved.incidents.get(&no).map(|one| one.game);
        match (recorded, saved) {
            (Some(Some(recorded)), Some(Some(saved))) => self.games.get(&recorded) == Some(&saved),
            (Some(None), Some(None)) => true,
            (None, None) => !self.is_partial,
            _ => false,
        }
    }

    fn is_same_envelope(&self, no: EnvelopeNo) -> bool {
        let recorded = self.recorded.adjournments.get(&no).map(|one| one.game);
        let saved = self.saved.adjournments.get(&no).map(|one| one.game);
        match (recorded, saved) {
            (Some(recorded), Some(saved)) => self.games.get(&recorded) == Some(&saved),
            (None, None) => !self.is_partial,
            _ => false,
        }
    }

    fn is_same_round(&self, what: &ContestEvent) -> bool {
        let round = match what {
            ContestEvent::Undone { act } => return self.is_same_act(*act),
            ContestEvent::StartDrawn { round, .. }
            | ContestEvent::PairingsChanged { round, .. }
            | ContestEvent::Published { round }
            | ContestEvent::Closed { round }
            | ContestEvent::ResultEntered { round, .. }
            | ContestEvent::LineUpHandedIn { round, .. }
            | ContestEvent::Seated { round, .. } => *round,
            _ => return true,
        };
        let recorded = paired(&self.recorded, round);
        recorded == paired(&self.saved, round)
            && !self.rounds.contains(&round)
            && (recorded.is_some() || !self.is_partial)
    }

    fn is_same_act(&self, act: Act) -> bool {
        let saved = count(&self.saved.contest.acts, act);
        let halls = [&self.recorded, &self.saved];
        !self.is_partial
            || halls.into_iter().all(|hall| changes_nothing(hall, act))
            || saved > count(&self.before_gap, act)
                && !self.lost.contains(&(act, count(&self.recorded.contest.acts, act)))
    }

    /// A row is part of both states, with its number in each.
    fn take(&mut self, entry: &Entry, seq: u64) {
        self.gaps.close(&self.saved, &entry.event);
        self.note_second_end(&entry.event);
        self.recorded.apply(&entry.event, entry.origin());
        self.saved.apply(&entry.event, Origin { seq, ..entry.origin() });
        self.gaps.follow(&self.saved, &entry.event);
        self.forget_acts();
        match &entry.event {
            Event::Game { board, what: GameEvent::SetUp(_) } => {
                self.doubtful.remove(board);
                self.ended.remove(board);
                self.only_row.set_up(*board);
                let recorded = self.recorded.at_board.get(board);
                if let Some((recorded, saved)) = recorded.zip(self.saved.at_board.get(board)) {
                    self.games.insert(*recorded, *saved);
                }
            }
            Event::Adjournment { what: AdjournmentEvent::Resumed { board, .. } } => {
                self.doubtful.remove(board);
                self.only_row.set_up(*board);
            }
            Event::Contest {
                what:
                    ContestEvent::Drafted { round, .. } | ContestEvent::MatchesDrafted { round, .. },
            } => {
                self.rounds.remove(round);
            }
            Event::Contest { what: ContestEvent::ResultEntered { round, board, .. } } => {
                self.earlier.remove(&(*round, *board));
            }
            _ => {}
        }
    }

    /// A game is over and ends once more: that it went on between is lost. The later end counts, and the result
    /// is one that has to be looked at.
    fn note_second_end(&mut self, event: &Event) {
        let Event::Game { board, what: GameEvent::Ended(_) } = event else { return };
        let is_over = self.saved.game(*board).is_some_and(|game| game.outcome().is_some());
        let Some(no) =
            self.saved.at_board.get(board).copied().filter(|_| is_over && self.is_partial)
        else {
            return;
        };
        self.gaps.open_in(&self.saved, no);
        self.earlier.extend(self.saved.contest.place_of(no));
    }

    /// Whether any of these is about a board where nobody knows which game is there.
    fn is_any_doubtful(&self, events: &[Event]) -> bool {
        events.iter().filter_map(Event::board).any(|board| self.doubtful.contains(&board))
    }

    /// A row was recorded and is not taken.
    fn leave_out(&mut self, entry: &Entry) {
        self.is_partial = true;
        self.lost_games.note(&self.recorded, &self.doubtful, &entry.event);
        if !self.is_of_other(&entry.event) {
            self.gaps.leave_out(&self.saved, &entry.event);
        }
        let result = self.result_before(&entry.event);
        self.earlier.extend(result);
        if let Event::Contest { what: ContestEvent::Undone { act } } = &entry.event {
            let undone = (*act, count(&self.recorded.contest.acts, *act));
            self.lost.retain(|lost| *lost != undone);
        }
        if let Event::Evidence { what: EvidenceEvent::Salvaged { lacking, .. } } = &entry.event {
            for (no, sound) in lacking {
                self.games.get(no).into_iter().for_each(|no| self.gaps.inherit(*no, *sound));
            }
        }
        // With its envelope the move is missing that was sealed in a game.
        if let Event::Adjournment { what: AdjournmentEvent::Sealed { front, .. } } = &entry.event
            && let Some(board) = front.board.filter(|board| self.is_same_game(*board))
        {
            self.gaps.open_on(&self.saved, board);
        }
        let before = self.recorded.contest.acts.len();
        self.recorded.apply(&entry.event, entry.origin());
        let acts = &self.recorded.contest.acts;
        if let Some(act) = acts.last().copied().filter(|_| acts.len() > before) {
            self.lost.push((act, count(acts, act)));
        }
        self.forget_acts();
    }

    /// Whether something that is left out happened in another game than the one that is saved there.
    fn is_of_other(&self, event: &Event) -> bool {
        let games = self.recorded.game_in(event).zip(self.saved.game_in(event));
        let is_known = games.is_some_and(|(no, saved)| self.games.get(&no) != Some(&saved));
        is_known || event.board().is_some_and(|board| self.only_row.began_at(board))
    }

    /// It is shown what the only row was that is not there: only what that was about is in doubt.
    fn settle(&mut self, shown: LostRow) {
        self.gaps.settle(match shown {
            LostRow::OfGame(no) | LostRow::StartOf(no) => Some(no),
            LostRow::SetUp | LostRow::OfNoGame => None,
        });
        if let LostRow::StartOf(no) = shown {
            self.gaps.spare_moves(no);
        }
        if shown != LostRow::SetUp {
            self.doubtful.clear();
            self.doubtful_elsewhere = false;
            self.rounds.clear();
        }
        if shown == LostRow::OfNoGame {
            self.before_gap.clear();
        }
    }

    /// The pairing whose result counts as it was before something that is left out.
    fn result_before(&self, event: &Event) -> Option<(u8, BoardNo)> {
        let Event::Contest { what } = event else { return None };
        let place = match what {
            ContestEvent::ResultEntered { round, board, .. } => (*round, *board),
            ContestEvent::Undone { act } => {
                let undone = (*act, count(&self.recorded.contest.acts, *act));
                // What it undoes was left out as well.
                if self.lost.contains(&undone) || count(&self.saved.contest.acts, *act) == 0 {
                    return None;
                }
                match act {
                    Act::Result { round, board } | Act::BoardResult { round, board } => {
                        (*round, *board)
                    }
                    _ => return None,
                }
            }
            _ => return None,
        };
        let bout = self.saved.contest.bout(place.0, place.1)?;
        bout.result(&self.saved.pairing_boards()).map(|_| place)
    }

    /// What is no act any more can be undone no more.
    fn forget_acts(&mut self) {
        let acts = &self.recorded.contest.acts;
        self.lost.retain(|(act, nth)| *nth <= count(acts, *act));
    }

    /// Play begins once in a game: where it does in one that has begun, or a first move follows one that is over,
    /// another was set up there, and nothing more at that board is about the one that is saved.
    fn note_other(&mut self, event: &Event) {
        let Event::Game { board, what } = event else { return };
        let is_begun = |game: &Arc<Game>| game.status != Status::Waiting || !game.plies.is_empty();
        let begins_again =
            matches!(what, GameEvent::Started) && self.saved.game(*board).is_some_and(is_begun);
        let is_other = begins_again || begins_another(&self.saved, event).is_some();
        if is_other && self.is_partial && self.is_one_game(*board) {
            self.recorded.at_board.remove(board);
            self.doubtful.insert(*board);
        }
    }

    /// A move that the game at a doubtful board allows, and that could not begin another, shows that the game
    /// has gone on: what follows there is about it.
    fn settle_doubt(&mut self, event: &Event) {
        let Event::Game { board, what: GameEvent::MovePlayed { uci, .. } } = event else { return };
        let Some(game) = self.saved.game(*board).filter(|_| self.doubtful.contains(board)) else {
            return;
        };
        let goes_on = game.outcome().is_none() && game.position().read_uci(uci).is_ok();
        if goes_on && game.start.read_uci(uci).is_err() {
            self.doubtful.remove(board);
        }
    }

    /// The game to which something of a batch does not fit as it is saved: a move before it, or one that was
    /// taken back, may be lost.
    fn misfit(&self, entries: &[Entry]) -> Option<GameNo> {
        let mut ahead: BTreeMap<GameNo, Game> = BTreeMap::new();
        entries.iter().find_map(|entry| {
            let (Event::Game { what, .. } | Event::OffBoard { what, .. }) = &entry.event else {
                return None;
            };
            let no = self.saved.game_in(&entry.event)?;
            let saved = self.saved.games.get(&no)?;
            let game = ahead.entry(no).or_insert_with(|| saved.game.as_ref().clone());
            let was_damaged = is_misfit(game);
            game.apply(what, entry.at);
            // What another game begins with rests on no row before it.
            let is_other = matches!(what, GameEvent::SetUp(_));
            (!was_damaged && !is_other && is_misfit(game)).then_some(no)
        })
    }

    /// Whether so few rows cannot have put another game in the place of one.
    fn are_few(&self, rows: u64) -> bool {
        let is_event = self.recorded.contest.regulations.is_some();
        rows < if is_event { OTHER_ROUND } else { OTHER_GAME }
    }

    /// With what is lost of an act the result of its board may have been entered, or that have been undone.
    fn doubt_results(&mut self, site: Option<Site>) {
        let is_own = |act: &Act| match (site, *act) {
            (Some(Site::Board(at)), Act::Result { board, .. } | Act::BoardResult { board, .. }) => {
                board == at
            }
            (Some(Site::Board(_)), _) => false,
            _ => true,
        };
        self.before_gap.retain(|act| !is_own(act));
        self.before_gap.extend(self.saved.contest.acts.iter().copied().filter(is_own));
    }

    /// Rows are not there that may have set another game up: where one is over, and at all boards of the event
    /// where they are so many that the next round may have begun. A game that goes on elsewhere is not given up
    /// for that: what follows fits it or is left out, and it tells that something may be missing.
    fn doubt_boards(&mut self) {
        let is_next_round = self.rows_lost >= self.known_rounds.rows_to_next(&self.recorded);
        let paired: BTreeSet<GameNo> = self.recorded.contest.games().collect();
        for (board, no) in &self.recorded.at_board {
            let one = self.recorded.games.get(no);
            let is_over = one.is_some_and(|one| one.game.outcome().is_some());
            let is_paired = paired.contains(no);
            if is_over || is_paired && is_next_round {
                self.doubtful.insert(*board);
            }
            if is_over && is_paired && !is_next_round {
                self.ended.insert(*board);
            } else {
                self.ended.remove(board);
            }
        }
        self.doubtful_elsewhere = true;
    }

    /// Boards whose game is such a one may have another by now, and those where none is known may have one.
    fn doubt(&mut self, is_such: impl Fn(&Game) -> bool) {
        let such = self.recorded.on_boards().filter(|(_, game)| is_such(game));
        self.doubtful.extend(such.map(|(board, _)| board));
        self.doubtful_elsewhere = true;
    }
}

impl RowMeaning for SameMeaning {
    fn ahead(&mut self, rows: &[Row]) {
        self.names = Arc::new(BoardNames::of(rows));
        self.was_saved = rows.iter().any(is_note);
        self.known_rounds = KnownRounds::of(rows);
    }

    fn needed(&self, batch: &[Row]) -> Vec<Event> {
        if !self.is_partial {
            return Vec::new();
        }
        let entries: Vec<Entry> = batch.iter().filter_map(entry_of).collect();
        let lost = |entry: &Entry| self.names.lost_entries(&self.saved.contest, &entry.event);
        let entered = entries.iter().map(lost).find(|lost| !lost.is_empty());
        entered.unwrap_or_else(|| lost_stop(&self.saved, &entries).into_iter().collect())
    }

    fn fits(&mut self, batch: &[Row]) -> bool {
        let entries: Vec<Entry> = batch.iter().filter_map(entry_of).collect();
        if let Some(shown) = self.only_row.look(&self.saved, &entries) {
            self.settle(shown);
        }
        for entry in &entries {
            self.note_other(&entry.event);
            self.settle_doubt(&entry.event);
        }
        let is_in_game = |entry: &Entry| match &entry.event {
            Event::Game { what, .. } => !matches!(what, GameEvent::SetUp(_)),
            _ => false,
        };
        let is_same = if !self.is_partial || entries.len() < 2 || entries.iter().all(is_in_game) {
            entries.iter().all(|entry| self.is_same(&entry.event))
        } else {
            // An event may be about what the one before it in the batch has set up.
            let mut ahead = self.clone();
            entries.iter().all(|entry| {
                let is_same = ahead.is_same(&entry.event);
                ahead.take(entry, ahead.saved.seq + 1);
                is_same
            })
        };
        let misfit = if is_same && self.is_partial { self.misfit(&entries) } else { None };
        // That it does not fit shows that something of its game is missing, whatever seemed to show it whole.
        if let Some(no) = misfit {
            if let Some(shown) = self.only_row.misfits(&self.saved, no) {
                self.settle(shown);
            }
            self.gaps.open_in(&self.saved, no);
        }
        is_same && misfit.is_none()
    }

    fn needed_behind(&self, rest: &[Row]) -> Vec<Event> {
        let absences = lost_absences(&self.saved, rest);
        if !absences.is_empty() && !self.is_any_doubtful(&absences) {
            return absences;
        }
        lost_press(&self.saved, rest).into_iter().collect()
    }

    fn divide(&self, batch: &[Row]) -> (Vec<Row>, Vec<Row>) {
        let entries: Vec<Entry> = batch.iter().filter_map(entry_of).collect();
        if entries.len() < batch.len() || !entries.iter().all(|entry| is_of_clocks(&entry.event)) {
            return (Vec::new(), batch.to_vec());
        }
        let fits = |board: BoardNo| {
            let own = entries.iter().filter(|entry| entry.event.board() == Some(board));
            let own: Vec<Entry> = own.cloned().collect();
            own.iter().all(|entry| self.is_same(&entry.event)) && self.misfit(&own).is_none()
        };
        let boards: BTreeSet<BoardNo> =
            entries.iter().filter_map(|entry| entry.event.board()).collect();
        let kept: BTreeSet<BoardNo> = boards.into_iter().filter(|board| fits(*board)).collect();
        let is_kept = |row: &Row| {
            let board = entry_of(row).and_then(|entry| entry.event.board());
            board.is_some_and(|board| kept.contains(&board))
        };
        batch.iter().cloned().partition(is_kept)
    }

    fn taken(&mut self, batch: &[Row], new: &[Row]) {
        for (row, new) in batch.iter().zip(new) {
            if let Some(entry) = entry_of(row) {
                self.take(&entry, new.seq);
            }
        }
    }

    fn left_out(&mut self, batch: &[Row]) {
        self.is_partial = true;
        batch.iter().filter_map(entry_of).for_each(|entry| self.leave_out(&entry));
        self.only_row.end();
    }

    fn altered(&mut self, batch: &[Row]) {
        for row in batch {
            if is_note(row) {
                self.gaps.inherit_unknown(&self.saved);
            }
            let Some(entry) = entry_of(row) else {
                self.missing(1);
                continue;
            };
            self.leave_out(&entry);
            if let Event::Game { board, .. } = &entry.event {
                self.gaps.open_on(&self.saved, *board);
            }
            match &entry.event {
                // The number of the board itself may be what was changed.
                Event::Game { board, what: GameEvent::SetUp(_) } => {
                    self.doubtful.insert(*board);
                    self.doubt(|game| game.outcome().is_some());
                }
                Event::Adjournment { what: AdjournmentEvent::Resumed { board, .. } } => {
                    self.doubtful.insert(*board);
                }
                Event::Contest {
                    what:
                        ContestEvent::Drafted { round, .. } | ContestEvent::MatchesDrafted { round, .. },
                } => {
                    self.rounds.insert(*round);
                }
                _ => {}
            }
        }
        self.only_row.end();
    }

    fn missing(&mut self, rows: u64) {
        if self.is_partial || rows != 1 {
            self.only_row.end();
        } else {
            self.only_row.begin();
        }
        self.is_partial = true;
        self.rows_lost = self.rows_lost.saturating_add(rows);
        self.doubt_boards();
        let drafts = self.recorded.contest.rounds.iter();
        let drafts = drafts.filter(|(_, round)| round.stage == Stage::Draft);
        self.rounds.extend(drafts.map(|(no, _)| *no));
        self.before_gap.clone_from(&self.saved.contest.acts);
        self.gaps.open(&self.saved, rows);
        // At the end the last heartbeat tells whether such a row was there.
        if self.was_saved && rows != TO_THE_END {
            self.gaps.inherit_unknown(&self.saved);
        }
    }

    fn note_lost(&mut self) {
        self.gaps.inherit_unknown(&self.saved);
    }

    fn can_spare(&self, rest: &[Row]) -> bool {
        means_the_same(&self.saved, rest)
    }

    fn spared(&mut self, rest: &[Row]) {
        self.is_partial = true;
        self.only_row.end();
        for board in not_set_up(&self.saved, rest).unwrap_or_default() {
            // Another game was set up there than the one that still is.
            self.recorded.at_board.remove(&board);
            self.doubtful.insert(board);
        }
        // With a clock that was started, a move of its game may have been recorded, or taken back.
        let is_clock =
            |what: &GameEvent| matches!(what, GameEvent::Started | GameEvent::ClockStarted { .. });
        if let [row] = rest
            && let Some(Event::Game { board, what }) = entry_of(row).map(|entry| entry.event)
            && is_clock(&what)
        {
            self.gaps.open_on(&self.saved, board);
        }
    }

    fn earlier_results(&self) -> Vec<(u8, BoardNo)> {
        self.earlier.iter().copied().collect()
    }

    fn doubted(&self) -> Vec<(Option<u16>, BoardNo)> {
        let is_event = self.saved.contest.regulations.is_some();
        let place = |(no, _): (GameNo, Ply)| {
            let one = self.saved.games.get(&no)?;
            Some((is_event.then_some(one.game.setup.round), one.board))
        };
        let places: BTreeSet<_> = self.lacking().into_iter().filter_map(place).collect();
        places.into_iter().collect()
    }

    fn lost_games(&self) -> Vec<LostGame> {
        self.lost_games.told()
    }

    fn lacks_regulations(&self) -> bool {
        self.saved.contest.lacks_regulations()
    }

    fn lacks_competition(&self) -> bool {
        self.is_partial && self.saved.competition.is_none()
    }

    fn cut(&mut self, rest: &[Row]) {
        self.is_partial = true;
        let entries: Vec<Entry> = rest.iter().filter_map(entry_of).collect();
        // What can be read of it is known, and no reason to doubt anything else.
        let of = rest.first().map_or(0, |row| usize::from(row.of));
        let lost = of.saturating_sub(entries.len()) as u64;
        let site = site_of_act(&self.saved, rest);
        match site {
            Some(Site::Board(board)) => self.gaps.open_on(&self.saved, board),
            Some(Site::Away(no)) => self.gaps.open_away(&self.saved, no),
            None => self.missing(lost),
        }
        if entries.iter().any(|entry| may_be_of_result(&entry.event)) {
            self.doubt_results(site);
        }
        for entry in &entries {
            // The set-up of a game that was read from a file may be lost with its moves.
            if let Event::Game {
                board,
                what: GameEvent::MovePlayed { source: Source::Import, .. },
            } = &entry.event
            {
                self.doubtful.insert(*board);
            }
            self.note_other(&entry.event);
            self.leave_out(entry);
        }
        let is_other = may_annul(&entries) || !self.are_few(lost);
        let board = match site {
            Some(Site::Board(board)) if is_other => Some(board),
            // What is lost may be that the game came back to its board.
            Some(Site::Away(no)) if self.saved.annulled_by(no).is_some() => {
                self.saved.games.get(&no).map(|one| one.board)
            }
            _ => None,
        };
        self.doubtful.extend(board);
        self.only_row.end();
    }

    fn lacking(&self) -> Vec<(GameNo, Ply)> {
        // What is left out shows as well that a game had begun.
        let known = |(no, saved): (&GameNo, &GameNo)| {
            let one = self.recorded.games.get(no)?;
            self.saved.games.contains_key(saved).then_some((*saved, one))
        };
        let recorded = self.games.iter().filter_map(known);
        let saved = self.saved.games.iter().map(|(no, one)| (*no, one));
        let begun = recorded.chain(saved).filter(|(_, one)| has_begun(&one.game));
        let begun: BTreeSet<GameNo> = begun.map(|(no, _)| no).collect();
        self.gaps.lacking(&begun)
    }
}

/// Whether something in a game does not fit what is recorded before it.
fn is_misfit(game: &Game) -> bool {
    game.damage.is_some_and(|damage| damage.kind == DamageKind::Misfit)
}

/// Whether it is done with the clock of a board, beside those of others or alone.
const fn is_of_clocks(event: &Event) -> bool {
    let Event::Game { what, .. } = event else { return false };
    matches!(
        what,
        GameEvent::Started
            | GameEvent::ClockStarted { .. }
            | GameEvent::ClockPressed { .. }
            | GameEvent::ClockCorrected { .. }
            | GameEvent::ClockStopped
            | GameEvent::Interrupted { .. }
            | GameEvent::LostTimeCounted { .. }
    )
}

/// How far a round has come, and who meets whom in it.
fn paired(hall: &Hall, round: u8) -> Option<(Stage, Vec<Pairing>)> {
    let round = hall.contest.rounds.get(&round)?;
    Some((round.stage, round.bouts.iter().map(|bout| bout.pairing).collect()))
}

/// How many acts are the same as this one.
fn count(acts: &[Act], act: Act) -> usize {
    acts.iter().filter(|one| **one == act).count()
}

#[cfg(test)]
mod tests;
