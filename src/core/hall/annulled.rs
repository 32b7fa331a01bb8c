//! A game that a decision annuls while it is on its board. It leaves the board without a result, the new
//! game is set up there with the decision, and where the decision is withdrawn it comes back. What a lost
//! envelope annuls is not here (`adjournments`).

use crate::adjournment::state::Adjournment;
use crate::blind::event::Event as BlindEvent;
use crate::disputes::command::Command as DisputeCommand;
use crate::disputes::context::Site;
use crate::disputes::event::Event as DisputeEvent;
use crate::disputes::refusal::Refusal as DisputeRefusal;
use crate::disputes::state::{Decision, Incident};
use crate::hall::event::Event;
use crate::hall::games::{GameLocation, HallGame};
use crate::hall::running::run;
use crate::hall::state::Hall;
use crate::step::Step;
use jadoube_chess::moment::Moment;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::ruling::Remedy;

/// Whether a decision says that the game is annulled and a new one played.
fn annuls(decision: &Decision) -> bool {
    decision.ruling.remedies.iter().any(|remedy| matches!(remedy, Remedy::NewGame { .. }))
}

/// What follows where a decision is made, or stands again, that annuls the game on a board: its clock is
/// stopped, and the new game is set up between the same players on the same terms. A board is set up as it
/// was paired, so that the colours of the pairing are those of the new game, too. A game that has ended keeps
/// its result.
pub(in crate::hall) fn new_game(
    hall: &Hall,
    (place, site): (GameLocation, Site<'_>),
    steps: &[Step<DisputeEvent>],
    when: (Moment, &Edition),
) -> Vec<Event> {
    let mut game = site.game.clone();
    let mut annulled = false;
    for step in steps {
        match step {
            Step::Game(event) => game.apply(event, when.0),
            Step::Here(DisputeEvent::Decided { decision, .. }) => annulled = annuls(decision),
            Step::Here(DisputeEvent::Reinstated { no, .. }) => {
                let withdrawn = hall.incidents.get(no).and_then(|one| one.withdrawn.as_ref());
                annulled = withdrawn.is_some_and(|one| annuls(&one.decision));
            }
            Step::Here(_) => {}
        }
    }
    let GameLocation::Board(board) = place else { return Vec::new() };
    let adjourned = hall.adjournment_of(site.no).is_some_and(Adjournment::is_adjourned);
    if !annulled || adjourned || game.outcome().is_some() {
        return Vec::new();
    }
    let mut events = Vec::new();
    for what in Remedy::StopClock.commands(&game, "") {
        events.extend(run(&mut game, place, &what, when).unwrap_or_default());
    }
    events.push(Event::Game { board, what: GameEvent::SetUp(game.setup.clone()) });
    if let Some(blind) = hall.games.get(&site.no).and_then(|one| one.blind.arranged()) {
        let (arrangement, reason) = (Box::new(blind.arrangement.clone()), String::new());
        events.push(Event::Blind { board, what: BlindEvent::Arranged { arrangement, reason } });
    }
    events
}

/// Whether a decision may be withdrawn: the game that it annulled comes back in the place of the new one as
/// long as that has not begun.
///
/// # Errors
/// As [`Hall::may_be_undone`] says.
pub(in crate::hall) fn may_come_back(
    hall: &Hall,
    what: &DisputeCommand,
) -> Result<(), DisputeRefusal> {
    let DisputeCommand::Withdraw { no, .. } = what else { return Ok(()) };
    hall.may_be_undone(*no)
}

/// The game that the decision of an incident has annulled, as long as it lies beside its board without a
/// result. One that was adjourned comes back by its envelope alone.
fn set_aside<'a>(
    hall: &'a Hall,
    incident: &Incident,
    decision: &Decision,
) -> Option<(GameNo, &'a HallGame)> {
    let no = incident.game.filter(|_| annuls(decision))?;
    let one = hall.games.get(&no)?;
    let on = hall.is_on_board(no) || hall.last_adjournment_of(no).is_some();
    (!on && one.game.outcome().is_none()).then_some((no, one))
}

/// The game on a board, where a decision of this moment annuls it: what is set up there now is the new game.
pub(in crate::hall) fn by_decision_at(hall: &Hall, board: BoardNo, at: Moment) -> Option<GameNo> {
    let no = *hall.at_board.get(&board)?;
    let annulled = |one: &Incident| {
        one.game == Some(no)
            && one.act.as_ref().is_some_and(|act| act.at == at)
            && one.decision.as_ref().is_some_and(annuls)
    };
    let goes_on = hall.games.get(&no)?.game.outcome().is_none();
    (goes_on && hall.incidents.values().any(annulled)).then_some(no)
}

/// The game that comes back to its board now that the decision of an incident is withdrawn.
pub(in crate::hall) fn comes_back(hall: &Hall, no: IncidentNo) -> Option<(GameNo, BoardNo)> {
    let incident = hall.incidents.get(&no)?;
    let withdrawn = incident.withdrawn.as_ref()?;
    let (game, one) = set_aside(hall, incident, &withdrawn.decision)?;
    Some((game, one.board))
}

impl Hall {
    /// Whether the game that a decision has annulled can still come back to its board; also where a decision
    /// annulled none.
    ///
    /// # Errors
    /// [`DisputeRefusal::NewGameBegun`], or [`DisputeRefusal::OtherGameAtBoard`] where the board has neither
    /// of the two, as the game of another round.
    pub fn may_be_undone(&self, no: IncidentNo) -> Result<(), DisputeRefusal> {
        let found = self.incidents.get(&no);
        let found = found.and_then(|one| one.decision.as_ref().map(|it| (one, it)));
        let aside = found.and_then(|(incident, decision)| set_aside(self, incident, decision));
        let new = aside.and_then(|(_, old)| Some((old, self.game(old.board)?)));
        let Some((old, new)) = new else { return Ok(()) };
        let is_begun = new.status != Status::Waiting || !new.plies.is_empty();
        if new.setup.round != old.game.setup.round {
            return Err(DisputeRefusal::OtherGameAtBoard(no));
        }
        match (is_begun, new.setup == old.game.setup) {
            (false, true) => Ok(()),
            (true, _) => Err(DisputeRefusal::NewGameBegun(no)),
            (false, false) => Err(DisputeRefusal::OtherGameAtBoard(no)),
        }
    }

    /// The incident by whose decision a game was annulled that has left its board for the new one; none
    /// where it ended with a result.
    #[must_use]
    pub fn annulled_by(&self, game: GameNo) -> Option<IncidentNo> {
        let one = self.games.get(&game).filter(|one| one.game.outcome().is_none());
        let away = one.is_some() && !self.is_on_board(game);
        let decided =
            |one: &&Incident| one.game == Some(game) && one.decision.as_ref().is_some_and(annuls);
        self.incidents.values().filter(|_| away).find(decided).map(|one| one.no)
    }
}

#[cfg(test)]
mod tests;
