//! What happens at a station without a window: what one picture of the desk shows that the one before did
//! not.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use serde::Serialize;

use crate::notices;
use crate::tables::{TableLine, TableWatch};
use jadoube_core::hall::event::Entry;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_desk::exchange::LineState;
use jadoube_desk::log_lines::notice;
use jadoube_desk::snapshot::Snapshot;
use jadoube_desk::stations_line::{Door, EventServer, JoinStep, ServerState};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::timing;
use jadoube_laws::ids::{BoardNo, CommandKey};

/// Something that has happened.
#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(super) enum Happening {
    /// Other stations reach the server there; nowhere, if it serves no more.
    Served { addresses: Vec<String>, code: Option<String> },
    /// Who carries the event, or would.
    Servers { servers: Vec<ServerLine> },
    /// An invitation.
    Invitation { code: String, minutes: u64 },
    /// Somebody waits at the door.
    Knock { station: String, name: String, number: String, role: String },
    /// The laptop that invites was not reached so far.
    Reaching { why: String },
    /// The laptop that invites shows this number, too.
    Compare { number: String },
    /// This laptop was not let in.
    TurnedAway { why: String },
    /// It was let in, and its file could not be made.
    NotJoined,
    /// An event is open.
    Open { file: PathBuf, station: Option<String> },
    /// The line stands, or does not.
    Line { up: bool, why: Option<String> },
    /// Who keeps what.
    Stations { stations: Vec<StationLine> },
    /// Another station has recorded something.
    Entry { entry: Arc<Entry> },
    /// What this station has asked of another waits, or was turned down.
    Proposal { key: CommandKey, station: String, own: bool, refused: Option<String> },
    /// It waits no more: it was carried out.
    CarriedOut { key: CommandKey },
    /// Two records differ: so many are to be settled.
    Differences { open: Vec<DifferenceLine> },
    /// At these boards it is asked how lost time counts: at none, once all is answered.
    LostTime {
        open: Vec<LostTimeLine>,
        /// The same for people, where it was not told when the file was opened.
        #[serde(skip)]
        told: Option<String>,
    },
    /// What is the matter at a table.
    Table(TableLine),
    /// The desk says something.
    Notice { text: String },
}

/// What is asked at a board about lost time.
#[derive(Debug, Serialize)]
pub(super) struct LostTimeLine {
    board: u16,
    /// How many interruptions it is about: an answer for so many is refused where there was another one.
    gaps: usize,
    question: String,
}

/// A station.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct StationLine {
    letter: String,
    name: String,
    station: StationId,
    role: String,
    own: bool,
    chief: bool,
    dismissed: bool,
    boards: Vec<u16>,
    given: Vec<Post>,
}

/// A server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct ServerLine {
    station: String,
    addresses: Vec<String>,
    state: ServerState,
}

/// A difference.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct DifferenceLine {
    post: Post,
    station: String,
    instead: String,
    entries: u64,
}

/// What was seen so far.
#[derive(Debug, Default)]
pub(super) struct LastLook {
    path: Option<PathBuf>,
    door: Arc<Door>,
    line: LineState,
    stations: Vec<StationLine>,
    entries: usize,
    known: Option<usize>,
    proposals: BTreeMap<CommandKey, bool>,
    differences: Vec<DifferenceLine>,
    /// At which boards it is asked about how many interruptions; none before the first look.
    lost_time: Option<Vec<(BoardNo, usize)>>,
    tables: TableWatch,
    notice: u64,
}

impl LastLook {
    /// Nothing is told so far of a file with so many entries, or of one that is still to come.
    pub(super) fn from(known: Option<usize>) -> Self {
        Self { known, ..Self::default() }
    }

    /// What has happened since.
    pub(super) fn look(&mut self, snap: &Snapshot, words: &Catalogue) -> Vec<Happening> {
        let mut all = Vec::new();
        if self.path != snap.path {
            self.path.clone_from(&snap.path);
            self.entries = self.known.take().unwrap_or_else(|| snap.history.len());
            let station = snap.hall.own.map(|StationId(own)| own.to_string());
            all.extend(snap.path.clone().map(|file| Happening::Open { file, station }));
        }
        let was_let_in = self.door.joining.is_some() && snap.door.joining.is_none();
        self.door(snap, words, &mut all);
        let line = snap.stations.as_ref().map_or(LineState::None, |all| all.line.clone());
        // Nothing is known before it was tried.
        if self.line != line && line != LineState::Connecting {
            let why = match &line {
                LineState::Down(why) => Some(words.tell(why)),
                LineState::None | LineState::Connecting | LineState::Up => None,
            };
            all.push(Happening::Line { up: line == LineState::Up, why });
            self.line = line;
        }
        self.record(snap, words, &mut all);
        self.lost_time(snap, words, &mut all);
        all.extend(self.tables.news(snap, words).into_iter().map(Happening::Table));
        for told in snap.notices.iter().filter(|told| told.number > self.notice) {
            all.push(Happening::Notice { text: notice(words, &told.what) });
        }
        all.extend((was_let_in && snap.path.is_none()).then_some(Happening::NotJoined));
        self.notice = snap.notices.iter().map(|one| one.number).fold(self.notice, u64::max);
        all
    }

    fn door(&mut self, snap: &Snapshot, words: &Catalogue, all: &mut Vec<Happening>) {
        let (before, now) = (Arc::clone(&self.door), &snap.door);
        if before == *now {
            return;
        }
        if before.served != now.served || before.renewal != now.renewal {
            let (addresses, code) = (now.served.clone(), now.renewal.clone());
            all.push(Happening::Served { addresses, code });
        }
        if before.servers != now.servers {
            let line = |one: &EventServer| ServerLine {
                station: snap.hall.stations.name(StationId(one.station)),
                addresses: one.addresses.clone(),
                state: one.state,
            };
            all.push(Happening::Servers { servers: now.servers.iter().map(line).collect() });
        }
        if let Some(made) = now.invitation.as_ref().filter(|_| before.invitation != now.invitation)
        {
            let minutes = made.left().as_secs().div_ceil(60);
            all.push(Happening::Invitation { code: made.code.clone(), minutes });
        }
        for one in now.waiting.iter().filter(|one| !before.waiting.contains(one)) {
            all.push(Happening::Knock {
                station: one.station.to_string(),
                name: one.name.clone(),
                number: one.number.clone(),
                role: words.tell(&one.who.role),
            });
        }
        if let Some(joining) = now.joining.as_ref().filter(|_| before.joining != now.joining) {
            all.extend(match &joining.step {
                JoinStep::Reaching(None) => None,
                JoinStep::Reaching(Some(why)) => Some(Happening::Reaching { why: words.tell(why) }),
                JoinStep::Compare { number } => Some(Happening::Compare { number: number.clone() }),
                JoinStep::TurnedAway(why) => Some(Happening::TurnedAway { why: words.tell(why) }),
            });
        }
        self.door = Arc::clone(now);
    }

    /// Where it is asked how lost time counts.
    fn lost_time(&mut self, snap: &Snapshot, words: &Catalogue, all: &mut Vec<Happening>) {
        let asked = notices::lost_time_asked(snap);
        let before = self.lost_time.replace(asked.clone());
        let is_first = before.is_none();
        if before.unwrap_or_default() == asked {
            return;
        }
        let mut open = Vec::new();
        for (board, game) in snap.hall.on_own_boards() {
            let Some(question) = &game.lost_time else { continue };
            let gaps = question.gaps.len();
            let question = timing::question(words, question, (&game.clock, snap.now()));
            open.push(LostTimeLine { board: board.0, gaps, question });
        }
        let told = notices::lost_time_open(snap, words).filter(|_| !is_first);
        all.push(Happening::LostTime { open, told });
    }

    /// What is recorded of stations, and by others.
    fn record(&mut self, snap: &Snapshot, words: &Catalogue, all: &mut Vec<Happening>) {
        let hall = &snap.hall;
        let name = |station: StationId| hall.stations.name(station);
        let stations: Vec<StationLine> = snap
            .stations
            .iter()
            .flat_map(|all| &all.stations)
            .map(|one| StationLine {
                letter: one.letter.to_string(),
                name: one.name.clone(),
                station: one.id,
                role: words.tell(&one.role),
                own: one.own,
                chief: one.chief,
                dismissed: one.dismissed,
                boards: one.boards.iter().map(|board| board.0).collect(),
                given: one.given.clone(),
            })
            .collect();
        if self.stations != stations {
            self.stations.clone_from(&stations);
            all.push(Happening::Stations { stations });
        }
        for entry in snap.history.since(self.entries) {
            self.entries += 1;
            if entry.place.is_some_and(|place| Some(place.station) != hall.own) {
                all.push(Happening::Entry { entry });
            }
        }
        for (key, one) in &hall.proposals {
            let refused = one.turned_down.as_ref().map(|(_, why)| why.clone());
            if self.proposals.insert(*key, refused.is_some()) != Some(refused.is_some()) {
                let station = name(one.place.station);
                let own = Some(one.place.station) == hall.own;
                all.push(Happening::Proposal { key: *key, station, own, refused });
            }
        }
        let gone: Vec<CommandKey> = self
            .proposals
            .keys()
            .filter(|key| !hall.proposals.contains_key(key))
            .copied()
            .collect();
        for key in gone {
            self.proposals.remove(&key);
            all.push(Happening::CarriedOut { key });
        }
        let open = hall.stations.open_differences().map(|one| DifferenceLine {
            post: one.post,
            station: name(one.epoch.of),
            instead: name(one.instead),
            entries: one.aside.count,
        });
        let open: Vec<DifferenceLine> = open.collect();
        if self.differences != open {
            self.differences.clone_from(&open);
            all.push(Happening::Differences { open });
        }
    }
}

impl Happening {
    /// As a line for people; what others record is not told one by one.
    pub(super) fn plain(&self, words: &Catalogue) -> Option<String> {
        let say = |id: &str| words.say(id);
        let with =
            |id: &str, name: &'static str, value: &str| words.say_with(id, &[(name, value.into())]);
        Some(match self {
            Self::Served { addresses, .. } if addresses.is_empty() => say("cli-line-not-served"),
            Self::Served { addresses, code } => {
                let code = code.as_deref().unwrap_or_default();
                let args = [("addresses", addresses.join(", ").into()), ("code", code.into())];
                words.say_with("cli-line-served", &args)
            }
            Self::Servers { servers } if servers.len() < 2 => return None,
            Self::Servers { servers } => {
                let all = servers.iter().map(|one| one.plain(words)).collect::<Vec<_>>();
                with("cli-line-servers", "servers", &all.join("; "))
            }
            Self::Invitation { code, minutes } => {
                let minutes = i64::try_from(*minutes).unwrap_or(i64::MAX);
                let args = [("code", code.as_str().into()), ("minutes", minutes.into())];
                words.say_with("cli-line-invitation", &args)
            }
            Self::Knock { name, number, role, .. } => {
                let args = [
                    ("name", name.as_str().into()),
                    ("number", number.as_str().into()),
                    ("role", role.as_str().into()),
                ];
                words.say_with("cli-line-knock", &args)
            }
            Self::Compare { number } => with("cli-line-compare", "number", number),
            Self::Reaching { why } | Self::TurnedAway { why } => why.clone(),
            Self::Open { file, .. } => with("cli-line-open", "path", &file.display().to_string()),
            Self::Line { up: true, .. } => say("cli-line-up"),
            Self::Line { why: Some(why), .. } => with("cli-line-down", "why", why),
            Self::Line { .. } => say("cli-line-alone"),
            Self::Proposal { station, refused: None, .. } => {
                with("cli-line-proposal", "station", station)
            }
            Self::Proposal { station, refused: Some(why), .. } => {
                let args = [("station", station.as_str().into()), ("why", why.as_str().into())];
                words.say_with("cli-line-refused", &args)
            }
            Self::Differences { open } => {
                let open = i64::try_from(open.len()).unwrap_or(i64::MAX);
                words.say_with("cli-line-differences", &[("open", open.into())])
            }
            Self::LostTime { told, .. } => return told.clone(),
            Self::Table(line) => line.plain(words),
            Self::Notice { text } => text.clone(),
            Self::NotJoined => say("cli-line-not-joined"),
            Self::Stations { .. } | Self::Entry { .. } | Self::CarriedOut { .. } => return None,
        })
    }
}

impl ServerLine {
    fn plain(&self, words: &Catalogue) -> String {
        let args = [
            ("station", self.station.as_str().into()),
            ("addresses", self.addresses.join(", ").into()),
            ("state", words.tell(&self.state).into()),
        ];
        words.say_with("stations-server", &args)
    }
}
