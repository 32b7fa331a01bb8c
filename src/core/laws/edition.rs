//! One edition of the Laws: when it was in force and what it says where editions differ. Every
//! value carries the article that sets it. Nothing here knows a particular edition: the values
//! are data (`assets/laws/*.ron`), and what a rule means for a case is in `rulings`.

use serde::{Deserialize, Serialize};

use crate::core::citation::Citation;
use crate::core::moment::Millis;

/// A value with the article it stands in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rule<T> {
    /// What the edition says.
    pub value: T,
    /// Where, as the edition numbers its articles.
    pub article: String,
    /// Further articles that are needed to come to the value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// Set when the text was not held: the edition from which the value was assumed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assumed_from: Option<String>,
}

/// What an illegal move costs, the first time, the second time, and so on; the last step holds for
/// all later ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum IllegalMovePenalty {
    /// Nothing but to play a legal move.
    Nothing,
    /// The opponent gets extra time.
    OpponentTime(Millis),
    /// The game is lost; drawn, if the opponent cannot mate by any series of legal moves.
    LossOrDraw,
}

/// What a claim that is found wrong costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WrongClaim {
    /// Nothing.
    Nothing,
    /// The opponent gets extra time.
    OpponentTime(Millis),
}

/// The pace of a game, by which some rules differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Longer than rapid.
    Standard,
    /// Rapid chess (Appendix A of 2023).
    Rapid,
    /// Blitz (Appendix B of 2023).
    Blitz,
}

/// One value for each pace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByPace<T> {
    /// Standard play.
    pub standard: T,
    /// Rapid.
    pub rapid: T,
    /// Blitz.
    pub blitz: T,
}

impl<T> ByPace<T> {
    /// The value for a pace.
    pub const fn of(&self, pace: Pace) -> &T {
        match pace {
            Pace::Standard => &self.standard,
            Pace::Rapid => &self.rapid,
            Pace::Blitz => &self.blitz,
        }
    }
}

/// An edition of the Laws of Chess.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition {
    /// The year it came into force, `2023`.
    pub id: String,
    /// In force from this day, `2023-01-01`.
    pub in_force_from: String,
    /// The parameters of this slice.
    pub rules: Rules,
}

/// What an edition says about the irregularities, claims and results handled so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// What a legal move is: one that fulfils all of Article 3.
    pub moves: Rule<()>,
    /// Adjusting pieces is announced, and only the player on move may do it.
    pub adjusting: Rule<()>,
    /// What counts as a touch.
    pub touch_intent: Rule<()>,
    /// A piece touched on purpose must be moved or captured.
    pub touch_move: Rule<()>,
    /// One or more own pieces touched.
    pub touch_own: Rule<()>,
    /// One or more of the opponent's pieces touched.
    pub touch_enemy: Rule<()>,
    /// Pieces of both colours touched.
    pub touch_both: Rule<()>,
    /// King and rook touched: castling.
    pub touch_castling: Rule<()>,
    /// The rook touched before the king.
    pub touch_rook_first: Rule<()>,
    /// King and rook touched, but castling there is illegal.
    pub touch_castling_illegal: Rule<()>,
    /// None of the touched pieces can be moved or captured.
    pub touch_free: Rule<()>,
    /// A legal move, once released on a square, stands.
    pub move_made: Rule<()>,
    /// A claim about a touched piece must come before the claimant touches a piece.
    pub touch_claim_lost: Rule<()>,
    /// Checkmate ends the game.
    pub checkmate: Rule<()>,
    /// Resignation ends the game.
    pub resignation: Rule<()>,
    /// A resignation draws when the opponent cannot mate.
    pub resign_draw_if_no_mate: Rule<bool>,
    /// Stalemate ends the game.
    pub stalemate: Rule<()>,
    /// Whether a dead position ends the game.
    pub dead_position: Rule<bool>,
    /// Draw by agreement; the moves that each player must have made before.
    pub agreement: Rule<u16>,
    /// Pressing the clock completes the move.
    pub move_completed: Rule<()>,
    /// A player must be allowed to press the clock.
    pub press_clock: Rule<()>,
    /// When a flag is considered fallen.
    pub flag_fallen: Rule<()>,
    /// A fallen flag loses; whether it draws when the opponent cannot mate.
    pub flag_draw_if_no_mate: Rule<bool>,
    /// Both flags down and nobody knows which first.
    pub both_flags: Rule<()>,
    /// The default time: forfeit for coming late.
    pub default_time: Rule<()>,
    /// Clock settings found wrong are corrected at once by the arbiter's judgement.
    pub clock_wrong: Rule<()>,
    /// After an irregularity the arbiter sets the times by best judgement.
    pub irregularity_times: Rule<()>,
    /// Displaced pieces are put right by the player who displaced them.
    pub displaced: Rule<()>,
    /// Illegal move: the position before it is restored.
    pub illegal_restore: Rule<()>,
    /// A pawn left unpromoted on the last rank becomes a queen.
    pub unpromoted_pawn: Rule<()>,
    /// Whether a press of the clock without a move counts as an illegal move.
    pub press_without_move_counts: Rule<bool>,
    /// Whether a move with two hands counts as an illegal move.
    pub two_hands_counts: Rule<bool>,
    /// The ladder of penalties for completed illegal moves.
    pub illegal_penalties: ByPace<Rule<Vec<IllegalMovePenalty>>>,
    /// Rapid and blitz without adequate supervision: an illegal move stands after the reply.
    pub illegal_stands: Rule<()>,
    /// How a draw offer is made and when it lapses.
    pub draw_offer: Rule<()>,
    /// Both players mark an offer on the scoresheet.
    pub offer_recorded: Rule<()>,
    /// How often a position must appear for a claim.
    pub repetition_claim: Rule<u8>,
    /// The claim before a move that is written and announced, not played.
    pub repetition_intended: Rule<()>,
    /// The claim after the position has appeared.
    pub repetition_appeared: Rule<()>,
    /// What makes positions the same.
    pub same_position: Rule<()>,
    /// Moves by each player without capture or pawn move, for a claim.
    pub fifty_claim: Rule<u16>,
    /// The claim before a move that is written and announced, not played.
    pub fifty_intended: Rule<()>,
    /// The claim after the moves have been completed.
    pub fifty_appeared: Rule<()>,
    /// Claims lapse when the claimant touches a piece.
    pub claim_lost: Rule<()>,
    /// The clocks are stopped for a claim, and it cannot be withdrawn.
    pub claim_clock: Rule<()>,
    /// A correct claim draws at once.
    pub claim_correct: Rule<()>,
    /// What a wrong claim costs.
    pub wrong_claim: ByPace<Rule<WrongClaim>>,
    /// The number of appearances that ends the game without a claim, if any.
    pub automatic_repetition: Rule<Option<u8>>,
    /// The number of moves by each player that ends it without a claim, if any.
    pub automatic_moves: Rule<Option<u16>>,
    /// Distracting or annoying the opponent is forbidden.
    pub distraction: Rule<()>,
    /// Right to appeal, where the edition gives one.
    pub appeal: Rule<()>,
    /// Nobody may tell a player that the clock was not pressed.
    pub no_reminder: Rule<()>,
    /// The penalties open to the arbiter.
    pub penalties: Rule<()>,
    /// Rapid: less than so much for each player, with the increments of 60 moves.
    pub rapid_below: Rule<Millis>,
    /// Blitz: so much or less.
    pub blitz_up_to: Rule<Millis>,
}

impl Edition {
    /// The article of a rule, to cite.
    pub fn cite<T>(&self, rule: &Rule<T>) -> Citation {
        Citation::new(&self.id, &rule.article)
    }

    /// All articles of a rule, to cite.
    pub fn cite_all<T>(&self, rule: &Rule<T>) -> Vec<Citation> {
        std::iter::once(&rule.article)
            .chain(&rule.also)
            .map(|article| Citation::new(&self.id, article))
            .collect()
    }

    /// What an article is about: the keys of the rules that stand in it. `i18n` states each rule
    /// in one sentence under the id `rule-KEY`.
    #[must_use]
    pub fn keys_of(&self, article: &str) -> Vec<&'static str> {
        let named = self.rules.index().into_iter().filter(|entry| entry.article == article);
        let mut keys: Vec<&'static str> = named.map(|entry| entry.key).collect();
        let penalties = &self.rules.illegal_penalties;
        let by_pace = [&penalties.rapid.also, &penalties.blitz.also];
        if by_pace.into_iter().flatten().any(|also| also == article) {
            keys.push("fewer-minutes");
        }
        keys
    }

    /// The pace of a game by the time that a player has for 60 moves (A.1, B.1 of 2018 and 2023).
    #[must_use]
    pub fn pace(&self, for_sixty_moves: Millis) -> Pace {
        if for_sixty_moves <= self.rules.blitz_up_to.value {
            Pace::Blitz
        } else if for_sixty_moves < self.rules.rapid_below.value {
            Pace::Rapid
        } else {
            Pace::Standard
        }
    }
}

/// One rule in the index of an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IndexEntry<'a> {
    /// Its key, in kebab-case.
    pub key: &'static str,
    /// The article.
    pub article: &'a str,
    /// The edition it was assumed from, if the text was not held.
    pub assumed_from: Option<&'a str>,
}

fn entry<'a, T>(key: &'static str, rule: &'a Rule<T>) -> IndexEntry<'a> {
    IndexEntry { key, article: &rule.article, assumed_from: rule.assumed_from.as_deref() }
}

impl Rules {
    /// All rules with their articles, in the order of the Laws.
    #[must_use]
    pub fn index(&self) -> Vec<IndexEntry<'_>> {
        let mut all = self.index_of_moves_and_endings();
        all.extend(self.index_of_clock_and_irregularities());
        all.extend(self.index_of_draws_and_conduct());
        all
    }

    fn index_of_moves_and_endings(&self) -> Vec<IndexEntry<'_>> {
        let resignation = if self.resign_draw_if_no_mate.value {
            entry("resignation-draw", &self.resign_draw_if_no_mate)
        } else {
            entry("resignation", &self.resignation)
        };
        vec![
            entry("moves", &self.moves),
            entry("adjusting", &self.adjusting),
            entry("touch-intent", &self.touch_intent),
            entry("touch-move", &self.touch_move),
            entry("touch-own", &self.touch_own),
            entry("touch-enemy", &self.touch_enemy),
            entry("touch-both", &self.touch_both),
            entry("touch-castling", &self.touch_castling),
            entry("touch-rook-first", &self.touch_rook_first),
            entry("touch-castling-illegal", &self.touch_castling_illegal),
            entry("touch-free", &self.touch_free),
            entry("move-made", &self.move_made),
            entry("touch-claim-lost", &self.touch_claim_lost),
            entry("checkmate", &self.checkmate),
            resignation,
            entry("stalemate", &self.stalemate),
            entry("dead-position", &self.dead_position),
            entry("agreement", &self.agreement),
        ]
    }

    fn index_of_clock_and_irregularities(&self) -> Vec<IndexEntry<'_>> {
        vec![
            entry("move-completed", &self.move_completed),
            entry("press-clock", &self.press_clock),
            entry("flag-fallen", &self.flag_fallen),
            entry("flag-result", &self.flag_draw_if_no_mate),
            entry("both-flags", &self.both_flags),
            entry("default-time", &self.default_time),
            entry("clock-wrong", &self.clock_wrong),
            entry("irregularity-times", &self.irregularity_times),
            entry("displaced", &self.displaced),
            entry("illegal-restore", &self.illegal_restore),
            entry("unpromoted-pawn", &self.unpromoted_pawn),
            entry("press-without-move", &self.press_without_move_counts),
            entry("two-hands", &self.two_hands_counts),
            entry("illegal-penalty", &self.illegal_penalties.standard),
            entry("illegal-stands", &self.illegal_stands),
        ]
    }

    fn index_of_draws_and_conduct(&self) -> Vec<IndexEntry<'_>> {
        vec![
            entry("draw-offer", &self.draw_offer),
            entry("offer-recorded", &self.offer_recorded),
            entry("repetition-claim", &self.repetition_claim),
            entry("repetition-intended", &self.repetition_intended),
            entry("repetition-appeared", &self.repetition_appeared),
            entry("same-position", &self.same_position),
            entry("fifty-claim", &self.fifty_claim),
            entry("fifty-intended", &self.fifty_intended),
            entry("fifty-appeared", &self.fifty_appeared),
            entry("claim-lost", &self.claim_lost),
            entry("claim-clock", &self.claim_clock),
            entry("claim-correct", &self.claim_correct),
            entry("wrong-claim", &self.wrong_claim.standard),
            entry("automatic-repetition", &self.automatic_repetition),
            entry("automatic-moves", &self.automatic_moves),
            entry("distraction", &self.distraction),
            entry("appeal", &self.appeal),
            entry("no-reminder", &self.no_reminder),
            entry("penalties", &self.penalties),
            entry("rapid", &self.rapid_below),
            entry("blitz", &self.blitz_up_to),
        ]
    }
}
