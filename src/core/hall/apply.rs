//! From an event to the new state. Obeys and cannot fail.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::adjournment::context::{ClockChange, Origin as AdjournmentOrigin};
use crate::adjournment::event::Event as AdjournmentEvent;
use crate::adjournment::session::{Purpose, Session};
use crate::adjournment::state::Adjournment;
use crate::competition::context::Origin as ContestOrigin;
use crate::competition::event::Event as ContestEvent;
use crate::disputes::context::Origin as IncidentOrigin;
use crate::disputes::event::Event as DisputeEvent;
use crate::disputes::state::Incident;
use crate::evidence::record::Event as EvidenceEvent;
use crate::hall::annulled;
use crate::hall::event::{Event, Origin};
use crate::hall::games::HallGame;
use crate::hall::posts;
use crate::hall::proposals;
use crate::hall::state::Hall;
use crate::stations::attempt::RefusedAttempt;
use crate::stations::event::Event as StationsEvent;
use crate::stations::post::{Epoch, Post};
use crate::stations::state::{Classification, TakeOver};
use crate::stations::station::EntryId;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::event::{Event as GameEvent, Setup, UNDONE};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, GameNo, Role};

/// Makes an event part of the state.
pub(in crate::hall) fn apply(hall: &mut Hall, event: &Event, origin: Origin<'_>) {
    hall.last = hall.last.max(origin.at);
    hall.seq = origin.seq;
    if let Some(place) = origin.place {
        let is_in_force = posts::is_in_force(hall, event, place);
        Arc::make_mut(&mut hall.stations).see(place);
        if !is_in_force {
            return;
        }
    }
    follow(hall, event, origin);
}

/// Obeys one that is in force.
#[deny(clippy::wildcard_enum_match_arm)]
fn follow(hall: &mut Hall, event: &Event, origin: Origin<'_>) {
    match event {
        Event::Founded { competition } | Event::CompetitionChanged { competition, .. } => {
            hall.competition = Some(competition.clone());
        }
        Event::Game { board, what: GameEvent::SetUp(setup) } => set_up(hall, *board, setup, origin),
        Event::Game { board, what } => {
            if let Some(no) = hall.at_board.get(board) {
                happened(hall, *no, what, origin);
            }
        }
        Event::OffBoard { incident, what } => {
            if let Some(no) = hall.incidents.get(incident).and_then(|incident| incident.game) {
                happened(hall, no, what, origin);
            }
        }
        Event::Blind { board, what } => {
            let no = hall.at_board.get(board);
            let Some(one) = no.and_then(|no| hall.games.get_mut(no)) else { return };
            one.blind.apply(what, origin.at);
        }
        Event::AppealsProvided { provisions } => {
            hall.appeals = Some(Arc::new(provisions.clone()));
        }
        Event::Dispute { what } => disputed(hall, what, origin),
        Event::Adjournment { what } => adjourn(hall, what, origin),
        Event::Contest { what } => contest(hall, what, origin),
        Event::Evidence { what } => {
            // Who signs another station's strand is a matter of that strand.
            if origin.place.is_none_or(|place| hall.own == Some(place.station)) {
                Arc::make_mut(&mut hall.signers).apply(what, origin.number());
                note_lost_rows(hall, what, origin.number());
            }
        }
        Event::DeviceAssigned { board, device } => {
            match device {
                Some(device) => hall.devices.insert(*board, device.clone()),
                None => hall.devices.remove(board),
            };
        }
        Event::OwnBoardAssigned { board, side, device } => {
            match device {
                Some(device) => hall.own_devices.insert((*board, *side), device.clone()),
                None => hall.own_devices.remove(&(*board, *side)),
            };
        }
        Event::Stations { what } => {
            if let Some(place) = origin.place {
                Arc::make_mut(&mut hall.stations).apply(what, place);
                go_over(hall, what, place);
                refused(hall, what, (place, origin.wall));
                taken_over(hall, what, (place, origin.wall));
            }
        }
        Event::Proposed { key, command, before } => {
            proposals::proposed(hall, (*key, command, before.as_deref()), origin);
        }
        Event::Answered { key, refusal, .. } => {
            proposals::answered(hall, *key, refusal.as_ref(), origin);
        }
        // For the record alone.
        Event::Time { .. } => {}
    }
}

/// Games of which moves may be among the rows that a file lacks say so.
fn note_lost_rows(hall: &mut Hall, what: &EvidenceEvent, entry: u64) {
    let EvidenceEvent::Salvaged { lacking, .. } = what else { return };
    for (no, sound) in lacking {
        if let Some(one) = hall.games.get_mut(no) {
            Arc::make_mut(&mut one.game).note_lost_rows(*sound, entry);
        }
    }
}

/// Clocks of boards that another station keeps from now on go on by its time line.
fn go_over(hall: &mut Hall, what: &StationsEvent, place: EntryId) {
    let (StationsEvent::Taken { terms } | StationsEvent::TakenOver { terms, .. }) = what else {
        return;
    };
    for term in terms.iter().filter(|term| term.ahead != Millis::ZERO) {
        let epoch = Epoch { no: term.no, of: place.station };
        // When all is folded again, terms that came behind this one are known already.
        let is_in_force = hall.stations.in_force(term.post, epoch).is_some();
        let no = term.post.board().and_then(|board| hall.at_board.get(&board));
        if let Some(one) = no.filter(|_| is_in_force).and_then(|no| hall.games.get_mut(no)) {
            Arc::make_mut(&mut one.game).go_over(term.ahead);
        }
    }
}

/// What was tried and refused is kept with the time at which that was.
fn refused(hall: &mut Hall, what: &StationsEvent, (place, wall): (EntryId, &str)) {
    let StationsEvent::Refused { what, station, name } = what else { return };
    let (station, name, wall) = (*station, name.clone(), wall.to_owned());
    let refused = RefusedAttempt { what: *what, station, name, wall };
    Arc::make_mut(&mut hall.stations).refused.insert(place, refused);
}

/// What was taken over without being handed over is kept with the reason and the time.
fn taken_over(hall: &mut Hall, what: &StationsEvent, (place, wall): (EntryId, &str)) {
    let StationsEvent::TakenOver { terms, reason } = what else { return };
    let posts = terms.iter().map(|term| (term.post, term.after.of)).collect();
    let taken = TakeOver { posts, reason: reason.clone(), wall: wall.to_owned() };
    Arc::make_mut(&mut hall.stations).taken_over.insert(place, taken);
}

/// A game is set up on a board.
fn set_up(hall: &mut Hall, board: BoardNo, setup: &Setup, origin: Origin<'_>) {
    let letter = origin.place.and_then(|place| hall.stations.letter(place.station));
    let no = GameNo::of(letter, origin.number());
    // A game that is annulled is kept, though it may have no move.
    let annulled = annulled::by_decision_at(hall, board, origin.at);
    if annulled.is_some() {
        hall.at_board.remove(&board);
    } else {
        make_room(hall, board);
    }
    let mut one = HallGame::new(board, setup.clone());
    Arc::make_mut(&mut one.game).number_damage(origin.number());
    hall.games.insert(no, one);
    hall.at_board.insert(board, no);
    if hall.stations.is_begun() {
        return hall.find_seats(Some(board));
    }
    let games = &hall.games;
    let is_there = |no: GameNo| annulled != Some(no) && games.contains_key(&no);
    Arc::make_mut(&mut hall.contest).seat((board, setup), no, is_there);
}

/// Something happened in the event, which may clear boards; with several stations a board is cleared
/// where it is kept, by the next game there.
fn contest(hall: &mut Hall, what: &ContestEvent, origin: Origin<'_>) {
    let origin = ContestOrigin { who: origin.who, wall: origin.wall };
    if hall.stations.is_begun() {
        let contest = Arc::make_mut(&mut hall.contest);
        contest.clear_seats();
        contest.apply(what, origin);
        return hall.find_seats(None);
    }
    let before: Vec<GameNo> = match what {
        ContestEvent::Undone { .. } => hall.contest.games().collect(),
        _ => Vec::new(),
    };
    Arc::make_mut(&mut hall.contest).apply(what, origin);
    clear_boards(hall, &before);
}

/// The game on a board leaves it for another. One that was only set up is forgotten.
fn make_room(hall: &mut Hall, board: BoardNo) {
    let Some(no) = hall.at_board.remove(&board) else { return };
    let adjourned = hall.adjournment_of(no).is_some_and(Adjournment::is_adjourned);
    if !adjourned && hall.games.get(&no).is_some_and(|one| !one.counts()) {
        hall.games.remove(&no);
    }
}

/// Games that were those of pairings and are not any more leave their boards, unless they count: what
/// had set them up is undone. The games that had given way to them come back.
fn clear_boards(hall: &mut Hall, before: &[GameNo]) {
    if before.is_empty() {
        return;
    }
    let stay: BTreeSet<GameNo> = hall.contest.games().collect();
    for no in before.iter().filter(|no| !stay.contains(no)) {
        if hall.games.get(no).is_some_and(|one| !one.counts()) {
            let free: Vec<BoardNo> =
                hall.at_board.iter().filter(|(_, it)| *it == no).map(|(board, _)| *board).collect();
            hall.at_board.retain(|_, there| there != no);
            hall.games.remove(no);
            free.into_iter().for_each(|board| seat_again(hall, board));
        }
    }
}

/// The game that gave way to one of a later round is at its board again: what became of it can be undone
/// and corrected there as before. One that was resumed elsewhere stays there.
fn seat_again(hall: &mut Hall, board: BoardNo) {
    let contest = &hall.contest;
    let bout = contest.latest_at(board).and_then(|round| contest.bout(round, board));
    let Some(no) = bout.and_then(|bout| bout.game) else { return };
    if hall.games.get(&no).is_some_and(|one| one.board == board) {
        hall.at_board.entry(board).or_insert(no);
    }
}

/// The end of the game of a pairing, as the arbiter entered it, is an act that can be undone; and none
/// once it goes on. What was decided in an incident is undone there.
fn entered(hall: &mut Hall, no: GameNo, what: &GameEvent, origin: Origin<'_>) {
    let is_entered = match what {
        GameEvent::Ended(outcome) => {
            let is_typed = origin.who.role == Role::Arbiter && is_typed(*outcome);
            if !is_typed || !is_chiefs(hall, origin) || is_decided_at(hall, no, origin.at) {
                return;
            }
            true
        }
        GameEvent::Reopened { .. } | GameEvent::PutBack { .. } => false,
        _ => return,
    };
    if is_entered && hall.contest.place_of(no).is_some() {
        Arc::make_mut(&mut hall.contest).ended(no);
    } else if let Some(pairing) = hall.pairing_of(no).filter(|_| !is_entered) {
        Arc::make_mut(&mut hall.contest).goes_on(pairing);
    }
}

/// Whether what is recorded is recorded by the chief: with several stations a result that the keeper of
/// another board enters is no act of the event, and undone where that board is kept.
fn is_chiefs(hall: &Hall, origin: Origin<'_>) -> bool {
    let is_of_chief = |place| hall.stations.classify(Post::Chief, place) == Classification::Applies;
    !hall.stations.is_begun() || origin.place.is_some_and(is_of_chief)
}

/// Whether an outcome is one that is entered from a result sheet.
const fn is_typed(outcome: Outcome) -> bool {
    matches!(outcome.reason, EndReason::AsRecorded | EndReason::Forfeit)
}

/// Something happened in a game, and in what belongs to it.
fn happened(hall: &mut Hall, no: GameNo, what: &GameEvent, origin: Origin<'_>) {
    entered(hall, no, what, origin);
    let adjourned = match what {
        // Also one that the decision, or the move, had ended, which is undone.
        GameEvent::PutBack { .. } | GameEvent::TakenBack { .. } => hall.last_adjournment_of(no),
        _ => hall.adjournment_of(no),
    };
    let adjourned = adjourned.map(|one| one.no);
    let decided = adjourned.is_some() && is_decided_at(hall, no, origin.at);
    if let Some(one) = hall.games.get_mut(&no) {
        let game = Arc::make_mut(&mut one.game);
        let before = game.times(origin.at);
        let last = game.corrections.last().map(|done| done.correction);
        let ply = game.ply();
        game.apply(what, origin.at);
        let (after, on_table) = (game.times(origin.at), game.clock_on_table());
        if let Some(one) = adjourned.and_then(|no| hall.adjournments.envelopes.get_mut(&no)) {
            let clock = ClockChange { before, after, on_table, decided, last };
            Arc::make_mut(one).follow(what, clock);
        }
        game.number_damage(origin.number());
        one.blind.follow(what, &one.game, ply);
        let ends = matches!(what, GameEvent::Ended(_) | GameEvent::PutBack { .. });
        if ends && one.game.outcome().is_some() {
            one.ended = origin.wall.parse().ok().or(one.ended);
        }
        if let GameEvent::PutBack { incident, .. } = what {
            Arc::make_mut(&mut hall.incidents).put_back(*incident, &one.game);
        }
    }
    if let GameEvent::PutBack { incident, .. } = what
        && let Some((no, board)) = annulled::comes_back(hall, *incident)
    {
        come_back(hall, no, board);
    }
}

/// A game that was annulled comes back to its board and its pairing; the new one, which has not begun, is
/// forgotten.
fn come_back(hall: &mut Hall, no: GameNo, board: BoardNo) {
    seat(hall, no, board);
    if hall.stations.is_begun() {
        return hall.find_seats(Some(board));
    }
    let games = &hall.games;
    let Some(one) = games.get(&no) else { return };
    let is_there = |no: GameNo| games.contains_key(&no);
    Arc::make_mut(&mut hall.contest).seat((board, &one.game.setup), no, is_there);
}

/// Whether an incident of a game was decided at a moment: what happens in the game then is part of the
/// decision.
fn is_decided_at(hall: &Hall, no: GameNo, at: Moment) -> bool {
    let decided = |one: &Incident| one.decision.as_ref().is_some_and(|decision| decision.at == at);
    hall.incidents.values().any(|one| one.game == Some(no) && decided(one))
}

/// Something happened in the dispute log, with the game of the incident as it was then.
fn disputed(hall: &mut Hall, what: &DisputeEvent, origin: Origin<'_>) {
    let no = match what {
        DisputeEvent::Opened { opening, .. } => {
            let at = |board: BoardNo| hall.at_board.get(&board).copied();
            opening.game.or_else(|| opening.board.and_then(at))
        }
        other => hall.incidents.get(&other.incident()).and_then(|incident| incident.game),
    };
    if let Ok(wall) = origin.wall.parse() {
        match what {
            DisputeEvent::Opened { no, .. } => hall.opened.insert(*no, wall),
            DisputeEvent::Decided { no, .. } => hall.decided.insert(*no, wall),
            _ => None,
        };
    }
    let game = no.and_then(|no| Some((no, &hall.games.get(&no)?.game)));
    let origin = IncidentOrigin { game, at: origin.at, who: origin.who };
    Arc::make_mut(&mut hall.incidents).apply(what, origin);
}

/// An adjourned game goes where its envelope says.
fn adjourn(hall: &mut Hall, what: &AdjournmentEvent, origin: Origin<'_>) {
    let of = match what {
        AdjournmentEvent::Begun { beginning, .. } => hall.at_board.get(&beginning.board).copied(),
        other => other.envelope().and_then(|no| Some(hall.adjournments.get(&no)?.game)),
    };
    replanned(hall, what);
    hall.adjournments.apply(what, AdjournmentOrigin { game: of, at: origin.at, who: origin.who });
    let Some(game) = of else { return };
    match what {
        AdjournmentEvent::Resumed { board, .. } => {
            seat(hall, game, *board);
            if let Some(one) = hall.games.get_mut(&game) {
                Arc::make_mut(&mut one.game).forget_lack();
            }
        }
        AdjournmentEvent::SetUp { differs, .. } if differs.is_empty() => {
            if let Some(one) = hall.games.get_mut(&game) {
                one.blind.set_up_anew();
            }
        }
        AdjournmentEvent::Concluded { outcome, .. } if !hall.is_on_board(game) => {
            happened(hall, game, &GameEvent::Ended(*outcome), origin);
        }
        // The board is free for the game that is played instead.
        AdjournmentEvent::Annulled { .. } => hall.at_board.retain(|_, there| *there != game),
        _ => {}
    }
}

/// That a session of a round is planned, changed or removed is an act in the event that can be undone, as
/// long as nothing else becomes of the session; and what follows from an undoing is none.
fn replanned(hall: &mut Hall, what: &AdjournmentEvent) {
    let of_round = |session: &Session| match session.purpose {
        Purpose::Round { round } => u8::try_from(round).ok(),
        Purpose::Adjourned => None,
    };
    let is_event = hall.contest.regulations.is_some();
    match what {
        AdjournmentEvent::SessionPlanned { no, session, joined } if is_event => {
            if let Some(round) = of_round(session) {
                Arc::make_mut(&mut hall.contest).session_planned((round, *no), *joined);
            }
        }
        AdjournmentEvent::SessionRemoved { no, reason, joined } if is_event && reason != UNDONE => {
            if let Some(round) = hall.adjournments.sessions.get(no).and_then(of_round) {
                Arc::make_mut(&mut hall.contest).session_removed((round, *no), *joined);
            }
        }
        AdjournmentEvent::SessionRestored { no } => {
            Arc::make_mut(&mut hall.contest).session_restored(*no);
        }
        AdjournmentEvent::SessionChanged { no, session, reason, joined } if reason != UNDONE => {
            let before = hall.adjournments.sessions.get(no).cloned();
            let round = before.as_ref().and_then(of_round).or_else(|| of_round(session));
            let is_act = is_event && hall.adjournments.waiting_in(*no).is_none();
            let contest = Arc::make_mut(&mut hall.contest);
            match before.zip(round) {
                Some((before, round)) if is_act => {
                    contest.session_changed((round, *no), before, *joined);
                }
                _ => contest.session_settled(*no),
            }
        }
        AdjournmentEvent::SessionAnnounced { no, .. } => {
            Arc::make_mut(&mut hall.contest).session_settled(*no);
        }
        _ => {}
    }
}

/// A game comes to a board; what was there leaves it.
fn seat(hall: &mut Hall, no: GameNo, board: BoardNo) {
    if hall.at_board.get(&board) == Some(&no) {
        return;
    }
    hall.at_board.retain(|_, there| *there != no);
    make_room(hall, board);
    if let Some(one) = hall.games.get_mut(&no) {
        one.board = board;
        hall.at_board.insert(board, no);
    }
}
