//! `jadoube envelope seal`: from asking the player to seal to the clock that is stopped.

use crate::cli::envelope::args::SealArgs;
use crate::cli::envelope::typed::Source;
use crate::cli::envelope::{Picture, ask, at_work, one, sheet};
use crate::cli::exit::Exit;
use crate::core::adjournment::command::Command as Ask;
use crate::core::adjournment::envelope::Sealed;
use crate::core::adjournment::event::Why;
use crate::core::ids::{BoardNo, EnvelopeNo};
use crate::core::side::{BySide, Side};
use crate::desk::desk::Desk;
use crate::desk::sealing;
use crate::i18n::words::Words;

pub(super) fn run(args: &SealArgs, words: &Words) -> Result<Exit, Exit> {
    let desk = at_work(&args.file, words)?;
    let no = match (args.reply, args.board) {
        (Some(no), _) => EnvelopeNo(no),
        (None, board) => begun(&desk, words, BoardNo(board.unwrap_or_default()))?,
    };
    let written = |what: Sealed| match args.reply {
        Some(_) => Ask::SealReply { no, what },
        None => Ask::Seal { no, what },
    };
    if args.paper {
        ask(&desk, words, written(Sealed::Paper))?;
    } else if args.stdin {
        let mut first = true;
        while let Some(text) = Source::Lines.ask("").map_err(Exit::unusable)? {
            let what = sealing::seal(&desk.snapshot().hall, &text, &text);
            drop(text);
            ask(&desk, words, written(what.map_err(Exit::refused)?))?;
            if std::mem::take(&mut first) {
                // Whoever types for the player sees that it was taken; the move may be changed yet.
                let _ = Exit::print("\n");
            }
        }
        if first {
            return Err(Exit::unusable("no move was given; nothing was sealed"));
        }
    } else {
        let typed = |prompt| match Source::Terminal.ask(prompt) {
            Ok(text) => text.ok_or_else(|| Exit::unusable("nothing was typed")),
            Err(error) => Err(Exit::unusable(error)),
        };
        let (text, again) = (typed("The move, unseen")?, typed("The same again")?);
        let what = sealing::seal(&desk.snapshot().hall, &text, &again);
        drop((text, again));
        ask(&desk, words, written(what.map_err(Exit::refused)?))?;
        typed("Enter stops the clock; until then the move may be changed")?;
    }
    if args.reply.is_none() {
        for whose in Side::BOTH {
            ask(&desk, words, Ask::Enclose { no, whose })?;
        }
        ask(&desk, words, Ask::Close { no })?;
        ask(&desk, words, Ask::StopClock { no })?;
    }
    let snap = Picture::of(&desk);
    Ok(Exit::print(&sheet(&snap, one(&snap, no.0)?, words)))
}

/// The adjournment at a board, begun now if it was not.
fn begun(desk: &Desk, words: &Words, board: BoardNo) -> Result<EnvelopeNo, Exit> {
    let there = |desk: &Desk| desk.snapshot().hall.adjournment_at(board).map(|one| one.no);
    if let Some(no) = there(desk) {
        return Ok(no);
    }
    let assistants = BySide::default();
    ask(desk, words, Ask::Begin { board, why: Why::SessionEnd, assistants })?;
    there(desk).ok_or_else(|| Exit::refused("the game was not adjourned"))
}
