//! Rating changes and first ratings against a table of cases: each boundary of the articles, counted
//! apart from this program, with the article from which it follows.

use jadoube_chess::side::Side;
use jadoube_competition::rating::change::{change, played};
use jadoube_competition::rating::edition::{Edition, Rate, Regulations};
use jadoube_competition::rating::factor::Holder;
use jadoube_competition::rating::first::{Outcome, first};
use jadoube_competition::rating::{Effect, effects};
use jadoube_competition::tournament::{Number, Player, RoundResult, Score, Tournament};

const CASES: &str = include_str!("../../../tests/vectors/competitions/rating_cases.tsv");

const OWN: Number = Number(1);

/// A tournament in which player 1 met the others once each: `2000:1 -:= 1900:+`.
fn tournament(rating: &str, games: &str) -> Tournament {
    let mut tournament = Tournament::default();
    let mut own = Player { rating: rating.parse().ok(), ..Player::default() };
    for (number, game) in (2..).zip(games.split(' ')) {
        let (rating, sign) = game.split_once(':').expect("rating and result");
        let opponent = Number(number);
        let played = |score, is_rated| RoundResult::Game {
            opponent,
            colour: Side::White,
            score: Some(score),
            is_rated,
        };
        let forfeit = |won| RoundResult::Forfeit { opponent: Some(opponent), colour: None, won };
        own.rounds.push(Some(match sign {
            "1" => played(Score::Win, true),
            "=" => played(Score::Draw, true),
            "0" => played(Score::Loss, true),
            "W" => played(Score::Win, false),
            "D" => played(Score::Draw, false),
            _ => forfeit(sign == "+"),
        }));
        let player = Player { rating: rating.parse().ok(), ..Player::default() };
        tournament.players.insert(opponent, player);
    }
    tournament.players.insert(OWN, own);
    tournament
}

fn holder(text: &str) -> Holder {
    let mut holder = Holder { year: Some(2026), ..Holder::default() };
    for word in text.split_whitespace() {
        match word.split_once('=') {
            Some(("k", value)) => holder.listed = value.parse().ok(),
            Some(("games", value)) => holder.games = value.parse().ok(),
            Some(("born", value)) => holder.born = value.parse().ok(),
            _ => holder.has_reached = word == "reached",
        }
    }
    holder
}

fn edition(text: &str) -> Edition {
    match text {
        "january-2022" => Edition::January2022,
        "march-2024" => Edition::March2024,
        "december-2024" => Edition::December2024,
        "october-2025" => Edition::October2025,
        _ => panic!("{text}"),
    }
}

fn rate(text: &str) -> Rate {
    match text {
        "standard" => Rate::Standard,
        "rapid" => Rate::Rapid,
        "blitz" => Rate::Blitz,
        _ => panic!("{text}"),
    }
}

#[test]
fn every_case_of_the_table_comes_out_as_the_articles_say() {
    let mut cases = 0;
    for row in CASES.lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let [_, of, at, rating, told, games, exact, result] = fields[..] else { panic!("{row}") };
        let regulations = Regulations::of(edition(of));
        let tournament = tournament(rating, games);
        let effects = effects(&tournament, &regulations, rate(at), |_| holder(told));
        match &effects[&OWN] {
            Effect::Change(change) => {
                assert_eq!(change.exact.to_string(), exact, "{row}\n{change:#?}");
                assert_eq!(change.rounded.to_string(), result, "{row}");
            }
            Effect::First(first) => {
                let rating = first.rating.map_or("-".to_owned(), |rating| rating.to_string());
                assert_eq!(rating, exact, "{row}\n{first:#?}");
                let outcome = match first.outcome {
                    Outcome::Listed => "listed",
                    Outcome::TooFewGames => "too-few-games",
                    Outcome::Disregarded => "disregarded",
                    Outcome::BelowFloor => "below-floor",
                    Outcome::Highest => "highest",
                };
                assert_eq!(outcome, result, "{row}");
            }
        }
        cases += 1;
    }
    assert!(cases >= 200, "{cases}");
}

/// What one counts to be won, the other counts to be lost, as long as no limit is in the way.
#[test]
fn a_game_moves_two_ratings_against_each_other() {
    let regulations = Regulations::NEWEST;
    for (own, other) in [(2000, 2000), (2100, 2000), (2399, 2000), (2649, 2300)] {
        for sign in ["1", "=", "0"] {
            let answer = match sign {
                "1" => "0",
                "0" => "1",
                _ => "=",
            };
            let surplus = |own: u16, other: u16, sign: &str| {
                let tournament = tournament(&own.to_string(), &format!("{other}:{sign}"));
                let played = played(&tournament, OWN, &regulations, Rate::Standard);
                change(own, played, &Holder::default(), &regulations).surplus
            };
            assert_eq!(surplus(own, other, sign), -surplus(other, own, answer), "{own} {other}");
        }
    }
}

/// The tables of the regulations, row by row.
#[test]
fn the_tables_of_the_regulations_are_those_of_the_handbook() {
    let rows = include_str!("../../../tests/vectors/competitions/rating_pd.tsv").lines().skip(1);
    for row in rows {
        let fields: Vec<i32> =
            row.split('\t').map(|field| field.parse().expect("a number")).collect();
        let [from, to, higher, lower] = fields[..] else { panic!("{row}") };
        for difference in [from, to.min(2000)] {
            let expected = |own: i32, other: i32| {
                let tournament = tournament(&own.to_string(), &format!("{other}:1"));
                let regulations = Regulations::NEWEST;
                let played = played(&tournament, OWN, &regulations, Rate::Standard);
                let own = own.try_into().expect("a rating");
                change(own, played, &Holder::default(), &regulations).terms[0].expected
            };
            assert_eq!(expected(2700, 2700 - difference), higher, "{row}");
            assert_eq!(expected(2700, 2700 + difference), lower, "{row}");
        }
    }
    let rows = include_str!("../../../tests/vectors/competitions/rating_dp.tsv").lines().skip(1);
    for row in rows {
        let fields: Vec<i32> =
            row.split('\t').map(|field| field.parse().expect("a number")).collect();
        let [percent, difference] = fields[..] else { panic!("{row}") };
        // So many wins of a hundred, against players of one rating: the regulations of 2022 add no
        // draws, and use the table up to half of the points.
        if percent > 50 || percent == 0 {
            continue;
        }
        let wins = usize::try_from(percent).expect("a share");
        let games: Vec<&str> =
            (0..100).map(|game| if game < wins { "2000:1" } else { "2000:0" }).collect();
        let tournament = tournament("-", &games.join(" "));
        let regulations = Regulations::of(Edition::January2022);
        let played = played(&tournament, OWN, &regulations, Rate::Standard);
        assert_eq!(first(played, &regulations).rating, Some(2000 + difference), "{row}");
    }
}
