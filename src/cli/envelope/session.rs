//! A file that is worked on, what was recorded since, and the state that is shown.

use std::path::Path;

use crate::caveat::Caveat;
use crate::exit::Exit;
use crate::work::Work;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::Side;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::guide::GuideInput;
use jadoube_core::adjournment::guide::advice::{Guide, guide};
use jadoube_core::adjournment::refusal::Refusal;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_core::evidence::head::RecordState;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Event;
use jadoube_core::hall::state::Hall;
use jadoube_desk::log_lines::fault;
use jadoube_desk::sealing::now;
use jadoube_desk::{choices, library};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::wall::Wall;

/// The state that is shown.
pub(super) struct Picture {
    pub(super) hall: Hall,
    pub(super) edition: &'static Edition,
    pub(super) record: Option<RecordState>,
    /// The moment that is now, where the clock of a player runs whom nobody sees.
    now: Moment,
    words: Catalogue,
    caveat: Caveat,
}

impl Picture {
    /// The state of a file that is only looked at.
    pub(super) fn read(file: &Path, words: &Catalogue) -> Result<Self, Exit> {
        let record = library::read(file).map_err(|why| Exit::unusable(fault(words, &why)))?;
        if let Some(why) = record.trouble.as_ref().filter(|why| why.is_of_newer_program()) {
            return Err(Exit::refused(fault(words, why)));
        }
        let caveat = Caveat::of(&record, words);
        let edition = record.hall.competition.as_ref();
        let edition = edition.and_then(|one| choices::in_force(one).ok());
        let edition = edition.unwrap_or_else(choices::newest);
        // Of a damaged file the last of all entries may not be in the state.
        let last = record.last_wall.and_then(|wall| wall.parse().ok());
        let now = moment_of(now(), record.hall.last, last);
        Ok(Self {
            hall: record.hall,
            edition,
            record: Some(record.record),
            now,
            words: words.clone(),
            caveat,
        })
    }

    /// Prints a text that was made from it for people, below what is to be known of the file.
    pub(super) fn print(self, text: &str) -> Exit {
        let line = self.caveat.line().map_or_else(String::new, |line| line + "\n");
        self.ended(Exit::print(&(line + text)))
    }

    /// How a command ends that has shown something of it.
    pub(super) fn ended(self, shown: Exit) -> Exit {
        self.caveat.ended(shown)
    }

    /// An envelope.
    pub(super) fn one(&self, no: EnvelopeNo) -> Result<&Adjournment, Exit> {
        let found = self.hall.adjournments.get(&no);
        found
            .map(AsRef::as_ref)
            .ok_or_else(|| Exit::unusable(self.words.tell(&Refusal::NoSuchEnvelope(no))))
    }

    /// Its game; none, if another has come to its board.
    pub(super) fn game(&self, of: &Adjournment) -> Option<&Game> {
        self.hall.game_of(of.no)
    }

    /// What comes next for it. The clock of a player who has not come runs on without a word in the
    /// journal; any other is told as the last entry left it.
    pub(super) fn guide(&self, of: &Adjournment) -> Guide {
        let awaits = Side::BOTH.into_iter().any(|side| of.is_awaited(side));
        let at = if awaits { self.now } else { self.hall.last };
        let (game, edition) = (self.game(of), self.edition);
        let incidents = &self.hall.open_incidents_of(of);
        guide(&GuideInput { adjournment: of, game, incidents, edition, at, now: now() })
    }
}

/// The moment of a file that is now, by when its last entry was written; that of the entry, where
/// this cannot be told or the clock was set back since.
fn moment_of(now: Wall, last: Moment, written: Option<Wall>) -> Moment {
    let since = written.map_or(Millis::ZERO, |written| now.since(written));
    last + since.max(Millis::ZERO)
}

impl Work<'_> {
    /// The state now.
    pub(super) fn picture(&self) -> Picture {
        let snap = self.desk.snapshot();
        let (hall, edition, record) = (snap.hall.clone(), snap.edition, snap.record);
        let (now, words, caveat) = (snap.keeper.now(), self.words.clone(), Caveat::default());
        Picture { hall, edition, record, now, words, caveat }
    }

    /// Asks something about an adjournment.
    pub(crate) fn adjourn(&self, what: Ask) -> Result<(), Exit> {
        self.ask(Command::Adjournment { what })
    }

    /// What was recorded since, as the journal has it.
    pub(super) fn recorded(&self) -> Vec<String> {
        self.since(|event| matches!(event, Event::Adjournment { .. } | Event::Game { .. }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::position::Position;
    use jadoube_chess::side::BySide;
    use jadoube_core::adjournment::envelope::{Appointment, EnvelopeFront, SealedMove};
    use jadoube_core::adjournment::event::AdjournmentReason;
    use jadoube_core::adjournment::guide::notes::Note;
    use jadoube_core::hall::competition::Competition;
    use jadoube_desk::desk::Desk;
    use jadoube_desk::inbox::Request;
    use jadoube_i18n::lang::Lang;
    use jadoube_laws::game::command::Command as GameCommand;
    use jadoube_laws::game::event::Setup;
    use jadoube_laws::ids::BoardNo;

    #[test]
    fn the_moment_goes_on_with_the_clock_on_the_wall_but_never_back() {
        let wall = |text: &str| text.parse::<Wall>().ok();
        let now = wall("2026-11-22T15:30:00+01:00").unwrap();
        for (written, moment) in [
            (wall("2026-11-22T15:20:00+01:00"), 601_000),
            (wall("2026-11-22T14:20:00Z"), 601_000),
            (wall("2026-11-22T15:40:00+01:00"), 1_000),
            (None, 1_000),
        ] {
            assert_eq!(moment_of(now, Moment(1_000), written), Moment(moment), "{written:?}");
        }
    }

    #[test]
    fn the_clock_of_an_absent_player_is_told_as_it_is_now() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("hall.jadoube");
        let desk = Desk::start("test", Box::new(|| {})).unwrap();
        let competition = Competition::new("Cup", "2005");
        desk.ask(Request::New(file.clone(), competition)).wait().unwrap();
        let (board, no) = (BoardNo(1), EnvelopeNo(1));
        let setup = Setup::new("20".parse().unwrap());
        desk.command(Command::SetUpGame { board, setup }).wait().unwrap();
        desk.command(Command::Game { board, what: GameCommand::Start }).wait().unwrap();
        let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::default());
        let at = now().plus(-Millis::from_mins(10));
        let due = Appointment { at, place: String::new(), session: None };
        for what in [
            Ask::Begin { board, why, assistants },
            Ask::Seal { no, what: SealedMove::Paper },
            Ask::Enclose { no, whose: Side::White },
            Ask::Enclose { no, whose: Side::Black },
            Ask::Close { no },
            Ask::StopClock { no },
            Ask::WriteFront {
                no,
                front: Box::new(EnvelopeFront {
                    resumption: Some(due),
                    ..EnvelopeFront::default()
                }),
            },
            Ask::Resume { no, board, at },
            Ask::SetUp { no, placement: Some(Position::start().placement()), times: None },
            Ask::NoteAbsent { no, side: Side::Black, at },
            Ask::StartClock { no },
        ] {
            desk.command(Command::Adjournment { what }).wait().unwrap();
        }
        drop(desk);
        let words = Catalogue::new(Lang::En);
        let Ok(read) = Picture::read(&file, &words) else { panic!("not read") };
        let left = |picture: &Picture| {
            let notes = picture.guide(&picture.hall.adjournments[&no]).notes;
            notes.into_iter().find_map(|note| match note {
                Note::FlagBeforeLimit { left, .. } => Some(left),
                _ => None,
            })
        };
        assert!(left(&read) > Some(Millis::from_mins(19)), "{:?}", left(&read));
        let later = Picture { now: read.now + Millis::from_mins(5), ..read };
        assert!(left(&later) <= Some(Millis::from_mins(15)), "{:?}", left(&later));
    }
}
