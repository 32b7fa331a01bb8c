//! What is told of an envelope from the sealing to the resumption: what stands on it, who signed it,
//! offers, games decided before the opening, envelopes that are lost, adjournments left off or
//! settled otherwise.

use crate::envelope::arguments::{
    ConcludeArgs, InscribeArgs, OfferArgs, ReasonArgs, ReportArg, ReportArgs, SettleArgs, SignArgs,
    which,
};
use crate::envelope::sheet::{Law, done, ruled};
use crate::exit::Exit;
use crate::work::Work;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::cases;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{EnvelopeFront, Signature, Signer};
use jadoube_core::adjournment::state::Adjournment;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::sealed::facts::SaidBefore;

pub(super) fn inscribe(args: &InscribeArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.place.file, words)?;
    let (snap, no) = (work.picture(), args.place.no());
    let front = Box::new(inscribed(args, snap.one(no)?));
    work.adjourn(Ask::WriteFront { no, front })?;
    done(&work, no, &Law::Cited(snap.edition.cite(&snap.edition.rules.adjournment.envelope)))
}

/// What stands on the envelope then.
fn inscribed(args: &InscribeArgs, of: &Adjournment) -> EnvelopeFront {
    let mut front = of.front.clone();
    if args.as_played {
        let countries = front.players.clone().map(|player| player.federation);
        front = EnvelopeFront { resumption: front.resumption, ..of.right.clone() };
        for side in Side::BOTH {
            let country = countries.of(side).clone();
            let player = front.players.of_mut(side);
            player.federation = country.or(player.federation.take());
        }
    }
    let told = [
        (Side::White, &args.white, &args.white_country),
        (Side::Black, &args.black, &args.black_country),
    ];
    for (side, name, country) in told {
        let player = front.players.of_mut(side);
        set(&mut player.name, name.clone());
        let country = country.as_ref().map(|country| country.trim().to_owned());
        set(&mut player.federation, country.map(|it| Some(it).filter(|it| !it.is_empty())));
    }
    set(&mut front.event, args.event.clone());
    front.round = args.round.or(front.round);
    front.board = args.board.map(BoardNo).or(front.board);
    front.position = args.position.clone().or(front.position);
    front.left = both(&args.left).or(front.left);
    front.used = both(&args.used).or(front.used);
    front.sealer = args.sealer.or(front.sealer);
    front.move_number = args.move_number.or(front.move_number);
    set(&mut front.draw_offer, args.draw_offer.map(|offer| offer.by()));
    front
}

fn set<T>(field: &mut T, told: Option<T>) {
    if let Some(told) = told {
        *field = told;
    }
}

fn both(times: &[Millis]) -> Option<BySide<Millis>> {
    match times {
        [white, black] => Some(BySide::new(*white, *black)),
        _ => None,
    }
}

pub(super) fn sign(args: &SignArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.place.file, words)?;
    let (snap, no) = (work.picture(), args.place.no());
    let across = &snap.edition.rules.adjournment.flap_signed;
    let usual = if across.value { Signer::AcrossFlap } else { Signer::Arbiter };
    let by = args.capacity.map_or(usual, Signer::from);
    snap.one(no)?;
    work.adjourn(Ask::Sign { no, signature: Signature { by, name: args.name.clone() } })?;
    let cited = if by == Signer::AcrossFlap { snap.edition.cite(across) } else { Vec::new() };
    done(&work, no, &Law::Cited(cited))
}

pub(super) fn offer(args: &OfferArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.place.file, words)?;
    let (snap, no) = (work.picture(), args.place.no());
    snap.one(no)?;
    work.adjourn(match args.by {
        Some(by) => Ask::OfferDraw { no, by },
        None => Ask::RejectDraw { no },
    })?;
    done(&work, no, &Law::Cited(snap.edition.cite(&snap.edition.rules.adjournment.offer)))
}

pub(super) fn conclude(args: &ConcludeArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.place.file, words)?;
    let (snap, no) = (work.picture(), args.place.no());
    let of = snap.one(no)?;
    let (by, said) = match args.resigned {
        Some(by) => (by, SaidBefore::Resigned),
        // Whoever did not offer has agreed.
        None => {
            let offered = of.standing_offer();
            (offered.map_or(of.sealer, Side::other), SaidBefore::Agreed)
        }
    };
    let ruling = ruled(&snap, of, &cases::before_opening(by, said, false), words);
    work.adjourn(Ask::Conclude { no, by, said })?;
    done(&work, no, &Law::Ruled(ruling))
}

pub(super) fn report(args: &ReportArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.place.file, words)?;
    let (snap, no, which) = (work.picture(), args.place.no(), which(args.reply));
    snap.one(no)?;
    work.adjourn(match args.what {
        ReportArg::Missing => Ask::ReportMissing { no, which },
        ReportArg::Found => Ask::ReportFound { no, which },
        ReportArg::Established => Ask::Establish { no, agreed: true },
        ReportArg::NotEstablished => Ask::Establish { no, agreed: false },
    })?;
    let rule = &snap.edition.rules.adjournment.lost_envelope;
    done(&work, no, &Law::Cited(snap.edition.cite(rule)))
}

pub(super) fn settle(args: &SettleArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.told.place.file, words)?;
    let (no, reason) = (args.told.place.no(), args.told.reason.clone());
    let snap = work.picture();
    snap.one(no)?;
    if args.new_game {
        work.adjourn(Ask::Annul { no, reason })?;
        let rule = &snap.edition.rules.adjournment.lost_envelope;
        return done(&work, no, &Law::Cited(snap.edition.cite(rule)));
    }
    work.adjourn(Ask::Settle { no, reason })?;
    done(&work, no, &Law::Cited(Vec::new()))
}

pub(super) fn break_off(args: &ReasonArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.place.file, words)?;
    let (snap, no, reason) = (work.picture(), args.place.no(), args.reason.clone());
    snap.one(no)?;
    work.adjourn(Ask::BreakOff { no, reason })?;
    done(&work, no, &Law::Cited(snap.edition.cite(&snap.edition.rules.adjournment.changing)))
}
