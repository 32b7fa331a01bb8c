//! The house rules that no compiler holds: which layer may import which, the order inside `core`,
//! sizes, wording, what lies at the top level. Reads the tracked files as text and uses only std.
//!
//! What clippy can hold (purity of `core`, function length, `unwrap`) is not here but in
//! `Cargo.toml`, `clippy.toml` and `src/core/mod.rs`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

#[path = "tidy/laws.rs"]
mod laws;

// --- the tables -------------------------------------------------------------------------------

/// A layer, what it may import, and the crates that only it uses; in the order of `src/lib.rs`.
const LAYERS: &[(&str, &[&str], &[&str])] = &[
    ("core", &[], &["shakmaty", "chasolver", "chasolver-chess"]),
    ("formats", &["core"], &["ron", "encoding_rs"]),
    ("i18n", &["core"], &["fluent-bundle", "unic-langid", "sys-locale", "rust-stemmers"]),
    ("devices", &["core"], &["serialport"]),
    ("journal", &["core"], &["rusqlite", "age", "getrandom", "ed25519-dalek"]),
    ("voice", &["core", "i18n"], &["tts", "rodio"]),
    ("reports", &["core", "formats", "i18n"], &["krilla", "usvg", "skrifa", "fast_qr"]),
    ("desk", &["core", "formats", "i18n", "devices", "journal", "voice", "reports"], &[]),
    ("ui", &["core", "i18n", "desk"], &["egui", "eframe", "egui_extras", "rfd"]),
    (
        "cli",
        &["core", "i18n", "desk"],
        &["clap", "clap_complete", "clap_mangen", "indicatif", "rpassword"],
    ),
];

/// What the unit tests of a layer may use besides: those of core and i18n read the editions.
const TESTS_MAY_USE: &[(&str, &str)] = &[("core", "formats"), ("i18n", "formats")];

/// What `src/main.rs` may name of the library.
const MAIN_MAY_USE: &[&str] = &["core", "i18n", "desk", "ui", "cli"];

/// The modules of `core` in reading order; each may use only those before it.
const CORE_ORDER: &[&str] = &[
    "side",
    "moment",
    "wall",
    "ids",
    "citation",
    "evidence",
    "board",
    "notation",
    "scoresheet",
    "laws",
    "clock",
    "sensing",
    "recognition",
    "unwinnability",
    "game",
    "claims",
    "rulings",
    "appeals",
    "disputes",
    "blind",
    "adjournment",
    "hall",
    "react",
];

/// Dependencies that belong to no layer in particular.
const SHARED_CRATES: &[&str] = &[
    "jadoube-message",
    "serde",
    "serde_json",
    "thiserror",
    "uuid",
    "jiff",
    "sha2",
    "png",
    "etcetera",
    "atomic-write-file",
    "zeroizing-alloc",
    "strsim",
];

/// Lines of a file, its tests not counted.
const LINES_MAX: usize = 800;

/// Files that are longer all the same, with the number of their lines. May only shrink: lower the
/// number with the file, and take the row out once the file is within the limit.
const LONG_FILES: &[(&str, usize)] = &[];

/// Bytes of a tracked file.
const BYTES_MAX: u64 = 256 * 1024;

/// Files that are bigger all the same. May only shrink.
const BIG_FILES: &[&str] = &[];

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
    "benches",
    "packaging",
    "clippy.toml",
    "rustfmt.toml",
    "deny.toml",
];

// --- the rules --------------------------------------------------------------------------------

#[test]
fn each_layer_imports_only_what_its_row_lists() {
    check(|file| {
        let tests = if is_test_file(&file.path) { 1 } else { first_test_line(&file.code) };
        file.layer().map_or_else(Vec::new, |layer| layer_complaints(layer, &file.code, tests))
    });
}

#[test]
fn inside_core_a_module_uses_only_those_before_it() {
    check(|file| match file.path.strip_prefix("src/core/") {
        Some(inner) => core_complaints(inner, &file.code),
        None => Vec::new(),
    });
}

#[test]
fn a_layers_own_crates_are_named_in_that_layer_only() {
    check(|file| file.layer().map_or_else(Vec::new, |layer| crate_complaints(layer, &file.code)));
}

#[test]
fn the_tables_match_the_modules_that_are_declared() {
    let layers: Vec<&str> = LAYERS.iter().map(|row| row.0).collect();
    assert_eq!(
        declared_modules(&read("src/lib.rs")),
        layers,
        "src/lib.rs: its `pub mod` lines and LAYERS in tests/tidy.rs must be the same"
    );
    assert_eq!(
        declared_modules(&read("src/core/mod.rs")),
        CORE_ORDER,
        "src/core/mod.rs: its `pub mod` lines and CORE_ORDER in tests/tidy.rs must be the same"
    );
}

#[test]
fn every_dependency_has_a_home() {
    let known: BTreeSet<&str> =
        LAYERS.iter().flat_map(|row| row.2).chain(SHARED_CRATES).copied().collect();
    let dependencies = dependencies(&read("Cargo.toml"));
    let named: BTreeSet<&str> = dependencies.iter().map(String::as_str).collect();
    let new: Vec<_> = named.difference(&known).collect();
    assert!(new.is_empty(), "Cargo.toml: give {new:?} a home: a row of LAYERS, or SHARED_CRATES");
    let gone: Vec<_> = known.difference(&named).collect();
    assert!(gone.is_empty(), "tests/tidy.rs: no dependency any more, take out: {gone:?}");
}

#[test]
fn the_crates_doc_names_every_room_and_no_ghost() {
    let source = read("src/lib.rs");
    let exists = |name: &str| {
        let path = name.replace("::", "/");
        root().join(format!("src/{path}.rs")).is_file()
            || root().join(format!("src/{path}/mod.rs")).is_file()
    };
    let complaints = doc_complaints(&source, exists);
    assert!(complaints.is_empty(), "src/lib.rs:\n{}", complaints.join("\n"));
}

#[test]
fn every_source_file_says_what_lives_in_it() {
    check(|file| {
        if file.source.starts_with("//! ") {
            Vec::new()
        } else {
            vec![(1, "open the file with `//! ` and what lives here, and what does not".into())]
        }
    });
}

#[test]
fn what_was_banned_stays_out() {
    check(|file| banned(&file.path, &file.code));
}

#[test]
fn no_file_grows_beyond_what_can_be_read() {
    let sizes: Vec<(String, usize)> = rust_files()
        .into_iter()
        .filter(|file| file.path.starts_with("src/") && !is_table(&file.path))
        .map(|file| (file.path.clone(), lines_without_tests(&file.source)))
        .collect();
    let complaints = size_complaints(&sizes, LONG_FILES);
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn big_blobs_are_listed() {
    let mut big = BTreeSet::new();
    for path in tracked() {
        if fs::metadata(root().join(&path)).is_ok_and(|meta| meta.len() > BYTES_MAX) {
            assert!(
                BIG_FILES.contains(&path.as_str()),
                "{path}: over 256 KiB; make it smaller, or list it in BIG_FILES of tests/tidy.rs"
            );
            big.insert(path);
        }
    }
    for listed in BIG_FILES {
        assert!(big.contains(*listed), "tests/tidy.rs: take {listed} out of BIG_FILES");
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
    check_text(|_, text| machine_paths(text));
}

#[test]
fn words_follow_the_rules_of_wording() {
    check_text(|path, text| match path.rsplit_once('.').map(|(_, end)| end) {
        Some("ftl") => wording(text, Wording::Fluent),
        Some("md") => wording(text, Wording::Markdown),
        _ => Vec::new(),
    });
}

// --- the files --------------------------------------------------------------------------------

/// A line number, from 1, and what is wrong there and what to write instead.
type Complaint = (usize, String);

struct RustFile {
    path: String,
    source: String,
    /// The source with comments and the insides of literals blanked.
    code: String,
}

impl RustFile {
    /// `main` for `src/main.rs`, the folder's name below `src`, nothing for `lib.rs` and tests.
    fn layer(&self) -> Option<&str> {
        let inner = self.path.strip_prefix("src/")?;
        match inner.split_once('/') {
            Some((folder, _)) => Some(folder),
            None => inner.strip_suffix(".rs").filter(|name| *name != "lib"),
        }
    }
}

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

fn rust_files() -> Vec<RustFile> {
    let paths = tracked().into_iter().filter(|path| path.ends_with(".rs"));
    paths
        .map(|path| {
            let source = read(&path);
            let code = code_of(&source);
            RustFile { path, source, code }
        })
        .collect()
}

/// Puts a rule to every Rust file and fails with all complaints at once.
fn check(rule: impl Fn(&RustFile) -> Vec<Complaint>) {
    let files = rust_files();
    assert!(!files.is_empty(), "no Rust file found: the scan itself is broken");
    fail_with(files.iter().map(|file| (file.path.as_str(), rule(file))));
}

/// Puts a rule to every tracked text file.
fn check_text(rule: impl Fn(&str, &str) -> Vec<Complaint>) {
    let paths = tracked();
    fail_with(paths.iter().filter_map(|path| {
        let text = fs::read_to_string(root().join(path)).ok()?;
        Some((path.as_str(), rule(path, &text)))
    }));
}

fn fail_with<'a>(found: impl Iterator<Item = (&'a str, Vec<Complaint>)>) {
    let lines: Vec<String> = found
        .flat_map(|(path, complaints)| {
            complaints.into_iter().map(move |(line, what)| format!("{path}:{line}: {what}"))
        })
        .collect();
    assert!(lines.is_empty(), "\n{}", lines.join("\n"));
}

// --- scanning ---------------------------------------------------------------------------------

/// The source with comments and the insides of string and character literals blanked; lines stay.
fn code_of(source: &str) -> String {
    let chars: Vec<char> = source.chars().collect();
    let mut code = String::with_capacity(source.len());
    let mut at = 0;
    while at < chars.len() {
        let end = skip_end(&chars, at);
        if end == at {
            code.push(chars[at]);
            at += 1;
        } else {
            code.extend(chars[at..end].iter().map(|c| if *c == '\n' { '\n' } else { ' ' }));
            at = end;
        }
    }
    code
}

/// Where the comment or literal that begins here ends; `at` itself if none begins.
fn skip_end(chars: &[char], at: usize) -> usize {
    let starts = |at: usize, text: &str| {
        text.chars().enumerate().all(|(i, c)| chars.get(at + i) == Some(&c))
    };
    let find = |from: usize, text: &str| {
        (from..chars.len())
            .find(|i| starts(*i, text))
            .map_or(chars.len(), |i| i + text.chars().count())
    };
    if starts(at, "//") {
        return (at..chars.len()).find(|i| chars[*i] == '\n').unwrap_or(chars.len());
    }
    if starts(at, "/*") {
        let (mut depth, mut i) = (1, at + 2);
        while depth > 0 && i < chars.len() {
            let step = if starts(i, "/*") {
                1
            } else if starts(i, "*/") {
                -1
            } else {
                0
            };
            depth += step;
            i += if step == 0 { 1 } else { 2 };
        }
        return i;
    }
    let in_word = at > 0 && is_word(chars[at - 1]);
    if chars[at] == 'r' && (!in_word || chars[at - 1] == 'b') {
        let hashes = chars[at + 1..].iter().take_while(|c| **c == '#').count();
        if chars.get(at + 1 + hashes) == Some(&'"') {
            return find(at + 2 + hashes, &format!("\"{}", "#".repeat(hashes)));
        }
    }
    match chars[at] {
        '"' => literal_end(chars, at, '"'),
        // A lifetime has no closing quote after one character or escape.
        '\'' if chars.get(at + 1) == Some(&'\\') || chars.get(at + 2) == Some(&'\'') => {
            literal_end(chars, at, '\'')
        }
        _ => at,
    }
}

fn literal_end(chars: &[char], at: usize, quote: char) -> usize {
    let mut i = at + 1;
    while i < chars.len() && chars[i] != quote {
        i += if chars[i] == '\\' { 2 } else { 1 };
    }
    (i + 1).min(chars.len())
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn first_word(text: &str) -> &str {
    text.split(|c: char| !is_word(c)).next().unwrap_or_default()
}

/// Each line with its number, cut before the test module.
fn shipped_lines(code: &str) -> impl Iterator<Item = (usize, &str)> {
    numbered(code).take_while(|(_, line)| {
        !line.starts_with("#[cfg(test)]") && !line.starts_with("#![cfg(test)]")
    })
}

/// The line of the test module, from 1; beyond the end if there is none.
fn first_test_line(code: &str) -> usize {
    shipped_lines(code).count() + 1
}

/// Whether the module above declares the file for tests only.
fn is_test_file(path: &str) -> bool {
    let Some((folder, name)) = path.strip_suffix(".rs").and_then(|path| path.rsplit_once('/'))
    else {
        return false;
    };
    [format!("{folder}/mod.rs"), format!("{folder}.rs")].iter().any(|parent| {
        fs::read_to_string(root().join(parent)).is_ok_and(|code| declares_for_tests(&code, name))
    })
}

fn declares_for_tests(parent: &str, name: &str) -> bool {
    let declares = |line: &str| {
        line.split_once("mod ").is_some_and(|(_, rest)| rest.trim_end() == format!("{name};"))
    };
    let lines: Vec<&str> = parent.lines().map(str::trim).collect();
    lines.windows(2).any(|pair| pair[0] == "#[cfg(test)]" && declares(pair[1]))
}

fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines())
}

/// What follows each place where a path begins with `start`, such as `crate::`.
fn paths_from<'a>(line: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    line.match_indices(start).filter_map(move |(at, _)| {
        let before = line[..at].chars().next_back();
        let begins = before.is_none_or(|c| !is_word(c) && c != ':');
        begins.then(|| &line[at + start.len()..])
    })
}

fn declared_modules(source: &str) -> Vec<&str> {
    source
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ").or_else(|| line.strip_prefix("mod ")))
        .map(first_word)
        .collect()
}

/// The names under `[dependencies]`.
fn dependencies(manifest: &str) -> Vec<String> {
    manifest
        .lines()
        .skip_while(|line| *line != "[dependencies]")
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split_once('='))
        .map(|(name, _)| name.trim().trim_matches('"').to_owned())
        .filter(|name| !name.starts_with('#'))
        .collect()
}

/// From the line `tests` on, counted from 1, the code is for tests.
fn layer_complaints(layer: &str, code: &str, tests: usize) -> Vec<Complaint> {
    let row = LAYERS.iter().find(|row| row.0 == layer);
    let allowed = match (row, layer) {
        (Some(row), _) => row.1,
        (None, "main") => MAIN_MAY_USE,
        (None, _) => {
            return vec![(1, format!("`{layer}` is no layer: see LAYERS in tests/tidy.rs"))];
        }
    };
    let start = if layer == "main" { "jadoube::" } else { "crate::" };
    let mut complaints = Vec::new();
    for (number, line) in numbered(code) {
        for rest in paths_from(line, start) {
            let named = first_word(rest);
            if named.is_empty() {
                let what =
                    format!("`{start}{{` hides the layer: write one `use {start}layer::…` a line");
                complaints.push((number, what));
            } else if number >= tests && TESTS_MAY_USE.contains(&(layer, named)) {
                // A test looks upwards.
            } else if named != layer && !allowed.contains(&named) && is_layer(named) {
                let may =
                    if allowed.is_empty() { "nothing of ours".into() } else { allowed.join(", ") };
                complaints.push((number, format!("`{layer}` may not use `{named}`, only: {may}")));
            }
        }
        if line.contains("super::super") {
            complaints.push((number, "`super::super`: write the path from `crate::`".into()));
        }
    }
    complaints
}

fn is_layer(name: &str) -> bool {
    LAYERS.iter().any(|row| row.0 == name)
}

/// `inner` is the path below `src/core/`.
fn core_complaints(inner: &str, code: &str) -> Vec<Complaint> {
    let own = first_word(inner);
    let Some(place) = CORE_ORDER.iter().position(|name| *name == own) else {
        let known = inner == "mod.rs";
        let what = format!("`{own}` has no place in CORE_ORDER of tests/tidy.rs");
        return if known { Vec::new() } else { vec![(1, what)] };
    };
    let mut complaints = Vec::new();
    for (number, line) in numbered(code) {
        for rest in paths_from(line, "crate::core") {
            match rest.strip_prefix("::").map(first_word) {
                // `pub(in crate::core)`
                None if rest.starts_with(')') => {}
                None | Some("") => {
                    let what = "name the module: one `use crate::core::module::…` a line";
                    complaints.push((number, what.into()));
                }
                Some(named) => {
                    if CORE_ORDER.iter().skip(place + 1).any(|later| *later == named) {
                        let what = format!(
                            "`core::{own}` may not use `core::{named}`, which comes after it"
                        );
                        complaints.push((number, what));
                    }
                }
            }
        }
    }
    // In these files `super` is `core` itself, so it would pass by the order.
    if !inner.contains('/') || inner.ends_with("/mod.rs") && inner.matches('/').count() == 1 {
        for (number, line) in shipped_lines(code) {
            if line.contains("super::") {
                complaints.push((number, "`super::`: write the path from `crate::core::`".into()));
            }
        }
    }
    for (number, line) in shipped_lines(code) {
        if let Some(float) = ["f32", "f64"].into_iter().find(|float| has_word(line, float)) {
            complaints
                .push((number, format!("`{float}` in core: use a whole number with its unit")));
        }
    }
    complaints
}

fn has_word(line: &str, word: &str) -> bool {
    line.split(|c: char| !is_word(c)).any(|found| found == word)
}

fn crate_complaints(layer: &str, code: &str) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (owner, _, crates) in LAYERS.iter().filter(|row| row.0 != layer) {
        for name in crates.iter().map(|name| name.replace('-', "_")) {
            let (path, whole) = (format!("{name}::"), format!("use {name}"));
            for (number, line) in numbered(code) {
                let imported = paths_from(line, &whole).any(|rest| !rest.starts_with(is_word));
                if imported || paths_from(line, &path).next().is_some() {
                    complaints
                        .push((number, format!("`{name}` belongs to `{owner}`: ask that layer")));
                }
            }
        }
    }
    complaints
}

/// Rooms are named as links: [`core::game`].
fn doc_complaints(source: &str, exists: impl Fn(&str) -> bool) -> Vec<String> {
    let doc: Vec<&str> = source.lines().filter_map(|line| line.strip_prefix("//!")).collect();
    let named: BTreeSet<&str> = doc
        .iter()
        .flat_map(|line| line.split("[`").skip(1))
        .filter_map(|rest| rest.split_once("`]").map(|(name, _)| name))
        .collect();
    let core = CORE_ORDER.iter().map(|name| format!("core::{name}"));
    let wanted: Vec<String> = LAYERS.iter().map(|row| row.0.to_owned()).chain(core).collect();
    let missing = wanted
        .iter()
        .filter(|name| !named.contains(name.as_str()))
        .map(|name| format!("the crate's doc does not name [`{name}`]: add it with a few words"));
    let ghosts = named
        .iter()
        .filter(|name| !exists(name))
        .map(|name| format!("the crate's doc names [`{name}`], which does not exist: take it out"));
    missing.chain(ghosts).collect()
}

fn banned(path: &str, code: &str) -> Vec<Complaint> {
    let rules = [
        ("#[ignore", "a test runs or goes: take `#[ignore]` out"),
        ("#[should_panic", "`#[should_panic]`: return an error and assert on it"),
        ("todo!(", "`todo!`: finish it or leave it out"),
        ("unimplemented!(", "`unimplemented!`: finish it or leave it out"),
        ("#[allow(", "`#[allow(…)]`: write `#[expect(…, reason = \"…\")]`"),
        ("#![allow(", "`#![allow(…)]`: write `#![expect(…, reason = \"…\")]`"),
        ("pub use ", "a re-export: let the caller name the module where the thing lives"),
    ];
    let mut complaints = Vec::new();
    for (number, line) in numbered(code) {
        for (pattern, what) in rules {
            let here = pattern != "pub use " || path.starts_with("src/");
            if here && line.contains(pattern) {
                complaints.push((number, what.to_owned()));
            }
        }
    }
    complaints
}

/// Files that are nothing but a table or tests.
fn is_table(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    ["table.rs", "tables.rs", "tests.rs"].contains(&name)
}

fn lines_without_tests(source: &str) -> usize {
    shipped_lines(source).count()
}

fn size_complaints(sizes: &[(String, usize)], long: &[(&str, usize)]) -> Vec<String> {
    let mut complaints = Vec::new();
    for (path, lines) in sizes {
        let bound = long.iter().find(|row| row.0 == path).map_or(LINES_MAX, |row| row.1);
        if *lines > bound {
            complaints.push(format!(
                "{path}:{lines}: over {bound} lines; cut where the surface is smallest"
            ));
        }
    }
    for (path, bound) in long {
        let lines = sizes.iter().find(|row| row.0 == *path).map_or(0, |row| row.1);
        if lines <= LINES_MAX {
            complaints
                .push(format!("tests/tidy.rs: {path} is short enough: take it out of LONG_FILES"));
        } else if lines < *bound {
            complaints
                .push(format!("tests/tidy.rs: {path} has shrunk: write {lines} in LONG_FILES"));
        }
    }
    complaints
}

fn machine_paths(text: &str) -> Vec<Complaint> {
    let folders = ["work", "home"].map(|name| format!("/{name}/"));
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

// --- the tidier tidied ------------------------------------------------------------------------

fn lines_of(complaints: &[Complaint]) -> Vec<usize> {
    complaints.iter().map(|complaint| complaint.0).collect()
}

#[test]
fn comments_and_literals_are_not_code() {
    for (source, code) in [
        ("a // crate::ui\nb", "a             \nb"),
        ("a /* x /* y */ z */ b", "a                     b"),
        ("f(\"crate::ui \\\" x\") + 1", "f(                ) + 1"),
        ("r#\"a \" b\"# + c", "           + c"),
        ("br\"x\" + 'y' + '\\'' + &'a b", "b     +     +      + &'a b"),
        ("for r in x {}", "for r in x {}"),
        ("a // the end, ui", "a"),
    ] {
        let seen = code_of(source);
        assert_eq!(
            seen.split_whitespace().collect::<String>(),
            code.split_whitespace().collect::<String>(),
            "{source}"
        );
        assert_eq!(seen.lines().count(), source.lines().count(), "{source}");
        assert!(!seen.contains("ui"), "{source}");
    }
}

#[test]
fn an_import_upwards_is_seen_in_every_spelling() {
    for (layer, source, lines) in [
        ("core", "use crate::ui::app::App;", vec![1]),
        ("ui", "\nlet x = crate::journal::open();", vec![2]),
        ("ui", "use crate::{core, journal};", vec![1]),
        ("ui", "use crate::desk::cycle::Desk;\nuse crate::core::side::Side;", vec![]),
        ("devices", "// crate::desk\nlet a = \"crate::desk\";", vec![]),
        ("desk", "use super::super::ui::x;", vec![1]),
        ("main", "jadoube::ui::run(); jadoube::journal::open()", vec![1]),
        ("cellar", "", vec![1]),
        ("core", "#[cfg(test)]\nmod tests {\n    use crate::formats::laws::newest;", vec![]),
        ("core", "#[cfg(test)]\nmod tests {\n    use crate::desk::cycle::Desk;", vec![3]),
    ] {
        let code = code_of(source);
        let found = lines_of(&layer_complaints(layer, &code, first_test_line(&code)));
        assert_eq!(found, lines, "{layer}: {source}");
    }
}

#[test]
fn a_file_for_tests_is_known_by_its_declaration() {
    for (parent, expected) in [
        ("pub mod rule;\n\n#[cfg(test)]\npub(in crate::core) mod scenario;\n", true),
        ("#[cfg(test)]\nmod tests;\npub mod scenario;\n", false),
        ("#[cfg(test)]\nmod scenario_of_old;\n", false),
    ] {
        assert_eq!(declares_for_tests(parent, "scenario"), expected, "{parent}");
    }
}

#[test]
fn the_order_of_core_cannot_be_passed_by() {
    for (inner, source, lines) in [
        ("board/piece.rs", "use crate::core::side::Side;", vec![]),
        ("board/piece.rs", "use crate::core::board::square::Square;", vec![]),
        ("board/piece.rs", "use crate::core::game::event::Event;", vec![1]),
        ("board/piece.rs", "use crate::core::{game, side};", vec![1]),
        ("board/piece.rs", "use crate::core;", vec![1]),
        ("board/position.rs", "pub struct Move(pub(in crate::core) M);", vec![]),
        ("side.rs", "use super::game::event::Event;", vec![1]),
        ("side.rs", "#[cfg(test)]\nmod tests {\n    use super::*;", vec![]),
        ("board/mod.rs", "use super::game::event::Event;", vec![1]),
        ("clock/dual.rs", "fn left(&self) -> f64 {", vec![1]),
        ("cellar.rs", "", vec![1]),
        ("mod.rs", "pub mod side;", vec![]),
    ] {
        assert_eq!(lines_of(&core_complaints(inner, &code_of(source))), lines, "{inner}: {source}");
    }
}

#[test]
fn a_crate_outside_its_layer_is_seen() {
    for (layer, source, found) in [
        ("ui", "use egui::Ui;", 0),
        ("desk", "fn f(ui: &mut egui::Ui) {", 1),
        ("desk", "use rusqlite;", 1),
        ("desk", "use unic_langid::LanguageIdentifier;", 1),
        ("desk", "crate::formats::ron::read(x)", 0),
        ("desk", "let egui_like = 1; neutron::x", 0),
    ] {
        assert_eq!(crate_complaints(layer, &code_of(source)).len(), found, "{layer}: {source}");
    }
}

#[test]
fn ghosts_and_forgotten_rooms_of_the_doc_are_seen() {
    let all: String = LAYERS
        .iter()
        .map(|row| row.0.to_owned())
        .chain(CORE_ORDER.iter().map(|name| format!("core::{name}")))
        .map(|name| format!("//! [`{name}`]\n"))
        .collect();
    assert_eq!(doc_complaints(&all, |_| true), Vec::<String>::new());
    assert_eq!(doc_complaints(&all.replace("[`voice`]", ""), |_| true).len(), 1);
    assert_eq!(doc_complaints(&all, |name| name != "core::laws").len(), 1);
}

#[test]
fn banned_words_are_found_in_code_only() {
    for (source, found) in [
        ("#[ignore]\nfn f() {}", 1),
        ("#[should_panic(expected = \"x\")]", 1),
        ("todo!()", 1),
        ("#[allow(dead_code)] #[expect(dead_code, reason = \"x\")]", 1),
        ("pub use crate::core::side::Side;", 1),
        ("let s = \"todo!()\"; // #[ignore]", 0),
    ] {
        assert_eq!(banned("src/x.rs", &code_of(source)).len(), found, "{source}");
    }
}

#[test]
fn tests_do_not_count_as_lines_and_exceptions_only_shrink() {
    assert_eq!(lines_without_tests("a\nb\n#[cfg(test)]\nmod tests {\n}\n"), 2);
    let sizes = |lines: usize| vec![("src/a.rs".to_owned(), lines)];
    for (lines, long, found) in [
        (800, &[][..], 0),
        (801, &[][..], 1),
        (900, &[("src/a.rs", 900)][..], 0),
        (901, &[("src/a.rs", 900)][..], 1),
        (899, &[("src/a.rs", 900)][..], 1),
        (700, &[("src/a.rs", 900)][..], 1),
    ] {
        assert_eq!(size_complaints(&sizes(lines), long).len(), found, "{lines} lines, {long:?}");
    }
    let gone = size_complaints(&[], &[("src/gone.rs", 900)]);
    assert_eq!(gone.len(), 1);
}

#[test]
fn the_manifests_dependencies_are_read() {
    let manifest = "[a]\nx = 1\n[dependencies]\n# no = 1\nserde = \"1\"\nrusqlite = { version = \"1\" }\n\n[dev-dependencies]\ny = 1\n";
    assert_eq!(dependencies(manifest), ["serde", "rusqlite"]);
}

#[test]
fn paths_of_a_machine_are_told_from_others() {
    let mine = |folder: &str| format!("see /{folder}/me/x");
    assert_eq!(lines_of(&machine_paths(&mine("work"))), [1]);
    assert_eq!(lines_of(&machine_paths(&mine("home"))), [1]);
    assert_eq!(machine_paths("src/work/x.rs and ~/home/ and /homes/x"), []);
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
