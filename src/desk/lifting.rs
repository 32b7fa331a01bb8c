//! Rows of older versions in the words of today, one step for each version: what an event was called
//! otherwise, or said in another way, is put here into the form that the core reads, so that the core knows
//! one form alone. What a step does is held by a row in `tests/frozen/lifted.txt`.

use std::borrow::Cow;

use serde_json::Value;

/// A step from a version to the next.
struct Lift {
    /// The version that it begins with.
    from: u16,
    /// A row in which this does not stand is in the words of the next version already: most are, and a long
    /// file opens quickly.
    word: &'static str,
    /// What it does with the others.
    lift: fn(&mut Value),
}

/// In the order of their versions.
const LIFTS: [Lift; 1] = [Lift { from: 1, word: "\"is_double\"", lift: cycles }];

/// The row of a version, as the newest version would have written it.
pub(crate) fn lifted(version: u16, payload: &str) -> Cow<'_, str> {
    let steps = LIFTS.iter().filter(|step| version <= step.from);
    steps.fold(Cow::Borrowed(payload), |row, step| {
        if !row.contains(step.word) {
            return row;
        }
        // What is no JSON is not understood, as it stands.
        let Ok(mut value) = serde_json::from_str(&row) else { return row };
        (step.lift)(&mut value);
        Cow::Owned(value.to_string())
    })
}

/// From version 1: that the teams of a group meet twice stood beside its system for a day, before that
/// became a system of its own.
fn cycles(event: &mut Value) {
    let groups = event.pointer_mut("/what/phase/groups").and_then(Value::as_array_mut);
    for group in groups.into_iter().flatten().filter_map(Value::as_object_mut) {
        let is_double = group.remove("is_double") == Some(Value::Bool(true));
        if is_double && group.get("system").is_some_and(|system| system == "round-robin") {
            group.insert("system".to_owned(), "double-round-robin".into());
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_core::hall::event::Event;
    use jadoube_core::hall::version::NEWEST;

    use super::*;

    /// Each row as it was written once, with its version, and under it the same in the words of today.
    #[test]
    fn a_row_of_every_version_is_read_in_the_words_of_today() {
        let text = include_str!("../../tests/frozen/lifted.txt");
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        for pair in lines.chunks(2) {
            let [written, today] = pair else { panic!("a row without its form of today") };
            let (version, written) = written.split_once(' ').unwrap();
            let row = lifted(version.parse().unwrap(), written);
            let event = serde_json::from_str::<Event>(&row).unwrap();
            assert_eq!(serde_json::to_string(&event).unwrap(), *today);
        }
        let steps: Vec<u16> = LIFTS.iter().map(|step| step.from).collect();
        assert!(steps.is_sorted() && steps.iter().all(|from| *from < NEWEST));
        let is_frozen = |step: &Lift| lines.iter().any(|line| line.contains(step.word));
        assert!(LIFTS.iter().all(is_frozen), "each step has its row");
    }

    #[test]
    fn a_row_of_today_is_not_touched() {
        let row = r#"{"in":"contest","what":{"event":"published","round":1}}"#;
        assert!(matches!(lifted(1, row), Cow::Borrowed(_)));
        // The word of an older version may be anybody's name in a newer one.
        let named = r#"{"in":"contest","what":{"event":"published","round":1,"is_double":true}}"#;
        assert!(matches!(lifted(NEWEST, named), Cow::Borrowed(_)));
    }
}
