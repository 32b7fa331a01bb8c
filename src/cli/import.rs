//! `jadoube import`: games of a PGN file onto free boards of a competition.

use crate::args::ImportArgs;
use crate::exit::Exit;
use crate::notices;
use crate::progress::slowly;
use jadoube_desk::import::ResultSigns;
use jadoube_desk::inbox::{Again, ImportOptions, Request};
use jadoube_desk::log_lines::{imported, importing, notice, trouble};
use jadoube_desk::snapshot::{Notice, NoticeKind};
use jadoube_i18n::catalogue::Catalogue;

/// Reads them: 0 when all stand on boards, 1 when one of them cannot be set up, 2 when the file or the
/// competition cannot be read.
#[must_use]
pub fn run(args: &ImportArgs, words: &Catalogue) -> Exit {
    let desk = match notices::open(&args.file, words) {
        Ok(desk) => desk,
        Err(exit) => return exit,
    };
    let signs = if args.cut_result_signs { ResultSigns::Cut } else { ResultSigns::Kept };
    let piped = args.pgn.as_os_str() == "-";
    let again = if args.again { Again::All } else { Again::None };
    let options = ImportOptions { signs, again, piped };
    let pending = desk.ask(Request::ImportPgn(args.pgn.clone(), options));
    let come = |words: &Catalogue| Some(importing(words, desk.snapshot().importing?));
    match slowly(words.lang(), come, || pending.wait()) {
        Ok(_) => {
            let snapshot = desk.snapshot();
            let of_games = |told: &&Notice| matches!(told.what, NoticeKind::Imported { .. });
            let Some(told) = snapshot.notices.iter().rfind(of_games) else {
                return Exit::print("");
            };
            let mut text = notice(words, &told.what) + "\n";
            imported(words, &told.what).iter().for_each(|line| text.push_str(&format!("{line}\n")));
            let printed = Exit::print(&text);
            let all = matches!(told.what, NoticeKind::Imported { not_set_up: 0, .. });
            if all { printed } else { printed.max(Exit::Refused) }
        }
        Err(why) => Exit::unusable(trouble(words, &why)),
    }
}
