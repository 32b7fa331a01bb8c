//! Who has entered, and what is known of them.

use std::collections::BTreeSet;
use std::fmt;

use jadoube_message::{Argument, Value, plain};
use serde::{Deserialize, Serialize};

use jadoube_competition::csv::Beside;
use jadoube_competition::tournament::{Date, Player as Listed, Sex};
use jadoube_competition::trf::player::title;
use jadoube_laws::game::event::Player;
use jadoube_laws::ids::BoardNo;

/// Somebody who entered, by the order of entry from 1. It never changes; the number for pairing may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntrantNo(pub u16);

impl fmt::Display for EntrantNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Argument for EntrantNo {
    const NAME: &'static str = "no";

    fn value(&self) -> Value<'_> {
        plain(self)
    }
}

/// For which games a rating counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RatingKind {
    /// Standard.
    #[default]
    Standard,
    /// Rapid.
    Rapid,
    /// Blitz.
    Blitz,
}

/// A rating with where it comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// For which games.
    #[serde(default)]
    pub kind: RatingKind,
    /// The rating.
    pub value: u16,
    /// The list, as it is called: `FIDE`, `MKD`; empty where nobody said.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub list: String,
    /// The date of the list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<Date>,
}

/// The rating that the arbiter fixed for an event, with where it comes from: a list that is not the
/// official one, or nothing but his own estimate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenEventRating", into = "WrittenEventRating")]
pub struct EventRating {
    /// The rating.
    pub value: u16,
    /// The list, as it is called; empty where the arbiter estimated the strength.
    pub list: String,
    /// The date of the list, or of the estimate.
    pub date: Option<Date>,
}

impl EventRating {
    /// One that the arbiter estimated; nobody said when.
    #[must_use]
    pub const fn estimated(value: u16) -> Self {
        Self { value, list: String::new(), date: None }
    }
}

/// A rating for an event as it was ever written: a bare number is an estimate.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenEventRating {
    Estimate(u16),
    Sourced {
        value: u16,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        list: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        date: Option<Date>,
    },
}

impl From<WrittenEventRating> for EventRating {
    fn from(written: WrittenEventRating) -> Self {
        match written {
            WrittenEventRating::Estimate(value) => Self::estimated(value),
            WrittenEventRating::Sourced { value, list, date } => Self { value, list, date },
        }
    }
}

impl From<EventRating> for WrittenEventRating {
    fn from(rating: EventRating) -> Self {
        match rating {
            EventRating { value, list, date: None } if list.is_empty() => Self::Estimate(value),
            EventRating { value, list, date } => Self::Sourced { value, list, date },
        }
    }
}

/// Where the ratings of a list come from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RatingSource {
    /// For which games they count.
    pub kind: RatingKind,
    /// As the list is called; empty where nobody said.
    pub list: String,
    /// Its date.
    pub date: Option<Date>,
}

/// What is known of somebody who entered.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Entrant {
    /// As lists write it: “Surname, Given name”.
    pub name: String,
    /// The federation's three letters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// `GM`, `IM`, `WGM` …
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The official ratings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<Rating>,
    /// The rating that counts in this event, where the arbiter fixed another than the official one
    /// (C.04.2 2.2: unknown strength is estimated).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event_rating: Option<EventRating>,
    /// The number in FIDE's list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u32>,
    /// As tournament files have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// The date of birth, or its year.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub birth: Option<Date>,
    /// The club.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub club: String,
    /// Plays by the rules for blind players.
    #[serde(default, skip_serializing_if = "is_no")]
    pub blind: bool,
    /// Needs a board that a wheelchair can reach.
    #[serde(default, skip_serializing_if = "is_no")]
    pub wheelchair: bool,
    /// Plays every game at this board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fixed_board: Option<BoardNo>,
    /// Is not to be paired with these where the system leaves a choice.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub not_with: BTreeSet<EntrantNo>,
    /// Has come late: the first round that he plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_round: Option<u8>,
}

const fn is_no(told: &bool) -> bool {
    !*told
}

impl Entrant {
    /// One of whom nothing is known but a name.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// One of a list or of a tournament file, of which nobody said which rating it tells.
    #[must_use]
    pub fn listed(player: Listed, rating: &RatingSource) -> Self {
        let RatingSource { kind, list, date } = rating.clone();
        let rating = player.rating.map(|value| Rating { kind, value, list, date });
        Self {
            name: player.name,
            federation: player.federation,
            title: player.title,
            ratings: rating.into_iter().collect(),
            fide_id: player.fide_id,
            sex: player.sex,
            birth: player.birth,
            club: player.club,
            ..Self::default()
        }
    }

    /// The same with what a list tells beside what tournament files hold; its other ratings are of the
    /// same list.
    #[must_use]
    pub fn with(mut self, beside: Beside, rating: &RatingSource) -> Self {
        let others = [(RatingKind::Rapid, beside.rapid), (RatingKind::Blitz, beside.blitz)];
        for (kind, value) in others {
            let Some(value) = value else { continue };
            let RatingSource { list, date, .. } = rating.clone();
            self.ratings.retain(|rating| rating.kind != kind);
            self.ratings.push(Rating { kind, value, list, date });
        }
        (self.blind, self.wheelchair) = (beside.blind, beside.wheelchair);
        self.fixed_board = beside.fixed_board.map(BoardNo);
        self
    }

    /// Whether the title is none that FIDE gives: files would cut it.
    #[must_use]
    pub fn has_unknown_title(&self) -> bool {
        !self.title.is_empty() && title(&self.title).is_none()
    }

    /// Whether the federation is more than its three letters: files would cut it.
    #[must_use]
    pub fn has_long_federation(&self) -> bool {
        self.federation.chars().count() > 3
    }

    /// The rating that counts here: the one fixed for the event, or the official one.
    #[must_use]
    pub fn rating(&self, kind: RatingKind) -> Option<u16> {
        let official = self.ratings.iter().find(|rating| rating.kind == kind);
        let fixed = self.event_rating.as_ref().map(|rating| rating.value);
        fixed.or_else(|| official.map(|rating| rating.value))
    }

    /// As a player at a board.
    pub(in crate::competition) fn player(&self, kind: RatingKind) -> Player {
        let told = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        Player {
            name: self.name.clone(),
            title: told(&self.title),
            federation: told(&self.federation),
            rating: self.rating(kind),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rating_for_an_event_is_written_with_its_source_and_a_bare_number_is_an_estimate() {
        let read = |text: &str| serde_json::from_str::<EventRating>(text).unwrap();
        let old = read("2410");
        assert_eq!(old, EventRating::estimated(2410));
        assert_eq!(serde_json::to_string(&old).unwrap(), "2410", "as it was ever written");
        let date = Some(Date::new(2026, 11, 1));
        let sourced = EventRating { value: 2380, list: "MKD".into(), date };
        let text = serde_json::to_string(&sourced).unwrap();
        assert!(text.starts_with(r#"{"value":2380,"list":"MKD","date":"#), "{text}");
        assert_eq!(read(&text), sourced);
    }
}
