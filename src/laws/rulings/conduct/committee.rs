//! How an appeals committee is composed (FIDE Tournament Rules 2006, 12; C05 10 and C11 of 2023): how
//! many decide, and who may not sit. The values are those of the regulations for appeals that go
//! with the edition; a competition may have fixed others.

use crate::citation::{Citation, TextStatus};
use crate::laws::regulations::{Kinship, OtherRole, Regulations, Strength, WithArticles};
use crate::rulings::conduct::facts::{AppealsCommittee, DoubtfulMember};
use crate::rulings::rule::{Scene, without_proposal};
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;

/// What is not in order, with the articles.
type Flaw<'a> = (Said, &'a [String]);

/// Whether a committee is composed as it must be.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &AppealsCommittee) -> Ruling {
    let Some(regulations) = scene.edition.regulations else {
        return without_proposal(scene.edition);
    };
    let mut flaws = numbers(regulations, facts);
    flaws.extend(age(regulations, facts));
    flaws.extend(member(regulations, facts.doubtful));
    let appeal = scene.edition.cite(&scene.edition.rules.conduct.appeal);
    let cite = |articles: &[String]| -> Vec<Citation> {
        articles.iter().map(|article| cited(scene, regulations, article)).collect()
    };
    let left = Discretion::Told(Said::new("conduct-left-event-committee"));
    let seats = cite(&regulations.seats.articles);
    if flaws.is_empty() {
        let finding = Finding::Told(Said::new("conduct-committee-in-order"));
        return Ruling::new(finding, vec![Remedy::Continue], seats).citing(appeal).leaving(left);
    }
    let mut ruling = Ruling::new(
        Finding::Told(Said::new("conduct-committee-not-in-order")),
        Vec::new(),
        Vec::new(),
    );
    for (said, articles) in flaws {
        ruling.remedies.push(Remedy::Do(said));
        ruling = ruling.citing(cite(articles));
    }
    ruling.citing(appeal).leaving(left)
}

/// An article of the regulations. Those of 2006 number theirs as the Laws do.
fn cited(scene: &Scene<'_>, regulations: &Regulations, article: &str) -> Citation {
    let number = article.starts_with(|first: char| first.is_ascii_digit());
    let article =
        if number && regulations.id == "2006" { format!("TR {article}") } else { article.into() };
    Citation {
        edition: scene.edition.id.clone(),
        article,
        held: TextStatus::Text,
        changed_by: None,
    }
}

fn numbers<'a>(regulations: &'a Regulations, facts: &AppealsCommittee) -> Vec<Flaw<'a>> {
    let mut flaws: Vec<Flaw<'a>> = Vec::new();
    let seats = &regulations.seats;
    let least = u16::from(seats.value.votes_min);
    if facts.votes < least {
        let said = Said::new("conduct-committee-too-few").number("votes", facts.votes);
        flaws.push((said.number("least", least), &seats.articles));
    }
    let reserves = u16::from(seats.value.reserves_min);
    if facts.reserves < reserves {
        let said = Said::new("conduct-committee-few-reserves").number("reserves", facts.reserves);
        flaws.push((said.number("least", reserves), &seats.articles));
    }
    let odd = match regulations.odd.value {
        Strength::Must => "conduct-committee-must-be-odd",
        Strength::Should => "conduct-committee-should-be-odd",
        Strength::Silent => return flaws,
    };
    if facts.votes.is_multiple_of(2) {
        let said = Said::new(odd).number("votes", facts.votes);
        flaws.push((said, &regulations.odd.articles));
    }
    flaws
}

fn age<'a>(regulations: &'a Regulations, facts: &AppealsCommittee) -> Option<Flaw<'a>> {
    let (age, least) = (facts.age?, u16::from(regulations.age.value?));
    let said = Said::new("conduct-committee-too-young").number("age", age).number("least", least);
    (age < least).then_some((said, regulations.age.articles.as_slice()))
}

/// The member about whom it is asked.
fn member(regulations: &Regulations, doubtful: DoubtfulMember) -> Option<Flaw<'_>> {
    let office = |office| {
        let excluded = &regulations.excluded;
        let voiceless = &regulations.without_vote;
        if excluded.value.contains(&office) {
            Some((Said::new("conduct-committee-office-excluded"), excluded.articles.as_slice()))
        } else if voiceless.value.contains(&office) {
            Some((Said::new("conduct-committee-office-no-vote"), voiceless.articles.as_slice()))
        } else {
            None
        }
    };
    let asked = |rule: &'_ WithArticles<Strength>, must: &str, should: &str| match rule.value {
        Strength::Must => Some(Said::new(must)),
        Strength::Should => Some(Said::new(should)),
        Strength::Silent => None,
    };
    match doubtful {
        DoubtfulMember::Nobody => None,
        DoubtfulMember::ChiefArbiter => office(OtherRole::ChiefArbiter),
        DoubtfulMember::Arbiter => office(OtherRole::Arbiter),
        DoubtfulMember::Organiser => office(OtherRole::Organiser),
        DoubtfulMember::Party => {
            let key = "conduct-committee-party";
            let said = asked(&regulations.parties, key, key)?;
            Some((said, &regulations.parties.articles))
        }
        DoubtfulMember::Banned => {
            let key = "conduct-committee-banned";
            let said = asked(&regulations.banned, key, key)?;
            Some((said, &regulations.banned.articles))
        }
        DoubtfulMember::TwoOfOneFederation => {
            let rule = &regulations.federations;
            let must = "conduct-committee-federations-must-differ";
            let should = "conduct-committee-federations-should-differ";
            Some((asked(rule, must, should)?, &rule.articles))
        }
        DoubtfulMember::PartysFederation => {
            let said = match regulations.kinship.value {
                Kinship::Silent => return None,
                Kinship::DiscussesOnly => "conduct-committee-kin-discusses",
                Kinship::ReserveUnlessBoth => "conduct-committee-kin-reserve",
            };
            Some((Said::new(said), &regulations.kinship.articles))
        }
    }
}
