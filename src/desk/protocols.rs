//! The sheets of an incident and of a round, as PDF.

use crate::timekeeper::wall;
use jadoube_chess::moment::Moment;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_core::disputes::state::Incident;
use jadoube_core::evidence::head::RecordState;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::catalogue::Words;
use jadoube_laws::ids::{GameNo, IncidentNo};
use jadoube_message::Message;
use jadoube_reports::document::Document;
use jadoube_reports::layout::PrintFault;
use jadoube_reports::pdf::render;
use jadoube_reports::protocol::{self, About, IncidentTimes, RoundBoard};

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
        Sheet::Incident(no) => {
            let incident = hall.incidents.get(&no)?;
            let (opened, decided) = (hall.opened.get(&no), hall.decided.get(&no));
            let times = IncidentTimes { opened: opened.copied(), decided: decided.copied() };
            Some(protocol::incident(words, &about, (incident, times)))
        }
        Sheet::Round(round) => {
            let of_round = hall.games.iter().filter(|(_, one)| one.game.setup.round == round);
            let mut games: Vec<RoundBoard<'_>> = of_round
                .map(|(no, one)| RoundBoard {
                    board: one.board,
                    game: &one.game,
                    adjournments: adjournments_of(hall, *no),
                    incidents: incidents_of(hall, *no),
                })
                .collect();
            games.sort_by_key(|one| one.board);
            let any = !games.is_empty();
            any.then(|| protocol::round(words, &about, (round, &games), at))
        }
    }
}

fn adjournments_of(hall: &Hall, no: GameNo) -> Vec<&Adjournment> {
    hall.adjournments.values().map(AsRef::as_ref).filter(|one| one.game == no).collect()
}

fn incidents_of(hall: &Hall, no: GameNo) -> Vec<&Incident> {
    hall.incidents.values().filter(|one| one.game == Some(no)).collect()
}
