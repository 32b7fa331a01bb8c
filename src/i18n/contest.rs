//! An event in words: what a round is to somebody who has no opponent, and results that were corrected.

use crate::catalogue::Catalogue;
use jadoube_competition::olympiad1972::regulations::{ENTRIES, deadlines};
use jadoube_competition::tournament::{Bye, Number, RoundResult};
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::state::{Contest, Difference};
use jadoube_core::competition::team::TeamNo;
use jadoube_core::competition::tournament::Readings;
use jadoube_laws::game::outcome::Outcome;

/// The result that counts, and from which it was corrected.
#[must_use]
pub fn corrected(words: &Catalogue, difference: Difference) -> String {
    let args = [
        ("result", words.tell(&difference.entered).into()),
        ("shown", words.tell(&difference.shown).into()),
    ];
    words.say_with("contest-corrected", &args)
}

/// The result that counts, and beside it how the game had ended on its board.
#[must_use]
pub fn corrected_end(words: &Catalogue, difference: Difference, ended: &Outcome) -> String {
    let args =
        [("result", words.tell(&difference.entered).into()), ("shown", words.tell(ended).into())];
    words.say_with("contest-corrected", &args)
}

/// What is said of the result of a board beside another that counts: whether it was entered by hand too.
#[must_use]
pub const fn shows(by_hand: bool) -> &'static str {
    if by_hand { "contest-corrected-from" } else { "competition-event-board-shows" }
}

/// That somebody, or his opponent, did not come to their game of a table: who won without play, and who
/// has left. Nothing, where he simply has no opponent.
#[must_use]
pub fn without_play(
    words: &Catalogue,
    (contest, readings): (&Contest, &Readings),
    (round, no): (u8, EntrantNo),
) -> Option<String> {
    let number = Number(contest.number(no)?);
    let of = readings.record.players.get(&number)?;
    let result = of.rounds.get(usize::from(round).checked_sub(1)?)?.as_ref()?;
    let RoundResult::Forfeit { opponent: Some(opponent), won, .. } = result else { return None };
    let other = *contest.order().get(usize::from(opponent.0).checked_sub(1)?)?;
    let has_left = contest.entrants.get(&other).is_some_and(|entry| entry.stay.has_left(round));
    let args = [
        ("player", contest.called(no).into()),
        ("opponent", contest.called(other).into()),
        ("sign", if *won { "+" } else { "–" }.into()),
    ];
    let id = match has_left {
        true => "competition-event-opponent-left",
        false => "competition-event-against",
    };
    Some(words.say_with(id, &args))
}

/// Why somebody has no opponent in a round.
#[must_use]
pub fn without_opponent(
    words: &Catalogue,
    (contest, readings): (&Contest, &Readings),
    (round, no, bye): (u8, EntrantNo, Bye),
) -> String {
    let player = ("player", contest.called(no).into());
    if contest.entrants.get(&no).is_some_and(|entry| entry.stay.has_left(round)) {
        return words.say_with("competition-event-has-left", &[player]);
    }
    without_play(words, (contest, readings), (round, no)).unwrap_or_else(|| {
        words.say_with("competition-event-bye", &[player, ("bye", bye_key(bye).into())])
    })
}

/// The key by which a locale says which bye it is.
#[must_use]
pub const fn bye_key(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => "pairing",
        Bye::Full => "full",
        Bye::Half => "half",
        Bye::Zero => "zero",
    }
}

/// What is wrong with the list of a team by the entry rules of a championship of 1972.
#[must_use]
pub fn entry_warnings(words: &Catalogue, contest: &Contest, team: TeamNo) -> Vec<String> {
    let told = contest.entry_faults(team).into_iter().map(|fault| {
        let args = [
            ("team", contest.team_name(team).to_owned().into()),
            ("fault", words.tell(&fault).into()),
            ("article", ENTRIES.to_string().into()),
        ];
        words.say_with("contest-entry-warning", &args)
    });
    told.collect()
}

/// By when what is to be done before a championship of 1972 that begins on a day, `1972-09-18`, and how
/// long it lasts at most; without a day only that.
#[must_use]
pub fn timetable(words: &Catalogue, contest: &Contest, day: &str) -> Vec<String> {
    let Some(event) = contest.championship() else { return Vec::new() };
    let due = day.parse().ok().map(deadlines).unwrap_or_default();
    let due = due.into_iter().map(|(task, day)| {
        let args = [
            ("day", words.date_written(&day.to_string()).into()),
            ("task", words.tell(&task).into()),
            ("article", ENTRIES.to_string().into()),
        ];
        words.say_with("contest-deadline", &args)
    });
    let days = [("days", i64::from(event.regulations().days).into())];
    due.chain([words.say_with("competition-olympiad-days", &days)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_core::competition::event::{Event, Numbering};

    #[test]
    fn of_the_pairing_numbers_that_were_given_it_is_said_to_how_many() {
        let order = [2, 3, 4, 5, 6, 1].map(EntrantNo).to_vec();
        let event = Event::Numbered { order, how: Numbering::Rating, reason: String::new() };
        assert_eq!(Catalogue::new(Lang::En).tell(&event), "Pairing numbers given to 6 players");
    }

    #[test]
    fn of_one_it_is_said_that_it_is_one() {
        let words = Catalogue::new(Lang::En);
        for id in ["contest-next-enter-players", "contest-next-enter-teams"] {
            for (entered, told) in
                [(1_i64, "there is 1 of at least 3"), (2, "there are 2 of at least 3")]
            {
                let args = [("entered", entered.into()), ("least", 3_i64.into())];
                let said = words.say_with(id, &args);
                assert!(said.ends_with(told), "{said}");
            }
        }
        for (lang, told) in [(Lang::En, "1 of 1 player"), (Lang::De, "1 von 1 Teilnehmer")] {
            let args = [("shown", 1_i64.into()), ("all", 1_i64.into())];
            assert_eq!(Catalogue::new(lang).say_with("tournament-players-count", &args), told);
        }
    }
}
