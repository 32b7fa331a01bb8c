//! Games for the tests of rulings and disputes, and a short way to write a ruling down. The tests of
//! `core::disputes` include this file, too: hence its paths.
#![cfg(test)]

use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Moment;
use jadoube_laws::game::command::{AfterMove, Command};
use jadoube_laws::game::event::{Setup, Source};
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::library::laws;
use jadoube_laws::rulings::case::{Case, rule};
use jadoube_laws::rulings::one_line::brief;
use jadoube_laws::rulings::ruling::Ruling;

/// The usual start position.
pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// An hour and a half with half a minute.
pub(crate) const STANDARD: &str = "90+30";

/// An edition by its id.
pub(crate) fn edition(id: &str) -> &'static Edition {
    laws::edition(id).unwrap()
}

/// A game on the program's clock, one second per move, from a position.
pub(crate) fn game(control: &str, fen: &str, moves: &str) -> Game {
    let setup = Setup { fen: fen.to_owned(), ..Setup::new(control.parse().unwrap()) };
    play(setup, moves)
}

/// The game of a set-up, played on.
pub(crate) fn play(setup: Setup, moves: &str) -> Game {
    let mut game = Game::new(setup);
    ask(&mut game, &Command::Start, Moment(0));
    for (at, uci) in (1..).zip(moves.split_whitespace()) {
        let play = Command::Play {
            uci: Uci(uci.to_owned()),
            source: Source::Arbiter,
            times: None,
            spent: None,
            after: AfterMove::Press,
        };
        ask(&mut game, &play, Moment(at * 1000));
    }
    game
}

/// Asks something of a game and makes the answer part of it.
pub(crate) fn ask(game: &mut Game, command: &Command, at: Moment) {
    if let Err(refusal) = game.obey(command, (at, laws::newest())) {
        panic!("{command:?} was refused: {refusal}");
    }
}

/// A moment at which nobody's flag has fallen.
pub(crate) fn now(game: &Game) -> Moment {
    Moment(i64::from(game.ply().0) * 1000 + 500)
}

/// Remedies and articles in one line; see `brief`.
pub(crate) fn told(ruling: &Ruling) -> String {
    brief(ruling)
}

/// The ruling of an edition on a case.
pub(crate) fn ruled(id: &str, game: &Game, case: &Case) -> Ruling {
    rule(case, game, edition(id), now(game))
}
