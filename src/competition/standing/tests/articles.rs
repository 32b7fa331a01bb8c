//! Small tournaments, each for an article that the tables do not reach or not alone.

use super::*;
use crate::points::Points;
use crate::tournament::{Player, RoundResult, Schedule, Score, Team};
use jadoube_chess::side::Side;

/// Players as in a file: a line a player, a cell a round: opponent, colour, result. `-` for a round
/// of which nothing is known; byes are a letter.
fn players(lines: &[&str]) -> Tournament {
    file(lines, String::new())
}

/// Players, and other records.
fn file(lines: &[&str], mut text: String) -> Tournament {
    for (number, line) in lines.iter().enumerate() {
        let rating = 2000 - 10 * number;
        text += &format!("001 {:4}{:40}{rating:4}{:39}", number + 1, "", "");
        for cell in line.split_whitespace() {
            let (opponent, rest) = cell.split_at(cell.find(char::is_alphabetic).unwrap_or(0));
            text += &match (opponent, rest) {
                ("", "-") => " ".repeat(10),
                ("", letter) => format!("0000 - {letter}  "),
                (opponent, rest) => format!("{opponent:>4} {} {}  ", &rest[..1], &rest[1..]),
            };
        }
        text += "\n";
    }
    read(&text)
}

fn with(tournament: &Tournament, edition: Edition, list: &str) -> Standing {
    let ranking = Ranking { edition, list: code::list(list).unwrap(), ..Ranking::default() };
    ranking.standing(tournament, tournament.rounds)
}

/// The values of the last tie-break of a list, by number.
fn last(standing: &Standing) -> Vec<String> {
    let index = standing.list.len() - 1;
    let mut lines: Vec<&StandingLine> = standing.lines.iter().collect();
    lines.sort_by_key(|line| line.number);
    let value = |line: &&StandingLine| {
        let evaluation = line.values[index].as_ref();
        written(&standing.list[index], evaluation.map(|evaluation| &evaluation.value))
    };
    lines.iter().map(value).collect()
}

fn order(standing: &Standing) -> Vec<(u16, u16)> {
    standing.lines.iter().map(|line| (line.place, line.number.0)).collect()
}

/// Four players and three rounds in which everybody meets everybody.
const ALL_MET: [&str; 4] = ["2w1 3b0 4w1", "1b0 4w1 3b1", "4w= 1w1 2w0", "3b= 2b0 1b0"];

#[test]
fn some_have_places_among_themselves_and_who_is_struck_has_none() {
    let all = with(&players(&ALL_MET), Edition::default(), "WIN");
    assert_eq!(order(&all), [(1, 1), (1, 2), (3, 3), (4, 4)]);
    let parted =
        |standing: &Standing| standing.lines.iter().map(|line| line.decided_by).collect::<Vec<_>>();
    let some = all.among(|number| number != Number(1) && number != Number(3));
    assert_eq!(order(&some), [(1, 2), (2, 4)]);
    // The points parted 2 from 3 or 3 from 4, whatever parted the others.
    assert_eq!(parted(&some)[0], None);
    assert_eq!(parted(&some)[1], parted(&all)[2].into_iter().chain(parted(&all)[3]).min());
    let struck = all.without_places(&[Number(2)].into());
    assert_eq!(order(&struck), [(1, 1), (2, 3), (3, 4), (0, 2)]);
    assert_eq!(struck.lines[3].shown_place(), "–");
    assert_eq!(all.without_places(&BTreeSet::new()), all);
    // Those who share a place share it still.
    let even =
        with(&players(&["2w= 3b=", "1b= 4w=", "4w= 1w=", "3b= 2b="]), Edition::default(), "");
    assert_eq!(order(&even), [(1, 1), (1, 2), (1, 3), (1, 4)]);
    assert_eq!(order(&even.without_places(&[Number(1)].into())), [(1, 2), (1, 3), (1, 4), (0, 1)]);
}

#[test]
fn each_article_on_byes_and_forfeits() {
    // 1 asks for a bye in round 2 and comes back; 2 withdraws after round 1; 3 gets the free round.
    let field = players(&["2w1 H 3b1", "1b0 Z Z", "4w1 U 1w0", "3b0 - -"]);
    for (edition, code, values) in [
        // 16.3.2: 2 counts ½ for each round after he left, so do the empty rounds of 4.
        // 16.4.2: 1 has 2.5, but his dummy no more than three draws.
        (Edition::March2026, "BH", ["4.5", "2.5", "5.0", "2.0"]),
        (Edition::August2024, "BH", ["5.5", "2.5", "5.5", "2.0"]),
        // 7.1: a free round that is worth a win.
        (Edition::March2026, "WIN", ["2", "0", "2", "0"]),
        (Edition::March2026, "WON", ["2", "0", "1", "0"]),
        // 7.6
        (Edition::March2026, "REP", ["2", "1", "3", "1"]),
        // 7.7
        (Edition::March2026, "STD", ["2.5", "0.0", "2.0", "0.0"]),
        // 7.5 and 14.1.1
        (Edition::March2026, "PS", ["5.0", "0.0", "5.0", "0.0"]),
        (Edition::March2026, "PS/C1", ["4.0", "0.0", "4.0", "0.0"]),
        (Edition::March2026, "TPN", ["1", "2", "3", "4"]),
        (Edition::March2026, "RTNG", ["2000", "1990", "1980", "1970"]),
    ] {
        assert_eq!(last(&with(&field, edition, code)), values, "{edition:?} {code}");
    }
}

#[test]
fn direct_encounter_is_applied_again_to_those_still_tied() {
    let mut field = players(&ALL_MET);
    field.schedule = Schedule::Fixed;
    let standing = with(&field, Edition::March2026, "DE,SB");
    // 1 and 2 have two points each, and 1 won.
    assert_eq!(order(&standing), [(1, 1), (2, 2), (3, 3), (4, 4)]);
    assert_eq!(standing.lines[1].decided_by, Some(Decision::TieBreak(1)));
    assert_eq!(standing.lines[2].decided_by, Some(Decision::TieBreak(0)));
}

#[test]
fn the_exercises_on_direct_encounter_and_round_robins() {
    // TEC's exercise of nine rounds: 1, 2, 4 and 6 have six points; 6 beat 2, all else was drawn.
    let standing = with(&tournament("tec-swiss-direct-encounter"), Edition::March2026, "DE");
    assert_eq!(order(&standing)[..5], [(1, 3), (2, 6), (3, 1), (3, 4), (5, 2)]);
    // The round robin of six with a forfeit, worked out by hand.
    for (code, values) in [
        ("DE", ["1", "2", "2", "3", "2", "1"]),
        ("KS", ["2.0", "0.5", "0.5", "1.0", "0.5", "0.0"]),
        ("KS/L+2", ["2.0", "0.5", "0.5", "1.0", "0.5", "0.0"]),
        ("KS/L-2", ["3.5", "3.5", "3.5", "1.5", "1.5", "1.5"]),
        ("SB", ["9.25", "6.25", "6.25", "4.25", "3.25", "2.25"]),
    ] {
        let standing = with(&tournament("tec-round-robin"), Edition::March2026, code);
        assert_eq!(last(&standing), values, "{code}");
    }
}

#[test]
fn who_is_in_front_whatever_the_missing_games_bring_is_first() {
    // 6.3: 1, 2 and 3 have two points; 1 beat both others, who have not met.
    let field = players(&[
        "2w1 3b1 4w0",
        "1b0 4w1 5b1",
        "5w1 1w0 6b1",
        "6w0 2b0 1b1",
        "3b0 6w1 2w0",
        "4b1 5b0 3w0",
    ]);
    let standing = with(&field, Edition::March2026, "DE");
    // Among 4, 5 and 6 a game of 4 with 5 could still change who is in front.
    assert_eq!(order(&standing), [(1, 1), (2, 2), (2, 3), (4, 4), (4, 5), (4, 6)]);
}

#[test]
fn direct_encounter_waits_where_a_missing_game_could_change_it() {
    // 6 has two points as well, and has met neither 1 nor 2: 1 has two points among those tied,
    // which each of the others could still reach.
    let field = players(&[
        "2w1 3b1 4w0",
        "1b0 4w1 5b1",
        "5w1 1w0 6b1",
        "6w0 2b0 1b1",
        "3b0 6w0 2w0",
        "4b1 5b1 3w0",
    ]);
    let standing = with(&field, Edition::March2026, "DE");
    assert_eq!(order(&standing), [(1, 1), (1, 2), (1, 3), (1, 6), (5, 4), (6, 5)]);
}

#[test]
fn forfeits_are_games_in_round_robins_and_where_the_list_says_so() {
    let mut field = players(&["2w+ 3b0 Z", "1b- Z 3w1", "Z 1w1 2b0"]);
    for (schedule, code, values) in [
        (Schedule::ByResults, "DE", ["0", "0", "0"]),
        (Schedule::ByResults, "DE/P", ["0", "0", "0"]),
        (Schedule::Fixed, "SB", ["1.00", "1.00", "1.00"]),
        // 16.3.2: the last bye of 1 is a draw for 3, who beat him.
        (Schedule::ByResults, "SB", ["1.00", "1.00", "1.50"]),
        (Schedule::Fixed, "ARO", ["1980", "1980", "1995"]),
        (Schedule::Fixed, "KS", ["1.0", "1.0", "1.0"]),
        (Schedule::Fixed, "BH", ["RoundRobin", "RoundRobin", "RoundRobin"]),
    ] {
        field.schedule = schedule;
        assert_eq!(last(&with(&field, Edition::March2026, code)), values, "{schedule:?} {code}");
    }
    // The letter of 15.2 counts a forfeit win as a game won.
    let standing = with(&field, Edition::March2026, "WON");
    let reading = standing.of(Number(1)).unwrap().values[1].clone().unwrap().reading.unwrap();
    assert_eq!(
        (reading.why, reading.article),
        (Why::ForfeitWinIsGame, tiebreak::edition::c07("15.2"))
    );
    assert_eq!(reading.value, Value::Number(Fraction::whole(1)));
    // Until February 2026 Buchholz was not forbidden.
    assert_eq!(last(&with(&field, Edition::August2024, "BH")), ["2.0", "2.0", "2.0"]);
}

#[test]
fn unrated_players_make_ratings_no_tie_break_unless_a_rule_was_announced() {
    let mut field = players(&ALL_MET);
    field.players.insert(Number(4), Player { rating: None, ..field.players[&Number(4)].clone() });
    assert_eq!(last(&with(&field, Edition::March2026, "ARO")), ["Unrated"; 4]);
    let list = code::list("ARO").unwrap();
    let ranking = Ranking { list, unrated: Some(1700), ..Ranking::default() };
    assert_eq!(last(&ranking.standing(&field, 3)), ["1890", "1893", "1897", "1990"]);
}

#[test]
fn lots_decide_only_between_those_who_drew() {
    let field = players(&["2w=", "1b=", "4w=", "3b="]);
    let standing = |lots: &[u16]| {
        let lots = lots.iter().copied().map(Number).collect();
        Ranking { lots, ..Ranking::default() }.standing(&field, 1)
    };
    assert_eq!(order(&standing(&[])), [(1, 1), (1, 2), (1, 3), (1, 4)]);
    assert_eq!(standing(&[]).shared(), [(1, (1..=4).map(Number).collect())]);
    assert_eq!(order(&standing(&[3, 1])), order(&standing(&[])));
    let drawn = standing(&[3, 1, 4, 2]);
    assert_eq!(order(&drawn), [(1, 3), (2, 1), (3, 4), (4, 2)]);
    assert_eq!(drawn.lines[1].decided_by, Some(Decision::Lots));
}

#[test]
fn a_standing_can_be_had_after_any_round() {
    let field = players(&ALL_MET);
    let ranking = Ranking::default();
    let places = |rounds| order(&ranking.standing(&field, rounds));
    assert_eq!(places(0), [(1, 1), (1, 2), (1, 3), (1, 4)]);
    assert_eq!(places(1), [(1, 1), (2, 3), (2, 4), (4, 2)]);
    assert_eq!(places(3), [(1, 1), (1, 2), (3, 3), (4, 4)]);
}

#[test]
fn one_that_the_competition_thought_up_is_left_to_the_arbiter() {
    let field = players(&ALL_MET);
    let standing = with(&field, Edition::March2026, "OTHER_blitz,TPN/R");
    assert_eq!(standing.list[1].to_string(), "OTHER_blitz");
    assert_eq!(order(&standing)[..2], [(1, 2), (2, 1)]);
    assert_eq!(last(&with(&field, Edition::March2026, "OTHER_blitz")), ["Own"; 4]);
    let lacks = ["TeamsOnly", "TeamsOnly", "0", "0"];
    assert_eq!(last(&with(&field, Edition::March2026, "EDE")), lacks);
}

/// Two teams of two boards for each line: the results of the first team's boards.
fn teams(lines: &[&str]) -> Tournament {
    let mut field = players(lines);
    let count = u16::try_from(lines.len()).unwrap();
    field.teams = (1..=count / 2)
        .map(|team| {
            let players = vec![Number(2 * team - 1), Number(2 * team)];
            (Number(team), Team { players, ..Team::default() })
        })
        .collect();
    field
}

/// Four teams that all meet: 1 and 2 draw 1–1, 1 on the first board, and both win the rest 1½–½.
fn four_teams() -> Tournament {
    teams(&[
        "3w1 5w1 7w1",
        "4b0 6b= 8b=",
        "1b0 7b1 5b1",
        "2w1 8w= 6w=",
        "7w= 1b0 3w0",
        "8b= 2w= 4b=",
        "5b= 3w0 1b0",
        "6w= 4b= 2w=",
    ])
}

#[test]
fn two_teams_equal_in_everything_are_parted_by_their_boards() {
    let field = four_teams();
    for (code, places, by) in [
        ("EDE", [(1, 1), (1, 2)], None),
        // 12.1: board 1 counts once, board 2 twice, and less is better.
        ("EDEBT", [(1, 1), (2, 2)], Some(Decision::TieBreak(1))),
        ("EDEBB", [(1, 1), (2, 2)], Some(Decision::TieBreak(1))),
        ("EDET", [(1, 1), (2, 2)], Some(Decision::TieBreak(1))),
        ("EDEB", [(1, 1), (2, 2)], Some(Decision::TieBreak(1))),
        ("BC", [(1, 1), (2, 2)], Some(Decision::TieBreak(1))),
        ("TBR", [(1, 1), (2, 2)], Some(Decision::TieBreak(1))),
        ("BBE", [(1, 1), (2, 2)], Some(Decision::TieBreak(1))),
    ] {
        let standing = with(&field, Edition::March2026, code);
        assert_eq!(order(&standing)[..2], places, "{code}");
        assert_eq!(standing.lines[1].decided_by, by, "{code}");
    }
    // FIDE's server puts the higher board count first.
    let standing = with(&field, Edition::March2026, "EDEBT");
    let reading = standing.lines[0].values[1].clone().unwrap().reading.unwrap();
    assert_eq!((reading.why, reading.value), (Why::HigherBoardCount, Value::Place(2)));
}

/// Teams of four boards; a round for each match, with the half points of the team named first.
fn matches(teams: u16, results: &[(u16, u16, i32)]) -> Tournament {
    let member = |team: u16, board: u16| Number((team - 1) * 4 + board);
    let mut field = Tournament {
        rounds: u8::try_from(results.len()).unwrap(),
        schedule: Schedule::Fixed,
        ..Tournament::default()
    };
    for team in 1..=teams {
        let players = (1..=4).map(|board| member(team, board)).collect();
        field.teams.insert(Number(team), Team { players, ..Team::default() });
        for board in 1..=4 {
            let game = |(first, second, halves): &(u16, u16, i32)| {
                let opponent = match team {
                    team if team == *first => *second,
                    team if team == *second => *first,
                    _ => return None,
                };
                let won = (halves - 2 * i32::from(board - 1)).clamp(0, 2);
                let own = if team == *first { won } else { 2 - won };
                Some(RoundResult::Game {
                    opponent: member(opponent, board),
                    colour: Side::White,
                    score: Some(
                        [Score::Loss, Score::Draw, Score::Win][usize::try_from(own).unwrap()],
                    ),
                    is_rated: true,
                })
            };
            let rounds = results.iter().map(game).collect();
            field.players.insert(member(team, board), Player { rounds, ..Player::default() });
        }
    }
    field
}

#[test]
fn a_new_tie_of_teams_begins_with_match_points_again() {
    // 13.3.3: all have four match points; game points put 2 first and 5 last; 1, 3 and 4 begin again
    // with match points, which leave 1 and 3 together.
    let field = matches(
        5,
        &[
            (1, 2, 7),
            (1, 3, 4),
            (1, 4, 1),
            (1, 5, 4),
            (2, 3, 3),
            (2, 4, 6),
            (2, 5, 7),
            (3, 4, 3),
            (3, 5, 4),
            (4, 5, 2),
        ],
    );
    let standing = with(&field, Edition::March2026, "MPTS,EDE");
    assert_eq!(order(&standing), [(1, 2), (2, 4), (3, 1), (3, 3), (5, 5)]);
    // The exercises of FIDE's commission go on with game points: 3 before 1.
    let reading = |number| standing.of(Number(number))?.values[1].clone()?.reading;
    let last = reading(1).unwrap();
    assert_eq!((last.why, last.value), (Why::SubTieGoesOn, Value::Place(4)));
    assert_eq!(reading(3), None);
}

#[test]
fn points_of_teams_are_those_of_matches_and_games() {
    let field = four_teams();
    for (code, values) in [
        ("MPTS", ["5.0", "5.0", "1.0", "1.0"]),
        ("GPTS", ["4.0", "4.0", "2.0", "2.0"]),
        ("MPvGP", ["4.0", "4.0", "2.0", "2.0"]),
        ("BH:MP", ["7.0", "7.0", "11.0", "11.0"]),
        ("EMMSB", ["9.00", "9.00", "1.00", "1.00"]),
        ("BC", ["5.0", "6.0", "3.5", "3.5"]),
        ("WIN:GP", ["3", "3", "0", "0"]),
    ] {
        assert_eq!(last(&with(&field, Edition::March2026, code)), values, "{code}");
    }
}

#[test]
fn rounds_of_teams_that_no_player_tells_stand_in_records() {
    let mut records = String::from("142 2\n352 WB\n");
    for team in 1..=3 {
        let players = format!("{:>4} {:>4}", 2 * team - 1, 2 * team);
        records += &format!("310 {team:>3} {:<63}{players}\n", "");
    }
    // The order of boards, who is free, who asked for a bye, who did not come.
    records +=
        "300   1   1   2    2    1\n320  1.0  1.0   3   0\n240 H   2    2\n330 +-   2   1   3\n";
    let field = file(&["4w1 -", "3b0 -", "2w1 -", "1b0 -", "- -", "- -"], records);
    for (code, values) in [
        ("MPTS", ["3.0", "2.0", "1.0"]),
        ("GPTS", ["3.0", "2.0", "1.0"]),
        ("REP", ["2", "1", "1"]),
        // Board 2 brought two points to 1: in the first match and in the one not played.
        ("BC", ["5.0", "2.5", "3.0"]),
        ("BH/P", ["3.0", "5.0", "4.0"]),
    ] {
        assert_eq!(last(&with(&field, Edition::March2026, code)), values, "{code}");
    }
}

#[test]
fn the_olympiad_of_1972_counts_games_first() {
    let field = four_teams();
    let ranking = Ranking::by(Edition::Olympiad1972);
    let standing = ranking.standing(&field, 3);
    let list: Vec<String> = standing.list.iter().map(ToString::to_string).collect();
    assert_eq!(list, ["GPTS", "MPTS", "EDE:MP", "EGGSB"]);
    // Ol. 11: all four criteria leave 1 and 2 together.
    assert_eq!(order(&standing), [(1, 1), (1, 2), (3, 3), (3, 4)]);
    assert_eq!(standing.rest.value, Rest::Shared);
}

#[test]
fn sonneborn_berger_of_teams_as_the_document_reckons_it() {
    // Int. 34: the opponent has 16 points; four boards.
    for (halves, points) in [
        (8, "16"),
        (7, "14"),
        (6, "12"),
        (5, "10"),
        (4, "8"),
        (3, "6"),
        (2, "4"),
        (1, "2"),
        (0, "0"),
    ] {
        assert_eq!(
            share_of_16(halves),
            Fraction::from(Points::halves(halves)) * Fraction::whole(4)
        );
        assert_eq!(share_of_16(halves).to_string(), points);
    }
}

/// What so many half points on four boards are worth against a team with 16 points in all.
fn share_of_16(halves: i32) -> Fraction {
    let mut records = Records::new(&four_teams(), 3, Reference::Game);
    records.boards = 4;
    for (number, points) in [(1, Points::halves(halves)), (2, Points::halves(32))] {
        let record = records.all.get_mut(&Number(number)).unwrap();
        record.rounds.truncate(1);
        let round = &mut record.rounds[0];
        round.boards.truncate(1);
        round.boards[0].points = points;
    }
    let rules = Edition::Olympiad1972.rules();
    let case = Case { records: &records, rules, unrated: None };
    let values = tiebreak::of_all(&case, &"EGGSB".parse().unwrap());
    values[&Number(1)].value.number().unwrap()
}
