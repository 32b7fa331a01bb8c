//! What is found in an opened envelope, judged by `core::notation`: one legal move, several, none.
//! What follows is not decided here: that is `rulings::sealed`.

use serde::{Deserialize, Serialize};

use crate::core::board::position::Uci;
use crate::core::game::state::Game;
use crate::core::ids::Ply;
use crate::core::notation::place::Place;
use crate::core::notation::san::{self, NotationFault};
use crate::core::notation::system::{self, System};
use crate::core::notation::whole::{self, Limits};
use crate::core::side::BySide;

/// What is found in an opened envelope.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contents {
    /// The move as it is written; empty, where there is none.
    pub text: String,
    /// The notation in which it is to be read, by its name: `san`, `lan_de`, `desc_en`.
    pub system: String,
    /// Whose scoresheets are in it.
    pub sheets: BySide<bool>,
    /// The salt of the fingerprint in hexadecimal digits, of a move kept in the program: with it
    /// anybody can check the fingerprint from now on.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub salt: String,
}

/// What the text means in its position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "judged", rename_all = "kebab-case")]
pub enum Judgement {
    /// One legal move.
    Move {
        /// The move.
        uci: Uci,
        /// As PGN writes it.
        san: String,
        /// Whether a draw is offered with it.
        #[serde(default)]
        offers_draw: bool,
    },
    /// One legal move, and not the one that the player had made on the board.
    NotAsMade {
        /// The move that is written.
        written: Uci,
        /// The move that was made.
        made: Uci,
    },
    /// Several legal moves.
    Ambiguous {
        /// All of them.
        moves: Vec<Uci>,
    },
    /// A move that is not legal.
    Illegal {
        /// The legal moves that one slip of the pen makes into it.
        near: Vec<Uci>,
    },
    /// No move at all.
    Unreadable {
        /// The legal moves that one slip of the pen makes into it.
        near: Vec<Uci>,
    },
    /// Nothing is written.
    Nothing,
}

/// The place in the game after so many plies; none if the game has fewer.
#[must_use]
pub fn place_at(game: &Game, ply: Ply) -> Option<Place> {
    let plies = game.plies.get(..usize::from(ply.0))?;
    let mut place = Place::beginning(game.start.clone());
    for record in plies {
        place.play(place.position().read_uci(&record.uci).ok()?);
    }
    Some(place)
}

/// What a text means, `made` being the move that was made on the board before it was sealed.
#[must_use]
pub fn judge(place: &Place, text: &str, system: System, made: Option<&Uci>) -> Judgement {
    let position = place.position();
    if text.trim().is_empty() {
        return Judgement::Nothing;
    }
    match system::read(system, place, text) {
        Ok(reading) => match reading.moves.as_slice() {
            [only] => {
                let uci = position.uci(*only);
                let made = made.and_then(|made| position.read_uci(made).ok());
                match made.map(|made| position.uci(made)).filter(|made| *made != uci) {
                    Some(made) => Judgement::NotAsMade { written: uci, made },
                    None => Judgement::Move {
                        uci,
                        san: san::san(position, *only),
                        offers_draw: reading.draw_offered,
                    },
                }
            }
            several => {
                Judgement::Ambiguous { moves: several.iter().map(|m| position.uci(*m)).collect() }
            }
        },
        Err(NotationFault::Ambiguous { moves, .. }) => Judgement::Ambiguous { moves },
        Err(NotationFault::Illegal { .. }) => {
            Judgement::Illegal { near: near(place, text, system) }
        }
        Err(NotationFault::Unreadable { .. }) => {
            Judgement::Unreadable { near: near(place, text, system) }
        }
    }
}

/// The moves that one slip makes into the text: what the arbiter may weigh where the edition asks
/// whether there is reasonable doubt.
fn near(place: &Place, text: &str, system: System) -> Vec<Uci> {
    let limits = Limits { readings: 20_000, repairs: 1, games: 8 };
    let games = whole::read(system, place, &[text.trim()], limits).games;
    let mut all: Vec<Uci> = Vec::new();
    for game in games {
        let nothing_like = game.repairs.iter().any(|repair| repair.slip == whole::Slip::Nothing);
        if let (Some(m), false) = (game.moves.first(), nothing_like) {
            let uci = place.position().uci(*m);
            if !all.contains(&uci) {
                all.push(uci);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::board::position::{Form, Position};

    fn place(fen: &str) -> Place {
        Place::beginning(Position::from_fen(fen, Form::Standard).unwrap())
    }

    fn judged(fen: &str, text: &str, system: &str) -> Judgement {
        judge(&place(fen), text, System::named(system, None).unwrap(), None)
    }

    const TWO_KNIGHTS: &str = "4k3/8/8/8/8/8/3P1N2/1N2K3 w - - 0 40";

    #[test]
    fn what_is_written_is_one_move_or_several_or_none() {
        let clear = |uci: &str, san: &str| Judgement::Move {
            uci: Uci(uci.to_owned()),
            san: san.to_owned(),
            offers_draw: false,
        };
        for (text, system, expected) in [
            ("Nc3", "san", clear("b1c3", "Nc3")),
            ("Sc3", "de", clear("b1c3", "Nc3")),
            ("b1-c3", "squares", clear("b1c3", "Nc3")),
            ("N-QB3", "desc_en", clear("b1c3", "Nc3")),
            ("2133", "iccf", clear("b1c3", "Nc3")),
            ("", "san", Judgement::Nothing),
            ("  ", "san", Judgement::Nothing),
        ] {
            assert_eq!(judged(TWO_KNIGHTS, text, system), expected, "{text} in {system}");
        }
        let twins = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 40";
        let Judgement::Ambiguous { moves: found } = judged(twins, "Nd2", "san") else { panic!() };
        assert_eq!(found.len(), 2, "{found:?}");
        let Judgement::Illegal { near } = judged(TWO_KNIGHTS, "Nc4", "san") else { panic!() };
        assert!(near.contains(&Uci("b1c3".into())), "{near:?}");
        assert!(matches!(judged(TWO_KNIGHTS, "???", "san"), Judgement::Unreadable { .. }));
    }

    #[test]
    fn a_draw_is_offered_with_the_sealed_move() {
        let Judgement::Move { offers_draw, .. } = judged(TWO_KNIGHTS, "Nc3 (=)", "san") else {
            panic!()
        };
        assert!(offers_draw);
    }

    #[test]
    fn the_move_made_on_the_board_is_the_one_that_counts() {
        let place = place(TWO_KNIGHTS);
        let san = System::named("san", None).unwrap();
        let made = Uci("b1a3".to_owned());
        let found = judge(&place, "Nc3", san, Some(&made));
        assert_eq!(found, Judgement::NotAsMade { written: Uci("b1c3".into()), made: made.clone() });
        assert!(matches!(judge(&place, "Na3", san, Some(&made)), Judgement::Move { .. }));
    }
}
