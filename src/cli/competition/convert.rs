//! `jadoube competition convert`: a tournament file in another dialect, or its players as a list; and
//! a list of players as a tournament file.

use serde_json::json;

use crate::competition::answer::Answer;
use crate::competition::args::{ConvertFileArgs, FileKind};
use crate::competition::file;
use crate::exit::Exit;
use crate::output;
use jadoube_competition::csv;
use jadoube_competition::trf::contents::{Contents, Reading, Text};
use jadoube_competition::trf::dialect::{Conversion, Dialect, convert};
use jadoube_competition::trf::document::Document;
use jadoube_i18n::catalogue::Catalogue;

/// Converts. What is left out is said on standard error.
pub(super) fn run(args: &ConvertFileArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let document = file::document(&args.source, words)?;
    let is_list = file::is_list(&args.source.file);
    let dialect = match args.to {
        FileKind::Trf16 => Some(Dialect::Trf16),
        FileKind::Trf26 => Some(Dialect::Trf26),
        FileKind::Csv => None,
    };
    let tournament = if is_list {
        file::players(&document, words)
    } else {
        Reading::of(&document).tournament().tournament
    };
    if tournament.players.is_empty() {
        let about = [("path", args.source.file.display().to_string().into())];
        return Err(Exit::unusable(words.say_with("competition-file-no-players", &about)));
    }
    let mut missing = Vec::new();
    let bytes = match dialect {
        None => csv::write(&tournament.players).into_bytes(),
        Some(dialect) if is_list => {
            let mut contents = Contents::default();
            let name = args.source.file.file_stem().unwrap_or_default();
            contents.set(Text::Name, name.to_string_lossy());
            contents.set_tournament(&tournament, |_| None);
            written(&contents.document(dialect), words)?
        }
        Some(dialect) => {
            let Conversion { document, left_out } = convert(&document, dialect);
            for (code, count) in left_out {
                missing.push(json!({ "code": code, "count": count }));
                let about = [("code", code.into()), ("count", count.into())];
                eprintln!("{}", words.say_with("competition-file-left-out", &about));
            }
            written(&document, words)?
        }
    };
    let Some(out) = &args.out else {
        return Ok(Exit::print_with(|out| out.write_all(&bytes)));
    };
    output::write(out, words, &bytes)?;
    // Whoever does not ask for it hears nothing where nothing went wrong.
    if !args.json {
        return Ok(Exit::Done);
    }
    let about = json!({ "file": out.display().to_string(), "left_out": missing });
    Ok(Answer::of(about).print(true))
}

fn written(document: &Document, words: &Catalogue) -> Result<Vec<u8>, Exit> {
    document.write().map_err(|fault| file::unwritable(&fault, words))
}
