//! What can be asked about stations, and what has happened to them: a fact that is both is written
//! once. Most facts are events alone, since the event keeps what a station was called. The tags are
//! a promise to every journal that exists.

macro_rules! facts {
    ($($write:tt)+) => { $($write)+! {
    /// A request about stations.
    #[serde(tag = "command", rename_all = "kebab-case")]
    command
    /// What has happened to stations.
    #[serde(tag = "event", rename_all = "kebab-case")]
    #[derive(jadoube_message::Message)]
    #[message(prefix = "stations-event")]
    event
    plain {
        both {
            /// Note what somebody tried and was refused.
            NoteRefused =>
            /// The author has refused what somebody tried.
            #[message(with(who = who(name, station)), skip(station, name))]
            Refused {
                what: Attempt,
                /// The key under which it was tried, if there was one.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                station: Option<StationId>,
                /// What that station is called, or calls itself; else from where it came.
                name: String,
            },
            /// Note that this station goes on although others have, or may have, another record of it.
            NoteWentOn =>
            /// At the author it was decided to go on although others have, or may have, another record of its strand.
            #[message(with(row = plain(row)))]
            WentOn {
                /// From this row on.
                row: u64,
            },
        }
        command {
            /// From now on several stations keep the event; this one is chief, and home of all boards.
            Begin {
                /// What this station is called.
                name: String,
            },
            /// Admit a station, or say otherwise what it is called and what it is there for. By the chief.
            Admit {
                station: StationId,
                name: String,
                role: Role,
                /// Given to it at once, of those that the chief station keeps.
                #[serde(default, skip_serializing_if = "Vec::is_empty")]
                boards: Vec<BoardNo>,
            },
            /// Dismiss a station that keeps nothing any more. By the chief.
            Dismiss { station: StationId, reason: String },
            /// Release posts for another station, which then takes them.
            Give { posts: Vec<Post>, to: StationId },
            /// Take what was given.
            Take {
                posts: Vec<Post>,
                /// By how much the time line here is ahead of those of other stations.
                #[serde(default, skip_serializing_if = "Ahead::is_empty")]
                ahead: Ahead,
            },
            /// Take posts from a station that does not answer.
            TakeOver {
                posts: Vec<Post>,
                /// Why; may not be empty.
                reason: String,
                /// By how much the time line here is ahead of those of other stations.
                #[serde(default, skip_serializing_if = "Ahead::is_empty")]
                ahead: Ahead,
            },
            /// Settle a difference of two records. By the home of the board, or the chief.
            Settle {
                post: Post,
                /// The term whose record was put aside.
                aside: Epoch,
                stands: Stands,
                /// Why; may not be empty.
                reason: String,
                /// What was looked at; refused where something was recorded since.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                basis: Option<Basis>,
                /// By how much the time line here is ahead of those of other stations.
                #[serde(default, skip_serializing_if = "Ahead::is_empty")]
                ahead: Ahead,
            },
        }
        event {
            /// From here on several stations keep the event; this one is chief, and home of all boards.
            #[message(with(letter = text(letter)), skip(letter))]
            Begun { station: StationId, name: String, letter: Letter },
            /// A station was admitted, or is called otherwise, or is there for something else.
            #[message(with(letter = text(letter)), skip(letter))]
            Admitted { station: StationId, name: String, letter: Letter, role: Role },
            /// A station takes part no more.
            Dismissed {
                station: StationId,
                /// What it was called.
                name: String,
                reason: String,
            },
            /// Posts were released for a station.
            #[message(with(posts = listed(posts)), skip(posts, to))]
            Given {
                posts: Vec<Post>,
                to: StationId,
                /// What that station is called.
                name: String,
            },
            /// The author took posts that were given to it.
            #[message(with(posts = of_terms(terms)), skip(terms))]
            Taken { terms: Vec<Term> },
            /// The author took posts from a station that did not answer.
            #[message(with(posts = of_terms(terms)), skip(terms))]
            TakenOver { terms: Vec<Term>, reason: String },
            /// A difference of two records was settled.
            #[message(with(stands = stood(stands, in_parts)), skip(stands, aside, in_parts))]
            Settled {
                post: Post,
                stands: Stands,
                /// The terms whose records are not in force, each with the last entry that was looked at.
                aside: Vec<(Epoch, u64)>,
                reason: String,
                /// Whether it was decided part by part: what of the other record stands follows as events.
                #[serde(default, skip_serializing_if = "is_whole")]
                in_parts: bool,
            },
        }
    }
    } };
}
