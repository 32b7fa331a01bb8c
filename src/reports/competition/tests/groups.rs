//! A championship on paper: its matches and its places, group by group.

use super::*;
use jadoube_competition::olympiad1972::regulations::Event as Championship;
use jadoube_core::competition::phase::GroupDraw;
use jadoube_core::competition::team::{NewTeam, TeamNo, TeamRules};

/// Fifteen teams of women after a round in which White won everywhere.
fn championship() -> Hall {
    let mut hall = Hall::default();
    let competition =
        Competition { date: "1972-09-18".into(), ..Competition::new("Skopje", "1972") };
    command(&mut hall, &Command::Found { competition });
    let control = "40/150,16/60".parse().unwrap();
    let regulations = Box::new(Regulations::olympiad_1972(Championship::Women, control));
    ask(&mut hall, Ask::Start { regulations });
    let team = |no: u16| NewTeam {
        name: format!("Team {no}"),
        players: vec![entrant(2 * no), entrant(2 * no + 1)],
        ..NewTeam::default()
    };
    ask(&mut hall, Ask::EnterTeams { teams: (1..=15).map(team).collect() });
    ask(&mut hall, Ask::Number { how: Numbering::Rating, reason: String::new() });
    ask(&mut hall, Ask::Divide { groups: Vec::new(), reason: String::new() });
    for (group, order) in
        [(1, [1, 4, 5, 8, 9, 12, 13].as_slice()), (2, &[2, 3, 6, 7, 10, 11, 14, 15])]
    {
        let order = order.iter().copied().map(TeamNo).collect();
        let (how, group) = (GroupDraw::Hand { order }, Some(group));
        ask(&mut hall, Ask::DrawGroups { group, how, reason: String::new() });
    }
    round(&mut hall, 1);
    for board in 1..=14 {
        result(&mut hall, (1, board), PairingResult::WhiteWins, "");
    }
    hall
}

#[test]
fn the_matches_of_a_round_stand_below_their_groups_with_boards_and_points() {
    let documents = in_every_language(&championship(), |paper| paper.results(1).unwrap());
    stands(
        &documents,
        // 2–7, 3–6 and 4–5 of the table of seven; number 1 is free.
        &["1–2|4|Team 4|1.0 : 1.0|13|Team 13", "7–8|2|Team 2|1.0 : 1.0|15|Team 15"],
        [
            &["Group 1\nBoards|No.|White on board 1", "Bye: 1 Team 1", "Group 2\n"],
            &["Gruppe 1\nBretter|Nr.|Weiß an Brett 1", "Gruppe 2\n"],
            &["Група 1\nТабли|Бр.|", "Група 2\n"],
        ],
    );
    let pairings = in_every_language(&championship(), |paper| paper.pairings(1).unwrap());
    stands(&pairings, &["1–2|4|Team 4|"], [&["Group 1"], &[], &[]]);
}

#[test]
fn the_standings_are_those_of_the_groups_by_article_11() {
    let documents =
        in_every_language(&championship(), |paper| paper.standings(&after(Some(1))).unwrap());
    stands(
        &documents,
        &["|Team 4|1.0|0.5|0.50"],
        [
            &[
                "Group 1\nPlace|No.|",
                "|Game points|Match points|Sonneborn-Berger",
                "game points (11.1)",
            ],
            &["Gruppe 1\nRang|", "|Brettpunkte|Mannschaftspunkte|"],
            &["Група 1\n", "|Поени на табли|"],
        ],
    );
}

#[test]
fn a_championship_has_a_cross_table_for_each_group_with_what_was_played_in_it() {
    let documents = in_every_language(&championship(), |paper| paper.cross_table());
    stands(
        &documents,
        &["4|Team 4||×|||||1.0|0.5|1.0|1"],
        [
            &["Group 1", "Group 2", "By number", "By place"],
            &["Gruppe 1", "Gruppe 2"],
            &["Група 1", "Група 2"],
        ],
    );
    let pages = &documents[0].pages;
    assert_eq!(pages.len(), 4, "two groups, each by number and by place");
    let all = texts(&documents[0]);
    assert!(!all.contains("|12|13|14"), "no square of all teams: {all}");
}

#[test]
fn a_match_protocol_has_the_boards_with_nobody_halves_and_captains() {
    let mut hall = Hall::default();
    let competition = Competition::new("League", "2023");
    command(&mut hall, &Command::Found { competition });
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let mut regulations = Regulations::new(system, "90+30".parse().unwrap());
    regulations.teams = Some(TeamRules::new(2));
    ask(&mut hall, Ask::Start { regulations: Box::new(regulations) });
    let team = |no: u16| NewTeam {
        name: format!("Team {no}"),
        captain: format!("Captain {no}"),
        players: vec![entrant(2 * no), entrant(2 * no + 1)],
        ..NewTeam::default()
    };
    ask(&mut hall, Ask::EnterTeams { teams: (1..=4).map(team).collect() });
    ask(&mut hall, Ask::Number { how: Numbering::Rating, reason: String::new() });
    ask(&mut hall, Ask::Draft { round: 1, pairings: Vec::new() });
    // 1 meets 4; nobody sits at its second board.
    let players = vec![Some(EntrantNo(1)), None];
    let (round, team, reason) = (1, TeamNo(1), String::new());
    ask(&mut hall, Ask::HandInLineUp { round, team, players, at: None, reason });
    ask(&mut hall, Ask::Publish { round: 1 });
    result(&mut hall, (1, 1), PairingResult::Draw, "");
    let documents = in_every_language(&hall, |paper| paper.match_protocols(1).unwrap());
    stands(
        &documents,
        &["|½|½|", "|–|+|", "|½|1½|"],
        [
            &["Captain of Team 4 Captain 4"],
            &["Mannschaftsführer von Team 4 Captain 4"],
            &["Капитен на Team 4 Captain 4"],
        ],
    );
}
