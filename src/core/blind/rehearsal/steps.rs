//! The steps of a script: what each move asks of the players, and what a slip puts in its place.

use crate::blind::command::Command;
use crate::blind::event::{Actor, Inquiry};
use crate::blind::execution::ExecutionReport;
use crate::blind::rehearsal::scripts::{RehearsalFault, Script, Slip};
use crate::blind::utterance::Utterance;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::spoken;
use jadoube_chess::notation::spoken::vocabulary::GERMAN;
use jadoube_chess::notation::system::{System, write};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::game::state::Game;

/// Something that happens at the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Step {
    /// The commands that the step consists of.
    pub(super) commands: Vec<Command>,
    /// Whether the person who practises is asked about it.
    pub(super) asked: bool,
}

fn with_question(command: Command) -> Step {
    Step { commands: vec![command], asked: true }
}

fn unasked(command: Command) -> Step {
    Step { commands: vec![command], asked: false }
}

pub(super) fn of(script: &Script, game: &Game) -> Result<Vec<Step>, RehearsalFault> {
    let mut position = game.position().clone();
    let mut steps = Vec::new();
    for (nth, written) in (0_u16..).zip(script.moves) {
        let uci = Uci((*written).to_owned());
        let m = position
            .read_uci(&uci)
            .map_err(|illegal| RehearsalFault::Moves { uci: illegal.0, ply: Ply(nth) })?;
        let slip = script.slips.iter().find(|(at, _)| *at == nth).map(|(_, slip)| *slip);
        steps.extend(Turn { position: &position, uci: &uci }.steps(slip));
        position = position.after(m);
    }
    Ok(steps)
}

/// A move to be made.
struct Turn<'a> {
    position: &'a Position,
    uci: &'a Uci,
}

impl Turn<'_> {
    fn steps(&self, slip: Option<Slip>) -> Vec<Step> {
        let (mover, uci) = (self.position.turn(), self.uci);
        let other = |text: &str| Uci(text.to_owned());
        let early = matches!(slip, Some(Slip::EarlyClock));
        let mut steps = Vec::new();
        if early {
            steps.push(with_question(self.press()));
        }
        if let Some(Slip::Unasked) = slip {
            steps.push(with_question(Command::Tell {
                by: Actor::Assistant(mover),
                to: mover,
                what: Inquiry::Times,
                text: "5 min".to_owned(),
            }));
        }
        match slip {
            Some(Slip::Tongue(wrong) | Slip::LateTongue(wrong)) => {
                steps.push(with_question(self.announce(&other(wrong))));
                steps.push(with_question(self.repeat(&other(wrong))));
            }
            _ => steps.push(with_question(self.announce(uci))),
        }
        if let Some(Slip::Tongue(_)) = slip {
            steps.push(with_question(self.correct(uci)));
            steps.push(unasked(self.repeat(uci)));
        }
        if let Some(Slip::Misheard(wrong)) = slip {
            steps.push(with_question(self.repeat(&other(wrong))));
        }
        if !matches!(slip, Some(Slip::Tongue(_) | Slip::LateTongue(_))) {
            steps.push(Step { asked: slip.is_none() && !early, ..with_question(self.repeat(uci)) });
        }
        match slip {
            Some(Slip::WrongExecution(wrong)) => {
                steps.push(with_question(self.execute(mover, &other(wrong))));
                steps.push(unasked(self.execute(mover, uci)));
            }
            Some(Slip::LateTongue(wrong)) => {
                steps.push(unasked(self.execute(mover, &other(wrong))));
            }
            _ => steps.push(with_question(self.execute(mover, uci))),
        }
        if !early {
            steps.push(with_question(self.press()));
        }
        steps.extend(self.behind(slip));
        steps
    }

    /// What happens after the clock was started.
    fn behind(&self, slip: Option<Slip>) -> Vec<Step> {
        let (opponent, uci) = (self.position.turn().other(), self.uci);
        match slip {
            Some(Slip::MixUp(wrong)) => vec![
                with_question(self.execute(opponent, &Uci(wrong.to_owned()))),
                unasked(self.execute(opponent, uci)),
            ],
            Some(Slip::LateTongue(wrong)) => vec![
                with_question(self.correct(uci)),
                // What was announced stands; the script's move is not played.
                unasked(self.execute(opponent, &Uci(wrong.to_owned()))),
            ],
            _ => vec![with_question(self.execute(opponent, uci))],
        }
    }

    fn announce(&self, uci: &Uci) -> Command {
        Command::Announce { by: Actor::Player(self.position.turn()), said: self.said(uci) }
    }

    fn correct(&self, uci: &Uci) -> Command {
        let by = Actor::Player(self.position.turn());
        Command::CorrectAnnouncement { by, said: self.said(uci) }
    }

    fn repeat(&self, uci: &Uci) -> Command {
        Command::Repeat { by: Actor::Player(self.position.turn().other()), said: self.said(uci) }
    }

    fn execute(&self, board: Side, uci: &Uci) -> Command {
        Command::Execute { board, done: ExecutionReport::Move(uci.clone()), by: None }
    }

    fn press(&self) -> Command {
        Command::PressClock { by: Actor::Player(self.position.turn()) }
    }

    /// The move in the words of the Laws.
    fn said(&self, uci: &Uci) -> Utterance {
        let mut text = String::new();
        if let Ok(m) = self.position.read_uci(uci) {
            let place = NotationContext::beginning(self.position.clone());
            write(System::Spoken(spoken::Scheme::of(&GERMAN)), &place, m, &mut text);
        }
        Utterance::of_move(text, uci.clone())
    }
}
