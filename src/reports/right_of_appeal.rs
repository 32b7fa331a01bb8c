//! What a sheet says of an appeal before there is one: whether the decision is final, until when, how
//! and to whom an appeal is handed in. All of it by the Laws, the regulations for appeals and what the
//! competition has fixed.

use crate::document::Block;
use crate::protocol::About;
use jadoube_core::disputes::state::Incident;
use jadoube_core::hall::appeals;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::adjournment::date_time;
use jadoube_i18n::appeal;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::appeals::deadline::DeadlineStatus;
use jadoube_laws::appeals::filing::{self, Point};
use jadoube_laws::appeals::provisions::{Contest, Provisions};
use jadoube_laws::laws::edition::Rulebook;
use jadoube_laws::laws::kind::Pace;
use jadoube_laws::laws::regulations::{Fee, Strength, Term};
use jadoube_laws::rulings::rule::pace_of;

/// A name, and what stands for it.
type Row = (String, String);

/// What appeals in an event rest on.
#[derive(Debug, Clone, Copy)]
pub struct Appeals<'a> {
    /// The event with its committee.
    pub hall: &'a Hall,
    /// The Laws and the regulations for appeals.
    pub book: Rulebook<'a>,
}

impl Appeals<'_> {
    /// Whether teams play, which have captains.
    #[must_use]
    pub fn teams_play(&self) -> bool {
        let fixed = self.hall.appeals.as_ref().map(|fixed| fixed.contest);
        fixed == Some(Contest::Team) || self.hall.contest.team_rules().is_some()
    }

    /// What the competition has fixed.
    #[must_use]
    pub(crate) fn provisions(&self) -> Provisions {
        appeals::provisions(self.hall, self.book)
    }
}

/// The right of appeal under its heading.
pub(crate) fn right_of_appeal(
    words: &Catalogue,
    about: &About<'_>,
    on: Appeals<'_>,
    incident: &Incident,
) -> Vec<Block> {
    let ruling = incident.decision.as_ref().map_or(&incident.proposal, |decision| &decision.ruling);
    let right = filing::right_of_appeal(on.book, ruling);
    let regulations = appeal::regulations(words, &on.book.regulations.id);
    let mut rows = vec![
        (words.say("protocol-appeal-right"), words.value_of(&right)),
        (words.say("appeals-regulations"), regulations),
    ];
    if right.point != Point::Final {
        rows.push((words.say("appeals-deadline"), deadline(words, on, incident)));
        rows.extend(until(words, about, on, incident));
        rows.push((words.say("protocol-appeal-to"), committee(words, on, incident)));
        rows.extend(form(words, on));
        rows.push((words.say("appeals-fee"), fee(words, on)));
    }
    let heading = Block::Heading(2, words.say("protocol-appeal-right-head"));
    vec![heading, Block::Facts(rows)]
}

/// From when how long an appeal can be handed in.
fn deadline(words: &Catalogue, on: Appeals<'_>, incident: &Incident) -> String {
    let term = &on.book.regulations.term;
    let game = on.hall.game_of_incident(incident);
    let pace = game.map_or(Pace::Standard, |one| pace_of(&one.game, on.book.edition));
    let said = match &term.value {
        Term::Silent => words.tell(&DeadlineStatus::Silent),
        Term::AtOnce => words.say("protocol-appeal-at-once"),
        Term::FixedBefore | Term::Minutes(_) => {
            let minutes = on.provisions().minutes.or_else(|| term.value.minutes(pace));
            match minutes {
                Some(minutes) => {
                    words.say_with("protocol-appeal-minutes", &[("minutes", minutes.into())])
                }
                None => words.say("protocol-appeal-not-fixed"),
            }
        }
    };
    with_articles(words, said, &term.articles)
}

/// The hour at which the time ends, as soon as it is known.
fn until(
    words: &Catalogue,
    about: &About<'_>,
    on: Appeals<'_>,
    incident: &Incident,
) -> Option<Row> {
    let now = about.as_of.unwrap_or(about.printed);
    let ends = match appeals::due(on.hall, incident, on.book, now)? {
        DeadlineStatus::Running { left } => now.plus(left),
        DeadlineStatus::Passed { ago } => now.plus(-ago),
        _ => return None,
    };
    Some((words.say("protocol-appeal-until"), date_time(words, ends)))
}

/// Those who decide on it, as far as they are named.
fn committee(words: &Catalogue, on: Appeals<'_>, incident: &Incident) -> String {
    let sitting = appeals::sitting(on.hall, incident, on.book);
    let names: Vec<&str> = sitting.voters().map(|member| member.name.as_str()).collect();
    match names.is_empty() {
        true => words.say("protocol-appeal-to-committee"),
        false => {
            let names = [("names", names.join(", ").into())];
            words.say_with("protocol-appeal-to-members", &names)
        }
    }
}

/// In writing, where the regulations ask for that.
fn form(words: &Catalogue, on: Appeals<'_>) -> Option<Row> {
    let writing = &on.book.regulations.writing;
    let said = words.say("appeal-form-written");
    (writing.value != Strength::Silent)
        .then(|| (words.say("protocol-appeal-form"), with_articles(words, said, &writing.articles)))
}

/// What is handed in with it, or may be asked for.
pub(crate) fn fee(words: &Catalogue, on: Appeals<'_>) -> String {
    let asked = &on.book.regulations.fee;
    let announced = on.provisions().fee;
    let said = match asked.value {
        _ if !announced.is_empty() => announced,
        Fee::Fine { francs_max } => {
            words.say_with("appeal-fee-fine-most", &[("francs", francs_max.into())])
        }
        Fee::Deposit | Fee::Silent => words.say("protocol-appeal-no-fee"),
    };
    with_articles(words, said, &asked.articles)
}

/// `60 minutes (C11 3)`
fn with_articles(words: &Catalogue, said: String, articles: &[String]) -> String {
    let articles = appeal::articles(words, articles);
    if articles.is_empty() { said } else { format!("{said} ({articles})") }
}
