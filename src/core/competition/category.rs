//! Those among whom places are counted apart: women, a title, a club, an age.

use std::collections::BTreeSet;

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::competition::entrant::{Entrant, RatingKind};
use jadoube_competition::tournament::Sex;

/// Some of the entrants.
#[derive(
    Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize, Message,
)]
#[message(prefix = "contest-category")]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// All of them.
    #[default]
    All,
    /// Women.
    Women,
    /// Men.
    Men,
    /// Who is not yet so old on 1 January of the year of the event.
    Juniors(#[message(name = "age")] u8),
    /// Who is so old by the end of that year.
    Seniors(#[message(name = "age")] u8),
    /// Who holds a title.
    Title(#[message(name = "title")] String),
    /// Who plays for a federation.
    Federation(#[message(name = "federation")] String),
    /// Who is of a club.
    Club(#[message(name = "club")] String),
    /// Who has no rating.
    Unrated,
    /// Those of the teams whose place in the list is this board: a prize has it, and no standing.
    Board(#[message(name = "board")] u8),
}

/// Ages below which juniors have championships of their own, and from which seniors do.
const JUNIORS: [u8; 7] = [8, 10, 12, 14, 16, 18, 20];
const SENIORS: [u8; 2] = [50, 65];

impl Category {
    /// Whether somebody belongs to it, in an event of a year in which a rating counts.
    #[must_use]
    pub fn holds(&self, entrant: &Entrant, (year, kind): (u16, RatingKind)) -> bool {
        let born = entrant.birth.map(|birth| birth.year);
        match self {
            Self::All => true,
            Self::Women => entrant.sex == Some(Sex::Woman),
            Self::Men => entrant.sex == Some(Sex::Man),
            Self::Juniors(age) => born.is_some_and(|born| born + u16::from(*age) >= year),
            Self::Seniors(age) => born.is_some_and(|born| born + u16::from(*age) <= year),
            Self::Title(title) => entrant.title == *title,
            Self::Federation(federation) => entrant.federation == *federation,
            Self::Club(club) => entrant.club == *club,
            Self::Unrated => entrant.rating(kind).is_none(),
            Self::Board(_) => false,
        }
    }

    /// Those that some of the entrants belong to and not all, behind that of all.
    #[must_use]
    pub fn among(entrants: &[&Entrant], event: (u16, RatingKind)) -> Vec<Self> {
        let told = |of: fn(&Entrant) -> &String| -> BTreeSet<String> {
            entrants.iter().map(|one| of(one)).filter(|text| !text.is_empty()).cloned().collect()
        };
        let one = [Self::Women, Self::Men];
        let ages = JUNIORS.map(Self::Juniors).into_iter().chain(SENIORS.map(Self::Seniors));
        let titles = told(|one| &one.title).into_iter().map(Self::Title);
        let federations = told(|one| &one.federation).into_iter().map(Self::Federation);
        let clubs = told(|one| &one.club).into_iter().map(Self::Club);
        let others = one.into_iter().chain(ages).chain(titles).chain(federations).chain(clubs);
        let others = others.chain([Self::Unrated]).filter(|category| {
            let holds = entrants.iter().filter(|one| category.holds(one, event)).count();
            (1..entrants.len()).contains(&holds)
        });
        std::iter::once(Self::All).chain(others).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_competition::tournament::Date;

    #[test]
    fn categories_are_those_that_tell_some_from_others() {
        let born = |year| Some(Date::year(year));
        let ana = Entrant {
            sex: Some(Sex::Woman),
            club: "A".into(),
            birth: born(2008),
            ..Entrant::named("Ana")
        };
        let ben = Entrant {
            title: "GM".into(),
            club: "A".into(),
            birth: born(1961),
            ..Entrant::named("Ben")
        };
        let all = [ana, ben];
        let event = (2026, RatingKind::Standard);
        let found = Category::among(&[&all[0], &all[1]], event);
        // All are of one club, and nobody has a rating.
        let expected = [
            Category::All,
            Category::Women,
            Category::Juniors(18),
            Category::Juniors(20),
            Category::Seniors(50),
            Category::Seniors(65),
            Category::Title("GM".into()),
        ];
        assert_eq!(found, expected);
        // Eighteen in the year of the event, and sixty-five by its end.
        let [ana, ben] = &all;
        assert!(Category::Juniors(18).holds(ana, event));
        assert!(!Category::Juniors(18).holds(ana, (2027, RatingKind::Standard)));
        assert!(Category::Seniors(65).holds(ben, event));
        assert!(!Category::Seniors(65).holds(ben, (2025, RatingKind::Standard)));
    }
}
