//! Journals written before more than one was possible have one without a list around it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Deserialize)]
#[serde(untagged)]
enum OneOrMore<T> {
    More(Vec<T>),
    One(T),
}

pub(super) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
) -> Result<Vec<T>, D::Error> {
    Ok(match OneOrMore::deserialize(from)? {
        OneOrMore::More(all) => all,
        OneOrMore::One(one) => vec![one],
    })
}

pub(super) fn serialize<T: Serialize, S: Serializer>(all: &[T], to: S) -> Result<S::Ok, S::Error> {
    match all {
        [one] => one.serialize(to),
        all => all.serialize(to),
    }
}
