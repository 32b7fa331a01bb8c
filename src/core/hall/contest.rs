//! The event over all boards: what the games of its pairings show, and the boards that its commands
//! set up or end games at. What it leads to is one batch, wholly or not at all.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::adjournment::event::Event as AdjournmentEvent;
use crate::adjournment::refusal::Refusal as AdjournmentRefusal;
use crate::competition::command::Command as ContestCommand;
use crate::competition::context::{BoardView, Boards, Context};
use crate::competition::event::{Act, Event as ContestEvent};
use crate::competition::next::NextStep;
use crate::competition::refusal::Refusal as ContestRefusal;
use crate::competition::result::{BoardResult, PairingResult};
use crate::competition::state::Difference;
use crate::competition::step::Step;
use crate::competition::tournament::Readings;
use crate::hall::adjournments::is_taken;
use crate::hall::boards::{ask, set_up};
use crate::hall::command::Command;
use crate::hall::event::Event;
use crate::hall::games::is_untouched;
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use crate::stations::post::Post;
use crate::stations::station::StationId;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::BySide;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Setup, UNDONE};
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, GameNo, SessionNo};
use jadoube_laws::laws::edition::Edition;

/// What a command about the event leads to.
pub(in crate::hall) fn decide(
    hall: &Hall,
    what: &ContestCommand,
    (at, edition): (Moment, &Edition),
) -> Result<Vec<Event>, Refusal> {
    hall.competition.as_ref().ok_or(Refusal::NotFounded)?;
    let steps = hall.contest.decide(what, Context { boards: &hall.pairing_boards() })?;
    let is_withdrawn = |step: &Step| {
        matches!(step, Step::Here(ContestEvent::Undone { act: Act::Publication { .. } }))
    };
    if hall.stations.is_begun() && steps.iter().any(is_withdrawn) {
        return Err(ContestRefusal::SharedPublication.into());
    }
    let mut events = Vec::new();
    for step in steps {
        match step {
            Step::Here(what) => events.push(Event::Contest { what }),
            Step::SetUp(board, setup) => events.extend(set_up(hall, board, &setup)?),
            Step::End(board, outcome) => {
                let end = GameCommand::End(outcome.into());
                events.extend(ask(hall, board, &end, at, edition)?);
            }
            Step::Reopen(board) => {
                let reopen = GameCommand::Reopen { reason: UNDONE.to_owned() };
                events.extend(ask(hall, board, &reopen, at, edition)?);
            }
            Step::RestoreSession(no) => {
                let what = AdjournmentEvent::SessionRestored { no };
                events.push(Event::Adjournment { what });
            }
            Step::ReplanSession(no, session) => {
                nothing_waits_in(hall, no)?;
                let (session, reason) = (*session, UNDONE.to_owned());
                let what = AdjournmentEvent::SessionChanged { no, session, reason, joined: false };
                events.push(Event::Adjournment { what });
            }
            Step::DropSession(no) => {
                nothing_waits_in(hall, no)?;
                let reason = UNDONE.to_owned();
                let what = AdjournmentEvent::SessionRemoved { no, reason, joined: false };
                events.push(Event::Adjournment { what });
            }
        }
    }
    Ok(events)
}

/// A session in which a game is to be resumed stays as it is.
fn nothing_waits_in(hall: &Hall, session: SessionNo) -> Result<(), Refusal> {
    hall.adjournments.waiting_in(session).map_or(Ok(()), |envelope| {
        Err(Refusal::Adjournment(AdjournmentRefusal::SessionTaken { session, envelope }))
    })
}

/// The keeper of which post records the result of a pairing: at the board as long as its game is not over
/// there, so that it ends; else it is the chief's.
pub(in crate::hall) fn result_post(hall: &Hall, round: Option<u8>, board: BoardNo) -> Post {
    let contest = &hall.contest;
    let round = round.or_else(|| contest.latest_at(board)).unwrap_or_else(|| contest.published());
    let bout = contest.bout(round, board).filter(|bout| bout.typed().is_none());
    let view = bout.and_then(|bout| hall.view(bout.game?));
    let is_open =
        |view: &BoardView| matches!(view.result, BoardResult::Waiting | BoardResult::Playing);
    match view.filter(|view| view.on_board && is_open(view)) {
        Some(_) => Post::Board(board),
        None => Post::Chief,
    }
}

impl Hall {
    /// What the games of the pairings show.
    #[must_use]
    pub fn pairing_boards(&self) -> Boards {
        self.contest.games().filter_map(|no| Some((no, self.view(no)?))).collect()
    }

    fn view(&self, no: GameNo) -> Option<BoardView> {
        let game = &self.games.get(&no)?.game;
        let adjourned = self.adjournment_of(no).is_some_and(|one| one.is_adjourned());
        let result = match game.status {
            Status::Ended(outcome) => BoardResult::Ended(outcome),
            _ if adjourned => BoardResult::Adjourned,
            Status::Waiting if game.plies.is_empty() => BoardResult::Waiting,
            // Its result was typed and undone: no clock has run, and no move was made.
            Status::Playing if is_untouched(game, self.last) => BoardResult::Waiting,
            Status::Waiting | Status::Playing => BoardResult::Playing,
        };
        let is_moved = !game.plies.is_empty();
        Some(BoardView { result, on_board: self.is_on_board(no), is_moved })
    }

    /// That another result counts in the event than the game of a pairing shows: the arbiter entered it
    /// after the game had ended.
    #[must_use]
    pub fn corrected(&self, no: GameNo) -> Option<Difference> {
        let shown = PairingResult::of(self.games.get(&no)?.game.outcome()?);
        let (round, board) = self.contest.place_of(no)?;
        let entered = self.contest.bout(round, board)?.typed()?;
        (entered != shown).then_some(Difference { entered, shown })
    }

    /// The boards of the pairings that are known which a station has to set up: those that it keeps.
    /// Where one laptop works alone they were set up when the pairings were made known.
    #[must_use]
    pub fn to_set_up(&self, station: StationId) -> Vec<Command> {
        let is_right = |no: &GameNo, setup: &Setup| {
            let names = |setup: &Setup| {
                let BySide { white, black } = &setup.players;
                (white.name.clone(), black.name.clone())
            };
            self.games
                .get(no)
                .is_some_and(|one| one.counts() || names(&one.game.setup) == names(setup))
        };
        let seats = self.contest.seats().into_iter();
        let unseated =
            seats.filter(|(_, game, setup)| !game.as_ref().is_some_and(|no| is_right(no, setup)));
        let own = unseated.filter(|(board, _, _)| {
            self.stations.keeps(station, Post::Board(*board)) && !is_taken(self, *board)
        });
        own.map(|(board, _, setup)| Command::SetUpGame { board, setup }).collect()
    }

    /// Finds the games of the pairings, or of those at one board. With several stations the game may be
    /// known before its round and the other way round: which belongs to which follows from what is there
    /// and not from what came first.
    pub(in crate::hall) fn find_seats(&mut self, only: Option<BoardNo>) {
        let mut at: BTreeMap<(u16, BoardNo), Vec<GameNo>> = BTreeMap::new();
        for (no, one) in &self.games {
            let begun = self.begun_at(*no, one.board);
            if only.is_none_or(|only| only == begun) {
                at.entry((one.game.setup.round, begun)).or_default().push(*no);
            }
        }
        let mut contest = self.contest.clone();
        Arc::make_mut(&mut contest).find_seats(only, |place, (white, black)| {
            let rank = |no: &GameNo| {
                let BySide { white: one, black: other } = &self.games.get(no)?.game.setup.players;
                let is_named = one.name == white && other.name == black;
                let is_someones = !one.name.is_empty() && !other.name.is_empty();
                is_someones.then(|| (is_named, self.is_on_board(*no), *no))
            };
            at.get(&place)?.iter().filter_map(rank).max().map(|(_, _, no)| no)
        });
        self.contest = contest;
    }

    /// The board where a game was begun: one that is resumed elsewhere stays that of its pairing.
    fn begun_at(&self, no: GameNo, now: BoardNo) -> BoardNo {
        let mut adjourned = self.adjournments.values().filter(|it| it.game == no);
        adjourned.next().and_then(|it| it.right.board).unwrap_or(now)
    }

    /// The round and the board of the pairing that a game is of. With several stations the pairing may be
    /// known after what happened in its game, or not any more: they follow from the game alone.
    pub(in crate::hall) fn pairing_of(&self, no: GameNo) -> Option<(u8, BoardNo)> {
        if !self.stations.is_begun() {
            return self.contest.place_of(no);
        }
        let one = self.games.get(&no)?;
        let round = u8::try_from(one.game.setup.round).ok()?;
        Some((round, self.begun_at(no, one.board)))
    }

    /// What comes next in the event.
    #[must_use]
    pub fn next_step(&self) -> NextStep {
        self.contest.next_step(&self.pairing_boards())
    }

    /// The event as a tournament.
    #[must_use]
    pub fn tournament(&self) -> Readings {
        self.contest.tournament(&self.pairing_boards())
    }
}
