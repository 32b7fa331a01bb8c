//! The paper of an envelope: what stands on it and where, in every language, on every paper, with
//! short words and with the longest.

use super::*;
use crate::cover::due;
use crate::layout::fitting;
use crate::pdf::render;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::BySide;
use jadoube_core::adjournment::envelope::{Appointment, EnvelopeFront, SealedMove};
use jadoube_core::adjournment::fingerprint;
use jadoube_core::evidence::head::RecordState;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::event::Player;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, LockNo};

const PAPERS: [Paper; 3] = [Paper::C5, Paper::Dl, Paper::Labels];
const SIGNERS: [Signer; 4] = [Signer::White, Signer::Black, Signer::Arbiter, Signer::AcrossFlap];
/// A king's opening after a move each, and one of Chess960.
const START: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const OTHER_START: &str = "bqnrkrnb/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/BQNRKRNB b KQkq - 0 2";
/// Four queens, and little else is missing.
const CROWD: &str = "QQ1qk2q/2p1ppb1/1n1p1n1p/p3b3/P1B1P3/1N1P1N1P/2P1BPP1/QQR1K2R w K - 12 147";

fn player(title: &str, name: &str, country: &str) -> Player {
    Player {
        name: name.into(),
        title: Some(title.into()),
        federation: Some(country.into()),
        ..Player::default()
    }
}

fn short() -> EnvelopeFront {
    let minutes = |white, black| BySide::new(Millis::from_mins(white), Millis::from_mins(black));
    EnvelopeFront {
        event: "Cup".into(),
        round: Some(3),
        board: Some(BoardNo(7)),
        players: BySide::new(player("GM", "Rubinstein, Akiba", "POL"), player("", "Ilić", "")),
        position: Some(START.into()),
        left: Some(minutes(31, 4)),
        used: Some(minutes(89, 116)),
        given: Some(minutes(120, 120)),
        sealer: Some(Side::White),
        move_number: Some(41),
        draw_offer: None,
        resumption: None,
    }
}

/// The longest names, places and positions that we can think of.
fn long() -> EnvelopeFront {
    let event = "Меѓународен меморијален турнир „Борис Трајковски“ — International Memorial \
        Tournament 2026, Group A";
    let white = "Константинополскиј-Преображенски, Александар Владимирович";
    let black = "Müller-Lüdenscheidt von und zu Hohenstein, Karl-Friedrich";
    let place = "Универзална сала „Скопје“, голема сала, бул. Партизански одреди 42, first floor";
    EnvelopeFront {
        event: event.into(),
        round: Some(23),
        board: Some(BoardNo(1024)),
        players: BySide::new(player("WGM", white, "МКД"), player("WGM", black, "GER")),
        position: Some(CROWD.into()),
        given: Some(BySide::new(Millis::from_mins(120), Millis::from_mins(150))),
        move_number: Some(147),
        draw_offer: Some(Side::Black),
        resumption: Some(Appointment {
            at: "2026-11-23T15:00:00-03:30".parse().unwrap(),
            place: place.into(),
            session: None,
        }),
        ..short()
    }
}

fn sealed() -> SealedMove {
    let (lock, ciphertext) = (LockNo(1), String::new());
    SealedMove::InProgram { lock, ciphertext, fingerprint: fingerprint::of(b"salt", "Nf3") }
}

fn record() -> Option<RecordState> {
    let head = jadoube_core::evidence::head::Head { seq: 1284, hash: [0xA5; 32] };
    Some(RecordState { competition: uuid::Uuid::from_u128(7), head, key: None })
}

fn cover<'a>(front: &'a EnvelopeFront, kept: &'a SealedMove) -> Cover<'a> {
    Cover {
        no: EnvelopeNo(60),
        front,
        offer: None,
        kept: Some(kept),
        signers: &SIGNERS,
        record: record(),
    }
}

/// All that is written on a document, its pictures in words.
fn written(document: &Document) -> Vec<String> {
    let areas = document.pages.iter().flat_map(|page| &page.areas);
    let of = |block: &Block| match block {
        Block::Table(table) => table.rows.concat(),
        Block::Heading(_, text) | Block::Text(text) | Block::Signature(text) => vec![text.clone()],
        Block::Facts(facts) => {
            facts.iter().flat_map(|(name, value)| [name.clone(), value.clone()]).collect()
        }
        Block::Diagram(diagram) => vec![diagram.alt.clone()],
        Block::Code { text, alt, .. } => vec![text.clone(), alt.clone()],
    };
    areas.flat_map(|area| &area.blocks).flat_map(of).collect()
}

/// One envelope, and labels on more than one sheet.
fn count(paper: Paper) -> usize {
    if paper == Paper::Labels { LABELS.len() + 1 } else { 1 }
}

/// A document in a language, and what it is called when something is wrong with it.
fn every_document(check: impl Fn(&Catalogue, Paper, &Document, &str)) {
    let (paper_seal, program_seal) = (SealedMove::Paper, sealed());
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        for (front, kept) in [(short(), &paper_seal), (long(), &program_seal)] {
            for paper in PAPERS {
                let covers = vec![cover(&front, kept); count(paper)];
                let document = envelopes(&words, &covers, paper);
                let name = format!("{lang:?} {paper:?} {}", front.event);
                check(&words, paper, &document, &name);
            }
        }
    }
}

#[test]
fn all_that_must_stand_there_stands_on_every_paper_and_is_large_enough_to_be_read() {
    every_document(|words, paper, document, name| {
        assert_eq!(document.pages.len(), if paper == Paper::Labels { 2 } else { 1 }, "{name}");
        let all = written(document);
        let one = if name.ends_with("Cup") { short() } else { long() };
        let resumed = one.resumption.as_ref().map(|at| due(words, at));
        for part in [one.event, one.players.white.name, one.players.black.name] {
            assert!(all.iter().any(|text| text.contains(&part)), "{name}: {part}");
        }
        for part in resumed.into_iter().chain(one.position) {
            assert!(all.contains(&part), "{name}: {part}");
        }
        assert!(!all.iter().any(|text| text.contains('⟦')), "{name}: {all:?}");
        let picture = |text: &String| *text == words.say_with("paper-code", &[("no", 60.into())]);
        assert_eq!(all.iter().filter(|text| picture(text)).count(), count(paper), "{name}");
        for area in document.pages.iter().flat_map(|page| &page.areas) {
            let size = fitting(area, name).unwrap();
            assert!(size >= 6.5, "{name}: {size} in {:?}", area.blocks);
        }
        assert!(render(document).is_ok(), "{name}");
    });
}

#[test]
fn nothing_lies_on_anything_else_nor_at_the_edge() {
    every_document(|_, paper, document, name| {
        for page in &document.pages {
            let edge = if paper == Paper::Dl { 7.0 } else { 9.0 };
            let rows: Vec<_> = page
                .areas
                .iter()
                .map(|area| {
                    let Size { width, height } = area.size;
                    (area.left, area.top, area.left + width, area.top + height)
                })
                .collect();
            for (nth, (left, top, right, bottom)) in rows.iter().enumerate() {
                assert!(*left >= edge && *top >= edge, "{name}: {:?}", page.areas[nth]);
                let within = *right <= page.size.width - edge + 0.5
                    && *bottom <= page.size.height - edge + 0.5;
                assert!(within, "{name}: {:?}", page.areas[nth]);
                for (other_left, other_top, other_right, other_bottom) in &rows[nth + 1..] {
                    let apart = right <= other_left
                        || other_right <= left
                        || bottom <= other_top
                        || other_bottom <= top;
                    assert!(apart, "{name}: {:?}", page.areas[nth]);
                }
            }
        }
    });
}

#[test]
fn the_lines_to_sign_on_are_level() {
    every_document(|_, paper, document, name| {
        let signatures = |page: &Page| {
            let signed = |area: &&Area| matches!(area.blocks[..], [Block::Signature(_)]);
            let level = |area: &Area| format!("{} {}", area.top, fitting(area, name).unwrap());
            page.areas.iter().filter(signed).map(level).collect::<Vec<_>>()
        };
        for levels in document.pages.iter().map(signatures) {
            // A label is stuck on an envelope, which is signed itself.
            assert_eq!(levels.len(), if paper == Paper::Labels { 0 } else { 4 }, "{name}");
            assert!(levels.iter().all(|level| *level == levels[0]), "{name}: {levels:?}");
        }
    });
}

#[test]
fn what_is_not_known_is_said_to_be_so() {
    let words = Catalogue::new(Lang::En);
    let kept = SealedMove::Paper;
    let bare = EnvelopeFront {
        event: " ".into(),
        round: None,
        board: None,
        players: BySide::default(),
        position: None,
        left: None,
        used: None,
        sealer: None,
        move_number: None,
        draw_offer: None,
        resumption: None,
        given: None,
    };
    let fact = |front: &EnvelopeFront, offer: Option<Side>, name: &str| {
        let document = envelopes(&words, &[Cover { offer, ..cover(front, &kept) }], Paper::C5);
        let all = written(&document);
        let nth = all.iter().position(|text| text == name).unwrap_or_else(|| panic!("{name}"));
        all[nth + 1].clone()
    };
    let after = EnvelopeFront { draw_offer: Some(Side::White), ..short() };
    let mut unnamed = short();
    unnamed.players.white.name.clear();
    let left_only = EnvelopeFront { used: None, ..short() };
    let used_only = EnvelopeFront { left: None, ..short() };
    let mut corrected = short();
    corrected.left = corrected.left.map(|left| BySide { white: Millis::from_mins(33), ..left });
    let unplaced = EnvelopeFront {
        resumption: Some(Appointment { place: " ".into(), ..long().resumption.unwrap() }),
        ..long()
    };
    for (front, offer, name, value) in [
        (&bare, None, "Competition", "not stated"),
        (&bare, None, "Round and board", "not stated"),
        (&bare, None, "White", "not stated"),
        (&bare, None, "Sealed", "not stated"),
        (&bare, None, "Time left", "not stated"),
        (&bare, None, "Resumption", "not stated"),
        (&bare, None, "Draw offer", "none"),
        // An offer stands whether it was made before the sealing or after it (Guidelines I.4).
        (&after, None, "Draw offer", "by White, still valid"),
        (&short(), Some(Side::Black), "Draw offer", "by Black, still valid"),
        (&short(), None, "White", "GM Rubinstein, Akiba (POL)"),
        (&short(), None, "Black", "Ilić"),
        (&short(), None, "Sealed", "Rubinstein, Akiba (White), move 41"),
        (&unnamed, None, "Sealed", "White, move 41"),
        (&short(), None, "Having the move", "White"),
        (&bare, None, "Having the move", "not stated"),
        // Minutes and hours side by side cannot be mistaken for one another.
        (&short(), None, "Time left", "White 0:31:00 · Black 0:04:00"),
        (&short(), None, "Time used", "White 1:29:00 · Black 1:56:00"),
        // What the control has given tells the times used from those left, and the other way.
        (&left_only, None, "Time used", "White 1:29:00 · Black 1:56:00"),
        (&used_only, None, "Time left", "White 0:31:00 · Black 0:04:00"),
        (&corrected, None, "Off the control", "White 0:02:00 · Black 0:00:00"),
        (&short(), None, "Sealed move kept", "in this envelope"),
        (&unplaced, None, "Resumption", "2026-11-23 15:00 (−03:30)"),
    ] {
        assert_eq!(fact(front, offer, name), value, "{name}");
    }
    let document = envelopes(&words, &[cover(&bare, &kept)], Paper::Dl);
    assert!(written(&document).contains(&"The position is not stated".to_owned()));
    assert!(render(&document).is_ok());
}

#[test]
fn the_day_of_the_resumption_is_written_as_in_the_language() {
    let (at, place) = ("2026-11-23T15:00:00-03:30".parse().unwrap(), "Saal 2".into());
    let due = due(&Catalogue::new(Lang::De), &Appointment { at, place, session: None });
    assert_eq!(due, "23.11.2026 15:00 (−03:30), Saal 2");
}

#[test]
fn a_position_of_chess960_is_drawn_as_well() {
    let front = EnvelopeFront { position: Some(OTHER_START.into()), ..short() };
    let document =
        envelopes(&Catalogue::new(Lang::En), &[cover(&front, &SealedMove::Paper)], Paper::C5);
    let drawn = document.pages[0].areas.iter().flat_map(|area| &area.blocks).find_map(|block| {
        if let Block::Diagram(diagram) = block { Some(diagram.alt.clone()) } else { None }
    });
    assert!(drawn.unwrap().contains("white bishops: a1, h1"));
}

#[test]
fn the_code_names_the_envelope_and_what_the_program_keeps() {
    let front = short();
    let head = record().unwrap().scanned();
    let bare = Cover { record: None, ..cover(&front, &SealedMove::Paper) };
    assert_eq!(bare.code(), "JADOUBE ENVELOPE 60");
    let kept = sealed();
    let code = cover(&front, &kept).code();
    let print = fingerprint::of(b"salt", "Nf3");
    assert_eq!(code, format!("JADOUBE ENVELOPE 60 {print}\n{head}"));
}

#[test]
fn the_receipts_of_both_players_bear_the_code_and_nothing_of_a_move_on_paper() {
    for lang in Lang::ALL {
        let (words, kept) = (Catalogue::new(lang), sealed());
        for front in [short(), long()] {
            let document = envelopes(&words, &[cover(&front, &kept)], Paper::Receipts);
            let all = written(&document);
            let print = fingerprint::of(b"salt", "Nf3");
            let code = jadoube_core::adjournment::receipt::typed(EnvelopeNo(60), &print).unwrap();
            let scanned = format!("JADOUBE RECEIPT 60 {print}");
            assert_eq!(all.iter().filter(|text| **text == code).count(), 2, "{lang:?}");
            assert_eq!(all.iter().filter(|text| **text == scanned).count(), 2, "{lang:?}");
            let made = render(&document);
            assert!(made.is_ok(), "{lang:?} {}: {:?}", front.event, made.err());
            let bare = envelopes(&words, &[cover(&front, &SealedMove::Paper)], Paper::Receipts);
            assert!(bare.pages.is_empty());
        }
    }
}
