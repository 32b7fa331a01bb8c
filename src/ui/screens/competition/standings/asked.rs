//! What is asked of the page of the standings, and of what it is made.

use std::collections::BTreeMap;

use crate::widgets::grid::table::GridTable;
use jadoube_competition::norm::titles::TitleCase;
use jadoube_competition::rating::Effect;
use jadoube_competition::standing::Standing;
use jadoube_competition::tournament::Number;
use jadoube_core::competition::category::Category;
use jadoube_core::competition::group_standing::GroupStanding;
use jadoube_core::competition::tournament::Games;
use jadoube_desk::event_picture::EventPicture;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;

/// What is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum What {
    /// Who stands where.
    #[default]
    Standings,
    /// What becomes of their ratings.
    Ratings,
    /// Title norms.
    Norms,
    /// Prizes.
    Prizes,
    /// The prizes for boards, where teams play.
    Boards,
}

/// What was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct StandingsQuery {
    pub(super) what: What,
    /// After which round.
    pub(super) after: u8,
    pub(super) games: Games,
    pub(super) only: Category,
    /// Of a championship: the group, phase and group from 0.
    pub(super) group: Option<(usize, usize)>,
    pub(super) lang: Lang,
}

/// From what the workings come.
#[derive(Debug)]
pub(super) enum WorkingSource {
    Standing(Standing),
    Group(GroupStanding),
    Ratings(BTreeMap<Number, Effect>),
    Norms(BTreeMap<Number, Vec<TitleCase>>),
    /// Of a knock-out: the matches are their working.
    Bracket,
    /// What is offered.
    Prizes(String),
    Boards,
}

pub(super) struct Maker<'a> {
    pub(super) event: &'a EventPicture,
    pub(super) asked: &'a StandingsQuery,
    pub(super) words: &'a Catalogue,
}

pub(super) type Parts = (String, GridTable, Vec<String>, Vec<Number>, WorkingSource);
