//! Rounds: paired, made known, changed.

use std::collections::BTreeSet;

use crate::competition::context::Boards;
use crate::competition::entering::complete;
use crate::competition::entrant::EntrantNo;
use crate::competition::event::Event;
use crate::competition::refusal::Refusal;
use crate::competition::regulations::{Regulations, System};
use crate::competition::result::{BoardResult, PairingResult};
use crate::competition::round::{Byes, Ground, Pairing, Stage};
use crate::competition::state::Contest;
use crate::competition::step::{Decided, Step};
use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::side::BySide;
use jadoube_competition::berger::RoundRobin;
use jadoube_competition::tournament::{Bye, Number};
use jadoube_laws::game::event::{Player, Setup, Timing};
use jadoube_laws::ids::BoardNo;

/// Pairs the next round.
pub(in crate::competition) fn draft(contest: &Contest, round: u8, by_hand: &[Pairing]) -> Decided {
    let regulations = contest.started()?;
    let next = contest.published().saturating_add(1);
    if round != next || round > contest.planned() {
        return Err(Refusal::NotNext { round, next });
    }
    let (pairings, byes) = match regulations.system {
        System::RoundRobin { .. } if !by_hand.is_empty() => return Err(Refusal::PairedBySystem),
        System::RoundRobin { .. } => from_table(contest, regulations, round)?,
        System::Manual { .. } => (by_hand.to_vec(), left_over(contest, round, by_hand)),
    };
    if pairings.is_empty() {
        return Err(Refusal::NothingPaired);
    }
    check(contest, round, &pairings)?;
    Ok(vec![Step::Here(Event::Drafted { round, pairings, byes })])
}

/// The pairings of a round by its table, those who have left taken out.
fn from_table(
    contest: &Contest,
    regulations: &Regulations,
    round: u8,
) -> Result<(Vec<Pairing>, Byes), Refusal> {
    let numbers = contest.numbers.last().ok_or(Refusal::NoNumbers)?;
    let order = &numbers.order;
    if !order.iter().collect::<BTreeSet<_>>().into_iter().eq(contest.entrants.keys()) {
        return Err(Refusal::NumbersIncomplete);
    }
    let next = contest.published().saturating_add(1);
    let table = table(contest)?.and_then(|table| table.round(u16::from(round)));
    let table = table.ok_or(Refusal::NotNext { round, next })?;
    let of = |number: Number| {
        let at = usize::from(number.0).checked_sub(1);
        at.and_then(|at| order.get(at).copied())
    };
    let plays = |no: &EntrantNo| !contest.entrants.get(no).is_some_and(|it| it.has_left(round));
    let mut byes: Byes = table.bye.and_then(of).map(|no| (no, Bye::Zero)).into_iter().collect();
    let mut met = Vec::new();
    for pairing in &table.pairings {
        let (Some(white), Some(black)) = (of(pairing.white), of(pairing.black)) else { continue };
        if plays(&white) && plays(&black) {
            met.push((white, black));
        } else {
            byes.extend([white, black].map(|no| (no, Bye::Zero)));
        }
    }
    Ok((at_boards(contest, regulations.first_board, &met), byes))
}

/// The table of a round robin; none where the arbiter pairs.
pub(in crate::competition) fn table(contest: &Contest) -> Result<Option<RoundRobin>, Refusal> {
    let players = u16::try_from(contest.entrants.len()).unwrap_or(u16::MAX);
    match contest.started()?.system {
        System::RoundRobin { cycles, .. } => Ok(Some(RoundRobin::new(players, cycles)?)),
        System::Manual { .. } => Ok(None),
    }
}

/// Boards in the order of the pairings; who has a board of his own sits there (C.04.2 3.6).
fn at_boards(contest: &Contest, first: BoardNo, met: &[(EntrantNo, EntrantNo)]) -> Vec<Pairing> {
    let own = |no: EntrantNo| contest.entrants.get(&no)?.entrant.fixed_board;
    let mut taken = BTreeSet::new();
    let fixed: Vec<Option<BoardNo>> = met
        .iter()
        .map(|(white, black)| own(*white).or(own(*black)).filter(|board| taken.insert(*board)))
        .collect();
    let mut free = (first.0..).map(BoardNo).filter(|board| !taken.contains(board));
    let pairs = met.iter().zip(fixed);
    let placed = pairs.filter_map(|((white, black), fixed)| {
        let board = fixed.or_else(|| free.next())?;
        Some(Pairing { board, white: *white, black: *black })
    });
    let mut placed: Vec<Pairing> = placed.collect();
    placed.sort_by_key(|pairing| pairing.board);
    placed
}

/// Who is not paired although he could play.
fn left_over(contest: &Contest, round: u8, pairings: &[Pairing]) -> Byes {
    let paired: BTreeSet<EntrantNo> = pairings.iter().flat_map(|one| one.both()).collect();
    let left = contest.entrants.iter();
    let left = left.filter(|(no, entry)| !paired.contains(no) && !entry.has_left(round));
    left.map(|(no, _)| (*no, Bye::Zero)).collect()
}

/// Everybody plays once, at one board, and nobody who has left.
fn check(contest: &Contest, round: u8, pairings: &[Pairing]) -> Result<(), Refusal> {
    let (mut boards, mut players) = (BTreeSet::new(), BTreeSet::new());
    for pairing in pairings {
        if !boards.insert(pairing.board) {
            return Err(Refusal::BoardTwice(pairing.board));
        }
        for no in pairing.both() {
            let entry = contest.entrants.get(&no).ok_or(Refusal::NoSuchEntrant(no))?;
            if !players.insert(no) {
                return Err(Refusal::PairedTwice(no));
            }
            if entry.has_left(round) {
                return Err(Refusal::Departed(no));
            }
        }
    }
    Ok(())
}

/// Makes a draft known, once all before it have their results, and sets its boards up. Where
/// somebody is known not to come, nothing is set up: his opponent wins without play.
pub(in crate::competition) fn publish(contest: &Contest, round: u8, boards: &Boards) -> Decided {
    let regulations = contest.started()?;
    let drafted = contest.rounds.get(&round).ok_or(Refusal::NoSuchRound(round))?;
    if drafted.stage != Stage::Draft {
        return Err(Refusal::PublishedBefore(round));
    }
    for (no, before) in contest.rounds.range(..round) {
        complete(*no, before, boards)?;
    }
    let pairings: Vec<Pairing> = drafted.bouts.iter().map(|bout| bout.pairing).collect();
    check(contest, round, &pairings)?;
    let mut steps = vec![Step::Here(Event::Published { round })];
    steps.extend(pairings.iter().map(|pairing| {
        let absent = |no| contest.entrants.get(&no).is_some_and(|entry| entry.is_absent(round));
        let result = match (absent(pairing.white), absent(pairing.black)) {
            (false, false) => return set_up(contest, regulations, round, *pairing),
            (false, true) => PairingResult::ForfeitForWhite,
            (true, false) => PairingResult::ForfeitForBlack,
            (true, true) => PairingResult::ForfeitOfBoth,
        };
        let (board, reason) = (pairing.board, String::new());
        Step::Here(Event::ResultEntered { round, board, result, against: None, reason })
    }));
    Ok(steps)
}

fn set_up(contest: &Contest, regulations: &Regulations, round: u8, pairing: Pairing) -> Step {
    let player = |no: EntrantNo| match contest.entrants.get(&no) {
        Some(entry) => entry.entrant.player(regulations.rating),
        None => Player::default(),
    };
    let setup = Setup {
        players: BySide::new(player(pairing.white), player(pairing.black)),
        round: u16::from(round),
        form: Variant::Standard,
        fen: Position::start().fen(),
        control: regulations.control.clone(),
        timing: Timing::Desk,
        imported: None,
    };
    Step::SetUp(pairing.board, setup)
}

/// Changes pairings that are known already, where play has not begun.
pub(in crate::competition) fn change(
    contest: &Contest,
    round: u8,
    pairings: &[Pairing],
    (ground, reason): (Ground, String),
    boards: &Boards,
) -> Decided {
    let regulations = contest.started()?;
    let changed = contest.known(round)?;
    if changed.stage == Stage::Closed {
        return Err(Refusal::ClosedBefore(round));
    }
    if pairings.is_empty() {
        return Err(Refusal::NothingPaired);
    }
    let is_changed = |board: BoardNo| pairings.iter().any(|pairing| pairing.board == board);
    for bout in changed.bouts.iter().filter(|bout| is_changed(bout.pairing.board)) {
        let waits = bout.view(boards).is_none_or(|view| view.result == BoardResult::Waiting);
        if !waits || bout.typed().is_some() {
            return Err(Refusal::PlayBegan(bout.pairing.board));
        }
    }
    let stay = changed.bouts.iter().map(|bout| bout.pairing);
    let stay = stay.filter(|pairing| !is_changed(pairing.board));
    let after: Vec<Pairing> = stay.chain(pairings.iter().copied()).collect();
    check(contest, round, &after)?;
    let pairings = pairings.to_vec();
    let set_up = pairings.iter().map(|one| set_up(contest, regulations, round, *one));
    let set_up: Vec<Step> = set_up.collect();
    let changed = Event::PairingsChanged { round, pairings, ground, reason };
    Ok(std::iter::once(Step::Here(changed)).chain(set_up).collect())
}
