//! What has happened, in the past tense. The tags are a promise to every journal that exists.

use jadoube_message::{Argument, Message, Value, plain};
use serde::{Deserialize, Serialize};

use crate::stations::attempt::{Attempt, who};
use crate::stations::command::Stands;
use crate::stations::member::Role;
use crate::stations::post::{Epoch, Post, Term};
use crate::stations::station::StationId;
use jadoube_laws::letter::Letter;

/// What has happened to stations.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[message(prefix = "stations-event")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
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
    /// At the author it was decided to go on although others have, or may have, another record of its strand.
    WentOn {
        /// From this row on.
        #[message(with = plain)]
        row: u64,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_whole(in_parts: &bool) -> bool {
    !*in_parts
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the derive hands out references")]
fn stood<'a>(stands: &'a Stands, in_parts: &bool) -> Value<'a> {
    if *in_parts { Value::Text("parts".into()) } else { stands.value() }
}

fn text(letter: &Letter) -> Value<'_> {
    Value::Text(letter.to_string().into())
}

fn listed(posts: &[Post]) -> Value<'_> {
    Value::List(posts.iter().map(Argument::value).collect(), ", ")
}

fn of_terms(terms: &[Term]) -> Value<'_> {
    Value::List(terms.iter().map(|term| term.post.value()).collect(), ", ")
}
