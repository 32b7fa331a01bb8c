//! Scores cut into parts; nothing is lost, and every part knows its place.

use super::*;
use crate::notation::descriptive::Manner;
use crate::notation::descriptive::entries::entries as cut;
use crate::notation::spoken::vocabulary::GERMAN;

const DESCRIPTIVE: Wording = Wording::Cut(|text| cut(text, Manner::English));

fn entries(text: &str, wording: Wording) -> Vec<&str> {
    parts(text, wording)
        .into_iter()
        .filter_map(|placed| match placed.part {
            Part::Entry(text) => Some(text),
            _ => None,
        })
        .collect()
}

#[test]
fn entries_are_told_from_what_stands_round_them() {
    for (text, wording, wanted) in [
        ("1. e4 e5 2.Nf3 Nc6 1-0", Wording::Word, vec!["e4", "e5", "Nf3", "Nc6"]),
        ("1 e4 e5 2 Nf3", Wording::Word, vec!["e4", "e5", "Nf3"]),
        ("5... exd6 e.p. 6. Qe3+ (=)", Wording::Word, vec!["exd6 e.p.", "Qe3+"]),
        ("5... e:d6 e.p.† 6. K:d6", Wording::Word, vec!["e:d6 e.p.†", "K:d6"]),
        (
            "1. Ng1 - f3 0-0 2. d8(Q)!? $3 (2. Kf1)",
            Wording::Word,
            vec!["Ng1 - f3", "0-0", "d8(Q)", "Kf1"],
        ),
        ("1.5254 5755 2.3731 ½-½", Wording::Word, vec!["5254", "5755", "3731"]),
        (
            "1 P-K4 P-K4 2. P - B 4 dis ch Castles KR 3. R to K square PxP e.p. White resigns.",
            DESCRIPTIVE,
            vec!["P-K4", "P-K4", "P - B 4 dis ch", "Castles KR", "R to K square", "PxP e.p."],
        ),
        (
            "1. Bauer Eva zwei - Eva vier, Bauer Eva 7 - Eva 5 2. Springer Gustav eins - Felix drei\nLange Rochade",
            Wording::Phrase(&GERMAN),
            vec![
                "Bauer Eva zwei - Eva vier",
                "Bauer Eva 7 - Eva 5",
                "Springer Gustav eins - Felix drei",
                "Lange Rochade",
            ],
        ),
        (
            "1. Dame d eins schlaegt Bauer h fuenf, Schach, g 6 x h 5, en passant, matt 2. e 4",
            Wording::Phrase(&GERMAN),
            vec![
                "Dame d eins schlaegt Bauer h fuenf, Schach",
                "g 6 x h 5, en passant, matt",
                "e 4",
            ],
        ),
    ] {
        assert_eq!(entries(text, wording), wanted, "{text}");
    }
}

#[test]
fn a_run_of_moves_is_cut_by_its_notation() {
    fn fours(word: &str) -> Vec<&str> {
        word.split_at_checked(4).map_or(vec![word], |(one, two)| vec![one, two])
    }
    let text = "1. GEGOSESO\n";
    let cut = parts(text, Wording::Cut(fours));
    let places: Vec<_> = cut.iter().skip(1).map(|one| (one.part, one.place(text, 7))).collect();
    assert_eq!(places, [(Part::Entry("GEGO"), (7, 4)), (Part::Entry("SESO"), (7, 8))]);
}

#[test]
fn every_part_knows_its_place() {
    let text = "[Event \"x\"]\n\n1. e4 {two\nlines} e5 ; rest\n2. Nf3 *";
    let places: Vec<(usize, usize)> =
        parts(text, Wording::Word).iter().map(|placed| placed.place(text, 10)).collect();
    assert_eq!(
        places,
        [(10, 1), (12, 1), (12, 4), (12, 7), (13, 8), (13, 11), (14, 1), (14, 4), (14, 8)]
    );
    let kinds = parts(text, Wording::Word);
    assert_eq!(kinds.first().map(|one| one.part), Some(Part::Tag("[Event \"x\"]")));
    assert_eq!(kinds.get(3).map(|one| one.part), Some(Part::Comment("{two\nlines}")));
    assert_eq!(kinds.last().map(|one| one.part), Some(Part::Result("*")));
}

#[test]
fn nothing_but_blanks_and_commas_is_lost() {
    for text in [
        "1. e4 (1. d4 d5 (1... Nf6)) e5 {x} $1 !? (=) 2.Nf3?! ( 0-0 ) *",
        "}{ ) ( ;\n[no tag\n1...… - x",
        "½ + e.p.",
    ] {
        for wording in [Wording::Word, DESCRIPTIVE, Wording::Phrase(&GERMAN)] {
            let kept: String =
                parts(text, wording).iter().map(|placed| placed.part.text()).collect();
            let plain =
                |text: &str| -> String { text.chars().filter(|c| !c.is_whitespace()).collect() };
            assert_eq!(plain(&kept), plain(text), "{text} {wording:?}");
        }
    }
}
