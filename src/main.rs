//! J'adoube: arguments, then the command line or the window.

use std::process::ExitCode;

use jadoube_cli;
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
    let args = cli::parse();
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
        Some(command) => cli::run(command, lang).into(),
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
