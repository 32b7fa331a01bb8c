//! Commands are recorded, and what their entries mean for the world outside: boards, clocks, alarms.

use crate::cycle::Cycle;
use crate::inbox::Answer;
use crate::request_error::{CommandError, Trouble};
use crate::worker::Worker;
use jadoube_core::adjournment::event::Event as AdjournmentEvent;
use jadoube_core::blind::event::Event as BlindEvent;
use jadoube_core::competition::event::Event as ContestEvent;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_journal::fresh;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Event as GameEvent, Observation, Source, Timing};
use jadoube_laws::ids::{BoardNo, CommandKey, Role};

impl Worker {
    pub(super) fn submit(&mut self, command: &Command, role: Role, key: CommandKey) -> Answer {
        self.note_standing(command);
        let submitted = self.recording()?.submit(command, role, key);
        self.took(submitted)
    }

    /// Does what follows from what was recorded, or tells why it was not.
    pub(super) fn took(&mut self, submitted: Result<Vec<Entry>, CommandError>) -> Answer {
        let entries = submitted.map_err(|rejected| {
            if let CommandError::NotRecorded(fault) = &rejected {
                self.not_written(fault);
            }
            Trouble::from(rejected)
        })?;
        self.effects(&entries);
        Ok(entries)
    }

    /// Before a game ends: which move stands on its board, made and not completed. It is evidence,
    /// and the end must say what becomes of it.
    fn note_standing(&mut self, command: &Command) {
        let Some(cycle) = &mut self.cycle else { return };
        let hall = cycle.hall();
        let board = may_end(hall, command).filter(|board| hall.adjournment_at(*board).is_none());
        let Some((board, game)) = board.and_then(|board| Some((board, hall.game(board)?))) else {
            return;
        };
        let (ply, uci) = (game.ply(), self.tables.standing(board));
        let what = GameCommand::Observe(Observation::Standing { ply, uci });
        // A file that cannot be written to refuses the end as well.
        let key = CommandKey(fresh::id());
        if let Ok(entries) = cycle.submit(&Command::Game { board, what }, Role::Device, key) {
            self.effects(&entries);
        }
    }

    /// The open competition, to record in it.
    pub(super) fn recording(&mut self) -> Result<&mut Cycle, Trouble> {
        let none = self.none_open();
        self.cycle.as_mut().ok_or(none)
    }

    /// What stands in the way where no competition is open to record in.
    pub(super) const fn none_open(&self) -> Trouble {
        if self.reading.is_some() { Trouble::OnlyRead } else { Trouble::NoCompetition }
    }

    /// What an entry means for the world outside.
    pub(super) fn effects(&mut self, entries: &[Entry]) {
        if !entries.is_empty() {
            self.is_written();
        }
        for entry in entries {
            match &entry.event {
                Event::DeviceAssigned { board, .. }
                | Event::OwnBoardAssigned { board, .. }
                | Event::Blind { board, what: BlindEvent::Arranged { .. } }
                | Event::Game { board, what: GameEvent::SetUp(_) } => {
                    if let Some(cycle) = &self.cycle {
                        self.tables.arrange_board(cycle.hall(), *board);
                    }
                }
                Event::Game { board, what } => self.game_effects(*board, what, entry),
                // The game that a decision had annulled is at its board again.
                Event::OffBoard { incident, what: GameEvent::PutBack { .. } } => {
                    if let Some(cycle) = &self.cycle {
                        let hall = cycle.hall();
                        let of = hall.incidents.get(incident).and_then(|one| one.game);
                        let back = of.filter(|no| hall.is_on_board(*no));
                        if let Some(one) = back.and_then(|no| hall.games.get(&no)) {
                            self.tables.arrange_board(hall, one.board);
                        }
                    }
                }
                Event::Founded { .. }
                | Event::CompetitionChanged { .. }
                | Event::AppealsProvided { .. }
                | Event::Evidence { .. }
                | Event::Proposed { .. }
                | Event::Answered { .. }
                | Event::Blind { .. }
                | Event::OffBoard { .. }
                | Event::Dispute { .. }
                | Event::Time { .. } => {}
                // Boards may have come here, or gone.
                Event::Stations { .. } => {
                    if let Some(cycle) = &self.cycle {
                        self.tables.arrange(cycle.hall());
                    }
                    self.look_at_line();
                }
                Event::Contest { what: ContestEvent::Undone { act } } => {
                    if let Some(cycle) = &self.cycle {
                        self.tables.arrange_undone(cycle.hall(), *act);
                    }
                }
                Event::Contest { .. } => {}
                Event::Adjournment { what } => {
                    if let (AdjournmentEvent::Resumed { board, .. }, Some(cycle)) =
                        (what, &self.cycle)
                    {
                        self.tables.arrange_resumed(cycle.hall(), *board);
                    }
                }
            }
        }
        if let Some(cycle) = &self.cycle {
            self.alarms.recorded(cycle.hall(), entries, cycle.keeper().now());
        }
        self.broadcast();
    }

    fn game_effects(&mut self, board: BoardNo, what: &GameEvent, entry: &Entry) {
        let Some(cycle) = &self.cycle else { return };
        let hall = cycle.hall().clone();
        let Some(game) = hall.game(board) else { return };
        let from_outside = match what {
            // The boards of a blind match do not make the moves of the record.
            GameEvent::MovePlayed { source, .. } => {
                let by_board = matches!(source, Source::Board | Source::Found | Source::Kept);
                !by_board || hall.blind(board).is_some()
            }
            GameEvent::Started => hall.blind(board).is_some(),
            GameEvent::TakenBack { .. }
            | GameEvent::MoveCorrected { .. }
            | GameEvent::MissingAnswered { .. }
            | GameEvent::Ended(_)
            | GameEvent::PutBack { .. }
            | GameEvent::Reopened { .. } => true,
            _ => false,
        };
        if from_outside {
            let asked = self.tables.follow(board, game, &hall, entry.at);
            self.obey(asked);
        }
        if matches!(what, GameEvent::ClockPressed { .. }) && entry.who.role == Role::Arbiter {
            // The press completes the move that a board without a clock of its own seems to show.
            let asked = self.tables.confirm(board, &hall, entry.at);
            self.obey(asked);
        }
        let corrected = matches!(
            what,
            GameEvent::ClockCorrected { .. }
                | GameEvent::CorrectionUndone { .. }
                | GameEvent::PutBack { .. }
        );
        if corrected && game.setup.timing == Timing::Device {
            self.tables.set_clock(board, game, entry.at);
        }
    }
}

/// The board whose game the command may end.
fn may_end(hall: &Hall, command: &Command) -> Option<BoardNo> {
    match command {
        Command::Game { board, what: GameCommand::End(_) } => Some(*board),
        Command::Dispute {
            what:
                DisputeCommand::Accept { no, .. }
                | DisputeCommand::DecideOtherwise { no, .. }
                | DisputeCommand::DecideAppeal { no, .. },
        } => {
            let game = hall.incidents.get(no)?.game?;
            hall.games.get(&game).filter(|_| hall.is_on_board(game)).map(|one| one.board)
        }
        Command::Dispute { what: DisputeCommand::Rule { board, .. } } => *board,
        Command::Dispute { what: DisputeCommand::RuleInGame { game, .. } } => {
            hall.games.get(game).filter(|_| hall.is_on_board(*game)).map(|one| one.board)
        }
        _ => None,
    }
}
