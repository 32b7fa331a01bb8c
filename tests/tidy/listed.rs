//! Lists that people read or a script holds, against what they are lists of: the crates in the overview
//! of the program, what a `Cargo.toml` imports, the version that a software centre shows, and the commands that
//! open no window in `packaging/run.sh`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::{has_word, is_word, read, root, tracked};

/// Crates by their folders, each with those that it imports.
type Crates = BTreeMap<String, BTreeSet<String>>;

/// What all crates may import, and the overview says once.
const FOR_ALL: [&str; 2] = ["message", "derive"];

/// Subcommands that open a window unless they are told otherwise.
const WITH_A_WINDOW: &[&str] = &["demo"];

#[test]
fn the_overview_says_what_each_crate_imports() {
    assert_eq!(crates_told(&read("src/main.rs")), crates());
}

/// What is imported and not used keeps a crate waiting for another that it could be built beside. (The lint
/// of the compiler for that knows nothing of a crate's other targets.)
#[test]
fn each_crate_uses_what_it_imports() {
    let sources = tracked();
    let mut unused = Vec::new();
    for manifest in sources.iter().filter(|path| path.starts_with("src/") && is_manifest(path)) {
        let folder = manifest.trim_end_matches("Cargo.toml");
        let of_it = |path: &&String| path.starts_with(folder) && path.ends_with(".rs");
        let texts: Vec<String> = sources.iter().filter(of_it).map(|path| read(path)).collect();
        let text = read(manifest);
        let imported = dependencies(&text);
        assert!(folder == "src/speechd/" || !imported.is_empty(), "the scan is broken: {manifest}");
        for name in imported.into_iter().map(|name| name.replace('-', "_")) {
            if !texts.iter().any(|text| has_word(text, &name)) {
                unused.push(format!("{manifest}: {name}"));
            }
        }
    }
    assert_eq!(unused, [""; 0], "take it out");
}

#[test]
fn a_software_centre_shows_the_version_that_is_built() {
    let manifest = read("Cargo.toml");
    let mut versions = manifest.lines().filter_map(|line| line.strip_prefix("version = "));
    let release = format!("<release version={} ", versions.next().expect("that of the workspace"));
    let shown = read("packaging/linux/org.jadoube.Jadoube.metainfo.xml");
    assert!(shown.contains(&release), "{release} with its date is missing");
}

fn is_manifest(path: &str) -> bool {
    path.ends_with("/Cargo.toml")
}

/// The names that stand below the headings of dependencies.
fn dependencies(manifest: &str) -> Vec<&str> {
    let (mut found, mut is_below) = (Vec::new(), false);
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_below = line.ends_with("dependencies]");
        } else if is_below {
            let name = line.split(|c: char| !is_word(c) && c != '-').next();
            found.extend(name.filter(|name| !name.is_empty()));
        }
    }
    found
}

#[test]
fn the_first_run_knows_which_commands_open_no_window() {
    let commands = subcommands(&read("src/cli/args.rs"));
    let script = read("packaging/run.sh");
    let listed = windowless(&script);
    assert!(commands.len() > 20, "the scan itself is broken: {commands:?}");
    for command in &commands {
        let opens = WITH_A_WINDOW.contains(&command.as_str());
        assert_eq!(listed.contains(command.as_str()), !opens, "packaging/run.sh: {command}");
    }
    // `help` is clap's own.
    let gone = |command: &&str| *command != "help" && !commands.contains(*command);
    assert_eq!(listed.into_iter().filter(gone).collect::<Vec<_>>(), [""; 0], "no commands");
}

/// What is loaded only when the program runs is missed by nobody who builds it.
#[test]
fn the_package_needs_for_a_window_what_the_first_run_installs() {
    let (package, script) = (read("packaging/deb.sh"), read("packaging/prepare.sh"));
    let needed = package.lines().find_map(|line| line.strip_prefix("loaded="));
    let needed: BTreeSet<&str> = needed.expect("the list").split(',').collect();
    let (_, rest) = script.split_once("window_packages=(").expect("the list");
    let (list, _) = rest.split_once(')').expect("its end");
    let installed: BTreeSet<&str> = list.split_whitespace().collect();
    assert_eq!(needed, installed, "packaging/deb.sh and packaging/prepare.sh");
    assert!(needed.contains("libwayland-egl1"), "without it no window opens under Wayland");
}

/// The crates as their `Cargo.toml` have them.
fn crates() -> Crates {
    let folders = fs::read_dir(root().join("src")).into_iter().flatten().flatten();
    let crates = folders.filter_map(|folder| {
        let text = fs::read_to_string(folder.path().join("Cargo.toml")).ok()?;
        Some((folder.file_name().to_string_lossy().into_owned(), imports(&text)))
    });
    crates.filter(|(name, _)| name != "derive").collect()
}

/// Which of our crates a `Cargo.toml` imports.
fn imports(cargo: &str) -> BTreeSet<String> {
    let named = cargo.lines().filter_map(|line| line.strip_prefix("jadoube-"));
    let names = named.filter_map(|rest| rest.split(|c: char| !is_word(c)).next());
    names.filter(|name| !FOR_ALL.contains(name)).map(str::to_owned).collect()
}

/// The crates as the overview tells them: "- `name` (what it imports): what it is".
fn crates_told(overview: &str) -> Crates {
    let docs = overview.lines().map_while(|line| line.strip_prefix("//!"));
    let text = docs.fold(String::new(), |text, line| text + " " + line.trim());
    let told = text.split(" - `").skip(1).filter_map(|item| {
        let (name, rest) = item.split_once('`')?;
        let list = rest.strip_prefix(" (").and_then(|rest| rest.split_once(')'));
        let list = list.map(|(list, _)| list).unwrap_or_default();
        let imported = list.split(", ").filter(|name| !name.is_empty());
        Some((name.to_owned(), imported.map(str::to_owned).collect()))
    });
    told.collect()
}

/// The subcommands, as they are typed.
fn subcommands(args: &str) -> BTreeSet<String> {
    let body = args.split_once("pub enum Command {").and_then(|(_, rest)| rest.split_once("\n}"));
    let lines = body.map(|(body, _)| body).unwrap_or_default().lines().map(str::trim);
    let names = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
    names.filter_map(|line| line.split(|c| !is_word(c)).next()).map(typed).collect()
}

/// A variant in the words of the command line: `MatePossible` is `mate-possible`.
fn typed(variant: &str) -> String {
    let mut typed = String::new();
    for sign in variant.chars() {
        if sign.is_ascii_uppercase() && !typed.is_empty() {
            typed.push('-');
        }
        typed.push(sign.to_ascii_lowercase());
    }
    typed
}

/// The commands that the script holds for such that open no window.
fn windowless(script: &str) -> BTreeSet<&str> {
    let body =
        script.split_once("case \"$subcommand\" in").and_then(|(_, rest)| rest.split_once(')'));
    let words = body.map(|(body, _)| body).unwrap_or_default();
    words.split(|c: char| !is_word(c) && c != '-').filter(|word| !word.is_empty()).collect()
}

#[test]
fn lists_are_read_as_they_are_written() {
    let told = crates_told("//! - `a`, with `b`: all\n//! - `c` (a,\n//!   d): it\nuse x;\n");
    let imported = |name: &str| told[name].iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!((imported("a"), imported("c")), (vec![], vec!["a", "d"]));
    let manifest = "[package]\nname = \"x\"\n[dependencies]\na-b.workspace = true\n\n[target.'cfg(unix)'.dependencies]\nc = \"1\"\n[lints]\nworkspace = true\n";
    assert_eq!(dependencies(manifest), ["a-b", "c"]);
    assert_eq!(
        windowless("case \"$subcommand\" in\n new | mate-possible \\\n | x)\n"),
        BTreeSet::from(["mate-possible", "new", "x"])
    );
    let args = "pub enum Command {\n    New(NewArgs),\n    MatePossible(M),\n    Completions { shell: S },\n}\n";
    let typed = ["completions", "mate-possible", "new"].map(String::from);
    assert_eq!(subcommands(args), BTreeSet::from(typed));
}
