//! Whether a side could still mate, with the evidence that a ruling rests on: the line or the
//! reason goes into the ruling itself, so that it can be cited and played through later (FIDE Laws
//! 2023, Art. 5.1.2, 6.9, 7.5.5; for phones Art. 12.3b of 2009).

use crate::game::outcome::{EndReason, Outcome};
use crate::rulings::rule::{KnownAnswer, Scene};
use crate::rulings::ruling::{CanMate, Doubt, Ruling};
use crate::rulings::sentence::{Said, Value};
use jadoube_chess::board::position::{Move, Position, Uci, Variant};
use jadoube_chess::notation::san::figurine;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_chess::unwinnability::proof::{End, Lack, Material, Reason, Structure};
use jadoube_chess::unwinnability::{Chance, Verdict, decide};

/// Under this name a sentence of [`chances`] keeps the position that was asked about, as a FEN.
pub const POSITION: &str = "position";

/// Whether a side can still mate in a position, and the sentence that says why. What only the
/// library says is undetermined to the Laws.
#[must_use]
pub fn chances(scene: &Scene<'_>, position: &Position, side: Side) -> (CanMate, Said) {
    // By its FEN: a question that was read from a ruling does not know the form of the game.
    let same = |one: &&KnownAnswer| one.side == side && one.position.fen() == position.fen();
    let known = scene.known.iter().find(same);
    let answer = match known {
        Some(known) => known.answer.clone(),
        None => decide(position, side, scene.budget),
    };
    let said = match &answer.verdict {
        Verdict::Winnable { line } => can(position, line),
        Verdict::Unwinnable { reason } => cannot(reason),
        Verdict::Undetermined { library } => {
            let key = match library {
                Some(_) => "common-mate-unknown-library",
                None => "common-mate-unknown",
            };
            Said::new(key).number("count", whole(answer.nodes))
        }
    };
    let said = said
        .of(side)
        .with("other", Value::Side(side.other()))
        .with(POSITION, Value::Text(position.fen()));
    (CanMate::from(Chance::from(&answer.verdict)), said)
}

/// The questions that a ruling could not answer: those for which a larger budget may find more.
pub fn unanswered(ruling: &Ruling) -> impl Iterator<Item = (Position, Side)> {
    let open = |said: &&Said| said.key.starts_with("common-mate-unknown");
    ruling.explanation.iter().filter(open).filter_map(mate_question)
}

/// The position and the side of a sentence about the chances to mate.
#[must_use]
pub fn mate_question(said: &Said) -> Option<(Position, Side)> {
    let value = |wanted: &str| {
        said.values.iter().find_map(|(name, value)| (name == wanted).then_some(value))
    };
    match (value(POSITION)?, value("side")?) {
        (Value::Text(fen), Value::Side(side)) => {
            Some((Position::from_fen(fen, Variant::Chess960).ok()?, *side))
        }
        _ => None,
    }
}

/// What a fallen flag costs in a position: the game, or half of it where the edition asks whether
/// the opponent can mate and the answer is no.
#[derive(Debug)]
pub(in crate::rulings) struct ByFlag {
    /// How the game ends.
    pub(in crate::rulings) outcome: Outcome,
    doubt: Option<Doubt>,
    chances: Option<Said>,
}

impl ByFlag {
    /// The flag of the opponent of `winner` is down.
    pub(in crate::rulings) fn new(scene: &Scene<'_>, position: &Position, winner: Side) -> Self {
        let outcome = Outcome { score: Score::won_by(winner), reason: EndReason::Flag };
        let won = Self { outcome, doubt: None, chances: None };
        if !scene.edition.rules.flags.draw_if_no_mate.value {
            return won;
        }
        let (can, said) = chances(scene, position, winner);
        let chances = Some(said);
        match can {
            CanMate::Yes => Self { chances, ..won },
            CanMate::Unsure => {
                Self { doubt: Some(Doubt::MateUnclear { side: winner }), chances, ..won }
            }
            CanMate::No => {
                let reason = EndReason::FlagWithoutMatingMaterial;
                Self { outcome: Outcome { score: Score::Draw, reason }, chances, ..won }
            }
        }
    }

    /// Puts the doubt and the evidence into the ruling.
    pub(in crate::rulings) fn told_by(self, ruling: Ruling) -> Ruling {
        let ruling = ruling.unsure_if(self.doubt);
        match self.chances {
            Some(chances) => ruling.because(chances),
            None => ruling,
        }
    }
}

/// The line twice: with figurines, as it is read in every language, and as moves.
fn can(start: &Position, line: &[Move]) -> Said {
    if line.is_empty() {
        return Said::new("common-can-mate-on-board");
    }
    let mut position = start.clone();
    let (mut written, mut moves): (Vec<String>, Vec<Uci>) = (Vec::new(), Vec::new());
    for m in line {
        let number = position.move_number();
        match position.turn() {
            Side::White => written.push(format!("{number}.")),
            Side::Black if written.is_empty() => written.push(format!("{number}…")),
            Side::Black => {}
        }
        written.push(figurine(&position, *m));
        moves.push(position.uci(*m));
        position = position.after(*m);
    }
    Said::new("common-can-mate")
        .number("count", whole(line.len()))
        .with("line", Value::Text(written.join(" ")))
        .with("moves", Value::Moves(moves))
}

fn cannot(reason: &Reason) -> Said {
    let said = |what: &str| Said::new(&format!("common-cannot-mate-{what}"));
    match reason {
        Reason::Finished { end: End::Mated } => said("mated"),
        Reason::Finished { end: End::Stalemate } => said("stalemate"),
        Reason::Material { material } => said(match material {
            Material::BareKing => "bare-king",
            Material::LoneKnight => "lone-knight",
            Material::BishopsOfOneColour => "bishops",
        }),
        Reason::Structure(structure) => squares(
            structure,
            said(match structure.lack {
                Lack::Check => "check",
                Lack::Net => "net",
            }),
        ),
        Reason::Phases { phases, positions } => {
            said("phases").number("count", whole(*phases)).number("positions", whole(*positions))
        }
        Reason::Untracked { positions } => said("crowd").number("count", whole(*positions)),
        Reason::Explored { positions } => said("explored").number("count", whole(*positions)),
    }
}

fn squares(structure: &Structure, said: Said) -> Said {
    said.with("fixed", Value::Squares(structure.fixed.clone()))
        .with("hunted", Value::Squares(structure.hunted.clone()))
        .with("hunter", Value::Squares(structure.hunter.clone()))
        .with("pieces", Value::Squares(structure.pieces.clone()))
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::one_line::sentence;
    use crate::rulings::scenario::{START, edition, game, now};
    use jadoube_chess::unwinnability::Budget;

    #[test]
    fn what_a_small_budget_leaves_open_is_answered_by_what_is_known() {
        let board = game("90+30", START, "e2e4 e7e5 g1f3 b8c6");
        let full = Scene::new(&board, edition("2023"), now(&board));
        let quick = Scene { budget: Budget::Quick, ..full };
        let (position, side) = (board.position().clone(), Side::Black);
        let (can, said) = chances(&quick, &position, side);
        assert_eq!(can, CanMate::Unsure);
        let (asked_about, of) = mate_question(&said).unwrap();
        assert_eq!((asked_about.fen(), of), (position.fen(), side));
        let answer = decide(&asked_about, side, Budget::Full);
        let known = [KnownAnswer { position: asked_about, side, answer }];
        let told = chances(&Scene { known: &known, ..quick }, &position, side);
        assert_eq!(told, chances(&full, &position, side), "one answer");
        assert_eq!(told.0, CanMate::Yes);
    }

    #[test]
    fn a_chance_carries_its_line_or_its_reason() {
        let board = game("90+30", START, "");
        let scene = Scene::new(&board, edition("2023"), now(&board));
        for (fen, side, can, told) in [
            (
                "6k1/8/5KQ1/8/8/8/8/8 b - - 0 7",
                Side::White,
                CanMate::Yes,
                "common-can-mate 2 7… ♔h8 8. ♕g7# g8h8,g6g7",
            ),
            (
                "7k/5KQ1/8/8/8/8/8/8 b - - 0 1",
                Side::White,
                CanMate::Yes,
                "common-can-mate-on-board",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
                Side::Black,
                CanMate::No,
                "common-cannot-mate-bare-king",
            ),
            (
                "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
                Side::White,
                CanMate::No,
                "common-cannot-mate-check a4,c4,e4,g4,a5,c5,e5,g5 ",
            ),
        ] {
            let position = Position::from_fen(fen, Variant::Standard).unwrap();
            let (chance, said) = chances(&scene, &position, side);
            assert_eq!(chance, can, "{fen}");
            let sentence = sentence(&said);
            assert!(sentence.starts_with(told) && sentence.ends_with(fen), "{fen}: {sentence}");
        }
    }
}
