//! What cases of flags, lateness and clocks ask for.

use crate::rulings::facts::{Proof, answers, facts};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;

answers! {
    /// Who points to a fallen flag.
    NotedBy {
        /// The opponent claims it.
        Opponent = "opponent",
        /// The arbiter sees it.
        Arbiter = "arbiter",
        /// Somebody who has no part in the game.
        Bystander = "bystander",
    }
}

answers! {
    /// What had happened before the flag was noted.
    Before {
        /// Nothing that ends the game.
        Nothing = "nothing",
        /// The player whose flag it is had mated, without pressing the clock.
        Mate = "mate",
        /// The player whose flag it is had stalemated.
        Stalemate = "stalemate",
        /// The opponent had resigned.
        Resignation = "resignation",
        /// A draw had been agreed.
        Agreement = "agreement",
        /// The player whose flag it is had claimed a draw.
        Claim = "claim",
        /// The move had been sealed.
        Sealed = "sealed",
    }
}

answers! {
    /// Whether the moves of the period were made.
    MovesMade {
        /// As the record says.
        ByRecord = "by-record",
        /// All were made and the clock pressed in time.
        Completed = "completed",
        /// The last was made on the board, and the flag fell before the press.
        NotPressed = "not-pressed",
        /// The scoresheets do not tell.
        Unclear = "unclear",
    }
}

facts! {
    /// A flag is down.
    FlagFall of side asks {
        /// The player whom the case is about.
        side: Side,
        /// Whether the opponent's is down too.
        both: bool,
    } may {} later {
        /// Who points to it.
        noted_by: NotedBy,
        /// What had happened before.
        before: Before,
        /// Whether the moves of the period were made.
        moves: MovesMade,
        /// Of two, whose fell first, where it is known: the sign of a digital clock tells.
        first: Option<Side>,
        /// Whether the guidelines on games without increment were announced for the event.
        announced: bool,
    }
}

impl FlagFall {
    /// A flag that is down, and all that is known of it.
    #[must_use]
    pub fn new(side: Side, both: bool) -> Self {
        Self {
            side,
            both,
            noted_by: NotedBy::default(),
            before: Before::default(),
            moves: MovesMade::default(),
            first: None,
            announced: false,
        }
    }
}

answers! {
    /// Which half of a defective clock stood still.
    StoodStill {
        /// White's.
        White = "white-stood",
        /// Black's.
        Black = "black-stood",
        /// Both players.
        Both = "both-stood",
        /// Neither: it is defective in another way.
        Neither = "neither-stood",
    }
}

facts! {
    /// A clock is defective.
    DefectiveClock asks {
        /// Which half stood still.
        stood: StoodStill,
        /// How long has been played: what both halves together should have used.
        session: Millis,
    } may {
        /// How far the defect is proved.
        proof: Proof,
        /// Whether the player who points to it had known of it for some time.
        known_before: bool,
    }
}

answers! {
    /// What was set wrongly.
    Setting {
        /// The time of the period.
        Time = "time",
        /// The increment.
        Increment = "increment",
        /// The counter of moves.
        Counter = "counter",
        /// The time of the next period was not added.
        NextPeriod = "next-period",
    }
}

facts! {
    /// A clock was set wrongly.
    WrongSetting asks {
        /// What is wrong.
        wrong: Setting,
    } may {
        /// On whose half; on both if left out.
        side: Option<Side>,
        /// The time or increment that was set in place of the right one.
        set: Millis,
        /// Whether it is found at a resumption, before the first move.
        resumption: bool,
        /// Whether the schedule of the event would suffer badly if it stayed.
        schedule_suffers: bool,
    }
}

answers! {
    /// Why a player stopped both clocks.
    StopReason {
        /// An irregularity that the arbiter must settle, or a clock that fails.
        Irregularity = "irregularity",
        /// The piece to promote to was not at hand.
        Piece = "piece",
        /// To leave for the toilet.
        Toilet = "toilet",
        /// For nothing that needs the arbiter.
        NoReason = "no-reason",
    }
}

facts! {
    /// A player stopped both clocks.
    ClocksStopped of by asks {
        /// The player whom the case is about.
        by: Side,
        /// The reason for stopping the clocks.
        why: StopReason,
    } may {}
}

facts! {
    /// The game was disturbed from outside.
    Disturbance asks {
        /// Whether it goes on.
        lasting: bool,
    } may {
        /// What White has lost by it while on move.
        white_lost: Millis,
        /// What Black has lost by it while on move.
        black_lost: Millis,
    }
}

facts! {
    /// A player has fallen ill.
    Illness of side asks {
        /// The player whom the case is about.
        side: Side,
        /// Whether the player can go on soon.
        short: bool,
    } may {}
}

answers! {
    /// Who told a player something.
    Teller {
        /// The arbiter.
        Arbiter = "by-arbiter",
        /// The opponent.
        Opponent = "by-opponent",
        /// Somebody who has no part in the game.
        Bystander = "by-bystander",
    }
}

answers! {
    /// What a player was told.
    Told {
        /// That the clock was not pressed, or that the opponent has moved.
        Clock = "clock",
        /// How many moves have been made.
        Moves = "moves",
    }
}

facts! {
    /// A player was told of the clock or of the number of moves.
    Reminder of told asks {
        /// Who was told.
        told: Side,
        /// By whom.
        by: Teller,
        /// The information that the player was given.
        what: Told,
    } may {
        /// Whether a flag had fallen and the scoresheets were being completed.
        completing: bool,
    }
}

answers! {
    /// Who is absent.
    Absent {
        /// The player with the black pieces.
        Black = "black-absent",
        /// The player with the white pieces.
        White = "white-absent",
        /// Both players.
        Both = "both-absent",
    }
}

facts! {
    /// Somebody is absent at the start.
    AbsentAtStart asks {
        /// The players who are absent.
        absent: Absent,
    } may {
        /// The default time that the rules of the event name, in minutes.
        default: Option<u16>,
    }
}

facts! {
    /// A player comes late.
    LateArrival of side asks {
        /// The player whom the case is about.
        side: Side,
        /// How long after the start that was announced.
        late: Millis,
    } may {
        /// How much later than announced the round began.
        delayed: Millis,
        /// The default time that the rules of the event name, in minutes.
        default: Option<u16>,
        /// Whether the opponent came later than it too.
        both: bool,
    }
}

answers! {
    /// What a player cannot handle.
    Unable {
        /// The scoresheet.
        Writing = "writing",
        /// The clock.
        Clock = "clock-use",
        /// The pieces.
        Pieces = "pieces",
    }
}

facts! {
    /// A player cannot handle clock, scoresheet or pieces.
    Assistant of side asks {
        /// The player whom the case is about.
        side: Side,
        /// What the player cannot handle.
        unable: Unable,
    } may {
        /// Whether for a disability.
        disability: bool,
    }
}
