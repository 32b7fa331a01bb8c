//! `jadoube notate`: a move, or a file of moves, in every system.

use serde::ser::{Serialize, SerializeMap as _, Serializer};

use crate::args::NotateArgs;
use crate::batch;
use crate::exit::Exit;
use jadoube_desk::notating::{self, BadLine, MoveTexts};
use jadoube_i18n::catalogue::Catalogue;

/// Writes: 0 when every move could be written, 2 otherwise.
#[must_use]
pub fn run(args: &NotateArgs, words: &Catalogue) -> Exit {
    let own = match args.letters.as_deref().map(notating::own_letters).transpose() {
        Ok(own) => own,
        Err(error) => return Exit::unusable(words.tell(&error)),
    };
    if let Some(path) = &args.many.batch {
        return batch::run(
            words,
            path,
            args.many.threads,
            |line| notating::notate_line(line, own),
            |found| json(words, found),
        );
    }
    let (fen, uci) = (args.fen.as_deref(), args.uci.as_deref());
    match notating::notate(fen.unwrap_or_default(), uci.unwrap_or_default(), &args.history, own) {
        Ok(row) if args.json => Exit::print(&format!("{}\n", json(words, &Ok(row)))),
        Ok(row) => {
            let lines = row.iter().map(|(name, text)| format!("{name:<12} {text}\n"));
            Exit::print(&lines.collect::<String>())
        }
        Err(fault) => Exit::unusable(words.tell(&fault)),
    }
}

/// An object with the systems in their order, or with the error.
fn json(words: &Catalogue, found: &Result<MoveTexts, BadLine>) -> String {
    let object = match found {
        Ok(row) => serde_json::to_string(&Row(row)),
        Err(fault) => serde_json::to_string(&Row(&[("error", words.tell(fault))])),
    };
    // Names and texts are always JSON.
    object.unwrap_or_default()
}

struct Row<'a>(&'a [(&'static str, String)]);

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, text) in self.0 {
            map.serialize_entry(name, text)?;
        }
        map.end()
    }
}
