//! Adjourned games from “please seal” to the move that is made days later, in every edition.

mod berger;
mod front;
mod identity;
mod mishaps;
mod opening;
mod planning;
mod presence;
mod random;
mod reply;
mod sealing;
mod secrecy;
mod taken_back;

use std::sync::Arc;

use crate::adjournment::command::Command as Ask;
use crate::adjournment::envelope::{
    Appointment, EnvelopeKind, Handover, SealedMove, Signature, Signer,
};
use crate::adjournment::event::{AdjournmentReason, Event as Note};
use crate::adjournment::fingerprint;
use crate::adjournment::guide::GuideInput;
use crate::adjournment::guide::advice::{Guide, guide};
use crate::adjournment::lock::Lock;
use crate::adjournment::reading::EnvelopeContents;
use crate::adjournment::refusal::Refusal as NotNow;
use crate::adjournment::state::Adjournment;
use crate::hall::all_clocks::AllClocks;
use crate::hall::command::Command;
use crate::hall::competition::Competition;
use crate::hall::event::{Entry, Event};
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Player, Setup, Source, Timing};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, LockNo, Role, Who};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::library::appeals;
use jadoube_laws::library::laws;
use jadoube_laws::wall::Wall;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BOARD: BoardNo = BoardNo(7);
const NO: EnvelopeNo = EnvelopeNo(1);
const EDITIONS: [&str; 10] =
    ["1972", "1980", "1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023"];

/// A competition in which everything goes through the same doors as in the program.
struct TestHall {
    hall: Hall,
    edition: &'static Edition,
    at: Moment,
    /// All that has happened, as the journal writes it.
    journal: String,
}

fn wall(text: &str) -> Wall {
    text.parse().unwrap()
}

/// The next day at a time.
fn day(time: &str) -> Wall {
    wall(&format!("2026-11-23T{time}+01:00"))
}

fn player(name: &str, federation: &str) -> Player {
    Player { name: name.into(), federation: Some(federation.into()), ..Player::default() }
}

fn setup(round: u16, white: &str, black: &str, fen: &str) -> Setup {
    Setup {
        players: BySide::new(player(white, "MKD"), player(black, "YUG")),
        round,
        fen: fen.into(),
        ..Setup::new("120+0".parse().unwrap())
    }
}

impl TestHall {
    fn new(edition: &str) -> Self {
        let edition = laws::edition(edition).unwrap();
        let mut room =
            Self { hall: Hall::default(), edition, at: Moment(0), journal: String::new() };
        let competition = Competition {
            name: "Open of Skopje".into(),
            place: "Skopje".into(),
            date: "2026-11-22".into(),
            edition: edition.id.clone(),
            arbiter: String::new(),
            rules: None,
            supervision: None,
        };
        room.must(&Command::Found { competition });
        room.note(&Ask::MakeLock { lock: lock() });
        room
    }

    /// A game after 1.e4 e5, in which White is on move, on the clock.
    fn playing(edition: &str) -> Self {
        let mut room = Self::new(edition);
        room.set_up(BOARD, setup(3, "Petrov", "Ilić", START), "e2e4 e7e5");
        room
    }

    /// Sealed on paper, scheduled for the next day at 15:00, handed to the arbiter.
    fn sealed(edition: &str) -> Self {
        let mut room = Self::playing(edition);
        room.seal(BOARD, &SealedMove::Paper);
        room.keep(NO);
        room
    }

    /// The same at 15:00 of the next day, position and clocks set up.
    fn resumed(edition: &str) -> Self {
        let mut room = Self::sealed(edition);
        room.resume(BOARD);
        room
    }

    fn resume(&mut self, board: BoardNo) {
        self.note(&Ask::Resume { no: NO, board, at: day("15:00") });
        self.note(&Ask::SetUp { no: NO, placement: None, times: None });
    }

    fn set_up(&mut self, board: BoardNo, setup: Setup, moves: &str) {
        self.must(&Command::SetUpGame { board, setup });
        self.must(&Command::Game { board, what: GameCommand::Start });
        for uci in moves.split_whitespace() {
            self.after(60);
            self.must(&Command::Game { board, what: play(uci) });
        }
    }

    fn seal(&mut self, board: BoardNo, what: &SealedMove) -> EnvelopeNo {
        self.begin(board, AdjournmentReason::SessionEnd);
        let no = *self.hall.adjournments.keys().next_back().unwrap();
        self.close_with(no, what);
        self.after(30);
        self.note(&Ask::StopClock { no });
        no
    }

    /// The move is written, both scoresheets go in, the envelope is closed.
    fn close_with(&mut self, no: EnvelopeNo, what: &SealedMove) {
        self.note(&Ask::Seal { no, what: what.clone() });
        for whose in Side::BOTH {
            self.note(&Ask::Enclose { no, whose });
        }
        self.note(&Ask::Close { no });
    }

    fn begin(&mut self, board: BoardNo, why: AdjournmentReason) {
        self.note(&Ask::Begin { board, why, assistants: BySide::default() });
    }

    fn keep(&mut self, no: EnvelopeNo) {
        self.note(&Ask::Schedule { no, due: due("15:00") });
        let handing = Handover {
            from: "Arbiter".into(),
            to: "Chief arbiter".into(),
            place: "the safe".into(),
            at: wall("2026-11-22T20:10:00+01:00"),
        };
        if self.edition.id == "1972" {
            let signature = Signature { by: Signer::AcrossFlap, name: "Controller".into() };
            // The opponent writes what stands there, all as it is.
            let front = Box::new(self.hall.adjournments[&no].front.clone());
            self.note(&Ask::WriteFront { no, front });
            self.note(&Ask::Sign { no, signature });
        }
        self.note(&Ask::Hand { no, handing });
    }

    fn arrive(&mut self, side: Side, time: &str) {
        self.note(&Ask::Arrive { no: NO, side, at: day(time) });
    }

    fn absent(&mut self, side: Side, time: &str) {
        self.note(&Ask::NoteAbsent { no: NO, side, at: day(time) });
    }

    /// Who came too late may play all the same.
    fn excuse(&mut self, side: Side) {
        if self.one().is_too_late(side) {
            self.note(&Ask::Excuse { no: NO, side, reason: "snow".into() });
        }
    }

    fn open(&mut self, which: EnvelopeKind, time: &str) {
        self.note(&Ask::Open { no: NO, which, by: "Chief arbiter".into(), at: day(time) });
    }

    fn read(&mut self, which: EnvelopeKind, text: &str) {
        self.note(&Ask::Read { no: NO, which, contents: contents(text) });
    }

    fn after(&mut self, secs: i64) {
        self.at = self.at + Millis::from_secs(secs);
    }

    fn ask(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let book = appeals::rulebook(None, self.edition);
        let events = self.hall.decide(command, (self.at, book).into())?;
        for event in &events {
            let json = serde_json::to_string(event).unwrap();
            let read: Event = serde_json::from_str(&json).unwrap();
            assert_eq!(read, *event, "an event comes back from the journal as it was");
            self.journal.push_str(&json);
            let entry = Entry {
                seq: self.hall.seq + 1,
                at: self.at,
                wall: String::new(),
                who: Who { station: "desk".into(), role: Role::Arbiter },
                event: read,
                place: None,
            };
            self.hall.apply(&entry.event, entry.origin());
        }
        Ok(events)
    }

    fn must(&mut self, command: &Command) -> Vec<Event> {
        self.ask(command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"))
    }

    fn note(&mut self, what: &Ask) -> Vec<Event> {
        self.must(&Command::Adjournment { what: what.clone() })
    }

    /// Why it is refused.
    fn refused(&mut self, what: &Ask) -> NotNow {
        match self.ask(&Command::Adjournment { what: what.clone() }) {
            Err(Refusal::Adjournment(why)) => why,
            other => panic!("{what:?}: {other:?}"),
        }
    }

    fn game(&self) -> &Game {
        self.hall.game_of(NO).expect("the game")
    }

    fn one(&self) -> &Adjournment {
        self.hall.adjournments[&NO].as_ref()
    }

    fn guide(&self, time: &str) -> Guide {
        let view = GuideInput {
            adjournment: self.one(),
            game: self.hall.game_of(NO),
            incidents: &self.hall.open_incidents_of(self.one()),
            edition: self.edition,
            at: self.at,
            now: day(time),
        };
        guide(&view)
    }

    /// The next step in a word, with its articles.
    fn next(&self, time: &str) -> String {
        let next = self.guide(time).next;
        let articles: Vec<String> =
            next.citations.iter().map(|citation| citation.article.clone()).collect();
        let case = next.case.map(|case| format!(" {}", case.kind())).unwrap_or_default();
        format!("{:?}{case} | {}", next.step, articles.join(" "))
    }

    fn step(&self, time: &str) -> String {
        self.next(time).split(" | ").next().unwrap().to_owned()
    }

    fn moves(&self) -> Vec<String> {
        self.game().plies.iter().map(|ply| ply.uci.to_string()).collect()
    }

    fn left(&self) -> (i64, i64) {
        let times = self.game().times(self.at);
        (times.white.0 / 1000, times.black.0 / 1000)
    }
}

fn play(uci: &str) -> GameCommand {
    GameCommand::Play {
        uci: Uci(uci.into()),
        source: Source::Arbiter,
        times: None,
        spent: None,
        after: AfterMove::Press,
    }
}

fn due(time: &str) -> Appointment {
    Appointment { at: day(time), place: "Hall 2".into(), session: None }
}

fn contents(text: &str) -> EnvelopeContents {
    EnvelopeContents {
        text: text.into(),
        system: "san".into(),
        sheets: BySide::new(true, true),
        salt: fingerprint::hex(b"salt"),
    }
}

fn lock() -> Lock {
    let secret = "-----BEGIN AGE ENCRYPTED FILE-----".into();
    Lock { public: "age1x".into(), secret, persons: vec!["Ilić".into()] }
}

fn in_program(text: &str) -> SealedMove {
    SealedMove::InProgram {
        lock: LockNo(1),
        ciphertext: "-----BEGIN AGE ENCRYPTED FILE-----".into(),
        fingerprint: fingerprint::of(b"salt", text),
    }
}

fn last_note(events: &[Event]) -> &Note {
    let mut notes = events.iter().filter_map(|event| match event {
        Event::Adjournment { what } => Some(what),
        _ => None,
    });
    notes.next_back().expect("something about the envelope")
}

fn arc(room: &TestHall) -> Arc<Adjournment> {
    room.hall.adjournments[&NO].clone()
}
