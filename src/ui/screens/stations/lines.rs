//! What is said of a station.

use std::fmt::Write as _;

use crate::scene::Scene;
use crate::widgets::rows::sentence;
use jadoube_chess::moment::Millis;
use jadoube_core::stations::difference::Difference;
use jadoube_core::stations::post::{Epoch, Post};
use jadoube_core::stations::refusal::Refusal;
use jadoube_desk::exchange::LineState;
use jadoube_desk::station_view::StationView;
use jadoube_desk::stations_line::EventServer;
use jadoube_i18n::catalogue::{Arg, Catalogue};
use jadoube_i18n::time;
use jadoube_laws::ids::BoardNo;

/// A station that was not heard for so long is away.
pub(crate) const AWAY: Millis = Millis::from_secs(15);

/// Walls that differ by less are told to be alike.
const ALIKE: Millis = Millis(500);

/// Its letter and its name, for a sentence.
pub(crate) fn named(one: &StationView) -> [(&'static str, Arg<'_>); 2] {
    [("letter", one.letter.to_string().into()), ("name", one.name.as_str().into())]
}

/// Boards in ranges: `1–4, 7`.
pub(crate) fn ranges(boards: &[BoardNo]) -> String {
    let mut sorted: Vec<u16> = boards.iter().map(|board| board.0).collect();
    sorted.sort_unstable();
    sorted.dedup();
    let mut text = String::new();
    let mut rest = sorted.as_slice();
    while let Some((first, _)) = rest.split_first() {
        let run = rest.iter().zip(*first..).take_while(|(board, at)| **board == *at).count();
        if !text.is_empty() {
            text.push_str(", ");
        }
        let last = rest.get(run.saturating_sub(1)).unwrap_or(first);
        let _ = match run {
            1 => write!(text, "{first}"),
            2 => write!(text, "{first}, {last}"),
            _ => write!(text, "{first}–{last}"),
        };
        rest = rest.get(run..).unwrap_or_default();
    }
    text
}

/// Boards as somebody types them: `1-4, 7`. Nothing, where it cannot be read.
pub(crate) fn read_boards(text: &str) -> Option<Vec<BoardNo>> {
    let mut boards = Vec::new();
    for part in text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once(['-', '–', '—']).unwrap_or((part, part));
        let first: u16 = first.trim().parse().ok().filter(|first| *first > 0)?;
        let last: u16 = last.trim().parse().ok().filter(|last| *last >= first)?;
        boards.extend((first..=last).map(BoardNo));
    }
    boards.sort_unstable();
    boards.dedup();
    Some(boards)
}

/// Whether a station takes part and has not been heard for a while.
pub(crate) fn is_away(scene: &Scene<'_>, one: &StationView) -> bool {
    !one.own && !one.dismissed && !is_heard(scene, one)
}

/// Whether it was heard just now: who is not connected hears nobody.
fn is_heard(scene: &Scene<'_>, one: &StationView) -> bool {
    let up = scene.snap.stations.as_ref().is_some_and(|all| all.line == LineState::Up);
    up && one.heard.is_some_and(|heard| scene.now.since(heard) <= AWAY)
}

/// Since when it is away, or that it is there.
pub(crate) fn heard(scene: &Scene<'_>, one: &StationView) -> String {
    if one.own {
        return scene.say("stations-this-one");
    }
    let Some(heard) = one.heard else { return scene.say("stations-heard-never") };
    if is_heard(scene, one) {
        return scene.say("stations-there");
    }
    // Each second it would be another name to be read.
    let away = time::in_minutes(scene.words, scene.now.since(heard));
    scene.say_with("stations-away", &[("time", away.into())])
}

/// What it is there for and what it keeps.
pub(crate) fn keeps(scene: &Scene<'_>, one: &StationView) -> String {
    sentence(&[&scene.words.tell(&one.role), &posts(scene, one, &boards(scene, one))])
}

/// What it keeps, with these words for its boards.
fn posts(scene: &Scene<'_>, one: &StationView, boards: &str) -> String {
    let chief = said_if(scene, one.chief, "stations-is-chief");
    let dismissed = said_if(scene, one.dismissed, "stations-is-dismissed");
    sentence(&[boards, &chief, &not_taken(scene, one), &dismissed])
}

/// What was handed to it and waits: nobody records there meanwhile.
fn not_taken(scene: &Scene<'_>, one: &StationView) -> String {
    if one.given.is_empty() {
        return String::new();
    }
    scene.say_with("stations-not-taken", &[("posts", given(scene, &one.given).into())])
}

/// A text where something is so, else nothing.
fn said_if(scene: &Scene<'_>, is_so: bool, id: &str) -> String {
    if is_so { scene.say(id) } else { String::new() }
}

fn boards(scene: &Scene<'_>, one: &StationView) -> String {
    if one.boards.is_empty() {
        return scene.say("stations-no-boards");
    }
    let boards = [("boards", ranges(&one.boards).into()), ("count", one.boards.len().into())];
    scene.say_with("stations-boards", &boards)
}

/// How far it has come.
fn behind(scene: &Scene<'_>, one: &StationView) -> String {
    match one.behind {
        _ if one.own => String::new(),
        None => scene.say("stations-behind-unknown"),
        Some(0) => scene.say("stations-behind-none"),
        Some(rows) => scene.say_with("stations-behind", &[("rows", count(rows))]),
    }
}

/// A count that may be long.
fn count(rows: u64) -> Arg<'static> {
    i64::try_from(rows).unwrap_or(i64::MAX).into()
}

/// How the clock on its wall differs.
fn clock(scene: &Scene<'_>, one: &StationView) -> Option<String> {
    let ahead = one.ahead.filter(|_| !one.own)?;
    let size = if ahead < Millis::ZERO { -ahead } else { ahead };
    if size < ALIKE {
        return Some(scene.say("stations-clock-alike"));
    }
    let id = if ahead < Millis::ZERO { "stations-clock-behind" } else { "stations-clock-ahead" };
    Some(scene.say_with(id, &[("time", time::brief(scene.words, size).into())]))
}

/// What was handed to it and not taken yet.
pub(crate) fn given(scene: &Scene<'_>, posts: &[Post]) -> String {
    posts_told(scene.words, posts)
}

/// The chief's place and boards in ranges.
pub(crate) fn posts_told(words: &Catalogue, posts: &[Post]) -> String {
    let boards: Vec<BoardNo> = posts.iter().filter_map(|post| post.board()).collect();
    let chief = match posts.contains(&Post::Chief) {
        true => words.say("stations-post-chief"),
        false => String::new(),
    };
    sentence(&[&chief, &boards_told(words, &boards)])
}

/// Boards in ranges, with the word for them; nothing where there are none.
pub(crate) fn boards_told(words: &Catalogue, boards: &[BoardNo]) -> String {
    if boards.is_empty() {
        return String::new();
    }
    let args = [("boards", ranges(boards).into()), ("count", boards.len().into())];
    words.say_with("stations-boards-only", &args)
}

/// The server that it carries, or offers, and how it is with that; nothing where the chief's is the only one.
fn server<'a>(scene: &Scene<'a>, one: &StationView) -> Option<&'a EventServer> {
    let servers = &scene.snap.door.servers;
    let told = |shown: &&EventServer| servers.len() > 1 || shown.state.is_of_hall();
    servers.iter().filter(told).find(|shown| shown.station == one.id.0)
}

/// The same in a few words.
pub(super) fn serves(scene: &Scene<'_>, one: &StationView) -> String {
    let state = server(scene, one).map(|shown| scene.words.tell(&shown.state));
    let said = |state: String| scene.say_with("stations-serves", &[("state", state.into())]);
    state.map(said).unwrap_or_default()
}

/// That there are two records under its key; nothing where there is one.
pub(super) fn twice(scene: &Scene<'_>, one: &StationView) -> String {
    let row = one.written_twice.map(|row| [("row", row.to_string().into())]);
    row.map(|row| scene.say_with("stations-twice", &row)).unwrap_or_default()
}

/// All of it in one sentence.
pub(super) fn spoken(scene: &Scene<'_>, one: &StationView) -> String {
    let name = scene.say_with("stations-row-spoken", &named(one));
    let newer = said_if(scene, one.newer, "stations-newer");
    let (keeps, serves) = (keeps(scene, one), serves(scene, one));
    let twice = twice(scene, one);
    let parts = [name, twice, keeps, serves, heard(scene, one), behind(scene, one), newer];
    sentence(&parts.each_ref().map(String::as_str))
}

/// All of it, one below the other.
pub(super) fn facts(scene: &Scene<'_>, one: &StationView) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut add = |id: &str, text: String| {
        if !text.is_empty() {
            found.push((scene.say(id), text));
        }
    };
    if one.written_twice.is_some() {
        add(
            "stations-fact-twice",
            sentence(&[&twice(scene, one), &scene.say("stations-twice-what")]),
        );
    }
    add("stations-fact-role", scene.words.tell(&one.role));
    // That it keeps them stands before them here.
    let kept = match one.boards.is_empty() {
        true => scene.say("stations-no-boards"),
        false => boards_told(scene.words, &one.boards),
    };
    add("stations-fact-keeps", posts(scene, one, &kept));
    if let Some(shown) = server(scene, one) {
        let state = scene.words.tell(&shown.state);
        add("stations-fact-server", sentence(&[&state, &shown.addresses.join(", ")]));
    }
    add("stations-fact-heard", heard(scene, one));
    add("stations-fact-rows", scene.say_with("stations-rows", &[("rows", count(one.rows))]));
    if one.waiting > 0 {
        let rows = [("rows", count(one.waiting))];
        add("stations-fact-waiting", scene.say_with("stations-rows-waiting", &rows));
    }
    add("stations-fact-behind", behind(scene, one));
    add("stations-fact-clock", clock(scene, one).unwrap_or_default());
    if one.newer {
        add("stations-fact-newer", scene.say("stations-newer"));
    }
    add("stations-fact-key", one.id.0.fingerprint());
    found
}

/// Why this station does not settle what lies at a post: another one keeps it.
pub(super) fn kept_elsewhere(scene: &Scene<'_>, post: Post) -> Option<String> {
    let (stations, own) = (&scene.snap.hall.stations, scene.snap.hall.own?);
    let home = stations.keeper(post).filter(|home| *home != own)?;
    let why = Refusal::KeptElsewhere { post, home: stations.name(home) };
    Some(scene.words.tell(&why))
}

/// A difference that waits for an arbiter.
pub(super) fn difference<'a>(
    scene: &Scene<'a>,
    post: Post,
    epoch: Epoch,
) -> Option<Difference<'a>> {
    let mut open = scene.snap.hall.stations.open_differences();
    open.find(|one| (one.post, one.epoch) == (post, epoch))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_read_as_they_are_written() {
        let boards = |all: &[u16]| all.iter().copied().map(BoardNo).collect::<Vec<_>>();
        assert_eq!(ranges(&boards(&[4, 1, 2, 3, 7, 9, 10])), "1–4, 7, 9, 10");
        assert_eq!(read_boards("1–4, 7; 9 - 10"), Some(boards(&[1, 2, 3, 4, 7, 9, 10])));
        assert_eq!(read_boards(""), Some(Vec::new()));
        for wrong in ["4-1", "0", "a", "1--4", "70000"] {
            assert_eq!(read_boards(wrong), None, "{wrong}");
        }
    }
}
