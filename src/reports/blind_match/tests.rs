//! What stands on the log of a game with blind players: each announcement as it was spoken, with its
//! repetition, its execution, the clocks, what was noticed and corrected; in every language, and PDF
//! that is made of it.

use super::*;
use crate::pdf::render;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::BySide;
use jadoube_core::blind::arrangement::Assistant;
use jadoube_core::blind::event::Actor;
use jadoube_core::blind::execution::Execution;
use jadoube_core::blind::notice::Notice;
use jadoube_core::blind::utterance::Utterance;
use jadoube_i18n::lang::Lang;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::event::{Player, Setup, Source};
use jadoube_laws::ids::{BoardNo, Role, Who};
use jadoube_laws::laws::adjournment::AssistantDuty;
use jadoube_laws::wall::Wall;

const ABOUT: About<'static> = About {
    competition: None,
    record: None,
    printed: Wall::new(1_795_000_000, 60),
    as_of: None,
    here: "",
};

/// What was recorded, a second after what was recorded before.
struct Journal {
    entries: Vec<Entry>,
    day: u8,
}

impl Journal {
    fn of(&mut self, event: Event) {
        let seq = self.entries.len() as u64 + 1;
        let wall = format!("2026-11-{}T15:00:{seq:02}.500+01:00[Europe/Skopje]", self.day);
        let at = Moment::START + Millis::from_secs(i64::try_from(seq).unwrap());
        let who = Who { station: "test".into(), role: Role::Arbiter };
        self.entries.push(Entry { seq, at, wall, who, event, place: None });
    }

    fn game(&mut self, what: GameEvent) {
        self.of(Event::Game { board: BoardNo(3), what });
    }

    fn blind(&mut self, what: BlindEvent) {
        self.of(Event::Blind { board: BoardNo(3), what });
    }
}

fn uci(text: &str) -> Uci {
    Uci(text.to_owned())
}

fn said(text: &str, means: &str) -> Utterance {
    Utterance::of_move(text, uci(means))
}

fn setup() -> Setup {
    let player = |name: &str| Player { name: name.into(), ..Player::default() };
    Setup {
        players: BySide::new(player("Ada"), player("Ben")),
        round: 2,
        ..Setup::new("90+30".parse().unwrap())
    }
}

fn arrangement() -> Arrangement {
    let mut arrangement = Arrangement::of_blind(Side::Black);
    let duties = [AssistantDuty::AnnouncesBlind].into();
    arrangement.assistants.black = Some(Assistant { name: "A. Sistent".into(), duties });
    arrangement
}

/// 1.c4 is misheard, repeated wrongly twice and then rightly; the second move, on the next day, is
/// announced and a correction of it comes too late; then the clock is corrected.
fn match_of_two_moves() -> Journal {
    let mut journal = Journal { entries: Vec::new(), day: 22 };
    journal.game(GameEvent::SetUp(setup()));
    let arrangement = Box::new(arrangement());
    journal.blind(BlindEvent::Arranged { arrangement, reason: String::new() });
    journal.game(GameEvent::Started);
    let (white, black) = (Actor::Player(Side::White), Actor::Player(Side::Black));
    let ply = Ply(0);
    journal.blind(BlindEvent::Announced { ply, by: white, said: said("Cesar vier", "c2c4") });
    let misheard = said("Bella vier", "b2b4");
    journal.blind(BlindEvent::Repeated { ply, by: black, said: misheard.clone() });
    let what = Notice::RepetitionDiffers {
        by: Side::Black,
        announced: Some(uci("c2c4")),
        repeated: Some(uci("b2b4")),
        alike: false,
    };
    journal.blind(BlindEvent::Noticed { ply, what });
    // The same again is no news for the program.
    journal.blind(BlindEvent::Repeated { ply, by: black, said: misheard });
    journal.blind(BlindEvent::Repeated { ply, by: black, said: said("Cesar vier", "c2c4") });
    let what = Execution::by_hand(&Position::start(), &uci("c2c4")).unwrap();
    let (board, by) = (Side::White, Some(white));
    journal.blind(BlindEvent::Executed { ply, board, what, by });
    journal.blind(BlindEvent::ClockStarted { ply, by: white, early: None });
    let (source, times, spent) = (Source::Arbiter, None, None);
    journal.game(GameEvent::MovePlayed { uci: uci("c2c4"), source, times, spent });
    journal.game(GameEvent::ClockPressed { side: Side::White });
    journal.day = 23;
    let ply = Ply(1);
    journal.blind(BlindEvent::Announced { ply, by: black, said: said("Eva fünf", "e7e5") });
    let slip = said("Eva sechs", "e7e6");
    journal.blind(BlindEvent::CorrectedTooLate { ply, by: black, said: slip });
    let correction = Correction::Add { side: Side::White, time: Millis::from_mins(2) };
    journal.game(GameEvent::ClockCorrected { correction, reason: "Art. 7.4".into() });
    journal
}

/// The log in a language, and the state of the game at its end.
fn printed(lang: Lang, journal: &Journal) -> Document {
    let mut game = Game::new(setup());
    for entry in &journal.entries {
        if let Event::Game { what, .. } = &entry.event {
            game.apply(what, entry.at);
        }
    }
    let (adjournments, incidents) = (Vec::new(), Vec::new());
    let one =
        RoundBoard { board: BoardNo(3), game: &game, corrected: None, adjournments, incidents };
    blind_match(&Catalogue::new(lang), &ABOUT, (&one, &arrangement()), &journal.entries)
}

fn lines(document: &Document) -> Vec<String> {
    let areas = document.pages.iter().flat_map(|page| &page.areas);
    let of = |block: &Block| match block {
        Block::Heading(level, text) => vec![format!("{} {text}", "#".repeat(usize::from(*level)))],
        Block::Text(text) | Block::Signature(text) => vec![text.clone()],
        Block::Facts(rows) => rows.iter().map(|(a, b)| format!("{a} {b}")).collect(),
        Block::Table(table) => table.rows.concat(),
        Block::Diagram(_) | Block::Code { .. } => Vec::new(),
    };
    areas.flat_map(|area| &area.blocks).flat_map(of).collect()
}

#[test]
fn every_announcement_stands_there_as_it_was_spoken_with_what_became_of_it() {
    let lines = lines(&printed(Lang::En, &match_of_two_moves()));
    let course = lines.iter().position(|line| line.contains("Course of the game")).unwrap();
    assert_eq!(lines[0], "# Announcement log: board 3, round 2");
    let head = lines[..course].join("\n");
    for told in ["Players Ada – Ben", "Assistant of Black A. Sistent: ", "Moves 1. c4", "apertures"]
    {
        assert!(head.contains(told), "{told}: {head}");
    }
    let end = lines.iter().position(|line| line == "Arbiter").unwrap();
    let clocks = "(White 1:30:22 · Black 1:30:30)";
    assert_eq!(
        lines[course + 1..end],
        [
            "### Before play began",
            "2026-11-22 15:00:01 Game set up: Ada – Ben, round 2",
            "15:00:02 Game with blind players set up: Black is blind, the opponent sees",
            "### White: 1.c4",
            "15:00:03 Play began (White 1:30:30 · Black 1:30:30)",
            "15:00:04 Announced by White: “Cesar vier” (pawn c2 c4)",
            "15:00:05 Repeated by Black: “Bella vier” (pawn b2 b4). Not the move that was announced",
            "15:00:06 Noticed: Black repeated another move. Announced: pawn c2 c4. Repeated: pawn b2 b4",
            "15:00:07 Repeated by Black: “Bella vier” (pawn b2 b4). Not the move that was announced",
            "15:00:08 Repeated by Black: “Cesar vier” (pawn c2 c4)",
            "15:00:09 Executed on the board of White: pawn c2 c4 (White)",
            "15:00:10 Opponent’s clock started by White",
            &format!("15:00:11 Move 1.c4, entered by the arbiter {clocks}"),
            "### Black: 1… not in the score",
            "2026-11-23 15:00:13 Announced by Black: “Eva fünf” (pawn e7 e5)",
            "15:00:14 Correction by Black after the clock was started: “Eva sechs” (pawn e7 e6)",
            "15:00:15 Clock corrected: White +2:00 (Art. 7.4) (White 1:32:51 · Black 1:30:27)",
        ]
    );
}

#[test]
fn it_is_printed_in_every_language_however_long_it_is() {
    let mut journal = match_of_two_moves();
    for _ in 0..150 {
        let (ply, by) = (Ply(1), Actor::Player(Side::Black));
        journal.blind(BlindEvent::Announced { ply, by, said: said("Eva fünf", "e7e5") });
    }
    for lang in Lang::ALL {
        let document = printed(lang, &journal);
        let lines = lines(&document);
        assert!(document.pages.len() > 2, "{lang:?}");
        assert_eq!(lines.iter().filter(|line| line.contains("Eva fünf")).count(), 151, "{lang:?}");
        assert!(lines.iter().all(|line| !line.contains('⟦')), "{lang:?}: {lines:?}");
        assert!(render(&document).is_ok(), "{lang:?}: {:?}", render(&document).err());
    }
}

#[test]
fn no_heading_is_left_alone_at_the_end_of_a_sheet() {
    let mut journal = match_of_two_moves();
    let (by, board) = (Actor::Player(Side::White), Side::White);
    for nth in 2..90 {
        let ply = Ply(nth);
        journal.blind(BlindEvent::ClockStarted { ply, by, early: None });
        journal.blind(BlindEvent::PutBack { ply, board });
    }
    let document = printed(Lang::En, &journal);
    assert!(document.pages.len() > 3);
    for page in &document.pages {
        let last = page.areas.iter().flat_map(|area| &area.blocks).last();
        assert!(!matches!(last, Some(Block::Heading(..))), "{last:?}");
    }
}
