//! The cases that an adjournment puts before the arbiter: its facts, filled in as far as they are
//! known here, for the rulings of `rulings::sealed` and their neighbours.

use crate::adjournment::envelope::EnvelopeKind;
use crate::adjournment::reading::Judgement;
use crate::adjournment::state::{Adjournment, Envelope};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Event as GameEvent, Source};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_laws::rulings::sealed::facts::{
    Absent, BeforeOpening, LostEnvelope, ResumedTimes, Resumption, SaidBefore, SealedEnds,
    SealedFound, SealedMove, Sealing, SealingMatter,
};
use jadoube_laws::rulings::setup::facts::ResumedWrong;
use jadoube_laws::wall::Wall;

/// What was found in an envelope and cannot simply be played.
#[must_use]
pub fn sealed_move(adjournment: &Adjournment, which: EnvelopeKind) -> Option<Case> {
    let sealer = match which {
        EnvelopeKind::Sealed => adjournment.sealer,
        EnvelopeKind::Reply => adjournment.replier(),
    };
    let (_, judgement) = adjournment.cover(which)?.read.as_ref()?;
    let (found, uci) = match judgement {
        Judgement::Move { uci, .. } => (SealedFound::Clear, Some(uci.clone())),
        // The move made on the board was the one to be written.
        Judgement::NotAsMade { made, .. } => (SealedFound::NotAsMade, Some(made.clone())),
        Judgement::Ambiguous { .. } => (SealedFound::Ambiguous, None),
        Judgement::Illegal { near } => (SealedFound::Illegal, only(near)),
        Judgement::Unreadable { near } => (SealedFound::Unreadable, only(near)),
        Judgement::Nothing => (SealedFound::Nothing, None),
    };
    // Whether there is no reasonable doubt, the arbiter says.
    Some(Case::SealedMove(SealedMove { sealer, found, uci, intent_clear: None }))
}

fn only(moves: &[Uci]) -> Option<Uci> {
    match moves {
        [only] => Some(only.clone()),
        _ => None,
    }
}

/// An envelope is lost.
#[must_use]
pub fn lost(adjournment: &Adjournment, which: EnvelopeKind) -> Case {
    let reply = which == EnvelopeKind::Reply;
    // That the players agree is asked, and never taken for granted.
    let established = reply || adjournment.established == Some(true);
    let uci = adjournment.cover(which).and_then(|cover| cover.stated.clone());
    Case::LostEnvelope(LostEnvelope { sealer: adjournment.sealer, established, uci, reply })
}

/// Who has come too late, or was not there when it was too late to come; where nobody has, who is
/// absent.
#[must_use]
pub fn absent(adjournment: &Adjournment) -> Absent {
    let late = Side::BOTH.into_iter().any(|side| adjournment.is_too_late(side));
    let there = |side| match late {
        true => !adjournment.is_too_late(side),
        false => adjournment.is_there(side),
    };
    match (there(adjournment.sealer), there(adjournment.replier())) {
        (true, true) => Absent::Nobody,
        (false, true) => Absent::Sealer,
        (true, false) => Absent::Replier,
        (false, false) => Absent::Both,
    }
}

/// The game is to be resumed at a time, and somebody may be too late.
#[must_use]
pub fn resumption(
    adjournment: &Adjournment,
    game: Option<&Game>,
    edition: &Edition,
    (at, now): (Moment, Wall),
) -> Case {
    let absent = absent(adjournment);
    let present = match absent {
        Absent::Sealer => Some(adjournment.replier()),
        Absent::Replier => Some(adjournment.sealer),
        Absent::Nobody | Absent::Both => None,
    };
    let fallen = |side: Side| {
        game.is_some_and(|game| {
            game.flags.of(side).is_some() || game.clock.flag(side, at).is_some()
        })
    };
    let late = Side::BOTH.into_iter().filter(|side| adjournment.is_too_late(*side));
    let late = late.filter_map(|side| adjournment.late_by(side));
    let unseen = adjournment.cover.as_ref().is_some_and(|cover| cover.read.is_none());
    let known = adjournment.cover.as_ref().and_then(Envelope::playable);
    let outcome = match (game, known) {
        (Some(game), Some(uci)) => end_by(game, uci, edition, at),
        _ => None,
    };
    Case::Resumption(Resumption {
        sealer: adjournment.sealer,
        absent,
        late: late.min().unwrap_or_else(|| adjournment.late(now)),
        ends: match outcome.map(|outcome| outcome.reason) {
            None if unseen => SealedEnds::NotSeen,
            Some(EndReason::Checkmate) => SealedEnds::Mate,
            Some(EndReason::Stalemate) => SealedEnds::Stalemate,
            Some(EndReason::DeadPosition) => SealedEnds::Dead,
            _ => SealedEnds::No,
        },
        present_flag: present.is_some_and(fallen),
    })
}

/// How a move ends the game, if it does.
#[must_use]
pub fn end_by(game: &Game, uci: &Uci, edition: &Edition, at: Moment) -> Option<Outcome> {
    let events = game.decide(&playing(uci, None), (at, edition)).ok()?;
    events.into_iter().find_map(|event| match event {
        GameEvent::Ended(outcome) => Some(outcome),
        _ => None,
    })
}

/// Whether a sealed move that ends the game is made although a player is absent and too late: that
/// of a sealer who is, and by the later editions every one.
#[must_use]
pub fn end_stands(adjournment: &Adjournment, edition: &Edition) -> bool {
    adjournment.fails(adjournment.sealer) || edition.rules.adjournment.end_stands.value
}

/// A move out of an envelope, asked of the game.
#[must_use]
pub fn playing(uci: &Uci, spent: Option<jadoube_chess::moment::Millis>) -> GameCommand {
    GameCommand::Play {
        uci: uci.clone(),
        source: Source::Arbiter,
        times: None,
        spent,
        after: AfterMove::Leave,
    }
}

/// A player says that the clocks were set wrongly; whether the consequences would be too severe, the
/// arbiter says.
#[must_use]
pub fn times(adjournment: &Adjournment, by: Side, moved: bool) -> Case {
    let left = adjournment.times();
    Case::ResumedTimes(ResumedTimes {
        by,
        moved,
        white: left.map(|left| left.white),
        black: left.map(|left| left.black),
        severe: false,
    })
}

/// The game is decided before the envelope is opened; `void`: the sealed move proves illegal
/// afterwards.
#[must_use]
pub const fn before_opening(by: Side, said: SaidBefore, void: bool) -> Case {
    Case::BeforeOpening(BeforeOpening { by, said, void })
}

/// A question that comes up while the move is sealed: an offer, a claim with the sealed move.
#[must_use]
pub fn sealing(adjournment: &Adjournment, matter: SealingMatter, at: Moment) -> Case {
    let by = match matter {
        SealingMatter::Offer => adjournment.replier(),
        _ => adjournment.sealer,
    };
    Case::Sealing(Sealing {
        by,
        matter,
        stopped: adjournment.stopped.is_some(),
        uci: adjournment.on_board.clone(),
        left: adjournment.until.map(|until| until.since(at)).unwrap_or_default(),
    })
}

/// Play went on from a wrong position.
#[must_use]
pub const fn wrong_position(adjournment: &Adjournment) -> Case {
    Case::ResumedWrong(ResumedWrong { adjourned: Some(adjournment.ply) })
}

/// The flag of the player who must reply fell while that player was waited for.
#[must_use]
pub fn absent_flag(adjournment: &Adjournment, game: Option<&Game>, at: Moment) -> Option<Case> {
    let (side, now) = (adjournment.replier(), adjournment.resumption.as_ref()?);
    let closed = adjournment.cover.as_ref().is_some_and(|cover| !cover.played);
    let game = game.filter(|_| closed && now.clock == Some(side))?;
    let fallen = game.flags.of(side).is_some() || game.clock.flag(side, at).is_some();
    fallen.then(|| Case::FlagFall(FlagFall::new(side, game.flags.of(side.other()).is_some())))
}

/// A flag that is found fallen after the sealing.
#[must_use]
pub fn flag(adjournment: &Adjournment, game: &Game) -> Option<Case> {
    let at = adjournment.stopped?;
    let side = adjournment.sealer;
    let fallen = game.flags.of(side).is_some() || game.clock.flag(side, at).is_some();
    fallen.then(|| {
        let both = game.flags.of(side.other()).is_some();
        Case::FlagFall(FlagFall::new(side, both))
    })
}
