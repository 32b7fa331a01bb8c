//! Knock-outs and matches: the bracket as it stands, the games that are paired next, and the rate at
//! which each of them is played.

use std::collections::BTreeMap;

use crate::competition::context::Boards;
use crate::competition::entrant::EntrantNo;
use crate::competition::entries::{entry, said};
use crate::competition::event::Event;
use crate::competition::refusal::Refusal;
use crate::competition::regulations::System;
use crate::competition::result::PairingResult;
use crate::competition::round::{Bout, Byes, Round, Stage};
use crate::competition::state::Contest;
use crate::competition::step::{CommandResult, Step};
use jadoube_chess::result::Score;
use jadoube_competition::article::Article;
use jadoube_competition::knockout::bracket::{Bracket, Tie};
use jadoube_competition::knockout::course::{
    Course, End, Knockout, Leg, Match, MatchGame, MatchLot,
};
use jadoube_competition::knockout::duel::Length;
use jadoube_competition::lot::Lot;
use jadoube_competition::points::Points;
use jadoube_competition::tournament::{Bye, Number};
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::ids::BoardNo;
use serde::Serialize;

/// What is played next: who has White and Black, in which game; and who has no opponent.
pub(in crate::competition) type Games = (Vec<(EntrantNo, EntrantNo, Leg)>, Byes);

/// The rules of the bracket for those who have entered; nothing where there is no bracket.
pub(in crate::competition) fn rules(contest: &Contest) -> Result<Option<Knockout>, Refusal> {
    let Some(regulations) = &contest.regulations else { return Ok(None) };
    let entered = contest.entrants.len();
    let (third_place, may_be_even) = match regulations.system {
        System::KnockOut { third_place } => (third_place, false),
        System::Match => (false, true),
        _ => return Ok(None),
    };
    if may_be_even && entered > 2 {
        return Err(Refusal::MatchOfTwo);
    }
    let bracket = Bracket::new(u16::try_from(entered).unwrap_or(u16::MAX), third_place)?;
    let stages = regulations.stages();
    let final_stages = regulations.final_stages.clone();
    let lots = contest.lots.iter().filter_map(|(tie, lot)| {
        let winner = Number(contest.number(lot.winner)?);
        Some((*tie, MatchLot { winner, seed: lot.seed, reason: lot.reason.clone() }))
    });
    let lots = lots.collect();
    Ok(Some(Knockout { bracket, stages, final_stages, may_be_even, lots }))
}

/// The games that are paired now, once all results are known that decide it.
pub(in crate::competition) fn due(contest: &Contest, boards: &Boards) -> Result<Games, Refusal> {
    let order = match contest.numbers.last() {
        Some(numbers) => &numbers.order,
        None => return Err(Refusal::NoNumbers(contest.handling().titles.article)),
    };
    contest.started()?;
    let rules = rules(contest)?;
    if !contest.are_numbered() {
        return Err(Refusal::NumbersIncomplete(contest.handling().titles.article));
    }
    let rules = rules.ok_or(Refusal::TooFew(contest.handling().tables))?;
    let course = contest.course(&rules, boards, None);
    let of = |number: Number| {
        let at = usize::from(number.0).checked_sub(1);
        at.and_then(|at| order.get(at).copied())
    };
    let due = course.due();
    let due: Vec<_> =
        due.iter().filter_map(|one| Some((of(one.white)?, of(one.black)?, one.leg))).collect();
    let byes = course.byes().filter_map(of).map(|no| (no, Bye::Zero)).collect();
    if !due.is_empty() {
        return Ok((due, byes));
    }
    let waits = |bout: &&Bout| bout.result(boards).is_none();
    let open = contest.rounds.iter().find_map(|(no, round)| {
        let boards = round.bouts.iter().filter(waits).map(|bout| bout.pairing.board);
        let boards: Vec<BoardNo> = boards.collect();
        (!boards.is_empty()).then_some((*no, boards))
    });
    Err(match open {
        Some((round, boards)) if !course.is_over() => Refusal::ResultsMissing { round, boards },
        _ => Refusal::AllRoundsPublished {
            rounds: contest.published(),
            article: contest.handling().basics,
        },
    })
}

/// A match in which somebody plays who has not come there by the results as they are now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OddMatch {
    /// The match.
    pub tie: Tie,
    /// Who plays in it.
    pub plays: Number,
    /// Who should; nobody, while that is not decided.
    pub due: Option<Number>,
    /// The round in which it was paired last.
    pub round: u8,
    /// Whether the pairings of that round can still be changed.
    pub is_open: bool,
    /// On what grounds they can.
    pub article: Article,
}

/// A match that stands even after its last stage goes to one of its two by lot.
pub(in crate::competition) fn draw(
    contest: &Contest,
    of: EntrantNo,
    (seed, winner, reason): (Option<u64>, Option<EntrantNo>, &str),
    boards: &Boards,
) -> CommandResult {
    let reason = said(contest, reason)?;
    entry(contest, of)?;
    contest.started()?;
    let name = || contest.name(of).to_owned();
    let tied = contest.tied(boards).into_iter().find(|(_, two)| two.contains(&of));
    let (tie, two) = tied.ok_or_else(|| Refusal::NoTiedMatch(name()))?;
    let mut two = two.to_vec();
    let winner = match (seed, winner) {
        (Some(seed), _) => {
            Lot::new(seed).shuffle(&mut two);
            two.first().copied()
        }
        (None, winner) => winner.filter(|winner| two.contains(winner)),
    };
    let winner = winner.ok_or_else(|| Refusal::NoTiedMatch(name()))?;
    let Tie { round, place } = tie;
    Ok(vec![Step::Here(Event::MatchDrawn { round, place, winner, seed, reason })])
}

impl Contest {
    /// The matches in which somebody plays who has not come there by the results: a result before them
    /// was corrected once they were paired. With `instead`, as it would be with that result at a board
    /// of a round.
    #[must_use]
    pub fn odd_matches(
        &self,
        boards: &Boards,
        instead: Option<(u8, BoardNo, PairingResult)>,
    ) -> Vec<OddMatch> {
        let Ok(Some(rules)) = rules(self) else { return Vec::new() };
        let course = self.course(&rules, boards, instead);
        let odd = course.odds().filter_map(|(tie, plays, due)| {
            let mut known = self.rounds.iter().rev().filter(|(_, of)| of.stage != Stage::Draft);
            let (round, of) = known.find(|(_, of)| of.legs.values().any(|leg| leg.tie == tie))?;
            let is_open = of.stage == Stage::Published;
            let article = self.handling().grounds.article;
            Some(OddMatch { tie, plays, due, round: *round, is_open, article })
        });
        odd.collect()
    }

    /// The matches that stand even after their last stage, with their two: a lot can decide them.
    #[must_use]
    pub fn tied(&self, boards: &Boards) -> Vec<(Tie, [EntrantNo; 2])> {
        let Ok(Some(rules)) = rules(self) else { return Vec::new() };
        let is_tied = |one: &&Match| {
            let here = [End::Open, End::Even].contains(&one.end) && !one.waits();
            here && rules.is_even(one.row.tie, &one.standing)
        };
        let course = self.course(&rules, boards, None);
        let order = self.order();
        let no =
            |number: Option<Number>| order.get(usize::from(number?.0).checked_sub(1)?).copied();
        let tied = course.matches.iter().filter(is_tied).filter_map(|one| {
            let [first, second] = one.players.map(no);
            Some((one.row.tie, [first?, second?]))
        });
        tied.collect()
    }

    /// The bracket as it stands; nothing where there is none, or too few have entered.
    #[must_use]
    pub fn bracket(&self, boards: &Boards) -> Option<Course> {
        let rules = rules(self).ok()??;
        Some(self.course(&rules, boards, None))
    }

    fn course(
        &self,
        rules: &Knockout,
        boards: &Boards,
        instead: Option<(u8, BoardNo, PairingResult)>,
    ) -> Course {
        let order = self.order();
        let numbers: BTreeMap<EntrantNo, Number> =
            order.iter().zip(1..).map(|(no, number)| (*no, Number(number))).collect();
        let next = self.published().saturating_add(1);
        let left = |number: Number| {
            let no = usize::from(number.0).checked_sub(1).and_then(|at| order.get(at));
            let entry = no.and_then(|no| self.entrants.get(no));
            entry.is_some_and(|entry| entry.stay.has_left(next))
        };
        let known = self.rounds.iter().filter(|(_, round)| round.stage != Stage::Draft);
        let games = known.flat_map(|(no, round)| {
            let here =
                instead.filter(|(at, ..)| at == no).map(|(_, board, result)| (board, result));
            games(round, &numbers, (boards, here))
        });
        rules.course(&games.collect::<Vec<MatchGame>>(), left)
    }

    /// Which game of which match is played at a board, in a knock-out.
    #[must_use]
    pub fn leg_at(&self, round: u8, board: BoardNo) -> Option<Leg> {
        self.rounds.get(&round)?.legs.get(&board).copied()
    }

    /// The time control of the stage that is played at a board of a round, where it is not that of
    /// the event.
    #[must_use]
    pub fn stage_control(&self, round: u8, board: BoardNo) -> Option<TimeControl> {
        let leg = self.leg_at(round, board)?;
        let rules = rules(self).ok()??;
        rules.stage(leg)?.rate.parse().ok()
    }

    /// Whether a draw wins for Black in the game at a board of a round.
    #[must_use]
    pub fn is_armageddon(&self, round: u8, board: BoardNo) -> bool {
        let (Ok(Some(rules)), Some(leg)) = (rules(self), self.leg_at(round, board)) else {
            return false;
        };
        rules.stage(leg).is_some_and(|stage| stage.length == Length::Armageddon)
    }

    /// The points that White and Black of a pairing had in the stage of their match before the game;
    /// nothing where it is no game of a match.
    #[must_use]
    pub fn match_score(&self, round: u8, board: BoardNo, boards: &Boards) -> Option<[Points; 2]> {
        let leg = self.leg_at(round, board)?;
        let both = self.bout(round, board)?.pairing.both();
        let is_same = |of: &Round, bout: &Bout| {
            let other = of.legs.get(&bout.pairing.board);
            other.is_some_and(|other| (other.tie, other.stage) == (leg.tie, leg.stage))
        };
        let before = self.rounds.range(..round).filter(|(_, of)| of.stage != Stage::Draft);
        let before = before.flat_map(|(_, of)| of.bouts.iter().filter(|bout| is_same(of, bout)));
        let mut points = [Points::ZERO; 2];
        for bout in before {
            let Some(result) = bout.result(boards) else { continue };
            let of_game = bout.pairing.both().into_iter().zip(halves(result.score()));
            for (no, got) in of_game {
                let seats = both.iter().zip(&mut points);
                seats.filter(|(one, _)| **one == no).for_each(|(_, points)| *points += got);
            }
        }
        Some(points)
    }
}

/// The games of the matches in a round.
fn games<'a>(
    round: &'a Round,
    numbers: &'a BTreeMap<EntrantNo, Number>,
    (boards, instead): (&'a Boards, Option<(BoardNo, PairingResult)>),
) -> impl Iterator<Item = MatchGame> + 'a {
    round.bouts.iter().filter_map(move |bout| {
        let instead = instead.filter(|(board, _)| *board == bout.pairing.board);
        let result = instead.map(|(_, result)| result).or_else(|| bout.result(boards));
        let [white, black] = bout.pairing.both().map(|no| numbers.get(&no).copied());
        Some(MatchGame {
            leg: *round.legs.get(&bout.pairing.board)?,
            white: white?,
            black: black?,
            score: result.map(|result| result.score()),
        })
    })
}

/// What a game brings White and Black in a match.
const fn halves(score: Score) -> [Points; 2] {
    match score {
        Score::WhiteWins => [Points::ONE, Points::ZERO],
        Score::BlackWins => [Points::ZERO, Points::ONE],
        Score::Draw => [Points::HALF, Points::HALF],
        Score::HalfForWhite => [Points::HALF, Points::ZERO],
        Score::HalfForBlack => [Points::ZERO, Points::HALF],
        Score::BothLose => [Points::ZERO, Points::ZERO],
    }
}
