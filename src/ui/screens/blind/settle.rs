//! The boards differ: what is wrong, since when, whose, and what the edition prescribes, step by
//! step (Laws 2023, D.2.9). Each step that the program can do has a button; what it does is events of
//! the match and the game.

use std::sync::Arc;

use egui::{Id, Ui};

use crate::actions::{Action, Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::blind::at_work::Match;
use crate::screens::incident;
use crate::tokens::Text;
use crate::widgets::announcer::{Audience, Manner};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_about};
use crate::widgets::card::{card, known, soft};
use crate::widgets::focus;
use jadoube_chess::board::position::Position;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::command::Command;
use jadoube_core::blind::event::Event;
use jadoube_core::blind::missing::is_different;
use jadoube_core::blind::present_move::{is_rightly_different, read_to_both};
use jadoube_core::blind::reconcile::at_board::table;
use jadoube_core::blind::reconcile::procedure::{Step, procedure, steps_on_report};
use jadoube_core::blind::reconcile::reversal::Reversal;
use jadoube_core::blind::reconcile::squares::{differences, handlings};
use jadoube_core::blind::reconcile::{Reconciliation, Verdict, reconcile, verify};
use jadoube_core::blind::state::{Blind, Comparison};
use jadoube_i18n::chess;
use jadoube_i18n::reconcile as told;
use jadoube_laws::game::state::Game;

/// What this part remembers.
#[derive(Debug, Default)]
pub(super) struct Settle {
    /// What was worked out, and for which game and boards.
    found: Option<(Arc<Game>, Arc<Blind>, Arc<Reconciliation>)>,
    /// The steps once they are being gone through, with those that are done.
    going: Option<Going>,
    /// Whether the keyboard has to go on from here: the steps are over.
    left: bool,
    /// The comparison in which a difference was reported whose steps are over.
    settled: Option<Comparison>,
    /// Whether a difference was reported here just now.
    is_new_report: bool,
}

#[derive(Debug)]
struct Going {
    found: Arc<Reconciliation>,
    /// The steps, each with how far it has come.
    steps: Vec<(Step, Progress)>,
    /// To which step the keyboard was brought; behind the last, away from the steps.
    reached: Option<usize>,
    /// Whether the position has to be read aloud, also where a comparison was open before.
    reads: bool,
    /// Whether what a side has said in a comparison that was open before holds still.
    agreed: bool,
    /// What was said of the boards once all was done.
    checked: String,
    /// Whether the desk is asked for something of the steps and has not answered: until then nothing is asked
    /// twice.
    sent: bool,
    /// What is to be done once it is recorded which board is right.
    decided: Vec<Step>,
    /// How far the game had come when boards were told that are still wrong.
    told_at: Option<(Ply, usize)>,
}

/// How far a step has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Progress {
    ToDo,
    /// Both sides are asked to compare, or have compared, which the desk does not know yet.
    Asked,
    /// Both sides compare.
    Compared,
    Done,
    /// The arbiter went on without it.
    Skipped,
}

impl Progress {
    const fn is_over(self) -> bool {
        matches!(self, Self::Done | Self::Skipped)
    }

    /// The message that says so.
    const fn id(self) -> &'static str {
        match self {
            Self::ToDo | Self::Asked | Self::Compared => "match-step-to-do",
            Self::Done => "match-step-done",
            Self::Skipped => "match-step-skipped",
        }
    }
}

impl Going {
    const fn begin(found: Arc<Reconciliation>, steps: Vec<(Step, Progress)>) -> Self {
        Self {
            found,
            steps,
            reached: None,
            reads: false,
            agreed: false,
            checked: String::new(),
            sent: false,
            decided: Vec::new(),
            told_at: None,
        }
    }

    /// The step that comes next.
    fn next(&self) -> Option<usize> {
        self.steps.iter().position(|(_, progress)| !progress.is_over())
    }

    /// A comparison is done once both sides have said that their boards agree. That is recorded where the board
    /// is kept.
    fn follow(&mut self, scene: &Scene<'_>, at: &Match<'_>, actions: &mut Actions) {
        let here = scene.snap.hall.is_kept_here(at.board);
        let asked = at.blind.comparison.filter(|one| one.ply == at.game.ply());
        let agreed = asked.is_some_and(|one| one.found == BySide::new(Some(true), Some(true)));
        for (step, progress) in &mut self.steps {
            match progress {
                Progress::Asked if asked.is_some() && !agreed => *progress = Progress::Compared,
                // It was refused.
                Progress::Asked if !self.sent => *progress = Progress::ToDo,
                Progress::Compared if agreed && here => {
                    at.ask(done(step, String::new()), actions);
                    (*progress, self.sent) = (Progress::Asked, true);
                }
                _ => {}
            }
        }
    }

    /// Takes note of what is recorded of the steps: nothing is done or skipped before it is.
    fn note(&mut self, what: &Event) {
        let (step, now) = match what {
            Event::StepDone { step, .. } => (step, Progress::Done),
            Event::StepSkipped { step, .. } => (step, Progress::Skipped),
            _ => return,
        };
        let mut open = self.steps.iter_mut().filter(|(_, progress)| !progress.is_over());
        if let Some((_, progress)) = open.find(|(one, _)| one == step) {
            *progress = now;
        }
        if let Event::StepDone { right: Some(_), .. } = what {
            let decided = std::mem::take(&mut self.decided).into_iter();
            self.steps.extend(decided.map(|step| (step, Progress::ToDo)));
        }
        // The answer of the desk may come a moment after its record.
        self.sent = false;
    }

    /// What records that the steps are left that are still to be done; nothing where none is.
    fn leaving(&self) -> Option<Command> {
        let open = self.steps.iter().filter(|(_, progress)| !progress.is_over());
        let steps: Vec<Step> = open.map(|(step, _)| step.clone()).collect();
        (!steps.is_empty()).then_some(Command::LeaveSteps { steps })
    }

    /// Whether something was asked that is not answered yet, which is said to who presses a button meanwhile.
    fn is_under_way(&self, scene: &Scene<'_>, actions: &mut Actions) -> bool {
        if self.sent {
            actions.hear(Audience::All, scene.say("app-why-asked"));
        }
        self.sent
    }
}

/// That a step is done, with the reason for what it changes in the game.
fn done(step: &Step, reason: String) -> Command {
    Command::DoStep { step: step.clone(), reason, right: None }
}

/// How far the game has come: once another move is announced, the boards are no longer those that the
/// steps were about.
fn come_so_far(at: &Match<'_>) -> (Ply, usize) {
    let ply = at.game.ply();
    (ply, at.blind.cycle(ply).map_or(0, |cycle| cycle.announced.len()))
}

/// Draws what is to be done where the boards differ, or where it is being done.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    state: &mut Settle,
    actions: &mut Actions,
) {
    if state.going.is_some() {
        going_ui(ui, scene, at, state, actions);
        return;
    }
    let two = at.blind.arrangement.has_two_boards();
    let differ = !differences(&at.placements()).is_empty();
    let owed = state.owed(at).is_some();
    // What a player has found stays a difference until the player finds that the board agrees.
    let said = owed || at.blind.is_found_different(at.game);
    let seen = match differ {
        true => is_wrong(scene, at),
        false => has_both_scores(at.game) || are_reversed(at),
    };
    if !two || !(said || seen) {
        state.found = None;
        return;
    }
    let found = state.look(scene, at);
    let are_wrong = matches!(found.verdict, Verdict::BothAgainstScores | Verdict::Reversed { .. });
    if !differ && !said && !are_wrong {
        return;
    }
    // What is asked about lost time comes first. Where another station keeps the board they begin there.
    let here = scene.snap.hall.is_kept_here(at.board);
    if owed && here && !at.asks_for_lost_time() {
        // Where no difference is known there is nothing to record of the boards and the scores.
        if std::mem::take(&mut state.is_new_report) && differ {
            at.ask(Command::Reconcile, actions);
        }
        // The step that comes next would break off what is only told.
        actions.push(UiMessage::Say(Manner::Assertive, verdict_text(scene, &found)));
        state.begin(scene, &found);
        ui.ctx().request_repaint();
        return;
    }
    let title = match found.verdict {
        _ if differ || said => "match-settle",
        Verdict::Reversed { .. } => "match-settle-reversed",
        _ => "match-settle-scores",
    };
    card(ui, &scene.say(title), |ui| {
        ui.label(Text::Strong.rich(verdict_text(scene, &found)));
        for line in told::reversals(scene.words, &found) {
            soft(ui, line);
        }
        for line in told::scores(scene.words, &found) {
            soft(ui, line);
        }
        for standing in &found.standings {
            soft(ui, told::board_comparison(scene.words, &found, standing));
        }
        ui.horizontal_wrapped(|ui| {
            // Nothing is corrected any more once the game has ended; an incident can be opened still.
            let going = at.game.outcome().is_none();
            let begin = scene.say("match-settle-begin");
            if going && button(ui, Weight::Primary, &begin, None).clicked() {
                actions.hear(Audience::All, verdict_text(scene, &found));
                if found.verdict != Verdict::Same {
                    at.ask(Command::Reconcile, actions);
                }
                state.begin(scene, &found);
                ui.ctx().request_repaint();
            }
            incidents_ui(ui, scene, &found, actions);
        });
    });
}

/// What is to be done in one sentence, and where the one board that is wrong differs from what it should
/// show.
fn verdict_text(scene: &Scene<'_>, found: &Reconciliation) -> String {
    // There are steps all the same where a player finds a difference.
    if found.verdict == Verdict::Same {
        return scene.say("match-settle-reported");
    }
    let verdict = told::verdict(scene.words, &found.line, &found.verdict);
    let (Verdict::Adjust { boards } | Verdict::AsAnnounced { boards }) = &found.verdict else {
        return verdict;
    };
    let ([board], Some(target)) = (boards.as_slice(), &found.target) else { return verdict };
    let target = target.placement();
    let wrong = found.boards.of(*board).differences(&target);
    let squares: Vec<String> = wrong.map(|(square, ..)| square.to_string()).collect();
    let args = [("verdict", verdict.into()), ("squares", squares.join(", ").into())];
    scene.say_with("match-settle-squares", &args)
}

/// The way to the incident, with what was found.
fn incidents_ui(ui: &mut Ui, scene: &Scene<'_>, found: &Reconciliation, actions: &mut Actions) {
    for case in found.cases() {
        let case = jadoube_laws::rulings::case::Case::BoardsDiffer(case);
        if button(ui, Weight::Plain, &scene.say("match-open-incident"), None).clicked() {
            actions.open(incident::IncidentForm::of_case(scene, &case));
        }
    }
}

/// Whether the boards differ other than by a move that is still to be executed on one of them.
fn is_wrong(scene: &Scene<'_>, at: &Match<'_>) -> bool {
    let noticed = at.blind.noticed.iter();
    let noticed = noticed.filter(|one| one.ply >= last_but_one(at));
    let compared = at.blind.comparison.filter(|one| one.ply == at.game.ply());
    let wrongly = |side: &Side| !is_rightly_different(at.blind, at.game, *side);
    let said = |one: Comparison| {
        let mut differ = Side::BOTH.iter().filter(|side| *one.found.of(**side) == Some(false));
        differ.any(wrongly)
    };
    noticed.into_iter().any(|one| differs(&one.what))
        || compared.is_some_and(said)
        || is_different(at.blind, at.game, scene.snap.edition)
}

/// Whether both boards show the same, and that is the wrong way round.
fn are_reversed(at: &Match<'_>) -> bool {
    let right = read_to_both(at.blind, at.game);
    Reversal::of(&at.placements().white, &[right]).is_some()
}

fn has_both_scores(game: &Game) -> bool {
    Side::BOTH.into_iter().all(|side| !game.sheets.of(side).sheet().cells().is_empty())
}

fn last_but_one(at: &Match<'_>) -> Ply {
    Ply(at.game.ply().0.saturating_sub(1))
}

const fn differs(what: &jadoube_core::blind::notice::Notice) -> bool {
    use jadoube_core::blind::notice::Notice;
    matches!(
        what,
        Notice::BoardsDiffer { .. }
            | Notice::ExecutionDiffers { .. }
            | Notice::ComparedDifferent { .. }
            | Notice::OutOfOrder { .. }
    )
}

impl Settle {
    /// Takes note that a difference is reported, also once more after its steps.
    pub(super) fn note_report(&mut self) {
        if self.going.is_none() {
            (self.settled, self.is_new_report) = (None, true);
        }
    }

    /// The player who has reported a difference whose steps have not begun.
    pub(super) fn owed(&self, at: &Match<'_>) -> Option<Side> {
        let waits = self.going.is_none() && self.settled != at.blind.comparison;
        at.blind.reported(at.game).filter(|_| waits)
    }

    /// The steps are gone through from now on.
    fn begin(&mut self, scene: &Scene<'_>, found: &Arc<Reconciliation>) {
        let mut steps = procedure(found, scene.snap.edition.rules.blind.wrong_execution.value);
        if steps.is_empty() {
            steps = steps_on_report(found);
        }
        let steps = steps.into_iter().map(|step| (step, Progress::ToDo)).collect();
        self.going = Some(Going::begin(found.clone(), steps));
    }

    /// Takes note of what is recorded of the match.
    pub(super) fn note(&mut self, what: &Event) {
        if let Some(going) = &mut self.going {
            going.note(what);
        }
    }

    /// Takes note that the desk has answered what was asked of the steps, whether it is heard of or not.
    pub(super) const fn note_answer(&mut self) {
        if let Some(going) = &mut self.going {
            going.sent = false;
        }
    }

    /// The steps are over because the game is: what is still to be done is recorded nowhere.
    pub(super) fn end(&mut self) {
        self.left |= self.going.take().is_some();
    }

    /// Whether the steps wait for what both sides find.
    pub(super) fn is_comparing(&self) -> bool {
        let mut steps = self.going.iter().flat_map(|going| &going.steps);
        steps.any(|(_, progress)| *progress == Progress::Compared)
    }

    /// Brings the keyboard to the step that comes next; returns whether there is one.
    pub(super) fn take_focus(&mut self) -> bool {
        let Some(going) = self.going.as_mut().filter(|going| going.next().is_some()) else {
            return false;
        };
        going.reached = None;
        true
    }

    /// Whether the steps are over and the keyboard has to go on; true once.
    pub(super) const fn take_left(&mut self) -> bool {
        std::mem::replace(&mut self.left, false)
    }

    /// Takes note whether a side that has said that its board agrees need not say so once more.
    pub(super) fn note_agreed(&mut self, agreed: bool) {
        if let Some(going) = &mut self.going {
            going.agreed = agreed;
        }
    }

    /// Whether there is such a side while the boards are being corrected.
    pub(super) fn is_agreed(&self) -> bool {
        self.going.as_ref().is_some_and(|going| going.agreed)
    }

    /// Whether the position has to be read aloud anew; true once.
    pub(super) fn take_reads(&mut self) -> bool {
        self.going.as_mut().is_some_and(|going| std::mem::take(&mut going.reads))
    }

    /// Whether a step comes next that acts at the boards and the clock would go against.
    pub(super) fn is_guiding(&self) -> bool {
        let next = self.going.as_ref().and_then(|going| going.steps.get(going.next()?));
        // A move that was made on one board only is announced and executed by the usual acts.
        next.is_some_and(|(step, _)| !matches!(step, Step::Announce { .. }))
    }

    /// What takes the place of what the move lacks: the step that comes next, or a verdict by which the
    /// boards are not corrected to the announcement.
    pub(super) fn headline(&self, scene: &Scene<'_>) -> Option<String> {
        if let Some(going) = &self.going {
            let nth = going.next()?;
            let (step, _) = going.steps.get(nth)?;
            let text = told::step(scene.words, &going.found.line, step);
            return Some(step_of(scene, nth, going.steps.len(), &text));
        }
        let (game, _, found) = self.found.as_ref()?;
        // Of a game that has ended the result stands there.
        if game.outcome().is_some() {
            return None;
        }
        matches!(found.verdict, Verdict::Retrace { .. } | Verdict::Undecided { .. })
            .then(|| told::verdict(scene.words, &found.line, &found.verdict))
    }

    /// What is wrong, worked out once for each state of the match.
    fn look(&mut self, scene: &Scene<'_>, at: &Match<'_>) -> Arc<Reconciliation> {
        let hall = &scene.snap.hall;
        let now = (hall.game(at.board), hall.blind(at.board));
        if let (Some((game, blind, found)), (Some(game_now), Some(blind_now))) = (&self.found, now)
            && Arc::ptr_eq(game, game_now)
            && Arc::ptr_eq(blind, blind_now)
        {
            return found.clone();
        }
        let found = Arc::new(reconcile(&table(at.game, at.blind, scene.now)));
        if let (Some(game), Some(blind)) = now {
            self.found = Some((game.clone(), blind.clone(), found.clone()));
        }
        found
    }
}

/// “Step 2 of 5: …”
fn step_of(scene: &Scene<'_>, nth: usize, count: usize, text: &str) -> String {
    let args = [("nth", (nth + 1).into()), ("count", count.into()), ("step", text.into())];
    scene.say_with("match-step-of", &args)
}

/// The steps, the first that is not done with its buttons.
fn going_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    state: &mut Settle,
    actions: &mut Actions,
) {
    let Some(going) = &mut state.going else { return };
    going.follow(scene, at, actions);
    let (mut ends, mut left) = (false, false);
    // What belongs to a step is known by the step and not by its place: what comes to its place is not
    // pressed by the key that was meant for it.
    let id = Id::unique("the steps that correct the boards");
    let guide = |ui: &mut Ui| {
        let found = going.found.clone();
        ui.label(Text::Strong.rich(verdict_text(scene, &found)));
        let next = going.next();
        // The keyboard goes from step to step: who listens hears what is to be done next.
        let reached = Some(next.unwrap_or(going.steps.len()));
        let comes = going.reached != reached && focus::can_come(ui);
        if comes {
            going.reached = reached;
        }
        for nth in 0..going.steps.len() {
            let waits = going.steps.get(nth).is_some_and(|(_, to)| *to == Progress::ToDo);
            known(ui, id.with((nth, waits)), |ui| {
                ui.horizontal_wrapped(|ui| {
                    let text = step_ui(ui, scene, going, nth);
                    if next == Some(nth) {
                        acts_ui(ui, scene, at, (&mut *going, nth, &text, comes), actions);
                    }
                });
            });
        }
        ends = verified_ui(ui, scene, at, going, actions);
        let leave = known(ui, id.with("leave"), |ui| {
            button(ui, Weight::Plain, &scene.say("match-settle-leave"), None)
        });
        // A step that is being recorded is not left undone.
        if leave.clicked() && !going.is_under_way(scene, actions) {
            ends = true;
            if let Some(what) = going.leaving() {
                at.ask(what, actions);
            }
        }
        left = ends || (comes && next.is_none());
        incidents_ui(ui, scene, &found, actions);
    };
    known(ui, id, |ui| card(ui, &scene.say("match-settle-begin"), guide));
    state.left |= left;
    if ends {
        (state.going, state.settled) = (None, at.blind.comparison);
    }
}

/// A step with how far it has come; returns its text.
fn step_ui(ui: &mut Ui, scene: &Scene<'_>, going: &Going, nth: usize) -> String {
    let Some((step, progress)) = going.steps.get(nth) else { return String::new() };
    let text = told::step(scene.words, &going.found.line, step);
    let word = scene.say(progress.id());
    let (sign, behind) = match progress {
        Progress::Done => ("☑", String::new()),
        Progress::Skipped => ("☐", format!(" ({word})")),
        Progress::ToDo | Progress::Asked | Progress::Compared => ("☐", String::new()),
    };
    let label = ui.label(Text::Body.rich(format!("{sign} {}. {text}{behind}", nth + 1)));
    let told = format!("{word}: {}. {text}", nth + 1);
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_value(told));
    text
}

/// What can be done about the step that comes next.
fn acts_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    (going, nth, text, comes): (&mut Going, usize, &str, bool),
    actions: &mut Actions,
) {
    let Some((step, progress)) = going.steps.get(nth).cloned() else { return };
    let mut acts = Vec::new();
    match step {
        Step::Hear { .. } => {
            for right in Side::BOTH {
                let act = button(ui, Weight::Plain, &stands(scene, right), None);
                if act.clicked() {
                    decide(scene, at, (&mut *going, &step, right), actions);
                }
                acts.push(act);
            }
        }
        // Both sides are asked above.
        Step::Compare if progress != Progress::ToDo => {}
        _ => {
            let act = button_about(ui, Weight::Primary, &scene.say("match-step-do"), text);
            if act.clicked() {
                do_step(scene, at, (&mut *going, nth), actions);
            }
            acts.push(act);
        }
    }
    let skip = button_about(ui, Weight::Quiet, &scene.say("match-step-skip"), text);
    if skip.clicked() && !going.is_under_way(scene, actions) {
        at.ask(Command::SkipStep { step }, actions);
        going.sent = true;
    }
    // While both sides compare, the keyboard is at their answers. Where the own voice speaks for a screen reader
    // it says the step as what is to be done next.
    if let (true, Some(first)) = (comes, acts.first()) {
        first.request_focus();
        let said = step_of(scene, nth, going.steps.len(), text);
        actions.hear(Audience::OwnVoice, said);
    }
}

/// Asks for a step that is done, which is known to be once it is recorded.
fn do_step(
    scene: &Scene<'_>,
    at: &Match<'_>,
    (going, nth): (&mut Going, usize),
    actions: &mut Actions,
) {
    if going.is_under_way(scene, actions) {
        return;
    }
    let found = going.found.clone();
    let is_done = |(step, progress): &(Step, Progress)| {
        matches!(step, Step::Hear { .. }) && *progress == Progress::Done
    };
    // What was said before a board was decided for is no answer to what is compared now.
    let holds = going.agreed && !going.steps.iter().any(is_done);
    let Some((step, progress)) = going.steps.get_mut(nth) else { return };
    // What is asked about lost time comes first, and is brought back as by the key for the clock.
    if matches!(step, Step::StartClock { .. }) && at.asks_for_lost_time() {
        return actions.run(Action::PressClock);
    }
    if *step == Step::Compare {
        if !holds {
            at.ask(Command::Compare, actions);
            going.sent = true;
        }
        *progress = Progress::Asked;
        going.reads = true;
        return;
    }
    let reason = told::verdict(scene.words, &found.line, &found.verdict);
    at.ask(done(step, reason), actions);
    going.sent = true;
}

/// Which board the arbiter decided for.
fn stands(scene: &Scene<'_>, right: Side) -> String {
    scene.say_with("match-hear-right", &[("side", chess::side(scene.words, right).into())])
}

/// The arbiter has heard everybody and decides for a board: the record takes its move, the other board
/// is put right, and both are compared.
fn decide(
    scene: &Scene<'_>,
    at: &Match<'_>,
    (going, step, right): (&mut Going, &Step, Side),
    actions: &mut Actions,
) {
    if going.is_under_way(scene, actions) {
        return;
    }
    going.sent = true;
    let reason = stands(scene, right);
    let boards = at.placements();
    let (stands, wrong) = (boards.of(right), right.other());
    let what = Command::DoStep { step: step.clone(), reason, right: Some(right) };
    at.ask(what, actions);
    // By what the boards show now: once the record is another one, nothing is known of them any more.
    let hands = handlings(boards.of(wrong), stands).into_iter();
    let hands = hands.map(|hand| Step::Handle { board: wrong, hand });
    let rest = [Step::Compare, Step::StartClock { side: at.game.turn() }];
    going.decided = hands.chain(rest).collect();
}

/// The boards checked square by square once all is done; returns whether the steps end: the boards are
/// right, or the game went on.
fn verified_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    going: &mut Going,
    actions: &mut Actions,
) -> bool {
    if going.next().is_some() {
        return false;
    }
    if going.told_at.is_some_and(|told| told != come_so_far(at)) {
        return true;
    }
    let target = going.found.target.as_ref().map(Position::placement);
    let check = verify(&at.placements(), target.as_ref());
    let (tone, told) = if check.is_done() {
        (Tone::Good, vec![scene.say("match-boards-same")])
    } else {
        let left = Side::BOTH.into_iter().flat_map(|board| {
            check.left.of(board).iter().map(move |hand| Step::Handle { board, hand: *hand })
        });
        let left: Vec<String> = left.map(|left| scene.words.tell(&left)).collect();
        // Where nothing says what they should show, it is told how they differ.
        let differ = check.differences.iter().filter(|_| left.is_empty());
        let differ: Vec<String> = differ.map(|one| scene.words.tell(one)).collect();
        (Tone::Bad, [left, differ].concat())
    };
    for line in &told {
        badge(ui, tone, line);
    }
    let told = told.join(". ");
    if going.checked != told {
        going.checked.clone_from(&told);
        going.told_at = Some(come_so_far(at));
        actions.hear(Audience::All, told);
    }
    check.is_done()
}
