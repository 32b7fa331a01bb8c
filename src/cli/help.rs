//! The help of the command line in the reader's language: the texts of `cli-help.ftl` in the places
//! where clap would write English. `args` says what can be asked for, and nothing of its meaning.

use std::ffi::OsString;
use std::iter::successors;

use clap::builder::StyledStr;
use clap::{Arg, ArgAction, Command, CommandFactory as _};

use crate::args::Args;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;

/// The name of the program: the scope of its own texts.
const PROGRAM: &str = "jadoube";

/// The language that a command line asks for, also one that cannot be read otherwise.
#[must_use]
pub fn lang_of(args: impl IntoIterator<Item = OsString>) -> Lang {
    let mut args = args.into_iter().map(|arg| arg.to_string_lossy().into_owned());
    let mut asked = None;
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            asked = args.next();
        } else if let Some(code) = arg.strip_prefix("--lang=") {
            asked = Some(code.to_owned());
        }
    }
    asked.as_deref().and_then(Lang::from_code).unwrap_or_else(Lang::detect)
}

/// The command line with its texts.
#[must_use]
pub fn command(words: &Catalogue) -> Command {
    let version = flag("version", 'V', ArgAction::Version, words);
    let mut command =
        texts(Args::command(), PROGRAM, words).disable_version_flag(true).arg(version);
    // From here on it knows the whole name of each command, and has one of its own: `help`.
    command.build();
    framed(command, words)
}

/// Gives a command and those below it their texts. The scope is how ids of the command begin:
/// `envelope-seal`.
fn texts(command: Command, scope: &str, words: &Catalogue) -> Command {
    let top = command.get_name() == PROGRAM;
    let more = |end: &str| words.find(&format!("{}-{end}", id(scope)));
    let about = words.say(&id(scope));
    let long = more("long").map_or_else(|| about.clone(), |long| format!("{about}\n\n{long}"));
    let command = command
        .about(about)
        .long_about(long)
        .after_help(more("after").unwrap_or_default())
        .subcommand_help_heading(words.say("cli-help-title-commands"))
        .subcommand_value_name(words.say("cli-help-value-command"))
        .mut_args(|arg| argument(arg, scope, words))
        .disable_help_flag(true)
        .arg(flag("help", 'h', ArgAction::Help, words));
    command.mut_subcommands(|below| {
        let name = below.get_name();
        let scope = if top { name.to_owned() } else { format!("{scope}-{name}") };
        texts(below, &scope, words)
    })
}

fn id(scope: &str) -> String {
    format!("cli-help-{scope}")
}

/// The text of an argument: of this command, or one that commands share.
fn told(scope: &str, name: &str, words: &Catalogue) -> Option<String> {
    fn wider<'a>(scope: &&'a str) -> Option<&'a str> {
        scope.rsplit_once('-').map(|(wider, _)| wider)
    }
    let ids = successors(Some(scope), wider).map(|scope| format!("{}-{name}", id(scope)));
    ids.chain([id(name)]).find_map(|id| words.find(&id))
}

fn argument(arg: Arg, scope: &str, words: &Catalogue) -> Arg {
    let name = arg.get_id().as_str().replace('_', "-");
    let text = told(scope, &name, words).unwrap_or_default();
    if !arg.get_action().takes_values() {
        return arg.help(text);
    }
    let default = arg.get_default_values().first().filter(|_| !arg.is_hide_default_value_set());
    let default = default.map(|value| {
        words
            .say_with("cli-help-default", &[("value", value.to_string_lossy().into_owned().into())])
    });
    let values = arg.get_possible_values();
    let values: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
    let choices = (!values.is_empty())
        .then(|| words.say_with("cli-help-choices", &[("values", values.join(", ").into())]));
    let meanings = values.iter().filter_map(|value| {
        let meaning = told(scope, &format!("{name}-{value}"), words)?;
        let args = [("value", (*value).into()), ("meaning", meaning.into())];
        Some(words.say_with("cli-help-choice", &args))
    });
    let meanings = meanings.collect::<Vec<_>>().join("\n");
    let joined = |parts: [Option<&str>; 3], between| {
        parts.into_iter().flatten().collect::<Vec<_>>().join(between)
    };
    let help = joined([Some(&text), choices.as_deref(), default.as_deref()], " ");
    let long = joined([Some(&text), Some(&meanings), default.as_deref()], "\n\n");
    let names = arg.get_value_names().unwrap_or_default().iter();
    let names: Vec<String> =
        names.map(|name| words.find(&value_id(name)).unwrap_or_else(|| name.to_string())).collect();
    let arg = if meanings.is_empty() { arg } else { arg.long_help(long) };
    arg.help(help).value_names(names).hide_default_value(true).hide_possible_values(true)
}

/// `FILE.pdf` is told by `cli-help-value-file-pdf`.
fn value_id(name: &str) -> String {
    let name = name.to_lowercase();
    let parts = name.split(|sign: char| !sign.is_alphanumeric()).filter(|part| !part.is_empty());
    format!("cli-help-value-{}", parts.collect::<Vec<_>>().join("-"))
}

fn flag(name: &'static str, short: char, action: ArgAction, words: &Catalogue) -> Arg {
    let help = words.say(&id(name));
    Arg::new(name).short(short).long(name).action(action).help(help).display_order(999)
}

/// Sets headings and usage lines; of `help`, which clap has made, the texts as well.
fn framed(command: Command, words: &Catalogue) -> Command {
    let title = |id| words.say(id);
    let mut command = command.subcommand_value_name(title("cli-help-value-command"));
    let usage = usage(&command.render_usage(), words);
    let mut parts = vec!["{about-with-newline}".to_owned()];
    parts.push(format!("{}: {{usage}}", title("cli-help-title-usage")));
    let sections = [
        (command.has_subcommands(), "cli-help-title-commands", "{subcommands}"),
        (command.get_positionals().next().is_some(), "cli-help-title-arguments", "{positionals}"),
        (
            command.get_opts().next().is_some() || command.get_arguments().next().is_some(),
            "cli-help-title-options",
            "{options}",
        ),
    ];
    for (_, id, part) in sections.into_iter().filter(|(is_there, ..)| *is_there) {
        parts.push(format!("\n{}:\n{part}", title(id)));
    }
    if command.get_name() == "help" {
        let about = title("cli-help-help-command");
        command = command.about(about.clone()).mut_args(|arg| arg.help(about.clone()));
    }
    command
        .override_usage(usage)
        .help_template(format!("{}{{after-help}}", parts.join("\n")))
        .mut_subcommands(|below| framed(below, words))
}

/// A usage line of clap without its heading, and with words of ours for “options”.
#[must_use]
pub fn usage(of_clap: &StyledStr, words: &Catalogue) -> String {
    let text = of_clap.to_string();
    let lines = text.strip_prefix("Usage:").unwrap_or(&text).lines();
    let indent = " ".repeat(words.say("cli-help-title-usage").chars().count() + 2);
    let options = format!("[{}]", words.say("cli-help-value-options"));
    let lines: Vec<String> = lines.map(|line| line.trim().replace("[OPTIONS]", &options)).collect();
    lines.join(&format!("\n{indent}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_also_in_a_line_that_cannot_be_read() {
        for (args, lang) in [
            ("jadoube --lang mk --nonsense", Lang::Mk),
            ("jadoube nonsense --lang=de_AT", Lang::De),
            ("jadoube --lang de log --lang en", Lang::En),
        ] {
            assert_eq!(lang_of(args.split(' ').map(OsString::from)), lang, "{args}");
        }
        // What is no language is that of the desktop.
        assert_eq!(lang_of(["--lang".into()]), lang_of(["--lang=xx".into()]));
    }
}
