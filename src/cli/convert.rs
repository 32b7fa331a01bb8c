//! `jadoube convert`: whole scores from one notation into another.

use std::io::{BufReader, Cursor, IsTerminal as _, Read, Write as _, stderr, stdout};
use std::path::Path;
use std::thread::available_parallelism;

use indicatif::{ProgressBar, ProgressStyle};

use crate::args::ConvertArgs;
use crate::exit::Exit;
use jadoube_chess::notation::letters::OwnLetters;
use jadoube_chess::notation::system::System;
use jadoube_desk::converting::Conversion;
use jadoube_desk::converting::chunks::Chunks;
use jadoube_desk::converting::guess::{self, Guess};
use jadoube_desk::converting::reader::ConvertedGame;
use jadoube_desk::converting::remarks::Remark;
use jadoube_desk::system_fault::SystemFault;
use jadoube_desk::{lines, notating};
use jadoube_i18n::catalogue::Catalogue;

/// A file shorter than this is done before a bar can be read.
const LONG: u64 = 4 * 1024 * 1024;

/// So many bytes of a file tell in which system it is written.
const SAMPLE: u64 = 64 * 1024;

/// Converts: 0 when every entry was read, 1 when some could not be or was open (which is told),
/// 2 when the file or a system is unusable.
#[must_use]
pub fn run(args: &ConvertArgs, words: &Catalogue) -> Exit {
    let own = match args.letters.as_deref().map(notating::own_letters).transpose() {
        Ok(own) => own,
        Err(fault) => return Exit::unusable(words.tell(&fault)),
    };
    let to = match notating::system(&args.to, own) {
        Ok(to) => to,
        Err(fault) => return Exit::unusable(words.tell(&fault)),
    };
    let (file, len) = match open(&args.file) {
        Ok(opened) => opened,
        Err(error) => return Exit::of_system(words, &args.file, &error),
    };
    let (from, file) = match source(words, args, own, file) {
        Ok(source) => source,
        Err(why) => return Exit::unusable(why),
    };
    let conversion = Conversion { from, to, brf: args.brf };
    let bar = bar(len);
    let threads = args.threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from));
    let mut out = std::io::BufWriter::new(stdout().lock());
    let mut worst = Exit::Done;
    let mut games = 0_usize;
    let convert = |chunk: std::io::Result<_>| {
        chunk.map(|chunk| {
            let mut converted = conversion.convert(&chunk);
            if args.table {
                converted.text = conversion.table(&converted);
            }
            (converted, chunk)
        })
    };
    let ended = lines::in_order(
        Chunks::new(BufReader::new(file), conversion.from),
        threads,
        convert,
        |reply| {
            let (ConvertedGame { text, remarks }, chunk) = match reply {
                Ok(converted) => converted,
                Err(error) => {
                    let after = words.say_with("cli-convert-after", &[("game", games.into())]);
                    let why = words.tell(&SystemFault::of(&args.file, &error));
                    worst = worst.max(Exit::unusable(format!("{why}, {after}")));
                    return Ok(());
                }
            };
            for remark in remarks {
                bar.suspend(|| worst = worst.max(report(&remark, words)));
            }
            bar.set_position(chunk.read);
            let blank = if games > 0 { "\n" } else { "" };
            games += 1;
            write!(out, "{blank}{text}").map_err(|error| Exit::unwritten(&error))
        },
    );
    bar.finish_and_clear();
    match ended.and_then(|()| out.flush().map_err(|error| Exit::unwritten(&error))) {
        Ok(()) => worst,
        Err(unwritten) => unwritten,
    }
}

/// The system of a file and the file from its beginning: as it was given, or as the first games
/// tell, which is said.
fn source(
    words: &Catalogue,
    args: &ConvertArgs,
    own: Option<OwnLetters>,
    mut file: Box<dyn Read + Send>,
) -> Result<(System, Box<dyn Read + Send>), String> {
    if let Some(name) = &args.from {
        return Ok((notating::system(name, own).map_err(|fault| words.tell(&fault))?, file));
    }
    let mut sample = Vec::new();
    let sampled = file.by_ref().take(SAMPLE).read_to_end(&mut sample);
    sampled.map_err(|error| words.tell(&SystemFault::of(&args.file, &error)))?;
    let text = String::from_utf8_lossy(&sample);
    // The last game of a sample that is cut off is told by what it has.
    let guess = guess::guess(&text, &notating::announced_all(), own)
        .map_err(|fault| format!("{}: {}", args.file.display(), words.tell(&fault)))?;
    let Guess { name, legal, entries, .. } = &guess;
    let args = [("name", name.into()), ("legal", (*legal).into()), ("entries", (*entries).into())];
    eprintln!("{}", words.say_with("cli-convert-read-as", &args));
    Ok((guess.system, Box::new(Cursor::new(sample).chain(file))))
}

/// Says it; what the rest of the game has settled is no fault.
fn report(remark: &Remark, words: &Catalogue) -> Exit {
    let told = words.tell(remark);
    if remark.is_settled() {
        eprintln!("{told}");
        return Exit::Done;
    }
    Exit::refused(told)
}

/// A file with its length, or standard input for `-`.
fn open(path: &Path) -> std::io::Result<(Box<dyn Read + Send>, u64)> {
    if path == Path::new("-") {
        return Ok((Box::new(std::io::stdin()), 0));
    }
    let file = std::fs::File::open(path)?;
    let len = file.metadata()?.len();
    Ok((Box::new(file), len))
}

fn bar(len: u64) -> ProgressBar {
    if len < LONG || !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {percent:>3} %  {bytes_per_sec}, {eta}");
    style.map_or_else(|_| ProgressBar::new(len), |style| ProgressBar::new(len).with_style(style))
}
