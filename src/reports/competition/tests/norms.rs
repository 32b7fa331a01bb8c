//! Certificates of title results: of one who makes a norm in eight games and a forfeit, of one who
//! misses all, and of those who have none.

use super::{ask, in_every_language, plain, result, round, stands, texts};
use crate::competition::EventPaper;
use jadoube_competition::tournament::Date;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo, Rating, RatingKind};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::result::PairingResult;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;

/// Nora is without a title; four grandmasters, three FIDE masters, and two without, of whom one has no
/// rating.
fn entrant(no: u16) -> Entrant {
    let (title, rating) = match no {
        2..=5 => ("GM", Some(2500)),
        6..=8 => ("FM", Some(2450)),
        9 => ("", Some(2000)),
        10 => ("", None),
        _ => ("", Some(2400)),
    };
    let (kind, list) = (RatingKind::Standard, String::new());
    let rating = rating.map(|value| Rating { kind, value, list, date: None });
    Entrant {
        title: title.to_owned(),
        ratings: rating.into_iter().collect(),
        federation: ["MKD", "GER", "SRB"][usize::from(no) % 3].to_owned(),
        fide_id: Some(15_000_000 + u32::from(no)),
        birth: (no == 1).then(|| Date::new(2004, 2, 29)),
        ..Entrant::named(if no == 1 { "Norm, Nora".to_owned() } else { format!("Player{no}, A") })
    }
}

/// Nine rounds: Nora beats two grandmasters, draws six games, and one opponent does not come.
fn event() -> Hall {
    let mut hall = super::hall(0);
    ask(&mut hall, Ask::Enter { entrants: (1..=10).map(entrant).collect() });
    let order = (1..=10).map(EntrantNo).collect();
    ask(&mut hall, Ask::Number { how: Numbering::Arbiter { order }, reason: String::new() });
    for no in 1..=9 {
        let starts = format!("2026-11-{:02}T15:00:00+01:00", 20 + no / 2);
        ask(&mut hall, Ask::Schedule { round: no, starts: starts.parse().unwrap() });
        round(&mut hall, no);
        let pairings: Vec<_> =
            hall.contest.rounds[&no].bouts.iter().map(|bout| bout.pairing).collect();
        for pairing in pairings {
            let nora_is_white = pairing.white == EntrantNo(1);
            let told = match (nora_is_white, pairing.both().map(|one| one.0)) {
                (true, [_, 2 | 3]) => PairingResult::WhiteWins,
                (false, [2 | 3, 1]) => PairingResult::BlackWins,
                (true, [_, 10]) => PairingResult::ForfeitForWhite,
                (false, [10, 1]) => PairingResult::ForfeitForBlack,
                _ => PairingResult::Draw,
            };
            result(&mut hall, (no, pairing.board.0), told, "");
        }
        ask(&mut hall, Ask::Close { round: no });
    }
    hall
}

#[test]
fn a_norm_is_certified_with_its_games_its_reckoning_and_every_requirement() {
    let hall = event();
    let documents = in_every_language(&hall, |paper| paper.norm_forms(1).unwrap());
    stands(
        &documents,
        &[
            "Norm, Nora",
            "2004-02-29",
            "15000001",
            "2026-11-20 – 2026-11-24",
            "GM|Player2, A|15000002|SRB|2500|1|",
            "FM 3, GM 4",
            "2425",
            "+95",
            "2520",
            "(B.01 1.4.1c)",
            "(B.01 1.4.6b)",
        ],
        [
            &[
                "Certificate of a title result: IM",
                "Rounds a day, at most 2",
                "Games that count 8",
                "Points in them 5.0",
                "Points required with this average 4.5",
                "|2000|½|",
                "counts as 2050",
                "|+||not played",
                "IM: norm",
                "For the federation of the applicant",
                "Federation in which the event is held|",
            ],
            &["Bescheinigung eines Titelergebnisses: IM", "zählt als 2050", "nicht gespielt"],
            &["Потврда за резултат за титула: IM", "се смета за 2050", "неодиграна"],
        ],
    );
    let text = texts(&documents[0]);
    assert!(!text.contains("Certificate of a title result: GM"), "that one is missed: {text}");
    let head = super::record().head.to_string();
    assert_eq!(text.matches(&head).count(), 1, "a signed sheet bears the head of the record");
}

#[test]
fn missed_titles_are_told_with_what_is_missed_and_who_has_nothing_to_gain_has_no_sheet() {
    let hall = event();
    let documents = in_every_language(&hall, |paper| paper.norm_forms(9).unwrap());
    let text = texts(&documents[0]);
    for part in ["title result: GM", "title result: IM", "GM: no norm", "IM: no norm", "missed: "] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let (about, words) = (plain(), Catalogue::new(Lang::En));
    let paper = EventPaper::new(&words, &about, &hall).unwrap();
    assert!(paper.norm_forms(2).is_none(), "a grandmaster");
    assert!(paper.norm_forms(11).is_none(), "nobody has that number");
}
