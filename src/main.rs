//! J'adoube: a workstation for chess arbiters.
//!
//! # From above
//!
//! Everything that happens at a board is an event in an append-only journal, and state is the fold
//! of the events. The faces and the devices send commands; the desk has them judged, writes the
//! events down before anything follows from them, and shows what is now the case:
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
//! order, with what each is about in its own `lib.rs`:
//!
//! - `message`, with its `derive`: what the program says, as an id and values. All others may use it.
//! - `chess`: chess that knows no hall; imports nothing else of ours. No file, no port, no time of day, no
//!   language, no float: so are the next two.
//! - `laws` (chess): the Laws by edition, and one game under them.
//! - `core` (chess, laws): all boards of a competition, with disputes, blind matches, adjournments.
//! - `formats` (chess, laws, core): text to values and back; opens no file.
//! - `i18n` (chess, laws, core): ids and arguments to words in the reader's language.
//! - `devices` (chess, laws, core): wire bytes to readings and back; boards and their clocks.
//! - `journal` (chess, laws, core): the record that can only grow, one competition in one file.
//! - `voice` (and i18n): what to say, when, and saying it.
//! - `reports` (and formats, i18n): what is printed, as a neutral model and as tagged PDF.
//! - `desk` (all of the above): the cycle on its own thread, and the only reader of the machine's
//!   clocks.
//! - `ui` (chess, laws, core, i18n, desk): the window. Never touches a device, the journal or a file.
//! - `cli` (chess, laws, core, i18n, desk): the same desk by subcommands.
//!
//! This program is their two faces: arguments, then the command line or the window.

use std::process::ExitCode;

use jadoube_cli::args::Command;
use jadoube_desk::ending;
use jadoube_i18n::lang::Lang;
use jadoube_ui::app::{self, Begin, Options};
use zeroizing_alloc::ZeroAlloc;

/// Whatever held a sealed move or a passphrase is wiped when it is given back.
#[global_allocator]
static MEMORY: ZeroAlloc<std::alloc::System> = ZeroAlloc(std::alloc::System);

fn main() -> ExitCode {
    no_core_dumps();
    if let Err(error) = ending::listen() {
        eprintln!("jadoube: {error}");
    }
    let code = run();
    // Whoever has ended it by a signal is told so.
    ending::code().map_or(code, ExitCode::from)
}

fn run() -> ExitCode {
    let args = jadoube_cli::parse();
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
        Some(command) => jadoube_cli::run(command, lang).into(),
        None => window(Options { file: args.file, lang: chosen, ..Options::default() }),
    }
}

fn window(options: Options) -> ExitCode {
    match app::run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
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
