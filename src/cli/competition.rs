//! `jadoube competition`: what is asked of tournament files, one file a question.

pub mod args;
mod standings;

use std::fs;
use std::path::Path;

use crate::competition::args::{CompetitionArgs, CompetitionCommand};
use crate::exit::Exit;
use jadoube_competition::trf::contents::Reading;
use jadoube_competition::trf::document::Document;
use jadoube_i18n::catalogue::Words;

/// Does what is asked.
#[must_use]
pub fn run(args: &CompetitionArgs, words: &Words) -> Exit {
    let done = match &args.what {
        CompetitionCommand::Standings(args) => standings::run(args, words),
    };
    done.unwrap_or_else(|exit| exit)
}

/// A tournament file.
fn reading(path: &Path, words: &Words) -> Result<Reading, Exit> {
    let bytes = fs::read(path).map_err(|error| Exit::of_system(words, path, &error))?;
    Ok(Reading::of(&Document::read(&bytes, None)))
}
