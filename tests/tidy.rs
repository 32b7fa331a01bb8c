//! The house rules that neither compiler nor clippy holds: sizes, wording, what lies at the top
//! level, that a file says what is in it. Reads the tracked files as text and uses only std.
//!
//! Which layer may import which is in the `Cargo.toml` of each; purity of the inner crates, length of
//! functions, `unwrap`, re-exports and the like are in `.clippy.toml`, the lints of the workspace and
//! the head of each `lib.rs`.

use std::fs;
use std::path::Path;
use std::process::Command;

#[path = "tidy/aggregates.rs"]
mod aggregates;
#[path = "tidy/circles.rs"]
mod circles;
#[path = "tidy/laws.rs"]
mod laws;
#[path = "tidy/listed.rs"]
mod listed;
#[path = "tidy/names.rs"]
mod names;

// --- the tables -------------------------------------------------------------------------------

/// Lines of a file, its tests not counted.
const LINES_MAX: usize = 800;

/// Bytes of a tracked file.
const BYTES_MAX: u64 = 256 * 1024;

/// What may lie at the top level besides dotfiles.
const TOP_LEVEL: &[&str] = &[
    "Cargo.toml",
    "Cargo.lock",
    "LICENSE",
    "README.md",
    "src",
    "assets",
    "locales",
    "tests",
    "packaging",
];

// --- the rules --------------------------------------------------------------------------------

#[test]
fn every_source_file_says_what_is_in_it() {
    check(|path, source| {
        if !path.ends_with(".rs") || source.starts_with("//! ") {
            return Vec::new();
        }
        vec![(1, "open the file with `//! ` and what is in it, and what is not".into())]
    });
}

#[test]
fn no_file_grows_beyond_what_can_be_read() {
    check(|path, source| {
        let lines = lines_without_tests(source);
        if !path.starts_with("src/")
            || !path.ends_with(".rs")
            || is_table(path)
            || lines <= LINES_MAX
        {
            return Vec::new();
        }
        vec![(lines, format!("over {LINES_MAX} lines; cut where the surface is smallest"))]
    });
}

#[test]
fn the_inner_crates_count_in_whole_numbers() {
    // Clippy sees arithmetic with floats. One that is only kept or sent on it would see as a disallowed
    // type, but then in what serde derives, too.
    check(|path, source| {
        let inner = ["src/chess/", "src/competition/", "src/laws/", "src/core/"];
        let inner = inner.iter().any(|at| path.starts_with(at));
        let lines = shipped_lines(source).filter(|(_, line)| {
            let code = line.split("//").next().unwrap_or_default();
            inner
                && path.ends_with(".rs")
                && !path.contains("/benches/")
                && ["f32", "f64"].iter().any(|float| has_word(code, float))
        });
        lines.map(|(number, _)| (number, "a float: use whole numbers".into())).collect()
    });
}

#[test]
fn no_test_is_left_out() {
    // In two parts, so that this file does not name it.
    let left_out = concat!("#[ign", "ore");
    check(|path, source| {
        let lines = numbered(source)
            .filter(|(_, line)| path.ends_with(".rs") && line.trim().starts_with(left_out));
        lines.map(|(number, _)| (number, "a test runs or goes".into())).collect()
    });
}

#[test]
fn no_test_works_in_the_home_of_who_runs_it() {
    // In two parts, so that this file does not name it.
    let start = concat!("new(env!(\"CARGO_BIN_", "EXE_jadoube\"))");
    check(|path, source| {
        let lines: Vec<&str> = source.lines().collect();
        let bare = (0..lines.len()).filter(|at| {
            let here = lines.get(*at).is_some_and(|line| line.contains(start));
            let mut next = lines.iter().skip(*at).take(5);
            path.ends_with(".rs") && here && !next.any(|line| line.contains("JADOUBE_CONFIG"))
        });
        let what = "give it a folder for its settings: `JADOUBE_CONFIG`, within four lines";
        bare.map(|at| (at + 1, what.to_owned())).collect()
    });
}

#[test]
fn no_blob_is_big() {
    for path in tracked() {
        let bytes = fs::metadata(root().join(&path)).map_or(0, |meta| meta.len());
        assert!(bytes <= BYTES_MAX, "{path}: over 256 KiB; make it smaller");
    }
}

#[test]
fn the_top_level_stays_small() {
    for path in tracked() {
        let top = path.split('/').next().unwrap_or_default();
        assert!(
            top.starts_with('.') || TOP_LEVEL.contains(&top),
            "{path}: nothing new at the top level; put it under src, assets, tests or packaging"
        );
    }
}

#[test]
fn no_file_names_a_path_of_one_machine() {
    check(|_, text| machine_paths(text));
}

#[test]
fn words_follow_the_rules_of_wording() {
    check(|path, text| match path.rsplit_once('.').map(|(_, end)| end) {
        Some("ftl") => wording(text, Wording::Fluent),
        Some("md") => wording(text, Wording::Markdown),
        _ => Vec::new(),
    });
}

/// The supervisor, the ports and the lines keep boards of every make: which there are stands in one table.
#[test]
fn makes_of_boards_are_named_in_their_table_only() {
    let knows = |path: &str| {
        ["dgt", "makes", "simulator"]
            .iter()
            .any(|name| path.starts_with(&format!("src/devices/{name}")))
    };
    check(|path, source| {
        if !path.starts_with("src/devices/") || path.ends_with("/lib.rs") || knows(path) {
            return Vec::new();
        }
        let named = shipped_lines(source).filter(|(_, line)| line.to_lowercase().contains("dgt"));
        named.map(|(number, _)| (number, "put it into `devices::makes`".into())).collect()
    });
}

// --- the files --------------------------------------------------------------------------------

/// A line number, from 1, and what is wrong there and what to write instead.
type Complaint = (usize, String);

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What git tracks or would track; without git, everything but `target` and `.git`.
fn tracked() -> Vec<String> {
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output();
    let mut paths = Vec::new();
    match listed {
        Ok(output) if output.status.success() && !output.stdout.is_empty() => {
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            paths.extend(text.split('\0').filter(|path| !path.is_empty()).map(str::to_owned));
        }
        _ => walk("", &mut paths),
    }
    // A file that was deleted but not yet committed is still in the index.
    paths.retain(|path| root().join(path).is_file());
    paths.sort();
    paths
}

fn walk(folder: &str, paths: &mut Vec<String>) {
    for entry in fs::read_dir(root().join(folder)).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
        if path == "target" || path == ".git" {
            continue;
        }
        if entry.path().is_dir() {
            walk(&path, paths);
        } else {
            paths.push(path);
        }
    }
}

/// Puts a rule to every tracked text file, by its path, and fails with all complaints at once.
fn check(rule: impl Fn(&str, &str) -> Vec<Complaint>) {
    let paths = tracked();
    assert!(!paths.is_empty(), "no file found: the scan itself is broken");
    let lines: Vec<String> = paths
        .iter()
        .filter_map(|path| Some((path, fs::read_to_string(root().join(path)).ok()?)))
        .flat_map(|(path, text)| {
            let complaints = rule(path, &text);
            complaints.into_iter().map(move |(line, what)| format!("{path}:{line}: {what}"))
        })
        .collect();
    assert!(lines.is_empty(), "\n{}", lines.join("\n"));
}

// --- scanning ---------------------------------------------------------------------------------

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines())
}

/// Each line with its number, cut before the test module.
fn shipped_lines(source: &str) -> impl Iterator<Item = (usize, &str)> {
    numbered(source).take_while(|(_, line)| {
        !line.starts_with("#[cfg(test)]") && !line.starts_with("#![cfg(test)]")
    })
}

/// Files that are nothing but a table or tests.
fn is_table(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    ["table.rs", "tables.rs", "tests.rs"].contains(&name)
}

fn lines_without_tests(source: &str) -> usize {
    shipped_lines(source).count()
}

fn machine_paths(text: &str) -> Vec<Complaint> {
    let folders = ["work", "home", "root"].map(|name| format!("/{name}/"));
    let mut complaints = Vec::new();
    for (number, line) in numbered(text) {
        for folder in &folders {
            let named = line.match_indices(folder.as_str()).any(|(at, _)| {
                let before = line[..at].chars().next_back();
                before.is_none_or(|c| !is_word(c) && !".-}$~/*".contains(c))
            });
            if named {
                complaints.push((
                    number,
                    format!("`{folder}…` is a path of one machine: make it relative"),
                ));
            }
        }
    }
    complaints
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Wording {
    Fluent,
    Markdown,
}

fn wording(text: &str, kind: Wording) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    let mut fenced = false;
    for (number, line) in numbered(text) {
        if kind == Wording::Markdown && line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        let prose = match kind {
            Wording::Fluent => line.to_owned(),
            Wording::Markdown if fenced => String::new(),
            // What stands between back-ticks is typed, not read.
            Wording::Markdown => line.split('`').step_by(2).collect(),
        };
        if prose.contains("...") {
            complaints.push((number, "three dots: write `…`".into()));
        }
        if kind == Wording::Fluent && prose.trim().contains("  ") {
            complaints.push((number, "two spaces: write one".into()));
        }
        if has_word(line, "TODO") && !line.contains("TODO(") {
            complaints.push((number, "a TODO of nobody: write `TODO(name)`, or do it".into()));
        }
    }
    complaints
}

fn has_word(line: &str, word: &str) -> bool {
    line.split(|c: char| !is_word(c)).any(|found| found == word)
}

// --- the tidier tidied ------------------------------------------------------------------------

fn lines_of(complaints: &[Complaint]) -> Vec<usize> {
    complaints.iter().map(|complaint| complaint.0).collect()
}

#[test]
fn tests_do_not_count_as_lines() {
    assert_eq!(lines_without_tests("a\nb\n#[cfg(test)]\nmod tests {\n}\n"), 2);
}

#[test]
fn paths_of_a_machine_are_told_from_others() {
    let path = |folder: &str| format!("/{folder}/me/x");
    for folder in ["work", "home", "root"] {
        assert_eq!(lines_of(&machine_paths(&format!("see {}", path(folder)))), [1]);
    }
    for text in [format!("src{}", path("work")), format!("~{}", path("home")), "/homes/x".into()] {
        assert_eq!(machine_paths(&text), []);
    }
}

#[test]
fn wording_is_judged_where_people_read() {
    for (text, kind, lines) in [
        ("a = Open...\nb = Open…", Wording::Fluent, vec![1]),
        ("a = two  spaces\n    b", Wording::Fluent, vec![1]),
        ("Wait... `ls ...`\n```\na...\n```", Wording::Markdown, vec![1]),
        ("TODO later\nTODO(ana): later", Wording::Markdown, vec![1]),
        ("| a   | b |", Wording::Markdown, vec![]),
    ] {
        assert_eq!(lines_of(&wording(text, kind)), lines, "{text}");
    }
}
