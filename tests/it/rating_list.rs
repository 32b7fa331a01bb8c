//! FIDE's rating list by the commands of the real program: imported, told, looked into, and players
//! entered from it.

use std::fs;

use jadoube_competition::tournament::{Date, Sex};
use jadoube_core::competition::entrant::{Entrant, EntrantNo, Rating, RatingKind};
use jadoube_desk::library;
use jadoube_laws::ids::BoardNo;
use serde_json::{Value, json};

use crate::cli::{Shell, code, text};

const HEADING: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

/// A line of the combined list.
pub(crate) fn line(
    number: u32,
    name: &str,
    federation: &str,
    title: &str,
    standard: &str,
) -> String {
    format!(
        "{number:<15}{name:<61}{federation:<4}M   {title:<5}{:<5}{:<15}{:<4}{standard:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}1990  {:<4}\r\n",
        "", "", "", 0, 20, "", 0, 20, "", 0, 20, ""
    )
}

/// A small list of November 2026.
pub(crate) fn small() -> String {
    let lines = [
        line(1_503_014, "Carlsen, Magnus", "NOR", "GM", "2840"),
        line(15_000_002, "Carlov, Marko", "MKD", "", ""),
        line(15_000_005, "Shishkov, Petar", "MKD", "FM", "2300"),
        "lost line\r\n".to_owned(),
    ];
    format!("{HEADING}\r\n{}", lines.concat())
}

fn done(shell: &Shell, line: &[&str]) -> String {
    let output = shell.run(&[&["competition"], line].concat());
    assert_eq!(code(&output), 0, "{line:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn fails(shell: &Shell, line: &[&str], with: i32, says: &str) {
    let output = shell.run(&[&["competition"], line].concat());
    let said = text(&output.stderr);
    assert_eq!(code(&output), with, "{line:?}: {said}");
    assert!(said.contains(says), "{line:?}: {said}");
}

fn data(shell: &Shell, line: &[&str]) -> Value {
    serde_json::from_str(&done(shell, line)).expect("one JSON value")
}

#[test]
fn a_list_is_imported_told_and_looked_into() {
    let shell = Shell::new();
    fails(&shell, &["list"], 1, "No rating list has been imported");
    fails(&shell, &["list", "find", "carl"], 1, "No rating list has been imported");
    fs::write(shell.path("players_nov26.txt"), small()).expect("written");
    let told = done(&shell, &["list", "import", "players_nov26.txt"]);
    assert!(told.contains("FIDE rating list of 2026-11-01 (by the name of the file)"), "{told}");
    assert!(told.contains("3 players, 1 of them without a rating"), "{told}");
    assert!(told.contains("Without number or name; left out: once, line 5"), "{told}");
    assert_eq!(done(&shell, &["list"]), told);

    let list = data(&shell, &["list", "--json"]);
    assert_eq!(list["odd"], json!([{ "what": "nobody", "count": 1, "first": 5 }]));
    assert_eq!(
        (&list["players"], &list["rates"]),
        (&json!(3), &json!(["standard", "rapid", "blitz"]))
    );

    let found = done(&shell, &["list", "find", "carl", "--federation", "mkd"]);
    assert_eq!(
        found,
        "FIDE ID\tTitle\tName\tFed\tBorn\tStandard\tRapid\tBlitz\n\
         15000002\t\tCarlov, Marko\tMKD\t1990\n\
         1503014\tGM\tCarlsen, Magnus\tNOR\t1990\t2840\n"
    );
    let found = data(&shell, &["list", "find", "Шишков", "п", "--json"]);
    assert_eq!(found["players"][0]["fide_id"], 15_000_005);
    assert_eq!(found["more"], false);
    let more = done(&shell, &["list", "find", "150", "--limit", "1"]);
    assert!(more.contains("There are more"), "{more}");
    fails(&shell, &["list", "find", "nobody"], 1, "Nobody in the list is found by “nobody”");
}

#[test]
fn what_is_no_list_is_refused_and_the_old_one_stays() {
    let shell = Shell::new();
    fs::write(shell.path("list.txt"), small()).expect("written");
    done(&shell, &["list", "import", "list.txt", "--date", "2026-11"]);
    let told = done(&shell, &["list"]);
    fs::write(shell.path("list.zip"), b"PK\x03\x04").expect("written");
    fs::write(shell.path("bread.txt"), "milk\nbread\n").expect("written");
    for (line, says) in [
        (&["list", "import", "list.zip"][..], "list.zip is packed. Unpack it first"),
        (&["list", "import", "bread.txt"], "bread.txt is not a rating list"),
        (&["list", "import", "nowhere.txt"], "nowhere.txt"),
        (&["list", "import", "list.txt", "--date", "autumn"], "“autumn” is not a month"),
    ] {
        fails(&shell, line, 2, says);
    }
    assert_eq!(done(&shell, &["list"]), told);
    // One byte of the list has changed.
    let place = shell.path("config/library/fide.ratings");
    let mut bytes = fs::read(&place).expect("the list");
    bytes[20] ^= 1;
    fs::write(&place, &bytes).expect("written");
    fails(&shell, &["list", "find", "carl"], 1, "is damaged. Import it again");
}

#[test]
fn players_enter_by_their_numbers_with_ratings_list_and_date() {
    let shell = Shell::new();
    fs::write(shell.path("list.txt"), small()).expect("written");
    done(&shell, &["list", "import", "list.txt", "--date", "2026-11"]);
    done(&shell, &["new", "hall.jadoube"]);
    fails(
        &shell,
        &["enter", "hall.jadoube", "--fide", "1503014,7"],
        1,
        "no player with the number 7",
    );
    done(&shell, &["enter", "hall.jadoube", "--fide", "1503014,15000005"]);
    done(&shell, &["enter", "hall.jadoube", "--fide", "15000002", "--blind", "--fixed-board", "1"]);
    let hall = library::read(&shell.path("hall.jadoube")).expect("readable").hall;
    let entrant = |no: u16| hall.contest.entrants[&EntrantNo(no)].entrant.clone();
    let date = Some(Date::new(2026, 11, 1));
    let carlsen = Entrant {
        name: "Carlsen, Magnus".into(),
        federation: "NOR".into(),
        title: "GM".into(),
        ratings: vec![Rating {
            kind: RatingKind::Standard,
            value: 2840,
            list: "FIDE".into(),
            date,
        }],
        fide_id: Some(1_503_014),
        sex: Some(Sex::Man),
        birth: Some(Date::year(1990)),
        ..Entrant::default()
    };
    assert_eq!((hall.contest.entrants.len(), entrant(1)), (3, carlsen));
    let carlov = entrant(3);
    assert_eq!((carlov.name.as_str(), carlov.ratings), ("Carlov, Marko", Vec::new()));
    assert_eq!((carlov.blind, carlov.fixed_board), (true, Some(BoardNo(1))));
    // Nothing is taken from two sources at once.
    fails(&shell, &["enter", "hall.jadoube", "--fide", "7", "--name", "Novak, Ana"], 2, "--name");
}

/// The program is killed as soon as it writes; before, during or after that, the list is whole.
#[test]
fn an_import_that_is_killed_leaves_a_whole_list() {
    let shell = Shell::new();
    fs::write(shell.path("old.txt"), small()).expect("written");
    done(&shell, &["list", "import", "old.txt", "--date", "2026-10"]);
    let old = done(&shell, &["list"]);
    let lines = (1..40_000).map(|number| line(number, &format!("N{number}, A"), "MKD", "", ""));
    fs::write(shell.path("new.txt"), format!("{HEADING}\r\n{}", lines.collect::<String>()))
        .expect("written");
    let import = ["competition", "list", "import", "new.txt", "--date", "2026-11"];
    let beside = shell.path("config/library/fide.new");
    // It may be faster than the one who kills.
    let mut killed = 0;
    for _ in 0..50 {
        if killed == 3 {
            break;
        }
        let _ = fs::remove_file(&beside);
        let quiet = std::process::Stdio::null;
        let mut process = shell.process();
        let mut child = process.args(import).stdout(quiet()).spawn().expect("it starts");
        while !beside.exists() && child.try_wait().expect("asked").is_none() {
            std::thread::yield_now();
        }
        child.kill().expect("killed");
        let ended = child.wait().expect("it ends");
        killed += u8::from(!ended.success());
        let told = done(&shell, &["list"]);
        assert!(told == old || told.contains("39999 players"), "{told}");
        let one = if told == old { "1503014" } else { "30000" };
        done(&shell, &["list", "find", one]);
    }
    assert!(killed > 0, "it was always faster");
    // What was left of it does not stand in the way.
    done(&shell, &import[1..]);
    assert!(done(&shell, &["list", "find", "n3999", "--limit", "50"]).contains("N39999, A"));
}
