//! Why the dispute log refused a command: facts for the arbiter, worded in `i18n`.

use jadoube_message::{Message, Value, listed, sentences};

use crate::adjournment::refusal::Refusal as AdjournmentRefusal;
use crate::disputes::change::{Change, Loss, Moves};
use jadoube_laws::appeals::verdict::FeeFate;
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::laws::regulations;
use jadoube_laws::rulings::facts::Question;
use jadoube_laws::rulings::ruling::Remedy;

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "dispute-refusal", error)]
pub enum Refusal {
    /// There is no incident with this number.
    NoSuchIncident(IncidentNo),
    /// It has been decided already.
    AlreadyDecided(IncidentNo),
    /// It has not been decided.
    NotDecided(IncidentNo),
    /// An appeal has been recorded already.
    AlreadyAppealed(IncidentNo),
    /// There is no appeal to decide on.
    NoAppeal(IncidentNo),
    /// The committee has decided already.
    AppealDecided(IncidentNo),
    /// The regulations leave the committee other ways with the fee.
    FeeNotSo {
        /// Which incident.
        no: IncidentNo,
        /// What may become of it, the most of a fine with it.
        #[message(with = fates_at_most)]
        fates: Vec<FeeFate>,
        /// By which articles.
        #[message(with = regulations::articles)]
        articles: Vec<String>,
    },
    /// Another game was set up in the place of its game, which had not begun: there is none any more
    /// on which remedies could be carried out.
    GameGone(IncidentNo),
    /// The game would go on, and it has left its board.
    OffBoard(IncidentNo),
    /// The game has gone on since the ruling was proposed, and another follows now.
    Outdated {
        /// Which incident.
        no: IncidentNo,
        /// What has changed.
        #[message(with = sentences)]
        changes: Vec<Change>,
    },
    /// Moves or a result would be lost, and nobody has said that this is known.
    WouldLose {
        /// The moves and the result that would be lost.
        #[message(name = "result", with = Loss::of_the_result)]
        loss: Loss,
        /// The moves that go.
        #[message(with = lost)]
        moves: Option<Box<Moves>>,
    },
    /// What the case is about has not been told.
    FactsMissing {
        /// What must be told.
        #[message(with = asked)]
        questions: Vec<Question<'static>>,
    },
    /// What it was about is no longer so.
    Lapsed(IncidentNo),
    /// Its decision annulled the game, and the new one has begun.
    NewGameBegun(IncidentNo),
    /// Its decision annulled the game, and another than the new one is at the board.
    OtherGameAtBoard(IncidentNo),
    /// No decision was withdrawn that could stand again.
    NotWithdrawn(IncidentNo),
    /// The game refused a remedy.
    #[message(transparent, from)]
    Game(GameRefusal),
    /// The adjournment of the game bars a remedy.
    #[message(transparent, from)]
    Adjournment(AdjournmentRefusal),
    /// Two remedies cannot both be decided.
    Contradiction(Box<(Remedy, Remedy)>),
    /// There is nothing to write down.
    TextMissing,
    /// A reason is required.
    ReasonMissing,
}

/// What may become of the fee: of a fine the most.
fn fates_at_most(fates: &[FeeFate]) -> Value<'_> {
    Value::List(fates.iter().map(FeeFate::at_most).collect(), "; ")
}

/// The moves that go, if any do.
fn lost(moves: &Option<Box<Moves>>) -> Value<'_> {
    moves.as_ref().map_or(Value::NONE, |moves| moves.lost())
}

/// What must be told, one question behind the other.
fn asked<'a>(questions: &'a [Question<'static>]) -> Value<'a> {
    listed(questions, " · ")
}
