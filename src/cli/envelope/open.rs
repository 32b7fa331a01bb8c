//! `jadoube envelope open`: the resumption, step by step as the guide orders.

use crate::cli::envelope::args::OpenArgs;
use crate::cli::envelope::typed::Source;
use crate::cli::envelope::{Picture, ask, at_work, guide_of, one, passphrases, sheet};
use crate::cli::exit::Exit;
use crate::core::adjournment::command::Command as Ask;
use crate::core::adjournment::envelope::Which;
use crate::core::adjournment::guide::Step;
use crate::core::ids::{BoardNo, EnvelopeNo};
use crate::core::side::{BySide, Side};
use crate::desk::desk::Desk;
use crate::desk::sealing::{self, Found, Opening, SealingFault, now};
use crate::desk::words::trouble;
use crate::i18n::adjournment as said;
use crate::i18n::words::Words;

pub(super) fn run(args: &OpenArgs, words: &Words) -> Result<Exit, Exit> {
    let desk = at_work(&args.file, words)?;
    let no = EnvelopeNo(args.no);
    let which = if args.reply { Which::Reply } else { Which::Sealed };
    prepare(&desk, args, words)?;
    let snap = Picture::of(&desk);
    // What was opened and read before is only made on the board; to open it again is refused.
    let waits = guide_of(&snap, one(&snap, args.no)?).next.step == Step::Play(which);
    if args.correct || !(waits && args.play) {
        open(&desk, args, which, words)?;
    }
    let snap = Picture::of(&desk);
    let of = one(&snap, args.no)?;
    if args.play && guide_of(&snap, of).next.step == Step::Play(which) {
        ask(&desk, words, Ask::Play { no, which })?;
    }
    let snap = Picture::of(&desk);
    Ok(Exit::print(&sheet(&snap, one(&snap, args.no)?, words)))
}

/// The resumption begins, the players come, position and clocks are set up.
fn prepare(desk: &Desk, args: &OpenArgs, words: &Words) -> Result<(), Exit> {
    let snap = Picture::of(desk);
    let of = one(&snap, args.no)?;
    let (no, at) = (of.no, now());
    if of.resumption.is_none() && of.is_adjourned() {
        let board = args.board.map_or(of.board, BoardNo);
        ask(desk, words, Ask::Resume { no, board, at })?;
    }
    for side in &args.present {
        let snap = Picture::of(desk);
        if !one(&snap, args.no)?.is_there(*side) {
            ask(desk, words, Ask::Arrive { no, side: *side, at })?;
        }
    }
    let snap = Picture::of(desk);
    let of = one(&snap, args.no)?;
    let played = of.cover.as_ref().is_some_and(|cover| cover.played);
    if of.resumption.is_some() && !of.is_set_up() && !played {
        ask(desk, words, Ask::SetUp { no, placement: None, times: None })?;
    }
    Ok(())
}

fn open(desk: &Desk, args: &OpenArgs, which: Which, words: &Words) -> Result<(), Exit> {
    let snap = Picture::of(desk);
    let told = |why: SealingFault| match why {
        SealingFault::NotNow(why) => Exit::refused(said::not_opened(words, why)),
        SealingFault::Desk(why) => Exit::refused(trouble(words, &why)),
        other => Exit::refused(other),
    };
    let no = EnvelopeNo(args.no);
    let locked = sealing::locked(&snap.hall, no, which).map_err(told)?;
    let key = match &locked {
        None => None,
        Some(locked) => {
            if let Some(left) = sealing::wait(&snap.hall, now()) {
                return Err(told(SealingFault::Wait(left)));
            }
            let typed = passphrases(Source::of(args.stdin), &locked.persons)?;
            Some(locked.unlock(&typed))
        }
    };
    let without = |side| !args.without_sheet.contains(&side);
    let sheets = BySide::new(without(Side::White), without(Side::Black));
    let found = Found { text: args.text.clone(), system: args.system.clone(), sheets };
    let opening = Opening { no, which, by: args.by.clone(), correct: args.correct };
    sealing::open(desk, &opening, key, &found).map(drop).map_err(told)
}
