//! Whether mate can still be given, in words that an arbiter can follow. Which squares to mark on
//! the board stands in the reason itself (`core::unwinnability::proof`).

use crate::catalogue::{Arg, Catalogue};
use crate::chess::{self, Numbering};
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::san::{Style, write};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_chess::unwinnability::proof::{Area, End, Lack, Material, Reason, Structure};
use jadoube_chess::unwinnability::{Answer, Verdict};

/// The verdict in one sentence.
#[must_use]
pub fn verdict(words: &Catalogue, side: Side, verdict: &Verdict) -> String {
    let id = match verdict {
        Verdict::Winnable { .. } => "mate-can",
        Verdict::Unwinnable { .. } => "mate-cannot",
        Verdict::Undetermined { .. } => "mate-unknown",
    };
    words.say_with(id, &names(words, side))
}

/// What the verdict rests on, one sentence an item: the line to mate as a score has it, the reason
/// with its squares, or what was done in vain.
#[must_use]
pub fn explain(words: &Catalogue, position: &Position, side: Side, answer: &Answer) -> Vec<String> {
    let names = names(words, side);
    match &answer.verdict {
        Verdict::Winnable { line } if line.is_empty() => vec![words.say("mate-on-board")],
        Verdict::Winnable { line } => {
            let letters = PieceLetters::for_language(words.lang().code());
            let (count, line) = (line.len().into(), score(position, line, Style::Fide(letters)));
            vec![words.say_with("mate-line", &[("count", count), ("line", line.into())])]
        }
        Verdict::Unwinnable { reason } => because(words, &names, reason),
        Verdict::Undetermined { library } => {
            let searched = [("count", answer.nodes.into())];
            let mut said = vec![words.say_with("mate-searched", &searched)];
            said.extend(library.map(|_| words.say_with("mate-library", &names)));
            said
        }
    }
}

/// The moves as a score has them: `1. e4 e5 2. Qh5`.
#[must_use]
pub fn score(start: &Position, line: &[Move], style: Style) -> String {
    let numbering = Numbering::from_start(start);
    let mut position = start.clone();
    let mut written = Vec::new();
    for (ply, m) in (1..).zip(line) {
        if position.turn() == Side::White || written.is_empty() {
            written.push(numbering.sign(Ply(ply)));
        }
        written.push(write(&position, *m, style));
        position = position.after(*m);
    }
    written.join(" ")
}

fn because(
    words: &Catalogue,
    names: &[(&'static str, Arg<'static>); 2],
    reason: &Reason,
) -> Vec<String> {
    let id = match reason {
        Reason::Finished { end: End::Mated } => "mate-mated",
        Reason::Finished { end: End::Stalemate } => "mate-stalemate",
        Reason::Material { material: Material::BareKing } => "mate-bare-king",
        Reason::Material { material: Material::LoneKnight } => "mate-lone-knight",
        Reason::Material { material: Material::BishopsOfOneColour } => "mate-bishops",
        Reason::Structure(structure) => return structural(words, names, structure),
        Reason::Phases { phases, positions } => {
            let mut args = names.to_vec();
            args.push(("count", (*phases).into()));
            args.push(("positions", (*positions).into()));
            return vec![words.say_with("mate-phases", &args)];
        }
        Reason::Untracked { positions } => {
            return vec![words.say_with("mate-untracked", &counted(names, *positions))];
        }
        Reason::Explored { positions } => {
            return vec![words.say_with("mate-explored", &counted(names, *positions))];
        }
    };
    vec![words.say_with(id, names)]
}

fn counted(
    names: &[(&'static str, Arg<'static>); 2],
    count: usize,
) -> Vec<(&'static str, Arg<'static>)> {
    let mut args = names.to_vec();
    args.push(("count", count.into()));
    args
}

fn structural(
    words: &Catalogue,
    names: &[(&'static str, Arg<'static>); 2],
    structure: &Structure,
) -> Vec<String> {
    let lack = match structure.lack {
        Lack::Check => "mate-structure-check",
        Lack::Net => "mate-structure-net",
    };
    let areas = Area::ALL.into_iter().map(|part| proof_text(words, names, structure, part));
    std::iter::once(words.say_with(lack, names)).chain(areas).collect()
}

/// The squares of a part of the structure that keeps a side from mating, in one sentence.
#[must_use]
pub fn area(words: &Catalogue, side: Side, structure: &Structure, area: Area) -> String {
    proof_text(words, &names(words, side), structure, area)
}

fn proof_text(
    words: &Catalogue,
    names: &[(&'static str, Arg<'static>); 2],
    structure: &Structure,
    area: Area,
) -> String {
    let (id, name) = match area {
        Area::Fixed => ("mate-fixed", "fixed"),
        Area::Hunted => ("mate-hunted", "hunted"),
        Area::Hunter => ("mate-hunter", "hunter"),
        Area::Pieces => ("mate-pieces", "pieces"),
    };
    let listed: Vec<String> = structure.squares(area).iter().map(Square::to_string).collect();
    let listed = if listed.is_empty() { words.say("mate-no-square") } else { listed.join(" ") };
    let mut args = names.to_vec();
    args.push((name, listed.into()));
    words.say_with(id, &args)
}

fn names(words: &Catalogue, side: Side) -> [(&'static str, Arg<'static>); 2] {
    let other = chess::side(words, side.other());
    [("side", chess::side(words, side).into()), ("other", other.into())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::board::position::Variant;
    use jadoube_chess::unwinnability::{Budget, LibraryVerdict, decide};

    const WALL: &str = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";

    fn told(lang: Lang, fen: &str, side: Side) -> Vec<String> {
        let words = Catalogue::new(lang);
        let position = Position::from_fen(fen, Variant::Standard).unwrap();
        let answer = decide(&position, side, Budget::Full);
        let mut said = vec![verdict(&words, side, &answer.verdict)];
        said.extend(explain(&words, &position, side, &answer));
        said
    }

    #[test]
    fn a_verdict_is_told_with_what_it_rests_on() {
        for (fen, side, verdict, because) in [
            (
                "6k1/8/5K2/8/8/8/8/6Q1 b - - 0 7",
                Side::White,
                "White can still checkmate",
                "For instance, in 2 half-moves, the shortest line found: 7… K",
            ),
            (
                "7k/5KQ1/8/8/8/8/8/8 b - - 0 1",
                Side::White,
                "White can still checkmate",
                "Checkmate is on the board",
            ),
            (
                "7k/5KQ1/8/8/8/8/8/8 b - - 0 1",
                Side::Black,
                "Black cannot checkmate",
                "Black is checkmated",
            ),
            (
                "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
                Side::White,
                "White cannot checkmate",
                "Stalemate: no move follows",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
                Side::Black,
                "Black cannot checkmate",
                "Black has nothing but the king",
            ),
            (
                "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
                Side::White,
                "White cannot checkmate",
                "White has only a knight",
            ),
            (
                "3bk3/8/8/8/8/8/8/2B1K3 w - - 0 1",
                Side::White,
                "White cannot checkmate",
                "Beside kings",
            ),
            (WALL, Side::White, "White cannot checkmate", "However the game goes on, "),
        ] {
            let said = told(Lang::En, fen, side);
            assert!(said[0].starts_with(verdict), "{fen}: {said:?}");
            assert!(said[1].starts_with(because), "{fen}: {said:?}");
        }
    }

    #[test]
    fn what_was_not_found_out_is_left_to_the_arbiter_and_the_library_is_named_as_such() {
        let position = Position::start();
        for lang in Lang::ALL {
            let words = Catalogue::new(lang);
            let library = Some(LibraryVerdict::Unwinnable);
            let answer = Answer { verdict: Verdict::Undetermined { library }, nodes: 12 };
            let said = explain(&words, &position, Side::White, &answer);
            assert!(said[0].contains("12") && said[1].contains("chasolver"), "{said:?}");
        }
    }

    #[test]
    fn the_squares_of_a_structure_are_listed_in_every_language() {
        for lang in Lang::ALL {
            let said = told(lang, WALL, Side::Black);
            assert_eq!(said.len(), 6, "{said:?}");
            assert!(said[2].ends_with("a4 c4 e4 g4 a5 c5 e5 g5"), "{said:?}");
            assert!(said.iter().all(|line| !line.contains('⟦')), "{said:?}");
        }
    }
}
