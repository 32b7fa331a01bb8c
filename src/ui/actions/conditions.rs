//! When an action can be done: what the rows of the table name. What the Laws say to it is the desk's affair.

use crate::scene::Scene;
use jadoube_core::stations::post::Post;
use jadoube_desk::exchange::LineState;
use jadoube_desk::own_boards::is_going;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo};

pub(super) fn always(_: &Scene<'_>) -> bool {
    true
}

/// Whether there is a game at work that is so.
pub(super) fn at(scene: &Scene<'_>, so: impl Fn(&Game) -> bool) -> bool {
    scene.can_change() && scene.current().is_some_and(|(_, game)| so(game))
}

pub(super) fn at_a_game(scene: &Scene<'_>) -> bool {
    at(scene, |_| true)
}

/// Whether a clock of the blind match at work was started too early and has not been set back.
pub(super) fn with_a_clock_started_early(scene: &Scene<'_>) -> bool {
    let Some((board, game)) = scene.current().filter(|_| scene.can_change()) else { return false };
    let blind = scene.snap.hall.blind(board);
    is_going(game) && blind.is_some_and(|blind| blind.pressed_early(game).is_some())
}

/// Whether something can be decided in the game that is shown: the one at work, whichever moment of its
/// record is shown, or an earlier one.
pub(super) fn at_a_game_of_any_round(scene: &Scene<'_>) -> bool {
    let of_its_record = scene.at_work().is_some() && scene.moment_of_record().is_some();
    let earlier = scene.earlier.is_some() && with_a_game_to_see(scene);
    at_a_game(scene) || scene.can_change() && (of_its_record || earlier)
}

/// Whether a game is shown: the one at work, or an earlier one of its board.
pub(super) fn with_a_game_to_see(scene: &Scene<'_>) -> bool {
    scene.looked_at().is_some()
}

/// Whether the incident that is shown has been decided.
pub(super) fn with_a_decision_to_see(scene: &Scene<'_>) -> bool {
    let shown = scene.shown.and_then(|no| scene.incident(no));
    shown.is_some_and(|incident| incident.decision.is_some())
}

/// Whether the game that is shown is one with blind players.
pub(super) fn with_a_blind_match_to_see(scene: &Scene<'_>) -> bool {
    scene.looked_at().is_some_and(|(_, one)| one.blind.arranged().is_some())
}

pub(super) fn with_own_clock(scene: &Scene<'_>) -> bool {
    at(scene, |game| game.outcome().is_none() && !game.clock_on_table())
}

pub(super) fn with_file(scene: &Scene<'_>) -> bool {
    scene.is_open()
}

/// Whether no competition is open: the demonstration is one.
pub(super) fn without_file(scene: &Scene<'_>) -> bool {
    !scene.is_open()
}

/// Whether a competition is open that can be changed.
pub(super) fn to_change(scene: &Scene<'_>) -> bool {
    scene.is_open() && scene.can_change()
}

/// Whether nothing can be written to the open file, or it is lost and saved nowhere.
pub(super) fn with_file_to_save_elsewhere(scene: &Scene<'_>) -> bool {
    match scene.snap.lost {
        Some(_) => scene.snap.saved_as().is_none(),
        None => scene.snap.unwritten.is_some(),
    }
}

/// Whether the open file is lost, and what was in it is saved in another.
pub(super) fn with_a_saved_file(scene: &Scene<'_>) -> bool {
    scene.snap.saved_as().is_some()
}

/// Whether the event can be shared with other stations, or served again by the chief's.
pub(super) fn to_share(scene: &Scene<'_>) -> bool {
    let unserved = scene.snap.door.served.is_empty();
    to_change(scene) && (!scene.snap.hall.stations.is_begun() || unserved && scene.is_chief())
}

/// Whether several stations keep the event, and this one keeps the chief's place.
pub(super) fn as_chief(scene: &Scene<'_>) -> bool {
    to_change(scene) && scene.snap.hall.stations.is_begun() && scene.is_chief()
}

/// Whether this laptop knows the code with which a station finds the event again, and another takes part.
pub(super) fn with_a_server_code(scene: &Scene<'_>) -> bool {
    scene.snap.door.renewal.is_some() && scene.other_stations().next().is_some()
}

/// Whether somebody waits to be let in.
pub(super) fn with_somebody_at_the_door(scene: &Scene<'_>) -> bool {
    !scene.snap.door.waiting.is_empty()
}

/// Whether this station could carry a server beside that of the chief's, which it has come to know.
pub(super) fn to_carry_a_server(scene: &Scene<'_>) -> bool {
    let known = scene.snap.stations.as_deref().is_some_and(|all| all.line != LineState::None);
    let carries = scene.snap.door.beside || !scene.snap.door.served.is_empty();
    to_change(scene) && known && !carries && scene.may_keep(Post::Chief)
}

/// Whether this laptop carries one, or offers to.
pub(super) fn with_a_server_beside(scene: &Scene<'_>) -> bool {
    scene.snap.door.beside
}

/// Whether a hall has a server of its own, and this laptop carries none.
pub(super) fn with_a_hall_server(scene: &Scene<'_>) -> bool {
    let carries = scene.snap.door.beside || !scene.snap.door.served.is_empty();
    !carries && scene.snap.door.servers.iter().any(|one| one.state.is_of_hall())
}

pub(super) fn as_chief_among_others(scene: &Scene<'_>) -> bool {
    as_chief(scene) && scene.other_stations().next().is_some()
}

/// Whether another station keeps the chief's place.
pub(super) fn not_as_chief(scene: &Scene<'_>) -> bool {
    let begun = to_change(scene) && scene.snap.hall.stations.is_begun();
    begun && !scene.is_chief() && scene.may_keep(Post::Chief)
}

/// Whether this station keeps boards, and there is another that could.
pub(super) fn with_boards_to_give(scene: &Scene<'_>) -> bool {
    let own = || scene.snap.hall.own.and_then(|own| scene.station(own));
    let any = to_change(scene) && scene.other_stations().next().is_some();
    any && own().is_some_and(|own| !own.boards.is_empty())
}

/// Whether something was handed to this station that it has not taken.
pub(super) fn with_boards_given(scene: &Scene<'_>) -> bool {
    let hall = &scene.snap.hall;
    let given = |own| hall.stations.given_to(own).next().is_some();
    to_change(scene) && hall.own.is_some_and(given)
}

/// Whether another station keeps boards.
pub(super) fn with_boards_elsewhere(scene: &Scene<'_>) -> bool {
    let mut others = scene.other_stations();
    let may = |board: &BoardNo| scene.may_keep(Post::Board(*board));
    to_change(scene) && others.any(|one| one.boards.iter().any(may))
}

pub(super) fn with_games(scene: &Scene<'_>) -> bool {
    !scene.snap.hall.at_board.is_empty()
}

/// Whether a clock of the program stands in a game that has not ended, and can be started.
pub(super) fn with_standing_clock(scene: &Scene<'_>) -> bool {
    let stands = |game: &Game| game.outcome().is_none() && game.clock.running().is_none();
    scene.can_change() && scene.snap.hall.on_own_boards().any(|(_, game)| stands(game))
}

/// Whether there is an event in the file.
pub(super) fn with_an_event(scene: &Scene<'_>) -> bool {
    scene.snap.hall.contest.regulations.is_some()
}

/// Whether a round is paired.
pub(super) fn with_a_paired_round(scene: &Scene<'_>) -> bool {
    !scene.snap.hall.contest.rounds.is_empty()
}

/// Whether teams are paired.
pub(super) fn with_a_match(scene: &Scene<'_>) -> bool {
    with_a_paired_round(scene) && scene.snap.hall.contest.team_rules().is_some()
}

/// Whether the matches of a round are known.
pub(super) fn with_a_published_match(scene: &Scene<'_>) -> bool {
    with_a_match(scene) && with_a_published_round(scene)
}

/// Whether the pairings of a round are known.
pub(super) fn with_a_published_round(scene: &Scene<'_>) -> bool {
    scene.snap.hall.contest.published() > 0
}

/// Whether such a clock stands in the round that was published last.
pub(super) fn with_a_clock_of_the_round(scene: &Scene<'_>) -> bool {
    let hall = &scene.snap.hall;
    let stands = |no: GameNo| {
        let game = hall.games.get(&no).map(|one| &one.game);
        let waits = |game: &Game| game.outcome().is_none() && game.clock.running().is_none();
        hall.is_on_board(no) && game.is_some_and(|game| waits(game))
    };
    scene.can_change() && hall.contest.games_of(hall.contest.published()).any(stands)
}

pub(super) fn with_running_clock(scene: &Scene<'_>) -> bool {
    let runs = |game: &Game| game.clock.running().is_some();
    scene.can_change() && scene.snap.hall.on_own_boards().any(|(_, game)| runs(game))
}

pub(super) fn with_clock_left_standing(scene: &Scene<'_>) -> bool {
    let hall = &scene.snap.hall;
    scene.can_change() && hall.at_board.keys().any(|board| hall.waits_for_clock(*board))
}

pub(super) fn was_heard(scene: &Scene<'_>) -> bool {
    !scene.snap.spoken.heard.is_empty()
}
