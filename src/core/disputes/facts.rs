//! What can be asked of the dispute log, and what has happened in it: a fact that is both is
//! written once. The tags are a promise to every journal that exists.

macro_rules! facts {
    ($($write:tt)+) => { $($write)+! {
    /// A request to the dispute log.
    #[serde(tag = "command", rename_all = "kebab-case")]
    command
    /// What has happened to an incident.
    #[serde(tag = "event", rename_all = "kebab-case")]
    #[derive(jadoube_message::Message)]
    #[message(prefix = "dispute-event")]
    event
    each {
        /// Which incident.
        no: IncidentNo
    } => incident {
        both {
            /// Take down what somebody says.
            State =>
            /// A statement was recorded.
            #[message(with(who = if_any(who)), skip(who))]
            StatementTaken {
                /// Who said it.
                who: String,
                text: String,
            },
            /// Add a correction; what was written stays.
            Correct =>
            /// A correction was added.
            Corrected {
                /// What is right.
                text: String,
                reason: String,
            },
            /// Take a decided incident up again; the decision stays in the log, and the game as it is.
            Reopen =>
            /// It was taken up again.
            Reopened { reason: String },
        }
        command {
            /// Put the facts of the case differently; the proposal follows.
            Restate {
                /// The case.
                case: Case,
            },
            /// Propose the ruling again, from the game as it is now.
            Propose,
            /// Decide as proposed.
            Accept {
                /// Why; may be empty, the articles then stand for it.
                reason: String,
                /// What is known to be lost by it; without it nothing may be.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                lose: Option<Loss>,
            },
            /// Decide otherwise.
            DecideOtherwise {
                /// What is done.
                remedies: Vec<Remedy>,
                /// The decision in words, a penalty among them.
                text: String,
                /// Why; may not be empty.
                reason: String,
                /// What is known to be lost by it; without it nothing may be.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                lose: Option<Loss>,
            },
            /// Undo the decision as a whole: the game stands as if it had not been made.
            Withdraw {
                /// Why; may not be empty.
                reason: String,
                /// What becomes of the time that has run since; what is usual, if not said.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                time: Option<ElapsedTime>,
                /// What is known to be lost by it; without it nothing may be.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                lose: Option<Loss>,
            },
            /// Undo the withdrawal: the decision stands again, with all that it did.
            Reinstate {
                /// Why; may not be empty.
                reason: String,
                /// What becomes of the time that has run since; what is usual, if not said.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                time: Option<ElapsedTime>,
                /// What is known to be lost by it; without it nothing may be.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                lose: Option<Loss>,
            },
            /// Record an appeal against the decision.
            Appeal {
                /// Who appeals.
                by: String,
                /// On what grounds.
                text: String,
                /// How it was handed in.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                filing: Option<Filing>,
            },
            /// Record the committee's decision on the appeal, and carry it out.
            DecideAppeal {
                /// What was decided.
                judgement: Judgement,
            },
        }
        event {
            /// It was opened.
            Opened {
                /// What was known.
                opening: Box<Opening>,
            },
            /// The facts of the case were put differently.
            #[message(id = "dispute-event-restated", skip(proposal))]
            CaseRestated {
                /// The case.
                case: Case,
                /// The ruling that follows.
                proposal: Box<Ruling>,
            },
            /// The ruling was proposed again, after the game had gone on.
            #[message(with(text = finding(proposal)), skip(proposal))]
            ProposedAnew {
                /// The ruling that follows now.
                proposal: Box<Ruling>,
            },
            /// The decision was undone as a whole.
            Withdrawn {
                reason: String,
                /// What it meant for the time that had run since; none where no game was touched.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                time: Option<TimeSince>,
            },
            /// The withdrawal was undone: the decision stands again.
            Reinstated {
                reason: String,
                /// What it meant for the time that had run since; none where no game was touched.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                time: Option<TimeSince>,
            },
            /// The arbiter decided.
            Decided {
                /// The decision.
                decision: Box<Decision>,
            },
            /// The decision was appealed against.
            #[message(
                with(text = if_any(text), how = how(filing, admissibility), admissible = admissible(admissibility)),
                skip(text, filing, admissibility)
            )]
            Appealed {
                /// By whom.
                by: String,
                /// On what grounds.
                text: String,
                /// How it was handed in.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                filing: Option<Filing>,
                /// Whether it was admissible then.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                admissibility: Option<Admissibility>,
            },
            /// The committee decided on the appeal.
            #[message(with(decision = decided(no, decision)), skip(no, decision))]
            AppealDecided {
                /// The decision.
                decision: Box<AppealDecision>,
            },
            /// What it was about is no longer so: it is withdrawn, and nothing was decided.
            Lapsed,
        }
    }
    plain {
        both {}
        command {
            /// Open an incident.
            Open {
                /// At which board, if at one.
                board: Option<BoardNo>,
                /// The case.
                case: Case,
                /// Who called.
                caller: Caller,
                /// What is claimed; may be empty.
                claim: String,
                /// What happens to the clocks.
                clocks: Clocks,
            },
            /// Open an incident and accept the ruling proposed, all at once.
            Rule {
                /// At which board, if at one.
                board: Option<BoardNo>,
                /// The case.
                case: Case,
                /// Who called.
                caller: Caller,
                /// What is claimed; may be empty.
                claim: String,
                /// What happens to the clocks before the ruling is carried out.
                clocks: Clocks,
                /// What is known to be lost by it; without it nothing may be.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                lose: Option<Loss>,
            },
            /// Open an incident in a game told by its number: also in one that has left its board. It has a name of
            /// its own: a program that does not know it must not take the game on the board for it.
            OpenInGame {
                /// Which game.
                game: GameNo,
                /// The case.
                case: Case,
                /// Who called.
                caller: Caller,
                /// What is claimed; may be empty.
                claim: String,
            },
            /// Open it there and accept the ruling proposed, all at once.
            RuleInGame {
                /// Which game.
                game: GameNo,
                /// The case.
                case: Case,
                /// Who called.
                caller: Caller,
                /// What is claimed; may be empty.
                claim: String,
                /// What is known to be lost by it; without it nothing may be.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                lose: Option<Loss>,
            },
        }
        event {}
    }
    } };
}
