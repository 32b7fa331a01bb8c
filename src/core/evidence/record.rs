//! What the record itself says of its signers: the key of each station, shown before its first row,
//! and second signatures of others. Who signed which row is not here but beside the rows
//! (`journal`); whether a signature stands is checked there and in `desk::evidence`.
#![deny(clippy::wildcard_enum_match_arm)]

use jadoube_message::{Message, Value, plain};
use serde::{Deserialize, Serialize};

use crate::evidence::key::PublicKey;
use jadoube_chess::ply::Ply;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::ids::{BoardNo, GameNo};

/// A second signature: somebody with a key of their own states that they saw this head.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(fields, skip(hash, signature))]
pub struct Countersignature {
    /// The number of the row that was the last.
    #[message(name = "row", with = plain)]
    pub head: u64,
    /// Its hash, 64 hexadecimal digits.
    pub hash: String,
    /// Who signs, in their own words.
    pub by: String,
    /// Their public key, 64 hexadecimal digits.
    #[message(name = "print", with = fingerprint)]
    pub key: String,
    /// The signature, 128 hexadecimal digits.
    pub signature: String,
}

/// The end of a range of rows that goes on behind the last row that there was: how many came, nobody knows.
pub const TO_THE_END: u64 = u64::MAX;

// A fact is asked for and then has happened, with the same fields: all of them, here.
macro_rules! facts {
    ($($write:tt)+) => { $($write)+! {
    /// What can be asked.
    #[serde(tag = "command", rename_all = "kebab-case")]
    command
    /// What has happened.
    #[serde(tag = "event", rename_all = "kebab-case")]
    #[derive(jadoube_message::Message)]
    #[message(prefix = "evidence")]
    event
    plain {
        both {
            /// Tell the key with which a station signs from now on.
            ShowKey =>
            /// A station told the key with which it signs from this row on.
            #[message(with(print = fingerprint(key)), skip(key))]
            KeyShown {
                /// The name of the station.
                station: String,
                /// Its public key, 64 hexadecimal digits.
                key: String,
            },
            /// Add a second signature, which was checked.
            Countersign =>
            /// Somebody else signed a head of this record.
            Countersigned { signature: Countersignature },
        }
        command {}
        event {
            /// The file was saved from a damaged one, without these of its rows, from–to; the last up to
            /// [`TO_THE_END`] where what came behind the last row is lost. None where the row that named
            /// them is itself one of those that a later damage has cost: which they were nobody knows any more.
            #[message(
                with(
                    rows = told(left_out), count = counted(left_out), after = behind(left_out),
                    results = places(results)
                ),
                skip(left_out, lacking, results)
            )]
            Salvaged {
                left_out: Vec<(u64, u64)>,
                /// Games of which moves may be among those rows, by their numbers in this file, each with
                /// the plies before that place; with more than any game has, where only what was done with
                /// its clock may be among them.
                #[serde(default, skip_serializing_if = "Vec::is_empty")]
                lacking: Vec<(GameNo, Ply)>,
                /// Pairings whose result may be an earlier one, which was corrected or undone, by round and
                /// board.
                #[serde(default, skip_serializing_if = "Vec::is_empty")]
                results: Vec<(u8, BoardNo)>,
            },
        }
    }
    } };
}

facts!(jadoube_laws::commands);
facts!(jadoube_laws::events);

fn fingerprint(key: &str) -> Value<'_> {
    Value::Text(PublicKey::read(key).map_or_else(String::new, |key| key.fingerprint()).into())
}

/// The rows that were left out, as far as their numbers are known: “3, 5–8”.
#[must_use]
pub fn ranges(rows: &[(u64, u64)]) -> String {
    let written = |(from, to): &(u64, u64)| match from == to {
        true => from.to_string(),
        false => format!("{from}–{to}"),
    };
    known(rows).map(written).collect::<Vec<_>>().join(", ")
}

/// How many those are.
#[must_use]
pub fn how_many(rows: &[(u64, u64)]) -> i64 {
    let count: u64 = known(rows).map(|(from, to)| to.saturating_sub(*from).saturating_add(1)).sum();
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The row behind which all is lost, by which a text selects; `head` where that is the head of the file, `none`
/// where nothing is lost so.
#[must_use]
pub fn last_before(rows: &[(u64, u64)]) -> String {
    let open = rows.iter().find(|(_, to)| *to == TO_THE_END);
    match open {
        None => "none".to_owned(),
        Some((0 | 1, _)) => "head".to_owned(),
        Some((from, _)) => from.saturating_sub(1).to_string(),
    }
}

fn told(rows: &[(u64, u64)]) -> Value<'_> {
    Value::Text(ranges(rows).into())
}

fn counted(rows: &[(u64, u64)]) -> Value<'_> {
    Value::Number(how_many(rows))
}

fn behind(rows: &[(u64, u64)]) -> Value<'_> {
    Value::Text(last_before(rows).into())
}

fn places(results: &[(u8, BoardNo)]) -> Value<'_> {
    if results.is_empty() {
        return Value::NONE;
    }
    let written = results.iter().map(|(round, board)| format!("{round}/{board}"));
    Value::Text(written.collect::<Vec<_>>().join(", ").into())
}

fn known(rows: &[(u64, u64)]) -> impl Iterator<Item = &(u64, u64)> {
    rows.iter().filter(|(_, to)| *to != TO_THE_END)
}

/// Why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "evidence", error)]
pub enum Refusal {
    /// What should be a key is none.
    #[message(id = "evidence-no-signature")]
    NoKey,
    /// A signature needs the name of who signs.
    Nameless,
    /// The signature is not one of its key on that row.
    NotGenuine,
    /// The row that was signed is not in this record yet.
    NoSuchRow(#[message(name = "row", with = plain)] u64),
}

/// The signers that a record names.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Signers {
    /// The keys of the stations, in the order in which they came, each with its row and the name of
    /// its station.
    pub stations: Vec<(u64, PublicKey, String)>,
    /// The second signatures, each with the row in which it was recorded.
    pub seconds: Vec<(u64, Countersignature)>,
    /// The rows that tell that the file was saved from a damaged one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub salvaged: Vec<u64>,
    /// Whether one of them does not know any more what is missing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_loss_unknown: bool,
}

impl Signers {
    /// Whether a key was shown.
    #[must_use]
    pub fn knows(&self, key: &PublicKey) -> bool {
        self.stations.iter().any(|(_, known, _)| known == key)
    }

    /// Whether the file was saved from a damaged one, and nobody has signed for a state of it since: what is
    /// missing may not have been entered again.
    #[must_use]
    pub fn is_unchecked(&self) -> bool {
        let head = self.seconds.iter().map(|(_, second)| second.head).max();
        self.salvaged.last().is_some_and(|row| head.is_none_or(|head| head < *row))
    }
}

impl Aggregate for Signers {
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type Step = Event;
    /// So many rows has the record.
    type Context<'a> = u64;
    /// The number of its row.
    type Origin<'a> = u64;

    fn decide(&self, command: &Command, rows: u64) -> Result<Vec<Event>, Refusal> {
        match command {
            Command::ShowKey { station, key } => {
                let read = PublicKey::read(key).ok_or(Refusal::NoKey)?;
                if self.knows(&read) {
                    return Ok(Vec::new());
                }
                Ok(vec![Event::KeyShown { station: station.clone(), key: read.to_string() }])
            }
            Command::Countersign { signature } => {
                let read = PublicKey::read(&signature.key).ok_or(Refusal::NoKey)?;
                if signature.by.trim().is_empty() {
                    return Err(Refusal::Nameless);
                }
                if signature.head == 0 || signature.head > rows {
                    return Err(Refusal::NoSuchRow(signature.head));
                }
                let there = |(_, other): &(u64, Countersignature)| {
                    other.head == signature.head && PublicKey::read(&other.key) == Some(read)
                };
                if self.seconds.iter().any(there) {
                    return Ok(Vec::new());
                }
                Ok(vec![Event::Countersigned { signature: signature.clone() }])
            }
        }
    }

    fn apply(&mut self, event: &Event, row: u64) {
        match event {
            Event::KeyShown { station, key } => {
                if let Some(key) = PublicKey::read(key).filter(|key| !self.knows(key)) {
                    self.stations.push((row, key, station.clone()));
                }
            }
            Event::Countersigned { signature } => self.seconds.push((row, signature.clone())),
            Event::Salvaged { left_out, .. } => {
                self.salvaged.push(row);
                self.is_loss_unknown |= left_out.is_empty();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_shown_once_and_a_second_signature_needs_a_name_and_a_row() {
        let mut signers = Signers::default();
        let key = PublicKey([7; 32]).to_string();
        let show = Command::ShowKey { station: "hall-1".into(), key: key.clone() };
        let shown = signers.decide(&show, 0).unwrap();
        assert_eq!(shown.len(), 1);
        signers.apply(&shown[0], 1);
        assert_eq!(signers.decide(&show, 1), Ok(Vec::new()), "once");
        let no_key = Command::ShowKey { station: "hall-1".into(), key: "7".into() };
        assert_eq!(signers.decide(&no_key, 1), Err(Refusal::NoKey));

        let signed = |head, by: &str| Command::Countersign {
            signature: Countersignature {
                head,
                hash: "00".repeat(32),
                by: by.into(),
                key: key.clone(),
                signature: "00".repeat(64),
            },
        };
        assert_eq!(signers.decide(&signed(4, " "), 4), Err(Refusal::Nameless));
        assert_eq!(signers.decide(&signed(5, "Ilić"), 4), Err(Refusal::NoSuchRow(5)));
        assert_eq!(signers.decide(&signed(0, "Ilić"), 4), Err(Refusal::NoSuchRow(0)));
        let done = signers.decide(&signed(4, "Ilić"), 4).unwrap();
        signers.apply(&done[0], 5);
        assert_eq!(signers.decide(&signed(4, "Ilić"), 5), Ok(Vec::new()), "twice is once");

        // What was saved of a damaged file counts as checked once a state behind that is signed.
        assert!(!signers.is_unchecked());
        let (left_out, lacking, results) = (vec![(2, 2), (4, 9)], Vec::new(), Vec::new());
        let saved = Event::Salvaged { left_out, lacking, results };
        signers.apply(&saved, 6);
        assert!(signers.is_unchecked() && !signers.is_loss_unknown);
        let done = signers.decide(&signed(6, "Ilić"), 6).unwrap();
        signers.apply(&done[0], 7);
        assert!(!signers.is_unchecked());

        // Of a note that is lost itself it is known that it was there.
        let (left_out, lacking, results) = (Vec::new(), Vec::new(), Vec::new());
        signers.apply(&Event::Salvaged { left_out, lacking, results }, 8);
        assert!(signers.is_unchecked() && signers.is_loss_unknown);
    }

    #[test]
    fn rows_that_are_lost_at_the_end_are_told_apart_from_those_with_numbers() {
        let out = [(3, 3), (5, 8), (9, TO_THE_END)];
        let told = |rows: &[(u64, u64)]| (ranges(rows), how_many(rows), last_before(rows));
        assert_eq!(told(&out[..2]), ("3, 5–8".to_owned(), 5, "none".to_owned()));
        assert_eq!(told(&out[..]), ("3, 5–8".to_owned(), 5, "8".to_owned()));
        assert_eq!(told(&out[2..]), (String::new(), 0, "8".to_owned()));
        assert_eq!(told(&[(1, TO_THE_END)]), (String::new(), 0, "head".to_owned()));
    }
}
