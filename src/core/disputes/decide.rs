//! From a command to events or a refusal. The proposal is computed here, once, and written into
//! the event; so is all that a decision means for the game and for other incidents, whether an appeal
//! is admissible, and what the committee's decision does.
#![deny(clippy::wildcard_enum_match_arm)]

use crate::disputes::appeals;
use crate::disputes::change::{Change, Loss, changes};
use crate::disputes::command::{Caller, Clocks, Command};
use crate::disputes::context::{Context, Site};
use crate::disputes::event::{Event, Opening};
use crate::disputes::evidence::{self, Evidence};
use crate::disputes::refusal::Refusal;
use crate::disputes::remedies::ClockStop;
use crate::disputes::remedies::{self, stopped_for, stopped_with};
use crate::disputes::state::{Appeal, Circumstances, Decision, Incident, Incidents};
use crate::disputes::undo::ElapsedTime;
use crate::disputes::withdrawal::put_back;
use crate::step::Step;
use jadoube_chess::moment::Moment;
use jadoube_laws::appeals::filing::Filing;
use jadoube_laws::appeals::verdict::Judgement;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::case::{Case, rule};
use jadoube_laws::rulings::contradiction::contradiction;
use jadoube_laws::rulings::earlier_moment::rule_since;
use jadoube_laws::rulings::facts::Question;
use jadoube_laws::rulings::required_facts::missing;
use jadoube_laws::rulings::rule::{Scene, without_proposal};
use jadoube_laws::rulings::ruling::{Doubt, Finding, Remedy, Ruling};
use jadoube_laws::rulings::score::result::is_corrected;
use jadoube_laws::rulings::sentence::Said;

/// What comes of a command.
type CommandResult = Result<Vec<Step<Event>>, Refusal>;

/// What the command leads to.
pub(in crate::disputes) fn decide(
    log: &Incidents,
    command: &Command,
    ctx: &Context<'_>,
) -> CommandResult {
    match command {
        Command::Open { board, case, caller, claim, clocks } => {
            let call = Call { place: (*board, None), caller: *caller, claim, clocks: *clocks };
            Ok(open(log, case, &call, ctx).steps)
        }
        Command::Rule { board, case, caller, claim, clocks, lose } => {
            let call = Call { place: (*board, None), caller: *caller, claim, clocks: *clocks };
            rule_at_once(log, case, &call, *lose, ctx)
        }
        Command::OpenInGame { game, case, caller, claim } => {
            Ok(open(log, case, &Call::in_game(*game, *caller, claim, ctx), ctx).steps)
        }
        Command::RuleInGame { game, case, caller, claim, lose } => {
            rule_at_once(log, case, &Call::in_game(*game, *caller, claim, ctx), *lose, ctx)
        }
        Command::Restate { no, case } => restate(log, *no, case, ctx),
        Command::Propose { no } => propose_anew(log, *no, ctx),
        Command::State { no, who, text } => {
            find(log, *no)?;
            let (who, text) = (who.trim().to_owned(), written(text)?);
            here(Event::StatementTaken { no: *no, who, text })
        }
        Command::Accept { no, reason, lose } => accept(log, *no, reason, *lose, ctx),
        Command::DecideOtherwise { no, remedies, text, reason, lose } => {
            let words = (text.as_str(), reason.as_str());
            decide_otherwise(log, *no, (remedies, words), *lose, ctx)
        }
        Command::Withdraw { no, reason, time, lose } => {
            withdraw(log, *no, reason, (*time, *lose), ctx)
        }
        Command::Reinstate { no, reason, time, lose } => {
            reinstate(log, *no, reason, (*time, *lose), ctx)
        }
        Command::Appeal { no, by, text, filing } => appeal(log, *no, (by, text), *filing, ctx),
        Command::DecideAppeal { no, judgement } => decide_appeal(log, *no, judgement, ctx),
        Command::Correct { no, text, reason } => {
            find(log, *no)?;
            let (text, reason) = (written(text)?, required(reason)?);
            here(Event::Corrected { no: *no, text, reason })
        }
        Command::Reopen { no, reason } => {
            if find(log, *no)?.is_open() {
                return Err(Refusal::NotDecided(*no));
            }
            here(Event::Reopened { no: *no, reason: required(reason)? })
        }
    }
}

fn here(event: Event) -> CommandResult {
    Ok(vec![Step::Here(event)])
}

/// Who calls the arbiter, and to what.
struct Call<'a> {
    /// At which board, if at one; and in which game, where that is told by its number.
    place: (Option<BoardNo>, Option<GameNo>),
    caller: Caller,
    claim: &'a str,
    clocks: Clocks,
}

impl<'a> Call<'a> {
    /// To a game told by its number. Its clocks are nobody's care: where it has left its board, none runs.
    fn in_game(game: GameNo, caller: Caller, claim: &'a str, ctx: &Context<'_>) -> Self {
        let place = (ctx.site.map(|site| site.board), Some(game));
        Self { place, caller, claim, clocks: Clocks::Leave }
    }
}

/// An incident that is opened.
struct OpenedIncident {
    no: IncidentNo,
    proposal: Ruling,
    /// What becomes of the clocks, and the incident itself.
    steps: Vec<Step<Event>>,
    /// The game, its clocks stopped if that was asked for.
    scratch: Option<Game>,
}

fn open(log: &Incidents, case: &Case, call: &Call<'_>, ctx: &Context<'_>) -> OpenedIncident {
    let (game, (at, edition)) = (ctx.game(), ctx.when());
    let no = ctx.next;
    let proposal =
        game.map_or_else(|| without_proposal(edition), |game| rule(case, game, edition, at));
    let proposal = ctx.proposed(proposal);
    let opening = Opening {
        board: call.place.0,
        game: call.place.1,
        circumstances: game.map(|game| Circumstances::of(game, at)),
        caller: call.caller,
        case: case.clone(),
        claim: call.claim.trim().to_owned(),
        clocks: call.clocks,
        evidence: ctx.site.map(|site| evidence_for(log, case, site)).unwrap_or_default(),
        proposal: proposal.clone(),
    };
    let mut scratch = game.cloned();
    // Stopping a clock that stands, or one on the table, is not worth a refusal here.
    let stopped = match &mut scratch {
        Some(game) if call.clocks == Clocks::Stop => {
            game.obey(&GameCommand::StopClock, ctx.when()).unwrap_or_default()
        }
        _ => Vec::new(),
    };
    let opened = Step::Here(Event::Opened { no, opening: Box::new(opening) });
    let steps = stopped.into_iter().map(Step::Game).chain([opened]).collect();
    OpenedIncident { no, proposal, steps, scratch }
}

/// What the game has to say about a case. What was touched and has been decided upon in a case of another
/// kind is no evidence in this one: it stands on the sheet of that incident.
fn evidence_for(log: &Incidents, case: &Case, site: Site<'_>) -> Vec<Evidence> {
    let is_settled = |one: &&Incident| {
        one.game == Some(site.no) && one.decision.is_some() && one.case.kind() != case.kind()
    };
    let settled = log.values().filter(is_settled);
    let settled: Vec<&Evidence> = settled.flat_map(|one| &one.evidence).collect();
    let mut found = evidence::gather(site.game);
    found.retain(|one| !(one.is_touch() && settled.contains(&one)));
    found
}

/// An incident is opened, and its ruling accepted at once.
fn rule_at_once(
    log: &Incidents,
    case: &Case,
    call: &Call<'_>,
    lose: Option<Loss>,
    ctx: &Context<'_>,
) -> CommandResult {
    let OpenedIncident { no, proposal, mut steps, scratch } = open(log, case, call, ctx);
    check_facts(case, ctx.game())?;
    let decision = accepted(no, proposal, "", ctx.at);
    steps.extend(match ctx.site.zip(scratch) {
        Some(site) => {
            let ran = site.0.game.clock.running().is_some();
            let known = (stopped_with(call.clocks, ran), lose);
            remedies::decide(log, (no, decision), known, site, ctx)?
        }
        None => here(Event::Decided { no, decision: Box::new(decision) })?,
    });
    Ok(steps)
}

/// The facts are put differently: the ruling that follows.
fn restate(log: &Incidents, no: IncidentNo, case: &Case, ctx: &Context<'_>) -> CommandResult {
    let incident = undecided(log, no)?;
    let game = ctx.game().map(|now| (now, incident));
    let proposal = ctx.proposed(propose(case, game, ctx.when()));
    if incident.case == *case && incident.proposal == proposal {
        return Ok(Vec::new());
    }
    here(Event::CaseRestated { no, case: case.clone(), proposal: Box::new(proposal) })
}

/// The game has gone on: the ruling that follows.
fn propose_anew(log: &Incidents, no: IncidentNo, ctx: &Context<'_>) -> CommandResult {
    let incident = undecided(log, no)?;
    let game = ctx.game().ok_or(Refusal::GameGone(no))?;
    let proposal = ctx.proposed(propose(&incident.case, Some((game, incident)), ctx.when()));
    if incident.proposal == proposal && incident.ground.as_deref() == Some(game) {
        return Ok(Vec::new());
    }
    here(Event::ProposedAnew { no, proposal: Box::new(proposal) })
}

fn accept(
    log: &Incidents,
    no: IncidentNo,
    reason: &str,
    lose: Option<Loss>,
    ctx: &Context<'_>,
) -> CommandResult {
    let incident = undecided(log, no)?;
    if is_overtaken(incident, ctx) {
        return Err(Refusal::Outdated { no, changes: vec![Change::Presence] });
    }
    let proposal = ctx.ruling_now(incident.proposal.clone());
    may_carry_out(incident, ctx.game(), &proposal.remedies)?;
    check_facts(&incident.case, ctx.game())?;
    up_to_date(incident, &proposal, ctx)?;
    settle(log, incident, accepted(no, proposal, reason, ctx.at), lose, ctx)
}

fn decide_otherwise(
    log: &Incidents,
    no: IncidentNo,
    (remedies, (text, reason)): (&[Remedy], (&str, &str)),
    lose: Option<Loss>,
    ctx: &Context<'_>,
) -> CommandResult {
    let incident = undecided(log, no)?;
    may_carry_out(incident, ctx.game(), remedies)?;
    // That nothing is done needs no facts: there may be none, as of what was opened by mistake.
    if !remedies.is_empty() {
        check_facts(&incident.case, ctx.game())?;
    }
    if let Some((one, other)) = contradiction(remedies) {
        return Err(Refusal::Contradiction(Box::new((one.clone(), other.clone()))));
    }
    let ruling = own(remedies, &incident.proposal);
    let (text, reason) = (text.trim().to_owned(), required(reason)?);
    let (at, as_proposed, waits_for) = (ctx.at, false, Vec::new());
    let decision = Decision { at, ruling, as_proposed, text, reason, waits_for };
    settle(log, incident, decision, lose, ctx)
}

/// A decision, with what it does to the game. A clock that stands while its game is away is not
/// started.
fn settle(
    log: &Incidents,
    incident: &Incident,
    decision: Decision,
    lose: Option<Loss>,
    ctx: &Context<'_>,
) -> CommandResult {
    let no = incident.no;
    let Some(site) = ctx.site else {
        return here(Event::Decided { no, decision: Box::new(decision) });
    };
    let stopped = if site.on_board {
        stopped_for(log, incident, site.game, ctx.book.edition)
    } else {
        ClockStop::No
    };
    remedies::decide(log, (no, decision), (stopped, lose), (site, site.game.clone()), ctx)
}

fn withdraw(
    log: &Incidents,
    no: IncidentNo,
    reason: &str,
    how: (Option<ElapsedTime>, Option<Loss>),
    ctx: &Context<'_>,
) -> CommandResult {
    let incident = find(log, no)?;
    let decision = incident.decision.as_ref().ok_or(Refusal::NotDecided(no))?;
    not_by_the_committee(no, incident.appeal.as_ref())?;
    may_carry_out(incident, ctx.game(), &decision.ruling.remedies)?;
    let reason = required(reason)?;
    let (time, back) = put_back(log, incident, &reason, how, ctx)?.unzip();
    Ok(with_game(Event::Withdrawn { no, reason, time }, back))
}

fn reinstate(
    log: &Incidents,
    no: IncidentNo,
    reason: &str,
    how: (Option<ElapsedTime>, Option<Loss>),
    ctx: &Context<'_>,
) -> CommandResult {
    let incident = find(log, no)?;
    let withdrawn = incident.withdrawn.as_ref().ok_or(Refusal::NotWithdrawn(no))?;
    may_carry_out(incident, ctx.game(), &withdrawn.decision.ruling.remedies)?;
    let reason = required(reason)?;
    let (time, back) = put_back(log, incident, &reason, how, ctx)?.unzip();
    Ok(with_game(Event::Reinstated { no, reason, time }, back))
}

fn with_game(event: Event, game: impl IntoIterator<Item = GameEvent>) -> Vec<Step<Event>> {
    std::iter::once(Step::Here(event)).chain(game.into_iter().map(Step::Game)).collect()
}

fn appeal(
    log: &Incidents,
    no: IncidentNo,
    (by, text): (&str, &str),
    filing: Option<Filing>,
    ctx: &Context<'_>,
) -> CommandResult {
    let incident = find(log, no)?;
    if incident.decision.is_none() {
        return Err(Refusal::NotDecided(no));
    }
    if incident.appeal.is_some() {
        return Err(Refusal::AlreadyAppealed(no));
    }
    let (by, text) = (written(by)?, text.trim().to_owned());
    let admissibility = filing.as_ref().and_then(|filing| {
        ctx.appeals.admissible(incident, ctx.game(), filing, (ctx.book, filing.at?))
    });
    here(Event::Appealed { no, by, text, filing, admissibility })
}

fn decide_appeal(
    log: &Incidents,
    no: IncidentNo,
    judgement: &Judgement,
    ctx: &Context<'_>,
) -> CommandResult {
    let incident = find(log, no)?;
    let appeal = incident.appeal.as_ref().ok_or(Refusal::NoAppeal(no))?;
    not_by_the_committee(no, Some(appeal))?;
    let reasons = required(&judgement.reasons)?;
    let judgement = Judgement { reasons, ..judgement.clone() };
    let (decision, done) = appeals::decide(incident, judgement, ctx)?;
    Ok(with_game(Event::AppealDecided { no, decision: Box::new(decision) }, done))
}

/// Whether an incident about who came to the resumption was proposed before that became another
/// matter: it decides nothing any more.
fn is_overtaken(incident: &Incident, ctx: &Context<'_>) -> bool {
    let about = matches!(incident.case, Case::Resumption(_));
    let one = ctx.site.and_then(|site| site.adjournment).filter(|_| about);
    let changed = one.and_then(|one| one.resumption.as_ref()).and_then(|now| now.changed);
    changed.is_some_and(|changed| incident.proposed_at < changed)
}

/// The ruling on a case of an incident from its game as it is now.
fn propose(
    case: &Case,
    game: Option<(&Game, &Incident)>,
    (at, edition): (Moment, &Edition),
) -> Ruling {
    let Some((game, incident)) = game else { return without_proposal(edition) };
    let then = incident.then.as_deref().unwrap_or(game);
    rule_since(case, then, &Scene::new(game, edition, at))
}

/// Nothing is accepted that would be proposed otherwise now. Where nothing has happened but that
/// time has passed, the ruling is asked for as of the moment when it was proposed: what the arbiter
/// has read is what is done.
fn up_to_date(incident: &Incident, proposal: &Ruling, ctx: &Context<'_>) -> Result<(), Refusal> {
    let (Some(game), Some(ground)) = (ctx.game(), incident.ground.as_deref()) else {
        return Ok(());
    };
    let (at, edition) = ctx.when();
    let untouched = ground == game;
    let moment = if untouched { incident.proposed_at } else { at };
    let anew = ctx.proposed(propose(&incident.case, Some((game, incident)), (moment, edition)));
    // What was proposed while the game was adjourned holds without its clock, too.
    if anew == *proposal || anew.clone().without_start() == *proposal {
        return Ok(());
    }
    let mut changes = changes(ground, game);
    if changes.is_empty() {
        let of_result = is_corrected(&anew) || is_corrected(proposal);
        changes.push(match untouched {
            true if of_result => Change::Result,
            true => Change::Laws,
            false => Change::Clock,
        });
    }
    Err(Refusal::Outdated { no: incident.no, changes })
}

/// What the case is about has been told.
fn check_facts(case: &Case, game: Option<&Game>) -> Result<(), Refusal> {
    let facts = missing(case, game).into_iter();
    let question = |fact| Some(Question { schema: case.schema()?, fact });
    let questions: Vec<Question<'_>> = facts.filter_map(question).collect();
    if questions.is_empty() { Ok(()) } else { Err(Refusal::FactsMissing { questions }) }
}

/// What the committee has decided is no longer the arbiter's.
fn not_by_the_committee(no: IncidentNo, appeal: Option<&Appeal>) -> Result<(), Refusal> {
    let decided = appeal.is_some_and(|appeal| appeal.decision.is_some());
    if decided { Err(Refusal::AppealDecided(no)) } else { Ok(()) }
}

/// Without a reason of the arbiter's own, the number of the incident and the articles stand for it:
/// the corrections of the game need something to refer to.
fn accepted(no: IncidentNo, ruling: Ruling, reason: &str, at: Moment) -> Decision {
    let reason = required(reason).unwrap_or_else(|_| {
        let articles: Vec<String> = ruling.citations.iter().map(ToString::to_string).collect();
        format!("#{no} · {}", articles.join(", "))
    });
    let (as_proposed, text, waits_for) = (true, String::new(), Vec::new());
    Decision { at, ruling, as_proposed, text, reason, waits_for }
}

/// A ruling of the arbiter's own: nothing of the proposal is said in its name. The articles hold for
/// the proposal as a whole, so they stay where all of it is kept.
fn own(remedies: &[Remedy], proposal: &Ruling) -> Ruling {
    let kept = proposal.remedies.iter().all(|one| remedies.contains(one));
    let citations = if kept { proposal.citations.clone() } else { Vec::new() };
    let finding = Finding::Told(Said::new("common-own-decision"));
    let ruling = Ruling::new(finding, remedies.to_vec(), citations).unsure(Doubt::Judgement);
    Ruling { rights: proposal.rights.clone(), appealable: proposal.appealable, ..ruling }
}

/// Remedies that change a game need one: it is gone if another was set up in its place before it had
/// begun.
fn may_carry_out(
    incident: &Incident,
    game: Option<&Game>,
    remedies: &[Remedy],
) -> Result<(), Refusal> {
    let (None, Some(then)) = (game, &incident.then) else { return Ok(()) };
    let changes = remedies.iter().any(|remedy| remedy.changes(then));
    if changes { Err(Refusal::GameGone(incident.no)) } else { Ok(()) }
}

fn find(log: &Incidents, no: IncidentNo) -> Result<&Incident, Refusal> {
    log.get(&no).ok_or(Refusal::NoSuchIncident(no))
}

fn undecided(log: &Incidents, no: IncidentNo) -> Result<&Incident, Refusal> {
    let incident = find(log, no)?;
    if incident.lapsed.is_some() {
        return Err(Refusal::Lapsed(no));
    }
    if incident.is_open() { Ok(incident) } else { Err(Refusal::AlreadyDecided(no)) }
}

fn written(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    if text.is_empty() { Err(Refusal::TextMissing) } else { Ok(text.to_owned()) }
}

fn required(reason: &str) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() { Err(Refusal::ReasonMissing) } else { Ok(reason.to_owned()) }
}

#[cfg(test)]
mod tests;
