//! A ruling: what was found, the remedies, the articles, and how certain it is. All of it is data;
//! `i18n::ruling` words it.

mod one_or_more;

use jadoube_message::{Argument, Message, Value, count};
use serde::{Deserialize, Serialize};

use crate::citation::Citation;
use crate::claims::repetition::Appearance;
use crate::clock::correction::Correction;
use crate::game::command::{AfterMove, Command, Ending, LastMove};
use crate::game::counter::Counter;
use crate::game::event::Source;
use crate::game::outcome::Outcome;
use crate::game::state::Game;
use crate::game::touch_duty::Obligation;
use crate::laws::conduct::Penalty;
use crate::laws::irregular::IllegalMovePenalty;
use crate::rulings::claims::facts::OfferMoment;
use crate::rulings::sentence::Said;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_chess::unwinnability::Chance;

/// Whether a side could still mate by some series of legal moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
pub enum CanMate {
    /// It could.
    #[message(id = "ruling-can-mate")]
    Yes,
    /// It could not.
    #[message(id = "ruling-cannot-mate")]
    No,
    /// The program cannot tell.
    #[message(id = "ruling-mate-unclear")]
    Unsure,
}

impl From<Chance> for CanMate {
    fn from(chance: Chance) -> Self {
        match chance {
            Chance::Can => Self::Yes,
            Chance::Cannot => Self::No,
            Chance::Unknown => Self::Unsure,
        }
    }
}

/// What kind of illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "ruling")]
pub enum Irregularity {
    /// A move that breaks Article 3.
    #[message(id = "ruling-illegal-move")]
    Move,
    /// A pawn left on the last rank.
    UnpromotedPawn,
    /// The clock pressed without a move.
    PressWithoutMove,
    /// A move with two hands.
    TwoHands,
}

/// Why a touch obliges to nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "ruling-no-touch")]
pub enum NoTouch {
    /// Adjusting was announced.
    Announced,
    /// It was an accident.
    Accidental,
    /// It was plainly meant as adjusting, though nothing was said.
    Adjusting,
    /// The player was not on move.
    NotOnMove,
    /// The claimant has touched a piece since.
    ClaimLost,
    /// The move that was played fulfils it.
    Fulfilled,
    /// No piece stands on the squares named.
    NothingThere,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "found", rename_all = "kebab-case")]
#[message(prefix = "ruling")]
pub enum Finding {
    /// The game had ended before: its result stands.
    GameOver {
        /// The result.
        #[message(name = "result")]
        outcome: Outcome,
    },
    /// The move was legal.
    MoveWasLegal {
        /// Who made it.
        #[message(name = "side")]
        by: Side,
        /// The move as a scoresheet has it.
        #[message(name = "move", with = san)]
        san: String,
    },
    /// The illegal move was not completed: the clock was not pressed.
    NotCompleted {
        /// Who made it.
        #[message(name = "side")]
        by: Side,
    },
    /// An illegal move that counts.
    #[message(with(costs = costs(by, penalty, opponent)), skip(penalty, opponent))]
    IllegalMove {
        /// Who made it.
        #[message(name = "side")]
        by: Side,
        /// What kind.
        #[message(id)]
        irregularity: Irregularity,
        /// The player's first, second …
        nth: u8,
        /// What it costs.
        penalty: IllegalMovePenalty,
        /// Where it costs the game: whether the opponent could still mate.
        opponent: Option<CanMate>,
    },
    /// An illegal move that the opponent has answered: it stands in unsupervised rapid and blitz.
    IllegalMoveAnswered {
        /// Who made it.
        #[message(name = "side")]
        by: Side,
    },
    /// A flag has fallen.
    #[message(with(mate = of_opponent(side, opponent)), skip(opponent))]
    FlagFallen {
        /// The player whose flag has fallen.
        side: Side,
        /// Whether the opponent could still mate.
        opponent: CanMate,
        /// The moves that the player has made, by the record.
        #[message(name = "moves")]
        moves_made: u16,
    },
    /// The flag is not down.
    FlagUp {
        /// The player whose flag has not fallen.
        side: Side,
        /// What is left.
        #[message(name = "time", with = Millis::clock)]
        remaining: Millis,
    },
    /// Both flags are down and nobody knows which fell first.
    BothFlags {
        /// Whether it was the last period.
        last_period: bool,
    },
    /// Only the player on move may claim.
    ClaimantNotOnMove {
        /// The claimant.
        #[message(name = "side")]
        by: Side,
    },
    /// The intended move is not legal: the claim is wrong.
    IntendedIllegal {
        /// The claimant.
        #[message(name = "side")]
        by: Side,
        /// The move.
        #[message(name = "move")]
        uci: Uci,
    },
    /// A claim of repetition was looked into.
    #[message(with(count = count(at), places = Argument::value(at)), skip(at))]
    Repetition {
        /// The claimant.
        #[message(name = "side")]
        by: Side,
        /// Whether it is correct.
        correct: bool,
        /// Where the position appeared.
        at: Vec<Appearance>,
        /// How often it must.
        needed: u8,
        /// The intended move as a scoresheet has it.
        #[message(with = san_if_any)]
        intended: Option<String>,
    },
    /// A claim of fifty moves was looked into.
    FiftyMoves {
        /// The claimant.
        #[message(name = "side")]
        by: Side,
        /// Whether it is correct.
        correct: bool,
        /// The moves by each player.
        moves: BySide<u32>,
        /// How many it takes.
        needed: u16,
        /// The intended move as a scoresheet has it.
        #[message(with = san_if_any)]
        intended: Option<String>,
    },
    /// A draw agreed before each player has made enough moves.
    AgreedTooEarly {
        /// The moves each must have made.
        needed: u16,
    },
    /// A draw was agreed.
    DrawAgreed {
        /// Who offered.
        #[message(name = "side")]
        by: Side,
        /// When the draw was offered.
        when: OfferMoment,
    },
    /// An offer was rejected.
    OfferRejected {
        /// Who offered.
        #[message(name = "side")]
        by: Side,
        /// When the draw was offered.
        when: OfferMoment,
    },
    /// An offer stands until it is accepted or rejected.
    OfferStands {
        /// Who offered.
        #[message(name = "side")]
        by: Side,
        /// When the draw was offered.
        when: OfferMoment,
    },
    /// The touch obliges to nothing.
    NoTouchMove {
        /// Who touched.
        #[message(name = "side")]
        by: Side,
        /// Why not.
        #[message(id)]
        why: NoTouch,
    },
    /// The touch obliges.
    #[message(with(duty = Obligation::of(obligation, by)), skip(by, obligation))]
    TouchMove {
        /// Who touched.
        by: Side,
        /// To what.
        obligation: Obligation,
        /// Whether another move was made already, as a scoresheet has it.
        #[message(with = san_if_any)]
        played: Option<String>,
    },
    /// A move was made and the clock not pressed: the player's own time goes on running.
    ClockNotPressed {
        /// The player who did not press the clock.
        #[message(name = "side")]
        by: Side,
        /// Whether the opponent has replied.
        answered: bool,
    },
    /// A move had been made before the clock was pressed.
    PressedAfterMove {
        /// Who pressed.
        #[message(name = "side")]
        by: Side,
    },
    /// The edition has no penalty for pressing without a move.
    PressWithoutMoveFree {
        /// Who pressed.
        #[message(name = "side")]
        by: Side,
    },
    /// Nothing is proposed: the arbiter decides.
    Open,
    /// Told by the sentence alone.
    #[message(transparent)]
    Told(Said),
}

fn san(san: &str) -> Value<'_> {
    Value::San(san)
}

fn san_if_any(san: &Option<String>) -> Value<'_> {
    san.as_deref().map_or(Value::NONE, Value::San)
}

/// Whether the opponent of a player could still mate.
fn of_opponent<'a>(player: &Side, can: &'a CanMate) -> Value<'a> {
    Value::Said(can.id(), vec![("side", player.opponent())])
}

/// What an illegal move costs its player, and whether the opponent could mate where it is asked.
fn costs<'a>(
    by: &Side,
    penalty: &'a IllegalMovePenalty,
    opponent: &'a Option<CanMate>,
) -> Value<'a> {
    let costs = match penalty {
        IllegalMovePenalty::Nothing => Value::Said("ruling-costs-nothing".into(), Vec::new()),
        IllegalMovePenalty::OpponentTime(time) => {
            let values = vec![("side", by.opponent()), ("time", time.value())];
            Value::Said("ruling-costs-time".into(), values)
        }
        IllegalMovePenalty::Loss | IllegalMovePenalty::LossOrDraw => {
            Value::Said("ruling-costs-game".into(), Vec::new())
        }
    };
    let mate = opponent.iter().map(|can| of_opponent(by, can));
    Value::List([costs].into_iter().chain(mate).collect(), ". ")
}

/// One step that corrects things.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "remedy", rename_all = "kebab-case")]
#[message(prefix = "ruling")]
pub enum Remedy {
    /// The position after so many plies is set up again.
    Restore {
        /// The plies that remain.
        #[message(name = "place")]
        ply: Ply,
    },
    /// A player gets extra time.
    AddTime {
        /// The player who gets the time.
        side: Side,
        /// How much.
        time: Millis,
    },
    /// A player loses time.
    SubtractTime {
        /// The player who loses the time.
        side: Side,
        /// How much.
        time: Millis,
    },
    /// A player's move counter is set to the record.
    SetCounter {
        /// The player whose counter is set.
        side: Side,
        /// The moves made.
        moves: u16,
    },
    /// The illegal move is counted.
    CountIllegalMove {
        /// Against whom.
        #[message(name = "side")]
        by: Side,
    },
    /// The game ends.
    End(#[message(name = "result")] Outcome),
    /// A move is entered in the record.
    Play {
        /// The move to be played.
        #[message(name = "move")]
        uci: Uci,
    },
    /// The player must move this piece.
    #[message(id = "ruling-must-move")]
    ObligeToMove {
        /// The player who has to move the piece.
        #[message(name = "side")]
        by: Side,
        /// The piece on this square.
        square: Square,
        /// The legal moves that do it.
        #[message(skip)]
        moves: Vec<Uci>,
    },
    /// The player must capture this piece.
    #[message(id = "ruling-must-capture")]
    ObligeToCapture {
        /// The player who has to capture.
        #[message(name = "side")]
        by: Side,
        /// The piece on this square.
        square: Square,
        /// With the piece on this square, if prescribed.
        with: Option<Square>,
        /// The legal moves that do it.
        #[message(skip)]
        moves: Vec<Uci>,
    },
    /// The player must castle.
    #[message(id = "ruling-must-castle")]
    ObligeToCastle {
        /// The player who has to castle.
        #[message(name = "side")]
        by: Side,
        /// The move.
        #[message(name = "move")]
        uci: Uci,
    },
    /// The player may make any legal move.
    AnyLegalMove {
        /// The player who may play any legal move.
        #[message(name = "side")]
        by: Side,
    },
    /// The draw offer is recorded.
    RecordOffer {
        /// Who offered.
        #[message(name = "side")]
        by: Side,
    },
    /// The draw offer is recorded as rejected.
    DeclineDraw,
    /// A clock is started.
    StartClock {
        /// For whom.
        side: Side,
    },
    /// Both clocks are stopped.
    StopClock,
    /// A player is warned.
    Warn {
        /// The player who is warned.
        side: Side,
    },
    /// The game goes on as it stands.
    Continue,
    /// The game has ended before, and its result stands.
    ResultStands,
    /// A player's remaining time is set.
    SetTime {
        /// The player whose clock is set.
        side: Side,
        /// To what.
        #[message(with = Millis::clock_in_full)]
        time: Millis,
    },
    /// The game is annulled and a new one played.
    NewGame {
        /// With which colours.
        colours: NewColours,
    },
    /// A penalty from the edition's list.
    Penalise {
        /// The player who is penalised.
        side: Side,
        /// The penalty of the article.
        penalty: Penalty,
    },
    /// Something that people do; the program has no part in it.
    #[message(transparent)]
    Do(Said),
}

/// The colours of a game that is played again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum NewColours {
    /// As they were.
    Same,
    /// Exchanged, as the pairing has them.
    AsPaired,
}

impl Finding {
    /// Who has made a claim that was shown to be wrong.
    #[must_use]
    pub const fn wrong_claim(&self) -> Option<Side> {
        match self {
            Self::Repetition { by, correct: false, .. }
            | Self::FiftyMoves { by, correct: false, .. }
            | Self::IntendedIllegal { by, .. } => Some(*by),
            _ => None,
        }
    }
}

impl Remedy {
    /// Whether it changes the game itself, not only what is counted for the players: it may then
    /// hit no other game.
    #[must_use]
    pub fn changes(&self, game: &Game) -> bool {
        let counts = matches!(self, Self::Warn { .. } | Self::Penalise { .. });
        !counts && !self.commands(game, "").is_empty()
    }

    /// What the player on move is held to, or released from.
    fn owed(&self, game: &Game) -> Option<Command> {
        let (by, obligation, moves) = match self {
            Self::ObligeToMove { by, square, moves } => {
                (*by, Obligation::Move { square: *square }, moves.clone())
            }
            Self::ObligeToCapture { by, square, with, moves } => {
                (*by, Obligation::Capture { square: *square, with: *with }, moves.clone())
            }
            Self::ObligeToCastle { by, uci } => {
                (*by, Obligation::Castle { uci: uci.clone() }, vec![uci.clone()])
            }
            Self::AnyLegalMove { by } if game.owed().is_some_and(|owed| owed.by == *by) => {
                (*by, Obligation::Free, Vec::new())
            }
            _ => return None,
        };
        let on_move = game.outcome().is_none() && game.turn() == by;
        on_move.then_some(Command::Oblige { by, obligation, moves })
    }

    /// How it is carried out on the game as it is now; nothing, where the players do it or where
    /// it is so already.
    #[must_use]
    pub fn commands(&self, game: &Game, reason: &str) -> Vec<Command> {
        let reason = reason.to_owned();
        let correct = |correction, reason| vec![Command::CorrectClock { correction, reason }];
        match self {
            Self::Restore { ply } if *ply != game.ply() => {
                vec![Command::TakeBack { to: *ply, reason }]
            }
            Self::AddTime { side, time } => {
                correct(Correction::Add { side: *side, time: *time }, reason)
            }
            Self::SubtractTime { side, time } => {
                correct(Correction::Subtract { side: *side, time: *time }, reason)
            }
            Self::SetTime { side, time } => {
                correct(Correction::Set { side: *side, time: *time }, reason)
            }
            Self::SetCounter { side, moves } if game.clock.moves_made(*side) != *moves => {
                correct(Correction::SetCounter { side: *side, moves: *moves }, reason)
            }
            Self::CountIllegalMove { by } => vec![Command::CountIllegalMove { by: *by }],
            Self::Warn { side } | Self::Penalise { side, penalty: Penalty::Warning } => {
                vec![Command::Count { what: Counter::Warnings, by: *side }]
            }
            Self::End(outcome) if game.outcome() != Some(*outcome) => {
                // Another result takes the place of the one that stands; that this one is lost is
                // asked about.
                let reopen = game.outcome().map(|_| Command::Reopen { reason });
                // What was made on the board belongs to the record unless it is said otherwise.
                let last_move = game.standing.clone().map(LastMove::Include);
                let end = Command::End(Ending { outcome: *outcome, last_move });
                reopen.into_iter().chain([end]).collect()
            }
            Self::Play { uci } => vec![Command::Play {
                uci: uci.clone(),
                source: Source::Arbiter,
                times: None,
                spent: None,
                after: AfterMove::Press,
            }],
            Self::ObligeToMove { .. }
            | Self::ObligeToCapture { .. }
            | Self::ObligeToCastle { .. }
            | Self::AnyLegalMove { .. } => self.owed(game).into_iter().collect(),
            Self::RecordOffer { by } if game.offer.is_none() => {
                vec![Command::OfferDraw { by: *by }]
            }
            Self::DeclineDraw if game.offer.is_some() => vec![Command::DeclineDraw],
            // The clock on the table is started and stopped by hand.
            Self::StartClock { side }
                if !game.clock_on_table()
                    && game.outcome().is_none()
                    && game.clock.running() != Some(*side) =>
            {
                vec![Command::StartClock { side: *side }]
            }
            Self::StopClock if !game.clock_on_table() && game.whose_time().is_some() => {
                vec![Command::StopClock]
            }
            _ => Vec::new(),
        }
    }
}

/// What keeps a ruling from being certain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(tag = "doubt", rename_all = "kebab-case")]
#[message(prefix = "ruling-doubt")]
pub enum Doubt {
    /// The program cannot tell whether this side could still mate.
    MateUnclear {
        /// Which side.
        side: Side,
    },
    /// Neither the record nor a clock shows the flag down.
    FlagNotSeen {
        /// The player whose flag it is.
        side: Side,
    },
    /// The flag is on record as fallen, and the case says that it was up.
    FlagOnRecord {
        /// The player whose flag it is.
        side: Side,
    },
    /// Which flag fell first is not known.
    OrderOfFlags,
    /// The board has felt the claimant touch a piece since the opponent's move: the right to claim
    /// may be lost.
    TouchedBeforeClaim {
        /// The claimant.
        #[message(name = "side")]
        by: Side,
    },
    /// Whether the game was adequately supervised is not known to the program.
    Supervision,
    /// What was played is not known.
    MoveUnknown,
    /// With which move the position was claimed is not told.
    IntendedNotTold,
    /// No rule is known to the program for this case.
    NoRule,
    /// It rests on what is not proved.
    NotProved,
    /// It is not told whether there is a reasonable doubt about what was meant.
    IntentNotTold,
    /// The arbiter weighs it; the Laws leave the choice.
    Judgement,
    /// The game has gone on since: the position is another.
    GoneOn,
    /// Nobody has looked whether the sealed move ended the game.
    SealedMoveNotSeen,
    /// The edition is silent, and the rule of another is lent.
    Lent,
}

/// Whether the facts suffice for a ruling. What it leaves to the arbiter is another question
/// ([`crate::rulings::discretion`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "certainty", rename_all = "kebab-case")]
pub enum Certainty {
    /// They do.
    Certain,
    /// Something must be looked at by the arbiter.
    Unsure {
        /// The doubt that remains.
        why: Doubt,
    },
}

/// What is left to the arbiter beyond the remedies.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(tag = "discretion", rename_all = "kebab-case")]
#[message(prefix = "ruling-left")]
pub enum Discretion {
    /// The times may be set by best judgement; the increment that the press gave may be taken back.
    Times {
        /// That increment, if the time control has one.
        increment: Option<Millis>,
    },
    /// A penalty from the edition's list, from a warning to more.
    Penalty,
    /// Whether the touch was meant.
    Intent,
    /// Whether the press was an accident, such as one meant to stop both clocks.
    Accident,
    /// Whether play goes on or is drawn.
    PlayOnOrDraw,
    /// Whether the supervision was adequate, so that the move is corrected all the same.
    Supervision,
    /// The whole case is left to the arbiter.
    Everything,
    /// What the sentence says, within the bounds that it names.
    #[message(transparent)]
    Told(Said),
}

/// A ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// What was found.
    pub finding: Finding,
    /// What is done, in this order.
    pub remedies: Vec<Remedy>,
    /// By which articles, the most telling first.
    pub citations: Vec<Citation>,
    /// How certain it is.
    pub certainty: Certainty,
    /// Why: the steps from the facts to the remedies, where the finding does not say it all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub explanation: Vec<Said>,
    /// What is left to the arbiter.
    #[serde(default, with = "one_or_more", skip_serializing_if = "Vec::is_empty")]
    pub discretion: Vec<Discretion>,
    /// What the players may still claim.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rights: Vec<Said>,
    /// Whether the edition gives a right to appeal.
    pub appealable: bool,
}

impl Ruling {
    /// A certain ruling with nothing left open; the parts that differ are changed with `unsure` and
    /// `leaving`.
    #[must_use]
    pub const fn new(finding: Finding, remedies: Vec<Remedy>, citations: Vec<Citation>) -> Self {
        Self {
            finding,
            remedies,
            citations,
            certainty: Certainty::Certain,
            explanation: Vec::new(),
            discretion: Vec::new(),
            rights: Vec::new(),
            appealable: true,
        }
    }

    /// The same, not certain.
    #[must_use]
    pub fn unsure(self, why: Doubt) -> Self {
        Self { certainty: Certainty::Unsure { why }, ..self }
    }

    /// The same while the clocks must stand: none is started.
    #[must_use]
    pub fn without_start(mut self) -> Self {
        self.remedies.retain(|remedy| !matches!(remedy, Remedy::StartClock { .. }));
        if self.remedies.is_empty() {
            self.remedies.push(Remedy::Continue);
        }
        self
    }

    /// The same, not certain if there is a doubt.
    #[must_use]
    pub fn unsure_if(self, why: Option<Doubt>) -> Self {
        match why {
            Some(why) => self.unsure(why),
            None => self,
        }
    }

    /// The same, with something left to the arbiter.
    #[must_use]
    pub fn leaving(mut self, discretion: Discretion) -> Self {
        self.discretion.push(discretion);
        self
    }

    /// The same, with a step of the explanation.
    #[must_use]
    pub fn because(mut self, said: Said) -> Self {
        self.explanation.push(said);
        self
    }

    /// The same, with something that a player may still claim.
    #[must_use]
    pub fn may_claim(mut self, said: Said) -> Self {
        self.rights.push(said);
        self
    }

    /// The same, with further articles; none is named twice.
    #[must_use]
    pub fn citing(mut self, citations: Vec<Citation>) -> Self {
        for citation in citations {
            if !self.citations.contains(&citation) {
                self.citations.push(citation);
            }
        }
        self
    }

    /// The numbers of the articles that it cites.
    pub fn articles(&self) -> impl Iterator<Item = &str> {
        self.citations
            .iter()
            .map(|citation| citation.article.as_str())
            .filter(|one| !one.is_empty())
    }

    /// The articles whose text is not held: the ruling rests on what another edition says.
    pub fn assumed(&self) -> impl Iterator<Item = &Citation> {
        self.citations.iter().filter(|citation| !citation.held.is_text())
    }

    /// The competition rules that changed what the articles say, each once.
    #[must_use]
    pub fn changed_by(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for name in self.citations.iter().filter_map(|citation| citation.changed_by.as_deref()) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}
