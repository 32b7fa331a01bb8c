//! `jadoube say`: moves as they are announced, printed and spoken.

use crate::args::SayArgs;
use crate::exit::Exit;
use jadoube_desk::saying;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::spoken::{Announcing, Style};

/// Announces: 0 when all was printed, and said if that was asked for; 1 when it could not
/// be said; 2 when the position or a move is none.
#[must_use]
pub fn run(args: &SayArgs, words: &Catalogue) -> Exit {
    let lang = words.lang();
    let usual = match lang {
        Lang::De => Style::FideGerman,
        Lang::En | Lang::Mk => Style::Local,
    };
    let style = args.scheme.unwrap_or(usual);
    let agreed = Announcing { zwo: args.zwo, full: args.full, ..Announcing::new(style, lang) };
    let said = match saying::announcements(args.fen.as_deref(), &args.moves, agreed) {
        Ok(said) => said,
        Err(fault) => return Exit::unusable(words.tell(&fault)),
    };
    let printed = Exit::print(&said.iter().map(|text| format!("{text}\n")).collect::<String>());
    if !args.aloud {
        return printed;
    }
    match saying::aloud(&said, agreed.lang(), words) {
        Ok(()) => printed,
        Err(why) => Exit::refused(why),
    }
}
