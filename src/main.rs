//! J'adoube: arguments, then the command line or the window.

use std::process::ExitCode;

use jadoube::cli;
use jadoube::cli::args::Command;
use jadoube::i18n::lang::Lang;
use jadoube::ui::app::{self, Begin, Options};

fn main() -> ExitCode {
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
