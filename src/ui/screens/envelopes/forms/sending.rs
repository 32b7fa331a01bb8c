//! What a dialog about an envelope asks of the desk once it is filled in, or which field is wrong.

use std::path::Path;

use crate::actions::{Actions, Wish};
use crate::scene::Scene;
use crate::screens::envelopes::forms::{Early, Errand, Form, Seen, late};
use crate::screens::envelopes::notations::Found;
use crate::screens::envelopes::{ask, next_no, set_up, tell_written};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::arrival::arrival;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{Due, Front, Handing, Signature, Signer, Which};
use jadoube_core::adjournment::event::Why;
use jadoube_core::adjournment::reading::Judgement;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_desk::envelopes;
use jadoube_desk::sealing::now;
use jadoube_desk::times;
use jadoube_i18n::adjournment::envelope;
use jadoube_i18n::{ruling, time};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::wall::Wall;

/// Which field is wrong, and what is wrong there.
type Fault = (usize, String);

/// Does what the dialog is for.
pub(super) fn done(scene: &Scene<'_>, form: &Form, actions: &mut Actions) -> Result<(), Fault> {
    let one = scene.snap.hall.adjournments.get(&form.no).map(AsRef::as_ref);
    match (form.errand, one) {
        (Errand::Begin, _) => form.begin(scene, actions),
        (Errand::Print, Some(_)) => print(scene, form, actions),
        (Errand::SetUp, Some(one)) if form.set_clock => {
            set_clock(scene, one, actions);
            Ok(())
        }
        (Errand::Presence, Some(one)) => {
            for what in form.presence(scene, one)? {
                ask(actions, what);
            }
            Ok(())
        }
        (Errand::Excuse, Some(one)) => {
            let reason = form.given(scene, 0, "adjournment-refusal-reason-missing")?;
            for side in late(one) {
                ask(actions, Ask::Excuse { no: form.no, side, reason: reason.clone() });
            }
            Ok(())
        }
        (_, Some(one)) => {
            if let Some(what) = form.command(scene, one)? {
                ask(actions, what);
            }
            Ok(())
        }
        // It has gone, with its file.
        (_, None) => Ok(()),
    }
}

/// The connected clock is set to the times of the envelope, which then are those of the game.
fn set_clock(scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    let Some(times) = one.times() else { return };
    let edition = scene.snap.edition;
    let cited = ruling::citations(scene.words, &edition.cite(&edition.rules.adjournment.set_up));
    let reason = format!("{} · {cited}", envelope(scene.words, one.no, Which::Sealed));
    let correction = Correction::SetBoth { times };
    actions.game(one.board, GameCommand::CorrectClock { correction, reason });
    ask(actions, set_up(scene, one, Some(times)));
}

fn print(scene: &Scene<'_>, form: &Form, actions: &mut Actions) -> Result<(), Fault> {
    let path = form.text(0);
    let path = Path::new(&path);
    let (hall, on) = (&scene.snap.hall, (form.paper, path));
    envelopes::print(scene.words, (hall, scene.snap.edition, scene.snap.record), &[form.no], on)
        .map_err(|fault| (0, fault.to_string()))?;
    tell_written(scene, path, actions);
    Ok(())
}

impl Form {
    fn text(&self, nth: usize) -> String {
        self.fields.get(nth).map(|text| text.trim().to_owned()).unwrap_or_default()
    }

    /// What must not be empty.
    fn given(&self, scene: &Scene<'_>, nth: usize, missing: &str) -> Result<String, Fault> {
        let text = self.text(nth);
        if text.is_empty() { Err((nth, scene.say(missing))) } else { Ok(text) }
    }

    fn time(&self, scene: &Scene<'_>, nth: usize) -> Result<Wall, Fault> {
        let read = times::typed(&self.text(nth), now());
        read.ok_or_else(|| (nth, scene.say("envelopes-time-fault")))
    }

    fn why(&self, scene: &Scene<'_>) -> Result<Why, Fault> {
        if self.early == Early::Arbiter {
            return Ok(Why::Arbiter);
        }
        let left = time::read(&self.text(0)).ok_or_else(|| (0, scene.say("board-not-a-time")))?;
        Ok(Why::Early { left })
    }

    fn begin(&self, scene: &Scene<'_>, actions: &mut Actions) -> Result<(), Fault> {
        let Some((board, game)) = scene.current() else { return Ok(()) };
        let why = self.why(scene)?;
        let mut assistants = scene.snap.hall.assistants_at(board);
        *assistants.of_mut(game.turn()) = self.assisted;
        ask(actions, Ask::Begin { board, why, assistants });
        actions.push(Wish::ShowEnvelope(next_no(scene)));
        Ok(())
    }

    /// What is asked of the desk; nothing, where no command is.
    fn command(&self, scene: &Scene<'_>, one: &Adjournment) -> Result<Option<Ask>, Fault> {
        let (no, by) = (self.no, self.side);
        Ok(Some(match self.errand {
            Errand::OnBoard => Ask::MoveOnBoard { no, uci: self.uci(scene, one)? },
            Errand::State => Ask::StateMove { no, uci: self.uci(scene, one)? },
            Errand::BreakOff => Ask::BreakOff {
                no,
                reason: self.given(scene, 0, "adjournment-refusal-reason-missing")?,
            },
            Errand::Settle => Ask::Settle {
                no,
                reason: self.given(scene, 0, "adjournment-refusal-reason-missing")?,
            },
            Errand::KeepTimes => Ask::KeepTimes {
                no,
                reason: self.given(scene, 0, "adjournment-refusal-reason-missing")?,
            },
            Errand::Establish => Ask::Establish { no, agreed: self.established },
            Errand::Annul => Ask::Annul {
                no,
                reason: self.given(scene, 0, "adjournment-refusal-reason-missing")?,
            },
            Errand::Front => Ask::WriteFront { no, front: Box::new(self.front(scene, one)?) },
            Errand::Sign(by) => Ask::Sign { no, signature: self.signature(scene, by)? },
            Errand::Keep => Ask::Hand { no, handing: self.handing(scene)? },
            Errand::Schedule => Ask::Schedule { no, due: self.due(scene)? },
            Errand::Offer => Ask::OfferDraw { no, by },
            Errand::Reject => Ask::RejectDraw { no },
            Errand::Conclude => Ask::Conclude { no, by, said: self.said },
            Errand::Resume => {
                let board = self.text(0).parse().map(BoardNo);
                let board = board.map_err(|_| (0, scene.say("envelopes-board-fault")))?;
                Ask::Resume { no, board, at: now() }
            }
            Errand::SetUp => self.set_up(scene, one)?,
            Errand::Question => Ask::QuestionTimes { no, by },
            Errand::Print | Errand::Begin | Errand::Presence | Errand::Excuse => return Ok(None),
        }))
    }

    /// Who is there, and since when: now, where no time is written. Both players are told of.
    fn presence(&self, scene: &Scene<'_>, one: &Adjournment) -> Result<Vec<Ask>, Fault> {
        let now = now();
        let mut all = Vec::new();
        for (nth, side) in Side::BOTH.into_iter().enumerate() {
            let at = if self.text(nth).is_empty() { now } else { self.time(scene, nth)? };
            if at > now {
                return Err((nth, scene.say("envelopes-presence-ahead")));
            }
            let came = one.resumption.as_ref().and_then(|now| *now.arrived.of(side));
            match self.seen.of(side) {
                Seen::NotAsked => return Err((nth, scene.say("envelopes-presence-unanswered"))),
                Seen::Here if came == Some(at) || came.is_some() && self.text(nth).is_empty() => {}
                Seen::Here => all.extend(arrival(one, side, (at, now))),
                // The time at which the player came is none at which somebody was looked for.
                Seen::Away if came == Some(at) => {
                    all.push(Ask::NoteAbsent { no: self.no, side, at: now });
                }
                Seen::Away => all.push(Ask::NoteAbsent { no: self.no, side, at }),
            }
        }
        Ok(all)
    }

    /// A move of the adjourned position, in any notation.
    fn uci(&self, scene: &Scene<'_>, one: &Adjournment) -> Result<Uci, Fault> {
        let fault = || (0, scene.say("envelopes-move-fault"));
        let mut written = self.written.clone();
        written.text = self.text(0);
        match written.found(scene, one, Which::Sealed) {
            Some(Found::One(_, Judgement::Move { uci, .. })) => Ok(uci.clone()),
            Some(Found::One(_, Judgement::NotAsMade { written, .. })) => Ok(written.clone()),
            _ => Err(fault()),
        }
    }

    /// As it must be by the game, with the names, the countries and the times that were typed.
    fn front(&self, scene: &Scene<'_>, one: &Adjournment) -> Result<Front, Fault> {
        let mut front = one.right.clone();
        front.resumption.clone_from(&one.front.resumption);
        for (nth, side) in Side::BOTH.into_iter().enumerate() {
            let player = front.players.of_mut(side);
            let (name, country) = (self.text(nth), self.text(nth + 2));
            if !name.is_empty() {
                player.name = name;
            }
            player.federation = Some(country).filter(|country| !country.is_empty());
        }
        front.left = self.times(scene, 4, front.times_left())?;
        front.used = self.times(scene, 6, front.times_used())?;
        Ok(front)
    }

    /// The times of both in two fields; none where nothing is typed. What shows as it is known is
    /// what is known, to the millisecond.
    fn times(
        &self,
        scene: &Scene<'_>,
        nth: usize,
        known: Option<BySide<Millis>>,
    ) -> Result<Option<BySide<Millis>>, Fault> {
        if self.text(nth).is_empty() && self.text(nth + 1).is_empty() {
            return Ok(None);
        }
        let time = |nth: usize, side: Side| {
            let exact = known.map(|known| *known.of(side));
            let read = times::on_clock(&self.text(nth), exact);
            read.ok_or_else(|| (nth, scene.say("board-not-a-time")))
        };
        Ok(Some(BySide::new(time(nth, Side::White)?, time(nth + 1, Side::Black)?)))
    }

    fn signature(&self, scene: &Scene<'_>, by: Signer) -> Result<Signature, Fault> {
        let name = self.given(scene, 0, "adjournment-refusal-name-missing")?;
        Ok(Signature { by, name })
    }

    fn handing(&self, scene: &Scene<'_>) -> Result<Handing, Fault> {
        let to = self.given(scene, 1, "adjournment-refusal-name-missing")?;
        Ok(Handing { from: self.text(0), to, place: self.text(2), at: now() })
    }

    fn due(&self, scene: &Scene<'_>) -> Result<Due, Fault> {
        let (at, place) = (self.time(scene, 0)?, self.text(1));
        // What was agreed on paper may be entered when its hour has passed; another day is a slip.
        if now().since(at) > Millis::from_mins(24 * 60) {
            return Err((0, scene.say("envelopes-due-past")));
        }
        let mut sessions = scene.snap.hall.sessions.iter();
        let session = sessions.find(|(_, session)| session.holds(at)).map(|(no, _)| *no);
        Ok(Due { at, place, session })
    }

    /// Position and clocks, as they stand on the table: what an electronic board shows is compared
    /// square by square, and what a clock shows with the envelope.
    fn set_up(&self, scene: &Scene<'_>, one: &Adjournment) -> Result<Ask, Fault> {
        let time = |nth: usize, side: Side| {
            let exact = one.times().map(|left| *left.of(side));
            let read = times::on_clock(&self.text(nth), exact);
            read.ok_or_else(|| (nth, scene.say("board-not-a-time")))
        };
        let times = BySide::new(time(0, Side::White)?, time(1, Side::Black)?);
        Ok(set_up(scene, one, Some(times)))
    }
}
