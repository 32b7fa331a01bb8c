//! What cases of adjournment, of play with blind players and of withdrawal ask for.

use crate::rulings::facts::{answers, facts};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

answers! {
    /// What comes up when a game is adjourned.
    SealingMatter {
        /// The session ends.
        SessionEnd = "end-of-session",
        /// The player wants to adjourn before that.
        Early = "before-the-end",
        /// The player made the move on the board.
        OnBoard = "move-on-board",
        /// The player wants to change the sealed move.
        Change = "change-sealed-move",
        /// The other player offers a draw after the move was sealed.
        Offer = "offer-after-sealing",
        /// The player wants to claim a draw with the sealed move.
        Claim = "claim-with-sealed-move",
    }
}

facts! {
    /// A move is sealed.
    Sealing of by asks {
        /// Whom it is about.
        by: Side,
        /// What comes up.
        matter: SealingMatter,
    } may {
        /// Whether the clock was stopped already.
        stopped: bool,
        /// The move made on the board.
        uci: Option<Uci>,
        /// The time that is left to the end of the session.
        left: Millis,
    }
}

answers! {
    /// What is found in the envelope.
    SealedFound {
        /// A clear move.
        Clear = "clear",
        /// An ambiguous one.
        Ambiguous = "ambiguous",
        /// One that nobody can read.
        Unreadable = "unreadable",
        /// Another legal one than the player had made on the board.
        NotAsMade = "not-as-made",
        /// A clear one that is illegal.
        Illegal = "illegal",
        /// No move, or no scoresheet.
        Nothing = "no-move",
    }
}

facts! {
    /// The envelope is opened.
    SealedMove of sealer asks {
        /// Who sealed.
        sealer: Side,
        /// What is found.
        found: SealedFound,
    } may {
        /// The move that was written, plainly meant, or made on the board.
        uci: Option<Uci>,
        /// Whether there is no reasonable doubt about what was meant.
        intent_clear: Option<bool>,
    }
}

facts! {
    /// The envelope is lost.
    LostEnvelope of sealer asks {
        /// Who sealed.
        sealer: Side,
        /// Whether position and times can be established or agreed.
        established: bool,
    } may {
        /// The move that the sealer states.
        uci: Option<Uci>,
        /// Whether it is the envelope with the reply to an absent player.
        reply: bool,
    }
}

facts! {
    /// The clocks were set wrongly at the resumption.
    ResumedTimes of by asks {
        /// Who points it out.
        by: Side,
        /// Whether that player has made a move since the resumption.
        moved: bool,
    } may {
        /// What White's clock should have shown.
        white: Option<Millis>,
        /// What Black's clock should have shown.
        black: Option<Millis>,
        /// Whether the consequences would be too severe.
        severe: bool,
    }
}

answers! {
    /// Who is absent at a resumption.
    Absent {
        /// Both players are there.
        Nobody = "nobody",
        /// The player who sealed.
        Sealer = "the-sealer",
        /// The player who must reply.
        Replier = "the-replier",
        /// Both players.
        Both = "both-players",
    }
}

answers! {
    /// How the sealed move ends the game.
    SealedEnds {
        /// Not at all.
        No = "does-not-end",
        /// By mate.
        Mate = "mates",
        /// By stalemate.
        Stalemate = "stalemates",
        /// By a dead position.
        Dead = "leaves-dead-position",
        /// Nobody has looked: the envelope is closed.
        NotSeen = "not-seen",
    }
}

impl SealedEnds {
    /// Whether it is known that the sealed move ends the game.
    #[must_use]
    pub const fn ended(self) -> bool {
        matches!(self, Self::Mate | Self::Stalemate | Self::Dead)
    }
}

facts! {
    /// An adjourned game is to be resumed.
    Resumption of {absentee} asks {
        /// Who sealed.
        sealer: Side,
        /// Who is absent.
        absent: Absent,
    } may {
        /// How late.
        late: Millis,
        /// How the sealed move ends the game, if it is known.
        ends: SealedEnds,
        /// Whether the flag of the player present fell before the other came.
        present_flag: bool,
    }
}

/// Who came too late or not at all; nobody, where it is both or none.
fn absentee(facts: &Resumption) -> Option<Side> {
    match facts.absent {
        Absent::Sealer => Some(facts.sealer),
        Absent::Replier => Some(facts.sealer.other()),
        Absent::Nobody | Absent::Both => None,
    }
}

answers! {
    /// What was said before the envelope was opened.
    SaidBefore {
        /// A draw was agreed.
        Agreed = "draw-agreed",
        /// The player resigned.
        Resigned = "resigned",
    }
}

facts! {
    /// The game is decided before the envelope is opened.
    BeforeOpening of by asks {
        /// Who resigned, or agreed.
        by: Side,
        /// What was said.
        said: SaidBefore,
    } may {
        /// Whether the sealed move proves illegal afterwards.
        void: bool,
    }
}

answers! {
    /// What is asked about a session.
    SessionMatter {
        /// When it ends.
        End = "when-it-ends",
        /// Whether it may last longer.
        Longer = "longer",
        /// Whether adjourned games must be finished before the last round.
        LastRound = "before-last-round",
    }
}

facts! {
    /// The sessions of play.
    Session asks {
        /// What is asked.
        matter: SessionMatter,
    } may {}
}

facts! {
    /// A blind player made a slip of the tongue.
    BlindSlip of by asks {
        /// The player whom the case is about.
        by: Side,
        /// Whether the opponent's clock was started.
        started: bool,
    } may {}
}

facts! {
    /// The boards of a blind and of the other player show different positions.
    BoardsDiffer of {executed_wrongly} asks {
        /// Whether the scoresheets agree; nobody has compared them if it is not told.
        scores_agree: Option<bool>,
    } may {
        /// Who executed a move wrongly; not known if it is not told.
        by: Option<Side>,
        /// The last point at which the scoresheets agree.
        ply: Ply,
    }
}

/// Who executed a move wrongly, as far as it is known.
const fn executed_wrongly(facts: &BoardsDiffer) -> Option<Side> {
    facts.by
}

answers! {
    /// What an assistant does.
    AssistantAct {
        /// Makes the blind player's moves on the opponent's board.
        OwnMoves = "makes-blind-moves",
        /// Makes the sighted player's moves on the blind player's board.
        OtherMoves = "makes-sighted-moves",
        /// Announces the sighted player's moves.
        AnnouncesOther = "announces-sighted-moves",
        /// Announces the blind player's moves.
        AnnouncesOwn = "announces-blind-moves",
        /// Tells moves or times without being asked.
        TellsUnasked = "tells-unasked",
        /// Claims that the flag is down.
        ClaimsFlag = "claims-flag",
        /// Reports that the opponent touched a piece.
        ReportsTouch = "reports-touch",
    }
}

answers! {
    /// Whose assistant it is.
    AssistantOf {
        /// The blind player's.
        Blind = "of-the-blind-player",
        /// The sighted player's, the blind player having none.
        Sighted = "of-the-sighted-player",
        /// The sighted player's, though the blind player has one.
        SightedToo = "of-the-sighted-player-too",
    }
}

facts! {
    /// An assistant at a board with a blind player.
    BlindAssistant of by asks {
        /// The player who is assisted.
        by: Side,
        /// Whose assistant it is.
        whose: AssistantOf,
        /// What the assistant does.
        act: AssistantAct,
    } may {}
}

answers! {
    /// What comes up in play with a blind player.
    BlindMatter {
        /// A second board is demanded.
        TwoBoards = "two-boards-demanded",
        /// What the special board must be like.
        Board = "special-board",
        /// How moves are announced.
        Announcing = "announcing",
        /// When a piece counts as touched.
        Touched = "touched",
        /// When a move is made.
        Made = "move-made",
        /// Which clock may be used.
        Clock = "special-clock",
        /// The blind player keeps no score.
        NoScore = "no-score-kept",
        /// The opponent is deaf or hard of hearing.
        DeafOpponent = "deaf-opponent",
    }
}

facts! {
    /// Play with a blind player.
    BlindPlay of by asks {
        /// The blind player.
        by: Side,
        /// What comes up.
        matter: BlindMatter,
    } may {}
}

answers! {
    /// Why a player leaves a competition.
    Leaving {
        /// The player withdraws or is excluded.
        Withdrew = "withdrew",
        /// The player was absent without notice.
        Absent = "absent-without-notice",
        /// The player lost a third game by default.
        ThirdDefault = "third-default",
    }
}

facts! {
    /// A player leaves a round robin.
    Withdrawal asks {
        /// The games that the player has finished.
        played: u16,
        /// The games that the player was to play.
        total: u16,
    } may {
        /// The reason for leaving the tournament.
        why: Leaving,
        /// Whether it is a Swiss system.
        swiss: bool,
    }
}
