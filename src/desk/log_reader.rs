//! The journal as lines for people: each names moves as the score has them, and says what is wrong
//! with its row.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::choices;
use crate::contest_lines;
use crate::entries::{Reach, entry_at, reach};
use crate::library::Reader;
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_core::blind::event::Event as BlindEvent;
use jadoube_core::competition::command::Command as ContestCommand;
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::event::Event as ContestEvent;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::TeamNo;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::{Assignment, Competition};
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::games::HallGame;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::station::StationId;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::dispute::change;
use jadoube_i18n::event::line_after;
use jadoube_i18n::{adjournment, appeal, blind, chess};
use jadoube_journal::arrival::ArrivedRow;
use jadoube_journal::chain::{BrokenRow, row_or_head};
use jadoube_journal::row::Row;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::state::{DamageKind, Game};
use jadoube_laws::ids::{BoardNo, GameNo, Role, Who};
use jadoube_laws::laws::kind::Supervision;
use jadoube_message::line::on_one_line;

/// A row of the journal as it is shown: what this program does not understand of it stays open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LogRow {
    /// Its number.
    pub seq: u64,
    /// The letter of the station in whose strand it stands, where there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub station: Option<String>,
    /// The moment on the competition's time line.
    pub at: Moment,
    /// The wall time with its zone.
    pub wall: String,
    /// The person or device that caused it.
    pub who: Who,
    /// What happened; none where it is not understood.
    pub event: Option<Event>,
    /// The same in words.
    pub text: String,
    /// What speaks against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doubt: Option<String>,
}

/// The journal of a file, which makes this state, line by line; of one board, where one is asked for.
pub fn log<'a>(
    words: &'a Catalogue,
    (file, made): (&'a Reader, &Hall),
    board: Option<BoardNo>,
) -> impl Iterator<Item = LogRow> + use<'a> {
    let (broken, hall) = (file.broken(), file.beginning());
    let certain = certain_plies(made);
    let mut reader = LogReader { broken, board, hall, certain, ..LogReader::default() };
    file.rows().filter_map(move |row| reader.row(words, &row))
}

/// How many plies are certain of each game of which moves may be among rows that are lost.
fn certain_plies(made: &Hall) -> BTreeMap<GameNo, Ply> {
    let sound = |one: &HallGame| {
        let damage = one.game.damage.filter(|damage| damage.kind == DamageKind::RowsLost)?;
        Some(damage.sound.unwrap_or_default())
    };
    made.games.iter().filter_map(|(no, one)| Some((*no, sound(one)?))).collect()
}

/// Reads a journal line by line, and follows it.
#[derive(Debug, Default)]
pub struct LogReader {
    hall: Hall,
    /// The first row that does not stand.
    broken: Option<BrokenRow>,
    /// The first row that is not understood, of those on which all may rest that follows.
    unknown: Option<u64>,
    /// The same for each game.
    unknown_in: BTreeMap<GameNo, u64>,
    /// Only what belongs to this board is wanted.
    board: Option<BoardNo>,
    /// The games that were at it.
    games: BTreeSet<GameNo>,
    /// Of each game of which moves may be among rows that are lost: how many plies are certain.
    certain: BTreeMap<GameNo, Ply>,
}

impl LogReader {
    /// One that goes on behind a state.
    pub(crate) fn behind(hall: Hall) -> Self {
        Self { hall, ..Self::default() }
    }

    /// What an entry says, without its time and author; what does not fit its game is marked.
    #[must_use]
    pub fn line(&mut self, words: &Catalogue, entry: &Entry) -> String {
        let text = self.text(words, entry);
        match self.misfit(words, entry) {
            Some(doubt) => marked(&text, &doubt),
            None => text,
        }
    }

    /// A row as it is shown; nothing, where it does not belong to the board that is asked for.
    fn row(&mut self, words: &Catalogue, one: &ArrivedRow) -> Option<LogRow> {
        let row = &one.row;
        let behind = self.broken.filter(|broken| broken.seq <= row.seq);
        let entry = entry_at(one);
        let (text, misfit) = match &entry {
            Some(entry) => (self.text(words, entry), self.misfit(words, entry)),
            None => {
                self.take_unknown(row);
                (words.say("desk-log-unknown"), None)
            }
        };
        if let (Some(board), Some(entry)) = (self.board, &entry)
            && !self.is_of(board, &entry.event)
        {
            return None;
        }
        let unknown = || self.behind_unknown(words, entry.as_ref()?);
        let damaged = || match behind? {
            broken if broken.seq == row.seq => Some(words.tell(&broken)),
            broken => {
                let row = [("row", row_or_head(broken.seq).into())];
                Some(words.say_with("desk-log-behind-broken", &row))
            }
        };
        let doubt = misfit.or_else(unknown).or_else(damaged);
        let doubt = doubt.or_else(|| self.behind_lost_rows(words, entry.as_ref()?));
        let Row { seq, at, wall, who, .. } = row.clone();
        let letter = one.station.and_then(|key| self.hall.stations.letter(StationId(key)));
        let station = letter.map(|letter| letter.to_string());
        Some(LogRow {
            seq,
            station,
            at,
            wall,
            who,
            event: entry.map(|entry| entry.event),
            text,
            doubt,
        })
    }

    fn take_unknown(&mut self, row: &Row) {
        match reach(&self.hall, row) {
            Reach::Game(no) => {
                self.unknown_in.entry(no).or_insert(row.seq);
            }
            Reach::None => {}
            Reach::All => {
                self.unknown.get_or_insert(row.seq);
            }
        }
    }

    /// That an entry may rest on one that is not understood.
    fn behind_unknown(&self, words: &Catalogue, entry: &Entry) -> Option<String> {
        let of_game = self.hall.game_about(&entry.event).and_then(|no| self.unknown_in.get(&no));
        let row = of_game.copied().into_iter().chain(self.unknown).min()?;
        Some(words.say_with("desk-log-behind-unknown", &[("row", row.to_string().into())]))
    }

    /// That moves may be missing in its game before an entry.
    fn behind_lost_rows(&self, words: &Catalogue, entry: &Entry) -> Option<String> {
        let no = self.hall.game_about(&entry.event)?;
        let certain = self.certain.get(&no)?;
        let is_behind = self.hall.games.get(&no)?.game.ply() > *certain;
        is_behind.then(|| words.say("desk-log-not-certain"))
    }

    /// Whether something belongs to a board: it happened there, or it is about a game that was there,
    /// wherever that is now.
    fn is_of(&mut self, board: BoardNo, event: &Event) -> bool {
        self.games.extend(self.hall.at_board.get(&board));
        let there = || match event {
            Event::Dispute { what } => {
                self.hall.incidents.get(&what.incident()).and_then(|incident| incident.board)
            }
            _ => event.board(),
        };
        match self.hall.game_about(event) {
            Some(game) => self.games.contains(&game),
            None => there() == Some(board),
        }
    }

    /// That an entry stands in a record that is not in force, does not fit the game that it is about, or comes
    /// behind one that does not.
    fn misfit(&self, words: &Catalogue, entry: &Entry) -> Option<String> {
        if entry.place.is_some_and(|place| !self.hall.is_part(&entry.event, place)) {
            return Some(words.say("desk-log-aside"));
        }
        let no = self.hall.game_about(&entry.event)?;
        let damage = self.hall.games.get(&no)?.game.damage?;
        // Behind lost rows all that is there fits.
        let damage = Some(damage).filter(|damage| !damage.is_of_lost_rows())?;
        if damage.seq == entry.number() {
            return Some(words.say("desk-log-misfit"));
        }
        let row = [("row", damage.seq.to_string().into())];
        Some(words.say_with("desk-log-behind-misfit", &row))
    }

    /// What it says, on one line whatever stands in it.
    fn text(&mut self, words: &Catalogue, entry: &Entry) -> String {
        on_one_line(&self.told(words, entry)).into_owned()
    }

    fn told(&mut self, words: &Catalogue, entry: &Entry) -> String {
        // Whose entry was undone is known until then.
        if let Event::Contest { what: what @ ContestEvent::Undone { .. } } = &entry.event {
            let undone = contest_lines::contest(words, &self.hall.contest, what);
            self.hall.apply(&entry.event, entry.origin());
            return undone;
        }
        self.hall.apply(&entry.event, entry.origin());
        self.told_after(words, entry)
    }

    /// What an entry says that is part of the state.
    fn told_after(&self, words: &Catalogue, entry: &Entry) -> String {
        match &entry.event {
            Event::Founded { competition } => words.say_with(
                "desk-founded",
                &[
                    ("name", (&competition.name).into()),
                    ("edition", laws_of(words, competition).into()),
                ],
            ),
            Event::CompetitionChanged { competition, reason } => words.say_with(
                "desk-changed",
                &[
                    ("name", (&competition.name).into()),
                    ("edition", laws_of(words, competition).into()),
                    ("reason", reason.into()),
                ],
            ),
            Event::Game { board, what } => {
                let text = line_after(words, self.hall.game(*board).map(AsRef::as_ref), what);
                words.say_with("desk-at-board", &[("board", board.0.into()), ("text", text.into())])
            }
            Event::OffBoard { incident, what } => {
                let of = self.hall.incidents.get(incident);
                let game = of.and_then(|of| self.hall.game_of_incident(of)).map(|one| &*one.game);
                let text = line_after(words, game, what);
                let args = [("no", (*incident).into()), ("text", text.into())];
                words.say_with("desk-in-game-of-incident", &args)
            }
            Event::Blind { board, what } => {
                let text = self.blind_line(words, *board, what);
                words.say_with("desk-at-board", &[("board", board.0.into()), ("text", text.into())])
            }
            Event::AppealsProvided { provisions } => {
                let name = appeal::regulations(words, &provisions.regulations);
                let members: Vec<String> = provisions
                    .members
                    .iter()
                    .map(|member| format!("{} ({})", member.name, words.tell(&member.seat)))
                    .collect();
                let args = [("regulations", name.into()), ("members", members.join(", ").into())];
                words.say_with("desk-appeals-provided", &args)
            }
            Event::Contest { what } => contest_lines::contest(words, &self.hall.contest, what),
            Event::Evidence { what } => words.tell(what),
            Event::Stations { what } => words.tell(what),
            Event::Proposed { command, .. } => asked(words, &self.hall.contest, command),
            Event::Answered { refusal, .. } => answered(words, refusal.as_deref()),
            Event::Dispute { what } => {
                change::line(words, what, self.hall.incidents.get(&what.incident()), entry.at)
            }
            Event::Adjournment { what } => {
                let position = what.sealed_in().and_then(|(no, of)| self.hall.position_of(no, of));
                adjournment::line(words, what, position)
            }
            Event::Time { what } => words.tell(what),
            Event::DeviceAssigned { board, device } => assigned(words, *board, device.as_ref()),
            Event::OwnBoardAssigned { board, side, device } => {
                let side = ("side", chess::side(words, *side).into());
                let board = ("board", board.0.into());
                match device {
                    Some(device) => {
                        let port = ("port", device.port.to_string().into());
                        words.say_with("desk-own-board-assigned", &[board, side, port])
                    }
                    None => words.say_with("desk-own-board-removed", &[board, side]),
                }
            }
        }
    }

    /// What happened in a blind match, behind the number of the move that it is about.
    fn blind_line(&self, words: &Catalogue, board: BoardNo, what: &BlindEvent) -> String {
        let game = self.hall.game(board).map(AsRef::as_ref);
        let line = blind::line(words, what, game);
        let numbering =
            game.map_or(Numbering::USUAL, |game: &Game| Numbering::from_start(&game.start));
        match what.ply() {
            Some(ply) if !matches!(what, BlindEvent::CompareCalled { .. }) => {
                format!("{} {line}", numbering.sign(Ply(ply.0.saturating_add(1))).trim_end())
            }
            _ => line,
        }
    }
}

fn assigned(words: &Catalogue, board: BoardNo, device: Option<&Assignment>) -> String {
    let board = ("board", board.0.into());
    match device {
        Some(device) => {
            let port = ("port", device.port.to_string().into());
            words.say_with("desk-device-assigned", &[board, port])
        }
        None => words.say_with("desk-device-removed", &[board]),
    }
}

fn asked(words: &Catalogue, contest: &Contest, command: &Command) -> String {
    words.say_with("desk-proposed", &[("what", proposed(words, contest, command).into())])
}

fn answered(words: &Catalogue, refusal: Option<&str>) -> String {
    match refusal {
        None => words.say("desk-carried-out"),
        Some(why) => words.say_with("desk-turned-down", &[("why", why.into())]),
    }
}

/// What was asked of another station, as far as it is said in a few words.
#[must_use]
pub fn proposed(words: &Catalogue, contest: &Contest, command: &Command) -> String {
    match command {
        Command::Contest { what: ContestCommand::EnterResult { board, result, .. } } => {
            let result = words.tell(result);
            let args = [("board", board.0.into()), ("result", result.into())];
            words.say_with("desk-proposed-result", &args)
        }
        Command::Contest { what } => asked_of_players(words, contest, what)
            .unwrap_or_else(|| words.say("desk-proposed-other")),
        Command::Game { board, .. } | Command::Blind { board, .. } => {
            words.say_with("desk-proposed-at-board", &[("board", board.0.into())])
        }
        _ => words.say("desk-proposed-other"),
    }
}

/// What was asked of the chief about players or pairings.
fn asked_of_players(words: &Catalogue, contest: &Contest, what: &ContestCommand) -> Option<String> {
    let player = |no: &EntrantNo| contest.entrants.get(no).map(|one| one.entrant.name.as_str());
    let team = |no: &TeamNo| contest.teams.get(no).map(|one| one.team.name.as_str());
    let list = |names: Vec<&str>| names.join(", ");
    let (id, names, round) = match what {
        ContestCommand::Enter { entrants } => {
            let names = entrants.iter().map(|one| one.name.as_str());
            ("desk-proposed-entry", list(names.collect()), None)
        }
        ContestCommand::EnterTeams { teams } => {
            let names = teams.iter().map(|one| one.name.as_str());
            ("desk-proposed-entry", list(names.collect()), None)
        }
        ContestCommand::Amend { entrant, .. } => {
            ("desk-proposed-correction", entrant.name.clone(), None)
        }
        ContestCommand::Leave { no, from, .. } => {
            ("desk-proposed-withdrawal", list(player(no).into_iter().collect()), Some(from))
        }
        ContestCommand::LeaveTogether { nos, from, .. } => {
            ("desk-proposed-withdrawal", list(nos.iter().filter_map(player).collect()), Some(from))
        }
        ContestCommand::LeaveTeam { no, from, .. } => {
            ("desk-proposed-withdrawal", list(team(no).into_iter().collect()), Some(from))
        }
        ContestCommand::Return { no, from, .. } => {
            ("desk-proposed-return", list(player(no).into_iter().collect()), Some(from))
        }
        ContestCommand::ReturnTeam { no, from, .. } => {
            ("desk-proposed-return", list(team(no).into_iter().collect()), Some(from))
        }
        ContestCommand::NoteAbsent { no, round } => {
            ("desk-proposed-absence", list(player(no).into_iter().collect()), Some(round))
        }
        ContestCommand::NoteAbsences { nos, round } => {
            ("desk-proposed-absence", list(nos.iter().filter_map(player).collect()), Some(round))
        }
        ContestCommand::NotePresent { no, round } => {
            ("desk-proposed-presence", list(player(no).into_iter().collect()), Some(round))
        }
        ContestCommand::GrantBye { no, round, .. } => {
            ("desk-proposed-bye", list(player(no).into_iter().collect()), Some(round))
        }
        ContestCommand::Draft { round, .. } | ContestCommand::DraftMatches { round, .. } => {
            let round = ("round", u16::from(*round).into());
            return Some(words.say_with("desk-proposed-pairings", &[round]));
        }
        _ => return None,
    };
    let names = ("names", names.into());
    Some(match round {
        Some(round) => words.say_with(id, &[names, ("round", u16::from(*round).into())]),
        None => words.say_with(id, &[names]),
    })
}

/// A line with what speaks against it.
fn marked(text: &str, doubt: &str) -> String {
    format!("{text} ⚠ {doubt}")
}

/// `2023`, with the name of the competition's own rules and with its supervision where it has them.
#[must_use]
pub fn laws_of(words: &Catalogue, competition: &Competition) -> String {
    let overlay = choices::in_force(competition).ok().and_then(|one| one.overlay.clone());
    let supervision = competition.supervision.map(|supervision| {
        words.say(match supervision {
            Supervision::Adequate => "desk-supervised",
            Supervision::Lacking => "desk-unsupervised",
        })
    });
    let parts = [Some(competition.edition.clone()), overlay, supervision];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// An entry as a line of the printed log: number, wall time, author, text.
#[must_use]
pub fn entry_line(words: &Catalogue, entry: &Entry, text: &str) -> String {
    printed(words, (&entry.seq.to_string(), &entry.wall, &entry.who), text)
}

impl LogRow {
    /// The row as a line of the printed log.
    #[must_use]
    pub fn line(&self, words: &Catalogue) -> String {
        let text = self.doubt.as_deref().map(|doubt| marked(&self.text, doubt));
        let no = match &self.station {
            Some(letter) => format!("{letter}-{}", self.seq),
            None => self.seq.to_string(),
        };
        printed(words, (&no, &self.wall, &self.who), text.as_ref().unwrap_or(&self.text))
    }
}

fn printed(words: &Catalogue, (seq, wall, who): (&str, &str, &Who), text: &str) -> String {
    let role = match who.role {
        Role::ChiefArbiter => words.say("desk-role-chief-arbiter"),
        Role::Arbiter => words.say("desk-role-arbiter"),
        Role::Device => words.say("desk-role-device"),
        Role::Program => words.say("desk-role-program"),
    };
    // 2026-11-21T14:03:07.123+01:00[Europe/Skopje]: day and time are what a reader looks for.
    let wall = wall.get(..19).unwrap_or(wall).replace('T', " ");
    let (wall, station) = (on_one_line(&wall).into_owned(), on_one_line(&who.station));
    format!("{seq:>5}  {wall}  {station:<10} {role:<10} {text}")
}
