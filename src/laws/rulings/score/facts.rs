//! What cases of scoresheets ask for.

use crate::rulings::facts::{answers, facts};
use jadoube_chess::side::Side;

facts! {
    /// A player does not record the moves.
    NotRecording of by asks {
        /// The player whom the case is about.
        by: Side,
        /// How many moves are missing on the sheet.
        missing: u16,
    } may {
        /// Whether the opponent does not record either.
        both: bool,
        /// Whether the player had less than five minutes at some time in this period.
        was_below: bool,
        /// Whether the arbiter judges the player to be extremely pressed for time.
        pressed: bool,
    }
}

answers! {
    /// Why a player wrote a move down before playing it.
    Purpose {
        /// For none that the Laws name.
        None = "no-purpose",
        /// To claim a draw with it.
        Claim = "to-claim",
        /// To seal it.
        Seal = "to-seal",
    }
}

facts! {
    /// A player wrote the move down before playing it.
    WroteFirst of by asks {
        /// The player whom the case is about.
        by: Side,
        /// The purpose of writing the move first.
        purpose: Purpose,
    } may {}
}

answers! {
    /// Whose scoresheets are not complete.
    Behind {
        /// White's.
        White = "white-behind",
        /// Black's.
        Black = "black-behind",
        /// Both players.
        Both = "both-behind",
    }
}

facts! {
    /// Scoresheets must be completed after time trouble.
    Arrears asks {
        /// The players whose sheets are incomplete.
        whose: Behind,
        /// Whether a flag has fallen.
        flag_down: bool,
    } may {
        /// Whether there is no complete record at all: neither sheet, nor the arbiter's, nor the
        /// board's.
        no_record: bool,
    }
}

facts! {
    /// The scoresheets do not show whether a time control was reached.
    ControlUnproved of side asks {
        /// Whose moves are in question.
        side: Side,
    } may {
        /// How many moves have been established after all.
        established: Option<u16>,
        /// Whether the flag fell while the players reconstructed the game by agreement.
        while_reconstructing: bool,
    }
}

answers! {
    /// What a player refuses.
    Refused {
        /// To keep score.
        KeepScore = "keep-score",
        /// To lend the sheet to the opponent, who must complete theirs.
        Lend = "lend",
        /// To show the sheet to the arbiter, or hand it in.
        HandOver = "hand-over",
        /// To sign.
        Sign = "sign",
    }
}

facts! {
    /// A player refuses something about the scoresheet.
    SheetRefused of by asks {
        /// The player whom the case is about.
        by: Side,
        /// What the player refuses.
        what: Refused,
    } may {
        /// Whether the player goes on refusing after a warning.
        persisting: bool,
    }
}

answers! {
    /// What is wrong with a sheet.
    SheetFault {
        /// It cannot be read.
        Illegible = "illegible",
        /// The arbiter cannot see it.
        Hidden = "hidden",
        /// The opponent cannot see it.
        Covered = "covered",
    }
}

facts! {
    /// A sheet that cannot be read or seen.
    SheetUnclear of by asks {
        /// The player whom the case is about.
        by: Side,
        /// What is wrong.
        fault: SheetFault,
    } may {}
}

answers! {
    /// How a player writes.
    Notation {
        /// In the descriptive notation.
        Descriptive = "descriptive",
        /// On an electronic scoresheet.
        Electronic = "electronic",
        /// In the algebraic notation.
        Algebraic = "algebraic",
        /// In any other way.
        Other = "other-notation",
    }
}

facts! {
    /// A player does not write in the usual notation.
    SheetNotation of by asks {
        /// The player whom the case is about.
        by: Side,
        /// The way in which the player writes.
        notation: Notation,
    } may {}
}

facts! {
    /// An electronic scoresheet fails.
    ElectronicSheetFails of by asks {
        /// The player whom the case is about.
        by: Side,
    } may {}
}

answers! {
    /// Which sheet a player asks for.
    Sheet {
        /// An empty one, to write.
        Blank = "blank-sheet",
        /// The arbiter's record, to look at.
        Record = "arbiters-record",
    }
}

facts! {
    /// A player in rapid or blitz asks for a sheet.
    SheetRequest of by asks {
        /// The player whom the case is about.
        by: Side,
        /// The sheet that the player asks for.
        sheet: Sheet,
    } may {
        /// How often the player has asked to be shown the record before.
        before: u16,
    }
}

facts! {
    /// A wrong result was written or reported.
    WrongResult asks {
        /// Whether both players have signed it.
        signed: bool,
    } may {
        /// Whether the next round has been paired on it.
        paired: bool,
    }
}
