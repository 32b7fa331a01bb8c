//! A federation's or a competition's own rules, laid over an edition: some rules get another value,
//! and say who changed them. How such rules are written down is in `formats::overlay`.

use jadoube_message::Message;
use jadoube_message::reader::ReaderFault;
use jadoube_message::system::SystemReason;

/// A rule as it is laid over the edition's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OverlaidRule<T> {
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
    ) -> Result<OverlaidRule<T>, Fault>;

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
        why: SystemReason,
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
        /// What was expected; nothing where it is one of several words.
        why: Option<ReaderFault>,
        /// The value of the edition, as an example.
        now: String,
    },
}
