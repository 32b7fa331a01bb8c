//! What can be asked of the event, and what has happened in it: a fact that is both is written once.
//! The tags are a promise to every journal that exists.

macro_rules! facts {
    ($($write:tt)+) => { $($write)+! {
    /// A request about the event.
    command
    /// What has happened.
    #[derive(jadoube_message::Message)]
    #[message(prefix = "contest-event")]
    event
    plain {
        both {
            /// Fix the regulations; once.
            Start =>
            /// The regulations were fixed.
            #[message(skip(regulations))]
            Started { regulations: Box<Regulations> },
            /// Change them.
            ChangeRegulations =>
            /// They were changed.
            #[message(skip(regulations))]
            RegulationsChanged { regulations: Box<Regulations>, reason: String },
            /// Correct what is known of an entrant.
            Amend =>
            /// It was corrected.
            #[message(skip(no, entrant))]
            Amended { no: EntrantNo, entrant: Box<Entrant> },
            /// Fix when a round begins.
            Schedule =>
            /// It was fixed when a round begins.
            Scheduled { round: u8, starts: Wall },
            /// An entrant plays no more.
            Leave =>
            /// An entrant plays no more.
            #[message(with(how = expelled_or_withdrawn(expelled)), skip(no, expelled))]
            Left {
                /// Who.
                no: EntrantNo,
                /// The first round that he does not play.
                from: u8,
                /// Whether he was expelled.
                #[serde(default)]
                expelled: bool,
                reason: String,
            },
            /// An entrant will not play a round.
            NoteAbsent =>
            /// It became known that an entrant will not play a round.
            #[message(skip(no))]
            AbsenceNoted { no: EntrantNo, round: u8 },
            /// Make the pairings of a draft known, and set its boards up.
            Publish =>
            /// The pairings of a round were made known.
            Published { round: u8 },
            /// All results of a round are in.
            Close =>
            /// A round was closed.
            Closed { round: u8 },
        }
        command {
            /// Enter somebody, or several.
            Enter {
                /// In this order.
                entrants: Vec<Entrant>,
            },
            /// Give the numbers for pairing.
            Number {
                how: Numbering,
                /// Why, where there were numbers before.
                #[serde(default, skip_serializing_if = "String::is_empty")]
                reason: String,
            },
            /// Pair a round; again, as long as nobody has seen it.
            Draft {
                round: u8,
                /// By hand, where the system leaves it to the arbiter; else empty.
                #[serde(default, skip_serializing_if = "Vec::is_empty")]
                pairings: Vec<Pairing>,
            },
            /// Change pairings that are known already.
            ChangePairings {
                round: u8,
                /// What is played at these boards.
                pairings: Vec<Pairing>,
                ground: Ground,
                reason: String,
            },
            /// Enter a result, or correct one.
            EnterResult {
                /// The round; the latest one, if absent.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                round: Option<u8>,
                board: BoardNo,
                result: PairingResult,
                /// Why, where another result is known, or the round is over.
                #[serde(default, skip_serializing_if = "String::is_empty")]
                reason: String,
            },
            /// Undo the last act of the arbiter.
            Undo,
        }
        event {
            /// Somebody entered.
            #[message(skip(no, entrant))]
            Entered { no: EntrantNo, entrant: Box<Entrant> },
            /// The numbers for pairing were given.
            #[message(with(order = listed_numbers(order)), skip(order, how))]
            Numbered {
                /// Who has number 1, 2, …
                order: Vec<EntrantNo>,
                how: Numbering,
                #[serde(default, skip_serializing_if = "String::is_empty")]
                #[message(with = if_any)]
                reason: String,
            },
            /// A round was paired.
            #[message(skip(pairings, byes))]
            Drafted {
                round: u8,
                pairings: Vec<Pairing>,
                /// Who has no opponent.
                #[serde(
                    default,
                    with = "crate::pairs",
                    skip_serializing_if = "BTreeMap::is_empty"
                )]
                byes: Byes,
            },
            /// Pairings that were known already were changed.
            #[message(with(boards = boards_of(pairings)), skip(pairings))]
            PairingsChanged {
                round: u8,
                pairings: Vec<Pairing>,
                ground: Ground,
                reason: String,
            },
            /// A result was entered that no board shows.
            ResultEntered {
                round: u8,
                board: BoardNo,
                result: PairingResult,
                /// What the board shows, where it is something else.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                against: Option<PairingResult>,
                #[serde(default, skip_serializing_if = "String::is_empty")]
                #[message(with = if_any)]
                reason: String,
            },
            /// The last act of the arbiter was undone.
            #[message(transparent)]
            Undone { act: Act },
        }
    }
    } };
}
