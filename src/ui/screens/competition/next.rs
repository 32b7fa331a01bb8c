//! What comes next in the event, as a line with one button, on whichever page it stands.

use egui::{Context, Event, Key, KeyboardShortcut, Modifiers, Response, Ui};

use crate::actions::{Action, Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::competition::draw::form::StartForm;
use crate::screens::competition::event::form::RegulationsForm;
use crate::screens::competition::round::next::undecided;
use crate::screens::competition::tab::Tab;
use crate::tokens::Text;
use crate::widgets::announcer::Audience;
use crate::widgets::button::{Weight, button, next_row_before_breaking};
use crate::widgets::card::plain;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::next::NextStep;
use jadoube_core::competition::regulations::Regulations;
use jadoube_core::hall::command::Command;

/// What the button does.
#[derive(Debug, Clone, PartialEq, Eq)]
enum NextAction {
    /// The form for the regulations is opened.
    Regulations,
    /// It leads to where that is done.
    Go(Action),
    /// It is done, and shown on the page of the round.
    Do(Ask),
    /// The form opens in which the start positions of a round are drawn.
    DrawStart(u8),
}

/// Draws the line; the button, if there is one here.
pub(super) fn next_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    here: Tab,
    actions: &mut Actions,
) -> Option<Response> {
    let hall = &scene.snap.hall;
    let next = hall.next_step();
    let by_table = hall.contest.regulations.as_ref().is_some_and(Regulations::is_table);
    plain(ui, |ui| {
        let step = scene.words.tell(&next);
        let line = scene.say_with("tournament-next", &[("step", step.into())]);
        let told = line.clone();
        ui.label(Text::Strong.rich(line));
        let (label, deed) = deed(&next, here, by_table)?;
        let round = round_of(&next).map(|round| ("round", round.into()));
        let label = scene.say_with(label, &round.into_iter().collect::<Vec<_>>());
        let button = |ui: &mut Ui| button(ui, Weight::Primary, &label, None);
        let response = match deed {
            NextAction::Go(_) => button(ui),
            NextAction::Regulations | NextAction::Do(_) | NextAction::DrawStart(_) => {
                scene.changing(ui, button)
            }
        };
        ui.ctx().accesskit_node_builder(response.id, |node| {
            if node.description().is_none() {
                node.set_description(told);
            }
        });
        if response.clicked() {
            carry_out(scene, deed, here, actions);
        }
        Some(response)
    })
}

/// What the button of the line is called on the first page of the event, for who looks for it by its name.
pub(crate) fn called(scene: &Scene<'_>) -> Option<String> {
    let hall = &scene.snap.hall;
    let next = hall.next_step();
    let by_table = hall.contest.regulations.as_ref().is_some_and(Regulations::is_table);
    let (label, _) = deed(&next, Tab::Event, by_table)?;
    let round = round_of(&next).map(|round| ("round", round.into()));
    Some(scene.say_with(label, &round.into_iter().collect::<Vec<_>>()))
}

/// Does what that button does.
pub(crate) fn do_it(scene: &Scene<'_>, actions: &mut Actions) {
    let hall = &scene.snap.hall;
    let by_table = hall.contest.regulations.as_ref().is_some_and(Regulations::is_table);
    if let Some((_, deed)) = deed(&hall.next_step(), Tab::Event, by_table) {
        carry_out(scene, deed, Tab::Event, actions);
    }
}

/// The same as a line of text with a small button, above every other page. The page of the round has
/// the button itself.
pub(super) fn next_line_ui(ui: &mut Ui, scene: &Scene<'_>, here: Tab, actions: &mut Actions) {
    let hall = &scene.snap.hall;
    let next = hall.next_step();
    let by_table = hall.contest.regulations.as_ref().is_some_and(Regulations::is_table);
    ui.horizontal_wrapped(|ui| {
        let step = [("step", scene.words.tell(&next).into())];
        ui.label(Text::Strong.rich(scene.say_with("tournament-next", &step)));
        if here == Tab::Round {
            return;
        }
        let Some((label, deed)) = deed(&next, here, by_table) else { return };
        let round = round_of(&next).map(|round| ("round", round.into()));
        let label = scene.say_with(label, &round.into_iter().collect::<Vec<_>>());
        next_row_before_breaking(ui, Weight::Plain, &label, None);
        let button = |ui: &mut Ui| button(ui, Weight::Plain, &label, None);
        let response = match deed {
            NextAction::Go(_) => button(ui),
            NextAction::Regulations | NextAction::Do(_) | NextAction::DrawStart(_) => {
                scene.changing(ui, button)
            }
        };
        if response.clicked() {
            carry_out(scene, deed, here, actions);
        }
    });
}

/// Ctrl+Enter does what comes next on every page; where that is done by hand on this one, it says so.
pub(super) fn next_by_key(ctx: &Context, scene: &Scene<'_>, here: Tab, actions: &mut Actions) {
    let held = ctx.input(|input| {
        let again = |event: &Event| matches!(event, Event::Key { repeat: true, .. });
        input.modifiers.shift || input.events.iter().any(again)
    });
    let key = KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter);
    if held || !ctx.input_mut(|input| input.consume_shortcut(&key)) {
        return;
    }
    let hall = &scene.snap.hall;
    let next = hall.next_step();
    let by_table = hall.contest.regulations.as_ref().is_some_and(Regulations::is_table);
    match deed(&next, here, by_table) {
        Some((_, deed)) => carry_out(scene, deed, here, actions),
        None => {
            let step = [("step", scene.words.tell(&next).into())];
            actions.hear(Audience::All, scene.say_with("tournament-next", &step));
        }
    }
}

fn carry_out(scene: &Scene<'_>, deed: NextAction, here: Tab, actions: &mut Actions) {
    let round = round_of(&scene.snap.hall.next_step());
    match (deed, round) {
        // The page of the round asks about what is still to be decided.
        (NextAction::Do(Ask::Close { round }), _)
            if here != Tab::Round && !undecided(scene, round).is_empty() =>
        {
            actions.push(UiMessage::ShowRound { no: round, asked: None });
        }
        (NextAction::Regulations, _) => actions.open(RegulationsForm::new(scene)),
        (NextAction::DrawStart(round), _) => actions.open(StartForm::new(round)),
        (NextAction::Go(Action::ShowRound), Some(no)) => {
            actions.push(UiMessage::ShowRound { no, asked: None });
        }
        (NextAction::Go(action), _) => actions.run(action),
        (NextAction::Do(what), Some(no)) if here != Tab::Round => {
            actions.command(Command::Contest { what: what.clone() });
            actions.push(UiMessage::ShowRound { no, asked: Some(Box::new(what)) });
        }
        (NextAction::Do(what), _) => actions.command(Command::Contest { what }),
    }
}

/// The id of the button's label with what it does; nothing on the page where it is done by hand.
fn deed(next: &NextStep, here: Tab, by_table: bool) -> Option<(&'static str, NextAction)> {
    let draft = |round| NextAction::Do(Ask::Draft { round, pairings: Vec::new() });
    let publish = |round| NextAction::Do(Ask::Publish { round });
    let is_round = here == Tab::Round;
    let (at, label, deed) = match next {
        NextStep::FixRegulations => (None, "tournament-next-fix", NextAction::Regulations),
        NextStep::EnterPlayers { .. } => {
            (Some(Tab::Players), "tournament-next-enter", NextAction::Go(Action::ShowPlayers))
        }
        NextStep::EnterTeams { .. } => {
            (Some(Tab::Teams), "tournament-next-enter-teams", NextAction::Go(Action::ShowTeams))
        }
        NextStep::GiveNumbers => {
            (Some(Tab::Draw), "tournament-next-number", NextAction::Go(Action::ShowDraw))
        }
        NextStep::DivideTeams => {
            (Some(Tab::Draw), "tournament-next-divide", NextAction::Go(Action::ShowDraw))
        }
        NextStep::DrawGroups => {
            (Some(Tab::Draw), "tournament-next-draw-groups", NextAction::Go(Action::ShowDraw))
        }
        NextStep::Qualify => {
            (Some(Tab::Draw), "tournament-next-qualify", NextAction::Go(Action::ShowDraw))
        }
        NextStep::PlayOff { .. } => {
            (Some(Tab::Draw), "tournament-next-play-off", NextAction::Go(Action::ShowDraw))
        }
        NextStep::Pair { round } if by_table => (None, "tournament-next-pair", draft(*round)),
        NextStep::Pair { .. } => {
            (Some(Tab::Round), "tournament-next-pair", NextAction::Go(Action::ShowRound))
        }
        NextStep::Publish { round } if is_round => {
            (None, "tournament-next-publish", publish(*round))
        }
        // Nobody publishes what they have not seen.
        NextStep::Publish { .. } => {
            (None, "tournament-next-look", NextAction::Go(Action::ShowRound))
        }
        NextStep::Results { .. } => {
            (Some(Tab::Round), "tournament-next-results", NextAction::Go(Action::ShowRound))
        }
        NextStep::Settle { .. } => {
            (Some(Tab::Round), "tournament-next-settle", NextAction::Go(Action::ShowRound))
        }
        NextStep::DrawStart { round } => {
            (None, "tournament-next-draw-start", NextAction::DrawStart(*round))
        }
        NextStep::Close { round } => {
            (None, "tournament-next-close", NextAction::Do(Ask::Close { round: *round }))
        }
        NextStep::Resume { .. } => {
            (None, "tournament-next-resume", NextAction::Go(Action::ShowEnvelopes))
        }
        NextStep::Standings => (
            Some(Tab::Standings),
            "tournament-next-standings",
            NextAction::Go(Action::ShowStandings),
        ),
    };
    (at != Some(here)).then_some((label, deed))
}

/// The round that a step is about.
const fn round_of(next: &NextStep) -> Option<u8> {
    match next {
        NextStep::Pair { round }
        | NextStep::Publish { round }
        | NextStep::Close { round }
        | NextStep::Results { round, .. }
        | NextStep::Settle { round, .. }
        | NextStep::DrawStart { round }
        | NextStep::Resume { round, .. } => Some(*round),
        NextStep::FixRegulations
        | NextStep::EnterPlayers { .. }
        | NextStep::EnterTeams { .. }
        | NextStep::GiveNumbers
        | NextStep::DivideTeams
        | NextStep::DrawGroups
        | NextStep::Qualify
        | NextStep::PlayOff { .. }
        | NextStep::Standings => None,
    }
}
