//! What can be asked of the event, and what has happened in it: a fact that is both is written once.
//! The tags are a promise to every journal that exists.

macro_rules! facts {
    ($($write:tt)+) => { $($write)+! {
    /// A request about the event.
    #[serde(tag = "command", rename_all = "kebab-case")]
    command
    /// What has happened.
    #[serde(tag = "event", rename_all = "kebab-case")]
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
            /// Fix when several rounds begin, in one act.
            ScheduleRounds =>
            /// It was fixed when several rounds begin.
            #[message(with(starts = beginnings(starts)), skip(starts))]
            RoundsScheduled {
                /// Each round once.
                starts: Vec<(u8, Wall)>,
            },
            /// An entrant plays no more.
            Leave =>
            /// An entrant plays no more.
            #[message(with(how = expelled_or_withdrawn(expelled)), skip(no, expelled))]
            Left {
                /// The entrant, by his number.
                no: EntrantNo,
                /// The first round that he does not play.
                from: u8,
                /// Whether he was expelled.
                #[serde(default)]
                expelled: bool,
                reason: String,
            },
            /// Several entrants play no more, in one act.
            LeaveTogether =>
            /// Several entrants play no more.
            #[message(
                with(how = expelled_or_withdrawn(expelled), count = count(nos)), skip(nos, expelled)
            )]
            SeveralLeft {
                /// Who, each once.
                nos: Vec<EntrantNo>,
                /// The first round that they do not play.
                from: u8,
                /// Whether they were expelled.
                #[serde(default)]
                expelled: bool,
                reason: String,
            },
            /// An entrant who had left plays again.
            Return =>
            /// An entrant who had left plays again.
            #[message(skip(no))]
            Returned {
                /// The entrant, by his number.
                no: EntrantNo,
                /// The first round that he plays again.
                from: u8,
                reason: String,
            },
            /// Several entrants will not play a round, in one act.
            NoteAbsences =>
            /// It became known that several entrants will not play a round.
            #[message(with(count = count(nos)), skip(nos))]
            AbsencesNoted {
                /// Who, each once.
                nos: Vec<EntrantNo>,
                round: u8,
            },
            /// An entrant will not play a round.
            NoteAbsent =>
            /// It became known that an entrant will not play a round.
            #[message(skip(no))]
            AbsenceNoted { no: EntrantNo, round: u8 },
            /// An entrant plays a round after all, and has no bye in it.
            NotePresent =>
            /// It became known that he plays it after all.
            #[message(skip(no))]
            PresenceNoted { no: EntrantNo, round: u8 },
            /// Give an entrant a bye that he asked for.
            GrantBye =>
            /// He got it.
            #[message(with(bye = bye::key(bye)), skip(no, bye))]
            ByeGranted { no: EntrantNo, round: u8, bye: Bye },
            /// Begin the restricted draw with envelopes.
            BeginDraw =>
            /// It began.
            #[message(with(article = article(edition), reason = if_any(reason)), skip(edition, reason))]
            DrawBegun {
                /// By which tables.
                edition: VarmaEdition,
                /// Why, where there were numbers before.
                #[serde(default, skip_serializing_if = "String::is_empty")]
                reason: String,
            },
            /// Draw the start positions of a round of Chess960 that is only paired.
            DrawStart =>
            /// They were drawn.
            #[message(with(drawn = start::drawn(how), how = start::key(how)), skip(how))]
            StartDrawn { round: u8, how: StartDraw },
            /// A team plays no more.
            LeaveTeam =>
            /// A team plays no more.
            #[message(with(how = expelled_or_withdrawn(expelled)), skip(no, expelled))]
            TeamLeft {
                /// The team, by its number.
                no: TeamNo,
                /// The first round that it does not play.
                from: u8,
                /// Whether it was expelled.
                #[serde(default)]
                expelled: bool,
                reason: String,
            },
            /// A team that had left plays again.
            ReturnTeam =>
            /// A team that had left plays again.
            #[message(skip(no))]
            TeamReturned {
                /// The team, by its number.
                no: TeamNo,
                /// The first round that it plays again.
                from: u8,
                reason: String,
            },
            /// Take in a line-up: who sits at board 1, 2, …, nobody where a board stays empty. Once the
            /// round is known the chief arbiter decides it, with a reason.
            HandInLineUp =>
            /// A line-up was handed in.
            #[message(with(reason = if_any(reason)), skip(team, players, at, reason))]
            LineUpHandedIn {
                round: u8,
                team: TeamNo,
                players: Vec<Option<EntrantNo>>,
                /// When the captain handed it in; nobody knew it in older files.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                at: Option<Wall>,
                /// Why it comes late, or is changed.
                #[serde(default, skip_serializing_if = "String::is_empty")]
                reason: String,
            },
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
            /// Enter teams with their players.
            EnterTeams {
                /// In this order.
                teams: Vec<NewTeam>,
            },
            /// Correct what is known of a team.
            AmendTeam {
                no: TeamNo,
                team: Box<Team>,
                /// Players who enter with it, in the order of the numbers of entry that they get; they
                /// stand in the team's list by these.
                #[serde(default, skip_serializing_if = "Vec::is_empty")]
                newcomers: Vec<Entrant>,
            },
            /// Give the teams their numbers for pairing.
            NumberTeams {
                how: Numbering<TeamNo>,
                /// Why, where there were numbers before.
                #[serde(default, skip_serializing_if = "String::is_empty")]
                reason: String,
            },
            /// Pair the teams of a round; again, as long as nobody has seen it.
            DraftMatches {
                round: u8,
                /// By hand, where the system leaves it to the arbiter; else empty.
                #[serde(default, skip_serializing_if = "Vec::is_empty")]
                matches: Vec<Match>,
            },
            /// Put the teams into their groups.
            Divide {
                /// The teams of each group; none for the proposal.
                #[serde(default, skip_serializing_if = "Vec::is_empty")]
                groups: Vec<Vec<TeamNo>>,
                /// Why, where they were divided before.
                #[serde(default, skip_serializing_if = "String::is_empty")]
                reason: String,
            },
            /// Draw the numbers of the teams of a group, or of all groups that have none.
            DrawGroups {
                /// The group, from 1.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                group: Option<u8>,
                how: GroupDraw,
                /// Why, where there were numbers before.
                #[serde(default, skip_serializing_if = "String::is_empty")]
                reason: String,
            },
            /// Close the preliminaries: the teams go to the finals by their places.
            Qualify {
                /// Teams that share a place at the border of two finals, as the committee orders them.
                #[serde(default, skip_serializing_if = "Vec::is_empty")]
                order: Vec<TeamNo>,
                /// Why so.
                #[serde(default, skip_serializing_if = "String::is_empty")]
                reason: String,
            },
            /// Fill up a consolation group with the organiser's second team, out of competition.
            FillGroup {
                /// The group, from 1.
                group: u8,
                team: Box<NewTeam>,
                /// So many teams of the group voted against it.
                #[serde(default)]
                against: u16,
            },
            /// Let those who share the first place play for the title.
            PlayOff,
            /// The same where more than two meet twice each. It has a name of its own: a program that does not
            /// know it must not take it for the other.
            PlayOffTwice,
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
            /// Let a match that stands even after its last stage go to one of the two by lot.
            DrawMatch {
                /// One of the two.
                no: EntrantNo,
                /// By lot, from this seed; else as drawn in the hall.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                seed: Option<u64>,
                /// Who won the lot that was drawn in the hall.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                winner: Option<EntrantNo>,
                reason: String,
            },
            /// Draw the next envelope or number, or all that are left.
            Draw { what: Drawing },
            /// Undo the last act of the arbiter.
            Undo,
        }
        event {
            /// Somebody entered.
            #[message(skip(no, entrant, joined))]
            Entered {
                no: EntrantNo,
                entrant: Box<Entrant>,
                /// Whether it is one act with the entry before it: both are of one list.
                #[serde(default, skip_serializing_if = "std::ops::Not::not")]
                joined: bool,
            },
            /// A team entered.
            #[message(skip(no, team))]
            TeamEntered { no: TeamNo, team: Box<Team> },
            /// What is known of a team was corrected.
            #[message(skip(no, team))]
            TeamAmended { no: TeamNo, team: Box<Team> },
            /// The numbers of the teams were given.
            #[message(with(count = count(order)), skip(order, how))]
            TeamsNumbered {
                /// Which team has number 1, 2, …
                order: Vec<TeamNo>,
                how: Numbering<TeamNo>,
                #[serde(default, skip_serializing_if = "String::is_empty")]
                #[message(with = if_any)]
                reason: String,
            },
            /// The teams of a round were paired.
            #[message(skip(matches, byes))]
            MatchesDrafted {
                round: u8,
                matches: Vec<Match>,
                /// The teams that have no opponent.
                #[serde(default, skip_serializing_if = "Vec::is_empty")]
                byes: Vec<TeamNo>,
            },
            /// A phase began: its groups have their teams.
            #[message(with(kind = kind(phase)), skip(phase))]
            PhaseBegun {
                phase: Box<Phase>,
                by: Divider,
                #[serde(default, skip_serializing_if = "String::is_empty")]
                #[message(with = if_any)]
                reason: String,
            },
            /// The teams of groups drew their numbers.
            #[message(with(groups = drawn_groups(drawn), seed = seed_of(seed)), skip(drawn, seed))]
            GroupsDrawn {
                drawn: Vec<DrawnGroup>,
                /// By lot, from this seed; else in the hall.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                seed: Option<u64>,
                #[serde(default, skip_serializing_if = "String::is_empty")]
                #[message(with = if_any)]
                reason: String,
            },
            /// A consolation group was filled up with a team out of competition.
            #[message(skip(team))]
            GroupFilled { group: u8, team: TeamNo, against: u16 },
            /// The players of a team round have their boards.
            #[message(skip(pairings))]
            Seated { round: u8, pairings: Vec<Pairing> },
            /// The numbers for pairing were given.
            #[message(with(count = count(order)), skip(order, how))]
            Numbered {
                /// Who has number 1, 2, …
                order: Vec<EntrantNo>,
                how: Numbering,
                #[serde(default, skip_serializing_if = "String::is_empty")]
                #[message(with = if_any)]
                reason: String,
            },
            /// Envelopes were taken and numbers drawn.
            #[message(with(drawn = jadoube_message::clauses(steps)), skip(steps, order))]
            Drawn {
                /// What was drawn, by whom.
                steps: Vec<DrawStep>,
                /// Who has number 1, 2, …, once everybody has drawn.
                #[serde(default, skip_serializing_if = "Vec::is_empty")]
                order: Vec<EntrantNo>,
            },
            /// A round was paired.
            #[message(skip(pairings, byes, legs))]
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
                /// Which game of which match is played at a board, in a knock-out.
                #[serde(
                    default,
                    with = "crate::pairs",
                    skip_serializing_if = "BTreeMap::is_empty"
                )]
                legs: BTreeMap<BoardNo, Leg>,
            },
            /// A match that stood even went to one of the two by lot.
            #[message(with(seed = seed_of(seed)), skip(round, place, winner, seed))]
            MatchDrawn {
                /// The round of the bracket.
                round: u16,
                /// The place of the match in it.
                place: u16,
                winner: EntrantNo,
                /// From which seed; none, where it was drawn in the hall.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                seed: Option<u64>,
                reason: String,
            },
            /// Pairings that were known already were changed.
            #[message(
                with(boards = boards_of(pairings), article = of_grounds(edition)),
                skip(pairings, edition)
            )]
            PairingsChanged {
                round: u8,
                pairings: Vec<Pairing>,
                ground: Ground,
                /// The edition that allows it.
                #[serde(default, skip_serializing_if = "HandlingEdition::is_usual")]
                edition: HandlingEdition,
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
            #[message(id = "contest-undone")]
            Undone { act: Act },
        }
    }
    } };
}
