//! One game from two sheets: the legal games that fit them best, how sure that is, which slips
//! each sheet then holds, where the games part, how many moves they prove.
//!
//! What to do when that is not enough (whose clock runs, which move is the first of the next
//! period) belongs to `rulings`. The article behind it: FIDE Laws 2023, Art. 8.5 and 8.6.

use jadoube_message::Message;

use crate::board::position::Position;
use crate::scoresheet::agreement::{Agreement, agreements};
use crate::scoresheet::align::Numbering;
use crate::scoresheet::candidates::Width;
use crate::scoresheet::cost::Cost;
use crate::scoresheet::end::EndPosition;
use crate::scoresheet::fit::{Entry, Fit, fit, tracks};
use crate::scoresheet::goal::Goal;
use crate::scoresheet::lattice::{SearchInput, search};
use crate::scoresheet::length::{Counter, Length};
use crate::scoresheet::ranking::rank;
use crate::scoresheet::sheet::Sheet;
use crate::side::{BySide, Side};

/// What is known besides the two sheets.
#[derive(Debug, Clone, Copy, Default)]
pub struct ReconstructionInput<'a> {
    /// The position on the board at the end, as far as it is known.
    pub end: Option<&'a EndPosition>,
    /// The number of half-moves, from the clock or the players, when both agree about it.
    pub plies: Option<u32>,
    /// What each player’s clock tells, where it is believed.
    pub clocks: BySide<Option<Counter>>,
}

/// How many half-moves a sheet may have to be laid beside another: more than twice as many as the
/// longest game of a tournament. What is longer is no scoresheet, and would take minutes.
pub const LONGEST: usize = 1_200;

/// How sure the first game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Message)]
#[message(prefix = "scoresheet")]
pub enum Verdict {
    /// Every other legal game that was found is far less likely, and so is all that was not
    /// looked at; and no other game comes of one slip that both players made alike.
    Certain,
    /// The same, but for games that come of one slip that both players made alike: it is so because
    /// both sheets say so.
    Agreed,
    /// The best of several that fit.
    Likely,
    /// No legal game fits what is known; if one is given, it leaves something out of account.
    #[default]
    Open,
}

impl Verdict {
    /// Whether it is settled which game was played, as far as two sheets can settle it.
    #[must_use]
    pub const fn is_settled(self) -> bool {
        matches!(self, Self::Certain | Self::Agreed)
    }
}

/// A half-move that neither sheet tells in words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gap {
    /// Which one, counted from 0.
    pub ply: usize,
    /// Whether only one move fits there.
    pub is_filled: bool,
}

/// What the sheets yield.
#[derive(Debug, Clone)]
pub struct Reconstruction {
    /// How sure the first game is.
    pub verdict: Verdict,
    /// The games that fit, the likeliest first; none when nothing was found.
    pub games: Vec<Fit>,
    /// The half-moves, counted from 0, in which the games that fit part.
    pub open: Vec<usize>,
    /// Half-moves that neither sheet tells, in the first game.
    pub gaps: Vec<Gap>,
    /// What rests on both sheets alone: another move there, which both players wrote down wrongly
    /// in the same way, would leave all the rest legal.
    pub agreed: Vec<Agreement>,
    /// How many half-moves are proved: played in every game that fits.
    pub proved_plies: usize,
    /// Who made the first move.
    pub first: Side,
    /// The counters of the final position had to be left out of account.
    pub counters_disregarded: bool,
    /// Who may castle in the final position had to be left out of account.
    pub castling_disregarded: bool,
    /// What the clocks tell had to be left out of account.
    pub clocks_disregarded: bool,
    /// The final position had to be left out of account: no legal game leads from the sheets to it.
    pub end_disregarded: bool,
}

impl Reconstruction {
    /// How many moves a player has made in every game that fits.
    #[must_use]
    pub const fn moves_proved(&self, side: Side) -> usize {
        match (side, self.first) {
            (Side::White, Side::White) | (Side::Black, Side::Black) => {
                self.proved_plies.div_ceil(2)
            }
            (Side::White, Side::Black) | (Side::Black, Side::White) => self.proved_plies / 2,
        }
    }

    /// Whether both players have made so many moves in every game that fits what is known.
    #[must_use]
    pub const fn proves(&self, moves: usize) -> bool {
        !matches!(self.verdict, Verdict::Open) && self.proved_plies / 2 >= moves
    }

    /// The first half-move, counted from 0, in which the games part.
    #[must_use]
    pub fn parts_at(&self) -> Option<usize> {
        self.open.first().copied()
    }
}

/// How much worse than the best of its half-move a state may be.
const MARGIN: Cost = Cost(4000);
/// Few states, which is enough when the game turns out certain.
const NARROW: Width =
    Width { states: 60, near: Cost::ZERO, most: 60, margin: MARGIN, budget: 15_000 };
/// More where many are about as likely, because nobody wrote what was played.
const WIDE: Width =
    Width { states: 60, near: Cost(1000), most: 2000, margin: MARGIN, budget: 30_000 };
/// More still, where that found no game.
const WIDEST: Width =
    Width { states: 100, near: Cost(1500), most: 4000, margin: MARGIN, budget: 40_000 };
/// Where the number of half-moves is open.
const LOOSE: Width =
    Width { states: 60, near: Cost(500), most: 300, margin: MARGIN, budget: 15_000 };
/// After the narrow one: the first while nothing is certain, the second while nothing is found.
const WIDER: [Width; 2] = [WIDE, WIDEST];
/// Games that are so much less likely than the first are still counted among those that fit.
const FITS: Cost = Cost(1000);
/// How many games are given.
const MOST: usize = 24;
/// Games that are so much less likely than the first are still held against its certainty.
const DOUBTED: Cost = Cost(2000);
/// To be certain, the first game must be so much likelier than any other, by what was written
/// alone too, and than whatever was not looked at.
const CERTAIN: Cost = Cost(900);
const CERTAIN_WRITTEN: Cost = Cost(500);
const CERTAIN_SLACK: Cost = Cost(500);
/// How many half-moves more than the longer sheet has cells are thought of.
const BEYOND: usize = 12;

/// Reconstructs the game of two sheets from the usual start position or another; nothing is found
/// for sheets of more than [`LONGEST`] half-moves.
#[must_use]
pub fn reconstruct(
    start: &Position,
    sheets: &BySide<Sheet>,
    known: ReconstructionInput<'_>,
) -> Reconstruction {
    if Side::BOTH.into_iter().any(|side| sheets.of(side).cells().len() > LONGEST) {
        return judge(Vec::new(), sheets, start.turn());
    }
    let mut found = search_games(start, sheets, known);
    if let (Verdict::Certain, Some(game)) = (found.verdict, found.games.first()) {
        let tracks = tracks(sheets, start.turn());
        let goal = known.end.map(|end| Goal::of(start, end));
        found.agreed = agreements(game, start, sheets, &tracks, goal.as_ref());
        if !found.agreed.is_empty() {
            found.verdict = Verdict::Agreed;
        }
    }
    found
}

fn search_games(
    start: &Position,
    sheets: &BySide<Sheet>,
    known: ReconstructionInput<'_>,
) -> Reconstruction {
    let first = start.turn();
    let mut prepared = tracks(sheets, first);
    let mut numbering = Numbering::default();
    let goal = known.end.map(|end| Goal::of(start, end));
    let longest = sheets.white.cells().len().max(sheets.black.cells().len()) + BEYOND;
    let longest = Length { least: 0, most: u32::try_from(longest).unwrap_or(u32::MAX) };
    let counted = known.plies.or(goal.as_ref().and_then(|goal| goal.plies)).map(Length::exactly);
    let clocks = Length::by(&known.clocks, first, longest.most);
    let mut hunt = |goal: Option<&Goal>, length: Length, width: Width| {
        let exact = length.least == length.most;
        let Length { least, most: plies } = length;
        let quest = SearchInput { start, goal, plies, least, exact, known: None };
        // A long game has the same room for each half-move as a short one.
        let budget = width.budget.max(width.states * (plies as usize + 1));
        let width = Width { budget, ..width };
        let lattice = search(quest, width, &mut prepared, &mut numbering);
        let ranked = rank(&lattice, MOST, DOUBTED);
        let games = ranked.iter().map(|game| fit(game, start, sheets, &prepared)).collect();
        judge(games, sheets, first)
    };
    let told = counted.or(clocks).unwrap_or(longest);
    let mut result = hunt(goal.as_ref(), told, NARROW);
    for width in WIDER {
        let found = !result.games.is_empty();
        if result.verdict == Verdict::Certain || (found && width == WIDEST) {
            break;
        }
        result = hunt(goal.as_ref(), told, width);
    }
    // A contradiction between the clocks is told, whatever else was found.
    result.clocks_disregarded = known.clocks_tell() && clocks.is_none_or(|by| !by.meets(told));
    if !result.games.is_empty() {
        return result;
    }
    // A FEN may have been written down by somebody who did not think of castling.
    let anyhow = goal.as_ref().and_then(Goal::without_castling);
    if anyhow.is_some() {
        let clocks_disregarded = result.clocks_disregarded;
        let found = hunt(anyhow.as_ref(), told, WIDE);
        let castling_disregarded = !found.games.is_empty();
        result = Reconstruction { castling_disregarded, clocks_disregarded, ..found };
    }
    let free = known.plies.map_or(longest, Length::exactly);
    if result.games.is_empty() && (told != free || goal.is_some()) {
        let loose = anyhow.or_else(|| goal.clone()).map(Goal::without_counters);
        result = hunt(loose.as_ref(), free, LOOSE);
        let (found, told) = (result.games.first(), goal.as_ref());
        let castling = told.zip(found).map(|(goal, game)| goal.has_castling_of(&last(start, game)));
        result.castling_disregarded = castling == Some(false);
        result.counters_disregarded = found.is_some() && told.is_some_and(|it| it.plies.is_some());
        result.clocks_disregarded = known.clocks_tell();
    }
    if result.games.is_empty() && goal.is_some() {
        result = hunt(None, free, NARROW);
        result.clocks_disregarded = known.clocks_tell();
        result.end_disregarded = !result.games.is_empty();
        result.verdict = Verdict::Open;
    }
    if result.counters_disregarded || result.castling_disregarded || result.clocks_disregarded {
        result.verdict = result.verdict.max(Verdict::Likely);
    }
    result
}

/// The position after all moves of a game.
fn last(start: &Position, game: &Fit) -> Position {
    game.moves.iter().fold(start.clone(), |position, m| position.after(*m))
}

impl ReconstructionInput<'_> {
    /// Whether a clock tells anything.
    fn clocks_tell(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.clocks.of(side).is_some())
    }
}

fn judge(mut games: Vec<Fit>, sheets: &BySide<Sheet>, first: Side) -> Reconstruction {
    let verdict = match games.as_slice() {
        [] => Verdict::Open,
        [first, others @ ..] => {
            let alone = others.iter().all(|other| {
                other.cost.less(first.cost) >= CERTAIN
                    && other.written.less(first.written) >= CERTAIN_WRITTEN
            });
            if alone && first.slack >= CERTAIN_SLACK { Verdict::Certain } else { Verdict::Likely }
        }
    };
    let best = games.first().map(|game| game.cost).unwrap_or_default();
    games.retain(|game| game.cost.less(best) <= FITS);
    let open = partings(&games);
    Reconstruction {
        verdict,
        agreed: Vec::new(),
        gaps: games.first().map(|game| gaps(game, sheets, &open)).unwrap_or_default(),
        proved_plies: games.iter().map(|game| game.moves.len()).min().unwrap_or_default(),
        open,
        games,
        first,
        counters_disregarded: false,
        castling_disregarded: false,
        clocks_disregarded: false,
        end_disregarded: false,
    }
}

/// The half-moves in which not all games have the same move.
fn partings(games: &[Fit]) -> Vec<usize> {
    let Some((first, others)) = games.split_first() else { return Vec::new() };
    let longest = games.iter().map(|game| game.moves.len()).max().unwrap_or_default();
    let differs = |ply: &usize| others.iter().any(|o| o.moves.get(*ply) != first.moves.get(*ply));
    (0..longest).filter(differs).collect()
}

fn gaps(game: &Fit, sheets: &BySide<Sheet>, open: &[usize]) -> Vec<Gap> {
    let told = |side: Side, entry: &BySide<Entry>| {
        let cell = entry.of(side).cell.and_then(|cell| sheets.of(side).cell(cell));
        cell.is_some_and(|cell| cell.text().is_some())
    };
    let untold = |(_, entry): &(usize, &BySide<Entry>)| {
        !told(Side::White, entry) && !told(Side::Black, entry)
    };
    let gap = |(ply, _)| Gap { ply, is_filled: !open.contains(&ply) };
    game.entries.iter().enumerate().filter(untold).map(gap).collect()
}
