//! The fields of a command in JSON that no command has. Its reader passes over them, since it reads old journals
//! as well: what was meant for another field would be left out without a word, and something else be done.

use serde_json::{Value, json};

use jadoube_core::hall::command::Command;

/// The first field of the command in this line that it does not have, `what.side`.
pub(crate) fn unknown_field(line: &[u8], command: &Command) -> Option<String> {
    let line: Value = serde_json::from_slice(line).ok()?;
    let written = line.get("command")?;
    let mut left_out = Vec::new();
    collect(written, &serde_json::to_value(command).ok()?, "", &mut left_out);
    let unread = left_out.into_iter().find(|path| is_unread(written, path))?;
    Some(unread.trim_start_matches('/').replace('/', "."))
}

/// What is written and not part of the command as it would be written anew, as JSON pointers. That may also be a
/// field that says what holds without it.
fn collect(written: &Value, known: &Value, path: &str, left_out: &mut Vec<String>) {
    match (written, known) {
        (Value::Object(written), Value::Object(known)) => {
            for (name, value) in written {
                let path = format!("{path}/{}", name.replace('~', "~0").replace('/', "~1"));
                match known.get(name) {
                    Some(known) => collect(value, known, &path, left_out),
                    None => left_out.push(path),
                }
            }
        }
        (Value::Array(written), Value::Array(known)) => {
            for (nth, (value, known)) in written.iter().zip(known).enumerate() {
                collect(value, known, &format!("{path}/{nth}"), left_out);
            }
        }
        _ => {}
    }
}

/// Whether a field may hold anything at all: nobody reads it then.
fn is_unread(written: &Value, path: &str) -> bool {
    [json!(-0.5), json!("\u{0}")].into_iter().all(|other| {
        let mut changed = written.clone();
        let Some(field) = changed.pointer_mut(path) else { return false };
        *field = other;
        serde_json::from_value::<Command>(changed).is_ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_that_no_command_has_is_found_and_one_that_says_what_holds_anyway_is_not() {
        let game = |what: &str| format!(r#"{{"command":{{"to":"game","board":1,"what":{what}}}}}"#);
        let assign =
            |rest: &str| format!(r#"{{"command":{{"to":"assign-device","board":2{rest}}}}}"#);
        for (line, unknown) in [
            (assign(r#","port":"COM3""#), Some("port")),
            (assign(r#","device":{"port":"COM3"}"#), None),
            (assign(r#","device":{"port":"COM3","mapping":"automatic"}"#), None),
            (assign(r#","device":null"#), None),
            (assign(""), None),
            (game(r#"{"command":"start"}"#), None),
            (game(r#"{"command":"start","side":"white"}"#), Some("what.side")),
            (game(r#"{"command":"count-lost-time","how":"halved","gaps":null}"#), None),
            (
                game(r#"{"command":"end","score":"draw","reason":"agreement","by":"white"}"#),
                Some("what.by"),
            ),
        ] {
            let written: Value = serde_json::from_str(&line).unwrap();
            let command: Command = serde_json::from_value(written["command"].clone()).unwrap();
            assert_eq!(unknown_field(line.as_bytes(), &command).as_deref(), unknown, "{line}");
        }
    }
}
