//! Rounds: paired, made known, changed.

use std::collections::{BTreeMap, BTreeSet};

use crate::competition::context::Boards;
use crate::competition::entering::{complete, untouched};
use crate::competition::entrant::EntrantNo;
use crate::competition::event::Event;
use crate::competition::knockout;
use crate::competition::phases;
use crate::competition::refusal::Refusal;
use crate::competition::regulations::{Regulations, System};
use crate::competition::result::PairingResult;
use crate::competition::round::{Byes, Pairing, Stage};
use crate::competition::starting;
use crate::competition::state::Contest;
use crate::competition::step::{CommandResult, Step};
use crate::competition::table::{next, table};
use crate::competition::team_pairing;
use crate::competition::teams;
use jadoube_chess::side::BySide;
use jadoube_competition::handling::Ground;
use jadoube_competition::knockout::course::Leg;
use jadoube_competition::tournament::{Bye, Number};
use jadoube_laws::game::event::{Player, Setup, Timing};
use jadoube_laws::ids::{BoardNo, GameNo};

/// Pairs the next round.
pub(in crate::competition) fn draft(
    contest: &Contest,
    round: u8,
    by_hand: &[Pairing],
    boards: &Boards,
) -> CommandResult {
    let regulations = contest.started()?;
    if regulations.teams.is_some() {
        return match by_hand {
            [] => team_pairing::draft(contest, round, &[]),
            _ => Err(Refusal::TeamsPlay),
        };
    }
    next(contest, round)?;
    if regulations.is_table() && !by_hand.is_empty() {
        return Err(Refusal::PairedBySystem(contest.handling().tables));
    }
    let (pairings, byes, legs) = match regulations.system {
        System::Manual { .. } => {
            (by_hand.to_vec(), left_over(contest, round, by_hand), BTreeMap::new())
        }
        System::Olympiad1972 { .. } => return Err(Refusal::TeamsPlay),
        _ => by_system(contest, regulations, round, boards)?,
    };
    if pairings.is_empty() {
        return Err(Refusal::NothingPaired);
    }
    check(contest, round, &pairings)?;
    nobody_free(contest, round, &pairings)?;
    Ok(vec![Step::Here(Event::Drafted { round, pairings, byes, legs })])
}

/// The pairings of a round, who is free in it, and which games of which matches they are.
type RoundPairings = (Vec<Pairing>, Byes, BTreeMap<BoardNo, Leg>);

/// The pairings of a round as the system has them.
fn by_system(
    contest: &Contest,
    regulations: &Regulations,
    round: u8,
    boards: &Boards,
) -> Result<RoundPairings, Refusal> {
    if !regulations.is_knockout() {
        let (pairings, byes) = from_table(contest, regulations, round)?;
        return Ok((pairings, byes, BTreeMap::new()));
    }
    // Who goes on is known with the results.
    for (no, before) in contest.rounds.range(..round) {
        complete(contest, (*no, before), boards)?;
    }
    let (games, byes) = knockout::due(contest, boards)?;
    let met: Vec<_> = games.iter().map(|(white, black, _)| (*white, *black)).collect();
    let pairings = at_boards(contest, regulations.first_board, &met);
    let leg = |pairing: &Pairing| {
        let mut games = games.iter();
        let of = games.find(|(white, black, _)| [*white, *black] == pairing.both());
        of.map(|(_, _, leg)| (pairing.board, *leg))
    };
    let legs = pairings.iter().filter_map(leg).collect();
    Ok((pairings, byes, legs))
}

/// The pairings of a round by its table, those who have left taken out.
fn from_table(
    contest: &Contest,
    regulations: &Regulations,
    round: u8,
) -> Result<(Vec<Pairing>, Byes), Refusal> {
    let numbers =
        contest.numbers.last().ok_or(Refusal::NoNumbers(contest.handling().titles.article))?;
    let order = &numbers.order;
    if !order.iter().collect::<BTreeSet<_>>().into_iter().eq(contest.entrants.keys()) {
        return Err(Refusal::NumbersIncomplete(contest.handling().titles.article));
    }
    let next = contest.published().saturating_add(1);
    let table = table(contest)?.and_then(|table| table.round(u16::from(round)));
    let table = table.ok_or(Refusal::NotNext { round, next })?;
    let of = |number: Number| {
        let at = usize::from(number.0).checked_sub(1);
        at.and_then(|at| order.get(at).copied())
    };
    let plays =
        |no: &EntrantNo| !contest.entrants.get(no).is_some_and(|it| it.stay.has_left(round));
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
    let left = left.filter(|(no, entry)| !paired.contains(no) && !entry.stay.has_left(round));
    let left: Vec<(EntrantNo, Option<Bye>)> =
        left.map(|(no, _)| (*no, contest.bye_of(*no, round))).collect();
    // One alone is left because their number is odd; several were left out.
    let is_odd = left.iter().filter(|(_, bye)| bye.is_none()).count() == 1;
    let free = if is_odd { Bye::PairingAllocated } else { Bye::Zero };
    left.into_iter().map(|(no, bye)| (no, bye.unwrap_or(free))).collect()
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
            if entry.stay.has_left(round) {
                return Err(Refusal::Departed(no, contest.handling().departed));
            }
        }
    }
    Ok(())
}

/// Nobody is paired who asked for a bye, and got it.
fn nobody_free(contest: &Contest, round: u8, pairings: &[Pairing]) -> Result<(), Refusal> {
    let has_bye = |no: &EntrantNo| {
        contest.entrants.get(no).is_some_and(|entry| entry.byes.contains_key(&round))
    };
    match pairings.iter().flat_map(|one| one.both()).find(has_bye) {
        Some(no) => Err(Refusal::HasBye { no, round, article: contest.handling().absent }),
        None => Ok(()),
    }
}

/// Makes a draft known, once all before it have their results, and sets its boards up. Where
/// somebody is known not to come, nothing is set up: his opponent wins without play.
pub(in crate::competition) fn publish(
    contest: &Contest,
    round: u8,
    boards: &Boards,
) -> CommandResult {
    let regulations = contest.started()?;
    let drafted = contest.rounds.get(&round).ok_or(Refusal::NoSuchRound(round))?;
    if drafted.stage != Stage::Draft {
        return Err(Refusal::PublishedBefore(round, contest.handling().grounds.article));
    }
    for (no, before) in contest.rounds.range(..round) {
        complete(contest, (*no, before), boards)?;
    }
    phases::may_publish(contest, round, boards)?;
    let is_of_teams = regulations.teams.is_some();
    let pairings: Vec<Pairing> = match is_of_teams {
        true => teams::pairings(contest, round, drafted),
        false => drafted.bouts.iter().map(|bout| bout.pairing).collect(),
    };
    check(contest, round, &pairings)?;
    nobody_free(contest, round, &pairings)?;
    if is_of_teams {
        team_pairing::is_still_so(contest, round, drafted)?;
    } else if regulations.is_table() {
        let (now, byes, legs) = by_system(contest, regulations, round, boards)?;
        if (&now, &byes, &legs) != (&pairings, &drafted.byes, &drafted.legs) {
            return Err(Refusal::DraftOutdated(round));
        }
    }
    let mut steps = Vec::new();
    if is_of_teams {
        let pairings = pairings.clone();
        steps.push(Step::Here(Event::Seated { round, pairings }));
    }
    steps.push(Step::Here(Event::Published { round }));
    for pairing in &pairings {
        let absent = |no| contest.entrants.get(&no).is_some_and(|entry| entry.is_absent(round));
        let result = match (absent(pairing.white), absent(pairing.black)) {
            (false, false) => {
                steps.push(set_up(contest, round, *pairing)?);
                continue;
            }
            (false, true) => PairingResult::ForfeitForWhite,
            (true, false) => PairingResult::ForfeitForBlack,
            (true, true) => PairingResult::ForfeitOfBoth,
        };
        let (board, reason) = (pairing.board, String::new());
        let against = None;
        steps.push(Step::Here(Event::ResultEntered { round, board, result, against, reason }));
    }
    Ok(steps)
}

/// The board of a pairing is set up, with the start position of its round.
pub(in crate::competition) fn set_up(
    contest: &Contest,
    round: u8,
    pairing: Pairing,
) -> Result<Step, Refusal> {
    let regulations = contest.started()?;
    let of = contest.rounds.get(&round).ok_or(Refusal::NoSuchRound(round))?;
    let (form, position) = starting::position(regulations, round, of, pairing.board)?;
    let player = |no: EntrantNo| match contest.entrants.get(&no) {
        Some(entry) => entry.entrant.player(regulations.rating),
        None => Player::default(),
    };
    let setup = Setup {
        players: BySide::new(player(pairing.white), player(pairing.black)),
        round: u16::from(round),
        form,
        fen: position.fen(),
        control: contest
            .stage_control(round, pairing.board)
            .unwrap_or_else(|| regulations.control.clone()),
        timing: Timing::Desk,
        imported: None,
    };
    Ok(Step::SetUp(pairing.board, setup))
}

impl Contest {
    /// The boards of rounds that are known and not closed, each with its game and what that begins from:
    /// where several stations keep the event, each sets up its own.
    #[must_use]
    pub fn seats(&self) -> Vec<(BoardNo, Option<GameNo>, Setup)> {
        let known = self.rounds.iter().filter(|(_, of)| of.stage == Stage::Published);
        let bouts = known.flat_map(|(round, of)| of.bouts.iter().map(|bout| (*round, bout)));
        let untold = bouts.filter(|(_, bout)| bout.typed().is_none());
        let setups = untold.filter_map(|(round, bout)| match set_up(self, round, bout.pairing) {
            Ok(Step::SetUp(board, setup)) => Some((board, bout.game, setup)),
            _ => None,
        });
        setups.collect()
    }

    /// Forgets which games its pairings have.
    pub(crate) fn clear_seats(&mut self) {
        let bouts = self.rounds.values_mut().flat_map(|round| &mut round.bouts);
        bouts.for_each(|bout| bout.game = None);
    }

    /// Finds the games of its pairings, or of those at one board, by round, board and names.
    pub(crate) fn find_seats(
        &mut self,
        only: Option<BoardNo>,
        find: impl Fn((u16, BoardNo), (&str, &str)) -> Option<GameNo>,
    ) {
        let Self { entrants, rounds, .. } = self;
        let name =
            |no: EntrantNo| entrants.get(&no).map_or("", |entry| entry.entrant.name.as_str());
        let known = rounds.iter_mut().filter(|(_, of)| of.stage != Stage::Draft);
        for (round, of) in known {
            for bout in &mut of.bouts {
                let Pairing { board, white, black } = bout.pairing;
                if only.is_none_or(|only| only == board) {
                    let names = (name(white), name(black));
                    bout.game = find((u16::from(*round), board), names);
                }
            }
        }
    }
}

/// Changes pairings that are known already, where play has not begun.
pub(in crate::competition) fn change(
    contest: &Contest,
    round: u8,
    pairings: &[Pairing],
    (ground, reason): (Ground, String),
    boards: &Boards,
) -> CommandResult {
    let changed = contest.known(round)?;
    if changed.stage == Stage::Closed {
        return Err(Refusal::ClosedBefore(round, contest.handling().corrections));
    }
    if pairings.is_empty() {
        return Err(Refusal::NothingPaired);
    }
    let is_changed = |board: BoardNo| pairings.iter().any(|pairing| pairing.board == board);
    for bout in changed.bouts.iter().filter(|bout| is_changed(bout.pairing.board)) {
        untouched(contest, bout, boards)?;
    }
    let stay = changed.bouts.iter().map(|bout| bout.pairing);
    let stay = stay.filter(|pairing| !is_changed(pairing.board));
    let after: Vec<Pairing> = stay.chain(pairings.iter().copied()).collect();
    check(contest, round, &after)?;
    let pairings = pairings.to_vec();
    let set_up = pairings.iter().map(|one| set_up(contest, round, *one));
    let set_up = set_up.collect::<Result<Vec<Step>, Refusal>>()?;
    let edition = contest.started()?.handling;
    let changed = Event::PairingsChanged { round, pairings, ground, edition, reason };
    Ok(std::iter::once(Step::Here(changed)).chain(set_up).collect())
}
