//! What can be asked of a game, and what has happened to it: a fact that is both is written once.
//! The tags are a promise to every file that exists, so a variant is never renamed, only joined by
//! another.

macro_rules! facts {
    ($($write:tt)+) => { $($write)+! {
    /// A request to one game.
    #[serde(tag = "command", rename_all = "kebab-case")]
    command
    /// What has happened to one game.
    #[serde(tag = "event", rename_all = "kebab-case")]
    #[derive(jadoube_message::Message)]
    #[message(prefix = "event")]
    event
    plain {
        both {
            /// Begin play: the program's clock starts for the player to move.
            Start =>
            /// Play began.
            Started,
            /// Take back to a ply.
            TakeBack =>
            /// Moves were taken back.
            TakenBack {
                /// The plies that remain.
                to: Ply,
                reason: String,
            },
            /// Replace one move of the record; all later ones must stay legal.
            CorrectMove =>
            /// A move in the record was replaced; the moves after it stand.
            #[message(with(move = corrected(ply, uci)), skip(ply, uci))]
            MoveCorrected {
                /// Which: 1 is the first.
                ply: Ply,
                /// The right one.
                uci: Uci,
                reason: String,
            },
            /// Press the program's clock.
            PressClock =>
            /// The program's clock was pressed by a side, whose move is completed with it.
            ClockPressed {
                /// Who presses.
                side: Side,
            },
            /// Set the program's clock going.
            StartClock =>
            /// The program's clock was started for a side.
            ClockStarted { side: Side },
            /// Stop both clocks.
            StopClock =>
            /// Both clocks were stopped.
            ClockStopped,
            /// Record what the clock on the table shows.
            ObserveClock =>
            /// The clock on the table showed this.
            #[message(transparent)]
            ClockObserved(PlayerClocks),
            /// Correct the clock.
            CorrectClock =>
            /// The arbiter corrected the clock.
            ClockCorrected {
                /// What was done.
                correction: Correction,
                reason: String,
            },
            /// Undo the last correction of the clock.
            UndoCorrection =>
            /// The last correction of the clock was undone.
            CorrectionUndone { reason: String },
            /// Record that a flag has fallen.
            NoteFlag =>
            /// A flag was seen to have fallen.
            FlagFell { side: Side },
            /// Offer a draw.
            OfferDraw =>
            /// A player offered a draw.
            DrawOffered { by: Side },
            /// Reject the offer.
            DeclineDraw =>
            /// The offer was rejected or lapsed.
            DrawDeclined,
            /// Record something seen.
            Observe =>
            /// Something was seen.
            #[message(transparent)]
            Observed(Observation),
            /// Set a count of illegal moves right.
            SetIllegalMoves =>
            /// A count of illegal moves was set right.
            IllegalMovesSet {
                by: Side,
                /// The right count.
                count: u8,
                reason: String,
            },
            /// Set such a count right.
            SetCount =>
            /// Such a count was set right.
            CountSet {
                /// What is counted.
                what: Counter,
                by: Side,
                /// The right count.
                count: u8,
                reason: String,
            },
            /// Hold a player on move to what a decision says is owed.
            Oblige =>
            /// By a decision a player on move owes a move; or, where that is free, nothing any
            /// more.
            #[message(with(duty = Obligation::of(obligation, by)), skip(by, obligation, moves))]
            Obliged {
                by: Side,
                obligation: Obligation,
                /// The moves that fulfil it.
                moves: Vec<Uci>,
            },
            /// Take an ended game up again.
            Reopen =>
            /// An ended game was taken up again.
            #[message(with(reason = undone_or(reason)))]
            Reopened { reason: String },
            /// Write one cell of a player's scoresheet, or write it again.
            WriteCell =>
            /// A cell of a player's scoresheet was entered, or entered again; what it held before
            /// stands in the journal.
            #[message(with(place = cell(index), text = text_of(cell)), skip(index))]
            CellWritten {
                /// Whose sheet.
                whose: Side,
                /// Which cell: 0 is White's move of the first row, 1 Black's.
                index: u16,
                /// What stands there; a `(=)` behind it is taken for the mark of a draw offer.
                cell: Cell,
            },
            /// Say in which way a scoresheet is kept.
            KeepSheet =>
            /// It was said in which way a scoresheet is kept.
            #[message(
                with(
                    system = RecordingMethod::system_name(kept),
                    language = RecordingMethod::language_name(kept)
                ),
                skip(kept)
            )]
            SheetKept { whose: Side, kept: RecordingMethod },
            /// Set what stands beside a cell.
            MarkCell =>
            /// What stands beside a cell was set.
            #[message(with(place = cell(index), mark = Mark::beside(mark)), skip(index, mark))]
            CellMarked {
                /// Whose sheet.
                whose: Side,
                /// Which cell.
                index: u16,
                /// What stands there.
                mark: Mark,
            },
            /// Decide that these were the moves of the game.
            Reconstruct =>
            /// The arbiter decided which moves the game had; they stand in place of those recorded
            /// before.
            #[message(with(moves = count(moves)), skip(moves))]
            Reconstructed {
                /// All moves from the start position.
                moves: Vec<Uci>,
                reason: String,
            },
            /// Say what becomes of the moves that are missing between the record and what stands on
            /// the board.
            #[serde(rename = "close-gap")]
            AnswerMissing =>
            /// It was said what becomes of missing moves; what was played on follows.
            #[serde(rename = "gap-closed")]
            #[message(transparent)]
            MissingAnswered { how: MissingAnswer },
        }
        command {
            /// Make a move.
            Play {
                /// The move.
                uci: Uci,
                /// Where it came from.
                source: Source,
                /// The times shown with it, if a clock on the table or a file told them.
                times: Option<BySide<Millis>>,
                /// The time spent, if a file told it.
                spent: Option<Millis>,
                /// What the program's clock does.
                after: AfterMove,
            },
            /// Count an illegal move.
            CountIllegalMove {
                /// Against whom.
                by: Side,
            },
            /// Count something that a player has done or got.
            Count {
                what: Counter,
                /// For whom.
                by: Side,
            },
            /// End the game.
            End(Ending),
            /// The program is back after a time in which it did not see the clock.
            Recover {
                /// That time.
                gap: Gap,
            },
            /// Say how the time counts that nobody saw.
            CountLostTime {
                how: LostTime,
                /// How many gaps this answers; refused when there are others by now.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                gaps: Option<usize>,
            },
            /// Take a whole scoresheet in place of what is known of it.
            TakeSheet {
                whose: Side,
                /// Its cells.
                cells: Vec<Cell>,
                /// Where they come from.
                from: Origin,
            },
        }
        event {
            /// The game was set up on the board.
            #[message(transparent)]
            SetUp(Setup),
            /// A legal move was made.
            #[message(skip(times, spent))]
            MovePlayed {
                /// The move.
                #[message(name = "move", with = Uci::as_is)]
                uci: Uci,
                /// Where it came from.
                #[message(id)]
                source: Source,
                /// The times then shown, where a clock on the table or an imported game told them.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                times: Option<BySide<Millis>>,
                /// The time spent on the move, from an imported game.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                spent: Option<Millis>,
            },
            /// The move of this ply, the last, was made on the board and not completed by a press.
            #[message(with(place = Ply::sign(ply)), skip(ply))]
            NotCompleted { ply: Ply },
            /// An illegal move was counted against a player.
            IllegalMoveCounted {
                by: Side,
                /// The count with this one.
                count: u8,
            },
            /// Something was counted for a player.
            Counted {
                what: Counter,
                /// For whom.
                by: Side,
                /// The count with this one.
                count: u8,
            },
            /// The game ended.
            Ended(Outcome),
            /// A clock that was running was not seen for a time; it stands as it last was known.
            Interrupted {
                /// Whose clock was running.
                side: Side,
                /// The time.
                #[message(id)]
                gap: Gap,
            },
            /// The same in files of an earlier version of the program, in which another such event
            /// took the place of one that waited for its answer.
            Recovered {
                /// How long it was away, by the machine's wall clock.
                #[message(with = Millis::in_words)]
                away: Millis,
                /// The side whose clock was running.
                running: Option<Side>,
            },
            /// The arbiter said how the time of the absence counts.
            #[message(
                with(
                    how = counted(how, taken),
                    white = white_lost(taken),
                    black = black_lost(time, taken)
                ),
                skip(how, taken)
            )]
            LostTimeCounted {
                how: LostTime,
                /// How much in all.
                #[message(with = Millis::in_words)]
                time: Millis,
                /// What each clock loses by it; an earlier version of the program did not say.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                taken: Option<BySide<Millis>>,
            },
            /// A whole scoresheet was entered in place of what was known of it.
            #[message(skip(offers))]
            SheetTaken {
                #[message(name = "side")]
                whose: Side,
                /// Its cells.
                #[message(with = count)]
                cells: Vec<Cell>,
                /// The cells beside which a draw offer is marked.
                #[serde(default, skip_serializing_if = "Vec::is_empty")]
                offers: Vec<u16>,
                /// Where they come from.
                #[message(id)]
                from: Origin,
            },
            /// A decision in an incident was undone, or done again: the game stands as it did
            /// before.
            #[message(skip(standing))]
            PutBack {
                /// Which incident.
                incident: IncidentNo,
                /// Where it stands now.
                standing: Box<RestoredGame>,
                reason: String,
            },
        }
    }
    } };
}
