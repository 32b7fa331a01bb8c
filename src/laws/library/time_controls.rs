//! Files of time controls: the ones that come with the program (`assets/time-controls.ron`) and a
//! user's own. What a time control means is in `core::clock::control`, how one is written in
//! `core::clock::short`; the names of ours are in the locales.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::clock::control::{Period, TimeControl};
use crate::clock::short::ShortFault;
use crate::library::bundled::options;
use jadoube_chess::moment::Millis;

/// A time control that can be chosen by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preset {
    /// What it is known by: small letters, digits, hyphens.
    pub id: String,
    /// The name that a user gave it. One without is named by the locales, `time-control-ID`.
    pub name: Option<String>,
    /// The time control; its `preset` is the id.
    pub control: TimeControl,
}

/// Which field of a time control in a file is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// `id`
    Id,
    /// `control`
    Control,
}

/// A file of time controls that cannot be used. Lines and columns are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct PresetFault {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
    /// What is wrong there.
    pub problem: PresetProblem,
}

impl PresetFault {
    /// The field that is wrong, where the file could be read that far.
    #[must_use]
    pub const fn field(&self) -> Option<Field> {
        match self.problem {
            PresetProblem::Form(_) => None,
            PresetProblem::BadId(_) | PresetProblem::Twice(_) => Some(Field::Id),
            PresetProblem::Control { .. } => Some(Field::Control),
        }
    }
}

/// What is wrong with a file of time controls.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum PresetProblem {
    /// It is not of the form of a list of `(id: "…", control: "…")`; the reader's own words, with
    /// the field in them.
    Form(String),
    /// An id with other characters, or with none.
    BadId(String),
    /// An id that stands there already.
    Twice(String),
    /// A time control that cannot be read or used.
    Control {
        /// Which one.
        id: String,
        /// What it says.
        written: String,
        /// Why not.
        fault: ShortFault,
    },
}

/// One entry as it is written.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    control: String,
}

/// The time controls that come with the program, in the order of its file.
///
/// # Panics
/// When that file is broken, which a test rules out: it is part of the program.
#[must_use]
pub fn presets() -> &'static [Preset] {
    static PRESETS: LazyLock<Vec<Preset>> = LazyLock::new(|| {
        read(include_str!("../../../assets/time-controls.ron"))
            .expect("assets/time-controls.ron is part of the program, and a test reads it")
    });
    &PRESETS
}

/// The time control for a game of which none is told: the first preset.
#[must_use]
pub fn default_control() -> TimeControl {
    presets().first().map_or_else(
        || TimeControl::equal(vec![Period::rest(Millis::from_mins(90))]),
        |preset| preset.control.clone(),
    )
}

/// Reads a file of time controls.
///
/// # Errors
/// The first thing that is wrong, with its line and column.
pub fn read(text: &str) -> Result<Vec<Preset>, PresetFault> {
    let entries: Vec<Entry> = options().from_str(text).map_err(|error| PresetFault {
        line: error.span.start.line,
        column: error.span.start.col,
        problem: PresetProblem::Form(error.code.to_string()),
    })?;
    let mut presets: Vec<Preset> = Vec::with_capacity(entries.len());
    for Entry { id, name, control: written } in entries {
        if !is_id(&id) {
            return Err(fault_at(text, &id, 0, PresetProblem::BadId(id.clone())));
        }
        if presets.iter().any(|preset| preset.id == id) {
            return Err(fault_at(text, &id, 1, PresetProblem::Twice(id.clone())));
        }
        let mut control: TimeControl = match written.parse() {
            Ok(control) => control,
            Err(fault) => {
                let problem = PresetProblem::Control { id, written: written.clone(), fault };
                return Err(fault_at(text, &written, 0, problem));
            }
        };
        control.preset = Some(id.clone());
        presets.push(Preset { id, name, control });
    }
    Ok(presets)
}

/// Writes a file of time controls that [`read`] reads back as the same.
///
/// # Errors
/// When the writer of RON fails; it has no reason to.
pub fn write(presets: &[Preset]) -> Result<String, ron::Error> {
    let entries: Vec<Entry> = presets
        .iter()
        .map(|preset| Entry {
            id: preset.id.clone(),
            name: preset.name.clone(),
            control: preset.control.to_string(),
        })
        .collect();
    let mut text = options().to_string_pretty(&entries, ron::ser::PrettyConfig::new())?;
    text.push('\n');
    Ok(text)
}

fn is_id(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// A fault at the n-th place (from 0) where a string stands in quotes outside of comments: RON
/// tells no positions of what it could read. Line 1 if the string was written with escapes.
fn fault_at(text: &str, string: &str, nth: usize, problem: PresetProblem) -> PresetFault {
    let quoted = format!("\"{string}\"");
    let mut places = text.lines().enumerate().flat_map(|(line, words)| {
        let code = words.split("//").next().unwrap_or(words);
        let columns = code.match_indices(&quoted).map(|(at, _)| code[..at].chars().count());
        columns.map(move |column| (line + 1, column + 1)).collect::<Vec<_>>()
    });
    let (line, column) = places.nth(nth).unwrap_or((1, 1));
    PresetFault { line, column, problem }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::control::{ControlFault, PeriodChange};
    use crate::clock::dual::DualClock;
    use crate::clock::pace::Pace;
    use crate::clock::short::Expectation;
    use jadoube_chess::moment::{Millis, Moment};
    use jadoube_chess::side::Side;

    fn preset(id: &str) -> &'static TimeControl {
        let found = presets().iter().find(|preset| preset.id == id);
        &found.unwrap_or_else(|| panic!("no preset {id}")).control
    }

    #[test]
    fn the_time_controls_of_the_program_are_of_the_pace_in_their_id() {
        for Preset { id, name, control } in presets() {
            assert_eq!(control.check(), Ok(()), "{id}");
            assert_eq!(control.preset.as_ref(), Some(id));
            assert_eq!(name, &None, "{id} is named in the locales");
            let pace = match Pace::of(control) {
                Pace::Standard => "standard-",
                Pace::Rapid => "rapid-",
                Pace::Blitz => "blitz-",
            };
            assert!(id.starts_with(pace), "{id} is {pace}");
        }
    }

    #[test]
    fn the_time_controls_that_everybody_plays_are_there() {
        for (id, pgn, white_begins_with) in [
            ("standard-1972", "40/9000:16/3600", "2:30:00"),
            ("standard-120-60-30", "40/7200:20/3600:1800", "2:00:00"),
            ("standard-90-30-30", "40/5400+30:1800+30", "1:30:30"),
            ("standard-90-30", "5400+30", "1:30:30"),
            ("standard-60-30", "3600+30", "1:00:30"),
            ("standard-90-delay-5", "5400", "1:30:00"),
            ("standard-60-bronstein-10", "3600", "1:00:00"),
            ("rapid-15-10", "900+10", "0:15:10"),
            ("rapid-10-5", "600+5", "0:10:05"),
            ("blitz-3-2", "180+2", "0:03:02"),
            ("blitz-5", "300", "0:05:00"),
            ("blitz-armageddon", "?", "0:05:00"),
        ] {
            let control = preset(id);
            assert_eq!(control.pgn_tag(), pgn, "{id}");
            assert_eq!(control.change, PeriodChange::ByMoves, "{id}");
            let clock = DualClock::new(control);
            assert_eq!(clock.remaining(Side::White, Moment::START).to_string(), white_begins_with);
        }
    }

    #[test]
    fn a_users_file_is_read_and_written_back_as_the_same() {
        let text = r#"[
            (id: "club", name: "Club evening", control: "60+15"), // Thursdays
            (id: "own-2", control: "40/90, 30+30@61 by time"),
        ]"#;
        let presets = read(text).unwrap();
        assert_eq!(presets[0].name.as_deref(), Some("Club evening"));
        assert_eq!(presets[0].control.schedules.white.0[0].time, Millis::from_mins(60));
        assert_eq!(presets[1].control.change, PeriodChange::ByTime);
        assert_eq!(read(&write(&presets).unwrap()), Ok(presets));
        assert_eq!(read("[]"), Ok(Vec::new()));
    }

    #[test]
    fn a_users_file_that_is_wrong_is_told_where() {
        let control = |id: &str, written: &str, fault| PresetProblem::Control {
            id: id.to_owned(),
            written: written.to_owned(),
            fault,
        };
        for (text, line, column, problem) in [
            (
                "// (id: \"a\", control: \"90,\")\n[\n  (id: \"a\", control: \"90,\"),\n]",
                3,
                22,
                control(
                    "a",
                    "90,",
                    ShortFault::Unexpected { at: 4, found: None, expected: Expectation::Number },
                ),
            ),
            ("[(id: \"ж\", control: \"5\")]", 1, 7, PresetProblem::BadId("ж".to_owned())),
            (
                "[(id: \"a\", control: \"5\"),\n (id: \"a\", control: \"6\")]",
                2,
                7,
                PresetProblem::Twice("a".to_owned()),
            ),
            (
                "[(id: \"a\", control: \"90, 30\")]",
                1,
                21,
                control(
                    "a",
                    "90, 30",
                    ControlFault::OpenEnded { side: Side::White, period: 1 }.into(),
                ),
            ),
        ] {
            assert_eq!(read(text), Err(PresetFault { line, column, problem }), "{text}");
        }
    }

    #[test]
    fn a_file_of_another_form_is_refused_with_line_and_field() {
        for (text, line, word) in [
            ("[\n(id: \"a\")]", 2, "control"),
            ("[\n\n(id: \"a\", contrl: \"5\")]", 3, "contrl"),
            ("[\n(id: 7, control: \"5\")]", 2, "string"),
            ("[\n(id: \"a\", control: \"5\"", 2, ""),
            ("", 1, ""),
        ] {
            let fault = read(text).unwrap_err();
            assert_eq!(fault.line, line, "{text}: {fault}");
            assert!(fault.to_string().contains(word), "{text}: {fault}");
            assert_eq!(fault.field(), None);
        }
    }
}
