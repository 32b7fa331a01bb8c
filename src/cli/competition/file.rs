//! Tournament files and lists of players, read for the subcommands of `jadoube competition`.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::competition::args::{EncodingArg, SourceArgs};
use crate::exit::Exit;
use jadoube_competition::csv::Table;
use jadoube_competition::tournament::{Number, Player, Tournament};
use jadoube_competition::trf::contents::Reading;
use jadoube_competition::trf::document::{Document, Unwritable};
use jadoube_competition::trf::encoding::Encoding;
use jadoube_competition::trf::fault::Fault;
use jadoube_i18n::catalogue::Catalogue;

impl From<EncodingArg> for Encoding {
    fn from(told: EncodingArg) -> Self {
        match told {
            EncodingArg::Utf8 => Self::Utf8,
            EncodingArg::Windows1250 => Self::Windows1250,
            EncodingArg::Windows1251 => Self::Windows1251,
            EncodingArg::Windows1252 => Self::Windows1252,
        }
    }
}

/// A file as a document, whatever is in it.
pub(super) fn document(source: &SourceArgs, words: &Catalogue) -> Result<Document, Exit> {
    let read = fs::read(&source.file);
    let bytes = read.map_err(|error| Exit::of_system(words, &source.file, &error))?;
    Ok(Document::read(&bytes, source.encoding.map(Encoding::from)))
}

/// A tournament file, its encoding guessed.
pub(super) fn reading(path: &Path, words: &Catalogue) -> Result<Reading, Exit> {
    let bytes = fs::read(path).map_err(|error| Exit::of_system(words, path, &error))?;
    Ok(Reading::of(&Document::read(&bytes, None)))
}

/// Whether a file is a list of players, by its name.
pub(super) fn is_list(path: &Path) -> bool {
    path.extension().is_some_and(|end| {
        ["csv", "tsv", "txt"].iter().any(|known| end.eq_ignore_ascii_case(known))
    })
}

/// Says which letter a file cannot hold in its encoding.
pub(super) fn unwritable(fault: &Unwritable, words: &Catalogue) -> Exit {
    let about = [("line", fault.line.into()), ("letter", fault.letter.to_string().into())];
    Exit::unusable(words.say_with("competition-file-unwritable", &about))
}

/// A document's text with plain line ends.
pub(super) fn text_of(document: &Document) -> String {
    document.lines.iter().map(|line| format!("{}\n", line.text)).collect()
}

/// A list of players; what its columns are taken for is said beside the answer.
pub(super) fn players(document: &Document, words: &Catalogue) -> Tournament {
    let table = Table::read(&text_of(document));
    let ignored = words.say("competition-csv-ignored");
    for (at, column) in table.columns.iter().enumerate() {
        let heading = table.headings.get(at).cloned().unwrap_or_default();
        let meaning = column.as_ref().map_or_else(|| ignored.clone(), |one| words.tell(one));
        let about =
            [("cell", (at + 1).into()), ("heading", heading.into()), ("column", meaning.into())];
        eprintln!("{}", words.say_with("competition-csv-column", &about));
    }
    let (players, faults) = table.players();
    for fault in &faults {
        eprintln!("{}", words.tell(fault));
    }
    Tournament { players, ..Tournament::default() }
}

/// The tournament of a file, if it holds players and all of it can be read; what is only odd is not
/// told here, but by `check`.
pub(super) fn tournament(
    source: &SourceArgs,
    words: &Catalogue,
) -> Result<(Reading, Tournament), Exit> {
    let reading = Reading::of(&document(source, words)?);
    let import = reading.tournament();
    let mut worst = None;
    for fault in reading.check().iter().filter(|fault| fault.what.is_error()) {
        worst = Some(Exit::unusable(words.tell(fault)));
    }
    if import.tournament.players.is_empty() {
        let path = source.file.display().to_string();
        let about = [("path", path.into())];
        worst = Some(Exit::unusable(words.say_with("competition-file-no-players", &about)));
    }
    worst.map_or(Ok((reading, import.tournament)), Err)
}

/// A player by his number.
pub(super) fn player<'a>(
    tournament: &'a Tournament,
    number: u16,
    words: &Catalogue,
) -> Result<&'a Player, Exit> {
    tournament.players.get(&Number(number)).ok_or_else(|| {
        let about = [("number", number.to_string().into())];
        Exit::unusable(words.say_with("competition-file-no-number", &about))
    })
}

/// Something wrong or odd, for machines.
pub(super) fn as_data(fault: &Fault, words: &Catalogue) -> Value {
    json!({
        "line": fault.line,
        "column": fault.column,
        "error": fault.what.is_error(),
        "text": words.tell(&fault.what),
    })
}
