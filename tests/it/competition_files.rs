//! `jadoube competition`, what it makes of tournament files: convert, check, rating, norms, by the
//! real program, in text and JSON, with its exit codes.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Output};

use serde_json::Value;
use tempfile::TempDir;

fn vector(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/competitions").join(name)
}

struct Folder(TempDir);

impl Folder {
    fn with(files: &[(&str, &str)]) -> Self {
        let folder = TempDir::new().expect("a folder");
        for (name, text) in files {
            fs::write(folder.path().join(name), text).expect("written");
        }
        Self(folder)
    }

    fn run(&self, args: &[&str]) -> Output {
        let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
        process.current_dir(self.0.path()).env("JADOUBE_CONFIG", self.0.path().join("config"));
        process.env("LANG", "en_GB.UTF-8").env("LC_ALL", "en_GB.UTF-8");
        process.arg("competition").args(args).output().expect("the program starts")
    }

    /// The exit code, and what is printed and complained of.
    fn told(&self, args: &[&str]) -> (Option<i32>, String) {
        let output = self.run(args);
        let text =
            [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("UTF-8"));
        (output.status.code(), text.concat())
    }

    fn json(&self, args: &[&str]) -> Value {
        let output = self.run(args);
        serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {output:?}"))
    }
}

/// A player's line by its fields: number, sex, title, name, rating, federation, FIDE number, birth,
/// points, rank and what stands in the rounds.
fn line(number: usize, fields: [&str; 9], cells: &str) -> String {
    let [sex, title, name, rating, federation, id, birth, points, rank] = fields;
    let line = format!(
        "001 {number:>4} {sex:<1}{title:>3} {name:<33} {rating:>4} {federation:<3} {id:>11} \
         {birth:<10} {points:>4} {rank:>4}{cells}"
    );
    format!("{}\n", line.trim_end())
}

/// Two rated players and one without a rating, after two rounds.
fn small() -> String {
    let ana = ["w", "IM", "Ana", "2400", "MKD", "15000001", "2000/00/00", "2.0", "1"];
    let ben = ["m", "", "Ben", "2000", "GER", "", "2009/00/00", "0.5", "3"];
    let eve = ["m", "", "Eve", "0", "SRB", "", "", "1.0", "2"];
    [
        "012 Small\n042 2026/11/01\nXXR 2\n".to_owned(),
        line(1, ana, "     2 w 1     3 b 1"),
        line(2, ben, "     1 b 0  0000 - H"),
        line(3, eve, "  0000 - U     1 w 0"),
    ]
    .concat()
}

#[test]
fn a_file_is_converted_there_and_back_and_never_over_another() {
    let small = small();
    let folder = Folder::with(&[("small.trf", &small), ("there.trf", "")]);
    let (code, told) = folder.told(&["convert", "small.trf", "--to", "trf26", "new.trf"]);
    assert_eq!((code, told.as_str()), (Some(0), ""));
    let new = fs::read_to_string(folder.0.path().join("new.trf")).expect("written");
    let expected = small.replace("XXR 2", "142 2").replace("   0 SRB", "     SRB");
    assert_eq!(new, expected.replace('\n', "\r\n"));
    let (code, told) = folder.told(&["convert", "small.trf", "--to", "trf16", "there.trf"]);
    assert_eq!(code, Some(1), "{told}");
    let agreed = ["convert", "small.trf", "--to", "trf16", "there.trf", "--overwrite"];
    assert_eq!(folder.told(&agreed).0, Some(0));
    let team = vector("team/team-v1.trf").display().to_string();
    let (code, told) = folder.told(&["convert", &team, "--to", "trf16", "old.trf"]);
    assert_eq!(code, Some(0));
    assert!(told.contains("record 362, 1 line"), "{told}");
    let (code, told) = folder.told(&["convert", "small.trf", "--to", "csv"]);
    assert_eq!(code, Some(0));
    assert!(told.contains("1,Ana,IM,2400,MKD,15000001,w,2000\r\n"), "{told}");
}

#[test]
fn a_list_of_players_becomes_a_tournament_file() {
    let list = ("club.csv", "Nr;Name;Elo;Brett\n1;Petrovska, Ana;2101;Vardar\n2;Muster, Ben;;\n");
    let folder = Folder::with(&[list, ("empty.csv", "")]);
    let (code, told) = folder.told(&["convert", "club.csv", "--to", "trf26"]);
    assert_eq!(code, Some(0), "{told}");
    for part in [
        "012 club",
        format!("001    1      {:<33} 2101", "Petrovska, Ana").as_str(),
        "Column 3 (Elo): rating",
        "Column 4 (Brett): not understood, left out",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let (code, told) = folder.told(&["convert", "empty.csv", "--to", "trf26"]);
    assert_eq!(code, Some(2));
    assert!(told.contains("holds no players"), "{told}");
}

#[test]
fn what_is_wrong_in_a_file_is_told_and_is_an_exit_code() {
    let small = small();
    let wrong = small.replacen("2 w 1", "2 w 8", 1);
    let folder = Folder::with(&[("small.trf", &small), ("wrong.trf", &wrong)]);
    let (code, told) = folder.told(&["check", "small.trf"]);
    assert_eq!(code, Some(0), "{told}");
    for part in
        ["3 players, 2 rounds. Wrong: 0. Odd: 0", "Record 022 is missing", "the FIDE number"]
    {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let (code, told) = folder.told(&["check", "wrong.trf"]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("Line 4, column 99: “8” is not a result"), "{told}");
    let found = folder.json(&["check", "wrong.trf", "--json"]);
    let is_it = |one: &Value| one["line"] == 4 && one["column"] == 99 && one["error"] == true;
    assert!(found["found"].as_array().is_some_and(|all| all.iter().any(is_it)), "{found}");
    let (code, told) = folder.told(&["rating", "wrong.trf"]);
    assert_eq!(code, Some(2), "{told}");
    let (code, _) = folder.told(&["check", "nowhere.trf"]);
    assert_eq!(code, Some(2));
}

#[test]
fn ratings_change_with_their_working() {
    let small = small();
    let folder = Folder::with(&[("small.trf", &small)]);
    let (code, told) = folder.told(&["rating", "small.trf"]);
    assert_eq!(code, Some(0), "{told}");
    // 400 points: 0.08 above the expected 0.92, with K 10; a junior loses as much with K 40.
    for part in
        ["1\tAna\t2400\t10\t1\t+0.80\t2401", "2\tBen\t2000\t40\t1\t-3.20\t1997", "3\tEve\t–"]
    {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let (_, told) = folder.told(&["rating", "small.trf", "--working", "1", "--k", "1=20"]);
    for part in [
        "Round 1, against Ben (2000): difference 400; 1.00 - 0.92 = +0.08",
        "Round 2 does not count: the opponent has no rating",
        "+0.08 × 20 = +1.60; 2400 becomes 2402",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let effects = folder.json(&["rating", "small.trf", "--json"]);
    assert_eq!(effects["edition"], "october2025");
    assert_eq!(effects["players"][0]["change"]["exact"], 80);
    for wrong in [["--begun", "soon"], ["--k", "x"], ["--working", "9"]] {
        let args = ["rating", "small.trf", wrong[0], wrong[1]];
        assert_eq!(folder.told(&args).0, Some(2), "{wrong:?}");
    }
}

#[test]
fn norms_are_listed_and_explained() {
    // Nine wins against nine grandmasters of three federations.
    let wins: String = (2..11).map(|number| format!("  {number:>4} w 1")).collect();
    let ana = ["m", "IM", "Ana", "2450", "MKD", "", "", "9.0", "1"];
    let mut text = format!("142 9\n192 FIDE_ROUNDROBIN\n{}", line(1, ana, &wins));
    for number in 2..11 {
        let (federation, name) = (["GER", "SRB", "BUL"][number % 3], format!("Player {number}"));
        let loss = format!("{:width$}     1 b 0", "", width = (number - 2) * 10);
        let player = ["m", "GM", name.as_str(), "2500", federation, "", "", "0.0", "2"];
        text.push_str(&line(number, player, &loss));
    }
    let folder = Folder::with(&[("norms.trf", &text)]);
    let (code, told) = folder.told(&["norms", "norms.trf"]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("1 Ana: GM norm, 9.0 of 9, average 2500, performance 3300"), "{told}");
    let (_, told) = folder.told(&["norms", "norms.trf", "--working", "1"]);
    for part in ["GM: norm", "met: games 9, at least 9 (B.01 1.4.1a)", "met: performance 3300"] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let found = folder.json(&["norms", "norms.trf", "--json"]);
    assert_eq!(found["norms"][0]["audit"]["title"], "GM");
}
