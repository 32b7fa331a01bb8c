//! What is known beside the log when a command is judged, and of an event besides itself.

use std::sync::Arc;

use crate::adjournment::state::{Adjournment, AdjournmentEnd};
use crate::competition::state::Difference;
use crate::disputes::refusal::Refusal;
use jadoube_chess::moment::Moment;
use jadoube_laws::appeals::deadline::DeadlineStart;
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo, Who};
use jadoube_laws::laws::edition::{Edition, Rulebook};
use jadoube_laws::rulings::ruling::Ruling;
use jadoube_laws::wall::Wall;

/// What a command is judged on.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The game in which the incident happens or has happened, wherever it is now.
    pub site: Option<Site<'a>>,
    /// What is known to appeals against its decision.
    pub appeals: AppealContext<'a>,
    /// The Laws and the regulations.
    pub book: Rulebook<'a>,
    /// The moment.
    pub at: Moment,
    /// The number of the next incident.
    pub next: IncidentNo,
}

impl<'a> Context<'a> {
    /// The game.
    pub(in crate::disputes) fn game(&self) -> Option<&'a Game> {
        self.site.map(|site| site.game)
    }

    /// A ruling as it is proposed now: as it can be carried out, and with the result that counts.
    pub(in crate::disputes) fn proposed(&self, ruling: Ruling) -> Ruling {
        let ruling = self.ruling_now(ruling);
        match self.site.and_then(|site| site.corrected) {
            Some(difference) => difference.named_in(ruling),
            None => ruling,
        }
    }

    /// A ruling as it can be carried out now.
    pub(in crate::disputes) fn ruling_now(&self, ruling: Ruling) -> Ruling {
        match self.site.and_then(|site| site.bar()) {
            Some(adjourned) => adjourned.ruling_now(ruling),
            None => ruling,
        }
    }

    /// The moment and the Laws.
    pub(in crate::disputes) const fn when(&self) -> (Moment, &'a Edition) {
        (self.at, self.book.edition)
    }
}

/// What of a competition an appeal rests on.
#[derive(Debug, Clone, Copy)]
pub struct AppealContext<'a> {
    /// How appeals are handled.
    pub provisions: &'a Provisions,
    /// When the incident was decided last.
    pub decided: Option<Wall>,
    /// How its round stands.
    pub round: DeadlineStart,
}

/// A game in which something is decided.
#[derive(Debug, Clone, Copy)]
pub struct Site<'a> {
    /// Its number.
    pub no: GameNo,
    /// The game.
    pub game: &'a Game,
    /// The board where it is, or was last.
    pub board: BoardNo,
    /// Whether it is on a board now.
    pub on_board: bool,
    /// Its adjournment, the last, whether that has ended or not.
    pub adjournment: Option<&'a Adjournment>,
    /// That another result counts in the event than the game has ended with.
    pub corrected: Option<Difference>,
}

impl<'a> Site<'a> {
    /// Its adjournment, as long as that has not ended: it bars what would disclose the sealed move or
    /// change the position in which it was sealed.
    pub(in crate::disputes) fn bar(&self) -> Option<&'a Adjournment> {
        self.adjournment.filter(|one| one.is_live())
    }

    /// A game that has left its board does not go on, unless it is adjourned and waits for its
    /// resumption.
    pub(in crate::disputes) fn check_board(
        &self,
        no: IncidentNo,
        after: &Game,
    ) -> Result<(), Refusal> {
        if self.on_board {
            return Ok(());
        }
        let reopened = self.game.outcome().is_some() && after.outcome().is_none();
        let waits = self.adjournment.is_some_and(|one| {
            let over = matches!(one.end, None | Some(AdjournmentEnd::GameOver));
            over && one.stopped.is_some() && one.resumption.is_none()
        });
        if after.clock.running().is_some() || (reopened && !waits) {
            return Err(Refusal::OffBoard(no));
        }
        Ok(())
    }
}

/// Where an event comes from.
#[derive(Debug, Clone, Copy)]
pub struct Origin<'a> {
    /// The game of the incident, as it was then.
    pub game: Option<(GameNo, &'a Arc<Game>)>,
    /// Its moment.
    pub at: Moment,
    /// Who caused it.
    pub who: &'a Who,
}
