//! What somebody tries who is not let in, or sends what is not so: recorded at the station that refused it, known
//! to the chief, and there again when the file is opened again.

use super::*;
use crate::cycle::Cycle;
use jadoube_core::stations::attempt::{Attempt, RefusedAttempt};
use jadoube_core::stations::station::EntryId as Within;
use jadoube_journal::fresh;
use jadoube_journal::strand::{Delivery, Heads};
use jadoube_journal::wire::{delivery_bytes, read_delivery};
use jadoube_laws::ids::{CommandKey, Role as Who};

/// What was refused, by which station.
fn refused(seen: &Snapshot) -> Vec<(PublicKey, Attempt, Option<PublicKey>, String)> {
    let all = seen.hall.stations.refused.iter();
    let one = |(place, one): (&Within, &RefusedAttempt)| {
        (place.station.0, one.what, one.station.map(|StationId(key)| key), one.name.clone())
    };
    all.map(one).collect()
}

/// Rows of a station that are on their way.
fn on_their_way(between: &Arc<Mutex<Between>>, of: &Place) -> Delivery {
    let all = between.lock().unwrap().recorded.clone();
    let mut all = all.iter().rev().filter_map(|bytes| read_delivery(bytes));
    all.find(|one| one.strand.key == of.key).unwrap()
}

#[test]
fn what_is_not_taken_is_recorded_once_told_to_the_chief_and_there_after_closing() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let mut all = hall(&folder, &between);
    all[2].must(set_up(2));
    same(&all, "the board");
    let sound = on_their_way(&between, &all[2]);
    let mut altered = sound.clone();
    altered.rows[0].payload.push(' ');
    let mut strange = sound.clone();
    strange.strand.key = PublicKey([77; 32]);
    let inlet = all[1].desk.inlet();
    // Rows that are sent once more are no attempt: that is what networks do.
    for _ in 0..3 {
        for one in [&sound, &altered, &strange] {
            assert!(inlet.put(Incoming::Delivery(delivery_bytes(one))));
        }
        assert!(inlet.put(Incoming::Delivery(b"no message".to_vec())));
    }
    // What the door and the server of a laptop refuse.
    let visitor = PublicKey([78; 32]);
    for what in [
        Attempt::WrongKey,
        Attempt::ExpiredCode,
        Attempt::UsedCode,
        Attempt::Knock,
        Attempt::NotInRole,
    ] {
        for _ in 0..3 {
            let name = "Laptop of Ana".to_owned();
            assert!(inlet.put(Incoming::Refused { what, station: Some(visitor), name }));
        }
    }
    let (what, name) = (Attempt::NoStation, "192.0.2.7".to_owned());
    assert!(inlet.put(Incoming::Refused { what, station: None, name }));
    let by = all[1].key;
    let ana = |what| (by, what, Some(visitor), "Laptop of Ana".to_owned());
    let expected = [
        (by, Attempt::Altered, Some(all[2].key), "Hall 2".to_owned()),
        (by, Attempt::UnknownStation, Some(strange.strand.key), String::new()),
        (by, Attempt::Unreadable, None, String::new()),
        ana(Attempt::WrongKey),
        ana(Attempt::ExpiredCode),
        ana(Attempt::UsedCode),
        ana(Attempt::Knock),
        ana(Attempt::NotInRole),
        (by, Attempt::NoStation, None, "192.0.2.7".to_owned()),
    ];
    let knows = |seen: &Snapshot| expected.iter().all(|one| refused(seen).contains(one));
    let seen = all[0].until("the chief knows", knows);
    assert_eq!(refused(&seen).len(), expected.len(), "each once: {:#?}", refused(&seen));
    assert!(seen.hall.stations.refused.values().all(|one| !one.wall.is_empty()));
    same(&all, "the same");

    let gone = all.remove(1);
    let file = gone.file.clone();
    gone.desk.close().unwrap();
    assert!(examine(&file).unwrap().is_sound());
    let again = Place::start(&folder, 1);
    again.desk.ask(Request::Open(file)).wait().unwrap();
    let there = refused(&again.desk.snapshot());
    assert!(expected.iter().all(|one| there.contains(one)), "{there:#?}");
    assert_eq!(there.len(), expected.len(), "{there:#?}");
}

#[test]
fn a_station_whose_admission_is_on_its_way_yet_is_no_stranger() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let all = hall(&folder, &between);
    // Only the new station hears that it is admitted, and takes its board.
    let apart = Arc::new(Mutex::new(Between::default()));
    let (chief, new) = (&all[0], Place::start(&folder, 3));
    let competition = chief.desk.snapshot().record.unwrap().competition;
    new.desk.ask(Request::Join(new.file.clone(), competition, chief.key)).wait().unwrap();
    new.join(&apart);
    chief.join(&apart);
    let (station, name, role) = (StationId(new.key), "Hall 3".to_owned(), Role::SectorArbiter);
    chief.must(stations(Asked::Admit { station, name, role, boards: vec![BoardNo(3)] }));
    new.until("given", |seen| seen.hall.stations.given_to(station).next().is_some());
    new.must(take(3));
    let of_new =
        |bytes: &Vec<u8>| read_delivery(bytes).is_some_and(|one| one.strand.key == new.key);
    wait(&apart, |apart| apart.recorded.iter().any(of_new));
    let early = delivery_bytes(&on_their_way(&apart, &new));
    assert!(all[1].desk.inlet().put(Incoming::Delivery(early)));
    all[1].desk.ask(Request::ListPorts).wait().unwrap();
    // Now the others hear the chief again.
    chief.join(&between);
    let seen = all[1].until("admitted", |seen| seen.hall.stations.member(station).is_some());
    assert_eq!(refused(&seen), []);
    let strange = NoticeKind::NotTaken(ExchangeFault::Stranger { station: new.key });
    assert!(seen.notices.iter().all(|one| one.what != strange), "{:?}", seen.notices);
}

/// Waits until something lies between the desks.
fn wait(between: &Mutex<Between>, is_so: impl Fn(&Between) -> bool) {
    let end = Instant::now() + Duration::from_secs(60);
    while !is_so(&between.lock().unwrap()) {
        assert!(Instant::now() < end, "it never came");
        std::thread::park_timeout(Duration::from_millis(10));
    }
}

#[test]
fn a_strand_that_its_owner_has_rewritten_is_recorded_as_such() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let (all, file) = with_an_older_copy(&folder, &between);
    // The owner goes on in the older copy with something else, and signs it.
    let back = Place::start(&folder, 1);
    back.desk.ask(Request::Open(file)).wait().unwrap();
    back.desk.ask(Request::GoOnInThis).wait().unwrap();
    let alone = Arc::new(Mutex::new(Between::default()));
    back.join(&alone);
    wait(&alone, |alone| alone.count > 0);
    back.must(play(1, "c7c5"));
    wait(&alone, |alone| !alone.recorded.is_empty());
    for bytes in alone.lock().unwrap().recorded.clone() {
        assert!(all[0].desk.inlet().put(Incoming::Delivery(bytes)));
    }
    let attempt = (all[0].key, Attempt::Rewritten, Some(back.key), "Hall 1".to_owned());
    let seen = all[0].until("recorded", |seen| refused(seen).contains(&attempt));
    assert_eq!(moves(&seen, 1), ["e2e4", "e7e5", "g1f3"], "what was signed first stands");
}

#[test]
fn a_viewer_is_asked_for_nothing_and_what_it_sends_is_shown() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let all = hall(&folder, &between);
    all[0].must(take_over(1));
    let (station, name) = (StationId(all[1].key), "Screen".to_owned());
    let (role, boards) = (Role::Viewer, Vec::new());
    all[0].must(stations(Asked::Admit { station, name, role, boards }));
    all[1].until("its role", |seen| {
        seen.hall.stations.member(station).is_some_and(|one| one.role == Role::Viewer)
    });
    same(&all, "quiet");
    let not = StationsRefusal::NotInRole(Role::Viewer);
    let refusal = all[1].ask(set_up(1));
    assert!(
        matches!(&refusal, Err(Trouble::Refused(why)) if *why == not.clone().into()),
        "{refusal:?}"
    );
    // It sees what is refused elsewhere, and records nothing of what it refuses itself.
    let before = all[1].desk.snapshot().hall.seq;
    let inlet = all[1].desk.inlet();
    assert!(inlet.put(Incoming::Delivery(b"no message".to_vec())));
    all[1].until("told", |seen| {
        let unreadable = NoticeKind::NotTaken(ExchangeFault::Unreadable);
        seen.notices.iter().any(|one| one.what == unreadable)
    });
    assert_eq!(all[1].desk.snapshot().hall.seq, before);
}

#[test]
fn a_station_that_has_recorded_a_row_twice_is_called_by_its_name() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let (all, file) = with_an_older_copy(&folder, &between);
    let own = Station::in_folder("machine 1", &folder.path().join("station 1"));
    let key = own.signer().unwrap().unwrap().public();
    let mut copy = Cycle::open(&file, own).unwrap().0;
    copy.go_on_in_this();
    copy.submit(&play(1, "c7c5"), Who::Arbiter, CommandKey(fresh::id())).unwrap();
    let rows = copy.since(&Heads::new(), 1_000).unwrap();
    let other = rows.iter().find(|one| one.strand.key == key).unwrap();
    assert!(all[0].desk.inlet().put(Incoming::Delivery(delivery_bytes(other))));
    all[0].until("told", |seen| {
        seen.notices.iter().any(|one| {
            let NoticeKind::NotTaken(ExchangeFault::RecordedTwice { station, have, got }) =
                &one.what
            else {
                return false;
            };
            station == "Hall 1" && have.seq == got.seq && have.hash != got.hash
        })
    });
}
