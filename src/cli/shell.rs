//! Completions and the manual page, made from the words of the command line in the reader's language.

use clap_complete::Shell;
use clap_mangen::Man;

use crate::exit::Exit;
use crate::help;
use jadoube_i18n::catalogue::Catalogue;

/// The headings that the manual page has in English, with ours.
const HEADINGS: &[(&str, &str)] = &[
    ("NAME", "cli-help-title-name"),
    ("SYNOPSIS", "cli-help-title-usage"),
    ("DESCRIPTION", "cli-help-title-description"),
    ("OPTIONS", "cli-help-title-options"),
    ("EXTRA", "cli-help-title-more"),
    ("VERSION", "cli-help-title-version"),
];

/// Prints completions for a shell.
#[must_use]
pub fn completions(shell: Shell, words: &Catalogue) -> Exit {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut help::command(words), "jadoube", &mut text);
    Exit::print(&String::from_utf8_lossy(&text))
}

/// Prints the manual page.
#[must_use]
pub fn man(words: &Catalogue) -> Exit {
    let mut page = Vec::new();
    if let Err(error) = Man::new(help::command(words)).render(&mut page) {
        return Exit::unwritten(&error);
    }
    let mut text = String::from_utf8_lossy(&page).into_owned();
    for (heading, id) in HEADINGS {
        let ours = words.say(id).to_uppercase();
        text = text.replace(&format!("\n.SH {heading}\n"), &format!("\n.SH {ours}\n"));
    }
    Exit::print(&text)
}
