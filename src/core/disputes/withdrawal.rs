//! A decision is withdrawn, or stands again: what was done last is taken out of the game.

use crate::disputes::change::Loss;
use crate::disputes::context::{Context, Site};
use crate::disputes::event::TimeSince;
use crate::disputes::refusal::Refusal;
use crate::disputes::remedies::{carry_out, check_loss, stopped_for};
use crate::disputes::state::{Incident, Incidents};
use crate::disputes::undo::{Act, ElapsedTime, UndoResult, undone as take_out};
use jadoube_chess::moment::Moment;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Event as GameEvent, RestoredGame};
use jadoube_laws::laws::edition::Edition;

/// What it means for the time that has run since, and what it does to the game; nothing where it
/// does nothing to a game.
pub(super) fn put_back(
    log: &Incidents,
    incident: &Incident,
    reason: &str,
    (time, known): (Option<ElapsedTime>, Option<Loss>),
    ctx: &Context<'_>,
) -> Result<Option<(TimeSince, GameEvent)>, Refusal> {
    let Some(site) = ctx.site else { return Ok(None) };
    let Some(undone) = log.undone(incident, site, time, ctx.when()) else { return Ok(None) };
    check_loss(site.game, undone.lost, known)?;
    site.check_board(incident.no, &undone.game)?;
    let standing = RestoredGame::of(&undone.game, site.game, ctx.at);
    if standing.kept < site.game.ply() {
        let back = GameCommand::TakeBack { to: standing.kept, reason: reason.to_owned() };
        site.bar().map_or(Ok(()), |one| one.allows(&back))?;
    }
    let (incident, reason) = (incident.no, reason.to_owned());
    let back = GameEvent::PutBack { incident, standing: Box::new(standing), reason };
    Ok(Some((TimeSince { ran: undone.ran, how: undone.how }, back)))
}

impl Incidents {
    /// The game of an incident as it would be after its decision is withdrawn, or stands again; nothing
    /// where that does nothing to it.
    #[must_use]
    pub fn undone(
        &self,
        incident: &Incident,
        site: Site<'_>,
        time: Option<ElapsedTime>,
        (at, edition): (Moment, &Edition),
    ) -> Option<UndoResult> {
        let act = incident.act.as_ref()?;
        let after = match (&act.after, &incident.decision) {
            (Some(after), _) => after.as_ref().clone(),
            (None, Some(decision)) => {
                let mut game = act.before.as_ref().clone();
                let stopped = stopped_for(self, incident, &game, edition);
                // It was carried out then: under other Laws since, as far as it can be.
                let _ = carry_out(&mut game, None, (decision, stopped), (act.at, edition));
                game
            }
            (None, None) => return None,
        };
        let act = Act { before: &act.before, after: &after, at: act.at };
        let mut undone = take_out(site.game, act, time, at);
        if !site.on_board {
            undone.game.clock.stop(at);
        }
        Some(undone)
    }
}
