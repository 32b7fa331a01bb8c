//! `jadoube envelope seal`: from asking the player to seal to the clock that is stopped.

use crate::envelope::arguments::SealArgs;
use crate::envelope::resume::intended_move;
use crate::envelope::secret_input::Source;
use crate::envelope::sheet::sheet;
use crate::exit::Exit;
use crate::work::Work;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::SealedMove;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::hall::command::Command;
use jadoube_desk::log_lines::trouble;
use jadoube_desk::sealing::{self, sealing_fault};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::LostTime;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};

pub(super) fn run(args: &SealArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    if let (Some(how), Some(board)) = (args.lost_time, args.board) {
        count(&work, how.into(), BoardNo(board))?;
    }
    let no = match (args.reply, args.board) {
        (Some(no), _) => no,
        (None, board) => begun(&work, args, BoardNo(board.unwrap_or_default()))?,
    };
    let written = |what: SealedMove| match args.reply {
        Some(_) => Ask::SealReply { no, what },
        None => Ask::Seal { no, what },
    };
    if let Some(made) = &args.made {
        let snap = work.picture();
        let uci = intended_move(&snap, snap.one(no)?, (made, None), words)?;
        work.adjourn(Ask::MoveOnBoard { no, uci })?;
    }
    if args.ask {
        let snap = work.picture();
        return Ok(Exit::print(&sheet(&snap, snap.one(no)?, words)));
    }
    if args.paper {
        work.adjourn(written(SealedMove::Paper))?;
    } else if args.stdin {
        let mut first = true;
        while let Some(text) =
            Source::Lines.ask("").map_err(|error| Exit::failed(work.words, error))?
        {
            let what = sealing::seal(&work.desk.snapshot().hall, &text, &text);
            drop(text);
            work.adjourn(written(
                what.map_err(|why| Exit::refused(sealing_fault(work.words, &why)))?,
            ))?;
            if std::mem::take(&mut first) {
                // Whoever types for the player sees that it was taken; the move may be changed yet.
                let _ = Exit::print("\n");
            }
        }
        if first {
            return Err(Exit::unusable(work.words.say("cli-seal-no-move")));
        }
    } else {
        let typed = |prompt| match Source::Terminal.ask(&work.words.say(prompt)) {
            Ok(text) => {
                text.ok_or_else(|| Exit::unusable(work.words.say("envelopes-fault-nothing")))
            }
            Err(error) => Err(Exit::failed(work.words, error)),
        };
        let (text, again) = (typed("cli-seal-ask-move")?, typed("cli-seal-ask-again")?);
        let what = sealing::seal(&work.desk.snapshot().hall, &text, &again);
        drop((text, again));
        work.adjourn(written(what.map_err(|why| Exit::refused(sealing_fault(work.words, &why)))?))?;
        typed("cli-seal-ask-enter")?;
    }
    if args.reply.is_none() {
        for whose in Side::BOTH {
            work.adjourn(Ask::Enclose { no, whose })?;
        }
        work.adjourn(Ask::Close { no })?;
        work.adjourn(Ask::StopClock { no })?;
    }
    let snap = work.picture();
    Ok(Exit::print(&sheet(&snap, snap.one(no)?, words)))
}

/// Answers how lost time counts, if that is asked at the board.
fn count(work: &Work<'_>, how: LostTime, board: BoardNo) -> Result<(), Exit> {
    if work.picture().hall.game(board).is_none_or(|game| game.lost_time.is_none()) {
        return Ok(());
    }
    let what = GameCommand::CountLostTime { how, gaps: None };
    let counted = work.desk.command(Command::Game { board, what }).wait();
    counted.map(drop).map_err(|why| Exit::refused(trouble(work.words, &why)))
}

/// The adjournment at a board, begun now if it was not.
fn begun(work: &Work<'_>, args: &SealArgs, board: BoardNo) -> Result<EnvelopeNo, Exit> {
    let there = || work.picture().hall.adjournment_at(board).map(|one| one.no);
    let has = |side| args.assistants.contains(&side);
    let told = BySide::new(has(Side::White), has(Side::Black));
    if let Some(no) = there() {
        let snap = work.picture();
        let of = snap.one(no)?;
        if !args.assistants.is_empty() && of.assistants != told {
            let no = [("no", no.into())];
            return Err(Exit::unusable(work.words.say_with("cli-seal-assistant", &no)));
        }
        return Ok(no);
    }
    let why = match args.early {
        Some(left) => AdjournmentReason::Early { left },
        None if args.by_arbiter => AdjournmentReason::Arbiter,
        None => AdjournmentReason::SessionEnd,
    };
    let own = work.picture().hall.assistants_at(board);
    let either = |side| *own.of(side) || has(side);
    let assistants = BySide::new(either(Side::White), either(Side::Black));
    work.adjourn(Ask::Begin { board, why, assistants })?;
    there().ok_or_else(|| Exit::refused(work.words.say("cli-seal-not-adjourned")))
}
