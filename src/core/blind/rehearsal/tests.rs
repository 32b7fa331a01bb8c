//! Each script against the match in which it is practised, and the games that these tests and those
//! of `decide` begin from.

use super::scripts::{Slip, all};
use super::*;
use crate::blind::execution::ExecutionReport;
use crate::blind::missing::missing;
use jadoube_chess::ply::Ply;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::game::event::Setup;
use jadoube_laws::library::laws::editions;

pub(in crate::blind) fn game() -> Game {
    game_from("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
}

pub(in crate::blind) fn game_from(fen: &str) -> Game {
    let control: TimeControl = "100+30".parse().unwrap();
    Game::new(Setup { fen: fen.into(), ..Setup::new(control) })
}

const fn answer_to(slip: Slip) -> Reaction {
    match slip {
        // What was corrected is repeated again.
        Slip::Misheard(_) | Slip::Tongue(_) => Reaction::RepeatAgain,
        Slip::WrongExecution(_) | Slip::MixUp(_) => Reaction::PutRight,
        Slip::EarlyClock => Reaction::ClockTooEarly,
        Slip::LateTongue(_) | Slip::Unasked => Reaction::CallArbiter,
    }
}

#[test]
fn each_slip_of_a_script_is_noticed_where_it_is_made_and_nothing_else_is() {
    for edition in editions() {
        for script in all() {
            let mut rehearsal = Rehearsal::begin(&script, game(), edition).unwrap();
            while rehearsal.step(edition).unwrap().is_some() {
                if rehearsal.is_asking() {
                    rehearsal.answer(Reaction::GoOn).unwrap();
                }
            }
            let found: Vec<Reaction> = rehearsal
                .judged
                .iter()
                .filter(|judged| !judged.is_right())
                .flat_map(|judged| judged.right.clone())
                .collect();
            let expected: Vec<Reaction> =
                script.slips.iter().map(|(_, slip)| answer_to(*slip)).collect();
            assert_eq!(found, expected, "{} under {}", script.id, edition.id);
            if script.id != "late-tongue" {
                let played: Vec<&str> =
                    rehearsal.scratch.game.plies.iter().map(|ply| ply.uci.0.as_str()).collect();
                assert_eq!(played, script.moves, "{} under {}", script.id, edition.id);
            }
        }
    }
}

#[test]
fn an_answer_is_owed_before_the_next_step_and_only_then() {
    let edition = editions().last().unwrap();
    let script = all().next().unwrap();
    let mut rehearsal = Rehearsal::begin(&script, game(), edition).unwrap();
    assert_eq!(rehearsal.answer(Reaction::GoOn), Err(RehearsalFault::NothingAsked));
    assert!(rehearsal.step(edition).unwrap().is_some());
    assert_eq!(rehearsal.step(edition), Err(RehearsalFault::Unanswered));
    assert!(rehearsal.answer(Reaction::GoOn).unwrap().is_right());
    // The opponent hears Bella instead of Eva.
    rehearsal.step(edition).unwrap();
    let judged = rehearsal.answer(Reaction::GoOn).unwrap();
    assert_eq!((judged.is_right(), judged.right.as_slice()), (false, &[Reaction::RepeatAgain][..]));
}

#[test]
fn a_script_with_an_impossible_move_is_refused() {
    let edition = editions().last().unwrap();
    let script = Script { moves: &["e2e4", "e2e4"], ..all().next().unwrap() };
    let begun = Rehearsal::begin(&script, game(), edition);
    assert!(matches!(begun, Err(RehearsalFault::Moves { ply: Ply(1), .. })));
    let mut scratch = RehearsalMatch::new(game());
    let done = Command::Execute {
        board: jadoube_chess::side::Side::White,
        done: ExecutionReport::AsAnnounced,
        by: None,
    };
    assert_eq!(scratch.run(&done, edition), Err(Refusal::NotArranged));
    assert!(
        scratch
            .blind
            .arranged()
            .is_none_or(|blind| missing(blind, &scratch.game, edition).is_empty())
    );
}
