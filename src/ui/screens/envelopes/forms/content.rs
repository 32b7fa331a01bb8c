//! What stands in a dialog about an envelope: as it is known at first, then as it was typed and
//! chosen.

use crate::scene::Scene;
use crate::screens::envelopes::forms::prefill;
use crate::screens::envelopes::forms::purpose::{DialogPurpose, Early, PresenceAnswer};
use crate::screens::envelopes::notations::WrittenMoveInput;
use crate::screens::seen_game::GameInQuestion;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::envelope::{Disagreement, EnvelopeFront};
use jadoube_core::adjournment::state::Adjournment;
use jadoube_desk::sealing::now;
use jadoube_desk::times;
use jadoube_i18n::adjournment::date_time;
use jadoube_i18n::{chess, time};
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_laws::rulings::sealed::facts::SaidBefore;
use jadoube_laws::wall::Wall;

/// What was typed so far.
#[derive(Debug)]
pub struct EnvelopeForm {
    pub(super) no: EnvelopeNo,
    /// The game that is to be adjourned, where it has no envelope yet: whatever board is at work meanwhile.
    pub(super) adjourned: Option<GameInQuestion>,
    pub(super) purpose: DialogPurpose,
    pub(super) fields: Vec<String>,
    pub(super) side: Side,
    pub(super) said: SaidBefore,
    pub(super) early: Early,
    /// Whether an assistant carries out the formalities of the player who seals.
    pub(super) assisted: bool,
    /// What is found out of a move, in which notation.
    pub(super) written: WrittenMoveInput,
    /// Whether a connected clock is set to the times of the envelope.
    pub(super) set_clock: bool,
    /// Who is there.
    pub(super) seen: BySide<PresenceAnswer>,
    /// Whether position and times of a lost envelope are established.
    pub(super) established: bool,
    /// The minute in which it was opened: who is there then came in it at the latest.
    pub(super) opened: Wall,
    /// What was told of a player who came too late.
    pub(super) told_late: BySide<Option<String>>,
    /// The time of which it was told that a round is played then: asked for again, it is recorded.
    pub(super) warned: Option<Wall>,
}

/// The dialog, filled in as far as it is known.
#[must_use]
pub fn dialog(scene: &Scene<'_>, no: EnvelopeNo, purpose: DialogPurpose) -> EnvelopeForm {
    let one = scene.snap.hall.adjournments.get(&no).map(AsRef::as_ref);
    let mut fields = vec![String::new(); purpose.asked().1.len()];
    for (field, known) in fields.iter_mut().zip(prefill::known(scene, one, purpose)) {
        *field = known;
    }
    EnvelopeForm {
        no,
        adjourned: None,
        purpose,
        fields,
        side: one.map_or(Side::White, |one| one.sealer),
        said: SaidBefore::Agreed,
        early: Early::Wish,
        assisted: false,
        written: WrittenMoveInput::default(),
        set_clock: prefill::other_times(scene, no).is_some(),
        seen: BySide::new(presence(one, Side::White), presence(one, Side::Black)),
        established: false,
        opened: now().at_minute(),
        told_late: BySide::default(),
        warned: None,
    }
}

/// The dialog that adjourns the game on a board before the session ends, if one is there.
#[must_use]
pub fn adjourning(scene: &Scene<'_>, board: BoardNo) -> Option<EnvelopeForm> {
    let adjourned = GameInQuestion::of(scene, board)?;
    let (board, game) = adjourned.game(scene)?;
    let assisted = prefill::assisted(scene, (board, game));
    let form = dialog(scene, scene.next_envelope(), DialogPurpose::Begin);
    Some(EnvelopeForm { adjourned: Some(adjourned), assisted, ..form })
}

/// The dialog that asks who is there, with one who is.
#[must_use]
pub fn here(scene: &Scene<'_>, no: EnvelopeNo, side: Side) -> EnvelopeForm {
    let mut form = dialog(scene, no, DialogPurpose::Presence);
    *form.seen.of_mut(side) = PresenceAnswer::Here;
    form
}

impl EnvelopeForm {
    /// The labels of the fields that are asked for now.
    pub(super) const fn labels(&self) -> &'static [&'static str] {
        match (self.purpose, self.early) {
            // Only where the rest of the session counts it is asked for.
            (DialogPurpose::Begin, Early::Arbiter) => &[],
            (DialogPurpose::SetUp, _) if self.set_clock => &[],
            _ => self.purpose.asked().1,
        }
    }

    /// Since when a player is there, or when somebody looked: as it is written, or else when the dialog was
    /// opened. Nothing, where what is written is no time.
    pub(super) fn since(&self, side: Side) -> Option<Wall> {
        let nth = match side {
            Side::White => 0,
            Side::Black => 1,
        };
        match self.fields.get(nth).map_or("", |text| text.trim()) {
            "" => Some(self.opened),
            text => times::typed(text, now()),
        }
    }

    /// By how much a player would be recorded as too late, in words.
    pub(super) fn too_late(&self, scene: &Scene<'_>, side: Side) -> Option<String> {
        let one = scene.snap.hall.adjournments.get(&self.no)?;
        if *self.seen.of(side) == PresenceAnswer::NotAsked {
            return None;
        }
        let at = self.since(side).filter(|at| one.is_over(scene.snap.edition, *at))?;
        let by = time::brief(scene.words, one.late(at));
        let args = [("side", chess::side(scene.words, side).into()), ("time", by.into())];
        Some(scene.say_with("envelopes-presence-late", &args))
    }

    /// What the dialog says of itself.
    pub(super) fn about(&self, scene: &Scene<'_>) -> String {
        let one = scene.snap.hall.adjournments.get(&self.no);
        let ([_, about, _], _) = self.purpose.asked();
        match self.purpose {
            DialogPurpose::Reject => {
                let by = one.and_then(|one| one.standing_offer()).unwrap_or(self.side);
                scene.say_with(about, &[("side", chess::side(scene.words, by).into())])
            }
            DialogPurpose::Presence => {
                let due = one.and_then(|one| one.due()).map(|due| date_time(scene.words, due.at));
                let due = due.unwrap_or_else(|| "–".to_owned());
                scene.say_with(about, &[("due", due.into())])
            }
            DialogPurpose::Excuse => {
                let late = one.map(|one| late(one)).unwrap_or_default();
                let late: Vec<_> =
                    late.into_iter().map(|side| chess::side(scene.words, side)).collect();
                scene.say_with(about, &[("side", late.join(", ").into())])
            }
            DialogPurpose::Resume => {
                one.and_then(|one| one.due()).map_or_else(String::new, |due| {
                    let early = due.at > now();
                    let about = if early { "envelopes-resume-early" } else { about };
                    scene.say_with(about, &[("at", date_time(scene.words, due.at).into())])
                })
            }
            DialogPurpose::SetUp if prefill::clock(scene, self.no).is_some() => {
                scene.say("envelopes-set-up-shown")
            }
            DialogPurpose::SetUp if one.is_some_and(|one| one.times().is_none()) => {
                scene.say("envelopes-set-up-unknown")
            }
            DialogPurpose::Front => {
                one.map(|one| lacking(scene, &one.front, &one.right)).unwrap_or_default()
            }
            _ if about.is_empty() => String::new(),
            _ => scene.say(about),
        }
    }
}

/// Whoever was there is; of anybody else it must be told.
fn presence(one: Option<&Adjournment>, side: Side) -> PresenceAnswer {
    if one.is_some_and(|one| one.is_there(side)) {
        PresenceAnswer::Here
    } else {
        PresenceAnswer::NotAsked
    }
}

/// What is missing on an envelope and what is not as in the game, in words; empty, where it is complete.
pub(in crate::screens::envelopes) fn lacking(
    scene: &Scene<'_>,
    front: &EnvelopeFront,
    right: &EnvelopeFront,
) -> String {
    let missing = front.missing(scene.snap.edition);
    let missing: Vec<_> = missing.iter().map(|one| scene.words.tell(one)).collect();
    let wrong = front.disagreements(right);
    let told: Vec<_> = wrong.iter().map(|one| scene.words.tell(one)).collect();
    let mut all = Vec::new();
    if !missing.is_empty() {
        let missing = [("missing", missing.join(", ").into())];
        all.push(scene.say_with("envelopes-front-missing", &missing));
    }
    if !told.is_empty() {
        let wrong = [("wrong", told.join(", ").into())];
        all.push(scene.say_with("envelopes-front-wrong", &wrong));
    }
    if wrong.contains(&Disagreement::Names) {
        let name = |side| right.players.of(side).name.trim().to_owned();
        let names = [("white", name(Side::White).into()), ("black", name(Side::Black).into())];
        all.push(scene.say_with("envelopes-front-names", &names));
    }
    all.join(". ")
}

/// Who came too late.
pub(super) fn late(one: &Adjournment) -> Vec<Side> {
    Side::BOTH.into_iter().filter(|side| one.is_too_late(*side)).collect()
}
