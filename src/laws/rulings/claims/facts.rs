//! What claims and offers of a draw ask for.

use jadoube_message::{Argument, Value};

use crate::rulings::facts::{Proof, answers, facts};
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

answers! {
    /// When a draw was offered.
    OfferMoment {
        /// After the move and before the clock was pressed: the proper moment.
        BeforePress = "before-press",
        /// In the offering player's own time, before the move.
        OwnTimeBeforeMove = "own-time-before-move",
        /// In the opponent's time.
        OpponentsTime = "opponents-time",
    }
}

impl Argument for OfferMoment {
    const NAME: &'static str = "when";

    fn value(&self) -> Value<'_> {
        let id = match self {
            Self::BeforePress => "ruling-offer-before-press",
            Self::OwnTimeBeforeMove => "ruling-offer-own-time",
            Self::OpponentsTime => "ruling-offer-opponents-time",
        };
        Value::Said(id.into(), Vec::new())
    }
}

answers! {
    /// What became of a draw offer.
    OfferAnswer {
        /// Nothing yet.
        None = "none",
        /// The offer was accepted.
        Accepted = "accepted",
        /// Rejected, in words or by what the edition takes for it.
        Rejected = "rejected",
    }
}

answers! {
    /// What the opponent did before answering an offer.
    BeforeAnswer {
        /// Nothing on the board.
        Nothing = "nothing-done",
        /// Touched a piece to move or capture it.
        Touched = "touched-first",
        /// Made a move.
        Moved = "moved-first",
    }
}

answers! {
    /// A flag that had fallen before an offer was accepted.
    FlagAtAnswer {
        /// None had.
        Up = "flags-up",
        /// It was down, and nobody had noticed or claimed it.
        Unnoticed = "flag-unnoticed",
        /// The arbiter had noticed it or a player had claimed it.
        Noticed = "flag-noticed",
    }
}

answers! {
    /// How the intended move was told.
    IntendedTold {
        /// Written down and announced.
        Written = "written",
        /// Announced only.
        Announced = "announced",
        /// Made on the board.
        Made = "made",
        /// There was none: the position on the board is claimed.
        Standing = "as-it-stands",
    }
}

answers! {
    /// The claimant wants to take the claim back.
    Withdrawal {
        /// The claim is maintained.
        No = "not-withdrawn",
        /// Before the clock had been stopped.
        AtOnce = "before-clock-stopped",
        /// After it.
        Later = "after-clock-stopped",
    }
}

answers! {
    /// The claimant's flag.
    FlagAtClaim {
        /// It was up when the claim was looked into.
        Up = "flag-up",
        /// It fell while the claim was looked into.
        During = "fell-during-claim",
        /// It was down when the claim was made, and nobody had noticed it.
        Before = "fell-before-claim",
        /// It was down when the claim was made, and the arbiter had noticed it or a player had claimed it.
        Noticed = "fell-noticed",
    }
}

answers! {
    /// On what ground a draw was claimed.
    ClaimGround {
        /// The position had appeared three times.
        Repetition = "three-times",
        /// Fifty moves were made without capture or pawn move.
        FiftyMoves = "fifty-moves-made",
    }
}

facts! {
    /// A claim of a draw that the arbiter has refused, and that may have been correct.
    RefusedClaim of by asks {
        /// The claimant.
        by: Side,
        /// What was claimed.
        ground: ClaimGround,
    } may {
        /// The move that was announced with the claim.
        intended: Option<Uci>,
        /// The half-moves played when the claim was made; the claimant's last turn if not told.
        stood: Option<Ply>,
    }
}

answers! {
    /// Why a game may be drawn without a claim.
    AutomaticGround {
        /// A position has appeared too often.
        Repetition = "many-times",
        /// Too many moves without capture or pawn move.
        Moves = "many-moves",
        /// Nobody can mate any more.
        Dead = "dead-position",
    }
}

impl IntendedTold {
    /// Written down, where there is a move.
    const fn of(intended: Option<&Uci>) -> Self {
        if intended.is_some() { Self::Written } else { Self::Standing }
    }
}

facts! {
    /// A claim that the position has appeared three times.
    Repetition of by asks {
        /// The claimant.
        by: Side,
    } may {
        /// The move announced, not played; where it was written, as it was written first.
        intended: Option<Uci>,
    } later {
        /// How it was told.
        told: IntendedTold,
        /// The move that the claimant wrote or announced in its place later.
        changed_to: Option<Uci>,
        /// The half-moves played when the position stood that is claimed, if not the present one.
        stood: Option<Ply>,
        /// The piece that the claimant touched before claiming.
        touched: Option<Square>,
        /// How far the touch is proved.
        proof: Proof,
        /// Whether moves on which the claim rests were not written down.
        unrecorded: bool,
        /// Whether the claimant wants to take the claim back.
        withdrawn: Withdrawal,
        /// The claimant's flag.
        flag: FlagAtClaim,
        /// Whether the opponent agrees to a draw.
        accepted: bool,
    }
}

facts! {
    /// A claim that fifty moves were made without capture or pawn move.
    FiftyMoves of by asks {
        /// The claimant.
        by: Side,
    } may {
        /// The move announced, not played; where it was written, as it was written first.
        intended: Option<Uci>,
    } later {
        /// How it was told.
        told: IntendedTold,
        /// The move that the claimant wrote or announced in its place later.
        changed_to: Option<Uci>,
        /// The piece that the claimant touched before claiming.
        touched: Option<Square>,
        /// How far the touch is proved.
        proof: Proof,
        /// Whether moves on which the claim rests were not written down.
        unrecorded: bool,
        /// The number of moves announced before the game for this ending.
        announced: Option<u16>,
        /// Whether the claimant wants to take the claim back.
        withdrawn: Withdrawal,
        /// The claimant's flag.
        flag: FlagAtClaim,
        /// Whether the opponent agrees to a draw.
        accepted: bool,
    }
}

facts! {
    /// The arbiter or a player holds that the game is drawn without a claim.
    AutomaticDraw asks {
        /// The reason why the game would be drawn.
        ground: AutomaticGround,
    } may {
        /// How often the position appeared, or the moves by each player, by the scoresheets where the
        /// record of the program does not show it.
        shown: Option<u16>,
    }
}

facts! {
    /// A draw was offered.
    DrawOffer of by asks {
        /// By whom.
        by: Side,
        /// When the draw was offered, in relation to the move.
        when: OfferMoment,
        /// What became of it.
        answer: OfferAnswer,
    } may {
    } later {
        /// What the opponent did before answering.
        first: BeforeAnswer,
        /// How far that is proved.
        proof: Proof,
        /// Whether a condition was attached.
        condition: bool,
        /// Whether the offering player wants to take it back.
        withdrawn: bool,
        /// Whether offers are repeated without good reason.
        repeated: bool,
        /// A flag that fell before the answer.
        flag: FlagAtAnswer,
        /// Whether the game was agreed drawn without a fight.
        no_fight: bool,
        /// Whether the arbiter consents, where the rules of the event ask for it.
        consent: bool,
    }
}

impl Repetition {
    /// A claim made as it should be, with an intended move or as the position stands.
    #[must_use]
    pub fn proper(by: Side, intended: Option<Uci>) -> Self {
        Self {
            by,
            told: IntendedTold::of(intended.as_ref()),
            intended,
            changed_to: None,
            stood: None,
            touched: None,
            proof: Proof::default(),
            unrecorded: false,
            withdrawn: Withdrawal::default(),
            flag: FlagAtClaim::default(),
            accepted: false,
        }
    }
}

impl FiftyMoves {
    /// A claim made as it should be, with an intended move or as the game stands.
    #[must_use]
    pub fn proper(by: Side, intended: Option<Uci>) -> Self {
        Self {
            by,
            told: IntendedTold::of(intended.as_ref()),
            intended,
            changed_to: None,
            touched: None,
            proof: Proof::default(),
            unrecorded: false,
            announced: None,
            withdrawn: Withdrawal::default(),
            flag: FlagAtClaim::default(),
            accepted: false,
        }
    }
}

impl DrawOffer {
    /// An offer with nothing special about it.
    #[must_use]
    pub fn plain(by: Side, when: OfferMoment, answer: OfferAnswer) -> Self {
        Self {
            by,
            when,
            answer,
            first: BeforeAnswer::default(),
            proof: Proof::default(),
            condition: false,
            withdrawn: false,
            repeated: false,
            flag: FlagAtAnswer::default(),
            no_fight: false,
            consent: false,
        }
    }
}
