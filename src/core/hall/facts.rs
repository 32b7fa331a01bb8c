//! What can be asked of a competition, and what a journal row holds: a fact that is both is written
//! once. The tags are a promise to every journal that exists.

macro_rules! facts {
    ($($write:tt)+) => { $($write)+! {
    /// A request to the competition.
    #[serde(tag = "to", rename_all = "kebab-case")]
    command
    /// Something that has happened in the competition.
    #[serde(tag = "in", rename_all = "kebab-case")]
    event
    plain {
        both {
            /// Found the competition; once per file.
            Found =>
            /// The competition was founded.
            Founded {
                /// What it is.
                competition: Competition,
            },
            /// Correct something about it.
            ChangeCompetition =>
            /// Something about it was corrected.
            CompetitionChanged {
                /// What it is now.
                competition: Competition,
                reason: String,
            },
            /// Fix how appeals are handled: the regulations, the fee, the deadline, the committee.
            ProvideForAppeals =>
            /// It was fixed how appeals are handled.
            AppealsProvided {
                /// What holds.
                provisions: Provisions,
            },
            /// Give an electronic board to a table, or take it away.
            AssignDevice =>
            /// An electronic board was given to a table, or taken away from it.
            DeviceAssigned {
                /// The table.
                board: BoardNo,
                /// The device, or none.
                device: Option<Assignment>,
            },
            /// Give an electronic board to one player of a blind match with two boards, or take it away.
            AssignOwnBoard =>
            /// An electronic board was given to one player of a blind match, or taken away.
            OwnBoardAssigned {
                /// The table.
                board: BoardNo,
                /// Whose board.
                side: Side,
                /// The device, or none.
                device: Option<Assignment>,
            },
            /// Note something about time itself.
            NoteTime =>
            /// Something about time itself was noted.
            Time { what: TimeNote },
        }
        command {
            /// Set up a game on a board that is free.
            SetUpGame {
                board: BoardNo,
                /// What it begins from.
                setup: Setup,
            },
            /// Ask something of a game.
            Game {
                /// On which board.
                board: BoardNo,
                what: GameCommand,
            },
            /// Start or stop the clocks of all boards at once.
            Clocks {
                /// What is done with them.
                what: AllClocks,
                /// The games that are meant; all that can take part, if absent.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                games: Option<Vec<GameNo>>,
            },
            /// Ask something of the dispute log.
            Dispute { what: DisputeCommand },
            /// Ask something of the blind match at a board.
            Blind { board: BoardNo, what: BlindCommand },
            /// Ask something about adjourned games.
            Adjournment { what: AdjournmentCommand },
            /// Ask something of the event: its players, rounds and results.
            Contest { what: ContestCommand },
            /// Say by whom the record is signed.
            Evidence { what: EvidenceCommand },
            /// The program is back after a time in which it saw no clock.
            Recover {
                /// That time.
                gap: Gap,
            },
            /// Ask something about the stations that keep the event.
            Stations { what: StationsCommand },
            /// Settle two records of a board part by part.
            SettleInParts {
                board: BoardNo,
                /// The term whose record was put aside.
                aside: Epoch,
                /// What stands.
                parts: Parts,
                /// Why; may not be empty.
                reason: String,
                /// What was looked at; refused where something was recorded since.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                basis: Option<Basis>,
                /// The record that was put aside, as the entries tell it: the desk fills it in.
                #[serde(skip)]
                record: Option<Box<AsideRecord>>,
            },
            /// Ask the station that alone may record it to do something.
            Propose {
                /// By which it is answered, and carried out once.
                key: CommandKey,
                /// The command that it is asked to carry out.
                command: Box<Self>,
            },
            /// Do what another station has asked for.
            CarryOut { key: CommandKey },
            /// Turn down what another station has asked for.
            TurnDown {
                key: CommandKey,
                /// The reason that is given.
                reason: String,
            },
        }
        event {
            /// Something happened at a board.
            Game { board: BoardNo, what: GameEvent },
            /// Something was decided in the game of an incident after it had left its board: while it is
            /// adjourned and another is played there, or once it has ended.
            OffBoard {
                /// The incident.
                incident: IncidentNo,
                what: GameEvent,
            },
            /// Something happened in the dispute log.
            Dispute { what: DisputeEvent },
            /// Something happened in the blind match at a board.
            Blind { board: BoardNo, what: BlindEvent },
            /// Something happened to an adjourned game, its envelope or a session.
            Adjournment { what: AdjournmentEvent },
            /// Something happened in the event: to its players, rounds or results.
            Contest { what: ContestEvent },
            /// The record says by whom it is signed.
            Evidence { what: EvidenceEvent },
            /// Something happened to the stations that keep the event.
            Stations { what: StationsEvent },
            /// The author has asked the station that alone may record it to do something.
            Proposed {
                /// By which it is answered.
                key: CommandKey,
                /// The command that it is asked to carry out.
                command: Box<Command>,
                /// What the author knew of the player whose data it corrects, where it does.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                before: Option<Box<Entrant>>,
            },
            /// The author has answered what another station had asked for: what it leads to stands before it.
            Answered {
                /// What was asked for.
                key: CommandKey,
                /// As the keeper of which post.
                post: Post,
                /// Why it was not done; none if it was.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                refusal: Option<String>,
            },
        }
    }
    } };
}
