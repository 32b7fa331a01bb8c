//! What must be kept in mind beside the next step: what the players may still do, who is late, what
//! is wrong on the table.

use crate::adjournment::cases;
use crate::adjournment::envelope::SealedMove;
use crate::adjournment::guide::GuideInput;
use crate::adjournment::reading::Judgement;
use crate::adjournment::receipt::ReceiptCheck;
use crate::adjournment::state::{Adjournment, Envelope};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::laws::adjournment::WrongResumptionTimes;
use jadoube_laws::rulings::sealed::resumption::limit;

/// Something to keep in mind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// No clock runs while this player seals: the time for it is that player’s.
    ClockStands(Side),
    /// The player may still change the move: the clock has not been stopped.
    MayChange,
    /// The move that was made on the board must be written.
    AsMade(Uci),
    /// Adjourned early, and the edition does not speak of that: the arbiter decides whether it may be.
    EarlyWithoutRule,
    /// Adjourned early: so much of the sealer's time will count as used.
    CountsAsUsed(Millis),
    /// The player is short of time before the control, and seals all the same when the session
    /// ends; until then the moves may be made on the board (interpretation of 1978).
    ShortOfTime {
        /// What is left.
        left: Millis,
        /// The moves to the control.
        moves: u16,
    },
    /// A claim with the sealed move must be made before sealing it.
    ClaimFirst,
    /// A draw offer stands until it is answered.
    Offered(Side),
    /// The flag of the player who seals is down.
    FlagDown(Side),
    /// The game can be agreed drawn or resigned, and stays so whatever is in the envelope.
    MayConclude,
    /// These incidents of the game wait for their decision.
    OpenIncidents(Vec<IncidentNo>),
    /// So much was granted to each player since the envelope was closed, or taken: what is written
    /// on it stays, and the clocks are set with it.
    Granted(BySide<Millis>),
    /// Nobody has taken the envelope into custody.
    NotKept,
    /// The game is resumed before the time that was fixed, by so much.
    BeforeTime(Millis),
    /// The game is resumed and no time was ever fixed.
    NoTimeFixed,
    /// Somebody opened the envelope through whose hands it had not gone.
    OpenedByStranger(String),
    /// The flag of the absent player is down.
    AbsentFlagDown(Side),
    /// The absent player’s clock did not run for so much of the absence.
    NotCharged {
        /// The absent player.
        side: Side,
        /// For how long.
        time: Millis,
    },
    /// Had the sealed move ended the game, its result would stand: the envelope may be looked into
    /// before the decision.
    MayLook,
    /// A player who came too late plays all the same.
    Excused(Side),
    /// A player is late; the limit, if there is one.
    Late {
        /// The player who is late.
        side: Side,
        /// By how much.
        by: Millis,
        /// How late one may come.
        limit: Option<Millis>,
    },
    /// The flag of the absent player falls before the limit is reached.
    FlagBeforeLimit {
        /// The absent player.
        side: Side,
        /// What is left.
        left: Millis,
    },
    /// The player need not reply on the board: the reply may be sealed.
    MaySealReply,
    /// Only one scoresheet was in the envelope: this one is missing.
    SheetMissing(Side),
    /// Something else stands on the board than in the adjourned position.
    WrongPosition,
    /// The clocks do not show the times of the envelope. They are corrected if that is pointed out
    /// before the first move; later only, if at all, where the arbiter decides so.
    WrongTimes {
        /// Whether the arbiter may help later.
        later: bool,
    },
    /// Attempts to open the envelope that came to nothing.
    Attempts(usize),
    /// In play with a blind player the assistant reads the move aloud.
    ReadAloud(Side),
    /// The move is kept in the program: each player takes a receipt home.
    PrintReceipts,
    /// Before the envelope is opened this player is asked for the receipt.
    AskReceipt(Side),
    /// The receipt of this player bears another code: what is kept is not what was sealed.
    ReceiptDiffers(Side),
}

/// How long before the control a player counts as short of time: as for recording (8.4).
const SHORT: Millis = Millis::from_mins(5);

/// All that must be kept in mind now.
pub(super) fn notes(view: &GuideInput<'_>) -> Vec<Note> {
    let one = view.adjournment;
    let mut notes = Vec::new();
    if !one.is_live() {
        // Through whose hands it went, and when, is not corrected by going on.
        custody(one, &mut notes);
        return notes;
    }
    match (&one.resumption, one.stopped) {
        (_, None) => while_sealing(view, &mut notes),
        (None, Some(_)) => notes.push(Note::MayConclude),
        (Some(_), Some(_)) => while_resuming(view, &mut notes),
    }
    let early = &view.edition.rules.adjournment.early_is_nominal_end;
    let unknown = !early.value && early.article.is_empty();
    if one.until.is_some() && unknown && one.resumption.is_none() {
        notes.push(Note::EarlyWithoutRule);
    }
    if !view.incidents.is_empty() {
        notes.push(Note::OpenIncidents(view.incidents.to_vec()));
    }
    if one.granted != BySide::default() {
        notes.push(Note::Granted(one.granted));
    }
    if let Some(by) = one.standing_offer() {
        notes.push(Note::Offered(by));
    }
    if let Some(game) = view.game
        && cases::flag(one, game).is_some()
    {
        notes.push(Note::FlagDown(one.sealer));
    }
    let attempts = one.attempts.iter().filter(|attempt| attempt.why.is_of_the_envelope()).count();
    if attempts > 0 {
        notes.push(Note::Attempts(attempts));
    }
    for cover in [&one.cover, &one.reply].into_iter().flatten() {
        receipts(one, cover, &mut notes);
    }
    notes
}

/// What was sealed in the program may be exchanged in the file; a paper in a player's pocket may not.
fn receipts(one: &Adjournment, cover: &Envelope, notes: &mut Vec<Note>) {
    if cover.sealed == SealedMove::Paper || cover.opened.is_some() || one.stopped.is_none() {
        return;
    }
    match one.resumption {
        None => notes.push(Note::PrintReceipts),
        Some(_) => {
            let unasked = Side::BOTH.into_iter().filter(|side| cover.receipts.of(*side).is_none());
            notes.extend(unasked.map(Note::AskReceipt));
            let differs = |side: &Side| {
                matches!(cover.receipts.of(*side), Some(ReceiptCheck::Differs { .. }))
            };
            notes.extend(Side::BOTH.into_iter().filter(differs).map(Note::ReceiptDiffers));
        }
    }
}

fn while_sealing(view: &GuideInput<'_>, notes: &mut Vec<Note>) {
    let (one, rules) = (view.adjournment, &view.edition.rules.adjournment);
    let stands = view.game.is_some_and(|game| clock_stands(one, game));
    if stands {
        notes.push(Note::ClockStands(one.sealer));
    }
    if let Some(made) = &one.on_board {
        notes.push(Note::AsMade(made.clone()));
    } else if one.cover.is_some() && !stands {
        notes.push(Note::MayChange);
    }
    if rules.claim_before_sealing.value {
        notes.push(Note::ClaimFirst);
    }
    let left = one.counts_as_used(view.edition, view.at);
    if left > Millis::ZERO {
        notes.push(Note::CountsAsUsed(left));
    }
    let Some(game) = view.game else { return };
    let left = *game.times(view.at).of(one.sealer);
    if let Some(moves) = game.clock.moves_to_control(one.sealer).filter(|moves| *moves > 0)
        && left <= SHORT
    {
        notes.push(Note::ShortOfTime { left, moves });
    }
}

/// Whether the program keeps the time and no clock runs, as after a stop of all clocks; one whose flag is
/// down has nothing left that could run.
fn clock_stands(one: &Adjournment, game: &Game) -> bool {
    let own = game.is_playing() && !game.clock_on_table();
    own && game.whose_time().is_none() && game.flags.of(one.sealer).is_none()
}

fn while_resuming(view: &GuideInput<'_>, notes: &mut Vec<Note>) {
    let one = view.adjournment;
    let Some(now) = &one.resumption else { return };
    custody(one, notes);
    presence(view, notes);
    let limit = limit(view.edition).filter(|_| one.due().is_some());
    for side in Side::BOTH {
        let there = *now.arrived.of(side);
        let by = one.late(there.unwrap_or(view.now));
        let matters = there.is_none() || limit.is_some_and(|limit| by > limit);
        if matters && by > Millis::ZERO && !*now.excused.of(side) {
            notes.push(Note::Late { side, by, limit });
            let left = view.game.map(|game| *game.times(view.at).of(side));
            let runs = view.game.and_then(|game| game.clock.running()) == Some(side);
            if let (Some(left), Some(limit), true) = (left, limit, runs)
                && there.is_none()
                && left < limit - by
            {
                notes.push(Note::FlagBeforeLimit { side, left });
            }
        }
    }
    if now.set_up.as_ref().is_some_and(|found| !found.differs.is_empty()) {
        notes.push(Note::WrongPosition);
    }
    if one.has_wrong_times() {
        let rule = view.edition.rules.adjournment.wrong_times.value;
        let later = rule == WrongResumptionTimes::BeforeFirstMoveOrArbiter;
        notes.push(Note::WrongTimes { later });
    }
    if let Some((contents, judgement)) = one.cover.as_ref().and_then(|cover| cover.read.as_ref()) {
        let missing = Side::BOTH.into_iter().filter(|side| !contents.sheets.of(*side));
        notes.extend(missing.map(Note::SheetMissing));
        let assistants = Side::BOTH.into_iter().filter(|side| *one.assistants.of(*side));
        if *judgement != Judgement::Nothing {
            notes.extend(assistants.map(Note::ReadAloud));
        }
    }
    let played = one.cover.as_ref().is_some_and(|cover| cover.played);
    let absent = !one.is_there(one.sealer) && one.absent_from(one.sealer).is_none();
    if played && one.reply.is_none() && absent {
        notes.push(Note::MaySealReply);
    }
    let opened = one.cover.as_ref().is_some_and(|cover| cover.opened.is_some());
    if !opened {
        notes.push(Note::MayConclude);
    }
}

/// Where the envelope lay, and whether this is the time and these are the hands.
fn custody(one: &Adjournment, notes: &mut Vec<Note>) {
    let Some(now) = &one.resumption else { return };
    let lies = one.cover.as_ref().filter(|cover| !cover.missing);
    if lies.is_some() && one.custody.is_empty() {
        notes.push(Note::NotKept);
    }
    match one.due() {
        None if one.is_live() => notes.push(Note::NoTimeFixed),
        Some(due) if due.at > now.at => notes.push(Note::BeforeTime(due.at.since(now.at))),
        Some(_) | None => {}
    }
    let opener = lies.and_then(|cover| cover.opened.as_ref()).map(|opened| &opened.0);
    let same = |one: &str, other: &str| one.trim().to_lowercase() == other.trim().to_lowercase();
    let had_it = |name: &String| {
        one.custody.iter().any(|hands| same(&hands.to, name) || same(&hands.from, name))
    };
    if let Some(name) = opener.filter(|name| !one.custody.is_empty() && !had_it(name)) {
        notes.push(Note::OpenedByStranger(name.clone()));
    }
}

/// What absence has cost, or should have.
fn presence(view: &GuideInput<'_>, notes: &mut Vec<Note>) {
    let one = view.adjournment;
    let Some(now) = &one.resumption else { return };
    let closed = one.cover.as_ref().is_some_and(|cover| cover.opened.is_none());
    let excused = Side::BOTH.into_iter().filter(|side| *now.excused.of(*side));
    notes.extend(excused.map(Note::Excused));
    let side = one.replier();
    let fallen = cases::absent_flag(one, view.game, view.at).is_some();
    if fallen {
        notes.push(Note::AbsentFlagDown(side));
    }
    let late = Side::BOTH.into_iter().any(|side| one.is_too_late(side));
    let stands = cases::end_stands(one, view.edition);
    if closed && (late && stands || fallen) {
        notes.push(Note::MayLook);
    }
    let late = now.arrived.of(side).map(|at| one.late(at)).unwrap_or_default();
    // What was taken off since is charged.
    let time = late + (*one.granted.of(side)).min(Millis::ZERO);
    let played = one.cover.as_ref().is_some_and(|cover| cover.played);
    if now.clock.is_none() && time >= Millis::from_mins(1) && !played {
        notes.push(Note::NotCharged { side, time });
    }
}
