//! What can be asked about adjournments and sessions, and what has happened to them: a fact that is
//! both is written once. The tags are a promise to every journal that exists.

macro_rules! facts {
    ($($write:tt)+) => { $($write)+! {
    /// A request about an adjournment or a session.
    #[serde(tag = "command", rename_all = "kebab-case")]
    command
    /// What has happened.
    #[serde(tag = "event", rename_all = "kebab-case")]
    #[derive(jadoube_message::Message)]
    #[message(prefix = "adjournment-event")]
    event
    each {
        /// Which envelope.
        no: EnvelopeNo
    } => envelope {
        both {
            /// The player made the move on the board: it is the one that must be sealed.
            MoveOnBoard =>
            /// The player made the move on the board.
            MovedOnBoard {
                /// The move, which everybody has seen.
                uci: Uci,
            },
            /// The player has written the move; again, when it is changed before the clock is
            /// stopped.
            Seal =>
            /// The move was written; when it had been before, it was changed.
            Written {
                /// How it is kept.
                what: SealedMove,
            },
            /// A scoresheet was put into the envelope.
            Enclose =>
            /// A scoresheet was put into the envelope.
            Enclosed {
                /// Whose scoresheet.
                whose: Side,
            },
            /// The envelope was closed.
            Close =>
            /// The envelope was closed.
            Closed,
            /// Leave off sealing: the game goes on.
            BreakOff =>
            /// The sealing was left off.
            BrokenOff { reason: String },
            /// Say what stands on the envelope.
            WriteFront =>
            /// It was said what stands on the envelope.
            #[message(skip(front))]
            FrontWritten {
                /// What stands there.
                front: Box<EnvelopeFront>,
            },
            /// Somebody has signed the envelope.
            Sign =>
            /// It was signed.
            Signed { signature: Signature },
            /// Hand the envelope over.
            Hand =>
            /// It changed hands.
            Handed {
                /// By whom to whom.
                handing: Handover,
            },
            /// Fix when and where the game is resumed.
            Schedule =>
            /// It was fixed when the game is resumed.
            Scheduled {
                /// When and where.
                due: Appointment,
            },
            /// A draw is offered between the sessions; it stands until it is answered.
            OfferDraw =>
            /// A draw was offered after the sealing.
            #[message(id = "adjournment-event-offered")]
            DrawOffered {
                /// Who offers.
                by: Side,
            },
            /// The offer is rejected.
            RejectDraw =>
            /// The offer was rejected.
            #[message(id = "adjournment-event-offer-rejected")]
            DrawRejected,
            /// The time of the resumption has come.
            Resume =>
            /// The time of the resumption had come.
            Resumed {
                /// At which board.
                board: BoardNo,
                /// When, by the arbiter's timepiece.
                at: Wall,
            },
            /// The game goes on although a player came too late.
            Excuse =>
            /// A player came too late, and the game goes on all the same.
            Excused {
                /// Who came too late.
                side: Side,
                reason: String,
            },
            /// The clocks stay as they are, although the envelope says otherwise.
            KeepTimes =>
            /// The clocks stay as they are, although the envelope says otherwise.
            TimesKept { reason: String },
            /// Open an envelope. An attempt that may not be is recorded too.
            Open =>
            /// An envelope was opened.
            Opened {
                /// Which of the two.
                which: EnvelopeKind,
                /// Who opens it.
                by: String,
                at: Wall,
            },
            /// The player who must reply seals the reply, for the other is absent.
            SealReply =>
            /// The reply was sealed.
            #[message(skip(what))]
            ReplySealed {
                /// How it is kept.
                what: SealedMove,
            },
            /// The envelope is not to be found.
            ReportMissing =>
            /// An envelope was not to be found.
            Missed {
                /// Which of the two.
                which: EnvelopeKind,
            },
            /// The envelope has turned up.
            ReportFound =>
            /// It has turned up.
            Found {
                /// Which of the two.
                which: EnvelopeKind,
            },
            /// The players were asked about position and times of the envelope that is lost.
            Establish =>
            /// The players were asked about position and times of the lost envelope.
            Established {
                /// Whether both are established, or the players agree on them.
                agreed: bool,
            },
            /// The game is annulled, and a new one is played.
            Annul =>
            /// The game was annulled, and a new one is played.
            Annulled { reason: String },
            /// The player states the move sealed in the envelope that is lost.
            StateMove =>
            /// The sealer stated the move.
            #[message(id = "adjournment-event-stated")]
            MoveStated { uci: Uci },
            /// The adjournment is settled otherwise, as by a decision.
            Settle =>
            /// It was settled otherwise.
            Settled {
                /// How; may not be empty.
                reason: String,
            },
        }
        command {
            /// Stop the clock and start no other: now the move is sealed.
            StopClock,
            /// The game is decided before the envelope is opened.
            Conclude {
                /// Who resigned, or agreed.
                by: Side,
                /// What was said.
                said: SaidBefore,
            },
            /// A player is there, since now or earlier; again, when another time is right.
            Arrive {
                side: Side,
                /// Since when.
                at: Wall,
            },
            /// A player was looked for and is not there, or was taken for there by mistake.
            NoteAbsent {
                side: Side,
                /// When somebody looked.
                at: Wall,
            },
            /// The clock of the absent player went on after the player had come: give that back.
            GiveBack {
                side: Side,
                /// How long it went on too long.
                time: Millis,
            },
            /// The position was set up and the clocks were set.
            SetUp {
                /// What stands on the board, if somebody or something looked.
                placement: Option<Placement>,
                /// What a clock on the table shows; the program's own is set by this command.
                times: Option<BySide<Millis>>,
            },
            /// Start the clock of the absent player who must reply.
            StartClock,
            /// A player was asked for the receipt of the sealed move.
            CheckReceipt {
                /// Which of the two.
                which: EnvelopeKind,
                /// Whose receipt.
                whose: Side,
                /// What stands on it, typed or scanned; nothing, if none is shown.
                shown: Option<String>,
            },
            /// What is kept in the program could not be read.
            FailToOpen {
                /// Which of the two.
                which: EnvelopeKind,
                /// Who tried.
                by: String,
                at: Wall,
                why: OpeningFailure,
            },
            /// Take down what is found in the opened envelope.
            Read {
                /// Which of the two.
                which: EnvelopeKind,
                /// What is found.
                contents: EnvelopeContents,
            },
            /// Make the move that was read on the board.
            Play {
                /// Which of the two.
                which: EnvelopeKind,
            },
            /// A player says that the clocks were set wrongly.
            QuestionTimes { by: Side },
        }
        event {
            /// The player on move was asked to seal.
            Begun {
                /// What was known.
                beginning: Box<AdjournmentStart>,
            },
            /// The clock was stopped: the move is sealed.
            #[message(
                with(white = white_left(front), black = black_left(front)),
                skip(front, spent)
            )]
            Sealed {
                /// What must stand on the envelope, by the game.
                front: Box<EnvelopeFront>,
                /// The time spent on the move.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                spent: Option<Millis>,
            },
            /// The game was decided before the envelope was opened.
            Concluded {
                /// Who resigned, or agreed.
                #[message(name = "side")]
                by: Side,
                /// What was said.
                #[message(with = said_before)]
                said: SaidBefore,
                /// The result.
                #[message(name = "result")]
                outcome: Outcome,
            },
            /// A player came.
            Arrived {
                side: Side,
                at: Wall,
                /// Whether that was later than the edition and the event allow.
                #[serde(default, skip_serializing_if = "is_no")]
                too_late: bool,
            },
            /// A player was looked for and was not there.
            NotedAbsent {
                side: Side,
                at: Wall,
                /// Whether that was later than the edition and the event allow one to come.
                #[serde(default, skip_serializing_if = "is_no")]
                too_late: bool,
            },
            /// Position and clocks were looked at.
            #[message(
                with(white = white_full(times), black = black_full(times)),
                skip(times)
            )]
            SetUp {
                /// The squares on which something else stood; none: the position is right.
                #[serde(default, skip_serializing_if = "Vec::is_empty")]
                differs: Vec<Square>,
                /// The times that the clocks show now.
                times: BySide<Millis>,
            },
            /// The clock of the absent player who must reply was started.
            ClockStarted {
                /// Whose clock.
                side: Side,
            },
            /// A player was asked for the receipt of the sealed move.
            ReceiptChecked {
                /// Which of the two.
                which: EnvelopeKind,
                /// Whose receipt.
                #[message(name = "side")]
                whose: Side,
                /// What came of it.
                #[message(id)]
                #[serde(flatten)]
                found: ReceiptCheck,
            },
            /// An attempt to open an envelope came to nothing.
            #[message(id = "adjournment-event-not-opened", skip(at))]
            OpeningRefused {
                /// Which of the two.
                which: EnvelopeKind,
                /// Who tried.
                by: String,
                /// When; not known, where it failed when it was read.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                at: Option<Wall>,
                why: OpeningFailure,
            },
            /// What was found was recorded.
            #[message(with(written = is_written(judgement)))]
            Read {
                /// Which of the two.
                which: EnvelopeKind,
                /// What was found.
                contents: EnvelopeContents,
                /// What it means.
                judgement: Judgement,
            },
            /// The move was made on the board.
            Played {
                /// Which of the two.
                which: EnvelopeKind,
                /// The move.
                #[message(name = "move")]
                uci: Uci,
            },
            /// A player said that the clocks were set wrongly.
            TimesQuestioned {
                #[message(name = "side")]
                by: Side,
                /// Whether that player had made a move since the resumption.
                moved: bool,
            },
        }
    }
    plain {
        both {
            /// Change a session, its end among it.
            ChangeSession =>
            /// A session was changed.
            #[message(with(reason = undone_or(reason)), skip(reason, joined))]
            SessionChanged {
                no: SessionNo,
                /// What it shall be.
                session: Session,
                reason: String,
                /// Whether it is one act with what was done right before it: one form changed both.
                #[serde(default, skip_serializing_if = "std::ops::Not::not")]
                joined: bool,
            },
            /// Remove a session in which no game is to be resumed.
            RemoveSession =>
            /// A session was removed: it does not take place.
            #[message(with(reason = undone_or(reason)), skip(reason, joined))]
            SessionRemoved {
                no: SessionNo,
                reason: String,
                /// Whether it is one act with what was done right before it: one form changed both.
                #[serde(default, skip_serializing_if = "std::ops::Not::not")]
                joined: bool,
            },
            /// Plan a session again that was removed.
            RestoreSession =>
            /// A session that had been removed takes place after all.
            SessionRestored { no: SessionNo },
            /// Start and end of a session were announced.
            AnnounceSession =>
            /// Start and end of a session were announced.
            SessionAnnounced { no: SessionNo, at: Wall },
        }
        command {
            /// Make a lock for sealed moves; envelopes sealed before keep theirs.
            MakeLock {
                /// The lock.
                lock: Lock,
            },
            /// Ask the player on move to seal; that player's clock goes on running.
            Begin {
                /// At which board.
                board: BoardNo,
                why: AdjournmentReason,
                /// Whose assistant carries out the formalities, in play with a blind player.
                assistants: BySide<bool>,
            },
            /// Plan a session.
            PlanSession {
                /// The session; it has not been announced.
                session: Session,
                /// Whether it is one act with what was done right before it: one form changed both.
                #[serde(default, skip_serializing_if = "std::ops::Not::not")]
                joined: bool,
            },
        }
        event {
            /// A lock for sealed moves was made; envelopes sealed before keep theirs.
            LockMade {
                /// Its number.
                no: LockNo,
                /// The lock.
                #[serde(flatten)]
                lock: Lock,
            },
            /// A session was planned.
            #[message(skip(joined))]
            SessionPlanned {
                /// Its number.
                no: SessionNo,
                /// The session.
                session: Session,
                /// Whether it is one act with what was done right before it: one form changed both.
                #[serde(default, skip_serializing_if = "std::ops::Not::not")]
                joined: bool,
            },
        }
    }
    } };
}
