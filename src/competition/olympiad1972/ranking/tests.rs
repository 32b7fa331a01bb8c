//! Article 11, criterion by criterion, and the example of Sonneborn-Berger.

use proptest::prelude::*;

use super::*;

fn n(number: u16) -> Number {
    Number(number)
}

/// Matches of four boards: the two teams, and the tenths of the first.
fn matches(all: &[(u16, u16, i32)]) -> Vec<Match> {
    let one = |(one, other, tenths): &(u16, u16, i32)| Match {
        teams: [n(*one), n(*other)],
        points: [Points(*tenths), Points(40 - tenths)],
    };
    all.iter().map(one).collect()
}

fn ranked(teams: u16, all: &[(u16, u16, i32)], title: Option<&[(u16, u16, i32)]>) -> Ranking {
    let numbers: Vec<Number> = (1..=teams).map(Number).collect();
    let play_off = title.map(matches);
    let played = matches(all);
    let title = play_off.as_deref();
    rank(&Group { teams: &numbers, matches: &played, boards: 4, title, extra: None })
}

/// Each team with its place and what put it above the next.
fn places(ranking: &Ranking) -> Vec<(u16, u16, Option<Criterion>)> {
    let one = |place: &RankedTeam| (place.place.unwrap(), place.team.0, place.above_by);
    ranking.places.iter().map(one).collect()
}

#[test]
fn the_example_of_sonneborn_berger_goes_from_16_to_nothing() {
    // An opponent with 16 points and four boards: 4 → 16, 3½ → 14 … ½ → 2, 0 → 0.
    for halves in 0..=8 {
        let quota = Quota::of(Points(160), Points::halves(halves), 4);
        assert_eq!(quota.to_string(), format!("{}.00", halves * 2), "{halves} halves");
    }
    // 9.6875, and 0.9375, which stood on paper as 0.93 and in the window as 0.94.
    assert_eq!(Quota::of(Points(155), Points(25), 4).to_string(), "9.69");
    assert_eq!(Quota::of(Points(25), Points(15), 4).to_string(), "0.94");
    assert_eq!(Quota::default().to_string(), "0.00");
}

#[test]
fn game_points_come_first_and_match_points_after_them() {
    // 1 won both matches by little, 3 has more game points.
    let ranking = ranked(3, &[(1, 2, 25), (1, 3, 25), (3, 2, 40)], None);
    let by = Some(Criterion::GamePoints);
    assert_eq!(places(&ranking), [(1, 3, by), (2, 1, by), (3, 2, None)]);
    // 1 and 2 have 6 points and 1½ match points each.
    let all = [(1, 2, 20), (1, 3, 25), (1, 4, 15), (2, 3, 30), (2, 4, 10), (3, 4, 20)];
    let ranking = ranked(4, &all, None);
    let of_first: Vec<_> = ranking
        .places
        .iter()
        .map(|one| (one.team.0, one.game_points.0, one.match_points.0))
        .collect();
    assert_eq!(of_first, [(4, 75, 25), (1, 60, 15), (2, 60, 15), (3, 45, 5)]);
}

#[test]
fn the_match_between_them_decides_then_sonneborn_berger() {
    // 1 and 2 have 7½ points and two match points each, and 2 beat 1.
    let all = [(1, 2, 15), (1, 3, 30), (1, 4, 30), (2, 3, 35), (2, 4, 15), (3, 4, 20)];
    let ranking = ranked(4, &all, None);
    let top: Vec<_> =
        ranking.places[..2].iter().map(|one| (one.game_points.0, one.match_points.0)).collect();
    assert_eq!(top, [(75, 20), (75, 20)]);
    assert_eq!(places(&ranking)[0], (1, 2, Some(Criterion::MatchBetween)));
    assert_eq!(ranking.places[0].between, Some((Points::ONE, Points(25))));
    // A draw between them: the one who won more against the better ones.
    let all = [(1, 2, 20), (1, 3, 30), (1, 4, 25), (2, 3, 25), (2, 4, 30), (3, 4, 30)];
    let ranking = ranked(4, &all, None);
    assert_eq!(places(&ranking)[0], (1, 1, Some(Criterion::SonnebornBerger)));
    let [first, second] = [0, 1].map(|at: usize| &ranking.places[at]);
    assert_eq!(first.between, Some((Points::HALF, Points(20))));
    // The terms add up to the value.
    for place in [first, second] {
        let sum: i64 = place.terms.iter().map(|term| term.adds.product).sum();
        assert_eq!((sum, place.terms.len()), (place.sonneborn_berger.product, 3));
    }
    assert!(first.sonneborn_berger > second.sonneborn_berger);
}

#[test]
fn for_the_title_those_tied_play_again() {
    let all = [(1, 2, 20), (1, 3, 30), (1, 4, 25), (2, 3, 25), (2, 4, 30), (3, 4, 30)];
    // Nothing played yet: both are first, and must play.
    let ranking = ranked(4, &all, Some(&[]));
    assert_eq!(ranking.play_off, [n(1), n(2)]);
    let top: Vec<_> = ranking.places[..2].iter().map(|one| (one.place, one.above_by)).collect();
    assert_eq!(top[0].0, Some(1));
    assert_eq!(top[1].0, Some(1));
    // After the first of the two rounds it is not over.
    assert_eq!(ranked(4, &all, Some(&[(1, 2, 10)])).play_off, [n(1), n(2)]);
    // Two rounds: 2 wins by points; by an equal score Sonneborn-Berger from the group decides.
    let ranking = ranked(4, &all, Some(&[(1, 2, 20), (2, 1, 25)]));
    assert_eq!(
        places(&ranking)[..2],
        [(1, 2, Some(Criterion::PlayOff)), (2, 1, Some(Criterion::GamePoints))]
    );
    assert!(ranking.play_off.is_empty());
    let ranking = ranked(4, &all, Some(&[(1, 2, 25), (2, 1, 25)]));
    assert_eq!(places(&ranking)[0], (1, 1, Some(Criterion::SonnebornBerger)));
    // A group that is not for the title has none.
    assert!(ranked(4, &all, None).play_off.is_empty());
}

#[test]
fn the_place_of_a_team_out_of_competition_goes_to_the_next() {
    let numbers: Vec<Number> = (1..=3).map(Number).collect();
    let played = matches(&[(1, 2, 30), (1, 3, 30), (2, 3, 30)]);
    let group =
        Group { teams: &numbers, matches: &played, boards: 4, title: None, extra: Some(n(1)) };
    let ranking = rank(&group);
    let places: Vec<_> = ranking.places.iter().map(|one| (one.team.0, one.place)).collect();
    assert_eq!(places, [(1, None), (2, Some(1)), (3, Some(2))]);
    assert_eq!(ranking.teams(), [n(2), n(3)]);
}

#[test]
fn who_has_not_met_is_not_compared_by_a_match() {
    // A Swiss final: 1 and 2 have not met.
    let ranking = ranked(4, &[(1, 3, 30), (2, 4, 30), (1, 4, 20), (2, 3, 20)], None);
    assert!(ranking.places.iter().all(|one| one.between.is_none()));
    assert_eq!(ranking.places[0].place, ranking.places[1].place);
}

proptest! {
    #[test]
    fn a_ranking_is_total_and_does_not_depend_on_the_order_of_the_matches(
        tenths in prop::collection::vec(0_i32..=8, 15),
        turn in 0_usize..15,
    ) {
        let pairs = (1..=6_u16).flat_map(|one| (one + 1..=6).map(move |other| (one, other)));
        let all: Vec<(u16, u16, i32)> =
            pairs.zip(tenths).map(|((one, other), halves)| (one, other, halves * 5)).collect();
        let ranking = ranked(6, &all, None);
        let mut turned = all.clone();
        turned.rotate_left(turn);
        for one in &mut turned {
            *one = (one.1, one.0, 40 - one.2);
        }
        let again = ranked(6, &turned, None);
        let short = |ranking: &Ranking| -> Vec<(Option<u16>, Number)> {
            ranking.places.iter().map(|one| (one.place, one.team)).collect()
        };
        prop_assert_eq!(short(&ranking), short(&again));
        prop_assert_eq!(ranking.places.len(), 6);
        for pair in ranking.places.windows(2) {
            prop_assert!(pair[0].game_points >= pair[1].game_points);
            prop_assert_eq!(pair[0].place == pair[1].place, pair[0].above_by.is_none());
        }
        let given: Points = ranking.places.iter().map(|one| one.game_points).sum();
        prop_assert_eq!(given, Points(15 * 40));
    }
}
