//! What stands on an envelope, in words.

use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::envelope::{Appointment, EnvelopeFront, SealedMove, Signer};
use jadoube_core::evidence::head::RecordState;
use jadoube_i18n::adjournment::date_time;
use jadoube_i18n::catalogue::{Arg, Catalogue};
use jadoube_i18n::{chess, time};
use jadoube_laws::game::event::Player;
use jadoube_laws::ids::EnvelopeNo;

/// One envelope.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cover<'a> {
    /// Its number.
    pub no: EnvelopeNo,
    /// What stands on it.
    pub front: &'a EnvelopeFront,
    /// Who offered a draw after the move was sealed, if the offer stands.
    pub offer: Option<Side>,
    /// How the move is kept.
    pub kept: Option<&'a SealedMove>,
    /// Who signs it.
    pub signers: &'a [Signer],
    /// Where the record stands when this is printed.
    pub record: Option<RecordState>,
}

impl Cover<'_> {
    /// The text of the code: the number, the fingerprint of what the program keeps, and the head of
    /// the record.
    #[must_use]
    pub fn code(&self) -> String {
        let print = self.fingerprint().map(|print| format!(" {print}")).unwrap_or_default();
        let head = self.record.map(|record| format!("\n{}", record.scanned()));
        format!("JADOUBE ENVELOPE {}{print}{}", self.no, head.unwrap_or_default())
    }

    /// The fingerprint of what the program keeps.
    #[must_use]
    pub fn fingerprint(&self) -> Option<&str> {
        match self.kept {
            Some(SealedMove::InProgram { fingerprint, .. }) => Some(fingerprint),
            Some(SealedMove::Paper) | None => None,
        }
    }
}

/// The facts in words.
#[must_use]
pub(crate) fn facts_told(words: &Catalogue, cover: &Cover<'_>) -> Vec<(String, String)> {
    let front = cover.front;
    let open = || words.say("paper-open");
    let or_open = |text: Option<String>| text.unwrap_or_else(open);
    let place = match (front.round, front.board) {
        (Some(round), Some(board)) => {
            let args = [("round", Arg::from(round)), ("board", board.0.into())];
            Some(words.say_with("paper-round-board", &args))
        }
        _ => None,
    };
    let sealed = front.sealer.zip(front.move_number).map(|(side, number)| {
        let number = ("number", Arg::from(number));
        let side_arg = ("side", Arg::from(chess::side(words, side)));
        let name = front.players.of(side).name.trim();
        if name.is_empty() {
            return words.say_with("paper-sealed-by", &[side_arg, number]);
        }
        words.say_with("paper-sealed-by-name", &[("name", name.into()), side_arg, number])
    });
    let turn = position(front).map(|(_, _, turn)| chess::side(words, turn));
    let offer = front.draw_offer.or(cover.offer).map_or_else(
        || words.say("paper-no-offer"),
        |by| words.say_with("paper-offer-by", &[("side", chess::side(words, by).into())]),
    );
    let kept = match cover.kept {
        Some(SealedMove::InProgram { fingerprint, .. }) => {
            let print = ("print", Arg::from(grouped(fingerprint)));
            Some(words.say_with("paper-kept-in-program", &[print]))
        }
        Some(SealedMove::Paper) => Some(words.say("paper-kept-on-paper")),
        None => None,
    };
    let event = Some(front.event.trim().to_owned()).filter(|event| !event.is_empty());
    let rows = [
        ("paper-event", or_open(event)),
        ("paper-place", or_open(place)),
        ("paper-white", or_open(named(&front.players.white))),
        ("paper-black", or_open(named(&front.players.black))),
        ("paper-sealed", or_open(sealed)),
        ("paper-turn", or_open(turn)),
        ("paper-left", or_open(front.times_left().map(|times| both(words, times)))),
        ("paper-used", or_open(front.times_used().map(|times| both(words, times)))),
        ("paper-offer", offer),
        ("paper-resumption", or_open(front.resumption.as_ref().map(|at| due(words, at)))),
        ("paper-kept", or_open(kept)),
    ];
    // Used and left that do not come to what the control has given: by a correction of the clock, or
    // because one of them is wrong.
    let off = front.off_control().map(|times| ("paper-off-control", both(words, times)));
    let head = cover.record.map(|record| ("paper-record", record.head.to_string()));
    rows.into_iter().chain(off).chain(head).map(|(id, value)| (words.say(id), value)).collect()
}

/// `GM Surname, First name (MKD)`.
fn named(player: &Player) -> Option<String> {
    let name = Some(player.name.trim()).filter(|name| !name.is_empty())?;
    let known = |text: &Option<String>| text.clone().filter(|text| !text.trim().is_empty());
    let title = known(&player.title).map(|title| format!("{title} ")).unwrap_or_default();
    let country = known(&player.federation).map(|country| format!(" ({country})"));
    Some(format!("{title}{name}{}", country.unwrap_or_default()))
}

fn both(words: &Catalogue, times: BySide<Millis>) -> String {
    let one = |side| format!("{} {}", chess::side(words, side), time::full(*times.of(side)));
    Side::BOTH.map(one).join(" · ")
}

/// `2026-11-23 15:00 (+01:00), Hall 2`, with the day as the language writes it.
pub(crate) fn due(words: &Catalogue, due: &Appointment) -> String {
    let zone = due.at.offset();
    let sign = if zone < 0 { '−' } else { '+' };
    let zone = zone.unsigned_abs();
    let at = date_time(words, due.at);
    let at = format!("{at} ({sign}{:02}:{:02})", zone / 60, zone % 60);
    match due.place.trim() {
        "" => at,
        place => format!("{at}, {place}"),
    }
}

/// A fingerprint in groups of four, for who compares it by eye.
fn grouped(fingerprint: &str) -> String {
    let digits: Vec<char> = fingerprint.chars().collect();
    digits.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

/// The position, where one stands on the envelope, and who is to move in it.
pub(crate) fn position(front: &EnvelopeFront) -> Option<(Placement, String, Side)> {
    let fen = front.position.as_ref()?;
    let read = |form| Position::from_fen(fen, form).ok();
    let position = read(Variant::Standard).or_else(|| read(Variant::Chess960))?;
    Some((position.placement(), fen.clone(), position.turn()))
}
