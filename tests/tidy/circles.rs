//! No files of a crate import each other in circles: each can be read, and understood, before those
//! that use it. What a file names is found in its text: `crate::…`, `super::…` and its own children.

use std::collections::{BTreeMap, BTreeSet};

use super::{check, is_word, read, tracked};

/// Texts by their files, without `.rs`.
type Texts = BTreeMap<String, String>;

/// Files, each with those that it imports.
type Imports = BTreeMap<String, BTreeSet<String>>;

#[test]
fn files_import_each_other_without_circles() {
    let left = circles(imports(&texts()));
    check(|path, _| {
        let below = path.strip_suffix(".rs").and_then(|file| left.get(file));
        let what =
            |below| format!("in a circle with {below:?}: move what both need into a file below");
        below.map(|below| (1, what(below))).into_iter().collect()
    });
}

/// A crate whose `lib.rs` says that its modules are in reading order says what each is, and each imports
/// only those above it.
#[test]
fn modules_in_reading_order_import_only_those_above() {
    let imports = imports(&texts());
    let (mut crates, mut wrong) = (0, Vec::new());
    for lib in tracked().into_iter().filter(|path| path.ends_with("/lib.rs")) {
        let (text, folder) = (read(&lib), lib.trim_end_matches("lib.rs"));
        let told: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("//! ")).collect();
        if !told.join(" ").contains("in reading order") {
            continue;
        }
        crates += 1;
        let module =
            |line: &str| Some(line.strip_prefix("pub mod ")?.trim_end_matches(';').to_owned());
        let modules: Vec<String> = text.lines().filter_map(module).collect();
        let place = |file: &str| {
            let module = file.strip_prefix(folder)?.split('/').next()?;
            modules.iter().position(|one| one == module)
        };
        let untold = modules.iter().filter(|one| !text.contains(&format!("[`{one}`]")));
        wrong.extend(untold.map(|one| format!("{lib} does not say what `{one}` is")));
        for (file, below) in imports.iter().filter(|(file, _)| !file.contains("/tests")) {
            let Some(at) = place(file) else { continue };
            let late = below.iter().filter(|other| place(other) > Some(at));
            wrong.extend(late.map(|other| format!("{file} imports {other}, which is below it")));
        }
    }
    assert!(crates >= 4, "the scan is broken: {crates}");
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn texts() -> Texts {
    let file = |path: String| Some((path.strip_suffix(".rs")?.to_owned(), read(&path)));
    let sources = tracked().into_iter().filter(|path| path.starts_with("src/"));
    sources.filter(|path| !path.ends_with("/lib.rs")).filter_map(file).collect()
}

fn imports(texts: &Texts) -> Imports {
    let below = |(file, text): (&String, &String)| {
        let named = paths(text).into_iter().filter_map(|path| resolved(file, &path, texts));
        (file.clone(), named.filter(|other| other != file).collect())
    };
    texts.iter().map(below).collect()
}

/// The paths in a text without its tests, those in braces one by one.
fn paths(text: &str) -> Vec<String> {
    let shipped = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let code: Vec<&str> = shipped.lines().filter_map(|line| line.split("//").next()).collect();
    // That says who may see something, not what is used.
    let code = code.join("\n").replace("(in crate::", "(");
    let (mut rest, mut found) = (code.as_str(), Vec::new());
    while let Some(begin) = rest.find(is_word) {
        let path = &rest[begin..];
        let (path, behind) =
            path.split_at(path.find(|c| !is_word(c) && c != ':').unwrap_or(path.len()));
        rest = behind;
        match behind.strip_prefix('{').and_then(|group| group.split_once('}')) {
            Some((group, behind)) if path.ends_with("::") => {
                let names = group.split(',').filter_map(|item| item.split_whitespace().next());
                found.extend(names.map(|name| format!("{path}{name}")));
                rest = behind;
            }
            _ => found.push(path.to_owned()),
        }
    }
    found.retain(|path| path.contains("::"));
    found
}

/// The file that a path in a file leads to.
fn resolved(file: &str, path: &str, texts: &Texts) -> Option<String> {
    let root = file.splitn(3, '/').take(2).collect::<Vec<_>>().join("/");
    let parent = file.rsplit_once('/')?.0;
    let mut at = match path.split_once("::")? {
        ("crate", rest) => format!("{root}/{rest}"),
        ("super", rest) => format!("{parent}/{rest}"),
        _ => format!("{file}/{path}"),
    }
    .replace("::", "/");
    while !texts.contains_key(&at) {
        at = at.rsplit_once('/')?.0.to_owned();
    }
    Some(at)
}

/// What is left when the files that import no other, or that no other imports, are taken away again
/// and again.
fn circles(mut imports: Imports) -> Imports {
    loop {
        let before = imports.len();
        let imported: BTreeSet<String> = imports.values().flatten().cloned().collect();
        imports.retain(|file, below| imported.contains(file) && !below.is_empty());
        let left: BTreeSet<String> = imports.keys().cloned().collect();
        imports.values_mut().for_each(|below| below.retain(|file| left.contains(file)));
        if imports.len() == before {
            return imports;
        }
    }
}

#[test]
fn circles_are_found_through_every_way_to_name_a_file() {
    for (what, files, found) in [
        ("none", vec![("a", "use crate::b::B;"), ("b", "fn f() {}")], vec![]),
        ("two", vec![("a", "use crate::b::B;"), ("b", "crate::a::f()")], vec!["a", "b"]),
        (
            "three, with what uses them and what they use",
            vec![
                ("a", "use crate::b;\nuse crate::e::E;"),
                ("b", "use crate::{\n    c::C,\n    e::E,\n};"),
                ("c", "use crate::a::{self, A};"),
                ("d", "use crate::a::A;"),
                ("e", "fn f() {}"),
            ],
            vec!["a", "b", "c"],
        ),
        ("a child", vec![("a", "mod b;\nb::f()"), ("a/b", "use crate::a::A;")], vec!["a", "a/b"]),
        ("by super", vec![("a", "mod b;\nb::f()"), ("a/b", "use super::A;")], vec!["a", "a/b"]),
        ("a child for itself", vec![("a", "mod b;"), ("a/b", "use crate::a::A;")], vec![]),
        ("a comment", vec![("a", "use crate::b::B;"), ("b", "// crate::a::A")], vec![]),
        ("who sees it", vec![("a", "use crate::b::B;"), ("b", "pub(in crate::a) fn f()")], vec![]),
        (
            "tests",
            vec![("a", "use crate::b::B;"), ("b", "#[cfg(test)]\nmod tests {\nuse crate::a::A;")],
            vec![],
        ),
        ("another crate", vec![("a", "use crate::b::B;"), ("b", "use other::a::A;")], vec![]),
    ] {
        let named = |(file, text): (&str, &str)| (format!("src/x/{file}"), text.to_owned());
        let texts: Texts = files.into_iter().map(named).collect();
        let left: Vec<String> = circles(imports(&texts)).into_keys().collect();
        let found: Vec<String> = found.into_iter().map(|file| format!("src/x/{file}")).collect();
        assert_eq!(left, found, "{what}");
    }
}
