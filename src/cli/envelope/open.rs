//! `jadoube envelope open`: the resumption, step by step as the guide orders.

use crate::envelope::arguments::{OpenArgs, which};
use crate::envelope::resume::{found, is_unsettled, resume};
use crate::envelope::secret_input::{Source, passphrases};
use crate::envelope::sheet::sheet;
use crate::exit::Exit;
use crate::work::Work;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_core::adjournment::guide::Step;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_desk::sealing::{self, EnvelopeInput, Opening, SealingFault, now, sealing_fault};
use jadoube_i18n::adjournment::notation;
use jadoube_i18n::catalogue::Catalogue;

pub(super) fn run(args: &OpenArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.place.file, words)?;
    let (no, which) = (args.place.no(), which(args.reply));
    resume(&work, no, &args.coming)?;
    // What was told to be wrong is put right first, or left so with a reason.
    let snap = work.picture();
    let of = snap.one(no)?;
    if is_unsettled(of) {
        return found(&work, no);
    }
    // Without --play it may be looked whether the sealed move ended the game.
    if args.play && Side::BOTH.into_iter().any(|side| of.is_too_late(side)) && of.is_adjourned() {
        let text = sheet(&snap, of, words);
        let stands = snap.guide(of).next.step == Step::Play(which);
        if !stands {
            return Ok(match Exit::print(&text) {
                Exit::Done => Exit::Refused,
                other => other,
            });
        }
    }
    let waits = |work: &Work<'_>| -> Result<bool, Exit> {
        let snap = work.picture();
        Ok(snap.guide(snap.one(no)?).next.step == Step::Play(which))
    };
    let read_anew = !args.text.is_empty() || args.system.is_some();
    let snap = work.picture();
    let read = snap.one(no)?.cover(which).is_some_and(|cover| cover.read.is_some());
    if read_anew && read && !args.correct {
        let no = [("no", no.into())];
        return Err(Exit::unusable(words.say_with("cli-open-read-already", &no)));
    }
    // What was opened and read before is only made on the board; to open it again is refused.
    if args.correct || !(args.play && waits(&work)?) {
        open(&work, args, which)?;
    }
    if args.play && waits(&work)? {
        work.adjourn(Ask::Play { no, which })?;
    }
    let snap = work.picture();
    Ok(Exit::print(&sheet(&snap, snap.one(no)?, words)))
}

/// Whether a player was not asked for the receipt, now or before.
fn not_asked(one: &Adjournment, which: EnvelopeKind, told: &BySide<Option<String>>) -> bool {
    let cover = match which {
        EnvelopeKind::Sealed => one.cover.as_ref(),
        EnvelopeKind::Reply => one.reply.as_ref(),
    };
    let asked = |side: &Side| {
        told.of(*side).is_some() || cover.is_some_and(|cover| cover.receipts.of(*side).is_some())
    };
    !Side::BOTH.iter().all(asked)
}

fn open(work: &Work<'_>, args: &OpenArgs, which: EnvelopeKind) -> Result<(), Exit> {
    let (snap, no) = (work.picture(), args.place.no());
    let told = |why: SealingFault| match why {
        SealingFault::SeveralNotations(meant) => {
            let systems: Vec<&str> = meant.iter().flat_map(|one| one.systems.clone()).collect();
            let systems = systems.join(", ");
            Exit::refused(format!(
                "{} (--system: {systems})",
                notation::several(work.words, &meant)
            ))
        }
        other => Exit::refused(sealing_fault(work.words, &other)),
    };
    let locked = sealing::to_unlock(&snap.hall, no, which, args.correct).map_err(told)?;
    let asked = |told: &Option<String>| {
        told.as_ref().map(|text| if text == "none" { String::new() } else { text.clone() })
    };
    let receipts = BySide::new(asked(&args.white_receipt), asked(&args.black_receipt));
    if locked.is_some() && not_asked(snap.one(no)?, which, &receipts) {
        return Err(Exit::refused(work.words.say("cli-envelope-ask-receipt")));
    }
    let (by, correct) = (args.by.clone(), args.correct);
    let opening = Opening { no, which, by, correct, receipts };
    // Before anybody types a passphrase: what is kept may not be what was sealed.
    sealing::check_receipts(&work.desk, &opening).map_err(told)?;
    let key = match &locked {
        None => None,
        Some(locked) => {
            if let Some(left) = sealing::wait(&snap.hall, now()) {
                return Err(told(SealingFault::Wait(left)));
            }
            let typed = passphrases(work.words, Source::of(args.stdin), &locked.persons)?;
            Some(locked.unlock(&typed))
        }
    };
    let without = |side| !args.without_sheet.contains(&side);
    let sheets = BySide::new(without(Side::White), without(Side::Black));
    let (text, system, lang) = (args.text.clone(), args.system.clone(), work.words.lang());
    let found = EnvelopeInput { text, system, sheets, lang };
    sealing::open(&work.desk, &opening, key, &found).map(drop).map_err(told)
}
