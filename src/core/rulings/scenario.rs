//! Games for the tests of rulings and disputes, and a short way to write a ruling down.
#![cfg(test)]

use crate::core::board::position::{Form, Uci};
use crate::core::game::apply::apply;
use crate::core::game::command::{AfterMove, Command};
use crate::core::game::decide::decide;
use crate::core::game::event::{Player, Setup, Source, Timing};
use crate::core::game::state::Game;
use crate::core::laws::edition::Edition;
use crate::core::moment::Moment;
use crate::core::rulings::brief::brief;
use crate::core::rulings::case::Case;
use crate::core::rulings::rule::rule;
use crate::core::rulings::ruling::Ruling;
use crate::core::side::BySide;
use crate::formats::laws;

/// The usual start position.
pub(in crate::core) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// An hour and a half with half a minute.
pub(in crate::core) const STANDARD: &str = "90+30";

/// An edition by its id.
pub(in crate::core) fn edition(id: &str) -> &'static Edition {
    laws::edition(id).unwrap()
}

/// A game on the program's clock, one second per move, from a position.
pub(in crate::core) fn game(control: &str, fen: &str, moves: &str) -> Game {
    let setup = Setup {
        players: BySide::new(Player::default(), Player::default()),
        round: 1,
        form: Form::Standard,
        fen: fen.to_owned(),
        control: control.parse().unwrap(),
        timing: Timing::Desk,
    };
    play(setup, moves)
}

/// The game of a set-up, played on.
pub(in crate::core) fn play(setup: Setup, moves: &str) -> Game {
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
pub(in crate::core) fn ask(game: &mut Game, command: &Command, at: Moment) {
    let events = decide(game, command, at, laws::newest()).unwrap_or_else(|refusal| {
        panic!("{command:?} was refused: {refusal}");
    });
    for event in &events {
        apply(game, event, at);
    }
}

/// A moment at which nobody's flag has fallen.
pub(in crate::core) fn now(game: &Game) -> Moment {
    Moment(i64::from(game.ply().0) * 1000 + 500)
}

/// Remedies and articles in one line; see `brief`.
pub(in crate::core) fn told(ruling: &Ruling) -> String {
    brief(ruling)
}

/// The ruling of an edition on a case.
pub(in crate::core) fn ruled(id: &str, game: &Game, case: &Case) -> Ruling {
    rule(case, game, edition(id), now(game))
}
