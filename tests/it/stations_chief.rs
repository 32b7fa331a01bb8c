//! The chief's place goes to another laptop, and with it the door and the servers; with real processes and servers.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command as Process;

use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo};
use jadoube_core::hall::command::Command;
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use serde_json::{Value, json};

use crate::stations_line::laptops::{Station, program, server};
use crate::stations_line::{Bed, bed, halls, pair, play, sector, stations};

/// Another laptop shares the event from now on: that is told.
fn led(station: &mut Station) {
    station.until("another one leads", |line| {
        let text = line["text"].as_str().filter(|_| line["event"] == "notice")?;
        text.contains("shares the event from now on").then_some(())
    });
}

/// Its server runs; the code for a station without connection.
fn served(station: &mut Station) -> String {
    station.until("served", |line| {
        let is_there = line["event"] == "served" && line["addresses"] != json!([]);
        is_there.then(|| line["code"].as_str().map(str::to_owned))?
    })
}

fn chief_is(station: &mut Station, name: &str) {
    station.until("the chief", |line| {
        let all = line["stations"].as_array()?;
        all.iter().any(|one| one["name"] == name && one["chief"] == true).then_some(())
    });
}

/// The laptop of a station shares the event, at a port that no other test has.
fn serving(bed: &Bed, name: &str) -> Station {
    let args = ["serve", &bed.file(name), "--listen", "127.0.0.1:0", "--json"];
    let mut station = Station::start(&bed.home(name), &args);
    station.opened();
    station
}

/// Only the chief station records that a player is called otherwise.
fn named(name: &str) -> Command {
    let (no, entrant) = (EntrantNo(1), Box::new(Entrant::named(name)));
    Command::Contest { what: Ask::Amend { no, entrant } }
}

fn viewer() -> Value {
    json!({ "invite": { "role": "viewer", "name": "Press" } })
}

/// The chief's laptop, one of a hall that keeps board 2, and the results desk; all have the paired round.
fn round(bed: &Bed) -> [Station; 3] {
    let mut chief = bed.serve();
    let mut hall2 = bed.join(&mut chief, "Hall 2", &sector(), &[2]);
    let mut desk = bed.join(&mut chief, "Results", &json!("results-desk"), &[]);
    pair(&mut chief);
    for one in [&mut hall2, &mut desk] {
        one.entry("P8");
    }
    [chief, hall2, desk]
}

/// The files of all have the same games and the same stations.
fn assert_agreement(bed: &Bed, names: [&str; 3]) {
    let [one, others @ ..] = names.map(|name| bed.hall(name));
    for hall in others {
        assert_eq!(one.games, hall.games);
        assert_eq!(one.stations, hall.stations);
    }
}

#[test]
fn who_was_handed_the_chief_s_place_shares_the_event_and_all_come_by_themselves() {
    let Some(bed) = bed() else { return };
    let [mut chief, mut hall2, mut desk] = round(&bed);
    let refused = hall2.ask(&json!({ "serve": true })).to_string();
    assert!(refused.contains("Chief") && refused.contains("--beside"), "{refused}");

    let to: StationId = serde_json::from_value(json!(hall2.key)).expect("a key");
    let posts = vec![Post::Chief];
    hall2.mark();
    chief.must(&stations(Asked::Give { posts: posts.clone(), to }));
    hall2.until("the chief's place", |line| {
        let all = line["stations"].as_array()?;
        let own = all.iter().find(|one| one["own"] == true)?;
        (own["given"] == json!(posts)).then_some(())
    });
    chief.mark();
    desk.mark();
    hall2.must(&stations(Asked::Take { posts, ahead: Default::default() }));
    chief_is(&mut chief, "Hall 2");
    let refused = hall2.ask(&viewer()).to_string();
    assert!(refused.contains("Share it first"), "{refused}");
    // Nor does the laptop invite that still serves.
    let refused = chief.ask(&viewer()).to_string();
    assert!(refused.contains("Hall 2 is the chief station now"), "{refused}");
    assert_eq!(hall2.ask(&json!({ "serve": true }))["ok"], true);
    served(&mut hall2);
    for one in [&mut chief, &mut desk] {
        led(one);
    }

    let mut press = bed.join(&mut hall2, "Press", &json!("viewer"), &[]);
    let shown = press.seen.iter().filter(|(_, line)| line["event"] == "compare");
    let mut numbers = shown.map(|(_, line)| &line["number"]);
    let first = numbers.next().expect("a number");
    assert!(numbers.all(|one| one == first), "one, although two chief arbiters are there");
    hall2.must(&play(2, "e2e4"));
    for one in [&mut chief, &mut desk, &mut press] {
        one.entry("e2e4");
    }
    chief.must(&play(1, "c2c4"));
    for one in [&mut hall2, &mut desk, &mut press] {
        one.entry("c2c4");
    }
    for one in [press, desk, hall2, chief] {
        one.stop();
    }
    assert_agreement(&bed, ["chief", "Hall 2", "Results"]);
}

#[test]
fn who_loses_the_usual_port_to_another_program_at_the_last_moment_shares_at_another_one() {
    let Some(bed) = bed() else { return };
    let [chief, hall2, desk] = round(&bed);
    for one in [desk, hall2] {
        one.stop();
    }
    // Its server finds the port taken that was free when it was chosen.
    let (wrapper, was_asked) = (bed.home("wrapper"), bed.home("was-asked"));
    let script = format!(
        "#!/bin/sh\ncase \"$1\" in --version|-t) exec {server} \"$@\";; esac\nif mkdir {first}; then\n\
         echo '[FTL] listen tcp 0.0.0.0:4222: bind: address already in use' >&2\nexit 1\nfi\n\
         exec {server} \"$@\"\n",
        server = server().expect("installed").display(),
        first = was_asked.display(),
    );
    fs::write(&wrapper, script).expect("written");
    fs::set_permissions(&wrapper, fs::Permissions::from_mode(0o755)).expect("changed");
    let mut program = Process::new(program());
    program.env("JADOUBE_NATS_SERVER", &wrapper);
    let args = ["play", &bed.file("Hall 2"), "--json"];
    let mut hall2 = Station::start_by(program, &bed.home("Hall 2"), &args);
    hall2.opened();
    hall2.line(true);
    hall2.mark();
    chief.kill();
    hall2.line(false);
    let (posts, reason) = (vec![Post::Chief], "its laptop is broken".to_owned());
    hall2.must(&stations(Asked::TakeOver { posts, reason, ahead: Default::default() }));
    assert_eq!(hall2.ask(&json!({ "serve": true }))["ok"], true);
    served(&mut hall2);
    assert!(was_asked.exists(), "its server was refused once");
    hall2.stop();
}

#[test]
fn a_laptop_that_was_off_while_its_place_was_taken_over_hears_so_when_it_is_back() {
    let Some(bed) = bed() else { return };
    let [chief, mut hall2, mut desk] = round(&bed);
    hall2.mark();
    desk.mark();
    chief.kill();
    hall2.line(false);
    let (posts, reason) = (vec![Post::Chief], "its battery is empty".to_owned());
    hall2.must(&stations(Asked::TakeOver { posts, reason, ahead: Default::default() }));
    hall2.stop();
    let mut hall2 = serving(&bed, "Hall 2");
    served(&mut hall2);
    hall2.must(&named("Anna"));

    // It is on again while the other laptop is closed: it leads, and acts as chief, as far as it knows.
    hall2.stop();
    let mut chief = bed.reopen("chief");
    chief.line(true);
    chief.must(&named("Berta"));
    chief.must(&play(1, "c2c4"));
    // Who had no code for the new servers has found the old ones.
    desk.entry("c2c4");
    chief.mark();
    desk.mark();
    let mut hall2 = serving(&bed, "Hall 2");
    for one in [&mut chief, &mut desk] {
        led(one);
        chief_is(one, "Hall 2");
    }
    hall2.entry("c2c4");
    for one in [&mut chief, &mut hall2] {
        one.from = 0;
        one.until("its acts as chief are put before the arbiter", |line| {
            let open = line["open"].as_array().filter(|_| line["event"] == "differences")?;
            let is_it =
                |one: &Value| one["post"] == json!(Post::Chief) && one["station"] == "Chief";
            open.iter().any(is_it).then_some(())
        });
    }
    let refused = chief.ask(&viewer()).to_string();
    assert!(refused.contains("Hall 2 is the chief station now"), "{refused}");

    // It is a station as any other, and goes on with its boards.
    chief.must(&play(1, "e7e5"));
    for one in [&mut hall2, &mut desk] {
        one.entry("e7e5");
    }
    for one in [desk, hall2, chief] {
        one.stop();
    }
    assert_agreement(&bed, ["chief", "Hall 2", "Results"]);
    let contest = bed.hall("chief").contest.clone();
    assert_eq!(contest.entrants[&EntrantNo(1)].entrant.name, "Anna");
}

#[test]
fn the_loss_of_the_whole_engine_is_repaired_by_any_station() {
    let Some(bed) = bed() else { return };
    let [chief, mut hall2, desk] = round(&bed);
    // It would carry a server as well: that one gives way to its own.
    assert_eq!(hall2.ask(&json!({ "serve-beside": true }))["ok"], true);

    // The chief's laptop and its server are gone for good.
    hall2.mark();
    chief.kill();
    fs::remove_dir_all(bed.home("chief")).expect("removed");
    hall2.line(false);
    hall2.must(&play(2, "e2e4"));
    let (posts, reason) = (vec![Post::Chief], "its laptop is broken".to_owned());
    hall2.must(&stations(Asked::TakeOver { posts, reason, ahead: Default::default() }));
    assert_eq!(hall2.ask(&json!({ "serve": true }))["ok"], true);
    let code = served(&mut hall2);
    desk.stop();
    let args = ["join", &code, &bed.file("Results"), "--json"];
    let mut desk = Station::start(&bed.home("Results"), &args);
    desk.line(true);
    desk.entry("e2e4");
    let mut hall5 = bed.join(&mut hall2, "Hall 5", &sector(), &[]);
    hall5.entry("e2e4");
    for one in [hall5, desk, hall2] {
        one.stop();
    }
    assert_agreement(&bed, ["Hall 2", "Results", "Hall 5"]);
}

#[test]
fn what_was_in_a_store_that_is_gone_comes_to_a_station_that_was_away() {
    let Some(bed) = bed() else { return };
    let [mut chief, mut hall2, desk] = round(&bed);
    desk.stop();
    hall2.must(&play(2, "e2e4"));
    chief.entry("e2e4");
    chief.kill();
    let mut stores = 0;
    let servers = fs::read_dir(bed.home("chief").join("servers")).expect("its servers");
    for folder in servers.flatten() {
        if fs::remove_dir_all(folder.path().join("store")).is_ok() {
            stores += 1;
        }
    }
    assert_eq!(stores, 1);
    let mut chief = bed.reopen("chief");
    chief.line(true);
    let mut desk = bed.reopen("Results");
    desk.entry("e2e4");
    hall2.must(&play(2, "e7e5"));
    desk.entry("e7e5");
    for one in [desk, hall2, chief] {
        one.stop();
    }
}

#[test]
fn a_hall_with_its_own_server_goes_on_with_two_of_three_when_the_chief_s_laptop_dies() {
    let Some(bed) = bed() else { return };
    let mut chief = bed.serve();
    let mut hall2 = bed.join(&mut chief, "Hall 2", &sector(), &[2]);
    let mut hall3 = bed.join(&mut chief, "Hall 3", &sector(), &[3]);
    let mut hall4 = bed.join(&mut chief, "Hall 4", &sector(), &[4]);
    pair(&mut chief);
    hall4.entry("P8");
    for one in [&mut hall2, &mut hall3] {
        assert_eq!(one.ask(&json!({ "serve-beside": true }))["ok"], true);
    }
    for one in [&mut chief, &mut hall2, &mut hall3] {
        one.carried(3);
    }
    assert_eq!(hall4.ask(&json!({ "serve-hall": true }))["ok"], true);
    for one in [&mut chief, &mut hall2, &mut hall3] {
        one.until("the hall", |line| (halls(line)? == [("Hall 4", "hall")]).then_some(()));
        one.has_server();
    }
    hall4.has_server();
    hall4.must(&play(4, "e2e4"));
    hall2.entry("e2e4");

    chief.kill();
    hall4.must(&play(4, "e7e5"));
    for one in [&mut hall2, &mut hall3] {
        one.entry("e7e5");
    }
    hall3.must(&play(3, "d2d4"));
    hall4.entry("d2d4");
    for one in [hall4, hall3, hall2] {
        one.stop();
    }
}

/// Whether a process listens at a port.
fn listens(process: u32) -> bool {
    let own = Path::new("/proc").join(process.to_string());
    let sockets: Vec<String> = fs::read_dir(own.join("fd"))
        .expect("Linux")
        .flatten()
        .filter_map(|entry| fs::read_link(entry.path()).ok())
        .map(|link| link.display().to_string())
        .collect();
    ["tcp", "tcp6"].iter().any(|kind| {
        let table = fs::read_to_string(own.join("net").join(kind)).unwrap_or_default();
        table.lines().skip(1).any(|line| {
            let cells: Vec<&str> = line.split_whitespace().collect();
            // 0A: it listens.
            let socket = cells.get(9).map(|inode| format!("socket:[{inode}]"));
            cells.get(3) == Some(&"0A") && socket.is_some_and(|one| sockets.contains(&one))
        })
    })
}

#[test]
fn nothing_listens_without_being_asked_to() {
    let Some(bed) = bed() else { return };
    let mut chief = bed.serve();
    let served = chief.server().expect("a server");
    assert!(listens(served), "it was asked to");
    let joined = bed.join(&mut chief, "Hall 2", &sector(), &[2]);
    assert!(!listens(joined.process.0.id()) && joined.server().is_none());
    joined.stop();
    let mut opened = bed.reopen("Hall 2");
    opened.line(true);
    assert!(!listens(opened.process.0.id()) && opened.server().is_none());
    opened.stop();
    // Shared by its file only.
    chief.stop();
    let file = bed.file("alone");
    let made = std::process::Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("JADOUBE_CONFIG", bed.home("alone"))
        .args(["new", &file, "--name", "Cup"])
        .status()
        .expect("runs");
    assert!(made.success());
    let mut alone = Station::start(&bed.home("alone"), &["play", &file, "--json"]);
    alone.event("open");
    assert!(!listens(alone.process.0.id()) && alone.server().is_none());
    alone.must(&stations(Asked::Begin { name: "Chief".into() }));
    assert!(!listens(alone.process.0.id()) && alone.server().is_none());
    alone.stop();
}

#[test]
fn an_honest_station_is_never_recorded_as_refused() {
    let Some(bed) = bed() else { return };
    bed.serve().stop();
    let args = ["serve", &bed.file("chief"), "--listen", "127.0.0.1:0", "--json"];
    let mut chief = Station::start(&bed.home("chief"), &args);
    // At once: the server reads its configuration again while this laptop itself connects.
    served(&mut chief);
    let mut press = bed.join(&mut chief, "Press", &json!("viewer"), &[]);
    pair(&mut chief);
    press.entry("P8");
    press.stop();
    let mut press = bed.reopen("Press");
    press.line(true);
    chief.must(&play(1, "c2c4"));
    press.entry("c2c4");
    press.stop();
    chief.stop();
    let refused = bed.hall("chief").stations.refused.clone();
    assert!(refused.is_empty(), "{refused:?}");
}
