//! What a dialog about an envelope asks of the desk once it is filled in, or which field is wrong.

use crate::actions::Actions;
use crate::form::Check;
use crate::scene::Scene;
use crate::screens::envelopes::forms::content::{EnvelopeForm, lacking, late};
use crate::screens::envelopes::forms::prefill;
use crate::screens::envelopes::forms::purpose::{
    DialogPurpose, Early, PRESENCE_OF, PresenceAnswer,
};
use crate::screens::envelopes::notations::TextMeaning;
use crate::screens::seen_game::SameGame;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::arrival::arrival;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{
    Appointment, Disagreement, EnvelopeFront, EnvelopeKind, Handover, Signature,
};
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::adjournment::reading::Judgement;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_desk::sealing::now;
use jadoube_desk::times;
use jadoube_i18n::adjournment::{date_time, envelope};
use jadoube_i18n::{ruling, time};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::laws::adjournment::EnvelopeField;
use jadoube_laws::wall::Wall;

/// Does what the dialog is for, unless a field is wrong.
pub(super) fn done(form: &mut EnvelopeForm, check: &mut Check<'_, '_>) -> Option<()> {
    let scene = check.scene;
    let one = scene.snap.hall.adjournments.get(&form.no).map(AsRef::as_ref);
    match (form.purpose, one) {
        (DialogPurpose::Begin, _) => return form.begin(check),
        (DialogPurpose::SetUp, Some(one)) if form.set_clock => {
            set_clock(scene, one, &mut check.actions);
        }
        (DialogPurpose::Presence, Some(one)) => {
            for what in form.presence(check, one)? {
                check.actions.adjournment(what);
            }
        }
        (DialogPurpose::Excuse, Some(one)) => {
            let reason = form.reason(check)?;
            for side in late(one) {
                let what = Ask::Excuse { no: form.no, side, reason: reason.clone() };
                check.actions.adjournment(what);
            }
        }
        (_, Some(one)) => {
            let what = form.command(check, one)?;
            check.actions.adjournment(what);
        }
        // It has gone, with its file.
        (_, None) => {}
    }
    Some(())
}

/// Tells once that a round is played while the game is to be resumed; whether it has told that.
pub(super) fn is_during_a_round(form: &mut EnvelopeForm, check: &mut Check<'_, '_>) -> bool {
    let scene = check.scene;
    let Some(at) = times::typed(&form.text(0), now()) else { return false };
    let rounds = scene.snap.hall.rounds_meanwhile(form.no, at);
    if rounds.is_empty() || form.warned.replace(at) == Some(at) {
        return false;
    }
    let each = rounds.iter().map(|(round, begins)| {
        let args = [("round", (*round).into()), ("begins", date_time(scene.words, *begins).into())];
        scene.say_with("envelopes-due-round", &args)
    });
    let each = each.collect::<Vec<_>>().join(", ");
    check.fault(form.label(0), scene.say_with("envelopes-due-rounds", &[("rounds", each.into())]));
    true
}

/// The connected clock is set to the times of the envelope, which then are those of the game.
fn set_clock(scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    let Some(times) = one.times() else { return };
    let edition = scene.snap.edition;
    let cited = ruling::citations(scene.words, &edition.cite(&edition.rules.adjournment.set_up));
    let reason = format!("{} · {cited}", envelope(scene.words, one.no, EnvelopeKind::Sealed));
    let correction = Correction::SetBoth { times };
    actions.game(one.board, GameCommand::CorrectClock { correction, reason });
    actions.adjournment(set_up(scene, one, Some(times)));
}

/// Position and clocks are set up, with what a clock on the table shows. What an electronic board
/// shows is compared square by square.
pub(in crate::screens::envelopes) fn set_up(
    scene: &Scene<'_>,
    one: &Adjournment,
    times: Option<BySide<Millis>>,
) -> Ask {
    let placement = scene.snap.line(one.board).and_then(|line| line.physical);
    Ask::SetUp { no: one.no, placement, times }
}

impl EnvelopeForm {
    fn text(&self, nth: usize) -> String {
        self.fields.get(nth).map(|text| text.trim().to_owned()).unwrap_or_default()
    }

    /// The label of a field.
    fn label(&self, nth: usize) -> &'static str {
        self.labels().get(nth).copied().unwrap_or_default()
    }

    /// What was read of a field; the text with the id `wrong`, where nothing was.
    fn read<T>(
        &self,
        check: &mut Check<'_, '_>,
        nth: usize,
        read: impl FnOnce(&str) -> Option<T>,
        wrong: &str,
    ) -> Option<T> {
        check.read(self.label(nth), read(&self.text(nth)), wrong)
    }

    /// What must not be empty.
    fn given(&self, check: &mut Check<'_, '_>, nth: usize, missing: &str) -> Option<String> {
        check.given(self.label(nth), &self.text(nth), missing)
    }

    fn reason(&self, check: &mut Check<'_, '_>) -> Option<String> {
        self.given(check, 0, "adjournment-refusal-reason-missing")
    }

    fn time(&self, check: &mut Check<'_, '_>, nth: usize) -> Option<Wall> {
        self.read(check, nth, |text| times::typed(text, now()), "envelopes-time-fault")
    }

    /// A time on the clock; what shows as it is known is what is known, to the millisecond.
    fn on_clock(
        &self,
        check: &mut Check<'_, '_>,
        nth: usize,
        known: Option<Millis>,
    ) -> Option<Millis> {
        self.read(check, nth, |text| times::on_clock(text, known), "board-not-a-time")
    }

    /// Of the game for which it was opened; a move that came in since is told first, for with it the other player
    /// seals.
    fn begin(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let scene = check.scene;
        let asked = self.adjourned.as_mut()?;
        let is_same = asked.holds(check, SameGame::Record, "");
        let (board, game) = asked.game(scene)?;
        if !is_same {
            self.assisted = prefill::assisted(scene, (board, game));
            return None;
        }
        let why = match self.early {
            Early::Arbiter => AdjournmentReason::Arbiter,
            Early::Wish => AdjournmentReason::Early {
                left: self.read(check, 0, time::read, "board-not-a-time")?,
            },
        };
        let mut assistants = scene.snap.hall.assistants_at(board);
        *assistants.of_mut(game.turn()) = self.assisted;
        check.actions.adjournment(Ask::Begin { board, why, assistants });
        Some(())
    }

    /// What is asked of the desk.
    fn command(&self, check: &mut Check<'_, '_>, one: &Adjournment) -> Option<Ask> {
        let (no, by) = (self.no, self.side);
        Some(match self.purpose {
            DialogPurpose::OnBoard => Ask::MoveOnBoard { no, uci: self.uci(check, one)? },
            DialogPurpose::State => Ask::StateMove { no, uci: self.uci(check, one)? },
            DialogPurpose::BreakOff => Ask::BreakOff { no, reason: self.reason(check)? },
            DialogPurpose::Settle => Ask::Settle { no, reason: self.reason(check)? },
            DialogPurpose::KeepTimes => Ask::KeepTimes { no, reason: self.reason(check)? },
            DialogPurpose::Establish => Ask::Establish { no, agreed: self.established },
            DialogPurpose::Annul => Ask::Annul { no, reason: self.reason(check)? },
            DialogPurpose::Front => {
                let front = self.front(check, one)?;
                self.completes(check, one, &front)?;
                Ask::WriteFront { no, front: Box::new(front) }
            }
            DialogPurpose::Sign(by) => {
                let name = self.given(check, 0, "adjournment-refusal-name-missing")?;
                Ask::Sign { no, signature: Signature { by, name } }
            }
            DialogPurpose::Keep => {
                let to = self.given(check, 1, "adjournment-refusal-name-missing")?;
                let place = self.given(check, 2, "envelopes-where-missing")?;
                let from = self.text(0);
                Ask::Hand { no, handing: Handover { from, to, place, at: now() } }
            }
            DialogPurpose::Schedule => Ask::Schedule { no, due: self.due(check)? },
            DialogPurpose::Offer => Ask::OfferDraw { no, by },
            DialogPurpose::Reject => Ask::RejectDraw { no },
            DialogPurpose::Conclude => Ask::Conclude { no, by, said: self.said },
            DialogPurpose::Resume => {
                let read = |text: &str| text.parse().map(BoardNo).ok();
                let board = self.read(check, 0, read, "envelopes-board-fault")?;
                Ask::Resume { no, board, at: now() }
            }
            DialogPurpose::SetUp => self.set_up(check, one)?,
            DialogPurpose::Question => Ask::QuestionTimes { no, by },
            DialogPurpose::Begin | DialogPurpose::Presence | DialogPurpose::Excuse => return None,
        })
    }

    /// Who is there, and since when: since the dialog was opened, where no time is written. Both players are
    /// told of.
    fn presence(&self, check: &mut Check<'_, '_>, one: &Adjournment) -> Option<Vec<Ask>> {
        let now = now();
        let mut all = Vec::new();
        for ((nth, side), name) in Side::BOTH.into_iter().enumerate().zip(PRESENCE_OF) {
            let at = check.read(self.label(nth), self.since(side), "envelopes-time-fault")?;
            let ahead = (at <= now).then_some(());
            check.read(self.label(nth), ahead, "envelopes-presence-ahead")?;
            let came = one.resumption.as_ref().and_then(|now| *now.arrived.of(side));
            match self.seen.of(side) {
                PresenceAnswer::NotAsked => {
                    check.fault(name, check.scene.say("envelopes-presence-unanswered"));
                    return None;
                }
                PresenceAnswer::Here
                    if came == Some(at) || came.is_some() && self.text(nth).is_empty() => {}
                PresenceAnswer::Here => all.extend(arrival(one, side, (at, now))),
                // The time at which the player came is none at which somebody was looked for.
                PresenceAnswer::Away if came == Some(at) => {
                    all.push(Ask::NoteAbsent { no: self.no, side, at: now });
                }
                PresenceAnswer::Away => all.push(Ask::NoteAbsent { no: self.no, side, at }),
            }
        }
        Some(all)
    }

    /// A move of the adjourned position, in any notation.
    fn uci(&self, check: &mut Check<'_, '_>, one: &Adjournment) -> Option<Uci> {
        let mut written = self.written.clone();
        written.text = self.text(0);
        let uci = match written.found(check.scene, one, EnvelopeKind::Sealed) {
            Some(TextMeaning::One(_, Judgement::Move { uci, .. })) => Some(uci.clone()),
            Some(TextMeaning::One(_, Judgement::NotAsMade { written, .. })) => {
                Some(written.clone())
            }
            _ => None,
        };
        check.read(self.label(0), uci, "envelopes-move-fault")
    }

    /// As it must be by the game, with the names, the countries and the times that were typed.
    fn front(&self, check: &mut Check<'_, '_>, one: &Adjournment) -> Option<EnvelopeFront> {
        let mut front = one.right.clone();
        front.resumption.clone_from(&one.front.resumption);
        for (nth, side) in Side::BOTH.into_iter().enumerate() {
            let player = front.players.of_mut(side);
            let (name, country) = (self.text(nth), self.text(nth + 2));
            if !name.is_empty() {
                player.name = name;
            }
            if player.name.trim().is_empty() {
                check.read(self.label(nth), None, "app-field-empty")?;
            }
            player.federation = Some(country).filter(|country| !country.is_empty());
        }
        front.left = self.times(check, 4, front.times_left())?;
        front.used = self.times(check, 6, front.times_used())?;
        Some(front)
    }

    /// Who sends it as it stood at first, with something missing still, is told what: else the same step
    /// would come again and again.
    fn completes(
        &self,
        check: &mut Check<'_, '_>,
        one: &Adjournment,
        front: &EnvelopeFront,
    ) -> Option<()> {
        let scene = check.scene;
        let lacks = lacking(scene, front, &one.right);
        let before = prefill::known(scene, Some(one), self.purpose);
        if lacks.is_empty()
            || self.fields != before
            || lacks != lacking(scene, &one.front, &one.right)
        {
            return Some(());
        }
        let empty = |nth: &usize| self.text(*nth).is_empty();
        let named = |nth: &usize| {
            let side = if *nth == 0 { Side::White } else { Side::Black };
            front.players.of(side).name.trim() == one.right.players.of(side).name.trim()
        };
        let names_differ = front.disagreements(&one.right).contains(&Disagreement::Names);
        let first = if names_differ { (0..2).find(|nth| !named(nth)) } else { None };
        let first = first.or_else(|| (0..self.fields.len()).find(empty)).unwrap_or(0);
        let why = scene.say_with("envelopes-front-unchanged", &[("lacks", lacks.into())]);
        check.fault(self.label(first), why);
        None
    }

    /// The times of both in two fields; none where nothing is typed.
    #[expect(clippy::option_option, reason = "a field is wrong, nothing is typed, or times are")]
    fn times(
        &self,
        check: &mut Check<'_, '_>,
        nth: usize,
        known: Option<BySide<Millis>>,
    ) -> Option<Option<BySide<Millis>>> {
        if self.text(nth).is_empty() && self.text(nth + 1).is_empty() {
            return Some(None);
        }
        let white = self.on_clock(check, nth, known.map(|known| known.white));
        let black = self.on_clock(check, nth + 1, known.map(|known| known.black));
        Some(Some(BySide::new(white?, black?)))
    }

    fn due(&self, check: &mut Check<'_, '_>) -> Option<Appointment> {
        let at = self.time(check, 0)?;
        let fields = &check.scene.snap.edition.rules.adjournment.envelope.value;
        let place = if fields.contains(&EnvelopeField::Resumption) {
            self.given(check, 1, "envelopes-venue-missing")?
        } else {
            self.text(1)
        };
        // What was agreed on paper may be entered when its hour has passed; another day is a slip.
        let near = (now().since(at) <= Millis::from_mins(24 * 60)).then_some(());
        check.read(self.label(0), near, "envelopes-due-past")?;
        let mut sessions = check.scene.snap.hall.adjournments.sessions.iter();
        let session = sessions.find(|(_, session)| session.holds(at)).map(|(no, _)| *no);
        Some(Appointment { at, place, session })
    }

    /// Position and clocks, as they stand on the table: what an electronic board shows is compared
    /// square by square, and what a clock shows with the envelope.
    fn set_up(&self, check: &mut Check<'_, '_>, one: &Adjournment) -> Option<Ask> {
        let known = one.times();
        let white = self.on_clock(check, 0, known.map(|known| known.white));
        let black = self.on_clock(check, 1, known.map(|known| known.black));
        Some(set_up(check.scene, one, Some(BySide::new(white?, black?))))
    }
}
