//! What cases of resignation and conduct ask for.

use crate::rulings::facts::{Proof, answers, facts};
use jadoube_chess::side::Side;

answers! {
    /// How a player is said to have resigned.
    ResignedBy {
        /// In words.
        Words = "words",
        /// By offering the hand.
        Handshake = "handshake",
        /// By stopping both clocks.
        StoppedClocks = "stopped-clocks",
        /// By laying the king down, or putting both kings in the middle.
        LaidKing = "laid-king",
        /// By signing the scoresheet with a loss.
        Signed = "signed",
        /// By leaving the board.
        Left = "left",
    }
}

facts! {
    /// A player is said to have resigned.
    Resignation of by asks {
        /// The player whom the case is about.
        by: Side,
        /// The act or the words of the resignation.
        how: ResignedBy,
    } may {
        /// Whether the player, asked by the arbiter, says that it was meant so.
        confirmed: bool,
        /// How far it is proved.
        proof: Proof,
    }
}

answers! {
    /// How a device was found.
    DeviceFound {
        /// It rang or made a sound.
        Sounded = "sounded",
        /// On the player's person, or in use.
        OnPerson = "on-person",
        /// Switched off in a bag, as the rules of the event ask.
        InBag = "in-bag",
    }
}

facts! {
    /// A player has an electronic device in the playing venue.
    Device of by asks {
        /// The player whom the case is about.
        by: Side,
        /// How it was found.
        found: DeviceFound,
    } may {
        /// Whether the arbiter had approved it.
        approved: bool,
        /// Whether the player was warned for it before.
        warned: bool,
        /// How far it is proved.
        proof: Proof,
    }
}

answers! {
    /// What a player used or got.
    HelpKind {
        /// Notes or other information in writing.
        Notes = "notes",
        /// Advice of another person, asked for or taken.
        Advice = "advice",
        /// Another board.
        Board = "board",
        /// An engine or another source of moves.
        Engine = "engine",
    }
}

facts! {
    /// A player used notes, advice or analysis.
    ForbiddenHelp of by asks {
        /// The player whom the case is about.
        by: Side,
        /// The kind of help.
        help: HelpKind,
    } may {
        /// How far it is proved.
        proof: Proof,
    }
}

answers! {
    /// Where a player on a leave was.
    LeftWhat {
        /// The playing area, while on the move.
        AreaOnMove = "area-on-move",
        /// The playing venue.
        Venue = "venue",
    }
}

facts! {
    /// A player left without staying within the bounds.
    Leaving of by asks {
        /// The player whom the case is about.
        by: Side,
        /// What was left.
        left: LeftWhat,
    } may {
        /// Whether the arbiter had allowed it.
        allowed: bool,
        /// Whether it had happened before.
        again: bool,
    }
}

answers! {
    /// How the opponent was distracted.
    DistractionKind {
        /// By noise or words.
        Noise = "noise",
        /// By draw offers or claims without ground.
        Offers = "offers",
        /// By gestures, faces, standing at the board.
        Manner = "manner",
    }
}

facts! {
    /// A player distracted or annoyed the opponent.
    Distraction of by asks {
        /// The player whom the case is about.
        by: Side,
        /// The kind of distraction.
        how: DistractionKind,
    } may {
        /// Whether it had happened before.
        again: bool,
        /// How far it is proved.
        proof: Proof,
    }
}

answers! {
    /// Who stepped in.
    Outsider {
        /// A spectator.
        Spectator = "spectator",
        /// A player of another game.
        OtherPlayer = "other-player",
        /// A team captain.
        Captain = "captain",
    }
}

answers! {
    /// What was said from outside.
    SaidFromOutside {
        /// Something on the position, or that something irregular had happened.
        OnTheGame = "on-the-game",
        /// To offer or to take a draw, or to resign.
        DrawOrResign = "draw-or-resign",
    }
}

facts! {
    /// Somebody who does not play the game stepped in.
    Interference asks {
        /// The person who interfered.
        who: Outsider,
        /// What was said.
        what: SaidFromOutside,
    } may {
        /// The player to whom it was said.
        to: Option<Side>,
    }
}

facts! {
    /// A player refuses to comply with the Laws or the arbiter.
    Refusal of by asks {
        /// The player whom the case is about.
        by: Side,
    } may {
        /// Whether both players refuse.
        both: bool,
        /// Whether it goes on after a warning.
        persistent: bool,
    }
}

facts! {
    /// A breach of conduct for which the edition names no consequence of its own.
    Misconduct of by asks {
        /// The player whom the case is about.
        by: Side,
    } may {
        /// How many penalties the player had before in the event for such things.
        earlier: u16,
        /// How far it is proved.
        proof: Proof,
    }
}

answers! {
    /// What brings the game into disrepute.
    DisreputeAct {
        /// The players have made up the result before the game.
        Prearranged = "prearranged-result",
        /// Something else.
        Other = "other-disrepute",
    }
}

facts! {
    /// An action that brings the game of chess into disrepute.
    Disrepute asks {
        /// What was done.
        act: DisreputeAct,
    } may {
        /// By whom, where it was one player.
        by: Option<Side>,
        /// How far it is proved.
        proof: Proof,
    }
}

answers! {
    /// A member about whom it is asked.
    DoubtfulMember {
        /// No member is in doubt.
        Nobody = "nobody-doubtful",
        /// The chief arbiter.
        ChiefArbiter = "chief-arbiter",
        /// An arbiter.
        Arbiter = "an-arbiter",
        /// The organiser or administrator.
        Organiser = "organiser",
        /// Somebody who has part in the dispute.
        Party = "party-to-the-dispute",
        /// Two of the same federation.
        TwoOfOneFederation = "two-of-one-federation",
        /// Somebody of the federation of one party.
        PartysFederation = "of-a-partys-federation",
        /// Somebody under a ban.
        Banned = "under-a-ban",
    }
}

facts! {
    /// A committee for appeals is composed.
    AppealsCommittee asks {
        /// How many decide, the chairman among them.
        votes: u16,
        /// How many reserves there are.
        reserves: u16,
    } may {
        /// A member about whom it is asked.
        doubtful: DoubtfulMember,
        /// The age of the youngest.
        age: Option<u16>,
    }
}

answers! {
    /// What a player wants to appeal against.
    AppealedDecision {
        /// A ruling at the board.
        Ruling = "ruling",
        /// A decision in the quickplay finish.
        Quickplay = "quickplay",
    }
}

facts! {
    /// A player wants to appeal.
    AppealRight of by asks {
        /// The player whom the case is about.
        by: Side,
        /// Against what.
        against: AppealedDecision,
    } may {
        /// Whether the player has signed the scoresheet with the result.
        signed: bool,
    }
}
