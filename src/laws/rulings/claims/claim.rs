//! A claim of a draw, by repetition or by fifty moves, as its examination goes on.

use crate::citation::Citation;
use crate::claims::fifty;
use crate::claims::repetition::{self, ClaimInput};
use crate::laws::draws::LostOn;
use crate::laws::rule::Rule;
use crate::rulings::claims::facts::{FlagAtClaim, IntendedTold, Withdrawal};
use crate::rulings::rule::Scene;
use crate::rulings::sentence::Said;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// What is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ground {
    Repetition,
    FiftyMoves { announced: Option<u16> },
}

/// What both claims have in common.
pub(super) struct Claim<'a> {
    pub(super) ground: Ground,
    pub(super) by: Side,
    /// The intended move that counts.
    pub(super) intended: Option<&'a Uci>,
    pub(super) told: IntendedTold,
    /// The position that is claimed, if not the present one.
    pub(super) stood: Option<Ply>,
    /// The piece touched before, where that is established.
    pub(super) touched: Option<Square>,
    pub(super) unrecorded: bool,
    pub(super) withdrawn: Withdrawal,
    pub(super) flag: FlagAtClaim,
    pub(super) accepted: bool,
    /// The articles on what is claimed.
    pub(super) articles: Vec<Citation>,
    /// By what the right is lost, and the articles that say so.
    pub(super) lost: (Option<LostOn>, Vec<Citation>),
    /// Whether unrecorded moves count.
    pub(super) unrecorded_count: &'a Rule<bool>,
    /// What the ruling says besides.
    pub(super) notes: Vec<(Said, Vec<Citation>)>,
}

impl Claim<'_> {
    pub(super) fn noting_proof(mut self, told: Option<Square>) -> Self {
        if told.is_some() && self.touched.is_none() {
            self.notes.push((Said::new("common-not-proved"), Vec::new()));
        }
        self
    }

    /// Whether the claim is right, asked as it stands.
    pub(super) fn is_correct(&self, scene: &Scene<'_>) -> bool {
        match self.ground {
            Ground::Repetition => repetition::check(scene.game, &self.claimed(), scene.edition)
                .is_ok_and(|check| check.is_correct()),
            Ground::FiftyMoves { announced } => {
                let told = (self.intended, announced);
                fifty::check(scene.game, self.by, told, scene.edition)
                    .is_ok_and(|check| check.is_correct())
            }
        }
    }

    pub(super) fn claimed(&self) -> ClaimInput<'_> {
        ClaimInput { by: self.by, intended: self.intended, touched: self.touched }
    }
}
