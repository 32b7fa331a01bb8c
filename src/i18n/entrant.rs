//! Those who have entered, in words.

use crate::catalogue::Catalogue;
use jadoube_competition::tournament::Bye;
use jadoube_core::competition::entrant::EventRating;
use jadoube_core::competition::state::{Contest, Entry};

/// In which rounds somebody does not play: left, came late, is absent. All may read it.
#[must_use]
pub fn attendance(words: &Catalogue, entry: &Entry) -> Vec<String> {
    let round = |id: &str, round: u8| words.say_with(id, &[("round", round.into())]);
    let left = entry.stay.left.as_ref().map(|left| match left.expelled {
        true => round("tournament-players-expelled", left.from),
        false => round("tournament-players-withdrawn", left.from),
    });
    let away = entry.stay.away.iter().map(|away| {
        let args = [("from", away.from.into()), ("last", (away.until - 1).into())];
        words.say_with("tournament-players-away", &args)
    });
    let late = entry.entrant.from_round.map(|from| round("tournament-players-late", from));
    let absent = entry.absent.iter().map(|no| round("tournament-players-absent", *no));
    let byes = entry.byes.iter().map(|(round, bye)| {
        let bye = words.say(match bye {
            Bye::Full | Bye::PairingAllocated => "tournament-players-full-bye",
            Bye::Half => "tournament-players-half-bye",
            Bye::Zero => "tournament-players-zero-bye",
        });
        let args = [("round", (*round).into()), ("bye", bye.into())];
        words.say_with("tournament-players-has-bye", &args)
    });
    away.chain(left).chain(late).chain(absent).chain(byes).collect()
}

/// The rating that was fixed for the event, with its list and date.
fn event_rating(words: &Catalogue, rating: &EventRating) -> String {
    let date = rating.date.map(|day| words.date_written(&day.to_string()));
    let args = [
        ("rating", rating.value.into()),
        ("list", if rating.list.is_empty() { "none" } else { rating.list.as_str() }.into()),
        ("date", date.unwrap_or_else(|| "none".to_owned()).into()),
    ];
    words.say_with("tournament-players-event-rating-told", &args)
}

/// A name; of somebody who plays by the rules for blind players with the word.
#[must_use]
pub fn marked(words: &Catalogue, name: &str, is_blind: bool) -> String {
    match is_blind {
        true => words.say_with("tournament-players-marked-blind", &[("name", name.into())]),
        false => name.to_owned(),
    }
}

/// What an arbiter must know of somebody: late, withdrawn, absent, what he needs.
#[must_use]
pub fn remarks(words: &Catalogue, contest: &Contest, entry: &Entry) -> Vec<String> {
    let mut told = attendance(words, entry);
    let entrant = &entry.entrant;
    told.extend(entrant.event_rating.as_ref().map(|rating| event_rating(words, rating)));
    for (is_so, id) in [
        (entrant.blind, "tournament-players-is-blind"),
        (entrant.wheelchair, "tournament-players-uses-wheelchair"),
    ] {
        if is_so {
            told.push(words.say(id));
        }
    }
    told.extend(
        entrant.fixed_board.map(|board| {
            words.say_with("tournament-players-at-board", &[("board", board.0.into())])
        }),
    );
    if !entrant.not_with.is_empty() {
        let names: Vec<&str> = entrant.not_with.iter().map(|no| contest.name(*no)).collect();
        let names = [("names", names.join("; ").into())];
        told.push(words.say_with("tournament-players-not-paired", &names));
    }
    told
}
