//! A team world championship of 1972 in one file: groups, draws, finals, the title, the places.

use super::*;
use crate::competition::next::NextStep;
use crate::competition::phase::{DrawMethod, Group, GroupDraw, GroupName, PhaseKind};
use crate::competition::round::Round;
use crate::competition::team::{Match, NewTeam, TeamNo};
use crate::competition::why::Because;
use jadoube_competition::lot::Lot;
use jadoube_competition::olympiad1972::division::{DivisionFault, System as GroupSystem, plan};
use jadoube_competition::olympiad1972::ranking::Criterion;
use jadoube_competition::olympiad1972::regulations::Event as Championship;

/// A team of so many players, the strength of which falls with its number.
fn team(no: u16, players: u16) -> NewTeam {
    let rating = 2600 - no;
    let players = (1..=players).map(|at| entrant(&format!("T{no}-{at}"), rating)).collect();
    NewTeam { name: format!("T{no}"), players, ..NewTeam::default() }
}

/// A championship of so many teams, numbered by strength, which is the order of entry.
fn championship(event: Championship, teams: u16) -> TestHall {
    let mut one = TestHall { hall: Hall::default() };
    one.command(&Command::Found { competition: Competition::new("Skopje", "1972") }).unwrap();
    let control = "40/150,16/60".parse().unwrap();
    let regulations = Box::new(Regulations::olympiad_1972(event, control));
    one.ask(Ask::Start { regulations }).unwrap();
    let players = event.regulations().players.0;
    let teams = (1..=teams).map(|no| team(no, players)).collect();
    one.ask(Ask::EnterTeams { teams }).unwrap();
    one.ask(Ask::Number { how: Numbering::Rating, reason: String::new() }).unwrap();
    one
}

fn divide() -> Ask {
    Ask::Divide { groups: Vec::new(), reason: String::new() }
}

fn by_lot(seed: u64) -> Ask {
    Ask::DrawGroups { group: None, how: GroupDraw::Lot { seed }, reason: String::new() }
}

fn qualify(order: &[u16], reason: &str) -> Ask {
    let order = order.iter().copied().map(TeamNo).collect();
    Ask::Qualify { order, reason: reason.into() }
}

impl TestHall {
    fn places(&self) -> Vec<Option<u16>> {
        let places = self.contest().event_places(&self.hall.pairing_boards());
        places.iter().map(|one| one.place).collect()
    }

    /// Publishes a round that is paired, and closes it with results of its boards.
    fn close(&mut self, round: u8, mut result: impl FnMut(&Pairing) -> &'static str) {
        self.ask(Ask::Publish { round }).unwrap();
        let bouts: Vec<Pairing> =
            self.contest().rounds[&round].bouts.iter().map(|bout| bout.pairing).collect();
        for bout in bouts {
            self.enter(bout.board.0, result(&bout)).unwrap();
        }
        self.ask(Ask::Close { round }).unwrap();
    }

    /// The same of a round that its tables pair.
    fn play(&mut self, round: u8, result: impl FnMut(&Pairing) -> &'static str) {
        self.ask(Ask::Draft { round, pairings: Vec::new() }).unwrap();
        self.close(round, result);
    }

    /// Goes on with what comes next until a step is reached that is not one of every day: results by
    /// lot. Groups that have no table are paired by hand, those who come next in the list together.
    fn lead(&mut self, lot: &mut Lot) -> NextStep {
        loop {
            match self.hall.next_step() {
                NextStep::Pair { round } => {
                    let matches = by_hand(self.contest(), round);
                    self.ask(Ask::DraftMatches { round, matches }).unwrap();
                }
                NextStep::Publish { round } => {
                    self.close(round, |_| ["1", "=", "0"][lot.below(3)]);
                }
                NextStep::DivideTeams => drop(self.ask(divide()).unwrap()),
                NextStep::DrawGroups => drop(self.ask(by_lot(1972)).unwrap()),
                step => return step,
            }
        }
    }
}

/// Pairs for the groups of a round that have no table.
fn by_hand(contest: &Contest, round: u8) -> Vec<Match> {
    let Some((_, phase)) = contest.phase_of(round) else { return Vec::new() };
    let nth = phase.nth(round);
    let without = phase
        .groups
        .iter()
        .filter(|group| group.round(phase.kind, nth).is_none() && nth <= group.rounds(phase.kind));
    let pairs = without.flat_map(|group| {
        // Round the circle, so that nobody meets the same team in the first rounds.
        let size = group.teams.len();
        let turned = (0..size).map(move |at| match at {
            0 => group.teams[0],
            at => group.teams[1 + (at - 1 + usize::from(nth)) % (size - 1)],
        });
        let turned: Vec<TeamNo> = turned.collect();
        (0..size / 2).map(move |at| (turned[at], turned[size - 1 - at])).collect::<Vec<_>>()
    });
    pairs.map(|(first, second)| Match { board: BoardNo(0), first, second }).collect()
}

fn matches_of(round: &Round) -> Vec<[u16; 2]> {
    round.matches.iter().map(|one| one.both().map(|team| team.0)).collect()
}

/// The stronger team, by its number, wins at every board.
fn by_strength(contest: &Contest, bout: &Pairing) -> &'static str {
    let [white, black] = bout.both().map(|no| contest.team_of(no).unwrap());
    if white < black { "1" } else { "0" }
}

#[test]
fn the_snake_is_proposed_and_the_committee_moves_teams_on_record() {
    let mut one = championship(Championship::Women, 15);
    assert_eq!(one.hall.next_step(), NextStep::DivideTeams);
    let draft = Ask::Draft { round: 1, pairings: Vec::new() };
    assert_eq!(one.refused(&draft), Not::NotDivided);
    one.ask(divide()).unwrap();
    let groups = |one: &TestHall| -> Vec<Vec<u16>> {
        let phase = &one.contest().phases[0];
        phase.groups.iter().map(|it| it.teams.iter().map(|team| team.0).collect()).collect()
    };
    let snake = vec![vec![1, 4, 5, 8, 9, 12, 13], vec![2, 3, 6, 7, 10, 11, 14, 15]];
    assert_eq!(groups(&one), snake);
    let teams = |told: &[Vec<u16>]| -> Vec<Vec<TeamNo>> {
        told.iter().map(|group| group.iter().copied().map(TeamNo).collect()).collect()
    };
    let mut moved = snake.clone();
    (moved[0][0], moved[1][0]) = (2, 1);
    let ask = |told: &[Vec<u16>], reason: &str| Ask::Divide {
        groups: teams(told),
        reason: reason.into(),
    };
    assert_eq!(one.refused(&ask(&moved, "")), Not::ReasonMissing(BY.corrections));
    let short = vec![vec![1, 2], vec![3]];
    assert_eq!(one.refused(&ask(&short, "x")), Not::DivisionIncomplete(vec![7, 8]));
    let mut twice = snake.clone();
    twice[0][0] = 2;
    assert_eq!(one.refused(&ask(&twice, "x")), Not::DivisionIncomplete(vec![7, 8]));
    let events = one.ask(ask(&moved, "the captains were heard")).unwrap();
    let recorded = matches!(
        &events[..],
        [Event::Contest { what: Note::PhaseBegun { by, reason, .. } }]
            if *by == crate::competition::phase::Divider::Committee && !reason.is_empty()
    );
    assert!(recorded, "{events:?}");
    assert_eq!(groups(&one), moved);
    one.ask(Ask::Undo).unwrap();
    assert_eq!(groups(&one), snake);
    one.ask(Ask::Undo).unwrap();
    assert!(one.contest().phases.is_empty());
}

#[test]
fn every_group_draws_its_numbers_by_lot_or_in_the_hall_before_it_plays() {
    let mut one = championship(Championship::Women, 15);
    assert_eq!(one.refused(&by_lot(1)), Not::NotDivided);
    one.ask(divide()).unwrap();
    let draft = Ask::Draft { round: 1, pairings: Vec::new() };
    let group = GroupName::Preliminary { group: "1".into() };
    assert_eq!(one.refused(&draft), Not::NotDrawn { group: group.clone() });
    let hand = |group: Option<u8>, order: &[u16], reason: &str| Ask::DrawGroups {
        group,
        how: GroupDraw::Hand { order: order.iter().copied().map(TeamNo).collect() },
        reason: reason.into(),
    };
    let order = [13, 12, 9, 8, 5, 4, 1];
    assert_eq!(one.refused(&hand(None, &order, "")), Not::WhichGroup);
    assert_eq!(one.refused(&hand(Some(3), &order, "")), Not::NoSuchGroup(3));
    assert_eq!(one.refused(&hand(Some(1), &order[1..], "")), Not::GroupDrawIncomplete { group });
    one.ask(hand(Some(1), &order, "")).unwrap();
    assert_eq!(one.hall.next_step(), NextStep::DrawGroups, "the other group");
    one.ask(by_lot(7)).unwrap();
    let drawn = |one: &TestHall| -> Vec<Option<DrawMethod>> {
        one.contest().phases[0].groups.iter().map(|group| group.drawn).collect()
    };
    assert_eq!(drawn(&one), [Some(DrawMethod::Hand), Some(DrawMethod::Lot { seed: 7 })]);
    assert_eq!(one.refused(&by_lot(8)), Not::ReasonMissing(BY.corrections), "they are drawn");
    one.ask(Ask::Undo).unwrap();
    assert_eq!(drawn(&one), [Some(DrawMethod::Hand), None]);
    one.ask(by_lot(7)).unwrap();
    one.ask(draft).unwrap();
    // Number 1 is free in a group of seven: 2–7, 3–6, 4–5; and the boards go on in the other group.
    let round = &one.contest().rounds[&1];
    assert_eq!(matches_of(round)[..3], [[12, 1], [9, 4], [8, 5]]);
    assert_eq!(round.matches.len(), 3 + 4);
    assert_eq!(round.free_teams, [TeamNo(13)]);
    let boards: Vec<u16> = round.matches.iter().map(|one| one.board.0).collect();
    assert_eq!(boards, [1, 3, 5, 7, 9, 11, 13]);
    one.ask(Ask::Publish { round: 1 }).unwrap();
    assert_eq!(one.refused(&by_lot(9)), Not::GroupsFixed);
    assert_eq!(one.refused(&divide()), Not::GroupsFixed);
    let why = one.contest().why(1, BoardNo(1), &one.hall.pairing_boards());
    let [
        Because::Group { article, .. },
        Because::Table { players, .. },
        _,
        Because::LineUps { .. },
    ] = &why[..]
    else {
        panic!("{why:?}");
    };
    assert_eq!((article.to_string(), *players), ("Ol. 1972 10".to_owned(), 7));
}

#[test]
fn who_is_first_in_his_group_goes_to_final_a_and_nothing_goes_with_him() {
    let mut one = championship(Championship::Women, 15);
    let mut lot = Lot::new(1);
    one.ask(divide()).unwrap();
    one.ask(by_lot(3)).unwrap();
    assert_eq!(one.refused(&qualify(&[], "")), Not::PhaseGoesOn { round: 7 });
    for round in 1..=7 {
        let contest = one.contest().clone();
        one.play(round, |bout| by_strength(&contest, bout));
    }
    assert_eq!(one.hall.next_step(), NextStep::Qualify);
    let draft = Ask::Draft { round: 8, pairings: Vec::new() };
    assert_eq!(one.refused(&draft), Not::NotQualified);
    one.ask(qualify(&[], "")).unwrap();
    let finals = |one: &TestHall| -> Vec<Vec<u16>> {
        let phase = &one.contest().phases[1];
        phase.groups.iter().map(|it| it.teams.iter().map(|team| team.0).collect()).collect()
    };
    assert_eq!(
        finals(&one),
        [[1, 4, 5, 8, 2, 3, 6, 7].to_vec(), [9, 12, 13, 10, 11, 14, 15].to_vec()]
    );
    assert_eq!(one.contest().planned(), 14);
    one.ask(Ask::Undo).unwrap();
    assert_eq!(one.hall.next_step(), NextStep::Qualify);
    one.ask(qualify(&[], "")).unwrap();
    assert_eq!(one.hall.next_step(), NextStep::DrawGroups, "again before the finals");
    assert_eq!(one.places(), [], "no final has begun");
    assert_eq!(one.contest().standing_phase(), Some(0));
    let mut lead = || loop {
        match one.lead(&mut lot) {
            NextStep::PlayOff { .. } => drop(one.ask(Ask::PlayOff).unwrap()),
            step => return step,
        }
    };
    assert_eq!(lead(), NextStep::Standings);
    let places = one.contest().event_places(&one.hall.pairing_boards());
    let order: Vec<usize> = places.iter().map(|one| one.group).collect();
    assert_eq!(order, [vec![0; 8], vec![1; 7]].concat());
    assert!(places.iter().all(|one| one.place.is_some()), "{places:?}");
    assert_eq!(places[8].place, Some(9), "{places:?}");
}

#[test]
fn those_who_share_a_place_at_the_border_go_as_the_committee_says() {
    let mut one = championship(Championship::Women, 15);
    one.ask(divide()).unwrap();
    one.ask(by_lot(3)).unwrap();
    for round in 1..=7 {
        one.play(round, |_| "=");
    }
    let Not::TiedForFinal { group, teams } = one.refused(&qualify(&[], "")) else { panic!() };
    assert_eq!((group, teams.len()), (GroupName::Preliminary { group: "1".into() }, 7));
    let order: Vec<u16> = (1..=15).rev().collect();
    assert_eq!(one.refused(&qualify(&order, "")), Not::ReasonMissing(BY.corrections));
    one.ask(qualify(&order, "lots were drawn")).unwrap();
    let first = &one.contest().phases[1].groups[0].teams;
    assert_eq!(first.iter().map(|team| team.0).collect::<Vec<_>>(), [13, 12, 9, 8, 15, 14, 11, 10]);
}

/// A final of women with all matches drawn but those of two teams, which share the first place.
fn tied_for_the_title() -> TestHall {
    let mut one = championship(Championship::Women, 4);
    one.ask(divide()).unwrap();
    let hand = GroupDraw::Hand { order: [1, 2, 3, 4].map(TeamNo).into() };
    one.ask(Ask::DrawGroups { group: Some(1), how: hand, reason: String::new() }).unwrap();
    for round in 1..=3 {
        let contest = one.contest().clone();
        one.play(round, |bout| {
            let [white, black] = bout.both().map(|no| contest.team_of(no).unwrap().0);
            match (white < 3, black < 3) {
                (true, false) => "1",
                (false, true) => "0",
                _ => "=",
            }
        });
    }
    one
}

#[test]
fn those_who_share_the_first_place_play_two_matches_for_the_title() {
    let mut one = tied_for_the_title();
    let rivals = [TeamNo(1), TeamNo(2)].to_vec();
    assert_eq!(one.hall.next_step(), NextStep::PlayOff { teams: rivals });
    one.ask(Ask::PlayOff).unwrap();
    assert_eq!(one.contest().planned(), 5);
    let hand = GroupDraw::Hand { order: [2, 1].map(TeamNo).into() };
    one.ask(Ask::DrawGroups { group: Some(1), how: hand, reason: String::new() }).unwrap();
    one.play(4, |_| "=");
    assert_eq!(matches_of(&one.contest().rounds[&4]), [[2, 1]]);
    assert_eq!(one.contest().rounds[&4].free_teams, [], "the others have finished");
    let contest = one.contest().clone();
    one.play(5, |bout| if contest.team_of(bout.white) == Some(TeamNo(2)) { "1" } else { "=" });
    assert_eq!(matches_of(&one.contest().rounds[&5]), [[1, 2]]);
    assert_eq!(one.hall.next_step(), NextStep::Standings);
    assert_eq!(one.contest().phases[1].kind, PhaseKind::PlayOff);
    let boards = one.hall.pairing_boards();
    let ranking = one.contest().group_standing((0, 0), &boards).unwrap().ranking;
    assert_eq!(ranking.places[0].team, Number(2));
    assert_eq!(ranking.places[0].above_by, Some(Criterion::PlayOff));
    assert_eq!(one.refused(&Ask::PlayOff), Not::GroupsFixed);
}

/// A program that knows no groups of two cycles must not read them as groups of one: the name of their
/// system is one that it refuses. All other groups stand as they always stood.
#[test]
fn a_group_of_two_cycles_cannot_be_read_as_one_of_one() {
    let teams = || [1, 2, 3].map(TeamNo).to_vec();
    let written = |system| serde_json::to_string(&Group::new(system, teams())).unwrap();
    let one = r#"{"system":"round-robin","teams":[1,2,3]}"#;
    let two = r#"{"system":"double-round-robin","teams":[1,2,3]}"#;
    assert_eq!(written(GroupSystem::RoundRobin), one);
    assert_eq!(written(GroupSystem::DoubleRoundRobin), two);
    let read = |text: &str| serde_json::from_str::<Group>(text).unwrap();
    assert_eq!(read(two).rounds(PhaseKind::PlayOff), 6);
    assert_eq!(read(one).rounds(PhaseKind::PlayOff), 3);
    // So does a system that this program does not know.
    let unknown = r#"{"system":"triple-round-robin","teams":[1,2,3]}"#;
    assert!(serde_json::from_str::<Group>(unknown).is_err());
}

#[test]
fn more_than_two_play_for_the_title_in_one_cycle_or_in_two() {
    for (double, rounds) in [(false, 3), (true, 6)] {
        let mut one = championship(Championship::Women, 4);
        one.ask(divide()).unwrap();
        one.ask(by_lot(3)).unwrap();
        for round in 1..=3 {
            one.play(round, |_| "=");
        }
        let NextStep::PlayOff { teams } = one.hall.next_step() else { panic!("all share it") };
        assert_eq!(teams.len(), 4);
        one.ask(if double { Ask::PlayOffTwice } else { Ask::PlayOff }).unwrap();
        assert_eq!(one.contest().planned(), 3 + rounds);
        one.ask(by_lot(5)).unwrap();
        let rivals = |one: &TestHall| one.contest().rivals(&one.hall.pairing_boards()).len();
        for round in 4..=3 + rounds {
            assert_eq!(rivals(&one), 4, "nothing is decided before its end");
            let contest = one.contest().clone();
            let first = |no| contest.team_of(no) == Some(TeamNo(1));
            one.play(round, |bout| match (first(bout.white), first(bout.black)) {
                (true, _) => "1",
                (_, true) => "0",
                _ => "=",
            });
        }
        assert_eq!(rivals(&one), 0);
        assert_eq!(one.hall.next_step(), NextStep::Standings);
        let boards = one.hall.pairing_boards();
        let ranking = one.contest().group_standing((0, 0), &boards).unwrap().ranking;
        assert_eq!(ranking.places[0].team, Number(1));
        let met = one.contest().rounds.range(4..).flat_map(|(_, round)| matches_of(round));
        let met = met.filter(|two| two.contains(&1) && two.contains(&2)).count();
        assert_eq!(met, if double { 2 } else { 1 });
    }
}

#[test]
fn a_swiss_final_is_paired_by_hand_and_says_with_which_article_why() {
    let mut one = championship(Championship::Women, 31);
    let mut lot = Lot::new(31);
    assert_eq!(one.lead(&mut lot), NextStep::Qualify);
    let order: Vec<u16> = (1..=31).collect();
    one.ask(qualify(&order, "lots")).unwrap();
    one.ask(by_lot(5)).unwrap();
    let round = one.contest().phases[1].first_round;
    let draft = Ask::Draft { round, pairings: Vec::new() };
    let group = GroupName::Final { group: "C".into() };
    assert_eq!(one.refused(&draft), Not::SwissByHand { group, rounds: 9 });
    let c = one.contest().phases[1].groups[2].teams.clone();
    let a = one.contest().phases[1].groups[0].teams.clone();
    let pair = |first: TeamNo, second: TeamNo| Match { board: BoardNo(0), first, second };
    let matches = vec![pair(c[0], c[1]), pair(a[0], a[1])];
    let table = Not::PairedByTable(one.contest().team_name(a[0]).to_owned());
    assert_eq!(one.refused(&Ask::DraftMatches { round, matches }), table);
    let matches = vec![pair(c[0], c[1]), pair(c[0], c[2])];
    let twice = Not::TeamTwice(one.contest().team_name(c[0]).to_owned());
    assert_eq!(one.refused(&Ask::DraftMatches { round, matches }), twice);
    let matches: Vec<Match> =
        c.chunks(2).filter(|it| it.len() == 2).map(|it| pair(it[0], it[1])).collect();
    one.ask(Ask::DraftMatches { round, matches }).unwrap();
    let drafted = one.contest().rounds[&round].clone();
    assert_eq!((drafted.matches.len(), drafted.free_teams.len()), (15, 1));
    let boards: Vec<u16> = drafted.matches.iter().map(|one| one.board.0).collect();
    assert_eq!(boards, (0..15).map(|nth| 1 + 2 * nth).collect::<Vec<u16>>(), "over all groups");
    one.ask(Ask::Publish { round }).unwrap();
    assert_eq!(one.contest().planned(), round + 8, "finals A and B play nine rounds too");
}

#[test]
fn the_organisers_second_team_fills_up_an_odd_consolation_group_out_of_competition() {
    let mut one = championship(Championship::Women, 15);
    one.ask(divide()).unwrap();
    one.ask(by_lot(3)).unwrap();
    let fill = |group| Ask::FillGroup { group, team: Box::new(team(99, 2)), against: 7 };
    assert_eq!(one.refused(&fill(1)), Not::NoConsolation);
    assert!(one.contest().fillable_groups().is_empty(), "there are no finals yet");
    for round in 1..=7 {
        let contest = one.contest().clone();
        one.play(round, |bout| by_strength(&contest, bout));
    }
    one.ask(qualify(&[], "")).unwrap();
    let refused = [(1, DivisionFault::NotInTitle)];
    for (group, why) in refused {
        assert_eq!(one.refused(&fill(group)), Not::Division(why));
    }
    assert_eq!(one.contest().fillable_groups(), [2]);
    one.ask(fill(2)).unwrap();
    assert!(one.contest().fillable_groups().is_empty(), "it is even");
    assert_eq!(one.contest().teams.len(), 16);
    assert_eq!(one.contest().team_number(TeamNo(16)), Some(16));
    one.ask(Ask::Undo).unwrap();
    assert_eq!((one.contest().teams.len(), one.contest().entrants.len()), (15, 30));
    one.ask(fill(2)).unwrap();
    let mut lot = Lot::new(2);
    let mut lead = || loop {
        match one.lead(&mut lot) {
            NextStep::PlayOff { .. } => drop(one.ask(Ask::PlayOff).unwrap()),
            step => return step,
        }
    };
    assert_eq!(lead(), NextStep::Standings);
    let places = one.contest().event_places(&one.hall.pairing_boards());
    assert_eq!(places.len(), 15, "its place goes to the next");
    let group = &one.contest().phases[1].groups[1];
    assert_eq!((group.teams.len(), group.extra), (8, Some(TeamNo(16))));
    let boards = one.hall.pairing_boards();
    let ranking = one.contest().group_standing((1, 1), &boards).unwrap().ranking;
    let of = ranking.places.iter().find(|place| place.team == Number(16)).unwrap();
    assert_eq!((of.place, of.terms.len()), (None, 7), "it played all matches");
}

#[test]
fn the_matches_of_a_team_that_left_count_from_half_of_them_on() {
    for (from, counts) in [(3, false), (5, true)] {
        let mut one = championship(Championship::Women, 7);
        one.ask(divide()).unwrap();
        let hand = GroupDraw::Hand { order: (1..=7).map(TeamNo).collect() };
        one.ask(Ask::DrawGroups { group: Some(1), how: hand, reason: String::new() }).unwrap();
        for round in 1..=7 {
            if round == from {
                let reason = "flight".into();
                one.ask(Ask::LeaveTeam { no: TeamNo(2), from, expelled: false, reason }).unwrap();
            }
            one.play(round, |_| "=");
        }
        let boards = one.hall.pairing_boards();
        let standing = one.contest().group_standing((0, 0), &boards).unwrap();
        assert_eq!(standing.left.len(), 1);
        let (last, others) = standing.places().pop().zip(Some(6)).unwrap();
        assert_eq!((last.1, last.0.is_some()), (TeamNo(2), counts), "left before round {from}");
        let points: Points = standing.ranking.places.iter().map(|one| one.game_points).sum();
        // Seven drawn matches of two boards each, or those of six teams alone.
        let all = if counts { 21 } else { others * 5 / 2 };
        assert_eq!(points, Points(2 * all * Points::ONE.0), "left before round {from}");
    }
}

#[test]
fn a_team_that_came_back_lost_its_matches_meanwhile_at_all_boards() {
    let mut one = championship(Championship::Women, 6);
    one.ask(divide()).unwrap();
    let hand = GroupDraw::Hand { order: (1..=6).map(TeamNo).collect() };
    one.ask(Ask::DrawGroups { group: Some(1), how: hand, reason: String::new() }).unwrap();
    let (no, reason) = (TeamNo(2), "flight".to_owned());
    for round in 1..=5 {
        match round {
            2 => {
                let reason = reason.clone();
                one.ask(Ask::LeaveTeam { no, from: 2, expelled: false, reason }).unwrap();
            }
            4 => drop(one.ask(Ask::ReturnTeam { no, from: 4, reason: reason.clone() }).unwrap()),
            _ => {}
        }
        one.play(round, |_| "=");
    }
    let boards = one.hall.pairing_boards();
    let standing = one.contest().group_standing((0, 0), &boards).unwrap();
    assert!(standing.left.is_empty());
    let own = standing.ranking.places.iter().find(|one| one.team == Number(2)).unwrap();
    // Three drawn matches of two boards; two were lost without play.
    assert_eq!(own.game_points.to_string(), "3.0");
    let all: Points = standing.ranking.places.iter().map(|one| one.game_points).sum();
    assert_eq!(all.to_string(), "30.0", "their opponents have won them");
}

#[test]
fn a_team_has_as_many_players_as_the_regulations_ask_for() {
    let mut men = championship(Championship::Men, 3);
    for players in [3, 7] {
        let enter = Ask::EnterTeams { teams: vec![team(9, players)] };
        let (least, most) = (4, 6);
        let why = Not::TeamSize { name: "T9".into(), players, least, most };
        assert_eq!(men.refused(&enter), why);
    }
    men.ask(Ask::EnterTeams { teams: vec![team(9, 6)] }).unwrap();
    assert_eq!(men.hall.next_step(), NextStep::GiveNumbers);
    let mut free = Regulations::olympiad_1972(Championship::Men, "90".parse().unwrap());
    free.teams = None;
    let mut new = TestHall { hall: Hall::default() };
    new.command(&Command::Found { competition: Competition::new("Skopje", "1972") }).unwrap();
    let start = Ask::Start { regulations: Box::new(free) };
    assert_eq!(new.refused(&start), Not::MatchBoards { boards: 4 });
    let mut table = TestHall::new(TABLE, 4);
    assert_eq!(table.refused(&divide()), Not::NoGroups);
}

#[test]
fn the_last_round_waits_for_the_adjourned_games() {
    let mut one = championship(Championship::Women, 4);
    one.ask(divide()).unwrap();
    one.ask(by_lot(4)).unwrap();
    one.ask(Ask::Draft { round: 1, pairings: Vec::new() }).unwrap();
    one.ask(Ask::Publish { round: 1 }).unwrap();
    one.adjourn(1);
    for board in 2..=4 {
        one.enter(board, "=").unwrap();
    }
    one.play(2, |_| "=");
    one.ask(Ask::Draft { round: 3, pairings: Vec::new() }).unwrap();
    let boards = vec![BoardNo(1)];
    let why = Not::StillAdjourned { round: 1, boards };
    assert_eq!(one.refused(&Ask::Publish { round: 3 }), why, "article 20");
}

#[test]
fn hand_made_matches_are_looked_over_and_left_to_the_arbiter() {
    use crate::competition::remark::Remark;
    use jadoube_chess::side::Side;

    let mut one = TestHall { hall: Hall::default() };
    one.command(&Command::Found { competition: Competition::new("Cup", "2023") }).unwrap();
    let mut regulations = Regulations::new(System::Manual { rounds: 4 }, "90".parse().unwrap());
    regulations.teams = Some(crate::competition::team::TeamRules::new(2));
    one.ask(Ask::Start { regulations: Box::new(regulations) }).unwrap();
    one.ask(Ask::EnterTeams { teams: (1..=6).map(|no| team(no, 2)).collect() }).unwrap();
    one.ask(Ask::Number { how: Numbering::Rating, reason: String::new() }).unwrap();
    let pair = |nth: u16, first: u16, second: u16| Match {
        board: BoardNo(1 + 2 * nth),
        first: TeamNo(first),
        second: TeamNo(second),
    };
    let rounds = [vec![pair(0, 1, 2), pair(1, 3, 4)], vec![pair(0, 1, 3), pair(1, 2, 4)]];
    for (matches, round) in rounds.into_iter().zip(1..) {
        let left: Vec<Remark> = one.contest().match_remarks(round, &matches);
        let names: Vec<Remark> = ["5 T5", "6 T6"]
            .map(|name| Remark::LeftOut { name: name.into(), article: BY.basics })
            .into();
        assert_eq!(left, names, "round {round}");
        one.ask(Ask::DraftMatches { round, matches }).unwrap();
        one.close(round, |_| "=");
    }
    let third = [pair(0, 1, 2), pair(1, 3, 5), pair(2, 4, 6)];
    let called = |no: u16| format!("{no} T{no}");
    assert_eq!(
        one.contest().match_remarks(3, &third),
        [
            Remark::MetBefore { white: called(1), black: called(2), round: 1, article: BY.basics },
            Remark::ColourThrice { name: called(1), colour: Side::White, article: BY.basics },
        ]
    );
}

#[test]
fn the_first_steps_of_every_row_are_taken() {
    for (event, counts) in [(Championship::Men, 15..=72), (Championship::Women, 13..=40)] {
        for count in counts {
            let mut one = championship(event, count);
            let plan = plan(event, count).unwrap();
            let plan_rounds = plan.rounds();
            assert_eq!(u16::from(one.contest().planned()), plan_rounds, "{count} teams");
            one.ask(divide()).unwrap();
            one.ask(by_lot(u64::from(count))).unwrap();
            one.ask(Ask::Draft { round: 1, pairings: Vec::new() }).unwrap();
            let sizes = if plan.groups.is_empty() { vec![count] } else { plan.groups };
            let round = &one.contest().rounds[&1];
            let matches: u16 = sizes.iter().map(|size| size / 2).sum();
            assert_eq!(round.matches.len(), usize::from(matches), "{count} teams");
            assert_eq!(round.free_teams.len(), sizes.iter().filter(|it| *it % 2 == 1).count());
            assert_eq!(u16::from(one.contest().planned()), plan_rounds, "once divided");
        }
    }
}

#[test]
fn sixty_teams_are_played_through_from_their_groups_to_the_last_place() {
    let mut one = championship(Championship::Men, 60);
    let mut lot = Lot::new(1972);
    let mut steps = Vec::new();
    loop {
        let step = one.lead(&mut lot);
        steps.push(step.clone());
        match step {
            NextStep::Qualify => match one.ask(qualify(&[], "")) {
                Ok(_) => {}
                Err(_) => drop(one.ask(qualify(&(1..=60).collect::<Vec<_>>(), "lots")).unwrap()),
            },
            NextStep::PlayOff { .. } => drop(one.ask(Ask::PlayOff).unwrap()),
            NextStep::Standings => break,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(steps[0], NextStep::Qualify);
    let sizes: Vec<usize> =
        one.contest().phases[1].groups.iter().map(|group| group.teams.len()).collect();
    assert_eq!(sizes, [12; 5]);
    assert!(one.contest().published() >= 9 + 11);
    let places = one.contest().event_places(&one.hall.pairing_boards());
    let mut teams: Vec<u16> = places.iter().map(|one| one.team.0).collect();
    teams.sort_unstable();
    assert_eq!(teams, (1..=60).collect::<Vec<u16>>());
    // Every team met every other of its final once, and 240 boards a round were set up.
    assert_eq!(one.hall.games.len(), (9 * 30 + 11 * 30) * 4 + play_off_games(&one));
}

fn play_off_games(one: &TestHall) -> usize {
    let after = one.contest().rounds.range(21..);
    after.map(|(_, round)| round.bouts.len()).sum()
}
