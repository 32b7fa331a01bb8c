//! J'adoube: arguments, then the command line or the window.

use std::process::ExitCode;

use jadoube::cli;
use jadoube::i18n::lang::Lang;
use jadoube::ui::app;

fn main() -> ExitCode {
    let args = cli::parse();
    let lang = args.lang.as_deref().and_then(Lang::from_code).unwrap_or_else(Lang::detect);
    match args.command {
        Some(command) => cli::run(command, lang).into(),
        None => {
            let lang = args.lang.is_some().then_some(lang);
            let options = app::Options { file: args.file, lang, ..app::Options::default() };
            match app::run(options) {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => {
                    eprintln!("{error}");
                    ExitCode::from(2)
                }
            }
        }
    }
}
