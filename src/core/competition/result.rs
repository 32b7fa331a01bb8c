//! The results that a pairing can have: a closed set, without points, which follow from it.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use jadoube_chess::result::Score as GameScore;
use jadoube_chess::side::Side;
use jadoube_competition::tournament::{Number, RoundResult, Score};
use jadoube_laws::game::outcome::{EndReason, Outcome};

/// The result of a pairing. Adjourned, and not yet known, is one that has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "contest-result")]
pub enum PairingResult {
    /// 1-0
    WhiteWins,
    /// ½-½
    Draw,
    /// 0-1
    BlackWins,
    /// 0-0, both lost.
    BothLose,
    /// ½-0
    HalfForWhite,
    /// 0-½
    HalfForBlack,
    /// 1-0, not rated: a player made no move.
    WhiteWinsUnrated,
    /// ½-½, not rated.
    DrawUnrated,
    /// 0-1, not rated.
    BlackWinsUnrated,
    /// 0-0, not rated.
    BothLoseUnrated,
    /// +/-: Black has not come.
    ForfeitForWhite,
    /// -/+: White has not come.
    ForfeitForBlack,
    /// -/-: neither has come.
    ForfeitOfBoth,
}

impl PairingResult {
    /// All, with the signs by which they are typed.
    pub const SIGNS: [(&'static str, Self); 13] = [
        ("1", Self::WhiteWins),
        ("=", Self::Draw),
        ("0", Self::BlackWins),
        ("0-0", Self::BothLose),
        ("½-0", Self::HalfForWhite),
        ("0-½", Self::HalfForBlack),
        ("1u", Self::WhiteWinsUnrated),
        ("=u", Self::DrawUnrated),
        ("0u", Self::BlackWinsUnrated),
        ("0-0u", Self::BothLoseUnrated),
        ("+-", Self::ForfeitForWhite),
        ("-+", Self::ForfeitForBlack),
        ("-/-", Self::ForfeitOfBoth),
    ];

    /// What was typed; `1-0`, `½-½`, `1/2-0` and the like too, `+` and `-` for who has come, and what
    /// is at hand for a half: `/`, `=-0`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim().replace("1/2", "½").replace('–', "-");
        let sign = match text.as_str() {
            "1-0" => "1",
            "½" | "½-½" | "/" => "=",
            "0-1" => "0",
            "=-0" => "½-0",
            "0-=" => "0-½",
            "+" | "+/-" => "+-",
            "-" | "-/+" => "-+",
            "--" => "-/-",
            other => other,
        };
        Self::SIGNS.iter().find(|(known, _)| *known == sign).map(|(_, result)| *result)
    }

    /// By which it is typed.
    #[must_use]
    pub fn sign(self) -> &'static str {
        Self::SIGNS.iter().find(|(_, result)| *result == self).map_or("", |(sign, _)| sign)
    }

    /// What a board shows that has this result. Nobody has lost by not coming where moves were made.
    pub(in crate::competition) const fn outcome(self, is_moved: bool) -> Option<Outcome> {
        let (score, reason) = match self {
            Self::WhiteWins => (GameScore::WhiteWins, EndReason::AsRecorded),
            Self::Draw => (GameScore::Draw, EndReason::AsRecorded),
            Self::BlackWins => (GameScore::BlackWins, EndReason::AsRecorded),
            Self::BothLose => (GameScore::BothLose, EndReason::AsRecorded),
            Self::HalfForWhite => (GameScore::HalfForWhite, EndReason::AsRecorded),
            Self::HalfForBlack => (GameScore::HalfForBlack, EndReason::AsRecorded),
            Self::ForfeitForWhite if !is_moved => (GameScore::WhiteWins, EndReason::Forfeit),
            Self::ForfeitForBlack if !is_moved => (GameScore::BlackWins, EndReason::Forfeit),
            Self::ForfeitOfBoth if !is_moved => (GameScore::BothLose, EndReason::Forfeit),
            _ => return None,
        };
        Some(Outcome { score, reason })
    }

    /// As it is written, the same in every language: `1–0`, `+/−`; `1–0u` for one that is not rated.
    #[must_use]
    pub fn written(self) -> String {
        match self {
            Self::ForfeitForWhite => "+/−".to_owned(),
            Self::ForfeitForBlack => "−/+".to_owned(),
            Self::ForfeitOfBoth => "−/−".to_owned(),
            rated if rated == rated.rated() => rated.score().sign().to_owned(),
            unrated => format!("{}u", unrated.score().sign()),
        }
    }

    /// Whether it differs from another in nothing but that it is not rated.
    #[must_use]
    pub fn is_only_unrated(self, other: Self) -> bool {
        self != other && self.rated() == other
    }

    /// The points of both.
    #[must_use]
    pub const fn score(self) -> GameScore {
        match self {
            Self::WhiteWins | Self::WhiteWinsUnrated | Self::ForfeitForWhite => {
                GameScore::WhiteWins
            }
            Self::BlackWins | Self::BlackWinsUnrated | Self::ForfeitForBlack => {
                GameScore::BlackWins
            }
            Self::Draw | Self::DrawUnrated => GameScore::Draw,
            Self::BothLose | Self::BothLoseUnrated | Self::ForfeitOfBoth => GameScore::BothLose,
            Self::HalfForWhite => GameScore::HalfForWhite,
            Self::HalfForBlack => GameScore::HalfForBlack,
        }
    }

    /// Whether it was not played.
    #[must_use]
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitForWhite | Self::ForfeitForBlack | Self::ForfeitOfBoth)
    }

    /// The same result, rated.
    pub(in crate::competition) const fn rated(self) -> Self {
        match self {
            Self::WhiteWinsUnrated => Self::WhiteWins,
            Self::DrawUnrated => Self::Draw,
            Self::BlackWinsUnrated => Self::BlackWins,
            Self::BothLoseUnrated => Self::BothLose,
            other => other,
        }
    }

    /// The result at a board. Nobody has played against one who did not come in time.
    #[must_use]
    pub const fn of(outcome: Outcome) -> Self {
        match (outcome.reason, outcome.score) {
            (EndReason::Forfeit, GameScore::WhiteWins) => Self::ForfeitForWhite,
            (EndReason::Forfeit, GameScore::BlackWins) => Self::ForfeitForBlack,
            (EndReason::Forfeit, GameScore::BothLose) => Self::ForfeitOfBoth,
            (_, GameScore::WhiteWins) => Self::WhiteWins,
            (_, GameScore::BlackWins) => Self::BlackWins,
            (_, GameScore::Draw) => Self::Draw,
            (_, GameScore::BothLose) => Self::BothLose,
            (_, GameScore::HalfForWhite) => Self::HalfForWhite,
            (_, GameScore::HalfForBlack) => Self::HalfForBlack,
        }
    }

    /// What it is for one of the two.
    pub(in crate::competition) fn for_side(self, side: Side, opponent: Number) -> RoundResult {
        use Score::{Draw, Loss, Win};
        let (white, black, is_rated) = match self {
            Self::WhiteWins => (Win, Loss, true),
            Self::Draw => (Draw, Draw, true),
            Self::BlackWins => (Loss, Win, true),
            Self::BothLose => (Loss, Loss, true),
            Self::HalfForWhite => (Draw, Loss, true),
            Self::HalfForBlack => (Loss, Draw, true),
            Self::WhiteWinsUnrated => (Win, Loss, false),
            Self::DrawUnrated => (Draw, Draw, false),
            Self::BlackWinsUnrated => (Loss, Win, false),
            Self::BothLoseUnrated => (Loss, Loss, false),
            Self::ForfeitForWhite | Self::ForfeitForBlack | Self::ForfeitOfBoth => {
                let won = match side {
                    Side::White => self == Self::ForfeitForWhite,
                    Side::Black => self == Self::ForfeitForBlack,
                };
                return RoundResult::Forfeit { opponent: Some(opponent), colour: Some(side), won };
            }
        };
        let score = Some(if side == Side::White { white } else { black });
        RoundResult::Game { opponent, colour: side, score, is_rated }
    }
}

/// What the game of a pairing shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardResult {
    /// It has not begun.
    Waiting,
    /// It is being played.
    Playing,
    /// It is adjourned.
    Adjourned,
    /// It has ended.
    Ended(Outcome),
}

impl BoardResult {
    /// The result, once the game has ended.
    #[must_use]
    pub const fn ended(self) -> Option<PairingResult> {
        match self {
            Self::Ended(outcome) => Some(PairingResult::of(outcome)),
            Self::Waiting | Self::Playing | Self::Adjourned => None,
        }
    }
}
