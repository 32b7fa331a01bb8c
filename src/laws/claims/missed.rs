//! Claims against a game that was rebuilt from the scoresheets: where in it a position appeared
//! often enough, where enough moves were made without capture or pawn move, and whether moves that
//! the claimant had not written may count. What makes positions the same and how many moves it
//! takes, `repetition` and `fifty` know.

use std::collections::BTreeMap;

use crate::citation::Citation;
use crate::claims::fifty::{self, FiftyCheck};
use crate::claims::repetition::{self, ClaimInput, RepetitionCheck};
use crate::game::state::Game;
use crate::laws::edition::Edition;
use jadoube_chess::board::position::{Identity, Position};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// A claim that was there to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chance {
    /// Who was on move, and could have claimed without a further move.
    pub by: Side,
    /// The half-moves played when it could first be claimed.
    pub from: Ply,
    /// The half-moves played when it could last be claimed.
    pub until: Ply,
    /// What was found.
    pub ground: Ground,
    /// The half-moves that it rests on and that the claimant's sheet does not have, counted from 1.
    pub unrecorded: Vec<Ply>,
    /// Whether such moves count.
    pub unrecorded_count: bool,
    /// The articles: on the claim, and on moves that were not written.
    pub citations: Vec<Citation>,
}

impl Chance {
    /// Whether the claim would have been good as the sheet of the claimant stands.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.unrecorded_count || self.unrecorded.is_empty()
    }
}

/// On what a claim rests.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ground {
    /// The position appeared often enough; looked into at its last appearance.
    Repetition(RepetitionCheck),
    /// Enough moves without capture or pawn move; looked into at the last of them.
    FiftyMoves {
        /// The half-moves played before the first of these moves.
        after: Ply,
        /// What was found.
        check: FiftyCheck,
    },
}

/// All claims that were there to be made in a game, in the order of the moves.
#[must_use]
pub fn chances(game: &Game, edition: &Edition) -> Vec<Chance> {
    let mut all: Vec<Chance> =
        repetitions(game, edition).into_iter().chain(fifty_moves(game, edition)).collect();
    all.sort_by_key(|chance| chance.from);
    all
}

/// The game as it stood after so many half-moves.
fn as_it_stood(game: &Game, ply: Ply) -> Game {
    let mut then = game.clone();
    then.plies.truncate(usize::from(ply.0));
    then
}

fn repetitions(game: &Game, edition: &Edition) -> Vec<Chance> {
    let needed = usize::from(edition.rules.claims.repetition.value);
    let mut appeared: BTreeMap<Identity, Vec<Ply>> = BTreeMap::new();
    for (ply, position) in (0..).map(Ply).zip(game.positions()) {
        appeared.entry(position.identity()).or_default().push(ply);
    }
    let rules = &edition.rules.claims;
    let often = appeared.into_values().filter(|plies| plies.len() >= needed);
    let found = often.filter_map(|plies| {
        let (first, from) = (*plies.first()?, *plies.get(needed.checked_sub(1)?)?);
        let until = *plies.last()?;
        let then = as_it_stood(game, until);
        let by = then.turn();
        let claimed = ClaimInput { by, intended: None, touched: None };
        let check = repetition::check(&then, &claimed, edition).ok()?;
        Some(Chance {
            by,
            from,
            until,
            ground: Ground::Repetition(check),
            unrecorded: unrecorded(game, by, first, from),
            unrecorded_count: rules.unrecorded_count.value,
            citations: [
                edition.cite(&rules.repetition),
                edition.cite(&rules.same_position),
                edition.cite(&rules.unrecorded_count),
            ]
            .concat(),
        })
    });
    found.collect()
}

/// One chance for each stretch of moves without capture or pawn move that was long enough.
fn fifty_moves(game: &Game, edition: &Edition) -> Vec<Chance> {
    let rules = &edition.rules.claims;
    let mut found: Vec<Chance> = Vec::new();
    for (ply, position) in (0..).map(Ply).zip(game.positions()) {
        let Some(check) = enough(game, ply, position, edition) else { continue };
        let quiet = u16::try_from(position.quiet_plies()).unwrap_or(ply.0);
        let after = Ply(ply.0.saturating_sub(quiet));
        if let Some(last) = found.last_mut()
            && let Ground::FiftyMoves { after: known, check: latest } = &mut last.ground
            && *known == after
        {
            *latest = check;
            last.until = ply;
            continue;
        }
        found.push(Chance {
            by: position.turn(),
            from: ply,
            until: ply,
            ground: Ground::FiftyMoves { after, check },
            unrecorded: unrecorded(game, position.turn(), after, ply),
            unrecorded_count: rules.unrecorded_fifty_count.value,
            citations: [edition.cite(&rules.fifty), edition.cite(&rules.unrecorded_fifty_count)]
                .concat(),
        });
    }
    found
}

fn enough(game: &Game, ply: Ply, position: &Position, edition: &Edition) -> Option<FiftyCheck> {
    let needed = fifty::needed(position, edition, None).moves;
    if position.quiet_plies() < u32::from(needed).saturating_mul(2) {
        return None;
    }
    let then = as_it_stood(game, ply);
    fifty::check(&then, position.turn(), (None, None), edition).ok().filter(FiftyCheck::is_correct)
}

/// The half-moves behind one place up to another that a player's sheet does not have, where the
/// sheet has been entered.
fn unrecorded(game: &Game, by: Side, after: Ply, until: Ply) -> Vec<Ply> {
    let sheet = game.sheets.of(by);
    if sheet.is_empty() {
        // Nobody has entered it: what stands there is not known.
        return Vec::new();
    }
    let missing = |ply: &Ply| sheet.cell(game.cell_of(ply.0.saturating_sub(1))).is_unwritten();
    (after.0.saturating_add(1)..=until.0).map(Ply).filter(missing).collect()
}
