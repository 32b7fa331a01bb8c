//! Who of the committee sits on a case: whose federation, office, age or part in the dispute
//! stands in the way, which reserve steps in, and whether the number of votes is in order.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::appeals::committee::{BanStatus, Member, Seat};
use crate::game::event::Player;
use crate::laws::regulations::{Kinship, OtherRole, Regulations, Strength, WithArticles};
use jadoube_chess::side::BySide;

/// What stands in the way of a member's vote.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "appeal-conflict")]
pub enum Conflict {
    /// A party to the dispute.
    Party,
    /// The office excludes the person.
    Office(#[message(name = "office")] OtherRole),
    /// The office has a seat and no vote.
    NoVote(#[message(name = "office")] OtherRole),
    /// A ban.
    Banned,
    /// Too young.
    TooYoung {
        /// The age, years.
        age: u8,
        /// The least age, years.
        least: u8,
    },
    /// The federation of a party.
    Federation(#[message(name = "federation")] String),
}

/// What a member does in the case.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "appeal-part")]
pub enum CommitteeRole {
    /// Decides with a vote.
    Votes,
    /// A reserve decides in the place of the member of that name.
    StepsIn(#[message(name = "name")] String),
    /// May take part in the discussion and does not decide.
    Discusses,
    /// Takes no part.
    StandsDown,
    /// A reserve who is not needed.
    Waits,
}

/// A member with the part taken, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemberRole {
    /// The member of the committee.
    pub member: Member,
    /// The role in this case.
    pub part: CommitteeRole,
    /// What stands in the way, with its articles.
    pub conflicts: Vec<WithArticles<Conflict>>,
}

impl MemberRole {
    /// Whether the person decides.
    #[must_use]
    pub const fn votes(&self) -> bool {
        matches!(self.part, CommitteeRole::Votes | CommitteeRole::StepsIn(_))
    }
}

/// What is not in order with those who sit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "flaw", rename_all = "kebab-case")]
#[message(prefix = "appeal-flaw")]
pub enum Flaw {
    /// Too few decide.
    TooFew {
        /// So many do.
        votes: u8,
        /// So many must.
        least: u8,
    },
    /// An even number decides.
    Even {
        /// So many do.
        votes: u8,
        /// How strongly an odd number is asked for.
        asked: Strength,
    },
    /// Too few with a vote were named.
    FewNamed {
        /// So many were.
        named: u8,
        /// So many must be.
        least: u8,
    },
    /// Nobody of those who decide is chairman.
    NoChairman,
    /// Too few reserves were named.
    FewReserves {
        /// So many were.
        reserves: u8,
        /// So many must be.
        least: u8,
    },
    /// Two are of the same federation.
    SameFederation {
        /// The federation that two members share.
        federation: String,
        /// How strongly different federations are asked for.
        asked: Strength,
    },
    /// A federation that conflicts are found from is not known.
    FederationUnknown {
        /// The name of the member.
        name: String,
    },
    /// An age that counts is not known.
    AgeUnknown {
        /// The name of the member.
        name: String,
    },
    /// Somebody has voted who should not have.
    Voted {
        /// The name of the person who voted.
        name: String,
    },
}

/// How a committee sits on a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitting {
    /// All of them, in the order of the list.
    pub placed: Vec<MemberRole>,
    /// What is not in order.
    pub flaws: Vec<WithArticles<Flaw>>,
}

impl Sitting {
    /// Those who decide.
    pub fn voters(&self) -> impl Iterator<Item = &Member> {
        self.placed.iter().filter(|placed| placed.votes()).map(|placed| &placed.member)
    }
}

/// How the committee sits on a case between these players; on none, how it was composed.
#[must_use]
pub fn compose(
    regulations: &Regulations,
    members: &[Member],
    players: Option<&BySide<Player>>,
) -> Sitting {
    let conflicts: Vec<_> =
        members.iter().map(|member| own_conflicts(regulations, member, players)).collect();
    let kin = excluded_federations(regulations, members, &conflicts, players);
    let mut placed: Vec<MemberRole> = members
        .iter()
        .zip(conflicts)
        .map(|(member, mut conflicts)| {
            conflicts.extend(kinship(regulations, member, &kin));
            let part = part(member, &conflicts, regulations.kinship.value);
            MemberRole { member: member.clone(), part, conflicts }
        })
        .collect();
    step_in(&mut placed);
    let mut flaws = flaws_of_numbers(regulations, &placed, players);
    flaws.extend(flaws_of_people(regulations, &placed, players));
    Sitting { placed, flaws }
}

/// The flaws of a decision taken by these people.
#[must_use]
pub fn flaws_of_vote(
    regulations: &Regulations,
    sitting: &Sitting,
    voters: &[String],
) -> Vec<WithArticles<Flaw>> {
    let may_vote = |name: &String| sitting.voters().any(|member| member.name == *name);
    let mut flaws = numbers(regulations, count(voters.len()), regulations.seats.value.votes_min);
    for name in voters.iter().filter(|name| !may_vote(name)) {
        let placed = sitting.placed.iter().find(|placed| placed.member.name == *name);
        let conflicts = placed.map(|placed| placed.conflicts.as_slice()).unwrap_or_default();
        let articles = conflicts.iter().flat_map(|why| why.articles.clone()).collect();
        flaws.push(WithArticles { value: Flaw::Voted { name: name.clone() }, articles });
    }
    flaws
}

/// The conflicts that a person has without regard to federations.
fn own_conflicts(
    regulations: &Regulations,
    member: &Member,
    players: Option<&BySide<Player>>,
) -> Vec<WithArticles<Conflict>> {
    let mut found = Vec::new();
    let mut add = |value, articles: &[String]| {
        found.push(WithArticles { value, articles: articles.to_vec() });
    };
    let plays =
        |player: &Player| !player.name.trim().is_empty() && same(&player.name, &member.name);
    if players.is_some_and(|players| plays(&players.white) || plays(&players.black)) {
        add(Conflict::Party, &regulations.parties.articles);
    }
    let (excluded, without_vote) = (&regulations.excluded, &regulations.without_vote);
    if excluded.value.contains(&member.office) {
        add(Conflict::Office(member.office), &excluded.articles);
    } else if without_vote.value.contains(&member.office) {
        add(Conflict::NoVote(member.office), &without_vote.articles);
    }
    if member.standing == BanStatus::Banned && regulations.banned.value != Strength::Silent {
        add(Conflict::Banned, &regulations.banned.articles);
    }
    if let (Some(age), Some(least)) = (member.age, regulations.age.value)
        && age < least
    {
        add(Conflict::TooYoung { age, least }, &regulations.age.articles);
    }
    found
}

/// The federations whose members do not decide in this case.
fn excluded_federations(
    regulations: &Regulations,
    members: &[Member],
    conflicts: &[Vec<WithArticles<Conflict>>],
    players: Option<&BySide<Player>>,
) -> Vec<String> {
    let Some(players) = players else { return Vec::new() };
    let of_players: Vec<Option<String>> = [&players.white, &players.black]
        .map(|player| federation(player.federation.as_ref()))
        .to_vec();
    let seated = |wanted: &Option<String>| {
        let able = members
            .iter()
            .zip(conflicts)
            .filter(|(member, conflicts)| member.seat != Seat::Reserve && conflicts.is_empty());
        let mut able = able.map(|(member, _)| federation(member.federation.as_ref()));
        wanted.is_some() && able.any(|found| found == *wanted)
    };
    match regulations.kinship.value {
        Kinship::Silent => Vec::new(),
        Kinship::ReserveUnlessBoth if of_players.iter().all(seated) => Vec::new(),
        Kinship::DiscussesOnly | Kinship::ReserveUnlessBoth => {
            of_players.into_iter().flatten().collect()
        }
    }
}

fn kinship(
    regulations: &Regulations,
    member: &Member,
    kin: &[String],
) -> Option<WithArticles<Conflict>> {
    let own = federation(member.federation.as_ref())?;
    let articles = regulations.kinship.articles.clone();
    kin.contains(&own).then_some(WithArticles { value: Conflict::Federation(own), articles })
}

fn part(member: &Member, conflicts: &[WithArticles<Conflict>], kinship: Kinship) -> CommitteeRole {
    let only_discusses = |conflict: &WithArticles<Conflict>| match conflict.value {
        Conflict::NoVote(_) => true,
        Conflict::Federation(_) => kinship == Kinship::DiscussesOnly,
        Conflict::Party | Conflict::Office(_) | Conflict::Banned | Conflict::TooYoung { .. } => {
            false
        }
    };
    match (conflicts, member.seat) {
        ([], Seat::Reserve) => CommitteeRole::Waits,
        ([], Seat::Chairman | Seat::Member) => CommitteeRole::Votes,
        (some, Seat::Chairman | Seat::Member) if some.iter().all(only_discusses) => {
            CommitteeRole::Discusses
        }
        _ => CommitteeRole::StandsDown,
    }
}

/// Gives the seats of those who stand down to the reserves, in the order of the list.
fn step_in(placed: &mut [MemberRole]) {
    let empty: Vec<String> = placed
        .iter()
        .filter(|placed| {
            placed.part == CommitteeRole::StandsDown && placed.member.seat != Seat::Reserve
        })
        .map(|placed| placed.member.name.clone())
        .collect();
    let reserves = placed.iter_mut().filter(|placed| placed.part == CommitteeRole::Waits);
    for (reserve, name) in reserves.zip(empty) {
        reserve.part = CommitteeRole::StepsIn(name);
    }
}

/// What is not in order with the number of those who decide on a case; with how they were named,
/// where there is none.
fn flaws_of_numbers(
    regulations: &Regulations,
    placed: &[MemberRole],
    players: Option<&BySide<Player>>,
) -> Vec<WithArticles<Flaw>> {
    let seats = &regulations.seats;
    let votes = count(placed.iter().filter(|placed| placed.votes()).count());
    let least = match players {
        Some(_) => seats.value.votes_min,
        None => seats.value.members_min,
    };
    let mut flaws = numbers(regulations, votes, least);
    if let (None, Some(WithArticles { value, .. })) = (players, flaws.first_mut())
        && let Flaw::TooFew { votes: named, least } = *value
    {
        *value = Flaw::FewNamed { named, least };
    }
    let chairs = placed
        .iter()
        .any(|placed| placed.member.seat == Seat::Chairman && placed.part == CommitteeRole::Votes);
    if !chairs && least > 0 {
        flaws.push(WithArticles { value: Flaw::NoChairman, articles: seats.articles.clone() });
    }
    let reserves = placed.iter().filter(|placed| placed.member.seat == Seat::Reserve).count();
    let (reserves, least) = (count(reserves), seats.value.reserves_min);
    if reserves < least {
        let value = Flaw::FewReserves { reserves, least };
        flaws.push(WithArticles { value, articles: seats.articles.clone() });
    }
    flaws
}

fn numbers(regulations: &Regulations, votes: u8, least: u8) -> Vec<WithArticles<Flaw>> {
    let (seats, odd) = (&regulations.seats, &regulations.odd);
    let mut flaws = Vec::new();
    if votes < least {
        let articles = seats.articles.clone();
        flaws.push(WithArticles { value: Flaw::TooFew { votes, least }, articles });
    }
    if odd.value != Strength::Silent && votes.is_multiple_of(2) {
        let articles = odd.articles.clone();
        flaws.push(WithArticles { value: Flaw::Even { votes, asked: odd.value }, articles });
    }
    flaws
}

fn flaws_of_people(
    regulations: &Regulations,
    placed: &[MemberRole],
    players: Option<&BySide<Player>>,
) -> Vec<WithArticles<Flaw>> {
    let mut flaws = Vec::new();
    let mut add = |value, articles: &[String]| {
        flaws.push(WithArticles { value, articles: articles.to_vec() });
    };
    let (differ, kinship) = (&regulations.federations, &regulations.kinship);
    let mut known: Vec<String> = Vec::new();
    let mut told: Vec<String> = Vec::new();
    for placed in placed {
        let name = || placed.member.name.clone();
        match federation(placed.member.federation.as_ref()) {
            Some(own) if known.contains(&own) && !told.contains(&own) => {
                told.push(own.clone());
                if differ.value != Strength::Silent {
                    let flaw = Flaw::SameFederation { federation: own, asked: differ.value };
                    add(flaw, &differ.articles);
                }
            }
            Some(own) => known.push(own),
            None if kinship.value != Kinship::Silent => {
                add(Flaw::FederationUnknown { name: name() }, &kinship.articles);
            }
            None => {}
        }
        if placed.member.age.is_none() && regulations.age.value.is_some() {
            add(Flaw::AgeUnknown { name: name() }, &regulations.age.articles);
        }
    }
    let parties = players.map(|players| [&players.white, &players.black]);
    for player in parties.into_iter().flatten() {
        let unknown = federation(player.federation.as_ref()).is_none();
        if unknown && kinship.value != Kinship::Silent {
            add(Flaw::FederationUnknown { name: player.name.clone() }, &kinship.articles);
        }
    }
    flaws
}

/// A federation as it is compared.
fn federation(name: Option<&String>) -> Option<String> {
    name.map(|name| name.trim().to_uppercase()).filter(|name| !name.is_empty())
}

fn same(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

fn count(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
