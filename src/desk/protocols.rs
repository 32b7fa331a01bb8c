//! The sheets of an incident, of an appeal, of a round and of a blind match, and the papers of an
//! event, as PDF.

use std::fmt;
use std::sync::Arc;

use crate::choices;
use crate::contest_lines;
use crate::event_export::Incomplete;
use crate::preferences;
use crate::timekeeper::wall_now;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_competition::tournament::Date;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_core::competition::event::Event as Note;
use jadoube_core::competition::regulations::Regulations;
use jadoube_core::competition::tournament::{Games, StandingView};
use jadoube_core::disputes::state::Incident;
use jadoube_core::evidence::head::RecordState;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::games::HallGame;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::adjournment::date_time;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::regulations::{changes, numbering};
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use jadoube_laws::wall::Wall;
use jadoube_message::Message;
use jadoube_reports::appeal::appeal;
use jadoube_reports::blind_match::blind_match;
use jadoube_reports::competition::EventPaper;
use jadoube_reports::document::Document;
use jadoube_reports::incident::{self, IncidentTimes};
use jadoube_reports::layout::PrintFault;
use jadoube_reports::pdf::render;
use jadoube_reports::protocol::{self, About, RoundBoard};
use jadoube_reports::right_of_appeal::Appeals;

/// Which sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sheet {
    /// That of an incident.
    Incident(IncidentNo),
    /// That of an appeal against its decision; the form for one, where none is recorded.
    Appeal(IncidentNo),
    /// That of a round.
    Round(u16),
    /// That of the blind match of a game.
    BlindMatch(GameNo),
    /// The pairings of a round.
    Pairings(u8),
    /// Its results.
    Results(u8),
    /// Who played how against whom.
    CrossTable,
    /// All who have entered.
    Players,
    /// A card for every board of a round.
    BoardCards(u8),
    /// Two scoresheets for every board of a round.
    Scoresheets(u8),
    /// The standing after a round; after the last one, where none is said.
    Standings(Option<u8>),
    /// The standing as a page shows it: after which round, by which games, and of which of the event's
    /// categories, from 0.
    StandingsOf(Option<u8>, Games, u16),
    /// What the chief arbiter signs after a round.
    RoundProtocol(u8),
    /// A form for each line-up of a round, where teams play.
    LineUpForms(u8),
    /// The protocol of each match of a round.
    MatchProtocols(u8),
    /// Where the clocks of a round are checked.
    ClockSheet(u8),
    /// What must be at the boards, to be ticked off.
    Equipment,
    /// The chief arbiter's report.
    Report,
    /// Who gets which prize.
    Prizes,
    /// The certificates of a title result of the player with this number.
    Norms(u16),
}

impl Sheet {
    /// What its file is called, behind the name of the competition.
    #[must_use]
    pub fn file_name(self) -> String {
        match self {
            Self::Incident(no) => format!("incident-{no}.pdf"),
            Self::Appeal(no) => format!("incident-{no}-appeal.pdf"),
            Self::Round(round) => format!("round-{round}.pdf"),
            Self::BlindMatch(no) => format!("announcements-{no}.pdf"),
            Self::Pairings(round) => format!("pairings-{round}.pdf"),
            Self::Results(round) => format!("results-{round}.pdf"),
            Self::CrossTable => "cross-table.pdf".to_owned(),
            Self::Players => "players.pdf".to_owned(),
            Self::BoardCards(round) => format!("round-{round}-cards.pdf"),
            Self::Scoresheets(round) => format!("scoresheets-{round}.pdf"),
            Self::Standings(Some(round)) => format!("standings-{round}.pdf"),
            Self::Standings(None) => "standings.pdf".to_owned(),
            Self::StandingsOf(round, games, category) => {
                let round = round.map(|round| format!("-{round}")).unwrap_or_default();
                let games = if games == Games::All { "-all-games" } else { "" };
                let category =
                    if category > 0 { format!("-category-{category}") } else { String::new() };
                format!("standings{round}{games}{category}.pdf")
            }
            Self::RoundProtocol(round) => format!("round-{round}-protocol.pdf"),
            Self::LineUpForms(round) => format!("round-{round}-line-ups.pdf"),
            Self::MatchProtocols(round) => format!("round-{round}-matches.pdf"),
            Self::ClockSheet(round) => format!("round-{round}-clocks.pdf"),
            Self::Equipment => "equipment.pdf".to_owned(),
            Self::Report => "report.pdf".to_owned(),
            Self::Prizes => "prizes.pdf".to_owned(),
            Self::Norms(number) => format!("norms-{number}.pdf"),
        }
    }

    /// That of the last blind match at a board, or of the last one there in a round.
    #[must_use]
    pub fn of_blind_match(hall: &Hall, board: BoardNo, round: Option<u16>) -> Option<Self> {
        let found = hall.games.iter().rfind(|(_, one)| {
            let in_round = round.is_none_or(|round| one.game.setup.round == round);
            one.board == board && one.blind.arranged().is_some() && in_round
        });
        found.map(|(no, _)| Self::BlindMatch(*no))
    }
}

/// What sheets are made of.
#[derive(Clone, Copy)]
pub struct SheetSource<'a> {
    /// The state.
    pub hall: &'a Hall,
    /// Where the record has come to.
    pub record: Option<RecordState>,
    /// As of which earlier time the state is; none, where it is that of now.
    pub as_of: Option<Wall>,
    /// Why the state is not all that was recorded, if it is not: every sheet says so.
    pub incomplete: Option<Incomplete>,
    /// All that was recorded in a game and in its blind match, oldest first.
    pub of_game: &'a dyn Fn(GameNo) -> Vec<Arc<Entry>>,
    /// All that was recorded of an incident, oldest first.
    pub of_incident: &'a dyn Fn(IncidentNo) -> Vec<Arc<Entry>>,
    /// All that was recorded of the event, oldest first.
    pub of_contest: &'a dyn Fn() -> Vec<Arc<Entry>>,
}

impl fmt::Debug for SheetSource<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SheetSource").field("record", &self.record).finish_non_exhaustive()
    }
}

/// Why a sheet was not made.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "protocol", error)]
pub enum ProtocolFault {
    /// There is no such incident or no decision of it, no game of that round, no blind match at that
    /// board, no event, or no such round of it.
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
    words: &Catalogue,
    source: SheetSource<'_>,
    sheet: Sheet,
    at: Moment,
) -> Result<Vec<u8>, ProtocolFault> {
    let document = document(words, source, sheet, at).ok_or(ProtocolFault::Nothing)?;
    Ok(render(&document)?)
}

/// What stands on a sheet; none where there is nothing that it could be about.
#[must_use]
pub fn document(
    words: &Catalogue,
    source: SheetSource<'_>,
    sheet: Sheet,
    at: Moment,
) -> Option<Document> {
    let mut document = whole(words, source, sheet, at)?;
    if let Some(why) = source.incomplete {
        document.warn(&why.told(words));
    }
    Some(document)
}

/// The same, where nothing is missing.
fn whole(words: &Catalogue, source: SheetSource<'_>, sheet: Sheet, at: Moment) -> Option<Document> {
    let SheetSource { hall, record, as_of, of_game, of_incident, of_contest, .. } = source;
    let printed = wall_now();
    let own = preferences::station();
    let here = if hall.stations.is_begun() { "" } else { own.as_str() };
    let about = About { competition: hall.competition.as_ref(), record, printed, as_of, here };
    let event = || EventPaper::new(words, &about, hall);
    match sheet {
        Sheet::Incident(no) => {
            let incident = hall.incidents.get(&no)?;
            let undone = !incident.earlier.is_empty();
            let times = times_of(hall, no, if undone { of_incident(no) } else { Vec::new() });
            let restarted = restarted(incident, of_game);
            let times = IncidentTimes { restarted, ..times };
            Some(incident::incident(words, &about, appeals(hall)?, (incident, &times)))
        }
        Sheet::Appeal(no) => {
            let times = times_of(hall, no, of_incident(no));
            appeal(words, &about, appeals(hall)?, (hall.incidents.get(&no)?, &times))
        }
        Sheet::Round(round) => {
            let of_round = hall.games.iter().filter(|(no, one)| {
                one.game.setup.round == round && hall.annulled_by(**no).is_none()
            });
            let mut games: Vec<RoundBoard<'_>> =
                of_round.map(|(no, one)| of_board(hall, *no, one)).collect();
            games.sort_by_key(|one| one.board);
            let any = !games.is_empty();
            any.then(|| protocol::round(words, &about, (round, &games), at))
        }
        Sheet::BlindMatch(no) => {
            let one = hall.games.get(&no)?;
            let blind = one.blind.arranged()?;
            let (game, entries) = (of_board(hall, no, one), of_game(no));
            let entries = entries.iter().map(AsRef::as_ref);
            Some(blind_match(words, &about, (&game, &blind.arrangement), entries))
        }
        Sheet::Pairings(round) => event()?.pairings(round),
        Sheet::Results(round) => event()?.results(round),
        Sheet::CrossTable => Some(event()?.cross_table()),
        Sheet::Players => Some(event()?.player_list()),
        Sheet::BoardCards(round) => event()?.board_cards(round),
        Sheet::Scoresheets(round) => event()?.scoresheets(round),
        Sheet::Standings(after) => {
            event()?.standings(&StandingView { after, ..StandingView::default() })
        }
        Sheet::StandingsOf(after, games, category) => {
            let date = hall.competition.as_ref().and_then(|one| Date::read(&one.date));
            let categories = hall.contest.categories(date.map_or(0, |date| date.year));
            let only = categories.into_iter().nth(usize::from(category))?;
            event()?.standings(&StandingView { after, games, only })
        }
        Sheet::RoundProtocol(round) => event()?.protocol(round),
        Sheet::LineUpForms(round) => event()?.line_up_forms(round),
        Sheet::MatchProtocols(round) => event()?.match_protocols(round),
        Sheet::ClockSheet(round) => event()?.clock_sheet(round, at, of_game),
        Sheet::Equipment => event()?.equipment(),
        Sheet::Prizes => event()?.prize_list(),
        Sheet::Norms(number) => event()?.norm_forms(number),
        Sheet::Report => Some(event()?.report(acts(words, (hall, &about), &of_contest()))),
    }
}

/// What appeals rest on in a competition.
fn appeals(hall: &Hall) -> Option<Appeals<'_>> {
    let competition = hall.competition.as_ref()?;
    let edition = choices::in_force(competition).unwrap_or_else(|_| choices::newest());
    Some(Appeals { hall, book: choices::rulebook(hall, edition) })
}

/// When an incident was opened and decided, and what of it was recorded when.
fn times_of(hall: &Hall, no: IncidentNo, entries: Vec<Arc<Entry>>) -> IncidentTimes {
    let of_entry = |entry: Arc<Entry>| Some((entry.at, entry.wall.parse().ok()?));
    let recorded = entries.into_iter().filter_map(of_entry).collect();
    let (opened, decided) = (hall.opened.get(&no), hall.decided.get(&no));
    let (opened, decided) = (opened.copied(), decided.copied());
    IncidentTimes { recorded, opened, decided, restarted: None }
}

/// When a clock of the game of an incident was started once that was decided, and whose.
fn restarted(
    incident: &Incident,
    of_game: &dyn Fn(GameNo) -> Vec<Arc<Entry>>,
) -> Option<(Wall, Side)> {
    let decided = incident.decision.as_ref()?.at;
    let mut later = of_game(incident.game?).into_iter().filter(|entry| decided <= entry.at);
    later.find_map(|entry| match &entry.event {
        Event::Game { what: GameEvent::ClockStarted { side }, .. }
        | Event::OffBoard { what: GameEvent::ClockStarted { side }, .. } => {
            Some((entry.wall.parse().ok()?, *side))
        }
        _ => None,
    })
}

/// What was decided about the event besides results and what every event has: when, what, and where it
/// was entered.
fn acts(
    words: &Catalogue,
    (hall, about): (&Hall, &About<'_>),
    entries: &[Arc<Entry>],
) -> Vec<(String, String)> {
    let mut before: Option<&Regulations> = None;
    let of = |entry| {
        let entry: &Arc<Entry> = entry;
        let Event::Contest { what } = &entry.event else { return None };
        let is_act = matches!(
            what,
            Note::Started { .. }
                | Note::RegulationsChanged { .. }
                | Note::Numbered { .. }
                | Note::PhaseBegun { .. }
                | Note::GroupsDrawn { .. }
                | Note::GroupFilled { .. }
                | Note::Left { .. }
                | Note::TeamsNumbered { .. }
                | Note::TeamLeft { .. }
                | Note::Returned { .. }
                | Note::TeamReturned { .. }
                | Note::MatchDrawn { .. }
                | Note::SeveralLeft { .. }
                | Note::AbsencesNoted { .. }
                | Note::AbsenceNoted { .. }
                | Note::PairingsChanged { .. }
                | Note::Undone { .. }
        );
        // A line-up is a decision where it needed a reason.
        let is_late = matches!(what, Note::LineUpHandedIn { reason, .. } if !reason.is_empty());
        let is_act = is_act || is_late;
        let mut text = contest_lines::contest(words, &hall.contest, what);
        match what {
            Note::Numbered { order, how, .. } => {
                let how = numbering(words, hall.contest.handling(), how);
                let names = order
                    .iter()
                    .zip(1..)
                    .map(|(no, number): (_, u16)| format!("{number} {}", hall.contest.name(*no)));
                let names = names.collect::<Vec<_>>().join("; ");
                let args = [("how", how.into()), ("names", names.into())];
                text = words.say_with("protocol-numbers-given", &args);
            }
            Note::Started { regulations } => before = Some(regulations),
            Note::RegulationsChanged { regulations, .. } => {
                let was = before.replace(regulations);
                let now = was.map(|before| changes(words, before, regulations).join("; "));
                text = [Some(text), now].into_iter().flatten().collect::<Vec<_>>().join(". ");
            }
            _ => {}
        }
        let at = entry.wall.parse::<Wall>();
        let at = at.map_or_else(|_| entry.wall.clone(), |at| date_time(words, at));
        let station = about.recorded_at(words, &entry.who.station);
        is_act.then(|| (at, format!("{text} · {station}")))
    };
    entries.iter().filter_map(of).collect()
}

/// Whether an entry is about the event.
#[must_use]
pub const fn is_of_contest(entry: &Entry) -> bool {
    matches!(entry.event, Event::Contest { .. })
}

/// Whether an entry is about an incident.
#[must_use]
pub fn is_of_incident(entry: &Entry, no: IncidentNo) -> bool {
    matches!(&entry.event, Event::Dispute { what } if what.incident() == no)
}

/// A game with its adjournments and incidents.
fn of_board<'a>(hall: &'a Hall, no: GameNo, one: &'a HallGame) -> RoundBoard<'a> {
    RoundBoard {
        board: one.board,
        game: &one.game,
        corrected: hall.corrected(no),
        adjournments: adjournments_of(hall, no),
        incidents: incidents_of(hall, no),
    }
}

fn adjournments_of(hall: &Hall, no: GameNo) -> Vec<&Adjournment> {
    hall.adjournments.values().map(AsRef::as_ref).filter(|one| one.game == no).collect()
}

fn incidents_of(hall: &Hall, no: GameNo) -> Vec<&Incident> {
    hall.incidents.values().filter(|one| one.game == Some(no)).collect()
}
