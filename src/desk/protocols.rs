//! The sheets of an incident and of a round, as PDF.

use crate::timekeeper::wall;
use jadoube_chess::moment::Moment;
use jadoube_core::evidence::head::RecordState;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::catalogue::Words;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_message::Message;
use jadoube_reports::document::Document;
use jadoube_reports::layout::PrintFault;
use jadoube_reports::pdf::render;
use jadoube_reports::protocol::{self, About};

/// Which sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sheet {
    /// That of an incident.
    Incident(IncidentNo),
    /// That of a round.
    Round(u16),
}

impl Sheet {
    /// What its file is called, behind the name of the competition.
    #[must_use]
    pub fn file_name(self) -> String {
        match self {
            Self::Incident(no) => format!("incident-{no}.pdf"),
            Self::Round(round) => format!("round-{round}.pdf"),
        }
    }
}

/// Why a sheet was not made.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "protocol", error)]
pub enum ProtocolFault {
    /// There is no such incident, or no game of that round.
    Nothing,
    /// It could not be laid out.
    #[message(transparent, from)]
    Print(PrintFault),
}

/// The file of a sheet.
///
/// # Errors
/// [`ProtocolFault`]
pub fn pdf(
    words: &Words,
    (hall, record): (&Hall, Option<RecordState>),
    sheet: Sheet,
    at: Moment,
) -> Result<Vec<u8>, ProtocolFault> {
    let document = document(words, (hall, record), sheet, at).ok_or(ProtocolFault::Nothing)?;
    Ok(render(&document)?)
}

/// What stands on a sheet; none where there is no such incident, or no game of that round.
#[must_use]
pub fn document(
    words: &Words,
    (hall, record): (&Hall, Option<RecordState>),
    sheet: Sheet,
    at: Moment,
) -> Option<Document> {
    let printed = wall();
    let about = About { competition: hall.competition.as_ref(), record, printed: &printed };
    match sheet {
        Sheet::Incident(no) => Some(protocol::incident(words, &about, hall.incidents.get(&no)?)),
        Sheet::Round(round) => {
            let mut games: Vec<(BoardNo, &Game)> = hall
                .every_game()
                .filter(|(_, game)| game.setup.round == round)
                .map(|(board, game)| (board, &**game))
                .collect();
            games.sort_by_key(|(board, _)| *board);
            let any = !games.is_empty();
            any.then(|| protocol::round(words, &about, (round, &games), at))
        }
    }
}
