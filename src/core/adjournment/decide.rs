//! From a command to events or a refusal. What happens to the game with it is decided by the game
//! on a copy of it, and comes out in the order in which it happens: the envelope first, then the
//! clock.

mod scene;
mod sealing;
mod between;
mod sessions;
mod opening;
mod presence;

use crate::adjournment::command::Command;
use crate::adjournment::context::Context;
use crate::adjournment::decide::scene::Scene;
use crate::adjournment::envelope::EnvelopeKind;
use crate::adjournment::event::Event;
use crate::adjournment::refusal::Refusal;
use crate::adjournment::register::Adjournments;
use crate::step::Step;

/// What the command leads to.
#[deny(clippy::wildcard_enum_match_arm)]
pub(in crate::adjournment) fn decide(
    books: &Adjournments,
    command: &Command,
    context: Context<'_>,
) -> Result<Vec<Step<Event>>, Refusal> {
    let on = &Scene::new(books, context);
    match command {
        Command::MakeLock { lock } => sealing::make_lock(on, lock),
        Command::Begin { board, why, assistants } => sealing::begin(on, *board, *why, *assistants),
        Command::MoveOnBoard { no, uci } => sealing::move_on_board(on, *no, uci),
        Command::Seal { no, what } => sealing::seal(on, *no, what),
        Command::Enclose { no, whose } => sealing::enclose(on, *no, *whose),
        Command::Close { no } => sealing::close(on, *no),
        Command::StopClock { no } => sealing::stop(on, *no),
        Command::BreakOff { no, reason } => sealing::break_off(on, *no, reason),
        Command::WriteFront { no, front } => between::write_front(on, *no, front),
        Command::Sign { no, signature } => between::sign(on, *no, signature),
        Command::Hand { no, handing } => between::hand(on, *no, handing),
        Command::Schedule { no, due } => between::schedule(on, *no, due),
        Command::PlanSession { session, joined } => sessions::plan(on, session, *joined),
        Command::ChangeSession { no, session, reason, joined } => {
            sessions::change(on, (*no, session), (reason, *joined))
        }
        Command::RemoveSession { no, reason, joined } => {
            sessions::remove(on, *no, (reason, *joined))
        }
        Command::RestoreSession { no } => sessions::restore(on, *no),
        Command::AnnounceSession { no, at } => sessions::announce(on, *no, *at),
        Command::OfferDraw { no, by } => between::offer(on, *no, *by),
        Command::RejectDraw { no } => between::reject(on, *no),
        Command::Conclude { no, by, said } => between::conclude(on, *no, *by, *said),
        Command::Annul { no, reason } => between::annul(on, *no, reason),
        Command::Settle { no, reason } => between::settle(on, *no, reason),
        Command::Resume { no, board, at } => opening::resume(on, *no, *board, *at),
        Command::Arrive { no, side, at } => presence::arrive(on, *no, *side, *at),
        Command::NoteAbsent { no, side, at } => presence::note_absent(on, *no, *side, *at),
        Command::GiveBack { no, side, time } => presence::give_back(on, *no, *side, *time),
        Command::Excuse { no, side, reason } => presence::excuse(on, *no, *side, reason),
        Command::SetUp { no, placement, times } => {
            opening::set_up(on, *no, placement.as_ref(), *times)
        }
        Command::KeepTimes { no, reason } => opening::keep_times(on, *no, reason),
        Command::Establish { no, agreed } => opening::establish(on, *no, *agreed),
        Command::StartClock { no } => opening::start(on, *no),
        Command::CheckReceipt { no, which, whose, shown } => {
            opening::check_receipt(on, (*no, *which), *whose, shown.as_deref())
        }
        Command::Open { no, which, by, at } => opening::open(on, *no, *which, (by, *at)),
        Command::FailToOpen { no, which, by, at, why } => {
            opening::fail(on, (*no, *which), (by, *at), *why)
        }
        Command::Read { no, which, contents } => opening::read(on, *no, *which, contents),
        Command::Play { no, which: EnvelopeKind::Sealed } => opening::play(on, *no),
        Command::Play { no, which: EnvelopeKind::Reply } => opening::play_reply(on, *no),
        Command::SealReply { no, what } => opening::seal_reply(on, *no, what),
        Command::ReportMissing { no, which } => opening::miss(on, *no, *which),
        Command::ReportFound { no, which } => opening::find(on, *no, *which),
        Command::StateMove { no, uci } => opening::state(on, *no, uci),
        Command::QuestionTimes { no, by } => opening::question_times(on, *no, *by),
    }
}
