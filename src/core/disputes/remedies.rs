//! A decision is carried out: its remedies are asked of the game one after the other, each on the
//! state that the one before has left, and all of it is one batch of the journal or nothing.

use crate::adjournment::state::Adjournment;
use crate::disputes::change::Loss;
use crate::disputes::command::Clocks;
use crate::disputes::context::{Context, Site};
use crate::disputes::event::Event;
use crate::disputes::refusal::Refusal;
use crate::disputes::state::{Decision, Incident, Incidents};
use crate::step::Step;
use jadoube_chess::moment::Moment;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::counter::Counter;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{GameNo, IncidentNo};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::ruling::Remedy;

/// Whether the clocks that ran were stopped for an incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ClockStop {
    /// They were.
    ForIt,
    /// They stood, or were left alone.
    No,
}

/// The decision with what it does to the game, which `scratch` is by now. What is lost is known to
/// whoever asks for it.
pub(super) fn decide(
    log: &Incidents,
    (no, mut decision): (IncidentNo, Decision),
    (stopped, known): (ClockStop, Option<Loss>),
    (site, mut scratch): (Site<'_>, Game),
    ctx: &Context<'_>,
) -> Result<Vec<Step<Event>>, Refusal> {
    decision.waits_for = others_open(log, no, site.no);
    let (done, waits) =
        carry_out(&mut scratch, site.adjournment, (&decision, stopped), ctx.when())?;
    if !waits {
        decision.waits_for.clear();
    }
    site.check_board(no, &scratch)?;
    check_loss(site.game, Loss::between(site.game, &scratch), known)?;
    let decided = Step::Here(Event::Decided { no, decision: Box::new(decision) });
    Ok(std::iter::once(decided).chain(done.into_iter().map(Step::Game)).collect())
}

/// What is lost is known to whoever asks for it.
pub(super) fn check_loss(
    game: &Game,
    lost: Option<Loss>,
    known: Option<Loss>,
) -> Result<(), Refusal> {
    match lost {
        Some(loss) if known != Some(loss) => {
            let moves = loss.moves(game).map(Box::new);
            Err(Refusal::WouldLose { loss, moves })
        }
        _ => Ok(()),
    }
}

/// The other incidents of a game that wait for their decision.
fn others_open(log: &Incidents, no: IncidentNo, game: GameNo) -> Vec<IncidentNo> {
    let all = log.values().filter(|one| one.game == Some(game) && one.is_open());
    all.map(|one| one.no).filter(|other| *other != no).collect()
}

/// Whether another decision would have set the clock going and left it stopped for this incident,
/// and nobody has touched it since.
fn waits_for_it(log: &Incidents, no: IncidentNo, before: &Game, edition: &Edition) -> bool {
    log.values().any(|one| {
        let waiting = one.decision.as_ref().filter(|decision| decision.waits_for.contains(&no));
        let (Some(decision), Some(act)) = (waiting, &one.act) else { return false };
        let mut game = act.before.as_ref().clone();
        let _ = carry_out(&mut game, None, (decision, ClockStop::ForIt), (act.at, edition));
        game.clock == before.clock
    })
}

/// Whether the clocks ran before they were stopped for the incident or for one that was decided
/// before it, and nobody has touched them since.
pub(super) fn stopped_for(
    log: &Incidents,
    incident: &Incident,
    before: &Game,
    edition: &Edition,
) -> ClockStop {
    if waits_for_it(log, incident.no, before, edition) {
        return ClockStop::ForIt;
    }
    let same = incident.then.as_ref().is_some_and(|then| then.clock == before.clock);
    let then = incident.circumstances.as_ref().filter(|_| same);
    stopped_with(incident.clocks, then.is_some_and(|then| then.running.is_some()))
}

/// Whether clocks were stopped that ran.
pub(super) fn stopped_with(clocks: Clocks, ran: bool) -> ClockStop {
    if clocks == Clocks::Stop && ran { ClockStop::ForIt } else { ClockStop::No }
}

/// Whether a move that was sealed is taken back, so that its envelope is open again.
fn reopens(what: &GameCommand, adjournment: &Adjournment) -> bool {
    matches!(what, GameCommand::TakeBack { to, .. } if adjournment.is_reopened_at(*to))
}

/// The remedies of a decision, and the count of a claim that it found to be wrong. Where the ruling
/// says that play goes on, clocks that were stopped for the incident run again. A clock that stands
/// is not started while the decision waits for others; whether it would be but for that is told, too.
///
/// Where the envelope of the last adjournment is open again, no clock runs until its move is made.
pub(super) fn carry_out(
    scratch: &mut Game,
    adjournment: Option<&Adjournment>,
    (decision, stopped): (&Decision, ClockStop),
    when: (Moment, &Edition),
) -> Result<(Vec<GameEvent>, bool), Refusal> {
    let mut events = Vec::new();
    let stands = scratch.whose_time().is_none() && !decision.waits_for.is_empty();
    let starts = |what: &GameCommand| matches!(what, GameCommand::StartClock { .. });
    let bar = adjournment.filter(|one| one.is_live());
    let (mut waits, mut is_reopened) = (false, false);
    for remedy in &decision.ruling.remedies {
        for what in remedy.commands(scratch, &decision.reason) {
            if decision.as_proposed && starts(&what) && is_reopened {
                continue;
            }
            if stands && starts(&what) {
                waits = true;
                continue;
            }
            // The clock of an adjourned game is started when it is resumed.
            let barred = |one: &Adjournment| one.allows(&what).is_err();
            if decision.as_proposed && starts(&what) && bar.is_some_and(barred) {
                continue;
            }
            bar.map_or(Ok(()), |one| one.allows(&what))?;
            if adjournment.is_some_and(|one| reopens(&what, one)) {
                is_reopened = true;
                for stop in Remedy::StopClock.commands(scratch, &decision.reason) {
                    events.extend(scratch.obey(&stop, when)?);
                }
            }
            events.extend(scratch.obey(&what, when)?);
        }
    }
    if let (true, Some(by)) = (decision.as_proposed, decision.ruling.finding.wrong_claim()) {
        let what = GameCommand::Count { what: Counter::WrongClaims, by };
        events.extend(scratch.obey(&what, when)?);
    }
    let goes_on = stopped == ClockStop::ForIt && decision.lets_play_go_on() && !is_reopened;
    if goes_on && scratch.is_playing() {
        let turn = scratch.turn();
        let side = bar.map_or(turn, |one| one.clock_to_start(turn));
        let go_on = Remedy::StartClock { side };
        for what in go_on.commands(scratch, &decision.reason) {
            if bar.is_none_or(|one| one.allows(&what).is_ok()) {
                if stands {
                    waits = true;
                } else {
                    events.extend(scratch.obey(&what, when)?);
                }
            }
        }
    }
    Ok((events, waits))
}
