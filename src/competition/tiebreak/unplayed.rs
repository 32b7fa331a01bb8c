//! Rounds without a game, for the tie-breaks that look at opponents (C.07 15 and 16): how opponents
//! see a participant's score, and the dummy that he himself plays against.

use std::collections::BTreeMap;

use crate::article::Article;
use crate::fraction::Fraction;
use crate::record::{Game, Kind, Record, Records, Reference, Round};
use crate::tiebreak::edition::{Rules, UnplayedRounds, c07};
use crate::tiebreak::working::Basis;
use crate::tournament::{Number, Schedule};

/// A score as opponents see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct AdjustedScore {
    /// The score (16.3).
    pub(super) score: Fraction,
    /// His own score, for the dummy (16.4).
    pub(super) own: Fraction,
    /// Whether byes in it count as draws (16.3.2).
    pub(super) with_draws: bool,
}

/// How games of the last round count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Last {
    /// As they ended.
    AsEnded,
    /// As draws (Fore Buchholz, 8.3).
    AsDraws,
}

/// The scores of all as opponents see them.
pub(super) struct Scores<'a> {
    records: &'a Records,
    rules: &'a Rules,
    reference: Reference,
    last: Last,
    /// Whether forfeits count as games (15.2, or the modifier P).
    forfeits_count: bool,
    adjusted: BTreeMap<Number, AdjustedScore>,
}

impl<'a> Scores<'a> {
    /// The scores of one kind.
    #[must_use]
    pub(super) fn new(
        records: &'a Records,
        rules: &'a Rules,
        reference: Reference,
        last: Last,
        as_played: bool,
    ) -> Self {
        let forfeits_count = as_played
            || records.schedule == Schedule::Fixed
            || rules.unplayed.value == UnplayedRounds::AsScored;
        let adjusted = BTreeMap::new();
        let mut scores = Self { records, rules, reference, last, forfeits_count, adjusted };
        let each = records.all.iter().map(|(number, record)| (*number, scores.of_record(record)));
        scores.adjusted = each.collect();
        scores
    }

    /// As opponents see his score.
    #[must_use]
    pub(super) fn adjusted(&self, number: Number) -> Option<&AdjustedScore> {
        self.adjusted.get(&number)
    }

    /// The points of a draw.
    #[must_use]
    pub(super) fn draw(&self) -> Fraction {
        self.records.draw(self.reference)
    }

    fn is_by_results(&self) -> bool {
        self.records.schedule == Schedule::ByResults
            && matches!(self.rules.unplayed.value, UnplayedRounds::Dummy { .. })
    }

    /// Whether a round is taken as a draw because it is the last and he was paired.
    fn is_fore(&self, round: u8, game: &Game) -> bool {
        self.last == Last::AsDraws && round == self.records.rounds && game.opponent.is_some()
    }

    fn of_record(&self, record: &Record) -> AdjustedScore {
        let mut adjusted =
            AdjustedScore { score: Fraction::ZERO, own: Fraction::ZERO, with_draws: false };
        let mut available_later = false;
        for (round, played) in record.numbered().rev() {
            let game = &played.whole;
            let points = Fraction::from(played.points(self.reference));
            let is_fore = self.is_fore(round, game);
            let as_draw = game.kind.is_requested_bye() && !available_later && self.is_by_results();
            adjusted.own = adjusted.own + if is_fore { self.draw() } else { points };
            adjusted.score = adjusted.score + if is_fore || as_draw { self.draw() } else { points };
            adjusted.with_draws |= as_draw && points != self.draw();
            available_later |= is_fore || !game.kind.is_voluntary();
        }
        adjusted
    }

    /// Whether a round counts as a game against its opponent.
    #[must_use]
    pub(super) fn is_game(&self, round: u8, game: &Game) -> bool {
        game.opponent.is_some()
            && (game.kind == Kind::Played
                || self.is_fore(round, game)
                || (game.kind.is_forfeit() && self.forfeits_count))
    }

    /// Why a forfeit is a game: by the schedule, by an older document, by the competition's own list.
    fn forfeits_article(&self) -> Article {
        match (self.rules.unplayed.value, self.records.schedule) {
            (UnplayedRounds::AsScored, _) => self.rules.unplayed.article,
            (UnplayedRounds::Dummy { .. }, Schedule::Fixed) => c07("15.2"),
            (UnplayedRounds::Dummy { .. }, Schedule::ByResults) => c07("16.6"),
        }
    }

    /// The score that counts for a round of a participant, why, and where that stands: for a plain
    /// game where the tie-break does. Nothing where the round counts for nothing.
    #[must_use]
    pub(super) fn counted(
        &self,
        number: Number,
        round: u8,
        played: &Round,
        plain: Article,
    ) -> Option<(Fraction, Basis, Article)> {
        let game = &played.whole;
        let opponent = game.opponent.and_then(|opponent| self.adjusted(opponent));
        if self.is_game(round, game) {
            let opponent = opponent?;
            let (basis, article) = match game.kind {
                _ if opponent.with_draws => (Basis::OpponentWithDraws, c07("16.3.2")),
                kind if kind.is_forfeit() && !self.is_fore(round, game) => {
                    (Basis::ForfeitAsGame, self.forfeits_article())
                }
                _ => (Basis::Opponent, plain),
            };
            return Some((opponent.score, basis, article));
        }
        let UnplayedRounds::Dummy { is_limited } = self.rules.unplayed.value else { return None };
        if self.records.schedule == Schedule::Fixed {
            return None;
        }
        let own = self.adjusted(number)?.own;
        let rounds = Fraction::whole(i64::from(self.records.rounds));
        let (limit, basis, article) = match opponent {
            Some(opponent) => (opponent.score, Basis::DummyLikeOpponent, c07("16.4.1")),
            None => (self.draw() * rounds, Basis::DummyLikeDraws, c07("16.4.2")),
        };
        if is_limited && limit < own {
            return Some((limit, basis, article));
        }
        Some((own, Basis::Dummy, c07("16.4")))
    }
}
