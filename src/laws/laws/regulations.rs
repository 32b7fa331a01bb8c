//! Regulations for appeals as data (`assets/appeals/*.ron`), each value with its articles. Nothing
//! here knows a particular set of them.

use jadoube_message::{Argument, Message, Value};
use serde::{Deserialize, Serialize};

use crate::laws::kind::{ByPace, Pace};

/// What somebody is in this competition besides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "appeal-office")]
pub enum OtherRole {
    /// Nothing else.
    #[default]
    None,
    /// A player.
    Player,
    /// A captain.
    Captain,
    /// The chief arbiter.
    ChiefArbiter,
    /// An assistant arbiter.
    Arbiter,
    /// The organiser or administrator.
    Organiser,
    /// The director.
    Director,
}

impl OtherRole {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::None,
        Self::Player,
        Self::Captain,
        Self::ChiefArbiter,
        Self::Arbiter,
        Self::Organiser,
        Self::Director,
    ];
}

/// A value with the articles in which it stands; none where the regulations are silent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct WithArticles<T> {
    /// What is said.
    pub value: T,
    /// Where: `Ol. 24.6`, `12`, `C11 3.8`.
    #[serde(default)]
    pub articles: Vec<String>,
}

/// A sentence with its articles behind it.
impl<T: Argument> Argument for WithArticles<T> {
    const NAME: &'static str = T::NAME;

    fn value(&self) -> Value<'_> {
        cited(self.value.value(), &self.articles)
    }
}

/// As a value of a message: a sentence with its articles behind it.
#[must_use]
pub fn cited<'a>(sentence: Value<'a>, from: &'a [String]) -> Value<'a> {
    if from.is_empty() {
        return sentence;
    }
    let bracket = |sign: &'static str| Value::Text(sign.into());
    Value::List(vec![sentence, bracket(" ("), articles(from), bracket(")")], "")
}

/// As a value of a message: “Art. 12”, “C11 3.8”; empty where the regulations are silent.
#[must_use]
pub fn articles(articles: &[String]) -> Value<'_> {
    let list = articles.join(", ");
    let numbered = list.starts_with(|first: char| first.is_ascii_digit());
    let list = Value::Text(list.into());
    if numbered { Value::Said("appeal-articles".into(), vec![("list", list)]) } else { list }
}

/// How strongly something is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum Strength {
    /// It must be so.
    Must,
    /// It should be so, where possible.
    Should,
    /// Nothing is said.
    Silent,
}

/// In what capacity somebody appeals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "appeal-capacity")]
pub enum Capacity {
    /// The player.
    Player,
    /// The captain of the team.
    Captain,
    /// A parent, the guardian or the head of delegation of a player under 18.
    Guardian,
    /// A registered official.
    Official,
    /// Anybody else.
    Other,
}

impl Capacity {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Player, Self::Captain, Self::Guardian, Self::Official, Self::Other];
}

/// When somebody may appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum Proviso {
    /// In every event.
    Always,
    /// In team events.
    InTeamEvents,
    /// For a player under 18.
    ForMinors,
}

/// Somebody who may appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AppealParty {
    /// In what capacity.
    pub capacity: Capacity,
    /// The condition under which the person may appeal.
    pub when: Proviso,
}

/// Until when an appeal must be handed in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Term {
    /// Nothing is said.
    Silent,
    /// At once.
    AtOnce,
    /// As the competition has fixed it before it began.
    FixedBefore,
    /// So many minutes after the round or the incident, unless the competition has fixed another
    /// time before it began.
    Minutes(ByPace<u16>),
}

impl Term {
    /// The minutes for a pace, where the regulations name them.
    #[must_use]
    pub const fn minutes(&self, pace: Pace) -> Option<u16> {
        match self {
            Self::Minutes(minutes) => Some(*minutes.of(pace)),
            Self::Silent | Self::AtOnce | Self::FixedBefore => None,
        }
    }
}

/// What an appeal costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fee {
    /// Nothing is said.
    Silent,
    /// A fee is handed in with the appeal: given back when it is upheld, and it may be given back
    /// when it was reasonable.
    Deposit,
    /// Nothing is handed in; an appeal without foundation may cost a fine of up to so many Swiss
    /// francs.
    Fine {
        /// The most, in Swiss francs.
        francs_max: u16,
    },
}

/// How many sit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats {
    /// At least so many with a vote are named, the chairman among them.
    pub members_min: u8,
    /// At least so many decide on a case; none where the text has no quorum.
    pub votes_min: u8,
    /// At least so many reserves.
    pub reserves_min: u8,
}

/// What becomes of a member who shares a party's federation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kinship {
    /// Nothing is said.
    Silent,
    /// The member may discuss but not decide.
    DiscussesOnly,
    /// A reserve takes the seat, unless both players are of federations of members.
    ReserveUnlessBoth,
}

/// What may happen on the board until the appeal is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Meanwhile {
    /// Nothing is said.
    Silent,
    /// The game goes on as ruled, and the clock of a player who refuses runs.
    PlayGoesOn,
    /// The player may stop playing, and loses the game if the appeal is found wrong.
    MayStop,
}

/// How binding the decision is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finality {
    /// Nothing is said.
    Silent,
    /// The committee's decision is final.
    Final,
    /// Final for the result; the FIDE Congress may still say whether it was right, and may cancel
    /// or reduce the fine.
    FinalForResult,
}

/// A set of regulations for appeals.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Regulations {
    /// What it is called here, `1972-olympiad`.
    pub id: String,
    /// The editions of the Laws with which it is proposed.
    pub with: Vec<String>,
    /// Who may appeal; nobody is named where the regulations are silent.
    pub entitled: WithArticles<Vec<AppealParty>>,
    /// Whether only a party that is directly affected may.
    pub party: WithArticles<Strength>,
    /// Whether it must be in writing.
    pub writing: WithArticles<Strength>,
    /// Until when.
    pub term: WithArticles<Term>,
    /// What it costs.
    pub fee: WithArticles<Fee>,
    /// How many sit.
    pub seats: WithArticles<Seats>,
    /// Whether their number is odd.
    pub odd: WithArticles<Strength>,
    /// Whether they are of different federations.
    pub federations: WithArticles<Strength>,
    /// Not under so many years.
    pub age: WithArticles<Option<u8>>,
    /// Whose office excludes them.
    pub excluded: WithArticles<Vec<OtherRole>>,
    /// Who sits without a vote.
    pub without_vote: WithArticles<Vec<OtherRole>>,
    /// Whether a party to the dispute is excluded.
    pub parties: WithArticles<Strength>,
    /// What becomes of members of a party's federation.
    pub kinship: WithArticles<Kinship>,
    /// Whether persons under a ban are excluded.
    pub banned: WithArticles<Strength>,
    /// What may happen on the board meanwhile.
    pub meanwhile: WithArticles<Meanwhile>,
    /// How binding the decision is.
    pub finality: WithArticles<Finality>,
    /// Whether the reasons must be written down and published.
    pub reasons: WithArticles<Strength>,
    /// Within how many days the committee reports.
    pub report_days: WithArticles<Option<u8>>,
}

/// Whether an edition of the Laws gives a right to appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "appeal-check-right")]
pub enum Right {
    /// It does.
    Given,
    /// It leaves it to the competition, and calls an instance for appeals advisable.
    LeftOpen,
    /// It has no article about it.
    Silent,
    /// Its text is not held.
    NotHeld,
    /// The competition's own rules take it away.
    Denied,
}
