//! Title norms: the averages of the regulations, forty cases with one requirement broken each, and
//! what may be left out.

use jadoube_competition::norm::audit::{Audit, Requirement, audit, lowest_average};
use jadoube_competition::norm::edition::{Regulations, Title};
use jadoube_competition::norm::exemption::international;
use jadoube_competition::norm::forecast::forecast;
use jadoube_competition::norm::games::{Game, PlayerTournament};
use jadoube_competition::tournament::{Bye, Date, Number, Player, RoundResult, Score, Tournament};
use proptest::prelude::*;

const RULES: Regulations = Regulations::Y2024;

#[test]
fn the_regulations_are_those_of_the_day_and_an_earlier_day_is_told() {
    let on = |year| Regulations::on(Some(Date::new(year, 12, 1)));
    assert_eq!((on(2026).regulations.year, on(2026).is_earlier), (2024, false));
    assert_eq!((on(2024).regulations.year, on(2024).is_earlier), (2024, false));
    assert_eq!((on(1999).regulations.year, on(1999).is_earlier), (2024, true));
    assert!(!Regulations::on(None).is_earlier);
}

/// Nine games that are just a norm of a title: five holders of it and four FIDE masters of four
/// federations, with six and a half points against an average that is just enough.
fn norm(title: Title) -> PlayerTournament {
    let masters = if title.is_womens() { "WFM" } else { "FM" };
    let average = lowest_average(title, 9, 13, &RULES).expect("a score above 35 per cent");
    let rating = u16::try_from(average).expect("a rating");
    let game = |at: u8| Game {
        round: at + 1,
        opponent: Number(u16::from(at) + 2),
        rating: Some(rating),
        title: if at < 5 { title.code() } else { masters }.to_owned(),
        federation: ["GER", "SRB", "MKD", "BUL"][usize::from(at % 4)].to_owned(),
        half_points: if at < 5 { 2 } else { usize::from(at < 8) },
    };
    PlayerTournament {
        federation: "MKD".into(),
        games: (0..9).map(game).collect(),
        rounds: 9,
        is_fixed: true,
        ..PlayerTournament::default()
    }
}

fn federations(played: &mut PlayerTournament, all: [&str; 9]) {
    for (game, federation) in played.games.iter_mut().zip(all) {
        federation.clone_into(&mut game.federation);
    }
}

/// Breaks one requirement, and no other.
fn broken(title: Title, requirement: Requirement) -> PlayerTournament {
    let mut played = norm(title);
    let level = RULES.of(title);
    let score = |played: &mut PlayerTournament, half_points: [usize; 9]| {
        for (game, half_points) in played.games.iter_mut().zip(half_points) {
            game.half_points = half_points;
        }
    };
    let rate = |played: &mut PlayerTournament, rating: i32| {
        for game in &mut played.games {
            game.rating = u16::try_from(rating).ok();
        }
    };
    let own = "MKD";
    match requirement {
        Requirement::Games => drop(played.games.pop()),
        Requirement::ForeignFederations => {
            federations(&mut played, ["GER", own, "GER", own, "GER", own, "GER", own, "FID"]);
        }
        Requirement::OwnFederation => {
            federations(&mut played, [own, own, own, own, own, own, "GER", "BUL", "SRB"]);
        }
        Requirement::OneFederation => {
            let seven = ["GER", "GER", "GER", "GER", "GER", "GER", "GER", "BUL", "SRB"];
            federations(&mut played, seven);
        }
        Requirement::Titled => {
            for game in played.games.iter_mut().skip(4) {
                game.title = "CM".into();
            }
        }
        Requirement::Holders => {
            for game in played.games.iter_mut().skip(2) {
                game.title = if title.is_womens() { "WFM" } else { "FM" }.into();
            }
        }
        Requirement::Players => {
            played.games.truncate(8);
            for (at, game) in (0..).zip(&mut played.games) {
                game.opponent = Number(2 + at % 4);
            }
            played.walkovers = 1;
        }
        Requirement::Score => {
            score(&mut played, [1, 1, 1, 1, 1, 1, 0, 0, 0]);
            rate(&mut played, level.performance + 125);
        }
        Requirement::Average => {
            score(&mut played, [2, 2, 2, 2, 2, 2, 2, 2, 0]);
            rate(&mut played, level.average - 1);
        }
        Requirement::Performance => {
            score(&mut played, [2, 2, 2, 2, 2, 1, 0, 0, 0]);
            rate(&mut played, level.average);
        }
    }
    played
}

const REQUIREMENTS: [Requirement; 10] = [
    Requirement::Games,
    Requirement::ForeignFederations,
    Requirement::OwnFederation,
    Requirement::OneFederation,
    Requirement::Titled,
    Requirement::Holders,
    Requirement::Players,
    Requirement::Score,
    Requirement::Average,
    Requirement::Performance,
];

fn missed(audit: &Audit) -> Vec<Requirement> {
    audit.missed().map(|finding| finding.requirement).collect()
}

#[test]
fn forty_cases_miss_the_one_requirement_that_was_broken() {
    let mut cases = 0;
    for title in Title::ALL {
        let whole = audit(&norm(title), title, &RULES, false);
        assert!(whole.is_norm(), "{whole:#?}");
        assert_eq!(whole.performance(), RULES.of(title).performance, "{title:?}");
        for requirement in REQUIREMENTS {
            let found = audit(&broken(title, requirement), title, &RULES, false);
            assert_eq!(missed(&found), [requirement], "{title:?} {found:#?}");
            cases += 1;
        }
    }
    assert_eq!(cases, 40);
}

#[test]
fn the_lowest_averages_are_those_of_the_table() {
    let rows = include_str!("../../../tests/vectors/competitions/norm_averages.tsv");
    let mut compared = 0;
    for row in rows.lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let [code, games, half_points, _, _, lowest] = fields[..] else { panic!("{row}") };
        let title = Title::ALL.into_iter().find(|title| title.code() == code).expect("a title");
        let [games, half_points] =
            [games, half_points].map(|field| field.parse().expect("a count"));
        let found = lowest_average(title, games, half_points, &RULES);
        assert_eq!(found, lowest.parse().ok(), "{row}");
        compared += 1;
    }
    assert_eq!(compared, 908);
    assert_eq!(lowest_average(Title::Gm, 9, 6, &RULES), None);
}

#[test]
fn the_lowest_rating_is_raised_and_no_other() {
    let title = Title::Im;
    for (low, raised, sum) in [
        (vec![None], Some(2050), 2050),
        (vec![Some(2049)], Some(2050), 2050),
        (vec![Some(2050)], None, 2050),
        (vec![Some(1900), Some(1800)], Some(2050), 1900 + 2050),
        (vec![None, Some(1800)], Some(2050), 2050 + 1800),
        (vec![None, None], Some(2050), 2050 + 1400),
    ] {
        let mut played = norm(title);
        let others: i32 =
            played.games.iter().skip(low.len()).filter_map(|game| game.rating).map(i32::from).sum();
        for (game, rating) in played.games.iter_mut().zip(&low) {
            game.rating = *rating;
        }
        let found = audit(&played, title, &RULES, false);
        assert_eq!(found.raised.map(|(_, floor)| floor), raised, "{low:?}");
        assert_eq!(found.sum, others + sum, "{low:?}");
    }
}

#[test]
fn games_that_were_won_and_games_after_the_norm_may_be_left_out() {
    let title = Title::Gm;
    // Of two games won against weak opponents one may be raised to the floor; the other goes.
    let mut won = norm(title);
    for (round, rating) in [(11, Some(1500)), (10, None)] {
        won.games.insert(3, Game { round, rating, half_points: 2, ..won.games[0].clone() });
    }
    let found = audit(&won, title, &RULES, false);
    assert!(found.is_norm());
    assert_eq!(found.left_out, [10]);
    // Lost, it may not be left out; after the ninth round of a Swiss it may.
    let mut lost = norm(title);
    lost.games.push(Game { round: 10, half_points: 0, ..lost.games[0].clone() });
    assert_eq!(missed(&audit(&lost, title, &RULES, false)), [Requirement::Performance]);
    lost.is_fixed = false;
    let found = audit(&lost, title, &RULES, false);
    assert!(found.is_norm());
    assert_eq!(found.left_out, [10]);
    // In the first round it may not, where the last round was won.
    lost.games.rotate_right(1);
    lost.games.swap(1, 9);
    assert!(!audit(&lost, title, &RULES, false).is_norm());
}

#[test]
fn eight_games_and_a_walkover_suffice_in_nine_rounds() {
    for (walkovers, rounds, is_enough) in [(0, 9, false), (1, 9, true), (1, 10, false)] {
        let mut played = norm(Title::Wim);
        // A draw goes, so that the performance does not fall.
        played.games.remove(5);
        played.rounds = rounds;
        played.walkovers = walkovers;
        let found = audit(&played, Title::Wim, &RULES, false);
        let games = found.findings[0];
        assert_eq!((games.is_met, games.value), (is_enough, 8), "{walkovers} {rounds}");
    }
    let mut played = norm(Title::Wim);
    played.games.truncate(7);
    played.is_of_teams = true;
    assert!(audit(&played, Title::Wim, &RULES, false).findings[0].is_met);
}

#[test]
fn an_exemption_takes_the_federations_out() {
    let played = broken(Title::Gm, Requirement::OneFederation);
    assert!(!audit(&played, Title::Gm, &RULES, false).is_norm());
    let found = audit(&played, Title::Gm, &RULES, true);
    assert!(found.is_norm());
    assert_eq!(found.findings.iter().filter(|finding| finding.is_exempt).count(), 3);
}

/// Twenty foreign players of three federations, ten of them with titles, who miss one round at most.
#[test]
fn an_international_swiss_is_known_by_its_field() {
    let field = |foreigners: u16, titled: u16, absent: usize| {
        let mut tournament = Tournament { rounds: 9, ..Tournament::default() };
        for number in 1..=40 {
            let is_foreign = number <= foreigners;
            let federation =
                if is_foreign { ["GER", "SRB", "BUL"][usize::from(number % 3)] } else { "MKD" };
            let game = RoundResult::Forfeit { opponent: None, colour: None, won: true };
            let mut rounds = vec![Some(game); 9];
            for result in rounds.iter_mut().take(if number == 1 { absent } else { 0 }) {
                *result = Some(RoundResult::Bye(Bye::Half));
            }
            let player = Player {
                federation: federation.into(),
                rating: Some(2100),
                title: if number <= titled { "IM" } else { "FM" }.into(),
                rounds,
                ..Player::default()
            };
            tournament.players.insert(Number(number), player);
        }
        tournament
    };
    for (foreigners, titled, absent, is_exempt) in [
        (20, 10, 0, true),
        (20, 10, 1, true),
        (20, 10, 2, false),
        (21, 11, 2, true),
        (19, 10, 0, false),
        (20, 9, 0, false),
    ] {
        let found = international(&field(foreigners, titled, absent), "MKD", &RULES);
        assert_eq!(found.is_exempt, is_exempt, "{found:?}");
    }
    assert!(!international(&field(20, 10, 0), "", &RULES).is_exempt);
    // The numbers are those of the regulations.
    let mut other = RULES;
    other.international.value.foreigners = 21;
    assert!(!international(&field(20, 10, 0), "MKD", &other).is_exempt);
}

#[test]
fn what_is_still_needed_is_told_for_the_last_round() {
    let title = Title::Gm;
    let mut played = norm(title);
    let last = played.games.remove(0);
    assert_eq!(last.half_points, 2);
    let found = forecast(&played, Some(&last), 1, title, &RULES, false);
    assert_eq!(found.against_next, Some(2));
    assert_eq!((found.holders, found.titled, found.federations), (0, 0, 0));
    // The row of a win asks for the opponent that makes the average just enough.
    let rating = i32::from(last.rating.expect("a rating"));
    let win = found.rows[0];
    assert_eq!(win.half_points, 2);
    assert!((rating - 5..=rating).contains(&win.average), "{win:?} {rating}");
}

#[test]
fn a_tournament_with_too_few_games_promises_no_norm() {
    let mut played = norm(Title::Gm);
    played.games.truncate(4);
    let found = forecast(&played, None, 3, Title::Gm, &RULES, false);
    assert_eq!((found.too_few, found.rows.len()), (Some(9), 0));
    let found = forecast(&played, None, 5, Title::Gm, &RULES, false);
    assert_eq!(found.too_few, None);
    assert!(!found.rows.is_empty());
}

#[test]
fn forfeits_and_games_without_a_move_are_no_games() {
    let mut tournament = Tournament { rounds: 5, ..Tournament::default() };
    let game = |opponent: u16, is_rated| RoundResult::Game {
        opponent: Number(opponent),
        colour: jadoube_chess::side::Side::White,
        score: Some(Score::Win),
        is_rated,
    };
    let forfeit = |won| RoundResult::Forfeit { opponent: Some(Number(2)), colour: None, won };
    let results = [game(2, true), game(2, false), forfeit(true), forfeit(false)];
    let mut rounds: Vec<Option<RoundResult>> = results.into_iter().map(Some).collect();
    rounds.push(Some(RoundResult::Bye(Bye::PairingAllocated)));
    tournament.players.insert(Number(1), Player { rounds, ..Player::default() });
    tournament.players.insert(Number(2), Player::default());
    let played = PlayerTournament::of(&tournament, Number(1));
    assert_eq!((played.games.len(), played.walkovers), (1, 2));
}

proptest! {
    /// Opponents of the average that a row asks for, and that score, give the level; of one point
    /// less they do not.
    #[test]
    fn a_forecast_is_the_least_that_suffices(
        ratings in prop::collection::vec(2300u16..2700, 5..9),
        results in prop::collection::vec(0usize..=2, 9),
        title in prop::sample::select(&Title::ALL[..]),
    ) {
        let mut played = norm(title);
        let remaining = 9 - ratings.len();
        played.games.truncate(ratings.len());
        for ((game, rating), result) in played.games.iter_mut().zip(&ratings).zip(&results) {
            game.rating = Some(*rating);
            game.half_points = *result;
        }
        let template = played.games[0].clone();
        let found = forecast(&played, None, remaining, title, &RULES, false);
        for row in found.rows {
            let floor = i32::from(RULES.of(title).floor);
            if row.average < floor + 1 {
                continue;
            }
            for (rating, is_enough) in [(row.average, true), (row.average - 1, false)] {
                let mut whole = played.clone();
                let mut left = row.half_points;
                for at in 0..remaining {
                    let half_points = left.min(2);
                    left -= half_points;
                    whole.games.push(Game {
                        round: u8::try_from(10 + at).expect("a round"),
                        opponent: Number(20),
                        rating: u16::try_from(rating).ok(),
                        half_points,
                        ..template.clone()
                    });
                }
                let audit = audit(&whole, title, &RULES, true);
                let all = audit.findings.iter();
                let level = [Requirement::Score, Requirement::Average, Requirement::Performance];
                let is_met = all
                    .filter(|finding| level.contains(&finding.requirement))
                    .all(|finding| finding.is_met);
                prop_assert_eq!(is_met, is_enough, "{:?} {:#?}", row, audit);
            }
        }
    }
}
