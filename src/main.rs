//! J'adoube: a workstation for chess arbiters.
//!
//! # From above
//!
//! Everything that happens at a board is an event in an append-only journal, and the state is the
//! fold of the events. The user interfaces and the devices send commands; the desk lets the core
//! decide on them, records the events before anything follows from them, and publishes the new
//! state:
//!
//! ```text
//! ui, cli ──command──▶ desk ──▶ core: decide ──▶ events, or a refusal
//!     ▲                 │ 1 append to the journal   2 apply   3 react   4 effects
//!     └──────view───────┘◀── what boards and clocks sensed (devices)
//! ```
//!
//! # The crates
//!
//! Each layer is a crate in its folder; it imports only what its `Cargo.toml` lists. In reading
//! order (each crate is described in its own `lib.rs`):
//!
//! - `message`, with its `derive`: what the program says, as an id and values. All others may use it.
//! - `speechd`: declarations of libspeechd, which `tts` calls.
//! - `chess`: chess that knows no hall; imports nothing else of ours. No file, no port, no time of day, no
//!   language, no float: so are the next three.
//! - `competition` (chess): the rules of events: draws, pairing tables, standings, ratings, norms and the
//!   files of tournaments, without a hall.
//! - `laws` (chess): the Laws of Chess by edition, and one game under them.
//! - `core` (chess, competition, laws): a whole competition with its disputes, blind matches,
//!   adjournments and stations.
//! - `formats` (chess, laws, core): parses and writes the text formats of a competition; opens no
//!   file.
//! - `i18n` (chess, competition, laws, core): turns message ids and arguments into text in the
//!   reader's language.
//! - `devices` (chess, laws): drivers of electronic boards and clocks: bytes to sensor
//!   reports, commands to bytes.
//! - `journal` (chess, laws, core): the append-only record, one file per competition.
//! - `voice` (chess, laws, i18n): speech and sounds: what is announced, when, and through which
//!   engine.
//! - `reports` (chess, competition, laws, core, i18n): printed documents, as a neutral model
//!   and as tagged PDF.
//! - `desk` (chess, competition, laws, core, formats, i18n, devices, journal, voice, reports): the
//!   application: the command cycle on its own thread, and the only reader of the machine's clocks.
//! - `network` (laws, core): the engine of several stations: bytes and keys over a server.
//! - `line` (chess, laws, core, formats, desk, network): carries what desks of several stations
//!   record; serves, invites and joins.
//! - `ui` (chess, competition, laws, core, i18n, reports, desk, line): the window. Never uses a
//!   device, the journal or a file directly.
//! - `cli` (chess, competition, laws, core, i18n, desk, line): the command line over the same desk, one
//!   subcommand per file.
//!
//! This program is their two user interfaces: it reads the arguments and starts the command line or
//! the window. On Windows it is a program of the console for that reason, with a console window beside its own: as
//! a program of windows (`windows_subsystem`) its subcommands would print nowhere.

use std::process::ExitCode;

use jadoube_cli::args::Command;
use jadoube_cli::exit::Exit;
use jadoube_desk::panics;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::shutdown;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_ui::app::{self, Begin, Options};
use zeroizing_alloc::ZeroAlloc;

/// Whatever held a sealed move or a passphrase is wiped when it is given back.
#[global_allocator]
static MEMORY: ZeroAlloc<std::alloc::System> = ZeroAlloc(std::alloc::System);

fn main() -> ExitCode {
    no_core_dumps();
    if let Err(error) = shutdown::listen() {
        // It is told, and no reason not to work.
        let _ = Exit::failed(&Catalogue::new(Lang::detect()), error);
    }
    let code = run();
    // Whoever has ended it by a signal is told so.
    shutdown::code().map_or(code, ExitCode::from)
}

fn run() -> ExitCode {
    let args = match jadoube_cli::parse() {
        Ok(args) => args,
        Err(end) => return end.into(),
    };
    let lang = args.lang.as_deref().and_then(Lang::from_code).unwrap_or_else(Lang::detect);
    let chosen = args.lang.is_some().then_some(lang);
    match args.command {
        Some(Command::Demo(demo)) if !demo.headless => window(Options {
            lang: chosen,
            demo_folder: demo.keep,
            screenshots: demo.screenshots,
            begin: Begin::Demonstration,
            ..Options::default()
        }),
        Some(command) => {
            panics::report(lang);
            jadoube_cli::run(command, lang).into()
        }
        None => window(Options { file: args.file, lang: chosen, ..Options::default() }),
    }
}

fn window(options: Options) -> ExitCode {
    let lang = options.lang.unwrap_or_else(|| Preferences::load().language());
    panics::report(lang);
    let words = Catalogue::new(lang);
    match app::run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => Exit::failed(&words, std::io::Error::other(error.to_string())).into(),
    }
}

/// A program that fails leaves no picture of its memory on the disk.
#[cfg(unix)]
fn no_core_dumps() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    // A smaller limit is always allowed.
    let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
}

#[cfg(not(unix))]
fn no_core_dumps() {}
