//! What is wrong with a command line, in words of ours: clap tells the kind and the arguments.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use jadoube_message::Message;

use crate::exit::Exit;
use crate::help;
use crate::value::ValueFault;
use jadoube_i18n::catalogue::Catalogue;

/// Why a command line is not understood.
#[derive(Debug, Message)]
#[message(prefix = "cli-wrong")]
pub enum Wrong {
    /// There is no such option or argument.
    Argument {
        /// As it is written there.
        argument: String,
        /// What it may have been meant to be.
        like: Option<String>,
    },
    /// There is no such command.
    Command {
        /// As it is written there.
        command: String,
        /// What it may have been meant to be.
        like: Option<String>,
    },
    /// An option stands without its value.
    NoValue {
        /// The option.
        argument: String,
    },
    /// A value is none of those that there are.
    Choice {
        /// The option.
        argument: String,
        /// The value.
        value: String,
        /// What there is.
        known: String,
        /// What it may have been meant to be.
        like: Option<String>,
    },
    /// A value does not fit.
    Value {
        /// The option.
        argument: String,
        /// The value.
        value: String,
        /// What is expected.
        why: ValueFault,
    },
    /// A value too many.
    TooMany {
        /// The option.
        argument: String,
        /// The value.
        value: String,
    },
    /// Too few values.
    TooFew {
        /// The option.
        argument: String,
        /// How many it takes.
        wanted: i64,
        /// How many stand there.
        given: i64,
    },
    /// Two that exclude each other.
    Conflict {
        /// The one.
        argument: String,
        /// The other.
        other: String,
    },
    /// An option stands there twice.
    Twice {
        /// The option.
        argument: String,
    },
    /// What must be given is missing.
    Missing {
        /// All that are missing.
        arguments: String,
    },
    /// A command of which another must follow.
    NoCommand {
        /// Those that there are.
        known: String,
    },
    /// A file stands before a command.
    BeforeCommand {
        /// The file.
        file: String,
    },
    /// Bytes that are no text.
    NotText,
}

impl Wrong {
    fn of(error: &Error) -> Self {
        let at = |kind| told(error, kind).unwrap_or_default();
        let number = |kind| match error.get(kind) {
            Some(ContextValue::Number(number)) => i64::try_from(*number).unwrap_or_default(),
            _ => 0,
        };
        let argument = at(ContextKind::InvalidArg);
        let value = at(ContextKind::InvalidValue);
        let given = number(ContextKind::ActualNumValues);
        match error.kind() {
            ErrorKind::UnknownArgument => {
                Self::Argument { argument, like: told(error, ContextKind::SuggestedArg) }
            }
            ErrorKind::InvalidSubcommand => Self::Command {
                command: at(ContextKind::InvalidSubcommand),
                like: told(error, ContextKind::SuggestedSubcommand),
            },
            ErrorKind::InvalidValue if value.is_empty() => Self::NoValue { argument },
            ErrorKind::InvalidValue => Self::Choice {
                argument,
                value,
                known: at(ContextKind::ValidValue),
                like: told(error, ContextKind::SuggestedValue),
            },
            ErrorKind::ValueValidation => Self::Value { argument, value, why: why(error) },
            ErrorKind::TooManyValues => Self::TooMany { argument, value },
            ErrorKind::TooFewValues => {
                Self::TooFew { argument, wanted: number(ContextKind::MinValues), given }
            }
            ErrorKind::WrongNumberOfValues => {
                Self::TooFew { argument, wanted: number(ContextKind::ExpectedNumValues), given }
            }
            ErrorKind::NoEquals => Self::NoValue { argument },
            ErrorKind::ArgumentConflict => match told(error, ContextKind::PriorArg) {
                Some(other) if other != argument => Self::Conflict { argument, other },
                _ => Self::Twice { argument },
            },
            ErrorKind::MissingRequiredArgument => Self::Missing { arguments: argument },
            ErrorKind::MissingSubcommand => {
                Self::NoCommand { known: at(ContextKind::ValidSubcommand) }
            }
            _ => Self::NotText,
        }
    }
}

/// What clap tells with an error; several with commas between.
fn told(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(all) if !all.is_empty() => Some(all.join(", ")),
        _ => None,
    }
}

/// What a value should have been. Numbers are read by clap itself.
fn why(error: &Error) -> ValueFault {
    let source = std::error::Error::source(error);
    let fault = source.and_then(|source| source.downcast_ref::<ValueFault>());
    fault.cloned().unwrap_or(ValueFault::NotNumber)
}

/// Prints what was asked for, help or version, or says what is wrong.
#[must_use]
pub fn end(error: &Error, words: &Catalogue) -> Exit {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            Exit::print(&error.render().to_string())
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Exit::unusable(format!("{}\n\n{}", words.say("cli-wrong-nothing"), error.render()))
        }
        _ => {
            let usage = match error.get(ContextKind::Usage) {
                Some(ContextValue::StyledStr(usage)) => help::usage(usage, words),
                _ => String::new(),
            };
            say(&Wrong::of(error), &usage, words)
        }
    }
}

/// Says what is wrong, how it is called, and where more stands.
#[must_use]
pub fn say(wrong: &Wrong, usage: &str, words: &Catalogue) -> Exit {
    let (wrong, more) = (words.tell(wrong), words.say("cli-wrong-more"));
    // Of a value that does not fit clap tells no usage.
    if usage.is_empty() {
        return Exit::unusable(format!("{wrong}\n\n{more}"));
    }
    let title = words.say("cli-help-title-usage");
    Exit::unusable(format!("{wrong}\n\n{title}: {usage}\n\n{more}"))
}
