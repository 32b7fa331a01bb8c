//! Appeals against a decision, with what of the competition they rest on: its regulations and
//! committee, the end of the round, the game whose result a decision changes.

use crate::disputes::context::{AppealContext, Context};
use crate::disputes::refusal::Refusal;
use crate::disputes::state::Incident;
use jadoube_laws::appeals::deadline::{self, DeadlineStatus};
use jadoube_laws::appeals::filing::{Admissibility, FeePayment, Filing, admissibility};
use jadoube_laws::appeals::sitting::{Sitting, compose, flaws_of_vote};
use jadoube_laws::appeals::verdict::{self, Decision, Effect, EffectStatus, Judgement};
use jadoube_laws::game::command::{Command as GameCommand, Ending, LastMove};
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Rulebook;
use jadoube_laws::laws::kind::Pace;
use jadoube_laws::laws::regulations::Regulations;
use jadoube_laws::rulings::rule::pace_of;
use jadoube_laws::wall::Wall;

impl AppealContext<'_> {
    /// How the deadline for an appeal stands; none while the incident waits for its decision.
    #[must_use]
    pub fn due(
        &self,
        incident: &Incident,
        game: Option<&Game>,
        book: Rulebook<'_>,
        at: Wall,
    ) -> Option<DeadlineStatus> {
        incident.decision.as_ref()?;
        let pace = game.map_or(Pace::Standard, |game| pace_of(game, book.edition));
        let since = (self.decided?, self.round);
        Some(deadline::due(book.regulations, self.provisions, pace, since, at))
    }

    /// Whether an appeal is admissible; none while the incident waits for its decision.
    #[must_use]
    pub fn admissible(
        &self,
        incident: &Incident,
        game: Option<&Game>,
        filing: &Filing,
        (book, at): (Rulebook<'_>, Wall),
    ) -> Option<Admissibility> {
        let due = self.due(incident, game, book, at)?;
        let ruling = &incident.decision.as_ref()?.ruling;
        Some(admissibility(book, self.provisions, ruling, filing, due))
    }

    /// How the committee sits on a case.
    #[must_use]
    pub fn sitting(&self, incident: &Incident, book: Rulebook<'_>) -> Sitting {
        let players = incident.circumstances.as_ref().map(|then| &then.players);
        compose(book.regulations, &self.provisions.members, players)
    }
}

/// What the committee has decided, with how its vote stands to the regulations, and what it does to
/// the game.
pub(super) fn decide(
    incident: &Incident,
    judgement: Judgement,
    ctx: &Context<'_>,
) -> Result<(Decision, Vec<GameEvent>), Refusal> {
    let regulations = ctx.book.regulations;
    of_fee(incident, &judgement, regulations)?;
    let sitting = ctx.appeals.sitting(incident, ctx.book);
    let flaws = flaws_of_vote(regulations, &sitting, &judgement.voters);
    let (carried, events) = carry_out(judgement.effect, &judgement.reasons, ctx)?;
    Ok((Decision { judgement, carried, flaws }, events))
}

/// Whether the regulations leave it to the committee to deal with the fee like that.
fn of_fee(
    incident: &Incident,
    judgement: &Judgement,
    regulations: &Regulations,
) -> Result<(), Refusal> {
    let filing = incident.appeal.as_ref().and_then(|appeal| appeal.filing);
    // Of the first appeals that this program recorded it is not known.
    let paid = filing.map_or(vec![FeePayment::No, FeePayment::Yes], |filing| vec![filing.fee]);
    let may =
        |paid: &FeePayment| verdict::may(regulations, *paid, judgement.verdict, judgement.fee);
    if paid.iter().any(may) {
        return Ok(());
    }
    let fates = |paid| verdict::fees(regulations, paid, judgement.verdict);
    let fates = paid.into_iter().flat_map(fates).collect();
    let articles = regulations.fee.articles.clone();
    Err(Refusal::FeeNotSo { no: incident.no, fates, articles })
}

fn carry_out(
    effect: Effect,
    reason: &str,
    ctx: &Context<'_>,
) -> Result<(EffectStatus, Vec<GameEvent>), Refusal> {
    let wanted = match effect {
        Effect::Stays => return Ok((EffectStatus::Nothing, Vec::new())),
        Effect::Result { score } => Some(score),
        Effect::PlayOn => None,
    };
    let Some(site) = ctx.site else { return Ok((EffectStatus::ByHand, Vec::new())) };
    let has = site.game.outcome().map(|outcome| outcome.score);
    if has == wanted {
        return Ok((EffectStatus::Nothing, Vec::new()));
    }
    // On no board a game cannot be played on.
    if wanted.is_none() && !site.on_board {
        return Ok((EffectStatus::ByHand, Vec::new()));
    }
    let mut scratch = site.game.clone();
    let mut events = Vec::new();
    if has.is_some() {
        let what = GameCommand::Reopen { reason: reason.to_owned() };
        events.extend(scratch.obey(&what, ctx.when())?);
    }
    if let Some(score) = wanted {
        let outcome = Outcome { score, reason: EndReason::AppealsCommittee };
        let last_move = scratch.standing.clone().map(LastMove::Include);
        let what = GameCommand::End(Ending { outcome, last_move });
        events.extend(scratch.obey(&what, ctx.when())?);
    }
    Ok((EffectStatus::Out, events))
}
