//! The envelope as data: how the move is kept in it, what stands on it, whether that is all that the
//! edition asks for and agrees with the game, who keeps it.

use jadoube_message::{Argument, Message, Value};
use serde::{Deserialize, Serialize};

use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::game::event::Player;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, LockNo, SessionNo};
use jadoube_laws::laws::adjournment::EnvelopeField;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::wall::Wall;

/// How a sealed move is kept. It says nothing of the move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "kept", rename_all = "kebab-case")]
#[message(keys)]
pub enum SealedMove {
    /// On paper, in the envelope.
    Paper,
    /// In the program.
    InProgram {
        /// With which lock.
        lock: LockNo,
        /// The move, encrypted, as printable text.
        ciphertext: String,
        /// Its fingerprint, as [`crate::adjournment::fingerprint::of`] makes it.
        fingerprint: String,
    },
}

/// Which envelope of an adjournment.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum EnvelopeKind {
    /// The one with the sealed move.
    Sealed,
    /// The fresh one, with the reply to it, sealed while the other player was absent (Guidelines
    /// I.9.3 of 2023).
    Reply,
}

/// When and where a game is resumed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(fields, skip(session))]
pub struct Appointment {
    /// The date and time of the resumption.
    pub at: Wall,
    /// The playing room; empty where none was named.
    #[serde(default)]
    #[message(with = if_any)]
    pub place: String,
    /// In which session, if it is planned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub session: Option<SessionNo>,
}

/// What stands on the envelope; what is left open is missing there.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct EnvelopeFront {
    /// The competition.
    #[serde(default)]
    pub event: String,
    /// The round.
    pub round: Option<u16>,
    /// The board.
    pub board: Option<BoardNo>,
    /// The players, their countries with them.
    pub players: BySide<Player>,
    /// The position immediately before the sealed move, as FEN.
    pub position: Option<String>,
    /// The times left when the clock was stopped; none, where a clock on the table keeps them that
    /// the program never saw.
    pub left: Option<BySide<Millis>>,
    /// The times used.
    pub used: Option<BySide<Millis>>,
    /// The times that the control had given until then, increments with them: what used and left
    /// come to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<BySide<Millis>>,
    /// Who sealed.
    pub sealer: Option<Side>,
    /// The number of the sealed move on the scoresheets.
    pub move_number: Option<u32>,
    /// Who has offered a draw that stands; none if nobody has.
    pub draw_offer: Option<Side>,
    /// When and where the game is resumed.
    pub resumption: Option<Appointment>,
}

/// Whether a fact on the envelope is there.
impl EnvelopeFront {
    /// The front as the game fills it in at the moment at which its clock stands.
    #[must_use]
    pub fn of(event: &str, board: BoardNo, game: &Game, at: Moment) -> Self {
        let position = game.position();
        let given = game.clock.given(at);
        // A clock on the table that was never seen is read by whoever stands there.
        let seen = !game.clock_on_table() || game.shown.is_some();
        let left = seen.then(|| game.times(at));
        Self {
            event: event.to_owned(),
            round: Some(game.setup.round),
            board: Some(board),
            players: game.setup.players.clone(),
            position: Some(position.fen()),
            left,
            used: left.and_then(|left| used(game, given, left, at)),
            given,
            sealer: Some(position.turn()),
            move_number: Some(position.move_number()),
            draw_offer: game.offer.map(|offer| offer.by),
            resumption: None,
        }
    }

    /// What the edition wants on the envelope and is not there, in its order; behind it what every
    /// envelope needs that lies among others.
    #[must_use]
    pub fn missing(&self, edition: &Edition) -> Vec<MissingField> {
        let fields = edition.rules.adjournment.envelope.value.iter().copied();
        let fields = fields.filter(|field| !self.has(*field)).map(MissingField::Field);
        let own = [
            (self.event.trim().is_empty(), MissingField::Event),
            (self.round.is_none(), MissingField::Round),
            (self.board.is_none(), MissingField::Board),
        ];
        fields.chain(own.into_iter().filter(|row| row.0).map(|row| row.1)).collect()
    }

    /// The times used as they stand there, or as those left and the control tell them.
    #[must_use]
    pub fn times_used(&self) -> Option<BySide<Millis>> {
        self.used.or_else(|| of_control(self.given, self.left?))
    }

    /// The times left as they stand there, or as those used and the control tell them.
    #[must_use]
    pub fn times_left(&self) -> Option<BySide<Millis>> {
        self.left.or_else(|| of_control(self.given, self.used?))
    }

    /// By how much used and left come to more than the control has given, or to less; none, where
    /// they agree with it or one of the three is not known.
    #[must_use]
    pub fn off_control(&self) -> Option<BySide<Millis>> {
        let (used, left, given) = (self.used?, self.left?, self.given?);
        let off = |side: Side| *used.of(side) + *left.of(side) - *given.of(side);
        let off = BySide::new(off(Side::White), off(Side::Black));
        times_differ(Some(off), Some(BySide::default())).then_some(off)
    }

    fn has(&self, field: EnvelopeField) -> bool {
        let both =
            |told: fn(&Player) -> bool| told(&self.players.white) && told(&self.players.black);
        match field {
            EnvelopeField::Names => both(|player| !player.name.trim().is_empty()),
            EnvelopeField::Countries => both(|player| {
                player.federation.as_ref().is_some_and(|country| !country.trim().is_empty())
            }),
            EnvelopeField::Position => self.position.is_some(),
            EnvelopeField::Times => self.times_used().is_some(),
            EnvelopeField::Sealer => self.sealer.is_some(),
            EnvelopeField::MoveNumber => self.move_number.is_some(),
            // It stands there only if there is one; whether it is right, the game tells.
            EnvelopeField::DrawOffer => true,
            EnvelopeField::Resumption => {
                self.resumption.as_ref().is_some_and(|due| !due.place.trim().is_empty())
            }
        }
    }

    /// What stands there and is not so in the game, which was adjourned then (`right` is the front
    /// that the game filled in).
    #[must_use]
    pub fn disagreements(&self, right: &Self) -> Vec<Disagreement> {
        // The names of a game that has none stand on its envelope only.
        let misnamed = Side::BOTH.into_iter().any(|side| {
            let name = |front: &Self| front.players.of(side).name.trim().to_owned();
            !name(right).is_empty() && name(self) != name(right)
        });
        let times = times_differ(self.times_left(), right.times_left())
            || times_differ(self.times_used(), right.times_used());
        let off = self.off_control().is_some() && right.off_control().is_none();
        let rows = [
            (misnamed, Disagreement::Names),
            (differ(self.round.as_ref(), right.round.as_ref()), Disagreement::Round),
            (differ(self.board.as_ref(), right.board.as_ref()), Disagreement::Board),
            (differ(self.position.as_ref(), right.position.as_ref()), Disagreement::Position),
            (times, Disagreement::Times),
            (off && !times, Disagreement::Control),
            (differ(self.sealer.as_ref(), right.sealer.as_ref()), Disagreement::Sealer),
            (
                differ(self.move_number.as_ref(), right.move_number.as_ref()),
                Disagreement::MoveNumber,
            ),
            (self.draw_offer != right.draw_offer, Disagreement::DrawOffer),
        ];
        rows.into_iter().filter(|row| row.0).map(|row| row.1).collect()
    }
}

/// Two facts that are both known and not the same.
fn differ<T: PartialEq>(one: Option<&T>, other: Option<&T>) -> bool {
    matches!((one, other), (Some(one), Some(other)) if one != other)
}

/// Two times that are both known and not the same to the second: neither an envelope nor a clock on
/// a table shows less.
pub(super) fn times_differ(one: Option<BySide<Millis>>, other: Option<BySide<Millis>>) -> bool {
    let second = Millis::from_secs(1);
    let (Some(one), Some(other)) = (one, other) else { return false };
    Side::BOTH.into_iter().any(|side| {
        let apart = *one.of(side) - *other.of(side);
        apart >= second || -apart >= second
    })
}

/// What is used of the times given where these are left, or is left where these were used; to the
/// second that a clock shows, so that both come to what was given. None, where it would be below
/// nothing: the arbiter has given more than was used.
fn of_control(given: Option<BySide<Millis>>, other: BySide<Millis>) -> Option<BySide<Millis>> {
    let given = given?;
    let rest = |side: Side| {
        let rest = *given.of(side) - Millis::from_secs(other.of(side).secs_ceil());
        (rest >= Millis::ZERO).then_some(rest)
    };
    Some(BySide::new(rest(Side::White)?, rest(Side::Black)?))
}

/// The times used: what the control has given and is not left. A clock on the table may have entered
/// its periods otherwise than the record: there it is what was spent, where that is known.
fn used(
    game: &Game,
    given: Option<BySide<Millis>>,
    left: BySide<Millis>,
    at: Moment,
) -> Option<BySide<Millis>> {
    if game.clock_on_table() {
        return spent(game, at).or_else(|| of_control(given, left));
    }
    of_control(given, left).or_else(|| spent(game, at))
}

/// The time that each player has spent on the moves, if the record knows it of every move.
fn spent(game: &Game, at: Moment) -> Option<BySide<Millis>> {
    let mut used = BySide::new(Millis::ZERO, Millis::ZERO);
    let mut turn = game.start.turn();
    for ply in &game.plies {
        *used.of_mut(turn) += ply.spent?;
        turn = turn.other();
    }
    let since = game.turn_since.map(|then| *then.of(turn) - *game.times(at).of(turn));
    *used.of_mut(turn) += since?.max(Millis::ZERO);
    Some(used)
}

/// Something that is not on the envelope.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "adjournment-lacks")]
pub enum MissingField {
    /// A field that the edition asks for.
    #[message(transparent)]
    Field(EnvelopeField),
    /// The name of the competition.
    Event,
    /// The round.
    Round,
    /// The board.
    Board,
    /// The controller's signature across the flap (Olympiad of 1972, 22.3).
    FlapSignature,
    /// The front, which the opponent of the player who sealed writes (Olympiad of 1972, 22.2).
    Inscription,
}

/// Something on the envelope that is not as the game has it.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "adjournment-lacks")]
pub enum Disagreement {
    /// The players' names.
    Names,
    /// The round.
    Round,
    /// The board.
    Board,
    /// The position.
    Position,
    /// The times.
    Times,
    /// Used and left do not come to what the control has given.
    #[message(id = "adjournment-wrong-control")]
    Control,
    /// Who sealed.
    Sealer,
    /// The number of the sealed move.
    MoveNumber,
    /// The draw offer.
    DrawOffer,
}

/// Who signs an envelope.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "adjournment-signed-as")]
pub enum Signer {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The arbiter.
    Arbiter,
    /// The arbiter across the flap, as the controllers of 1972 did.
    AcrossFlap,
}

/// A signature.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(fields)]
pub struct Signature {
    /// In what capacity.
    #[message(name = "as")]
    pub by: Signer,
    /// The name that is signed.
    pub name: String,
}

fn if_any(name: &str) -> Value<'_> {
    if name.is_empty() { Value::NONE } else { name.value() }
}

/// The envelope changes hands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(fields)]
pub struct Handover {
    /// Who gives it.
    #[message(with = if_any)]
    pub from: String,
    /// Who takes it.
    pub to: String,
    /// Where it is kept from then on; empty, where that was not told.
    #[message(with = if_any)]
    pub place: String,
    /// The time by the arbiter's timepiece.
    pub at: Wall,
}
