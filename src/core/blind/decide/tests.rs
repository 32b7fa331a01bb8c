//! The protocol as a specification: edition by edition, and random games in random orders with
//! random slips. What a competition makes of it is in `tests/it/blind.rs`.

mod boards;
mod clock;
mod moves;
mod people;
mod random;
mod standing;
mod words;

use std::collections::BTreeSet;

use crate::blind::arrangement::{
    AnnouncementRules, Arrangement, Assistant, BoardKind, BoardTracking, Boards, ClockAfter,
    OwnBoard, Person, Scheme,
};
use crate::blind::command::Command;
use crate::blind::event::{Actor, Event, Inquiry};
use crate::blind::execution::ExecutionReport;
use crate::blind::hearing::similar_words;
use crate::blind::missing::{caution, missing, next};
use crate::blind::missing_duty::Lack;
use crate::blind::notice::{AssistantBreach, Notice};
use crate::blind::refusal::Refusal;
use crate::blind::rehearsal::RehearsalMatch;
use crate::blind::rehearsal::tests::{game, game_from};
use crate::blind::utterance::{AnnouncedMove, Utterance};
use crate::step::Step;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::spoken::vocabulary::GERMAN;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Timing;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::Status;
use jadoube_laws::laws::edition::Edition;

use jadoube_laws::laws::adjournment::AssistantDuty;
use jadoube_laws::library::laws::{edition, editions};
use jadoube_laws::rulings::case::{Case, rule};
use jadoube_laws::rulings::sealed::facts::{AssistantAct, BlindSlip};

const WHITE: Actor = Actor::Player(Side::White);
const BLACK: Actor = Actor::Player(Side::Black);

/// A match under an edition, Black being blind.
struct TestMatch {
    scratch: RehearsalMatch,
    edition: &'static Edition,
}

impl TestMatch {
    fn new(id: &str) -> Self {
        Self::of(id, Arrangement::of_blind(Side::Black), game())
    }

    fn of(id: &str, arrangement: Arrangement, game: Game) -> Self {
        let mut room = Self { scratch: RehearsalMatch::new(game), edition: edition(id).unwrap() };
        room.must(&Command::Arrange { arrangement: Box::new(arrangement), reason: String::new() });
        room
    }

    fn ask(&mut self, command: &Command) -> Result<Vec<Step<Event>>, Refusal> {
        self.scratch.run(command, self.edition)
    }

    /// What was noticed.
    fn must(&mut self, command: &Command) -> Vec<Notice> {
        let decided = self.ask(command).unwrap_or_else(|why| panic!("{command:?}: {why}"));
        let noticed = decided.into_iter().filter_map(|step| match step {
            Step::Here(Event::Noticed { what, .. }) => Some(what),
            _ => None,
        });
        noticed.collect()
    }

    fn said(&self, text: &str) -> Utterance {
        let pairs = similar_words(self.scratch.blind.arranged().unwrap().arrangement.announcing);
        let place = NotationContext::beginning(self.scratch.game.position().clone());
        Utterance::spoken(&place, text, &GERMAN, &pairs)
    }

    fn announce(&mut self, by: Actor, text: &str) -> Vec<Notice> {
        let said = self.said(text);
        self.must(&Command::Announce { by, said })
    }

    fn repeat(&mut self, by: Actor, text: &str) -> Vec<Notice> {
        let said = self.said(text);
        self.must(&Command::Repeat { by, said })
    }

    fn execute(&mut self, board: Side, uci: &str) -> Vec<Notice> {
        self.must(&Command::Execute {
            board,
            done: ExecutionReport::Move(Uci(uci.into())),
            by: None,
        })
    }

    fn press(&mut self, by: Actor) -> Vec<Notice> {
        self.must(&Command::PressClock { by })
    }

    fn lacks(&self) -> Vec<Lack> {
        let blind = self.scratch.blind.arranged().unwrap();
        let all = missing(blind, &self.scratch.game, self.edition);
        all.into_iter().map(|one| one.lack).collect()
    }

    fn played(&self) -> String {
        let moves = self.scratch.game.plies.iter().map(|ply| ply.uci.0.as_str());
        moves.collect::<Vec<_>>().join(" ")
    }

    fn start(&mut self) {
        let started = GameCommand::Start;
        let events = self.scratch.game.decide(&started, (self.scratch.at, self.edition));
        for event in events.unwrap() {
            self.scratch.game.apply(&event, self.scratch.at);
        }
    }
}

fn assistant(duties: &[AssistantDuty]) -> Option<Assistant> {
    Some(Assistant { name: "A. Helper".into(), duties: duties.iter().copied().collect() })
}

fn electronic() -> Arrangement {
    let mut arrangement = Arrangement::of_blind(Side::Black);
    if let Boards::Two(boards) = &mut arrangement.boards {
        boards.white.keeping = BoardTracking::Electronic;
        boards.black.keeping = BoardTracking::Electronic;
    }
    arrangement
}
