//! What has happened, in the past tense. The tags are a promise to every journal that exists.

use jadoube_message::{Argument, Value, plain};

use crate::stations::attempt::{Attempt, who};
use crate::stations::command::Stands;
use crate::stations::member::Role;
use crate::stations::post::{Epoch, Post, Term};
use crate::stations::station::StationId;
use jadoube_laws::letter::Letter;

facts!(jadoube_laws::events);

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
