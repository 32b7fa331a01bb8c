//! Desks with their threads, and a hub in memory between them that loses, doubles and cuts.

mod anything;
mod refused;
mod together;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use uuid::Uuid;

use super::*;
use crate::comparing::{Disagreement, compare};
use crate::cycle::strands::ExchangeFault;
use crate::desk::Desk;
use crate::evidence::examine;
use crate::inbox::{Answer, Request};
use crate::inlet::Inlet;
use crate::request_error::Trouble;
use crate::snapshot::{NoticeKind, Snapshot};
use crate::station::Station;
use crate::testing::{
    cup, event, first_round, give, play, post, result, set_up, stations, take, take_over,
};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::hall::command::Command;
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::refusal::Refusal as StationsRefusal;
use jadoube_core::stations::station::StationId;
use jadoube_journal::copies;
use jadoube_laws::ids::BoardNo;

/// What lies between the desks.
#[derive(Debug, Default)]
struct Between {
    inlets: Vec<(PublicKey, Inlet)>,
    cut: bool,
    count: usize,
    /// What was recorded, as it goes out.
    recorded: Vec<Vec<u8>>,
    /// Who claimed what first; none where the server does not answer.
    claims: Option<BTreeMap<(Post, u32), PublicKey>>,
}

impl Between {
    fn claim(&mut self, own: PublicKey, number: u64, posts: &[(Post, u32)]) {
        let Some(claims) = &mut self.claims else { return };
        let mut by = None;
        for (post, epoch) in posts {
            let first = *claims.entry((*post, *epoch)).or_insert(own);
            by = by.or((first != own).then_some((*post, first)));
        }
        let (_, inlet) = self.inlets.iter().rfind(|(key, _)| *key == own).unwrap();
        assert!(inlet.put(Incoming::Claimed { number, by }));
    }
}

/// One desk's end of it.
#[derive(Debug)]
struct Line {
    between: Arc<Mutex<Between>>,
    own: PublicKey,
}

impl Exchange for Line {
    fn send(&mut self, outgoing: Outgoing) {
        let mut between = self.between.lock().unwrap();
        between.count += 1;
        if let Outgoing::Recorded(parcel) = &outgoing {
            between.recorded.push(parcel.bytes.clone());
        }
        let (cut, lost, doubled) = (
            between.cut,
            between.count.is_multiple_of(5),
            usize::from(between.count.is_multiple_of(3)),
        );
        let (incoming, only) = match outgoing {
            Outgoing::Recorded(_) if lost => return,
            Outgoing::Recorded(parcel) => (Incoming::Delivery(parcel.bytes), None),
            Outgoing::Answer { to, parcel } => (Incoming::Delivery(parcel.bytes), Some(to)),
            Outgoing::Heads(bytes) => (Incoming::Heads { from: self.own, bytes }, None),
            Outgoing::Claim { number, posts } => return between.claim(self.own, number, &posts),
        };
        for (key, inlet) in between.inlets.iter().filter(|(key, _)| *key != self.own) {
            if !cut && only.is_none_or(|only| only == *key) {
                for _ in 0..=doubled {
                    let _ = inlet.put(incoming.clone());
                }
            }
        }
    }
}

/// A desk, woken for every new picture.
struct Place {
    desk: Desk,
    woken: Receiver<()>,
    /// While somebody holds it, the desk stands still at its next picture.
    gate: Arc<Mutex<()>>,
    key: PublicKey,
    file: PathBuf,
}

impl Place {
    fn start(folder: &TempDir, nth: usize) -> Self {
        let home = folder.path().join(format!("station {nth}"));
        let station = Station::in_folder(&format!("machine {nth}"), &home);
        let key = station.signer().unwrap().unwrap().public();
        let (wake, woken) = channel();
        let gate = Arc::new(Mutex::new(()));
        let held = Arc::clone(&gate);
        let desk = Desk::start(
            station,
            Box::new(move || {
                let _ = wake.send(());
                drop(held.lock());
            }),
        )
        .unwrap();
        Self { desk, woken, gate, key, file: folder.path().join(format!("{nth}.jadoube")) }
    }

    fn join(&self, between: &Arc<Mutex<Between>>) {
        between.lock().unwrap().inlets.push((self.key, self.desk.inlet()));
        let line = Line { between: Arc::clone(between), own: self.key };
        self.desk.exchange(Some(Box::new(line)));
    }

    fn ask(&self, command: Command) -> Answer {
        self.desk.command(command).wait()
    }

    fn must(&self, command: Command) {
        self.ask(command).unwrap();
    }

    /// Waits until the picture shows something.
    fn until(&self, what: &str, is_so: impl Fn(&Snapshot) -> bool) -> Arc<Snapshot> {
        let end = Instant::now() + Duration::from_secs(60);
        loop {
            let seen = self.desk.snapshot();
            if is_so(&seen) {
                return seen;
            }
            let left = end.saturating_duration_since(Instant::now());
            match self.woken.recv_timeout(left) {
                Ok(()) => {}
                Err(RecvTimeoutError::Timeout) => panic!("never: {what}: {:?}", seen.stations),
                Err(RecvTimeoutError::Disconnected) => panic!("the desk has ended"),
            }
        }
    }
}

/// A chief with a round of four boards, and two stations that keep one each.
fn hall(folder: &TempDir, between: &Arc<Mutex<Between>>) -> Vec<Place> {
    let all: Vec<Place> = (0..3).map(|nth| Place::start(folder, nth)).collect();
    let chief = &all[0];
    chief.desk.ask(Request::New(chief.file.clone(), cup())).wait().unwrap();
    event(4).into_iter().for_each(|command| chief.must(command));
    assert!(chief.desk.snapshot().stations.is_none(), "one laptop alone");
    chief.must(stations(Asked::Begin { name: "Chief".into() }));
    let competition = chief.desk.snapshot().record.unwrap().competition;
    for (nth, one) in all.iter().enumerate() {
        if nth > 0 {
            let join = Request::Join(one.file.clone(), competition, chief.key);
            one.desk.ask(join).wait().unwrap();
            let (station, name) = (StationId(one.key), format!("Hall {nth}"));
            let boards = vec![BoardNo(nth as u16)];
            let role = Role::SectorArbiter;
            chief.must(stations(Asked::Admit { station, name, role, boards }));
        }
        one.join(between);
    }
    for (nth, one) in all.iter().enumerate().skip(1) {
        let board = nth as u16;
        one.until("given", |seen| {
            let own = seen.stations.as_ref().and_then(|all| all.station(StationId(one.key)));
            own.is_some_and(|own| own.given == [post(board)])
        });
        one.must(take(board));
    }
    chief.until("taken", |seen| {
        let all = seen.stations.as_ref().unwrap();
        all.stations.iter().all(|one| one.own || one.boards.len() == 1)
    });
    all
}

fn same(all: &[Place], what: &str) {
    for one in all {
        one.until(what, |seen| {
            let other = all[0].desk.snapshot();
            other.hall.shared() == seen.hall.shared()
        });
    }
}

#[test]
fn desks_find_each_other_again_after_a_cut_and_what_was_asked_is_done() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let all = hall(&folder, &between);
    first_round().into_iter().for_each(|command| all[0].must(command));
    for one in &all[1..] {
        one.until("four boards", |seen| seen.hall.at_board.len() == 4);
    }
    all[1].must(play(1, "e2e4"));
    all[0].until("a move", |seen| seen.game(BoardNo(1)).is_some_and(|game| game.ply().0 == 1));
    let elsewhere = all[0].ask(play(1, "e7e5"));
    assert!(matches!(elsewhere, Err(Trouble::Refused(_))), "{elsewhere:?}");

    between.lock().unwrap().cut = true;
    all[1].must(play(1, "e7e5"));
    all[2].must(play(2, "d2d4"));
    all[0].must(play(3, "c2c4"));
    all[2].must(result(4, PairingResult::Draw));
    let alone = all[2].desk.snapshot();
    assert_eq!(alone.hall.waiting_proposals().count(), 1);
    let (_, asked) = alone.hall.waiting_proposals().next().unwrap();
    assert_eq!(alone.hall.answers(asked), Some(StationId(all[0].key)));
    assert_eq!(all[0].desk.snapshot().hall.waiting_proposals().count(), 0);
    between.lock().unwrap().cut = false;

    for one in &all {
        one.until("the result", |seen| {
            let outcome = seen.game(BoardNo(4)).and_then(|game| game.outcome());
            outcome.map(PairingResult::of) == Some(PairingResult::Draw)
        });
        one.until("both moves", |seen| {
            seen.game(BoardNo(1)).is_some_and(|game| game.ply().0 == 2)
                && seen.game(BoardNo(2)).is_some_and(|game| game.ply().0 == 1)
        });
    }
    same(&all, "the same");
    let view = all[0].until("nobody is behind", |seen| {
        let all = seen.stations.as_ref().unwrap();
        all.stations.iter().all(|one| one.own || one.behind == Some(0) && one.waiting == 0)
    });
    let letters: Vec<String> =
        view.stations.as_ref().unwrap().stations.iter().map(|it| it.letter.to_string()).collect();
    assert_eq!(letters, ["A", "B", "C"]);

    // A board that a station gives goes over with its game.
    all[1].must(give(1, StationId(all[2].key)));
    all[2].until("given", |seen| {
        let view = seen.stations.as_ref().unwrap();
        view.station(StationId(all[2].key)).unwrap().given.contains(&post(1))
    });
    all[2].must(take(1));
    all[2].must(play(1, "g1f3"));
    all[0].until("it went on", |seen| seen.game(BoardNo(1)).unwrap().ply().0 == 3);
    same(&all, "the same again");
    for one in all {
        one.desk.close().unwrap();
        assert!(examine(&one.file).unwrap().is_sound());
    }
}

#[test]
fn a_stream_that_is_read_again_from_its_beginning_changes_nothing() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let all = hall(&folder, &between);
    all[0].must(set_up(7));
    all[0].must(play(7, "e2e4"));
    same(&all, "before");
    let before = all[1].desk.snapshot();
    let sent = between.lock().unwrap().recorded.clone();
    assert!(!sent.is_empty());
    for bytes in sent {
        assert!(all[1].desk.inlet().put(Incoming::Delivery(bytes)));
    }
    // What lies before it in the inlet is done then.
    all[1].desk.ask(Request::ListPorts).wait().unwrap();
    let after = all[1].desk.snapshot();
    assert_eq!(after.history.len(), before.history.len());
    assert_eq!(after.hall.shared(), before.hall.shared());
    assert_eq!(after.notices.len(), before.notices.len(), "{:?}", after.notices);
}

#[test]
fn any_bytes_end_nothing_and_are_told() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let all = hall(&folder, &between);
    let inlet = all[0].desk.inlet();
    for length in [0, 1, 40, 400] {
        let bytes: Vec<u8> = (0..length).map(|byte: u32| (byte * 31 % 251) as u8).collect();
        assert!(inlet.put(Incoming::Delivery(bytes.clone())));
        assert!(inlet.put(Incoming::Heads { from: all[1].key, bytes }));
    }
    all[0].until("told", |seen| {
        let told = |kind: &NoticeKind| matches!(kind, NoticeKind::NotTaken(_));
        seen.notices.iter().any(|notice| told(&notice.what))
    });
    all[0].must(set_up(7));
    all[0].must(play(7, "e2e4"));
    all[1].until("all goes on", |seen| seen.game(BoardNo(7)).is_some_and(|it| it.ply().0 == 1));
}

#[test]
fn a_station_that_is_dismissed_is_told_by_whom_and_why_also_when_it_is_opened_again() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let mut all = hall(&folder, &between);
    all[0].must(take_over(1));
    let (station, reason) = (StationId(all[1].key), "goes home".to_owned());
    all[0].must(stations(Asked::Dismiss { station, reason }));
    let told = |seen: &Snapshot| {
        let expected =
            NoticeKind::Dismissed { by: "Chief".to_owned(), reason: "goes home".to_owned() };
        seen.notices.iter().filter(|notice| notice.what == expected).count()
    };
    all[1].until("told", |seen| told(seen) == 1);
    assert_eq!(told(&all[2].desk.snapshot()), 0, "nobody else");
    all.remove(1).desk.close().unwrap();
    let again = Place::start(&folder, 1);
    again.desk.ask(Request::Open(again.file.clone())).wait().unwrap();
    again.until("told again", |seen| told(seen) == 1);
}

/// The game at a board, as its moves.
fn moves(seen: &Snapshot, board: u16) -> Vec<String> {
    let game = seen.game(BoardNo(board));
    game.map(|game| game.plies.iter().map(|ply| ply.uci.0.clone()).collect()).unwrap_or_default()
}

/// Station 1 with `1 e4` at its board in an older copy of its file, and `1…e5 2 Nf3` in the right one, all of
/// which the others know; its desk is closed.
fn with_an_older_copy(folder: &TempDir, between: &Arc<Mutex<Between>>) -> (Vec<Place>, PathBuf) {
    let mut all = hall(folder, between);
    all[1].must(set_up(1));
    all[1].must(play(1, "e2e4"));
    // As a copy that is made while the clocks run.
    let head = all[1].desk.snapshot().record.unwrap().head;
    let copy = copies::copy(&all[1].file, head, &folder.path().join("copies"), 6).unwrap();
    for uci in ["e7e5", "g1f3"] {
        all[1].must(play(1, uci));
    }
    all[0].until("all moves", |seen| moves(seen, 1).len() == 3);
    let gone = all.remove(1);
    between.lock().unwrap().inlets.retain(|(key, _)| *key != gone.key);
    let file = gone.file.clone();
    gone.desk.close().unwrap();
    std::fs::copy(&copy, &file).unwrap();
    for end in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
    (all, file)
}

#[test]
fn an_older_copy_asks_for_its_own_rows_before_anything_is_recorded_in_it() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let (all, file) = with_an_older_copy(&folder, &between);
    let back = Place::start(&folder, 1);
    back.join(&between);
    let opened = back.desk.ask(Request::Open(file));
    // Asked at once: it waits until the rows are back, as does what the opening calls for.
    let done = back.desk.command(play(1, "b8c6"));
    opened.wait().unwrap();
    done.wait().unwrap();
    assert_eq!(moves(&back.desk.snapshot(), 1), ["e2e4", "e7e5", "g1f3", "b8c6"]);
    let asks = |seen: &Snapshot| seen.game(BoardNo(1)).is_some_and(|it| it.lost_time.is_some());
    assert!(asks(&back.desk.snapshot()), "the clock was running");
    all[0].until("it goes on", |seen| moves(seen, 1).len() == 4 && asks(seen));
    let files = [all[0].file.clone(), back.file.clone()];
    for one in all.into_iter().chain([back]) {
        one.desk.close().unwrap();
    }
    assert_eq!(compare(&files).unwrap().disagreements, []);
}

#[test]
fn an_older_copy_without_a_line_is_found_later_and_shown() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let (all, file) = with_an_older_copy(&folder, &between);
    let back = Place::start(&folder, 1);
    back.desk.ask(Request::Open(file)).wait().unwrap();
    let refused = back.ask(play(1, "c7c5"));
    assert!(matches!(refused, Err(Trouble::OtherState)), "{refused:?}");
    back.desk.ask(Request::GoOnInThis).wait().unwrap();
    // Nobody is there to be asked.
    back.must(play(1, "c7c5"));
    back.join(&between);
    // What the others have of it shows the fork; nothing of the other record goes to them.
    back.until("told", |seen| {
        let told = |kind: &NoticeKind| {
            matches!(kind, NoticeKind::NotTaken(ExchangeFault::KeyElsewhere { .. }))
        };
        seen.notices.iter().any(|notice| told(&notice.what))
    });
    let refused = back.ask(play(1, "g1f3"));
    assert!(matches!(refused, Err(Trouble::KeyElsewhere { .. })), "{refused:?}");
    assert_eq!(moves(&all[0].desk.snapshot(), 1), ["e2e4", "e7e5", "g1f3"], "as it was known");
    let files = [all[0].file.clone(), back.file.clone()];
    for one in all.into_iter().chain([back]) {
        one.desk.close().unwrap();
    }
    let found = compare(&files).unwrap().disagreements;
    let row = |one: &Disagreement| matches!(one, Disagreement::Row { station, .. } if station == "Hall 1");
    assert!(found.iter().any(row), "{found:?}");
}

#[test]
fn who_joins_where_a_station_was_copied_gets_the_whole_event() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let (all, file) = with_an_older_copy(&folder, &between);
    let copied = Place::start(&folder, 1);
    copied.desk.ask(Request::Open(file)).wait().unwrap();
    copied.desk.ask(Request::GoOnInThis).wait().unwrap();
    copied.must(play(1, "c7c5"));
    copied.join(&between);
    copied.until("told", |seen| {
        let told = |kind: &NoticeKind| {
            matches!(kind, NoticeKind::NotTaken(ExchangeFault::KeyElsewhere { .. }))
        };
        seen.notices.iter().any(|notice| told(&notice.what))
    });
    // It is there, and hands on nothing of its own. Another station is the chief's, and lets somebody in.
    let (posts, reason) = (vec![Post::Chief], "its battery is empty".to_owned());
    all[1].must(stations(Asked::TakeOver { posts, reason, ahead: BTreeMap::new() }));
    let new = Place::start(&folder, 3);
    let competition = all[1].desk.snapshot().record.unwrap().competition;
    new.desk.ask(Request::Join(new.file.clone(), competition, all[0].key)).wait().unwrap();
    let (station, name, role) = (StationId(new.key), "Hall 3".to_owned(), Role::SectorArbiter);
    all[1].must(stations(Asked::Admit { station, name, role, boards: vec![BoardNo(2)] }));
    new.join(&between);
    new.until("the whole event", |seen| {
        moves(seen, 1) == ["e2e4", "e7e5", "g1f3"]
            && seen.hall.shared() == all[1].desk.snapshot().hall.shared()
    });
    new.until("given", |seen| seen.hall.stations.given_to(station).any(|one| one == post(2)));
    new.must(take(2));
    all[0].until("taken", |seen| seen.hall.stations.keeps(station, post(2)));
}

#[test]
fn who_joined_and_was_closed_before_the_first_row_came_gets_the_whole_event_all_the_same() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let all = hall(&folder, &between);
    all[1].must(set_up(1));
    let competition = all[0].desk.snapshot().record.unwrap().competition;
    let new = Place::start(&folder, 3);
    new.desk.ask(Request::Join(new.file.clone(), competition, all[0].key)).wait().unwrap();
    let (station, name, role) = (StationId(new.key), "Hall 3".to_owned(), Role::SectorArbiter);
    all[0].must(stations(Asked::Admit { station, name, role, boards: Vec::new() }));
    let file = new.file.clone();
    new.desk.close().unwrap();
    let again = Place::start(&folder, 3);
    again.desk.ask(Request::Open(file)).wait().unwrap();
    again.join(&between);
    // Of another event that is said: nobody is trusted for it. Then of this one.
    for competition in [Uuid::from_u128(7), competition] {
        let founder = Incoming::Founder { competition, station: all[0].key };
        assert!(again.desk.inlet().put(founder));
    }
    again.until("the whole event", |seen| {
        seen.hall.shared() == all[0].desk.snapshot().hall.shared()
    });
}

#[test]
fn a_flood_costs_no_row() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let all = hall(&folder, &between);
    let inlet = all[0].desk.inlet();
    all[1].must(set_up(1));
    for uci in ["e2e4", "e7e5", "g1f3", "b8c6"] {
        for _ in 0..20_000 {
            assert!(inlet.put(Incoming::Heard { station: all[2].key, ahead: None }));
        }
        all[1].must(play(1, uci));
    }
    all[0].until("all moves", |seen| moves(seen, 1).len() == 4);
    same(&all, "the same");
}

#[test]
fn of_two_who_take_one_board_over_in_the_same_second_one_has_it_and_the_other_is_told() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let all = hall(&folder, &between);
    // Who has not heard yet who keeps the board takes over another term of it.
    same(&all, "all know who keeps it");
    let posts = vec![Post::Board(BoardNo(1))];
    let over = || {
        let (posts, reason) = (posts.clone(), "no answer".to_owned());
        stations(Asked::TakeOver { posts, reason, ahead: BTreeMap::new() })
    };
    {
        // They reach the server, and do not hear each other yet.
        let mut between = between.lock().unwrap();
        (between.cut, between.claims) = (true, Some(BTreeMap::new()));
    }
    let asked = [all[0].desk.command(over()), all[2].desk.command(over())];
    let [first, other] = asked.map(|one| one.wait());
    let (winner, loser, refused) = match (first, other) {
        (Ok(_), Err(why)) => (&all[0], &all[2], why),
        (Err(why), Ok(_)) => (&all[2], &all[0], why),
        both => panic!("{both:?}"),
    };
    let name = winner.desk.snapshot().hall.stations.name(StationId(winner.key));
    let just = StationsRefusal::JustTaken { post: posts[0], by: name };
    assert_eq!(refused, Trouble::Refused(just.into()));
    between.lock().unwrap().cut = false;
    loser.until("the keeper", |seen| seen.hall.stations.keeps(StationId(winner.key), posts[0]));
    assert_eq!(loser.desk.snapshot().hall.stations.open_differences().count(), 0);
}

#[test]
fn a_claim_that_nobody_followed_up_and_a_server_that_is_mute_hinder_nobody() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let all = hall(&folder, &between);
    let over = |board: u16| {
        let (posts, reason) = (vec![Post::Board(BoardNo(board))], "no answer".to_owned());
        stations(Asked::TakeOver { posts, reason, ahead: BTreeMap::new() })
    };
    // It claimed the board, and died before it was recorded.
    let next =
        all[0].desk.snapshot().hall.stations.home(Post::Board(BoardNo(1))).unwrap().epoch.no + 1;
    let dead = BTreeMap::from([((Post::Board(BoardNo(1)), next), all[2].key)]);
    between.lock().unwrap().claims = Some(dead);
    assert!(all[0].ask(over(1)).is_err(), "told once");
    all[0].must(over(1));
    // What the server does not answer is done after a moment.
    between.lock().unwrap().claims = None;
    all[0].must(over(2));
    let kept = all[0].desk.snapshot();
    for board in 1..=2 {
        assert!(kept.hall.stations.keeps(StationId(all[0].key), Post::Board(BoardNo(board))));
    }
}
