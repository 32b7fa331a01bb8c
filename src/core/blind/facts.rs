//! What can be asked of a blind match, and what has happened in it: a fact that is both is written
//! once. Most facts are events alone, since the event says at which move. The tags are a promise to
//! every journal that exists.

macro_rules! facts {
    ($($write:tt)+) => { $($write)+! {
    /// A request to a blind match.
    #[serde(tag = "command", rename_all = "kebab-case")]
    command
    /// What has happened. `ply` is the number of plies before the move that it is about.
    #[serde(tag = "event", rename_all = "kebab-case")]
    #[derive(jadoube_message::Message)]
    #[message(prefix = "blind-event")]
    event
    plain {
        both {
            /// Take down that a player asks.
            Ask =>
            /// A player asked to be told something.
            #[message(with(side = Side::value(by)), skip(by))]
            Asked { by: Side, what: Inquiry },
            /// An assistant leaves the board.
            Leave =>
            /// An assistant left the board.
            #[message(id = "blind-event-left", with(side = Side::value(of)), skip(of))]
            AssistantLeft { of: Side },
            /// An assistant comes back.
            Return =>
            /// An assistant came back.
            #[message(id = "blind-event-returned", with(side = Side::value(of)), skip(of))]
            AssistantReturned { of: Side },
            /// Unlock a player's screen. Who may do so is asked before.
            Unlock =>
            /// A player's screen was unlocked.
            Unlocked { side: Side },
        }
        command {
            /// Arrange how the match is played, or change it.
            Arrange {
                arrangement: Box<Arrangement>,
                /// Why it is changed; may be empty for the first.
                reason: String,
            },
            /// Take down an announcement.
            Announce {
                /// By whom.
                by: Actor,
                /// What was said.
                said: Utterance,
            },
            /// Take down the correction of an announcement.
            CorrectAnnouncement {
                /// By whom.
                by: Actor,
                /// What was said.
                said: Utterance,
            },
            /// Take down how it was repeated.
            Repeat {
                /// By whom.
                by: Actor,
                /// What was said.
                said: Utterance,
            },
            /// Take down what was executed on a board that is kept by hand.
            Execute {
                /// On whose board.
                board: Side,
                done: ExecutionReport,
                /// By whom, if that is known.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                by: Option<Actor>,
            },
            /// Take down that a piece was lifted.
            Lift {
                /// On whose board.
                board: Side,
                /// From which square.
                square: Square,
            },
            /// Tell what an electronic board shows, once its pieces have come to rest.
            Sense {
                /// Whose board.
                board: Side,
                /// What stands there.
                placement: Placement,
            },
            /// Start the opponent's clock.
            PressClock {
                /// By whom.
                by: Actor,
            },
            /// Set a clock back that was started too early: the mover's runs again, and both show what they
            /// would without that.
            SetClockBack,
            /// Say which move stands, where announcement and execution do not agree.
            Settle {
                /// The move.
                uci: Uci,
                /// Why; may not be empty.
                reason: String,
            },
            /// Take down what a player is told.
            Tell {
                /// By whom.
                by: Actor,
                to: Side,
                /// What about.
                what: Inquiry,
                /// In which words.
                text: String,
            },
            /// An assistant has seen to a duty.
            DoDuty { of: Side, duty: AssistantDuty },
            /// Report what an assistant did; noticed when it is outside the duties.
            Report {
                /// Whose assistant.
                of: Side,
                act: AssistantAct,
            },
            /// Have both sides compare their boards with the position of the record.
            Compare,
            /// Take down what a side found.
            Confirm {
                /// Which side.
                side: Side,
                /// Whether the own board agrees.
                agrees: bool,
            },
            /// Find out what is wrong where the boards differ, and what is to be done.
            Reconcile,
            /// Do a step of the procedure: what it stands for in the match and the game, or nothing.
            DoStep {
                step: Step,
                /// Why the game is changed by it.
                #[serde(default, skip_serializing_if = "String::is_empty")]
                reason: String,
                /// Whose board is right, where the arbiter has heard everybody and decides.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                right: Option<Side>,
            },
            /// Go on without a step of the procedure.
            SkipStep { step: Step },
            /// Leave the procedure while these steps of it are to be done.
            LeaveSteps { steps: Vec<Step> },
            /// Lock a player's screen.
            Lock {
                side: Side,
                /// By what the passphrase that unlocks it is known again.
                #[serde(default)]
                passphrase: String,
            },
        }
        event {
            /// It was arranged how the match is played.
            #[message(
                with(pairing = Arrangement::said(arrangement), reason = if_any(reason)),
                skip(arrangement, reason)
            )]
            Arranged {
                arrangement: Box<Arrangement>,
                /// Why it was changed; empty for the first.
                #[serde(default, skip_serializing_if = "String::is_empty")]
                reason: String,
            },
            /// A move was announced.
            Announced {
                /// Of which move.
                #[message(skip)]
                ply: Ply,
                /// By whom.
                #[message(name = "who")]
                by: Actor,
                /// What was said.
                said: Utterance,
            },
            /// An announcement was corrected in time.
            #[message(id = "blind-event-corrected")]
            AnnouncementCorrected {
                /// Of which move.
                #[message(skip)]
                ply: Ply,
                /// By whom.
                #[message(name = "who")]
                by: Actor,
                /// What was said.
                said: Utterance,
            },
            /// A correction came after the opponent's clock was started; the announcement stands.
            #[message(id = "blind-event-corrected-late")]
            CorrectedTooLate {
                /// Of which move.
                #[message(skip)]
                ply: Ply,
                /// By whom.
                #[message(name = "who")]
                by: Actor,
                /// What was said.
                said: Utterance,
            },
            /// The announcement was repeated.
            Repeated {
                /// Of which move.
                #[message(skip)]
                ply: Ply,
                /// By whom.
                #[message(name = "who")]
                by: Actor,
                /// What was said.
                said: Utterance,
            },
            /// A piece was lifted, on the special board out of its aperture.
            Lifted {
                /// Before which move.
                #[message(skip)]
                ply: Ply,
                /// On whose board.
                #[message(name = "side")]
                board: Side,
                /// From which square.
                square: Square,
            },
            /// Something was executed on a board.
            Executed {
                /// Of which move.
                #[message(skip)]
                ply: Ply,
                /// On whose board.
                #[message(name = "side")]
                board: Side,
                what: Execution,
                /// By whom, if that is known.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                #[message(name = "who")]
                by: Option<Actor>,
            },
            /// A board was put back to where it stood before the move.
            PutBack {
                /// Of which move.
                #[message(skip)]
                ply: Ply,
                /// On whose board.
                #[message(name = "side")]
                board: Side,
            },
            /// The opponent's clock was started.
            #[message(id = "blind-event-clock", skip(early))]
            ClockStarted {
                /// After which move.
                #[message(skip)]
                ply: Ply,
                /// By whom.
                #[message(name = "who")]
                by: Actor,
                /// How the clock stood before it, where it was too early; none where it was in time, or an
                /// earlier version of the program recorded it.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                early: Option<EarlyPress>,
            },
            /// A clock that was started too early was set back: the mover's runs again.
            #[message(skip(ply, used))]
            ClockSetBack {
                /// After which move it was started.
                ply: Ply,
                /// What the mover had used for the move by then, if it is known.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                used: Option<Millis>,
            },
            /// The arbiter said which move stands.
            Settled {
                /// Which ply.
                #[message(skip)]
                ply: Ply,
                /// The move.
                #[message(name = "move")]
                uci: Uci,
                reason: String,
            },
            /// A player was told something.
            Told {
                /// By whom.
                #[message(name = "who")]
                by: Actor,
                #[message(name = "side")]
                to: Side,
                /// What about.
                what: Inquiry,
                /// In which words.
                text: String,
                /// Whether the player had asked.
                asked: bool,
            },
            /// An assistant saw to a duty.
            #[message(id = "blind-event-duty")]
            DutyDone {
                /// At which move.
                #[message(skip)]
                ply: Ply,
                /// Whose assistant.
                #[message(name = "side")]
                of: Side,
                duty: AssistantDuty,
            },
            /// Both sides were asked to compare their boards with the position that is read to them.
            #[message(id = "blind-event-compare")]
            CompareCalled {
                /// After how many plies.
                #[message(name = "place")]
                ply: Ply,
            },
            /// A side has compared.
            Compared {
                /// After how many plies.
                #[message(skip)]
                ply: Ply,
                /// Which side.
                side: Side,
                /// Whether the own board agrees with what was read.
                agrees: bool,
            },
            /// Something does not agree, or was not done as it should.
            Noticed {
                /// At which move.
                #[message(skip)]
                ply: Ply,
                what: Notice,
            },
            /// It was found out what is wrong where the boards differ, and what is to be done.
            #[message(with(what = by_line()), skip(verdict, moves))]
            Reconciled {
                /// After how many plies.
                #[message(skip)]
                ply: Ply,
                verdict: Verdict,
                /// The game by the scores, or by the record where there are none, as the verdict has it.
                #[serde(default)]
                moves: Vec<Uci>,
            },
            /// A step of the procedure was done.
            #[message(with(what = by_line()), skip(step))]
            StepDone {
                /// After how many plies.
                #[message(skip)]
                ply: Ply,
                step: Step,
                /// Whose board is right, where the arbiter decided that.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                #[message(name = "right")]
                right: Option<Side>,
            },
            /// The arbiter went on without a step of the procedure.
            #[message(with(what = by_line()), skip(step))]
            StepSkipped {
                /// After how many plies.
                #[message(skip)]
                ply: Ply,
                step: Step,
            },
            /// The procedure was left while these steps of it were to be done.
            #[message(with(what = by_line()), skip(steps))]
            StepsLeft {
                /// After how many plies.
                #[message(skip)]
                ply: Ply,
                steps: Vec<Step>,
            },
            /// A player's screen was locked: no moves are listed there and nothing is searched.
            Locked {
                side: Side,
                /// By what the passphrase that unlocks it is known again; nothing where an older program
                /// had it in memory only, whose lock ended with the program.
                #[serde(default, skip_serializing_if = "String::is_empty")]
                #[message(skip)]
                passphrase: String,
            },
        }
    }
    } };
}
