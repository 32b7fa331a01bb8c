//! Knock-outs played to their end.

use super::*;
use crate::knockout::duel::Length;

use Score::{BlackWins as Black, Draw, WhiteWins as White};

fn knockout(players: u16, third: bool, stages: Vec<Stage>) -> Knockout {
    let bracket = Bracket::new(players, third).unwrap();
    let (final_stages, lots) = (Vec::new(), BTreeMap::new());
    Knockout { bracket, stages, final_stages, may_be_even: false, lots }
}

fn stages() -> Vec<Stage> {
    let armageddon = Stage::new(Length::Armageddon, "5|4");
    vec![Stage::new(Length::Games(2), ""), armageddon]
}

/// Plays the games that are due, as White, Black and the stage say.
fn play(games: &mut Vec<MatchGame>, course: &Course, score: impl Fn(&Due) -> Option<Score>) {
    for due in course.due() {
        let Due { leg, white, black } = due;
        games.push(MatchGame { leg, white, black, score: score(&due) });
    }
}

/// The smaller number wins every game but those of the second match of the first round, which are
/// drawn: there Black wins the Armageddon game.
fn better(due: &Due) -> Option<Score> {
    let is_even = due.leg.tie == Tie { round: 1, place: 2 };
    Some(match (is_even, due.white < due.black) {
        (true, _) => Draw,
        (false, true) => White,
        (false, false) => Black,
    })
}

#[test]
fn six_play_with_two_byes_and_an_armageddon_game_to_the_winner() {
    let rules = knockout(6, true, stages());
    let mut games = Vec::new();
    let course = rules.course(&games, |_| false);
    assert_eq!(course.byes().map(|one| one.0).collect::<Vec<_>>(), [1, 2]);
    let mut sittings = Vec::new();
    loop {
        let course = rules.course(&games, |_| false);
        if course.due().is_empty() {
            break;
        }
        let legs = course.due();
        sittings.push((course.round(), legs[0].leg.stage, legs[0].leg.game, legs.len()));
        play(&mut games, &course, better);
    }
    // Two games in the first round, one match goes on; then semifinals, final and third place.
    let wanted = [(1, 1, 1, 2), (1, 1, 2, 2), (1, 2, 1, 1), (2, 1, 1, 2), (2, 1, 2, 2)];
    assert_eq!(sittings[..5], wanted);
    assert_eq!(sittings[5..], [(3, 1, 1, 2), (3, 1, 2, 2)]);
    let course = rules.course(&games, |_| false);
    assert!(course.is_over());
    // In the drawn match 4 had White in the first game and in the Armageddon game: 5 goes on.
    assert_eq!(course.of(Tie { round: 1, place: 2 }).unwrap().winner(), Some(Number(5)));
    let places: Vec<(u16, u16, u16)> =
        course.places().iter().map(|one| (one.number.0, one.from, one.to)).collect();
    assert_eq!(places, [(1, 1, 1), (2, 2, 2), (3, 3, 3), (5, 4, 4), (4, 5, 6), (6, 5, 6)]);
    assert!(course.places().iter().all(|one| one.is_known));
}

#[test]
fn who_leaves_loses_what_is_not_decided_and_nobody_comes_where_both_have_left() {
    let rules = knockout(4, false, stages());
    let before = rules.course(&[], |_| false);
    let mut games = Vec::new();
    play(&mut games, &before, better);
    for (gone, winner, loser) in [
        (&[2][..], Some((3, By::Walkover)), Some(2)),
        (&[3], Some((2, By::Walkover)), Some(3)),
        (&[2, 3], None, None),
    ] {
        let course = rules.course(&games, |one| gone.contains(&one.0));
        let tie = course.of(Tie { round: 1, place: 2 }).unwrap();
        let wanted =
            winner.map_or(End::Nobody, |(number, by)| End::Won { winner: Number(number), by });
        assert_eq!((tie.end, tie.loser()), (wanted, loser.map(Number)), "{gone:?}");
    }
    // Where nobody comes from one half, the winner of the other has won it all.
    let course = rules.course(&[], |one| [2, 3].contains(&one.0));
    let mut games = Vec::new();
    play(&mut games, &course, better);
    let course = rules.course(&games, |one| [2, 3].contains(&one.0));
    play(&mut games, &course, better);
    let course = rules.course(&games, |one| [2, 3].contains(&one.0));
    assert!(course.is_over());
    assert_eq!(course.places()[0].number, Number(1));
}

#[test]
fn a_match_may_end_even_and_a_knockout_plays_its_last_stage_again() {
    let two = vec![Stage::new(Length::Games(2), "")];
    let mut rules = knockout(2, false, two);
    let mut games = Vec::new();
    for _ in 0..2 {
        let course = rules.course(&games, |_| false);
        play(&mut games, &course, |_| Some(Draw));
    }
    let course = rules.course(&games, |_| false);
    let again = course.due()[0].leg;
    assert_eq!((again.stage, again.game), (2, 1));
    rules.may_be_even = true;
    let course = rules.course(&games, |_| false);
    assert_eq!(course.matches[0].end, End::Even);
    let places: Vec<(u16, u16)> = course.places().iter().map(|one| (one.from, one.to)).collect();
    assert_eq!(places, [(1, 2), (1, 2)]);
    assert!(course.due().is_empty());
}

#[test]
fn a_match_with_a_game_that_waits_is_not_paired_and_colours_are_those_that_were_played() {
    let rules = knockout(4, false, stages());
    let mut games = Vec::new();
    play(&mut games, &rules.course(&[], |_| false), |due| {
        (due.leg.tie.place == 1).then_some(White)
    });
    let due = rules.course(&games, |_| false).due();
    assert_eq!(due.len(), 1);
    assert_eq!((due[0].white, due[0].black), (Number(4), Number(1)));
    // They sat down the other way round: 4 had White and won.
    let (white, black) = (games[0].black, games[0].white);
    games[0] = MatchGame { white, black, ..games[0] };
    let course = rules.course(&games, |_| false);
    let points = course.of(Tie { round: 1, place: 1 }).unwrap().standing.stages[0].points;
    assert_eq!(points.map(|one| one.0), [0, 10]);
    assert_eq!(course.due()[0].white, Number(1));
}

#[test]
fn who_was_paired_plays_though_a_result_before_was_wrong() {
    let rules = knockout(4, false, vec![Stage::new(Length::Games(1), "")]);
    let mut games = Vec::new();
    let upper = |due: &Due| Some(if due.white < due.black { White } else { Black });
    play(&mut games, &rules.course(&[], |_| false), upper);
    let course = rules.course(&games, |_| false);
    play(&mut games, &course, upper);
    // The final was 1 against 2; then it is found that 3 has beaten 2.
    let wrong = games.iter().position(|one| one.leg.tie == Tie { round: 1, place: 2 }).unwrap();
    games[wrong].score = Some(if games[wrong].white == Number(3) { White } else { Black });
    let course = rules.course(&games, |_| false);
    assert_eq!(course.of(Tie { round: 1, place: 2 }).unwrap().winner(), Some(Number(3)));
    let last = course.of(Tie { round: 2, place: 1 }).unwrap();
    assert_eq!(last.players, [Some(Number(1)), Some(Number(2))]);
    assert_eq!(last.winner(), Some(Number(1)));
}
