//! Exactly half and one less, for player and team, edition by edition; and the two readings.

use proptest::prelude::*;

use super::*;
use crate::berger::{Cycles, RoundRobin};
use crate::points::Points;
use crate::tournament::{Player, Schedule, Score, Team};
use jadoube_chess::side::Side;

fn n(number: u16) -> Number {
    Number(number)
}

/// A round robin in which White has won every game of the first so many rounds.
fn played(players: u16, rounds: u16) -> (Tournament, Vec<Vec<Pairing>>) {
    let robin = RoundRobin::new(players, Cycles::Single).unwrap();
    let schedule: Vec<Vec<Pairing>> = robin.all_rounds().map(|round| round.pairings).collect();
    let mut tournament = Tournament { schedule: Schedule::Fixed, ..Tournament::default() };
    for number in 1..=players {
        tournament.players.insert(n(number), Player::default());
    }
    for (round, pairings) in (1..=rounds).zip(&schedule) {
        for pairing in pairings {
            let sides = [
                (pairing.white, pairing.black, Side::White, Score::Win),
                (pairing.black, pairing.white, Side::Black, Score::Loss),
            ];
            for (player, opponent, colour, score) in sides {
                let result =
                    RoundResult::Game { opponent, colour, score: Some(score), is_rated: true };
                set(&mut tournament, player, round, Some(result));
            }
        }
    }
    (tournament, schedule)
}

fn leaves(who: u16, from: u16) -> Leavers {
    Leavers::Players(BTreeMap::from([(n(who), from)]))
}

#[test]
fn just_half_is_enough_and_one_less_is_not() {
    // The games to play, those completed, and whether they count: article by article.
    for edition in Edition::ALL {
        for (completed, to_play, counts) in [
            (5, 10, true),
            (4, 10, false),
            (5, 9, true),
            (4, 9, false),
            (0, 9, false),
            (9, 9, true),
        ] {
            let fate = decide(edition, completed, to_play).fate;
            assert_eq!(fate == Fate::Counted, counts, "{edition:?}: {completed} of {to_play}");
        }
    }
    let below = |edition| decide(edition, 4, 10);
    let from_half = |edition| decide(edition, 5, 10);
    for (edition, fate, marks_below, marks_from_half, article) in [
        (Edition::Custom1958, Fate::Annulled, DASHES, POINT, "Int. 14 (1958)"),
        (Edition::Rulings1970, Fate::RecordOnly, DASHES, POINT, "Int. 35, 36 (1969, 1970)"),
        (Edition::Rules2006, Fate::RecordOnly, PLUS, PLUS, "TR 2006 11(d)"),
        (Edition::Handbook, Fate::RecordOnly, PLUS, PLUS, "C.05 6.6"),
    ] {
        assert_eq!((below(edition).fate, below(edition).marks), (fate, marks_below));
        assert_eq!(from_half(edition).marks, marks_from_half);
        assert_eq!(below(edition).article.to_string(), article);
    }
    assert_eq!(from_half(Edition::Rules2006).article.to_string(), "TR 2006 11(e)");
}

#[test]
fn a_player_who_leaves_early_is_struck_from_the_standing_and_stays_on_record() {
    // Eleven rounds of 12: five games are less than half, six are enough.
    for (rounds, counts) in [(5, false), (6, true)] {
        let (tournament, schedule) = played(12, rounds);
        for edition in [Edition::Rulings1970, Edition::Rules2006, Edition::Handbook] {
            let read = read(&tournament, &schedule, &leaves(3, rounds + 1), edition).unwrap();
            let [one] = &read.withdrawn[..] else { panic!() };
            assert_eq!((one.decision.completed, one.decision.to_play), (rounds, 11));
            assert_eq!(one.decision.fate == Fate::Counted, counts, "{edition:?}");
            let points = |table: &Tournament, who: u16| table.points(n(who), 11);
            assert_eq!(
                points(&read.standing, 3),
                if counts { points(&tournament, 3) } else { Points::ZERO }
            );
            assert_eq!(points(&read.record, 3), points(&tournament, 3), "{edition:?}");
            // An opponent whom he has not met gets a point where his games count, and a plus that
            // counts nowhere where they do not.
            let later = one.cells.iter().find(|cell| cell.round == 11).unwrap();
            let before = points(&tournament, later.opponent.0);
            let more = if counts { Points::ONE } else { Points::ZERO };
            assert_eq!(points(&read.standing, later.opponent.0) - before, more);
            // One whom he beat loses that game from the standing only.
            let met = one.cells.iter().find(|cell| cell.round == 1).unwrap().opponent;
            let [of_standing, of_record] =
                [&read.standing, &read.record].map(|table| table.players[&met].rounds[0]);
            assert_eq!(of_standing.is_some(), counts);
            assert!(of_record.is_some());
        }
    }
}

#[test]
fn in_1958_the_results_were_annulled_and_unfinished_games_counted() {
    let (mut tournament, schedule) = played(12, 5);
    let annulled = read(&tournament, &schedule, &leaves(3, 6), Edition::Custom1958).unwrap();
    assert_eq!(annulled.withdrawn[0].decision.fate, Fate::Annulled);
    assert!(annulled.record.players[&n(3)].rounds.iter().all(Option::is_none));
    // A sixth game, adjourned, makes it half in 1958, and not later.
    let opponent = schedule[5].iter().find_map(|pairing| pairing.of(n(3))).unwrap().0;
    for (player, other) in [(n(3), opponent), (opponent, n(3))] {
        let game =
            RoundResult::Game { opponent: other, colour: Side::White, score: None, is_rated: true };
        set(&mut tournament, player, 6, Some(game));
    }
    for (edition, fate) in
        [(Edition::Custom1958, Fate::Counted), (Edition::Rulings1970, Fate::RecordOnly)]
    {
        let read = read(&tournament, &schedule, &leaves(3, 7), edition).unwrap();
        assert_eq!(read.withdrawn[0].decision.fate, fate);
        assert_eq!(read.withdrawn[0].cells[5].played, PlayState::Unfinished);
    }
}

#[test]
fn the_marks_are_those_of_the_edition() {
    let (tournament, schedule) = played(12, 3);
    for (edition, opponent) in [
        (Edition::Rulings1970, Mark::Dash),
        (Edition::Rules2006, Mark::Plus),
        (Edition::Handbook, Mark::Plus),
    ] {
        let read = read(&tournament, &schedule, &leaves(12, 4), edition).unwrap();
        let cells = &read.withdrawn[0].cells;
        assert_eq!(cells.len(), 11);
        assert!(cells[..3].iter().all(|cell| cell.played == PlayState::Completed));
        let marks = Marks { leaver: Mark::Dash, opponent };
        assert!(cells[3..].iter().all(|cell| cell.played == PlayState::Not(marks)), "{edition:?}");
    }
}

#[test]
fn two_who_both_left_get_two_dashes() {
    let (tournament, schedule) = played(12, 6);
    let both = Leavers::Players(BTreeMap::from([(n(6), 7), (n(12), 7)]));
    let read = read(&tournament, &schedule, &both, Edition::Handbook).unwrap();
    for one in &read.withdrawn {
        // They meet in round 11.
        assert_eq!(one.cells[10].played, PlayState::Not(DASHES), "{one:?}");
        assert_eq!(one.cells[9].played, PlayState::Not(PLUS));
    }
    // A game lost by default before he left is none that he completed.
    let (mut tournament, schedule) = played(12, 6);
    let forfeit = RoundResult::Forfeit { opponent: None, colour: None, won: false };
    set(&mut tournament, n(6), 2, Some(forfeit));
    let left = super::read(&tournament, &schedule, &leaves(6, 7), Edition::Handbook).unwrap();
    assert_eq!(left.withdrawn[0].decision.completed, 5);
    assert_eq!(left.withdrawn[0].cells[1].played, PlayState::Forfeited);
}

/// Teams of two boards that meet each other, four of them; all matches of the first so many rounds
/// are played and won by the team named first.
fn teams(rounds: u16) -> (Tournament, Vec<Vec<Pairing>>) {
    let robin = RoundRobin::new(4, Cycles::Single).unwrap();
    let schedule: Vec<Vec<Pairing>> = robin.all_rounds().map(|round| round.pairings).collect();
    let mut tournament = Tournament { schedule: Schedule::Fixed, ..Tournament::default() };
    for team in 1..=4 {
        let players = vec![n(2 * team - 1), n(2 * team)];
        tournament.players.extend(players.iter().map(|player| (*player, Player::default())));
        tournament
            .teams
            .insert(n(team), Team { name: format!("Team {team}"), players, ..Team::default() });
    }
    for (round, pairings) in (1..=rounds).zip(&schedule) {
        for pairing in pairings {
            for board in 0..2 {
                let [one, other] = pairing.both().map(|team| n(2 * team.0 - 1 + board));
                for (player, opponent, score) in
                    [(one, other, Score::Win), (other, one, Score::Loss)]
                {
                    let result = RoundResult::Game {
                        opponent,
                        colour: Side::White,
                        score: Some(score),
                        is_rated: true,
                    };
                    set(&mut tournament, player, round, Some(result));
                }
            }
        }
    }
    (tournament, schedule)
}

#[test]
fn a_team_leaves_by_the_same_rule() {
    // Three matches to play: two are more than half, one is less.
    for (rounds, counts) in [(2, true), (1, false)] {
        for edition in Edition::ALL {
            let (tournament, schedule) = teams(rounds);
            let leavers = Leavers::Teams(BTreeMap::from([(n(2), rounds + 1)]));
            let read = read(&tournament, &schedule, &leavers, edition).unwrap();
            let [one] = &read.withdrawn[..] else { panic!() };
            assert_eq!((one.decision.completed, one.decision.to_play), (rounds, 3));
            assert_eq!(one.decision.fate == Fate::Counted, counts, "{edition:?}");
            let of_team = |table: &Tournament| [3, 4].map(|player| table.points(n(player), 3));
            let lost = if counts { of_team(&tournament) } else { [Points::ZERO; 2] };
            assert_eq!(of_team(&read.standing), lost);
            if edition != Edition::Custom1958 {
                assert_eq!(of_team(&read.record), of_team(&tournament));
            }
            let last = one.cells.last().unwrap();
            assert_eq!(last.played, PlayState::Not(one.decision.marks));
        }
    }
    // Four matches: exactly half.
    assert_eq!(decide(Edition::Rulings1970, 2, 4).fate, Fate::Counted);
}

#[test]
fn whoever_is_not_there_cannot_leave() {
    let (tournament, schedule) = played(4, 1);
    let left = |who| read(&tournament, &schedule, &leaves(who, 2), Edition::Handbook).map(|_| ());
    assert_eq!(left(5), Err(WithdrawalFault::Nobody { who: n(5) }));
    let nothing = read(&tournament, &[], &leaves(1, 2), Edition::Handbook).map(|_| ());
    assert_eq!(nothing, Err(WithdrawalFault::NoGames { who: n(1) }));
    // A schedule that is not the one that was played by: rounds 1 and 2 exchanged.
    let (tournament, mut schedule) = played(4, 1);
    schedule.swap(0, 1);
    let other = read(&tournament, &schedule, &leaves(1, 2), Edition::Handbook).map(|_| ());
    assert_eq!(other, Err(WithdrawalFault::OtherOpponent { who: n(1), round: 1 }));
}

proptest! {
    #[test]
    fn the_standing_holds_the_others_games_as_they_were(
        players in 3_u16..=14,
        share in 0_u16..=13,
        who in 1_u16..=14,
    ) {
        let who = (who - 1) % players + 1;
        let rounds = share.min(players - 1 + players % 2);
        let (tournament, schedule) = played(players, rounds);
        let read = read(&tournament, &schedule, &leaves(who, rounds + 1), Edition::Handbook).unwrap();
        let counts = read.withdrawn[0].decision.fate == Fate::Counted;
        for (number, player) in &tournament.players {
            for (at, result) in player.rounds.iter().enumerate() {
                let with_him = *number == n(who) || result.and_then(|one| one.opponent()) == Some(n(who));
                let wanted = if with_him && !counts { None } else { *result };
                prop_assert_eq!(read.standing.players[number].rounds[at], wanted);
                prop_assert_eq!(read.record.players[number].rounds[at], *result);
            }
        }
    }
}
