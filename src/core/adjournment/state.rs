//! An adjournment as it is now: the fold of its events. Only `apply` changes it.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::adjournment::envelope::{
    Appointment, Disagreement, EnvelopeFront, EnvelopeKind, Handover, MissingField, SealedMove,
    Signature, Signer, times_differ,
};
use crate::adjournment::event::{AdjournmentReason, OpeningFailure};
use crate::adjournment::reading::{EnvelopeContents, Judgement};
use crate::adjournment::receipt::ReceiptCheck;
use crate::adjournment::refusal::Refusal;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::game::command::{Command as GameCommand, Ending, LastMove};
use jadoube_laws::game::event::Player;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, GameNo, Who};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::ruling::{Remedy, Ruling};
use jadoube_laws::rulings::sealed::resumption::limit;
use jadoube_laws::wall::Wall;

/// Where an adjournment stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Message)]
#[message(prefix = "adjournment-status")]
pub enum Status {
    /// The move is being sealed.
    Sealing,
    /// Sealed, and not handed over to anybody yet.
    Sealed,
    /// Somebody keeps it.
    InCustody,
    /// It is not to be found.
    Missing,
    /// The resumption has begun.
    Resuming,
    /// Opened, and the game does not go on yet.
    Opened,
    /// The sealing was left off.
    BrokenOff,
    /// The game goes on, or is over.
    Settled,
}

/// An envelope with its move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Envelope {
    /// How the move is kept.
    pub sealed: SealedMove,
    /// Who opened it, and when.
    pub opened: Option<(String, Wall)>,
    /// What was found in it, and what that means.
    pub read: Option<(EnvelopeContents, Judgement)>,
    /// Whether it is not to be found.
    pub missing: bool,
    /// The move that the sealer states was in it.
    pub stated: Option<Uci>,
    /// Whether its move was made on the board.
    pub played: bool,
    /// What came of asking each player for the receipt, last.
    pub receipts: BySide<Option<ReceiptCheck>>,
}

impl Envelope {
    /// An envelope just sealed.
    #[must_use]
    pub const fn new(sealed: SealedMove) -> Self {
        let receipts = BySide::new(None, None);
        let (opened, read, stated) = (None, None, None);
        Self { sealed, opened, read, missing: false, stated, played: false, receipts }
    }

    /// Whether it holds back nothing any more: its move was made or read, or it is lost.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        self.played || self.missing || self.read.is_some()
    }

    /// The move that may be made without a decision: the one that was read, or that was stated.
    #[must_use]
    pub fn playable(&self) -> Option<&Uci> {
        match (&self.read, &self.stated) {
            (Some((_, Judgement::Move { uci, .. })), _) => Some(uci),
            (None, Some(stated)) if self.missing => Some(stated),
            _ => None,
        }
    }
}

/// An attempt to open an envelope that came to nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpeningAttempt {
    /// Which of the two.
    pub which: EnvelopeKind,
    /// Who tried.
    pub by: String,
    /// When, by the arbiter's timepiece.
    pub at: Option<Wall>,
    /// Why not.
    pub why: OpeningFailure,
}

/// The resumption.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resumption {
    /// When it began.
    pub at: Wall,
    /// When each player came.
    pub arrived: BySide<Option<Wall>>,
    /// When each player was looked for last and was not there.
    pub sought: BySide<Option<Wall>>,
    /// Who came too late, or was not there when it was too late to come.
    pub too_late: BySide<bool>,
    /// Who may play although that was too late.
    pub excused: BySide<bool>,
    /// When last something of this became another.
    pub changed: Option<Moment>,
    /// Whether somebody looked at the position and the clocks, and what was wrong.
    pub set_up: Option<SetUpCheck>,
    /// Whose clock was started while that player was absent.
    pub clock: Option<Side>,
    /// The moves made since, that from the envelope among them.
    pub moves: u16,
}

/// How position and clocks were found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUpCheck {
    /// The squares on which something else stands.
    pub differs: Vec<Square>,
    /// The times that the clocks show.
    pub times: BySide<Millis>,
    /// Whether these stay although the envelope says otherwise.
    pub kept: bool,
}

/// How it ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum AdjournmentEnd {
    /// The game goes on from the sealed move.
    WentOn,
    /// The game is over.
    GameOver,
    /// As the arbiter says.
    Otherwise(String),
    /// The game is annulled, and a new one is played.
    NewGame(String),
    /// The sealing was left off.
    BrokenOff(String),
}

/// An adjournment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjournment {
    /// The number of its envelope, from 1.
    pub no: EnvelopeNo,
    /// The game.
    pub game: GameNo,
    /// Its board: where it was adjourned, or is resumed.
    pub board: BoardNo,
    /// The round.
    pub round: u16,
    /// The players.
    pub players: BySide<Player>,
    /// Who seals.
    pub sealer: Side,
    /// The plies played before the sealed move.
    pub ply: Ply,
    /// Why it was adjourned.
    pub why: AdjournmentReason,
    /// The nominal end of the session, of a game adjourned early.
    pub until: Option<Moment>,
    /// Whose assistant carries out the formalities.
    pub assistants: BySide<bool>,
    /// When the player was asked to seal.
    pub begun_at: Moment,
    /// Who wrote it down.
    pub begun_by: Who,
    /// The move that was made on the board.
    pub on_board: Option<Uci>,
    /// The envelope; none before a move was written.
    pub cover: Option<Envelope>,
    /// How often the move was changed.
    pub changes: u16,
    /// Whose scoresheets are in the envelope.
    pub enclosed: BySide<bool>,
    /// Whether the envelope is closed.
    pub closed: bool,
    /// When the clock was stopped: from then on the move is sealed.
    pub stopped: Option<Moment>,
    /// The time spent on the sealed move.
    pub spent: Option<Millis>,
    /// What must stand on the envelope, by the game.
    pub right: EnvelopeFront,
    /// What stands on it.
    pub front: EnvelopeFront,
    /// Whether somebody has said what was written there.
    pub inscribed: bool,
    /// Its signatures.
    pub signatures: Vec<Signature>,
    /// The hands it went through.
    pub custody: Vec<Handover>,
    /// The draw offered after the sealing, and by whom.
    pub offer: Option<Side>,
    /// Whose draw offer, made before the sealing, was rejected since.
    pub rejected: Option<Side>,
    /// Attempts to open it that came to nothing.
    pub attempts: Vec<OpeningAttempt>,
    /// The resumption, once it has begun.
    pub resumption: Option<Resumption>,
    /// The reply sealed while the other was absent.
    pub reply: Option<Envelope>,
    /// Whether position and times of the lost envelope are established, or the players agree on
    /// them; once they were asked.
    pub established: Option<bool>,
    /// Who said that the clocks were set wrongly, and whether that player had moved.
    pub questioned: Vec<(Side, bool)>,
    /// How it ended.
    pub end: Option<AdjournmentEnd>,
    /// How often it was changed when, where or how long the game is resumed, once that was fixed.
    pub revised: u16,
    /// Whether that is no longer what was announced.
    pub moved: bool,
    /// What decisions have given each player, or taken, since the envelope was closed: what is
    /// written on it stays as it was written.
    pub granted: BySide<Millis>,
}

impl Adjournment {
    /// Whether a command may be carried out on its game while it is there: no move is made and no
    /// clock started between the sealing and the opening.
    ///
    /// # Errors
    /// [`Refusal::Adjourned`].
    pub fn allows(&self, command: &GameCommand) -> Result<(), Refusal> {
        let cover = self.cover.as_ref();
        // Opened and read, or lost: a decision may then play a move, or the sealer one that is stated.
        let open = cover.is_some_and(Envelope::is_known) && !self.reply_lies_sealed();
        let resumed = self.resumption.is_some();
        let barred = match command {
            // While the move is sealed, the clock is not pressed: it would start the other.
            GameCommand::PressClock { .. } => self.is_live() && !(resumed && open),
            GameCommand::Start | GameCommand::Play { .. } => {
                self.is_adjourned() && !(resumed && open)
            }
            // A move on the board is none of this game while another is sealed.
            GameCommand::End(Ending { last_move: Some(LastMove::Include(_)), .. }) => {
                self.is_adjourned() && !(resumed && open)
            }
            GameCommand::StartClock { side } => {
                let other = self.reply_lies_sealed() && *side == self.replier();
                self.is_adjourned() && (!resumed || other)
            }
            // What was sealed was sealed in this position; the reply, in that after the sealed move.
            GameCommand::TakeBack { to, .. } => {
                let kept = self.ply.0.saturating_add(self.reply_lies_sealed().into());
                self.is_live() && to.0 < kept
            }
            _ => false,
        };
        if barred { Err(Refusal::Adjourned(self.no)) } else { Ok(()) }
    }

    /// Whether its envelope is open again, and the adjournment with it, once the moves behind a half-move are taken
    /// back: the sealed move is the first of them.
    #[must_use]
    pub fn is_reopened_at(&self, to: Ply) -> bool {
        let is_made = self.cover.as_ref().is_some_and(|cover| cover.played);
        self.is_left_to_play() && is_made && to == self.ply
    }

    /// Whether nothing but moves and what came of them has ended it: it is open again when they are taken back.
    pub(in crate::adjournment) const fn is_left_to_play(&self) -> bool {
        matches!(self.end, None | Some(AdjournmentEnd::WentOn | AdjournmentEnd::GameOver))
    }

    /// Who must reply to the sealed move.
    #[must_use]
    pub const fn replier(&self) -> Side {
        self.sealer.other()
    }

    /// One of its envelopes.
    #[must_use]
    pub const fn cover(&self, which: EnvelopeKind) -> Option<&Envelope> {
        match which {
            EnvelopeKind::Sealed => self.cover.as_ref(),
            EnvelopeKind::Reply => self.reply.as_ref(),
        }
    }

    /// Whether it has not ended.
    #[must_use]
    pub const fn is_live(&self) -> bool {
        self.end.is_none()
    }

    /// Whether the clock was stopped and the game has not gone on.
    #[must_use]
    pub const fn is_adjourned(&self) -> bool {
        self.is_live() && self.stopped.is_some()
    }

    /// Whether a reply waits in its envelope: neither read nor lost. Until then no move is made, and
    /// only the clock of the player who sealed first may run.
    #[must_use]
    pub fn reply_lies_sealed(&self) -> bool {
        self.is_live() && self.reply.as_ref().is_some_and(|reply| !reply.is_known())
    }

    /// Whose clock is started when play goes on and `turn` is on move: while the reply lies sealed,
    /// that of the player who waits for it or is waited for.
    #[must_use]
    pub fn clock_to_start(&self, turn: Side) -> Side {
        if self.reply_lies_sealed() { self.sealer } else { turn }
    }

    /// Whether no reply was taken out of its envelope yet.
    #[must_use]
    pub fn reply_is_closed(&self) -> bool {
        self.reply.as_ref().is_none_or(|reply| reply.opened.is_none())
    }

    /// Who has offered a draw that stands: after the sealing, or before it.
    #[must_use]
    pub fn standing_offer(&self) -> Option<Side> {
        self.offer.or(self.right.draw_offer)
    }

    /// Whether its game was decided while the move lay sealed: what is in the envelope changes
    /// nothing any more, and may be looked at.
    #[must_use]
    pub fn is_decided_unplayed(&self) -> bool {
        let decided = matches!(
            self.end,
            Some(
                AdjournmentEnd::GameOver
                    | AdjournmentEnd::Otherwise(_)
                    | AdjournmentEnd::NewGame(_)
            )
        );
        let lies = self.cover.as_ref().is_some_and(|cover| !cover.played && !cover.missing);
        decided && lies && self.stopped.is_some()
    }

    /// Whether a player is there for the resumption.
    #[must_use]
    pub fn is_there(&self, side: Side) -> bool {
        self.resumption.as_ref().is_some_and(|now| now.arrived.of(side).is_some())
    }

    /// Whether the resumption has begun and a player has not come to it.
    #[must_use]
    pub fn is_awaited(&self, side: Side) -> bool {
        self.is_live() && self.resumption.is_some() && !self.is_there(side)
    }

    /// Until when no clock is started because somebody has not come: before the time that was fixed for the
    /// resumption nobody is absent. Once the sealed move is made somebody plays.
    #[must_use]
    pub fn waits_until(&self) -> Option<Wall> {
        let is_made = self.cover.as_ref().is_some_and(|cover| cover.played);
        let waits = self.is_adjourned() && !is_made;
        let mut awaited = Side::BOTH.into_iter().filter(|side| waits && self.is_awaited(*side));
        awaited.find_map(|side| self.absent_from(side))
    }

    /// Whether it was asked if a player is there for the resumption.
    #[must_use]
    pub fn is_known(&self, side: Side) -> bool {
        let sought = self.resumption.as_ref().is_some_and(|now| now.sought.of(side).is_some());
        sought || self.is_there(side)
    }

    /// From when on a player is absent, where somebody last looked before that, or where nobody has looked
    /// since the resumption began: before the time that was fixed nobody is absent.
    #[must_use]
    pub fn absent_from(&self, side: Side) -> Option<Wall> {
        let now = self.resumption.as_ref()?;
        let looked = now.sought.of(side).unwrap_or(now.at);
        let due = self.due()?.at;
        (due.at_minute().since(looked.at_minute()) > Millis::ZERO).then_some(due)
    }

    /// Whether a player came too late, or was not there when it was too late to come, and nobody has
    /// decided that the game goes on all the same.
    #[must_use]
    pub fn is_too_late(&self, side: Side) -> bool {
        let now = self.resumption.as_ref();
        now.is_some_and(|now| *now.too_late.of(side) && !*now.excused.of(side))
    }

    /// Whether a player cannot be counted on: not there, or too late.
    #[must_use]
    pub fn fails(&self, side: Side) -> bool {
        !self.is_there(side) || self.is_too_late(side)
    }

    /// How late a player came, or was still not there.
    #[must_use]
    pub fn late_by(&self, side: Side) -> Option<Millis> {
        let now = self.resumption.as_ref()?;
        now.arrived.of(side).or(*now.sought.of(side)).map(|at| self.late(at))
    }

    /// Whether position and clocks are set up as they must be, or as the arbiter leaves them.
    #[must_use]
    pub fn is_set_up(&self) -> bool {
        let set_up = self.resumption.as_ref().and_then(|now| now.set_up.as_ref());
        set_up.is_some_and(|set_up| {
            set_up.differs.is_empty() && (set_up.kept || !self.has_wrong_times())
        })
    }

    /// What of the session counts as used by the player who adjourned early, at a moment.
    #[must_use]
    pub fn counts_as_used(&self, edition: &Edition, at: Moment) -> Millis {
        let counts = edition.rules.adjournment.early_is_nominal_end.value;
        let left = self.until.filter(|_| counts).map(|until| until.since(at));
        left.unwrap_or(Millis::ZERO).max(Millis::ZERO)
    }

    /// The times left that the envelope bears; those of the record, where none stand there.
    #[must_use]
    pub fn written_times(&self) -> Option<BySide<Millis>> {
        self.front.times_left().or_else(|| self.right.times_left())
    }

    /// The times to which the clocks are set at the resumption: those that the envelope bears, with
    /// what was granted since.
    #[must_use]
    pub fn times(&self) -> Option<BySide<Millis>> {
        self.written_times().map(|written| self.with_granted(written))
    }

    /// The times of the record when the envelope was closed, with what was granted since.
    #[must_use]
    pub fn recorded_times(&self) -> Option<BySide<Millis>> {
        self.right.left.map(|left| self.with_granted(left))
    }

    fn with_granted(&self, times: BySide<Millis>) -> BySide<Millis> {
        let of = |side| (*times.of(side) + *self.granted.of(side)).max(Millis::ZERO);
        BySide::new(of(Side::White), of(Side::Black))
    }

    /// A ruling on its game as it can be carried out now: no clock is started before the resumption,
    /// and no other than that of the absent player while the reply lies sealed.
    #[must_use]
    pub fn ruling_now(&self, ruling: Ruling) -> Ruling {
        let start = GameCommand::StartClock { side: self.clock_to_start(self.replier()) };
        if self.allows(&start).is_err() {
            return ruling.without_start();
        }
        let started = |remedy| match remedy {
            Remedy::StartClock { side } => Remedy::StartClock { side: self.clock_to_start(side) },
            other => other,
        };
        Ruling { remedies: ruling.remedies.into_iter().map(started).collect(), ..ruling }
    }

    /// Whether the clocks were found to show other times than the envelope.
    #[must_use]
    pub fn has_wrong_times(&self) -> bool {
        let set_up = self.resumption.as_ref().and_then(|now| now.set_up.as_ref());
        times_differ(set_up.map(|found| found.times), self.times())
    }

    /// When the game is resumed.
    #[must_use]
    pub const fn due(&self) -> Option<&Appointment> {
        self.front.resumption.as_ref()
    }

    /// How late it is at a time, counted from when the game was to be resumed; from when the
    /// resumption began, where nothing was fixed. Such times are given in minutes: within the minute nobody
    /// is late.
    #[must_use]
    pub fn late(&self, now: Wall) -> Millis {
        let began = self.resumption.as_ref().map(|resumption| resumption.at);
        let from = self.due().map(|due| due.at).or(began);
        let since = |from: Wall| now.at_minute().since(from.at_minute());
        from.map_or(Millis::ZERO, |from| since(from).max(Millis::ZERO))
    }

    /// Whether the time in which one must come to the resumption is over. Where no time was fixed,
    /// or the event has not said how late one may come, nobody is too late.
    #[must_use]
    pub fn is_over(&self, edition: &Edition, now: Wall) -> bool {
        let over = limit(edition).is_some_and(|limit| self.late(now) > limit);
        over && self.due().is_some()
    }

    /// Where it stands.
    #[must_use]
    pub fn status(&self) -> Status {
        match &self.end {
            Some(AdjournmentEnd::BrokenOff(_)) => return Status::BrokenOff,
            Some(_) => return Status::Settled,
            None => {}
        }
        if self.stopped.is_none() {
            return Status::Sealing;
        }
        let missing = [self.cover.as_ref(), self.reply.as_ref()];
        let cover = self.cover.as_ref();
        if missing.into_iter().flatten().any(|cover| cover.missing && !cover.played) {
            Status::Missing
        } else if cover.is_some_and(|cover| cover.opened.is_some()) {
            Status::Opened
        } else if self.resumption.is_some() {
            Status::Resuming
        } else if self.custody.is_empty() {
            Status::Sealed
        } else {
            Status::InCustody
        }
    }

    /// What the edition wants on the envelope and is not there.
    #[must_use]
    pub fn missing(&self, edition: &Edition) -> Vec<MissingField> {
        let rules = &edition.rules.adjournment;
        let mut missing = self.front.missing(edition);
        if rules.opponent_writes.value && !self.inscribed {
            missing.push(MissingField::Inscription);
        }
        let across = |signature: &Signature| signature.by == Signer::AcrossFlap;
        if rules.flap_signed.value && !self.signatures.iter().any(across) {
            missing.push(MissingField::FlapSignature);
        }
        missing
    }

    /// What stands on the envelope and is not so in the game.
    #[must_use]
    pub fn disagreements(&self) -> Vec<Disagreement> {
        self.front.disagreements(&self.right)
    }
}
