//! What is known before anything is typed into a dialog about an envelope.

use crate::scene::Scene;
use crate::screens::envelopes::forms::purpose::DialogPurpose;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::envelope::{EnvelopeFront, Signer};
use jadoube_core::adjournment::session::Purpose;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_desk::sealing::now;
use jadoube_desk::times;
use jadoube_i18n::time;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};

/// What stands in the fields at first.
pub(super) fn known(
    scene: &Scene<'_>,
    one: Option<&Adjournment>,
    purpose: DialogPurpose,
) -> Vec<String> {
    let competition = scene.snap.hall.competition.as_ref();
    let arbiter = competition.map(|it| it.arbiter.clone()).unwrap_or_default();
    match purpose {
        DialogPurpose::Begin => vec![session_left(scene).map(time::full).unwrap_or_default()],
        DialogPurpose::Keep => {
            let last = one.and_then(|one| one.custody.last());
            vec![last.map_or(arbiter, |last| last.to.clone())]
        }
        DialogPurpose::Sign(by) => {
            let player =
                |side| one.map(|one| one.players.of(side).name.clone()).unwrap_or_default();
            vec![match by {
                Signer::White => player(Side::White),
                Signer::Black => player(Side::Black),
                Signer::Arbiter | Signer::AcrossFlap => arbiter,
            }]
        }
        DialogPurpose::Schedule => due(scene, one),
        DialogPurpose::Front => {
            let player = |side| one.map(|one| one.front.players.of(side).clone());
            let players = Side::BOTH.map(|side| player(side).unwrap_or_default());
            let names = players.iter().map(|player| player.name.clone());
            let countries = players.iter().map(|one| one.federation.clone().unwrap_or_default());
            let times = |of: fn(&EnvelopeFront) -> Option<BySide<Millis>>| {
                let times = one.and_then(|one| of(&one.front));
                Side::BOTH.map(|side| times.map(|it| time::full(*it.of(side))).unwrap_or_default())
            };
            let times =
                [times(EnvelopeFront::times_left), times(EnvelopeFront::times_used)].concat();
            names.chain(countries).chain(times).collect()
        }
        DialogPurpose::Resume => vec![one.map(|one| one.board.to_string()).unwrap_or_default()],
        DialogPurpose::SetUp => {
            let shown = one.and_then(|one| clock(scene, one.no));
            let times = shown.or_else(|| one.and_then(Adjournment::times));
            let times = times.map(|times| Side::BOTH.map(|side| time::full(*times.of(side))));
            times.map(|times| times.to_vec()).unwrap_or_default()
        }
        DialogPurpose::Presence => presence(one),
        DialogPurpose::OnBoard
        | DialogPurpose::Excuse
        | DialogPurpose::KeepTimes
        | DialogPurpose::Establish
        | DialogPurpose::Annul
        | DialogPurpose::BreakOff
        | DialogPurpose::Offer
        | DialogPurpose::Reject
        | DialogPurpose::Conclude
        | DialogPurpose::Settle
        | DialogPurpose::State
        | DialogPurpose::Question => Vec::new(),
    }
}

/// Since when each player is there; empty, where that is not known.
fn presence(one: Option<&Adjournment>) -> Vec<String> {
    let came = one.and_then(|one| one.resumption.as_ref()).map(|now| now.arrived);
    let came = came.unwrap_or_default();
    Side::BOTH.map(|side| came.of(side).map(times::written).unwrap_or_default()).to_vec()
}

/// When and where: as it is fixed, in the next session for adjourned games, or a day from now.
fn due(scene: &Scene<'_>, one: Option<&Adjournment>) -> Vec<String> {
    let fixed = one.and_then(Adjournment::due).map(|due| (due.at, due.place.clone()));
    let sessions = scene.snap.hall.adjournments.sessions.values();
    let ahead = sessions.filter(|one| one.purpose == Purpose::Adjourned && one.ends > now());
    let next = ahead.min_by_key(|one| one.starts).map(|one| (one.starts, one.place.clone()));
    let (at, place) = fixed.or(next).unwrap_or_else(|| (times::tomorrow(now()), scene.venue()));
    vec![times::written_in(scene.words, at), place]
}

/// Whether the player on move in the game on a board has an assistant, as in a blind match.
pub(super) fn assisted(scene: &Scene<'_>, (board, game): (BoardNo, &Game)) -> bool {
    *scene.snap.hall.assistants_at(board).of(game.turn())
}

/// What is left of the round that is being played.
fn session_left(scene: &Scene<'_>) -> Option<Millis> {
    let is_round = |purpose| matches!(purpose, Purpose::Round { .. });
    let mut sessions =
        scene.snap.hall.adjournments.sessions.values().filter(|one| is_round(one.purpose));
    sessions.find_map(|session| session.left(now()))
}

/// What a connected clock shows on the table of the game.
pub(super) fn clock(scene: &Scene<'_>, no: EnvelopeNo) -> Option<BySide<Millis>> {
    let one = scene.snap.hall.adjournments.get(&no)?;
    let line = scene.snap.line(one.board).filter(|line| line.has_clock)?;
    line.clock.as_ref().map(|shown| shown.times)
}

/// The same, where it is not what stands on the envelope, to the second.
pub(in crate::screens::envelopes) fn other_times(
    scene: &Scene<'_>,
    no: EnvelopeNo,
) -> Option<BySide<Millis>> {
    let left = scene.snap.hall.adjournments.get(&no)?.times()?;
    let seconds = |times: BySide<Millis>| times.map(time::full);
    clock(scene, no).filter(|shown| seconds(*shown) != seconds(left))
}
