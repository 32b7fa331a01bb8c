//! What is asked when somebody is told to have come: the arrival, and what follows for the clock that
//! ran for the absence.

use crate::adjournment::command::Command as Ask;
use crate::adjournment::state::Adjournment;
use jadoube_chess::side::Side;
use jadoube_laws::wall::Wall;

/// What is asked where a player is told to be there, now or since an earlier time: of the clock that
/// ran for the absence the rest is given back.
#[must_use]
pub fn arrival(one: &Adjournment, side: Side, (at, now): (Wall, Wall)) -> Vec<Ask> {
    let no = one.no;
    let ran = one.resumption.as_ref().is_some_and(|resumed| resumed.clock == Some(side));
    let closed = one.cover.as_ref().is_some_and(|cover| cover.opened.is_none());
    let waits = ran && closed && !one.is_there(side);
    let mut all = vec![Ask::Arrive { no, side, at }];
    if waits && now > at {
        all.push(Ask::GiveBack { no, side, time: now.since(at) });
    }
    all
}
