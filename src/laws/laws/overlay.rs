//! A federation's or a competition's own rules, laid over an edition: some rules get another value,
//! and say who changed them. How such rules are written down is in `formats::overlay`.

use std::collections::BTreeSet;

use strsim::levenshtein;

use jadoube_message::Message;

use crate::laws::edition::Edition;

/// A rule as it is laid over the edition's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Overlaid<T> {
    /// What the competition says.
    pub value: T,
    /// Where it says so; empty, where it does not tell.
    pub article: String,
}

/// Rules of a competition that are ready to be laid over an edition. The type of a value is known
/// only once its rule is found.
pub trait Overlay {
    /// What the competition is or calls its rules.
    fn name(&self) -> &str;

    /// The value for a rule; `now` is the edition's.
    ///
    /// # Errors
    /// Why what was written is no such value.
    fn value<T: serde::Serialize + serde::de::DeserializeOwned>(
        &self,
        key: &str,
        now: &T,
    ) -> Result<Overlaid<T>, Fault>;

    /// The keys of the rules that it changes.
    fn keys(&self) -> Vec<String>;
}

/// What is wrong with a competition's rules.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "law-rules", error)]
pub enum Fault {
    /// The file as a whole.
    Unreadable {
        /// With line and column.
        why: String,
    },
    /// The rules need a name, which every ruling shows that they change.
    Nameless,
    /// The edition is not one of those that there are.
    NoSuchEdition {
        /// The one named.
        edition: String,
        /// Those that there are.
        known: Vec<String>,
    },
    /// They are meant for another edition than the one in force.
    OtherEdition {
        /// The one named in the rules.
        meant: String,
        /// The one over which they were to be laid.
        asked: String,
    },
    /// There is no such rule.
    NoSuchRule {
        /// As it was written.
        key: String,
        /// Rules with a similar key.
        near: Vec<String>,
    },
    /// The value is none that the rule can have.
    Wrong {
        /// The rule.
        key: String,
        /// What was expected.
        why: String,
        /// The value of the edition, as an example.
        now: String,
    },
}

/// The edition as the competition has changed it.
///
/// # Errors
/// Everything that is wrong with its rules.
pub fn laid_over(edition: &Edition, overlay: &impl Overlay) -> Result<Edition, Vec<Fault>> {
    let mut changed = edition.clone();
    changed.overlay = Some(overlay.name().to_owned());
    let mut faults = Vec::new();
    for key in overlay.keys() {
        match changed.rules.change(&key, overlay) {
            Some(Ok(())) => {}
            Some(Err(fault)) => faults.push(fault),
            None => faults.push(Fault::NoSuchRule { near: near(edition, &key), key }),
        }
    }
    if faults.is_empty() { Ok(changed) } else { Err(faults) }
}

/// How many keys are offered in place of a wrong one.
const OFFERED: usize = 3;

/// The keys that resemble a wrong one, the most similar first; else those of the same field in
/// another room.
fn near(edition: &Edition, wrong: &str) -> Vec<String> {
    let field = |key: &str| key.split('.').nth(1).unwrap_or(key).to_owned();
    let (mut similar, mut elsewhere) = (BTreeSet::new(), BTreeSet::new());
    for entry in edition.rules.index() {
        // `illegal.penalties` stands for all kinds of play.
        let all_kinds: Vec<&str> = entry.key.split('.').take(2).collect();
        for key in [all_kinds.join("."), entry.key.clone()] {
            let away = levenshtein(&key, wrong);
            if away <= 3 {
                similar.insert((away, key.clone()));
            }
        }
        let away = levenshtein(&field(&entry.key), &field(wrong));
        if away <= 2 {
            elsewhere.insert((away, all_kinds.join(".")));
        }
    }
    let found = if similar.is_empty() { elsewhere } else { similar };
    found.into_iter().map(|(_, key)| key).take(OFFERED).collect()
}
