//! What the player on the move could claim, in words for the arbiter. Nobody tells the players.

use crate::catalogue::Words;
use crate::chess::Numbering;
use jadoube_chess::board::position::Uci;
use jadoube_chess::ply::Ply;
use jadoube_laws::claims::claimable::Claimable;

/// A claim that would be correct, with its article. `written` gives a move as the score would have
/// it.
#[must_use]
pub fn claimable(
    words: &Words,
    claim: &Claimable,
    numbering: Numbering,
    written: impl Fn(&Uci) -> String,
) -> String {
    let (id, citation, mut args) = match claim {
        Claimable::Repetition { at, citation } => {
            let places: Vec<String> =
                at.iter().map(|one| place(words, one.ply, numbering)).collect();
            let args = vec![("count", at.len().into()), ("places", places.join(", ").into())];
            ("claim-repetition", citation, args)
        }
        Claimable::RepetitionAfter { uci, appearances, citation } => {
            let args = vec![("move", written(uci).into()), ("count", (*appearances).into())];
            ("claim-repetition-after", citation, args)
        }
        Claimable::FiftyMoves { moves, citation } => {
            let args = vec![("white", moves.white.into()), ("black", moves.black.into())];
            ("claim-fifty-moves", citation, args)
        }
        Claimable::FiftyMovesAfter { uci, citation } => {
            ("claim-fifty-moves-after", citation, vec![("move", written(uci).into())])
        }
    };
    args.push(("article", (&citation.article).into()));
    args.push(("edition", (&citation.edition).into()));
    words.say_with(id, &args)
}

/// `14.`, `16…`, or the start position.
fn place(words: &Words, ply: Ply, numbering: Numbering) -> String {
    match numbering.of(ply) {
        Some(_) => numbering.sign(ply),
        None => words.say("claim-start"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_laws::citation::Citation;
    use jadoube_laws::claims::repetition::Appearance;

    #[test]
    fn a_claim_is_told_with_where_it_rests_and_its_article() {
        let at = [0, 4, 8].map(|ply| Appearance { ply: Ply(ply), after: None }).to_vec();
        let three = Claimable::Repetition { at, citation: Citation::new("2023", "9.2.2") };
        assert_eq!(
            claimable(&Words::new(Lang::En), &three, Numbering::USUAL, Uci::to_string),
            "Draw can be claimed: same position 3 times (start, 2…, 4…). Art. 9.2.2 (Laws of 2023)"
        );
    }

    #[test]
    fn a_claim_with_a_move_names_it_in_every_language() {
        let after = Claimable::FiftyMovesAfter {
            uci: Uci("g1f3".into()),
            citation: Citation::new("2018", "9.3.1"),
        };
        for lang in Lang::ALL {
            let said = claimable(&Words::new(lang), &after, Numbering::USUAL, |_| "Nf3".into());
            assert!(said.contains("Nf3") && said.contains("9.3.1"), "{said}");
        }
    }
}
