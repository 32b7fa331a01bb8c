//! `jadoube competition`: an event in its file from the entries to the standings; pairings, tables
//! and standings without one.

pub mod args;
mod act_args;
mod acts;
mod answer;
mod draw;
mod event_draw;
mod check_table;
mod withdrawal;
mod duel;
mod olympiad;
mod file;
mod convert;
mod check_file;
mod rating;
mod norms;
mod standings;
mod players_file;
mod event;
mod list;
mod event_file;
mod bracket;
mod rounds;
mod teams;
mod groups;

use crate::competition::args::{CompetitionArgs, CompetitionCommand};
use crate::exit::Exit;
use jadoube_i18n::catalogue::Catalogue;

/// Answers: 0 when done, 1 when the answer is a refusal or something is wrong with what was given to
/// be checked, 2 when the input is unusable.
#[must_use]
pub fn run(args: &CompetitionArgs, words: &Catalogue) -> Exit {
    let done = match &args.what {
        CompetitionCommand::Draw(args) => draw::run(args, words),
        CompetitionCommand::CheckTable(args) => check_table::run(args, words),
        CompetitionCommand::Withdrawal(args) => withdrawal::run(args, words),
        CompetitionCommand::Match(args) => duel::run(args, words),
        CompetitionCommand::Olympiad(args) => olympiad::run(args, words),
        CompetitionCommand::Convert(args) => convert::run(args, words),
        CompetitionCommand::Check(args) => check_file::run(args, words),
        CompetitionCommand::Rating(args) => rating::run(args, words),
        CompetitionCommand::Norms(args) => norms::run(args, words),
        CompetitionCommand::Standings(args) => standings::run(args, words),
        CompetitionCommand::List(args) => list::run(args, words),
        CompetitionCommand::New(args) => event::found(args, words),
        CompetitionCommand::Enter(args) => event::enter(args, words),
        CompetitionCommand::Number(args) => event::number(args, words),
        CompetitionCommand::LineUp(args) => teams::line_up(args, words),
        CompetitionCommand::Pair(args) => event::pair(args, words),
        CompetitionCommand::Lot(args) => acts::lot(args, words),
        CompetitionCommand::Publish(args) => event::publish(args, words),
        CompetitionCommand::Change(args) => acts::change(args, words),
        CompetitionCommand::Absent(args) => acts::absent(args, words),
        CompetitionCommand::Bye(args) => acts::bye(args, words),
        CompetitionCommand::Expel(args) => acts::expel(args, words),
        CompetitionCommand::Amend(args) => acts::amend(args, words),
        CompetitionCommand::Regulations(args) => acts::regulations(args, words),
        CompetitionCommand::Schedule(args) => acts::schedule(args, words),
        CompetitionCommand::Result(args) => event::result(args, words),
        CompetitionCommand::Withdraw(args) => event::withdraw(args, words),
        CompetitionCommand::Groups(args) => groups::run(args, words),
        CompetitionCommand::Close(args) => event::close(args, words),
        CompetitionCommand::Undo(args) => event::undo(args, words),
        CompetitionCommand::Rounds(args) => rounds::run(args, words),
        CompetitionCommand::Export(args) => event_file::export(args, words),
    };
    done.unwrap_or_else(|exit| exit)
}
