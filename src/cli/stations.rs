//! `jadoube stations`: who keeps an event, what each keeps, how far each has come in this file, whether
//! what it signed stands, and which differences of two records wait for an arbiter; whether files agree.
//! What the station of a file is asked to do is in `acts`.

mod acts;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde_json::json;

use crate::args::StationsArgs;
use crate::exit::Exit;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_desk::comparing::{Lack, compare};
use jadoube_desk::evidence::{Examination, examine};
use jadoube_desk::library::{self, Record};
use jadoube_desk::log_lines::fault;
use jadoube_desk::preferences;
use jadoube_desk::refusals::{RefusedLine, TurnedDownLine, refused, turned_down};
use jadoube_desk::station::Station;
use jadoube_desk::station_view::StationView;
use jadoube_desk::takeovers::{TakeOverLine, takeovers};
use jadoube_i18n::catalogue::{Arg, Catalogue};
use jadoube_line::memory;

#[derive(Serialize)]
struct StationsAnswer {
    several: bool,
    sound: bool,
    stations: Vec<StationLine>,
    /// Who carries the event, as this computer heard last.
    servers: Vec<ServerLine>,
    proposals: usize,
    differences: Vec<DifferenceLine>,
    /// What was taken over from stations that did not answer, the latest first.
    taken_over: Vec<TakenOverLine>,
    /// What was tried and refused, the latest first; then what one station asked of another and was turned down.
    refused: Vec<AttemptLine>,
    trouble: Option<String>,
}

#[derive(Serialize)]
struct StationLine {
    letter: String,
    name: String,
    key: String,
    role: String,
    chief: bool,
    own: bool,
    dismissed: bool,
    boards: Vec<u16>,
    given: Vec<String>,
    /// The highest terms of its boards, each with the board.
    epochs: Vec<(u16, u32)>,
    rows: u64,
    waiting: u64,
    sound: bool,
    written_twice: bool,
    /// The row that it has recorded twice.
    twice_row: Option<u64>,
}

#[derive(Serialize)]
struct ServerLine {
    station: String,
    addresses: Vec<SocketAddr>,
}

#[derive(Serialize)]
struct TakenOverLine {
    time: String,
    by: String,
    from: String,
    posts: String,
    reason: String,
}

#[derive(Serialize)]
struct AttemptLine {
    time: String,
    by: String,
    what: String,
    /// Who asked for what was turned down, at that time, and why it was.
    #[serde(flatten)]
    answer: Option<NegativeAnswer>,
}

#[derive(Serialize)]
struct NegativeAnswer {
    from: String,
    reason: String,
}

impl From<RefusedLine> for AttemptLine {
    fn from(RefusedLine { when: time, by, what }: RefusedLine) -> Self {
        Self { time, by, what, answer: None }
    }
}

impl From<TurnedDownLine> for AttemptLine {
    fn from(TurnedDownLine { when: time, from, by, what, reason }: TurnedDownLine) -> Self {
        Self { time, by, what, answer: Some(NegativeAnswer { from, reason }) }
    }
}

#[derive(Serialize)]
struct DifferenceLine {
    post: String,
    station: String,
    instead: String,
    entries: u64,
    settled: bool,
}

/// Says it, or does what is asked: 0 when all strands stand and files agree, as far as each has come, 1 when
/// one does not or it is refused, 2 when nothing can be read.
#[must_use]
pub fn run(args: &StationsArgs, words: &Catalogue) -> Exit {
    match (&args.files[..], &args.what) {
        ([file], None) => show(file, args.json, words),
        ([file], Some(what)) => acts::run(file, what, (args.json, words)),
        (files, None) => compared(files, args.json, words),
        (_, Some(_)) => Exit::unusable(words.say("cli-stations-one-file")),
    }
}

/// Whether files agree.
fn compared(files: &[PathBuf], json: bool, words: &Catalogue) -> Exit {
    let found = match compare(files) {
        Ok(found) => found,
        Err(error) => return Exit::unusable(fault(words, &error)),
    };
    let (apart, behind): (Vec<&Lack>, Vec<&Lack>) =
        found.lacks.iter().partition(|lack| lack.is_mutual);
    let disagreements = found.disagreements.iter().map(|one| words.tell(one));
    let findings: Vec<String> =
        disagreements.chain(apart.into_iter().map(|one| lacked(words, one))).collect();
    let behind: Vec<String> = behind.into_iter().map(|one| lacked(words, one)).collect();
    let agrees = found.agrees();
    let printed = if json {
        let told = json!({
            "agree": agrees,
            "files": files.len(),
            "findings": findings,
            "behind": behind,
        });
        Exit::print(&format!("{told}\n"))
    } else {
        let count = || [("files", files.len().into())];
        let head = match (agrees, behind.is_empty()) {
            (true, true) => words.say_with("cli-stations-agree", &count()),
            (true, false) => words.say_with("cli-stations-agree-so-far", &count()),
            (false, _) => {
                words.say_with("cli-stations-disagree", &[("findings", findings.len().into())])
            }
        };
        let all: Vec<String> = [head].into_iter().chain(findings).chain(behind).collect();
        Exit::print(&(all.join("\n") + "\n"))
    };
    if agrees { printed } else { Exit::Refused }
}

/// Which rows a file lacks.
fn lacked(words: &Catalogue, lack: &Lack) -> String {
    let args = [
        ("path", lack.path.display().to_string().into()),
        ("other", lack.other.display().to_string().into()),
        ("station", lack.station.as_str().into()),
        ("rows", lack.rows.into_arg()),
    ];
    words.say_with("cli-stations-lacks", &args)
}

fn show(file: &Path, json: bool, words: &Catalogue) -> Exit {
    let read = library::read(file).and_then(|read| Ok((read, examine(file)?)));
    let (read, examined) = match read {
        Ok(read) => read,
        Err(error) => return Exit::unusable(fault(words, &error)),
    };
    let hall = &read.hall;
    let stations = StationView::all(hall);
    let lines: Vec<StationLine> = stations
        .iter()
        .map(|one| {
            let epoch = |board| hall.stations.home(Post::Board(board)).map(|home| home.epoch.no);
            let epochs = one.boards.iter().filter_map(|board| Some((board.0, epoch(*board)?)));
            line(words, one, epochs.collect(), &examined)
        })
        .collect();
    let differences: Vec<DifferenceLine> = hall
        .stations
        .differences()
        .map(|one| DifferenceLine {
            post: words.tell(&one.post),
            station: hall.stations.name(one.epoch.of),
            instead: hall.stations.name(one.instead),
            entries: one.aside.count,
            settled: one.settled.is_some(),
        })
        .collect();
    let taken_over = |TakeOverLine { when: time, by, from, posts, reason }| TakenOverLine {
        time,
        by,
        from,
        posts,
        reason,
    };
    let attempts = refused(words, hall).into_iter().map(AttemptLine::from);
    let asked = turned_down(words, hall).into_iter().map(AttemptLine::from);
    let trouble =
        examined.verdict.trouble.as_ref().or(read.trouble.as_ref()).map(|it| fault(words, it));
    let answer = StationsAnswer {
        several: hall.stations.is_begun() || !examined.verdict.strands.is_empty(),
        sound: trouble.is_none() && lines.iter().all(|one| one.sound && !one.written_twice),
        stations: lines,
        servers: servers(&read),
        proposals: hall.waiting_proposals().count(),
        differences,
        taken_over: takeovers(words, hall).into_iter().map(taken_over).collect(),
        refused: attempts.chain(asked).collect(),
        trouble,
    };
    let text = if json {
        match serde_json::to_string(&answer) {
            Ok(line) => line + "\n",
            Err(error) => return Exit::failed(words, error),
        }
    } else {
        told(words, &answer)
    };
    let printed = Exit::print(&text);
    if answer.sound { printed } else { Exit::Refused }
}

/// Who carries the event. This computer remembers it beside its key; it is not in the file.
fn servers(read: &Record) -> Vec<ServerLine> {
    let own = Station::own(&preferences::station());
    let carriers = memory::carriers(&own, read.record.competition);
    let name = |key| read.hall.stations.name(StationId(key));
    let line = |(key, addresses)| ServerLine { station: name(key), addresses };
    carriers.into_iter().map(line).collect()
}

fn line(
    words: &Catalogue,
    one: &StationView,
    epochs: Vec<(u16, u32)>,
    examined: &Examination,
) -> StationLine {
    let verdict = &examined.verdict;
    let strand = verdict.strands.iter().find(|strand| strand.key == one.id.0);
    let (rows, waiting, sound, fork) = match strand {
        Some(strand) => {
            (strand.head.seq, strand.waiting, strand.broken.is_none(), strand.fork.as_ref())
        }
        None if one.own => (verdict.rows, 0, verdict.broken.is_none(), verdict.own_fork.as_ref()),
        // It has recorded nothing yet.
        None => (0, 0, true, None),
    };
    StationLine {
        letter: one.letter.to_string(),
        name: one.name.clone(),
        key: one.id.0.fingerprint(),
        role: words.tell(&one.role),
        chief: one.chief,
        own: one.own,
        dismissed: one.dismissed,
        boards: one.boards.iter().map(|board| board.0).collect(),
        given: one.given.iter().map(|post| words.tell(post)).collect(),
        epochs,
        rows,
        waiting,
        sound,
        written_twice: fork.is_some(),
        twice_row: fork.map(|fork| fork.head.seq),
    }
}

/// The same for people: a line for each station, then one for each difference.
fn told(words: &Catalogue, answer: &StationsAnswer) -> String {
    if !answer.several {
        return words.say("cli-stations-one") + "\n";
    }
    let mut lines = Vec::new();
    if answer.stations.is_empty() {
        lines.push(words.say("cli-stations-unread"));
    }
    for one in &answer.stations {
        let boards: Vec<String> = one.boards.iter().map(ToString::to_string).collect();
        let boards = if boards.is_empty() { "–".to_owned() } else { boards.join(", ") };
        let args = [
            ("letter", one.letter.as_str().into()),
            ("name", one.name.as_str().into()),
            ("role", one.role.as_str().into()),
            ("boards", boards.into()),
            ("rows", one.rows.to_string().into()),
            ("key", one.key.as_str().into()),
        ];
        let mut text = words.say_with("cli-stations-line", &args);
        let waiting =
            || words.say_with("cli-stations-waiting", &[("rows", one.waiting.into_arg())]);
        let twice = |row: u64| words.say_with("stations-twice", &[("row", row.to_string().into())]);
        let remarks = [
            one.own.then(|| words.say("cli-stations-own")),
            one.chief.then(|| words.say("cli-stations-chief")),
            one.dismissed.then(|| words.say("cli-stations-dismissed")),
            (one.waiting > 0).then(waiting),
            (!one.sound).then(|| words.say("cli-stations-broken")),
            one.twice_row.map(twice),
        ];
        for remark in remarks.into_iter().flatten() {
            text += "; ";
            text += &remark;
        }
        lines.push(text);
    }
    if answer.stations.iter().any(|one| one.written_twice) {
        lines.push(words.say("stations-twice-what"));
    }
    for one in &answer.servers {
        let addresses: Vec<String> = one.addresses.iter().map(ToString::to_string).collect();
        let args =
            [("station", one.station.as_str().into()), ("addresses", addresses.join(", ").into())];
        lines.push(words.say_with("cli-stations-server", &args));
    }
    if answer.proposals > 0 {
        let count = ("count", answer.proposals.into());
        lines.push(words.say_with("cli-stations-proposals", &[count]));
    }
    for one in answer.differences.iter().filter(|one| !one.settled) {
        let args = [
            ("post", one.post.as_str().into()),
            ("station", one.station.as_str().into()),
            ("instead", one.instead.as_str().into()),
            ("entries", one.entries.into_arg()),
        ];
        lines.push(words.say_with("cli-stations-difference", &args));
    }
    lines.extend(acts(words, answer));
    lines.extend(answer.trouble.clone());
    lines.join("\n") + "\n"
}

/// What was taken over, and what was refused.
fn acts(words: &Catalogue, answer: &StationsAnswer) -> Vec<String> {
    let taken = answer.taken_over.iter().map(|one| {
        let args = [
            ("when", one.time.as_str().into()),
            ("by", one.by.as_str().into()),
            ("from", one.from.as_str().into()),
            ("posts", one.posts.as_str().into()),
            ("reason", one.reason.as_str().into()),
        ];
        words.say_with("cli-stations-taken-over", &args)
    });
    let refused = answer.refused.iter().map(|one| match &one.answer {
        Some(NegativeAnswer { from, reason }) => {
            let args = [
                ("by", from.as_str().into()),
                ("home", one.by.as_str().into()),
                ("what", one.what.as_str().into()),
                ("why", reason.as_str().into()),
            ];
            words.say_with("stations-was-turned-down", &args)
        }
        None => {
            let args = [
                ("when", one.time.as_str().into()),
                ("by", one.by.as_str().into()),
                ("what", one.what.as_str().into()),
            ];
            words.say_with("cli-stations-refused", &args)
        }
    });
    taken.chain(refused).collect()
}

/// A count that may be long, as words take it.
trait IntoArg {
    fn into_arg(self) -> Arg<'static>;
}

impl IntoArg for u64 {
    fn into_arg(self) -> Arg<'static> {
        i64::try_from(self).unwrap_or(i64::MAX).into()
    }
}
