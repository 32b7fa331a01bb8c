//! Events of teams: entry, line-ups (regulations of 1972, articles 20 and 24.1), boards, standings.

use super::*;
use crate::competition::category::Category;
use crate::competition::prize::Prizes;
use crate::competition::team::{LineUpSource, ListOrder, Match, NewTeam, Team, TeamNo, TeamRules};
use jadoube_competition::olympiad1972::regulations::Event as Championship;
use jadoube_competition::record::{Records, Reference};
use jadoube_competition::tiebreak::code;
use jadoube_laws::wall::Wall;

/// Teams A, B, C, … with three players each for two boards, numbered in this order: A1, A2, A3, B1, …
fn teams(count: u8) -> TestHall {
    let mut one = TestHall { hall: Hall::default() };
    one.command(&Command::Found { competition: Competition::new("Cup", "2023") }).unwrap();
    let mut regulations = Regulations::new(TABLE, "90+30".parse().unwrap());
    regulations.teams = Some(TeamRules::new(2));
    one.ask(Ask::Start { regulations: Box::new(regulations) }).unwrap();
    let team = |at: u8| {
        let name = char::from(b'A' + at).to_string();
        let players = (1..=3).map(|no| entrant(&format!("{name}{no}"), 2500)).collect();
        NewTeam { name, players, ..NewTeam::default() }
    };
    one.ask(Ask::EnterTeams { teams: (0..count).map(team).collect() }).unwrap();
    let how = Numbering::Arbiter { order: (1..=u16::from(count)).map(TeamNo).collect() };
    one.ask(Ask::NumberTeams { how, reason: String::new() }).unwrap();
    one
}

fn draft(round: u8) -> Ask {
    Ask::DraftMatches { round, matches: Vec::new() }
}

fn line_up(round: u8, team: u16, players: &[Option<u16>]) -> Ask {
    let players = players.iter().map(|no| no.map(EntrantNo)).collect();
    Ask::HandInLineUp { round, team: TeamNo(team), players, at: None, reason: String::new() }
}

impl TestHall {
    /// Who sits at the boards of a round: `A1-D1`, White first.
    fn seats(&self, round: u8) -> Vec<String> {
        let name = |no| self.contest().name(no);
        let bouts = self.contest().rounds[&round].bouts.iter().map(|bout| bout.pairing);
        bouts.map(|one| format!("{}-{}", name(one.white), name(one.black))).collect()
    }

    fn team_points(&self, list: &str) -> Vec<(u16, String)> {
        let read = self.hall.tournament().standing;
        let mut ranking = self.contest().regulations.as_ref().unwrap().ranking();
        ranking.list = code::list(list).unwrap();
        let standing = ranking.standing(&read, self.contest().published());
        let value = |line: &jadoube_competition::standing::StandingLine| {
            let value = line.values[0].as_ref().unwrap();
            format!("{:?}", value.value)
        };
        standing.lines.iter().map(|line| (line.number.0, value(line))).collect()
    }
}

#[test]
fn the_team_named_first_has_white_at_the_odd_boards_and_reserves_move_the_others_down() {
    let mut one = teams(4);
    one.ask(draft(1)).unwrap();
    // 1–4 and 2–3 by the table; D plays with its reserve, B1 rests.
    one.ask(line_up(1, 4, &[Some(10), Some(12)])).unwrap();
    one.ask(line_up(1, 2, &[Some(5), Some(6)])).unwrap();
    assert_eq!(one.seats(1), ["A1-D1", "D3-A2", "B2-C1", "C2-B3"], "the draft shows it already");
    let events = one.ask(Ask::Publish { round: 1 }).unwrap();
    assert_eq!(one.seats(1), ["A1-D1", "D3-A2", "B2-C1", "C2-B3"]);
    let set_up = |event: &&Event| matches!(event, Event::Game { what: GameEvent::SetUp(_), .. });
    assert_eq!(events.iter().filter(set_up).count(), 4, "{events:?}");
    let source = |team| one.contest().line_up(1, TeamNo(team)).source;
    assert_eq!([1, 4].map(source), [LineUpSource::BasicOrder, LineUpSource::HandedIn]);
}

#[test]
fn a_line_up_is_of_the_team_in_the_order_of_its_list_and_handed_in_before_the_round_is_known() {
    let mut one = teams(4);
    assert_eq!(one.refused(&line_up(1, 1, &[Some(1), Some(2)])), Not::NoSuchRound(1));
    one.ask(draft(1)).unwrap();
    for (players, why) in [
        (&[Some(2), Some(1)][..], Not::LineUpOrder("A1".into())),
        (&[Some(1), Some(4)], Not::NotInTeam("B1".into())),
        (&[Some(1), Some(1)], Not::PairedTwice(EntrantNo(1))),
        (&[Some(1)], Not::LineUpLength { boards: 2 }),
        (&[Some(1), Some(2), Some(3)], Not::LineUpLength { boards: 2 }),
    ] {
        assert_eq!(one.refused(&line_up(1, 1, players)), why);
    }
    assert_eq!(one.refused(&line_up(1, 9, &[None, None])), Not::NoSuchTeam(TeamNo(9)));
    one.ask(Ask::Publish { round: 1 }).unwrap();
    assert_eq!(
        one.refused(&line_up(1, 1, &[Some(1), Some(3)])),
        Not::PublishedBefore(1, BY.grounds.article)
    );
}

#[test]
fn without_a_line_up_those_play_who_stand_first_and_are_there_and_later_news_changes_nothing() {
    let mut one = teams(4);
    one.ask(Ask::NoteAbsent { no: EntrantNo(1), round: 1 }).unwrap();
    one.ask(draft(1)).unwrap();
    one.ask(Ask::Publish { round: 1 }).unwrap();
    assert_eq!(one.seats(1)[..2], ["A2-D1", "D2-A3"]);
    let team = Team { players: [1, 2, 3].map(EntrantNo).into(), ..named("A") };
    one.ask(Ask::AmendTeam { no: TeamNo(1), team: Box::new(team), newcomers: Vec::new() }).unwrap();
    let reversed = Team { players: [3, 2, 1].map(EntrantNo).into(), ..named("A") };
    let change = Ask::AmendTeam { no: TeamNo(1), team: Box::new(reversed), newcomers: Vec::new() };
    assert_eq!(one.refused(&change), Not::ListOrder);
    let seated = one.contest().line_up(1, TeamNo(1)).players;
    assert_eq!(seated, [Some(EntrantNo(2)), Some(EntrantNo(3))]);
}

fn named(name: &str) -> Team {
    Team { name: name.into(), ..Team::default() }
}

#[test]
fn a_board_that_stays_empty_is_won_by_the_other_team_without_play() {
    let mut one = teams(4);
    one.ask(draft(1)).unwrap();
    one.ask(line_up(1, 4, &[None, Some(11)])).unwrap();
    one.ask(Ask::Publish { round: 1 }).unwrap();
    assert_eq!(one.seats(1), ["D2-A2", "B1-C1", "C2-B2"], "board 1 is not set up");
    assert_eq!(one.points(1), Points::ONE);
    one.enter(2, "=").unwrap();
    let read = one.hall.tournament().standing;
    assert_eq!(read.teams[&Number(4)].line_ups[&1], [None, Some(Number(11))]);
    assert_eq!(one.points(11), Points::HALF);
}

#[test]
fn a_team_event_is_played_through_and_ranked_by_match_points() {
    let mut one = teams(3);
    for round in 1..=3 {
        one.ask(draft(round)).unwrap();
        one.ask(Ask::Publish { round }).unwrap();
        // The team with the smaller number wins at both boards.
        let bouts = one.contest().rounds[&round].bouts.clone();
        for bout in bouts {
            let sign = if bout.pairing.white < bout.pairing.black { "1" } else { "0" };
            one.enter(bout.pairing.board.0, sign).unwrap();
        }
        one.ask(Ask::Close { round }).unwrap();
    }
    let order: Vec<u16> = one.team_points("MPTS").iter().map(|(number, _)| *number).collect();
    assert_eq!(order, [1, 2, 3]);
    assert_eq!([1, 4, 7].map(|player| one.points(player).to_string()), ["2.0", "1.0", "0.0"]);
    assert_eq!(one.refused(&draft(4)), Not::AllRoundsPublished { rounds: 3, article: BY.basics });
}

#[test]
fn a_team_that_left_is_paired_no_more_and_its_games_count_by_the_edition() {
    let mut one = teams(4);
    one.ask(draft(1)).unwrap();
    one.ask(Ask::Publish { round: 1 }).unwrap();
    for (no, sign) in [(1, "1"), (2, "="), (3, "1"), (4, "0")] {
        one.enter(no, sign).unwrap();
    }
    let leave =
        |from| Ask::LeaveTeam { no: TeamNo(4), from, expelled: false, reason: "flight".into() };
    assert_eq!(one.refused(&leave(0)), Not::NoRoundZero);
    let played = Not::PlayedThen { name: "D".into(), round: 1, article: BY.departed };
    assert_eq!(one.refused(&leave(1)), played);
    let late = Not::NotPlanned { round: 9, planned: 3, article: BY.basics };
    assert_eq!(one.refused(&leave(9)), late);
    one.ask(leave(2)).unwrap();
    assert_eq!(one.ask(leave(2)), Ok(Vec::new()), "that is known");
    one.ask(draft(2)).unwrap();
    assert_eq!(one.contest().rounds[&2].matches.len(), 1);
    assert_eq!(one.contest().rounds[&2].free_teams.len(), 1);
    let read = one.hall.tournament();
    assert_eq!(read.withdrawn.len(), 1, "one of three rounds is less than half (C.05)");
    assert_eq!(read.record.points(Number(1), 1), Points::ONE);
    assert_eq!(read.standing.points(Number(1), 1), Points::ZERO);
}

#[test]
fn a_scheveningen_match_of_four_boards_is_played_by_line_ups_in_four_rounds() {
    let mut one = TestHall { hall: Hall::default() };
    one.command(&Command::Found { competition: Competition::new("Cup", "2023") }).unwrap();
    let system = System::Manual { rounds: 4 };
    let mut regulations = Regulations::new(system, "90+30".parse().unwrap());
    regulations.teams = Some(TeamRules { order: ListOrder::Free, ..TeamRules::new(4) });
    one.ask(Ask::Start { regulations: Box::new(regulations) }).unwrap();
    let team = |name: &str| {
        let players = (1..=4).map(|no| entrant(&format!("{name}{no}"), 2500)).collect();
        NewTeam { name: name.into(), players, ..NewTeam::default() }
    };
    one.ask(Ask::EnterTeams { teams: vec![team("A"), team("B")] }).unwrap();
    let how = Numbering::Arbiter { order: [1, 2].map(TeamNo).into() };
    one.ask(Ask::NumberTeams { how, reason: String::new() }).unwrap();
    let mut met = std::collections::BTreeSet::new();
    for round in 1..=4_u8 {
        let of = Match { board: BoardNo(1), first: TeamNo(1), second: TeamNo(2) };
        one.ask(Ask::DraftMatches { round, matches: vec![of] }).unwrap();
        // The second team moves on by one board from round to round.
        let moved = (0..4).map(|board| Some(5 + (board + u16::from(round) - 1) % 4));
        one.ask(line_up(round, 2, &moved.collect::<Vec<_>>())).unwrap();
        one.ask(Ask::Publish { round }).unwrap();
        let bouts = one.contest().rounds[&round].bouts.iter();
        met.extend(bouts.map(|bout| {
            let [one, other] = bout.pairing.both().map(|no| no.0);
            (one.min(other), one.max(other))
        }));
        for board in 1..=4 {
            one.enter(board, "=").unwrap();
        }
        one.ask(Ask::Close { round }).unwrap();
    }
    let all = (1..=4).flat_map(|one| (5..=8).map(move |other| (one, other)));
    assert!(met.into_iter().eq(all), "everybody of one team met everybody of the other, once");
}

#[test]
fn what_is_of_teams_is_refused_without_them_and_what_is_of_players_with_them() {
    let mut players = TestHall::new(TABLE, 4);
    assert_eq!(players.refused(&draft(1)), Not::NoTeams);
    assert_eq!(players.refused(&Ask::EnterTeams { teams: Vec::new() }), Not::NoTeams);
    let mut one = teams(2);
    let drawn = Numbering::Arbiter { order: (1..=6).map(EntrantNo).collect() };
    let number = Ask::Number { how: drawn, reason: "new".into() };
    assert_eq!(one.refused(&number), Not::TeamsPlay);
    let players = Ask::Draft { round: 1, pairings: vec![board(1, 1, 4)] };
    assert_eq!(one.refused(&players), Not::TeamsPlay);
    let twice = Team { players: [1, 4].map(EntrantNo).into(), ..named("A") };
    let amend = Ask::AmendTeam { no: TeamNo(1), team: Box::new(twice), newcomers: Vec::new() };
    assert_eq!(one.refused(&amend), Not::PlaysForTwo("B1".into()));
}

#[test]
fn what_was_done_with_teams_is_undone_one_by_one_and_a_publication_leaves_the_line_ups() {
    let mut one = teams(4);
    one.ask(draft(1)).unwrap();
    one.ask(line_up(1, 4, &[Some(10), Some(12)])).unwrap();
    one.ask(line_up(1, 4, &[Some(11), Some(12)])).unwrap();
    one.ask(Ask::Publish { round: 1 }).unwrap();
    one.ask(Ask::Undo).unwrap();
    let sources = |one: &TestHall| {
        let round = &one.contest().rounds[&1];
        round.line_ups.values().map(|line_up| line_up.source).collect::<Vec<_>>()
    };
    assert_eq!(sources(&one), [LineUpSource::HandedIn], "the others can still hand in");
    one.ask(Ask::Undo).unwrap();
    let d = one.contest().line_up(1, TeamNo(4)).players;
    assert_eq!(d, [Some(EntrantNo(10)), Some(EntrantNo(12))]);
    one.ask(Ask::Undo).unwrap();
    assert!(sources(&one).is_empty());
    one.ask(Ask::Undo).unwrap();
    assert!(one.contest().rounds.is_empty());
    one.ask(Ask::Undo).unwrap();
    assert!(one.contest().team_numbers.is_empty());
    one.ask(Ask::Undo).unwrap();
    assert_eq!(one.contest().teams.len(), 3, "the last team that entered");
}

#[test]
fn the_prizes_of_teams_go_by_their_places_and_those_of_a_board_to_its_best() {
    let mut one = teams(3);
    let old = one.contest().regulations.clone().unwrap();
    let amounts = [
        (Category::All, vec![50_000, 30_000]),
        (Category::Board(1), vec![10_000]),
        (Category::Board(2), vec![5_000]),
    ];
    let prizes = Prizes { amounts: amounts.into(), ..Prizes::default() };
    let regulations = Box::new(Regulations { prizes, tie_breaks: "MPTS,GPTS".into(), ..old });
    one.ask(Ask::ChangeRegulations { regulations, reason: "a sponsor".into() }).unwrap();
    for round in 1..=3 {
        one.ask(draft(round)).unwrap();
        one.ask(Ask::Publish { round }).unwrap();
        for bout in one.contest().rounds[&round].bouts.clone() {
            let sign = if bout.pairing.white < bout.pairing.black { "1" } else { "0" };
            one.enter(bout.pairing.board.0, sign).unwrap();
        }
    }
    let (readings, boards) = (one.hall.tournament(), one.hall.pairing_boards());
    let ranking = one.contest().regulations.as_ref().unwrap().ranking();
    let standing = ranking.standing(&readings.standing, 3);
    let awards = one.contest().awards((&readings, &boards), &standing, 2026);
    let told: Vec<_> =
        awards.iter().map(|it| (it.category.clone(), it.is_team, it.who.0, it.amount)).collect();
    let expected = [
        (Category::All, true, 1, 50_000),
        (Category::All, true, 2, 30_000),
        (Category::Board(1), false, 1, 10_000),
        (Category::Board(2), false, 2, 5_000),
    ];
    assert_eq!(told, expected);
}

#[test]
fn a_team_that_left_by_mistake_comes_back_and_lost_the_rounds_meanwhile_without_play() {
    let mut one = teams(4);
    one.ask(draft(1)).unwrap();
    one.ask(Ask::Publish { round: 1 }).unwrap();
    (1..=4).for_each(|board| drop(one.enter(board, "=").unwrap()));
    let leave = Ask::LeaveTeam { no: TeamNo(4), from: 2, expelled: false, reason: "flight".into() };
    one.ask(leave).unwrap();
    one.ask(draft(2)).unwrap();
    one.ask(Ask::Publish { round: 2 }).unwrap();
    let bouts = one.contest().rounds[&2].bouts.clone();
    bouts.iter().for_each(|bout| drop(one.enter(bout.pairing.board.0, "=").unwrap()));
    let alone = Number(one.contest().team_number(one.contest().rounds[&2].free_teams[0]).unwrap());
    one.ask(draft(3)).unwrap();
    let before = one.contest().clone();
    let back = |from| Ask::ReturnTeam { no: TeamNo(4), from, reason: "another team".into() };
    assert_eq!(one.refused(&back(2)), Not::PublishedBefore(2, BY.grounds.article));
    one.ask(back(3)).unwrap();
    assert!(!one.contest().rounds.contains_key(&3), "it stands in no draft");
    let read = one.hall.tournament();
    assert!(read.left.is_empty() && read.withdrawn.is_empty());
    let records = Records::new(&read.standing, 2, Reference::Match);
    let of = |team| records.points(team, Reference::Game).to_string();
    // A drawn match of two boards, then two boards won, or lost, without play.
    assert_eq!([of(alone), of(Number(4))], ["3.0", "1.0"]);
    // Where its opponent of that round leaves too, neither has won.
    let no = one.contest().team_order()[usize::from(alone.0) - 1];
    one.ask(Ask::LeaveTeam { no, from: 2, expelled: false, reason: "ill".into() }).unwrap();
    let record = one.hall.tournament().record;
    assert!([alone, Number(4)].iter().all(|team| !record.teams[team].forfeits[&2].won));
    one.ask(Ask::Undo).unwrap();
    one.ask(Ask::Undo).unwrap();
    let contest = one.contest();
    assert_eq!((&contest.teams, &contest.rounds), (&before.teams, &before.rounds));
    one.ask(back(3)).unwrap();
    one.ask(draft(3)).unwrap();
    assert_eq!(one.contest().rounds[&3].matches.len(), 2, "all of them play");
    assert_eq!(one.ask(back(3)), Ok(Vec::new()), "it had not left");
}

#[test]
fn teams_that_the_arbiter_pairs_get_other_numbers_until_round_4_is_paired() {
    let mut one = TestHall { hall: Hall::default() };
    one.command(&Command::Found { competition: Competition::new("Cup", "2023") }).unwrap();
    let system = System::Manual { rounds: 5 };
    let mut regulations = Regulations::new(system, "90+30".parse().unwrap());
    regulations.teams = Some(TeamRules::new(1));
    one.ask(Ask::Start { regulations: Box::new(regulations) }).unwrap();
    let team = |name: &str| NewTeam {
        name: name.into(),
        players: vec![entrant(name, 2500)],
        ..NewTeam::default()
    };
    one.ask(Ask::EnterTeams { teams: vec![team("A"), team("B")] }).unwrap();
    let number = |order: &[u16]| Ask::NumberTeams {
        how: Numbering::Arbiter { order: order.iter().copied().map(TeamNo).collect() },
        reason: "a late team".into(),
    };
    let of = Match { board: BoardNo(1), first: TeamNo(1), second: TeamNo(2) };
    for round in 1..=3 {
        one.ask(number(if round == 2 { &[2, 1] } else { &[1, 2] })).unwrap();
        one.ask(Ask::DraftMatches { round, matches: vec![of] }).unwrap();
        one.ask(Ask::Publish { round }).unwrap();
        one.enter(1, "1").unwrap();
    }
    // One that comes late gets its number, and what was played stays its own.
    one.ask(Ask::EnterTeams { teams: vec![team("C")] }).unwrap();
    one.ask(number(&[3, 1, 2])).unwrap();
    let read = one.hall.tournament();
    let records = Records::new(&read.standing, 3, Reference::Match);
    let points = [1, 2, 3].map(|team| records.points(Number(team), Reference::Game).to_string());
    assert_eq!(points, ["0.0", "3.0", "0.0"]);
    one.ask(Ask::DraftMatches { round: 4, matches: vec![of] }).unwrap();
    let until = BY.numbers_until;
    let fixed = Not::NumbersFixed { round: until.value, article: until.article };
    assert_eq!(one.refused(&number(&[1, 2, 3])), fixed);
}

#[test]
fn a_draft_that_no_longer_fits_because_a_team_has_left_is_not_published() {
    let mut one = teams(4);
    one.ask(draft(1)).unwrap();
    let leave = Ask::LeaveTeam { no: TeamNo(4), from: 1, expelled: true, reason: "fee".into() };
    one.ask(leave).unwrap();
    assert_eq!(one.refused(&Ask::Publish { round: 1 }), Not::TeamGone("D".into(), BY.departed));
    one.ask(draft(1)).unwrap();
    one.ask(Ask::Publish { round: 1 }).unwrap();
    assert_eq!(one.seats(1), ["B1-C1", "C2-B2"]);
}

#[test]
fn a_line_up_of_a_known_round_changes_with_a_reason_where_play_has_not_begun_and_is_undone_at_once()
{
    let mut one = teams(4);
    one.ask(draft(1)).unwrap();
    one.ask(Ask::Publish { round: 1 }).unwrap();
    let late = |team, players: &[Option<u16>]| match line_up(1, team, players) {
        Ask::HandInLineUp { round, team, players, .. } => {
            Ask::HandInLineUp { round, team, players, at: None, reason: "ill".into() }
        }
        other => other,
    };
    assert_eq!(
        one.refused(&line_up(1, 4, &[Some(10), Some(12)])),
        Not::PublishedBefore(1, BY.grounds.article)
    );
    assert_eq!(
        one.refused(&late(4, &[None, Some(11)])),
        Not::SeatEmptied(BoardNo(1), BY.grounds.article)
    );
    let events = one.ask(late(4, &[Some(10), Some(12)])).unwrap();
    assert_eq!(one.seats(1), ["A1-D1", "D3-A2", "B1-C1", "C2-B2"]);
    let set_up = |event: &&Event| matches!(event, Event::Game { what: GameEvent::SetUp(_), .. });
    assert_eq!(
        events.iter().filter(set_up).count(),
        1,
        "only the board at which somebody else sits"
    );
    assert_eq!(one.contest().line_up(1, TeamNo(4)).reason, "ill");
    one.ask(Ask::Undo).unwrap();
    assert_eq!(one.seats(1), ["A1-D1", "D2-A2", "B1-C1", "C2-B2"]);
    let back = one.contest().line_up(1, TeamNo(4));
    assert_eq!((back.source, back.reason.as_str()), (LineUpSource::BasicOrder, ""));
    one.enter(2, "1").unwrap();
    assert!(matches!(one.refused(&late(4, &[Some(10), Some(12)])), Not::PlayBegan(_, _)));
}

#[test]
fn a_line_up_that_comes_late_is_admitted_with_a_reason_or_the_first_of_the_list_play() {
    let mut one = teams(4);
    let starts: Wall = "2026-11-23T15:00:00+01:00".parse().unwrap();
    one.ask(Ask::Schedule { round: 1, starts }).unwrap();
    one.ask(draft(1)).unwrap();
    let at = |minutes: i64, reason: &str| Ask::HandInLineUp {
        round: 1,
        team: TeamNo(4),
        players: vec![Some(EntrantNo(11)), Some(EntrantNo(12))],
        at: Some(Wall::new(starts.utc() - minutes * 60, starts.offset())),
        reason: reason.into(),
    };
    // 60 minutes before the round is in time, 59 is not (24.1).
    let due = Wall::new(starts.utc() - 3600, starts.offset());
    assert_eq!(one.refused(&at(59, "")), Not::LineUpLate { due });
    let source = |one: &TestHall| one.contest().line_up(1, TeamNo(4)).source;
    assert_eq!(source(&one), LineUpSource::BasicOrder);
    one.ask(at(59, "the bus broke down")).unwrap();
    assert_eq!(source(&one), LineUpSource::HandedIn);
    assert_eq!(one.contest().line_up(1, TeamNo(4)).reason, "the bus broke down");
    one.ask(Ask::Undo).unwrap();
    one.ask(at(60, "")).unwrap();
    assert_eq!(source(&one), LineUpSource::HandedIn);
}

#[test]
fn line_ups_are_asked_for_where_somebody_has_handed_one_in_or_the_regulations_demand_them() {
    let mut one = teams(4);
    one.ask(draft(1)).unwrap();
    assert!(!one.contest().uses_line_ups(1), "nobody has used them");
    assert_eq!(one.contest().line_ups_missing(1).len(), 4);
    one.ask(line_up(1, 4, &[Some(10), Some(12)])).unwrap();
    assert!(one.contest().uses_line_ups(1));
    assert_eq!(one.contest().line_ups_missing(1), [1, 2, 3].map(TeamNo));
    one.ask(Ask::Publish { round: 1 }).unwrap();
    assert!(one.contest().line_ups_missing(1).is_empty() && one.contest().uses_line_ups(2));
    let control = "40/150".parse().unwrap();
    let mut regulations = Regulations::olympiad_1972(Championship::Men, control);
    let mut new = TestHall { hall: Hall::default() };
    let competition = Competition::new("Skopje", "1972");
    new.command(&Command::Found { competition }).unwrap();
    regulations.first_board = BoardNo(1);
    new.ask(Ask::Start { regulations: Box::new(regulations) }).unwrap();
    assert!(new.contest().uses_line_ups(1), "24.1");
}

#[test]
fn a_team_takes_in_new_players_and_its_entry_is_undone_with_them() {
    let mut one = teams(2);
    let team = Team { players: [4, 7, 5, 6].map(EntrantNo).into(), ..named("B") };
    let team = Box::new(team);
    let (no, newcomers) = (TeamNo(2), vec![entrant("B4", 2600)]);
    one.ask(Ask::AmendTeam { no, team: team.clone(), newcomers: newcomers.clone() }).unwrap();
    assert_eq!(one.contest().team_of(EntrantNo(7)), Some(TeamNo(2)));
    let again = one.refused(&Ask::AmendTeam { no, team, newcomers });
    assert_eq!(again, Not::EnteredBefore("B4".into()));
    let named = |name: &str, players| NewTeam { name: name.into(), players, ..NewTeam::default() };
    let two = vec![named("C", vec![entrant("C1", 2400)]), named("D", vec![entrant("D1", 2300)])];
    one.ask(Ask::EnterTeams { teams: two }).unwrap();
    let counts = |one: &TestHall| (one.contest().teams.len(), one.contest().entrants.len());
    assert_eq!(counts(&one), (4, 9));
    one.ask(Ask::Undo).unwrap();
    assert_eq!(counts(&one), (3, 8), "the last team, with its player");
}

#[test]
fn whether_teams_play_is_fixed_once_somebody_has_entered() {
    let mut one = teams(2);
    let mut other = one.contest().regulations.clone().unwrap();
    other.teams = None;
    let regulations = Box::new(other);
    let change = Ask::ChangeRegulations { regulations, reason: "no teams".into() };
    assert_eq!(one.refused(&change), Not::TeamsFixed);
}

#[test]
fn a_match_brings_nothing_as_long_as_a_game_of_it_has_no_result() {
    let mut one = teams(4);
    one.ask(draft(1)).unwrap();
    one.ask(Ask::Publish { round: 1 }).unwrap();
    let points = |one: &TestHall| {
        let records = Records::new(&one.hall.tournament().standing, 1, Reference::Match);
        [Reference::Match, Reference::Game].map(|of| records.points(Number(1), of))
    };
    one.enter(1, "1").unwrap();
    assert_eq!(points(&one), [Points::ZERO, Points::ONE]);
    one.enter(2, "=").unwrap();
    assert_eq!(points(&one), [Points(20), Points(15)]);
}
