//! Texts of a competition and its event as they may be: names of players are lines of lists, logs and
//! files, and none of them has a sign in it that is not seen.

use serde_json::Value;

use crate::hall::command::Command;
use crate::hall::refusal::Refusal;
use jadoube_message::line::{is_control, on_one_line};

/// In a reason a line may end, and a competition's own rules are a text of many lines.
const OF_LINES: [&str; 2] = ["reason", "rules"];

/// Nothing that is asked of the competition, or of its event, has such a sign in it.
pub(in crate::hall) fn check(command: &Command) -> Result<(), Refusal> {
    let found = match command {
        Command::Propose { command, .. } => return check(command),
        Command::Found { .. } | Command::ChangeCompetition { .. } | Command::Contest { .. } => {
            serde_json::to_value(command).ok().and_then(|value| in_value(&value, false))
        }
        // They ask something of a board, a case, a station.
        Command::ProvideForAppeals { .. }
        | Command::AssignDevice { .. }
        | Command::AssignOwnBoard { .. }
        | Command::NoteTime { .. }
        | Command::SetUpGame { .. }
        | Command::Game { .. }
        | Command::Clocks { .. }
        | Command::Dispute { .. }
        | Command::Blind { .. }
        | Command::Adjournment { .. }
        | Command::Evidence { .. }
        | Command::Recover { .. }
        | Command::Stations { .. }
        | Command::SettleInParts { .. }
        | Command::CarryOut { .. }
        | Command::TurnDown { .. } => None,
    };
    found.map_or(Ok(()), |text| Err(Refusal::ControlSign(text)))
}

/// The first text that has one, as it can be shown.
fn in_value(value: &Value, may_end_lines: bool) -> Option<String> {
    match value {
        Value::String(text) => {
            let is_wrong = |sign: char| {
                is_control(sign) && !(may_end_lines && matches!(sign, '\n' | '\r' | '\t'))
            };
            text.contains(is_wrong).then(|| on_one_line(text).into_owned())
        }
        Value::Array(values) => values.iter().find_map(|value| in_value(value, may_end_lines)),
        Value::Object(values) => {
            values.iter().find_map(|(key, value)| in_value(value, OF_LINES.contains(&key.as_str())))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}
